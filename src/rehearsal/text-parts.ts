import { asList, asRecord, asText } from '../evidence/json-data.ts';
import type { JsonData } from '../evidence/transcript-event.ts';
import { UnreadableRequest } from './conversation-item.ts';

/** The texts of a message's content: a text, or a list of parts of which those without a text are left out. */
export function textParts(content: JsonData | undefined): readonly string[] {
  const whole = asText(content);
  if (whole !== undefined) return [whole];
  return asList(content).flatMap((part) => asText(asRecord(part)['text']) ?? []);
}

/** The entries of a list of objects. @throws UnreadableRequest where it is none */
export function listedObjects(
  value: JsonData | undefined,
  field: string,
): readonly { readonly [key: string]: JsonData }[] {
  if (!Array.isArray(value)) throw new UnreadableRequest(`"${field}" must be a list`);
  return asList(value).map((entry, index) => {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) {
      throw new UnreadableRequest(`"${field}/${index}" must be an object`);
    }
    return asRecord(entry);
  });
}
