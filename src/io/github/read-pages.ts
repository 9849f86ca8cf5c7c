import type { ApiFailure } from './api-failure.ts';
import type { GitHubApi } from './github-api.ts';

/** `strange`: an answer is no page of the list. `endless`: there are more items than `most`. */
export type Pages<T> =
  | { readonly kind: 'read'; readonly items: readonly T[] }
  | { readonly kind: 'unanswered'; readonly failure: ApiFailure }
  | { readonly kind: 'strange' }
  | { readonly kind: 'endless'; readonly most: number };

export interface PagesWanted<T> {
  /** Of the route; `per_page` and `page` are added. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** A server that never comes to an end is not asked for ever. */
  readonly maxPages: number;
  /** The items of one page; null where it is none. */
  readonly itemsIn: (data: unknown) => readonly T[] | null;
  /** How many items a page says that there are, where this list says so: a proxy may have lost the address of the next page. */
  readonly totalIn?: (data: unknown) => number;
  /** Whether later pages can add nothing, by the items of all pages so far; never where it is left out. */
  readonly isEnough?: (items: readonly T[]) => boolean;
}

/** The most that the API lists at a time. */
const PAGE = 100;

/** A list of the API, page by page, in its order: one request for each hundred items ("Using pagination in the REST API"). */
export async function readPages<T>(api: GitHubApi, route: string, wanted: PagesWanted<T>): Promise<Pages<T>> {
  const { parameters, maxPages, itemsIn, totalIn = () => 0, isEnough = () => false } = wanted;
  const items: T[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await api.ask(route, { ...parameters, per_page: PAGE, page });
    if (answer.kind !== 'answered') return { kind: 'unanswered', failure: answer };
    const found = itemsIn(answer.data);
    if (found === null) return { kind: 'strange' };
    items.push(...found);
    const isFull = found.length === PAGE && page * PAGE < totalIn(answer.data);
    if (isEnough(items) || !(isFull || isFollowed(answer.headers['link']))) return { kind: 'read', items };
  }
  return { kind: 'endless', most: maxPages * PAGE };
}

/** The items of a page, where every one of a list is what it should be; null else. */
export function eachOf<T>(list: unknown, itemIn: (item: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(list)) return null;
  const items = list.map(itemIn);
  const known = items.filter((item) => item !== null);
  return known.length === items.length ? known : null;
}

/** The length of a page tells nothing: what is hidden makes it shorter. */
function isFollowed(link: unknown): boolean {
  return typeof link === 'string' && link.includes('rel="next"');
}
