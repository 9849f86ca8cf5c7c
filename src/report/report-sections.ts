import type { Finding, GateResult } from '../contracts/gate-result.ts';
import { allFindings, badFindings, isListed, placeText, whyText } from './findings.ts';
import { sectionsOf } from './sections/index.ts';
import type { Block, Fact, Section } from './sections/section.ts';

/** Everything that a whole report shows below what was compared: parts of the gates, and between them the findings. */
export function reportSections(result: GateResult): readonly Section[] {
  const parts = (where: 'above' | 'below'): readonly Section[] =>
    result.gates.flatMap((outcome) => sectionsOf(outcome.gate)[where]?.(outcome) ?? []);
  const blocks = findingBlocks(result);
  const lines = allFindings(result)
    .filter((finding) => finding.effect === 'report' && isListed(finding))
    .map(informationOf);
  return [
    ...parts('above'),
    ...(blocks.length === 0 ? [] : [{ title: 'Failures', blocks, noun: 'failures' }]),
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

function informationOf(finding: Finding): string {
  const where = placeText(finding);
  return `${finding.subject.label}: ${finding.rule}: ${finding.message}${where === null ? '' : ` (${where})`}`;
}
