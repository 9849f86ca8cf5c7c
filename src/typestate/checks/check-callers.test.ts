import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

const edge = (fields: object = {}): object => ({ toolCallId: 'b', parentCallId: ' a', caller: 'code', ...fields });
const allowing = (...allowedCallers: string[]): object => ({ tools: [{ toolName: 'tide.read', allowedCallers }] });
const called =
  (callerId: string) =>
  ({ toolRequests }: MadeTurn['evidence']): unknown =>
    Object.assign(toolRequests[1] ?? {}, { callerId });
const invalid = ['tool.programmatic_caller_edge_invalid'] as const;

testSections([
  ['a caller without the sections', {}, [], called('code')],
  [
    'null',
    { callerEdges: null, toolPolicy: { tools: [{ toolName: 'tide.read', allowedCallers: null }] } },
    [],
    called('code'),
  ],
  ['the model, which may', { toolPolicy: allowing(' direct ') }, []],
  ['the model, which may not', { toolPolicy: allowing('code') }, ['tool.caller_not_allowed']],
  ['nobody may', { toolPolicy: allowing() }, ['tool.caller_not_allowed']],
  ['a blank caller may', { toolPolicy: allowing(' ') }, ['tool.caller_not_allowed']],
  ['the caller of a request, who may', { toolPolicy: allowing('direct', 'code') }, [], called('code')],
  ['one who may not', { toolPolicy: allowing('direct') }, ['tool.caller_not_allowed'], called('code')],
  ['the caller of an edge, who may', { toolPolicy: allowing('direct', 'code'), callerEdges: [edge()] }, []],
  [
    'one of an edge, who may not',
    { toolPolicy: allowing('direct'), callerEdges: [edge()] },
    ['tool.caller_not_allowed'],
  ],
  ['an edge', { callerEdges: [edge()] }, []],
  ['an edge twice', { callerEdges: [edge(), edge({ caller: ' code ' })] }, []],
  ['the edge of a request with its caller', { callerEdges: [edge()] }, [], called('code')],
  ['two edges', { callerEdges: [edge(), edge({ caller: 'other' })] }, invalid],
  ...[
    ['code', 'other'],
    ['other', 'code'],
    [' ', 'other'],
    ['other', ' '],
  ].map(
    (callers) =>
      [
        `one of two edges names a caller who may not: ${JSON.stringify(callers)}`,
        { toolPolicy: allowing('direct', 'code'), callerEdges: callers.map((caller) => edge({ caller })) },
        ['tool.caller_not_allowed', ...invalid],
      ] as const,
  ),
  ['an edge of a call that was not made', { callerEdges: [edge({ toolCallId: 'c' })] }, invalid],
  ['an edge from one', { callerEdges: [edge({ parentCallId: 'c' })] }, invalid],
  ['an edge from itself', { callerEdges: [edge({ parentCallId: 'b' })] }, invalid],
  ['a circle', { callerEdges: [edge(), edge({ toolCallId: 'a', parentCallId: 'b' })] }, invalid],
  ['a blank caller', { callerEdges: [edge({ caller: ' ' })] }, invalid],
  ['the model as caller', { callerEdges: [edge({ caller: 'direct' })] }, invalid],
  ['another caller than the request names', { callerEdges: [edge()] }, invalid, called('other')],
  ['a caller without an edge', { callerEdges: [] }, invalid, called('code')],
  ['the model without an edge', { callerEdges: [] }, [], called('direct')],
]);
