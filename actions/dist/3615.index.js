export const id = 3615;
export const ids = [3615,7515];
export const modules = {

/***/ 43615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  baseline: () => (/* binding */ baseline)
});

// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(43727);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/app/proposal/branch-name.js


/**
 * The name of a branch as an input says it, without `refs/heads/`.
 *
 * @param input how it is called in messages
 * @throws PortcullisError `usage` for what git would not take as one
 */
function branchName(input, text) {
    const name = text.replace(/^refs\/heads\//, '');
    if (!name.startsWith('refs/') && isBranch(name))
        return name;
    throw new portcullis_error/* PortcullisError */.S('usage', `The input "${input}" is ${JSON.stringify(text)}: the name of a branch was expected.`, 'Name it as git does, for example "portcullis/baseline".');
}
function isBranch(name) {
    try {
        const revision = (0,parse_revision/* parseRevision */.P)(`refs/heads/${name}`);
        return revision.kind === 'name' && revision.ancestry === '' && name !== 'HEAD';
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/actions/inputs.js
var inputs = __webpack_require__(65355);
// EXTERNAL MODULE: ./build/actions/run-action.js
var run_action = __webpack_require__(69104);
;// CONCATENATED MODULE: ./build/actions/baseline.js



/** The `baseline` action. */
function baseline() {
    return (0,run_action/* runAction */.C)(async () => {
        const inputs = readInputs();
        // Loaded only when the inputs are right, so that a wrong one is said at once.
        const { runBaseline } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(6106), __webpack_require__.e(4372), __webpack_require__.e(1892), __webpack_require__.e(8851), __webpack_require__.e(2932), __webpack_require__.e(1843), __webpack_require__.e(4233), __webpack_require__.e(1287), __webpack_require__.e(3724), __webpack_require__.e(4869)]).then(__webpack_require__.bind(__webpack_require__, 65300));
        await runBaseline(inputs);
    });
}
function readInputs() {
    const help = 'Set it under "with:", for example "results: artifacts".';
    const base = (0,inputs/* optionalInput */.$m)('base-ref');
    return {
        results: (0,inputs/* requiredLines */.HW)('results', 'the path of a results.json or of a folder that holds some', help),
        pool: (0,inputs/* booleanInput */.tE)('pool', false),
        reason: (0,inputs/* optionalInput */.$m)('reason'),
        base: base === null ? null : branchName('base-ref', base),
        branch: branchName('branch', (0,inputs/* optionalInput */.$m)('branch') ?? 'portcullis/baseline'),
        pullRequest: (0,inputs/* choiceInput */.ij)('pull-request', ['auto', 'off']),
        token: (0,inputs/* optionalInput */.$m)('token'),
        upload: (0,inputs/* booleanInput */.tE)('upload', true),
        directory: (0,inputs/* optionalInput */.$m)('directory'),
    };
}


/***/ }),

/***/ 65355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ optionalInput),
/* harmony export */   HW: () => (/* binding */ requiredLines),
/* harmony export */   QR: () => (/* binding */ numberInput),
/* harmony export */   bH: () => (/* binding */ namesInput),
/* harmony export */   ij: () => (/* binding */ choiceInput),
/* harmony export */   tE: () => (/* binding */ booleanInput),
/* harmony export */   uc: () => (/* binding */ optionalLines)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** An input that may be left out; null where it is empty. */
function optionalInput(name) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    return value === '' ? null : value;
}
/** One value per line; null where there is none. */
function optionalLines(name) {
    const lines = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getMultilineInput */ .q3)(name);
    return lines.length === 0 ? null : lines;
}
/** One value per line, at least one; `expected` says of what, `help` how to give it. */
function requiredLines(name, expected, help) {
    const lines = optionalLines(name);
    if (lines !== null)
        return lines;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is missing: ${expected} was expected.`, help);
}
/** Names or ids, one per line or with commas between them; null where there is none. */
function namesInput(name) {
    const names = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getMultilineInput */ .q3)(name).flatMap((line) => line.split(','));
    const given = names.map((item) => item.trim()).filter((item) => item !== '');
    return given.length === 0 ? null : given;
}
/** A number above 0, up to `most`; null where it is empty. `whole`: without a fraction. */
function numberInput(name, { most, whole }) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return null;
    const number = Number(value);
    const isNumber = whole ? /^\d{1,9}$/.test(value) : /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
    if (isNumber && number > 0 && number <= most)
        return number;
    const expected = whole ? `a whole number from 1 to ${most}` : `a number above 0, at most ${most}`;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}
/** Exactly `true` or `false`: anything else is a mistake that must not choose for the user. */
function booleanInput(name, fallback) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return fallback;
    if (value === 'true' || value === 'false')
        return value === 'true';
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is ${JSON.stringify(value)}: true or false was expected.`);
}
/** One of a few words, the first of them where it is empty. */
function choiceInput(name, [fallback, ...others]) {
    const value = (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getInput */ .V4)(name);
    if (value === '')
        return fallback;
    const choices = [fallback, ...others];
    const chosen = choices.find((choice) => choice === value);
    if (chosen !== undefined)
        return chosen;
    const expected = choices.join(' or ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `The input "${name}" is ${JSON.stringify(value)}: ${expected} was expected.`);
}


/***/ }),

/***/ 69104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _app_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99873);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);



/**
 * The edge of every action, and the only place that calls `setFailed`. What a user can fix becomes one annotation with the
 * error's own exit code; anything else is a bug and shows its stack.
 */
async function runAction(run) {
    try {
        await run();
    }
    catch (error) {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setFailed */ .C1)((0,_app_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationLines */ .bK)(describe(error)));
        // After setFailed, which sets 1: "invalid input" and "not comparable" stay distinguishable from "the gate failed".
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S)
            process.exitCode = error.exitCode;
    }
}
function describe(error) {
    if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S) {
        return error.help === undefined ? error.message : `${error.message}\n${error.help}`;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `This is a bug in Portcullis, please report it:\n${stack}`;
}


/***/ }),

/***/ 99873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ae: () => (/* reexport */ AnnotationPlaces),
  bK: () => (/* reexport */ step_annotations/* annotationLines */.bK),
  L0: () => (/* reexport */ step_annotations/* annotationMessage */.L0),
  xz: () => (/* reexport */ step_annotations/* stepAnnotations */.xz)
});

// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
;// CONCATENATED MODULE: ./build/report/annotation-places.js

/** Places that stay free of what we print: for the error that ends an action, and for what a library of ours may warn of. */
const KEPT = { error: 1, warning: 1, notice: 0 };
/** Places that findings leave to what comes after them: a comment and a check run that could not be written. */
const AFTER_FINDINGS = 2;
/** What a step may still print as annotations: of each kind no more than GitHub shows, whoever in the action has something to say. */
class AnnotationPlaces {
    #left = {
        error: channel_limits/* CHANNEL_LIMITS */.j7.annotationsOfKind - KEPT.error,
        warning: channel_limits/* CHANNEL_LIMITS */.j7.annotationsOfKind - KEPT.warning,
        notice: channel_limits/* CHANNEL_LIMITS */.j7.annotationsOfKind - KEPT.notice,
    };
    /** Takes a place; false where there is none any more. */
    take(kind) {
        if (this.#left[kind] === 0)
            return false;
        this.#left[kind] -= 1;
        return true;
    }
    /** What of it findings may have. */
    forFindings() {
        return { error: this.#left.error, warning: Math.max(0, this.#left.warning - AFTER_FINDINGS) };
    }
}

// EXTERNAL MODULE: ./build/report/step-annotations.js
var step_annotations = __webpack_require__(2734);
;// CONCATENATED MODULE: ./build/app/annotations.js
/** What annotations are made of. Apart from the other renderers, since every action has them when it starts. */




/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   bd: () => (/* binding */ NOT_A_FILE)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, where that is no regular file. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 43727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseRevision)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    const isAstral = strings.some((string) => /[\ud800-\udfff]/.test(string));
    return isAstral ? strings.sort(compareCodePoints) : strings.sort();
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    return sortByCodePoints([...new Set(strings)]);
}


/***/ }),

/***/ 86578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ERROR_CODES),
/* harmony export */   S: () => (/* binding */ PortcullisError)
/* harmony export */ });
/** Every code a user-visible error can carry, with the exit code it leads to (CONTRIBUTING.md, "Exit codes"). */
const ERROR_CODES = {
    gate_failed: 1,
    usage: 2,
    invalid_input: 2,
    unrecognised: 2,
    not_found: 2,
    not_written: 2,
    not_comparable: 3,
    no_cases_selected: 2,
};
/**
 * Something a user can fix: `message` says which input, what was expected and what was found; `help` says what to do.
 * Anything thrown that is not a `PortcullisError` is a bug and prints its stack at the edge.
 */
class PortcullisError extends Error {
    code;
    help;
    constructor(code, message, help, options) {
        super(message, options);
        this.name = 'PortcullisError';
        this.code = code;
        this.help = help;
    }
    /** 1 where a gate failed, 2 for bad usage or input, 3 where nothing could be compared. */
    get exitCode() {
        return ERROR_CODES[this.code];
    }
}


/***/ }),

/***/ 78013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pb: () => (/* binding */ utf16Characters),
/* harmony export */   dy: () => (/* binding */ utf8Bytes),
/* harmony export */   j7: () => (/* binding */ CHANNEL_LIMITS)
/* harmony export */ });
/**
 * What each channel takes, and what we send (CONTRIBUTING.md, "Reports"). Bytes are those of UTF-8, characters those of UTF-16: no count
 * of code points is larger.
 */
const CHANNEL_LIMITS = {
    /** Of a step's job summary GitHub takes 1 MiB ("Workflow commands": adding a job summary); other tools may add to the same step's. */
    summaryBytes: 900 * 1024,
    /** Of a step GitHub shows 10 annotations of each kind; `and N more` is one of them, and so is the error that ends an action. */
    annotationsOfKind: 10,
    /** Of an annotation, as for check runs ("REST API endpoints for check runs"). */
    annotationTitleCharacters: 255,
    /** 64 KB by the same page; one that long would hide the others. */
    annotationMessageBytes: 4 * 1024,
    /** 65,536 characters ("REST API endpoints for issue comments" refuses more), less what a mail footer or an edit may add. */
    commentCharacters: 60_000,
    /** `title` has no limit of its own in the reference; it is held to that of annotations. */
    checkTitleCharacters: 255,
    /** `summary` and `text` of a check run, each; measured in bytes, which are never fewer than characters. */
    checkTextBytes: 65_535,
    /** Of a whole check run, so that a gate keeps within its number of requests. */
    checkAnnotations: 100,
    /** Of a run 25,000 are taken and the 5,000 worst shown ("SARIF support for code scanning"). */
    sarifResults: 5000,
    /** A file may have 10 MB when it is compressed with gzip (the same page), which makes nothing noticeably larger. */
    sarifBytes: 9_500_000,
    /** Of a message; one that is shorter says more. */
    sarifMessageCharacters: 2000,
    /** Of JUnit's form nobody says a limit, but readers of such files keep all of them in memory. */
    junitAttributeCharacters: 1000,
    junitBodyCharacters: 10_000,
};
/** Bytes of the UTF-8 form. */
function utf8Bytes(text) {
    return Buffer.byteLength(text);
}
/** Characters of UTF-16. */
function utf16Characters(text) {
    return text.length;
}


/***/ }),

/***/ 46591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
const LIMIT = 1000;
/**
 * A path as it is from the repository's root, parts joined by `/`; null for one that leads out of it, or that a channel could read in
 * another way (a drive, a backslash, a character that cannot be seen). Where nothing is known of the root, a relative path is taken as
 * one from there.
 */
function repositoryPath(file) {
    if (file === null || file.length > LIMIT || /^(?:[A-Za-z]:|\/)|[\\\p{C}\p{Zl}\p{Zp}]/u.test(file))
        return null;
    const parts = file.split('/').filter((part) => part !== '.' && part !== '');
    return parts.length === 0 || parts.includes('..') || parts[0] === '.git' ? null : parts.join('/');
}


/***/ }),

/***/ 2734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ annotationMessage),
/* harmony export */   bK: () => (/* binding */ annotationLines),
/* harmony export */   qF: () => (/* binding */ annotationTitle),
/* harmony export */   xz: () => (/* binding */ stepAnnotations)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46591);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);



/**
 * The annotations of a step: of each kind the first, which are the worst, and one that counts the others, in as many places as there are.
 * A place in a file outside of the repository is left out.
 */
function stepAnnotations(findings, places) {
    return ['error', 'warning'].flatMap((level) => {
        const room = places[level];
        if (room <= 0)
            return [];
        const found = findings.filter((finding) => finding.level === level);
        const shown = found.slice(0, found.length > room ? room - 1 : room).map((finding) => annotationOf(finding, level));
        const left = found.length - shown.length;
        const more = { level, title: 'Portcullis', text: `and ${left} more: see the job summary`, file: null, line: null };
        return left === 0 ? shown : [...shown, more];
    });
}
function annotationOf(finding, level) {
    const file = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryPath */ .S)(finding.file);
    return {
        level,
        title: annotationTitle(finding),
        text: annotationMessage(finding),
        file,
        line: file === null || finding.line === null || finding.line < 1 ? null : finding.line,
    };
}
/** `Portcullis: regression`, within the limit of a title. */
function annotationTitle({ rule }) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .clipWithin */ .M3)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(`Portcullis: ${rule}`), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationTitleCharacters);
}
/** What a finding says, on one line and within the limit of a message. */
function annotationMessage({ text }) {
    return clipBytes((0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(text), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** Text of several lines as one annotation: harmless as it is, and within the limit of a message. */
function annotationLines(text) {
    return clipBytes(text, _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.annotationMessageBytes);
}
/** At most `limit` bytes of UTF-8, whole characters, with a mark where some were cut. */
function clipBytes(text, limit) {
    if ((0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(text) <= limit)
        return text;
    const mark = '…';
    const bytes = new TextEncoder().encodeInto(text, new Uint8Array(limit - (0,_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy)(mark)));
    return `${text.slice(0, bytes.read)}${mark}`;
}


/***/ }),

/***/ 24036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   M3: () => (/* binding */ clipWithin),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
function safeText(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('##[', '## [');
}
/** At most `limit` characters, and a mark where some were cut. */
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** At most `limit` characters with the mark, for a channel that takes no more. */
function clipWithin(text, limit) {
    return text.length <= limit ? text : clip(text, limit - 1);
}


/***/ })

};
