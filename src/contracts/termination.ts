import { PortcullisError, type ErrorCode } from '../kernel/portcullis-error.ts';
import type { SuggestedAction, Termination, TerminationPhase, TerminationReason } from './generated/termination.ts';
import { validate } from './generated/termination.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { SuggestedAction, TerminationPhase, TerminationReason };
export type TerminationRecord = Termination;

export function parseTermination(text: string, file: string): TerminationRecord {
  return parseCheckedJson<Termination>('the record of an end', text, validate, file);
}

/** An error that ends what runs for a reason of its own, such as a policy; any other one ends it as `blocked`. */
export class TerminatingError extends PortcullisError {
  readonly reason: TerminationReason;

  constructor(reason: TerminationReason, code: ErrorCode, message: string, help?: string) {
    super(code, message, help);
    this.reason = reason;
  }
}
