import { expect, test } from 'vitest';

import { jsonServer } from '../../testing/json-server.ts';
import { eachOf } from './api-answer.ts';
import { GitHubApi, type PagesRequest } from './github-api.ts';

type Pulls = readonly number[];

const LIST: PagesRequest<Pulls, number> = {
  send: async ({ rest }, page) => {
    const { data, headers } = await rest.pulls.list({ state: 'open', ...page });
    return { data: data as unknown as Pulls, headers };
  },
  needed: 'numbers',
  read: (data) => eachOf(data, (item) => (typeof item === 'number' ? item : undefined)),
  maxPages: 3,
};
const ONES = Array.from({ length: 100 }, () => 1);
const LACKING = { kind: 'unexpected', reason: "the server's answer lacks numbers" };

test.each<[string, readonly unknown[], Partial<typeof LIST>, object, number]>([
  ['one page', [[1, 2]], {}, { kind: 'done', value: [1, 2] }, 1],
  ['pages of any length', [[1], [], [3]], {}, { kind: 'done', value: [1, 3] }, 3],
  [
    'no more pages than are allowed',
    [[1], [2], [3], [4]],
    {},
    { kind: 'unexpected', reason: 'the list has more than 300 entries' },
    3,
  ],
  [
    'no more pages than are needed',
    [[1], [2], [3]],
    { isEnough: (items) => items.includes(2) },
    { kind: 'done', value: [1, 2] },
    2,
  ],
  [
    'enough on the last page allowed',
    [[1], [2], [3], [4]],
    { isEnough: (items) => items.includes(3) },
    { kind: 'done', value: [1, 2, 3] },
    3,
  ],
  [
    'a page that is said to be the last of more',
    [{ total_count: 101 }, { total_count: 101 }],
    { read: () => ONES },
    { kind: 'done', value: [...ONES, ...ONES] },
    2,
  ],
  ['no list', [[1], {}], {}, LACKING, 2],
  ['an item that is none', [[1, 'x']], {}, LACKING, 1],
])('%s', async (_name, pages, more, expected, requests) => {
  const paths: string[] = [];
  const isLinked = more.read === undefined;
  const url = await jsonServer(({ url: path = '' }, response) => {
    paths.push(path);
    const page = Number(new URL(path, 'http://x').searchParams.get('page'));
    if (isLinked && page < pages.length) response.setHeader('link', `<http://x/?page=${page + 1}>; rel="next"`);
    return pages[page - 1];
  });
  const api = new GitHubApi({ apiUrl: url, token: 't', repository: 'o/r', environment: {} });
  expect(await api.pages({ ...LIST, ...more })).toMatchObject(expected);
  expect(paths).toEqual(
    Array.from({ length: requests }, (_, index) => `/repos/o/r/pulls?state=open&page=${index + 1}&per_page=100`),
  );
});

test('a page that is missing', async () => {
  const url = await jsonServer((_request, response) => {
    response.statusCode = 404;
    return { message: 'Not Found' };
  });
  const api = new GitHubApi({ apiUrl: url, token: 't', repository: 'o/r', environment: {} });
  expect(await api.pages(LIST)).toMatchObject({ kind: 'not_found', status: 404 });
});
