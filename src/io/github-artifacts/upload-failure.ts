import { printable } from '../../contracts/problem.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';

const WORDS_LIMIT = 300;

/** Whether nobody was reached before anything was begun, so that the same can be tried again. The client itself gives up then. */
export function isUnreached(error: unknown): boolean {
  return /^Failed to CreateArtifact: Unable to make request: E[A-Z]+/.test(wordsOf(error));
}

/** Whether an artifact of the run has the name. */
export function isTaken(error: unknown): boolean {
  return /\(409\)|already exists/.test(wordsOf(error));
}

/**
 * What a failed upload says to a user. The client's words are all that there is to tell failures apart.
 *
 * @param name of the artifact
 */
export function uploadFailure(name: string, error: unknown): PortcullisError {
  const words = wordsOf(error);
  if (isTaken(error)) {
    return new PortcullisError(
      'not_written',
      `the artifact ${name}: expected a name that is free, found an artifact of that name in this run`,
      'Upload each artifact once in an attempt. Where an earlier upload broke off, run the job again: another attempt has names of its own.',
      { cause: error },
    );
  }
  if (/insufficient usage|quota/i.test(words)) {
    const message = `the artifact ${name}: expected room for it, found the storage for artifacts used up`;
    const help = 'Remove old artifacts or shorten their retention time, and run the job again.';
    return new PortcullisError('not_written', message, help, { cause: error });
  }
  return new PortcullisError(
    'not_written',
    `the artifact ${name}: expected the artifact service to take it, found: ${firstLine(words)}`,
    'Run the job again; githubstatus.com says whether the service is at fault.',
    { cause: error },
  );
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function firstLine(words: string): string {
  return printable(words.split('\n', 1)[0] ?? '').slice(0, WORDS_LIMIT);
}
