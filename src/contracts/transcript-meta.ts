import type { TranscriptMeta } from './generated/transcript-meta.ts';
import { validate } from './generated/transcript-meta.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { TranscriptMeta };

export function parseTranscriptMeta(text: string, file: string): TranscriptMeta {
  return parseCheckedJson<TranscriptMeta>('the record of the process', text, validate, file);
}
