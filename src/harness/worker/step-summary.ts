import { digestOf } from '../../kernel/digest.ts';

/** The most bytes of a summary in a session. */
const SUMMARY_BYTES = 4096;

/** A summary for the session, and where it is too long for that the document that holds all of it, sealed; null where it is not. */
export function boundedSummary(summary: string, checkpointPath: string) {
  const whole = summary.toWellFormed();
  if (Buffer.byteLength(whole) <= SUMMARY_BYTES) return { summary: whole, checkpoint: null };
  const sealed = { schema: 1, checkpointKind: 'portcullis.worker.checkpoint.v1', summary: whole };
  const checkpointDigest = digestOf(sealed);
  const pointer = `\n[all of it: ${checkpointPath}, ${checkpointDigest}]`;
  const room = SUMMARY_BYTES - Buffer.byteLength(pointer);
  // A character that was cut through is left out.
  const cut = new TextDecoder('utf-8').decode(Buffer.from(whole).subarray(0, room)).replace(/�$/u, '');
  return { summary: cut + pointer, checkpoint: { ...sealed, checkpointDigest } };
}
