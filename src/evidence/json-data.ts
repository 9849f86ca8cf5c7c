import { isObject } from '../kernel/is-object.ts';
import type { JsonData, ReportedUsage } from './transcript-event.ts';

/** A JSON object. */
export type Fields = Readonly<Record<string, JsonData>>;

const EMPTY: Fields = {};

/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
export function asRecord(value: JsonData | undefined): Fields {
  return isObject(value) ? value : EMPTY;
}

export function asList(value: JsonData | undefined): readonly JsonData[] {
  return Array.isArray(value) ? (value as readonly JsonData[]) : [];
}

export function asText(value: JsonData | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function asNumber(value: JsonData | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A whole number of tokens or turns; null for anything else. */
export function asCount(value: JsonData | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** What a client without costs and turns tells of its tokens. */
export function reportedUsage(input: JsonData | undefined, output: JsonData | undefined): ReportedUsage {
  return { input_tokens: asCount(input), output_tokens: asCount(output), cost_usd: null, turns: null };
}

/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
export function leafText(input: JsonData): string {
  const texts: string[] = [];
  const rest: JsonData[] = [input];
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (value === null || typeof value !== 'object') texts.push(String(value));
    else if (Array.isArray(value)) for (const item of value as readonly JsonData[]) rest.push(item);
    else {
      for (const [key, item] of Object.entries(value)) {
        texts.push(key);
        rest.push(item);
      }
    }
  }
  return texts.join('\n');
}
