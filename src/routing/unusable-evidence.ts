import type { InfraReason, UnitResult } from '../contracts/results.ts';
import { groupedBy } from '../contracts/grouped-by.ts';

/** What a unit is said to be, and why. */
export type StatusFields = Pick<UnitResult, 'status' | 'infra_reason' | 'failure_kind' | 'failure_category'>;

/** A unit's result as it is where its evidence may not be used. */
export function infraResult(unit: UnitResult, reason: NonNullable<InfraReason>, why: string): UnitResult {
  return {
    ...unit,
    ...infraStatus(reason, unit.timed_out),
    error: why,
    observed: { ...unit.observed, transport: reason },
  };
}

/** What such a unit is said to be. */
export function infraStatus(reason: NonNullable<InfraReason>, timedOut: boolean): StatusFields {
  return {
    status: 'infra_error',
    infra_reason: reason,
    failure_kind: null,
    failure_category: timedOut ? 'timeout' : 'transport',
  };
}

/** What a row has to show for its reason, in words, and whether it does. */
interface Cause {
  readonly facts: string;
  readonly shows: (row: UnitResult, isShared: boolean) => boolean;
}

const NOT_FINISHED: Cause = {
  facts: 'no terminal event, or a verdict that the evidence leaves open',
  shows: ({ observed }) => observed.transport === null || observed.terminal === 'none',
};

const FAILED_BY_ITSELF: Cause = {
  facts: 'a terminal event of the client that says it failed, or neither a tool call nor an answer',
  shows: ({ observed: { terminal, assistant_text: said, tool_calls: calls }, usage }) =>
    terminal === 'error' || (calls === 0 && (!said || usage?.output_tokens === 0)),
};

/**
 * The facts that each reason for infrastructure leaves in a row, beside those that the verdict itself is made of: whoever assesses a
 * run (`assessRun`, the runner) gives the reason only where these are so. Table in src/routing/README.md, "Rows".
 */
const CAUSES: Readonly<Record<NonNullable<InfraReason>, Cause>> = {
  not_started: { facts: 'no tool call', shows: ({ observed }) => observed.tool_calls === 0 },
  exit: {
    facts: 'no terminal event, or one that says it failed',
    shows: ({ observed }) => ['none', 'error'].includes(observed.terminal),
  },
  api_error: FAILED_BY_ITSELF,
  auth: FAILED_BY_ITSELF,
  rate_limited: FAILED_BY_ITSELF,
  incomplete: NOT_FINISHED,
  oversize: NOT_FINISHED,
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

/** As `assessRun` warns of them, and did before. */
const FOREIGN = /^\d{1,12} lines? of another session (?:were )?ignored$/;

/** What is missing of the cause that a row states, in words; null where it shows it, or states none. */
export function missingCauseFacts(row: UnitResult, isShared: boolean): string | null {
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

/** Folders of units are called so, and nothing else is. */
const MARK = /pcu-[0-9a-f]{32}/g;

/** The mark of a unit: the name of its folder, which every path in its transcript then holds. */
export function unitMark(unitRunId: string): string {
  return `pcu-${unitRunId.replaceAll('-', '')}`;
}

/** Another unit's mark in a part of a transcript; null where there is none. Parts must overlap by a mark's length. */
export function foreignMark(text: string, own: string): string | null {
  for (const [mark] of text.matchAll(MARK)) if (mark !== own) return mark;
  return null;
}

/**
 * The units of sessions that were told by several cells (case × provider), each with a unit of another: one run cannot be a run of two
 * cases. Trials of one cell with the same session are left as they are; the gate counts them once.
 */
export function sharedSessions(units: readonly UnitResult[]): ReadonlyMap<string, UnitResult> {
  const told = units.filter(({ observed }) => observed.session_id !== null);
  // The ids of two clients have nothing to do with each other.
  const sessions = groupedBy(told, ({ agent, observed }) => `${agent} ${observed.session_id ?? ''}`);
  const shared = [...sessions.values()].flatMap((group) => {
    const [first] = group;
    const second = group.find((unit) => unit.case_id !== first?.case_id);
    if (first === undefined || second === undefined) return [];
    return group.map((unit) => [unit.unit_run_id, unit.case_id === first.case_id ? second : first] as const);
  });
  return new Map(shared);
}

/**
 * Why a run does not tell about the model that was asked for; null where it does or where that is unknown. Clients take short
 * names and print long ones, so that the one has to contain the other.
 */
export function modelMismatch(asked: string | null, told: string | null): string | null {
  if (asked === null || told === null) return null;
  const [long, short] = [told.toLowerCase(), asked.toLowerCase()];
  if (long.includes(short) || short.includes(long)) return null;
  return `the model ${asked} was asked for, and ${told} answered`;
}
