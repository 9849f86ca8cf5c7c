export const id = 6426;
export const ids = [6426];
export const modules = {

/***/ 98267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishCompletedRun: () => (/* binding */ publishCompletedRun)
/* harmony export */ });
/* unused harmony export allowedChannels */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4479);
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59043);
/* harmony import */ var _io_github_github_pulls_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97247);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _report_check_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48643);
/* harmony import */ var _report_report_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91709);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19905);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7083);
/* harmony import */ var _gates_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85455);
/* harmony import */ var _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82412);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(91772);
/* harmony import */ var _io_unzip_into_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(22494);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(91766);
















/**
 * On `workflow_run`: tells a pull request what the gate of a run without rights came to. Of that run only the report's data is taken, checked
 * and rendered here; which run, commit and pull request it is about is what GitHub says. No code of the pull request is run or even fetched.
 *
 * @throws PortcullisError `usage` on another event or without a token, and what `loadRunReport` throws
 */
async function publishCompletedRun(environment, options) {
    const context = await (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .eventOfRun */ .fg)(environment);
    const run = context?.trigger;
    if (run?.name !== 'workflow_run') {
        const found = environment['GITHUB_EVENT_NAME'] ?? 'none';
        const help = 'Give it a workflow of its own; the gate action comments by itself where the token may.';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('usage', `The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
    }
    const access = (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Yh)(environment, options.token);
    if (access === null) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('usage', 'The input "token" is empty: a token was expected.', 'Leave it out.');
    }
    const report = await loadRunReport(access, run, options);
    if (report === null) {
        const text = `Run ${run.runId} has no gate report: nothing to publish.`;
        return { pull: null, commentUrl: null, notes: [{ level: 'notice', text }] };
    }
    const { pull, notes } = options.comment ? await pullOf(access, run) : { pull: null, notes: [] };
    // From the event, since what the report says of its run is only what somebody wrote; but for the attempt, which may be an older one.
    const told = {
        repository: access.repository,
        run_id: run.runId,
        run_attempt: report.run.run_attempt,
        run_number: run.runNumber,
        event: run.runEvent,
        head_sha: run.headSha,
        head_repository: run.headRepository,
        pull_number: pull,
        server_url: (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/$/, ''),
    };
    const wanted = { comment: pull !== null, checkRun: options.checkRun };
    const { notes: leftOut, ...channels } = allowedChannels(report, run, wanted);
    const published = await (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_9__/* .publishReport */ .S3)(access, { ...report, run: told }, { ...channels, workflow: run.workflow, writesForForks: true });
    const all = [...notes, ...olderNotes(run, report.run.run_attempt), ...published.notes, ...leftOut];
    return { pull, commentUrl: published.commentUrl, notes: all };
}
/**
 * The channels that may tell another run's report (src/app/README.md, "Publish"): one that says or means that the gate holds only where GitHub's
 * own record of the run is `success`, since anybody can have written the report, and an older attempt may have.
 */
function allowedChannels(report, { conclusion }, { comment, checkRun }) {
    const clears = comment && (0,_report_report_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .reportVerdict */ .Ki)(report) === 'pass';
    const passes = checkRun !== null && (0,_report_check_run_js__WEBPACK_IMPORTED_MODULE_6__/* .checkRun */ .Q)(report).conclusion !== 'failure';
    if (conclusion === 'success' || (!clears && !passes))
        return { comment, checkRun, notes: [] };
    const why = `what holds is told only of a run that ended with success, and the run ended with ${conclusion ?? 'nothing'}`;
    const note = { level: 'notice', text: `${(0,_publish_report_js__WEBPACK_IMPORTED_MODULE_9__/* .channelsWere */ .eq)(clears, passes)} left out: ${why}.` };
    return { comment: comment && !clears, checkRun: passes ? null : checkRun, notes: [note] };
}
async function pullOf(access, run) {
    const none = (text) => ({ pull: null, notes: [{ level: 'notice', text }] });
    if (run.headRepository === null)
        return none('The fork is gone: there is no pull request to comment on.');
    const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
    const found = await new _io_github_github_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .GitHubPulls */ .a(new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubApi */ .y(access)).openWithHead(head);
    if (found.kind !== 'done')
        return { pull: null, notes: [(0,_publish_report_js__WEBPACK_IMPORTED_MODULE_9__/* .failureNote */ .JK)('The comment', found)] };
    const [first, ...others] = found.value;
    const name = `${run.headSha} of ${run.headRepository}`;
    if (first === undefined)
        return none(`No open pull request has the head ${name}: it was closed, or has newer commits.`);
    if (others.length === 0)
        return { pull: first, notes: [] };
    const text = `The comment was left out: several open pull requests have the head ${name}: ${found.value.join(', ')}`;
    return { pull: null, notes: [{ level: 'warning', text }] };
}
/** Not every attempt gets as far as a report. */
function olderNotes({ runId, runAttempt }, attempt) {
    if (attempt === runAttempt)
        return [];
    const text = `Run ${runId} is at attempt ${runAttempt}; what is told is the report of attempt ${attempt}.`;
    return [{ level: 'info', text }];
}
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
    const artifacts = new _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .GitHubArtifacts */ .J(new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubApi */ .y(access));
    const listed = await artifacts.listOfRun(run.runId);
    if (listed.kind !== 'done')
        throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
    const found = chosen(listed.value, run, name);
    if (found === null)
        return null;
    if (found.bytes > LIMITS.zip)
        throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
    const zip = await artifacts.download(found);
    if (zip.kind !== 'done')
        throw notLoaded(zip.reason);
    const text = await unpacked(found, zip.value, scratch);
    const report = (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGateReport */ .Bw)(text, `${found.name}/${_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_REPORT_FILE */ .At}`, _gates_index_js__WEBPACK_IMPORTED_MODULE_11__/* .GATE_TABLES */ .Kr);
    return reportOfRun(report, found, run, access.repository);
}
/** The text of the one file. */
async function unpacked(artifact, zip, scratch) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'gate-report-'));
    try {
        await (0,_io_unzip_into_js__WEBPACK_IMPORTED_MODULE_14__/* .unzipInto */ .v)(folder, zip, `the artifact ${artifact.name}`, LIMITS);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder);
        if (entries.length !== 1 || entries[0] !== _contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_REPORT_FILE */ .At) {
            throw refused(artifact, `the file ${_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_REPORT_FILE */ .At} and nothing else`, (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .shown */ .SP)(entries));
        }
        return await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_13__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_REPORT_FILE */ .At), 'the gate report');
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
function chosen(all, { runAttempt }, name) {
    if (name !== null)
        return all.find((artifact) => artifact.name === name) ?? null;
    return (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_15__/* .newestArtifact */ .jb)(all, _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_15__/* .REPORT_ARTIFACT */ .Ae, { from: 1, to: runAttempt })?.artifact ?? null;
}
/** A report of another run would be told about this one. Its attempt is the artifact's, and none that the run has not come to. */
function reportOfRun(report, artifact, run, repository) {
    const told = report.run;
    if (told === null)
        throw refused(artifact, `a report of the repository ${repository}`, 'one of no run');
    const rows = [
        ['repository', repository, told.repository],
        ['run', String(run.runId), String(told.run_id)],
        ['commit', run.headSha, told.head_sha],
    ];
    for (const [what, expected, found] of rows) {
        if (found !== expected)
            throw refused(artifact, `a report of the ${what} ${expected}`, found);
    }
    const [named, attempt] = [(0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_15__/* .attemptOf */ .tx)(artifact.name, _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_15__/* .REPORT_ARTIFACT */ .Ae), told.run_attempt];
    if (named !== null && named !== attempt)
        throw refused(artifact, `a report of attempt ${named}`, String(attempt));
    if (attempt > run.runAttempt) {
        throw refused(artifact, `a report of an attempt up to ${run.runAttempt}`, String(attempt));
    }
    return { ...report, run: told };
}
function notLoaded(reason) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('not_found', reason, 'Nothing was published. Run this job again.');
}
function refused({ name }, expected, found) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('invalid_input', `the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
}
function inMebibytes(bytes) {
    return `${Math.ceil(bytes / 1024 / 1024)} MiB`;
}


/***/ }),

/***/ 62320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ucs2length)
/* harmony export */ });
/* unused harmony export equal */
/** Code points in a string: what minLength and maxLength count. */
function ucs2length(text) {
  let length = 0;
  for (let index = 0; index < text.length; index += 1, length += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) index += 1;
  }
  return length;
}

/** Equality of two JSON values: what const, enum and uniqueItems ask. */
function equal(left, right) {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}


/***/ }),

/***/ 97247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ GitHubPulls)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/** Pull requests. Those of `openOne`, `newestOne` and `open` go from a branch of the repository itself; branches without `refs/heads/`. */
class GitHubPulls {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /**
     * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
     * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
     * hundred that are looked at, with a branch as a rule one. "List pull requests associated with a commit" does not know commits of forks.
     */
    openWithHead(head) {
        const narrowed = head.branch === null ? {} : { head: `${head.repository.split('/')[0] ?? ''}:${head.branch}` };
        return this.#api.pages({
            send: ({ rest }, page) => rest.pulls.list({ state: 'open', ...narrowed, ...page }),
            needed: 'open pull requests, with a number each',
            read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data, (pull) => {
                if (typeof pull?.number !== 'number')
                    return undefined;
                return isOf(pull, head) ? [pull.number] : [];
            })?.flat(),
            maxPages: MAX_PAGES,
            permission: 'pull-requests: read',
        });
    }
    /** The open one, of which GitHub allows one; null where there is none. */
    openOne(branch, base) {
        return this.#firstOne(branch, { state: 'open', base }, NEEDED, openPull);
    }
    /** The newest one, open or not; `head` is where its branch stood at the end. Null where there never was one. */
    newestOne(branch, base) {
        const newest = { state: 'all', base, sort: 'created', direction: 'desc' };
        return this.#firstOne(branch, newest, 'a pull request with "state" and "head"', (pull) => {
            const [state, head] = [pull?.state, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(pull?.head?.sha)];
            return head === undefined || typeof state !== 'string' ? undefined : { isOpen: state === 'open', head };
        });
    }
    open(branch, base, text) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.pulls.create({ ...repo, head: branch, base, ...text }),
            needed: NEEDED,
            read: (data) => openPull(data),
        });
    }
    update(number, text) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.pulls.update({ ...repo, pull_number: number, ...text }),
            needed: NEEDED,
            read: (data) => openPull(data),
        });
    }
    #firstOne(branch, filter, needed, read) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.pulls.list({ ...repo, head: `${repo.owner}:${branch}`, ...filter }),
            needed,
            read: (data) => {
                // A filter that is not understood filters nothing.
                const own = (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data, (pull) => [pull])?.find(([pull]) => pull?.head?.ref === branch);
                if (own !== undefined)
                    return read(own[0]);
                return Array.isArray(data) ? null : undefined;
            },
        });
    }
}
const NEEDED = 'a pull request with "number", "html_url", "title" and "body"';
function openPull(pull) {
    const [number, url, title, body] = [pull?.number, pull?.html_url, pull?.title, pull?.body ?? ''];
    if (typeof number !== 'number' || typeof url !== 'string' || !/^https?:\/\/\S+$/.test(url))
        return undefined;
    return typeof title === 'string' && typeof body === 'string' ? { number, url, title, body } : undefined;
}
/** GitHub's names of repositories are the same in capitals. */
function isOf(pull, { sha, repository }) {
    const name = pull?.head?.repo?.full_name;
    return pull?.head?.sha === sha && typeof name === 'string' && name.toLowerCase() === repository.toLowerCase();
}


/***/ })

};
