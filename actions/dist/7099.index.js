export const id = 7099;
export const ids = [7099,2716,4631];
export const modules = {

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
