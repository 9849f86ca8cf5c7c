import { counted } from '../contracts/counted.ts';
import { DELTAS, type GateResult } from '../contracts/gate-result.ts';
import type { TypestateResult } from '../contracts/typestate-result.ts';
import { deltaCounts } from './delta-counts.ts';
import { legTexts, warnOnlyText } from './leg-texts.ts';
import { turnCounts } from './turn-rows.ts';

/** How many cells have too few trials to be decided, where it is this that the gate ends with; else 0. */
function undecidedCells({ gates, cells }: GateResult): number {
  return gates.routing === 'not_comparable' ? cells.filter(({ gate }) => gate === 'undecided').length : 0;
}

/** What follows on the verdict: why there is none, and the cells by delta. */
export function verdictSummary(result: GateResult): string {
  const counts = cellCounts(result).join(', ');
  const undecided = undecidedCells(result);
  const why = undecided === 0 ? '' : `not enough data for ${counted(undecided, 'cell')}: `;
  const turns = result.typestate === null ? '' : `; ${turnCounts(result.typestate)}`;
  const failed = legTexts(result).length;
  const legs = failed === 0 ? '' : `; ${counted(failed, 'job')} did not succeed`;
  return `${why}${counts === '' ? 'no cells' : counts}${turns}${legs}`;
}

/** `1 regression`, `5 held`, the worst first: without what no cell came to. */
function cellCounts({ counts }: GateResult): readonly string[] {
  return deltaCounts(DELTAS, counts);
}

/** `❌ fails`: what the routing gate came to, as markdown. */
function routingVerdict(result: GateResult): string {
  if (undecidedCells(result) > 0) return '❔ is undecided: there is not enough data';
  return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.gates.routing];
}

/** `❌ fails`: what the typestate gate came to, as markdown. */
export function turnsVerdict({ verdict }: Pick<TypestateResult, 'verdict'>): string {
  return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be decided' }[verdict];
}

/** Each gate that ran with its verdict and its counts, and the jobs that failed, as lines of markdown. */
export function gateVerdicts(result: GateResult): readonly string[] {
  const { typestate } = result;
  const turns = typestate === null ? [] : [`Typestate gate ${turnsVerdict(typestate)}: ${turnCounts(typestate)}`];
  const cells = cellCounts(result);
  const routing = `Routing gate ${routingVerdict(result)}: ${cells.length === 0 ? 'no cells' : cells.join(', ')}`;
  const failed = legTexts(result).length;
  const jobs = failed === 0 ? [] : [`Jobs that the gate needs ❌ fail: ${failed} did not succeed`];
  // Words and numbers of ours: of what markdown reads there is only the line below the words of a name.
  return [routing, ...turns, ...jobs].map((line) => line.replaceAll('_', '\\_'));
}

/** The heading of a page, and of several gates a line for each. */
export function summaryHeading(result: GateResult): string {
  const policy = warnOnlyText(result);
  if (result.typestate === null) {
    const verdict =
      result.gates.legs === 'fail' && result.gates.routing !== 'fail'
        ? '❌ fails: a job that it needs did not succeed'
        : routingVerdict(result);
    return `# Routing gate ${verdict}${policy}\n\n${cellCounts(result).join(' · ')}`;
  }
  const verdict = { pass: '✅ hold', fail: '❌ fail', not_comparable: '⚠️ cannot be decided' }[result.verdict];
  return [`# The gates ${verdict}${policy}`, '', ...gateVerdicts(result).map((line) => `- ${line}`)].join('\n');
}
