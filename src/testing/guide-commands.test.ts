import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { CommanderError, type Command } from 'commander';
import { describe, expect, test } from 'vitest';

import { buildProgram } from '../cli/program.ts';
import { splitCommand } from '../evidence/split-command.ts';
import { codeIn, fencesOf, GUIDE_ROOT, guidePages, pageText } from './guide-pages.ts';

const FEATURES = /<!-- features:begin[^>]*-->(?<table>[^]*)<!-- features:end -->/;

/** The command line as it is built, in which no command does anything. */
async function dryProgram(): Promise<Command> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const program = await buildProgram({ stdout: silent, stderr: silent, distFolder: '' }, () => undefined);
  const disarm = (command: Command): void => {
    // Some groups do something by themselves: commander does not say so.
    const { _actionHandler: does } = command as Command & { readonly _actionHandler?: unknown };
    if (command.commands.length === 0 || typeof does === 'function') command.action(() => undefined);
    command.exitOverride();
    for (const inner of command.commands) disarm(inner);
  };
  disarm(program);
  return program;
}

/** The commands that do something, with their group: `typestate gate`. */
async function leafNames(): Promise<readonly string[]> {
  const program = await dryProgram();
  return program.commands.flatMap((command) =>
    command.commands.length === 0
      ? [command.name()]
      : command.commands.map((inner) => `${command.name()} ${inner.name()}`),
  );
}

/** The arguments of each `portcullis` in a line as it is typed; placeholders are words. */
function calls(line: string): readonly (readonly string[])[] {
  const typed = line
    .replace(/\s+# .*$/, '')
    .replaceAll(/<([\w/@ -]+)>/g, (_all, name: string) => name.replaceAll(' ', '-'));
  return splitCommand(typed).flatMap(({ words }) => {
    const program = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
    return words[program] === 'portcullis' ? [words.slice(program + 1)] : [];
  });
}

/** What the command line says against the arguments; null where it takes them. */
async function refusal(args: readonly string[]): Promise<string | null> {
  try {
    (await dryProgram()).parse(args, { from: 'user' });
    return null;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? null : error.message;
    throw error;
  }
}

/** Lines behind a prompt, in blocks of a console and in examples of `--help`; continued lines are one. */
function typedLines(text: string): readonly string[] {
  return fencesOf(text).fences.flatMap(({ language, lines }) => {
    if (language !== 'console' && language !== 'text') return [];
    const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '');
    return [...joined.matchAll(/^ *\$ (.*)$/gm)].map(([, line = '']) => line);
  });
}

describe.each(guidePages())('$path', ({ text }) => {
  test('shows commands that the command line takes', async () => {
    const refused = typedLines(text).flatMap((line) =>
      calls(line).map(async (args) => {
        const why = await refusal(args);
        return why === null ? [] : [`${line}: ${why}`];
      }),
    );
    expect((await Promise.all(refused)).flat()).toEqual([]);
  });

  test('names commands that there are, with flags that they have', async () => {
    const named = codeIn(fencesOf(text).outside.join('\n'))
      .filter((code) => /^portcullis [a-z]/.test(code))
      .flatMap((code) => calls(code))
      .map(async (args) => {
        const why = await refusal(args);
        // A name alone is no call: what it needs may be left out, but not what it has never had.
        return why === null || /missing required argument|argument missing/.test(why)
          ? []
          : [`${args.join(' ')}: ${why}`];
      });
    expect((await Promise.all(named)).flat()).toEqual([]);
  });
});

test('the pages show commands', () => {
  // The shortest way for a test of examples to pass is to find none.
  expect(guidePages().flatMap(({ text }) => typedLines(text).flatMap(calls)).length).toBeGreaterThan(60);
});

test('a command, a flag or a value that there is not is seen', async () => {
  const lines = [
    'portcullis nonsense',
    'A=1 portcullis gate --resluts x',
    'true && portcullis plan --trials 0 > x',
    'portcullis demo x',
  ];
  expect(await Promise.all(lines.flatMap(calls).map(refusal))).toEqual([
    expect.stringContaining('unknown command'),
    expect.stringContaining('unknown option'),
    expect.stringContaining('whole number'),
    expect.stringContaining('too many arguments'),
  ]);
});

describe('the table of features', () => {
  const table = FEATURES.exec(pageText('docs/README.md'))?.groups?.['table'] ?? '';
  const named = codeIn(table).flatMap((code) => calls(code));

  test('has every command', async () => {
    const missing = (await leafNames()).filter(
      (name) => !named.some((args) => args.join(' ').concat(' ').startsWith(`${name} `)),
    );
    // `complete` is what a completion script calls.
    expect(missing).toEqual(['complete']);
  });

  test('has every action and every workflow that others call', () => {
    const actions = readdirSync(join(GUIDE_ROOT, 'actions')).filter((name) => name !== 'dist');
    const missing = actions.filter((name) => !table.includes(`(../actions/${name}/README.md)`));
    expect(missing).toEqual([]);
    for (const workflow of ['gate.yml', 'nightly-matrix.yml']) expect(table).toContain(`\`${workflow}\``);
  });
});
