import type { RoutingCase } from '../contracts/case-file.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { CaseChange } from './case-changes.ts';
import { isCaseLoosened } from './case-loosened.ts';
import { rejudgeUnit } from './rejudge-unit.ts';
import { isNegative, requirementsOf, type HidesReads } from './requirements.ts';

/**
 * A unit of a case that asks less than before is judged by what was asked before. Where it passes that and not what the head asks,
 * the head's verdict stays. A negative case that became a positive one still has to show proof of life.
 */
export function judgedUnit(
  result: UnitResult,
  definition: RoutingCase,
  change: CaseChange | undefined,
  agent: string,
  hidesReads: HidesReads,
): UnitResult {
  if (change === undefined || change.before === null) return result;
  const before = requirementsOf(change.before, agent, hidesReads);
  const now = requirementsOf(definition, agent, hidesReads);
  const wasNegative = isNegative(before) && !isNegative(now);
  if (!wasNegative && !isCaseLoosened(change.before, definition, agent, hidesReads)) return result;
  const { verdict, notShown } = rejudgeUnit(result, before, now);
  if (verdict.status === 'pass') return result.status === 'pass' ? { ...result, ...verdict } : result;
  const unseen = notShown.length === 0 ? '' : `; its results cannot show ${notShown.join(', ')}`;
  return { ...result, ...verdict, error: `judged by the comparator's case${unseen}` };
}
