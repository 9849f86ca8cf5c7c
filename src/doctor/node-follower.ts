import type { Command, CompoundCommand, CompoundList, Redirected, Statement, SyntaxNode } from 'unbash';

import type { Outcome, ShellState } from './shell-state.ts';

/**
 * Follows what stands inside of a node, for those who know the rules of one kind of node: each answer holds all ways on which that ends.
 * With `isQuiet` a failure does not end the shell: something asks for it.
 */
export interface NodeFollower {
  /** The exit code of the command that is followed. */
  readonly code: number;
  /** Whether a command is the one that is followed, also where its script was parsed anew. */
  isTarget(command: Command): boolean;
  /** The ways on which a script or a subshell ends: `$?` is its exit code. What it sets is its own. */
  shell(commands: readonly Statement[], start: ShellState, isQuiet: boolean): readonly ShellState[];
  /** Follows a script that stands in another as a text; null where it cannot be parsed. */
  text(text: string, state: ShellState, isQuiet: boolean): readonly Outcome[] | null;
  /** Follows what a text in a text says, no deeper than its commands are looked for. */
  nested<T>(follow: () => T): T;
  /** Calls a function: it sees its own arguments, and what it sets stays. */
  call(
    body: CompoundCommand | Redirected | CompoundList,
    values: readonly (string | null)[],
    state: ShellState,
    isQuiet: boolean,
  ): readonly Outcome[];
  /** Commands one after the other. */
  list(commands: readonly Statement[], starts: readonly ShellState[], isQuiet: boolean): readonly Outcome[];
  /** A command in a shell of its own, as before `&` and in a pipe. */
  subshell(node: Statement['command'] | CompoundList, state: ShellState, isQuiet: boolean): readonly ShellState[];
  /** Follows one command, simple or compound. */
  node(node: Statement['command'] | CompoundList, state: ShellState, isQuiet: boolean): readonly Outcome[];
  /** What `errexit` and `trap … ERR` make of a failure. */
  checked(outcomes: readonly Outcome[], isQuiet: boolean): readonly Outcome[];
  /** Runs the substitutions in words whose exit codes nobody asks for. */
  discarded(nodes: readonly SyntaxNode[], start: ShellState, isQuiet: boolean): readonly ShellState[];
  /** Runs the substitutions in words; `last` is how the last one ended whose output became a value. */
  substituted(
    nodes: readonly SyntaxNode[],
    start: ShellState,
    isQuiet: boolean,
  ): readonly { readonly state: ShellState; readonly last: number | null }[];
}
