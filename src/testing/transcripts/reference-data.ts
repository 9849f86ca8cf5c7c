import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * A file of the origin's data, which is not part of this repository: `PORTCULLIS_REFERENCE_DIR` names the folder that holds it.
 * Undefined where it is not at hand; a test then says so instead of passing silently.
 */
export function referenceData<T>(path: string): readonly T[] | undefined {
  const folder = resolve(process.env['PORTCULLIS_REFERENCE_DIR'] ?? '../shared');
  const file = join(folder, 'data/routing', path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly T[]) : undefined;
}
