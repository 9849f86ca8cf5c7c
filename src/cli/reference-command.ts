import type { Command } from '@commander-js/extra-typings';
import { type Command as AnyCommand, InvalidArgumentError, type Option } from 'commander';

import { safeLines, safeText } from '../app/world/said.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import type { AddCommand, RunCommand } from './command.ts';

/** Whose exit codes a command has for an error of what it does: ours are those of DESIGN 4, the reference's is 1. Bad usage is 2 in both. */
export type ExitCodes = 'ours' | 'reference';

/** Declares what a command and its twin have in common; `group.name()` is the name that examples begin with. */
type AddParts = (group: Command, run: RunCommand, codes: ExitCodes) => void;

/** The commands of a group under one name; `run` reads their arguments as the reference does. */
export function referenceGroup(name: string, description: string, addParts: AddParts, codes: ExitCodes): AddCommand {
  return (program, run) => addParts(program.command(name).description(description), asReference(run, codes), codes);
}

/**
 * `run` for commands that the reference has too. A value that begins with `-` is taken as `--flag=value` only, and a flag stands once unless
 * it collects (`eachText`): anything else is bad usage. With the reference's codes an error of the action is one line of standard error.
 */
function asReference(run: RunCommand, codes: ExitCodes): RunCommand {
  return (declared, action) => {
    run(declared, async (options, context, operands) => {
      const command = declared as unknown as AnyCommand;
      const refused = refusedFlag(command.options, context.argv);
      if (refused !== null) command.error(`error: ${safeText(refused)}`);
      try {
        return await action(options, context, operands);
      } catch (error) {
        if (codes === 'ours' || !(error instanceof PortcullisError)) throw error;
        context.io.stderr.write(
          safeLines(`error: ${error.message}\n${error.help === undefined ? '' : `${error.help}\n`}`),
        );
        return 1;
      }
    });
  };
}

/** Each text that a flag is given, as it is; for `option('--ref <text>', '…', eachText)`. */
export function eachText(value: string, previous: readonly string[] | undefined): readonly string[] {
  return [...(previous ?? []), value];
}

/** One of these names, as it is. */
export function oneOf<Name extends string>(names: readonly Name[]): (value: string) => Name {
  return (value) => {
    const found = names.find((name) => name === value);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`expected one of ${names.join(', ')}`);
  };
}

/** Commander has taken the arguments already; what it is laxer about than the reference, in words. */
function refusedFlag(options: readonly Option[], argv: readonly string[]): string | null {
  const end = argv.indexOf('--');
  const given = end < 0 ? argv : argv.slice(0, end);
  for (const { long, parseArg } of options.filter(({ required }) => required)) {
    const values = given.flatMap((arg, at) => (arg === long ? [given[at + 1] ?? '--'] : []));
    const dashed = values.find((value) => /^-./su.test(value));
    if (dashed !== undefined)
      return `${long}: expected a value, found ${dashed}; a value that begins with "-" is given as ${long}=VALUE`;
    const count = values.length + given.filter((arg) => arg.startsWith(`${long}=`)).length;
    if (count > 1 && parseArg !== eachText) return `${long}: expected it once, found it ${count} times`;
  }
  return null;
}
