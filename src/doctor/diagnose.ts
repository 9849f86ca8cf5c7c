import { DOCTOR_LEVELS, type DoctorFinding } from '../contracts/doctor-finding.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import type { RepositoryFacts } from './repository-facts.ts';
import { downloadsStayApart, uploadsAreWhole } from './rules/artifacts.ts';
import { callsMayStart } from './rules/call-permissions.ts';
import { callsKeepGroups, groupsAreOwn, groupsKeepRuns } from './rules/concurrency.ts';
import { exitCodesCount } from './rules/exit-codes.ts';
import { gateComparesWithOther, gateHearsJobs } from './rules/gate-judges.ts';
import { gateIsPassedOn } from './rules/gate-is-passed-on.ts';
import { gateJoinsQueue, gateReportsAlways } from './rules/gate-reports.ts';
import { gateRunsAlways, gateStepRuns } from './rules/gate-runs-always.ts';
import { gateSeesJobs, matrixHasAggregator } from './rules/gate-sees-jobs.ts';
import { actionsArePinned } from './rules/pinned-actions.ts';
import { agentsFindNoToken, privilegedRunsTakeNoCode, secretsAreNamed } from './rules/privileged-runs.ts';
import { gateHasInputs, gateHasOwners, repositoryHasGate } from './rules/repository.ts';
import { agentsHaveNoToken, jobsMayDoTheirPart, tokensAreSmall } from './rules/token-permissions.ts';
import { scriptsTakeNoText } from './rules/untrusted-text.ts';
import type { Rule } from './subject.ts';

const RULES: readonly Rule[] = [
  gateRunsAlways,
  gateStepRuns,
  gateSeesJobs,
  matrixHasAggregator,
  gateIsPassedOn,
  gateComparesWithOther,
  gateHearsJobs,
  gateReportsAlways,
  gateJoinsQueue,
  groupsKeepRuns,
  exitCodesCount,
  downloadsStayApart,
  uploadsAreWhole,
  scriptsTakeNoText,
  jobsMayDoTheirPart,
  callsMayStart,
  tokensAreSmall,
  agentsHaveNoToken,
  agentsFindNoToken,
  privilegedRunsTakeNoCode,
  secretsAreNamed,
  actionsArePinned,
];

/** What is asked of the steps of a composite action, which has no jobs of its own. */
const STEP_RULES: readonly Rule[] = [
  gateStepRuns,
  gateComparesWithOther,
  gateHearsJobs,
  exitCodesCount,
  downloadsStayApart,
  uploadsAreWhole,
  scriptsTakeNoText,
  agentsFindNoToken,
  privilegedRunsTakeNoCode,
  actionsArePinned,
];

/** Everything that the rules find in a repository, each once: worst first, then by file, line and rule. */
export function diagnose(facts: RepositoryFacts): readonly DoctorFinding[] {
  const all = [
    ...facts.subjects.flatMap((subject) => RULES.flatMap((rule) => rule(subject))),
    ...facts.actions.flatMap((subject) => STEP_RULES.flatMap((rule) => rule(subject))),
    ...groupsAreOwn(facts.subjects),
    ...callsKeepGroups(facts.subjects),
    ...repositoryHasGate(facts),
    ...gateHasInputs(facts),
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
