import { judgeResults } from './judge-results.ts';

/** The `kpi` action: that gate alone. */
export function kpi(): Promise<void> {
  return judgeResults('kpi');
}
