import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { afterAll, expect, test } from 'vitest';

import { runProgram } from '../cli/program.ts';
import { splitCommand } from '../evidence/split-command.ts';
import { fencesOf, GUIDE_ROOT, guidePages } from './guide-pages.ts';

/** Commands that only read, and need nothing but this repository; not those that simulate for half a minute. */
const READS =
  /^portcullis (?:validate|score|events|tier|typestate (?:from-transcript|check|vectors)|selftest|completion)\b(?!.* --suites )/;

interface Shown {
  readonly command: string;
  /** What the page shows below it. */
  readonly output: readonly string[];
}

/** The commands of a page with what it shows of their output, up to a line of dots. */
function shownIn(text: string): readonly Shown[] {
  return fencesOf(text).fences.flatMap(({ language, lines }) => {
    if (language !== 'console' && language !== 'text') return [];
    const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '');
    return [...joined.matchAll(/^ *\$ (portcullis .*)\n?((?:(?! *\$ ).*\n?)*)/gm)].map(
      ([, command = '', output = '']) => ({
        command: command.replace(/\s+# .*$/, ''),
        output: language === 'console' ? output.trimEnd().split('\n') : [],
      }),
    );
  });
}

const scratch = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The one command of a line as words; null where there is more in it, or where a file that it names is not there. */
function wordsOf(line: string, written: ReadonlySet<string>): readonly string[] | null {
  const [first, second] = splitCommand(line);
  if (first === undefined || second !== undefined || /[|<]/.test(line)) return null;
  const words = first.words.slice(1);
  const files = words.filter((word) => /[/]|\.jsonl?$/.test(word) && !written.has(word));
  return files.every((file) => existsSync(join(GUIDE_ROOT, file))) ? words : null;
}

async function run(args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  let out = '';
  const write = (chunk: Buffer, _encoding: string, done: () => void): void => {
    out += chunk.toString();
    done();
  };
  const [stdout, stderr] = [new Writable({ write }), new Writable({ write: (_chunk, _encoding, done) => done() })];
  return { code: await runProgram(args, { stdout, stderr, distFolder: join(GUIDE_ROOT, 'actions/dist') }), out };
}

/** What can be run of the pages; `file` is what the output goes to, where a later command of the page may look for it. */
const runnable = guidePages().flatMap(({ path, text }) => {
  const written = new Set<string>();
  return shownIn(text).flatMap(({ command, output }) => {
    const [line = '', file] = command.split(' > ');
    const words = READS.test(line) ? wordsOf(line, written) : null;
    if (words === null) return [];
    if (file !== undefined) written.add(file);
    return [{ path, command, words, file, output }];
  });
});

test.each(runnable)('$path: $command', async ({ words, file, output }) => {
  const args = words.map((word) => (existsSync(join(scratch, word)) ? join(scratch, word) : word));
  const { code, out } = await run(args);
  // A turn may be rejected, but nothing that is shown is bad usage.
  expect(code).toBeLessThanOrEqual(1);
  if (file !== undefined) writeFileSync(join(scratch, file), out);
  else
    for (const line of output.filter((shown) => shown !== '…'))
      expect(out).toContain(line.replace(/^(turns\.jsonl)(?=:)/, ''));
});

test('there are commands to run', () => {
  expect(runnable.length).toBeGreaterThan(10);
});
