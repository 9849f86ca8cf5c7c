import { sha256Hex } from '../../kernel/digest.ts';
import { issuesText } from './issue-rows.ts';
import type { Issues } from './issue.ts';

/** What an issue memory holds, as one reference (premath harness 6.7): the digest of the file that would be written of it. */
export function storeSnapshotRef(issues: Issues): string {
  return `iss1_${sha256Hex(issuesText(issues))}`;
}
