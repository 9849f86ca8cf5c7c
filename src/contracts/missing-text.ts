import type { MissingToken } from './results.ts';

const ANY_CALL = 'any_tool_call';

/** Whether what is missing is a call of whichever tool. */
export function isAnyCall({ token }: Pick<MissingToken, 'token'>): boolean {
  return token === ANY_CALL;
}

/** The name of what is missing: `beta-skill`, `any tool call`, `one of ILogger, MapGet`. Tokens are as the case has them. */
export function missingName({ token }: Pick<MissingToken, 'token'>): string {
  if (token === ANY_CALL) return 'any tool call';
  const list = /^any_of\(([^]*)\)$/.exec(token)?.[1];
  return list === undefined ? token : `one of ${list.split('|').join(', ')}`;
}

/** The same within a sentence: `beta-skill (too_weak)`. Of a list, and of calls, there is only one reason. */
export function missingText({ token, reason }: Pick<MissingToken, 'token' | 'reason'>): string {
  const name = missingName({ token });
  return name === token ? `${token} (${reason})` : name;
}
