import { defaulted, type Decoded, list, oneOf, optional, record, text } from '../../kernel/json-shape.ts';
import { compareCodePoints } from '../../kernel/ordering.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { optionalText, refSet, trimmed } from '../../kernel/trimmed.ts';
import { decodeStored, type Given, schemaOne, written } from '../stored-document.ts';

const KIND = 'premath.harness.feature_ledger.v1';

const featureShape = record({
  featureId: text,
  status: text,
  issueId: optional(text),
  summary: optional(text),
  instructionRefs: defaulted(list(text), []),
  verificationRefs: defaulted(list(text), []),
  updatedAt: text,
});

const ledgerShape = record({
  schema: schemaOne,
  ledgerKind: oneOf(KIND),
  sessionRef: optional(text),
  updatedAt: text,
  features: defaulted(list(featureShape), []),
});

export type Feature = Decoded<typeof featureShape>;

/** What a harness has to build, and how far each part is (premath harness 4.2). Its texts are checked by `checkLedger`. */
export type Ledger = Decoded<typeof ledgerShape>;

/** What a write says of a feature. Undefined leaves what is there, a blank text clears it; a list that holds something replaces the whole list. */
export type FeatureChange = Given<Omit<Feature, 'updatedAt'> & Pick<Ledger, 'sessionRef'>, 'featureId' | 'status'>;

/** @throws PortcullisError `invalid_input`; `place` is the file */
export function parseLedger(jsonText: string, place: string): Ledger {
  return decodeStored(jsonText, ledgerShape, place);
}

/**
 * The ledger after a write at `now`, rows by their ids.
 *
 * @throws PortcullisError `invalid_input` where the id is blank
 */
export function changedLedger(before: Ledger | null, change: FeatureChange, now: string): Ledger {
  const featureId = trimmed(change.featureId);
  if (featureId === '') throw invalidInput('--feature-id: expected an id, found a blank one');
  const features = before?.features ?? [];
  const old = features.find((feature) => feature.featureId === featureId);
  const said = (given: string | undefined, kept: string | undefined): string | undefined =>
    given === undefined ? kept : optionalText(given);
  const refs = (name: 'instructionRefs' | 'verificationRefs'): readonly string[] => {
    const given = refSet(change[name] ?? []);
    return given.length === 0 ? (old?.[name] ?? []) : given;
  };
  const feature = {
    featureId,
    status: change.status,
    issueId: said(change.issueId, old?.issueId),
    summary: said(change.summary, old?.summary),
    instructionRefs: refs('instructionRefs'),
    verificationRefs: refs('verificationRefs'),
    updatedAt: now,
  };
  const rows = [...features.filter((row) => row !== old), feature];
  return {
    schema: 1,
    ledgerKind: KIND,
    sessionRef: said(change.sessionRef, before?.sessionRef),
    updatedAt: now,
    features: rows.toSorted((a, b) => compareCodePoints(a.featureId, b.featureId)),
  };
}

/** A ledger as it is stored and shown. */
export function writtenLedger(ledger: Ledger): Ledger {
  return { ...written(ledger), features: ledger.features.map(written) };
}
