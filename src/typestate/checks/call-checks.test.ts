import { describe } from 'vitest';

import { digestOf } from '../../kernel/digest.ts';
import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

describe('the tools that may be called', () => {
  const policy = (fields: object = {}): object => ({ tools: [{ toolName: ' tide.read ', ...fields }] });
  const examples = (b = 'e'): object[] => [
    { toolCallId: 'a', exampleDigest: 'e' },
    { toolCallId: ' b ', exampleDigest: b },
  ];

  testSections([
    ['without a policy', { examples: examples('x') }, []],
    ['null', { toolPolicy: null, examples: null }, []],
    ['a tool on the list', { toolPolicy: policy() }, []],
    ['a tool that is not', { toolPolicy: { tools: [{ toolName: 'Tide.Read' }] } }, ['tool.unknown_or_disallowed']],
    ['an empty list', { toolPolicy: {} }, ['tool.unknown_or_disallowed']],
    ['a blank name', { toolPolicy: { tools: [{ toolName: ' ' }] } }, ['tool.unknown_or_disallowed']],
    [
      'an empty list, and no calls',
      { toolPolicy: {} },
      [],
      (evidence) => Object.assign(evidence, { toolRequests: [], toolResults: [], toolUse: [] }),
    ],
    [
      'its schema',
      { toolPolicy: policy({ schemaDigest: 's' }) },
      [],
      ({ toolRequests }) => toolRequests.forEach((row) => Object.assign(row, { schemaDigest: ' s ' })),
    ],
    ['a call without a schema', { toolPolicy: policy({ schemaDigest: 's' }) }, ['tool.schema_invalid']],
    [
      'another schema',
      { toolPolicy: policy({ schemaDigest: 's' }) },
      ['tool.schema_invalid'],
      ({ toolRequests }) =>
        toolRequests.forEach((row, at) => Object.assign(row, { schemaDigest: at === 0 ? 's' : 'S' })),
    ],
    ['a blank schema binds nothing', { toolPolicy: policy({ schemaDigest: ' ', exampleDigest: null }) }, []],
    [
      'a tool that is listed twice, with two schemas',
      { toolPolicy: { tools: ['s', 't'].map((schemaDigest) => ({ toolName: 'tide.read', schemaDigest })) } },
      ['tool.schema_invalid'],
      ({ toolRequests }) => toolRequests.forEach((row) => Object.assign(row, { schemaDigest: 's' })),
    ],
    ['its examples', { toolPolicy: policy({ exampleDigest: 'e' }), examples: examples() }, []],
    [
      'other examples',
      { toolPolicy: policy({ exampleDigest: 'e' }), examples: examples('x') },
      ['tool.example_digest_mismatch'],
    ],
    [
      'blank examples',
      { toolPolicy: policy({ exampleDigest: 'e' }), examples: examples(' ') },
      ['tool.example_digest_mismatch'],
    ],
    ['no examples', { toolPolicy: policy({ exampleDigest: 'e' }) }, ['tool.example_digest_mismatch']],
    [
      'examples of a call that was not made',
      { toolPolicy: policy(), examples: [{ toolCallId: 'c', exampleDigest: 'e' }] },
      ['tool.example_digest_mismatch'],
    ],
    ['the same without a policy', { examples: [{ toolCallId: 'c', exampleDigest: 'e' }] }, []],
    [
      'the right examples and others',
      { toolPolicy: policy({ exampleDigest: 'e' }), examples: [...examples(), ...examples('x')] },
      ['tool.example_digest_mismatch'],
    ],
  ]);
});

describe('tools that were found by a search', () => {
  const found = (fields: object = {}): object[] => [
    {
      toolCallId: ' a ',
      query: 'tides',
      resultSetDigest: 'r',
      catalogDigest: 'c',
      resolvedTool: 'tide.read',
      ...fields,
    },
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
    [
      'tools that are loaded late',
      { toolPolicy: deferred, discovery: [...found(), ...found({ toolCallId: 'b' })] },
      [],
    ],
    ['one of them not found', { toolPolicy: deferred, discovery: found() }, ['tool.discovery_unresolved']],
    ['none found', { toolPolicy: deferred }, ['tool.discovery_unresolved']],
  ]);
});

describe('callers', () => {
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
});

describe('calls at once', () => {
  type Change = (evidence: MadeTurn['evidence']) => unknown;
  const violation = ['tool.parallel_policy_violation'] as const;
  const spec =
    (fields: object): Change =>
    ({ callSpec }) =>
      Object.assign(callSpec, fields);
  const mode =
    (actionMode: string, calls: number): Change =>
    (evidence) => {
      spec({ actionMode })(evidence);
      for (const surface of ['toolRequests', 'toolResults', 'toolUse'] as const) evidence[surface].splice(calls);
    };
  const edges = [{ toolCallId: 'b', parentCallId: 'a', caller: 'code' }];
  const adapter = { profileRef: 'p', digest: ' d ' };

  testSections([
    ['null', { parallelPolicy: null, actionModePolicy: null, adapterProfile: null }, []],
    ['branches that are admissible', { parallelPolicy: { admissible: true } }, []],
    ['that are not', { parallelPolicy: { admissible: false } }, violation],
    ['one branch', { parallelPolicy: { admissible: false } }, [], mode('json', 1)],
    [
      'one branch of a parallel turn',
      { parallelPolicy: { admissible: false } },
      violation,
      (evidence) => (mode('json', 1)(evidence), spec({ executionPattern: 'parallel' })(evidence)),
    ],
    ['what code calls is no branch', { parallelPolicy: { admissible: false }, callerEdges: edges }, []],
    ['as many as may be', { parallelPolicy: { admissible: true, maxBranches: 2 } }, []],
    ['more', { parallelPolicy: { admissible: true, maxBranches: 1 } }, violation],
    ['as many as expected', { parallelPolicy: { admissible: true, expectedBranches: 2.0, maxBranches: null } }, []],
    ['fewer', { parallelPolicy: { admissible: true, expectedBranches: 3 } }, violation],
    ['an adapter without a policy', { adapterProfile: adapter }, []],
    ['two calls of code', { actionModePolicy: {} }, [], mode('Code', 2)],
    ['one call of json', { actionModePolicy: {} }, [], mode('json', 1)],
    ['two calls of json', { actionModePolicy: {} }, violation],
    ['no calls of a text', { actionModePolicy: {} }, [], mode('text', 0)],
    ['a call of a text', { actionModePolicy: {} }, violation, mode('text', 1)],
    ['through an adapter', { actionModePolicy: { adapterDigest: 'd' }, adapterProfile: adapter }, [], mode('text', 1)],
    [
      'two through an adapter',
      { actionModePolicy: { adapterDigest: 'd' }, adapterProfile: adapter },
      violation,
      mode('text', 2),
    ],
    [
      'through another adapter',
      { actionModePolicy: { adapterDigest: 'D' }, adapterProfile: adapter },
      violation,
      mode('text', 1),
    ],
    [
      'through one that is not configured',
      { actionModePolicy: {}, adapterProfile: adapter },
      violation,
      mode('text', 1),
    ],
    [
      'through a blank one',
      { actionModePolicy: { adapterDigest: ' ' }, adapterProfile: { profileRef: 'p', digest: ' ' } },
      violation,
      mode('text', 1),
    ],
    [
      'through one without a name',
      { actionModePolicy: { adapterDigest: 'd' }, adapterProfile: { digest: 'd', profileRef: ' ' } },
      violation,
      mode('text', 1),
    ],
    ['an unknown mode', { actionModePolicy: {} }, violation, mode('speech', 1)],
  ]);
});
