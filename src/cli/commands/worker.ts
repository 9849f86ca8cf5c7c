import { join } from 'node:path';

import { InvalidArgumentError } from 'commander';

import { interruptSignal } from '../../app/world/interrupt-signal.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import type { AddCommand } from '../command.ts';
import { printAnswer } from '../plain-text.ts';
import { wholeNumber } from '../shared-flags.ts';

const COUNT = wholeNumber(1, 1_000_000);

export const addWorker: AddCommand = (program, run) => {
  const command = program
    .command('worker')
    .description('take issues from the memory and work on them, one after the other, up to the first that fails')
    .requiredOption(
      '--worker-id <id>',
      'who works; what stands before its first dot is one worker to the KPI',
      workerId,
    )
    .option('--work <command>', 'what works: a program, or a JSON array of program and arguments; no shell', commandOf)
    .option('--program <file>', 'instead: a program of host calls, as `host eval` takes it')
    .requiredOption('--verify <command>', 'what verifies, before the work and after it', commandOf)
    .option('--startup-verify <command>', 'what verifies before anything is claimed', commandOf)
    .option('--max-steps <number>', 'how many issues at most', COUNT, 1)
    .option(
      '--stop-policy <policy>',
      'turns=N: at most so many turns a step; checkpoint=M: stop after M steps',
      stopPolicy,
    )
    .option('--turns <glob>', 'where the work leaves its turns: each has to be ready to mutate')
    .option('--paths <glob...>', 'what the work may write (default: anything)')
    .option('--labels <label...>', 'only issues that have all of these')
    .option(
      '--lease-ttl-seconds <seconds>',
      'how long a step may take; after it the issue of a worker that died is free again',
      wholeNumber(30, 86_400),
      3600,
    )
    .option('--budget-wait <seconds>', 'wait so long for a place among all runs', wholeNumber(0, 86_400), 0)
    .option('--issues <file>', 'the issue memory (default: issues.jsonl in the state folder)')
    .option('--trajectory <file>', 'gets a row of each step (default: in the state folder)')
    .addHelpText(
      'after',
      `
The work finds the issue in the file that PORTCULLIS_HANDOFF_FILE names, and its id in PORTCULLIS_ACTIVE_ISSUE_ID.
Exit codes: 0 all steps were completed or there was nothing to do, 1 one failed or was
interrupted, 2 usage, or a state that is not valid, 3 interrupted before or between steps.

Example:
  $ portcullis worker --worker-id w1 --work '["./agent.sh", "--quiet"]' --verify ./check.sh --max-steps 5`,
    );
  run(command, async ({ work, program: file, turns, stopPolicy: policy, ...options }, context) => {
    if ((work === undefined) === (file === undefined)) {
      throw usageError(`expected either --work or --program, found ${work === undefined ? 'neither' : 'both'}`);
    }
    const stop = policy ?? { turns: null, checkpoint: null };
    if (stop.turns !== null && turns === undefined) throw usageError('--stop-policy turns: expected --turns beside it');
    const { work: runWork } = await import('../../app/worker/work.ts');
    const { signal, release } = interruptSignal();
    const { startupVerify = null, paths = [], labels = [], issues, trajectory, ...given } = options;
    const what = { work: work ?? null, program: file ?? null, turns: turns ?? null, startupVerify, stopPolicy: stop };
    const cli = join(context.io.distFolder, 'cli.js');
    const where = { paths, labels, issues, trajectory, environment: process.env, signal, cli };
    const request = { ...given, ...what, ...where };
    return printAnswer(context, await runWork(context.openWorld(), request).finally(release));
  });
};

export const addCoordinator: AddCommand = (program, run) => {
  const command = program
    .command('coordinator')
    .description('run a worker in each worktree, on the issues of this folder')
    .requiredOption('--worktree <dir...>', 'where workers work; each has a session and a ledger of its own')
    .option('--parallel <number>', 'how many at a time', COUNT, 1)
    .option('--rounds <number>', 'how often at most, while one of them finds an issue', COUNT, 1)
    .option('--worker-prefix <text>', 'workers are called by it, a dot and a number', workerId, 'worker')
    .argument('<worker-flags...>', 'behind --, what each `portcullis worker` is given')
    .addHelpText(
      'after',
      `
Exit codes: 0 all workers ended with 0, 1 one did not, 2 usage, 3 interrupted.

Example:
  $ portcullis coordinator --worktree ../w1 ../w2 --parallel 2 --rounds 5 -- --work ./agent.sh --verify ./check.sh`,
    );
  run(command, async ({ worktree: worktrees, workerPrefix: prefix, ...options }, context, flags) => {
    const { coordinate } = await import('../../app/worker/coordinate.ts');
    const { signal, release } = interruptSignal();
    const cli = join(context.io.distFolder, 'cli.js');
    const request = { ...options, worktrees, prefix, flags, cli, environment: process.env, signal };
    return printAnswer(context, await coordinate(context.openWorld(), request).finally(release));
  });
};

/** It stands in ids, references and names of folders. */
function workerId(value: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(value)) return value;
  throw new InvalidArgumentError('expected letters, digits, ".", "_" and "-", a letter or digit first');
}

/** A command as it is started: one program, or a JSON array of texts. */
function commandOf(value: string): readonly string[] {
  const command = /^\s*\[/.test(value) ? jsonOf(value) : [value];
  const isCommand = Array.isArray(command) && command.every((part): part is string => typeof part === 'string');
  if (isCommand && (command[0] ?? '').trim() !== '') return command;
  throw new InvalidArgumentError('expected a program, or a JSON array of texts with a program first');
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function stopPolicy(value: string): { readonly turns: number | null; readonly checkpoint: number | null } {
  const given = new Map(value.split(',').map((part) => part.split('=') as [string, string | undefined]));
  const counts = [...given].every(
    ([name, count = '']) => /^(?:turns|checkpoint)$/.test(name) && /^[1-9]\d{0,8}$/.test(count),
  );
  if (!counts) throw new InvalidArgumentError('expected turns=N, checkpoint=M or both, whole numbers from 1');
  const numberOf = (name: string): number | null => (given.has(name) ? Number(given.get(name)) : null);
  return { turns: numberOf('turns'), checkpoint: numberOf('checkpoint') };
}
