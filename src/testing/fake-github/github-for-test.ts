import { onTestFinished } from 'vitest';

import { startFakeGitHub, type FakeGitHub, type FakeGitHubOptions } from './fake-github.ts';

/** A `FakeGitHub` that ends with the test, and fails it where a request or an answer broke the API's description. */
export async function githubForTest(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const github = await startFakeGitHub(options);
  onTestFinished(() => github.close());
  return github;
}
