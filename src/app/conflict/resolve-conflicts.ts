import { resolve } from 'node:path';

import { parseConflictInput, type Conflict, type ConflictInput } from '../../contracts/conflict.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { detectConflicts } from '../../governance/conflicts/detect-conflicts.ts';
import { firstReason } from '../../governance/termination/termination-record.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { append } from '../../kernel/append.ts';
import { TurnTally } from '../../typestate/turn-tally.ts';
import { keepConflict } from '../governance/keep-record.ts';
import { oneRecord, recordedRun } from '../governance/recorded-run.ts';
import { loadCases } from '../repository/load-cases.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { readResults } from '../results/results-files.ts';
import { transcriptOfUnit } from '../results/transcript-of-unit.ts';
import { processOutcomeOfTranscript } from '../score/process-outcome.ts';
import { scoreTranscript } from '../score/score-transcript.ts';
import { readerOf } from '../score/transcript-events.ts';
import { clientOf, tallyUnit } from '../typestate/turns-of-cells.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';

export interface ConflictRequest {
  /** A file with one conflict; null: those of the results. */
  readonly input: string | null;
  readonly results: readonly string[];
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** What became of conflicts; `failed` where one of them is left to somebody. */
export interface ResolvedConflicts {
  readonly schema: 1;
  readonly result: 'completed' | 'failed';
  readonly conflicts: readonly Conflict[];
}

/**
 * Resolves conflicts as far as nobody has to be asked, and keeps the record of each; what is left ends the run as `conflicting_agents`.
 *
 * @throws PortcullisError for an input that is not valid, or a store that fails
 */
export async function resolveConflicts(
  world: World,
  { input, results, environment, signal }: ConflictRequest,
): Promise<ResolvedConflicts> {
  const about = { kind: 'conflict', id: world.newId(), batch: null, environment, signal } as const;
  const recordsOf = oneRecord(world, about.kind);
  return recordedRun(world, about, recordsOf, async (run, store) => {
    run.phase = 'run';
    const found = input === null ? await conflictsOf(world, results) : [await inputOf(world, input)];
    const at = world.now().toISOString();
    const conflicts: Conflict[] = [];
    for (const conflict of found) conflicts.push(await keepConflict(store, conflict, at));
    const left = conflicts.filter((one) => !one.resolution_successful);
    const reasons = left.map((one) => (one.final_decision === 'blocked' ? 'blocked' : 'conflicting_agents'));
    const artifacts = conflicts.map((one) => `conflict:${one.conflict_id}`);
    const ending = { reason: firstReason(reasons), phase: 'verify', artifacts } as const;
    const value = { schema: 1, result: left.length === 0 ? 'completed' : 'failed', conflicts } as const;
    return { value, records: recordsOf(run, ending) };
  });
}

async function inputOf(world: World, path: string): Promise<ConflictInput> {
  return parseConflictInput(await readTextFile(resolve(world.cwd, path), 'the conflict'), path);
}

/** Those of all rows that results hold, with what their transcripts say where these are still those that were scored. */
async function conflictsOf(world: World, places: readonly string[]): Promise<readonly ConflictInput[]> {
  const config = await configOrDefault(world.root);
  const cases = new Map((await loadCases(world.root, config.cases, config)).map((item) => [item.digest, item]));
  const found: ConflictInput[] = [];
  for (const { results, shown: file, path } of await readResults(world, places)) {
    const rescored = new Map<string, UnitResult>();
    const turns = new Map<string, TurnTally>();
    for (const row of results.results) {
      const transcript = await transcriptOfUnit(world, { file, path }, row);
      if (transcript.kind !== 'found') continue;
      const item = cases.get(row.case_digest);
      if (item !== undefined && isOfTranscript(row)) {
        const { unit_run_id: unitRunId, trial, agent } = row;
        const stem = transcript.path.replace(/\.(?:jsonl|txt)$/, '');
        const [reader, process] = [await readerOf(world.root, agent), await processOutcomeOfTranscript(stem)];
        const where = { transcript: transcript.path, transcriptName: transcript.shown, installed: null };
        rescored.set(unitRunId, await scoreTranscript({ unitRunId, trial, item, agent, reader, process, ...where }));
      }
      const provider = clientOf(row.agent, config.providers);
      const cell = `${row.case_id}/${row.agent}`;
      const tally = turns.get(cell) ?? new TurnTally();
      turns.set(cell, tally);
      if (provider !== null) await tallyUnit(world, {}, { file, path }, row, provider, tally);
    }
    append(found, detectConflicts(results.batch_run_id, results.results, { rescored, turns }));
  }
  return found;
}

/** Whether a row says what its transcript does: not what the runner alone knows, nor what logs added. */
function isOfTranscript({ infra_reason: reason, log_fallback: logs }: UnitResult): boolean {
  return !['contaminated', 'invalid', 'not_started'].includes(reason ?? '') && logs?.counts !== true;
}
