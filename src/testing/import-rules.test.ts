import { readFile, readdir } from 'node:fs/promises';
import { join, posix, relative, resolve, sep } from 'node:path';

import { describe, expect, test } from 'vitest';

import { findImportViolations } from './find-import-violations.ts';
import type { SourceFile } from './find-import-violations.ts';
import { readModule } from './read-module.ts';

const ROOT = resolve(import.meta.dirname, '../..');

async function readSources(): Promise<SourceFile[]> {
  const entries = await readdir(join(ROOT, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('src/contracts/generated/'))
    .toSorted();
  return Promise.all(paths.map(async (path) => ({ path, source: await readFile(join(ROOT, path), 'utf8') })));
}

test('the house keeps its rules', async () => {
  const sources = await readSources();
  expect(sources.length).toBeGreaterThan(10);
  const violations = findImportViolations(sources);
  expect(violations.map(({ path, line, rule, message }) => `${path}:${line} [${rule}] ${message}`)).toEqual([]);
});

/** The folder of a use case; the turns of the typestate gate are judged by both of theirs. */
function useCaseOf(path: string): string {
  const [, , folder = ''] = path.split('/');
  return folder === 'typestate' ? 'gates' : folder;
}

test('src/app is folders, none of which needs one that needs it', async () => {
  const files = (await readSources()).filter(({ path }) => path.startsWith('src/app/') && !path.endsWith('.test.ts'));
  expect(files.map(({ path }) => path).filter((path) => path.split('/').length < 4)).toEqual([]);
  const needs = new Map<string, Set<string>>();
  for (const { path, source } of files) {
    const of = needs.get(useCaseOf(path)) ?? new Set<string>();
    needs.set(useCaseOf(path), of);
    for (const { specifier = '' } of readModule(path, source).imports) {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : '';
      if (target.startsWith('src/app/') && useCaseOf(target) !== useCaseOf(path)) of.add(useCaseOf(target));
    }
  }
  // Takes away whatever needs nothing that is left: what stays needs itself.
  let left = [...needs.keys()];
  for (let before = -1; before !== left.length;) {
    before = left.length;
    left = left.filter((folder) => left.some((other) => needs.get(folder)?.has(other)));
  }
  expect(left).toEqual([]);
});

/** The rules that one file breaks, with their lines. */
function broken(path: string, source: string): string[] {
  return findImportViolations([{ path, source }]).map(({ rule, line }) => `${rule}:${line}`);
}

const PURE = [
  'kernel',
  'contracts',
  'evidence',
  'providers',
  'routing',
  'rehearsal',
  'doctor',
  'typestate',
  'required',
  'harness',
  'governance',
  'gates',
  'report',
];

describe('rule 1: pure rooms', () => {
  test.each(PURE)('src/%s imports nothing that reaches the world', (room) => {
    for (const name of 'fs fs/promises child_process net http https os process worker_threads timers path'.split(' ')) {
      expect(broken(`src/${room}/a.ts`, `import * as x from 'node:${name}';`)).toEqual(['pure:1']);
      expect(broken(`src/${room}/a.ts`, `import x from '${name}';`)).toEqual(['pure:1']);
      expect(broken(`src/${room}/a.ts`, `import 'node:${name}';`)).toEqual(['pure:1']);
      expect(broken(`src/${room}/a.ts`, `export * from 'node:${name}';`)).toEqual(['pure:1']);
      expect(broken(`src/${room}/a.ts`, `\nconst x = await import('node:${name}');`)).toEqual(['pure:2']);
    }
  });

  test.each([
    ['process', 'export const a = process.env;'],
    ['process, as a value', 'const p = process;'],
    ['process, destructured', 'const { env } = process;'],
    ['process, as a default', 'function f(p = process) { return p; }'],
    ['process, in a template', 'const t = `${process.pid}`;'],
    ['process, in a short property', 'const o = { process };'],
    ['process, in a computed key', 'const o = { [process.pid]: 1 };'],
    ['process, through globalThis', 'const p = globalThis.process;'],
    ['process, in a cast', 'const p = (process as unknown as object);'],
    ['process, in an enum', 'enum E { A = process.pid }'],
    ['Date.now', 'const t = Date.now();'],
    ['Date.now, computed', "const t = Date['now']();"],
    ['Date.now, destructured', 'const { now } = Date;'],
    ['Date, aliased', 'const D = Date;'],
    ['new Date()', 'const t = new Date();'],
    ['new Date', 'const t = new Date;'],
    ['Date()', 'const t = Date();'],
    ['Math.random', 'const r = Math.random();'],
    ['Math.random, computed', "const r = Math['random']();"],
    ['Math.random, destructured', 'const { random } = Math;'],
    ['performance', 'const t = performance.now();'],
    ['crypto.randomUUID', 'const id = crypto.randomUUID();'],
    ['fetch', "const r = fetch('https://example.com');"],
    ['console', 'console.log(1);'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
    ['require', "const fs = require('node:fs');"],
    ['eval', "eval('1');"],
    ['import.meta', 'const here = import.meta.dirname;'],
    ['the locale', "const c = 'a'.localeCompare('b');"],
    ['the locale, computed', "const c = 'a'['localeCompare']('b');"],
    ['the time zone', 'const h = (d: Date) => d.getHours();'],
    ['Intl', "const f = new Intl.Collator('en');"],
    ['a decorator-free class field', 'class A { field = process.pid; }'],
  ])('catches %s', (_, source) => {
    expect(broken('src/routing/a.ts', source)).toEqual(['pure:1']);
    expect(broken('src/io/a.ts', source)).toEqual([]);
  });

  test.each([
    ['a comment', "// process.env, import 'node:fs'\n/* Date.now() */"],
    ['a string', `const s = "import x from 'node:fs'; process.exit()";`],
    ['a template', 'const s = `import("node:fs"); Date.now()`;'],
    ['a regular expression', 'const r = /process.env|Date.now()/;'],
    ['a property of that name', 'const f = (e: { process: number }) => e.process;'],
    ['a key of that name', 'const o = { process: 1, fetch() {}, console: 2 };'],
    ['a member of a type', 'interface A { process: string; fetch(console: string): void }'],
    ['a named type', 'type T = (process: number) => void;'],
    ['a method of that name', 'class A { fetch(): void {} performance = 1; }'],
    ['a date from an argument', 'const d = (t: string) => new Date(t);'],
    ['Date.parse and Date.UTC', "const d = [Date.parse('2026-01-01T00:00:00Z'), Date.UTC(2026)];"],
    ['instanceof Date', 'const d = (v: unknown) => v instanceof Date;'],
    ['UTC getters', 'const d = (v: Date) => v.getUTCFullYear();'],
    ['Math otherwise', 'const m = Math.max(1, 2);'],
    ['pure parts of Node', "import { posix } from 'node:path/posix';\nimport { inspect } from 'node:util';"],
    ['a pure package', "import picomatch from 'picomatch';"],
  ])('is not fooled by %s', (_, source) => {
    expect(broken('src/routing/a.ts', source)).toEqual([]);
  });

  test('hashes of node:crypto, and only they, are for the kernel, and only for it', () => {
    expect(broken('src/kernel/a.ts', "import { hash } from 'node:crypto';")).toEqual([]);
    expect(broken('src/kernel/a.ts', "import { createHash } from 'node:crypto';")).toEqual([]);
    expect(broken('src/kernel/a.ts', "import { createHash, randomUUID } from 'node:crypto';")).toEqual(['pure:1']);
    expect(broken('src/kernel/a.ts', "import { randomUUID as createHash } from 'node:crypto';")).toEqual(['pure:1']);
    expect(broken('src/kernel/a.ts', "import * as crypto from 'node:crypto';")).toContain('pure:1');
    expect(broken('src/kernel/a.ts', "import 'node:crypto';")).toEqual(['pure:1']);
    expect(broken('src/evidence/a.ts', "import { createHash } from 'node:crypto';")).toEqual(['pure:1']);
  });

  test('a package is pure only when it is known to be', () => {
    expect(broken('src/report/a.ts', "import pc from 'picocolors';")).toEqual(['pure:1']);
    expect(broken('src/report/a.ts', "import x from '@scope/name/deep';")).toEqual(['pure:1']);
    expect(broken('src/cli/a.ts', "import pc from 'picocolors';")).toEqual([]);
  });
});

describe('rule 2: the order of the folders', () => {
  const rooms = [...PURE, 'io', 'app', 'cli', 'actions'];
  /** CONTRIBUTING.md, "Import rules", rule 2, as a table: the row may import the columns marked with x. */
  const table = `
               kernel contracts evidence providers routing rehearsal doctor typestate required harness governance gates report io app cli actions
    kernel     x      .         .        .         .       .         .      .         .        .       .          .     .      .  .   .   .
    contracts  x      x         .        .         .       .         .      .         .        .       .          .     .      .  .   .   .
    evidence   x      x         x        .         .       .         .      .         .        .       .          .     .      .  .   .   .
    providers  x      x         x        x         .       .         .      .         .        .       .          .     .      .  .   .   .
    routing    x      x         x        .         x       .         .      .         .        .       .          .     .      .  .   .   .
    rehearsal  x      x         x        .         .       x         .      .         .        .       .          .     .      .  .   .   .
    doctor     x      x         x        .         .       .         x      .         .        .       .          .     .      .  .   .   .
    typestate  x      x         x        .         .       .         .      x         .        .       .          .     .      .  .   .   .
    required   x      x         x        .         .       .         .      .         x        .       .          .     .      .  .   .   .
    harness    x      x         x        .         .       .         .      .         .        x       .          .     .      .  .   .   .
    governance x      x         x        .         .       .         .      .         .        .       x          .     .      .  .   .   .
    gates      x      x         x        .         x       .         .      x         x        x       .          x     .      .  .   .   .
    report     .      x         .        .         .       .         .      .         .        .       .          x     x      .  .   .   .
    io         x      x         .        .         .       .         .      .         .        .       .          .     .      x  .   .   .
    app        x      x         x        x         x       x         x      x         x        x       x          x     x      x  x   .   .
    cli        .      x         .        .         .       .         .      .         .        .       .          .     .      .  x   x   .
    actions    .      x         .        .         .       .         .      .         .        .       .          .     .      .  x   .   x
  `;
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/));

  test.each(
    rows.flatMap(([from = '', ...marks]) =>
      marks.map((mark, index) => [from, rooms[index] ?? '', mark === 'x'] as const),
    ),
  )('%s → %s: %s', (from, to, allowed) => {
    const expected = allowed ? [] : ['order:1'];
    const path = `src/${from}/a.ts`;
    expect(broken(path, `import { b } from '../${to}/b.ts';`)).toEqual(expected);
    expect(broken(path, `import type { B } from '../${to}/b.ts';`)).toEqual(expected);
    expect(broken(path, `export { b } from '../${to}/b.ts';`)).toEqual(expected);
    expect(broken(path, `export * from '../${to}/b.ts';`)).toEqual(expected);
    expect(broken(path, `const b = () => import('../${to}/b.ts');`)).toEqual(expected);
    expect(broken(path, `type B = import('../${to}/b.ts').B;`)).toEqual(expected);
    expect(broken(`src/${from}/deep/a.ts`, `import { b } from '../../${to}/deep/b.ts';`)).toEqual(expected);
  });

  test('a comment does not hide an import, wherever it stands', () => {
    expect(broken('src/kernel/a.ts', "import /* x */ { b } /* from './c.ts' */ from '../io/b.ts';")).toEqual([
      'order:1',
    ]);
    expect(broken('src/kernel/a.ts', "import {\n  b, // from './c.ts';\n} from\n  '../io/b.ts';")).toEqual(['order:1']);
    expect(broken('src/kernel/a.ts', 'const b = import(\n  /* webpackIgnore: true */ `../io/b.ts`);')).toEqual([
      'order:1',
    ]);
  });

  test('every room may import the error type', () => {
    const source = "import { PortcullisError } from '../kernel/portcullis-error.ts';";
    for (const room of rooms) expect(broken(`src/${room}/a.ts`, source)).toEqual([]);
  });

  test('the bundle imports the edges only', () => {
    expect(broken('src/bundle.ts', "import('./cli/main.ts'); import('./actions/gate.ts');")).toEqual([]);
    expect(broken('src/bundle.ts', "import('./app/gate.ts');")).toEqual(['order:1']);
  });

  test('what cannot be checked, an unknown folder and a way out of src are errors', () => {
    expect(broken('src/app/a.ts', 'const load = (name: string) => import(name);')).toEqual(['order:1']);
    expect(broken('src/app/a.ts', 'const load = (name: string) => import(`./${name}.ts`);')).toEqual(['order:1']);
    expect(broken('src/plugins/a.ts', "import { b } from './b.ts';")).toEqual(['order:1']);
    expect(broken('src/app/a.ts', "import { b } from '../../scripts/b.ts';")).toEqual(['order:1']);
    expect(broken('src/app/a.ts', "import p from '../../package.json' with { type: 'json' };")).toEqual(['order:1']);
  });
});

describe('rule 3: packages in their places', () => {
  test.each([
    ['@actions/core', 'src/actions/a.ts', 'src/io/a.ts'],
    ['@actions/core', 'src/io/github/a.ts', 'src/app/a.ts'],
    ['@actions/github', 'src/io/github-event.ts', 'src/cli/a.ts'],
    ['@actions/artifact', 'src/io/github-artifacts/a.ts', 'src/app/a.ts'],
    ['@octokit/rest', 'src/io/github/a.ts', 'src/io/git/a.ts'],
    ['octokit', 'src/actions/a.ts', 'src/routing/a.ts'],
    ['simple-git', 'src/io/git/a.ts', 'src/io/github/a.ts'],
    ['simple-git', 'src/io/git-history.ts', 'src/actions/a.ts'],
  ])('%s may be imported by %s, not by %s', (name, good, bad) => {
    for (const source of [
      `import x from '${name}';`,
      `const x = import('${name}');`,
      `import type { X } from '${name}';`,
    ]) {
      expect(broken(good, source)).toEqual([]);
      expect(broken(bad, source)).toEqual(['package:1']);
    }
  });
});

describe('tests, names and lengths', () => {
  test('nothing but tests imports src/testing', () => {
    const source = "import { x } from '../testing/x.ts';";
    expect(broken('src/app/a.ts', source)).toEqual(['testing:1']);
    expect(broken('src/bundle.ts', "import { x } from './testing/x.ts';")).toEqual(['testing:1']);
    expect(broken('src/app/a.test.ts', source)).toEqual([]);
    expect(broken('src/testing/b.ts', "import { x } from './x.ts'; import 'node:fs'; import 'simple-git';")).toEqual(
      [],
    );
  });

  test.each(['utils.ts', 'helpers.ts', 'misc.ts', 'common.ts', 'utils/a.ts', 'string-utils.ts', 'helpers.test.ts'])(
    'a file is not called %s',
    (name) => {
      expect(broken(`src/app/${name}`, '')).toEqual(['name:1']);
      expect(broken('src/app/commonmark.ts', '')).toEqual([]);
    },
  );

  test('350 lines are the end, except for tests', () => {
    expect(broken('src/app/a.ts', '\n'.repeat(350))).toEqual([]);
    expect(broken('src/app/a.ts', '\n'.repeat(351))).toEqual(['length:351']);
    expect(broken('src/app/a.test.ts', '\n'.repeat(351))).toEqual([]);
  });

  test('a file that cannot be parsed is an error, not a file without imports', () => {
    expect(() => broken('src/app/a.ts', 'import {')).toThrow(/src\/app\/a\.ts cannot be parsed/);
  });
});
