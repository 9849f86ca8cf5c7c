import type { SpeltJson } from '../../kernel/canonical-json.ts';

/** What a dependency says of its two issues; true where the first has to wait for the second (premath harness 6.1). */
export const DEPENDENCY_TYPES = {
  blocks: true,
  'parent-child': true,
  'conditional-blocks': true,
  related: false,
  'discovered-from': false,
  'relates-to': false,
  duplicates: false,
  supersedes: false,
  'waits-for': true,
  'replies-to': false,
} as const;

export type DependencyType = keyof typeof DEPENDENCY_TYPES;

export function isDependencyType(type: string): type is DependencyType {
  return Object.hasOwn(DEPENDENCY_TYPES, type);
}

/** Which issues count for cycles: those that are open or in progress, or all. */
export const GRAPH_SCOPES = ['active', 'full'] as const;
export type GraphScope = (typeof GRAPH_SCOPES)[number];

/** In which words dependencies are told. */
export const VIEWS = ['execution', 'gtd', 'groupoid'] as const;
export type View = (typeof VIEWS)[number];

export interface Dependency {
  readonly issue_id: string;
  readonly depends_on_id: string;
  readonly type: DependencyType;
  readonly created_by?: string | undefined;
}

/** The right to work on an issue, until it ends. */
export interface Lease {
  readonly lease_id: string;
  readonly owner: string;
  readonly acquired_at: string;
  readonly expires_at: string;
  readonly renewed_at?: string | undefined;
}

/** An issue as its row in the file has it: what may be missing is empty then, and that is the most of it. Times are RFC 3339 in UTC, as `rfc3339Text` writes them. */
export interface Issue {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly design?: string | undefined;
  readonly acceptance_criteria?: string | undefined;
  readonly notes?: string | undefined;
  /** Any text; `open`, `in_progress`, `blocked` and `closed` mean something. */
  readonly status: string;
  readonly priority: number;
  readonly issue_type: 'epic' | 'task';
  readonly assignee?: string | undefined;
  readonly owner?: string | undefined;
  readonly lease?: Lease | undefined;
  readonly created_at: string;
  readonly updated_at: string;
  readonly closed_at?: string | undefined;
  readonly ephemeral: boolean;
  readonly mol_type?: string | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly dependencies?: readonly Dependency[] | undefined;
  readonly metadata?: SpeltJson | undefined;
}

/** Issues by their ids, ascending by code point. */
export type Issues = ReadonlyMap<string, Issue>;
