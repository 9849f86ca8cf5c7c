import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import type { Results } from '../../contracts/results.ts';
import { IDLE, transcript } from './fake-client.ts';
import { runBench } from './run-bench.ts';
import { cli } from './run-bundle.ts';

const POLICY = { library_id: 'people', sensitivity: 'private', allowed_agents: [] };
const STAFF = { pattern_id: 'staff', regex: 'E-[0-9]{5}', replacement: 'E-*****', severity: 'high' };
const LIBRARIES = `governance:
  access:
    libraries:
      - library_id: people
        sensitivity: private
        paths: [cases]
        allowed_agents: [claude, publish]
        cloud_models_allowed: true
        redaction_rules:
          pii_detection: true
          custom_patterns: [{ pattern_id: staff, regex: 'E-[0-9]{5}', replacement: 'E-*****', severity: high }]
      - library_id: vault
        sensitivity: confidential
        paths: [vault]
        allowed_agents: []
`;

test('a library is asked before a unit begins, what it takes out is kept nowhere, and the head proves the log', async () => {
  const steps = [{ say: 'mail jane@example.com about E-12345' }, { load: 'one-skill' }, { say: 'Done.' }];
  const bench = runBench({
    script: () => ({ one: [{ print: transcript('claude', { steps }) }] }),
    config: `providers:\n  claude:\n${LIBRARIES}`,
  });
  const ran = await bench.run([], { ANTHROPIC_API_KEY: 'a-known-key-of-somebody' });
  expect(ran.unit('one').infra_reason).toBeNull();
  const kept = readFileSync(resolve(bench.pr.repository.path, ran.unit('one').transcript?.path ?? ''), 'utf8');
  expect(kept).toContain('mail ***@***.*** about E-*****');
  const results = JSON.parse(readFileSync(join(ran.folder, 'results.json'), 'utf8')) as Results;
  const { number, hash } = results.access_head ?? { number: 0, hash: '' };
  expect(number).toBe(1);
  const cwd = bench.pr.repository.path;
  const whole = await cli(['access', 'verify', '--head', `${number}:${hash}`], { cwd });
  expect([whole.code, whole.out]).toEqual([0, expect.stringContaining('the end is proven')]);
  const longer = await cli(['access', 'verify', '--head', `2:${hash}`], { cwd });
  expect([longer.code, longer.out]).toEqual([1, expect.stringContaining('the end was cut off')]);

  const asked = await cli(['access', 'check', 'vault', '--role', 'claude', '--model', 'm', '--json'], { cwd });
  expect([asked.code, JSON.parse(asked.out)]).toEqual([
    1,
    expect.objectContaining({ allowed: false, policy_applied: 'vault', reason: 'policy_violation' }),
  ]);
  // With the chunk that is loaded for patterns.
  writeFileSync(
    join(cwd, 'library.json'),
    JSON.stringify({ ...POLICY, redaction_rules: { custom_patterns: [STAFF] } }),
  );
  writeFileSync(join(cwd, 'notes.txt'), 'E-12345 jane@example.com\n');
  const redacted = await cli(['redact', '--policy', 'library.json', '--method', 'remove', 'notes.txt'], { cwd });
  expect([redacted.code, redacted.out]).toEqual([0, ' jane@example.com\n']);
  const report = await cli(['access', 'report'], { cwd });
  expect(report.out).toBe('people: 1 by 1 (claude 1), refused 0\nvault: 1 by 1 (claude 1), refused 1\n');
});

test('a unit that may not see its case is not begun; in a confidential library that ends the run', async () => {
  const of = (sensitivity: string): ReturnType<typeof runBench> =>
    runBench({
      script: () => ({ one: [IDLE] }),
      config: `providers:\n  claude:\ngovernance:\n  access:\n    libraries:\n      - { library_id: people, sensitivity: ${sensitivity}, paths: [cases], allowed_agents: [codex] }\n`,
    });
  const key = { ANTHROPIC_API_KEY: 'a-known-key-of-somebody' };
  const refused = (await of('private').run([], key)).unit('one');
  expect([refused.infra_reason, refused.termination?.reason]).toEqual(['invalid', 'policy_violation']);
  expect(refused.error).toContain('expected a role that people allows, found claude');
  const grave = await of('confidential').run([], key);
  expect([grave.code, grave.err]).toEqual([3, expect.stringContaining('access: expected a role that people allows')]);
});

test('what a person has to approve blocks a unit, and ends it where that is denied', async () => {
  const library = `{ library_id: people, sensitivity: private, paths: [cases], allowed_agents: [claude], cloud_models_allowed: true, require_approval_for: { cloud_escalation: true } }`;
  const bench = runBench({
    script: () => ({ one: [IDLE] }),
    config: `providers:\n  claude:\ngovernance:\n  access:\n    libraries:\n      - ${library}\n`,
  });
  const waiting = (await bench.run([])).unit('one');
  expect(waiting.termination?.reason).toBe('blocked');
  const [, id = ''] = /portcullis approval grant (\S+)/.exec(waiting.error ?? '') ?? [];
  expect((await bench.pr.run(['approval', 'deny', id, '--reason', 'no'])).code).toBe(0);
  const denied = (await bench.run([])).unit('one').termination;
  expect(denied).toMatchObject({ reason: 'approval_denied', can_retry: false, suggested_action: 'user_input' });
});
