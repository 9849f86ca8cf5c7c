/** The configuration of a repository that begins: where things are, and which providers are asked. */
export function firstConfig(options: {
  readonly cases: string;
  readonly baseline: string;
  readonly skills: readonly string[];
  readonly providers: readonly string[];
}): string {
  const skills = options.skills.map((root) => `  - ${scalar(root)}\n`).join('');
  const providers = options.providers.map((id) => `  ${id}:\n`).join('');
  return `# Where Portcullis finds things. Pull requests are judged by the configuration that they are compared with, not by their own.
cases: ${scalar(options.cases)}
baseline: ${scalar(options.baseline)}
skills:
${skills}providers:
${providers}`;
}

/** A text that YAML would not read as it is stands in quotes, which JSON and YAML have in common. */
function scalar(text: string): string {
  return /^[\w.][\w.*-]*(?:\/[\w.*-]+)+$/.test(text) ? text : JSON.stringify(text);
}
