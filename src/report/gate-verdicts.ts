import type { GateOutcome, GateResult } from '../contracts/gate-result.ts';
import { ruleCounts, tableOf } from './rule-counts.ts';
import { sectionsOf } from './sections/index.ts';

/** What the gates counted, one after the other: what follows on a verdict. */
export function verdictSummary({ gates }: GateResult): string {
  return gates.map(countsOf).join('; ');
}

/** `1 regression, 5 held`, the worst first. */
function countsOf(outcome: GateOutcome): string {
  const own = sectionsOf(outcome.gate).counts?.(outcome);
  if (own !== undefined) return own;
  const rules = ruleCounts(outcome);
  return rules.length === 0 ? `no ${tableOf(outcome.gate)?.noun[1] ?? 'findings'}` : rules.join(', ');
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
