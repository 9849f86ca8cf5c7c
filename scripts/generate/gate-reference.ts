import type { GateOutputs, GateRule } from '../../src/contracts/gate-table.ts';
import { GATE_TABLES } from '../../src/gates/index.ts';

interface GatePage {
  readonly gate: string;
  readonly claim: string;
  readonly text: string;
}

const EFFECTS =
  'A rule may fail the gate (`fail`, exit code 1), leave it undecided (`undecided`, exit code 3), `warn`, `report`, or be `ok`. Where it has a level, the level of that name under `levels` in the [configuration](../configuration.md) decides: `error`, `warn` or `off`.';

/** A page a gate: what it judges, what its report can say, worst first, and which outputs count what. */
export function gateReference(): readonly GatePage[] {
  return GATE_TABLES.map(({ gate, claim, rules, outputs, actions, commands }) => {
    const rows = rules.map(rowOf);
    const asked = [...commands.map((name) => `\`portcullis ${name}\``), ...actions.map((name) => actionLink(name))];
    const text = [
      `Judged by ${asked.join(', ')}.`,
      '',
      EFFECTS,
      '',
      '| rule | it may | level (default) | it means | do |',
      '|---|---|---|---|---|',
      ...rows,
      '',
      outputsText(outputs.gate, 'gate'),
    ];
    return { gate, claim, text: text.join('\n') };
  });
}

function rowOf({ id, effects, level, meaning, remedy }: GateRule): string {
  const may = effects.map((effect) => `\`${effect}\``).join(', ');
  const by = level === undefined ? '' : `\`${level[0]}\` (\`${level[1]}\`)`;
  return `| \`${id}\` | ${may} | ${by} | ${meaning} | ${remedy} |`;
}

function outputsText(outputs: GateOutputs, action: string): string {
  const names = Object.keys(outputs).map((name) => `\`${name}\``);
  return names.length === 0 ? '' : `Outputs of ${actionLink(action)} that count it: ${names.join(', ')}.`;
}

function actionLink(name: string): string {
  return `the action [\`${name}\`](../../../actions/${name}/README.md)`;
}
