export interface CommentRecord {
  readonly id: number;
  /** The issue or pull request. */
  readonly issue: number;
  readonly user: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
