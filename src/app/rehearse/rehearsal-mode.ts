import { join } from 'node:path';

import type { Plan } from '../../contracts/plan.ts';
import type { ModelTurn } from '../../contracts/scenario.ts';
import { invalidInput, type PortcullisError } from '../../kernel/portcullis-error.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import type { ModelServer, SeenRequest } from './model-server.ts';
import type { RunMode } from '../run/run-options.ts';
import type { UnitJob } from '../run/unit-job.ts';
import { frontmatterFlaws } from '../../evidence/frontmatter-flaws.ts';
import { mentions } from '../../evidence/mention.ts';
import { pathParts, SKILL_FILE, skillFolderOf } from '../../evidence/path-segments.ts';
import { SkillInventory } from '../../evidence/skill-identity.ts';
import { sortedUnique } from '../../kernel/ordering.ts';
import { notOffered, offeredName, type SkillFacts } from '../../rehearsal/loadability.ts';
import { deniedBySettings } from '../repository/client-skills.ts';
import { displayPath } from '../repository/load-cases.ts';
import type { SkillFolder } from '../repository/load-skills.ts';
import type { SeenOffer } from '../score/score-transcript.ts';

type Script = (job: UnitJob) => readonly ModelTurn[];

/** Its `onUnitEnd` is called while the server still knows what it saw of the unit. */
export interface RehearsalPlan extends Omit<RunMode, 'begin' | 'offer'> {
  /** What the model says in a unit, given the scenarios that the batch was begun with. */
  readonly scripts: (scenarios: readonly string[] | null, plan: Plan) => Promise<Script>;
}

/** How a run goes where the scripted model answers: every unit has an address of its own. */
export function rehearsalMode(root: string, server: ModelServer, plan: RehearsalPlan): RunMode {
  return {
    ...plan,
    begin: async (scenarios, units) => {
      const script = await plan.scripts(scenarios, units);
      const all = [...PROVIDERS.values()].map(async ({ id, dialect }) => [id, await dialect()] as const);
      const dialects = new Map(await Promise.all(all));
      return (job) => {
        const id = job.unit.unit_run_id;
        const dialect = dialects.get(job.client.id);
        if (dialect === undefined) throw ownCommand(job.client.id);
        // Each attempt meets the script from its beginning.
        server.removeUnit(id);
        const unit = { turns: script(job), prompt: job.prompt, dialect };
        return { kind: 'scripted', ...server.addUnit(id, unit) };
      };
    },
    offer: (job) => seenOffer(root, job, server.requestsOf(job.unit.unit_run_id)),
    onUnitEnd: (job) => {
      plan.onUnitEnd(job);
      server.removeUnit(job.unit.unit_run_id);
    },
  };
}

function ownCommand(id: string): PortcullisError {
  return invalidInput(
    `provider ${id}: expected a client that a rehearsal can point at its own model, found a command of the configuration`,
    'Leave the provider out with --agents, or run it live.',
  );
}

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

/** The skills that a text names: that of the path of a `SKILL.md`, and those under test. */
export function skillsOfText({ installed, found }: UnitJob, text: string): readonly string[] {
  const known = [...(installed ?? []), ...found.map(({ listing }) => listing)];
  const asWritten = new SkillInventory([]);
  const named = known
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .filter((name) => mentions(text, name, asWritten));
  return sortedUnique([...named, ...(skillFolderOf(pathParts(text))?.split(/\s/).slice(-1) ?? [])]);
}

/** What the client of a unit offered the model in all its requests; null where it asked nothing. */
function seenOffer(root: string, job: UnitJob, requests: readonly SeenRequest[]): SeenOffer | null {
  if (requests.length === 0) return null;
  const { agent } = job.unit;
  const skills = sortedUnique(requests.flatMap(({ offered }) => offered));
  const facts = job.found.map((skill) => ({ skill, fact: skillFacts(root, skill, agent) }));
  return {
    skills,
    skillsOf: (text) => skillsOfText(job, text),
    whyNot: (wanted) => {
      const found = facts.find(({ fact }) => offeredName(fact, [wanted]) !== null);
      if (found === undefined) return `${agent} is given no skill ${wanted}`;
      const { detail, key } = notOffered(found.fact, deniedIn(job, found.skill));
      return `${agent} did not offer ${wanted}${key === undefined ? '' : ` (frontmatter: ${key})`}: ${detail}`;
    },
  };
}
