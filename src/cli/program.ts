import type { EventEmitter } from 'node:events';

import { Command, CommanderError } from 'commander';

import { documentText } from '../contracts/document-text.ts';
import { PortcullisError, usageError } from '../kernel/portcullis-error.ts';
import { type AddCommand, commandContext, type GlobalOptions, type RunCommand } from './command.ts';
import { addBless } from './commands/bless.ts';
import { addClients } from './commands/clients.ts';
import { addCompletion } from './commands/completion.ts';
import { addDemo } from './commands/demo.ts';
import { addDigest } from './commands/digest.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEvents } from './commands/events.ts';
import { addExplain } from './commands/explain.ts';
import { addGate } from './commands/gate.ts';
import { addInit } from './commands/init.ts';
import { addKpi } from './commands/kpi.ts';
import { addPlan } from './commands/plan.ts';
import { addRehearse } from './commands/rehearse.ts';
import { addRequired, addRequiredAliases } from './commands/required.ts';
import { addReport } from './commands/report.ts';
import { addReplay } from './commands/replay.ts';
import { addRun } from './commands/run.ts';
import { addScore } from './commands/score.ts';
import { addSelftest } from './commands/selftest.ts';
import { addTier } from './commands/tier.ts';
import { addHarnessJoinCheck } from './commands/typestate-check.ts';
import { addTypestate } from './commands/typestate.ts';
import { addValidate } from './commands/validate.ts';
import type { CliIo } from './cli-io.ts';
import { VERSION } from '../contracts/version.ts';

/** In the order in which a reader should meet them. */
const COMMANDS: readonly AddCommand[] = [
  addDemo,
  addInit,
  addValidate,
  addDoctor,
  addPlan,
  addRun,
  addRehearse,
  addReplay,
  addGate,
  addReport,
  addBless,
  addExplain,
  addSelftest,
  addScore,
  addEvents,
  addTier,
  addTypestate,
  addHarnessJoinCheck,
  addRequired,
  addRequiredAliases,
  addKpi,
  addDigest,
  addClients,
];

/** Parses the arguments and runs the command they name; resolves to the exit code. */
export async function runProgram(argv: readonly string[], io: CliIo): Promise<number> {
  let exitCode = 0;
  const setExitCode = (code: number): void => void (exitCode = code);
  const program = buildProgram(io, setExitCode, argv);
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has already printed; its own codes are 0 after --help and 1 for bad usage, which is 2 here.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof PortcullisError && argv.includes('--json')) {
      io.stdout.write(documentText({ error: error.fields }));
    }
    throw error;
  }
}

/** Throws where a flag that wants a value is followed by another flag, which commander would take for the value; after `=` it is one. */
function refuseFlagsAsValues(command: Command, program: Command, argv: readonly string[]): void {
  for (const option of command.options.filter(({ required }) => required)) {
    const flag = `--${option.name()}`;
    // Before commander's own listener, which parses the value.
    (command as Command & EventEmitter).prependListener(`option:${option.name()}`, (value: string) => {
      const isFlag = [...command.options, ...program.options].some(({ long, short }) => [long, short].includes(value));
      const message = `${flag}: expected a value, found the flag ${value}`;
      if (isFlag && !argv.includes(`${flag}=${value}`)) throw usageError(message, `Example: ${flag} VALUE`);
    });
  }
}

/** The whole command line, for running it with these arguments and for the generated reference. */
export function buildProgram(io: CliIo, setExitCode: (code: number) => void, argv: readonly string[] = []): Command {
  const program = new Command('portcullis')
    .description('The merge gate for repositories that hold agent skills, plugins or agent harnesses.')
    .version(VERSION)
    // Of a command with commands of its own, such as `kpi gate`, what stands behind these is theirs.
    .enablePositionalOptions()
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for the options)')
    .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) });
  const run: RunCommand = (declared, action) => {
    const command = declared as unknown as Command;
    refuseFlagsAsValues(command, program, argv);
    command
      .option('--json', 'results as JSON on standard output')
      .option('--no-progress', 'no progress and notices on standard error')
      .option('--no-color', 'no colours, also on a terminal')
      .action(async () => {
        const options: GlobalOptions = command.opts();
        setExitCode(await action(options as never, await commandContext(io, options), command.args));
      });
  };
  // The same object: only types know which options a command declares.
  const typed = program as unknown as Parameters<AddCommand>[0];
  for (const add of COMMANDS) add(typed, run);
  addCompletion(program, run);
  return program;
}
