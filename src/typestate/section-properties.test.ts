import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mapped, reordered, shuffled, spoiled } from '../testing/changed-json.ts';
import {
  EVIDENCE_SECTIONS,
  orderedTurns,
  SECTION_NAMES,
  someSections,
  withSections,
  type OrderedSections,
  type SectionName,
} from '../testing/ordered-sections.ts';
import { REFERENCE_CLASSES } from '../testing/reference-classes.ts';
import type { MadeTurn } from '../testing/turn-builder.ts';
import { closeJoin } from './close-join.ts';
import type { FailureClass } from './failure-class.ts';
import { normalizeTurn, type NormalizedTurn } from './normalized-turn.ts';
import { judgeMutation } from './ready-mutation.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { parseTurnInput } from './turn-input.ts';
import { TURN_SECTIONS } from './turn-sections.ts';

const INVALID = 'invalid';
/** Lists of which the order says something, and JSON that is bound by its digest. */
const AS_IT_IS: ReadonlySet<string> = new Set(['decisions', 'report']);

const turnOf = (turn: MadeTurn): NormalizedTurn => normalizeTurn(parseTurnInput(JSON.stringify(turn)));

/** What `judge` says, or that the turn is no turn. */
function unlessInvalid<T>(turn: MadeTurn, judge: (turn: NormalizedTurn) => T): T | typeof INVALID {
  try {
    return judge(turnOf(turn));
  } catch (error) {
    if (error instanceof TurnInvalidError) return INVALID;
    throw error;
  }
}

const classesOf = (turn: MadeTurn): readonly string[] =>
  [
    unlessInvalid(turn, (normal) => {
      const join = closeJoin(normal);
      return join.isClosed ? [] : join.failureClasses;
    }),
  ].flat();
const isReady = (turn: MadeTurn): boolean =>
  unlessInvalid(turn, (normal) => judgeMutation(closeJoin(normal)).isReady) === true;

const ranks = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
const places = fc.record({ at: fc.nat(), how: fc.nat() });
const spoilings = fc.array(fc.record({ which: fc.nat(), at: fc.nat(), how: fc.nat() }), { maxLength: 3 });
type Spoilings = readonly { readonly which: number; readonly at: number; readonly how: number }[];
const spaces = fc.constantFrom('', ' ', '\n\t', '\u0085', '\u3000');

/** The sections of these names, some of them with something changed. */
function spoilSections(sections: OrderedSections, names: readonly SectionName[], changes: Spoilings): object {
  const all: Record<string, unknown> = { ...sections };
  for (const { which, at, how } of changes) {
    const name = names[which % names.length];
    if (name !== undefined) all[name] = spoiled({ it: all[name] }, at, how).it;
  }
  return all;
}

function spoilEvidence(turn: MadeTurn, changes: readonly { readonly at: number; readonly how: number }[]): MadeTurn {
  return changes.reduce((made, { at, how }) => spoiled(made, at, how), turn);
}

describe('sections in order', () => {
  test('have a generator each', () => {
    expect(SECTION_NAMES.toSorted()).toEqual(Object.keys(TURN_SECTIONS).toSorted());
  });

  test('are accepted, any of them, and the mutation is ready', () => {
    fc.assert(
      fc.property(orderedTurns, someSections, ({ turn, sections }, names) => {
        const made = withSections(turn, sections, names);
        expect(classesOf(made)).toEqual([]);
        expect(isReady(made)).toBe(names.includes('mutation'));
      }),
    );
  });

  test.each<[SectionName, object, FailureClass]>([
    ['examples', { exampleDigest: 'e' }, 'tool.example_digest_mismatch'],
    [
      'discovery',
      { query: 'q', resultSetDigest: 'r', catalogDigest: 'catalogue', resolvedTool: 'tide.read' },
      'tool.discovery_mismatch',
    ],
    ['shell', { workdir: '/quay', sandboxRef: 'box', commandDigest: 'c' }, 'runtime.shell_boundary_violation'],
    ['callerEdges', { caller: 'code' }, 'tool.programmatic_caller_edge_invalid'],
  ])('are rejected with an orphan in %s', (name, row, failureClass) => {
    fc.assert(
      fc.property(orderedTurns, fc.nat(), ({ turn, sections, world }, at) => {
        const ids = world.calls.map(({ id }) => id);
        const orphan = { ...row, toolCallId: `${ids.join('')}!`, parentCallId: ids[at % ids.length] };
        const rows: readonly object[] = [sections[name]].flat();
        const place = at % (rows.length + 1);
        expect(classesOf(withSections(turn, { ...sections, [name]: rows.toSpliced(place, 0, orphan) }))).toEqual([
          failureClass,
        ]);
      }),
    );
  });
});

describe('sections in any order or none', () => {
  test('never change a digest', () => {
    fc.assert(
      fc.property(orderedTurns, someSections, spoilings, ({ turn, sections }, names, changes) => {
        const made = withSections(turn, spoilSections(sections, names, changes), names);
        const digests = unlessInvalid(made, (normal) => normal.digests);
        expect(digests).toEqual(digests === INVALID ? INVALID : turnOf(turn).digests);
      }),
    );
  });

  test.each(SECTION_NAMES)(
    'give the same classes with lists and keys reordered, and space around texts: %s',
    (name) => {
      const property = fc.property(orderedTurns, spoilings, ranks, spaces, (ordered, changes, order, space) => {
        const made = withSections(ordered.turn, spoilSections(ordered.sections, [name], changes));
        const change = {
          list: (items: unknown[]) => shuffled(items, order),
          text: (text: string) => `${space}${text}${space}`,
        };
        const other = reordered(mapped(made, change, AS_IT_IS), order) as MadeTurn;
        expect(classesOf(other)).toEqual(classesOf(made));
        expect(isReady(other)).toBe(isReady(made));
      });
      // As many as other properties in all, for each section a few.
      fc.assert(property, { numRuns: 30 });
    },
  );

  test("where they are absent or null, the classes are the reference's", () => {
    const nulls = Object.fromEntries(SECTION_NAMES.map((name) => [name, null]));
    const changes = fc.array(places, { maxLength: 3 });
    fc.assert(
      fc.property(orderedTurns, changes, fc.subarray([...SECTION_NAMES]), ({ turn }, made, names) => {
        const bare = spoilEvidence(turn, made);
        const classes = classesOf(bare);
        expect(classesOf(withSections(bare, nulls, names))).toEqual(classes);
        expect([...REFERENCE_CLASSES, INVALID]).toEqual(expect.arrayContaining([...classes]));
      }),
    );
  });
});

describe('a section never makes good what is wrong without it', () => {
  const isJudge = (name: SectionName): boolean => !EVIDENCE_SECTIONS.includes(name);
  const judges = fc.constantFrom(...SECTION_NAMES.filter(isJudge));
  /** What was wrong still is; of what is no turn any more nothing else can be said. */
  const keeps = (before: readonly string[], after: readonly string[]): boolean =>
    after.includes(INVALID) || before.every((name) => after.includes(name));

  test('in the evidence: any sections', () => {
    const changes = fc.array(places, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(orderedTurns, someSections, changes, spoilings, ({ turn, sections }, names, made, others) => {
        const bare = spoilEvidence(turn, made);
        const full = withSections(bare, spoilSections(sections, names, others), names);
        expect(keeps(classesOf(bare), classesOf(full))).toBe(true);
      }),
    );
  });

  test('in other sections: every section that is not evidence for one of them', () => {
    fc.assert(
      fc.property(orderedTurns, someSections, spoilings, judges, ({ turn, sections }, names, changes, added) => {
        const all = spoilSections(sections, [...names, added], changes);
        const others = names.filter((name) => name !== added);
        const before = classesOf(withSections(turn, all, others));
        expect(keeps(before, classesOf(withSections(turn, all, [...others, added])))).toBe(true);
      }),
    );
  });

  test('in a mutation: every section but the gates that it waits for, and those too where they fail', () => {
    const mutating = someSections.map((names): readonly SectionName[] => [...names, 'mutation']);
    const gates: ReadonlySet<SectionName> = new Set(['evalGate', 'redTeam']);
    fc.assert(
      fc.property(orderedTurns, mutating, spoilings, judges, ({ turn, sections }, names, changes, added) => {
        fc.pre(added !== 'mutation');
        const all = spoilSections(sections, [...names, added], changes);
        const before = withSections(
          turn,
          all,
          names.filter((name) => name !== added),
        );
        const after = withSections(turn, all, [...names, added]);
        const isGate = gates.has(added) && classesOf(withSections(turn, all, [added])).length === 0;
        expect(!isReady(before) && !isGate && isReady(after)).toBe(false);
      }),
    );
  });
});
