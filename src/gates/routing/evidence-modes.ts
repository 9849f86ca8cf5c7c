import type { Levels } from '../../contracts/config.ts';
import type { Results } from '../../contracts/results.ts';

/** How results came about. */
export type EvidenceMode = Results['options']['mode'];

/** What the policy says of results that no model was asked for. */
export interface JudgedModes {
  /** Nothing can be decided by such results. */
  readonly stops: boolean;
  readonly warnings: readonly string[];
}

/**
 * Whether results may decide at all, by how they came about (src/routing/README.md, "Comparison"). A workflow belongs to the pull request that it
 * judges, and could rehearse where a model was to be asked: that is for the comparator's levels to forbid.
 */
export function judgeModes(
  modes: ReadonlySet<EvidenceMode>,
  { rehearsal, replay }: Pick<Levels, 'rehearsal' | 'replay'>,
): JudgedModes {
  const told = [
    {
      mode: 'rehearsal',
      level: rehearsal,
      what: 'a scripted model answered: they say nothing about what a model does',
    },
    { mode: 'replay', level: replay, what: 'recordings were judged again: no model was asked' },
  ] as const;
  const found = told.filter(({ mode, level }) => modes.has(mode) && level !== 'off');
  return {
    stops: found.some(({ level }) => level === 'error'),
    warnings: found.map(({ mode, level, what }) => {
      const forbidden = level === 'error' ? `, and the merge base’s \`levels.${mode}\` takes none of that` : '';
      return `results of a ${mode}: ${what}${forbidden}`;
    }),
  };
}
