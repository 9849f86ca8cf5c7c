import type { Conflict, ConflictStrategy, ConflictType } from './generated/conflict.ts';
import type { ConflictInput } from './generated/conflict-input.ts';
import { validate } from './generated/conflict-input.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { Conflict, ConflictInput, ConflictStrategy, ConflictType };

export function parseConflictInput(text: string, file: string): ConflictInput {
  return parseCheckedJson<ConflictInput>('the conflict', text, validate, file);
}
