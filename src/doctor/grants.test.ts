import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { workflowFrom } from '../testing/diagnose-workflow.ts';
import { grantsAskedIn, OWN_WORKFLOWS } from './grants.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test.each([...OWN_WORKFLOWS])('%s asks for what is known of it', async (file, known) => {
  const workflow = await workflowFrom(readFileSync(resolve(ROOT, file), 'utf8'), file);
  const byScope = (grants: typeof known): typeof known => grants.toSorted((a, b) => (a.scope < b.scope ? -1 : 1));
  expect(byScope(grantsAskedIn(workflow, new Map()))).toEqual(byScope(known));
});
