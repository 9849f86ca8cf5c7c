import type { Expr } from '@actions/expressions/ast';
import { evaluate, mentionedIn } from './evaluate-expression.ts';
import { parseExpression, parseTemplate } from './expression.ts';
import { scalarText } from './yaml-value.ts';

/** Why a job may be skipped although what it needs has failed. */
export type SkipReason =
  /** No `if`: the `success()` that GitHub puts in its place. */
  | 'no_condition'
  /** An `if` without a status function: GitHub puts `success() &&` before it. */
  | 'implicit_success'
  /** Runs in every case but that the run was cancelled. */
  | 'cancelled'
  /** Depends on how the needed jobs ended or on what they said. */
  | 'depends_on_needs'
  /** Depends on something else: an event, a repository, a variable. */
  | 'depends_on_run'
  /** False in every run. */
  | 'never'
  | 'unreadable';

const STATUS_FUNCTIONS = ['always', 'success', 'failure', 'cancelled'];

/**
 * Whether a job with this `if` runs whatever became of the jobs that it needs, for each of the events: null where it does, else why
 * not. What cannot be worked out may be false. `${{ }}` is optional around the whole of an `if`; with text beside it GitHub makes it
 * a text, which is never false.
 */
export function skipReason(condition: unknown, events: readonly (string | null)[]): SkipReason | null {
  const text = scalarText(condition)?.trim() ?? '';
  if (text === '') return 'no_condition';
  const { literals, expressions } = parseTemplate(text);
  const isText = expressions.length > 0 && literals.some((literal) => literal.trim() !== '');
  const trees = expressions.length === 0 ? [parseExpression(text)] : expressions.map(({ tree }) => tree);
  if (trees.includes(null)) return 'unreadable';
  const known = trees.filter((tree) => tree !== null);
  const asked = new Set(known.flatMap((tree) => [...mentionedIn(tree).functions]));
  if (!STATUS_FUNCTIONS.some((name) => asked.has(name))) return 'implicit_success';
  const [tree] = known;
  if (isText || tree === undefined) return null;
  if (events.every((event) => evaluate(tree, { event, functions: { always: true } }).truthy === true)) return null;
  if (events.every((event) => evaluate(tree, { event, functions: { always: true } }).truthy === false)) return 'never';
  const unlessCancelled = { always: true, cancelled: false };
  if (events.every((event) => evaluate(tree, { event, functions: unlessCancelled }).truthy === true))
    return 'cancelled';
  return dependsOnNeeds(tree) ? 'depends_on_needs' : 'depends_on_run';
}

/**
 * Whether a step with this `if` runs in every job in which no step before it failed, for each of the events: null where it does. One
 * that is skipped leaves the job green.
 */
export function stepSkipReason(condition: unknown, events: readonly (string | null)[]): SkipReason | null {
  const text = scalarText(condition)?.trim() ?? '';
  if (text === '') return null;
  const { literals, expressions } = parseTemplate(text);
  if (expressions.length > 0 && literals.some((literal) => literal.trim() !== '')) return null;
  const [first] = expressions;
  const tree = first === undefined ? parseExpression(text) : first.tree;
  if (tree === null) return 'unreadable';
  const functions = { always: true, success: true, failure: false, cancelled: false };
  if (events.every((event) => evaluate(tree, { event, functions }).truthy === true)) return null;
  if (events.every((event) => evaluate(tree, { event, functions }).truthy === false)) return 'never';
  return dependsOnNeeds(tree) ? 'depends_on_needs' : 'depends_on_run';
}

function dependsOnNeeds(tree: Expr): boolean {
  const { functions, paths } = mentionedIn(tree);
  const asksStatus = STATUS_FUNCTIONS.some((name) => name !== 'always' && functions.has(name));
  return asksStatus || paths.some((path) => /^(?:needs|steps)(?:\.|$)/.test(path));
}
