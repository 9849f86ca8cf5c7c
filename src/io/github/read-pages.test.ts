import { expect, test } from 'vitest';

import { jsonServer } from '../../testing/json-server.ts';
import { GitHubApi } from './github-api.ts';
import { eachOf, readPages, type PagesWanted } from './read-pages.ts';

const numberIn = (item: unknown): number | null => (typeof item === 'number' ? item : null);
const WANTED: PagesWanted<number> = {
  parameters: { state: 'open' },
  maxPages: 3,
  itemsIn: (data) => eachOf(data, numberIn),
};
const ONES = Array.from({ length: 100 }, () => 1);
const ROUTE = 'GET /repos/{owner}/{repo}/pulls';

test.each<[string, readonly unknown[], Partial<PagesWanted<number>>, unknown, number]>([
  ['one page', [[1, 2]], {}, { kind: 'read', items: [1, 2] }, 1],
  ['pages of any length', [[1], [], [3]], {}, { kind: 'read', items: [1, 3] }, 3],
  ['no more pages than are allowed', [[1], [2], [3], [4]], {}, { kind: 'endless', most: 300 }, 3],
  [
    'no more pages than are needed',
    [[1], [2], [3]],
    { isEnough: (items) => items.includes(2) },
    { kind: 'read', items: [1, 2] },
    2,
  ],
  [
    'enough on the last page allowed',
    [[1], [2], [3], [4]],
    { isEnough: (items) => items.includes(3) },
    { kind: 'read', items: [1, 2, 3] },
    3,
  ],
  [
    'a page that is said to be the last of more',
    [ONES, ONES],
    { totalIn: () => 101 },
    { kind: 'read', items: [...ONES, ...ONES] },
    2,
  ],
  ['no list', [[1], {}], {}, { kind: 'strange' }, 2],
  ['an item that is none', [[1, 'x']], {}, { kind: 'strange' }, 1],
])('%s', async (_name, pages, more, expected, requests) => {
  const paths: string[] = [];
  const isLinked = more.totalIn === undefined;
  const url = await jsonServer(({ url: path = '' }, response) => {
    paths.push(path);
    const page = Number(new URL(path, 'http://x').searchParams.get('page'));
    if (isLinked && page < pages.length) response.setHeader('link', `<http://x/?page=${page + 1}>; rel="next"`);
    return pages[page - 1];
  });
  const api = new GitHubApi({ apiUrl: url, token: 't', repository: 'o/r', environment: {} });
  expect(await readPages(api, ROUTE, { ...WANTED, ...more })).toEqual(expected);
  expect(paths).toEqual(
    Array.from({ length: requests }, (_, index) => `/repos/o/r/pulls?state=open&per_page=100&page=${index + 1}`),
  );
});

test('a page that is missing', async () => {
  const url = await jsonServer((_request, response) => {
    response.statusCode = 404;
    return { message: 'Not Found' };
  });
  const api = new GitHubApi({ apiUrl: url, token: 't', repository: 'o/r', environment: {} });
  const failure = { kind: 'not_found', status: 404 };
  expect(await readPages(api, ROUTE, WANTED)).toMatchObject({ kind: 'unanswered', failure });
});
