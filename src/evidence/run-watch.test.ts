import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { claudeReader } from '../providers/claude/claude-reader.ts';
import { codexReader } from '../providers/codex/codex-reader.ts';
import { copilotReader } from '../providers/copilot/copilot-reader.ts';
import { RunWatch } from './run-watch.ts';

const FOLDER = join(import.meta.dirname, '../../cases/transcripts');

describe('RunWatch on recordings of the real clients', () => {
  test.each([
    [claudeReader, 'claude-skill-alpha', 'ended', 2],
    [claudeReader, 'claude-two-skills', 'ended', 3],
    [claudeReader, 'claude-hang-after-skill', 'go_on', 1],
    [codexReader, 'codex-skill-alpha', 'ended', 2],
    [codexReader, 'codex-hang', 'go_on', 0],
    [copilotReader, 'copilot-skill-alpha', 'ended', 2],
  ] as const)('%o %s: %s', (reader, name, state, turns) => {
    const bytes = readFileSync(join(FOLDER, `${name}.jsonl`));
    const statesUpTo = (maxTurns: number | null): string[] => {
      const watch = new RunWatch(reader, maxTurns);
      const states: string[] = [];
      for (let at = 0; at < bytes.length; at += 100) states.push(watch.push(bytes.subarray(at, at + 100)));
      return states;
    };
    expect(statesUpTo(null).at(-1)).toBe(state);
    expect(statesUpTo(turns)).not.toContain('turn_limit');
    expect(statesUpTo(turns - 1)).toContain('turn_limit');
  });

  test('says at once that the turns are over', () => {
    const watch = new RunWatch(claudeReader, 1);
    const lines = readFileSync(join(FOLDER, 'claude-two-skills.jsonl'), 'utf8').split(/(?<=\n)/);
    const states = lines.map((line) => watch.push(Buffer.from(line)));
    expect(states).toContain('turn_limit');
    expect(states[0]).toBe('go_on');
  });
});
