import type { Leg } from '../contracts/gate-result.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/** The jobs that fail the gate, in words: `route (failure)`; empty where none does. */
export function failedLegs(legs: readonly Leg[]): readonly string[] {
  return legs.filter(({ level }) => level === 'error').map(({ job, result }) => `${job} (${result ?? 'no result'})`);
}

/**
 * What a gate that could not decide ends with: where a job that it needs failed too, that is a failure and no lack of data. Anything but a
 * `PortcullisError` comes back as it is.
 */
export function withFailedLegs(error: unknown, legs: readonly Leg[]): unknown {
  const failed = failedLegs(legs);
  if (!(error instanceof PortcullisError) || failed.length === 0) return error;
  const code = error.code === 'not_comparable' ? 'gate_failed' : error.code;
  const message = `Jobs that the gate needs did not succeed: ${failed.join(', ')}. Beyond that: ${error.message}`;
  return new PortcullisError(code, message, error.help, { cause: error });
}
