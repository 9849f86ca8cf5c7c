/** What a client makes of a skill: it offers it, offers what it makes of it, or does not offer it. */
type Taken = 'offered' | 'guessed' | 'refused' | 'hidden' | 'renamed';

/**
 * Skills of which each client thinks otherwise: their files, what claude, codex and copilot were seen to make of them, and line, field and
 * what is found. `e2e/real-frontmatter.test.ts` holds them against the clients.
 */
export const FRONTMATTER_ROWS: readonly (readonly [
  skill: string,
  text: string,
  takes: readonly [claude: Taken, codex: Taken, copilot: Taken],
  found?: string,
])[] = [
  ['fine', fields('name: fine', 'description: Fine'), ['offered', 'offered', 'offered']],
  ['none', 'Body.\n', ['offered', 'refused', 'refused'], '1 null none'],
  ['late', `\n${fields('name: late', 'description: d')}`, ['offered', 'refused', 'refused'], '1 null none'],
  ['open', '---\nname: open\ndescription: d\n', ['offered', 'refused', 'refused'], '1 null none'],
  ['windows', '---\r\nname: windows\r\ndescription: d\r\n---\r\nBody.\r\n', ['offered', 'offered', 'offered']],
  [
    'colon',
    fields('name: colon', 'description: Plans. Sources: a map'),
    ['guessed', 'guessed', 'refused'],
    '3 null an error (Nested mappings are not allowed in compact mappings)',
  ],
  [
    'nested',
    fields('name: nested', 'description: d', 'metadata:', '  a: b: c'),
    ['guessed', 'guessed', 'refused'],
    '5 null an error (Nested mappings are not allowed in compact mappings)',
  ],
  // Claude itself would offer it by its text.
  [
    'odd',
    fields('name: odd', 'description: d', ' a: b'),
    ['refused', 'refused', 'refused'],
    '3 null an error (Nested mappings are not allowed in compact mappings)',
  ],
  ['at', fields('name: at', 'description: @x'), ['guessed', 'guessed', 'refused']],
  ['tab', fields('name: tab', 'description: d', 'metadata:', '\ta: b'), ['guessed', 'refused', 'refused']],
  ['twice', fields('name: twice', 'description: a', 'description: b'), ['guessed', 'refused', 'refused']],
  ['quoted', fields('name: quoted', 'description: "a" b'), ['guessed', 'refused', 'refused']],
  ['list', fields('- a'), ['offered', 'refused', 'offered'], '2 description nothing'],
  ['empty', '---\n---\nBody.\n', ['offered', 'refused', 'offered'], '1 description nothing'],
  ['silent', fields('name: silent'), ['offered', 'refused', 'offered'], '1 description nothing'],
  ['blank', fields('name: blank', 'description: "  "'), ['offered', 'refused', 'offered'], '3 description "  "'],
  ['emptied', fields('name: emptied', 'description:'), ['offered', 'refused', 'refused'], '3 description null'],
  [
    'number',
    fields('name: number', 'description: 12'),
    ['offered', 'offered', 'refused'],
    '3 description the number 12, which quotes make a text: description: "12"',
  ],
  ['several', fields('name: several', 'description: [a]'), ['offered', 'refused', 'refused'], '3 description a list'],
  ['long-1024', fields('name: long-1024', `description: ${'x'.repeat(1024)}`), ['offered', 'offered', 'offered']],
  [
    'long-1025',
    fields('name: long-1025', `description: ${'x'.repeat(1025)}`),
    ['offered', 'offered', 'refused'],
    '3 description 1025 characters',
  ],
  ['pairs-512', fields('name: pairs-512', `description: ${'😀'.repeat(512)}`), ['offered', 'offered', 'offered']],
  ['pairs-513', fields('name: pairs-513', `description: ${'😀'.repeat(513)}`), ['offered', 'offered', 'refused']],
  ['nameless', fields('description: d'), ['offered', 'offered', 'offered']],
  ['unnamed', fields('name:', 'description: d'), ['offered', 'offered', 'refused'], '2 name null'],
  [
    'numbered',
    fields('name: 12', 'description: d'),
    ['offered', 'offered', 'refused'],
    '2 name the number 12, which quotes make a text: name: "12"',
  ],
  [
    'spelled',
    fields('name: 1.10 # as it is', 'description: d'),
    ['offered', 'offered', 'refused'],
    '2 name the number 1.10, which quotes make a text: name: "1.10"',
  ],
  ['named', fields('name: [a]', 'description: d'), ['offered', 'refused', 'refused'], '2 name a list'],
  [named(64), fields(`name: ${named(64)}`, 'description: d'), ['offered', 'offered', 'offered']],
  [named(65), fields(`name: ${named(65)}`, 'description: d'), ['offered', 'refused', 'refused']],
  ['slash', fields('name: a/b', 'description: d'), ['offered', 'offered', 'refused'], '2 name "a/b"'],
  [
    'marked',
    `\uFEFF${fields('name: marked', 'description: d')}`,
    ['offered', 'refused', 'offered'],
    '1 null a byte order mark',
  ],
  ['spaced-name', fields('name: spaced name', 'description: d'), ['offered', 'offered', 'offered']],
  ['folder', fields('name: other', 'description: d'), ['offered', 'offered', 'renamed'], '2 name "other"'],
  [
    'by-hand',
    fields('name: by-hand', 'description: d', 'disable-model-invocation: true'),
    ['hidden', 'offered', 'hidden'],
    '4 disable-model-invocation true',
  ],
];

function fields(...lines: readonly string[]): string {
  return `---\n${lines.join('\n')}\n---\nBody.\n`;
}

function named(characters: number): string {
  return `n${characters}`.padEnd(characters, 'y');
}
