import { GATE_TABLES } from '../../src/gates/index.ts';

/** A page a gate: what it judges, and what its report can say, worst first, in the words that the report itself uses. */
export function gateReference(): readonly {
  readonly gate: string;
  readonly claim: string;
  readonly text: string;
}[] {
  return GATE_TABLES.map(({ gate, claim, rules }) => {
    const rows = rules.map(({ id, meaning, remedy, levelKey, level }) => {
      const key = levelKey === undefined ? '' : `\`${levelKey}\`: \`${level}\``;
      return `| \`${id}\` | ${meaning} | ${remedy} | ${key} |`;
    });
    return {
      gate,
      claim,
      text: ['| rule | it means | do | level, default |', '|---|---|---|---|', ...rows].join('\n'),
    };
  });
}
