export const id = 8221;
export const ids = [8221];
export const modules = {

/***/ 4157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ comparatorSources)
/* harmony export */ });
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36483);
/* harmony import */ var _io_github_github_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80929);
/* harmony import */ var _io_github_github_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14960);



/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
function comparatorSources(repository, access) {
    if (access === null)
        return { repository, github: null };
    const api = new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubApi */ .y(access);
    const files = new _io_github_github_files_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubFiles */ .H(api, (blob) => repository.blob(blob));
    return { repository, github: { api, commits: new _io_github_github_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubCommits */ .ac(api), files } };
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
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);





/** The case files that paths and globs name, relative to `root` where they stand under it. */
async function caseFiles(root, paths) {
    const files = [];
    for (const path of paths) {
        // A file may be called as a glob looks.
        if ((0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path) && !(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path))))
            files.push(...(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(root, path)));
        else
            files.push(displayPath(root, path));
    }
    if (files.length === 0) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .PortcullisError */ .S('not_found', `no case file: expected one at ${paths.join(', ')}, found none under ${root}`, 'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.');
    }
    return [...new Set(files)];
}
/** Parses all case files, without looking at what the cases mean. */
async function parseCases(root, paths) {
    const cases = [];
    for (const file of await caseFiles(root, paths)) {
        cases.push(...(0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCaseFile */ ._T)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file), 'the case file'), file));
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
/* harmony export */   zO: () => (/* binding */ configOrDefault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);






/** The configuration of a working tree; null where it has none. */
async function loadConfig(root) {
    const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF), 'the configuration');
    if (text !== undefined)
        return configFromText(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    await refuseMisnamedConfig(root);
    return null;
}
/** Throws where a configuration lies under a name that nobody reads. */
async function refuseMisnamedConfig(root) {
    const misnamed = _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, misnamed))))
        return;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: expected the configuration here, found it at ${misnamed}`, 'Rename the file.');
}
/** The configuration of a working tree, or the defaults. */
async function configOrDefault(root) {
    return (await loadConfig(root)) ?? _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV;
}
/** Parses the text of a configuration file; `file` names it in messages. */
async function configFromText(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlDocument */ .I)(text, file);
    return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, file, document);
}


/***/ }),

/***/ 49571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var _io_git_git_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40987);
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
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/app/comparator-files.js

/** After this many requests the commit is fetched rather: servers count requests, and most checkouts can fetch. */
const REQUESTS = 4;
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
    const firstToTell = async (ask) => {
        if (!isSparing && github.api.requests >= REQUESTS) {
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
            const read = await firstToTell(async (files) => {
                const file = await files.readFileAt(at, path);
                return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
            });
            return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
        },
        async listEntriesAt(at) {
            const listed = await firstToTell((files) => orReason(files.listEntriesAt(at)));
            if ('value' in listed)
                return listed.value;
            throw new portcullis_error/* PortcullisError */.S('not_comparable', listed.reason);
        },
        async listFilesAt(at) {
            const listed = await firstToTell((files) => orReason(files.listFilesAt(at)));
            if ('value' in listed)
                return listed.value;
            throw new portcullis_error/* PortcullisError */.S('not_comparable', listed.reason);
        },
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
            const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.join)(world.root, path), 'a file to compare with');
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

/***/ 76675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nI: () => (/* binding */ PROOF_LOG_FILE),
  yG: () => (/* binding */ RESULTS_FILE),
  c2: () => (/* binding */ parseResults),
  qp: () => (/* binding */ resultsText),
  eh: () => (/* binding */ summarize)
});

// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/results.validate.js
// Generated from results.schema.json by scripts/generate.ts.

const validate = validate54;
const schema124 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"results.schema.json","title":"Results","description":"All unit results of one batch.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","generated_at_utc","commit","case_set_digest","plan_digest","skill_set_digest","seed","tool","summary","options","results"],"properties":{"schema":{"const":1},"batch_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"generated_at_utc":{"type":"string"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"plan_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"shard":{"description":"Which shard of the plan these results are of; absent where they are of the whole plan.","type":"integer","minimum":1},"attempt":{"description":"Which attempt at the shard, counted from 1.","type":"integer","minimum":1},"skill_set_digest":{"description":"Over the files of the skills that every unit got; null where it is not known what was installed.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"seed":{"type":["integer","null"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"portcullis"},"version":{"type":"string"}}},"summary":{"title":"ResultsSummary","type":"object","additionalProperties":false,"required":["total","pass","fail","infra_error"],"properties":{"total":{"type":"integer","minimum":0},"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"infra_error":{"type":"integer","minimum":0}}},"options":{"title":"ResultsOptions","type":"object","additionalProperties":false,"required":["mode","cases","agents","case_ids","categories"],"properties":{"mode":{"enum":["replay","rehearsal","live"]},"cases":{"type":"array","items":{"type":"string"}},"agents":{"type":"array","items":{"type":"string"}},"case_ids":{"type":["array","null"],"items":{"type":"string"}},"categories":{"type":["array","null"],"items":{"type":"string"}}}},"not_run":{"description":"Planned cells that were not reached or not finished, because the budget of the run was used up.","type":"array","items":{"title":"CellNotRun","type":"object","additionalProperties":false,"required":["case_id","agent","reason"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"reason":{"const":"budget"}}}},"results":{"type":"array","items":{"$ref":"unit-result.schema.json"}}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema125 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"unit-result.schema.json","title":"UnitResult","description":"What one unit's evidence means, and the evidence itself.","type":"object","additionalProperties":false,"required":["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","case_digest","case_file","case_line","transcript","duration_ms","attempts","log_fallback"],"properties":{"unit_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"trial":{"type":"integer","minimum":1},"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"expected_skill":{"type":["string","null"]},"failure_kind":{"enum":["missing_required","disallowed_hit","optional_only","evidence_too_weak","mixed",null]},"failure_category":{"enum":["timeout","transport","assertion",null]},"timed_out":{"type":"boolean"},"exit_code":{"type":["integer","null"]},"token_hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}},"missing":{"type":"array","items":{"title":"MissingToken","type":"object","additionalProperties":false,"required":["token","reason","required_tier","best_tier"],"properties":{"token":{"type":"string"},"reason":{"enum":["ambiguous","wrong_source","too_weak","attempted_not_executed","not_available","absent"]},"required_tier":{"enum":[1,2,3,null]},"best_tier":{"enum":[1,2,3,null]}}}},"optional_hits":{"type":"array","items":{"type":"string"}},"disallowed_hits":{"type":"array","items":{"type":"string"}},"gating_hits":{"description":"The disallowed hits that are strong enough to fail the unit.","type":"array","items":{"type":"string"}},"skills_available":{"type":["array","null"],"items":{"type":"string"}},"limit":{"enum":["turns","budget",null]},"warnings":{"type":"array","items":{"type":"string"}},"client":{"title":"ClientIdentity","type":"object","additionalProperties":false,"required":["name","version","model"],"properties":{"name":{"type":"string"},"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"usage":{"title":"Usage","description":"What the client told; null where it tells nothing.","type":["object","null"],"additionalProperties":false,"required":["input_tokens","output_tokens","cost_usd","turns"],"properties":{"input_tokens":{"type":["integer","null"]},"output_tokens":{"type":["integer","null"]},"cost_usd":{"type":["number","null"]},"turns":{"type":["integer","null"]}}},"error":{"type":["string","null"]},"observed":{"title":"Observed","description":"Facts about the run that a verdict under another version of the case needs.","type":"object","additionalProperties":false,"required":["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"],"properties":{"session_started":{"type":"boolean"},"assistant_text":{"description":"The model said something itself; text that the client wrote in its name does not count.","type":"boolean"},"tool_calls":{"type":"integer","minimum":0},"terminal":{"enum":["completed","limit","error","none"]},"transport":{"description":"Why the run is infrastructure whatever the case asks; null where its evidence counts.","$ref":"#/definitions/infraReason"},"lost":{"description":"Why absence proves nothing: a part of the transcript could not be read.","enum":["oversize","incomplete",null]},"any_matched":{"type":"array","items":{"type":"string"}},"any_unmatched":{"type":"array","items":{"type":"string"}},"ambiguous":{"type":"array","items":{"type":"string"}},"catalogue_complete":{"type":"boolean"},"skill_tool":{"type":["boolean","null"]},"session_id":{"description":"The client's own id of its session; null where it tells none.","type":["string","null"]},"content_digest":{"description":"Over what the model said and called, without numbers and ids; null where it did neither.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"api_status":{"description":"The HTTP status by which the client explains its failure; null where it tells none.","type":["integer","null"]}}},"duration_ms":{"description":"How long the last attempt took; null where no process was run.","type":["integer","null"],"minimum":0},"attempts":{"description":"Every process that was started for this unit, the last one being the one that was judged; null where a recording was.","type":["array","null"],"items":{"$ref":"#/definitions/attempt"}},"log_fallback":{"title":"LogFallback","description":"What the client's own log files showed of tokens that its output did not; null where they were not looked at.","type":["object","null"],"additionalProperties":false,"required":["counts","files","hits"],"properties":{"counts":{"description":"False where the hits are diagnostics only.","type":"boolean"},"files":{"type":"integer","minimum":0},"hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}}}},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"],"minimum":1},"transcript":{"title":"TranscriptReference","type":["object","null"],"additionalProperties":false,"required":["path","sha256","bytes"],"properties":{"path":{"type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"bytes":{"type":"integer","minimum":0}}}},"definitions":{"attempt":{"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}},"status":{"title":"UnitStatus","enum":["pass","fail","infra_error"]},"infraReason":{"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]},"tokenHit":{"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}}}};
const schema126 = {"title":"UnitStatus","enum":["pass","fail","infra_error"]};
const schema127 = {"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]};
const schema128 = {"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}};
const pattern91 = new RegExp("^[0-9a-f]{64}$", "u");
const schema130 = {"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.infra_reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.signal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timed_out === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.termination === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termination"},message:"must have required property '"+"termination"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.survivors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "survivors"},message:"must have required property '"+"survivors"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.duration_ms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema130.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema126.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data1 = data.infra_reason;
if(!((((((((((((data1 === "not_started") || (data1 === "exit")) || (data1 === "api_error")) || (data1 === "rate_limited")) || (data1 === "auth")) || (data1 === "incomplete")) || (data1 === "unobservable")) || (data1 === "unrecognised")) || (data1 === "oversize")) || (data1 === "contaminated")) || (data1 === "invalid")) || (data1 === null))){
const err11 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema127.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema130.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema130.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.signal !== undefined){
let data4 = data.signal;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema130.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err15 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.termination !== undefined){
let data6 = data.termination;
if(!(((((((data6 === "exited") || (data6 === "timeout")) || (data6 === "killed_after_end")) || (data6 === "output_limit")) || (data6 === "turn_limit")) || (data6 === "cancelled")) || (data6 === "not_started"))){
const err16 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/enum",keyword:"enum",params:{allowedValues: schema130.properties.termination.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.survivors !== undefined){
let data7 = data.survivors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="unit-result.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_run_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.case_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trial === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.infra_reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expected_skill === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_skill"},message:"must have required property '"+"expected_skill"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.failure_kind === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.failure_category === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.timed_out === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.token_hits === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_hits"},message:"must have required property '"+"token_hits"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.missing === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.optional_hits === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional_hits"},message:"must have required property '"+"optional_hits"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.disallowed_hits === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed_hits"},message:"must have required property '"+"disallowed_hits"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.gating_hits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.skills_available === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills_available"},message:"must have required property '"+"skills_available"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.limit === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.warnings === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.client === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.usage === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.error === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.observed === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.case_digest === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.case_file === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.case_line === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.transcript === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript"},message:"must have required property '"+"transcript"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.duration_ms === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.attempts === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.log_fallback === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_fallback"},message:"must have required property '"+"log_fallback"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema125.properties, key0))){
const err31 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.unit_run_id !== undefined){
let data0 = data.unit_run_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err32 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.agent !== undefined){
let data1 = data.agent;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err34 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.case_id !== undefined){
let data2 = data.case_id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if((typeof data3 !== "string") && (data3 !== null)){
const err38 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema125.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.trial !== undefined){
let data4 = data.trial;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err39 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err40 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "infra_error"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema126.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data6 = data.infra_reason;
if(!((((((((((((data6 === "not_started") || (data6 === "exit")) || (data6 === "api_error")) || (data6 === "rate_limited")) || (data6 === "auth")) || (data6 === "incomplete")) || (data6 === "unobservable")) || (data6 === "unrecognised")) || (data6 === "oversize")) || (data6 === "contaminated")) || (data6 === "invalid")) || (data6 === null))){
const err42 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema127.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data7 = data.expected_skill;
if((typeof data7 !== "string") && (data7 !== null)){
const err43 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: schema125.properties.expected_skill.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.failure_kind !== undefined){
let data8 = data.failure_kind;
if(!((((((data8 === "missing_required") || (data8 === "disallowed_hit")) || (data8 === "optional_only")) || (data8 === "evidence_too_weak")) || (data8 === "mixed")) || (data8 === null))){
const err44 = {instancePath:instancePath+"/failure_kind",schemaPath:"#/properties/failure_kind/enum",keyword:"enum",params:{allowedValues: schema125.properties.failure_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failure_category !== undefined){
let data9 = data.failure_category;
if(!((((data9 === "timeout") || (data9 === "transport")) || (data9 === "assertion")) || (data9 === null))){
const err45 = {instancePath:instancePath+"/failure_category",schemaPath:"#/properties/failure_category/enum",keyword:"enum",params:{allowedValues: schema125.properties.failure_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err46 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data11 = data.exit_code;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema125.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.token_hits !== undefined){
let data12 = data.token_hits;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
let data13 = data12[key1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tier === undefined){
const err48 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.score === undefined){
const err49 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.source_kind === undefined){
const err50 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.source_detail === undefined){
const err51 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.line_number === undefined){
const err52 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.proof_line === undefined){
const err53 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.attempted === undefined){
const err54 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.succeeded === undefined){
const err55 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13.succeeded_tier === undefined){
const err56 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data13.depth === undefined){
const err57 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key2 in data13){
if(!(func2.call(schema128.properties, key2))){
const err58 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.tier !== undefined){
let data14 = data13.tier;
if(!(((data14 === 1) || (data14 === 2)) || (data14 === 3))){
const err59 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema128.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data13.score !== undefined){
let data15 = data13.score;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err60 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.source_kind !== undefined){
let data16 = data13.source_kind;
if(!((data16 === "cli_output") || (data16 === "log_fallback"))){
const err61 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema128.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data13.source_detail !== undefined){
let data17 = data13.source_detail;
if(!(((((data17 === "skill_call") || (data17 === "skill_event")) || (data17 === "file_open")) || (data17 === "assistant_text")) || (data17 === "noise"))){
const err62 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema128.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.line_number !== undefined){
let data18 = data13.line_number;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err63 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(data13.proof_line !== undefined){
if(typeof data13.proof_line !== "string"){
const err65 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.attempted !== undefined){
if(typeof data13.attempted !== "boolean"){
const err66 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.succeeded !== undefined){
if(typeof data13.succeeded !== "boolean"){
const err67 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.depth !== undefined){
let data22 = data13.depth;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err68 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err69 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data13.succeeded_tier !== undefined){
let data23 = data13.succeeded_tier;
if(!((((data23 === 1) || (data23 === 2)) || (data23 === 3)) || (data23 === null))){
const err70 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema128.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/token_hits",schemaPath:"#/properties/token_hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.missing !== undefined){
let data24 = data.missing;
if(Array.isArray(data24)){
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.token === undefined){
const err73 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data25.reason === undefined){
const err74 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data25.required_tier === undefined){
const err75 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "required_tier"},message:"must have required property '"+"required_tier"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data25.best_tier === undefined){
const err76 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "best_tier"},message:"must have required property '"+"best_tier"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key3 in data25){
if(!((((key3 === "token") || (key3 === "reason")) || (key3 === "required_tier")) || (key3 === "best_tier"))){
const err77 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data25.token !== undefined){
if(typeof data25.token !== "string"){
const err78 = {instancePath:instancePath+"/missing/" + i0+"/token",schemaPath:"#/properties/missing/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data25.reason !== undefined){
let data27 = data25.reason;
if(!((((((data27 === "ambiguous") || (data27 === "wrong_source")) || (data27 === "too_weak")) || (data27 === "attempted_not_executed")) || (data27 === "not_available")) || (data27 === "absent"))){
const err79 = {instancePath:instancePath+"/missing/" + i0+"/reason",schemaPath:"#/properties/missing/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema125.properties.missing.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data25.required_tier !== undefined){
let data28 = data25.required_tier;
if(!((((data28 === 1) || (data28 === 2)) || (data28 === 3)) || (data28 === null))){
const err80 = {instancePath:instancePath+"/missing/" + i0+"/required_tier",schemaPath:"#/properties/missing/items/properties/required_tier/enum",keyword:"enum",params:{allowedValues: schema125.properties.missing.items.properties.required_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data25.best_tier !== undefined){
let data29 = data25.best_tier;
if(!((((data29 === 1) || (data29 === 2)) || (data29 === 3)) || (data29 === null))){
const err81 = {instancePath:instancePath+"/missing/" + i0+"/best_tier",schemaPath:"#/properties/missing/items/properties/best_tier/enum",keyword:"enum",params:{allowedValues: schema125.properties.missing.items.properties.best_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.optional_hits !== undefined){
let data30 = data.optional_hits;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(typeof data30[i1] !== "string"){
const err84 = {instancePath:instancePath+"/optional_hits/" + i1,schemaPath:"#/properties/optional_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/optional_hits",schemaPath:"#/properties/optional_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.disallowed_hits !== undefined){
let data32 = data.disallowed_hits;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(typeof data32[i2] !== "string"){
const err86 = {instancePath:instancePath+"/disallowed_hits/" + i2,schemaPath:"#/properties/disallowed_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/disallowed_hits",schemaPath:"#/properties/disallowed_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data34 = data.gating_hits;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
if(typeof data34[i3] !== "string"){
const err88 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.skills_available !== undefined){
let data36 = data.skills_available;
if((!(Array.isArray(data36))) && (data36 !== null)){
const err90 = {instancePath:instancePath+"/skills_available",schemaPath:"#/properties/skills_available/type",keyword:"type",params:{type: schema125.properties.skills_available.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(typeof data36[i4] !== "string"){
const err91 = {instancePath:instancePath+"/skills_available/" + i4,schemaPath:"#/properties/skills_available/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
}
if(data.limit !== undefined){
let data38 = data.limit;
if(!(((data38 === "turns") || (data38 === "budget")) || (data38 === null))){
const err92 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema125.properties.limit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.warnings !== undefined){
let data39 = data.warnings;
if(Array.isArray(data39)){
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
if(typeof data39[i5] !== "string"){
const err93 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.client !== undefined){
let data41 = data.client;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.name === undefined){
const err95 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data41.version === undefined){
const err96 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data41.model === undefined){
const err97 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
for(const key4 in data41){
if(!(((key4 === "name") || (key4 === "version")) || (key4 === "model"))){
const err98 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err99 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data41.version !== undefined){
let data43 = data41.version;
if((typeof data43 !== "string") && (data43 !== null)){
const err100 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: schema125.properties.client.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data41.model !== undefined){
let data44 = data41.model;
if((typeof data44 !== "string") && (data44 !== null)){
const err101 = {instancePath:instancePath+"/client/model",schemaPath:"#/properties/client/properties/model/type",keyword:"type",params:{type: schema125.properties.client.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.usage !== undefined){
let data45 = data.usage;
if((!(data45 && typeof data45 == "object" && !Array.isArray(data45))) && (data45 !== null)){
const err103 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema125.properties.usage.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.input_tokens === undefined){
const err104 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"},message:"must have required property '"+"input_tokens"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data45.output_tokens === undefined){
const err105 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"},message:"must have required property '"+"output_tokens"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data45.cost_usd === undefined){
const err106 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "cost_usd"},message:"must have required property '"+"cost_usd"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.turns === undefined){
const err107 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key5 in data45){
if(!((((key5 === "input_tokens") || (key5 === "output_tokens")) || (key5 === "cost_usd")) || (key5 === "turns"))){
const err108 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data45.input_tokens !== undefined){
let data46 = data45.input_tokens;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err109 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: schema125.properties.usage.properties.input_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data45.output_tokens !== undefined){
let data47 = data45.output_tokens;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err110 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: schema125.properties.usage.properties.output_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data45.cost_usd !== undefined){
let data48 = data45.cost_usd;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (data48 !== null)){
const err111 = {instancePath:instancePath+"/usage/cost_usd",schemaPath:"#/properties/usage/properties/cost_usd/type",keyword:"type",params:{type: schema125.properties.usage.properties.cost_usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data45.turns !== undefined){
let data49 = data45.turns;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err112 = {instancePath:instancePath+"/usage/turns",schemaPath:"#/properties/usage/properties/turns/type",keyword:"type",params:{type: schema125.properties.usage.properties.turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
if(data.error !== undefined){
let data50 = data.error;
if((typeof data50 !== "string") && (data50 !== null)){
const err113 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema125.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.observed !== undefined){
let data51 = data.observed;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.session_started === undefined){
const err114 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_started"},message:"must have required property '"+"session_started"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data51.assistant_text === undefined){
const err115 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "assistant_text"},message:"must have required property '"+"assistant_text"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data51.tool_calls === undefined){
const err116 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "tool_calls"},message:"must have required property '"+"tool_calls"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data51.terminal === undefined){
const err117 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "terminal"},message:"must have required property '"+"terminal"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data51.transport === undefined){
const err118 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data51.lost === undefined){
const err119 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data51.any_matched === undefined){
const err120 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_matched"},message:"must have required property '"+"any_matched"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data51.any_unmatched === undefined){
const err121 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_unmatched"},message:"must have required property '"+"any_unmatched"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data51.ambiguous === undefined){
const err122 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "ambiguous"},message:"must have required property '"+"ambiguous"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data51.catalogue_complete === undefined){
const err123 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "catalogue_complete"},message:"must have required property '"+"catalogue_complete"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data51.skill_tool === undefined){
const err124 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "skill_tool"},message:"must have required property '"+"skill_tool"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data51.session_id === undefined){
const err125 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51.content_digest === undefined){
const err126 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "content_digest"},message:"must have required property '"+"content_digest"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data51.api_status === undefined){
const err127 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "api_status"},message:"must have required property '"+"api_status"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key6 in data51){
if(!(func2.call(schema125.properties.observed.properties, key6))){
const err128 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data51.session_started !== undefined){
if(typeof data51.session_started !== "boolean"){
const err129 = {instancePath:instancePath+"/observed/session_started",schemaPath:"#/properties/observed/properties/session_started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data51.assistant_text !== undefined){
if(typeof data51.assistant_text !== "boolean"){
const err130 = {instancePath:instancePath+"/observed/assistant_text",schemaPath:"#/properties/observed/properties/assistant_text/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data51.tool_calls !== undefined){
let data54 = data51.tool_calls;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
const err131 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
const err132 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data51.terminal !== undefined){
let data55 = data51.terminal;
if(!((((data55 === "completed") || (data55 === "limit")) || (data55 === "error")) || (data55 === "none"))){
const err133 = {instancePath:instancePath+"/observed/terminal",schemaPath:"#/properties/observed/properties/terminal/enum",keyword:"enum",params:{allowedValues: schema125.properties.observed.properties.terminal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data51.transport !== undefined){
let data56 = data51.transport;
if(!((((((((((((data56 === "not_started") || (data56 === "exit")) || (data56 === "api_error")) || (data56 === "rate_limited")) || (data56 === "auth")) || (data56 === "incomplete")) || (data56 === "unobservable")) || (data56 === "unrecognised")) || (data56 === "oversize")) || (data56 === "contaminated")) || (data56 === "invalid")) || (data56 === null))){
const err134 = {instancePath:instancePath+"/observed/transport",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema127.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data51.lost !== undefined){
let data57 = data51.lost;
if(!(((data57 === "oversize") || (data57 === "incomplete")) || (data57 === null))){
const err135 = {instancePath:instancePath+"/observed/lost",schemaPath:"#/properties/observed/properties/lost/enum",keyword:"enum",params:{allowedValues: schema125.properties.observed.properties.lost.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data51.any_matched !== undefined){
let data58 = data51.any_matched;
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
if(typeof data58[i6] !== "string"){
const err136 = {instancePath:instancePath+"/observed/any_matched/" + i6,schemaPath:"#/properties/observed/properties/any_matched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/observed/any_matched",schemaPath:"#/properties/observed/properties/any_matched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data51.any_unmatched !== undefined){
let data60 = data51.any_unmatched;
if(Array.isArray(data60)){
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
if(typeof data60[i7] !== "string"){
const err138 = {instancePath:instancePath+"/observed/any_unmatched/" + i7,schemaPath:"#/properties/observed/properties/any_unmatched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/observed/any_unmatched",schemaPath:"#/properties/observed/properties/any_unmatched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data51.ambiguous !== undefined){
let data62 = data51.ambiguous;
if(Array.isArray(data62)){
const len8 = data62.length;
for(let i8=0; i8<len8; i8++){
if(typeof data62[i8] !== "string"){
const err140 = {instancePath:instancePath+"/observed/ambiguous/" + i8,schemaPath:"#/properties/observed/properties/ambiguous/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/observed/ambiguous",schemaPath:"#/properties/observed/properties/ambiguous/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data51.catalogue_complete !== undefined){
if(typeof data51.catalogue_complete !== "boolean"){
const err142 = {instancePath:instancePath+"/observed/catalogue_complete",schemaPath:"#/properties/observed/properties/catalogue_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data51.skill_tool !== undefined){
let data65 = data51.skill_tool;
if((typeof data65 !== "boolean") && (data65 !== null)){
const err143 = {instancePath:instancePath+"/observed/skill_tool",schemaPath:"#/properties/observed/properties/skill_tool/type",keyword:"type",params:{type: schema125.properties.observed.properties.skill_tool.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data51.session_id !== undefined){
let data66 = data51.session_id;
if((typeof data66 !== "string") && (data66 !== null)){
const err144 = {instancePath:instancePath+"/observed/session_id",schemaPath:"#/properties/observed/properties/session_id/type",keyword:"type",params:{type: schema125.properties.observed.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data51.content_digest !== undefined){
let data67 = data51.content_digest;
if((typeof data67 !== "string") && (data67 !== null)){
const err145 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/type",keyword:"type",params:{type: schema125.properties.observed.properties.content_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(typeof data67 === "string"){
if(!pattern5.test(data67)){
const err146 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data51.api_status !== undefined){
let data68 = data51.api_status;
if((!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))) && (data68 !== null)){
const err147 = {instancePath:instancePath+"/observed/api_status",schemaPath:"#/properties/observed/properties/api_status/type",keyword:"type",params:{type: schema125.properties.observed.properties.api_status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data69 = data.duration_ms;
if((!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))) && (data69 !== null)){
const err149 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema125.properties.duration_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
const err150 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
if(data.attempts !== undefined){
let data70 = data.attempts;
if((!(Array.isArray(data70))) && (data70 !== null)){
const err151 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema125.properties.attempts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(Array.isArray(data70)){
const len9 = data70.length;
for(let i9=0; i9<len9; i9++){
if(!(validate56(data70[i9], {instancePath:instancePath+"/attempts/" + i9,parentData:data70,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_fallback !== undefined){
let data72 = data.log_fallback;
if((!(data72 && typeof data72 == "object" && !Array.isArray(data72))) && (data72 !== null)){
const err152 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/type",keyword:"type",params:{type: schema125.properties.log_fallback.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.counts === undefined){
const err153 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data72.files === undefined){
const err154 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data72.hits === undefined){
const err155 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key7 in data72){
if(!(((key7 === "counts") || (key7 === "files")) || (key7 === "hits"))){
const err156 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data72.counts !== undefined){
if(typeof data72.counts !== "boolean"){
const err157 = {instancePath:instancePath+"/log_fallback/counts",schemaPath:"#/properties/log_fallback/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data72.files !== undefined){
let data74 = data72.files;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err158 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
const err159 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
if(data72.hits !== undefined){
let data75 = data72.hits;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key8 in data75){
let data76 = data75[key8];
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.tier === undefined){
const err160 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data76.score === undefined){
const err161 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data76.source_kind === undefined){
const err162 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data76.source_detail === undefined){
const err163 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data76.line_number === undefined){
const err164 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data76.proof_line === undefined){
const err165 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data76.attempted === undefined){
const err166 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data76.succeeded === undefined){
const err167 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data76.succeeded_tier === undefined){
const err168 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data76.depth === undefined){
const err169 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key9 in data76){
if(!(func2.call(schema128.properties, key9))){
const err170 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data76.tier !== undefined){
let data77 = data76.tier;
if(!(((data77 === 1) || (data77 === 2)) || (data77 === 3))){
const err171 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema128.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data76.score !== undefined){
let data78 = data76.score;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err172 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data76.source_kind !== undefined){
let data79 = data76.source_kind;
if(!((data79 === "cli_output") || (data79 === "log_fallback"))){
const err173 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema128.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data76.source_detail !== undefined){
let data80 = data76.source_detail;
if(!(((((data80 === "skill_call") || (data80 === "skill_event")) || (data80 === "file_open")) || (data80 === "assistant_text")) || (data80 === "noise"))){
const err174 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema128.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data76.line_number !== undefined){
let data81 = data76.line_number;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err175 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 < 1 || isNaN(data81)){
const err176 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
if(data76.proof_line !== undefined){
if(typeof data76.proof_line !== "string"){
const err177 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data76.attempted !== undefined){
if(typeof data76.attempted !== "boolean"){
const err178 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data76.succeeded !== undefined){
if(typeof data76.succeeded !== "boolean"){
const err179 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data76.depth !== undefined){
let data85 = data76.depth;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err180 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 0 || isNaN(data85)){
const err181 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data76.succeeded_tier !== undefined){
let data86 = data76.succeeded_tier;
if(!((((data86 === 1) || (data86 === 2)) || (data86 === 3)) || (data86 === null))){
const err182 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema128.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/log_fallback/hits",schemaPath:"#/properties/log_fallback/properties/hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
}
}
if(data.case_digest !== undefined){
let data87 = data.case_digest;
if(typeof data87 === "string"){
if(!pattern5.test(data87)){
const err185 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data.case_file !== undefined){
let data88 = data.case_file;
if((typeof data88 !== "string") && (data88 !== null)){
const err187 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema125.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.case_line !== undefined){
let data89 = data.case_line;
if((!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))) && (data89 !== null)){
const err188 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema125.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 < 1 || isNaN(data89)){
const err189 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data.transcript !== undefined){
let data90 = data.transcript;
if((!(data90 && typeof data90 == "object" && !Array.isArray(data90))) && (data90 !== null)){
const err190 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema125.properties.transcript.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.path === undefined){
const err191 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data90.sha256 === undefined){
const err192 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data90.bytes === undefined){
const err193 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
for(const key10 in data90){
if(!(((key10 === "path") || (key10 === "sha256")) || (key10 === "bytes"))){
const err194 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data90.path !== undefined){
if(typeof data90.path !== "string"){
const err195 = {instancePath:instancePath+"/transcript/path",schemaPath:"#/properties/transcript/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data90.sha256 !== undefined){
let data92 = data90.sha256;
if(typeof data92 === "string"){
if(!pattern91.test(data92)){
const err196 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
else {
const err197 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data90.bytes !== undefined){
let data93 = data90.bytes;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err198 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 < 0 || isNaN(data93)){
const err199 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
}
}
else {
const err200 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="results.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.generated_at_utc === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generated_at_utc"},message:"must have required property '"+"generated_at_utc"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.commit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.case_set_digest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.plan_digest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_digest"},message:"must have required property '"+"plan_digest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.skill_set_digest === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.seed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.tool === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.summary === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.options === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.results === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema124.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err14 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.generated_at_utc !== undefined){
if(typeof data.generated_at_utc !== "string"){
const err16 = {instancePath:instancePath+"/generated_at_utc",schemaPath:"#/properties/generated_at_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema124.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern22.test(data3)){
const err18 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.case_set_digest !== undefined){
let data4 = data.case_set_digest;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err19 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.plan_digest !== undefined){
let data5 = data.plan_digest;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err21 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err22 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.shard !== undefined){
let data6 = data.shard;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.attempt !== undefined){
let data7 = data.attempt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.skill_set_digest !== undefined){
let data8 = data.skill_set_digest;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/type",keyword:"type",params:{type: schema124.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err28 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data9 = data.seed;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err29 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema124.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.tool !== undefined){
let data10 = data.tool;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err30 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.version === undefined){
const err31 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 in data10){
if(!((key1 === "name") || (key1 === "version"))){
const err32 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.name !== undefined){
if("portcullis" !== data10.name){
const err33 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "portcullis"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.version !== undefined){
if(typeof data10.version !== "string"){
const err34 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.summary !== undefined){
let data13 = data.summary;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.total === undefined){
const err36 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.pass === undefined){
const err37 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.fail === undefined){
const err38 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.infra_error === undefined){
const err39 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "infra_error"},message:"must have required property '"+"infra_error"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data13){
if(!((((key2 === "total") || (key2 === "pass")) || (key2 === "fail")) || (key2 === "infra_error"))){
const err40 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.total !== undefined){
let data14 = data13.total;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data13.pass !== undefined){
let data15 = data13.pass;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data13.fail !== undefined){
let data16 = data13.fail;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err45 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data13.infra_error !== undefined){
let data17 = data13.infra_error;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.options !== undefined){
let data18 = data.options;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mode === undefined){
const err50 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.cases === undefined){
const err51 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.agents === undefined){
const err52 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18.case_ids === undefined){
const err53 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.categories === undefined){
const err54 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key3 in data18){
if(!(((((key3 === "mode") || (key3 === "cases")) || (key3 === "agents")) || (key3 === "case_ids")) || (key3 === "categories"))){
const err55 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.mode !== undefined){
let data19 = data18.mode;
if(!(((data19 === "replay") || (data19 === "rehearsal")) || (data19 === "live"))){
const err56 = {instancePath:instancePath+"/options/mode",schemaPath:"#/properties/options/properties/mode/enum",keyword:"enum",params:{allowedValues: schema124.properties.options.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.cases !== undefined){
let data20 = data18.cases;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
if(typeof data20[i0] !== "string"){
const err57 = {instancePath:instancePath+"/options/cases/" + i0,schemaPath:"#/properties/options/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/options/cases",schemaPath:"#/properties/options/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.agents !== undefined){
let data22 = data18.agents;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
const err59 = {instancePath:instancePath+"/options/agents/" + i1,schemaPath:"#/properties/options/properties/agents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/options/agents",schemaPath:"#/properties/options/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data18.case_ids !== undefined){
let data24 = data18.case_ids;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err61 = {instancePath:instancePath+"/options/case_ids",schemaPath:"#/properties/options/properties/case_ids/type",keyword:"type",params:{type: schema124.properties.options.properties.case_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
const err62 = {instancePath:instancePath+"/options/case_ids/" + i2,schemaPath:"#/properties/options/properties/case_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
if(data18.categories !== undefined){
let data26 = data18.categories;
if((!(Array.isArray(data26))) && (data26 !== null)){
const err63 = {instancePath:instancePath+"/options/categories",schemaPath:"#/properties/options/properties/categories/type",keyword:"type",params:{type: schema124.properties.options.properties.categories.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
const err64 = {instancePath:instancePath+"/options/categories/" + i3,schemaPath:"#/properties/options/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.not_run !== undefined){
let data28 = data.not_run;
if(Array.isArray(data28)){
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
let data29 = data28[i4];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.case_id === undefined){
const err66 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data29.agent === undefined){
const err67 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data29.reason === undefined){
const err68 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key4 in data29){
if(!(((key4 === "case_id") || (key4 === "agent")) || (key4 === "reason"))){
const err69 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.case_id !== undefined){
let data30 = data29.case_id;
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
const err70 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data29.agent !== undefined){
let data31 = data29.agent;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
const err72 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data29.reason !== undefined){
if("budget" !== data29.reason){
const err74 = {instancePath:instancePath+"/not_run/" + i4+"/reason",schemaPath:"#/properties/not_run/items/properties/reason/const",keyword:"const",params:{allowedValue: "budget"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/not_run",schemaPath:"#/properties/not_run/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.results !== undefined){
let data33 = data.results;
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(validate55(data33[i5], {instancePath:instancePath+"/results/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/results.js



/** The name of the results file in a batch's folder. */
const RESULTS_FILE = 'results.json';
/** The name of the proof log beside it. */
const PROOF_LOG_FILE = 'tool-use-proof.log';
function parseResults(text, file) {
    const help = 'If another version of Portcullis wrote it, run or replay again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the results file', text, validate, file, { help });
}
function resultsText(results) {
    return (0,document_text/* documentText */.Z)(results);
}
function summarize(results) {
    const count = (status) => results.filter((result) => result.status === status).length;
    return { total: results.length, pass: count('pass'), fail: count('fail'), infra_error: count('infra_error') };
}


/***/ }),

/***/ 52428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ globTest),
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
/**
 * The files that a glob matches, sorted by code point: relative to `root`, or absolute where the glob is. Links to folders are not
 * followed.
 */
async function filesMatching(root, pattern) {
    const parts = pattern.replace(/^\.\//, '').split('/');
    const fixed = parts.slice(0, parts.findIndex((part) => MAGIC.test(part)));
    // Folders without magic are taken as they are, so that a bracket in them means itself.
    const start = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(pattern) ? `${fixed.join('/')}/` : fixed.join('/');
    const matches = await globTest(parts.slice(fixed.length).join('/'));
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

/***/ 40987:
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

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/io/git/shallow-boundary.js



/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
async function shallowBoundary(git, root) {
    if ((await (0,git_command/* gitText */.q)(git, 'rev-parse', '--is-shallow-repository')).trim() !== 'true')
        return [];
    const path = await gitPath(git, root, 'shallow');
    return (await (0,promises_.readFile)(path, 'utf8')).split('\n').filter((line) => line !== '');
}
/** Where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
async function gitPath(git, root, name) {
    const path = await (0,git_command/* gitText */.q)(git, 'rev-parse', '--git-path', name);
    return (0,external_node_path_.resolve)(root, path.replace(/\r?\n$/, ''));
}

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
    const shallow = (await shallowBoundary(git, root)).length > 0;
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
    if ((0,external_node_fs_.existsSync)(await gitPath(git, root, 'info/grafts'))) {
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
        const boundary = new Set(await shallowBoundary(git, root));
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

/***/ 14960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ GitHubFiles),
/* harmony export */   z: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62157);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92970);
/* harmony import */ var _github_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80929);






/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit, and one for each file that is not
 * known already. The route for contents takes fewer steps, but follows symbolic links.
 *
 * The server cuts a listing of more than 100,000 entries; where a file of such a commit is asked for, its folders are listed one by one.
 */
class GitHubFiles {
    #api;
    #known;
    #blobs = new Map();
    #trees = new Map();
    constructor(api, known) {
        this.#api = api;
        this.#known = known;
    }
    /** See `CommitFiles`. */
    async readFileAt(commit, path) {
        const wanted = (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path);
        const found = await this.#entryAt(commit, wanted.split('/'));
        if (found === undefined)
            return { kind: 'absent' };
        if ('kind' in found)
            return found;
        const other = _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_A_FILE */ .bd[found.entry.mode];
        if (other === undefined)
            return this.#blob(found.entry.object);
        if (found.place === wanted)
            return unreadable(`\`${wanted}\` is ${other}`);
        return unreadable(`\`${wanted}\` lies behind \`${found.place}\`, ${other}`);
    }
    /** See `CommitFiles`. */
    async listFilesAt(commit) {
        return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__/* .sortByCodePoints */ .Mk)([...(await this.listEntriesAt(commit)).keys()]);
    }
    /** See `CommitFiles`. */
    async listEntriesAt(commit) {
        const tree = await this.#tree(commit, true);
        const reason = tree.kind === 'unreadable' ? tree.reason : 'the server cut its listing, since there are too many';
        if (tree.kind === 'unreadable' || tree.truncated) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('not_comparable', `Cannot list the files of ${commit}: ${reason}`);
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
                return _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_A_FILE */ .bd[entry.mode] === undefined ? undefined : { entry, place };
            if (isCut)
                tree = await this.#tree(entry.object, false);
        }
        return undefined;
    }
    #tree(id, recursive) {
        if (!_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT_ID */ .SN.test(id)) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
        }
        const key = `${id} ${recursive}`;
        const tree = this.#trees.get(key) ?? this.#listTree(id, recursive);
        this.#trees.set(key, tree);
        return tree;
    }
    async #listTree(id, recursive) {
        const parameters = { tree_sha: id, ...(recursive ? { recursive: 1 } : {}) };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/trees/{tree_sha}', parameters);
        if (answer.kind !== 'answered')
            return unreadable(answer.reason);
        const listed = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(answer.data, 'tree');
        const truncated = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(answer.data, 'truncated');
        if (!Array.isArray(listed) || typeof truncated !== 'boolean')
            return strange(id);
        const entries = new Map();
        for (const item of listed) {
            const [path, mode, object] = [(0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(item, 'path'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(item, 'mode'), (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .idAt */ .jj)(item)];
            if (typeof path !== 'string' || typeof mode !== 'string' || object === null)
                return strange(id);
            entries.set(path, { mode, object });
        }
        return { kind: 'listed', entries, truncated };
    }
    /** Each is asked for once, since a commit has the same bytes for ever; what could not be told may be asked again. */
    async #blob(blob) {
        const kept = this.#blobs.get(blob);
        if (kept !== undefined)
            return kept;
        const file = await this.#askedBlob(blob);
        if (file.kind === 'found')
            this.#blobs.set(blob, file);
        return file;
    }
    async #askedBlob(blob) {
        const known = await this.#known(blob);
        if (known !== null && blobId(known, blob.length) === blob)
            return { kind: 'found', bytes: known, blob };
        const answer = await this.#api.ask('GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: blob });
        if (answer.kind !== 'answered')
            return unreadable(answer.reason);
        const content = (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(answer.data, 'content');
        const isBase64 = typeof content === 'string' && (0,_github_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .memberOf */ .C5)(answer.data, 'encoding') === 'base64';
        const bytes = isBase64 ? new Uint8Array(Buffer.from(content, 'base64')) : null;
        if (bytes !== null && blobId(bytes, blob.length) === blob)
            return { kind: 'found', bytes, blob };
        return unreadable(`the server's answer about the blob ${blob} holds other bytes`);
    }
}
/** The id of these bytes as a blob of git, in the algorithm that ids of this length come from. */
function blobId(bytes, idLength) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(idLength === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
function unreadable(reason) {
    return { kind: 'unreadable', reason };
}
function strange(id) {
    return unreadable(`the server's answer about the tree ${id} is no listing of one`);
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
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), what);
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
