export const id = 5710;
export const ids = [5710,3583,5807,9803,2716,7099,4631];
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

/***/ 92142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepArtifact: () => (/* binding */ keepArtifact)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _app_gates_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2416);
/* harmony import */ var _app_world_upload_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94631);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7790);




/**
 * Uploads what a job leaves. What there is to say of it (a server without an artifact service, files that cannot be part of one) is said
 * in one line, which is returned for the job summary too; null where there is nothing. Throws what `uploadFolder` throws.
 */
async function keepArtifact(request) {
    const upload = await (0,_app_world_upload_folder_js__WEBPACK_IMPORTED_MODULE_2__.uploadFolder)(request, process.env);
    const said = upload.kind === 'no_service' ? upload.advice : leftOutText(upload.leftOut);
    if (said === null)
        return null;
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_app_gates_reports_js__WEBPACK_IMPORTED_MODULE_1__.safeText)(said));
    return (0,_app_gates_reports_js__WEBPACK_IMPORTED_MODULE_1__.safeText)(said);
}
function leftOutText([first, ...others]) {
    if (first === undefined)
        return null;
    return `left out of the artifact, which has no such names: ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(others.length + 1, 'file')}, such as ${first}`;
}


/***/ }),

/***/ 94631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadFolder: () => (/* binding */ uploadFolder)
/* harmony export */ });
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52428);
/* harmony import */ var _io_github_artifacts_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52185);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);



/**
 * Uploads files of a folder as an artifact of this run. What the service cannot name is left out and told: an agent may have written it
 * there, and must not keep the results from being uploaded.
 *
 * @param environment of the process: the runner's variables
 * @throws PortcullisError `not_found` where there is nothing to upload, `not_written` where the service did not take it
 */
async function uploadFolder({ name, folder, files, replaces = false }, environment) {
    const all = files ?? (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_0__/* .filesInside */ .u0)(folder));
    const fitting = all.filter(_io_github_artifacts_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isArtifactPath */ .oT);
    if (fitting.length === 0) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`the artifact ${name}: expected files in ${folder}, found none`);
    }
    if (!(0,_io_github_artifacts_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .hasArtifactService */ .ob)(environment['GITHUB_SERVER_URL'] ?? '')) {
        const advice = `this server takes no artifacts from an action: upload ${folder} with actions/upload-artifact under the name ${name}`;
        return { kind: 'no_service', advice };
    }
    await (0,_io_github_artifacts_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .uploadArtifact */ .mz)({ name, folder, files: fitting, replaces });
    return { kind: 'uploaded', leftOut: all.filter((file) => !(0,_io_github_artifacts_upload_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .isArtifactPath */ .oT)(file)) };
}


/***/ }),

/***/ 7790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstOf),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 cell`, `3 cells`. */
function counted(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** The first names of a list, and how many more there are. */
function firstOf(names, most = 5) {
    return names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D_)(document);
}


/***/ }),

/***/ 42716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ runOfMessage),
/* harmony export */   VC: () => (/* binding */ proposalMarker),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   kq: () => (/* binding */ proposalTrailer),
/* harmony export */   tX: () => (/* binding */ runOfBody)
/* harmony export */ });
const TRAILER = /^Portcullis-Run: ([1-9][0-9]{0,15})\.([1-9][0-9]{0,5})$/m;
const MARKER = /^<!-- portcullis-baseline run=([1-9][0-9]{0,15})\.([1-9][0-9]{0,5}) -->$/m;
/** The line of a commit's message by which later runs know the commit as theirs, and how new it is. */
function proposalTrailer(run) {
    return `Portcullis-Run: ${run.id}.${run.attempt}`;
}
/** The line of a pull request's text that says the same, and that nobody sees. */
function proposalMarker(run) {
    return `<!-- portcullis-baseline run=${run.id}.${run.attempt} -->`;
}
/** The run that a commit's message names; null where it is not one of ours. */
function runOfMessage(message) {
    return runOf(TRAILER.exec(message));
}
/** The run that a pull request's text names; null where it has none. */
function runOfBody(body) {
    return runOf(MARKER.exec(body.replaceAll('\r\n', '\n')));
}
/** Whether a run began after another one. A run that is done again says what was true when it began, so that the attempt comes second. */
function isNewerRun(run, other) {
    return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}
function runOf(found) {
    return found === null ? null : { id: Number(found[1]), attempt: Number(found[2]) };
}


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

/***/ 52185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mz: () => (/* binding */ uploadArtifact),
/* harmony export */   oT: () => (/* binding */ isArtifactPath),
/* harmony export */   ob: () => (/* binding */ hasArtifactService)
/* harmony export */ });
/* unused harmony exports isUnreached, uploadFailure */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7083);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);




/** Milliseconds to wait if the service was not reached. The client itself tries failures of the server again, for half a minute. */
const WAITS = [2_000, 6_000];
/**
 * Uploads files as an artifact of this run, zipped: a file as it is (`skipArchive`) would be called as itself, so that a second attempt
 * would find its name taken. Run, job and service come from the runner's variables.
 *
 * @throws PortcullisError `not_written` where the service did not take them
 */
async function uploadArtifact({ name, folder, files, replaces = false }, wait = node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout) {
    // 3 MB, which nothing else needs.
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1260), __webpack_require__.e(4101), __webpack_require__.e(2830), __webpack_require__.e(8077)]).then(__webpack_require__.bind(__webpack_require__, 48077));
    const client = new DefaultArtifactClient();
    const paths = files.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
    let mayReplace = replaces;
    for (let attempt = 0;; attempt += 1) {
        try {
            await client.uploadArtifact(name, paths, folder);
            return;
        }
        catch (error) {
            if (mayReplace && isTaken(error)) {
                // Once: another job that takes the name again at the same time keeps it.
                mayReplace = false;
                await free(client, name, error);
                continue;
            }
            const pause = isUnreached(error) ? WAITS[attempt] : undefined;
            if (pause === undefined)
                throw uploadFailure(name, error);
            await wait(pause);
        }
    }
}
/** Deletes the artifact of a name that an upload found taken. @throws PortcullisError `not_written` where it cannot be */
async function free(client, name, taken) {
    try {
        await client.deleteArtifact(name);
    }
    catch {
        // An upload that was begun and not finished is not listed; its name stays taken.
        throw uploadFailure(name, taken);
    }
}
const WORDS_LIMIT = 300;
/** Whether the service was not reached and nothing was begun, so that it can be tried again. The client itself gives up then. */
function isUnreached(error) {
    return /^Failed to CreateArtifact: Unable to make request: E[A-Z]+/.test((0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error));
}
/** Whether an artifact of the run has the name. */
function isTaken(error) {
    return /\(409\)|already exists/.test((0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error));
}
/**
 * What a failed upload says to a user. Only the client's words distinguish failures.
 *
 * @param name of the artifact
 */
function uploadFailure(name, error) {
    const words = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .errorText */ .kc)(error);
    if (isTaken(error)) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `the artifact ${name}: expected a name that is free, found an artifact of that name in this run`, 'Upload each artifact once in an attempt. Where an earlier upload broke off, run the job again: another attempt has names of its own.', { cause: error });
    }
    if (/insufficient usage|quota/i.test(words)) {
        const message = `the artifact ${name}: expected room for it, found the storage for artifacts used up`;
        const help = 'Remove old artifacts or shorten their retention time, and run the job again.';
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
    }
    const found = (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(words.split('\n', 1)[0] ?? '').slice(0, WORDS_LIMIT);
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .SO('not_written', `the artifact ${name}: expected the artifact service to take it, found: ${found}`, 'Run the job again; githubstatus.com says whether the service is at fault.', { cause: error });
}
/**
 * Whether the server has the artifact service that uploads go to. A GitHub Enterprise Server has none (README of `@actions/artifact`,
 * "Breaking changes"). Its client would say so only after it was loaded, in a warning about errors that may be temporary.
 *
 * @param serverUrl `GITHUB_SERVER_URL`; what is no address counts as github.com, as for the client
 */
function hasArtifactService(serverUrl) {
    const host = URL.canParse(serverUrl) ? new URL(serverUrl).hostname.toLowerCase() : 'github.com';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
/** Characters that the service refuses in paths, since not every file system has them. */
const REFUSED = /["<>|:*?\\\p{Cc}]/u;
/** Whether a file of this path, relative and with `/`, can be part of an artifact. */
function isArtifactPath(path) {
    return !REFUSED.test(path);
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
