import type { LaunchRequest, ModelSource } from '../providers/provider.ts';

const SCRIPTED: ModelSource = { kind: 'scripted', url: 'http://127.0.0.1:4711/u1', key: 'long-and-random' };
export const LIVE: ModelSource = { kind: 'live' };

/** A request to start a client; a rehearsal of the prompt `hello` where nothing else is said. */
export function launchRequest(changes: Partial<LaunchRequest> = {}): LaunchRequest {
  return {
    prompt: 'hello',
    model: null,
    maxTurns: null,
    allowSkills: false,
    places: { home: '/u/h', workspace: '/u/w', temporary: '/u/t', cache: '/cache' },
    plugins: [],
    source: SCRIPTED,
    given: { PATH: '/bin' },
    ...changes,
  };
}

/** Prompts that a shell, an argument parser or a client could take for something else. */
export const HOSTILE_PROMPTS: readonly string[] = [
  '---',
  '-p',
  '-',
  '--help',
  '"double" \'single\' `back` \\ $(id) && rm',
  '%PATH% $HOME ${HOME} !!',
  'line\nline\r\nline\ttab',
  'grüße 👩‍👩‍👧 日本',
  '  white space around  \n',
  '@file $skill !command #note &',
  '{"type":"user"}',
  'x'.repeat(200 * 1024),
];
