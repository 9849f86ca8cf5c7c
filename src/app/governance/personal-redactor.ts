import type { LibraryPolicy } from '../../contracts/library-policy.ts';
import { PersonalData, withoutRedactions } from '../../governance/redaction/personal-data.ts';
import type { Secrets } from '../../governance/redaction/redact-secrets.ts';
import type { TextStream } from '../../io/unit/store-transcript.ts';

/** Takes out of a text what must not be kept. */
export interface Redactor {
  redact(text: string): string;
  /** Of a text that comes in parts, one character for each byte. */
  stream(): TextStream;
}

/** What the library takes out of a text; null where it takes out nothing. @throws PortcullisError `invalid_input` for a pattern that is none */
export async function libraryMask(
  { library_id: id, redaction_rules: rules = {} }: LibraryPolicy,
  hash: (value: string) => string,
): Promise<((text: string) => string) | null> {
  if (rules.pii_detection !== true && (rules.custom_patterns ?? []).length === 0) return null;
  const personal = await PersonalData.of(rules, id);
  return (text) => withoutRedactions(text, personal.find(text), rules.redaction_method ?? 'mask', hash);
}

/** A line that has no end is looked at in pieces. */
const LONGEST_LINE = 1024 * 1024;

/** Secrets first, then line by line what libraries take out. */
export function withMasks(secrets: Secrets, masks: readonly ((text: string) => string)[]): Redactor {
  if (masks.length === 0) return secrets;
  const masked = (text: string): string => masks.reduce((rest, mask) => mask(rest), text);
  const maskedBytes = (bytes: string): string => {
    const text = Buffer.from(bytes, 'latin1').toString();
    if (Buffer.from(text).toString('latin1') === bytes) return Buffer.from(masked(text)).toString('latin1');
    const lines = bytes.split(/(?<=\n)/);
    return lines.length === 1 ? masked(bytes) : lines.map(maskedBytes).join('');
  };
  return {
    redact: (text) => masked(secrets.redact(text)),
    stream: () => {
      const stream = secrets.stream();
      let held = '';
      return {
        push: (part) => {
          held += stream.push(part);
          const end = held.length > LONGEST_LINE ? held.length : held.lastIndexOf('\n') + 1;
          const lines = held.slice(0, end);
          held = held.slice(end);
          return maskedBytes(lines);
        },
        end: () => maskedBytes(held + stream.end()),
      };
    },
  };
}
