import { describe, expect, test } from 'vitest';
import { REDACTED, redactSecrets, Secrets } from './redact-secrets.ts';

/** Put together here, so that no scanner takes this file for a leak. */
const letters = (count: number): string => 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0z'.repeat(10).slice(0, count);
const glued = (...parts: readonly string[]): string => parts.join('');
const SECRETS: readonly (readonly [name: string, secret: string])[] = [
  ['an Anthropic key', `${glued('sk-', 'ant')}-api03-${letters(40)}-${letters(40)}_AA`],
  ['a short Anthropic key', `${glued('sk-', 'ant')}-${letters(20)}`],
  ['a made-up Anthropic key', `${glued('sk-', 'ant')}-api03-${'A'.repeat(40)}`],
  ['an OpenAI key', `sk-${letters(48)}`],
  ['an OpenAI key of letters only', `sk-${'x'.repeat(48)}`],
  ['an OpenAI project key', `${glued('sk-', 'proj')}-${letters(30)}_${letters(30)}-${letters(20)}`],
  ['an OpenAI service key', `${glued('sk-', 'svcacct')}-${letters(30)}`],
  ['an OpenRouter key', `${glued('sk-', 'or-v1')}-${'0123456789abcdef'.repeat(4)}`],
  ['a GitHub token', `${glued('gh', 'p')}_${letters(36)}`],
  ['a GitHub server token', `${glued('gh', 's')}_${letters(36)}`],
  ['a GitHub OAuth token', `${glued('gh', 'o')}_${letters(36)}`],
  ['a GitHub user token', `${glued('gh', 'u')}_${letters(36)}`],
  ['a GitHub refresh token', `${glued('gh', 'r')}_${letters(76)}`],
  ['a fine-grained GitHub token', `${glued('github_', 'pat')}_${letters(22)}_${letters(59)}`],
  ['a GitLab token', `${glued('gl', 'pat')}-${letters(20)}`],
  ['an npm token', `npm_${letters(36)}`],
  ['a PyPI token', `${glued('pypi-', 'AgE')}IcHlwaS5vcmc${letters(40)}`],
  ['a Hugging Face token', `hf_${letters(34)}`],
  ['an AWS key id', glued('AKIA', 'IOSFODNN7EXAMPLE')],
  ['a temporary AWS key id', glued('ASIA', 'IOSFODNN7EXAMPLE')],
  ['a Google key', `AIza${letters(35)}`],
  ['a Google access token', `ya29.${letters(60)}`],
  ['a Slack bot token', `${glued('xoxb-', '123456789012')}-${letters(24)}`],
  ['a Slack app token', `${glued('xapp-', '1')}-A0-${letters(24)}`],
  ['a Stripe key', `${glued('sk_', 'live')}_${letters(24)}`],
  ['a SendGrid key', `SG.${letters(22)}.${letters(43)}`],
  ['a JSON web token', `eyJ${letters(30)}.eyJ${letters(80)}.${letters(43)}`],
  ['a long JSON web token', `eyJ${letters(60)}.eyJ${letters(300).repeat(30)}.${letters(300)}`],
];

describe('what must go', () => {
  test.each(SECRETS)('%s', (_name, secret) => {
    expect(redactSecrets(secret)).toBe(REDACTED);
    for (const [before, after] of [
      ['key: ', ' rest'],
      ['"', '"'],
      ['(', ')'],
      ['=', '\n'],
      ['/', '/x'],
      ['`', '`'],
      ['_', '.'],
      // In a proof line the text stands as JSON writes it.
      ['"a\\n', '\\nb"'],
      ['"a\\t', '"'],
      ['"a\\u000a', '"'],
      ['\\"', '\\"'],
    ]) {
      const redacted = redactSecrets(`${before}${secret}${after}`);
      expect(redacted).not.toContain(secret.slice(3, 19));
      expect(redacted.startsWith(before ?? '')).toBe(true);
    }
  });

  test.each([
    ['Authorization: Bearer 0123456789abcdefghij', `Authorization: Bearer ${REDACTED}`],
    ['bearer abc.def-ghi_jkl~mno+p/q1== x', `bearer ${REDACTED} x`],
    ['Authorization: Basic dXNlcjpwYXNz x', `Authorization: Basic ${REDACTED} x`],
    ['"authorization": "basic dXNlcjpwYXNzd29yZA=="', `"authorization": "basic ${REDACTED}"`],
    ['git clone https://user:hunter2@example.org/x', `git clone https://user:${REDACTED}@example.org/x`],
    ['https://x-access-token:abcdef@github.com/o/r', `https://x-access-token:${REDACTED}@github.com/o/r`],
    ['redis://:hunter2@localhost:6379/0', `redis://:${REDACTED}@localhost:6379/0`],
    ['ANTHROPIC_API_KEY=some-value-here x', `ANTHROPIC_API_KEY=${REDACTED} x`],
    ['"GITHUB_TOKEN=\'not-a-known-form\'"', `"GITHUB_TOKEN='${REDACTED}'"`],
    ['env A_SECRET=12345678\\nB=2', `env A_SECRET=${REDACTED}\\nB=2`],
    ['DB_PASSWORD="correct horse"', 'DB_PASSWORD="correct horse"'],
  ])('%s', (text, redacted) => {
    expect(redactSecrets(text)).toBe(redacted);
  });

  const body = Array.from({ length: 20 }, () => letters(64)).join('\n');
  test.each([
    ['a private key', `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----`],
    ['an RSA key', `-----BEGIN RSA PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----`],
    ['an OpenSSH key', `-----BEGIN OPENSSH PRIVATE KEY-----\n${body}\n-----END OPENSSH PRIVATE KEY-----`],
    [
      'an encrypted key with its headers',
      `-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,ABCDEF\n\n${body}\n-----END RSA PRIVATE KEY-----`,
    ],
    [
      'a PGP key',
      `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: x (y)\n\n${body}\n-----END PGP PRIVATE KEY BLOCK-----`,
    ],
    [
      'a key as JSON writes it',
      `-----BEGIN PRIVATE KEY-----\\n${body.replaceAll('\n', '\\n')}\\n-----END PRIVATE KEY-----`,
    ],
    ['a key that was cut off', `-----BEGIN PRIVATE KEY-----\n${body}`],
  ])('%s', (_name, key) => {
    expect(redactSecrets(`before ${key}`)).toBe(`before ${REDACTED}`);
  });

  test('several at once, and nothing between them', () => {
    const [one, two] = [SECRETS[0]?.[1], SECRETS[8]?.[1]];
    expect(redactSecrets(`${one} and ${two}, ${one}`)).toBe(`${REDACTED} and ${REDACTED}, ${REDACTED}`);
  });

  test('what was redacted stays as it is', () => {
    const text = SECRETS.map(([, secret]) => `A_TOKEN=${secret} Bearer ${secret} https://u:${secret}@h`).join('\n');
    expect(redactSecrets(redactSecrets(text))).toBe(redactSecrets(text));
  });
});

describe('a text in parts', () => {
  const filler = (count: number): string => 'a line of text: "x", 1\n'.repeat(count / 22);
  const secrets = new Secrets(['a known value']);

  test('is as its lines are, wherever it is cut', () => {
    const lines = SECRETS.map(
      ([, secret]) => `A_TOKEN=${secret} Bearer ${secret} https://${secret}:${secret}@h "a known value"\n`,
    );
    const [text, redacted] = [lines.join(''), lines.map((line) => secrets.redact(line)).join('')];
    expect(redacted).not.toMatch(/known value|sk-|gh[pousr]_|AKIA|eyJ/);
    const stream = secrets.stream();
    const [times, parts]: [number, string[]] = [60, []];
    const whole = text.repeat(times);
    for (let from = 0; from < whole.length; from += 65_537) parts.push(stream.push(whole.slice(from, from + 65_537)));
    expect(`${parts.join('')}${stream.end()}` === redacted.repeat(times)).toBe(true);
  });

  // What is looked through at once ends 66,000 characters before the end of what came, here inside of the secret or beside it.
  const end = 1024 * 1024;
  test.each([-1, 0, 1, 8, 30, 39, 40, 41, 46, 47, 48])(
    'is the same where a look ends %i before the end of a secret',
    (shift) => {
      const key = `-----BEGIN PRIVATE KEY-----${letters(60_000)}-----END PRIVATE KEY-----`;
      for (const [secret, rest] of [
        [`Bearer ${letters(40)}`, `Bearer ${REDACTED}`],
        [key, REDACTED],
        ['a known value', REDACTED],
        // None, by what stands before.
        [`di${glued('sk-', 'ant')}-${letters(40)}`, `di${glued('sk-', 'ant')}-${letters(40)}`],
      ] as const) {
        const [before, after] = [filler(end + 110_000), ` ${filler(70_000)}`.slice(0, 66_000 - shift)];
        const stream = secrets.stream();
        const redacted = stream.push(before + secret + after) + stream.push(' and more') + stream.end();
        expect(redacted === `${before}${rest}${after} and more`).toBe(true);
      }
    },
  );

  test('little is held back', () => {
    const stream = secrets.stream();
    expect(stream.push(filler(4 * end)).length).toBeGreaterThan(3 * end - 100_000);
  });
});

describe('what must stay', () => {
  test.each([
    `sha256:${'0123456789abcdef'.repeat(4)}`,
    '9'.repeat(64),
    'da39a3ee5e6b4b0d3255bfef95601890afd80709',
    'f5e96e82-f8ee-4d7d-9dd4-d30dfaa3afec',
    'toolu_01A09q90qw90lq917835lq9',
    'msg_01XFDUDYJgAACzvnptvVoYEL',
    'call_abcdefghijklmnopqrstuvwx',
    '/home/runner/work/repo/.claude/skills/dotnet-xunit/SKILL.md',
    'C:\\Users\\x\\.agents\\skills\\dotnet-xunit\\SKILL.md',
    'sk-learn-pipelines-and-models-for-everyone',
    'sk-internationalization',
    'risk-assessment-for-large-projects-1234567890',
    'task-proj-management-for-large-teams-abcdef',
    'disk-ant-colony-optimisation-for-schedulers',
    'plugin:very-long-skill-name-with-many-parts-in-it',
    'npm_config_registry=https://registry.npmjs.org/',
    'npm_lifecycle_event_with_more_than_thirty_six_letters',
    'https://example.org:8080/a@b',
    'git@github.com:owner/repo.git',
    'ssh://git@github.com/owner/repo',
    'the bearer of authentication/authorization.models',
    'a basic introduction to authentication',
    'MAX_TOKENS=200000000',
    'GITHUB_TOKEN=$GITHUB_TOKEN',
    'eyJust.eyJust.not',
    '-----BEGIN PUBLIC KEY-----',
    '-----BEGIN CERTIFICATE-----',
    '{"type":"tool_use","name":"Skill","input":{"skill":"dotnet-xunit"}}',
    'AKIAlooking',
    'ghp_short',
  ])('%s', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });

  test('the rest of a line around a secret', () => {
    const line = `{"skill":"dotnet-xunit","output":"KEY=${SECRETS[0]?.[1]}","sha":"${'a'.repeat(64)}"}`;
    expect(redactSecrets(line)).toBe(`{"skill":"dotnet-xunit","output":"KEY=${REDACTED}","sha":"${'a'.repeat(64)}"}`);
  });
});

describe('time', () => {
  // No clock is read: work that grows with the square would need many minutes for this, and a test has half a minute.
  const SIZE = 1_000_000;
  const SECRET = `ghp_${'A1'.repeat(18)}`;
  const pieces = [
    'a',
    '-',
    ' ',
    'sk-',
    'sk-ant-',
    'sk-ant-sk-',
    'eyJ',
    'eyJ-',
    '-eyJ',
    'eyJaaaaaaaa.',
    'eyJaaaaaaaa.eyJ',
    '\\neyJ',
    'bearer ',
    'bearer abcdefghijk.',
    '://',
    '://a:',
    '://a:b',
    '://:',
    'A_TOKEN=',
    'A_TOKEN=a',
    'ATOKEN',
    '-----',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN RSA PRIVATE KEY-----AAAA',
    '-----BEGIN ',
    'ghp_',
    'npm_',
    'SG.',
    'authorization: basic ',
    '\\',
  ];
  test.each(pieces)('a secret is found behind 1 MB of %j', (piece) => {
    const text = piece.repeat(Math.ceil(SIZE / piece.length));
    expect(redactSecrets(`${text}\n${SECRET}\n`)).not.toContain(SECRET);
  });

  test.each(['eyJ', 'bearer ', '://a:', 'sk-', '-----BEGIN PRIVATE KEY-----', 'A_TOKEN=', 'eyJaaaaaaaaaa.eyJ'])(
    'and behind a run of 1 MB after %j',
    (head) => {
      for (const filler of ['a', '-', '1', 'A', ' ']) {
        expect(redactSecrets(`${head}${filler.repeat(SIZE)}\n${SECRET}\n`)).not.toContain(SECRET);
      }
    },
  );
});
