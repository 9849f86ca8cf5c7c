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
  ...ALL.map(({ skillRoots }) => skillRoots[0]),
  ...ALL.flatMap(({ skillRoots }) => skillRoots.slice(1)),
];

/** The clients' own folders, such as `.claude`. */
const CLIENT_FOLDERS = new Set(SKILL_ROOTS.map((root) => root.slice(0, root.indexOf('/'))));

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
  return { tiers: PROVIDERS.get(id)?.tiers ?? OTHER_CLIENT, skillPlaces: SKILL_PLACES };
}

/** The providers whose transcripts do not reliably show that a file was read. */
export const HIDES_READS: ReadonlySet<string> = new Set(
  ALL.filter(({ hidesReads }) => hidesReads === true).map(({ id }) => id),
);

/** Files beside skills that can change the outcome of a case. */
export const CLIENT_FILES = {
  folders: CLIENT_FOLDERS,
  instructions: ALL.flatMap(({ instructions = [] }) => instructions),
  ofSkill: ALL.flatMap(({ skillFiles = [] }) => skillFiles),
};

/** Seconds of a unit whose time was never recorded. */
export function defaultSecondsOf(id: string): number {
  return PROVIDERS.get(id)?.expectedSeconds ?? 60;
}

/** What starts an agent in a workflow. */
export const AGENT_STARTS = {
  programs: ALL.flatMap(({ package: { program }, startedBy }) => [program, ...(startedBy?.programs ?? [])]),
  actions: ALL.flatMap(({ startedBy }) => startedBy?.actions ?? []),
};
