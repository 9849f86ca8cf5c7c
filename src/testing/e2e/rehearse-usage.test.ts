import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { cli, temporaryFolder } from './run-bundle.ts';

/** A folder with these files, in which no client is installed. */
function folderOf(files: Readonly<Record<string, string>>): { cwd: string; env: Record<string, string> } {
  const cwd = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  return { cwd, env: { PORTCULLIS_CACHE_DIR: temporaryFolder(), PATH: dirname(process.execPath) } };
}

const SKILL = '---\nname: alpha\ndescription: d\n---\n\n# Alpha\n';
const CASES = JSON.stringify({ schema: 1, cases: [{ case_id: 'a', prompt: 'Please do it', expected_skill: 'alpha' }] });

function scenario(changes: object): string {
  return JSON.stringify({ schema: 1, scenario_id: 'odd', turns: [{ text: 'Done.' }], ...changes });
}

test.each([
  ['for no case', { case_ids: [] }, 'found none'],
  ['for a case that is not there', { case_ids: ['zzz'] }, 'found zzz'],
])('a scenario that is named and %s is an error', async (_name, changes, said) => {
  const place = folderOf({ 'cases.json': CASES, 's[1].json': scenario(changes), 'skills/alpha/SKILL.md': SKILL });
  const ran = await cli(['rehearse', '--cases', 'cases.json', '--scenarios', 's[1].json', '--skills', 'skills'], place);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain(`scenario odd: expected \`case_ids\` with a case of this set, ${said}`);
});

test.each([
  [['--case-id', 'a'], ['a']],
  [['--category', 'draft'], ['b']],
  [['--case-id', 'zz'], '--case-id: expected a case id, found "zz"\nKnown: a, b'],
  [['--case-id', 'a', '--scenarios', 's.json'], ['a']],
])('%j alone rehearses configured cases, not skills', async (args, expected) => {
  const place = folderOf({
    'cases/routing/first.json': JSON.stringify({
      schema: 1,
      cases: [
        { case_id: 'a', prompt: 'Please do it', expected_skill: 'alpha' },
        { case_id: 'b', category: 'draft', prompt: 'Please do it', expected_skill: 'alpha' },
      ],
    }),
    's.json': scenario({ case_ids: ['a'] }),
    'skills/alpha/SKILL.md': SKILL,
  });
  const ran = await cli(['rehearse', '--skills', 'skills', '--agents', 'claude', '--json', ...args], place);
  if (typeof expected === 'string') {
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(expected)]);
    return;
  }
  // No client is installed, so that nothing was judged.
  expect(ran.code).toBe(3);
  const { results } = JSON.parse(ran.out) as { results: { case_id: string }[] };
  expect(results.map(({ case_id: id }) => id)).toEqual(expected);
});

test('two scenarios for one unit are an error before anything is run', async () => {
  const place = folderOf({
    'cases.json': CASES,
    's/1.json': scenario({ case_ids: ['a'] }),
    's/2.json': scenario({ case_ids: ['a'], scenario_id: 'other' }),
  });
  const ran = await cli(['rehearse', '--cases', 'cases.json', '--scenarios', 's/*.json'], place);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain('a/claude: expected one scenario, found odd, other');
});

test.each([
  [['--skills', 'skills', '--scenarios', 's.json'], '--scenarios: expected --cases beside it'],
  [
    ['--skills', 'skills', '--client-path', 'zz=/bin/true'],
    '--client-path: expected a configured provider, found "zz"',
  ],
  [['--skills', 'skills', '--provider-timeout', 'zz:3'], '--provider-timeout: expected a configured provider'],
  [['--skills', 'skills', 'more'], 'error: '],
  [['--skills', 'skills', 'twin'], 'error: '],
])('%j is a usage error', async (args, said) => {
  const place = folderOf({ 'skills/alpha/SKILL.md': SKILL, 'twin/alpha/SKILL.md': SKILL });
  const ran = await cli(['rehearse', ...args], place);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain(said);
  expect(readdirSync(place.cwd).toSorted()).toEqual(['skills', 'twin']);
});

test.each([
  [['run', '--provider-timeout', 'zz:3'], 'expected a configured provider'],
  [['rehearse', '--cases', 'cases.json', '--provider-model', 'zz:m'], 'expected a configured provider'],
  [['run', '--case-id', 'zz'], 'zz'],
  [['run', '--skills', 'none'], 'there is no such folder'],
  [['replay', '--transcripts', 'none', '--skills', 'none'], 'none'],
])('%j leaves no folder behind', async (args, said) => {
  const place = folderOf({ 'cases.json': CASES });
  const cases = args.includes('--cases') ? [] : ['--cases', 'cases.json'];
  const ran = await cli([...args, ...cases, '--artifacts-root', 'made/artifacts'], place);
  expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(said)]);
  expect(readdirSync(place.cwd)).toEqual(['cases.json']);
  mkdirSync(join(place.cwd, 'made/artifacts'), { recursive: true });
  expect((await cli([...args, ...cases, '--artifacts-root', 'made/artifacts'], place)).code).toBe(2);
  expect(readdirSync(join(place.cwd, 'made'), { recursive: true })).toEqual(['artifacts']);
});

test.each([
  [
    ['run', '--skills', 'x', '--timeout-seconds', '3', '--log-max-files', '60'],
    '--skills, --timeout-seconds, --log-max-files',
  ],
  [['run', '--agent', 'claude', '--trials', '2', '--enable-log-scan'], '--agent, --trials, --enable-log-scan'],
  [['rehearse', '--scenarios', 's.json', '--allow-skills', '--plan', 'p'], '--scenarios, --allow-skills, --plan'],
])('%j and --resume: what would be of no effect is a usage error', async (args, named) => {
  const place = folderOf({ 'cases.json': CASES });
  const ran = await cli([...args, '--resume', 'x', '--max-parallel', '1', '--json', '--no-progress'], place);
  expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('not allowed with --resume')]);
  const found = /([-a-z, ]+): not allowed with --resume/.exec(ran.err)?.[1]?.trim().split(', ') ?? [];
  expect(found.toSorted()).toEqual(named.split(', ').toSorted());
});

test('where no client is there, nothing was judged, and every client says how to install it', async () => {
  const place = folderOf({ 'skills/alpha/SKILL.md': SKILL });
  const ran = await cli(['rehearse', '--skills', 'skills', '--json'], place);
  expect(ran.code).toBe(3);
  for (const id of ['claude', 'codex', 'copilot']) expect(ran.err).toContain(`portcullis clients install ${id}`);
  const { rows, batch_run_id: batch } = JSON.parse(ran.out) as { rows: { outcome: string }[]; batch_run_id: string };
  expect(rows.map(({ outcome }) => outcome)).toEqual(['not_run', 'not_run', 'not_run']);

  const plain = await cli(['rehearse', '--skills', 'skills'], place);
  expect(`${plain.err}${plain.out}`.match(/not installed/g)).toHaveLength(3);
  expect(plain.out).not.toContain('transcript');

  const resumed = await cli(['rehearse', '--resume', batch], place);
  expect(resumed.code).toBe(2);
  expect(resumed.err).toContain('a matrix of skills cannot be resumed');
});
