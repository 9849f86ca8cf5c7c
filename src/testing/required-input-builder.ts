import type { Levels } from '../contracts/config.ts';
import type { ExpectedCheck } from '../contracts/required-baseline.ts';
import type { RequiredCheck } from '../contracts/required-policy.ts';
import type { AskingPolicy, ProofFolder, RequiredGateInput, SoundProof } from '../gates/required/decide.ts';
import type { ShownResult } from '../required/make-proof.ts';
import { BASELINE_PLACE } from './gate-input-builder.ts';
import { DEFAULT_CONFIG } from './default-config.ts';

export const PASSED: ShownResult = { exitCode: 0, source: 'fallback', classes: [] };
export const FAILED: ShownResult = { exitCode: 1, source: 'fallback', classes: ['descent_failure'] };
export const TO_FAIL: ExpectedCheck = { expected_status: 'failed', reason: 'for now', expires: '2026-12-31' };

/** A check that did not pass by what GitHub says of it. */
export function onGitHub(name: string, message = 'why'): ShownResult {
  return { exitCode: 1, source: 'native', classes: [name], seen: { class: name, message } };
}

export function askedBy(
  side: 'comparator' | 'head',
  requiredChecks: readonly string[],
  { hasEmptyRule = false } = {},
): AskingPolicy {
  const digests = { projectionPolicy: 'pol1_a', projectionDigest: 'proj1_a' };
  const shared = { changedPaths: [], docsOnly: false, reasons: ['changed'] };
  const projection = { schema: 1, ...digests, ...shared, requiredChecks } as const;
  const checks = requiredChecks.map((checkId): RequiredCheck => {
    return { checkId, command: null, timeoutSeconds: 600, environment: [], native: false, github: null };
  });
  const rules = hasEmptyRule ? [{ when: 'empty', require: [], reason: 'empty', last: true } as const] : [];
  const named = { policyId: 'p', digest: 'pol1_a', text: '', classesOf: () => [], docs: null };
  return { side, path: 'required.json', policy: { ...named, rules, absorbing: new Set(), checks }, projection };
}

/** A proof of a policy; `decision` is that of its exit codes. */
export function proofOf(
  side: AskingPolicy['side'],
  shown: Readonly<Record<string, ShownResult>>,
  changes: Partial<SoundProof['decision']> = {},
): SoundProof {
  const results = new Map(Object.entries(shown));
  const decision = [...results.values()].every(({ exitCode }) => exitCode === 0) ? 'accept' : 'reject';
  return { side, decision: { decision, nativeRequiredChecks: [], errors: [], ...changes }, results };
}

/** A folder with a proof of the comparator's policy. */
export function folderOf(
  shown: Readonly<Record<string, ShownResult>>,
  changes: Partial<ProofFolder> = {},
): ProofFolder {
  const proofs = [proofOf('comparator', shown)];
  return { folder: 'required', attestation: 'att1_a', faults: [], proofs, ...changes };
}

/** What the gate of required checks decides on: `test` is asked for and passes, but for what is said. */
export function requiredInput({
  before = {},
  after = before,
  levels = {},
  ...input
}: Partial<RequiredGateInput> & {
  readonly before?: Readonly<Record<string, ExpectedCheck>>;
  readonly after?: Readonly<Record<string, ExpectedCheck>>;
  readonly levels?: Partial<Levels> | undefined;
} = {}): RequiredGateInput {
  return {
    change: { mergeBase: 'a'.repeat(40), head: 'd'.repeat(40), paths: 1 },
    policies: [askedBy('comparator', ['test'])],
    folders: [folderOf({ test: PASSED })],
    head: { baseline: new Map(Object.entries(after)) },
    comparator: {
      baseline: new Map(Object.entries(before)),
      place: { ...BASELINE_PLACE, path: 'baselines/required-checks.json' },
      levels: { ...DEFAULT_CONFIG.levels, ...levels },
    },
    loosened: [],
    today: '2026-03-10',
    warnings: [],
    ...input,
  };
}
