import { join } from 'node:path';

import { CONFIG_PATH, DEFAULT_CONFIG, parseConfig, type Config } from '../contracts/config.ts';
import { readOptionalTextFile } from '../io/read-text-file.ts';
import { parseYamlDocument } from '../io/yaml-document.ts';

/** The configuration of a working tree; null where it has none. */
export async function loadConfig(root: string): Promise<Config | null> {
  const text = await readOptionalTextFile(join(root, CONFIG_PATH), 'the configuration');
  return text === undefined ? null : configFromText(text, CONFIG_PATH);
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
