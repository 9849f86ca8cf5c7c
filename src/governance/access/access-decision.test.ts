import { expect, test } from 'vitest';

import type { LibraryPolicy } from '../../contracts/library-policy.ts';
import { type AccessRequest, documentsOf, PUBLISH, refusalOf, toBeApproved } from './access-decision.ts';

const FINANCE: LibraryPolicy = {
  library_id: 'finance',
  sensitivity: 'confidential',
  allowed_agents: ['research', 'analyst-*'],
  denied_agents: ['analyst-x', PUBLISH],
  allowed_models: ['qwen2.5:14b', 'qwen2.5:32b'],
  denied_models: ['*-cloud'],
};
const REQUEST: AccessRequest = {
  role: 'research',
  model: 'qwen2.5:14b',
  isLocal: true,
  documents: 1,
  justification: '',
  joined: [],
};

test.each<[string, Partial<LibraryPolicy>, Partial<AccessRequest>, string | null]>([
  ['what is allowed', {}, {}, null],
  ['a glob', {}, { role: 'analyst-1' }, null],
  ['a denial wins', {}, { role: 'analyst-x' }, 'policy_violation'],
  ['a role that is not known', {}, { role: 'coder' }, 'policy_violation'],
  ['a part of a name is no name', {}, { role: 'researcher' }, 'policy_violation'],
  ['nobody is allowed', { allowed_agents: [] }, {}, 'policy_violation'],
  ['everybody is', { allowed_agents: ['*'] }, { role: 'coder' }, null],
  ['a model of a cloud', {}, { isLocal: false }, 'policy_violation'],
  ['a model of a cloud where they are allowed', { cloud_models_allowed: true }, { isLocal: false }, null],
  ['a model that is denied', { allowed_models: ['*'] }, { model: 'qwen-cloud' }, 'policy_violation'],
  ['a model whose name holds an allowed one', {}, { model: 'qwen2.5:14b-instruct' }, 'policy_violation'],
  ['a model with a slash', { allowed_models: ['*'] }, { model: 'openai/gpt-5' }, null],
  ['a model that is not known', {}, { model: null }, 'policy_violation'],
  ['a model that is not known, all but one allowed', { allowed_models: ['*'] }, { model: null }, 'policy_violation'],
  ['a model that is not known, all allowed', { allowed_models: ['*'], denied_models: [] }, { model: null }, null],
  ['too many files', { retrieval_limits: { max_chunks_per_query: 2 } }, { documents: 3 }, 'rate_limit_exceeded'],
  ['no reason', { audit: { require_justification: true } }, { justification: ' ' }, 'no_justification'],
  ['a reason', { audit: { require_justification: true } }, { justification: 'audit 7' }, null],
  [
    'publishing asks for no model',
    { denied_agents: [], allowed_agents: [PUBLISH] },
    { role: PUBLISH, model: null, isLocal: false },
    null,
  ],
])('%s', async (_name, policy, request, reason) => {
  const refusal = await refusalOf({ ...FINANCE, ...policy }, { ...REQUEST, ...request });
  expect(refusal?.reason ?? null).toBe(reason);
});

test('what a person has to approve', () => {
  const all = { cloud_escalation: true, export_to_artifact: true, cross_library_joins: true };
  const policy = { ...FINANCE, require_approval_for: all };
  expect(toBeApproved(policy, REQUEST)).toEqual([]);
  expect(toBeApproved(policy, { ...REQUEST, isLocal: false, joined: ['hr'] })).toEqual([
    'a model of a cloud',
    'hr at once',
  ]);
  expect(toBeApproved(policy, { ...REQUEST, role: PUBLISH, isLocal: false })).toEqual(['that it leaves the machine']);
  expect(toBeApproved(FINANCE, { ...REQUEST, isLocal: false, joined: ['hr'] })).toEqual([]);
});

test('documents belong to a library by its folders, its globs, and by holding one of them', async () => {
  const documents = ['docs/finance/a.md', 'docs/financeer.md', 'cases/pay.json', 'docs', 'x/y/z.pay', 'finance'];
  expect(await documentsOf({ paths: ['./docs/finance/', 'cases/*.json', '**/*.pay'] }, documents)).toEqual([
    'docs/finance/a.md',
    'cases/pay.json',
    'docs',
    'x/y/z.pay',
  ]);
  expect(await documentsOf({}, documents)).toEqual([]);
});
