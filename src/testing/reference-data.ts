import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe } from 'vitest';

/** Inputs that are not part of the repository; `PORTCULLIS_REFERENCE_DIR` says where they are. */
const ROOT = resolve(process.env['PORTCULLIS_REFERENCE_DIR'] ?? join(import.meta.dirname, '../../../shared'));

/** Tests on the origin's data, where it is; skipped with a name that says so where it is not. */
export function describeReferenceData(name: string, tests: () => void): void {
  const there = existsSync(join(ROOT, 'data/routing'));
  if (!there) process.stderr.write(`[reference data] ${name}: SKIPPED, there is no ${ROOT}\n`);
  const missing = there ? '' : `: SKIPPED, there is no ${ROOT}`;
  describe.skipIf(!there)(`[reference data] ${name}${missing}`, () => {
    tests();
  });
}

/** Where a file or folder of the reference data is. */
export function referencePath(path: string): string {
  return join(ROOT, path);
}

/** Text of a file of the reference data. */
export function referenceText(path: string): string {
  return readFileSync(referencePath(path), 'utf8');
}
