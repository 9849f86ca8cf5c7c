import type { TurnReader } from '../evidence/turn-facts.ts';
import { claudeTurns } from './claude/claude-turns.ts';
import { codexTurns } from './codex/codex-turns.ts';
import { copilotTurns } from './copilot/copilot-turns.ts';

/** The clients whose tool-calling turns are understood, by provider id. */
export const TURN_READERS: ReadonlyMap<string, TurnReader> = new Map(
  [claudeTurns, codexTurns, copilotTurns].map((reader) => [reader.provider, reader]),
);
