import type { GateDocument } from '../../contracts/gate-table.ts';
import { validateKpiDetail } from '../../contracts/kpi-detail.ts';
import { schemaContradictions } from '../../contracts/schema-problems.ts';
import { KPI } from './rules.ts';

export const KPI_DOCUMENT: GateDocument = {
  ...KPI,
  parseDetail: (detail) => (validateKpiDetail(detail) ? [] : schemaContradictions(validateKpiDetail, detail)),
};
