import { Octokit } from '@octokit/rest';

import type { FakeGitHub } from './fake-github.ts';

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** GitHub's own client for a fake: it says nothing, and tries nothing twice. */
export function octokitClient(github: FakeGitHub, token = github.access.token): Octokit {
  return new Octokit({ baseUrl: github.url, auth: token, log: SILENT });
}
