import { parseRetryPolicy, retryPolicyDigest, type RetryPolicy, type VerificationClass } from './policy.ts';

const rule = (
  ruleId: string,
  verificationClass: VerificationClass,
  maxAttempts: number,
  backoffClass: string,
  escalationAction: string,
  failureClasses: readonly string[],
): object => ({ ruleId, verificationClass, maxAttempts, backoffClass, escalationAction, failureClasses });

/** Classes of one family. */
const family = (prefix: string, names: string): readonly string[] => names.split(' ').map((name) => prefix + name);

const DOCUMENT = {
  schema: 1,
  policyKind: 'ci.harness.retry.policy.v1',
  policyId: 'policy.portcullis.retry.v1',
  defaultRule: { maxAttempts: 1, backoffClass: 'none', escalationAction: 'stop' },
  rules: [
    rule('transient_retry', 'flaky', 3, 'exponential_short', 'issue_discover', [
      'executor_unavailable',
      'flaky_execution',
      'flaky_io',
      'gate_timeout',
      'network_timeout',
      'pipeline_witness_io_error',
    ]),
    rule('operational_retry', 'operational', 2, 'fixed_short', 'issue_discover', [
      'instruction_runtime_invalid',
      ...family('pipeline_', 'missing_failure_class invalid_witness_json invalid_witness_shape missing_witness'),
      ...family('required_', 'decision_verify_invalid gate_ref_invalid witness_decide_invalid witness_runtime_invalid'),
    ]),
    rule('governance_no_retry', 'semantic', 1, 'none', 'mark_blocked', [
      ...family('governance.policy_package_', 'unpinned mismatch'),
      ...family('governance.guardrail_stage_', 'missing order_invalid'),
      ...family('governance.eval_', 'gate_unmet lineage_missing'),
      ...family('governance.self_evolution_', 'retry_missing escalation_missing rollback_missing'),
      ...family('governance.', 'trace_mode_violation risk_tier_profile_missing'),
    ]),
    rule('kcir_mapping_no_retry', 'semantic', 1, 'none', 'mark_blocked', [
      'kcir_mapping_legacy_encoding_authority_violation',
    ]),
    rule('semantic_no_retry', 'semantic', 1, 'none', 'mark_blocked', [
      'check_failed',
      ...family('instruction_', 'check_not_allowed envelope_invalid envelope_invalid_json envelope_invalid_shape'),
      ...family('instruction_', 'invalid_normalizer unknown_unroutable'),
      ...family('proposal_', 'binding_mismatch discharge_failed invalid_shape invalid_step kcir_ref_mismatch'),
      ...family('proposal_', 'nondeterministic unbound_policy'),
    ]),
    // The runner's (src/routing/README.md, "Retries").
    rule('rate_limited_retry', 'flaky', 3, 'exponential_long', 'stop', ['infra.rate_limited']),
    rule('infra_retry', 'flaky', 3, 'exponential_short', 'stop', [
      ...family('infra.', 'api_error_transient incomplete exit_after_start'),
    ]),
  ],
};

/** The policy where a repository has none (premath harness 5.1, and what the runner tries again), as it stands in a file. */
export const DEFAULT_RETRY_DOCUMENT: object = { ...DOCUMENT, policyDigest: retryPolicyDigest(DOCUMENT) };

let parsed: RetryPolicy | undefined;

/** The same, parsed. */
export function defaultRetryPolicy(): RetryPolicy {
  return (parsed ??= parseRetryPolicy(JSON.stringify(DEFAULT_RETRY_DOCUMENT)));
}
