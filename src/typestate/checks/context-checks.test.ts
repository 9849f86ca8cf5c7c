import { describe } from 'vitest';

import { testSections } from '../../testing/section-table.ts';

describe('the scope of a role', () => {
  const scope = (fields: object = {}): Record<string, unknown> => ({
    contextScope: { role: 'Specialist', allowedRefs: ['r1', 'r2 ', 'r3'], usedRefs: [' r3', ' '], ...fields },
  });
  const violation = ['context.scope_violation'] as const;

  testSections([
    ['null', { contextScope: null }, []],
    ['what is allowed', scope(), []],
    ['by an orchestrator', scope({ role: ' orchestrator ' }), []],
    ['something else', scope({ usedRefs: ['r4'] }), violation],
    ['a state view of something else', scope({ allowedRefs: ['r1', 'r3'] }), violation],
    ['nothing allowed', { contextScope: { role: 'specialist' } }, violation],
    ['an unknown role', scope({ role: 'reviewer' }), violation],
    ['a blank role', scope({ role: ' ' }), violation],
    ['no role', scope({ role: null }), violation],
  ]);
});
