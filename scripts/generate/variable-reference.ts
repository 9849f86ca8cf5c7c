import { NETWORK_VARIABLES } from '../../src/providers/client-environment.ts';
import { PROVIDERS } from '../../src/providers/known-providers.ts';

/** What Portcullis itself reads of its environment; `documents.test.ts` holds this to the sources. */
export const OWN_VARIABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'On the command line': {
    MAX_CONCURRENCY: 'Units at a time, where `--max-parallel` says nothing.',
    PORTCULLIS_CACHE_DIR: 'Where installed clients are kept.',
    PORTCULLIS_CI_BASE_REF: 'The ref that `required delta` compares with; `PREMATH_CI_BASE_REF` alike.',
    PORTCULLIS_CI_HEAD_REF: 'The ref that it compares; `PREMATH_CI_HEAD_REF` alike.',
    PORTCULLIS_STATE_DIR: 'Where governance keeps its state (default: `.portcullis/governance` at the top).',
    PORTCULLIS_REDIS_URL: 'A Redis that keeps it instead, such as `rediss://user:password@host:6379/0`.',
    PORTCULLIS_REDIS_PREFIX: 'What its keys begin with (default: nothing).',
    PORTCULLIS_USER: 'Who approves, and whose limits count (default: GITHUB_ACTOR, else the name of the login).',
    PORTCULLIS_JUSTIFICATION: 'Why files of a library are wanted, where its policy asks.',
    PORTCULLIS_REDACTION_KEY:
      'The key of digests that take the place of personal data (default: a new one for each run).',
    XDG_CACHE_HOME: 'Without it: clients are kept in `portcullis/clients` below this folder. An absolute path.',
    LOCALAPPDATA: 'The same on Windows. Without either, the usual cache folder of the system.',
    HOME: 'The folder of the user, below which that cache folder lies.',
    USERPROFILE: 'The same on Windows.',
    PATH: 'Where programs and clients are looked for.',
    NO_COLOR: 'Not empty: no colours.',
    FORCE_COLOR: 'Neither empty, `0` nor `false`: colours, also where the output is no terminal.',
    TERM: '`dumb`: neither colours nor a progress line.',
    npm_execpath: 'The npm that clients are installed with, where npm started this process.',
    CI: 'Set: the sandboxes of Codex and Copilot are off, unless `providers.<id>.sandbox` says otherwise.',
    SystemRoot: 'Windows: where `taskkill` lies.',
    OS: '`Windows_NT` means Windows.',
  },
  'In a workflow': {
    GITHUB_API_URL: 'The address of the API; that of an Enterprise Server there.',
    GITHUB_SERVER_URL: 'The address of the server, for links.',
    GITHUB_REPOSITORY: '`owner/name`, of which the API is asked.',
    GITHUB_EVENT_NAME: 'The event, by which the merge base is found.',
    GITHUB_EVENT_PATH: 'Its payload.',
    GITHUB_SHA: 'The commit of the run.',
    GITHUB_REF: 'The ref of the run.',
    GITHUB_RUN_ID: 'The run whose artifacts are loaded.',
    GITHUB_RUN_ATTEMPT: 'Its attempt.',
    GITHUB_RUN_NUMBER: 'Its number, by which comments are ordered.',
    GITHUB_WORKFLOW: 'The name of the workflow, in reports.',
    GITHUB_WORKFLOW_REF: 'Its file, by which it finds its own comment.',
    GITHUB_ACTOR: 'Who started the run, where PORTCULLIS_USER says nothing.',
    GITHUB_JOB: 'The id of the job; no check run may be called so.',
    GITHUB_WORKSPACE: 'The checkout. Paths in inputs are relative to it.',
    RUNNER_NAME: 'The runner of the job, by which a required check is known that is the job itself.',
    RUNNER_TEMP: 'Where downloads and reports lie until the job ends.',
    ACTIONS_RUNTIME_TOKEN: 'Without it no report is uploaded; the runner gives it to actions.',
  },
  'For reaching GitHub': {
    http_proxy: 'The proxy for `http`; `HTTP_PROXY` alike.',
    https_proxy: 'The proxy for `https`; `HTTPS_PROXY` alike.',
    no_proxy: 'Hosts that are reached without one; `NO_PROXY` alike.',
  },
};

/** The variables that are read, and those that each client gets in a live run. */
export function variableReference(): string {
  const own = Object.entries(OWN_VARIABLES).map(([title, variables]) => {
    const rows = Object.entries(variables).map(([name, what]) => `| \`${name}\` | ${what} |`);
    return [`## ${title}`, '', '| variable | what it does |', '|---|---|', ...rows].join('\n');
  });
  const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
  const clients = [...PROVIDERS.values()].map(({ id, accessVariables, variables }) => {
    const others = variables.filter((name) => !accessVariables.includes(name));
    return `| ${id} | ${named(accessVariables)} | ${named(others)} |`;
  });
  return [
    ...own,
    [
      '## What a client gets',
      '',
      'A client never inherits the environment. It gets `PATH`, `LANG` and `LC_ALL`, folders of its own, and in a live run the variables below:',
      '',
      '| client | one of these has to be set | also |',
      '|---|---|---|',
      ...clients,
      '',
      `Each gets ${named(NETWORK_VARIABLES)} too, and what \`providers.<id>.environment\` in the [configuration](configuration.md) names.`,
    ].join('\n'),
  ].join('\n\n');
}
