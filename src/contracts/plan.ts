import { digestOf } from '../kernel/digest.ts';
import type {
  Plan,
  PlannedChanges,
  PlannedListing,
  PlannedShard,
  PlannedUnit,
  PlanSelection,
} from './generated/plan.ts';
import { validate } from './generated/plan.validate.js';
import { parseCheckedJson } from './json-source.ts';

export type { Plan, PlannedChanges, PlannedListing, PlannedShard, PlannedUnit, PlanSelection };

/** The name of the plan's file, beside the results. */
export const PLAN_FILE = 'plan.json';

export function parsePlan(text: string, file: string): Plan {
  return parseCheckedJson<Plan>('the plan', text, validate, file, { wholeCharacters: true });
}

/** Whether a cell has several trials, which are then compared with each other. */
export function comparesTrials({ units }: Plan): boolean {
  return units.some(({ trial }) => trial > 1);
}

/** `sha256:…` by which results say which plan they belong to. */
export function planDigest(plan: Plan): string {
  // Contract types are JSON data; an interface does not say so to the compiler.
  return digestOf(plan as object as Parameters<typeof digestOf>[0]);
}
