import { testSections } from '../../testing/section-table.ts';

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
    ({ toolRequests }) => toolRequests.forEach((row, at) => Object.assign(row, { schemaDigest: at === 0 ? 's' : 'S' })),
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
