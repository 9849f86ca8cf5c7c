import type { LoadabilityOutcome, LoadabilityRow } from '../contracts/run-record.ts';
import type { UnitResult } from '../contracts/results.ts';
import type { FrontmatterFlaw, SkillFrontmatter } from '../evidence/frontmatter-flaws.ts';
import { baseOf } from '../evidence/skill-identity.ts';
import type { TokenHit } from '../evidence/token-hit.ts';

/** A skill by its folder. */
export interface SkillFacts {
  /** The folder's name, by which cases call it. */
  readonly name: string;
  /** Its `SKILL.md`, as people know it. */
  readonly file: string;
  readonly frontmatter: SkillFrontmatter;
  /** What the client minds of that. */
  readonly flaws: readonly FrontmatterFlaw[];
}

/** What the scripted model saw of the unit that calls a skill. */
export interface SeenCall {
  /** Names of the skills that the client offered to the model; null where no request came. */
  readonly offered: readonly string[] | null;
  /** The client's answer to the call; null where there is none. */
  readonly answer: string | null;
  /** The answer holds the text of the skill's own file. */
  readonly delivered: boolean;
  /** The rule of the repository's settings that keeps the client from the skill, in a sentence; null where there is none. */
  readonly denied: string | null;
}

export interface LoadabilityInput {
  readonly skill: SkillFacts;
  readonly agent: string;
  /** The unit in which the model calls the skill. */
  readonly unit: UnitResult;
  readonly seen: SeenCall;
  /** The units of the same client in which the model calls another skill, or none. */
  readonly others: readonly UnitResult[];
}

/**
 * Whether a client offers a skill and loads it when it is called, and whether its transcript is read so: this skill loaded, and not when
 * another one is called. The table is in src/rehearsal/README.md, "Loadability".
 */
export function judgeLoadability(input: LoadabilityInput): LoadabilityRow {
  const { skill, agent, unit, seen, others } = input;
  const hit = hitOf(unit, skill.name);
  const offeredAs = offeredName(skill, seen.offered ?? []);
  const neighbour = others.some((other) => (hitOf(other, skill.name)?.tier ?? 3) < 3);
  const reason = reasonOf(input, hit, offeredAs, neighbour);
  return {
    skill: skill.name,
    agent,
    outcome: reason?.outcome ?? 'loaded',
    frontmatter_key: reason?.key ?? null,
    offered: offeredAs !== null,
    offered_as: offeredAs !== null && !sameName(offeredAs, skill.name) ? offeredAs : null,
    tier: hit?.tier ?? null,
    neighbour_hit: neighbour,
    detail: reason?.detail ?? null,
  };
}

interface Reason {
  readonly outcome: Exclude<LoadabilityOutcome, 'loaded'>;
  readonly key?: string;
  readonly detail: string | null;
}

function reasonOf(
  { skill, unit, seen }: LoadabilityInput,
  hit: TokenHit | undefined,
  offeredAs: string | null,
  neighbour: boolean,
): Reason | null {
  if (seen.offered === null) {
    // Why a client could not be started is reported once, of the client.
    const wasStarted = unit.attempts?.length !== 0;
    return { outcome: 'not_run', detail: wasStarted ? (unit.error ?? 'the client asked the model nothing') : null };
  }
  // First, since a model does not call what it is not offered, even where the call would succeed.
  if (offeredAs === null) return notOffered(skill, seen.denied);
  if (hit?.succeeded_tier === 1) {
    if (!neighbour) return null;
    return { outcome: 'unrecognised', detail: 'a call of another skill was read as one of this' };
  }
  if (seen.delivered) {
    return { outcome: 'unrecognised', detail: 'the client loaded it, and its transcript was not read so' };
  }
  if (!sameName(offeredAs, skill.name)) return notOffered(skill, seen.denied);
  const answer = `the client refused the call: ${(seen.answer ?? unit.error ?? 'no answer').slice(0, 300)}`;
  if (seen.denied !== null) return { outcome: 'denied', detail: `${seen.denied}; ${answer}` };
  if (!isSet(skill, TOOLS)) return { outcome: 'denied', detail: answer };
  return { outcome: 'denied', key: TOOLS, detail: `${skill.file}:${skill.frontmatter.lineOf(TOOLS)}: ${answer}` };
}

/** What a client may want an approval for. */
const TOOLS = 'allowed-tools';
const OUTCOMES = { refused: 'dropped_frontmatter', hidden: 'denied', renamed: 'name_mismatch' } as const;

/** Why a client does not offer a skill by its folder's name, as far as its files and settings tell. */
export function notOffered({ file, flaws }: SkillFacts, denied: string | null): Reason {
  for (const { effect, key, line, expected, found } of flaws) {
    if (effect === 'guessed') continue;
    const detail = `${file}:${line}: expected ${expected}, found ${found}`;
    return { outcome: OUTCOMES[effect], detail, ...(key === null ? {} : { key }) };
  }
  if (denied !== null) return { outcome: 'denied', detail: denied };
  return { outcome: 'not_offered', detail: `nothing in ${file} says why` };
}

/** The name by which the client offers the skill; null where it does not. */
export function offeredName(skill: SkillFacts, offered: readonly string[]): string | null {
  const value = skill.frontmatter.fields?.get('name');
  const written = typeof value === 'string' ? value.trim() : '';
  const names = written === '' ? [skill.name] : [skill.name, written];
  const same = offered.find((name) => names.some((own) => sameName(name, own)));
  // Some clients change a name with spaces.
  const joined = names.map((own) => own.replaceAll(/[^A-Za-z0-9:]+/g, '-'));
  return same ?? offered.find((name) => joined.some((own) => sameName(name, own))) ?? null;
}

/** Without a plugin's prefix. */
function sameName(left: string, right: string): boolean {
  return baseOf(left) === baseOf(right);
}

function hitOf(unit: UnitResult, skill: string): TokenHit | undefined {
  return Object.entries(unit.token_hits).find(([token]) => sameName(token, skill))?.[1];
}

function isSet(skill: SkillFacts, key: string): boolean {
  const value = skill.frontmatter.fields?.get(key);
  return value !== undefined && value !== null && value !== false;
}
