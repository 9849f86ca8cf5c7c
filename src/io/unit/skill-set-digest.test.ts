import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { skillSetDigest } from './skill-set-digest.ts';
import { makeUnitFolder, type UnitSkill } from './unit-folder.ts';

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'portcullis-skills-'));
  await write('a/alpha/SKILL.md', '---\nname: alpha\n---\n');
  await write('a/alpha/scripts/run.sh', 'echo alpha\n');
  await write('a/beta/SKILL.md', '---\nname: beta\n---\n');
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

function skill(path: string, plugin: string | null = null): UnitSkill {
  return { path: join(root, path), plugin };
}

const both = (): UnitSkill[] => [skill('a/alpha'), skill('a/beta')];

describe('stays the same', () => {
  test('from one machine to the next', async () => {
    expect(await skillSetDigest(both())).toBe(
      'sha256:9fe3fe0d585a25c3f4b17c8e4b6ddacf894d83072f828dc6f4e77eb7ff49d3ed',
    );
    expect(await skillSetDigest([])).toBe('sha256:4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945');
  });

  test.each<[string, () => UnitSkill[]]>([
    ['in another order', () => both().toReversed()],
    ['named twice', () => [...both(), skill('a/alpha')]],
    [
      'at another place',
      () => {
        cpSync(join(root, 'a'), join(root, 'elsewhere/b'), { recursive: true });
        return [skill('elsewhere/b/beta'), skill('elsewhere/b/alpha')];
      },
    ],
    [
      'where the folder is a link',
      () => {
        mkdirSync(join(root, 'links'));
        symlinkSync('../a/alpha', join(root, 'links/alpha'));
        return [skill('links/alpha'), skill('a/beta')];
      },
    ],
    [
      'with what is not copied',
      () => {
        for (const name of ['.git', 'node_modules', 'scripts/node_modules']) {
          mkdirSync(join(root, 'a/alpha', name));
          appendFileSync(join(root, 'a/alpha', name, 'file'), 'x');
        }
        symlinkSync('/etc/hosts', join(root, 'a/alpha/absolute'));
        symlinkSync('../../beta/SKILL.md', join(root, 'a/alpha/scripts/outside'));
        return both();
      },
    ],
    [
      'with an empty folder',
      () => {
        mkdirSync(join(root, 'a/alpha/empty'));
        return both();
      },
    ],
    [
      'with other rights',
      () => {
        chmodSync(join(root, 'a/alpha/scripts/run.sh'), 0o755);
        return both();
      },
    ],
  ])('%s', async (_name, changed) => {
    const before = await skillSetDigest(both());
    expect(await skillSetDigest(changed())).toBe(before);
  });
});

describe('changes', () => {
  test.each<[string, () => UnitSkill[]]>([
    ['without a skill', () => both().slice(1)],
    ['in a plugin', () => [skill('a/alpha', 'acme'), skill('a/beta')]],
    [
      'under another name',
      () => {
        renameSync(join(root, 'a/alpha'), join(root, 'a/gamma'));
        return [skill('a/gamma'), skill('a/beta')];
      },
    ],
    [
      'with one more byte',
      () => {
        appendFileSync(join(root, 'a/alpha/scripts/run.sh'), ' ');
        return both();
      },
    ],
    [
      'with an empty file',
      () => {
        appendFileSync(join(root, 'a/alpha/empty'), '');
        return both();
      },
    ],
    [
      'with a file in another folder',
      () => {
        renameSync(join(root, 'a/alpha/scripts/run.sh'), join(root, 'a/alpha/run.sh'));
        return both();
      },
    ],
    [
      'with a link instead of a file of the same content',
      () => {
        renameSync(join(root, 'a/alpha/scripts'), join(root, 'a/alpha/tools'));
        mkdirSync(join(root, 'a/alpha/scripts'));
        symlinkSync('../tools/run.sh', join(root, 'a/alpha/scripts/run.sh'));
        return both();
      },
    ],
  ])('%s', async (_name, changed) => {
    const before = await skillSetDigest(both());
    expect(await skillSetDigest(changed())).not.toBe(before);
  });

  test('with where a link leads', async () => {
    const link = join(root, 'a/alpha/link');
    const digests = new Set<string>();
    for (const target of ['SKILL.md', 'scripts', 'scripts/run.sh', 'nowhere']) {
      symlinkSync(target, link);
      digests.add(await skillSetDigest(both()));
      rmSync(link);
    }
    expect(digests.size).toBe(4);
  });

  test('with a file and the name of a field of every object', async () => {
    const before = await skillSetDigest(both());
    await write('a/alpha/__proto__', 'x');
    expect(await skillSetDigest(both())).not.toBe(before);
  });
});

test('is that of the copies that a unit gets', async () => {
  await write('a/alpha/large', Buffer.alloc(3_000_000, 'x'));
  await write('a/alpha/node_modules/x', 'x');
  symlinkSync('scripts/run.sh', join(root, 'a/alpha/link'));
  symlinkSync('/etc/hosts', join(root, 'a/alpha/outside'));
  const skills = [skill('a/alpha'), skill('a/beta', 'acme')];
  const unit = await makeUnitFolder({
    parent: root,
    name: 'unit',
    workspace: null,
    excluded: [],
    files: [],
    given: () => null,
    skills,
    skillsFolder: '.claude/skills',
    asPlugins: true,
  });
  const copies = [
    { path: `${unit.workspace}/.claude/skills/alpha`, plugin: null },
    { path: `${unit.plugins[0] ?? ''}/skills/beta`, plugin: 'acme' },
  ];
  expect(await skillSetDigest(copies)).toBe(await skillSetDigest(skills));
});

test('a skill that is not there is an error that names it', async () => {
  await expect(skillSetDigest([skill('a/none')])).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('a/none') as string,
  });
});
