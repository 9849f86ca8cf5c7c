import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type FixtureRepository, type GitFixture, gitFixture } from '../../testing/git-fixture.ts';
import { gitCommand, gitEnvironment, gitText } from './git-command.ts';

let fixture: GitFixture;
let repository: FixtureRepository;
beforeAll(() => {
  fixture = gitFixture();
  repository = fixture.init('repository');
  repository.commit('big', { big: new Uint8Array(3_000_000).fill(0xff) });
  repository.chain(2);
});
afterAll(() => fixture.dispose());

/** A `git` of our own, first on the search path. */
function withGit(name: string, script: string): NodeJS.ProcessEnv {
  const directory = join(fixture.directory, name);
  mkdirSync(directory);
  writeFileSync(join(directory, 'git'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(directory, 'git'), 0o755);
  return { ...fixture.environment, PATH: `${directory}:${fixture.environment.PATH}` };
}

describe('gitCommand', () => {
  it('returns every byte', async () => {
    const { exitCode, stdout } = await gitCommand(repository.path, fixture.environment)('cat-file', 'blob', 'HEAD:big');
    expect(exitCode).toBe(0);
    expect(stdout.equals(Buffer.alloc(3_000_000, 0xff))).toBe(true);
  });

  it('waits for output that comes after the end of the process', async () => {
    const git = gitCommand(repository.path, withGit('slow', '(sleep 0.3; echo late) & echo early'));
    expect(await gitText(git, 'ls-tree')).toBe('early\nlate\n');
  });

  it('tells a failure that says nothing', async () => {
    const git = gitCommand(repository.path, fixture.environment);
    expect((await git('merge-base', '--is-ancestor', 'HEAD', 'HEAD~1')).exitCode).toBe(1);
    expect((await git('merge-base', '--is-ancestor', 'HEAD~1', 'HEAD')).exitCode).toBe(0);
  });

  it('does not take a process that a signal ended for a success', async () => {
    const git = gitCommand(repository.path, withGit('killed', 'echo half; kill -9 $$'));
    expect((await git('ls-tree')).exitCode).not.toBe(0);
    await expect(gitText(git, 'ls-tree')).rejects.toThrow(expect.objectContaining({ code: 'not_comparable' }));
  });

  it('gives up on a git that falls silent, even if what it started lives on', async () => {
    const silent = withGit('silent', 'echo some; sleep 8 & wait');
    const { exitCode, reason } = await gitCommand(repository.path, silent, 200)('fetch');
    expect({ exitCode, reason }).toEqual({ exitCode: null, reason: 'block timeout reached' });
  }, 4_000);

  it('says in one line why git failed, without progress, credentials and control characters', async () => {
    const script = `printf 'Counting 1%%\\rCounting 2%%\\nfatal: no \\033[31mhttps://me:secret@host/x\\nerror: more\\n' >&2; exit 3`;
    const output = await gitCommand(repository.path, withGit('failing', script))('fetch');
    expect(output).toMatchObject({ exitCode: 3, reason: 'fatal: no  [31mhttps://***@host/x; error: more' });
  });

  it('hands git the environment of gitEnvironment', async () => {
    const git = gitCommand(repository.path, { ...withGit('env', 'env'), GIT_DIR: '/elsewhere', EDITOR: 'vi', A: 'b' });
    const lines = (await gitText(git, 'x')).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['A=b', 'LC_ALL=C', 'GIT_NO_REPLACE_OBJECTS=1', 'GIT_ASKPASS=false']));
    expect(lines.filter((line) => /^(?:GIT_DIR|EDITOR)=/.test(line))).toEqual([]);
  });

  it('names the remedy when there is no git', async () => {
    const git = gitCommand(repository.path, { PATH: join(fixture.directory, 'nothing') });
    await expect(git('version')).rejects.toThrow(
      expect.objectContaining({ code: 'not_found', help: expect.stringContaining('Install git') }),
    );
  });

  it('refuses a directory that does not exist', () => {
    expect(() => gitCommand(join(fixture.directory, 'none'), {})).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });
});

describe('gitEnvironment', () => {
  it('leaves behind what would point git elsewhere or start a program', () => {
    const environment = gitEnvironment({
      PATH: '/bin',
      GITHUB_TOKEN: 'for a credential helper',
      GIT_DIR: '/elsewhere',
      GIT_WORK_TREE: '/elsewhere',
      git_index_file: '/elsewhere',
      GIT_OBJECT_DIRECTORY: '/elsewhere',
      GIT_GRAFT_FILE: '/elsewhere',
      GIT_CONFIG_COUNT: '1',
      GIT_ASKPASS: 'dialog',
      EDITOR: 'vi',
      UNSET: undefined,
    });
    expect(environment).toEqual({ ...gitEnvironment({}), PATH: '/bin', GITHUB_TOKEN: 'for a credential helper' });
  });

  it('hands on how to reach a remote', () => {
    expect(gitEnvironment({ GIT_SSH_COMMAND: 'ssh -i key' })).toHaveProperty('GIT_SSH_COMMAND', 'ssh -i key');
  });

  it('speaks C, never prompts, never writes the index, never follows replace refs', () => {
    expect(gitEnvironment({ LC_ALL: 'de_DE.UTF-8', GIT_TERMINAL_PROMPT: '1' })).toMatchObject({
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ASKPASS: 'false',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_NO_REPLACE_OBJECTS: '1',
    });
  });
});
