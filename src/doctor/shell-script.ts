import { splitCommand, type CommandWords } from '../evidence/split-command.ts';
import { parseTemplate } from './expression.ts';

/** Programs that run the one behind them. */
const RUNNERS = new Set(
  (
    'sudo env time timeout nice nohup exec command xvfb-run script ' +
    'npx pnpm yarn bun bunx npm node dlx x run if while until then else do ! {'
  ).split(' '),
);

/** The commands of a `run`, with an `x` in the place of each expression, which could not be told from shell otherwise. */
export function scriptCommands(script: string): readonly CommandWords[] {
  return splitCommand(parseTemplate(script).literals.join('x'));
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

function isPortcullis(word: string): boolean {
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
