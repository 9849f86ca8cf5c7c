import { statSync } from 'node:fs';
import { Readable } from 'node:stream';

import { notComparable, notFound } from '../../kernel/portcullis-error.ts';
import { ObjectReader } from './object-reader.ts';

/** What one git process left: its exit status (null when a signal ended it), its output, and why it failed. */
interface GitOutput {
  readonly exitCode: number | null;
  readonly stdout: Buffer;
  /** One line for a person, taken from the error output; never what a decision is taken from. */
  readonly reason: string;
}

/** Runs git with these arguments. Resolves whatever the exit status; rejects only when git cannot be started. */
export type RunGit = (...args: string[]) => Promise<GitOutput>;

export interface GitCommand extends RunGit {
  /** See `ObjectReader`. */
  readonly object: ObjectReader['read'];
}

/** A network that stops answering must not hold a job for ever. `fetch` runs with `--progress`, so it is never silent. */
const SILENCE_LIMIT_MS = 180_000;
const GRACE_MS = 1_000;

/**
 * Makes the one way in which this folder runs git: in this directory, through simple-git, with argument arrays.
 *
 * simple-git alone would not do, for it calls a process successful that a signal ended or that failed without a word
 * (`merge-base --is-ancestor` does), and hands out text. Its error hook sees the exit status and the bytes, so each
 * command gets an instance of its own and the outcome is taken from there.
 *
 * @param own variables that only this caller sets
 * @throws PortcullisError `not_found` when the directory does not exist
 */
export function gitCommand(
  directory: string,
  given: NodeJS.ProcessEnv,
  silenceLimit: number = SILENCE_LIMIT_MS,
  own: Readonly<Record<string, string>> = {},
): GitCommand {
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory()) {
    throw notFound(`Expected a directory, found none at ${JSON.stringify(directory)}.`);
  }
  const environment = { ...gitEnvironment(given), ...own };

  const objects = new ObjectReader(directory, environment, silenceLimit);
  const run: RunGit = async (...args) => {
    // Loaded on first use: it takes a good part of the start-up time of a command that never needs git.
    const { simpleGit } = await import('simple-git');
    let output: GitOutput | undefined;
    const git = simpleGit({
      baseDir: directory,
      timeout: { block: silenceLimit },
      // The default takes the `exit` event for the end after 50 ms; output still in the pipe would be lost, and a
      // listing cut short reads as "that file is absent".
      completion: { onClose: true, onExit: false },
      allowEnvironment: Object.keys(environment),
      // Asked for by variables of the operator's that `gitEnvironment` hands on; our one argument of this kind turns the monitor off.
      unsafe: {
        allowUnsafeAskPass: true,
        allowUnsafeConfigPaths: true,
        allowUnsafeFsMonitor: true,
        allowUnsafeSshCommand: true,
      },
      errors: (error, { exitCode, stdOut, stdErr }) => {
        // An error that the exit status does not explain is simple-git's own: the time ran out.
        const interrupted = !exitCode && error instanceof Error;
        const said = interrupted ? error.message : Buffer.concat(stdErr).toString('utf8');
        output = {
          exitCode: interrupted ? null : exitCode,
          stdout: Buffer.concat(stdOut),
          reason: failureReason(said, exitCode),
        };
        return undefined;
      },
    });
    git.outputHandler((_binary, stdout, stderr) => closeWhenSilent([stdout, stderr], silenceLimit + GRACE_MS));
    await git.env(environment).raw(args);
    if (output === undefined) throw new Error(`simple-git ended without an outcome: git ${args.join(' ')}`);
    // Node reports a process that could not be started by a negative status.
    if ((output.exitCode ?? 0) < 0) {
      throw notFound('git could not be started.', 'Install git 2.30 or newer on the PATH.');
    }
    return output;
  };
  return Object.assign(run, { object: (name: string) => objects.read(name) });
}

/**
 * simple-git interrupts a git that is silent for too long, and then waits for its pipes to close. A program that git
 * started (ssh, a transport helper) can outlive it and hold them open, so they are closed from this side.
 */
function closeWhenSilent(streams: readonly NodeJS.ReadableStream[], limit: number): void {
  let open = streams.length;
  const close = () => {
    for (const stream of streams) if (stream instanceof Readable) stream.destroy();
  };
  let timer = setTimeout(close, limit);
  for (const stream of streams) {
    stream.on('data', () => {
      clearTimeout(timer);
      timer = setTimeout(close, limit);
    });
    stream.once('close', () => {
      open -= 1;
      if (open === 0) clearTimeout(timer);
    });
  }
}

/** The output of a command that has to succeed, as text. @throws PortcullisError `not_comparable` with git's reason */
export async function gitText(git: RunGit, ...args: string[]): Promise<string> {
  const output = await git(...args);
  if (output.exitCode === 0) return output.stdout.toString('utf8');
  const command = args.find((arg) => !arg.startsWith('-'));
  throw notComparable(`\`git ${command}\` failed: ${output.reason}`);
}

/** Puts error output on one line, without progress, credentials in addresses and control characters, and bounded. */
function failureReason(said: string, exitCode: number | null): string {
  const lines = said.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /^(?:fatal|error): /.test(line));
  const text = (errors.length > 0 ? errors : lines)
    .join('; ')
    .replace(/:\/\/[^/@\s]+@/g, '://***@')
    .replace(/\p{Cc}/gu, ' ');
  return text.slice(0, 500) || `exit status ${exitCode ?? 'none: ended by a signal'}`;
}

/**
 * The variables of git's own that are handed on: how its owner lets this machine reach and trust a remote. All others
 * stay behind, above all those that would point git at another repository, index or object store (`GIT_DIR`,
 * `GIT_WORK_TREE`, `GIT_INDEX_FILE`, `GIT_OBJECT_DIRECTORY`, `GIT_GRAFT_FILE`, …).
 */
const HANDED_ON = new Set([
  'GIT_CEILING_DIRECTORIES',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CONFIG_SYSTEM',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_SSH_VARIANT',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
]);

/** Programs that git would start on its own, and a variable that moves its system configuration. */
const LEFT_BEHIND = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);

const OURS = {
  LC_ALL: 'C',
  // Nothing here may wait for a person: every way to ask for a password is answered by a program that fails.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'false',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
  GCM_INTERACTIVE: 'never',
  // Without it `git status` writes refreshed time stamps to the index.
  GIT_OPTIONAL_LOCKS: '0',
  // A replaced commit has other parents, and with them another merge base.
  GIT_NO_REPLACE_OBJECTS: '1',
};

/**
 * The environment every git process of ours runs in: the given one without git's own variables (bar the few that say
 * how to reach a remote), in the C locale, unable to prompt, to write the index or to follow replace refs.
 */
export function gitEnvironment(given: NodeJS.ProcessEnv): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const key = name.toUpperCase();
    const dropped = (key.startsWith('GIT_') && !HANDED_ON.has(key)) || LEFT_BEHIND.has(key);
    if (value !== undefined && !dropped) environment[name] = value;
  }
  return { ...environment, ...OURS };
}
