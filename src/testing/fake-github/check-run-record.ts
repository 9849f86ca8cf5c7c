import type { JsonObject } from './openapi-document.ts';

export interface CheckRunRecord {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  /** The app's slug. */
  readonly app: string;
  readonly suiteId: number;
  readonly status: string;
  readonly conclusion: string | null;
  readonly detailsUrl: string | null;
  readonly externalId: string;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  /** Those of every request so far. */
  readonly annotations: readonly JsonObject[];
  readonly startedAt: string;
  readonly completedAt: string | null;
}
