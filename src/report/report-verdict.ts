import type { GateReport } from '../contracts/gate-report.ts';
import type { GateOutcome, GateResult } from '../contracts/gate-result.ts';
import { countTexts } from '../contracts/gate-table.ts';
import { tableOf } from '../gates/index.ts';
import { ERROR_CODES } from '../kernel/portcullis-error.ts';
import { sectionsOf } from './sections/index.ts';

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

/** Each verdict as a sign and in words. */
const TITLES = {
  pass: ['✅', 'The gate holds'],
  fail: ['❌', 'The gate fails'],
  only_warns: ['⚠️', 'The gate fails, and only warns'],
  not_comparable: ['⚠️', 'The gate could not decide'],
  stopped: ['❌', 'The gate did not run'],
} as const;

/** The verdict in words, without anything of the report's own: a title. */
export function verdictTitle(report: GateReport): string {
  return TITLES[onlyWarns(report) ? 'only_warns' : reportVerdict(report)][1];
}

/** The same with a sign in front. */
export function markedTitle(report: GateReport): string {
  return TITLES[onlyWarns(report) ? 'only_warns' : reportVerdict(report)].join(' ');
}

/** Whether every gate that ran could decide. */
export function isDecided({ result }: GateReport): boolean {
  return result !== null && result.gates.every(({ verdict }) => verdict !== 'not_comparable');
}

/** What the gates counted, one after the other: what follows on a verdict. */
export function verdictSummary({ gates }: GateResult): string {
  return gates.map(countsOf).join('; ');
}

/** `1 regression, 5 held`, the worst first. */
function countsOf(outcome: GateOutcome): string {
  const own = sectionsOf(outcome.gate).counts?.(outcome);
  if (own !== undefined) return own;
  const table = tableOf(outcome.gate);
  const rules = table === null ? [] : countTexts(table, outcome.counts);
  return rules.length === 0 ? `no ${table?.noun[1] ?? 'findings'}` : rules.join(', ');
}

/** Each gate that ran with its verdict and its counts, as lines of markdown. */
export function gateVerdicts({ gates }: GateResult): readonly string[] {
  return gates.map((outcome) => plain(`${titleOf(outcome)}: ${countsOf(outcome)}`));
}

/** The heading of a page, and of several gates a line for each. */
export function pageHeading(result: GateResult): string {
  const policy = warnOnlyText(result);
  const [first, ...others] = result.gates;
  if (first !== undefined && others.length === 0) return `# ${titleOf(first)}${policy}\n\n${plain(countsOf(first))}`;
  const verdict = { pass: '✅ hold', fail: '❌ fail', not_comparable: '⚠️ cannot be decided' }[result.verdict];
  return [`# The gates ${verdict}${policy}`, '', ...gateVerdicts(result).map((line) => `- ${line}`)].join('\n');
}

/** What follows on the title where a gate that fails does no more than say so. */
export function warnOnlyText({ warn_only: isWarnOnly, verdict }: GateResult): string {
  return isWarnOnly && verdict === 'fail' ? ' (warn only)' : '';
}

/** `Routing gate ❌ fails` */
function titleOf({ gate, verdict, findings }: GateOutcome): string {
  const isUndecided = findings.some(({ effect }) => effect === 'undecided');
  const undecided = isUndecided ? '❔ is undecided' : '⚠️ cannot be decided';
  const said = { pass: '✅ holds', fail: '❌ fails', not_comparable: undecided }[verdict];
  return `${tableOf(gate)?.title ?? gate} ${said}`;
}

/** Words and numbers of ours: of what markdown reads there is only the line below the words of a name. */
function plain(text: string): string {
  return text.replaceAll('_', '\\_');
}
