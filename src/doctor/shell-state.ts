import type { CompoundCommand, CompoundList, Redirected } from 'unbash';

/** How a shell treats exit codes. */
export interface ShellOptions {
  /** A command that fails ends the script. */
  readonly errexit: boolean;
  /** A pipe fails with any of its programs, and not with its last only. */
  readonly pipefail: boolean;
  /** `$(…)` has errexit as well: not in bash, unless it is told so. */
  readonly inherits: boolean;
}

/** What throws an exit code away. */
export interface Loss {
  readonly why: string;
  readonly remedy: string;
  /** Of several the first one of the highest rank is told. */
  readonly rank: number;
}

/** What is known of a shell at one place of one way through a script. */
export interface ShellState {
  /** `$?`. */
  readonly status: number;
  /** `PIPESTATUS`. */
  readonly pipe: readonly number[];
  /** Values that are known; null for those that were set to something else. */
  readonly values: ReadonlyMap<string, string | null>;
  readonly options: ShellOptions;
  readonly exitTrap: string | null;
  readonly errorTrap: string | null;
  readonly functions: ReadonlyMap<string, CompoundCommand | Redirected | CompoundList>;
  /** How the last command in the background ended. */
  readonly background: number | null;
  /** The command that is followed was run, and has failed. */
  readonly hasFailed: boolean;
  readonly loss: Loss | null;
  /** False where a program decides of which nothing is known. */
  readonly isSure: boolean;
  /** A test of which nothing is known came after the failure, and may have asked for it. */
  readonly isAsked: boolean;
}

export type Flow = 'next' | 'exit' | 'return' | 'break' | 'continue';

/** How a node ends on one way: `levels` loops are left by `break` and `continue`. */
export interface Outcome {
  readonly flow: Flow;
  readonly levels: number;
  readonly state: ShellState;
}

/** Of more variables nothing is known. */
const MAX_VALUES = 40;
const MAX_VALUE_LENGTH = 100;

export function next(state: ShellState, status = state.status): Outcome {
  return { flow: 'next', levels: 0, state: status === state.status ? state : { ...state, status } };
}

/** A test: where it cannot be told both ways, and what it then decides about a failure is not sure. */
export function either(state: ShellState, holds: boolean | null): readonly Outcome[] {
  if (holds !== null) return [next(state, holds ? 0 : 1)];
  const open = state.hasFailed ? { ...state, isAsked: true } : state;
  return [next(open, 0), next(open, 1)];
}

/** One of each kind: ways that end alike go on as one. */
export function merged(outcomes: readonly Outcome[]): readonly Outcome[] {
  if (outcomes.length < 2) return outcomes;
  return [...new Map(outcomes.map((outcome) => [keyOf(outcome), outcome])).values()];
}

function keyOf({ flow, levels, state }: Outcome): string {
  const {
    status,
    pipe,
    values,
    options,
    exitTrap,
    errorTrap,
    functions,
    background,
    hasFailed,
    loss,
    isSure,
    isAsked,
  } = state;
  const bodies = [...functions].map(([name, { pos, end }]) => [name, pos, end]);
  const rest = [
    status,
    pipe,
    [...values],
    options,
    exitTrap,
    errorTrap,
    bodies,
    background,
    hasFailed,
    loss?.why,
    isSure,
    isAsked,
  ];
  return JSON.stringify([flow, levels, rest]);
}

/** The state with a variable set; null is a value that cannot be told. */
export function withValue(state: ShellState, name: string, value: string | null): ShellState {
  const values = new Map(state.values);
  values.delete(name);
  if (values.size < MAX_VALUES) values.set(name, value === null || value.length > MAX_VALUE_LENGTH ? null : value);
  return { ...state, values };
}

/** The state with a reason why the exit code is gone, where none of its rank or a higher one is known. */
export function lostBy(state: ShellState, loss: Loss): ShellState {
  return state.loss !== null && state.loss.rank >= loss.rank ? state : { ...state, loss };
}

/** What `set -eo pipefail` and its like change. */
export function optionsAfter(options: ShellOptions, words: readonly string[]): ShellOptions {
  let { errexit, pipefail, inherits } = options;
  for (const [index, word] of words.entries()) {
    if (!/^[-+][A-Za-z]+$/.test(word)) continue;
    const isOn = word.startsWith('-');
    const named = word.endsWith('o') || words[0] === 'shopt' ? words[index + 1] : undefined;
    if (words[0] !== 'shopt' && word.includes('e')) errexit = isOn;
    if (named === 'errexit') errexit = isOn;
    if (named === 'pipefail') pipefail = isOn;
    if (named === 'posix') inherits = isOn;
    if (words[0] === 'shopt' && named === 'inherit_errexit') inherits = word === '-s';
  }
  return { errexit, pipefail, inherits };
}
