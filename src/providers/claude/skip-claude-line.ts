import { endsBraced, standsAt, wholeTail } from '../../evidence/decode-line.ts';
import type { LineBytes, SkipScope } from '../../evidence/transcript-reader.ts';

const STREAM_EVENT = Buffer.from('{"type":"stream_event"');
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
 * A partial message repeats the whole one, and a result is evidence only for an open call. Together they are most of a transcript's
 * bytes. A line is skipped only if it ends like a whole event and belongs to the session: it has the session's id or, for a result,
 * begins with the id of a call of the session that needs no answer any more.
 */
export function canSkipClaudeLine(line: LineBytes, scope: SkipScope): boolean {
  const { bytes, start, end } = line;
  // The first line with a session decides to whom all others belong.
  if (scope.session === undefined) return false;
  if (!standsAt(bytes, start, end, STREAM_EVENT)) {
    return answersClosedCall(line, scope) && wholeTail(line, ASSISTANT) !== undefined;
  }
  return endsInSession(line, scope, scope.session);
}

/** A partial message has its session near its end, mostly where the one before had it. */
function endsInSession(line: LineBytes, scope: SkipScope, session: string): boolean {
  const { bytes, start, end } = line;
  const likely = end - scope.sessionFromEnd;
  if (scope.sessionFromEnd > 0 && likely > start && endsBraced(line) && holdsText(bytes, likely, session)) return true;
  const tail = wholeTail(line, ASSISTANT);
  const found = tail?.lastIndexOf(session) ?? -1;
  if (tail === undefined || found === -1) return false;
  scope.sessionFromEnd = tail.length - found;
  return true;
}

function holdsText(bytes: Buffer, position: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[position + index] !== text.charCodeAt(index)) return false;
  }
  return true;
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
