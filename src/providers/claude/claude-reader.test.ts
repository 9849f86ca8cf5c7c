import { describe, expect, it } from 'vitest';
import {
  claudeCall,
  claudeEnd,
  claudeInit,
  claudeLoaded,
  claudePartial,
  claudeRefused,
  claudeResult,
  claudeSays,
  claudeSkill,
  claudeText,
} from '../../testing/transcripts/claude-lines.ts';
import { eventsIn, evidenceOf, hitIn, scanOf, type Asked } from '../../testing/transcripts/evidence-of.ts';
import { labelledTranscripts, recorded } from '../../testing/transcripts/labelled-transcripts.ts';
import type { JsonData } from '../../evidence/transcript-event.ts';
import { claudeReader } from './claude-reader.ts';

const T = 'tidy-up';

function hits(lines: readonly unknown[], asked: Asked = {}): string {
  return hitIn(evidenceOf('claude', lines, { tokens: [T], ...asked }), T);
}

describe('Claude: calls of the Skill tool', () => {
  it.each<[what: string, lines: readonly object[], hit: string]>([
    ['loaded', [claudeSkill('a', T), claudeLoaded('a', T)], '1 1000 ok'],
    ['loaded through its plugin', [claudeSkill('a', `acme:${T}`), claudeLoaded('a', `acme:${T}`)], '1 1000 ok'],
    ['called like a command', [claudeSkill('a', `/${T}`), claudeLoaded('a', T)], '1 1000 ok'],
    ['loaded under another name', [claudeSkill('a', 'broom'), claudeLoaded('a', T)], '1 1000 ok'],
    ['a result without details', [claudeSkill('a', T), claudeResult('a')], '1 1000 ok'],
    ['`is_error: false`', [claudeSkill('a', T), claudeResult('a', { isError: false })], '1 1000 ok'],
    ['unknown', [claudeSkill('a', T), claudeRefused('a', `Unknown skill: ${T}`)], '2 800 attempt'],
    [
      'an error without its flag',
      [claudeSkill('a', T), claudeResult('a', { details: 'Error: blocked by permission rules' })],
      '2 800 attempt',
    ],
    [
      'an error in its content only',
      [claudeSkill('a', T), claudeResult('a', { content: '<tool_use_error>no</tool_use_error>' })],
      '2 800 attempt',
    ],
    [
      'an error in a block of its content',
      [claudeSkill('a', T), claudeResult('a', { content: [{ type: 'text', text: '<tool_use_error>no' }] })],
      '2 800 attempt',
    ],
    [
      '`success: false`',
      [claudeSkill('a', T), claudeResult('a', { details: { success: false, commandName: T } })],
      '2 800 attempt',
    ],
    ['never answered', [claudeSkill('a', T)], '2 800 attempt'],
    ['answered under another id', [claudeSkill('a', T), claudeResult('b')], '2 800 attempt'],
    [
      'refused, then loaded',
      [claudeSkill('a', T), claudeRefused('a', 'no'), claudeSkill('b', T), claudeLoaded('b', T)],
      '1 1000 ok',
    ],
    [
      'loaded, then refused',
      [claudeSkill('b', T), claudeLoaded('b', T), claudeSkill('a', T), claudeRefused('a', 'no')],
      '1 1000 ok',
    ],
    ['another skill', [claudeSkill('a', `${T}-v2`), claudeLoaded('a', `${T}-v2`)], 'none'],
    [
      'the name in other fields',
      [claudeCall('a', 'Skill', { skill: 'sweep', args: T }), claudeLoaded('a', 'sweep')],
      'none',
    ],
    ['no skill given', [claudeCall('a', 'Skill', { args: T }), claudeResult('a')], 'none'],
    [
      'the skill under the name of another version',
      [claudeCall('a', 'Skill', { command: T }), claudeResult('a')],
      '1 1000 ok',
    ],
    ['a tool of another name', [claudeCall('a', 'UseSkill', { skill: T }), claudeResult('a')], 'none'],
    ['a tool like it in other letters', [claudeCall('a', 'skill', { skill: T }), claudeResult('a')], 'none'],
    ['the load without its call', [claudeLoaded('a', T)], '2 800 attempt'],
    [
      'after other tools',
      [claudeCall('x', 'TodoWrite', {}), claudeResult('x'), claudeSkill('a', T), claudeLoaded('a', T)],
      '1 1000 ok',
    ],
    [
      'twice on two lines (a resumed session)',
      [claudeSkill('a', T), claudeSkill('a', T), claudeLoaded('a', T), claudeLoaded('a', T)],
      '1 1000 ok',
    ],
    [
      'one id for two calls',
      [claudeSkill('a', T), claudeSkill('a', 'sweep'), claudeLoaded('a', 'sweep')],
      '2 800 attempt',
    ],
    ['its result replaced by another tool', [claudeCall('a', 'Bash', { command: 'ls' }), claudeLoaded('a', T)], 'none'],
  ])('%s', (_, lines, hit) => {
    expect(hits([claudeInit([T]), ...lines, claudeEnd()])).toBe(hit);
  });

  it('tells the depth of subagents', () => {
    const agent = claudeCall('task', 'Agent', { prompt: `use ${T}` });
    const nested = claudeCall('task-2', 'Agent', { prompt: 'go on' }, { parent: 'task' });
    const depth = (lines: readonly object[]): unknown =>
      evidenceOf('claude', lines, { tokens: [T] }).hits.get(T)?.depth;
    expect(
      depth([agent, nested, claudeSkill('a', T, { parent: 'task-2' }), claudeLoaded('a', T, { parent: 'task-2' })]),
    ).toBe(2);
    expect(depth([claudeText(`by ${T}`, { parent: 'unseen' })])).toBe(1);
    // A prompt of a subagent is a tool's input, no evidence for a skill.
    expect(hits([agent])).toBe('none');
  });

  it('pairs parallel calls by id, in whatever order their results come', () => {
    const calls = claudeSays([
      { type: 'tool_use', id: 'a', name: 'Skill', input: { skill: T } },
      { type: 'tool_use', id: 'b', name: 'Read', input: { file_path: 'x' } },
      { type: 'tool_use', id: 'c', name: 'Skill', input: { skill: 'sweep' } },
    ]);
    const both = {
      type: 'user',
      session_id: 'session-0001',
      message: {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'c', content: 'x', is_error: true },
          { type: 'tool_result', tool_use_id: 'a', content: 'y' },
        ],
      },
      // Stands beside the message, so that it cannot be told whose it is.
      tool_use_result: 'Error: no',
    };
    for (const lines of [
      [calls, claudeRefused('c', 'no'), claudeResult('b', { isError: true }), claudeLoaded('a', T)],
      [calls, claudeLoaded('a', T), claudeResult('b'), claudeRefused('c', 'no')],
      [calls, both],
    ]) {
      const evidence = evidenceOf('claude', [claudeInit(), ...lines], { tokens: [T, 'sweep'] });
      expect([hitIn(evidence, T), hitIn(evidence, 'sweep'), evidence.tool_calls]).toEqual([
        '1 1000 ok',
        '2 800 attempt',
        3,
      ]);
    }
  });

  it('knows of two calls under one id that are open together no answer', () => {
    const lines = [claudeSkill('a', T), claudeSkill('a', 'sweep'), claudeLoaded('a', 'sweep'), claudeLoaded('a', T)];
    for (const further of [[], [claudeSkill('a', T), claudeLoaded('a', T)]]) {
      const evidence = evidenceOf('claude', [claudeInit(), ...lines, ...further], { tokens: [T, 'sweep'] });
      expect([hitIn(evidence, T), hitIn(evidence, 'sweep')]).toEqual([
        further.length === 0 ? '2 800 attempt' : '1 1000 ok',
        '2 800 attempt',
      ]);
    }
  });

  it('keeps two Skill calls of one line without ids apart', () => {
    const calls = claudeSays([
      { type: 'tool_use', name: 'Skill', input: { skill: 'sweep' } },
      { type: 'tool_use', name: 'Skill', input: { skill: T } },
    ]);
    const evidence = evidenceOf('claude', [calls, claudeResult('a')], { tokens: [T, 'sweep'] });
    expect([hitIn(evidence, T), hitIn(evidence, 'sweep'), evidence.tool_calls]).toEqual([
      '2 800 attempt',
      '2 800 attempt',
      2,
    ]);
  });

  it('learns the folder of a skill that was called by its frontmatter name', () => {
    const base = (folder: string, more: object = {}): object => ({
      type: 'user',
      isSynthetic: true,
      session_id: 'session-0001',
      parent_tool_use_id: null,
      message: {
        role: 'user',
        content: [{ type: 'text', text: `Base directory for this skill: /p/skills/${folder}\n\nText` }],
      },
      ...more,
    });
    const load = (id: string, name: string): object[] => [claudeSkill(id, name), claudeLoaded(id, name)];
    expect(hits([claudeInit([T]), ...load('a', 'broom'), base(T)])).toBe('1 1000 ok');
    expect(hits([claudeInit([T]), ...load('a', 'broom'), base('other')])).toBe('none');
    expect(hits([claudeInit([T]), ...load('a', 'broom'), ...load('b', 'sweep'), base('sweep'), base(T)])).toBe(
      '1 1000 ok',
    );
    // It cannot be told which of them it is.
    expect(hits([claudeInit([T]), ...load('a', 'broom'), ...load('b', 'brush'), base(T), base('other')])).toBe('none');
    expect(hits([...load('a', 'acme:broom'), base(T)])).toBe('1 1000 ok');
    // Written by somebody else, or about a skill that has that name itself.
    expect(hits([...load('a', 'broom'), base(T, { isSynthetic: false })])).toBe('none');
    expect(hits([claudeInit([T, 'broom']), ...load('a', 'broom'), base(T)])).toBe('none');
    // A subagent's prompt, which the model wrote: told by a line of its own like a fork, but as no part of the client.
    const begun = (ambient: boolean): object => ({
      type: 'system',
      subtype: 'task_started',
      tool_use_id: 'a',
      prompt: `Base directory for this skill: /p/skills/${T}\n\nText`,
      session_id: 'session-0001',
      ...(ambient ? { ambient } : {}),
    });
    expect(hits([begun(true), ...load('a', 'broom'), ...load('b', 'brush'), base('other')])).toBe('1 1000 ok');
    expect(hits([begun(false), ...load('a', 'broom')])).toBe('none');
  });
});

describe('Claude: where a skill was loaded from', () => {
  const from = (path: string): object => ({
    type: 'user',
    isSynthetic: true,
    session_id: 'session-0001',
    parent_tool_use_id: null,
    message: { role: 'user', content: [{ type: 'text', text: `Base directory for this skill: ${path}\n\nText` }] },
  });
  const load = (id: string, name: string, path: string): object[] => [
    claudeSkill(id, name),
    claudeLoaded(id, name),
    from(path),
  ];
  const OWN = `/workspace/proj/.claude/skills/${T}`;
  const HOME = `/home/u/.claude/skills/${T}`;

  it.each<
    [
      what: string,
      lines: readonly object[],
      roots: readonly string[] | undefined,
      hit: string,
      path: string | undefined,
    ]
  >([
    ['its root', load('a', T, OWN), ['.claude/skills'], '1 1000 ok', OWN],
    [
      'another place of the project',
      load('a', T, `/workspace/proj/sub/.claude/skills/${T}`),
      ['.claude/skills'],
      '2 700 attempt',
      `/workspace/proj/sub/.claude/skills/${T}`,
    ],
    ['a home', load('a', T, HOME), ['.claude/skills'], '2 700 attempt', HOME],
    ['a home, where nothing is under test', load('a', T, HOME), undefined, '1 1000 ok', HOME],
    ['a home by a frontmatter name', load('a', 'broom', HOME), ['.claude/skills'], '2 700 attempt', HOME],
    ['both', [...load('a', T, HOME), ...load('b', T, OWN)], ['.claude/skills'], '1 1000 ok', OWN],
    ['nobody says', [claudeSkill('a', T), claudeLoaded('a', T)], ['.claude/skills'], '1 1000 ok', undefined],
    [
      'another plugin',
      load('a', `acme:${T}`, `/home/u/.claude/plugins/cache/acme/1/skills/${T}`),
      ['.claude/skills'],
      '2 700 attempt',
      `/home/u/.claude/plugins/cache/acme/1/skills/${T}`,
    ],
  ])('%s', (_, lines, roots, hit, path) => {
    const evidence = evidenceOf('claude', [claudeInit([T]), ...lines], {
      tokens: [T],
      ...(roots === undefined ? {} : { roots }),
    });
    expect(hitIn(evidence, T)).toBe(hit);
    expect(evidence.hits.get(T)?.path).toBe(path === undefined ? undefined : `${path}/SKILL.md`);
    expect(evidence.hits.get(T)?.wrong_source).toBe(hit.endsWith('attempt') || undefined);
  });
});

describe('Claude: recordings of', () => {
  const A = 'alpha-skill';
  const B = 'beta-skill';
  const told = (name: string, tokens: readonly string[], asked: Asked = {}): readonly string[] => {
    const evidence = evidenceOf('claude', recorded(`claude-${name}`), { tokens, ...asked });
    return tokens.map((token) => `${hitIn(evidence, token)}, depth ${evidence.hits.get(token)?.depth ?? '-'}`);
  };
  const LOADED = '1 1000 ok, depth 0';
  const INSIDE = '1 1000 ok, depth 1';
  const REFUSED = '2 800 attempt, depth 0';
  const NONE = 'none, depth -';

  it.each<[what: string, name: string, tokens: readonly string[], hits: readonly string[]]>([
    ['two calls in one message', 'parallel-skills', [A, B], [LOADED, LOADED]],
    ['two of which one is unknown', 'parallel-mixed', ['gamma-skill', A], [REFUSED, LOADED]],
    ['a subagent', 'subagent-skill', [A, B], [INSIDE, NONE]],
    ['two subagents at once', 'parallel-subagents', [A, B], [INSIDE, INSIDE]],
    ['a forked skill', 'forked-skill', ['fork-skill', A], [LOADED, NONE]],
    ['a forked skill that calls another', 'forked-calls-another', ['fork-skill', A], [LOADED, INSIDE]],
    ['one called by its frontmatter name', 'forked-rename', ['zeta-name', 'branch-skill'], [LOADED, LOADED]],
    ['the same call twice', 'skill-twice', [A], [LOADED]],
    ['an unknown skill, then the right one', 'failed-then-good', ['gamma-skill', A], [REFUSED, LOADED]],
    ['a skill that brings tools, approved', 'guarded-skill', ['guarded-skill'], [LOADED]],
    ['one that was not approved', 'denied-skill', ['guarded-skill'], [REFUSED]],
    ['a plugin', 'plugin-skill', ['greetings:alpha-skill', A, 'other:alpha-skill'], [LOADED, LOADED, NONE]],
    ['a plugin without its prefix', 'plugin-bare-name', ['greetings:alpha-skill', A], [LOADED, LOADED]],
    ['a plugin in a subagent', 'plugin-subagent', ['greetings:alpha-skill', A], [INSIDE, INSIDE]],
  ])('%s', (_, name, tokens, expected) => {
    expect(told(name, tokens)).toEqual(expected);
  });

  it('a plugin’s skill beside the project’s own of the same name', () => {
    const installed = [A, `greetings:${A}`];
    expect(told('plugin-beside-own', installed, { installed })).toEqual([LOADED, LOADED]);
    // The project's own, called while there is only the plugin's.
    expect(told('plugin-bare-name', [`greetings:${A}`], { installed: [`greetings:${A}`] })).toEqual([LOADED]);
    expect(told('subagent-skill', [`greetings:${A}`], { installed })).toEqual([NONE]);
  });

  it('a fork, which leaves the final message to the main conversation', () => {
    expect(evidenceOf('claude', recorded('claude-forked-skill'))).toMatchObject({
      final_text: 'The fork is done.',
      tool_calls: 1,
      terminal: { outcome: 'completed' },
    });
  });
});

describe('Claude: reads and mentions', () => {
  const path = `/w/.claude/skills/${T}/SKILL.md`;
  const read = (file_path: string, result: object): object[] => [claudeCall('r', 'Read', { file_path }), result];

  it.each<[what: string, lines: readonly object[], hit: string]>([
    ['a read', read(path, claudeResult('r')), '2 700 ok'],
    ['a failed read', read(path, claudeRefused('r', 'File does not exist.')), 'none'],
    ['a read without an answer', [claudeCall('r', 'Read', { file_path: path })], 'none'],
    ['a read with Windows separators', read(`C:\\w\\skills\\${T}\\SKILL.md`, claudeResult('r')), '2 700 ok'],
    ['a read of another file of the skill', read(`/w/skills/${T}/notes.md`, claudeResult('r')), 'none'],
    ['a read of another skill', read(`/w/skills/${T}-v2/SKILL.md`, claudeResult('r')), 'none'],
    ['a command that reads it', [claudeCall('r', 'Bash', { command: `cat ${path}` }), claudeResult('r')], '2 700 ok'],
    [
      'a command that lists it',
      [claudeCall('r', 'Bash', { command: `ls ${path}` }), claudeResult('r', { content: path })],
      'none',
    ],
    ['a search', [claudeCall('r', 'Glob', { pattern: path }), claudeResult('r', { content: path })], 'none'],
    ['a mention', [claudeText(`I could use ${T}.`)], '3 10'],
    ['a mention by a subagent', [claudeText(`I use ${T}.`, { parent: 'p' })], '3 10'],
    [
      'a mention by the client',
      [{ type: 'assistant', message: { model: '<synthetic>', content: [{ type: 'text', text: T }] } }],
      'none',
    ],
    ['a thought', [claudeSays([{ type: 'thinking', thinking: `use ${T}?` }])], 'none'],
    ['quoted events', [claudeText(JSON.stringify(claudeSkill('a', T)))], '3 10'],
    [
      'events in the output of a tool',
      [
        claudeCall('b', 'Bash', { command: 'cat log' }),
        claudeResult('b', { content: JSON.stringify([claudeSkill('a', T), claudeLoaded('a', T)]) }),
      ],
      'none',
    ],
    ['the catalogue', [claudeInit([T])], 'none'],
    [
      'a prompt',
      [{ type: 'user', message: { role: 'user', content: `use ${T}` }, session_id: 'session-0001' }],
      'none',
    ],
    [
      'a prompt in blocks',
      [{ type: 'user', message: { role: 'user', content: [{ type: 'text', text: `Launching skill: ${T}` }] } }],
      'none',
    ],
    ['a partial message', [claudePartial(T)], 'none'],
    [
      'a denied permission',
      [{ type: 'system', subtype: 'permission_denied', tool_name: 'Skill', tool_input: { skill: T } }],
      'none',
    ],
    [
      'a result that lists what was denied',
      [claudeEnd({ permission_denials: [{ tool_name: 'Skill', tool_input: { skill: T } }] })],
      'none',
    ],
    ['the final message alone', [claudeEnd({ result: `I used ${T}` })], 'none'],
  ])('%s', (_, lines, hit) => {
    expect(hits([claudeInit(), ...lines])).toBe(hit);
  });

  it('takes a file that is asked for', () => {
    const evidence = evidenceOf('claude', [claudeInit(), ...read('/w/src/Program.cs', claudeResult('r'))], {
      tokens: ['Program.cs', 'src/Program.cs', 'other/Program.cs', 'gram.cs'],
    });
    expect([...evidence.hits.keys()]).toEqual(['Program.cs', 'src/Program.cs']);
  });

  it('does not take a file for the skill of its name', () => {
    const lines = [claudeInit([T]), ...read(`/w/bin/${T}`, claudeResult('r'))];
    expect(hits(lines)).toBe('none');
  });
});

describe('Claude: forms of the transcript', () => {
  const lines = [
    claudeInit([T]),
    claudePartial('I use'),
    claudeText('I use it.'),
    claudeSkill('a', T),
    claudeLoaded('a', T),
    claudeEnd(),
  ];
  const expected = evidenceOf('claude', lines, { tokens: [T] });

  it.each<[what: string, bytes: string]>([
    ['an array', JSON.stringify(lines)],
    ['a pretty array', JSON.stringify(lines, null, 2)],
    ['a pretty array with carriage returns', JSON.stringify(lines, null, 2).replaceAll('\n', '\r\n')],
    ['an array behind a mark', `\uFEFF${JSON.stringify(lines)}\n`],
  ])('%s says the same as lines', (_, bytes) => {
    const place = (evidence: typeof expected): unknown => {
      const hit = evidence.hits.get(T);
      return { ...evidence, hits: [hit?.tier, hit?.line_number, hit?.succeeded] };
    };
    for (const chunks of [undefined, [1], [7, 100]]) {
      const { channel, evidence } = scanOf('claude', bytes, {
        tokens: [T],
        ...(chunks === undefined ? {} : { chunks }),
      });
      expect(channel).toBe('json');
      expect(place(evidence)).toEqual(place(expected));
    }
  });

  it('keeps what stands before the cut of an array', () => {
    const bytes = JSON.stringify(lines);
    const evidence = evidenceOf('claude', bytes.slice(0, bytes.indexOf('duration_api_ms') + 4), { tokens: [T] });
    expect([hitIn(evidence, T), evidence.terminal, evidence.damaged_lines]).toEqual(['1 1000 ok', null, 1]);
  });

  it('reads the single object of `--output-format json`, which shows no calls', () => {
    const { channel, evidence } = scanOf('claude', `${JSON.stringify(claudeEnd({ result: `I used ${T}.` }))}\n`, {
      tokens: [T],
    });
    expect(channel).toBe('json');
    expect(evidence).toMatchObject({
      session_started: false,
      assistant_text: false,
      known_events: 1,
      final_text: `I used ${T}.`,
    });
    expect(evidence.hits.size).toBe(0);
  });

  it.each<[result: string, structured_output: unknown, text: string | null]>([
    ['', { a: 1 }, '{"a":1}'],
    ['{"a": 1}', { a: 1 }, '{"a": 1}'],
    ['', null, null],
  ])('takes %j with the structured output %j as the answer %j', (result, structured_output, text) => {
    const said = eventsIn('claude', [claudeInit(), claudeEnd({ result, structured_output })]).filter(
      (event) => event.type === 'assistant_text',
    );
    expect(said.map((event) => event.text)).toEqual(text === null ? [] : [text]);
  });

  it('proves nothing by plain text', () => {
    const { channel, evidence } = scanOf('claude', `Launching skill: ${T}\nI used ${T}.\n{"name":"x"}\n`, {
      tokens: [T],
      any: ['used'],
    });
    expect(channel).toBe('text');
    expect(evidence).toMatchObject({
      assistant_text: false,
      tool_calls: 0,
      noise_lines: 3,
      any_matched: [],
      final_text: null,
    });
    expect(evidence.hits.size).toBe(0);
  });

  it('takes noise between the lines for a mention at most', () => {
    const noise = [`Launching skill: ${T}`, `cat skills/${T}/SKILL.md`, `● skill(${T})`].join('\n');
    const text = `(node:1) Warning: x\n${JSON.stringify(claudeInit())}\n\u001B[2K⠋ ${noise}\n\u001B[32m${JSON.stringify(claudeEnd())}\u001B[0m\n`;
    const { channel, evidence } = scanOf('claude', text, { tokens: [T], any: ['Warning'] });
    expect([channel, hitIn(evidence, T), evidence.hits.get(T)?.source_detail]).toEqual(['json', '3 10', 'noise']);
    expect(evidence).toMatchObject({
      noise_lines: 4,
      first_noise: '(node:1) Warning: x',
      any_matched: [],
      assistant_text: false,
    });
    expect(evidence.terminal?.outcome).toBe('completed');
  });

  it('does not take an event that is glued behind noise', () => {
    const glued = `⠋ ${JSON.stringify(claudeSkill('a', T))}`;
    const evidence = evidenceOf(
      'claude',
      `${JSON.stringify(claudeInit())}\n${glued}\n${JSON.stringify(claudeLoaded('b', 'sweep'))}\n`,
      { tokens: [T] },
    );
    expect([hitIn(evidence, T), evidence.noise_lines]).toEqual(['3 10', 1]);
  });
});

describe('Claude: what is not known', () => {
  it('keeps unknown events, and those that look like calls apart', () => {
    const lines = [
      claudeInit(),
      { type: 'brand_new', session_id: 'session-0001' },
      claudeSays([{ type: 'tool', id: 'toolu_1', name: 'Skill', input: { skill: T } }]),
      claudeSays([{ type: 'hologram' }]),
      {
        type: 'user',
        session_id: 'session-0001',
        message: { role: 'user', content: [{ type: 'tool_output', tool_use_id: 'toolu_1' }] },
      },
    ];
    expect(evidenceOf('claude', lines, { tokens: [T] })).toMatchObject({
      known_events: 1,
      unknown_events: 4,
      unknown_tool_like: 3,
      tool_calls: 0,
    });
    expect(eventsIn('claude', lines).map((event) => (event.type === 'unknown' ? event.name : event.type))).toEqual([
      'session',
      'brand_new',
      'assistant/tool',
      'assistant/hologram',
      'user/tool_output',
    ]);
  });

  it('says that the Skill tool is missing where it is', () => {
    expect(evidenceOf('claude', [claudeInit([T], { tools: ['Bash', 'UseSkill'] })]).skill_tool).toBe(false);
    expect(evidenceOf('claude', [claudeInit([T])]).skill_tool).toBe(true);
    expect(evidenceOf('claude', [claudeText('hi')]).skill_tool).toBe(null);
  });

  it('knows nothing of a stream of another client', () => {
    const codex =
      '{"type":"thread.started","thread_id":"x"}\n{"type":"turn.started"}\n{"type":"turn.completed","usage":{}}\n';
    const { channel, evidence } = scanOf('claude', codex);
    expect([channel, evidence.known_events, evidence.unknown_events, evidence.terminal]).toEqual(['json', 0, 3, null]);
  });

  it('ignores and counts lines of another session', () => {
    const other = { session: 'session-0002' };
    const lines = [
      claudeInit(),
      claudeSkill('a', T, other),
      claudeLoaded('a', T, other),
      claudePartial('x', other),
      claudeText('hi'),
    ];
    expect(evidenceOf('claude', lines, { tokens: [T] })).toMatchObject({
      foreign_lines: 3,
      tool_calls: 0,
      hits: new Map(),
    });
  });

  it('keeps the rest of a transcript with a damaged and an oversize line', () => {
    const text = [claudeInit(), claudeSkill('a', T), claudeLoaded('a', T), claudeEnd()].map((line) =>
      JSON.stringify(line),
    );
    const huge = `{"type":"user","x":"${'x'.repeat(17 * 1024 * 1024)}"}`;
    const bytes = [text[0], text[1], '{"type":"assistant","message":{"cont', huge, text[2], text[3]].join('\n');
    expect(evidenceOf('claude', bytes, { tokens: [T], chunks: [65_536] })).toMatchObject({
      damaged_lines: 1,
      oversize_lines: 1,
      terminal: { outcome: 'completed' },
    });
    expect(hitIn(evidenceOf('claude', bytes, { tokens: [T] }), T)).toBe('1 1000 ok');
  });

  it('reads a transcript that was cut at 64 KiB', () => {
    const lines = [
      claudeInit(),
      claudeSkill('a', T),
      claudeLoaded('a', T),
      claudeResult('x', { content: 'y'.repeat(70_000) }),
      claudeEnd(),
    ];
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')).subarray(0, 65_536);
    const evidence = evidenceOf('claude', bytes, { tokens: [T] });
    expect([hitIn(evidence, T), evidence.terminal, evidence.damaged_lines]).toEqual(['1 1000 ok', null, 1]);
  });

  it('starts with a mark, holds NUL bytes, bytes that are no UTF-8 and lone surrogates', () => {
    const bad = Buffer.concat([
      Buffer.from(`\uFEFF${JSON.stringify(claudeInit())}\r\n`),
      Buffer.from('{"type":"assistant","session_id":"session-0001","message":{"content":[{"type":"text","text":"'),
      Buffer.from([0x00, 0xff, 0xc3]),
      Buffer.from('\\ud83d"}]}}\r\n'),
      Buffer.from(
        [claudeSkill('a', T), claudeLoaded('a', T), claudeEnd()].map((line) => `${JSON.stringify(line)}\r\n`).join(''),
      ),
    ]);
    const evidence = evidenceOf('claude', bad, { tokens: [T] });
    expect([hitIn(evidence, T), evidence.lossy_lines, evidence.damaged_lines, evidence.noise_lines]).toEqual([
      '1 1000 ok',
      1,
      0,
      0,
    ]);
    expect(eventsIn('claude', bad)[1]).toMatchObject({
      type: 'assistant_text',
      text: '\uFFFD\uFFFD\uFFFD\uFFFD',
      lossy: true,
    });
  });

  it('says nothing about an empty file', () => {
    const { channel, evidence } = scanOf('claude', '');
    expect(channel).toBe('text');
    expect(evidence).toMatchObject({
      known_events: 0,
      unknown_events: 0,
      noise_lines: 0,
      terminal: null,
      first_noise: null,
    });
  });
});

describe('Claude: the end', () => {
  it.each<[what: string, fields: object, expected: object]>([
    ['completed', {}, { outcome: 'completed', final_text: 'Done.' }],
    [
      'an API error that calls itself a success',
      { is_error: true, terminal_reason: 'api_error', api_error_status: 529, result: 'API Error: 529 Overloaded' },
      { outcome: 'error', reason: 'api_error' },
    ],
    [
      'only its text has the status',
      { is_error: true, result: 'API Error: 429 slow down' },
      { outcome: 'error', reason: 'rate_limited' },
    ],
    [
      'an older login error',
      { is_error: true, result: 'Failed to authenticate. API Error: 401 no' },
      { outcome: 'error', reason: 'auth' },
    ],
    [
      'a limit told in words',
      { is_error: true, terminal_reason: 'api_error', result: 'Claude AI usage limit reached|1700000000' },
      { outcome: 'error', reason: 'rate_limited' },
    ],
    ['an error by its reason alone', { terminal_reason: 'api_error' }, { outcome: 'error', reason: 'api_error' }],
    [
      'a run that broke off',
      { subtype: 'error_during_execution', is_error: true, terminal_reason: undefined, result: undefined },
      { outcome: 'error', reason: 'exit' },
    ],
    [
      'an error whose text is the agent’s',
      { is_error: true, terminal_reason: 'other', result: 'too many requests (429)' },
      { outcome: 'error', reason: 'api_error' },
    ],
    [
      'the turn limit',
      { subtype: 'error_max_turns', is_error: true, result: undefined },
      { outcome: 'limit', limit: 'turns' },
    ],
    [
      'the budget',
      { subtype: 'error_max_budget_usd', is_error: true, result: undefined },
      { outcome: 'limit', limit: 'budget' },
    ],
    [
      'an answer about a limit',
      { result: "You've hit your usage limit" },
      { outcome: 'completed', final_text: "You've hit your usage limit" },
    ],
  ])('%s', (_, fields, expected) => {
    expect(evidenceOf('claude', [claudeInit(), claudeEnd(fields)]).terminal).toMatchObject(expected);
  });

  it('keeps 500 characters of the final message', () => {
    expect(evidenceOf('claude', [claudeInit(), claudeEnd({ result: 'x'.repeat(9000) })]).final_text).toBe(
      'x'.repeat(500),
    );
    const limit = claudeEnd({ subtype: 'error_max_turns', result: undefined });
    expect(evidenceOf('claude', [claudeText('the last'), claudeText('aside', { parent: 'p' }), limit]).final_text).toBe(
      'the last',
    );
    expect(evidenceOf('claude', [claudeInit()]).final_text).toBe(null);
  });

  it('tells retries before it', () => {
    const retry = {
      type: 'system',
      subtype: 'api_retry',
      attempt: 1,
      error_status: 401,
      error: 'authentication_failed',
    };
    expect(evidenceOf('claude', [claudeInit(), retry]).last_error).toMatchObject({
      reason: 'auth',
      message: 'authentication_failed (HTTP 401)',
    });
  });
});

describe('Claude: any evidence', () => {
  it('looks in tool names, inputs and the model’s text, not in what loads a skill or comes out of tools', () => {
    const lines = [
      claudeInit(['in-catalogue']),
      claudeCall('a', 'Bash', { command: 'run --deep', nested: [{ Key: { inner: 42 } }] }),
      claudeResult('a', { content: 'in-output' }),
      claudeSkill('b', 'in-skill-call'),
      claudeCall('c', 'Read', { file_path: 'in-read/SKILL.md' }),
      claudeText('Uses ILogger.'),
    ];
    const any = [
      'bash',
      'RUN --DEEP',
      'key',
      '42',
      'ilogger',
      'in-output',
      'in-skill-call',
      'in-read',
      'in-catalogue',
      'skill',
    ];
    expect(evidenceOf('claude', lines, { any })).toMatchObject({
      any_matched: ['bash', 'RUN --DEEP', 'key', '42', 'ilogger', 'skill'],
      any_unmatched: ['in-output', 'in-skill-call', 'in-read', 'in-catalogue'],
    });
  });

  it('takes an activity token for any tool call', () => {
    const any = ['tool_use', 'Glob ', ' Bash(', 'mcp:', 'shell('];
    expect(evidenceOf('claude', [claudeText('no tools')], { any }).any_matched).toEqual([]);
    expect(evidenceOf('claude', [claudeCall('a', 'Edit', {})], { any }).any_matched).toEqual(any);
  });

  it('is not fooled by nesting without end', () => {
    const line = JSON.stringify(claudeCall('a', 'Bash', {})).replace(
      '"input":{}',
      `"input":${'['.repeat(20_000)}"deep-text"${']'.repeat(20_000)}`,
    );
    expect(evidenceOf('claude', `${line}\n`, { any: ['deep-text'] }).any_matched).toEqual(['deep-text']);
  });
});

describe('Claude: a line as it is usually written', () => {
  const recordings = labelledTranscripts().filter(({ agent }) => agent === 'claude');
  const lines = recordings
    .flatMap(({ bytes }) => bytes.toString().split('\n'))
    .filter((line) => line.startsWith('{"type":"assistant"'));
  const usual = lines.filter((line) => claudeReader.readUsual?.(line) !== undefined);

  const parsed = (line: string): unknown => claudeReader.readValue(JSON.parse(line) as JsonData);
  const read = (line: string): unknown => {
    const value = claudeReader.readUsual?.(line);
    return value === undefined ? undefined : claudeReader.readValue(value);
  };

  it('is read as it is parsed', () => {
    expect(usual.length).toBeGreaterThan(lines.length / 2);
    expect(usual.map(read)).toEqual(usual.map(parsed));
  });

  it.each(['', '"', '\\', '}', ',"type":"user"'])(
    'is parsed where that it is JSON is not known, as %j may stand anywhere',
    (text) => {
      const [line = ''] = usual.toSorted((left, right) => left.length - right.length);
      const changed = Array.from(line, (_, at) => line.slice(0, at) + text + line.slice(at + 1));
      const known = changed.filter((one) => read(one) !== undefined);
      expect(known.map(read)).toEqual(known.map(parsed));
    },
  );

  it('is parsed where a pattern gives up: with millions of members', () => {
    const long = usual[0]?.replace('"usage":{', `"usage":{${'"a":1,'.repeat(2_500_000)}`) ?? '';
    expect(read(long)).toBeUndefined();
  });
});
