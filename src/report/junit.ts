import XmlBuilder from 'fast-xml-builder';

import type { GateReport } from '../contracts/gate-report.ts';
import type { Finding, GateOutcome } from '../contracts/gate-result.ts';
import type { GateRule } from '../contracts/gate-table.ts';
import { tableOf } from '../gates/index.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { allFindings } from './findings.ts';
import { verdictTitle } from './report-verdict.ts';
import { annotationPath } from './annotation-path.ts';
import { sectionsOf } from './sections/index.ts';
import type { JudgedSubject } from './sections/section.ts';
import { stoppedLines } from './stopped-text.ts';
import { groupedBy } from '../contracts/grouped-by.ts';
import { clipWithin, safeText } from './text-style.ts';

/** A suite of JUnit's form, with its cases as the XML writer takes them. */
interface JunitSuite {
  readonly name: string;
  readonly cases: readonly object[];
}

/** What became of a case that did not pass; `error`: it could not be judged. Texts are as they came and hostile. */
interface CaseOutcome {
  readonly kind: 'failure' | 'error' | 'skipped';
  readonly rule: string;
  readonly message: string;
  readonly lines: readonly string[];
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
  const nodes = suites.map(({ name, cases }) => ({ '@name': attribute(name), ...countsOf(cases), testcase: cases }));
  const document = { testsuites: { '@name': 'portcullis', ...countsOf(all), testsuite: nodes } };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

/** `output`: what is reported of a case that passed; null for nothing. */
function caseNode(
  suite: string,
  name: string,
  place: JudgedSubject['place'],
  outcome: CaseOutcome | null,
  output: string | null,
): object {
  const file = annotationPath(place?.file ?? null);
  const line = place?.line ?? null;
  return {
    '@name': attribute(name),
    '@classname': attribute(suite),
    ...(file === null ? {} : { '@file': attribute(file), ...(line === null ? {} : { '@line': String(line) }) }),
    ...(outcome === null ? {} : { [outcome.kind]: outcomeNode(outcome) }),
    ...(output === null ? {} : { 'system-out': body(output) }),
  };
}

function outcomeNode({ kind, rule, message, lines }: CaseOutcome): object {
  // A skipped case has a message and nothing else.
  if (kind === 'skipped') return { '@message': attribute(message) };
  return { '@type': attribute(rule), '@message': attribute(message), '#text': body(lines.join('\n')) };
}

function countsOf(cases: readonly object[]): object {
  const count = (kind: CaseOutcome['kind']): string => String(cases.filter((one) => kind in one).length);
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
    return [gateSuite([{ name: 'gate', rule: stopped?.code ?? 'stopped', message: verdictTitle(report), lines }])];
  }
  const suites = result.gates.map((outcome) => ({ outcome, own: suitesOf(outcome) }));
  const unsaid = suites.filter(({ outcome, own }) => outcome.verdict !== 'pass' && !own.some(isBad));
  const errors = unsaid.map(({ outcome: { gate: name, verdict: rule, warnings } }) => {
    const lines = [...warnings, ...result.warnings];
    return { name, rule, message: `the ${name} gate could not be decided`, lines };
  });
  return [...(errors.length === 0 ? [] : [gateSuite(errors)]), ...suites.flatMap(({ own }) => own)];
}

/** Whether a case of it says that its gate does not hold. */
function isBad({ cases }: JunitSuite): boolean {
  return cases.some((one) => 'failure' in one || 'error' in one);
}

function gateSuite(errors: readonly (Omit<CaseOutcome, 'kind'> & { readonly name: string })[]): JunitSuite {
  const cases = errors.map(({ name, ...error }) => caseNode('gate', name, null, { kind: 'error', ...error }, null));
  return { name: 'gate', cases };
}

function suitesOf(outcome: GateOutcome): readonly JunitSuite[] {
  const { gate } = outcome;
  const bySubject = groupedBy(allFindings({ gates: [outcome] }), ({ subject }) => subject.key);
  const named = sectionsOf(gate).judged?.(outcome) ?? [];
  const keys = new Set(named.map(({ key }) => key));
  // What findings are about that the gate does not name among what it judged.
  const unnamed = [...bySubject].flatMap(([key, [first]]): JudgedSubject[] => {
    if (first === undefined || keys.has(key)) return [];
    return [{ key, suite: null, name: first.subject.label, rule: first.rule, place: null }];
  });
  const facts = sectionsOf(gate).facts?.(outcome) ?? (() => []);
  const rules = new Map((tableOf(gate)?.rules ?? []).map((rule) => [rule.id, rule]));
  const suites = groupedBy([...named, ...unnamed], ({ suite }) => (suite === null ? gate : `${gate}.${suite}`));
  return [...suites].map(([name, subjects]) => ({ name, cases: subjects.map((subject) => caseOf(name, subject)) }));

  /** One case for all findings about a subject, judged by the worst. */
  function caseOf(suite: string, { key, name, rule: own, place }: JudgedSubject): object {
    const findings = bySubject.get(key) ?? [];
    const [worst] = findings;
    const rule = worst?.rule ?? own;
    const known = rules.get(rule);
    const kind = kindOf(worst?.effect ?? 'ok', known);
    const said = findings.map((finding) => `${finding.rule}: ${finding.message}`);
    const lines = findings.flatMap((finding, index) => [
      said[index] ?? '',
      ...facts(finding).map(({ label, text, quote }) =>
        [`${label}: ${text}`, ...(quote === undefined ? [] : [quote])].join(': '),
      ),
      ...(finding.explain === null ? [] : [finding.explain]),
    ]);
    const message = said[0] ?? known?.meaning ?? '';
    const isTold = kind === null && findings.some(({ effect }) => effect !== 'ok');
    return caseNode(
      suite,
      name,
      place ?? worst?.places[0] ?? null,
      kind === null ? null : { kind, rule, message, lines },
      isTold ? said.join('\n') : null,
    );
  }
}

function kindOf(effect: Finding['effect'], rule: GateRule | undefined): CaseOutcome['kind'] | null {
  const isUnjudged = rule?.unjudged === true;
  if (effect === 'undecided') return 'error';
  if (effect === 'fail') return isUnjudged ? 'error' : 'failure';
  // What did not run, or says nothing, has not passed.
  return isUnjudged ? 'skipped' : null;
}
