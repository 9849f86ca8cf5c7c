import type { AccessLog } from './generated/access-log.ts';
import { validate } from './generated/access-log.validate.js';
import { checkedDocument } from './json-source.ts';

/** Parses an entry of the access log; throws one error that lists every problem. `key` is where it stands. */
export function parseAccessLog(text: string, key: string): AccessLog {
  return checkedDocument<AccessLog>('the entry of the access log', text, validate, key).value;
}
