import type { Finding, GateResult } from '../contracts/gate-result.ts';
import { badFindings } from './findings.ts';
import { fenced } from './markdown.ts';
import { tableOf } from './rule-counts.ts';
import { sectionsOf } from './sections/index.ts';
import type { Commands } from './sections/section.ts';

/** Commands that are shown; the worst findings stand first. */
const COMMANDS = 3;

/** What the rules of these findings mean, and the commands that explain them and that their gates offer; empty where there is none. */
export function helpBlock(result: GateResult, findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const meanings = result.gates.flatMap(({ gate }) => {
    const found = new Set(findings.filter((finding) => finding.gate === gate).map(({ rule }) => rule));
    const rules = (tableOf(gate)?.rules ?? []).filter(({ id }) => found.has(id));
    return rules.map(({ id, meaning, remedy }) => `- \`${gate}/${id}\`: ${meaning} ${remedy}`);
  });
  const blocks = commandsFor(result)
    .filter(({ commands }) => commands.length > 0)
    .map(({ title, commands }) => `${title}\n\n${fenced(...commands)}`);
  return [...(meanings.length === 0 ? [] : [meanings.join('\n')]), ...blocks].join('\n\n');
}

function commandsFor(result: GateResult): readonly Commands[] {
  const bad = badFindings(result);
  const explain = bad.flatMap(({ explain: command }) => (command === null ? [] : [command])).slice(0, COMMANDS);
  return [
    { title: 'To look at the evidence, with the artifacts of the run beside the checkout:', commands: explain },
    ...result.gates.flatMap(
      ({ gate }) => sectionsOf(gate).commands?.(bad.filter((finding) => finding.gate === gate)) ?? [],
    ),
  ];
}
