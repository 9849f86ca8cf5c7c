import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { BASELINE, baselineOf, CASES, caseOf, everyClient, ignores, loads, pullRequest } from './pull-request.ts';

test('report shows a gate result as the gate did, as markdown, and again as JSON', async () => {
  const pr = pullRequest({
    [CASES]: [caseOf('alpha'), caseOf('beta')],
    [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }),
  });
  pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(ignores('beta-skill')) });
  const { folder } = await pr.replay();
  const file = join(pr.artifacts, 'gate-result.json');
  const args = ['gate', '--results', folder, '--base-ref', 'main', '--output', file];
  const gated = await pr.run(args);
  expect(gated.code).toBe(1);

  const text = await pr.run(['report', file]);
  expect([text.code, text.out, text.err]).toEqual([0, gated.out, '']);
  const markdown = await pr.run(['report', file, '--markdown']);
  expect(markdown.out).toContain('# Routing gate ❌ fails');
  expect(markdown.out).toContain('**Trials:**');
  const json = await pr.run(['report', file, '--json']);
  expect(json.out).toBe((await pr.run([...args, '--json'])).out);

  for (const [content, found] of [
    ['', 'The file is empty'],
    ['{"schema": 1', 'not valid JSON'],
    ['{"schema": 1}', '/schema: expected 2, found 1'],
  ] as const) {
    writeFileSync(file, content);
    const refused = await pr.run(['report', file]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(found);
  }
  expect((await pr.run(['report', 'nowhere.json'])).code).toBe(2);
});

test('gate writes SARIF, JUnit and markdown, and report shows any of its forms again', async () => {
  const pr = pullRequest({ [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) });
  pr.record({ alpha: { ...everyClient(loads('alpha')), claude: ignores('alpha-skill') } });
  const { folder } = await pr.replay();
  const file = (name: string): string => join(pr.artifacts, name);
  const files = ['--sarif', file('r.sarif'), '--junit', file('deep/r.xml'), '--markdown', file('r.md')];
  const args = ['gate', '--results', folder, '--base-ref', 'main', '--output', file('r.json')];
  const gated = await pr.run([...args, ...files]);
  expect([gated.code, gated.err]).toEqual([1, '']);

  for (const [format, name] of [
    ['sarif', 'r.sarif'],
    ['junit', 'deep/r.xml'],
    ['markdown', 'r.md'],
  ] as const) {
    const again = await pr.run(['report', file('r.json'), '--format', format]);
    expect(again.out).toBe(readFileSync(file(name), 'utf8'));
  }
  expect(readFileSync(file('deep/r.xml'), 'utf8')).toContain('<testcase name="alpha" classname="routing.claude"');
  expect(readFileSync(file('r.sarif'), 'utf8')).toContain('"ruleId": "routing/regression"');
  expect((await pr.run(['report', file('r.json'), '--format', 'comment'])).out).toContain('\n## ❌ The gate fails\n');

  // A report of the action is read as well, and one that contradicts itself is not.
  const result: unknown = JSON.parse(readFileSync(file('r.json'), 'utf8'));
  writeFileSync(file('report.json'), JSON.stringify({ schema: 2, run: null, result, stopped: null }));
  expect((await pr.run(['report', file('report.json')])).out).toBe(gated.out);
  writeFileSync(file('report.json'), JSON.stringify({ schema: 2, run: null, result: null, stopped: null }));
  expect((await pr.run(['report', file('report.json')])).err).toContain('either a result or why the gate stopped');
  const unknown = await pr.run(['report', file('r.json'), '--format', 'html']);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('Allowed choices are text, markdown')]);
});

test('a gate that stops leaves files that say so, and its exit code stays whatever cannot be written', async () => {
  const pr = pullRequest({ [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) });
  pr.record({ alpha: everyClient(loads('alpha')) });
  const { folder } = await pr.replay();
  const file = (name: string): string => join(pr.artifacts, name);
  const args = ['gate', '--results', folder, '--base-ref'];
  const stopped = await pr.run([...args, 'nowhere', '--junit', file('r.xml'), '--sarif', file('r.sarif')]);
  expect(stopped.code).toBe(3);
  expect(readFileSync(file('r.xml'), 'utf8')).toContain('errors="1"');
  expect(readFileSync(file('r.sarif'), 'utf8')).toContain('"executionSuccessful": false');

  mkdirSync(file('folder'));
  const unwritten = await pr.run([...args, 'nowhere', '--junit', file('folder')]);
  expect([unwritten.code, unwritten.err]).toEqual([3, expect.stringContaining('warning: ')]);
  const holds = await pr.run([...args, 'main', '--junit', file('folder')]);
  expect([holds.code, holds.err]).toEqual([2, expect.stringContaining('the junit report')]);
});
