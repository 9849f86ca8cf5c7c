import { code } from './markdown.ts';

/** What an approval of a proposed baseline depends on. */
export interface Approval {
  /** The baseline, relative to the repository. */
  readonly file: string;
  readonly base: string | null;
  readonly isLoosened: boolean;
}

/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
export function approvalText({ file, base, isLoosened }: Approval): string {
  const branch = base === null ? 'the branch' : code(base);
  const points = [
    `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${code(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
    '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
    isLoosened
      ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
      : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
    '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
  ];
  return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}
