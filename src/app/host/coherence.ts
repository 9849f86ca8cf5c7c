import { resolve } from 'node:path';

import { isFile } from '../../io/find-files.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import { checkFeatures } from '../harness/feature-file.ts';
import { answerCommand } from '../harness/issue-commands.ts';
import { readSession, snapshotRef } from '../harness/session-file.ts';
import { statePath } from '../harness/state-folder.ts';

/** Classes of what does not hold; empty where all does. */
type Check = (world: World, path: string) => Promise<readonly string[]>;

/** What has to hold, by the file that it is about. */
const CHECKS: readonly (readonly [name: string, file: Parameters<typeof statePath>[2], Check])[] = [
  ['issue_graph', 'issues', async (world, issues) => classesIn(await answerCommand(world, 'issue.check', { issues }))],
  [
    'dependencies',
    'issues',
    async (world, issues) => {
      const answer = await answerCommand(world, 'dep.diagnostics', { issues, graphScope: 'active' });
      return (answer as { readonly integrity: { readonly hasCycle: boolean } }).integrity.hasCycle
        ? ['coherence.dependency_cycle']
        : [];
    },
  ],
  [
    'feature_ledger',
    'features',
    async (world, path) => classesIn(await checkFeatures(world, { path, isStrict: true }, false)),
  ],
  [
    'session',
    'session',
    async (world, path) => {
      await readSession(world, { path, isStrict: true });
      return [];
    },
  ],
  [
    'snapshot',
    'session',
    async (world, path) => {
      const { session } = await readSession(world, { path, isStrict: false });
      const { state, issuesPath, issuesSnapshotRef } = session;
      // Who works on issues changes them.
      if (state === 'active' || issuesPath === undefined || issuesSnapshotRef === undefined) return [];
      const found = await Promise.all([false, true].map(async (isStrict) => snapshotRef(world, issuesPath, isStrict)));
      return found.includes(issuesSnapshotRef) ? [] : ['coherence.snapshot_ref_mismatch'];
    },
  ],
];

function classesIn(answer: object): readonly string[] {
  return 'failureClasses' in answer ? (answer.failureClasses as readonly string[]) : [];
}

/** Whether what a harness left in its files holds and fits together. A file that is not there is passed over, and told. */
export async function checkCoherence(world: World) {
  const checks = [];
  for (const [name, file, check] of CHECKS) {
    const path = await statePath(world, undefined, file);
    const isThere = await isFile(resolve(world.cwd, path));
    const found = isThere ? await check(world, path).catch(asPortcullisError) : [];
    const isBroken = found instanceof PortcullisError;
    checks.push({
      check: name,
      path,
      result: !isThere ? 'absent' : !isBroken && found.length === 0 ? 'accepted' : 'rejected',
      failureClasses: isBroken ? [`coherence.${name}_invalid`] : found,
      ...(isBroken ? { diagnostic: found.message } : {}),
    });
  }
  const failureClasses = sortedUnique(checks.flatMap((check) => check.failureClasses));
  return {
    action: 'coherence.check',
    result: failureClasses.length === 0 ? 'accepted' : 'rejected',
    failureClasses,
    checks,
  };
}
