import { expect, test } from 'vitest';

import { readVectors } from '../../testing/read-vectors.ts';
import { issuesText, readIssues } from './issue-rows.ts';
import { storeSnapshotRef } from './snapshot-ref.ts';

interface Written {
  readonly steps: readonly { readonly stdout?: { readonly session?: { readonly issuesSnapshotRef: string } } }[];
}

const vectors = readVectors<never, Written>('store-refs').flatMap(({ id, files, expect: { steps } }) => {
  const ref = steps[0]?.stdout?.session?.issuesSnapshotRef;
  return ref === undefined ? [] : [[id, files?.['i.jsonl'] ?? '', ref] as const];
});

test('there are vectors', () => {
  expect(vectors.length).toBe(29);
});

test.each(vectors)('%s', (_id, text, ref) => {
  const issues = readIssues(text, 'i.jsonl', '2026-01-01T00:00:00Z');
  expect(storeSnapshotRef(issues)).toBe(ref);
  expect(storeSnapshotRef(readIssues(issuesText(issues), 'i.jsonl', '2026-01-01T00:00:00Z'))).toBe(ref);
});
