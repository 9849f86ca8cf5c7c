import { expect, test } from 'vitest';
import { baselineOf, type EntryLike } from '../testing/gate-input-builder.ts';
import { historyRecord } from '../testing/history-builder.ts';
import { changedEntries } from './changed-entries.ts';

test.each<[string, Record<string, EntryLike>, Record<string, EntryLike>, boolean]>([
  ['the same', { claude: 'pass' }, { claude: 'pass' }, false],
  ['another status', { claude: 'pass' }, { claude: 'fail' }, true],
  ['no entry before', {}, { claude: 'pass' }, true],
  ['none any more', { claude: 'pass' }, {}, true],
  ['of one provider', { claude: 'pass', codex: 'fail' }, { claude: 'pass', codex: 'pass' }, true],
  ['what is meant anyway', { claude: 'pass' }, { claude: { expected_status: 'pass', allow_timeout: false } }, false],
  ['a timeout', { claude: 'pass' }, { claude: { expected_status: 'pass', allow_timeout: true } }, true],
  ['an end', { claude: 'fail' }, { claude: { expected_status: 'fail', expires: '2027-01-01' } }, true],
  ['words', { claude: 'fail' }, { claude: { expected_status: 'fail', reason: 'r', owner: 'o' } }, false],
  [
    'counts',
    { claude: 'pass' },
    { claude: { expected_status: 'pass', history: [historyRecord({ batch: 1, passed: 1, total: 1 })] } },
    false,
  ],
])('%s', (_name, before, after, isChanged) => {
  const both = [before, after].map((cells) => baselineOf({ one: cells, other: { claude: 'pass' } })) as [
    ReturnType<typeof baselineOf>,
    ReturnType<typeof baselineOf>,
  ];
  expect([...changedEntries(...both)]).toEqual(isChanged ? ['one'] : []);
});
