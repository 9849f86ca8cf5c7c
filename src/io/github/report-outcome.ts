import type { ApiFailure } from './api-failure.ts';
import type { ApiAnswer } from './github-api.ts';
import type { Pages } from './read-pages.ts';

/** What came of telling GitHub something. */
export type ReportOutcome<T> = { readonly kind: 'done'; readonly value: T } | ReportFailure;

export interface ReportFailure {
  readonly kind: 'failed';
  /** `strange`: the server answered something that nobody can use. */
  readonly because: ApiFailure['kind'] | 'strange';
  /** What the request needs, as it is written under `permissions:` of a job; null where it is what every token may. */
  readonly permission: string | null;
  /** One line for people; parts of it are the server's words. */
  readonly reason: string;
}

/** The part of an answer that is needed, or why there is none; `read` gives null where the answer lacks it. */
export function reportOutcome<T>(
  answer: ApiAnswer,
  permission: string | null,
  what: string,
  read: (data: unknown) => T | null,
): ReportOutcome<T> {
  if (answer.kind !== 'answered') return unanswered(answer, permission);
  const value = read(answer.data);
  return value === null ? strange(what, permission) : { kind: 'done', value };
}

/** The items of all pages that are needed, or why there are none. */
export function pagesOutcome<T>(pages: Pages<T>, permission: string, what: string): ReportOutcome<readonly T[]> {
  switch (pages.kind) {
    case 'read':
      return { kind: 'done', value: pages.items };
    case 'unanswered':
      return unanswered(pages.failure, permission);
    case 'strange':
      return strange(what, permission);
    case 'endless':
      return { kind: 'failed', because: 'strange', permission, reason: `there are more than ${pages.most} ${what}` };
  }
}

function unanswered({ kind, reason }: ApiFailure, permission: string | null): ReportFailure {
  return { kind: 'failed', because: kind, permission, reason };
}

function strange(what: string, permission: string | null): ReportFailure {
  const reason = `the server's answer about ${what} is not as it should be`;
  return { kind: 'failed', because: 'strange', permission, reason };
}
