import type { Case, CompoundList, While } from 'unbash';

import { LOSSES } from './losses.ts';
import type { NodeFollower } from './node-follower.ts';
import { asked } from './shell-outcomes.ts';
import { merged, next, withValue, type Outcome, type ShellState } from './shell-state.ts';
import { valueOf } from './shell-values.ts';

/** Rounds of a loop. What a loop may do it does in these. */
export const MAX_ROUNDS = 3;

/** `while` and `until`. */
export function followWhile(
  follower: NodeFollower,
  { clause, body, kind }: While,
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  const ended: Outcome[] = [];
  // The last body's, and not that of the condition which ends the loop.
  let states: readonly { readonly state: ShellState; readonly status: number }[] = [{ state: start, status: 0 }];
  for (let round = 0; round <= MAX_ROUNDS && states.length > 0; round += 1) {
    states = states.flatMap(({ state, status }) =>
      follower.list(clause.commands, [state], true).flatMap((outcome) => {
        const end = asked(state, outcome, LOSSES.loop);
        if (end.flow !== 'next') return leaveLoop(end, ended);
        if ((end.state.status === 0) === (kind === 'until')) {
          ended.push(next(end.state, status));
          return [];
        }
        return follower
          .node(body, end.state, isQuiet)
          .flatMap((after) =>
            after.flow === 'next' ? [after] : leaveLoop(after, ended).map(({ state: left }) => next(left)),
          )
          .map((after) => ({ state: after.state, status: after.state.status }));
      }),
    );
  }
  return ended;
}

/** A loop with at least and at most so many rounds. */
export function followRounds(
  follower: NodeFollower,
  { body }: { readonly body: CompoundList },
  name: string | null,
  start: ShellState,
  [least, most]: readonly [number, number],
  isQuiet: boolean,
): readonly Outcome[] {
  const ended: Outcome[] = least === 0 ? [next(start, 0)] : [];
  let states: readonly ShellState[] = [start];
  for (let round = 1; round <= most; round += 1) {
    const outcomes = states.flatMap((state) =>
      follower.node(body, name === null ? state : withValue(state, name, null), isQuiet),
    );
    const goesOn = outcomes.flatMap((outcome) =>
      outcome.flow === 'next' ? [outcome] : leaveLoop(outcome, ended).map(({ state }) => next(state)),
    );
    states = merged(goesOn).map(({ state }) => state);
    if (round >= least) ended.push(...states.map((state) => next(state)));
  }
  return ended;
}

/** `case`: where it cannot be told which pattern matches, each may. */
export function followCase(
  follower: NodeFollower,
  { word, items }: Case,
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  return follower.discarded([word], start, isQuiet).flatMap((state) => {
    const value = valueOf(word, state);
    const outcomes: Outcome[] = [];
    for (const { pattern, body } of items) {
      const matches = pattern.map((one) => (one.text === '*' ? true : patternMatches(valueOf(one, state), value)));
      if (matches.every((match) => match === false)) continue;
      outcomes.push(
        ...(body.commands.length === 0 ? [next(state, 0)] : follower.list(body.commands, [state], isQuiet)),
      );
      if (matches.includes(true)) return outcomes;
    }
    return [...outcomes, next(state, 0)];
  });
}

/** `break` and `continue`: the ways that go on with the next round; the others end the loop. */
function leaveLoop(
  outcome: Outcome,
  ended: Outcome[],
): readonly { readonly state: ShellState; readonly status: number }[] {
  const { flow, levels, state } = outcome;
  if (levels > 1) ended.push({ ...outcome, levels: levels - 1 });
  else if (flow === 'break') ended.push(next(state, 0));
  else if (flow === 'continue') return [{ state: { ...state, status: 0 }, status: 0 }];
  else ended.push(outcome);
  return [];
}

function patternMatches(pattern: string | null, value: string | null): boolean | null {
  if (pattern === null || value === null || /[*?[(|]/.test(pattern)) return null;
  return pattern === value;
}
