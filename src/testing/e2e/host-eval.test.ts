import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readVectors, type Vector } from '../read-vectors.ts';
import { describeReferenceData, referencePath, referenceText } from '../reference-data.ts';
import { ranSteps } from '../reference-steps.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

type Rows = readonly unknown[] | null;
interface Expect {
  readonly exit: number;
  readonly stdout?: unknown;
  readonly errorParenClass?: string;
  readonly trajectoryRows: Rows;
  readonly issueRows?: Rows;
}
type HostVector = Vector<never, Expect> & {
  readonly program?: object;
  readonly programText?: string;
  readonly contract?: object;
  readonly args?: readonly string[];
};

const VECTORS = readVectors<never, Expect>('host-effects') as readonly HostVector[];
const NAMED = [
  'issue.ready',
  'issue.list',
  'issue.blocked',
  'issue.check',
  'dep.diagnostics',
  'issue.claim',
  'issue.claim_next',
  'issue.lease_renew',
  'issue.lease_release',
  'issue.update',
  'fiber.spawn',
  'fiber.join',
  'fiber.cancel',
];
const CONTRACT = {
  hostActionSurface: {
    requiredActions: Object.fromEntries(NAMED.map((action) => [action, { operationId: `op/${action}` }])),
    mcpOnlyHostActions: ['issue.lease_renew', 'issue.lease_release'],
  },
};

/** A vector as it came out here, and as the reference's did, with this contract where it has none of its own. */
async function ranVector(vector: HostVector, contractText: string) {
  const { program, programText = JSON.stringify(program), contract, args = [], expect: told } = vector;
  const { exit, stdout, errorParenClass, trajectoryRows, issueRows } = told;
  const files = {
    ...vector.files,
    'program.json': programText,
    'contract.json': contract === undefined ? contractText : JSON.stringify(contract),
  };
  const rowsOf = (rows: Rows | undefined) => (rows === null || rows === undefined ? null : { rows });
  const after = { 't.jsonl': rowsOf(trajectoryRows), 'i.jsonl': rowsOf(issueRows) };
  const line = ['scheme-eval', '--program', 'program.json', '--control-plane-contract', 'contract.json'];
  const step = { ...vector, files, args: [...line, '--trajectory-path', 't.jsonl', '--json', ...args] };
  let errorClass: string | undefined;
  const { found, expected } = await ranSteps(
    { ...step, expect: { exit, stdout, after } },
    temporaryFolder(),
    async (argv, cwd) => {
      const ran = await cli(argv, { cwd });
      errorClass = /^error: .* \((\S+)\)$/m.exec(ran.err)?.[1];
      return ran;
    },
  );
  return { found: [...found, errorClass], expected: [...expected, errorParenClass] };
}

describe('scheme-eval agrees with the reference, by a small contract', () => {
  test('all vectors are there', () => {
    expect(VECTORS).toHaveLength(77);
  });

  test.each(VECTORS.map((vector) => [vector.id, vector] as const))('%s', async (_id, vector) => {
    const { found, expected } = await ranVector(vector, JSON.stringify(CONTRACT));
    expect(found).toEqual(expected);
  });
});

describeReferenceData('scheme-eval by the contract of the reference', () => {
  const path = 'vectors/host-effects.contract.json';

  test.runIf(existsSync(referencePath(path)))('the first vectors agree', async () => {
    for (const vector of VECTORS.slice(0, 10)) {
      const { found, expected } = await ranVector(vector, referenceText(path));
      expect(found).toEqual(expected);
    }
  });
});

/** Each action that changes or reads the state of a harness, and the command line that does the same. */
const PAIRS: readonly (readonly [action: string, args: object, line: readonly string[]])[] = [
  ['issue.list', { status: 'open' }, ['issue', 'list', '--status=open']],
  ['issue.ready', {}, ['issue', 'ready']],
  ['issue.blocked', {}, ['issue', 'blocked']],
  ['dep.diagnostics', { graphScope: 'full' }, ['dep', 'diagnostics', '--graph-scope=full']],
  ['issue.update', { id: 'a', notes: 'n', priority: 1 }, ['issue', 'update', 'a', '--notes=n', '--priority=1']],
  ['issue.discover', { parent: 'a', title: 't', id: 'c' }, ['issue', 'discover', 'a', 't', '--id=c']],
  ['dep.add', { id: 'c', dependsOn: 'b', type: 'related' }, ['dep', 'add', 'c', 'b', '--type=related']],
  ['dep.replace', { id: 'b', dependsOn: 'a', toType: 'related' }, ['dep', 'replace', 'b', 'a', '--to-type=related']],
  ['dep.remove', { id: 'c', dependsOn: 'b', type: 'related' }, ['dep', 'remove', 'c', 'b', '--type=related']],
  ['issue.claim', { id: 'a', assignee: 'w' }, []],
  ['issue.lease_renew', { id: 'a', assignee: 'w', leaseId: 'lease1_a_w', leaseTtlSeconds: 60 }, []],
  ['issue.lease_release', { id: 'a' }, []],
  ['issue.claim_next', { assignee: 'w' }, []],
  ['fiber.spawn', { taskRef: 't' }, []],
  [
    'harness.session.write',
    { sessionId: 's', state: 'active', nextStep: 'n', witnessRefs: ['w'] },
    ['session', 'write', '--session-id=s', '--state=active', '--next-step=n', '--witness-ref=w'],
  ],
  ['harness.session.read', {}, ['session', 'read']],
  [
    'harness.feature.write',
    { featureId: 'f', status: 'completed', verificationRefs: ['v'] },
    ['feature', 'write', '--feature-id=f', '--status=completed', '--verification-ref=v'],
  ],
  ['harness.feature.read', {}, ['feature', 'read']],
  ['harness.feature.next', {}, ['feature', 'next']],
  ['harness.feature.check', { requireClosure: true }, ['feature', 'check', '--require-closure']],
  ['harness.session.bootstrap', {}, ['session', 'bootstrap']],
  [
    'harness.trajectory.append',
    { stepId: 's', action: 'a', resultClass: 'failed' },
    ['trajectory', 'append', '--step-id=s', '--action=a', '--result-class=failed'],
  ],
  ['harness.trajectory.query', { mode: 'failed', limit: 5 }, ['trajectory', 'query', '--mode=failed', '--limit=5']],
];
const AUTHORITY = {
  policyDigest: 'pol1_a',
  instructionRef: 'i',
  capabilityClaims: ['capabilities.change_morphisms', 'capabilities.change_morphisms.all'],
};
const READY = join(import.meta.dirname, '../../../cases/typestate/golden/mutation.use_evidence_missing/case.json');

const ISSUES = [
  { id: 'a', title: 'A', status: 'open', priority: 2, issue_type: 'task' },
  { id: 'b', title: 'B', status: 'open', dependencies: [{ issue_id: 'b', depends_on_id: 'a', type: 'blocks' }] },
];

interface Result {
  readonly failureClasses: readonly string[];
  readonly effects: readonly { readonly argsDigest: string; readonly payload: { readonly diagnostic?: string } }[];
}

/** A folder with a memory, and `host eval` in it. */
function hostFolder() {
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, '.portcullis'));
  symlinkSync('/tmp', join(cwd, 'out'));
  const times = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const rows = ISSUES.map((issue) => `${JSON.stringify({ ...times, ...issue })}\n`);
  writeFileSync(join(cwd, '.portcullis/issues.jsonl'), rows.join(''));
  const run = async (program: object, ...flags: readonly string[]) => {
    writeFileSync(join(cwd, 'program.json'), JSON.stringify(program));
    const ran = await cli(['host', 'eval', '--program=program.json', '--trajectory-path=h.jsonl', '--json', ...flags], {
      cwd,
    });
    return { ...ran, result: (ran.out === '' ? null : JSON.parse(ran.out)) as Result };
  };
  return { cwd, run };
}

/** Without what the time of a run changes. */
const timeless = (text: string): string =>
  text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'T').replaceAll(/iss1_\w+/g, 'iss1');

function stateOf(cwd: string): object {
  const folder = join(cwd, '.portcullis');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, timeless(readFileSync(join(folder, name), 'utf8'))]),
  );
}

describe('host eval', () => {
  test('does what command lines do, and says what they print', async () => {
    const [host, lines] = [hostFolder(), hostFolder()];
    const calls = PAIRS.map(([action, args]) => ({ action, args }));
    const { input } = JSON.parse(readFileSync(READY, 'utf8')) as { readonly input: object };
    writeFileSync(join(host.cwd, 'turn.json'), JSON.stringify(input));
    const { code, result } = await host.run({ ...AUTHORITY, calls }, '--turn=turn.json');
    expect([code, result.effects.at(-1)?.payload.diagnostic]).toEqual([0, undefined]);
    for (const [at, [action, args, line]] of PAIRS.entries()) {
      const dispatch = ['transport-dispatch', '--action', action, '--payload', JSON.stringify(args)];
      const { out } = await cli([...(line.length === 0 ? dispatch : line), '--json'], { cwd: lines.cwd });
      expect(timeless(JSON.stringify(result.effects[at]?.payload))).toBe(timeless(JSON.stringify(JSON.parse(out))));
    }
    expect(stateOf(host.cwd)).toEqual(stateOf(lines.cwd));
    expect(readFileSync(join(host.cwd, 'h.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(PAIRS.length);
  });

  test('a program twice over one state gives the same digests', async () => {
    const { run } = hostFolder();
    const calls = ['issue.list', 'required.projection'].map((action) => ({ action, args: { changedPaths: ['a'] } }));
    const digests = async () => {
      const { result } = await run({ calls });
      return result.effects.map(({ argsDigest, payload }) => [argsDigest, payload]);
    };
    const first = await digests();
    expect(first).toHaveLength(2);
    expect(await digests()).toEqual(first);
  });

  test.each([
    ['a direct effect', 'shell.run', {}, 'scheme_eval.effect_denied', ''],
    ['what is no action', 'issue.add', {}, 'scheme_eval.host_action_unallowlisted', ''],
    [
      'a mutation without authority',
      'issue.claim',
      {},
      'mutation.use_evidence_missing',
      'policyDigest and instructionRef',
    ],
    [
      'one without its claim',
      'harness.feature.write',
      { ...AUTHORITY, capabilityClaims: ['capabilities.change_morphisms'] },
      'mutation.capability_claim_missing',
      'harness_feature_write or ',
    ],
    ['one that needs a turn', 'dep.add', AUTHORITY, 'mutation.use_evidence_missing', 'ready to mutate'],
    [
      'arguments of another shape',
      'issue.list',
      { args: { status: 1 } },
      'scheme_eval.invalid_program',
      'issue.list args',
    ],
    ['a request that is none', 'required.projection', { args: { changedPaths: 1 } }, 'required_projection_invalid', ''],
    [
      'a file elsewhere',
      'harness.session.read',
      { args: { path: '../s.json' } },
      'scheme_eval.effect_denied',
      'found "../s.json"',
    ],
    [
      'one that is elsewhere once it is trimmed',
      'issue.claim_next',
      { ...AUTHORITY, args: { issuesPath: ' ../i.jsonl', assignee: 'w' } },
      'scheme_eval.effect_denied',
      'found " ../i.jsonl"',
    ],
    [
      'a file of no state',
      'harness.trajectory.append',
      { ...AUTHORITY, args: { path: 'run.sh', stepId: 'a', action: '$(id)', resultClass: 'c' } },
      'scheme_eval.effect_denied',
      'found "run.sh"',
    ],
    ['another repository', 'required.delta', { args: { repoRoot: '..' } }, 'scheme_eval.effect_denied', 'found ".."'],
    [
      'a file behind a link',
      'harness.session.read',
      { args: { path: 'out/s.json' } },
      'scheme_eval.host_action_execution_error',
      'a symbolic link at out',
    ],
    ['a file that is not there', 'harness.session.read', {}, 'scheme_eval.host_action_execution_error', 'no such file'],
  ])('%s is rejected, and its row says so', async (_, action, fields, errorClass, diagnostic) => {
    const { cwd, run } = hostFolder();
    const before = stateOf(cwd);
    const { code, result } = await run({ calls: [{ action, ...fields }, { action: 'issue.list' }] });
    expect([code, result.failureClasses, result.effects.length]).toEqual([1, [errorClass], 1]);
    expect(result.effects[0]?.payload.diagnostic).toContain(diagnostic);
    expect([stateOf(cwd), readFileSync(join(cwd, 'h.jsonl'), 'utf8')]).toEqual([
      before,
      expect.stringContaining(`"${errorClass}"`),
    ]);
  });

  test.each([
    [[{ action: 'issue.list', kind: 'read' }], 0, ''],
    [[{ action: 'issue.ready', kind: 'read' }], 1, ''],
    [[{ action: 'issue.list', kind: 'mutation', claim: 'c' }], 2, 'expected kind read, found mutation'],
    [[{ action: 'issue.claim', kind: 'mutation' }], 2, 'expected a claim'],
    [[{ action: 'issue.claim', kind: 'mutation', claim: 'capabilities.change_morphisms' }], 2, 'expected a claim'],
    [[{ action: 'issue.lists', kind: 'read' }], 2, 'issue.list'],
    [
      [
        { action: 'issue.list', kind: 'read' },
        { action: 'issue.list', kind: 'read' },
      ],
      2,
      'it again',
    ],
  ])('the contract %j of the repository gives %i', async (actions, exit, message) => {
    const { cwd, run } = hostFolder();
    mkdirSync(join(cwd, '.github/portcullis/policies'), { recursive: true });
    writeFileSync(join(cwd, '.github/portcullis/policies/host-actions.json'), JSON.stringify({ schema: 1, actions }));
    const { code, err } = await run({ calls: [{ action: 'issue.list' }] });
    expect([code, err]).toEqual([exit, expect.stringContaining(message)]);
  });

  test('a torn trajectory ends it before anything is run', async () => {
    const { cwd, run } = hostFolder();
    writeFileSync(join(cwd, 'h.jsonl'), '{');
    const before = stateOf(cwd);
    const { code, err } = await run({ ...AUTHORITY, calls: [{ action: 'issue.claim_next', args: { assignee: 'w' } }] });
    expect([code, err, stateOf(cwd)]).toEqual([2, expect.stringContaining('trajectory repair'), before]);
  });

  test('every action of the contract has something behind it', async () => {
    const contract = join(import.meta.dirname, '../../harness/host/host-actions.json');
    const { actions } = JSON.parse(readFileSync(contract, 'utf8')) as {
      readonly actions: readonly { readonly action: string }[];
    };
    const { HOST_ACTIONS } = await import('../../app/host/host-actions.ts');
    expect([...HOST_ACTIONS.keys()].toSorted()).toEqual(actions.map(({ action }) => action).toSorted());
  });
});
