export const id = 6654;
export const ids = [6654];
export const modules = {

/***/ 66654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launchClaude: () => (/* binding */ launchClaude)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** In a rehearsal any name works; this one prints no note on standard error. */
const SCRIPTED_MODEL = 'claude-sonnet-4-5';
/** What runs commands beside the model. */
const SWITCHED_OFF = JSON.stringify({ disableAllHooks: true, disableSkillShellExecution: true });
/**
 * Starts Claude Code. Its own defaults decide what the model may do: it reads inside the workspace, and whatever needs approval is
 * refused. `--bare` and `--disable-slash-commands` would take its skills away.
 */
function launchClaude(request, { live }) {
    const { prompt, maxTurns, allowSkills, places, source } = request;
    const model = request.model ?? (source.kind === 'scripted' ? SCRIPTED_MODEL : null);
    const asMessage = prompt === '' || prompt.startsWith('/');
    if (prompt !== '' && prompt.trim() === '') {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)('prompt: expected a text for Claude, found nothing but white space, which it does not hand to the model', 'Give the case a prompt with words, or leave the case out for this provider.');
    }
    return {
        args: [
            '--print',
            '--output-format',
            'stream-json',
            '--verbose',
            '--strict-mcp-config',
            ...(asMessage ? ['--input-format', 'stream-json'] : []),
            ...(model === null ? [] : ['--model', model]),
            ...(maxTurns === null ? [] : ['--max-turns', String(maxTurns)]),
            // Without this a skill with `allowed-tools` in its frontmatter is refused, which says nothing about routing.
            ...(allowSkills ? ['--allowedTools', 'Skill'] : []),
            ...request.plugins.flatMap((folder) => ['--plugin-dir', folder]),
        ],
        environment: {
            CLAUDE_CONFIG_DIR: `${places.home}/.claude`,
            // Without these it asks other hosts than the model's.
            CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
            DISABLE_TELEMETRY: '1',
            DISABLE_ERROR_REPORTING: '1',
            DISABLE_AUTOUPDATER: '1',
            ...(source.kind === 'live'
                ? live
                : { ANTHROPIC_BASE_URL: source.url, ANTHROPIC_API_KEY: source.key, CLAUDE_CODE_MAX_RETRIES: '0' }),
        },
        files: [{ path: `${places.home}/.claude/settings.json`, text: SWITCHED_OFF }],
        input: asMessage ? messageLine(prompt) : prompt,
    };
}
/**
 * A prompt that begins with `/` would be a command: `/clear` ends the run, `/alpha-skill` loads a skill without an event. As a message
 * it is none, since only the last block is looked at, and an empty last block does not reach the model. An empty prompt needs the same.
 */
function messageLine(prompt) {
    const content = [prompt, ''].map((text) => ({ type: 'text', text }));
    return `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`;
}


/***/ })

};
