import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentText } from '../../contracts/document-text.ts';
import { parsePlan, PLAN_FILE, type Plan, type PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { parseRunRecord, parseUnitResult, RUN_RECORD_FILE, type RunRecord } from '../../contracts/run-record.ts';
import { entriesOf } from '../../io/find-files.ts';
import { makeFolder } from '../../io/make-folder.ts';
import { readOptionalTextFile, readTextFile } from '../../io/read-text-file.ts';
import { removeFolder } from '../../io/unit/unit-folder.ts';
import { isTemporaryName, writeFileAtomically } from '../../io/write-file-atomically.ts';
import { notFound } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';

/**
 * A batch on disk: `plan.json` and `run.json` at its beginning, a file for each unit as it ends, `results.json` at its end. Every
 * file is there whole or not at all, so that a batch can be resumed wherever it broke off.
 */
export class BatchFolder {
  /** Absolute. */
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** A batch that was begun: its id below the artifacts' root, or its folder. */
  static find(world: World, artifactsRoot: string, batch: string): BatchFolder {
    const places = [resolve(world.cwd, artifactsRoot, batch), resolve(world.cwd, batch)];
    const path = places.find((place) => existsSync(join(place, RUN_RECORD_FILE)));
    if (path !== undefined) return new BatchFolder(path);
    throw notFound(
      `${batch}: expected the folder or the id of a batch with a ${RUN_RECORD_FILE}, found none at ${places.join(' or ')}`,
      'A batch lies below --artifacts-root; the run printed it as ARTIFACT_DIR.',
    );
  }

  /** Where a unit's transcript is, without its ending. */
  stemOf(unit: PlannedUnit): string {
    return join(this.path, 'transcripts', unit.agent, transcriptStem(unit));
  }

  async begin(plan: Plan, record: RunRecord): Promise<void> {
    await makeFolder(this.path, 'the artifacts');
    await writeFileAtomically(join(this.path, RUN_RECORD_FILE), documentText(record), 'the record of the run');
    await writeFileAtomically(join(this.path, PLAN_FILE), documentText(plan), 'the plan');
  }

  async record(): Promise<RunRecord> {
    const file = join(this.path, RUN_RECORD_FILE);
    return parseRunRecord(await readTextFile(file, 'the record of the run'), file);
  }

  async plan(): Promise<Plan> {
    const file = join(this.path, PLAN_FILE);
    return parsePlan(await readTextFile(file, 'the plan'), file);
  }

  /** Takes away the files that a runner was writing when it was killed. */
  async tidy(): Promise<void> {
    const transcripts = join(this.path, 'transcripts');
    const agents = (await entriesOf(transcripts)).map((name) => join(transcripts, name));
    for (const folder of [this.path, join(this.path, 'units'), ...agents]) {
      for (const name of await entriesOf(folder)) {
        if (isTemporaryName(name)) await removeFolder(join(folder, name));
      }
    }
  }

  async keep(result: UnitResult): Promise<void> {
    await writeFileAtomically(this.#unitFile(result.unit_run_id), documentText(result), 'the result of a unit');
  }

  /** The result of a unit that ended before; undefined where it did not. */
  async kept(unit: Pick<PlannedUnit, 'unit_run_id'>): Promise<UnitResult | undefined> {
    const file = this.#unitFile(unit.unit_run_id);
    const text = await readOptionalTextFile(file, 'the result of a unit');
    return text === undefined ? undefined : parseUnitResult(text, file);
  }

  #unitFile(id: string): string {
    return join(this.path, 'units', `${id}.json`);
  }
}

/** The name of a unit's transcript in the layout that `replay` reads. */
export function transcriptStem({ case_id: id, trial }: PlannedUnit): string {
  return trial === 1 ? id : `${id}.${trial}`;
}
