import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { findingsIn } from '../../testing/diagnose-workflow.ts';
import { lintWorkflow } from '../../testing/lint-workflows.ts';
import { callingWorkflow, NO_PIN, ownPin, parsePin, remoteOf } from './calling-workflow.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

describe.each([
  { providers: ['claude', 'codex', 'copilot'], version: 'v1.2.3' },
  { providers: ['codex'], version: null },
  { providers: [], version: null },
])('for $providers', ({ providers, version }) => {
  const text = callingWorkflow({ repository: 'o/portcullis', commit: COMMIT, version }, providers);

  test('passes actionlint and doctor', async () => {
    expect(await lintWorkflow(text, '.github/workflows/portcullis.yml')).toEqual([]);
    expect(await findingsIn(text)).toEqual([]);
  });

  test('is pinned, and hands on no other secret than it needs', () => {
    expect(text).toContain(
      `uses: o/portcullis/.github/workflows/gate.yml@${COMMIT}${version === null ? '\n' : ` # ${version}\n`}`,
    );
    expect(text.match(/secrets\.\w+/g) ?? []).toHaveLength(providers.length);
  });
});

test('with the job that the gate’s README adds for the report files', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../actions/gate/README.md'), 'utf8');
  const recipe = /\n {4}with:\n {6}report-files: true\n {2}code-scanning:\n[^]*?(?=```)/.exec(readme)?.[0] ?? '';
  const pinned = recipe.slice(1).replaceAll('<sha>', COMMIT);
  expect(pinned).toContain(`upload-sarif@${COMMIT}`);
  const text = `${callingWorkflow({ repository: 'o/portcullis', commit: COMMIT, version: null }, ['claude'])}${pinned}`;
  expect(await lintWorkflow(text, '.github/workflows/portcullis.yml')).toEqual([]);
  expect(await findingsIn(text)).toEqual([]);
});

const SHA = '0123456789abcdef0123456789abcdef01234567';
const OWN = { commit: SHA, isPublished: true, isDirty: false };

test.each([
  [`o/portcullis@${SHA}`, { repository: 'o/portcullis', commit: SHA, version: null }],
  [`my-org/x.y@${SHA}#v1.2.3`, { repository: 'my-org/x.y', commit: SHA, version: 'v1.2.3' }],
  [`o/p@${SHA}${SHA.slice(0, 24)}`, { repository: 'o/p', commit: SHA + SHA.slice(0, 24), version: null }],
])('%s', (text, pin) => {
  expect(parsePin(text)).toEqual(pin);
});

test.each([
  'o/p',
  'o/p@v1',
  'o/p@main',
  `o/p@${SHA.slice(1)}`,
  `o/p/q@${SHA}`,
  `p@${SHA}`,
  `o/p@${SHA}\n`,
  `o/p@${SHA}#v1\n#`,
  `o/p@${SHA} # v1`,
  '',
])('%j is no pin', (text) => {
  expect(() => parsePin(text)).toThrow('--uses: expected OWNER/NAME@COMMIT');
});

test.each([
  ['https://github.com/o/portcullis', 'o/portcullis'],
  ['https://github.com/o/portcullis.git', 'o/portcullis'],
  ['https://user:token@github.com/o/portcullis.git', 'o/portcullis'],
  ['https://ghe.example:8443/o/portcullis/', 'o/portcullis'],
  ['git@github.com:o/portcullis.git', 'o/portcullis'],
  ['ssh://git@github.com/o/portcullis.git', 'o/portcullis'],
  ['ssh://github.com:22/o/portcullis.git', 'o/portcullis'],
  ['/srv/git/portcullis', null],
  ['../portcullis', null],
  ['file:///srv/git/portcullis', null],
  ['https://github.com/o', null],
  ['https://github.com/o/p/q', null],
])('a clone of %s', (url, repository) => {
  const known = repository === null ? NO_PIN : { repository, commit: SHA, version: 'v1.0.0' };
  expect(ownPin({ ...OWN, url, tag: 'v1.0.0' })).toEqual(known);
});

test('no clone, or one without a remote', () => {
  expect(ownPin(null)).toBe(NO_PIN);
  expect(ownPin({ ...OWN, url: null, tag: null })).toBe(NO_PIN);
});

test.each([
  ['https://GitHub.com/o/p', 'github.com'],
  ['ssh://git@ssh.github.com:443/o/p.git', 'github.com'],
  ['git@github.com:o/p.git', 'github.com'],
  ['git@work:o/p.git', 'work'],
  ['https://octo.ghe.com/o/p', 'octo.ghe.com'],
  ['https://www.github.com.example/o/p', 'www.github.com.example'],
])('the server of %s: %s', (url, host) => {
  expect(remoteOf(url)).toEqual({ host, repository: 'o/p' });
});
