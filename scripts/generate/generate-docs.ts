import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { format } from 'prettier';

import { listFiles, ROOT, writeIfChanged } from '../files.ts';
import { actionReference, actionRow } from './action-reference.ts';
import { commandReference } from './command-reference.ts';
import { generateGatePicture } from './gate-picture.ts';
import { withGeneratedPart } from './generated-part.ts';
import { ruleReference } from './rule-reference.ts';

/** Brings the generated parts of the READMEs up to date, and returns the files that were not. */
export async function generateDocs(): Promise<readonly string[]> {
  const stale: string[] = [];
  const update = async (file: string, parts: Readonly<Record<string, string>>): Promise<void> => {
    if (await updateParts(file, parts)) stale.push(file);
  };
  const rows: string[] = [];
  for (const file of await listFiles(join(ROOT, 'actions'))) {
    if (!/^[^/]+\/action\.yml$/.test(file)) continue;
    const actionYml = await readFile(join(ROOT, 'actions', file), 'utf8');
    rows.push(actionRow(dirname(file), actionYml));
    await update(join(ROOT, 'actions', dirname(file), 'README.md'), { reference: actionReference(actionYml) });
  }
  const actions = ['| action | what it does |', '|---|---|', ...rows].join('\n');
  await update(join(ROOT, 'README.md'), { actions, rules: ruleReference(), commands: commandReference() });
  if (await generateGatePicture()) stale.push('.github/gate-output.svg');
  return stale;
}

async function updateParts(file: string, parts: Readonly<Record<string, string>>): Promise<boolean> {
  let text = await readFile(file, 'utf8');
  for (const [name, content] of Object.entries(parts)) text = withGeneratedPart(text, name, content);
  return writeIfChanged(file, await format(text, { parser: 'markdown', printWidth: 120 }));
}
