import { PortcullisError } from '../kernel/portcullis-error.ts';

/** How the reference calls every input that is no turn: unreadable, no JSON, another shape, or against the rules of normalisation. */
const TURN_INVALID = 'harness_join_check_invalid';

/** An input that is no turn. Its message begins with its class, as the reference prints it. */
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
