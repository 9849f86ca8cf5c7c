import { splitCommand, type CommandWords } from './split-command.ts';

/** One simple command, and how many subshells and nested shells it runs in. */
type SimpleCommand = Omit<CommandWords, 'input'>;

/** Hostile nesting of `sh -c` is not followed further than this. */
const MAX_NESTING = 4;

const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash']);
const POWERSHELLS = new Set(['powershell', 'pwsh']);
/** Words that run the command behind them, each with the options whose value is a word of its own. */
const WRAPPERS: ReadonlyMap<string, RegExp> = new Map([
  ['sudo', /^-[ughpCRrtTU]$/],
  ['doas', /^-[uC]$/],
  ['env', /^(?:-[uCS]|--(?:unset|chdir))$/],
  ['timeout', /^(?:-[sk]|--(?:signal|kill-after))$/],
  ['nice', /^-n$/],
  ['stdbuf', /^-[ioe]$/],
  ['exec', /^-a$/],
  ['command', /^$/],
  ['builtin', /^$/],
  ['time', /^$/],
  ['nohup', /^$/],
  ['setsid', /^$/],
]);
const DECLARES = new Set(['export', 'local', 'declare', 'readonly', 'typeset']);
/** `NAME=value`; in PowerShell `$name=value`. */
export const ASSIGNMENT = /^(\$?[A-Za-z_]\w{0,63})=(.*)$/s;
const KEYWORDS = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{']);

/**
 * Splits a shell command into its simple commands, looking through `bash -lc '…'`, PowerShell's `-Command`, `cmd /c` and the
 * usual wrappers. Good enough to know which program gets which path; nothing is expanded or run.
 */
export function simpleCommands(script: string, depth = 0, nesting = 0): readonly SimpleCommand[] {
  return splitCommand(script).flatMap((command): readonly SimpleCommand[] => {
    const words = unwrap(command.words);
    const own = depth + command.depth;
    const inner = nesting < MAX_NESTING ? nestedScript(words, command) : undefined;
    // What stands before the command is given to variables.
    const given = command.words.slice(0, command.words.length - words.length);
    const assigned = given.flatMap((word) => (ASSIGNMENT.test(word) ? [{ words: [word], depth: own, reads: [] }] : []));
    if (inner !== undefined) return [...assigned, ...simpleCommands(inner, own + 1, nesting + 1)];
    return words.length === 0 ? assigned : [...assigned, { words, depth: own, reads: command.reads }];
  });
}

/** The program's name without folder and `.exe`, folded. */
export function programName(word: string): string {
  const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
  return base.endsWith('.exe') ? base.slice(0, -'.exe'.length) : base;
}

function unwrap(words: readonly string[]): readonly string[] {
  let index = 0;
  for (;;) {
    const word = words[index];
    if (word === undefined) break;
    const program = programName(word);
    const valued = WRAPPERS.get(program);
    if (valued === undefined) {
      if (!KEYWORDS.has(word) && !DECLARES.has(word) && !ASSIGNMENT.test(word)) break;
      index += 1;
      continue;
    }
    index += 1;
    for (let option = words[index]; option?.startsWith('-') === true; option = words[index]) {
      // `command -v` only prints where a program is.
      if (program === 'command' && /^-[vV]/.test(option)) return [];
      index += valued.test(option) ? 2 : 1;
    }
    if (program === 'timeout' && /^[\d.]{1,16}[smhd]?$/.test(words[index] ?? '')) index += 1;
  }
  return words.slice(index);
}

function nestedScript(words: readonly string[], { input }: CommandWords): string | undefined {
  const program = programName(words[0] ?? '');
  if (SHELLS.has(program)) {
    const flag = words.findIndex((word, index) => index > 0 && /^-[a-z]*c$/.test(word));
    return flag === -1 ? input : words[flag + 1];
  }
  if (program === 'cmd') {
    const flag = words.findIndex((word) => /^\/[ck]$/i.test(word));
    return flag === -1 ? undefined : words.slice(flag + 1).join(' ');
  }
  if (POWERSHELLS.has(program)) {
    const flag = words.findIndex((word, index) => index > 0 && /^-c(?:ommand)?$/i.test(word));
    const rest = flag === -1 ? words.slice(1).filter((word) => !/^-\w/.test(word)) : words.slice(flag + 1);
    return rest.length === 0 ? undefined : rest.join(' ');
  }
  return undefined;
}
