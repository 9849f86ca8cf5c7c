import { join } from 'node:path';

import type { DeterministicTool, ToolRegistry } from '../../contracts/tool-registry.ts';
import { GIT_STATUS, gitStatus, ownArguments } from '../../governance/tools/builtins.ts';
import { schemaError } from '../../governance/tools/schema-error.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { attempt, errorText, invalidInput, PortcullisError, usageError } from '../../kernel/portcullis-error.ts';
import { HANDED_ON, runCommand } from '../command/run-command.ts';
import type { ComparatorTree } from '../comparator/comparator-tree.ts';
import { policyOf } from '../required/required-files.ts';
import { secretsOf } from '../world/secret-values.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import type { LoadedRegistry } from './load-registry.ts';

export type ToolInput = Readonly<Record<string, unknown>>;

/** Where tools are run. */
export interface ToolSite extends LoadedRegistry {
  readonly ours: ToolRegistry;
  /** Leads to the files of the comparator; null where nothing is compared with. */
  readonly tree: ComparatorTree | null;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  /** The program that this process runs. */
  readonly cli: string;
  /** A folder for what is not kept; a real path. */
  readonly scratch: string;
}

/** How a tool ended: with an output that is as its schema says, or why not. */
export type ToolEnd = { readonly durationMs: number } & ({ readonly output: unknown } | { readonly error: string });

/** What is started, and what of its end is the output. */
interface Started {
  readonly command: readonly string[];
  /** Variables beside those of every command. */
  readonly variables: readonly string[];
  /** Whether it answers with any exit code; else another one than 0 is a failure. */
  readonly anyExit?: true;
  readonly outputOf: (
    stdout: string,
    ended: { readonly exit_code: number; readonly stderr: string; readonly duration_ms: number },
  ) => unknown;
}

const BUILTIN = 'builtin:';

/** Runs a tool once, in its time, after which it is ended with all that it started. @throws PortcullisError for one that cannot be started */
export async function executeTool(
  world: World,
  site: ToolSite,
  tool: DeterministicTool,
  input: ToolInput,
): Promise<ToolEnd> {
  const { environment, signal, registry } = site;
  const started = await startOf(site, tool, input);
  const folder = join(site.scratch, world.newId());
  await writeFileAtomically(`${folder}.json`, JSON.stringify(input), 'the input of a tool');
  const timeoutMs = tool.timeout_ms ?? registry.default_timeout_ms;
  const ran = await runCommand({
    command: started.command,
    root: world.root,
    folder,
    stem: `${folder}.kept`,
    environment: Object.fromEntries([...HANDED_ON, ...started.variables].map((name) => [name, environment[name]])),
    stdin: `${folder}.json`,
    timeoutSeconds: timeoutMs / 1000,
    marker: { name: 'PORTCULLIS_TOOL', value: folder },
    secrets: secretsOf(started.variables, environment),
    signal,
  });
  const { durationMs, exitCode } = ran;
  const failed = (error: string): ToolEnd => ({ durationMs, error });
  if (ran.isTimedOut) return failed(`ended after ${timeoutMs} ms`);
  if (ran.problem !== null) return failed(ran.problem);
  const [stdout = '', stderr = ''] = await Promise.all(
    ['stdout', 'stderr'].map((name) => readTextFile(`${folder}.kept.${name}`, `the output of ${tool.tool_id}`)),
  );
  if (exitCode !== 0 && started.anyExit !== true) return failed(`exit code ${exitCode}: ${stderr.slice(-500).trim()}`);
  const ended = { exit_code: exitCode, stderr, duration_ms: durationMs };
  const output = attempt(() => started.outputOf(stdout, ended));
  if (output instanceof PortcullisError) return failed(output.message);
  const wrong = await schemaError('output', tool.output_schema, output);
  return wrong === null ? { durationMs, output } : failed(wrong);
}

async function startOf(site: ToolSite, tool: DeterministicTool, input: ToolInput): Promise<Started> {
  const { entrypoint } = tool;
  if (!entrypoint.startsWith(BUILTIN)) {
    if (site.tree === null) {
      const message = `${tool.tool_id}: expected --base-ref, to take ${entrypoint} from its merge base, found none`;
      throw usageError(message, 'What is run is not what a change under test has made of it.');
    }
    return { command: await site.tree([`./${entrypoint}`]), variables: [], outputOf: parsed };
  }
  const id = entrypoint.slice(BUILTIN.length);
  const known = site.ours.tools.find((one) => one.tool_id === id);
  if (known === undefined) throw invalidInput(`${tool.tool_id}: expected a built-in tool, found ${entrypoint}`);
  const wrong = await schemaError('input', known.input_schema, input);
  if (wrong !== null) throw invalidInput(`${tool.tool_id}: ${entrypoint}: ${wrong}`);
  if (id === 'run_tests') return checkOf(site, String(input['check']));
  const own = ownArguments(id, input);
  if (own === null) return { command: GIT_STATUS, variables: [], outputOf: gitStatus };
  const command = [process.execPath, site.cli, ...own];
  const outputOf: Started['outputOf'] = (stdout, { exit_code }) => ({ exit_code, result: parsed(stdout) });
  return { command, variables: [], anyExit: true, outputOf };
}

/** The command of a required check. */
async function checkOf({ source }: ToolSite, name: string): Promise<Started> {
  const check = (await policyOf(source))?.policy.checks.find(({ checkId }) => checkId === name);
  if (check === undefined || check.command === null) {
    throw invalidInput(`check: expected a check with a command of the policy of required checks, found ${name}`);
  }
  const { command, environment: variables } = check;
  return { command, variables, anyExit: true, outputOf: (stdout, ended) => ({ ...ended, stdout }) };
}

function parsed(stdout: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch (error) {
    throw invalidInput(`expected JSON, found something else: ${errorText(error)}`);
  }
}
