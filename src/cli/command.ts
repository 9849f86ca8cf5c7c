import type { Command, OptionValues } from '@commander-js/extra-typings';

import { PLAIN, type TextStyle } from '../app/gates/reports.ts';
import { openWorld, type World } from '../app/world/world.ts';
import { VERSION } from '../contracts/version.ts';
import type { CliIo } from './cli-io.ts';

/** What every command gets beside its own options. */
export interface CommandContext {
  readonly io: CliIo;
  /** `--json`: results as JSON on standard output. */
  readonly json: boolean;
  /** `--no-progress`: nothing but results, errors and what a protocol asks for. */
  readonly progress: boolean;
  /** How standard output is marked: not at all where it is no terminal. */
  readonly style: TextStyle;
  readonly openWorld: () => World;
  /** Text to standard output. */
  readonly print: (text: string) => void;
  /** A line to standard error, unless progress is off. */
  readonly say: (line: string) => void;
  readonly readStdin: () => AsyncIterable<Buffer>;
}

/** The options that every command takes. */
export interface GlobalOptions {
  readonly json?: boolean;
  readonly progress?: boolean;
  readonly color?: boolean;
}

/** What a command's code gets: the context, and the two things that nearly every command needs. */
export interface RunContext extends CommandContext {
  /** The value of a flag that must be given. */
  readonly required: <T>(flag: string, value: T | undefined) => T;
  /** A document as it is written to files. */
  readonly document: (value: object) => string;
}

/** A command of any arguments and flags. */
export type AnyCommand = Command<never[], OptionValues, OptionValues>;

/** Registers what a command does; it resolves to the exit code. The options are those that the command declares. */
export type RunCommand = <Options extends object>(
  command: { readonly opts: () => Options } | AnyCommand,
  action: CommandAction<Options>,
) => void;

type CommandAction<Options extends object> = (
  options: Options & GlobalOptions,
  context: RunContext,
  operands: readonly string[],
) => Promise<number>;

export type AddCommand = (program: Command, run: RunCommand) => void;

export async function commandContext(io: CliIo, options: GlobalOptions): Promise<CommandContext> {
  const say = (line: string): void => {
    if (options.progress !== false) io.stderr.write(`${line}\n`);
  };
  return {
    io,
    json: options.json === true,
    progress: options.progress !== false,
    style: await styleOf(io, options.color),
    openWorld: () => openWorld(VERSION, process.cwd(), say),
    print: (text) => io.stdout.write(text),
    say,
    readStdin: () => process.stdin,
  };
}

/** Colours where standard output is a terminal or FORCE_COLOR asks for them, unless `--no-color` or NO_COLOR says otherwise. */
async function styleOf(io: CliIo, color: boolean | undefined): Promise<TextStyle> {
  const isTerminal = 'isTTY' in io.stdout && io.stdout.isTTY === true && process.env['TERM'] !== 'dumb';
  const isForced = !['', '0', 'false', undefined].includes(process.env['FORCE_COLOR']);
  const isRefused = color === false || (process.env['NO_COLOR'] ?? '') !== '';
  const wanted = !isRefused && (isForced || isTerminal);
  if (!wanted) return PLAIN;
  const { default: picocolors } = await import('picocolors');
  return picocolors.createColors(true);
}
