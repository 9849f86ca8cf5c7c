export const id = 8775;
export const ids = [8775];
export const modules = {

/***/ 94213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishCompletedRun: () => (/* binding */ publishCompletedRun)
});

// EXTERNAL MODULE: ./build/io/github/github-api.js + 2 modules
var github_api = __webpack_require__(36483);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/read-pages.js
var read_pages = __webpack_require__(11420);
// EXTERNAL MODULE: ./build/io/github/report-outcome.js
var report_outcome = __webpack_require__(56446);
;// CONCATENATED MODULE: ./build/io/github/github-pull-heads.js



const READ = 'pull-requests: read';
/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/** Which pull requests a commit is the head of. */
class GitHubPullHeads {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
     * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
     * hundred that are looked at, with a branch as a rule one. Commits of forks are no commits of the repository for "List pull requests
     * associated with a commit".
     */
    async openWithHead(head) {
        const owner = head.repository.split('/')[0] ?? '';
        const narrowed = head.branch === null ? {} : { head: `${owner}:${head.branch}` };
        const pages = await (0,read_pages/* readPages */.n)(this.#api, 'GET /repos/{owner}/{repo}/pulls', {
            parameters: { state: 'open', ...narrowed },
            maxPages: MAX_PAGES,
            itemsIn: (data) => (0,read_pages/* eachOf */.p)(data, pullIn),
        });
        const listed = (0,report_outcome/* pagesOutcome */.N)(pages, READ, 'open pull requests');
        if (listed.kind === 'failed')
            return listed;
        return { kind: 'done', value: listed.value.filter((pull) => isOf(pull, head)).map(({ number }) => number) };
    }
}
/** GitHub's names of repositories are the same in capitals. */
function isOf({ sha, repository }, head) {
    return sha === head.sha && repository?.toLowerCase() === head.repository.toLowerCase();
}
function pullIn(data) {
    const [number, head] = [(0,github_commits/* memberOf */.C5)(data, 'number'), (0,github_commits/* memberOf */.C5)(data, 'head')];
    const repository = (0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)(head, 'repo'), 'full_name');
    if (typeof number !== 'number')
        return null;
    return { number, sha: (0,github_commits/* idAt */.jj)(head), repository: typeof repository === 'string' ? repository : null };
}

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
// EXTERNAL MODULE: ./build/app/publish/report-note.js
var report_note = __webpack_require__(3037);
;// CONCATENATED MODULE: ./build/app/publish/allowed-channels.js



/**
 * The channels that may tell another run's report (CONTRIBUTING.md, "Publish"): one that says or means that the gate holds only where GitHub's
 * own record of the run is `success`, since anybody can have written the report, and an older attempt may have.
 */
function allowedChannels(report, { conclusion }, { comment, checkRun }) {
    const clears = comment && (0,report_verdict/* reportVerdict */.Ki)(report) === 'pass';
    const passes = checkRun !== null && (0,check_run/* checkRun */.Q)(report).conclusion !== 'failure';
    if (conclusion === 'success' || (!clears && !passes))
        return { comment, checkRun, notes: [] };
    const why = `what holds is told only of a run that ended with success, and the run ended with ${conclusion ?? 'nothing'}`;
    const note = { level: 'notice', text: `${(0,report_note/* channelsWere */.e)(clears, passes)} left out: ${why}.` };
    return { comment: comment && !clears, checkRun: passes ? null : checkRun, notes: [note] };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/gate-report.js + 6 modules
var gate_report = __webpack_require__(94495);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/io/github/github-artifacts.js
var github_artifacts = __webpack_require__(82412);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/unzip-into.js
var unzip_into = __webpack_require__(22494);
// EXTERNAL MODULE: ./build/routing/run-artifacts.js
var run_artifacts = __webpack_require__(17898);
;// CONCATENATED MODULE: ./build/app/publish/load-run-report.js










/** A report has 64 MiB at most, and JSON packs to a small part of its size. */
const LIMITS = { zip: 16 * 1024 * 1024, files: 1, bytes: 64 * 1024 * 1024 };
const REFUSED = 'Nothing was published. Look at the run that uploaded it.';
/**
 * The report that a run without rights uploaded; null where it uploaded none. Anybody can have written it: what comes back has the shape of a
 * report, is of bounded size and says that it is of this run, and of the attempt that its artifact names. Whether that is true nobody knows.
 *
 * @throws PortcullisError `invalid_input` for anything else, `not_found` where it cannot be loaded
 */
async function loadRunReport(access, run, { artifact: name, scratch }) {
    const artifacts = new github_artifacts/* GitHubArtifacts */.J(new github_api/* GitHubApi */.y(access));
    const listed = await artifacts.listOfRun(run.runId);
    if (listed.kind === 'unavailable')
        throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
    const found = chosen(listed.value, run, name);
    if (found === null)
        return null;
    if (found.bytes > LIMITS.zip)
        throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
    const zip = await artifacts.download(found);
    if (zip.kind === 'unavailable')
        throw notLoaded(zip.reason);
    const text = await unpacked(found, zip.value, scratch);
    const report = (0,gate_report/* parseGateReport */.Bw)(text, `${found.name}/${gate_report/* GATE_REPORT_FILE */.At}`);
    refuseForeign(report, found, run, access.repository);
    return { report, attempt: attemptOfReport(report, found, run) };
}
/** The text of the one file. */
async function unpacked(artifact, zip, scratch) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(scratch, 'gate-report-'));
    try {
        await (0,unzip_into/* unzipInto */.v)(folder, zip, `the artifact ${artifact.name}`, LIMITS);
        const entries = await (0,promises_.readdir)(folder);
        if (entries.length !== 1 || entries[0] !== gate_report/* GATE_REPORT_FILE */.At) {
            throw refused(artifact, `the file ${gate_report/* GATE_REPORT_FILE */.At} and nothing else`, (0,problem/* shown */.SP)(entries));
        }
        return await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.join)(folder, gate_report/* GATE_REPORT_FILE */.At), 'the gate report');
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function chosen(all, { runAttempt }, name) {
    if (name !== null)
        return all.find((artifact) => artifact.name === name) ?? null;
    return (0,run_artifacts/* newestArtifact */.jb)(all, run_artifacts/* REPORT_ARTIFACT */.Ae, { from: 1, to: runAttempt })?.artifact ?? null;
}
/** A report of another run would be told about this one. */
function refuseForeign(report, artifact, run, repository) {
    const told = report.run;
    const rows = [
        ['repository', repository, told?.repository],
        ['run', String(run.runId), told?.run_id.toString()],
        ['commit', run.headSha, told?.head_sha],
    ];
    for (const [what, expected, found] of rows) {
        if (found !== expected)
            throw refused(artifact, `a report of the ${what} ${expected}`, found ?? 'one of no run');
    }
}
/** @throws PortcullisError `invalid_input` where the artifact is called otherwise, or the run has not come to that attempt */
function attemptOfReport({ run: told }, artifact, { runAttempt }) {
    const named = (0,run_artifacts/* attemptOf */.tx)(artifact.name, run_artifacts/* REPORT_ARTIFACT */.Ae);
    const attempt = told?.run_attempt ?? 0;
    if (named !== null && named !== attempt)
        throw refused(artifact, `a report of attempt ${named}`, String(attempt));
    if (attempt > runAttempt)
        throw refused(artifact, `a report of an attempt up to ${runAttempt}`, String(attempt));
    return attempt;
}
function notLoaded(reason) {
    return new portcullis_error/* PortcullisError */.S('not_found', reason, 'Nothing was published. Run this job again.');
}
function refused({ name }, expected, found) {
    return new portcullis_error/* PortcullisError */.S('invalid_input', `the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
}
function inMebibytes(bytes) {
    return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}

// EXTERNAL MODULE: ./build/app/publish/publish-report.js + 5 modules
var publish_report = __webpack_require__(11809);
;// CONCATENATED MODULE: ./build/app/publish/publish-completed-run.js








/**
 * On `workflow_run`: tells a pull request what the gate of a run without rights came to. Of that run only the report's data is taken, checked
 * and rendered here; which run, commit and pull request it is about is what GitHub says. No code of the pull request is run or even fetched.
 *
 * @throws PortcullisError `usage` on another event or without a token, and what `loadRunReport` throws
 */
async function publishCompletedRun(environment, options) {
    const context = await (0,gate_environment/* eventContext */.Wl)(environment);
    const run = context?.trigger;
    if (run?.name !== 'workflow_run') {
        const found = environment['GITHUB_EVENT_NAME'] ?? 'none';
        const help = 'Give it a workflow of its own; the gate action comments by itself where the token may.';
        throw new portcullis_error/* PortcullisError */.S('usage', `The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
    }
    const { access } = (0,gate_environment/* gateRunOnGitHub */.pK)(environment, options.token);
    if (access === null) {
        throw new portcullis_error/* PortcullisError */.S('usage', 'The input "token" is empty: a token was expected.', 'Leave it out.');
    }
    const loaded = await loadRunReport(access, run, options);
    if (loaded === null)
        return nothing(`Run ${run.runId} has no gate report: nothing to publish.`);
    const { pull, notes } = options.comment ? await pullOf(access, run) : { pull: null, notes: [] };
    const { report, attempt } = loaded;
    const told = {
        ...reportRun(run, access.repository, environment['GITHUB_SERVER_URL'] ?? '', pull),
        run_attempt: attempt,
    };
    const wanted = { comment: pull !== null, checkRun: options.checkRun };
    const { notes: leftOut, ...channels } = allowedChannels(report, run, wanted);
    const published = await (0,publish_report/* publishReport */.S)(access, { ...report, run: told }, { ...channels, workflow: run.workflow, writesForForks: true });
    const all = [...notes, ...olderNotes(run, attempt), ...published.notes, ...leftOut];
    return { pull, commentUrl: published.commentUrl, notes: all };
}
function nothing(text) {
    return { pull: null, commentUrl: null, notes: [{ level: 'notice', text }] };
}
async function pullOf(access, run) {
    const none = (text) => ({ pull: null, notes: [{ level: 'notice', text }] });
    if (run.headRepository === null)
        return none('The fork is gone: there is no pull request to comment on.');
    const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
    const found = await new GitHubPullHeads(new github_api/* GitHubApi */.y(access)).openWithHead(head);
    if (found.kind === 'failed')
        return { pull: null, notes: [(0,report_note/* failureNote */.J)('The comment', found)] };
    const [first, ...others] = found.value;
    const name = `${run.headSha} of ${run.headRepository}`;
    if (first === undefined)
        return none(`No open pull request has the head ${name}: it was closed, or has newer commits.`);
    if (others.length === 0)
        return { pull: first, notes: [] };
    const text = `The comment was left out: several open pull requests have the head ${name}: ${found.value.join(', ')}`;
    return { pull: null, notes: [{ level: 'warning', text }] };
}
/** From the event, since what the report says of its run is only what somebody wrote; but for the attempt, which may be an older one. */
function reportRun(run, repository, serverUrl, pull) {
    return {
        repository,
        run_id: run.runId,
        run_number: run.runNumber,
        event: run.runEvent,
        head_sha: run.headSha,
        head_repository: run.headRepository,
        pull_number: pull,
        server_url: serverUrl.replace(/\/$/, ''),
    };
}
/** Not every attempt gets as far as a report. */
function olderNotes({ runId, runAttempt }, attempt) {
    if (attempt === runAttempt)
        return [];
    const text = `Run ${runId} is at attempt ${runAttempt}; what is told is the report of attempt ${attempt}.`;
    return [{ level: 'info', text }];
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66445);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D)(document);
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


/***/ }),

/***/ 66445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prettyJson)
/* harmony export */ });
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58867);
/* harmony import */ var _json_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);


/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
function prettyJson(value) {
    return `${(0,_json_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .n)(value, { indent: 2, maxDepth: _json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J, unpairedSurrogates: 'escape' })}\n`;
}


/***/ })

};
