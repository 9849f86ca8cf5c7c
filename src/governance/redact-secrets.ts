/** What takes a secret's place. */
export const REDACTED = '[redacted]';

/** Not inside a word; but proof lines are raw JSON, where the letter of an escape such as `\n` can stand before a secret. */
const START = String.raw`(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9A-Fa-f]{4}))`;
/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw`eyJ(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';

/**
 * Secrets by the form that their issuers gave them. Only forms that nothing else has: digests, ids and paths must stay, since
 * a proof line that lost its skill's name proves nothing. Every pattern takes time in proportion to the text: one that can fail after
 * an unbounded run cannot begin again inside that run.
 */
const SECRETS: readonly RegExp[] = [
  // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
  `${START}sk-(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,}|admin-[\\w-]{40,}|[A-Za-z0-9]{32,}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,})`,
  // GitHub, GitLab, npm, PyPI, Hugging Face.
  `${START}gh[pousr]_\\w{20,}`,
  `${START}github_pat_\\w{20,}`,
  `${START}glpat-[\\w-]{20,}`,
  `${START}npm_[A-Za-z0-9]{36}(?!\\w)`,
  `${START}pypi-AgE[\\w-]{20,}`,
  `${START}hf_[A-Za-z0-9]{30,}`,
  // Clouds and services.
  `${START}A(?:KIA|SIA)[0-9A-Z]{16}(?!\\w)`,
  `${START}AIza[\\w-]{35}`,
  `${START}ya29\\.[\\w-]{20,}`,
  `${START}(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}`,
  `${START}[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
  `${START}SG\\.[\\w-]{22}\\.[\\w-]{43}`,
  // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
  `${START}${TOKEN_PART}\\.${TOKEN_PART}\\.[\\w-]{8,}`,
  `(?<=\\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,}`,
  `(?<=\\b[Aa]uthorization["']{0,2} {0,4}[:=] {0,4}["']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,}`,
  `(?<=://[^\\s/:@"]{0,64}:)[^\\s/:@"]{3,}(?=@)`,
  `(?<=\\b[A-Z][A-Z0-9_]{0,60}(?:API_KEY|ACCESS_KEY|TOKEN|SECRET|PASSWORD)=["']?)[^\\s"'\\\\$;&|<>]{8,}`,
  // Private keys, to their end or as far as the text goes.
  `-----BEGIN ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
].map((form) => new RegExp(form, 'g'));

/** The text with every secret of a known form replaced. */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((redacted, pattern) => redacted.replaceAll(pattern, REDACTED), text);
}
