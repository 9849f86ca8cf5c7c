import { join, resolve } from 'node:path';

import type { LocatedCase } from '../contracts/case-file.ts';
import { documentText } from '../contracts/document-text.ts';
import { PLAN_FILE, planDigest, type Plan, type PlannedUnit } from '../contracts/plan.ts';
import {
  PROOF_LOG_FILE,
  RESULTS_FILE,
  resultsText,
  summarize,
  type Results,
  type UnitResult,
} from '../contracts/results.ts';
import type { SkillListing } from '../evidence/transcript-event.ts';
import { entriesOf } from '../io/find-files.ts';
import { writeFileAtomically } from '../io/write-file-atomically.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { proofLog } from '../report/proof-log.ts';
import { requirementsOf, tokensOf } from '../routing/requirements.ts';
import { displayPath } from './load-cases.ts';
import { loadSkills } from './load-skills.ts';
import { makePlan, type PlanOptions } from './make-plan.ts';
import { processOutcomeBeside } from './process-outcome.ts';
import { scoreTranscript } from './score-transcript.ts';
import type { World } from './world.ts';

export interface ReplayOptions extends PlanOptions {
  /** `DIR/<agent>/<case_id>[.<trial>].(jsonl|txt)` */
  readonly transcripts: string;
  readonly artifactsRoot: string;
  /** A second place for `results.json`. */
  readonly output: string | null;
  /** Roots of the installed skills; null means that they come from the transcripts. */
  readonly skills: readonly string[] | null;
  /** The comparator's cases, whose tokens are recorded as well. */
  readonly comparatorCases: readonly LocatedCase[];
}

export interface ReplayOutcome {
  readonly results: Results;
  readonly plan: Plan;
  readonly folder: string;
  /** Planned units without a transcript. */
  readonly missing: readonly PlannedUnit[];
}

interface FoundTranscript {
  readonly caseId: string;
  readonly trial: number;
  readonly path: string;
  /** The path without its ending: what stands beside it begins with this. */
  readonly stem: string;
}

/** Called once, before any work, with the absolute path of the batch's folder. */
export type OnFolder = (folder: string) => void;

/**
 * Scores recorded transcripts against the plan. The plan is cases × configured providers, not the files found: a transcript that is
 * not there is a missing result, and one that no planned cell asks for is told.
 */
export async function replay(world: World, options: ReplayOptions, onFolder: OnFolder): Promise<ReplayOutcome> {
  const root = resolve(world.cwd, options.transcripts);
  const agents = await entriesOf(root);
  if (agents.length === 0) {
    throw new PortcullisError(
      'not_found',
      `${options.transcripts}: the transcripts: expected folders named after providers, found none`,
      'Lay them out as DIR/<agent>/<case_id>[.<trial>].jsonl.',
    );
  }
  const found = new Map<string, readonly FoundTranscript[]>();
  for (const agent of agents) found.set(agent, await transcriptsOf(join(root, agent)));
  const trialsFound = (caseId: string, agent: string): number =>
    Math.max(0, ...(found.get(agent) ?? []).filter((item) => item.caseId === caseId).map((item) => item.trial));
  const { plan, cases } = await makePlan(world, options, options.trials === null ? trialsFound : undefined);

  const folder = resolve(world.cwd, options.artifactsRoot, plan.batch_run_id);
  onFolder(folder);
  warnOfStrays(world, plan, found, cases);
  const installed = options.skills === null ? null : (await loadSkills(world.cwd, options.skills)).listings;
  const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
  const scored: UnitResult[] = [];
  const missing: PlannedUnit[] = [];
  for (const unit of plan.units) {
    const item = byId.get(unit.case_id);
    const transcript = found.get(unit.agent)?.find((file) => file.caseId === unit.case_id && file.trial === unit.trial);
    if (item === undefined || transcript === undefined) missing.push(unit);
    else scored.push(await scoreUnit(world, unit, item, transcript, installed, options.comparatorCases));
  }
  const results: Results = {
    schema: 1,
    batch_run_id: plan.batch_run_id,
    generated_at_utc: world.now().toISOString(),
    commit: plan.commit,
    case_set_digest: plan.case_set_digest,
    plan_digest: planDigest(plan),
    seed: null,
    tool: { name: 'portcullis', version: world.version },
    summary: summarize(scored),
    options: {
      mode: 'replay',
      cases: [...new Set(cases.map((item) => item.file))],
      agents: [...new Set(plan.units.map((unit) => unit.agent))],
      case_ids: plan.selection.case_ids,
      categories: plan.selection.categories,
    },
    results: scored,
  };
  await writeFileAtomically(join(folder, PLAN_FILE), documentText(plan));
  await writeFileAtomically(join(folder, PROOF_LOG_FILE), proofLog(results));
  await writeFileAtomically(join(folder, RESULTS_FILE), resultsText(results));
  if (options.output !== null) await writeFileAtomically(resolve(world.cwd, options.output), resultsText(results));
  return { results, plan, folder, missing };
}

async function scoreUnit(
  world: World,
  unit: PlannedUnit,
  item: LocatedCase,
  transcript: FoundTranscript,
  installed: readonly SkillListing[] | null,
  comparatorCases: readonly LocatedCase[],
): Promise<UnitResult> {
  const ids = [item.definition.case_id, item.definition.renamed_from];
  const before = comparatorCases.find(({ definition }) => ids.includes(definition.case_id));
  const further = before === undefined ? null : requirementsOf(before.definition, unit.agent);
  return scoreTranscript({
    unitRunId: unit.unit_run_id,
    trial: unit.trial,
    item,
    agent: unit.agent,
    transcript: transcript.path,
    transcriptName: displayPath(world.root, transcript.path),
    process: await processOutcomeBeside(transcript.stem),
    installed,
    ...(further === null ? {} : { furtherTokens: tokensOf(further), furtherAnyTokens: further.any ?? [] }),
  });
}

/** The transcripts of one provider's folder; two for one unit are an error, since it could not be told which one counts. */
async function transcriptsOf(folder: string): Promise<readonly FoundTranscript[]> {
  const byUnit = new Map<string, FoundTranscript>();
  for (const name of await entriesOf(folder)) {
    if (name.endsWith('.stderr.txt')) continue;
    const match = /^([A-Za-z0-9][A-Za-z0-9_-]*)(?:\.([1-9]\d{0,5}))?\.(?:jsonl|txt)$/.exec(name);
    if (match?.[1] === undefined) continue;
    const file: FoundTranscript = {
      caseId: match[1],
      trial: Number(match[2] ?? 1),
      path: join(folder, name),
      stem: join(folder, name.replace(/\.(?:jsonl|txt)$/, '')),
    };
    const key = `${file.caseId} ${file.trial}`;
    const other = byUnit.get(key);
    if (other !== undefined) {
      throw new PortcullisError(
        'invalid_input',
        `${folder}: expected one transcript for ${file.caseId}, trial ${file.trial}, found ${other.path} and ${file.path}`,
        'Remove or rename one of them.',
      );
    }
    byUnit.set(key, file);
  }
  return [...byUnit.values()];
}

function warnOfStrays(
  world: World,
  plan: Plan,
  found: ReadonlyMap<string, readonly FoundTranscript[]>,
  cases: readonly LocatedCase[],
): void {
  const known = new Set(cases.map((item) => item.definition.case_id));
  const planned = new Set(plan.units.map((unit) => `${unit.agent} ${unit.case_id} ${unit.trial}`));
  for (const [agent, files] of found) {
    for (const file of files) {
      const isForeign = !plan.providers.includes(agent) || !known.has(file.caseId);
      const isBeyond = !isForeign && plan.units.some((unit) => unit.agent === agent && unit.case_id === file.caseId);
      if (planned.has(`${agent} ${file.caseId} ${file.trial}`) || !(isForeign || isBeyond)) continue;
      world.say(`warning: ${displayPath(world.root, file.path)} belongs to no unit of the plan and is not scored`);
    }
  }
}
