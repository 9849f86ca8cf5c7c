import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { reordered, shuffled } from '../testing/changed-json.ts';
import { madeTurn, type MadeTurn } from '../testing/turn-builder.ts';
import { trimmedText } from '../testing/turn-world.ts';
import { failureClassesOf } from './close-join.ts';
import { normalizeTurn, type NormalizedTurn } from './normalized-turn.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { parseTurnInput } from './turn-input.ts';

const SURFACES = ['toolRequests', 'toolResults', 'toolUse', 'toolRender', 'reminderQueue', 'stateViews'] as const;
type Surface = (typeof SURFACES)[number];

const turnOf = (text: string): NormalizedTurn => normalizeTurn(parseTurnInput(text));
const classesOf = (turn: MadeTurn): readonly string[] => failureClassesOf(turnOf(JSON.stringify(turn)));

const callIds = fc.uniqueArray(trimmedText, { minLength: 1, maxLength: 8 });

/** An accepted turn with payloads, refs, further queues and views. */
const turn = fc
  .record({
    ids: callIds,
    payloads: fc.array(fc.jsonValue({ stringUnit: 'grapheme' }), { minLength: 8, maxLength: 8 }),
    refs: fc.array(fc.string({ unit: 'grapheme' })),
    more: fc.uniqueArray(trimmedText, { maxLength: 4 }),
  })
  .map(({ ids, payloads, refs, more }) => {
    const made = madeTurn(ids);
    const { evidence } = made;
    evidence.toolResults.forEach((row, index) => (row['payload'] = payloads[index]));
    for (const id of more) {
      evidence.reminderQueue.push({ ...evidence.reminderQueue[0], queueId: `queue/${id}` });
      evidence.stateViews.push({ ...evidence.stateViews[0], viewId: `view/${id}`, sourceRefs: refs });
    }
    evidence.sessionRefs = refs;
    evidence.handoff = { target: 'somebody', requiredArtifactRefs: refs };
    return made;
  });

const ranks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });

describe('digests', () => {
  test('do not depend on the order of rows, with any of them twice, nor of keys, nor on spacing', () => {
    fc.assert(
      fc.property(
        turn,
        ranks,
        fc.constantFrom(0, 1, '\t', ' \r\n'.slice(0, 1)),
        fc.boolean(),
        (made, order, space, twice) => {
          const { digests } = turnOf(JSON.stringify(made));
          const other = structuredClone(made);
          for (const surface of SURFACES) {
            const rows = other.evidence[surface];
            other.evidence[surface] = shuffled(twice ? [...rows, ...rows] : rows, order);
          }
          const text = JSON.stringify(reordered(other, order), null, space);
          expect(turnOf(text).digests).toEqual(digests);
        },
      ),
    );
  });

  test('do not depend on escapes, nor on white space around texts', () => {
    const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    fc.assert(
      fc.property(turn, fc.constantFrom(' ', '\n\t', '\u0085', '\u00a0\u3000', '\u2028'), (made, space) => {
        const { digests } = turnOf(JSON.stringify(made));
        const padded = structuredClone(made);
        for (const surface of SURFACES) {
          for (const row of padded.evidence[surface]) {
            for (const [name, value] of Object.entries(row)) {
              if (typeof value === 'string' && name !== 'payload') row[name] = `${space}${value}${space}`;
            }
          }
        }
        expect(turnOf(JSON.stringify(padded).replaceAll(/[^\0-\x7e]/g, escapeUnit)).digests).toEqual(digests);
      }),
    );
  });
});

describe('an accepted turn', () => {
  const ORPHANS: Readonly<Record<'toolRequests' | 'toolResults' | 'toolUse', object>> = {
    toolRequests: { toolName: 'tide.read' },
    toolResults: { status: 'ok' },
    toolUse: { disposition: 'observed' },
  };

  test('is rejected without any row that it needs', () => {
    const needed = fc.constantFrom<Surface>('toolRequests', 'toolResults', 'toolUse', 'toolRender');
    fc.assert(
      fc.property(turn, needed, fc.nat(), (made, surface, at) => {
        expect(classesOf(made)).toEqual([]);
        const rows = made.evidence[surface];
        rows.splice(at % rows.length, 1);
        expect(classesOf(made)).not.toEqual([]);
      }),
    );
  });

  test.each(['reminderQueue', 'stateViews'] as const)('is rejected without %s', (surface) => {
    fc.assert(
      fc.property(turn, (made) => {
        made.evidence[surface] = [];
        expect(classesOf(made)).not.toEqual([]);
      }),
    );
  });

  test('is rejected with an orphan', () => {
    fc.assert(
      fc.property(turn, fc.constantFrom(...(Object.keys(ORPHANS) as (keyof typeof ORPHANS)[])), (made, surface) => {
        const toolCallId = `${made.evidence.toolRequests.map((row) => String(row['toolCallId'])).join('')}!`;
        made.evidence[surface].push({ ...ORPHANS[surface], toolCallId });
        expect(classesOf(made)).toContain('tool.join_incomplete');
      }),
    );
  });
});

describe('any text gives a turn or a typed error', () => {
  const judge = (text: string): string => {
    try {
      return failureClassesOf(turnOf(text)).join();
    } catch (error) {
      if (error instanceof TurnInvalidError) return error.errorClass;
      throw error;
    }
  };

  test('bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(judge(new TextDecoder().decode(bytes))).toBe('harness_join_check_invalid');
      }),
    );
  });

  test('any JSON, also in the place of any part', () => {
    fc.assert(
      fc.property(turn, fc.jsonValue(), fc.nat(), (made, value, at) => {
        expect(judge(JSON.stringify(value))).toBe('harness_join_check_invalid');
        const names = Object.keys(made.evidence);
        const name = names[at % names.length] ?? '';
        expect(judge(JSON.stringify({ evidence: { ...made.evidence, [name]: value } }))).toBeTypeOf('string');
      }),
    );
  });

  test('a turn with some characters changed', () => {
    const changes = fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 4 });
    fc.assert(
      fc.property(turn, changes, (made, edits) => {
        let text = JSON.stringify(made);
        for (const [at, piece] of edits) {
          const place = at % text.length;
          text = text.slice(0, place) + piece + text.slice(place + piece.length);
        }
        expect(judge(text)).toBeTypeOf('string');
      }),
    );
  });
});
