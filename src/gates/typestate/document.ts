import type { GateDocument } from '../../contracts/gate-table.ts';
import type { Contradiction } from '../../contracts/problem.ts';
import { NOTHING_TO_RUN } from '../../contracts/report-bounds.ts';
import { schemaContradictions } from '../../contracts/schema-problems.ts';
import { validateTypestateDetail } from '../../contracts/typestate-detail.ts';
import { TYPESTATE } from './rules.ts';

export const TYPESTATE_DOCUMENT: GateDocument = {
  ...TYPESTATE,
  parseDetail: (detail, { verdict, warnings }): readonly Contradiction[] => {
    if (!validateTypestateDetail(detail)) return schemaContradictions(validateTypestateDetail, detail);
    if (verdict !== 'pass' || detail.turns.judged > 0 || warnings.includes(NOTHING_TO_RUN)) return [];
    return [
      { pointer: '/turns/judged', expected: 'a turn where the gate holds, since something had to run', found: '0' },
    ];
  },
};
