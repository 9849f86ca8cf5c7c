import { firstOf } from '../../contracts/counted.ts';
import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { hasCodeOwner } from '../code-owners.ts';
import { findingAt, type Subject } from '../subject.ts';

const WORKFLOWS = '.github/workflows';

/** What the rules know of a repository beside its workflows. Paths are relative to it. */
export interface RepositoryFacts {
  readonly subjects: readonly Subject[];
  /** Only some workflows were named or read: what is missing is unknown. */
  readonly isPartial: boolean;
  /** The CODEOWNERS file that GitHub reads; null where there is none. */
  readonly codeOwners: { readonly file: string; readonly text: string } | null;
  /** Files that decide what a gate says: configuration, baselines, policies, cases, whether they are there or not. */
  readonly judging: readonly string[];
}

/** A repository in which no pull request meets a gate. */
export function repositoryHasGate({ subjects, isPartial }: RepositoryFacts): readonly DoctorFinding[] {
  if (isPartial) return [];
  const gated = subjects.filter(({ gates }) => gates.length > 0);
  if (gated.some(({ requiredEvents }) => requiredEvents.length > 0)) return [];
  const [first] = gated;
  if (first === undefined) {
    return [
      {
        rule: 'no-gate',
        level: 'error',
        file: WORKFLOWS,
        line: 1,
        message: 'no workflow uses the gate: nothing judges a pull request',
        remedy:
          'call the reusable gate workflow, or the actions plan, route and gate, from a workflow on `pull_request` and `merge_group`',
      },
    ];
  }
  return [
    findingAt(first.workflow, '/on', {
      rule: 'no-gate',
      level: 'error',
      message: 'no workflow with the gate runs on `pull_request` or `merge_group`: what it says comes after the merge',
      remedy: 'add `pull_request:` and `merge_group:` under `on`',
    }),
  ];
}

/**
 * Where a pull request can change what judges it: on `pull_request` the workflow is the pull request's own, and with the merge its cases,
 * baseline and configuration judge what comes next. Only a review closes that, and only code owners make one necessary.
 */
export function gateHasOwners({ subjects, codeOwners, judging }: RepositoryFacts): readonly DoctorFinding[] {
  const isOpen = (path: string): boolean => codeOwners === null || !hasCodeOwner(codeOwners.text, path);
  const open = subjects.filter(({ gates, workflow }) => gates.length > 0 && workflow.triggers.has('pull_request'));
  const shared = [...judging, ...(codeOwners === null ? [] : [codeOwners.file])].filter(isOpen);
  return open.flatMap(({ workflow }, index) => {
    const own = isOpen(workflow.file) ? [workflow.file] : [];
    const paths = [...own, ...(index === 0 ? shared : [])];
    if (paths.length === 0) return [];
    const place = codeOwners === null ? 'there is no CODEOWNERS file' : `${codeOwners.file} names no owner`;
    return findingAt(workflow, '/on/pull_request', {
      rule: 'gate-open-to-pull-request',
      level: 'note',
      message: `a pull request may change what judges it, and ${place} for ${firstOf(paths)}: on \`pull_request\` the workflow file itself is the pull request's`,
      remedy:
        'name owners of `/.github/`, of the baselines and of the cases in CODEOWNERS, and require their review by a ruleset; or require the workflow by a ruleset of the organisation',
    });
  });
}
