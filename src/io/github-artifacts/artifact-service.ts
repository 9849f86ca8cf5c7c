/**
 * Whether the server has the artifact service that uploads go to. A GitHub Enterprise Server has none (README of `@actions/artifact`,
 * "Breaking changes"). Its client would say so only after it was loaded, in a warning about errors that may be temporary.
 *
 * @param serverUrl `GITHUB_SERVER_URL`; what is no address counts as github.com, as for the client
 */
export function hasArtifactService(serverUrl: string): boolean {
  const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname.toLowerCase() : 'github.com';
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}

/** Characters that the service refuses in paths, since not every file system has them. */
const REFUSED = /["<>|:*?\\\p{Cc}]/u;

/** Whether a file of this path, relative and with `/`, can be part of an artifact. */
export function isArtifactPath(path: string): boolean {
  return !REFUSED.test(path);
}
