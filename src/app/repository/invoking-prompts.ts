import { resolve } from 'node:path';

import type { InvokedOn, LocatedCase, RoutingCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { resolveAlias } from '../../evidence/attribute-signals.ts';
import { SkillInventory } from '../../evidence/skill-identity.ts';
import { HIDES_READS, invokesSkill } from '../../providers/known-providers.ts';
import { requirementsOf, tokensOf } from '../../routing/requirements.ts';
import { loadSkills } from './load-skills.ts';

/** By provider, the known client whose prompts it takes: its own, or that of its reader. */
export function clientsOf(providers: Config['providers']): ReadonlyMap<string, string> {
  return new Map([...providers].map(([id, { command }]) => [id, command?.reader ?? id]));
}

/**
 * Says on which providers a prompt loads a skill, installed or named by its case, without the model being asked (src/routing/README.md,
 * "Leading prompts").
 *
 * @param roots of the installed skills, absolute or relative to the root; read only where a prompt may name one
 */
export async function invokedOn(
  root: string,
  cases: readonly LocatedCase[],
  clients: ReadonlyMap<string, string>,
  roots: readonly string[],
): Promise<InvokedOn> {
  const mayInvoke = cases.some(({ definition: { prompt } }) =>
    [...clients.values()].some((client) => invokesSkill(client, prompt, () => true)),
  );
  const paths = mayInvoke ? roots.map((path) => resolve(root, path)) : [];
  // Roots that are not there are told elsewhere.
  const skills = await loadSkills(root, paths).catch(() => ({ listings: [] }));
  const installed = new SkillInventory(skills.listings);
  return (definition) =>
    [...clients].flatMap(([agent, client]) => {
      const isSkill = (name: string): boolean => installed.has(name) || isNamed(definition, agent, name);
      return invokesSkill(client, definition.prompt, isSkill) ? [agent] : [];
    });
}

function isNamed(definition: RoutingCase, agent: string, name: string): boolean {
  const requirements = requirementsOf(definition, agent, HIDES_READS);
  const named = tokensOf(requirements).map((token) => {
    return { name: resolveAlias(requirements.aliases, token), aliases: [token] };
  });
  return new SkillInventory(named).has(name);
}
