import { isNewerRun, runOfBody } from '../../../contracts/proposal-run.ts';
import type { Answer, ApiFailure } from '../../../io/github/api-answer.ts';
import { GitHubApi } from '../../../io/github/github-api.ts';
import {
  advanceBranch,
  changedSince,
  commitFiles,
  compareCommits,
  createBranch,
  defaultBranch,
  findBranch,
  type BranchTip,
} from '../../../io/github/github-commits.ts';
import { blobId, GitHubFiles } from '../../../io/github/github-files.ts';
import { createPull, findOpenPull, updatePull, type OpenPull } from '../../../io/github/github-pulls.ts';
import { usageError } from '../../../kernel/portcullis-error.ts';
import { proposalBody, proposalMessage, proposalTitle } from '../../../report/baseline-proposal.ts';
import { branchDecision, type ProposalBranch } from './proposal-branch.ts';
import { failureNote, type ProposalStep } from './failure-note.ts';
import type { PreparedProposal } from './prepare-proposal.ts';
import type { ProposalTarget } from './open-proposal.ts';

/** One line for people; parts of it are the server's words. A `notice` is as it should be, a `warning` asks for something. */
export interface ProposalNote {
  readonly level: 'notice' | 'warning';
  readonly text: string;
}

/** What came of it. `pull`: the open pull request for the branch, whichever run made it. */
export interface ProposalOutcome {
  readonly pull: OpenPull | null;
  readonly notes: readonly ProposalNote[];
}

/** Why there is no proposal; what was made before stays. */
class NotProposed extends Error {
  readonly level: ProposalNote['level'];

  constructor(message: string, level: ProposalNote['level'] = 'warning') {
    super(message);
    this.level = level;
  }
}

/** So often is a branch written that somebody else wrote at the same time. */
const ATTEMPTS = 2;

/**
 * Proposes a baseline by the API alone: one commit that changes its files, on a branch of its own, and one open pull request for it, which
 * later runs update. The base branch is never written, a branch is never forced, and what others or newer runs made stays. Whatever stands
 * in the way becomes a note.
 *
 * @throws PortcullisError `usage` where the branch is the base branch or the default branch
 */
export async function propose(prepared: PreparedProposal): Promise<ProposalOutcome> {
  const { target, files, pullRequest } = prepared;
  const changed = files.length > 0;
  if (target === null) {
    const text = 'without a "token" there is no pull request, only the patch';
    return { pull: null, notes: pullRequest === 'auto' && changed ? [{ level: 'warning', text }] : [] };
  }
  const writer = new ProposalWriter(prepared, target);
  try {
    await (changed ? writer.propose() : writer.tellOpenPull());
  } catch (error) {
    if (!(error instanceof NotProposed)) throw error;
    writer.notes.push({ level: error.level, text: error.message });
  }
  return { pull: writer.pull, notes: writer.notes };
}

class ProposalWriter {
  pull: OpenPull | null = null;
  readonly notes: ProposalNote[] = [];
  readonly #prepared: PreparedProposal;
  readonly #target: ProposalTarget;
  readonly #api: GitHubApi;
  readonly #files: GitHubFiles;

  constructor(prepared: PreparedProposal, target: ProposalTarget) {
    const api = new GitHubApi(target.access);
    const { repository } = prepared;
    this.#prepared = prepared;
    this.#target = target;
    this.#api = api;
    this.#files = new GitHubFiles(api, (blob) => repository.blob(blob), repository);
  }

  /** Nothing is proposed; a proposal of an earlier run is somebody else's to close. */
  async tellOpenPull(): Promise<void> {
    const { branch } = this.#target;
    const found = await findOpenPull(this.#api, branch, await this.#base());
    if (found.kind !== 'done' || found.value === null) return;
    this.pull = found.value;
    const text = `pull request #${found.value.number} of an earlier run is still open, and is left alone`;
    this.notes.push({ level: 'notice', text });
  }

  async propose(): Promise<void> {
    const { branch } = this.#target;
    this.#refuseUnread();
    const base = await this.#base();
    const tip = await this.#fittingTip(base);
    const found = await findOpenPull(this.#api, branch, base);
    if (found.kind === 'done') this.pull = found.value;
    this.#refuseNewer();
    await this.#writeBranch(tip);
    // Without the list nobody knows which pull request to update.
    if (found.kind !== 'done') throw this.#failed('pull request', found, this.#byHand(base));
    await this.#writePull(base);
  }

  /** The name of the base branch. */
  async #base(): Promise<string> {
    const { branch, base } = this.#target;
    const told = await defaultBranch(this.#api);
    const name = base ?? (told.kind === 'done' ? told.value : null);
    if (name === null)
      throw new NotProposed(
        `the default branch is not known: set "base-ref" (${'reason' in told ? told.reason : told.kind})`,
      );
    // Also not the default branch, where another base was named.
    if (branch === name || (told.kind === 'done' && branch === told.value)) {
      throw usageError(
        `The input "branch" is ${JSON.stringify(branch)}: a branch of its own was expected, which is never the base branch.`,
        'Leave it out, or name one that nobody else writes.',
      );
    }
    return name;
  }

  /** Where the base branch stands, if what was computed fits there. */
  async #fittingTip(base: string): Promise<BranchTip> {
    const { commit, files } = this.#prepared;
    const tip = this.#done('reading', await findBranch(this.#api, base));
    if (tip === null) throw new NotProposed(`there is no branch ${base}: set "base-ref" to one that exists`);
    if (tip.commit === commit) return tip;
    const compared = await compareCommits(this.#api, tip.commit, commit);
    if (compared.kind !== 'done' && compared.kind !== 'unrelated') {
      throw new NotProposed(`the API does not compare commits (${compared.reason})`);
    }
    if (compared.kind === 'unrelated' || compared.mergeBase !== commit) {
      throw new NotProposed(
        `the results are of ${commit}, which is no part of ${base}: apply the patch to the branch that they are of`,
      );
    }
    for (const { file, blobBefore } of files) {
      const now = await this.#files.readFileAt(tip.commit, file);
      if (now.kind === 'unreadable') throw new NotProposed(`${file} of ${base} cannot be read (${now.reason})`);
      if ((now.kind === 'found' ? now.blob : null) === blobBefore) continue;
      throw new NotProposed(
        `${base} has another ${file} by now than ${commit}: a run of the present commit proposes on top of it`,
      );
    }
    return tip;
  }

  /** Without the counts of the open proposal this one would take them away. */
  #refuseUnread(): void {
    const { open } = this.#prepared;
    if (open !== null && open.kind !== 'done') throw this.#failed('reading', open, '; the open proposal stays');
    if (open !== null && open.value.note !== null) this.notes.push({ level: 'warning', text: open.value.note });
  }

  #refuseNewer(): void {
    const made = runOfBody(this.pull?.body ?? '');
    if (made !== null && isNewerRun(made, this.#prepared.proposal.run)) throw newer(made.id);
  }

  /** Makes the branch, or moves it on from where it is. */
  async #writeBranch(tip: BranchTip): Promise<void> {
    const { branch } = this.#target;
    const { proposal, files, paths } = this.#prepared;
    for (let attempt = 1; ; attempt += 1) {
      const own = this.#done('reading', await findBranch(this.#api, branch));
      const state = own === null ? null : await this.#stateOf(own, tip);
      const decision = branchDecision(state, proposal.run, paths);
      if (decision.kind === 'keep') return;
      if (decision.kind === 'newer') throw newer(decision.run.id);
      if (decision.kind === 'foreign') {
        throw new NotProposed(
          `the branch ${branch} is left alone, since ${decision.why}: merge or delete it, or name another "branch"`,
        );
      }
      const { open } = this.#prepared;
      if (open?.kind === 'done' && open.value.tip !== (own?.commit ?? null)) {
        throw new NotProposed(`the branch ${branch} was moved after its counts were read: run the job again`);
      }
      const made = await commitFiles(this.#api, {
        baseTree: tip.tree,
        files: files.map(({ file, text }) => ({ path: file, content: text })),
        // Following the branch as it was read, so that GitHub itself refuses to move it where somebody else has by now.
        parents: own === null || own.commit === tip.commit ? [tip.commit] : [own.commit, tip.commit],
        message: proposalMessage(proposal),
      });
      const commit = this.#done('branch', made);
      const written = await (own === null
        ? createBranch(this.#api, branch, commit)
        : advanceBranch(this.#api, branch, commit));
      if (written.kind === 'done') return;
      const isRace =
        written.kind === 'refused' && /fast[- ]forward|already exists|does not exist/i.test(written.reason);
      if (!isRace || attempt === ATTEMPTS) throw this.#failed('branch', written);
    }
  }

  async #stateOf(own: BranchTip, tip: BranchTip): Promise<ProposalBranch> {
    const changed = this.#done('reading', await changedSince(this.#api, tip.commit, own.commit));
    let holdsIt = true;
    for (const { file, text } of this.#prepared.files) {
      const held = await this.#files.readFileAt(own.commit, file);
      const wanted = blobId(new TextEncoder().encode(text), own.commit.length);
      holdsIt &&= held.kind === 'found' && held.blob === wanted;
    }
    return { message: own.message, changed, holdsIt };
  }

  async #writePull(base: string): Promise<void> {
    const { branch } = this.#target;
    const proposal = { ...this.#prepared.proposal, base };
    const text = { title: proposalTitle(proposal), body: proposalBody(proposal) };
    let before = this.pull;
    if (before === null) {
      const made = await createPull(this.#api, branch, base, text);
      if (made.kind === 'done') this.pull = made.value;
      if (made.kind === 'done') return;
      if (made.kind !== 'refused' || !/already exists/i.test(made.reason)) {
        throw this.#failed('pull request', made, this.#byHand(base));
      }
      before = this.#done('pull request', await findOpenPull(this.#api, branch, base));
      this.pull = before;
      this.#refuseNewer();
    }
    if (before === null || (before.title === text.title && before.body === text.body)) return;
    this.pull = this.#done('pull request', await updatePull(this.#api, before.number, text));
  }

  /** Where a person opens what the token may not. */
  #byHand(base: string): string {
    const { serverUrl, access, branch } = this.#target;
    const place = [base, branch].map((name) => name.split('/').map(encodeURIComponent).join('/')).join('...');
    return `; the branch ${branch} is there: ${serverUrl}/${access.repository}/compare/${place}?expand=1`;
  }

  #done<T>(step: ProposalStep, answer: Answer<T>): T {
    if (answer.kind === 'done') return answer.value;
    throw this.#failed(step, answer);
  }

  #failed(step: ProposalStep, failure: ApiFailure, more = ''): NotProposed {
    return new NotProposed(`${failureNote(step, failure, this.#target.branch)}${more}`);
  }
}

function newer(id: number): NotProposed {
  return new NotProposed(`a newer run (${id}) has proposed already, and its proposal stays`, 'notice');
}
