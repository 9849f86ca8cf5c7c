import type { GateReport } from '../contracts/gate-report.ts';
import { changeText, type Finding, type GateResult } from '../contracts/gate-result.ts';
import { GATE_EFFECTS, LEVEL_OF_EFFECT } from '../contracts/gate-verdict.ts';
import { sectionsOf } from './sections/index.ts';
import type { Block, Fact, Section } from './sections/section.ts';
import { annotationOf, type Annotation } from './step-annotations.ts';

/** What the gates say, the worst first; of one effect in the order of the gates, each in its own order, which is worst first. */
export function allFindings({ gates }: Pick<GateResult, 'gates'>): readonly Finding[] {
  return gates
    .flatMap(({ findings }) => findings)
    .sort((one, other) => GATE_EFFECTS.indexOf(one.effect) - GATE_EFFECTS.indexOf(other.effect));
}

/** What the gates of a report say, as it is annotated; nothing where they stopped. */
export function reportedFindings({ result }: GateReport): readonly Annotation[] {
  return (result === null ? [] : allFindings(result)).map((finding) =>
    annotationOf(LEVEL_OF_EFFECT[finding.effect], finding.rule, findingText(finding), finding.places[0]),
  );
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

/** Everything that a whole report shows below what was compared: parts of the gates, and between them the findings. */
export function reportSections(result: GateResult): readonly Section[] {
  const parts = (where: 'above' | 'below'): readonly Section[] =>
    result.gates.flatMap((outcome) => sectionsOf(outcome.gate)[where]?.(outcome) ?? []);
  const blocks = findingBlocks(result);
  const lines = allFindings(result)
    .filter((finding) => finding.effect === 'report' && isListed(finding))
    .map((finding) => {
      const where = placeText(finding);
      return `${finding.subject.label}: ${finding.rule}: ${finding.message}${where === null ? '' : ` (${where})`}`;
    });
  return [
    ...parts('above'),
    ...(blocks.length === 0 ? [] : [{ title: 'Failures', blocks, noun: 'failure' }]),
    ...(lines.length === 0 ? [] : [{ title: 'For information', lines }]),
    ...parts('below'),
  ];
}

/** A block for each finding that stops its gate or warns, the worst first. */
export function findingBlocks(result: GateResult): readonly Block[] {
  const facts = new Map(result.gates.map((outcome) => [outcome.gate, sectionsOf(outcome.gate).facts?.(outcome)]));
  return badFindings(result).map((finding) => blockOf(finding, facts.get(finding.gate)?.(finding) ?? []));
}

function blockOf(finding: Finding, facts: readonly Fact[]): Block {
  const { effect, rule, subject, change, explain } = finding;
  const where = placeText(finding);
  return {
    effect,
    title: `${subject.label}: ${rule}`,
    change,
    message: whyText(finding),
    facts: [
      ...facts,
      ...(where === null ? [] : [{ label: 'where', text: where, form: 'place' } as const]),
      ...(explain === null ? [] : [{ label: 'explain', text: explain, form: 'command' } as const]),
    ],
  };
}
