/**
 * Why a turn is rejected or a mutation refused, ascending (tool calling typestate 7, HARNESS-TYPESTATE 8), and when a class is given: a
 * name in backticks is the section of the evidence that asks for it. A class that no check can give must not stand here: the coverage of
 * a suite is taken against this list.
 */
export const FAILURE_CLASS_HELP = {
  'context.injection_point_missing':
    'The turn may continue or consumed a result, and a result is not rendered or there is no state view.',
  'context.queue_policy_violation':
    'The same, and there is no reduced queue, or a rendering, queue or view under another policy.',
  'context.scope_violation':
    '`contextScope`: the role is neither orchestrator nor specialist, or a used reference or a source of a state view is not allowed.',
  'coordination.autonomy_trigger_missing':
    '`autonomyPolicy`: pattern `orchestrator_workers` or `evaluator_optimizer`, and no trigger whose measured value reaches its threshold.',
  'coordination.decomposition_policy_violation':
    'The decomposition is not admissible, or its pattern or policy is not the expected one.',
  'governance.claim_id_invalid': 'The governance profile has another name.',
  'governance.eval_gate_unmet': '`evalGate`: there is no threshold, or a measured value does not reach one.',
  'governance.eval_lineage_missing':
    '`evalGate`: a reference to dataset, grader configuration or thresholds is missing.',
  'governance.guardrail_stage_missing':
    '`guardrails`: a required stage (default: all three) has no decision of a named guardrail.',
  'governance.guardrail_stage_order_invalid':
    '`guardrails`: decisions are not in the order pre_flight, input, output, or are of an unknown stage.',
  'governance.policy_package_mismatch': 'The profile is claimed, and another package is bound than expected.',
  'governance.policy_package_unpinned': 'The profile is claimed without a pinned package with both digests.',
  'governance.redteam_gate_unmet':
    '`redTeam`: too few probes, too many failures, or a required strategy or the digest of the report is missing.',
  'governance.risk_tier_profile_missing':
    '`riskTier`: not low, moderate or high, or without a control profile and its digest.',
  'governance.self_evolution_escalation_missing': '`selfEvolution` without `terminalEscalation`.',
  'governance.self_evolution_retry_missing': '`selfEvolution` without a whole `maxAttempts` of 1 or more.',
  'governance.self_evolution_rollback_missing': '`selfEvolution` without `rollbackRef`.',
  'governance.tool_loading_eval_missing':
    '`toolLoading`: another policy than the default, without a report of this policy that is bound by digest and has workload, accuracy and token cost.',
  'governance.trace_mode_violation':
    '`traceMode`: unknown, not the required one, or `dashboard` where nothing may be retained.',
  'handoff.required_artifact_missing': 'A required artifact is not handed over.',
  'handoff.return_path_missing': 'A way back is required, and there is none.',
  'handoff.target_not_allowed': 'The target is not on the list.',
  'mutation.capability_claim_missing':
    'Nothing is intended, or `capabilities.change_morphisms`, the claim of the action (or `.all`) or a required claim is missing.',
  'mutation.policy_digest_mismatch': 'The active mutation policy is not that of the call spec.',
  'mutation.use_evidence_missing':
    'An input is not a consumed result of that digest, or no session or trajectory stands behind the turn or a named witness.',
  'protocol.parallel_transport_order_invalid': 'The transport says that its order is not valid.',
  'protocol.stop_reason_unhandled':
    'The stop reason is not tool_use, pause_turn, max_tokens or end_turn; `protocolStatePolicy`: not among its `handledStopReasons`, which can only take reasons away.',
  'runtime.compaction_state_invalid':
    '`compaction` was used under another policy than expected, or resumed from something else than was carried.',
  'runtime.shell_boundary_violation':
    '`executionBoundary`: a shell call has no row in `shell`, runs outside of its folder or sandbox, or is without its command; or a row belongs to another call.',
  'tool.caller_not_allowed':
    '`toolPolicy`: the caller is not among `allowedCallers`. A call that names none is `direct`; of edges that contradict each other any counts.',
  'tool.discovery_mismatch':
    '`discovery`: another tool, catalogue or search (digest of `{query, resultSetDigest}`) than that of the call.',
  'tool.discovery_unresolved':
    '`discovery` without a tool; or a call that names a search, or whose tool is loaded late, without a discovery.',
  'tool.example_digest_mismatch':
    '`toolPolicy` binds examples, and the `examples` of the call are missing or others; or there are some of a call that was not made.',
  'tool.join_incomplete': 'The sets of requests, results and uses do not close.',
  'tool.parallel_policy_violation':
    '`parallelPolicy`: more branches than admitted, or not as many as expected. `actionModePolicy`: `json` or `text` with more than one call, `text` without the configured adapter, or an unknown mode.',
  'tool.programmatic_caller_edge_invalid':
    '`callerEdges`: an unknown call or parent, a circle, another caller than that of the request, or a caller without its edge.',
  'tool.response_truncation_policy_violation': 'A truncation had to keep to a policy, and is not valid.',
  'tool.result_missing': 'A request has no result.',
  'tool.result_orphan': 'A result has no request.',
  'tool.schema_invalid': 'An error has no envelope; `toolPolicy`: a call has another schema than the bound one.',
  'tool.unknown_or_disallowed': '`toolPolicy`: the tool is not listed.',
  'tool.use_missing': 'A result has no use.',
  'tool.use_unknown_result':
    '`useConstraints.bindResultDigests`: a use has another digest than the result, or a consumed use is of no result; or the input of a mutation has no result.',
  'tool.use_without_result': 'A use has no result.',
} as const satisfies Readonly<Record<string, string>>;

export type FailureClass = keyof typeof FAILURE_CLASS_HELP;

export const FAILURE_CLASSES = Object.keys(FAILURE_CLASS_HELP) as readonly FailureClass[];

/** Each class once, ascending. */
export function ascendingClasses(classes: readonly FailureClass[]): readonly FailureClass[] {
  if (classes.length === 0) return classes;
  const found = new Set(classes);
  return FAILURE_CLASSES.filter((failureClass) => found.has(failureClass));
}
