export interface ProcessEnd {
  /** As the system reports them; null where the process was not started or could not be ended. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Why it could not be started, as a sentence; null where it was. */
  readonly spawnError: string | null;
  /** Why it ended: by itself, or by our own decision. Never inferred from exit code or signal. */
  readonly termination: Termination;
  /** Descendants that were still there after the process was gone, and were ended. */
  readonly survivors: number;
  /** From before the start until the process was gone. */
  readonly wallMs: number;
  readonly stdoutBytes: number;
}

export type Termination = 'exited' | 'timeout' | 'killed_after_end' | 'output_limit' | 'turn_limit' | 'cancelled';
