import { resolve } from 'node:path';

import { documentText } from '../../contracts/document-text.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';

/** Writes a document where a person or another program can find it; `what` names it in messages. */
export async function writeDocument(document: object, path: string, what: string): Promise<void> {
  await writeFileAtomically(resolve(path), documentText(document), what);
}
