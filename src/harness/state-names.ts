/** Names that commands take and documents hold. */
export const SESSION_STATES = ['active', 'stopped'] as const;

export const FEATURE_STATUSES = ['pending', 'in_progress', 'blocked', 'completed'] as const;

/** Which rows of a trajectory are asked for. `clusters`, those that failed, by class, is ours. */
export const STEP_MODES = ['latest', 'failed', 'retry-needed', 'clusters'] as const;

/** What of an observation is shown. */
export const OBSERVE_MODES = ['latest', 'needs-attention', 'instruction', 'projection'] as const;
