/** Builds `actions/dist/`: `npm run build`. CONTRIBUTING.md says what is in it; check-dist.ts compares it with a fresh build. */
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { findMachinePath } from './find-machine-path.ts';
import { ROOT, listFiles } from './files.ts';
import { generate } from './generate.ts';
import { run } from './run.ts';

const BUILD = join(ROOT, 'build');

/** Builds the bundle and its stubs into a folder, which afterwards holds nothing else. */
export async function build(distFolder: string): Promise<void> {
  await generate();
  await compile();
  const temporary = await mkdtemp(join(tmpdir(), 'portcullis-build-'));
  try {
    const staging = join(temporary, 'dist');
    await bundle(staging);
    await writeStubs(staging);
    await checkBundle(staging);
    await replaceFolder(distFolder, staging);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function compile(): Promise<void> {
  await rm(BUILD, { recursive: true, force: true });
  await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json']);
  // The generated validators are JavaScript with a declaration beside it; tsc reads the declaration and copies neither.
  const generated = 'contracts/generated';
  for (const file of await listFiles(join(ROOT, 'src', generated))) {
    if (!file.endsWith('.js')) continue;
    await mkdir(join(BUILD, generated), { recursive: true });
    await cp(join(ROOT, 'src', generated, file), join(BUILD, generated, file));
  }
  await overlayActionsCore();
}

/**
 * Puts a copy of `@actions/core` where only the bundle finds it, with scripts/http-client-stub in the place of its
 * `@actions/http-client`. That package loads undici (1 MB, 45 ms of every start) for OIDC tokens, which no action asks
 * for. Other packages, and everything that runs unbundled, keep the real one. An "overrides" entry in package.json would
 * say the same more briefly, but `npm ci` rejects a lock file with a `file:` override.
 */
async function overlayActionsCore(): Promise<void> {
  const core = join(BUILD, 'node_modules/@actions/core');
  await cp(join(ROOT, 'node_modules/@actions/core'), core, { recursive: true });
  await cp(join(ROOT, 'scripts/http-client-stub'), join(core, 'node_modules/@actions/http-client'), {
    recursive: true,
  });
}

async function bundle(folder: string): Promise<void> {
  const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));
  const options = ['--out', folder, '--license', 'licenses.txt', '--target', 'es2022', '--no-cache', '--quiet'];
  await run(process.execPath, [ncc, 'build', join(BUILD, 'bundle.js'), ...options]);
}

async function writeStubs(folder: string): Promise<void> {
  const actions = await actionNames();
  const expected = ['cli', ...actions].map(exportName).toSorted();
  const exported = Object.keys((await import(pathToFileURL(join(BUILD, 'bundle.js')).href)) as object).toSorted();
  if (expected.join() !== exported.join()) {
    throw new Error(
      `src/bundle.ts exports ${exported.join(', ')}; the folders of actions/ ask for ${expected.join(', ')}`,
    );
  }
  for (const name of actions) await writeFile(join(folder, `${name}.js`), stub(name));
  await writeFile(join(folder, 'cli.js'), `#!/usr/bin/env node\n${stub('cli')}`);
  await chmod(join(folder, 'cli.js'), 0o755);
}

async function actionNames(): Promise<string[]> {
  const files = await listFiles(join(ROOT, 'actions'));
  return files.filter((file) => /^[^/]+\/action\.yml$/.test(file)).map((file) => dirname(file));
}

/** `resolve-comparator` → `resolveComparator`. */
function exportName(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function stub(name: string): string {
  const fn = exportName(name);
  return `import { ${fn} } from './index.js'; await ${fn}(import.meta.dirname);\n`;
}

async function checkBundle(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    const source = await readFile(join(folder, file), 'utf8');
    const path = findMachinePath(source, [ROOT, folder]);
    if (path !== undefined) throw new Error(`${file} holds a path of the build machine: …${path}…`);
    // ncc ends with 0 when an import leads nowhere, and leaves code that throws when it is reached.
    const missing = /webpackMissingModule[^;]*/.exec(source)?.[0];
    if (missing !== undefined) throw new Error(`${file} holds an import that ncc could not resolve: ${missing}`);
  }
}

async function replaceFolder(target: string, source: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const incoming = `${target}.new`;
  await rm(incoming, { recursive: true, force: true });
  // Copied, not renamed: the temporary folder may lie on another file system.
  await cp(source, incoming, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(incoming, target);
}

if (import.meta.main) await build(join(ROOT, 'actions/dist'));
