import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

/** What a step prints whose body is this code, in a process of its own. */
function lines(body: string): readonly string[] {
  const url = (path: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
  const script = `
    const { runAction } = await import(${url('run-action.ts')});
    const { annotate, notify, warn } = await import(${url('annotate.ts')});
    const findings = (level, count) => Array.from({ length: count }, (_, index) => (
      { title: 'r', level, text: level + ' ' + index, file: null, line: null }));
    const times = (count, run) => Array.from({ length: count }, (_, index) => run(index));
    await runAction(async () => { ${body} });`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(result.stderr).toBe('');
  return result.stdout.trimEnd().split('\n');
}

test('whoever prints them, of each kind there are no more than are shown; the others are lines of the log', () => {
  const printed = lines(`
    times(3, (index) => warn('before ' + index));
    annotate([...findings('error', 20), ...findings('warning', 20)]);
    times(20, (index) => warn('after ' + index));
    times(12, (index) => notify('n' + index));
    throw new Error('the end');`);
  const of = (start: string): readonly string[] => printed.filter((line) => line.startsWith(start));
  expect(of('::error')).toHaveLength(10);
  expect(of('::error').slice(8)).toEqual([
    expect.stringMatching(/::and 12 more: see the job summary$/),
    expect.stringContaining('the end'),
  ]);
  expect(of('::warning').map((line) => line.replace(/^.*::/, ''))).toEqual([
    'before 0',
    'before 1',
    'before 2',
    'warning 0',
    'warning 1',
    'warning 2',
    'and 17 more: see the job summary',
    'after 0',
    'after 1',
  ]);
  expect(of('::notice')).toHaveLength(10);
  expect(of('warning: ')).toEqual(Array.from({ length: 18 }, (_, index) => `warning: after ${index + 2}`));
  expect(of('notice: ')).toEqual(['notice: n10', 'notice: n11']);
  expect(printed).toHaveLength(10 + 9 + 10 + 18 + 2);
});

test('a line of the log that could be a command is none', () => {
  const printed = lines(`times(10, (index) => warn('x\\n::error::pwned ##[error]y' + index));`);
  expect(printed.slice(9)).toEqual(['warning: x ::error::pwned ## [error]y9']);
  expect(printed.slice(0, 9).every((line) => line.startsWith('::warning::x ::error::pwned ## [error]y'))).toBe(true);
});

test('a message that is too long is cut', () => {
  const printed = lines(`warn('€'.repeat(5000)); throw new Error('😀'.repeat(5000));`);
  expect(
    printed.map((line) => Buffer.byteLength(line.replace(/^::\w+::/, '').replaceAll('%0A', '\n')) <= 4096),
  ).toEqual([true, true]);
});

test('nothing else prints annotations', () => {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const printers = names.filter((name) => {
    const imports = /import \{([^}]*)\} from '@actions\/core'/.exec(
      readFileSync(join(import.meta.dirname, name), 'utf8'),
    )?.[1];
    return imports !== undefined && /\b(?:error|warning|notice|setFailed)\b/.test(imports);
  });
  expect(printers).toEqual(['annotate.ts', 'run-action.ts']);
});
