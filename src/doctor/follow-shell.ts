import type { Command, CompoundCommand, CompoundList, ParsedScript, Redirected, Statement, SyntaxNode } from 'unbash';

import { followAndOr, followIf, followPipeline } from './follow-lists.ts';
import { followCase, followRounds, followWhile, MAX_ROUNDS } from './follow-loops.ts';
import { LOSSES } from './losses.ts';
import type { NodeFollower } from './node-follower.ts';
import { parseShell, substitutionsIn } from './parse-shell.ts';
import { runCommand } from './run-command.ts';
import { MAX_SCRIPTS } from './shell-script.ts';
import { backIn, marked, withPipe } from './shell-outcomes.ts';
import { either, lostBy, merged, next, withValue, type Outcome, type ShellState } from './shell-state.ts';
import { conditionHolds, numberOf } from './shell-values.ts';

/** So many nodes are followed for one command; what is more intricate cannot be told. */
const MAX_STEPS = 5000;
const MAX_CALLS = 12;
/** Nodes inside of each other. */
const MAX_DEPTH = 150;

/** A script in which too much can happen. */
export class TooIntricate extends Error {}

/**
 * Goes all ways through a script on which one command is run and fails with `code`: conditions of which nothing is known go both
 * ways, and other commands succeed or fail. Nothing is run. A model of bash's rules for `errexit`, `pipefail`, subshells, lists,
 * functions and traps; a table of tests and a property hold it to bash itself.
 */
export class ShellFollower implements NodeFollower {
  readonly target: Command;
  readonly code: number;
  #steps = 0;
  #depth = 0;
  #calls = 0;
  #texts = 0;

  constructor(target: Command, code: number) {
    this.target = target;
    this.code = code;
  }

  isTarget({ pos, end, name }: Command): boolean {
    return pos === this.target.pos && end === this.target.end && name?.text === this.target.name?.text;
  }

  shell(commands: readonly Statement[], start: ShellState, isQuiet: boolean): readonly ShellState[] {
    const own = { ...start, exitTrap: null, errorTrap: null };
    const ends = this.list(commands, [own], isQuiet).flatMap((outcome) => this.#trapped(outcome));
    return merged(ends.map(({ state }) => next(backIn(start, state)))).map(({ state }) => state);
  }

  /** `trap … EXIT` runs whichever way a shell ends, and ends it anew only by an `exit` of its own. */
  #trapped(outcome: Outcome): readonly Outcome[] {
    const { state } = outcome;
    if (state.exitTrap === null) return [outcome];
    const after = this.text(state.exitTrap, { ...state, exitTrap: null }, true);
    return (after ?? [outcome]).map((end) => {
      if (end.flow !== 'exit') return next(end.state, state.status);
      const isLost = state.status !== 0 && end.state.status === 0 && end.state.hasFailed;
      return isLost ? next(lostBy(end.state, LOSSES.trap)) : next(end.state);
    });
  }

  text(text: string, state: ShellState, isQuiet: boolean): readonly Outcome[] | null {
    const { script } = parseShell(text);
    if (script === null) return null;
    return this.nested(() => this.list(script.commands, [state], isQuiet));
  }

  nested<T>(follow: () => T): T {
    if (this.#texts >= MAX_SCRIPTS) throw new TooIntricate();
    this.#texts += 1;
    try {
      return follow();
    } finally {
      this.#texts -= 1;
    }
  }

  call(
    body: CompoundCommand | Redirected | CompoundList,
    values: readonly (string | null)[],
    state: ShellState,
    isQuiet: boolean,
  ): readonly Outcome[] {
    if (this.#calls >= MAX_CALLS) throw new TooIntricate();
    this.#calls += 1;
    try {
      const own = values.slice(0, 9).reduce((at, value, index) => withValue(at, String(index + 1), value), state);
      return this.node(body, { ...own, errorTrap: null }, isQuiet).map((outcome) => {
        const outside = new Map([...outcome.state.values].filter(([name]) => !/^\d$/.test(name)));
        for (const [name, value] of state.values) if (/^\d$/.test(name)) outside.set(name, value);
        const flow = outcome.flow === 'return' ? 'next' : outcome.flow;
        return { ...outcome, flow, state: { ...outcome.state, values: outside, errorTrap: state.errorTrap } };
      });
    } finally {
      this.#calls -= 1;
    }
  }

  list(commands: readonly Statement[], starts: readonly ShellState[], isQuiet: boolean): readonly Outcome[] {
    const ended: Outcome[] = [];
    let states = starts;
    for (const statement of commands) {
      const outcomes = merged(states.flatMap((state) => this.#statement(statement, state, isQuiet)));
      ended.push(...outcomes.filter(({ flow }) => flow !== 'next'));
      states = outcomes.filter(({ flow }) => flow === 'next').map(({ state }) => state);
      if (states.length === 0) break;
    }
    return merged([...ended, ...states.map((state) => next(state))]);
  }

  #statement({ command, background }: Statement, state: ShellState, isQuiet: boolean): readonly Outcome[] {
    if (background !== true) return this.node(command, state, isQuiet);
    return this.subshell(command, state, isQuiet).map((end) => {
      return next({ ...marked(state, end, LOSSES.background), background: end.status, status: 0 });
    });
  }

  subshell(node: Statement['command'] | CompoundList, state: ShellState, isQuiet: boolean): readonly ShellState[] {
    const ends = this.node(node, { ...state, exitTrap: null, errorTrap: null }, isQuiet).flatMap((outcome) =>
      this.#trapped(outcome),
    );
    return merged(ends.map((end) => next(backIn(state, end.state)))).map((outcome) => outcome.state);
  }

  node(node: Statement['command'] | CompoundList, state: ShellState, isQuiet: boolean): readonly Outcome[] {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS || this.#depth > MAX_DEPTH) throw new TooIntricate();
    this.#depth += 1;
    try {
      return merged(this.#followed(node, state, isQuiet));
    } finally {
      this.#depth -= 1;
    }
  }

  #followed(node: Statement['command'] | CompoundList, state: ShellState, isQuiet: boolean): readonly Outcome[] {
    switch (node.type) {
      case 'Command':
        return this.checked(runCommand(this, node, state, isQuiet).map(withPipe), isQuiet);
      case 'AndOr':
        return followAndOr(this, node, state, isQuiet);
      case 'Pipeline':
        return followPipeline(this, node, state, isQuiet);
      case 'CompoundList':
        return this.list(node.commands, [state], isQuiet);
      case 'BraceGroup':
        return this.list(node.body.commands, [state], isQuiet);
      case 'Subshell':
        return this.checked(
          this.shell(node.body.commands, state, isQuiet).map((end) => next(end)),
          isQuiet,
        );
      case 'Redirected':
        return this.discarded(node.redirects, state, isQuiet).flatMap((start) =>
          this.node(node.command, start, isQuiet),
        );
      case 'If':
        return followIf(this, node, state, isQuiet);
      case 'While':
        return followWhile(this, node, state, isQuiet);
      case 'For':
      case 'Select': {
        const words = node.wordlist ?? [];
        const isCertain = node.type === 'For' && words.length > 0 && words.every(({ parts }) => parts === undefined);
        const rounds = Math.min(words.length, MAX_ROUNDS);
        return this.discarded(words, state, isQuiet).flatMap((start) =>
          followRounds(this, node, node.name.value, start, isCertain ? [rounds, rounds] : [0, MAX_ROUNDS], isQuiet),
        );
      }
      case 'ArithmeticFor':
        return followRounds(this, node, null, state, [0, MAX_ROUNDS], isQuiet);
      case 'Case':
        return followCase(this, node, state, isQuiet);
      case 'TestCommand': {
        const states = this.discarded([node.expression], state, isQuiet);
        return this.checked(
          states.flatMap((start) => either(start, conditionHolds(node.expression, start))),
          isQuiet,
        );
      }
      case 'ArithmeticCommand': {
        const value = numberOf(node.expression, state);
        return this.checked(either(state, value === null ? null : value !== 0), isQuiet);
      }
      case 'Function':
        return [next({ ...state, functions: new Map(state.functions).set(node.name.value, node.body) }, 0)];
      case 'Coproc':
        return this.subshell(node.body, state, isQuiet).map((end) =>
          next({ ...marked(state, end, LOSSES.background), background: end.status, status: 0 }),
        );
    }
  }

  checked(outcomes: readonly Outcome[], isQuiet: boolean): readonly Outcome[] {
    if (isQuiet) return outcomes;
    return outcomes.flatMap((outcome): readonly Outcome[] => {
      const { flow, state } = outcome;
      if (flow !== 'next' || state.status === 0) return [outcome];
      const handled = state.errorTrap === null ? null : this.text(state.errorTrap, { ...state, errorTrap: null }, true);
      return (handled ?? [outcome]).map((end): Outcome => {
        const after = { ...end.state, errorTrap: state.errorTrap };
        if (end.flow === 'exit')
          return { ...end, state: after.status === 0 && after.hasFailed ? lostBy(after, LOSSES.trap) : after };
        return { flow: state.options.errexit ? 'exit' : 'next', levels: 0, state: { ...after, status: state.status } };
      });
    });
  }

  discarded(nodes: readonly SyntaxNode[], start: ShellState, isQuiet: boolean): readonly ShellState[] {
    return this.substituted(nodes, start, isQuiet).map(({ state }) => {
      const isLost = state.hasFailed && !start.hasFailed;
      return { ...(isLost ? lostBy(state, LOSSES.argument) : state), status: start.status };
    });
  }

  substituted(
    nodes: readonly SyntaxNode[],
    start: ShellState,
    isQuiet: boolean,
  ): readonly { readonly state: ShellState; readonly last: number | null }[] {
    let ways: readonly { state: ShellState; last: number | null }[] = [{ state: start, last: null }];
    for (const { script, isValue } of nodes.flatMap((node) => substitutionsIn(node))) {
      ways = ways.flatMap(({ state, last }) =>
        this.#substitution(script, state, isQuiet).map((end) => ({ state: end, last: isValue ? end.status : last })),
      );
    }
    return ways;
  }

  #substitution(script: ParsedScript, state: ShellState, isQuiet: boolean): readonly ShellState[] {
    const { options } = state;
    const inner = { ...state, options: { ...options, errexit: options.errexit && options.inherits } };
    return this.shell(script.commands, inner, isQuiet).map((end) => ({ ...end, options }));
  }
}
