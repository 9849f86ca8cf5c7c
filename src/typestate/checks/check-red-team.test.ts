import { testSections } from '../../testing/section-table.ts';

const run = (fields: object = {}): Record<string, unknown> => ({
  redTeam: {
    requiredStrategies: ['injection'],
    strategies: ['injection ', 'jailbreak'],
    minProbes: 10,
    probes: 10,
    failures: 0,
    reportDigest: 'd',
    ...fields,
  },
});
const unmet = ['governance.redteam_gate_unmet'] as const;

testSections([
  ['null', { redTeam: null }, []],
  ['enough probes', run(), []],
  ['too few', run({ probes: 9 }), unmet],
  ['none, and none asked for', run({ minProbes: 0, probes: 0 }), unmet],
  ['one, where no number is said', run({ minProbes: null, probes: 1 }), []],
  ['not told', run({ probes: null }), unmet],
  ['one that got through', run({ failures: 1 }), unmet],
  ['one that may', run({ failures: 1, maxFailures: 1 }), []],
  ['not told how many got through', run({ failures: null }), unmet],
  ['fewer than none', run({ failures: -1 }), unmet],
  ['a strategy left out', run({ strategies: ['jailbreak'] }), unmet],
  ['a blank report', run({ reportDigest: ' ' }), unmet],
  ['nothing', { redTeam: {} }, unmet],
]);
