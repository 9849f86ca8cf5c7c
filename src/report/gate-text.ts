import { allWarnings, type GateResult } from '../contracts/gate-result.ts';
import { comparatorLines } from './comparator.ts';
import { verdictSummary, warnOnlyText } from './gate-verdicts.ts';
import { reportSections } from './report-sections.ts';
import { sectionText } from './section-text.ts';
import { safeText, type TextStyle } from './text-style.ts';

/** A result for a terminal: what was compared, the parts of the gates with the findings between them, warnings, the verdict. */
export function gateText(result: GateResult, style: TextStyle): string {
  const warnings = allWarnings(result).map((warning) => `${style.yellow('warning:')} ${safeText(warning)}`);
  const sections = reportSections(result).map((section) => sectionText(section, style));
  return `${[comparatorLines(result, style), ...sections, warnings, [verdictLine(result, style)]]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** One line that says what was decided. */
function verdictLine(result: GateResult, style: TextStyle): string {
  const verdict = {
    pass: style.green('PASS'),
    fail: style.red('FAIL'),
    not_comparable: style.yellow('NOT COMPARABLE'),
  };
  return `${style.bold(`${verdict[result.verdict]}${warnOnlyText(result)}`)}  ${verdictSummary(result)}`;
}
