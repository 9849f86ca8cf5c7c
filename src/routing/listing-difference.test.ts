import { describe, expect, test } from 'vitest';
import { listingDifference, type ListedText } from './listing-difference.ts';

function text(fields: object | null, body = 'Do it.'): ListedText {
  return { fields: fields === null ? null : new Map(Object.entries(fields)), body };
}

describe('listingDifference', () => {
  const BASE = { name: 'a', description: 'Use it.' };
  test.each<[string, ListedText, ListedText, string[] | null]>([
    ['nothing', text(BASE), text(BASE), []],
    ['the order of the fields', text(BASE), text({ description: 'Use it.', name: 'a' }), []],
    ['the order inside of a field', text({ ...BASE, x: { a: 1, b: [2] } }), text({ ...BASE, x: { b: [2], a: 1 } }), []],
    ['the body', text(BASE), text(BASE, 'Do it otherwise.'), []],
    ['the description', text(BASE), text({ ...BASE, description: 'Use it!' }), ['description']],
    ['the name', text(BASE), text({ ...BASE, name: 'b' }), ['name']],
    ['a field that is new', text(BASE), text({ ...BASE, when_to_use: 'Always.' }), ['when_to_use']],
    ['a field that goes', text({ ...BASE, 'user-invocable': false }), text(BASE), ['user-invocable']],
    ['a field that becomes null', text({ ...BASE, x: 1 }), text({ ...BASE, x: null }), ['x']],
    [
      'several, in order',
      text({ ...BASE, 'disable-model-invocation': true }),
      text({ name: 'b', description: 'Use it.', 'disable-model-invocation': false }),
      ['disable-model-invocation', 'name'],
    ],
    ['another type', text({ ...BASE, x: true }), text({ ...BASE, x: 'true' }), ['x']],
    ['a list in another order', text({ ...BASE, paths: ['a', 'b'] }), text({ ...BASE, paths: ['b', 'a'] }), ['paths']],
    ['what holds only once it is loaded', text(BASE), text({ ...BASE, 'allowed-tools': 'Read' }), []],
    ['what people read', text({ ...BASE, license: 'MIT', version: 1 }), text({ ...BASE, version: 2 }), []],
    ['what we read', text({ ...BASE, renamed_from: 'z' }), text(BASE), []],
    [
      'a version of metadata',
      text({ ...BASE, metadata: { version: '1', author: 'x' } }),
      text({ ...BASE, metadata: { version: '2' } }),
      [],
    ],
    [
      'other metadata',
      text({ ...BASE, metadata: { version: '1' } }),
      text({ ...BASE, metadata: { version: '1', 'short-description': 'x' } }),
      ['metadata.short-description'],
    ],
    ['metadata that is none', text({ ...BASE, metadata: 'x' }), text({ ...BASE, metadata: ['x'] }), ['metadata']],
    ['the body, without a description', text({ name: 'a' }), text({ name: 'a' }, 'Other.'), ['description']],
    ['the body, with a blank one', text({ description: ' ' }), text({ description: ' ' }, 'Other.'), ['description']],
    ['how lines of such a body end', text({ name: 'a' }, 'x\r\ny\r\n'), text({ name: 'a' }, 'x\ny'), []],
    ['what cannot be read any more', text(BASE), text(null), null],
    ['what could not be read', text(null), text(BASE), null],
    ['what never could', text(null), text(null), null],
  ])('%s', (_name, before, after, expected) => {
    expect(listingDifference(before, after)).toEqual(expected);
  });
});
