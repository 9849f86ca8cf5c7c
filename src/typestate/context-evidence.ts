import { keyedRows, type KeyedRows } from './keyed-rows.ts';
import { asciiLower, refSet, requiredText } from './normal-text.ts';
import { presentFields } from './present-fields.ts';
import type { ReminderQueueInput, StateViewInput, ToolRenderInput } from './turn-input.ts';

export interface ToolRender {
  readonly injectionPoint: string;
  readonly operatorPayloadDigest: string;
  readonly policyDigest: string;
  readonly reminderRenderDigest: string;
  readonly toolCallId: string;
}

export interface ReminderQueue {
  readonly policyDigest: string;
  readonly queueId: string;
  readonly reducedDigest: string;
}

export interface StateView {
  readonly policyDigest: string;
  readonly sourceRefs?: readonly string[];
  readonly viewDigest: string;
  readonly viewId: string;
}

/** From what a continuing turn rebuilds its context (HARNESS-TYPESTATE 3.2). */
export interface ContextEvidence {
  readonly toolRender: KeyedRows<ToolRender>;
  readonly reminderQueue: KeyedRows<ReminderQueue>;
  readonly stateViews: KeyedRows<StateView>;
}

/** Throws `TurnInvalidError`. */
export function collectContext(evidence: {
  readonly toolRender: readonly ToolRenderInput[];
  readonly reminderQueue: readonly ReminderQueueInput[];
  readonly stateViews: readonly StateViewInput[];
}): ContextEvidence {
  return {
    toolRender: keyedRows('toolRender', evidence.toolRender, normalRender, (row) => row.toolCallId),
    reminderQueue: keyedRows('reminderQueue', evidence.reminderQueue, normalQueue, (row) => row.queueId),
    stateViews: keyedRows('stateViews', evidence.stateViews, normalView, (row) => row.viewId),
  };
}

function normalRender(input: ToolRenderInput): ToolRender {
  const field = (name: keyof ToolRenderInput): string => requiredText(input[name], `toolRender[].${name}`);
  return {
    injectionPoint: asciiLower(field('injectionPoint')),
    operatorPayloadDigest: field('operatorPayloadDigest'),
    policyDigest: field('policyDigest'),
    reminderRenderDigest: field('reminderRenderDigest'),
    toolCallId: field('toolCallId'),
  };
}

function normalQueue(input: ReminderQueueInput): ReminderQueue {
  const field = (name: keyof ReminderQueueInput): string => requiredText(input[name], `reminderQueue[].${name}`);
  return {
    policyDigest: field('policyDigest'),
    queueId: field('queueId'),
    reducedDigest: field('reducedDigest'),
  };
}

function normalView(input: StateViewInput): StateView {
  return presentFields<StateView>({
    policyDigest: requiredText(input.policyDigest, 'stateViews[].policyDigest'),
    sourceRefs: refSet(input.sourceRefs),
    viewDigest: requiredText(input.viewDigest, 'stateViews[].viewDigest'),
    viewId: requiredText(input.viewId, 'stateViews[].viewId'),
  });
}
