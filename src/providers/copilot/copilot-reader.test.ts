import { describe, expect, it } from 'vitest';
import {
  copilotEnd,
  copilotEnds,
  copilotSays,
  copilotSkills,
  copilotSkillTelemetry,
  copilotStarts,
} from '../../testing/transcripts/copilot-lines.ts';
import { eventsIn, evidenceOf, hitIn, scanOf, type Asked } from '../../testing/transcripts/evidence-of.ts';
import { recorded } from '../../testing/transcripts/labelled-transcripts.ts';

const T = 'tidy-up';
const CATALOGUE = copilotSkills([
  { name: T, commandName: T, enabled: true, path: `/w/.github/skills/broom/SKILL.md` },
  { name: 'sweep', commandName: 'sweep', enabled: true, path: '/w/.github/skills/sweep/SKILL.md' },
  { name: 'asleep', enabled: false, path: '/w/.github/skills/asleep/SKILL.md' },
]);

function hits(lines: readonly object[], asked: Asked = {}): string {
  return hitIn(evidenceOf('copilot', [CATALOGUE, ...lines, copilotEnd()], { tokens: [T], ...asked }), T);
}

describe('Copilot: JSON', () => {
  const start = copilotStarts('c', 'skill', { skill: T });
  const requested = copilotSays('I use it.', [{ toolCallId: 'c', name: 'skill', arguments: { skill: T } }]);

  it.each<[what: string, lines: readonly object[], hit: string]>([
    ['loaded', [requested, start, copilotEnds('c', true)], '1 1000 ok'],
    ['loaded, announced by its start only', [start, copilotEnds('c', true)], '1 1000 ok'],
    [
      'arguments as text',
      [copilotStarts('c', 'skill', JSON.stringify({ skill: T })), copilotEnds('c', true)],
      '1 1000 ok',
    ],
    [
      'by the name of its folder',
      [copilotStarts('c', 'skill', { skill: 'broom' }), copilotEnds('c', true)],
      '1 1000 ok',
    ],
    ['not found', [start, copilotEnds('c', false, { error: { message: `Skill not found: ${T}` } })], '2 800 attempt'],
    ['an end without an outcome', [start, copilotEnds('c', undefined)], '2 800 attempt'],
    ['requested, never started', [requested], '2 800 attempt'],
    ['started, never ended', [start], '2 800 attempt'],
    [
      'only streamed',
      [
        {
          type: 'assistant.tool_call_delta',
          data: { toolCallId: 'c', toolName: 'skill', inputDelta: `{"skill":"${T}"}` },
        },
      ],
      'none',
    ],
    ['the end without its beginning', [copilotEnds('c', true, copilotSkillTelemetry(T))], '2 800 attempt'],
    [
      'the end of another tool',
      [copilotStarts('c', 'bash', { command: 'ls' }), copilotEnds('c', true, copilotSkillTelemetry(T))],
      'none',
    ],
    ['invoked', [{ type: 'skill.invoked', data: { name: T, trigger: 'agent-invoked' } }], '1 1000 ok'],
    ['its context alone', [{ type: 'skill.context_delivered_ref', data: { name: T } }], 'none'],
    ['a masked tool name', [copilotStarts('c', '******', { '******': T }), copilotEnds('c', true)], 'none'],
    [
      'viewed',
      [copilotStarts('c', 'view', { path: `/w/.github/skills/${T}/SKILL.md` }), copilotEnds('c', true)],
      '2 700 ok',
    ],
    [
      'viewed in vain',
      [copilotStarts('c', 'view', { path: `/w/.github/skills/${T}/SKILL.md` }), copilotEnds('c', false)],
      'none',
    ],
    [
      'read by a command',
      [copilotStarts('c', 'bash', { command: `cat .github/skills/${T}/SKILL.md` }), copilotEnds('c', true)],
      '2 700 ok',
    ],
    [
      'listed by a command',
      [copilotStarts('c', 'bash', { command: `ls .github/skills/${T}/SKILL.md` }), copilotEnds('c', true)],
      'none',
    ],
    ['mentioned', [copilotSays(`I could use ${T}.`)], '3 10'],
    ['quoted', [copilotSays(JSON.stringify([start, copilotEnds('c', true)]))], '3 10'],
    ['streamed text', [{ type: 'assistant.message_delta', data: { deltaContent: T } }], 'none'],
    ['a prompt', [{ type: 'user.message', data: { content: `/${T}` } }], 'none'],
    ['the catalogue', [], 'none'],
  ])('%s', (_, lines, hit) => {
    expect(hits(lines)).toBe(hit);
  });

  it('knows what was offered', () => {
    expect(evidenceOf('copilot', [CATALOGUE])).toMatchObject({
      skills_available: ['sweep', T],
      catalogue_complete: true,
      session_started: true,
      skill_tool: null,
    });
  });

  it('counts a call once, however often it is announced', () => {
    expect(evidenceOf('copilot', [requested, start, copilotEnds('c', true), start]).tool_calls).toBe(1);
  });

  it('does not take what a subagent says for the final message', () => {
    const aside = copilotSays('aside', [], { parentToolCallId: 'task' });
    expect(evidenceOf('copilot', [copilotSays('mine'), aside]).final_text).toBe('mine');
  });

  it('does not take what it prints after an interruption for its end', () => {
    expect(evidenceOf('copilot', [CATALOGUE, { type: 'abort', data: {} }, copilotEnd()])).toMatchObject({
      aborted: true,
      terminal: { outcome: 'completed' },
    });
    expect(evidenceOf('copilot', [CATALOGUE, copilotEnd(), { type: 'abort', data: {} }]).aborted).toBe(false);
  });

  it('keeps unknown events', () => {
    const lines = [
      CATALOGUE,
      { type: 'tool.execution_teleport', data: {} },
      { type: 'hologram', data: {} },
      { data: {} },
    ];
    expect(evidenceOf('copilot', lines)).toMatchObject({ known_events: 1, unknown_events: 3, unknown_tool_like: 1 });
  });
});

describe('Copilot: where a skill was loaded from', () => {
  it.each<[path: string | undefined, roots: readonly string[] | undefined, hit: string, source?: string]>([
    [`/w/p/.github/skills/${T}/SKILL.md`, ['.github/skills'], '1 1000 ok'],
    [`/home/u/.copilot/skills/${T}/SKILL.md`, ['.github/skills'], '2 700 attempt'],
    [`/home/u/.copilot/skills/${T}/SKILL.md`, undefined, '1 1000 ok'],
    [`/cache/pkg/linux-x64/1.0.102/builtin/${T}/SKILL.md`, undefined, '2 700 attempt'],
    [`/usr/lib/node_modules/@github/copilot/builtin/${T}/SKILL.md`, undefined, '2 700 attempt', 'builtin'],
    [undefined, ['.github/skills'], '1 1000 ok'],
  ])('%s', (path, roots, hit, source = 'project') => {
    const called = [copilotStarts('a', 'skill', { skill: T }), copilotEnds('a', true, copilotSkillTelemetry(T))];
    const listed = copilotSkills([{ name: T, enabled: true, source, path }]);
    const invoked = { type: 'skill.invoked', data: { name: T, trigger: 'agent-invoked', source, path } };
    const asked = { tokens: [T], ...(roots === undefined ? {} : { roots }) };
    expect(hitIn(evidenceOf('copilot', [listed, ...called], asked), T)).toBe(hit);
    expect(hitIn(evidenceOf('copilot', [invoked], asked), T)).toBe(hit);
    // What it records of the load counts for the call beside it, before what it lists.
    const own = copilotSkills([{ name: T, enabled: true, path: `/w/p/.github/skills/${T}/SKILL.md` }]);
    const recordings = [
      [...called, invoked],
      [own, ...called, invoked],
      [own, invoked, called[0], copilotEnds('a', true)],
    ];
    for (const lines of recordings) expect(hitIn(evidenceOf('copilot', lines, asked), T)).toBe(hit);
  });
});

describe('Copilot: recordings of', () => {
  const A = 'alpha-skill';
  const B = 'beta-skill';
  const PLUGIN = `greetings:${A}`;
  const told = (name: string, tokens: readonly string[], asked: Asked = {}): readonly string[] => {
    const evidence = evidenceOf('copilot', recorded(`copilot-${name}`), { tokens, ...asked });
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
    // It knows no forks: the skill is loaded into the conversation.
    ['a skill with `context: fork`', 'forked-skill', ['fork-skill'], [LOADED]],
    ['the same call twice', 'skill-twice', [A], [LOADED]],
    ['an unknown skill, then the right one', 'failed-then-good', ['gamma-skill', A], [REFUSED, LOADED]],
    ['a skill that brings tools', 'guarded-skill', ['guarded-skill'], [LOADED]],
    ['a plugin', 'plugin-skill', [PLUGIN, A, 'other:alpha-skill'], [LOADED, LOADED, NONE]],
    ['a plugin by its prefix, which is unknown', 'plugin-prefixed', [PLUGIN], [REFUSED]],
    ['a plugin in a subagent', 'plugin-subagent', [PLUGIN, A], [INSIDE, INSIDE]],
  ])('%s', (_, name, tokens, expected) => {
    expect(told(name, tokens)).toEqual(expected);
  });

  it('a plugin’s skill beside the project’s own of the same name, which hides it', () => {
    const installed = [A, PLUGIN];
    expect(told('plugin-beside-own', installed, { installed })).toEqual([LOADED, NONE]);
    expect(told('plugin-skill', installed, { installed })).toEqual([NONE, LOADED]);
  });
});

describe('Copilot: a session’s events.jsonl', () => {
  const session = (invoked: object): readonly object[] => [
    { type: 'session.start', data: { sessionId: 's-1', copilotVersion: '1.0.102', selectedModel: 'gpt-4.1' } },
    { type: 'user.message', data: { content: 'hi' } },
    copilotStarts('c', 'skill', { skill: 'zest' }),
    { type: 'skill.invoked', data: invoked },
    copilotEnds('c', true),
    copilotSays('Done.'),
    { type: 'session.shutdown', data: { shutdownType: 'routine' } },
  ];
  const invoked = {
    name: 'zest',
    path: '/w/.github/skills/lemon/SKILL.md',
    content: '---\nname: x\n---',
    source: 'project',
  };

  it('is read like the stream, but for its end', () => {
    const evidence = evidenceOf('copilot', session(invoked), { tokens: ['zest', 'lemon'] });
    expect([hitIn(evidence, 'zest'), hitIn(evidence, 'lemon')]).toEqual(['1 1000 ok', '1 1000 ok']);
    expect(evidence).toMatchObject({
      session_started: true,
      model: 'gpt-4.1',
      version: '1.0.102',
      final_text: 'Done.',
      terminal: null,
      unknown_events: 0,
    });
  });

  it('knows the plugin of a skill', () => {
    const tokens = ['acme:zest', 'acme:lemon', 'zest', 'other:zest'];
    const evidence = evidenceOf('copilot', session({ ...invoked, pluginName: 'acme' }), { tokens });
    expect(tokens.map((token) => hitIn(evidence, token))).toEqual(['1 1000 ok', '1 1000 ok', '1 1000 ok', 'none']);
    expect(evidence.hits.get('acme:lemon')?.source_detail).toBe('skill_event');
  });
});

describe('Copilot: the record of a load', () => {
  it('is a tool call, also where the call itself is not shown', () => {
    const lines = [{ type: 'skill.invoked', data: { name: T, trigger: 'agent-invoked' } }];
    expect(evidenceOf('copilot', lines, { tokens: [T] })).toMatchObject({ tool_calls: 1 });
  });
});

describe('Copilot: plain text', () => {
  it.each<[text: string, hit: string]>([
    [`● skill(${T})`, '1 1000 ok'],
    [`✓ skill(${T})`, '1 1000 ok'],
    [`✗ skill(${T}) Skill not found: ${T}`, '2 800 attempt'],
    [`✗ skill(${T}) no\n● skill(${T})`, '1 1000 ok'],
    [`● skill(${T}-v2)`, 'none'],
    [`● skill(acme:${T})`, '1 1000 ok'],
    [`\u001B[32m●\u001B[0m skill(${T})\r`, '1 1000 ok'],
    [`I use ● skill(${T})`, 'none'],
    [`- skill(${T})`, 'none'],
    [`● Read ~/.copilot/skills/${T}/SKILL.md (4 lines)`, 'none'],
    [`Launching skill: ${T}\nBase directory for this skill: /s/${T}\ncat .github/skills/${T}/SKILL.md`, 'none'],
    [T, 'none'],
  ])('%j', (text, hit) => {
    const { channel, evidence } = scanOf('copilot', `Hello.\n\n${text}\n\nBye.\n`, { tokens: [T] });
    expect([channel, hitIn(evidence, T), evidence.assistant_text]).toEqual(['text', hit, true]);
  });

  it('tells the client’s own lines from what the assistant said', () => {
    const text =
      '● Request failed due to a transient API error. Retrying...\n\n● Read file.ts\n  └ 4 lines\n✗ bash(ls) failed\n';
    expect(eventsIn('copilot', text).map(({ type }) => type)).toEqual([
      'transport_error',
      'notice',
      'notice',
      'notice',
    ]);
    expect(evidenceOf('copilot', text, { any: ['file.ts'] })).toMatchObject({
      assistant_text: false,
      tool_calls: 0,
      any_matched: [],
      last_error: { reason: 'api_error' },
      terminal: null,
    });
  });

  it('counts skill lines as calls', () => {
    expect(evidenceOf('copilot', `● skill(a)\n● skill(a)\n✗ skill(b)\n`, { any: ['tool_use', 'word'] })).toMatchObject({
      tool_calls: 3,
      any_matched: ['tool_use'],
      final_text: null,
    });
  });

  it('stays plain text where the assistant prints JSON', () => {
    const text = `Here is the file:\n{"type":"object","properties":{}}\n{"name":"x"}\n{"broken": \n● skill(${T})\nThat is all.\n`;
    for (const chunks of [undefined, [1], [5, 40]]) {
      const { channel, evidence } = scanOf('copilot', text, {
        tokens: [T],
        any: ['properties'],
        ...(chunks === undefined ? {} : { chunks }),
      });
      expect([channel, hitIn(evidence, T), evidence.damaged_lines, evidence.any_matched]).toEqual([
        'text',
        '1 1000 ok',
        0,
        ['properties'],
      ]);
    }
    expect(eventsIn('copilot', text).map(({ type }) => type)).toEqual([
      'assistant_text',
      'assistant_text',
      'assistant_text',
      'assistant_text',
      'tool_call',
      'tool_result',
      'assistant_text',
    ]);
  });

  it('is the JSON stream from the first event on', () => {
    const text = `Starting up.\n● skill(${T})\n${JSON.stringify(CATALOGUE)}\n`;
    const { channel, evidence } = scanOf('copilot', text, { tokens: [T] });
    expect([channel, hitIn(evidence, T), evidence.noise_lines]).toEqual(['json', '3 10', 2]);
    expect(eventsIn('copilot', text).map(({ type }) => type)).toEqual(['noise', 'noise', 'session']);
  });
});
