import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { chosen, NETWORK_VARIABLES, unitEnvironment } from '../client-environment.ts';
import type { Client, Launch, LaunchRequest } from '../client.ts';
import { isSandboxed } from '../is-sandboxed.ts';
import { copilotReader } from './copilot-reader.ts';

/** The model of a rehearsal, which Copilot asks for by chat completions. */
const SCRIPTED_MODEL = 'gpt-4.1';

const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];
const LIVE_VARIABLES = [
  ...GITHUB_TOKENS,
  'COPILOT_PROVIDER_BASE_URL',
  'COPILOT_PROVIDER_TYPE',
  'COPILOT_PROVIDER_API_KEY',
  'COPILOT_PROVIDER_BEARER_TOKEN',
  'COPILOT_PROVIDER_HEADERS',
  'COPILOT_PROVIDER_WIRE_API',
  'COPILOT_PROVIDER_WIRE_MODEL',
  'COPILOT_PROVIDER_MODEL_ID',
  'COPILOT_PROVIDER_AZURE_API_VERSION',
  'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
  'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
  // A provider of one's own has no model that would go without saying.
  'COPILOT_MODEL',
  // GitHub Enterprise.
  'COPILOT_GH_HOST',
  'GH_HOST',
  ...NETWORK_VARIABLES,
];

/** What Copilot itself carries out; `/autopilot` and `/goal` go on with requests until they are stopped. */
const OWN_COMMAND = /^\s*(\/(?:compact|autopilot|goal))(?:\s|$)/i;
const BYTE_ORDER_MARK = '\u{feff}';

/** GitHub Copilot CLI (CONTRIBUTING.md, "Clients"). `sandbox` as the configuration has it. */
export function copilotClient(sandbox: boolean | null): Client {
  return {
    id: 'copilot',
    program: 'copilot',
    reader: copilotReader,
    ending: 'jsonl',
    highestTier: 1,
    skillsFolder: '.github/skills',
    takesPlugins: true,
    versionArgs: ['--version'],
    liveVariables: LIVE_VARIABLES,
    // A provider of one's own may ask for no key.
    accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
    logFolders: ({ home }) => [`${copilotHome(home)}/session-state`, `${copilotHome(home)}/logs`],
    launch: (request) => launch(request, isSandboxed(request, sandbox)),
  };
}

function launch(request: LaunchRequest, sandboxed: boolean): Launch {
  const { prompt, allowSkills, source } = request;
  const model = request.model ?? (source.kind === 'scripted' ? SCRIPTED_MODEL : null);
  refuseUngivable(prompt);
  return {
    args: [
      '--output-format',
      'json',
      '--no-color',
      ...(model === null ? [] : ['--model', model]),
      ...(sandboxed ? (allowSkills ? ['--allow-tool=skill'] : []) : ['--allow-all-tools']),
      ...request.plugins.flatMap((folder) => ['--plugin-dir', folder]),
    ],
    environment: environment(request),
    files: [],
    // One mark is taken away, so that another reaches the model.
    input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt,
  };
}

function environment(request: LaunchRequest): Record<string, string> {
  const { places, source, given } = request;
  // Without it GitHub is asked first, which takes five seconds. A provider of one's own needs no sign-in there.
  const offline = { COPILOT_OFFLINE: 'true' };
  const { COPILOT_PROVIDER_BASE_URL: provider, ...live } = chosen(given, LIVE_VARIABLES);
  const ownProvider = Object.entries(live).filter(([name]) => !GITHUB_TOKENS.includes(name));
  return {
    ...unitEnvironment(request),
    COPILOT_HOME: copilotHome(places.home),
    // It unpacks 235 MB of itself on first use; nothing but these packages is shared.
    COPILOT_PKG_CACHE_HOME: `${places.cache}/copilot`,
    COPILOT_AUTO_UPDATE: 'false',
    ...(source.kind === 'live'
      ? provider === undefined
        ? live
        : { ...offline, ...Object.fromEntries(ownProvider), COPILOT_PROVIDER_BASE_URL: provider }
      : {
          ...offline,
          COPILOT_PROVIDER_BASE_URL: `${source.url}/v1`,
          // Copilot masks this value wherever it occurs in its own output, so that it must be long and random.
          COPILOT_PROVIDER_API_KEY: source.key,
          // Of a model that it does not know it expects 64 000 tokens, and sends no more.
          COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '1000000',
        }),
  };
}

function refuseUngivable(prompt: string): void {
  const command = OWN_COMMAND.exec(prompt)?.[1];
  if (command === undefined && prompt.trim() !== '') return;
  const found = command === undefined ? 'nothing but white space' : `its own command ${command}`;
  throw new PortcullisError(
    'invalid_input',
    `prompt: expected a text that Copilot hands to the model, found ${found}`,
    'Give the case another prompt, or leave the case out for this provider.',
  );
}

function copilotHome(home: string): string {
  return `${home}/.copilot`;
}
