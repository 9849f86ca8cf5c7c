/**
 * Prints the notes of a release: `node scripts/release-notes.ts TAG [OWNER/REPOSITORY COMMIT]`. Exit code 2 where the tag is not the
 * version of package.json, or the changelog says nothing of it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { VERSION } from '../src/contracts/version.ts';
import { changelogSection } from './changelog-section.ts';
import { ROOT } from './files.ts';

const [tag, repository, commit] = process.argv.slice(2);
const notes = changelogSection(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'), VERSION);
if (tag?.replace(/-[0-9A-Za-z.-]+$/, '') !== `v${VERSION}`) {
  console.error(`The tag is ${tag ?? 'missing'}: expected v${VERSION}, the version of package.json.`);
  process.exitCode = 2;
} else if (notes === null) {
  console.error(`CHANGELOG.md: expected a section "## ${VERSION}" with what is new, found none.`);
  process.exitCode = 2;
} else {
  console.log(notes);
  if (repository !== undefined && commit !== undefined) {
    console.log(`\nPin it: \`uses: ${repository}/.github/workflows/gate.yml@${commit} # ${tag}\``);
    console.log(`\nVerify the bundle: \`gh attestation verify actions/dist/index.js --repo ${repository}\``);
  }
}
