import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import { baselineText, EMPTY_BASELINE, entryOf, parseBaseline, type Baseline, type BaselineEntry } from './baseline.ts';

/** What parsing says is wrong. */
function problemsIn(text: string): string[] {
  try {
    parseBaseline(text, 'b.json');
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    expect(error.code).toBe('invalid_input');
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

const cells = (baseline: Baseline): [string, string, BaselineEntry][] =>
  [...baseline.entries].flatMap(([id, agents]) =>
    [...agents].map(([agent, entry]): [string, string, BaselineEntry] => [id, agent, entry]),
  );

describe('parseBaseline', () => {
  const ENTRY = { expected_status: 'fail', allow_timeout: true, reason: 'r', owner: 'o', expires: '2026-02-28' };

  test('reads every field', () => {
    const baseline = parseBaseline(
      JSON.stringify({ schema: 1, $schema: 's', a: { claude: ENTRY, codex: { expected_status: 'pass' } } }),
      'b.json',
    );
    expect(cells(baseline)).toEqual([
      ['a', 'claude', ENTRY],
      ['a', 'codex', { expected_status: 'pass' }],
    ]);
    expect(baseline.versioned).toBe(true);
  });

  test('reads a document from before `schema` as well', () => {
    expect(parseBaseline('{"a":{"claude":{"expected_status":"infra_error"}}}', 'b.json')).toEqual({
      versioned: false,
      entries: new Map([['a', new Map([['claude', { expected_status: 'infra_error' }]])]]),
    });
    expect(parseBaseline('{}', 'b.json').entries.size).toBe(0);
  });

  test('a byte order mark and CRLF change nothing', () => {
    const text = JSON.stringify({ schema: 1, a: { claude: ENTRY } }, null, 2);
    expect(parseBaseline(`\uFEFF${text.replaceAll('\n', '\r\n')}`, 'b.json')).toEqual(parseBaseline(text, 'b.json'));
  });

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('a case may be called %s', (id) => {
    const baseline = parseBaseline(`{"${id}":{"${id}":{"expected_status":"fail"}}}`, 'b.json');
    expect(entryOf(baseline, id, id)).toEqual({ expected_status: 'fail' });
    expect(entryOf(baseline, 'other', id)).toBeNull();
    expect(entryOf(baseline, id, 'other')).toBeNull();
    expect(entryOf(EMPTY_BASELINE, id, id)).toBeNull();
  });

  test.each<[string, string, string]>([
    [
      'a status that does not exist',
      '{"a":{"c":\n{"expected_status":"skipped"}}}',
      'b.json:2: /a/c/expected_status: expected one of "pass", "fail", "infra_error", found "skipped"',
    ],
    ['no status', '{"a":{"c":{}}}', 'b.json:1: /a/c: expected a field "expected_status", found nothing'],
    [
      'a timeout that is a text',
      '{"a":{"c":{"expected_status":"pass","allow_timeout":"false"}}}',
      'b.json:1: /a/c/allow_timeout: expected boolean, found "false"',
    ],
    [
      'an unknown field',
      '{"a":{"c":{"expected_status":"pass","allow_timeouts":true}}}',
      'b.json:1: /a/c/allow_timeouts: expected only known fields, found the unknown field "allow_timeouts"',
    ],
    ['an entry that is a text', '{"a":{"c":"pass"}}', 'b.json:1: /a/c: expected object, found "pass"'],
    ['a case that is a text', '{"a":"pass"}', 'b.json:1: /a: expected object, found "pass"'],
    [
      'a case id with a dot',
      '{"a.b":{}}',
      'b.json:1: /a.b: expected a name that matches ^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$, found the name "a.b"',
    ],
    [
      'a provider with a space',
      '{"a":{"c d":{"expected_status":"pass"}}}',
      'b.json:1: /a/c d: expected a name that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found the name "c d"',
    ],
    [
      '__proto__',
      '{"__proto__":{}}',
      'b.json:1: /__proto__: expected a name that matches ^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$, found the name "__proto__"',
    ],
    ['a schema of the future', '{"schema":2}', 'b.json:1: /schema: expected 1, found 2'],
    ['a case twice', '{"a":{},\n"a":{}}', 'b.json:2: /a: expected each key once, found the key again'],
    [
      'a provider twice',
      '{"a":{"c":{"expected_status":"pass"},\n"c":{"expected_status":"fail"}}}',
      'b.json:2: /a/c: expected each key once, found the key again',
    ],
    ['an array', '[]', 'b.json:1: expected object, found []'],
  ])('refuses %s', (_name, text, problem) => {
    expect(problemsIn(text)).toEqual([problem]);
  });

  test.each([
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-10-32', false],
    ['2026-10-00', false],
    ['2026-1-1', false],
    ['20260101', false],
    ['2026-01-01T00:00:00Z', false],
    ['tomorrow', false],
    ['', false],
  ])('the date %j is accepted: %s', (expires, accepted) => {
    expect(problemsIn(JSON.stringify({ a: { c: { expected_status: 'fail', expires } } })).length === 0).toBe(accepted);
  });

  test('a file that was cut off is no empty baseline', () => {
    const text = JSON.stringify({ schema: 1, a: { claude: ENTRY } });
    for (let length = 0; length < text.length; length += 1) {
      expect(() => parseBaseline(text.slice(0, length), 'b.json')).toThrow('not valid JSON');
    }
  });
});

const entry = fc.record(
  {
    expected_status: fc.constantFrom('pass' as const, 'fail' as const, 'infra_error' as const),
    allow_timeout: fc.boolean(),
    reason: fc.string({ unit: 'grapheme' }),
    owner: fc.string({ unit: 'binary' }),
    expires: fc.constantFrom('2026-02-28', '2031-12-01'),
  },
  { requiredKeys: ['expected_status'] },
);
const name = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,5}$/).filter((id) => id !== 'schema');
const anyBaseline = fc.record({
  versioned: fc.boolean(),
  entries: fc
    .dictionary(name, fc.dictionary(name, entry, { minKeys: 1, maxKeys: 3, noNullPrototype: true }), {
      maxKeys: 5,
      noNullPrototype: true,
    })
    .map((cases) => new Map(Object.entries(cases).map(([id, agents]) => [id, new Map(Object.entries(agents))]))),
});

describe('baselineText', () => {
  test('is sorted, indented and ends in a newline', () => {
    const baseline: Baseline = {
      versioned: true,
      entries: new Map([
        [
          'zeta',
          new Map([
            ['codex', { expected_status: 'fail', reason: 'r', allow_timeout: false }],
            ['claude', { expected_status: 'pass' }],
          ]),
        ],
        ['Alpha', new Map([['claude', { expires: '2026-01-01', expected_status: 'fail' }]])],
        ['empty', new Map()],
      ]),
    };
    expect(baselineText(baseline)).toBe(`{
  "Alpha": {
    "claude": {
      "expected_status": "fail",
      "expires": "2026-01-01"
    }
  },
  "schema": 1,
  "zeta": {
    "claude": {
      "expected_status": "pass"
    },
    "codex": {
      "allow_timeout": false,
      "expected_status": "fail",
      "reason": "r"
    }
  }
}
`);
    expect(baselineText({ ...baseline, versioned: false })).not.toContain('schema');
    expect(baselineText(EMPTY_BASELINE)).toBe('{\n  "schema": 1\n}\n');
  });

  test('comes back as what it was, and as the same text', () => {
    fc.assert(
      fc.property(anyBaseline, (baseline) => {
        const text = baselineText(baseline);
        const read = parseBaseline(text, 'b.json');
        expect(read).toEqual(baseline);
        expect(baselineText(read)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('does not depend on the order of cases, providers and fields', () => {
    const shuffled = anyBaseline.chain((baseline) => {
      const cases = [...baseline.entries];
      const other = fc.shuffledSubarray(cases, { minLength: cases.length }).map((list) => ({
        ...baseline,
        entries: new Map(
          list.map(([id, agents]) => [
            id,
            new Map(
              [...agents]
                .toReversed()
                .map(([agent, one]) => [
                  agent,
                  Object.fromEntries(Object.entries(one).toReversed()) as unknown as BaselineEntry,
                ]),
            ),
          ]),
        ),
      }));
      return fc.tuple(fc.constant(baseline), other);
    });
    fc.assert(
      fc.property(shuffled, ([baseline, other]) => {
        expect(baselineText(other)).toBe(baselineText(baseline));
      }),
      { numRuns: 200 },
    );
  });
});

test("the repository's own baseline is written as baselineText writes it", () => {
  const text = readFileSync(new URL('../../baselines/provider-baseline.json', import.meta.url), 'utf8');
  const baseline = parseBaseline(text, 'provider-baseline.json');
  expect(cells(baseline).length).toBeGreaterThanOrEqual(18);
  expect(baselineText(baseline)).toBe(text);
});

describeReferenceData('baseline', () => {
  test("the origin's baseline loads unchanged with 60 entries", () => {
    const baseline = parseBaseline(referenceText('data/routing/provider-baseline.json'), 'provider-baseline.json');
    const all = cells(baseline);
    expect(all).toHaveLength(60);
    const count = (agent: string, status: string, timeout: boolean): number =>
      all.filter(([, id, one]) => id === agent && one.expected_status === status && one.allow_timeout === timeout)
        .length;
    expect([count('claude', 'pass', false), count('codex', 'pass', false), count('copilot', 'pass', false)]).toEqual([
      20, 20, 14,
    ]);
    expect([count('copilot', 'pass', true), count('copilot', 'fail', false)]).toEqual([4, 2]);
    const read = parseBaseline(baselineText(baseline), 'again.json');
    expect(read).toEqual(baseline);
    expect(read.versioned).toBe(false);
  });
});
