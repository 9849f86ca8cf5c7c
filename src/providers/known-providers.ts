import type { ClientPackages } from '../contracts/client-package.ts';
import type { EvidenceRules } from '../evidence/transcript-evidence.ts';
import * as list from './index.ts';
import type { Provider } from './provider.ts';

/** The row of the tier table for an unknown client. */
const OTHER_CLIENT: EvidenceRules['tiers'] = {
  loadsByReading: false,
  text: { skill_call: 1, skill_line: 1, launching: 1, base_directory: 1, read: 2 },
};

const ALL: readonly Provider[] = Object.values(list);

/** The clients that Portcullis knows, by id. */
export const PROVIDERS: ReadonlyMap<string, Provider> = new Map(ALL.map((provider) => [provider.id, provider]));

/** The packages of their clients, by provider id. */
export const CLIENT_PACKAGES: ClientPackages = new Map(ALL.map(({ id, package: own }) => [id, { id, ...own }]));

export const PROVIDER_IDS: readonly string[] = [...PROVIDERS.keys()];

/** The roots in which clients look for skills; those into which a run puts them come first. */
export const SKILL_ROOTS: readonly string[] = [
  ...new Set([...ALL.map(({ skillRoots }) => skillRoots[0]), ...ALL.flatMap(({ skillRoots }) => skillRoots)]),
];

/** The clients' own folders, such as `.claude`. */
const CLIENT_FOLDERS = new Set([
  ...SKILL_ROOTS.map((root) => root.slice(0, root.indexOf('/'))),
  ...ALL.flatMap(({ homeFolder = [] }) => homeFolder),
]);

/** These folders, also where a command names one by the variable that moves it; folded. */
const SKILL_PLACES: ReadonlySet<string> = new Set([
  ...CLIENT_FOLDERS,
  ...ALL.flatMap(({ homeVariable }) => {
    const name = homeVariable.toLowerCase();
    return [`$${name}`, `\${${name}}`, `%${name}%`, `$env:${name}`];
  }),
]);

/** The rules for the transcripts of a provider, or of an unknown client. */
export function evidenceRulesOf(id: string): EvidenceRules {
  const provider = PROVIDERS.get(id);
  return { tiers: provider?.tiers ?? OTHER_CLIENT, skillPlaces: SKILL_PLACES, ownSkills: provider?.ownSkills };
}

/** Whether a prompt makes a client load a skill without its model being asked. */
export function invokesSkill(id: string, prompt: string, isSkill: (name: string) => boolean): boolean {
  const pattern = PROVIDERS.get(id)?.invokedBy;
  return pattern !== undefined && [...prompt.matchAll(pattern)].some(([, name = '']) => name === '' || isSkill(name));
}

/** The providers whose transcripts do not reliably show that a file was read. */
export const HIDES_READS: ReadonlySet<string> = new Set(
  ALL.filter(({ hidesReads }) => hidesReads === true).map(({ id }) => id),
);

/** Files beside skills that can change the outcome of a case. */
export const CLIENT_FILES = {
  folders: CLIENT_FOLDERS,
  instructions: [/(?:^|\/)(?:AGENTS|GEMINI)[^/]*\.md$/i, ...ALL.flatMap(({ instructions = [] }) => instructions)],
  places: new RegExp(
    `(?:^|/)(?:${ALL.flatMap(({ folders }) => folders.map((folder) => folder.replaceAll('.', String.raw`\.`))).join('|')})(?:/|$)`,
    'i',
  ),
  ofSkill: ALL.flatMap(({ skillFiles = [] }) => skillFiles),
};

/** Whether a file instructs agents, wherever it lies: some client reads it by its name or its folder. */
export function instructsAgents(path: string): boolean {
  return CLIENT_FILES.places.test(path) || CLIENT_FILES.instructions.some((file) => file.test(path));
}

export type Placing = 'own' | 'named' | 'installed' | 'not_available';

/**
 * How a provider's units get the skills of a root (src/providers/README.md, "Places").
 *
 * @param root relative to the repository
 * @param named roots that the configuration names for this provider
 */
export function placingOf(root: string, id: string, named: readonly string[]): Placing {
  const own: readonly string[] = PROVIDERS.get(id)?.skillRoots ?? [];
  if (own.includes(root)) return 'own';
  if (named.includes(root)) return 'named';
  return own.length > 0 && SKILL_ROOTS.includes(root) ? 'not_available' : 'installed';
}

/** Seconds of a unit whose time was never recorded. */
export function defaultSecondsOf(id: string): number {
  return PROVIDERS.get(id)?.expectedSeconds ?? 60;
}

/** What starts an agent in a workflow. */
export const AGENT_STARTS = {
  programs: ALL.flatMap(({ package: { program }, startedBy }) => [program, ...(startedBy?.programs ?? [])]),
  actions: ALL.flatMap(({ startedBy }) => startedBy?.actions ?? []),
};
