import type { FailureClass } from './failure-class.ts';
import { idsMissingFrom, keyedRows, withoutEmpty, type KeyedRows } from './normal-rows.ts';
import { asciiLower, optionalText, requiredText } from './normal-text.ts';
import type { ToolResults } from './tool-results.ts';
import type { Opaque, ToolUseInput } from './turn-input.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';

const DISPOSITIONS = ['consumed', 'observed', 'discarded'] as const;

type Disposition = (typeof DISPOSITIONS)[number];

export interface ToolUseRow {
  readonly disposition: Disposition;
  readonly resultDigest?: string;
  readonly toolCallId: string;
}

/** What became of each result, beside the results. */
export type ToolUse = Opaque<KeyedRows<ToolUseRow> & { readonly results: ToolResults }, 'ToolUse'>;

/** The fourth step of the chain. Throws `TurnInvalidError`. */
export function collectUse(results: ToolResults, inputs: readonly ToolUseInput[]): ToolUse {
  const keyed = keyedRows('toolUse', inputs, normalUse, (row) => row.toolCallId);
  return { ...keyed, results } as ToolUse;
}

function normalUse(input: ToolUseInput): ToolUseRow {
  const toolCallId = requiredText(input.toolCallId, 'toolUse[].toolCallId');
  return withoutEmpty({
    disposition: dispositionOf(input.disposition),
    resultDigest: optionalText(input.resultDigest),
    toolCallId,
  });
}

function dispositionOf(text: string): Disposition {
  const given = asciiLower(requiredText(text, 'toolUse[].disposition'));
  const disposition = DISPOSITIONS.find((known) => known === given);
  if (disposition !== undefined) return disposition;
  const found = JSON.stringify(given);
  throw new TurnInvalidError(`toolUse[].disposition invalid: expected ${DISPOSITIONS.join(', ')}, found ${found}`);
}

/** How requests, results and uses fit together (HARNESS-TYPESTATE 5); the lists ascending. */
export interface JoinState {
  readonly missingResultCallIds: readonly string[];
  readonly orphanResultCallIds: readonly string[];
  readonly missingUseCallIds: readonly string[];
  readonly unknownUseCallIds: readonly string[];
  /** Whether the four lists are empty: the sets close. Whether the turn does is for all checks together to say. */
  readonly setsClosed: boolean;
}

/** The class of each set that does not close. `tool.join_incomplete` is about all of them. */
export const JOIN_FAULTS: readonly (readonly [FailureClass, Exclude<keyof JoinState, 'setsClosed'>])[] = [
  ['tool.result_missing', 'missingResultCallIds'],
  ['tool.result_orphan', 'orphanResultCallIds'],
  ['tool.use_missing', 'missingUseCallIds'],
  ['tool.use_without_result', 'unknownUseCallIds'],
];

export function joinState(use: ToolUse): JoinState {
  const { results } = use;
  const { requests } = results;
  const lists = {
    missingResultCallIds: idsMissingFrom(requests, results),
    orphanResultCallIds: idsMissingFrom(results, requests),
    missingUseCallIds: idsMissingFrom(results, use),
    unknownUseCallIds: idsMissingFrom(use, results),
  };
  return { ...lists, setsClosed: Object.values(lists).every((ids) => ids.length === 0) };
}
