import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ALL_HOSTILE, dangersIn, HOSTILE_TEXTS } from '../testing/hostile-text.ts';
import { ALL_GATES, reportOf, reportSaying } from '../testing/report-builder.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { reportedFindings } from './findings.ts';
import * as step from './step-annotations.ts';
import { annotationMessage, annotationOf, AnnotationPlaces, type Annotation } from './step-annotations.ts';

/** Where nothing was annotated before. */
const stepAnnotations = (findings: readonly Annotation[]): ReturnType<typeof step.stepAnnotations> =>
  step.stepAnnotations(findings, new AnnotationPlaces().forFindings());

const many = (count: number, level: Annotation['level']): Annotation[] =>
  Array.from({ length: count }, (_, index) =>
    annotationOf(level, 'regression', `s${index}: why`, { file: 'c.json', line: 3 }),
  );

test('of all gates: jobs first, each at its place', () => {
  expect(stepAnnotations(reportedFindings(reportOf(ALL_GATES)))).toEqual([
    { level: 'error', title: 'Portcullis: leg', text: 'route (failure): failed', file: null, line: null },
    {
      level: 'error',
      title: 'Portcullis: regression',
      text: 'beta/claude: expected pass, got fail; missing: x',
      file: 'cases/routing/cases.json',
      line: 7,
    },
    {
      level: 'error',
      title: 'Portcullis: regression',
      text: 'alpha/claude: tool.use_missing: it is new',
      file: 'artifacts/t.jsonl',
      line: 5,
    },
    {
      level: 'warning',
      title: 'Portcullis: infra',
      text: 'alpha/claude: expected pass, got infra_error; the service failed',
      file: 'cases/routing/cases.json',
      line: 2,
    },
  ]);
});

// One of ten places is kept for the error that ends the action, and three for warnings of others.
test.each([
  ['error', 8, 8, null],
  ['error', 9, 9, null],
  ['error', 10, 9, 'and 2 more: see the job summary'],
  ['error', 300, 9, 'and 292 more: see the job summary'],
  ['warning', 7, 7, null],
  ['warning', 8, 7, 'and 2 more: see the job summary'],
  ['warning', 300, 7, 'and 294 more: see the job summary'],
] as const)('of level %s %i findings are %i annotations', (level, count, shown, more) => {
  const annotations = stepAnnotations([...many(count, level), ...many(3, 'note')]);
  expect(annotations).toHaveLength(shown);
  if (more === null) expect(annotations.at(-1)?.text).toBe(`s${count - 1}: why`);
  else expect(annotations.at(-1)).toMatchObject({ level, text: more, file: null });
});

test.each([
  [0, []],
  [1, ['and 5 more: see the job summary']],
  [2, ['s0: why', 'and 4 more: see the job summary']],
])('in %i places', (room, texts) => {
  for (const level of ['error', 'warning'] as const) {
    const places = { error: 9, warning: 9, [level]: room };
    expect(step.stepAnnotations(many(5, level), places).map(({ text }) => text)).toEqual(texts);
  }
});

test.each([
  ['../outside.json', 3, null, null],
  ['c.json', null, 'c.json', null],
  ['c.json', 0, 'c.json', null],
])('the place %j:%j is %j:%j', (file, line, shownFile, shownLine) => {
  const annotation = annotationOf('error', 'regression', 'a/claude: why', { file, line });
  expect(annotation).toMatchObject({ file: shownFile, line: shownLine });
});

describe('limits', () => {
  const title = (length: number): string => annotationOf('error', 'r'.repeat(length - 'Portcullis: '.length), '').title;
  const message = (text: string): string => annotationMessage(`s: ${text}`);

  test('a title at the edge is whole, a longer one is cut', () => {
    const limit = CHANNEL_LIMITS.annotationTitleCharacters;
    expect(title(limit)).toHaveLength(limit);
    expect(title(limit)).not.toContain('…');
    expect(title(limit + 1)).toHaveLength(limit);
    expect(title(limit + 1)).toContain('…');
  });

  test('a message at the edge is whole, a longer one is cut between characters', () => {
    const limit = CHANNEL_LIMITS.annotationMessageBytes;
    const room = limit - 's: '.length;
    expect(message('m'.repeat(room))).toBe(`s: ${'m'.repeat(room)}`);
    expect(Buffer.byteLength(message('m'.repeat(room + 1)))).toBe(limit);
    for (const text of ['ä', '€', '😀'].map((character) => character.repeat(limit))) {
      const cut = message(text);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit);
      expect(Buffer.byteLength(cut)).toBeGreaterThan(limit - 4);
      expect(cut.isWellFormed()).toBe(true);
    }
  });
});

test.each([...HOSTILE_TEXTS, ['all of them', ALL_HOSTILE] as const])('nothing comes of %s', (_name, text) => {
  for (const annotation of stepAnnotations(reportedFindings(reportSaying(text)))) {
    // A command has its text escaped by the runner's own library; what is shown must not be one further on.
    const dangers = dangersIn(`> ${annotation.title}\n> ${annotation.text}`);
    expect(dangers).toEqual([]);
    expect(`${annotation.title}${annotation.text}`).not.toContain('\n');
  }
});

test('any text keeps the limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => {
      for (const { title, text: message } of stepAnnotations([annotationOf('error', text, text)])) {
        expect(title.length).toBeLessThanOrEqual(CHANNEL_LIMITS.annotationTitleCharacters);
        expect(Buffer.byteLength(message)).toBeLessThanOrEqual(CHANNEL_LIMITS.annotationMessageBytes);
      }
    }),
  );
});

test.each([
  ['error', 9],
  ['warning', 9],
  ['notice', 10],
] as const)('of kind %s there are %i places, whatever is taken of the others', (kind, count) => {
  const places = new AnnotationPlaces();
  for (const other of ['error', 'warning', 'notice'] as const) {
    if (other !== kind) while (places.take(other));
  }
  expect(Array.from({ length: count + 2 }, () => places.take(kind))).toEqual([
    ...Array.from({ length: count }, () => true),
    false,
    false,
  ]);
});

test('findings leave two places to warnings that come after them', () => {
  const places = new AnnotationPlaces();
  const found = [places.forFindings()];
  for (const count of [1, 6, 2]) {
    for (let index = 0; index < count; index += 1) places.take('warning');
    found.push(places.forFindings());
  }
  expect(found.map(({ error, warning }) => [error, warning])).toEqual([
    [9, 7],
    [9, 6],
    [9, 0],
    [9, 0],
  ]);
});
