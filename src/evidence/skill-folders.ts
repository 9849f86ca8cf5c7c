import type { SkillListing } from './transcript-event.ts';

/**
 * Learns from a transcript under which folders the skills lie that it loads. A client may call a skill by the name in its
 * frontmatter, and then tell its folder in a line of its own; the two lines belong together when nothing else could.
 */
export class SkillFolders {
  /** By the call whose subagent the lines stand in; '' for the main conversation. */
  readonly #loaded = new Map<string, Set<string>>();
  readonly #folders = new Map<string, Set<string>>();

  /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
  addLoad(name: string, parentCallId: string | undefined, callId: string | null): void {
    add(this.#loaded, parentCallId ?? '', name);
    if (callId !== null) add(this.#loaded, callId, name);
  }

  addFolder(folder: string, parentCallId: string | undefined): void {
    add(this.#folders, parentCallId ?? '', folder);
  }

  /** Skills under the names of their folders, each with the name that it was called by. */
  listings(): readonly SkillListing[] {
    return [...this.#folders].flatMap(([place, folders]): SkillListing[] => {
      const names = [...(this.#loaded.get(place) ?? [])];
      const [folder, ...others] = [...folders].filter((one) => !names.some((name) => isBaseOf(name, one)));
      const [name, ...further] = names.filter((one) => ![...folders].some((known) => isBaseOf(one, known)));
      if (folder === undefined || name === undefined || others.length + further.length > 0) return [];
      const plugin = name.slice(0, name.lastIndexOf(':') + 1);
      return [{ name: `${plugin}${folder}`, aliases: [name] }];
    });
  }
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const values = map.get(key) ?? new Set();
  map.set(key, values.add(value));
}

function isBaseOf(name: string, folder: string): boolean {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase() === folder.toLowerCase();
}
