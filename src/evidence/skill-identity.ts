import { pathParts, SKILL_FILE } from './path-segments.ts';
import type { SkillListing } from './transcript-event.ts';
import { foldedName } from '../kernel/folded-name.ts';

export type IdentityMatch = 'same' | 'different' | 'ambiguous';

/**
 * Which names mean the same skill. Attribution is by identity, never by substring (src/evidence/README.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
export class SkillInventory {
  /** Folded names that several installed skills spell differently: these are compared exactly. */
  readonly #caseSensitive: ReadonlySet<string>;
  readonly #byName = new Map<string, Set<SkillListing>>();
  readonly #byBase = new Map<string, Set<SkillListing>>();

  /** `skills`: what is installed, as far as it is known; skills that differ in nothing are counted once. */
  constructor(skills: readonly SkillListing[]) {
    const merged = new Map<string, SkillListing>();
    for (const skill of skills) {
      const aliases = [...(merged.get(skill.name)?.aliases ?? []), ...skill.aliases];
      merged.set(skill.name, { name: skill.name, aliases: [...new Set(aliases)] });
    }
    this.#caseSensitive = spelledDifferently([...merged.keys()].flatMap((name) => [name, splitName(name)[1]]));
    for (const skill of merged.values()) {
      addTo(this.#byName, this.#key(skill.name), skill);
      for (const name of [skill.name, ...skill.aliases]) addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
    }
  }

  /** Whether any installed skill answers to this name. */
  has(name: string): boolean {
    const [plugin, base] = splitName(name);
    return this.#withBase(base).some(
      (skill) => plugin === undefined || [undefined, foldedName(plugin)].includes(pluginOf(skill)),
    );
  }

  /** Compares two names, each of which may carry a `plugin:` prefix. */
  compare(left: string, right: string): IdentityMatch {
    const [leftPlugin, leftBase] = splitName(left);
    const [rightPlugin, rightBase] = splitName(right);
    const equalBase = this.#key(leftBase) === this.#key(rightBase);
    if (leftPlugin !== undefined && rightPlugin !== undefined) {
      const samePlugin = foldedName(leftPlugin) === foldedName(rightPlugin);
      return samePlugin && (equalBase || this.#aliased(leftBase, rightBase)) ? 'same' : 'different';
    }
    if (!equalBase && !this.#aliased(leftBase, rightBase)) return 'different';
    if (leftPlugin === undefined && rightPlugin === undefined) {
      if (equalBase) return this.#withBase(leftBase).length > 1 && !this.#isInstalled(left) ? 'ambiguous' : 'same';
      if (this.#isInstalled(left) && this.#isInstalled(right)) return 'different';
      return Math.max(this.#withBase(leftBase).length, this.#withBase(rightBase).length) > 1 ? 'ambiguous' : 'same';
    }
    const bare = leftPlugin === undefined ? left : right;
    const qualified = leftPlugin === undefined ? right : left;
    const candidates = this.#withBase(bare);
    if (candidates.length <= 1) {
      // The one skill that the bare name can mean may be known to belong to another plugin.
      const owner = candidates[0] === undefined ? undefined : pluginOf(candidates[0]);
      return owner === undefined || owner === foldedName(leftPlugin ?? rightPlugin ?? '') ? 'same' : 'different';
    }
    // A skill that is installed under exactly the bare name is another one than `plugin:name`.
    return this.#isInstalled(bare) && this.#isInstalled(qualified) ? 'different' : 'ambiguous';
  }

  #withBase(base: string): readonly SkillListing[] {
    return [...(this.#byBase.get(this.#key(base)) ?? [])];
  }

  #isInstalled(name: string): boolean {
    return this.#byName.has(this.#key(name));
  }

  #aliased(left: string, right: string): boolean {
    const others = this.#byBase.get(this.#key(right));
    return others !== undefined && this.#withBase(left).some((skill) => others.has(skill));
  }

  #key(name: string): string {
    const folded = foldedName(name);
    return this.#caseSensitive.has(folded) ? name : folded;
  }
}

function spelledDifferently(names: readonly string[]): ReadonlySet<string> {
  const spellings = new Map<string, Set<string>>();
  for (const name of names) addTo(spellings, foldedName(name), name);
  return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}

function addTo<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
}

function pluginOf(skill: SkillListing): string | undefined {
  const [plugin] = splitName(skill.name);
  return plugin === undefined ? undefined : foldedName(plugin);
}

function splitName(name: string): [plugin: string | undefined, base: string] {
  const colon = name.lastIndexOf(':');
  return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}

/**
 * Learns from a transcript in which folders the skills lie that it loads. A client may call a skill by the name in its frontmatter,
 * and name its folder in a line of its own; the two lines belong together when nothing else could.
 */
export class SkillFolders {
  /** By the call whose subagent the lines stand in; '' for the main conversation. */
  readonly #loaded = new Map<string, Set<string>>();
  readonly #folders = new Map<string, Set<string>>();
  readonly #paths = new Map<string, Set<string>>();

  /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
  addLoad(name: string, parentCallId: string | undefined, callId: string | null): void {
    addTo(this.#loaded, parentCallId ?? '', name);
    if (callId !== null) addTo(this.#loaded, callId, name);
  }

  addFolder(path: string, parentCallId: string | undefined): void {
    addTo(this.#folders, parentCallId ?? '', pathParts(path).at(-1) ?? '');
    addTo(this.#paths, foldedName(pathParts(path).at(-1) ?? ''), `${path}/${SKILL_FILE}`);
  }

  /** The client recorded from which `SKILL.md` it loaded the skill of these names. */
  addRecord(names: readonly string[], path: string): void {
    for (const name of [...names.map(foldedName), ...names.map(baseOf)]) addTo(this.#paths, name, path);
  }

  /** Where what was loaded under one of these names may lie; `catalogue` is what the client listed. */
  finder(catalogue: readonly SkillListing[]): (names: readonly string[]) => readonly string[] {
    const known = new Map<string, ReadonlySet<string>>();
    for (const { name, aliases, path } of [...this.listings(), ...catalogue]) {
      const paths = path === undefined ? this.#paths.get(baseOf(name)) : new Set([path]);
      for (const own of [name, ...aliases]) if (paths !== undefined) known.set(foldedName(own), paths);
    }
    // What the client recorded of a load comes before what it lists.
    for (const [name, paths] of this.#paths) known.set(name, paths);
    return (names) => {
      const key = [...names.map(foldedName), ...names.map(baseOf)].find((name) => known.has(name));
      return [...(known.get(key ?? '') ?? [])];
    };
  }

  /** Skills under the names of their folders, each with the name that it was called by. */
  listings(): readonly SkillListing[] {
    return [...this.#folders].flatMap(([place, folders]): SkillListing[] => {
      const names = [...(this.#loaded.get(place) ?? [])];
      const [folder, ...others] = [...folders].filter((one) => !names.some((name) => baseOf(name) === foldedName(one)));
      const [name, ...further] = names.filter(
        (one) => ![...folders].some((known) => baseOf(one) === foldedName(known)),
      );
      if (folder === undefined || name === undefined || others.length + further.length > 0) return [];
      const plugin = name.slice(0, name.lastIndexOf(':') + 1);
      return [{ name: `${plugin}${folder}`, aliases: [name] }];
    });
  }
}

/** What is installed, and what was loaded under a plugin's name and is not: `plugin:x` where a bare `x` is installed is that `x`. */
export function inventoryWith(installed: readonly SkillListing[], loaded: readonly string[]): SkillInventory {
  const known = new SkillInventory(installed);
  const further = loaded.filter((name) => name.includes(':') && !known.has(name));
  return new SkillInventory([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}

/** The folded name without its plugin: `plugin:skill` names the skill of that name. */
export function baseOf(name: string): string {
  return foldedName(name.slice(name.lastIndexOf(':') + 1));
}
