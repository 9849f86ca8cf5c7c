import type { Delta, GateEffect } from './generated/gate-result.ts';
import type { TurnDelta } from './generated/typestate-result.ts';

/** What a level of the policy leaves of a delta that gates. */
const BY_LEVEL: readonly GateEffect[] = ['fail', 'warn', 'report'];

/**
 * What each delta of a cell may do to the gate under any policy (src/routing/README.md, "Comparison" and "Trials and statistics"); everything else
 * no gate says.
 */
export const DELTA_EFFECTS: Readonly<Record<Delta, readonly GateEffect[]>> = {
  missing_result: ['fail'],
  prompt_leading: ['fail'],
  regression: BY_LEVEL,
  infra: ['fail', 'warn'],
  missing_baseline: ['fail'],
  new: ['fail', 'ok'],
  insufficient_data: ['undecided', 'warn', 'report'],
  soft_regression: BY_LEVEL,
  watch: BY_LEVEL,
  unreliable_baseline: BY_LEVEL,
  flaky: BY_LEVEL,
  removed: ['fail', 'report'],
  not_planned: ['report'],
  held: ['ok'],
  improvement: ['fail', 'warn', 'ok'],
};

/** The same of rows of turns (CONTRIBUTING.md, "Turns at the gate"). */
export const TURN_DELTA_EFFECTS: Readonly<Record<TurnDelta, readonly GateEffect[]>> = {
  invalid: ['fail'],
  regression: BY_LEVEL,
  unjudged: ['undecided', 'warn'],
  new: ['warn'],
  tolerated: ['report'],
  infra: ['report'],
  improvement: ['report'],
  unseen: ['report'],
  closed: ['ok'],
};
