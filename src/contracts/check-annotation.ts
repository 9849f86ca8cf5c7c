/** A remark at lines of a file of the commit, as GitHub's API takes it. */
export interface CheckAnnotation {
  /** From the repository's root. */
  readonly path: string;
  /** 1-based. */
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  /** At most 64 KB. */
  readonly message: string;
  /** At most 255 characters. */
  readonly title: string;
}
