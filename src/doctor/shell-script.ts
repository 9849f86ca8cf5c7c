import type { Command, ParsedScript } from 'unbash';

import { parseTemplate } from './expression.ts';
import { remembered } from './remembered.ts';
import { commandNodes, looseCommands, parseShell, scriptHandedOn, wordsOf, type ParsedShell } from './parse-shell.ts';

/** Programs that run the one behind them. */
const RUNNERS = new Set(
  (
    'sudo env time timeout nice nohup exec command builtin xvfb-run script setsid stdbuf unbuffer ' +
    'npx pnpm yarn bun bunx npm node dlx x run if while until then else do ! {'
  ).split(' '),
);
/** Scripts in scripts in scripts. */
export const MAX_SCRIPTS = 4;

/** The tree of a `run`, with an `x` in the place of each expression, which could not be told from shell otherwise. */
export function parseRun(script: string): ParsedShell {
  return parseShell(parseTemplate(script).literals.join('x'));
}

/**
 * The words of each command of a `run`, also of those that it hands to another shell (`bash -c '…'`). Of a script that cannot be
 * parsed, such as one for PowerShell, the words as far as they can be told.
 */
export const scriptCommands = remembered((script): readonly (readonly string[])[] => {
  const { script: tree } = parseRun(script);
  return tree === null ? looseCommands(parseTemplate(script).literals.join('x')) : allCommands(tree).map(wordsOf);
});

/**
 * What a command of Portcullis in a `run` is given for some flags (`--base-ref x`, `--base-ref=x`), with the expressions in it as they
 * are written.
 */
export function flagsGiven(
  script: string,
  command: string,
  flags: readonly string[],
): readonly { readonly flag: string; readonly value: string }[] {
  if (!flags.some((flag) => script.includes(flag))) return [];
  const { literals, expressions } = parseTemplate(script);
  const text = literals.reduce((before, literal, index) => `${before}expression${index - 1}end${literal}`);
  return scriptCommands(text)
    .filter((words) => portcullisCommand(words) === command)
    .flatMap((words) =>
      words.flatMap((word, index) => {
        const flag = flags.find((name) => word === name || word.startsWith(`${name}=`));
        if (flag === undefined) return [];
        const value = word === flag ? (words[index + 1] ?? '') : word.slice(flag.length + 1);
        const written = value.replace(
          /expression(\d{1,6})end/g,
          (_, at) => `\${{ ${expressions[Number(at)]?.source ?? ''} }}`,
        );
        return [{ flag, value: written }];
      }),
    );
}

/** All commands of a tree and of the scripts that they hand to other shells. Of those that cannot be parsed nothing. */
export function allCommands(tree: ParsedScript, depth = 0): readonly Command[] {
  return commandNodes(tree).flatMap((command) => {
    const inner = depth < MAX_SCRIPTS ? (scriptHandedOn(command)?.text ?? trapText(command)) : null;
    const script = inner === null ? null : parseShell(inner).script;
    return script === null ? [command] : [command, ...allCommands(script, depth + 1)];
  });
}

function trapText(command: Command): string | null {
  return command.name?.value === 'trap' ? (wordsOf(command)[1] ?? null) : null;
}

/** The command of Portcullis that is run, such as `gate`; null where something else is. */
export function portcullisCommand(words: readonly string[]): string | null {
  const index = words.findIndex((word) => isPortcullis(word));
  if (index === -1 || !words.slice(0, index).every(isRunnerWord)) return null;
  return words.slice(index + 1).find((word) => !word.startsWith('-')) ?? null;
}

/** The program that is run, behind assignments, keywords and programs that run others. */
export function programOf(words: readonly string[]): string {
  return baseName(words.find((word) => !isRunnerWord(word)) ?? '');
}

/** Whether a text may have to do with Portcullis at all. */
export function isPortcullisText(text: string): boolean {
  return /portcullis|actions\/dist\/cli\.js/.test(text);
}

/** Whether a word names the program of Portcullis. */
export function isPortcullis(word: string): boolean {
  return baseName(word) === 'portcullis' || word.endsWith('actions/dist/cli.js');
}

/** Also options, assignments and durations. */
function isRunnerWord(word: string): boolean {
  return RUNNERS.has(baseName(word)) || /^(?:-|\w+=|[\d.]+[smhd]?$)/.test(word);
}

function baseName(word: string): string {
  const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
  return base.replace(/@.*$/, '').replace(/\.(?:c?js|cmd|exe)$/, '');
}
