import { digestOf } from '../kernel/digest.ts';

/** Digests of the policies that a turn's call specification is bound to (tool-calling-typestate, section 4.1). */
export interface TurnPolicies {
  readonly mutation: string;
  readonly governance: string;
  readonly toolRender: string;
  readonly reminderQueue: string;
  readonly stateView: string;
  readonly decomposition: string;
}

/** What the known clients do by themselves: the documents that stand for policies that are not configured. */
const BUILT_IN = {
  mutation: 'only what the client itself allows is changed',
  governance: 'no policy package is bound',
  toolRender: 'a result is shown to the model once, as the answer to its call',
  reminderQueue: 'results are queued in the order in which they came, each id once',
  stateView: 'the view is the conversation so far',
  decomposition: 'the calls of one message run beside each other; subagents have turns of their own',
} as const;

/** The policies of a provider without configuration: digests of built-in documents, so that they are never blank. */
export function builtInPolicies(provider: string): TurnPolicies {
  const digest = (policy: keyof typeof BUILT_IN): string =>
    digestOf({ schema: 1, kind: 'portcullis.typestate.policy.v1', provider, policy, rule: BUILT_IN[policy] });
  return {
    mutation: digest('mutation'),
    governance: digest('governance'),
    toolRender: digest('toolRender'),
    reminderQueue: digest('reminderQueue'),
    stateView: digest('stateView'),
    decomposition: digest('decomposition'),
  };
}
