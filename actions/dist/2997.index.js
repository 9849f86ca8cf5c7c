export const id = 2997;
export const ids = [2997];
export const modules = {

/***/ 22997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   REPORT_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Ae),
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
 * Artifacts by the API, asked for once, each unpacked into a folder of its name below this one. Nothing of it turns "could not be loaded"
 * into "is not there".
 */
function artifactsByApi(access, run, folder) {
    const artifacts = new _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubArtifacts */ .J(new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y(access));
    const list = async () => {
        const listed = await artifacts.listOfRun(run.id);
        if (listed.kind === 'done')
            return listed.value;
        throw unavailable(`the artifacts of run ${run.id} cannot be listed: ${listed.reason}`);
    };
    let listing;
    return {
        attempt: run.attempt,
        all: () => (listing ??= list()),
        folderOf: async (artifact) => {
            const zip = await artifacts.download(artifact);
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
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('not_comparable', reason, 'Run this job again; where the artifact service is not to be had, give the results by the input "results".');
}


/***/ }),

/***/ 82412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GitHubArtifacts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16416);


/** No run of ours has more artifacts: a matrix has 256 jobs at most, and a few attempts. */
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
        const listed = await this.#api.pages({
            send: ({ rest }, page) => rest.actions.listWorkflowRunArtifacts({ run_id: runId, ...page }),
            needed: `the artifacts of run ${runId}`,
            read: (data) => typeof data?.total_count === 'number'
                ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .eachOf */ .pQ)(data.artifacts, (artifact) => artifactOf(artifact, runId))
                : undefined,
            total: (data) => data?.total_count,
            maxPages: MAX_PAGES,
        });
        if (listed.kind !== 'done')
            return withPermission(listed);
        // One that arrives while the pages are read can move another one from page to page.
        return { kind: 'done', value: [...new Map(listed.value.map((item) => [item.id, item])).values()] };
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
        const answer = await this.#api.download(({ rest }, repo) => rest.actions.downloadArtifact({
            ...repo,
            artifact_id: id,
            archive_format: 'zip',
            request: { redirect: 'manual' },
        }), ZIP_LIMITS);
        if (answer.kind === 'failed')
            return failed(`the artifact ${name} cannot be loaded: ${answer.reason}`);
        // 410: it expired since it was listed.
        if (answer.kind !== 'downloaded') {
            return answer.status === 410 ? failed(`the artifact ${name} has expired`) : withPermission(answer);
        }
        const found = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(answer.bytes).digest('hex')}`;
        if (digest === null || digest === found)
            return { kind: 'done', value: answer.bytes };
        return failed(`the artifact ${name} was uploaded as ${digest}, and what was loaded is ${found}`);
    }
}
/** Undefined where it is no artifact, or one of another run. */
function artifactOf(item, runId) {
    const { id, name, size_in_bytes: bytes, expired, digest = null } = item ?? {};
    const owner = item?.workflow_run?.id ?? runId;
    if (typeof id !== 'number' || typeof name !== 'string' || typeof bytes !== 'number')
        return undefined;
    if (typeof expired !== 'boolean' || owner !== runId)
        return undefined;
    if (digest !== null && (typeof digest !== 'string' || !/^sha256:[0-9a-f]{64}$/.test(digest)))
        return undefined;
    return { id, name, bytes, expired, digest };
}
function withPermission(failure) {
    const mayLack = ['forbidden', 'not_found', 'unauthorized'].includes(failure.kind);
    return mayLack
        ? { ...failure, reason: `${failure.reason} (the token needs the permission "actions: read")` }
        : failure;
}
function failed(reason) {
    return { kind: 'refused', status: null, permission: null, reason };
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
 * stands there once, is a regular one, and no more is written than the limits allow, even if the zip lies about its sizes.
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
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO || !(error instanceof Error))
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
        // Never over what is there: of two files of one name it would be unknown which one counts.
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_2__.pipeline)(content, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path, { flags: 'wx', mode: 0o600 }));
    }
    catch (error) {
        const code = (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileErrorCode */ .c2)(error);
        if (code === 'EEXIST')
            throw refused(what, `${shortName(entry)}: a second file of that name`);
        // Of the zip itself; what the file system says has a code.
        if (code === undefined || /^(?:Z_|ERR_)/.test(code))
            throw error;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notWritten */ .xc)(error, `${path}: a file of ${what}`, 'one that can be written', 'Give the runner more room.');
    }
}
function shortName({ fileName }) {
    return (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(fileName.slice(0, NAME_SHOWN));
}
function refused(what, found, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO('invalid_input', `${what}: expected a zip of files below one folder, found ${found}`, 'Upload it again, or look at what uploaded it.', { cause });
}


/***/ })

};
