import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

const handling = (...handledStopReasons: string[]): Record<string, unknown> => ({
  protocolStatePolicy: { handledStopReasons },
});
const stopped =
  (stopReason: string) =>
  ({ protocolState }: MadeTurn['evidence']): unknown =>
    Object.assign(protocolState, { stopReason });
const unhandled = ['protocol.stop_reason_unhandled'] as const;

testSections([
  ['null', { protocolStatePolicy: null }, []],
  ['a reason that is handled', handling('end_turn', ' Tool_Use '), []],
  ['one that is not', handling('end_turn', 'pause_turn'), unhandled],
  ['none handled', handling(), unhandled],
  ['a policy that says nothing', { protocolStatePolicy: {} }, unhandled],
  ['a blank one', handling(' '), unhandled],
  ['an unknown reason', {}, unhandled, stopped('refusal')],
  ['an unknown reason that is said to be handled', handling('refusal'), unhandled, stopped('refusal')],
]);
