import type { LineBytes } from './transcript-reader.ts';

/** A line (or an element of a JSON array) of a transcript, or the news that one was too long. */
export type RawLine =
  | ({ readonly kind: 'line'; readonly number: number } & LineBytes)
  | { readonly kind: 'oversize'; readonly number: number; readonly bytes: number };

export type OnLine = (line: RawLine) => void;
