import type { Config } from '../../contracts/config.ts';
import type { DecisionDocument } from '../../harness/retry/decide.ts';
import type { RetryPolicy } from '../../harness/retry/policy.ts';
import type { Claim, StepEnd } from '../../harness/worker/lease-handoff.ts';
import type { StepRefs } from '../../harness/worker/step-refs.ts';
import type { LoadedRegistry } from '../tools/load-registry.ts';
import type { GovernedRun } from '../governance/governed-run.ts';
import type { STATE_FILES } from '../harness/state-folder.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import type { JudgedTurn } from './judge-turns.ts';
import type { WrittenFile } from './written-files.ts';

export interface WorkRequest {
  readonly workerId: string;
  /** The command that works; null where a program of host calls does. */
  readonly work: readonly string[] | null;
  readonly program: string | null;
  readonly verify: readonly string[];
  readonly startupVerify: readonly string[] | null;
  readonly maxSteps: number;
  /** How many turns a step may leave, and after how many steps somebody has to look; null for any. */
  readonly stopPolicy: { readonly turns: number | null; readonly checkpoint: number | null };
  /** Where the work leaves its turns; null where it leaves none. */
  readonly turns: string | null;
  /** What the work may write; empty for anything. */
  readonly paths: readonly string[];
  readonly labels: readonly string[];
  /** A step has the time of its lease. */
  readonly leaseTtlSeconds: number;
  /** Seconds that a place among all runs is waited for. */
  readonly budgetWait: number;
  /** The issue memory and the trajectory that workers share; undefined for the usual ones. */
  readonly issues: string | undefined;
  readonly trajectory: string | undefined;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
  /** The program that this process runs. */
  readonly cli: string;
}

/** Where the state of a worker lies; absolute paths. */
export type Roots = Readonly<Record<keyof typeof STATE_FILES | 'steps', string>>;

/** Where a command runs. */
export interface CommandPlace {
  readonly world: World;
  /** What is kept of it. */
  readonly folder: string;
  /** For what is not kept; a real path. */
  readonly scratch: string;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}

/** What is known of a step while it runs; its commands see a lease that ends as an interrupt. */
export interface Step extends CommandPlace {
  readonly stepId: string;
  readonly request: WorkRequest;
  readonly roots: Roots;
  readonly claim: Claim;
  readonly retryPolicy: RetryPolicy;
  readonly config: Pick<Config, 'governance'>;
  /** What is asked before the work is begun; null where governance is not configured. */
  readonly tools: LoadedRegistry | null;
  /** Whose budgets hold; null for none. */
  readonly governed: GovernedRun | null;
  readonly refs: StepRefs;
  readonly startedAt: string;
}

/** How the commands of a step ended. */
export interface Outcome {
  readonly end: StepEnd;
  readonly ran: readonly Ran[];
  readonly attempts: number;
  /** The last one; null where nothing was worked, or not to its end. */
  readonly attempt: Attempt | null;
  /** What the policy says of a failure; null where there is none. */
  readonly decision: DecisionDocument | null;
}

/** What a command or a program came to. */
export interface Ran {
  readonly name: string;
  readonly exitCode: number;
  /** Why it could not be started, or was refused; null where it was not. */
  readonly problem: string | null;
  /** In the order in which they were seen. */
  readonly failureClasses: readonly string[];
  /** The end of what it wrote. */
  readonly said: string;
}

/** One try of a step. */
export interface Attempt {
  /** In the order in which they were seen; empty where it succeeded. */
  readonly failureClasses: readonly string[];
  readonly ran: readonly Ran[];
  /** Tools did it, or failed at it: no model was asked. */
  readonly byTools: boolean;
  readonly turns: readonly JudgedTurn[];
  readonly files: readonly WrittenFile[];
  /** Those of them that `--paths` does not name. */
  readonly outside: readonly string[];
  /** Whom the work handed something over to. */
  readonly spawned: readonly string[];
}
