import type { Command, ParsedScript } from 'unbash';

import { ShellFollower, TooIntricate } from './follow-shell.ts';
import { LOSSES } from './losses.ts';
import { wordsOf, parseShell, scriptHandedOn } from './parse-shell.ts';
import { remembered } from './remembered.ts';
import { allCommands, parseRun, portcullisCommand } from './shell-script.ts';
import { optionsAfter, type Loss, type ShellOptions, type ShellState } from './shell-state.ts';

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

/** The commands of Portcullis in a script that can fail on a way on which the script ends with 0. */
export function lostExitCodes(text: string, shell: ShellOptions): ScriptDiagnosis {
  if (!/portcullis|actions\/dist\/cli\.js/.test(text)) return { lost: [], problem: null };
  const options = [shell.errexit, shell.pipefail, shell.inherits].map((isOn) => (isOn ? 'y' : 'n')).join('');
  return diagnosed(`${options}${text}`);
}

/** A script with its three options before it. */
const diagnosed = remembered((key): ScriptDiagnosis => {
  const isOn = (at: number): boolean => key.charAt(at) === 'y';
  const shell = { errexit: isOn(0), pipefail: isOn(1), inherits: isOn(2) };
  const text = key.slice(3);
  const { script, problem } = parseRun(text);
  if (script === null) return { lost: [], problem };
  const commands = allCommands(script);
  const targets = commands.flatMap((node) => {
    const command = portcullisCommand(wordsOf(node));
    return command === null || TELLING.has(command) ? [] : [{ node, command }];
  });
  const unread = commands.map(unreadInner).find((found) => found !== null) ?? null;
  const followed = targets
    .slice(0, MAX_TARGETS)
    .map(({ node, command }) => ({ command, loss: lossOf(script, node, shell) }));
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

function lossOf(
  { commands }: ParsedScript,
  target: Command,
  options: ShellOptions,
): (Loss & { readonly isSure: boolean }) | 'too_intricate' | null {
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
