import { dirname } from 'node:path/posix';

import { compareCodePoints } from '../../kernel/ordering.ts';

/** A file of a commit. */
export interface BlobPlace {
  readonly path: string;
  readonly object: string;
  /** Bytes; null where the server does not say. */
  readonly size: number | null;
}

/** `fileBytes`: GraphQL cuts longer texts. `bytes` and `blobs`: what one answer can be expected to bring before its time is up. */
const BATCH_LIMITS = { blobs: 100, fileBytes: 500_000, bytes: 4_000_000 };

/**
 * Which blobs are asked for together with one that is wanted: those of its folder first, then by path, as many as the limits let through. None
 * at all where the wanted one is too large to come along.
 *
 * @param others candidates; what is here already is not among them
 */
export function blobBatch(wanted: BlobPlace, others: readonly BlobPlace[], limits = BATCH_LIMITS): readonly string[] {
  const folder = dirname(wanted.path);
  const isFar = ({ path }: BlobPlace): number => (dirname(path) === folder ? 0 : 1);
  const ordered = others.toSorted(
    (left, right) => isFar(left) - isFar(right) || compareCodePoints(left.path, right.path),
  );
  const batch = new Set<string>();
  let bytes = 0;
  for (const { object, size } of [wanted, ...ordered]) {
    const fits = size !== null && size <= limits.fileBytes && bytes + size <= limits.bytes;
    if (!fits && object === wanted.object) return [];
    if (!fits || batch.has(object)) continue;
    if (batch.size === limits.blobs) break;
    batch.add(object);
    bytes += size;
  }
  return [...batch];
}
