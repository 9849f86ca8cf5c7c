import type { Command } from '@commander-js/extra-typings';

import { PLAIN, safeStart, type TextStyle } from '../app/world/said.ts';
import type { World } from '../app/world/world.ts';
import { documentText } from '../contracts/document-text.ts';
import { VERSION } from '../contracts/version.ts';
import { usageError } from '../kernel/portcullis-error.ts';
import type { CliIo } from './cli-io.ts';

/** What every command gets beside its own options. */
export interface CommandContext {
  readonly io: CliIo;
  /** The arguments as they were given, from the command's name on. */
  readonly argv: readonly string[];
  /** `--json`: results as JSON on standard output. */
  readonly json: boolean;
  /** `--no-progress`: nothing but results, errors and what a protocol asks for. */
  readonly progress: boolean;
  /** How standard output is marked: not at all where it is no terminal. */
  readonly style: TextStyle;
  readonly openWorld: () => World;
  /** Text to standard output. */
  readonly print: (text: string) => void;
  /** A line to standard error, unless progress is off; harmless, whatever it quotes. */
  readonly say: (line: string) => void;
  readonly readStdin: () => AsyncIterable<Buffer>;
  /** The value of a flag that must be given. */
  readonly required: <T>(flag: string, value: T | undefined) => T;
  /** A document as it is written to files. */
  readonly document: (value: object) => string;
}

/** The options that every command takes. */
export interface GlobalOptions {
  readonly json?: boolean;
  readonly progress?: boolean;
  readonly color?: boolean;
}

/** Registers what a command does; it resolves to the exit code. The options are those that the command declares. */
export type RunCommand = <Options extends object>(
  command: { readonly opts: () => Options },
  action: (options: Options, context: CommandContext, operands: readonly string[]) => Promise<number>,
) => void;

export type AddCommand = (program: Command, run: RunCommand) => void;

export async function commandContext(
  io: CliIo,
  options: GlobalOptions,
  argv: readonly string[],
): Promise<CommandContext> {
  const { openWorld } = await import('../app/world/world.ts');
  const say = (line: string): void => {
    if (options.progress !== false) io.stderr.write(`${safeStart(line)}\n`);
  };
  return {
    io,
    argv,
    json: options.json === true,
    progress: options.progress !== false,
    style: await styleOf(io, options.color),
    openWorld: () => openWorld(VERSION, process.cwd(), say),
    print: (text) => io.stdout.write(text),
    say,
    readStdin: () => process.stdin,
    required,
    document: documentText,
  };
}

function required<T>(flag: string, value: T | undefined): T {
  if (value !== undefined) return value;
  throw usageError(`expected ${flag}, found nothing`, 'Add --help for the options and an example.');
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
