import { notComparable } from '../../kernel/portcullis-error.ts';
import { isAbsolute, join, resolve } from 'node:path';

import { type Baseline, EMPTY_BASELINE, parseBaseline } from '../../contracts/baseline.ts';
import type { LocatedCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { OutcomeBaseline } from '../../contracts/gate-result.ts';
import { readOptionalRepositoryFile, readRepositoryFile } from '../../io/repository-file.ts';
import { HIDES_READS } from '../../providers/known-providers.ts';
import { requirementsOf, tokensOf } from '../../routing/requirements.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { casePaths, casesIn } from '../repository/load-cases.ts';
import type { World } from '../world/world.ts';
import type { CompareRequest } from './compare-request.ts';
import { resolveComparator, type Comparator } from './resolve-comparator.ts';

/** What the comparator says of routing. Further files of it can be read. */
export interface RoutingComparator extends Pick<
  Comparator,
  'config' | 'name' | 'read' | 'parse' | 'entries' | 'commits'
> {
  readonly baseline: Baseline;
  /** Null where they are not known. */
  readonly cases: readonly LocatedCase[] | null;
  /** Where the baseline was looked for. */
  readonly place: OutcomeBaseline;
  readonly warnings: readonly string[];
}

/**
 * What a plan or a run is compared with; null where nothing is.
 *
 * @param paths of the case files; null means the configured ones
 * @throws PortcullisError `not_comparable` where it is unknown
 */
export async function loadRoutingComparator(
  world: World,
  request: CompareRequest | null,
  paths: readonly string[] | null,
): Promise<RoutingComparator | null> {
  if (request === null) return null;
  const comparator = await resolveComparator(world, request);
  const configured = (await configOrDefault(world.root)).cases;
  return routingComparator(comparator, { paths: casePaths(world, paths) ?? configured, named: paths !== null });
}

/** A baseline given as a file: no comparator is used. `path` is relative to where the command runs. */
export async function fileBaseline(world: World, comparator: Comparator, path: string): Promise<RoutingComparator> {
  const baseline = parseBaseline(await readRepositoryFile(world.root, resolve(world.cwd, path), 'the baseline'), path);
  const warning = `no merge base was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`;
  return {
    ...comparator,
    baseline,
    cases: null,
    place: { path, blob: null, outcome: 'found' },
    warnings: [warning],
  };
}

/**
 * Baseline and cases as the comparator has them. Found, first adoption (neither configuration nor baseline), and "unknown" are three
 * different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
export async function routingComparator(comparator: Comparator, headCases: HeadPlaces): Promise<RoutingComparator> {
  const { config, name, isConfigured } = comparator;
  const file = await comparator.read(config.baseline);
  if (file === null && isConfigured) {
    throw notComparable(
      `${name} is configured, but has no baseline at ${config.baseline}`,
      'Restore the baseline on the base branch, or correct the path in its configuration.',
    );
  }
  const baseline =
    file === null ? EMPTY_BASELINE : comparator.parse(config.baseline, (shown) => baselineIn(file.text, shown));
  const cases = await comparatorCases(comparator, headCases);
  const unseen =
    cases === null && file !== null ? [`${name} has no case files, so that loosened cases cannot be seen`] : [];
  return {
    ...comparator,
    baseline,
    cases,
    place: {
      path: config.baseline,
      blob: file?.blob ?? null,
      outcome: file === null ? 'first_adoption' : 'found',
    },
    warnings: unseen,
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
export async function comparatorCases(
  comparator: Comparator,
  head: HeadPlaces,
): Promise<readonly LocatedCase[] | null> {
  const { config, name } = comparator;
  if (config.namesCases) {
    const cases = await readCases(comparator, config.cases);
    if (cases !== null && cases.missing.length === 0) return cases.found;
    throw notComparable(
      `${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`,
      'Restore them on the base branch, or correct the path in its configuration.',
    );
  }
  const own = await readCases(comparator, head.paths);
  if (head.named && own !== null) return own.found;
  const usual = await readCases(comparator, config.cases);
  if (own === null && usual === null) return null;
  const byId = new Map<string, LocatedCase>();
  for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])]) byId.set(item.definition.case_id, item);
  return [...byId.values()];
}

/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCases(
  comparator: Comparator,
  paths: readonly string[],
): Promise<{ readonly found: readonly LocatedCase[]; readonly missing: readonly string[] } | null> {
  const cases = new Map<string, readonly LocatedCase[]>();
  const missing: string[] = [];
  for (const path of paths) {
    if (isAbsolute(path)) continue;
    for (const file of await comparator.filesAt(path)) {
      if (cases.has(file)) continue;
      const read = await comparator.read(file);
      if (read === null) missing.push(file);
      else
        cases.set(
          file,
          comparator.parse(file, (shown) => casesIn(read.text, shown)),
        );
    }
  }
  return cases.size === 0 ? null : { found: [...cases.values()].flat(), missing };
}

/** What the comparator's version of a case asks for, so that it is recorded beside what the case itself asks. */
export function comparatorTokens(
  before: readonly LocatedCase[],
  { definition }: LocatedCase,
  agent: string,
): { readonly furtherTokens?: readonly string[]; readonly furtherAnyTokens?: readonly string[] } {
  const ids = new Set([definition.case_id, definition.renamed_from]);
  const earlier = before.find((item) => ids.has(item.definition.case_id));
  if (earlier === undefined) return {};
  const asked = requirementsOf(earlier.definition, agent, HIDES_READS);
  return { furtherTokens: tokensOf(asked), furtherAnyTokens: asked.any ?? [] };
}

/** The baseline that the working tree proposes; an empty one where it has none. */
export async function headBaseline(root: string, config: Config): Promise<Baseline> {
  const text = await readOptionalRepositoryFile(root, join(root, config.baseline), 'the baseline');
  return text === undefined ? EMPTY_BASELINE : baselineIn(text, config.baseline);
}

const PARSED = new Map<string, Baseline>();

/** Parsed once, since most changes leave it as the merge base has it. */
function baselineIn(text: string, file: string): Baseline {
  const baseline = PARSED.get(text) ?? parseBaseline(text, file);
  PARSED.set(text, baseline);
  return baseline;
}
