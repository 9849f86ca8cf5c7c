/** Names that commands take and documents hold. */
export const SESSION_STATES = ['active', 'stopped'] as const;

export const FEATURE_STATUSES = ['pending', 'in_progress', 'blocked', 'completed'] as const;

/** Which rows of a trajectory are asked for. `clusters`, those that failed, by class, is ours. */
export const STEP_MODES = ['latest', 'failed', 'retry-needed', 'clusters'] as const;

/** What of an observation is shown. */
export const OBSERVE_MODES = ['latest', 'needs-attention', 'instruction', 'projection'] as const;

/** What a dependency says of its two issues; true where the first has to wait for the second (premath harness 6.1). */
export const DEPENDENCY_TYPES = {
  blocks: true,
  'parent-child': true,
  'conditional-blocks': true,
  related: false,
  'discovered-from': false,
  'relates-to': false,
  duplicates: false,
  supersedes: false,
  'waits-for': true,
  'replies-to': false,
} as const;

/** Which issues count for cycles: those that are open or in progress, or all. */
export const GRAPH_SCOPES = ['active', 'full'] as const;

/** In which words dependencies are told. */
export const VIEWS = ['execution', 'gtd', 'groupoid'] as const;
