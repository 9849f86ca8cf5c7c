import { expect, test } from 'vitest';

import { PLAIN } from '../app/world/said.ts';
import { doctorText } from './doctor-text.ts';

const finding = (
  level: 'error' | 'warning' | 'note',
  file: string,
  line: number,
): Parameters<typeof doctorText>[0]['findings'][number] => ({
  rule: 'a-rule',
  level,
  file,
  line,
  message: `bad\u001B[31m ${level}`,
  remedy: 'do\nthis',
});

test('findings stand under their file, the worst first, and are counted', () => {
  const findings = [finding('error', 'b.yml', 2), finding('warning', 'a.yml', 1), finding('note', 'b.yml', 9)];
  expect(doctorText({ workflows: ['a.yml', 'b.yml'], findings, problems: [] }, PLAIN)).toBe(`b.yml
  2: error a-rule bad [31m error
    → do this
  9: note a-rule bad [31m note
    → do this

a.yml
  1: warning a-rule bad [31m warning
    → do this

2 workflows: 1 error, 1 warning, 1 note
`);
});

test('nothing found is said too, and what could not be read first', () => {
  expect(doctorText({ workflows: ['a.yml'], findings: [], problems: [] }, PLAIN)).toBe('1 workflow: nothing found\n');
  const problem = { file: 'a.yml', line: 3, pointer: '', expected: 'valid YAML', found: 'a tab', help: null };
  expect(doctorText({ workflows: ['a.yml'], findings: [], problems: [problem] }, PLAIN)).toBe(
    'invalid a.yml:3: expected valid YAML, found a tab\n\n1 workflow: 1 file or place cannot be read\n',
  );
});
