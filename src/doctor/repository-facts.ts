import type { Subject } from './subject.ts';

/** What the rules know of a repository beside its workflows. Paths are relative to it. */
export interface RepositoryFacts {
  readonly subjects: readonly Subject[];
  /** Composite actions of the repository that its workflows use. */
  readonly actions: readonly Subject[];
  /** Only some workflows were named: nothing can be said of what is missing. */
  readonly isPartial: boolean;
  /** The CODEOWNERS file that GitHub reads; null where there is none. */
  readonly codeOwners: { readonly file: string; readonly text: string } | null;
  /** The configuration's path, and whether there is one. */
  readonly config: { readonly file: string; readonly exists: boolean };
  /** `line` is where the configuration names it, 1 where it does not. */
  readonly baseline: { readonly path: string; readonly exists: boolean; readonly line: number };
  readonly cases: { readonly patterns: readonly string[]; readonly files: readonly string[]; readonly line: number };
}
