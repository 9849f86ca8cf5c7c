import { describe, expect, it } from 'vitest';
import { gitEnvironment } from './git-environment.ts';

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
