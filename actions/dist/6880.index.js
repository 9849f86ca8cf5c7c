export const id = 6880;
export const ids = [6880];
export const modules = {

/***/ 3378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan),
  I: () => (/* binding */ samplingBasis)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/routing/case-changes.js + 3 modules
var case_changes = __webpack_require__(7785);
// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(46280);
// EXTERNAL MODULE: ./build/routing/sampling/cell-rule.js
var cell_rule = __webpack_require__(93658);
// EXTERNAL MODULE: ./build/app/comparator/routing-comparator.js
var routing_comparator = __webpack_require__(9404);
// EXTERNAL MODULE: ./build/app/comparator/skill-renames.js
var skill_renames = __webpack_require__(19274);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
// EXTERNAL MODULE: ./build/app/repository/open-repository.js
var open_repository = __webpack_require__(19222);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/routing/touched-cases.js
var touched_cases = __webpack_require__(93387);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/routing/listing-difference.js

/** What no model sees before it has chosen: any other field may be what a client lists, and so counts. */
const NOT_LISTED = new Set([
    'allowed-tools',
    'license',
    'version',
    'metadata.author',
    'metadata.version',
    'renamed_from',
]);
const DESCRIPTION = 'description';
/**
 * The fields by which clients list the file otherwise than before (src/routing/README.md, "Shards"), sorted; none where a model chooses as it
 * did, null where that cannot be told. Values are compared, not their spelling. Without a description the body takes its place, since
 * a client may show its beginning.
 */
function listingDifference(before, after) {
    if (before.fields === null || after.fields === null)
        return null;
    const [old, now] = [listedFields(before.fields), listedFields(after.fields)];
    const differing = new Set([...old.keys(), ...now.keys()].filter((key) => !(0,external_node_util_.isDeepStrictEqual)(old.get(key), now.get(key))));
    if (!isText(now.get(DESCRIPTION)) && bodyOf(before) !== bodyOf(after))
        differing.add(DESCRIPTION);
    return [...differing].sort();
}
/** By name; what stands in `metadata` as `metadata.<name>`. */
function listedFields(fields) {
    const flat = [...fields].flatMap(([key, value]) => key === 'metadata' && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([name, item]) => [`metadata.${name}`, item])
        : [[key, value]]);
    return new Map(flat.filter(([key, value]) => !NOT_LISTED.has(key) && value !== undefined));
}
function isText(value) {
    return typeof value === 'string' && value.trim() !== '';
}
function bodyOf({ body }) {
    return body.replaceAll('\r\n', '\n').trim();
}

// EXTERNAL MODULE: ./build/app/repository/load-skills.js
var load_skills = __webpack_require__(62428);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/contracts/client-package.js
var client_package = __webpack_require__(39532);
;// CONCATENATED MODULE: ./build/routing/changes-of-paths.js


/** Configuration and the lock of the clients; what runs them. */
const OF_EVERYTHING = ['.github/portcullis/', '.github/workflows/', '.github/actions/'];
/** In these folders of a client or plugin, each file is something that a model can choose instead of a skill. */
const CHOICES = new Set(['agents', 'commands', 'prompts']);
/**
 * Which skills changed files belong to (src/routing/README.md, "Shards"). A file under a root of skills that belongs to none of them, such
 * as a plugin's manifest or what several skills share, is one of everything; so is a root that is a link or a submodule itself.
 */
function changesOfPaths({ paths, skills, roots, compared, before, imported, clients, }) {
    const changed = paths.filter((path) => !compared.has(path));
    const present = skills.filter(({ folders, files }) => [...folders, ...files].some((place) => changed.some((path) => meets(path, place))));
    const names = new Set(present.flatMap((skill) => skill.names));
    const places = skills.flatMap((skill) => [...skill.folders, ...skill.files]);
    const others = changed.filter((path) => !places.some((folder) => isIn(path, folder)));
    const gone = others.filter((path) => roots.some((root) => isIn(path, root)) && nameOf(path) === path_segments/* SKILL_FILE */.LF);
    for (const file of gone)
        names.add(nameOf(folderOf(file)));
    const plugins = new Set(roots.flatMap((root) => [root, folderOf(root)]).filter((folder) => before.has(joined(folder, client_package/* PLUGIN_MANIFEST */.MC))));
    const choices = others.flatMap((path) => choiceAt(path, plugins, clients.folders));
    // A skill that is gone and a choice are judged by what clients list.
    const judged = new Set(choices.map(({ path }) => path));
    const elsewhere = new Set(others);
    const everything = changed.filter((path) => {
        if (clients.instructions.some((file) => file.test(path)))
            return true;
        if (!elsewhere.has(path))
            return false;
        if (OF_EVERYTHING.some((folder) => path.startsWith(folder)))
            return true;
        if (imported.has(path))
            return true;
        if (gone.some((file) => isIn(path, folderOf(file))))
            return false;
        // A root that is a link or lies in a submodule changes as one file.
        return (clients.places.test(path) && !judged.has(path)) || roots.some((root) => root !== '' && meets(path, root));
    });
    for (const { name } of choices)
        names.add(name);
    const listed = [
        ...changed.flatMap((path) => skills.filter((skill) => lists(path, skill, clients.ofSkill)).map((skill) => listing(skill, path))),
        ...gone.map((path) => ({ name: nameOf(folderOf(path)), path })),
        ...choices,
    ];
    return { skills: names, listed, everything };
}
/** Whether clients list the skill by that file, or find it behind that link or submodule. */
function lists(path, { folders, files }, ofSkill) {
    return (files.includes(path) ||
        folders.some((folder) => [path_segments/* SKILL_FILE */.LF, ...ofSkill].some((file) => path === joined(folder, file)) ||
            folder === path ||
            folder.startsWith(`${path}/`)));
}
function listing({ names }, path) {
    return { name: names[0] ?? '', path };
}
/** The command or agent that a file describes, for a client or in a plugin; none where it is another file. */
function choiceAt(path, plugins, clientFolders) {
    const parts = path.split('/');
    const name = (parts.pop() ?? '').replace(/(?:\.agent|\.prompt)?\.(?:md|toml)$/i, '');
    const isChoice = parts.some((part, index) => CHOICES.has(part) && (clientFolders.has(parts[index - 1] ?? '') || plugins.has(parts.slice(0, index).join('/'))));
    return isChoice && name !== nameOf(path) ? [{ name, path }] : [];
}
/** Whether the path is the folder, lies in it, or holds it as a link or submodule does. */
function meets(path, folder) {
    return isIn(path, folder) || folder.startsWith(`${path}/`);
}
function isIn(path, folder) {
    return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
function folderOf(path) {
    const at = path.lastIndexOf('/');
    return at === -1 ? '' : path.slice(0, at);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function joined(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}

// EXTERNAL MODULE: ./build/app/repository/instructing-files.js
var instructing_files = __webpack_require__(20457);
;// CONCATENATED MODULE: ./build/app/plan/changes-since.js








/**
 * What the working tree has otherwise than the comparator: cases, skills, and what concerns them all. Nothing where no comparator is
 * known, since then it is not known what a change is. Skills outside of the repository are never changed.
 *
 * @param roots in which the skills were looked for, absolute or relative to the repository
 */
async function changesSince(world, comparator, cases, folders, roots) {
    if (comparator === null)
        return { skills: new Set(), cases: new Set(), everything: [], listed: [], top: world.root };
    const before = new Map((comparator.cases ?? []).map((item) => [item.definition.case_id, item.digest]));
    const changedCases = cases.filter(({ definition, digest }) => before.get(definition.case_id) !== digest);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const head = (await repository?.headCommit()) ?? null;
    const top = repository === null ? world.root : await (0,promises_.realpath)(repository.root);
    const asWritten = (path) => slashed((0,external_node_path_.relative)(world.root, (0,external_node_path_.resolve)(world.root, path)));
    // A link is a file to git, and what it leads to may be in the repository as well.
    const both = async (path) => [
        ...new Set([asWritten(path), slashed((0,external_node_path_.relative)(top, await (0,promises_.realpath)((0,external_node_path_.resolve)(world.root, path))))]),
    ];
    const compared = [...cases.map(({ file }) => file), comparator.place.path];
    const entries = await comparator.entries();
    const instructing = await (0,instructing_files/* instructingFiles */.g)(world, { further: [], ofCommit: false, before: entries.keys() });
    const changes = changesOfPaths({
        paths: repository === null || head === null
            ? []
            : [
                ...new Set([
                    ...(0,commit_files/* differingPaths */.Zk)(entries, await repository.listEntriesAt(head)),
                    ...(await repository.uncommittedPaths()),
                ]),
            ],
        skills: await Promise.all(folders.map(async (folder) => ({
            names: namesOf(folder),
            folders: await both(folder.path),
            files: await both((0,external_node_path_.join)(folder.path, path_segments/* SKILL_FILE */.LF)),
        }))),
        roots: [...new Set([...(await Promise.all(roots.map(both))).flat(), ...known_providers/* SKILL_ROOTS */.eq])],
        compared: new Set(compared.map(asWritten)),
        before: entries,
        imported: new Set(instructing.filter(({ reached }) => reached).map(({ source }) => source)),
        clients: known_providers/* CLIENT_FILES */.oi,
    });
    return { ...changes, cases: new Set(changedCases.map(({ definition }) => definition.case_id)), top };
}
function slashed(path) {
    return path.split(external_node_path_.sep).join('/');
}
/** The folder's name, and what the frontmatter calls the skill. */
function namesOf({ name, frontmatter }) {
    const written = frontmatter?.get('name');
    return typeof written === 'string' ? [name, written] : [name];
}

;// CONCATENATED MODULE: ./build/app/plan/changed-selection.js











/**
 * The cases that changes since the merge base touch (src/routing/README.md, "Shards"); null where they are not asked for.
 *
 * @throws PortcullisError `usage` without a ref, or where it is not known where skills are: a changed one would go unseen
 */
async function changedSelection(world, changed, config, cases, comparator) {
    if (changed === null)
        return null;
    const mergeBase = comparator?.commits.merge_base ?? null;
    if (comparator === null || mergeBase === null) {
        throw new portcullis_error/* PortcullisError */.SO('usage', '--changed: expected --base-ref, with whose merge base to compare, found none', 'Example: portcullis plan --changed --base-ref origin/main');
    }
    const roots = changed.skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills;
    if (roots.length === 0) {
        throw new portcullis_error/* PortcullisError */.SO('usage', '--changed: expected to know where the skills are, found no roots', 'Name them with --skills, or under `skills` in .github/portcullis/config.yml.');
    }
    const { folders } = await (0,load_skills/* loadSkills */.l1)(world.root, roots);
    const changes = await changesSince(world, comparator, cases, folders, roots);
    const listings = await listingChanges(comparator, changes);
    const entries = (0,touched_cases/* changedEntries */.bF)(comparator.baseline, await (0,routing_comparator/* headBaseline */.k7)(world.root, config));
    const ids = cases.map(({ definition }) => definition.case_id);
    const differing = new Set(ids.filter((id) => changes.cases.has(id)));
    const told = {
        merge_base: mergeBase,
        cases: (0,ordering/* sortedUnique */.Z$)(ids.filter((id) => differing.has(id) || entries.has(id))),
        skills: (0,ordering/* sortedUnique */.Z$)(changes.skills),
        everything: (0,ordering/* sortedUnique */.Z$)(changes.everything),
        listings: [...listings],
    };
    return { cases: (0,touched_cases/* touchedByChanges */.XV)(cases, told), differing, told };
}
const REGULAR = /^100/;
/**
 * What clients list otherwise than at the comparator (src/routing/README.md, "Shards"), in order of the paths. The comparator's texts are read
 * only where nothing else decides. What cannot be read or understood on either side counts as changed: too many cases is the safe side.
 */
async function listingChanges(comparator, { listed, top, everything }) {
    if (listed.length === 0)
        return [];
    const before = await comparator.entries();
    const present = [];
    const found = [];
    for (const file of listed) {
        const [was, is] = [before.get(file.path), await placeOf((0,external_node_path_.join)(top, file.path))];
        if (was === undefined && is === 'nothing')
            continue;
        if (was === undefined)
            found.push(changeOf(file, 'added'));
        else if (is === 'nothing')
            found.push(changeOf(file, 'removed'));
        else if (!REGULAR.test(was) || is === 'no file')
            found.push(changeOf(file, 'unreadable'));
        else
            present.push(file);
    }
    for (const file of everything.length > 0 || found.length > 0 ? [] : present) {
        const fields = await differenceOf(comparator, top, file.path);
        if (fields === null)
            found.push(changeOf(file, 'unreadable'));
        else if (fields.length > 0)
            found.push({ ...changeOf(file, 'changed'), fields: [...fields] });
    }
    return found.sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.file, right.file));
}
/** As `listingDifference` says; null also where a side cannot be read. */
async function differenceOf(comparator, top, path) {
    try {
        const before = await comparator.read(path);
        const after = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.join)(top, path), 'what clients list');
        if (before === null)
            return null;
        // Who may execute it is no text.
        return before.text === after
            ? []
            : listingDifference(await listedText(before.text, path), await listedText(after, path));
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.SO)
            return null;
        throw error;
    }
}
async function listedText(text, path) {
    return path.endsWith('.yaml') ? { fields: await (0,load_skills/* yamlFields */.zK)(text, path), body: '' } : (0,load_skills/* parseFrontmatter */.yv)(text, path);
}
async function placeOf(path) {
    try {
        return (await (0,promises_.lstat)(path)).isFile() ? 'file' : 'no file';
    }
    catch (error) {
        if ((0,file_error/* isMissing */.b2)(error))
            return 'nothing';
        throw error;
    }
}
function changeOf({ name, path }, change) {
    return { name, file: path, change, fields: [] };
}

;// CONCATENATED MODULE: ./build/app/plan/make-plan.js











/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
async function makePlan(world, options, constraints = {}) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const fixed = options.trials ?? (constraints.scripted === true ? config.sampling.trials : null);
    const comparator = await (0,routing_comparator/* loadRoutingComparator */.NY)(world, options.compare, options.cases);
    const basis = fixed === null ? await planningBasis(world, config, comparator, cases, constraints) : null;
    const trials = (definition, agent) => {
        const { required, all } = basis === null
            ? (0,cell_rule/* fixedTrials */.iM)(fixed ?? config.sampling.trials)
            : (0,cell_rule/* plannedTrials */.mw)((0,cell_rule/* ruleOfPlan */.Pv)(basis, definition.case_id, agent), basis.policy);
        const most = Math.max(all, constraints.moreTrials?.(definition.case_id, agent) ?? 0);
        return required === all ? (0,cell_rule/* fixedTrials */.iM)(most) : { required, all: most };
    };
    const changed = await changedSelection(world, options.changed ?? null, config, cases, comparator);
    const plan = (0,plan_units/* planUnits */.n)({
        cases,
        providers: [...config.providers.keys()],
        selection: changed === null ? options.selection : { ...options.selection, changed: changed.told },
        touched: changed,
        trials,
        commit: (await repository?.headCommit()) ?? null,
        batchRunId: constraints.batchRunId ?? world.newId(),
        newId: world.newId,
    });
    // What the change touches is recorded also where nothing is selected by it; where it cannot be told, it may be anything.
    const ofAll = comparator === null ? null : { skills: options.skills ?? null };
    const known = changed ?? (await changedSelection(world, ofAll, config, cases, comparator).catch(portcullis_error/* asPortcullisError */.Uj));
    const isKnown = known !== null && !(known instanceof portcullis_error/* PortcullisError */.SO);
    return { plan: isKnown ? { ...plan, changes: known.told } : plan, cases, config, comparator };
}
/** Recordings are scored also where the baseline cannot be read: the gate will say so, and nothing is spent until then. */
async function planningBasis(world, config, comparator, cases, { moreTrials }) {
    const basis = await samplingBasis(world, config, comparator, cases).catch(portcullis_error/* asPortcullisError */.Uj);
    if (!(basis instanceof portcullis_error/* PortcullisError */.SO))
        return basis;
    if (moreTrials === undefined)
        throw basis;
    world.say(`warning: planned without the counts of the baseline: ${basis.message}`);
    return null;
}
/**
 * Policy and counts that a run is planned by: the comparator's, and where none is known the working tree's own, which are the same
 * unless the pull request changes them.
 */
async function samplingBasis(world, config, comparator, cases) {
    const head = await (0,routing_comparator/* headBaseline */.k7)(world.root, config);
    const today = world.now().toISOString().slice(0, 10);
    const before = comparator ?? { config, baseline: head, cases: null };
    const renames = await (0,skill_renames/* skillRenames */.Z)(world.root, config, comparator);
    const { changes } = (0,case_changes/* caseChanges */.W)(cases, before.cases, renames, before.baseline.entries.keys());
    return { policy: before.config.sampling, comparator: before.baseline, head, changes, today, hidesReads: known_providers/* HIDES_READS */.uc };
}


/***/ }),

/***/ 99105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ clientSkills),
/* harmony export */   r: () => (/* binding */ unavailableSkills)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7790);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32617);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49573);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62428);





/**
 * Which skills a provider's units get, and how (src/providers/README.md, "Places").
 *
 * @param roots absolute, or relative to the repository
 * @throws PortcullisError where two would be installed under one name
 */
async function clientSkills(root, roots, { providers }, agent) {
    const inRepository = (path) => (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .withSlashes */ .sq)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)));
    const named = (providers.get(agent)?.skills ?? []).map(inRepository);
    const places = [];
    for (const path of _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .PROVIDERS */ .xq.get(agent)?.skillRoots ?? [])
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            places.push(path);
    const all = new Set([...roots, ...named, ...places].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)));
    const placed = (await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSkills */ .l1)(root, [...all])).folders.map((folder) => ({
        folder,
        placing: (0,_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .placingOf */ .w4)(inRepository(folder.root), agent, named),
    }));
    // What lies in a place of its own is what it would read.
    const own = placed.flatMap(({ folder, placing }) => (placing === 'own' ? [folder] : []));
    const names = new Set(own.map(nameOf));
    const others = placed.filter(({ folder }) => !names.has(nameOf(folder)));
    const installed = others.flatMap(({ folder, placing }) => (placing === 'not_available' ? [] : [folder]));
    (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseTwins */ .sv)(installed);
    for (const folder of installed)
        names.add(nameOf(folder));
    return {
        copied: [
            ...own.map(({ path }) => ({ path, plugin: null, into: inRepository((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) })),
            ...installed.map(({ path, plugin }) => ({ path, plugin })),
        ],
        missing: others.flatMap(({ folder }) => names.has(nameOf(folder)) ? [] : [{ name: folder.name, root: inRepository(folder.root) }]),
    };
}
function nameOf({ listing }) {
    return listing.name.toLowerCase();
}
/** What `validate` and `plan` say: a line for each provider that skills of the configuration do not reach. */
async function unavailableSkills(root, roots, config) {
    const lines = [];
    for (const agent of config.providers.keys()) {
        const { missing } = await clientSkills(root, roots, config, agent);
        if (missing.length === 0)
            continue;
        const [names, places] = [missing.map(({ name }) => name), new Set(missing.map((skill) => skill.root))];
        const help = `it does not read ${[...places].join(', ')} (providers.${agent}.skills installs from there)`;
        lines.push(`not_available to ${agent}: ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .K)(names)}: ${help}`);
    }
    return lines;
}


/***/ }),

/***/ 97343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ clientOf),
  v: () => (/* binding */ providerProblem)
});

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
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

// EXTERNAL MODULE: ./build/evidence/text-rules.js
var text_rules = __webpack_require__(61359);
;// CONCATENATED MODULE: ./build/providers/text-reader.js

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
    const { skills, failedSkills, files } = (0,text_rules/* textCalls */.HS)(text);
    const events = [
        ...skills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, true)),
        ...failedSkills.flatMap((skill) => callWithResult('skill', { kind: 'skill', skill }, false)),
        ...(files.length === 0 ? [] : callWithResult('read', { kind: 'opens', paths: files }, true)),
    ];
    return events.length === 0 ? [{ type: 'assistant_text', text, synthetic: false }] : events;
}
function callWithResult(tool, purpose, ok) {
    const input = purpose.kind === 'skill' ? { skill: purpose.skill } : { paths: purpose.paths };
    return [
        { type: 'tool_call', call_id: null, tool, input, purpose },
        {
            type: 'tool_result',
            call_id: null,
            ok,
            ...(purpose.kind === 'skill' ? { loaded: purpose.skill } : {}),
        },
    ];
}

;// CONCATENATED MODULE: ./build/providers/custom-client.js



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
function customClient(id, template, names, reader = textReader(id)) {
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
                throw new portcullis_error/* PortcullisError */.SO('invalid_input', `provider ${id}: expected a model for {model}, found none`, `Set providers.${id}.model, or name it with --provider-model.`);
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
    throw new portcullis_error/* PortcullisError */.SO('invalid_input', `provider ${id}: expected a prompt that fits into an argument, found ${tooLong ? 'a longer one' : 'a zero byte in it'}`, 'Without {prompt} in the command the prompt goes to standard input, which takes anything.');
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

// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
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
        throw new portcullis_error/* PortcullisError */.SO('usage', `${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
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
                expected: `one of ${known}`,
                found: provider === contracts_config/* DEFAULT_PROVIDER */.Gr ? JSON.stringify(id) : `${JSON.stringify(id)} without a command`,
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


/***/ })

};
