import type { SpeltJson } from '../../kernel/canonical-json.ts';
import { digestOf } from '../../kernel/digest.ts';
import { SpeltNumber } from '../../kernel/json-writer.ts';
import { optionalText } from '../normal-text.ts';
import { isBound } from './is-bound.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/**
 * Another policy of loading or filtering tools than the default was measured: a report that is bound by its digest tells accuracy and token
 * cost of this policy on a workload that it names (tool calling typestate 8.9).
 */
export const checkToolLoading: TurnCheck = ({ constraints }) => {
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

/** NaN where it is no number: no bound holds then. */
function numberOf(value: unknown): number {
  if (value instanceof SpeltNumber) return Number(value.spelling);
  return typeof value === 'number' ? value : Number.NaN;
}
