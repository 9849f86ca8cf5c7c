import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Results } from '../../contracts/results.ts';
import { FAILURES } from '../fake-github/failures.ts';
import { startFakeArtifactService } from '../fake-github/fake-artifact-service.ts';
import { runnerEvent } from '../fake-github/runner-event.ts';
import { CLIENTS } from '../made-transcript.ts';
import { jobsBench, type JobsBench } from './jobs-bench.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, everyClient, ignores, loads } from './pull-request.ts';
import { commandsOf, type ActionRan } from './run-bundle.ts';

const BASE = {
  [CONFIG]: 'levels: {}\n',
  [CASES]: ['alpha', 'beta'].map((id) => caseOf(id)),
  [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }),
};

interface MatrixJob {
  readonly shard: number;
  readonly agent: string;
  readonly artifact: string;
}

function matrixOf(ran: ActionRan): readonly MatrixJob[] {
  return (JSON.parse(ran.outputs['matrix'] ?? '') as { include: MatrixJob[] }).include;
}

async function bench(head = {}): Promise<JobsBench> {
  const made = await jobsBench({ base: BASE, head: { 'later.md': 'x', ...head } });
  made.pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(ignores('beta-skill')) });
  return made;
}

function leg(made: JobsBench, planned: ActionRan, { shard, agent }: Pick<MatrixJob, 'shard' | 'agent'>, more = {}) {
  const inputs = {
    shard: String(shard),
    agent,
    mode: 'replay',
    transcripts: made.pr.recordings,
    'plan-digest': planned.outputs['plan-digest'] ?? '',
  };
  return made.job('route', inputs, more);
}

function expectQuiet(ran: ActionRan): void {
  expect(ran.err).toBe('');
  // Notices of the client for artifacts have no commands in them; masks are ours.
  expect(commandsOf(ran.out).filter((line) => !/^::(?:error|warning|debug|add-mask)(?: [^:]*)?::/.test(line))).toEqual(
    [],
  );
}

describe('plan, and a job for each shard', () => {
  test('hand on a plan, and leave an artifact each', async () => {
    const made = await bench();
    const planned = await made.job('plan', {});
    expect([planned.code, planned.err, planned.annotations]).toEqual([0, '', []]);
    expectQuiet(planned);
    const plan = made.planOf(planned);
    const matrix = matrixOf(planned);
    expect(matrix).toEqual([
      { shard: 1, agent: 'claude', artifact: 'routing-claude-1' },
      { shard: 2, agent: 'codex', artifact: 'routing-codex-2' },
      { shard: 3, agent: 'copilot', artifact: 'routing-copilot-3' },
    ]);
    expect(planned.outputs).toMatchObject({ 'has-work': 'true', 'batch-run-id': plan.batch_run_id });
    expect(made.artifacts()).toEqual(['routing-plan-a1']);
    expect(JSON.parse(made.filesOf('routing-plan-a1')['plan.json'] ?? '')).toEqual(plan);
    expect(planned.summary).toMatch(/^# Routing plan: 6 units in 3 jobs\n/);

    const legs = await Promise.all(matrix.map((job) => leg(made, planned, job)));
    for (const [index, ran] of legs.entries()) {
      const name = `${matrix[index]?.artifact}-a1`;
      expect([ran.code, ran.annotations]).toEqual([0, []]);
      expectQuiet(ran);
      expect(ran.outputs).toMatchObject({ artifact: name, status: 'complete' });
      const files = made.filesOf(name);
      expect(Object.keys(files).toSorted()).toEqual([
        'plan.json',
        'results.json',
        'tool-use-proof.log',
        'trajectory.jsonl',
      ]);
      expect(files['trajectory.jsonl']).toContain(`"stepId":"shard-${index + 1}.alpha.${matrix[index]?.agent}.1"`);
      const results = JSON.parse(files['results.json'] ?? '') as Results;
      expect(results).toMatchObject({ plan_digest: planned.outputs['plan-digest'], shard: index + 1, attempt: 1 });
      expect(results.summary).toMatchObject({ pass: 1, fail: 1 });
      expect(ran.summary).toMatch(/^# Routing: \w+, shard \d\n\n1 pass · 1 fail · 0 infra/);
    }
    expect(made.artifacts()).toHaveLength(4);

    // Of a leg that is run again another artifact, from the plan of the attempt before.
    const again = await leg(made, planned, { shard: 2, agent: 'codex' }, { attempt: 2 });
    expect([again.code, again.outputs['artifact']]).toEqual([0, 'routing-codex-2-a2']);
    const second = JSON.parse(made.filesOf('routing-codex-2-a2')['results.json'] ?? '') as Results;
    expect(second).toMatchObject({ plan_digest: planned.outputs['plan-digest'], shard: 2, attempt: 2 });

    // The same once more in one attempt finds its name taken.
    const twin = await leg(made, planned, { shard: 2, agent: 'codex' }, { attempt: 2 });
    expect([twin.code, twin.annotations]).toEqual([
      2,
      [
        expect.stringMatching(
          /^::error::the artifact routing-codex-2-a2: expected a name that is free, found .*%0AUpload/,
        ),
      ],
    ]);
  });

  test('nothing that a client says is a command', async () => {
    const made = await bench();
    const said = '::error::pwned\n::set-output name=status::complete\n##[error]pwned\n::stop-commands::x\n';
    made.pr.record({ alpha: everyClient(''), beta: everyClient({ steps: [{ say: `beta-skill\n${said}` }] }) });
    made.pr.record({ alpha: everyClient(said) }, { exitCode: 1 });
    for (const client of CLIENTS) writeFileSync(join(made.pr.recordings, client, 'alpha.stderr.txt'), said);
    const planned = await made.job('plan', {});
    for (const job of matrixOf(planned)) {
      const ran = await leg(made, planned, job);
      expectQuiet(ran);
      expect(ran.outputs['status']).toBe('incomplete');
      expect(ran.out).toContain('pwned');
      const pwned = commandsOf(ran.out).filter((line) => line.includes('pwned'));
      expect(pwned.filter((line) => !/^::warning title=Portcullis%3A \w+::/.test(line))).toEqual([]);
      expect(ran.summary).not.toContain('##[');
    }
  });

  test('an uploading service that fails for a moment is waited for; one that is gone is an error that says so', async () => {
    const made = await bench();
    made.github.artifacts.fail({ path: /CreateArtifact/, ...FAILURES.unavailable });
    const planned = await made.job('plan', {});
    expect([planned.code, planned.annotations]).toEqual([0, []]);
    const gone = await startFakeArtifactService();
    await gone.close();
    const ran = await leg(made, planned, { shard: 1, agent: 'claude' }, { artifacts: gone });
    expect([ran.code, ran.outputs['status']]).toEqual([2, 'complete']);
    expect(ran.annotations).toEqual([
      expect.stringMatching(
        /^::error::the artifact routing-claude-1-a1: expected the artifact service to take it, found: .*ECONN/,
      ),
    ]);
    expect(ran.summary).toContain('1 pass');
    // It was tried and told.
    expect(ran.state).toMatchObject({ post: 'true', tried: 'true' });
  });

  const SKILLS = Object.fromEntries(
    ['alpha', 'beta'].map((id) => [`.claude/skills/${id}-skill/SKILL.md`, `---\nname: ${id}-skill\n---\n`]),
  );

  test('only what changed is planned, by the API where the clone holds one commit', async () => {
    const head = { '.claude/skills/beta-skill/more.md': 'x' };
    const made = await jobsBench({ base: { ...BASE, ...SKILLS }, head });
    const ran = await made.job('plan', { changed: 'true', skills: '.claude/skills' });
    expect([ran.code, ran.annotations]).toEqual([0, []]);
    const plan = made.planOf(ran);
    expect(plan.selection.changed).toMatchObject({ cases: [], skills: ['beta-skill'], everything: [] });
    expect(new Set(plan.units.map((unit) => unit.case_id))).toEqual(new Set(['beta']));
    expect(ran.summary).toContain('skills that changed: beta\\-skill');
    expect(made.github.requests.length).toBeLessThanOrEqual(4);
  });

  test('what clients list otherwise concerns every case, by few requests', async () => {
    const text = (id: string, words: string): string => `---\nname: ${id}-skill\ndescription: ${words}\n---\nUse it.\n`;
    const files = (words: string): Record<string, string> =>
      Object.fromEntries(Object.keys(SKILLS).map((path, index) => [path, text(['alpha', 'beta'][index] ?? '', words)]));
    const made = await jobsBench({ base: { ...BASE, ...files('Before.') }, head: files('After.') });
    const ran = await made.job('plan', { changed: 'true', skills: '.claude/skills' });
    expect([ran.code, ran.annotations]).toEqual([0, []]);
    const plan = made.planOf(ran);
    expect(plan.selection.changed?.listings.map(({ name, fields }) => [name, ...fields])).toEqual([
      ['alpha-skill', 'description'],
      ['beta-skill', 'description'],
    ]);
    expect(new Set(plan.units.map((unit) => unit.case_id))).toEqual(new Set(plan.cases.map((item) => item.case_id)));
    expect(ran.summary).toContain('which concerns every case: alpha\\-skill \\(description changed\\), beta');
    expect(made.github.requests.length).toBeLessThanOrEqual(5);
  });

  test('nothing that changed makes no jobs, and a plan that says so', async () => {
    const made = await jobsBench({ base: { ...BASE, ...SKILLS }, head: { 'later.md': 'x' } });
    const ran = await made.job('plan', { changed: 'true', skills: '.claude/skills' });
    expect([ran.code, ran.annotations]).toEqual([0, []]);
    expect(ran.outputs).toMatchObject({ 'has-work': 'false', matrix: '{"include":[]}' });
    expect(made.planOf(ran).selection.changed).toMatchObject({ cases: [], skills: [], everything: [] });
    expect(made.artifacts()).toEqual(['routing-plan-a1']);
    expect(ran.summary).toContain('# Routing plan: nothing to run');
  });

  test('what is not valid is annotated at its line, and plans nothing', async () => {
    const hostile = 'a%0A::set-env name=X::y\n::error::owned ${{ secrets.X }}';
    const made = await bench({ [CASES]: [caseOf('alpha'), caseOf(hostile)] });
    const ran = await made.job('plan', {});
    expect([ran.code, ran.outputs, made.artifacts()]).toEqual([2, {}, []]);
    expectQuiet(ran);
    expect(ran.annotations.length).toBeGreaterThanOrEqual(2);
    for (const line of ran.annotations) expect(line).toMatch(/^::error(?: title=Portcullis%3A validate,file=|::)/);
    expect(ran.annotations[0]).toContain(`file=${CASES}`);
    expect(ran.summary).toMatch(/^# Routing plan ❌ did not run/);
  });

  test('more jobs than GitHub starts are refused', async () => {
    const cases = Array.from({ length: 300 }, (_, index) => caseOf(`c${index}`));
    const made = await jobsBench({ base: { [CASES]: cases }, head: { 'later.md': 'x' } });
    const ran = await made.job('plan', { shards: '257' });
    expect([ran.code, ran.annotations]).toEqual([2, [expect.stringMatching(/expected at most 256, .* found 257/)]]);
    const most = await made.job('plan', { shards: '256' });
    expect([most.code, matrixOf(most).length]).toEqual([0, 256]);
  });

  test('another plan, another provider, no plan at all', async () => {
    const made = await bench();
    const missing = await made.job('route', { shard: '1', mode: 'replay', transcripts: 'x' });
    expect([missing.code, missing.annotations]).toEqual([
      3,
      [expect.stringMatching(/called routing-plan-a<attempt>, found none/)],
    ]);
    const planned = await made.job('plan', {});
    const other = { outputs: { 'plan-digest': `sha256:${'0'.repeat(64)}` } } as unknown as ActionRan;
    const ran = await leg(made, other, { shard: 1, agent: 'claude' });
    expect([ran.code, ran.annotations]).toEqual([
      2,
      [expect.stringMatching(/expected the plan sha256:0+, found sha256:/)],
    ]);
    const wrong = await leg(made, planned, { shard: 1, agent: 'codex' });
    expect([wrong.code, wrong.annotations]).toEqual([
      2,
      [expect.stringMatching(/shard 1: expected one of codex, found/)],
    ]);
    expect(made.artifacts()).toEqual(['routing-plan-a1']);
  });
});

test('on pull_request_target it is planned and replayed, and no agent is run', async () => {
  const made = await bench();
  const sha = made.pr.repository.git('rev-parse', 'main');
  const head = { ref: 'feature', sha: made.pr.repository.git('rev-parse', 'feature') };
  const event = runnerEvent('pull_request_target', { head, base: { sha } });
  const planned = await made.job('plan', {}, { event });
  expect(planned.code).toBe(0);
  for (const mode of ['live', 'rehearsal']) {
    const ran = await made.job('route', { shard: '1', mode }, { event });
    expect([ran.code, ran.annotations]).toEqual([
      2,
      [expect.stringContaining('No agent is run on pull_request_target')],
    ]);
  }
  const replayed = await leg(made, planned, { shard: 1, agent: 'claude' }, { event });
  expect(replayed.code).toBe(0);
});

test('a server without an artifact service: files are left, and a line says what to do', async () => {
  const made = await jobsBench({ base: BASE, head: { 'later.md': 'x' }, serverUrl: 'https://ghe.example.com' });
  made.pr.record({ alpha: everyClient(loads('alpha')), beta: everyClient(loads('beta')) });
  const planned = await made.job('plan', { directory: 'left' }, { artifacts: null });
  const place = join(made.workspace, 'left/plan.json');
  expect([planned.code, planned.annotations, planned.outputs['plan']]).toEqual([0, [], place]);
  expect(planned.out).toMatch(
    /^this server takes no artifacts .* actions\/upload-artifact under the name routing-plan-a1$/m,
  );
  expect(planned.summary).toContain('this server takes no artifacts');
  const ran = await leg(
    made,
    planned,
    { shard: 1, agent: 'claude' },
    {
      artifacts: null,
      env: { INPUT_PLAN: place, INPUT_DIRECTORY: 'left' },
    },
  );
  expect([ran.code, ran.outputs['results']]).toEqual([0, join(made.workspace, 'left/routing-claude-1-a1')]);
  expect(ran.out).toMatch(
    /upload .*routing-claude-1-a1 with actions\/upload-artifact under the name routing-claude-1-a1$/m,
  );
});

test.each<[string, string, Record<string, string>, RegExp]>([
  ['plan', 'a flag that is none', { changed: 'yes' }, /"changed" is "yes"/],
  ['plan', 'shards that are no number', { shards: '1e3' }, /"shards" is "1e3": a whole number/],
  ['route', 'no shard', {}, /"shard" is missing/],
  ['route', 'a replay without recordings', { shard: '1', mode: 'replay' }, /"transcripts" is missing/],
  ['route', 'recordings of a live run', { shard: '1', transcripts: 'x' }, /"mode: live" are both set/],
  ['route', 'a budget alone', { shard: '1', 'budget-usd': '2' }, /"adaptive: true" was expected/],
])('%s refuses %s', async (name, _what, inputs, message) => {
  const made = await jobsBench({ base: BASE, head: { [CONFIG]: '' } });
  const ran = await made.job(name, inputs);
  expect([ran.code, ran.annotations]).toEqual([2, [expect.stringMatching(message)]]);
});
