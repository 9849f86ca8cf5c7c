import { userInfo } from 'node:os';

/** Who decides, and whose limits count: PORTCULLIS_USER, GITHUB_ACTOR, else the name of the login. */
export function currentUser(environment: Readonly<Record<string, string | undefined>>): string {
  const named = [environment['PORTCULLIS_USER'], environment['GITHUB_ACTOR']].find((name) => (name ?? '') !== '');
  return named ?? userInfo().username;
}
