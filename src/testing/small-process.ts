import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the file of each line that comes in, and answers with its exit code; ends with the process that writes the lines. */
const SERVER = `exec 3<"$1/requests" 4>"$1/answers"
while read -r line <&3; do (. "$1/run") <"$1/in" >"$1/out" 2>"$1/err" 3<&- 4>&-; echo "$?" >&4; done
rm -r "$1"`;

const { PATH = '' } = process.env;
/** What a shell that runs `writeCommand`'s scripts starts with. */
export const ONLY_PATH = { PATH };

interface SmallProcess {
  readonly folder: string;
  readonly requests: number;
  readonly answers: number;
}

let started: SmallProcess | undefined;

/**
 * Runs a program to its end, as `execFileSync` does, but from a small process: to start one from the large process of a test takes the system
 * ten times as long. Returns what it writes; throws where it fails.
 */
export function runFromSmallProcess(
  program: string,
  args: readonly string[],
  { cwd, env, input = '' }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly input?: string | Buffer },
): Buffer {
  const { folder, requests, answers } = (started ??= start());
  writeCommand(join(folder, 'run'), program, args, { cwd, env });
  writeFileSync(join(folder, 'in'), input);
  writeSync(requests, '.\n');
  const answer = Buffer.alloc(8);
  const code = answer.toString('utf8', 0, readSync(answers, answer)).trim();
  if (code === '0') return readFileSync(join(folder, 'out'));
  throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${readFileSync(join(folder, 'err'), 'utf8')}`);
}

/** Writes a script that a shell without an environment becomes the program by: with these variables alone, as far as a shell can name them. */
export function writeCommand(
  file: string,
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): void {
  const variables = Object.entries(env).filter(([name]) => /^[A-Za-z_]\w*$/.test(name));
  const exported = variables.map(([name, value = '']) => `export ${name}=${quoted(value)}\n`);
  writeFileSync(
    file,
    `unset PATH\n${exported.join('')}cd ${quoted(cwd)} || exit\nexec ${[program, ...args].map(quoted).join(' ')}\n`,
  );
}

function start(): SmallProcess {
  const folder = mkdtempSync(join(tmpdir(), 'portcullis-start-'));
  execFileSync('mkfifo', [join(folder, 'requests'), join(folder, 'answers')]);
  spawn('sh', ['-c', SERVER, 'sh', folder], { stdio: 'ignore', env: ONLY_PATH }).unref();
  const [requests, answers] = [openSync(join(folder, 'requests'), 'w'), openSync(join(folder, 'answers'), 'r')];
  return { folder, requests, answers };
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
