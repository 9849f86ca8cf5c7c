import { join } from 'node:path';

import type { LocatedCase } from '../../contracts/case-file.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import type { Problem } from '../../contracts/problem.ts';
import { frontmatterFlaws } from '../../evidence/frontmatter-flaws.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import { HIDES_READS, PROVIDERS } from '../../providers/known-providers.ts';
import { requirementsOf } from '../../routing/requirements.ts';
import type { ClientSkills } from '../repository/client-skills.ts';
import { displayPath } from '../repository/load-cases.ts';

const EFFECTS = {
  refused: 'not loaded by',
  renamed: 'known so only to',
  hidden: 'a case needs it on',
  guessed: 'guessed at by',
};

/** Skills that configured clients do not load as they are written (src/app/README.md, "Validate"); one cause is told once. */
export function frontmatterProblems(
  root: string,
  clients: ReadonlyMap<string, ClientSkills>,
  cases: readonly LocatedCase[],
): readonly { readonly problem: Problem; readonly isError: boolean }[] {
  const found = [...clients].flatMap(([agent, { folders }]) => {
    const rules = PROVIDERS.get(agent)?.frontmatter;
    const flawed = folders.flatMap((folder) =>
      rules === undefined
        ? []
        : frontmatterFlaws(folder.name, folder.frontmatter, rules).map((flaw) => ({ folder, flaw })),
    );
    // Of many cases only where it matters.
    const asking = flawed.length === 0 ? [] : cases;
    const required = asking.flatMap(({ definition }) => requirementsOf(definition, agent, HIDES_READS).required);
    const tokens = new Set(required.map(({ canonical }) => foldedName(canonical)));
    return flawed.flatMap(({ folder: { name, path, listing }, flaw: { effect, key, ...mismatch } }) => {
      // By its other name a client knows it.
      const names = [name, listing.name, ...(effect === 'renamed' ? [] : listing.aliases)];
      const isNeeded = names.some((one) => tokens.has(foldedName(one)));
      if (effect === 'hidden' && !isNeeded) return [];
      const problem = { ...mismatch, file: displayPath(root, join(path, SKILL_FILE)), pointer: key ?? '' };
      const isError = isNeeded && (effect === 'refused' || effect === 'renamed');
      return [{ problem, isError, says: `${EFFECTS[effect]} ${agent}` }];
    });
  });
  return [...groupedBy(found, ({ problem }) => JSON.stringify(problem)).values()].flatMap((same) => {
    const help = same.map(({ says }) => says).join('; ');
    return same.slice(0, 1).map(({ problem }) => ({
      problem: { ...problem, help },
      isError: same.some(({ isError }) => isError),
    }));
  });
}
