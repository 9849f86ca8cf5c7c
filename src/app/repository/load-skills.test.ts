import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadSkills } from './load-skills.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portcullis-skills-'));
});

afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

describe('loadSkills', () => {
  it('finds skills by their folder, with the name of their frontmatter as an alias', async () => {
    await write({
      'skills/tidy-up/SKILL.md': '\uFEFF---\r\nname: tidy\r\ndescription: d\r\n---\r\n',
      'skills/testing/unit-tests/SKILL.md': '---\nname: "unit-tests"\n---\n',
      'skills/broken/SKILL.md': 'no frontmatter',
      'skills/yaml-broken/SKILL.md': '---\nname: [\n---\n',
      'skills/notes.txt': '',
    });
    const { listings } = await loadSkills(root, ['skills']);
    expect(Object.fromEntries(listings.map(({ name, aliases }) => [name, aliases]))).toEqual({
      'tidy-up': ['tidy'],
      'unit-tests': [],
      broken: [],
      'yaml-broken': [],
    });
  });

  it("puts a plugin's name in front of its skills", async () => {
    await write({
      'acme/.claude-plugin/plugin.json': '{"name": "acme"}',
      'acme/skills/tidy-up/SKILL.md': '---\nname: tidy-up\n---\n',
    });
    expect((await loadSkills(root, ['acme/skills'])).listings.map(({ name }) => name)).toEqual(['acme:tidy-up']);
  });

  it.each([[['.claude/plugins/one/skills', '.claude/plugins/two/skills']], [['.claude/plugins']]])(
    'tells the plugins of a client apart by their folders (%s)',
    async (roots) => {
      await write({
        '.claude/plugins/one/skills/tidy-up/SKILL.md': '---\nname: tidy-up\n---\n',
        '.claude/plugins/two/skills/tidy-up/SKILL.md': '---\nname: tidy-up\n---\n',
      });
      const { listings } = await loadSkills(root, roots);
      expect(listings.map(({ name }) => name)).toEqual(['one:tidy-up', 'two:tidy-up']);
    },
  );

  it('knows what a skill was called before, unless a skill is still called so', async () => {
    await write({
      'skills/tidy-up/SKILL.md': '---\nname: tidy-up\nrenamed_from: clean-up\n---\n',
      'skills/sneaky/SKILL.md': '---\nname: sneaky\nrenamed_from: Honest\n---\n',
      'skills/honest/SKILL.md': '---\nname: honest\n---\n',
    });
    expect([...(await loadSkills(root, ['skills'])).renames]).toEqual([['tidy-up', 'clean-up']]);
  });

  it('refuses a root that is not there', async () => {
    await expect(loadSkills(root, ['none'])).rejects.toMatchObject({ code: 'not_found' });
  });
});
