import { endsWhole, standsAt } from '../../evidence/decode-line.ts';
import type { LineBytes, SkipScope } from '../../evidence/transcript-reader.ts';

const USER = Buffer.from('{"type":"user","message":{"role":"user","content":[{');
const ID_FIRST = Buffer.from('"tool_use_id":"');
const TYPE_FIRST = Buffer.from('"type":"tool_result","tool_use_id":"');
const TYPE_BEHIND_ID = Buffer.from('","type":"tool_result"');
const ASSISTANT = '{"type":"assistant"';
const QUOTE = 0x22;

/** Ids have some 30 characters; longer ones are not looked for. */
const MAX_ID_BYTES = 128;
/** With more open calls than this, decoding a line is cheaper than looking for each of them. */
const MAX_PENDING = 8;

/**
 * A result is evidence only for an open call, and results are most of a transcript's bytes. One is skipped only if it begins with the id of
 * a call of the session that needs no answer any more, and ends like a whole event.
 */
export function canSkipClaudeLine(line: LineBytes, scope: SkipScope): boolean {
  return answersClosedCall(line, scope) && endsWhole(line, ASSISTANT);
}

function answersClosedCall({ bytes, start, end }: LineBytes, scope: SkipScope): boolean {
  const { pending } = scope;
  if (pending.size > MAX_PENDING || !standsAt(bytes, start, end, USER)) return false;
  const block = start + USER.length;
  const idFirst = standsAt(bytes, block, end, ID_FIRST);
  if (!idFirst && !standsAt(bytes, block, end, TYPE_FIRST)) return false;
  const from = block + (idFirst ? ID_FIRST : TYPE_FIRST).length;
  let to = from;
  while (to < end && to - from <= MAX_ID_BYTES && bytes[to] !== QUOTE) to += 1;
  if (bytes[to] !== QUOTE || (idFirst && !standsAt(bytes, to, end, TYPE_BEHIND_ID))) return false;
  const id = bytes.toString('latin1', from, to);
  if (pending.has(id) || !scope.knows(id)) return false;
  // Older versions answer several calls in one line.
  for (const open of pending.keys()) if (bytes.subarray(start, end).includes(open)) return false;
  return true;
}
