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

export interface Dependency {
  readonly issue_id: string;
  readonly depends_on_id: string;
  readonly type: DependencyType;
  readonly created_by: string;
}

/** The right to work on an issue, until it ends. */
export interface Lease {
  readonly lease_id: string;
  readonly owner: string;
  readonly acquired_at: string;
  readonly expires_at: string;
  readonly renewed_at?: string | undefined;
}

/** An issue as its row in the file has it; times are RFC 3339 in UTC, as `rfc3339Text` writes them. */
export interface Issue {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly design: string;
  readonly acceptance_criteria: string;
  readonly notes: string;
  /** Any text; `open`, `in_progress`, `blocked` and `closed` mean something. */
  readonly status: string;
  readonly priority: number;
  readonly issue_type: 'epic' | 'task';
  readonly assignee: string;
  readonly owner: string;
  readonly lease?: Lease | undefined;
  readonly created_at: string;
  readonly updated_at: string;
  readonly closed_at?: string | undefined;
  readonly ephemeral: boolean;
  readonly mol_type: string;
  readonly labels: readonly string[];
  readonly dependencies: readonly Dependency[];
  readonly metadata?: SpeltJson | undefined;
}

/** Issues by their ids, ascending by code point. */
export type Issues = ReadonlyMap<string, Issue>;
