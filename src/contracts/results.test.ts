import { describe, expect, test } from 'vitest';
import { terminationRecord } from '../governance/termination/termination-record.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { batchOf } from '../testing/gate-input-builder.ts';
import { HITS, hitsOf } from '../testing/unit-result-builder.ts';
import { documentText } from './document-text.ts';
import {
  isAnyCall,
  missingName,
  missingText,
  parseResults,
  summarize,
  unrecordedUnits,
  type Results,
} from './results.ts';

const SAMPLE: Results = batchOf({
  alpha: {
    claude: [
      {
        token_hits: Object.fromEntries(hitsOf({ ...HITS, __proto__: 'loaded' })),
        missing: [{ token: 'x', reason: 'absent', required_tier: 1, best_tier: null }],
        usage: { input_tokens: 1, output_tokens: 2, cost_usd: 0.25, turns: null },
        transcript: { path: 'a.jsonl', sha256: 'f'.repeat(64), bytes: 7 },
        skills_available: ['x'],
        error: 'half a character \ud83d is escaped',
      },
      'fail',
    ],
    codex: ['infra_error'],
  },
}).results;

/** A deep copy with one value set, or removed where it is `undefined`. */
function changed(path: string, value: unknown): string {
  const copy = structuredClone(SAMPLE) as unknown;
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let target = copy as Record<string, unknown>;
  for (const part of parts) target = target[part] as Record<string, unknown>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return JSON.stringify(copy);
}

function problemsIn(text: string): string[] {
  try {
    parseResults(text, 'results.json');
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    expect(error.code).toBe('invalid_input');
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace('results.json:1: ', ''));
  }
  return [];
}

test('results come back as what they were, and as the same text', () => {
  const text = documentText(SAMPLE);
  const read = parseResults(text, 'results.json');
  expect(read).toEqual(SAMPLE);
  expect(documentText(read)).toBe(text);
  expect(text.endsWith('}\n')).toBe(true);
  expect(Object.keys(read)).toEqual(Object.keys(read).toSorted());
});

describe('what is no results file', () => {
  test.each<[string, unknown, string]>([
    ['schema', 2, '/schema: expected 1, found 2, which Portcullis 0.0.0 wrote'],
    ['schema', undefined, 'expected a field "schema", found nothing'],
    ['note', 'x', '/note: expected only known fields, found the unknown field "note"'],
    [
      'batch_run_id',
      'x',
      '/batch_run_id: expected a text that matches ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$, found "x"',
    ],
    ['commit', 'main', '/commit: expected a text that matches ^[0-9a-f]{40}(?:[0-9a-f]{24})?$, found "main"'],
    [
      'commit',
      'd'.repeat(41),
      `/commit: expected a text that matches ^[0-9a-f]{40}(?:[0-9a-f]{24})?$, found "${'d'.repeat(41)}"`,
    ],
    [
      'case_set_digest',
      `sha1:${'0'.repeat(64)}`,
      `/case_set_digest: expected a text that matches ^sha256:[0-9a-f]{64}$, found "sha1:${'0'.repeat(64)}"`,
    ],
    ['tool.name', 'other', '/tool/name: expected "portcullis", found "other"'],
    ['options.mode', 'dry', '/options/mode: expected one of "replay", "rehearsal", "live", found "dry"'],
    ['summary.skipped', 0, '/summary/skipped: expected only known fields, found the unknown field "skipped"'],
    ['summary.pass', -1, '/summary/pass: expected a number >= 0, found -1'],
    ['results', {}, '/results: expected array, found {}'],
    [
      'results.0.status',
      'skipped',
      '/results/0/status: expected one of "pass", "fail", "infra_error", found "skipped"',
    ],
    ['results.0.trial', 0, '/results/0/trial: expected a number >= 1, found 0'],
    ['results.0.trial', 1.5, '/results/0/trial: expected integer, found 1.5'],
    ['results.0.score', 1, '/results/0/score: expected only known fields, found the unknown field "score"'],
    ['results.0.timed_out', undefined, '/results/0: expected a field "timed_out", found nothing'],
    [
      'results.0.infra_reason',
      'quota',
      '/results/0/infra_reason: expected one of "not_started", "exit", "api_error", "rate_limited", "auth", "incomplete", "unobservable", "unrecognised", "oversize", "contaminated", "invalid", null, found "quota"',
    ],
    [
      'results.0.failure_kind',
      'unknown',
      '/results/0/failure_kind: expected one of "missing_required", "disallowed_hit", "optional_only", "evidence_too_weak", "mixed", null, found "unknown"',
    ],
    [
      'results.0.case_id',
      'a b',
      '/results/0/case_id: expected a text that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found "a b"',
    ],
    [
      'results.0.missing.0.reason',
      'unsure',
      '/results/0/missing/0/reason: expected one of "ambiguous", "wrong_source", "too_weak", "attempted_not_executed", "not_available", "absent", found "unsure"',
    ],
    ['results.0.token_hits.loaded.tier', 4, '/results/0/token_hits/loaded/tier: expected one of 1, 2, 3, found 4'],
    [
      'results.0.token_hits.loaded.succeeded_tier',
      undefined,
      '/results/0/token_hits/loaded: expected a field "succeeded_tier", found nothing',
    ],
    [
      'results.0.observed.lost',
      'yes',
      '/results/0/observed/lost: expected one of "oversize", "incomplete", null, found "yes"',
    ],
    ['results.0.observed', undefined, '/results/0: expected a field "observed", found nothing'],
  ])('%s = %j', (path, value, problem) => {
    expect(problemsIn(changed(path, value))).toEqual([problem]);
  });

  test('every field of every level is asked for', () => {
    const places = [
      '',
      'tool',
      'summary',
      'options',
      'results.0',
      'results.0.observed',
      'results.0.client',
      'results.0.usage',
      'results.0.transcript',
      'results.0.missing.0',
      'results.0.token_hits.loaded',
    ];
    let removed = 0;
    const accepted: string[] = [];
    const check = (path: string, value: unknown): void => {
      if (problemsIn(changed(path, value)).length !== 1) accepted.push(path);
    };
    for (const place of places) {
      const target = place
        .split('.')
        .filter(Boolean)
        .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], SAMPLE);
      for (const field of Object.keys(target as object)) {
        const path = place === '' ? field : `${place}.${field}`;
        check(path, undefined);
        removed += 1;
      }
      check(place === '' ? 'further' : `${place}.further`, 1);
    }
    expect(accepted).toEqual([]);
    expect(removed).toBeGreaterThan(70);
  });

  test('a half-written file, wherever it ends', () => {
    const text = documentText(SAMPLE);
    for (let length = 0; length < text.length - 2; length += 97) {
      expect(() => parseResults(text.slice(0, length), 'results.json')).toThrow(
        /^results\.json:\d+:\d+: not valid JSON/,
      );
    }
    expect(() => parseResults(text.slice(0, -2), 'results.json')).toThrow('the end of the text');
  });

  test.each(['', 'null', '[]', '{}', '"x"', '\u0000', '{"schema":1,"schema":1}'])('%j', (text) => {
    expect(() => parseResults(text, 'results.json')).toThrow(PortcullisError);
  });
});

test('units of a run that kept records and have none; not of a replay, nor of versions that kept none', () => {
  const run = { run_id: 'r', kind: 'batch', agent: null } as const;
  const termination = terminationRecord(run, { reason: 'success', phase: 'report' }, '2026-01-02T03:04:05.678Z');
  const live = { ...SAMPLE, options: { ...SAMPLE.options, mode: 'live' as const } };
  const [first] = SAMPLE.results;
  expect(unrecordedUnits({ ...live, termination })).toEqual(SAMPLE.results);
  expect(unrecordedUnits({ ...live, termination, results: [{ ...(first ?? expect.fail()), termination }] })).toEqual(
    [],
  );
  expect(unrecordedUnits(live)).toEqual([]);
  expect(unrecordedUnits({ ...live, termination, options: { ...live.options, mode: 'replay' } })).toEqual([]);
});

test('summarize counts each status, and all of them', () => {
  expect(summarize(SAMPLE.results)).toEqual({ total: 3, pass: 1, fail: 1, infra_error: 1 });
  expect(summarize([])).toEqual({ total: 0, pass: 0, fail: 0, infra_error: 0 });
});

test.each([
  ['beta-skill', 'absent', 'beta-skill (absent)'],
  ['beta-skill', 'too_weak', 'beta-skill (too_weak)'],
  ['any_tool_call', 'absent', 'any tool call'],
  ['any_of(ILogger|MapGet)', 'absent', 'one of ILogger, MapGet'],
  ['any_of(x)', 'absent', 'one of x'],
] as const)('%s: %s', (token, reason, text) => {
  expect(missingText({ token, reason })).toBe(text);
  expect(text.startsWith(missingName({ token }))).toBe(true);
  expect(isAnyCall({ token })).toBe(text === 'any tool call');
});
