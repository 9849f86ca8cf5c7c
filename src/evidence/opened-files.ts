import { append } from '../kernel/append.ts';
import type { CallPurpose } from './transcript-event.ts';
import { ASSIGNMENT, programName, simpleCommands } from './simple-commands.ts';

/** Programs that print a file whose path is their argument. src/evidence/README.md, "Opens". */
const OPENERS = new Set(['cat', 'sed', 'head', 'tail', 'less', 'more', 'bat', 'awk', 'nl', 'get-content', 'type']);
/** Their first plain argument is a program text, not a file. */
const SCRIPTED = new Set(['sed', 'awk']);
/** Options whose value is the next word. */
const OPTIONS_WITH_VALUE: Readonly<Record<string, RegExp>> = {
  head: /^(?:-[nc]|--(?:lines|bytes))$/,
  tail: /^(?:-[ncs]|--(?:lines|bytes|pid|sleep-interval))$/,
  awk: /^-[vF]$/,
  sed: /^(?:-l|--line-length)$/,
  nl: /^-[bdfhilnsvw]$/,
  bat: /^(?:-[rlmH]|--(?:line-range|language|map-syntax|style|theme|color|paging|wrap|tabs|highlight-line|file-name))$/,
  'get-content': /^-(?:totalcount|tail|head|first|last|encoding|readcount|delimiter)$/i,
};
/** Subshells below this share one folder. */
const MAX_DEPTH = 32;
/** `$(< file)` in quotes prints the file, whatever it is given to. */
const SUBSTITUTED = /\$\(\s*<\s*([^\s()]{1,4096})\s*\)/g;
const CHANGE_FOLDER = new Set(['cd', 'pushd', 'set-location']);

/** What `{a,b}` expands to is cut here, and a longer word is not expanded: hostile commands must not grow. */
const MAX_ALTERNATIVES = 64;
const MAX_EXPANDED_WORD = 4096;
/** A longer command is not parsed. */
export const MAX_COMMAND = 64 * 1024;
/** What a command may expand to, in characters: variables and paths together, so that time is linear in its length. */
const EXPANDED_AT_LEAST = 64 * 1024;
const EXPANDED_PER_CHARACTER = 16;

/** What a shell takes from a word. */
const QUOTING = /\\\n|['"\\]/g;
/** By which a path may be another one than is written, or fold to one. */
const EXPANDING = /[${\u0080-\uFFFF]/;

/**
 * Says of a shell's command whether it may open a file of one of these names, which are folded. Most commands hold none of them, and to know
 * that takes a tenth of the time that it takes to take one apart.
 */
export function commandFilter(names: readonly string[]): (command: string) => boolean {
  // Of a name with quotes or white space it is not known how a command spells it.
  const isPlain = names.every((name) => /^[!#-&(-[\]-~]+$/.test(name));
  return (command) => {
    if (!isPlain || command.length > MAX_COMMAND || EXPANDING.test(command)) return true;
    const written = command.replaceAll(QUOTING, '').toLowerCase();
    return names.some((name) => written.includes(name));
  };
}

/** What a shell command was called for. One that is too long may have opened anything. */
export function commandPurpose(command: string): CallPurpose {
  const paths = pathsOpened(command);
  if (paths === null) return { kind: 'other', oversize: true };
  return paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths };
}

/**
 * The files that a shell command opens for reading, as written, with `cd` applied and with `{a,b}` and what the script itself gave its
 * variables put in (src/evidence/README.md, "Opens"): the paths that `cat`, `sed`, `head`, `tail`, `less`, `more`, `bat`, `awk`, `nl`,
 * `Get-Content` or `type` get as arguments or as their input. Listing, searching, printing and writing commands open nothing.
 */
export function openedFiles(command: string): readonly string[] {
  return pathsOpened(command) ?? [];
}

/** Null where there is too much of it. */
function pathsOpened(command: string): readonly string[] | null {
  if (command.length > MAX_COMMAND) return null;
  const files: string[] = [];
  const script: Script = { variables: new Map(), left: EXPANDED_AT_LEAST + EXPANDED_PER_CHARACTER * command.length };
  // The folder of each nested subshell: a `cd` in one of them ends with it.
  let folders = [''];
  for (const { words, depth: nested, reads } of simpleCommands(command)) {
    const depth = Math.min(nested, MAX_DEPTH);
    const folder = folders[Math.min(depth, folders.length - 1)] ?? '';
    if (depth >= folders.length) append(folders, Array<string>(depth + 1 - folders.length).fill(folder));
    else folders = folders.slice(0, depth + 1);
    const named = programName(words[0] ?? '');
    const program = named === 'gc' ? 'get-content' : named;
    // The end of a loop has the input of what reads in it.
    const isOpener = OPENERS.has(program) || program === 'done';
    const substituting = words.filter((word) => word.includes('<'));
    const inQuotes = substituting.flatMap((word) => Array.from(word.matchAll(SUBSTITUTED), ([, file = '']) => file));
    const rest = words.slice(1);
    if (CHANGE_FOLDER.has(program)) {
      const target = rest.find((word) => !/^-./.test(word) && !/^\/d$/i.test(word)) ?? '~';
      if (target !== '-') folders[depth] = within(folder, target);
    } else if (!isOpener) assign(words, script);
    for (const file of [...(isOpener ? [...fileArguments(program, rest), ...reads] : []), ...inQuotes]) {
      const places = expanded(folder, script);
      const paths = expanded(file, script);
      for (const path of places.flatMap((place) => paths.map((one) => within(place, one)))) {
        spend(script, path);
        files.push(path);
      }
      if (script.left < 0) return null;
    }
    if (script.left < 0) return null;
  }
  return files;
}

interface Script {
  /** What it gave its variables; several values in a loop. */
  readonly variables: Map<string, readonly string[]>;
  /** How many characters it may still expand to; nothing is expanded any more below zero. */
  left: number;
}

function spend(script: Script, text: string): void {
  script.left -= text.length + 1;
}

/** `$NAME`, `${NAME}`, and `${NAME:-default}` with its like. */
const REFERENCE = /\$(?:(\w+)|\{(\w+)(?::?[-=]((?:[^{}]|\$\{[^{}]*\})*))?\})/g;
/** A word with more of them stays as written from there on. */
const MAX_REFERENCES = 16;

/** `NAME=value` and `for NAME in …`; in PowerShell `$name = value` and `foreach ($name in …)`. */
function assign(words: readonly string[], script: Script): void {
  const set = (name: string, given: readonly string[]): void => {
    const values = given.flatMap((word) => expanded(word, script)).slice(0, MAX_ALTERNATIVES);
    // What is empty comes from a command, or is of no use.
    const known = values.filter((value) => value !== '' && value.length <= MAX_EXPANDED_WORD);
    script.variables.set(name.replace('$', ''), known);
  };
  const [first = '', second] = words;
  const [, assigned, given = ''] = ASSIGNMENT.exec(first) ?? [];
  if (assigned !== undefined) set(assigned, [given]);
  const [name = '', sign, ...values] = first === 'for' ? words.slice(1) : words;
  if (sign === 'in') set(name, first.startsWith('$') ? values.flatMap((value) => value.split(',')) : values);
  else if (first.startsWith('$') && second === '=') set(first, values.slice(0, 1));
}

/** What a word may stand for: the values of variables that are known put in, `{a,b}` written out. */
function expanded(word: string, script: Script): readonly string[] {
  if (word.length > MAX_EXPANDED_WORD) return [word];
  const references = [...word.matchAll(REFERENCE)].slice(0, MAX_REFERENCES);
  let words = [''];
  let end = 0;
  for (const reference of references) {
    const before = word.slice(end, reference.index);
    end = reference.index + reference[0].length;
    const values = valuesOf(reference, script);
    for (const value of values) spend(script, value);
    if (script.left < 0) return [];
    // By itself it may be a list.
    const all = reference[0] === word ? values.flatMap((value) => value.split(/\s+/)) : values;
    const choices = all.slice(0, Math.ceil(MAX_ALTERNATIVES / words.length));
    words = words.flatMap((start) => choices.map((choice) => start + before + choice));
  }
  return words.flatMap((start) => alternatives(start + word.slice(end), script)).slice(0, MAX_ALTERNATIVES);
}

/** What the script does not say stays as written; a home is where it is, whatever its default. */
function valuesOf([text, plain, braced = '', fallback]: RegExpExecArray, script: Script): readonly string[] {
  const known = script.variables.get(plain ?? braced) ?? [];
  if (known.length > 0 || fallback === undefined) return known.length > 0 ? known : [text];
  return braced.endsWith('HOME') ? [`$${braced}`] : expanded(fallback, script);
}

function fileArguments(program: string, words: readonly string[]): readonly string[] {
  const takesValue = OPTIONS_WITH_VALUE[program];
  const plain: string[] = [];
  const isScripted = SCRIPTED.has(program);
  let script = isScripted;
  let options = true;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (options && word === '--') {
      options = false;
    } else if (options && /^-./.test(word)) {
      // It writes the file.
      if (program === 'sed' && /^(?:-[nEr]{0,3}i|--in-place)/.test(word)) return [];
      if (isScripted && /^(?:-[nEr]{0,3}[ef]|--(?:expression|file))$/.test(word)) {
        script = false;
        index += 1;
      } else if (isScripted && /^(?:-[ef].|--(?:expression|file)=)/.test(word)) {
        script = false;
      } else if (takesValue?.test(word) === true) index += 1;
    } else if (script) {
      script = false;
    } else if (word !== '-' && !/^\+\d/.test(word)) plain.push(word);
  }
  return program === 'get-content' ? plain.flatMap((word) => word.split(',')) : plain;
}

/** `{a,b}` written out, as a POSIX shell does it; `${…}` and braces without a comma stay what they are. */
function alternatives(word: string, script: Script): readonly string[] {
  const words = [word];
  if (word.length > MAX_EXPANDED_WORD) return words;
  for (let index = 0; index < words.length && words.length <= MAX_ALTERNATIVES && script.left >= 0; index += 1) {
    const current = words[index] ?? '';
    spend(script, current);
    const group = /(^|[^$])\{([^{},]*(?:,[^{},]*)+)\}/.exec(current);
    if (group?.[2] === undefined) continue;
    const before = current.slice(0, group.index + (group[1] ?? '').length);
    const after = current.slice(group.index + group[0].length);
    words.splice(index, 1, ...group[2].split(',').map((choice) => before + choice + after));
    index -= 1;
  }
  return words.slice(0, MAX_ALTERNATIVES);
}

function within(folder: string, path: string): string {
  const absolute = /^(?:[/\\~$%]|[A-Za-z]:)/.test(path);
  return folder === '' || absolute ? path : `${folder}/${path}`;
}
