import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A copy of the repository whose `actions/dist` was built from the present sources. */
    house: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../../..');
const BUILD = `
  const { build } = await import(${JSON.stringify(pathToFileURL(join(ROOT, 'scripts/build.ts')).href)});
  await build(process.argv[1]);`;

let house: string | undefined;

/**
 * Builds the bundle once for all end-to-end tests, away from `actions/dist`, which may be older than the sources; where `scripts/test` has
 * just found that it is not, it is copied.
 */
export function setup(project: TestProject): void {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-house-')));
  mkdirSync(join(house, 'actions'));
  // The demo looks for its recordings, cases, baseline and configuration above its bundle.
  for (const name of ['cases', 'scripts', 'package.json']) symlinkSync(join(ROOT, name), join(house, name));
  // Configuration and baselines are not read behind links.
  for (const name of ['baselines', '.github']) cpSync(join(ROOT, name), join(house, name), { recursive: true });
  const dist = join(house, 'actions/dist');
  if (process.env['PORTCULLIS_DIST'] === 'checked') {
    cpSync(join(ROOT, 'actions/dist'), dist, { recursive: true });
    project.provide('house', house);
    return;
  }
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD, dist], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (built.status === 0) {
    project.provide('house', house);
    return;
  }
  // Nothing is torn down where the setup fails.
  teardown();
  throw new Error(`The bundle could not be built:\n${built.stdout}${built.stderr}`);
}

export function teardown(): void {
  if (house !== undefined) rmSync(house, { recursive: true, force: true });
}
