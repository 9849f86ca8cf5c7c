import { decodeJsonOr } from '../kernel/decode-json.ts';
import { jsonMemberText } from '../kernel/json-member-text.ts';
import { defaulted, list, optional, record, text, truth, type Decoded, type Shape } from '../kernel/json-shape.ts';
import { sortedUnique } from '../kernel/ordering.ts';
import { invalidInput, type PortcullisError } from '../kernel/portcullis-error.ts';
import { FAILURE_CLASSES } from './failure-class.ts';
import { TurnInvalidError } from './turn-invalid-error.ts';
import { turnReport, type TurnReport } from './turn-report.ts';

/** A suite in the reference's form (premath harness 2.1). */
const manifest = record({
  suiteId: text,
  /** `<kind>/<name>`, which are folders below the manifest's. */
  vectors: list(text),
  /** The classes that the suite says it covers; undefined where it says nothing. */
  classes: optional(list(text)),
});

export type SuiteManifest = Decoded<typeof manifest>;

const caseHead = record({ suiteId: text, vectorId: text });
const expectation = record({
  result: text,
  expectedFailureClasses: defaulted(list(text), []),
  expectedJoinClosed: optional(truth),
  /** Ours; without them nothing is said of the mutation. */
  expectedMutationReady: optional(truth),
  expectedMutationFailureClasses: optional(list(text)),
});

/** One vector: the texts of its two files. */
export interface VectorTexts {
  readonly caseText: string;
  readonly expectText: string;
}

export interface VectorOutcome {
  readonly id: string;
  /** What differs from the expectation; none where it holds. */
  readonly problems: readonly string[];
  /** Of the join and of the mutation. */
  readonly expectedClasses: readonly string[];
}

/** The classes of a suite against those it should cover, each list ascending. */
export interface SuiteCoverage {
  /** Null where nothing was asked for. */
  readonly wanted: readonly string[] | null;
  /** Wanted, but expected by no vector. */
  readonly missing: readonly string[];
  /** Expected by a vector or wanted, but not among the classes there are. */
  readonly foreign: readonly string[];
}

/** Throws `PortcullisError` on a manifest that is none, and on vectors that are twice there or lead out of its folder. */
export function parseSuiteManifest(jsonText: string, file: string): SuiteManifest {
  const parsed = decoded(jsonText, manifest, file);
  if (parsed.vectors.length === 0) throw invalid(file, 'vectors: expected at least one, found none');
  const ids = new Set<string>();
  for (const id of parsed.vectors) {
    const isFolder = id.split('/').every((segment) => /^[\w-][\w.-]*$/.test(segment));
    if (!isFolder) throw invalid(file, `vectors: expected folders like golden/name, found ${JSON.stringify(id)}`);
    if (ids.has(id)) throw invalid(file, `vectors: expected each once, found ${id} again`);
    ids.add(id);
  }
  return parsed;
}

/** Checks one vector (premath harness 2.2). Throws `PortcullisError` where its files are not what the manifest says. */
export function checkVector(suiteId: string, id: string, { caseText, expectText }: VectorTexts): VectorOutcome {
  const head = decoded(caseText, caseHead, `${id}/case.json`);
  if (head.suiteId !== suiteId || head.vectorId !== id) {
    const found = `${head.suiteId}/${head.vectorId}`;
    throw invalid(`${id}/case.json`, `expected suite and vector ${suiteId}/${id}, found ${found}`);
  }
  const expected = decoded(expectText, expectation, `${id}/expect.json`);
  const joinClasses = sortedUnique(expected.expectedFailureClasses);
  const mutationClasses = sortedUnique(expected.expectedMutationFailureClasses ?? []);
  const expectedClasses = sortedUnique([...joinClasses, ...mutationClasses]);
  const report = reportOf(jsonMemberText(caseText, 'input') ?? 'null');
  if (report instanceof TurnInvalidError) return { id, problems: [report.message], expectedClasses };
  const problems = [
    ...differs('result', expected.result, report.result),
    ...differs('failureClasses', joinClasses.join(', '), report.failureClasses.join(', ')),
    ...differs('joinClosed', expected.expectedJoinClosed ?? report.joinClosed, report.joinClosed),
    ...differs('mutationReady', expected.expectedMutationReady ?? report.mutationReady, report.mutationReady),
    ...(expected.expectedMutationFailureClasses === undefined
      ? []
      : differs('mutationFailureClasses', mutationClasses.join(', '), report.mutationFailureClasses.join(', '))),
  ];
  return { id, problems, expectedClasses };
}

/** `allClasses`: where the manifest names no classes, every class there is must be covered. */
export function suiteCoverage(
  { classes }: SuiteManifest,
  outcomes: readonly VectorOutcome[],
  allClasses: boolean,
): SuiteCoverage {
  // A manifest with an empty list names none.
  const listed = classes === undefined || classes.length === 0 ? null : classes;
  const wanted = listed ?? (allClasses ? FAILURE_CLASSES : null);
  const expected = new Set(outcomes.flatMap(({ expectedClasses }) => expectedClasses));
  const known = new Set<string>(FAILURE_CLASSES);
  const named = new Set<string>(wanted ?? FAILURE_CLASSES);
  return {
    wanted: wanted === null ? null : sortedUnique(wanted),
    missing: sortedUnique((wanted ?? []).filter((name) => !expected.has(name))),
    foreign: sortedUnique([...named, ...expected].filter((name) => !known.has(name) || !named.has(name))),
  };
}

function reportOf(inputText: string): TurnReport | TurnInvalidError {
  try {
    return turnReport(inputText);
  } catch (error) {
    if (error instanceof TurnInvalidError) return error;
    throw error;
  }
}

function differs(what: string, expected: string | boolean, found: string | boolean): readonly string[] {
  const named = (value: string | boolean): string => (value === '' ? 'none' : String(value));
  return expected === found ? [] : [`${what}: expected ${named(expected)}, found ${named(found)}`];
}

function decoded<T>(jsonText: string, shape: Shape<T>, file: string): T {
  return decodeJsonOr(jsonText, shape, (reason, cause) => invalid(file, reason, cause));
}

function invalid(file: string, reason: string, cause?: Error): PortcullisError {
  return invalidInput(`${file}: ${reason}`, undefined, { cause });
}
