export const id = 8592;
export const ids = [8592];
export const modules = {

/***/ 98592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launchCodex: () => (/* binding */ launchCodex)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** The model of a rehearsal: unknown names bring a warning, and newer ones wrap every command in a script of their own. */
const SCRIPTED_MODEL = 'gpt-5.5';
/** What holds the key in a rehearsal; `config.toml` names it. */
const SCRIPTED_KEY = 'PORTCULLIS_MODEL_KEY';
/** The longest argument that every system takes with room to spare. */
const ARGUMENT_LIMIT = 8000;
const BYTE_ORDER_MARK = '\u{feff}';
/** Starts Codex (src/providers/README.md, "How they are started"). */
function launchCodex(request, { sandboxed, live }) {
    const { places, source } = request;
    const model = request.model ?? (source.kind === 'scripted' ? SCRIPTED_MODEL : null);
    const { OPENAI_API_KEY: openaiKey, OPENAI_BASE_URL: gateway, ...handedOn } = live;
    const key = handedOn['CODEX_API_KEY'] ?? openaiKey;
    const provider = source.kind === 'scripted'
        ? { url: `${source.url}/v1`, keyVariable: SCRIPTED_KEY, retries: false }
        : gateway === undefined
            ? null
            : { url: gateway, keyVariable: 'CODEX_API_KEY', retries: true };
    const keys = source.kind === 'scripted'
        ? { [SCRIPTED_KEY]: source.key }
        : { ...handedOn, ...(key === undefined ? {} : { CODEX_API_KEY: key }) };
    const home = `${places.home}/.codex`;
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
        environment: { CODEX_HOME: home, ...keys },
        files: [{ path: `${home}/config.toml`, text: codexConfig(provider) }],
        input,
    };
}
/**
 * Standard input takes any length and reaches the model as it is, but for three things: Codex refuses one that holds nothing but white
 * space, which an argument may; it takes away a byte order mark; and as an argument `-` would mean standard input.
 */
function promptOf(prompt) {
    if (prompt.trim() !== '')
        return { last: ['-'], input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt };
    if (prompt.length <= ARGUMENT_LIMIT)
        return { last: ['--', prompt], input: null };
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('invalid_input', `prompt: expected at most ${ARGUMENT_LIMIT} characters where there is nothing but white space, found ${prompt.length}`, 'Give the case a prompt with words.');
}
/**
 * `config.toml` of a unit. Null means the built-in provider. The built-in one can be pointed at another address as well, but tries
 * websockets there first, which no gateway speaks: seven seconds and five error lines before it falls back.
 */
function codexConfig(provider) {
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
function providerLines({ url, keyVariable, retries }) {
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
function tomlText(text) {
    return JSON.stringify(text.toWellFormed()).replaceAll('\u{7f}', String.raw `\u007f`);
}


/***/ })

};
