/**
 * Checks a tag before it is released: `node scripts/release.ts TAG`; exit code 2 where it is none.
 *
 * `node scripts/release.ts TAG OWNER/REPOSITORY BRANCH NOTES` also asks the history, writes the notes into that file and prints what the
 * workflow does then, as lines for `$GITHUB_OUTPUT`: `commit`, `prerelease` (`true` or `false`) and `major` (a tag, or empty).
 */
import { writeFile } from 'node:fs/promises';

import { decideRelease } from './decide-release.ts';
import { readRelease } from './read-release.ts';

const [tag = '', repository, branch, notes] = process.argv.slice(2);
const from = repository === undefined || branch === undefined ? null : { repository, branch };
const facts = await readRelease(process.cwd(), tag, from);
const decision = decideRelease(facts);
if (decision.kind === 'refused') {
  console.error(decision.why);
  process.exitCode = 2;
} else if (notes === undefined) {
  console.log(decision.notes);
} else {
  await writeFile(notes, `${decision.notes}\n`);
  const { isPrerelease, major } = decision;
  console.log(`commit=${facts.history?.commit ?? ''}\nprerelease=${isPrerelease}\nmajor=${major ?? ''}`);
}
