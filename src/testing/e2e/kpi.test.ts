import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readVectors, type Vector } from '../read-vectors.ts';
import { cli, temporaryFolder } from './run-bundle.ts';

interface Expect {
  readonly exit: number;
  /** What the authors of the reference meant, where it dies of a missing import. */
  readonly intendedExit?: number;
  readonly stdoutText?: string;
}
type KpiVector = Vector<never, Expect> & { readonly args: readonly string[] };

/** A row that completed an issue. */
const row = (fields: object): string =>
  JSON.stringify({
    stepId: 'a.1',
    issueId: 'i',
    action: 'x',
    resultClass: 'ok',
    finishedAt: '2026-02-21T00:00:00Z',
    ...fields,
  });

/** Runs `kpi` in a repository whose file `t.jsonl` holds this. */
async function kpiOf(text: string | Uint8Array, args: readonly string[] = []) {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 't.jsonl'), text);
  return cli(['kpi', '--trajectory-path', 't.jsonl', ...args], { cwd });
}

describe('kpi agrees with the reference', () => {
  const vectors = readVectors<never, Expect>('kpi') as readonly KpiVector[];

  test('all vectors are there', () => {
    expect(vectors).toHaveLength(113);
  });

  test.each(vectors.map((vector) => [vector.id, vector] as const))(
    '%s',
    async (_id, { args, files = {}, expect: told }) => {
      const root = temporaryFolder();
      const folder = join(root, 'given');
      mkdirSync(folder);
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      const ran = await cli(['kpi', ...args.map((arg) => arg.replaceAll('<DIR>', folder))], { cwd: root });
      expect(ran.code).toBe(told.exit === 0 ? 0 : 2);
      if (told.stdoutText === undefined) return;
      const out = ran.out.replaceAll(folder, '<DIR>').replaceAll(`"${root}/`, '"/repo/');
      expect(out).toBe(told.stdoutText);
    },
  );
});

describe('kpi', () => {
  test('says the same in words', async () => {
    const rows = [row({}), row({}), row({ resultClass: 'failed' })].join('\n');
    const { code, out } = await kpiOf(rows, ['--window-hours', '48']);
    expect([code, out.split('\n')[0]]).toEqual([0, 'KPI 0.666667: watch (kpi below target threshold)']);
    expect(out).toContain('completed  2 of 3 rows: 0.666667');
    expect(out).toContain('window     2026-02-19T00:00:00Z to 2026-02-21T00:00:00Z, 48 hours');
  });

  test.each<[string, string | Uint8Array, string]>([
    [
      'a row without a field, on the line that Python counts',
      `${row({})}\r\n\u2028${row({ action: ' ' })}`,
      't.jsonl:3: expected action',
    ],
    ['JSON that breaks off', '{"stepId":"a', 't.jsonl:1: expected a JSON object, found'],
    ['a list', '[]', 't.jsonl:1: expected a JSON object, found another value'],
    ['another time', row({ finishedAt: '2026-02-30' }), 't.jsonl:1: expected finishedAt'],
    [
      'a stepId whose text only Python knows',
      row({ stepId: {} }),
      'expected stepId as a text, found a list or an object',
    ],
    ['half of a surrogate pair as a worker', row({ stepId: '\ud800' }), 'found half of a surrogate pair'],
    [
      'other bytes than UTF-8',
      Buffer.concat([Buffer.from(row({})), Buffer.from([0x0a, 0xff])]),
      't.jsonl:2: expected UTF-8',
    ],
    ['a line without an end', Buffer.alloc(17 * 1024 * 1024, '['), 't.jsonl:1: expected a line of at most 16 MiB'],
    [
      'more levels than Python reads',
      row({}).replace('}', `,"x":${'['.repeat(992)}${']'.repeat(992)}}`),
      'nested deeper',
    ],
    ['more digits than Python reads', row({}).replace('}', `,"x":${'1'.repeat(4301)}}`), 'at most 4300 digits'],
  ])('refuses %s', async (_name, text, message) => {
    const { code, out, err } = await kpiOf(text);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  test.each([
    [['--target-kpi', 'inf'], 'expected a number above 0'],
    [['--target-kpi', '0.3'], 'expected more than --rollback-kpi, found 0.3 and 0.4'],
    [['--window-hours', '99999999'], 'expected a window that begins after the year 0'],
    [['--trajectory-path', '.'], 'found a folder'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await kpiOf(row({}), args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
