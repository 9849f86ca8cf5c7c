import { judgeResults } from './judge-results.ts';

/** The `typestate` action: that gate alone. */
export function typestate(): Promise<void> {
  return judgeResults('typestate');
}
