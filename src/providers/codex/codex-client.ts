import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { chosen, NETWORK_VARIABLES, unitEnvironment } from '../client-environment.ts';
import type { Client, Launch, LaunchRequest } from '../client.ts';
import { isSandboxed } from '../is-sandboxed.ts';
import { codexConfig } from './codex-config.ts';
import { codexReader } from './codex-reader.ts';

/** The model of a rehearsal: unknown names bring a warning, and newer ones wrap every command in a script of their own. */
const SCRIPTED_MODEL = 'gpt-5.5';
/** What holds the key in a rehearsal; `config.toml` names it. */
const SCRIPTED_KEY = 'PORTCULLIS_MODEL_KEY';

const LIVE_VARIABLES = [
  'CODEX_API_KEY',
  // Codex itself does not look at it without a login; it stands in for the other.
  'OPENAI_API_KEY',
  // Not looked at by Codex either: it becomes a provider in `config.toml`.
  'OPENAI_BASE_URL',
  'OPENAI_ORGANIZATION',
  'OPENAI_PROJECT',
  'CODEX_CA_CERTIFICATE',
  ...NETWORK_VARIABLES,
];

/** The longest argument that every system takes with room to spare. */
const ARGUMENT_LIMIT = 8000;
const BYTE_ORDER_MARK = '\u{feff}';

/** Codex (CONTRIBUTING.md, "Clients"). `sandbox` as the configuration has it. */
export function codexClient(sandbox: boolean | null): Client {
  return {
    id: 'codex',
    program: 'codex',
    reader: codexReader,
    ending: 'jsonl',
    highestTier: 1,
    skillsFolder: '.agents/skills',
    versionArgs: ['--version'],
    liveVariables: LIVE_VARIABLES,
    // A gateway may ask for no key.
    accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    logFolders: ({ home }) => [`${codexHome(home)}/sessions`, `${codexHome(home)}/log`],
    launch: (request) => launch(request, isSandboxed(request, sandbox)),
  };
}

function launch(request: LaunchRequest, sandboxed: boolean): Launch {
  const { places, source, given } = request;
  const model = request.model ?? (source.kind === 'scripted' ? SCRIPTED_MODEL : null);
  const live = chosen(given, LIVE_VARIABLES);
  const { OPENAI_API_KEY: openaiKey, OPENAI_BASE_URL: gateway, ...handedOn } = live;
  const key = handedOn['CODEX_API_KEY'] ?? openaiKey;
  const provider =
    source.kind === 'scripted'
      ? { url: `${source.url}/v1`, keyVariable: SCRIPTED_KEY, retries: false }
      : gateway === undefined
        ? null
        : { url: gateway, keyVariable: 'CODEX_API_KEY', retries: true };
  const keys: Record<string, string> =
    source.kind === 'scripted'
      ? { [SCRIPTED_KEY]: source.key }
      : { ...handedOn, ...(key === undefined ? {} : { CODEX_API_KEY: key }) };
  const { last, input } = promptOf(request.prompt);
  return {
    args: [
      'exec',
      '--json',
      '--skip-git-repo-check',
      // Its own copy of the workspace may be written to; there is no network in the sandbox.
      ...(sandboxed ? ['--sandbox', 'workspace-write'] : ['--dangerously-bypass-approvals-and-sandbox']),
      ...(model === null ? [] : ['--model', model]),
      ...last,
    ],
    environment: { ...unitEnvironment(request), CODEX_HOME: codexHome(places.home), ...keys },
    files: [{ path: `${codexHome(places.home)}/config.toml`, text: codexConfig(provider) }],
    input,
  };
}

/**
 * Standard input takes any length and reaches the model as it is, but for three things: Codex refuses one that holds nothing but white
 * space, which an argument may; it takes away a byte order mark; and as an argument `-` would mean standard input.
 */
function promptOf(prompt: string): { last: readonly string[]; input: string | null } {
  if (prompt.trim() !== '')
    return { last: ['-'], input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt };
  if (prompt.length <= ARGUMENT_LIMIT) return { last: ['--', prompt], input: null };
  throw new PortcullisError(
    'invalid_input',
    `prompt: expected at most ${ARGUMENT_LIMIT} characters where there is nothing but white space, found ${prompt.length}`,
    'Give the case a prompt with words.',
  );
}

function codexHome(home: string): string {
  return `${home}/.codex`;
}
