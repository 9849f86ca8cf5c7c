import XmlBuilder from 'fast-xml-builder';

import type { GateReport } from '../contracts/gate-report.ts';
import type { Finding, GateOutcome } from '../contracts/gate-result.ts';
import type { GateRule } from '../contracts/gate-table.ts';
import { tableOf } from '../gates/index.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { allFindings } from './findings.ts';
import { verdictTitle } from './report-verdict.ts';
import { repositoryPath } from './repository-path.ts';
import { sectionsOf } from './sections/index.ts';
import type { JudgedSubject } from './sections/section.ts';
import { stoppedLines } from './stopped-text.ts';
import { groupedBy } from './table.ts';
import { clipWithin, safeText } from './text-style.ts';

/** A suite of JUnit's form. Texts are as they came and hostile. */
interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

interface JunitCase {
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

/**
 * A report as JUnit's XML, in the form that most readers share: a suite for each gate and provider, a case for each case or subject of
 * turns. A gate that did not hold has a failure or an error in it, whatever kept it from holding.
 */
export function junit(report: GateReport): string {
  const suites = suitesOfReport(report);
  const builder = new XmlBuilder({
    attributeNamePrefix: '@',
    ignoreAttributes: false,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
    format: true,
  });
  const all = suites.flatMap(({ cases }) => cases);
  const document = { testsuites: { '@name': 'portcullis', ...countsOf(all), testsuite: suites.map(suiteNode) } };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

function suiteNode({ name, cases }: JunitSuite): object {
  return { '@name': attribute(name), ...countsOf(cases), testcase: cases.map((one) => caseNode(one, name)) };
}

function caseNode({ name, file, line, outcome, output }: JunitCase, suite: string): object {
  return {
    '@name': attribute(name),
    '@classname': attribute(suite),
    ...(file === null ? {} : { '@file': attribute(file), ...(line === null ? {} : { '@line': String(line) }) }),
    ...(outcome === null ? {} : { [outcome.kind]: outcomeNode(outcome) }),
    ...(output === null ? {} : { 'system-out': body(output) }),
  };
}

function outcomeNode({ kind, rule, message, lines }: NonNullable<JunitCase['outcome']>): object {
  // A skipped case has a message and nothing else.
  if (kind === 'skipped') return { '@message': attribute(message) };
  return { '@type': attribute(rule), '@message': attribute(message), '#text': body(lines.join('\n')) };
}

function countsOf(cases: readonly JunitCase[]): object {
  const count = (kind: string): string => String(cases.filter(({ outcome }) => outcome?.kind === kind).length);
  return {
    '@tests': String(cases.length),
    '@failures': count('failure'),
    '@errors': count('error'),
    '@skipped': count('skipped'),
  };
}

function attribute(text: string): string {
  return xmlText(clipWithin(text, CHANNEL_LIMITS.junitAttributeCharacters));
}

function body(text: string): string {
  return clipWithin(text, CHANNEL_LIMITS.junitBodyCharacters).split('\n').map(xmlText).join('\n');
}

/** One line of characters that XML 1.0 knows: without control characters, halves of pairs, and the two that no text may hold. */
function xmlText(text: string): string {
  return safeText(text).replaceAll(/[\ufffe\uffff]/g, '');
}

/** Of each gate what it judged, in one suite or more, and a suite that says why a gate did not hold where none of its cases does. */
function suitesOfReport(report: GateReport): readonly JunitSuite[] {
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
