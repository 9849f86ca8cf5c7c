import { counted } from '../contracts/counted.ts';
import type { InfraReason, Observed, UnitResult } from '../contracts/results.ts';
import type { TranscriptEvidence } from '../evidence/transcript-evidence.ts';
import type { RunFacts } from './judge-unit.ts';

/** What the process that wrote the transcript told; all null or false where nothing is known. */
export interface ProcessOutcome {
  readonly exitCode: number | null;
  /** Our own clock ended the run. Never inferred from the exit code. */
  readonly timedOut: boolean;
  readonly spawnError: string | null;
  /** The signal that ended the process, where nobody but the system or the client itself sent it. */
  readonly signal: string | null;
  /** The runner ended the process at one of its own limits; `after_end`: some time after its terminal event. */
  readonly limit: 'turns' | 'output' | 'after_end' | null;
  /** First lines of standard error, for messages only. */
  readonly stderr: string | null;
}

export const UNKNOWN_PROCESS: ProcessOutcome = {
  exitCode: null,
  timedOut: false,
  spawnError: null,
  signal: null,
  limit: null,
  stderr: null,
};

export interface AssessedRun extends RunFacts {
  readonly limit: UnitResult['limit'];
  readonly usage: UnitResult['usage'];
  readonly model: string | null;
  readonly version: string | null;
  /** Why the run is infrastructure, for people; null where it is not. */
  readonly transportMessage: string | null;
  readonly warnings: readonly string[];
}

type Reason = NonNullable<InfraReason>;

/** The shell's and Windows' ways to say that a program could not be started. */
const NOT_STARTED_EXITS = new Set([126, 127, 9009]);

/** A final message about limits; looked at only where the run used no output tokens and the agent said and called nothing. */
const LIMIT_MESSAGE =
  /\b(?:usage|rate|session|weekly|daily|monthly|5-hour|message) limit\b|\blimit reached\b|\bhit your [\w -]{0,30}limit\b|\bquota\b|\btoo many requests\b/i;

/**
 * Decides from exit status, spawn errors and the client's own terminal event whether a run is infrastructure, and collects what
 * the verdict needs. Never looks at phrases in what the agent said, but for the one exception of `LIMIT_MESSAGE`.
 */
export function assessRun(
  channel: 'json' | 'text',
  textShowsCalls: boolean,
  evidence: TranscriptEvidence,
  outcome: ProcessOutcome,
): AssessedRun {
  const terminal = terminalOf(channel, evidence, outcome);
  const transport = transportOf(channel, textShowsCalls, evidence, outcome, terminal);
  // In plain text every line may be one that shows a call.
  const unreadable = evidence.damaged_lines + (channel === 'text' ? evidence.lossy_lines : 0);
  const isCut = evidence.oversize_lines > 0 || outcome.limit === 'output';
  const isGap = unreadable + evidence.hidden_subagents > 0 || isCutAtWork(outcome, evidence);
  const lost = isCut ? 'oversize' : isGap ? 'incomplete' : null;
  return {
    observed: {
      session_started: channel === 'text' ? evidence.assistant_text : evidence.session_started,
      assistant_text: evidence.assistant_text,
      tool_calls: evidence.tool_calls,
      terminal,
      transport: transport?.reason ?? null,
      lost,
      any_matched: [...evidence.any_matched],
      any_unmatched: [...evidence.any_unmatched],
      ambiguous: [...evidence.ambiguous],
      catalogue_complete: evidence.catalogue_complete,
      skill_tool: evidence.skill_tool,
      session_id: evidence.session_id,
      content_digest: evidence.content_digest,
      api_status: terminal === 'completed' ? null : (evidence.terminal?.status ?? evidence.last_error?.status ?? null),
    },
    hits: evidence.hits,
    timed_out: outcome.timedOut,
    skills_available: evidence.skills_available,
    limit: outcome.limit === 'turns' ? 'turns' : (evidence.terminal?.limit ?? null),
    usage: evidence.terminal?.usage ?? null,
    model: evidence.model,
    version: evidence.version,
    transportMessage: transport?.message ?? null,
    warnings: warningsOf(evidence, outcome, terminal),
  };
}

function terminalOf(
  channel: 'json' | 'text',
  evidence: TranscriptEvidence,
  outcome: ProcessOutcome,
): Observed['terminal'] {
  if (outcome.limit === 'turns') return 'limit';
  if (evidence.aborted) return 'none';
  if (channel === 'text') {
    if (outcome.exitCode === null || outcome.timedOut || isEmpty(evidence)) return 'none';
    return outcome.exitCode === 0 ? 'completed' : 'error';
  }
  return evidence.terminal?.outcome ?? 'none';
}

/** Our clock after the terminal event ended a client that worked on behind it. */
function isCutAtWork({ limit }: ProcessOutcome, { terminal, aborted }: TranscriptEvidence): boolean {
  return limit === 'after_end' && terminal === null && !aborted;
}

/** Not one line: it is unknown which form the client would have written. */
function isEmpty(evidence: TranscriptEvidence): boolean {
  const { known_events: known, unknown_events: unknown, noise_lines: noise } = evidence;
  return known + unknown + noise + evidence.damaged_lines + evidence.oversize_lines === 0;
}

/** Why a run is infrastructure: for the verdict, and for people. */
interface Transport {
  readonly reason: Reason;
  readonly message: string;
}

function because(reason: Reason, message: string): Transport {
  return { reason, message };
}

function transportOf(
  channel: 'json' | 'text',
  textShowsCalls: boolean,
  evidence: TranscriptEvidence,
  outcome: ProcessOutcome,
  terminal: Observed['terminal'],
): Transport | null {
  const { exitCode } = outcome;
  const { known_events: known, unknown_events: unknown } = evidence;
  // In plain text every line is an event, also the shell's own "command not found".
  const nothingRead = known + unknown === 0 || (channel === 'text' && evidence.tool_calls === 0);
  if (outcome.spawnError !== null) {
    return because('not_started', `the client could not be started: ${outcome.spawnError}`);
  }
  if (nothingRead && exitCode !== null && NOT_STARTED_EXITS.has(exitCode)) {
    return because('not_started', `the client could not be started (exit code ${exitCode})${said(outcome)}`);
  }
  if (evidence.foreign_lines > 0) {
    return because(
      'contaminated',
      `the transcript holds ${counted(evidence.foreign_lines, 'line')} of another session`,
    );
  }
  if (terminal === 'error' && channel === 'json') return toldByClient(evidence);
  if (isUnrecognised(channel, evidence)) {
    const why =
      unknown > 0
        ? 'no known tool event was recognised; the client may be of a newer version'
        : "the output is neither the client's JSON stream nor plain text";
    return because('unrecognised', logText(evidence) ?? why);
  }
  if (
    channel === 'text' &&
    !textShowsCalls &&
    (evidence.noise_lines > 0 || evidence.assistant_text) &&
    (outcome.timedOut || (exitCode ?? 0) === 0)
  ) {
    return because('unobservable', 'plain-text output of this client does not show calls; run it with JSON output');
  }
  if (channel === 'json' && evidence.terminal !== null && known === 1 && unknown === 0) {
    return because('unobservable', 'a single result object does not show calls; run with stream-json or --verbose');
  }
  // What the runner itself cut short is judged by what was there until then.
  if (outcome.timedOut || outcome.limit === 'turns' || outcome.limit === 'output') return null;
  if (isCutAtWork(outcome, evidence)) return null;
  if (terminal === 'none' && outcome.signal !== null) {
    return because('exit', `the client was ended by ${outcome.signal}${said(outcome)}`);
  }
  if (terminal === 'none' || (channel === 'text' && terminal === 'error')) {
    if (exitCode !== null && exitCode !== 0 && evidence.log === null) {
      if (channel === 'text' && known === 1 && evidence.last_error !== null) return evidence.last_error;
      return because('exit', `the client ended with exit code ${exitCode} without a result${said(outcome)}`);
    }
    const why = evidence.aborted
      ? 'the run was interrupted'
      : (logText(evidence) ??
        `the transcript ${isEmpty(evidence) ? 'is empty' : "ends without the client's terminal event"}`);
    const isUnknown = channel === 'text' && exitCode === null && !isEmpty(evidence);
    const status = isUnknown ? 'the exit status is not known' : why;
    // The terminal event may be the very line that was too long to read.
    const isTooLong = evidence.oversize_lines > 0 && !evidence.aborted;
    return because(isTooLong ? 'oversize' : 'incomplete', `${status}${said(outcome)}`);
  }
  return toldByClient(evidence);
}

/** There were events, and none of them was one that evidence could have come from. */
function isUnrecognised(channel: 'json' | 'text', evidence: TranscriptEvidence): boolean {
  if (channel === 'text') return false;
  // A stream that was cut in its first line leaves damaged lines.
  const other = evidence.unknown_events + Math.max(0, evidence.noise_lines - evidence.damaged_lines);
  const nothingKnown = evidence.known_events === 0 && other > 0;
  return nothingKnown || (evidence.unknown_tool_like > 0 && evidence.tool_calls === 0);
}

function logText({ log }: TranscriptEvidence): string | null {
  return log === null ? null : `this is ${log}`;
}

/**
 * What the client itself says of its end: a limit in the place of an answer, or an error. The one before the end counts where the run
 * completed without an answer, and where it has the client's class or a failed end does not say of what it failed.
 */
function toldByClient({ terminal, last_error, final_text, ...agent }: TranscriptEvidence): Transport | null {
  if (terminal === null) return null;
  const { outcome, reason = 'api_error', status, usage, message = reason } = terminal;
  const isSilent = !agent.assistant_text && agent.tool_calls === 0;
  const isLimit = isSilent && usage?.output_tokens === 0 && LIMIT_MESSAGE.test(final_text ?? '');
  const limit = isLimit ? because('rate_limited', final_text ?? '') : null;
  if (outcome === 'completed') return (isSilent ? last_error : null) ?? limit;
  if (outcome === 'limit') return limit;
  const isVague = status === undefined && (reason === 'exit' || reason === 'api_error');
  const classed = last_error?.classed === true ? last_error : null;
  return classed ?? limit ?? (isVague ? last_error : null) ?? because(reason, message);
}

function said({ stderr }: ProcessOutcome): string {
  const line = stderr?.split('\n').find((text) => text.trim() !== '');
  return line === undefined ? '' : `; it said: ${line.trim().slice(0, 300)}`;
}

function warningsOf(
  evidence: TranscriptEvidence,
  outcome: ProcessOutcome,
  terminal: Observed['terminal'],
): readonly string[] {
  const warnings: string[] = [];
  const count = (number: number, one: string, text: string): void => {
    if (number > 0) warnings.push(`${counted(number, one)} ${text}`);
  };
  count(evidence.oversize_lines, 'line', 'over the size limit not read');
  count(evidence.damaged_lines, 'damaged JSON line', 'with lost events');
  count(evidence.lossy_lines, 'line', 'with bytes that are not valid text, which were replaced');
  count(evidence.unknown_events, 'event', 'of unknown types');
  count(evidence.hidden_subagents, 'subagent', 'whose calls the client does not show');
  count(evidence.foreign_lines, 'line', 'of another session ignored');
  if (terminal === 'completed' && outcome.exitCode !== null && outcome.exitCode !== 0 && !outcome.timedOut) {
    warnings.push(`the client ended with exit code ${outcome.exitCode} after a clean terminal event`);
  }
  if (terminal === 'limit') warnings.push(`the run ended at its limit of ${evidence.terminal?.limit ?? 'turns'}`);
  if (outcome.limit === 'output') warnings.push('the run was ended because it wrote more than the limit allows');
  return warnings;
}
