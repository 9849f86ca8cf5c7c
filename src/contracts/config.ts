import { compareCodePoints } from '../kernel/ordering.ts';
import type { Config as ConfigDocument, Level, ProviderPolicy, TypestateSection } from './generated/config.ts';
import { validate } from './generated/config.validate.js';
import { checkedValue } from './json-source.ts';
import { problemsError, shown, type Problem } from './problem.ts';
import { DEFAULT_TYPESTATE_BASELINE } from './typestate-baseline.ts';
import { policyFaults, samplingOf, type SamplingPolicy } from './sampling-policy.ts';
import type { LineFinder } from './schema-problems.ts';

export type { Level };

/** Where the configuration stands in a repository. */
export const CONFIG_PATH = '.github/portcullis/config.yml';

/** What holds where nothing is configured. */
const DEFAULT_CASES: readonly string[] = ['cases/routing/*.json'];
const DEFAULT_BASELINE = 'baselines/provider-baseline.json';
/** The folder that most agents look into. */
const DEFAULT_SKILLS_FOLDER = '.agents/skills';
/** The reader of a client that prints nothing but text. */
const TEXT_READER = 'text';

export interface ProviderConfig {
  readonly infra: 'fail' | 'tolerated';
  /** Seconds. */
  readonly timeout: number | null;
  readonly model: string | null;
  /** Units of this provider at a time. */
  readonly maxParallel: number | null;
  /** A client that is already there: a path or a name on PATH. */
  readonly path: string | null;
  /** Exact version of a known client, instead of the one that Portcullis pins. */
  readonly clientVersion: string | null;
  /** Whether the client's own sandbox and approvals stay on; null means off in CI and on elsewhere. */
  readonly sandbox: boolean | null;
  /** Names of variables that a live run hands on, beyond those of a known client. */
  readonly environment: readonly string[];
  /** How a provider of one's own is started; null for the known clients. */
  readonly command: CommandConfig | null;
  /** Keys that only a provider with a command can have, as far as one without has them. */
  readonly withoutCommand: readonly string[];
}

/** Placeholders (src/providers/README.md, "Clients of the configuration") stand in arguments, values and folders as written. */
export interface CommandConfig {
  /** Program and arguments; without `{prompt}` among them the prompt goes to standard input. */
  readonly command: readonly string[];
  /** The id of a known client that writes the same transcripts, or `text`. */
  readonly reader: string;
  /** Relative to the workspace. */
  readonly skillsFolder: string;
  readonly set: Readonly<Record<string, string>>;
  /** Arguments that print the version. */
  readonly version: readonly string[];
  readonly logFolders: readonly string[];
}

/** What holds for a provider of which nothing is configured. */
export const DEFAULT_PROVIDER: ProviderConfig = providerOf(null);

/** The configuration with its defaults filled in. */
export interface Config {
  /** Paths or globs, relative to the repository. */
  readonly cases: readonly string[];
  /** `cases` was written down and is not the default. */
  readonly namesCases: boolean;
  readonly baseline: string;
  readonly skills: readonly string[];
  readonly providers: ReadonlyMap<string, ProviderConfig>;
  readonly onRemoved: Level;
  readonly levels: OutcomeLevels;
  /** A gate that fails ends with 0 all the same. */
  readonly warnOnly: boolean;
  readonly sampling: SamplingPolicy;
  /** Null where the gate does not judge turns. */
  readonly typestate: TypestateConfig | null;
}

/** The policies that a turn is bound to, as the configuration calls them. */
export const TURN_POLICIES = [
  'mutation',
  'governance',
  'tool_render',
  'reminder_queue',
  'state_view',
  'decomposition',
] as const;

export type TurnPolicyName = (typeof TURN_POLICIES)[number];

/** How turns are judged. */
export interface TypestateConfig {
  readonly baseline: string;
  /** `baseline` was written down and is not the default. */
  readonly namesBaseline: boolean;
  /** Evidence files of turns: paths or globs, relative to the repository. */
  readonly turns: readonly string[];
  /** Policy → its document, relative to the repository. */
  readonly policies: ReadonlyMap<TurnPolicyName, string>;
}

/** What each outcome of a cell does to the gate. */
export interface OutcomeLevels {
  readonly regression: Level;
  readonly soft_regression: Level;
  readonly watch: Level;
  readonly improvement: Level;
  readonly flaky: Level;
  readonly unreliable_baseline: Level;
  readonly insufficient_data: Level;
  /** Results of a scripted model. */
  readonly rehearsal: Level;
  /** Results of recordings. */
  readonly replay: Level;
  /** A failure class of turns that is not tolerated. */
  readonly typestate: Level;
}

/** What holds where nothing is configured. Which providers there are is not known here. */
export const DEFAULT_CONFIG: Config = configOf({}, []);

const ELSEWHERE = 'other files can be named on the command line';
const NAMED_OTHERWISE = new Map(['cases', 'baseline', 'typestate/turns'].map((key) => [key, ELSEWHERE]));

/**
 * Checks an already parsed YAML document; throws one error that lists every problem with file and line.
 *
 * @param known ids of the providers that there are
 */
export function parseConfig(value: unknown, file: string, lines: LineFinder, known: readonly string[]): Config {
  const document = checkedValue<ConfigDocument>('the configuration', value ?? {}, validate, file, lines);
  const bad = (pointer: string, path: string, expected: string, help: string | null): Problem => {
    return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: shown(path), help };
  };
  const { typestate } = document;
  const inRepository = {
    cases: document.cases,
    baseline: document.baseline,
    'typestate/baseline': typestate?.baseline,
    'typestate/turns': typestate?.turns,
    ...Object.fromEntries(TURN_POLICIES.map((name) => [`typestate/policies/${name}`, typestate?.policies?.[name]])),
  };
  const problems = Object.entries(inRepository).flatMap(([key, paths]) =>
    (listOf(paths) ?? [])
      .filter(leavesFolder)
      .map((path) => bad(`/${key}`, path, 'a path inside the repository', NAMED_OTHERWISE.get(key) ?? null)),
  );
  for (const [id, policy] of Object.entries(document.providers ?? {})) {
    const pointer = `/providers/${id}`;
    const { reader = TEXT_READER, skills_folder: skills = '' } = policy ?? {};
    const readers = [...known, TEXT_READER];
    if (!readers.includes(reader))
      problems.push(bad(`${pointer}/reader`, reader, `one of ${readers.map(shown).join(', ')}`, null));
    if (leavesFolder(skills))
      problems.push(bad(`${pointer}/skills_folder`, skills, 'a path inside the workspace', null));
    for (const folder of policy?.log_folders?.filter(leavesUnit) ?? []) {
      problems.push(bad(`${pointer}/log_folders`, folder, 'a path below {home}, {workspace} or {temporary}', null));
    }
  }
  const config = configOf(document, known);
  for (const { key, expected, found } of policyFaults(config.sampling)) {
    const pointer = `/sampling/${key}`;
    problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help: null });
  }
  if (problems.length > 0) throw problemsError('the configuration', problems);
  return config;
}

/** A pull request's configuration must not name files of the machine that judges it. */
function leavesFolder(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path);
}

/** The logs of a unit are its own, never those of the machine. */
function leavesUnit(folder: string): boolean {
  return !/^\{(?:home|workspace|temporary)\}(?:\/|$)/.test(folder) || leavesFolder(folder);
}

function configOf(document: ConfigDocument, known: readonly string[]): Config {
  const providers =
    document.providers === undefined
      ? known.map((id): [string, null] => [id, null])
      : Object.entries(document.providers);
  return {
    cases: listOf(document.cases) ?? DEFAULT_CASES,
    namesCases: document.cases !== undefined,
    baseline: document.baseline ?? DEFAULT_BASELINE,
    skills: listOf(document.skills) ?? [],
    providers: new Map(
      [...providers]
        .sort(([left], [right]) => compareCodePoints(left, right))
        .map(([id, policy]) => [id, providerOf(policy)]),
    ),
    onRemoved: document.levels?.['on-removed'] ?? 'warn',
    levels: {
      regression: document.levels?.regression ?? 'error',
      soft_regression: document.levels?.['soft-regression'] ?? 'warn',
      watch: document.levels?.watch ?? 'warn',
      improvement: document.levels?.improvement ?? 'off',
      flaky: document.levels?.flaky ?? 'warn',
      unreliable_baseline: document.levels?.['unreliable-baseline'] ?? 'warn',
      insufficient_data: document.levels?.['insufficient-data'] ?? 'error',
      rehearsal: document.levels?.rehearsal ?? 'warn',
      replay: document.levels?.replay ?? 'off',
      typestate: document.levels?.typestate ?? 'error',
    },
    warnOnly: document.levels?.['warn-only'] ?? false,
    sampling: samplingOf(document.sampling),
    typestate: document.typestate === undefined ? null : typestateOf(document.typestate),
  };
}

function typestateOf(section: TypestateSection): TypestateConfig {
  const { baseline, turns, policies } = section ?? {};
  return {
    baseline: baseline ?? DEFAULT_TYPESTATE_BASELINE,
    namesBaseline: baseline !== undefined,
    turns: listOf(turns) ?? [],
    policies: new Map(
      TURN_POLICIES.flatMap((name) => {
        const path = policies?.[name];
        return path === undefined ? [] : [[name, path] as const];
      }),
    ),
  };
}

function providerOf(policy: ProviderPolicy): ProviderConfig {
  const { command, reader, skills_folder, set, version, log_folders } = policy ?? {};
  const ofCommand = { reader, skills_folder, set, version, log_folders };
  const written = Object.entries(ofCommand).filter(([, value]) => value !== undefined);
  return {
    infra: policy?.infra ?? 'fail',
    timeout: policy?.timeout ?? null,
    model: policy?.model ?? null,
    maxParallel: policy?.max_parallel ?? null,
    path: policy?.path ?? null,
    clientVersion: policy?.client_version ?? null,
    sandbox: policy?.sandbox ?? null,
    environment: policy?.environment ?? [],
    command:
      command === undefined
        ? null
        : {
            command,
            reader: reader ?? TEXT_READER,
            skillsFolder: skills_folder ?? DEFAULT_SKILLS_FOLDER,
            set: set ?? {},
            version: version ?? ['--version'],
            logFolders: log_folders ?? [],
          },
    withoutCommand: command === undefined ? written.map(([key]) => key) : [],
  };
}

function listOf(value: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof value === 'string' ? [value] : value;
}
