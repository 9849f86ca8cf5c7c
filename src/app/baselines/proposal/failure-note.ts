import type { ApiFailure } from '../../../io/github/api-answer.ts';

/** What the API was asked for. */
export type ProposalStep = 'reading' | 'branch' | 'pull request';

const SETTING =
  'a setting forbids GitHub Actions to open pull requests: allow it under Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests" (of the repository, and of the organisation where it decides)';

const NEEDED: Readonly<Record<ProposalStep, string>> = {
  reading: 'the token may not read the repository: grant the job `contents: write`',
  branch: 'the token may not write branches: grant the job `contents: write`',
  'pull request': 'the token may not write pull requests: grant the job `pull-requests: write`',
};

/**
 * One line on why a proposal stopped at a step: which permission, setting or rule is in the way. The server's words are hostile text.
 *
 * @param branch the branch that is written
 */
export function failureNote(step: ProposalStep, { kind, reason }: ApiFailure, branch: string): string {
  if (kind === 'unauthorized') return `the token is not valid (${reason})`;
  if (kind === 'rate_limited' || kind === 'unreachable') return `the API did not do it (${reason}): run the job again`;
  if (/rule violations|protected (?:branch|ref|resource)/i.test(reason)) {
    return `a ruleset or the protection of ${branch} refuses it: let this token bypass it, or name another "branch" (${reason})`;
  }
  if (/not permitted to create or approve pull requests/i.test(reason)) return `${SETTING} (${reason})`;
  if (kind === 'forbidden' || kind === 'not_found') return `${NEEDED[step]} (${reason})`;
  return `the API refuses the ${step} (${reason})`;
}
