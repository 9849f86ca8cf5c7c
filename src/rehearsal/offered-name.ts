import type { OfferedSkill } from './offered-skills.ts';

/**
 * The offered skill that a script means: by its name or its other name, else by the only name behind a plugin's prefix; case
 * does not matter where nothing fits exactly. Undefined where the client does not offer it, which is then the script's point.
 */
export function findOfferedSkill(skills: readonly OfferedSkill[], wanted: string): OfferedSkill | undefined {
  const exact = skills.find(({ name }) => name === wanted);
  if (exact !== undefined) return exact;
  const folded = wanted.toLowerCase();
  const named = skills.find((skill) => namesOf(skill).includes(folded));
  if (named !== undefined) return named;
  const behindPrefix = skills.filter(({ name }) => name.toLowerCase().endsWith(`:${folded}`));
  return behindPrefix.length === 1 ? behindPrefix[0] : undefined;
}

/** The same for a client that knows the skills of plugins by their bare names. */
export function findUnprefixedSkill(skills: readonly OfferedSkill[], wanted: string): OfferedSkill | undefined {
  return findOfferedSkill(skills, wanted) ?? findOfferedSkill(skills, wanted.slice(wanted.lastIndexOf(':') + 1));
}

function namesOf({ name, alias, file }: OfferedSkill): readonly string[] {
  const folder = file === null ? undefined : file.split(/[/\\]/).at(-2);
  return [name, alias ?? name, folder ?? name].map((each) => each.toLowerCase());
}
