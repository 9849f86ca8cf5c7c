import type { Levels } from '../../contracts/config.ts';
import type { OutcomeBaseline } from '../../contracts/gate-result.ts';
import type { RequiredBaseline } from '../../contracts/required-baseline.ts';
import type { RequiredSide } from '../../contracts/required-detail.ts';
import type { RequiredPolicy } from '../../contracts/required-policy.ts';
import type { Loosened } from '../../required/loosened.ts';
import type { Proof } from '../../required/make-proof.ts';
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
  readonly decision: Pick<Proof['decision'], 'decision' | 'nativeRequiredChecks'>;
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
