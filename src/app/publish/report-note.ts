import type { ReportFailure } from '../../io/github/report-outcome.ts';

/** One line about a channel, for the log. `warning`: something was left out that was asked for. */
export interface ReportNote {
  readonly level: 'warning' | 'notice' | 'info';
  readonly text: string;
}

/**
 * What to say of a channel that failed: one line with the remedy. What GitHub said stands in it, on one line and without the token.
 *
 * @param what `The comment`
 */
export function failureNote(what: string, failure: ReportFailure): ReportNote {
  return { level: 'warning', text: `${what} was left out: ${causeOf(failure)} (${failure.reason})` };
}

function causeOf({ because, permission, reason }: ReportFailure): string {
  switch (because) {
    case 'forbidden':
      // With the right permission too.
      if (/\blocked\b/i.test(reason)) return 'the conversation is locked';
      return `the token lacks the permission "${permission}"`;
    case 'not_found':
      return `GitHub has no such place, or the token may not see it: it needs the permission "${permission}"`;
    case 'unauthorized':
      return 'the token is not valid, or not any more';
    case 'rate_limited':
      return 'too many requests were made for the wait to be worth it';
    case 'refused':
      return 'GitHub refused it';
    case 'unreachable':
      return 'GitHub did not answer';
    case 'strange':
      return 'GitHub answered something else';
  }
}
