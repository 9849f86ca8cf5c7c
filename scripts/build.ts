/** Builds `actions/dist/`: `npm run build [-- FOLDER]`. CONTRIBUTING.md says what is in it; check-dist.ts compares it with a fresh build. */
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { rolldown, type CodeSplittingNameFunction, type OutputChunk, type Plugin } from 'rolldown';

import { licensesOf } from './bundled-licenses.ts';
import { ROOT, listFiles } from './files.ts';
import { findMachinePath } from './find-machine-path.ts';
import { generate } from './generate.ts';

const MAX_BYTES = 6e6;
/** Of the table that counts tokens, which is read where a context is composed, and nowhere else. */
const MAX_TOKENIZER_BYTES = 3e6;

/** Builds the bundle and its stubs into a folder, which afterwards holds nothing else; its source maps into another one, if there is one. */
export async function build(distFolder: string, mapFolder?: string): Promise<void> {
  await generate();
  const chunks = await bundle();
  const files = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  files.set('licenses.txt', await licensesOf(chunks.flatMap(({ moduleIds }) => moduleIds)));
  files.set('package.json', '{ "type": "module" }\n');
  for (const name of await stubNames(chunks)) files.set(`${name}.js`, stub(name));
  for (const [file, text] of files) {
    const path = findMachinePath(text, [ROOT]);
    if (path !== undefined) throw new Error(`${file} holds a path of the build machine: …${path}…`);
  }
  const ofTokenizer = new Set(chunks.filter(isTokenizer).map(({ fileName }) => fileName));
  const all = [...files].map(([file, text]) => ({ file, bytes: Buffer.byteLength(text) }));
  for (const [what, most, isOne] of [
    ['a bundle', MAX_BYTES, false],
    ['a tokenizer', MAX_TOKENIZER_BYTES, true],
  ] as const) {
    const bytes = all.reduce((sum, file) => sum + (ofTokenizer.has(file.file) === isOne ? file.bytes : 0), 0);
    if (bytes > most) throw new Error(`expected ${what} of at most ${most} bytes, found ${bytes}`);
  }
  await writeFolder(distFolder, files);
  await chmod(join(distFolder, 'cli.js'), 0o755);
  if (mapFolder === undefined) return;
  const maps = chunks.flatMap(({ fileName, map }) =>
    map === null ? [] : [[`${fileName}.map`, map.toString()] as const],
  );
  await writeFolder(mapFolder, new Map(maps));
}

function isTokenizer({ moduleIds }: OutputChunk): boolean {
  return moduleIds.length > 0 && moduleIds.every((id) => id.includes('/node_modules/gpt-tokenizer/'));
}

async function bundle(): Promise<readonly OutputChunk[]> {
  const bundled = await rolldown({
    cwd: ROOT,
    input: { index: 'src/bundle.ts' },
    platform: 'node',
    // Else the bundler would draw what a module imports into its chunk.
    preserveEntrySignatures: 'allow-extension',
    transform: { target: 'es2022' },
    plugins: [STAND_INS],
    // A module of ours of which nothing but a constant is used is not loaded: a validator beside a path or the types of a document.
    optimization: { inlineConst: { mode: 'all' } },
    treeshake: { moduleSideEffects: [{ test: /^(?!.*\/node_modules\/).*\/src\//, sideEffects: false }] },
    // An import that leads nowhere, for example: no bundle is made that a warning speaks of.
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(message);
    },
  });
  const { output } = await bundled.generate({
    // Node loads many small files faster than as ES modules.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'chunks/[name].cjs',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: chunkOf(await starts()), debugName: 'starts' }],
    },
    // Names of functions and classes stay: errors and stacks tell them.
    minify: { compress: true, codegen: true, mangle: { keepNames: true } },
    sourcemap: 'hidden',
  });
  return output.filter((file) => file.type === 'chunk');
}

/** What is started often: commands as far as they say something, actions, and the use cases that should read few files. */
const STARTS =
  /^(?:cli\/(?:main|program|commands\/.*)|actions\/(?:baseline|gate|judge-results|plan|publish|required|retention|route)|app\/(?:gates\/(?:run-gates|gate-text)|validate\/validate|score\/(?:score-one|transcript-events)))\.ts$/;

async function starts(): Promise<readonly string[]> {
  const files = await listFiles(join(ROOT, 'src'));
  return files.filter((file) => STARTS.test(file)).map((file) => join(ROOT, 'src', file));
}

/**
 * One chunk for all modules of ours that the same starts reach: each start reads half of the files, and none that it does not need. What
 * no start reaches, packages and validators are left to the bundler.
 */
function chunkOf(from: readonly string[]): CodeSplittingNameFunction {
  const reaching = new Map<string, readonly number[]>();
  const names = new Map<string, string>();
  return (module, context) => {
    const reach = (id: string, start: number): void => {
      const known = reaching.get(id) ?? [];
      if (known.at(-1) === start) return;
      reaching.set(id, [...known, start]);
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) reach(next, start);
    };
    if (reaching.size === 0) for (const [index, start] of from.entries()) reach(start, index);
    const found = reaching.get(module)?.join();
    if (found === undefined || /\/(?:node_modules|generated)\//.test(module)) return null;
    const name = names.get(found) ?? `shared-${names.size + 1}`;
    names.set(found, name);
    return name;
  };
}

/** What is bundled in the place of some packages; README.md of `stand-ins/` says why. */
const STAND_INS: Plugin = {
  name: 'stand-ins',
  resolveId(id, importer = '') {
    const standIn = (file: string): string => join(ROOT, 'scripts/stand-ins', file);
    if (id === 'apache-arrow') return standIn('apache-arrow.js');
    if (id === 'node:child_process' && importer.includes('/commander/')) return standIn('child-process.js');
    if (id.startsWith('@actions/http-client') && importer.includes('/@actions/core/')) return standIn('http-client.js');
    if (id === 'undici') return this.resolve(id, join(ROOT, 'src/bundle.ts'), { skipSelf: true });
    return null;
  },
};

/** `cli`, and the folders of `actions/`. */
async function stubNames([entry]: readonly OutputChunk[]): Promise<readonly string[]> {
  const actions = (await listFiles(join(ROOT, 'actions'))).filter((file) => /^[^/]+\/action\.yml$/.test(file));
  const names = ['cli', ...actions.map((file) => dirname(file))];
  const [expected, exported] = [names.map(exportName).toSorted().join(), entry?.exports.toSorted().join()];
  if (expected !== exported) {
    throw new Error(`src/bundle.ts exports ${exported}; the folders of actions/ ask for ${expected}`);
  }
  return names;
}

/** `resolve-comparator` → `resolveComparator`. */
function exportName(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function stub(name: string): string {
  const fn = exportName(name);
  const start = name === 'cli' ? '#!/usr/bin/env node\n' : '';
  // Awaited at the top level: a promise that never settles must not end with 0.
  return `${start}import bundle from './index.cjs'; await bundle.${fn}(import.meta.dirname);\n`;
}

async function writeFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const incoming = `${folder}.new`;
  await rm(incoming, { recursive: true, force: true });
  for (const [file, text] of files) {
    await mkdir(dirname(join(incoming, file)), { recursive: true });
    await writeFile(join(incoming, file), text);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(incoming, folder);
}

if (import.meta.main) await build(join(ROOT, 'actions/dist'), process.argv[2]);
