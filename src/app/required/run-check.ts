import { lstat, mkdir, realpath } from 'node:fs/promises';
import { constants } from 'node:os';
import { resolve } from 'node:path';

import type { Secrets } from '../../governance/redact-secrets.ts';
import { programOnPath } from '../../io/clients/resolve-program.ts';
import type { ProcessEnd } from '../../io/process/process-request.ts';
import { runProcess } from '../../io/process/run-process.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { storeTranscript, type TextStream } from '../../io/unit/store-transcript.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { jsonOf } from '../../required/decode-request.ts';
import type { CheckEvidence } from '../../required/make-proof.ts';
import { objectOf, type SpeltObject } from '../../required/spelt-fields.ts';
import { isPath } from '../comparator/comparator-tree.ts';
import { secretsOf } from '../world/secret-values.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { AskedCheck } from './asked-checks.ts';

/** What a check may write, to each of its outputs; more ends it. */
const WRITTEN_BYTES = 1024 ** 3;
/** What is kept of each. */
const KEPT_BYTES = 10 * 1024 ** 2;
const LEFT_OUT = '[what was written before is left out]\n';
/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 5_000;
/** Exit codes of shells, for what has none of its own. */
const [TIMED_OUT, NOT_STARTED, BY_SIGNAL] = [124, 127, 128];

/** What every check gets of the environment, beside what the policy names. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'CI'];

export interface CheckJob extends AskedCheck {
  /** Where it runs: the top of the repository. */
  readonly root: string;
  readonly environment: Environment;
  /** The merge base and the head, by their names. */
  readonly refs: { readonly ctxRef: string; readonly dataHeadRef: string };
  /** A folder of its own that is not there yet; a real path. */
  readonly folder: string;
  /** Where its outputs are kept, without their ending. */
  readonly stem: string;
  readonly signal: AbortSignal;
}

export interface RanCheck {
  readonly evidence: CheckEvidence;
  /** Why it could not be started; null where it was. */
  readonly problem: string | null;
}

/**
 * Runs a check and takes what it wrote. How it ends is evidence; a payload that is none, or none of its own, throws `PortcullisError`.
 * Null where the run was interrupted.
 */
export async function runCheck(job: CheckJob): Promise<RanCheck | null> {
  const { check, environment, folder, stem, signal } = job;
  await mkdir(folder, { mode: 0o700 });
  const at = (name: string): string => resolve(folder, name);
  const [program = '', ...args] = check.command ?? [];
  const end = await runProcess({
    program: isPath(program)
      ? resolve(job.root, program)
      : ((await programOnPath(program, environment)) ?? resolve(job.root, program)),
    args,
    cwd: job.root,
    environment: environmentOf(job, at('witness.json'), at('witness.source')),
    stdin: null,
    stdout: `${folder}.stdout`,
    stderr: `${folder}.stderr`,
    limits: {
      wallMs: check.timeoutSeconds * 1000,
      graceMs: GRACE_MS,
      afterEndMs: GRACE_MS,
      outputBytes: WRITTEN_BYTES,
    },
    watch: null,
    marker: { name: 'PORTCULLIS_CHECK_FOLDER', value: folder },
    signal,
  });
  if (signal.aborted) return null;
  const secrets = secretsOf(check.environment, environment);
  for (const name of ['stdout', 'stderr']) {
    await storeTranscript(`${folder}.${name}`, `${stem}.${name}`, new Tail(secrets));
  }
  const payload = await payloadOf(check.checkId, at('witness.json'), at('witness.source'), secrets);
  const durationMs = Math.round(end.wallMs);
  return { evidence: { exitCode: exitCodeOf(end), durationMs, payload }, problem: end.spawnError };
}

function environmentOf(
  { check, projection, environment, refs }: CheckJob,
  witness: string,
  source: string,
): Readonly<Record<string, string>> {
  const variables = {
    WITNESS_OUT: witness,
    WITNESS_SOURCE_OUT: source,
    CHECK_ID: check.checkId,
    PROJECTION_DIGEST: projection.projectionDigest,
    POLICY_DIGEST: projection.projectionPolicy,
    CTX_REF: refs.ctxRef,
    DATA_HEAD_REF: refs.dataHeadRef,
  };
  const given = [...HANDED_ON, ...check.environment].map((name) => [name, environment[name]] as const);
  const own = Object.entries(variables).flatMap(([name, value]) =>
    ['PORTCULLIS', 'PREMATH'].map((product) => [`${product}_GATE_${name}`, value] as const),
  );
  return Object.fromEntries(
    [...given, ...own].filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
  );
}

function exitCodeOf({ exitCode, signal, spawnError, termination }: ProcessEnd): number {
  if (spawnError !== null) return NOT_STARTED;
  if (termination === 'timeout') return TIMED_OUT;
  if (exitCode !== null && termination === 'exited') return exitCode;
  return BY_SIGNAL + constants.signals[(signal ?? 'SIGKILL') as NodeJS.Signals];
}

/** What the check wrote of itself; null where it wrote nothing, or calls it a fallback, which is synthesised. */
async function payloadOf(id: string, file: string, sourceFile: string, secrets: Secrets): Promise<SpeltObject | null> {
  const what = `the payload of the check ${id}`;
  const text = await writtenText(file, what);
  if (text === null) return null;
  const refuse = (expected: string, found: string): never => {
    throw mismatchError(
      'invalid_input',
      what,
      { expected, found },
      'It writes that file itself; or leaves it, for the fallback.',
    );
  };
  const payload = objectOf(jsonOf(secrets.redact(text))) ?? refuse('a JSON object', 'something else');
  const source = (await writtenText(sourceFile, what))?.trim() ?? payload['witnessSource'] ?? 'native';
  if (source !== 'native' && source !== 'fallback') refuse('the source native or fallback', 'another one');
  return source === 'native' ? payload : null;
}

/** The text of a file that a check may have written; null where there is none. */
async function writtenText(path: string, what: string): Promise<string | null> {
  const stats = await lstat(path).catch(() => null);
  if (stats === null) return null;
  if (stats.isFile() && (await realpath(path)) === path) return readTextFile(path, what);
  const mismatch = { expected: 'a file where the check was told to write it', found: 'a link, or a folder behind one' };
  throw mismatchError('invalid_input', what, mismatch, 'Write the file itself.');
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
