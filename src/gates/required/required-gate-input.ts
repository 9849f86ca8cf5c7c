import type { Levels } from '../../contracts/config.ts';
import type { OutcomeBaseline } from '../../contracts/gate-result.ts';
import type { RequiredBaseline } from '../../contracts/required-baseline.ts';
import type { RequiredAsking, RequiredSide } from '../../contracts/required-detail.ts';
import type { Loosened } from '../../required/loosened.ts';
import type { ShownResult } from '../../required/make-proof.ts';

/** What a proof shows of a check, and what GitHub's record of it says of that in a sentence. */
export interface ShownCheck extends ShownResult {
  readonly message: string | null;
}

/** What was asked for by a policy: its own projection of the change. */
export interface Asked {
  readonly asking: RequiredAsking;
  /** Checks that have to write a payload themselves. */
  readonly native: ReadonlySet<string>;
  /** The policy has a rule for a change without any path. */
  readonly hasEmptyRule: boolean;
}

/** A proof that verifies and is of this change. */
export interface SoundProof {
  readonly side: RequiredSide;
  readonly decision: 'accept' | 'reject';
  readonly results: ReadonlyMap<string, ShownCheck>;
}

/** A folder of proofs. */
export interface ProofFolder {
  readonly folder: string;
  readonly attestation: string | null;
  /** Why it does not count, a sentence each; none where it does. */
  readonly faults: readonly string[];
  /** One for each policy that asks; none where there are faults. */
  readonly proofs: readonly SoundProof[];
  readonly warnings: readonly string[];
}

/** Everything that the gate of required checks decides on. */
export interface RequiredGateInput {
  readonly change: { readonly mergeBase: string; readonly head: string; readonly paths: number };
  /** The comparator's policy first. */
  readonly asked: readonly Asked[];
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
