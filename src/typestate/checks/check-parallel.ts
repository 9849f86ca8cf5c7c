import { optionalText, trimmed } from '../normal-text.ts';
import type { NormalizedTurn } from '../normalized-turn.ts';
import { isBound } from './is-bound.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/** As many calls as the parallel policy and the mode of the action admit (tool calling typestate 4.5, 5). */
export const checkParallel: TurnCheck = (turn) =>
  classIf(!branchesAdmitted(turn) || !modeAdmits(turn), 'tool.parallel_policy_violation');

/** A branch is a call that the model made itself: what code calls is part of the branch of its code. */
function branchesAdmitted({ constraints, use }: NormalizedTurn): boolean {
  const { parallelPolicy: policy, callerEdges } = constraints;
  if (policy === undefined) return true;
  const { ids, callSpec } = use.results.requests;
  const called = new Set(callerEdges?.map(({ toolCallId }) => trimmed(toolCallId)));
  const branches = ids.filter((id) => !called.has(id)).length;
  if (!policy.admissible && (branches > 1 || callSpec.executionPattern === 'parallel')) return false;
  const { maxBranches = branches, expectedBranches = branches } = policy;
  return branches <= maxBranches && branches === expectedBranches;
}

/** `code` any number; `json` one; `text` one, and only through the adapter that is configured; nothing else any. */
function modeAdmits({ constraints, use }: NormalizedTurn): boolean {
  const { actionModePolicy: policy, adapterProfile: adapter } = constraints;
  const { ids, callSpec } = use.results.requests;
  if (policy === undefined || ids.length === 0 || callSpec.actionMode === 'code') return true;
  if (ids.length > 1) return false;
  if (callSpec.actionMode === 'json') return true;
  const isAdapted = optionalText(adapter?.profileRef) !== undefined && isBound(adapter?.digest, policy.adapterDigest);
  return callSpec.actionMode === 'text' && isAdapted;
}
