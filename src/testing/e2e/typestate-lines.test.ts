import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { describe, expect, test } from 'vitest';

import { CLIENTS, madeTranscript, type Step } from '../made-transcript.ts';
import { changedTurn, madeTurn } from '../turn-builder.ts';
import { cli, cliProcess, peakOf, TELL_PEAK, temporaryFolder, type Ran } from './run-bundle.ts';

const CLASSES = ['tool.join_incomplete', 'tool.use_missing'];
const closed = JSON.stringify(madeTurn());
const open = JSON.stringify(changedTurn(({ evidence }) => evidence.toolUse.pop()));
/** Every form, and what it is judged. */
const MIXED = [
  closed,
  `{"id":"two","input":${open}}`,
  '',
  JSON.stringify({ id: 3, inputText: closed }),
  `{"turn":1,"line":5,"input":${open},"derived":[]}`,
  '{"id":"six","inputText":"{"}',
  '{"evidence":',
].join('\n');

function check(files: Readonly<Record<string, string | Uint8Array>>, ...args: readonly string[]): Promise<Ran> {
  const cwd = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  return cli(['typestate', 'check', ...args], { cwd });
}

describe('typestate check of JSON Lines', () => {
  test('says which turns did not close, and counts them', async () => {
    const { code, out, err } = await check({ 'turns.jsonl': MIXED }, 'turns.jsonl');
    expect([code, err]).toEqual([2, '']);
    expect(out.split('\n')).toEqual([
      `turns.jsonl:2  turn two  rejected  ${CLASSES.join(', ')}`,
      `turns.jsonl:5  turn turn-1  rejected  ${CLASSES.join(', ')}`,
      expect.stringMatching(/^turns\.jsonl:6 {2}turn six {2}invalid {2}harness_join_check_invalid: ./),
      expect.stringMatching(/^turns\.jsonl:7 {2}invalid {2}invalid_input: expected a JSON object in ./),
      '6 turns: 2 accepted, 2 rejected, 2 invalid',
      '',
    ]);
  });

  test('tells the first thousand lines that are no turn, and counts all', async () => {
    const { code, out } = await check({ 't.jsonl': `${'{}\n'.repeat(3000)}${open}\n` }, 't.jsonl');
    const lines = out.split('\n');
    expect([code, lines.length]).toEqual([2, 1004]);
    expect(lines.slice(-4)).toEqual([
      `t.jsonl:3001  turn turn-1  rejected  ${CLASSES.join(', ')}`,
      'and 2000 more lines',
      '3001 turns: 0 accepted, 1 rejected, 3000 invalid',
      '',
    ]);
  });

  test('names another document of ours, and none of its lines', async () => {
    const baseline = JSON.stringify({ schema: 1, alpha: { claude: { expected_status: 'pass' } } }, null, 2);
    const found = 'expected the evidence of turns, found the baseline, which is for --baseline';
    const asLines = await check({ 'b.json': baseline, 't.jsonl': closed }, 'b.json', 't.jsonl');
    expect([asLines.code, asLines.out]).toEqual([
      2,
      `b.json  invalid  invalid_input: ${found}\n1 turn: 1 accepted, 0 rejected, 0 invalid, 1 file without a turn\n`,
    ]);
    const asTurn = await check({ 'b.json': baseline }, '--input', 'b.json');
    expect([asTurn.code, asTurn.err]).toEqual([2, `error: harness_join_check_invalid: ${found}\n`]);
  });

  test('answers every line of every file in order with --json', async () => {
    const args = ['a.jsonl', 'none.jsonl', '-', 'b.jsonl', '--json'];
    const { code, out, err } = await check({ 'a.jsonl': MIXED, 'b.jsonl': closed }, ...args);
    expect([code, err]).toEqual([2, '']);
    const lines = out.trimEnd().split('\n');
    const output = (result: string): object => ({ output: expect.objectContaining({ result }) as object });
    const error = (name: string): object => ({ error: { class: name, message: expect.any(String) as string } });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      { file: 'a.jsonl', line: 1, exit: 0, ...output('accepted') },
      { file: 'a.jsonl', line: 2, id: 'two', exit: 1, ...output('rejected') },
      { file: 'a.jsonl', line: 4, id: '3', exit: 0, ...output('accepted') },
      { file: 'a.jsonl', line: 5, exit: 1, ...output('rejected') },
      { file: 'a.jsonl', line: 6, id: 'six', exit: 2, ...error('harness_join_check_invalid') },
      { file: 'a.jsonl', line: 7, exit: 2, ...error('invalid_input') },
      { file: 'none.jsonl', line: null, exit: 2, ...error('not_found') },
      { file: '-', line: null, exit: 2, ...error('invalid_input') },
      { file: 'b.jsonl', line: 1, exit: 0, ...output('accepted') },
    ]);
  });

  test.each<[number, string]>([
    [0, `${closed}\n${closed}\n`],
    [1, `${closed}\n${open}\n${closed}\n`],
    [2, `${open}\n{}\n${closed}\n`],
    [2, ''],
    [2, '\n\n'],
    [2, `${closed}\n${closed.slice(0, -20)}`],
  ])('ends with %d', async (exit, turns) => {
    expect((await check({ 't.jsonl': turns }, 't.jsonl')).code).toBe(exit);
    expect((await cli(['typestate', 'check', '-'], { input: turns })).code).toBe(exit);
  });

  test('one file without a turn among others is no pass', async () => {
    const { code, out } = await check({ 'a.jsonl': closed, 'b.jsonl': '\n' }, 'a.jsonl', 'b.jsonl', '.');
    expect(code).toBe(2);
    expect(out).toMatch(
      /^b\.jsonl {2}invalid {2}invalid_input: expected JSON Lines of turns, found no line\n\. {2}invalid {2}/,
    );
    expect(out).toContain('1 turn: 1 accepted, 0 rejected, 0 invalid, 2 files without a turn\n');
  });

  test('a line beyond the cap is invalid, and the next one is judged', async () => {
    const long = `{"input":{"evidence":"${'x'.repeat(17 << 20)}"}}`;
    const { code, out } = await check({ 't.jsonl': `${long}\n${open}\n` }, 't.jsonl');
    expect(code).toBe(2);
    expect(out).toContain('t.jsonl:1  invalid  invalid_input: expected a line of at most 16 MiB');
    expect(out).toContain('t.jsonl:2  turn turn-1  rejected');
  });

  test('the numbers of a turn keep their digits in every form', async () => {
    const turns = ['1', '1.0', '9007199254740993'].map((number) => closed.replace('2.5', number));
    const lines = turns.flatMap((turn) => [turn, `{"input":${turn}}`, JSON.stringify({ inputText: turn })]);
    const { code, out } = await check({ 't.jsonl': lines.join('\n') }, 't.jsonl', '--json');
    expect(code).toBe(0);
    const reports = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.stringify((JSON.parse(line) as { output: object }).output));
    expect(new Set(reports).size).toBe(3);
    for (const [index, report] of reports.entries()) expect(report).toBe(reports[index - (index % 3)]);
  });

  test.each([[['-', '--batch']], [['-', '--input', 'x']], [['--batch', '--input', 'x']]])(
    '%j is refused',
    async (args) => {
      const { code, out, err } = await check({}, ...args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('expected either files, --input or --batch');
    },
  );

  test('memory does not grow with the turns that come through a pipe', { timeout: 180_000 }, async () => {
    const quiet = JSON.stringify(madeTurn([]));
    const peak = async (turns: number): Promise<number> => {
      function* lines(): Generator<string> {
        for (let turn = 0; turn < turns; turn += 100) yield `${quiet.replace('turn-1', `turn-${turn}`)}\n`.repeat(100);
      }
      const input = Readable.from(lines());
      const ran = await cliProcess(['typestate', 'check', '-', '--no-progress'], { input, nodeFlags: TELL_PEAK });
      expect([ran.code, ran.out]).toEqual([0, `${turns} turns: ${turns} accepted, 0 rejected, 0 invalid\n`]);
      return peakOf(ran);
    };
    const [few, many] = [await peak(10_000), await peak(100_000)];
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThan(1.5);
  });
});

describe('typestate from-transcript, through a pipe into the check', () => {
  const SAY_ONLY: Step[] = [{ say: 'Hello.' }];

  async function piped(client: string, transcript: string, ...flags: string[]): Promise<{ turns: Ran; checked: Ran }> {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 't.jsonl'), transcript);
    const turns = await cli(['typestate', 'from-transcript', '--provider', client, 't.jsonl', ...flags], { cwd });
    return { turns, checked: await cli(['typestate', 'check', '-'], { input: turns.out }) };
  }

  test.each(CLIENTS)('%s: a run that closed is accepted, one that was cut is not', async (client) => {
    const made = { steps: [{ load: 'alpha' }, { say: 'ALPHA' }] };
    expect((await piped(client, madeTranscript(client, made))).checked.code).toBe(0);
    const cut = await piped(client, madeTranscript(client, { steps: [{ load: 'alpha' }], ending: 'cut' }));
    expect([cut.turns.code, cut.checked.code]).toEqual([0, 1]);
  });

  test.each(CLIENTS)('%s: a transcript without any turn is no pass', async (client) => {
    const transcript = madeTranscript(client, { steps: SAY_ONLY, ending: 'cut' });
    const { turns, checked } = await piped(client, transcript);
    expect(turns).toMatchObject({ code: 3, out: '' });
    expect(turns.err).toContain('t.jsonl: expected a turn, found none');
    expect(checked.code).toBe(2);
    const asJson = await piped(client, transcript, '--json');
    expect(JSON.parse(asJson.turns.out)).toMatchObject({ error: { code: 'not_comparable' } });
    expect(asJson.checked.code).toBe(2);
  });

  test('turns of a transcript that is refused at its end are no pass', async () => {
    const steps = Array.from({ length: 40 }, (_, index): Step => ({ run: `echo ${index}`, output: String(index) }));
    const lines = madeTranscript('claude', { steps }).trimEnd().split('\n');
    const call = lines.findLast((line) => line.includes('"tool_use"')) ?? '';
    const broken = call.replaceAll(/"input":\{/g, '"input":{"n":1e999,');
    expect(broken).not.toBe(call);
    const { turns, checked } = await piped('claude', [...lines, broken].join('\n'));
    expect(turns.code).toBe(2);
    expect(JSON.parse(turns.out.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
      error: { code: 'invalid_input' },
    });
    expect(checked.code).toBe(2);
    expect(checked.out).toMatch(/, 1 invalid\n$/);
  });
});
