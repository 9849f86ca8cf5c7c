import { expect, it } from 'vitest';

import { taskKill } from './signal-processes.ts';

it.each([
  ['D:\\Windows', 'D:\\Windows\\System32\\taskkill.exe'],
  [undefined, 'C:\\Windows\\System32\\taskkill.exe'],
  ['relative', 'C:\\Windows\\System32\\taskkill.exe'],
])('ends the whole tree by the absolute path of the system (%s)', (root, program) => {
  expect(taskKill(4711, root)).toEqual({ program, args: ['/T', '/F', '/PID', '4711'] });
});
