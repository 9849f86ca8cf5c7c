export const id = 5533;
export const ids = [5533];
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
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(`The event is ${JSON.stringify(found)}: workflow_run was expected.`, help);
    }
    const access = (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .githubAccess */ .Yh)(environment, options.token);
    if (access === null)
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)('The input "token" is empty: a token was expected.', 'Leave it out.');
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
    const why = `what holds is reported only of a run that ended with success, and the run ended with ${conclusion ?? 'nothing'}`;
    const note = { level: 'notice', text: `${(0,_publish_report_js__WEBPACK_IMPORTED_MODULE_9__/* .channelsWere */ .eq)(clears, passes)} left out: ${why}.` };
    return { comment: comment && !clears, checkRun: passes ? null : checkRun, notes: [note] };
}
async function pullOf(access, run) {
    const none = (text) => ({ pull: null, notes: [{ level: 'notice', text }] });
    if (run.headRepository === null)
        return none('The fork is gone: there is no pull request to comment on.');
    const head = { sha: run.headSha, repository: run.headRepository, branch: run.headBranch };
    const found = await (0,_io_github_github_pulls_js__WEBPACK_IMPORTED_MODULE_4__/* .openPullsWithHead */ .No)(new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubApi */ .y(access), head);
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
    const text = `Run ${runId} is at attempt ${runAttempt}; the report is of attempt ${attempt}.`;
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
    const api = new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubApi */ .y(access);
    const listed = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .listArtifacts */ .w)(api, run.runId);
    if (listed.kind !== 'done')
        throw notLoaded(`the artifacts of run ${run.runId}: ${listed.reason}`);
    const found = chosen(listed.value, run, name);
    if (found === null)
        return null;
    if (found.bytes > LIMITS.zip)
        throw refused(found, `at most ${inMebibytes(LIMITS.zip)}`, inMebibytes(found.bytes));
    const zip = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_12__/* .downloadArtifact */ .b)(api, found);
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
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notFound */ .mX)(reason, 'Nothing was published. Run this job again.');
}
function refused({ name }, expected, found) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidInput */ .aY)(`the artifact ${name}: expected ${expected}, found ${found}`, REFUSED);
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

/***/ 97247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ createPull),
/* harmony export */   No: () => (/* binding */ openPullsWithHead),
/* harmony export */   pZ: () => (/* binding */ updatePull),
/* harmony export */   tb: () => (/* binding */ findNewestPull),
/* harmony export */   zl: () => (/* binding */ findOpenPull)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

/** A thousand open pull requests, where no branch narrows the search. */
const MAX_PAGES = 10;
/**
 * The numbers of the open pull requests whose head is this commit of this repository: none where there have been newer commits, several
 * where it is offered to more than one branch. A branch's name alone identifies nothing, since every fork can have it. Requests: one for each
 * hundred that are looked at, with a branch as a rule one. "List pull requests associated with a commit" does not know commits of forks.
 */
function openPullsWithHead(api, head) {
    const narrowed = head.branch === null ? {} : { head: `${head.repository.split('/')[0] ?? ''}:${head.branch}` };
    return api.pages({
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
/** The open pull request of a branch of the repository itself, its name without `refs/heads/`; null where there is none. */
function findOpenPull(api, branch, base) {
    return firstPull(api, branch, { state: 'open', base }, NEEDED, openPull);
}
/** The newest one of such a branch, open or not; `head` is where its branch stood at the end. Null where there never was one. */
function findNewestPull(api, branch, base) {
    const newest = { state: 'all', base, sort: 'created', direction: 'desc' };
    return firstPull(api, branch, newest, 'a pull request with "state" and "head"', (pull) => {
        const [state, head] = [pull?.state, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(pull?.head?.sha)];
        return head === undefined || typeof state !== 'string' ? undefined : { isOpen: state === 'open', head };
    });
}
/** Opens one of such a branch. */
function createPull(api, branch, base, text) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.create({ ...repo, head: branch, base, ...text }),
        needed: NEEDED,
        read: (data) => openPull(data),
    });
}
function updatePull(api, number, text) {
    return api.ask({
        send: ({ rest }, repo) => rest.pulls.update({ ...repo, pull_number: number, ...text }),
        needed: NEEDED,
        read: (data) => openPull(data),
    });
}
function firstPull(api, branch, filter, needed, read) {
    return api.ask({
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


/***/ })

};
