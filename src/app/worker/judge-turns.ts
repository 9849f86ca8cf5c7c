import { resolve } from 'node:path';

import { filesMatching } from '../../io/find-files.ts';
import { checkTurns, turnFile } from '../typestate/check-turns.ts';
import { digestsOf } from './written-files.ts';

/** A turn that the work left. */
export interface JudgedTurn {
  /** Of the evidence that was joined; of what is no turn, of the file. */
  readonly ref: string;
  /** Empty where it is ready to mutate. */
  readonly failureClasses: readonly string[];
  /** To whom it handed work over; null where to nobody. */
  readonly handedTo: string | null;
}

/** Begins to look at files of turns. The answer judges those in files that are new or others since then, each file as a whole. */
export async function watchTurns(root: string, glob: string): Promise<() => Promise<readonly JudgedTurn[]>> {
  const found = async () => digestsOf(root, await filesMatching(root, glob));
  const before = await found();
  return async () => {
    const left = [...(await found())].filter(([path, digest]) => before.get(path) !== digest);
    const turns: JudgedTurn[] = [];
    for (const [path, digest] of left) {
      for await (const line of checkTurns([turnFile(path, resolve(root, path))])) {
        if ('error' in line) {
          turns.push({ ref: `typestate://${digest}`, failureClasses: [line.error.class], handedTo: null });
          continue;
        }
        const { witness, mutationFailureClasses, normalized } = line.output;
        const ref = `typestate://${witness.digests.joinSetDigest}`;
        turns.push({ ref, failureClasses: mutationFailureClasses, handedTo: normalized.handoff?.target ?? null });
      }
    }
    return turns;
  };
}
