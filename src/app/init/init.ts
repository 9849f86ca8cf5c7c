import { join, resolve } from 'node:path';
import { baselineText, type BaselineEntry } from '../../contracts/baseline.ts';
import type { RoutingCase } from '../../contracts/case-file.ts';
import { CONFIG_PATH } from '../../contracts/config.ts';
import { documentText } from '../../contracts/document-text.ts';
import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import { CODE_OWNERS_PLACES } from '../../contracts/commit-files.ts';
import { frontmatterFlaws } from '../../evidence/frontmatter-flaws.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { isFile, repositoryRoot } from '../../io/find-files.ts';
import { cloneOrigin } from '../../io/git/clone-origin.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { append } from '../../kernel/append.ts';
import { foldedName } from '../../kernel/folded-name.ts';
import { asPortcullisError, mismatchError, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { unknownName } from '../../kernel/similar-name.ts';
import { PROVIDER_IDS, PROVIDERS } from '../../providers/known-providers.ts';
import { readableWorkflows } from '../doctor/doctor.ts';
import { clientSkills } from '../repository/client-skills.ts';
import { displayPath } from '../repository/load-cases.ts';
import { refuseMisnamedConfig, UNCONFIGURED } from '../repository/load-config.ts';
import { loadSkills, type SkillFolder } from '../repository/load-skills.ts';
import type { World } from '../world/world.ts';
import {
  callingWorkflow,
  ownPin,
  parsePin,
  REQUIRED_CHECK,
  secretsOf,
  WORKFLOW_PATH,
  type GatePin,
} from './calling-workflow.ts';
import { firstCases, firstConfig, type DescribedSkill } from './first-files.ts';
import { existingCases, initWarnings, placeFacts } from './init-facts.ts';
import { proposedPolicy } from './proposed-policy.ts';
import { refusePlaces } from './refuse-places.ts';
import { shippedRoots, type Note } from './shipped-roots.ts';

export interface InitOptions {
  /** The providers that are asked; null means all known ones. */
  readonly providers: readonly string[] | null;
  /** Roots of the skills, relative to the working folder; null means the usual ones. */
  readonly skills: readonly string[] | null;
  /** `owner/name@commit` of the gate; null means the one that is running. */
  readonly uses: string | null;
  /** The top of Portcullis itself. */
  readonly house: string;
  /** Compute and tell, write nothing. */
  readonly dryRun: boolean;
}

export interface InitOutcome {
  /** In the order in which they should be read; paths relative to the repository. */
  readonly files: readonly { readonly path: string; readonly what: string; readonly text: string }[];
  readonly written: boolean;
  readonly skills: { readonly roots: readonly string[]; readonly names: readonly string[] };
  /** What is left out, and skills without a case, with the reason. */
  readonly notes: readonly Note[];
  /** Skills whose description gives no request. */
  readonly without_case: readonly string[];
  /** Skills that have no case until their frontmatter is corrected. */
  readonly flawed: readonly string[];
  /** What will stand in the way later, a line each. */
  readonly warnings: readonly string[];
  readonly pin: GatePin;
  readonly required_check: string;
  /** What the workflow hands on, and the repository has to have. */
  readonly secrets: readonly string[];
  /** Git ignores what runs leave in `artifacts/`, now; false also where it does not tell. */
  readonly ignores_artifacts: boolean;
  readonly has_code_owners: boolean;
}

const CASES_PATH = 'cases/routing/first.json';
const CASES_GLOB = 'cases/routing/*.json';
const IGNORE_PATH = '.gitignore';
const REASON = 'first expectation, written by `portcullis init`: no run has shown it yet';

/**
 * Makes a repository ready for the gate: configuration, a first case for each skill and a negative one, a baseline that expects them
 * to pass, and the workflow that calls the gate. Throws `usage` outside of a repository, where there is no skill, and where one of the
 * files is there already: nothing is ever overwritten, and nothing written then.
 */
export async function initRepository(world: World, options: InitOptions): Promise<InitOutcome> {
  const { root } = world;
  if (repositoryRoot(root) === null) {
    throw usageError(`expected a git repository, found none at ${root}`, 'Run `git init` first.');
  }
  await refuseMisnamedConfig(root);
  refuseUnknown(options.providers ?? []);
  const own = options.uses === null ? await cloneOrigin(options.house, process.env) : null;
  const pin = options.uses === null ? ownPin(own) : parsePin(options.uses);
  const found = await findSkills(root, world.cwd, options.skills);
  if (found.skills.length === 0) {
    throw usageError(
      'expected skills (folders with a SKILL.md) in one of the usual places, found none',
      'Name their root with --skills DIR.',
    );
  }
  const notes = [...found.notes];
  const ofClients = await clientSkills(root, found.roots, UNCONFIGURED, PROVIDER_IDS);
  const reads = (id: string): boolean => ofClients.get(id)?.folders.length !== 0;
  const providers = options.providers ?? PROVIDER_IDS.filter(reads);
  for (const what of options.providers === null ? PROVIDER_IDS : []) {
    if (!reads(what))
      notes.push({ what, says: 'left out: it reads none of these roots; --providers installs them for it' });
  }
  const { baseline } = UNCONFIGURED;
  // What a client does not read is installed for it all the same.
  const withForeign = (id: string) => ({
    id,
    skills: [...new Set(ofClients.get(id)?.missing.map((skill) => skill.root))],
  });
  // First, since what lies behind a link is not looked through.
  await refusePlaces(root, [CONFIG_PATH, CASES_PATH, baseline, WORKFLOW_PATH]);
  const proposed = proposedPolicy(await readableWorkflows(root));
  if (proposed.document !== null) await refusePlaces(root, [DEFAULT_REQUIRED_POLICY]);
  append(notes, proposed.notes);
  const flaws = new Map(found.skills.map((skill) => [skill.listing.name, flawOf(root, skill, providers)]));
  for (const [what, says] of flaws) if (says !== null) notes.push({ what, says: `no case: ${says}` });
  const described = found.skills.map(({ listing: { name }, frontmatter }): DescribedSkill => {
    const description = frontmatter.fields?.get('description');
    return { name, description: flaws.get(name) === null && typeof description === 'string' ? description : null };
  });
  const existing = await existingCases(root, CASES_GLOB);
  const { cases, withoutRequest, notes: ofCases } = firstCases(described, existing.ids);
  append(notes, [...existing.notes, ...ofCases]);
  const files = [
    {
      path: CONFIG_PATH,
      what: 'the configuration',
      text: firstConfig({
        cases: CASES_GLOB,
        baseline,
        skills: found.roots,
        providers: providers.map(withForeign),
        proposesPolicy: proposed.document !== null,
      }),
    },
    {
      path: CASES_PATH,
      what: `first cases (${cases.length}), drafts`,
      text: documentText({ schema: 1, cases }),
    },
    { path: baseline, what: 'the baseline: they pass', text: firstBaseline(cases, providers) },
    { path: WORKFLOW_PATH, what: 'the workflow', text: callingWorkflow(pin, providers) },
  ];
  if (proposed.document !== null) {
    const text = documentText(proposed.document);
    files.push({ path: DEFAULT_REQUIRED_POLICY, what: 'a proposal: which change needs which checks', text });
  }
  const paths = files.map(({ path }) => path);
  const { ignoresArtifacts, ...place } = await placeFacts(world, paths, process.env);
  const ignoring = ignoresArtifacts ? null : await ignoringText(root);
  if (ignoring !== null) files.push({ path: IGNORE_PATH, what: 'what runs leave is ignored', text: ignoring });
  if (!options.dryRun) {
    for (const { path, what, text } of files) await writeFileAtomically(resolve(root, path), text, what);
  }
  const owners = await Promise.all(CODE_OWNERS_PLACES.map((path) => isFile(resolve(root, path))));
  return {
    files,
    written: !options.dryRun,
    skills: { roots: found.roots, names: found.skills.map(({ listing }) => listing.name) },
    notes,
    without_case: withoutRequest.filter((name) => flaws.get(name) === null),
    flawed: withoutRequest.filter((name) => ![null, HIDDEN].includes(flaws.get(name) ?? null)),
    warnings: initWarnings({ pin, own, existing: existing.ids.length, ...place }),
    pin,
    required_check: REQUIRED_CHECK,
    secrets: secretsOf(providers),
    ignores_artifacts: ignoresArtifacts || ignoring !== null,
    has_code_owners: owners.includes(true),
  };
}

interface FoundSkills {
  /** Relative to the repository where they stand in it. */
  readonly roots: readonly string[];
  readonly skills: readonly SkillFolder[];
  readonly notes: readonly Note[];
}

/**
 * The skills of a repository, in the given roots (relative to the working folder) or in those that clients read and plugins ship. A root
 * with a skill that another one has as well is left out: a run installs one skill of a name.
 */
async function findSkills(root: string, cwd: string, given: readonly string[] | null): Promise<FoundSkills> {
  const shipped =
    given === null ? await shippedRoots(root) : { roots: given.map((path) => resolve(cwd, path)), notes: [] };
  const roots: string[] = [];
  const skills: SkillFolder[] = [];
  const notes = [...shipped.notes];
  const taken = new Set<string>();
  for (const path of shipped.roots) {
    const { folders: here } = await loadSkills(root, [path]);
    const twin = here.find(({ listing }) => taken.has(foldedName(listing.name)))?.listing.name;
    const what = displayPath(root, path);
    if (twin !== undefined)
      notes.push({ what, says: `left out: duplicate name ${twin}, already found in another root` });
    if (twin !== undefined || here.length === 0) continue;
    for (const { listing } of here) taken.add(foldedName(listing.name));
    roots.push(what);
    append(skills, here);
  }
  return { roots, skills, notes };
}

/** Nothing is to be corrected: its author wants it so. */
const HIDDEN = '`disable-model-invocation` keeps the model from calling it';

/** Why a client cannot come to load the skill as a case would ask; null where all can. */
function flawOf(root: string, { name, path, frontmatter }: SkillFolder, providers: readonly string[]): string | null {
  for (const id of providers) {
    const rules = PROVIDERS.get(id)?.frontmatter;
    const [flaw] = rules === undefined ? [] : frontmatterFlaws(name, frontmatter, rules);
    if (flaw === undefined || flaw.effect === 'guessed') continue;
    if (flaw.effect === 'hidden') return HIDDEN;
    const place = `${displayPath(root, join(path, SKILL_FILE))}:${flaw.line}${flaw.key === null ? '' : `: ${flaw.key}`}`;
    return `${flaw.effect} by ${id}: ${place}: expected ${flaw.expected}, found ${flaw.found}`;
  }
  return null;
}

/** `.gitignore` with the folder of runs; null where it names it, or nothing can be added to it. */
async function ignoringText(root: string): Promise<string | null> {
  const text = await readOptionalRepositoryFile(root, IGNORE_PATH, 'what git ignores').catch(asPortcullisError);
  if (text instanceof PortcullisError || /^\/?artifacts\/?$/m.test(text ?? '')) return null;
  return `${(text ?? '').replace(/(?<=[^\n])$/, '\n')}artifacts/\n`;
}

function firstBaseline(cases: readonly RoutingCase[], providers: readonly string[]): string {
  const entry: BaselineEntry = { allow_timeout: false, expected_status: 'pass', reason: REASON };
  const entries = cases.map(({ case_id: id }): [string, ReadonlyMap<string, BaselineEntry>] => [
    id,
    new Map(providers.map((provider) => [provider, entry])),
  ]);
  return baselineText({ entries: new Map(entries), versioned: true });
}

/** Providers of one's own need a command, which nobody could guess. */
function refuseUnknown(providers: readonly string[]): void {
  const unknown = providers.find((id) => !PROVIDER_IDS.includes(id));
  if (unknown === undefined) return;
  const help = `A provider of your own is added to ${CONFIG_PATH} afterwards, with its command.`;
  throw mismatchError('usage', '--providers', unknownName(unknown, PROVIDER_IDS), help);
}
