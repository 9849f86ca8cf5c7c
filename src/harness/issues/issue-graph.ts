import { append } from '../../kernel/append.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import { DEPENDENCY_TYPES, type GRAPH_SCOPES, type VIEWS } from '../state-names.ts';
import { sortedDependencies } from './issue-rows.ts';
import type { DependencyType, Issue, Issues } from './issue.ts';

/** Issue → what it depends on, both among the issues that count, in the order of their ids and of its dependencies. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** What a dependency is in the views that people have of their work; in that of `execution` it blocks or informs. */
const ROLES: Readonly<Record<DependencyType, { readonly gtd: string; readonly groupoid: string }>> = {
  blocks: { gtd: 'next-action', groupoid: 'constraint' },
  'parent-child': { gtd: 'project-structure', groupoid: 'generator' },
  'conditional-blocks': { gtd: 'next-action', groupoid: 'constraint' },
  related: { gtd: 'reference', groupoid: 'provenance' },
  'discovered-from': { gtd: 'captured-work', groupoid: 'provenance' },
  'relates-to': { gtd: 'reference', groupoid: 'provenance' },
  duplicates: { gtd: 'dedupe', groupoid: 'equivalence' },
  supersedes: { gtd: 'dedupe', groupoid: 'equivalence' },
  'waits-for': { gtd: 'next-action', groupoid: 'constraint' },
  'replies-to': { gtd: 'captured-work', groupoid: 'provenance' },
};

/** Whether an issue is to be worked on, or is; case and white space around do not matter. */
export function isActive({ status }: Issue): boolean {
  return ['open', 'in_progress'].includes(trimmed(status).toLowerCase());
}

export function graphOf(
  issues: Issues,
  scope: (typeof GRAPH_SCOPES)[number],
  types: readonly DependencyType[] | null = null,
): Graph {
  const counts = (issue: Issue | undefined): boolean => issue !== undefined && (scope === 'full' || isActive(issue));
  const own = (issue: Issue): readonly string[] =>
    sortedDependencies(issue)
      .filter(({ depends_on_id, type }) => counts(issues.get(depends_on_id)) && (types?.includes(type) ?? true))
      .map(({ depends_on_id }) => depends_on_id);
  return new Map([...issues.values()].filter(counts).map((issue) => [issue.id, own(issue)]));
}

/** The shortest way along dependencies, both ends with it; null where there is none. It does not lead through `without`. */
export function pathBetween(graph: Graph, from: string, to: string, without?: string): readonly string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const id of cameFrom.keys()) {
    if (id === to) return wayTo(id, cameFrom);
    for (const next of graph.get(id) ?? []) if (next !== without && !cameFrom.has(next)) cameFrom.set(next, id);
  }
  return null;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string | null>): readonly string[] {
  const way: string[] = [];
  for (let id: string | null = end; id !== null; id = cameFrom.get(id) ?? null) way.push(id);
  return way.toReversed();
}

/** The cycle of the first issue that is on one, from it to itself; null where there is none. */
export function firstCycle(graph: Graph): readonly string[] | null {
  const rounds = roundsOf(graph);
  for (const [id, targets] of graph) {
    const target = targets.find((other) => rounds.get(other) === rounds.get(id));
    if (target !== undefined) return [id, ...(pathBetween(graph, target, id) ?? [])];
  }
  return null;
}

/** Of each issue one that stands for all from which a way leads to it and back (Kosaraju); in one pass, since chains may be long. */
function roundsOf(graph: Graph): ReadonlyMap<string, string> {
  const entered = new Set<string>();
  const left = new Set<string>();
  const sources = new Map<string, string[]>([...graph.keys()].map((id) => [id, []]));
  for (const [start, targets] of graph) {
    for (const target of targets) sources.get(target)?.push(start);
    const way = [start];
    for (let id: string | undefined = start; id !== undefined; id = way.at(-1)) {
      if (entered.has(id)) {
        left.add(way.pop() ?? id);
        continue;
      }
      entered.add(id);
      append(
        way,
        (graph.get(id) ?? []).filter((target) => !entered.has(target)),
      );
    }
  }
  const rounds = new Map<string, string>();
  for (const first of [...left].toReversed()) {
    const round = [first];
    for (const id of round) {
      if (rounds.has(id)) continue;
      rounds.set(id, first);
      append(round, sources.get(id) ?? []);
    }
  }
  return rounds;
}

export function integrityOf(issues: Issues, scope: (typeof GRAPH_SCOPES)[number]) {
  const cyclePath = firstCycle(graphOf(issues, scope));
  return { hasCycle: cyclePath !== null, cyclePath };
}

/** All dependencies as a view has them; its cycles are those of the whole graph. */
export function dependencyItems(issues: Issues, view: (typeof VIEWS)[number]): readonly object[] {
  return [...issues.values()].flatMap((issue) =>
    sortedDependencies(issue).map(({ issue_id: issueId, depends_on_id: dependsOnId, type, created_by = '' }) => {
      const blocking = DEPENDENCY_TYPES[type];
      const role = view === 'execution' ? (blocking ? 'blocking' : 'informational') : ROLES[type][view];
      return { issueId, dependsOnId, type, createdBy: created_by, view, role, blocking };
    }),
  );
}
