import type { LaunchRequest } from './provider.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Where programs are found, and the language of messages. */
const HANDED_ON = ['PATH', 'LANG', 'LC_ALL'];

/** On Windows a process needs these to find libraries, a shell and installed programs. */
const HANDED_ON_WINDOWS = [
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
  'ProgramData',
  'ProgramFiles',
  'ProgramFiles(x86)',
  'CommonProgramFiles',
];

/** Proxies, and certificate authorities of a company's network. */
export const NETWORK_VARIABLES: readonly string[] = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

/**
 * What every client gets: programs and language as given, the unit's own folders instead of the user's, and no colours. Nothing else
 * of the given environment (src/providers/README.md, "Live runs").
 */
export function unitEnvironment({ places, given }: LaunchRequest): Record<string, string> {
  const { home, temporary } = places;
  return {
    ...chosen(given, HANDED_ON),
    HOME: home,
    TMPDIR: temporary,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_DATA_HOME: `${home}/.local/share`,
    XDG_STATE_HOME: `${home}/.local/state`,
    XDG_CACHE_HOME: `${home}/.cache`,
    // Programs that a client starts, such as a test runner, must not colour what is read either.
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    TERM: 'dumb',
    ...(isWindows(given) ? windowsEnvironment(home, temporary, given) : {}),
  };
}

function windowsEnvironment(home: string, temporary: string, given: Variables): Record<string, string> {
  return {
    ...chosen(given, HANDED_ON_WINDOWS),
    USERPROFILE: home,
    APPDATA: `${home}/AppData/Roaming`,
    LOCALAPPDATA: `${home}/AppData/Local`,
    TEMP: temporary,
    TMP: temporary,
  };
}

export function isWindows(given: Variables): boolean {
  return given['OS'] === 'Windows_NT';
}

/** The given variables of these names. An empty one counts as not set. */
export function chosen(given: Variables, names: readonly string[]): Record<string, string> {
  const anyCase = isWindows(given);
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = valueOf(given, name, anyCase);
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** On Windows names have no letter case (`Path`), which a copy of the environment forgets. */
function valueOf(given: Variables, name: string, anyCase: boolean): string | undefined {
  if (given[name] !== undefined || !anyCase) return given[name];
  const key = Object.keys(given).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : given[key];
}
