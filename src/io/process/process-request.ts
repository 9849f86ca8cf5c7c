import type { Marker } from './find-descendants.ts';
import type { Watch } from './output-growth.ts';

/** A process to be run: one client for one unit. */
export interface ProcessRequest {
  /** Absolute path of an executable, or of a script that names its interpreter; never a shell command. */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment, with the marker in addition. Nothing is inherited (Windows adds `SystemRoot` and the like). */
  readonly environment: Readonly<Record<string, string>>;
  /** A file that is read to its end; null for none at all. */
  readonly stdin: string | null;
  /** Files, made or emptied. A pipe would lose what a client that exits at once has not written yet. */
  readonly stdout: string;
  readonly stderr: string;
  readonly limits: ProcessLimits;
  /** Gets all bytes of standard output in order while the file grows, and the rest after the end. It must not throw. */
  readonly watch: Watch | null;
  readonly marker: Marker | null;
  /** Ends the process when it is aborted. */
  readonly signal: AbortSignal | null;
}

export interface ProcessLimits {
  readonly wallMs: number;
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs: number;
  /** Between the client's terminal event, from which on `wallMs` no longer counts, and SIGTERM. */
  readonly afterEndMs: number;
  /** For standard output and error output, each. A file can end up a little larger. */
  readonly outputBytes: number;
}

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
}

export type Termination = 'exited' | 'timeout' | 'killed_after_end' | 'output_limit' | 'turn_limit' | 'cancelled';
