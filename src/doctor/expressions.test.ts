import { expect, test } from 'vitest';

import { asksJobs, parseTemplate, readBy } from './expressions.ts';

test.each([
  ['a ${{ b }} c', ['a ', ' c'], ['b']],
  ['${{b}}${{c}}', ['', '', ''], ['b', 'c']],
  ["${{ '}}' }}", ['', ''], ["'}}'"]],
  ["${{ 'it''s }}' }}x", ['', 'x'], ["'it''s }}'"]],
  ['${{ a', ['${{ a'], []],
  ['$ {{ a }} ${ { b } }', ['$ {{ a }} ${ { b } }'], []],
  ['', [''], []],
])('%j has its expressions where GitHub sees them', (text, literals, expressions) => {
  expect(parseTemplate(text)).toEqual({ literals, expressions });
});

test.each([
  ['push', 'GitHub.Head_Ref || github.sha', 'github.sha'],
  ['pull_request', 'github.head_ref || github.sha', 'github.head_ref'],
  ['pull_request_target', 'github.event.number || github.sha', 'github.event.number'],
  [
    'merge_group',
    'github.event.pull_request.number||github.event.merge_group.head_sha',
    'github.event.merge_group.head_sha',
  ],
  ['pull_request', 'github.event.merge_group.head_sha || github.ref', 'github.ref'],
  ['merge_group', 'github.event.after || github.event.pull_request.number', ''],
  ['push', 'inputs.group || github.sha', 'inputs.group'],
  ['merge_group', 'github.event.number_of || github.sha', 'github.event.number_of'],
  [null, 'github.head_ref || github.sha', 'github.head_ref'],
])('in runs by %s, %j reads %j', (event, expression, expected) => {
  expect(readBy(event, expression)).toBe(expected);
});

test.each([
  ['needs.a.result', true],
  ["contains(needs.*.result, 'x')", true],
  ["needs['a']", true],
  ['toJSON(Needs)', true],
  ['success()', true],
  ['!Failure ( )', true],
  ['inputs.needs', false],
  ['my-needs.x', false],
  ["'needs.a'", false],
  ["'failure()'", false],
  ['steps.success', false],
  ['always() && cancelled()', false],
])('%j depends on other jobs: %s', (expression, expected) => {
  expect(asksJobs(expression)).toBe(expected);
});
