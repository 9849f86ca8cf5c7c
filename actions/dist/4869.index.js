export const id = 4869;
export const ids = [4869];
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

/***/ 65300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBaseline: () => (/* binding */ runBaseline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33540);
// EXTERNAL MODULE: ./build/contracts/event-context.js + 1 modules
var event_context = __webpack_require__(26451);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/app/event-of-run.js



/**
 * The event of the workflow run that this process is a part of.
 *
 * @param environment of the process: the runner's variables
 * @throws PortcullisError `usage` outside of a run, `invalid_input` where its variables or its payload are not as they should be
 */
async function eventOfRun(environment) {
    const file = environment['GITHUB_EVENT_PATH'] ?? '';
    if (file === '') {
        throw new portcullis_error/* PortcullisError */.S('usage', 'GITHUB_EVENT_PATH names no event: a run of GitHub Actions was expected.', 'Outside of a workflow use the command line.');
    }
    return (0,event_context/* parseEventContext */.T)(environment, { text: await (0,read_text_file/* readTextFile */.Gu)(file, 'the event'), file });
}

// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
// EXTERNAL MODULE: ./build/app/open-world.js + 1 modules
var open_world = __webpack_require__(54382);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var contracts_baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/gates/cell-sampling.js + 2 modules
var cell_sampling = __webpack_require__(60720);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/io/git/git-command.js + 1 modules
var git_command = __webpack_require__(60637);
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
        // A new file is told by its own name, and not by the folder that it was compared in.
        const isNew = before === undefined;
        const git = (0,git_command/* gitCommand */.Q)(isNew ? (0,external_node_path_.join)(folder, 'b') : folder, { ...process.env, ...none });
        const sides = isNew ? ['/dev/null', place] : [`a/${place}`, `b/${place}`];
        const prefixes = isNew ? ['--src-prefix=a/', '--dst-prefix=b/'] : ['--no-prefix'];
        const { exitCode, stdout, reason } = await git('diff', '--no-index', ...FORM, ...prefixes, '--', ...sides);
        if (exitCode === 0 || exitCode === 1)
            return stdout.toString('utf8');
        throw new portcullis_error/* PortcullisError */.S('not_found', `git could not make a patch of ${place}: ${reason}`);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/kernel/grouped-by.js
var grouped_by = __webpack_require__(28046);
// EXTERNAL MODULE: ./build/report/not-taken.js
var not_taken = __webpack_require__(10844);
// EXTERNAL MODULE: ./build/app/bless.js + 3 modules
var bless = __webpack_require__(53724);
;// CONCATENATED MODULE: ./build/app/proposal/prepare-proposal.js










/**
 * Computes the baseline that results of the commit that is checked out support, against the baseline which that commit holds; nothing is
 * written. With `pool`, the counts of the proposal that is still open go in as well.
 *
 * @throws PortcullisError `usage` where expectations are loosened without a reason, `not_comparable` for results of another commit
 */
async function prepareProposal(world, options) {
    const { reason } = options;
    let blobBefore = null;
    const committed = async (head, file) => {
        const { repository, commit } = checkout(head);
        const found = await repository.readFileAt(commit, (0,repository_path/* repositoryPath */.S)(file));
        if (found.kind === 'unreadable') {
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `The baseline of ${commit} cannot be read: ${found.reason}`);
        }
        if (found.kind === 'absent')
            return undefined;
        blobBefore = found.blob;
        return (0,read_text_file/* decodeUtf8 */._6)(found.bytes, file, 'the baseline');
    };
    const asked = { ...options, cases: null, plan: null, baseline: null };
    let open = null;
    const proposed = async (file) => {
        open = (await options.openProposal?.((0,repository_path/* repositoryPath */.S)(file))) ?? null;
        return open?.kind === 'done' ? open.value.baseline : null;
    };
    const computed = await (0,bless/* computeBless */.HZ)(world, asked, { textOf: committed, proposed });
    (0,bless/* requireReason */.uM)(computed, reason, 'the input "reason"', 'Say why under "with:"; nothing was proposed.');
    const { head, file, textBefore, text, changed } = computed;
    return {
        ...checkout(head),
        changed,
        proposal: proposalOf(computed, options),
        patch: changed ? await filePatch(file, textBefore, text) : '',
        text,
        blobBefore,
        open,
    };
}
function checkout({ repository, commit }) {
    if (repository !== null && commit !== null)
        return { repository, commit };
    throw new portcullis_error/* PortcullisError */.S('usage', 'The workspace is no git repository with a commit: a checkout of the commit that was run was expected.', 'Use actions/checkout before this action.');
}
function proposalOf(computed, { reason, run, base }) {
    const { head, file } = computed;
    const left = (0,not_taken/* notTaken */.h)({ ...computed, looseningTrials: bless/* LOOSENING_TRIALS */.lm }, 'a run of this action without "pool" and with a "reason" accepts it');
    const known = computed.pool?.alreadyPooled ?? [];
    const again = [...(0,grouped_by/* groupedBy */.m)(known, ({ batch }) => batch)].map(([batch, cells]) => {
        return `batch ${batch} is already in the history of ${(0,counted/* counted */.h)(cells.length, 'cell')}`;
    });
    return {
        file,
        reason,
        commit: head.commit,
        base,
        batches: [...new Set(head.batches.map(({ results }) => results.batch_run_id))].toSorted(),
        carried: [...new Set(computed.pool?.carried.map(({ batch }) => batch))].toSorted(),
        run,
        rows: rowsOf(computed),
        notTaken: [...left.unsupported, ...left.fewTrials, ...left.infra, ...left.keptOut],
        warnings: [...head.warnings, ...again],
    };
}
/** The cells that changed, and those of which only the history grew. */
function rowsOf({ changes, pool, baseline }) {
    const pooled = (0,grouped_by/* groupedBy */.m)(pool?.pooled ?? [], ({ case_id: id, agent }) => `${id}/${agent}`);
    const rows = changes.map(({ counts, ...change }) => {
        const added = pooled.get(`${change.case_id}/${change.agent}`)?.[0]?.added ?? null;
        return { ...change, tally: counts === null ? null : (0,cell_sampling/* tallyOf */.s)(counts), added };
    });
    const changed = new Set(rows.map(({ case_id: id, agent }) => `${id}/${agent}`));
    const grown = [...pooled].flatMap(([cell, [first]]) => {
        if (changed.has(cell) || first === undefined)
            return [];
        const { case_id: id, agent, added, stratum } = first;
        const entry = (0,contracts_baseline/* entryOf */.Ms)(baseline, id, agent);
        return [{ case_id: id, agent, kind: 'counts', before: entry, after: entry, tally: (0,cell_sampling/* tallyOf */.s)(stratum), added }];
    });
    return [...rows, ...grown];
}

// EXTERNAL MODULE: ./build/contracts/proposal-run.js
var proposal_run = __webpack_require__(42716);
// EXTERNAL MODULE: ./build/io/github/github-api.js + 2 modules
var github_api = __webpack_require__(36483);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
;// CONCATENATED MODULE: ./build/io/github/github-branches.js

const COMMIT = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
const REF = '/repos/{owner}/{repo}/git/refs/{ref}';
/** Branches and commits made by the API ("Git database"): no clone, no push, and no credentials in a checkout. */
class GitHubBranches {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** Where a branch stands, its name without `refs/heads/`; null where there is none. Two requests. */
    async tipOf(branch) {
        const found = await this.#api.ask('GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: `heads/${branch}` });
        if (found.kind === 'not_found')
            return { kind: 'done', value: null };
        if (found.kind !== 'answered')
            return found;
        const target = (0,github_commits/* memberOf */.C5)(found.data, 'object');
        const commit = (0,github_commits/* idAt */.jj)(target);
        if (commit === null || (0,github_commits/* memberOf */.C5)(target, 'type') !== 'commit')
            return strange('the branch', 'a commit');
        const answer = await this.#api.ask(COMMIT, { commit_sha: commit });
        if (answer.kind !== 'answered')
            return answer;
        const [tree, message] = [(0,github_commits/* idAt */.jj)((0,github_commits/* memberOf */.C5)(answer.data, 'tree')), (0,github_commits/* memberOf */.C5)(answer.data, 'message')];
        if (tree === null || typeof message !== 'string')
            return strange('the commit', '"tree" and "message"');
        return { kind: 'done', value: { commit, tree, message } };
    }
    /**
     * What a branch that left `base` has changed since then: the paths of files, and of those that were renamed the old one too. GitHub
     * lists 300 of them at most.
     */
    async changedSince(base, head) {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/compare/{basehead}', {
            basehead: `${base}...${head}`,
            per_page: 1,
        });
        if (answer.kind !== 'answered')
            return answer;
        const files = (0,github_commits/* memberOf */.C5)(answer.data, 'files');
        if (!Array.isArray(files))
            return strange('the comparison', '"files"');
        const names = files.flatMap((file) => [(0,github_commits/* memberOf */.C5)(file, 'filename'), (0,github_commits/* memberOf */.C5)(file, 'previous_filename') ?? []].flat());
        const paths = names.filter((name) => typeof name === 'string');
        return paths.length === names.length ? { kind: 'done', value: paths } : strange('the comparison', '"filename"');
    }
    /** Makes a commit that no branch points at yet; its author is whom the token speaks for. Two requests. */
    async commitFile({ baseTree, path, content, parents, message }) {
        const tree = idOf(await this.#api.ask('POST /repos/{owner}/{repo}/git/trees', {
            base_tree: baseTree,
            tree: [{ path, mode: '100644', type: 'blob', content }],
        }), 'the tree');
        if (tree.kind !== 'done')
            return tree;
        const made = { message, tree: tree.value, parents };
        return idOf(await this.#api.ask('POST /repos/{owner}/{repo}/git/commits', made), 'the commit');
    }
    /** Makes a branch; refused where there is one of that name. */
    async create(branch, commit) {
        const made = { ref: `refs/heads/${branch}`, sha: commit };
        return nothing(await this.#api.ask('POST /repos/{owner}/{repo}/git/refs', made));
    }
    /** Moves a branch on, never back and never aside: refused where the commit does not follow what the branch is now. */
    async advance(branch, commit) {
        const moved = { ref: `heads/${branch}`, sha: commit, force: false };
        return nothing(await this.#api.ask(`PATCH ${REF}`, moved));
    }
}
function idOf(answer, what) {
    if (answer.kind !== 'answered')
        return answer;
    const id = (0,github_commits/* idAt */.jj)(answer.data);
    return id === null ? strange(what, 'its id') : { kind: 'done', value: id };
}
function nothing(answer) {
    return answer.kind === 'answered' ? { kind: 'done', value: null } : answer;
}
/** An answer that is not what GitHub says that it answers. */
function strange(what, expected) {
    return { kind: 'refused', status: null, reason: `the server's answer about ${what} lacks ${expected}` };
}

// EXTERNAL MODULE: ./build/io/github/github-files.js + 1 modules
var github_files = __webpack_require__(24579);
;// CONCATENATED MODULE: ./build/io/github/github-pulls.js


/** Pull requests between two branches of the repository itself; branches without `refs/heads/`. */
class GitHubPulls {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** The open one, of which GitHub allows one; null where there is none. */
    async openOne(branch, base) {
        const [owner = ''] = this.#api.repository.split('/');
        const wanted = { state: 'open', head: `${owner}:${branch}`, base };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/pulls', wanted);
        if (answer.kind !== 'answered')
            return answer;
        if (!Array.isArray(answer.data))
            return strange('the pull requests', 'a list');
        // A filter that is not understood filters nothing.
        const listed = answer.data;
        const own = listed.find((pull) => (0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)(pull, 'head'), 'ref') === branch);
        return own === undefined ? { kind: 'done', value: null } : pullOf({ kind: 'answered', data: own, headers: {} });
    }
    /** The newest one, open or not; `head` is where its branch stood at the end. Null where there never was one. */
    async newestOne(branch, base) {
        const [owner = ''] = this.#api.repository.split('/');
        const wanted = { state: 'all', head: `${owner}:${branch}`, base, sort: 'created', direction: 'desc' };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/pulls', wanted);
        if (answer.kind !== 'answered')
            return answer;
        if (!Array.isArray(answer.data))
            return strange('the pull requests', 'a list');
        const listed = answer.data;
        const own = listed.find((pull) => (0,github_commits/* memberOf */.C5)((0,github_commits/* memberOf */.C5)(pull, 'head'), 'ref') === branch);
        if (own === undefined)
            return { kind: 'done', value: null };
        const [state, head] = [(0,github_commits/* memberOf */.C5)(own, 'state'), (0,github_commits/* idAt */.jj)((0,github_commits/* memberOf */.C5)(own, 'head'))];
        if (head === null || typeof state !== 'string')
            return strange('the pull request', '"state" and "head"');
        return { kind: 'done', value: { isOpen: state === 'open', head } };
    }
    async open(branch, base, text) {
        return pullOf(await this.#api.ask('POST /repos/{owner}/{repo}/pulls', { head: branch, base, ...text }));
    }
    async update(number, text) {
        return pullOf(await this.#api.ask('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: number, ...text }));
    }
}
function pullOf(answer) {
    if (answer.kind !== 'answered')
        return answer;
    const { data } = answer;
    const [number, url] = [(0,github_commits/* memberOf */.C5)(data, 'number'), (0,github_commits/* memberOf */.C5)(data, 'html_url')];
    const [title, body] = [(0,github_commits/* memberOf */.C5)(data, 'title'), (0,github_commits/* memberOf */.C5)(data, 'body') ?? ''];
    const isWhole = typeof number === 'number' && typeof url === 'string' && /^https?:\/\/\S+$/.test(url);
    if (!isWhole || typeof title !== 'string' || typeof body !== 'string') {
        return strange('the pull request', '"number", "html_url", "title" and "body"');
    }
    return { kind: 'done', value: { number, url, title, body } };
}

;// CONCATENATED MODULE: ./build/app/proposal/open-proposal.js









/**
 * The baseline of the proposal that is still open. Only a commit of ours is taken from (whoever may write the branch could have made one:
 * what is taken stands in the next pull request for its reviewers to see), and nothing of a pull request that a person closed. At most 7
 * requests.
 *
 * @param file of the baseline, relative to the repository
 */
async function openProposal({ access, branch, base }, file) {
    const api = new github_api/* GitHubApi */.y(access);
    const asked = await new GitHubBranches(api).tipOf(branch);
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
    const told = base === null ? await new github_commits/* GitHubCommits */.ac(api).defaultBranch() : null;
    if (told?.kind === 'unavailable')
        return { kind: 'refused', status: null, reason: told.reason };
    const pull = await new GitHubPulls(api).newestOne(branch, base ?? told?.value ?? '');
    // A token that may not see pull requests opened none either; then the branch alone is the proposal.
    if (pull.kind !== 'done' && pull.kind !== 'forbidden' && pull.kind !== 'not_found')
        return pull;
    if (pull.kind === 'done' && pull.value?.isOpen === false && pull.value.head === tip.commit)
        return nothing(null);
    const found = await new github_files/* GitHubFiles */.H1(api, github_files/* NO_BLOBS */.Hd).readFileAt(tip.commit, file);
    if (found.kind === 'absent')
        return nothing(null);
    if (found.kind === 'unreadable')
        return strange('the proposal', `a baseline that can be read (${found.reason})`);
    try {
        const baseline = (0,contracts_baseline/* parseBaseline */.nk)((0,read_text_file/* decodeUtf8 */._6)(found.bytes, file, 'the baseline'), file);
        return { kind: 'done', value: { tip: tip.commit, baseline, note: null } };
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        return nothing(`the counts of the open proposal are left out: ${error.message.split('\n', 1)[0] ?? ''}`);
    }
}

// EXTERNAL MODULE: ./build/io/github/clone-blobs.js
var clone_blobs = __webpack_require__(87293);
// EXTERNAL MODULE: ./build/report/baseline-proposal.js + 1 modules
var baseline_proposal = __webpack_require__(32574);
;// CONCATENATED MODULE: ./build/app/proposal/branch-decision.js

/**
 * What to do with the branch: nothing of others is ever overwritten, and nothing of a newer run. A branch that changes nothing, since it
 * was merged, is free.
 *
 * @param branch null where there is none
 */
function branchDecision(branch, run, file) {
    if (branch === null)
        return { kind: 'create' };
    const { message, changed, holdsIt } = branch;
    if (changed.length === 0)
        return { kind: 'advance' };
    const made = (0,proposal_run/* runOfMessage */.A6)(message);
    if (made === null)
        return { kind: 'foreign', why: 'its newest commit is not one of these runs' };
    if (changed.some((path) => path !== file))
        return { kind: 'foreign', why: `it changes more than ${file}` };
    if ((0,proposal_run/* isNewerRun */.VZ)(made, run))
        return { kind: 'newer', run: made };
    return { kind: holdsIt ? 'keep' : 'advance' };
}

;// CONCATENATED MODULE: ./build/app/proposal/failure-note.js
const SETTING = 'a setting forbids GitHub Actions to open pull requests: allow it under Settings → Actions → General → "Allow GitHub Actions to create and approve pull requests" (of the repository, and of the organisation where it decides)';
const NEEDED = {
    reading: 'the token may not read the repository: grant the job `contents: write`',
    branch: 'the token may not write branches: grant the job `contents: write`',
    'pull request': 'the token may not write pull requests: grant the job `pull-requests: write`',
};
/**
 * One line on why a proposal stopped at a step: which permission, setting or rule is in the way. The server's words are hostile text.
 *
 * @param branch the branch that is written
 */
function failureNote(step, { kind, reason }, branch) {
    if (kind === 'unauthorized')
        return `the token is not valid (${reason})`;
    if (kind === 'rate_limited' || kind === 'unreachable')
        return `the API did not do it (${reason}): run the job again`;
    if (/rule violations|protected (?:branch|ref|resource)/i.test(reason)) {
        return `a ruleset or the protection of ${branch} refuses it: let this token bypass it, or name another "branch" (${reason})`;
    }
    if (/not permitted to create or approve pull requests/i.test(reason))
        return `${SETTING} (${reason})`;
    if (kind === 'forbidden' || kind === 'not_found')
        return `${NEEDED[step]} (${reason})`;
    return `the API refuses the ${step} (${reason})`;
}

;// CONCATENATED MODULE: ./build/app/proposal/propose-on-github.js











/** Why there is no proposal; what was made before stays. */
class NotProposed extends Error {
    level;
    constructor(message, level = 'warning') {
        super(message);
        this.level = level;
    }
}
/** So often is a branch written that somebody else wrote at the same time. */
const ATTEMPTS = 2;
/**
 * Proposes a baseline by the API alone: one commit that changes its file, on a branch of its own, and one open pull request for it, which
 * later runs update. The base branch is never written, a branch is never forced, and what others or newer runs made stays. Whatever stands
 * in the way becomes a note.
 *
 * @throws PortcullisError `usage` where the branch is the base branch or the default branch
 */
async function proposeOnGitHub(prepared, target) {
    const writer = new ProposalWriter(prepared, target);
    try {
        await (prepared.changed ? writer.propose() : writer.tellOpenPull());
    }
    catch (error) {
        if (!(error instanceof NotProposed))
            throw error;
        writer.notes.push({ level: error.level, text: error.message });
    }
    return { pull: writer.pull, notes: writer.notes };
}
class ProposalWriter {
    pull = null;
    notes = [];
    #prepared;
    #target;
    #commits;
    #files;
    #branches;
    #pulls;
    constructor(prepared, target) {
        const api = new github_api/* GitHubApi */.y(target.access);
        this.#prepared = prepared;
        this.#target = target;
        this.#commits = new github_commits/* GitHubCommits */.ac(api);
        this.#files = new github_files/* GitHubFiles */.H1(api, (0,clone_blobs/* cloneBlobs */.M)(prepared.repository));
        this.#branches = new GitHubBranches(api);
        this.#pulls = new GitHubPulls(api);
    }
    /** Nothing is proposed; a proposal of an earlier run is somebody else's to close. */
    async tellOpenPull() {
        const { branch } = this.#target;
        const found = await this.#pulls.openOne(branch, await this.#base());
        if (found.kind !== 'done' || found.value === null)
            return;
        this.pull = found.value;
        const text = `pull request #${found.value.number} of an earlier run is still open, and is left alone`;
        this.notes.push({ level: 'notice', text });
    }
    async propose() {
        const { branch } = this.#target;
        this.#refuseUnread();
        const base = await this.#base();
        const tip = await this.#fittingTip(base);
        const found = await this.#pulls.openOne(branch, base);
        if (found.kind === 'done')
            this.pull = found.value;
        this.#refuseNewer();
        await this.#writeBranch(tip);
        // Without the list nobody knows which pull request to update.
        if (found.kind !== 'done')
            throw this.#failed('pull request', found, this.#byHand(base));
        await this.#writePull(base);
    }
    /** The name of the base branch. */
    async #base() {
        const { branch, base } = this.#target;
        const told = await this.#commits.defaultBranch();
        const name = base ?? (told.kind === 'found' ? told.value : null);
        if (name === null)
            throw new NotProposed(`the default branch is not known: set "base-ref" (${reasonOf(told)})`);
        // Also not the default branch, where another base was named.
        if (branch === name || (told.kind === 'found' && branch === told.value)) {
            throw new portcullis_error/* PortcullisError */.S('usage', `The input "branch" is ${JSON.stringify(branch)}: a branch of its own was expected, which is never the base branch.`, 'Leave it out, or name one that nobody else writes.');
        }
        return name;
    }
    /** Where the base branch stands, if what was computed fits there. */
    async #fittingTip(base) {
        const { commit, blobBefore, proposal } = this.#prepared;
        const tip = this.#done('reading', await this.#branches.tipOf(base));
        if (tip === null)
            throw new NotProposed(`there is no branch ${base}: set "base-ref" to one that exists`);
        if (tip.commit === commit)
            return tip;
        const compared = await this.#commits.compare(tip.commit, commit);
        if (compared.kind === 'unavailable')
            throw new NotProposed(`the API does not compare commits (${compared.reason})`);
        if (compared.kind === 'unrelated' || compared.mergeBase !== commit) {
            throw new NotProposed(`the results are of ${commit}, which is no part of ${base}: apply the patch to the branch that they are of`);
        }
        const now = await this.#files.readFileAt(tip.commit, proposal.file);
        if (now.kind === 'unreadable')
            throw new NotProposed(`the baseline of ${base} cannot be read (${now.reason})`);
        if ((now.kind === 'found' ? now.blob : null) === blobBefore)
            return tip;
        throw new NotProposed(`${base} has another ${proposal.file} by now than ${commit}: a run of the present commit proposes on top of it`);
    }
    /** Without the counts of the open proposal this one would take them away. */
    #refuseUnread() {
        const { open } = this.#prepared;
        if (open !== null && open.kind !== 'done')
            throw this.#failed('reading', open, '; the open proposal stays');
        if (open !== null && open.value.note !== null)
            this.notes.push({ level: 'warning', text: open.value.note });
    }
    #refuseNewer() {
        const made = (0,proposal_run/* runOfBody */.tX)(this.pull?.body ?? '');
        if (made !== null && (0,proposal_run/* isNewerRun */.VZ)(made, this.#prepared.proposal.run))
            throw newer(made.id);
    }
    /** Makes the branch, or moves it on from where it is. */
    async #writeBranch(tip) {
        const { branch } = this.#target;
        const { proposal, text } = this.#prepared;
        for (let attempt = 1;; attempt += 1) {
            const own = this.#done('reading', await this.#branches.tipOf(branch));
            const state = own === null ? null : await this.#stateOf(own, tip);
            const decision = branchDecision(state, proposal.run, proposal.file);
            if (decision.kind === 'keep')
                return;
            if (decision.kind === 'newer')
                throw newer(decision.run.id);
            if (decision.kind === 'foreign') {
                throw new NotProposed(`the branch ${branch} is left alone, since ${decision.why}: merge or delete it, or name another "branch"`);
            }
            const { open } = this.#prepared;
            if (open?.kind === 'done' && open.value.tip !== (own?.commit ?? null)) {
                throw new NotProposed(`the branch ${branch} was moved after its counts were read: run the job again`);
            }
            const made = await this.#branches.commitFile({
                baseTree: tip.tree,
                path: proposal.file,
                content: text,
                // Following the branch as it was read, so that GitHub itself refuses to move it where somebody else has by now.
                parents: own === null || own.commit === tip.commit ? [tip.commit] : [own.commit, tip.commit],
                message: (0,baseline_proposal/* proposalMessage */.gM)(proposal),
            });
            const commit = this.#done('branch', made);
            const written = await (own === null
                ? this.#branches.create(branch, commit)
                : this.#branches.advance(branch, commit));
            if (written.kind === 'done')
                return;
            const isRace = written.kind === 'refused' && /fast[- ]forward|already exists|does not exist/i.test(written.reason);
            if (!isRace || attempt === ATTEMPTS)
                throw this.#failed('branch', written);
        }
    }
    async #stateOf(own, tip) {
        const { proposal, text } = this.#prepared;
        const changed = this.#done('reading', await this.#branches.changedSince(tip.commit, own.commit));
        const held = await this.#files.readFileAt(own.commit, proposal.file);
        const wanted = (0,github_files/* blobId */.zA)(new TextEncoder().encode(text), own.commit.length);
        return { message: own.message, changed, holdsIt: held.kind === 'found' && held.blob === wanted };
    }
    async #writePull(base) {
        const { branch } = this.#target;
        const proposal = { ...this.#prepared.proposal, base };
        const text = { title: (0,baseline_proposal/* proposalTitle */.R3)(proposal), body: (0,baseline_proposal/* proposalBody */.Te)(proposal) };
        let before = this.pull;
        if (before === null) {
            const made = await this.#pulls.open(branch, base, text);
            if (made.kind === 'done')
                this.pull = made.value;
            if (made.kind === 'done')
                return;
            if (made.kind !== 'refused' || !/already exists/i.test(made.reason)) {
                throw this.#failed('pull request', made, this.#byHand(base));
            }
            before = this.#done('pull request', await this.#pulls.openOne(branch, base));
            this.pull = before;
            this.#refuseNewer();
        }
        if (before === null || (before.title === text.title && before.body === text.body))
            return;
        this.pull = this.#done('pull request', await this.#pulls.update(before.number, text));
    }
    /** Where a person opens what the token may not. */
    #byHand(base) {
        const { serverUrl, access, branch } = this.#target;
        const place = [base, branch].map((name) => name.split('/').map(encodeURIComponent).join('/')).join('...');
        return `; the branch ${branch} is there: ${serverUrl}/${access.repository}/compare/${place}?expand=1`;
    }
    #done(step, answer) {
        if (answer.kind === 'done')
            return answer.value;
        throw this.#failed(step, answer);
    }
    #failed(step, failure, more = '') {
        return new NotProposed(`${failureNote(step, failure, this.#target.branch)}${more}`);
    }
}
function newer(id) {
    return new NotProposed(`a newer run (${id}) has proposed already, and its proposal stays`, 'notice');
}
function reasonOf(told) {
    return told.reason ?? told.kind;
}

;// CONCATENATED MODULE: ./build/app/proposal/refuse-event.js

/**
 * Refuses the events on which nothing may be proposed: those where a stranger's run would speak with the rights of the base, and pull
 * requests of forks, whose token cannot.
 *
 * @param patchOnly nothing is written, so that a fork's token will do
 * @throws PortcullisError `usage` with what to do instead
 */
function refuseEvent({ trigger, repository }, patchOnly) {
    const refused = (why, help) => new portcullis_error/* PortcullisError */.S('usage', `The baseline is not proposed on ${trigger.name}: ${why}.`, help);
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

// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
;// CONCATENATED MODULE: ./build/app/proposal/write-patch.js


/** Leaves a patch where it can be found. An empty one is no patch: one of an earlier run is taken away. */
async function writePatch(path, patch) {
    if (patch === '')
        await (0,promises_.rm)(path, { force: true });
    else
        await (0,write_file_atomically/* writeFileAtomically */.l)(path, patch, 'the patch');
}

// EXTERNAL MODULE: ./build/app/reports.js + 23 modules
var reports = __webpack_require__(31892);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
// EXTERNAL MODULE: ./build/actions/action-paths.js
var action_paths = __webpack_require__(83585);
// EXTERNAL MODULE: ./build/actions/annotate.js
var annotate = __webpack_require__(7782);
// EXTERNAL MODULE: ./build/actions/harmless-error.js
var harmless_error = __webpack_require__(41406);
// EXTERNAL MODULE: ./build/actions/keep-artifact.js
var keep_artifact = __webpack_require__(92142);
// EXTERNAL MODULE: ./build/actions/print-raw.js
var print_raw = __webpack_require__(6384);
// EXTERNAL MODULE: ./build/actions/write-summary.js
var write_summary = __webpack_require__(418);
;// CONCATENATED MODULE: ./build/actions/baseline-program.js



















const PATCH_FILE = 'baseline.patch';
/** Proposes the baseline that results support: a patch, and where it may a pull request. What it may not is told and fails nothing. */
async function runBaseline(inputs) {
    try {
        const event = await eventOfRun(process.env);
        refuseEvent(event, inputs.pullRequest === 'off');
        const target = targetOf(inputs);
        const prepared = await prepareProposal((0,open_world/* openWorld */.H)(version/* VERSION */.x, (0,action_paths/* workspaceFolder */.i)(), print_raw/* printRaw */.Y), {
            results: inputs.results,
            pool: inputs.pool,
            reason: inputs.reason?.trim() || null,
            base: inputs.base,
            openProposal: target === null ? null : (file) => openProposal(target, file),
            run: { id: event.runId, attempt: event.runAttempt, url: runUrl(event) },
        });
        const notes = [];
        const artifact = await leavePatch(prepared, inputs, event, notes);
        const outcome = await proposed(prepared, target, inputs);
        notes.push(...outcome.notes);
        await tell(prepared, { ...outcome, notes }, artifact);
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.S)
            await (0,write_summary/* writeSummary */.S)((0,reports/* errorSummary */.N5)('Baseline proposal', error));
        throw (0,harmless_error/* harmlessError */.U)(error);
    }
}
/** Leaves the patch as a file and as an artifact, whose name is returned; null where there is none. */
async function leavePatch({ changed, patch }, { directory, upload }, { runAttempt }, notes) {
    (0,core/* setOutput */.uH)('changed', String(changed));
    const folder = (0,action_paths/* leftFolder */._)(directory);
    await writePatch((0,external_node_path_.join)(folder, PATCH_FILE), patch);
    (0,core/* setOutput */.uH)('patch', changed ? (0,external_node_path_.join)(folder, PATCH_FILE) : '');
    if (!changed || !upload)
        return null;
    const name = `baseline-patch-a${runAttempt}`;
    try {
        const advice = await (0,keep_artifact/* keepArtifact */.m)({ name, folder, files: [PATCH_FILE] });
        if (advice === null)
            return name;
        notes.push({ level: 'notice', text: advice });
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        notes.push({ level: 'warning', text: `the patch is no artifact: ${error.message}` });
    }
    return null;
}
/** Where it is proposed; null where only the patch is wanted, or nobody can be asked. */
function targetOf({ branch, base, token, pullRequest }) {
    const { access } = (0,gate_environment/* gateRunOnGitHub */.pK)(process.env, token);
    return pullRequest === 'off' || access === null ? null : { access, serverUrl: serverUrl(), branch, base };
}
async function proposed(prepared, target, { pullRequest }) {
    if (target !== null)
        return proposeOnGitHub(prepared, target);
    if (pullRequest === 'off')
        return { pull: null, notes: [] };
    const text = 'without a "token" there is no pull request, only the patch';
    return { pull: null, notes: prepared.changed ? [{ level: 'warning', text }] : [] };
}
async function tell({ changed, proposal }, { pull, notes }, artifact) {
    (0,core/* setOutput */.uH)('pull-request-url', pull?.url ?? '');
    const lines = [changed ? (0,reports/* proposalTitle */.R3)(proposal) : `${proposal.file} already says what the results support`];
    if (pull !== null)
        lines.push(`pull request #${pull.number}: ${pull.url}`);
    (0,print_raw/* printRaw */.Y)(lines.map(reports/* safeText */.Hk).join('\n'));
    for (const { level, text } of notes)
        (level === 'warning' ? annotate/* warn */.R8 : annotate/* notify */.me)(`Baseline: ${text}`);
    const status = { changed, pull, artifact, notes: notes.map(({ text }) => text) };
    await (0,write_summary/* writeSummary */.S)((0,reports/* proposalSummary */.zR)(proposal, status));
}
function serverUrl() {
    return (process.env['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '') || 'https://github.com';
}
function runUrl({ repository, runId, runAttempt }) {
    return `${serverUrl()}/${repository}/actions/runs/${runId}/attempts/${runAttempt}`;
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

/***/ 60720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ cellSampling),
  s: () => (/* binding */ tallyOf)
});

// EXTERNAL MODULE: ./build/kernel/statistics/binomial.js
var binomial = __webpack_require__(58077);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
// EXTERNAL MODULE: ./build/kernel/statistics/fisher.js + 2 modules
var fisher = __webpack_require__(21014);
;// CONCATENATED MODULE: ./build/kernel/statistics/last-where.js
/**
 * The last number from `low` to `high` for which `holds` is true, by bisection until no number lies between: to the
 * last bit of a double, or to the whole number. The caller sees to it that it holds at `low` and, once false, stays so.
 */
function lastWhere(holds, { low, high, middle = (x) => x }) {
    if (holds(high))
        return high;
    let lastTrue = low;
    let firstFalse = high;
    for (;;) {
        const between = middle((lastTrue + firstFalse) / 2);
        if (between <= lastTrue || between >= firstFalse)
            return lastTrue;
        if (holds(between))
            lastTrue = between;
        else
            firstFalse = between;
    }
}

// EXTERNAL MODULE: ./build/kernel/statistics/rate-drop.js
var rate_drop = __webpack_require__(21326);
;// CONCATENATED MODULE: ./build/kernel/statistics/detectable-drop.js






/**
 * The smallest true drop from the base's observed rate that a head of `trials` trials would show as significant
 * (Fisher's p-value below `alpha` and an observed drop of `minimumDrop` or more) with a probability of `power` or more:
 * what a green comparison of this size can vouch for. From 0 to the base's rate; `null` where either side has no trials
 * or not even a head without a pass would be significant. Throws `RangeError` on impossible counts and fractions.
 */
function detectableDrop({ base, trials, alpha, minimumDrop, power }) {
    (0,counts/* checkCounts */.t)(base);
    (0,check_argument/* checkArgument */.s)('trials', trials, 'count');
    (0,check_argument/* checkArgument */.s)('alpha', alpha, 'probability');
    (0,check_argument/* checkArgument */.s)('minimumDrop', minimumDrop, 'probability');
    (0,check_argument/* checkArgument */.s)('power', power, 'probability');
    const isSignificant = (passed) => {
        const head = { passed, total: trials };
        return (0,fisher/* fisherLess */.H)(head, base) < alpha && (0,rate_drop/* rateDrop */.A)(head, base) >= minimumDrop;
    };
    // Which it is not without trials on both sides either: the p-value is 1 then.
    if (!isSignificant(0))
        return null;
    // Fewer passes are at least as significant, and a lower rate shows few passes at least as often.
    const mostPasses = lastWhere(isSignificant, { low: 0, high: trials, middle: Math.floor });
    // By the chance of missing it, which keeps its digits where the power is nearly 1.
    const isSeen = (rate) => (0,binomial/* binomialAtLeast */.yb)(mostPasses + 1, trials, rate) <= 1 - power;
    const highestRate = lastWhere(isSeen, { low: 0, high: 1 });
    return Math.max(0, base.passed / base.total - highestRate);
}

// EXTERNAL MODULE: ./build/kernel/statistics/wilson.js + 1 modules
var wilson = __webpack_require__(77607);
// EXTERNAL MODULE: ./build/routing/sampling/independent-trials.js
var independent_trials = __webpack_require__(49847);
// EXTERNAL MODULE: ./build/routing/sampling/sample.js
var sampling_sample = __webpack_require__(977);
;// CONCATENATED MODULE: ./build/gates/cell-sampling.js




/** The probability with which a drop has to show to be called detectable, as is usual in the design of experiments. */
const POWER = 0.8;
/** What the trials of a cell counted and what their number can show; null where none has a result. `tested`: cells of the suite. */
function cellSampling(cell, policy, tested) {
    const { sampled, decision } = cell;
    const results = cell.judged.filter((result) => result !== null);
    if (results.length === 0)
        return null;
    if (sampled === null) {
        const { units, repeated } = (0,independent_trials/* independentTrials */.a)(results);
        const sample = (0,sampling_sample/* sampleOf */.uV)(units, decision.expected?.allow_timeout ?? false);
        const nothing = {
            base: null,
            p_value: null,
            adjusted_p_value: null,
            drop: null,
            detectable_drop: null,
            wanted: null,
        };
        return { rule: 'single', head: tallyOf(sample), ...nothing, infra: sample.infra, repeated };
    }
    const { rule, sample, verdict, repeated } = sampled;
    const { step, adjusted, drop } = verdict;
    return {
        rule: rule.kind,
        head: tallyOf(sample),
        base: rule.base === null ? null : tallyOf(rule.base),
        p_value: step.p,
        adjusted_p_value: adjusted,
        drop,
        detectable_drop: rule.kind !== 'sequential'
            ? null
            : detectableDrop({
                base: rule.base,
                trials: sample.total,
                // Holm's first step: beside so many tested cells, its own p-value would have to be so much smaller.
                alpha: policy.alpha / Math.max(1, step.p === null ? tested + 1 : tested),
                minimumDrop: policy.drop,
                power: POWER,
            }),
        wanted: step.kind === 'more' ? step.counted : null,
        infra: sample.infra,
        repeated,
    };
}
/** Counts with the interval that a report prints; what is decided is decided by exact tests. */
function tallyOf({ passed, total }) {
    const { low, high } = (0,wilson/* wilsonInterval */.Y)({ passed, total });
    return { passed, total, low: rounded(low), high: rounded(high) };
}
function rounded(value) {
    return Math.round(value * 1e6) / 1e6;
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

/***/ 58077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ binomialAtMost),
/* harmony export */   qI: () => (/* binding */ binomialMass),
/* harmony export */   yb: () => (/* binding */ binomialAtLeast)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34768);
/* harmony import */ var _log_factorial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98614);


/** ln of a probability from it and its complement: of the two, the smaller carries the digits. */
function logProbability(p, complement) {
    return p > 0.5 ? Math.log1p(-complement) : Math.log(p);
}
/** ln of p to the power of a count. Nothing to the power of nothing is 1, where 0 times -Infinity is no number. */
function logPower(count, logP) {
    return count === 0 ? 0 : count * logP;
}
function mass(k, n, p, q) {
    const logPasses = logPower(k, logProbability(p, q));
    return Math.exp((0,_log_factorial_js__WEBPACK_IMPORTED_MODULE_0__/* .logChoose */ .O)(n, k) + logPasses + logPower(n - k, logProbability(q, p)));
}
/** P(X <= k), where k is not above the mean: the terms shrink from k downwards, each a simple multiple of the last. */
function lowerTail(k, n, p, q) {
    let term = 1;
    let sum = 1;
    for (let i = k; i > 0; i -= 1) {
        term *= (i * q) / ((n - i + 1) * p);
        sum += term;
    }
    return mass(k, n, p, q) * sum;
}
/** P(X <= k), by the tail that does not hold the mean. Passes and fails change places for the upper one. */
function atMost(k, n, p, q) {
    if (k === n)
        return 1;
    return k <= n * p ? lowerTail(k, n, p, q) : 1 - lowerTail(n - k - 1, n, q, p);
}
function check(k, n, p) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('n', n, 'count');
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('k', k, 'count', n);
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('p', p, 'probability');
}
/**
 * P(X = k): the probability of exactly k passes in n independent trials that each pass with probability p (Bernoulli
 * 1713). In log space, so that no n overflows; correct for p = 0 and p = 1. The relative error grows with n: about
 * 1e-14 at n = 30, 1e-11 at n = 10,000. Throws `RangeError` unless k and n are whole, 0 <= k <= n and 0 <= p <= 1.
 */
function binomialMass(k, n, p) {
    check(k, n, p);
    return mass(k, n, p, 1 - p);
}
/**
 * P(X <= k): the probability of k passes or fewer. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
function binomialAtMost(k, n, p) {
    check(k, n, p);
    return atMost(k, n, p, 1 - p);
}
/**
 * P(X >= k): the probability of k passes or more. The smaller tail is summed and keeps its relative precision; errors
 * as `binomialMass`.
 */
function binomialAtLeast(k, n, p) {
    check(k, n, p);
    // k passes or more are n - k fails or fewer.
    return atMost(n - k, n, 1 - p, p);
}


/***/ }),

/***/ 34768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ checkArgument)
/* harmony export */ });
/** More trials than this are no small sample; it also bounds the table of `logFactorial`. */
const LARGEST = 1_000_000;
// NaN fails every comparison, so that no kind needs a word about it.
function isOfKind(value, kind, most) {
    switch (kind) {
        case 'count':
            return Number.isInteger(value) && value >= 0 && value <= most;
        case 'probability':
            return value >= 0 && value <= 1;
        case 'confidence':
            return value > 0 && value < 1;
        case 'positive':
            return value > 0 && value <= most;
    }
}
function wordsOf(kind, most) {
    switch (kind) {
        case 'count':
            return `a whole number from 0 to ${most}`;
        case 'probability':
            return 'a number from 0 to 1';
        case 'confidence':
            return 'a number between 0 and 1, both excluded';
        case 'positive':
            return `a positive number up to ${most}`;
    }
}
/**
 * The one check of this folder. An impossible argument is a programming error, not a wrong input of a user: throws
 * `RangeError`, naming the argument, what it must be and what it is. `most` bounds the first and the last kind.
 */
function checkArgument(name, value, kind, most = LARGEST) {
    if (isOfKind(value, kind, most))
        return;
    throw new RangeError(`${name} must be ${wordsOf(kind, most)}, not ${value}`);
}


/***/ }),

/***/ 34020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ checkCounts)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34768);

/**
 * Throws `RangeError` unless both are whole numbers with 0 <= `passed` <= `total` <= 1,000,000. No trials at all are
 * possible counts.
 */
function checkCounts(counts) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('total', counts.total, 'count');
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('passed', counts.passed, 'count', counts.total);
}


/***/ }),

/***/ 21014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ fisherGreater),
  H: () => (/* binding */ fisherLess)
});

// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var counts = __webpack_require__(34020);
// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
;// CONCATENATED MODULE: ./build/kernel/statistics/choose.js

/**
 * The number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000: exact as long as n times the result
 * is at most `Number.MAX_SAFE_INTEGER` (all n up to 50, and small k far beyond), above that within a few roundings,
 * `Infinity` where no double is large enough. Throws `RangeError` on any other arguments.
 */
function choose(n, k) {
    (0,check_argument/* checkArgument */.s)('n', n, 'count');
    (0,check_argument/* checkArgument */.s)('k', k, 'count', n);
    const factors = Math.min(k, n - k);
    let ways = 1;
    // After each step `ways` is itself a number of ways, C(n - factors + i, i), so that every division comes out even;
    // and once infinite it stays so.
    for (let i = 1; i <= factors && ways < Infinity; i += 1)
        ways = (ways * (n - factors + i)) / i;
    return ways;
}

// EXTERNAL MODULE: ./build/kernel/statistics/log-factorial.js
var log_factorial = __webpack_require__(98614);
;// CONCATENATED MODULE: ./build/kernel/statistics/hypergeometric.js



/** Draws and successes may change places. The rarer (or nearly complete) one as draws makes the fewest selections. */
function withFewestSelections({ draws, successes, population }) {
    const spread = (margin) => Math.min(margin, population - margin);
    return spread(successes) < spread(draws)
        ? { draws: successes, successes: draws, population }
        : { draws, successes, population };
}
/** The number of selections with `lowest` to k successes; no term is larger than the number of all selections. */
function selectionsAtMost(k, lowest, { draws, successes, population }) {
    let selections = 0;
    for (let i = lowest; i <= k; i += 1)
        selections += choose(successes, i) * choose(population - successes, draws - i);
    return selections;
}
/** P(X <= k), where k is not above the mode: the terms shrink from k downwards, each a simple multiple of the last. */
function lowerTail(k, { draws, successes, population }) {
    const failures = population - successes;
    let term = 1;
    let sum = 1;
    // Below the fewest possible successes all terms are 0: the first factor to get there is.
    for (let i = k; i > 0; i -= 1) {
        term *= (i * (failures - draws + i)) / ((successes - i + 1) * (draws - i + 1));
        sum += term;
    }
    const logMass = (0,log_factorial/* logChoose */.O)(successes, k) + (0,log_factorial/* logChoose */.O)(failures, draws - k) - (0,log_factorial/* logChoose */.O)(population, draws);
    return Math.exp(logMass) * sum;
}
/**
 * P(X <= k): the probability of k successes or fewer among `draws` things taken without putting back. Where a
 * double can count all selections (any urn of up to 1000 things), they are counted: while their number times
 * `population` is a safe integer, the result is the fraction rounded once, so that 1/20 is 0.05 and not a little less;
 * above that the relative error is about 1e-13 at most. Beyond it the smaller tail is summed in log space and keeps its
 * relative precision (1e-10 at 20,000 things). Throws `RangeError` unless all are whole, 0 <= k <= draws <= population
 * and successes <= population.
 */
function hypergeometricAtMost(k, urn) {
    (0,check_argument/* checkArgument */.s)('population', urn.population, 'count');
    (0,check_argument/* checkArgument */.s)('draws', urn.draws, 'count', urn.population);
    (0,check_argument/* checkArgument */.s)('successes', urn.successes, 'count', urn.population);
    (0,check_argument/* checkArgument */.s)('k', k, 'count', urn.draws);
    const turned = withFewestSelections(urn);
    const { draws, successes, population } = turned;
    const lowest = Math.max(0, draws + successes - population);
    if (k < lowest)
        return 0;
    if (k >= Math.min(draws, successes))
        return 1;
    const all = choose(population, draws);
    if (all < Infinity)
        return Math.min(1, selectionsAtMost(k, lowest, turned) / all);
    const mode = Math.floor(((draws + 1) * (successes + 1)) / (population + 2));
    if (k <= mode)
        return lowerTail(k, turned);
    // Things left behind for things drawn: more than k successes drawn are fewer than the rest left behind.
    return 1 - lowerTail(successes - k - 1, { draws: population - draws, successes, population });
}

;// CONCATENATED MODULE: ./build/kernel/statistics/fisher.js


/**
 * One-sided exact test that head's rate is lower than base's (Fisher 1935): the probability that, under equal rates and
 * with the numbers of trials and of passes as they are, `head.passed` or fewer of the passes would be head's. 1 where
 * either side has no trials. Small p-values keep their relative precision; a fraction that equals a level of
 * significance, as 1/20 for 0/3 against 3/3, is not below it (see `hypergeometricAtMost`). Throws `RangeError` on
 * impossible counts.
 */
function fisherLess(head, base) {
    (0,counts/* checkCounts */.t)(head);
    (0,counts/* checkCounts */.t)(base);
    return hypergeometricAtMost(head.passed, {
        draws: head.total,
        successes: head.passed + base.passed,
        population: head.total + base.total,
    });
}
/**
 * One-sided exact test that head's rate is higher than base's: the probability of `head.passed` or more. With fixed
 * margins that is `base.passed` or fewer for base. Otherwise as `fisherLess`.
 */
function fisherGreater(head, base) {
    return fisherLess(base, head);
}


/***/ }),

/***/ 98614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ logChoose)
/* harmony export */ });
/* unused harmony export logFactorial */
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34768);

/** `table[n]` is ln n!. It only ever grows, and an entry never changes: the same call gives the same bits. */
const table = [0];
/** The last entry, and what rounding has taken from it so far. */
let sum = 0;
let lost = 0;
/** Compensated (Kahan 1965): each entry is as good as one rounding of its true value, however many logs are in it. */
function growTo(n) {
    while (table.length <= n) {
        const term = Math.log(table.length) - lost;
        const next = sum + term;
        lost = next - sum - term;
        sum = next;
        table.push(next);
    }
}
/**
 * ln n!, for whole n from 0 to 1,000,000: the sum of the logarithms, kept in a table. Throws `RangeError` on any other
 * argument.
 */
function logFactorial(n) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('n', n, 'count');
    growTo(n);
    return table[n] ?? 0;
}
/**
 * ln of the number of ways to choose k of n things, for whole 0 <= k <= n <= 1,000,000. Throws `RangeError` on any
 * other arguments.
 */
function logChoose(n, k) {
    (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_0__/* .checkArgument */ .s)('k', k, 'count', n);
    return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}


/***/ }),

/***/ 21326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ rateDrop)
/* harmony export */ });
/* harmony import */ var _check_argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34768);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34020);


/**
 * By how much head's observed rate is below base's, -1 to 1. Over one denominator and rounded once: 4/5 against 20/20
 * is a drop of 0.2, where 1 - 0.8 is a little less and would miss a limit of 0.2. Throws `RangeError` on impossible
 * counts and where either side has no trials.
 */
function rateDrop(head, base) {
    for (const counts of [head, base]) {
        (0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkCounts */ .t)(counts);
        (0,_check_argument_js__WEBPACK_IMPORTED_MODULE_1__/* .checkArgument */ .s)('total', counts.total, 'positive');
    }
    return (base.passed * head.total - head.passed * base.total) / (base.total * head.total);
}


/***/ }),

/***/ 77607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ wilsonInterval)
});

// EXTERNAL MODULE: ./build/kernel/statistics/check-argument.js
var check_argument = __webpack_require__(34768);
// EXTERNAL MODULE: ./build/kernel/statistics/counts.js
var statistics_counts = __webpack_require__(34020);
;// CONCATENATED MODULE: ./build/kernel/statistics/normal-quantile.js

// Wichura 1988, Algorithm AS 241 (PPND16), with his coefficients.
const CENTRE = {
    above: [
        3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
        33430.57558358813, 2509.0809287301227,
    ],
    below: [
        1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
        28729.085735721943, 5226.495278852854,
    ],
};
const TAIL = {
    above: [
        1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
        0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
    ],
    below: [
        1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
        0.0005475938084995345, 1.0507500716444169e-9,
    ],
};
const FAR_TAIL = {
    above: [
        6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
        0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
    ],
    below: [
        1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
        1.421511758316446e-7, 2.0442631033899397e-15,
    ],
};
function polynomial(coefficients, x) {
    return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
function quotient({ above, below }, x) {
    return polynomial(above, x) / polynomial(below, x);
}
/**
 * The z that a standard normal variable stays below with probability p (Wichura 1988, AS 241: relative error about
 * 1e-16). Throws `RangeError` unless 0 < p < 1.
 */
function normalQuantile(p) {
    (0,check_argument/* checkArgument */.s)('p', p, 'confidence');
    const fromCentre = p - 0.5;
    if (Math.abs(fromCentre) <= 0.425)
        return fromCentre * quotient(CENTRE, 0.180625 - fromCentre * fromCentre);
    const depth = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
    const size = depth <= 5 ? quotient(TAIL, depth - 1.6) : quotient(FAR_TAIL, depth - 5);
    return fromCentre < 0 ? -size : size;
}

;// CONCATENATED MODULE: ./build/kernel/statistics/wilson.js



/**
 * The score interval of a rate (Wilson 1927), two-sided: the rates that a normal test with their own variance does not
 * reject. `confidence` as a fraction. {0, 1} where there were no trials. Throws `RangeError` on impossible counts and
 * unless 0 < confidence < 1.
 */
function wilsonInterval(counts, confidence = 0.95) {
    (0,statistics_counts/* checkCounts */.t)(counts);
    (0,check_argument/* checkArgument */.s)('confidence', confidence, 'confidence');
    const { passed, total } = counts;
    if (total === 0)
        return { low: 0, high: 1 };
    const z = normalQuantile((1 - confidence) / 2);
    const scale = total + z * z;
    const centre = (passed + (z * z) / 2) / scale;
    const half = (Math.abs(z) * Math.sqrt((passed * (total - passed)) / total + (z * z) / 4)) / scale;
    // At the upper end rounding must not take the observed rate out of its interval; at 0 both terms are the same double.
    return { low: centre - half, high: passed === total ? 1 : centre + half };
}


/***/ }),

/***/ 67325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Mo: () => (/* binding */ STATUS_RANK),
/* harmony export */   yu: () => (/* binding */ entryNotes),
/* harmony export */   yz: () => (/* binding */ effectiveEntry)
/* harmony export */ });
/** Larger is better. */
const STATUS_RANK = { infra_error: 0, fail: 1, pass: 2 };
/**
 * The stricter of two entries, field by field: `pass` > `fail` > `infra_error`, `allow_timeout: false` > `true`, the earlier
 * `expires`. Null where neither side has an entry. `today` is a date (`YYYY-MM-DD`).
 */
function effectiveEntry(comparator, head, today) {
    const sides = [comparator, head].filter((entry) => entry !== null);
    const [first] = sides;
    if (first === undefined)
        return null;
    const strictest = sides.reduce((left, right) => STATUS_RANK[right.expected_status] > STATUS_RANK[left.expected_status] ? right : left);
    const dates = sides.flatMap((entry) => entry.expires ?? []).sort();
    const expires = dates[0] ?? null;
    const expired = expires !== null && expires < today;
    return {
        expected_status: expired ? 'pass' : strictest.expected_status,
        allow_timeout: !expired && sides.every((entry) => entry.allow_timeout === true),
        reason: (head ?? first).reason ?? first.reason ?? null,
        owner: (head ?? first).owner ?? first.owner ?? null,
        expires,
        expired,
    };
}
/** How the pull request's entry differs from the comparator's; both can be true of one change. */
function entryNotes(comparator, head) {
    if (comparator === null)
        return [];
    if (head === null)
        return ['entry_removed'];
    const changes = [
        STATUS_RANK[head.expected_status] - STATUS_RANK[comparator.expected_status],
        Number(comparator.allow_timeout === true) - Number(head.allow_timeout === true),
        // A date only matters where both tolerate something that it could end.
        tolerates(comparator) && tolerates(head) ? compareExpiry(comparator.expires, head.expires) : 0,
    ];
    return [
        ...(changes.some((change) => change < 0) ? ['loosened'] : []),
        ...(changes.some((change) => change > 0) ? ['tightened'] : []),
    ];
}
/** Whether the entry accepts anything less than a pass in time. */
function tolerates(entry) {
    return entry.expected_status !== 'pass' || entry.allow_timeout === true;
}
/** Positive where the second date is the stricter one; without a date a tolerance never ends. */
function compareExpiry(before, after) {
    if (before === after)
        return 0;
    if (before === undefined)
        return 1;
    if (after === undefined)
        return -1;
    return after < before ? 1 : -1;
}


/***/ }),

/***/ 20103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HR: () => (/* binding */ environmentText),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   iE: () => (/* binding */ sameEnvironment),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   tU: () => (/* binding */ sameFingerprint)
/* harmony export */ });
/**
 * What a unit was a trial of (CONTRIBUTING.md, "Trials and statistics"): client major and minor version, model, case and skills.
 * `skillSetDigest`: of the batch.
 */
function fingerprintOf(unit, skillSetDigest) {
    return { ...environmentOf(unit), case_digest: unit.case_digest, skill_set_digest: skillSetDigest };
}
/** Client and model of a unit; the model is the transcript's, else the run's own record, as the results hold it. */
function environmentOf({ client }) {
    return { client: client.version === null ? null : minorVersion(client.version), model: client.model };
}
/** `2.1` of `2.1.332`; a version of another form as it is. */
function minorVersion(version) {
    return /^\d+\.\d+/.exec(version.trim())?.[0] ?? version.trim();
}
function sameEnvironment(left, right) {
    return left.client === right.client && left.model === right.model;
}
function sameFingerprint(left, right) {
    return (sameEnvironment(left, right) &&
        left.case_digest === right.case_digest &&
        left.skill_set_digest === right.skill_set_digest);
}
/** For people: `client 2.1, model sonnet`. */
function environmentText({ client, model }) {
    return `client ${client ?? 'of unknown version'}, ${model === null ? 'unknown model' : `model ${model}`}`;
}


/***/ }),

/***/ 49847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ independentTrials)
/* harmony export */ });
/* harmony import */ var _sample_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(977);

/** Worst first: a repeated run must not take a failure out of the count. */
const WORST = ['fail', 'pass', 'infra_error'];
/**
 * Two trials with the same client session or the same bytes are one run and count once, as the worse of the two (CONTRIBUTING.md,
 * "Trials and statistics"). Trials that only read alike count, and are counted.
 */
function independentTrials(trials) {
    const groups = [];
    for (const unit of trials) {
        const same = groups.filter((group) => group.some((other) => isSameRun(unit, other)));
        const joined = [...same.flat(), unit];
        for (const group of same)
            groups.splice(groups.indexOf(group), 1);
        groups.push(joined);
    }
    const units = groups
        .map((group) => group.reduce((worst, unit) => (rank(unit) < rank(worst) ? unit : worst)))
        .sort((left, right) => left.trial - right.trial);
    const counted = units.filter(({ status }) => status !== 'infra_error');
    const contents = counted.flatMap(({ observed }) => observed.content_digest ?? []);
    const alike = contents.filter((content) => contents.indexOf(content) !== contents.lastIndexOf(content)).length;
    return { units, repeated: trials.length - units.length, alike };
}
function isSameRun(left, right) {
    const session = left.observed.session_id;
    if (session !== null && session === right.observed.session_id)
        return true;
    const [first, second] = [left.transcript, right.transcript];
    // Two clients that wrote nothing are not one run.
    return first !== null && second !== null && first.bytes > 0 && first.sha256 === second.sha256;
}
function rank(unit) {
    return WORST.indexOf(unit.status) * 4 + ((0,_sample_js__WEBPACK_IMPORTED_MODULE_0__/* .isDisallowedForCertain */ .S1)(unit) ? 0 : 2) + (unit.timed_out ? 0 : 1);
}


/***/ }),

/***/ 977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S1: () => (/* binding */ isDisallowedForCertain),
/* harmony export */   p6: () => (/* binding */ EMPTY_SAMPLE),
/* harmony export */   uV: () => (/* binding */ sampleOf)
/* harmony export */ });
/* unused harmony export isPassed */
const EMPTY_SAMPLE = { passed: 0, total: 0, disallowed: 0, infra: 0 };
/**
 * Counts independent trials: passes and failures, never infrastructure errors. A trial that timed out where that is not allowed
 * counts as failed. `forbidden`: the disallowed skills that are counted, see `isDisallowedForCertain`.
 */
function sampleOf(units, allowTimeout, forbidden = null) {
    const counted = units.filter((unit) => unit.status !== 'infra_error');
    const passed = counted.filter((unit) => isPassed(unit, allowTimeout));
    return {
        passed: passed.length,
        total: counted.length,
        disallowed: counted.filter((unit) => isDisallowedForCertain(unit, forbidden)).length,
        infra: units.length - counted.length,
    };
}
/** Whether a counted trial met what was expected. */
function isPassed({ status, timed_out: timedOut }, allowTimeout) {
    return status === 'pass' && (!timedOut || allowTimeout);
}
/** Whether a disallowed skill was called at tier 1. `among`: tokens in lower case, of which it has to be one; null means any. */
function isDisallowedForCertain({ gating_hits: gating, token_hits: hits }, among = null) {
    return gating.some((token) => Object.hasOwn(hits, token) && hits[token]?.tier === 1 && (among === null || among.has(token.toLowerCase())));
}


/***/ }),

/***/ 22251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ baseStratum),
/* harmony export */   hk: () => (/* binding */ newestStratum),
/* harmony export */   "in": () => (/* binding */ POOLED_TRIALS),
/* harmony export */   og: () => (/* binding */ LEAST_BASE_TRIALS),
/* harmony export */   su: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20103);

/** Trials of one stratum that are pooled at most: older ones tell of skills as they were long ago. */
const POOLED_TRIALS = 30;
/** Fewer trials of the baseline than this show nothing: even a total loss would not stand out. */
const LEAST_BASE_TRIALS = 5;
/**
 * The stratum that a head's trials are compared with: the newest of their client and model that has enough trials, else the newest. Case
 * and skills may differ, since they are what a pull request changes, and a merged change begins a stratum that is empty at first.
 * `environment` null takes any. Null where the history has none.
 */
function baseStratum(history, environment) {
    const fitting = history.filter(({ fingerprint }) => environment === null || (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameEnvironment */ .iE)(fingerprint, environment));
    const strata = fitting.flatMap(({ fingerprint }, index) => {
        const isFirst = fitting.findIndex((other) => (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameFingerprint */ .tU)(other.fingerprint, fingerprint)) === index;
        return isFirst ? [stratum(history, fingerprint)] : [];
    });
    return strata.find(({ total }) => total >= LEAST_BASE_TRIALS) ?? strata[0] ?? null;
}
/** The newest stratum; null where the history has none. */
function newestStratum([newest, ...older]) {
    return newest === undefined ? null : stratum([newest, ...older], newest.fingerprint);
}
/** The counts of a fingerprint; records of another one are never added. */
function stratum(history, fingerprint) {
    const records = newestOf(history, fingerprint);
    const sum = (field) => records.reduce((total, record) => total + record[field], 0);
    return {
        passed: sum('passed'),
        total: sum('total'),
        disallowed: sum('disallowed'),
        fingerprint,
        batches: records.length,
    };
}
/** The newest records of a fingerprint, at most so many trials of them; the newest record always. */
function newestOf(history, fingerprint) {
    const kept = [];
    let trials = 0;
    for (const record of history) {
        if (!(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .sameFingerprint */ .tU)(record.fingerprint, fingerprint))
            continue;
        trials += record.total;
        if (kept.length > 0 && trials > POOLED_TRIALS)
            break;
        kept.push(record);
    }
    return kept;
}


/***/ }),

/***/ 30348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stripAnsi)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}


/***/ })

};
