export const id = 4738;
export const ids = [4738];
export const modules = {

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
/* harmony import */ var _comparator_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80491);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1486);










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
        throw (0,_comparator_files_js__WEBPACK_IMPORTED_MODULE_8__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
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
        throw (0,_comparator_files_js__WEBPACK_IMPORTED_MODULE_8__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
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
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36618);
/* harmony import */ var _repository_load_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62428);





/**
 * Which skills were called otherwise before, as far as that counts: no other skill of the comparator had one of the names that it has now
 * (src/routing/README.md, "Renamed cases"). A configured root that is gone is no error here.
 */
async function skillRenames(root, config, comparator) {
    const roots = [];
    for (const path of config.skills)
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            roots.push(path);
    const { folders, renames } = await (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSkills */ .l1)(root, roots);
    if (renames.size === 0 || comparator === null || comparator.commits.kind === 'file')
        return renames;
    const before = [];
    for (const [path, entry] of await comparator.entries()) {
        // Whatever a link leads to stands elsewhere as well.
        if (!path.endsWith(`/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .SKILL_FILE */ .LF}`) || !entry.startsWith('100'))
            continue;
        const file = await comparator.read(path);
        before.push(namesOf(path.split('/').at(-2), (await (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFrontmatter */ .yv)(file?.text ?? '', path)).fields));
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
/* harmony import */ var _kernel_glob_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60349);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49573);
/* harmony import */ var _open_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19222);








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
    const repository = await (0,_open_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .openRepository */ .h)(world);
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
    const isFurther = await (0,_kernel_glob_test_js__WEBPACK_IMPORTED_MODULE_4__/* .anyGlobTest */ .J)(further);
    let ring = [...paths]
        .filter((path) => (0,_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_6__/* .instructsAgents */ .KH)(path) || isFurther(path))
        .map((path) => ({ path, source: path, by: 'table' }));
    const isNamed = (path) => _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_6__/* .CLIENT_FILES */ .oi.instructions.some((file) => file.test(path));
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
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO)
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
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('invalid_input', `files that instruct agents: expected at most ${MOST[what]} ${what}, found more`, 'Name fewer under `workspace`, or take large files out of the folders that clients read.');
}


/***/ }),

/***/ 48118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ isActivityToken)
/* harmony export */ });
/**
 * Entries of `required_any_evidence` that mean "any tool call" (trimmed, folded). The specification's origin looked for
 * these texts in the raw transcript, where they are always found; what they were meant to ask is whether a tool was used.
 */
const ACTIVITY_TOKENS = new Set([
    'tool_use',
    'read_file',
    'file_search',
    'command_execution',
    'function_call',
    'mcp:',
    'glob',
    'grep',
    'read(',
    'grep(',
    'glob(',
    'bash(',
    'shell(',
    'starting remote mcp client for github-mcp-server',
    'invalid mcp config for plugin',
]);
/** Whether an entry of `required_any_evidence` means "any tool call". */
function isActivityToken(token) {
    return ACTIVITY_TOKENS.has(token.trim().toLowerCase());
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

/***/ 98117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isTemporaryName),
/* harmony export */   l: () => (/* binding */ writeFileAtomically)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54072);
/* harmony import */ var _make_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90856);





/** Whether a file is called as one that is still being written, or was when its writer was killed. */
function isTemporaryName(name) {
    return /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/.test(name);
}
/**
 * Writes a file so that a reader sees the old content or the new one, never a part. Makes the folder where it is missing. Throws
 * `PortcullisError` where it cannot be written; `what` names it for people.
 */
async function writeFileAtomically(path, content, what) {
    await (0,_make_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .fc)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), what);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary, content);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary, { force: true });
        throw (0,_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .notWritten */ .xc)(error, `${path}: ${what}`, 'a file that can be written');
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
    for (const item of [...head].sort((one, other) => (0,ordering/* compareCodePoints */.OP)(one.definition.case_id, other.definition.case_id))) {
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
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92340);
/* harmony import */ var _evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48118);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28397);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36618);





/**
 * Whether the head's case asks less of this provider than the comparator's: a requirement or a disallowed token dropped, a minimum
 * tier relaxed, an alternative added to the any-list or the list dropped, an alias that lets another name satisfy a token or hides
 * one that must not be used.
 */
function isCaseLoosened(before, head, agent, hidesReads) {
    const old = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .requirementsOf */ .jj)(before, agent, hidesReads);
    const now = (0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .requirementsOf */ .jj)(head, agent, hidesReads);
    return dropsRequired(old, now) || relaxesDisallowed(old, now) || widensAny(old, now) || movesNames(old, now);
}
function dropsRequired(old, now) {
    const kept = new Map([...now.present, ...now.required].map((item) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(item.canonical), item.tier]));
    return [...old.required, ...old.present].some((item) => {
        const tier = kept.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(item.canonical));
        return tier === undefined || tier > item.tier;
    });
}
function relaxesDisallowed(old, now) {
    if (old.disallowed.length === 0)
        return false;
    const name = (side, token) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(side.aliases, token));
    const kept = new Set(now.disallowed.map((token) => name(now, token)));
    return now.disallowedTier < old.disallowedTier || old.disallowed.some((token) => !kept.has(name(old, token)));
}
/** What satisfies the any-list: a tool call, or one of these texts. Null where nothing is asked. */
function anyOf(side) {
    if (side.any === null)
        return (0,_requirements_js__WEBPACK_IMPORTED_MODULE_2__/* .isNegative */ .cI)(side) ? null : { call: true, texts: [] };
    const texts = side.any.filter((token) => !(0,_evidence_activity_tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .isActivityToken */ .j)(token)).map((token) => token.toLowerCase());
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
    return [...after].filter(([alias, name]) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(before.get(alias) ?? '') !== (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(name));
}
/** Whether an alias takes the name of a token away, or gives it to something else. */
function concerns(alias, item) {
    const names = new Set([item.token, item.canonical].map(skillNameOf));
    return alias.some((name) => names.has(skillNameOf(name)));
}
/** The name without its plugin, of a skill or of the skill whose file it is; any other path as it is written. */
function skillNameOf(token) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_3__/* .foldedName */ .m)(writtenSkillOf(token));
}
/** The same as it is written. */
function writtenSkillOf(token) {
    const [skill = '', file, ...rest] = (0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .pathParts */ .KC)(token);
    const isOther = file !== undefined && (!(0,_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_4__/* .isSkillFile */ .C_)(file) || rest.length > 0);
    return isOther ? token : (skill.split(':').at(-1) ?? '');
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

/***/ 90258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ joinResults),
/* harmony export */   g2: () => (/* binding */ unitKey),
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
            const key = unitKey(unit);
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
    const planned = new Set(plan.units.map(unitKey));
    const rows = new Map();
    for (const row of results.results) {
        const key = unitKey(row);
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
/** The same of a unit. */
function unitKey({ case_id: caseId, agent, trial }) {
    return `${cellKey(caseId, agent)} ${trial}`;
}
function rowError(file, row, expected, found) {
    const place = `${row.case_id}/${row.agent}, trial ${row.trial}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('invalid_input', `${file}: ${place}: expected ${expected}, found ${found}`, 'Give each results file with the plan it was made from, each once.');
}


/***/ }),

/***/ 93658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isSequential),
/* harmony export */   J5: () => (/* binding */ cellRule),
/* harmony export */   Pv: () => (/* binding */ ruleOfPlan),
/* harmony export */   iM: () => (/* binding */ fixedTrials),
/* harmony export */   m1: () => (/* binding */ entriesOfCell),
/* harmony export */   mw: () => (/* binding */ plannedTrials)
/* harmony export */ });
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25649);
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67325);
/* harmony import */ var _stratum_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22251);



/**
 * The rule of one cell of a suite that is judged by counts. `environment`: what the head's trials ran with; null where that is not known
 * yet, `mixed` where they differ.
 */
function cellRule({ comparatorEntry, headEntry, today }, environment) {
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today);
    if (expected === null)
        return { kind: 'single' };
    // What is tolerated is no question of counts.
    if (expected.expected_status !== 'pass')
        return { kind: 'single' };
    if (comparatorEntry === null)
        return { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' };
    const base = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], environment === 'mixed' ? null : environment);
    // A date that only the pull request writes down must not take a cell that passed away from its counts.
    const lapsed = comparatorEntry.expires !== undefined && comparatorEntry.expires < today;
    if (lapsed || comparatorEntry.expected_status !== 'pass') {
        // The counts are of the time when it failed: compared with them, it would only have to fail no worse.
        const why = expected.expired ? 'its tolerance has ended' : 'the pull request expects a pass now';
        return { kind: 'absolute', cause: 'claimed', base, why };
    }
    if (environment === 'mixed') {
        return { kind: 'absolute', cause: 'mixed', base: null, why: 'its trials ran with several clients or models' };
    }
    if (base === null) {
        const other = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], null);
        const why = other === null || environment === null
            ? 'the baseline has no trials of it'
            : `the baseline has trials with ${(0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(other.fingerprint)}, none with ${(0,_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(environment)}`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    if (base.total < _stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_BASE_TRIALS */ .og) {
        const why = `the baseline has ${base.total} trials of it, and ${_stratum_js__WEBPACK_IMPORTED_MODULE_2__/* .LEAST_BASE_TRIALS */ .og} are needed`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    return { kind: 'sequential', base };
}
/** Whether a baseline has counts: asked for each cell of a plan, and looked up in all entries once. */
const HAS_COUNTS = new WeakMap();
/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
function isSequential({ rule }, baseline) {
    if (rule !== null)
        return rule === 'sequential';
    const all = () => [...baseline.entries.values()].flatMap((cells) => [...cells.values()]);
    const known = HAS_COUNTS.get(baseline) ?? all().some(({ history = [] }) => history.length > 0);
    HAS_COUNTS.set(baseline, known);
    return known;
}
/** The rule of a cell before anything of it has run. */
function ruleOfPlan(basis, caseId, agent) {
    if (!isSequential(basis.policy, basis.comparator))
        return { kind: 'single' };
    return cellRule(entriesOfCell(basis, caseId, agent), null);
}
/** The entries of a cell; a renamed case has the comparator's under its id before. */
function entriesOfCell({ comparator, head, changes, today }, caseId, agent) {
    const before = changes.get(caseId)?.beforeId ?? caseId;
    return { comparatorEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(comparator, before, agent), headEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(head, caseId, agent), today };
}
/** Of later stages the trials are optional: they are run where the stages before leave the cell undecided. */
function plannedTrials(rule, { trials, stages, new_cases: newCases }) {
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


/***/ }),

/***/ 22251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ baseStratum),
/* harmony export */   HR: () => (/* binding */ environmentText),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   hk: () => (/* binding */ newestStratum),
/* harmony export */   "in": () => (/* binding */ POOLED_TRIALS),
/* harmony export */   og: () => (/* binding */ LEAST_BASE_TRIALS),
/* harmony export */   p7: () => (/* binding */ environmentOf),
/* harmony export */   su: () => (/* binding */ newestOf),
/* harmony export */   tU: () => (/* binding */ sameFingerprint),
/* harmony export */   tm: () => (/* binding */ fingerprintsOf),
/* harmony export */   vy: () => (/* binding */ stratum)
/* harmony export */ });
/* unused harmony export sameEnvironment */
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
    const fitting = history.filter(({ fingerprint }) => environment === null || sameEnvironment(fingerprint, environment));
    const strata = fingerprintsOf(fitting).map((fingerprint) => stratum(history, fingerprint));
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
        if (!sameFingerprint(record.fingerprint, fingerprint))
            continue;
        trials += record.total;
        if (kept.length > 0 && trials > POOLED_TRIALS)
            break;
        kept.push(record);
    }
    return kept;
}
/** Each fingerprint once, in the order of the records. */
function fingerprintsOf(records) {
    const found = [];
    for (const { fingerprint } of records) {
        if (!found.some((other) => sameFingerprint(other, fingerprint)))
            found.push(fingerprint);
    }
    return found;
}
/**
 * What a unit was a trial of (src/routing/README.md, "Trials and statistics"): client major and minor version, model, case and skills.
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

/***/ 93387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SR: () => (/* binding */ tokensOfCase),
/* harmony export */   XV: () => (/* binding */ touchedByChanges),
/* harmony export */   YA: () => (/* binding */ touchedCases),
/* harmony export */   bF: () => (/* binding */ changedEntries),
/* harmony export */   l9: () => (/* binding */ skillChanges)
/* harmony export */ });
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28397);


/**
 * The ids of the cases that changes touch: changed ones, and those of which a token names a changed skill, whether it is required,
 * optional or forbidden. Letter case and plugin are not looked at, and of a path each folder is: too many cases is the safe side.
 */
function touchedCases(cases, changes) {
    const skills = new Set([...changes.skills].map(_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .baseOf */ .bx));
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
        ..._requirements_js__WEBPACK_IMPORTED_MODULE_0__/* .TOKEN_LISTS */ .CG.map((list) => definition[list]),
        Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.values(names)),
    ].flatMap((tokens) => tokens ?? []);
}
/** The names, folded, that a case's tokens may call a skill by: of a path each folder is one. */
function skillNamesOf(definition) {
    return new Set(tokensOfCase(definition).flatMap((token) => token.split(/[/\\]/).map(_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .baseOf */ .bx)));
}
/** What a change did to the skills that a case names, a sentence each. `renames`: new name → the one before. */
function skillChanges(definition, changes, renames) {
    const names = skillNamesOf(definition);
    const isNamed = (name) => names.has((0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .baseOf */ .bx)(name));
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
