/** Secrets that begin alike. */
export interface SecretForm {
  /** What they begin with, one of these. */
  readonly heads: readonly string[];
  /** What stands behind, of which a first group is no part of the secret. Sticky. */
  readonly tail: RegExp;
  /** `word`: not inside a word. `issued`: there, too. `context`: where the tail says so, and neither in base64 nor hex. */
  readonly where: 'word' | 'issued' | 'context';
}

/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw`(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/** The names of variables that hold secrets. */
const NAMES = ['API_KEY', 'ACCESS_KEY', 'TOKEN', 'SECRET', 'PASSWORD'];

function form(where: SecretForm['where'], heads: string | readonly string[], tail: string): SecretForm {
  return { where, heads: typeof heads === 'string' ? [heads] : heads, tail: new RegExp(tail, 'y') };
}

/**
 * Secrets by the form that their issuers gave them. Only forms that nothing else has: digests, ids and paths must stay, since a proof
 * line that lost its skill's name proves nothing. Every form takes time in proportion to the text (one that can fail after a long run
 * cannot begin again inside that run), and has at most `REACH` characters of it.
 */
export const SECRET_FORMS: readonly SecretForm[] = [
  // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
  form(
    'word',
    'sk-',
    '(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,16384}|admin-[\\w-]{40,16384}|[A-Za-z0-9]{32,16384}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,31})',
  ),
  // GitHub, GitLab, npm, PyPI, Hugging Face.
  form('issued', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_'], '\\w{20,16384}'),
  form('issued', ['glpat-', 'pypi-AgE'], '[\\w-]{20,16384}'),
  form('word', 'npm_', '[A-Za-z0-9]{36}(?!\\w)'),
  form('word', 'hf_', '[A-Za-z0-9]{30,16384}'),
  // Clouds and services.
  form('word', ['AKIA', 'ASIA'], '[0-9A-Z]{16}(?!\\w)'),
  form('context', 'ecret_access_key', '(["\']? {0,4}[:=] {0,4}["\']?)[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+=])'),
  form('context', 'AccountKey=', '()[A-Za-z0-9+/]{40,200}={0,2}'),
  form('word', 'AIza', '[\\w-]{35}'),
  form('word', 'ya29.', '[\\w-]{20,16384}'),
  form('word', ['xoxa-', 'xoxb-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'], '[A-Za-z0-9-]{10,16384}'),
  form('context', 'hooks.slack.com/services/', '[\\w/]{20,512}'),
  form('word', ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'], '[A-Za-z0-9]{16,16384}'),
  form('word', 'SG.', '[\\w-]{22}\\.[\\w-]{43}'),
  // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
  form('word', 'eyJ', `${TOKEN_PART}\\.eyJ${TOKEN_PART}\\.[\\w-]{8,16384}`),
  form('context', 'earer', '((?<=\\b[Bb]earer) {1,4})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,16384}'),
  form(
    'context',
    'uthorization',
    '((?<=\\b[Aa]uthorization)["\']{0,2} {0,4}[:=] {0,4}["\']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,16384}',
  ),
  form('context', '://', '([^\\0- /:@"]{0,64}:)[^\\0- /:@"]{3,1024}(?=@)'),
  form(
    'context',
    NAMES.map((name) => `${name}=`),
    `((?<=\\b[A-Z][A-Z0-9_]{0,60}(?:${NAMES.join('|')})=)["']?)[^\\0- "'\\\\$;&|<>]{8,16384}`,
  ),
  form(
    'context',
    'assword=',
    '(["\']?)(?=[^\\0- "\'\\\\$;&|<>()[\\]{},]{0,400}\\d)[^\\0- "\'\\\\$;&|<>()[\\]{},]{8,1024}',
  ),
  // Private keys, to their end or as far as the text goes.
  form(
    'context',
    '-----BEGIN',
    ` ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
  ),
];
