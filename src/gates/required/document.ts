import type { GateDocument } from '../../contracts/gate-table.ts';
import { validateRequiredDetail } from '../../contracts/required-detail.ts';
import { schemaContradictions } from '../../contracts/schema-problems.ts';
import { REQUIRED } from './rules.ts';

export const REQUIRED_DOCUMENT: GateDocument = {
  ...REQUIRED,
  parseDetail: (detail) => (validateRequiredDetail(detail) ? [] : schemaContradictions(validateRequiredDetail, detail)),
};
