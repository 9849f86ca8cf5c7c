import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** A whole chunk for each of many small files would be most of what the garbage collector has to do. */
const SMALL_BYTES = 64 * 1024;

/** The bytes of a file, in chunks that are the caller's to keep. Throws what the file system says. */
export async function* fileChunks(path: string): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  const highWaterMark = Math.max(SMALL_BYTES, Math.min(size, CHUNK_BYTES));
  for await (const chunk of createReadStream(path, { highWaterMark })) yield chunk as Buffer;
}
