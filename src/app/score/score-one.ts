import { resolve } from 'node:path';

import { parseCaseFile, refuseCaseProblems, type LocatedCase } from '../../contracts/case-file.ts';
import { DEFAULT_PROVIDER } from '../../contracts/config.ts';
import type { UnitResult } from '../../contracts/results.ts';
import { isFile } from '../../io/find-files.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { notFound, usageError } from '../../kernel/portcullis-error.ts';
import { UNKNOWN_PROCESS } from '../../routing/run-facts.ts';
import { rootsUnderTest } from '../repository/client-skills.ts';
import { invokedOn, displayPath } from '../repository/load-cases.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { loadSkills } from '../repository/load-skills.ts';
import { stderrText } from './process-outcome.ts';
import { readerOf } from './transcript-events.ts';
import { scoreTranscript } from './score-transcript.ts';
import type { World } from '../world/world.ts';

export interface ScoreOptions {
  readonly caseFile: string;
  /** Which case of the file; null where it holds one. */
  readonly caseId: string | null;
  readonly agent: string;
  readonly transcript: string;
  readonly skills: readonly string[] | null;
  readonly exitCode: number | null;
  readonly timedOut: boolean;
  readonly stderr: string | null;
}

/** Scores one transcript against one case. */
export async function scoreOne(world: World, options: ScoreOptions): Promise<UnitResult> {
  const path = resolve(world.cwd, options.caseFile);
  const shown = displayPath(world.root, path);
  const item = chosenCase(parseCaseFile(await readTextFile(path, 'the case'), shown), options.caseId, shown);
  const skills = options.skills?.map((root) => resolve(world.cwd, root)) ?? null;
  const config = await configOrDefault(world.root);
  const providers = new Map([[options.agent, config.providers.get(options.agent) ?? DEFAULT_PROVIDER]]);
  refuseCaseProblems([item], await invokedOn(world.root, [item], providers, skills ?? config.skills));
  const transcript = resolve(world.cwd, options.transcript);
  return scoreTranscript({
    unitRunId: world.newId(),
    trial: 1,
    item,
    agent: options.agent,
    reader: await readerOf(world.root, options.agent),
    transcript,
    transcriptName: displayPath(world.root, transcript),
    process: {
      ...UNKNOWN_PROCESS,
      exitCode: options.exitCode,
      timedOut: options.timedOut,
      stderr: options.stderr === null ? null : await requiredStderr(resolve(world.cwd, options.stderr)),
    },
    installed: options.skills === null ? null : (await loadSkills(world.cwd, options.skills)).listings,
    roots: skills && rootsUnderTest(world.root, skills, config, options.agent),
  });
}

/** A file that was named must be there. */
async function requiredStderr(path: string): Promise<string | null> {
  const text = await stderrText(path);
  if (text !== null || (await isFile(path))) return text;
  throw notFound(`${path}: standard error: there is no such file`, 'Check the path.');
}

function chosenCase(cases: readonly LocatedCase[], caseId: string | null, file: string): LocatedCase {
  const matching = caseId === null ? cases : cases.filter((item) => item.definition.case_id === caseId);
  const [item, second] = matching;
  if (item !== undefined && second === undefined) return item;
  const ids = cases.slice(0, 12).map((other) => other.definition.case_id);
  throw usageError(
    `${file}: expected one case${caseId === null ? '' : ` with the id ${caseId}`}, found ${matching.length}`,
    `Name it with --case-id; the file holds: ${ids.length === 0 ? 'none' : ids.join(', ')}.`,
  );
}
