import { resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';

import { parseLibraryPolicy, type RedactionRules } from '../../contracts/library-policy.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { redactText, type RedactedText } from './redact-text.ts';

interface RedactSource {
  /** Of a policy. */
  readonly file: string | undefined;
  /** In place of the policy's. */
  readonly method: RedactionRules['redaction_method'] | undefined;
  /** What is read; undefined for standard input. */
  readonly source: string | undefined;
}

/** Redacts a file, or standard input. @throws PortcullisError for files that cannot be read and a policy that is not valid */
export async function redactSource(
  world: World,
  { file, method, source }: RedactSource,
  readStdin: () => AsyncIterable<Buffer>,
  environment: Environment,
): Promise<RedactedText> {
  const policy =
    file === undefined
      ? undefined
      : parseLibraryPolicy(await readTextFile(resolve(world.cwd, file), 'the policy of a library'), file);
  const rules = { ...policy?.redaction_rules, ...(method === undefined ? {} : { redaction_method: method }) };
  const text =
    source === undefined ? await textOf(readStdin()) : await readTextFile(resolve(world.cwd, source), 'the text');
  return redactText(text, rules, policy?.library_id ?? '', environment, world.newId());
}
