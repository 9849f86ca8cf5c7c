import type { GateOutcome } from './generated/gate-result.ts';
import type { KpiDetail } from './generated/kpi-detail.ts';

export { validate as validateKpiDetail } from './generated/kpi-detail.validate.js';
export type { KpiCompared, KpiDelta, KpiDetail, KpiRow } from './generated/kpi-detail.ts';

/** The document of the KPI gate; null for another gate's outcome. */
export function kpiDetail({ gate, detail }: Pick<GateOutcome, 'gate' | 'detail'>): KpiDetail | null {
  return gate === 'kpi' ? (detail as KpiDetail) : null;
}
