import { OTHER_CLIENT } from '../evidence/compute-tier.ts';
import type { EvidenceRules } from '../evidence/collect-evidence.ts';
import * as list from './index.ts';
import type { Provider } from './provider.ts';

const ALL: readonly Provider[] = Object.values(list);

/** The clients that Portcullis knows, by id. */
export const PROVIDERS: ReadonlyMap<string, Provider> = new Map(ALL.map((provider) => [provider.id, provider]));

/** Folders, folded, in which a client looks for skills, also where a command names one by the variable that moves it. */
const SKILL_PLACES: ReadonlySet<string> = new Set(
  ALL.flatMap(({ skillsFolder, furtherSkillRoots, homeVariable }) => {
    const variable = homeVariable.toLowerCase();
    const roots = [skillsFolder, ...furtherSkillRoots].map((root) => root.split('/')[0] ?? '');
    return [...roots, `$${variable}`, `\${${variable}}`, `%${variable}%`, `$env:${variable}`];
  }),
);

/** The rules for the transcripts of a provider, or of a client that nobody knows. */
export function evidenceRulesOf(id: string): EvidenceRules {
  return { tiers: PROVIDERS.get(id)?.tiers ?? OTHER_CLIENT, skillPlaces: SKILL_PLACES };
}
