import type { EventEmitter } from 'node:events';

import { Command, CommanderError } from 'commander';

import { documentText } from '../contracts/document-text.ts';
import { PortcullisError, usageError } from '../kernel/portcullis-error.ts';
import { type AddCommand, commandContext, type GlobalOptions, type RunCommand } from './command.ts';
import type { CliIo } from './cli-io.ts';
import { VERSION } from '../contracts/version.ts';

/** What a command says is loaded by its name, and what it does when it does it. In the order in which a reader should meet them. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  demo: async () => (await import('./commands/demo.ts')).addDemo,
  init: async () => (await import('./commands/init.ts')).addInit,
  validate: async () => (await import('./commands/validate.ts')).addValidate,
  doctor: async () => (await import('./commands/doctor.ts')).addDoctor,
  plan: async () => (await import('./commands/plan.ts')).addPlan,
  run: async () => (await import('./commands/run.ts')).addRun,
  rehearse: async () => (await import('./commands/rehearse.ts')).addRehearse,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  gate: async () => (await import('./commands/gate.ts')).addGate,
  report: async () => (await import('./commands/report.ts')).addReport,
  bless: async () => (await import('./commands/bless.ts')).addBless,
  explain: async () => (await import('./commands/explain.ts')).addExplain,
  selftest: async () => (await import('./commands/selftest.ts')).addSelftest,
  score: async () => (await import('./commands/score.ts')).addScore,
  events: async () => (await import('./commands/events.ts')).addEvents,
  tier: async () => (await import('./commands/tier.ts')).addTier,
  typestate: async () => (await import('./commands/typestate.ts')).addTypestate,
  'harness-join-check': async () => (await import('./commands/typestate-check.ts')).addHarnessJoinCheck,
  required: async () => (await import('./commands/required.ts')).addRequired,
  'required-*': async () => (await import('./commands/required.ts')).addRequiredAliases,
  kpi: async () => (await import('./commands/kpi.ts')).addKpi,
  session: async () => (await import('./commands/harness-state.ts')).addSession,
  'harness-session': async () => (await import('./commands/harness-state.ts')).addHarnessSession,
  feature: async () => (await import('./commands/harness-state.ts')).addFeature,
  'harness-feature': async () => (await import('./commands/harness-state.ts')).addHarnessFeature,
  trajectory: async () => (await import('./commands/harness-state.ts')).addTrajectory,
  'harness-trajectory': async () => (await import('./commands/harness-state.ts')).addHarnessTrajectory,
  retry: async () => (await import('./commands/retry.ts')).addRetry,
  issue: async () => (await import('./commands/issue.ts')).addIssue,
  dep: async () => (await import('./commands/issue.ts')).addDep,
  'transport-dispatch': async () => (await import('./commands/issue.ts')).addTransportDispatch,
  'scheme-eval': async () => (await import('./commands/host.ts')).addSchemeEval,
  host: async () => (await import('./commands/host.ts')).addHost,
  observe: async () => (await import('./commands/observe.ts')).addObserve,
  coherence: async () => (await import('./commands/observe.ts')).addCoherence,
  instruction: async () => (await import('./commands/instruction.ts')).addInstruction,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  coordinator: async () => (await import('./commands/worker.ts')).addCoordinator,
  tools: async () => (await import('./commands/tools.ts')).addTools,
  context: async () => (await import('./commands/context.ts')).addContext,
  access: async () => (await import('./commands/access.ts')).addAccess,
  redact: async () => (await import('./commands/redact.ts')).addRedact,
  gc: async () => (await import('./commands/gc.ts')).addGc,
  budget: async () => (await import('./commands/budget.ts')).addBudget,
  approval: async () => (await import('./commands/approval.ts')).addApproval,
  activity: async () => (await import('./commands/activity.ts')).addActivity,
  termination: async () => (await import('./commands/termination.ts')).addTermination,
  conflict: async () => (await import('./commands/conflict.ts')).addConflict,
  digest: async () => (await import('./commands/digest.ts')).addDigest,
  clients: async () => (await import('./commands/clients.ts')).addClients,
};

/** Parses the arguments and runs the command they name; resolves to the exit code. */
export async function runProgram(argv: readonly string[], io: CliIo): Promise<number> {
  let exitCode = 0;
  const setExitCode = (code: number): void => void (exitCode = code);
  const program = await buildProgram(io, setExitCode, argv);
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

/** The command line as far as these arguments need it: the command that they begin with, else all, as the generated reference does. */
export async function buildProgram(
  io: CliIo,
  setExitCode: (code: number) => void,
  argv: readonly string[] = [],
): Promise<Command> {
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
        setExitCode(await action(options as never, await commandContext(io, options, argv), command.args));
      });
  };
  // The same object: only types know which options a command declares.
  const typed = program as unknown as Parameters<AddCommand>[0];
  const [name = ''] = argv;
  const named = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  for (const load of named === undefined ? Object.values(COMMANDS) : [named]) (await load())(typed, run);
  if (named === undefined) (await import('./commands/completion.ts')).addCompletion(program, run);
  return program;
}
