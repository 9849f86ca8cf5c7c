import { foldedName } from '../kernel/folded-name.ts';
import { compareCodePoints, sortedUnique } from '../kernel/ordering.ts';
import { structuredTier, type Observation, type TierRow } from './compute-tier.ts';
import { endsWithSegments, isSkillFile, isUnresolved, pathParts, pathSegments, SKILL_FILE } from './path-segments.ts';
import type { Redact } from './proof-line.ts';
import { inventoryWith, type IdentityMatch, type SkillInventory } from './skill-identity.ts';
import { liesElsewhere, type SkillSources } from './skill-source.ts';
import { hitOfSignal, mergeHits, type SignalPlace, type TokenHit } from './token-hit.ts';
import type { SkillListing } from './transcript-event.ts';

/** A call of a skill tool, or the client's own record of a load, with the names that the skill was given in it. */
export interface SkillSignal {
  readonly kind: 'skill';
  readonly names: readonly string[];
  /** Its `SKILL.md`, where the client tells it; several where one name was loaded from several places. */
  readonly paths: readonly string[];
  readonly observation: Extract<Observation, { kind: 'skill_call' }>;
}

/** A file that a tool opened. */
export interface FileSignal {
  readonly kind: 'file';
  /** The path, with letter case folded; empty where the output alone shows the file. */
  readonly segments: readonly string[];
  /** Where it is a `SKILL.md`: its folder as written, and the name that its own frontmatter gives, where the output shows it. */
  readonly skill: { readonly folder: string; readonly frontmatterName: string | null } | null;
  /** As it was written, where it is a `SKILL.md`. */
  readonly paths: readonly string[];
  readonly observation: Extract<Observation, { kind: 'file_open' | 'unproven' }>;
}

/** A token that the assistant named, or that stands in a line of noise. */
export interface MentionSignal {
  readonly kind: 'mention';
  readonly token: string;
}

/** What an event says about a skill, a file or a token, before it is known which tokens that means. */
export type Signal = (SkillSignal | FileSignal | MentionSignal) & SignalPlace;

export interface AttributedHits {
  /** By token as the case writes it, and by name for every other skill that was seen; sorted by code point. */
  readonly hits: ReadonlyMap<string, TokenHit>;
  /** Tokens that could mean several installed skills. */
  readonly ambiguous: readonly string[];
}

export interface TokenRequest {
  /** As the case writes it: the key of its hit. */
  readonly token: string;
  /** What it is called on this provider (`provider_aliases`). */
  readonly canonical: string;
}

/** `alias → canonical` of one provider, with folded keys. */
export type ProviderAliases = ReadonlyMap<string, string>;

/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
export function resolveAlias(aliases: ProviderAliases, name: string): string {
  const own = aliases.get(foldedName(name));
  if (own !== undefined || aliases.size === 0) return own ?? name;
  const [skill = '', file, ...rest] = pathParts(name);
  if (!isSkillFile(file) || rest.length > 0) return name;
  const canonical = aliases.get(foldedName(skill));
  return canonical === undefined ? name : `${canonical}/${SKILL_FILE}`;
}

const MENTION = { observation: { kind: 'mention' }, paths: [] } as const;
/** A path is kept up to this length. */
const MAX_PATH = 1000;

type Rules = SkillSources & { readonly tiers: TierRow; readonly redact?: Redact };

/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
export function attributeSignals(
  rules: Rules,
  signals: readonly Signal[],
  tokens: readonly TokenRequest[],
  installed: readonly SkillListing[],
  aliases: ProviderAliases,
): AttributedHits {
  const loaded = signals.flatMap((signal) =>
    signal.kind === 'skill' && signal.observation.ok === true ? signal.names : [],
  );
  const inventory = inventoryWith(installed, loaded);
  const ambiguous = new Set<string>();
  const hits = new Map<string, TokenHit>();
  const claimed = new Set<Signal>();
  for (const { token, canonical } of tokens) {
    const isPath = /[/\\]/.test(canonical) || isSkillFile(canonical);
    let certain: TokenHit | undefined;
    let possible: TokenHit | undefined;
    for (const signal of signals) {
      const match = matchSignal(signal, token, canonical, inventory, aliases);
      if (match === 'different') continue;
      if (!isPath) claimed.add(signal);
      const hit = hitOf(rules, signal, isPath, canonical);
      if (hit === undefined) continue;
      if (match === 'same') certain = mergeHits(certain, hit);
      else possible = mergeHits(possible, hit);
    }
    const hit = possible === undefined ? certain : mergeHits(certain, possible);
    if (hit !== undefined) hits.set(token, hit);
    if (decides(possible, certain)) ambiguous.add(token);
  }
  const seen: string[] = [];
  for (const signal of signals) {
    const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
    const own = name === undefined ? undefined : hitOf(rules, signal, false, name);
    if (name === undefined || own === undefined) continue;
    const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
    if (key === name) seen.push(name);
    hits.set(key, mergeHits(hits.get(key), own));
  }
  const sorted = [...hits].sort(([left], [right]) => compareCodePoints(left, right));
  return { hits: new Map(sorted), ambiguous: sortedUnique(ambiguous) };
}

function hitOf(rules: Rules, signal: Signal, tokenIsPath: boolean, skill: string): TokenHit | undefined {
  const { observation, paths } = signal.kind === 'mention' ? MENTION : signal;
  const path = paths.find((one) => !liesElsewhere(one, skill, rules)) ?? paths[0];
  const elsewhere = path !== undefined && liesElsewhere(path, skill, rules);
  const tier = structuredTier(rules.tiers, elsewhere ? { kind: 'unproven' } : observation, tokenIsPath);
  const shown = path === undefined ? undefined : (rules.redact?.(path) ?? path).slice(0, MAX_PATH).toWellFormed();
  return tier === null ? undefined : hitOfSignal(tier, signal, shown, elsewhere);
}

/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible: TokenHit | undefined, certain: TokenHit | undefined): boolean {
  if (possible === undefined) return false;
  const reached = certain?.attempted === true ? certain.succeeded_tier : null;
  return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}

function matchSignal(
  signal: Signal,
  token: string,
  canonical: string,
  inventory: SkillInventory,
  aliases: ProviderAliases,
): IdentityMatch {
  if (signal.kind === 'mention') return signal.token === token ? 'same' : 'different';
  const wanted = pathParts(canonical);
  const skill = skillOfToken(wanted);
  const compareAll = (name: string, names: readonly string[]): IdentityMatch =>
    strongest(names.map((other) => inventory.compare(name, resolveAlias(aliases, other))));
  if (signal.kind === 'skill') {
    // A bare `SKILL.md` is satisfied by any skill.
    if (skill === null) return 'same';
    return skill === undefined ? 'different' : compareAll(skill, signal.names);
  }
  if (typeof skill === 'string') {
    const match = signal.skill === null ? 'different' : compareAll(skill, namesOfFile(signal.skill, inventory));
    // One segment may be the name of any file, as long as no skill is called so.
    if (match !== 'different' || wanted.length > 1 || inventory.has(canonical)) return match;
  }
  return endsWithSegments(signal.segments, pathSegments(canonical)) ? 'same' : 'different';
}

/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted: readonly string[]): string | null | undefined {
  const namesFile = isSkillFile(wanted.at(-1));
  if (wanted.length === 1) return namesFile ? null : wanted[0];
  return wanted.length === 2 && namesFile ? wanted[0] : undefined;
}

/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile(
  { folder, frontmatterName }: NonNullable<FileSignal['skill']>,
  inventory: SkillInventory,
): string[] {
  if (isUnresolved(folder)) return frontmatterName === null ? [] : [frontmatterName];
  if (frontmatterName === null || frontmatterName === folder) return [folder];
  const others = inventory.has(folder) && inventory.has(frontmatterName);
  return others && inventory.compare(folder, frontmatterName) === 'different' ? [folder] : [folder, frontmatterName];
}

function strongest(matches: readonly IdentityMatch[]): IdentityMatch {
  if (matches.includes('same')) return 'same';
  return matches.includes('ambiguous') ? 'ambiguous' : 'different';
}

function skillSeenIn(signal: Signal): string | undefined {
  if (signal.kind === 'skill') return signal.names[0];
  if (signal.kind === 'mention' || signal.skill === null || signal.segments.length === 0) return undefined;
  const { folder, frontmatterName } = signal.skill;
  return isUnresolved(folder) ? (frontmatterName ?? undefined) : folder;
}
