import type { GateOutcome } from './generated/gate-result.ts';
import type { Delta, RoutingDetail } from './generated/routing-detail.ts';

export { validate as validateRoutingDetail } from './generated/routing-detail.validate.js';
export type {
  BaselineFacts,
  Cell,
  CellNote,
  CellSampling,
  ClientSide,
  ClientSides,
  Delta,
  Rollup,
  RoutingDetail,
  SuiteSampling,
  Tally,
} from './generated/routing-detail.ts';

/** Worst first: what one trial held, another one cannot have improved. */
export const DELTAS: readonly Delta[] = [
  'removed',
  'missing_result',
  'prompt_leading',
  'regression',
  'infra',
  'missing_baseline',
  'new',
  'insufficient_data',
  'soft_regression',
  'drift',
  'watch',
  'unreliable_baseline',
  'flaky',
  'not_planned',
  'held',
  'improvement',
];

/** The document of the routing gate; null for another gate's outcome. Each outcome was parsed with its gate's table, or made by the gate. */
export function routingDetail({ gate, detail }: Pick<GateOutcome, 'gate' | 'detail'>): RoutingDetail | null {
  return gate === 'routing' ? (detail as RoutingDetail) : null;
}
