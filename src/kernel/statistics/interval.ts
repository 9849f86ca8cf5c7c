/** A closed interval of rates, 0 <= `low` <= `high` <= 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
