export const id = 4068;
export const ids = [4068,1863,3102,3012,631];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
exports.kp = closest;


/***/ }),

/***/ 18230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mayRunAgents),
/* harmony export */   compareRequestOfRun: () => (/* binding */ compareRequestOfRun)
/* harmony export */ });
/* unused harmony export targetOfEvent */
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41);


/**
 * What a workflow run compares with: what a user names, else what the run's event wants. Without a token or a repository the API is not asked.
 *
 * @param environment of the process: the runner's variables
 * @param use where all requests to the API count together; null where nobody looks at it
 * @throws PortcullisError `usage` where the event has no comparator, `invalid_input` where its payload is not as it should be
 */
async function compareRequestOfRun(environment, { baseRef, baseline, compareWith, token }, use = null) {
    const run = { event: (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .eventName */ .eq)(environment), defaultBranch: null, access: (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .githubAccess */ .Yh)(environment, token, use) };
    if (baseline !== null)
        return { target: { kind: 'file', path: baseline }, ...run };
    if (baseRef !== null)
        return { target: { kind: 'named', baseRef }, ...run };
    const context = await (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .eventOfRun */ .fg)(environment);
    if (context !== null)
        return { ...run, target: targetOfEvent(context, compareWith), defaultBranch: branchOf(context) };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)('The input "base-ref" is missing, and GITHUB_EVENT_PATH names no event to take it from.', 'Set it under "with:", for example "base-ref: main".');
}
/**
 * What each event is compared with: the table in src/app/README.md, "Comparator". A new event gets its fields in `TriggerEvent`
 * (`contracts/event-context.ts`), and a case here.
 *
 * @throws PortcullisError `usage` where the event has nothing to compare with
 */
function targetOfEvent(context, compareWith) {
    const { trigger, sha, ref } = context;
    switch (trigger.name) {
        case 'pull_request':
        case 'pull_request_target': {
            // Of pull_request_target the event's commit is the base branch's.
            const isMerge = trigger.name === 'pull_request' && sha !== trigger.headSha;
            return {
                kind: compareWith === 'merge-parent' ? 'merge_parent' : 'merge_base',
                baseRef: `refs/heads/${trigger.baseRef}`,
                baseTip: trigger.baseTip,
                headSha: trigger.headSha,
                mergeSha: isMerge ? sha : null,
            };
        }
        case 'merge_group': {
            const { baseSha, baseRef, headSha } = trigger;
            return { kind: 'commit', sha: baseSha, baseRef, headSha, why: 'the base of the merge group' };
        }
        case 'push': {
            const { before, after, forced } = trigger;
            if (after === null)
                throw noComparator('this push deleted its branch, so that nothing is under test');
            // Not `after`: of an annotated tag that is the tag, no commit.
            const headSha = sha;
            const baseRef = `refs/heads/${trigger.defaultBranch}`;
            if (before === null || (forced && ref !== baseRef)) {
                return { kind: 'merge_base', baseRef, baseTip: null, headSha, mergeSha: null };
            }
            return { kind: 'commit', sha: before, baseRef: null, headSha, why: 'what the branch was before the push' };
        }
        case 'schedule':
        case 'workflow_dispatch': {
            const branch = branchOf(context);
            // GitHub runs schedules on the default branch only.
            const isDefault = branch === null ? trigger.name === 'schedule' : branch === ref;
            // Its tip may have moved on since the event was made.
            const why = 'the default branch itself is under test';
            if (isDefault)
                return { kind: 'commit', sha, baseRef: null, headSha: sha, why };
            // A branch is judged as its pull request would be: by what the default branch was where it left.
            if (branch !== null && trigger.name === 'workflow_dispatch')
                return { kind: 'named', baseRef: branch };
            return { kind: 'ref', ref: branch, headSha: sha, why: 'the default branch' };
        }
        case 'workflow_run':
            throw noComparator('this event is about another run that has ended, whose results were judged there');
        case 'other':
            throw noComparator(`nothing is known to compare with on the event ${trigger.event}`);
    }
}
/** Events that hand out what the head may have; any other could bring the base's rights to it. */
const RUNS_AGENTS = new Set(['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch']);
/** Whether code of an event's head may be run with the secrets and the token that the event hands out. */
function mayRunAgents(event) {
    return RUNS_AGENTS.has(event);
}
/** The full name of the default branch; null where the event does not tell it. */
function branchOf({ trigger }) {
    const name = 'defaultBranch' in trigger ? trigger.defaultBranch : null;
    return name === null ? null : `refs/heads/${name}`;
}
function noComparator(why) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`The input "base-ref" is missing, and ${why}.`, 'Set it under "with:", for example "base-ref: main"; or run on pull_request, merge_group, push, schedule or workflow_dispatch.');
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   hb: () => (/* binding */ blobAt),
/* harmony export */   wy: () => (/* binding */ CODE_OWNERS_PLACES)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** The places where GitHub looks for code owners, who have to review what they own; the first one counts ("About code owners"). */
const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, but for regular files. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** The id of the regular file at a path, or why there is none. Entries may have folders among them, and need not. */
function blobAt(entries, path) {
    const segments = path.split('/');
    for (let end = 1; end <= segments.length; end += 1) {
        const place = segments.slice(0, end).join('/');
        const other = NOT_A_FILE[entries.get(place)?.slice(0, 6) ?? ''];
        if (place === path && other !== undefined)
            return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
        // A path that leads through a link or a submodule names a file that exists, but elsewhere.
        if (other !== undefined && other !== NOT_A_FILE['040000']) {
            return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${place}\`, ${other}` };
        }
    }
    const entry = entries.get(path);
    if (entry !== undefined)
        return entry.slice(7);
    const isFolder = [...entries.keys()].some((key) => key.startsWith(`${path}/`));
    return isFolder ? { kind: 'unreadable', reason: `\`${path}\` is ${NOT_A_FILE['040000']}` } : { kind: 'absent' };
}
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 54072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   ZJ: () => (/* binding */ NotAFileError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode),
/* harmony export */   xc: () => (/* binding */ notWritten)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Something else stands where a regular file is read; the message says what. */
class NotAFileError extends Error {
    name = 'NotAFileError';
}
/** The code of a file-system error; undefined where it is no such error. */
function fileErrorCode(error) {
    return error instanceof Error ? error.code : undefined;
}
/** Whether a file-system error says that nothing is there. */
function isMissing(error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/** What was found in the place of what was expected, in words. */
function foundInstead(error) {
    const code = fileErrorCode(error);
    if (code === undefined)
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error);
    const words = {
        EACCES: 'one without permission (EACCES)',
        EEXIST: 'a file',
        EISDIR: 'a folder',
        ELOOP: 'links that lead in a circle',
        ENAMETOOLONG: 'a name that is too long',
        ENOENT: 'nothing',
        ENOSPC: 'no space on the device',
        ENOTDIR: 'a file in the place of a folder',
        EPERM: 'one without permission (EPERM)',
        EROFS: 'a read-only file system',
        ERR_INVALID_ARG_VALUE: 'a path with a NUL byte',
    };
    return words[code] ?? code;
}
/** The error for a place that cannot be written. @param expected such as `a file that can be written` */
function notWritten(error, place, expected, help = 'Name a place that can be written to.') {
    const message = `${place}: expected ${expected}, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
}
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        const mismatch = { expected: what, found: 'no such file' };
        const message = `${path}: ${what}: there is no such file`;
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notFound */ .mX)(message, 'Check the path.', { cause: error, mismatch });
    }
    const mismatch = { expected: 'a readable file', found: foundInstead(error) };
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
}


/***/ }),

/***/ 22402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append),
/* harmony export */   n: () => (/* binding */ largest)
/* harmony export */ });
/** Adds items to a list one by one: `push(...items)` ends in a RangeError where there are more than a call takes arguments. */
function append(list, items) {
    for (const item of items)
        list.push(item);
}
/** The largest of counts, 0 without any: `Math.max(...counts)` ends in the same error. */
function largest(counts) {
    return counts.reduce((last, count) => Math.max(last, count), 0);
}


/***/ }),

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

/***/ 51467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JsonShapeError),
/* harmony export */   q: () => (/* binding */ JsonSyntaxError)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/**
 * A text that is not the JSON we accept. `reason` is the message without its position, for callers that print
 * `file:line:column` themselves. Neither ever quotes raw control or non-ASCII characters of the input.
 */
class JsonSyntaxError extends _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz {
    reason;
    /** From 1; only LF ends a line, as in git and in GitHub's annotations. */
    line;
    /** From 1, in UTF-16 code units. */
    column;
    /** The same as a value. */
    mismatch;
    constructor(reason, line, column, mismatch) {
        super(`${reason} at line ${line}, column ${column}`);
        this.name = 'JsonSyntaxError';
        this.reason = reason;
        this.line = line;
        this.column = column;
        this.mismatch = { expected: 'valid JSON', found: reason, ...mismatch, line };
    }
}
/** A JSON text that is not what its reader asks for. `message` says where, what was expected and what was found. */
class JsonShapeError extends _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz {
    /** From 1. */
    line;
    constructor(place, line, reason) {
        super(`${place === '' ? '' : `${place}: `}${reason} at line ${line}`);
        this.name = 'JsonShapeError';
        this.line = line;
    }
}


/***/ }),

/***/ 75224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ childPointer),
/* harmony export */   c: () => (/* binding */ pointerSegments)
/* harmony export */ });
/** The JSON pointer (RFC 6901) of a child: `parent` is a pointer, `segment` a member's key or an element's index. */
function childPointer(parent, segment) {
    return `${parent}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The unescaped segments of a JSON pointer, none for the root `''`; `undefined` where the text is no pointer. */
function pointerSegments(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}


/***/ }),

/***/ 13727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson),
/* harmony export */   J: () => (/* binding */ DEFAULT_MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51467);

/** How many containers of a document may stand inside each other, where no digest asks for fewer. */
const DEFAULT_MAX_DEPTH = 512;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BYTE_ORDER_MARK = 0xfeff;
/** What a string holds only as an escape, or as the beginning of one. */
// oxlint-disable-next-line no-control-regex -- JSON names them
const SPECIAL = /[\\\u0000-\u001f]/g;
const LITERALS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
const NON_FINITE = ['NaN', 'Infinity', '-Infinity'];
const isDigit = (code) => code >= ZERO && code <= 0x39;
/**
 * Walk a JSON text (RFC 8259 and nothing more lenient) and call `visitor` for what stands there. Linear in the length of the text, and
 * iterative, so that no input exhausts the stack.
 *
 * Throws `JsonSyntaxError` on the first deviation, on a byte order mark, on a number beyond the range of a double and
 * where `limits` are passed; the visitor has then seen a part of the text.
 */
function scanJson(text, limits, visitor) {
    new JsonScanner(text, limits, visitor).scan();
}
class JsonScanner {
    #text;
    #limits;
    #visitor;
    /** The bracket that ends each open container, outermost first. */
    #closers = [];
    #at = 0;
    #line = 1;
    #lineStart = 0;
    /** The first special character at or behind the last place that was asked about. */
    #special = -1;
    constructor(text, limits, visitor) {
        this.#text = text;
        this.#limits = limits;
        this.#visitor = visitor;
    }
    scan() {
        if (this.#code() === BYTE_ORDER_MARK) {
            throw this.#error('the text starts with a byte order mark (U+FEFF); JSON is UTF-8 without one');
        }
        this.#skipSpace();
        do {
            this.#startValue();
        } while (this.#moveToNextValue());
    }
    /** Reads a scalar or enters containers, until a value has ended or an empty container waits for its bracket. */
    #startValue() {
        for (;;) {
            const code = this.#code();
            if (code !== OPEN_OBJECT && code !== OPEN_ARRAY)
                return this.#scalar(code);
            const closer = code === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
            if (this.#closers.length >= this.#limits.maxDepth) {
                throw this.#error(`nested deeper than ${this.#limits.maxDepth} levels`);
            }
            this.#closers.push(closer);
            if (closer === CLOSE_OBJECT)
                this.#visitor.openObject(this.#line, this.#at);
            else
                this.#visitor.openArray(this.#line, this.#at);
            this.#at += 1;
            this.#skipSpace();
            if (this.#code() === closer)
                return;
            if (closer === CLOSE_OBJECT)
                this.#key("a key in double quotes or '}'");
        }
    }
    /** Closes the containers that end here; true where another value must follow, false at the end of the text. */
    #moveToNextValue() {
        for (;;) {
            this.#skipSpace();
            const closer = this.#closers.at(-1);
            if (closer === undefined) {
                if (this.#at < this.#text.length)
                    throw this.#unexpected('the end of the text');
                return false;
            }
            const code = this.#code();
            if (code === COMMA) {
                this.#at += 1;
                this.#skipSpace();
                if (closer === CLOSE_OBJECT)
                    this.#key('a key in double quotes');
                return true;
            }
            if (code !== closer)
                throw this.#unexpected(closer === CLOSE_OBJECT ? "',' or '}'" : "',' or ']'");
            this.#at += 1;
            this.#closers.pop();
            this.#visitor.close(this.#at);
        }
    }
    #key(expected) {
        if (this.#code() !== QUOTE)
            throw this.#unexpected(expected);
        const line = this.#line;
        this.#visitor.key(this.#string(), line);
        this.#skipSpace();
        if (this.#code() !== COLON)
            throw this.#unexpected("':'");
        this.#at += 1;
        this.#skipSpace();
    }
    #scalar(code) {
        const start = this.#at;
        if (code === QUOTE)
            return this.#visitor.scalar(this.#string(), this.#line, start, this.#at);
        const nonFinite = NON_FINITE.find((one) => this.#limits.nonFinite === true && this.#text.startsWith(one, start));
        if (nonFinite !== undefined) {
            this.#at += nonFinite.length;
            return this.#visitor.number(nonFinite, this.#line, start, this.#at);
        }
        if (code === MINUS || isDigit(code))
            return this.#number(code);
        for (const [word, value] of LITERALS) {
            if (this.#text.startsWith(word, this.#at)) {
                this.#at += word.length;
                return this.#visitor.scalar(value, this.#line, start, this.#at);
            }
        }
        throw this.#unexpected('a value');
    }
    #number(first) {
        const start = this.#at;
        if (first === MINUS)
            this.#at += 1;
        if (this.#code() === ZERO) {
            this.#at += 1;
            if (isDigit(this.#code()))
                throw this.#unexpected('no digit after a leading zero');
        }
        else {
            this.#digits();
        }
        if (this.#code() === DOT) {
            this.#at += 1;
            this.#digits();
        }
        if ((this.#code() | 0x20) === LOWER_E) {
            this.#at += 1;
            if (this.#code() === PLUS || this.#code() === MINUS)
                this.#at += 1;
            this.#digits();
        }
        const spelling = this.#text.slice(start, this.#at);
        if (this.#limits.anyNumber !== true && !Number.isFinite(Number(spelling))) {
            throw this.#error('a number beyond the range of a double', start);
        }
        this.#visitor.number(spelling, this.#line, start, this.#at);
    }
    #digits() {
        if (!isDigit(this.#code()))
            throw this.#unexpected('a digit');
        while (isDigit(this.#code()))
            this.#at += 1;
    }
    #string() {
        const plain = this.#plainString();
        if (plain !== undefined)
            return plain;
        const start = this.#at;
        this.#at += 1;
        for (;;) {
            const code = this.#code();
            if (code === QUOTE)
                break;
            if (code === BACKSLASH)
                this.#escape();
            else if (code >= SPACE)
                this.#at += 1;
            else {
                throw this.#unexpected(Number.isNaN(code) ? 'the end of the string' : 'an escape for the control character');
            }
        }
        this.#at += 1;
        // One string at a time: on whole objects JSON.parse confuses escaped keys in Node 24 (nodejs/node#63785).
        const value = JSON.parse(this.#text.slice(start, this.#at));
        if (this.#limits.wellFormedStrings === true && !value.isWellFormed()) {
            throw this.#error('a string with half of a surrogate pair', start);
        }
        return value;
    }
    /** A string up to the next quote, where nothing before that needs a look of its own; most are so, and need no loop over their characters. */
    #plainString() {
        const start = this.#at + 1;
        const end = this.#text.indexOf('"', start);
        if (this.#special < start) {
            SPECIAL.lastIndex = start;
            this.#special = SPECIAL.exec(this.#text)?.index ?? this.#text.length;
        }
        if (end < 0 || this.#special < end)
            return undefined;
        const value = this.#text.slice(start, end);
        if (this.#limits.wellFormedStrings === true && !value.isWellFormed())
            return undefined;
        this.#at = end + 1;
        return value;
    }
    #escape() {
        this.#at += 1;
        const code = this.#code();
        if (Number.isNaN(code) || !'"\\/bfnrtu'.includes(String.fromCharCode(code))) {
            throw this.#unexpected('one of " \\ / b f n r t u after a backslash');
        }
        this.#at += 1;
        if (code !== LOWER_U)
            return;
        for (let count = 0; count < 4; count += 1) {
            const hex = this.#code();
            if (!isDigit(hex) && !((hex | 0x20) >= 0x61 && (hex | 0x20) <= 0x66))
                throw this.#unexpected('a hex digit');
            this.#at += 1;
        }
    }
    #skipSpace() {
        for (;;) {
            const code = this.#code();
            if (code === LINE_FEED) {
                this.#line += 1;
                this.#lineStart = this.#at + 1;
            }
            else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) {
                return;
            }
            this.#at += 1;
        }
    }
    /** The code unit at the current place; NaN, which equals nothing, at the end of the text. */
    #code() {
        return this.#text.charCodeAt(this.#at);
    }
    #unexpected(expected) {
        const found = describeCharacter(this.#text.codePointAt(this.#at));
        const mismatch = { expected: `valid JSON with ${expected} here`, found };
        return this.#error(`expected ${expected}, found ${found}`, this.#at, mismatch);
    }
    #error(reason, offset = this.#at, mismatch) {
        return new _json_error_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q(reason, this.#line, offset - this.#lineStart + 1, mismatch);
    }
}
function describeCharacter(codePoint) {
    if (codePoint === undefined)
        return 'the end of the text';
    if (codePoint > SPACE && codePoint < 0x7f)
        return `'${String.fromCodePoint(codePoint)}'`;
    return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 88665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setMember),
/* harmony export */   U: () => (/* binding */ parseJsonTree)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13727);


/**
 * Parse a JSON text; `readNumber` decides what becomes of a number's spelling. Of members with the same key the last
 * wins. Throws `JsonSyntaxError` as `scanJson` does.
 */
function parseJsonTree(text, limits, readNumber) {
    const builder = new JsonTreeBuilder(readNumber);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, limits, builder);
    return { value: builder.root, duplicateKeys: builder.duplicateKeys };
}
class JsonTreeBuilder {
    root = null;
    duplicateKeys = [];
    #readNumber;
    #top;
    constructor(readNumber) {
        this.#readNumber = readNumber;
    }
    openObject() {
        this.#open({});
    }
    openArray() {
        this.#open([]);
    }
    key(name, line) {
        const frame = this.#top;
        if (frame === undefined)
            return;
        frame.key = name;
        if (Object.hasOwn(frame.container, name)) {
            this.duplicateKeys.push({ pointer: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointerOf(frame), name), line });
        }
    }
    close() {
        this.#top = this.#top?.parent;
    }
    scalar(value) {
        this.#add(value);
    }
    number(spelling) {
        this.#add(this.#readNumber(spelling));
    }
    #open(container) {
        const parent = this.#top;
        const segment = Array.isArray(parent?.container) ? parent.container.length : (parent?.key ?? '');
        this.#add(container);
        this.#top = { container, parent, segment, key: '', pointer: undefined };
    }
    #add(value) {
        const frame = this.#top;
        if (frame === undefined)
            this.root = value;
        else if (Array.isArray(frame.container))
            frame.container.push(value);
        else
            setMember(frame.container, frame.key, value);
    }
}
/** Each container keeps its own, so that many duplicates at a great depth stay cheap. Limits of depth bound the recursion. */
function pointerOf(frame) {
    const { parent, segment } = frame;
    frame.pointer ??= parent === undefined ? '' : (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointerOf(parent), segment);
    return frame.pointer;
}
/** Makes a member of any name, also of `__proto__`. */
function setMember(object, key, value) {
    if (key === '__proto__') {
        // Assigning would change the prototype instead of making a member.
        Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
    }
    else {
        object[key] = value;
    }
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
    return hasSurrogate(strings) ? strings.sort(compareCodePoints) : strings.sort();
}
function hasSurrogate(strings) {
    return strings.some((string) => /[\ud800-\udfff]/.test(string));
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    const list = [...strings];
    // Paths mostly come so, from git.
    const isAscending = list.every((string, at) => at === 0 || (list[at - 1] ?? '') < string);
    if (isAscending && !hasSurrogate(list))
        return list;
    return sortByCodePoints(list).filter((string, at, all) => string !== all[at - 1]);
}


/***/ })

};
