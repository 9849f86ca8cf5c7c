import { writeFileSync } from 'node:fs';
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
    ['{"schema": 2}', '/schema: expected 1, found 2'],
  ] as const) {
    writeFileSync(file, content);
    const refused = await pr.run(['report', file]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(found);
  }
  expect((await pr.run(['report', 'nowhere.json'])).code).toBe(2);
});
