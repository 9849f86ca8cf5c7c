import { turnDecoder } from '../../evidence/decode-turns.ts';
import type { JsonValue } from '../../kernel/json-tree.ts';
import { TurnDeriver } from '../../typestate/derive-turns.ts';
import { printedTurn, type DerivedTurn } from '../../typestate/derived-turn.ts';
import type { UnreadableLine } from '../../typestate/open-turn.ts';
import { builtInPolicies } from '../../typestate/turn-policies.ts';
import { bytesOf, inChunks } from './evidence-of.ts';
import { TURN_READERS } from './readers.ts';

interface Row {
  readonly toolCallId: string;
  readonly [key: string]: JsonValue;
}

/** A derived turn as a test looks at it: the plain JSON that the check would read. */
export interface TurnSeen {
  readonly turn: number;
  readonly line: number;
  readonly derived: readonly string[];
  readonly unreadable?: readonly UnreadableLine[];
  readonly input: {
    readonly evidence: {
      readonly callSpec: Readonly<Record<string, string>>;
      readonly toolRequests: readonly Row[];
      readonly toolResults: readonly Row[];
      readonly toolUse: readonly Row[];
      readonly toolRender: readonly Row[];
      readonly reminderQueue: readonly Readonly<Record<string, JsonValue>>[];
      readonly stateViews: readonly Readonly<Record<string, JsonValue>>[];
      readonly protocolState: { readonly stopReason: string; readonly continuationAllowed: boolean };
      readonly sessionRefs: readonly string[];
      readonly trajectoryRefs: readonly string[];
    };
    readonly protocolConstraints?: { readonly parallelTransportOrderValid: boolean };
    readonly transcript: Readonly<Record<string, JsonValue>>;
  };
}

export interface TurnsAsked {
  readonly chunks?: readonly number[];
  readonly timedOut?: boolean;
}

/** The turns of a transcript in the order of their messages. Throws what the adapter throws. */
export function turnsOf(
  provider: string,
  transcript: Buffer | string | readonly unknown[],
  asked: TurnsAsked = {},
): readonly TurnSeen[] {
  const turns = derivedTurns(provider, transcript, asked);
  const seen = JSON.parse(JSON.stringify(turns.map(printedTurn))) as TurnSeen[];
  return seen.sort((left, right) => left.turn - right.turn);
}

/** The same as the values that a gate judges, in the order in which they are derived. */
export function derivedTurns(
  provider: string,
  transcript: Buffer | string | readonly unknown[],
  { chunks, timedOut = false }: TurnsAsked = {},
): readonly DerivedTurn[] {
  const reader = TURN_READERS.get(provider);
  if (reader === undefined) throw new Error(`no reader for ${provider}`);
  const policies = builtInPolicies(provider);
  const deriver = new TurnDeriver({ provider, policies, timedOut, source: 't.jsonl' });
  const turns: DerivedTurn[] = [];
  const decoder = turnDecoder(reader, (line) => turns.push(...deriver.take(line)));
  for (const chunk of inChunks(bytesOf(transcript), chunks)) decoder.push(chunk);
  decoder.end();
  turns.push(...deriver.finish());
  return turns;
}

/**
 * What the reference's join says of a turn (HARNESS-TYPESTATE 4 and 5), worked out here once more so that the
 * adapters are not judged by the code that they feed: `closed`, the classes, or `invalid` for what normalisation refuses.
 */
export function closureOf({ evidence }: TurnSeen['input']): string {
  const lists = [evidence.toolRequests, evidence.toolResults, evidence.toolUse, evidence.toolRender];
  const names = evidence.toolRequests.map((row) => row['toolName']);
  if ([...names, ...lists.flat().map((row) => row.toolCallId)].some(isBlank) || lists.some(clashes)) return 'invalid';
  const [requests = [], results = [], uses = [], renders = []] = lists.map((rows) => rows.map((row) => row.toolCallId));
  const lacks = (wanted: readonly string[], held: readonly string[]): boolean => {
    const set = new Set(held);
    return wanted.some((id) => !set.has(id));
  };
  const { stopReason } = evidence.protocolState;
  const classes = [
    ...(lacks(requests, results) ? ['tool.result_missing'] : []),
    ...(lacks(results, requests) ? ['tool.result_orphan'] : []),
    ...(lacks(results, uses) ? ['tool.use_missing'] : []),
    ...(lacks(uses, results) ? ['tool.use_without_result'] : []),
    ...(lacks(results, renders) ? ['context.injection_point_missing'] : []),
    ...(['tool_use', 'pause_turn', 'max_tokens', 'end_turn'].includes(stopReason)
      ? []
      : ['protocol.stop_reason_unhandled']),
    ...(evidence.toolResults.some(lacksEnvelope) ? ['tool.schema_invalid'] : []),
  ];
  return classes.length === 0 ? 'closed' : classes.join(' ');
}

function isBlank(value: JsonValue | undefined): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

function clashes(rows: readonly Row[]): boolean {
  const byId = new Map<string, string>();
  return rows.some((row) => {
    const known = byId.get(row.toolCallId);
    byId.set(row.toolCallId, JSON.stringify(row));
    return known !== undefined && known !== JSON.stringify(row);
  });
}

function lacksEnvelope(row: Row): boolean {
  const hasTexts = !isBlank(row['errorCode']) && !isBlank(row['errorMessage']);
  return row['status'] === 'error' && (row['retryable'] === undefined || !hasTexts);
}
