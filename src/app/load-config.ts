import { join } from 'node:path';

import { CONFIG_PATH, DEFAULT_CONFIG, parseConfig, type Config } from '../contracts/config.ts';
import { isFile } from '../io/find-files.ts';
import { readOptionalTextFile } from '../io/read-text-file.ts';
import { parseYamlDocument } from '../io/yaml-document.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';

/** The configuration of a working tree; null where it has none. */
async function loadConfig(root: string): Promise<Config | null> {
  const text = await readOptionalTextFile(join(root, CONFIG_PATH), 'the configuration');
  if (text !== undefined) return configFromText(text, CONFIG_PATH);
  await refuseMisnamedConfig(root);
  return null;
}

/** Throws where a configuration lies under a name that nobody reads. */
export async function refuseMisnamedConfig(root: string): Promise<void> {
  const misnamed = CONFIG_PATH.replace(/yml$/, 'yaml');
  if (!(await isFile(join(root, misnamed)))) return;
  throw new PortcullisError(
    'invalid_input',
    `${CONFIG_PATH}: expected the configuration here, found it at ${misnamed}`,
    'Rename the file.',
  );
}

/** The configuration of a working tree, or the defaults. */
export async function configOrDefault(root: string): Promise<Config> {
  return (await loadConfig(root)) ?? DEFAULT_CONFIG;
}

/** Parses the text of a configuration file; `file` names it in messages. */
export async function configFromText(text: string, file: string): Promise<Config> {
  const document = await parseYamlDocument(text, file);
  return parseConfig(document.value, file, document);
}
