import { expect, test } from 'vitest';

import {
  accessEntry,
  type AccessHead,
  type AccessLog,
  EMPTY_HEAD,
  headOf,
  type NewAccess,
  verifyLog,
} from './access-log.ts';

const ACCESS: NewAccess = {
  timestamp: '2026-01-01T00:00:00.000Z',
  run_id: 'r',
  user_id: 'u',
  agent_role: 'claude',
  library_id: 'finance',
  document_ids: ['a.md'],
  chunk_ids: [],
  query: 'case',
  model_id: null,
  retrieval_count: 1,
  redactions_applied: 0,
  access_granted: true,
  policy_violations: [],
  expires_at: '2026-04-01T00:00:00.000Z',
};
const LOG: AccessLog[] = [];
for (let at = 0; at < 5; at += 1) {
  const last = LOG.at(-1);
  LOG.push(accessEntry(last === undefined ? EMPTY_HEAD : headOf(last), ACCESS));
}
const headAt = (number: number): AccessHead => headOf(LOG[number - 1] as AccessLog);
const changed = LOG.map((entry) => (entry.number === 3 ? { ...entry, access_granted: false } : entry));

test('a whole log, with and without what proves its end', () => {
  const whole = verifyLog(LOG, EMPTY_HEAD, headAt(5), headAt(5));
  expect(whole).toEqual({ entries: 5, first: 1, head: headAt(5), problems: [], isEndProven: true });
  expect(verifyLog(LOG, EMPTY_HEAD, headAt(5), null).isEndProven).toBe(false);
  expect(verifyLog(LOG, EMPTY_HEAD, headAt(5), headAt(3))).toMatchObject({ problems: [], isEndProven: false });
  expect(verifyLog(LOG.slice(2), headAt(2), headAt(5), headAt(5))).toMatchObject({ first: 3, problems: [] });
  expect(verifyLog([], EMPTY_HEAD, EMPTY_HEAD, null)).toMatchObject({ entries: 0, problems: [] });
});

test.each<[string, readonly AccessLog[], AccessHead, AccessHead, AccessHead | null, RegExp]>([
  ['a change', changed, EMPTY_HEAD, headAt(5), null, /^entry 4: expected sha256:.* what stands before was changed$/],
  [
    'a change of the last',
    [...LOG.slice(0, 4), { ...LOG[4], query: 'x' } as AccessLog],
    EMPTY_HEAD,
    headAt(5),
    null,
    /^entry 5: expected .* the store tells/,
  ],
  ['a gap', LOG.filter(({ number }) => number !== 3), EMPTY_HEAD, headAt(5), null, /^expected entry 3, found 4/],
  ['a cut front', LOG.slice(1), EMPTY_HEAD, headAt(5), null, /^expected entry 1, found 2/],
  ['a cut end', LOG.slice(0, 4), EMPTY_HEAD, headAt(5), null, /^expected entry 5, which the store tells, found 4/],
  [
    'a cut end of log and store',
    LOG.slice(0, 4),
    EMPTY_HEAD,
    headAt(4),
    headAt(5),
    /^expected entry 5, which --head tells, found 4/,
  ],
  [
    'another log of the same length',
    changed.slice(0, 3),
    EMPTY_HEAD,
    headOf(changed[2] as AccessLog),
    headAt(3),
    /^entry 3: expected .* it was changed$/,
  ],
])('%s is found', (_name, entries, front, stored, given, problem) => {
  expect(verifyLog(entries, front, stored, given).problems).toEqual([expect.stringMatching(problem)]);
});
