import { copyFile, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CONFIG_PATH } from '../../contracts/config.ts';
import { DEFAULT_KPI_BASELINE } from '../../contracts/kpi-baseline.ts';
import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import type { GateResult } from '../../contracts/gate-result.ts';
import { isFile } from '../../io/find-files.ts';
import { scratchRepository, type ScratchRepository } from '../../io/git/scratch-repository.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { notFound } from '../../kernel/portcullis-error.ts';
import { compareWithRef } from '../comparator/compare-request.ts';
import { runGates } from '../gates/run-gates.ts';
import { type RehearsedSkills, rehearseSkills } from '../rehearse/rehearse-skills.ts';
import type { RunListeners, RunOptions } from '../run/run-options.ts';
import { runRequired } from '../required/run-required.ts';
import { replay } from '../score/replay.ts';
import type { World } from '../world/world.ts';
import { DEMO_PROVIDERS, demoNight, demoPolicy, demoRecordings, demoSkillFiles } from './demo-files.ts';

const CASES = 'cases/routing/demo.json';
const BASELINE = 'baselines/provider-baseline.json';
const SKILLS = '.claude/skills';

export interface DemoOutcome {
  readonly result: GateResult;
  /** Where the repository and its artifacts were left, if they were to be kept. */
  readonly kept: string | null;
}

export interface DemoOptions {
  /** The top of Portcullis itself, which holds the recordings. */
  readonly house: string;
  /** Play a pull request that breaks things. */
  readonly regress: boolean;
  /** Leave the repository for a look. */
  readonly keep: boolean;
}

/**
 * Judges a real pull request: a git repository whose feature branch left `main` before `main` went on, and recordings of the three
 * real clients. Everything happens in a temporary folder.
 */
export async function demo(world: World, options: DemoOptions): Promise<DemoOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'portcullis-demo-'));
  try {
    await mkdir(join(folder, 'repository'));
    const repository = await scratchRepository(join(folder, 'repository'));
    await playPullRequest(world, repository, options);
    const recordings = join(folder, 'recordings');
    await layOutRecordings(options, recordings);
    const inside: World = { ...world, cwd: repository.root, root: repository.root };
    world.say(`replaying the recordings of ${DEMO_PROVIDERS.join(', ')}`);
    const outcome = await replay(
      inside,
      {
        cases: null,
        selection: { agents: null, case_ids: null, categories: null },
        trials: null,
        transcripts: recordings,
        artifactsRoot: join(folder, 'artifacts'),
        output: null,
        skills: null,
        compare: null,
      },
      { onFolder: () => undefined },
    );
    world.say('running the checks that the change needs');
    const proofs = await proofsOf(inside, options, join(folder, 'artifacts'));
    world.say('comparing with the baseline at the merge base of main and feature');
    world.say('');
    const result = await runGates(inside, {
      results: [outcome.folder],
      cases: null,
      plan: null,
      compare: compareWithRef('main'),
      tolerateInfra: false,
      only: null,
      given: (name) => (name === 'required' ? [proofs] : null),
    });
    // A failing gate names commands that explain it; they need what they explain.
    const kept = options.keep || result.exit_code !== 0;
    if (!kept) await rm(folder, { recursive: true, force: true });
    return { result, kept: kept ? folder : null };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** `main` gets cases, baseline and skills; `feature` changes a skill; `main` then goes on, so that its tip is no merge base. */
async function playPullRequest(world: World, repository: ScratchRepository, options: DemoOptions): Promise<void> {
  const config = await houseText(options, CONFIG_PATH);
  const baseline = await houseText(options, BASELINE);
  await repository.commit('Skills, routing cases and the baselines', {
    [CONFIG_PATH]: `${config}required:\nkpi:\n`,
    [DEFAULT_REQUIRED_POLICY]: demoPolicy(['format', 'tests']),
    [CASES]: await houseText(options, CASES),
    [BASELINE]: baseline,
    [DEFAULT_KPI_BASELINE]: demoNight(baseline),
    ...demoSkillFiles(SKILLS),
  });
  await repository.branch('feature');
  const description = options.regress ? 'Greets.' : 'Use when the user asks for alpha greetings or mentions ALPHA.';
  await repository.commit('Rewrite the description of alpha-skill', {
    ...demoSkillFiles(SKILLS, { 'alpha-skill': description }),
    ...(options.regress ? { [DEFAULT_REQUIRED_POLICY]: demoPolicy(['tests']) } : {}),
  });
  await repository.checkout('main');
  await repository.commit('Go on without the pull request', { 'README.md': '# A repository with two skills\n' });
  await repository.checkout('feature');
  world.say('made a repository whose branch "feature" rewrites a skill, while "main" went on');
}

/** The folder with what proves the required checks; a pull request that breaks things runs no more of them than its own policy asks for. */
async function proofsOf(world: World, { regress }: DemoOptions, artifactsRoot: string): Promise<string> {
  const only = regress ? ['tests'] : null;
  const { signal } = new AbortController();
  const given = { environment: process.env, maxParallel: 1, signal, onBegin: () => undefined };
  return (await runRequired({ ...world, say: () => undefined }, { ...given, baseRef: 'main', only, artifactsRoot }))
    .folder;
}

async function layOutRecordings(options: DemoOptions, target: string): Promise<void> {
  for (const { agent, caseId, name } of demoRecordings(options.regress)) {
    await mkdir(join(target, agent), { recursive: true });
    for (const ending of ['.jsonl', '.meta.json', '.stderr.txt']) {
      const source = join(options.house, 'cases', 'transcripts', `${name}${ending}`);
      const isOptional = ending === '.stderr.txt';
      if (isOptional && !(await isFile(source))) continue;
      await copyFile(source, join(target, agent, `${caseId}${ending}`)).catch((error: unknown) => {
        const message = `${source}: the demo needs this recording`;
        throw notFound(message, 'Use a complete copy of Portcullis.', { cause: error });
      });
    }
  }
}

async function houseText(options: DemoOptions, path: string): Promise<string> {
  return readFile(join(options.house, path), 'utf8');
}

export interface RehearsedDemo extends RehearsedSkills {
  /** Where skills and artifacts were left, if they were to be kept. */
  readonly kept: string | null;
}

/** Rehearses the demo's skills with the three clients, in a temporary folder that nothing configures. */
export async function rehearseDemo(
  world: World,
  options: RunOptions,
  keep: boolean,
  listeners: RunListeners,
  signal: AbortSignal,
): Promise<RehearsedDemo> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portcullis-demo-')));
  let kept: string | null = null;
  try {
    for (const [path, text] of Object.entries(demoSkillFiles('skills'))) {
      await writeFileAtomically(join(folder, path), text, 'the skill');
    }
    await mkdir(join(folder, 'artifacts'));
    const asked = { ...options, skills: ['skills'], artifactsRoot: 'artifacts', allowSkills: false };
    const inside: World = { ...world, cwd: folder, root: folder };
    const rehearsed = await rehearseSkills(inside, asked, listeners, signal);
    // What failed is looked into in the transcripts.
    if (keep || (rehearsed.loadability?.summary.failed ?? 0) > 0) kept = folder;
    return { ...rehearsed, kept };
  } finally {
    if (kept === null) await rm(folder, { recursive: true, force: true });
  }
}
