import type { Finding, GateOutcome } from '../../contracts/gate-result.ts';
import { countsOf } from '../../contracts/gate-table.ts';
import { verdictOf } from '../../contracts/gate-verdict.ts';
import type { JobsDetail, Leg } from '../../contracts/jobs-detail.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { JOBS } from './rules.ts';

/** Decides about the jobs that a gate needs: one that fails is no less than a gate that does. */
export function decideJobs(legs: readonly Leg[]): GateOutcome & { readonly detail: JobsDetail } {
  const failed = legs.filter(({ gate }) => gate === 'fail');
  return {
    gate: JOBS.gate,
    verdict: verdictOf(legs),
    baseline: null,
    counts: countsOf(JOBS, legs),
    findings: failed.map(findingOf),
    warnings: [],
    detail: { legs: [...legs] },
  };
}

function findingOf({ job, result, delta, gate, message }: Leg): Finding {
  return {
    gate: JOBS.gate,
    rule: delta,
    effect: gate,
    subject: { key: job, label: labelOf({ job, result }) },
    message,
    change: null,
    places: [],
    identity: [JOBS.gate, delta, job],
    explain: null,
  };
}

function labelOf({ job, result }: Pick<Leg, 'job' | 'result'>): string {
  return `${job} (${result ?? 'no result'})`;
}

/**
 * What a gate that could not decide ends with: where a job that it needs failed too, that is a failure and no lack of data. Anything but a
 * `PortcullisError` comes back as it is.
 */
export function withFailedJobs(error: unknown, legs: readonly Leg[]): unknown {
  const failed = legs.filter(({ gate }) => gate === 'fail').map(labelOf);
  if (!(error instanceof PortcullisError) || failed.length === 0) return error;
  const code = error.code === 'not_comparable' ? 'gate_failed' : error.code;
  const message = `${JOBS.says.fails}: ${failed.join(', ')}. Beyond that: ${error.message}`;
  return new PortcullisError(code, message, error.help, { cause: error });
}
