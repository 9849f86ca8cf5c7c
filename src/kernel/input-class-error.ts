import { PortcullisError } from './portcullis-error.ts';

/** An input that a command of the reference does not take. Its message begins with its class, as the reference prints it. */
export class InputClassError extends PortcullisError {
  readonly errorClass: string;
  /** The message without the class. */
  readonly reason: string;

  constructor(errorClass: string, reason: string, options?: ErrorOptions) {
    super('invalid_input', `${errorClass}: ${reason}`, undefined, options);
    this.name = this.constructor.name;
    this.errorClass = errorClass;
    this.reason = reason;
  }
}

/** What is answered for an input that was refused. */
export interface Refusal {
  readonly exit: 2;
  readonly error: { readonly class: string; readonly message: string };
}

/** The answer in which an error stands for the output; another error than of a class has its code in its place. */
export function refusalOf(error: PortcullisError): Refusal {
  const isClassed = error instanceof InputClassError;
  return {
    exit: 2,
    error: {
      class: isClassed ? error.errorClass : error.code,
      message: isClassed ? error.reason : error.message,
    },
  };
}
