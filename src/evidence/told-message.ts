import { MESSAGE_LIMIT } from './turn-facts.ts';

/** What a client says about a failure, cut. A copy: a part of a text would keep all of it in memory. */
export function toldMessage(text: string | undefined): string | null {
  if (text === undefined) return null;
  return text.length <= MESSAGE_LIMIT ? text : Buffer.from(text.slice(0, MESSAGE_LIMIT).toWellFormed()).toString();
}
