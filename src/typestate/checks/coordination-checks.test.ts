import { describe } from 'vitest';

import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

describe('autonomy', () => {
  const trigger = (fields: object = {}): Record<string, unknown> => ({
    autonomyPolicy: { triggers: [{ metric: 'share of failed chains', threshold: 0.25, measured: 0.3, ...fields }] },
  });
  const missing = ['coordination.autonomy_trigger_missing'] as const;
  const pattern =
    (executionPattern: string) =>
    ({ callSpec }: MadeTurn['evidence']): unknown =>
      Object.assign(callSpec, { executionPattern });
  const workers = pattern('Orchestrator_Workers');

  testSections([
    ['null', { autonomyPolicy: null }, [], workers],
    ['a workflow', { autonomyPolicy: {} }, []],
    ['no trigger', { autonomyPolicy: {} }, missing, workers],
    ['no trigger of the other pattern', { autonomyPolicy: {} }, missing, pattern('evaluator_optimizer')],
    ['a trigger', trigger(), [], workers],
    ['one that was just reached', trigger({ measured: 0.25 }), [], workers],
    ['one that was not', trigger({ measured: 0.2 }), missing, workers],
    ['one from above', trigger({ measured: 0.2, crosses: ' Below ' }), [], workers],
    ['one from above that was not', trigger({ crosses: 'below' }), missing, workers],
    ['an unknown direction', trigger({ crosses: 'sideways' }), missing, workers],
    ['a blank metric', trigger({ metric: ' ' }), missing, workers],
  ]);
});
