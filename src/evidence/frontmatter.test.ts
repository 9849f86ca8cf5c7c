import { describe, expect, it } from 'vitest';
import { blocksSpelledIn, frontmatterNames, knownBlocks, shownFrontmatter } from './frontmatter.ts';
import { pathParts } from './path-segments.ts';

const lines = (...rows: string[]): string => rows.join('\n');

describe('frontmatterNames', () => {
  it.each<[what: string, text: string, names: (string | null)[]]>([
    ['a block', '---\nname: foo\ndescription: d\n---\n# foo\n', ['foo']],
    ['CRLF and a mark', '\uFEFF---\r\nname: foo\r\ndescription: d\r\n---\r\n', ['foo']],
    ['quotes', `---\nname: "foo"\n---\n---\nname: 'bar'\n---\n`, ['foo', 'bar']],
    ['a comment', '---\n# about\nname: foo # the skill\n---\n', ['foo']],
    ['a hash in the name', '---\nname: c#-style\n---\n', ['c#-style']],
    ['no name', '---\ndescription: d\n---\n', [null]],
    ['an empty name', '---\nname:\ndescription: d\n---\n', [null]],
    [
      'several lines in a value',
      '---\nname: foo\ndescription: >\n  one\n\n  two\nmetadata:\n  version: 1\n---\n',
      ['foo'],
    ],
    ['metadata last', '---\nname: foo\nmetadata:\n  type: x\n---', ['foo']],
    ['two files', '---\nname: foo\n---\ntext\n---\nname: bar\n---\n', ['foo', 'bar']],
    ['cat -n', lines('     1\t---', '     2\tname: foo', '     3\t---', '     4\t'), ['foo']],
    ['nl -ba', lines('     1\t---', '     2\tname: foo', '     3\t---'), ['foo']],
    ['bat', lines('   1   │ ---', '   2   │ name: foo', '   3   │ ---'), ['foo']],
    ['grep -n', lines('1:---', '2:name: foo', '3:---'), ['foo']],
    ['grep -r', lines('s/foo/SKILL.md:---', 's/foo/SKILL.md:name: foo', 's/foo/SKILL.md:---'), ['foo']],
    ['grep -rn', lines('s/foo/SKILL.md:1:---', 's/foo/SKILL.md:2:name: foo', 's/foo/SKILL.md:3:---'), ['foo']],
    ['grep -n -C5', lines('1----', '2:name: foo', '3-description: d', '4----', '5-body'), ['foo']],
    ['rg -n -C5', lines('s/foo/SKILL.md-1----', 's/foo/SKILL.md:2:name: foo', 's/foo/SKILL.md-3----'), ['foo']],
    ['colours', '\u001b[33m---\u001b[0m\n\u001b[1mname\u001b[0m: foo\n\u001b[33m---\u001b[0m\n', ['foo']],
    ['output before', 'total 4\nSKILL.md\n---\nname: foo\n---\n', ['foo']],
    ['a rule, then text', 'a\n---\ntext: and more of it\nno key\n---\n', []],
    ['frontmatter without a name, at the beginning', '\n---\ntext: and more of it\n---\n', [null]],
    ['frontmatter behind other output', 'a\n---\nname: foo\n---\n', ['foo']],
    ['a rule in text', 'a\n---\nsome text\n---\nmore\n', []],
    ['not closed', '---\nname: foo\ndescription: d\n', []],
    ['no block', '# foo\n\nname: foo\n', []],
    ['a name in the body only', '---\ndescription: d\n---\nname: foo\n', [null]],
    ['nothing', '', []],
    ['rules only', '---\n---\n---\n---\n', []],
    ['four dashes', '----\nname: foo\n----\n', []],
    ['an indented block', '  ---\n  name: foo\n\n  metadata:\n    2: b\n  ---\n', ['foo']],
    ['a quoted block', '> ---\n> name: foo\n>\n> ---\n', ['foo']],
    ['a new file in a diff', '@@ -0,0 +1,3 @@\n+---\n+name: foo\n+---\n', ['foo']],
    ['a changed file in a diff', ' ---\n name: foo\n-description: d\n+description: e\n ---\n', ['foo']],
    ['a log', lines('12:09:59 out | ---', '12:10:00 out | name: foo', '12:10:00 out | ---'), ['foo']],
    ['cat -n over ten lines', lines('     9\t---', '    10\tname: foo', '    11\t---'), ['foo']],
    ['cat -A', lines('---$', 'name: foo$', '$', '---$'), ['foo']],
    ['a padded box', lines('| ---         |', '| name: foo   |', '|             |', '| ---         |'), ['foo']],
    ['CR alone', '---\rname: foo\rdescription: d\r---\r# foo\r', ['foo']],
    ['an indented block behind a rule', lines('a', '---', 'To: you', '  ---', '  name: foo', '  ---'), ['foo']],
    ['lines that begin otherwise', lines('+---', 'name: foo', '+---'), []],
    ['a table', lines('| a |', '|---|', '| name: foo |', '|---|'), []],
  ])('%s', (_, text, names) => {
    expect(frontmatterNames(text)).toEqual(names);
  });
});

describe('shownFrontmatter', () => {
  it.each<[what: string, files: string[], names: (string | null)[], owned: (string | null | undefined)[]]>([
    ['one file, its block', ['s/a/SKILL.md'], ['a'], ['a']],
    ['one file under another name', ['s/a/SKILL.md'], ['renamed'], ['renamed']],
    ['one file without a name', ['s/a/SKILL.md'], [null], [null]],
    ['one file with an example in its text', ['s/a/SKILL.md'], ['a', 'example'], ['a']],
    ['one renamed file with an example', ['s/a/SKILL.md'], ['renamed', 'example'], ['renamed']],
    ['one file, no block', ['s/a/SKILL.md'], [], [undefined]],
    ['two files, two blocks', ['s/a/SKILL.md', 's/b/SKILL.md'], ['a', 'b'], ['a', 'b']],
    ['two renamed files', ['s/a/SKILL.md', 's/b/SKILL.md'], ['x', 'y'], ['x', 'y']],
    ['two files, the second block', ['s/a/SKILL.md', 's/b/SKILL.md'], ['b'], [undefined, 'b']],
    ['two files, a block of neither', ['s/a/SKILL.md', 's/b/SKILL.md'], ['x'], [undefined, undefined]],
    ['letter case', ['s/A/SKILL.md', 's/b/SKILL.md'], ['a'], ['a', undefined]],
    ['a skill and its notes', ['s/a/SKILL.md', 's/a/notes.md'], ['renamed'], [undefined, undefined]],
    ['a skill by its name, and its notes', ['s/a/SKILL.md', 's/a/notes.md'], ['a'], ['a', undefined]],
    ['notes with a block, then the skill', ['notes.md', 's/a/SKILL.md'], ['note', 'a'], ['note', 'a']],
    [
      'two skills and notes, one block left',
      ['s/a/SKILL.md', 's/b/SKILL.md', 'n.md'],
      ['a', 'x'],
      ['a', undefined, undefined],
    ],
    [
      'two skills and notes, unclear',
      ['s/a/SKILL.md', 's/b/SKILL.md', 'n.md'],
      ['x', 'y'],
      [undefined, undefined, undefined],
    ],
  ])('%s', (_, files, names, owned) => {
    expect(shownFrontmatter(files.map(pathParts), names)).toEqual(owned);
  });
});

describe('blocksSpelledIn', () => {
  it.each<[command: string, spells: boolean]>([
    ['printf -- "---\\nname: foo\\ndescription: d\\n---\\n"', true],
    ['printf -- "---\\nname: foo\\ndescription: d\\n---" > x; cat x', true],
    ["printf '%s\\n' '---' 'name: foo' 'description: d' '---'", true],
    [`cat <<'EOF'\n---\nname: "foo"\ndescription: d\n---\nEOF`, true],
    [`cat <<'EOF'\n> ---\n> name: foo\n> description: d\n> ---\nEOF`, true],
    [`cat <<'EOF'\n---\nname: foo\n---\nEOF\ncat x`, false],
    [`cat <<'EOF'\n---\nname: foo-extra\ndescription: d\n---\nEOF\ncat x`, false],
    [`cat <<'EOF'\n---\nname: foo\ndescription: d\nEOF\ncat x`, false],
    ['for f in $(grep -rl "^name: foo" .); do echo "--- $f ---"; cat "$f"; done', false],
    ['echo "---"; grep -rh "name: foo" .; echo "---"; cat x', false],
    ['echo --- name: foo description: d; find . -exec cat {} +', false],
    ["sed -n '/^---$/,/^---$/p' < s/foo/SKILL.md", false],
    ['', false],
  ])('%s: %s', (command, spells) => {
    expect(blocksSpelledIn(command)('name: foo\ndescription: d')).toBe(spells);
    expect(frontmatterNames('---\nname: foo\ndescription: d\n---\n', undefined, command)).toEqual(
      spells ? [] : ['foo'],
    );
  });
});

describe('a block of a known file has its name', () => {
  const skill = (frontmatter: string, aliases: string[] = []): Parameters<typeof knownBlocks>[0] => [
    { name: 'tools:foo', aliases, frontmatter },
  ];

  it.each([
    '"name": foo',
    'name : foo',
    '{name: foo, description: d}',
    'name: >-\n  foo',
    'name:\n  foo',
    'name: !!str foo',
    'name: &a foo',
    'name: "f\\u006fo"',
    'description: d',
    'description: "a\n  b: c\n  ---x"\nname: foo',
  ])('%j', (fields) => {
    const text = `---\n${fields}\n---\n`;
    expect(frontmatterNames(`x\n${text}body`, knownBlocks(skill(text)))).toEqual(['foo']);
    expect(frontmatterNames(`x\n${text.replaceAll('\n', '\r\n')}`, knownBlocks(skill(`\uFEFF${text}`)))).toEqual([
      'foo',
    ]);
    const bare = text.replaceAll('\n', '\r');
    expect(frontmatterNames(`x\n${bare}`, knownBlocks(skill(bare)))).toEqual(['foo']);
    expect(frontmatterNames(text, knownBlocks(skill(text, ['bar'])))).toEqual(['bar']);
    const diff = text.replaceAll(/^(?=.)/gm, '+');
    expect(frontmatterNames(`x\n${diff}`, knownBlocks(skill(text)))).toEqual(['foo']);
    expect(frontmatterNames(`x\n---\n${fields}x\n---\n`, knownBlocks(skill(text)))).not.toEqual(['foo']);
  });
});
