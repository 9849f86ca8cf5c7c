import { testSections } from '../../testing/section-table.ts';

const decided = (stages: readonly string[], requiredStages?: readonly string[], guardrailId = 'g'): object => ({
  requiredStages,
  decisions: stages.map((stage) => ({ stage, guardrailId, triggered: false })),
});
const missing = 'governance.guardrail_stage_missing';
const disordered = 'governance.guardrail_stage_order_invalid';

testSections([
  ['null', { guardrails: null }, []],
  ['all stages', { guardrails: decided(['pre_flight', ' Input', 'output']) }, []],
  ['a stage twice', { guardrails: decided(['pre_flight', 'pre_flight', 'input', 'output']) }, []],
  ['none', { guardrails: {} }, [missing]],
  ['none that is required', { guardrails: decided([], []) }, []],
  ['null for what is required', { guardrails: { requiredStages: null } }, [missing]],
  ['two that are required', { guardrails: decided(['input', 'output'], ['output', ' Input ']) }, []],
  ['one left out', { guardrails: decided(['pre_flight', 'output']) }, [missing]],
  ['a blank guardrail', { guardrails: decided(['pre_flight', 'input', 'output'], undefined, ' ') }, [missing]],
  ['another order', { guardrails: decided(['input', 'pre_flight', 'output']) }, [disordered]],
  ['an unknown stage', { guardrails: decided(['pre_flight', 'input', 'output', 'later']) }, [disordered]],
  ['an unknown stage that is required', { guardrails: decided(['input'], ['later']) }, [missing]],
]);
