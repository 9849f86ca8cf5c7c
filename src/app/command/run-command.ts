import { constants } from 'node:os';
import { join, resolve } from 'node:path';

import type { Secrets } from '../../governance/redaction/redact-secrets.ts';
import { programOnPath } from '../../io/clients/resolve-program.ts';
import type { Marker } from '../../io/process/find-descendants.ts';
import type { ProcessEnd } from '../../io/process/process-request.ts';
import { runProcess } from '../../io/process/run-process.ts';
import { storeTranscript, type TextStream } from '../../io/unit/store-transcript.ts';
import { isPath } from '../comparator/comparator-tree.ts';
import type { Environment } from '../world/workflow-run.ts';

/** What a command may write, to each of its outputs; more ends it. */
const WRITTEN_BYTES = 1024 ** 3;
/** What is kept of each. */
export const KEPT_BYTES = 10 * 1024 ** 2;
const LEFT_OUT = '[what was written before is left out]\n';
/** Milliseconds. */
const GRACE_MS = 5_000;
/** Exit codes of shells, for what has none of its own. */
const [TIMED_OUT, NOT_STARTED, BY_SIGNAL] = [124, 127, 128];

/** What a command gets of the environment in any case. */
export const HANDED_ON: readonly string[] = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'CI'];

/** A command of somebody's repository: no shell, and a program with a slash is a path there. */
export interface CommandRequest {
  readonly command: readonly string[];
  /** Where it runs: the top of the repository. */
  readonly root: string;
  /** A folder of its own; a real path. What it writes lies beside until it has ended. */
  readonly folder: string;
  /** Where its outputs are kept, without their ending. */
  readonly stem: string;
  /** What is not set is left out. */
  readonly environment: Environment;
  /** A file that it reads to its end; none where it is left out. */
  readonly stdin?: string;
  readonly timeoutSeconds: number;
  /** Between SIGTERM and SIGKILL: 5,000 where nothing else is said. */
  readonly graceMs?: number;
  readonly marker: Marker;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
}

/** How a command ended. */
export interface RanCommand {
  readonly exitCode: number;
  readonly durationMs: number;
  /** Why it could not be started; null where it was. */
  readonly problem: string | null;
  /** Whether our clock ended it. */
  readonly isTimedOut: boolean;
}

/** Runs a command to its end and keeps the end of what it wrote, redacted. @throws PortcullisError where a file of the run cannot be written */
export async function runCommand(request: CommandRequest): Promise<RanCommand> {
  const { root, folder, stem, marker, secrets, signal, graceMs = GRACE_MS } = request;
  const environment = Object.fromEntries(
    Object.entries(request.environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const [program = '', ...args] = request.command;
  const end = await runProcess({
    program: isPath(program)
      ? resolve(root, program)
      : // Nothing lies there: what PATH lacks is not looked for in the repository, which is the pull request's.
        ((await programOnPath(program, environment)) ?? join(folder, program)),
    args,
    cwd: root,
    environment,
    stdin: request.stdin ?? null,
    stdout: `${folder}.stdout`,
    stderr: `${folder}.stderr`,
    limits: {
      wallMs: request.timeoutSeconds * 1000,
      graceMs,
      afterEndMs: GRACE_MS,
      outputBytes: WRITTEN_BYTES,
    },
    watch: null,
    marker,
    signal,
  });
  for (const name of ['stdout', 'stderr']) {
    await storeTranscript(`${folder}.${name}`, `${stem}.${name}`, new Tail(secrets));
  }
  const { wallMs, spawnError: problem, termination } = end;
  return { exitCode: exitCodeOf(end), durationMs: Math.round(wallMs), problem, isTimedOut: termination === 'timeout' };
}

function exitCodeOf({ exitCode, signal, spawnError, termination }: ProcessEnd): number {
  if (spawnError !== null) return NOT_STARTED;
  if (termination === 'timeout') return TIMED_OUT;
  if (exitCode !== null && termination === 'exited') return exitCode;
  return BY_SIGNAL + constants.signals[(signal ?? 'SIGKILL') as NodeJS.Signals];
}

/** The end of a text, redacted. */
class Tail implements TextStream {
  readonly #stream: TextStream;
  #kept = '';

  constructor(secrets: Secrets) {
    this.#stream = secrets.stream();
  }

  push(part: string): string {
    this.#kept += this.#stream.push(part);
    // Not at each part: that would copy all of it.
    if (this.#kept.length > 3 * KEPT_BYTES) this.#kept = this.#kept.slice(-2 * KEPT_BYTES);
    return '';
  }

  end(): string {
    this.#kept += this.#stream.end();
    return this.#kept.length <= KEPT_BYTES ? this.#kept : LEFT_OUT + this.#kept.slice(LEFT_OUT.length - KEPT_BYTES);
  }
}
