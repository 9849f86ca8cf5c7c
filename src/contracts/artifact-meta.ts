import type { ArtifactMeta } from './generated/artifact-meta.ts';
import { validate } from './generated/artifact-meta.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { ArtifactMeta };

/** How a run ended, for as long as what it left is kept; null where that is unknown. */
export type RunStatus = ArtifactMeta['run_status'];

/** Throws one error that lists every problem; `place` names the record. */
export function parseArtifactMeta(text: string, place: string): ArtifactMeta {
  // A scan reads a hundred thousand: what is said of one that is wrong takes longer.
  const value = valueOf(text);
  if (validate(value)) return value;
  return parseCheckedJson<ArtifactMeta>('the record of an artifact', text, validate, place);
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
