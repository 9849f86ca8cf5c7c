import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { findingsIn } from '../../testing/diagnose-workflow.ts';
import { lintWorkflow } from '../../testing/lint-workflows.ts';
import { callingWorkflow } from './calling-workflow.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

describe.each([
  { providers: ['claude', 'codex', 'copilot'], version: 'v1.2.3' },
  { providers: ['codex'], version: null },
  { providers: [], version: null },
])('for $providers', ({ providers, version }) => {
  const text = callingWorkflow({ repository: 'o/portcullis', commit: COMMIT, version }, providers);

  test('passes actionlint and doctor', async () => {
    expect(await lintWorkflow(text, '.github/workflows/portcullis.yml')).toEqual([]);
    expect(await findingsIn(text)).toEqual([]);
  });

  test('is pinned, and hands on no other secret than it needs', () => {
    expect(text).toContain(
      `uses: o/portcullis/.github/workflows/gate.yml@${COMMIT}${version === null ? '\n' : ` # ${version}\n`}`,
    );
    expect(text.match(/secrets\.\w+/g) ?? []).toHaveLength(providers.length);
  });
});

test('with the job that the gate’s README adds for the report files', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../actions/gate/README.md'), 'utf8');
  const recipe = /\n {4}with:\n {6}report-files: true\n {2}code-scanning:\n[^]*?(?=```)/.exec(readme)?.[0] ?? '';
  const pinned = recipe.slice(1).replaceAll('<sha>', COMMIT);
  expect(pinned).toContain(`upload-sarif@${COMMIT}`);
  const text = `${callingWorkflow({ repository: 'o/portcullis', commit: COMMIT, version: null }, ['claude'])}${pinned}`;
  expect(await lintWorkflow(text, '.github/workflows/portcullis.yml')).toEqual([]);
  expect(await findingsIn(text)).toEqual([]);
});
