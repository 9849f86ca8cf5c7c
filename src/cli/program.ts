import { Command, CommanderError } from 'commander';

import type { CliIo } from './main.ts';
import { VERSION } from './version.ts';

/** Parses the arguments and runs the command they name; resolves to the exit code. */
export async function runProgram(argv: readonly string[], io: CliIo): Promise<number> {
  const program = new Command('portcullis')
    .description('The merge gate for repositories that hold agent skills, plugins or agent harnesses.')
    .version(VERSION)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) })
    .action(() => program.outputHelp());
  try {
    await program.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed; its own codes are 0 after --help and 1 for bad usage, which is 2 here.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
