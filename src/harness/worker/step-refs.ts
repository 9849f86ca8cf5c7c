import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import type { Claim } from './lease-handoff.ts';

/** Where a step is done; absolute paths. */
export interface StepSite {
  readonly repoRoot: string;
  readonly issuesPath: string;
  readonly worktree: string;
  /** Who decides what is changed: a program within its policy, or a command that somebody typed. */
  readonly mutationMode: 'instruction-linked' | 'human-override';
}

/** Control-plane epochs are the reference's own: its refs have them, and ours leave them blank. */
const EPOCHS = { activeEpoch: '', supportUntil: '' };

export type StepRefs = ReturnType<typeof stepRefs>;

/** What a step is about and by which policy, as references (premath harness 4.5), ascending. */
export function stepRefs({ issueId, workerId }: Claim, site: StepSite, stepIndex: number) {
  const { repoRoot, issuesPath, worktree, mutationMode } = site;
  const ctxRef = `ctx://issue/${issueId}/${digest({ kind: 'ctx', issueId, repoRoot, issuesPath })}`;
  const pool = digest({ kind: 'cover', ctxRef, workerPool: 'harness.multithread.v1' });
  const coverRef = `cover://worker-loop/${issueId}/${pool}`;
  const refined = digest({ kind: 'refinement', coverRef, workerId, worktree, mutationMode, ...EPOCHS });
  const policy = digest({ mode: mutationMode, reason: '', ...EPOCHS, workerId, issueId, stepIndex });
  return {
    lineageRefs: sortedUnique([ctxRef, coverRef, `refinement://worker-loop/${issueId}/${workerId}/${refined}`]),
    policyRef: `policy://worker-lane/${mutationMode}/${policy}`,
  };
}

/** The reference of what came of a step. */
export function stepWitnessRef({ issueId, workerId }: Claim, end: 'completed' | 'failed'): string {
  return `worker://loop/${workerId}/${issueId}/${end}`;
}

function digest(value: Readonly<Record<string, string | number>>): string {
  return sha256Hex(canonicalJson(value));
}
