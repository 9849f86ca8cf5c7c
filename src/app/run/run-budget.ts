import type { UnitResult } from '../../contracts/results.ts';

/** What a run may use up; null means as much as it needs. */
export interface Budget {
  readonly units: number | null;
  /** Of what the clients tell of their cost; one that tells none costs nothing here. */
  readonly usd: number | null;
  /** Of this process, not of a batch that is taken up. */
  readonly minutes: number | null;
}

/** Keeps count of a run's budget: once it is used up, no further unit is begun. */
export class RunBudget {
  readonly #budget: Budget;
  readonly #now: () => Date;
  readonly #began: number;
  #units = 0;
  #usd = 0;

  constructor(budget: Budget, now: () => Date, before: Iterable<UnitResult>) {
    this.#budget = budget;
    this.#now = now;
    this.#began = now().getTime();
    for (const result of before) {
      this.begin();
      this.end(result);
    }
  }

  begin(): void {
    this.#units += 1;
  }

  end({ usage }: UnitResult): void {
    this.#usd += usage?.cost_usd ?? 0;
  }

  isUsedUp(): boolean {
    const { units, usd, minutes } = this.#budget;
    if (units !== null && this.#units >= units) return true;
    if (usd !== null && this.#usd >= usd) return true;
    return minutes !== null && this.#now().getTime() - this.#began >= minutes * 60_000;
  }
}
