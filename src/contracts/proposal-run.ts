/** The workflow run that proposed a baseline. */
export interface ProposalRun {
  /** GitHub counts them up over a whole repository. */
  readonly id: number;
  readonly attempt: number;
}

const TRAILER = /^Portcullis-Run: ([1-9][0-9]{0,15})\.([1-9][0-9]{0,5})$/m;
const MARKER = /^<!-- portcullis-baseline run=([1-9][0-9]{0,15})\.([1-9][0-9]{0,5}) -->$/m;

/** The line of a commit's message by which later runs know the commit as theirs, and how new it is. */
export function proposalTrailer(run: ProposalRun): string {
  return `Portcullis-Run: ${run.id}.${run.attempt}`;
}

/** The line of a pull request's text that says the same, and that nobody sees. */
export function proposalMarker(run: ProposalRun): string {
  return `<!-- portcullis-baseline run=${run.id}.${run.attempt} -->`;
}

/** The run that a commit's message names; null where it is not one of ours. */
export function runOfMessage(message: string): ProposalRun | null {
  return runOf(TRAILER.exec(message));
}

/** The run that a pull request's text names; null where it has none. */
export function runOfBody(body: string): ProposalRun | null {
  return runOf(MARKER.exec(body.replaceAll('\r\n', '\n')));
}

/** Whether a run began after another one. A run that is done again says what was true when it began, so that the attempt comes second. */
export function isNewerRun(run: ProposalRun, other: ProposalRun): boolean {
  return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}

function runOf(found: RegExpExecArray | null): ProposalRun | null {
  return found === null ? null : { id: Number(found[1]), attempt: Number(found[2]) };
}
