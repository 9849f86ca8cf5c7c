import { OTHER_CLIENT } from '../evidence/compute-tier.ts';
import type { EvidenceRules } from '../evidence/collect-evidence.ts';
import * as list from './index.ts';
import type { Provider } from './provider.ts';

const ALL: readonly Provider[] = Object.values(list);

/** The clients that Portcullis knows, by id. */
export const PROVIDERS: ReadonlyMap<string, Provider> = new Map(ALL.map((provider) => [provider.id, provider]));

/** Of each client the folders that hold roots of skills, such as `.claude`. */
const CLIENT_FOLDERS = ALL.map(({ skillsFolder, furtherSkillRoots }) =>
  [skillsFolder, ...furtherSkillRoots].map((root) => root.slice(0, root.indexOf('/'))),
);

/** These folders, also where a command names one by the variable that moves it; folded. */
const SKILL_PLACES: ReadonlySet<string> = new Set([
  ...CLIENT_FOLDERS.flat(),
  ...ALL.flatMap(({ homeVariable }) => {
    const name = homeVariable.toLowerCase();
    return [`$${name}`, `\${${name}}`, `%${name}%`, `$env:${name}`];
  }),
]);

/** The rules for the transcripts of a provider, or of a client that nobody knows. */
export function evidenceRulesOf(id: string): EvidenceRules {
  return { tiers: PROVIDERS.get(id)?.tiers ?? OTHER_CLIENT, skillPlaces: SKILL_PLACES };
}

/** The providers whose transcripts do not reliably show that a file was read. */
export const HIDES_READS: ReadonlySet<string> = new Set(ALL.filter(({ hidesReads }) => hidesReads).map(({ id }) => id));

/** What a change of can change the outcome of a case. */
export const CLIENT_FILES = {
  folders: new Set(CLIENT_FOLDERS.flat()),
  instructions: ALL.flatMap(({ instructions }) => instructions),
  ofSkill: ALL.flatMap(({ skillFiles }) => skillFiles),
};

/** Seconds of a unit of which no time is known. */
export function defaultSecondsOf(id: string): number {
  return PROVIDERS.get(id)?.expectedSeconds ?? 60;
}
