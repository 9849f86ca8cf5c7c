/** A model provider that stands in the place of Codex' built-in one. */
export interface CodexProvider {
  /** With the version, without a slash at the end: `https://host/v1`. */
  readonly url: string;
  /** The variable that holds the key. */
  readonly keyVariable: string;
  /** False turns every retry off; true leaves them as Codex has them. */
  readonly retries: boolean;
}

/**
 * `config.toml` of a unit. Null means the built-in provider. The built-in one can be pointed at another address as well, but tries
 * websockets there first, which no gateway speaks: seven seconds and five error lines before it falls back.
 */
export function codexConfig(provider: CodexProvider | null): string {
  const lines = [
    // Nothing above the workspace is part of it.
    'project_root_markers = []',
    'check_for_update_on_startup = false',
    ...(provider === null ? [] : ['model_provider = "portcullis"']),
    '',
    // Else ab.chatgpt.com.
    '[analytics]',
    'enabled = false',
    '',
    '[features]',
    // Else github.com and chatgpt.com, and a `git clone` that takes four seconds.
    'plugins = false',
    'remote_plugin = false',
    'apps = false',
    // Else a connection that is refused is tried for ever, whatever the retries say.
    'unbounded_connection_retries = false',
    '',
    // Names with KEY, SECRET or TOKEN do not reach the commands that the model runs.
    '[shell_environment_policy]',
    'ignore_default_excludes = false',
    ...(provider === null ? [] : ['', ...providerLines(provider)]),
  ];
  return `${lines.join('\n')}\n`;
}

function providerLines({ url, keyVariable, retries }: CodexProvider): readonly string[] {
  return [
    '[model_providers.portcullis]',
    'name = "Portcullis"',
    `base_url = ${tomlText(url.replace(/\/+$/, ''))}`,
    'wire_api = "responses"',
    `env_key = ${tomlText(keyVariable)}`,
    'supports_websockets = false',
    ...(retries ? [] : ['request_max_retries = 0', 'stream_max_retries = 0']),
  ];
}

/** JSON's escapes are those of a basic string in TOML, but for DEL, which JSON leaves as it is. */
function tomlText(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll('\u{7f}', String.raw`\u007f`);
}
