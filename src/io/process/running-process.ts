import { type ChildProcess, spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { endProcesses, lookUntilGone } from './end-processes.ts';
import { Descendants } from './find-descendants.ts';
import { OutputGrowth } from './output-growth.ts';
import type { ProcessEnd, ProcessRequest, Termination } from './process-request.ts';
import { signalGroup, taskKill } from './signal-processes.ts';

type Exit = Pick<ProcessEnd, 'exitCode' | 'signal'>;

/** What is handed to the watcher at once, so that the clocks of other units are right: some 10 ms of work. */
const BYTES_PER_LOOK = 1024 * 1024;
/** Milliseconds in which a descendant may end by itself before it counts as a survivor. */
const SETTLE_MS = 100;
/** Milliseconds between SIGTERM and SIGKILL for survivors, at most. */
const SURVIVOR_GRACE_MS = 1_000;
/** Milliseconds after SIGKILL. A process that is still there then waits for a device, or is another user's. */
const GIVE_UP_MS = 10_000;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** One started process, from its start until nothing of it is left. */
export class RunningProcess {
  readonly #child: ChildProcess;
  readonly #pid: number;
  readonly #request: ProcessRequest;
  readonly #output: OutputGrowth;
  readonly #descendants: Descendants;
  readonly #begin: number;
  readonly #timers = new Set<NodeJS.Timeout>();
  #termination: Termination = 'exited';
  /** When SIGTERM was sent, on the clock of `performance`. */
  #askedToEndAt: number | null = null;
  #isKilled = false;
  #afterEnd: NodeJS.Timeout | undefined;
  #isGone = false;
  #giveUp: () => void = () => {};
  #failure: { readonly error: unknown } | null = null;

  /** Right after the start, in the same turn of the event loop. `files` are open file descriptors. */
  constructor(
    child: ChildProcess,
    request: ProcessRequest,
    files: { readonly stdout: number; readonly stderr: number },
    begin: number,
  ) {
    this.#child = child;
    this.#pid = child.pid ?? 0;
    this.#request = request;
    this.#begin = begin;
    this.#output = new OutputGrowth(files.stdout, files.stderr, request.limits.outputBytes, request.watch);
    this.#descendants = new Descendants(this.#pid, request.marker);
  }

  /** Resolves when the process and what it started are gone. */
  async end(): Promise<ProcessEnd> {
    const { limits, signal } = this.#request;
    // After the start this only says that a signal could not be sent.
    this.#child.on('error', () => {});
    const cancel = (): void => this.#stop('cancelled', 'SIGTERM');
    // One signal serves all units of a batch; Node 20 takes more than ten listeners for a leak.
    if (signal !== null) setMaxListeners(0, signal);
    signal?.addEventListener('abort', cancel, { once: true });
    this.#after(limits.wallMs, () => this.#timeIsUp('timeout'));
    this.#lookLater();
    try {
      const exit = await this.#exit();
      const wallMs = performance.now() - this.#begin;
      // Whoever is left may still write.
      const survivors = await this.#endSurvivors();
      await this.#lookAtRest();
      if (this.#failure !== null) throw this.#failure.error;
      return { ...exit, spawnError: null, termination: this.#termination, survivors, wallMs };
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** The pipes of the process are not waited for, and there are none: a grandchild could hold them for ever. */
  async #exit(): Promise<Exit> {
    const exit = await new Promise<Exit>((resolve) => {
      this.#giveUp = () => resolve({ exitCode: null, signal: null });
      this.#child.once('exit', (exitCode, signal) => {
        // From here on the system may give the number of an empty group to another process.
        this.#isGone = true;
        resolve({ exitCode, signal });
      });
    });
    this.#isGone = true;
    for (const timer of this.#timers) clearTimeout(timer);
    return exit;
  }

  #after(ms: number, then: () => void): NodeJS.Timeout {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        then();
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
    this.#timers.add(timer);
    return timer;
  }

  #lookLater(): void {
    this.#after(this.#output.pause, () => {
      this.#look();
      this.#lookLater();
    });
  }

  #look(): void {
    const { limits } = this.#request;
    const hadEnded = this.#output.hasEnded;
    this.#lookAtOutput();
    if (this.#output.isTooLarge) this.#stop('output_limit', 'SIGKILL');
    else if (this.#output.hasTooManyTurns) this.#stop('turn_limit', 'SIGKILL');
    else if (this.#output.hasEnded && !hadEnded) {
      this.#afterEnd = this.#after(limits.afterEndMs, () => this.#timeIsUp('killed_after_end'));
    } else if (hadEnded && !this.#output.hasEnded) {
      // The client works on, so that its own limit holds again.
      clearTimeout(this.#afterEnd);
      if (performance.now() - this.#begin >= limits.wallMs) this.#stop('timeout', 'SIGTERM');
    }
  }

  #lookAtOutput(): void {
    if (this.#failure !== null) return;
    try {
      this.#output.look(BYTES_PER_LOOK);
    } catch (error) {
      this.#failure = { error };
      this.#stop('cancelled', 'SIGKILL');
    }
  }

  /** The same limits as before, so that the result does not depend on when the output was looked at. */
  async #lookAtRest(): Promise<void> {
    do {
      this.#lookAtOutput();
      // Without it, a caller that starts the next process at once, while others end, would never let the event loop turn: neither
      // timers nor what is left of ended processes would get their time.
      await nextTurn();
    } while (this.#output.isBehind && this.#failure === null);
    if (this.#termination !== 'exited') return;
    if (this.#output.isTooLarge) this.#termination = 'output_limit';
    else if (this.#output.hasTooManyTurns) this.#termination = 'turn_limit';
  }

  /** A busy event loop gets to its timers late: an exit, or a terminal event, that came in time goes first. */
  #timeIsUp(termination: 'timeout' | 'killed_after_end'): void {
    setImmediate(() => {
      if (this.#isGone) return;
      this.#look();
      if (this.#output.hasEnded === (termination === 'killed_after_end')) this.#stop(termination, 'SIGTERM');
    });
  }

  /** The first reason stands; a later one can only make it quicker. */
  #stop(termination: Termination, signal: 'SIGTERM' | 'SIGKILL'): void {
    if (this.#isGone || this.#isKilled) return;
    if (this.#termination === 'exited') this.#termination = termination;
    if (signal === 'SIGKILL') this.#kill();
    else if (this.#askedToEndAt === null) {
      this.#askedToEndAt = performance.now();
      this.#send('SIGTERM');
      this.#after(this.#request.limits.graceMs, () => this.#kill());
    }
  }

  #kill(): void {
    if (this.#isGone || this.#isKilled) return;
    this.#isKilled = true;
    this.#send('SIGKILL');
    this.#after(GIVE_UP_MS, () => this.#giveUp());
  }

  #send(signal: 'SIGTERM' | 'SIGKILL'): void {
    if (process.platform !== 'win32') {
      signalGroup(this.#pid, signal);
      return;
    }
    // Windows knows no request to end that a program without a window would hear.
    const { program, args } = taskKill(this.#pid, process.env['SystemRoot']);
    spawn(program, args, { stdio: 'ignore', windowsHide: true }).once('error', () => this.#child.kill('SIGKILL'));
  }

  async #endSurvivors(): Promise<number> {
    const look = (): ReturnType<Descendants['look']> => this.#descendants.look();
    const isUrgent = (): boolean => {
      this.#output.measure();
      return this.#output.isTooLarge;
    };
    const { graceMs } = this.#request.limits;
    // The group was signalled together with its leader and has the same grace; others were not signalled yet.
    const groupMs =
      this.#askedToEndAt === null || this.#isKilled ? 0 : this.#askedToEndAt + graceMs - performance.now();
    const left = await lookUntilGone(look, (found, elapsed) => {
      const hasGroup = found.some(({ group }) => group === this.#pid);
      return elapsed >= Math.max(SETTLE_MS, hasGroup ? groupMs : 0) || isUrgent();
    });
    if (left.length === 0) return 0;
    return endProcesses(look, Math.min(graceMs, SURVIVOR_GRACE_MS), this.#pid, isUrgent);
  }
}
