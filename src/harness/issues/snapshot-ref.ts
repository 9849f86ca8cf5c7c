import { sha256Hex } from '../../kernel/digest.ts';
import { issuesText, sortedDependencies } from './issue-rows.ts';
import type { Issue, Issues } from './issue.ts';

/**
 * What an issue memory holds, as one reference (premath harness 6.7): the digest of the file that would be written of it, with the
 * dependencies of each issue in order.
 */
export function storeSnapshotRef(issues: Issues): string {
  const ordered = [...issues].map(([id, issue]): [string, Issue] => [
    id,
    { ...issue, dependencies: sortedDependencies(issue) },
  ]);
  return `iss1_${sha256Hex(issuesText(new Map(ordered)))}`;
}
