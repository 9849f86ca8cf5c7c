import { safeText, type TextStyle } from './text-style.ts';

/** What is said of one vector and of the coverage of its suite. */
export interface ShownOutcome {
  readonly id: string;
  readonly problems: readonly string[];
}

export interface ShownCoverage {
  readonly wanted: readonly string[] | null;
  readonly missing: readonly string[];
  readonly foreign: readonly string[];
}

/** `[ok] suite/id`, as the reference's runner says it, or what differs. */
export function vectorLine(suiteId: string, { id, problems }: ShownOutcome, style: TextStyle): string {
  const name = safeText(`${suiteId}/${id}`);
  if (problems.length === 0) return `${style.green('[ok]')} ${name}\n`;
  return `${style.red('[failed]')} ${name}: ${problems.map(safeText).join('; ')}\n`;
}

/** The last lines of a run. */
export function suiteSummary(outcomes: readonly ShownOutcome[], coverage: ShownCoverage): string {
  const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
  const { wanted, missing, foreign } = coverage;
  const covered = wanted === null ? '' : `, ${wanted.length - missing.length} of ${wanted.length} classes covered`;
  const lines = [
    ...missing.map((name) => `not covered: ${safeText(name)}`),
    ...foreign.map((name) => `foreign class: ${safeText(name)}`),
    `${outcomes.length} vectors: ${outcomes.length - failed} ok, ${failed} failed${covered}`,
  ];
  return `${lines.join('\n')}\n`;
}
