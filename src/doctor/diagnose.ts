import { DOCTOR_LEVELS, type DoctorFinding } from '../contracts/doctor-finding.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { groupsAreOwn, groupsKeepRuns } from './rules/concurrency.ts';
import { exitCodesCount } from './rules/exit-codes.ts';
import { gateRunsAlways, gateStepRuns } from './rules/gate-conditions.ts';
import { gateHearsOfBase, gateJoinsQueue, gateReportsAlways } from './rules/gate-events.ts';
import { gateComparesWithOther, gateHasCommit, gateHearsJobs } from './rules/gate-inputs.ts';
import { gateHasOneName, gateSeesJobs, matrixHasAggregator } from './rules/gate-needs.ts';
import { agentsHaveNoToken, callsMayStart, jobsMayDoTheirPart } from './rules/permissions.ts';
import { gateHasOwners, repositoryHasGate, type RepositoryFacts } from './rules/repository.ts';
import type { Rule } from './subject.ts';

const RULES: readonly Rule[] = [
  gateRunsAlways,
  gateStepRuns,
  gateSeesJobs,
  matrixHasAggregator,
  gateHasOneName,
  gateComparesWithOther,
  gateHearsJobs,
  gateHasCommit,
  gateReportsAlways,
  gateHearsOfBase,
  gateJoinsQueue,
  groupsKeepRuns,
  exitCodesCount,
  jobsMayDoTheirPart,
  callsMayStart,
  agentsHaveNoToken,
];

/** Everything that the rules find in a repository, each once: worst first, then by file, line and rule. */
export function diagnose(facts: RepositoryFacts): readonly DoctorFinding[] {
  const all = [
    ...facts.subjects.flatMap((subject) => RULES.flatMap((rule) => rule(subject))),
    ...groupsAreOwn(facts.subjects),
    ...repositoryHasGate(facts),
    ...gateHasOwners(facts),
  ];
  const each = new Map(
    all.map((finding) => [`${finding.file}\0${finding.line}\0${finding.rule}\0${finding.message}`, finding]),
  );
  const rank = ({ level }: DoctorFinding): number => DOCTOR_LEVELS.indexOf(level);
  return [...each.values()].sort(
    (left, right) =>
      rank(left) - rank(right) ||
      compareCodePoints(left.file, right.file) ||
      left.line - right.line ||
      compareCodePoints(left.rule, right.rule),
  );
}
