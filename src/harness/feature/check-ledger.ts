import { sortedUnique } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { FEATURE_STATUSES } from '../state-names.ts';
import type { Feature, Ledger } from './ledger.ts';

/** What is wrong with a ledger, or with one of its features. */
interface LedgerError {
  readonly class: string;
  readonly featureId?: string;
  readonly message: string;
}

/**
 * The errors of a ledger in the order in which they are found (premath harness 4.2), what it holds, and what comes next.
 *
 * @param requireClosure whether it is rejected while a feature is open
 * @param isStrict whether a completed feature that names nothing but blanks lacks a verification; for the reference it names blanks only
 */
export function checkLedger(ledger: Ledger, requireClosure: boolean, isStrict: boolean) {
  const errors: LedgerError[] = [];
  const refuse = (name: string, message: string, of: { readonly featureId?: string } = {}): void =>
    void errors.push({ class: `harness_feature_ledger.${name}`, ...of, message });
  const ids: Record<(typeof FEATURE_STATUSES)[number], string[]> = {
    pending: [],
    in_progress: [],
    blocked: [],
    completed: [],
  };
  const seen = new Set<string>();
  if (isBlank(ledger.updatedAt)) refuse('updated_at.empty', 'updatedAt: expected a time, found a blank text');
  if (ledger.features.length === 0) refuse('empty', 'features: expected at least one, found none');
  for (const feature of ledger.features) {
    const featureId = trimmed(feature.featureId);
    if (featureId === '') {
      refuse('feature_id.empty', 'featureId: expected an id, found a blank text');
      continue;
    }
    if (seen.has(featureId))
      refuse('feature_id.duplicate', 'featureId: expected it once, found it again', { featureId });
    seen.add(featureId);
    for (const [name, message] of errorsOf(feature, isStrict)) refuse(name, message, { featureId });
    const status = FEATURE_STATUSES.find((known) => known === feature.status);
    if (status !== undefined) ids[status].push(featureId);
  }
  const working = ids.in_progress.length;
  if (working > 1) refuse('in_progress.non_contractible', `expected at most one feature in progress, found ${working}`);
  const featureCount = ledger.features.length;
  const closureComplete = errors.length === 0 && ids.completed.length === featureCount;
  if (requireClosure && !closureComplete) {
    refuse('closure_incomplete', `expected all features completed, found ${ids.completed.length} of ${featureCount}`);
  }
  const [nextFeatureId = null] = sortedUnique(working > 0 ? ids.in_progress : ids.pending);
  return {
    result: errors.length === 0 ? 'accepted' : 'rejected',
    failureClasses: sortedUnique(errors.map((error) => error.class)),
    errors,
    summary: {
      featureCount,
      pendingCount: ids.pending.length,
      inProgressCount: working,
      blockedCount: ids.blocked.length,
      completedCount: ids.completed.length,
      closureComplete,
    },
    nextFeatureId,
  } as const;
}

/** Of one feature: name of the class, and what it says. */
function* errorsOf(feature: Feature, isStrict: boolean): Generator<readonly [name: string, message: string]> {
  const { status, updatedAt, instructionRefs, verificationRefs } = feature;
  if (isBlank(updatedAt)) yield ['feature.updated_at.empty', 'updatedAt: expected a time, found a blank text'];
  if (!(FEATURE_STATUSES as readonly string[]).includes(status)) {
    yield ['status.invalid', `status: expected one of ${FEATURE_STATUSES.join(', ')}, found ${JSON.stringify(status)}`];
  }
  const isMissing = isStrict ? verificationRefs.every(isBlank) : verificationRefs.length === 0;
  if (status === 'completed' && isMissing) {
    yield ['completed_missing_verification_ref', 'verificationRefs: expected one of a completed feature, found none'];
  }
  for (const [kind, refs] of [
    ['instruction', instructionRefs],
    ['verification', verificationRefs],
  ] as const) {
    if (refs.some(isBlank)) yield [`${kind}_ref.empty`, `${kind}Refs: expected no blank one, found one`];
  }
}

function isBlank(text: string): boolean {
  return trimmed(text) === '';
}

/**
 * What goes on with a ledger; of none, nothing is known.
 *
 * @throws PortcullisError `invalid_input` for a ledger that is rejected; `place` is the file
 */
export function projectLedger(ledger: Ledger | null, place: string, isStrict: boolean) {
  if (ledger === null) return { nextFeatureId: null, closureComplete: null, featureCount: null };
  const { failureClasses, nextFeatureId, summary } = checkLedger(ledger, false, isStrict);
  if (failureClasses.length > 0) {
    throw invalidInput(
      `${place}: expected a ledger that holds, found ${failureClasses.join(', ')}`,
      '`portcullis feature check` says where.',
    );
  }
  return { nextFeatureId, closureComplete: summary.closureComplete, featureCount: summary.featureCount };
}
