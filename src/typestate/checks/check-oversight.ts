import { asciiLower, optionalText } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

const TRACE_MODES: ReadonlySet<string> = new Set(['dashboard', 'internal_processor', 'disabled']);
/** The mode in which traces stay with somebody else. */
const RETAINING = 'dashboard';
const RISK_TIERS: ReadonlySet<string> = new Set(['low', 'moderate', 'high']);

/** Traces are kept as the policy wants it, and the tier of risk has its control profile (tool calling typestate 3, 4.1). */
export const checkOversight: TurnCheck = ({ constraints }) => {
  const { traceMode: trace, riskTier: risk } = constraints;
  const lower = (text: string | undefined): string => asciiLower(optionalText(text) ?? '');
  const actual = lower(trace?.actual);
  const isTraced =
    TRACE_MODES.has(actual) &&
    (lower(trace?.required) || actual) === actual &&
    !(trace?.zeroDataRetention === true && actual === RETAINING);
  const isControlled =
    RISK_TIERS.has(lower(risk?.tier)) &&
    optionalText(risk?.controlProfileRef) !== undefined &&
    optionalText(risk?.controlProfileDigest) !== undefined;
  return [
    ...classIf(trace !== undefined && !isTraced, 'governance.trace_mode_violation'),
    ...classIf(risk !== undefined && !isControlled, 'governance.risk_tier_profile_missing'),
  ];
};
