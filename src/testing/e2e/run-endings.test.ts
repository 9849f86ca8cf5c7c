import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { begun, IDLE, loading, refusal, transcript, type Act, type Script } from './fake-client.ts';
import { isAlive, linesOf, runBench, type RunBench } from './run-bench.ts';
import type { Conflict } from '../../contracts/conflict.ts';
import type { Results, UnitResult } from '../../contracts/results.ts';

/** What a client says when the account is used up: an answer like any other, that cost nothing. */
const LIMIT_MESSAGE: Act = {
  print: [
    { type: 'system', subtype: 'init', session_id: '{unit}', tools: ['Skill'], model: 'claude-sonnet-4-5' },
    {
      type: 'result',
      subtype: 'success',
      is_error: false,
      session_id: '{unit}',
      usage: { input_tokens: 0, output_tokens: 0 },
      result: "You've hit your usage limit. It resets at 3pm.",
    },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
};

function base64(bytes: Uint8Array): Act {
  return { bytes: Buffer.from(bytes).toString('base64') };
}

/** A run whose text holds characters of several bytes, written in pieces that end inside of them. */
function split(id: string): readonly Act[] {
  const whole = loading(id, { say: 'Übergrößenträger 漢字 🦀' });
  const bytes = Buffer.from('print' in whole ? whole.print.replaceAll('{unit}', 'one-session') : '');
  const at = bytes.indexOf(Buffer.from('🦀')) + 2;
  const inner = bytes.indexOf(Buffer.from('漢')) + 1;
  return [bytes.subarray(0, inner), bytes.subarray(inner, at), bytes.subarray(at)].map(base64);
}

function invalid(id: string): readonly Act[] {
  const whole = loading(id, { say: 'bad BYTES here' });
  const text = 'print' in whole ? whole.print.replaceAll('{unit}', 'another-session') : '';
  const [before = '', after = ''] = text.split('BYTES');
  return [
    base64(Buffer.from(before)),
    base64(Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80])),
    base64(Buffer.from(after)),
  ];
}

function cutAt64KiB(id: string): Act {
  const whole = loading(id, { say: 'x'.repeat(200 * 1024) });
  return { print: 'print' in whole ? whole.print.slice(0, 64 * 1024) : '' };
}

async function replayed(bench: RunBench, folder: string): Promise<Results> {
  const ran = await bench.pr.run([
    'replay',
    '--transcripts',
    join(folder, 'transcripts'),
    '--artifacts-root',
    '../again',
    '--json',
  ]);
  expect(ran.code).toBe(0);
  return JSON.parse(ran.out) as Results;
}

/** Those between a row and its transcript. */
async function conflictsOf(bench: RunBench, folder: string): Promise<readonly Conflict[]> {
  const { code, out } = await bench.pr.run(['conflict', 'resolve', '--results', folder, '--json']);
  const { conflicts } = JSON.parse(out) as { readonly conflicts: readonly Conflict[] };
  expect(code).toBe(conflicts.every((one) => one.resolution_successful) ? 0 : 1);
  return conflicts.filter((one) => one.conflict_type === 'critic_vs_coder');
}

/** What a verdict consists of. */
function verdictOf(unit: UnitResult): object {
  const { case_id, status, infra_reason, failure_kind, failure_category, missing, timed_out, exit_code, limit, error } =
    unit;
  return { case_id, status, infra_reason, failure_kind, failure_category, missing, timed_out, exit_code, limit, error };
}

const noSurvivors = (unit: UnitResult): unknown => unit.attempts?.map(({ survivors }) => survivors);

test('how clients end, in one batch', async () => {
  const script = (outside: string): Script => ({
    cut: [cutAt64KiB('cut')],
    'cut-negative': [cutAt64KiB('other')],
    'goes-on': [loading('goes-on'), { onTerm: 7 }, { hang: true }],
    'leaves-group': [loading('leaves-group'), { leave: 'same group', file: join(outside, 'group') }],
    'leaves-session': [loading('leaves-session'), { leave: 'own session', file: join(outside, 'session') }],
    'api-error': [refusal(529, 'API Error: 529 Overloaded')],
    limit: [LIMIT_MESSAGE],
    large: [begun('large'), { flood: 80 }, loading('large')],
    'large-negative': [{ flood: 80 }, IDLE],
    split: split('split'),
    invalid: invalid('invalid'),
    'timeout-enough': [begun('timeout-enough'), { onTerm: 3 }, { hang: true }],
    'timeout-deaf': [begun('timeout-deaf'), { onTerm: 'nothing' }, { hang: true }],
    'timeout-short': [
      { print: transcript('claude', { steps: [{ say: 'Let me see.' }], ending: 'cut' }) },
      { hang: true },
    ],
    'timeout-silent': [{ hang: true }],
    // The end of an old background task, and then the work begins.
    'timeout-resumed': [LIMIT_MESSAGE, begun('timeout-resumed'), { hang: true }],
    'bad-exit': [loading('bad-exit'), { exit: 1 }],
  });
  const negative = { expected_skill: undefined, disallowed_skills: ['other-skill', 'large-negative-skill'] };
  const bench = runBench({
    script,
    cases: { 'cut-negative': { ...negative, disallowed_skills: ['never-skill'] }, 'large-negative': negative },
  });
  const ran = await bench.run(['--max-parallel', '16', '--timeout-seconds', '8', '--retries', '0']);
  expect(ran.err).not.toContain('error:');
  expect(ran.code).toBe(0);

  // Cut within a line, with exit code 0: that a skill was used stands, that none was cannot be known.
  expect(ran.unit('cut')).toMatchObject({ status: 'infra_error', infra_reason: 'incomplete', exit_code: 0 });
  expect(ran.unit('cut-negative')).toMatchObject({ status: 'infra_error', infra_reason: 'incomplete' });

  const goesOn = ran.unit('goes-on');
  expect(goesOn).toMatchObject({ status: 'pass', timed_out: false });
  expect(goesOn.warnings).toContain('the client went on after its terminal event and was ended');
  expect(goesOn.attempts).toMatchObject([{ termination: 'killed_after_end', exit_code: 7 }]);

  for (const [id, file] of [
    ['leaves-group', 'group'],
    ['leaves-session', 'session'],
  ] as const) {
    const unit = ran.unit(id);
    expect(unit).toMatchObject({ status: 'pass', timed_out: false, exit_code: 0 });
    expect(unit.attempts?.[0]?.termination).toBe('exited');
    expect(unit.attempts?.[0]?.survivors).toBeGreaterThanOrEqual(1);
    expect(unit.warnings).toContainEqual(
      expect.stringMatching(
        /^(?:1 process outlived the client and was|(?!1 )\d+ processes outlived the client and were) ended$/,
      ),
    );
    expect(isAlive(Number(linesOf(join(bench.outside, file))[0]))).toBe(false);
  }

  expect(ran.unit('api-error')).toMatchObject({ status: 'infra_error', infra_reason: 'api_error', exit_code: 0 });
  expect(ran.unit('limit')).toMatchObject({ status: 'infra_error', infra_reason: 'rate_limited', exit_code: 0 });

  expect(ran.unit('large')).toMatchObject({ status: 'pass' });
  expect(ran.unit('large').warnings).toContain('1 line over the size limit not read');
  expect(ran.unit('large-negative')).toMatchObject({ status: 'infra_error', infra_reason: 'oversize' });

  expect(ran.unit('split')).toMatchObject({ status: 'pass', warnings: [] });
  expect(readFileSync(join(ran.folder, 'transcripts/claude/split.jsonl'), 'utf8')).toContain(
    'Übergrößenträger 漢字 🦀',
  );
  expect(ran.unit('invalid').status).toBe('pass');
  expect(ran.unit('invalid').warnings).toEqual([expect.stringMatching(/bytes that are not valid text/)]);

  // The exit code of a client that was told to end never decides.
  expect(ran.unit('timeout-enough')).toMatchObject({ status: 'pass', timed_out: true });
  expect(ran.unit('timeout-enough').attempts).toMatchObject([{ termination: 'timeout', exit_code: 3, signal: null }]);
  expect(ran.unit('timeout-deaf')).toMatchObject({ status: 'pass', timed_out: true });
  expect(ran.unit('timeout-deaf').attempts).toMatchObject([{ termination: 'timeout', signal: 'SIGKILL' }]);
  expect(ran.unit('timeout-short')).toMatchObject({ status: 'fail', timed_out: true, failure_category: 'timeout' });
  const resumed = ran.unit('timeout-resumed');
  expect(resumed).toMatchObject({ status: 'pass', timed_out: true, attempts: [{ termination: 'timeout' }] });
  expect(ran.unit('timeout-silent')).toMatchObject({ status: 'infra_error', failure_category: 'timeout' });

  expect(ran.unit('bad-exit').status).toBe('pass');
  expect(ran.unit('bad-exit').warnings).toEqual(['the client ended with exit code 1 after a clean terminal event']);
  expect(noSurvivors(ran.unit('bad-exit'))).toEqual([0]);

  const reasons = { cut: 'retries_exhausted', 'large-negative': 'insufficient_evidence', 'timeout-deaf': 'timeout' };
  for (const unit of ran.results?.results ?? []) {
    const expected = (reasons as Partial<Record<string, string>>)[unit.case_id];
    if (expected !== undefined) expect([unit.case_id, unit.termination?.reason]).toEqual([unit.case_id, expected]);
  }
  expect(ran.results?.termination).toMatchObject({ kind: 'batch', reason: 'success', suggested_action: 'abandon' });
  const written = [ran.results?.termination, ...(ran.results?.results ?? []).map(({ termination }) => termination)];
  const stored = await bench.records(['list']);
  expect(new Map(stored.map((record) => [record.run_id, record]))).toEqual(
    new Map(written.map((record) => [record?.run_id, record])),
  );

  // A transcript says again what its row does; one that does not is a conflict that nobody has decided.
  expect(await conflictsOf(bench, ran.folder)).toEqual([]);
  const file = join(ran.folder, 'results.json');
  const text = readFileSync(file, 'utf8');
  const changed = JSON.parse(text) as Results;
  for (const unit of changed.results) if (unit.case_id === 'bad-exit') unit.status = 'fail';
  writeFileSync(file, JSON.stringify(changed));
  expect(await conflictsOf(bench, ran.folder)).toMatchObject([
    { conflict_type: 'critic_vs_coder', strategy_applied: 'request_user_input', final_decision: 'escalated' },
  ]);
  expect(await bench.records(['list', '--reason', 'conflicting_agents'])).toMatchObject([{ kind: 'conflict' }]);
  writeFileSync(file, text);

  // What is stored says the same again, and nothing of the units is left.
  const again = await replayed(bench, ran.folder);
  expect(again.termination).toEqual(ran.results?.termination);
  expect(again.results.map(({ termination }) => termination)).toEqual(
    ran.results?.results.map(({ termination }) => termination),
  );
  expect(again.results.map(verdictOf)).toEqual(ran.results?.results.map(verdictOf));
  expect(readdirSync(bench.temporary)).toEqual([]);
});

describe('limits', () => {
  const turn = transcript('claude', { steps: [{ run: 'ls' }], ending: 'cut' })
    .split('\n')
    .slice(1)
    .join('\n');

  test('of turns and of output: what was there until then is scored', async () => {
    const bench = runBench({
      script: () => ({
        'turns-enough': [begun('turns-enough'), { turns: turn }],
        'turns-short': [begun('other'), { turns: turn }],
        'output-enough': [begun('output-enough'), { flood: 3 }, { hang: true }],
        'output-short': [begun('other'), { flood: 3 }, { hang: true }],
      }),
    });
    const ran = await bench.run(['--max-turns', '3', '--max-output-mib', '2', '--retries', '0']);
    expect(ran.unit('turns-enough')).toMatchObject({ status: 'pass', limit: 'turns', timed_out: false });
    expect(ran.unit('turns-enough').attempts).toMatchObject([{ termination: 'turn_limit', signal: 'SIGKILL' }]);
    expect(ran.unit('turns-short')).toMatchObject({ status: 'fail', failure_category: 'assertion', limit: 'turns' });
    expect(ran.unit('output-enough')).toMatchObject({ status: 'pass' });
    expect(ran.unit('output-enough').attempts).toMatchObject([{ termination: 'output_limit' }]);
    expect(ran.unit('output-enough').warnings).toContain(
      'the run was ended because it wrote more than the limit allows',
    );
    expect(ran.unit('output-short')).toMatchObject({ status: 'infra_error', infra_reason: 'oversize' });
    const reasons = ran.results?.results.map(({ termination }) => termination?.reason);
    expect(reasons).toEqual(Array(4).fill('budget_exhausted'));
    const again = await replayed(bench, ran.folder);
    expect(again.results.map(verdictOf)).toEqual(ran.results?.results.map(verdictOf));
  });

  test('the flag of a provider goes before its configuration, and that before the flag for all', async () => {
    const bench = runBench({
      script: () => ({ slow: [begun('slow'), { hang: true }] }),
      config:
        'providers:\n  claude:\n    timeout: 600\n  second:\n    command: [second]\n    reader: claude\n    timeout: 3\n',
      others: () => ({ second: { slow: [begun('slow'), { hang: true }] } }),
    });
    const ran = await bench.run(['--timeout-seconds', '600', '--provider-timeout', 'claude:3']);
    expect(ran.unit('slow')).toMatchObject({ status: 'pass', timed_out: true });
    expect(ran.unit('slow', 'second')).toMatchObject({ status: 'pass', timed_out: true });
  });
});
