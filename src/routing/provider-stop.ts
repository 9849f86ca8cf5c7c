import { permanentFailure, type AttemptFacts } from './retry-unit.ts';

/** So many identical permanent failures stop a provider. */
const STOP_AFTER = 3;

/** Counts the permanent failures of one provider, until it is plain that the next unit would fail in the same way. */
export class ProviderStop {
  readonly #counts = new Map<string, number>();
  #cause: string | null;

  /** `cause`: why the provider is stopped from the beginning; null where it is not. */
  constructor(cause: string | null = null) {
    this.#cause = cause;
  }

  /** Why the provider was stopped; null as long as it goes on. */
  get cause(): string | null {
    return this.#cause;
  }

  /** Takes a unit's last attempt. The cause where this one stops the provider, else null. */
  add(attempt: AttemptFacts): string | null {
    const key = permanentFailure(attempt);
    if (this.#cause !== null) return null;
    // Whatever got through shows that the failures before were none of the provider as a whole.
    if (key === null) {
      if (attempt.status !== 'infra_error') this.#counts.clear();
      return null;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count < STOP_AFTER) return null;
    const why = attempt.error ?? attempt.infra_reason ?? key;
    this.#cause = `the provider was stopped after ${STOP_AFTER} identical failures: ${why}`;
    return this.#cause;
  }
}
