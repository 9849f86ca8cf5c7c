import type { InvokedOn, LocatedCase, RoutingCase } from '../../contracts/case-file.ts';
import type { Config } from '../../contracts/config.ts';
import { resolveAlias } from '../../evidence/attribute-signals.ts';
import { SkillInventory } from '../../evidence/skill-identity.ts';
import { HIDES_READS, invokesSkill } from '../../providers/known-providers.ts';
import { requirementsOf, tokensOf } from '../../routing/requirements.ts';
import { loadSkills } from './load-skills.ts';

/**
 * Says on which providers a prompt loads a skill, installed or named by its case, without the model being asked (src/routing/README.md,
 * "Leading prompts"). A client of the configuration takes prompts as the one does whose reader it has.
 *
 * @param roots of the installed skills, absolute or relative to the root; read only where a prompt may name one
 */
export async function invokedOn(
  root: string,
  cases: readonly LocatedCase[],
  providers: Config['providers'],
  roots: readonly string[],
): Promise<InvokedOn> {
  const on = ({ prompt }: RoutingCase, isSkill: (agent: string, name: string) => boolean): readonly string[] =>
    [...providers].flatMap(([agent, { command }]) =>
      invokesSkill(command?.reader ?? agent, prompt, (name) => isSkill(agent, name)) ? [agent] : [],
    );
  const mayInvoke = cases.some(({ definition }) => on(definition, () => true).length > 0);
  // Roots that are not there are told elsewhere.
  const { listings } = await loadSkills(root, mayInvoke ? roots : []).catch(() => ({ listings: [] }));
  return (definition) =>
    on(definition, (agent, name) => {
      const requirements = requirementsOf(definition, agent, HIDES_READS);
      const named = tokensOf(requirements).map((token) => resolveAlias(requirements.aliases, token));
      return new SkillInventory([...listings, ...named.map((skill) => ({ name: skill, aliases: [] }))]).has(name);
    });
}
