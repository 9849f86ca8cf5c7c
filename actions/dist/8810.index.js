export const id = 8810;
export const ids = [8810];
export const modules = {

/***/ 97498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   BK: () => (/* binding */ attributed),
/* harmony export */   ES: () => (/* binding */ configAt),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   kY: () => (/* binding */ notComparable)
/* harmony export */ });
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4753);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82196);




/** A file as a commit has it; null where it has none. Throws `not_comparable` where that cannot be told. */
async function textAt(files, commit, path) {
    const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
    if (read.kind === 'absent')
        return null;
    if (read.kind === 'unreadable')
        throw notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
    return { text: attributed(commit, () => (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(read.bytes, at(commit, path), 'a file')), blob: read.blob };
}
/** The configuration of a commit; null where it has none. Throws `not_comparable` where it is unknown or invalid. */
async function configAt(files, commit) {
    const read = await textAt(files, commit, _contracts_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF);
    if (read === null)
        return null;
    return (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_3__/* .configFromText */ .I7)(read.text, at(commit, _contracts_config_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIG_PATH */ .tF)).catch((error) => {
        throw invalidAt(commit, error);
    });
}
/** What is wrong with a file is said of the commit that holds it. */
function attributed(commit, read) {
    try {
        return read();
    }
    catch (error) {
        throw invalidAt(commit, error);
    }
}
function invalidAt(commit, error) {
    if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO))
        return error;
    const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
}
/** A file of a commit, in messages. */
function at(commit, path) {
    return `${commit.slice(0, 12)}:${path}`;
}
/** Nothing can be said about what is compared: exit code 3. */
function notComparable(message, help) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('not_comparable', message, help);
}


/***/ }),

/***/ 87686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vA: () => (/* binding */ resolveComparator),
  _8: () => (/* binding */ workingTreeComparator)
});

// UNUSED EXPORTS: commitComparator

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: ./build/app/comparator/commit-text.js
var commit_text = __webpack_require__(97498);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/github-files.js
var github_files = __webpack_require__(14960);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/app/comparator/comparator-files.js




/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
function comparatorSources(repository, access) {
    if (access === null)
        return { repository, github: null };
    const api = new github_api/* GitHubApi */.y(access);
    const files = new github_files/* GitHubFiles */.H(api, (blob) => repository.blob(blob));
    return { repository, github: { api, commits: new github_commits/* GitHubCommits */.a(api), files } };
}
/** After this many requests (the merge base, the tree, a file) the commit is fetched instead: servers limit requests, most checkouts can fetch. */
const REQUESTS = 3;
/**
 * What a commit holds: read from the clone where it has the commit, else by the API, else from the clone after fetching. A source that
 * failed where the other one answered is asked last from then on, and `steps` gets a line.
 */
async function comparatorFiles({ repository, github }, commit, steps) {
    if (github === null)
        return repository;
    const git = { name: 'git', files: repository };
    const api = { name: 'the API', files: github.files };
    const isHere = (await repository.resolveCommit(commit)) !== null;
    let order = isHere ? [git, api] : [api, git];
    let isSparing = isHere;
    const firstAnswer = async (ask, isKnown) => {
        if (!isSparing && github.api.requests >= REQUESTS && !(await isKnown())) {
            isSparing = true;
            order = [git, api];
        }
        const [first, second] = order;
        const answer = await ask(first.files);
        if ('value' in answer)
            return answer;
        const other = await ask(second.files);
        if ('value' in other) {
            steps.push(`${first.name} could not tell what ${commit} holds, ${second.name} could: ${answer.reason}`);
            order = [second, first];
            return other;
        }
        const isSame = answer.reason === other.reason;
        return isSame ? answer : { reason: `by ${first.name}: ${answer.reason}; by ${second.name}: ${other.reason}` };
    };
    return {
        async readFileAt(at, path) {
            const read = await firstAnswer(async (files) => {
                const file = await files.readFileAt(at, path);
                return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
            }, () => github.files.isKnown(at, path));
            return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
        },
        async listEntriesAt(at) {
            const answer = await firstAnswer((files) => answerOf(files.listEntriesAt(at)), () => github.files.isKnown(at, null));
            if ('value' in answer)
                return answer.value;
            throw new portcullis_error/* PortcullisError */.SO('not_comparable', answer.reason);
        },
    };
}
async function answerOf(answer) {
    try {
        return { value: await answer };
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.SO && error.code === 'not_comparable')
            return { reason: error.message };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(43727);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
;// CONCATENATED MODULE: ./build/app/comparator/find-comparator-commit.js




const FETCH_HELP = 'Fetch the history (with actions/checkout: fetch-depth: 0) or name another ref with --base-ref; an action can also ask the API, with a token that may read contents.';
/**
 * Finds the commit to compare with, mostly a merge base: the API first, since its answer is exact and takes one request, then the history
 * of the clone (`io/git/merge-base.ts`), of which only sound answers are taken.
 *
 * @param testedSha what is checked out
 * @throws PortcullisError `not_comparable` where it is unknown, with the reasons of all that were asked; `invalid_input` for a ref that is no
 * name of a commit
 */
async function findComparatorCommit(sources, target, testedSha) {
    const steps = [];
    const found = await commitOf(sources, target, testedSha, steps);
    const headSha = found.head_sha ?? (target.kind === 'named' ? testedSha : target.headSha);
    const merge = 'mergeSha' in target ? target.mergeSha : null;
    const isStrange = target.kind !== 'named' && testedSha !== headSha && testedSha !== merge;
    const warning = `what is checked out, ${testedSha}, is neither the head of the event, ${headSha}, nor its merge with the base`;
    const shas = { head_sha: headSha, tested_sha: testedSha };
    return { alternatives: [], ...found, ...shas, steps, warnings: isStrange ? [warning] : [] };
}
function commitOf(sources, target, testedSha, steps) {
    switch (target.kind) {
        case 'named':
            return mergeBaseWith(sources, target.baseRef, testedSha, steps);
        case 'merge_base':
            return mergeBaseOfPull(sources, target, steps);
        case 'merge_parent':
            return parentOfMerge(sources, target, testedSha, steps);
        case 'commit': {
            const { sha, why, baseRef } = target;
            steps.push(`the comparator is ${sha}: ${why}`);
            return Promise.resolve({ merge_base: sha, base_ref: baseRef, base_tip: sha, source: null });
        }
        case 'ref':
            return tipOf(sources, target, steps);
    }
}
async function mergeBaseOfPull(sources, target, steps) {
    const { baseRef, headSha, mergeSha } = target;
    if (target.baseTip === null)
        return mergeBaseWith(sources, baseRef, headSha, steps, baseRef);
    // The base that GitHub merged the head into is the same in all jobs of a run; the event's may be older.
    const parents = mergeSha === null ? null : await sources.repository.parentsOf(mergeSha);
    const merged = parents === null ? null : mergeParent(parents, headSha);
    const baseTip = merged !== null && 'sha' in merged ? merged.sha : target.baseTip;
    steps.push(`${baseRef} is at ${baseTip}, by ${baseTip === target.baseTip ? 'the event' : 'the merge of the event'}`);
    return mergeBaseWith(sources, baseTip, headSha, steps, baseRef);
}
/** @param baseName where `base` is the commit of a branch: its full name */
async function mergeBaseWith({ repository, github }, base, head, steps, baseName = null) {
    const reasons = [];
    const atServer = nameAtServer(base);
    if (github !== null && atServer !== null) {
        const compared = await github.commits.compare(atServer, head);
        if (compared.kind === 'done') {
            const { mergeBase, baseTip } = compared;
            steps.push(`merge base of ${baseTip} and ${head} is ${mergeBase}, by the API`);
            return { merge_base: mergeBase, base_ref: baseName ?? base, base_tip: baseTip, head_sha: head, source: 'api' };
        }
        const reason = compared.kind === 'unrelated' ? `${base} and ${head} have no common ancestor` : compared.reason;
        reasons.push(`by the API: ${reason}`);
        steps.push(`the API could not tell the merge base: ${reason}`);
    }
    // HEAD by its name where it is what is checked out: so people know it.
    const isHead = baseName === null;
    const found = await repository.mergeBase(base, isHead ? 'HEAD' : head);
    (0,append/* append */.B)(steps, found.steps);
    if (found.kind === 'found') {
        const names = { base_ref: baseName ?? found.resolvedBaseRef, base_tip: found.base, head_sha: found.head };
        return { merge_base: found.commit, ...names, source: 'git', alternatives: [...found.alternatives] };
    }
    const all = reasons.length === 0 ? found.reason : [...reasons, `by git: ${found.reason}`].join('; ');
    const names = `${baseName ?? base} and ${isHead ? 'HEAD' : head}`;
    throw (0,commit_text/* notComparable */.kY)(`the merge base of ${names} is not known: ${all}`, FETCH_HELP);
}
async function parentOfMerge({ repository }, { baseRef, headSha, mergeSha }, testedSha, steps) {
    const help = 'Check out the merge, as actions/checkout does by itself, or compare with the merge base.';
    const asked = 'compare-with: merge-parent';
    if (testedSha !== mergeSha) {
        const expected = `expected the merge of the pull request${mergeSha === null ? ', which this event has not' : `, ${mergeSha}`}`;
        throw (0,commit_text/* notComparable */.kY)(`${asked}: ${expected}, to be checked out, found ${testedSha}`, help);
    }
    // From the commit itself: it needs no history.
    const parent = mergeParent((await repository.parentsOf(mergeSha)) ?? [], headSha);
    if ('reason' in parent)
        throw (0,commit_text/* notComparable */.kY)(`${asked}: ${mergeSha} cannot be used: ${parent.reason}`, help);
    steps.push(`first parent of ${mergeSha} is ${parent.sha}`);
    return { merge_base: parent.sha, base_ref: baseRef, base_tip: parent.sha, source: 'git' };
}
/** The first parent of GitHub's merge of a head into its base, or why the commit is no such merge. Parents as in the commit itself. */
function mergeParent(parents, headSha) {
    const [first, second, ...others] = parents;
    if (first === undefined || second === undefined || others.length > 0) {
        return { reason: `it has ${parents.length} parents, where the merge of a pull request has 2` };
    }
    if (second !== headSha)
        return { reason: `it merges ${second}, not the pull request's head ${headSha}` };
    return commit_files/* OBJECT_ID */.SN.test(first) ? { sha: first } : { reason: 'its first parent is no commit id' };
}
async function tipOf({ repository, github }, { ref, why }, steps) {
    const reasons = [];
    let name = ref;
    if (name === null && github !== null) {
        const branch = await github.commits.defaultBranch();
        if (branch.kind === 'done')
            name = `refs/heads/${branch.value}`;
        else
            reasons.push(branch.reason);
    }
    if (name === null) {
        const message = ['the name of the default branch is not known', ...reasons].join(': ');
        throw (0,commit_text/* notComparable */.kY)(message, 'Name what to compare with by base-ref.');
    }
    if (github !== null) {
        const tip = await github.commits.branchTip(name.replace('refs/heads/', ''));
        if (tip.kind === 'done') {
            steps.push(`${why}, ${name}, is at ${tip.value}, by the API`);
            return { merge_base: tip.value, base_ref: name, base_tip: tip.value, source: 'api' };
        }
        reasons.push(`by the API: ${tip.reason}`);
        steps.push(`the API could not tell the tip of ${name}: ${tip.reason}`);
    }
    // A branch's merge base with itself is its tip, fetched where this clone lacks it.
    const found = await repository.mergeBase(name, name);
    if (found.kind === 'unknown') {
        const all = [...reasons, `by git: ${found.reason}`].join('; ');
        throw (0,commit_text/* notComparable */.kY)(`the tip of ${name} is not known: ${all}`, FETCH_HELP);
    }
    (0,append/* append */.B)(steps, found.steps);
    return { merge_base: found.commit, base_ref: name, base_tip: found.commit, source: 'git' };
}
/** What a name means at the server itself, in full: a tag may be called like a branch. Null where it means something in this clone only. */
function nameAtServer(text) {
    const revision = (0,parse_revision/* parseRevision */.P)(text);
    if (revision.kind === 'id')
        return revision.id;
    const name = revision.name.replace(/^(?:refs\/remotes\/)?origin\//, 'refs/heads/');
    const isOurs = revision.ancestry !== '' || name === 'HEAD' || /^refs\/(?!(?:heads|tags)\/)/.test(name);
    return isOurs ? null : name;
}

;// CONCATENATED MODULE: ./build/app/comparator/trusted-commit.js




/**
 * Finds the commit to compare with, where an author cannot choose it at will (src/app/README.md, "Comparator"): a base has to be the default
 * branch or one that the configuration at its tip names, and nobody adopts for the first time what the default branch has already.
 *
 * @param defaultBranch its full name; null where a user named what to compare with, which is taken as it is
 * @throws PortcullisError as `findComparatorCommit`, and `not_comparable` where what the default branch holds is asked for and unknown
 */
async function findTrustedCommit(sources, { target, defaultBranch }, testedSha) {
    const read = async (found) => {
        const files = await comparatorFiles(sources, found.merge_base, found.steps);
        return { found, files, config: await (0,commit_text/* configAt */.ES)(files, found.merge_base) };
    };
    if (defaultBranch === null)
        return read(await findComparatorCommit(sources, target, testedSha));
    const headSha = target.kind === 'named' ? testedSha : target.headSha;
    const mergeSha = 'mergeSha' in target ? target.mergeSha : null;
    const own = { kind: 'merge_base', baseRef: defaultBranch, baseTip: null, headSha, mergeSha };
    const base = target.kind === 'named' || !('baseRef' in target) ? null : target.baseRef;
    let left = null;
    let trusted = null;
    if (base !== null && base !== defaultBranch) {
        left = await findComparatorCommit(sources, own, testedSha);
        const { config } = await read(trusted_commit_tipOf(left));
        const isNamed = (await (0,find_files/* anyGlobTest */.Jp)(config?.branches ?? []))(base.replace('refs/heads/', ''));
        const rule = `the base ${base} is ${isNamed ? '' : 'neither the default branch nor '}named under "branches" in the configuration of ${defaultBranch}`;
        left.steps.push(`by ${left.base_tip}, ${rule}`);
        const warning = `${rule}: compared with the merge base with ${defaultBranch}`;
        if (!isNamed)
            trusted = await read({ ...left, warnings: [...left.warnings, warning] });
    }
    trusted ??= await read(withSteps(left, await findComparatorCommit(sources, target, testedSha)));
    if (trusted.config !== null)
        return trusted;
    const { found } = trusted;
    left ??= withSteps(found, await findComparatorCommit(sources, own, testedSha));
    // Where the default branch has the change already, its configuration may be what is under test.
    if (left.merge_base === found.head_sha)
        return trusted;
    const adopted = await read(trusted_commit_tipOf(left));
    if (adopted.config === null)
        return trusted;
    const warning = `${found.merge_base} has no configuration, and ${defaultBranch} has: compared with its tip ${adopted.found.merge_base}`;
    adopted.found.steps.push(warning);
    return { ...adopted, found: { ...adopted.found, warnings: [...found.warnings, warning] } };
}
/** The tip of the branch with which a merge base was looked for. */
function trusted_commit_tipOf(left) {
    return { ...left, merge_base: left.base_tip ?? left.merge_base, alternatives: [] };
}
/** What was done before stands before what was done for the commit itself. */
function withSteps(before, found) {
    found.steps.unshift(...(before?.steps ?? []));
    return found;
}

;// CONCATENATED MODULE: ./build/app/comparator/resolve-comparator.js









/** No comparator: the working tree's own policy holds, and what else is compared with is its own. */
function workingTreeComparator(world, config) {
    return {
        config,
        isConfigured: false,
        name: 'the working tree',
        warnings: [],
        commits: {
            kind: 'file',
            event: null,
            source: null,
            base_ref: null,
            base_tip: null,
            merge_base: null,
            head_sha: null,
            tested_sha: null,
            alternatives: [],
            steps: [],
            config_outcome: 'default',
        },
        read: async (path) => {
            const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)(world.root, (0,external_node_path_.join)(world.root, path), 'a file to compare with');
            return text === undefined ? null : { text, blob: null };
        },
        filesAt: (path) => Promise.resolve([path]),
        entries: () => Promise.reject((0,commit_text/* notComparable */.kY)('the working tree is compared with nothing, so that nothing changed')),
        parse: (path, parse) => parse(path),
    };
}
/**
 * What is asked for and its policy: a commit, read by the API or git, or the working tree where a file is compared with.
 *
 * @throws PortcullisError `not_comparable` where it is unknown, which never reads as "there is none"
 */
async function resolveComparator(world, request) {
    const { target } = request;
    if (target.kind === 'file')
        return workingTreeComparator(world, await (0,load_config/* configOrDefault */.zO)(world.root));
    return commitComparator(await (0,open_repository/* openRepository */.h)(world), world.root, { ...request, target });
}
/** The same of a commit. */
async function commitComparator(repository, root, { event, access, ...request }) {
    const testedSha = (await repository?.headCommit()) ?? null;
    if (repository === null || testedSha === null)
        throw noCommit(root, request.target);
    const sources = comparatorSources(repository, access);
    const { files, config, ...trusted } = await findTrustedCommit(sources, request, testedSha);
    const { warnings, ...found } = trusted.found;
    const { merge_base: commit, alternatives } = found;
    const others = alternatives.join(', ');
    const crossing = `history crosses over: ${commit} was taken of several merge bases (others: ${others})`;
    return {
        config: config ?? load_config/* UNCONFIGURED */.az,
        isConfigured: config !== null,
        name: `the comparator ${commit}`,
        warnings: [...warnings, ...(alternatives.length === 0 ? [] : [crossing])],
        // Reading may add to the steps; they are told when everything was read.
        commits: { ...found, kind: 'git', event, config_outcome: config === null ? 'default' : 'found' },
        read: (path) => (0,commit_text/* textAt */.$6)(files, commit, path),
        filesAt: (path) => filesAt(files, commit, path),
        entries: () => files.listEntriesAt(commit),
        parse: (path, parse) => (0,commit_text/* attributed */.BK)(commit, () => parse((0,commit_text.at)(commit, path))),
    };
}
async function filesAt(files, commit, path) {
    if (!(0,find_files/* isGlob */.fg)(path))
        return [path];
    const [matches, entries] = [await (0,find_files/* globTest */.FX)(path), await files.listEntriesAt(commit)];
    return entries.has(path) ? [path] : (0,ordering/* sortByCodePoints */.Mk)([...entries.keys()].filter((file) => matches(file)));
}
function noCommit(root, target) {
    const wanted = target.kind === 'named' ? `the merge base with ${target.baseRef}` : 'what to compare with';
    return (0,commit_text/* notComparable */.kY)(`${root}: expected a git repository with a commit, to find ${wanted}`, 'Run inside the repository; the gates also compare with a file by --baseline.');
}


/***/ }),

/***/ 9404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ routingComparator),
/* harmony export */   NY: () => (/* binding */ loadRoutingComparator),
/* harmony export */   bM: () => (/* binding */ comparatorTokens),
/* harmony export */   k7: () => (/* binding */ headBaseline),
/* harmony export */   k_: () => (/* binding */ comparatorCases),
/* harmony export */   mO: () => (/* binding */ fileBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96223);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82296);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49573);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28397);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82196);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70433);
/* harmony import */ var _commit_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97498);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(87686);










/**
 * What a plan or a run is compared with; null where nothing is.
 *
 * @param paths of the case files; null means the configured ones
 * @throws PortcullisError `not_comparable` where it is unknown
 */
async function loadRoutingComparator(world, request, paths) {
    if (request === null)
        return null;
    const comparator = await (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveComparator */ .vA)(world, request);
    const configured = (await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_6__/* .configOrDefault */ .zO)(world.root)).cases;
    return routingComparator(comparator, { paths: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_7__/* .casePaths */ .n2)(world, paths) ?? configured, named: paths !== null });
}
/** A baseline given as a file: no comparator is used. `path` is relative to where the command runs. */
async function fileBaseline(world, comparator, path) {
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFile */ .tz)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path), 'the baseline'), path);
    const warning = `no comparator was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`;
    return {
        ...comparator,
        baseline,
        cases: null,
        place: { path, blob: null, outcome: 'found' },
        warnings: [warning],
    };
}
/**
 * Baseline and cases as the comparator has them. Found, first adoption (neither configuration nor baseline), and "cannot be told" are three
 * different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
async function routingComparator(comparator, headCases) {
    const { config, name, isConfigured } = comparator;
    const file = await comparator.read(config.baseline);
    if (file === null && isConfigured) {
        throw (0,_commit_text_js__WEBPACK_IMPORTED_MODULE_8__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = file === null ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : comparator.parse(config.baseline, (shown) => (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(file.text, shown));
    const cases = await comparatorCases(comparator, headCases);
    const unseen = cases === null && file !== null ? [`${name} has no case files, so that loosened cases cannot be seen`] : [];
    return {
        ...comparator,
        baseline,
        cases,
        place: {
            path: config.baseline,
            blob: file?.blob ?? null,
            outcome: file === null ? 'first_adoption' : 'found',
        },
        warnings: unseen,
    };
}
/**
 * The comparator's cases: where its configuration says. Where that says nothing, at the default places; the head's own come in for
 * cases that are not found there, and come first where the caller named them. Null where there are none.
 */
async function comparatorCases(comparator, head) {
    const { config, name } = comparator;
    if (config.namesCases) {
        const cases = await readCases(comparator, config.cases);
        if (cases !== null && cases.missing.length === 0)
            return cases.found;
        throw (0,_commit_text_js__WEBPACK_IMPORTED_MODULE_8__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
    }
    const own = await readCases(comparator, head.paths);
    if (head.named && own !== null)
        return own.found;
    const usual = await readCases(comparator, config.cases);
    if (own === null && usual === null)
        return null;
    const byId = new Map();
    for (const item of [...(own?.found ?? []), ...(usual?.found ?? [])])
        byId.set(item.definition.case_id, item);
    return [...byId.values()];
}
/** The cases of the files that are there, and the paths of those that are not; null where none is there. */
async function readCases(comparator, paths) {
    const cases = new Map();
    const missing = [];
    for (const path of paths) {
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path))
            continue;
        for (const file of await comparator.filesAt(path)) {
            if (cases.has(file))
                continue;
            const read = await comparator.read(file);
            if (read === null)
                missing.push(file);
            else
                cases.set(file, comparator.parse(file, (shown) => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parseCaseFile */ ._T)(read.text, shown)));
        }
    }
    return cases.size === 0 ? null : { found: [...cases.values()].flat(), missing };
}
/** What the comparator's version of a case asks for, so that it is recorded beside what the case itself asks. */
function comparatorTokens(before, { definition }, agent) {
    const ids = new Set([definition.case_id, definition.renamed_from]);
    const earlier = before.find((item) => ids.has(item.definition.case_id));
    if (earlier === undefined)
        return {};
    const asked = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .requirementsOf */ .jj)(earlier.definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .HIDES_READS */ .uc);
    return { furtherTokens: (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(asked), furtherAnyTokens: asked.any ?? [] };
}
/** The baseline that the working tree proposes; an empty one where it has none. */
async function headBaseline(root, config) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, config.baseline), 'the baseline');
    return text === undefined ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, config.baseline);
}


/***/ }),

/***/ 19274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ skillRenames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36618);
/* harmony import */ var _repository_load_skills_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62428);





/**
 * Which skills were called otherwise before, as far as that counts: no other skill of the comparator had one of the names that it has now
 * (src/routing/README.md, "Renamed cases"). A configured root that is gone is no error here.
 */
async function skillRenames(root, config, comparator) {
    const roots = [];
    for (const path of config.skills)
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            roots.push(path);
    const { folders, renames } = await (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSkills */ .l1)(root, roots);
    if (renames.size === 0 || comparator === null || comparator.commits.kind === 'file')
        return renames;
    const before = [];
    for (const [path, entry] of await comparator.entries()) {
        // Whatever a link leads to stands elsewhere as well.
        if (!path.endsWith(`/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`) || !entry.startsWith('100'))
            continue;
        const file = await comparator.read(path);
        before.push(namesOf(path.split('/').at(-2), (await (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .parseFrontmatter */ .yv)(file?.text ?? '', path)).fields));
    }
    const counts = ([name, old]) => {
        const own = folders.find((folder) => folder.name === name)?.frontmatter.fields ?? null;
        const names = [...namesOf(name, own)];
        return !before.some((skill) => !skill.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(old)) && names.some((one) => skill.has(one)));
    };
    return new Map([...renames].filter(counts));
}
/** What a skill answers to. */
function namesOf(folder, fields) {
    const names = [folder, fields?.get('name')].filter((name) => typeof name === 'string');
    return new Set(names.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m));
}


/***/ }),

/***/ 99105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kQ: () => (/* binding */ deniedBySettings),
/* harmony export */   oB: () => (/* binding */ rootsUnderTest),
/* harmony export */   oX: () => (/* binding */ clientSkills),
/* harmony export */   rm: () => (/* binding */ unavailableSkills)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7790);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36618);
/* harmony import */ var _providers_judged_part_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29532);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49573);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62428);







/**
 * Which skills the units of each provider get, and how (src/providers/README.md, "Places").
 *
 * @param roots absolute, or relative to the repository
 * @throws PortcullisError where two would be installed under one name
 */
async function clientSkills(root, roots, { providers }, agents) {
    const absolute = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path);
    const inRepository = (path) => (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, absolute(path)));
    const ofAgents = [];
    for (const agent of agents) {
        const named = providers.get(agent)?.skills ?? [];
        const own = [];
        for (const path of _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.get(agent)?.skillRoots ?? [])
            if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)(absolute(path)))
                own.push(path);
        const places = new Set([...roots, ...named, ...own].map(absolute));
        ofAgents.push({ agent, named: named.map(inRepository), places });
    }
    const { folders } = await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSkills */ .l1)(root, [...new Set(ofAgents.flatMap(({ places }) => [...places]))]);
    return new Map(ofAgents.map(({ agent, named, places }) => {
        const near = folders.filter((folder) => places.has(folder.root));
        return [agent, placedSkills(near, (path) => (0,_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .placingOf */ .w4)(inRepository(path), agent, named), inRepository)];
    }));
}
function placedSkills(folders, placing, inRepository) {
    const placed = folders.map((folder) => ({ folder, placing: placing(folder.root) }));
    // What lies in a place of its own is what it would read.
    const own = placed.flatMap((one) => (one.placing === 'own' ? [one.folder] : []));
    const names = new Set(own.map(nameOf));
    const others = placed.filter(({ folder }) => !names.has(nameOf(folder)));
    const installed = others.flatMap((one) => (one.placing === 'not_available' ? [] : [one.folder]));
    (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseDuplicateSkills */ .ov)(installed);
    for (const folder of installed)
        names.add(nameOf(folder));
    return {
        folders: [...own, ...installed],
        copied: [
            ...own.map(({ path }) => ({ path, plugin: null, into: inRepository((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) })),
            ...installed.map(({ path, plugin }) => ({ path, plugin })),
        ],
        found: [...own, ...installed],
        missing: others.flatMap(({ folder }) => names.has(nameOf(folder)) ? [] : [{ name: folder.name, root: inRepository(folder.root) }]),
    };
}
/** Where skills under test may lie, relative to the folder of a session: in the roots, where a run installs them, in the client's own places. */
function rootsUnderTest(root, roots, config, id) {
    const { skills = [], command } = config.providers.get(id) ?? {};
    const given = [...roots, ...skills].map((path) => (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path))));
    return [...given, ...(_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.get(id)?.skillRoots ?? [command?.skills_folder ?? []].flat())];
}
function nameOf({ listing }) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_5__/* .foldedName */ .m)(listing.name);
}
/** What `validate` and `plan` say: a line for each provider that skills of the configuration do not reach. */
function unavailableSkills(clients) {
    return [...clients].flatMap(([agent, { missing }]) => {
        if (missing.length === 0)
            return [];
        const [names, places] = [missing.map(({ name }) => name), new Set(missing.map((skill) => skill.root))];
        const help = `it does not read ${[...places].join(', ')} (providers.${agent}.skills installs from there)`;
        return `not_available to ${agent}: ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .K)(names)}: ${help}`;
    });
}
/** Which rules of the repository's settings keep a client from skills, a sentence each. */
function deniedBySettings(agent, files, names) {
    const settings = _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.get(agent)?.settings;
    // Those of other folders count only where a client is started there.
    return files
        .filter(({ path }) => path.split('/').length === 2 && settings?.test(path) === true)
        .flatMap(({ path, bytes }) => (0,_providers_judged_part_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedSkills */ .g)(Buffer.from(bytes).toString(), names).map(({ name, rule, list }) => `${path} keeps ${agent} from the skill ${name}: ${JSON.stringify(rule)} under permissions.${list}`));
}


/***/ }),

/***/ 20457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ instructingFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_file_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54072);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49573);
/* harmony import */ var _open_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19222);







/** As Claude follows imports. */
const DEPTH = 5;
/** Bytes of a file that are looked through for imports. */
const IMPORTING_BYTES = 1024 * 1024;
/** Each unit gets a copy of all files. Each folder that a link or manifest leads to is looked for among all paths. */
const MOST = { files: 20_000, MiB: 256, 'folders behind links': 1000 };
/**
 * The files that instruct agents (src/providers/README.md, "Under test"): by the clients' table, what they import, and what links among
 * them lead to. None outside of a repository with a commit. Throws `invalid_input` for more than a unit is given.
 */
async function instructingFiles(world, { further, ofCommit, before = [] }) {
    const repository = await (0,_open_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .openRepository */ .h)(world);
    const head = (await repository?.headCommit()) ?? null;
    if (repository === null || head === null)
        return [];
    const [entries, known] = [await repository.listEntriesAt(head), new Set(before)];
    const uncommitted = new Set(await repository.uncommittedPaths());
    const paths = new Set([...entries.keys(), ...(ofCommit ? [] : uncommitted), ...known]);
    const read = async (path) => {
        if (!ofCommit || !uncommitted.has(path))
            return onDisk((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.root, path));
        const [mode = '', id = ''] = entries.get(path)?.split(' ') ?? [];
        const bytes = mode.startsWith('1') && mode !== '160000' ? await repository.blob(id) : null;
        return bytes === null ? null : { bytes, isLink: mode === '120000', executable: mode === '100755' };
    };
    const found = new Map();
    const size = { files: 0, MiB: 0, 'folders behind links': 0 };
    const below = (place) => {
        if (paths.has(place))
            return [place];
        size['folders behind links'] += 1;
        refuseMore(size);
        return [...paths].filter((path) => path.startsWith(`${place}/`));
    };
    const isFurther = await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .anyGlobTest */ .Jp)(further);
    let ring = [...paths]
        .filter((path) => (0,_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_5__/* .instructsAgents */ .KH)(path) || isFurther(path))
        .map((path) => ({ path, source: path, by: 'table' }));
    const isNamed = (path) => _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_5__/* .CLIENT_FILES */ .oi.instructions.some((file) => file.test(path));
    const followed = new Set();
    for (let depth = 0; depth <= DEPTH; depth += 1) {
        const next = [];
        for (const { path, source, by } of ring) {
            const imports = by === 'import' || isNamed(path) || !OF_SKILL.test(path);
            if (found.has(path) && (!imports || followed.has(path)))
                continue;
            const file = (await read(source)) ?? (known.has(source) ? NOTHING : null);
            if (file === null || (file.isLink && by !== 'table'))
                continue;
            const text = Buffer.from(file.bytes.subarray(0, IMPORTING_BYTES)).toString();
            if (file.isLink) {
                const target = inside(source, text) ?? source;
                for (const at of target === source ? [] : below(target)) {
                    next.push({ path: path + at.slice(target.length), source: at, by });
                }
                continue;
            }
            size.files += 1;
            size.MiB += file.bytes.length / 1024 ** 2;
            refuseMore(size);
            found.set(path, found.get(path) ?? { path, source, reached: depth > 0, ...file });
            if (imports)
                followed.add(path);
            const named = known.size > 0 ? manifestPaths(source, text).flatMap(below) : [];
            const targets = imports ? importsOf(source, text).filter((one) => paths.has(one)) : [];
            for (const one of named)
                next.push({ path: one, source: one, by: 'manifest' });
            for (const one of targets)
                next.push({ path: one, source: one, by: 'import' });
        }
        ring = next;
    }
    return [...found.values()];
}
const NOTHING = { bytes: new Uint8Array(), executable: false, isLink: false };
async function onDisk(path) {
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
        if (stats.isSymbolicLink())
            return { ...NOTHING, bytes: Buffer.from((0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .withSlashes */ .sq)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path))), isLink: true };
        if (!stats.isFile())
            return null;
        refuseMore({ ...MOST, MiB: stats.size / 1024 ** 2 });
        return { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path), executable: (stats.mode & 0o100) !== 0, isLink: false };
    }
    catch (error) {
        if ((0,_io_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return null;
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO)
            throw error;
        throw (0,_io_file_error_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadable */ .O$)(error, path, 'what instructs agents');
    }
}
/** Files of a skill, which import nothing unless they are imported: below `skills/`, itself not below `rules/` and the like of a client. */
const OF_SKILL = /(?:^|\/)SKILL\.md$|^(?:(?:.*\/)?\.[^/]+\/|(?:[^./][^/]*\/)*)skills\/(?!\.|.*\/\.)/i;
/** What a text imports by `@path`. */
function importsOf(path, text) {
    return [...text.matchAll(/(?:^|[\s(])@((?:[^\s\\]|\\ )+)/g)]
        .map(([, one = '']) => one.replaceAll('\\ ', ' '))
        .flatMap((one) => [one, one.replace(/#.*$/, ''), one.replace(/[.,;:!?)*`"']{1,9}$/, '')])
        .flatMap((one) => inside(path, one) ?? []);
}
/** The files and folders that a plugin's or marketplace's manifest names. */
function manifestPaths(path, text) {
    const [, top] = /^(.*?)\.[a-z]+-plugin\/[^/]+\.json$/i.exec(path) ?? [];
    if (top === undefined)
        return [];
    return [...new Set([...text.matchAll(/"\.\/([^"\\]+)"/g)].flatMap(([, one = '']) => inside(`${top}x`, one) ?? []))];
}
/** Where a path leads that a file names; null out of the repository, and for its top. */
function inside(file, path) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(file), path).replace(/\/+$/, '');
    return /^[/~]/.test(path) || normal === '.' || /^\.\.(?:\/|$)/.test(normal) ? null : normal;
}
function refuseMore(size) {
    const what = ['files', 'MiB', 'folders behind links'].find((key) => size[key] > MOST[key]);
    if (what === undefined)
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .SO('invalid_input', `files that instruct agents: expected at most ${MOST[what]} ${what}, found more`, 'Name fewer under `workspace`, or take large files out of the folders that clients read.');
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   hb: () => (/* binding */ blobAt)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** Paths at which two commits differ, sorted. */
function differingPaths(left, right) {
    const all = new Set([...left.keys(), ...right.keys()]);
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortByCodePoints */ .Mk)([...all].filter((path) => left.get(path) !== right.get(path)));
}
/** What the modes of a git tree stand for, but for regular files. */
const NOT_A_FILE = {
    '040000': 'a directory',
    '120000': 'a symbolic link, which is not followed',
    '160000': 'a submodule',
};
/** The id of the regular file at a path, or why there is none. Entries may have folders among them, and need not. */
function blobAt(entries, path) {
    const segments = path.split('/');
    for (let end = 1; end <= segments.length; end += 1) {
        const place = segments.slice(0, end).join('/');
        const other = NOT_A_FILE[entries.get(place)?.slice(0, 6) ?? ''];
        if (place === path && other !== undefined)
            return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
        // A path that leads through a link or a submodule names a file that exists, but elsewhere.
        if (other !== undefined && other !== NOT_A_FILE['040000']) {
            return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${place}\`, ${other}` };
        }
    }
    const entry = entries.get(path);
    if (entry !== undefined)
        return entry.slice(7);
    const isFolder = [...entries.keys()].some((key) => key.startsWith(`${path}/`));
    return isFolder ? { kind: 'unreadable', reason: `\`${path}\` is ${NOT_A_FILE['040000']}` } : { kind: 'absent' };
}
/** A full SHA-1 or SHA-256 object id. Short ids are refused: what they mean depends on which objects a clone holds. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;


/***/ }),

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);

const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}


/***/ }),

/***/ 43727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ parseRevision)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


/** What `git check-ref-format` forbids anywhere in a name, plus the lone surrogates that no argument list can carry. */
// oxlint-disable-next-line no-control-regex -- control characters are what this has to find
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|\p{Surrogate}/u;
const ANCESTRY = /(?:[~^]\d{0,6})+$/;
/**
 * Reads a revision out of untrusted text, before git sees it.
 *
 * Accepted are full object ids, `HEAD`, and names that `git check-ref-format --allow-onelevel` accepts (`main`,
 * `origin/main`, `refs/heads/x`), each name with an optional tail of `~n` and `^n`. Refused is all else that git's own
 * revision syntax knows (`a..b`, `:path`, `@{u}`, `^{tree}`, `-option`), since none of it names one commit plainly.
 *
 * @throws PortcullisError `invalid_input`
 */
function parseRevision(text) {
    const id = text.toLowerCase();
    if (_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(id))
        return { kind: 'id', id };
    const ancestry = ANCESTRY.exec(text)?.[0] ?? '';
    const name = text.slice(0, text.length - ancestry.length);
    if (isRefName(name))
        return { kind: 'name', name, ancestry };
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO('invalid_input', `Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ }),

/***/ 44390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ holdMemory)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * Keeps the memory of this process near to what lives, from now on. V8 would give garbage ever more room and never give it back, several
 * times as much as is needed where work is long and little of it is kept (`npm run bench -- runner memory`, `npm run bench -- typestate`).
 *
 * `young`: the young generation stays as small as it is. `all`, for pieces that live long enough to leave it: the old one is also collected
 * whenever it has doubled, which costs a little more of the processor's time.
 */
function holdMemory(generations) {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
    if (generations === 'all')
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=100');
}


/***/ }),

/***/ 29532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deniedSkills),
/* harmony export */   p: () => (/* binding */ judgedPart)
/* harmony export */ });
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40748);
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67921);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36618);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _known_providers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49573);





const CLIENTS = [..._known_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.values()];
const UNJUDGED = CLIENTS.flatMap(({ unjudged = [] }) => unjudged);
const SETTINGS = CLIENTS.flatMap(({ settings = [] }) => settings);
const MANIFEST = /(?:^|\/)(?:\.[a-z]+-plugin|\.github\/plugin|\.agents\/plugins)\/[^/]+\.json$/i;
/** What a client reads fields of: a skill, agent, command or prompt. */
const WITH_FIELDS = /(?:^|\/)(?:SKILL\.md|(?:skills|agents|commands|prompts|output-styles)\/.*\.md)$/i;
/** Fields and keys by which something is executed, granted or asked elsewhere; folded, without `-` and `_`. */
const EXECUTES = new Set(['hooks', 'mcpservers', 'lspservers', 'monitors', 'env', 'permissionmode']);
/**
 * What of a file counts as under test (src/providers/README.md, "Under test"), as a function of its text; null where all of it does.
 *
 * @param path relative to where the client runs, with `/`
 */
function judgedPart(path) {
    if (UNJUDGED.some((file) => file.test(path)))
        return (text) => ({ given: null, left: text === '' ? path : text });
    if (SETTINGS.some((file) => file.test(path)))
        return settingsPart;
    if (MANIFEST.test(path))
        return manifestPart;
    return WITH_FIELDS.test(path) ? fieldsPart : null;
}
function settingsPart(text) {
    const settings = jsonObject(text);
    if (settings === null)
        return { given: null, left: text };
    const { permissions, ...others } = settings;
    const { deny, ask, ...granted } = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(permissions);
    const left = [others, granted].filter((part) => Object.keys(part).length > 0);
    return {
        given: JSON.stringify({ permissions: { deny, ask } }),
        left: left.length === 0 ? '' : JSON.stringify(left),
    };
}
function manifestPart(text) {
    const manifest = jsonObject(text);
    const left = [];
    const given = JSON.stringify(manifest, (key, value) => {
        if (!EXECUTES.has(folded(key)))
            return value;
        left.push([key, value]);
        return undefined;
    });
    if (manifest === null)
        return { given: null, left: text };
    return left.length === 0 ? { given: text, left: '' } : { given, left: JSON.stringify(left) };
}
/** Fields begin so, whatever bytes of a mark are read as. Claude ends them at the next `---`, others at a line of it: the later counts. */
const OPENS = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---\s*\n/;
const CLOSES = /^---[^\S\n]*$/m;
/** A key as it is usually written. What is written otherwise might be any, and is left out. */
const KEY = /^(["']?)([^\s"'\\{}[\]?<&*!|>%@`#,:-][^"'\\:]{0,99})\1[ \t]{0,99}:(?:\s|$)/;
/** A value that goes on in the next lines, in which a colon need not be a mistake. */
const GOES_ON = /^(?:$|#|[|>][-+\d]*$|[&!]\S*$|"[^"]*$|'[^']*$|[{[][^}\]]*$)/;
/** The mark of what Claude runs while it loads a text. */
const SHELL = /(?<=```)!(?=([\s\S]*?```))|(?<=^|\s)!(?=(`[^`]+`))/gm;
function fieldsPart(text) {
    const begin = OPENS.exec(text)?.[0].length ?? text.length;
    const first = text.indexOf('---', begin);
    const bodyAt = first === -1 ? 0 : first + 3;
    const left = [];
    const body = text.slice(bodyAt).replace(SHELL, (mark, fence, line = '') => {
        left.push(mark + (fence ?? line));
        // Without anything in its place, a fence could begin another.
        return fence === undefined ? '' : '-';
    });
    const whole = text.slice(0, bodyAt) + body;
    if (first === -1)
        return { given: whole, left: left.join('') };
    const close = whole.slice(begin).search(CLOSES);
    const end = close === -1 ? first : begin + close;
    const kept = [];
    let target = kept;
    let [outer, inner, goesOn] = [-1, -1, true];
    for (const line of whole.slice(begin, end).split(/(?<=\n|[\r\u0085\u2028\u2029](?!\n))/)) {
        const indent = line.search(/\S/);
        const written = line.slice(indent).trimEnd();
        if (indent !== -1 && !written.startsWith('#')) {
            if (outer === -1)
                outer = indent;
            if (indent === outer && !written.startsWith('-')) {
                const [start = '', , key] = KEY.exec(written) ?? [];
                target = key === undefined || EXECUTES.has(folded(key)) ? left : kept;
                [inner, goesOn] = [-1, GOES_ON.test(written.slice(start.length).trimStart())];
            }
            else if (inner === -1)
                inner = indent;
            const isOdd = indent > outer && (!goesOn || indent < inner) && /:(?:\s|$)/.test(written);
            if (indent < outer || isOdd)
                return { given: null, left: text };
        }
        target.push(line);
    }
    return { given: whole.slice(0, begin) + kept.join('') + whole.slice(end), left: left.join('') };
}
/** The names that a rule of settings keeps a model from using, each with the rule and the list that it stands in. */
function deniedSkills(text, names) {
    const permissions = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(jsonObject(text)?.['permissions']);
    const rules = ['deny', 'ask'].flatMap((list) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asList */ .DD)(permissions[list]).map((rule) => ({ list, rule: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(rule) ?? '' })));
    return rules.flatMap(({ list, rule }) => {
        const found = /^Skill(?:\((.*)\))?$/i.exec(rule.trim());
        if (found === null)
            return [];
        // What follows the name are arguments.
        const [start = '', ...more] = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)((found[1] ?? '*').replace(/(?::| )\*$/, '')).split('*');
        const end = more.at(-1);
        const isHit = (name) => end === undefined ? name === start : name.startsWith(start) && name.endsWith(end);
        return names
            .filter((name) => [name, name.slice(name.lastIndexOf(':') + 1)].some((one) => isHit((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(one))))
            .map((name) => ({ name, rule, list }));
    });
}
function folded(key) {
    return key.trim().toLowerCase().replaceAll(/[-_]/g, '');
}
/** Null for what a client could not read either. */
function jsonObject(text) {
    try {
        return (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)((0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonSource */ .X0)(text, 'settings').value);
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 49921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ caseChanges)
});

// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/case-loosened.js
var case_loosened = __webpack_require__(77919);
// EXTERNAL MODULE: ./node_modules/entities/dist/decode.js + 3 modules
var decode = __webpack_require__(81161);
// EXTERNAL MODULE: ./node_modules/unhomoglyph/data.json
var data = __webpack_require__(70144);
;// CONCATENATED MODULE: ./build/routing/visible-text.js


/** Stands where camel case begins a new word: `alphaSkill` is two. No folded text has it otherwise. */
const HUMP = '\0';
const UNSEEN = /[\p{M}\p{DI}\0]/gu;
let seenAs;
/** Unicode's confusables, as far as they look like ASCII but for marks; a letter that is not there as its other case. */
function confusableLetters() {
    const plain = Object.entries(data).map(([one, like]) => [one, withoutMarks(like)]);
    const likes = new Map(plain.filter(([, like]) => /^[\x21-\x7e]+$/.test(like)));
    const small = [...likes].map(([one, like]) => [one.toLowerCase(), like]);
    const capital = [...likes].map(([one, like]) => [one.toUpperCase(), like]);
    // The table takes I for l.
    const own = [...likes].map(([one, like]) => [one, (like === 'l' && likes.get(one.toLowerCase())) || like]);
    return new Map([...capital, ...small, ...own]);
}
/**
 * A text as it reads, whatever it is written with (src/routing/README.md, "Leading prompts"): entities are decoded, marks and what nobody
 * sees are gone, letters that look like ASCII are ASCII, and there are no capitals.
 */
function visibleText(text) {
    // Most commands fold nothing, and thousands of letters take their time.
    const letters = (seenAs ??= confusableLetters());
    return (0,decode/* decodeHTML */.Gz)(text)
        .replaceAll(UNSEEN, (mark) => letters.get(mark) ?? '')
        .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, HUMP)
        .replaceAll(/[^\0-\x7f]/gu, (letter) => {
        const plain = withoutMarks(letter);
        if (/^[a-z\d]+$/i.test(plain))
            return plain;
        // NFKD makes a final sigma of a lunate one.
        return letters.get(letter) ?? plain.replaceAll(/[^\0-\x7f]/gu, (one) => letters.get(one) ?? one);
    })
        .toLowerCase();
}
function withoutMarks(text) {
    return text.normalize('NFKD').replaceAll(UNSEEN, '');
}

;// CONCATENATED MODULE: ./build/routing/names-skill.js

const LETTER = String.raw `[\p{L}\p{N}]`;
const SIGNS = String.raw `[^\p{L}\p{N}]`;
const SIGN = new RegExp(SIGNS, 'u');
/** What makes one of two words: no white space, or a hyphen at the end of a line. */
const JOINED = new RegExp(String.raw `(?<=${LETTER})(?:[^\p{L}\p{N}\s]+|\p{Pd}\s*)(?=${LETTER})`, 'u');
const WORDS = new RegExp(`${LETTER}+`, 'gu');
/** No folder has a longer name. */
const LONGEST_NAME = 255;
/** A text by its words alone: what two prompts are compared by. */
function plainWords(text) {
    return (visibleText(text).match(WORDS) ?? []).map(singular).join(' ');
}
/**
 * Whether words in a row join to the name, and how they are written (src/routing/README.md, "Leading prompts").
 *
 * @param prompt folded, once for all skills
 */
function namesSkill(prompt, skill) {
    const name = skill.length > LONGEST_NAME ? [] : (visibleText(skill).match(WORDS) ?? []);
    const found = new Set(placesOf(prompt, name).map((place) => namingAt(prompt, place, name.length > 1)));
    // `the alpha skill` and `skill alpha` are alpha-skill.
    const short = singular(name.at(-1) ?? '') === 'skill' ? placesOf(prompt, name.slice(0, -1)) : [];
    if (found.has('leading') || short.some(isBesideSkill))
        return 'leading';
    return found.has('words') ? 'words' : null;
}
/** Where the letters of a name follow each other, with or without signs between; groups: the word "skill" before it and after it. */
function placesOf(prompt, name) {
    if (name.length === 0)
        return [];
    const spaced = (word) => Array.from(word).join(`${SIGNS}*`);
    // A plural among nothing but `s` could be found in exponentially many ways.
    const words = name.map((word) => (/^s+$/.test(word) ? spaced(word) : `${spaced(singular(word))}s?`));
    const letters = words.join(`${SIGNS}*`);
    const before = `(?<=((?<!${LETTER})skills?${SIGNS}*)?)(?<!${LETTER})`;
    const pattern = new RegExp(`${before}${letters}(?!${LETTER})(?=(${SIGNS}*skills?(?!${LETTER}))?)`, 'gu');
    const places = [];
    for (let place = pattern.exec(prompt); place !== null; place = pattern.exec(prompt)) {
        places.push(place);
        pattern.lastIndex = place.index + 1;
    }
    return places;
}
function namingAt(prompt, place, isLong) {
    const [text] = place;
    // A name of one word has capitals as any word may: GitHub.
    const isOne = isLong ? JOINED.test(text) || !SIGN.test(text) : JOINED.test(text.replaceAll(HUMP, ''));
    if (isOne || isBesideSkill(place))
        return 'leading';
    const [start, end] = [place.index, place.index + text.length];
    const around = `${prompt.slice(Math.max(0, start - 2), start).padStart(2)} ${prompt.slice(end, end + 2)}`;
    // pdf-forms is another name than pdf.
    if (/^[\p{L}\p{N}][-_\0]| [-_\0][\p{L}\p{N}]$/u.test(around))
        return null;
    return /^.[\\/$@:]|^.. [\\/]|^.["'`<>«»„] ["'`<>«»„]/su.test(around) ? 'leading' : 'words';
}
function isBesideSkill([, before, after]) {
    return before !== undefined || after !== undefined;
}
/** Without the `s` of a plural. */
function singular(word) {
    return word.length > 1 && word.endsWith('s') ? word.slice(0, -1) : word;
}

// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
// EXTERNAL MODULE: ./build/routing/touched-cases.js
var touched_cases = __webpack_require__(93387);
;// CONCATENATED MODULE: ./build/routing/pair-cases.js






/** Dice's measure of two prompts' trigrams, from which on one is the other, edited. */
const ALIKE = 0.8;
/** Some seconds: of folding characters, looking at pairs, and looking up trigrams. */
const MOST_STEPS = 30_000_000;
const STEPS_OF_CHARACTER = 8;
const STEPS_OF_PAIR = 16;
/**
 * Which new case is which gone one, renamed and perhaps edited (src/routing/README.md, "Renamed cases"): among all of them the most alike
 * first, ties by the old id, then by the new one.
 *
 * @param gone naming skills as they are called now
 * @returns new id → old id
 * @throws PortcullisError `invalid_input` where they are too many to be compared
 */
function pairCases(fresh, gone) {
    const paired = new Map();
    if (fresh.length === 0 || gone.length === 0)
        return paired;
    let steps = 0;
    const count = (more) => {
        if ((steps += more) <= MOST_STEPS)
            return;
        throw new portcullis_error/* PortcullisError */.SO('invalid_input', `${fresh[0]?.file}: expected so few new and gone cases that each can be compared with each, found ${fresh.length} new ones and ${gone.length} that are gone`, 'Say with `renamed_from` which case is which, or change fewer of them at a time.');
    };
    for (const { definition } of [...fresh, ...gone])
        count(definition.prompt.length * STEPS_OF_CHARACTER);
    const before = gone.map(textOf).flatMap((text) => [...text.keys].map((key) => ({ key, text })));
    const byKey = (0,grouped_by/* groupedBy */.m)(before, ({ key }) => key);
    const pairs = [];
    for (const item of fresh) {
        const now = textOf(item);
        const near = new Set();
        for (const key of now.keys) {
            const sharing = byKey.get(key) ?? [];
            count(sharing.length);
            for (const { text } of sharing)
                near.add(text);
        }
        for (const old of near) {
            count(STEPS_OF_PAIR + old.trigrams.size);
            const score = likeness(old, now);
            if (score >= ALIKE)
                pairs.push({ from: old.id, to: now.id, score });
        }
    }
    pairs.sort((one, other) => other.score - one.score || (0,ordering/* compareCodePoints */.OP)(one.from, other.from) || (0,ordering/* compareCodePoints */.OP)(one.to, other.to));
    const left = new Set(gone.map(({ definition }) => definition.case_id));
    for (const { from, to } of pairs)
        if (!paired.has(to) && left.delete(from))
            paired.set(to, from);
    return paired;
}
/** What of a case is compared. Two are looked at where they share one of the keys: a token, or the prompt. */
function textOf({ definition, digest }) {
    const words = plainWords(definition.prompt) || definition.prompt;
    const trigrams = new Set(Array.from({ length: Math.max(1, words.length - 2) }, (_, at) => words.slice(at, at + 3)));
    const tokens = (0,touched_cases/* tokensOfCase */.SR)(definition).map((token) => `token ${(0,case_loosened/* skillNameOf */.Oi)(token)}`);
    return { id: definition.case_id, digest, words, trigrams, keys: new Set([...tokens, `prompt ${words}`]) };
}
function likeness(one, other) {
    if (one.digest === other.digest)
        return 2;
    if (one.words === other.words)
        return 1;
    let shared = 0;
    for (const trigram of one.trigrams)
        if (other.trigrams.has(trigram))
            shared += 1;
    return Math.min((2 * shared) / (one.trigrams.size + other.trigrams.size), 1 - Number.EPSILON);
}

// EXTERNAL MODULE: ./build/routing/requirements.js
var requirements = __webpack_require__(28397);
;// CONCATENATED MODULE: ./build/routing/case-changes.js








/** Under a second: characters of both prompts times letters of the names. */
const case_changes_MOST_STEPS = 50_000_000;
/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by how alike they are. A case that got another id
 * is judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
 * can be said to have changed. `entryIds`: the case ids of the comparator's baseline.
 */
function caseChanges(head, comparator, renames, entryIds = []) {
    const before = new Map((comparator ?? []).map((item) => [item.definition.case_id, item]));
    const known = new Set([...before.keys(), ...entryIds]);
    const ids = new Set(head.map((item) => item.definition.case_id));
    const declaredIdOf = ({ definition: { case_id: id, renamed_from: from } }) => {
        if (known.has(id))
            return id;
        // A case that is still there was not renamed.
        return from !== undefined && known.has(from) && !ids.has(from) ? from : null;
    };
    const taken = new Set([...ids, ...head.map(declaredIdOf)]);
    const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id));
    const paired = pairCases(head.filter((item) => declaredIdOf(item) === null), gone.map((item) => ({ ...item, definition: withRenamedSkills(item.definition, renames) })));
    const changes = new Map();
    const renamed = [];
    for (const item of [...head].sort(byId)) {
        const id = item.definition.case_id;
        const from = paired.get(id);
        if (from !== undefined)
            renamed.push({ from, to: id });
        const beforeId = from ?? declaredIdOf(item) ?? id;
        const old = before.get(beforeId);
        const mapped = old && withRenamedSkills(old.definition, renames);
        const isSame = old?.digest === item.digest;
        changes.set(id, {
            before: mapped ?? null,
            beforeId,
            changed: comparator !== null && !isSame,
            naming: old && mapped && !isSame ? newNaming(item, old.definition, mapped, renames) : null,
        });
    }
    return { changes, renamed };
}
function byId(left, right) {
    return (0,ordering/* compareCodePoints */.OP)(left.definition.case_id, right.definition.case_id);
}
/**
 * How the prompt names a skill that is required now or was before, so that moving it to another field is no way out; null where it named
 * that one as clearly before. `mapped` is `before` with the names that its skills have now.
 */
function newNaming(item, before, mapped, renames) {
    const head = item.definition;
    const [now, then] = [visibleText(head.prompt), visibleText(before.prompt)];
    const [asked, askedBefore] = [skillsAsked(head), skillsAsked(mapped)];
    const known = new Set(askedBefore.map(folded_name/* foldedName */.m));
    const oldNames = new Map([...renames].map(([name, old]) => [(0,folded_name/* foldedName */.m)(name), old]));
    const skills = new Set([...asked, ...askedBefore]);
    const searched = [...skills].flatMap((skill) => [skill, oldNames.get((0,folded_name/* foldedName */.m)(skill)) ?? '']);
    // However short, a name costs something for each character.
    const letters = searched.reduce((sum, name) => sum + visibleText(name).length + 4, 0);
    if ((now.length + then.length) * letters > case_changes_MOST_STEPS) {
        throw new portcullis_error/* PortcullisError */.SO('invalid_input', `${item.file}:${item.line}: ${head.case_id}: expected a prompt in which the names of the required skills can be looked for, found ${now.length} characters (${then.length} before) and ${skills.size} names`, 'Shorten the prompt, or require fewer skills.');
    }
    let found = null;
    for (const skill of skills) {
        const how = namesSkill(now, skill);
        if (how === null || how === found)
            continue;
        const names = known.has((0,folded_name/* foldedName */.m)(skill)) ? [skill, oldNames.get((0,folded_name/* foldedName */.m)(skill)) ?? skill] : [];
        const was = new Set(names.map((name) => namesSkill(then, name)));
        if (was.has('leading') || was.has(how))
            continue;
        if (how === 'leading')
            return how;
        found = how;
    }
    return found;
}
/** The skills that a case requires, in whichever field, and what providers call them. */
function skillsAsked(definition) {
    const tokens = requirements/* TOKEN_LISTS */.CG.filter((list) => list.startsWith('required')).flatMap((list) => definition[list] ?? []);
    const skills = [definition.expected_skill ?? [], tokens].flat().map(case_loosened/* writtenSkillOf */.MN);
    const asked = new Set(skills.map(folded_name/* foldedName */.m));
    const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
    const called = aliases.flatMap(([alias, name]) => (asked.has((0,folded_name/* foldedName */.m)(alias)) ? (0,case_loosened/* writtenSkillOf */.MN)(name) : []));
    // Another file is no skill.
    return [...skills, ...called].filter((name) => !/[/\\.]/.test(name));
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [(0,folded_name/* foldedName */.m)(old), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get((0,folded_name/* foldedName */.m)(name)) ?? byOld.get((0,folded_name/* foldedName */.m)(base));
        if (now === undefined)
            return token;
        const plugin = byOld.has((0,folded_name/* foldedName */.m)(name)) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of requirements/* TOKEN_LISTS */.CG) {
        const tokens = definition[list];
        if (tokens !== undefined)
            renamed[list] = tokens.map(rename);
    }
    const { provider_aliases: aliases } = definition;
    if (aliases === undefined)
        return renamed;
    const targets = (names) => Object.fromEntries(Object.entries(names).map(([alias, name]) => [alias, rename(name)]));
    const agents = Object.entries(aliases).map(([agent, names]) => [agent, targets(names)]);
    return { ...renamed, provider_aliases: Object.fromEntries(agents) };
}


/***/ }),

/***/ 77919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ isCaseLoosened),
/* harmony export */   Kc: () => (/* binding */ concerns),
/* harmony export */   MN: () => (/* binding */ writtenSkillOf),
/* harmony export */   Oi: () => (/* binding */ skillNameOf),
/* harmony export */   fQ: () => (/* binding */ aliasesAdded)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48118);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28397);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36618);





/**
 * Whether the head's case asks less of this provider than the comparator's: a requirement or a disallowed token dropped, a minimum
 * tier relaxed, an alternative added to the any-list or the list dropped, an alias that lets another name satisfy a token or hides
 * one that must not be used.
 */
function isCaseLoosened(before, head, agent, hidesReads) {
    const old = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .jj)(before, agent, hidesReads);
    const now = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .jj)(head, agent, hidesReads);
    return dropsRequired(old, now) || relaxesDisallowed(old, now) || widensAny(old, now) || movesNames(old, now);
}
function dropsRequired(old, now) {
    const kept = new Map([...now.present, ...now.required].map((item) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(item.canonical), item.tier]));
    return [...old.required, ...old.present].some((item) => {
        const tier = kept.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(item.canonical));
        return tier === undefined || tier > item.tier;
    });
}
function relaxesDisallowed(old, now) {
    if (old.disallowed.length === 0)
        return false;
    const name = (side, token) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(side.aliases, token));
    const kept = new Set(now.disallowed.map((token) => name(now, token)));
    return now.disallowedTier < old.disallowedTier || old.disallowed.some((token) => !kept.has(name(old, token)));
}
/** What satisfies the any-list: a tool call, or one of these texts. Null where nothing is asked. */
function anyOf(side) {
    if (side.any === null)
        return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .isNegative */ .cI)(side) ? null : { call: true, texts: [] };
    const texts = side.any.filter((token) => !(0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .isActivityToken */ .j)(token)).map((token) => token.toLowerCase());
    return { call: texts.length < side.any.length, texts };
}
function widensAny(old, now) {
    const before = anyOf(old);
    const after = anyOf(now);
    if (before === null)
        return false;
    if (after === null)
        return true;
    // A text that contains one which was enough before is no wider.
    const isNew = (text) => !before.texts.some((known) => text.includes(known));
    return (after.call && !before.call) || after.texts.some(isNew);
}
/** Added aliases can satisfy or hide a token, removed ones can only hide a disallowed one. */
function movesNames(old, now) {
    const disallowed = old.disallowed.map((token) => ({ token, canonical: (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(old.aliases, token) }));
    const all = [...old.required, ...old.present, ...disallowed];
    return (aliasesAdded(old.aliases, now.aliases).some((alias) => all.some((item) => concerns(alias, item))) ||
        aliasesAdded(now.aliases, old.aliases).some((alias) => disallowed.some((item) => concerns(alias, item))));
}
/** The aliases of `after` that `before` does not have, or resolves otherwise. */
function aliasesAdded(before, after) {
    return [...after].filter(([alias, name]) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(before.get(alias) ?? '') !== (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(name));
}
/** Whether an alias takes the name of a token away, or gives it to something else. */
function concerns(alias, item) {
    const names = new Set([item.token, item.canonical].map(skillNameOf));
    return alias.some((name) => names.has(skillNameOf(name)));
}
/** The name without its plugin, of a skill or of the skill whose file it is; any other path as it is written. */
function skillNameOf(token) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(writtenSkillOf(token));
}
/** The same as it is written. */
function writtenSkillOf(token) {
    const [skill = '', file, ...rest] = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(token);
    const isOther = file !== undefined && (file.toLowerCase() !== _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() || rest.length > 0);
    return isOther ? token : (skill.split(':').at(-1) ?? '');
}


/***/ }),

/***/ 93387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ tokensOfCase),
/* harmony export */   XV: () => (/* binding */ touchedByChanges),
/* harmony export */   YA: () => (/* binding */ touchedCases),
/* harmony export */   bF: () => (/* binding */ changedEntries),
/* harmony export */   l9: () => (/* binding */ skillChanges)
/* harmony export */ });
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16992);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28397);


/**
 * The ids of the cases that changes touch: changed ones, and those of which a token names a changed skill, whether it is required,
 * optional or forbidden. Letter case and plugin are not looked at, and of a path each folder is: too many cases is the safe side.
 */
function touchedCases(cases, changes) {
    const skills = new Set([...changes.skills].map(_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx));
    const changed = new Set(changes.cases);
    return new Set(cases
        .map(({ definition }) => definition)
        .filter((definition) => changed.has(definition.case_id) || [...skillNamesOf(definition)].some((name) => skills.has(name)))
        .map((definition) => definition.case_id));
}
/** The cases that recorded changes touch. A model chooses among all that is listed, so that another list can change what any prompt gets. */
function touchedByChanges(cases, changes) {
    return changes.everything.length > 0 || changes.listings.length > 0
        ? new Set(cases.map(({ definition }) => definition.case_id))
        : touchedCases(cases, changes);
}
/** Every token that a case names for any provider, and what providers call it. */
function tokensOfCase(definition) {
    return [
        definition.expected_skill,
        ..._requirements_js__WEBPACK_IMPORTED_MODULE_1__/* .TOKEN_LISTS */ .CG.map((list) => definition[list]),
        Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.values(names)),
    ].flatMap((tokens) => tokens ?? []);
}
/** The names, folded, that a case's tokens may call a skill by: of a path each folder is one. */
function skillNamesOf(definition) {
    return new Set(tokensOfCase(definition).flatMap((token) => token.split(/[/\\]/).map(_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)));
}
/** What a change did to the skills that a case names, a sentence each. `renames`: new name → the one before. */
function skillChanges(definition, changes, renames) {
    const names = skillNamesOf(definition);
    const isNamed = (name) => names.has((0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(name));
    const renamed = [...renames].filter((pair) => pair.some(isNamed));
    const listed = changes
        .flatMap(({ listings }) => listings)
        .filter(({ name }) => isNamed(name) && !renamed.flat().includes(name))
        .map(({ name, file, change, fields }) => {
        const did = change === 'changed' ? `edited ${fields.join(', ')} of` : change === 'unreadable' ? 'edited' : change;
        return `this change ${did} ${name} (${file})`;
    });
    return [...new Set([...renamed.map(([now, before]) => `this change renamed ${before} to ${now}`), ...listed])];
}
/** The case ids of which the two baselines expect something else of some provider; what was counted is no expectation. */
function changedEntries(before, after) {
    const ids = new Set([...before.entries.keys(), ...after.entries.keys()]);
    return new Set([...ids].filter((id) => {
        const [old, now] = [before.entries.get(id), after.entries.get(id)];
        const agents = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
        return [...agents].some((agent) => expectationOf(old?.get(agent)) !== expectationOf(now?.get(agent)));
    }));
}
function expectationOf(entry) {
    if (entry === undefined)
        return '';
    return [entry.expected_status, entry.allow_timeout ?? false, entry.expires ?? ''].join(' ');
}


/***/ })

};
