import { describe, expect, it } from 'vitest';
import {
  claudeCall,
  claudeInit,
  claudeLoaded,
  claudeRefused,
  claudeResult,
  claudeSkill,
  claudeText,
} from '../testing/transcripts/claude-lines.ts';
import { codexRuns, codexStart, skillText } from '../testing/transcripts/codex-lines.ts';
import { copilotEnds, copilotStarts } from '../testing/transcripts/copilot-lines.ts';
import { evidenceOf, hitIn, type Asked } from '../testing/transcripts/evidence-of.ts';

const load = (id: string, skill: string): readonly object[] => [claudeSkill(id, skill), claudeLoaded(id, skill)];
const refuse = (id: string, skill: string): readonly object[] => [claudeSkill(id, skill), claudeRefused(id, 'no')];
const read = (id: string, path: string): readonly object[] => [
  claudeCall(id, 'Read', { file_path: path }),
  claudeResult(id),
];

/** Hits of the tokens, then which of them are ambiguous. */
function judged(lines: readonly object[], tokens: readonly string[], asked: Asked = {}): readonly string[] {
  const evidence = evidenceOf('claude', [claudeInit([], { skills: undefined }), ...lines], { tokens, ...asked });
  return [...tokens.map((token) => hitIn(evidence, token)), ...evidence.ambiguous.map((token) => `? ${token}`)];
}

describe('a call in words', () => {
  const call = (agent: 'claude' | 'codex' | 'copilot', lines: readonly object[]): string | undefined =>
    evidenceOf(agent, lines, { tokens: ['tidy'] }).hits.get('tidy')?.call;
  const refusedWith = (text: string): readonly object[] => [claudeSkill('a', 'tidy'), claudeRefused('a', text)];
  const copilotFails = (message: string): readonly object[] => [
    copilotStarts('a', 'skill', { skill: 'tidy' }),
    copilotEnds('a', false, { error: { message } }),
  ];

  it.each<[string, Parameters<typeof call>, string]>([
    ['loaded', ['claude', load('a', 'tidy')], 'Skill(tidy) → loaded'],
    ['not answered', ['claude', [claudeSkill('a', 'tidy')]], 'Skill(tidy) → no answer'],
    [
      'refused, with the name again',
      ['claude', refusedWith('<tool_use_error>Unknown skill: tidy</tool_use_error>')],
      'Skill(tidy) → refused: unknown skill',
    ],
    [
      'refused, among what the client reminds the model of',
      ['claude', refusedWith('<system-reminder>Say nothing.</system-reminder>EACCES\nmore')],
      'Skill(tidy) → refused: EACCES',
    ],
    ['refused without a word', ['claude', refusedWith('<system-reminder>Say nothing.')], 'Skill(tidy) → refused'],
    [
      'refused by Copilot',
      ['copilot', copilotFails('Skill not found: tidy')],
      'skill(tidy) → refused: skill not found',
    ],
    [
      'a file that is not there',
      ['codex', codexRuns('i', 'cat .codex/skills/tidy/SKILL.md', 'cat: no such file\n', 1)],
      'command_execution(.codex/skills/tidy/SKILL.md) → failed: exit code 1: cat: no such file',
    ],
    [
      'an opened file',
      ['codex', codexRuns('i', 'cat .codex/skills/tidy/SKILL.md', skillText('tidy'))],
      'command_execution(.codex/skills/tidy/SKILL.md) → opened',
    ],
  ])('%s', (_name, [agent, lines], expected) => {
    expect(call(agent, lines)).toBe(expected);
  });

  it('is cut, and only what was called has one', () => {
    expect(call('claude', refusedWith('x'.repeat(9000)))?.length).toBeLessThan(450);
    expect(call('claude', [claudeText('tidy')])).toBeUndefined();
  });
});

describe('which skill a call means', () => {
  const two = ['acme:tidy', 'other:tidy'];

  it.each<
    [
      what: string,
      lines: readonly object[],
      tokens: readonly string[],
      installed: Asked['installed'] | null,
      expected: readonly string[],
    ]
  >([
    [
      'a prefix where nothing is known',
      load('a', 'acme:tidy'),
      ['tidy', 'acme:tidy', 'other:tidy'],
      null,
      ['1 1000 ok', '1 1000 ok', 'none'],
    ],
    ['the bare name of the only one', load('a', 'tidy'), ['acme:tidy'], ['acme:tidy'], ['1 1000 ok']],
    [
      'the bare name of one of two',
      load('a', 'tidy'),
      ['acme:tidy', 'tidy'],
      two,
      ['1 1000 ok', '1 1000 ok', '? acme:tidy', '? tidy'],
    ],
    [
      'the full name of one of two',
      load('a', 'acme:tidy'),
      [...two, 'tidy'],
      two,
      ['1 1000 ok', 'none', '1 1000 ok', '? tidy'],
    ],
    [
      'the full name beside the bare one',
      [...load('a', 'acme:tidy'), ...load('b', 'tidy')],
      ['acme:tidy'],
      two,
      ['1 1000 ok'],
    ],
    [
      'a refusal by full name beside a load by bare name',
      [...refuse('a', 'acme:tidy'), ...load('b', 'tidy')],
      ['acme:tidy'],
      two,
      ['1 1000 ok', '? acme:tidy'],
    ],
    [
      'a load by full name beside a refusal by bare name',
      [...load('a', 'acme:tidy'), ...refuse('b', 'tidy')],
      ['acme:tidy'],
      two,
      ['1 1000 ok'],
    ],
    [
      'a mention beside an ambiguous refusal',
      [claudeText('acme:tidy'), ...refuse('b', 'tidy')],
      ['acme:tidy'],
      two,
      ['2 800 attempt', '? acme:tidy'],
    ],
    [
      'two plugins that were called',
      [...load('a', 'acme:tidy'), ...load('b', 'other:tidy')],
      ['tidy'],
      null,
      ['1 1000 ok', '? tidy'],
    ],
    [
      'a plugin of which a bare skill is known',
      load('a', 'acme:tidy'),
      ['tidy', 'acme:tidy'],
      ['tidy'],
      ['1 1000 ok', '1 1000 ok'],
    ],
    [
      'a bare skill beside that of a plugin',
      load('a', 'acme:tidy'),
      ['tidy', 'acme:tidy'],
      ['tidy', 'acme:tidy'],
      ['none', '1 1000 ok'],
    ],
    ['other letters', load('a', 'Tidy'), ['tidy'], ['tidy'], ['1 1000 ok']],
    ['other letters of another skill', load('a', 'Tidy'), ['tidy', 'Tidy'], ['tidy', 'Tidy'], ['none', '1 1000 ok']],
    ['an alias', load('a', 'broom'), ['sweep', 'broom'], [['sweep', 'broom']], ['1 1000 ok', '1 1000 ok']],
    [
      'a read of one of two that differ in letters',
      read('a', '/s/Tidy/SKILL.md'),
      ['tidy', 'Tidy'],
      ['tidy', 'Tidy'],
      ['none', '2 700 ok'],
    ],
    [
      'a read of a bare folder where two plugins have it',
      read('a', '/s/tidy/SKILL.md'),
      ['acme:tidy'],
      two,
      ['2 700 ok', '? acme:tidy'],
    ],
  ])('%s', (_, lines, tokens, installed, expected) => {
    expect(judged(lines, tokens, installed === null ? {} : { installed: installed ?? [] })).toEqual(expected);
  });

  it('takes what is installed from the transcript, unless it is given', () => {
    const lines = [claudeInit(['acme:tidy', 'other:tidy']), ...load('a', 'tidy')];
    expect(evidenceOf('claude', lines, { tokens: ['tidy'] }).ambiguous).toEqual(['tidy']);
    expect(evidenceOf('claude', lines, { tokens: ['tidy'], installed: ['acme:tidy'] }).ambiguous).toEqual([]);
  });
});

describe('hits', () => {
  it('are listed for every skill that was seen, asked for or not, sorted by code point', () => {
    const lines = [
      ...load('a', 'beta'),
      ...refuse('b', 'alpha'),
      ...read('c', '/s/gamma/SKILL.md'),
      ...load('d', 'acme:beta'),
      ...read('e', '/s/x.md'),
      claudeText('delta'),
    ];
    const evidence = evidenceOf('claude', lines, { tokens: ['zeta'] });
    expect([...evidence.hits.keys()].map((token) => `${token} ${hitIn(evidence, token)}`)).toEqual([
      'alpha 2 800 attempt',
      'beta 1 1000 ok',
      'gamma 2 700 ok',
    ]);
  });

  it('say where the earliest of the strongest stands', () => {
    const lines = [claudeText('tidy'), ...read('r', '/s/tidy/SKILL.md'), ...load('a', 'tidy'), ...load('b', 'tidy')];
    expect(evidenceOf('claude', lines, { tokens: ['tidy'] }).hits.get('tidy')).toMatchObject({
      tier: 1,
      line_number: 4,
      source_kind: 'cli_output',
      source_detail: 'skill_call',
      proof_line: JSON.stringify(claudeSkill('a', 'tidy')),
    });
  });

  it('keep a good read apart from a failed call', () => {
    expect(
      evidenceOf('claude', [...refuse('a', 'tidy'), ...read('r', '/s/tidy/SKILL.md')], { tokens: ['tidy'] }).hits.get(
        'tidy',
      ),
    ).toMatchObject({
      tier: 2,
      score: 800,
      attempted: true,
      succeeded: true,
      succeeded_tier: 2,
    });
  });

  it('of a path never exceed tier 2, and a load satisfies the file of its skill', () => {
    const tokens = [
      'tidy/SKILL.md',
      'acme:tidy/SKILL.md',
      'SKILL.md',
      'tidy\\SKILL.md',
      'other/SKILL.md',
      'tidy/notes.md',
      's/tidy/SKILL.md',
    ];
    expect(judged(load('a', 'tidy'), tokens)).toEqual([
      '2 1000 ok',
      '2 1000 ok',
      '2 1000 ok',
      '2 1000 ok',
      'none',
      'none',
      'none',
    ]);
    expect(judged(read('a', '/s/tidy/SKILL.md'), tokens)).toEqual([
      '2 700 ok',
      '2 700 ok',
      '2 700 ok',
      '2 700 ok',
      'none',
      'none',
      '2 700 ok',
    ]);
    expect(judged(refuse('a', 'tidy'), tokens.slice(0, 1))).toEqual(['2 800 attempt']);
  });

  it('are keyed by the token of the case, under the name that the provider knows', () => {
    const aliases = { 'Team-Tidy': 'acme:tidy', 'team-tidy/SKILL.md': 'tidy/SKILL.md' };
    const tokens = ['team-tidy', 'team-tidy/SKILL.md', 'acme:tidy'];
    expect(judged(load('a', 'acme:tidy'), tokens, { aliases })).toEqual(['1 1000 ok', '2 1000 ok', '1 1000 ok']);
    expect(judged([claudeText('uses team-tidy')], ['team-tidy'], { aliases })).toEqual(['3 10']);
    expect(judged([claudeText('uses tidy')], ['team-tidy'], { aliases })).toEqual(['3 10']);
    // The client's own name may be the alias.
    expect(judged(load('a', 'old-name'), ['tidy'], { aliases: { 'old-name': 'tidy' } })).toEqual(['1 1000 ok']);
  });

  it('stay few, however often a file is read', () => {
    const lines = Array.from({ length: 500 }, (_, index) => read(`id-${index}`, '/s/tidy/SKILL.md')).flat();
    const evidence = evidenceOf('claude', lines, { tokens: ['tidy'] });
    expect([evidence.tool_calls, evidence.hits.get('tidy')?.line_number]).toEqual([500, 1]);
  });
});

describe('a frontmatter name in the output of a command', () => {
  it('does not turn the file of another skill into a read of this one', () => {
    const lines = [
      ...codexStart,
      ...codexRuns('i', 'cat README.md .codex/skills/tidy/SKILL.md', `${skillText('other')}${skillText('tidy')}`),
    ];
    const evidence = evidenceOf('codex', lines, { tokens: ['tidy', 'other'] });
    expect([hitIn(evidence, 'tidy'), hitIn(evidence, 'other')]).toEqual(['1 1000 ok', 'none']);
  });
});

describe('a command that is too long to be parsed', () => {
  const cat = (length: number): object => claudeCall('c1', 'Bash', { command: 'cat skills/x/SKILL.md'.padEnd(length) });
  const lines = (length: number): readonly object[] => [claudeInit([]), cat(length), claudeResult('c1')];

  it.each([
    [64 * 1024, 0],
    [64 * 1024 + 1, 1],
  ])('of %i characters counts as %i lines over the limit, and other hits stand', (length, oversize) => {
    const evidence = evidenceOf('claude', [...lines(length), ...load('s1', 'tidy')], { tokens: ['tidy'] });
    expect(evidence.oversize_lines).toBe(oversize);
    expect(hitIn(evidence, 'tidy')).toContain('1');
  });
});
