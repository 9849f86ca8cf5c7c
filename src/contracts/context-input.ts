import { partContradictions } from './context-section.ts';
import type { ContextInput } from './generated/context-input.ts';
import { validate } from './generated/context-input.validate.js';
import { checkedDocument } from './json-source.ts';

/** Parses what `context compose` is given. @throws PortcullisError with every problem of form, or with every one of meaning */
export function parseContextInput(text: string, file: string): ContextInput {
  const checks = { wholeCharacters: true };
  const { value, refuse } = checkedDocument<ContextInput>('the input of a context', text, validate, file, checks);
  refuse(partContradictions(value.sections, '/sections'));
  return value;
}
