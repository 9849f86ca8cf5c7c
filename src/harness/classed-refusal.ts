import { PortcullisError } from '../kernel/portcullis-error.ts';

/** A request, call or program that is refused; `errorClass` is the reference's (premath harness 6.5, 7.1, 7.2). */
export class ClassedRefusal extends PortcullisError {
  readonly errorClass: string;
  readonly reason: string;

  constructor(errorClass: string, reason: string) {
    super('invalid_input', `${reason} (${errorClass})`);
    this.errorClass = errorClass;
    this.reason = reason;
  }
}
