import type { PortcullisError } from '../kernel/portcullis-error.ts';
import { escapeMarkdown } from './markdown.ts';

/** A page for the job summary where a gate could not decide. */
export function errorSummary(gate: string, { message, help, exitCode }: PortcullisError): string {
  const title = exitCode === 3 ? '⚠️ cannot be compared' : '❌ did not run';
  const lines = [...message.split('\n'), ...(help === undefined ? [] : ['', help])].map(escapeMarkdown);
  return `# ${gate} ${title}\n\n${lines.join('\n')}\n`;
}
