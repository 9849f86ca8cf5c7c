import { once } from 'node:events';

/** Where a command writes, and where the program lies: everything that the command line takes from its process. */
export interface CliIo {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  /** The folder of the running bundle (`actions/dist`); the repository's other folders are found from there. */
  readonly distFolder: string;
}

/** Writes text and waits where a slow reader has not taken what went before. Throws `EPIPE` once the reader is gone. */
export async function writeOut(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (stream.write(text)) return;
  if ('destroyed' in stream && stream.destroyed === true) {
    throw Object.assign(new Error('the reader is gone'), { code: 'EPIPE' });
  }
  await once(stream, 'drain');
}

/** Whether an error says that the reader of our output is gone (`| head`), which is no error. */
export function isReaderGone(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EPIPE';
}
