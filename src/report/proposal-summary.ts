import { addProposal, proposalTitle, type BaselineProposal } from './baseline-proposal.ts';
import { escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';

/** What became of a proposal. */
export interface ProposalStatus {
  readonly changed: boolean;
  readonly pull: { readonly number: number; readonly url: string } | null;
  /** The artifact with the patch; null where it is none. */
  readonly artifact: string | null;
  /** What stands in the way, a line each; not escaped. */
  readonly notes: readonly string[];
}

/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
export function proposalSummary(
  proposal: BaselineProposal,
  { changed, pull, artifact, notes }: ProposalStatus,
  limit: number = CHANNEL_LIMITS.summaryBytes,
): string {
  const page = new MarkdownPage(limit);
  const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
  page.add(`# ${escapeMarkdown(title)}`);
  const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
  lines.push(...notes.map((note) => escapeMarkdown(note)));
  if (lines.length > 0) page.add(lines.map((line) => `- ${line}`).join('\n'));
  if (changed && artifact !== null) {
    const download = `gh run download ${proposal.run.id} --name ${artifact}`;
    page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
  }
  addProposal(page, proposal);
  return page.text();
}
