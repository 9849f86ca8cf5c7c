import type { ApiFailure } from './api-failure.ts';
import type { ApiAnswer } from './github-api.ts';

/** What came of telling GitHub something. */
export type ReportOutcome<T> = { readonly kind: 'done'; readonly value: T } | ReportFailure;

export interface ReportFailure {
  readonly kind: 'failed';
  /** `strange`: the server answered something that nobody can use. */
  readonly because: ApiFailure['kind'] | 'strange';
  /** What the request needs, as it is written under `permissions:` of a job. */
  readonly permission: string;
  /** One line for people; parts of it are the server's words. */
  readonly reason: string;
}

/** The part of an answer that is needed, or why there is none; `read` gives null where the answer lacks it. */
export function reportOutcome<T>(
  answer: ApiAnswer,
  permission: string,
  what: string,
  read: (data: unknown) => T | null,
): ReportOutcome<T> {
  if (answer.kind !== 'answered') {
    return { kind: 'failed', because: answer.kind, permission, reason: answer.reason };
  }
  const value = read(answer.data);
  if (value !== null) return { kind: 'done', value };
  const reason = `the server's answer about ${what} is not as it should be`;
  return { kind: 'failed', because: 'strange', permission, reason };
}
