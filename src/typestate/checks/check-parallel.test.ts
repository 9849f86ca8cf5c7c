import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

type Change = (evidence: MadeTurn['evidence']) => unknown;
const violation = ['tool.parallel_policy_violation'] as const;
const spec =
  (fields: object): Change =>
  ({ callSpec }) =>
    Object.assign(callSpec, fields);
const mode =
  (actionMode: string, calls: number): Change =>
  (evidence) => {
    spec({ actionMode })(evidence);
    for (const surface of ['toolRequests', 'toolResults', 'toolUse'] as const) evidence[surface].splice(calls);
  };
const edges = [{ toolCallId: 'b', parentCallId: 'a', caller: 'code' }];
const adapter = { profileRef: 'p', digest: ' d ' };

testSections([
  ['null', { parallelPolicy: null, actionModePolicy: null, adapterProfile: null }, []],
  ['branches that are admissible', { parallelPolicy: { admissible: true } }, []],
  ['that are not', { parallelPolicy: { admissible: false } }, violation],
  ['one branch', { parallelPolicy: { admissible: false } }, [], mode('json', 1)],
  [
    'one branch of a parallel turn',
    { parallelPolicy: { admissible: false } },
    violation,
    (evidence) => (mode('json', 1)(evidence), spec({ executionPattern: 'parallel' })(evidence)),
  ],
  ['what code calls is no branch', { parallelPolicy: { admissible: false }, callerEdges: edges }, []],
  ['as many as may be', { parallelPolicy: { admissible: true, maxBranches: 2 } }, []],
  ['more', { parallelPolicy: { admissible: true, maxBranches: 1 } }, violation],
  ['as many as expected', { parallelPolicy: { admissible: true, expectedBranches: 2.0, maxBranches: null } }, []],
  ['fewer', { parallelPolicy: { admissible: true, expectedBranches: 3 } }, violation],
  ['an adapter without a policy', { adapterProfile: adapter }, []],
  ['two calls of code', { actionModePolicy: {} }, [], mode('Code', 2)],
  ['one call of json', { actionModePolicy: {} }, [], mode('json', 1)],
  ['two calls of json', { actionModePolicy: {} }, violation],
  ['no calls of a text', { actionModePolicy: {} }, [], mode('text', 0)],
  ['a call of a text', { actionModePolicy: {} }, violation, mode('text', 1)],
  ['through an adapter', { actionModePolicy: { adapterDigest: 'd' }, adapterProfile: adapter }, [], mode('text', 1)],
  [
    'two through an adapter',
    { actionModePolicy: { adapterDigest: 'd' }, adapterProfile: adapter },
    violation,
    mode('text', 2),
  ],
  [
    'through another adapter',
    { actionModePolicy: { adapterDigest: 'D' }, adapterProfile: adapter },
    violation,
    mode('text', 1),
  ],
  ['through one that is not configured', { actionModePolicy: {}, adapterProfile: adapter }, violation, mode('text', 1)],
  [
    'through a blank one',
    { actionModePolicy: { adapterDigest: ' ' }, adapterProfile: { profileRef: 'p', digest: ' ' } },
    violation,
    mode('text', 1),
  ],
  [
    'through one without a name',
    { actionModePolicy: { adapterDigest: 'd' }, adapterProfile: { digest: 'd', profileRef: ' ' } },
    violation,
    mode('text', 1),
  ],
  ['an unknown mode', { actionModePolicy: {} }, violation, mode('speech', 1)],
]);
