import { describe, expect, test } from 'vitest';
import type { ModelCall, ModelTurn, ScenarioFault } from '../contracts/scenario.ts';
import type { Dialect } from '../contracts/model-dialect.ts';
import { claudeDialect } from '../providers/claude/claude-dialect.ts';
import { codexDialect } from '../providers/codex/codex-dialect.ts';
import { modelRequest } from '../testing/model-request-builder.ts';
import { callId, conversationTag, subagentMark, type Script } from './find-conversation.ts';
import type { ModelRequest } from './model-request.ts';
import { answerModelRequest, CLOSING_TEXT, findStep, stepKey } from './scripted-model.ts';

const SKILL: ModelCall = { kind: 'skill', skill: 'alpha-skill', forked: null };

function turn(changes: Partial<ModelTurn>): ModelTurn {
  return { text: '', calls: [], fault: null, ...changes };
}

function script(turns: readonly ModelTurn[], dialect: Dialect = claudeDialect): Script {
  return { unitId: 'u', dialect, prompt: 'p', turns };
}

const TAG = conversationTag('u', 'main');

/** What the model answers, as one text. */
function answered(of: Script, changes: Partial<ModelRequest> = {}, askedBefore = 0): string {
  const request = modelRequest(changes);
  const answer = answerModelRequest(of, findStep(of, request), request, askedBefore);
  return answer.kind === 'silence' ? 'silence' : `${answer.status} ${answer.chunks.join('')} ${answer.ending}`;
}

describe('the due turn', () => {
  const of = script([turn({ calls: [SKILL] }), turn({ text: 'Second.' })]);

  test.each([
    ['at the start', [], '"name":"Skill"'],
    ['after a message whose calls are shown', [[callId(TAG, 0, 0)]], 'Second.'],
    ['after a message that shows nothing', [['of another']], 'Second.'],
    ['behind the end', [[callId(TAG, 1, 0)]], CLOSING_TEXT],
    ['behind the end, with a message that shows nothing', [[callId(TAG, 0, 0)], []], CLOSING_TEXT],
  ])('%s', (_, assistantTurns, text) => {
    expect(answered(of, { assistantTurns })).toContain(text);
  });

  test('is the same for a retry, byte for byte', () => {
    expect(answered(of, {}, 3)).toBe(answered(of));
  });
});

describe('a skill that the request does not offer', () => {
  const called = (skill: string): ModelCall => ({ kind: 'skill', skill, forked: null });

  test.each<[string, readonly ModelTurn[], string, string]>([
    [
      'is passed over with its turn',
      [turn({ calls: [called('x')] }), turn({ text: 'Next.' })],
      'Next.',
      '"name":"Skill"',
    ],
    ['ends the script where nothing else is due', [turn({ calls: [called('x')] })], CLOSING_TEXT, '"name":"Skill"'],
    ['takes what is said beside it along', [turn({ text: 'Beside.', calls: [called('x')] })], CLOSING_TEXT, 'Beside.'],
    [
      'leaves the other calls of its turn',
      [turn({ calls: [called('x'), SKILL] })],
      callId(TAG, 0, 1),
      callId(TAG, 0, 0),
    ],
    [
      'leaves the fault of its turn',
      [turn({ calls: [called('x')], fault: { kind: 'cut' } }), turn({ text: 'Next.' })],
      ' cut',
      'Next.',
    ],
  ])('%s', (_name, turns, said, unsaid) => {
    expect(answered(script(turns))).toContain(said);
    expect(answered(script(turns))).not.toContain(unsaid);
  });
});

test('a token of a skill that is not offered is not said', () => {
  const mentions = new Map([
    ['a word', []],
    ['x/SKILL.md', ['x']],
    ['alpha', ['alpha-skill']],
    ['alpha and x', ['alpha-skill', 'x']],
  ]);
  const closing = turn({ text: CLOSING_TEXT, mentions });
  expect(answered(script([closing]), { stream: false })).toContain(JSON.stringify(`${CLOSING_TEXT}\na word\nalpha`));
});

describe('a call that the scenario writes out', () => {
  const spoken = (tool: string, input: string, plain: boolean, changes: Partial<ModelRequest> = {}): string =>
    answered(script([turn({ calls: [{ kind: 'tool', tool, input, plain }] })]), { stream: false, ...changes });
  const inGroup = (namespace: string): Partial<ModelRequest> => ({
    wire: 'responses',
    tools: [{ name: 'spawn_agent', namespace, plain: false }],
  });

  test('is sent as it is written', () => {
    expect(spoken('Glob', '{"a":1}', false)).toContain('"name":"Glob","input":{"a":1}');
    const patch = spoken('apply_patch', '*** Begin', true, { wire: 'responses' });
    expect(patch).toMatch(/"type":"custom_tool_call".*"name":"apply_patch","input":"\*\*\* Begin"/);
  });

  test('stands in the group in which the tool is offered', () => {
    const grouped = spoken('spawn_agent', '{}', false, inGroup('collaboration'));
    expect(grouped).toContain('"name":"spawn_agent","namespace":"collaboration","arguments":"{}"');
    const single = spoken('spawn_agent', '{}', false, inGroup('functions'));
    expect(single).toContain('"name":"spawn_agent","arguments":"{}"');
  });
});

describe('faults', () => {
  const fails = (fault: ScenarioFault): Script => script([turn({ fault }), turn({ text: 'Recovered.' })]);

  test.each<[ScenarioFault, string]>([
    [{ kind: 'http', status: 429, retry_after: 7 }, '429 {"type":"error","error":{"type":"rate_l'],
    [{ kind: 'http', status: 500, body: 'broken' }, '500 broken end'],
    [{ kind: 'html' }, '200 <!doctype html>'],
    [{ kind: 'hang' }, 'silence'],
    [{ kind: 'refused' }, 'silence'],
  ])('%j', (fault, start) => {
    expect(answered(fails(fault), {}, 99).startsWith(start)).toBe(true);
  });

  test('the time to wait is a header', () => {
    const of = fails({ kind: 'http', status: 429, retry_after: 7 });
    const request = modelRequest();
    const answer = answerModelRequest(of, findStep(of, request), request, 0);
    expect(answer).toMatchObject({ headers: { 'retry-after': '7', 'content-type': 'application/json' } });
  });

  test('with times end', () => {
    const of = script([
      turn({ fault: { kind: 'hang', times: 2 } }),
      turn({ fault: { kind: 'html', times: 1 } }),
      turn({ calls: [SKILL] }),
      turn({ text: 'After.' }),
    ]);
    const kinds = [0, 1, 2, 3, 4].map((asked) => answered(of, {}, asked));
    expect(kinds.map((text) => text.slice(0, 13))).toEqual([
      'silence',
      'silence',
      '200 <!doctype',
      '200 event: me',
      '200 event: me',
    ]);
    // The call says from which turn it is, so that the faults before it are not met again.
    const id = /call_\w+/.exec(kinds[3] ?? '')?.[0] ?? '';
    expect(id).toBe(callId(TAG, 2, 0));
    expect(answered(of, { assistantTurns: [[id]] })).toContain('After.');
  });

  test.each(['anthropic', 'responses', 'chat'] as const)('%s breaks off in mid-stream', (wire) => {
    const half = { text: 'Half.', calls: [SKILL] };
    const cut = (message: Partial<ModelTurn>, fault: Partial<ScenarioFault>, stream = true): string =>
      answered(script([turn({ ...message, fault: { kind: 'cut', ...fault } })]), { wire, stream });
    const broken = (after: 'beginning' | 'content', stream = true): string => cut(half, { after }, stream);
    const whole = answered(script([turn({ text: 'Half.', calls: [SKILL] })]), { wire });
    expect(whole.startsWith(broken('beginning').replace(/ cut$/, ''))).toBe(true);
    expect(whole.startsWith(broken('content').replace(/ cut$/, ''))).toBe(true);
    expect(broken('beginning')).not.toContain('Half.');
    expect(broken('content')).toContain('alpha-skill');
    expect(broken('content').length).toBeLessThan(whole.length);
    expect(broken('content', false)).toMatch(/^200 \{.*[^}] cut$/);
    // A message that says something breaks off behind it, unless the scenario says otherwise.
    expect(cut(half, {})).toBe(broken('content'));
    expect(cut({}, {})).toBe(cut({}, { after: 'beginning' }));
  });
});

describe('conversations', () => {
  const inner = turn({ text: 'Inside.' });
  const of = script([
    turn({ calls: [{ kind: 'subagent', prompt: 'q', turns: [inner] }] }),
    turn({ calls: [{ kind: 'skill', skill: 'fork-skill', forked: [turn({ text: 'In the fork.' })] }] }),
    turn({ text: 'Outside.' }),
  ]);

  test('a subagent is known by its mark, which the prompt carries', () => {
    const mark = subagentMark(conversationTag('u', 'main.0.0'));
    expect(answered(of)).toContain(mark);
    expect(answered(of, { firstUserTexts: [`q\n\n${mark}`] })).toContain('Inside.');
    expect(answered(of, { firstUserTexts: [`q\n\n${mark}`], assistantTurns: [[]] })).toContain(CLOSING_TEXT);
  });

  test.each([
    ['a fork', ['<system-reminder>\np', 'Base directory for this skill: /w/fork-skill'], 'main.1.0'],
    ['the only fork', ['Do as told.'], 'main.1.0'],
    ['the own one', ['p'], 'main'],
    ['the own one, behind what a client puts in front', ['<current_datetime>t</current_datetime>\n\np\r\n'], 'main'],
    ['the own one, before what a client puts behind', ['<t/>\n\np\n\n<reminder>\nx\n</reminder>'], 'main'],
    ['the own one, among reminders', ['<system-reminder>fork-skill</system-reminder>', 'p'], 'main'],
  ])('%s', (_, firstUserTexts, path) => {
    expect(findStep(of, modelRequest({ firstUserTexts })).conversation.path).toBe(path);
  });

  test('one that nobody wrote a script for gets the closing text', () => {
    const plain = script([turn({ calls: [SKILL] })]);
    expect(answered(plain, { firstUserTexts: ['of the client itself'] })).toContain(CLOSING_TEXT);
    expect(answered({ ...plain, prompt: null }, { firstUserTexts: ['of the client itself'] })).toContain('alpha-skill');
  });

  test('several forks are told apart by the skill that they name', () => {
    const forks = ['one', 'two'].map((skill): ModelCall => ({ kind: 'skill', skill, forked: [turn({ text: skill })] }));
    const several = script([turn({ calls: forks })]);
    expect(findStep(several, modelRequest({ firstUserTexts: ['skills/two'] })).conversation.path).toBe('main.0.1');
    expect(findStep(several, modelRequest({ firstUserTexts: ['neither'] })).conversation.path).toBe('other');
  });

  test('steps have keys of their own', () => {
    const first = findStep(of, modelRequest());
    const second = findStep(of, modelRequest({ assistantTurns: [[callId(TAG, 0, 0)]] }));
    expect([stepKey(first), stepKey(second)]).toEqual(['main#0', 'main#1']);
  });
});

describe('codex waits for its subagents', () => {
  const calls: ModelCall[] = ['q', 'r'].map((prompt) => ({ kind: 'subagent', prompt, turns: [] }));
  const of = script([turn({ calls }), turn({ text: 'Outside.' })], codexDialect);
  const spawned = [0, 1].map((index) => callId(TAG, 0, index));
  const results = spawned.map((id, index) => ({ callId: id, text: `{"agent_id":"agent-${index}"}` }));
  const waits = [0, 1].map((index) => callId(TAG, 0, 100_000 + index));

  test('once for each', () => {
    const seen = { wire: 'responses', assistantTurns: [spawned], toolResults: results } as const;
    expect(answered(of, seen)).toContain(String.raw`{\"targets\":[\"agent-0\"]}`);
    const waited = [...results, { callId: waits[0] ?? '', text: 'done' }];
    const second = { ...seen, assistantTurns: [[...spawned, waits[0] ?? '']], toolResults: waited };
    expect(answered(of, second)).toContain(String.raw`{\"targets\":[\"agent-1\"]}`);
    const all = [...waited, { callId: waits[1] ?? '', text: 'done' }];
    const third = { ...seen, assistantTurns: [[...spawned, ...waits]], toolResults: all };
    expect(answered(of, third)).toContain('Outside.');
    expect(stepKey(findStep(of, modelRequest(seen)))).not.toBe(stepKey(findStep(of, modelRequest(third))));
  });

  test('but not for one that did not start', () => {
    const failed = results.map((result) => ({ ...result, text: 'no such tool' }));
    expect(answered(of, { wire: 'responses', assistantTurns: [spawned], toolResults: failed })).toContain('Outside.');
  });
});
