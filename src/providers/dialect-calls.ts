import type { DialectRequest, OfferedSkill, ToolCall } from '../contracts/model-dialect.ts';
import { foldedName } from '../kernel/folded-name.ts';
import type { ReadonlyJsonValue } from '../kernel/json-tree.ts';

/** A call of a function that is in no group. */
export function functionCall(name: string, input: { readonly [key: string]: ReadonlyJsonValue }): ToolCall {
  return { name, namespace: null, input: JSON.stringify(input), plain: false };
}

/** Clients want absolute paths. */
export function absolutePath(path: string, { workingDirectory: folder }: DialectRequest): string {
  if (folder === null || /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path)) return path;
  return `${folder.replace(/[/\\]$/, '')}/${path}`;
}

/**
 * The offered skill that a script means: by either of its names, else by the only name behind a plugin's prefix. Case matters only where
 * one fits exactly. Undefined where the client does not offer it.
 */
export function findOfferedSkill(skills: readonly OfferedSkill[], wanted: string): OfferedSkill | undefined {
  const exact = skills.find(({ name }) => name === wanted);
  if (exact !== undefined) return exact;
  const folded = foldedName(wanted);
  const named = skills.find((skill) => namesOf(skill).some((name) => foldedName(name) === folded));
  if (named !== undefined) return named;
  const behindPrefix = skills.filter(({ name }) => foldedName(name).endsWith(`:${folded}`));
  return behindPrefix.length === 1 ? behindPrefix[0] : undefined;
}

/** The same for a client that knows the skills of plugins by their bare names. */
export function findUnprefixedSkill(skills: readonly OfferedSkill[], wanted: string): OfferedSkill | undefined {
  return findOfferedSkill(skills, wanted) ?? findOfferedSkill(skills, wanted.slice(wanted.lastIndexOf(':') + 1));
}

/** All names by which a client offers a skill: of a file its folder, too. */
export function namesOf({ name, alias, file }: OfferedSkill): readonly string[] {
  const folder = file?.split(/[/\\]/).at(-2);
  return [...new Set([name, alias ?? name, folder ?? name])];
}
