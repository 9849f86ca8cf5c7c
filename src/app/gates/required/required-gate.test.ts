import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { GateOutcome } from '../../../contracts/gate-result.ts';
import { checkGateResult } from '../../../contracts/check-gate-result.ts';
import { requiredDetail } from '../../../contracts/required-detail.ts';
import { GATE_DOCUMENTS } from '../../../gates/documents.ts';
import { PortcullisError } from '../../../kernel/portcullis-error.ts';
import { gitFixture, type FixtureRepository, type GitFixture } from '../../../testing/git-fixture.ts';
import { CONFIG, POLICY, policyText, pullRequest } from '../../../testing/required-change.ts';
import { compareWithRef } from '../../comparator/compare-request.ts';
import { resolveComparator } from '../../comparator/resolve-comparator.ts';
import { UNCONFIGURED } from '../../repository/load-config.ts';
import { runRequired } from '../../required/run-required.ts';
import { artifactsInFolder } from '../../results/artifact-source.ts';
import { openWorld, type World } from '../../world/world.ts';
import type { GateRun } from '../gate-run.ts';
import type { GatesOptions } from '../gate-run.ts';
import { runGates } from '../run-gates.ts';
import { REQUIRED_GATE } from './required-gate.ts';

vi.setConfig({ testTimeout: 60_000 });

const BASELINE = 'baselines/required-checks.json';
const PASSES = ['true'];
const FAILS = ['false'];
const BOTH = policyText({ lint: PASSES, test: PASSES });
const RED = policyText({ lint: PASSES, test: FAILS });
const CODE = { 'src/b.ts': 'b' };
const tolerated = (expires: string): string =>
  JSON.stringify({ schema: 1, checks: { test: { expected_status: 'failed', reason: 'for now', expires } } });

let fixture: GitFixture;
beforeAll(() => void (fixture = gitFixture()));
afterAll(() => fixture.dispose());

function worldOf({ path: root }: FixtureRepository): World {
  return { ...openWorld('', root, () => undefined), root, cwd: root };
}

/** Runs what the change needs; the folder of the proofs. */
async function prove(repository: FixtureRepository): Promise<string> {
  const { signal } = new AbortController();
  const given = { environment: process.env, maxParallel: 2, signal, onBegin: () => undefined };
  const options = { ...given, baseRef: 'main', only: null, artifactsRoot: 'artifacts' };
  return (await runRequired(worldOf(repository), options)).folder;
}

async function judge(
  repository: FixtureRepository,
  folders: readonly string[] | null,
  changes: Partial<GatesOptions> = {},
): Promise<GateOutcome> {
  const result = await runGates(worldOf(repository), {
    results: [],
    cases: null,
    plan: null,
    compare: compareWithRef('main'),
    tolerateInfra: false,
    only: 'required',
    given: (name) => (name === 'required' ? folders : null),
    ...changes,
  });
  expect(checkGateResult(result, GATE_DOCUMENTS)).toEqual([]);
  return result.gates[0] as GateOutcome;
}

const rowsOf = (outcome: GateOutcome): readonly string[] =>
  (requiredDetail(outcome)?.rows ?? []).map(({ check, delta, gate, path }) =>
    [check, delta, gate, ...(path === null ? [] : [path])].join(' '),
  );

test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, readonly string[]]>([
  ['passes', { [POLICY]: BOTH }, CODE, ['lint held ok', 'test held ok']],
  ['fails', { [POLICY]: RED }, CODE, ['test new fail', 'lint held ok']],
  [
    'fails, as both sides tolerate',
    { [POLICY]: RED, [BASELINE]: tolerated('2999-12-31') },
    CODE,
    ['test tolerated report', 'lint held ok'],
  ],
  [
    'fails, tolerated once',
    { [POLICY]: RED, [BASELINE]: tolerated('2020-12-31') },
    CODE,
    ['test regression fail', 'lint held ok'],
  ],
  [
    'fails, only warned of',
    { [POLICY]: RED, [BASELINE]: tolerated('2020-12-31'), [CONFIG]: 'required:\nlevels: { required: warn }\n' },
    CODE,
    ['test regression warn', 'lint held ok'],
  ],
  [
    'fails, tolerated by the head alone',
    { [POLICY]: RED },
    { ...CODE, [BASELINE]: tolerated('2999-12-31') },
    ['test new fail', 'lint held ok'],
  ],
  [
    'is dropped by the head',
    { [POLICY]: RED },
    { ...CODE, [POLICY]: policyText({ lint: PASSES }) },
    ['test new fail', `test loosened warn ${POLICY}`, 'lint held ok'],
  ],
  [
    'gets another command by the head, which is not run',
    { [POLICY]: RED },
    { ...CODE, [POLICY]: BOTH },
    ['test new fail', 'test loosened warn', 'lint held ok'],
  ],
  [
    'is asked for by the head alone',
    { [POLICY]: policyText({ lint: PASSES }) },
    { ...CODE, [POLICY]: RED },
    ['test new fail', 'lint held ok'],
  ],
])('a check that %s', async (_, base, change, rows) => {
  const repository = pullRequest(fixture, base, change);
  const outcome = await judge(repository, [await prove(repository)]);
  expect(rowsOf(outcome)).toEqual(rows);
});

describe('a proof', () => {
  let repository: FixtureRepository;
  let folder: string;
  let digest: string;
  beforeAll(async () => {
    repository = pullRequest(fixture, { [POLICY]: BOTH }, CODE);
    folder = await prove(repository);
    const outcome = await judge(repository, [folder]);
    digest = requiredDetail(outcome)?.proofs[0]?.attestation ?? '';
  });

  const faultsOf = (outcome: GateOutcome): readonly string[] => {
    expect(outcome.verdict).toBe('fail');
    return outcome.findings.filter(({ rule }) => rule === 'invalid').map(({ message }) => message);
  };

  test('that is missing', async () => {
    expect(faultsOf(await judge(repository, ['nowhere']))).toEqual([expect.stringMatching(/nowhere/)]);
    expect(faultsOf(await judge(repository, null))).toEqual([expect.stringMatching(/lint, test .* found none/)]);
  });

  test('that was changed names file and field', async () => {
    const copy = join(fixture.directory, 'changed');
    cpSync(folder, copy, { recursive: true });
    const path = join(copy, 'latest-required.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"verdictClass": "accepted"', '"verdictClass": "rejected"'));
    const faults = faultsOf(await judge(repository, [copy]));
    expect(faults.join('\n')).toMatch(/latest-required\.json.*verdictClass/);
  });

  test('of another commit', async () => {
    repository.branch('more');
    repository.commit('more', { 'src/c.ts': 'c' });
    const faults = faultsOf(await judge(repository, [folder]));
    repository.git('checkout', '--quiet', 'feature');
    expect(faults).toEqual([expect.stringMatching(/expected a proof of the commit [0-9a-f]{40}, found [0-9a-f]{40}/)]);
  });

  test('is the newest that a job of the run left, and the one that it told of', async () => {
    const artifacts = join(fixture.directory, 'run');
    cpSync(folder, join(artifacts, 'required-a2'), { recursive: true });
    for (const other of ['required-a1', 'required-a3']) writeFileSync(join(artifacts, other), '');
    const of = (claim: string): Promise<GateOutcome> =>
      judge(repository, null, {
        artifacts: artifactsInFolder(artifacts, 2),
        needed: { legs: [], claims: new Map([['attestation-digest', claim]]) },
      });
    expect((await of(digest)).verdict).toBe('pass');
    expect(faultsOf(await of('att1_0'))).toEqual([expect.stringContaining(`told of, att1_0, found ${digest}`)]);
  });
});

test('a change that asks for no check needs no proof and says so', async () => {
  const repository = pullRequest(fixture, { [POLICY]: BOTH, [CONFIG]: 'required:\n' }, { 'docs/a.md': 'a' });
  const outcome = await judge(repository, null);
  expect([outcome.verdict, rowsOf(outcome), outcome.warnings]).toEqual(['pass', [], ['this change asks for no check']]);
});

test('a change without any path cannot be compared', async () => {
  const repository = pullRequest(fixture, { [POLICY]: BOTH }, (own) => void own.chain(1));
  expect((await judge(repository, null)).verdict).toBe('not_comparable');
});

test.each([
  ['neither', 'levels: {}\n', 'levels: { required: warn }\n', false],
  ['the tip of the default branch alone', 'levels: {}\n', 'required:\n', true],
  ['the head alone, where that is not checked out', 'required:\n', 'levels: { required: warn }\n', true],
])('it is asked for by %s', async (_, head, tip, isAsked) => {
  const change = { ...CODE, [CONFIG]: head };
  const repository = pullRequest(fixture, { [CONFIG]: 'levels: {}' }, change, { [CONFIG]: tip, [POLICY]: BOTH });
  repository.git('checkout', '--quiet', 'main~1');
  const [baseTip, headSha] = [repository.git('rev-parse', 'main'), repository.git('rev-parse', 'feature')];
  const target = { kind: 'merge_base', baseRef: 'refs/heads/main', baseTip, headSha, mergeSha: null } as const;
  const compare = { target, event: 'pull_request', defaultBranch: 'refs/heads/main', access: null };
  const world = worldOf(repository);
  const comparator = await resolveComparator(world, compare);
  const run = { world, comparator, head: { config: UNCONFIGURED }, options: { compare, given: () => null } };
  expect(await REQUIRED_GATE.isAsked(run as unknown as GateRun)).toBe(isAsked);
});

test('without a comparator it is unknown what a change needs', async () => {
  const repository = pullRequest(fixture, { [POLICY]: BOTH }, CODE);
  const compare = { ...compareWithRef('main'), target: { kind: 'file', path: 'x' } } as const;
  await expect(judge(repository, [], { compare })).rejects.toThrow(PortcullisError);
});
