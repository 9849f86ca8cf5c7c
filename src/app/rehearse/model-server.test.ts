import { afterAll, describe, expect, test } from 'vitest';
import type { ModelTurn } from '../../contracts/scenario.ts';
import { claudeDialect } from '../../providers/claude/claude-dialect.ts';
import { copilotDialect } from '../../providers/copilot/copilot-dialect.ts';
import { startModelServer } from './model-server.ts';

const server = await startModelServer();
afterAll(() => server.close());

function says(text: string): ModelTurn {
  return { text, calls: [], fault: null };
}

const CALLS: ModelTurn = { text: '', calls: [{ kind: 'skill', skill: 'alpha-skill', forked: null }], fault: null };

interface Ask {
  readonly url: string;
  readonly key: string;
}

function ask({ url, key }: Ask, body: string, path = '/v1/messages?beta=true'): Promise<Response> {
  return fetch(`${url}${path}`, { method: 'POST', body, headers: { 'x-api-key': key } });
}

const LISTED = '<system-reminder>\nThe following skills are available:\n\n- alpha-skill (zeta): d\n</system-reminder>';
const OFFERED = { model: 'm', tools: [{ name: 'Skill' }] };
const FIRST = JSON.stringify({ ...OFFERED, messages: [userSays(LISTED, 'p')] });

function userSays(...texts: readonly string[]): object {
  return { role: 'user', content: texts.map((text) => ({ type: 'text', text })) };
}

/** The conversation after an answer with one call, which the client carried out. */
async function after(response: Response): Promise<string> {
  const { content } = (await response.json()) as { content: { id: string }[] };
  const said = 'Launching <system-reminder>Keep quiet.</system-reminder>skill: alpha-skill<system-reminder>x';
  const result = { type: 'tool_result', tool_use_id: content[0]?.id, content: said };
  const messages = [
    userSays(LISTED, 'p'),
    { role: 'assistant', content },
    { role: 'user', content: [result, { type: 'text', text: 'x'.repeat(100_000) }] },
  ];
  return JSON.stringify({ ...OFFERED, messages });
}

describe('a unit', () => {
  test('is led through its turns, and what it asked is kept', async () => {
    const unit = server.addUnit('u/1 ü', { turns: [CALLS, says('Second.')], prompt: 'p', dialect: claudeDialect });
    expect(unit.url).toBe(`${server.url}/u%2F1%20%C3%BC`);
    const second = await ask(unit, await after(await ask(unit, FIRST)));
    expect(await second.text()).toContain('Second.');
    const [start, end] = server.requestsOf('u/1 ü');
    expect(start).toEqual({ offered: ['alpha-skill', 'zeta'], answers: [], texts: ['p'] });
    expect(end?.answers).toEqual(['Launching skill: alpha-skill']);
    expect(end?.texts.map((text) => text.length)).toEqual([16 * 1024]);
    server.removeUnit('u/1 ü');
    expect(server.requestsOf('u/1 ü')).toEqual([]);
    expect((await ask(unit, FIRST)).status).toBe(404);
  });

  test('streams on each wire', async () => {
    const unit = server.addUnit('wires', { turns: [says('Hello.')], prompt: 'p', dialect: copilotDialect });
    const headers = { authorization: `Bearer ${unit.key}` };
    const messages = [{ role: 'user', content: 'p' }];
    for (const [path, body] of [
      ['/v1/messages', { model: 'm', stream: true, messages }],
      ['/v1/chat/completions', { model: 'm', stream: true, messages }],
      ['/v1/responses', { model: 'm', stream: true, input: messages }],
    ] as const) {
      const response = await fetch(`${unit.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      expect(await response.text()).toContain('"Hello."');
    }
  });

  test('meets a fault as often as the script says', async () => {
    const fault = { kind: 'http', status: 503, times: 2 } as const;
    const turns = [{ ...says(''), fault }, says('Recovered.')];
    const unit = server.addUnit('fails', { turns, prompt: 'p', dialect: claudeDialect });
    const answers = [await ask(unit, FIRST), await ask(unit, FIRST), await ask(unit, FIRST)];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
  });

  test('knows nothing of another one', async () => {
    const units = ['left', 'right'].map((id) =>
      server.addUnit(id, { turns: [says(`I am ${id}.`)], prompt: 'p', dialect: claudeDialect }),
    );
    const texts = await Promise.all(units.map(async (unit) => (await ask(unit, FIRST)).text()));
    expect(texts.map((text) => /I am \w+/.exec(text)?.[0])).toEqual(['I am left', 'I am right']);
    const [left, right] = units;
    const crossed = await ask({ url: left?.url ?? '', key: right?.key ?? '' }, FIRST);
    expect([crossed.status, server.requestsOf('left').length]).toEqual([401, 1]);
  });

  test('that is refused has an address at which nobody listens', async () => {
    const turns = [{ ...says(''), fault: { kind: 'refused' } as const }];
    const unit = server.addUnit('refused', { turns, prompt: 'p', dialect: claudeDialect });
    await expect(ask(unit, FIRST)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  test('that never stops asking does not fill the memory', async () => {
    const unit = server.addUnit('endless', { turns: [says('Hello.')], prompt: 'p', dialect: claudeDialect });
    for (let count = 0; count < 210; count += 1) await (await ask(unit, FIRST)).text();
    expect(server.requestsOf('endless')).toHaveLength(200);
  });
});

describe('what cannot be answered', () => {
  const unit = server.addUnit('odd', { turns: [says('Hello.')], prompt: 'p', dialect: claudeDialect });

  test.each([
    ['', 400],
    ['{', 400],
    ['[]', 400],
    ['[[[['.repeat(100_000), 400],
    ['{"model":"m","messages":"p"}', 400],
  ])('a body that begins with "%.10s" is status %i', async (body, status) => {
    const response = await ask(unit, body);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('The scripted model cannot read this request');
  });

  test('a body of 80 MB is too large', async () => {
    const response = await ask(unit, ' '.repeat(80_000_000));
    expect([response.status, (await response.text()).slice(0, 15)]).toEqual([413, '{"type":"error"']);
  });

  test.each([
    ['HEAD', '/', 200, ''],
    ['HEAD', '/api/hello', 200, ''],
    ['GET', '/api/hello', 200, '{"message":"hello"}'],
    ['GET', '/v1/models?client_version=1', 200, '{"object":"list"'],
    ['POST', '/v1/messages/count_tokens', 200, '{"input_tokens":100}'],
    ['GET', '/v1/messages', 404, '{"error"'],
    ['POST', '/v1/files', 404, '{"error"'],
  ])('%s %s is status %i, with the unit and without', async (method, path, status, start) => {
    for (const base of [unit.url, server.url]) {
      const response = await fetch(`${base}${path}`, { method });
      expect(response.status).toBe(status);
      expect((await response.text()).startsWith(start)).toBe(true);
    }
  });

  test('a unit that nobody added, whatever its id', async () => {
    for (const path of ['/nobody', '/%', '/__proto__', '']) {
      expect((await ask({ url: `${server.url}${path}`, key: unit.key }, FIRST)).status).toBe(404);
    }
  });
});
