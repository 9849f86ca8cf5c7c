import type { Plan } from '../../contracts/plan.ts';
import type { ModelTurn } from '../../contracts/scenario.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import type { ModelServer } from './model-server.ts';
import { seenOffer } from './seen-offer.ts';
import type { RunMode } from '../run/run-options.ts';
import type { UnitJob } from '../run/unit-job.ts';

type Script = (job: UnitJob) => readonly ModelTurn[];

/** Its `onUnitEnd` is called while the server still knows what it saw of the unit. */
export interface RehearsalPlan extends Omit<RunMode, 'begin' | 'offer'> {
  /** What the model says in a unit, given the scenarios that the batch was begun with. */
  readonly scripts: (scenarios: readonly string[] | null, plan: Plan) => Promise<Script>;
}

/** How a run goes where the scripted model answers: every unit has an address of its own. */
export function rehearsalMode(root: string, server: ModelServer, plan: RehearsalPlan): RunMode {
  return {
    ...plan,
    begin: async (scenarios, units) => {
      const script = await plan.scripts(scenarios, units);
      const all = [...PROVIDERS.values()].map(async ({ id, dialect }) => [id, await dialect()] as const);
      const dialects = new Map(await Promise.all(all));
      return (job) => {
        const id = job.unit.unit_run_id;
        const dialect = dialects.get(job.client.id);
        if (dialect === undefined) throw ownCommand(job.client.id);
        // Each attempt meets the script from its beginning.
        server.removeUnit(id);
        const unit = { turns: script(job), prompt: job.item.definition.prompt, dialect };
        return { kind: 'scripted', ...server.addUnit(id, unit) };
      };
    },
    offer: (job) => seenOffer(root, job, server.requestsOf(job.unit.unit_run_id)),
    onUnitEnd: (job) => {
      plan.onUnitEnd(job);
      server.removeUnit(job.unit.unit_run_id);
    },
  };
}

function ownCommand(id: string): PortcullisError {
  return new PortcullisError(
    'invalid_input',
    `provider ${id}: expected a client that a rehearsal can point at its own model, found a command of the configuration`,
    'Leave the provider out with --agents, or run it live.',
  );
}
