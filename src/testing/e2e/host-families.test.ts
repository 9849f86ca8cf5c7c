import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { pullRequest } from './pull-request.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

const POLICY = {
  schema: 1,
  policyKind: 'ci.instruction.policy.v1',
  policyId: 'p',
  allowedChecks: ['bad', 'good', 'other'],
  allowedNormalizers: ['n'],
};
const policyDigest = `pol1_${sha256Hex(canonicalJson(POLICY))}`;

const instruction = (requestedChecks: readonly string[]) => ({
  schema: 1,
  intent: 'i',
  scope: 's',
  normalizerId: 'n',
  policyDigest,
  requestedChecks,
  instructionType: 'ci.gate.check',
});

test('an instruction runs the checks that it names, leaves its witness, and is observed', async () => {
  const checks = { good: 'true', bad: 'exit 3' };
  const pr = pullRequest({
    [DEFAULT_REQUIRED_POLICY]: {
      schema: 1,
      policyKind: 'portcullis.required.policy.v1',
      policyId: 'test',
      classes: {},
      rules: [{ when: 'unclassified', require: Object.keys(checks), reason: 'any' }],
      checks: Object.entries(checks).map(([checkId, line]) => ({ checkId, command: ['sh', '-c', line] })),
    },
    '.github/portcullis/policies/instruction/p.json': { ...POLICY, policyDigest },
    'instructions/1-good.json': instruction(['good']),
    'instructions/1-bad.json': instruction(['good', 'bad']),
    'instructions/1-none.json': instruction(['lint']),
    'program.json': {
      calls: [
        { action: 'instruction.check', args: { instruction: 'instructions/1-good.json' } },
        { action: 'observe.instruction', args: { instructionId: '1-bad' } },
        { action: 'coherence.check' },
        { action: 'instruction.check', args: { instruction: 'instructions/1-none.json' } },
      ],
    },
  });
  pr.commit({ 'src/a.ts': 'changed' });
  const run = async (name: string) => {
    const ran = await pr.run(['instruction', 'run', `instructions/1-${name}.json`, '--base-ref', 'main', '--json']);
    return [ran.code, ran.out === '' ? ran.err : (JSON.parse(ran.out) as object)];
  };
  expect(await run('good')).toMatchObject([0, { verdictClass: 'accepted', executedChecks: ['good'] }]);
  expect(await run('bad')).toMatchObject([
    1,
    {
      verdictClass: 'rejected',
      results: expect.arrayContaining([{ checkId: 'bad', status: 'failed', exitCode: 3 }]) as object,
    },
  ]);
  expect(await run('none')).toMatchObject([
    1,
    { executedChecks: [], rejectStage: 'pre_execution', failureClasses: ['instruction_check_not_allowed'] },
  ]);
  const observe = async (...args: readonly string[]) =>
    JSON.parse((await pr.run(['observe', '--json', ...args])).out) as object;
  expect(await observe('--mode=instruction', '--instruction-id=1-bad')).toMatchObject({
    witness: { witnessKind: 'ci.instruction.v1', verdictClass: 'rejected' },
  });
  const latest = (await observe()) as {
    readonly observation: { readonly lastDecision: Readonly<Record<string, string>> };
  };
  const { lastDecision } = latest.observation;
  expect(lastDecision).toMatchObject({ decision: 'reject', verified: true });
  const projected = await observe('--mode=projection', `--projection-digest=${lastDecision['projectionDigest']}`);
  expect(projected).toMatchObject({ count: 2 });
  const { out } = await pr.run(['host', 'eval', '--program=program.json', '--json']);
  expect(JSON.parse(out)).toMatchObject({
    executedCallCount: 4,
    failureClasses: ['instruction_check_not_allowed'],
    effects: [{ resultClass: 'accepted' }, { payload: { witness: { verdictClass: 'rejected' } } }, {}, {}],
  });
});

/** A folder with these files of state, texts or JSON. */
function stateFolder(files: Readonly<Record<string, unknown>>): string {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(cwd, '.portcullis', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content)}\n`);
  }
  return cwd;
}

const ISSUE = { id: 'a', title: 'A', status: 'open', description: 'Acceptance: x\nVerify:\n- `sh test.sh`\n' };
const TIMES = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
const issues = (more: object = {}): string => `${JSON.stringify({ ...ISSUE, ...TIMES, ...more })}\n`;

test('an observation says what is there, and what somebody has to look at', async () => {
  const empty = temporaryFolder();
  const none = JSON.parse((await cli(['observe', '--json'], { cwd: empty })).out) as object;
  expect(none).toMatchObject({
    observation: { session: null, issues: null, failedRows: null, lastDecision: null, kpi: null },
  });
  const lease = { lease_id: 'l', owner: 'w', acquired_at: TIMES.created_at, expires_at: TIMES.created_at };
  const row = {
    schema: 1,
    stepKind: 'premath.harness.step.v1',
    stepId: 's',
    action: 'x',
    resultClass: 'failed',
    finishedAt: TIMES.created_at,
  };
  const loop = { dependencies: [{ issue_id: 'a', depends_on_id: 'a', type: 'related' }] };
  const cwd = stateFolder({
    'issues.jsonl': issues({ status: 'in_progress', assignee: 'w', lease, ...loop }),
    'harness_trajectory.jsonl': row,
  });
  const broken = 'artifacts/x/required/latest-required.json';
  mkdirSync(dirname(join(cwd, broken)), { recursive: true });
  writeFileSync(join(cwd, broken), Buffer.from([0xff]));
  const { out, err } = await cli(['observe', '--mode=needs-attention', '--json', '--artifacts-root=artifacts'], {
    cwd,
  });
  expect(err).toContain(`${broken}: expected the witness of required checks`);
  expect(JSON.parse(out)).toMatchObject({
    items: [
      { kind: 'dependency_cycle', ref: 'a -> a' },
      { kind: 'lease_stale', ref: 'a' },
      { kind: 'step_failed', ref: 's' },
    ],
  });
  const written = readFileSync(join(cwd, '.portcullis/observation/latest.json'), 'utf8');
  expect(JSON.parse(written)).toMatchObject({
    issues: { readyCount: 0, blockedCount: 0 },
    failedRows: { failedCount: 1 },
  });
  expect((await cli(['observe', '--mode=projection'], { cwd })).code).toBe(2);
});

test('state is coherent or not, file by file', async () => {
  const cwd = stateFolder({ 'issues.jsonl': issues() });
  const check = async () => {
    const { code, out } = await cli(['coherence', 'check', '--json'], { cwd });
    const { failureClasses, checks } = JSON.parse(out) as {
      readonly failureClasses: object;
      readonly checks: readonly { readonly result: string }[];
    };
    return [code, failureClasses, checks.map(({ result }) => result)];
  };
  expect(await check()).toEqual([0, [], ['accepted', 'accepted', 'absent', 'absent', 'absent']]);
  await cli(['session', 'write', '--state=stopped'], { cwd });
  expect((await check())[0]).toBe(0);
  writeFileSync(join(cwd, '.portcullis/issues.jsonl'), issues({ title: 'B' }));
  expect((await check()).slice(0, 2)).toEqual([1, ['coherence.snapshot_ref_mismatch']]);
  writeFileSync(join(cwd, '.portcullis/harness_session.json'), '{');
  writeFileSync(
    join(cwd, '.portcullis/issues.jsonl'),
    issues({ dependencies: [{ issue_id: 'a', depends_on_id: 'a', type: 'related' }] }),
  );
  expect((await check()).slice(0, 2)).toEqual([
    1,
    ['coherence.dependency_cycle', 'coherence.session_invalid', 'coherence.snapshot_invalid'],
  ]);
  expect(existsSync(join(cwd, '.portcullis/observation'))).toBe(false);
});
