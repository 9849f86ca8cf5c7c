import type { GateReport } from '../contracts/gate-report.ts';
import { ERROR_CODES } from '../kernel/portcullis-error.ts';

/** What a report comes to; `stopped`: the gate could not even begin to decide. */
type ReportVerdict = 'pass' | 'fail' | 'not_comparable' | 'stopped';

const BY_EXIT_CODE = { 1: 'fail', 2: 'stopped', 3: 'not_comparable' } as const;

/** The one verdict of a report. Only `pass` is nothing to complain of; a report that holds nothing is `stopped`. */
export function reportVerdict({ result, stopped }: GateReport): ReportVerdict {
  if (stopped !== null) return BY_EXIT_CODE[ERROR_CODES[stopped.code]];
  return result?.verdict ?? 'stopped';
}

/** Whether a gate failed under a policy that lets it do no more than say so. */
export function onlyWarns({ result }: GateReport): boolean {
  return result !== null && result.verdict === 'fail' && result.exit_code === 0;
}

/** The verdict in words, without anything of the report's own: a title. */
export function verdictTitle(report: GateReport): string {
  if (onlyWarns(report)) return 'The gate fails, and only warns';
  return {
    pass: 'The gate holds',
    fail: 'The gate fails',
    not_comparable: 'The gate could not decide',
    stopped: 'The gate did not run',
  }[reportVerdict(report)];
}

/** The same with a sign in front. */
export function markedTitle(report: GateReport): string {
  const sign = { pass: '✅', fail: '❌', not_comparable: '⚠️', stopped: '❌' }[reportVerdict(report)];
  return `${onlyWarns(report) ? '⚠️' : sign} ${verdictTitle(report)}`;
}

/** Whether every gate that ran could decide. */
export function isDecided({ result }: GateReport): boolean {
  return result !== null && result.gates.every(({ verdict }) => verdict !== 'not_comparable');
}
