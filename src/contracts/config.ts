import { append } from '../kernel/append.ts';
import { compareCodePoints } from '../kernel/ordering.ts';
import { budgetContradictions } from './budget-limits.ts';
import { libraryContradictions } from './library-contradictions.ts';
import { contextContradictions } from './context-budget.ts';
import type {
  Config as ConfigDocument,
  GovernanceSection,
  KpiSection,
  Level,
  ProviderPolicy,
  RequiredSection,
  TypestatePolicies,
  TypestateSection,
} from './generated/config.ts';
import { validate } from './generated/config.validate.js';
import { checkedValue, refuseOtherDocument } from './json-source.ts';
import { DEFAULT_KPI_BASELINE } from './kpi-baseline.ts';
import { problemsAt, ProblemsError, shown, type LineFinder, type Problem } from './problem.ts';
import { DEFAULT_REQUIRED_BASELINE } from './required-baseline.ts';
import { DEFAULT_REQUIRED_POLICY } from './required-policy.ts';
import { DEFAULT_TYPESTATE_BASELINE } from './typestate-baseline.ts';
import { policyFaults, samplingOf, type SamplingPolicy } from './sampling-policy.ts';

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

/** Keys of a provider that say nothing without a command. */
const ONLY_WITH_COMMAND = ['reader', 'skills_folder', 'set', 'version', 'log_folders'] as const;
/** Its other keys, where none is written down. */
const PROVIDER_DEFAULTS = {
  infra: 'fail',
  timeout: null,
  model: null,
  max_parallel: null,
  path: null,
  client_version: null,
  sandbox: null,
  environment: [],
  skills: [],
} as const;

type ProviderKeys = NonNullable<ProviderPolicy>;
type CommandKey = 'command' | (typeof ONLY_WITH_COMMAND)[number];

/** How a provider of one's own is started; placeholders (src/providers/README.md, "Clients of the configuration") stand as written. */
export type CommandConfig = Readonly<Required<Pick<ProviderKeys, CommandKey>>>;

/** A provider's keys as the configuration has them, with the defaults filled in. */
export interface ProviderConfig extends Readonly<{
  [Key in keyof typeof PROVIDER_DEFAULTS]: (typeof PROVIDER_DEFAULTS)[Key] | Required<ProviderKeys>[Key];
}> {
  /** Null for the known clients. */
  readonly command: CommandConfig | null;
  /** Keys that only a provider with a command can have, as far as one without has them. */
  readonly withoutCommand: readonly string[];
}

/** What holds for a provider of which nothing is configured. */
export const DEFAULT_PROVIDER: ProviderConfig = providerOf(null);

/** Whether outages of a provider are tolerated, whatever a caller says. */
export function toleratesInfra({ providers }: Pick<Config, 'providers'>, agent: string): boolean {
  return providers.get(agent)?.infra === 'tolerated';
}

/** The configuration with its defaults filled in. */
export interface Config {
  /** Paths or globs, relative to the repository. */
  readonly cases: readonly string[];
  /** `cases` was written down and is not the default. */
  readonly namesCases: boolean;
  readonly baseline: string;
  readonly skills: readonly string[];
  /** Globs of branches that are trusted as a base beside the default branch. */
  readonly branches: readonly string[];
  /** Further files of the repository that units get: paths or globs. */
  readonly workspace: readonly string[];
  readonly providers: ReadonlyMap<string, ProviderConfig>;
  readonly levels: Levels;
  readonly sampling: SamplingPolicy;
  /** Null where the gate does not judge turns. */
  readonly typestate: TypestateConfig | null;
  /** Null where nothing is configured of required checks. */
  readonly required: RequiredConfig | null;
  /** Null where nothing is configured of the KPI. */
  readonly kpi: KpiConfig | null;
  /** Null where nothing is governed but what always is; `{}` means the defaults of each feature. */
  readonly governance: GovernanceConfig | null;
}

/** What is configured of governance, as it is written: each feature knows its defaults. */
export type GovernanceConfig = Readonly<NonNullable<GovernanceSection>>;

/** What is configured of the KPI. */
export type KpiConfig = Omit<Readonly<Required<NonNullable<KpiSection>>>, 'trajectory' | 'target' | 'rollback'> & {
  /** The head's file whose rows are judged; null for the units of the results. */
  readonly trajectory: string | null;
  /** Absolute lines; null for those that follow from the baseline. */
  readonly target: number | null;
  readonly rollback: number | null;
};

/** What is configured of required checks; files are relative to the repository. */
export type RequiredConfig = Readonly<Required<NonNullable<RequiredSection>>>;

/** The policies that a turn is bound to, as the configuration calls them. */
export type TurnPolicyName = keyof TypestatePolicies;

/** How turns are judged. */
export interface TypestateConfig {
  readonly baseline: string;
  /** `baseline` was written down and is not the default. */
  readonly namesBaseline: boolean;
  /** Evidence files of turns: paths or globs, relative to the repository. */
  readonly turns: readonly string[];
  /** Policy → its document, relative to the repository. */
  readonly policies: Readonly<TypestatePolicies>;
}

/** What each outcome does to the gate. */
export type Levels = Readonly<Required<NonNullable<ConfigDocument['levels']>>>;

/** The outcomes that have a level. */
export type LevelKey = Exclude<keyof Levels, 'warn-only'>;

/** What is said of whole results; of what gates find their tables say it. */
const OTHER_LEVELS = { rehearsal: 'warn', replay: 'off', 'warn-only': false } as const;

/** The levels of the gates' rules, by the tables of these. */
export type GateLevels = Omit<Levels, keyof typeof OTHER_LEVELS>;

const DEFAULT_REQUIRED: RequiredConfig = {
  policy: DEFAULT_REQUIRED_POLICY,
  baseline: DEFAULT_REQUIRED_BASELINE,
  evidence: 'run',
};

export const DEFAULT_KPI: KpiConfig = {
  baseline: DEFAULT_KPI_BASELINE,
  trajectory: null,
  window_hours: 24,
  target: null,
  rollback: null,
  min_rows: 3,
  tolerance: 0.1,
  alpha: 0.01,
};

/** The ids of providers and the levels of gates, which are not known here. */
export interface KnownOfConfig {
  readonly providers: readonly string[];
  readonly levels: GateLevels;
}

/** What holds where nothing is configured. */
export function defaultConfig(known: KnownOfConfig): Config {
  return configOf({}, known);
}

const ELSEWHERE = 'other files can be named on the command line';
const NAMED_OTHERWISE = new Map(['cases', 'baseline', 'typestate/turns'].map((key) => [key, ELSEWHERE]));

/** Checks an already parsed YAML document; throws one error that lists every problem with file and line. */
export function parseConfig(value: unknown, file: string, lines: LineFinder, known: KnownOfConfig): Config {
  refuseOtherDocument('the configuration', { value, lineOf: (pointer) => lines.lineOf(pointer) }, file);
  const document = checkedValue<ConfigDocument>('the configuration', value ?? {}, validate, file, lines);
  const bad = (pointer: string, found: string | number, expected: string, help: string | null): Problem => {
    return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: shown(found), help };
  };
  const { typestate } = document;
  const policies = Object.entries(typestate?.policies ?? {});
  const inRepository = {
    cases: document.cases,
    baseline: document.baseline,
    workspace: document.workspace,
    'typestate/baseline': typestate?.baseline,
    'typestate/turns': typestate?.turns,
    'required/policy': document.required?.policy,
    'required/baseline': document.required?.baseline,
    'kpi/baseline': document.kpi?.baseline,
    'kpi/trajectory': document.kpi?.trajectory,
    ...Object.fromEntries(policies.map(([name, path]) => [`typestate/policies/${name}`, path])),
  };
  const problems = Object.entries(inRepository).flatMap(([key, paths]) =>
    (listOf(paths) ?? [])
      .filter(leavesFolder)
      .map((path) => bad(`/${key}`, path, 'a path inside the repository', NAMED_OTHERWISE.get(key) ?? null)),
  );
  for (const [id, policy] of Object.entries(document.providers ?? {})) {
    const pointer = `/providers/${id}`;
    const { reader = TEXT_READER, skills_folder: skills = '' } = policy ?? {};
    const readers = [...known.providers, TEXT_READER];
    if (!readers.includes(reader))
      problems.push(bad(`${pointer}/reader`, reader, `one of ${readers.map(shown).join(', ')}`, null));
    if (leavesFolder(skills))
      problems.push(bad(`${pointer}/skills_folder`, skills, 'a path inside the workspace', null));
    for (const root of policy?.skills?.filter(leavesFolder) ?? []) {
      problems.push(bad(`${pointer}/skills`, root, 'a path inside the repository', null));
    }
    for (const folder of policy?.log_folders?.filter(leavesUnit) ?? []) {
      problems.push(bad(`${pointer}/log_folders`, folder, 'a path below {home}, {workspace} or {temporary}', null));
    }
  }
  const config = configOf(document, known);
  const faults = policyFaults(config.sampling).map((fault) => ({ ...fault, pointer: `/sampling${fault.pointer}` }));
  append(problems, problemsAt(faults, file, lines));
  const { budgets = {}, context = {}, access = {} } = config.governance ?? {};
  const contradictions = [
    ...budgetContradictions(budgets),
    ...contextContradictions(context),
    ...libraryContradictions(access.libraries ?? []),
  ];
  append(problems, problemsAt(contradictions, file, lines));
  const { target, rollback } = config.kpi ?? DEFAULT_KPI;
  if (target !== null && rollback !== null && target <= rollback) {
    problems.push(bad('/kpi/target', target, `more than the rollback line, ${rollback}`, null));
  }
  if (problems.length > 0) throw new ProblemsError('the configuration', problems);
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

function configOf(document: ConfigDocument, known: KnownOfConfig): Config {
  const providers =
    document.providers === undefined
      ? known.providers.map((id): [string, null] => [id, null])
      : Object.entries(document.providers);
  return {
    cases: listOf(document.cases) ?? DEFAULT_CASES,
    namesCases: document.cases !== undefined,
    baseline: document.baseline ?? DEFAULT_BASELINE,
    skills: listOf(document.skills) ?? [],
    branches: listOf(document.branches) ?? [],
    workspace: listOf(document.workspace) ?? [],
    providers: new Map(
      [...providers]
        .sort(([left], [right]) => compareCodePoints(left, right))
        .map(([id, policy]) => [id, providerOf(policy)]),
    ),
    levels: { ...OTHER_LEVELS, ...known.levels, ...document.levels },
    sampling: samplingOf(document.sampling),
    typestate: document.typestate === undefined ? null : typestateOf(document.typestate),
    required: document.required === undefined ? null : { ...DEFAULT_REQUIRED, ...document.required },
    kpi: document.kpi === undefined ? null : { ...DEFAULT_KPI, ...document.kpi },
    governance: document.governance === undefined ? null : (document.governance ?? {}),
  };
}

function typestateOf(section: TypestateSection): TypestateConfig {
  const { baseline, turns, policies = {} } = section ?? {};
  return {
    baseline: baseline ?? DEFAULT_TYPESTATE_BASELINE,
    namesBaseline: baseline !== undefined,
    turns: listOf(turns) ?? [],
    policies,
  };
}

function providerOf(policy: ProviderPolicy): ProviderConfig {
  const {
    command,
    reader = TEXT_READER,
    skills_folder = DEFAULT_SKILLS_FOLDER,
    set = {},
    version = ['--version'],
    log_folders = [],
    ...own
  } = policy ?? {};
  return {
    ...PROVIDER_DEFAULTS,
    ...own,
    command: command === undefined ? null : { command, reader, skills_folder, set, version, log_folders },
    withoutCommand: command === undefined ? ONLY_WITH_COMMAND.filter((key) => policy?.[key] !== undefined) : [],
  };
}

function listOf(value: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof value === 'string' ? [value] : value;
}
