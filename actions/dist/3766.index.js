export const id = 3766;
export const ids = [3766];
export const modules = {

/***/ 73766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FL: () => (/* binding */ defaultBranchTip),
  vA: () => (/* binding */ resolveComparator),
  _8: () => (/* binding */ workingTreeComparator)
});

// UNUSED EXPORTS: commitComparator, findTrustedCommit

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/kernel/glob-test.js
var glob_test = __webpack_require__(60349);
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
// EXTERNAL MODULE: ./build/io/github/github-files.js
var github_files = __webpack_require__(14960);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
;// CONCATENATED MODULE: ./build/app/comparator/comparator-files.js






/** A clone, and the API where access to it is given. Blobs that the clone holds are not downloaded. */
function comparatorSources(repository, access) {
    if (access === null)
        return { repository, github: null };
    const api = new github_api/* GitHubApi */.y(access);
    const files = new github_files/* GitHubFiles */.H(api, (blob) => repository.blob(blob));
    return { repository, github: { api, files } };
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
        async readFileAt(id, path) {
            const read = await firstAnswer(async (files) => {
                const file = await files.readFileAt(id, path);
                return file.kind === 'unreadable' ? { reason: file.reason } : { value: file };
            }, () => github.files.isKnown(id, path));
            return 'value' in read ? read.value : { kind: 'unreadable', reason: read.reason };
        },
        async listEntriesAt(id) {
            const answer = await firstAnswer((files) => answerOf(files.listEntriesAt(id)), () => github.files.isKnown(id, null));
            if ('value' in answer)
                return answer.value;
            throw (0,portcullis_error/* notComparable */.kY)(answer.reason);
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
/** A file as a commit has it; null where it has none. Throws `not_comparable` where that is unknown. */
async function textAt(files, commit, path) {
    const read = await files.readFileAt(commit, path.replace(/^\.\//, ''));
    if (read.kind === 'absent')
        return null;
    if (read.kind === 'unreadable')
        throw (0,portcullis_error/* notComparable */.kY)(`${at(commit, path)} cannot be read: ${read.reason}`);
    return { text: attributed(commit, () => (0,read_text_file/* decodeUtf8 */._6)(read.bytes, at(commit, path), 'a file')), blob: read.blob };
}
/** The configuration of a commit; null where it has none. Throws `not_comparable` where it is unknown or invalid. */
async function configAt(files, commit) {
    const read = await textAt(files, commit, config/* CONFIG_PATH */.tF);
    if (read === null)
        return null;
    return (0,load_config/* configFromText */.I7)(read.text, at(commit, config/* CONFIG_PATH */.tF)).catch((error) => {
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
    if (!(error instanceof portcullis_error/* PortcullisError */.SO))
        return error;
    const message = `the merge base ${commit} holds an invalid file:\n${error.message}`;
    return (0,portcullis_error/* notComparable */.kY)(message, 'Correct it on the base branch first.', { cause: error });
}
/** A file of a commit, in messages. */
function at(commit, path) {
    return `${commit.slice(0, 12)}:${path}`;
}

// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(43727);
// EXTERNAL MODULE: ./build/io/github/github-commits.js
var github_commits = __webpack_require__(80929);
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
            steps.push(`compared with ${sha}: ${why}`);
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
        const compared = await (0,github_commits/* compareCommits */.kC)(github.api, atServer, head);
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
    throw (0,portcullis_error/* notComparable */.kY)(`the merge base of ${names} is not known: ${all}`, FETCH_HELP);
}
async function parentOfMerge({ repository }, { baseRef, headSha, mergeSha }, testedSha, steps) {
    const help = 'Check out the merge, as actions/checkout does by itself, or compare with the merge base.';
    const asked = 'compare-with: merge-parent';
    if (testedSha !== mergeSha) {
        const expected = `expected the merge of the pull request${mergeSha === null ? ', which this event has not' : `, ${mergeSha}`}`;
        throw (0,portcullis_error/* notComparable */.kY)(`${asked}: ${expected}, to be checked out, found ${testedSha}`, help);
    }
    // From the commit itself: it needs no history.
    const parent = mergeParent((await repository.parentsOf(mergeSha)) ?? [], headSha);
    if ('reason' in parent)
        throw (0,portcullis_error/* notComparable */.kY)(`${asked}: ${mergeSha} cannot be used: ${parent.reason}`, help);
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
        const branch = await (0,github_commits/* defaultBranch */.OR)(github.api);
        if (branch.kind === 'done')
            name = `refs/heads/${branch.value}`;
        else
            reasons.push(branch.reason);
    }
    if (name === null) {
        const message = ['the name of the default branch is not known', ...reasons].join(': ');
        throw (0,portcullis_error/* notComparable */.kY)(message, 'Name what to compare with by base-ref.');
    }
    if (github !== null) {
        const tip = await (0,github_commits/* tipOfBranch */.f_)(github.api, name.replace('refs/heads/', ''));
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
        throw (0,portcullis_error/* notComparable */.kY)(`the tip of ${name} is not known: ${all}`, FETCH_HELP);
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
        entries: () => Promise.reject((0,portcullis_error/* notComparable */.kY)('the working tree is compared with nothing, so that nothing changed')),
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
/**
 * The tip of the default branch, for what nobody adopts twice. Null where a user named what to compare with, and where the tip is the
 * comparator, is what is under test, or follows it: a change that is there already judges itself.
 */
async function defaultBranchTip(world, { target, defaultBranch, ...request }, { commits }) {
    if (target.kind === 'file' || target.kind === 'named' || defaultBranch === null)
        return null;
    const { headSha } = target;
    const resolve = (asked) => resolveComparator(world, { ...request, target: asked, defaultBranch: null });
    const mergeSha = 'mergeSha' in target ? target.mergeSha : null;
    const { base_tip: sha, merge_base: left } = commits.base_ref === defaultBranch
        ? commits
        : (await resolve({ kind: 'merge_base', baseRef: defaultBranch, baseTip: null, headSha, mergeSha })).commits;
    if (sha === null || sha === commits.merge_base || left === headSha)
        return null;
    return resolve({ kind: 'commit', sha, baseRef: defaultBranch, headSha, why: 'the tip of the default branch' });
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
        name: `the merge base ${commit}`,
        warnings: [...warnings, ...(alternatives.length === 0 ? [] : [crossing])],
        // Reading may add to the steps; they are reported when everything was read.
        commits: { ...found, kind: 'git', event, config_outcome: config === null ? 'default' : 'found' },
        read: (path, other = commit) => textAt(files, other, path),
        filesAt: (path) => filesAt(files, commit, path),
        entries: (other = commit) => files.listEntriesAt(other),
        parse: (path, parse) => attributed(commit, () => parse(at(commit, path))),
    };
}
async function filesAt(files, commit, path) {
    if (!(0,find_files/* isGlob */.fg)(path))
        return [path];
    const [matches, entries] = [await (0,glob_test/* globTest */.F)(path), await files.listEntriesAt(commit)];
    return entries.has(path) ? [path] : (0,ordering/* sortByCodePoints */.Mk)([...entries.keys()].filter((file) => matches(file)));
}
function noCommit(root, target) {
    const wanted = target.kind === 'named' ? `the merge base with ${target.baseRef}` : 'what to compare with';
    return (0,portcullis_error/* notComparable */.kY)(`${root}: expected a git repository with a commit, to find ${wanted}`, 'Run inside the repository; the gates also compare with a file by --baseline.');
}
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
        return { found, files, config: await configAt(files, found.merge_base) };
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
        const { config } = await read(resolve_comparator_tipOf(left));
        const isNamed = (await (0,glob_test/* anyGlobTest */.J)(config?.branches ?? []))(base.replace('refs/heads/', ''));
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
    const adopted = await read(resolve_comparator_tipOf(left));
    if (adopted.config === null)
        return trusted;
    const warning = `${found.merge_base} has no configuration, and ${defaultBranch} has: compared with its tip ${adopted.found.merge_base}`;
    adopted.found.steps.push(warning);
    return { ...adopted, found: { ...adopted.found, warnings: [...found.warnings, warning] } };
}
/** The tip of the branch with which a merge base was looked for. */
function resolve_comparator_tipOf(left) {
    return { ...left, merge_base: left.base_tip ?? left.merge_base, alternatives: [] };
}
/** What was done before stands before what was done for the commit itself. */
function withSteps(before, found) {
    found.steps.unshift(...(before?.steps ?? []));
    return found;
}


/***/ }),

/***/ 62157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SN: () => (/* binding */ OBJECT_ID),
/* harmony export */   Zk: () => (/* binding */ differingPaths),
/* harmony export */   hb: () => (/* binding */ blobAt),
/* harmony export */   wy: () => (/* binding */ CODE_OWNERS_PLACES)
/* harmony export */ });
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/** The places where GitHub looks for code owners, who have to review what they own; the first one counts ("About code owners"). */
const CODE_OWNERS_PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidInput */ .aY)(`Expected the name of a commit, found ${JSON.stringify(text)}.`, 'Name a branch, a tag, a full ref (`refs/heads/…`), `HEAD`, or a commit by all 40 digits of its id.');
}
/** Whether a name could be a ref's: the rules of `git check-ref-format --allow-onelevel`, and no leading `-`. */
function isRefName(name) {
    if (name === '' || name === '@' || name.startsWith('-') || name.endsWith('.') || FORBIDDEN.test(name))
        return false;
    return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}


/***/ })

};
