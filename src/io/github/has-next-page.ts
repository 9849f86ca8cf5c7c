import type { ApiAnswer } from './github-api.ts';

/** Whether a list goes on ("Using pagination in the REST API"). The length of a page tells nothing: what is hidden makes it shorter. */
export function hasNextPage(answer: ApiAnswer): boolean {
  const link = answer.kind === 'answered' ? answer.headers['link'] : undefined;
  return typeof link === 'string' && link.includes('rel="next"');
}
