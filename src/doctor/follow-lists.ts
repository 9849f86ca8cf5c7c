import type { AndOr, CommandNode, If, Pipeline } from 'unbash';

import { LOSSES } from './losses.ts';
import type { NodeFollower } from './node-follower.ts';
import { afterOr, asked, marked } from './shell-outcomes.ts';
import { lostBy, merged, next, type Outcome, type ShellState } from './shell-state.ts';

/** `a && b || c`: errexit looks at the last of them only. */
export function followAndOr(
  follower: NodeFollower,
  { commands, operators }: AndOr,
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  const ended: Outcome[] = [];
  let states: readonly ShellState[] = [start];
  for (const [index, command] of commands.entries()) {
    const operator = index === 0 ? null : operators[index - 1];
    const isLast = index === commands.length - 1;
    const outcomes = states.flatMap((state): readonly Outcome[] => {
      if (operator === '&&' && state.status !== 0) {
        const isNew = state.hasFailed && !start.hasFailed && state.options.errexit && !isQuiet;
        return [next(isNew ? lostBy(state, LOSSES.and) : state)];
      }
      if (operator === '||' && state.status === 0) return [next(state)];
      const after = follower.node(command, state, isQuiet || !isLast);
      return operator === '||' ? after.map((outcome) => afterOr(outcome, state, command)) : after;
    });
    ended.push(...outcomes.filter(({ flow }) => flow !== 'next'));
    states = merged(outcomes.filter(({ flow }) => flow === 'next')).map(({ state }) => state);
  }
  return [...ended, ...states.map((state) => next(state))];
}

/** A pipe, with `!` and `time` before it. */
export function followPipeline(
  follower: NodeFollower,
  { commands, prefixes }: Pipeline,
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  const isNegated = prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1;
  // bash looks at `-e` when `!` begins: one that is set only behind it ends the script all the same.
  const quiet = isQuiet || (isNegated && start.options.errexit);
  const [only] = commands;
  const ran =
    only !== undefined && commands.length === 1
      ? follower.node(only, start, quiet)
      : piped(follower, commands, start, quiet);
  if (!isNegated) return ran;
  return ran.map((outcome) => {
    if (outcome.flow !== 'next') return outcome;
    const { state } = outcome;
    const isLost = state.hasFailed && !start.hasFailed && state.status !== 0;
    return next(isLost ? lostBy(state, LOSSES.negation) : state, state.status === 0 ? 1 : 0);
  });
}

function piped(
  follower: NodeFollower,
  commands: readonly CommandNode[],
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  let ways: readonly { readonly state: ShellState; readonly codes: readonly number[] }[] = [
    { state: start, codes: [] },
  ];
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1;
    ways = ways.flatMap(({ state, codes }) => {
      const ends = follower.subshell(command, state, isQuiet);
      // Of a program before the last only its failure in the place of the followed one counts.
      const counted = isLast ? ends : ends.filter((end) => end.status === 0 || end.hasFailed);
      return counted.map((end) => {
        const swallows = !isLast && !start.options.pipefail && end.status !== 0;
        return {
          state: swallows ? marked(state, end, LOSSES.pipe) : { ...marked(state, end, null) },
          codes: [...codes, end.status],
        };
      });
    });
  }
  const ends = ways.map(({ state, codes }) => {
    const last = codes.at(-1) ?? 0;
    const status = start.options.pipefail ? (codes.findLast((code) => code !== 0) ?? 0) : last;
    return next({ ...state, pipe: codes }, status);
  });
  return follower.checked(merged(ends), isQuiet);
}

/** `if`, also with `elif`. */
export function followIf(follower: NodeFollower, node: If, start: ShellState, isQuiet: boolean): readonly Outcome[] {
  const ended: Outcome[] = [];
  let states: readonly ShellState[] = [start];
  for (const branch of [node, ...node.elif]) {
    const outcomes = states.flatMap((state) =>
      follower.list(branch.clause.commands, [state], true).map((outcome) => asked(state, outcome, LOSSES.condition)),
    );
    for (const outcome of outcomes) {
      if (outcome.flow !== 'next') ended.push(outcome);
      else if (outcome.state.status === 0) ended.push(...follower.node(branch.then, outcome.state, isQuiet));
    }
    states = outcomes.filter(({ flow, state }) => flow === 'next' && state.status !== 0).map(({ state }) => state);
  }
  const rest = states.flatMap((state) =>
    node.else === undefined ? [next(state, 0)] : follower.node(node.else, state, isQuiet),
  );
  return [...ended, ...rest];
}
