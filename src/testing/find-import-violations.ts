import { builtinModules } from 'node:module';
import { posix } from 'node:path';

import { readModule } from './read-module.ts';
import type { ModuleFacts, ModuleImport } from './read-module.ts';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly rule: 'pure' | 'order' | 'package' | 'testing' | 'name' | 'length';
  readonly message: string;
}

const MAX_LINES = 350;

const CORE = ['kernel', 'contracts', 'evidence'];
const PURE_ROOMS = [
  ...CORE,
  'providers',
  'routing',
  'typestate',
  'required',
  'harness',
  'governance',
  'rehearsal',
  'doctor',
  'gates',
  'report',
];

/** What each folder of `src` may import besides itself; CONTRIBUTING.md, "Import rules", says it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  contracts: ['kernel'],
  evidence: ['kernel', 'contracts'],
  providers: CORE,
  routing: CORE,
  typestate: CORE,
  required: CORE,
  harness: CORE,
  governance: CORE,
  rehearsal: CORE,
  doctor: CORE,
  gates: [...CORE, 'routing', 'typestate', 'required', 'harness'],
  report: ['gates', 'contracts'],
  io: ['kernel', 'contracts'],
  app: [...PURE_ROOMS, 'io'],
  cli: ['app', 'contracts'],
  actions: ['app', 'contracts'],
  bundle: ['cli', 'actions'],
};

/** The one module that every room may import: an error is thrown below and understood at the edge. */
const FOR_EVERY_ROOM = 'src/kernel/portcullis-error.ts';

/** The parts of Node that compute and nothing else. `node:path` is not among them: it differs between systems. */
const PURE_BUILTINS = new Set(['buffer', 'path/posix', 'path/win32', 'string_decoder', 'url', 'util']);

/** Packages known to be pure. Before adding one, look for files, processes, clocks and the environment in its source. */
const PURE_PACKAGES = new Set([
  'ajv',
  'entities',
  'fastest-levenshtein',
  'fast-xml-builder',
  'gpt-tokenizer',
  'picomatch',
  're2js',
  'sarif',
  'strip-ansi',
  'unhomoglyph',
  'yaml',
]);

const PACKAGE_PLACES: readonly { name: RegExp; place: RegExp; says: string }[] = [
  {
    name: /^(?:@actions\/|@octokit\/|octokit$)/,
    place: /^src\/(?:io\/github|actions\/)/,
    says: 'src/io/github* and src/actions/',
  },
  { name: /^simple-git$/, place: /^src\/io\/git(?!hub)/, says: 'src/io/git*' },
];

/**
 * Every break of the house rules (CONTRIBUTING.md, "Import rules") in these files, in the order of the files. Tests, and the
 * doubles in `src/testing`, may import anything; only their names are judged.
 */
export function findImportViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap((file) => {
    const violations = nameViolations(file);
    if (isTest(file.path)) return violations;
    const facts = readModule(file.path, file.source);
    const more = [
      ...lengthViolations(file),
      ...facts.imports.flatMap((entry) => importViolations(file.path, entry)),
      ...purityViolations(file.path, facts),
    ];
    return [...violations, ...more.toSorted((left, right) => left.line - right.line)];
  });
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts') || path.startsWith('src/testing/');
}

function nameViolations({ path }: SourceFile): Violation[] {
  const vague = path.split('/').find((part) => /(?:^|-)(?:utils?|helpers?|misc|common)(?:\.|$)/.test(part));
  if (vague === undefined) return [];
  return [{ path, line: 1, rule: 'name', message: `"${vague}" says nothing: a file is named after its main export` }];
}

function lengthViolations({ path, source }: SourceFile): Violation[] {
  const lines = source.replace(/\n$/, '').split('\n').length;
  if (lines <= MAX_LINES) return [];
  return [{ path, line: MAX_LINES + 1, rule: 'length', message: `${lines} lines; ${MAX_LINES} is the end` }];
}

function importViolations(path: string, { specifier, names, line }: ModuleImport): Violation[] {
  if (specifier === undefined) {
    return [{ path, line, rule: 'order', message: 'the imported module is not a constant, so nobody can check it' }];
  }
  if (specifier.startsWith('.')) return localViolations(path, posix.join(posix.dirname(path), specifier), line);
  const builtin = builtinName(specifier);
  if (builtin !== undefined) return builtinViolations(path, builtin, names, line);
  return packageViolations(path, specifier, line);
}

function localViolations(path: string, target: string, line: number): Violation[] {
  const [from, to] = [roomOf(path), roomOf(target)];
  if (to === 'testing') return [{ path, line, rule: 'testing', message: `only tests import ${target}` }];
  const allowed = MAY_IMPORT[from];
  if (allowed === undefined) {
    return [{ path, line, rule: 'order', message: `"${from}" is not a folder of the house` }];
  }
  if (from === to || allowed.includes(to) || target === FOR_EVERY_ROOM) return [];
  const may = allowed.length === 0 ? 'nothing' : allowed.join(', ');
  return [{ path, line, rule: 'order', message: `${from} must not import ${target} (it may import ${may})` }];
}

/** The folder below `src`; a file that lies in `src` itself stands for a room of its own. */
function roomOf(path: string): string {
  const [top, room = ''] = path.split('/');
  return top === 'src' ? room.replace(/\.ts$/, '') : path;
}

function builtinName(specifier: string): string | undefined {
  if (specifier.startsWith('node:')) return specifier.slice('node:'.length);
  return builtinModules.includes(specifier) ? specifier : undefined;
}

function builtinViolations(path: string, name: string, names: readonly string[], line: number): Violation[] {
  const room = roomOf(path);
  if (!PURE_ROOMS.includes(room) || PURE_BUILTINS.has(name)) return [];
  const onlyHashes = names.length > 0 && names.every((taken) => ['createHash', 'Hash', 'hash'].includes(taken));
  if (name === 'crypto' && room === 'kernel' && onlyHashes) return [];
  return [{ path, line, rule: 'pure', message: `${room} is pure and must not import node:${name}` }];
}

function packageViolations(path: string, specifier: string, line: number): Violation[] {
  const misplaced = PACKAGE_PLACES.find(({ name, place }) => name.test(specifier) && !place.test(path));
  if (misplaced !== undefined) {
    return [{ path, line, rule: 'package', message: `${specifier} belongs under ${misplaced.says} only` }];
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const room = roomOf(path);
  if (!PURE_ROOMS.includes(room) || PURE_PACKAGES.has(name)) return [];
  const known = [...PURE_PACKAGES].join(', ');
  return [{ path, line, rule: 'pure', message: `${room} is pure and ${name} is not known to be (known: ${known})` }];
}

function purityViolations(path: string, facts: ModuleFacts): Violation[] {
  const room = roomOf(path);
  if (!PURE_ROOMS.includes(room)) return [];
  return facts.impureUses.map(({ name, line }) => {
    return { path, line, rule: 'pure', message: `${room} is pure and must not use ${name}: take it as an argument` };
  });
}
