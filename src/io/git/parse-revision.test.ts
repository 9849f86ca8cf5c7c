import { describe, expect, it } from 'vitest';
import { parseRevision } from './parse-revision.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';

describe('parseRevision', () => {
  it.each([
    ['main', 'main', ''],
    ['HEAD', 'HEAD', ''],
    ['HEAD~1', 'HEAD', '~1'],
    ['main^2~3', 'main', '^2~3'],
    ['origin/main', 'origin/main', ''],
    ['refs/heads/x', 'refs/heads/x', ''],
    ['release/1.0', 'release/1.0', ''],
    ['dependabot/npm/@scope/a-1', 'dependabot/npm/@scope/a-1', ''],
    ['über/分支', 'über/分支', ''],
    ['a{b}', 'a{b}', ''],
  ])('reads the name %s', (text, name, ancestry) => {
    expect(parseRevision(text)).toEqual({ kind: 'name', name, ancestry });
  });

  it.each([ID, ID.toUpperCase(), `${ID}0123456789abcdef01234567`])('reads the id %s', (text) => {
    expect(parseRevision(text)).toEqual({ kind: 'id', id: text.toLowerCase() });
  });

  it.each([
    ['nothing', ''],
    ['an option', '--upload-pack=touch /tmp/x'],
    ['a short option', '-x'],
    ['two dots', '..'],
    ['a range', 'main..feature'],
    ['a symmetric range', 'main...feature'],
    ['a newline', 'main\n--all'],
    ['NUL', 'main\0'],
    ['a space', 'main feature'],
    ['a tab', 'main\tfeature'],
    ['DEL', 'main\x7f'],
    ['a reflog entry', 'main@{1}'],
    ['an upstream', 'main@{u}'],
    ['a bare @', '@'],
    ['a peel', 'main^{tree}'],
    ['a negation', '^main'],
    ['an ancestor of nothing', '~1'],
    ['a path in a commit', 'HEAD:file'],
    ['a message search', ':/fix'],
    ['a glob', 'refs/heads/*'],
    ['a question mark', 'mai?'],
    ['a bracket', 'mai[n'],
    ['a backslash', 'a\\b'],
    ['a leading slash', '/main'],
    ['a trailing slash', 'main/'],
    ['an empty part', 'a//b'],
    ['a hidden part', 'a/.b'],
    ['a lock file', 'a.lock/b'],
    ['a trailing dot', 'main.'],
    ['a lone surrogate', 'main\ud800'],
    ['an endless ancestry', 'HEAD~99999999999'],
  ])('refuses %s', (_what, text) => {
    expect(() => parseRevision(text)).toThrow(expect.objectContaining({ code: 'invalid_input', exitCode: 2 }));
  });
});
