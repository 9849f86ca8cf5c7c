import type { Approval } from './generated/approval.ts';
import { validate } from './generated/approval.validate.js';
import { checkedDocument } from './json-source.ts';

export type { Approval };

/** Parses what somebody was asked to approve; throws one error that lists every problem. `key` is where it stands. */
export function parseApproval(text: string, key: string): Approval {
  return checkedDocument<Approval>('the approval', text, validate, key).value;
}
