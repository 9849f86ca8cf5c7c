import { GATE_TABLES } from '../../src/gates/index.ts';

/** What a gate's report can say, gate by gate and worst first, in the words that the report itself uses. */
export function ruleReference(): string {
  const rows = (wanted: (gate: string) => boolean): readonly string[] =>
    GATE_TABLES.filter(({ gate }) => wanted(gate)).flatMap(({ rules }) =>
      rules.map(({ id, meaning, remedy }) => `| \`${id}\` | ${meaning} | ${remedy} |`),
    );
  return [
    '| the gate says | it means | do |',
    '|---|---|---|',
    ...rows((gate) => gate !== 'typestate'),
    '',
    '| of a turn of tool calls | it means | do |',
    '|---|---|---|',
    ...rows((gate) => gate === 'typestate'),
  ].join('\n');
}
