import { expect, test } from 'vitest';

import type { GateReport } from '../../contracts/gate-report.ts';
import { gateResult } from '../../testing/gate-input-builder.ts';
import { HOLDING, reportOf, ROUTING, stoppedReport } from '../../testing/report-builder.ts';
import { allowedChannels } from './publish-completed-run.ts';

const REPORTS = {
  holds: reportOf(HOLDING),
  fails: reportOf(ROUTING),
  'only warns': reportOf(gateResult(ROUTING.gates, { warn_only: true })),
  stopped: stoppedReport('no merge base'),
} as const satisfies Record<string, GateReport>;

test.each<[keyof typeof REPORTS, string | null, string]>([
  ['holds', 'success', 'comment, check run'],
  ['holds', 'failure', ''],
  ['holds', 'cancelled', ''],
  ['holds', null, ''],
  ['fails', 'success', 'comment, check run'],
  ['fails', 'failure', 'comment, check run'],
  // Its comment complains; its check run is neutral, and passes where it is required.
  ['only warns', 'success', 'comment, check run'],
  ['only warns', 'failure', 'comment'],
  ['stopped', 'success', 'comment, check run'],
  ['stopped', 'failure', 'comment, check run'],
])('of a report that %s in a run with %s is told by: %s', (name, conclusion, told) => {
  const allowed = allowedChannels(REPORTS[name], { conclusion }, { comment: true, checkRun: 'skills' });
  const channels = [...(allowed.comment ? ['comment'] : []), ...(allowed.checkRun === 'skills' ? ['check run'] : [])];
  expect(channels.join(', ')).toBe(told);
  expect(allowed.notes).toHaveLength(channels.length === 2 ? 0 : 1);
});

test.each([
  [true, 'skills', 'Comment and check run were left out: '],
  [true, null, 'The comment was left out: '],
  [false, 'skills', 'The check run was left out: '],
  [false, null, null],
])('with the comment %s and the check run %s the one line begins with %j', (comment, checkRun, begin) => {
  const { notes } = allowedChannels(REPORTS.holds, { conclusion: 'failure' }, { comment, checkRun });
  const why = 'what holds is reported only of a run that ended with success, and the run ended with failure.';
  expect(notes).toEqual(begin === null ? [] : [{ level: 'notice', text: `${begin}${why}` }]);
});
