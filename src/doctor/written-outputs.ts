import type { Assignment, Command } from 'unbash';

import { substitutionsIn } from './parse-shell.ts';
import { allCommands, parseRun } from './shell-script.ts';

/** A variable whose text a script writes under a name; `isWhole` where no program stands between. */
export interface WrittenVariable {
  readonly variable: string;
  readonly isWhole: boolean;
}

/** Assignments behind each other are followed so far. */
const MAX_ROUNDS = 5;

/**
 * The variables that a script writes as the output `name` (lower case; `*` is any), in the forms `name=value` and `name<<END`. Of a
 * script that cannot be parsed each variable that it names, not as a whole.
 */
export function variablesWritten(script: string, name: string): readonly WrittenVariable[] {
  const { script: tree } = parseRun(script);
  if (tree === null) return variablesOf(script).map((variable) => ({ variable, isWhole: false }));
  const commands = allCommands(tree);
  const texts = commands.map(textOf);
  const isNamed = texts.map((text) => writes(text, name, '='));
  // Between `name<<END` and its end stands what other commands print.
  const isBlock = texts.some((text) => writes(text, name, '<<'));
  const held = new Map<string, boolean>();
  for (const [index, command] of commands.entries()) {
    const printed = isNamed[index] === true || (isBlock && command.name !== undefined);
    if (!printed) continue;
    const isDirect = substitutionsIn(command).length === 0;
    for (const variable of variablesOf(texts[index] ?? '')) add(held, variable, isDirect);
  }
  followAssignments(commands, held);
  return [...held].map(([variable, isWhole]) => ({ variable, isWhole }));
}

/** Adds to the variables those that were assigned to them, by name with `isWhole`. */
export function followAssignments(commands: readonly Command[], held: Map<string, boolean>): void {
  const assignments = commands.flatMap(assignmentsOf);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = held.size;
    for (const { name: target, value, text } of assignments) {
      const isWhole = held.get(target);
      if (isWhole === undefined) continue;
      const isCopy = isWhole && substitutionsIn(value).length === 0;
      for (const variable of variablesOf(text.slice(target.length))) add(held, variable, isCopy);
    }
    if (held.size === before) break;
  }
}

/** Adds one variable; it is whole where any of its ways is. */
export function add(held: Map<string, boolean>, variable: string, isWhole: boolean): void {
  held.set(variable, (held.get(variable) ?? false) || isWhole);
}

function assignmentsOf({ prefix, args }: Command): readonly Assignment[] {
  return [...prefix, ...args].filter((one): one is Assignment => one.type === 'Assignment');
}

/** What a command is given, as it is written, also by a here-document. */
function textOf({ args, redirects }: Command): string {
  const documents = redirects.map((redirect) => {
    if (redirect.type === 'HereDoc') return redirect.body.text;
    return redirect.type === 'HereString' ? (redirect.target?.text ?? '') : '';
  });
  return [...args.map(({ text }) => text), ...documents].join('\n');
}

/** Whether a text sets an output: the name stands at the beginning of a line or of a quoted word. */
function writes(text: string, name: string, operator: string): boolean {
  for (const [, found] of text.matchAll(
    operator === '=' ? /(?:^|[\n"'])\s*([\w-]{1,100})=/g : /(?:^|[\n"'])\s*([\w-]{1,100})<</g,
  ))
    if (name === '*' || found?.toLowerCase() === name) return true;
  return false;
}

/** The variables that a text of a script names. */
export function variablesOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\$\{?([A-Za-z_]\w{0,99})/g)].flatMap(([, name]) => name ?? []))];
}
