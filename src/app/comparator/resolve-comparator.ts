import { join } from 'node:path';

import type { CommitEntries, CommitFiles } from '../../contracts/commit-files.ts';
import { CONFIG_PATH, DEFAULT_CONFIG, type Config } from '../../contracts/config.ts';
import type { ComparatorReport } from '../../contracts/gate-result.ts';
import { globTest, isGlob } from '../../io/find-files.ts';
import { decodeUtf8 } from '../../io/read-text-file.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { comparatorFiles } from './comparator-files.ts';
import type { ComparatorSources } from './comparator-sources.ts';
import type { ComparatorRequest } from './event-comparator.ts';
import { configFromText } from '../repository/load-config.ts';
import { resolveComparatorCommit } from './resolve-comparator-commit.ts';
import type { World } from '../world/world.ts';

/** What a gate compares with: its policy, and what else it holds. */
export interface Comparator {
  /** A commit, or the working tree where a file is compared with as it is. */
  readonly kind: 'git' | 'file';
  readonly config: Config;
  /** Whether it has a configuration; else the defaults hold. */
  readonly isConfigured: boolean;
  /** The commit, in messages. */
  readonly name: string;
  readonly warnings: readonly string[];
  /** Every commit that was used. */
  readonly commits: ComparatorReport;
  /** A file as the comparator has it; null where it has none. Throws `not_comparable` where that cannot be told. */
  readonly read: (path: string) => Promise<FileText | null>;
  /** The files of a path: itself, or what it matches as a glob. A file may be called as a glob looks. */
  readonly filesAt: (path: string) => Promise<readonly string[]>;
  /** Everything that it tracks, by which it is compared with another commit. Throws `not_comparable` where that cannot be told. */
  readonly entries: () => Promise<CommitEntries>;
  /** Parses what was read; what is wrong with it throws `not_comparable`, since this pull request could not correct it. */
  readonly parse: <T>(path: string, parse: (file: string) => T) => T;
}

export interface FileText {
  readonly text: string;
  /** The id of its blob; null where no commit was read. */
  readonly blob: string | null;
}

/** No comparator: the working tree's own policy holds, and what else is compared with is its own. */
export function workingTreeComparator(world: World, config: Config): Comparator {
  return {
    kind: 'file',
    config,
    isConfigured: false,
    name: 'the working tree',
    warnings: [],
    commits: {
      kind: 'file',
      event: null,
      source: null,
      base_ref: null,
      base_tip: null,
      merge_base: null,
      head_sha: null,
      tested_sha: null,
      alternatives: [],
      steps: [],
      config_outcome: 'default',
    },
    read: async (path) => {
      const text = await readOptionalRepositoryFile(world.root, join(world.root, path), 'a file to compare with');
      return text === undefined ? null : { text, blob: null };
    },
    filesAt: (path) => Promise.resolve([path]),
    entries: () => Promise.reject(notComparable('the working tree is compared with nothing, so that nothing changed')),
    parse: (path, parse) => parse(path),
  };
}

/**
 * The commit that is asked for and its policy, by the API or git. What cannot be told throws `not_comparable` and never reads as "there is
 * none".
 *
 * @param event the name of the event that asks; null where none does
 */
export async function resolveComparator(
  sources: ComparatorSources,
  request: ComparatorRequest,
  event: string | null,
): Promise<Comparator> {
  const testedSha = await sources.repository.headCommit();
  if (testedSha === null) throw notComparable(`${sources.repository.root}: expected a commit, found none yet`);
  const found = await resolveComparatorCommit(sources, request, testedSha);
  const { commit } = found;
  const files = await comparatorFiles(sources, commit, found.steps);
  const configText = await textAt(files, commit, CONFIG_PATH);
  const config =
    configText === null
      ? DEFAULT_CONFIG
      : await orNotComparable(commit, () => configFromText(configText.text, at(commit, CONFIG_PATH)));
  const others = found.alternatives.join(', ');
  const crossing = `history crosses over: ${commit} was taken of several merge bases (others: ${others})`;
  return {
    kind: 'git',
    config,
    isConfigured: configText !== null,
    name: `the comparator ${commit}`,
    warnings: [...found.warnings, ...(found.alternatives.length === 0 ? [] : [crossing])],
    commits: {
      kind: 'git',
      event,
      source: found.source,
      base_ref: found.baseRef,
      base_tip: found.baseTip,
      merge_base: commit,
      head_sha: found.headSha,
      tested_sha: found.testedSha,
      alternatives: [...found.alternatives],
      // Reading may add to them; they are told when everything was read.
      steps: found.steps,
      config_outcome: configText === null ? 'default' : 'found',
    },
    read: (path) => textAt(files, commit, path),
    filesAt: (path) => filesAt(files, commit, path),
    entries: () => files.listEntriesAt(commit),
    parse: (path, parse) => {
      try {
        return parse(at(commit, path));
      } catch (error) {
        throw invalidAt(commit, error);
      }
    },
  };
}

async function filesAt(files: CommitFiles, commit: string, path: string): Promise<readonly string[]> {
  if (!isGlob(path)) return [path];
  const [matches, all] = [await globTest(path), await files.listFilesAt(commit)];
  return all.includes(path) ? [path] : all.filter((file) => matches(file));
}

async function textAt(files: CommitFiles, commit: string, path: string): Promise<FileText | null> {
  const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
  if (read.kind === 'absent') return null;
  if (read.kind === 'unreadable') throw notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
  return {
    text: await orNotComparable(commit, () => Promise.resolve(decodeUtf8(read.bytes, at(commit, path), 'a file'))),
    blob: read.blob,
  };
}

async function orNotComparable<T>(commit: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw invalidAt(commit, error);
  }
}

function invalidAt(commit: string, error: unknown): unknown {
  if (!(error instanceof PortcullisError)) return error;
  const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
  return new PortcullisError('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
}

function at(commit: string, path: string): string {
  return `${commit.slice(0, 12)}:${path}`;
}

/** Nothing can be said about what is compared: exit code 3. */
export function notComparable(message: string, help?: string): PortcullisError {
  return new PortcullisError('not_comparable', message, help);
}
