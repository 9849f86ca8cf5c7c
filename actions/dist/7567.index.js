export const id = 7567;
export const ids = [7567];
export const modules = {

/***/ 7782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R8: () => (/* binding */ warn),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   me: () => (/* binding */ notify)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _app_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99873);


/** A process is a step. */
const places = new _app_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .AnnotationPlaces */ .ae();
const PRINT = { error: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm };
/** Annotates what was found, the worst first, as far as there are places; one at a line of a file is shown in the pull request. */
function annotate(findings) {
    for (const { level, title, text, file, line } of (0,_app_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .stepAnnotations */ .xz)(findings, places.forFindings())) {
        const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
        print(level, text, { title, ...place });
    }
}
/** Warns of something that asks for an action. */
function warn(text) {
    print('warning', text);
}
/** Tells something that is as it should be. */
function notify(text) {
    print('notice', text);
}
/** What GitHub would not show as an annotation is a line of the log. */
function print(kind, text, properties = {}) {
    const message = (0,_app_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .annotationMessage */ .L0)({ text });
    if (places.take(kind))
        PRINT[kind](message, properties);
    else
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)(`${kind}: ${message}`);
}


/***/ }),

/***/ 41406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ harmlessError)
/* harmony export */ });
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31892);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** What a message quotes comes from files; an annotation shows it as it is. Anything but a `PortcullisError` is a bug and stays one. */
function harmlessError(error) {
    if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S))
        return error;
    const help = error.help === undefined ? undefined : (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(error.help);
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S(error.code, (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(error.message), help, { cause: error });
}


/***/ }),

/***/ 92142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ keepArtifact)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31892);
/* harmony import */ var _app_upload_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45194);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7790);




/**
 * Uploads what a job leaves. What there is to say of it (a server without an artifact service, files that cannot be part of one) is said
 * in one line, which is returned for the job summary too; null where there is nothing. Throws what `uploadFolder` throws.
 */
async function keepArtifact(request) {
    const upload = await (0,_app_upload_folder_js__WEBPACK_IMPORTED_MODULE_2__.uploadFolder)(request, process.env);
    const said = upload.kind === 'no_service' ? upload.advice : leftOutOf(upload.leftOut);
    if (said === null)
        return null;
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq)((0,_app_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(said));
    return (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(said);
}
function leftOutOf([first, ...others]) {
    if (first === undefined)
        return null;
    return `left out of the artifact, which has no such names: ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(others.length + 1, 'file')}, such as ${first}`;
}


/***/ }),

/***/ 50772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepWhatIsThere: () => (/* binding */ keepWhatIsThere)
/* harmony export */ });
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7782);
/* harmony import */ var _harmless_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41406);
/* harmony import */ var _keep_artifact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92142);
/* harmony import */ var _route_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85729);




/** The step after a job that was cancelled or broke off: what it left becomes its artifact all the same. */
async function keepWhatIsThere() {
    const left = (0,_route_state_js__WEBPACK_IMPORTED_MODULE_3__/* .leftBehind */ .aU)();
    if (left === null)
        return;
    (0,_annotate_js__WEBPACK_IMPORTED_MODULE_0__/* .warn */ .R8)(`the job ended before its results were whole; what it left is uploaded as ${left.name}`);
    try {
        await (0,_keep_artifact_js__WEBPACK_IMPORTED_MODULE_2__/* .keepArtifact */ .m)({ ...left, files: null });
    }
    catch (error) {
        throw (0,_harmless_error_js__WEBPACK_IMPORTED_MODULE_1__/* .harmlessError */ .U)(error);
    }
}


/***/ }),

/***/ 85729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   kh: () => (/* binding */ leaveBehind),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);

/** Told before any unit is run: whatever ends the main step, the step after it knows. */
function leaveBehind({ folder, name }) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)('folder', folder);
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)('artifact', name);
}
/** From here on the upload is the main step's: it was tried, and what came of it was said. */
function takeOver() {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)('tried', 'true');
}
/** Null where there is nothing to upload, or somebody tried it. */
function leftBehind() {
    const [folder, name] = [(0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('folder'), (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('artifact')];
    return folder === '' || name === '' || (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('tried') !== '' ? null : { folder, name };
}


/***/ }),

/***/ 45194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uploadFolder: () => (/* binding */ uploadFolder)
});

// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/github-artifacts/artifact-service.js
var artifact_service = __webpack_require__(53811);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/io/github-artifacts/upload-failure.js


const WORDS_LIMIT = 300;
/** Whether nobody was reached before anything was begun, so that the same can be tried again. The client itself gives up then. */
function isUnreached(error) {
    return /^Failed to CreateArtifact: Unable to make request: E[A-Z]+/.test(wordsOf(error));
}
/** Whether an artifact of the run has the name. */
function isTaken(error) {
    return /\(409\)|already exists/.test(wordsOf(error));
}
/**
 * What a failed upload says to a user. The client's words are all that there is to tell failures apart.
 *
 * @param name of the artifact
 */
function uploadFailure(name, error) {
    const words = wordsOf(error);
    if (isTaken(error)) {
        return new portcullis_error/* PortcullisError */.S('not_written', `the artifact ${name}: expected a name that is free, found an artifact of that name in this run`, 'Upload each artifact once in an attempt. Where an earlier upload broke off, run the job again: another attempt has names of its own.', { cause: error });
    }
    if (/insufficient usage|quota/i.test(words)) {
        const message = `the artifact ${name}: expected room for it, found the storage for artifacts used up`;
        const help = 'Remove old artifacts or shorten their retention time, and run the job again.';
        return new portcullis_error/* PortcullisError */.S('not_written', message, help, { cause: error });
    }
    return new portcullis_error/* PortcullisError */.S('not_written', `the artifact ${name}: expected the artifact service to take it, found: ${firstLine(words)}`, 'Run the job again; githubstatus.com says whether the service is at fault.', { cause: error });
}
function wordsOf(error) {
    return error instanceof Error ? error.message : String(error);
}
function firstLine(words) {
    return (0,problem/* printable */.g$)(words.split('\n', 1)[0] ?? '').slice(0, WORDS_LIMIT);
}

;// CONCATENATED MODULE: ./build/io/github-artifacts/upload-artifact.js



/** Milliseconds to wait where nobody was reached. Failures of the server are tried again by the client, for half a minute. */
const WAITS = [2_000, 6_000];
/**
 * Uploads files as an artifact of this run, zipped: a file as it is (`skipArchive`) would be called as itself, so that a second attempt
 * would find its name taken. Run, job and service come from the runner's variables.
 *
 * @throws PortcullisError `not_written` where the service did not take them
 */
async function uploadArtifact({ name, folder, files, replaces = false }, wait = promises_.setTimeout) {
    // 3 MB, which nothing else needs.
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3489), __webpack_require__.e(9108), __webpack_require__.e(2830), __webpack_require__.e(8694)]).then(__webpack_require__.bind(__webpack_require__, 38694));
    const client = new DefaultArtifactClient();
    const paths = files.map((file) => (0,external_node_path_.join)(folder, file));
    let mayReplace = replaces;
    for (let attempt = 0;; attempt += 1) {
        try {
            await client.uploadArtifact(name, paths, folder);
            return;
        }
        catch (error) {
            if (mayReplace && isTaken(error)) {
                // Once: somebody who takes the name again at the same time is not driven out.
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
        // Nothing is told of an upload that was begun and not finished; the name stays taken then.
        throw uploadFailure(name, taken);
    }
}

;// CONCATENATED MODULE: ./build/app/upload-folder.js




/**
 * Uploads files of a folder as an artifact of this run. What the service cannot name is left out and told: an agent may have written it
 * there, and must not keep the results from being uploaded.
 *
 * @param environment of the process: the runner's variables
 * @throws PortcullisError `not_found` where there is nothing to upload, `not_written` where the service did not take it
 */
async function uploadFolder({ name, folder, files, replaces = false }, environment) {
    const all = files ?? (await (0,find_files/* filesInside */.u0)(folder));
    const fitting = all.filter(artifact_service/* isArtifactPath */.X);
    if (fitting.length === 0) {
        throw new portcullis_error/* PortcullisError */.S('not_found', `the artifact ${name}: expected files in ${folder}, found none`);
    }
    if (!(0,artifact_service/* hasArtifactService */.o)(environment['GITHUB_SERVER_URL'] ?? '')) {
        const advice = `this server takes no artifacts from an action: upload ${folder} with actions/upload-artifact under the name ${name}`;
        return { kind: 'no_service', advice };
    }
    await uploadArtifact({ name, folder, files: fitting, replaces });
    return { kind: 'uploaded', leftOut: all.filter((file) => !(0,artifact_service/* isArtifactPath */.X)(file)) };
}


/***/ }),

/***/ 86140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json; scripts/generate.ts keeps the two equal. */
const VERSION = '0.1.0';


/***/ }),

/***/ 54072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   ZJ: () => (/* binding */ NotAFileError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode)
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
        return error instanceof Error ? error.message : String(error);
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
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_found', `${path}: ${what}: there is no such file`, 'Check the path.', {
            cause: error,
        });
    }
    const message = `${path}: ${what}: expected a readable file, found ${foundInstead(error)}`;
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', message, help, { cause: error });
}


/***/ }),

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
/* harmony export */   GT: () => (/* binding */ folderOfGlob),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   NP: () => (/* binding */ filesMatching),
/* harmony export */   fg: () => (/* binding */ isGlob),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   u0: () => (/* binding */ filesInside)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);





const MAGIC = /[*?[\]{}!()]/;
/** Folders that never hold what a glob of a repository means. */
const SKIPPED = new Set(['node_modules', '.git']);
/** Whether a path of the configuration is a glob and not the name of one file. */
function isGlob(path) {
    return MAGIC.test(path);
}
/** A test for paths relative to the repository, with `/`. */
async function globTest(pattern) {
    const { default: picomatch } = await __webpack_require__.e(/* import() */ 4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
    return picomatch(pattern.replace(/^\.\//, ''), { dot: true });
}
/** The folder below which a glob finds something: its parts before the first with magic, which are taken as they are. */
function folderOfGlob(pattern) {
    return partsOfGlob(pattern).start;
}
function partsOfGlob(pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const magic = parts.findIndex((part) => MAGIC.test(part));
    const fixed = parts.slice(0, magic).join('/');
    return { start: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? `${fixed}/` : fixed, rest: parts.slice(magic).join('/') };
}
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const { start, rest } = partsOfGlob(pattern);
    const matches = await globTest(rest);
    const found = [];
    const walk = async (inside) => {
        for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, start, inside))) {
            const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    await walk(path);
            }
            else if (matches(path))
                found.push(start === '' || start.endsWith('/') ? start + path : `${start}/${path}`);
        }
    };
    await walk('');
    return found.sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
/** Whether a folder stands at the path. What cannot be looked at is none: whoever reads it will say why. */
async function isFolder(path) {
    return (await statsOf(path))?.isDirectory() ?? false;
}
/** Whether a file stands at the path: no folder, no pipe, no device. */
async function isFile(path) {
    return (await statsOf(path))?.isFile() ?? false;
}
/** Names of the entries of a folder, sorted; empty where there is no folder. */
async function entriesOf(folder) {
    return (await foldersAndFiles(folder)).map(({ name }) => name).sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
/** Every file below a folder, relative to it and with `/`, sorted; no links, and nothing behind them. Empty where there is no folder. */
async function filesInside(folder) {
    const found = [];
    const walk = async (inside) => {
        for (const entry of await foldersAndFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, inside))) {
            const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
            if (entry.isDirectory())
                await walk(path);
            else if (entry.isFile())
                found.push(path);
        }
    };
    await walk('');
    return found.sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .compareCodePoints */ .OP);
}
async function foldersAndFiles(folder) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return [];
        const message = `${folder}: expected a readable folder, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('invalid_input', message, undefined, { cause: error });
    }
}
async function statsOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .fileErrorCode */ .c2)(error) !== undefined)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 53811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isArtifactPath),
/* harmony export */   o: () => (/* binding */ hasArtifactService)
/* harmony export */ });
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


/***/ })

};
