import type { LocatedCase } from '../../contracts/case-file.ts';
import type { PlannedUnit } from '../../contracts/plan.ts';
import type { UnitResult } from '../../contracts/results.ts';
import type { RunRecord } from '../../contracts/run-record.ts';
import type { SkillListing } from '../../evidence/transcript-event.ts';
import type { RetryPolicy } from '../../harness/retry/policy.ts';
import type { UnitFile, UnitSkill } from '../../io/unit/unit-folder.ts';
import type { Client, ModelSource } from '../../providers/provider.ts';
import type { LocatedClient } from '../clients/locate-client.ts';
import type { SkillFolder } from '../repository/load-skills.ts';
import type { ScoreRequest, SeenOffer } from '../score/score-transcript.ts';
import type { Environment } from '../world/workflow-run.ts';

/** The variable by which processes of a unit are found again, whatever group they moved to. */
export const UNIT_VARIABLE = 'PORTCULLIS_UNIT';

/** Path → size, of the log files that a provider's home has before any run. */
export type LogSnapshot = ReadonlyMap<string, number>;

/** Everything that one unit needs; nothing of it changes between attempts. */
export interface UnitJob {
  readonly batchRunId: string;
  readonly unit: PlannedUnit;
  readonly item: LocatedCase;
  /** What the client is given: the prompt of the case, and behind it its context. */
  readonly prompt: string;
  readonly client: Client;
  readonly program: LocatedClient;
  readonly model: string | null;
  readonly timeoutMs: number;
  /** What the batch was asked for. */
  readonly record: RunRecord;
  /** The folder of all units of the batch. */
  readonly parent: string;
  /** Absolute paths of folders that are left out where the workspace holds them. */
  readonly excluded: readonly string[];
  /** What instructs agents in the repository. */
  readonly files: readonly UnitFile[];
  readonly skills: readonly UnitSkill[];
  /** All that the client finds in the unit. */
  readonly found: readonly SkillFolder[];
  readonly installed: readonly SkillListing[] | null;
  /** Where that lies; null where nothing is under test. */
  readonly roots: readonly string[] | null;
  readonly environment: Environment;
  /** What the libraries of its files take out of what is kept, beside secrets. */
  readonly masks: readonly ((text: string) => string)[];
  /** The log files of a provider's home before any run: looked at once for each provider and batch. */
  readonly snapshots: Map<string, LogSnapshot>;
  /** Its batch has several trials of a cell. */
  readonly comparesTrials: boolean;
  /** Where the transcript is kept, without its ending. */
  readonly stem: string;
  /** The transcript's path as results show it. */
  readonly shownStem: string;
  /** What the comparator's version of the case asks for. */
  readonly further: Pick<ScoreRequest, 'furtherTokens' | 'furtherAnyTokens'>;
}

/** What a unit takes from outside while it runs. */
export interface UnitWorld {
  /** Who answers the client in the next attempt. */
  readonly source: (job: UnitJob) => ModelSource;
  /** What the client offered the model in the attempt that ended; null where that was not seen. */
  readonly offer: (job: UnitJob) => SeenOffer | null;
  readonly retryPolicy: RetryPolicy;
  readonly signal: AbortSignal;
  /** Whether the attempt that came to this may be followed by another one; told of each that might be. */
  readonly mayRetry: (job: UnitJob, attempt: UnitResult) => Promise<boolean>;
  readonly onRetry: (job: UnitJob, attempt: UnitResult, delayMs: number) => void;
}
