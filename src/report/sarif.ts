import type { Log, Notification, ReportingDescriptor, Result } from 'sarif';

import { CONFIG_PATH } from '../contracts/config.ts';
import type { GateReport } from '../contracts/gate-report.ts';
import { allWarnings, type Finding } from '../contracts/gate-result.ts';
import { LEVEL_OF_EFFECT } from '../contracts/gate-verdict.ts';
import { counted } from '../contracts/counted.ts';
import { VERSION } from '../contracts/version.ts';
import { textDigest } from '../contracts/text-digest.ts';
import { GATE_TABLES } from '../gates/index.ts';
import { CHANNEL_LIMITS, utf8Bytes } from './channel-limits.ts';
import { allFindings, findingText } from './findings.ts';
import { annotationPath } from './annotation-path.ts';
import { isDecided } from './report-verdict.ts';
import { stoppedLines } from './stopped-text.ts';
import { clip, clipWithin, safeText } from './text-style.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** For all of a file but its results: the rules that there are, and notifications. */
const FRAME_BYTES = 1_000_000;
/** What the lines of a result have that its compact form has not: ends and indents. */
const INDENT_BYTES = 600;
/** Every rule that there is, worst first of each gate. */
const SARIF_RULES = GATE_TABLES.flatMap(({ gate, rules }) =>
  rules.map((rule) => ({ ...rule, gate, ruleId: ruleId({ gate, rule: rule.id }) })),
);

/**
 * A report as SARIF 2.1.0 with one run: a result for each thing that a gate says, the worst first, at the case's line or that of the
 * transcript. Fingerprints say what is meant and not where it stands, so that an alert stays the same when lines move. A gate that
 * could not decide is an execution that did not succeed, with a notification that says why.
 */
export function sarif(report: GateReport): Log {
  const findings = report.result === null ? [] : allFindings(report.result);
  const shown = findings.slice(0, CHANNEL_LIMITS.sarifResults);
  const seen = new Map<string, number>();
  const used = new Set(shown.map(ruleId));
  const rules = SARIF_RULES.filter((rule) => used.has(rule.ruleId));
  const indexOf = new Map(rules.map((rule, index) => [rule.ruleId, index]));
  const places = new Map(
    report.result?.gates.map(({ gate, baseline }) => [gate, annotationPath(baseline?.path ?? null)]),
  );
  const results = fitting(
    shown.map((finding) =>
      // Code scanning refuses a result without a place.
      resultOf(finding, indexOf.get(ruleId(finding)), places.get(finding.gate) ?? CONFIG_PATH, seen),
    ),
  );
  const sha = report.result?.comparator.head_sha ?? report.run?.head_sha ?? null;
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Portcullis', semanticVersion: VERSION, rules: rules.map(descriptorOf) } },
        automationDetails: { id: 'portcullis/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        ...(sha === null || report.run === null
          ? {}
          : {
              versionControlProvenance: [
                { repositoryUri: `${report.run.server_url}/${report.run.repository}`, revisionId: sha },
              ],
            }),
        invocations: [
          {
            executionSuccessful: isDecided(report),
            toolExecutionNotifications: notificationsOf(report, findings.length - results.length),
          },
        ],
        results,
      },
    ],
  };
}

/** The first, which are the worst, as far as a file may hold them. */
function fitting(results: Result[]): Result[] {
  let room = CHANNEL_LIMITS.sarifBytes - FRAME_BYTES;
  const end = results.findIndex((result) => (room -= utf8Bytes(JSON.stringify(result)) + INDENT_BYTES) < 0);
  return end === -1 ? results : results.slice(0, end);
}

function ruleId({ gate, rule }: Pick<Finding, 'gate' | 'rule'>): string {
  return clip(safeText(`${gate}/${rule}`), 100);
}

function descriptorOf({ ruleId: id, gate, meaning, remedy }: (typeof SARIF_RULES)[number]): ReportingDescriptor {
  return {
    id,
    name: id.replaceAll(/(?:^|[/_-])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: meaning },
    fullDescription: { text: meaning },
    help: { text: `${meaning} ${remedy}`, markdown: `${meaning}\n\n${remedy}` },
    properties: { tags: [gate] },
  };
}

function resultOf(finding: Finding, ruleIndex: number | undefined, place: string, seen: Map<string, number>): Result {
  const [first] = finding.places;
  const path = annotationPath(first?.file ?? null);
  const identity = textDigest(JSON.stringify(finding.identity)).slice(0, 16);
  const count = (seen.get(identity) ?? 0) + 1;
  seen.set(identity, count);
  const text = clipWithin(safeText(findingText(finding)), CHANNEL_LIMITS.sarifMessageCharacters);
  return {
    ruleId: ruleId(finding),
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: LEVEL_OF_EFFECT[finding.effect],
    // Brackets would begin a link in a plain-text message (SARIF 2.1.0, 3.11.6).
    message: { text: text.replaceAll(/[\\[\]]/g, '\\$&') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path ?? place), uriBaseId: '%SRCROOT%' },
          region: { startLine: path === null ? 1 : Math.max(1, first?.line ?? 1) },
        },
      },
    ],
    partialFingerprints: {
      primaryLocationLineHash: `${identity}:${count}`,
      'portcullisFinding/v1': `${identity}:${count}`,
    },
  };
}

/** A relative URI: each part of the path percent-encoded, the first never read as a scheme. */
function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function notificationsOf({ result, stopped }: GateReport, left: number): Notification[] {
  const note = (level: Notification['level'], text: string): Notification => {
    return { level, message: { text: clipWithin(safeText(text), CHANNEL_LIMITS.sarifMessageCharacters) } };
  };
  return [
    ...(stopped === null ? [] : [note('error', stoppedLines(stopped).join(' '))]),
    ...(left === 0 ? [] : [note('warning', `${counted(left, 'more result')}, the less severe, left out`)]),
    ...(result === null ? [] : allWarnings(result)).slice(0, 100).map((warning) => note('warning', warning)),
  ];
}
