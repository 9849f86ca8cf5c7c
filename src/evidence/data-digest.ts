import { digestOf } from '../kernel/digest.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { asText } from './json-data.ts';
import type { JsonData } from './transcript-event.ts';

/** Longer texts are contents, not names. */
const NAME_LIMIT = 128;
/** So many texts of one input are looked at. */
const NAMES = 256;

/**
 * The digest of a value that a client wrote.
 *
 * @throws PortcullisError `invalid_input` for what canonical JSON cannot say: 128 nested levels, numbers beyond a double
 */
export function dataDigest(value: JsonData): string {
  try {
    return digestOf(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new PortcullisError('invalid_input', `expected data that canonical JSON can say, found ${error.message}`);
  }
}

/** The texts of a call's input that are short enough to be names. Not recursive: input is hostile. */
export function shortTexts(input: JsonData): readonly string[] {
  const texts: string[] = [];
  const rest: JsonData[] = [input];
  for (let seen = 0; seen < NAMES; seen += 1) {
    const value = rest.pop();
    if (value === undefined) break;
    const text = asText(value);
    if (text !== undefined && text.length <= NAME_LIMIT && text !== '') texts.push(text);
    else if (value !== null && typeof value === 'object') rest.push(...Object.values(value).slice(0, NAMES));
  }
  return texts;
}
