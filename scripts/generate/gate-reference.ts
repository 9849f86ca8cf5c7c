import { GATE_RULES, type GateRule } from '../../src/report/rule-help.ts';

/** The gates and what each judges. */
const GATES: Readonly<Record<GateRule['gate'], string>> = {
  jobs: 'Every job that the gate needs did its work.',
  routing: 'Given a prompt, the client loads the skill that the case expects, as often as at the merge base.',
  typestate: 'Every tool call of a turn was answered, and every answer used, before anything was changed.',
};

/** A page a gate: what its report can say, worst first, in the words that the report itself uses. */
export function gateReference(): readonly {
  readonly gate: string;
  readonly question: string;
  readonly text: string;
}[] {
  return Object.entries(GATES).map(([gate, question]) => {
    const rows = GATE_RULES.filter((rule) => rule.gate === gate).map(
      ({ rule, meaning, remedy }) => `| \`${rule}\` | ${meaning} | ${remedy} |`,
    );
    return { gate, question, text: ['| rule | it means | do |', '|---|---|---|', ...rows].join('\n') };
  });
}
