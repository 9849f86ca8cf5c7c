import type { LibraryPolicy } from './generated/library-policy.ts';
import { shown, type Contradiction } from './problem.ts';

/** What is wrong with libraries that are well-formed: an id that two have. */
export function libraryContradictions(libraries: readonly LibraryPolicy[]): readonly Contradiction[] {
  const ids = libraries.map(({ library_id: id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          {
            pointer: `/governance/access/libraries/${index}/library_id`,
            expected: 'an id of its own',
            found: shown(id),
          },
        ],
  );
}
