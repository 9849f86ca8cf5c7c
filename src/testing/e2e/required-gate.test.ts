import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DEFAULT_REQUIRED_BASELINE } from '../../contracts/required-baseline.ts';
import { parseGateResult } from '../../contracts/check-gate-result.ts';
import { GATE_DOCUMENTS } from '../../gates/documents.ts';
import { CONFIG, POLICY, policyText } from '../required-change.ts';
import {
  BASELINE,
  baselineOf,
  caseOf,
  CASES,
  everyClient,
  loads,
  pullRequest,
  type PullRequest,
} from './pull-request.ts';

const CHECKS = { lint: ['true'], test: ['false'] };

function change(): PullRequest {
  const pr = pullRequest({
    [CASES]: [caseOf('alpha')],
    [BASELINE]: baselineOf({ alpha: 'pass' }),
    [POLICY]: policyText(CHECKS),
    [CONFIG]: 'required:\n',
  });
  pr.commit({ 'src/a.ts': 'changed' });
  return pr;
}

/** Runs what the change needs; the folder of the batch. */
async function proofOf(pr: PullRequest): Promise<string> {
  const { err } = await pr.run(['required', 'run', '--base-ref', 'main', '--artifacts-root', pr.artifacts]);
  return /^ARTIFACT_DIR=(.+)$/m.exec(err)?.[1] ?? '';
}

test('required gate judges the proof alone', async () => {
  const pr = change();
  const [flags, folder] = [['required', 'gate', '--base-ref', 'main'], await proofOf(pr)];
  const gate = await pr.run([...flags, '--required', folder]);
  expect([gate.code, gate.err]).toEqual([1, '']);
  expect(gate.out).toMatch(/^✗ test: new\n {4}why {6}exit code 1: it has to pass$/m);
  expect(gate.out).toMatch(/^FAIL {2}1 new, 1 held$/m);
  const without = await pr.run([...flags, '--json']);
  expect(without.code).toBe(1);
  const { gates } = parseGateResult(without.out, 'stdout', GATE_DOCUMENTS);
  expect(gates.map(({ gate: name, counts }) => [name, counts['invalid']])).toEqual([['required', 1]]);
});

test('gate judges it beside the results', async () => {
  const pr = change();
  pr.record({ alpha: everyClient(loads('alpha')) });
  const [{ folder }, proof] = [await pr.replay(), await proofOf(pr)];
  const gated = await pr.gate(folder, '--required', proof);
  expect([gated.code, gated.result?.verdict]).toEqual([1, 'fail']);
  const { err, out } = await pr.run(['gate', '--results', folder, '--base-ref', 'main', '--required', proof]);
  expect([err, out]).toEqual(['', expect.stringMatching(/^FAIL {2}3 held; 1 new, 1 held$/m)]);
  const unproven = await pr.gate(folder);
  expect([unproven.code, unproven.out]).toEqual([
    1,
    expect.stringMatching(/expected a proof that lint, test ran on this commit/),
  ]);
  // A file that is compared with as it is tells of no change.
  const byFile = await pr.run(['gate', '--results', folder, '--baseline', BASELINE]);
  expect([byFile.code, byFile.out]).toEqual([
    0,
    expect.stringContaining('required checks are configured and not judged'),
  ]);
});

test('bless --required writes the baseline that the proof supports, a failure only with reason and day', async () => {
  const pr = change();
  const flags = ['bless', '--required', await proofOf(pr)];
  const bare = await pr.run(flags);
  expect([bare.code, bare.err]).toEqual([2, expect.stringMatching(/--reason and --expires, because test would/)]);
  const over = await pr.run([...flags, '--reason', 'known', '--expires', '2025-12-31']);
  expect([over.code, over.err]).toEqual([2, expect.stringMatching(/--expires YYYY-MM-DD, today or later;/)]);
  const wrong = await pr.run([...flags, '--reason', 'known', '--expires', '2999-02-31']);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/\/expires: expected a day/)]);
  const both = await pr.run([...flags, '--baseline', BASELINE]);
  expect([both.code, both.err]).toEqual([2, expect.stringMatching(/one of --required and --baseline/)]);
  const dry = await pr.run([...flags, '--dry-run']);
  expect([dry.code, dry.out]).toEqual([0, expect.stringMatching(/2 changes; .* not written\n$/)]);
  const written = await pr.run([...flags, '--reason', 'known', '--expires', '2999-12-31', '--json']);
  expect([written.code, JSON.parse(written.out)]).toMatchObject([
    0,
    {
      written: true,
      changes: [
        ['lint', null, 'passed'],
        ['test', null, 'failed'],
      ],
    },
  ]);
  expect(JSON.parse(readFileSync(join(pr.repository.path, DEFAULT_REQUIRED_BASELINE), 'utf8'))).toEqual({
    schema: 1,
    checks: {
      lint: { expected_status: 'passed' },
      test: { expected_status: 'failed', reason: 'known', expires: '2999-12-31' },
    },
  });
  const again = await pr.run(flags);
  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^0 changes; .* not written\n$/)]);
  pr.commit({ 'src/b.ts': 'more' });
  const other = await pr.run(flags);
  expect([other.code, other.err]).toEqual([3, expect.stringMatching(/expected proofs of the commit/)]);
});
