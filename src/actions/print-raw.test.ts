import { expect, onTestFinished, test, vi } from 'vitest';

import { commandsOf } from '../testing/e2e/run-bundle.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { printRaw, RawLog } from './print-raw.ts';

/** What is written to the log. */
function written(run: () => void): string {
  const texts: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  onTestFinished(() => spy.mockRestore());
  run();
  spy.mockRestore();
  return texts.join('');
}

test.each([...HOSTILE_TEXTS, ['no text', ''] as const, ['an end of line', 'x\n'] as const])(
  'nothing in %s is a command, and the log is one again after it',
  (_name, text) => {
    const log = written(() => {
      printRaw(`a\n${text}`);
      process.stdout.write('::notice::b\n');
    });
    expect(log).toContain(text);
    expect(commandsOf(log)).toEqual(['::notice::b']);
  },
);

test('a log is raw from where it is opened to where it is closed, and each part of it before', () => {
  const raw = new RawLog();
  const log = written(() => {
    raw.print('::error::1');
    process.stdout.write('::notice::between\n');
    raw.open();
    raw.open();
    for (const [, text] of HOSTILE_TEXTS) raw.print(text);
    process.stdout.write('::error::of somebody else\n');
    raw.close();
    raw.close();
    raw.print('::error::2');
    process.stdout.write('::notice::after\n');
  });
  expect(commandsOf(log)).toEqual(['::notice::between', '::notice::after']);
  const tokens = [...log.matchAll(/^::stop-commands::([0-9a-f-]{36})$/gm)].map(([, token]) => token);
  expect(new Set(tokens).size).toBe(3);
});
