import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { format } from 'oxfmt';

import { listFiles, ROOT, writeIfChanged } from '../files.ts';
import { actionReference } from './action-reference.ts';
import { generateGatePicture } from './gate-picture.ts';
import { withGeneratedPart } from './generated-part.ts';
import { referencePages } from './reference-pages.ts';

const REFERENCE = join(ROOT, 'docs/reference');

/** Brings `docs/reference/`, the tables in the READMEs of actions and the picture up to date, and returns the files that were not. */
export async function generateDocs(): Promise<readonly string[]> {
  const stale: string[] = [];
  const update = async (file: string, markdown: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true });
    const { code } = await format(file, markdown, { printWidth: 120 });
    if (await writeIfChanged(file, code)) stale.push(file);
  };
  for (const file of await listFiles(join(ROOT, 'actions'))) {
    if (!/^[^/]+\/action\.yml$/.test(file)) continue;
    const readme = join(ROOT, 'actions', dirname(file), 'README.md');
    const reference = actionReference(await readFile(join(ROOT, 'actions', file), 'utf8'));
    await update(readme, withGeneratedPart(await readFile(readme, 'utf8'), 'reference', reference));
  }
  const pages = await referencePages();
  for (const [page, markdown] of pages) await update(join(REFERENCE, page), markdown);
  for (const page of await listFiles(REFERENCE)) {
    if (pages.has(page)) continue;
    await rm(join(REFERENCE, page));
    stale.push(join(REFERENCE, page));
  }
  if (await generateGatePicture()) stale.push('.github/gate-output.svg');
  return stale;
}
