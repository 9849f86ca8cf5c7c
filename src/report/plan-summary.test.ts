import { describe, expect, test } from 'vitest';

import type { Plan, PlannedChanges, PlannedListing, PlannedUnit } from '../contracts/plan.ts';
import { planOf, plannedUnits } from '../testing/gate-input-builder.ts';
import { listingsText, planSummary } from './plan-summary.ts';

function plan(more: Partial<Plan> = {}, units: readonly PlannedUnit[] = []): Plan {
  return planOf(units, { shards: [], ...more });
}

test('what will run, by provider', () => {
  const [second, ...first] = plannedUnits([
    ['b', 'claude', 2],
    ['a', 'claude'],
    ['b', 'claude'],
    ['a', 'codex'],
  ]);
  if (second === undefined) throw new Error('no unit');
  const page = planSummary(
    plan({
      units: [...first, { ...second, optional: true }],
      shards: [
        { shard: 1, agent: 'claude', cells: [{ case_id: 'a' }], expected_seconds: 61 },
        { shard: 2, agent: 'claude', cells: [{ case_id: 'b' }], expected_seconds: 40 },
        { shard: 3, agent: 'codex', cells: [{ case_id: 'a' }], expected_seconds: 60 },
      ],
    }),
    { merge_base: 'c'.repeat(40), base_ref: 'refs/heads/main' },
  );
  expect(page).toBe(
    [
      '# Routing plan: 4 units in 3 jobs',
      '',
      `compared with \`${'c'.repeat(40)}\` of \`refs/heads/main\``,
      '',
      '| provider | cells | units | jobs | expected | longest job |',
      '|---|---|---|---|---|---|',
      '| claude | 2 | 2 \\(1 more where needed\\) | 2 | 2 min | 2 min |',
      '| codex | 1 | 1 | 1 | 1 min | 1 min |',
      '',
    ].join('\n'),
  );
});

describe('what changed', () => {
  const changed: PlannedChanges = { merge_base: 'c'.repeat(40), cases: [], skills: [], everything: [], listings: [] };
  const pageOf = (more: Partial<PlannedChanges>): string =>
    planSummary(plan({ selection: { ...plan().selection, changed: { ...changed, ...more } } }), null);

  test('nothing', () => {
    expect(pageOf({})).toBe(
      '# Routing plan: nothing to run\n\nNo case, and no skill that a case names, has changed.\n',
    );
  });

  test('names are taken literally, clipped and counted', () => {
    const skills = ['<b>|x', 'y'.repeat(200), ...Array.from({ length: 20 }, (_, index) => `s${index}`)];
    const page = pageOf({ skills, everything: ['.github/workflows/a.yml'] });
    expect(page).toContain(`skills that changed: &lt;b&gt;\\|x, ${'y'.repeat(100)}…`);
    expect(page).toContain('s7 and 12 more');
    expect(page).toContain('changes that concern every case: .github/workflows/a.yml');
  });

  test('what clients list otherwise is told with what of it', () => {
    const listings: PlannedListing[] = [
      { name: 'old', file: 's/old/SKILL.md', change: 'removed', fields: [] },
      { name: 'a\u001b[31m', file: 's/a/SKILL.md', change: 'changed', fields: ['description', '<b>'] },
      { name: 'b', file: 's/b', change: 'unreadable', fields: [] },
    ];
    expect(pageOf({ listings })).toContain(
      'clients list another choice, which concerns every case: old \\(removed\\), a \\[31m \\(description, &lt;b&gt; changed\\), b \\(cannot be compared\\)',
    );
  });
});

test('a page has a limit', () => {
  const shards = Array.from({ length: 200 }, (_, index) => {
    return { shard: index + 1, agent: `agent-${index}`, cells: [{ case_id: 'a' }], expected_seconds: 60 };
  });
  const page = planSummary(plan({ shards }, plannedUnits([['a', 'agent-0']])), null, 2000);
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(2000);
  expect(page).toMatch(/_and \d+ more providers_/);
});

const listing = (more: Partial<PlannedListing>): PlannedListing => ({
  name: 'a',
  file: 's/a/SKILL.md',
  change: 'added',
  fields: [],
  ...more,
});

test('each with what of it, as a terminal can show it; many are counted', () => {
  const first = [
    listing({ name: 'x\u001b[31m\n' }),
    listing({ change: 'changed', fields: ['description', 'name'] }),
    listing({ name: 'y'.repeat(200), change: 'removed' }),
    listing({ change: 'unreadable' }),
  ];
  const rest = Array.from({ length: 8 }, () => listing({}));
  expect(listingsText([...first, ...rest])).toBe(
    `clients list another choice, which concerns every case: x [31m  (added), a (description, name changed), ${'y'.repeat(100)}…, ` +
      `a (cannot be compared), ${Array.from({ length: 6 }, () => 'a (added)').join(', ')} and 2 more`,
  );
});
