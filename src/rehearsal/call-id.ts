import { sha256Hex } from '../kernel/digest.ts';

/**
 * Which conversation of which unit: short, made of letters and digits, and the same in every run. Clients send the ids of
 * calls back, which is how a request tells where in its script it stands.
 */
export function conversationTag(unitId: string, path: string): string {
  return sha256Hex(`${unitId}\n${path}`).slice(0, 12);
}

/** The id of a call: `turn` is its turn's place in the conversation's script, `index` its own in the turn. */
export function callId(tag: string, turn: number, index: number): string {
  return `call_${tag}_${turn}_${index}`;
}

/** The place that `callId` put into an id; undefined for an id that it did not make for this conversation. */
export function turnOfCallId(id: string, tag: string): number | undefined {
  const match = /^call_([0-9a-f]{12})_(\d{1,6})_\d{1,6}$/.exec(id);
  return match?.[1] === tag ? Number(match[2]) : undefined;
}
