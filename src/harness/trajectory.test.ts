import { expect, test } from 'vitest';

import { Trajectory } from './trajectory.ts';

const row = (stepId: string): string =>
  JSON.stringify({ stepId, issueId: 'i', action: 'é', resultClass: 'ok', finishedAt: '2026-02-21T00:00:00Z' });

/** The rows of these bytes, in chunks of this size. */
function windowOf(bytes: Buffer, size: number) {
  const trajectory = new Trajectory('t.jsonl');
  for (let start = 0; start < bytes.length; start += size) trajectory.lines.push(bytes.subarray(start, start + size));
  trajectory.lines.end();
  return trajectory.window(24);
}

const GOOD = [row('a.1'), '\r\n\n', row('b.1'), '\u2028', row('c.1'), '\n', row('a.2')].join('');
const SIZES = [1, 7, 120, 4096];

test.each(SIZES)('in chunks of %i bytes all rows are found', (size) => {
  expect(windowOf(Buffer.from(GOOD), size)).toMatchObject({ rows: 4, completed: 4, workers: ['a', 'b', 'c'] });
});

test.each(SIZES)('in chunks of %i bytes the first bad line is named', (size) => {
  const other = Buffer.concat([Buffer.from(`${GOOD}\n`), Buffer.from([0xff, 0x0a]), Buffer.from('[]')]);
  expect(() => windowOf(other, size)).toThrow('t.jsonl:6: expected UTF-8 text');
  const earlier = Buffer.concat([Buffer.from(`${GOOD}\n[]\n`), Buffer.from([0xff])]);
  expect(() => windowOf(earlier, size)).toThrow('t.jsonl:6: expected a JSON object');
});

/** In the form of the reference; what stands between its text and its time. */
const usual = (between: string): Buffer =>
  Buffer.from(
    `{"stepId":"w.1","issueId":"i","action":"x","resultClass":"ok",${between}"finishedAt":"2026-02-21T00:00:00Z"}`,
  );

test.each([
  ['', 1],
  ['"witnessRefs":[],"lineageRefs":["a","b"],"startedAt":"x",', 1],
  // The last of two counts.
  ['"resultClass":"failed",', 0],
  ['"issueId":null,"stepId":"w.2",', 1],
  ['"issueId":" ",', 0],
])('in the usual form with %s %i are completed', (between, completed) => {
  expect(windowOf(usual(between), 4096)).toMatchObject({ rows: 1, completed });
});

test.each(['"aRefs":[,],', '"aRefs":["a",],', '"aRefs":["\t"],', '"aRefs":["a"]', ',', '"aRefs":["\\x"],'])(
  'the usual form with %j is refused',
  (between) => {
    expect(() => windowOf(usual(between), 4096)).toThrow('t.jsonl:1: expected a JSON object');
  },
);

test('what is not counted moves no window', () => {
  const late = row('a.9').replace('2026', '2030');
  const trajectory = new Trajectory('t.jsonl', ({ fields }) => fields.stepId !== 'a.9');
  trajectory.lines.push(Buffer.from(`${GOOD}\n${late}`));
  trajectory.lines.end();
  expect(trajectory.window(24)).toMatchObject({ rows: 4, workers: ['a', 'b', 'c'] });
});
