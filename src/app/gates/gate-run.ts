import type { GateOutcome } from '../../contracts/gate-result.ts';
import type { Comparator } from '../comparator/resolve-comparator.ts';
import type { World } from '../world/world.ts';
import type { GateOptions, Head } from './gate-head.ts';

/** What gates are asked for. */
export interface GatesOptions extends GateOptions {
  /** Where it was resolved before, with what it was told already. */
  readonly comparator?: Comparator;
  /** One gate alone; null for every gate that is asked. */
  readonly only: string | null;
  /** What is given by the flag or input of this name in a gate's table: no value for a switch; null where it is not given. */
  readonly given: (name: string) => readonly string[] | null;
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
  readonly isAsked: (run: GateRun) => boolean | Promise<boolean>;
  /** What has to be said where it is not asked. */
  readonly unjudged?: (run: GateRun) => readonly string[];
  /** Loads what it decides on, and decides. Throws `PortcullisError` where it cannot even begin. */
  readonly judge: (run: GateRun) => Promise<GateOutcome>;
}
