import type { Assignment, Command } from 'unbash';

import { LOSSES } from './losses.ts';
import type { NodeFollower } from './node-follower.ts';
import { parseShell, scriptHandedOn, substitutionsIn, wordsOf } from './parse-shell.ts';
import { DECLARING, READING, SUCCEEDING } from './shell-builtins.ts';
import { either, lostBy, next, optionsAfter, withValue, type Outcome, type ShellState } from './shell-state.ts';
import { testHolds, valueOf } from './shell-values.ts';

/** The ways on which one simple command ends. What is no builtin of the shell may end in success and in failure. */
export function runCommand(
  follower: NodeFollower,
  command: Command,
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  const { name, prefix, suffix } = command;
  if (name === undefined) return assigned(follower, command, start, isQuiet);
  return follower.discarded([...prefix, name, ...suffix], start, isQuiet).flatMap((state): readonly Outcome[] => {
    if (follower.isTarget(command)) {
      const failed = lostBy({ ...state, hasFailed: true }, LOSSES.goesOn);
      return [ended(command, next(failed, follower.code))];
    }
    const called = valueOf(name, state) ?? '';
    const body = state.functions.get(called);
    if (body !== undefined) return follower.call(body, argumentsOf(command, state), state, isQuiet);
    const handed = handedOn(follower, command, state, isQuiet);
    if (handed !== null) return handed.map((outcome) => ended(command, outcome));
    return builtin(called, command, state).map((outcome) => ended(command, outcome));
  });
}

/** `exec` takes the place of the shell. */
function ended(command: Command, outcome: Outcome): Outcome {
  return command.name?.value === 'exec' && command.args.length > 0 ? { ...outcome, flow: 'exit' } : outcome;
}

/** Assignments alone end as the last substitution in them does. */
function assigned(
  follower: NodeFollower,
  { prefix, suffix }: Command,
  start: ShellState,
  isQuiet: boolean,
): readonly Outcome[] {
  const nodes = [...prefix, ...suffix];
  const isOnly = nodes.flatMap((node) => substitutionsIn(node)).length < 2;
  return follower.substituted(nodes, start, isQuiet).map(({ state, last }) => {
    const status = last ?? 0;
    const isLost = !isOnly && state.hasFailed && !start.hasFailed && status === 0;
    const after = isLost ? lostBy(state, LOSSES.argument) : state;
    const assignments = prefix.filter((one): one is Assignment => one.type === 'Assignment');
    return next(withAssignments({ ...after, status: start.status }, assignments), status);
  });
}

function withAssignments(state: ShellState, assignments: readonly Assignment[]): ShellState {
  return assignments.reduce((at, { name, value, append, index }) => {
    const isPlain = value.type === 'Word' && append !== true && index === undefined;
    return withValue(at, name, isPlain ? valueOf(value, at) : null);
  }, state);
}

function handedOn(
  follower: NodeFollower,
  command: Command,
  state: ShellState,
  isQuiet: boolean,
): readonly Outcome[] | null {
  const handed = scriptHandedOn(command);
  if (handed === null) return null;
  if (handed.shell === null) return follower.text(handed.text, state, isQuiet);
  const { script } = parseShell(handed.text);
  if (script === null) return null;
  const options = optionsAfter({ errexit: false, pipefail: false, inherits: false }, ['set', ...handed.shell]);
  const inner: ShellState = { ...state, options, functions: new Map(), errorTrap: null };
  return follower
    .nested(() => follower.shell(script.commands, inner, false))
    .map(({ status, hasFailed, loss, isSure, isAsked }) =>
      next({ ...state, status, hasFailed, loss, isSure, isAsked }),
    );
}

function builtin(name: string, command: Command, state: ShellState): readonly Outcome[] {
  const values = argumentsOf(command, state);
  const words = wordsOf(command);
  const assignments = command.args.filter((arg): arg is Assignment => arg.type === 'Assignment');
  if (name === 'exit' || name === 'return')
    return codes(values[0], state).map((end) => ({ flow: name, levels: 0, state: end }));
  if (name === 'break' || name === 'continue') {
    return [{ flow: name, levels: Math.min(Number(values[0] ?? 1) || 1, 9), state: { ...state, status: 0 } }];
  }
  if (name === 'set' || name === 'shopt') {
    const end = words.indexOf('--');
    const options = optionsAfter(state.options, end === -1 ? words : words.slice(0, end));
    return [next({ ...state, options }, 0)];
  }
  if (name === 'trap') return [next(withTrap(state, values), 0)];
  if (name === 'false') return [next(state, 1)];
  if (name === '[' || name === 'test') {
    return either(state, testHolds(name === '[' ? values.slice(0, -1) : values));
  }
  if (DECLARING.has(name)) return [next(withAssignments(state, assignments), 0)];
  if (name === 'wait') {
    // Without an argument it waits for all, and ends with 0.
    return [next(state, values.length === 0 ? 0 : (state.background ?? 0))];
  }
  if (READING.has(name)) {
    const read = words.slice(1).reduce((at, word) => (/^\w+$/.test(word) ? withValue(at, word, null) : at), state);
    return [next(read, 0), next(read, 1)];
  }
  const passed = handsCodeOn(command, values, state) ? { ...state, isSure: false } : state;
  return SUCCEEDING.has(name) || (name === 'exec' && words.length === 1)
    ? [next(passed, 0)]
    : [next(passed, 0), next(passed, 1)];
}

function argumentsOf({ args }: Command, state: ShellState): readonly (string | null)[] {
  return args.map((arg) => (arg.type === 'Word' ? valueOf(arg, state) : null));
}

/** What `exit` and `return` end with. A code that cannot be told may be any. */
function codes(code: string | null | undefined, state: ShellState): readonly ShellState[] {
  if (code === undefined) return [state];
  if (code !== null && /^\d{1,9}$/.test(code)) return [{ ...state, status: Number(code) % 256 }];
  if (code !== null) return [{ ...state, status: 2 }];
  return [
    { ...state, status: 0, isSure: false },
    { ...state, status: 1 },
  ];
}

function withTrap(state: ShellState, values: readonly (string | null)[]): ShellState {
  const [action, ...signals] = values.filter((value) => value !== '--');
  if (action === undefined || signals.length === 0) return state;
  const text = action === '-' ? null : action;
  const isFor = (...names: readonly string[]): boolean =>
    signals.some((signal) => signal !== null && names.includes(signal.toUpperCase()));
  return {
    ...state,
    ...(isFor('EXIT', '0', 'SIGEXIT') ? { exitTrap: text } : {}),
    ...(isFor('ERR') ? { errorTrap: text } : {}),
  };
}

/** The exit code, written where a later step can read it. */
function handsCodeOn(command: Command, values: readonly (string | null)[], { hasFailed, status }: ShellState): boolean {
  if (!hasFailed) return false;
  const targets = command.redirects.flatMap((redirect) =>
    redirect.type === 'Redirect' && redirect.target !== undefined ? [redirect.target.text] : [],
  );
  const isKept = targets.some((text) => /GITHUB_(?:OUTPUT|ENV)/.test(text));
  return isKept && (status !== 0 || values.some((value) => value !== null && /[1-9]/.test(value)));
}
