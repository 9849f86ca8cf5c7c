import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import { claudeReader } from './claude/claude-reader.ts';
import { codexReader } from './codex/codex-reader.ts';
import { copilotReader } from './copilot/copilot-reader.ts';

/** The clients whose transcripts are understood, by provider id. */
export const READERS: ReadonlyMap<string, TranscriptReader> = new Map(
  [claudeReader, codexReader, copilotReader].map((reader) => [reader.agent, reader]),
);
