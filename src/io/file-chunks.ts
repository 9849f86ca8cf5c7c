import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** What large files are read in. */
const CHUNK_BYTES = 1024 * 1024;
/** A whole chunk for each of many small files would be most of what the garbage collector has to do. */
export const SMALL_CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of a file, in chunks of at most `chunkBytes` that are the caller's to keep. Throws what the file system says. Where much is made
 * of each byte, `SMALL_CHUNK_BYTES` costs no time, and the garbage of large chunks would be 100 MB.
 */
export async function* fileChunks(path: string, chunkBytes = CHUNK_BYTES): AsyncGenerator<Buffer> {
  const { size } = await stat(path);
  const highWaterMark = Math.max(SMALL_CHUNK_BYTES, Math.min(size, chunkBytes));
  for await (const chunk of createReadStream(path, { highWaterMark })) yield chunk as Buffer;
}
