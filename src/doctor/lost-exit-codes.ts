import type { CommandWords } from '../evidence/split-command.ts';
import { portcullisCommand, programOf, scriptCommands } from './shell-script.ts';

/** How a shell treats exit codes. */
export interface ShellOptions {
  /** A command that fails ends the script. */
  readonly errexit: boolean;
  /** A pipe fails with any of its programs, and not with its last only. */
  readonly pipefail: boolean;
}

/** What GitHub starts on Linux and macOS where no `shell` is named: `bash -e`. */
export const DEFAULT_SHELL: ShellOptions = { errexit: true, pipefail: false };

export interface LostExitCode {
  readonly command: string;
  readonly why: string;
  readonly remedy: string;
}

type Loss = Omit<LostExitCode, 'command'>;

/** Behind `||` these end with 0, whatever came before. */
const SUCCEEDING = new Set(['true', ':', 'echo', 'printf']);
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
  if (shell === 'bash') return { errexit: true, pipefail: true };
  if (shell === 'sh') return DEFAULT_SHELL;
  const words = shell.split(' ').filter((word) => word !== '');
  if (!/^(?:.*\/)?(?:bash|sh|zsh|dash)$/.test(words[0] ?? '')) return null;
  return optionsAfter({ errexit: false, pipefail: false }, ['set', ...words.slice(1)]);
}

/** The commands of Portcullis in a script whose failure the script does not end with. */
export function lostExitCodes(script: string, shell: ShellOptions): readonly LostExitCode[] {
  const commands = scriptCommands(script);
  const lost: LostExitCode[] = [];
  let options = shell;
  for (const [index, { words }] of commands.entries()) {
    options = optionsAfter(options, words);
    const command = portcullisCommand(words);
    const loss = command === null || TELLING.has(command) ? null : lossAt(commands, index, options);
    if (command !== null && loss !== null) lost.push({ command, ...loss });
  }
  return lost;
}

/** What `set -eo pipefail` and its like change. */
function optionsAfter(options: ShellOptions, words: readonly string[]): ShellOptions {
  let { errexit, pipefail } = options;
  if (words[0] !== 'set' && words[0] !== 'shopt') return options;
  for (const [index, word] of words.entries()) {
    if (!/^[-+][A-Za-z]+$/.test(word)) continue;
    const isOn = word.startsWith('-');
    const named = word.endsWith('o') ? words[index + 1] : undefined;
    if (word.includes('e') || named === 'errexit') errexit = isOn;
    if (named === 'pipefail') pipefail = isOn;
  }
  return { errexit, pipefail };
}

function lossAt(commands: readonly CommandWords[], index: number, { errexit, pipefail }: ShellOptions): Loss | null {
  const words = commands[index]?.words ?? [];
  const later = commands.slice(index + 1).filter((command) => command.words.length > 0);
  if (words[0] === '!') return { why: '`!` turns it round', remedy: 'remove the `!`' };
  if (words[0] === 'if' || words[0] === 'elif') {
    if (later.some(({ words: next }) => isFailure(next))) return null;
    return {
      why: 'it is the condition of an `if`, and no branch of the script ends with a failure',
      remedy: 'let it stand alone, or write `exit 1` in the branch of the failure',
    };
  }
  if (words[0] === 'while' || words[0] === 'until') return null;

  const isPiped = isPipe(commands, index);
  const last = endOf(commands, index, isPipe);
  const after = afterOr(commands, last);
  if (after !== null) return after;
  if (isPiped && !pipefail) {
    return {
      why: 'it stands before a pipe, and a shell without `pipefail` (GitHub starts `bash -e` where no `shell` is named) takes the exit code of the last program',
      remedy:
        'write `shell: bash`, which GitHub starts with `pipefail`, or `set -o pipefail` before; or let the command write the file itself (`--output`)',
    };
  }
  if (operatorAt(commands, last) === '&')
    return { why: '`&` runs it in the background', remedy: 'run it in the foreground' };
  if (operatorAt(commands, last) === '||') return null;
  if (operatorAt(commands, last) === '&&') return afterAnd(commands, last);
  if (errexit || later.length === 0 || commands.slice(last + 1).every(({ words: next }) => next.length === 0))
    return null;
  if (later.some((command) => command.words.some((word) => word.includes('$?')))) return null;
  return {
    why: 'the shell goes on after a failure (no `-e`), and the last command decides',
    remedy: 'remove `set +e` and custom shells without `-e`, or keep the exit code (`rc=$?`) and end with it',
  };
}

/** `-e` does not look at what stands before `&&`: only at the end of a script does its failure count. */
function afterAnd(commands: readonly CommandWords[], start: number): Loss | null {
  const last = endOf(commands, start, (all, at) => operatorAt(all, at) === '&&');
  const after = afterOr(commands, last);
  if (after !== null || operatorAt(commands, last) === '||') return after;
  if (commands.slice(last + 1).every(({ words }) => words.length === 0)) return null;
  return {
    why: '`-e` does not look at what stands before `&&`, and the script goes on',
    remedy: 'put the two on lines of their own',
  };
}

/** `|| true` and the like behind a command, or behind the pipe that ends at `index`. */
function afterOr(commands: readonly CommandWords[], index: number): Loss | null {
  if (operatorAt(commands, index) !== '||') return null;
  const next = commands[index + 1]?.words ?? [];
  const later = commands.slice(index + 2);
  const kept = /^(\w+)=/.exec(next[0] ?? '')?.[1];
  if (kept !== undefined) {
    const isUsed = later.some(({ words }) =>
      words.some((word) => word.includes(`$${kept}`) || word.includes(`\${${kept}`)),
    );
    if (isUsed) return null;
  } else {
    const ends = next[0] === 'exit' && next[1] === '0';
    if (!SUCCEEDING.has(programOf(next)) && !ends) return null;
    // `|| { echo failed; exit 1; }` says something first.
    const close = later.findIndex(({ words }) => words[0] === '}');
    if (next[0] === '{' && later.slice(0, Math.max(close, 0)).some(({ words }) => isFailure(words))) return null;
  }
  return {
    why: `\`|| ${next.join(' ').slice(0, 40)}\` puts a success in its place, also in \`PIPESTATUS\``,
    remedy: 'remove it; to go on after a failure give the later steps `if: ${{ always() }}`',
  };
}

/** Whether a command ends a script with a failure, or with a kept exit code. */
function isFailure(words: readonly string[]): boolean {
  const [program, code] = words.filter((word) => !['then', 'else', 'do', '{'].includes(word));
  return program === 'false' || ((program === 'exit' || program === 'return') && code !== '0' && code !== undefined);
}

/** Where a chain ends that goes on as long as `goesOn`. */
function endOf(
  commands: readonly CommandWords[],
  start: number,
  goesOn: (commands: readonly CommandWords[], at: number) => boolean,
): number {
  let at = start;
  while (at + 1 < commands.length && goesOn(commands, at)) at += 1;
  return at;
}

function isPipe(commands: readonly CommandWords[], at: number): boolean {
  return /^\|&?$/.test(operatorAt(commands, at));
}

/** What stands behind a command, without brackets that close and space. */
function operatorAt(commands: readonly CommandWords[], at: number): string {
  return commands[at]?.end.replaceAll(/[)\s]/g, '') ?? '';
}
