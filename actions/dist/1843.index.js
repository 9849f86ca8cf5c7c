export const id = 1843;
export const ids = [1843];
export const modules = {

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ comparatorSources)
/* harmony export */ });
/* harmony import */ var _io_github_clone_blobs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87293);
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36483);
/* harmony import */ var _io_github_github_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80929);
/* harmony import */ var _io_github_github_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24579);




/** Configuration, baselines, cases and policies are all of these kinds. */
const LIKELY = /\.(?:json|ya?ml)$/i;
/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
function comparatorSources(repository, access) {
    if (access === null)
        return { repository, github: null };
    const api = new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubApi */ .y(access);
    const files = new _io_github_github_files_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubFiles */ .H1(api, (0,_io_github_clone_blobs_js__WEBPACK_IMPORTED_MODULE_0__/* .cloneBlobs */ .M)(repository), (path) => LIKELY.test(path));
    return { repository, github: { api, commits: new _io_github_github_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubCommits */ .ac(api), files } };
}


/***/ }),

/***/ 68758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ loadCases),
/* harmony export */   Go: () => (/* binding */ caseFiles),
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   n2: () => (/* binding */ casePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96223);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42344);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82296);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);






/**
 * The case files that paths and globs name, relative to `root` where they stand under it. Throws `not_found` where there is none, and what
 * `refuseLinks` throws of the folder that a glob begins in, since everything behind a link would be looked through.
 */
async function caseFiles(root, paths) {
    const files = [];
    for (const path of paths) {
        // A file may be called as a glob looks.
        if ((0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path) && !(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))) {
            await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseLinks */ .UA)(root, (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOfGlob */ .GT)(path), 'the folder of the case files');
            const found = await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(root, path);
            // A glob means files on a disk, and not what this process was handed.
            files.push(...found.filter((file) => !(0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isHandedOver */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file))));
        }
        else
            files.push(displayPath(root, path));
    }
    if (files.length === 0) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('not_found', `no case file: expected one at ${paths.join(', ')}, found none under ${root}`, 'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.');
    }
    return [...new Set(files)];
}
/** Parses all case files, without looking at what the cases mean. */
async function parseCases(root, paths) {
    const cases = [];
    for (const file of await caseFiles(root, paths)) {
        cases.push(...(0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCaseFile */ ._T)(await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRepositoryFile */ .tz)(root, file, 'the case file'), file));
    }
    return cases;
}
/** The case set, or one error that says what is wrong with it. */
async function loadCases(root, paths) {
    const cases = await parseCases(root, paths);
    (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseCaseProblems */ .hE)(cases);
    return cases;
}
/** Paths of the command line as the case set stores them; null stays null. */
function casePaths(world, paths) {
    return paths === null ? null : paths.map((path) => displayPath(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, path)));
}
/** How a path is shown and stored: relative to the root with `/`, absolute where it stands elsewhere. */
function displayPath(root, path) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path);
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, absolute);
    const isOutside = inside === '' || inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside);
    return (isOutside ? absolute : inside).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ }),

/***/ 13169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ configFromText),
/* harmony export */   PI: () => (/* binding */ refuseMisnamedConfig),
/* harmony export */   o4: () => (/* binding */ configurationText),
/* harmony export */   tj: () => (/* binding */ refuseHandedOver),
/* harmony export */   zO: () => (/* binding */ configOrDefault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42344);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82296);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86578);







/** The configuration of a working tree; null where it has none. */
async function loadConfig(root) {
    const text = await configurationText(root);
    if (text !== undefined) {
        const config = await configFromText(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
        refuseHandedOver(root, config);
        return config;
    }
    await refuseMisnamedConfig(root);
    return null;
}
/** The text of a working tree's configuration; undefined where it has none. */
async function configurationText(root) {
    return (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalRepositoryFile */ .Dq)(root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, 'the configuration');
}
/** Throws where a configuration names what only a person can hand over, such as standard input: it may be waited for, for ever. */
function refuseHandedOver(root, { cases }) {
    const strange = cases.find((path) => (0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isHandedOver */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)));
    if (strange === undefined)
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: cases: expected files or globs, found ${strange}`, 'Name files of the repository.');
}
/** Throws where a configuration lies under a name that nobody reads. */
async function refuseMisnamedConfig(root) {
    const misnamed = _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, misnamed))))
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .S('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: expected the configuration here, found it at ${misnamed}`, 'Rename the file.');
}
/** The configuration of a working tree, or the defaults. */
async function configOrDefault(root) {
    return (await loadConfig(root)) ?? _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV;
}
/** Parses the text of a configuration file; `file` names it in messages. */
async function configFromText(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlDocument */ .I)(text, file);
    return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, file, document);
}


/***/ }),

/***/ 49571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var _io_git_git_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32622);
/* harmony import */ var _io_repository_root_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73718);


/** The repository that a command runs in; null outside of one, where git is not needed. */
async function openRepository(world) {
    return (0,_io_repository_root_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryRoot */ .H)(world.root) === null ? null : (0,_io_git_git_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .openGitRepository */ .r)(world.root);
}


/***/ }),

/***/ 54382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ openWorld)
});

// EXTERNAL MODULE: ./build/io/repository-root.js
var repository_root = __webpack_require__(73718);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/app/world.js

/** This process' own clock and ids. */
function realWorld(place) {
    return { ...place, now: () => new Date(), newId: () => (0,external_node_crypto_.randomUUID)() };
}

;// CONCATENATED MODULE: ./build/app/open-world.js


/** The world of a command that runs in a folder: its repository's top is the root, the folder itself outside of one. */
function openWorld(version, cwd, say) {
    return realWorld({ version, cwd, root: (0,repository_root/* repositoryRoot */.H)(cwd) ?? cwd, say });
}


/***/ }),

/***/ 38413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kY: () => (/* binding */ resolve_comparator_notComparable),
  vA: () => (/* binding */ resolveComparator),
  _8: () => (/* binding */ workingTreeComparator)
});

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
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/app/comparator-files.js

/**
 * After this many requests (who the commit is, what it holds, and its files) the commit is fetched rather: servers count requests, and most
 * checkouts can fetch.
 */
const REQUESTS = 3;
/**
 * What a commit holds, from whoever can tell: the clone where it holds the commit, else the API, else the clone after fetching. Who failed
 * where the other could tell is asked last from then on. `steps` gets a line whenever that happens.
 */
async function comparatorFiles({ repository, github }, commit, steps) {
    if (github === null)
        return repository;
    const git = { name: 'git', files: repository };
    const api = { name: 'the API', files: github.files };
    const isHere = (await repository.resolveCommit(commit)) !== null;
    let order = isHere ? [git, api] : [api, git];
    let isSparing = isHere;
    const firstToTell = async (ask, isTold) => {
        if (!isSparing && github.api.requests >= REQUESTS && !(await isTold())) {
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
    const listed = async (at, list) => {
        const told = await firstToTell((files) => orReason(list(files)), () => github.files.isTold(at, null));
        if ('value' in told)
            return told.value;
        throw new portcullis_error/* PortcullisError */.S('not_comparable', told.reason);
    };
    return {
        async readFileAt(at, path) {
            const read = await firstToTell(async (files) => {
                const file = await files.readFileAt(at, path);
                return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
            }, () => github.files.isTold(at, path));
            return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
        },
        listEntriesAt: (at) => listed(at, (files) => files.listEntriesAt(at)),
        listFilesAt: (at) => listed(at, (files) => files.listFilesAt(at)),
    };
}
async function orReason(answer) {
    try {
        return { value: await answer };
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.S && error.code === 'not_comparable')
            return { reason: error.message };
        throw error;
    }
}

// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(13169);
// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(43727);
// EXTERNAL MODULE: ./build/app/event-comparator.js
var event_comparator = __webpack_require__(10069);
;// CONCATENATED MODULE: ./build/app/resolve-comparator-commit.js



const FETCH_HELP = 'Fetch the history (with actions/checkout: fetch-depth: 0) or name another ref with --base-ref; an action can also ask the API, with a token that may read contents.';
/**
 * Finds the commit that is asked for: the API first, since its answer is exact and takes one request, then the history of the clone, of
 * which only sound answers are taken.
 *
 * @param testedSha what is checked out
 * @throws PortcullisError `not_comparable` where nobody can tell, with the reasons of all that were asked; `invalid_input` for a ref that
 * is no name of a commit
 */
async function resolveComparatorCommit(sources, request, testedSha) {
    const steps = [];
    const found = await commitOf(sources, request, testedSha, steps);
    const headSha = found.headSha ?? (request.kind === 'named' ? testedSha : request.headSha);
    const isStrange = (0,event_comparator/* underTest */.RA)(request, testedSha) === 'other';
    const warning = `what is checked out, ${testedSha}, is neither the head of the event, ${headSha}, nor its merge with the base`;
    return { alternatives: [], ...found, headSha, testedSha, steps, warnings: isStrange ? [warning] : [] };
}
function commitOf(sources, request, testedSha, steps) {
    switch (request.kind) {
        case 'named':
            return mergeBaseWith(sources, request.baseRef, testedSha, steps);
        case 'merge_base':
            return mergeBaseOfPull(sources, request, steps);
        case 'merge_parent':
            return parentOfMerge(sources, request, testedSha, steps);
        case 'commit': {
            const { sha, why } = request;
            steps.push(`the comparator is ${sha}: ${why}`);
            return Promise.resolve({ commit: sha, baseRef: null, baseTip: sha, source: null });
        }
        case 'first_parent':
            return firstParent(sources, request, steps);
        case 'ref':
            return tipOf(sources, request, steps);
    }
}
async function mergeBaseOfPull(sources, request, steps) {
    const { baseRef, headSha, mergeSha } = request;
    // The base that GitHub merged the head into is the same in all jobs of a run; the event's may be older.
    const parents = mergeSha === null ? null : await sources.repository.parentsOf(mergeSha);
    const merged = parents === null ? null : (0,event_comparator/* mergeParent */.Li)(parents, headSha);
    const baseTip = merged !== null && 'sha' in merged ? merged.sha : request.baseTip;
    steps.push(`${baseRef} is at ${baseTip}, by ${baseTip === request.baseTip ? 'the event' : 'the merge of the event'}`);
    return mergeBaseWith(sources, baseTip, headSha, steps, baseRef);
}
/** @param baseName where `base` is the commit of a branch: its full name */
async function mergeBaseWith({ repository, github }, base, head, steps, baseName = null) {
    const reasons = [];
    const atServer = nameAtServer(base);
    if (github !== null && atServer !== null) {
        const compared = await github.commits.compare(atServer, head);
        if (compared.kind === 'found') {
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
    const parent = (0,event_comparator/* mergeParent */.Li)(parents, headSha);
    if ('reason' in parent)
        throw notComparable(`${asked}: ${mergeSha} cannot be used: ${parent.reason}`, help);
    steps.push(`first parent of ${mergeSha} is ${parent.sha}`);
    return { commit: parent.sha, baseRef, baseTip: parent.sha, source };
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
    if (told?.kind === 'found')
        return { parents: told.value, source: 'api' };
    const reasons = [`${commit} is not in this clone`, ...(told === undefined ? [] : [told.reason])];
    throw notComparable(`the parents of ${commit} are not known: ${reasons.join('; ')}`);
}
async function tipOf({ repository, github }, { ref, why }, steps) {
    const reasons = [];
    let name = ref;
    if (name === null && github !== null) {
        const branch = await github.commits.defaultBranch();
        if (branch.kind === 'found')
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
        if (tip.kind === 'found') {
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
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, help);
}

;// CONCATENATED MODULE: ./build/app/resolve-comparator.js









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
 * The commit that is asked for and its policy, by the API or git. What cannot be told throws `not_comparable` and never reads as "there is
 * none".
 *
 * @param event the name of the event that asks; null where none does
 */
async function resolveComparator(sources, request, event) {
    const testedSha = await sources.repository.headCommit();
    if (testedSha === null)
        throw resolve_comparator_notComparable(`${sources.repository.root}: expected a commit, found none yet`);
    const found = await resolveComparatorCommit(sources, request, testedSha);
    const { commit } = found;
    const files = await comparatorFiles(sources, commit, found.steps);
    const configText = await textAt(files, commit, contracts_config/* CONFIG_PATH */.tF);
    const config = configText === null
        ? contracts_config/* DEFAULT_CONFIG */.PV
        : await orNotComparable(commit, () => (0,load_config/* configFromText */.I7)(configText.text, at(commit, contracts_config/* CONFIG_PATH */.tF)));
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
    const [matches, all] = [await (0,find_files/* globTest */.FX)(path), await files.listFilesAt(commit)];
    return all.includes(path) ? [path] : all.filter((file) => matches(file));
}
async function textAt(files, commit, path) {
    const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
    if (read.kind === 'absent')
        return null;
    if (read.kind === 'unreadable')
        throw resolve_comparator_notComparable(`${at(commit, path)} cannot be read: ${read.reason}`);
    return {
        text: await orNotComparable(commit, () => Promise.resolve((0,read_text_file/* decodeUtf8 */._6)(read.bytes, at(commit, path), 'a file'))),
        blob: read.blob,
    };
}
async function orNotComparable(commit, read) {
    try {
        return await read();
    }
    catch (error) {
        throw invalidAt(commit, error);
    }
}
function invalidAt(commit, error) {
    if (!(error instanceof portcullis_error/* PortcullisError */.S))
        return error;
    const message = `the comparator ${commit} holds an invalid file:\n${error.message}`;
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, 'Correct it on the base branch first.', { cause: error });
}
function at(commit, path) {
    return `${commit.slice(0, 12)}:${path}`;
}
/** Nothing can be said about what is compared: exit code 3. */
function resolve_comparator_notComparable(message, help) {
    return new portcullis_error/* PortcullisError */.S('not_comparable', message, help);
}


/***/ }),

/***/ 25649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G6: () => (/* binding */ EMPTY_BASELINE),
  BW: () => (/* binding */ baselineText),
  Ms: () => (/* binding */ entryOf),
  nk: () => (/* binding */ parseBaseline)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/pretty-json.js
var pretty_json = __webpack_require__(66445);
;// CONCATENATED MODULE: ./build/contracts/generated/baseline.validate.js
// Generated from baseline.schema.json by scripts/generate.ts.

const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"baseline.schema.json","title":"BaselineDocument","description":"case → provider → what is expected of that cell.","type":"object","properties":{"$schema":{"type":"string"},"schema":{"const":1}},"propertyNames":{"pattern":"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/baselineEntry"}},"definitions":{"baselineEntry":{"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}},"historyRecord":{"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}},"fingerprint":{"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}}}};
const pattern0 = new RegExp("^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema12 = {"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":"string"},"owner":{"type":"string"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}};
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const schema13 = {"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}};
const schema14 = {"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.disallowed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed"},message:"must have required property '"+"disallowed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fingerprint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "batch") || (key0 === "at")) || (key0 === "passed")) || (key0 === "total")) || (key0 === "disallowed")) || (key0 === "seconds")) || (key0 === "fingerprint"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.batch !== undefined){
let data0 = data.batch;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err7 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passed !== undefined){
let data2 = data.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.disallowed !== undefined){
let data4 = data.disallowed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.seconds !== undefined){
let data5 = data.seconds;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data6 = data.fingerprint;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.client === undefined){
const err23 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.model === undefined){
const err24 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.case_digest === undefined){
const err25 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.skill_set_digest === undefined){
const err26 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data6){
if(!((((key1 === "client") || (key1 === "model")) || (key1 === "case_digest")) || (key1 === "skill_set_digest"))){
const err27 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.client !== undefined){
let data7 = data6.client;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/fingerprint/client",schemaPath:"#/definitions/fingerprint/properties/client/type",keyword:"type",params:{type: schema14.properties.client.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.model !== undefined){
let data8 = data6.model;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/fingerprint/model",schemaPath:"#/definitions/fingerprint/properties/model/type",keyword:"type",params:{type: schema14.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.case_digest !== undefined){
let data9 = data6.case_digest;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err30 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.skill_set_digest !== undefined){
let data10 = data6.skill_set_digest;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/type",keyword:"type",params:{type: schema14.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err33 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expected_status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "expected_status") || (key0 === "allow_timeout")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "expires")) || (key0 === "history"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expected_status !== undefined){
let data0 = data.expected_status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err2 = {instancePath:instancePath+"/expected_status",schemaPath:"#/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema12.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow_timeout !== undefined){
if(typeof data.allow_timeout !== "boolean"){
const err3 = {instancePath:instancePath+"/allow_timeout",schemaPath:"#/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
const err5 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err6 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.history !== undefined){
let data5 = data.history;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err8 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data5[i0], {instancePath:instancePath+"/history/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},message:"must match pattern \""+"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!((key1 === "$schema") || (key1 === "schema"))){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key2 in data0){
const _errs5 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key3 in data0){
if(!(validate11(data0[key3], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/contracts/day.js
var day = __webpack_require__(90574);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/baseline.js







const EMPTY_BASELINE = { entries: new Map(), versioned: true };
function entryOf(baseline, caseId, agent) {
    return baseline.entries.get(caseId)?.get(agent) ?? null;
}
/** Parses a baseline; throws one error that lists every problem with file and line. */
function parseBaseline(text, file) {
    const source = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)('the baseline', source, file);
    const document = (0,json_source/* checkedValue */.ZJ)('the baseline', source.value, validate, file, source);
    const entries = new Map();
    for (const [caseId, providers] of Object.entries(document)) {
        if (typeof providers === 'object')
            entries.set(caseId, new Map(Object.entries(providers)));
    }
    const problems = [...entries].flatMap(([caseId, providers]) => [...providers].flatMap(([agent, { history = [], expires }]) => [...dayFaults(expires), ...historyFaults(history)].map(({ pointer, expected, found }) => {
        const whole = `${(0,json_pointer/* childPointer */.Y)((0,json_pointer/* childPointer */.Y)('', caseId), agent)}${pointer}`;
        return { file, line: source.lineOf(whole) ?? null, pointer: whole, expected, found, help: null };
    })));
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the baseline', problems, 'Let `portcullis bless` write it.');
    return { entries, versioned: document.schema === 1 };
}
function dayFaults(expires) {
    if (expires === undefined || (0,day/* isDay */.N)(expires))
        return [];
    return [{ pointer: '/expires', expected: 'a day of the calendar', found: expires }];
}
/** What a schema cannot say of a history: counts that fit each other, each batch once, the newest first. */
function historyFaults(history) {
    const seen = new Set();
    return history.flatMap((record, index) => {
        const { batch, at, passed, total, disallowed } = record;
        const before = history[index - 1];
        const fault = (key, expected, found) => {
            return { pointer: `/history/${index}/${key}`, expected, found: String(found) };
        };
        return [
            ...(!isMoment(at) ? [fault('at', 'a day and time that exist', at)] : []),
            ...(passed > total ? [fault('passed', `at most the ${total} trials`, passed)] : []),
            ...(disallowed > total ? [fault('disallowed', `at most the ${total} trials`, disallowed)] : []),
            ...(before !== undefined && Date.parse(before.at) < Date.parse(at)
                ? [fault('at', `nothing newer than ${before.at}, since the newest come first`, at)]
                : []),
            ...(seen.size === seen.add(batch).size ? [fault('batch', 'each batch once', `${batch} again`)] : []),
        ];
    });
}
/** Whether a time in UTC names a day of the calendar; `Date.parse` takes the 31st of February for a day of March. */
function isMoment(at) {
    const time = Date.parse(at);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}
/** The text of a baseline file: sorted keys, two spaces, a newline at the end; cases without entries are left out. */
function baselineText(baseline) {
    const cases = [...baseline.entries]
        .filter(([, providers]) => providers.size > 0)
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([caseId, providers]) => [
        caseId,
        Object.fromEntries([...providers].map(([agent, entry]) => [agent, { ...entry }])),
    ]);
    return (0,pretty_json/* prettyJson */.D)({
        ...(baseline.versioned ? { schema: 1 } : {}),
        ...Object.fromEntries(cases),
    });
}


/***/ }),

/***/ 96223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pQ: () => (/* binding */ caseProblems),
  Rp: () => (/* binding */ caseSetDigest),
  _T: () => (/* binding */ parseCaseFile),
  hE: () => (/* binding */ refuseCaseProblems)
});

// UNUSED EXPORTS: caseDigest

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
;// CONCATENATED MODULE: ./build/contracts/generated/case-file.validate.js
// Generated from case-file.schema.json by scripts/generate.ts.

const validate = validate15;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"case-file.schema.json","title":"CaseFile","description":"Routing cases: a bare array, or an object that holds them under `cases`.","anyOf":[{"type":"array","items":{"$ref":"#/definitions/routingCase"}},{"type":"object","additionalProperties":false,"required":["cases"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"type":"array","items":{"$ref":"#/definitions/routingCase"}}}}],"definitions":{"tier":{"enum":[1,2,3]},"tokens":{"type":"array","items":{"type":"string","pattern":"\\S"}},"routingCase":{"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":"string"},"prompt":{"type":"string"},"expected_skill":{"type":"string","pattern":"\\S"},"expected_skill_min_tier":{"$ref":"#/definitions/tier"},"required_all_evidence":{"$ref":"#/definitions/tokens"},"required_any_evidence":{"$ref":"#/definitions/tokens"},"required_evidence":{"$ref":"#/definitions/tokens"},"require_skill_file":{"type":"boolean"},"required_skills":{"$ref":"#/definitions/tokens"},"required_files":{"$ref":"#/definitions/tokens"},"optional_skills":{"$ref":"#/definitions/tokens"},"disallowed_skills":{"$ref":"#/definitions/tokens"},"disallowed_min_tier":{"$ref":"#/definitions/tier"},"provider_aliases":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}}};
const schema16 = {"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":"string"},"prompt":{"type":"string"},"expected_skill":{"type":"string","pattern":"\\S"},"expected_skill_min_tier":{"$ref":"#/definitions/tier"},"required_all_evidence":{"$ref":"#/definitions/tokens"},"required_any_evidence":{"$ref":"#/definitions/tokens"},"required_evidence":{"$ref":"#/definitions/tokens"},"require_skill_file":{"type":"boolean"},"required_skills":{"$ref":"#/definitions/tokens"},"required_files":{"$ref":"#/definitions/tokens"},"optional_skills":{"$ref":"#/definitions/tokens"},"disallowed_skills":{"$ref":"#/definitions/tokens"},"disallowed_min_tier":{"$ref":"#/definitions/tier"},"provider_aliases":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}};
const schema17 = {"enum":[1,2,3]};
const schema18 = {"type":"array","items":{"type":"string","pattern":"\\S"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const pattern8 = new RegExp("\\S", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.case_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prompt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prompt"},message:"must have required property '"+"prompt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.case_id !== undefined){
let data0 = data.case_id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
const err5 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.prompt !== undefined){
if(typeof data.prompt !== "string"){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data3 = data.expected_skill;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err7 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expected_skill_min_tier !== undefined){
let data4 = data.expected_skill_min_tier;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err9 = {instancePath:instancePath+"/expected_skill_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.required_all_evidence !== undefined){
let data5 = data.required_all_evidence;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err10 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/required_all_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.required_any_evidence !== undefined){
let data7 = data.required_any_evidence;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err13 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/required_any_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.required_evidence !== undefined){
let data9 = data.required_evidence;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err16 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/required_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.require_skill_file !== undefined){
if(typeof data.require_skill_file !== "boolean"){
const err19 = {instancePath:instancePath+"/require_skill_file",schemaPath:"#/properties/require_skill_file/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.required_skills !== undefined){
let data12 = data.required_skills;
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
const err20 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/required_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.required_files !== undefined){
let data14 = data.required_files;
if(Array.isArray(data14)){
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err23 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/required_files",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.optional_skills !== undefined){
let data16 = data.optional_skills;
if(Array.isArray(data16)){
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err26 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/optional_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.disallowed_skills !== undefined){
let data18 = data.disallowed_skills;
if(Array.isArray(data18)){
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
const err29 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/disallowed_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.disallowed_min_tier !== undefined){
let data20 = data.disallowed_min_tier;
if(!(((data20 === 1) || (data20 === 2)) || (data20 === 3))){
const err32 = {instancePath:instancePath+"/disallowed_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.provider_aliases !== undefined){
let data21 = data.provider_aliases;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key1 in data21){
let data22 = data21[key1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
let data23 = data22[key2];
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
const err33 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/provider_aliases",schemaPath:"#/properties/provider_aliases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.renamed_from !== undefined){
let data24 = data.renamed_from;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err37 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="case-file.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cases === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases"))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/anyOf/1/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/anyOf/1/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cases !== undefined){
let data3 = data.cases;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate16(data3[i1], {instancePath:instancePath+"/cases/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/anyOf/1/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/schema-problems.js
var schema_problems = __webpack_require__(80226);
;// CONCATENATED MODULE: ./build/contracts/case-file.js





/**
 * Parses a case file: a bare array, `{cases: […]}`, or (for `score`) one case object. Throws one error that lists every
 * problem of form; what the cases mean is checked by `caseProblems`.
 */
function parseCaseFile(text, file) {
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)('the case file', document, file);
    (0,json_source/* refuseBrokenText */.H_)('the case file', document, file);
    const { value } = document;
    const single = value !== null && typeof value === 'object' && !Array.isArray(value) && value['case_id'] !== undefined;
    const parsed = single ? singleCase(value, file, document) : checkedCaseFile(value, file, document);
    const prefix = Array.isArray(value) ? '' : '/cases';
    return casesOf(parsed).map((definition, index) => located(definition, file, single ? '' : `${prefix}/${index}`, document));
}
function checkedCaseFile(value, file, document) {
    return (0,json_source/* checkedValue */.ZJ)('the case file', value, validate, file, document);
}
/** The schema knows cases in a list; pointers are told as they are in the file. */
function singleCase(value, file, document) {
    const list = [value];
    if (validate(list))
        return list;
    const outside = (pointer) => pointer.replace(/^\/0/, '');
    const lines = { lineOf: (pointer) => document.lineOf(outside(pointer)) };
    const problems = (0,schema_problems/* schemaProblems */.I)(validate.errors ?? [], list, file, lines);
    throw (0,problem/* problemsError */.$j)('the case file', problems.map((problem) => ({ ...problem, pointer: outside(problem.pointer) })));
}
function casesOf(parsed) {
    return Array.isArray(parsed) ? parsed : parsed.cases;
}
function located(definition, file, pointer, document) {
    const line = document.lineOf(pointer) ?? 1;
    return {
        definition,
        file,
        line,
        digest: caseDigest(definition),
        lineOf: (field) => document.lineOf(`${pointer}/${field}`) ?? line,
    };
}
/** `sha256:…` over the case without `case_id` and `renamed_from`. */
function caseDigest(definition) {
    const { case_id: _id, renamed_from: _from, ...content } = definition;
    return (0,digest/* digestOf */.ol)(content);
}
/** `sha256:…` over all cases by id: the same for any order, file layout, line endings or byte order mark. */
function caseSetDigest(cases) {
    return (0,digest/* digestOf */.ol)(Object.fromEntries(cases.map(({ definition, digest }) => [definition.case_id, digest])));
}
/** Keys of a baseline that are no case. */
const RESERVED_IDS = new Set(['schema']);
/**
 * What is wrong with cases that are well-formed: ids used twice, empty prompts, prompts that are slash commands, tokens that
 * contradict each other, and, where the installed skills are known, skills that exist nowhere.
 */
function caseProblems(cases, skillExists) {
    const problems = [];
    const firstById = new Map();
    const firstByOldId = new Map();
    for (const item of cases) {
        const { definition, file } = item;
        const at = (field, expected, found, help = null) => {
            problems.push({
                file,
                line: item.lineOf(field),
                pointer: `${definition.case_id}/${field}`,
                expected,
                found,
                help,
            });
        };
        const first = firstById.get(definition.case_id);
        if (first === undefined)
            firstById.set(definition.case_id, item);
        else
            at('case_id', 'an id of its own', `the id of ${first.file}:${first.line}`, 'rename one of the two cases');
        if (RESERVED_IDS.has(definition.case_id)) {
            at('case_id', 'an id that the baseline does not use itself', (0,problem/* shown */.SP)(definition.case_id), 'give the case another id');
        }
        if (definition.prompt.trim() === '')
            at('prompt', 'a prompt', 'an empty text');
        else if (definition.prompt.trimStart().startsWith('/')) {
            const help = 'a slash command runs the skill without any routing; ask for the result in plain words';
            at('prompt', 'a prompt in plain words', (0,problem/* shown */.SP)(definition.prompt.slice(0, 40)), help);
        }
        if (definition.renamed_from === definition.case_id) {
            at('renamed_from', 'the id that the case had before', 'its present id', 'remove renamed_from');
        }
        const source = definition.renamed_from;
        const other = source === undefined ? undefined : firstByOldId.get(source);
        if (source !== undefined && other === undefined)
            firstByOldId.set(source, item);
        if (other !== undefined) {
            const found = `the id that ${other.definition.case_id} had, too`;
            at('renamed_from', 'an id that one case had before', found, 'only one case can be the renamed one');
        }
        const required = new Set([definition.expected_skill, ...(definition.required_skills ?? [])].map(folded));
        for (const [index, token] of (definition.disallowed_skills ?? []).entries()) {
            if (required.has(folded(token))) {
                at(`disallowed_skills/${index}`, 'a skill that the case does not require', (0,problem/* shown */.SP)(token), 'drop one of the two');
            }
        }
        if (skillExists === null)
            continue;
        for (const [field, token] of skillFields(definition)) {
            const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
            const known = [token, ...aliases.filter(([alias]) => folded(alias) === folded(token)).map(([, name]) => name)];
            if (!known.some(skillExists)) {
                at(field, 'a skill that exists under the skills roots', (0,problem/* shown */.SP)(token), 'correct the name, or add its root with --skills');
            }
        }
    }
    return problems;
}
/** Throws where `caseProblems` finds anything. */
function refuseCaseProblems(cases) {
    const problems = caseProblems(cases, null);
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the case set', problems, 'Run `portcullis validate` after correcting it.');
}
function skillFields(definition) {
    const list = (name) => (definition[name] ?? []).map((token, index) => [`${name}/${index}`, token]);
    const expected = definition.expected_skill === undefined ? [] : [['expected_skill', definition.expected_skill]];
    return [...expected, ...list('required_skills'), ...list('disallowed_skills')];
}
function folded(token) {
    return token?.toLowerCase();
}


/***/ }),

/***/ 8968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ attributeSignals),
/* harmony export */   Z: () => (/* binding */ resolveAlias)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);
/* harmony import */ var _compute_tier_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58966);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16992);
/* harmony import */ var _token_hit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37625);





/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
function resolveAlias(aliases, name) {
    const own = aliases.get(name.toLowerCase());
    if (own !== undefined || aliases.size === 0)
        return own ?? name;
    const [skill = '', file, ...rest] = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(name);
    if (file?.toLowerCase() !== _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase() || rest.length > 0)
        return name;
    const canonical = aliases.get(skill.toLowerCase());
    return canonical === undefined ? name : `${canonical}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`;
}
/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
function attributeSignals(agent, signals, tokens, installed, aliases) {
    const inventory = inventoryOf(signals, installed);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || canonical.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
        let certain;
        let possible;
        for (const signal of signals) {
            const match = matchSignal(signal, token, canonical, inventory, aliases);
            if (match === 'different')
                continue;
            if (!isPath)
                claimed.add(signal);
            const hit = hitOf(agent, signal, isPath);
            if (match === 'same')
                certain = merged(certain, hit);
            else
                possible = merged(possible, hit);
        }
        const hit = merged(certain, possible);
        if (hit !== undefined)
            hits.set(token, hit);
        if (decides(possible, certain))
            ambiguous.add(token);
    }
    const seen = [];
    for (const signal of signals) {
        const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
        const own = name === undefined ? undefined : hitOf(agent, signal, false);
        if (name === undefined || own === undefined)
            continue;
        const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
        if (key === name)
            seen.push(name);
        const hit = merged(hits.get(key), own);
        if (hit !== undefined)
            hits.set(key, hit);
    }
    const sorted = [...hits].sort(([left], [right]) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left, right));
    return { hits: new Map(sorted), ambiguous: (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .sortedUnique */ .Z$)(ambiguous) };
}
function hitOf(agent, signal, tokenIsPath) {
    const observation = signal.kind === 'mention' ? { kind: 'mention' } : signal.observation;
    const tier = (0,_compute_tier_js__WEBPACK_IMPORTED_MODULE_0__/* .structuredTier */ .w_)(agent, observation, tokenIsPath);
    return tier === null ? undefined : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .hitOfSignal */ .F)(tier, signal);
}
function merged(left, right) {
    return left === undefined || right === undefined ? (left ?? right) : (0,_token_hit_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHits */ .v)(left, right);
}
/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible, certain) {
    if (possible === undefined)
        return false;
    const reached = certain?.attempted === true ? certain.succeeded_tier : null;
    return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}
function inventoryOf(signals, installed) {
    const known = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k(installed);
    const called = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    // `plugin:x` called where a bare `x` is installed is that `x`, seen through its plugin.
    const further = called.filter((name) => name.includes(':') && !known.has(name));
    return new _skill_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .SkillInventory */ .k([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
}
function matchSignal(signal, token, canonical, inventory, aliases) {
    if (signal.kind === 'mention')
        return signal.token === token ? 'same' : 'different';
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathParts */ .KC)(canonical);
    const skill = skillOfToken(wanted);
    const compareAll = (name, names) => strongest(names.map((other) => inventory.compare(name, resolveAlias(aliases, other))));
    if (signal.kind === 'skill') {
        // A bare `SKILL.md` is satisfied by any skill.
        if (skill === null)
            return 'same';
        return skill === undefined ? 'different' : compareAll(skill, signal.names);
    }
    if (typeof skill === 'string') {
        const match = signal.skill === null ? 'different' : compareAll(skill, namesOfFile(signal.skill, inventory));
        // One segment may be the name of any file, as long as no skill is called so.
        if (match !== 'different' || wanted.length > 1 || inventory.has(canonical))
            return match;
    }
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .endsWithSegments */ .rb)(signal.segments, (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSegments */ .Mz)(canonical)) ? 'same' : 'different';
}
/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted) {
    const isSkillFile = wanted.at(-1)?.toLowerCase() === _path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF.toLowerCase();
    if (wanted.length === 1)
        return isSkillFile ? null : wanted[0];
    return wanted.length === 2 && isSkillFile ? wanted[0] : undefined;
}
/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile({ folder, frontmatterName }, inventory) {
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder))
        return frontmatterName === null ? [] : [frontmatterName];
    if (frontmatterName === null || frontmatterName === folder)
        return [folder];
    const others = inventory.has(folder) && inventory.has(frontmatterName);
    return others && inventory.compare(folder, frontmatterName) === 'different' ? [folder] : [folder, frontmatterName];
}
function strongest(matches) {
    if (matches.includes('same'))
        return 'same';
    return matches.includes('ambiguous') ? 'ambiguous' : 'different';
}
function skillSeenIn(signal) {
    if (signal.kind === 'skill')
        return signal.names[0];
    if (signal.kind === 'mention' || signal.skill === null)
        return undefined;
    const { folder, frontmatterName } = signal.skill;
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnresolved */ .U4)(folder) ? (frontmatterName ?? undefined) : folder;
}


/***/ }),

/***/ 58966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   gv: () => (/* binding */ textScore),
/* harmony export */   w_: () => (/* binding */ structuredTier)
/* harmony export */ });
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61359);

/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 };
/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;
const LOADED = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const MENTION = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };
/**
 * The tier of a fact from a client's own JSON stream; null where the fact is no signal. The table stands in
 * CONTRIBUTING.md, "Tiers". Codex has no skill tool: opening `SKILL.md` under a skills root is its way to load a skill.
 */
function structuredTier(agent, observation, tokenIsPath) {
    const tier = ofObservation(agent, observation);
    return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}
function ofObservation(agent, observation) {
    switch (observation.kind) {
        case 'mention':
            return MENTION;
        case 'skill_call':
            return observation.ok === true ? LOADED : FAILED;
        case 'file_open':
            if (agent === 'codex' && observation.underSkillsRoot) {
                return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
            }
            return observation.ok === true ? READ : null;
    }
}
/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
function computeTier(agent, token, line, score) {
    const isPath = /[/\\]/.test(token);
    const tiers = (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => textTier(agent, match));
    const strongest = Math.min(score >= MODERATE_SCORE ? 2 : 3, ...tiers);
    return isPath && strongest === 1 ? 2 : strongest;
}
/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
function textScore(token, line, agent) {
    return Math.max(0, ...(0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => scoreOf(match, agent)));
}
/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(agent, match) {
    const isClaude = agent === 'claude';
    switch (match.kind) {
        case 'skill_call':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'skill_line':
            return match.failed || isClaude || agent === 'codex' ? 3 : 1;
        case 'launching':
            return agent === 'codex' || agent === 'copilot' ? 3 : 1;
        case 'base_directory':
            return isClaude ? 3 : 1;
        case 'read':
            return agent === 'codex' ? 1 : 2;
        case 'mention':
            return 3;
    }
}
function scoreOf(match, agent) {
    switch (match.kind) {
        case 'skill_call':
            return SCORE.loaded;
        case 'skill_line':
            // The other clients print no such lines: there it is only text that somebody wrote.
            if (agent === 'claude' || agent === 'codex')
                return SCORE.mention;
            return match.failed ? SCORE.failed : SCORE.loaded;
        case 'launching':
            return SCORE.launching;
        case 'base_directory':
        case 'read':
            return SCORE.read;
        case 'mention':
            return SCORE.mention;
    }
}


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
const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : EMPTY;
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

/***/ 46202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92340);

function foldText(text) {
    const folded = text.toLowerCase();
    // A few letters fold to several (İ); positions would shift.
    return { written: folded.length === text.length ? text : folded, folded };
}
/** Whether `text` names the token as a whole word, a whole skill id or a whole path segment. */
function mentions(text, token, inventory) {
    return new TokenMatcher(token, inventory).isNamedIn(foldText(text));
}
/**
 * Looks for one token in many texts. `-`, `_`, `.`, `:` and path separators belong to a word; a full stop, a colon or a
 * separator at its end does not. Takes time in proportion to the text, whatever stands in it.
 */
class TokenMatcher {
    #token;
    #inventory;
    /** Of a token that is a path; empty otherwise. */
    #segments;
    /** Every word that names the token holds this; empty for a token that names nothing. */
    #needle;
    constructor(token, inventory) {
        this.#token = token;
        this.#inventory = inventory;
        const isPath = /[/\\]/.test(token);
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : token.toLowerCase().split(':')).at(-1) ?? '';
    }
    isNamedIn(text) {
        if (this.#needle === '' || !text.folded.includes(this.#needle))
            return false;
        for (const word of wordsWith(text, this.#needle))
            if (this.#isNamedBy(word))
                return true;
        return false;
    }
    #isNamedBy(whole) {
        const word = trimmed(whole);
        if (whole === this.#token || word === this.#token)
            return true;
        if (this.#segments.length > 0)
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(word).filter((part) => part.toLowerCase().includes(this.#needle));
        return near.some((part) => this.#inventory.compare(this.#token, part) !== 'different');
    }
}
/** The words in which `needle` occurs. */
function* wordsWith({ written, folded }, needle) {
    for (let at = folded.indexOf(needle); at !== -1;) {
        let start = at;
        let end = at + needle.length;
        // Never goes back over the word before: that one ended at a character that belongs to none.
        while (start > 0 && isWordCharacter(folded, start - 1))
            start -= 1;
        while (end < folded.length && isWordCharacter(folded, end))
            end += 1;
        yield written.slice(start, end);
        at = folded.indexOf(needle, end);
    }
}
function isWordCharacter(text, index) {
    const code = text.charCodeAt(index);
    if (code > 0x7f)
        return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(index));
    const isLetter = code >= 0x61 && code <= 0x7a;
    // `-` `.` `/` and the digits and `:` stand in one row; `_`, `\` and `~` apart.
    return isLetter || (code >= 0x2d && code <= 0x3a) || code === 0x5f || code === 0x5c || code === 0x7e;
}
/** By hand: `/[.]+$/` takes quadratic time on a long run of dots in the middle. */
function trimmed(word) {
    let end = word.length;
    while (end > 0 && '.:/\\'.includes(word.charAt(end - 1)))
        end -= 1;
    let start = 0;
    while (start < end && '.:'.includes(word.charAt(start)))
        start += 1;
    // A path may begin with a dot: `.claude/…`, `../…`.
    const isPath = /[/\\]/.test(word.slice(0, end));
    return word.slice(isPath ? 0 : start, end);
}


/***/ }),

/***/ 4380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openedFiles)
});

// EXTERNAL MODULE: ./build/evidence/split-command.js
var split_command = __webpack_require__(51316);
;// CONCATENATED MODULE: ./build/evidence/shell-words.js

/** Hostile nesting of `sh -c` is not followed further than this. */
const MAX_NESTING = 4;
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'ash']);
const POWERSHELLS = new Set(['powershell', 'pwsh']);
/** Words that run the command behind them, each with the options whose value is a word of its own. */
const WRAPPERS = new Map([
    ['sudo', /^-[ughpCRrtTU]$/],
    ['doas', /^-[uC]$/],
    ['env', /^(?:-[uCS]|--(?:unset|chdir))$/],
    ['timeout', /^(?:-[sk]|--(?:signal|kill-after))$/],
    ['nice', /^-n$/],
    ['stdbuf', /^-[ioe]$/],
    ['exec', /^-a$/],
    ['command', /^$/],
    ['builtin', /^$/],
    ['time', /^$/],
    ['nohup', /^$/],
    ['setsid', /^$/],
]);
const KEYWORDS = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{']);
/**
 * Splits a shell command into its simple commands, looking through `bash -lc '…'`, PowerShell's `-Command`, `cmd /c` and the
 * usual wrappers. Good enough to tell which program gets which path; nothing is expanded and nothing is run.
 */
function simpleCommands(command) {
    return nestedCommands(command, 0, 0);
}
/** The program's name without folder and `.exe`, folded. */
function programName(word) {
    const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
    return base.endsWith('.exe') ? base.slice(0, -'.exe'.length) : base;
}
function nestedCommands(script, depth, nesting) {
    return (0,split_command/* splitCommand */.G)(script).flatMap((command) => {
        const words = unwrap(command.words);
        const own = depth + command.depth;
        const inner = nesting < MAX_NESTING ? nestedScript(words, command) : undefined;
        if (inner !== undefined)
            return nestedCommands(inner, own + 1, nesting + 1);
        return words.length === 0 ? [] : [{ words, depth: own }];
    });
}
function unwrap(words) {
    let index = 0;
    for (;;) {
        const word = words[index];
        if (word === undefined)
            break;
        const program = programName(word);
        const valued = WRAPPERS.get(program);
        if (valued === undefined) {
            if (!KEYWORDS.has(word) && !/^[A-Za-z_]\w*=/.test(word))
                break;
            index += 1;
            continue;
        }
        index += 1;
        for (let option = words[index]; option?.startsWith('-') === true; option = words[index]) {
            // `command -v` only tells where a program is.
            if (program === 'command' && /^-[vV]/.test(option))
                return [];
            index += valued.test(option) ? 2 : 1;
        }
        if (program === 'timeout' && /^[\d.]{1,16}[smhd]?$/.test(words[index] ?? ''))
            index += 1;
    }
    return words.slice(index);
}
function nestedScript(words, { input }) {
    const program = programName(words[0] ?? '');
    if (SHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-[a-z]*c$/.test(word));
        return flag === -1 ? input : words[flag + 1];
    }
    if (program === 'cmd') {
        const flag = words.findIndex((word) => /^\/[ck]$/i.test(word));
        return flag === -1 ? undefined : words.slice(flag + 1).join(' ');
    }
    if (POWERSHELLS.has(program)) {
        const flag = words.findIndex((word, index) => index > 0 && /^-c(?:ommand)?$/i.test(word));
        const rest = flag === -1 ? words.slice(1).filter((word) => !/^-\w/.test(word)) : words.slice(flag + 1);
        return rest.length === 0 ? undefined : rest.join(' ');
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/evidence/opened-files.js

/** Programs that print a file whose path is their argument. CONTRIBUTING.md, "Opens". */
const OPENERS = new Set(['cat', 'sed', 'head', 'tail', 'less', 'more', 'bat', 'awk', 'nl', 'get-content', 'type']);
/** Their first plain argument is a program text, not a file. */
const SCRIPTED = new Set(['sed', 'awk']);
/** Options whose value is the next word. */
const OPTIONS_WITH_VALUE = {
    head: /^(?:-[nc]|--(?:lines|bytes))$/,
    tail: /^(?:-[ncs]|--(?:lines|bytes|pid|sleep-interval))$/,
    awk: /^-[vF]$/,
    sed: /^(?:-l|--line-length)$/,
    nl: /^-[bdfhilnsvw]$/,
    bat: /^(?:-[rlmH]|--(?:line-range|language|map-syntax|style|theme|color|paging|wrap|tabs|highlight-line|file-name))$/,
    'get-content': /^-(?:totalcount|tail|head|first|last|encoding|readcount|delimiter)$/i,
};
/** Subshells below this share one folder. */
const MAX_DEPTH = 32;
const CHANGE_FOLDER = new Set(['cd', 'pushd', 'set-location']);
/** What `{a,b}` expands to is cut here, and a longer word is not expanded: hostile commands must not grow. */
const MAX_ALTERNATIVES = 64;
const MAX_EXPANDED_WORD = 4096;
/**
 * The files that a shell command opens for reading, as written, with `cd` applied and `{a,b}` expanded: the paths that
 * `cat`, `sed`, `head`, `tail`, `less`, `more`, `bat`, `awk`, `nl`, `Get-Content` or `type` get as arguments. Listing,
 * searching, printing and writing commands open nothing.
 */
function openedFiles(command) {
    const files = [];
    // The folder of each nested subshell: a `cd` in one of them ends with it.
    let folders = [''];
    for (const { words, depth: nested } of simpleCommands(command)) {
        const depth = Math.min(nested, MAX_DEPTH);
        const folder = folders[Math.min(depth, folders.length - 1)] ?? '';
        if (depth >= folders.length)
            folders.push(...Array(depth + 1 - folders.length).fill(folder));
        else
            folders = folders.slice(0, depth + 1);
        const program = programName(words[0] ?? '');
        const rest = words.slice(1);
        if (CHANGE_FOLDER.has(program)) {
            const target = rest.find((word) => !/^-./.test(word) && !/^\/d$/i.test(word)) ?? '~';
            if (target !== '-')
                folders[depth] = within(folder, target);
        }
        else if (OPENERS.has(program)) {
            for (const file of fileArguments(program, rest)) {
                files.push(...alternatives(file).map((path) => within(folder, path)));
            }
        }
    }
    return files;
}
function fileArguments(program, words) {
    const takesValue = OPTIONS_WITH_VALUE[program];
    const plain = [];
    const isScripted = SCRIPTED.has(program);
    let script = isScripted;
    let options = true;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (options && word === '--') {
            options = false;
        }
        else if (options && /^-./.test(word)) {
            // It writes the file.
            if (program === 'sed' && /^(?:-[nEr]{0,3}i|--in-place)/.test(word))
                return [];
            if (isScripted && /^(?:-[nEr]{0,3}[ef]|--(?:expression|file))$/.test(word)) {
                script = false;
                index += 1;
            }
            else if (isScripted && /^(?:-[ef].|--(?:expression|file)=)/.test(word)) {
                script = false;
            }
            else if (takesValue?.test(word) === true)
                index += 1;
        }
        else if (script) {
            script = false;
        }
        else if (word !== '-' && !/^\+\d/.test(word))
            plain.push(word);
    }
    return program === 'get-content' ? plain.flatMap((word) => word.split(',')) : plain;
}
/** `{a,b}` written out, as a POSIX shell does it; `${…}` and braces without a comma stay what they are. */
function alternatives(word) {
    const words = [word];
    if (word.length > MAX_EXPANDED_WORD)
        return words;
    for (let index = 0; index < words.length && words.length <= MAX_ALTERNATIVES; index += 1) {
        const current = words[index] ?? '';
        const group = /(^|[^$])\{([^{},]*(?:,[^{},]*)+)\}/.exec(current);
        if (group?.[2] === undefined)
            continue;
        const before = current.slice(0, group.index + (group[1] ?? '').length);
        const after = current.slice(group.index + group[0].length);
        words.splice(index, 1, ...group[2].split(',').map((choice) => before + choice + after));
        index -= 1;
    }
    return words.slice(0, MAX_ALTERNATIVES);
}
function within(folder, path) {
    const absolute = /^(?:[/\\~$%]|[A-Za-z]:)/.test(path);
    return folder === '' || absolute ? path : `${folder}/${path}`;
}


/***/ }),

/***/ 92340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
const SKILL_FILE_FOLDED = SKILL_FILE.toLowerCase();
/** Folders in which a client looks for skills. CONTRIBUTING.md, "Skills roots". */
const CLIENT_PLACES = new Set([
    '.claude',
    '.agents',
    '.codex',
    '.github',
    '.copilot',
    // The same folders, where a command names them by the variable that moves them.
    ...['codex_home', 'claude_config_dir', 'copilot_home'].flatMap((name) => [
        `$${name}`,
        `\${${name}}`,
        `%${name}%`,
        `$env:${name}`,
    ]),
]);
/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
function pathParts(path) {
    const parts = [];
    for (const part of path.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part))
            continue;
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts;
}
/** `pathParts`, with letter case folded. */
function pathSegments(path) {
    return pathParts(path).map((part) => part.toLowerCase());
}
/** Whether `segments` ends with all of `tail`. */
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return parts.at(-1)?.toLowerCase() === SKILL_FILE_FOLDED ? parts.at(-2) : undefined;
}
/** Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places. Takes folded segments. */
function isUnderSkillsRoot(segments) {
    const place = segments.findIndex((segment) => CLIENT_PLACES.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 16992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ SkillInventory)
/* harmony export */ });
/**
 * Which names mean the same skill. Attribution is by identity, never by substring (CONTRIBUTING.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
    #skills;
    /** Folded names that several installed skills spell differently: these are compared exactly. */
    #caseSensitive;
    #byName = new Map();
    #byBase = new Map();
    /** `skills`: what is installed, as far as it is known; skills that differ in nothing are counted once. */
    constructor(skills) {
        const merged = new Map();
        for (const skill of skills) {
            const aliases = [...(merged.get(skill.name)?.aliases ?? []), ...skill.aliases];
            merged.set(skill.name, { name: skill.name, aliases: [...new Set(aliases)] });
        }
        this.#skills = [...merged.values()];
        this.#caseSensitive = spelledDifferently(this.#skills.flatMap(({ name }) => [name, splitName(name)[1]]));
        for (const skill of this.#skills) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    get names() {
        return this.#skills.map((skill) => skill.name);
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, plugin.toLowerCase()].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = leftPlugin.toLowerCase() === rightPlugin.toLowerCase();
            return samePlugin && (equalBase || this.#aliased(leftBase, rightBase)) ? 'same' : 'different';
        }
        if (!equalBase && !this.#aliased(leftBase, rightBase))
            return 'different';
        if (leftPlugin === undefined && rightPlugin === undefined) {
            if (equalBase)
                return this.#withBase(leftBase).length > 1 && !this.#isInstalled(left) ? 'ambiguous' : 'same';
            if (this.#isInstalled(left) && this.#isInstalled(right))
                return 'different';
            return Math.max(this.#withBase(leftBase).length, this.#withBase(rightBase).length) > 1 ? 'ambiguous' : 'same';
        }
        const bare = leftPlugin === undefined ? left : right;
        const qualified = leftPlugin === undefined ? right : left;
        const candidates = this.#withBase(bare);
        if (candidates.length <= 1) {
            // The one skill that the bare name can mean may be known to belong to another plugin.
            const owner = candidates[0] === undefined ? undefined : pluginOf(candidates[0]);
            return owner === undefined || owner === (leftPlugin ?? rightPlugin)?.toLowerCase() ? 'same' : 'different';
        }
        // A skill that is installed under exactly the bare name is another one than `plugin:name`.
        return this.#isInstalled(bare) && this.#isInstalled(qualified) ? 'different' : 'ambiguous';
    }
    #withBase(base) {
        return [...(this.#byBase.get(this.#key(base)) ?? [])];
    }
    #isInstalled(name) {
        return this.#byName.has(this.#key(name));
    }
    #aliased(left, right) {
        const others = this.#byBase.get(this.#key(right));
        return others !== undefined && this.#withBase(left).some((skill) => others.has(skill));
    }
    #key(name) {
        const folded = name.toLowerCase();
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, name.toLowerCase(), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    return splitName(skill.name)[0]?.toLowerCase();
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}


/***/ }),

/***/ 51316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ splitCommand)
/* harmony export */ });
/** What a backslash outside quotes takes its meaning from; before anything else it is a separator of a Windows path. */
const ESCAPABLE = new Set(' \t\n"\'\\$&|;()<>*?#~');
const ESCAPABLE_IN_QUOTES = new Set('"\\$`');
const SPACE = new Set(' \t\r\n\v\f');
/**
 * Splits a shell script on unquoted separators into commands and takes quotes off. Nothing is expanded. Every character is
 * looked at once, so that hostile commands take no longer than others of their length.
 */
function splitCommand(text) {
    return new CommandSplitter(text).split();
}
class CommandSplitter {
    #text;
    #commands = [];
    #at = 0;
    #words = [];
    #word;
    /** In `C:\Users` and `skills\x` a backslash is a separator. */
    #isWindowsPath = false;
    /** The next word names where output goes or input comes from. */
    #redirected = false;
    #depth = 0;
    #documents = [];
    constructor(text) {
        this.#text = text;
    }
    split() {
        while (this.#at < this.#text.length)
            this.#step(this.#text.charAt(this.#at));
        this.#endCommand('');
        return this.#commands.filter(({ words }) => words.length > 0);
    }
    #step(character) {
        this.#at += 1;
        const next = this.#text.charAt(this.#at);
        switch (character) {
            case '"':
            case "'":
                this.#quoted(character);
                return;
            case '\\':
                this.#backslash(next, ESCAPABLE);
                return;
            case '\n':
                this.#endCommand(character);
                this.#takeDocuments();
                return;
            case '#':
                if (this.#word === undefined)
                    this.#skipTo('\n');
                else
                    this.#append(character);
                return;
            case '>':
            case '<':
                this.#redirection(character, next);
                return;
            case '&':
                // `&>` redirects, `&` and `&&` end a command.
                if (next === '>')
                    this.#endWord();
                else
                    this.#endCommand(character);
                return;
            case '$':
                if (next === '(')
                    this.#endCommand(character);
                else
                    this.#append(character);
                return;
            case '(':
                this.#endCommand(character);
                this.#depth += 1;
                return;
            case ')':
                this.#endCommand(character);
                this.#depth = Math.max(0, this.#depth - 1);
                return;
            case ';':
            case '|':
            case '`':
                this.#endCommand(character);
                return;
            default:
                if (SPACE.has(character))
                    this.#endWord();
                else
                    this.#append(character);
        }
    }
    #append(character) {
        const word = this.#word ?? '';
        if (character === ':' && word.length === 1 && /[A-Za-z]/.test(word))
            this.#isWindowsPath = true;
        this.#word = word + character;
    }
    /** `\` before one of `escapable` quotes it, unless the word is a Windows path. */
    #backslash(next, escapable) {
        if (!this.#isWindowsPath && escapable.has(next)) {
            if (next !== '\n')
                this.#append(next);
            this.#at += 1;
            return;
        }
        // Inside quotes `\n` and the like are common, so that only a drive letter tells.
        if (escapable === ESCAPABLE && /[A-Za-z.]/.test(next))
            this.#isWindowsPath = true;
        this.#append('\\');
    }
    #quoted(quote) {
        this.#word ??= '';
        while (this.#at < this.#text.length) {
            const character = this.#text.charAt(this.#at);
            this.#at += 1;
            if (character === quote)
                return;
            if (character === '\\' && quote === '"')
                this.#backslash(this.#text.charAt(this.#at), ESCAPABLE_IN_QUOTES);
            else
                this.#append(character);
        }
    }
    #redirection(character, next) {
        // In `2>` the number is no argument.
        if (this.#word !== undefined && /^\d{1,4}$/.test(this.#word))
            this.#word = undefined;
        this.#endWord();
        if (character === '<' && next === '<' && this.#text.charAt(this.#at + 1) !== '<') {
            this.#at += 1;
            this.#announceDocument();
            return;
        }
        while (['<', '>', '&', '|'].includes(this.#text.charAt(this.#at)))
            this.#at += 1;
        this.#redirected = true;
    }
    #announceDocument() {
        const stripTabs = this.#text.charAt(this.#at) === '-';
        if (stripTabs)
            this.#at += 1;
        while (' \t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length)
            this.#at += 1;
        const start = this.#at;
        let quote = '';
        for (; this.#at < this.#text.length; this.#at += 1) {
            const character = this.#text.charAt(this.#at);
            if (character === '\n' || (quote === '' && /[\s;|&<>()]/.test(character)))
                break;
            if (character === quote)
                quote = '';
            else if (quote === '' && (character === '"' || character === "'"))
                quote = character;
        }
        const delimiter = this.#text
            .slice(start, this.#at)
            .replaceAll(/["'\\]/g, '')
            .trimEnd();
        // A number is the right side of a shift in arithmetic.
        if (delimiter !== '' && !/^\d+$/.test(delimiter))
            this.#documents.push({ delimiter, stripTabs, command: this.#commands.length });
    }
    /** The lines of a here-document are data: they are no commands, whatever they look like. */
    #takeDocuments() {
        for (const { delimiter, stripTabs, command } of this.#documents) {
            const start = this.#at;
            let end = start;
            while (this.#at < this.#text.length) {
                end = this.#at;
                this.#skipTo('\n');
                const line = this.#text.slice(end, this.#at).replace(/\r$/, '');
                this.#at = Math.min(this.#at + 1, this.#text.length);
                if ((stripTabs ? line.replace(/^\t+/, '') : line) === delimiter)
                    break;
                end = this.#at;
            }
            const reader = this.#commands[command];
            if (reader !== undefined)
                reader.input = this.#text.slice(start, end);
        }
        this.#documents = [];
    }
    #skipTo(character) {
        const found = this.#text.indexOf(character, this.#at);
        this.#at = found === -1 ? this.#text.length : found;
    }
    #endWord() {
        if (this.#word !== undefined) {
            if (!this.#redirected)
                this.#words.push(this.#word);
            this.#redirected = false;
        }
        this.#word = undefined;
        this.#isWindowsPath = false;
    }
    #endCommand(separator) {
        this.#endWord();
        this.#redirected = false;
        const last = this.#commands.at(-1);
        // An empty one keeps the places that here-documents were announced for.
        if (this.#words.length > 0 || this.#documents.some(({ command }) => command === this.#commands.length)) {
            this.#commands.push({ words: this.#words, depth: this.#depth, end: separator });
        }
        else if (last !== undefined)
            last.end += separator;
        this.#words = [];
    }
}


/***/ }),

/***/ 61359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   YQ: () => (/* binding */ copilotSkillLine),
/* harmony export */   tV: () => (/* binding */ textMatches)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4380);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .k([]);
const COPILOT_SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, somebody tells of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function copilotSkillLine(text) {
    const match = COPILOT_SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as CONTRIBUTING.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const copilot = copilotSkillLine(line);
    if (copilot !== undefined && names(copilot.skill))
        matches.push({ kind: 'skill_line', failed: copilot.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = copilotSkillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(path).slice(-1));
    const named = [...calledSkills(line), ...launchedSkills(text), ...folders];
    return {
        skills: [...new Set(own === undefined || own.failed ? named : [own.skill, ...named])],
        failedSkills: own?.failed === true ? [own.skill] : [],
        files: [...new Set(filesRead(text))],
    };
}
function calledSkills(line) {
    if (!/"name"\s{0,8}:\s{0,8}"Skill"/.test(line))
        return [];
    return captured(line, /"skill"\s{0,8}:\s{0,8}"([^"]{1,256})"/g);
}
function launchedSkills(text) {
    return captured(text, /Launching skill:\s{0,8}([^\s"'`,;()<>\\]{1,256})/g).map(withoutFullStop);
}
function baseDirectories(text) {
    return captured(text, /Base directory for this skill:\s{0,8}(\S[^"\n]{0,4096})/g).map(baseDirectory);
}
/** Whether the token occurs in the line as a whole id or path segment. */
function occursIn(token, line) {
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
}
function captured(line, pattern) {
    return [...line.matchAll(pattern)].map((match) => match[1] ?? '');
}
/** In a line of JSON the escapes of its strings, elsewhere doubled separators, which only JSON could have put there. */
function withoutEscapes(line) {
    if (!/^\s{0,16}[{[]/.test(line))
        return line.replaceAll('\\\\', '\\');
    return line.replaceAll(/\\(["\\/bfnrt])/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
function isDirectoryOf(token, isPath, directory) {
    if (!isPath)
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .v)(text);
    const verb = READ_VERB.exec(text)?.index;
    if (verb === undefined)
        return opened;
    const listing = LISTING.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    const words = [...text.matchAll(/[^\s"'`,;()<>|&]{1,4096}/g)].filter(({ index }) => index > verb && index < listing);
    return [...opened, ...words.map(([word]) => withoutFullStop(word)).filter((word) => /[/\\]/.test(word))];
}
function withoutFullStop(word) {
    let end = word.length;
    while (end > 0 && '.:'.includes(word.charAt(end - 1)))
        end -= 1;
    return word.slice(0, end);
}


/***/ }),

/***/ 37625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hitOfSignal),
/* harmony export */   v: () => (/* binding */ mergeHits)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** One signal as a hit of its own. */
function hitOfSignal(signal, place) {
    return {
        tier: signal.tier,
        score: signal.score,
        source_kind: 'cli_output',
        source_detail: place.detail,
        line_number: place.line,
        proof_line: place.proof,
        depth: place.depth,
        attempted: signal.attempted,
        succeeded: signal.succeeded,
        succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
    };
}
/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
function mergeHits(left, right) {
    const strongest = compareStrength(left, right) <= 0 ? left : right;
    return {
        ...strongest,
        attempted: left.attempted || right.attempted,
        succeeded: left.succeeded || right.succeeded,
        succeeded_tier: strongerTier(left.succeeded_tier, right.succeeded_tier),
    };
}
/** Negative where `left` is the stronger one. The last criteria only make the order total. */
function compareStrength(left, right) {
    return (left.tier - right.tier ||
        right.score - left.score ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_kind, right.source_kind) ||
        Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
        left.line_number - right.line_number ||
        left.depth - right.depth ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_detail, right.source_detail) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.proof_line, right.proof_line));
}
function strongerTier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return left <= right ? left : right;
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

/***/ 60637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ gitCommand),
  q: () => (/* binding */ gitText)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/io/git/git-environment.js
/**
 * The variables of git's own that are handed on: how its owner lets this machine reach and trust a remote. All others
 * stay behind, above all those that would point git at another repository, index or object store (`GIT_DIR`,
 * `GIT_WORK_TREE`, `GIT_INDEX_FILE`, `GIT_OBJECT_DIRECTORY`, `GIT_GRAFT_FILE`, …).
 */
const HANDED_ON = new Set([
    'GIT_CEILING_DIRECTORIES',
    'GIT_CONFIG_GLOBAL',
    'GIT_CONFIG_NOSYSTEM',
    'GIT_CONFIG_SYSTEM',
    'GIT_SSH',
    'GIT_SSH_COMMAND',
    'GIT_SSH_VARIANT',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
]);
/** Programs that git would start on its own, and a variable that moves its system configuration. */
const LEFT_BEHIND = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);
const OURS = {
    LC_ALL: 'C',
    // Nothing here may wait for a person: every way to ask for a password is answered by a program that fails.
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: 'false',
    SSH_ASKPASS: 'false',
    SSH_ASKPASS_REQUIRE: 'force',
    GCM_INTERACTIVE: 'never',
    // Without it `git status` writes refreshed time stamps to the index.
    GIT_OPTIONAL_LOCKS: '0',
    // A replaced commit has other parents, and with them another merge base.
    GIT_NO_REPLACE_OBJECTS: '1',
};
/**
 * The environment every git process of ours runs in: the given one without git's own variables (bar the few that say
 * how to reach a remote), in the C locale, unable to prompt, to write the index or to follow replace refs.
 */
function gitEnvironment(given) {
    const environment = {};
    for (const [name, value] of Object.entries(given)) {
        const key = name.toUpperCase();
        const dropped = (key.startsWith('GIT_') && !HANDED_ON.has(key)) || LEFT_BEHIND.has(key);
        if (value !== undefined && !dropped)
            environment[name] = value;
    }
    return { ...environment, ...OURS };
}

;// CONCATENATED MODULE: ./build/io/git/git-command.js




/** A network that stops answering must not hold a job for ever. `fetch` runs with `--progress`, so it is never silent. */
const SILENCE_LIMIT_MS = 180_000;
const GRACE_MS = 1_000;
/**
 * Makes the one way in which this folder runs git: in this directory, through simple-git, with argument arrays.
 *
 * simple-git alone would not do, for it calls a process successful that a signal ended or that failed without a word
 * (`merge-base --is-ancestor` does), and hands out text. Its error hook sees the exit status and the bytes, so each
 * command gets an instance of its own and the outcome is taken from there.
 *
 * @throws PortcullisError `not_found` when the directory does not exist
 */
function gitCommand(directory, given, silenceLimit = SILENCE_LIMIT_MS) {
    if (!(0,external_node_fs_.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new portcullis_error/* PortcullisError */.S('not_found', `Expected a directory, found none at ${JSON.stringify(directory)}.`);
    }
    const environment = gitEnvironment(given);
    return async (...args) => {
        // Loaded on first use: it takes a good part of the start-up time of a command that never needs git.
        const { simpleGit } = await Promise.all(/* import() */[__webpack_require__.e(2830), __webpack_require__.e(4724)]).then(__webpack_require__.bind(__webpack_require__, 74724));
        let output;
        const git = simpleGit({
            baseDir: directory,
            timeout: { block: silenceLimit },
            // The default takes the `exit` event for the end after 50 ms; output still in the pipe would be lost, and a
            // listing cut short reads as "that file is absent".
            completion: { onClose: true, onExit: false },
            allowEnvironment: Object.keys(environment),
            // Asked for by variables of the operator's that `gitEnvironment` hands on; no argument of ours needs them.
            unsafe: { allowUnsafeAskPass: true, allowUnsafeConfigPaths: true, allowUnsafeSshCommand: true },
            errors: (error, { exitCode, stdOut, stdErr }) => {
                // An error that the exit status does not explain is simple-git's own: the time ran out.
                const interrupted = !exitCode && error instanceof Error;
                const said = interrupted ? error.message : Buffer.concat(stdErr).toString('utf8');
                output = {
                    exitCode: interrupted ? null : exitCode,
                    stdout: Buffer.concat(stdOut),
                    reason: failureReason(said, exitCode),
                };
                return undefined;
            },
        });
        git.outputHandler((_binary, stdout, stderr) => closeWhenSilent([stdout, stderr], silenceLimit + GRACE_MS));
        await git.env(environment).raw(args);
        if (output === undefined)
            throw new Error(`simple-git ended without an outcome: git ${args.join(' ')}`);
        // Node reports a process that could not be started by a negative status.
        if ((output.exitCode ?? 0) < 0) {
            throw new portcullis_error/* PortcullisError */.S('not_found', 'git could not be started.', 'Install git 2.30 or newer on the PATH.');
        }
        return output;
    };
}
/**
 * simple-git interrupts a git that is silent for too long, and then waits for its pipes to close. A program that git
 * started (ssh, a transport helper) can outlive it and hold them open, so they are closed from this side.
 */
function closeWhenSilent(streams, limit) {
    let open = streams.length;
    const close = () => {
        for (const stream of streams)
            if (stream instanceof external_node_stream_.Readable)
                stream.destroy();
    };
    let timer = setTimeout(close, limit);
    for (const stream of streams) {
        stream.on('data', () => {
            clearTimeout(timer);
            timer = setTimeout(close, limit);
        });
        stream.once('close', () => {
            open -= 1;
            if (open === 0)
                clearTimeout(timer);
        });
    }
}
/** The output of a command that has to succeed, as text. @throws PortcullisError `not_comparable` with git's reason */
async function gitText(git, ...args) {
    const output = await git(...args);
    if (output.exitCode === 0)
        return output.stdout.toString('utf8');
    const command = args.find((arg) => !arg.startsWith('-'));
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `\`git ${command}\` failed: ${output.reason}`);
}
/** Puts error output on one line, without progress, credentials in addresses and control characters, and bounded. */
function failureReason(said, exitCode) {
    const lines = said.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const errors = lines.filter((line) => /^(?:fatal|error): /.test(line));
    const text = (errors.length > 0 ? errors : lines)
        .join('; ')
        .replace(/:\/\/[^/@\s]+@/g, '://***@')
        .replace(/\p{Cc}/gu, ' ');
    return text.slice(0, 500) || `exit status ${exitCode ?? 'none: ended by a signal'}`;
}


/***/ }),

/***/ 32622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ openGitRepository)
});

// UNUSED EXPORTS: GitRepository

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/git/git-command.js + 1 modules
var git_command = __webpack_require__(60637);
;// CONCATENATED MODULE: ./build/io/git/changed-paths.js

/**
 * Paths, relative to the top, of the files that the working tree has otherwise than its commit: changed, removed, or not yet added.
 *
 * @throws PortcullisError where git cannot compare
 */
async function changedPaths(git) {
    const changed = await (0,git_command/* gitText */.q)(git, 'diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', 'HEAD', '--');
    const added = await (0,git_command/* gitText */.q)(git, 'ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
}

;// CONCATENATED MODULE: ./build/io/git/ref-places.js
const TRACKING = 'refs/remotes/origin/';
/** The short name of a branch or tag, from its full name or from `origin/…`. */
const SHORT_NAME = /^(?:refs\/(?:heads|tags|remotes\/origin)|origin)\/(.+)$/;
/**
 * Lists the places of a ref name, after git's own rules (gitrevisions(7), `<refname>`) and with one more: a clone made
 * for continuous integration often holds `main` as `origin/main` alone.
 */
function refPlaces(name) {
    const short = SHORT_NAME.exec(name)?.[1] ?? name;
    const branch = `refs/heads/${short}`;
    const tag = `refs/tags/${short}`;
    if (name === branch)
        return { local: [name], tracking: TRACKING + short, remote: [branch] };
    if (name === tag)
        return { local: [name], tracking: null, remote: [tag] };
    if (name === TRACKING + short)
        return { local: [name], tracking: null, remote: [branch] };
    if (name.startsWith('refs/'))
        return { local: [name], tracking: null, remote: [] };
    const local = ['refs/', 'refs/heads/', 'refs/tags/', 'refs/remotes/'].map((place) => place + name);
    return { local, tracking: TRACKING + name, remote: short === name ? [branch, tag] : [branch] };
}

;// CONCATENATED MODULE: ./build/io/git/resolve-revision.js


/**
 * Looks a revision up locally; nothing is fetched.
 *
 * git's own lookup takes a tag before a branch of the same name and warns on the error output. Here two places with
 * different commits are `ambiguous`: a gate must not compare with whichever came first.
 */
async function resolveRevision(git, revision) {
    if (revision.kind === 'id') {
        const commit = await commitOf(git, revision.id);
        return commit === null ? { kind: 'missing', named: false } : { kind: 'found', commit, ref: revision.id };
    }
    const { name, ancestry } = revision;
    if (name === 'HEAD')
        return foundOrNamed(await commitOf(git, `HEAD${ancestry}`), `HEAD${ancestry}`);
    const refs = await existingRefs(git, name);
    const resolved = await Promise.all(refs.map(async (ref) => ({ ref, commit: await commitOf(git, ref + ancestry) })));
    const [first, ...others] = resolved;
    if (first === undefined)
        return { kind: 'missing', named: false };
    if (others.some((other) => other.commit !== first.commit)) {
        const choices = resolved.map(({ ref, commit }) => `${ref} (${commit ?? 'not a commit'})`).join(' and ');
        return { kind: 'ambiguous', reason: `\`${name}\` names ${choices}; use the full name of the one that is meant` };
    }
    return foundOrNamed(first.commit, first.ref + ancestry);
}
/** The commit that an id or a full ref name leads to, through tags, or null when this clone does not hold one. */
async function commitOf(git, idOrRef) {
    const output = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${idOrRef}^{commit}`);
    return output.exitCode === 0 ? output.stdout.toString('utf8').trim() : null;
}
async function existingRefs(git, name) {
    const { local, tracking } = refPlaces(name);
    const places = tracking === null ? local : [...local, tracking];
    const existing = new Set((await (0,git_command/* gitText */.q)(git, 'for-each-ref', '--format=%(refname)', ...places)).split('\n'));
    const direct = local.filter((ref) => existing.has(ref));
    // A tag does not stand in for the branch: beside a branch that only `origin` has, it is as ambiguous as beside a
    // local one.
    const onlyTags = direct.every((ref) => ref.startsWith('refs/tags/'));
    return onlyTags && tracking !== null && existing.has(tracking) ? [...direct, tracking] : direct;
}
function foundOrNamed(commit, ref) {
    return commit === null ? { kind: 'missing', named: true } : { kind: 'found', commit, ref };
}

// EXTERNAL MODULE: ./build/io/git/shallow-boundary.js
var shallow_boundary = __webpack_require__(11185);
;// CONCATENATED MODULE: ./build/io/git/fetch-from-origin.js



/**
 * Adds objects and, where told, one ref, and changes nothing else: no tag, no other tracking ref, no FETCH_HEAD, no
 * submodule, no pruning, no housekeeping. The empty refmap is what keeps tracking refs where they are.
 */
const FETCH = [
    '-c',
    'remote.origin.followRemoteHEAD=never',
    'fetch',
    '--progress',
    '--no-tags',
    '--no-prune',
    '--no-recurse-submodules',
    '--no-write-fetch-head',
    '--no-auto-gc',
    '--refmap=',
];
/**
 * Fetches a branch, tag or commit that this clone lacks: a branch into `refs/remotes/origin/`, a tag under its own
 * name, a commit by its id and without a ref.
 *
 * A complete clone fetches without `--depth`, which would cut its history. A shallow one fetches the tip alone, and
 * only when it does not hold that tip yet: making a commit shallow whose parents are here would hide them.
 */
async function fetchRevision(git, root, revision) {
    if (!(await hasOrigin(git)))
        return 'there is no remote named `origin` to fetch it from';
    const wanted = revision.kind === 'id' ? { tip: revision.id, refspec: revision.id } : await refAtOrigin(git, revision.name);
    if (typeof wanted === 'string')
        return wanted;
    const shallow = (await (0,shallow_boundary/* shallowBoundary */.N)(git, root)).length > 0;
    const depth = shallow && (await commitOf(git, wanted.tip)) === null ? ['--depth=1'] : [];
    return fetchFailure(git, [...depth, '--end-of-options', 'origin', wanted.refspec]);
}
/**
 * Moves the boundary of a shallow clone: by a number of commits, or away altogether.
 *
 * The server deepens every boundary commit that its refs reach, whatever is asked for, but something has to be: the
 * two commits themselves, so that nothing else comes along; or, when the server does not know one of them (it was
 * never pushed) or serves no bare ids, its HEAD.
 */
async function fetchHistory(git, amount, [base, head]) {
    if (!(await hasOrigin(git)))
        return 'there is no remote named `origin` to fetch more history from';
    // All that lies behind a boundary can be a lot. Commits suffice for a merge base, and git fetches files when they
    // are read. A server that knows no filters ignores the wish; one that fails over it is asked again without.
    const amounts = amount === 'everything' ? [['--unshallow', '--filter=tree:0'], ['--unshallow']] : [[`--deepen=${amount}`]];
    let first = null;
    for (const wants of [[base, head], [base], ['HEAD']]) {
        for (const options of amounts) {
            const failure = await fetchFailure(git, [...options, '--end-of-options', 'origin', ...wants]);
            if (failure === null)
                return null;
            // Other ways of asking are for a server that answers.
            if (first === null && (await git('ls-remote', '--quiet', 'origin', 'HEAD')).exitCode !== 0)
                return failure;
            first ??= failure;
        }
    }
    return first;
}
/** The one branch or tag of that name which `origin` has, or the reason why there is no telling. */
async function refAtOrigin(git, name) {
    const { remote } = refPlaces(name);
    if (remote.length === 0)
        return 'it is neither a branch nor a tag, and has to be fetched beforehand';
    const listing = await git('ls-remote', '--quiet', '--end-of-options', 'origin', ...remote);
    if (listing.exitCode !== 0)
        return `\`origin\` could not be asked for it: ${listing.reason}`;
    const listed = listing.stdout.toString('utf8').split('\n');
    const matches = listed.flatMap((line) => {
        const [tip, ref] = line.split('\t');
        return tip !== undefined && ref !== undefined && remote.includes(ref) ? [{ tip, ref }] : [];
    });
    const [match, another] = matches;
    if (match === undefined)
        return '`origin` has no branch or tag of that name';
    if (another !== undefined)
        return `\`origin\` has both ${match.ref} and ${another.ref}; use the full name`;
    const [, branch] = /^refs\/heads\/(.+)$/.exec(match.ref) ?? [];
    const target = branch === undefined ? match.ref : `refs/remotes/origin/${branch}`;
    return { tip: match.tip, refspec: `${branch === undefined ? '' : '+'}${match.ref}:${target}` };
}
async function hasOrigin(git) {
    return (await git('config', '--get', 'remote.origin.url')).exitCode === 0;
}
async function fetchFailure(git, args) {
    const output = await git(...FETCH, ...args);
    return output.exitCode === 0 ? null : output.reason;
}

// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
;// CONCATENATED MODULE: ./build/io/git/file-at-commit.js






/**
 * Reads the bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the
 * commit when this clone lacks it; git itself fetches what a partial clone left out.
 *
 * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
 */
async function fileAtCommit(git, root, commit, path) {
    const wanted = (0,repository_path/* repositoryPath */.S)(path);
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        return { kind: 'unreadable', reason: missing };
    const entries = await entriesAt(git, commit, [wanted]);
    if (typeof entries === 'string')
        return { kind: 'unreadable', reason: entries };
    const entry = entries.find((candidate) => candidate.path === wanted);
    if (entry === undefined)
        return absentOrBehindLink(git, commit, wanted);
    const other = commit_files/* NOT_A_FILE */.bd[entry.mode];
    if (other !== undefined)
        return { kind: 'unreadable', reason: `\`${path}\` is ${other}` };
    const blob = await git('cat-file', 'blob', entry.object);
    if (blob.exitCode !== 0)
        return { kind: 'unreadable', reason: blob.reason };
    return { kind: 'found', bytes: new Uint8Array(blob.stdout), blob: entry.object };
}
/**
 * Lists everything a commit tracks, or what it tracks under one directory, in order of code points. Symbolic links and
 * submodules are listed too, lest they go unnoticed; reading them says what they are.
 *
 * @throws PortcullisError `not_comparable` when the commit or one of its directories is not to be had
 */
async function filesAtCommit(git, root, commit, prefix) {
    const paths = prefix === undefined ? [] : [(0,repository_path/* repositoryPath */.S)(prefix.replace(/\/$/, ''))];
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `Cannot list the files of ${commit}: ${missing}`);
    const listed = await (0,git_command/* gitText */.q)(git, ...lsTree(['-r', '--name-only'], commit, paths));
    // git orders by bytes, which in UTF-8 is the order of code points.
    return listed.split('\0').slice(0, -1);
}
/**
 * The same with mode and object id. Fetches the commit when this clone lacks it.
 *
 * @throws PortcullisError `not_comparable` when the commit is not to be had
 */
async function entriesOfCommit(git, root, commit) {
    const missing = await obtainCommit(git, root, commit);
    if (missing !== null)
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `Cannot list the files of ${commit}: ${missing}`);
    const entries = entriesIn(await (0,git_command/* gitText */.q)(git, ...lsTree(['-r'], commit, [])));
    return new Map(entries.map(({ path, mode, object }) => [path, `${mode} ${object}`]));
}
/** Null once the commit is here, else the reason why it is not. */
async function obtainCommit(git, root, id) {
    if (!commit_files/* OBJECT_ID */.SN.test(id)) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
    }
    if ((await commitOf(git, id)) !== null)
        return null;
    const failure = await fetchRevision(git, root, { kind: 'id', id });
    if (failure !== null)
        return `commit ${id} is not in this clone: ${failure}`;
    return (await commitOf(git, id)) === null ? `${id} is not a commit` : null;
}
/** `ls-tree` says nothing of a path that leads through a link or a submodule; its file exists, but elsewhere. */
async function absentOrBehindLink(git, commit, path) {
    const segments = path.split('/');
    const parents = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'));
    const entries = parents.length === 0 ? [] : await entriesAt(git, commit, parents);
    if (typeof entries === 'string')
        return { kind: 'unreadable', reason: entries };
    const parent = entries.find(({ mode }) => mode === '120000' || mode === '160000');
    if (parent === undefined)
        return { kind: 'absent' };
    return { kind: 'unreadable', reason: `\`${path}\` lies behind \`${parent.path}\`, ${commit_files/* NOT_A_FILE */.bd[parent.mode]}` };
}
async function entriesAt(git, commit, paths) {
    const output = await git(...lsTree([], commit, paths));
    if (output.exitCode !== 0)
        return output.reason;
    return entriesIn(output.stdout.toString('utf8'));
}
function entriesIn(listing) {
    const records = listing.split('\0').slice(0, -1);
    return records.map((record) => {
        const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
        if (mode === undefined || object === undefined || path === undefined) {
            throw new Error(`git ls-tree wrote an entry that is none: ${JSON.stringify(record)}`);
        }
        return { mode, object, path };
    });
}
function lsTree(options, commit, paths) {
    return ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', ...options, commit, '--', ...paths];
}

// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(43727);
;// CONCATENATED MODULE: ./build/io/git/merge-base.js






/** How many more commits to ask for, before asking for all of them. */
const ROUNDS = [10, 20, 40, 80, 'everything'];
/**
 * Finds the commit at which `headRef` left `baseRef`, or says why there is no telling. Fetches from `origin` what a
 * shallow or single-branch clone lacks; a complete clone stays complete, and no existing ref moves.
 *
 * In a shallow clone `git merge-base` answers wrongly and with status 0: commits at the boundary look like roots, and
 * an older common ancestor is then the best one in sight. An answer is taken there only when it is the only one and
 * every boundary commit that base or head reaches is reached from the answer too. Whatever is hidden then lies behind
 * the answer, and cannot be better than it.
 *
 * @throws PortcullisError `invalid_input` for text that names no commit plainly, `not_comparable` when the repository
 * is damaged
 */
async function mergeBase(git, root, baseRef, headRef) {
    const revisions = [(0,parse_revision/* parseRevision */.P)(baseRef), (0,parse_revision/* parseRevision */.P)(headRef)];
    const steps = [];
    const unknown = (reason) => ({ kind: 'unknown', reason, steps });
    if ((0,external_node_fs_.existsSync)(await (0,shallow_boundary/* gitPath */.C)(git, root, 'info/grafts'))) {
        return unknown('the repository has an `info/grafts` file, which gives commits other parents than they have');
    }
    const base = await obtain(git, root, baseRef, revisions[0], steps);
    if ('reason' in base)
        return unknown(base.reason);
    const head = await obtain(git, root, headRef, revisions[1], steps);
    if ('reason' in head)
        return unknown(head.reason);
    const ends = [base.commit, head.commit];
    for (const round of [null, ...ROUNDS]) {
        if (round !== null) {
            const failure = await fetchHistory(git, round, ends);
            const wish = round === 'everything' ? 'the whole history' : `${round} more commits`;
            if (failure !== null) {
                return unknown(`the history of this shallow clone is too short to tell, and ${wish} could not be fetched: ${failure}`);
            }
            steps.push(`fetched ${wish}`);
        }
        const boundary = new Set(await (0,shallow_boundary/* shallowBoundary */.N)(git, root));
        const candidates = await bestCommonAncestors(git, ends);
        if (typeof candidates === 'string')
            return unknown(candidates);
        const [commit, ...alternatives] = candidates;
        if (commit === undefined && boundary.size === 0) {
            return unknown(`${baseRef} and ${headRef} have no common ancestor`);
        }
        if (commit !== undefined && (boundary.size === 0 || (await isProven(git, candidates, ends, boundary)))) {
            steps.push(`merge base of ${base.commit} and ${head.commit} is ${commit}`);
            return {
                kind: 'found',
                commit,
                base: base.commit,
                head: head.commit,
                resolvedBaseRef: base.ref,
                alternatives,
                steps,
            };
        }
        steps.push(commit === undefined ? 'no common ancestor within the shallow history' : `${commit} is not proven`);
    }
    return unknown('the history of this clone is still cut short after fetching all that `origin` has of it');
}
async function obtain(git, root, text, revision, steps) {
    let resolution = await resolveRevision(git, revision);
    // A name that is here is not fetched again: that would move a ref of the user's.
    if (resolution.kind === 'missing' && !resolution.named) {
        const failure = await fetchRevision(git, root, revision);
        if (failure !== null)
            return { reason: `\`${text}\` is not in this clone: ${failure}` };
        steps.push(`fetched ${text} from origin`);
        resolution = await resolveRevision(git, revision);
    }
    if (resolution.kind === 'ambiguous')
        return { reason: resolution.reason };
    if (resolution.kind === 'missing')
        return { reason: `\`${text}\` leads to no commit in the history of this clone` };
    steps.push(`${text} is ${resolution.ref} at ${resolution.commit}`);
    return resolution;
}
/** All best common ancestors, newest committer date first, then by id; or git's reason for giving none. */
async function bestCommonAncestors(git, ends) {
    const output = await git('merge-base', '--all', ...ends);
    // Status 1 without output is git's way to say that there is none.
    if (output.exitCode === 1 && output.stdout.length === 0)
        return [];
    if (output.exitCode !== 0)
        return output.reason;
    const ids = output.stdout.toString('utf8').trim().split('\n');
    if (ids.length === 1)
        return ids;
    const dated = await (0,git_command/* gitText */.q)(git, 'rev-list', '--no-walk=unsorted', '--timestamp', ...ids);
    const commits = dated
        .trim()
        .split('\n')
        .map((line) => {
        const [timestamp = '', id = ''] = line.split(' ');
        return { id, timestamp: Number(timestamp) };
    });
    commits.sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1));
    return commits.map(({ id }) => id);
}
/** Whether a shallow clone shows enough: see `mergeBase`. */
async function isProven(git, candidates, ends, boundary) {
    const [candidate, another] = candidates;
    if (candidate === undefined || another !== undefined)
        return false;
    const beyond = await (0,git_command/* gitText */.q)(git, 'rev-list', ...ends, `^${candidate}`);
    return !beyond.split('\n').some((commit) => boundary.has(commit));
}

;// CONCATENATED MODULE: ./build/io/git/git-repository.js











/**
 * One working copy, read only: its working tree, index, HEAD and existing refs stay as they are. What `mergeBase` and
 * the reading of a commit may add is objects and, for a branch or tag that was missing, its ref, fetched from `origin`.
 */
class GitRepository {
    /** The top directory of the working copy. */
    root;
    #git;
    constructor(root, git) {
        this.root = root;
        this.#git = git;
    }
    /** The id of the commit checked out, or null before the first commit. */
    async headCommit() {
        const output = await this.#git('rev-parse', '--verify', '--quiet', 'HEAD');
        if (output.exitCode === 0)
            return output.stdout.toString('utf8').trim();
        if (output.exitCode === 1)
            return null;
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `HEAD cannot be read: ${output.reason}`);
    }
    /**
     * The id of the commit that a ref or id names in this clone, or null when it names none here. `main` may be found as
     * `origin/main`; `mergeBase` says which it was, and fetches.
     *
     * @throws PortcullisError `invalid_input` for text that is no name, and for a name of two different commits
     */
    async resolveCommit(ref) {
        const resolution = await resolveRevision(this.#git, (0,parse_revision/* parseRevision */.P)(ref));
        if (resolution.kind === 'ambiguous')
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${resolution.reason}.`);
        return resolution.kind === 'found' ? resolution.commit : null;
    }
    /**
     * The parents that a commit itself names, in order; null where this clone does not hold it. Those of a shallow clone's boundary are
     * told too: git hides them everywhere else.
     */
    async parentsOf(commit) {
        const written = await this.#object('commit', commit);
        if (written === null)
            return null;
        const [header = ''] = Buffer.from(written).toString('latin1').split('\n\n', 1);
        return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice('parent '.length)] : []));
    }
    /** The bytes of a blob that this clone holds; null where it does not. A partial clone fetches it. */
    async blob(id) {
        return this.#object('blob', id);
    }
    /** See `mergeBase` in merge-base.ts. */
    async mergeBase(baseRef, headRef) {
        return mergeBase(this.#git, this.root, baseRef, headRef);
    }
    /** See `fileAtCommit` in file-at-commit.ts. */
    async readFileAt(commit, path) {
        return fileAtCommit(this.#git, this.root, commit, path);
    }
    /** See `filesAtCommit` in file-at-commit.ts. */
    async listFilesAt(commit, prefix) {
        return filesAtCommit(this.#git, this.root, commit, prefix);
    }
    /** See `entriesOfCommit` in file-at-commit.ts. */
    async listEntriesAt(commit) {
        return entriesOfCommit(this.#git, this.root, commit);
    }
    /** See `changedPaths` in changed-paths.ts. */
    async uncommittedPaths() {
        return changedPaths(this.#git);
    }
    /**
     * Whether tracked files differ from HEAD, in the working tree or in the index; files never added do not count.
     * `paths` are files or directories inside the repository, all of it when left out.
     */
    async isDirty(paths) {
        if (paths?.length === 0)
            return false;
        const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=none'];
        const wanted = (paths ?? []).map(repository_path/* repositoryPath */.S);
        return (await (0,git_command/* gitText */.q)(this.#git, '--literal-pathspecs', 'status', ...options, '--', ...wanted)) !== '';
    }
    async #object(type, id) {
        if (!commit_files/* OBJECT_ID */.SN.test(id)) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full object id, found ${JSON.stringify(id)}.`);
        }
        const output = await this.#git('cat-file', type, id);
        return output.exitCode === 0 ? new Uint8Array(output.stdout) : null;
    }
}
/**
 * Opens the working copy that a directory lies in; null when it lies in none.
 *
 * @param environment what git's own environment is made from; its `GIT_DIR` and the like are left out
 * @throws PortcullisError `not_found` without the directory or without git, `invalid_input` for a repository without a
 * working copy, `not_comparable` for one that git refuses to open
 */
async function openGitRepository(directory, environment = process.env) {
    const probe = await (0,git_command/* gitCommand */.Q)(directory, environment)('rev-parse', '--is-inside-work-tree', '--show-toplevel');
    const [inside, root] = /^(?:true)\r?\n([^]+?)\r?\n$/.exec(probe.stdout.toString('utf8')) ?? [];
    if (probe.exitCode === 0 && inside !== undefined && root !== undefined) {
        return new GitRepository((0,external_node_path_.resolve)(root), (0,git_command/* gitCommand */.Q)(root, environment));
    }
    if (probe.stdout.toString('utf8').startsWith('false')) {
        const message = `Expected a working copy, found a bare repository or the inside of \`.git\` at ${directory}.`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', message, 'Name a directory of a checked-out repository.');
    }
    // git says "no repository" and "a repository that I will not open" with one status; only one of them has a `.git`.
    if (!liesUnderGit((0,external_node_path_.resolve)(directory)))
        return null;
    throw new portcullis_error/* PortcullisError */.S('not_comparable', `git refuses to open the repository at ${directory}: ${probe.reason}`, 'When it belongs to another user, run `git config --global --add safe.directory <its path>`.');
}
function liesUnderGit(directory) {
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(directory, '.git')))
        return true;
    const parent = (0,external_node_path_.dirname)(directory);
    return parent !== directory && liesUnderGit(parent);
}


/***/ }),

/***/ 92970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ repositoryPath)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** NUL ends a path; U+FFFD and lone surrogates stand for bytes that are not UTF-8, so they name no file for certain. */
const FORBIDDEN = /[\0\uFFFD]|\p{Surrogate}/u;
/**
 * Checks a path that is to be looked up in a commit: relative to the root of the repository, segments parted by `/`,
 * none of them empty, `.` or `..`. Anything else is a name as git sees it: spaces, newlines, `*` and `:` included.
 *
 * @throws PortcullisError `invalid_input`
 */
function repositoryPath(text) {
    const segments = text.split('/');
    const climbs = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
    const absolute = /^(?:[A-Za-z]:[\\/]|\\)/.test(text);
    if (!climbs && !absolute && !FORBIDDEN.test(text))
        return text;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `Expected a path inside the repository, found ${JSON.stringify(text)}.`, 'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.');
}


/***/ }),

/***/ 11185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ gitPath),
/* harmony export */   N: () => (/* binding */ shallowBoundary)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60637);



/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
async function shallowBoundary(git, root) {
    if ((await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(git, 'rev-parse', '--is-shallow-repository')).trim() !== 'true')
        return [];
    const path = await gitPath(git, root, 'shallow');
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n').filter((line) => line !== '');
}
/** Where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
async function gitPath(git, root, name) {
    const path = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q)(git, 'rev-parse', '--git-path', name);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path.replace(/\r?\n$/, ''));
}


/***/ }),

/***/ 87293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ cloneBlobs)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** The blobs of a clone: what its HEAD tracks it has for certain, unless it is a partial one, where git fetches what it reads. */
function cloneBlobs(repository) {
    let ids;
    return {
        read: (blob) => repository.blob(blob),
        ids: () => (ids ??= idsOfHead(repository)),
    };
}
async function idsOfHead(repository) {
    try {
        const head = await repository.headCommit();
        const entries = head === null ? [] : [...(await repository.listEntriesAt(head)).values()];
        // Mode and id.
        return new Set(entries.map((entry) => entry.slice(entry.indexOf(' ') + 1)));
    }
    catch (error) {
        // Of what is asked for needlessly the bytes are right all the same.
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S && error.code === 'not_comparable')
            return new Set();
        throw error;
    }
}


/***/ }),

/***/ 24579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H1: () => (/* binding */ GitHubFiles),
  Hd: () => (/* binding */ NO_BLOBS),
  zA: () => (/* binding */ blobId)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/io/github/blob-batch.js


/** `fileBytes`: GraphQL cuts longer texts. `bytes` and `blobs`: what one answer can be expected to bring before its time is up. */
const BATCH_LIMITS = { blobs: 100, fileBytes: 500_000, bytes: 4_000_000 };
/**
 * Which blobs are asked for together with one that is wanted: those of its folder first, then by path, as many as the limits let through. None
 * at all where the wanted one is too large to come along.
 *
 * @param others candidates; what is here already is not among them
 */
function blobBatch(wanted, others, limits = BATCH_LIMITS) {
    const folder = (0,posix_.dirname)(wanted.path);
    const isFar = ({ path }) => ((0,posix_.dirname)(path) === folder ? 0 : 1);
    const ordered = others.toSorted((left, right) => isFar(left) - isFar(right) || (0,ordering/* compareCodePoints */.OP)(left.path, right.path));
    const batch = new Set();
    let bytes = 0;
    for (const { object, size } of [wanted, ...ordered]) {
        const fits = size !== null && size <= limits.fileBytes && bytes + size <= limits.bytes;
        if (!fits && object === wanted.object)
            return [];
        if (!fits || batch.has(object))
            continue;
        if (batch.size === limits.blobs)
            break;
        batch.add(object);
        bytes += size;
    }
    return [...batch];
}

// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
// EXTERNAL MODULE: ./build/io/github/query-blobs.js
var query_blobs = __webpack_require__(78524);
;// CONCATENATED MODULE: ./build/io/github/github-files.js








/** Where nothing is known already. */
const NO_BLOBS = { read: () => Promise.resolve(null), ids: () => Promise.resolve(new Set()) };
/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit. The first file that is not known already
 * is asked for by GraphQL, together with those that are likely to be asked for next and are not known either; each that does not come that
 * way takes one request. The route for contents takes fewer steps, but follows symbolic links.
 *
 * The server cuts a listing of more than 100,000 entries; where a file of such a commit is asked for, its folders are listed one by one.
 */
class GitHubFiles {
    #api;
    #known;
    #isLikely;
    /** Of GraphQL, which is not asked for the same twice. */
    #asked = new Set();
    #blobs = new Map();
    #trees = new Map();
    /** @param isLikely whether a file may be read after another one of its commit; null where GraphQL is not asked at all */
    constructor(api, known, isLikely = null) {
        this.#api = api;
        this.#known = known;
        this.#isLikely = isLikely;
    }
    /** See `CommitFiles`. */
    async readFileAt(commit, path) {
        const wanted = (0,repository_path/* repositoryPath */.S)(path);
        const found = await this.#entryAt(commit, wanted.split('/'));
        if (found === undefined)
            return { kind: 'absent' };
        if ('kind' in found)
            return found;
        const other = commit_files/* NOT_A_FILE */.bd[found.entry.mode];
        if (other === undefined)
            return this.#blob(commit, { ...found.entry, path: wanted });
        if (found.place === wanted)
            return unreadable(`\`${wanted}\` is ${other}`);
        return unreadable(`\`${wanted}\` lies behind \`${found.place}\`, ${other}`);
    }
    /** Whether a file can be told without another request, or the whole listing where the path is null. */
    async isTold(commit, path) {
        const whole = await this.#trees.get(treeKey(commit, true));
        if (whole?.kind !== 'listed' || whole.truncated)
            return false;
        if (path === null)
            return true;
        const found = await this.#entryAt(commit, (0,repository_path/* repositoryPath */.S)(path).split('/'));
        if (found === undefined || 'kind' in found || commit_files/* NOT_A_FILE */.bd[found.entry.mode] !== undefined)
            return true;
        const { object } = found.entry;
        return this.#blobs.has(object) || this.#keep(object, await this.#known.read(object));
    }
    /** See `CommitFiles`. */
    async listFilesAt(commit) {
        return (0,ordering/* sortByCodePoints */.Mk)([...(await this.listEntriesAt(commit)).keys()]);
    }
    /** See `CommitFiles`. */
    async listEntriesAt(commit) {
        const tree = await this.#tree(commit, true);
        const reason = tree.kind === 'unreadable' ? tree.reason : 'the server cut its listing, since there are too many';
        if (tree.kind === 'unreadable' || tree.truncated) {
            throw new portcullis_error/* PortcullisError */.S('not_comparable', `Cannot list the files of ${commit}: ${reason}`);
        }
        const files = [...tree.entries].filter(([, { mode }]) => mode !== '040000');
        return new Map(files.map(([path, { mode, object }]) => [path, `${mode} ${object}`]));
    }
    /** What is at a path, or the link or submodule on the way to it; undefined where nothing is. */
    async #entryAt(commit, segments) {
        const whole = await this.#tree(commit, true);
        const isCut = whole.kind === 'listed' && whole.truncated;
        let tree = isCut ? await this.#tree(commit, false) : whole;
        for (const [index, segment] of segments.entries()) {
            if (tree.kind === 'unreadable')
                return tree;
            const place = segments.slice(0, index + 1).join('/');
            const entry = tree.entries.get(isCut ? segment : place);
            if (entry === undefined) {
                return tree.truncated ? unreadable('the server cut the listing of its folder') : undefined;
            }
            if (index === segments.length - 1)
                return { entry, place };
            // Below a regular file there is nothing.
            if (entry.mode !== '040000')
                return commit_files/* NOT_A_FILE */.bd[entry.mode] === undefined ? undefined : { entry, place };
            if (isCut)
                tree = await this.#tree(entry.object, false);
        }
        return undefined;
    }
    #tree(id, recursive) {
        if (!commit_files/* OBJECT_ID */.SN.test(id)) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
        }
        const key = treeKey(id, recursive);
        const tree = this.#trees.get(key) ?? this.#listTree(id, recursive);
        this.#trees.set(key, tree);
        return tree;
    }
    async #listTree(id, recursive) {
        const parameters = { tree_sha: id, ...(recursive ? { recursive: 1 } : {}) };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters);
        if (answer.kind !== 'answered')
            return unreadable(answer.reason);
        const listed = (0,github_commits/* memberOf */.C5)(answer.data, 'tree');
        const truncated = (0,github_commits/* memberOf */.C5)(answer.data, 'truncated');
        if (!Array.isArray(listed) || typeof truncated !== 'boolean')
            return strange(id);
        const entries = new Map();
        for (const item of listed) {
            const [path, mode, object] = [(0,github_commits/* memberOf */.C5)(item, 'path'), (0,github_commits/* memberOf */.C5)(item, 'mode'), (0,github_commits/* idAt */.jj)(item)];
            if (typeof path !== 'string' || typeof mode !== 'string' || object === null)
                return strange(id);
            const size = (0,github_commits/* memberOf */.C5)(item, 'size');
            entries.set(path, { path, mode, object, size: typeof size === 'number' ? size : null });
        }
        return { kind: 'listed', entries, truncated };
    }
    /** Each is asked for once, since a commit has the same bytes for ever; what could not be told may be asked again. */
    async #blob(commit, place) {
        const { object: blob } = place;
        const kept = this.#blobs.get(blob);
        if (kept !== undefined)
            return kept;
        if (!this.#keep(blob, await this.#known.read(blob)) && !this.#asked.has(blob))
            await this.#bring(commit, place);
        return this.#blobs.get(blob) ?? this.#askedBlob(blob);
    }
    /** Whether these are the bytes of that blob; only then they are used. */
    #keep(blob, bytes) {
        if (bytes === null || blobId(bytes, blob.length) !== blob)
            return false;
        this.#blobs.set(blob, { kind: 'found', bytes, blob });
        return true;
    }
    /** Asks GraphQL for a blob and for what is likely to be read as well. */
    async #bring(commit, wanted) {
        const isLikely = this.#isLikely;
        const tree = isLikely === null ? null : await this.#tree(commit, true);
        if (isLikely === null || tree?.kind !== 'listed')
            return;
        const known = await this.#known.ids();
        const others = [...tree.entries.values()].filter(({ path, mode, object }) => commit_files/* NOT_A_FILE */.bd[mode] === undefined &&
            isLikely(path) &&
            ![known, this.#asked, this.#blobs].some((ids) => ids.has(object)));
        const batch = blobBatch(wanted, others);
        for (const blob of batch)
            this.#asked.add(blob);
        for (const [blob, bytes] of await (0,query_blobs/* queryBlobs */.N)(this.#api, batch))
            this.#keep(blob, bytes);
    }
    async #askedBlob(blob) {
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: blob });
        if (answer.kind !== 'answered')
            return unreadable(answer.reason);
        const content = (0,github_commits/* memberOf */.C5)(answer.data, 'content');
        const isBase64 = typeof content === 'string' && (0,github_commits/* memberOf */.C5)(answer.data, 'encoding') === 'base64';
        const bytes = isBase64 ? new Uint8Array(Buffer.from(content, 'base64')) : null;
        if (this.#keep(blob, bytes) && bytes !== null)
            return { kind: 'found', bytes, blob };
        return unreadable(`the server's answer about the blob ${blob} holds other bytes`);
    }
}
function treeKey(id, recursive) {
    return `${id} ${recursive}`;
}
/** The id of these bytes as a blob of git, in the algorithm that ids of this length come from. */
function blobId(bytes, idLength) {
    const hash = (0,external_node_crypto_.createHash)(idLength === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
function strange(id) {
    return unreadable(`the server's answer about the tree ${id} is no listing of one`);
}


/***/ }),

/***/ 78524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ viewerIn),
/* harmony export */   N: () => (/* binding */ queryBlobs)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80929);


/**
 * The bytes of several blobs by one question to GraphQL; those are left out that it does not tell whole and as text. What comes back is not
 * checked. The question also brings who the token speaks for, which a comment may need to know later.
 *
 * @param blobs full ids
 */
async function queryBlobs(api, blobs) {
    const wanted = blobs.filter((blob) => _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .OBJECT_ID */ .SN.test(blob));
    if (wanted.length === 0)
        return new Map();
    const [owner = '', name = ''] = api.repository.split('/');
    const ids = Object.fromEntries(wanted.map((blob, index) => [`b${index}`, blob]));
    const answer = await api.query(questionAbout(wanted.length), { owner, name, ...ids }, 0);
    if (answer.kind !== 'answered')
        return new Map();
    api.use.viewer ??= viewerIn(answer.data);
    const repository = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(answer.data, 'data'), 'repository');
    return new Map(wanted.flatMap((blob, index) => {
        const bytes = bytesOf((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(repository, `b${index}`));
        return bytes === null ? [] : [[blob, bytes]];
    }));
}
/** Ids come in as variables: nothing of a repository becomes a part of the question. */
function questionAbout(count) {
    const numbers = Array.from({ length: count }, (_, index) => index);
    const declared = numbers.map((index) => `$b${index}: GitObjectID!`).join(', ');
    const asked = numbers.map((index) => `b${index}: object(oid: $b${index}) { ...blob }`).join(' ');
    return [
        `query($owner: String!, $name: String!, ${declared}) {`,
        'viewer { login }',
        `repository(owner: $owner, name: $name) { ${asked} } }`,
        'fragment blob on Blob { isTruncated text }',
    ].join(' ');
}
/** Who the token speaks for, of an answer to `viewer { login }`; null where it does not say. */
function viewerIn(answer) {
    const login = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)((0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(answer, 'data'), 'viewer'), 'login');
    return typeof login === 'string' && login !== '' ? login : null;
}
/** Null of a binary file, of one that was cut, and of what is no blob. */
function bytesOf(object) {
    const text = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(object, 'text');
    return typeof text === 'string' && (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .memberOf */ .C5)(object, 'isTruncated') === false ? new TextEncoder().encode(text) : null;
}


/***/ }),

/***/ 82296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ readOptionalRepositoryFile),
/* harmony export */   UA: () => (/* binding */ refuseLinks),
/* harmony export */   tz: () => (/* binding */ readRepositoryFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);





/**
 * Reads what the gate later reads from a commit, such as configuration, baseline and cases: like `readTextFile`, and a path that lies in
 * the repository must not lead over a link (see `refuseLinks`).
 *
 * @param path absolute, or relative to `root`
 */
async function readRepositoryFile(root, path, what) {
    await refuseLinks(root, path, what);
    return (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path), what);
}
/** Like `readRepositoryFile`, but undefined where there is no such file; a link to nothing is a link. */
async function readOptionalRepositoryFile(root, path, what) {
    await refuseLinks(root, path, what);
    return (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path), what);
}
/**
 * Throws `invalid_input` where a path that lies in the repository, or a folder on the way to it below the top, is a symbolic link: commits
 * are read without following any, so that the working tree would say something else than its commit. What lies elsewhere is free.
 *
 * @param path absolute, or relative to `root`; what it leads to need not be there
 */
async function refuseLinks(root, path, what) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
    const parts = inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (inside === '' || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) || parts[0] === '..')
        return;
    for (const depth of parts.keys()) {
        const way = parts.slice(0, depth + 1);
        if (!(await isLink((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...way), what)))
            continue;
        const shown = parts.join('/');
        const found = way.length === parts.length ? 'a symbolic link' : `a symbolic link at ${way.join('/')}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('invalid_input', `${shown}: ${what}: expected the file itself, found ${found}`, 'Commits are read without following links: put the file itself there.');
    }
}
async function isLink(path, what) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isSymbolicLink();
    }
    catch (error) {
        if ((0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(error))
            return false;
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .unreadable */ .O$)(error, path, what);
    }
}


/***/ }),

/***/ 73718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ repositoryRoot)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * The nearest folder, this one or one above it, that holds `.git`; null where none does. git is not asked, so that what needs no
 * history works without it, and with a repository that git refuses to open.
 */
function repositoryRoot(directory) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return folder;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return parent === folder ? null : repositoryRoot(parent);
}


/***/ }),

/***/ 98117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   l: () => (/* binding */ writeFileAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90856);






/** Whether a file is called as one that is still being written, or was when its writer was killed. */
function isTemporaryName(name) {
    return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}
/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
async function writeFileAtomically(path, content, what) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), what);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        const message = `${path}: ${what}: expected a file that can be written, found ${(0,_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .foundInstead */ .D0)(error)}`;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PortcullisError */ .S('not_written', message, 'Name a place that can be written to.', { cause: error });
    }
}


/***/ }),

/***/ 35006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseYamlDocument)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const MAX_MERGES = 8;
/**
 * Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. What an alias
 * stands for has the line of its anchor.
 */
async function parseYamlDocument(text, file, options = {}) {
    const { LineCounter, isAlias, isMap, isPair, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const counter = new LineCounter();
    const document = orInvalid(file, () => {
        return parseDocument(text, { merge: options.merge === true, lineCounter: counter, strict: true, uniqueKeys: true });
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = counter.linePos(problem.pos[0]);
        const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
        throw invalid(`${file}:${line}:${col}`, message, problem);
    }
    const value = orInvalid(file, () => document.toJS({ maxAliasCount: options.maxAliases ?? 50 }));
    const lineAt = (offset) => offset === undefined ? undefined : counter.linePos(offset).line;
    const resolved = (node) => (isAlias(node) ? node.resolve(document) : node);
    /** The entry of a key, also one that a merge brings; `nesting` ends merges that go round. */
    const pairOf = (map, key, nesting = 0) => {
        const find = (test) => map.items.find((item) => isPair(item) && isScalar(item.key) && test(item.key));
        const own = find((item) => String(item.value) === key);
        const merged = own === undefined && options.merge === true ? resolved(find(isMergeKey)?.value) : undefined;
        const sources = isSeq(merged) ? merged.items : [merged];
        for (const source of nesting < MAX_MERGES ? sources.map(resolved) : []) {
            const pair = isMap(source) ? pairOf(source, key, nesting + 1) : undefined;
            if (pair !== undefined)
                return pair;
        }
        return own;
    };
    return {
        value,
        lineOf: (pointer) => {
            let node = document.contents;
            let line = 1;
            for (const part of pointer.split('/').slice(1)) {
                const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
                node = resolved(node);
                if (isMap(node)) {
                    const pair = pairOf(node, key);
                    if (pair === undefined)
                        return undefined;
                    line = lineAt(isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? line;
                    node = pair.value;
                }
                else if (isSeq(node)) {
                    node = node.items[Number(key)];
                    line = lineAt(node?.range?.[0]) ?? line;
                }
                else
                    return undefined;
            }
            return line;
        },
    };
}
/** The parser gives a key that merges a symbol for its value. */
function isMergeKey({ value }) {
    return typeof value === 'symbol';
}
/** What the parser throws instead of reporting: aliases that multiply, nesting that exhausts the stack. */
function orInvalid(file, parse) {
    try {
        return parse();
    }
    catch (error) {
        throw invalid(file, error instanceof RangeError ? 'nested too deeply' : String(error), error);
    }
}
function invalid(place, message, cause) {
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `${place}: not valid YAML: ${message}`, 'Correct the file.', { cause });
}


/***/ }),

/***/ 90258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ joinResults),
/* harmony export */   JN: () => (/* binding */ placeOfUnit),
/* harmony export */   lb: () => (/* binding */ countPlannedCells),
/* harmony export */   pW: () => (/* binding */ countJoined),
/* harmony export */   sl: () => (/* binding */ cellKey),
/* harmony export */   y8: () => (/* binding */ fileOfUnit)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/**
 * Joins results with their plans on (case, provider, trial). A foreign or a duplicate row is an error, since it could not be told
 * what it is a result of; a missing one is for the comparison to judge.
 */
function joinResults(batches) {
    const units = new Map();
    for (const { file, results, plan } of batches) {
        const rows = rowsOf(file, results, plan);
        for (const unit of plan.units) {
            const key = keyOf(unit);
            const result = rows.get(key) ?? null;
            if (result !== null && result.unit_run_id !== unit.unit_run_id) {
                throw rowError(file, unit, `the unit id of the plan, ${unit.unit_run_id}`, result.unit_run_id);
            }
            const other = units.get(key);
            if (other !== undefined && other.result !== null && result !== null) {
                throw rowError(file, unit, 'one row for each unit', `another in ${other.file}`);
            }
            if (other === undefined || result !== null)
                units.set(key, { unit, result, file });
        }
    }
    const joined = new Map();
    for (const { unit, result } of [...units.values()].sort((left, right) => left.unit.trial - right.unit.trial)) {
        const providers = joined.get(unit.case_id) ?? new Map();
        joined.set(unit.case_id, providers);
        providers.set(unit.agent, [...(providers.get(unit.agent) ?? []), { unit, result }]);
    }
    return joined;
}
/** The rows of one results file by unit; each must be one that its plan asked for. */
function rowsOf(file, results, plan) {
    const planned = new Set(plan.units.map(keyOf));
    const rows = new Map();
    for (const row of results.results) {
        const key = keyOf(row);
        if (!planned.has(key))
            throw rowError(file, row, 'a row of the plan', 'a row that no plan asked for');
        if (rows.has(key))
            throw rowError(file, row, 'one row for each unit', 'two');
        rows.set(key, row);
    }
    return rows;
}
/** Unit id → the results file that has it. */
function fileOfUnit(batches) {
    return new Map(batches.flatMap(({ file, results }) => results.results.map((unit) => [unit.unit_run_id, file])));
}
/** Unit id → the path by which the results file that has it is read. */
function placeOfUnit(batches) {
    return fileOfUnit(batches.map((batch) => ({ ...batch, file: batch.place ?? batch.file })));
}
/** How many cells have been planned. */
function countPlannedCells(joined) {
    return [...joined.values()].reduce((count, cells) => count + cells.size, 0);
}
/** A cell's name in sets and maps; ids have no blanks. */
function cellKey(caseId, agent) {
    return `${caseId} ${agent}`;
}
/** How many planned units have a result. */
function countJoined(joined) {
    return [...joined.values()].flatMap((cells) => [...cells.values()].flat()).filter(({ result }) => result !== null)
        .length;
}
function keyOf({ case_id: caseId, agent, trial }) {
    return `${caseId} ${agent} ${trial}`;
}
function rowError(file, row, expected, found) {
    const place = `${row.case_id}/${row.agent}, trial ${row.trial}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('invalid_input', `${file}: ${place}: expected ${expected}, found ${found}`, 'Give each results file with the plan it was made from, each once.');
}


/***/ }),

/***/ 46280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ planUnits)
/* harmony export */ });
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96223);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);



/**
 * Which units a batch consists of, case-major in the order of the case ids. A filter that matches nothing is an error, since an
 * empty batch would hold whatever happens; that changes touch no case is none. A case that differs from the comparator's is planned
 * whatever the filters of cases say, where changes are asked for.
 */
function planUnits(request) {
    const { cases, providers, selection, touched = null } = request;
    refuseUnknown('--agents', selection.agents, providers, 'a configured provider');
    refuseUnknown('--case-id', selection.case_ids, cases.map((item) => item.definition.case_id), 'a case id');
    const categories = cases.flatMap((item) => item.definition.category ?? []);
    refuseUnknown('--category', selection.categories, categories, 'a category');
    const sorted = [...cases].sort((left, right) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id));
    const chosen = sorted.filter(({ definition }) => {
        const byId = selection.case_ids === null || selection.case_ids.includes(definition.case_id);
        const byCategory = selection.categories === null || selection.categories.includes(definition.category ?? '');
        const byChange = touched === null || touched.cases.has(definition.case_id);
        return (byId && byCategory && byChange) || touched?.differing.has(definition.case_id) === true;
    });
    const agents = providers.filter((agent) => selection.agents === null || selection.agents.includes(agent));
    const units = chosen.flatMap(({ definition }) => agents.flatMap((agent) => unitsOfCell(definition.case_id, agent, request.trials(definition, agent), request.newId)));
    const isUntouched = touched !== null && chosen.length === 0 && cases.length > 0 && agents.length > 0;
    if (units.length === 0 && !isUntouched) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('no_cases_selected', `no unit is planned: ${cases.length} cases, ${chosen.length} of them selected, ${agents.length} providers`, 'Check the case file, the filters and the configured providers.');
    }
    return {
        schema: 1,
        batch_run_id: request.batchRunId,
        commit: request.commit,
        case_set_digest: (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__/* .caseSetDigest */ .Rp)(cases),
        providers: [...providers],
        selection: { ...selection },
        cases: sorted.map(({ definition, file, line, digest }) => ({
            case_id: definition.case_id,
            category: definition.category ?? null,
            file,
            line,
            digest,
        })),
        units,
    };
}
function unitsOfCell(caseId, agent, { required, all }, newId) {
    return Array.from({ length: all }, (_, index) => ({
        unit_run_id: newId(),
        case_id: caseId,
        agent,
        trial: index + 1,
        ...(index < required ? {} : { optional: true }),
    }));
}
function refuseUnknown(flag, wanted, known, what) {
    const unknown = (wanted ?? []).filter((item) => !known.includes(item));
    if (unknown.length === 0)
        return;
    const list = [...new Set(known)].sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_2__/* .compareCodePoints */ .OP).slice(0, 12).join(', ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('usage', `${flag}: expected ${what}, found ${unknown.map((item) => JSON.stringify(item)).join(', ')}`, `Known: ${list === '' ? 'none' : list}.`);
}


/***/ }),

/***/ 28397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ requirementsOf),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8968);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);


/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in CONTRIBUTING.md,
 * "Requirements".
 */
function requirementsOf(definition, agent) {
    const aliases = aliasesOf(definition, agent);
    const expected = definition.expected_skill ?? null;
    const skillTiers = new Map();
    const tighten = (token, tier) => {
        const key = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase();
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = canonical.toLowerCase();
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token).toLowerCase()) ?? 2;
    for (const token of definition.required_all_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_evidence ?? [])
        add(token, skillTier(token));
    for (const token of definition.required_skills ?? [])
        add(token, 1);
    for (const token of definition.required_files ?? [])
        add(token, 2);
    if (expected !== null)
        add(expected, skillTier(expected));
    const any = definition.required_any_evidence ?? [];
    return {
        required: [...required.values()],
        present: skillFileOf(definition, agent, aliases).filter(({ canonical }) => !required.has(canonical.toLowerCase())),
        any: any.length === 0 ? null : [...new Set(any)],
        optional: distinct(definition.optional_skills ?? []),
        disallowed: distinct(definition.disallowed_skills ?? []),
        disallowedTier: definition.disallowed_min_tier ?? 2,
        aliases,
        expectedSkill: expected,
    };
}
/** A case that requires nothing passes by what did not happen. */
function isNegative(requirements) {
    return requirements.required.length === 0 && requirements.present.length === 0;
}
/** Every token that a case names, as it writes them. */
function tokensOf(requirements) {
    const { required, present, optional, disallowed } = requirements;
    return [
        ...new Set([
            ...required.map((item) => item.token),
            ...present.map((item) => item.token),
            ...optional,
            ...disallowed,
        ]),
    ];
}
/** Claude does not reliably show that a file was read, so the skill's file is asked of the other clients only. */
function skillFileOf(definition, agent, aliases) {
    if (agent === 'claude' || definition.require_skill_file === false)
        return [];
    const expected = definition.expected_skill;
    // Without an expected skill any skill's file would do, and only a case that says so can mean that.
    if (expected === undefined && definition.require_skill_file !== true)
        return [];
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = token.toLowerCase();
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [alias.toLowerCase(), name]));
}


/***/ }),

/***/ 42207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ fixedTrials),
/* harmony export */   m: () => (/* binding */ plannedTrials)
/* harmony export */ });
/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
function plannedTrials(rule, { trials, stages, newCases }) {
    const [first = 1] = stages;
    switch (rule.kind) {
        case 'single':
            return { required: trials, all: trials };
        case 'absolute':
            return { required: newCases.passes, all: newCases.trials };
        case 'sequential':
            return { required: first, all: stages.at(-1) ?? first };
    }
}
/** A fixed number for every cell. */
function fixedTrials(trials) {
    return { required: trials, all: trials };
}


/***/ })

};
