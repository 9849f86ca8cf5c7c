import type { DoctorFinding } from '../../contracts/doctor-finding.ts';
import { isActionOf } from '../action-reference.ts';
import { variablesExecuted } from '../executed-variables.ts';
import { parseTemplate } from '../expression.ts';
import { stepShell } from '../step-shell.ts';
import { findingAt, type Place, type Rule, type Subject } from '../subject.ts';
import { taintsOf, type Taint } from '../untrusted.ts';
import type { Job, Step } from '../workflow.ts';
import { scalarText } from '../yaml-value.ts';

const RULE = 'untrusted-text';

/** Texts of others that become part of a script: GitHub puts an expression's value into the script before any shell sees it. */
export const scriptsTakeNoText: Rule = (subject) =>
  subject.workflow.jobs.flatMap((job) =>
    job.steps.flatMap((step) => {
      const scripts: (readonly [string, string | null])[] = [
        ['run', step.run],
        ['shell', step.shell],
      ];
      if (isActionOf(step.uses, 'actions/github-script'))
        scripts.push(['with/script', scalarText(step.with['script'])]);
      return [
        ...scripts.flatMap(([key, text]) => (text === null ? [] : scriptFindings(subject, job, step, key, text))),
        ...executedFindings({ subject, job, step }),
      ];
    }),
  );

function scriptFindings(subject: Subject, job: Job, step: Step, key: string, text: string): readonly DoctorFinding[] {
  const { workflow } = subject;
  const place = `${step.pointer}/${key}`;
  const findings = taintsOf(text, { subject, job, step }).map((taint) =>
    findingAt(workflow, place, {
      rule: RULE,
      level: taint.by === 'anyone' ? 'error' : 'warning',
      message: `\`\${{ ${taint.path} }}\` is put into a script as it is, and ${chosenBy(taint)}: what it says is run, with the job's token and secrets`,
      remedy: 'hand it over by `env:` and read the variable in quotes (`"$NAME"`, in github-script `process.env.NAME`)',
    }),
  );
  const unreadable = parseTemplate(text).expressions.filter(({ tree }) => tree === null);
  return [
    ...findings,
    ...unreadable.slice(0, 1).map(({ source }) =>
      findingAt(workflow, place, {
        rule: RULE,
        level: 'warning',
        message: `\`\${{ ${source.slice(0, 80)} }}\` cannot be read as an expression, so nobody can say what it puts into the script`,
        remedy: 'correct the expression',
      }),
    ),
  ];
}

/** Variables are safe as words, and not where a shell parses their text again. */
function executedFindings(place: Place): readonly DoctorFinding[] {
  const { subject, job, step } = place;
  if (step.run === null || stepShell(subject.workflow, job, step).kind !== 'bourne') return [];
  return variablesExecuted(step.run).flatMap(({ variable, isWhole }) => {
    // The runner sets this one in every step.
    const source = variable === 'GITHUB_HEAD_REF' ? 'github.head_ref' : `env.${variable}`;
    return taintsOf(`\${{ ${source} }}`, place).map((taint) =>
      findingAt(subject.workflow, `${step.pointer}/run`, {
        rule: RULE,
        level: taint.by === 'anyone' && isWhole ? 'error' : 'warning',
        message: `the text of \`$${variable}\` is run as a script (\`eval\`, \`bash -c\` and the like run what they are given), and ${chosenBy(taint)}${isWhole ? '' : ', unless the program between takes out what is dangerous'}: \`${taint.path}\``,
        remedy: 'give it to the inner script as an argument (`bash -c \'… "$1"\' _ "$NAME"`), and leave out `eval`',
      }),
    );
  });
}

function chosenBy({ path, by }: Taint): string {
  if (by === 'unknown') {
    return /\binputs\.[^\s()]{1,200}\){0,9}$/.test(path)
      ? 'the calling workflow chooses it, and none that calls this one was looked at'
      : 'an expression makes it, from what another job or step says';
  }
  const [, source] = /\((\S{1,200}?)(?: |\))/.exec(path) ?? [];
  if (source !== undefined && /^(?:steps|needs|env|inputs)\b/.test(path)) return chosenBy({ path: source, by });
  if (/^(?:matrix|needs|steps)\b/.test(path))
    return 'the plan takes it from the cases, which belong to the pull request';
  if (path.includes('inputs.')) return 'who starts the workflow chooses it';
  return by === 'anyone'
    ? 'anyone who opens a pull request, an issue or a comment can choose it'
    : 'who can push chooses it';
}
