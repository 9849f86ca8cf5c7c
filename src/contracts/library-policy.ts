import type { LibraryPolicy, RedactionPattern, RedactionRules } from './generated/library-policy.ts';
import { validate } from './generated/library-policy.validate.js';
import { checkedDocument } from './json-source.ts';

export type { LibraryPolicy, RedactionPattern, RedactionRules };

/** Parses the policy of a library; throws one error that lists every problem. */
export function parseLibraryPolicy(text: string, file: string): LibraryPolicy {
  return checkedDocument<LibraryPolicy>('the policy of a library', text, validate, file).value;
}
