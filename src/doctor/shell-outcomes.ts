import type { CommandNode, Pipeline } from 'unbash';

import { LOSSES } from './losses.ts';
import { isOpen } from './shell-builtins.ts';
import { lostBy, type Loss, type Outcome, type ShellState } from './shell-state.ts';

/** A simple command is a pipe of one. */
export function withPipe(outcome: Outcome): Outcome {
  return { ...outcome, state: { ...outcome.state, pipe: [outcome.state.status] } };
}

/** The state of the shell outside, with what became of the followed command inside. */
export function backIn(outside: ShellState, { status, hasFailed, loss, isSure, isAsked }: ShellState): ShellState {
  return { ...outside, status, hasFailed, loss, isSure, isAsked };
}

/** The state outside after something ran whose exit code is not kept. */
export function marked(outside: ShellState, end: ShellState, loss: Loss | null): ShellState {
  const isLost = loss !== null && end.hasFailed && !outside.hasFailed;
  return { ...backIn(outside, isLost ? lostBy(end, loss) : end), status: outside.status };
}

/** After the condition of an `if` or a loop, in which the followed command may have failed. */
export function asked(before: ShellState, outcome: Outcome, loss: Loss): Outcome {
  const isNew = outcome.state.hasFailed && !before.hasFailed;
  return isNew ? { ...outcome, state: lostBy(outcome.state, loss) } : outcome;
}

export function afterOr(outcome: Outcome, before: ShellState, command: CommandNode | Pipeline): Outcome {
  const { flow, state } = outcome;
  if (!before.hasFailed || state.status !== 0 || flow === 'break' || flow === 'continue') return outcome;
  const isSure = state.isSure && !isOpen(command, before);
  return { ...outcome, state: { ...lostBy(state, LOSSES.or(command)), isSure } };
}
