import { classIf, type TurnCheck } from './turn-check.ts';

const HANDLED_STOP_REASONS: ReadonlySet<string> = new Set(['tool_use', 'pause_turn', 'max_tokens', 'end_turn']);

/** The stop reason is one that is handled, and the transport kept its order where it says (premath harness 1.5). */
export const checkProtocol: TurnCheck = ({ protocolState, constraints }) => [
  ...classIf(!HANDLED_STOP_REASONS.has(protocolState.stopReason), 'protocol.stop_reason_unhandled'),
  ...classIf(
    constraints.protocolConstraints?.parallelTransportOrderValid === false,
    'protocol.parallel_transport_order_invalid',
  ),
];
