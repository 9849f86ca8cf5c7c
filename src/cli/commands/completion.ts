import completions, { script } from '@bomb.sh/tab';
import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

import type { RunCommand } from '../command.ts';

const NAME = 'completion';

/**
 * Adds `completion <shell>`, and a hidden `complete` that the printed script calls. The last of all, since it has to know the others.
 */
export function addCompletion(program: Command, run: RunCommand): void {
  tab(program, { completionCommandName: NAME });
  const command = program.commands.find((candidate) => candidate.name() === NAME);
  if (command === undefined) throw new Error(`expected the library to add ${NAME}`);
  run(command, (_options, context, [shell = '']) => {
    const text = scriptFor(shell, program.name());
    context.print(context.json ? context.document({ shell, script: text }) : text);
    return Promise.resolve(0);
  });
  // The library has looked at the command before it had these.
  for (const { long, description } of command.options) {
    if (typeof long === 'string') completions.commands.get(NAME)?.option(long.slice(2), description);
  }
}

/** The library prints a script and returns nothing. */
function scriptFor(shell: string, name: string): string {
  const lines: string[] = [];
  const { log } = console;
  console.log = (line: string) => void lines.push(line);
  try {
    script(shell, name, name);
  } finally {
    console.log = log;
  }
  // A shell that has read it once refuses to set again what is read-only.
  return lines
    .map((line) => `${line}\n`)
    .join('')
    .replaceAll(/^readonly (?=ShellCompDirective)/gm, '');
}
