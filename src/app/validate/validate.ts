import { join, resolve } from 'node:path';

import { append } from '../../kernel/append.ts';
import { didYouMean } from '../../kernel/similar-name.ts';
import { parseBaseline } from '../../contracts/baseline.ts';
import { caseProblems, caseSetDigest, parseCaseFile, type LocatedCase } from '../../contracts/case-file.ts';
import { CONFIG_PATH, type Config } from '../../contracts/config.ts';
import { parseJsonSource } from '../../contracts/json-source.ts';
import { parseTypestateBaseline } from '../../contracts/typestate-baseline.ts';
import type { Problem } from '../../contracts/problem.ts';
import { SkillInventory } from '../../evidence/skill-identity.ts';
import { filesMatching, isPattern } from '../../io/find-files.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { readOptionalRepositoryFile, readRepositoryFile } from '../../io/repository-file.ts';
import { canonicalDigest } from '../world/canonical-digest.ts';
import { collectProblems } from '../repository/collect-problems.ts';
import { caseFiles, casePaths, displayPath, invokedOn } from '../repository/load-cases.ts';
import { loadConfig, type LoadedConfig, refuseLostBaseline, UNCONFIGURED } from '../repository/load-config.ts';
import { clientSkills, unavailableSkills, type ClientSkills } from '../repository/client-skills.ts';
import { loadSkills } from '../repository/load-skills.ts';
import { workingTreeComparator } from '../comparator/resolve-comparator.ts';
import { ownKpiBaseline } from '../kpi/own-kpi-baseline.ts';
import { baselineOf, policyOf } from '../required/required-files.ts';
import { retryPolicyOf } from '../retry/retry-policy.ts';
import { TOOL_REGISTRY_FILE } from '../../contracts/tool-registry.ts';
import { RETRY_POLICY_FILE } from '../../gates/required/rules.ts';
import { registryOf } from '../tools/load-registry.ts';
import { configuredTurnFiles } from '../typestate/turn-files.ts';
import type { World } from '../world/world.ts';
import { groupedBy } from '../../contracts/grouped-by.ts';
import { frontmatterFlaws } from '../../evidence/frontmatter-flaws.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import { HIDES_READS, PROVIDERS } from '../../providers/known-providers.ts';
import { requirementsOf } from '../../routing/requirements.ts';
import { samplingWarnings } from './sampling-warnings.ts';

export interface ValidateOptions {
  readonly cases: readonly string[] | null;
  readonly baseline: string | null;
  readonly skills: readonly string[] | null;
}

export interface Validation {
  readonly cases: number;
  readonly case_set_digest: string | null;
  readonly baseline_entries: number;
  readonly skills: number | null;
  /** A line for each provider that has not all of the skills. */
  readonly not_available: readonly string[];
  /** What is ignored, or not as it says; skills that a client will not load as they are written, and no case needs there. */
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** Checks configuration, cases and baseline. What is wrong is listed with file and line, in all files and not only in the first. */
export async function validateAll(world: World, options: ValidateOptions): Promise<Validation> {
  holdMemory('all');
  const problems: Problem[] = [];
  const checked = await collectProblems(problems, CONFIG_PATH, () => loadConfig(world.root));
  const configured = checked?.config ?? null;
  append(problems, checked?.problems ?? []);
  const config = configured ?? UNCONFIGURED;
  const paths = casePaths(world, options.cases) ?? config.cases;
  const files = configured === null && options.cases === null ? [] : await caseFiles(world.root, paths);
  const cases: LocatedCase[] = [];
  let complete = files.length > 0;
  for (const file of files) {
    const read = (): Promise<string> => readRepositoryFile(world.root, file, 'the case file');
    const parsed = await collectProblems(problems, file, async () => parseCaseFile(await read(), file));
    complete &&= parsed !== null;
    append(cases, parsed ?? []);
  }
  if (complete && cases.length === 0) {
    const help = 'a gate without cases would hold whatever happens';
    problems.push({ file: files[0] ?? '', line: 1, pointer: '', expected: 'at least one case', found: 'none', help });
  }

  const roots = options.skills?.map((root) => resolve(world.cwd, root)) ?? config.skills;
  const loaded = await collectProblems(problems, options.skills === null ? CONFIG_PATH : '--skills', () =>
    loadSkills(world.root, roots),
  );
  const installed = roots.length === 0 ? null : (loaded?.listings ?? null);
  const inventory = installed === null ? null : new SkillInventory(installed);
  append(
    problems,
    caseProblems(
      cases,
      inventory === null ? null : (name) => inventory.has(name),
      await invokedOn(world.root, cases, config.providers, roots),
    ),
  );

  // Cases that were named on the command line need not be those that the configured baseline speaks of.
  const baseline = options.baseline ?? (options.cases === null && configured !== null ? config.baseline : null);
  const known = complete ? cases : null;
  const entries =
    baseline === null
      ? 0
      : await collectProblems(problems, baseline, () =>
          checkBaseline(world, baseline, options.baseline !== null, known, checked, problems),
        );
  if (entries === undefined && checked !== null)
    await collectProblems(problems, CONFIG_PATH, () => refuseLostBaseline(world.root, checked));
  await collectProblems(problems, CONFIG_PATH, () => checkTypestate(world, config, problems));
  const tree = workingTreeComparator(world, config);
  await collectProblems(problems, CONFIG_PATH, () => policyOf(tree));
  await collectProblems(problems, CONFIG_PATH, () => baselineOf(tree));
  await collectProblems(problems, RETRY_POLICY_FILE, () => retryPolicyOf(world, tree));
  await collectProblems(problems, TOOL_REGISTRY_FILE, () => registryOf(tree));
  await collectProblems(problems, CONFIG_PATH, () => ownKpiBaseline(world.root, config.kpi));
  const clients = loaded === null ? new Map() : await clientSkills(world.root, roots, config, config.providers.keys());
  const flawed = frontmatterProblems(world.root, clients, cases);
  for (const { problem, isError } of flawed) if (isError) problems.push(problem);
  return {
    cases: cases.length,
    case_set_digest: problems.length === 0 ? caseSetDigest(cases) : null,
    baseline_entries: entries ?? 0,
    skills: installed?.length ?? null,
    not_available: unavailableSkills(clients),
    warnings: [
      ...samplingWarnings(checked, cases.length),
      ...flawed.flatMap(({ problem, isError }) => (isError ? [] : [problem])),
    ],
    problems,
  };
}

/** What the gate would read of turns: tolerated classes, policies, evidence files. */
async function checkTypestate(world: World, { typestate }: Config, problems: Problem[]): Promise<void> {
  if (typestate === null) return;
  const missing = (pointer: string, expected: string, found: string): void => {
    problems.push({ file: CONFIG_PATH, line: null, pointer: `/typestate/${pointer}`, expected, found, help: null });
  };
  await collectProblems(problems, typestate.baseline, async () => {
    const text = await readOptionalRepositoryFile(
      world.root,
      join(world.root, typestate.baseline),
      'the tolerated classes',
    );
    if (text !== undefined) parseTypestateBaseline(text, typestate.baseline);
    else if (typestate.namesBaseline) missing('baseline', 'a file that is there', typestate.baseline);
  });
  for (const [name, path] of Object.entries(typestate.policies)) {
    await collectProblems(problems, path, async () => {
      const text = await readOptionalRepositoryFile(world.root, join(world.root, path), 'the policy');
      if (text === undefined) missing(`policies/${name}`, 'a file that is there', path);
      else canonicalDigest(text);
    });
  }
  // Evidence may be written in the job that judges it: only what is there is looked at.
  for (const path of typestate.turns) {
    const found = (await isPattern(world.root, path)) ? await filesMatching(world.root, path) : [];
    if (found.length > 0) await collectProblems(problems, CONFIG_PATH, () => configuredTurnFiles(world.root, found));
  }
}

/** How many entries the baseline has, undefined where there is none; entries that speak of nothing add to the problems. `cases` is null where not all are known. */
async function checkBaseline(
  world: World,
  file: string,
  named: boolean,
  cases: readonly LocatedCase[] | null,
  checked: LoadedConfig | null,
  problems: Problem[],
): Promise<number | undefined> {
  const path = named ? resolve(world.cwd, file) : join(world.root, file);
  const text = await (named ? readRepositoryFile : readOptionalRepositoryFile)(world.root, path, 'the baseline');
  if (text === undefined) return undefined;
  const baseline = parseBaseline(text, file);
  const lines = parseJsonSource(text, file);
  const add = (pointer: string, expected: string, found: string, help: string): void => {
    problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help });
  };
  const config = checked?.config ?? UNCONFIGURED;
  const ids = new Set(cases?.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
  // What is misspelt in the configuration is reported there.
  const misspelt = (checked?.problems.length ?? 0) === 0 ? [] : [...config.providers.keys()];
  const isMisspelt = (agent: string): boolean => misspelt.some((id) => didYouMean(id, [agent]) !== '');
  let entries = 0;
  for (const [id, providers] of baseline.entries) {
    entries += providers.size;
    if (cases !== null && !ids.has(id)) {
      const help = 'remove the entry with the case, or correct the id';
      add(`/${id}`, 'an entry for a case that exists', `no case ${id}`, help);
      continue;
    }
    for (const agent of providers.keys()) {
      if (config.providers.has(agent) || isMisspelt(agent)) continue;
      const expected = `a configured provider (${[...config.providers.keys()].join(', ')})`;
      add(`/${id}/${agent}`, expected, agent, 'remove the entry with the provider, or correct the id');
    }
  }
  return entries;
}

const EFFECTS = {
  refused: 'not loaded by',
  renamed: 'known so only to',
  hidden: 'a case needs it on',
  guessed: 'guessed at by',
};

/** Skills that configured clients do not load as they are written (src/app/README.md, "Validate"); one cause is reported once. */
function frontmatterProblems(
  root: string,
  clients: ReadonlyMap<string, ClientSkills>,
  cases: readonly LocatedCase[],
): readonly { readonly problem: Problem; readonly isError: boolean }[] {
  const found = [...clients].flatMap(([agent, { folders }]) => {
    const rules = PROVIDERS.get(agent)?.frontmatter;
    const flawed = folders.flatMap((folder) =>
      rules === undefined
        ? []
        : frontmatterFlaws(folder.name, folder.frontmatter, rules).map((flaw) => ({ folder, flaw })),
    );
    // Of many cases only where it matters.
    const asking = flawed.length === 0 ? [] : cases;
    const required = asking.flatMap(({ definition }) => requirementsOf(definition, agent, HIDES_READS).required);
    const tokens = new Set(required.map(({ canonical }) => foldedName(canonical)));
    return flawed.flatMap(({ folder: { name, path, listing }, flaw: { effect, key, ...mismatch } }) => {
      // By its other name a client knows it.
      const names = [name, listing.name, ...(effect === 'renamed' ? [] : listing.aliases)];
      const isNeeded = names.some((one) => tokens.has(foldedName(one)));
      if (effect === 'hidden' && !isNeeded) return [];
      const problem = { ...mismatch, file: displayPath(root, join(path, SKILL_FILE)), pointer: key ?? '' };
      const isError = isNeeded && (effect === 'refused' || effect === 'renamed');
      return [{ problem, isError, says: `${EFFECTS[effect]} ${agent}` }];
    });
  });
  // Two clients may say of one value what they want in other words.
  const causeOf = ({ problem }: (typeof found)[number]): string => JSON.stringify({ ...problem, expected: null });
  return [...groupedBy(found, causeOf).values()].flatMap((same) => {
    const help = same.map(({ says }) => says).join('; ');
    const expected = [...new Set(same.map(({ problem }) => problem.expected))].join(' and ');
    return same.slice(0, 1).map(({ problem }) => ({
      problem: { ...problem, expected, help },
      isError: same.some(({ isError }) => isError),
    }));
  });
}
