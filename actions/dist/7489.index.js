export const id = 7489;
export const ids = [7489];
export const modules = {

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ foldedName)
/* harmony export */ });
/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
function foldedName(name) {
    const composed = name.normalize('NFC');
    // Of ASCII alone, which nearly all texts are, it is the same and takes a fraction of the time.
    if (!/[\u0080-\uFFFF]/.test(composed))
        return composed.toLowerCase();
    return composed.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}


/***/ }),

/***/ 97489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copilotDialect: () => (/* binding */ copilotDialect)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);
/* harmony import */ var _dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82579);


/** Copilot CLI: a skill is called with the `skill` tool, by the name in its frontmatter. */
const copilotDialect = {
    // Older versions put one behind the prompt.
    reminder: '<system_reminder>',
    skillTool: 'skill',
    // In older versions they stand in the description of the tool.
    skillsIn: (text, from) => (from === 'user' ? [] : skillsIn(text)),
    call: toolCall,
};
function toolCall(call, request) {
    switch (call.kind) {
        case 'skill': {
            const offered = (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .findUnprefixedSkill */ .Hx)(request.skills, call.skill);
            return offered === undefined ? null : (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .functionCall */ .Nq)('skill', { skill: offered.name });
        }
        case 'read':
            return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .functionCall */ .Nq)('view', { path: (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .absolutePath */ .Hi)(call.path, request) });
        case 'shell':
            return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .functionCall */ .Nq)('bash', { command: call.command, description: 'Run a command of the rehearsal' });
        case 'subagent': {
            const what = { name: 'rehearsal', description: 'Rehearse a subagent', prompt: call.prompt };
            return (0,_dialect_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .functionCall */ .Nq)('task', { ...what, agent_type: 'general-purpose', mode: 'sync' });
        }
    }
}
/** `<skill>` elements with a `<name>` inside `<available_skills>`. */
function skillsIn(text) {
    const start = text.indexOf('<available_skills>');
    const end = text.indexOf('</available_skills>', start);
    if (start === -1 || end === -1)
        return [];
    const elements = text.slice(start, end).split('<skill>').slice(1);
    return elements.map((element) => ({ name: nameIn(element), alias: null, file: null }));
}
function nameIn(element) {
    const start = element.indexOf('<name>');
    const end = element.indexOf('</name>', start);
    if (start === -1 || end === -1)
        return '';
    return (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeXML */ .ey)(element.slice(start + '<name>'.length, end));
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
