import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';
import { parseScenario } from '../contracts/scenario.ts';

const FOLDER = resolve(import.meta.dirname, '../../cases/rehearsal');
const FILES = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).toSorted();

test.each(FILES)('%s is a scenario of that name', async (name) => {
  const scenario = parseScenario(await readFile(join(FOLDER, name), 'utf8'), name);
  expect(`${scenario.scenario_id}.json`).toBe(name);
  expect(scenario.description).toMatch(/\.$/);
  expect(scenario.turns).not.toEqual([]);
});
