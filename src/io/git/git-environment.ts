/**
 * The variables of git's own that are handed on: how its owner lets this machine reach and trust a remote. All others
 * stay behind, above all those that would point git at another repository, index or object store (`GIT_DIR`,
 * `GIT_WORK_TREE`, `GIT_INDEX_FILE`, `GIT_OBJECT_DIRECTORY`, `GIT_GRAFT_FILE`, …).
 */
const HANDED_ON = new Set([
  'GIT_CEILING_DIRECTORIES',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CONFIG_SYSTEM',
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_SSH_VARIANT',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
]);

/** Programs that git would start on its own, and a variable that moves its system configuration. */
const LEFT_BEHIND = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);

const OURS = {
  LC_ALL: 'C',
  // Nothing here may wait for a person: every way to ask for a password is answered by a program that fails.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: 'false',
  SSH_ASKPASS: 'false',
  SSH_ASKPASS_REQUIRE: 'force',
  GCM_INTERACTIVE: 'never',
  // Without it `git status` writes refreshed time stamps to the index.
  GIT_OPTIONAL_LOCKS: '0',
  // A replaced commit has other parents, and with them another merge base.
  GIT_NO_REPLACE_OBJECTS: '1',
};

/**
 * The environment every git process of ours runs in: the given one without git's own variables (bar the few that say
 * how to reach a remote), in the C locale, unable to prompt, to write the index or to follow replace refs.
 */
export function gitEnvironment(given: NodeJS.ProcessEnv): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const key = name.toUpperCase();
    const dropped = (key.startsWith('GIT_') && !HANDED_ON.has(key)) || LEFT_BEHIND.has(key);
    if (value !== undefined && !dropped) environment[name] = value;
  }
  return { ...environment, ...OURS };
}
