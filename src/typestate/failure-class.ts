/**
 * Why a turn is rejected, ascending (HARNESS-TYPESTATE 8). Those that a join check gives, and nothing else: a class that no check can give
 * must not stand here, because coverage of a suite is taken against this list.
 */
export const FAILURE_CLASSES = [
  'context.injection_point_missing',
  'context.queue_policy_violation',
  'coordination.decomposition_policy_violation',
  'governance.claim_id_invalid',
  'governance.policy_package_mismatch',
  'governance.policy_package_unpinned',
  'handoff.required_artifact_missing',
  'handoff.return_path_missing',
  'handoff.target_not_allowed',
  'protocol.parallel_transport_order_invalid',
  'protocol.stop_reason_unhandled',
  'tool.join_incomplete',
  'tool.response_truncation_policy_violation',
  'tool.result_missing',
  'tool.result_orphan',
  'tool.schema_invalid',
  'tool.use_missing',
  'tool.use_without_result',
] as const;

export type FailureClass = (typeof FAILURE_CLASSES)[number];
