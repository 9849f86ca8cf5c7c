import { bugText, PortcullisError } from '../kernel/portcullis-error.ts';
import { type CliIo, isReaderGone } from './cli-io.ts';
import { VERSION } from '../contracts/version.ts';

/** Runs everything but `--version`; resolves to the exit code. */
export type Program = (argv: readonly string[], io: CliIo) => Promise<number>;

/**
 * One call of the command line: arguments in, exit code out. The program, with its argument parser, is loaded only when it
 * is needed, so that `--version` costs little more than starting Node.
 */
export async function main(
  argv: readonly string[],
  io: CliIo,
  loadProgram: () => Promise<Program> = async () => (await import('./program.ts')).runProgram,
): Promise<number> {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    io.stdout.write(`${VERSION}\n`);
    return 0;
  }
  try {
    const program = await loadProgram();
    return await program(argv, io);
  } catch (error) {
    if (isReaderGone(error)) return 0;
    io.stderr.write(await describeError(error));
    return error instanceof PortcullisError ? error.exitCode : 1;
  }
}

/**
 * Binds `main` to this process. It sets the exit code and returns: `process.exit()` would cut off what is still on its way
 * into a pipe. A reader that goes away (`| head`) ends the output without a stack and leaves the exit code as it is.
 */
export async function runMain(distFolder: string, loadProgram?: () => Promise<Program>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if (!isReaderGone(error)) throw error;
    });
  }
  const io: CliIo = { stdout: process.stdout, stderr: process.stderr, distFolder };
  process.exitCode = await main(process.argv.slice(2), io, loadProgram);
}

async function describeError(error: unknown): Promise<string> {
  if (error instanceof PortcullisError) {
    // Messages quote files, names and values, which may hold what would command a terminal.
    const { safeLines } = await import('../app/world/said.ts');
    return safeLines(`error: ${error.message}\n${error.help === undefined ? '' : `${error.help}\n`}`);
  }
  return `${bugText(error)}\n`;
}
