import type { Command, Word, WordPart } from 'unbash';

import { parseTemplate } from './expression.ts';
import { isPortcullisText } from './shell-script.ts';

/** Longer texts are no commands. */
const MAX_LENGTH = 1000;
/** Behind so many words of one command variables stay as they are written. */
const MAX_WORDS = 1000;

/**
 * Texts of variables by which a script may name a command: `variables` are those that it starts with, an expression in them counts as
 * `x`; and plain assignments of the script. Of several texts of one variable the one that names Portcullis counts.
 */
export function constantsOf(
  commands: readonly Command[],
  variables: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, text: string): void => {
    if (text.length <= MAX_LENGTH && !isPortcullisText(found.get(name) ?? '')) found.set(name, text);
  };
  for (const [name, text] of variables) add(name, parseTemplate(text).literals.join('x'));
  for (const { prefix, args } of commands) {
    for (const one of [...prefix, ...args]) {
      if (one.type !== 'Assignment' || one.append === true || one.index !== undefined) continue;
      if (one.value.type === 'Word') add(one.name, expanded(one.value, found));
    }
  }
  return found;
}

/** The words of a command with the texts of variables in them; without quotes around it such a text is as many words as it has. */
export function wordsWith({ name, args }: Command, constants: ReadonlyMap<string, string>): readonly string[] {
  const words: string[] = [];
  for (const arg of name === undefined ? args : [name, ...args]) {
    if (arg.type !== 'Word') words.push(arg.text);
    else if (arg.parts === undefined || words.length > MAX_WORDS) words.push(arg.value);
    else {
      const text = expanded(arg, constants);
      const isSplit = arg.parts.some(({ type }) => type === 'SimpleExpansion' || type === 'ParameterExpansion');
      words.push(...(isSplit ? text.split(/\s/).filter((word) => word !== '') : [text]));
    }
  }
  return words;
}

function expanded(word: Word, constants: ReadonlyMap<string, string>): string {
  if (word.parts === undefined) return word.value;
  let text = '';
  for (const part of word.parts) {
    for (const inner of part.type === 'DoubleQuoted' ? part.parts : [part]) {
      if (text.length > MAX_LENGTH) return text.slice(0, MAX_LENGTH);
      text += textOf(inner, constants);
    }
  }
  return text.slice(0, MAX_LENGTH);
}

/** `$NAME` and `${NAME}` by their texts; what does something with a value stays as it is written. */
function textOf(part: WordPart, constants: ReadonlyMap<string, string>): string {
  if (part.type === 'SimpleExpansion') return constants.get(part.text.slice(1)) ?? part.text;
  if (part.type === 'ParameterExpansion') {
    const isPlain = part.prefix === undefined && part.index === undefined && part.operation === undefined;
    return (isPlain ? constants.get(part.parameter) : undefined) ?? part.text;
  }
  return 'value' in part ? part.value : part.text;
}
