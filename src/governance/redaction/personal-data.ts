import type { RedactionPattern, RedactionRules } from '../../contracts/library-policy.ts';
import { append } from '../../kernel/append.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { decodedView } from './decoded-view.ts';

/** What is taken out of a text, by its place there. */
export interface Redaction {
  readonly pattern_id: string;
  readonly position: number;
  readonly length: number;
  readonly severity: RedactionPattern['severity'];
  readonly replacement: string;
}

type FoundPattern = Omit<RedactionPattern, 'name' | 'regex'>;

interface CustomPattern extends FoundPattern {
  readonly find: (text: string) => readonly (readonly [number, number])[];
}

/** Neither in a word, a path, a version nor an id. */
const [BEFORE, BEHIND] = ['(?<![\\w./+=-])', '(?![\\w/+=-])(?!\\.\\d)'];
const CARD = /^(?:3[47]\d{13}|[3-6]\d{15})$/;
const PHONE = '[2-9]\\d{2}';
/**
 * The text's five patterns (section 7) made right: each takes time in proportion to what is read, begins with characters that are rare,
 * and has bounds that no digest, UUID, date, version or address passes. A first group is part of it that stands before.
 */
const PERSONAL: readonly (FoundPattern & { readonly pattern: RegExp; readonly isOne?: (text: string) => boolean })[] = [
  {
    pattern_id: 'ssn',
    pattern: new RegExp(`${BEFORE}(?!000|666|9)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}${BEHIND}`, 'g'),
    replacement: '***-**-****',
    severity: 'high',
  },
  {
    pattern_id: 'credit_card',
    pattern: new RegExp(`${BEFORE}[3-6]\\d{3}([ -]?)(?:\\d{4}\\1\\d{4}\\1\\d{4}|\\d{6}\\1\\d{5})${BEHIND}`, 'g'),
    isOne: isCard,
    replacement: '****-****-****-****',
    severity: 'high',
  },
  {
    pattern_id: 'email',
    pattern:
      /(?<=(?<![\w.%+/-])(?!git@)([\w.%+-]{1,64}))@(?:[A-Za-z0-9-]{1,63}\.){1,8}(?!(?:png|jpe?g|gif|svg|webp|js|ts|md|json|css)\b)[A-Za-z]{2,24}(?![\w/:@-])/g,
    replacement: '***@***.***',
    severity: 'medium',
  },
  {
    pattern_id: 'phone',
    pattern: new RegExp(
      `${BEFORE}(?:\\+1[ .-]?)?(?:\\(${PHONE}\\) ?\\d{3}[ .-]\\d{4}|${PHONE}-\\d{3}-\\d{4})${BEHIND}|(?<![\\w./+=-])\\+1[ .-]?${PHONE}[ .-]?\\d{3}[ .-]?\\d{4}${BEHIND}`,
      'g',
    ),
    replacement: '***-***-****',
    severity: 'medium',
  },
  {
    pattern_id: 'account_number',
    pattern: /(?<=(?<![A-Za-z0-9_])([Aa]))ccount[:\s#]{0,16}\d{8,12}(?![\w-])/g,
    replacement: 'Account: *****',
    severity: 'high',
  },
];

/** A number of a card, with its check digit. */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  const sum = Array.from(digits, Number).reduceRight(
    (total, digit, at) => total + ((digits.length - at) % 2 === 1 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit),
    0,
  );
  return CARD.test(digits) && sum % 10 === 0;
}

/** What the rules of a library take out: its own patterns, by an engine that takes linear time, and personal data. */
export class PersonalData {
  readonly #isWanted: boolean;
  readonly #custom: readonly CustomPattern[];

  private constructor(isWanted: boolean, custom: readonly CustomPattern[]) {
    this.#isWanted = isWanted;
    this.#custom = custom;
  }

  /** @throws PortcullisError `invalid_input` for a pattern that is none, or is one of nothing */
  static async of(rules: RedactionRules, library: string): Promise<PersonalData> {
    const { pii_detection: isWanted = false, custom_patterns: patterns = [] } = rules;
    // 150 KB, a chunk of its own.
    const { RE2JS } = patterns.length === 0 ? { RE2JS: null } : await import('re2js');
    const custom = patterns.map(({ regex, ...pattern }) => {
      try {
        const compiled = RE2JS?.compile(regex);
        if (compiled?.matcher('').find() === true) throw new Error('it stands in an empty text');
        return { ...pattern, find: (text: string) => placesOf(compiled, text) };
      } catch (error) {
        const found = error instanceof Error ? error.message : String(error);
        throw invalidInput(
          `${library}: the pattern ${pattern.pattern_id}: expected a regular expression of RE2, found ${JSON.stringify(regex)}: ${found}`,
          'Correct custom_patterns in the policy of the library.',
          { cause: error },
        );
      }
    });
    return new PersonalData(isWanted, custom);
  }

  /** What is taken out, in order; what overlaps with one before it stays with that. */
  find(text: string): readonly Redaction[] {
    const found: Redaction[] = [];
    for (const { find, ...pattern } of this.#custom) {
      append(
        found,
        find(text).map(([start, end]) => redactionOf(pattern, start, end)),
      );
    }
    if (this.#isWanted) append(found, personalIn(text));
    found.sort((left, right) => left.position - right.position || right.length - left.length);
    let end = 0;
    return found.filter(({ position, length }) => {
      if (position < end) return false;
      end = position + length;
      return true;
    });
  }
}

function redactionOf({ pattern_id, severity, replacement }: FoundPattern, start: number, end: number): Redaction {
  return { pattern_id, position: start, length: end - start, severity, replacement };
}

function personalIn(text: string): readonly Redaction[] {
  // One byte a character, of which those that are no ASCII are part of no pattern.
  const view = decodedView(text.replaceAll(/[^\0-\u00ff]/g, '\u00ff'));
  const plain = view.bytes.toString('latin1');
  return PERSONAL.flatMap(({ pattern, isOne, ...personal }) =>
    Array.from(plain.matchAll(pattern)).flatMap((match) => {
      const before = isOne === undefined ? (match[1]?.length ?? 0) : 0;
      const [start, end] = [match.index - before, match.index + match[0].length];
      if (isOne?.(match[0]) === false) return [];
      return [redactionOf(personal, view.at(start), view.at(end))];
    }),
  );
}

/** Where an expression of RE2 stands. */
function placesOf(
  expression: { matcher(text: string): { find(): boolean; start(): number; end(): number } } | undefined,
  text: string,
): readonly (readonly [number, number])[] {
  const matcher = expression?.matcher(text);
  const places: (readonly [number, number])[] = [];
  while (matcher?.find() === true) if (matcher.end() > matcher.start()) places.push([matcher.start(), matcher.end()]);
  return places;
}

/** The text without what is taken out. @param hash the keyed digest of a value, for the method `hash` */
export function withoutRedactions(
  text: string,
  redactions: readonly Redaction[],
  method: NonNullable<RedactionRules['redaction_method']>,
  hash: (value: string) => string,
): string {
  let [redacted, place] = ['', 0];
  for (const { pattern_id: id, position, length, replacement } of redactions) {
    const value = text.slice(position, position + length);
    const instead = method === 'mask' ? replacement : method === 'remove' ? '' : `[${id}:${hash(value)}]`;
    redacted += text.slice(place, position) + instead;
    place = position + length;
  }
  return redacted + text.slice(place);
}
