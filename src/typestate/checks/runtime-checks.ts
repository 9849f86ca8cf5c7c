import { asciiLower, optionalText, trimmed } from '../normal-text.ts';
import type { TurnInput } from '../turn-input.ts';
import { allOf, classIf, isBound, rowsBy, type TurnCheck } from './turn-check.ts';

const KNOWN_STOP_REASONS: ReadonlySet<string> = new Set(['tool_use', 'pause_turn', 'max_tokens', 'end_turn']);

/**
 * The stop reason is one that is known (premath harness 1.5) and that the policy handles (tool calling typestate 4.1, 4.5), and the transport
 * kept its order where it says. A policy can take reasons away, and can add none.
 */
const checkProtocol: TurnCheck = ({ protocolState, constraints }) => {
  const { protocolStatePolicy: policy, protocolConstraints } = constraints;
  const { stopReason } = protocolState;
  const isHandled = policy?.handledStopReasons.some((reason) => asciiLower(trimmed(reason)) === stopReason) ?? true;
  return [
    ...classIf(!(KNOWN_STOP_REASONS.has(stopReason) && isHandled), 'protocol.stop_reason_unhandled'),
    ...classIf(protocolConstraints?.parallelTransportOrderValid === false, 'protocol.parallel_transport_order_invalid'),
  ];
};

/** Where the context was compacted: by the expected policy, and the turn resumed from what was carried over (tool calling typestate 3, 8.12). */
const checkCompaction: TurnCheck = ({ constraints }) => {
  const { compaction: state } = constraints;
  if (state === undefined || !state.used) return [];
  const isContinuous =
    isBound(state.policyDigest, state.expectedPolicyDigest) && isBound(state.resumedDigest, state.carriedDigest);
  return classIf(!isContinuous, 'runtime.compaction_state_invalid');
};

type Boundary = NonNullable<TurnInput['executionBoundary']>;
type ShellRow = NonNullable<TurnInput['shell']>[number];

/**
 * Every call of a shell tool has its command, and a folder and sandbox of the boundary; nothing else ran a command
 * (tool calling typestate 4.3).
 */
const checkShell: TurnCheck = ({ constraints, use }) => {
  const { executionBoundary: boundary, shell } = constraints;
  if (boundary === undefined) return [];
  const shellTools = new Set(boundary.shellTools.map(trimmed));
  const calls = use.results.requests.rows.filter(({ toolName }) => shellTools.has(toolName));
  const ids = new Set(calls.map(({ toolCallId }) => toolCallId));
  const rows = rowsBy(shell, ({ toolCallId }) => toolCallId);
  const isInside = (row: ShellRow): boolean => keepsTo(boundary, row);
  const violates = [...rows.keys()].some((id) => !ids.has(id)) || [...ids].some((id) => !allOf(rows.get(id), isInside));
  return classIf(violates, 'runtime.shell_boundary_violation');
};

function keepsTo(boundary: Boundary, { workdir, sandboxRef, commandDigest }: ShellRow): boolean {
  const folder = optionalText(workdir);
  return (
    folder !== undefined &&
    boundary.allowedWorkdirs.some((allowed) => isWithin(folder, trimmed(allowed))) &&
    isBound(sandboxRef, boundary.sandboxRef) &&
    optionalText(commandDigest) !== undefined
  );
}

/** The folder itself or one below it, by its name: one that goes up again is not. */
function isWithin(folder: string, allowed: string): boolean {
  const segments = folder.split(/[/\\]/);
  if (allowed === '' || segments.includes('..')) return false;
  const root = allowed.endsWith('/') ? allowed : `${allowed}/`;
  return folder === allowed || `${folder}/`.startsWith(root);
}

/** The protocol of the model, and what ran around it. */
export const runtimeChecks: readonly TurnCheck[] = [checkProtocol, checkCompaction, checkShell];
