import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../../testing/e2e/run-bundle.ts';
import { statePath, stateVariable } from './state-folder.ts';

test('the state lies where a flag says, else in .premath where that is, else in .portcullis at the top', async () => {
  const root = temporaryFolder();
  const cwd = join(root, 'sub');
  mkdirSync(cwd);
  expect(await statePath({ cwd, root }, undefined, 'issues')).toBe('../.portcullis/issues.jsonl');
  expect(await statePath({ cwd, root }, ' x', 'issues')).toBe(' x');
  mkdirSync(join(root, '.premath'));
  expect(await statePath({ cwd, root }, undefined, 'session')).toBe('../.premath/harness_session.json');
  expect(await statePath({ cwd: root, root }, undefined, 'session')).toBe('.premath/harness_session.json');
  mkdirSync(join(cwd, '.premath'));
  expect(await statePath({ cwd, root }, undefined, 'session')).toBe('.premath/harness_session.json');
});

test('a variable and its twin say the same, or are refused', () => {
  const both = { PREMATH_ISSUE_ID: ' ', PORTCULLIS_ISSUE_ID: ' bd-1 ', PREMATH_ISSUES_PATH: 'x' };
  expect(stateVariable(both, 'ACTIVE_ISSUE_ID', 'ISSUE_ID')).toEqual({ key: 'PORTCULLIS_ISSUE_ID', value: 'bd-1' });
  expect(stateVariable(both, 'HARNESS_SESSION_PATH')).toBeNull();
  const disagreeing = { ...both, PREMATH_ACTIVE_ISSUE_ID: 'bd-2' };
  expect(() => stateVariable(disagreeing, 'ACTIVE_ISSUE_ID', 'ISSUE_ID')).toThrow(
    /^escalation_issue_context_ambiguous: .*PREMATH_ACTIVE_ISSUE_ID=bd-2 and PORTCULLIS_ISSUE_ID=bd-1/,
  );
});
