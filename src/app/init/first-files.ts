import type { RoutingCase } from '../../contracts/case-file.ts';
import { DEFAULT_REQUIRED_POLICY } from '../../contracts/required-policy.ts';
import { baseOf } from '../../evidence/skill-identity.ts';
import { namesSkill, type Naming } from '../../routing/names-skill.ts';
import { visibleText } from '../../routing/visible-text.ts';
import { PROVIDER_IDS } from '../../providers/known-providers.ts';
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
# Take the mark away to judge throughput times pass rate as well, by what the nightly matrix counted.
# kpi:
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
/** Words by which a text is English, and by which one without these is in another language, of which no request is made. */
const ENGLISH = /\b(?:the|and|of|for|to|with|when|from|your|use)\b/i;
const FOREIGN =
  /\b(?:der|das|dem|eine?n?|und|oder|aus|mit|von|nach|zu[mr]?|für|wenn|de|les|des|une|pour|los|las|una|para|della?|gli|van|een|het|voor)\b/i;
/** What follows says when not to use a skill, or when else. */
const REST =
  /[,;:(–—-]? ?\b(?:but |and |or )?(?:not|never|avoid|skip|except|unless|\w+n['’]t|rather than|instead of|do not|(?:or|and) (?:when(?:ever)?|if|asks|says|mentions|wants|needs))\b.*$/i;
/** What descriptions call who reads them. */
const CLIENTS = PROVIDER_IDS.join('|');
/** Words before what a skill does. */
const LEAD = new RegExp(
  `^(?:(?:a|an|the|this) (?:skill|tool|command|agent)(?: that| which)? |it )?(?:(?:allows|enables|lets) (?:${CLIENTS}|you|agents?|the user|users) (?:to )?)?(?:(?:always|automatically|quickly|safely) )?`,
  'i',
);
const THIRD_PERSON =
  /^(?!(?:this|its|always|is|has|was|as|contains|covers|features|includes|needs|requires|supports)\b)([a-z]+[^\Wsui]s) (?!(?:for|of|on|in|with|and|or|about|that|which|from|by|as|to|is|are)\b)/i;
const VERBS =
  'add|analy[sz]e|apply|archive|audit|automate|balance|bring|build|check|clean|collect|compare|configure|convert|count|create|debug|delete|deploy|derive|design|disable|draft|draw|drive|edit|embed|enable|enhance|explain|explore|export|extract|fetch|fill|filter|find|fix|format|generate|give|group|help|implement|inspect|install|investigate|lint|list|look|make|manage|merge|migrate|monitor|move|optimi[sz]e|parse|ping|plan|prepare|print|publish|query|read|receive|refactor|remove|rename|render|reply|research|respond|review|run|search|send|set up|sort|split|summari[sz]e|test|track|transform|translate|turn|update|upgrade|validate|verify|work|write';
/** Of verbs in a row the first one asks for enough. */
const VERBS_IN_A_ROW = new RegExp(
  `^(?:(${VERBS})(?:, \\w+)*|(\\w+s)(?:, \\w+s)*(?=,? \\w+ \\w+s )),? (?:and|or) \\w+ `,
);
/** First words of what is no request, and ends of first words that are no verbs. */
const NO_VERB =
  '(?:an?|the|this|that|these|those|it|its|all|any|each|every|some|no|you|we|they|my|our|your|their|how|what|when|where|why|which|who|if|for|to|of|in|on|at|by|with|from|and|or|but|as|so|there|here|is|are|has|have|should|must|can|will|may|use|best|new|please|\\w*(?:ing|[st]ion|ness|ity|[ae]nce|ship|ous|ful|less|ive|ic|nal|ble|ed|ly|[^su]s)) ';
const AFTER_NOUN = '(?:for|of|in|on|with|and|or|that|which|is|are|was|about|from|by|as|when|if|after|before|only) ';
/** What skills call themselves. */
const THING =
  '(?:tool|guid|skill|librar|expert|assistant|practi[cs]|pattern|workflow|utilit|checklist|framework|system|suite|kit|standard|convention|principle|technique|knowledge|support|collection|management|instruction|reference|playbook)';
/** German's first word with its noun, in a sentence without a word of English. */
const GERMAN = String.raw`(?!.*${ENGLISH.source})\w+e [A-Z][\w-]*[a-z](?:\W|$)`;
/** A verb with its object: what begins with a known one, or neither names what the skill is nor has the marks of a noun. */
const IMPERATIVE = new RegExp(
  `^(?=(?:${VERBS}) |(?!${NO_VERB}|${GERMAN}|\\w+ (?:\\w+(?:ing|sis|[st]ion|ment)(?:$| ))?(?:${AFTER_NOUN}|$)|(?:(?!(?:an?|the|your|into|to) |${AFTER_NOUN})[\\w-]+ ){0,6}${THING})[a-z]{2,} [!-~])`,
);
/** After a verb in the infinitive no other one follows in the third person. Nor do people say that they ask. */
const FURTHER = new RegExp(
  `(?:,| and| or| then)+ (?:${VERBS})e?s\\b.*$| ?[,;:(–—-]? ?(?:\\b(?:use|invoke)d? (?:this skill |this |it )?)?\\b(?:only (?=(?:when|if|on|upon|after|by)\\b)|(?:when(?:ever)?|if)\\b(?=.*\\b(?:asks?|asked|requests?|requested)\\b)).*$`,
  'i',
);
const USE =
  '(?:this skill )?(?:(?:should|must|can|is to) be |is )?(?:use|invoke|trigger|activate)(?:e?d)? (?:this skill |this |it )?(?:only )?';
const WHEN = `(?:${USE})?(?:when(?:ever)?|if) (?:(?:the user|a user|users?|someone|people|you|${CLIENTS}|the agent) )?(?:\\w+ly )?(?:is |are )?`;
const ASKS = 'asks?|asked|wants?|needs?|requests?';
const TASK = String.raw`(.{1,300}(?!\w)).*`;
/** What a description says, and the request that comes of it; the first that fits. */
const REQUESTS = [
  [String.raw`.*\b(?:says?|types?|${ASKS})\b[^"“”]{0,60}["“]([^"“”]{1,200} [^"“”]{1,200})["”].*`, '$1'],
  [`(?:${WHEN}(?:${ASKS}|tries|trying)(?: you| (?:${CLIENTS}))? |${USE})to ${TASK}`, 'Please $1.'],
  [
    `${WHEN}(?:${ASKS}|mentions?|works?|working|deals?|dealing)(?: for| about| on| with)? ${TASK}`,
    'Please help me with $1.',
  ],
  [String.raw`(?:${WHEN}(?=\w+ing[ ,])|${USE}for )${TASK}`, 'Please help me with $1.'],
  [String.raw`(?=\w+ing (?!(?:and|or|of|for|in|with|to)\b))${TASK}`, 'Please help me with $1.'],
  [`(?:please |helps? (?:you |users? )?)with ${TASK}`, 'Please help me with $1.'],
  [`please ${TASK}`, 'Please $1.'],
].map(([said = '', request = '']) => ({ said: new RegExp(`^${said}$`, 'i'), request }));

/** Requests in a user's words that a description gives; those first that say when to use the skill. */
function requestsOf(description: string): readonly string[] {
  const seen = description.slice(0, LONGEST_DESCRIPTION);
  if (FOREIGN.test(seen) && !ENGLISH.test(seen)) return [];
  const sentences = seen
    .split(SENTENCE_END)
    .map((written) => written.replaceAll(/\s+/g, ' ').trim().replace(REST, ''))
    .map((sentence) => sentence.replace(LEAD, '').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .map((sentence) => sentence.replace(VERBS_IN_A_ROW, '$1$2 '))
    .map((sentence) => sentence.replace(THIRD_PERSON, (_, verb: string) => `please ${infinitive(verb)} `))
    .map((sentence) => sentence.replace(IMPERATIVE, 'please '))
    .map((sentence) => (sentence.startsWith('please ') ? sentence.replace(FURTHER, '') : sentence));
  const prompts = REQUESTS.flatMap(({ said, request }, index) =>
    sentences
      .filter((sentence) => REQUESTS.findIndex((form) => form.said.test(sentence)) === index)
      .map((sentence) => sentence.replace(said, request)),
  );
  // A client would take these for commands of its own, and nobody knows what `it` is.
  return prompts
    .filter((prompt) => !/^\s*\/|\$\w|^Please (?:help me with )?(?:it|this|that)\.$/.test(prompt))
    .map((prompt) => prompt.replaceAll(/\byour\b/gi, 'my').replaceAll(/\b(?:you|the user|users)\b/gi, 'me'));
}

function infinitive(verb: string): string {
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.replace(/(?<=ch|sh|ss|x|focus)es$|s$/, '');
}

/**
 * A positive case for each skill whose description gives a request, and one negative case. They are drafts: a person
 * knows better what people ask for.
 *
 * @param taken ids that no case gets
 */
export function firstCases(skills: readonly DescribedSkill[], taken: Iterable<string> = []): FirstCases {
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
    const naming = (one: string): Naming => namesSkill(visibleText(one), baseOf(name));
    const prompt =
      prompts.find((one) => naming(one) === null) ?? prompts.find((one) => naming(one) === 'words') ?? prompts[0];
    if (prompt === undefined) {
      withoutRequest.push(name);
      return [];
    }
    const says = 'the prompt of its case names it: its description says nothing without';
    if (naming(prompt) === 'leading') notes.push({ what: name, says });
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
