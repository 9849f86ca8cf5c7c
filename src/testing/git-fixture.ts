import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { runFromSmallProcess } from './small-process.ts';

/** A real git repository in a temporary directory, driven by the real git, deaf to the configuration of the machine. */
export interface FixtureRepository {
  readonly path: string;
  /** `file://`, because git takes a shortcut past its own protocol for plain paths, and knows no depth there. */
  readonly url: string;
  /** Runs git here and returns its output without the last newline. Throws when git fails. */
  git(...args: string[]): string;
  /** Writes the files (a single one named after the message if none are given), commits, and returns the id. */
  commit(message: string, files?: Readonly<Record<string, string | Uint8Array>>): string;
  /** Checks out a new branch. */
  branch(name: string, at?: string): void;
  /** Merges a branch into the one checked out, always with a merge commit, and returns its id. */
  merge(name: string): string;
  /** Adds a line of empty commits to the branch checked out, in one process however many, and returns the last id. */
  chain(length: number): string;
}

/** A temporary directory full of repositories; every commit gets a fixed author and a date a minute after the last. */
export interface GitFixture {
  readonly directory: string;
  /** For `openGitRepository`: the search path and a home without configuration. */
  readonly environment: NodeJS.ProcessEnv;
  init(name: string): FixtureRepository;
  /** A copy of a repository that another fixture made; what is committed from now on is younger. */
  copyOf(path: string, name: string): FixtureRepository;
  /** A bare copy that serves filters and bare ids, as GitHub does. */
  serve(source: FixtureRepository, name: string): FixtureRepository;
  clone(source: FixtureRepository, name: string, ...options: string[]): FixtureRepository;
  dispose(): void;
}

/** No process of its own after each commit, and no examples of hooks in each repository. */
const PLAIN_GIT = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
  GIT_TEMPLATE_DIR: '',
};

/** One start for all three. */
const COMMIT = 'git add --all && git commit --quiet --allow-empty -m "$1" && git rev-parse HEAD';

/** In a folder of its own, which is gone with `parent` or by `dispose`. */
export function gitFixture(parent = tmpdir()): GitFixture {
  const directory = realpathSync(mkdtempSync(join(parent, 'portcullis-git-')));
  const { PATH, Path } = process.env;
  const environment: NodeJS.ProcessEnv = {
    ...(PATH === undefined ? { Path } : { PATH }),
    HOME: directory,
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
  };
  let clock = 1_700_000_000;

  const run = (path: string, program: 'git' | 'sh', args: readonly string[], input = ''): string => {
    const date = `${(clock += 60)} +0000`;
    const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: date };
    const committer = { GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c@example.com', GIT_COMMITTER_DATE: date };
    const env = { ...environment, ...author, ...committer, ...PLAIN_GIT };
    return runFromSmallProcess(program, args, { cwd: path, env, input }).toString('utf8').replace(/\n$/, '');
  };

  const repository = (path: string): FixtureRepository => {
    const git = (...args: string[]) => run(path, 'git', args);
    return {
      path,
      url: pathToFileURL(path).href,
      git,
      commit(message, files = { [message]: message }) {
        for (const [name, content] of Object.entries(files)) {
          mkdirSync(dirname(join(path, name)), { recursive: true });
          writeFileSync(join(path, name), content);
        }
        return run(path, 'sh', ['-c', COMMIT, 'sh', message]);
      },
      branch(name, at = 'HEAD') {
        git('checkout', '--quiet', '-b', name, at);
      },
      merge(name) {
        git('merge', '--quiet', '--no-ff', '-m', `merge ${name}`, name);
        return git('rev-parse', 'HEAD');
      },
      chain(length) {
        const ref = git('symbolic-ref', 'HEAD');
        const commits = Array.from({ length }, (_, index) => {
          const from = index === 0 ? `from ${ref}^0\n` : '';
          return `commit ${ref}\ncommitter C <c@example.com> ${(clock += 60)} +0000\ndata 1\nx\n${from}`;
        });
        run(path, 'git', ['fast-import', '--quiet'], `${commits.join('\n')}\n`);
        return git('rev-parse', 'HEAD');
      },
    };
  };

  const into = (name: string, ...args: string[]): FixtureRepository => {
    run(directory, 'git', [...args, join(directory, name)]);
    return repository(join(directory, name));
  };

  return {
    directory,
    environment,
    init: (name) => into(name, 'init', '--quiet', '--initial-branch=main'),
    copyOf(path, name) {
      cpSync(path, join(directory, name), { recursive: true, preserveTimestamps: true });
      clock += 86_400;
      return repository(join(directory, name));
    },
    serve(source, name) {
      const config = ['allowFilter', 'allowAnySHA1InWant'].flatMap((key) => ['--config', `uploadpack.${key}=true`]);
      return into(name, 'clone', '--quiet', '--bare', ...config, source.url);
    },
    clone: (source, name, ...options) => into(name, 'clone', '--quiet', ...options, source.url),
    dispose: () => rmSync(directory, { recursive: true, force: true }),
  };
}
