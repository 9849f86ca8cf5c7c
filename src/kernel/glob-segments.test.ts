import { describe, expect, test } from 'vitest';

import { globSegments } from './glob-segments.ts';

describe('a glob', () => {
  test.each([
    ['**/*.json', ['**', '*.json']],
    ['*a*b*/**/c/**/d/**', ['*a*b*', '**', 'c', '**', 'd', '**']],
    ['src/*/{a,b}.json', ['src', '*', '{a,b}.json']],
    ['{a/b,c}/*.json', ['{a/b,c}/*.json']],
    ['!cases/x', ['!cases/x']],
    [`{${Array(100).fill('a').join(',')}}`, [`{${Array(100).fill('a').join(',')}}`]],
  ])('%s is compared part by part', (glob, parts) => {
    expect(globSegments(glob)).toEqual(parts);
  });

  test.each([
    ['a'.repeat(257), 'expected at most 256 characters, found 257'],
    ['cases/*a*a*a*a.json', 'expected at most 3 stars between slashes or in groups, found 4'],
    ['{*a/,b}*a*a*a', 'expected at most 3 stars between slashes or in groups, found 4'],
    ['**/a/**/b/**/c/**', 'expected at most 3 times `**`, found 4'],
    [`{${Array(101).fill('a').join(',')}}`, 'expected at most 100 alternatives, found 101'],
    ['{a,aa}'.repeat(7), 'expected at most 100 alternatives, found 128'],
    ['?(a)'.repeat(7), 'expected at most 100 alternatives, found 128'],
    ['+(a*)b', 'expected no repeated group, found one'],
    ['(a+)+b', 'expected no repeated group, found one'],
  ])('%s is over its bounds', (glob, message) => {
    expect(() => globSegments(glob)).toThrow(message);
  });
});
