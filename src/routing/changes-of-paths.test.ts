import { describe, expect, test } from 'vitest';
import { changesOfPaths, type ChangedPathsRequest } from './changes-of-paths.ts';

function changes(paths: readonly string[], more: Partial<ChangedPathsRequest> = {}): [string[], readonly string[]] {
  const { skills, everything } = changesOfPaths({
    paths,
    skills: [
      { names: ['pdf', 'PDF forms'], folders: ['.claude/skills/pdf'] },
      { names: ['mail'], folders: ['.claude/skills/mail', 'shared/mail'] },
    ],
    roots: ['.claude/skills'],
    compared: new Set(['cases/routing/a.json', '.github/portcullis/baseline.json']),
    ...more,
  });
  return [[...skills], everything];
}

describe('changesOfPaths', () => {
  test.each<[string, string[], string[], string[]]>([
    ['nothing', [], [], []],
    ['a file of a skill', ['.claude/skills/pdf/scripts/run.py'], ['pdf', 'PDF forms'], []],
    ['what a link leads to', ['shared/mail/SKILL.md'], ['mail'], []],
    ['the link itself', ['.claude/skills/mail'], ['mail'], []],
    ['a name that begins alike', ['shared/mailbox/SKILL.md'], [], []],
    ['a skill that is gone', ['.claude/skills/old/SKILL.md', '.claude/skills/old/x/y.md'], ['old'], []],
    ['a skill that is gone, in a category', ['.claude/skills/office/old/SKILL.md'], ['old'], []],
    ['instructions of the agents', ['AGENTS.md'], [], ['AGENTS.md']],
    ['their settings', ['app/.claude/settings.json'], [], ['app/.claude/settings.json']],
    ['what is called alike', ['docs/MY-AGENTS.md', 'settings.json'], [], []],
    ['what skills share', ['.claude/skills/common/words.md'], [], ['.claude/skills/common/words.md']],
    ['a file in the root', ['.claude/skills/README.md'], [], ['.claude/skills/README.md']],
    [
      'the manifest beside the root',
      ['.claude/.claude-plugin/plugin.json'],
      [],
      ['.claude/.claude-plugin/plugin.json'],
    ],
    ['a manifest of somebody else', ['.claude-plugin/plugin.json'], [], []],
    ['the root as a submodule', ['.claude/skills'], ['pdf', 'PDF forms', 'mail'], ['.claude/skills']],
    ['a submodule that holds the root', ['.claude'], ['pdf', 'PDF forms', 'mail'], ['.claude']],
    ['the configuration', ['.github/portcullis/config.yml'], [], ['.github/portcullis/config.yml']],
    ['the lock', ['.github/portcullis/clients-lock.json'], [], ['.github/portcullis/clients-lock.json']],
    ['a workflow', ['.github/workflows/gate.yml'], [], ['.github/workflows/gate.yml']],
    ['an action of the repository', ['.github/actions/x/action.yml'], [], ['.github/actions/x/action.yml']],
    ['other files of GitHub', ['.github/CODEOWNERS', '.github/dependabot.yml'], [], []],
    ['files that are compared', ['cases/routing/a.json', '.github/portcullis/baseline.json'], [], []],
    ['anything else', ['README.md', 'src/a.ts'], [], []],
  ])('%s', (_name, paths, skills, everything) => {
    expect(changes(paths)).toEqual([skills, everything]);
  });

  test('skills at the top of the repository', () => {
    const top = { roots: [''], skills: [{ names: ['pdf'], folders: ['pdf'] }] };
    expect(changes(['pdf/SKILL.md', 'README.md'], top)).toEqual([['pdf'], []]);
    expect(changes(['old/SKILL.md', 'old/more.md', '.claude-plugin/plugin.json'], top)).toEqual([
      ['old'],
      ['.claude-plugin/plugin.json'],
    ]);
  });
});
