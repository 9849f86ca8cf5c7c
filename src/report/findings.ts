import type { GateReport } from '../contracts/gate-report.ts';
import { changeText, type Finding, type GateResult } from '../contracts/gate-result.ts';
import { GATE_EFFECTS, LEVEL_OF_EFFECT } from '../contracts/gate-verdict.ts';
import { sectionsOf } from './sections/index.ts';
import type { Annotated } from './step-annotations.ts';

/** What the gates say, the worst first; of one effect in the order of the gates, each in its own order, which is worst first. */
export function allFindings({ gates }: Pick<GateResult, 'gates'>): readonly Finding[] {
  return gates
    .flatMap(({ findings }) => findings)
    .sort((one, other) => GATE_EFFECTS.indexOf(one.effect) - GATE_EFFECTS.indexOf(other.effect));
}

/** What the gates of a report say, as it is annotated; nothing where they stopped. */
export function reportedFindings({ result }: GateReport): readonly Annotated[] {
  return (result === null ? [] : allFindings(result)).map((finding) => {
    const { rule, effect, places } = finding;
    const { file = null, line = null } = places[0] ?? {};
    return { rule, level: LEVEL_OF_EFFECT[effect], text: findingText(finding), file, line };
  });
}

/** Those that stop a gate, or warn. */
export function badFindings(result: GateResult): readonly Finding[] {
  return allFindings(result).filter(({ effect }) => effect === 'fail' || effect === 'undecided' || effect === 'warn');
}

/** Whether lists show it one by one. */
export function isListed({ gate, rule, effect }: Finding): boolean {
  return effect === 'fail' || sectionsOf(gate).unlisted?.includes(rule) !== true;
}

/** `cases/routing/cases.json:7`; null where it has no place. */
export function placeText({ places: [first, ...others] }: Finding): string | null {
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${first.file}:${first.line ?? 1}${more}`;
}

/** `alpha/claude: expected pass, got fail; missing: alpha-skill`: all that a finding says in a line. */
export function findingText({ subject, message }: Pick<Finding, 'subject' | 'message'>): string {
  return `${subject.label}: ${message}`;
}

/** Its message beside its change: without the words that the change says already. */
export function whyText({ change, message }: Pick<Finding, 'change' | 'message'>): string {
  const said = change === null ? '' : `${changeText(change)}; `;
  return message.startsWith(said) ? message.slice(said.length) : message;
}
