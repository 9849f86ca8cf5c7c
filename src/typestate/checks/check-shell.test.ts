import { testSections } from '../../testing/section-table.ts';

const boundary = (fields: object = {}): object => ({
  shellTools: [' tide.read '],
  allowedWorkdirs: ['/quay/pier'],
  sandboxRef: 'box',
  ...fields,
});
const ran = (fields: object = {}): object[] =>
  ['a', 'b '].map((toolCallId) => ({
    toolCallId,
    workdir: '/quay/pier',
    sandboxRef: ' box',
    commandDigest: 'd',
    ...fields,
  }));
const violation = ['runtime.shell_boundary_violation'] as const;
const inside = (workdir: unknown, fields?: object): Record<string, unknown> => ({
  executionBoundary: boundary(fields),
  shell: ran({ workdir }),
});

testSections([
  ['commands without a boundary', { shell: ran({ workdir: null }) }, []],
  ['null', { executionBoundary: null, shell: null }, []],
  ['inside', inside('/quay/pier'), []],
  ['below', inside(' /quay/pier/one '), []],
  ['with a slash', inside('/quay/pier/', { allowedWorkdirs: ['/quay/pier/'] }), []],
  ['anywhere', inside('/etc', { allowedWorkdirs: ['/'] }), []],
  ['beside', inside('/quay/pier2'), violation],
  ['above', inside('/quay'), violation],
  ['up again', inside('/quay/pier/../../etc'), violation],
  ['up again, with back slashes', inside(String.raw`/quay/pier/\..\..`), violation],
  ['a blank folder', inside(' '), violation],
  ['no folder', inside(null), violation],
  ['a blank folder that is allowed', inside('/etc', { allowedWorkdirs: [' '] }), violation],
  ['another sandbox', { executionBoundary: boundary(), shell: ran({ sandboxRef: 'Box' }) }, violation],
  ['no sandbox', { executionBoundary: boundary({ sandboxRef: null }), shell: ran({ sandboxRef: null }) }, violation],
  ['no command', { executionBoundary: boundary(), shell: ran({ commandDigest: ' ' }) }, violation],
  ['a call without a row', { executionBoundary: boundary(), shell: ran().slice(1) }, violation],
  ['no rows', { executionBoundary: boundary() }, violation],
  ['two rows, one outside', { executionBoundary: boundary(), shell: [...ran(), ...ran({ workdir: '/' })] }, violation],
  ['no shell tools', { executionBoundary: boundary({ shellTools: [] }) }, []],
  ['a command of another tool', { executionBoundary: boundary({ shellTools: ['bash'] }), shell: ran() }, violation],
]);
