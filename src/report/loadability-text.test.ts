import { expect, test } from 'vitest';

import type { Loadability, LoadabilityRow } from '../contracts/run-record.ts';
import { loadabilityText } from './loadability-text.ts';
import { PLAIN } from './text-style.ts';

function row(skill: string, agent: string, changes: Partial<LoadabilityRow> = {}): LoadabilityRow {
  return {
    skill,
    agent,
    outcome: 'loaded',
    frontmatter_key: null,
    offered: true,
    offered_as: null,
    tier: 1,
    neighbour_hit: false,
    detail: null,
    ...changes,
  };
}

function matrix(rows: LoadabilityRow[]): Loadability {
  const failed = rows.filter(({ outcome }) => outcome !== 'loaded').length;
  return {
    schema: 1,
    batch_run_id: 'b',
    clients: [
      { agent: 'claude', version: '2.1.332' },
      { agent: 'codex', version: null },
    ],
    rows,
    summary: { total: rows.length, loaded: rows.length - failed, failed },
  };
}

test('skills by clients, then every failure with its reason and what to do', () => {
  const text = loadabilityText(
    matrix([
      row('alpha-skill', 'claude'),
      row('alpha-skill', 'codex'),
      row('b', 'claude', {
        outcome: 'denied',
        frontmatter_key: 'allowed-tools',
        detail: 'the client refused the call',
      }),
      row('b', 'codex', { outcome: 'dropped_frontmatter', detail: 'no frontmatter' }),
    ]),
    PLAIN,
  );
  expect(text).toBe(`skill        claude 2.1.332  codex
alpha-skill  loaded          loaded
b            denied          dropped_frontmatter

denied b/claude (frontmatter: allowed-tools): the client refused the call
  without an approval the client refuses skills that bring tools; \`--allow-skills\` approves them as \`run\` does
dropped_frontmatter b/codex: no frontmatter
  correct the frontmatter of SKILL.md at the line that is named

2 of 4 loaded, 2 not
`);
});

test('no name or answer of a client can write a line of its own', () => {
  const hostile = 'x\n::error::y\u001b[31m';
  const text = loadabilityText(matrix([row(hostile, 'claude', { outcome: 'denied', detail: hostile })]), PLAIN);
  expect(text).not.toMatch(/^::error/m);
  expect(text).not.toContain('\u001b');
});
