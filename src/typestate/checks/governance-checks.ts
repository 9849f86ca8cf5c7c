import type { SpeltJson } from '../../kernel/canonical-json.ts';
import { digestOf } from '../../kernel/digest.ts';
import { SpeltNumber } from '../../kernel/json-number.ts';
import { asciiLower, optionalText, refSet, trimmed } from '../normal-text.ts';
import { allOf, classIf, isBound, rowsBy, type TurnCheck } from './turn-check.ts';

const CLAIM_ID = 'profile.doctrine_inf_governance.v0';

/** Where the governance profile is claimed, its policy package is pinned and the one that is bound (HARNESS-TYPESTATE 8). */
const checkGovernance: TurnCheck = ({ constraints }) => {
  const { governanceProfile: profile } = constraints;
  if (profile === undefined) return [];
  // A claim of something else is wrong even where it is not claimed.
  const claimId = optionalText(profile.claimId);
  if (claimId !== undefined && claimId !== CLAIM_ID) return ['governance.claim_id_invalid'];
  if (!profile.claimed) return [];
  const provenance = profile.policyProvenance;
  const [packageRef, expected, bound] = [
    optionalText(provenance?.packageRef),
    optionalText(provenance?.expectedDigest),
    optionalText(provenance?.boundDigest),
  ];
  const isPinned = provenance?.pinned === true && packageRef !== undefined;
  if (!isPinned || expected === undefined || bound === undefined) return ['governance.policy_package_unpinned'];
  return classIf(expected !== bound, 'governance.policy_package_mismatch');
};

const STAGES = ['pre_flight', 'input', 'output'];

/**
 * Every required stage was decided by a guardrail that is named, and the decisions stand in the order of the stages (tool calling typestate
 * 4.5).
 */
const checkGuardrails: TurnCheck = ({ constraints }) => {
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

/** There is a threshold, the measured values reach each, and the turn says on what they were measured (tool calling typestate 3). */
const checkEvalGate: TurnCheck = ({ constraints }) => {
  const { evalGate: gate } = constraints;
  if (gate === undefined) return [];
  const measured = rowsBy(gate.metrics, ({ metric }) => metric);
  const isMet = allOf(
    gate.thresholds,
    ({ metric, minimum }) =>
      optionalText(metric) !== undefined && allOf(measured.get(trimmed(metric)), ({ value }) => value >= minimum),
  );
  const { lineage } = gate;
  const refs = [lineage?.datasetLineageRef, lineage?.graderConfigLineageRef, lineage?.metricThresholdsRef];
  return [
    ...classIf(!isMet, 'governance.eval_gate_unmet'),
    ...classIf(
      refs.some((ref) => optionalText(ref) === undefined),
      'governance.eval_lineage_missing',
    ),
  ];
};

/** The adversarial regression ran with every required strategy and enough probes, few enough got through, and there is a report (tool calling typestate 3). */
const checkRedTeam: TurnCheck = ({ constraints }) => {
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

/** A harness that changes itself tries a bounded number of times, escalates when it gives up, and can be rolled back (tool calling typestate 7). */
const checkSelfEvolution: TurnCheck = ({ constraints }) => {
  const { selfEvolution: bounds } = constraints;
  if (bounds === undefined) return [];
  const { maxAttempts = 0 } = bounds;
  return [
    ...classIf(!(Number.isInteger(maxAttempts) && maxAttempts >= 1), 'governance.self_evolution_retry_missing'),
    ...classIf(optionalText(bounds.terminalEscalation) === undefined, 'governance.self_evolution_escalation_missing'),
    ...classIf(optionalText(bounds.rollbackRef) === undefined, 'governance.self_evolution_rollback_missing'),
  ];
};

const TRACE_MODES: ReadonlySet<string> = new Set(['dashboard', 'internal_processor', 'disabled']);
/** The mode in which somebody else keeps the traces. */
const RETAINING = 'dashboard';
const RISK_TIERS: ReadonlySet<string> = new Set(['low', 'moderate', 'high']);

/** Traces are kept as the policy wants it, and the tier of risk has its control profile (tool calling typestate 3, 4.1). */
const checkOversight: TurnCheck = ({ constraints }) => {
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

/**
 * Another policy of loading or filtering tools than the default was measured: a report, bound by its digest, has accuracy and token cost of
 * this policy on a workload that it names (tool calling typestate 8.9).
 */
const checkToolLoading: TurnCheck = ({ constraints }) => {
  const { toolLoading: loading } = constraints;
  if (loading === undefined || isBound(loading.policyDigest, loading.defaultPolicyDigest)) return [];
  const { report, reportDigest, policyDigest } = loading;
  const isMeasured = report !== undefined && isBound(reportDigest, digestOf(report)) && isReport(report, policyDigest);
  return classIf(!isMeasured, 'governance.tool_loading_eval_missing');
};

function isReport(report: SpeltJson, policyDigest: string | undefined): boolean {
  const textOf = (name: string): string | undefined => {
    const value = member(report, name);
    return typeof value === 'string' ? optionalText(value) : undefined;
  };
  const accuracy = numberOf(member(report, 'accuracy'));
  const tokenCost = numberOf(member(report, 'tokenCost'));
  return (
    textOf('workloadRef') !== undefined &&
    isBound(textOf('policyDigest'), policyDigest) &&
    accuracy >= 0 &&
    accuracy <= 1 &&
    tokenCost >= 0
  );
}

function member(value: SpeltJson, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isObject ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** NaN where it is not a number: no bound holds then. */
function numberOf(value: unknown): number {
  if (value instanceof SpeltNumber) return Number(value.spelling);
  return typeof value === 'number' ? value : Number.NaN;
}

/** Policies, guardrails and measurements that were agreed on before. */
export const governanceChecks: readonly TurnCheck[] = [
  checkGovernance,
  checkGuardrails,
  checkEvalGate,
  checkRedTeam,
  checkSelfEvolution,
  checkOversight,
  checkToolLoading,
];
