import { shown } from '../contracts/problem.ts';
import { foldedName } from '../kernel/folded-name.ts';

/** How a client takes the frontmatter of skills, as measured (src/providers/README.md, "Frontmatter"). */
export interface FrontmatterRules {
  /** Without frontmatter it does not offer the skill; other clients list the beginning of its text. */
  readonly needsBlock: boolean;
  /** A byte order mark before it hides it. */
  readonly refusesMark: boolean;
  /** Of YAML that is not valid it takes nothing, what quotes would mend, or whatever it can. */
  readonly invalidYaml: 'refused' | 'mended' | 'guessed';
  /** The model is not offered a skill whose `disable-model-invocation` is true. */
  readonly hides: boolean;
  /** What it asks of a field, whose value is undefined where there is none. */
  readonly fields: readonly (readonly [key: string, expected: string, holds: (value: unknown) => boolean])[];
  /** It knows a skill by the frontmatter's name alone, in which it writes `-` for a space. */
  readonly callsByName: boolean;
}

/** The beginning of a skill's file. Lines are those of the file. */
export interface SkillFrontmatter {
  /** Null where there is none, or none that can be read. */
  readonly fields: ReadonlyMap<string, unknown> | null;
  /** The file begins with a byte order mark. */
  readonly hasMark: boolean;
  /** Why it cannot be read, and whether quotes around values on one line would mend that. */
  readonly invalid: { readonly line: number; readonly found: string; readonly mends: boolean } | null;
  /** A line of it belongs to no field, so that no unit is given the file. */
  readonly isWithheld: boolean;
  readonly lineOf: (key: string) => number;
  /** A number or a truth value as the file spells it; undefined where it is not beside its key. */
  readonly spelling?: (key: string) => string | undefined;
}

/** Why a client does not use a skill as its author meant. */
export interface FrontmatterFlaw {
  /** Not offered; not to be called by the model; known by its `name` and not by its folder; offered by a guess. */
  readonly effect: 'refused' | 'hidden' | 'renamed' | 'guessed';
  /** The field; null for the frontmatter as a whole. */
  readonly key: string | null;
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

const HIDES = 'disable-model-invocation';
/** Longer texts are reported by their length. */
const SHOWN_CHARACTERS = 80;

/** What a client minds of a skill, by its folder's name; first what keeps it from being offered. */
export function frontmatterFlaws(
  name: string,
  { fields, hasMark, invalid, isWithheld, lineOf, spelling }: SkillFrontmatter,
  rules: FrontmatterRules,
): readonly FrontmatterFlaw[] {
  if (hasMark && rules.refusesMark) {
    const expected = 'a line `---` without anything before it';
    return [{ effect: 'refused', key: null, line: 1, expected, found: 'a byte order mark' }];
  }
  if (isWithheld) {
    const expected = 'each line to belong to a field, as otherwise no unit is given the file';
    const { line, found } = invalid ?? { line: 1, found: 'one that belongs to none' };
    return [{ effect: 'refused', key: null, line, expected, found }];
  }
  if (invalid !== null) {
    const isGuessed = rules.invalidYaml === 'guessed' || (rules.invalidYaml === 'mended' && invalid.mends);
    const { line, found } = invalid;
    return [{ effect: isGuessed ? 'guessed' : 'refused', key: null, line, expected: 'valid YAML', found }];
  }
  if (fields === null) {
    const expected = 'fields between two lines `---`, the first of them at the top';
    return rules.needsBlock ? [{ effect: 'refused', key: null, line: 1, expected, found: 'none' }] : [];
  }
  const flaw = (effect: FrontmatterFlaw['effect'], key: string, expected: string): FrontmatterFlaw => {
    const found = effect === 'refused' ? foundIn(key, fields.get(key), spelling?.(key)) : shown(fields.get(key));
    return { effect, key, line: lineOf(key), expected, found };
  };
  const refused = rules.fields
    .filter(([key, , holds]) => !holds(fields.get(key)))
    .map(([key, expected]) => {
      const isText = ['string', 'undefined'].includes(typeof fields.get(key));
      return flaw('refused', key, isText ? expected : 'a text');
    });
  const written = fields.get('name');
  const isRenamed =
    rules.callsByName && typeof written === 'string' && foldedName(written.replaceAll(' ', '-')) !== foldedName(name);
  const hasSpaces = typeof written === 'string' && foldedName(written) === foldedName(name);
  const expectedName = hasSpaces
    ? 'a name without spaces, for which it writes `-`'
    : `the folder's name, ${shown(name)}`;
  return [
    ...refused,
    ...(rules.hides && fields.get(HIDES) === true
      ? [flaw('hidden', HIDES, 'false, so that the model may call it')]
      : []),
    ...(isRenamed ? [flaw('renamed', 'name', expectedName)] : []),
  ];
}

/** A list may hold itself by an alias. */
function foundIn(key: string, value: unknown, spelling?: string): string {
  if (typeof value === 'number' || typeof value === 'boolean')
    return `the ${typeof value} ${spelling ?? value}, which quotes make a text: ${key}: "${spelling ?? value}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a mapping';
  return typeof value === 'string' && value.length > SHOWN_CHARACTERS ? `${value.length} characters` : shown(value);
}
