import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { GATE_TABLES } from './index.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';

const RULES = GATE_TABLES.flatMap(({ gate, rules }) => rules.map((rule) => ({ ...rule, name: `${gate}/${rule.id}` })));

test('every gate has an id of its own, and every rule one in its gate', () => {
  expect(new Set(GATE_TABLES.map(({ gate }) => gate)).size).toBe(GATE_TABLES.length);
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
});

test.each(RULES)('$name says what it means and what to do', ({ meaning, remedy }) => {
  expect(`${meaning} ${remedy}`).toMatch(/^[A-Z].+\. [A-Z].*\.$/);
});

test('every level of the configuration has a rule, but for those of whole results', () => {
  const told = RULES.flatMap(({ level }) => level?.[0] ?? []);
  expect([...new Set([...told, 'rehearsal', 'replay', 'warn-only'])].toSorted()).toEqual(
    Object.keys(DEFAULT_CONFIG.levels).toSorted(),
  );
});

test('the configuration describes each level with the default that every rule of it has', () => {
  const file = join(import.meta.dirname, '../contracts/config.schema.json');
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly properties: {
      readonly levels: { readonly properties: Readonly<Record<string, { description: string }>> };
    };
  };
  for (const [key, byDefault] of RULES.flatMap(({ level }) => (level === undefined ? [] : [level])))
    expect(properties.levels.properties[key]?.description).toContain(`Default: \`${byDefault}\``);
});

test('rules that are things can be counted, the others say how something is', () => {
  const things = RULES.filter(({ counted }) => counted !== undefined).map(({ name }) => name);
  expect(things).toEqual([
    'jobs/leg',
    'jobs/skipped',
    'jobs/succeeded',
    'routing/missing_result',
    'routing/regression',
    'routing/missing_baseline',
    'routing/soft_regression',
    'routing/unreliable_baseline',
    'routing/improvement',
    'typestate/regression',
    'typestate/improvement',
    'required/regression',
    'required/improvement',
  ]);
});

describe('who is told to run a job again is told which', () => {
  const again = RULES.filter(({ remedy }) => /\bjob\b.*\bagain\b|\bagain\b.*\bjob\b/.test(remedy));

  test('of each rule', () => {
    expect(again.map(({ name }) => name)).toEqual([
      'jobs/leg',
      'routing/missing_result',
      'routing/infra',
      'typestate/unjudged',
      'typestate/infra',
    ]);
    expect(again.filter(({ remedy }) => !/shard|that job/.test(remedy))).toEqual([]);
  });

  test.each(again.filter(({ id }) => id === 'infra'))('$name: the button that leaves the job out is named', (rule) => {
    // A shard's job is green as soon as some of its units came to a verdict.
    expect(rule.remedy).toMatch(/own job.*Re-run failed jobs.*leaves it out/);
  });
});
