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
  readonly config: { readonly file: string; readonly exists: boolean };
  /** `line` is where the configuration names it, 1 where it does not. */
  readonly baseline: { readonly path: string; readonly exists: boolean; readonly line: number };
  readonly cases: { readonly patterns: readonly string[]; readonly files: readonly string[]; readonly line: number };
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

/** What the gate is compared with, where it is missing. */
export function gateHasInputs({ isPartial, config, baseline, cases }: RepositoryFacts): readonly DoctorFinding[] {
  if (isPartial) return [];
  const findings: DoctorFinding[] = [];
  if (cases.files.length === 0) {
    findings.push({
      rule: 'no-cases',
      level: 'error',
      file: config.file,
      line: cases.line,
      message: `no case file at ${cases.patterns.join(', ')}: a plan without cases is refused, and there is nothing to judge`,
      remedy: 'write a case, or correct `cases` in the configuration',
    });
  }
  if (!baseline.exists) {
    findings.push({
      rule: 'no-baseline',
      level: config.exists ? 'error' : 'warning',
      file: config.file,
      line: baseline.line,
      message: config.exists
        ? `the baseline ${baseline.path} does not exist: a gate whose configuration has a baseline and does not find it ends with 3`
        : `there is no configuration and no baseline (${baseline.path}): every cell is new, and nothing can be a regression`,
      remedy: 'write it from results of the main branch: `portcullis bless --results artifacts/<batch>`',
    });
  }
  return findings;
}

/**
 * Where a pull request can change what judges it: on `pull_request` the workflow is the pull request's own, and with the merge its cases,
 * baseline and configuration judge what comes next. Only a review closes that, and only code owners make one necessary.
 */
export function gateHasOwners(facts: RepositoryFacts): readonly DoctorFinding[] {
  const { subjects, codeOwners, config, baseline, cases } = facts;
  const isOpen = (path: string): boolean => codeOwners === null || !hasCodeOwner(codeOwners.text, path);
  const open = subjects.filter(({ gates, workflow }) => gates.length > 0 && workflow.triggers.has('pull_request'));
  const shared = [config.file, baseline.path, ...cases.files, ...(codeOwners === null ? [] : [codeOwners.file])].filter(
    isOpen,
  );
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
