import { counted } from '../contracts/counted.ts';
import { caseSetDigest, type LocatedCase, type RoutingCase } from '../contracts/case-file.ts';
import type { Plan, PlannedUnit, PlanSelection } from '../contracts/plan.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { invalidInput, PortcullisError } from '../kernel/portcullis-error.ts';
import { refuseUnknownNames } from '../kernel/similar-name.ts';
import type { PlannedTrials } from './sampling/cell-rule.ts';

/** A longer plan takes more memory than a job should. */
const MOST_UNITS = 100_000;

export interface PlanRequest {
  readonly cases: readonly LocatedCase[];
  /** The configured providers. */
  readonly providers: readonly string[];
  readonly selection: PlanSelection;
  /** Ids of the cases that changes touch, and that differ from the comparator's; null where all cases are asked for. */
  readonly touched?: { readonly cases: ReadonlySet<string>; readonly differing: ReadonlySet<string> } | null;
  /** Trials of each cell; those beyond `required` are optional. */
  readonly trials: (definition: RoutingCase, agent: string) => PlannedTrials;
  readonly commit: string | null;
  readonly batchRunId: string;
  /** A new UUID at each call. */
  readonly newId: () => string;
}

/**
 * Which units a batch consists of, case-major in the order of the case ids. A filter that matches nothing is an error, since an
 * empty batch would hold whatever happens; that changes touch no case is none. A case that differs from the comparator's is planned
 * whatever the filters of cases say, where changes are asked for.
 */
export function planUnits(request: PlanRequest): Plan {
  const { cases, providers, selection, touched = null } = request;
  refuseUnknownNames('--agents', selection.agents, providers, 'a configured provider');
  refuseUnknownNames(
    '--case-id',
    selection.case_ids,
    cases.map((item) => item.definition.case_id),
    'a case id',
  );
  const categories = cases.flatMap((item) => item.definition.category ?? []);
  refuseUnknownNames('--category', selection.categories, categories, 'a category');

  const sorted = [...cases].sort((left, right) => compareCodePoints(left.definition.case_id, right.definition.case_id));
  const chosen = sorted.filter(({ definition }) => {
    const byId = selection.case_ids === null || selection.case_ids.includes(definition.case_id);
    const byCategory = selection.categories === null || selection.categories.includes(definition.category ?? '');
    const byChange = touched === null || touched.cases.has(definition.case_id);
    return (byId && byCategory && byChange) || touched?.differing.has(definition.case_id) === true;
  });
  const agents = providers.filter((agent) => selection.agents === null || selection.agents.includes(agent));
  let count = 0;
  const units = chosen.flatMap(({ definition }) =>
    agents.flatMap((agent) => {
      const trials = request.trials(definition, agent);
      count += trials.all;
      if (count > MOST_UNITS) {
        const help = 'Narrow the plan by --category, --case-id, --agents or --changed.';
        throw invalidInput(`the plan: expected at most ${MOST_UNITS} units, found more`, help);
      }
      return unitsOfCell(definition.case_id, agent, trials, request.newId);
    }),
  );
  const isUntouched = touched !== null && chosen.length === 0 && cases.length > 0 && agents.length > 0;
  if (units.length === 0 && !isUntouched) {
    throw new PortcullisError(
      'no_cases_selected',
      `no unit is planned: ${counted(cases.length, 'case')}, ${chosen.length} selected, ${counted(agents.length, 'provider')}`,
      'Check the case file, the filters and the configured providers.',
    );
  }
  return {
    schema: 1,
    batch_run_id: request.batchRunId,
    commit: request.commit,
    case_set_digest: caseSetDigest(cases),
    providers: [...providers],
    selection: { ...selection },
    cases: sorted.map(({ definition, file, line, digest }) => ({
      case_id: definition.case_id,
      category: definition.category ?? null,
      file,
      line,
      digest,
    })),
    units,
  };
}

function unitsOfCell(
  caseId: string,
  agent: string,
  { required, all }: PlannedTrials,
  newId: () => string,
): readonly PlannedUnit[] {
  return Array.from({ length: all }, (_, index): PlannedUnit => ({
    unit_run_id: newId(),
    case_id: caseId,
    agent,
    trial: index + 1,
    ...(index < required ? {} : { optional: true }),
  }));
}
