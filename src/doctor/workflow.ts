import { ProblemsError, shown, type LineFinder, type Problem } from '../contracts/problem.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { mappingOf, member, membersOf, scalarText, textList, type Mapping } from './yaml-value.ts';

/** A file that findings point at. */
export interface Source {
  /** Relative to the repository. */
  readonly file: string;
  readonly lines: LineFinder;
}

/** A workflow as far as the rules look at it; settings stay as they were written. */
export interface Workflow extends Source {
  /** Events with their settings; null where one has none. */
  readonly triggers: ReadonlyMap<string, Mapping | null>;
  readonly permissions: unknown;
  readonly env: Mapping;
  readonly shell: string | null;
  readonly concurrency: unknown;
  readonly jobs: readonly Job[];
}

export interface Job {
  readonly id: string;
  readonly pointer: string;
  readonly name: string | null;
  readonly condition: unknown;
  readonly needs: readonly string[];
  /** Undefined where the job is no matrix. */
  readonly matrix: unknown;
  readonly permissions: unknown;
  readonly env: Mapping;
  readonly shell: string | null;
  readonly runsOn: readonly string[];
  readonly concurrency: unknown;
  readonly continueOnError: unknown;
  /** The reusable workflow that the job calls. */
  readonly uses: string | null;
  readonly with: Mapping;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly source: Source;
  readonly pointer: string;
  readonly uses: string | null;
  readonly run: string | null;
  readonly shell: string | null;
  readonly with: Mapping;
  readonly env: Mapping;
  readonly condition: unknown;
  readonly continueOnError: unknown;
  /** The steps of the composite action of this repository that it uses. */
  readonly inner: readonly Step[];
  /** Of a step of a composite action, the step that uses the action. */
  readonly outer: Step | null;
}

/**
 * Takes a parsed YAML document as a workflow. Throws one `PortcullisError` with every place whose form is not that of GitHub's
 * workflow syntax.
 */
export function parseWorkflow(value: unknown, file: string, lines: LineFinder): Workflow {
  const source = { file, lines };
  const problems: Problem[] = [];
  const expect = expectations(source, problems);
  const top = expect('', 'a workflow with `on` and `jobs`', value, mappingOf(value));
  const jobs = top === null ? null : expect('/jobs', 'a mapping of jobs', top['jobs'], mappingOf(member(top, 'jobs')));
  const triggers = triggersOf(member(top, 'on'));
  if (top !== null) expect('/on', 'the events that start the workflow', member(top, 'on'), triggers);
  const parsed = membersOf(jobs).flatMap(([id, job]): Job[] => {
    const pointer = childPointer('/jobs', id);
    const settings = expect(pointer, 'a mapping', job, mappingOf(job));
    const steps = stepsOf(member(settings, 'steps'), `${pointer}/steps`, source, expect);
    return settings === null ? [] : [jobOf(id, settings, pointer, steps)];
  });
  if (problems.length > 0) throw new ProblemsError('the workflow', problems, 'GitHub could not run it either.');
  return {
    ...source,
    triggers: triggers ?? new Map(),
    permissions: member(top, 'permissions'),
    env: mappingOf(member(top, 'env')) ?? {},
    shell: shellOf(top),
    concurrency: member(top, 'concurrency'),
    jobs: parsed,
  };
}

/** The steps of a parsed `action.yml`; null where the action is not a composite one. Throws as `parseWorkflow` does. */
export function parseCompositeAction(value: unknown, file: string, lines: LineFinder): readonly Step[] | null {
  const source = { file, lines };
  const runs = member(value, 'runs');
  if (scalarText(member(runs, 'using'))?.toLowerCase() !== 'composite') return null;
  const problems: Problem[] = [];
  const steps = stepsOf(member(runs, 'steps'), '/runs/steps', source, expectations(source, problems));
  if (problems.length > 0) throw new ProblemsError('the action', problems, 'GitHub could not run it either.');
  return steps;
}

/** Notes a problem where nothing could be taken, and hands on what was. */
type Expect = <T>(pointer: string, expected: string, found: unknown, taken: T | null) => T | null;

function expectations({ file, lines }: Source, problems: Problem[]): Expect {
  return (pointer, expected, found, taken) => {
    if (taken === null) {
      const line = lines.lineOf(pointer) ?? null;
      problems.push({ file, line, pointer, expected, found: kindOf(found), help: null });
    }
    return taken;
  };
}

/** An alias may stand for a mapping that holds it, which cannot be shown. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return mappingOf(value) === null ? shown(value ?? undefined) : 'a mapping';
}

/** `on` names one event, a list of them, or events with settings. */
function triggersOf(value: unknown): Workflow['triggers'] | null {
  const events = mappingOf(value);
  if (events !== null) return new Map(Object.entries(events).map(([event, settings]) => [event, mappingOf(settings)]));
  const names = textList(value);
  return names.length === 0 ? null : new Map(names.map((name) => [name, null]));
}

function jobOf(id: string, job: Mapping, pointer: string, steps: readonly Step[]): Job {
  const runsOn = member(job, 'runs-on');
  return {
    id,
    pointer,
    name: scalarText(member(job, 'name')),
    condition: member(job, 'if'),
    needs: textList(member(job, 'needs')),
    matrix: member(member(job, 'strategy'), 'matrix'),
    permissions: member(job, 'permissions'),
    env: mappingOf(member(job, 'env')) ?? {},
    shell: shellOf(job),
    runsOn: textList(mappingOf(runsOn) === null ? runsOn : member(runsOn, 'labels')),
    concurrency: member(job, 'concurrency'),
    continueOnError: member(job, 'continue-on-error'),
    uses: scalarText(member(job, 'uses')),
    with: mappingOf(member(job, 'with')) ?? {},
    steps,
  };
}

function stepsOf(value: unknown, pointer: string, source: Source, expect: Expect): readonly Step[] {
  const steps = value ?? [];
  const list = expect(pointer, 'a list of steps', steps, Array.isArray(steps) ? steps : null) ?? [];
  return list.flatMap((step: unknown, index): readonly Step[] => {
    const place = childPointer(pointer, index);
    const settings = expect(place, 'a mapping', step, mappingOf(step));
    return settings === null ? [] : [stepOf(settings, place, source)];
  });
}

function stepOf(step: Mapping, pointer: string, source: Source): Step {
  return {
    source,
    pointer,
    uses: scalarText(member(step, 'uses')),
    run: scalarText(member(step, 'run')),
    shell: scalarText(member(step, 'shell')),
    with: mappingOf(member(step, 'with')) ?? {},
    env: mappingOf(member(step, 'env')) ?? {},
    condition: member(step, 'if'),
    continueOnError: member(step, 'continue-on-error'),
    inner: [],
    outer: null,
  };
}

function shellOf(settings: unknown): string | null {
  return scalarText(member(member(member(settings, 'defaults'), 'run'), 'shell'));
}
