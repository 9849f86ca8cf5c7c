import { asciiLower, optionalText } from '../normal-text.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';
import { resultError } from '../tool-results.ts';
import { JOIN_FAULTS, type ToolUseRow } from '../tool-use.ts';
import type { ToolResultInput } from '../turn-input.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** Every request has its result, every result its request and its use, every use its result (HARNESS-TYPESTATE 5). */
const checkJoin: TurnCheck = ({ joinState }) => [
  ...JOIN_FAULTS.flatMap(([failureClass, list]) => classIf(joinState[list].length > 0, failureClass)),
  ...classIf(!joinState.setsClosed, 'tool.join_incomplete'),
];

/**
 * Every result that is an error says its code, its message and whether it may be retried (HARNESS-TYPESTATE 3.2). Judged on the rows as they
 * were handed in: normalisation fills in what is missing.
 */
const checkErrorEnvelopes: TurnCheck = ({ use }) =>
  classIf(
    use.results.inputs.some((input) => isError(input) && !hasEnvelope(input)),
    'tool.schema_invalid',
  );

/** Wider than in normalisation: a raw error of any content makes an error of a row that names no status. */
function isError(input: ToolResultInput): boolean {
  const status = asciiLower(optionalText(input.status) ?? '');
  if (status !== '') return status === 'error';
  return (
    optionalText(input.errorCode) !== undefined ||
    input.retryable !== undefined ||
    optionalText(input.errorMessage) !== undefined ||
    input.rawError !== undefined
  );
}

function hasEnvelope(input: ToolResultInput): boolean {
  const { code, retryable, message } = resultError(input, 'envelope');
  return code !== undefined && retryable !== undefined && message !== undefined;
}

/** Truncated responses were cut as the policy wants it, where one is required (HARNESS-TYPESTATE 8). */
const checkTruncation: TurnCheck = ({ constraints }) => {
  const { truncationConstraints: demanded } = constraints;
  return classIf(
    demanded !== undefined && demanded.required && !demanded.valid,
    'tool.response_truncation_policy_violation',
  );
};

/**
 * A use is of the result that is there (tool calling typestate 4.4): the digest that it names is the result's, and what is consumed is a
 * result and named. The reference does not compare the two digests, therefore only where it is asked for.
 */
const checkUseBinding: TurnCheck = ({ constraints, use }) =>
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

export const resultChecks: readonly TurnCheck[] = [checkJoin, checkErrorEnvelopes, checkTruncation, checkUseBinding];
