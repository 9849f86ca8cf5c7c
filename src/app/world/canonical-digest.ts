import { resolve } from 'node:path';

import { readTextFile } from '../../io/read-text-file.ts';
import { canonicalJsonOfText } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { JsonSyntaxError } from '../../kernel/json-error.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';

export interface CanonicalDigest {
  /** 64 hex digits, over the canonical form. */
  readonly sha256: string;
  readonly canonical: string;
}

/** Canonical form and digest of a JSON text; throws `PortcullisError` on a text that has none. */
export function canonicalDigest(jsonText: string): CanonicalDigest {
  try {
    const canonical = canonicalJsonOfText(jsonText);
    return { sha256: sha256Hex(canonical), canonical };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw invalidInput(`no canonical JSON: ${error.message}`, undefined, {
      cause: error,
      mismatch: error.mismatch,
    });
  }
}

/** The same of a file. */
export async function fileDigest(cwd: string, file: string): Promise<CanonicalDigest> {
  return canonicalDigest(await readTextFile(resolve(cwd, file), 'the document'));
}
