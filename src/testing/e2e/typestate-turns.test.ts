import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CLIENTS, madeTranscript } from '../made-transcript.ts';
import type { TurnSeen } from '../transcripts/turns-of.ts';
import { house } from './house.ts';
import { cli, cliProcess, temporaryFolder } from './run-bundle.ts';

function turns(args: readonly string[], cwd = house()): ReturnType<typeof cli> {
  return cli(['typestate', 'from-transcript', ...args], { cwd });
}

test.each(CLIENTS)('the turns of a transcript of %s, one JSON document for each', async (client) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 't.jsonl'), madeTranscript(client, { steps: [{ load: 'alpha' }, { say: 'ALPHA' }] }));
  const { code, out, err } = await turns(['--provider', client, 't.jsonl', '--json'], cwd);
  expect([code, err]).toEqual([0, '']);
  const seen = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TurnSeen);
  expect(seen.map(({ turn, input }) => [turn, input.evidence.toolUse.map((row) => row['disposition'])])).toEqual([
    [1, ['observed']],
    [2, []],
  ]);
  expect(seen[0]?.input.evidence.trajectoryRefs).toEqual([`t.jsonl#L${seen[0]?.line}`]);
});

test('a line that was lost is told, and its turn is not accepted', async () => {
  const cwd = temporaryFolder();
  const made = madeTranscript('claude', { steps: [{ load: 'alpha' }, { say: 'ALPHA' }] });
  writeFileSync(join(cwd, 't.jsonl'), made.replace(/\n(?=[^\n]*"type":"result")/, '\n{"type":"assistant","mess\n'));
  const { out } = await turns(['--provider', 'claude', 't.jsonl'], cwd);
  const seen = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TurnSeen);
  expect(seen.map(({ unreadable }) => unreadable?.map(({ kind }) => kind))).toEqual([undefined, ['damaged']]);
  const checked = await cli(['typestate', 'check', '--batch'], { input: out });
  expect([checked.code, checked.out.split('\n').map((line) => /"exit":(\d)/.exec(line)?.[1])]).toEqual([
    2,
    ['0', '2', undefined],
  ]);
});

test('a run that was ended says why', async () => {
  const file = 'cases/transcripts/claude-hang-after-skill.jsonl';
  const args = ['typestate', 'from-transcript', '--provider', 'claude', file, '--timed-out'];
  const { out } = await cliProcess(args, { cwd: house() });
  expect((JSON.parse(out) as TurnSeen).input.transcript['interruption']).toEqual({ cause: 'timeout', line: 5 });
});

test.each([
  [['--provider', 'claude', 'cases/transcripts/claude-skill-alpha-text.txt'], 'expected the JSON stream of claude'],
  [['--provider', 'claude', 'cases/transcripts/none.jsonl'], 'none.jsonl'],
  [['--provider', 'gemini', 'cases/transcripts/claude-skill-alpha.jsonl'], 'expected one of claude, codex, copilot'],
])('%o is refused', async (args, message) => {
  const { code, out, err } = await turns(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});
