import { counted } from '../../contracts/counted.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { TranscriptMeta } from '../../contracts/run-record.ts';
import { RunWatch } from '../../evidence/run-watch.ts';
import { isFile } from '../../io/find-files.ts';
import type { ProcessEnd } from '../../io/process/process-request.ts';
import { type StoredFile, storeTranscript } from '../../io/unit/store-transcript.ts';
import { removeFolder, type UnitFolder, writeUnitFile } from '../../io/unit/unit-folder.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { foreignMark, infraResult, modelMismatch, unitMark } from '../../routing/unusable-evidence.ts';
import { UNKNOWN_PROCESS } from '../../routing/run-facts.ts';
import { outcomeOfMeta, stderrText } from '../score/process-outcome.ts';
import { type ScoreRequest, scoreTranscript, TranscriptScore } from '../score/score-transcript.ts';
import { type Redactor, withMasks } from '../governance/personal-redactor.ts';
import { logEvidence } from './log-evidence.ts';
import type { UnitJob } from './unit-job.ts';
import { secretsOf } from '../world/secret-values.ts';

/** Where the client's raw output goes. */
export function rawOutput(job: UnitJob, folder: UnitFolder): string {
  return `${folder.output}/stdout.${job.client.ending}`;
}

/** The result of a unit whose client was not started at all. */
export async function unstartedResult(
  job: Omit<UnitJob, 'program'>,
  reason: 'invalid' | 'not_started',
  why: string,
): Promise<UnitResult> {
  const empty = await scoreTranscript({ ...scoreRequest(job), transcript: null, process: UNKNOWN_PROCESS });
  return { ...infraResult(empty, reason, why), transcript: null, duration_ms: 0, attempts: [] };
}

/** A unit whose client is at work: what it wrote until now. */
export interface RunningScore {
  readonly secrets: Redactor;
  readonly score: TranscriptScore;
  readonly watch: RunWatch;
}

/** To be fed with what the client writes. */
export function startScore(job: UnitJob): RunningScore {
  const secrets = withMasks(secretsOf(job.client.liveVariables, job.environment), job.masks);
  const watch = new RunWatch(job.record.limits.max_turns);
  const unit = { ...scoreRequest(job), redact: (text: string) => secrets.redact(text) };
  return { secrets, watch, score: new TranscriptScore(unit, (event) => watch.take(event)) };
}

function scoreRequest(job: Omit<UnitJob, 'program'>): ConstructorParameters<typeof TranscriptScore>[0] {
  const { unit, item, client, further } = job;
  return {
    unitRunId: unit.unit_run_id,
    trial: unit.trial,
    item,
    agent: unit.agent,
    reader: client.reader,
    transcriptName: `${job.shownStem}.${client.ending}`,
    installed: job.installed,
    roots: job.roots,
    comparesTrials: job.comparesTrials,
    ...further,
  };
}

/** Evidence is taken from what the client wrote, and what is stored is redacted: a replaced secret never changes a verdict. */
export async function judgeRun(
  job: UnitJob,
  folder: UnitFolder,
  end: ProcessEnd,
  { secrets, score, offer }: RunningScore & Pick<ScoreRequest, 'offer'>,
): Promise<UnitResult> {
  const { client } = job;
  const raw = rawOutput(job, folder);
  // An agent may remove whatever it likes of its own folder, and then nothing is known of what it wrote.
  if (!(await isFile(raw))) await writeUnitFile(folder, raw, '');
  const redact = (text: string): string => secrets.redact(text);
  const stderr = await stderrText(`${folder.output}/stderr`, redact);
  const meta = {
    client: client.id,
    version: job.program.version,
    exitCode: end.exitCode,
    signal: end.signal,
    timedOut: end.termination === 'timeout',
    spawnError: end.spawnError,
    termination: terminationOf(end),
    survivors: end.survivors,
    wallMs: Math.round(end.wallMs),
  };
  const { stored, foreign } = await store(job, raw, meta, stderr, secrets);
  const scored = {
    transcript: raw,
    process: outcomeOfMeta(meta, stderr),
    offer,
    ...(job.record.logs.scan ? { logs: await logEvidence(job, folder) } : {}),
  };
  // Where an agent wrote over its own output, what is stored decides.
  const isWhole = score.sha256 === stored.rawSha256;
  const judged = isWhole ? score.result(scored) : await scoreTranscript({ ...scoreRequest(job), ...scored, redact });
  const { sha256, bytes } = stored;
  const requested = judged.client.model ?? job.model;
  const result: UnitResult = {
    ...judged,
    client: { ...judged.client, version: judged.client.version ?? job.program.version, model: requested },
    duration_ms: meta.wallMs,
    transcript: { path: `${job.shownStem}.${client.ending}`, sha256, bytes },
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
  meta: TranscriptMeta,
  stderr: string | null,
  secrets: Redactor,
): Promise<{ stored: StoredFile; foreign: string | null }> {
  const own = unitMark(job.unit.unit_run_id);
  const redaction = secrets.stream();
  let foreign: string | null = null;
  let before = '';
  const stored = await storeTranscript(raw, `${job.stem}.${job.client.ending}`, {
    push: (part) => {
      // A mark may stand across two parts.
      const seen = before + part;
      foreign ??= foreignMark(seen, own);
      before = seen.slice(-own.length);
      return redaction.push(part);
    },
    end: () => redaction.end(),
  });
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
  const [one, many] = ['process outlived the client and was ended', 'processes outlived the client and were ended'];
  if (end.survivors > 0) warnings.push(counted(end.survivors, one, many));
  return warnings;
}

type Termination = NonNullable<UnitResult['attempts']>[number]['termination'];

export function terminationOf(end: ProcessEnd | null): Termination {
  return end === null || end.spawnError !== null ? 'not_started' : end.termination;
}
