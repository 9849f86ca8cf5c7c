import { describe, expect, test } from 'vitest';

import { evaluate, type Value } from './evaluate-expression.ts';
import { parseExpression, parseTemplate } from './expression.ts';

function valueOf(source: string, event: string | null = null): Value {
  const tree = parseExpression(source);
  if (tree === null) throw new Error(`no expression: ${source}`);
  return evaluate(tree, { event, functions: { always: true } });
}

test.each([
  ["'a'", 'a'],
  ["''", ''],
  ['1.5', 1.5],
  ['true', true],
  ['null', null],
  ['!true', false],
  ["'A' == 'a'", true],
  ["'a' != 'b'", true],
  ['always()', true],
  ['ALWAYS()', true],
  ["github.event_name == 'push'", true],
  ["github.event_name == 'push' && 'x' || 'y'", 'x'],
  ["github.event_name == 'pull_request' && 'x' || 'y'", 'y'],
  ['github.head_ref', ''],
  ['github.event.pull_request.number', ''],
  ["github.head_ref || 'main'", 'main'],
  ['1 == true', undefined],
  ['failure()', undefined],
  ['vars.x', undefined],
  ["vars.x == 'a'", undefined],
  ["vars.x && 'a' || 'b'", undefined],
])('in a push, %s is %j', (source, known) => {
  expect(valueOf(source, 'push').known).toBe(known);
});

test.each([
  ['github.sha', true],
  ['vars.x', undefined],
  ['vars.x || true', true],
  ['vars.x && false', false],
  ['vars.x && true', undefined],
  ['false || vars.x', undefined],
  ["'' || 0 || null", false],
  ['github.event.merge_group.head_sha', false],
  ['github.event.head_commit.id', true],
  ['!vars.x', undefined],
])('in a push, %s counts as %s', (source, truthy) => {
  expect(valueOf(source, 'push').truthy).toBe(truthy);
});

describe('what the text of a value comes from', () => {
  test.each([
    ['github.sha', ['github.sha'], ['github.sha']],
    ['vars.a || vars.b', ['vars.a', 'vars.b'], []],
    ['vars.a || vars.a', ['vars.a'], ['vars.a']],
    ['vars.a && vars.b', ['vars.b'], []],
    ["format('{0}{1}', vars.a, vars.b)", ['vars.a', 'vars.b'], ['vars.a', 'vars.b']],
    ["contains(vars.a, 'x')", [], []],
    ['vars.a == vars.b', [], []],
    ['fromJSON(vars.a).b[0].c', ['vars.a'], ['vars.a']],
    ['needs.*.result', ['needs.*.result'], ['needs.*.result']],
    ['needs[vars.a].result', ['needs.*.result'], ['needs.*.result']],
  ])('%s', (source, may, must) => {
    const value = valueOf(source);
    expect([[...value.may], [...value.must]]).toEqual([may, must]);
  });
});

test.each([
  '',
  ' ',
  'a b',
  '(',
  "'a",
  'a.',
  'a[',
  'f(',
  'a ==',
  '"a"',
  '{}',
  `${'!'.repeat(100)}a`,
  `'${'a'.repeat(30_000)}'`,
])('is no expression: %j', (source) => {
  expect(parseExpression(source)).toBeNull();
});

test.each([
  ['a ${{ b }} c', ['a ', ' c'], ['b']],
  ['${{b}}${{c}}', ['', '', ''], ['b', 'c']],
  ["${{ '}}' }}", ['', ''], ["'}}'"]],
  ["${{ 'it''s }}' }}x", ['', 'x'], ["'it''s }}'"]],
  ['${{ a', ['${{ a'], []],
  ['$ {{ a }} ${ { b } }', ['$ {{ a }} ${ { b } }'], []],
  ['', [''], []],
])('%j has its expressions where GitHub sees them', (text, literals, sources) => {
  const template = parseTemplate(text);
  expect([template.literals, template.expressions.map(({ source }) => source)]).toEqual([literals, sources]);
});
