import type { RoutingCase } from '../../contracts/case-file.ts';
import { mentions } from '../../evidence/mention.ts';
import type { SkillInventory } from '../../evidence/skill-identity.ts';

/** The configuration of a repository that begins: where things are, and which providers are asked. */
export function firstConfig(options: {
  readonly cases: string;
  readonly baseline: string;
  readonly skills: readonly string[];
  /** With the roots that are installed although the client does not read them. */
  readonly providers: readonly { readonly id: string; readonly skills: readonly string[] }[];
}): string {
  const skills = options.skills.map((root) => `  - ${scalar(root)}\n`).join('');
  const rootsOf = (roots: readonly string[]): string =>
    roots.length === 0 ? '' : `    skills: [${roots.map(scalar).join(', ')}]\n`;
  const providers = options.providers.map(({ id, skills: roots }) => `  ${id}:\n${rootsOf(roots)}`).join('');
  return `# Where Portcullis finds things. Pull requests are judged by the configuration that they are compared with, not by their own.
cases: ${scalar(options.cases)}
baseline: ${scalar(options.baseline)}
skills:
${skills}providers:
${providers}levels:
  on-removed: error # a case that goes away with its baseline entry fails
`;
}

/** A text that YAML would not read as it is stands in quotes, which JSON and YAML have in common. */
function scalar(text: string): string {
  return /^[\w.][\w.*-]*(?:\/[\w.*-]+)+$/.test(text) ? text : JSON.stringify(text);
}

/** What a first case is made from. */
export interface DescribedSkill {
  /** As cases call it: the folder's name, behind the plugin's where it belongs to one. */
  readonly name: string;
  /** Of the frontmatter; null where there is none. */
  readonly description: string | null;
}

export interface FirstCases {
  readonly cases: readonly RoutingCase[];
  readonly flaws: readonly SkillFlaw[];
}

/** What stands in the way of a first case. */
export interface SkillFlaw {
  readonly skill: string;
  /** Its description names it wherever it says what it is for, so that the prompt does; or there is none, and so no case. */
  readonly flaw: 'names_itself' | 'no_description';
}

/** The category by which drafts are found again, until somebody has edited them. */
const DRAFT = 'draft';

const LONGEST_PROMPT = 300;
/** How a description begins that tells when to use a skill, in the order in which they are taken off. */
const LEADS = [
  /^(?:this skill )?(?:should be |is to be |must be |can be |is )?(?:used?|invoked?|triggered?) (?:this skill |this |it )?(?:when(?:ever)?|for|to|if) /i,
  /^when(?:ever)? /i,
  /^(?:the user|users|a user|someone|you|claude|the agent|asked|working|dealing) (?:(?:asks?|wants?|needs?|requests?|says?|mentions?) )?(?:you )?(?:for |to |about |with |help with )?/i,
];

/**
 * A positive case for each skill that has a description, its prompt taken from there, and one negative case. They are drafts: a person
 * knows better what people ask for.
 *
 * @param taken ids that no case gets
 */
export function firstCases(
  skills: readonly DescribedSkill[],
  inventory: SkillInventory,
  taken: Iterable<string> = [],
): FirstCases {
  const ids = new Set(taken);
  const flaws: SkillFlaw[] = [];
  const positive = skills.flatMap(({ name, description }): RoutingCase[] => {
    const prompt = firstPrompt(name, description ?? '', inventory);
    if (prompt === null) flaws.push({ skill: name, flaw: 'no_description' });
    else if (mentions(prompt, name, inventory)) flaws.push({ skill: name, flaw: 'names_itself' });
    const wanted = `first-${name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
    if (prompt === null) return [];
    return [{ case_id: freeId(wanted, ids), category: DRAFT, prompt, expected_skill: name }];
  });
  const negative: RoutingCase = {
    case_id: freeId('small-talk', ids),
    category: 'negative',
    prompt: 'What is 2 + 2? Answer with the number alone.',
    disallowed_skills: skills.map(({ name }) => name),
  };
  return { cases: [...positive, negative], flaws };
}

/** The part of the description that says for what the skill is, without the skill's name where there is such a part. */
function firstPrompt(name: string, description: string, inventory: SkillInventory): string | null {
  const sentences = description
    .split(/[.!?](?:\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const tasks = sentences.map((sentence) => {
    const task = LEADS.reduce((text, lead) => text.replace(lead, ''), sentence);
    return { task, saysWhen: task !== sentence };
  });
  // A sentence that says when to use the skill comes nearest to what people ask for.
  const ordered = [...tasks.filter(({ saysWhen }) => saysWhen), ...tasks.filter(({ saysWhen }) => !saysWhen)];
  const chosen = ordered.find(({ task }) => !mentions(task, name, inventory)) ?? ordered[0];
  return chosen === undefined ? null : `Please help me with this: ${chosen.task.slice(0, LONGEST_PROMPT).trim()}`;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
