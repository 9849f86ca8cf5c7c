export const id = 2258;
export const ids = [2258,3102,2997];
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

/***/ 22997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.dm),
/* harmony export */   REPORT_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Ae),
/* harmony export */   REQUIRED_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.fI),
/* harmony export */   artifactName: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Cs),
/* harmony export */   artifactsByApi: () => (/* binding */ artifactsByApi),
/* harmony export */   artifactsInFolder: () => (/* binding */ artifactsInFolder),
/* harmony export */   newestOf: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59043);
/* harmony import */ var _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82412);
/* harmony import */ var _io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22494);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91766);







// For actions, which may not import routing.

/**
 * Artifacts of a run by the API, asked for once, each unpacked into a folder of its name below this one. Nothing of it turns "could not be
 * loaded" into "is not there".
 *
 * @param input by which a user names a file or folder in their place
 * @throws PortcullisError `usage` without access to the API
 */
function artifactsByApi(access, run, folder, input) {
    if (access === null) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(`The input "${input}" is missing, and without a token the artifacts of this run cannot be loaded.`, `Set "token" under "with:" and grant the job "actions: read"; or load the artifacts by another step and name them in "${input}".`);
    }
    const api = new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y(access);
    const list = async () => {
        const listed = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .listArtifacts */ .w)(api, run.id);
        if (listed.kind === 'done')
            return listed.value;
        throw unavailable(`the artifacts of run ${run.id} cannot be listed: ${listed.reason}`);
    };
    let listing;
    return {
        attempt: run.attempt,
        all: () => (listing ??= list()),
        folderOf: async (artifact) => {
            const zip = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)(api, artifact);
            if (zip.kind !== 'done')
                throw unavailable(zip.reason);
            const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, artifact.name);
            await (0,_io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__/* .unzipInto */ .v)(place, zip.value, `the artifact ${artifact.name}`);
            return place;
        },
    };
}
/** Artifacts that another step loaded, each into a folder of its name below this one. */
function artifactsInFolder(folder, attempt) {
    return {
        attempt,
        all: async () => (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(folder)).map((name, id) => ({ id, name, bytes: 0, expired: false, digest: null })),
        folderOf: ({ name }) => Promise.resolve((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)),
    };
}
/** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
async function newestOf(source, stem) {
    return (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .newestArtifact */ .jb)(await source.all(), stem, { from: 1, to: source.attempt });
}
function unavailable(reason) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparable */ .kY)(reason, 'Run this job again; where the artifact service is not to be had, give the results by the input "results".');
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

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   GT: () => (/* binding */ folderOfGlob),
/* harmony export */   Hn: () => (/* binding */ repositoryRoot),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   NP: () => (/* binding */ filesMatching),
/* harmony export */   Pt: () => (/* binding */ isPattern),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   sq: () => (/* binding */ withSlashes),
/* harmony export */   u0: () => (/* binding */ filesInside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _kernel_glob_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60349);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);







const MAGIC = /[*?[\]{}!()]/;
/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);
/** Whether a path of the configuration is a glob and not the name of one file. */
function isGlob(path) {
    return MAGIC.test(path);
}
/** Whether a path below `root` means the files that match it; a file may be called as a glob looks. */
async function isPattern(root, path) {
    return isGlob(path) && !(await isFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path)));
}
/** The folder below which a glob finds something: its parts before the first with magic, which are taken as they are. */
function folderOfGlob(pattern) {
    return partsOfGlob(pattern).start;
}
function partsOfGlob(pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const magic = parts.findIndex((part) => MAGIC.test(part));
    const fixed = parts.slice(0, magic).join('/');
    return { start: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(pattern) ? `${fixed}/` : fixed, rest: parts.slice(magic).join('/') };
}
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const { start, rest } = partsOfGlob(pattern);
    const matches = await (0,_kernel_glob_test_js__WEBPACK_IMPORTED_MODULE_4__/* .globTest */ .F)(rest);
    const before = start === '' || start.endsWith('/') ? start : `${start}/`;
    const entries = await entriesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, start), (name) => !SKIPPED.has(name));
    return entries.flatMap(({ path }) => (matches(path) ? [before + path] : [])).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** Whether a path is a folder or lies in it; both absolute. Links are not looked at. */
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] !== '..';
}
/** A path with `/` on every system. */
function withSlashes(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
/** Whether a folder stands at the path; false if it cannot be looked at: reading it will say why. */
async function isFolder(path) {
    return (await statsOf(path))?.isDirectory() ?? false;
}
/** Whether a file stands at the path: no folder, no pipe, no device. */
async function isFile(path) {
    return (await statsOf(path))?.isFile() ?? false;
}
/** Names of the entries of a folder, sorted; empty where there is no folder. */
async function entriesOf(folder) {
    return (await foldersAndFiles(folder)).map(({ name }) => name).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** Every file below a folder, relative to it and with `/`, sorted; no links, and nothing behind them. Empty where there is no folder. */
async function filesInside(folder) {
    const entries = await entriesBelow(folder, () => true);
    return entries.flatMap(({ path, isFile: isRegular }) => (isRegular ? [path] : [])).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP);
}
/** What lies below a folder and is no folder itself, by its path there with `/`; `enters` says into which folders to look, by name. */
async function entriesBelow(folder, enters, inside = '') {
    const found = [];
    for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, inside))) {
        const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
        if (!entry.isDirectory())
            found.push({ path, isFile: entry.isFile() });
        else if (enters(entry.name))
            for (const below of await entriesBelow(folder, enters, path))
                found.push(below);
    }
    return found;
}
async function foldersAndFiles(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .isMissing */ .b2)(error))
            return [];
        const mismatch = { expected: 'a readable folder', found: (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .foundInstead */ .D0)(error) };
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('invalid_input', folder, mismatch, undefined, { cause: error });
    }
}
async function statsOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error) !== undefined)
            return undefined;
        throw error;
    }
}
/**
 * The nearest folder, this one or one above it, that holds `.git`; null where none does. git is not asked, so that what needs no
 * history works without it, and with a repository that git refuses to open.
 */
function repositoryRoot(directory) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    return parent === folder ? null : repositoryRoot(parent);
}


/***/ }),

/***/ 16416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Tu: () => (/* binding */ objectId),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   os: () => (/* binding */ unexpected),
/* harmony export */   pQ: () => (/* binding */ eachOf),
/* harmony export */   tF: () => (/* binding */ apiFailure)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7083);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93012);



/** Each item of a list; undefined where it is no list, or an item is not as expected. */
function eachOf(list, itemIn) {
    if (!Array.isArray(list))
        return undefined;
    const items = list.map(itemIn);
    const known = items.filter((item) => item !== undefined);
    return known.length === items.length ? known : undefined;
}
/** A full object id, undefined for anything else. */
function objectId(id) {
    return typeof id === 'string' && _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id) ? id : undefined;
}
/** An answer of the server that cannot be used. */
function unexpected(reason, permission = null) {
    return { kind: 'unexpected', status: null, permission, reason };
}
/** Why a request failed, with the permission that the token may lack. */
function failureText({ kind, reason, permission }) {
    const mayLack = kind === 'forbidden' || kind === 'not_found' || kind === 'unauthorized';
    return mayLack && permission !== null ? `${reason} (the token needs the permission "${permission}")` : reason;
}
const WORDS_LIMIT = 300;
/**
 * What the client threw.
 *
 * @param baseUrl of the API, which messages leave out
 * @throws what is no failure of a request
 */
function apiFailure(error, { baseUrl, token, permission }) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        throw error;
    // The client gives a failure of the network the status 500, but no answer.
    const answer = 'response' in error && (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(error.response) ? error.response : null;
    const status = answer === null ? null : error.status;
    const kind = kindOf(status, error.message, (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(answer?.['headers']) ? answer['headers'] : {});
    const said = status === null ? failureWords(error) : `${status} ${error.message}`;
    const words = said.replaceAll(token, '***').replaceAll(/:\/\/[^/@\s]+@/g, '://***@');
    const request = 'request' in error ? requestName(error.request, baseUrl) : '';
    return { kind, status, permission, reason: `${request}${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(words).slice(0, WORDS_LIMIT)}` };
}
function kindOf(status, message, headers) {
    if (status === null || status >= 500)
        return 'unreachable';
    if (status === 401)
        return 'unauthorized';
    if (status === 404 || status === 410)
        return 'not_found';
    const isLimit = headers['x-ratelimit-remaining'] === '0' || /\brate limit\b/i.test(message);
    if (status === 429 || (status === 403 && isLimit))
        return 'rate_limited';
    return status === 403 || status === 451 ? 'forbidden' : 'refused';
}
/** `GET /repos/o/r/compare/main...topic: ` */
function requestName(request, baseUrl) {
    if (!(0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(request) || typeof request['url'] !== 'string')
        return '';
    const path = request['url'].replace(baseUrl, '').replace(/\?.*/s, '');
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(`${String(request['method'])} ${decodeURIComponent(path)}: `);
}
/** What a failed `fetch` says is "fetch failed"; what happened stands in its cause. */
function failureWords(error) {
    const causes = [];
    for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
        if (cause.message !== '')
            causes.push(cause.message);
        if ('code' in cause && typeof cause.code === 'string')
            causes.push(cause.code);
    }
    return [...new Set(causes)].join(': ');
}


/***/ }),

/***/ 59043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ newApiUse),
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _contracts_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86140);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22402);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93012);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);
/* harmony import */ var _limited_fetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30186);






/** Nothing has been asked yet. */
function newApiUse() {
    return { requests: 0, downloads: 0 };
}
/** A gate must not sleep for an hour until a limit ends: it can still ask git. */
const LIMITS = {
    limits: { timeMs: 20_000, bytes: 140 * 1024 * 1024 },
    retries: 2,
    waitLimitSeconds: 75,
    secondMs: 1000,
};
/** The most that the API lists at a time. */
const PAGE = 100;
/** How often a list that changes while it is read is read again. */
const READ_AGAIN = 3;
/**
 * GitHub's REST API for one repository: see src/io/README.md, "GitHub". What is left of a failure after retries and waits is an answer of
 * its own kind and never thrown. The client is loaded with the first request.
 */
class GitHubApi {
    /** The access's. */
    use;
    #access;
    #baseUrl;
    #limits;
    #client;
    #requests = 0;
    /** @throws PortcullisError `invalid_input` for an address, a repository or a token of another form */
    constructor(access, limits = {}) {
        checkAccess(access);
        this.use = access.use ?? newApiUse();
        this.#access = access;
        this.#baseUrl = access.apiUrl.replace(/\/+$/, '');
        this.#limits = { ...LIMITS, ...limits };
    }
    /** Of an Enterprise Server it stands beside the REST API's version ("Forming calls with GraphQL"). */
    get graphqlUrl() {
        return `${this.#baseUrl.replace(/\/api\/v3$/, '/api')}/graphql`;
    }
    /** How many requests this client sent, those that were tried again included. */
    get requests() {
        return this.#requests;
    }
    async ask({ send, read, needed, permission = null }) {
        const answer = await this.#send(send, permission);
        if ('kind' in answer)
            return answer;
        const value = read(answer.data, answer.headers);
        return value === undefined ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(lacks(needed), permission) : { kind: 'done', value };
    }
    /** A list, page by page, in the server's order: one request for each hundred items ("Using pagination in the REST API"). */
    async pages(request) {
        for (let again = 0; again <= READ_AGAIN; again += 1) {
            const answer = await this.#pagesOnce(request);
            if (answer !== 'changed')
                return answer;
        }
        return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(`${request.needed}: the list changed each time that it was read`, request.permission ?? null);
    }
    async #pagesOnce(request) {
        const { send, read, needed, maxPages, isEnough, idOf, permission = null } = request;
        const items = [];
        let first;
        for (let page = 1; page <= maxPages; page += 1) {
            const answer = await this.#send((client, repo) => send(client, { ...repo, page, per_page: PAGE }), permission);
            if ('kind' in answer)
                return answer;
            const found = read(answer.data, answer.headers);
            if (found === undefined)
                return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(lacks(needed), permission);
            (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .B)(items, found);
            // Where the list says so: a proxy may have lost the address of the next page.
            const all = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(answer.data) ? answer.data['total_count'] : undefined;
            if (page === 1)
                first = all;
            if (idOf !== undefined && (all !== first || new Set(items.map(idOf)).size < items.length))
                return 'changed';
            const isFull = found.length === PAGE && typeof all === 'number' && page * PAGE < all;
            // The length of a page says nothing: what is hidden makes it shorter.
            const isFollowed = String(answer.headers['link']).includes('rel="next"');
            if (isEnough?.(items) === true || !(isFull || isFollowed))
                return { kind: 'done', value: items };
        }
        return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unexpected */ .os)(`the list has more than ${maxPages * PAGE} entries`, permission);
    }
    /**
     * What a request redirects to, such as the bytes of an artifact: one request, and one to the address that it names, which does not get the
     * token.
     */
    async download(send, limits, permission) {
        this.use.downloads += 1;
        const answer = await this.#send(send, permission);
        if ('kind' in answer)
            return answer;
        const { location } = answer.headers;
        const { apiUrl, environment } = this.#access;
        const isAddress = typeof location === 'string' && URL.canParse(location);
        if (!isAddress || !['https:', new URL(apiUrl).protocol].includes(new URL(location).protocol)) {
            return { kind: 'failed', reason: 'the server named no address to load it from' };
        }
        const { retries, secondMs } = this.#limits;
        return (0,_limited_fetch_js__WEBPACK_IMPORTED_MODULE_2__/* .downloadSigned */ .n)(location, { environment, limits, retries, secondMs });
    }
    async #send(send, permission) {
        this.#client ??= this.#open();
        const client = await this.#client;
        const [owner = '', repo = ''] = this.#access.repository.split('/');
        try {
            const { data, headers } = await send(client, { owner, repo });
            return { data: data, headers };
        }
        catch (error) {
            return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .apiFailure */ .tF)(error, { baseUrl: this.#baseUrl, token: this.#access.token, permission });
        }
    }
    async #open() {
        const { makeOctokit } = await Promise.all(/* import() */[__webpack_require__.e(4101), __webpack_require__.e(8483)]).then(__webpack_require__.bind(__webpack_require__, 8483));
        const { token, environment } = this.#access;
        return makeOctokit({
            apiUrl: this.#baseUrl,
            token,
            environment,
            userAgent: `portcullis/${_contracts_version_js__WEBPACK_IMPORTED_MODULE_5__/* .VERSION */ .x}`,
            ...this.#limits,
            onRequest: () => {
                this.#requests += 1;
                this.use.requests += 1;
            },
        });
    }
}
function lacks(needed) {
    return `the server's answer lacks ${needed}`;
}
function checkAccess({ apiUrl, repository, token }) {
    const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)('GITHUB_API_URL: expected an http or https address without credentials');
    }
    // Dots alone would lead elsewhere in the address of a request.
    if (!/^[A-Za-z0-9._-]+\/[A-Za-z0-9._-]+$/.test(repository) || /(?:^|\/)\.{1,2}(?:\/|$)/.test(repository)) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`GITHUB_REPOSITORY: expected owner/name, found ${JSON.stringify(repository)}`);
    }
    if (!/^[\x21-\x7e]+$/.test(token)) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)('The token is not valid: expected printable ASCII without spaces.');
    }
}


/***/ }),

/***/ 30186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ limitedFetch),
/* harmony export */   n: () => (/* binding */ downloadSigned)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);


/**
 * `fetch` as the API client takes it: it counts every request, ends one that takes too long or too much, and reads the whole answer, since
 * the client takes a JSON answer that was cut off for an empty text. Proxies of the environment are used, as by git.
 *
 * @param environment of the process; read for `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`, in capitals or not
 */
function limitedFetch(limits, environment, onRequest) {
    let plain;
    return async (url, { method, headers, body, redirect = 'follow' }) => {
        plain ??= plainFetch(environment);
        const send = await plain;
        onRequest();
        const signal = AbortSignal.timeout(limits.timeMs);
        const answer = await send(url, { method, headers, ...(body === undefined ? {} : { body }), redirect, signal });
        const bytes = await readWhole(answer, limits.bytes);
        const whole = new Response(bytes.length === 0 ? null : bytes, {
            status: answer.status,
            headers: [...answer.headers],
        });
        Object.defineProperty(whole, 'url', { value: answer.url });
        return whole;
    };
}
/** Node's own `fetch` passes proxies by. What has one is loaded only where there is one: it takes longer than all the rest. */
async function plainFetch(environment) {
    const proxy = (scheme) => environment[`${scheme}_proxy`] ?? environment[`${scheme.toUpperCase()}_PROXY`] ?? '';
    const [httpProxy, httpsProxy, noProxy] = [proxy('http'), proxy('https'), proxy('no')];
    if (httpProxy === '' && httpsProxy === '')
        return fetch;
    const { EnvHttpProxyAgent, fetch: proxied } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const dispatcher = new EnvHttpProxyAgent({ httpProxy, httpsProxy, noProxy });
    return (url, options) => proxied(url, { ...options, dispatcher });
}
async function readWhole(answer, limit) {
    const chunks = [];
    let length = 0;
    for await (const chunk of answer.body ?? []) {
        length += chunk.length;
        if (length > limit)
            throw new Error(`the answer is larger than ${Math.round(limit / 1024 / 1024)} MiB`);
        chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
}
/** The bytes at a signed address. No token goes there: the address itself gives the right to read, and the storage is another server. */
async function downloadSigned(url, options) {
    const send = limitedFetch(options.limits, options.environment, () => undefined);
    for (let attempt = 0;; attempt += 1) {
        const answer = await send(url, { method: 'GET', headers: {} }).catch(asError);
        const status = answer instanceof Error ? null : answer.status;
        if (!(answer instanceof Error) && status === 200) {
            return { kind: 'downloaded', bytes: new Uint8Array(await answer.arrayBuffer()) };
        }
        const mayPass = status === null || status >= 500 || status === 429;
        if (!mayPass || attempt >= options.retries) {
            const reason = answer instanceof Error ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .failureWords */ .AC)(answer) : `the storage answered with ${status}`;
            return { kind: 'failed', reason };
        }
        // 1, 4, 9 seconds, as the API's client waits.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)((attempt + 1) ** 2 * options.secondMs);
    }
}
function asError(error) {
    if (error instanceof Error)
        return error;
    throw error;
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

/***/ 41423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ matchesInOrder),
/* harmony export */   t: () => (/* binding */ globSegments)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const MAX_LENGTH = 256;
const MAX_STARS = 3;
const MAX_GLOBSTARS = 3;
const MAX_ALTERNATIVES = 100;
/**
 * The parts of a glob between slashes; one part where a slash may stand in a group, or another rule reaches over slashes. Throws `usage`
 * for a glob over the bounds, which could be compared for hours.
 */
function globSegments(glob) {
    const parts = glob.split('/');
    const isWhole = /^!|[\\]|[[({].*\//.test(glob) || parts.some((part) => part === '' || /^\.{1,2}$/.test(part));
    const segments = isWhole ? [glob] : parts;
    const stars = Math.max(0, ...segments.map((segment) => segment.replaceAll(/(^|\/)\*\*(?=\/|$)/g, '$1').match(/\*+|\+|!/g)?.length ?? 0));
    if (glob.length > MAX_LENGTH)
        refuse(glob, `at most ${MAX_LENGTH} characters`, `${glob.length}`);
    if (/[*+]\(|[)}]\+/.test(glob))
        refuse(glob, 'no repeated group', 'one');
    if (stars > MAX_STARS)
        refuse(glob, `at most ${MAX_STARS} stars between slashes or in groups`, `${stars}`);
    const globstars = parts.filter((part) => part.includes('**')).length;
    if (globstars > MAX_GLOBSTARS)
        refuse(glob, `at most ${MAX_GLOBSTARS} times \`**\``, `${globstars}`);
    const alternatives = alternativesOf(glob);
    if (alternatives > MAX_ALTERNATIVES)
        refuse(glob, `at most ${MAX_ALTERNATIVES} alternatives`, `${alternatives}`);
    return segments;
}
/**
 * Whether tests match items, one after the other; null is any number of items, also none. Goes through the items once, with all tests that
 * can stand next, so that nothing makes it exponential.
 */
function matchesInOrder(tests, items) {
    const withNothing = (places) => {
        for (const place of places)
            if (tests[place] === null)
                places.add(place + 1);
        return places;
    };
    let places = withNothing(new Set([0]));
    for (const item of items) {
        const next = new Set();
        for (const place of places) {
            const test = tests[place];
            if (test === null)
                next.add(place);
            else if (test?.(item) === true)
                next.add(place + 1);
        }
        places = withNothing(next);
    }
    return places.has(tests.length);
}
/** Groups behind one another multiply; those in one another are counted so too, which is never too few. */
function alternativesOf(glob) {
    const open = [];
    let product = 1;
    for (const character of glob) {
        const choices = open.at(-1);
        if ('{('.includes(character))
            open.push(character === '(' ? 2 : 1);
        else if (choices !== undefined && ',|'.includes(character))
            open[open.length - 1] = choices + 1;
        else if (choices !== undefined && '})'.includes(character))
            product *= open.pop() ?? 1;
    }
    return open.reduce((all, choices) => all * choices, product);
}
function refuse(glob, expected, found) {
    const help = 'Split it into several globs, or name folders in full.';
    throw (0,_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('usage', `the glob ${JSON.stringify(glob.slice(0, MAX_LENGTH))}`, { expected, found }, help);
}


/***/ }),

/***/ 60349:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ globTest),
/* harmony export */   J: () => (/* binding */ anyGlobTest)
/* harmony export */ });
/* harmony import */ var _glob_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41423);

/**
 * A test for paths relative to the repository, with `/`. A glob within its bounds is compared folder by folder, so that no path can make it
 * exponential.
 */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    const glob = pattern.replace(/^\.\//, '');
    const segments = (0,_glob_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .globSegments */ .t)(glob).map((segment) => (segment === '**' ? null : picomatch(segment, { dot: true })));
    const [first] = segments;
    if (segments.length === 1 && first !== undefined && first !== null)
        return (path) => first(path);
    return (path) => (0,_glob_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesInOrder */ .Z)(segments, path.split('/'));
}
/** A test for paths that any of the globs matches. */
async function anyGlobTest(patterns) {
    const tests = await Promise.all(patterns.map(globTest));
    return (path) => tests.some((matches) => matches(path));
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
