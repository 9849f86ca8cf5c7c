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
      'b.json:1: /a/c/allow_timeouts: expected only known fields, found the unknown field "allow_timeouts" (did you mean "allow_timeout"?)',
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
    [
      'a schema of the future',
      '{"schema":2}',
      'b.json:1: /schema: expected 1, found 2, which a newer version of Portcullis wrote',
    ],
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

describe('a history', () => {
  const UUID = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const fingerprint = {
    client: '2.1',
    model: null,
    case_digest: `sha256:${'a'.repeat(64)}`,
    skill_set_digest: `sha256:${'b'.repeat(64)}`,
  };
  const record = { batch: UUID(1), at: '2026-01-02T03:04:05Z', passed: 3, total: 3, disallowed: 0, fingerprint };
  /** One record on each line, from line 2. */
  const text = (...records: readonly unknown[]): string =>
    `{"a":{"c":{"expected_status":"pass","history":[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]}}}`;

  test('is read and written as it is', () => {
    const history = [
      { ...record, batch: UUID(2), at: '2026-01-03T00:00:00.123456789Z', passed: 0, disallowed: 3 },
      { ...record, fingerprint: { ...fingerprint, client: null, model: 'sonnet', skill_set_digest: null } },
    ];
    const baseline = parseBaseline(text(...history), 'b.json');
    expect(entryOf(baseline, 'a', 'c')).toEqual({ expected_status: 'pass', history });
    expect(parseBaseline(baselineText(baseline), 'b.json')).toEqual(baseline);
    expect(problemsIn(text())).toEqual([]);
  });

  test.each<[string, readonly unknown[]]>([
    ['two of one moment', [record, { ...record, batch: UUID(2) }]],
    [
      'the newest first',
      [
        { ...record, at: '2026-01-02T03:04:06Z' },
        { ...record, batch: UUID(2) },
      ],
    ],
    [
      'fractions of a second',
      [
        { ...record, at: '2026-01-02T03:04:05.5Z' },
        { ...record, batch: UUID(2) },
      ],
    ],
    ['as many trials as can be', [{ ...record, passed: 100_000, total: 100_000, disallowed: 100_000 }]],
  ])('accepts %s', (_name, records) => {
    expect(problemsIn(text(...records))).toEqual([]);
  });

  const { batch: _batch, ...withoutBatch } = record;
  test.each<[string, readonly unknown[], string]>([
    [
      'more passed than ran',
      [{ ...record, passed: 4 }],
      '2: /a/c/history/0/passed: expected at most the 3 trials, found 4',
    ],
    [
      'more disallowed than ran',
      [record, { ...record, batch: UUID(2), disallowed: 4 }],
      '3: /a/c/history/1/disallowed: expected at most the 3 trials, found 4',
    ],
    [
      'a batch twice',
      [record, { ...record, batch: UUID(2) }, record],
      `4: /a/c/history/2/batch: expected each batch once, found ${UUID(1)} again`,
    ],
    [
      'a newer one after an older one',
      [record, { ...record, batch: UUID(2), at: '2026-01-02T03:04:06Z' }],
      '3: /a/c/history/1/at: expected nothing newer than 2026-01-02T03:04:05Z, since the newest come first, found 2026-01-02T03:04:06Z',
    ],
    [
      'an unknown key',
      [{ ...record, failed: 0 }],
      '2: /a/c/history/0/failed: expected only known fields, found the unknown field "failed"',
    ],
    [
      'an unknown key of a fingerprint',
      [{ ...record, fingerprint: { ...fingerprint, os: 'linux' } }],
      '2: /a/c/history/0/fingerprint/os: expected only known fields, found the unknown field "os"',
    ],
    ['no batch', [withoutBatch], '2: /a/c/history/0: expected a field "batch", found nothing'],
    ['no trials', [{ ...record, passed: 0, total: 0 }], '2: /a/c/history/0/total: expected a number >= 1, found 0'],
    ['a negative number', [{ ...record, passed: -1 }], '2: /a/c/history/0/passed: expected a number >= 0, found -1'],
    ['a fraction', [{ ...record, passed: 2.5 }], '2: /a/c/history/0/passed: expected integer, found 2.5'],
    [
      'a huge number',
      [{ ...record, total: 100_001 }],
      '2: /a/c/history/0/total: expected a number <= 100000, found 100001',
    ],
    [
      'a moment without a time',
      [{ ...record, at: '2026-01-02' }],
      '2: /a/c/history/0/at: expected a text that matches ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$, found "2026-01-02"',
    ],
    [
      'a day that no calendar has',
      [{ ...record, at: '2026-02-31T00:00:00Z' }],
      '2: /a/c/history/0/at: expected a day and time that exist, found 2026-02-31T00:00:00Z',
    ],
    ['a number as a text', [{ ...record, total: '3' }], '2: /a/c/history/0/total: expected integer, found "3"'],
    ['a record that is none', [7], '2: /a/c/history/0: expected object, found 7'],
  ])('refuses %s', (_name, records, problem) => {
    expect(problemsIn(text(...records))).toEqual([`b.json:${problem}`]);
  });

  test('refuses more records than anybody keeps', () => {
    const many = Array.from({ length: 1001 }, (_, index) => ({ ...record, batch: UUID(index + 1) }));
    expect(() => parseBaseline(text(...many), 'b.json')).toThrow('/a/c/history: expected at most 1000 items, found');
    expect(() => parseBaseline(text(...many.slice(1)), 'b.json')).not.toThrow();
  });

  test.each(['1e999', '99999999999999999999', '-1e400'])('refuses the number %s', (number) => {
    const huge = text(record).replace('"total":3', `"total":${number}`);
    expect(() => parseBaseline(huge, 'b.json')).toThrow(/b\.json:2\D.*(?:number beyond the range|number <= 100000)/);
  });

  test('names every fault, each with its line', () => {
    const faults = [
      { ...record, passed: 4 },
      { ...record, disallowed: 9, at: '2027-01-01T00:00:00Z' },
    ];
    expect(problemsIn(text(...faults)).map((line) => line.split(': expected')[0])).toEqual([
      'b.json:2: /a/c/history/0/passed',
      'b.json:3: /a/c/history/1/disallowed',
      'b.json:3: /a/c/history/1/at',
      'b.json:3: /a/c/history/1/batch',
    ]);
  });

  test('of other cells is of its own', () => {
    const one = { expected_status: 'pass', history: [record] };
    expect(problemsIn(JSON.stringify({ a: { c: one, d: one }, b: { c: one } }))).toEqual([]);
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
