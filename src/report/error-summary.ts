import type { PortcullisError } from '../kernel/portcullis-error.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import { stoppedPage } from './report-page.ts';
import { stoppedVerdict } from './stopped-text.ts';

/** A page for the job summary where a gate could not decide. */
export function errorSummary(gate: string, { code, message, help }: PortcullisError): string {
  const heading = `# ${gate} ${stoppedVerdict({ code })}\n\n`;
  const budget = { limit: CHANNEL_LIMITS.summaryBytes - utf8Bytes(heading) - 1, measure: utf8Bytes };
  return `${heading}${stoppedPage({ message, help: help ?? null }, budget)}\n`;
}
