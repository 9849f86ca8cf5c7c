import { BY_LEVEL, type GateRule, type GateTable } from '../../contracts/gate-table.ts';
import { kpiDetail, type KpiDelta } from '../../contracts/kpi-detail.ts';
import { rounded } from '../../harness/python-number.ts';

const RULES: readonly (GateRule & { readonly id: KpiDelta })[] = [
  {
    id: 'rollback',
    effects: BY_LEVEL,
    level: ['kpi', 'error'],
    meaning: 'The KPI is below its rollback line.',
    remedy:
      'Take the change back, or add a `remediation` with a day to the KPI baseline, in a change of that file alone.',
  },
  {
    id: 'regression',
    effects: BY_LEVEL,
    level: ['kpi', 'error'],
    meaning: 'The KPI is worse than the baseline’s, which chance does not explain.',
    remedy: 'Look at the cases that fail more often than in the baseline.',
  },
  {
    id: 'loosened',
    effects: BY_LEVEL,
    level: ['kpi', 'error'],
    meaning: 'A record of the KPI baseline was changed or dropped.',
    remedy: 'Restore the record; `portcullis bless --pool` adds records and changes none.',
  },
  {
    id: 'insufficient_data',
    effects: ['undecided', 'warn', 'report'],
    level: ['insufficient-data', 'error'],
    unjudged: true,
    meaning: 'There are too few rows, or too few of the cases that the baseline has.',
    remedy: 'Run again what infrastructure ended; see that every shard left its results.',
  },
  {
    id: 'remediated',
    effects: ['warn'],
    meaning: 'The KPI is below its rollback line, which is tolerated until a day.',
    remedy: 'Do what the remediation says before that day.',
  },
  {
    id: 'watch',
    effects: BY_LEVEL,
    level: ['kpi-watch', 'warn'],
    meaning: 'The KPI is below its target.',
    remedy: 'Look at the cases that fail most often.',
  },
  {
    id: 'new',
    effects: ['report'],
    meaning: 'The merge base has no record of a KPI yet.',
    remedy: 'Nothing: the first night that is merged makes one.',
  },
  {
    id: 'not_planned',
    effects: ['report'],
    unjudged: true,
    meaning: 'The plan is a part of the suite that says nothing about the KPI.',
    remedy: 'Nothing.',
  },
  { id: 'improvement', effects: ['ok'], meaning: 'The KPI is better than the baseline’s.', remedy: 'Nothing.' },
  { id: 'held', effects: ['ok'], meaning: 'The KPI is what the baseline’s is.', remedy: 'Nothing.' },
];

export const KPI: GateTable = {
  gate: 'kpi',
  title: 'KPI gate',
  claim: 'Throughput times pass rate is no worse than before, and above its rollback line.',
  noun: ['KPI', 'KPIs'],
  says: { fails: 'The KPI gate fails', undecided: 'The KPI gate could not decide' },
  rules: RULES,
  list: 'rows',
  outputs: {
    gate: {},
    own: {
      state: (outcome) => kpiDetail(outcome)?.rows[0]?.delta ?? '',
      kpi: (outcome) => rounded(kpiDetail(outcome)?.head.kpi ?? 0),
    },
  },
  commands: ['gate', 'kpi gate'],
  actions: ['gate', 'kpi'],
  files: ({ kpi }) => (kpi === null ? [] : [kpi.baseline]),
};
