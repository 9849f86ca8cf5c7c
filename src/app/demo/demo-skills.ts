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
