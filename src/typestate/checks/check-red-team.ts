import { optionalText, refSet } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** The adversarial regression ran with every required strategy and enough probes, few enough got through, and there is a report (tool calling typestate 3). */
export const checkRedTeam: TurnCheck = ({ constraints }) => {
  const { redTeam } = constraints;
  if (redTeam === undefined) return [];
  const strategies = new Set(refSet(redTeam.strategies));
  const { probes = 0, minProbes = 1, failures = Number.POSITIVE_INFINITY, maxFailures } = redTeam;
  const isMet =
    refSet(redTeam.requiredStrategies).every((strategy) => strategies.has(strategy)) &&
    probes >= Math.max(minProbes, 1) &&
    failures >= 0 &&
    failures <= maxFailures &&
    optionalText(redTeam.reportDigest) !== undefined;
  return classIf(!isMet, 'governance.redteam_gate_unmet');
};
