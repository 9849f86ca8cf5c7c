import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

/** Runs an action whose body is this code, in a process of its own: exit code and workflow commands are what a runner sees. */
function action(body: string): { code: number | null; lines: string[]; err: string } {
  const url = (path: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);
  const script = `
    const { runAction } = await import(${url('run-action.ts')});
    const { PortcullisError } = await import(${url('../kernel/portcullis-error.ts')});
    await runAction(async () => { ${body} });`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { code: result.status, lines: result.stdout.split('\n').filter((line) => line !== ''), err: result.stderr };
}

test('a run that ends well says nothing', () => {
  expect(action('')).toEqual({ code: 0, lines: [], err: '' });
});

test.each([
  ['usage', 2],
  ['not_comparable', 3],
])('a PortcullisError %s is one annotation with its help, and exit code %i', (code, exitCode) => {
  expect(action(`throw new PortcullisError('${code}', 'No such input: a.', 'Set it.');`)).toEqual({
    code: exitCode,
    lines: ['::error::No such input: a.%0ASet it.'],
    err: '',
  });
});

test('anything else is a bug: one annotation with the stack, and exit code 1', () => {
  const { code, lines } = action(`throw new TypeError('oops');`);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^::error::This is a bug in Portcullis.*%0ATypeError: oops%0A {4}at /);
});
