import type { BaselineEntry } from '../contracts/baseline.ts';
import { counted, firstOf } from '../contracts/counted.ts';
import type { Tally } from '../contracts/routing-detail.ts';
import { proposalMarker, proposalTrailer, type ProposalRun } from '../contracts/proposal-run.ts';
import { CHANNEL_LIMITS } from './channel-limits.ts';
import { code, escapeMarkdown } from './markdown.ts';
import { MarkdownPage } from './markdown-page.ts';
import { markdownTable } from './table.ts';
import { countsText, tallyText } from './statistics-text.ts';
import { clip, safeText } from './text-style.ts';

/** A cell of which the baseline says something else from now on. */
export interface ProposalRow {
  readonly case_id: string;
  readonly agent: string;
  /** `counts`: only its history grew. */
  readonly kind: 'added' | 'loosened' | 'tightened' | 'removed' | 'counts';
  readonly before: BaselineEntry | null;
  readonly after: BaselineEntry | null;
  /** What the new entry rests on; null where the cell is gone. */
  readonly tally: Tally | null;
  /** What these results brought to it; null where all of it is theirs. */
  readonly added: { readonly passed: number; readonly total: number } | null;
}

/** What a run proposes to expect. */
export interface BaselineProposal {
  /** The baseline, relative to the repository. */
  readonly file: string;
  /** That of the KPI, where it gets records; null otherwise. */
  readonly kpi: string | null;
  /** Why expectations are loosened; null where nobody said. */
  readonly reason: string | null;
  /** The commit that the results are of. */
  readonly commit: string | null;
  /** The branch that the baseline is proposed to; null where it is not known. */
  readonly base: string | null;
  readonly batches: readonly string[];
  /** Batches that an earlier proposal counted, and which are in this one since nobody merged it. */
  readonly carried: readonly string[];
  readonly run: ProposalRun & { readonly url: string };
  readonly rows: readonly ProposalRow[];
  readonly unchanged: readonly { readonly cell: string; readonly why: string }[];
  readonly warnings: readonly string[];
}

/** GitHub takes 65,536 characters; what is measured is bytes, of which a character has at least one. */
export const PROPOSAL_LIMIT_BYTES = 60_000;

/** Of a reason or a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
/** Batches that are named. */
const BATCHES = 5;

const MARKS = {
  loosened: '❗ loosened',
  removed: '➖ removed',
  added: '➕ added',
  tightened: '✅ tightened',
  counts: '· counts',
} as const;

/** What a reviewer has to look at first comes first. */
const RANKS = ['loosened', 'removed', 'tolerated', 'added', 'tightened', 'counts'] as const;

/** One line: what changes, in numbers. It holds nothing that a case or a reason says. */
export function proposalTitle({ rows, kpi }: Pick<BaselineProposal, 'rows' | 'kpi'>): string {
  const parts = (['loosened', 'removed', 'added', 'tightened'] as const).flatMap((kind) => {
    const number = rows.filter((row) => row.kind === kind).length;
    return number === 0 ? [] : [`${number} ${kind}`];
  });
  const grown = rows.filter((row) => row.added !== null).length;
  if (grown > 0) parts.push(`counts of ${counted(grown, 'cell')}`);
  if (kpi !== null) parts.push('records of the KPI');
  return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}

/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
export function proposalMessage(proposal: BaselineProposal): string {
  const { commit, run } = proposal;
  const of = commit === null ? '' : ` of ${commit}`;
  const body = `What the results${of} support: ${safeText(run.url)}`;
  return `${proposalTitle(proposal)}\n\n${body}\n\n${proposalTrailer(run)}\n`;
}

/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
export function proposalBody(proposal: BaselineProposal, limit: number = PROPOSAL_LIMIT_BYTES): string {
  const page = new MarkdownPage(limit);
  page.add(`${proposalMarker(proposal.run)}\n${openingOf(proposal)}`);
  addProposal(page, proposal);
  page.add(approvalText(proposal));
  return page.text();
}

/** What became of a proposal. */
interface ProposalStatus {
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
): string {
  const page = new MarkdownPage(CHANNEL_LIMITS.summaryBytes);
  const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
  page.add(`# ${escapeMarkdown(title)}`);
  const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
  for (const note of notes) lines.push(escapeMarkdown(note));
  if (lines.length > 0) page.add(lines.map((line) => `- ${line}`).join('\n'));
  if (changed && artifact !== null) {
    const download = `gh run download ${proposal.run.id} --name ${artifact}`;
    page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
  }
  addProposal(page, proposal);
  return page.text();
}

/** Where it comes from, what changes and what was not taken. At least a tenth of the room that is left stays for what follows. */
function addProposal(page: MarkdownPage, proposal: BaselineProposal): void {
  const { rows, unchanged, warnings } = proposal;
  const facts = markdownTable({ head: ['of', 'what'], rows: [] });
  page.add([facts.head, ...factsOf(proposal)].join('\n'));
  page.addWarnings(warnings, 0.1);
  const head = ['', 'case', 'provider', 'before', 'after', 'passed', 'why'];
  const noun = 'row: see the patch';
  page.addTable('### What changes', { head, rows: rowsOf(rows) }, { share: 0.65, noun });
  const left = unchanged.map(({ cell, why }) => [clip(cell, TEXT_LIMIT), clip(why, TEXT_LIMIT)]);
  page.addTable('### What was not taken', { head: ['cell', 'why'], rows: left }, { share: 0.5, noun });
}

function openingOf({ rows, file, kpi, reason }: BaselineProposal): string {
  const summary = proposalTitle({ rows, kpi }).replace(/^[^:]*: /, '');
  const lines = [
    `The results of a run support another baseline in ${code(file)}${kpi === null ? '' : ` and ${code(kpi)}`}: **${summary}**.`,
  ];
  const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
  if (loosened > 0) {
    lines.push('', `> ❗ ${counted(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
    if (reason !== null) lines.push('>', `> the reason given: ${escapeMarkdown(clip(reason, TEXT_LIMIT))}`);
  }
  return lines.join('\n');
}

function factsOf({ commit, base, batches, carried, run }: BaselineProposal): readonly string[] {
  const facts = [
    ['commit', commit === null ? '' : code(commit)],
    ['proposed to', base === null ? '' : code(base)],
    ['batches', firstOf(batches.map(code), BATCHES)],
    ['and of the proposal that was open', firstOf(carried.map(code), BATCHES)],
    ['run', `[${run.id}, attempt ${run.attempt}](${encodeURI(safeText(run.url)).replaceAll(/[()|]/g, '')})`],
  ];
  return facts.filter(([, what]) => what !== '').map(([of, what]) => `| ${of} | ${what} |`);
}

function rowsOf(rows: readonly ProposalRow[]): readonly (readonly string[])[] {
  return rows
    .toSorted((left, right) => rankOf(left) - rankOf(right))
    .map((row) => [
      row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
      clip(row.case_id, TEXT_LIMIT),
      clip(row.agent, TEXT_LIMIT),
      entryText(row.before),
      entryText(row.after),
      passedText(row),
      whyOf(row),
    ]);
}

function rankOf({ kind, after }: ProposalRow): number {
  const tolerates = after !== null && (after.expected_status !== 'pass' || after.allow_timeout === true);
  return RANKS.indexOf(kind === 'added' && tolerates ? 'tolerated' : kind);
}

/** An entry of a baseline in a few words; null is none. */
export function entryText(entry: BaselineEntry | null): string {
  if (entry === null) return 'nothing';
  return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}

/** `23/24 (80–99 %), +3/3` */
function passedText({ tally, added }: ProposalRow): string {
  if (tally === null) return '';
  return added === null ? tallyText(tally) : `${tallyText(tally)}, +${countsText(added)}`;
}

function whyOf({ before, after }: ProposalRow): string {
  const { reason, owner, expires } = after ?? before ?? {};
  return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
    .flatMap((part) => (part === undefined || part === '' ? [] : [clip(part, TEXT_LIMIT)]))
    .join('; ');
}

/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, rows }: BaselineProposal): string {
  const branch = base === null ? 'the branch' : code(base);
  const points = [
    `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${code(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
    '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
    rows.some(({ kind }) => kind === 'loosened')
      ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
      : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
    '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
  ];
  return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}
