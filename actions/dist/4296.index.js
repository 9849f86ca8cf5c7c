export const id = 4296;
export const ids = [4296,3012,631];
export const modules = {

/***/ 93012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject)
/* harmony export */ });
/** Whether a value is an object with keys: no list, and not null. */
function isObject(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value);
}


/***/ }),

/***/ 28923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   claudeDialect: () => (/* binding */ claudeDialect)
/* harmony export */ });
/* harmony import */ var _dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82579);
/* harmony import */ var _claude_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58344);


const HEADING = 'The following skills are available';
/** As a paragraph of the instructions. */
const PARAGRAPH = new RegExp(`\\n${HEADING}.*\\n\\n((?:.+\\n?)+)`);
/**
 * Claude Code: a skill is called with the `Skill` tool, by the name of its folder. It lists them between the user's texts, to some models
 * in a message of the system.
 */
const claudeDialect = {
    reminder: _claude_reader_js__WEBPACK_IMPORTED_MODULE_0__.REMINDER,
    skillTool: 'Skill',
    skillsIn: (text, from) => {
        if (from === 'instructions')
            return skillsIn(PARAGRAPH.exec(text)?.[1] ?? '');
        return text.startsWith(`${_claude_reader_js__WEBPACK_IMPORTED_MODULE_0__.REMINDER}\n${HEADING}`) ? skillsIn(text) : [];
    },
    call: toolCall,
};
function toolCall(call, request) {
    switch (call.kind) {
        case 'skill': {
            const offered = (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .findOfferedSkill */ .m9)(request.skills, call.skill);
            return offered === undefined ? null : (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .functionCall */ .Nq)('Skill', { skill: offered.name });
        }
        case 'read':
            return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .functionCall */ .Nq)('Read', { file_path: (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .absolutePath */ .Hi)(call.path, request) });
        case 'shell':
            return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .functionCall */ .Nq)('Bash', { command: call.command, description: 'Run a command of the rehearsal' });
        case 'subagent': {
            // Without `run_in_background` the subagent answers later, and the conversation goes on without it.
            const how = { subagent_type: 'general-purpose', run_in_background: false };
            return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .functionCall */ .Nq)('Agent', { description: 'Rehearse a subagent', prompt: call.prompt, ...how });
        }
    }
}
/** `- name: description` or `- folder (name): description`; further lines belong to the description. */
function skillsIn(text) {
    const entries = [...text.matchAll(/^- (\S.{0,199}?)(?: \(([^()]{1,200})\))?(?:: .*|:?)$/gm)];
    return entries.map(([, name = '', alias = null]) => ({ name, alias, file: null }));
}


/***/ }),

/***/ 82579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ absolutePath),
/* harmony export */   Hx: () => (/* binding */ findUnprefixedSkill),
/* harmony export */   Nq: () => (/* binding */ functionCall),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   m9: () => (/* binding */ findOfferedSkill)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** A call of a function that is in no group. */
function functionCall(name, input) {
    return { name, namespace: null, input: JSON.stringify(input), plain: false };
}
/** Clients want absolute paths. */
function absolutePath(path, { workingDirectory: folder }) {
    if (folder === null || /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path))
        return path;
    return `${folder.replace(/[/\\]$/, '')}/${path}`;
}
/**
 * The offered skill that a script means: by either of its names, else by the only name behind a plugin's prefix. Case matters only where
 * one fits exactly. Undefined where the client does not offer it.
 */
function findOfferedSkill(skills, wanted) {
    const exact = skills.find(({ name }) => name === wanted);
    if (exact !== undefined)
        return exact;
    const folded = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(wanted);
    const named = skills.find((skill) => namesOf(skill).some((name) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name) === folded));
    if (named !== undefined)
        return named;
    const behindPrefix = skills.filter(({ name }) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m)(name).endsWith(`:${folded}`));
    return behindPrefix.length === 1 ? behindPrefix[0] : undefined;
}
/** The same for a client that knows the skills of plugins by their bare names. */
function findUnprefixedSkill(skills, wanted) {
    return findOfferedSkill(skills, wanted) ?? findOfferedSkill(skills, wanted.slice(wanted.lastIndexOf(':') + 1));
}
/** All names by which a client offers a skill: of a file its folder, too. */
function namesOf({ name, alias, file }) {
    const folder = file?.split(/[/\\]/).at(-2);
    return [...new Set([name, alias ?? name, folder ?? name])];
}


/***/ })

};
