import { asciiLower, optionalText } from '../normal-text.ts';
import { resultError } from '../result-error.ts';
import type { ToolResultInput } from '../turn-input.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/**
 * Every result that is an error says its code, its message and whether it may be retried (HARNESS-TYPESTATE 3.2). Judged on the rows as they
 * were handed in: normalisation fills in what is missing.
 */
export const checkErrorEnvelopes: TurnCheck = ({ use }) =>
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
