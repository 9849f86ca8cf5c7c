import type { Command, ParsedScript } from 'unbash';

import { ShellFollower, TooIntricate } from './follow-shell.ts';
import { LOSSES } from './losses.ts';
import { parseShell, scriptHandedOn } from './parse-shell.ts';
import { remembered } from './remembered.ts';
import { constantsOf, wordsWith } from './shell-constants.ts';
import { allCommands, isPortcullisText, parseRun, portcullisCommand } from './shell-script.ts';
import { optionsAfter, withValue, type Loss, type ShellOptions, type ShellState } from './shell-state.ts';

/** What GitHub starts on Linux and macOS where no `shell` is named: `bash -e`. */
export const DEFAULT_SHELL: ShellOptions = { errexit: true, pipefail: false, inherits: false };

export interface LostExitCode {
  readonly command: string;
  readonly why: string;
  readonly remedy: string;
  /** False where it may be meant: something decides of which nothing is known, or 3 is lost and 1 is not. */
  readonly isSure: boolean;
}

/** What was found in a script; `problem` says why nothing can be said of it, or not of all its commands. */
export interface ScriptDiagnosis {
  readonly lost: readonly LostExitCode[];
  readonly problem: string | null;
}

/** A gate that does not hold, invalid input, a gate that could not decide. */
const FAILURES = [1, 3, 2];
/** So many commands of Portcullis in one script are followed. */
const MAX_TARGETS = 20;
/** So many variables of the environment are known, which leaves room for those of the script. */
const MAX_VARIABLES = 20;
/** Commands of Portcullis that judge nothing. */
const TELLING = new Set([
  'score',
  'doctor',
  'demo',
  'explain',
  'digest',
  'events',
  'tier',
  'report',
  'selftest',
  'clients',
]);

/** A `shell` as it is written: GitHub adds `pipefail` to the plain name `bash` only. Null for shells whose ways are others. */
export function shellOptionsOf(shell: string): ShellOptions | null {
  if (shell === 'bash') return { ...DEFAULT_SHELL, pipefail: true };
  if (shell === 'sh') return { ...DEFAULT_SHELL, inherits: true };
  const words = shell.split(' ').filter((word) => word !== '');
  const program = /^(?:.*\/)?(bash|sh|zsh|dash)$/.exec(words[0] ?? '')?.[1];
  if (program === undefined) return null;
  const start = { errexit: false, pipefail: false, inherits: program !== 'bash' };
  return optionsAfter(start, ['set', ...words.slice(1)]);
}

/**
 * The commands of Portcullis in a script that can fail on a way on which the script ends with 0. `variables` are those that it starts
 * with, as they are written; an expression in one is a value of which nothing is known.
 */
export function lostExitCodes(
  text: string,
  shell: ShellOptions,
  variables: ReadonlyMap<string, string> = new Map(),
): ScriptDiagnosis {
  const named = [...variables].filter(([name]) => text.includes(name));
  if (![text, ...named.map(([, value]) => value)].some(isPortcullisText)) return { lost: [], problem: null };
  return diagnosed(JSON.stringify({ text, shell, variables: named } satisfies Question));
}

interface Question {
  readonly text: string;
  readonly shell: ShellOptions;
  readonly variables: readonly (readonly [string, string])[];
}

/** A question as JSON, which `lostExitCodes` wrote. */
const diagnosed = remembered((key): ScriptDiagnosis => {
  const { text, shell, variables } = JSON.parse(key) as Question;
  const { script, problem } = parseRun(text);
  if (script === null) return { lost: [], problem };
  const commands = allCommands(script);
  const constants = constantsOf(commands, new Map(variables));
  const targets = commands.flatMap((node) => {
    const command = portcullisCommand(wordsWith(node, constants));
    return command === null || TELLING.has(command) ? [] : [{ node, command }];
  });
  const unread = commands.map(unreadInner).find((found) => found !== null) ?? null;
  const followed = targets
    .slice(0, MAX_TARGETS)
    .map(({ node, command }) => ({ command, loss: lossOf(script, node, startOf(shell, variables)) }));
  const isIntricate = targets.length > MAX_TARGETS || followed.some(({ loss }) => loss === 'too_intricate');
  return {
    lost: followed.flatMap(({ command, loss }) => {
      if (loss === null || loss === 'too_intricate') return [];
      return [{ command, why: loss.why, remedy: loss.remedy, isSure: loss.isSure }];
    }),
    problem: isIntricate ? 'too much can happen in it for all its ways to be followed' : unread,
  };
});

/** A text that is handed to another shell and cannot be parsed. */
function unreadInner(command: Command): string | null {
  const inner = scriptHandedOn(command)?.text ?? '';
  return inner.includes('portcullis') ? parseShell(inner).problem : null;
}

function startOf(options: ShellOptions, variables: Question['variables']): ShellState {
  const start: ShellState = {
    status: 0,
    pipe: [],
    values: new Map(),
    options,
    exitTrap: null,
    errorTrap: null,
    functions: new Map(),
    background: null,
    hasFailed: false,
    loss: null,
    isSure: true,
    isAsked: false,
  };
  return variables
    .slice(0, MAX_VARIABLES)
    .reduce((at, [name, text]) => withValue(at, name, text.includes('${{') ? null : text), start);
}

function lossOf(
  { commands }: ParsedScript,
  target: Command,
  start: ShellState,
): (Loss & { readonly isSure: boolean }) | 'too_intricate' | null {
  try {
    for (const code of FAILURES) {
      const ends = new ShellFollower(target, code).shell(commands, start, false);
      const lost = ends.filter(({ status, hasFailed }) => hasFailed && status === 0);
      // A test of which nothing is known may be the one that asks, unless both its ways end with 0.
      const isOpen = ends.some(({ status, hasFailed }) => hasFailed && status !== 0);
      const isCertain = (end: ShellState): boolean => end.isSure && !(end.isAsked && isOpen);
      const [first] = [...lost.filter(isCertain), ...lost];
      if (first === undefined) continue;
      return { ...(first.loss ?? LOSSES.goesOn), isSure: isCertain(first) && code === 1 };
    }
    return null;
  } catch (error) {
    if (error instanceof TooIntricate) return 'too_intricate';
    throw error;
  }
}
