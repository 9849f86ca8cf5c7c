import { expect, test } from 'vitest';

import { gitStatus, ownArguments } from './builtins.ts';

test.each([
  ['validate_cases', { cases: ['a', 'b'] }, 'validate --json --cases=a --cases=b'],
  ['score_transcript', { case: '-x', case_id: 'i', exit_code: 0 }, 'score --json --case=-x --case-id=i --exit-code=0'],
  ['check_typestate', { input: 't' }, 'typestate check --json --input=t'],
  ['project_required', { paths: ['--policy', 'x'] }, 'required explain --json -- --policy x'],
])('%s of %j is `%s`', (id, input, line) => {
  expect(ownArguments(id, input)?.join(' ')).toBe(line);
});

test('git_status is no command line of ours', () => {
  expect(ownArguments('git_status', {})).toBeNull();
});

test('what git tells is told by file, whatever a name holds', () => {
  const lines = ['## main...origin/main [ahead 1]', ' M a b', 'M  c', 'MM d\nd', 'R  new', 'old', '?? e', ''];
  expect(gitStatus(lines.join('\0'))).toEqual({
    branch: 'main',
    modified_files: ['a b', 'd\nd', 'e'],
    staged_files: ['c', 'd\nd', 'new'],
  });
  expect(gitStatus('## No commits yet on main\0').branch).toBe('main');
  expect(gitStatus('## HEAD (no branch)\0').branch).toBe('HEAD (no branch)');
  expect(gitStatus('').branch).toBeUndefined();
});
