import * as fc from 'fast-check';

import { digestOf } from '../kernel/digest.ts';
import { madeTurn, type MadeTurn } from './turn-builder.ts';

/** A text of which nothing is trimmed away, which would make two of them one. */
export const trimmedText = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((id) => /^\S(?:.*\S)?$/su.test(id) && !id.includes('\u0085'));

export const TOOLS = ['tide.read', 'tide.write', 'quay.run', 'quay.find'] as const;

export interface WorldCall {
  readonly id: string;
  readonly tool: string;
  /** The call whose code made it. */
  readonly parent: string | undefined;
  readonly caller: 'code' | 'agent';
  /** Whether the request itself names the caller, which only code is. */
  readonly tellsCaller: boolean;
  /** Whether its tool was found by a search, and whether the request names that. */
  readonly isFound: boolean;
  readonly namesSearch: boolean;
  readonly use: 'consumed' | 'observed';
  readonly resultDigest: string;
}

/** What took place in a turn, from which its evidence and every section beside it are told. */
export interface TurnWorld {
  readonly calls: readonly WorldCall[];
  readonly deferred: readonly string[];
  readonly restricted: readonly string[];
  readonly schemaBound: readonly string[];
  readonly exampleBound: readonly string[];
  readonly shellTools: readonly string[];
  readonly mode: 'code' | 'json' | 'text';
  readonly pattern: string;
  readonly stopReason: string;
  /** What the state views were made from. */
  readonly viewRefs: readonly string[];
  readonly sessionRefs: readonly string[];
  readonly trajectoryRefs: readonly string[];
}

const refs = fc.uniqueArray(trimmedText, { maxLength: 4 });
const someTools = fc.subarray([...TOOLS]);
const callPicks = fc.record({
  tool: fc.constantFrom(...TOOLS),
  parent: fc.option(fc.nat(), { nil: undefined }),
  caller: fc.constantFrom('code' as const, 'agent' as const),
  tellsCaller: fc.boolean(),
  isFound: fc.boolean(),
  namesSearch: fc.boolean(),
  use: fc.constantFrom('consumed' as const, 'observed' as const),
});

export const turnWorlds: fc.Arbitrary<TurnWorld> = fc
  .record({
    ids: fc.uniqueArray(trimmedText, { minLength: 1, maxLength: 5 }),
    picks: fc.array(callPicks, { minLength: 5, maxLength: 5 }),
    deferred: someTools,
    restricted: someTools,
    schemaBound: someTools,
    exampleBound: someTools,
    shellTools: someTools,
    mode: fc.constantFrom('code' as const, 'json' as const, 'text' as const),
    pattern: fc.constantFrom('single', 'chain', 'route', 'parallel', 'orchestrator_workers', 'evaluator_optimizer'),
    stopReason: fc.constantFrom('tool_use', 'pause_turn', 'max_tokens', 'end_turn'),
    viewRefs: refs,
    sessionRefs: fc.uniqueArray(trimmedText, { minLength: 1, maxLength: 4 }),
    trajectoryRefs: refs,
  })
  .map(({ ids, picks, mode, ...world }) => {
    const calls = ids.map((id, index): WorldCall => {
      const { tool, parent, tellsCaller, isFound, namesSearch, caller, use } = picks[index] ?? FIRST;
      const parentId = parent === undefined || index === 0 ? undefined : ids[parent % index];
      const found = isFound || world.deferred.includes(tool);
      return {
        id,
        tool,
        parent: parentId,
        caller,
        tellsCaller: tellsCaller && parentId !== undefined,
        isFound: found,
        namesSearch: namesSearch && found,
        use,
        resultDigest: `result/${index}`,
      };
    });
    // One call is what every mode admits.
    return { ...world, calls, mode: calls.length === 1 ? mode : 'code' };
  });

const FIRST = {
  tool: TOOLS[0],
  parent: undefined,
  caller: 'code',
  tellsCaller: false,
  isFound: false,
  namesSearch: false,
  use: 'consumed',
} as const;

/** The search by which a call's tool was found. */
export function searchOf({ tool }: WorldCall): { readonly query: string; readonly resultSetDigest: string } {
  return { query: `what does ${tool}`, resultSetDigest: `found/${tool}` };
}

/** The evidence of it: accepted, also without any section. */
export function worldTurn(world: TurnWorld): MadeTurn {
  const made = madeTurn(world.calls.map(({ id }) => id));
  const { evidence } = made;
  Object.assign(evidence.callSpec, { actionMode: world.mode, executionPattern: world.pattern });
  evidence.toolRequests = world.calls.map((call) => ({
    toolCallId: call.id,
    toolName: call.tool,
    schemaDigest: `schema/${call.tool}`,
    ...(call.tellsCaller ? { callerId: call.caller } : {}),
    ...(call.namesSearch ? { searchRefDigest: digestOf({ ...searchOf(call) }) } : {}),
  }));
  evidence.toolResults = world.calls.map(({ id: toolCallId, resultDigest }) => ({ toolCallId, resultDigest }));
  evidence.toolUse = world.calls.map(({ id: toolCallId, use: disposition, resultDigest }) => ({
    toolCallId,
    disposition,
    resultDigest,
  }));
  Object.assign(evidence.protocolState, { stopReason: world.stopReason });
  for (const view of evidence.stateViews) view['sourceRefs'] = world.viewRefs;
  evidence.sessionRefs = world.sessionRefs;
  evidence.trajectoryRefs = world.trajectoryRefs;
  return made;
}
