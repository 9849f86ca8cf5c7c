export const id = 7121;
export const ids = [7121,2019];
export const modules = {

/***/ 83585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ leftFolder),
/* harmony export */   i: () => (/* binding */ workspaceFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The checkout; where the runner names none, the current folder. */
function workspaceFolder() {
    return process.env['GITHUB_WORKSPACE'] ?? process.cwd();
}
/**
 * Where an action leaves its files: the folder that was asked for, relative to the checkout, else one in the runner's temporary folder,
 * which is emptied after the job and is no part of the checkout. Absolute.
 */
function leftFolder(asked) {
    if (asked !== null)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspaceFolder(), asked);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(process.env['RUNNER_TEMP'] ?? process.cwd(), 'portcullis');
}


/***/ }),

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

/***/ 740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ orWarn)
/* harmony export */ });
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7782);

/** What cannot be reported never changes the verdict. */
async function orWarn(what, report) {
    try {
        await report();
    }
    catch (error) {
        (0,_annotate_js__WEBPACK_IMPORTED_MODULE_0__/* .warn */ .R8)(`${what} could not be written: ${error instanceof Error ? error.message : String(error)}`);
    }
}


/***/ }),

/***/ 6384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ printRaw),
/* harmony export */   p: () => (/* binding */ RawLog)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Prints text that holds parts of transcripts: between the two lines the runner takes nothing for a command, whatever the text says.
 */
function printRaw(text) {
    const token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    process.stdout.write(`::stop-commands::${token}\n${text.endsWith('\n') ? text : `${text}\n`}::${token}::\n`);
}
/** The log of a job that runs agents: one stretch in which nothing is a command, whatever is printed, until it is closed. */
class RawLog {
    #token = null;
    /** From here on nothing is a command. */
    open() {
        if (this.#token !== null)
            return;
        this.#token = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
        process.stdout.write(`::stop-commands::${this.#token}\n`);
    }
    print(text) {
        if (this.#token === null)
            printRaw(text);
        else
            process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    }
    close() {
        if (this.#token !== null)
            process.stdout.write(`::${this.#token}::\n`);
        this.#token = null;
    }
}


/***/ }),

/***/ 97571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ runAgainst)
/* harmony export */ });
/* harmony import */ var _app_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7273);

/** What a run is compared with: the ref that was named, else what its event wants. Throws what `comparatorOfEvent` throws. */
async function runAgainst({ baseRef, compareWith, token }) {
    const request = baseRef === null ? await (0,_app_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .comparatorOfEvent */ .CO)(process.env, compareWith) : { kind: 'named', baseRef };
    return { request, github: (0,_app_gate_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .gateRunOnGitHub */ .pK)(process.env, token) };
}


/***/ }),

/***/ 418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ writeSummary)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);
/* harmony import */ var _or_warn_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(740);


/** Adds a page to the summary of this job. */
function writeSummary(page) {
    return (0,_or_warn_js__WEBPACK_IMPORTED_MODULE_1__/* .orWarn */ .w)('The job summary', () => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .summary */ .z.addRaw(page).write());
}


/***/ }),

/***/ 22019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_ARTIFACT: () => (/* reexport safe */ _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Ae),
/* harmony export */   RunArtifacts: () => (/* binding */ RunArtifacts),
/* harmony export */   artifactName: () => (/* reexport safe */ _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Cs),
/* harmony export */   artifactsByApi: () => (/* binding */ artifactsByApi),
/* harmony export */   artifactsInFolder: () => (/* binding */ artifactsInFolder),
/* harmony export */   d: () => (/* reexport safe */ _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.dm),
/* harmony export */   newestOf: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36483);
/* harmony import */ var _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82412);
/* harmony import */ var _io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22494);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17898);








/** Loads artifacts of one run, whichever attempt uploaded them. Nothing of it turns "could not be loaded" into "is not there". */
class RunArtifacts {
    #artifacts;
    #run;
    #all;
    constructor(access, run) {
        this.#artifacts = new _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubArtifacts */ .J(new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y(access));
        this.#run = run;
    }
    /** Of the run. */
    get attempt() {
        return this.#run.attempt;
    }
    /** The run's artifacts, asked for once. @throws PortcullisError `not_comparable` where the API does not tell */
    all() {
        this.#all ??= this.#list();
        return this.#all;
    }
    /** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
    newest(stem) {
        return newestOf(this, stem);
    }
    /** Unpacks an artifact into a folder. @throws PortcullisError `not_comparable` where it cannot be loaded, and what `unzipInto` throws */
    async load(artifact, folder) {
        const zip = await this.#artifacts.download(artifact);
        if (zip.kind === 'unavailable')
            throw unavailable(zip.reason);
        await (0,_io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__/* .unzipInto */ .v)(folder, zip.value, `the artifact ${artifact.name}`);
    }
    async #list() {
        const listed = await this.#artifacts.listOfRun(this.#run.id);
        if (listed.kind === 'found')
            return listed.value;
        throw unavailable(`the artifacts of run ${this.#run.id} cannot be listed: ${listed.reason}`);
    }
}
/** Artifacts by the API, each unpacked below this folder. */
function artifactsByApi(artifacts, folder) {
    return {
        attempt: artifacts.attempt,
        all: () => artifacts.all(),
        folderOf: async (artifact) => {
            const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, artifact.name);
            await artifacts.load(artifact, place);
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
    return (0,_routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .newestArtifact */ .jb)(await source.all(), stem, { from: 1, to: source.attempt });
}
function unavailable(reason) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('not_comparable', reason, 'Run this job again; where the artifact service is not to be had, give the results by the input "results".');
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

/***/ 82412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GitHubArtifacts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80929);
/* harmony import */ var _read_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11420);



/** A run with more artifacts is none of ours: a matrix has 256 jobs at most, and a few attempts. */
const MAX_PAGES = 20;
/** Transcripts of a shard are packed to a few MiB; a larger zip is refused before it is loaded. */
const ZIP_LIMITS = { timeMs: 300_000, bytes: 256 * 1024 * 1024 };
const MEBIBYTE = 1024 * 1024;
/**
 * The artifacts of workflow runs of one repository by the REST API, which lists those of all attempts; the service by which a job uploads
 * knows only its own attempt. Both need `actions: read`.
 */
class GitHubArtifacts {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** Everything that a run uploaded, in all its attempts; one request for each 100. */
    async listOfRun(runId) {
        const pages = await (0,_read_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n)(this.#api, 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
            parameters: { run_id: runId },
            maxPages: MAX_PAGES,
            itemsIn: (data) => totalIn(data) === null ? null : (0,_read_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .eachOf */ .p)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(data, 'artifacts'), (item) => artifactOf(item, runId)),
            totalIn: (data) => totalIn(data) ?? 0,
        });
        return told(pages, runId);
    }
    /**
     * The zip file of an artifact: one request to the API and one to the storage that it names, which gets no token. What arrives is held
     * against the digest.
     */
    async download({ id, name, bytes, expired, digest }) {
        if (expired)
            return failed(`the artifact ${name} has expired`);
        const limit = ZIP_LIMITS.bytes / MEBIBYTE;
        if (bytes > ZIP_LIMITS.bytes) {
            return failed(`the artifact ${name} has ${Math.ceil(bytes / MEBIBYTE)} MiB, and at most ${limit} are loaded`);
        }
        const parameters = { artifact_id: id, archive_format: 'zip' };
        const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
        const answer = await this.#api.download(route, parameters, ZIP_LIMITS);
        if (answer.kind === 'failed')
            return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
        // 410: it expired since it was listed.
        if (answer.kind !== 'downloaded') {
            return answer.status === 410 ? failed(`the artifact ${name} has expired`) : unavailable(answer);
        }
        const found = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(answer.bytes).digest('hex')}`;
        if (digest === null || digest === found)
            return { kind: 'found', value: answer.bytes };
        return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
    }
}
function told(pages, runId) {
    switch (pages.kind) {
        case 'read':
            // One that arrives while the pages are read can move another one from page to page.
            return { kind: 'found', value: [...new Map(pages.items.map((item) => [item.id, item])).values()] };
        case 'unanswered':
            return unavailable(pages.failure);
        case 'strange':
            return failed(`the server's answer about the artifacts of run ${runId} is no list of them`);
        case 'endless':
            return failed(`run ${runId} has more than ${pages.most} artifacts`);
    }
}
function totalIn(data) {
    const total = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(data, 'total_count');
    return typeof total === 'number' ? total : null;
}
/** Null where it is no artifact, or one of another run. */
function artifactOf(item, runId) {
    const [id, name, bytes] = [(0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'id'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'name'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'size_in_bytes')];
    const [expired, digest] = [(0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'expired'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'digest') ?? null];
    const owner = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(item, 'workflow_run'), 'id') ?? runId;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number')
        return null;
    if (typeof expired !== 'boolean' || owner !== runId)
        return null;
    if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest)))
        return null;
    return { id, name, bytes, expired, digest };
}
function unavailable({ kind, reason }) {
    const mayLack = kind === 'forbidden' || kind === 'not_found' || kind === 'unauthorized';
    return failed(mayLack ? `${reason} (the token needs the permission "actions: read")` : reason);
}
function failed(reason) {
    return { kind: 'unavailable', reason };
}


/***/ }),

/***/ 11420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readPages),
/* harmony export */   p: () => (/* binding */ eachOf)
/* harmony export */ });
/** The most that the API lists at a time. */
const PAGE = 100;
/** A list of the API, page by page, in its order: one request for each hundred items ("Using pagination in the REST API"). */
async function readPages(api, route, wanted) {
    const { parameters, maxPages, itemsIn, totalIn = () => 0, isEnough = () => false } = wanted;
    const items = [];
    for (let page = 1; page <= maxPages; page += 1) {
        const answer = await api.ask(route, { ...parameters, per_page: PAGE, page });
        if (answer.kind !== 'answered')
            return { kind: 'unanswered', failure: answer };
        const found = itemsIn(answer.data);
        if (found === null)
            return { kind: 'strange' };
        items.push(...found);
        const isFull = found.length === PAGE && page * PAGE < totalIn(answer.data);
        if (isEnough(items) || !(isFull || isFollowed(answer.headers['link'])))
            return { kind: 'read', items };
    }
    return { kind: 'endless', most: maxPages * PAGE };
}
/** The items of a page, where every one of a list is what it should be; null else. */
function eachOf(list, itemIn) {
    if (!Array.isArray(list))
        return null;
    const items = list.map(itemIn);
    const known = items.filter((item) => item !== null);
    return known.length === items.length ? known : null;
}
/** The length of a page tells nothing: what is hidden makes it shorter. */
function isFollowed(link) {
    return typeof link === 'string' && link.includes('rel="next"');
}


/***/ }),

/***/ 22494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ unzipInto)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46466);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7083);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90856);







const LIMITS = { files: 20_000, bytes: 1024 * 1024 * 1024 };
/** Of a path inside; file systems end at 255 for a name and 4096 for a path. */
const PATH_LENGTH = 1024;
const NAME_SHOWN = 120;
const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
/**
 * Writes the files of a zip into a folder, which should be new. Whoever made the zip is not trusted: every file stays below the folder,
 * stands there once, is a regular one, and no more is written than the limits allow, whatever the zip says of its sizes.
 *
 * @param what names the zip for people
 * @throws PortcullisError `invalid_input` for a zip that is damaged or breaks one of these rules; `not_written` where the disk refuses
 */
async function unzipInto(folder, zip, what, limits = LIMITS) {
    // Loaded only where there is something to unpack.
    const { fromBufferPromise } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19));
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)(folder, what);
    const left = { ...limits };
    try {
        // Its directory is read, never what stands before each file, so that a zip says one thing only. A file that unpacks to another size
        // than the directory says is an error, and so is a path that leads out of the folder.
        const opened = await fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), {
            strictFileNames: true,
            validateEntrySizes: true,
        });
        for await (const entry of opened.eachEntry()) {
            const problem = problemOf(entry) ?? overLimit(entry, left, limits);
            if (problem !== null)
                throw refused(what, `${shortName(entry)}: ${problem}`);
            if (!entry.fileName.endsWith('/'))
                await writeEntry(opened, entry, folder, what);
        }
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S || !(error instanceof Error))
            throw error;
        throw refused(what, (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(error.message).slice(0, 300), error);
    }
}
function problemOf(entry) {
    const segments = entry.fileName.replace(/\/$/, '').split('/');
    if (segments.some((segment) => segment === '' || segment === '.' || segment === '..'))
        return 'a path with gaps';
    if (/[\p{Cc}:\\]/u.test(entry.fileName))
        return 'a path with control characters, colons or backslashes';
    if (entry.fileName.length > PATH_LENGTH)
        return `a path of more than ${PATH_LENGTH} characters`;
    if (entry.isEncrypted())
        return 'an encrypted file';
    const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
    const isOther = entry.versionMadeBy >>> 8 === UNIX && type !== 0 && type !== REGULAR;
    return isOther && !entry.fileName.endsWith('/') ? 'a link or a device' : null;
}
function overLimit({ uncompressedSize }, left, { files, bytes }) {
    left.files -= 1;
    left.bytes -= uncompressedSize;
    if (left.files < 0)
        return `one of more than ${files} files`;
    return left.bytes < 0 ? `more than ${bytes} bytes altogether` : null;
}
async function writeEntry(opened, entry, folder, what) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.fileName);
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), what);
    const content = await opened.openReadStreamPromise(entry);
    try {
        // Never over what is there: of two files under one name it could not be told which one counts.
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(content, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx', mode: 0o600 }));
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error);
        if (code === 'EEXIST')
            throw refused(what, `${shortName(entry)}: a second file of that name`);
        // Of the zip itself; what the file system says has a code.
        if (code === undefined || /^(?:Z_|ERR_)/.test(code))
            throw error;
        const message = `${path}: a file of ${what}: expected one that can be written, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('not_written', message, 'Give the runner more room.', { cause: error });
    }
}
function shortName({ fileName }) {
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(fileName.slice(0, NAME_SHOWN));
}
function refused(what, found, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('invalid_input', `${what}: expected a zip of files below one folder, found ${found}`, 'Upload it again, or look at what uploaded it.', { cause });
}


/***/ })

};
