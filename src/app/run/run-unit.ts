import { devNull } from 'node:os';

import type { LocatedCase } from '../../contracts/case-file.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { Redact } from '../../evidence/proof-line.ts';
import { RunWatch } from '../../evidence/run-watch.ts';
import type { SkillListing } from '../../evidence/transcript-event.ts';
import { isFile } from '../../io/find-files.ts';
import { runProcess, type ProcessEnd } from '../../io/process/run-process.ts';
import { storeTranscript } from '../../io/unit/store-transcript.ts';
import {
  makeUnitFolder,
  removeFolder,
  writeUnitFile,
  type UnitFolder,
  type UnitSkill,
} from '../../io/unit/unit-folder.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { documentText } from '../../contracts/document-text.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Client, Launch, ModelSource, UnitPlaces } from '../../providers/client.ts';
import { foreignMark, unitMark } from '../../routing/find-contamination.ts';
import { infraResult } from '../../routing/infra-result.ts';
import { modelMismatch } from '../../routing/model-mismatch.ts';
import { UNKNOWN_PROCESS } from '../../routing/run-facts.ts';
import { isTransient, retryDelay } from '../../routing/retry-unit.ts';
import type { LocatedClient } from '../clients/locate-client.ts';
import { stderrText } from '../process-outcome.ts';
import { scoreTranscript, type ScoreRequest } from '../score-transcript.ts';
import { logEvidence, logSnapshot, type LogSnapshot } from './log-evidence.ts';
import { outcomeOf, terminationOf } from './outcome-of.ts';
import type { LogFallback } from './run-options.ts';
import { unitRedaction } from './unit-redaction.ts';

/** The variable by which processes of a unit are found again, whatever group they moved to. */
export const UNIT_VARIABLE = 'PORTCULLIS_UNIT';
/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 5_000;
/** Milliseconds that a client has between its terminal event and its end. */
const AFTER_END_MS = 10_000;

/** Everything that one unit needs; nothing of it changes between attempts. */
export interface UnitJob {
  readonly batchRunId: string;
  readonly unit: PlannedUnit;
  readonly item: LocatedCase;
  readonly client: Client;
  readonly program: LocatedClient;
  readonly model: string | null;
  readonly timeoutMs: number;
  readonly maxTurns: number | null;
  readonly outputBytes: number;
  readonly retries: number;
  readonly allowSkills: boolean;
  /** The folder of all units of the batch. */
  readonly parent: string;
  readonly workspace: string | null;
  /** Absolute paths of folders that are left out where the workspace holds them. */
  readonly notCopied: readonly string[];
  readonly skills: readonly UnitSkill[];
  readonly installed: readonly SkillListing[] | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logs: LogFallback;
  /** The log files of a provider's home before any run: looked at once for each provider and batch. */
  readonly snapshots: Map<string, LogSnapshot>;
  /** Where the transcript is kept, without its ending. */
  readonly stem: string;
  /** The transcript's path as results show it. */
  readonly shownStem: string;
  readonly further: { readonly tokens: readonly string[]; readonly anyTokens: readonly string[] } | null;
}

/** What a unit takes from outside while it runs. */
export interface UnitWorld {
  /** Who answers the client in the next attempt. */
  readonly source: (job: UnitJob) => ModelSource;
  /** Waits so many milliseconds; false, at once, when the run is broken off. */
  readonly wait: (ms: number) => Promise<boolean>;
  /** In [0, 1). */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onRetry: (job: UnitJob, attempt: UnitResult, delayMs: number) => void;
}

type Attempt = NonNullable<UnitResult['attempts']>[number];

/**
 * Runs one unit to its verdict: an attempt, and after a transient failure of the infrastructure up to `retries` more. Null where
 * the run was broken off, since nothing is known then. Transcript, standard error and the record of the process are stored.
 */
export async function runUnit(job: UnitJob, world: UnitWorld): Promise<UnitResult | null> {
  const attempts: Attempt[] = [];
  for (;;) {
    const ran = await runOnce(job, world);
    if (ran === null || world.signal.aborted) return null;
    const { result, end } = ran;
    attempts.push(attemptOf(result, end));
    if (attempts.length > job.retries || !isTransient(result)) return { ...result, attempts };
    const delay = retryDelay(attempts.length, result.infra_reason, world.random());
    world.onRetry(job, result, delay);
    if (!(await world.wait(delay))) return null;
  }
}

interface RanOnce {
  readonly result: UnitResult;
  /** Null where no process was started. */
  readonly end: ProcessEnd | null;
}

/** Null where the run was broken off: what there is of the output then is not stored. */
async function runOnce(job: UnitJob, world: UnitWorld): Promise<RanOnce | null> {
  const folder = await makeUnitFolder({
    parent: job.parent,
    name: unitMark(job.unit.unit_run_id),
    workspace: job.workspace,
    notCopied: job.notCopied,
    skills: job.skills,
    skillsFolder: job.client.skillsFolder,
    asPlugins: job.client.takesPlugins === true,
  });
  try {
    const launch = launchOf(job, world, folder);
    if (launch instanceof PortcullisError) {
      return { result: await unstartedResult(job, 'invalid', launch.message), end: null };
    }
    const end = await execute(job, world, folder, launch);
    if (world.signal.aborted) return null;
    return { result: await scored(job, folder, end), end };
  } finally {
    await removeFolder(folder.root);
  }
}

function launchOf(job: UnitJob, world: UnitWorld, folder: UnitFolder): Launch | PortcullisError {
  const { home, workspace, temporary } = folder;
  const places: UnitPlaces = { home, workspace, temporary, cache: job.program.cacheFolder };
  try {
    return job.client.launch({
      prompt: job.item.definition.prompt,
      model: job.model,
      maxTurns: job.maxTurns,
      allowSkills: job.allowSkills,
      places,
      plugins: folder.plugins,
      source: world.source(job),
      given: job.environment,
    });
  } catch (error) {
    if (error instanceof PortcullisError) return error;
    throw error;
  }
}

async function execute(job: UnitJob, world: UnitWorld, folder: UnitFolder, launch: Launch): Promise<ProcessEnd> {
  for (const file of launch.files) await writeUnitFile(folder, file.path, file.text);
  if (job.logs.scan && !job.snapshots.has(job.client.id)) {
    job.snapshots.set(job.client.id, await logSnapshot(job, folder));
  }
  const stdin = launch.input === null ? null : `${folder.output}/stdin`;
  if (stdin !== null) await writeUnitFile(folder, stdin, launch.input ?? '');
  const watch = new RunWatch(job.client.reader, job.maxTurns);
  return runProcess({
    program: job.program.program,
    args: [...job.program.prefixArgs, ...launch.args],
    cwd: folder.workspace,
    environment: launch.environment,
    stdin,
    stdout: rawOutput(job, folder),
    stderr: `${folder.output}/stderr`,
    limits: {
      wallMs: job.timeoutMs,
      graceMs: GRACE_MS,
      afterEndMs: AFTER_END_MS,
      outputBytes: job.outputBytes,
    },
    watch: (chunk) => watch.push(chunk),
    marker: { name: UNIT_VARIABLE, value: `${job.batchRunId}/${job.unit.unit_run_id}` },
    signal: world.signal,
  });
}

function rawOutput(job: UnitJob, folder: UnitFolder): string {
  return `${folder.output}/stdout.${job.client.ending}`;
}

/** The result of a unit whose client was not started at all. */
export async function unstartedResult(
  job: Omit<UnitJob, 'program'>,
  reason: 'invalid' | 'not_started',
  why: string,
): Promise<UnitResult> {
  const empty = await scoreTranscript({ ...scoreRequest(job), transcript: devNull, process: UNKNOWN_PROCESS });
  return { ...infraResult(empty, reason, why), transcript: null, duration_ms: 0, attempts: [] };
}

function scoreRequest(job: Omit<UnitJob, 'program'>): Omit<ScoreRequest, 'transcript' | 'process'> {
  const { unit, item, client, further } = job;
  return {
    unitRunId: unit.unit_run_id,
    trial: unit.trial,
    item,
    agent: unit.agent,
    reader: client.reader,
    transcriptName: `${job.shownStem}.${client.ending}`,
    installed: job.installed,
    ...(further === null ? {} : { furtherTokens: further.tokens, furtherAnyTokens: further.anyTokens }),
  };
}

/** Evidence is taken from what the client wrote, and what is stored is redacted: a replaced secret never changes a verdict. */
async function scored(job: UnitJob, folder: UnitFolder, end: ProcessEnd): Promise<UnitResult> {
  const { client } = job;
  const raw = rawOutput(job, folder);
  // An agent may remove whatever it likes of its own folder, and then nothing is known of what it wrote.
  if (!(await isFile(raw))) await writeUnitFile(folder, raw, '');
  const redact = unitRedaction(job);
  const stderr = await stderrText(`${folder.output}/stderr`, redact);
  const judged = await scoreTranscript({
    ...scoreRequest(job),
    transcript: raw,
    process: outcomeOf(end, stderr),
    redact,
    ...(job.logs.scan ? { logs: await logEvidence(job, folder, job.snapshots.get(client.id) ?? new Map()) } : {}),
  });
  const { stored, foreign } = await store(job, raw, end, stderr, redact);
  const requested = judged.client.model ?? job.model;
  const result: UnitResult = {
    ...judged,
    client: { ...judged.client, version: judged.client.version ?? job.program.version, model: requested },
    duration_ms: Math.round(end.wallMs),
    transcript: { path: `${job.shownStem}.${client.ending}`, ...stored },
    warnings: [...judged.warnings, ...warningsOf(end)],
  };
  if (foreign !== null) {
    return infraResult(result, 'contaminated', `the transcript speaks of another unit's folder, ${foreign}`);
  }
  const mismatch = modelMismatch(job.model, judged.client.model);
  return mismatch === null ? result : infraResult(result, 'invalid', mismatch);
}

async function store(
  job: UnitJob,
  raw: string,
  end: ProcessEnd,
  stderr: string | null,
  redact: Redact,
): Promise<{ stored: { sha256: string; bytes: number }; foreign: string | null }> {
  const own = unitMark(job.unit.unit_run_id);
  let foreign: string | null = null;
  const stored = await storeTranscript(raw, `${job.stem}.${job.client.ending}`, (part) => {
    foreign ??= foreignMark(part, own);
    return redact(part);
  });
  const meta = {
    client: job.client.id,
    version: job.program.version,
    exitCode: end.exitCode,
    signal: end.signal,
    timedOut: end.termination === 'timeout',
    spawnError: end.spawnError,
    termination: terminationOf(end),
    survivors: end.survivors,
    wallMs: Math.round(end.wallMs),
  };
  await writeFileAtomically(`${job.stem}.meta.json`, documentText(meta), 'the record of the process');
  const errors = `${job.stem}.stderr.txt`;
  // What an earlier attempt said would be taken for this one's.
  if (stderr === null) await removeFolder(errors);
  else await writeFileAtomically(errors, stderr, 'standard error');
  return { stored, foreign };
}

function warningsOf(end: ProcessEnd): readonly string[] {
  const warnings: string[] = [];
  if (end.termination === 'killed_after_end')
    warnings.push('the client went on after its terminal event and was ended');
  if (end.survivors > 0) warnings.push(`${end.survivors} processes outlived the client and were ended`);
  return warnings;
}

function attemptOf(result: UnitResult, end: ProcessEnd | null): Attempt {
  return {
    status: result.status,
    infra_reason: result.infra_reason,
    error: result.error,
    exit_code: result.exit_code,
    signal: end?.signal ?? null,
    timed_out: result.timed_out,
    termination: terminationOf(end),
    survivors: end?.survivors ?? 0,
    duration_ms: Math.round(end?.wallMs ?? 0),
  };
}
