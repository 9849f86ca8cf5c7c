import type { GateReport } from '../contracts/gate-report.ts';
import type { Finding, GateOutcome } from '../contracts/gate-result.ts';
import type { GateRule } from '../contracts/gate-table.ts';
import { groupedBy } from '../kernel/grouped-by.ts';
import { allFindings } from './findings.ts';
import { verdictTitle } from './report-verdict.ts';
import { repositoryPath } from './repository-path.ts';
import { tableOf } from './rule-counts.ts';
import { sectionsOf } from './sections/index.ts';
import type { JudgedSubject } from './sections/section.ts';
import { stoppedLines } from './stopped-text.ts';

/** A suite of JUnit's form. Texts are as they came and hostile. */
export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

export interface JunitCase {
  readonly name: string;
  readonly file: string | null;
  readonly line: number | null;
  /** Null where it passed. */
  readonly outcome: {
    /** `error`: it could not be judged. */
    readonly kind: 'failure' | 'error' | 'skipped';
    readonly rule: string;
    readonly message: string;
    readonly lines: readonly string[];
  } | null;
  /** What is told of one that passed; null for nothing. */
  readonly output: string | null;
}

/** Of each gate what it judged, in one suite or more, and a suite that says why a gate did not hold where none of its cases does. */
export function junitSuites(report: GateReport): readonly JunitSuite[] {
  const { result, stopped } = report;
  if (result === null) {
    const lines = stopped === null ? [] : stoppedLines(stopped);
    return [gateSuite([gateCase('gate', verdictTitle(report), stopped?.code ?? 'stopped', lines)])];
  }
  const suites = result.gates.map((outcome) => ({ outcome, own: suitesOf(outcome) }));
  const unsaid = suites.filter(({ outcome, own }) => outcome.verdict !== 'pass' && !own.some(isBad));
  const cases = unsaid.map(({ outcome: { gate, verdict, warnings } }) =>
    gateCase(gate, `the ${gate} gate could not be decided`, verdict, [...warnings, ...result.warnings]),
  );
  return [...(cases.length === 0 ? [] : [gateSuite(cases)]), ...suites.flatMap(({ own }) => own)];
}

/** Whether a case of it says that its gate does not hold. */
function isBad({ cases }: JunitSuite): boolean {
  return cases.some(({ outcome }) => outcome?.kind === 'failure' || outcome?.kind === 'error');
}

function gateSuite(cases: readonly JunitCase[]): JunitSuite {
  return { name: 'gate', cases };
}

function gateCase(name: string, message: string, rule: string, lines: readonly string[]): JunitCase {
  return { name, file: null, line: null, outcome: { kind: 'error', rule, message, lines }, output: null };
}

function suitesOf(outcome: GateOutcome): readonly JunitSuite[] {
  const bySubject = groupedBy(allFindings({ gates: [outcome] }), ({ subject }) => subject.key);
  const named = sectionsOf(outcome.gate).judged?.(outcome) ?? [];
  const judged = [...named, ...subjectsOf(bySubject, new Set(named.map(({ key }) => key)))];
  const facts = sectionsOf(outcome.gate).facts?.(outcome) ?? (() => []);
  const rules = new Map((tableOf(outcome.gate)?.rules ?? []).map((rule) => [rule.id, rule]));
  const suites = groupedBy(judged, ({ suite }) => (suite === null ? outcome.gate : `${outcome.gate}.${suite}`));
  return [...suites].map(([name, subjects]) => ({
    name,
    cases: subjects.map((subject) => caseOf(subject, bySubject.get(subject.key) ?? [])),
  }));

  /** One case for all findings about a subject, judged by the worst. */
  function caseOf({ name, rule, place: own }: JudgedSubject, findings: readonly Finding[]): JunitCase {
    const [worst] = findings;
    const place = own ?? worst?.places[0] ?? null;
    const file = repositoryPath(place?.file ?? null);
    const said = findings.map((finding) => `${finding.rule}: ${finding.message}`);
    const known = rules.get(worst?.rule ?? rule);
    const kind = kindOf(worst?.effect ?? 'ok', known);
    const lines = findings.flatMap((finding, index) => [
      said[index] ?? '',
      ...facts(finding).map(({ label, text, quote }) =>
        [`${label}: ${text}`, ...(quote === undefined ? [] : [quote])].join(': '),
      ),
      ...(finding.explain === null ? [] : [finding.explain]),
    ]);
    const message = said[0] ?? known?.meaning ?? '';
    const isTold = kind === null && findings.some(({ effect }) => effect !== 'ok');
    return {
      name,
      file,
      line: file === null ? null : (place?.line ?? null),
      outcome: kind === null ? null : { kind, rule: worst?.rule ?? rule, message, lines },
      output: isTold ? said.join('\n') : null,
    };
  }
}

function kindOf(effect: Finding['effect'], rule: GateRule | undefined): 'failure' | 'error' | 'skipped' | null {
  const isUnjudged = rule?.unjudged === true;
  if (effect === 'undecided') return 'error';
  if (effect === 'fail') return isUnjudged ? 'error' : 'failure';
  // What did not run, or says nothing, has not passed.
  return isUnjudged ? 'skipped' : null;
}

/** What findings are about that the gate does not name among what it judged. */
function subjectsOf(
  bySubject: ReadonlyMap<string, readonly Finding[]>,
  named: ReadonlySet<string>,
): readonly JudgedSubject[] {
  return [...bySubject]
    .filter(([key]) => !named.has(key))
    .flatMap(([key, findings]) =>
      findings.slice(0, 1).map(({ rule, subject: { label: name } }) => ({ key, suite: null, name, rule, place: null })),
    );
}
