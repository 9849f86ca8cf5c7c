import type { ConversationItem } from './conversation-item.ts';

/** A skill as a client offers it to the model. */
export interface OfferedSkill {
  /** What the model has to call it. */
  readonly name: string;
  /** The other name that the client says: of Claude's `folder (name)` the name; null where there is none. */
  readonly alias: string | null;
  readonly description: string;
  /** Codex: the absolute path of its SKILL.md. Null where the client does not say it. */
  readonly file: string | null;
}

export interface SkillOffer {
  readonly skills: readonly OfferedSkill[];
  /** Codex: the folders in which its skills lie; absolute. */
  readonly roots: readonly string[];
}

const CLAUDE_LIST = '<system-reminder>\nThe following skills are available';
const CODEX_LIST = '<skills_instructions>';

/**
 * The skills that a request offers: Claude lists them in reminders between the user's texts, Codex and Copilot among their own
 * instructions. A list in what the user or a tool says is none. A later list adds to an earlier one.
 */
export function findSkillOffer(items: readonly ConversationItem[]): SkillOffer {
  const skills = new Map<string, OfferedSkill>();
  const roots: string[] = [];
  const add = (offer: SkillOffer): void => {
    for (const skill of offer.skills) skills.set(skill.file ?? skill.name, skill);
    roots.push(...offer.roots);
  };
  for (const item of items) {
    if (item.kind !== 'user' && item.kind !== 'instructions') continue;
    for (const text of item.texts) {
      if (text.startsWith(CLAUDE_LIST)) add(claudeOffer(text));
      else if (item.kind === 'instructions' && text.startsWith(CODEX_LIST)) add(codexOffer(text));
      else if (item.kind === 'instructions') add(copilotOffer(text));
    }
  }
  return { skills: [...skills.values()], roots };
}

/** `- name: description` or `- folder (name): description`; further lines belong to the description. */
function claudeOffer(text: string): SkillOffer {
  const skills: OfferedSkill[] = [];
  for (const line of text
    .replace(/\s*<\/system-reminder>\s*$/, '')
    .split('\n')
    .slice(2)) {
    const entry = /^- (\S.{0,199}?)(?: \(([^()]{1,200})\))?(?:: (.*)|:?$)/.exec(line);
    const last = skills.at(-1);
    if (entry !== null) {
      skills.push({ name: entry[1] ?? '', alias: entry[2] ?? null, description: entry[3] ?? '', file: null });
    } else if (last !== undefined) {
      skills[skills.length - 1] = { ...last, description: `${last.description}\n${line}` };
    }
  }
  return { skills, roots: [] };
}

/** A table of roots (`- \`r0\` = \`/path\``) and `- name: description (file: r0/folder/SKILL.md)`. */
function codexOffer(text: string): SkillOffer {
  const roots = new Map<string, string>();
  const skills: OfferedSkill[] = [];
  for (const line of text.split('\n')) {
    const root = /^- `(\w+)` = `(.+)`$/.exec(line);
    if (root !== null) roots.set(root[1] ?? '', root[2] ?? '');
    const entry = /^- (.+?): (.*) \(file: (.+)\)$/.exec(line);
    if (entry === null) continue;
    const [, name = '', description = '', short = ''] = entry;
    const slash = short.indexOf('/');
    const place = roots.get(short.slice(0, slash));
    const file = place === undefined ? short : `${place}${short.slice(slash)}`;
    skills.push({ name, alias: null, description, file });
  }
  return { skills, roots: [...roots.values()] };
}

/** `<skill>` elements with `<name>` and `<description>` inside `<available_skills>`. */
function copilotOffer(text: string): SkillOffer {
  const start = text.indexOf('<available_skills>');
  const end = text.indexOf('</available_skills>', start);
  if (start === -1 || end === -1) return { skills: [], roots: [] };
  const skills = text
    .slice(start, end)
    .split('<skill>')
    .slice(1)
    .map((entry) => ({
      name: element(entry, 'name'),
      alias: null,
      description: element(entry, 'description'),
      file: null,
    }));
  return { skills, roots: [] };
}

function element(text: string, name: string): string {
  const start = text.indexOf(`<${name}>`);
  const end = text.indexOf(`</${name}>`, start);
  return start === -1 || end === -1 ? '' : unescaped(text.slice(start + name.length + 2, end));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
