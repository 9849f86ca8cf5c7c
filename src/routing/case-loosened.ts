import type { RoutingCase } from '../contracts/case-file.ts';
import { resolveAlias, type ProviderAliases } from '../evidence/attribute-signals.ts';
import { isSkillFile, pathParts } from '../evidence/path-segments.ts';
import { isActivityToken } from '../evidence/activity-tokens.ts';
import { isNegative, requirementsOf, type HidesReads, type Requirements } from './requirements.ts';
import { foldedName } from '../kernel/folded-name.ts';

/**
 * Whether the head's case asks less of this provider than the comparator's: a requirement or a disallowed token dropped, a minimum
 * tier relaxed, an alternative added to the any-list or the list dropped, an alias that lets another name satisfy a token or hides
 * one that must not be used.
 */
export function isCaseLoosened(before: RoutingCase, head: RoutingCase, agent: string, hidesReads: HidesReads): boolean {
  if (before === head) return false;
  const old = requirementsOf(before, agent, hidesReads);
  const now = requirementsOf(head, agent, hidesReads);
  return dropsRequired(old, now) || relaxesDisallowed(old, now) || widensAny(old, now) || movesNames(old, now);
}

function dropsRequired(old: Requirements, now: Requirements): boolean {
  const kept = new Map([...now.present, ...now.required].map((item) => [foldedName(item.canonical), item.tier]));
  return [...old.required, ...old.present].some((item) => {
    const tier = kept.get(foldedName(item.canonical));
    return tier === undefined || tier > item.tier;
  });
}

function relaxesDisallowed(old: Requirements, now: Requirements): boolean {
  if (old.disallowed.length === 0) return false;
  const name = (side: Requirements, token: string): string => foldedName(resolveAlias(side.aliases, token));
  const kept = new Set(now.disallowed.map((token) => name(now, token)));
  return now.disallowedTier < old.disallowedTier || old.disallowed.some((token) => !kept.has(name(old, token)));
}

/** What satisfies the any-list: a tool call, or one of these texts. Null where nothing is asked. */
function anyOf(side: Requirements): { readonly call: boolean; readonly texts: readonly string[] } | null {
  if (side.any === null) return isNegative(side) ? null : { call: true, texts: [] };
  const texts = side.any.filter((token) => !isActivityToken(token)).map((token) => token.toLowerCase());
  return { call: texts.length < side.any.length, texts };
}

function widensAny(old: Requirements, now: Requirements): boolean {
  const before = anyOf(old);
  const after = anyOf(now);
  if (before === null) return false;
  if (after === null) return true;
  // A text that contains one which was enough before is no wider.
  const isNew = (text: string): boolean => !before.texts.some((known) => text.includes(known));
  return (after.call && !before.call) || after.texts.some(isNew);
}

/** Added aliases can satisfy or hide a token, removed ones can only hide a disallowed one. */
function movesNames(old: Requirements, now: Requirements): boolean {
  const disallowed = old.disallowed.map((token) => ({ token, canonical: resolveAlias(old.aliases, token) }));
  const all = [...old.required, ...old.present, ...disallowed];
  return (
    aliasesAdded(old.aliases, now.aliases).some((alias) => all.some((item) => concerns(alias, item))) ||
    aliasesAdded(now.aliases, old.aliases).some((alias) => disallowed.some((item) => concerns(alias, item)))
  );
}

/** One `alias → canonical` of a provider. */
export type Alias = readonly [alias: string, canonical: string];

/** The aliases of `after` that `before` does not have, or resolves otherwise. */
export function aliasesAdded(before: ProviderAliases, after: ProviderAliases): readonly Alias[] {
  return [...after].filter(([alias, name]) => foldedName(before.get(alias) ?? '') !== foldedName(name));
}

/** Whether an alias takes the name of a token away, or gives it to something else. */
export function concerns(alias: Alias, item: { readonly token: string; readonly canonical: string }): boolean {
  const names = new Set([item.token, item.canonical].map(skillNameOf));
  return alias.some((name) => names.has(skillNameOf(name)));
}

/** The name without its plugin, of a skill or of the skill whose file it is; any other path as it is written. */
export function skillNameOf(token: string): string {
  return foldedName(writtenSkillOf(token));
}

/** The same as it is written. */
export function writtenSkillOf(token: string): string {
  const [skill = '', file, ...rest] = pathParts(token);
  const isOther = file !== undefined && (!isSkillFile(file) || rest.length > 0);
  return isOther ? token : (skill.split(':').at(-1) ?? '');
}
