import { warn } from './annotate.ts';
import { harmlessError } from './harmless-error.ts';
import { keepArtifact } from './keep-artifact.ts';
import { leftBehind } from './route-state.ts';

/** The step after a job that was cancelled or broke off: what it left becomes its artifact all the same. */
export async function keepWhatIsThere(): Promise<void> {
  const left = leftBehind();
  if (left === null) return;
  warn(`the job ended before its results were whole; what it left is uploaded as ${left.name}`);
  try {
    await keepArtifact({ ...left, files: null });
  } catch (error) {
    throw harmlessError(error);
  }
}
