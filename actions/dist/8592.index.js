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

/** In a rehearsal: unknown names print a warning, and newer models wrap every command in a script. */
const SCRIPTED_MODEL = 'gpt-5.5';
/** The variable of the key in a rehearsal; `config.toml` names it. */
const SCRIPTED_KEY = 'PORTCULLIS_MODEL_KEY';
/** Every system takes an argument of this length. */
const ARGUMENT_LIMIT = 8000;
const BYTE_ORDER_MARK = '\u{feff}';
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
            // It may write into its own copy of the workspace; the sandbox has no network.
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
 * Standard input takes any length and reaches the model unchanged, with two exceptions: Codex refuses nothing but white space there,
 * which it takes as an argument, and it removes a byte order mark.
 */
function promptOf(prompt) {
    if (prompt.trim() !== '')
        return { last: ['-'], input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt };
    if (prompt.length <= ARGUMENT_LIMIT)
        return { last: ['--', prompt], input: null };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`prompt: expected at most ${ARGUMENT_LIMIT} characters where there is nothing but white space, found ${prompt.length}`, 'Give the case a prompt with words.');
}
/**
 * `config.toml` of a unit. Null means the built-in provider. That one could get another address, too, but tries websockets there first,
 * which no gateway speaks: seven seconds and five error lines before it falls back.
 */
function codexConfig(provider) {
    const lines = [
        // Folders above the workspace do not belong to the project.
        'project_root_markers = []',
        'check_for_update_on_startup = false',
        ...(provider === null ? [] : ['model_provider = "portcullis"']),
        '',
        // Else it asks ab.chatgpt.com.
        '[analytics]',
        'enabled = false',
        '',
        '[features]',
        // Else it asks github.com and chatgpt.com, and a `git clone` takes four seconds.
        'plugins = false',
        'hooks = false',
        'remote_plugin = false',
        'apps = false',
        // Else it retries a refused connection for ever, whatever the retries say.
        'unbounded_connection_retries = false',
        '',
        // Variables named KEY, SECRET or TOKEN do not reach the commands that the model runs.
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
/** JSON's escapes are those of a basic string in TOML, except for DEL, which JSON does not escape. */
function tomlText(text) {
    return JSON.stringify(text.toWellFormed()).replaceAll('\u{7f}', String.raw `\u007f`);
}


/***/ })

};
