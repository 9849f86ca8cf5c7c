import { digestOf } from '../../kernel/digest.ts';
import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

const found = (fields: object = {}): object[] => [
  { toolCallId: ' a ', query: 'tides', resultSetDigest: 'r', catalogDigest: 'c', resolvedTool: 'tide.read', ...fields },
];
const deferred = { tools: [{ toolName: 'tide.read', deferLoading: true }] };
const catalogue = { tools: [{ toolName: 'tide.read' }], catalogDigest: 'c' };
const naming =
  (searchRefDigest: string) =>
  ({ toolRequests }: MadeTurn['evidence']): unknown =>
    Object.assign(toolRequests[0] ?? {}, { searchRefDigest });
const SEARCH = digestOf({ query: 'tides', resultSetDigest: 'r' });

testSections([
  ['a search without the section', {}, [], naming('x')],
  ['null', { discovery: null }, [], naming('x')],
  ['a tool that was found', { discovery: found() }, []],
  ['in the catalogue', { discovery: found(), toolPolicy: catalogue }, []],
  [
    'in another catalogue',
    { discovery: found({ catalogDigest: 'C' }), toolPolicy: catalogue },
    ['tool.discovery_mismatch'],
  ],
  ['in a blank catalogue', { discovery: found({ catalogDigest: ' ' }) }, ['tool.discovery_mismatch']],
  ['another tool than was called', { discovery: found({ resolvedTool: 'tide.write' }) }, ['tool.discovery_mismatch']],
  ['for a call that was not made', { discovery: found({ toolCallId: 'c' }) }, ['tool.discovery_mismatch']],
  ['nothing found', { discovery: found({ resolvedTool: null }) }, ['tool.discovery_unresolved']],
  ['a blank tool', { discovery: found({ resolvedTool: ' ' }) }, ['tool.discovery_unresolved']],
  ['a blank query', { discovery: found({ query: ' ' }) }, ['tool.discovery_unresolved']],
  ['the search that the call names', { discovery: found({ query: ' tides' }) }, [], naming(SEARCH)],
  ['another search', { discovery: found() }, ['tool.discovery_mismatch'], naming('x')],
  ['a search that is not told', { discovery: [] }, ['tool.discovery_unresolved'], naming(SEARCH)],
  ['tools that are loaded late', { toolPolicy: deferred, discovery: [...found(), ...found({ toolCallId: 'b' })] }, []],
  ['one of them not found', { toolPolicy: deferred, discovery: found() }, ['tool.discovery_unresolved']],
  ['none found', { toolPolicy: deferred }, ['tool.discovery_unresolved']],
]);
