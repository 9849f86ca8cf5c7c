import { isAbsolute, join, resolve } from 'node:path';

import { EMPTY_BASELINE, parseBaseline, type Baseline } from '../contracts/baseline.ts';
import { parseCaseFile, type LocatedCase } from '../contracts/case-file.ts';
import { CONFIG_PATH, DEFAULT_CONFIG, type Config } from '../contracts/config.ts';
import type { ComparatorReport } from '../contracts/gate-result.ts';
import { globTest, isGlob } from '../io/find-files.ts';
import type { GitRepository } from '../io/git/git-repository.ts';
import { decodeUtf8, readOptionalTextFile, readTextFile } from '../io/read-text-file.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { configFromText } from './load-config.ts';
import type { World } from './world.ts';

/** What the comparator commit holds. */
export interface Comparator {
  readonly baseline: Baseline;
  readonly config: Config;
  /** Null where they are not known. */
  readonly cases: readonly LocatedCase[] | null;
  readonly report: ComparatorReport;
  readonly warnings: readonly string[];
  /** A file as the comparator has it; null where it has none. Throws `not_comparable` where that cannot be told. */
  readonly read: (path: string) => Promise<FileText | null>;
}

export interface FileText {
  readonly text: string;
  /** The id of its blob; null where no commit was read. */
  readonly blob: string | null;
}

/** A baseline given as a file: no comparator is used, and the working tree's own policy holds. */
export async function fileComparator(world: World, path: string, config: Config): Promise<Comparator> {
  const baseline = parseBaseline(await readTextFile(resolve(world.cwd, path), 'the baseline'), path);
  return {
    baseline,
    config,
    cases: null,
    report: {
      kind: 'file',
      base_ref: null,
      base_tip: null,
      merge_base: null,
      alternatives: [],
      steps: [],
      baseline_path: path,
      baseline_blob: null,
      baseline_outcome: 'found',
      config_outcome: 'default',
    },
    warnings: [`no comparator was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`],
    read: async (other) => {
      const text = await readOptionalTextFile(join(world.root, other), 'a file of the comparator');
      return text === undefined ? null : { text, blob: null };
    },
  };
}

/**
 * The merge base of a ref and HEAD, and what it holds. Found, first adoption (neither configuration nor baseline), and "cannot be
 * told" are three different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
export async function gitComparator(
  repository: GitRepository,
  baseRef: string,
  headCases: HeadPlaces,
): Promise<Comparator> {
  const base = await repository.mergeBase(baseRef, 'HEAD');
  if (base.kind === 'unknown') {
    throw notComparable(
      `the merge base of ${baseRef} and HEAD is not known: ${base.reason}`,
      'Fetch the history (with actions/checkout: fetch-depth: 0) or name another ref with --base-ref.',
    );
  }
  const { commit } = base;
  const configText = await textAt(repository, commit, CONFIG_PATH);
  const config =
    configText === null
      ? DEFAULT_CONFIG
      : await orNotComparable(commit, () => configFromText(configText.text, at(commit, CONFIG_PATH)));
  const baselineText = await textAt(repository, commit, config.baseline);
  if (baselineText === null && configText !== null) {
    throw notComparable(
      `the comparator ${commit} is configured, but has no baseline at ${config.baseline}`,
      'Restore the baseline on the base branch, or correct the path in its configuration.',
    );
  }
  const baseline =
    baselineText === null
      ? EMPTY_BASELINE
      : await orNotComparable(commit, () =>
          Promise.resolve(parseBaseline(baselineText.text, at(commit, config.baseline))),
        );
  const crossing =
    base.alternatives.length === 0
      ? []
      : [`history crosses over: ${commit} was taken of several merge bases (others: ${base.alternatives.join(', ')})`];
  const cases = await casesAt(repository, commit, config, headCases);
  const unseen =
    cases === null && baselineText !== null
      ? [`the comparator ${commit} has no case files, so that loosened cases cannot be seen`]
      : [];
  return {
    baseline,
    config,
    cases,
    report: {
      kind: 'git',
      base_ref: base.resolvedBaseRef,
      base_tip: base.base,
      merge_base: commit,
      alternatives: [...base.alternatives],
      steps: [...base.steps],
      baseline_path: config.baseline,
      baseline_blob: baselineText?.blob ?? null,
      baseline_outcome: baselineText === null ? 'first_adoption' : 'found',
      config_outcome: configText === null ? 'default' : 'found',
    },
    warnings: [...crossing, ...unseen],
    read: (path) => textAt(repository, commit, path),
  };
}

/** Where the head has its cases. */
export interface HeadPlaces {
  readonly paths: readonly string[];
  /** Named by who called the gate, not by the pull request's configuration. */
  readonly named: boolean;
}

/**
 * The comparator's cases: where its configuration says. Where that says nothing, at the default places; the head's own come in for
 * cases that are not found there, and come first where the caller named them. Null where there are none.
 */
async function casesAt(
  repository: GitRepository,
  commit: string,
  config: Config,
  head: HeadPlaces,
): Promise<readonly LocatedCase[] | null> {
  if (config.namesCases) {
    const cases = await readCasesAt(repository, commit, config.cases);
    if (cases !== null && cases.missing.length === 0) return cases.found;
    throw notComparable(
      `the comparator ${commit} is configured with the cases ${config.cases.join(', ')}, but does not have them`,
      'Restore them on the base branch, or correct the path in its configuration.',
    );
  }
  const own = await readCasesAt(repository, commit, head.paths);
  if (head.named && own !== null) return own.found;
  const usual = await readCasesAt(repository, commit, config.cases);
  if (own === null && usual === null) return null;
  const byId = new Map<string, LocatedCase>();
  for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])]) byId.set(item.definition.case_id, item);
  return [...byId.values()];
}

/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCasesAt(
  repository: GitRepository,
  commit: string,
  paths: readonly string[],
): Promise<{ readonly found: readonly LocatedCase[]; readonly missing: readonly string[] } | null> {
  const files = new Map<string, LocatedCase[]>();
  const missing: string[] = [];
  for (const path of paths) {
    if (isAbsolute(path)) continue;
    for (const file of await filesAt(repository, commit, path)) {
      if (files.has(file)) continue;
      const read = await textAt(repository, commit, file);
      if (read === null) missing.push(file);
      else {
        const parse = (): Promise<LocatedCase[]> => Promise.resolve([...parseCaseFile(read.text, at(commit, file))]);
        files.set(file, await orNotComparable(commit, parse));
      }
    }
  }
  return files.size === 0 ? null : { found: [...files.values()].flat(), missing };
}

/** A path itself, or what it matches as a glob. A file may be called as a glob looks. */
async function filesAt(repository: GitRepository, commit: string, path: string): Promise<readonly string[]> {
  if (!isGlob(path)) return [path];
  const [matches, all] = [await globTest(path), await repository.listFilesAt(commit)];
  return all.includes(path) ? [path] : all.filter((file) => matches(file));
}

async function textAt(
  repository: GitRepository,
  commit: string,
  path: string,
): Promise<{ text: string; blob: string } | null> {
  const read = await repository.readFileAt(commit, path.replace(/^\.\//, ''));
  if (read.kind === 'absent') return null;
  if (read.kind === 'unreadable') throw notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
  return {
    text: await orNotComparable(commit, () => Promise.resolve(decodeUtf8(read.bytes, at(commit, path), 'a file'))),
    blob: read.blob,
  };
}

/** What is wrong at the comparator is nothing that this pull request could correct: it stops the comparison. */
async function orNotComparable<T>(commit: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
    throw new PortcullisError('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
  }
}

function at(commit: string, path: string): string {
  return `${commit.slice(0, 12)}:${path}`;
}

function notComparable(message: string, help?: string): PortcullisError {
  return new PortcullisError('not_comparable', message, help);
}
