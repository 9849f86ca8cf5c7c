import { sortedUnique } from '../../kernel/ordering.ts';
import { type Graph, graphOf, isActive, pathBetween } from './issue-graph.ts';
import type { IssueRequest } from './issue-request.ts';
import type { Issue, Issues } from './issue.ts';

const KIND = 'premath.issue_graph.check.v1';

const ACCEPTANCE = /(?:^|\n)[^\S\n]*acceptance(?:\s+criteria)?\s*:/i;
const COMMAND = '(?:mise run|python3|cargo(?: run)?|premath|sh|nix develop -c|uv run|pytest)\\b';
/** A line that is a command, maybe as an item of a list or in back-ticks, or a command in back-ticks anywhere. */
const COMMAND_LINE = new RegExp(
  `(?:^|\\n)[^\\S\\n]*(?:[-*][^\\S\\n]*)?\`?${COMMAND}[^\`\\n]*(?:\`[^\\S\\n]*)?(?:\\n|$)`,
);
const QUOTED_COMMAND = new RegExp(`\`${COMMAND}[^\`]*\``);

interface Finding {
  readonly issueId: string;
  readonly class: string;
  readonly message: string;
  /** From the issue to the one that it need not name. */
  readonly witnessPath?: readonly string[];
}

/** What is missing in the issues that are worked on, in the order of their ids (premath harness 6.3). */
export function checkIssues(issues: Issues, { noteWarnThreshold = 2000, compactness = false }: IssueRequest) {
  const all = [...issues.values()];
  const graph = graphOf(issues, 'full', ['blocks']);
  const errors = all.flatMap((issue) => [
    ...missingIn(issue),
    ...(compactness && isActive(issue) ? needlessEdges(issues, graph, issue.id) : []),
  ]);
  const warnings = all.filter(isJudged).flatMap(({ id, notes = '' }): readonly Finding[] => {
    const length = Array.from(notes).length;
    if (length <= noteWarnThreshold) return [];
    const message = `notes have ${length} characters, more than ${noteWarnThreshold}`;
    return [{ issueId: id, class: 'issue_graph.notes.large', message }];
  });
  return {
    checkKind: KIND,
    result: errors.length === 0 ? 'accepted' : 'rejected',
    failureClasses: sortedUnique(errors.map((finding) => finding.class)),
    warningClasses: sortedUnique(warnings.map((finding) => finding.class)),
    errors,
    warnings,
    summary: {
      issueCount: issues.size,
      errorCount: errors.length,
      warningCount: warnings.length,
      noteWarnThreshold,
    },
  };
}

function isJudged(issue: Issue): boolean {
  return isActive(issue) && !issue.ephemeral;
}

function missingIn(issue: Issue): readonly Finding[] {
  const { id, title, issue_type: type, description = '', notes = '' } = issue;
  const isEpic = title.startsWith('[EPIC]');
  const rules: readonly (readonly [broken: boolean, name: string, message: string])[] = [
    [isEpic && type !== 'epic', 'issue_type.epic_mismatch', `title starts with [EPIC] but issue_type=${type}`],
    [
      isJudged(issue) && !ACCEPTANCE.test(description),
      'acceptance.missing',
      'active issue must include an Acceptance section',
    ],
    [
      isJudged(issue) && !hasCommand(`${description}\n${notes}`),
      'verification_command.missing',
      'active issue must include at least one verification command',
    ],
  ];
  return rules.flatMap(([broken, name, message]) =>
    broken ? [{ issueId: id, class: `issue_graph.${name}`, message }] : [],
  );
}

function hasCommand(text: string): boolean {
  return COMMAND_LINE.test(text) || QUOTED_COMMAND.test(text);
}

/** What an issue waits for without need: one that is closed, and one that another one of them waits for already. */
function needlessEdges(issues: Issues, graph: Graph, id: string): readonly Finding[] {
  const targets = sortedUnique(graph.get(id) ?? []);
  return targets.flatMap((target): readonly Finding[] => {
    if (issues.get(target)?.status === 'closed') {
      const message = `depends on ${target}, which is closed`;
      return [{ issueId: id, class: 'issue_graph.compactness.closed_block_edge', message, witnessPath: [id, target] }];
    }
    for (const other of targets) {
      const path = other === target ? null : pathBetween(graph, other, target, id);
      if (path === null) continue;
      const message = `depends on ${target}, which ${other} waits for already`;
      return [
        {
          issueId: id,
          class: 'issue_graph.compactness.transitive_block_edge',
          message,
          witnessPath: [id, ...path],
        },
      ];
    }
    return [];
  });
}
