import { describe, expect, test } from 'vitest';

import { parseRfc3339, type Rfc3339 } from '../rfc3339.ts';
import type { IssueRequest, Outcome } from './issue-request.ts';
import { readIssues } from './issue-rows.ts';
import { ClassedRefusal } from '../classed-refusal.ts';
import { type LeaseAnswer, leaseProjection } from './lease.ts';
import { LEASES } from './operations.ts';

const at = (text: string): Rfc3339 => parseRfc3339(text) ?? { seconds: 0, nanos: 0 };
const NOW = at('2026-02-01T00:00:00.5Z');
const held = (owner: string, expires: string) => ({
  lease_id: `lease1_${owner}`,
  owner,
  acquired_at: '2026-01-01T00:00:00Z',
  expires_at: expires,
});
const PAST = '2026-02-01T00:00:00.5Z';
const FUTURE = '2026-02-01T00:00:00.500000001Z';

/** Issues with these fields. */
const memory = (...rows: readonly object[]) =>
  readIssues(rows.map((row) => JSON.stringify({ title: 't', ...row })).join('\n'), 'i.jsonl', '2026-01-01T00:00:00Z');

/** The class of a refusal, else what became of the issue. */
function told(run: () => Outcome<LeaseAnswer>): unknown {
  try {
    return run().answer.issue;
  } catch (error) {
    if (error instanceof ClassedRefusal) return error.errorClass;
    throw error;
  }
}

describe('claim', () => {
  const issues = memory({ id: 'a' }, { id: 'b', assignee: 'bo', status: 'in_progress', lease: held('bo', PAST) });

  test.each<[IssueRequest, unknown]>([
    [
      { id: ' a ', assignee: ' al ' },
      { assignee: 'al', lease: { expires_at: '2026-02-01T01:00:00.500Z' } },
    ],
    [{ id: 'a', assignee: 'al', leaseTtlSeconds: 30 }, { lease: { expires_at: '2026-02-01T00:00:30.500Z' } }],
    [{ id: 'a', assignee: 'al', leaseTtlSeconds: 86_400 }, { lease: { expires_at: '2026-02-02T00:00:00.500Z' } }],
    [
      { id: 'a', assignee: 'al', leaseExpiresAt: '2026-02-01T02:00:00+01:00' },
      { lease: { expires_at: '2026-02-01T01:00:00Z' } },
    ],
    [{ id: 'a', assignee: 'A.B', leaseId: ' ' }, { lease: { lease_id: 'lease1_a_a_b' } }],
    [
      { id: 'b', assignee: 'al' },
      { status: 'in_progress', assignee: 'al', lease: { lease_id: 'lease1_b_al' } },
    ],
    [{ id: 'a', assignee: '\u3000' }, 'lease_invalid_assignee'],
    [{ id: 'a', assignee: 'al', leaseTtlSeconds: 29 }, 'lease_invalid_ttl'],
    [{ id: 'a', assignee: 'al', leaseExpiresAt: PAST }, 'lease_invalid_expires_at'],
    [{ assignee: 'al' }, 'lease_not_found'],
  ])('%j', (request, expected) => {
    const found = told(() => LEASES['issue.claim'](issues, request, NOW));
    if (typeof expected === 'string') expect(found).toBe(expected);
    else expect(found).toMatchObject(expected as object);
  });
});

describe('claim-next', () => {
  const issues = memory(
    { id: 'a', priority: 3 },
    { id: 'b', priority: 1, status: 'in_progress', assignee: 'bo', lease: held('bo', FUTURE) },
    { id: 'c', priority: 0, status: 'in_progress', assignee: 'bo', lease: held('bo', PAST) },
    { id: 'd', priority: -1, dependencies: [{ issue_id: 'd', depends_on_id: 'a', type: 'blocks' }] },
    { id: 'e', priority: 1 },
    { id: 'f', priority: 1 },
  );

  /** The issues that are claimed one after the other, until there is none. */
  function claimed(strictSpec: boolean): readonly string[] {
    const ids: string[] = [];
    for (let left = issues; ;) {
      const { issues: next, answer } = LEASES['issue.claim_next'](left, { assignee: 'al', strictSpec }, NOW);
      if (answer.issue === null) {
        expect(next).toBe(left);
        return ids;
      }
      ids.push(answer.issue.id);
      left = next;
    }
  }

  test('goes by id, and leaves what is in progress, as the reference does', () => {
    expect(claimed(false)).toEqual(['a', 'e', 'f']);
  });

  test('by the specification it goes by priority and then id, and takes back what nobody works on any more', () => {
    expect(claimed(true)).toEqual(['c', 'e', 'f', 'a']);
  });
});

test('a lease that ends now has ended, one that lives elsewhere is contended', () => {
  const issues = memory(
    { id: 'a', status: 'in_progress', assignee: 'bo', lease: held('bo', PAST) },
    { id: 'b', status: 'in_progress', assignee: 'bo', lease: held('bo', FUTURE) },
    { id: 'c', status: 'in_progress', assignee: 'al', lease: held('bo', FUTURE) },
    { id: 'd', status: 'open', assignee: 'bo', lease: held('bo', FUTURE) },
  );
  expect(leaseProjection(issues, NOW)).toEqual({
    checkedAt: '2026-02-01T00:00:00.500+00:00',
    staleCount: 1,
    staleIssueIds: ['a'],
    contendedCount: 2,
    contendedIssueIds: ['c', 'd'],
  });
});

test('a lease is renewed and given back by its owner only', () => {
  const issues = memory({ id: 'a', status: 'in_progress', assignee: 'bo', lease: held('bo', FUTURE) });
  const own = { id: 'a', assignee: 'bo', leaseId: 'lease1_bo' };
  const renew = (request: IssueRequest) => told(() => LEASES['issue.lease_renew'](issues, request, NOW));
  const release = (request: IssueRequest) => told(() => LEASES['issue.lease_release'](issues, request, NOW));
  expect(renew(own)).toMatchObject({
    lease: { acquired_at: '2026-01-01T00:00:00Z', renewed_at: '2026-02-01T00:00:00.500Z' },
  });
  expect(renew({ ...own, leaseId: '' })).toBe('lease_id_mismatch');
  expect(renew({ ...own, assignee: 'al' })).toBe('lease_owner_mismatch');
  expect(release(own)).toMatchObject({ status: 'open', assignee: '', lease: undefined });
  expect(release({ id: 'a', leaseId: 'other' })).toBe('lease_id_mismatch');
});
