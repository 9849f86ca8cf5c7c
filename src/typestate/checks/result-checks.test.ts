import { describe } from 'vitest';

import { testSections } from '../../testing/section-table.ts';
import type { MadeTurn } from '../../testing/turn-builder.ts';

describe('the digest of a use', () => {
  const bind = { useConstraints: { bindResultDigests: true } };
  const uses =
    (disposition: string, resultDigest?: string) =>
    (evidence: MadeTurn['evidence']): unknown => {
      evidence.toolResults.forEach((row) => Object.assign(row, { resultDigest: ' r ' }));
      return evidence.toolUse.forEach((row) => Object.assign(row, { disposition, resultDigest }));
    };

  testSections([
    ['null', { useConstraints: null }, [], uses('consumed', 'x')],
    ['not asked for', { useConstraints: {} }, [], uses('consumed', 'x')],
    ['the digests of the results', bind, [], uses('consumed', 'r')],
    ['another digest', bind, ['tool.use_unknown_result'], uses('consumed', 'R')],
    ['another digest, only observed', bind, ['tool.use_unknown_result'], uses('observed', 'R')],
    ['no digest', bind, ['tool.use_unknown_result'], uses('consumed')],
    ['a blank digest', bind, ['tool.use_unknown_result'], uses('consumed', ' ')],
    ['no digest, only observed', bind, [], uses('observed')],
    [
      'a result that is not there',
      bind,
      ['tool.join_incomplete', 'tool.use_unknown_result', 'tool.use_without_result'],
      (evidence) => (
        uses('consumed', 'r')(evidence),
        evidence.toolUse.push({ toolCallId: 'c', disposition: 'consumed', resultDigest: 'r' })
      ),
    ],
    [
      'one that is not there, only observed',
      bind,
      ['tool.join_incomplete', 'tool.use_without_result'],
      (evidence) => (
        uses('consumed', 'r')(evidence),
        evidence.toolUse.push({ toolCallId: 'c', disposition: 'observed' })
      ),
    ],
  ]);
});
