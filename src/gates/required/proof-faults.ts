import { firstOf } from '../../contracts/counted.ts';
import type { Attestation } from '../../contracts/required-attestation.ts';
import type { Projection } from '../../required/project.ts';

type AttestedRun = Pick<Attestation, 'headSha' | 'mergeBase' | 'planDigest'>;

/**
 * Where a folder that verifies is of another change than this one, a sentence each: such a proof is as good as none.
 *
 * @param expected with what each policy that asks makes of the change, in the order of proofs; digests that nobody told of are null
 */
export function proofFaults(
  attestation: AttestedRun & Pick<Attestation, 'attestationDigest'>,
  projections: readonly Projection[],
  expected: AttestedRun & { readonly attestationDigest: string | null; readonly projections: readonly Projection[] },
): readonly string[] {
  const other = (what: string, wanted: string | null, found: string | null): readonly string[] =>
    wanted === null || wanted === found ? [] : [`expected ${what} ${wanted}, found ${found ?? 'none'}`];
  const faults = [
    ...other('a proof of the commit', expected.headSha, attestation.headSha),
    ...other('the merge base', expected.mergeBase, attestation.mergeBase),
    ...other('the attestation that its job told of,', expected.attestationDigest, attestation.attestationDigest),
    ...other('the plan', expected.planDigest, attestation.planDigest),
    ...other('the policies', policiesOf(expected.projections), policiesOf(projections)),
  ];
  if (faults.length > 0) return faults;
  return expected.projections.flatMap(({ projectionDigest, changedPaths }, index) => {
    const found = projections[index];
    if (found?.projectionDigest === projectionDigest) return [];
    const [own, others] = [new Set(changedPaths), new Set(found?.changedPaths)];
    const differing = [...own, ...others].filter((path) => own.has(path) !== others.has(path));
    return [`expected the changed paths of this change, found others: ${firstOf(differing)}`];
  });
}

function policiesOf(projections: readonly Projection[]): string {
  return projections.map(({ projectionPolicy }) => projectionPolicy).join(', ');
}
