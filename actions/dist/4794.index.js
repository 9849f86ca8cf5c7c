export const id = 4794;
export const ids = [4794];
export const modules = {

/***/ 60782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  le: () => (/* binding */ comparatorTree),
  uf: () => (/* binding */ isPath),
  HR: () => (/* binding */ pathInTree)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
;// CONCATENATED MODULE: ./build/io/git/tree-snapshot.js








/** The most there may be in a snapshot. */
const LIMITS = { files: 100_000, bytes: 1024 ** 3 };
/** How a pointer to a file of Git LFS begins. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/**
 * Writes the tree of a commit into an empty folder, from the objects of the clone (src/io/README.md, "Git"): the bytes that were
 * committed, whatever filters and attributes say, and nobody may write to them. The commit is fetched where the clone lacks it.
 *
 * @throws PortcullisError `not_comparable` where an object cannot be had, `invalid_input` for a tree over the limits
 */
async function writeTreeSnapshot(repository, commit, folder, limits = LIMITS) {
    // Mode and id of regular files and links; submodules are commits.
    const blobs = [...(await repository.listEntriesAt(commit))].filter(([, entry]) => /^1[02]/.test(entry));
    if (blobs.length > limits.files)
        throw refused('invalid_input', commit, `at most ${limits.files} files`, 'more');
    const folders = new Set(['.']);
    for (const [path] of blobs) {
        for (let at = (0,external_node_path_.dirname)((0,repository_path/* repositoryPath */.S)(path)); !folders.has(at); at = (0,external_node_path_.dirname)(at))
            folders.add(at);
    }
    for (const path of folders)
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, path), { recursive: true, mode: 0o700 });
    const links = new Map();
    let bytes = 0;
    for await (const [path, entry, content] of contentsOf(repository.root, commit, blobs)) {
        bytes += content.length;
        if (bytes > limits.bytes)
            throw refused('invalid_input', commit, `at most ${limits.bytes} bytes`, 'more');
        if (entry.startsWith('12'))
            links.set(path, content.toString());
        else if (!content.subarray(0, LFS_POINTER.length).equals(LFS_POINTER)) {
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, path), content, { flag: 'wx', mode: entry.startsWith('100755') ? 0o555 : 0o444 });
        }
    }
    // After all files, so that none is written through a link; judged when all are there, since one may lead through another.
    for (const [path, target] of links)
        await (0,promises_.symlink)(target, (0,external_node_path_.join)(folder, path));
    const root = await (0,promises_.realpath)(folder);
    const inside = new Set();
    for (const path of links.keys()) {
        if ((0,find_files/* isInside */.FK)(root, await (0,promises_.realpath)((0,external_node_path_.join)(folder, path)).catch(() => (0,external_node_path_.dirname)(root))))
            inside.add(path);
    }
    for (const path of links.keys())
        if (!inside.has(path))
            await (0,promises_.rm)((0,external_node_path_.join)(folder, path));
    for (const path of folders)
        await (0,promises_.chmod)((0,external_node_path_.join)(folder, path), 0o555);
}
/** Each entry with its bytes, in their order, from one process. */
async function* contentsOf(root, commit, entries) {
    const env = (0,git_command/* gitEnvironment */._K)(process.env);
    // A server that a partial clone asks for objects may stop answering.
    const git = (0,external_node_child_process_.spawn)('git', ['cat-file', '--batch=%(objectsize)'], { cwd: root, env, timeout: 600_000 });
    // Where git cannot be started, or ends early, its output ends.
    for (const place of [git, git.stdin])
        place.on('error', () => undefined);
    git.stderr.resume();
    const chunks = git.stdout[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const take = async (size, path) => {
        const parts = [rest];
        for (let length = rest.length; length < size; length += parts.at(-1)?.length ?? 0) {
            const { value } = await chunks.next();
            if (value === undefined)
                throw refused('not_comparable', commit, `the object of ${path}`, 'none');
            parts.push(value);
        }
        const all = parts.length === 1 ? rest : Buffer.concat(parts);
        rest = all.subarray(size);
        return all.subarray(0, size);
    };
    try {
        external_node_stream_.Readable.from(entries.map(([, entry]) => `${entry.slice(7)}\n`)).pipe(git.stdin);
        for (const [path, entry] of entries) {
            let size = '';
            for (let next = ''; next !== '\n'; size += next)
                next = (await take(1, path)).toString('latin1');
            if (!/^\d+\n$/.test(size))
                throw refused('not_comparable', commit, `the object of ${path}`, 'none');
            yield [path, entry, await take(Number(size), path)];
            await take(1, path);
        }
    }
    finally {
        git.kill('SIGKILL');
    }
}
function refused(code, commit, expected, found) {
    const help = 'Check out with `fetch-depth: 0`, or name a program by its absolute path outside of the checkout.';
    return new portcullis_error/* PortcullisError */.SO(code, `the tree of ${commit}: expected ${expected}, found ${found}`, help);
}

// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
;// CONCATENATED MODULE: ./build/app/comparator/comparator-tree.js







/**
 * What is started from the repository: the comparator's tree, written once, and only where something of it is started. A command gets its
 * program, and each argument that names a file of the repository, as paths there; throws `PortcullisError` where they cannot be had.
 *
 * @param folder absolute, outside of the checkout, and not there yet
 */
function comparatorTree(world, comparator, folder) {
    let written = null;
    const placeOf = async (item, path) => {
        written ??= writeTree(world, comparator, folder);
        await written;
        const place = (0,external_node_path_.join)(folder, path);
        if (await (0,find_files/* isFile */.fo)(place))
            return place;
        // A folder behind a link, which stands for another one in the unit's own workspace.
        if (await (0,find_files/* isFolder */.lQ)(place))
            return (0,external_node_path_.isAbsolute)(item) ? place : item;
        const message = `${path}: expected a file in the tree of ${comparator.name}, found none`;
        const help = 'What only the head has is no part of it, nor submodules, files of Git LFS and links that lead out.';
        throw (0,portcullis_error/* notFound */.mX)(message, help);
    };
    return async (command) => {
        const entries = command.some(isPath) ? await comparator.entries() : new Map();
        const found = [];
        for (const [index, item] of command.entries()) {
            const path = pathInTree(world.root, entries, item, index === 0);
            found.push(path === null ? item : await placeOf(item, path));
        }
        return found;
    };
}
async function writeTree(world, { commits }, folder) {
    const repository = await (0,open_repository/* openRepository */.h)(world);
    if (repository === null || commits.merge_base === null)
        throw new Error('there is no commit to take programs from');
    try {
        await (0,make_folder/* makeFolder */.fc)(folder, 'the tree of the merge base');
        await writeTreeSnapshot(repository, commits.merge_base, folder);
    }
    catch (error) {
        throw error instanceof portcullis_error/* PortcullisError */.SO ? error : (0,file_error/* notWritten */.xc)(error, folder, 'a folder that can be filled');
    }
}
/** Whether a part of a command is a path; a program without a separator is looked for on PATH. */
function isPath(item) {
    return /[/\\]/.test(item);
}
/** The path in the repository that the program names there, or an argument that is absolute, or tracked or behind what is; else null. */
function pathInTree(root, entries, item, isProgram) {
    const place = (0,external_node_path_.resolve)(root, item);
    if (!isPath(item) || !(0,find_files/* isInside */.FK)(root, place))
        return null;
    const path = (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(root, place));
    const parts = path.split('/');
    const isTracked = parts.some((_, index) => {
        const entry = entries.get(parts.slice(0, index + 1).join('/'));
        return entry !== undefined && !entry.startsWith('040000');
    });
    return isProgram || (0,external_node_path_.isAbsolute)(item) || isTracked ? path : null;
}


/***/ }),

/***/ 18230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mayRunAgents),
/* harmony export */   compareRequestOfRun: () => (/* binding */ compareRequestOfRun)
/* harmony export */ });
/* unused harmony export targetOfEvent */
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41);


/**
 * What a workflow run compares with: what a user names, else what the run's event wants. Without a token or a repository the API is not asked.
 *
 * @param environment of the process: the runner's variables
 * @param use where all requests to the API count together; null where nobody looks at it
 * @throws PortcullisError `usage` where the event has no comparator, `invalid_input` where its payload is not as it should be
 */
async function compareRequestOfRun(environment, { baseRef, baseline, compareWith, token }, use = null) {
    const run = { event: (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .eventName */ .eq)(environment), defaultBranch: null, access: (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .githubAccess */ .Yh)(environment, token, use) };
    if (baseline !== null)
        return { target: { kind: 'file', path: baseline }, ...run };
    if (baseRef !== null)
        return { target: { kind: 'named', baseRef }, ...run };
    const context = await (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .eventOfRun */ .fg)(environment);
    if (context !== null)
        return { ...run, target: targetOfEvent(context, compareWith), defaultBranch: branchOf(context) };
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)('The input "base-ref" is missing, and GITHUB_EVENT_PATH names no event to take it from.', 'Set it under "with:", for example "base-ref: main".');
}
/**
 * What each event is compared with: the table in src/app/README.md, "Comparator". A new event gets its fields in `TriggerEvent`
 * (`contracts/event-context.ts`), and a case here.
 *
 * @throws PortcullisError `usage` where the event has nothing to compare with
 */
function targetOfEvent(context, compareWith) {
    const { trigger, sha, ref } = context;
    switch (trigger.name) {
        case 'pull_request':
        case 'pull_request_target': {
            // Of pull_request_target the event's commit is the base branch's.
            const isMerge = trigger.name === 'pull_request' && sha !== trigger.headSha;
            return {
                kind: compareWith === 'merge-parent' ? 'merge_parent' : 'merge_base',
                baseRef: `refs/heads/${trigger.baseRef}`,
                baseTip: trigger.baseTip,
                headSha: trigger.headSha,
                mergeSha: isMerge ? sha : null,
            };
        }
        case 'merge_group': {
            const { baseSha, baseRef, headSha } = trigger;
            return { kind: 'commit', sha: baseSha, baseRef, headSha, why: 'the base of the merge group' };
        }
        case 'push': {
            const { before, after, forced } = trigger;
            if (after === null)
                throw noComparator('this push deleted its branch, so that nothing is under test');
            // Not `after`: of an annotated tag that is the tag, no commit.
            const headSha = sha;
            const baseRef = `refs/heads/${trigger.defaultBranch}`;
            if (before === null || (forced && ref !== baseRef)) {
                return { kind: 'merge_base', baseRef, baseTip: null, headSha, mergeSha: null };
            }
            return { kind: 'commit', sha: before, baseRef: null, headSha, why: 'what the branch was before the push' };
        }
        case 'schedule':
        case 'workflow_dispatch': {
            const branch = branchOf(context);
            // GitHub runs schedules on the default branch only.
            const isDefault = branch === null ? trigger.name === 'schedule' : branch === ref;
            // Its tip may have moved on since the event was made.
            const why = 'the default branch itself is under test';
            if (isDefault)
                return { kind: 'commit', sha, baseRef: null, headSha: sha, why };
            // A branch is judged as its pull request would be: by what the default branch was where it left.
            if (branch !== null && trigger.name === 'workflow_dispatch')
                return { kind: 'named', baseRef: branch };
            return { kind: 'ref', ref: branch, headSha: sha, why: 'the default branch' };
        }
        case 'workflow_run':
            throw noComparator('this event is about another run that has ended, whose results were judged there');
        case 'other':
            throw noComparator(`nothing is known to compare with on the event ${trigger.event}`);
    }
}
/** Events that hand out what the head may have; any other could bring the base's rights to it. */
const RUNS_AGENTS = new Set(['pull_request', 'merge_group', 'push', 'schedule', 'workflow_dispatch']);
/** Whether code of an event's head may be run with the secrets and the token that the event hands out. */
function mayRunAgents(event) {
    return RUNS_AGENTS.has(event);
}
/** The full name of the default branch; null where the event does not tell it. */
function branchOf({ trigger }) {
    const name = 'defaultBranch' in trigger ? trigger.defaultBranch : null;
    return name === null ? null : `refs/heads/${name}`;
}
function noComparator(why) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .usageError */ .Wp)(`The input "base-ref" is missing, and ${why}.`, 'Set it under "with:", for example "base-ref: main"; or run on pull_request, merge_group, push, schedule or workflow_dispatch.');
}


/***/ }),

/***/ 66182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SX: () => (/* binding */ isHeadTrusted),
  OT: () => (/* binding */ trustedCommands),
  R4: () => (/* binding */ trustedProvider)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/providers/executable-config.js


/**
 * The keys that decide which program is started, with which arguments and variables, and what is put before it. A command brings its reader
 * and folders.
 */
const EXECUTABLE = ['command', 'path', 'environment', 'sandbox', 'skills'];
/**
 * The configuration by which agents are started (src/app/README.md, "Whose commands are run"). What decides about programs is the
 * comparator's, so that a change under test cannot choose what runs beside the keys. Everything else is the head's.
 *
 * @param comparator null where the head's own counts: nothing is compared with, the comparator has no configuration yet, or somebody
 * with the right to write started the run by hand
 */
function executableConfig(head, comparator) {
    if (comparator === null)
        return { config: head, replaced: [], refused: new Map() };
    const providers = new Map();
    const replaced = [];
    const refused = new Map();
    for (const [id, own] of head.providers) {
        const before = comparator.providers.get(id) ?? config/* DEFAULT_PROVIDER */.Gr;
        if (own.command !== null && before.command === null) {
            refused.set(id, `providers.${id}.command: expected a command that the merge base has, found it in the head only`);
            providers.set(id, own);
            continue;
        }
        const { command, path, environment, sandbox, skills, withoutCommand } = before;
        providers.set(id, { ...own, command, path, environment, sandbox, skills, withoutCommand });
        const differing = EXECUTABLE.filter((key) => (0,document_text/* documentText */.Z)({ value: own[key] }) !== (0,document_text/* documentText */.Z)({ value: before[key] }));
        for (const key of differing)
            replaced.push(`providers.${id}.${key}`);
    }
    const { workspace } = comparator;
    if (workspace.join('\n') !== head.workspace.join('\n'))
        replaced.push('workspace');
    return { config: { ...head, providers, workspace }, replaced, refused };
}

// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: ./build/app/comparator/comparator-tree.js + 1 modules
var comparator_tree = __webpack_require__(60782);
;// CONCATENATED MODULE: ./build/app/comparator/trusted-commands.js





/** Whose commands are run (src/app/README.md, "Whose commands are run"), and what they are. */
async function trustedCommands(world, head, comparator) {
    const judge = isHeadTrusted(comparator) ? null : comparator;
    const commands = executableConfig(head, judge?.config ?? null);
    if (judge === null)
        return { ...commands, comparator: null, note: null };
    const replaced = [...commands.replaced, ...(await changedPrograms(world, judge, commands.config))].join(', ');
    const note = `agents were started as ${judge.name} says; the head's ${replaced} did not count`;
    return { ...commands, comparator: judge, note: replaced === '' ? null : note };
}
/** What the head itself says counts where nothing is compared with, before the first gate, and in a run that was started by hand. */
function isHeadTrusted(comparator) {
    if (comparator === null || comparator.commits.kind === 'file')
        return true;
    const { config_outcome: config, event } = comparator.commits;
    return event === 'workflow_dispatch' || (comparator.place.outcome === 'first_adoption' && config === 'default');
}
/**
 * A provider as it may be started, with what it starts of the repository in the comparator's tree. Undefined where nothing is configured.
 *
 * @param tree null where the head's own programs count
 * @throws PortcullisError where only the head describes it, or the comparator's tree does not have it
 */
async function trustedProvider({ config, refused }, tree, agent) {
    const reason = refused.get(agent);
    if (reason !== undefined) {
        const help = 'Commands are those of what is compared with: a new one runs once it is there, or in a run started by hand.';
        throw (0,portcullis_error/* usageError */.Wp)(reason, help);
    }
    const provider = config.providers.get(agent);
    if (provider === undefined || tree === null)
        return provider;
    const { path, command } = provider;
    return {
        ...provider,
        path: path === null ? null : ((await tree([path]))[0] ?? path),
        command: command === null ? null : { ...command, command: await tree(command.command) },
    };
}
/** Files that the head has otherwise, of the topmost folders from which the comparator's programs are started. */
async function changedPrograms(world, { entries }, { providers }) {
    const commands = [...providers.values()].flatMap(({ path, command }) => [[path ?? ''], command?.command ?? []]);
    const repository = commands.flat().some(comparator_tree/* isPath */.uf) ? await (0,open_repository/* openRepository */.h)(world) : null;
    // Where the comparator's is unknown, nothing of the repository is started.
    const before = repository === null ? null : await entries().catch(portcullis_error/* asPortcullisError */.Uj);
    if (before === null || before instanceof portcullis_error/* PortcullisError */.SO)
        return [];
    const started = commands.flatMap((command) => command.flatMap((item, index) => (0,comparator_tree/* pathInTree */.HR)(world.root, before, item, index === 0) ?? []));
    const folders = started.map((path) => path.slice(0, path.indexOf('/') + 1));
    const paths = await (0,open_repository/* changedPaths */.v)(repository, before);
    const changed = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
    return changed.length === 0 ? [] : [(0,counted/* firstOf */.K)(changed)];
}


/***/ }),

/***/ 54072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D0: () => (/* binding */ foundInstead),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   ZJ: () => (/* binding */ NotAFileError),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ fileErrorCode),
/* harmony export */   xc: () => (/* binding */ notWritten)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** Something else stands where a regular file is read; the message says what. */
class NotAFileError extends Error {
    name = 'NotAFileError';
}
/** The code of a file-system error; undefined where it is no such error. */
function fileErrorCode(error) {
    return error instanceof Error ? error.code : undefined;
}
/** Whether a file-system error says that nothing is there. */
function isMissing(error) {
    const code = fileErrorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR';
}
/** What was found in the place of what was expected, in words. */
function foundInstead(error) {
    const code = fileErrorCode(error);
    if (code === undefined)
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorText */ .kc)(error);
    const words = {
        EACCES: 'one without permission (EACCES)',
        EEXIST: 'a file',
        EISDIR: 'a folder',
        ELOOP: 'links that lead in a circle',
        ENAMETOOLONG: 'a name that is too long',
        ENOENT: 'nothing',
        ENOSPC: 'no space on the device',
        ENOTDIR: 'a file in the place of a folder',
        EPERM: 'one without permission (EPERM)',
        EROFS: 'a read-only file system',
        ERR_INVALID_ARG_VALUE: 'a path with a NUL byte',
    };
    return words[code] ?? code;
}
/** The error for a place that cannot be written. @param expected such as `a file that can be written` */
function notWritten(error, place, expected, help = 'Name a place that can be written to.') {
    const message = `${place}: expected ${expected}, found ${foundInstead(error)}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('not_written', message, help, { cause: error });
}
/** The error for a document that cannot be read; `what` names it for people. */
function unreadable(error, path, what) {
    if (isMissing(error)) {
        const mismatch = { expected: what, found: 'no such file' };
        const message = `${path}: ${what}: there is no such file`;
        return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notFound */ .mX)(message, 'Check the path.', { cause: error, mismatch });
    }
    const mismatch = { expected: 'a readable file', found: foundInstead(error) };
    const help = error instanceof NotAFileError ? 'Put a regular file there.' : undefined;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('invalid_input', `${path}: ${what}`, mismatch, help, { cause: error });
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


/***/ }),

/***/ 33698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    return hasSurrogate(strings) ? strings.sort(compareCodePoints) : strings.sort();
}
function hasSurrogate(strings) {
    return strings.some((string) => /[\ud800-\udfff]/.test(string));
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    const list = [...strings];
    // Paths mostly come so, from git.
    const isAscending = list.every((string, at) => at === 0 || (list[at - 1] ?? '') < string);
    if (isAscending && !hasSurrogate(list))
        return list;
    return sortByCodePoints(list).filter((string, at, all) => string !== all[at - 1]);
}


/***/ }),

/***/ 9294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   mh: () => (/* binding */ refSet),
/* harmony export */   uR: () => (/* binding */ stripped)
/* harmony export */ });
/* harmony import */ var _ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33698);

/**
 * Without white space at both ends, by Unicode's White_Space (premath harness 0.3): U+0085 goes and U+FEFF stays, the other way round than
 * with JavaScript's own `trim`.
 */
function trimmed(text) {
    return trimmedBy(text, isWhiteSpace);
}
/** As Python's `strip` does it, which also takes U+001C to U+001F away. */
function stripped(text) {
    return trimmedBy(text, isPythonSpace);
}
function trimmedBy(text, isSpace) {
    let start = 0;
    let end = text.length;
    while (start < end && isSpace(text.charCodeAt(start)))
        start += 1;
    while (end > start && isSpace(text.charCodeAt(end - 1)))
        end -= 1;
    return end - start === text.length ? text : text.slice(start, end);
}
function isPythonSpace(unit) {
    return isWhiteSpace(unit) || (unit >= 0x1c && unit <= 0x1f);
}
function isWhiteSpace(unit) {
    if (unit < 0x85)
        return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
    if (unit < 0x1680)
        return unit === 0x85 || unit === 0xa0;
    if (unit <= 0x200a)
        return unit === 0x1680 || unit >= 0x2000;
    return unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}
/** References as a set: trimmed, without blank ones and repetitions, ascending by code point. */
function refSet(refs) {
    return refs.length === 0 ? refs : (0,_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .sortedUnique */ .Z$)(refs.map(trimmed).filter((ref) => ref !== ''));
}


/***/ })

};
