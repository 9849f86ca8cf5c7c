import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, test } from 'vitest';

import { OWN_VARIABLES } from '../../scripts/generate/variable-reference.ts';
import { codeIn, fencesOf, GUIDE_ROOT, guidePages, pageText, rowsOf } from './guide-pages.ts';

/** Lines that a page may have; `scripts/size-budget.json` holds README.md and CONTRIBUTING.md to fewer. */
const LIMIT = 400;

interface Target {
  /** Relative to the repository. */
  readonly path: string;
  readonly anchor: string | undefined;
}

/** Where the links in the prose of a page lead, but for those that leave the repository. */
function targetsOf(path: string, text: string): readonly Target[] {
  const prose = fencesOf(text).outside.join('\n');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#');
      return { path: file === '' ? path : normalize(join(dirname(path), file)), anchor };
    });
}

/** The anchors that GitHub makes of headings: folded, without punctuation, blanks as dashes. */
function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    headingsOf(text).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );
}

function headingsOf(text: string): readonly string[] {
  return fencesOf(text).outside.flatMap((line) => (/^#+ /.test(line) ? [line.replace(/^#+ /, '')] : []));
}

/** The code by its path, in which a comment that goes on in the next line is one text. */
function sources(): readonly (readonly [path: string, text: string])[] {
  return ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(GUIDE_ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => {
        const text = readFileSync(join(GUIDE_ROOT, folder, path), 'utf8');
        return [`${folder}/${path}`, text.replaceAll(/\n *(?:\*|\/\/) /g, ' ')] as const;
      }),
  );
}

describe.each(guidePages())('$path', ({ path, text }) => {
  test('links to what there is', () => {
    const broken = targetsOf(path, text).filter((target) => {
      if (!existsSync(join(GUIDE_ROOT, target.path))) return true;
      return target.anchor !== undefined && !anchorsOf(pageText(target.path)).has(target.anchor);
    });
    expect(broken).toEqual([]);
  });

  test('is no longer than somebody reads', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(LIMIT);
  });
});

test('every page of docs/ is found from its contents', () => {
  const linked = new Set(
    ['docs/README.md', 'docs/reference/README.md'].flatMap((path) =>
      targetsOf(path, pageText(path)).map((to) => to.path),
    ),
  );
  const pages = guidePages().filter(({ path }) => path.startsWith('docs/') && path !== 'docs/README.md');
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test('every page is part of the repository', () => {
  const paths = guidePages().map(({ path }) => path);
  const ignored = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: GUIDE_ROOT,
    input: paths.join('\n'),
    encoding: 'utf8',
  });
  expect(ignored.stdout).toBe('');
});

test('code cites sections that there are', () => {
  const cited = sources().flatMap(([file, text]) =>
    [...text.matchAll(/\b((?:src\/[\w/-]+\/README|CONTRIBUTING|SECURITY)\.md)(?:, "([^"]+)")?/g)].map(
      ([, page = '', heading]) => ({ file, page, heading }),
    ),
  );
  const wrong = cited.filter(({ page, heading }) => {
    if (!existsSync(join(GUIDE_ROOT, page))) return true;
    return heading !== undefined && !headingsOf(pageText(page)).includes(heading);
  });
  expect(cited.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('code names pages that there are', () => {
  const named = sources()
    .filter(([file]) => /^src\/(?!testing\/)/.test(file) && !file.endsWith('.test.ts'))
    .flatMap(([file, text]) => [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => ({ file, page })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ page }) => !existsSync(join(GUIDE_ROOT, page)))).toEqual([]);
});

test('every dependency has its reason', () => {
  const { devDependencies } = JSON.parse(pageText('package.json')) as { devDependencies: Record<string, string> };
  const page = pageText('docs/dependencies.md');
  const explained = rowsOf(page, 'package')
    .concat(rowsOf(page, 'for tests and building'))
    .flatMap(([names = '']) => codeIn(names));
  expect(explained.toSorted()).toEqual(Object.keys(devDependencies).toSorted());
});

test('every variable that is read is in the reference', () => {
  const named = new Set(Object.values(OWN_VARIABLES).flatMap((variables) => Object.keys(variables)));
  const read = sources()
    .filter(([path]) => /^src\/(?!testing\/)/.test(path) && !path.endsWith('.test.ts'))
    .flatMap(([, text]) => [...text.matchAll(/\b(?:env|environment|given)\['(\w+)'\]/g)].map(([, name = '']) => name));
  expect(read.length).toBeGreaterThan(20);
  expect([...new Set(read)].filter((name) => !named.has(name))).toEqual([]);
});
