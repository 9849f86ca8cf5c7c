import { optionalText } from '../normal-text.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

const CLAIM_ID = 'profile.doctrine_inf_governance.v0';

/** Where the governance profile is claimed, its policy package is pinned and the one that is bound (HARNESS-TYPESTATE 8). */
export const checkGovernance: TurnCheck = ({ constraints }) => {
  const { governanceProfile: profile } = constraints;
  if (profile === undefined) return [];
  // A claim of something else is wrong even where it is not claimed.
  const claimId = optionalText(profile.claimId);
  if (claimId !== undefined && claimId !== CLAIM_ID) return ['governance.claim_id_invalid'];
  if (!profile.claimed) return [];
  const provenance = profile.policyProvenance;
  const [packageRef, expected, bound] = [
    optionalText(provenance?.packageRef),
    optionalText(provenance?.expectedDigest),
    optionalText(provenance?.boundDigest),
  ];
  const isPinned = provenance?.pinned === true && packageRef !== undefined;
  if (!isPinned || expected === undefined || bound === undefined) return ['governance.policy_package_unpinned'];
  return classIf(expected !== bound, 'governance.policy_package_mismatch');
};
