import { parseTemplate } from './expressions.ts';

/** One command of a script, as far as its words can be told without a parser: quotes are gone, nothing is expanded. */
export interface ScriptCommand {
  /** The base name of the program, without version and extension. */
  readonly program: string;
  /** What is behind the program. Expressions stand in it as they are written. */
  readonly args: readonly string[];
  /** The first of `args` stands in quotes, with what else may stand there. */
  readonly beginsQuoted: boolean;
  /** The first two of `args` that are no options: `typestate gate`. */
  readonly name: string;
  /** All its words, with programs that run others. */
  readonly text: string;
  /** The script, or a shell inside it, runs it as it stands: not in a condition, behind `!`, as a text for a shell. */
  readonly isPlain: boolean;
}

/** Programs that run the one behind them and hand its exit code on. */
const RUNNERS = new Set(
  (
    'sudo env time timeout nice nohup exec command builtin xvfb-run setsid stdbuf unbuffer ' +
    'npx pnpm yarn bun bunx npm node dlx x run call'
  ).split(' '),
);
/** What may stand before a command and does something with its exit code, or takes it as a text. */
const OPENERS = new Set(
  'if while until then else elif do try ! { = eval bash sh dash zsh trap export coproc script'.split(' '),
);
const SEPARATOR = /[\n;&|()`]/g;
/** A character behind `\`, or a quoted text; one that does not end takes all that follows. */
export const QUOTED = /\\.|'[^']*(?:'|$)|"(?:\\.|[^"\\])*(?:"|$)/gs;
/** Each rule asks about each script, and an alias of YAML may repeat one in every step. */
const known = new Map<string, readonly ScriptCommand[]>();

/**
 * The commands of a script for any shell: its text is split at line ends, operators and brackets, and inside quotes that name Portcullis,
 * as a shell or another program may run these.
 */
export function commandsIn(script: string): readonly ScriptCommand[] {
  const commands = known.get(script) ?? split(script);
  known.set(script, commands);
  return commands;
}

function split(script: string): readonly ScriptCommand[] {
  const { literals, expressions } = parseTemplate(script);
  // An expression may hold operators: a mark stands for it while the text is split.
  const text = literals.reduce((before, literal, index) => `${before}\uE000${index - 1}\uE000${literal}`);
  const written = (word: string): string =>
    word.replaceAll(/\uE000(\d+)\uE000/g, (_, index) => `\${{ ${expressions[Number(index)] ?? ''} }}`);
  const code = codeOf(text).replaceAll(QUOTED, (quoted) =>
    isPortcullisText(quoted) ? quoted : quoted.replaceAll(SEPARATOR, ' '),
  );
  const pieces = code.split(SEPARATOR);
  return pieces.flatMap((piece): ScriptCommand[] => {
    const words = piece.split(/[\s"',[\]]+/).filter((word) => word !== '');
    const at = words.findIndex((word) => !isRunner(word) && !isOpener(word));
    const program = words[at];
    if (program === undefined) return [];
    const opener = words.slice(0, at).findLastIndex(isOpener);
    const own = words.slice(opener + 1).map(written);
    const args = own.slice(at - opener);
    return [
      {
        program: baseName(program),
        args,
        beginsQuoted: /^\S*\s+["']/.test(piece.slice(piece.indexOf(program))),
        name: args
          .filter((word) => !word.startsWith('-'))
          .slice(0, 2)
          .join(' '),
        text: own.join(' '),
        isPlain: opener === -1,
      },
    ];
  });
}

export function portcullisCommands(script: string): readonly ScriptCommand[] {
  return isPortcullisText(script) ? commandsIn(script).filter(({ program }) => program === 'portcullis') : [];
}

/** Whether a command of Portcullis is one of those named, such as `gate` or `typestate gate`. */
export function isCommand({ name }: ScriptCommand, names: readonly string[]): boolean {
  return names.some((one) => `${name} `.startsWith(`${one} `));
}

/** What a command is given for a flag (`--base-ref x`, `--base-ref=x`). */
export function flagValues({ args }: ScriptCommand, flag: string): readonly string[] {
  return args.flatMap((word, index) => {
    if (word.startsWith(`${flag}=`)) return [word.slice(flag.length + 1)];
    return word === flag ? [args[index + 1] ?? ''] : [];
  });
}

/** A script without comments, and without line ends that do not end a command. */
export function codeOf(script: string): string {
  const lines = script.replaceAll(/[\\`^]\r?\n|(?<=[[(,])\r?\n/g, ' ').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');
}

function isPortcullisText(text: string): boolean {
  return /portcullis|dist[\\/]cli\.js/.test(text);
}

/** Also options, assignments and durations. */
function isRunner(word: string): boolean {
  return RUNNERS.has(baseName(word)) || /^(?:-|\w+=.|[\d.]+[smhd]?$)/.test(word);
}

/** Also a variable before `=`, and the `-c` of a shell. */
function isOpener(word: string): boolean {
  return OPENERS.has(baseName(word)) || /^(?:\$|\w+=$|-\w*c$)/.test(word);
}

function baseName(word: string): string {
  const path = word.replaceAll('\\', '/');
  if (path.endsWith('actions/dist/cli.js')) return 'portcullis';
  const base = path.slice(path.lastIndexOf('/') + 1);
  return base.replace(/@.*$/, '').replace(/\.(?:c?js|cmd|exe)$/, '');
}
