import { asciiLower, optionalText } from '../normal-text.ts';
import type { TurnInput } from '../turn-input.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

type Trigger = NonNullable<TurnInput['autonomyPolicy']>['triggers'][number];

/** The patterns that leave it to the model what comes next. */
const AUTONOMOUS: ReadonlySet<string> = new Set(['orchestrator_workers', 'evaluator_optimizer']);

/** A turn of an autonomous pattern has a reason that was measured (tool calling typestate 3, 8.8). */
export const checkAutonomy: TurnCheck = ({ constraints, use }) => {
  const { autonomyPolicy: policy } = constraints;
  const isAutonomous = AUTONOMOUS.has(use.results.requests.callSpec.executionPattern);
  return classIf(
    policy !== undefined && isAutonomous && !policy.triggers.some(hasCrossed),
    'coordination.autonomy_trigger_missing',
  );
};

function hasCrossed({ metric, threshold, measured, crosses }: Trigger): boolean {
  const direction = asciiLower(optionalText(crosses) ?? 'above');
  const isReached =
    (direction === 'above' && measured >= threshold) || (direction === 'below' && measured <= threshold);
  return isReached && optionalText(metric) !== undefined;
}
