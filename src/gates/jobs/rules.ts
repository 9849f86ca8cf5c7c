import type { GateTable } from '../../contracts/gate-table.ts';

/** What to do about runs that infrastructure ended: a shard's job is green as soon as some of its units came to a verdict. */
export const OWN_JOB =
  'Run that shard’s own job again: “Re-run failed jobs” leaves it out where other units of it came to a verdict';

export const JOBS: GateTable = {
  gate: 'jobs',
  title: 'Jobs gate',
  claim: 'Every job that the gate needs did its work.',
  noun: ['job', 'jobs'],
  says: {
    fails: 'Jobs that the gate needs did not succeed',
    undecided: 'Jobs that the gate needs have no result',
  },
  rules: [
    {
      id: 'leg',
      effects: ['fail'],
      counted: ['job did not succeed', 'jobs did not succeed'],
      meaning: 'A job that the gate needs did not succeed, so that its results may be missing.',
      remedy: 'Look at that job’s log and run it again; a job that may be skipped has to be named as such.',
    },
    {
      id: 'skipped',
      effects: ['ok'],
      counted: ['job skipped', 'jobs skipped'],
      unjudged: true,
      meaning: 'A job was skipped, which `allowed-skips` permits.',
      remedy: 'Nothing.',
    },
    {
      id: 'succeeded',
      effects: ['ok'],
      counted: ['job succeeded', 'jobs succeeded'],
      meaning: 'The job succeeded.',
      remedy: 'Nothing.',
    },
  ],
  list: 'legs',
  outputs: { gate: {}, own: {} },
  commands: [],
  actions: ['gate'],
};
