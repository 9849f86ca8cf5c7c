import { describe, expect, test } from 'vitest';

import { clientOf } from '../../providers/client-of.ts';
import { secretsOf } from './secret-values.ts';

async function redacted(
  environment: Readonly<Record<string, string>>,
  text: string,
  agent = 'claude',
): Promise<string> {
  return secretsOf((await clientOf(agent)).liveVariables, environment).redact(text);
}

describe('secretsOf what a client is given', () => {
  test.each([
    ['claude', 'ANTHROPIC_API_KEY'],
    ['claude', 'ANTHROPIC_CUSTOM_HEADERS'],
    ['codex', 'OPENAI_API_KEY'],
    ['copilot', 'GH_TOKEN'],
    ['copilot', 'COPILOT_PROVIDER_HEADERS'],
  ])('%s: the value of %s is taken away wherever it stands', async (agent, name) => {
    const value = 'no known "form"';
    const text = `a ${value} b {"x":${JSON.stringify(value)}}`;
    expect(await redacted({ [name]: value }, text, agent)).toBe('a [redacted] b {"x":"[redacted]"}');
  });

  test.each([
    ['ANTHROPIC_BASE_URL', 'https://gateway.example'],
    ['NO_PROXY', 'localhost'],
    ['HTTPS_PROXY', 'http://proxy.example:80'],
  ])('an address is none: %s', async (name, value) => {
    expect(await redacted({ [name]: value }, `see ${value}`)).toBe(`see ${value}`);
  });

  test("the password of Portcullis' own store is taken away, however it is written", async () => {
    const environment = { PORTCULLIS_REDIS_URL: 'rediss://default:p%40ss-of-redis@store.example:6380/0' };
    expect(await redacted(environment, 'AUTH p@ss-of-redis, p%40ss-of-redis at store.example')).toBe(
      'AUTH [redacted], [redacted] at store.example',
    );
  });

  test('a short value and a variable that is not handed on stay', async () => {
    const environment = { ANTHROPIC_API_KEY: 'short', OTHER_SECRET: 'of somebody else' };
    expect(await redacted(environment, 'short of somebody else')).toBe('short of somebody else');
  });

  test('the longer of two values goes whole', async () => {
    const environment = { ANTHROPIC_API_KEY: 'beginning', ANTHROPIC_AUTH_TOKEN: 'beginning and more' };
    expect(await redacted(environment, 'beginning and more')).toBe('[redacted]');
  });
});
