/**
 * Why a turn is rejected or a mutation refused, ascending (tool calling typestate 7, HARNESS-TYPESTATE 8). A class that no check can give
 * must not stand here, because coverage of a suite is taken against this list.
 */
export const FAILURE_CLASSES = [
  'context.injection_point_missing',
  'context.queue_policy_violation',
  'context.scope_violation',
  'coordination.autonomy_trigger_missing',
  'coordination.decomposition_policy_violation',
  'governance.claim_id_invalid',
  'governance.eval_gate_unmet',
  'governance.eval_lineage_missing',
  'governance.guardrail_stage_missing',
  'governance.guardrail_stage_order_invalid',
  'governance.policy_package_mismatch',
  'governance.policy_package_unpinned',
  'governance.redteam_gate_unmet',
  'governance.risk_tier_profile_missing',
  'governance.self_evolution_escalation_missing',
  'governance.self_evolution_retry_missing',
  'governance.self_evolution_rollback_missing',
  'governance.tool_loading_eval_missing',
  'governance.trace_mode_violation',
  'handoff.required_artifact_missing',
  'handoff.return_path_missing',
  'handoff.target_not_allowed',
  'mutation.capability_claim_missing',
  'mutation.policy_digest_mismatch',
  'mutation.use_evidence_missing',
  'protocol.parallel_transport_order_invalid',
  'protocol.stop_reason_unhandled',
  'runtime.compaction_state_invalid',
  'runtime.shell_boundary_violation',
  'tool.caller_not_allowed',
  'tool.discovery_mismatch',
  'tool.discovery_unresolved',
  'tool.example_digest_mismatch',
  'tool.join_incomplete',
  'tool.parallel_policy_violation',
  'tool.programmatic_caller_edge_invalid',
  'tool.response_truncation_policy_violation',
  'tool.result_missing',
  'tool.result_orphan',
  'tool.schema_invalid',
  'tool.unknown_or_disallowed',
  'tool.use_missing',
  'tool.use_unknown_result',
  'tool.use_without_result',
] as const;

export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** Each class once, ascending. */
export function ascendingClasses(classes: readonly FailureClass[]): readonly FailureClass[] {
  if (classes.length === 0) return classes;
  const found = new Set(classes);
  return FAILURE_CLASSES.filter((failureClass) => found.has(failureClass));
}
