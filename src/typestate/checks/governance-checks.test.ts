import { describe } from 'vitest';

import { canonicalJsonOfText } from '../../kernel/canonical-json.ts';
import { digestOf, sha256Hex } from '../../kernel/digest.ts';
import { testSections } from '../../testing/section-table.ts';

describe('guardrails', () => {
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
});

describe('the evaluation gate', () => {
  const LINEAGE = { datasetLineageRef: 'd', graderConfigLineageRef: 'g', metricThresholdsRef: 't' };
  const gate = (fields: object = {}): Record<string, unknown> => ({
    evalGate: {
      thresholds: [{ metric: 'f1', minimum: 0.8 }],
      metrics: [{ metric: ' f1 ', value: 0.8 }],
      lineage: LINEAGE,
      ...fields,
    },
  });
  const unmet = 'governance.eval_gate_unmet';
  const unknown = 'governance.eval_lineage_missing';

  testSections([
    ['null', { evalGate: null }, []],
    ['a threshold that is reached', gate(), []],
    ['one that is not', gate({ metrics: [{ metric: 'f1', value: 0.79 }] }), [unmet]],
    ['one that is not measured', gate({ metrics: [{ metric: 'recall', value: 1 }] }), [unmet]],
    ['measured twice, once below', gate({ metrics: [0.9, 0.7].map((value) => ({ metric: 'f1', value })) }), [unmet]],
    ['no thresholds', gate({ thresholds: [] }), [unmet]],
    [
      'a blank metric',
      gate({ thresholds: [{ metric: '', minimum: 0 }], metrics: [{ metric: '', value: 1 }] }),
      [unmet],
    ],
    ['nothing', { evalGate: {} }, [unmet, unknown]],
    ['no lineage', gate({ lineage: null }), [unknown]],
    ...Object.keys(LINEAGE).map(
      (name) => [`a blank ${name}`, gate({ lineage: { ...LINEAGE, [name]: ' ' } }), [unknown]] as const,
    ),
  ]);
});

describe('the red team', () => {
  const run = (fields: object = {}): Record<string, unknown> => ({
    redTeam: {
      requiredStrategies: ['injection'],
      strategies: ['injection ', 'jailbreak'],
      minProbes: 10,
      probes: 10,
      failures: 0,
      reportDigest: 'd',
      ...fields,
    },
  });
  const unmet = ['governance.redteam_gate_unmet'] as const;

  testSections([
    ['null', { redTeam: null }, []],
    ['enough probes', run(), []],
    ['too few', run({ probes: 9 }), unmet],
    ['none, and none asked for', run({ minProbes: 0, probes: 0 }), unmet],
    ['one, where no number is said', run({ minProbes: null, probes: 1 }), []],
    ['not told', run({ probes: null }), unmet],
    ['one that got through', run({ failures: 1 }), unmet],
    ['one that may', run({ failures: 1, maxFailures: 1 }), []],
    ['not told how many got through', run({ failures: null }), unmet],
    ['fewer than none', run({ failures: -1 }), unmet],
    ['a strategy left out', run({ strategies: ['jailbreak'] }), unmet],
    ['a blank report', run({ reportDigest: ' ' }), unmet],
    ['nothing', { redTeam: {} }, unmet],
  ]);
});

describe('self-evolution', () => {
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
});

describe('traces and risk', () => {
  const trace = (fields: object): Record<string, unknown> => ({ traceMode: fields });
  const risk = (fields: object = {}): Record<string, unknown> => ({
    riskTier: { tier: 'High', controlProfileRef: 'p', controlProfileDigest: 'd', ...fields },
  });
  const traced = ['governance.trace_mode_violation'] as const;
  const controlled = ['governance.risk_tier_profile_missing'] as const;

  testSections([
    ['null', { traceMode: null, riskTier: null }, []],
    ['a mode', trace({ actual: ' Dashboard ' }), []],
    ['the required mode', trace({ required: 'INTERNAL_PROCESSOR', actual: 'internal_processor' }), []],
    ['another', trace({ required: 'disabled', actual: 'dashboard' }), traced],
    ['an unknown mode', trace({ required: 'file', actual: 'file' }), traced],
    ['no mode', trace({}), traced],
    ['a blank mode', trace({ required: ' ', actual: ' ' }), traced],
    ['nothing retained', trace({ actual: 'disabled', zeroDataRetention: true }), []],
    ['something retained', trace({ actual: 'dashboard', zeroDataRetention: true }), traced],
    ['a tier with its profile', risk(), []],
    ['an unknown tier', risk({ tier: 'extreme' }), controlled],
    ['a blank tier', risk({ tier: ' ' }), controlled],
    ['no profile', risk({ controlProfileRef: null }), controlled],
    ['a profile without a digest', risk({ controlProfileDigest: ' ' }), controlled],
  ]);
});

describe('loading of tools', () => {
  const REPORT = { workloadRef: 'harbour-40', policyDigest: 'new', accuracy: 1, tokenCost: 1200 };
  const changed = (
    report: Record<string, unknown> | null,
    reportDigest = digestOf(report as null),
  ): Record<string, unknown> => ({
    toolLoading: { defaultPolicyDigest: 'old', policyDigest: 'new', report, reportDigest },
  });
  const missing = ['governance.tool_loading_eval_missing'] as const;

  testSections([
    ['null', { toolLoading: null }, []],
    ['the default policy', { toolLoading: { defaultPolicyDigest: 'old', policyDigest: ' old ' } }, []],
    ['another policy', { toolLoading: { defaultPolicyDigest: 'old', policyDigest: 'new' } }, missing],
    ['no policies', { toolLoading: {} }, missing],
    ['blank policies', { toolLoading: { defaultPolicyDigest: ' ', policyDigest: ' ' } }, missing],
    ['another policy with its report', changed(REPORT), []],
    ['with more in it', changed({ ...REPORT, latency: { p50: 2 } }), []],
    ['a report of another digest', changed(REPORT, digestOf({ ...REPORT, tokenCost: 1 })), missing],
    ['a report of another policy', changed({ ...REPORT, policyDigest: 'newer' }), missing],
    ['no report', changed(null), missing],
    ['a blank workload', changed({ ...REPORT, workloadRef: ' ' }), missing],
    ['no workload', changed({ ...REPORT, workloadRef: 7 }), missing],
    ['no accuracy', changed({ ...REPORT, accuracy: '1' }), missing],
    ['too much accuracy', changed({ ...REPORT, accuracy: 2 }), missing],
    ['no cost', changed({ ...REPORT, tokenCost: null }), missing],
    ['less than no cost', changed({ ...REPORT, tokenCost: -1 }), missing],
    ['a list', { toolLoading: { policyDigest: 'new', report: [1], reportDigest: digestOf([1]) } }, missing],
  ]);

  const FRACTION = '{"workloadRef":"w","policyDigest":"new","accuracy":9.3e-1,"tokenCost":1200.50}';

  testSections([
    [
      'numbers are bound as they are spelt',
      {
        toolLoading: {
          policyDigest: 'new',
          report: JSON.parse(FRACTION) as object,
          reportDigest: `sha256:${sha256Hex(canonicalJsonOfText(FRACTION))}`,
        },
      },
      [],
    ],
  ]);
});
