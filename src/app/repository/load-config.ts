import { join, resolve } from 'node:path';

import { CONFIG_PATH, DEFAULT_CONFIG, DEFAULT_PROVIDER, parseConfig, type Config } from '../../contracts/config.ts';
import type { LineFinder } from '../../contracts/problem.ts';
import { isFile } from '../../io/find-files.ts';
import { isHandedOver } from '../../io/open-file.ts';
import { readOptionalRepositoryFile } from '../../io/repository-file.ts';
import { parseYamlDocument } from '../../io/yaml-document.ts';
import { mismatchError } from '../../kernel/portcullis-error.ts';
import { PROVIDER_IDS } from '../../providers/known-providers.ts';

/** What holds where nothing is configured: every provider, as it is by itself. */
export const UNCONFIGURED: Config = {
  ...DEFAULT_CONFIG,
  providers: new Map(PROVIDER_IDS.map((id) => [id, DEFAULT_PROVIDER])),
};

/** The configuration of a working tree, with the lines of its document; null where it has none. */
export async function loadConfig(
  root: string,
): Promise<{ readonly config: Config; readonly lines: LineFinder } | null> {
  const text = await readOptionalRepositoryFile(root, CONFIG_PATH, 'the configuration');
  if (text === undefined) {
    await refuseMisnamedConfig(root);
    return null;
  }
  const document = await parseYamlDocument(text, CONFIG_PATH);
  const config = parseConfig(document.value, CONFIG_PATH, document, PROVIDER_IDS);
  refuseHandedOver(root, config);
  return { config, lines: document };
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

/** The configuration of a working tree, or the defaults. */
export async function configOrDefault(root: string): Promise<Config> {
  return (await loadConfig(root))?.config ?? UNCONFIGURED;
}

/** Parses the text of a configuration file; `file` names it in messages. */
export async function configFromText(text: string, file: string): Promise<Config> {
  const document = await parseYamlDocument(text, file);
  return parseConfig(document.value, file, document, PROVIDER_IDS);
}
