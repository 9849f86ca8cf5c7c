export const id = 3049;
export const ids = [3049];
export const modules = {

/***/ 73766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kY: () => (/* binding */ resolve_comparator_notComparable),
  vA: () => (/* binding */ resolveComparator),
  _8: () => (/* binding */ workingTreeComparator)
});

// UNUSED EXPORTS: commitComparator

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/github-files.js
var github_files = __webpack_require__(14960);
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
    const headSha = found.headSha ?? (target.kind === 'named' ? testedSha : target.headSha);
    const merge = 'mergeSha' in target ? target.mergeSha : null;
    const isStrange = target.kind !== 'named' && testedSha !== headSha && testedSha !== merge;
    const warning = `what is checked out, ${testedSha}, is neither the head of the event, ${headSha}, nor its merge with the base`;
    return { alternatives: [], ...found, headSha, testedSha, steps, warnings: isStrange ? [warning] : [] };
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
            const { sha, why } = target;
            steps.push(`the comparator is ${sha}: ${why}`);
            return Promise.resolve({ commit: sha, baseRef: null, baseTip: sha, source: null });
        }
        case 'first_parent':
            return firstParent(sources, target, steps);
        case 'ref':
            return tipOf(sources, target, steps);
    }
}
async function mergeBaseOfPull(sources, target, steps) {
    const { baseRef, headSha, mergeSha } = target;
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
            return { commit: mergeBase, baseRef: baseName ?? base, baseTip, headSha: head, source: 'api' };
        }
        const reason = compared.kind === 'unrelated' ? `${base} and ${head} have no common ancestor` : compared.reason;
        reasons.push(`by the API: ${reason}`);
        steps.push(`the API could not tell the merge base: ${reason}`);
    }
    // HEAD by its name where it is what is checked out: so people know it.
    const isHead = baseName === null;
    const found = await repository.mergeBase(base, isHead ? 'HEAD' : head);
    steps.push(...found.steps);
    if (found.kind === 'found') {
        const { commit, alternatives } = found;
        const baseRef = baseName ?? found.resolvedBaseRef;
        return { commit, baseRef, baseTip: found.base, headSha: found.head, source: 'git', alternatives };
    }
    const all = reasons.length === 0 ? found.reason : [...reasons, `by git: ${found.reason}`].join('; ');
    const names = `${baseName ?? base} and ${isHead ? 'HEAD' : head}`;
    throw notComparable(`the merge base of ${names} is not known: ${all}`);
}
async function parentOfMerge({ repository, github }, { baseRef, headSha, mergeSha }, testedSha, steps) {
    const help = 'Check out the merge, as actions/checkout does by itself, or compare with the merge base.';
    const asked = 'compare-with: merge-parent';
    if (testedSha !== mergeSha) {
        const expected = `expected the merge of the pull request${mergeSha === null ? ', which this event has not' : `, ${mergeSha}`}`;
        throw notComparable(`${asked}: ${expected}, to be checked out, found ${testedSha}`, help);
    }
    // From the commit itself: it needs no history.
    const { parents, source } = await parentsOf({ repository, github }, mergeSha);
    const parent = mergeParent(parents, headSha);
    if ('reason' in parent)
        throw notComparable(`${asked}: ${mergeSha} cannot be used: ${parent.reason}`, help);
    steps.push(`first parent of ${mergeSha} is ${parent.sha}`);
    return { commit: parent.sha, baseRef, baseTip: parent.sha, source };
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
async function firstParent(sources, { headSha, why }, steps) {
    const { parents, source } = await parentsOf(sources, headSha);
    const [commit] = parents;
    if (commit === undefined) {
        const message = `${why}, and ${headSha} has no parent: there is nothing to compare with`;
        throw notComparable(message, 'Name what to compare with by base-ref.');
    }
    steps.push(`${why}: first parent of ${headSha} is ${commit}`);
    return { commit, baseRef: null, baseTip: null, source };
}
async function parentsOf({ repository, github }, commit) {
    const here = await repository.parentsOf(commit);
    if (here !== null)
        return { parents: here, source: 'git' };
    const told = await github?.commits.parentsOf(commit);
    if (told?.kind === 'done')
        return { parents: told.value, source: 'api' };
    const reasons = [`${commit} is not in this clone`, ...(told === undefined ? [] : [told.reason])];
    throw notComparable(`the parents of ${commit} are not known: ${reasons.join('; ')}`);
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
        throw notComparable(message, 'Name what to compare with by base-ref.');
    }
    if (github !== null) {
        const tip = await github.commits.branchTip(name.replace('refs/heads/', ''));
        if (tip.kind === 'done') {
            steps.push(`${why}, ${name}, is at ${tip.value}, by the API`);
            return { commit: tip.value, baseRef: name, baseTip: tip.value, source: 'api' };
        }
        reasons.push(`by the API: ${tip.reason}`);
        steps.push(`the API could not tell the tip of ${name}: ${tip.reason}`);
    }
    // A branch's merge base with itself is its tip, fetched where this clone lacks it.
    const found = await repository.mergeBase(name, name);
    if (found.kind === 'unknown') {
        throw notComparable(`the tip of ${name} is not known: ${[...reasons, `by git: ${found.reason}`].join('; ')}`);
    }
    steps.push(...found.steps);
    return { commit: found.commit, baseRef: name, baseTip: found.commit, source: 'git' };
}
/** What a name means at the server itself; null where it means something in this clone only. */
function nameAtServer(text) {
    const revision = (0,parse_revision/* parseRevision */.P)(text);
    if (revision.kind === 'id')
        return revision.id;
    const [, short] = /^(?:refs\/heads\/|refs\/tags\/|refs\/remotes\/origin\/|origin\/)?(.+)$/.exec(revision.name) ?? [];
    const isOurs = revision.ancestry !== '' || revision.name === 'HEAD' || short === undefined || short.startsWith('refs/');
    return isOurs ? null : short;
}
function notComparable(message, help = FETCH_HELP) {
    return new portcullis_error/* PortcullisError */.SO('not_comparable', message, help);
}

;// CONCATENATED MODULE: ./build/app/comparator/resolve-comparator.js











/** No comparator: the working tree's own policy holds, and what else is compared with is its own. */
function workingTreeComparator(world, config) {
    return {
        kind: 'file',
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
        entries: () => Promise.reject(resolve_comparator_notComparable('the working tree is compared with nothing, so that nothing changed')),
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
async function commitComparator(repository, root, { target, event, access }) {
    const testedSha = (await repository?.headCommit()) ?? null;
    if (repository === null || testedSha === null)
        throw noCommit(root, target);
    const sources = comparatorSources(repository, access);
    const found = await findComparatorCommit(sources, target, testedSha);
    const { commit } = found;
    const files = await comparatorFiles(sources, commit, found.steps);
    const configText = await textAt(files, commit, contracts_config/* CONFIG_PATH */.tF);
    const config = configText === null
        ? load_config/* UNCONFIGURED */.az
        : await attributed(commit, () => (0,load_config/* configFromText */.I7)(configText.text, at(commit, contracts_config/* CONFIG_PATH */.tF)));
    const others = found.alternatives.join(', ');
    const crossing = `history crosses over: ${commit} was taken of several merge bases (others: ${others})`;
    return {
        kind: 'git',
        config,
        isConfigured: configText !== null,
        name: `the comparator ${commit}`,
        warnings: [...found.warnings, ...(found.alternatives.length === 0 ? [] : [crossing])],
        commits: {
            kind: 'git',
            event,
            source: found.source,
            base_ref: found.baseRef,
            base_tip: found.baseTip,
            merge_base: commit,
            head_sha: found.headSha,
            tested_sha: found.testedSha,
            alternatives: [...found.alternatives],
            // Reading may add to them; they are told when everything was read.
            steps: found.steps,
            config_outcome: configText === null ? 'default' : 'found',
        },
        read: (path) => textAt(files, commit, path),
        filesAt: (path) => filesAt(files, commit, path),
        entries: () => files.listEntriesAt(commit),
        parse: (path, parse) => {
            try {
                return parse(at(commit, path));
            }
            catch (error) {
                throw invalidAt(commit, error);
            }
        },
    };
}
async function filesAt(files, commit, path) {
    if (!(0,find_files/* isGlob */.fg)(path))
        return [path];
    const [matches, entries] = [await (0,find_files/* globTest */.FX)(path), await files.listEntriesAt(commit)];
    return entries.has(path) ? [path] : (0,ordering/* sortByCodePoints */.Mk)([...entries.keys()].filter((file) => matches(file)));
}
async function textAt(files, commit, path) {
    const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
    if (read.kind === 'absent')
        return null;
    if (read.kind === 'unreadable')
        throw resolve_comparator_notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
    return {
        text: await attributed(commit, () => Promise.resolve((0,read_text_file/* decodeUtf8 */._6)(read.bytes, at(commit, path), 'a file'))),
        blob: read.blob,
    };
}
/** What is wrong with a file is said of the commit that holds it. */
async function attributed(commit, read) {
    try {
        return await read();
    }
    catch (error) {
        throw invalidAt(commit, error);
    }
}
function invalidAt(commit, error) {
    if (!(error instanceof portcullis_error/* PortcullisError */.SO))
        return error;
    const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
    return new portcullis_error/* PortcullisError */.SO('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
}
function noCommit(root, target) {
    const wanted = target.kind === 'named' ? `the merge base with ${target.baseRef}` : 'what to compare with';
    return resolve_comparator_notComparable(`${root}: expected a git repository with a commit, to find ${wanted}`, 'Run inside the repository; the gates also compare with a file by --baseline.');
}
function at(commit, path) {
    return `${commit.slice(0, 12)}:${path}`;
}
/** Nothing can be said about what is compared: exit code 3. */
function resolve_comparator_notComparable(message, help) {
    return new portcullis_error/* PortcullisError */.SO('not_comparable', message, help);
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
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73766);









/**
 * What a plan or a run is compared with; null where nothing is.
 *
 * @param paths of the case files; null means the configured ones
 * @throws PortcullisError `not_comparable` where it is unknown
 */
async function loadRoutingComparator(world, request, paths) {
    if (request === null)
        return null;
    const comparator = await (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveComparator */ .vA)(world, request);
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
        report: comparator.commits,
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
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_8__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = file === null ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : comparator.parse(config.baseline, (shown) => (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(file.text, shown));
    const cases = await comparatorCases(comparator, headCases);
    const unseen = cases === null && file !== null ? [`${name} has no case files, so that loosened cases cannot be seen`] : [];
    return {
        ...comparator,
        baseline,
        cases,
        report: { ...comparator.commits, steps: [...comparator.commits.steps] },
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
        throw (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_8__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
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
    const asked = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .requirementsOf */ .CG)(earlier.definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_4__/* .HIDES_READS */ .uc);
    return { furtherTokens: (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOf */ .k8)(asked), furtherAnyTokens: asked.any ?? [] };
}
/** The baseline that the working tree proposes; an empty one where it has none. */
async function headBaseline(root, config) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, config.baseline), 'the baseline');
    return text === undefined ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, config.baseline);
}


/***/ }),

/***/ 62428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ze: () => (/* binding */ skillRenames),
/* harmony export */   l1: () => (/* binding */ loadSkills),
/* harmony export */   sv: () => (/* binding */ refuseTwins),
/* harmony export */   yv: () => (/* binding */ parseFrontmatter),
/* harmony export */   zK: () => (/* binding */ yamlFields)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40748);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86578);







/** Skills may stand in folders of categories, not deeper than this. */
const MAX_DEPTH = 4;
/**
 * The skills under the given roots (folders that hold one folder per skill). The folder's name and the frontmatter's `name` are
 * aliases of each other; a plugin's skills also answer to `plugin:skill`.
 */
async function loadSkills(cwd, roots) {
    const folders = [];
    const listings = [];
    const renames = new Map();
    const visit = async (folder, plugin, depth) => {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF), 'the skill');
        if (text !== undefined) {
            const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder);
            const { fields: frontmatter, body } = await parseFrontmatter(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF));
            const written = textField(frontmatter, 'name');
            folders.push({ name, path: folder, plugin: plugin ?? null, frontmatter, body });
            const aliases = written === undefined || written === name ? [] : [written];
            listings.push({ name: plugin === undefined ? name : `${plugin}:${name}`, aliases });
            const before = textField(frontmatter, 'renamed_from');
            if (before !== undefined)
                renames.set(name, before);
            return;
        }
        if (depth === MAX_DEPTH)
            return;
        for (const entry of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesOf */ .Mc)(folder)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry);
            if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(path))
                await visit(path, entry === 'skills' ? await pluginOf(path) : plugin, depth + 1);
        }
    };
    for (const root of roots) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, root);
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(folder))) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .SO('not_found', `${root}: the skills: there is no such folder`, 'Name a folder that holds skills.');
        }
        await visit(folder, await pluginOf(folder), 0);
    }
    // A skill that still exists was not renamed; to say so would be a way to ask for another skill in its place.
    const existing = new Set(listings.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()));
    const real = [...renames].filter(([, before]) => !existing.has(before.toLowerCase()));
    return { folders, listings, renames: new Map(real) };
}
/** Throws where two skills would be installed under one name: one of them would take the other's place. */
function refuseTwins(folders) {
    const places = new Map();
    for (const { name, plugin, path } of folders) {
        const key = `${plugin ?? ''}:${name}`.toLowerCase();
        const other = places.get(key);
        if (other !== undefined) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .SO('invalid_input', `${name}: expected one skill of this name, found ${other} and ${path}`, 'Name the roots so that only one of them is installed.');
        }
        places.set(key, path);
    }
}
/** The plugin whose manifest stands in the root or beside it; in a client's folder of plugins, the one that its folder names. */
async function pluginOf(root) {
    for (const folder of [root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '..')]) {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.claude-plugin', 'plugin.json'), 'the plugin manifest');
        if (text === undefined)
            continue;
        const manifest = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJsonSource */ .X0)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, '.claude-plugin', 'plugin.json')).value;
        const name = manifest !== null && typeof manifest === 'object' && !Array.isArray(manifest) ? manifest['name'] : null;
        if (typeof name === 'string')
            return name;
    }
    const plugin = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(root);
    const isInPlugins = /^(?:installed-)?plugins$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(plugin)));
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(root) === 'skills' && isInPlugins ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(plugin) : undefined;
}
function textField(frontmatter, key) {
    const value = frontmatter?.get(key);
    return typeof value === 'string' ? value : undefined;
}
/** A configured root that is gone is no error here: only what skills were called before is of interest. */
async function skillRenames(root, config) {
    const roots = [];
    for (const path of config.skills)
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            roots.push(path);
    return (await loadSkills(root, roots)).renames;
}
const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** The fields and the rest of a text; `file` names it in what the parser says. */
async function parseFrontmatter(text, file) {
    const block = FRONTMATTER.exec(text)?.[1];
    return {
        fields: block === undefined ? null : await yamlFields(block, file),
        body: text.replace(FRONTMATTER, ''),
    };
}
/** The fields of a YAML document; null where it is no map, or cannot be read. */
async function yamlFields(text, file) {
    try {
        const { value } = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlDocument */ .I)(text, file);
        const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
        return isMap ? new Map(Object.entries(value)) : null;
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .SO)
            return null;
        throw error;
    }
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

/***/ 10897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ caseChanges)
/* harmony export */ });
/* harmony import */ var _evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46202);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);



const NO_SKILLS = new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .k([]);
/**
 * Pairs the head's cases with the comparator's: by id, else by `renamed_from`, else by content. A case that only got another id is
 * judged by what was expected of it, whether it says so or not. `comparator` is null where its cases are not known; then nothing
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
    const gone = [...before.values()].filter(({ definition }) => !taken.has(definition.case_id)).sort(byId);
    const changes = new Map();
    const renamed = [];
    for (const item of [...head].sort(byId)) {
        const id = item.definition.case_id;
        let beforeId = declaredIdOf(item);
        if (beforeId === null) {
            const index = gone.findIndex((other) => other.digest === item.digest);
            const [same] = index === -1 ? [] : gone.splice(index, 1);
            beforeId = same?.definition.case_id ?? id;
            if (same !== undefined)
                renamed.push({ from: beforeId, to: id });
        }
        const old = before.get(beforeId);
        const definition = old === undefined ? null : withRenamedSkills(old.definition, renames);
        changes.set(id, {
            before: definition,
            beforeId,
            changed: comparator !== null && old?.digest !== item.digest,
            promptLeading: old !== undefined && definition !== null && isLeading(item.definition, old.definition, definition),
        });
    }
    return { changes, renamed };
}
function byId(left, right) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id);
}
/**
 * Whether the prompt tells the answer and did not before. The skill that was expected before counts as well, so that moving it to
 * another field is no way out. `mapped` is `before` with the names that its skills have now.
 */
function isLeading(head, before, mapped) {
    const wasTold = [before.expected_skill, mapped.expected_skill].some((skill) => isNamed(before.prompt, skill));
    return [head.expected_skill, mapped.expected_skill].some((skill) => {
        const isSame = skill?.toLowerCase() === mapped.expected_skill?.toLowerCase();
        return isNamed(head.prompt, skill) && !(isSame && wasTold);
    });
}
function isNamed(prompt, skill) {
    return skill !== undefined && (0,_evidence_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(prompt, skill, NO_SKILLS);
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [old.toLowerCase(), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get(name.toLowerCase()) ?? byOld.get(base.toLowerCase());
        if (now === undefined)
            return token;
        const plugin = byOld.has(name.toLowerCase()) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const lists = [
        'required_all_evidence',
        'required_evidence',
        'required_skills',
        'required_files',
        'optional_skills',
        'disallowed_skills',
    ];
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of lists) {
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


/***/ })

};
