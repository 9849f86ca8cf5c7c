/** One command of a script: its words without quotes and redirections, and how many subshells it stands in. */
export interface CommandWords {
  readonly words: readonly string[];
  readonly depth: number;
  /** The script that a here-document hands to it. */
  readonly input?: string;
  /** The files that its input comes from. */
  readonly reads: readonly string[];
}

interface HereDocument {
  readonly delimiter: string;
  readonly stripTabs: boolean;
  /** Index of the command that reads it. */
  readonly command: number;
}

/** What a backslash outside quotes takes its meaning from; before anything else it is a separator of a Windows path. */
const ESCAPABLE = new Set(' \t\n"\'\\$&|;()<>*?#~');
const ESCAPABLE_IN_QUOTES = new Set('"\\$`');
const SPACE = new Set(' \t\r\n\v\f');

/**
 * Splits a shell script on unquoted separators into commands and takes quotes off. Nothing is expanded. Every character is
 * looked at once, so that hostile commands take no longer than others of their length.
 */
export function splitCommand(text: string): readonly CommandWords[] {
  return new CommandSplitter(text).split();
}

class CommandSplitter {
  readonly #text: string;
  readonly #commands: { words: string[]; depth: number; input?: string; reads: string[] }[] = [];
  #at = 0;
  #words: string[] = [];
  #reads: string[] = [];
  #word: string | undefined;
  /** In `C:\Users` and `skills\x` a backslash is a separator. */
  #isWindowsPath = false;
  /** What the next word names: where output goes (or a descriptor, or a text), or where input comes from. */
  #redirected: 'output' | 'input' | undefined;
  #depth = 0;
  #documents: HereDocument[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  split(): readonly CommandWords[] {
    while (this.#at < this.#text.length) this.#step(this.#text.charAt(this.#at));
    this.#endCommand();
    return this.#commands.filter(({ words }) => words.length > 0);
  }

  #step(character: string): void {
    this.#at += 1;
    const next = this.#text.charAt(this.#at);
    switch (character) {
      case '"':
      case "'":
        this.#quoted(character);
        return;
      case '\\':
        this.#backslash(next, ESCAPABLE);
        return;
      case '\n':
        this.#endCommand();
        this.#takeDocuments();
        return;
      case '#':
        if (this.#word === undefined) this.#skipTo('\n');
        else this.#append(character);
        return;
      case '>':
      case '<':
        this.#redirection(character, next);
        return;
      case '&':
        // `&>` redirects, `&` and `&&` end a command.
        if (next === '>') this.#endWord();
        else this.#endCommand();
        return;
      case '$':
        if (next === '(') this.#endCommand();
        else this.#append(character);
        return;
      case '(':
        this.#endCommand();
        this.#depth += 1;
        return;
      case ')':
        this.#endCommand();
        this.#depth = Math.max(0, this.#depth - 1);
        return;
      case ';':
      case '|':
      case '`':
        this.#endCommand();
        return;
      default:
        if (SPACE.has(character)) this.#endWord();
        else this.#append(character);
    }
  }

  #append(character: string): void {
    const word = this.#word ?? '';
    if (character === ':' && word.length === 1 && /[A-Za-z]/.test(word)) this.#isWindowsPath = true;
    this.#word = word + character;
  }

  /** `\` before one of `escapable` quotes it, unless the word is a Windows path. */
  #backslash(next: string, escapable: ReadonlySet<string>): void {
    if (!this.#isWindowsPath && escapable.has(next)) {
      if (next !== '\n') this.#append(next);
      this.#at += 1;
      return;
    }
    // Inside quotes `\n` and the like are common, so only a drive letter makes it a path.
    if (escapable === ESCAPABLE && /[A-Za-z.]/.test(next)) this.#isWindowsPath = true;
    this.#append('\\');
  }

  #quoted(quote: string): void {
    this.#word ??= '';
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      this.#at += 1;
      if (character === quote) return;
      if (character === '\\' && quote === '"') this.#backslash(this.#text.charAt(this.#at), ESCAPABLE_IN_QUOTES);
      else this.#append(character);
    }
  }

  #redirection(character: string, next: string): void {
    // In `2>` the number is not an argument.
    if (this.#word !== undefined && /^\d{1,4}$/.test(this.#word)) this.#word = undefined;
    this.#endWord();
    if (character === '<' && next === '<' && this.#text.charAt(this.#at + 1) !== '<') {
      this.#at += 1;
      this.#announceDocument();
      return;
    }
    this.#redirected = character === '<' && !'<>&'.includes(next) ? 'input' : 'output';
    while (['<', '>', '&', '|'].includes(this.#text.charAt(this.#at))) this.#at += 1;
  }

  #announceDocument(): void {
    const stripTabs = this.#text.charAt(this.#at) === '-';
    if (stripTabs) this.#at += 1;
    while (' \t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at += 1;
    const start = this.#at;
    let quote = '';
    for (; this.#at < this.#text.length; this.#at += 1) {
      const character = this.#text.charAt(this.#at);
      if (character === '\n' || (quote === '' && /[\s;|&<>()]/.test(character))) break;
      if (character === quote) quote = '';
      else if (quote === '' && (character === '"' || character === "'")) quote = character;
    }
    const delimiter = this.#text
      .slice(start, this.#at)
      .replaceAll(/["'\\]/g, '')
      .trimEnd();
    // A number is the right side of a shift in arithmetic.
    if (delimiter !== '' && !/^\d+$/.test(delimiter))
      this.#documents.push({ delimiter, stripTabs, command: this.#commands.length });
  }

  /** The lines of a here-document are data: they are no commands, whatever they look like. */
  #takeDocuments(): void {
    for (const { delimiter, stripTabs, command } of this.#documents) {
      const start = this.#at;
      let end = start;
      while (this.#at < this.#text.length) {
        end = this.#at;
        this.#skipTo('\n');
        const line = this.#text.slice(end, this.#at).replace(/\r$/, '');
        this.#at = Math.min(this.#at + 1, this.#text.length);
        if ((stripTabs ? line.replace(/^\t+/, '') : line) === delimiter) break;
        end = this.#at;
      }
      const reader = this.#commands[command];
      if (reader !== undefined) reader.input = this.#text.slice(start, end);
    }
    this.#documents = [];
  }

  #skipTo(character: string): void {
    const found = this.#text.indexOf(character, this.#at);
    this.#at = found === -1 ? this.#text.length : found;
  }

  #endWord(): void {
    if (this.#word !== undefined) {
      if (this.#redirected === undefined) this.#words.push(this.#word);
      else if (this.#redirected === 'input') this.#reads.push(this.#word);
      this.#redirected = undefined;
    }
    this.#word = undefined;
    this.#isWindowsPath = false;
  }

  #endCommand(): void {
    this.#endWord();
    this.#redirected = undefined;
    // `$(< file)` prints it.
    if (this.#words.length === 0 && this.#reads.length > 0 && this.#depth > 0) this.#words.push('cat');
    // An empty one keeps the places that here-documents were announced for.
    if (this.#words.length > 0 || this.#documents.some(({ command }) => command === this.#commands.length)) {
      this.#commands.push({ words: this.#words, depth: this.#depth, reads: this.#reads });
    }
    this.#words = [];
    this.#reads = [];
  }
}
