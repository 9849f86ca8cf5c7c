import { expect, test } from 'vitest';

import { CONFIG_PATH } from '../../contracts/config.ts';
import { configFromText } from '../repository/load-config.ts';
import { firstConfig } from './first-config.ts';

test.each([[['.claude/skills', 'plugins/p/skills']], [['skills: yes #1', "it's", '*', '- a', 'true', '"']]])(
  'what is written is read as it was meant: %j',
  async (skills) => {
    const text = firstConfig({
      cases: 'cases/routing/*.json',
      baseline: 'baselines/b.json',
      skills,
      providers: ['codex'],
    });
    const config = await configFromText(text, CONFIG_PATH);
    expect(config).toMatchObject({ cases: ['cases/routing/*.json'], baseline: 'baselines/b.json', skills });
    expect([...config.providers.keys()]).toEqual(['codex']);
  },
);
