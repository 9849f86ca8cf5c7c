import type { Delta, GateResult } from '../contracts/gate-result.ts';
import { failingCells } from './cases-worst-first.ts';
import { fenced } from './markdown.ts';
import { rulesOf } from './rule-help.ts';

/** Commands that are shown of each kind; the worst cells stand first. */
const COMMANDS = 3;
/** Only such an id is put into a command for people to copy: anything else a shell could read in another way. */
const PLAIN_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Nothing was found out that could be expected from now on. */
const NOT_TO_ACCEPT: ReadonlySet<Delta> = new Set(['infra', 'missing_result', 'insufficient_data']);

/** What the found rules mean, and the commands that reproduce, explain and accept; empty where nothing was found. */
export function helpBlock(result: GateResult, rules: readonly string[]): string {
  if (rules.length === 0) return '';
  const meanings = rulesOf(rules).map(({ id, meaning, remedy }) => `- \`${id}\`: ${meaning} ${remedy}`);
  const commands = commandsOf(result);
  return [meanings.join('\n'), ...(commands === '' ? [] : [commands])].join('\n\n');
}

function commandsOf(result: GateResult): string {
  const failing = failingCells(result);
  const explain = failing.flatMap(({ explain: command }) => (command === null ? [] : [command])).slice(0, COMMANDS);
  const run = failing
    .filter(({ case_id: id, agent }) => PLAIN_ID.test(id) && PLAIN_ID.test(agent))
    .slice(0, COMMANDS)
    .map(({ case_id: id, agent }) => `portcullis run --case-id ${id} --agents ${agent}`);
  const accept = failing.every(({ delta }) => NOT_TO_ACCEPT.has(delta))
    ? []
    : ['portcullis bless --results artifacts/<batch> --reason "why this is right"'];
  return [
    part('To look at the evidence, with the artifacts of the run beside the checkout:', explain),
    part('To run it again:', run),
    part(
      'To accept it: this pull request is judged by what held before, so change the expectation in one of its own, after a run of two trials (`--trials 2`):',
      accept,
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function part(title: string, commands: readonly string[]): string {
  return commands.length === 0 ? '' : `${title}\n\n${fenced(...commands)}`;
}
