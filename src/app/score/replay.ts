import { dirname, join, resolve } from 'node:path';

import type { LocatedCase } from '../../contracts/case-file.ts';
import { documentText } from '../../contracts/document-text.ts';
import { comparesTrials, PLAN_FILE, type Plan, type PlannedUnit } from '../../contracts/plan.ts';
import { parseResults, RESULTS_FILE, type Results, type UnitResult } from '../../contracts/results.ts';
import { makeFolder, removeEmptyFolders } from '../../io/make-folder.ts';
import { readOptionalTextFile } from '../../io/read-text-file.ts';
import { skillSetDigest } from '../../io/unit/skill-set-digest.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { comparatorTokens } from '../comparator/routing-comparator.ts';
import { loadGivenPlan, planOfBatch, shardAndAttempt, type BatchOptions, type BatchPlan } from '../plan/given-plan.ts';
import { rootsUnderTest } from '../repository/client-skills.ts';
import { displayPath } from '../repository/load-cases.ts';
import { loadSkills } from '../repository/load-skills.ts';
import { makeResults, writeResults } from './make-results.ts';
import { processOutcomeOfTranscript } from './process-outcome.ts';
import { readerOf } from './transcript-events.ts';
import { scoreTranscript } from './score-transcript.ts';
import type { World } from '../world/world.ts';
import { attempt, PortcullisError } from '../../kernel/portcullis-error.ts';
import { foundTranscripts, keyOf, type FoundTranscripts } from './found-transcripts.ts';

/** More stray files than this are counted. */
const MOST_STRAYS = 10;

/** `skills`: null means that they come from the transcripts. */
export interface ReplayOptions extends BatchOptions {
  /** `DIR/<agent>/<case_id>[.<trial>].(jsonl|txt)` */
  readonly transcripts: string;
}

export interface ReplayOutcome {
  readonly results: Results;
  /** With the units that were to be scored here. */
  readonly plan: Plan;
  readonly folder: string;
  /** Planned units without a transcript. */
  readonly missing: readonly PlannedUnit[];
}

/** What is reported while it happens. */
export interface ReplayListeners {
  /** Called once, before anything is scored, with the absolute path of the batch's folder, which is there. */
  readonly onFolder: (folder: string) => void;
  /** Called before each unit that is scored. */
  readonly onUnit?: (done: number, total: number, unit: PlannedUnit) => void;
}

/**
 * Scores recorded transcripts against the plan. The plan is cases × configured providers, not the files found: a transcript that is
 * not there is a missing result, and one that no planned cell asks for is reported.
 */
export async function replay(world: World, options: ReplayOptions, listeners: ReplayListeners): Promise<ReplayOutcome> {
  const batchRunId = world.newId();
  const { given = null } = options;
  const loaded = given === null ? null : await loadGivenPlan(world, given, options.cases);
  const folder = resolve(world.cwd, options.artifactsRoot, loaded?.folder ?? batchRunId);
  const made = await makeFolder(folder, 'the artifacts');
  try {
    const found = await foundTranscripts(resolve(world.cwd, options.transcripts), options.transcripts);
    // A cell has at least as many trials as it has transcripts.
    const moreTrials = (caseId: string, agent: string): number => found.trials.get(keyOf(agent, caseId)) ?? 0;
    const constraints = { batchRunId, ...(options.trials === null ? { moreTrials } : {}) };
    const planned = await planOfBatch(world, options, loaded, folder, constraints);
    listeners.onFolder(folder);
    return await replayInto(world, options, listeners, planned, found, folder);
  } catch (error) {
    // Of a batch that came to nothing, nothing is left.
    await removeEmptyFolders(made);
    throw error;
  }
}

async function replayInto(
  world: World,
  options: ReplayOptions,
  listeners: ReplayListeners,
  { plan, part, cases, config, comparator }: BatchPlan,
  found: FoundTranscripts,
  folder: string,
): Promise<ReplayOutcome> {
  const comparatorCases = comparator?.cases ?? [];
  warnOfStrays(world, part, found, cases);

  const skills = options.skills === null ? null : await loadSkills(world.cwd, options.skills);
  const roots = options.skills?.map((root) => resolve(world.cwd, root)) ?? null;
  const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
  const compares = comparesTrials(plan);
  const ended = await resultsBeside(resolve(world.cwd, options.transcripts));
  const scored: UnitResult[] = [];
  const missing: PlannedUnit[] = [];
  for (const [index, unit] of part.units.entries()) {
    const item = byId.get(unit.case_id);
    const transcript = found.byUnit.get(keyOf(unit.agent, unit.case_id, unit.trial));
    if (item === undefined || transcript === undefined) {
      if (unit.optional !== true) missing.push(unit);
      continue;
    }
    listeners.onUnit?.(index, part.units.length, unit);
    const request = {
      unitRunId: unit.unit_run_id,
      trial: unit.trial,
      item,
      agent: unit.agent,
      reader: await readerOf(world.root, unit.agent),
      transcript: transcript.path,
      transcriptName: displayPath(world.root, transcript.path),
      process: await processOutcomeOfTranscript(transcript.stem),
      installed: skills?.listings ?? null,
      roots: roots && rootsUnderTest(world.root, roots, config, unit.agent),
      comparesTrials: compares,
    };
    const result = await scoreTranscript({ ...request, ...comparatorTokens(comparatorCases, item, unit.agent) });
    const termination = ended.records.get(result.transcript?.sha256 ?? '');
    scored.push(termination === undefined ? result : { ...result, termination });
  }
  const results = makeResults(world, {
    mode: 'replay',
    plan,
    part,
    shard: shardAndAttempt(options.given),
    cases,
    skillSetDigest: skills === null ? null : await skillSetDigest(skills.folders),
    units: scored,
    termination: scored.some(({ termination }) => termination !== undefined) ? ended.termination : undefined,
  });
  await writeFileAtomically(join(folder, PLAN_FILE), documentText(plan), 'the plan');
  await writeResults(folder, results, options.output === null ? [] : [resolve(world.cwd, options.output)]);
  return { results, plan: part, folder, missing };
}

/** Why the units of a batch ended whose transcripts are scored again, by the digest of their bytes, as its results beside them say. */
async function resultsBeside(transcripts: string) {
  const file = join(dirname(transcripts), RESULTS_FILE);
  const text = await readOptionalTextFile(file, 'the results');
  // What is not to be read is of another version, or none of a batch.
  const found = text === undefined ? null : attempt(() => parseResults(text, file));
  const { results = [], termination } = found === null || found instanceof PortcullisError ? {} : found;
  const told = results.flatMap((row) =>
    row.termination === undefined || row.transcript === null ? [] : [[row.transcript.sha256, row.termination] as const],
  );
  return { termination, records: new Map(told) };
}

/** Files that are not scored. Those of cells that a filter leaves out are no strays. */
function warnOfStrays(world: World, plan: Plan, found: FoundTranscripts, cases: readonly LocatedCase[]): void {
  const known = new Set(cases.map((item) => item.definition.case_id));
  const units = new Set(plan.units.map(({ agent, case_id: id, trial }) => keyOf(agent, id, trial)));
  const cells = new Set(plan.units.map(({ agent, case_id: id }) => keyOf(agent, id)));
  const unplanned = [...found.byUnit].flatMap(([key, file]) => {
    const isForeign = !plan.providers.includes(file.agent) || !known.has(file.caseId);
    return !units.has(key) && (isForeign || cells.has(keyOf(file.agent, file.caseId))) ? [file] : [];
  });
  const said = [
    ...found.strays.map((path) => `${displayPath(world.root, path)} is no transcript's name`),
    ...unplanned.map(({ path }) => `${displayPath(world.root, path)} belongs to no unit of the plan`),
  ];
  for (const text of said.slice(0, MOST_STRAYS)) world.say(`warning: ${text} and is not scored`);
  if (said.length > MOST_STRAYS) world.say(`warning: and ${said.length - MOST_STRAYS} more files are not scored`);
}
