export const id = 3818;
export const ids = [3818];
export const modules = {

/***/ 82196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ configFromText),
/* harmony export */   KG: () => (/* binding */ refuseLostBaseline),
/* harmony export */   PI: () => (/* binding */ refuseMisnamedConfig),
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   az: () => (/* binding */ UNCONFIGURED),
/* harmony export */   zO: () => (/* binding */ configOrDefault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _contracts_document_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91590);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7083);
/* harmony import */ var _gates_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85455);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42344);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82296);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35006);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(93012);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86578);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99741);
/* harmony import */ var _providers_client_of_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71649);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49573);














const KNOWN = { providers: _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_12__/* .PROVIDER_IDS */ .NO, levels: _gates_index_js__WEBPACK_IMPORTED_MODULE_4__/* .GATE_LEVELS */ .iA };
/** What holds where nothing is configured: every provider, as it is by itself. */
const UNCONFIGURED = (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .defaultConfig */ .sb)(KNOWN);
/** The configuration of a working tree. */
async function loadConfig(root) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readOptionalRepositoryFile */ .Dq)(root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, 'the configuration');
    if (text === undefined) {
        await refuseMisnamedConfig(root);
        return { config: UNCONFIGURED, lines: null, problems: [] };
    }
    // Lines of turns are no YAML.
    (0,_contracts_document_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseOtherKind */ .Rn)('the configuration', { text }, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_8__/* .parseYamlDocument */ .I)(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    const config = parsedConfig(document);
    refuseHandedOver(root, config);
    return { config, lines: document, problems: providerProblems(config, document) };
}
/** With unknown fields, say, misspelt providers are reported as well, and unknown ones with which nothing else is wrong. */
function parsedConfig(document) {
    try {
        return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, document, KNOWN);
    }
    catch (error) {
        if (!(error instanceof _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ))
            throw error;
        const { providers } = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_13__/* .isObject */ .G)(document.value) ? document.value : {};
        const isNear = (id) => (0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_10__/* .didYouMean */ .au)(id, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_12__/* .PROVIDER_IDS */ .NO) !== '';
        const isTold = (id) => error.problems.some(({ pointer }) => pointer === '/schema' || (pointer.startsWith(`/providers/${id}`) && !isNear(id)));
        const plain = Object.entries((0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_13__/* .isObject */ .G)(providers) ? providers : {})
            .filter(([id, policy]) => !isTold(id) && !((0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_13__/* .isObject */ .G)(policy) && 'command' in policy))
            .map(([id]) => [id, { ..._contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PROVIDER */ .Gr }]);
        const problems = [...error.problems, ...providerProblems({ providers: new Map(plain) }, document)];
        throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ('the configuration', problems, error.help);
    }
}
function providerProblems({ providers }, lines) {
    return [...providers].flatMap(([id, provider]) => {
        const problem = (0,_providers_client_of_js__WEBPACK_IMPORTED_MODULE_11__/* .providerProblem */ .v6)(id, provider);
        if (problem === null)
            return [];
        const { key, ...mismatch } = problem;
        const pointer = `/providers/${id}${key === '' ? '' : `/${key}`}`;
        return [{ file: _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, line: lines.lineOf(pointer) ?? null, pointer, ...mismatch }];
    });
}
/** Throws where a configuration names what only a person can hand over, such as standard input: it may be waited for, for ever. */
function refuseHandedOver(root, { cases }) {
    const strange = cases.find((path) => (0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_6__/* .isHandedOver */ .nc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)));
    if (strange === undefined)
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_9__/* .mismatchError */ .Jk)('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: cases`, { expected: 'files or globs', found: strange }, 'Name files of the repository.');
}
/** Throws where a configuration lies under a name that nobody reads. */
async function refuseMisnamedConfig(root) {
    const misnamed = _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, misnamed))))
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_9__/* .mismatchError */ .Jk)('invalid_input', _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, { expected: 'the configuration here', found: `it at ${misnamed}` }, 'Rename the file.');
}
/** Throws where a configuration names a baseline that is gone. */
async function refuseLostBaseline(root, { config, lines }) {
    const line = lines?.lineOf('/baseline');
    if (line === undefined)
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, config.baseline);
    if ((await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readOptionalRepositoryFile */ .Dq)(root, path, 'the baseline')) !== undefined)
        return;
    const help = 'restore the file, or take the line away where there is no baseline yet';
    const [expected, found] = ['a file that is there', config.baseline];
    throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ('the configuration', [
        { file: _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, line, pointer: '/baseline', expected, found, help },
    ]);
}
/** The configuration of a working tree, or the defaults. Throws also for providers that nobody can start or read. */
async function configOrDefault(root) {
    const { config, problems } = await loadConfig(root);
    if (problems.length > 0)
        throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ProblemsError */ .FQ('the configuration', problems);
    return config;
}
/** Parses the text of a configuration file; `file` names it in messages. */
async function configFromText(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_8__/* .parseYamlDocument */ .I)(text, file);
    return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, file, document, KNOWN);
}


/***/ }),

/***/ 19222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository),
/* harmony export */   v: () => (/* binding */ changedPaths)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _io_git_git_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70569);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);



/** The repository that a command runs in; null outside of one, where git is not needed. */
async function openRepository(world) {
    return (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryRoot */ .Hn)(world.root) === null ? null : (0,_io_git_git_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitRepository */ .rW)(world.root);
}
/** Paths that the working tree has otherwise than a commit with these entries; none outside of a repository with a commit. */
async function changedPaths(repository, before) {
    const head = (await repository?.headCommit()) ?? null;
    if (repository === null || head === null)
        return [];
    const committed = (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .differingPaths */ .Zk)(before, await repository.listEntriesAt(head));
    return [...new Set([...committed, ...(await repository.uncommittedPaths())])];
}


/***/ }),

/***/ 39532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ executable),
/* harmony export */   MC: () => (/* binding */ PLUGIN_MANIFEST),
/* harmony export */   _X: () => (/* binding */ clientPackage)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99741);


/** A plugin's manifest, from the plugin's folder. Several clients read plugins that are laid out as Claude's. */
const PLUGIN_MANIFEST = '.claude-plugin/plugin.json';
/** @throws PortcullisError `usage` for a client that is not known */
function clientPackage(packages, id) {
    const client = packages.get(id);
    if (client === undefined)
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .mismatchError */ .Jk)('usage', 'the client', (0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownName */ .U0)(id, [...packages.keys()]));
    return client;
}
/** The name of a program's file. */
function executable(name, { os }) {
    return os === 'win32' ? `${name}.exe` : name;
}


/***/ }),

/***/ 246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ gitPath),
/* harmony export */   N0: () => (/* binding */ shallowBoundary),
/* harmony export */   Ny: () => (/* binding */ fetchHistory),
/* harmony export */   Y_: () => (/* binding */ fetchRevision)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81874);
/* harmony import */ var _resolve_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68234);




/**
 * Adds objects and at most one ref, and changes nothing else: no tag, no other tracking ref, no FETCH_HEAD, no
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
    const depth = shallow && (await (0,_resolve_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(git, wanted.tip)) === null ? ['--depth=1'] : [];
    return fetchFailure(git, [...depth, '--end-of-options', 'origin', wanted.refspec]);
}
/**
 * Moves the boundary of a shallow clone: by a number of commits, or to the beginning of history.
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
/** The one branch or tag of that name at `origin`, or the reason why it is unknown. */
async function refAtOrigin(git, name) {
    const { remote } = (0,_resolve_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .refPlaces */ .aD)(name);
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
/** The commits whose parents a shallow clone lacks, as `.git/shallow` lists them; none in a complete clone. */
async function shallowBoundary(git, root) {
    if ((await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q_)(git, 'rev-parse', '--is-shallow-repository')).trim() !== 'true')
        return [];
    const path = await gitPath(git, root, 'shallow');
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n').filter((line) => line !== '');
}
/** Where a file of git's own is, which in a linked worktree or a submodule is not under `<root>/.git`. */
async function gitPath(git, root, name) {
    const path = await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_2__/* .gitText */ .q_)(git, 'rev-parse', '--git-path', name);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path.replace(/\r?\n$/, ''));
}


/***/ }),

/***/ 81874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QT: () => (/* binding */ gitCommand),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   q_: () => (/* binding */ gitText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);



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
 * @param own variables that only this caller sets
 * @throws PortcullisError `not_found` when the directory does not exist
 */
function gitCommand(directory, given, silenceLimit = SILENCE_LIMIT_MS, own = {}) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)(`Expected a directory, found none at ${JSON.stringify(directory)}.`);
    }
    const environment = { ...gitEnvironment(given), ...own };
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
            // Asked for by variables of the operator's that `gitEnvironment` hands on; our one argument of this kind turns the monitor off.
            unsafe: {
                allowUnsafeAskPass: true,
                allowUnsafeConfigPaths: true,
                allowUnsafeFsMonitor: true,
                allowUnsafeSshCommand: true,
            },
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
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notFound */ .mX)('git could not be started.', 'Install git 2.30 or newer on the PATH.');
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
            if (stream instanceof node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable)
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notComparable */ .kY)(`\`git ${command}\` failed: ${output.reason}`);
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


/***/ }),

/***/ 70569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $Q: () => (/* binding */ changesFromCommit),
  jo: () => (/* binding */ ignoredPaths),
  rW: () => (/* binding */ openGitRepository)
});

// UNUSED EXPORTS: GitRepository

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/git/fetch-from-origin.js
var fetch_from_origin = __webpack_require__(246);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
// EXTERNAL MODULE: ./build/io/git/parse-revision.js
var parse_revision = __webpack_require__(43727);
// EXTERNAL MODULE: ./build/io/git/resolve-revision.js
var resolve_revision = __webpack_require__(68234);
;// CONCATENATED MODULE: ./build/io/git/merge-base.js






/** How many more commits to ask for, before asking for all of them. */
const ROUNDS = [10, 20, 40, 80, 'everything'];
/**
 * Finds the commit at which `headRef` left `baseRef`, or says why it is unknown. Fetches from `origin` what a
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
    if ((0,external_node_fs_.existsSync)(await (0,fetch_from_origin/* gitPath */.C8)(git, root, 'info/grafts'))) {
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
            const failure = await (0,fetch_from_origin/* fetchHistory */.Ny)(git, round, ends);
            const wish = round === 'everything' ? 'the whole history' : `${round} more commits`;
            if (failure !== null) {
                return unknown(`the history of this shallow clone is too short, and ${wish} could not be fetched: ${failure}`);
            }
            steps.push(`fetched ${wish}`);
        }
        const boundary = new Set(await (0,fetch_from_origin/* shallowBoundary */.N0)(git, root));
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
    let resolution = await (0,resolve_revision/* resolveRevision */.eZ)(git, revision);
    // A name that is here is not fetched again: that would move a ref of the user's.
    if (resolution.kind === 'missing' && !resolution.named) {
        const failure = await (0,fetch_from_origin/* fetchRevision */.Y_)(git, root, revision);
        if (failure !== null)
            return { reason: `\`${text}\` is not in this clone${await nearNames(git, text)}: ${failure}` };
        steps.push(`fetched ${text} from origin`);
        resolution = await (0,resolve_revision/* resolveRevision */.eZ)(git, revision);
    }
    if (resolution.kind === 'ambiguous')
        return { reason: resolution.reason };
    if (resolution.kind === 'missing')
        return { reason: `\`${text}\` leads to no commit in the history of this clone` };
    steps.push(`${text} is ${resolution.ref} at ${resolution.commit}`);
    return resolution;
}
/** The branch or tag of this clone that was probably meant. */
async function nearNames(git, text) {
    const refs = await (0,git_command/* gitText */.q_)(git, 'for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags');
    return (0,similar_name/* didYouMean */.au)(text, refs.trim().split('\n'));
}
/** All best common ancestors, newest committer date first, then by id; or git's reason for giving none. */
async function bestCommonAncestors(git, ends) {
    const output = await git('merge-base', '--all', ...ends);
    // Status 1 without output means that there is none.
    if (output.exitCode === 1 && output.stdout.length === 0)
        return [];
    if (output.exitCode !== 0)
        return output.reason;
    const ids = output.stdout.toString('utf8').trim().split('\n');
    if (ids.length === 1)
        return ids;
    const dated = await (0,git_command/* gitText */.q_)(git, 'rev-list', '--no-walk=unsorted', '--timestamp', ...ids);
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
    const beyond = await (0,git_command/* gitText */.q_)(git, 'rev-list', ...ends, `^${candidate}`);
    return !beyond.split('\n').some((commit) => boundary.has(commit));
}

// EXTERNAL MODULE: ./build/io/git/repository-path.js
var repository_path = __webpack_require__(92970);
;// CONCATENATED MODULE: ./build/io/git/git-repository.js










/**
 * One working copy, read only: its working tree, index, HEAD and existing refs stay as they are. What `mergeBase` and
 * the reading of a commit may add is objects and, for a branch or tag that was missing, its ref, fetched from `origin`.
 */
class GitRepository {
    /** The top directory of the working copy. */
    root;
    #git;
    /** Each commit is listed once, since a commit never changes. */
    #listings = new Map();
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
        throw (0,portcullis_error/* notComparable */.kY)(`HEAD cannot be read: ${output.reason}`);
    }
    /**
     * The id of the commit that a ref or id names in this clone, or null when it names none here. `main` may be found as
     * `origin/main`; `mergeBase` says which it was, and fetches.
     *
     * @throws PortcullisError `invalid_input` for text that is no name, and for a name of two different commits
     */
    async resolveCommit(ref) {
        const resolution = await (0,resolve_revision/* resolveRevision */.eZ)(this.#git, (0,parse_revision/* parseRevision */.P)(ref));
        if (resolution.kind === 'ambiguous')
            throw (0,portcullis_error/* invalidInput */.aY)(`${resolution.reason}.`);
        return resolution.kind === 'found' ? resolution.commit : null;
    }
    /**
     * The parents that a commit itself names, in order; null where this clone does not hold it. Those of a shallow clone's boundary are
     * among them: git hides them everywhere else.
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
    /**
     * The bytes of one file as a commit has them: no filter, no line-end conversion, no link followed. Fetches the commit when this clone
     * lacks it; git itself fetches what a partial clone left out.
     *
     * @throws PortcullisError `invalid_input` for anything but a full commit id and a path inside the repository
     */
    async readFileAt(commit, path) {
        const wanted = (0,repository_path/* repositoryPath */.S)(path);
        const listing = await this.#listing(commit);
        if (typeof listing === 'string')
            return { kind: 'unreadable', reason: listing };
        const blob = (0,commit_files/* blobAt */.hb)(listing, wanted);
        if (typeof blob !== 'string')
            return blob;
        const output = await this.#git('cat-file', 'blob', blob);
        if (output.exitCode !== 0)
            return { kind: 'unreadable', reason: output.reason };
        return { kind: 'found', bytes: new Uint8Array(output.stdout), blob };
    }
    /**
     * Everything a commit tracks, symbolic links and submodules too, so that they do not go unnoticed. Fetches the commit when this clone lacks it.
     *
     * @throws PortcullisError `not_comparable` if the commit or one of its directories cannot be read
     */
    async listEntriesAt(commit) {
        const listing = await this.#listing(commit);
        if (typeof listing !== 'string')
            return listing;
        throw (0,portcullis_error/* notComparable */.kY)(`Cannot list the files of ${commit}: ${listing}`);
    }
    /**
     * Paths, relative to the top, of the files that the working tree has otherwise than its commit: changed, removed, or not yet added.
     *
     * @throws PortcullisError where git cannot compare
     */
    async uncommittedPaths() {
        const options = ['--name-only', '-z', '--no-renames', '--no-ext-diff'];
        const changed = await (0,git_command/* gitText */.q_)(this.#git, 'diff', ...options, 'HEAD', '--');
        const added = await (0,git_command/* gitText */.q_)(this.#git, 'ls-files', '--others', '--exclude-standard', '-z');
        return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter((path) => path !== '').sort();
    }
    /** Whether tracked files differ from HEAD, in the working tree or in the index; files never added do not count. */
    async isDirty() {
        const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=none'];
        return (await (0,git_command/* gitText */.q_)(this.#git, 'status', ...options)) !== '';
    }
    async #object(type, id) {
        requireId(id, type);
        const output = await this.#git('cat-file', type, id);
        return output.exitCode === 0 ? new Uint8Array(output.stdout) : null;
    }
    #listing(commit) {
        requireId(commit, 'commit');
        const listing = this.#listings.get(commit) ?? this.#list(commit);
        this.#listings.set(commit, listing);
        return listing;
    }
    async #list(id) {
        if ((await (0,resolve_revision/* commitOf */.D3)(this.#git, id)) === null) {
            const failure = await (0,fetch_from_origin/* fetchRevision */.Y_)(this.#git, this.root, { kind: 'id', id });
            if (failure !== null)
                return `commit ${id} is not in this clone: ${failure}`;
            if ((await (0,resolve_revision/* commitOf */.D3)(this.#git, id)) === null)
                return `${id} is not a commit`;
        }
        const output = await this.#git('ls-tree', '-z', '-r', '--full-tree', id);
        return output.exitCode === 0 ? entriesIn(output.stdout.toString('utf8')) : output.reason;
    }
}
function requireId(id, type) {
    if (commit_files/* OBJECT_ID */.SN.test(id))
        return;
    throw (0,portcullis_error/* invalidInput */.aY)(`Expected a full ${type} id, found ${JSON.stringify(id)}.`);
}
function entriesIn(listing) {
    const records = listing.split('\0').slice(0, -1);
    return new Map(records.map((record) => {
        const [, mode, object, path] = /^(\d{6}) [a-z]+ ([0-9a-f]+)\t([^]+)$/.exec(record) ?? [];
        if (path !== undefined)
            return [path, `${mode} ${object}`];
        throw new Error(`git ls-tree wrote something else than an entry: ${JSON.stringify(record)}`);
    }));
}
/**
 * Opens the working copy that a directory lies in; null when it lies in none.
 *
 * @param environment what git's own environment is made from; its `GIT_DIR` and the like are left out
 * @throws PortcullisError `not_found` without the directory or without git, `invalid_input` for a repository without a
 * working copy, `not_comparable` for one that git refuses to open
 */
async function openGitRepository(directory, environment = process.env) {
    const probe = await (0,git_command/* gitCommand */.QT)(directory, environment)('rev-parse', '--is-inside-work-tree', '--show-toplevel');
    const [inside, root] = /^(?:true)\r?\n([^]+?)\r?\n$/.exec(probe.stdout.toString('utf8')) ?? [];
    if (probe.exitCode === 0 && inside !== undefined && root !== undefined) {
        return new GitRepository((0,external_node_path_.resolve)(root), (0,git_command/* gitCommand */.QT)(root, environment));
    }
    if (probe.stdout.toString('utf8').startsWith('false')) {
        const message = `Expected a working copy, found a bare repository or the inside of \`.git\` at ${directory}.`;
        throw (0,portcullis_error/* invalidInput */.aY)(message, 'Name a directory of a checked-out repository.');
    }
    // git says "no repository" and "a repository that I will not open" with one status; only one of them has a `.git`.
    if ((0,find_files/* repositoryRoot */.Hn)(directory) === null)
        return null;
    throw (0,portcullis_error/* notComparable */.kY)(`git refuses to open the repository at ${directory}: ${probe.reason}`, 'When it belongs to another user, run `git config --global --add safe.directory <its path>`.');
}
/** Of these paths (relative to the folder, existing or not) the ones that git ignores, by any of its files for that. */
async function ignoredPaths(folder, paths, environment) {
    const git = (0,git_command/* gitCommand */.QT)(folder, environment);
    // One by one: a list would come back with its names quoted.
    const codes = await Promise.all(paths.map(async (path) => (await git('check-ignore', '--quiet', '--', path)).exitCode));
    return paths.filter((_, index) => codes[index] === 0);
}
/** Whatever the clone's configuration says: every time stamp counts, and no program tells what has changed. */
const CAREFUL = ['core.trustctime=true', 'core.checkstat=default', 'core.fsmonitor=false'].flatMap((one) => [
    '-c',
    one,
]);
/**
 * What tells of the tracked files that a working copy has otherwise than a commit, and of those that HEAD has otherwise; files never added do
 * not count. By a new index: no flag (`assume-unchanged`, `skip-worktree`) and no time stamp in the clone's hides one. The first look reads
 * every file, later ones those that were written since.
 *
 * @param index where that index is written
 * @throws PortcullisError `not_comparable` where git cannot compare
 */
async function changesFromCommit(root, commit, index) {
    // git may write to that index what it has read of the files.
    const own = (0,git_command/* gitCommand */.QT)(root, process.env, undefined, { GIT_INDEX_FILE: index, GIT_OPTIONAL_LOCKS: '1' });
    const git = (...args) => own(...CAREFUL, ...args);
    await (0,git_command/* gitText */.q_)(git, 'read-tree', commit);
    const options = ['--porcelain=v1', '-z', '--untracked-files=no', '--no-renames', '--ignore-submodules=untracked'];
    return async () => {
        const records = (await (0,git_command/* gitText */.q_)(git, 'status', ...options)).split('\0');
        return records.filter((record) => record !== '').map((record) => record.slice(3));
    };
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`Expected a path inside the repository, found ${JSON.stringify(text)}.`, 'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.');
}


/***/ }),

/***/ 68234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   aD: () => (/* binding */ refPlaces),
/* harmony export */   eZ: () => (/* binding */ resolveRevision)
/* harmony export */ });
/* harmony import */ var _git_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81874);

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
        return resolutionOf(await commitOf(git, `HEAD${ancestry}`), `HEAD${ancestry}`);
    const refs = await existingRefs(git, name);
    const resolved = await Promise.all(refs.map(async (ref) => ({ ref, commit: await commitOf(git, ref + ancestry) })));
    const [first, ...others] = resolved;
    if (first === undefined)
        return { kind: 'missing', named: false };
    if (others.some((other) => other.commit !== first.commit)) {
        const choices = resolved.map(({ ref, commit }) => `${ref} (${commit ?? 'not a commit'})`).join(' and ');
        return { kind: 'ambiguous', reason: `\`${name}\` names ${choices}; use the full name of the one that is meant` };
    }
    return resolutionOf(first.commit, first.ref + ancestry);
}
/** The commit that an id or a full ref name leads to, through tags, or null when this clone does not hold one. */
async function commitOf(git, idOrRef) {
    const output = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${idOrRef}^{commit}`);
    return output.exitCode === 0 ? output.stdout.toString('utf8').trim() : null;
}
async function existingRefs(git, name) {
    const { local, tracking } = refPlaces(name);
    const places = tracking === null ? local : [...local, tracking];
    const existing = new Set((await (0,_git_command_js__WEBPACK_IMPORTED_MODULE_0__/* .gitText */ .q_)(git, 'for-each-ref', '--format=%(refname)', ...places)).split('\n'));
    const direct = local.filter((ref) => existing.has(ref));
    // A tag does not stand in for the branch: beside a branch that only `origin` has, it is as ambiguous as beside a
    // local one.
    const onlyTags = direct.every((ref) => ref.startsWith('refs/tags/'));
    return onlyTags && tracking !== null && existing.has(tracking) ? [...direct, tracking] : direct;
}
function resolutionOf(commit, ref) {
    return commit === null ? { kind: 'missing', named: true } : { kind: 'found', commit, ref };
}
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


/***/ }),

/***/ 80929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   E0: () => (/* binding */ findBranch),
/* harmony export */   OR: () => (/* binding */ defaultBranch),
/* harmony export */   f_: () => (/* binding */ tipOfBranch),
/* harmony export */   kC: () => (/* binding */ compareCommits),
/* harmony export */   lY: () => (/* binding */ createBranch),
/* harmony export */   xq: () => (/* binding */ advanceBranch),
/* harmony export */   zu: () => (/* binding */ commitFiles)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

// What the API knows of commits and branches, and both made by it ("Git database"): no clone, no push, no credentials in a checkout.
/** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
async function compareCommits(api, base, head) {
    const answer = await api.ask({
        // One commit a page: of the many that lie between them none is needed.
        send: ({ rest }, repo) => rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
        needed: 'ids in "merge_base_commit" and "base_commit"',
        read: (data) => {
            const [mergeBase, baseTip] = [(0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.merge_base_commit?.sha), (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.base_commit?.sha)];
            return mergeBase === undefined || baseTip === undefined ? undefined : { mergeBase, baseTip };
        },
    });
    if (answer.kind === 'not_found' && /no common ancestor/i.test(answer.reason))
        return { kind: 'unrelated' };
    return answer.kind === 'done' ? { kind: 'done', ...answer.value } : answer;
}
/** The commit that a branch points at; its name without `refs/heads/`. */
function tipOfBranch(api, branch) {
    return api.ask({
        send: ({ rest }, repo) => rest.git.getRef({ ...repo, ref: `heads/${branch}` }),
        needed: 'a commit in "object"',
        read: (data) => (data?.object?.type === 'commit' ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data.object.sha) : undefined),
    });
}
/** The name of the repository's default branch. */
function defaultBranch(api) {
    return api.ask({
        send: ({ rest }, repo) => rest.repos.get(repo),
        needed: 'a name in "default_branch"',
        read: (data) => textOf(data?.default_branch),
    });
}
/** Where a branch stands, its name without `refs/heads/`; null where there is none. Two requests. */
async function findBranch(api, branch) {
    const found = await tipOfBranch(api, branch);
    if (found.kind === 'not_found')
        return { kind: 'done', value: null };
    if (found.kind !== 'done')
        return found;
    return api.ask({
        send: ({ rest }, repo) => rest.git.getCommit({ ...repo, commit_sha: found.value }),
        needed: 'an id in "tree" and a text in "message"',
        read: (data) => {
            const [tree, message] = [(0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.tree?.sha), data?.message];
            if (tree === undefined || typeof message !== 'string')
                return undefined;
            return { commit: found.value, tree, message };
        },
    });
}
/**
 * What a branch that left `base` has changed since then: the paths of files, and of those that were renamed the old one too. GitHub
 * lists 300 of them at most.
 */
function changedSince(api, base, head) {
    return api.ask({
        send: ({ rest }, repo) => rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
        needed: '"files" with a name each',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data?.files, (file) => {
            const names = [file?.filename, file?.previous_filename ?? file?.filename];
            return names.every((name) => typeof name === 'string') ? new Set(names) : undefined;
        })?.flatMap((names) => [...names]),
    });
}
/** Makes a commit that no branch points at yet; its author is whom the token speaks for. Two requests. */
async function commitFiles(api, { baseTree, files, parents, message }) {
    const tree = await api.ask({
        send: ({ rest }, repo) => rest.git.createTree({
            ...repo,
            base_tree: baseTree,
            tree: files.map((file) => ({ ...file, mode: '100644', type: 'blob' })),
        }),
        needed: 'the id of the tree',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.sha),
    });
    if (tree.kind !== 'done')
        return tree;
    return api.ask({
        send: ({ rest }, repo) => rest.git.createCommit({ ...repo, message, tree: tree.value, parents: [...parents] }),
        needed: 'the id of the commit',
        read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.sha),
    });
}
/** Makes a branch; refused where there is one of that name. */
function createBranch(api, branch, commit) {
    return api.ask({
        send: ({ rest }, repo) => rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha: commit }),
        needed: 'nothing',
        read: () => null,
    });
}
/** Moves a branch on, never back and never aside: refused where the commit does not follow what the branch is now. */
function advanceBranch(api, branch, commit) {
    return api.ask({
        send: ({ rest }, repo) => rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha: commit, force: false }),
        needed: 'nothing',
        read: () => null,
    });
}
function textOf(text) {
    return typeof text === 'string' && text !== '' ? text : undefined;
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
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92970);
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16416);





/** The mode of a folder in an entry. */
const FOLDER = '040000 ';
/**
 * What commits hold, by GitHub's API ("Git trees", "Git blobs"): one request for the tree of a commit, and one for each file that is not
 * here already. The route for contents takes fewer steps, but follows symbolic links. The server cuts a listing of more than 100,000 entries:
 * of such a commit nothing is known.
 */
class GitHubFiles {
    #api;
    #known;
    #clone;
    #blobs = new Map();
    #listings = new Map();
    /**
     * @param known of a clone, for example; what it gives is checked, too
     * @param clone is asked for files of a commit whose listing says nothing
     */
    constructor(api, known = () => Promise.resolve(null), clone = null) {
        this.#api = api;
        this.#known = known;
        this.#clone = clone;
    }
    /** See `CommitFiles`. */
    async readFileAt(commit, path) {
        const wanted = (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path);
        const listing = await this.#listing(commit);
        if (listing.kind === 'unexpected' && this.#clone !== null)
            return this.#clone.readFileAt(commit, wanted);
        if (listing.kind !== 'done')
            return unreadable(listing.reason);
        const blob = (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .blobAt */ .hb)(listing.value, wanted);
        return typeof blob === 'string' ? this.#blob(blob) : blob;
    }
    /** Whether a file is known without another request, or the whole listing if the path is null. */
    async isKnown(commit, path) {
        const listing = await this.#listings.get(commit);
        if (listing?.kind !== 'done')
            return false;
        const blob = path === null ? null : (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .blobAt */ .hb)(listing.value, (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path));
        return typeof blob !== 'string' || this.#blobs.has(blob) || this.#keep(blob, await this.#known(blob));
    }
    /** See `CommitFiles`. */
    async listEntriesAt(commit) {
        const listing = await this.#listing(commit);
        if (listing.kind === 'done')
            return listing.value;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .notComparable */ .kY)(`Cannot list the files of ${commit}: ${listing.reason}`);
    }
    async #listing(commit) {
        if (!_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT_ID */ .SN.test(commit)) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidInput */ .aY)(`Expected a full commit id, found ${JSON.stringify(commit)}.`);
        }
        const listing = this.#listings.get(commit) ?? this.#list(commit);
        this.#listings.set(commit, listing);
        return listing;
    }
    async #list(commit) {
        const tree = await this.#api.ask({
            send: ({ rest }, repo) => rest.git.getTree({ ...repo, tree_sha: commit, recursive: '1' }),
            needed: `the listing of the tree ${commit}`,
            read: (data) => {
                const entries = (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .eachOf */ .pQ)(data?.tree, (item) => {
                    const [path, mode, object] = [item?.path, item?.mode, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .objectId */ .Tu)(item?.sha)];
                    const isEntry = typeof path === 'string' && typeof mode === 'string' && /^\d{6}$/.test(mode) && object !== undefined;
                    return isEntry ? [path, `${mode} ${object}`] : undefined;
                });
                const truncated = data?.truncated;
                return entries === undefined || typeof truncated !== 'boolean' ? undefined : { entries, truncated };
            },
        });
        if (tree.kind !== 'done')
            return tree;
        if (tree.value.truncated)
            return (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .unexpected */ .os)('the server cut its listing, since there are too many');
        return { kind: 'done', value: new Map(tree.value.entries.filter(([, entry]) => !entry.startsWith(FOLDER))) };
    }
    /** Each is asked for once, since a blob never changes; a failure may be asked again. */
    async #blob(blob) {
        if (!this.#blobs.has(blob))
            this.#keep(blob, await this.#known(blob));
        return this.#blobs.get(blob) ?? this.#askedBlob(blob);
    }
    /** Whether these are the bytes of that blob; only then they are used. */
    #keep(blob, bytes) {
        if (bytes === null || blobId(bytes, blob.length) !== blob)
            return false;
        this.#blobs.set(blob, { kind: 'found', bytes, blob });
        return true;
    }
    async #askedBlob(blob) {
        const answer = await this.#api.ask({
            send: ({ rest }, repo) => rest.git.getBlob({ ...repo, file_sha: blob }),
            needed: `the bytes of the blob ${blob}`,
            read: (data) => typeof data?.content === 'string' && data.encoding === 'base64'
                ? new Uint8Array(Buffer.from(data.content, 'base64'))
                : undefined,
        });
        if (answer.kind !== 'done')
            return unreadable(answer.reason);
        if (this.#keep(blob, answer.value))
            return { kind: 'found', bytes: answer.value, blob };
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
/* harmony import */ var _find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52428);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91772);






/**
 * Reads what the gate later reads from a commit, such as configuration, baseline and cases: like `readTextFile`, and a path that lies in
 * the repository must not lead over a link (see `refuseLinks`).
 *
 * @param path absolute, or relative to `root`
 */
async function readRepositoryFile(root, path, what) {
    await refuseLinks(root, path, what);
    return (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path), what);
}
/** Like `readRepositoryFile`, but undefined where there is no such file; a link to nothing is a link. */
async function readOptionalRepositoryFile(root, path, what) {
    await refuseLinks(root, path, what);
    return (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path), what);
}
/**
 * Throws `invalid_input` where a path that lies in the repository, or a folder on the way to it below the top, is a symbolic link: commits
 * are read without following any, so that the working tree would say something else than its commit. What lies elsewhere is free.
 *
 * @param path absolute, or relative to `root`; what it leads to need not be there
 */
async function refuseLinks(root, path, what) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path);
    if (place === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root) || !(0,_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(root, place))
        return;
    const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, place).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (const depth of parts.keys()) {
        const way = parts.slice(0, depth + 1);
        if (!(await isLink((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...way), what)))
            continue;
        const shown = parts.join('/');
        const found = way.length === parts.length ? 'a symbolic link' : `a symbolic link at ${way.join('/')}`;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .mismatchError */ .Jk)('invalid_input', `${shown}: ${what}`, { expected: 'the file itself', found }, 'Commits are read without following links: put the file itself there.');
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

/***/ 35006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseYamlDocument)
/* harmony export */ });
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);


/** The parser compares each key of a map with all before it: so many comparisons are 5,000 keys in one map, and some tenths of a second. */
const MAX_COMPARISONS = 12_500_000;
/**
 * Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. What an alias
 * stands for has the line of its anchor.
 *
 * @param maxAliases more values than this behind aliases are refused: a few bytes must not become gigabytes
 */
async function parseYamlDocument(text, file, maxAliases = 50) {
    const { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, visit, YAMLParseError } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const counter = new LineCounter();
    let compared = 0;
    const isSameKey = (left, right) => {
        compared += 1;
        if (compared > MAX_COMPARISONS)
            throw invalid(file, 'more than 5,000 keys in a map', null);
        return left === right || (isScalar(left) && isScalar(right) && left.value === right.value);
    };
    const document = parsed(file, () => parseDocument(text, { lineCounter: counter, strict: true, uniqueKeys: isSameKey }));
    // The parser itself says later on, and without the place, that an alias stands for nothing.
    const anchors = new Set();
    const visitors = {
        Value: (_, { anchor }) => void anchors.add(anchor),
        Alias: (_, { source, range }) => {
            const [start = 0, end = 0] = range ?? [];
            const message = `*${source} without an anchor &${source} before it`;
            if (!anchors.has(source))
                document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message));
        },
    };
    parsed(file, () => {
        visit(document, visitors);
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = counter.linePos(problem.pos[0]);
        const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
        throw invalid(`${file}:${line}:${col}`, message, problem, line);
    }
    const value = parsed(file, () => document.toJS({ maxAliasCount: maxAliases }));
    const lineAt = (offset) => offset === undefined ? undefined : counter.linePos(offset).line;
    return {
        value,
        lineOf: (pointer) => {
            let node = document.contents;
            let line = 1;
            for (const key of (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerSegments */ .c)(pointer) ?? []) {
                if (isAlias(node))
                    node = node.resolve(document);
                if (isMap(node)) {
                    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
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
/** What the parser throws instead of reporting: aliases that multiply, nesting that exhausts the stack. */
function parsed(file, parse) {
    try {
        return parse();
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO)
            throw error;
        throw invalid(file, error instanceof RangeError ? 'nested too deeply' : String(error), error);
    }
}
function invalid(place, found, cause, line) {
    const mismatch = { expected: 'valid YAML', found: `an error (${found})`, ...(line === undefined ? {} : { line }) };
    const message = `${place}: not valid YAML: ${found}`;
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(message, 'Correct the file.', { cause, mismatch });
}


/***/ }),

/***/ 71649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ clientOf),
  v6: () => (/* binding */ providerProblem)
});

// UNUSED EXPORTS: customClient

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
;// CONCATENATED MODULE: ./build/providers/client-environment.js
/** Where programs are found, and the language of messages. */
const HANDED_ON = ['PATH', 'LANG', 'LC_ALL'];
/** On Windows a process needs these to find libraries, a shell and installed programs. */
const HANDED_ON_WINDOWS = [
    'SystemRoot',
    'SystemDrive',
    'windir',
    'ComSpec',
    'PATHEXT',
    'NUMBER_OF_PROCESSORS',
    'PROCESSOR_ARCHITECTURE',
    'ProgramData',
    'ProgramFiles',
    'ProgramFiles(x86)',
    'CommonProgramFiles',
];
/** Proxies, and certificate authorities of a company's network. */
const NETWORK_VARIABLES = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
/**
 * What every client gets: programs and language as given, the unit's own folders instead of the user's, and no colours. Nothing else
 * of the given environment (src/providers/README.md, "Live runs").
 */
function unitEnvironment({ places, given }) {
    const { home, temporary } = places;
    return {
        ...chosen(given, HANDED_ON),
        HOME: home,
        TMPDIR: temporary,
        XDG_CONFIG_HOME: `${home}/.config`,
        XDG_DATA_HOME: `${home}/.local/share`,
        XDG_STATE_HOME: `${home}/.local/state`,
        XDG_CACHE_HOME: `${home}/.cache`,
        // Programs that a client starts, such as a test runner, must not colour what is read either.
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        TERM: 'dumb',
        ...(isWindows(given) ? windowsEnvironment(home, temporary, given) : {}),
    };
}
function windowsEnvironment(home, temporary, given) {
    return {
        ...chosen(given, HANDED_ON_WINDOWS),
        USERPROFILE: home,
        APPDATA: `${home}/AppData/Roaming`,
        LOCALAPPDATA: `${home}/AppData/Local`,
        TEMP: temporary,
        TMP: temporary,
    };
}
function isWindows(given) {
    return given['OS'] === 'Windows_NT';
}
/** The given variables of these names. An empty one counts as not set. */
function chosen(given, names) {
    const anyCase = isWindows(given);
    return Object.fromEntries(names.flatMap((name) => {
        const value = client_environment_valueOf(given, name, anyCase);
        return value === undefined || value === '' ? [] : [[name, value]];
    }));
}
/** On Windows names have no letter case (`Path`), which a copy of the environment forgets. */
function client_environment_valueOf(given, name, anyCase) {
    if (given[name] !== undefined || !anyCase)
        return given[name];
    const key = Object.keys(given).find((other) => other.toLowerCase() === name.toLowerCase());
    return key === undefined ? undefined : given[key];
}

// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/providers/text-reader.js
var text_reader = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/providers/client-of.js






/**
 * The client of a provider, with its configuration applied.
 *
 * @throws PortcullisError `usage` for an unknown id without a command and for a known one with keys that it cannot have
 */
async function clientOf(id, config = contracts_config/* DEFAULT_PROVIDER */.Gr) {
    const problem = providerProblem(id, config);
    if (problem !== null) {
        const place = problem.key === '' ? 'provider' : `providers.${id}.${problem.key}`;
        throw (0,portcullis_error/* usageError */.Wp)(`${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
    }
    const { command, environment } = config;
    if (command !== null)
        return customClient(id, command, environment, await known_providers/* PROVIDERS */.xq.get(command.reader)?.reader());
    const provider = known_providers/* PROVIDERS */.xq.get(id);
    if (provider === undefined)
        throw new Error(`${id} is no provider`);
    return knownClient(provider, config);
}
/** Why a provider of this id and configuration cannot be run or read. */
function providerProblem(id, provider) {
    const known = known_providers/* PROVIDER_IDS */.NO.join(', ');
    if (!known_providers/* PROVIDERS */.xq.has(id)) {
        if (provider.command === null) {
            return {
                key: '',
                ...(0,similar_name/* unknownName */.U0)(id, known_providers/* PROVIDER_IDS */.NO, provider === contracts_config/* DEFAULT_PROVIDER */.Gr ? '' : ' without a command'),
                help: `Another client is described by providers.${id}.command in the configuration.`,
            };
        }
        if (provider.command.command[0]?.trim() === '') {
            const help = 'It is a name on PATH or a path; arguments follow as further items.';
            return { key: 'command', expected: 'the program as its first item', found: '""', help };
        }
        const strange = placeholderProblem(provider.command);
        if (strange !== null)
            return strange;
        if (provider.client_version === null)
            return null;
        const help = 'Portcullis installs the known clients only; leave the key out.';
        return { key: 'client_version', expected: `it for ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
    }
    const [key] = provider.command === null ? provider.withoutCommand : ['command'];
    if (key === undefined)
        return null;
    const help = 'Give the provider an id of its own, or leave the key out.';
    return { key, expected: `it for a client other than ${known} only`, found: `it for ${JSON.stringify(id)}`, help };
}
/** A misspelt placeholder would reach the program as it is written, and the prompt not at all. */
function placeholderProblem({ command, set, log_folders: logFolders }) {
    const texts = [
        ['command', command.slice(1), PLACEHOLDERS],
        ['set', Object.values(set), PLACEHOLDERS],
        ['log_folders', logFolders, PLACES],
    ];
    for (const [key, values, known] of texts) {
        const found = unknownPlaceholder(values, known);
        if (found === null)
            continue;
        const help = 'Correct it. A program that is to get such braces is started by a script.';
        return { key, expected: `only the placeholders ${known.join(', ')}`, found: JSON.stringify(found), help };
    }
    return null;
}
async function knownClient(provider, { environment, sandbox }) {
    const { id, skillRoots, takesPlugins = false, logFolders } = provider;
    const [reader, launch] = await Promise.all([provider.reader(), provider.launch()]);
    const variables = [...provider.variables, ...NETWORK_VARIABLES];
    return {
        id,
        program: provider.package.program,
        reader,
        ending: 'jsonl',
        skillsFolder: skillRoots[0],
        takesPlugins,
        liveVariables: [...new Set([...variables, ...environment])],
        // A configured variable may be another way to a model.
        accessVariables: [...provider.accessVariables, ...environment],
        logFolders: ({ home }) => logFolders.map((folder) => `${home}/${folder}`),
        launch: (request) => {
            const { given, source } = request;
            const own = launch(request, { sandboxed: isSandboxed(request, sandbox), live: chosen(given, variables) });
            const configured = source.kind === 'live' ? chosen(given, environment) : {};
            // The unit's own folders win over whatever is handed on.
            return { ...own, environment: { ...configured, ...unitEnvironment(request), ...own.environment } };
        },
    };
}
/** Whether a client keeps its own sandbox and approvals (src/providers/README.md, "Sandbox"). */
function isSandboxed({ source, given }, configured) {
    if (source.kind === 'scripted')
        return false;
    const ci = given['CI'];
    return configured ?? (ci === undefined || ci === '' || ci === 'false' || ci === '0');
}
/** Placeholders of folders. */
const PLACES = ['{workspace}', '{home}', '{temporary}'];
/** Placeholders of arguments and of values of variables. */
const PLACEHOLDERS = ['{prompt}', '{model}', ...PLACES];
/** Linux: 128 KiB for one argument, with the zero at its end. Windows: 32767 characters for all of them. */
const ARGUMENT_BYTES = 128 * 1024 - 1;
const WINDOWS_CHARACTERS = 30_000;
/**
 * A provider that the configuration describes.
 *
 * @param names of the variables that a live run hands on
 * @param reader of a known client that writes the same transcripts; without it the text rules read them
 */
function customClient(id, template, names, reader = (0,text_reader/* textReader */.D)(id)) {
    const [program = '', ...args] = template.command;
    return {
        id,
        program,
        reader,
        ending: reader.textOnly === true ? 'txt' : 'jsonl',
        skillsFolder: template.skills_folder,
        takesPlugins: false,
        liveVariables: names,
        accessVariables: [],
        logFolders: (places) => template.log_folders.map((folder) => fillPlaceholders(folder, ofPlaces(places))),
        launch: (request) => {
            const { prompt, model, given, places } = request;
            const set = Object.entries(template.set);
            if (model === null && [...args, ...Object.values(template.set)].some((text) => text.includes('{model}'))) {
                throw (0,portcullis_error/* invalidInput */.aY)(`provider ${id}: expected a model for {model}, found none`, `Set providers.${id}.model, or name it with --provider-model.`);
            }
            const values = { ...ofPlaces(places), '{prompt}': prompt, '{model}': model ?? '' };
            const filled = args.map((arg) => fillPlaceholders(arg, values));
            refuseLongArguments(id, filled, isWindows(given));
            return {
                args: filled,
                environment: {
                    ...chosen(given, names),
                    // The unit's own folders win over whatever is handed on.
                    ...unitEnvironment(request),
                    ...Object.fromEntries(set.map(([name, value]) => [name, fillPlaceholders(value, values)])),
                },
                files: [],
                input: args.some((arg) => arg.includes('{prompt}')) ? null : prompt,
            };
        },
    };
}
function ofPlaces({ home, workspace, temporary }) {
    return { '{home}': home, '{workspace}': workspace, '{temporary}': temporary };
}
function refuseLongArguments(id, args, windows) {
    const tooLong = windows
        ? args.join(' ').length > WINDOWS_CHARACTERS
        : args.some((arg) => Buffer.byteLength(arg) > ARGUMENT_BYTES);
    if (!tooLong && !args.some((arg) => arg.includes('\0')))
        return;
    throw (0,portcullis_error/* invalidInput */.aY)(`provider ${id}: expected a prompt that fits into an argument, found ${tooLong ? 'a longer one' : 'a zero byte in it'}`, 'Without {prompt} in the command the prompt goes to standard input, which takes anything.');
}
/**
 * Replaces `{name}` by its value, in one pass: a placeholder inside a value stays, as do braces around anything else. Keys have their
 * braces.
 */
function fillPlaceholders(text, values) {
    return text.replaceAll(/\{[a-z]+\}/g, (placeholder) => values[placeholder] ?? placeholder);
}
/** What looks like a placeholder; a shell's `${NAME}` does not, nor do braces around anything else. */
const PLACEHOLDER = /(?<!\$)\{[A-Za-z_-]+\}/g;
/** The first placeholder in the texts that is unknown; null where there is none. Known ones have their braces. */
function unknownPlaceholder(texts, known) {
    const found = texts.flatMap((text) => text.match(PLACEHOLDER) ?? []);
    return found.find((placeholder) => !known.includes(placeholder)) ?? null;
}


/***/ }),

/***/ 49573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kW: () => (/* binding */ AGENT_STARTS),
  oi: () => (/* binding */ CLIENT_FILES),
  A8: () => (/* binding */ CLIENT_PACKAGES),
  uc: () => (/* binding */ HIDES_READS),
  xq: () => (/* binding */ PROVIDERS),
  NO: () => (/* binding */ PROVIDER_IDS),
  eq: () => (/* binding */ SKILL_ROOTS),
  Sv: () => (/* binding */ defaultSecondsOf),
  iZ: () => (/* binding */ evidenceRulesOf),
  KH: () => (/* binding */ instructsAgents),
  Zf: () => (/* binding */ invokesSkill),
  w4: () => (/* binding */ placingOf)
});

// NAMESPACE OBJECT: ./build/providers/index.js
var providers_namespaceObject = {};
__webpack_require__.r(providers_namespaceObject);
__webpack_require__.d(providers_namespaceObject, {
  claude: () => (claude),
  codex: () => (codex),
  copilot: () => (copilot)
});

// EXTERNAL MODULE: ./build/contracts/client-package.js
var client_package = __webpack_require__(39532);
;// CONCATENATED MODULE: ./build/providers/claude/index.js

const claude = {
    id: 'claude',
    package: {
        program: 'claude',
        name: '@anthropic-ai/claude-code',
        megabytes: 190,
        binary: (platform) => {
            const { os, cpu, libc } = platform;
            const folder = `@anthropic-ai/claude-code-${os}-${cpu}${libc === 'musl' ? '-musl' : ''}`;
            return { folder, path: (0,client_package/* executable */.FC)('claude', platform) };
        },
        versionLine: (version) => String.raw `${version} \(Claude Code\)`,
        versionVariables: () => ({ DISABLE_AUTOUPDATER: '1' }),
        lock: async () => (await __webpack_require__.e(/* import() */ 963).then(__webpack_require__.t.bind(__webpack_require__, 90963, 17))).default,
    },
    skillRoots: ['.claude/skills'],
    frontmatter: {
        needsBlock: false,
        refusesMark: false,
        invalidYaml: 'guessed',
        hides: true,
        fields: [],
        callsByName: false,
    },
    homeVariable: 'CLAUDE_CONFIG_DIR',
    takesPlugins: true,
    folders: ['.claude', '.claude-plugin'],
    instructions: [/(?:^|\/)CLAUDE[^/]*\.md$/i, /(?:^|\/)\.mcp\.json$/i],
    settings: /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i,
    unjudged: [/(?:^|\/)\.(?:mcp|lsp)\.json$/i, /(?:^|\/)(?:\.claude\/hooks\/|(hooks|monitors)\/\1\.json$)/i],
    // Keys in the order in which it prefers them; a gateway's address and headers.
    variables: [
        'ANTHROPIC_API_KEY',
        'ANTHROPIC_AUTH_TOKEN',
        'CLAUDE_CODE_OAUTH_TOKEN',
        'ANTHROPIC_BASE_URL',
        'ANTHROPIC_CUSTOM_HEADERS',
        // On Windows it uses the shell of Git, which it may not find by itself.
        'CLAUDE_CODE_GIT_BASH_PATH',
    ],
    accessVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS'],
    secret: 'ANTHROPIC_API_KEY',
    logFolders: ['.claude/projects', '.claude/debug'],
    startedBy: {
        programs: ['claude-code'],
        actions: ['anthropics/claude-code-action', 'anthropics/claude-code-base-action'],
    },
    demo: { 'alpha-greeting': 'no-skill' },
    invokedBy: /^\s*\/()/g,
    expectedSeconds: 40,
    tiers: {
        loadsByReading: false,
        text: { skill_call: 1, skill_line: 3, launching: 1, base_directory: 3, read: 2 },
    },
    hidesReads: true,
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8344), __webpack_require__.e(3012)]).then(__webpack_require__.bind(__webpack_require__, 58344))).claudeReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8675), __webpack_require__.e(8344), __webpack_require__.e(3617)]).then(__webpack_require__.bind(__webpack_require__, 3617))).claudeTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 6654).then(__webpack_require__.bind(__webpack_require__, 66654))).launchClaude,
    dialect: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8344), __webpack_require__.e(4296)]).then(__webpack_require__.bind(__webpack_require__, 28923))).claudeDialect,
};

;// CONCATENATED MODULE: ./build/providers/codex/index.js

const CPUS = { x64: 'x86_64', arm64: 'aarch64' };
const SYSTEMS = {
    linux: 'unknown-linux-musl',
    darwin: 'apple-darwin',
    win32: 'pc-windows-msvc',
};
/** Of a text, as which it takes numbers and truth values; not a number for anything else. */
function codex_length(value) {
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim().length : NaN;
}
const codex = {
    id: 'codex',
    package: {
        program: 'codex',
        name: '@openai/codex',
        megabytes: 170,
        binary: (platform) => {
            const { os, cpu } = platform;
            const triple = `${CPUS[cpu] ?? cpu}-${SYSTEMS[os] ?? os}`;
            return { folder: `@openai/codex-${os}-${cpu}`, path: `vendor/${triple}/bin/${(0,client_package/* executable */.FC)('codex', platform)}` };
        },
        versionLine: (version) => `codex-cli ${version}`,
        versionVariables: () => ({}),
        lock: async () => (await __webpack_require__.e(/* import() */ 3337).then(__webpack_require__.t.bind(__webpack_require__, 83337, 17))).default,
    },
    skillRoots: ['.agents/skills', '.codex/skills'],
    frontmatter: {
        needsBlock: true,
        refusesMark: true,
        invalidYaml: 'mended',
        hides: false,
        fields: [
            ['name', 'at most 64 characters', (name) => name === undefined || name === null || codex_length(name) <= 64],
            ['description', 'a description', (description) => codex_length(description) > 0],
        ],
        callsByName: false,
    },
    homeVariable: 'CODEX_HOME',
    folders: ['.agents', '.codex', '.codex-plugin'],
    // It leaves the rest of the folder unread where a project is not trusted.
    unjudged: [/(?:^|\/)\.codex\/(?!skills\/)/i],
    // Says whether the model may choose the skill by itself.
    skillFiles: ['agents/openai.yaml'],
    variables: [
        'CODEX_API_KEY',
        // Codex ignores it without a login, so that it is handed on as the other.
        'OPENAI_API_KEY',
        // Codex ignores it, too: it becomes a provider in `config.toml`.
        'OPENAI_BASE_URL',
        'OPENAI_ORGANIZATION',
        'OPENAI_PROJECT',
        'CODEX_CA_CERTIFICATE',
    ],
    // A gateway may ask for no key.
    accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    secret: 'OPENAI_API_KEY',
    logFolders: ['.codex/sessions', '.codex/log'],
    startedBy: { programs: [], actions: ['openai/codex-action'] },
    demo: { 'alpha-then-beta': 'skill-alpha-gpt-5.5', 'beta-farewell': 'http-500' },
    invokedBy: /\$([\p{L}\p{N}_]+(?:[:-]+[\p{L}\p{N}_]+)*)/gu,
    expectedSeconds: 60,
    ownSkills: /\/skills\/\.system\//,
    tiers: {
        loadsByReading: true,
        text: { skill_call: 3, skill_line: 3, launching: 3, base_directory: 1, read: 1 },
    },
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(9648)]).then(__webpack_require__.bind(__webpack_require__, 9648))).codexReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(8675), __webpack_require__.e(8331)]).then(__webpack_require__.bind(__webpack_require__, 28331))).codexTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 8592).then(__webpack_require__.bind(__webpack_require__, 98592))).launchCodex,
    dialect: async () => (await __webpack_require__.e(/* import() */ 4253).then(__webpack_require__.bind(__webpack_require__, 44253))).codexDialect,
};

;// CONCATENATED MODULE: ./build/providers/copilot/index.js

const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];
/** A field may be left out. */
function isText(value, form) {
    return value === undefined || (typeof value === 'string' && form.test(value));
}
/** GitHub Copilot CLI. */
const copilot = {
    id: 'copilot',
    package: {
        program: 'copilot',
        name: '@github/copilot',
        megabytes: 130,
        binary: (platform) => {
            const { os, cpu, libc } = platform;
            const folder = `@github/copilot-${libc === 'musl' ? 'linuxmusl' : os}-${cpu}`;
            return { folder, path: (0,client_package/* executable */.FC)('copilot', platform) };
        },
        versionLine: (version) => String.raw `GitHub Copilot CLI ${version}\.?`,
        versionVariables: (cache) => ({ COPILOT_CACHE_HOME: `${cache}/copilot`, COPILOT_AUTO_UPDATE: 'false' }),
        lock: async () => (await __webpack_require__.e(/* import() */ 3405).then(__webpack_require__.t.bind(__webpack_require__, 33405, 17))).default,
    },
    skillRoots: ['.github/skills', '.claude/skills', '.agents/skills'],
    frontmatter: {
        needsBlock: true,
        refusesMark: false,
        invalidYaml: 'refused',
        hides: true,
        fields: [
            [
                'name',
                'at most 64 ASCII letters, digits, spaces and . _ : -',
                (name) => isText(name, /^[a-z\d][\w .:-]{0,63}$/i),
            ],
            ['description', 'a text of at most 1024 characters', (description) => isText(description, /^[^]{0,1024}$/)],
        ],
        callsByName: true,
    },
    homeFolder: '.copilot',
    homeVariable: 'COPILOT_HOME',
    takesPlugins: true,
    folders: ['skills', 'agents', 'instructions', 'prompts', 'hooks', 'copilot', 'plugin'].map((name) => `.github/${name}`),
    instructions: [/(?:^|\/)copilot-instructions[^/]*\.md$/i, /\.instructions\.md$/i],
    unjudged: [/(?:^|\/)\.github\/(?:hooks|copilot)\//i, /(?:^|\/)\.(?:github|vscode)\/mcp\.json$/i],
    variables: [
        ...GITHUB_TOKENS,
        'COPILOT_PROVIDER_BASE_URL',
        'COPILOT_PROVIDER_TYPE',
        'COPILOT_PROVIDER_API_KEY',
        'COPILOT_PROVIDER_BEARER_TOKEN',
        'COPILOT_PROVIDER_HEADERS',
        'COPILOT_PROVIDER_WIRE_API',
        'COPILOT_PROVIDER_WIRE_MODEL',
        'COPILOT_PROVIDER_MODEL_ID',
        'COPILOT_PROVIDER_AZURE_API_VERSION',
        'COPILOT_PROVIDER_MAX_PROMPT_TOKENS',
        'COPILOT_PROVIDER_MAX_OUTPUT_TOKENS',
        // Your own model provider has no default model.
        'COPILOT_MODEL',
        // GitHub Enterprise.
        'COPILOT_GH_HOST',
        'GH_HOST',
    ],
    // Your own model provider may ask for no key.
    accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
    secret: 'COPILOT_GITHUB_TOKEN',
    logFolders: ['.copilot/session-state', '.copilot/logs'],
    demo: { 'small-talk': 'skill-alpha' },
    expectedSeconds: 60,
    ownSkills: /^\/builtin:|\/pkg\/[^/]+\/[^/]+\/builtin\//,
    tiers: {
        loadsByReading: false,
        text: { skill_call: 3, skill_line: 1, launching: 3, base_directory: 1, read: 2 },
    },
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8964), __webpack_require__.e(631)]).then(__webpack_require__.bind(__webpack_require__, 38964))).copilotReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(8413), __webpack_require__.e(1359), __webpack_require__.e(8675), __webpack_require__.e(8964), __webpack_require__.e(3783)]).then(__webpack_require__.bind(__webpack_require__, 93783))).copilotTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 1780).then(__webpack_require__.bind(__webpack_require__, 51780))).launchCopilot,
    dialect: async () => (await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(7489)]).then(__webpack_require__.bind(__webpack_require__, 97489))).copilotDialect,
};

;// CONCATENATED MODULE: ./build/providers/index.js
/** The one list of providers, a line each (src/providers/README.md, "A new provider"). */




;// CONCATENATED MODULE: ./build/providers/known-providers.js

/** The row of the tier table for an unknown client. */
const OTHER_CLIENT = {
    loadsByReading: false,
    text: { skill_call: 1, skill_line: 1, launching: 1, base_directory: 1, read: 2 },
};
const ALL = Object.values(providers_namespaceObject);
/** The clients that Portcullis knows, by id. */
const PROVIDERS = new Map(ALL.map((provider) => [provider.id, provider]));
/** The packages of their clients, by provider id. */
const CLIENT_PACKAGES = new Map(ALL.map(({ id, package: own }) => [id, { id, ...own }]));
const PROVIDER_IDS = [...PROVIDERS.keys()];
/** The roots in which clients look for skills; those into which a run puts them come first. */
const SKILL_ROOTS = [
    ...new Set([...ALL.map(({ skillRoots }) => skillRoots[0]), ...ALL.flatMap(({ skillRoots }) => skillRoots)]),
];
/** The clients' own folders, such as `.claude`. */
const CLIENT_FOLDERS = new Set([
    ...SKILL_ROOTS.map((root) => root.slice(0, root.indexOf('/'))),
    ...ALL.flatMap(({ homeFolder = [] }) => homeFolder),
]);
/** These folders, also where a command names one by the variable that moves it; folded. */
const SKILL_PLACES = new Set([
    ...CLIENT_FOLDERS,
    ...ALL.flatMap(({ homeVariable }) => {
        const name = homeVariable.toLowerCase();
        return [`$${name}`, `\${${name}}`, `%${name}%`, `$env:${name}`];
    }),
]);
/** The rules for the transcripts of a provider, or of an unknown client. */
function evidenceRulesOf(id) {
    const provider = PROVIDERS.get(id);
    return { tiers: provider?.tiers ?? OTHER_CLIENT, skillPlaces: SKILL_PLACES, ownSkills: provider?.ownSkills };
}
/** Whether a prompt makes a client load a skill without its model being asked. */
function invokesSkill(id, prompt, isSkill) {
    const pattern = PROVIDERS.get(id)?.invokedBy;
    return pattern !== undefined && [...prompt.matchAll(pattern)].some(([, name = '']) => name === '' || isSkill(name));
}
/** The providers whose transcripts do not reliably show that a file was read. */
const HIDES_READS = new Set(ALL.filter(({ hidesReads }) => hidesReads === true).map(({ id }) => id));
/** Files beside skills that can change the outcome of a case. */
const CLIENT_FILES = {
    folders: CLIENT_FOLDERS,
    instructions: [/(?:^|\/)(?:AGENTS|GEMINI)[^/]*\.md$/i, ...ALL.flatMap(({ instructions = [] }) => instructions)],
    places: new RegExp(`(?:^|/)(?:${ALL.flatMap(({ folders }) => folders.map((folder) => folder.replaceAll('.', String.raw `\.`))).join('|')})(?:/|$)`, 'i'),
    ofSkill: ALL.flatMap(({ skillFiles = [] }) => skillFiles),
};
/** Whether a file instructs agents, wherever it lies: some client reads it by its name or its folder. */
function instructsAgents(path) {
    return CLIENT_FILES.places.test(path) || CLIENT_FILES.instructions.some((file) => file.test(path));
}
/**
 * How a provider's units get the skills of a root (src/providers/README.md, "Places").
 *
 * @param root relative to the repository
 * @param named roots that the configuration names for this provider
 */
function placingOf(root, id, named) {
    const own = PROVIDERS.get(id)?.skillRoots ?? [];
    if (own.includes(root))
        return 'own';
    if (named.includes(root))
        return 'named';
    return own.length > 0 && SKILL_ROOTS.includes(root) ? 'not_available' : 'installed';
}
/** Seconds of a unit whose time was never recorded. */
function defaultSecondsOf(id) {
    return PROVIDERS.get(id)?.expectedSeconds ?? 60;
}
/** What starts an agent in a workflow. */
const AGENT_STARTS = {
    programs: ALL.flatMap(({ package: { program }, startedBy }) => [program, ...(startedBy?.programs ?? [])]),
    actions: ALL.flatMap(({ startedBy }) => startedBy?.actions ?? []),
};


/***/ }),

/***/ 85720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ textReader),
/* harmony export */   q: () => (/* binding */ callWithResult)
/* harmony export */ });
/* harmony import */ var _evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61359);

/**
 * Reads a client that only prints text, by the text rules (src/evidence/README.md, "Text rules"). A line that says that a skill was
 * loaded or a file was read is that call with its result. Any other line is what the assistant said.
 */
function textReader(agent) {
    return {
        agent,
        arrayForm: false,
        textShowsCalls: true,
        textOnly: true,
        readValue: () => ({ events: [{ type: 'unknown', name: '(text)', tool_like: false }] }),
        readText,
        canSkip: () => false,
    };
}
function readText(text) {
    const { skills, failedSkills, files } = (0,_evidence_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textCalls */ .HS)(text);
    const events = [
        ...skills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, true)),
        ...failedSkills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, false)),
        ...(files.length === 0 ? [] : callWithResult('read', { kind: 'opens', paths: files }, true)),
    ];
    return events.length === 0 ? [{ type: 'assistant_text', text, synthetic: false }] : events;
}
/** A line that is a call with its result. */
function callWithResult(tool, purpose, ok) {
    const input = purpose.kind === 'skill' ? { skill: purpose.skill } : { paths: purpose.paths };
    return [
        { type: 'tool_call', call_id: null, tool, input, purpose },
        { type: 'tool_result', call_id: null, ok, loaded: purpose.kind === 'skill' ? purpose.skill : undefined },
    ];
}


/***/ })

};
