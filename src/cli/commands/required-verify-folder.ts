import { safeLines } from '../../app/gates/reports.ts';
import { verifyProofFolder } from '../../app/required/read-proof-folder.ts';
import { formatProblem, ProblemsError } from '../../contracts/problem.ts';
import type { CommandContext } from '../command.ts';

/** `required verify --folder`: 0 the folder is what it says, 1 it is not. */
export async function verifyFolderCommand(
  folder: string,
  inToto: string | null,
  context: CommandContext,
): Promise<number> {
  const { problems, attestation, proofs } = await verifyProofFolder(context.openWorld(), folder, inToto);
  const holds = problems.length === 0;
  const decisions = holds ? proofs.map(({ decision }) => decision.decision) : [];
  const { attestationDigest = null, headSha = null, mergeBase = null } = attestation ?? {};
  if (context.json) {
    const errors = problems.map(formatProblem);
    context.print(context.document({ errors, attestationDigest, headSha, mergeBase, decisions }));
  } else if (holds) context.print(`${folder}: verified, ${decisions.join(' and ')}, ${attestationDigest}\n`);
  else context.print(safeLines(`${new ProblemsError(folder, problems).message}\n`));
  return holds ? 0 : 1;
}
