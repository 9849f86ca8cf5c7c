import type { TurnPlace } from '../contracts/typestate-detail.ts';
import type { FailureClass } from './failure-class.ts';
import type { JudgedTurn } from './judge-turn.ts';

interface TalliedClass {
  /** In how many turns. */
  turns: number;
  /** The first of them. */
  readonly places: TurnPlace[];
}

/** So many places of a class are kept, and so many calls of a place: what is shown is enough to find the rest. */
const PLACES = 5;
const CALLS = 10;

/** Failure classes of the turns of one subject, counted as the turns go by, so that no number of turns fills the memory. */
export class TurnTally {
  readonly classes = new Map<FailureClass, TalliedClass>();
  turns = 0;
  rejected = 0;

  /** `placeOf` gives the place of a fault of this turn. */
  add({ faults }: JudgedTurn, placeOf: (calls: readonly string[]) => TurnPlace): void {
    this.turns += 1;
    if (faults.length > 0) this.rejected += 1;
    for (const { failureClass, calls } of faults) {
      const known = this.classes.get(failureClass) ?? { turns: 0, places: [] };
      this.classes.set(failureClass, known);
      known.turns += 1;
      if (known.places.length < PLACES) {
        const place = placeOf(calls);
        known.places.push({ ...place, calls: place.calls.slice(0, CALLS) });
      }
    }
  }
}
