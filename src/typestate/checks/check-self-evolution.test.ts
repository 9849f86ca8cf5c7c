import { testSections } from '../../testing/section-table.ts';

const bounds = (fields: object = {}): Record<string, unknown> => ({
  selfEvolution: { maxAttempts: 3, terminalEscalation: 'mark_blocked', rollbackRef: 'r', ...fields },
});
const retry = 'governance.self_evolution_retry_missing';
const escalation = 'governance.self_evolution_escalation_missing';
const rollback = 'governance.self_evolution_rollback_missing';

testSections([
  ['null', { selfEvolution: null }, []],
  ['bounded', bounds(), []],
  ['nothing', { selfEvolution: {} }, [escalation, retry, rollback]],
  ['no attempts', bounds({ maxAttempts: 0 }), [retry]],
  ['half an attempt', bounds({ maxAttempts: 1.5 }), [retry]],
  ['null for the attempts', bounds({ maxAttempts: null }), [retry]],
  ['a blank escalation', bounds({ terminalEscalation: ' ' }), [escalation]],
  ['a blank way back', bounds({ rollbackRef: '' }), [rollback]],
]);
