import type { Command, ParsedScript, WordPart } from 'unbash';

import { commandNodes, scriptHandedOn } from './parse-shell.ts';
import { allCommands, parseRun } from './shell-script.ts';
import { add, followAssignments, variablesOf, type WrittenVariable } from './written-outputs.ts';

/** Commands that print what they are given. */
const PRINTING = new Set(['echo', 'printf']);

/**
 * The variables whose texts a script runs as shell: `eval "$X"`, `bash -c "$X"`, `bash <<< "$X"`, `source <(echo "$X")`, also by other
 * variables. `isWhole` where no program stands between. What only the inner shell expands (`bash -c 'echo "$X"'`) is no script. Of
 * scripts that cannot be parsed nothing.
 */
export function variablesExecuted(script: string): readonly WrittenVariable[] {
  if (!script.includes('$') || !/eval|sh\b|source|(?:^|[\s;&|])\.\s/.test(script)) return [];
  const { script: tree } = parseRun(script);
  if (tree === null) return [];
  const commands = allCommands(tree);
  const held = new Map<string, boolean>();
  for (const command of commands) {
    for (const part of scriptHandedOn(command)?.parts ?? []) addPart(held, part);
    for (const printed of scriptsRead(command)) addPrinted(held, printed);
  }
  followAssignments(commands, held);
  return [...held].map(([variable, isWhole]) => ({ variable, isWhole }));
}

/** Of `source <(…)` and `bash <(…)` what prints the script. */
function scriptsRead({ name, args }: Command): readonly ParsedScript[] {
  if (!/^(?:source|\.|(?:\S{0,200}\/)?(?:ba|z|k)sh)$/.test(name?.value ?? '')) return [];
  return args.flatMap((arg) =>
    arg.type !== 'Word'
      ? []
      : (arg.parts ?? []).flatMap((part) =>
          part.type === 'ProcessSubstitution' && part.script !== undefined ? [part.script] : [],
        ),
  );
}

function addPart(held: Map<string, boolean>, part: WordPart): void {
  switch (part.type) {
    case 'DoubleQuoted':
    case 'LocaleString':
      for (const inner of part.parts) addPart(held, inner);
      return;
    case 'SimpleExpansion':
      for (const variable of variablesOf(part.text)) add(held, variable, true);
      return;
    case 'ParameterExpansion': {
      const { operation, parameter, prefix } = part;
      // A length is a number, and `@Q` quotes.
      if (prefix === '#' || (operation?.type === 'Transform' && /@Q/.test(part.text))) return;
      const isWhole = prefix === undefined && (operation === undefined || operation.type === 'Default');
      for (const variable of variablesOf(`$${parameter}`)) add(held, variable, isWhole);
      if (operation?.type === 'Default') for (const inner of operation.operand.parts ?? []) addPart(held, inner);
      return;
    }
    case 'CommandExpansion':
      if (part.script !== undefined) addPrinted(held, part.script);
      return;
    default:
  }
}

/** What a script prints from its variables. `%q` quotes. */
function addPrinted(held: Map<string, boolean>, script: ParsedScript): void {
  const commands = commandNodes(script);
  const isWhole = commands.every((command) => PRINTING.has(command.name?.value ?? ''));
  for (const { name, args } of commands) {
    const texts = args.map(({ text }) => text);
    if (name?.value === 'printf' && texts[0]?.includes('%q') === true) continue;
    for (const variable of variablesOf(texts.join('\n'))) add(held, variable, isWhole);
  }
}
