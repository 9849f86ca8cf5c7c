import { describe, expect, test } from 'vitest';

import { computeTier } from '../evidence/compute-tier.ts';
import { TranscriptScan } from '../evidence/read-transcript.ts';
import type { TranscriptEvidence } from '../evidence/transcript-evidence.ts';
import { hitIn } from '../testing/transcripts/evidence-of.ts';
import { evidenceRulesOf } from './known-providers.ts';
import { textReader } from './text-reader.ts';

function scanned(text: string, tokens: readonly string[]): { channel: string; evidence: TranscriptEvidence } {
  const scan = new TranscriptScan(textReader('mine'), {
    ...evidenceRulesOf('mine'),
    tokens,
    anyTokens: [],
    aliases: new Map(),
    installed: null,
  });
  scan.push(Buffer.from(text));
  return scan.finish();
}

test.each([
  [64 * 1024, 0],
  [64 * 1024 + 1, 1],
])('a line of %i characters counts as %i over the limit, and hits stand', (length, oversize) => {
  const long = '$ cat skills/tidy/SKILL.md '.padEnd(length, '#');
  const { evidence } = scanned(`● skill(alpha-skill)\n${long}\n`, ['alpha-skill']);
  expect([evidence.oversize_lines, hitIn(evidence, 'alpha-skill')]).toEqual([oversize, '1 1000 ok']);
});

describe('a line shows the tier that the text rules give it', () => {
  test.each([
    ['● skill(alpha-skill)', '1 1000 ok'],
    ['✗ skill(alpha-skill) Skill not found', '2 800 attempt'],
    ['Launching skill: alpha-skill.', '1 1000 ok'],
    ['Base directory for this skill: /w/.agents/skills/alpha-skill', '1 1000 ok'],
    ['{"name":"Skill","input":{"skill":"alpha-skill"}}', '1 1000 ok'],
    ['$ cat .agents/skills/alpha-skill/SKILL.md', '2 700 ok'],
    ['cat skills/alpha-skill/SKILL.md', '2 700 ok'],
    ['● Read skills/alpha-skill/SKILL.md', '2 700 ok'],
    ['I read skills/alpha-skill/SKILL.md', '3 10'],
    ['ls skills/alpha-skill', '3 10'],
    ['the alpha-skill says hello', '3 10'],
    ['{"text":"alpha-skill"}', '3 10'],
    ['alpha-skills and my-alpha-skill', 'none'],
    ['Launching skill: beta-skill', 'none'],
  ])('%s: %s', (line, expected) => {
    expect(hitIn(scanned(`${line}\n`, ['alpha-skill']).evidence, 'alpha-skill')).toBe(expected);
    // A failed call is the one thing for which a line by itself is worth less.
    if (!expected.endsWith('attempt')) {
      expect(computeTier(evidenceRulesOf('mine').tiers, 'alpha-skill', line, 0)).toBe(
        expected === 'none' ? 3 : Number(expected[0]),
      );
    }
  });
});

test('a file that is asked for', () => {
  const { evidence } = scanned('cat docs/guide.md\n', ['docs/guide.md']);
  expect(hitIn(evidence, 'docs/guide.md')).toBe('2 700 ok');
});

test.each(['{"type":"result"}\n{"a":1}\n{"b":2}\n', '{"cut\n', 'hello\n'])(
  '%j is text, and the assistant said it',
  (text) => {
    const { channel, evidence } = scanned(text, ['alpha-skill']);
    expect(channel).toBe('text');
    expect(evidence).toMatchObject({ assistant_text: true, damaged_lines: 0, unknown_events: 0, tool_calls: 0 });
  },
);
