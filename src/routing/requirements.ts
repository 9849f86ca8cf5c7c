import type { RoutingCase } from '../contracts/case-file.ts';
import { resolveAlias, type ProviderAliases, type TokenRequest } from '../evidence/attribute-signals.ts';
import type { Tier } from '../evidence/compute-tier.ts';
import { SKILL_FILE } from '../evidence/path-segments.ts';
import { foldedName } from '../kernel/folded-name.ts';

/** The fields of a case that list tokens. */
export const TOKEN_LISTS = [
  'required_all_evidence',
  'required_evidence',
  'required_skills',
  'required_files',
  'optional_skills',
  'disallowed_skills',
] as const;

export interface RequiredToken extends TokenRequest {
  /** The weakest tier that satisfies it. */
  readonly tier: Tier;
}

/** What a case asks of one provider's transcript. */
export interface Requirements {
  readonly required: readonly RequiredToken[];
  /**
   * Tokens that only have to be seen, at any tier, once everything that is required was satisfied (`require_skill_file`);
   * a skill that is missing itself is not reported a second time through its file.
   */
  readonly present: readonly RequiredToken[];
  /** Any of these, or null where the case lists none. */
  readonly any: readonly string[] | null;
  readonly optional: readonly string[];
  readonly disallowed: readonly string[];
  /** The weakest tier of a disallowed hit that fails the unit. */
  readonly disallowedTier: Tier;
  readonly aliases: ProviderAliases;
}

/** Providers whose transcripts do not reliably show that a file was read: a skill's file is not asked of them. */
export type HidesReads = ReadonlySet<string>;

/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in src/routing/README.md,
 * "Requirements".
 */
export function requirementsOf(definition: RoutingCase, agent: string, hidesReads: HidesReads): Requirements {
  const aliases = aliasesOf(definition, agent);
  const expected = definition.expected_skill ?? null;
  const skillTiers = new Map<string, Tier>();
  const tighten = (token: string, tier: Tier): void => {
    const key = foldedName(resolveAlias(aliases, token));
    skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3) as Tier);
  };
  if (expected !== null) tighten(expected, definition.expected_skill_min_tier ?? 1);
  for (const token of definition.required_skills ?? []) tighten(token, 1);

  const required = new Map<string, RequiredToken>();
  const add = (token: string, weakest: Tier): void => {
    const canonical = resolveAlias(aliases, token);
    const key = foldedName(canonical);
    const known = required.get(key) ?? { token, canonical, tier: weakest };
    required.set(key, { ...known, tier: Math.min(weakest, known.tier) as Tier });
  };
  // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
  const skillTier = (token: string): Tier => skillTiers.get(foldedName(resolveAlias(aliases, token))) ?? 2;
  for (const token of definition.required_all_evidence ?? []) add(token, skillTier(token));
  for (const token of definition.required_evidence ?? []) add(token, skillTier(token));
  for (const token of definition.required_skills ?? []) add(token, 1);
  for (const token of definition.required_files ?? []) add(token, 2);
  if (expected !== null) add(expected, skillTier(expected));

  const any = definition.required_any_evidence ?? [];
  return {
    required: [...required.values()],
    present: (hidesReads.has(agent) ? [] : skillFileOf(definition, aliases)).filter(
      ({ canonical }) => !required.has(foldedName(canonical)),
    ),
    any: any.length === 0 ? null : [...new Set(any)],
    optional: distinct(definition.optional_skills ?? []),
    disallowed: distinct(definition.disallowed_skills ?? []),
    disallowedTier: definition.disallowed_min_tier ?? 2,
    aliases,
  };
}

/** A case that requires nothing passes by what did not happen. */
export function isNegative(requirements: Requirements): boolean {
  return requirements.required.length === 0 && requirements.present.length === 0;
}

/** Every token that a case names, as it writes them. */
export function tokensOf(requirements: Requirements): readonly string[] {
  const { required, present, optional, disallowed } = requirements;
  const asked = [...required, ...present].map(({ token }) => token);
  return [...new Set([...asked, ...optional, ...disallowed])];
}

function skillFileOf(definition: RoutingCase, aliases: ProviderAliases): readonly RequiredToken[] {
  if (definition.require_skill_file === false) return [];
  const expected = definition.expected_skill;
  // Without an expected skill any skill's file would do, and only a case that says so can mean that.
  if (expected === undefined && definition.require_skill_file !== true) return [];
  const file = (skill: string | undefined): string => (skill === undefined ? SKILL_FILE : `${skill}/${SKILL_FILE}`);
  const canonical = file(expected === undefined ? undefined : resolveAlias(aliases, expected));
  return [{ token: file(expected), canonical, tier: 3 }];
}

/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return tokens.filter((token) => {
    const key = foldedName(token);
    return seen.has(key) ? false : seen.add(key);
  });
}

function aliasesOf(definition: RoutingCase, agent: string): ProviderAliases {
  const own = Object.entries(definition.provider_aliases ?? {}).filter(
    ([id]) => id.toLowerCase() === agent.toLowerCase(),
  );
  return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [foldedName(alias), name]));
}
