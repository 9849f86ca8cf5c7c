/** Which recording of `cases/transcripts/` answers which case of `cases/routing/demo.json`, without the client's name in front. */
const RECORDINGS: Readonly<Record<string, string>> = {
  'alpha-greeting': 'skill-alpha',
  'alpha-then-beta': 'two-skills',
  'beta-farewell': 'skill-beta',
  'gamma-greeting': 'unknown-skill',
  'read-instructions': 'read-skill-file',
  'slow-greeting': 'hang-after-skill',
  'small-talk': 'no-skill',
  'talk-about-skills': 'prose-only',
};

/** What a pull request that breaks things would have recorded instead: a call lost, a skill forgotten, a skill too many, no answer. */
const REGRESSIONS: Readonly<Record<string, string>> = {
  'claude/alpha-greeting': 'no-skill',
  'codex/alpha-then-beta': 'skill-alpha-gpt-5.5',
  'copilot/small-talk': 'skill-alpha',
  'codex/beta-farewell': 'http-500',
};

export interface DemoRecording {
  readonly agent: string;
  readonly caseId: string;
  /** The file's name in `cases/transcripts/`, without ending. */
  readonly name: string;
}

export const DEMO_PROVIDERS: readonly string[] = ['claude', 'codex', 'copilot'];

/** One recording for each case and provider of the demo. */
export function demoRecordings(regress: boolean): readonly DemoRecording[] {
  return DEMO_PROVIDERS.flatMap((agent) =>
    Object.entries(RECORDINGS).map(([caseId, usual]) => {
      const scenario = regress ? (REGRESSIONS[`${agent}/${caseId}`] ?? usual) : usual;
      return { agent, caseId, name: `${agent}-${scenario}` };
    }),
  );
}

/** Name → description of the skills that the demo's repository has. */
const DESCRIPTIONS = {
  'alpha-skill': 'Use when the user asks for alpha greetings.',
  'beta-skill': 'Use when the user asks for beta farewells.',
};

type DemoSkill = keyof typeof DESCRIPTIONS;

/** Path → text of the demo's skills below a folder. `changed`: descriptions that are others by now. */
export function demoSkillFiles(
  folder: string,
  changed: Readonly<Partial<Record<DemoSkill, string>>> = {},
): Record<string, string> {
  const files = Object.entries({ ...DESCRIPTIONS, ...changed }).map(([name, description]) => [
    `${folder}/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`,
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
