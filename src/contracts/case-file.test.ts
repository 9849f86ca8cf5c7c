import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { describeReferenceData, referenceText } from '../testing/reference-data.ts';
import {
  caseDigest,
  caseProblems,
  caseSetDigest,
  parseCaseFile,
  refuseCaseProblems,
  type RoutingCase,
} from './case-file.ts';
import { formatProblem } from './problem.ts';

/** The message of the one error that parsing throws. */
function refusal(text: string): string {
  try {
    parseCaseFile(text, 'c.json');
  } catch (error) {
    if (error instanceof PortcullisError && error.code === 'invalid_input') return error.message;
    throw error;
  }
  return 'accepted';
}

test('of 130,000 cases that are none the first are told', () => {
  const told = refusal(JSON.stringify(Array.from({ length: 130_000 }, () => ({})))).split('\n');
  expect([told.length, told[1], told[21]]).toEqual([
    22,
    '  c.json:1: /0: expected the fields "case_id", "prompt", found nothing',
    '  and 480 more',
  ]);
});

/** The lines that `refusal` lists. */
function problemsIn(text: string): string[] {
  return refusal(text)
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

const ALL_FIELDS: Required<RoutingCase> = {
  case_id: 'alpha',
  category: 'testing',
  prompt: 'Please help.',
  context: [{ section: 'project_knowledge', text: 'k', priority: 1, required: true }],
  expected_skill: 'alpha-skill',
  expected_skill_min_tier: 2,
  required_all_evidence: ['alpha-skill', 'alpha-skill/SKILL.md'],
  required_any_evidence: ['tool_use', 'ILogger'],
  required_evidence: ['x'],
  require_skill_file: false,
  required_skills: ['beta-skill'],
  required_files: ['docs/a.md'],
  optional_skills: ['gamma-skill'],
  disallowed_skills: ['delta-skill'],
  disallowed_min_tier: 1,
  provider_aliases: { codex: { 'alpha-skill': 'other' } },
  renamed_from: 'older',
};

describe('parseCaseFile', () => {
  const definition = { case_id: 'a', prompt: 'p' };

  test.each<[string, unknown, number]>([
    ['an array', [definition], 1],
    ['{cases}', { cases: [definition] }, 1],
    ['{schema, cases}', { schema: 1, cases: [definition] }, 1],
    ['{$schema, cases}', { $schema: 'x', cases: [definition, { case_id: 'b', prompt: 'q' }] }, 2],
    ['one case', definition, 1],
    ['an empty array', [], 0],
  ])('takes %s', (_form, document, count) => {
    const cases = parseCaseFile(JSON.stringify(document), 'c.json');
    expect(cases).toHaveLength(count);
    if (count > 0) expect(cases[0]?.definition).toEqual(definition);
  });

  test('reads every field as it is written', () => {
    const [item] = parseCaseFile(JSON.stringify([ALL_FIELDS]), 'c.json');
    expect(item?.definition).toEqual(ALL_FIELDS);
  });

  test('knows file, line and the line of each field', () => {
    const text =
      '{\n "cases": [\n  {\n   "case_id": "a",\n   "prompt": "p"\n  },\n  { "case_id": "b",\n    "prompt": "q" }\n ]\n}';
    const cases = parseCaseFile(text, 'dir/c.json');
    expect(cases.map(({ file, line }) => [file, line])).toEqual([
      ['dir/c.json', 3],
      ['dir/c.json', 7],
    ]);
    expect(cases.map((item) => [item.lineOf('case_id'), item.lineOf('prompt'), item.lineOf('category')])).toEqual([
      [4, 5, 3],
      [7, 8, 7],
    ]);
  });

  test('knows the lines of one case by itself', () => {
    const [item] = parseCaseFile('\n{\n "case_id": "a",\n "prompt": "p"\n}', 'c.json');
    expect([item?.line, item?.lineOf('prompt'), item?.lineOf('category')]).toEqual([2, 4, 2]);
  });

  test('a byte order mark and any line ending are no part of a case', () => {
    const text = JSON.stringify([ALL_FIELDS], null, 2);
    const plain = parseCaseFile(text, 'c.json');
    for (const other of [
      `\uFEFF${text}`,
      text.replaceAll('\n', '\r\n'),
      `\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`,
    ]) {
      const cases = parseCaseFile(other, 'c.json');
      expect(cases.map(({ definition: read, digest, line }) => ({ read, digest, line }))).toEqual(
        plain.map(({ definition: read, digest, line }) => ({ read, digest, line })),
      );
      expect(cases[0]?.lineOf('required_files')).toBe(plain[0]?.lineOf('required_files'));
    }
  });

  test.each<[string, string, string]>([
    [
      'an unknown field',
      '[\n{"case_id":"a","prompt":"p","promt":1}]',
      'c.json:2: /0/promt: expected only known fields, found the unknown field "promt" (did you mean "prompt"?)',
    ],
    [
      'an unknown field beside cases',
      '{"cases":[],"case":1}',
      'c.json:1: /case: expected only known fields, found the unknown field "case" (did you mean "cases"?)',
    ],
    [
      'an unknown field in one case',
      '{"case_id":"a",\n"prompt":"p",\n"x":1}',
      'c.json:3: /x: expected only known fields, found the unknown field "x"',
    ],
    ['no id', '[{"prompt":"p"}]', 'c.json:1: /0: expected a field "case_id", found nothing'],
    ['no prompt', '[\n{"case_id":"a"}]', 'c.json:2: /0: expected a field "prompt", found nothing'],
    ['no prompt in one case', '{"case_id":"a"}', 'c.json:1: expected a field "prompt", found nothing'],
    [
      'an id with a slash',
      '[{"case_id":"a/b","prompt":"p"}]',
      'c.json:1: /0/case_id: expected a text that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found "a/b"',
    ],
    [
      'an id that begins with a dash',
      '[{"case_id":"-a","prompt":"p"}]',
      'c.json:1: /0/case_id: expected a text that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found "-a"',
    ],
    [
      'an empty id',
      '[{"case_id":"","prompt":"p"}]',
      'c.json:1: /0/case_id: expected a text that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found ""',
    ],
    [
      'an id with a line feed at its end',
      '[{"case_id":"a\\n","prompt":"p"}]',
      'c.json:1: /0/case_id: expected a text that matches ^[A-Za-z0-9][A-Za-z0-9_-]*$, found "a\\n"',
    ],
    [
      'an empty token',
      '[{"case_id":"a","prompt":"p","required_skills":["b",\n" "]}]',
      'c.json:2: /0/required_skills/1: expected a text that is not empty, found " "',
    ],
    [
      'an empty skill',
      '[{"case_id":"a","prompt":"p","expected_skill":""}]',
      'c.json:1: /0/expected_skill: expected a text that is not empty, found ""',
    ],
    [
      'tier 0',
      '[{"case_id":"a","prompt":"p","disallowed_min_tier":0}]',
      'c.json:1: /0/disallowed_min_tier: expected one of 1, 2, 3, found 0',
    ],
    [
      'tier "1"',
      '[{"case_id":"a","prompt":"p","expected_skill_min_tier":"1"}]',
      'c.json:1: /0/expected_skill_min_tier: expected one of 1, 2, 3, found "1"',
    ],
    [
      'a schema of the future',
      '{"schema":2,"cases":[]}',
      'c.json:1: /schema: expected 1, found 2, which a newer version of Portcullis wrote',
    ],
    [
      '__proto__',
      '[{"case_id":"a","prompt":"p","__proto__":{"x":1}}]',
      'c.json:1: /0/__proto__: expected only known fields, found the unknown field "__proto__"',
    ],
    [
      'a key with a line feed',
      '[{"case_id":"a","prompt":"p","x\\n::error::y":1}]',
      'c.json:1: /0/x\\u000a::error::y: expected only known fields, found the unknown field "x\\n::error::y"',
    ],
    [
      'a list that is a text',
      '[{"case_id":"a","prompt":"p","required_files":"x"}]',
      'c.json:1: /0/required_files: expected array, found "x"',
    ],
    [
      'an alias that is a number',
      '[{"case_id":"a","prompt":"p","provider_aliases":{"codex":{"x":1}}}]',
      'c.json:1: /0/provider_aliases/codex/x: expected string, found 1',
    ],
    ['cases that are an object', '{"cases":{}}', 'c.json:1: /cases: expected array, found {}'],
    [
      'a key twice',
      '[{"case_id":"a",\n"prompt":"p",\n"prompt":"q"}]',
      'c.json:3: /0/prompt: expected each key once, found the key again',
    ],
    ['cases twice', '{"cases":[],"cases":[]}', 'c.json:1: /cases: expected each key once, found the key again'],
    [
      'half a character',
      '[{"case_id":"a",\n"prompt":"\\ud83d"}]',
      'c.json:2: /0/prompt: expected whole characters, found half of a surrogate pair',
    ],
    [
      'half a character in a key',
      '[{"case_id":"a","prompt":"p","provider_aliases":{"codex":{"\\udc00":"x"}}}]',
      'c.json:1: /0/provider_aliases/codex/\\udc00: expected whole characters, found half of a surrogate pair',
    ],
  ])('refuses %s with file, line, expected and found', (_name, text, problem) => {
    expect(problemsIn(text)).toEqual([problem]);
  });

  test.each([
    'case_id',
    'category',
    'prompt',
    'expected_skill',
    'require_skill_file',
    'renamed_from',
    'provider_aliases',
  ] as const)('refuses a %s of a wrong type', (field) => {
    const [problem] = problemsIn(JSON.stringify([{ case_id: 'a', prompt: 'p', [field]: 7 }]));
    expect(problem).toMatch(new RegExp(`^c\\.json:1: /0/${field}: expected (?:string|boolean|object), found 7$`));
  });

  test.each<[object, RegExp]>([
    [{ prompt: 'x'.repeat(262_145) }, /0\/prompt: expected at most 262144 characters, found/],
    [{ required_skills: Array(1001).fill('s') }, /0\/required_skills: expected at most 1000 items, found/],
  ])('what is long beyond use is refused: %#', (more, message) => {
    expect(() => parseCaseFile(JSON.stringify([{ case_id: 'a', prompt: 'p', ...more }]), 'c.json')).toThrow(message);
  });

  test.each(['null', '7', '"x"', '[7]', '[null]', '{}', '{"cases":[[]]}'])('refuses %s', (text) => {
    expect(problemsIn(text)).not.toEqual([]);
    expect(problemsIn(text).every((line) => line.startsWith('c.json:1: '))).toBe(true);
  });

  test('lists the problems of all cases at once', () => {
    const text = '[{"case_id":"a"},\n{"prompt":"p"},\n{"case_id":"b","prompt":"p","x":1}]';
    expect(problemsIn(text).map((line) => line.split(': ')[0])).toEqual(['c.json:1', 'c.json:2', 'c.json:3']);
  });

  test.each([
    ['', 'c.json:1:1: not valid JSON', 'The file is empty.'],
    ['[\n{"case_id": "a"', 'c.json:2:16: not valid JSON', 'the end of the text'],
    ["[{'case_id': 1}]", 'c.json:1:3: not valid JSON', "found '''"],
    ['[] []', 'c.json:1:4: not valid JSON', 'the end of the text'],
    ['[1e999]', 'c.json:1:2: not valid JSON', 'beyond the range'],
    ['\u0000', 'c.json:1:1: not valid JSON', 'U+0000'],
    ['{"case_id":"a","prompt":"p"}\n{"case_id":"b","prompt":"p"}', 'c.json:2:1: not valid JSON', 'the end of the text'],
  ])('refuses the text %j', (text, place, detail) => {
    expect(refusal(text)).toContain(place);
    expect(refusal(text)).toContain(detail);
  });

  test('a name of a file with control characters stays on one line', () => {
    expect(() => parseCaseFile('{', 'a\n::error::b.json')).toThrow(/^a\\u000a::error::b\.json:1:2: not valid JSON/);
  });

  test('of a hundred thousand unknown fields the first are named', () => {
    const fields = Array.from({ length: 100_000 }, (_, index) => `"x${index}":1`).join(',');
    const lines = problemsIn(`[{"case_id":"a","prompt":"p",${fields}}]`);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('and 980 more');
  });
});

describe('digests', () => {
  const parse = (value: unknown): string => caseSetDigest(parseCaseFile(JSON.stringify(value), 'c.json'));
  const second: RoutingCase = { case_id: 'beta', prompt: 'q' };

  test('stay what they are (worked out with another implementation)', () => {
    const { context: _newer, ...older } = ALL_FIELDS;
    expect(caseDigest(older)).toBe('sha256:3c5c6fb1f9ebfb05f84dcf498a681fc737580d33a0a751f45a757872362fd3cc');
    expect(parse([older, second])).toBe('sha256:a578455b184e7ed4e9f82d7878f14d1830c173feb289ae751f51112d9ef5c990');
  });

  test('the order of cases, the order of keys and the form of the file do not matter', () => {
    const reversed = Object.fromEntries(Object.entries(ALL_FIELDS).toReversed());
    const expected = parse([ALL_FIELDS, second]);
    expect(parse([second, ALL_FIELDS])).toBe(expected);
    expect(parse({ schema: 1, cases: [second, reversed] })).toBe(expected);
    const files = [[ALL_FIELDS], [second]].flatMap((list, index) =>
      parseCaseFile(JSON.stringify(list), `${index}.json`),
    );
    expect(caseSetDigest(files)).toBe(expected);
    expect(
      caseSetDigest(
        parseCaseFile(`\uFEFF${JSON.stringify([ALL_FIELDS, second], null, 7).replaceAll('\n', '\r\n')}`, 'x'),
      ),
    ).toBe(expected);
  });

  test('a case that only got another id keeps its own digest, and the set changes', () => {
    const renamed = { ...ALL_FIELDS, case_id: 'other', renamed_from: 'alpha' };
    expect(caseDigest(renamed)).toBe(caseDigest(ALL_FIELDS));
    expect(parse([renamed])).not.toBe(parse([ALL_FIELDS]));
  });

  test('every other field counts', () => {
    const others: Partial<RoutingCase> = {
      category: 'x',
      prompt: 'x',
      context: [{ section: 'project_knowledge', text: 'other', priority: 1, required: true }],
      expected_skill: 'x',
      expected_skill_min_tier: 1,
      required_all_evidence: [],
      required_any_evidence: ['ILogger', 'tool_use'],
      required_evidence: [],
      require_skill_file: true,
      required_skills: [],
      required_files: [],
      optional_skills: [],
      disallowed_skills: [],
      disallowed_min_tier: 2,
      provider_aliases: {},
    };
    expect(Object.keys(others).length).toBe(Object.keys(ALL_FIELDS).length - 2);
    const digests = Object.entries(others).map(([field, value]) => caseDigest({ ...ALL_FIELDS, [field]: value }));
    expect(new Set([...digests, caseDigest(ALL_FIELDS)]).size).toBe(digests.length + 1);
  });

  test('any permutation of any cases has the same digest', () => {
    const some = fc.uniqueArray(
      fc.record({ case_id: fc.stringMatching(/^[a-z][a-z0-9_-]{0,5}$/), prompt: fc.string() }),
      {
        selector: (item) => item.case_id,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        some.chain((cases) => fc.tuple(fc.constant(cases), fc.shuffledSubarray(cases, { minLength: cases.length }))),
        ([cases, shuffled]) => {
          expect(parse(shuffled)).toBe(parse(cases));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('caseProblems', () => {
  const problems = (definitions: readonly object[], exists: ((name: string) => boolean) | null = null): string[] =>
    caseProblems(
      parseCaseFile(`[\n${definitions.map((item) => JSON.stringify(item)).join(',\n')}\n]`, 'c.json'),
      exists,
    ).map(formatProblem);

  test.each<[string, object, string]>([
    ['an empty prompt', { prompt: '' }, 'c.json:2: a/prompt: expected a prompt, found an empty text'],
    ['a prompt of spaces', { prompt: ' \n\t' }, 'c.json:2: a/prompt: expected a prompt, found an empty text'],
    [
      'a rename to itself',
      { renamed_from: 'a' },
      'c.json:2: a/renamed_from: expected the id that the case had before, found its present id (remove renamed_from)',
    ],
    [
      'a skill that is required and disallowed',
      { expected_skill: 'X', disallowed_skills: ['y', 'x'] },
      'c.json:2: a/disallowed_skills/1: expected a skill that the case does not require, found "x" (drop one of the two)',
    ],
    [
      'a required skill that is disallowed',
      { required_skills: ['x'], disallowed_skills: ['x'] },
      'c.json:2: a/disallowed_skills/0: expected a skill that the case does not require, found "x" (drop one of the two)',
    ],
    [
      'an id that the baseline uses',
      { case_id: 'schema' },
      'c.json:2: schema/case_id: expected an id that the baseline does not use itself, found "schema" (give the case another id)',
    ],
  ])('%s', (_name, changes, problem) => {
    expect(problems([{ case_id: 'a', prompt: 'p', ...changes }])).toEqual([problem]);
  });

  test('an id that is used twice, also in another file', () => {
    const [first, second] = ['one.json', 'two.json'].map((file) =>
      parseCaseFile('\n[{"case_id":"a","prompt":"p"}]', file),
    );
    const found = caseProblems([...(first ?? []), ...(second ?? [])], null).map(formatProblem);
    expect(found).toEqual([
      'two.json:2: a/case_id: expected an id of its own, found the id of one.json:2 (rename one of the two cases)',
    ]);
  });

  test('a prompt that some providers take for the call of a skill', () => {
    const [item] = parseCaseFile('[{"case_id":"a","prompt":"Use $x for me"}]', 'c.json');
    const found = caseProblems(item === undefined ? [] : [item], null, () => ['codex', 'mine']).map(formatProblem);
    expect(found).toEqual([
      'c.json:1: a/prompt: expected a prompt in plain words, found "Use $x for me" (on codex, mine it invokes a skill or command without the model’s choice, so that the case would prove nothing; ask for the result in plain words)',
    ]);
  });

  test('a slash inside a prompt, and ids that differ in case, are fine', () => {
    expect(
      problems([
        { case_id: 'a', prompt: 'Look at src/x' },
        { case_id: 'A', prompt: 'p' },
      ]),
    ).toEqual([]);
  });

  test('sections of one name, of which the prompt has one', () => {
    const context = ['task_definition', 'x', 'x'].map((section) => ({ section, text: 't' }));
    expect(problems([{ case_id: 'a', prompt: 'p', context }]).map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'c.json:2: a/context/0/section: expected a name of its own, found "task_definition"',
      'c.json:2: a/context/2/section: expected a name of its own, found "x"',
    ]);
  });

  test('skills that exist nowhere, where it is known which exist', () => {
    const exists = (name: string): boolean => ['known', 'target'].includes(name);
    const definition = {
      case_id: 'a',
      prompt: 'p',
      expected_skill: 'gone',
      required_skills: ['known', 'gone-too'],
      disallowed_skills: ['gone-also'],
      optional_skills: ['not-looked-at'],
    };
    expect(problems([definition], exists).map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'c.json:2: a/expected_skill: expected a skill that exists under the skills roots, found "gone"',
      'c.json:2: a/required_skills/1: expected a skill that exists under the skills roots, found "gone-too"',
      'c.json:2: a/disallowed_skills/0: expected a skill that exists under the skills roots, found "gone-also"',
    ]);
    expect(problems([definition], null)).toEqual([]);
  });

  test('a skill exists under its own name or under that of an alias', () => {
    const exists = (name: string): boolean => name === 'target';
    const aliased = {
      case_id: 'a',
      prompt: 'p',
      expected_skill: 'Mine',
      provider_aliases: { codex: { mine: 'target' } },
    };
    expect(problems([aliased], exists)).toEqual([]);
    expect(problems([{ ...aliased, provider_aliases: { codex: { other: 'target' } } }], exists)).toHaveLength(1);
  });

  test('refuseCaseProblems throws all of them, and nothing where there are none', () => {
    expect(() => refuseCaseProblems(parseCaseFile('[{"case_id":"a","prompt":""}]', 'c.json'))).toThrow(
      'the case set is not valid:\n  c.json:1: a/prompt: expected a prompt, found an empty text',
    );
    expect(() => refuseCaseProblems(parseCaseFile('[{"case_id":"a","prompt":"p"}]', 'c.json'))).not.toThrow();
  });
});

test("the repository's own case file holds together", () => {
  const file = new URL('../../cases/routing/demo.json', import.meta.url);
  const cases = parseCaseFile(readFileSync(file, 'utf8'), 'demo.json');
  expect(cases.length).toBeGreaterThanOrEqual(6);
  expect(caseProblems(cases, null)).toEqual([]);
});

describeReferenceData('case files', () => {
  test.each([
    ['cases.json', 20],
    ['cases.131-skill-era.0fa3118.json', 20],
    ['cases.original.a0fca06.json', 14],
  ])('%s loads unchanged with %i cases', (name, count) => {
    const cases = parseCaseFile(referenceText(`data/routing/${name}`), name);
    expect(cases).toHaveLength(count);
    expect(new Set(cases.map((item) => item.definition.case_id)).size).toBe(count);
    expect(caseProblems(cases, null)).toEqual([]);
  });
});
