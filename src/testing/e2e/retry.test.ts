import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

const FILE = '.github/portcullis/policies/retry.json';

/** A repository's folder with a policy, of what `retry policy` prints in it with these changes of its text. */
async function withPolicy(change: (text: string) => string): Promise<string> {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, '.github/portcullis/policies'), { recursive: true });
  // As a shell does that writes there.
  writeFileSync(join(cwd, FILE), '');
  const { out } = await cli(['retry', 'policy', '--policy', 'default'], { cwd });
  writeFileSync(join(cwd, FILE), change(out));
  return cwd;
}

describe('retry policy', () => {
  test('prints the policy that holds, and says what a change makes its digest', async () => {
    const cwd = await withPolicy((text) => text.replace('"maxAttempts": 2', '"maxAttempts": 4'));
    const refused = await cli(['retry', 'policy'], { cwd });
    expect([refused.code, refused.out]).toEqual([2, '']);
    const digest = /expected (pol1_[0-9a-f]{64}), found "pol1_/.exec(refused.err)?.[1] ?? '';
    expect(refused.err).toContain(`retry_policy_invalid_digest: ${FILE}: policyDigest: `);
    const text = readFileSync(join(cwd, FILE), 'utf8').replace(/pol1_[0-9a-f]{64}/, digest);
    writeFileSync(join(cwd, FILE), text);
    expect(await cli(['retry', 'policy'], { cwd })).toMatchObject({ code: 0, out: text });
  });

  test('of a batch has an answer for each line, and the errors of the reference', async () => {
    const input =
      '{"id":"a","input":{}}\n{"id":"b","input":{"policyText":"{"}}\n{"id":"c","input":{"policyText":"{}"}}\n';
    const { code, out } = await cliProcess(['retry', 'policy', '--batch'], { input });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(answers).toMatchObject([
      { id: 'a', error: 'retry_policy_missing' },
      { id: 'b', error: 'retry_policy_invalid_json' },
      { id: 'c', error: 'retry_policy_invalid_shape' },
    ]);
    expect(code).toBe(2);
  });

  test.each([
    ['a file that is not there', 'none.json', 'retry_policy_missing'],
    ['a folder', '.', 'retry_policy_io_error'],
  ])('%s', async (_, file, errorClass) => {
    const { code, err } = await cli(['retry', 'policy', '--policy', file], { cwd: temporaryFolder() });
    expect([code, err]).toEqual([2, expect.stringContaining(errorClass)]);
  });

  test('by no class of waiting is refused before it is needed', async () => {
    const cwd = await withPolicy((text) => text.replace('"fixed_short"', '"soon"'));
    const { err } = await cli(['retry', 'policy'], { cwd });
    const digest = /expected (pol1_[0-9a-f]{64})/.exec(err)?.[1] ?? '';
    writeFileSync(join(cwd, FILE), readFileSync(join(cwd, FILE), 'utf8').replace(/pol1_[0-9a-f]{64}/, digest));
    expect((await cli(['retry', 'policy'], { cwd })).err).toContain(
      'operational_retry.backoffClass: expected one of none',
    );
  });
});

describe('retry decide', () => {
  test('says in words and as a document what is done', async () => {
    const cwd = temporaryFolder();
    const told = async (failure: object, ...args: readonly string[]) => {
      writeFileSync(join(cwd, 'f.json'), JSON.stringify(failure));
      return (await cli(['retry', 'decide', '--input', 'f.json', ...args], { cwd })).out;
    };
    expect(await told({ attempt: 2, stderr: 'network_timeout: x' })).toBe(
      'attempt 3 of 3 in 6 s; network_timeout, rule transient_retry of policy.portcullis.retry.v1\n',
    );
    expect(await told({ attempt: 1, failureClasses: ['check_failed'] })).toContain('no further attempt: mark_blocked');
    expect(JSON.parse(await told({ attempt: 1 }, '--json'))).toMatchObject({
      schema: 1,
      policyId: 'policy.portcullis.retry.v1',
      ruleId: 'operational_retry',
      matchedFailureClass: 'pipeline_missing_failure_class',
      waitSeconds: 2,
    });
  });

  test('of a batch, and where it cannot', async () => {
    const input = '{"id":1,"input":{"attempt":1,"stdout":"gate_timeout: x"}}\n{"attempt":0}\n{"attempt":"1"}\n';
    const { code, out } = await cli(['retry', 'decide', '--batch'], { cwd: temporaryFolder(), input });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(answers).toMatchObject([
      { id: 1, processClasses: ['gate_timeout'], witnessClasses: null, decision: { retry: true } },
      { decision: { error: 'retry_policy_invalid_shape' } },
      { error: 'invalid_input' },
    ]);
    expect(code).toBe(2);
    expect(await cli(['retry', 'decide'])).toMatchObject({ code: 2 });
    expect(await cli(['retry', 'decide', '--batch', '--input', 'f'])).toMatchObject({ code: 2 });
  });
});

test('retry escalate does what a decision says', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'f.json'), '{"attempt":3,"failureClasses":["flaky_io"]}');
  writeFileSync(join(cwd, 'd.json'), (await cli(['retry', 'decide', '--input', 'f.json', '--json'], { cwd })).out);
  const escalate = ['retry', 'escalate', '--input', 'd.json', '--scope', 'a build', '--issues', 'i.jsonl'];
  const none = await cli(escalate, { cwd });
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('escalation_issue_command_failed: ')]);
  writeFileSync(join(cwd, 'i.jsonl'), '{"id":"bd-1","title":"t"}\n');
  expect(await cli(escalate, { cwd })).toMatchObject({
    code: 0,
    out: 'issue_discover: applied, bd-2 in bd-1, issuesPath=i.jsonl; issueSource=ready:i.jsonl\n',
  });
  expect(readFileSync(join(cwd, 'i.jsonl'), 'utf8')).toContain(
    '[HarnessEscalation] a build retry exhausted (flaky_io)',
  );
});
