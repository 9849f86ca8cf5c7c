import { describe, expect, test } from 'vitest';
import { CLIENT_FILES } from '../providers/known-providers.ts';
import { changesOfPaths, type ChangedPathsRequest, type ChangesOfPaths } from './changes-of-paths.ts';

function changesAt(paths: readonly string[], more: Partial<ChangedPathsRequest> = {}): ChangesOfPaths {
  return changesOfPaths({
    paths,
    skills: [
      { names: ['pdf', 'PDF forms'], folders: ['.claude/skills/pdf'], files: ['.claude/skills/pdf/SKILL.md'] },
      {
        names: ['mail'],
        folders: ['.claude/skills/mail', 'shared/mail'],
        files: ['.claude/skills/mail/SKILL.md', 'docs/mail.md'],
      },
    ],
    roots: ['.claude/skills'],
    compared: new Set(['cases/routing/a.json', '.github/portcullis/baseline.json']),
    before: new Map(),
    imported: new Set(['docs/rules.md']),
    clients: CLIENT_FILES,
    ...more,
  });
}

function changes(paths: readonly string[], more: Partial<ChangedPathsRequest> = {}): [string[], readonly string[]] {
  const { skills, everything } = changesAt(paths, more);
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
    [
      'instructions by path',
      ['.github/instructions/a.instructions.md'],
      [],
      ['.github/instructions/a.instructions.md'],
    ],
    ['a file that SKILL.md is a link to', ['docs/mail.md'], ['mail'], []],
    ['a command', ['app/.claude/commands/git/commit.md'], ['commit'], []],
    ['an agent', ['.github/agents/judge.agent.md'], ['judge'], []],
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
    ['a manifest of somebody else', ['.claude-plugin/plugin.json'], [], ['.claude-plugin/plugin.json']],
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
    const top = { roots: [''], skills: [{ names: ['pdf'], folders: ['pdf'], files: ['pdf/SKILL.md'] }] };
    expect(changes(['pdf/SKILL.md', 'README.md'], top)).toEqual([['pdf'], []]);
    expect(changes(['old/SKILL.md', 'old/more.md', '.claude-plugin/plugin.json'], top)).toEqual([
      ['old'],
      ['.claude-plugin/plugin.json'],
    ]);
  });
});

describe('what clients list', () => {
  const plugin = new Map([['kit/.claude-plugin/plugin.json', '100644 a']]);
  const inPlugin: Partial<ChangedPathsRequest> = { roots: ['kit/skills'], skills: [], before: plugin };

  test.each<[string, string, string[], Partial<ChangedPathsRequest>?]>([
    ['a skill', '.claude/skills/pdf/SKILL.md', ['pdf']],
    ['no other file of it', '.claude/skills/pdf/scripts/run.py', []],
    ['no SKILL.md below it', '.claude/skills/pdf/examples/SKILL.md', []],
    ['what Codex reads beside it', '.claude/skills/pdf/agents/openai.yaml', ['pdf']],
    ['the link that it lies behind', '.claude/skills/mail', ['mail']],
    ['what that leads to', 'shared/mail/SKILL.md', ['mail']],
    ['a submodule that holds it', 'shared', ['mail']],
    ['what SKILL.md is a link to', 'docs/mail.md', ['mail']],
    ['a skill that is gone', '.claude/skills/old/SKILL.md', ['old']],
    ['no other file of one', '.claude/skills/old/notes.md', []],
    ['a command', '.claude/commands/commit.md', ['commit']],
    ['a command in a folder, of an app', 'app/.claude/commands/git/commit.md', ['commit']],
    ['no script beside it', '.claude/commands/run.sh', []],
    ['an agent', '.claude/agents/judge.md', ['judge']],
    ['an agent of Copilot', '.github/agents/judge.agent.md', ['judge']],
    ['an agent of Codex', '.codex/agents/judge.toml', ['judge']],
    ['a prompt', '.github/prompts/ask.prompt.md', ['ask']],
    ['no folder called alike', 'docs/agents/judge.md', []],
    ['no agents of a folder that is no plugin', 'kit/agents/judge.md', [], { ...inPlugin, before: new Map() }],
    ['an agent of a plugin', 'kit/agents/judge.md', ['judge'], inPlugin],
    ['a command of a plugin', 'kit/commands/a/b.md', ['b'], inPlugin],
    [
      'a command of a plugin at the top',
      'commands/b.md',
      ['b'],
      { roots: ['skills'], before: new Map([['.claude-plugin/plugin.json', '100644 a']]) },
    ],
    ['a name with many dots and slashes', `${'/.'.repeat(20_000)}.md`, []],
  ])('%s', (_name, path, expected, more) => {
    expect(changesAt([path], more).listed).toEqual(expected.map((name) => ({ name, path })));
  });
});
