import { problemsError, shown, type Problem } from '../contracts/problem.ts';
import type { LineFinder } from '../contracts/schema-problems.ts';
import { childPointer } from '../kernel/json-pointer.ts';
import { mappingOf, member, membersOf, scalarText, textList, type Mapping } from './yaml-value.ts';

/** A workflow as far as the rules look at it; settings stay as they were written. */
export interface Workflow {
  /** Relative to the repository. */
  readonly file: string;
  readonly lines: LineFinder;
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
  readonly environment: unknown;
  readonly continueOnError: unknown;
  /** The reusable workflow that the job calls. */
  readonly uses: string | null;
  readonly with: Mapping;
  readonly secrets: unknown;
  readonly outputs: Mapping;
  /** Images of the job's container and of its services, each with its place. */
  readonly images: readonly { readonly pointer: string; readonly image: string }[];
  readonly steps: readonly Step[];
}

export interface Step {
  readonly pointer: string;
  readonly id: string | null;
  readonly uses: string | null;
  readonly run: string | null;
  readonly shell: string | null;
  readonly with: Mapping;
  readonly env: Mapping;
  readonly condition: unknown;
  readonly continueOnError: unknown;
  /** The steps of the composite action that it uses, where that one is of this repository. */
  readonly inner: readonly Step[];
}

/**
 * Takes a parsed YAML document as a workflow. Throws one `PortcullisError` with every place where its form is another than GitHub's
 * workflow syntax has it, since nothing could be said of what stands there.
 */
export function parseWorkflow(value: unknown, file: string, lines: LineFinder): Workflow {
  const problems: Problem[] = [];
  const expect = <T>(pointer: string, expected: string, found: unknown, taken: T | null): T | null => {
    if (taken === null) {
      const line = lines.lineOf(pointer) ?? null;
      problems.push({ file, line, pointer, expected, found: kindOf(found), help: null });
    }
    return taken;
  };
  const top = expect('', 'a workflow with `on` and `jobs`', value, mappingOf(value));
  const jobs = top === null ? null : expect('/jobs', 'a mapping of jobs', top['jobs'], mappingOf(member(top, 'jobs')));
  const triggers = triggersOf(member(top, 'on'));
  if (top !== null) expect('/on', 'the events that start the workflow', member(top, 'on'), triggers);
  const parsed = membersOf(jobs).flatMap(([id, job]): Job[] => {
    const pointer = childPointer('/jobs', id);
    const settings = expect(pointer, 'a mapping', job, mappingOf(job));
    const written = member(settings, 'steps') ?? [];
    const steps = expect(`${pointer}/steps`, 'a list of steps', written, Array.isArray(written) ? written : null);
    const own = (steps ?? []).flatMap((step: unknown, index): Step[] => {
      const place = childPointer(`${pointer}/steps`, index);
      const mapping = expect(place, 'a mapping', step, mappingOf(step));
      return mapping === null ? [] : [stepOf(mapping, place)];
    });
    return settings === null ? [] : [jobOf(id, settings, pointer, own)];
  });
  if (problems.length > 0) throw problemsError('the workflow', problems, 'GitHub could not run it either.');
  return {
    file,
    lines,
    triggers: triggers ?? new Map(),
    permissions: member(top, 'permissions'),
    env: mappingOf(member(top, 'env')) ?? {},
    shell: shellOf(top),
    concurrency: member(top, 'concurrency'),
    jobs: parsed,
  };
}

/** An alias may stand for a whole that holds it, so that it cannot be shown. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return mappingOf(value) === null ? shown(value ?? undefined) : 'a mapping';
}

/** `on` names one event, a list of them, or events with settings. */
function triggersOf(value: unknown): ReadonlyMap<string, Mapping | null> | null {
  const events = mappingOf(value);
  if (events !== null) return new Map(Object.entries(events).map(([event, settings]) => [event, mappingOf(settings)]));
  const names = textList(value);
  return names.length === 0 ? null : new Map(names.map((name) => [name, null]));
}

/** One job from its settings and its steps. */
export function jobOf(id: string, job: Mapping, pointer: string, steps: readonly Step[]): Job {
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
    environment: member(job, 'environment'),
    continueOnError: member(job, 'continue-on-error'),
    uses: scalarText(member(job, 'uses')),
    with: mappingOf(member(job, 'with')) ?? {},
    secrets: member(job, 'secrets'),
    outputs: mappingOf(member(job, 'outputs')) ?? {},
    images: imagesOf(job, pointer),
    steps,
  };
}

/** `container` is an image or has one, each of `services` has one. */
function imagesOf(job: Mapping, pointer: string): Job['images'] {
  const container = member(job, 'container');
  const places: (readonly [string, unknown])[] = [
    mappingOf(container) === null
      ? [`${pointer}/container`, container]
      : [`${pointer}/container/image`, member(container, 'image')],
    ...membersOf(member(job, 'services')).map(([name, service]): readonly [string, unknown] => [
      `${childPointer(`${pointer}/services`, name)}/image`,
      member(service, 'image'),
    ]),
  ];
  return places.flatMap(([place, value]) => {
    const image = scalarText(value)?.trim() ?? '';
    return image === '' ? [] : [{ pointer: place, image }];
  });
}

/** One step from its settings. */
export function stepOf(step: Mapping, pointer: string): Step {
  return {
    pointer,
    id: scalarText(member(step, 'id')),
    uses: scalarText(member(step, 'uses')),
    run: scalarText(member(step, 'run')),
    shell: scalarText(member(step, 'shell')),
    with: mappingOf(member(step, 'with')) ?? {},
    env: mappingOf(member(step, 'env')) ?? {},
    condition: member(step, 'if'),
    continueOnError: member(step, 'continue-on-error'),
    inner: [],
  };
}

function shellOf(settings: unknown): string | null {
  return scalarText(member(member(member(settings, 'defaults'), 'run'), 'shell'));
}
