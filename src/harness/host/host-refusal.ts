import { PortcullisError } from '../../kernel/portcullis-error.ts';

/** A program or a call that is not run; `errorClass` is the reference's (premath harness 7.1, 7.2). */
export class HostRefusal extends PortcullisError {
  readonly errorClass: string;
  readonly reason: string;

  constructor(errorClass: string, reason: string) {
    super('invalid_input', `${reason} (${errorClass})`);
    this.errorClass = errorClass;
    this.reason = reason;
  }
}
