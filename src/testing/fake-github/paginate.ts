import type { Call } from './route.ts';

const DEFAULT_PAGE = 30;
const MAX_PAGE = 100;

export interface Page<T> {
  readonly items: readonly T[];
  /** With `link` where there is more than one page. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One page: 30 by default, at most 100 whatever was asked for, as GitHub does without a word. */
export function paginate<T>(all: readonly T[], { query, url }: Call): Page<T> {
  const size = Math.min(Math.max(numberOf(query.get('per_page'), DEFAULT_PAGE), 1), MAX_PAGE);
  const page = Math.max(numberOf(query.get('page'), 1), 1);
  const last = Math.max(Math.ceil(all.length / size), 1);
  const link = (to: number, rel: string): string => {
    const target = new URL(url);
    target.searchParams.set('page', String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  const before = page > 1 ? [link(page - 1, 'prev'), link(1, 'first')] : [];
  const after = page < last ? [link(page + 1, 'next'), link(last, 'last')] : [];
  const links = [...before, ...after];
  return {
    items: all.slice((page - 1) * size, page * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  };
}

function numberOf(value: string | null, otherwise: number): number {
  return value === null ? otherwise : Number(value);
}
