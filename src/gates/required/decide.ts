import type { Finding, GateOutcome, OutcomeBaseline } from '../../contracts/gate-result.ts';
import { isOver } from '../../contracts/baseline.ts';
import { firstOf } from '../../contracts/counted.ts';
import { byRank, countsOf } from '../../contracts/gate-table.ts';
import { effectOf, verdictOf } from '../../contracts/gate-verdict.ts';
import type { ExpectedCheck, RequiredBaseline } from '../../contracts/required-baseline.ts';
import {
  SIDE_NAMES,
  type RequiredDetail,
  type RequiredRow,
  type RequiredSide,
} from '../../contracts/required-detail.ts';
import { sortByCodePoints } from '../../kernel/ordering.ts';
import type { CheckRecord } from '../../required/github/judge-check.ts';
import { hasRunAndFailed, type ShownResult, type Proof } from '../../required/make-proof.ts';
import { NO_CHECK_ASKED, REQUIRED } from './rules.ts';
import type { Levels } from '../../contracts/config.ts';
import type { RequiredPolicy } from '../../contracts/required-policy.ts';
import type { Loosened } from '../../required/loosened.ts';
import type { Projection } from '../../required/project.ts';

/** A policy that asks for checks of a change. */
export interface AskingPolicy {
  readonly side: RequiredSide;
  readonly path: string;
  readonly policy: RequiredPolicy;
  readonly projection: Projection;
}

/** A proof that verifies and is of this change. */
export interface SoundProof extends Pick<Proof, 'results'> {
  readonly side: RequiredSide;
  readonly decision: Pick<Proof['decision'], 'decision' | 'nativeRequiredChecks' | 'errors'>;
}

/** A folder of proofs. */
export interface ProofFolder {
  readonly folder: string;
  readonly attestation: string | null;
  /** Why it does not count, a sentence each; none where it does. */
  readonly faults: readonly string[];
  /** One for each policy that asks; none where there are faults. */
  readonly proofs: readonly SoundProof[];
}

/** Everything that the gate of required checks decides on. */
export interface RequiredGateInput {
  readonly change: { readonly mergeBase: string; readonly head: string; readonly paths: number };
  /** The comparator's policy first. */
  readonly policies: readonly AskingPolicy[];
  /** Empty where nothing was found at all. */
  readonly folders: readonly ProofFolder[];
  /** What the pull request proposes to tolerate. */
  readonly head: { readonly baseline: RequiredBaseline };
  readonly comparator: {
    readonly baseline: RequiredBaseline;
    readonly place: OutcomeBaseline;
    readonly levels: Levels;
  };
  readonly loosened: readonly Loosened[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly warnings: readonly string[];
}

/** Classes of GitHub's evidence (src/required/README.md, "On GitHub") that say nothing yet. */
const UNFINISHED: ReadonlySet<string> = new Set(['check.pending', 'check.unanswered']);

/**
 * Judges the checks that a change needs by the proofs that there are, and by what both baselines expect (src/gates/README.md, "Required
 * checks"). Pure: the same input gives the same outcome.
 */
export function decideRequired(input: RequiredGateInput): GateOutcome & { readonly detail: RequiredDetail } {
  const { change, policies, folders, comparator } = input;
  const ids = [...new Set(policies.flatMap(({ projection }) => projection.requiredChecks))];
  const rows = [
    ...faultRows(input, ids),
    ...ids.flatMap((id) => checkRows(id, input)),
    ...notRequiredRows(input, ids),
    ...loosenedRows(input),
  ].sort(byRank(REQUIRED));
  const isVacuous =
    change.paths === 0 && !policies.some(({ policy }) => policy.rules.some(({ when }) => when === 'empty'));
  return {
    gate: REQUIRED.gate,
    verdict: verdictOf(rows, isVacuous),
    baseline: comparator.place,
    counts: countsOf(REQUIRED, rows),
    findings: rows.filter(({ gate }) => gate !== 'ok').map(findingOf),
    warnings: [
      ...input.warnings,
      ...new Set(folders.flatMap(({ proofs }) => proofs.flatMap(passedWarnings))),
      ...(ids.length === 0 ? [NO_CHECK_ASKED] : []),
      ...(isVacuous ? ['the change has no path, and no rule of the policy is for that (`"when": "empty"`)'] : []),
    ],
    detail: {
      merge_base: change.mergeBase,
      head: change.head,
      paths: change.paths,
      policies: policies.map(({ side, path, policy, projection }) => ({
        side,
        file: path,
        policy_digest: policy.digest,
        projection_digest: projection.projectionDigest,
        checks: [...projection.requiredChecks],
        docs_only: projection.docsOnly,
        reasons: [...projection.reasons],
      })),
      proofs: folders.map(({ folder, attestation }) => ({ folder, attestation })),
      rows,
    },
  };
}

const EMPTY: Omit<RequiredRow, 'delta' | 'gate' | 'reason'> = {
  check: null,
  asked_by: [],
  exit_code: null,
  classes: [],
  path: null,
};

/** What is wrong with proofs as a whole. Without one that counts nothing is known of any check. */
function faultRows({ folders, policies }: RequiredGateInput, ids: readonly string[]): RequiredRow[] {
  const invalid = (reason: string): RequiredRow => ({ ...EMPTY, delta: 'invalid', gate: 'fail', reason });
  if (folders.length === 0) {
    return ids.length === 0 ? [] : [invalid(`expected a proof that ${ids.join(', ')} ran on this commit, found none`)];
  }
  return folders.flatMap(({ folder, faults, proofs }) => [
    ...faults.map((fault) => invalid(`${folder}: ${fault}`)),
    ...proofs
      .filter(
        (proof) =>
          proof.decision.decision === 'reject' && asksOf(policies, proof).every((one) => faultOf(one, proof) === null),
      )
      .map(({ side, decision: { decision, errors } }) =>
        invalid(`${folder}: the decision on the ${SIDE_NAMES[side]}’s policy is ${decision}: ${firstOf(errors)}`),
      ),
  ]);
}

/** The checks that a proof has to show. */
function asksOf(policies: RequiredGateInput['policies'], { side }: SoundProof): readonly string[] {
  return policies.find((one) => one.side === side)?.projection.requiredChecks ?? [];
}

/** What GitHub's record says of a check. Anyone can have written it, so that it is only ever shown. */
function recordOf({ seen }: ShownResult): Partial<CheckRecord> {
  return seen ?? {};
}

/** Of checks that passed although their workflow was changed. */
function passedWarnings({ results }: SoundProof): readonly string[] {
  return [...results].flatMap(([id, result]) => {
    const { class: found, changedFile = null, message } = recordOf(result);
    return found === null && changedFile !== null ? [`${id}: ${message}`] : [];
  });
}

/** Why a check did not pass by a proof; null where it did. */
function faultOf(check: string, { results, decision }: SoundProof): string | null {
  const shown = results.get(check);
  if (shown === undefined) return 'nothing shows that it ran';
  const { exitCode, source, classes } = shown;
  const { class: found = null, message } = recordOf(shown);
  // A synthesised payload says no more than the exit code.
  const own = source === 'native' ? classes : [];
  const isNative = decision.nativeRequiredChecks.includes(check);
  if (exitCode === 0 && isNative && source !== 'native') return 'expected a payload that it wrote itself, found none';
  if (exitCode === 0) return own.length === 0 ? null : own.join(', ');
  const code = own.some((name) => name.startsWith('check.')) ? [] : [`exit code ${exitCode}`];
  return `${[...own, ...code].join(', ')}${found === null ? '' : ` (${message})`}`;
}

/** What became of a check: the worst of all proofs that have to show it. Nothing where a fault stands for it. */
function checkRows(check: string, input: RequiredGateInput): readonly RequiredRow[] {
  const { policies, folders } = input;
  const sides = policies.flatMap(({ side, projection }) => (projection.requiredChecks.includes(check) ? [side] : []));
  return folders
    .flatMap(({ proofs }) => proofs)
    .flatMap((proof) => (asksOf(policies, proof).includes(check) ? [judged(check, proof, input)] : []))
    .map((row) => ({ ...row, asked_by: sides }))
    .sort(byRank(REQUIRED))
    .slice(0, 1);
}

function judged(check: string, proof: SoundProof, input: RequiredGateInput): RequiredRow {
  const { comparator, head, today } = input;
  const [before, after] = [comparator.baseline.get(check), head.baseline.get(check)];
  const shown = proof.results.get(check);
  const common = {
    ...EMPTY,
    check,
    exit_code: shown?.exitCode ?? null,
    classes: [...(shown?.classes ?? [])],
  };
  const fault = faultOf(check, proof);
  if (fault === null) {
    if (before?.expected_status !== 'failed') return { ...common, delta: 'held', gate: 'ok', reason: 'passed' };
    return { ...common, delta: 'improvement', gate: 'report', reason: 'it passed, and was expected to fail' };
  }
  // A payload of the check's own may say so, too.
  if (shown?.classes.some((name) => UNFINISHED.has(name) && recordOf(shown).class === name) === true) {
    return { ...common, delta: 'unfinished', gate: 'undecided', reason: fault };
  }
  if (before === undefined) return { ...common, delta: 'new', gate: 'fail', reason: `${fault}: it has to pass` };
  const refusal = refusalOf(shown, before, after, today);
  if (refusal === null) {
    const [last] = sortByCodePoints([before.expires ?? '', after?.expires ?? '']);
    const reason = `${fault}: tolerated until ${last ?? ''}: ${before.reason ?? ''}`;
    return { ...common, delta: 'tolerated', gate: 'report', reason };
  }
  return { ...common, delta: 'regression', gate: effectOf(comparator.levels.required), reason: `${fault}: ${refusal}` };
}

/** Why what the comparator expects does not excuse a check; null where both baselines tolerate that it failed. */
function refusalOf(
  shown: ShownResult | undefined,
  before: ExpectedCheck,
  after: ExpectedCheck | undefined,
  today: string,
): string | null {
  if (before.expected_status !== 'failed') return 'it was expected to pass';
  if (shown === undefined || !hasRunAndFailed(shown)) return 'only a check that ran and failed is tolerated';
  if (isOver(before, today)) return `it was tolerated until ${before.expires}`;
  if (after?.expected_status !== 'failed') return 'the pull request tolerates it no longer';
  if (isOver(after, today)) return `the pull request tolerates it until ${after.expires} only`;
  return null;
}

/** Checks that a baseline knows and this change does not ask for. */
function notRequiredRows({ comparator, head }: RequiredGateInput, ids: readonly string[]): RequiredRow[] {
  const known = new Set([...comparator.baseline.keys(), ...head.baseline.keys()]);
  const others = sortByCodePoints([...known].filter((id) => !ids.includes(id)));
  const reason = 'this change does not ask for it';
  return others.map((check) => ({ ...EMPTY, check, delta: 'not_required', gate: 'report', reason }));
}

function loosenedRows({ loosened, comparator }: RequiredGateInput): RequiredRow[] {
  const gate = effectOf(comparator.levels['required-loosened']);
  return loosened.map(({ check, path, what }) => ({ ...EMPTY, check, path, delta: 'loosened', gate, reason: what }));
}

function findingOf({ check, delta, gate, path, reason }: RequiredRow): Finding {
  const label = check ?? 'proof';
  return {
    gate: REQUIRED.gate,
    rule: delta,
    effect: gate,
    subject: { key: label, label },
    message: reason,
    change: null,
    places: [],
    identity: [REQUIRED.gate, delta, label, path ?? (check === null ? reason : '')],
    explain: null,
  };
}
