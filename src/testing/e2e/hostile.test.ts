import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { UnitResult } from '../../contracts/results.ts';
import { CLIENTS, madeTranscript, type Client, type MadeTranscript } from '../made-transcript.ts';
import { BASELINE, baselineOf, caseOf, CASES, CONFIG, everyClient, loads, pullRequest } from './pull-request.ts';
import { action, cli, cliProcess, peakOf, TELL_PEAK, temporaryFolder } from './run-bundle.ts';

async function scored(
  client: Client,
  transcript: string | Uint8Array,
  definition: object = caseOf('alpha'),
): Promise<UnitResult> {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'case.json'), JSON.stringify(definition));
  writeFileSync(join(cwd, 't.jsonl'), transcript);
  const flags = ['--case', 'case.json', '--transcript', 't.jsonl', '--exit-code', '0', '--json'];
  const { code, out, err } = await cli(['score', '--provider', client, ...flags], { cwd });
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as UnitResult;
}

describe.each(CLIENTS)('a transcript of %s that is', (client) => {
  const good = madeTranscript(client, loads('alpha'));
  const negative = { case_id: 'quiet', prompt: 'What is 2+2?', disallowed_skills: ['other-skill'] };
  const talk = madeTranscript(client, { steps: [{ say: 'Four.' }] });
  const lastLine = good.trimEnd().split('\n').at(-1) ?? '';

  test.each<[string, string | Uint8Array]>([
    ['empty', ''],
    ['one newline', '\n'],
    ['NUL bytes', Buffer.alloc(4096)],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
    ['of another encoding', Buffer.from(good, 'utf16le')],
    ['cut in the middle of a line', good.slice(0, good.length - lastLine.length - 20)],
    ['cut before its last line', good.slice(0, good.length - lastLine.length - 1)],
    ['a JSON document of its own', '{"a": 1}'],
    ['nested without end', `${'['.repeat(2_000_000)}\n`],
    ['nested without end in an event', `{"type":"assistant","message":${'{"content":'.repeat(100_000)}\n`],
    ['only a page of HTML', '<html><body>502 Bad Gateway</body></html>\n'],
  ])('%s is infrastructure, for positive and negative cases alike', async (_name, transcript) => {
    for (const definition of [caseOf('alpha'), negative]) {
      expect(await scored(client, transcript, definition)).toMatchObject({ status: 'infra_error', failure_kind: null });
    }
  });

  test('with a byte order mark, noise, colours, NUL bytes and bad bytes around its lines is read', async () => {
    const [first = '', ...rest] = good.trimEnd().split('\n');
    const bytes = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(`(node:1) Warning: x\n\u001B[2K\u001B[32m${first}\u001B[0m\r\n`),
      Buffer.from([0x00, 0xff, 0xfe, 0x0a]),
      Buffer.from(rest.join('\n\n')),
    ]);
    expect(await scored(client, bytes)).toMatchObject({ status: 'pass', token_hits: { 'alpha-skill': { tier: 1 } } });
  });

  test('cut anywhere never passes, neither for a positive nor for a negative case', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'cases.json'), JSON.stringify([caseOf('alpha'), negative]));
    const whole = Buffer.from(good.trimEnd());
    const step = Math.ceil(whole.length / 60);
    const sampled = [...Array.from({ length: 60 }, (_, index) => index * step), 1, 10, whole.length - 1];
    const ends = [...new Set(sampled)].filter((end) => end < whole.length);
    const lines = ends.flatMap((end) => {
      writeFileSync(join(cwd, `${end}.jsonl`), whole.subarray(0, end));
      return ['alpha', 'quiet'].map((id) =>
        JSON.stringify({
          id: `${id} ${end}`,
          case: 'cases.json',
          case_id: id,
          agent: client,
          transcript: `${end}.jsonl`,
          exit_code: 0,
        }),
      );
    });
    const { code, out } = await cli(['score', '--batch'], { cwd, input: lines.join('\n') });
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as UnitResult & { id: string });
    expect(answers).toHaveLength(lines.length);
    expect(answers.filter((unit) => unit.status !== 'infra_error').map((unit) => [unit.id, unit.status])).toEqual([]);
  });

  test('complete passes, and says that nothing is infrastructure', async () => {
    expect(await scored(client, good)).toMatchObject({ status: 'pass', infra_reason: null });
    expect(await scored(client, talk, negative)).toMatchObject({ status: 'pass', infra_reason: null });
  });
});

describe('size', () => {
  test('a line of 100 MB is streamed: hits stand, absence proves nothing, memory stays low', async () => {
    const cwd = temporaryFolder();
    const lines = madeTranscript('claude', loads('alpha')).split('\n');
    const file = openSync(join(cwd, 't.jsonl'), 'w');
    writeSync(file, `${lines.slice(0, 4).join('\n')}\n{"type":"user","message":{"content":"`);
    for (let index = 0; index < 100; index += 1) writeSync(file, 'x'.repeat(1 << 20));
    writeSync(file, `"}}\n${lines.slice(4).join('\n')}`);
    closeSync(file);
    const score = async (definition: object): Promise<[UnitResult, number]> => {
      writeFileSync(join(cwd, 'case.json'), JSON.stringify(definition));
      const flags = ['--case', 'case.json', '--transcript', 't.jsonl', '--exit-code', '0', '--json'];
      const ran = await cliProcess(['score', '--provider', 'claude', ...flags], { cwd, nodeFlags: TELL_PEAK });
      return [JSON.parse(ran.out) as UnitResult, peakOf(ran) / 1024];
    };
    const [found, peak] = await score(caseOf('alpha'));
    expect(found).toMatchObject({ status: 'pass', warnings: [expect.stringContaining('1 line') as string] });
    expect(peak).toBeLessThan(400);
    const [absent] = await score(caseOf('beta'));
    expect(absent).toMatchObject({ status: 'infra_error', infra_reason: 'oversize' });
  });

  test('a case file, a results file and a baseline of 100 MB are refused', async () => {
    const cwd = temporaryFolder();
    const file = openSync(join(cwd, 'big.json'), 'w');
    ftruncateSync(file, 100 * 1024 * 1024);
    closeSync(file);
    writeFileSync(join(cwd, 'cases.json'), JSON.stringify([caseOf('alpha')]));
    for (const args of [
      ['validate', 'big.json'],
      ['gate', '--cases', 'cases.json', '--results', 'big.json', '--baseline', 'big.json'],
      ['explain', 'x', '--results', 'big.json'],
      ['score', '--case', 'big.json', '--provider', 'claude', '--transcript', 'cases.json'],
    ]) {
      const { code, out, err } = await cli(args, { cwd });
      expect(code).toBe(2);
      expect(out + err).toMatch(/expected at most 64 MiB, found 100 MiB/);
    }
  });
});

describe('names', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '0', '-'.repeat(0) + 'x'.repeat(150)];

  test('that every object has are cases like any other', async () => {
    const pr = pullRequest({
      [CASES]: names.map((id) => caseOf(id)),
      [BASELINE]: baselineOf(Object.fromEntries(names.map((id) => [id, 'pass' as const]))),
    });
    pr.record(Object.fromEntries(names.map((id) => [id, everyClient(loads(id))])));
    const gated = await pr.gate((await pr.replay()).folder);
    expect([gated.code, gated.result?.counts['held']]).toEqual([0, names.length * 3]);
    pr.record({ constructor: everyClient<MadeTranscript>({ steps: [{ say: 'No.' }] }) });
    const failed = await pr.gate((await pr.replay()).folder);
    expect([failed.code, failed.result?.counts['regression']]).toEqual([1, 3]);
    expect((await pr.run(['bless', '--results', pr.artifacts, '--dry-run'])).code).toBe(2);
  });

  test('that every object has are missing from baselines that do not name them', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('constructor')], [BASELINE]: '{}' });
    pr.record({ constructor: everyClient(loads('constructor')) });
    const gated = await pr.gate((await pr.replay()).folder);
    expect([gated.code, gated.cell('constructor', 'codex')?.delta]).toEqual([1, 'missing_baseline']);
  });

  test.each(['../up', 'a/b', '.hidden', 'a b', '__proto__', '', 'a\u0000b', 'ünïcode', '-flag', 'a\nb'])(
    '%j is no case id',
    async (id) => {
      const pr = pullRequest({ [CASES]: [caseOf('alpha'), { ...caseOf('x'), case_id: id }] });
      pr.record({ alpha: everyClient(loads('alpha')) });
      for (const args of [['validate'], ['replay', '--transcripts', pr.recordings], ['plan']]) {
        const { code, out, err } = await pr.run(args);
        expect(code).toBe(2);
        expect(out + err).toMatch(/case_id: expected a text that matches/);
      }
      expect(existsSync(join(pr.fixture.directory, 'up'))).toBe(false);
    },
  );

  test.each([
    [CONFIG, 'providers:\n  __proto__:\n'],
    [CONFIG, 'providers:\n  ../x:\n'],
    [BASELINE, '{"alpha": {"__proto__": {"expected_status": "fail"}}}'],
    [BASELINE, '{"__proto__": {"claude": {"expected_status": "fail"}}}'],
    [BASELINE, '{"../x": {"claude": {"expected_status": "fail"}}}'],
    [BASELINE, '{"alpha": {"claude": {"__proto__": null, "expected_status": "fail"}}}'],
  ])('%s: %j is refused', async (path, text) => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [path]: text });
    const { code, out, err } = await pr.run(['validate']);
    expect(code).toBe(2);
    expect(out + err).toContain(path);
  });

  test('"constructor" is a provider that nobody can read', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [CONFIG]: 'providers:\n  constructor:\n' });
    mkdirSync(join(pr.recordings, 'constructor'), { recursive: true });
    writeFileSync(join(pr.recordings, 'constructor/alpha.jsonl'), '{}\n');
    const { code, err } = await pr.run(['replay', '--transcripts', pr.recordings]);
    expect(code).toBe(2);
    expect(err).toContain('expected one of claude, codex, copilot, found "constructor"');
  });

  test('paths with spaces, quotes and dollars work, and the explaining command survives a shell', async () => {
    const pr = pullRequest({ [CASES]: [caseOf('alpha')], [BASELINE]: baselineOf({ alpha: 'pass' }) });
    pr.record({ alpha: everyClient<MadeTranscript>({ steps: [{ say: 'No.' }] }) });
    const root = `../it's $HOME; "here"`;
    const ran = await pr.run(['replay', '--transcripts', pr.recordings, '--artifacts-root', root, '--json']);
    expect(ran.code).toBe(0);
    const gated = await pr.gate(root);
    expect(gated.code).toBe(1);
    expect(gated.cell('alpha', 'codex')?.explain).toMatch(
      / --results '\.\.\/it'\\''s \$HOME; "here"\/[0-9a-f-]+\/results\.json'$/,
    );
  });

  test('prompts with shell text are only text', async () => {
    const prompt = '$(touch pwned) `touch pwned`; touch pwned | tee %PATH% && "quoted" \'single\' --flag \u0000';
    const pr = pullRequest({ [CASES]: [caseOf('alpha', { prompt })], [BASELINE]: baselineOf({ alpha: 'pass' }) });
    pr.record({ alpha: everyClient(loads('alpha')) });
    expect((await pr.gate((await pr.replay()).folder)).code).toBe(0);
    expect(readdirSync(pr.repository.path)).not.toContain('pwned');
  });
});

describe('secrets', () => {
  // Made up, in the forms that issuers use; put together here so that no scanner takes this file for a leak.
  const SECRETS = [
    `sk-ant-api03-${'Qw3rTyUiOp9AsDfGhJkL'.repeat(3)}`,
    `ghp_${'Zx8CvBnM2kLpOiUyTrEw'.repeat(2).slice(0, 36)}`,
    `github_pat_${'11ABCDEFG0'.repeat(8)}`,
    ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
  ];
  const [KEY = ''] = SECRETS;

  /** Any eight characters of a secret in a row. */
  function leaks(text: string, secret: string): readonly string[] {
    const parts = Array.from({ length: secret.length - 7 }, (_, index) => secret.slice(index, index + 8));
    return parts.filter(
      (part) =>
        ![
          'sk-ant-a',
          'k-ant-ap',
          '-ant-api',
          'ant-api0',
          'nt-api03',
          't-api03-',
          'github_p',
          'ithub_pa',
          'thub_pat',
          'hub_pat_',
        ].includes(part) && text.includes(part),
    );
  }

  test('are in none of the documents, logs and pages, wherever a transcript says them', async () => {
    const said = SECRETS.join(' ');
    const steps: MadeTranscript = {
      steps: [
        { say: `The alpha-skill needs ${said}` },
        { run: `curl -H "Authorization: Bearer ${KEY}" https://user:${KEY}@example.com/alpha-skill/SKILL.md` },
        { refused: 'alpha-skill' },
        { say: 'Done.' },
      ],
      catalogue: ['alpha-skill'],
    };
    const pr = pullRequest({
      [CASES]: [caseOf('alpha'), caseOf('beta')],
      [BASELINE]: baselineOf({ alpha: 'pass', beta: 'pass' }),
    });
    pr.record({ alpha: everyClient(steps) });
    pr.record({ beta: everyClient('') }, { exitCode: 1 });
    for (const client of CLIENTS) {
      writeFileSync(join(pr.recordings, client, 'beta.stderr.txt'), `error: invalid key ${'x'.repeat(250)} ${said}\n`);
    }
    const { folder } = await pr.replay();
    const ran = await action('gate', { inputs: { results: folder, 'base-ref': 'main' }, cwd: pr.repository.path });
    expect(ran.code).toBe(1);
    const unit = await pr.run(['explain', 'alpha/codex', '--results', folder]);
    const texts: Record<string, string> = {
      ...Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      'gate-report.json': readFileSync(ran.outputs['report'] ?? '', 'utf8'),
      log: ran.out,
      summary: ran.summary,
      explain: unit.out,
    };
    for (const [name, text] of Object.entries(texts)) {
      for (const secret of SECRETS) expect([name, leaks(text, secret)]).toEqual([name, []]);
    }
    expect(texts['results.json']).toContain('[redacted]');
  });

  test('are not cut into pieces that no form fits any more', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'case.json'), JSON.stringify(caseOf('alpha')));
    const lines: string[] = [];
    for (const client of CLIENTS) {
      for (let distance = 0; distance < 560; distance += 9) {
        for (const side of ['before', 'after']) {
          const [left, right] =
            side === 'before'
              ? [`${KEY} ${'x '.repeat(distance / 2)}`, '']
              : ['', `${' x'.repeat(distance / 2)} ${KEY}`];
          const name = `${client}-${distance}-${side}.jsonl`;
          const steps = [{ say: `${'y '.repeat(400)}${left}alpha-skill${right}${' z'.repeat(400)}` }];
          writeFileSync(join(cwd, name), madeTranscript(client, { steps, catalogue: ['alpha-skill'] }));
          lines.push(JSON.stringify({ id: name, case: 'case.json', agent: client, transcript: name, exit_code: 0 }));
        }
      }
    }
    const { code, out } = await cli(['score', '--batch'], { cwd, input: lines.join('\n') });
    expect(code).toBe(0);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as UnitResult & { id: string });
    expect(answers).toHaveLength(lines.length);
    const leaking = answers.filter((unit) => leaks(unit.token_hits['alpha-skill']?.proof_line ?? '', KEY).length > 0);
    expect(leaking.map((unit) => unit.id)).toEqual([]);
    // The line that proves it still shows the skill, and keeps to its length.
    expect(
      answers.filter((unit) => unit.token_hits['alpha-skill']?.proof_line.includes('alpha-skill') !== true),
    ).toEqual([]);
    expect(
      Math.max(...answers.map((unit) => unit.token_hits['alpha-skill']?.proof_line.length ?? 0)),
    ).toBeLessThanOrEqual(500);
  });

  test('in names that a transcript makes up are not stored, and neither are names without end', async () => {
    const steps: MadeTranscript = {
      steps: [{ load: `skill-${KEY}` }, { load: 'x'.repeat(100_000) }, { load: 'alpha-skill' }, { say: '.' }],
      catalogue: [],
    };
    for (const client of CLIENTS) {
      const unit = await scored(client, madeTranscript(client, steps));
      expect(unit.status).toBe('pass');
      expect(leaks(JSON.stringify(unit), KEY)).toEqual([]);
      expect(JSON.stringify(unit).length).toBeLessThan(20_000);
    }
  });

  test('at the end of what is kept of a final message are not cut into pieces', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'case.json'), JSON.stringify(caseOf('alpha')));
    const lines = Array.from({ length: 40 }, (_, index) => {
      const result = `You have hit your usage limit. ${'x'.repeat(400 + index * 3)} ${KEY}`;
      const [init = '', , end = ''] = madeTranscript('claude', { steps: [{ say: result }] }).split('\n');
      const last = { ...(JSON.parse(end) as object), result, usage: { input_tokens: 0, output_tokens: 0 } };
      writeFileSync(join(cwd, `${index}.jsonl`), `${init}\n${JSON.stringify(last)}\n`);
      return JSON.stringify({ case: 'case.json', agent: 'claude', transcript: `${index}.jsonl`, exit_code: 0 });
    });
    const { out } = await cli(['score', '--batch'], { cwd, input: lines.join('\n') });
    const units = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as UnitResult);
    expect(new Set(units.map((unit) => unit.infra_reason))).toEqual(new Set(['rate_limited']));
    expect(units.flatMap((unit) => leaks(unit.error ?? '', KEY))).toEqual([]);
  });

  test('at the end of what is kept of standard error are not cut into pieces either', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'case.json'), JSON.stringify(caseOf('alpha')));
    writeFileSync(join(cwd, 't.jsonl'), '');
    const lines: string[] = [];
    for (const [limit, step] of [
      [300, 6],
      [4000, 9],
    ] as const) {
      for (let start = limit - 80; start <= limit; start += step) {
        writeFileSync(join(cwd, `${limit}-${start}.txt`), `${'x'.repeat(start - 1)} ${KEY}\n`);
        lines.push(
          JSON.stringify({
            case: 'case.json',
            agent: 'claude',
            transcript: 't.jsonl',
            exit_code: 1,
            stderr: `${limit}-${start}.txt`,
          }),
        );
      }
    }
    const { out } = await cli(['score', '--batch'], { cwd, input: lines.join('\n') });
    const errors = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as UnitResult).error ?? '');
    expect(errors).toHaveLength(lines.length);
    expect(errors.flatMap((text) => leaks(text, KEY))).toEqual([]);
  });
});
