import { describe, expect, test } from 'vitest';

import { workflowFrom } from '../testing/diagnose-workflow.ts';

test('a workflow in each of the forms that GitHub takes', async () => {
  const texts = ['on: push', 'on: [push, pull_request]', 'on: { push: , pull_request: { paths: [a] } }'];
  const jobs =
    'jobs:\n  a: { runs-on: { group: g, labels: [x] }, needs: b, steps: [{ run: 1 }] }\n  b: { runs-on: y }\n';
  const parsed = await Promise.all(texts.map((on) => workflowFrom(`${on}\n${jobs}`)));
  expect(parsed.map(({ triggers }) => [...triggers.keys()])).toEqual([
    ['push'],
    ['push', 'pull_request'],
    ['push', 'pull_request'],
  ]);
  const [a, b] = parsed[0]?.jobs ?? [];
  expect(a).toMatchObject({ id: 'a', needs: ['b'], runsOn: ['x'], steps: [{ run: '1', uses: null }] });
  expect(b).toMatchObject({ id: 'b', needs: [], runsOn: ['y'], steps: [] });
});

describe('what is no workflow', () => {
  test.each([
    ['', /gate\.yml:1: expected a workflow with `on` and `jobs`, found nothing/],
    ['# nothing\n', /expected a workflow with `on` and `jobs`, found nothing/],
    ['- a\n', /expected a workflow .*, found a list/],
    ['text\n', /expected a workflow .*, found "text"/],
    ['on: push\n', /\/jobs: expected a mapping of jobs, found nothing/],
    ['jobs: {}\n', /\/on: expected the events that start the workflow, found nothing/],
    ['on: { }\njobs: [a]\n', /\/jobs: expected a mapping of jobs, found a list/],
    ['on: push\njobs:\n  a: b\n', /gate\.yml:3: \/jobs\/a: expected a mapping, found "b"/],
    [
      'on: push\njobs:\n  a:\n    steps: { run: x }\n',
      /gate\.yml:4: \/jobs\/a\/steps: expected a list of steps, found a mapping/,
    ],
    [
      'on: push\njobs:\n  a:\n    steps:\n      - x\n',
      /gate\.yml:5: \/jobs\/a\/steps\/0: expected a mapping, found "x"/,
    ],
    ['on: push\njobs: &a [*a]\n', /\/jobs: expected a mapping of jobs, found a list/],
    ['on: push\njobs: &a\n  b: *a\n  c: { steps: x }\n', /expected a list of steps/],
  ])('%j', async (text, message) => {
    await expect(workflowFrom(text)).rejects.toThrow(message);
    await expect(workflowFrom(text)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('is told once for all its places', async () => {
    const text = 'on: push\njobs:\n  a: 1\n  b:\n    steps: 2\n';
    await expect(workflowFrom(text)).rejects.toMatchObject({ problems: [{ line: 3 }, { line: 5 }] });
  });
});

test('names of what every object has are names of jobs like others', async () => {
  const { jobs } = await workflowFrom('on: push\njobs:\n  constructor: { runs-on: x }\n  __proto__: { runs-on: y }\n');
  expect(jobs.map(({ id, runsOn, steps }) => [id, runsOn, steps])).toEqual([
    ['constructor', ['x'], []],
    ['__proto__', ['y'], []],
  ]);
});
