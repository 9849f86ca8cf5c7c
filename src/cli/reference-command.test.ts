import { Command } from '@commander-js/extra-typings';
import { describe, expect, test } from 'vitest';

import { invalidInput } from '../kernel/portcullis-error.ts';
import type { CommandContext, RunCommand } from './command.ts';
import { eachText, type ExitCodes, referenceGroup } from './reference-command.ts';

/** What the action got, or how the command ended otherwise, and what was written to standard error. */
async function called(codes: ExitCodes, ...args: readonly string[]) {
  const argv = ['group', 'do', ...args];
  const told = { seen: null as unknown, code: null as number | null, err: '' };
  const stderr = { write: (text: string) => (told.err += text) };
  const program = new Command().exitOverride().configureOutput({ writeErr: stderr.write });
  const run: RunCommand = (declared, action) => {
    const command = declared as unknown as Command;
    const context = { argv, io: { stderr } } as unknown as CommandContext;
    command.action(async () => {
      told.code = await action(command.opts() as never, context, []);
    });
  };
  const add = referenceGroup(
    'group',
    'a group',
    (group, runPart) => {
      const command = group.command('do').option('--text <text>').option('--ref <text>', '', eachText).option('--json');
      runPart(command, (options) => {
        told.seen = options;
        return options.text === 'bad' ? Promise.reject(invalidInput('t.json: no row', 'Look.')) : Promise.resolve(0);
      });
    },
    codes,
  );
  add(program, run);
  const thrown = await program.parseAsync(argv, { from: 'user' }).then(
    () => null,
    (error: unknown) => error,
  );
  return { ...told, thrown };
}

describe('arguments are read as the reference reads them', () => {
  test.each<[string[], object]>([
    [['--text=-1', '--ref=', '--ref', ' a '], { text: '-1', ref: ['', ' a '] }],
    [['--text', '-'], { text: '-' }],
    [['--text='], { text: '' }],
  ])('%j', async (args, seen) => {
    expect(await called('reference', ...args)).toMatchObject({ seen, code: 0 });
  });

  test.each([
    [['--text', '-1'], '--text: expected a value, found -1'],
    [['--ref', '--json'], '--ref: expected a value, found --json'],
    [['--text', '--', '--text=b'], '--text: expected a value, found --'],
    [['--text', 'a', '--text=b'], '--text: expected it once, found it 2 times'],
  ])('%j is bad usage', async (args, message) => {
    const { seen, err, thrown } = await called('reference', ...args);
    expect([seen, thrown]).toMatchObject([null, { code: 'commander.error' }]);
    expect(err).toContain(message);
  });
});

test('an error of the action is exit code 1 under the name of the reference, and thrown on under ours', async () => {
  expect(await called('reference', '--text=bad')).toMatchObject({ code: 1, err: 'error: t.json: no row\nLook.\n' });
  expect(await called('ours', '--text=bad')).toMatchObject({ code: null, err: '', thrown: { code: 'invalid_input' } });
});
