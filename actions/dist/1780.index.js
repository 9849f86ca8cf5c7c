export const id = 1780;
export const ids = [1780];
export const modules = {

/***/ 51780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launchCopilot: () => (/* binding */ launchCopilot)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** In a rehearsal; Copilot asks for it by chat completions. */
const SCRIPTED_MODEL = 'gpt-4.1';
/** Commands of Copilot's own; `/autopilot` and `/goal` go on until they are stopped. */
const OWN_COMMAND = /^\s*(\/(?:compact|autopilot|goal))(?:\s|$)/i;
const BYTE_ORDER_MARK = '\u{feff}';
/** Starts GitHub Copilot CLI. */
function launchCopilot(request, { sandboxed, live }) {
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
        environment: environment(request, live),
        files: [{ path: `${request.places.home}/.copilot/settings.json`, text: JSON.stringify({ disableAllHooks: true }) }],
        // It removes one mark, so that the other reaches the model.
        input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt,
    };
}
function environment({ places, source }, { COPILOT_PROVIDER_BASE_URL: provider, ...live }) {
    // Else it asks GitHub first, which takes five seconds. With your own model provider no sign-in is needed.
    const offline = { COPILOT_OFFLINE: 'true' };
    const { COPILOT_GITHUB_TOKEN: _own, GH_TOKEN: _cli, GITHUB_TOKEN: _job, ...ownProvider } = live;
    return {
        COPILOT_HOME: `${places.home}/.copilot`,
        // It unpacks 235 MB of itself when first used; only these packages are shared.
        COPILOT_PKG_CACHE_HOME: `${places.cache}/copilot`,
        COPILOT_AUTO_UPDATE: 'false',
        ...(source.kind === 'live'
            ? provider === undefined
                ? live
                : { ...offline, ...ownProvider, COPILOT_PROVIDER_BASE_URL: provider }
            : {
                ...offline,
                COPILOT_PROVIDER_BASE_URL: `${source.url}/v1`,
                // Copilot masks this value in its own output, so that it must be long and random.
                COPILOT_PROVIDER_API_KEY: source.key,
                // Else it sends at most 64 000 tokens to a model that it does not know.
                COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '1000000',
            }),
    };
}
function refuseUngivable(prompt) {
    const command = OWN_COMMAND.exec(prompt)?.[1];
    if (command === undefined && prompt.trim() !== '')
        return;
    const found = command === undefined ? 'nothing but white space' : `its own command ${command}`;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`prompt: expected a text that Copilot hands to the model, found ${found}`, 'Give the case another prompt, or leave the case out for this provider.');
}


/***/ })

};
