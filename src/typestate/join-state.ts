import { idsMissingFrom } from './keyed-rows.ts';
import type { ToolUse } from './tool-use.ts';

/** How requests, results and uses fit together (HARNESS-TYPESTATE 5); the lists ascending. */
export interface JoinState {
  readonly missingResultCallIds: readonly string[];
  readonly orphanResultCallIds: readonly string[];
  readonly missingUseCallIds: readonly string[];
  readonly unknownUseCallIds: readonly string[];
  /** Whether the four lists are empty: the sets close. Whether the turn does is for all checks together to say. */
  readonly setsClosed: boolean;
}

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
