import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { FAILURE_CLASSES } from '../../typestate/failure-class.ts';
import { describeReferenceData, referencePath } from '../reference-data.ts';
import { readVectors } from '../read-vectors.ts';
import { changedTurn, madeTurn, type MadeTurn } from '../turn-builder.ts';
import { cli, cliProcess, temporaryFolder, type Ran } from './run-bundle.ts';

interface Expect {
  readonly exit: number;
  readonly stdout?: { readonly result: string };
  readonly errorClass?: string;
}

const closed = madeTurn();
const open = changedTurn(({ evidence }) => evidence.toolUse.pop());
const CLASSES = ['tool.join_incomplete', 'tool.use_missing'];
/** Of a turn without a mutation, and without a session. */
const NOTHING_ASKED = [
  'mutation.capability_claim_missing',
  'mutation.policy_digest_mismatch',
  'mutation.use_evidence_missing',
];

/** Runs a command on a turn that stands in `turn.json`. */
function onTurn(args: readonly string[], turn: MadeTurn | string): Promise<Ran> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'turn.json'), typeof turn === 'string' ? turn : JSON.stringify(turn));
  return cli([...args, '--input', 'turn.json'], { cwd });
}

const jsonLines = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

/** A line of a batch as the reference would give it. */
function withoutMutation(line: unknown): unknown {
  const { output, ...others } = line as { output?: Record<string, unknown> };
  if (output === undefined) return others;
  const { mutationReady, mutationFailureClasses, ...known } = output;
  expect(mutationReady).toBe(Array.isArray(mutationFailureClasses) && mutationFailureClasses.length === 0);
  return { ...others, output: known };
}

describe('typestate check', () => {
  test.each<[string, MadeTurn, number]>([
    ['accepted', closed, 0],
    ['rejected', open, 1],
  ])('a turn that is %s', async (result, turn, exit) => {
    const asJson = await onTurn(['typestate', 'check', '--json'], turn);
    expect([asJson.code, asJson.err]).toEqual([exit, '']);
    const failureClasses = exit === 0 ? [] : CLASSES;
    expect(JSON.parse(asJson.out)).toMatchObject({ action: 'harness-join-check', result, failureClasses });
    const mutationFailureClasses = exit === 0 ? NOTHING_ASKED : CLASSES;
    expect(JSON.parse(asJson.out)).toMatchObject({ mutationReady: false, mutationFailureClasses });
    const asText = await onTurn(['typestate', 'check'], turn);
    expect(asText.code).toBe(exit);
    const lines = [`Result: ${result}`, `Failure Classes: ${failureClasses.length}`, 'Mutation Ready: no'];
    expect(asText.out.split('\n').map((line) => line.trim())).toEqual(expect.arrayContaining(lines));
  });

  test.each([
    ['is no JSON', '{'],
    ['has another shape', '{"evidence":[]}'],
    ['has no normal form', JSON.stringify(madeTurn(['a', ' a'])).replace('tide.read', 'tide.write')],
  ])('a turn that %s', async (_name, text) => {
    const { code, out, err } = await onTurn(['typestate', 'check'], text);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: harness_join_check_invalid: ./);
  });

  test('a file that is not there', async () => {
    const { code, err } = await cli(['typestate', 'check', '--input', 'none.json'], { cwd: temporaryFolder() });
    expect(code).toBe(2);
    expect(err).toMatch(/^error: harness_join_check_invalid: .*none\.json/);
  });
});

describe('typestate check --batch', () => {
  test('answers each line in order, whatever the others are', async () => {
    const lines = [
      JSON.stringify({ id: 'one', input: closed }),
      JSON.stringify({ inputText: JSON.stringify(open) }),
      JSON.stringify({ id: 3, inputText: '{' }),
      'no JSON',
      JSON.stringify({ id: 'five', input: closed, inputText: '' }),
      '',
      JSON.stringify({ id: 'six', input: null }),
    ];
    const { code, out, err } = await cli(['typestate', 'check', '--batch'], { input: lines.join('\n') });
    expect([code, err]).toEqual([2, '']);
    const refused = (name: string): object => ({ class: name, message: expect.any(String) as string });
    expect(jsonLines(out)).toEqual([
      { id: 'one', exit: 0, output: expect.objectContaining({ result: 'accepted' }) as object },
      { exit: 1, output: expect.objectContaining({ failureClasses: CLASSES }) as object },
      { id: 3, exit: 2, error: refused('harness_join_check_invalid') },
      { exit: 2, error: refused('invalid_input') },
      { id: 'five', exit: 2, error: refused('invalid_input') },
      { id: 'six', exit: 2, error: refused('harness_join_check_invalid') },
    ]);
  });

  test.each<[number, MadeTurn[]]>([
    [0, [closed, closed]],
    [1, [open, closed]],
  ])('ends with %d', async (exit, turns) => {
    const input = turns.map((turn) => `${JSON.stringify({ input: turn })}\n`).join('');
    expect((await cli(['typestate', 'check', '--batch'], { input })).code).toBe(exit);
  });

  test('accepts no turn of which a part could not be read', async () => {
    const unreadable = [{ line: 3, kind: 'damaged' }];
    const lines = [
      { id: 'read', input: closed, unreadable: [] },
      { id: 'lost', input: closed, unreadable },
      { id: 'odd', input: closed, unreadable: null },
      { id: 'open', input: open, unreadable },
    ];
    const input = lines.map((line) => JSON.stringify(line)).join('\n');
    const { code, out } = await cli(['typestate', 'check', '--batch'], { input });
    expect(code).toBe(2);
    const error = { class: 'unrecognised', message: expect.stringContaining('"unreadable"') as string };
    expect(jsonLines(out)).toEqual([
      expect.objectContaining({ id: 'read', exit: 0 }),
      { id: 'lost', exit: 2, error },
      { id: 'odd', exit: 2, error },
      expect.objectContaining({ id: 'open', exit: 1 }),
    ]);
  });

  test('the numbers of an input keep their digits', async () => {
    const text = JSON.stringify(closed);
    const turns = ['1', '1.0', '9007199254740993'].map((number) => text.replace('2.5', number));
    const input = turns.flatMap((turn) => [`{"input":${turn}}`, JSON.stringify({ inputText: turn })]).join('\n');
    const { out } = await cli(['typestate', 'check', '--batch'], { input });
    const digests = jsonLines(out).map((line) => JSON.stringify(line));
    expect(new Set(digests).size).toBe(3);
    expect([digests[0], digests[2], digests[4]]).toEqual([digests[1], digests[3], digests[5]]);
  });

  test('agrees with the reference', async () => {
    const vectors = readVectors<unknown, Expect>('typestate.join-check').filter(
      ({ tags }) => tags?.includes('positional-struct') !== true,
    );
    const sample = vectors.filter((_vector, index) => index % 4 === 0);
    const input = sample.map(({ expect: _expect, tags: _tags, ...line }) => JSON.stringify(line)).join('\n');
    const { code, out } = await cli(['typestate', 'check', '--batch'], { input });
    expect(code).toBe(2);
    const expected = sample.map(({ id, expect: { exit, stdout, errorClass } }) =>
      exit === 2
        ? { id, exit, error: { class: errorClass, message: expect.any(String) as string } }
        : { id, exit: stdout?.result === 'accepted' ? 0 : 1, output: stdout },
    );
    expect(jsonLines(out).map(withoutMutation)).toEqual(expected);
  });
});

describe("harness-join-check, with the reference's exit codes", () => {
  const command = ['harness-join-check', '--json'];

  test('0 when accepted, and when rejected', async () => {
    expect(await onTurn(command, closed)).toMatchObject({ code: 0, err: '' });
    const { code, out } = await onTurn(command, open);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ result: 'rejected', joinClosed: false });
    // The reference's fields, and no others.
    const names = ['action', 'failureClasses', 'joinClosed', 'normalized', 'result', 'witness'];
    expect(Object.keys(JSON.parse(out) as object)).toEqual(names);
    expect((await onTurn(['harness-join-check'], open)).out).not.toContain('Mutation');
  });

  test('2 when invalid, and the class begins the message', async () => {
    const { code, out, err } = await onTurn(command, '[]');
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('harness_join_check_invalid: expected an object, found a list at line 1\n');
  });

  test('2 without an input', async () => {
    expect((await cliProcess(['harness-join-check'])).code).toBe(2);
    expect((await cli(['typestate', 'check'])).code).toBe(2);
  });
});

describe('digest', () => {
  test('--batch agrees with the reference', async () => {
    const vectors = readVectors<{ readonly text: string }, { exit: number; sha256?: string; canonical?: string }>(
      'canonical-json',
    );
    const input = vectors.map(({ id, input: given }) => JSON.stringify({ id, ...given })).join('\n');
    const { code, out } = await cli(['digest', '--batch'], { input });
    expect(code).toBe(2);
    const expected = vectors.map(({ id, expect: { exit, sha256, canonical } }) =>
      exit === 0
        ? { id, sha256, canonical: canonical ?? (expect.any(String) as string) }
        : { id, error: { code: 'invalid_input', message: expect.any(String) as string } },
    );
    expect(jsonLines(out)).toEqual(expected);
  });

  test('of a file', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'a.json'), '{ "b": 1.0, "a": 2 }\n');
    const asText = await cliProcess(['digest', 'a.json'], { cwd });
    const asJson = await cli(['digest', 'a.json', '--json'], { cwd });
    expect(JSON.parse(asJson.out)).toEqual({ canonical: '{"a":2,"b":1.0}', sha256: asText.out.slice(0, 64) });
    expect(asText.out.slice(64)).toBe('  a.json\n');
    writeFileSync(join(cwd, 'a.json'), '{');
    expect(await cli(['digest', 'a.json'], { cwd })).toMatchObject({ code: 2, out: '' });
    expect((await cli(['digest'], { cwd })).code).toBe(2);
  });
});

describe('typestate vectors', () => {
  /** A suite of two vectors; `files` go over it. */
  const suite = (files: Readonly<Record<string, object>> = {}): string => {
    const folder = temporaryFolder();
    const vector = (vectorId: string, input: MadeTurn, expected: object): Record<string, object> => ({
      [`${vectorId}/case.json`]: { schema: 1, suiteId: 'own', vectorId, input },
      [`${vectorId}/expect.json`]: { schema: 1, ...expected },
    });
    const all: Record<string, object> = {
      'manifest.json': { schema: 1, suiteId: 'own', vectors: ['golden/closed', 'adversarial/open'], classes: CLASSES },
      ...vector('golden/closed', closed, { result: 'accepted', expectedJoinClosed: true }),
      ...vector('adversarial/open', open, { result: 'rejected', expectedFailureClasses: CLASSES }),
      ...files,
    };
    for (const [name, content] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), JSON.stringify(content));
    }
    return folder;
  };

  test('that hold', async () => {
    const { code, out } = await cli(['typestate', 'vectors', suite()]);
    expect(code).toBe(0);
    expect(out).toBe(
      '[ok] own/golden/closed\n[ok] own/adversarial/open\n2 vectors: 2 ok, 0 failed, 2 of 2 classes covered\n',
    );
  });

  test('that do not', async () => {
    const folder = suite({ 'golden/closed/expect.json': { result: 'rejected', expectedFailureClasses: ['tool.odd'] } });
    const { code, out } = await cli(['typestate', 'vectors', folder, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      suiteId: 'own',
      ok: false,
      vectors: [
        {
          id: 'golden/closed',
          ok: false,
          problems: ['result: expected rejected, found accepted', 'failureClasses: expected tool.odd, found none'],
        },
        { id: 'adversarial/open', ok: true, problems: [] },
      ],
      classes: { wanted: CLASSES, missing: [], foreign: ['tool.odd'] },
    });
  });

  test('that leave classes out', async () => {
    const folder = suite({ 'manifest.json': { suiteId: 'own', vectors: ['golden/closed'] } });
    expect((await cli(['typestate', 'vectors', folder])).code).toBe(0);
    const { code, out } = await cli(['typestate', 'vectors', folder, '--all-classes']);
    expect(code).toBe(1);
    expect(out).toContain('not covered: tool.use_missing\n');
    expect(out).toContain(`0 of ${FAILURE_CLASSES.length} classes covered`);
  });

  test('that are no suite', async () => {
    expect((await cli(['typestate', 'vectors', temporaryFolder()])).code).toBe(2);
    const folder = suite({ 'manifest.json': { suiteId: 'own', vectors: ['golden/none'] } });
    const { code, err } = await cli(['typestate', 'vectors', folder]);
    expect(code).toBe(2);
    expect(err).toContain('case.json');
  });
});

test('our own suite of turns passes, with every class covered', async () => {
  const folder = join(import.meta.dirname, '../../../cases/typestate');
  const { code, out } = await cliProcess(['typestate', 'vectors', folder, '--all-classes']);
  expect(code).toBe(0);
  expect(out).toContain(`0 failed, ${FAILURE_CLASSES.length} of ${FAILURE_CLASSES.length} classes covered\n`);
});

describeReferenceData("the reference's suite of turns, through the bundle", () => {
  test('passes', async () => {
    const folder = referencePath('vectors/premath-fixtures/harness-typestate');
    const { code, out } = await cli(['typestate', 'vectors', folder]);
    expect(code).toBe(0);
    expect(out.match(/^\[ok\] harness-typestate\//gm)).toHaveLength(20);
    expect(out).toContain('20 vectors: 20 ok, 0 failed\n');
  });
});
