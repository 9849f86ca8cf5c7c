import { describe, expect, test } from 'vitest';

import { parseConfig, type Config } from '../contracts/config.ts';
import { PROVIDER_IDS } from './known-providers.ts';
import { executableConfig } from './executable-config.ts';
import { GATE_LEVELS } from '../gates/index.ts';
import { DEFAULT_CONFIG } from '../testing/default-config.ts';

function config(providers: object): Config {
  return parseConfig(
    { providers },
    'config.yml',
    { lineOf: () => undefined },
    { providers: PROVIDER_IDS, levels: GATE_LEVELS },
  );
}

const AGENT = { command: ['agent', '{prompt}'], reader: 'claude', set: { A: '1', B: '2' } };

describe('what is executable is the merge base’s', () => {
  test.each<[string, object, object, readonly string[]]>([
    ['nothing changed', { claude: null, mine: AGENT }, { claude: null, mine: AGENT }, []],
    ['the path of a client', { claude: { path: './evil' } }, { claude: null }, ['providers.claude.path']],
    ['a path that is taken away', { claude: null }, { claude: { path: 'claude-2' } }, ['providers.claude.path']],
    ['variables', { claude: { environment: ['TOKEN'] } }, { claude: null }, ['providers.claude.environment']],
    ['the sandbox', { codex: { sandbox: false } }, { codex: { sandbox: true } }, ['providers.codex.sandbox']],
    ['a command', { mine: { ...AGENT, command: ['evil'] } }, { mine: AGENT }, ['providers.mine.command']],
    ['what a command sets', { mine: { ...AGENT, set: { A: '2' } } }, { mine: AGENT }, ['providers.mine.command']],
    ['its reader', { mine: { ...AGENT, reader: 'text' } }, { mine: AGENT }, ['providers.mine.command']],
    ['the order of what is set', { mine: { ...AGENT, set: { B: '2', A: '1' } } }, { mine: AGENT }, []],
    [
      'two providers',
      { b: { ...AGENT, path: 'x' }, a: { ...AGENT, sandbox: true } },
      { a: AGENT, b: AGENT },
      ['providers.a.sandbox', 'providers.b.path'],
    ],
    [
      'a known client that is new',
      { copilot: { environment: ['X'], path: 'x' } },
      { claude: null },
      ['providers.copilot.path', 'providers.copilot.environment'],
    ],
  ])('%s', (_name, head, comparator, replaced) => {
    const own = config(head);
    const made = executableConfig(own, config(comparator));
    expect([made.replaced, [...made.refused]]).toEqual([replaced, []]);
    // Nothing executable is left of the head.
    const again = executableConfig(made.config, config(comparator));
    expect(again.replaced).toEqual([]);
    expect([...made.config.providers.keys()]).toEqual([...own.providers.keys()]);
  });

  test('what is governed is the merge base’s, also nothing', () => {
    const governed: Config = { ...config({}), governance: {} };
    const { config: used, replaced } = executableConfig(governed, config({}));
    expect([used.governance, replaced]).toEqual([null, ['governance']]);
    expect(executableConfig(config({}), governed).config.governance).toEqual({});
  });

  test('everything else is the head’s', () => {
    const head = {
      infra: 'tolerated',
      timeout: 7,
      model: 'm',
      max_parallel: 2,
      client_version: '9.9.9',
      path: './evil',
    };
    const { config: made } = executableConfig(
      config({ claude: head }),
      config({ claude: { timeout: 9, client_version: '1.1.1', path: 'good' } }),
    );
    expect(made.providers.get('claude')).toMatchObject({
      infra: 'tolerated',
      timeout: 7,
      model: 'm',
      max_parallel: 2,
      client_version: '9.9.9',
      path: 'good',
    });
  });
});

test('a command that only the head has is refused, whatever the provider is there', () => {
  for (const before of [{ claude: null }, { mine: { timeout: 3 } }]) {
    const made = executableConfig(config({ claude: null, mine: AGENT }), config(before));
    expect([...made.refused.keys()]).toEqual(['mine']);
    expect(made.refused.get('mine')).toMatch(/^providers\.mine\.command: expected a command that the merge base has/);
  }
  const made = executableConfig(config({ mine: AGENT }), DEFAULT_CONFIG);
  expect([...made.refused.keys()]).toEqual(['mine']);
});

test('without a merge base the head’s own counts', () => {
  const head = config({ mine: AGENT, claude: { path: './own' } });
  expect(executableConfig(head, null)).toEqual({ config: head, replaced: [], refused: new Map() });
});
