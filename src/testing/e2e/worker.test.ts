import { type ChildProcess, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

const STATE = '.portcullis';
const CASES = join(import.meta.dirname, '../../../cases/typestate');

interface Row {
  readonly id: string;
  readonly status: string;
  readonly assignee?: string;
  readonly notes?: string;
  readonly lease?: { readonly expires_at: string };
}

/** A folder with issues `bd-1` and so on. */
function memory(issues: readonly object[], folder = temporaryFolder()): string {
  mkdirSync(join(folder, STATE), { recursive: true });
  const rows = issues.map((issue, at) => JSON.stringify({ id: `bd-${at + 1}`, title: `T${at + 1}`, ...issue }));
  writeFileSync(join(folder, STATE, 'issues.jsonl'), `${rows.join('\n')}\n`);
  return folder;
}

function rowsOf(folder: string, file: string): readonly unknown[] {
  const lines = readFileSync(join(folder, STATE, file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as unknown);
}

const issuesOf = (folder: string): readonly Row[] => rowsOf(folder, 'issues.jsonl') as readonly Row[];

/** The steps of a trajectory: action and class of each. */
function stepsOf(folder: string): readonly string[] {
  interface Step {
    readonly action: string;
    readonly resultClass: string;
  }
  return (rowsOf(folder, 'harness_trajectory.jsonl') as readonly Step[]).map(
    ({ action, resultClass }) => `${action} ${resultClass}`,
  );
}

/** A command of Node, as the flags of a worker take it. */
const script = (code: string): string => JSON.stringify([process.execPath, '-e', `const fs = require('fs');${code}`]);
const NOTHING = script('');
const FAILS = script('process.exit(1)');

/** A turn that is ready to mutate, with these members more. */
function readyTurn(more: object = {}): string {
  const vector = readFileSync(join(CASES, 'golden/mutation.capability_claim_missing/case.json'), 'utf8');
  const { input } = JSON.parse(vector) as { readonly input: { readonly evidence: object } };
  return JSON.stringify({ ...input, evidence: { ...input.evidence, ...more } });
}

/** Why the steps in a folder ended. */
async function reasonsOf(cwd: string): Promise<readonly string[]> {
  const { out } = await cli(['termination', 'list', '--json'], { cwd });
  const { records } = JSON.parse(out) as { readonly records: readonly { readonly reason: string }[] };
  return records.map(({ reason }) => reason);
}

async function work(cwd: string, ...flags: readonly string[]) {
  const ran = await cli(['worker', '--worker-id=w1', '--json', ...flags], { cwd });
  return { ...ran, answer: (ran.out === '' ? {} : JSON.parse(ran.out)) as Readonly<Record<string, unknown>> };
}

describe('a step', () => {
  test('knows its issue, closes it and says so in session, ledger and trajectory', async () => {
    const folder = memory([{ description: 'do it' }]);
    const code = `fs.writeFileSync('seen', JSON.stringify([JSON.parse(fs.readFileSync(process.env.PORTCULLIS_HANDOFF_FILE)),
      process.env.PORTCULLIS_ACTIVE_ISSUE_ID, process.env.PREMATH_ACTIVE_ISSUE_ID]))`;
    const { code: exit, answer } = await work(folder, `--work=${script(code)}`, `--verify=${NOTHING}`, '--max-steps=2');
    expect([exit, answer['result'], answer['reason']]).toEqual([0, 'completed', 'no issue is free']);
    const [handoff, ...ids] = JSON.parse(readFileSync(join(folder, 'seen'), 'utf8')) as readonly unknown[];
    expect(ids).toEqual(['bd-1', 'bd-1']);
    expect(handoff).toMatchObject({ stepId: 'w1.bd-1.1', issue: { id: 'bd-1', description: 'do it' } });
    expect(issuesOf(folder)[0]).toMatchObject({ status: 'closed', assignee: 'w1' });
    expect(stepsOf(folder)).toEqual(['worker.loop completed']);
    expect((await cli(['feature', 'check', '--require-closure'], { cwd: folder })).code).toBe(0);
    const bootstrap = (await cli(['session', 'bootstrap', '--json'], { cwd: folder })).out;
    expect(JSON.parse(bootstrap)).toMatchObject({ mode: 'resume', nextStep: 'claim next ready issue' });
    expect((await work(folder, `--work=${NOTHING}`, `--verify=${NOTHING}`)).answer['result']).toBe('nothing_to_do');
  });

  test('is given a context where governance is configured, and its issue back where that does not fit', async () => {
    const folder = memory([{ description: 'do it', notes: 'said before' }, { description: 'x'.repeat(3000) }]);
    mkdirSync(join(folder, '.github/portcullis'), { recursive: true });
    const budget = '{ max_tokens: 500, reserved_for_system: 0, reserved_for_output: 0 }';
    const config = `governance: { context: { model: m, models: { m: ${budget} } } }\n`;
    writeFileSync(join(folder, '.github/portcullis/config.yml'), config);
    const code = `fs.copyFileSync(process.env.PORTCULLIS_CONTEXT_FILE, 'seen')`;
    const { code: exit } = await work(folder, `--work=${script(code)}`, `--verify=${NOTHING}`, '--max-steps=2');
    expect([exit, issuesOf(folder).map(({ status }) => status)]).toEqual([1, ['closed', 'open']]);
    const { text } = JSON.parse(readFileSync(join(folder, 'seen'), 'utf8')) as { text: string };
    expect(text).toMatch(
      /^bd-1: T1\n\ndo it\n\n## current_phase\n\nWork on bd-1\..*\n\n## recent_messages\n\nsaid before$/s,
    );
    expect(stepsOf(folder)[1]).toBe('worker.loop retry_needed_context_budget_exceeded_transport_dispatched');
    expect(await reasonsOf(folder)).toEqual(['success', 'context_budget_exceeded']);
  });

  test('asks the tools for workers before its work, with the input that the issue names', async () => {
    const metadata = { toolInput: { paths: ['a'] } };
    const folder = memory([{ title: 'go 1', metadata }, { title: 'other' }, { title: 'go 3' }]);
    mkdirSync(join(folder, '.github/portcullis/policies'), { recursive: true });
    writeFileSync(join(folder, '.github/portcullis/config.yml'), 'governance: {}\n');
    const tool = { tool_id: 'status', tool_name: 's', version: '1', category: 'git', side_effects: 'read_only' };
    const rest = { keywords: [], priority: 1, max_retries: 0, approval_required: false, cost_tier: 'free' };
    const schemas = { input_schema: {}, output_schema: {}, entrypoint: 'builtin:project_required' };
    const tools = [{ ...tool, ...rest, ...schemas, handles_patterns: ['^go'], allowed_roles: ['worker'] }];
    const registry = { registry_version: 'tools:v1', routing_order: [], default_timeout_ms: 9000, tools };
    const file = join(folder, '.github/portcullis/policies/tools.json');
    writeFileSync(file, JSON.stringify({ ...registry, allow_fallback_to_llm: false }));
    const work1 = script(`fs.appendFileSync('worked', process.env.PORTCULLIS_ACTIVE_ISSUE_ID)`);
    const { answer } = await work(folder, `--work=${work1}`, `--verify=${NOTHING}`, '--max-steps=3');
    // The third issue names no paths, which the built-in tool asks for; no model may be asked then.
    expect(answer['steps']).toMatchObject([
      { completed: true },
      { completed: true },
      { completed: false, failureClasses: ['tool.failed', 'check_failed'], attempts: 1 },
    ]);
    expect(readFileSync(join(folder, 'worked'), 'utf8')).toBe('bd-2');
  });

  test('is tried as often as the policy says, and told to its issue', async () => {
    const folder = memory([{}]);
    const turn = JSON.stringify(readyTurn({ handoff: { target: 'worker.TRY' } }));
    const fails =
      script(`fs.appendFileSync('tries', 'x'); fs.appendFileSync('t.jsonl', ${turn}.replace('TRY', fs.readFileSync('tries')) + '\\n');
      console.error('required_gate_ref_invalid: '); process.exit(1)`);
    const { code, answer } = await work(folder, `--work=${fails}`, `--verify=${NOTHING}`, '--turns=*.jsonl');
    expect([code, readFileSync(join(folder, 'tries'), 'utf8')]).toEqual([1, 'xx']);
    const resultClass = 'retry_needed_lease_active_transport_dispatched';
    expect(answer['steps']).toMatchObject([{ attempts: 2, resultClass, leaseAction: 'issue_lease_renew' }]);
    expect(issuesOf(folder).map(({ status }) => status)).toEqual(['in_progress', 'open', 'open', 'open']);
    const ofEach = ['fiber.spawn accepted', 'fiber.spawn accepted', 'worker.turn accepted', 'worker.turn accepted'];
    expect(stepsOf(folder)).toEqual([...ofEach, `worker.loop ${resultClass}`]);
  });

  test('whose work says that it is done, and whose verification does not, is a conflict that nobody decided', async () => {
    const folder = memory([{}]);
    const verify = script(`if (fs.existsSync('done')) process.exit(1)`);
    const { code } = await work(folder, `--work=${script(`fs.writeFileSync('done', '')`)}`, `--verify=${verify}`);
    expect([code, await reasonsOf(folder)]).toEqual([1, ['conflicting_agents']]);
    const kept = readdirSync(join(folder, STATE, 'governance')).filter((name) => name.startsWith('conflict%3a'));
    expect(kept).toHaveLength(1);
  });

  test('is given back without work where its verification fails before it', async () => {
    const folder = memory([{}]);
    const { code } = await work(folder, `--work=${script(`fs.writeFileSync('worked', '')`)}`, `--verify=${FAILS}`);
    expect([code, existsSync(join(folder, 'worked')), issuesOf(folder)[0]?.status]).toEqual([1, false, 'open']);
    expect(stepsOf(folder)).toEqual(['worker.loop retry_needed_verify_before_transport_dispatched']);
  });

  test('does not close an issue that has become somebody else’s', async () => {
    const folder = memory([{}]);
    const steal = script(`const f = '${STATE}/issues.jsonl';
      fs.writeFileSync(f, fs.readFileSync(f, 'utf8').replaceAll('"w1"', '"w2"').replace('lease1_w1', 'lease1_w2'))`);
    const { code } = await work(folder, `--work=${steal}`, `--verify=${NOTHING}`);
    expect([code, issuesOf(folder)[0]]).toMatchObject([1, { status: 'in_progress', lease: { owner: 'w2' } }]);
    expect(stepsOf(folder)).toEqual(['worker.loop failed_lease_invariant']);
  });

  test('says all that it wrote in a checkpoint where that is too much for the session', async () => {
    const folder = memory([{}]);
    const { answer } = await work(folder, `--work=${script(`console.log('x'.repeat(1400));`)}`, `--verify=${NOTHING}`);
    expect(answer['result']).toBe('completed');
    await cli(['issue', 'add', 'y'.repeat(5000)], { cwd: folder });
    await work(folder, `--work=${NOTHING}`, `--verify=${NOTHING}`);
    const session = JSON.parse(readFileSync(join(folder, STATE, 'harness_session.json'), 'utf8')) as {
      summary: string;
    };
    expect(Buffer.byteLength(session.summary)).toBeLessThanOrEqual(4096);
    const [, path = ''] = /\[all of it: (.*), sha256:/.exec(session.summary) ?? [];
    expect(JSON.parse(readFileSync(join(folder, path), 'utf8'))).toMatchObject({
      summary: expect.stringContaining('y'.repeat(5000)) as string,
    });
  });
});

describe('what the work left', () => {
  test.each([
    ['nothing', [], 1, 'mutation.use_evidence_missing'],
    ['a turn that is ready', ['golden'], 0, undefined],
    ['a turn that is not', ['golden', 'adversarial'], 1, 'mutation.capability_claim_missing'],
    ['more turns than may be', ['golden', 'golden', 'golden'], 1, 'stop_policy.turns_exceeded'],
  ] as const)('%s', async (_name, kinds, exit, failureClass) => {
    const folder = memory([{}]);
    const turns = kinds.map((kind) => {
      const vector = `${CASES}/${kind}/mutation.capability_claim_missing/case.json`;
      return JSON.stringify((JSON.parse(readFileSync(vector, 'utf8')) as { readonly input: object }).input);
    });
    writeFileSync(join(folder, 'turns'), turns.join('\n'));
    const left = script(`if (fs.statSync('turns').size > 0) fs.copyFileSync('turns', 't.jsonl')`);
    const flags = [`--work=${left}`, `--verify=${NOTHING}`, '--turns=*.jsonl', '--stop-policy=turns=2'];
    const ran = await work(folder, ...flags);
    expect(ran.code).toBe(exit);
    const [step] = ran.answer['steps'] as readonly { readonly failureClasses: readonly string[] }[];
    expect(step?.failureClasses[0]).toBe(failureClass);
    const rows = readFileSync(join(folder, STATE, 'harness_trajectory.jsonl'), 'utf8');
    expect(rows.match(/"worker\.turn".*typestate:\/\/sha256:/g)?.length ?? 0).toBe(kinds.length);
  });

  /** With a commit. */
  function gitMemory(): string {
    const folder = memory([{}]);
    writeFileSync(join(folder, '.gitignore'), '');
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
    git('init', '--quiet');
    git('add', '.gitignore');
    git('commit', '--quiet', '--message=a');
    return folder;
  }

  test('a repository in which nobody can tell what was written', async () => {
    const folder = gitMemory();
    const code = `require('child_process').execFileSync('git', ['checkout', '--quiet', '--orphan', 'b'])`;
    const ran = await work(folder, `--work=${script(code)}`, `--verify=${NOTHING}`);
    expect([ran.code, stepsOf(folder), issuesOf(folder)]).toMatchObject([
      1,
      ['worker.loop retry_needed_lease_active_transport_dispatched'],
      [{ status: 'blocked' }],
    ]);
    expect(readFileSync(join(folder, STATE, 'harness_session.json'), 'utf8')).toContain('bad revision');
  });

  test('whom a turn hands over to', async () => {
    const folder = memory([{}]);
    const turn = JSON.stringify(readyTurn({ handoff: { target: 'reviewer' } }));
    const left = script(`fs.writeFileSync('t.jsonl', ${turn})`);
    const ran = await work(folder, `--work=${left}`, `--verify=${NOTHING}`, '--turns=*.jsonl');
    expect([ran.code, issuesOf(folder)[1]]).toMatchObject([0, { title: 'reviewer', status: 'open' }]);
    expect(stepsOf(folder)).toEqual(['fiber.spawn accepted', 'worker.turn accepted', 'worker.loop completed']);
  });

  test('files outside of --paths', async () => {
    const folder = gitMemory();
    const left =
      script(`fs.mkdirSync('src'); fs.writeFileSync('src/a', ''); fs.writeFileSync('b', ''); fs.mkdirSync('turns'); fs.writeFileSync('turns/t', '');
      const git = (...args) => require('child_process').execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
      git('add', 'b'); git('commit', '--quiet', '--message=b')`);
    const flags = ['--paths=src/**', '--trajectory=t.jsonl', '--turns=turns/*'];
    const ran = await work(folder, `--work=${left}`, `--verify=${NOTHING}`, ...flags);
    expect([ran.code, ran.answer['steps']]).toMatchObject([
      1,
      [{ failureClasses: ['context.scope_violation', 'invalid_input', 'check_failed'] }],
    ]);
    const session = readFileSync(join(folder, STATE, 'harness_session.json'), 'utf8');
    expect(session).toMatch(/outside of --paths: b\\nwrote b sha256:\w+\\nwrote src\/a sha256:/);
  });

  test('what a program of host calls spawned', async () => {
    const folder = memory([{}]);
    const calls = [{ action: 'issue.ready' }, { action: 'fiber.spawn', args: { taskRef: 'look at b' } }];
    const claims = ['capabilities.change_morphisms', 'capabilities.change_morphisms.all'];
    const authority = { policyDigest: 'pol1_x', instructionRef: 'i', capabilityClaims: claims };
    writeFileSync(join(folder, 'p.json'), JSON.stringify({ ...authority, calls }));
    const ran = await work(folder, '--program=p.json', `--verify=${NOTHING}`);
    expect([ran.code, issuesOf(folder)]).toMatchObject([
      0,
      [{ status: 'closed' }, { title: 'look at b', status: 'open' }],
    ]);
    expect(stepsOf(folder)).toEqual([
      'host_eval.issue.ready accepted',
      'host_eval.fiber.spawn accepted',
      'fiber.spawn accepted',
      'worker.loop completed',
    ]);
  });
});

describe('before a step', () => {
  test('only issues with all labels are taken, the most urgent first', async () => {
    const folder = memory([
      { labels: ['a'] },
      { labels: ['a', 'b'], priority: 3 },
      { labels: ['b', 'a'], priority: 1 },
    ]);
    const flags = [`--work=${NOTHING}`, `--verify=${NOTHING}`, '--max-steps=9', '--labels', 'a', 'b'];
    const { answer } = await work(folder, ...flags);
    expect(answer['steps']).toMatchObject([{ issueId: 'bd-3' }, { issueId: 'bd-2' }]);
  });

  test.each([
    ['a startup that is not sound', [{}], [`--startup-verify=${FAILS}`], 1],
    ['a cycle', [{ dependencies: [{ issue_id: 'bd-1', depends_on_id: 'bd-1', type: 'blocks' }] }], [], 2],
    ['both kinds of work', [{}], ['--program=p.json'], 2],
    ['no array of texts', [{}], ['--verify=["a", 1]'], 2],
    ['an unknown stop', [{}], ['--stop-policy=steps=1'], 2],
    ['paths without git', [{}], ['--paths=src/**'], 2],
  ])('%s claims nothing', async (_name, issues, flags, code) => {
    const folder = memory(issues);
    const ran = await work(
      folder,
      `--work=${NOTHING}`,
      ...(String(flags).includes('--verify') ? [] : [`--verify=${NOTHING}`]),
      ...flags,
    );
    expect(ran.code).toBe(code);
    expect(readFileSync(join(folder, STATE, 'issues.jsonl'), 'utf8')).not.toContain('lease');
  });

  test('a trajectory with a torn line claims nothing', async () => {
    const folder = memory([{}]);
    writeFileSync(join(folder, STATE, 'harness_trajectory.jsonl'), '{"schema":1');
    const ran = await work(folder, `--work=${NOTHING}`, `--verify=${NOTHING}`);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('trajectory repair')]);
    expect(issuesOf(folder)[0]?.lease).toBeUndefined();
  });

  test('somebody looks after so many steps', async () => {
    const folder = memory([{}, {}]);
    const flags = [`--work=${NOTHING}`, `--verify=${NOTHING}`, '--max-steps=9', '--stop-policy=checkpoint=1'];
    const { code, answer } = await work(folder, ...flags);
    expect([code, answer['reason']]).toEqual([0, expect.stringContaining('checkpoint after 1 step:')]);
    expect(issuesOf(folder).map(({ status }) => status)).toEqual(['closed', 'open']);
  });
});

describe('several workers', () => {
  test('of two coordinators never work on one issue twice', async () => {
    const folder = memory(Array.from({ length: 10 }, () => ({})));
    const log = join(folder, 'log');
    const code = `fs.appendFileSync(${JSON.stringify(log)}, process.env.PORTCULLIS_ACTIVE_ISSUE_ID + '\\n'); setTimeout(() => 0, 100)`;
    const coordinate = async (prefix: string) => {
      const worktrees = [join(folder, `${prefix}1`), join(folder, `${prefix}2`)];
      for (const worktree of worktrees) mkdirSync(worktree);
      const own = ['--worktree', ...worktrees, '--parallel=2', '--rounds=5', `--worker-prefix=${prefix}`];
      return cliProcess(
        ['coordinator', ...own, '--', `--work=${script(code)}`, `--verify=${NOTHING}`, '--max-steps=2'],
        { cwd: folder },
      );
    };
    const ran = await Promise.all([coordinate('a'), coordinate('b')]);
    expect(ran.map(({ code: exit }) => exit)).toEqual([0, 0]);
    const worked = readFileSync(log, 'utf8').trimEnd().split('\n');
    expect(worked.toSorted()).toEqual(
      issuesOf(folder)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(issuesOf(folder).every(({ status }) => status === 'closed')).toBe(true);
    expect(readdirSync(join(folder, 'a1', STATE))).toContain('harness_session.json');
  }, 60_000);

  const HUNG = `fs.writeFileSync('pid', String(process.pid)); setTimeout(() => 0, 60_000)`;

  /** A command that runs `HUNG` in `worktree`; `end` is called with it and the process that hangs. */
  async function endedAtWork(
    folder: string,
    args: readonly string[],
    end: (command: ChildProcess, hung: number) => void,
    worktree = folder,
  ) {
    const pid = join(worktree, 'pid');
    const begun = async (command: ChildProcess): Promise<void> => {
      while (!existsSync(pid) || readFileSync(pid, 'utf8') === '') await sleep(20);
      end(command, Number(readFileSync(pid, 'utf8')));
    };
    return cliProcess(args, { cwd: folder, onStart: (command) => void begun(command) });
  }

  const HANGS = ['worker', '--worker-id=w0', `--work=${script(HUNG)}`, `--verify=${NOTHING}`];

  test('take the issue of one that died when its lease has ended, and not before', async () => {
    const folder = memory([{}]);
    const { code } = await endedAtWork(folder, HANGS, (worker, its) => {
      worker.kill('SIGKILL');
      process.kill(its, 'SIGKILL');
    });
    expect(code).toBeNull();
    expect(issuesOf(folder)[0]).toMatchObject({ status: 'in_progress', lease: { owner: 'w0' } });
    const flags = [`--work=${NOTHING}`, `--verify=${NOTHING}`];
    expect((await work(folder, ...flags)).answer['result']).toBe('nothing_to_do');
    const file = join(folder, STATE, 'issues.jsonl');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"expires_at":"[^"]*"/, '"expires_at":"2026-01-01T00:00:00Z"'),
    );
    expect((await work(folder, ...flags)).answer['result']).toBe('completed');
    expect((await cli(['feature', 'check'], { cwd: folder })).code).toBe(0);
  }, 60_000);

  test('take the issue of one that was interrupted at once', async () => {
    const folder = memory([{}]);
    const { code } = await endedAtWork(folder, HANGS, (worker) => worker.kill('SIGTERM'));
    expect([code, issuesOf(folder)[0]]).toMatchObject([1, { status: 'open' }]);
    expect(stepsOf(folder)).toEqual(['worker.loop retry_needed_interrupted_transport_dispatched']);
  }, 60_000);

  test('are ended before they claim, with 3', async () => {
    const folder = memory([{}]);
    const ends = (worker: ChildProcess) => worker.kill('SIGINT');
    const { code, err } = await endedAtWork(folder, [...HANGS, `--startup-verify=${script(HUNG)}`], ends);
    expect([code, err, issuesOf(folder)[0]?.lease]).toMatchObject([
      3,
      expect.stringContaining('interrupted'),
      undefined,
    ]);
  }, 60_000);

  test('of a coordinator that is interrupted give their issues back, also where the work does not hear of it', async () => {
    const folder = memory([{}]);
    const worktree = join(folder, 'w1');
    mkdirSync(worktree);
    const deaf = script(`process.on('SIGTERM', () => 0); ${HUNG}`);
    const args = ['coordinator', '--worktree=w1', '--', `--work=${deaf}`, `--verify=${NOTHING}`];
    const { code, err } = await endedAtWork(folder, args, (command) => command.kill('SIGINT'), worktree);
    expect([code, err, issuesOf(folder)[0]?.status]).toMatchObject([3, expect.stringContaining('interrupted'), 'open']);
  }, 60_000);

  test('run as many at a time as they may, take what is assigned to them, and stop where nobody finds anything', async () => {
    const folder = memory([{ assignee: 'worker.2' }, {}]);
    for (const worktree of ['w1', 'w2']) mkdirSync(join(folder, worktree));
    symlinkSync('w1', join(folder, 'w3'));
    const code = `const say = (what) => fs.appendFileSync('../log', what); say('<'); setTimeout(() => say('>'), 200)`;
    const own = ['--worktree', 'w1', 'w2', 'w3', '--parallel=1', '--rounds=9', '--json'];
    const ran = await cliProcess(['coordinator', ...own, '--', `--work=${script(code)}`, `--verify=${NOTHING}`], {
      cwd: folder,
    });
    expect([ran.code, readFileSync(join(folder, 'log'), 'utf8')]).toEqual([0, '<><>']);
    expect((JSON.parse(ran.out) as { readonly runs: readonly unknown[] }).runs).toHaveLength(4);
    expect(issuesOf(folder).map(({ assignee }) => assignee)).toEqual(['worker.2', 'worker.1']);
  }, 60_000);

  test('do four of five issues, and say of the fifth why it failed', async () => {
    const folder = memory(Array.from({ length: 5 }, () => ({})));
    const code = `if (process.env.PORTCULLIS_ACTIVE_ISSUE_ID === 'bd-3') { console.error('no such line'); process.exit(3); }`;
    for (const worktree of ['w1', 'w2']) mkdirSync(join(folder, worktree));
    const ran = await cliProcess(
      [
        'coordinator',
        '--worktree',
        'w1',
        'w2',
        '--parallel=2',
        '--rounds=5',
        '--',
        `--work=${script(code)}`,
        `--verify=${NOTHING}`,
      ],
      { cwd: folder },
    );
    expect(ran.code).toBe(1);
    const rows = issuesOf(folder);
    expect(rows.map(({ status }) => status)).toEqual(['closed', 'closed', 'blocked', 'closed', 'closed']);
    const [, witness = ''] = /witnessRef: (.*)$/.exec(rows[2]?.notes ?? '') ?? [];
    expect(ran.out).toContain(witness);
    const document = JSON.parse(readFileSync(witness, 'utf8')) as object;
    const said = { name: '1-work', exitCode: 3, said: 'no such line' };
    expect(document).toMatchObject({ issueId: 'bd-3', failureClasses: ['check_failed'], ran: [said, { exitCode: 0 }] });
  }, 60_000);
});
