import { join } from 'node:path';

import { frontmatterFlaws } from '../../evidence/frontmatter-flaws.ts';
import { SKILL_FILE } from '../../evidence/path-segments.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { notOffered, offeredName, type SkillFacts } from '../../rehearsal/loadability.ts';
import { deniedBySettings } from '../repository/client-skills.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { SkillFolder } from '../repository/load-skills.ts';
import type { UnitJob } from '../run/unit-job.ts';
import type { SeenOffer } from '../score/score-transcript.ts';
import type { SeenRequest } from './model-server.ts';

/** A skill, and what a client minds of it. */
export function skillFacts(root: string, { name, path, frontmatter }: SkillFolder, agent: string): SkillFacts {
  const rules = PROVIDERS.get(agent)?.frontmatter;
  const flaws = rules === undefined ? [] : frontmatterFlaws(name, frontmatter, rules);
  return { name, file: displayPath(root, join(path, SKILL_FILE)), frontmatter, flaws };
}

/** The rule of the repository's settings that keeps a unit's client from a skill; null where there is none. */
export function deniedIn({ unit, files }: UnitJob, { listing }: SkillFolder): string | null {
  return deniedBySettings(unit.agent, files, [listing.name])[0] ?? null;
}

/** What the client of a unit offered the model in all its requests; null where it asked nothing. */
export function seenOffer(root: string, job: UnitJob, requests: readonly SeenRequest[]): SeenOffer | null {
  if (requests.length === 0) return null;
  const { agent } = job.unit;
  const skills = sortedUnique(requests.flatMap(({ offered }) => offered));
  const facts = job.found.map((skill) => ({ skill, fact: skillFacts(root, skill, agent) }));
  return {
    skills,
    whyNot: (wanted) => {
      const found = facts.find(({ fact }) => offeredName(fact, [wanted]) !== null);
      if (found === undefined) return `${agent} is given no skill ${wanted}`;
      const { detail } = notOffered(found.fact, deniedIn(job, found.skill));
      return `${agent} did not offer ${wanted}: ${detail}`;
    },
  };
}
