import { DEFAULT_CONFIG, type Levels } from '../contracts/config.ts';
import type { ExpectedCheck } from '../contracts/required-baseline.ts';
import type { Asked, ProofFolder, RequiredGateInput, ShownCheck } from '../gates/required/required-gate-input.ts';
import { BASELINE_PLACE } from './gate-input-builder.ts';

export const PASSED: ShownCheck = { exitCode: 0, source: 'fallback', classes: [], message: null };
export const FAILED: ShownCheck = { exitCode: 1, source: 'fallback', classes: ['descent_failure'], message: null };
export const TO_FAIL: ExpectedCheck = { expected_status: 'failed', reason: 'for now', expires: '2026-12-31' };

export function askedBy(side: 'comparator' | 'head', checks: readonly string[], changes: Partial<Asked> = {}): Asked {
  const digests = { file: 'required.json', policy_digest: 'pol1_a', projection_digest: 'proj1_a' };
  const asking = { side, ...digests, checks: [...checks], docs_only: false, reasons: ['changed'] };
  return { asking, native: new Set(), hasEmptyRule: false, ...changes };
}

/** A folder with a proof of the comparator's policy. */
export function folderOf(shown: Readonly<Record<string, ShownCheck>>, changes: Partial<ProofFolder> = {}): ProofFolder {
  const results = new Map(Object.entries(shown));
  const decision = [...results.values()].every(({ exitCode }) => exitCode === 0) ? 'accept' : 'reject';
  const proofs = [{ side: 'comparator', decision, results }] as const;
  return { folder: 'required', attestation: 'att1_a', faults: [], proofs, warnings: [], ...changes };
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
    asked: [askedBy('comparator', ['test'])],
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
