import { InputClassError } from '../kernel/input-class-error.ts';

/** A request, call or program that is refused, by a class of the reference (premath harness 6.5, 7.1, 7.2), which its message ends with. */
export class ClassedRefusal extends InputClassError {
  constructor(errorClass: string, reason: string) {
    super(errorClass, reason);
    this.message = `${reason} (${errorClass})`;
  }
}
