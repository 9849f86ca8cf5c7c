import { describe, expect, test } from 'vitest';
import { parseTranscriptMeta } from './run-record.ts';

describe('parseTranscriptMeta', () => {
  test.each([
    { exitCode: 0 },
    { exitCode: null },
    { exitCode: 143, signal: 'SIGTERM', timedOut: true, spawnError: null, client: 'claude', wallMs: 12.5 },
    { exitCode: 1, whateverElse: { the: 'runner noted' } },
  ])('takes %j', (meta) => {
    expect(parseTranscriptMeta(JSON.stringify(meta), 'm.json')).toEqual(meta);
  });

  test.each([
    ['{}', 'm.json:1: expected a field "exitCode", found nothing'],
    ['{"exitCode":"0"}', 'm.json:1: /exitCode: expected integer or null, found "0"'],
    ['{"exitCode":1.5}', 'm.json:1: /exitCode: expected integer or null, found 1.5'],
    ['{"exitCode":0,\n"timedOut":"yes"}', 'm.json:2: /timedOut: expected boolean, found "yes"'],
    ['{"exitCode":0,"spawnError":7}', 'm.json:1: /spawnError: expected string or null, found 7'],
    ['{"exitCode":0,"exitCode":1}', 'm.json:1: /exitCode: expected each key once, found the key again'],
    ['[]', 'm.json:1: expected object, found []'],
  ])('refuses %s', (text, problem) => {
    expect(() => parseTranscriptMeta(text, 'm.json')).toThrow(`the record of the process is not valid:\n  ${problem}`);
  });

  test('refuses one that was cut off', () => {
    expect(() => parseTranscriptMeta('{"exitCode":', 'm.json')).toThrow('m.json:1:13: not valid JSON');
  });
});
