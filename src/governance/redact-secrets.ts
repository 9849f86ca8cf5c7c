import { largest } from '../kernel/append.ts';

/** What takes a secret's place. */
export const REDACTED = '[redacted]';

/** Not inside a word; but proof lines are raw JSON, where the letter of an escape such as `\n` can stand before a secret. */
const START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9A-Fa-f]{4}))`;
/**
 * What begins so and not inside a word. The engine looks for an alternative by its first characters, and not at all by those that stand
 * behind a look back: what was asked first came to a look back at every character of the text, which took ten times as long and more.
 */
const begins = (head: string, before: string = START): string => `${head}(?<=${before}${head})`;
/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw`(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/** The names of variables that hold secrets. */
const NAME = '(?:API_KEY|ACCESS_KEY|TOKEN|SECRET|PASSWORD)';

/**
 * Secrets by the form that their issuers gave them; a first group is what stays before one. Only forms that nothing else has: digests,
 * ids and paths must stay, since a proof line that lost its skill's name proves nothing. Every form takes time in proportion to the
 * text (one that can fail after a long run cannot begin again inside that run), begins with characters that are rare, and has at most
 * `REACH` of them.
 */
const FORMS: readonly string[] = [
  // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
  `${begins('sk-')}(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,16384}|admin-[\\w-]{40,16384}|[A-Za-z0-9]{32,16384}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,31})`,
  // GitHub, GitLab, npm, PyPI, Hugging Face.
  `${begins('gh[pousr]_')}\\w{20,16384}`,
  `${begins('github_pat_')}\\w{20,16384}`,
  `${begins('glpat-')}[\\w-]{20,16384}`,
  `${begins('npm_')}[A-Za-z0-9]{36}(?!\\w)`,
  `${begins('pypi-AgE')}[\\w-]{20,16384}`,
  `${begins('hf_')}[A-Za-z0-9]{30,16384}`,
  // Clouds and services.
  `${begins('A(?:KIA|SIA)')}[0-9A-Z]{16}(?!\\w)`,
  `${begins('AIza')}[\\w-]{35}`,
  `${begins('ya29\\.')}[\\w-]{20,16384}`,
  `${begins('(?:xox[abeoprs]|xapp)-')}[A-Za-z0-9-]{10,16384}`,
  `${begins('[rs]k_(?:live|test)_')}[A-Za-z0-9]{16,16384}`,
  `${begins('SG\\.')}[\\w-]{22}\\.[\\w-]{43}`,
  // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
  `${begins('eyJ')}${TOKEN_PART}\\.eyJ${TOKEN_PART}\\.[\\w-]{8,16384}`,
  `(${begins('earer ', '\\b[Bb]')} {0,3})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,16384}`,
  `(${begins('uthorization', '\\b[Aa]')}["']{0,2} {0,4}[:=] {0,4}["']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,16384}`,
  `(://[^\\s/:@"]{0,64}:)[^\\s/:@"]{3,1024}(?=@)`,
  `(${begins(`${NAME}=`, '\\b[A-Z][A-Z0-9_]{0,60}')}["']?)[^\\s"'\\\\$;&|<>]{8,16384}`,
  // Private keys, to their end or as far as the text goes.
  `-----BEGIN ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
];

/** The characters of a match, with those behind it that decide about it. */
const REACH = 66_000;
/** The characters before a match that decide about it. */
const BEFORE = 256;
/** The characters that are looked through at once: 5 to 40 ms, and `REACH` of them are looked through twice. */
const PIECE = 512 * 1024;

/** The pattern of exactly this text. */
function literal(text: string): string {
  return text.replaceAll(/\W/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const FORM = new RegExp(FORMS.join('|'), 'g');

/** What is taken away: secrets of a known form, and values that are known to be secret. */
export class Secrets {
  readonly #values: readonly string[];
  readonly #pattern: RegExp;

  /** The longest of `values` first. */
  constructor(values: readonly string[] = []) {
    this.#values = values;
    this.#pattern = new RegExp([...values.map(literal), ...FORMS].join('|'), 'g');
  }

  /** The text with every secret replaced. */
  redact(text: string): string {
    const stream = this.stream();
    return stream.push(text) + stream.end();
  }

  /** Redacts a text that comes in parts. */
  stream(): RedactionStream {
    return new RedactionStream(this.#values, this.#pattern);
  }
}

/** What comes out is together the same wherever the text was cut: what may still become a secret is held back. */
class RedactionStream {
  readonly #values: readonly string[];
  readonly #pattern: RegExp;
  readonly #reach: number;
  #held = '';
  /** What stands before this place is decided. */
  #place = 0;

  constructor(values: readonly string[], pattern: RegExp) {
    this.#values = values;
    this.#pattern = pattern;
    this.#reach = largest([REACH, ...values.map(({ length }) => length)]);
  }

  push(text: string): string {
    let redacted = '';
    for (let from = 0; from < text.length; from += PIECE) {
      this.#held += text.slice(from, from + PIECE);
      if (this.#held.length >= PIECE + this.#reach) redacted += this.#take(this.#held.length - this.#reach);
    }
    return redacted;
  }

  end(): string {
    return this.#take(this.#held.length);
  }

  /** Decides about every character before `limit`. */
  #take(limit: number): string {
    // With the characters of values the engine looks at every place of a text: only where one stands in it.
    const pattern = this.#values.some((value) => this.#held.includes(value)) ? this.#pattern : FORM;
    let redacted = '';
    for (;;) {
      pattern.lastIndex = this.#place;
      const match = pattern.exec(this.#held);
      if (match === null || match.index >= limit) break;
      const [whole, ...kept] = match;
      // One group at most is part of a match.
      const before = kept.join('');
      // The user of an address may be a secret, too.
      redacted += this.#held.slice(this.#place, match.index) + before.replaceAll(pattern, REDACTED) + REDACTED;
      this.#place = match.index + whole.length;
    }
    if (this.#place < limit) {
      redacted += this.#held.slice(this.#place, limit);
      this.#place = limit;
    }
    const forgotten = Math.max(0, this.#place - BEFORE);
    this.#held = this.#held.slice(forgotten);
    this.#place -= forgotten;
    return redacted;
  }
}

const BY_FORM = new Secrets();

/** The text with every secret of a known form replaced. */
export function redactSecrets(text: string): string {
  return BY_FORM.redact(text);
}
