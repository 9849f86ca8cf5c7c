import { describe } from 'vitest';

import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

describe('the protocol', () => {
  const handling = (...handledStopReasons: string[]): Record<string, unknown> => ({
    protocolStatePolicy: { handledStopReasons },
  });
  const stopped =
    (stopReason: string) =>
    ({ protocolState }: MadeTurn['evidence']): unknown =>
      Object.assign(protocolState, { stopReason });
  const unhandled = ['protocol.stop_reason_unhandled'] as const;

  testSections([
    ['null', { protocolStatePolicy: null }, []],
    ['a reason that is handled', handling('end_turn', ' Tool_Use '), []],
    ['one that is not', handling('end_turn', 'pause_turn'), unhandled],
    ['none handled', handling(), unhandled],
    ['a policy that says nothing', { protocolStatePolicy: {} }, unhandled],
    ['a blank one', handling(' '), unhandled],
    ['an unknown reason', {}, unhandled, stopped('refusal')],
    ['an unknown reason that is said to be handled', handling('refusal'), unhandled, stopped('refusal')],
  ]);
});

describe('compaction', () => {
  const compaction = (fields: object = {}): Record<string, unknown> => ({
    compaction: {
      used: true,
      policyDigest: ' p ',
      expectedPolicyDigest: 'p',
      carriedDigest: 'c',
      resumedDigest: 'c',
      ...fields,
    },
  });
  const invalid = ['runtime.compaction_state_invalid'] as const;

  testSections([
    ['null', { compaction: null }, []],
    ['not used', { compaction: { used: false, policyDigest: 'x' } }, []],
    ['resumed from what was carried', compaction(), []],
    ['by another policy', compaction({ policyDigest: 'P' }), invalid],
    ['by no policy', compaction({ policyDigest: null, expectedPolicyDigest: null }), invalid],
    ['by a blank policy', compaction({ policyDigest: ' ', expectedPolicyDigest: ' ' }), invalid],
    ['resumed from something else', compaction({ resumedDigest: 'x' }), invalid],
    ['resumed from nothing', compaction({ carriedDigest: '', resumedDigest: '' }), invalid],
  ]);
});

describe('the shell', () => {
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
    [
      'two rows, one outside',
      { executionBoundary: boundary(), shell: [...ran(), ...ran({ workdir: '/' })] },
      violation,
    ],
    ['no shell tools', { executionBoundary: boundary({ shellTools: [] }) }, []],
    ['a command of another tool', { executionBoundary: boundary({ shellTools: ['bash'] }), shell: ran() }, violation],
  ]);
});
