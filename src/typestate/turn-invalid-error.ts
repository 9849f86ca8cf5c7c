import { PortcullisError } from '../kernel/portcullis-error.ts';

/** The reference's name for every input that is not a turn: unreadable, not JSON, of another shape, or without a normal form. */
const TURN_INVALID = 'harness_join_check_invalid';

/** An input that is not a turn. Its message begins with its class, as the reference prints it. */
export class TurnInvalidError extends PortcullisError {
  readonly errorClass = TURN_INVALID;
  /** The message without the class. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super('invalid_input', `${TURN_INVALID}: ${reason}`, undefined, options);
    this.name = 'TurnInvalidError';
    this.reason = reason;
  }
}
