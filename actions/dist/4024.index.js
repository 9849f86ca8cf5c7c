export const id = 4024;
export const ids = [4024,5726];
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

/***/ 80107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  prepareProposal: () => (/* binding */ prepareProposal),
  writePatch: () => (/* binding */ writePatch)
});

// UNUSED EXPORTS: refuseEvent

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var contracts_baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/gates/routing/routing-cell.js + 1 modules
var routing_cell = __webpack_require__(40241);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
;// CONCATENATED MODULE: ./build/io/git/file-patch.js






/** Whatever the machine's configuration says, a patch has one form: what `git apply` takes anywhere in the repository. */
const FORM = ['--no-color', '--no-ext-diff', '--no-textconv', '--text', '--full-index', '--unified=3'];
/**
 * The change of one file as a patch for `git apply`, made by git itself. Empty where nothing changes.
 *
 * @param path relative to the root of the repository
 * @param before undefined where there is no such file yet
 * @throws PortcullisError `invalid_input` for a path outside of the repository, `not_found` without git
 */
async function filePatch(path, before, after) {
    const place = (0,repository_path/* repositoryPath */.S)(path);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-patch-'));
    try {
        for (const [side, text] of [['a', before], ['b', after]]) {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(folder, side, place)), { recursive: true });
            if (text !== undefined)
                await (0,promises_.writeFile)((0,external_node_path_.join)(folder, side, place), text);
        }
        const none = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_SYSTEM: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
        // A new file is shown by its own name, without the folder that it was compared in.
        const isNew = before === undefined;
        const git = (0,git_command/* gitCommand */.QT)(isNew ? (0,external_node_path_.join)(folder, 'b') : folder, { ...process.env, ...none });
        const sides = isNew ? ['/dev/null', place] : [`a/${place}`, `b/${place}`];
        const prefixes = isNew ? ['--src-prefix=a/', '--dst-prefix=b/'] : ['--no-prefix'];
        const { exitCode, stdout, reason } = await git('diff', '--no-index', ...FORM, ...prefixes, '--', ...sides);
        if (exitCode === 0 || exitCode === 1)
            return stdout.toString('utf8');
        throw new portcullis_error/* PortcullisError */.SO('not_found', `git could not make a patch of ${place}: ${reason}`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/app/gates/gate-head.js + 2 modules
var gate_head = __webpack_require__(43945);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
// EXTERNAL MODULE: ./build/app/baselines/bless.js + 3 modules
var bless = __webpack_require__(44299);
// EXTERNAL MODULE: ./build/contracts/proposal-run.js
var proposal_run = __webpack_require__(42716);
// EXTERNAL MODULE: ./build/io/github/api-answer.js
var api_answer = __webpack_require__(16416);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/github-files.js
var github_files = __webpack_require__(14960);
// EXTERNAL MODULE: ./build/io/github/github-pulls.js
var github_pulls = __webpack_require__(97247);
;// CONCATENATED MODULE: ./build/app/baselines/proposal/open-proposal.js









/**
 * The baseline of the proposal that is still open. Only a commit of ours is taken from (whoever may write the branch could have made one:
 * what is taken stands in the next pull request for its reviewers to see), and nothing of a pull request that a person closed. At most 7
 * requests.
 *
 * @param file of the baseline, relative to the repository
 */
async function openProposal({ access, branch, base }, file) {
    const api = new github_api/* GitHubApi */.y(access);
    const asked = await new github_commits/* GitHubCommits */.a(api).branch(branch);
    if (asked.kind !== 'done')
        return asked;
    const tip = asked.value;
    const nothing = (note) => ({
        kind: 'done',
        value: { tip: tip?.commit ?? null, baseline: null, note },
    });
    // A branch of somebody else is told of where it would be written.
    if (tip === null || (0,proposal_run/* runOfMessage */.A6)(tip.message) === null)
        return nothing(null);
    const asBase = base === null ? await new github_commits/* GitHubCommits */.a(api).defaultBranch() : { kind: 'done', value: base };
    if (asBase.kind !== 'done')
        return asBase;
    const pull = await new github_pulls/* GitHubPulls */.a(api).newestOne(branch, asBase.value);
    // A token that may not see pull requests opened none either; then the branch alone is the proposal.
    if (pull.kind !== 'done' && pull.kind !== 'forbidden' && pull.kind !== 'not_found')
        return pull;
    if (pull.kind === 'done' && pull.value?.isOpen === false && pull.value.head === tip.commit)
        return nothing(null);
    const found = await new github_files/* GitHubFiles */.H(api).readFileAt(tip.commit, file);
    if (found.kind === 'absent')
        return nothing(null);
    if (found.kind === 'unreadable')
        return (0,api_answer/* unexpected */.os)(`the open proposal has no baseline that can be read (${found.reason})`);
    const baseline = (0,portcullis_error/* attempt */.CD)(() => (0,contracts_baseline/* parseBaseline */.nk)((0,read_text_file/* decodeUtf8 */._6)(found.bytes, file, 'the baseline'), file));
    if (!(baseline instanceof portcullis_error/* PortcullisError */.SO))
        return { kind: 'done', value: { tip: tip.commit, baseline, note: null } };
    return nothing(`the counts of the open proposal are left out: ${baseline.message.split('\n', 1)[0] ?? ''}`);
}

;// CONCATENATED MODULE: ./build/app/baselines/proposal/prepare-proposal.js













/**
 * Computes the baseline that results of the commit that is checked out support, against the baseline which that commit holds; nothing is
 * written. With `pool`, the counts of the proposal that is still open go in as well.
 *
 * @throws PortcullisError `usage` outside of a run, on an event that may not propose, and where expectations are loosened without a reason;
 * `not_comparable` for results of another commit
 */
async function prepareProposal(world, environment, { results, pool, reason, base, branch, pullRequest, token }) {
    const event = await (0,workflow_run/* eventOfRun */.fg)(environment);
    if (event === null) {
        const message = 'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.';
        throw new portcullis_error/* PortcullisError */.SO('usage', message, 'Outside of a workflow use the command line.');
    }
    refuseEvent(event, pullRequest === 'off');
    const serverUrl = (environment['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '') || 'https://github.com';
    const access = (0,workflow_run/* githubAccess */.Yh)(environment, token);
    const target = pullRequest === 'off' || access === null ? null : { access, serverUrl, branch, base };
    const head = await (0,gate_head/* loadHead */.F)(world, { results, cases: null, plan: null });
    const { repository, commit } = checkout(head);
    const file = head.config.baseline;
    const path = (0,repository_path/* repositoryPath */.S)(file);
    const found = await repository.readFileAt(commit, path);
    if (found.kind === 'unreadable') {
        throw new portcullis_error/* PortcullisError */.SO('not_comparable', `The baseline of ${commit} cannot be read: ${found.reason}`);
    }
    const textBefore = found.kind === 'absent' ? undefined : (0,read_text_file/* decodeUtf8 */._6)(found.bytes, file, 'the baseline');
    const open = pool && target !== null ? await openProposal(target, path) : null;
    const proposed = open?.kind === 'done' ? open.value.baseline : null;
    const computed = await (0,bless/* computeBless */.HZ)(world, head, { file, textBefore, proposed, cases: null, pool, reason });
    (0,bless/* requireReason */.uM)(computed, reason, 'the input "reason"', 'Say why under "with:"; nothing was proposed.');
    const { text, changed } = computed;
    const { runId: id, runAttempt: attempt } = event;
    const run = { id, attempt, url: `${serverUrl}/${event.repository}/actions/runs/${id}/attempts/${attempt}` };
    return {
        repository,
        commit,
        target,
        pullRequest,
        changed,
        proposal: proposalOf(computed, reason, run, base),
        patch: changed ? await filePatch(file, textBefore, text) : '',
        text,
        blobBefore: found.kind === 'absent' ? null : found.blob,
        open,
    };
}
/** Leaves a patch where it can be found. An empty one is no patch: one of an earlier run is taken away. */
async function writePatch(path, patch) {
    if (patch === '')
        await (0,promises_.rm)(path, { force: true });
    else
        await (0,write_file_atomically/* writeFileAtomically */.l)(path, patch, 'the patch');
}
/**
 * Refuses the events on which nothing may be proposed: those where a stranger's run would speak with the rights of the base, and pull
 * requests of forks, whose token cannot.
 *
 * @param patchOnly nothing is written, so that a fork's token will do
 * @throws PortcullisError `usage` with what to do instead
 */
function refuseEvent({ trigger, repository }, patchOnly) {
    const refused = (why, help) => new portcullis_error/* PortcullisError */.SO('usage', `The baseline is not proposed on ${trigger.name}: ${why}.`, help);
    const elsewhere = 'Run it on schedule, workflow_dispatch or push, in the run that made the results.';
    switch (trigger.name) {
        case 'pull_request_target':
            throw refused('it has a token that writes, and what it is about may be a stranger’s', elsewhere);
        case 'workflow_run':
            throw refused('the results of the other run may be a stranger’s', elsewhere);
        case 'pull_request':
            if (patchOnly || trigger.headRepository?.toLowerCase() === repository.toLowerCase())
                return;
            throw refused('the pull request comes from a fork, whose token can write nothing', 'Set "pull-request: off" for the patch alone, which the contributor applies with `git apply`.');
        default:
    }
}
function checkout({ repository, commit }) {
    if (repository !== null && commit !== null)
        return { repository, commit };
    throw new portcullis_error/* PortcullisError */.SO('usage', 'The workspace is no git repository with a commit: a checkout of the commit that was run was expected.', 'Use actions/checkout before this action.');
}
function proposalOf(computed, reason, run, base) {
    const { head, file } = computed;
    const left = (0,bless/* unchangedCells */.Rl)(computed, 'a run of this action without "pool" and with a "reason" accepts it');
    return {
        file,
        reason,
        commit: head.commit,
        base,
        batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))].toSorted(),
        carried: [...new Set(computed.pool?.carried.map(({ batch }) => batch))].toSorted(),
        run,
        rows: rowsOf(computed),
        unchanged: [...left.unsupported, ...left.fewTrials, ...left.infra, ...left.keptOut],
        warnings: [...head.warnings, ...(0,bless/* knownBatches */.OK)(computed.pool)],
    };
}
/** The cells that changed, and those of which only the history grew. */
function rowsOf({ changes, pool, baseline }) {
    const pooled = (0,grouped_by/* groupedBy */.m)(pool?.pooled ?? [], ({ case_id: id, agent }) => `${id}/${agent}`);
    const rows = changes.map(({ counts, ...change }) => {
        const added = pooled.get(`${change.case_id}/${change.agent}`)?.[0]?.added ?? null;
        return { ...change, tally: counts === null ? null : (0,routing_cell/* tallyOf */.s)(counts), added };
    });
    const changed = new Set(rows.map(({ case_id: id, agent }) => `${id}/${agent}`));
    const grown = [...pooled].flatMap(([cell, [first]]) => {
        if (changed.has(cell) || first === undefined)
            return [];
        const { case_id: id, agent, added, stratum } = first;
        const entry = (0,contracts_baseline/* entryOf */.Ms)(baseline, id, agent);
        return [{ case_id: id, agent, kind: 'counts', before: entry, after: entry, tally: (0,routing_cell/* tallyOf */.s)(stratum), added }];
    });
    return [...rows, ...grown];
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

/***/ 96415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ isExplainCommand),
/* harmony export */   bn: () => (/* binding */ explainCommand),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57056);

/** Ids as cases and configurations have them; the file as one word of a shell. */
const EXPLAIN = /^portcullis explain [\w-]+\/[\w-]+(?:\/\d+)? --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;
/** The command that explains a unit; null where the name of the results' file is too long, or nothing to copy into a shell. */
function explainCommand(unit, results) {
    const name = `${unit.case_id}/${unit.agent}${unit.trial === 1 ? '' : `/${unit.trial}`}`;
    const command = `portcullis explain ${name} --results ${shellWord(results)}`;
    return command.length <= _report_bounds_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_BOUNDS */ .t.text && isExplainCommand(command) ? command : null;
}
/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
function isExplainCommand(command) {
    return EXPLAIN.test(command);
}
/** A text as a shell takes it for one word. */
function shellWord(text) {
    return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 7083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ ProblemsError),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   im: () => (/* binding */ problemsAt)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Contradictions as problems of the file whose text has those lines. */
function problemsAt(found, file, lines) {
    return found.map((one) => ({ ...one, file, line: lines.lineOf(one.pointer) ?? null, help: null }));
}
/** More problems than this are counted, not listed: the first ones are usually the cause of the rest. */
const LISTED_PROBLEMS = 20;
const FOUND_LIMIT = 80;
/** Of a path, a pointer or a sentence that holds parts of the document. */
const PART_LIMIT = 300;
/** `file:line: pointer: expected …, found …` with the remedy, on one line whatever the document holds. */
function formatProblem(problem) {
    const place = problem.line === null ? part(problem.file) : `${part(problem.file)}:${problem.line}`;
    const pointer = problem.pointer === '' ? '' : ` ${part(problem.pointer)}:`;
    const help = problem.help === null ? '' : ` (${part(problem.help)})`;
    return `${place}:${pointer} expected ${part(problem.expected)}, found ${part(problem.found)}${help}`;
}
/** One error for all problems of a document, at least one; it keeps them for who lists those of several documents. */
class ProblemsError extends _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO {
    problems;
    constructor(what, problems, help) {
        const lines = problems.slice(0, LISTED_PROBLEMS).map((problem) => `  ${formatProblem(problem)}`);
        if (problems.length > LISTED_PROBLEMS)
            lines.push(`  and ${problems.length - LISTED_PROBLEMS} more`);
        super('invalid_input', `${what} is not valid:\n${lines.join('\n')}`, help);
        this.problems = problems;
    }
}
/** A value as a reader recognises it, on one line and cut to length. */
function shown(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'string' && value.length > FOUND_LIMIT)
        return `${shown(cut(value, FOUND_LIMIT))}…`;
    return cut(printable(JSON.stringify(value)), typeof value === 'string' ? PART_LIMIT : FOUND_LIMIT, '…');
}
/** A text on one line: what cannot be seen, ends a line or changes the order of other characters stands as an escape. */
function printable(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function part(text) {
    return cut(printable(text), PART_LIMIT, '…');
}
/** Never in the middle of a pair of surrogates. */
function cut(text, limit, mark = '') {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}${mark}`;
}


/***/ }),

/***/ 57056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ NOTHING_TO_RUN),
/* harmony export */   t: () => (/* binding */ REPORT_BOUNDS)
/* harmony export */ });
/**
 * What a report may hold (src/gates/README.md, "Documents"): characters of the whole file and of each text in it, in UTF-16; items of each
 * list and members of each object.
 */
const REPORT_BOUNDS = { file: 64 * 1024 * 1024, text: 4096, list: 20_000 };
/** What an outcome warns of where it holds without having judged anything. */
const NOTHING_TO_RUN = 'nothing had to run: what was changed touches no case';


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


/***/ }),

/***/ 79407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   Te: () => (/* binding */ proposalBody),
/* harmony export */   gM: () => (/* binding */ proposalMessage),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   zR: () => (/* binding */ proposalSummary)
/* harmony export */ });
/* unused harmony export PROPOSAL_LIMIT_BYTES */
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42716);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20120);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24036);








/** GitHub takes 65,536 characters; what is measured is bytes, of which a character has at least one. */
const PROPOSAL_LIMIT_BYTES = 60_000;
/** Of a reason or a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
/** Batches that are named. */
const BATCHES = 5;
const MARKS = {
    loosened: '❗ loosened',
    removed: '➖ removed',
    added: '➕ added',
    tightened: '✅ tightened',
    counts: '· counts',
};
/** What a reviewer has to look at first comes first. */
const RANKS = ['loosened', 'removed', 'tolerated', 'added', 'tightened', 'counts'];
/** One line: what changes, in numbers. It holds nothing that a case or a reason says. */
function proposalTitle({ rows }) {
    const parts = ['loosened', 'removed', 'added', 'tightened'].flatMap((kind) => {
        const number = rows.filter((row) => row.kind === kind).length;
        return number === 0 ? [] : [`${number} ${kind}`];
    });
    const grown = rows.filter((row) => row.added !== null).length;
    if (grown > 0)
        parts.push(`counts of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(grown, 'cell')}`);
    return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}
/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
function proposalMessage(proposal) {
    const { commit, run } = proposal;
    const of = commit === null ? '' : ` of ${commit}`;
    const body = `What the results${of} support: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)}`;
    return `${proposalTitle(proposal)}\n\n${body}\n\n${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalTrailer */ .kq)(run)}\n`;
}
/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
function proposalBody(proposal, limit = PROPOSAL_LIMIT_BYTES) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit);
    page.add(`${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalMarker */ .VC)(proposal.run)}\n${openingOf(proposal)}`);
    addProposal(page, proposal);
    page.add(approvalText(proposal));
    return page.text();
}
/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
function proposalSummary(proposal, { changed, pull, artifact, notes }) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.summaryBytes);
    const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
    page.add(`# ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title)}`);
    const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
    for (const note of notes)
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(note));
    if (lines.length > 0)
        page.add(lines.map((line) => `- ${line}`).join('\n'));
    if (changed && artifact !== null) {
        const download = `gh run download ${proposal.run.id} --name ${artifact}`;
        page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
    }
    addProposal(page, proposal);
    return page.text();
}
/** Where it comes from, what changes and what was not taken. At least a tenth of the room that is left stays for what follows. */
function addProposal(page, proposal) {
    const { rows, unchanged, warnings } = proposal;
    const facts = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)({ head: ['of', 'what'], rows: [] });
    page.add([facts.head, ...factsOf(proposal)].join('\n'));
    page.addWarnings(warnings, 0.1);
    const head = ['', 'case', 'provider', 'before', 'after', 'passed', 'why'];
    const noun = 'row: see the patch';
    page.addTable('### What changes', { head, rows: rowsOf(rows) }, { share: 0.65, noun });
    const left = unchanged.map(({ cell, why }) => [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(cell, TEXT_LIMIT), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(why, TEXT_LIMIT)]);
    page.addTable('### What was not taken', { head: ['cell', 'why'], rows: left }, { share: 0.5, noun });
}
function openingOf({ rows, file, reason }) {
    const summary = proposalTitle({ rows }).replace(/^[^:]*: /, '');
    const lines = [`The results of a run support another baseline in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file)}: **${summary}**.`];
    const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
    if (loosened > 0) {
        lines.push('', `> ❗ ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
        if (reason !== null)
            lines.push('>', `> the reason given: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(reason, TEXT_LIMIT))}`);
    }
    return lines.join('\n');
}
function factsOf({ commit, base, batches, carried, run }) {
    const facts = [
        ['commit', commit === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit)],
        ['proposed to', base === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base)],
        ['batches', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(batches.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['and of the proposal that was open', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(carried.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['run', `[${run.id}, attempt ${run.attempt}](${encodeURI((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)).replaceAll(/[()|]/g, '')})`],
    ];
    return facts.filter(([, what]) => what !== '').map(([of, what]) => `| ${of} | ${what} |`);
}
function rowsOf(rows) {
    return rows
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((row) => [
        row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.case_id, TEXT_LIMIT),
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.agent, TEXT_LIMIT),
        entryText(row.before),
        entryText(row.after),
        passedText(row),
        whyOf(row),
    ]);
}
function rankOf({ kind, after }) {
    const tolerates = after !== null && (after.expected_status !== 'pass' || after.allow_timeout === true);
    return RANKS.indexOf(kind === 'added' && tolerates ? 'tolerated' : kind);
}
/** An entry of a baseline in a few words; null is none. */
function entryText(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
/** `23/24 (80–99 %), +3/3` */
function passedText({ tally, added }) {
    if (tally === null)
        return '';
    return added === null ? (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally) : `${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally)}, +${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countsText */ .WN)(added)}`;
}
function whyOf({ before, after }) {
    const { reason, owner, expires } = after ?? before ?? {};
    return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
        .flatMap((part) => (part === undefined || part === '' ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(part, TEXT_LIMIT)]))
        .join('; ');
}
/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, rows }) {
    const branch = base === null ? 'the branch' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base);
    const points = [
        `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
        '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
        rows.some(({ kind }) => kind === 'loosened')
            ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
            : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
        '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
    ];
    return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}


/***/ }),

/***/ 20120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ blockMarkdown),
/* harmony export */   lV: () => (/* binding */ MarkdownPage),
/* harmony export */   vy: () => (/* binding */ PAGE_MARKS)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24036);




const BLOCK_SEPARATOR = '\n\n';
/** Of a message, a warning, a fact or a quotation, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;
/** What something does to its gate, as a sign that markdown shows. */
const PAGE_MARKS = {
    fail: '❌',
    undecided: '❔',
    warn: '⚠️',
    report: '·',
    ok: '·',
};
/** Markdown within a budget (of bytes of its UTF-8 form unless another measure is given), kept whole block by block. */
class MarkdownPage {
    #limit;
    #measure;
    #blocks = [];
    #size = 0;
    constructor(limit, measure = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy) {
        this.#limit = limit;
        this.#measure = measure;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const size = this.#sizeOf(block);
        if (this.#size + size > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#size += size;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. How many there are. */
    addList(heading, items, { separator, share, noun, most }) {
        if (items.length === 0)
            return 0;
        const head = heading === '' ? [] : [heading];
        const more = (left) => `_and ${left} more ${left === 1 ? noun : noun.replace(/^\w+/, '$&s')}_`;
        let room = (this.#limit - this.#size) * share - this.#sizeOf(heading);
        const sizes = items.slice(0, most).map((item) => this.#measure(item) + separator.length);
        const isWhole = sizes.length === items.length && sizes.reduce((sum, size) => sum + size, 0) <= room;
        if (!isWhole)
            room -= this.#sizeOf(more(items.length));
        const end = sizes.findIndex((size) => (room -= size) < 0);
        const kept = items.slice(0, end === -1 ? sizes.length : end);
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
        if (kept.length > 0 && this.add(whole))
            return kept.length;
        this.add(more(items.length));
        return 0;
    }
    /** As many rows as fit, under a heading (`## Trials`) where there is one. How many there are. */
    addTable(heading, table, share) {
        const { head, rows } = (0,_table_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownTable */ .Q)(table);
        return this.addList(heading === null ? head : `${heading}\n\n${head}`, rows, { ...share, separator: '\n' });
    }
    /** Warnings as one quotation. */
    addWarnings(warnings, share, most) {
        const texts = warnings.map((warning) => `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(warning, TEXT_LIMIT))}`);
        this.addList('', texts, { separator: '\n>\n', share, noun: 'warning', ...(most === undefined ? {} : { most }) });
    }
    /** A part of a report: its lines, its table, its blocks. `share` is what each of them may take. */
    addSection({ title, lines = [], table, blocks = [], noun = 'row' }, share) {
        const name = title === null ? '' : `**${title}:**`;
        const texts = lines.map((line) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(line, TEXT_LIMIT)));
        if (lines.length > 1) {
            const items = texts.map((text) => `- ${text}`);
            this.addList(name === '' ? '' : `${name}\n`, items, { separator: '\n', share, noun });
        }
        else if (lines.length === 1)
            this.add([name, ...texts].join(' ').trimStart());
        const heading = title === null ? null : `## ${title}`;
        if (table !== undefined)
            this.addTable(lines.length > 0 ? null : heading, table, { share, noun });
        this.addList(heading ?? '', blocks.map(blockMarkdown), { separator: '\n\n', share, noun });
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
    #sizeOf(block) {
        return this.#measure(block) + BLOCK_SEPARATOR.length;
    }
}
/** A finding as markdown: expected and got, why, and what is known. */
function blockMarkdown({ effect, title, change, message, facts }) {
    const shown = (text) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT));
    const changed = change === null ? '' : `expected **${shown(change.from)}** → got **${shown(change.to)}**: `;
    return [
        `### ${PAGE_MARKS[effect]} ${shown(title)}`,
        `${changed}${shown(message)}`,
        ...facts.flatMap(factMarkdown),
    ].join('\n\n');
}
function factMarkdown({ label, text, form, quote }) {
    const said = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(text, TEXT_LIMIT);
    if (form === 'command')
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)(said)];
    const line = `${label}: ${form === 'place' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(said) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(said)}`;
    return quote === undefined ? [line] : [line, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$Q)(quote, TEXT_LIMIT))];
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);

/** Cannot be seen, takes no room, and no line breaks at it. */
const JOINER = '\u2060';
/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, emoji, HTML, mathematics or emphasis come out
 * of it. GitHub looks for addresses, `@name`, `#1`, `GH-1` and `:name:` after it has taken escapes away, so that these are parted by an
 * invisible joiner ("Autolinked references and URLs"). The id of a commit stays as it is: a link to a commit of the repository, and
 * something to copy.
 */
function escapeMarkdown(text) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]|\bGH\\-(?=\d)/gi, `$&${JOINER}`)
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, `$&${JOINER}`)
        .replaceAll(/:(?=((?:\\?[\w+-])+):)/g, (colon, name) => (isPlace(name) ? colon : `${colon}${JOINER}`));
}
/** What stands between the colons of `file:12:3:`; there are emoji of two numbers. */
function isPlace(name) {
    return /^\d+$/.test(name) && name !== '100' && name !== '1234';
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Texts as the lines of a fenced block, whatever backticks they hold. */
function fenced(...lines) {
    const safe = lines.map(_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk).join('\n');
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 62846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dh: () => (/* binding */ rateDropOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lo: () => (/* binding */ detectableText),
/* harmony export */   nY: () => (/* binding */ pValueText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** Parts of 1 as whole percent: `3 %`. */
function percentText(share) {
    return `${Math.round(share * 100)} %`;
}
/** An interval of a pass rate: `21–57 %`. */
function intervalText({ low, high }) {
    return `${Math.round(low * 100)}–${percentText(high)}`;
}
/** `9/24` */
function countsText({ passed, total }) {
    return `${passed}/${total}`;
}
/** `9/24 (21–57 %)` */
function tallyText(tally) {
    return `${countsText(tally)} (${intervalText(tally)})`;
}
/** A difference of pass rates, in parts of 1: `34 points`. */
function pointsText(difference) {
    const points = Math.round(difference * 100);
    return `${points < 0 ? '−' : ''}${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(Math.abs(points), 'point')}`;
}
/** Two digits that count. */
function pValueText(p) {
    return p.toPrecision(2);
}
/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
function rateDropOf(head, base) {
    if (base === null || base.total === 0 || head.total === 0)
        return null;
    return base.passed / base.total - head.passed / head.total;
}
/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
function detectableText(cells) {
    // The next higher whole number, but for what a computer's fractions add to a whole one.
    const drops = cells
        .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [Math.ceil(drop * 100 - 1e-6)]))
        .sort((left, right) => left - right);
    const [least, most] = [drops[0], drops.at(-1)];
    const none = cells.filter(({ base }) => base === null).length;
    const blind = cells.length - drops.length - none;
    const range = least === undefined || most === undefined ? '' : (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(most, 'point');
    const groups = [
        [least === most ? range : `${least}–${range}`, drops.length],
        ['too few trials to detect a drop', blind],
        ['nothing to compare with', none],
    ].filter(([, count]) => count > 0);
    return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'cell')})`)).join(', ');
}


/***/ }),

/***/ 71799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable),
/* harmony export */   e: () => (/* binding */ textTable)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);


/** The lines of a table for a terminal, in columns. */
function textTable({ head, rows }, style) {
    const texts = [head, ...rows].map((row) => row.map((cell, column) => (column === 0 ? _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeStart */ .cx : _text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk)(textOf(cell))));
    // A loop: a list of arguments as long as a large case set would not fit the stack.
    const widths = head.map((_, column) => texts.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
    const [header = '', ...lines] = [head, ...rows].map((row, index) => row
        .map((cell, column) => {
        const text = (texts[index]?.[column] ?? '').padEnd(widths[column] ?? 0);
        return typeof cell === 'string' ? text : (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .painted */ .C$)(cell.effect, text, style);
    })
        .join('  ')
        .trimEnd());
    return [style.bold(header), ...lines];
}
/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
function markdownTable({ head, rows }) {
    const line = (cells) => `| ${cells
        .map(textOf)
        .map((text) => (text === WARNING_MARK ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)))
        .join(' | ')} |`;
    return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}
/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';
function textOf(cell) {
    return typeof cell === 'string' ? cell : cell.text;
}


/***/ })

};
