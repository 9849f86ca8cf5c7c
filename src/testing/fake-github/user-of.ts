import type { JsonObject } from './openapi-document.ts';

/** Where the API and the site stand, without a slash at the end. */
export interface Site {
  readonly apiUrl: string;
  readonly serverUrl: string;
}

/** A user or a bot, as it appears in other objects. */
export function userOf({ apiUrl, serverUrl }: Site, login: string): JsonObject {
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: Buffer.from(login).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000_007, 7),
    node_id: `U_${login.length}`,
    avatar_url: `${serverUrl}/${encodeURIComponent(login)}.png`,
    gravatar_id: '',
    url,
    html_url: `${serverUrl}/${encodeURIComponent(login.replace(/\[bot\]$/, ''))}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
    site_admin: false,
  };
}
