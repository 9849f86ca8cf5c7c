import type { RoutingCase } from '../../contracts/case-file.ts';
import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import { mentions } from '../../evidence/mention.ts';
import type { SkillInventory } from '../../evidence/skill-identity.ts';
import type { Note } from './shipped-roots.ts';

/** The configuration of a repository that begins: where things are, and which providers are asked. */
export function firstConfig(options: {
  readonly cases: string;
  readonly baseline: string;
  readonly skills: readonly string[];
  /** With the roots that are installed although the client does not read them. */
  readonly providers: readonly { readonly id: string; readonly skills: readonly string[] }[];
  /** There is a policy of required checks, which nothing reads yet. */
  readonly proposesPolicy: boolean;
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
${options.proposesPolicy ? PROPOSAL : ''}`;
}

const PROPOSAL = `# Take the marks away once the policy was read, and give the workflow \`with: { required-checks: github }\`: each check that a change
# needs then has to have passed on GitHub.
# required:
#   policy: ${DEFAULT_REQUIRED_POLICY}
#   evidence: github
`;

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
  /** Skills whose description gives no request, and so have no positive case. */
  readonly withoutRequest: readonly string[];
  readonly notes: readonly Note[];
}

/** The category by which drafts are found again, until somebody has edited them. */
const DRAFT = 'draft';

/** So much of a description is looked at. */
const LONGEST_DESCRIPTION = 4000;
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|approx))[.!?]["”’)]?(?:\s|$)|\n\s*\n|\n\s*[-*•]\s/;
/** What follows says when not to use a skill, or when else. */
const REST =
  /[,;:(–—-]? ?\b(?:but |and |or )?(?:not|never|avoid|skip|except|unless|\w+n['’]t|rather than|instead of|do not|(?:or|and) (?:when(?:ever)?|if|asks|says|mentions|wants|needs))\b.*$/i;
const THIRD_PERSON =
  /^(?!(?:this|its|always|is|has|was|as)\b)([a-z]+[^\Wsui]s) (?!(?:for|of|on|in|with|and|or|about|that|which|from|by|as|to|is|are)\b)/i;
const VERBS =
  'add|analy[sz]e|apply|audit|automate|build|check|clean|configure|convert|create|debug|deploy|design|draft|edit|explain|explore|export|extract|fetch|fill|find|fix|format|generate|implement|inspect|install|investigate|make|manage|migrate|optimi[sz]e|parse|plan|prepare|publish|query|read|refactor|render|research|review|run|search|send|set up|summari[sz]e|test|track|transform|translate|update|upgrade|validate|verify|write';
/** After a verb in the infinitive no other one follows in the third person. */
const FURTHER_VERB = new RegExp(`(?:,| and| or| then)+ (?:${VERBS})e?s\\b.*$`, 'i');
const USE =
  '(?:this skill )?(?:(?:should|must|can|is to) be |is )?(?:use|invoke|trigger|activate)(?:e?d)? (?:this skill |this |it )?';
const WHEN = `(?:${USE})?(?:when(?:ever)?|if) (?:(?:the user|a user|users?|someone|people|you|claude|codex|copilot|the agent) )?(?:\\w+ly )?(?:is |are )?`;
const ASKS = 'asks?|asked|wants?|needs?|requests?';
const TASK = String.raw`(.{1,300}(?!\w)).*`;
/** What a description says, and the request that comes of it; the first that fits. */
const REQUESTS = [
  [String.raw`.*\b(?:says?|types?|${ASKS})\b[^"“”]{0,60}["“]([^"“”]{1,200} [^"“”]{1,200})["”].*`, '$1'],
  [`(?:${WHEN}(?:${ASKS}|tries|trying)(?: you| claude)? |${USE})to ${TASK}`, 'Please $1.'],
  [
    `${WHEN}(?:${ASKS}|mentions?|works?|working|deals?|dealing)(?: for| about| on| with)? ${TASK}`,
    'Please help me with $1.',
  ],
  [String.raw`(?:${WHEN}(?=\w+ing )|${USE}for )${TASK}`, 'Please help me with $1.'],
  [String.raw`(?=\w+ing (?!(?:and|or|of|for|in|with|to)\b))${TASK}`, 'Please help me with $1.'],
  [`(?:please |(?=(?:${VERBS}) ))${TASK}`, 'Please $1.'],
].map(([said = '', request = '']) => ({ said: new RegExp(`^${said}$`, 'i'), request }));

/** Requests in a user's words that a description gives; those first that say when to use the skill. */
function requestsOf(description: string): readonly string[] {
  const sentences = description
    .slice(0, LONGEST_DESCRIPTION)
    .split(SENTENCE_END)
    .map((written) => written.replaceAll(/\s+/g, ' ').trim().replace(REST, ''))
    .map((sentence) => sentence.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .map((sentence) => sentence.replace(THIRD_PERSON, (_, verb: string) => `please ${infinitive(verb)} `))
    .map((sentence) => (sentence.startsWith('please ') ? sentence.replace(FURTHER_VERB, '') : sentence));
  const prompts = REQUESTS.flatMap(({ said, request }, index) =>
    sentences
      .filter((sentence) => REQUESTS.findIndex((form) => form.said.test(sentence)) === index)
      .map((sentence) => sentence.replace(said, request)),
  );
  // A client would take these for commands of its own.
  return prompts
    .filter((prompt) => !/^\s*\/|\$\w/.test(prompt))
    .map((prompt) => prompt.replaceAll(/\byour\b/gi, 'my').replaceAll(/\b(?:you|the user|users)\b/gi, 'me'));
}

function infinitive(verb: string): string {
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}

/**
 * A positive case for each skill whose description gives a request, and one negative case. They are drafts: a person
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
  const withoutRequest: string[] = [];
  const notes: Note[] = [];
  const freeId = (wanted: string): string => {
    let id = wanted;
    for (let number = 2; ids.has(id); number += 1) id = `${wanted}-${number}`;
    ids.add(id);
    if (id !== wanted) notes.push({ what: id, says: 'so called since there is a case of its name without the number' });
    return id;
  };
  const positive = skills.flatMap(({ name, description }): RoutingCase[] => {
    const prompts = requestsOf(description ?? '');
    const prompt = prompts.find((one) => !mentions(one, name, inventory)) ?? prompts[0];
    if (prompt === undefined) {
      withoutRequest.push(name);
      return [];
    }
    const says = 'the prompt of its case names it: its description says nothing without';
    if (mentions(prompt, name, inventory)) notes.push({ what: name, says });
    const wanted = `first-${name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
    return [{ case_id: freeId(wanted), category: DRAFT, prompt, expected_skill: name }];
  });
  const negative: RoutingCase = {
    case_id: freeId('small-talk'),
    category: 'negative',
    prompt: 'What is 2 + 2? Answer with the number alone.',
    disallowed_skills: skills.map(({ name }) => name),
  };
  return { cases: [...positive, negative], withoutRequest, notes };
}
