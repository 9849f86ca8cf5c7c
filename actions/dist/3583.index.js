export const id = 3583;
export const ids = [3583,5807,4631];
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


/***/ })

};
