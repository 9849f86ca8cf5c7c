import { GATE_RULES, type GateRule } from '../../src/report/rule-help.ts';

/** What a gate's report can say, gate by gate and worst first, in the words that the report itself uses. */
export function ruleReference(): string {
  const rows = (gate: GateRule['gate']): readonly string[] =>
    GATE_RULES.filter((rule) => rule.gate === gate).map(
      ({ rule, meaning, remedy }) => `| \`${rule}\` | ${meaning} | ${remedy} |`,
    );
  return [
    '| the gate says | it means | do |',
    '|---|---|---|',
    ...rows('jobs'),
    ...rows('routing'),
    '',
    '| of a turn of tool calls | it means | do |',
    '|---|---|---|',
    ...rows('typestate'),
  ].join('\n');
}
