import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { parseUses } from '../doctor/action-reference.ts';
import * as PROVIDERS from '../providers/index.ts';
import { IGNORES, lintResults, lintWorkflow } from './lint-workflows.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = '.github/workflows';
const FILES = readdirSync(join(ROOT, FOLDER)).toSorted();

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job extends Step {
  readonly if?: string;
  readonly strategy?: { readonly matrix?: unknown };
  readonly 'timeout-minutes'?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string | readonly string[];
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, Called | null>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The contract of what is called: an action, or a workflow under `on.workflow_call`. */
interface Called {
  readonly inputs?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
}

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const workflowOf = (file: string): Workflow => parse(textOf(`${FOLDER}/${file}`)) as Workflow;
/** Jobs and steps, which both name with `uses` and hand over with `with`. */
const usesIn = ({ jobs }: Workflow): readonly Step[] =>
  Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])].filter(({ uses }) => uses !== undefined));

test('the workflows of this repository', () => {
  expect(FILES).toEqual([
    'ci.yml',
    'gate.yml',
    'nightly-clients.yml',
    'nightly-fuzz.yml',
    'nightly-matrix.yml',
    'portcullis.yml',
    'release.yml',
  ]);
});

describe.each(FILES)('%s', (file) => {
  const workflow = workflowOf(file);
  const text = textOf(`${FOLDER}/${file}`);

  test('passes actionlint', async () => {
    expect(await lintWorkflow(text, `${FOLDER}/${file}`)).toEqual([]);
  });

  test('grants nothing at the top, to each job what it needs, and says why', () => {
    expect(workflow.permissions).toEqual({});
    for (const [id, job] of Object.entries(workflow.jobs)) expect([id, typeof job.permissions]).toEqual([id, 'object']);
    const grants = text.split('\n').filter((line) => /^ {6}[a-z-]+: (?:read|write)\b/.test(line));
    const granted = Object.values(workflow.jobs).flatMap(({ permissions }) => Object.keys(permissions ?? {}));
    expect(grants).toHaveLength(granted.length);
    expect(grants.filter((line) => !/ # \S/.test(line))).toEqual([]);
  });

  test('no job runs without end', () => {
    const endless = Object.entries(workflow.jobs).filter(
      ([, job]) => job.uses === undefined && !job['timeout-minutes'],
    );
    expect(endless.map(([id]) => id)).toEqual([]);
  });

  test('no job writes more job summaries than are shown', () => {
    const steps = Object.values(workflow.jobs).map((job) => (job.steps ?? []).length);
    expect(Math.max(...steps)).toBeLessThanOrEqual(20);
  });

  test('what jobs of a matrix say is read from their artifacts: of their outputs only the last ones are kept', () => {
    const jobs = Object.entries(workflow.jobs);
    const ofMatrix = new Set(jobs.filter(([, job]) => job.strategy?.matrix !== undefined).map(([id]) => id));
    const read = [...text.matchAll(/\bneeds\.([\w-]+)\.outputs\b/g)].map(([, id = '']) => id);
    expect(read.filter((id) => ofMatrix.has(id))).toEqual([]);
  });

  test('a matrix that is computed may be empty, and is left out then', () => {
    const always = Object.entries(workflow.jobs).filter(([, { if: condition = '', strategy }]) => {
      const planned = /needs\.([\w-]+)\.outputs\.matrix/.exec(JSON.stringify(strategy?.matrix ?? ''))?.[1];
      return planned !== undefined && !condition.includes(`needs.${planned}.outputs.has-work == 'true'`);
    });
    expect(always.map(([id]) => id)).toEqual([]);
  });

  test('names what others own by commit, with the version', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses: /.test(line));
    expect(lines).toHaveLength(usesIn(workflow).length);
    const pinned = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(lines.filter((line) => !/uses: \$\//.test(line) && !pinned.test(line))).toEqual([]);
  });

  test('hands to what it calls what that takes, and what that needs', () => {
    for (const { uses = '', ...step } of usesIn(workflow)) {
      const reference = parseUses(uses);
      if (reference.kind !== 'local') continue;
      const { inputs = {} } = contractOf(reference.path);
      const given = Object.keys(step.with ?? {});
      const needed = Object.keys(inputs).filter((name) => inputs[name]?.required === true);
      expect([uses, given.filter((name) => !(name in inputs))]).toEqual([uses, []]);
      expect([uses, needed.filter((name) => !given.includes(name))]).toEqual([uses, []]);
    }
  });
});

test.each(FILES)('%s reads outputs that the called actions have', (file) => {
  for (const job of Object.values(workflowOf(file).jobs)) {
    const read = [...JSON.stringify(job).matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)];
    for (const [, id, output = ''] of read) {
      const step = job.steps?.find((one) => one.id === id);
      expect(step).toBeDefined();
      const reference = parseUses(step?.uses ?? '');
      if (reference.kind === 'local') expect(Object.keys(contractOf(reference.path).outputs ?? {})).toContain(output);
    }
  }
});

describe.each(['gate.yml', 'nightly-matrix.yml'])('%s', (file) => {
  test.each(Object.values(PROVIDERS))(
    'takes the key of $id, and gives it to the jobs of that client alone',
    ({ id, secret }) => {
      const { on } = workflowOf(file);
      expect(Object.keys(on['workflow_call']?.secrets ?? {})).toContain(secret);
      const uses = textOf(`${FOLDER}/${file}`).matchAll(
        new RegExp(`^ +(\\w+): \\$\\{\\{ (.*secrets\\.${secret}\\b.*) \\}\\}$`, 'gm'),
      );
      const [known, given, ...others] = [...uses].map(([, name, value = '']) => ({ name, value }));
      expect(known?.value).toContain(`secrets.${secret} != ''`);
      expect(given?.name).toBe(secret);
      expect(given?.value).toContain(`matrix.agent == '${id}' && secrets.${secret} || ''`);
      expect(others).toEqual([]);
    },
  );
});

test('nightly-clients.yml rehearses every provider, in two versions beside the pinned one', async () => {
  const { rehearse } = workflowOf('nightly-clients.yml').jobs;
  expect(rehearse?.strategy?.matrix).toEqual({ client: Object.keys(PROVIDERS) });
  const recorded = readdirSync(join(import.meta.dirname, 'model-requests'));
  for (const { id, package: client } of Object.values(PROVIDERS)) {
    const { pinned } = await client.lock();
    const others = recorded.filter((name) => /^\w+-\d+\.\d+\.\d+\.json$/.test(name) && name.startsWith(`${id}-`));
    expect(others.filter((name) => name !== `${id}-${pinned}.json`).length).toBeGreaterThanOrEqual(2);
  }
});

/** What `gate.yml` does not hand on, and why. */
const NOT_HANDED_ON: Readonly<Record<string, string>> = {
  results: 'the artifacts of its own run',
  plan: 'the plan of its own run',
  token: "the job's own",
  baseline: 'a gate that is called has a comparator',
  turns: 'the turns of the transcripts; evidence of others is for a workflow of one’s own',
  required: 'the proofs of its own run',
  'upload-report': 'always, for `publish`',
  'check-run': 'takes `checks: write`, which callers would all have to grant',
};

test('gate.yml hands on every input of the gate, but for those that it has a reason not to', () => {
  const steps = workflowOf('gate.yml').jobs['gate']?.steps ?? [];
  const handed = Object.keys(steps.find(({ id }) => id === 'gate')?.with ?? {});
  const taken = Object.keys(contractOf('actions/gate').inputs ?? {});
  expect(taken.filter((name) => !handed.includes(name))).toEqual(Object.keys(NOT_HANDED_ON));
});

test('one commit for each action of others', () => {
  const named = FILES.flatMap(
    (file) => textOf(`${FOLDER}/${file}`).match(/[\w-]+\/[\w./-]+@[0-9a-f]{40} # \S+/g) ?? [],
  );
  const versions = [...new Set(named)].map((name) => name.split('@')[0]);
  expect(versions).toEqual([...new Set(versions)]);
});

test.each([
  // Nobody has seen zizmor pass yet.
  ['ci.yml', 'ci', ['zizmor']],
  ['gate.yml', 'gate', []],
])('%s: `%s` waits for every other job but for %j', (file, aggregator, optional) => {
  const { jobs } = workflowOf(file);
  const others = Object.keys(jobs).filter((id) => id !== aggregator && !optional.includes(id));
  expect([jobs[aggregator]?.needs].flat()).toEqual(others);
});

test.each(IGNORES)('actionlint still has to be told of $name', async ({ proof, covers }) => {
  const results = await lintResults(proof, `${FOLDER}/proof.yml`);
  expect(results.map((result) => covers(result))).toEqual([true]);
});

/** What an action, or a workflow that is called, takes. */
function contractOf(path: string): Called {
  if (!path.endsWith('.yml')) return parse(textOf(`${path}/action.yml`)) as Called;
  return (parse(textOf(path)) as Workflow).on['workflow_call'] ?? {};
}
