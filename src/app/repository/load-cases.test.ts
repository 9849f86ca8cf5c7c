import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { RoutingCase } from '../../contracts/case-file.ts';
import { DEFAULT_PROVIDER, type ProviderConfig } from '../../contracts/config.ts';
import { locatedCases } from '../../testing/gate-input-builder.ts';
import { invokedOn } from './load-cases.ts';

const root = mkdtempSync(join(tmpdir(), 'portcullis-invoking-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'skills/here'), { recursive: true });
writeFileSync(join(root, 'skills/here/SKILL.md'), '---\nname: there\ndescription: d\n---\n');
const read = (reader: string): ProviderConfig => ({
  ...DEFAULT_PROVIDER,
  command: { command: ['./agent'], reader, skills_folder: 'skills', set: {}, version: [], log_folders: [] },
});
const PROVIDERS = new Map<string, ProviderConfig>([
  ['claude', DEFAULT_PROVIDER],
  ['codex', DEFAULT_PROVIDER],
  ['copilot', DEFAULT_PROVIDER],
  ['mine', read('codex')],
  ['plain', read('text')],
]);
const ON_CODEX = ['codex', 'mine'];

test.each<[prompt: string, more: Partial<RoutingCase>, agents: readonly string[]]>([
  ['/alpha do it', {}, ['claude']],
  [' \n/alpha', {}, ['claude']],
  ['/', {}, ['claude']],
  ['Look at /etc/hosts', {}, []],
  ['Use $here, please', {}, ON_CODEX],
  ['$there: do it', {}, ON_CODEX],
  ['[$HERE](skills/here)', {}, ON_CODEX],
  ['costs $5 in $HOME and ${here} $$', {}, []],
  ['Use $here-too or $where', {}, []],
  ['Use $wanted', {}, []],
  ['Use $wanted', { expected_skill: 'wanted' }, ON_CODEX],
  ['Use $wanted', { disallowed_skills: ['acme:wanted'] }, ON_CODEX],
  ['Use $target', { expected_skill: 'w', provider_aliases: { codex: { w: 'target' } } }, ['codex']],
])('%j with %j: %j', async (prompt, more, agents) => {
  const cases = locatedCases({ case_id: 'a', prompt, ...more });
  const told = await invokedOn(root, cases, PROVIDERS, ['skills']);
  expect(cases.map(({ definition }) => told(definition))).toEqual([agents]);
});

test('roots that are not there are told elsewhere', async () => {
  const cases = locatedCases({ case_id: 'a', prompt: '$here' });
  const told = await invokedOn(root, cases, PROVIDERS, ['nowhere']);
  expect(cases.map(({ definition }) => told(definition))).toEqual([[]]);
});
