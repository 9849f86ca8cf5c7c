import { PortcullisError } from './portcullis-error.ts';

/** An input that a command of the reference does not take. Its message begins with its class, as the reference prints it. */
export class InputClassError extends PortcullisError {
  readonly errorClass: string;
  /** The message without the class. */
  readonly reason: string;

  constructor(errorClass: string, reason: string, options?: ErrorOptions) {
    super('invalid_input', `${errorClass}: ${reason}`, undefined, options);
    this.name = new.target.name;
    this.errorClass = errorClass;
    this.reason = reason;
  }
}
