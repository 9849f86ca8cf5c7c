import { compareCodePoints } from '../kernel/ordering.ts';
import type { Config as ConfigDocument, Level } from './generated/config.ts';
import { validate } from './generated/config.validate.js';
import { checkedValue } from './json-source.ts';
import { problemsError, shown, type Problem } from './problem.ts';
import type { LineFinder } from './schema-problems.ts';

/** Where the configuration stands in a repository. */
export const CONFIG_PATH = '.github/portcullis/config.yml';

/** What holds where nothing is configured. */
const DEFAULT_CASES: readonly string[] = ['cases/routing/*.json'];
const DEFAULT_BASELINE = 'baselines/provider-baseline.json';
const DEFAULT_PROVIDERS: readonly string[] = ['claude', 'codex', 'copilot'];

export interface ProviderConfig {
  readonly infra: 'fail' | 'tolerated';
  /** Seconds. */
  readonly timeout: number | null;
  readonly model: string | null;
}

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
  readonly trials: number;
}

export const DEFAULT_CONFIG: Config = configOf({});

/** Checks an already parsed YAML document; throws one error that lists every problem with file and line. */
export function parseConfig(value: unknown, file: string, lines: LineFinder): Config {
  const document = checkedValue<ConfigDocument>('the configuration', value ?? {}, validate, file, lines);
  const problems = Object.entries({ cases: document.cases, baseline: document.baseline }).flatMap(([key, paths]) =>
    (listOf(paths) ?? []).filter(leavesRepository).map((path): Problem => ({
      file,
      line: lines.lineOf(`/${key}`) ?? null,
      pointer: `/${key}`,
      expected: 'a path inside the repository',
      found: shown(path),
      help: 'other files can be named on the command line',
    })),
  );
  if (problems.length > 0) throw problemsError('the configuration', problems);
  return configOf(document);
}

/** A pull request's configuration must not name files of the machine that judges it. */
function leavesRepository(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path);
}

function configOf(document: ConfigDocument): Config {
  const providers =
    document.providers === undefined
      ? DEFAULT_PROVIDERS.map((id): [string, null] => [id, null])
      : Object.entries(document.providers);
  return {
    cases: listOf(document.cases) ?? DEFAULT_CASES,
    namesCases: document.cases !== undefined,
    baseline: document.baseline ?? DEFAULT_BASELINE,
    skills: listOf(document.skills) ?? [],
    providers: new Map(
      [...providers]
        .sort(([left], [right]) => compareCodePoints(left, right))
        .map(([id, policy]) => [
          id,
          { infra: policy?.infra ?? 'fail', timeout: policy?.timeout ?? null, model: policy?.model ?? null },
        ]),
    ),
    onRemoved: document.levels?.['on-removed'] ?? 'warn',
    trials: document.sampling?.trials ?? 1,
  };
}

function listOf(value: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof value === 'string' ? [value] : value;
}
