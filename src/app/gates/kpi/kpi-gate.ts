import { KPI } from '../../../gates/kpi/rules.ts';
import type { Gate } from '../gate-run.ts';

export const KPI_GATE: Gate = {
  gate: KPI.gate,
  isAsked: ({ head, comparator }) => [comparator.config, head.config].some(({ kpi }) => kpi !== null),
  judge: async (run) => (await import('./judge-kpi.ts')).judgeKpi(run),
};
