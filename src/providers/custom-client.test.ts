import { describe, expect, test } from 'vitest';

import type { CommandConfig } from '../contracts/config.ts';
import type { TranscriptReader } from '../evidence/transcript-reader.ts';
import { HOSTILE_PROMPTS, launchRequest, LIVE } from '../testing/launch-request.ts';
import { unitEnvironment } from './client-environment.ts';
import type { Client, LaunchRequest } from './provider.ts';
import { customClient } from './client-of.ts';
import { claudeReader } from './claude/claude-reader.ts';

function made(changes: Partial<CommandConfig>, environment: readonly string[] = [], reader?: TranscriptReader): Client {
  const template: CommandConfig = {
    command: ['agent'],
    reader: 'text',
    skills_folder: '.agents/skills',
    set: {},
    version: ['--version'],
    log_folders: [],
    ...changes,
  };
  return customClient('mine', template, environment, reader);
}

function live(changes: Partial<LaunchRequest> = {}): LaunchRequest {
  return launchRequest({ source: LIVE, ...changes });
}

test('placeholders in arguments, values and folders', () => {
  const client = made({
    command: ['agent', '--model={model}', '-C', '{workspace}', '{prompt}', '{home}:{temporary}', '{other} {"a":1}'],
    set: { AGENT_HOME: '{home}/agent', AGENT_MODEL: '{model}' },
    log_folders: ['{home}/agent/log'],
    skills_folder: 'skills',
    version: ['-v'],
  });
  const request = live({ model: 'm', prompt: 'use {home} and {model}' });
  expect(client.launch(request)).toEqual({
    args: ['--model=m', '-C', '/u/w', 'use {home} and {model}', '/u/h:/u/t', '{other} {"a":1}'],
    environment: { ...unitEnvironment(request), AGENT_HOME: '/u/h/agent', AGENT_MODEL: 'm' },
    files: [],
    input: null,
  });
  expect(client).toMatchObject({ program: 'agent', skillsFolder: 'skills' });
  expect(client.logFolders(request.places)).toEqual(['/u/h/agent/log']);
});

test('of the environment only the names on its list', () => {
  const client = made({ set: { FIXED: '1' } }, ['MY_KEY', 'HOME']);
  const request = live({ given: { PATH: '/bin', MY_KEY: 'k', HOME: '/root', OTHER: 'x' } });
  expect(client.launch(request).environment).toEqual({ ...unitEnvironment(request), MY_KEY: 'k', FIXED: '1' });
  expect(client.liveVariables).toEqual(['MY_KEY', 'HOME']);
});

describe('prompts', () => {
  test.each([...HOSTILE_PROMPTS, '', ' '])('without {prompt} go to standard input: %j', (prompt) => {
    expect(made({}).launch(live({ prompt }))).toMatchObject({ args: [], input: prompt });
  });

  test.each([...HOSTILE_PROMPTS.filter((prompt) => prompt.length < 1000), ''])(
    'with {prompt} are one argument: %j',
    (prompt) => {
      const { args, input } = made({ command: ['agent', '-p', '{prompt}'] }).launch(live({ prompt }));
      expect(args).toEqual(['-p', prompt]);
      expect(input).toBeNull();
    },
  );

  test.each([
    ['a longer one', 'x'.repeat(131_072), {}],
    ['a longer one', 'é'.repeat(65_536), {}],
    ['a longer one', 'x'.repeat(30_001), { OS: 'Windows_NT' }],
    ['a zero byte in it', 'a\0b', {}],
  ])('%s fits into no argument', (found, prompt, given) => {
    const client = made({ command: ['agent', '{prompt}'] });
    expect(() => client.launch(live({ prompt, given }))).toThrow(`found ${found}`);
    expect(made({}).launch(live({ prompt, given })).input).toBe(prompt);
  });

  test('the longest argument', () => {
    const prompt = 'x'.repeat(131_071);
    expect(made({ command: ['agent', '{prompt}'] }).launch(live({ prompt })).args).toEqual([prompt]);
  });
});

test('a model that the command asks for has to be there', () => {
  for (const changes of [{ command: ['agent', '{model}'] }, { set: { MODEL: '{model}' } }]) {
    expect(() => made(changes).launch(live())).toThrow('expected a model for {model}, found none');
  }
});

test('one of the readers, or the text rules', () => {
  expect(made({}, [], claudeReader)).toMatchObject({ reader: claudeReader, ending: 'jsonl' });
  expect(made({})).toMatchObject({ reader: { agent: 'mine' }, ending: 'txt' });
});
