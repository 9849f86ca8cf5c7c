import { changeText, type Finding } from '../contracts/gate-result.ts';

/** `alpha/claude: expected pass, got fail; missing: alpha-skill`: all that a finding says in a line. */
export function findingText({ subject, message }: Pick<Finding, 'subject' | 'message'>): string {
  return `${subject.label}: ${message}`;
}

/** Its message beside its change: without the words that the change says already. */
export function whyText({ change, message }: Pick<Finding, 'change' | 'message'>): string {
  const said = change === null ? '' : `${changeText(change)}; `;
  return message.startsWith(said) ? message.slice(said.length) : message;
}
