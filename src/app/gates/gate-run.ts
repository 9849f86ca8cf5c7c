import type { GateOutcome } from '../../contracts/gate-result.ts';
import type { Leg } from '../../contracts/jobs-detail.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';
import type { GateOptions, Head } from './gate-head.ts';

/** What gates are asked for. */
export interface GatesOptions extends GateOptions {
  /** One gate alone; null for every gate that is asked. */
  readonly only: string | null;
  /** Evidence files of turns: paths or globs; null judges turns only where a configuration asks for it. */
  readonly turns: readonly string[] | null;
  /** The jobs that the gate needs, judged already; null where the gate judges results alone. */
  readonly legs: readonly Leg[] | null;
}

/** What the gates of one run share: head and comparator are found once. */
export interface GateRun {
  readonly world: World;
  readonly options: GatesOptions;
  readonly head: Head;
  readonly comparator: Comparator;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A gate as the use case runs it. */
export interface Gate {
  /** As its table has it. */
  readonly gate: string;
  /** Whether it runs where no gate is asked for alone. */
  readonly isAsked: (run: GateRun) => boolean;
  /** Loads what it decides on, and decides. Throws `PortcullisError` where it cannot even begin. */
  readonly judge: (run: GateRun) => Promise<GateOutcome>;
}
