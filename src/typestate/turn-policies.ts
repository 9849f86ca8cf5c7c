import { digestOf } from '../kernel/digest.ts';

/** What the known clients do by themselves: the documents that stand for policies that are not configured. */
const BUILT_IN = {
  mutation: 'only what the client itself allows is changed',
  governance: 'no policy package is bound',
  toolRender: 'a result is shown to the model once, as the answer to its call',
  reminderQueue: 'results are queued in the order in which they came, each id once',
  stateView: 'the view is the conversation so far',
  decomposition: 'the calls of one message run beside each other; subagents have turns of their own',
} as const;

/** Digests of the policies that a turn's call specification is bound to (tool-calling-typestate, section 4.1). */
export type TurnPolicies = Readonly<Record<keyof typeof BUILT_IN, string>>;

/** The policies of a provider without configuration: digests of built-in documents, so that they are never blank. */
export function builtInPolicies(provider: string): TurnPolicies {
  const digests = Object.entries(BUILT_IN).map(([policy, rule]) => [
    policy,
    digestOf({ schema: 1, kind: 'portcullis.typestate.policy.v1', provider, policy, rule }),
  ]);
  return Object.fromEntries(digests) as TurnPolicies;
}
