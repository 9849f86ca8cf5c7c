import type { Finding } from '../contracts/gate-result.ts';

/** `alpha/claude: expected pass, got fail; missing: alpha-skill`: all that a finding says in a line. */
export function findingText(finding: Pick<Finding, 'subject' | 'change' | 'message'>): string {
  return `${finding.subject.label}: ${changeText(finding)}`;
}

/** The same without what it is about. */
export function changeText({ change, message }: Pick<Finding, 'change' | 'message'>): string {
  return change === null ? message : `expected ${change.from}, got ${change.to}; ${message}`;
}
