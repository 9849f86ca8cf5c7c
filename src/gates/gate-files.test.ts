import { describe, expect, test } from 'vitest';

import { differingPaths } from '../contracts/commit-files.ts';
import { gateFilesWarning } from './gate-files.ts';

const GATE = '.github/workflows/portcullis.yml';
const FILE = `100644 ${'a'.repeat(40)}`;
const OTHER = `100644 ${'b'.repeat(40)}`;

describe('files that run the gate', () => {
  test.each<[string, Record<string, string>, Record<string, string>, string | null]>([
    ['nothing differs', { [GATE]: FILE }, { [GATE]: FILE }, null],
    ['what differs runs no gate', { [GATE]: FILE, 'src/a.ts': FILE }, { [GATE]: FILE, 'src/a.ts': OTHER }, null],
    ['a workflow reads otherwise', { [GATE]: FILE }, { [GATE]: OTHER }, GATE],
    ['a workflow is gone', { [GATE]: FILE }, {}, GATE],
    ['another one was added', {}, { '.github/workflows/same-name.yml': FILE }, '.github/workflows/same-name.yml'],
    ['it became a link', { [GATE]: FILE }, { [GATE]: FILE.replace('100644', '120000') }, GATE],
    ['an action of the repository', {}, { '.github/actions/gate/action.yml': FILE }, '.github/actions/gate/action.yml'],
    ['code owners in the root', { CODEOWNERS: FILE }, {}, 'CODEOWNERS'],
    ['code owners in docs/', { 'docs/CODEOWNERS': FILE }, {}, 'docs/CODEOWNERS'],
    ['a folder that is called alike', {}, { 'x/.github/workflows/a.yml': FILE, '.github/workflows.md': FILE }, null],
  ])('%s', (_, before, now, named) => {
    const warning = gateFilesWarning(differingPaths(new Map(Object.entries(before)), new Map(Object.entries(now))));
    if (named === null) expect(warning).toBeNull();
    else expect(warning).toMatch(new RegExp(`^what runs this gate is other .*: read the change of ${named}$`));
  });

  test('five are named, the others are counted', () => {
    const added = Array.from({ length: 7 }, (_, index) => [`.github/workflows/${index}.yml`, FILE] as const);
    expect(gateFilesWarning(added.map(([path]) => path))).toMatch(/0\.yml, .*4\.yml and 2 more$/);
  });
});
