import { safeText, type TextStyle } from '../app/world/said.ts';
import type { InitOutcome } from '../app/init/init.ts';
import { counted } from '../contracts/counted.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { printable } from '../contracts/problem.ts';

/** What `init` has to say, with the texts of the files where none was written. */
export function initText(outcome: InitOutcome, style: TextStyle): string {
  const { files, written, skills, notes, warnings, pin } = outcome;
  const width = files.reduce((most, { path }) => Math.max(most, path.length), 0);
  const lines = [
    `${counted(skills.names.length, 'skill')} in ${skills.roots.map(safeText).join(', ')}`,
    `the gate of ${safeText(pin.repository)} at ${pin.commit}${pin.version === null ? '' : ` (${safeText(pin.version)})`}`,
    ...files.map(({ path, what }) => `${style.green(written ? '+' : '=')} ${path.padEnd(width)}  ${what}`),
    ...warnings.map((warning) => style.yellow(`! ${safeText(warning)}`)),
    ...[...groupedBy(notes, ({ says }) => says)].map(([says, same]) =>
      style.yellow(safeText(`! ${same.map(({ what }) => what).join(', ')}: ${says}`)),
    ),
  ];
  if (!written) {
    const texts = files.map(({ path, text }) => `${style.bold(`--- ${path}`)}\n${shownText(text)}`);
    const isShownAsIs = files.every(({ text }) => shownText(text) === text);
    const note = isShownAsIs ? '' : 'Characters that cannot be seen are shown as \\u and their number.\n';
    return `${lines.join('\n')}\n\n${texts.join('\n')}\n${note}Nothing was written.\n`;
  }
  const steps = nextSteps(outcome).map((step, index) => `${index + 1}. ${step}`);
  return `${lines.join('\n')}\n\nNext:\n${steps.join('\n')}\n`;
}

/** The text of a file for a terminal: what would command it or reorder it stands as an escape. */
function shownText(text: string): string {
  return text
    .split('\n')
    .map((line) => safeText(printable(line)))
    .join('\n');
}

function nextSteps(outcome: InitOutcome): readonly string[] {
  const [, cases] = outcome.files;
  const [without, flawed] = [outcome.without_case, outcome.flawed].map((names) => safeText(names.join(', ')));
  return [
    `Edit the prompts in ${cases?.path ?? ''}: ask for the result as people do, without the skill's name.`,
    without && `Write cases for ${without}: the description gives no request.`,
    flawed && `Correct the frontmatter of ${flawed}, as said above, and write cases for what is corrected.`,
    'portcullis validate && portcullis plan && portcullis doctor',
    'portcullis clients install && portcullis rehearse: is every skill offered, loaded and recognised? It needs no key.',
    outcome.secrets.length > 0 &&
      `Add the secrets to the repository: ${outcome.secrets.map((name) => `gh secret set ${name}`).join('; ')}`,
    !outcome.ignores_artifacts && 'Add artifacts/ to .gitignore: runs leave their results and transcripts there.',
    'Commit, push and open a pull request. Its run is the first: where a case fails, correct the prompt, the skill or what is expected.',
    `Require the check "${outcome.required_check}" by a ruleset of the default branch; it can be chosen once it has run.`,
    outcome.has_code_owners
      ? 'Let CODEOWNERS name owners of /.github/, /baselines/ and /cases/, and require their review by the same ruleset.'
      : 'Name owners of /.github/, /baselines/ and /cases/ in .github/CODEOWNERS, and require their review by the same ruleset.',
  ].flatMap((step) => step || []);
}
