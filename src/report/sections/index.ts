import { KPI_SECTIONS } from './kpi.ts';
import { REQUIRED_SECTIONS } from './required.ts';
import { ROUTING_SECTIONS } from './routing.ts';
import type { GateSections } from './section.ts';
import { TYPESTATE_SECTIONS } from './typestate.ts';
import { JOBS_SECTIONS } from './jobs.ts';

/** Of the gates that have more to say than counts and findings. */
const SECTIONS: readonly GateSections[] = [
  JOBS_SECTIONS,
  ROUTING_SECTIONS,
  TYPESTATE_SECTIONS,
  REQUIRED_SECTIONS,
  KPI_SECTIONS,
];

/** What a gate has to say beyond counts and findings. */
export function sectionsOf(gate: string): GateSections {
  return SECTIONS.find((sections) => sections.gate === gate) ?? { gate };
}
