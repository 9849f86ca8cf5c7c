/** Paths below `github` whose text a stranger writes; `*` is any one member. */
const BY_ANYONE = [
  'head_ref',
  'event.issue.title',
  'event.issue.body',
  'event.pull_request.title',
  'event.pull_request.body',
  'event.pull_request.head.ref',
  'event.pull_request.head.label',
  'event.pull_request.head.repo.default_branch',
  'event.pull_request.head.repo.description',
  'event.pull_request.head.repo.homepage',
  'event.pull_request.milestone.title',
  'event.pull_request.labels.*.name',
  'event.comment.body',
  'event.review.body',
  'event.review_comment.body',
  'event.discussion.title',
  'event.discussion.body',
  'event.pages.*.page_name',
  'event.commits.*.message',
  'event.commits.*.author.email',
  'event.commits.*.author.name',
  'event.head_commit.message',
  'event.head_commit.author.email',
  'event.head_commit.author.name',
  'event.head_commit.committer.email',
  'event.head_commit.committer.name',
  'event.merge_group.head_commit.message',
  'event.merge_group.head_commit.author.email',
  'event.merge_group.head_commit.author.name',
  'event.workflow_run.head_branch',
  'event.workflow_run.display_title',
  'event.workflow_run.head_commit.message',
  'event.workflow_run.head_commit.author.email',
  'event.workflow_run.head_commit.author.name',
  'event.workflow_run.head_repository.description',
  'event.workflow_run.pull_requests.*.head.ref',
].map((path) => ['github', ...path.split('.')]);

const BY_WRITERS = ['ref_name', 'ref', 'event.ref', 'event.label.name', 'event.release.body', 'event.release.name'].map(
  (path) => ['github', ...path.split('.')],
);

/** Who writes the text below `github` that a path reaches, lower case with `*` for any member; null where it is no text of others. */
export function writersOf(path: string): 'anyone' | 'writers' | null {
  const parts = path.split('.');
  if (BY_ANYONE.some((pattern) => covers(parts, pattern))) return 'anyone';
  return BY_WRITERS.some((pattern) => covers(parts, pattern)) ? 'writers' : null;
}

/** Whether an access reaches a path: it names it, something in it, or a whole of which it is a part. */
function covers(parts: readonly string[], pattern: readonly string[]): boolean {
  return pattern.every((key, index) => {
    const part = parts[index];
    return part === undefined || key === '*' || part === '*' || part === key;
  });
}
