import type { UnitResult } from '../contracts/results.ts';

/** A unit is run again at most so often, whatever the policy of retries says. */
export const MAX_RETRIES = 2;

/** What is known of an attempt: a unit's result, before it is known whether it is the last. */
export type AttemptFacts = Pick<UnitResult, 'status' | 'infra_reason' | 'exit_code' | 'timed_out' | 'error'> & {
  readonly observed: Pick<UnitResult['observed'], 'session_started' | 'api_status' | 'lost'>;
};

/** HTTP statuses that may be gone a moment later. Anything else below 500 is the request's own fault. */
const TRANSIENT_STATUSES = new Set([408, 409, 425, 429]);

/**
 * The class, for the policy of retries, of an attempt that failed for a reason that may be gone the next time; null for any other. Behaviour
 * never is: a verdict, once reached, stands. Table in src/routing/README.md, "Retries".
 */
export function transientClass({
  status,
  infra_reason: reason,
  timed_out: timedOut,
  observed,
}: AttemptFacts): string | null {
  // A client that was silent for all of its time has had its chance: twice more would take three times as long.
  if (status !== 'infra_error' || timedOut) return null;
  const code = observed.api_status;
  const mayPass = code === null || code >= 500 || TRANSIENT_STATUSES.has(code);
  switch (reason) {
    case 'rate_limited':
      return 'infra.rate_limited';
    // What cannot be read of a run that came to its end is how the client behaved.
    case 'incomplete':
      return observed.lost === null ? 'infra.incomplete' : null;
    case 'api_error':
      return mayPass ? 'infra.api_error_transient' : null;
    // A client that never came to its session was started wrongly: the next start would be as wrong.
    case 'exit':
      return observed.session_started && mayPass ? 'infra.exit_after_start' : null;
    default:
      return null;
  }
}

/**
 * What a permanent failure is recognised by: two with the same key would fail in the same way for every other unit of the
 * provider. Null where the failure is none of that kind.
 */
export function permanentFailure(attempt: AttemptFacts): string | null {
  if (attempt.status !== 'infra_error' || transientClass(attempt) !== null) return null;
  const { infra_reason: reason, exit_code: code, observed } = attempt;
  if (reason !== 'not_started' && reason !== 'auth' && reason !== 'exit' && reason !== 'api_error') return null;
  return [reason, observed.api_status ?? code ?? '', (attempt.error ?? '').slice(0, 200)].join(' ');
}

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
