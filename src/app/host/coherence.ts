import { resolve } from 'node:path';

import { checkIssues } from '../../harness/issues/check-issues.ts';
import { integrityOf } from '../../harness/issues/issue-graph.ts';
import { isFile } from '../../io/find-files.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { asPortcullisError, PortcullisError } from '../../kernel/portcullis-error.ts';
import type { World } from '../world/world.ts';
import { checkFeatures } from '../harness/feature-file.ts';
import { readIssueMemory } from '../harness/issue-memory.ts';
import { readSession, snapshotRef } from '../harness/session-file.ts';
import { statePath } from '../harness/state-folder.ts';

interface FileCheck {
  readonly file: Parameters<typeof statePath>[2];
  readonly names: readonly string[];
  /** Classes of what does not hold, by name; empty where all does. */
  readonly classesOf: (world: World, path: string) => Promise<readonly (readonly string[])[]>;
}

/** What has to hold, by the file that it is about. */
const CHECKS: readonly FileCheck[] = [
  {
    file: 'issues',
    names: ['issue_graph', 'dependencies'],
    classesOf: async (world, path) => {
      const issues = await readIssueMemory(world, path);
      const { hasCycle } = integrityOf(issues, 'active');
      return [checkIssues(issues, {}).failureClasses, hasCycle ? ['coherence.dependency_cycle'] : []];
    },
  },
  {
    file: 'features',
    names: ['feature_ledger'],
    classesOf: async (world, path) => [(await checkFeatures(world, { path, isStrict: true }, false)).failureClasses],
  },
  {
    file: 'session',
    names: ['session', 'snapshot'],
    classesOf: async (world, path) => {
      const { session } = await readSession(world, { path, isStrict: true });
      const { state, issuesPath, issuesSnapshotRef } = session;
      // Who works on issues changes them.
      if (state === 'active' || issuesPath === undefined || issuesSnapshotRef === undefined) return [];
      for (const isStrict of [false, true]) {
        if ((await snapshotRef(world, issuesPath, isStrict)) === issuesSnapshotRef) return [];
      }
      return [[], ['coherence.snapshot_ref_mismatch']];
    },
  },
];

/** Whether what a harness left in its files holds and fits together. A file that is not there is passed over, and told. */
export async function checkCoherence(world: World) {
  const checks = [];
  for (const { file, names, classesOf } of CHECKS) {
    const path = await statePath(world, undefined, file);
    const isThere = await isFile(resolve(world.cwd, path));
    const found = isThere ? await classesOf(world, path).catch(asPortcullisError) : [];
    const isBroken = found instanceof PortcullisError;
    for (const [at, check] of names.entries()) {
      const failureClasses = isBroken ? [`coherence.${check}_invalid`] : (found[at] ?? []);
      const result = !isThere ? 'absent' : failureClasses.length === 0 ? 'accepted' : 'rejected';
      checks.push({ check, path, result, failureClasses, ...(isBroken ? { diagnostic: found.message } : {}) });
    }
  }
  const failureClasses = sortedUnique(checks.flatMap((check) => check.failureClasses));
  return {
    action: 'coherence.check',
    result: failureClasses.length === 0 ? 'accepted' : 'rejected',
    failureClasses,
    checks,
  };
}
