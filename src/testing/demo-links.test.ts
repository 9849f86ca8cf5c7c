import { readdirSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { demoRecordings } from '../app/demo/demo-files.ts';

const FOLDER = resolve(import.meta.dirname, '../../cases/routing/recordings');

test('the recordings by which this repository judges itself are those of the demo', () => {
  const links = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = links.map((link) => `${link.slice(FOLDER.length + 1)} → ${readlinkSync(link)}`);
  const expected = demoRecordings(false).flatMap(({ agent, caseId, name }) =>
    ['.jsonl', '.meta.json'].map((ending) => `${agent}/${caseId}${ending} → ../../../transcripts/${name}${ending}`),
  );
  expect(new Set(found)).toEqual(new Set(expected));
});
