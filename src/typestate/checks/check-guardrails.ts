import { asciiLower, optionalText, trimmed } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

const STAGES = ['pre_flight', 'input', 'output'];

/**
 * Every required stage was decided by a guardrail that is named, and the decisions stand in the order of the stages (tool calling typestate
 * 4.5).
 */
export const checkGuardrails: TurnCheck = ({ constraints }) => {
  const { guardrails } = constraints;
  if (guardrails === undefined) return [];
  const { decisions, requiredStages = STAGES } = guardrails;
  const named = decisions.filter(({ guardrailId }) => optionalText(guardrailId) !== undefined);
  const decided = new Set(named.map(({ stage }) => normalStage(stage)));
  const places = decisions.map(({ stage }) => STAGES.indexOf(normalStage(stage)));
  return [
    ...classIf(
      requiredStages.some((stage) => !decided.has(normalStage(stage))),
      'governance.guardrail_stage_missing',
    ),
    // An unknown stage has no place, and none after which it could stand.
    ...classIf(
      places.some((place, at) => place < (places[at - 1] ?? 0)),
      'governance.guardrail_stage_order_invalid',
    ),
  ];
};

function normalStage(stage: string): string {
  return asciiLower(trimmed(stage));
}
