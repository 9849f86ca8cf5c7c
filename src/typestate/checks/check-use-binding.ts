import type { NormalizedTurn } from '../normalized-turn.ts';
import type { ToolUseRow } from '../tool-use.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/**
 * A use is of the result that is there (tool calling typestate 4.4): the digest that it names is the result's, and what is consumed is a
 * result and named. The reference does not compare the two digests, therefore only where it is asked for.
 */
export const checkUseBinding: TurnCheck = ({ constraints, use }) =>
  classIf(
    constraints.useConstraints?.bindResultDigests === true && use.rows.some((row) => !isOfResult(row, use)),
    'tool.use_unknown_result',
  );

function isOfResult({ toolCallId, resultDigest, disposition }: ToolUseRow, use: NormalizedTurn['use']): boolean {
  const isConsumed = disposition === 'consumed';
  const result = use.results.byId.get(toolCallId);
  // Without any result it is for the join check to say; a consumed one is unknown besides.
  if (result === undefined) return !isConsumed;
  return resultDigest === undefined ? !isConsumed : resultDigest === result.resultDigest;
}
