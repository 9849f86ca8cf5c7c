import type { Command } from 'commander';

import type { CommandContext, GlobalOptions } from './command-context.ts';

/** What a command's code gets: the context, and the two things that nearly every command needs. */
export interface RunContext extends CommandContext {
  /** The value of a flag that must be given. */
  readonly required: <T>(flag: string, value: T | undefined) => T;
  /** A document as it is written to files. */
  readonly document: (value: object) => string;
}

/** Registers what a command does; it resolves to the exit code. */
export type RunCommand = <Options extends object = object>(command: Command, action: CommandAction<Options>) => void;

type CommandAction<Options extends object> = (
  options: Options & GlobalOptions,
  context: RunContext,
  operands: readonly string[],
) => Promise<number>;

export type AddCommand = (program: Command, run: RunCommand) => void;
