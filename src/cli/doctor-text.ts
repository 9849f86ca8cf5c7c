import type { Diagnosis } from '../app/doctor/doctor.ts';
import { safeText, type TextStyle } from '../app/world/said.ts';
import { counted } from '../contracts/counted.ts';
import { DOCTOR_LEVELS, type DoctorFinding, type DoctorLevel } from '../contracts/doctor-finding.ts';
import { formatProblem } from '../contracts/problem.ts';

/** What `portcullis doctor` says for a terminal: what cannot be read, findings by file, the worst file first, and a line that counts. */
export function doctorText({ workflows, findings, problems }: Diagnosis, style: TextStyle): string {
  const colours: Readonly<Record<DoctorLevel, (text: string) => string>> = {
    error: style.red,
    warning: style.yellow,
    note: style.cyan,
  };
  // Findings come worst first, so that the file of the first one is the worst.
  const files = [...new Set(findings.map(({ file }) => file))];
  const groups = files.map((file) => {
    const own = findings.filter((finding) => finding.file === file);
    return [
      style.bold(safeText(file)),
      ...own.map((finding) => findingLines(finding, colours[finding.level], style)),
    ].join('\n');
  });
  const unread = problems.map((problem) => `${style.red('invalid')} ${formatProblem(problem)}`).join('\n');
  const counts = DOCTOR_LEVELS.map((level) => ({ level, count: findings.filter((one) => one.level === level).length }));
  const said = counts.filter(({ count }) => count > 0).map(({ level, count }) => colours[level](counted(count, level)));
  if (problems.length > 0) {
    said.unshift(style.red(`${counted(problems.length, 'file or place', 'files or places')} cannot be read`));
  }
  const looked = counted(workflows.length, 'workflow');
  const summary = said.length === 0 ? style.green(`${looked}: nothing found`) : `${looked}: ${said.join(', ')}`;
  return `${[...(unread === '' ? [] : [unread]), ...groups, summary].join('\n\n')}\n`;
}

function findingLines(
  { level, line, rule, message, remedy }: DoctorFinding,
  colour: (text: string) => string,
  style: TextStyle,
): string {
  return `  ${line}: ${colour(level)} ${style.dim(rule)} ${safeText(message)}\n    → ${safeText(remedy)}`;
}
