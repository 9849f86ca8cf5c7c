import { InputClassError } from '../kernel/input-class-error.ts';

/** An input that is not a turn: unreadable, not JSON, of another shape, or without a normal form. The reference has one name for all of them. */
export class TurnInvalidError extends InputClassError {
  constructor(reason: string, options?: ErrorOptions) {
    super('harness_join_check_invalid', reason, options);
  }
}
