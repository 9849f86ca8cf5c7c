import type { InfraReason, UnitResult } from '../contracts/results.ts';
import { foreignMark, unitMark } from './find-contamination.ts';

/** What a row has to show for its reason, in words, and whether it does. */
interface Cause {
  readonly facts: string;
  readonly shows: (row: UnitResult, isShared: boolean) => boolean;
}

const endedBy = (...ends: readonly UnitResult['observed']['terminal'][]): Cause['shows'] => {
  return ({ observed }) => ends.includes(observed.terminal);
};

const FAILED_BY_ITSELF: Cause = {
  facts: 'a terminal event of the client that says it failed',
  shows: endedBy('error'),
};

/**
 * The facts that each reason for infrastructure leaves in a row, beside those that the verdict itself is made of: whoever assesses a
 * run (`assessRun`, the runner) gives the reason only where these are so. Table in src/routing/README.md, "Rows".
 */
const CAUSES: Readonly<Record<NonNullable<InfraReason>, Cause>> = {
  not_started: { facts: 'no tool call', shows: ({ observed }) => observed.tool_calls === 0 },
  exit: { facts: 'no terminal event, or one that says it failed', shows: endedBy('none', 'error') },
  api_error: FAILED_BY_ITSELF,
  auth: FAILED_BY_ITSELF,
  rate_limited: {
    facts: 'a terminal event that says it failed, or neither a tool call nor an output token',
    shows: ({ observed, usage }) =>
      observed.terminal === 'error' || (observed.tool_calls === 0 && usage?.output_tokens === 0),
  },
  incomplete: {
    facts: 'no terminal event, or a verdict that the evidence leaves open',
    shows: ({ observed }) => observed.transport === null || observed.terminal === 'none',
  },
  oversize: {
    facts: 'no terminal event, or a verdict that the evidence leaves open',
    shows: ({ observed }) => observed.transport === null || observed.terminal === 'none',
  },
  unrecognised: {
    facts: 'no tool call, and no terminal event that says it failed',
    shows: ({ observed }) => observed.tool_calls === 0 && observed.terminal !== 'error',
  },
  unobservable: { facts: 'a transcript', shows: ({ transcript }) => transcript !== null },
  contaminated: {
    facts: "a session that a unit of another cell tells too, another unit's folder, or lines of another session",
    shows: (row, isShared) => isShared || namesOtherFolder(row) || row.warnings.some((text) => FOREIGN.test(text)),
  },
  invalid: {
    facts: 'a client that was not started, or the model that answered instead',
    shows: ({ transcript, client }) => transcript === null || client.model !== null,
  },
};

/** As `assessRun` warns of them. */
const FOREIGN = /^\d{1,12} lines of another session were ignored$/;

/** What is missing of the cause that a row states, in words; null where it shows it, or states none. */
export function causeNotShown(row: UnitResult, isShared: boolean): string | null {
  if (row.infra_reason === null) return null;
  const { facts, shows } = CAUSES[row.infra_reason];
  return shows(row, isShared) ? null : facts;
}

/**
 * Why the evidence of a row may not be used at all, not even a disallowed hit: its session is another cell's too, its transcript speaks
 * of another unit's folder, or another model answered than was asked for. Null where the evidence counts.
 */
export function unusableFor(row: UnitResult, isShared: boolean): 'contaminated' | 'invalid' | null {
  if (isShared) return 'contaminated';
  if (row.observed.transport === 'invalid') return 'invalid';
  return row.observed.transport === 'contaminated' && namesOtherFolder(row) ? 'contaminated' : null;
}

function namesOtherFolder({ error, unit_run_id: id }: UnitResult): boolean {
  return foreignMark(error ?? '', unitMark(id)) !== null;
}
