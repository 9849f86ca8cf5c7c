import XmlBuilder from 'fast-xml-builder';

import type { GateReport } from '../contracts/gate-report.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { junitSuites, type JunitCase, type JunitSuite } from './junit-suites.ts';
import { clipWithin, safeText } from './text-style.ts';

/**
 * A report as JUnit's XML, in the form that most readers share: a suite for each gate and provider, a case for each case or subject of
 * turns. A gate that did not hold has a failure or an error in it, whatever kept it from holding.
 */
export function junit(report: GateReport): string {
  const suites = junitSuites(report);
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
