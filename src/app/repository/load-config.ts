import { join, resolve } from 'node:path';

import { CONFIG_PATH, defaultConfig, DEFAULT_PROVIDER, parseConfig, type Config } from '../../contracts/config.ts';
import { refuseOtherKind } from '../../contracts/document-kind.ts';
import { ProblemsError, type LineFinder, type Problem } from '../../contracts/problem.ts';
import { GATE_LEVELS } from '../../gates/index.ts';
import { isFile } from '../../io/find-files.ts';
import { isHandedOver } from '../../io/open-file.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { parseYamlDocument, type YamlDocument } from '../../io/yaml-document.ts';
import { isObject } from '../../kernel/is-object.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { didYouMean } from '../../kernel/similar-name.ts';
import { providerProblem } from '../../providers/client-of.ts';
import { PROVIDER_IDS } from '../../providers/known-providers.ts';

const KNOWN = { providers: PROVIDER_IDS, levels: GATE_LEVELS };

/** What holds where nothing is configured: every provider, as it is by itself. */
export const UNCONFIGURED: Config = defaultConfig(KNOWN);

/** A configuration with the lines of its document; null where there is no file, and the defaults apply. */
export interface LoadedConfig {
  readonly config: Config;
  readonly lines: LineFinder | null;
  /** Providers that nobody can start or read. */
  readonly problems: readonly Problem[];
}

/** What texts say that were parsed: most changes leave the configuration as the merge base has it. */
const CONFIGS = new Map<string, Config>();

/** The configuration of a working tree. */
export async function loadConfig(root: string): Promise<LoadedConfig> {
  const text = await readOptionalRepositoryFile(root, CONFIG_PATH, 'the configuration');
  if (text === undefined) {
    await refuseMisnamedConfig(root);
    return { config: UNCONFIGURED, lines: null, problems: [] };
  }
  // Lines of turns are no YAML.
  refuseOtherKind('the configuration', { text }, CONFIG_PATH);
  const document = await parseYamlDocument(text, CONFIG_PATH);
  const config = parsedConfig(document);
  CONFIGS.set(text, config);
  refuseHandedOver(root, config);
  return { config, lines: document, problems: providerProblems(config, document) };
}

/** With unknown fields, say, misspelt providers are reported as well, and unknown ones with which nothing else is wrong. */
function parsedConfig(document: YamlDocument): Config {
  try {
    return parseConfig(document.value, CONFIG_PATH, document, KNOWN);
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const { providers } = isObject(document.value) ? document.value : {};
    const isNear = (id: string): boolean => didYouMean(id, PROVIDER_IDS) !== '';
    const isTold = (id: string): boolean =>
      error.problems.some(
        ({ pointer }) => pointer === '/schema' || (pointer.startsWith(`/providers/${id}`) && !isNear(id)),
      );
    const plain = Object.entries(isObject(providers) ? providers : {})
      .filter(([id, policy]) => !isTold(id) && !(isObject(policy) && 'command' in policy))
      .map(([id]) => [id, { ...DEFAULT_PROVIDER }] as const);
    const problems = [...error.problems, ...providerProblems({ providers: new Map(plain) }, document)];
    throw new ProblemsError('the configuration', problems, error.help);
  }
}

function providerProblems({ providers }: Pick<Config, 'providers'>, lines: LineFinder): readonly Problem[] {
  return [...providers].flatMap(([id, provider]): Problem[] => {
    const problem = providerProblem(id, provider);
    if (problem === null) return [];
    const { key, ...mismatch } = problem;
    const pointer = `/providers/${id}${key === '' ? '' : `/${key}`}`;
    return [{ file: CONFIG_PATH, line: lines.lineOf(pointer) ?? null, pointer, ...mismatch }];
  });
}

/** Throws where a configuration names what only a person can hand over, such as standard input: it may be waited for, for ever. */
function refuseHandedOver(root: string, { cases }: Config): void {
  const strange = cases.find((path) => isHandedOver(resolve(root, path)));
  if (strange === undefined) return;
  throw mismatchError(
    'invalid_input',
    `${CONFIG_PATH}: cases`,
    { expected: 'files or globs', found: strange },
    'Name files of the repository.',
  );
}

/** Throws where a configuration lies under a name that nobody reads. */
export async function refuseMisnamedConfig(root: string): Promise<void> {
  const misnamed = CONFIG_PATH.replace(/yml$/, 'yaml');
  if (!(await isFile(join(root, misnamed)))) return;
  throw mismatchError(
    'invalid_input',
    CONFIG_PATH,
    { expected: 'the configuration here', found: `it at ${misnamed}` },
    'Rename the file.',
  );
}

/** Throws where a configuration names a baseline that is gone. */
export async function refuseLostBaseline(root: string, { config, lines }: LoadedConfig): Promise<void> {
  const line = lines?.lineOf('/baseline');
  if (line === undefined) return;
  const path = join(root, config.baseline);
  if ((await readOptionalRepositoryFile(root, path, 'the baseline')) !== undefined) return;
  const help = 'restore the file, or take the line away where there is no baseline yet';
  const [expected, found] = ['a file that is there', config.baseline];
  throw new ProblemsError('the configuration', [
    { file: CONFIG_PATH, line, pointer: '/baseline', expected, found, help },
  ]);
}

/** The configuration of a working tree, or the defaults. Throws also for providers that nobody can start or read. */
export async function configOrDefault(root: string): Promise<Config> {
  const { config, problems } = await loadConfig(root);
  if (problems.length > 0) throw new ProblemsError('the configuration', problems);
  return config;
}

/** Parses the text of a configuration file; `file` names it in messages. */
export async function configFromText(text: string, file: string): Promise<Config> {
  const known = CONFIGS.get(text);
  if (known !== undefined) return known;
  const document = await parseYamlDocument(text, file);
  return parseConfig(document.value, file, document, KNOWN);
}
