import {
  forEachChild,
  parse,
  type Command,
  type ParsedScript,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

import { splitCommand } from '../evidence/split-command.ts';
import { remembered } from './remembered.ts';

/** More than this is no script of a step; GitHub itself stops at a third of it where an expression is in the text. */
const MAX_LENGTH = 64 * 1024;
/** What stands in another and is parsed again: every opening may cost a look at the rest of the text. */
const MAX_OPENINGS = 1000;
/** A script's syntax tree, or why there is none. */
export type ParsedShell =
  { readonly script: ParsedScript; readonly problem: null } | { readonly script: null; readonly problem: string };

/** Parses a shell script. A text that is no shell, or too large to be looked at in a bounded time, has no tree. */
export const parseShell = remembered(parsedOf);

function parsedOf(text: string): ParsedShell {
  if (text.length > MAX_LENGTH) return { script: null, problem: `it is longer than ${MAX_LENGTH / 1024} KiB` };
  if ((text.match(/\$[({]|[<>]\(|<<|`/g)?.length ?? 0) > MAX_OPENINGS) {
    return { script: null, problem: `it holds more than ${MAX_OPENINGS} substitutions and here-documents` };
  }
  try {
    const script = parse(text);
    const error = firstError(script);
    return error === null
      ? { script, problem: null }
      : { script: null, problem: `it is no shell that can be parsed (${error})` };
  } catch {
    // What is nested so deeply that the parser's own stack ends.
    return { script: null, problem: 'it is nested too deeply' };
  }
}

/** Scripts inside of others tell their own errors. */
function firstError(script: ParsedScript): string | null {
  let error: string | null = null;
  visit(script, (node) => {
    if (node.type !== 'Script' || error !== null) return;
    error = node.errors?.[0]?.message ?? null;
  });
  return error;
}

/** Calls back for a node and all that it holds, without recursion: a chain of commands may be as long as its script. */
function visit(root: SyntaxNode, callback: (node: SyntaxNode) => void): void {
  const open: SyntaxNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    callback(node);
    const children: SyntaxNode[] = [];
    forEachChild(node, (child) => children.push(child));
    open.push(...children.toReversed());
  }
}

/** All simple commands of a tree, in the order of the text, also in substitutions and functions. */
export function commandNodes(script: ParsedScript): readonly Command[] {
  const found: Command[] = [];
  visit(script, (node) => {
    if (node.type === 'Command') found.push(node);
  });
  return found;
}

/** Substitutions that the shell runs to make a node's own words; what stands inside of them is not looked into. */
export function substitutionsIn(
  node: SyntaxNode,
): readonly { readonly script: ParsedScript; readonly isValue: boolean }[] {
  const found: { script: ParsedScript; isValue: boolean }[] = [];
  const open: SyntaxNode[] = [node];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (
      at.type === 'CommandExpansion' ||
      at.type === 'ProcessSubstitution' ||
      at.type === 'ArithmeticCommandExpansion'
    ) {
      if (at.script !== undefined) found.push({ script: at.script, isValue: at.type === 'CommandExpansion' });
      continue;
    }
    const children: SyntaxNode[] = [];
    forEachChild(at, (child) => children.push(child));
    open.push(...children.toReversed());
  }
  return found;
}

/** The words of a command without quotes; nothing is expanded. */
export function wordsOf(command: Command): readonly string[] {
  const words = command.args.flatMap((arg) => (arg.type === 'Word' ? [arg.value] : [arg.text]));
  return command.name === undefined ? words : [command.name.value, ...words];
}

/** A script that a command hands to a shell; `shell` are the options of that one, null where it is the shell itself. */
export interface HandedScript {
  readonly text: string;
  readonly shell: readonly string[] | null;
  /** What the text was made of. */
  readonly parts: readonly WordPart[];
}

/** The script that a command hands to a shell: behind `-c`, to `eval`, as here-document or here-string; null for every other command. */
export function scriptHandedOn(command: Command): HandedScript | null {
  const args = command.args.filter((arg): arg is Word => arg.type === 'Word');
  const all = command.name === undefined ? args : [command.name, ...args];
  if (command.name?.value === 'eval') {
    return { text: args.map(textOf).join(' '), shell: null, parts: args.flatMap(({ parts }) => parts ?? []) };
  }
  const start = all.findIndex(({ value }) => /^(?:.{0,200}\/)?(?:ba|da|z|k)?sh$/.test(value));
  if (start === -1) return null;
  const flags = all.slice(start + 1);
  const at = flags.findIndex(({ value }) => /^-[a-z]*c$/.test(value));
  const options = flags.slice(0, at === -1 ? undefined : at + 1).map(({ value }) => value.replace(/c$/, ''));
  const script = at === -1 ? undefined : flags[at + 1];
  if (script !== undefined) return { text: textOf(script), shell: options, parts: script.parts ?? [] };
  if (start !== 0 || flags.some(({ value }) => !value.startsWith('-'))) return null;
  for (const redirect of command.redirects) {
    if (redirect.type === 'HereDoc') {
      return { text: redirect.body.text, shell: options, parts: redirect.body.parts ?? [] };
    }
    const { target } = redirect;
    if (redirect.type !== 'HereString' || target === undefined) continue;
    return { text: textOf(target), shell: options, parts: target.parts ?? [] };
  }
  return null;
}

/** A word as a script: without its quotes, and with its expansions as they are written. */
function textOf(word: Word): string {
  if (word.parts === undefined) return word.value;
  return word.parts
    .map((part) => {
      if (part.type === 'DoubleQuoted' || part.type === 'LocaleString') {
        return part.parts.map((inner) => (inner.type === 'Literal' ? inner.value : inner.text)).join('');
      }
      return 'value' in part ? part.value : part.text;
    })
    .join('');
}

/** The words of each command of a text that is no shell, as far as they can be told. */
export function looseCommands(text: string): readonly (readonly string[])[] {
  return splitCommand(text).map(({ words }) => words);
}
