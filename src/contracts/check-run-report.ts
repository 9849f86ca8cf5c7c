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

/** What a check run says. */
export interface CheckRunReport {
  /** `neutral` lets a required check pass, as `success` does. */
  readonly conclusion: 'success' | 'neutral' | 'failure';
  readonly title: string;
  /** Markdown, at most 65,535 characters, as is `text`. */
  readonly summary: string;
  /** Null where there is no more to say. */
  readonly text: string | null;
  /** The worst, as many as there is room for; where some are left out, the last one counts them. */
  readonly annotations: readonly CheckAnnotation[];
}
