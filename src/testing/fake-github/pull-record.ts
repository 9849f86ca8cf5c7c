export interface PullSide {
  readonly ref: string;
  readonly sha: string;
  /** `owner/name`; another one than the base's is a fork, and null one that was deleted. */
  readonly repository: string | null;
}

export interface PullRecord {
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly state: 'open' | 'closed';
  readonly draft: boolean;
  readonly user: string;
  readonly head: PullSide;
  readonly base: PullSide;
  readonly createdAt: string;
  readonly updatedAt: string;
}
