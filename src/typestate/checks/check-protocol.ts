import { asciiLower, trimmed } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

const KNOWN_STOP_REASONS: ReadonlySet<string> = new Set(['tool_use', 'pause_turn', 'max_tokens', 'end_turn']);

/**
 * The stop reason is one that is known (premath harness 1.5) and that the policy handles (tool calling typestate 4.1, 4.5), and the transport
 * kept its order where it says. A policy can take reasons away, and can add none.
 */
export const checkProtocol: TurnCheck = ({ protocolState, constraints }) => {
  const { protocolStatePolicy: policy, protocolConstraints } = constraints;
  const { stopReason } = protocolState;
  const isHandled = policy?.handledStopReasons.some((reason) => asciiLower(trimmed(reason)) === stopReason) ?? true;
  return [
    ...classIf(!(KNOWN_STOP_REASONS.has(stopReason) && isHandled), 'protocol.stop_reason_unhandled'),
    ...classIf(protocolConstraints?.parallelTransportOrderValid === false, 'protocol.parallel_transport_order_invalid'),
  ];
};
