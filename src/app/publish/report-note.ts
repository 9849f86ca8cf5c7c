import type { ApiFailure } from '../../io/github/api-answer.ts';

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
export function failureNote(what: string, failure: ApiFailure): ReportNote {
  return { level: 'warning', text: `${what} was left out: ${causeOf(failure)} (${failure.reason})` };
}

/** The subject of a sentence on at least one of both channels, with its verb. */
export function channelsWere(comment: boolean, checkRun: boolean): string {
  if (comment && checkRun) return 'Comment and check run were';
  return comment ? 'The comment was' : 'The check run was';
}

function causeOf({ kind, permission, reason }: ApiFailure): string {
  switch (kind) {
    case 'forbidden':
      // With the right permission too.
      if (/\blocked\b/i.test(reason)) return 'the conversation is locked';
      return permission === null
        ? 'GitHub refused what every token may ask'
        : `the token lacks the permission "${permission}"`;
    case 'not_found': {
      const needs = permission === null ? '' : `: it needs the permission "${permission}"`;
      return `GitHub has no such place, or the token may not see it${needs}`;
    }
    case 'unauthorized':
      return 'the token is not valid, or not any more';
    case 'rate_limited':
      return 'too many requests were made for the wait to be worth it';
    case 'refused':
      return 'GitHub refused it';
    case 'unreachable':
      return 'GitHub did not answer';
    case 'unexpected':
      return 'GitHub answered something else';
  }
}
