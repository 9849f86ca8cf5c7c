import { describe, expect, test } from 'vitest';
import { parseScenario } from './scenario.ts';

function scenario(turns: unknown, more: object = {}): string {
  return JSON.stringify({ schema: 1, scenario_id: 's', turns, ...more });
}

describe('parseScenario', () => {
  test('fills in what is left out', () => {
    const text = scenario([
      {
        calls: [
          { skill: 'alpha-skill', forked: [{ text: 'in the fork' }] },
          { tool: 'T', input: { a: [1] } },
        ],
      },
      { fault: { kind: 'http', status: 429, retry_after: 1, times: 2 } },
      { text: 'half', fault: { kind: 'cut' } },
      { fault: { kind: 'cut' } },
      { calls: [{ read: 'a.md' }], fault: { kind: 'hang_mid_stream' } },
      { calls: [{ shell: 'ls' }, { subagent: { prompt: 'p', turns: [] } }, { tool: 'C', input: 'plain' }] },
    ]);
    expect(parseScenario(text, 's.json')).toEqual({
      schema: 1,
      scenario_id: 's',
      turns: [
        {
          text: '',
          calls: [
            { kind: 'skill', skill: 'alpha-skill', forked: [{ text: 'in the fork', calls: [], fault: null }] },
            { kind: 'tool', tool: 'T', input: '{"a":[1]}', plain: false },
          ],
          fault: null,
        },
        { text: '', calls: [], fault: { kind: 'http', status: 429, retry_after: 1, times: 2 } },
        { text: 'half', calls: [], fault: { kind: 'cut' } },
        { text: '', calls: [], fault: { kind: 'cut' } },
        {
          text: '',
          calls: [{ kind: 'read', path: 'a.md' }],
          fault: { kind: 'hang_mid_stream' },
        },
        {
          text: '',
          calls: [
            { kind: 'shell', command: 'ls' },
            { kind: 'subagent', prompt: 'p', turns: [] },
            { kind: 'tool', tool: 'C', input: 'plain', plain: true },
          ],
          fault: null,
        },
      ],
    });
  });

  test('keeps whom it is for', () => {
    const text = scenario([], { agents: ['claude'], case_ids: ['c-1'], description: 'd' });
    expect(parseScenario(text, 's.json')).toMatchObject({ agents: ['claude'], case_ids: ['c-1'], description: 'd' });
  });

  test.each([
    [[{}], '/turns/0: expected a text, a call or a fault, found nothing'],
    [[{ calls: [{}] }], '/turns/0/calls/0: expected exactly one of skill, read, shell, subagent, tool, found []'],
    [[{ calls: [{ skill: 'a', read: 'b' }] }], 'subagent, tool, found ["skill","read"]'],
    [[{ calls: [{ tool: 'a' }] }], '/turns/0/calls/0: expected tool and input together, found only tool'],
    [[{ calls: [{ read: 'a', forked: [] }] }], '/turns/0/calls/0/forked: expected a skill beside it, found none'],
    [[{ calls: [{ skill: ' ' }] }], '/turns/0/calls/0/skill: expected a text that is not empty'],
    [[{ calls: [{ skill: 'a', forked: [{}] }] }], '/turns/0/calls/0/forked/0: expected a text, a call or a fault'],
    [[{ fault: { kind: 'http' } }], '/turns/0/fault: expected a field "status", found nothing'],
    [[{ fault: { kind: 'http', status: 418 } }], '/turns/0/fault/status: expected one of 400, 401'],
    [[{ fault: { kind: 'hang', status: 400 } }], '/turns/0/fault/status: expected the kind http, found "hang"'],
    [[{ fault: { kind: 'hang', after: 'content' } }], '/turns/0/fault/after: expected a message that breaks off'],
    [[{ text: 'a', fault: { kind: 'empty' } }], '/turns/0/fault: expected a fault that breaks a message off'],
    [
      [{ text: 'a' }, { fault: { kind: 'refused' } }],
      '/turns/1/fault: expected a refused connection as the first turn',
    ],
    [[{ fault: { kind: 'hang', times: 0 } }], '/turns/0/fault/times: expected a number >= 1, found 0'],
    [[{ says: 'a' }], '/turns/0/says: expected only known fields, found the unknown field "says"'],
  ])('refuses turns %j', (turns, problem) => {
    expect(() => parseScenario(scenario(turns), 's.json')).toThrow(problem);
  });

  test.each([
    ['{"schema":1,"turns":[]}', 'expected a field "scenario_id"'],
    ['{"schema":2,"scenario_id":"s","turns":[]}', '/schema: expected 1, found 2'],
    ['{"schema":1,"scenario_id":"../s","turns":[]}', '/scenario_id: expected a text that matches'],
    ['{"schema":1,"scenario_id":"s","turns":[],"turns":[]}', 'expected each key once'],
    ['{"schema":1', 'not valid JSON'],
  ])('refuses %s', (text, problem) => {
    expect(() => parseScenario(text, 's.json')).toThrow(problem);
  });
});
