export const id = 1335;
export const ids = [1335];
export const modules = {

/***/ 54005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ changesSince)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
;// CONCATENATED MODULE: ./build/routing/changes-of-paths.js

/** Configuration and the lock of the clients; what runs them. */
const OF_EVERYTHING = ['.github/portcullis/', '.github/workflows/', '.github/actions/'];
/** What agents read beside skills: instructions and settings, wherever they lie. */
const INSTRUCTIONS = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI|copilot-instructions)(?:\.local)?\.md$|\.instructions\.md$|(?:^|\/)\.claude\/settings(?:\.local)?\.json$/i;
/** In these folders of a client or plugin, each file is something that a model can choose instead of a skill. */
const CHOICES = new Set(['agents', 'commands', 'prompts']);
const CLIENT_FOLDERS = new Set(['.claude', '.agents', '.codex', '.github', '.copilot']);
const MANIFEST = '.claude-plugin/plugin.json';
/** By this Codex knows whether it may choose a skill by itself. */
const CODEX_FILE = 'agents/openai.yaml';
/**
 * Which skills changed files belong to (CONTRIBUTING.md, "Shards"). A file under a root of skills that belongs to none of them, such
 * as a plugin's manifest or what several skills share, is one of everything; so is a root that is a link or a submodule itself.
 */
function changesOfPaths({ paths, skills, roots, compared, before }) {
    const changed = paths.filter((path) => !compared.has(path));
    const present = skills.filter(({ folders, files }) => [...folders, ...files].some((place) => changed.some((path) => meets(path, place))));
    const names = new Set(present.flatMap((skill) => skill.names));
    const places = skills.flatMap((skill) => [...skill.folders, ...skill.files]);
    const others = changed.filter((path) => !places.some((folder) => isIn(path, folder)));
    const gone = others.filter((path) => roots.some((root) => isIn(path, root)) && nameOf(path) === path_segments/* SKILL_FILE */.LF);
    for (const file of gone)
        names.add(nameOf(folderOf(file)));
    const elsewhere = new Set(others);
    const everything = changed.filter((path) => {
        if (INSTRUCTIONS.test(path))
            return true;
        if (!elsewhere.has(path))
            return false;
        if (OF_EVERYTHING.some((folder) => path.startsWith(folder)))
            return true;
        if (gone.some((file) => isIn(path, folderOf(file))))
            return false;
        return roots.some((root) => 
        // A root that is a link or lies in a submodule changes as one file.
        (root !== '' && meets(path, root)) ||
            (root === '' && path.startsWith('.claude-plugin/')) ||
            path === joined(folderOf(root), MANIFEST));
    });
    const plugins = new Set(roots.flatMap((root) => [root, folderOf(root)]).filter((folder) => before.has(joined(folder, MANIFEST))));
    const choices = others.flatMap((path) => choiceAt(path, plugins));
    for (const { name } of choices)
        names.add(name);
    const listed = [
        ...changed.flatMap((path) => skills.filter((skill) => lists(path, skill)).map((skill) => listing(skill, path))),
        ...gone.map((path) => ({ name: nameOf(folderOf(path)), path })),
        ...choices,
    ];
    return { skills: names, listed, everything };
}
/** Whether clients list the skill by that file, or find it behind that link or submodule. */
function lists(path, { folders, files }) {
    return (files.includes(path) ||
        folders.some((folder) => [path_segments/* SKILL_FILE */.LF, CODEX_FILE].some((file) => path === joined(folder, file)) ||
            folder === path ||
            folder.startsWith(`${path}/`)));
}
function listing({ names }, path) {
    return { name: names[0] ?? '', path };
}
/** The command or agent that a file describes, for a client or in a plugin; none where it is another file. */
function choiceAt(path, plugins) {
    const parts = path.split('/');
    const name = (parts.pop() ?? '').replace(/(?:\.agent|\.prompt)?\.(?:md|toml)$/i, '');
    const isChoice = parts.some((part, index) => CHOICES.has(part) && (CLIENT_FOLDERS.has(parts[index - 1] ?? '') || plugins.has(parts.slice(0, index).join('/'))));
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

// EXTERNAL MODULE: ./build/app/open-repository.js
var open_repository = __webpack_require__(49571);
;// CONCATENATED MODULE: ./build/app/changes-since.js






/**
 * What the working tree has otherwise than the comparator: cases, skills, and what concerns them all. Nothing where no comparator is
 * known, since then it is not known what a change is. Skills outside of the repository are never changed.
 */
async function changesSince(world, comparator, cases, { folders, roots }) {
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
    const compared = [...cases.map(({ file }) => file), comparator.report.baseline_path];
    const entries = await comparator.entries();
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
        roots: (await Promise.all(roots.map(both))).flat(),
        compared: new Set(compared.map(asWritten)),
        before: entries,
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


/***/ }),

/***/ 8582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ comparatorFor),
/* harmony export */   b: () => (/* binding */ comparatorTokens)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28397);
/* harmony import */ var _comparator_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4157);
/* harmony import */ var _load_cases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68758);
/* harmony import */ var _load_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13169);
/* harmony import */ var _open_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49571);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38413);
/* harmony import */ var _routing_comparator_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36739);








/** What is compared with, and what it holds; null where nothing is. Throws `not_comparable` where that cannot be told. */
async function comparatorFor(world, { baseRef, run = null }, paths) {
    const request = run?.request ?? (baseRef === null ? null : { kind: 'named', baseRef });
    if (request === null)
        return null;
    const repository = await (0,_open_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .openRepository */ .h)(world);
    if (repository === null) {
        const wanted = run === null ? '--base-ref: expected' : 'expected';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S('not_comparable', `${world.root}: ${wanted} a git repository, found none`);
    }
    const config = await (0,_load_config_js__WEBPACK_IMPORTED_MODULE_4__/* .configOrDefault */ .zO)(world.root);
    const sources = (0,_comparator_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .comparatorSources */ .f)(repository, run?.github.access ?? null);
    const comparator = await (0,_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveComparator */ .vA)(sources, request, run?.github.event ?? null);
    const places = { paths: (0,_load_cases_js__WEBPACK_IMPORTED_MODULE_3__/* .casePaths */ .n2)(world, paths) ?? config.cases, named: paths !== null };
    const { read, entries, name } = comparator;
    return { ...(await (0,_routing_comparator_js__WEBPACK_IMPORTED_MODULE_7__/* .routingComparator */ .NO)(comparator, places)), read, entries, name };
}
/** What the comparator's version of a case asks for, so that it is recorded beside what the case itself asks. */
function comparatorTokens(comparatorCases, { definition }, agent) {
    const ids = new Set([definition.case_id, definition.renamed_from]);
    const before = comparatorCases.find((item) => ids.has(item.definition.case_id));
    if (before === undefined)
        return {};
    const asked = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_1__/* .requirementsOf */ .CG)(before.definition, agent);
    return { furtherTokens: (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_1__/* .tokensOf */ .k8)(asked), furtherAnyTokens: asked.any ?? [] };
}


/***/ }),

/***/ 23034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ headBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25649);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82296);



/** The baseline that the working tree proposes; an empty one where it has none. */
async function headBaseline(root, config) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, config.baseline), 'the baseline');
    return text === undefined ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_BASELINE */ .G6 : (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBaseline */ .nk)(text, config.baseline);
}


/***/ }),

/***/ 15301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadSkills),
/* harmony export */   s: () => (/* binding */ refuseTwins)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40748);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _parse_frontmatter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52884);







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
            const { fields: frontmatter, body } = await (0,_parse_frontmatter_js__WEBPACK_IMPORTED_MODULE_6__/* .parseFrontmatter */ .y)(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF));
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
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('not_found', `${root}: the skills: there is no such folder`, 'Name a folder that holds skills.');
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
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('invalid_input', `${name}: expected one skill of this name, found ${other} and ${path}`, 'Name the roots so that only one of them is installed.');
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


/***/ }),

/***/ 79610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(46280);
// EXTERNAL MODULE: ./build/routing/sampling/planned-trials.js
var planned_trials = __webpack_require__(42207);
// EXTERNAL MODULE: ./build/routing/sampling/sampling-basis.js
var sampling_basis = __webpack_require__(15701);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/routing/changed-entries.js
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

// EXTERNAL MODULE: ./build/routing/touched-cases.js
var touched_cases = __webpack_require__(93387);
// EXTERNAL MODULE: ./build/app/changes-since.js + 1 modules
var changes_since = __webpack_require__(54005);
// EXTERNAL MODULE: ./build/app/head-baseline.js
var head_baseline = __webpack_require__(23034);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
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
 * The fields by which clients list the file otherwise than before (CONTRIBUTING.md, "Shards"), sorted; none where a model chooses as it
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

// EXTERNAL MODULE: ./build/app/parse-frontmatter.js
var parse_frontmatter = __webpack_require__(52884);
;// CONCATENATED MODULE: ./build/app/listing-changes.js








const REGULAR = /^100/;
/**
 * What clients list otherwise than at the comparator (CONTRIBUTING.md, "Shards"), in order of the paths. The comparator's texts are read
 * only where nothing else decides. What cannot be read or understood on either side counts as changed: too many cases is the safe side.
 */
async function listingChanges(comparator, { files, top, isDecided }) {
    if (files.length === 0)
        return [];
    const before = await comparator.entries();
    const present = [];
    const found = [];
    for (const file of files) {
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
    for (const file of isDecided || found.length > 0 ? [] : present) {
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
        if (error instanceof portcullis_error/* PortcullisError */.S)
            return null;
        throw error;
    }
}
async function listedText(text, path) {
    return path.endsWith('.yaml') ? { fields: await (0,parse_frontmatter/* yamlFields */.z)(text, path), body: '' } : (0,parse_frontmatter/* parseFrontmatter */.y)(text, path);
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

// EXTERNAL MODULE: ./build/app/load-skills.js
var load_skills = __webpack_require__(15301);
;// CONCATENATED MODULE: ./build/app/changed-selection.js









/**
 * The cases that changes since the merge base touch (CONTRIBUTING.md, "Shards"); null where they are not asked for.
 *
 * @throws PortcullisError `usage` without a ref, or where it is not known where skills are: a changed one would go unseen
 */
async function changedSelection(world, { changed }, { config, cases, comparator, }) {
    if (changed === undefined || changed === null)
        return null;
    const mergeBase = comparator?.report.merge_base ?? null;
    if (comparator === null || mergeBase === null) {
        throw new portcullis_error/* PortcullisError */.S('usage', '--changed: expected --base-ref, with whose merge base to compare, found none', 'Example: portcullis plan --changed --base-ref origin/main');
    }
    const roots = changed.skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills;
    if (roots.length === 0) {
        throw new portcullis_error/* PortcullisError */.S('usage', '--changed: expected to know where the skills are, found no roots', 'Name them with --skills, or under `skills` in .github/portcullis/config.yml.');
    }
    const { folders } = await (0,load_skills/* loadSkills */.l)(world.root, roots);
    const changes = await (0,changes_since/* changesSince */.s)(world, comparator, cases, { folders, roots });
    const { everything, listed, top } = changes;
    const listings = await listingChanges(comparator, { files: listed, top, isDecided: everything.length > 0 });
    const entries = changedEntries(comparator.baseline, await (0,head_baseline/* headBaseline */.k)(world.root, config));
    const ids = cases.map(({ definition }) => definition.case_id);
    const differing = new Set(ids.filter((id) => changes.cases.has(id)));
    const touched = (0,touched_cases/* touchedCases */.Y)(cases, { skills: changes.skills, cases: new Set([...differing, ...entries]) });
    return {
        // A model chooses among all that is listed, so that another list can change what any prompt gets.
        cases: everything.length > 0 || listings.length > 0 ? new Set(ids) : touched,
        differing,
        told: {
            merge_base: mergeBase,
            cases: (0,ordering/* sortedUnique */.Z$)(ids.filter((id) => differing.has(id) || entries.has(id))),
            skills: (0,ordering/* sortedUnique */.Z$)(changes.skills),
            everything: (0,ordering/* sortedUnique */.Z$)(everything),
            listings: [...listings],
        },
    };
}

// EXTERNAL MODULE: ./build/app/comparator-cases.js
var comparator_cases = __webpack_require__(8582);
// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(13169);
// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(68758);
// EXTERNAL MODULE: ./build/app/open-repository.js
var open_repository = __webpack_require__(49571);
// EXTERNAL MODULE: ./build/app/sampling-basis.js
var app_sampling_basis = __webpack_require__(34096);
;// CONCATENATED MODULE: ./build/app/make-plan.js










/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
async function makePlan(world, options, known = {}) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const fixed = options.trials ?? (known.scripted === true ? config.sampling.trials : null);
    const comparator = await (0,comparator_cases/* comparatorFor */.I)(world, options, options.cases);
    const basis = fixed === null ? await basisOrWarning(world, config, comparator, cases, known) : null;
    const trials = (definition, agent) => {
        const { required, all } = basis === null
            ? (0,planned_trials/* fixedTrials */.i)(fixed ?? config.sampling.trials)
            : (0,planned_trials/* plannedTrials */.m)((0,sampling_basis/* ruleOfPlan */.Pv)(basis, definition.case_id, agent), basis.policy);
        const most = Math.max(all, known.moreTrials?.(definition.case_id, agent) ?? 0);
        return required === all ? (0,planned_trials/* fixedTrials */.i)(most) : { required, all: most };
    };
    const changed = await changedSelection(world, options, { config, cases, comparator });
    const plan = (0,plan_units/* planUnits */.n)({
        cases,
        providers: [...config.providers.keys()],
        selection: changed === null ? options.selection : { ...options.selection, changed: changed.told },
        touched: changed,
        trials,
        commit: (await repository?.headCommit()) ?? null,
        batchRunId: known.batchRunId ?? world.newId(),
        newId: world.newId,
    });
    return { plan, cases, config, comparator };
}
/** Recordings are scored also where the baseline cannot be read: the gate will say so, and nothing is spent until then. */
async function basisOrWarning(world, config, comparator, cases, { moreTrials }) {
    try {
        return await (0,app_sampling_basis/* samplingBasis */.I)(world, config, comparator, cases);
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S) || moreTrials === undefined)
            throw error;
        world.say(`warning: planned without the counts of the baseline: ${error.message}`);
        return null;
    }
}


/***/ }),

/***/ 52884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ parseFrontmatter),
/* harmony export */   z: () => (/* binding */ yamlFields)
/* harmony export */ });
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);


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
        const { value } = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYamlDocument */ .I)(text, file);
        const isMap = value !== null && typeof value === 'object' && !Array.isArray(value);
        return isMap ? new Map(Object.entries(value)) : null;
    }
    catch (error) {
        if (error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 34096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ samplingBasis)
/* harmony export */ });
/* harmony import */ var _routing_case_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10897);
/* harmony import */ var _head_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23034);
/* harmony import */ var _skill_renames_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9359);



/**
 * Policy and counts that a run is planned by: the comparator's, and where none is known the working tree's own, which are the same
 * unless the pull request changes them.
 */
async function samplingBasis(world, config, comparator, cases) {
    const head = await (0,_head_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .headBaseline */ .k)(world.root, config);
    const today = world.now().toISOString().slice(0, 10);
    const before = comparator ?? { config, baseline: head, cases: null };
    const renames = await (0,_skill_renames_js__WEBPACK_IMPORTED_MODULE_2__/* .skillRenames */ .Z)(world.root, config);
    const { changes } = (0,_routing_case_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .caseChanges */ .W)(cases, before.cases, renames, before.baseline.entries.keys());
    return { policy: before.config.sampling, comparator: before.baseline, head, changes, today };
}


/***/ }),

/***/ 9359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ skillRenames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15301);



/** A configured root that is gone is no error here: only what skills were called before is of interest. */
async function skillRenames(root, config) {
    const roots = [];
    for (const path of config.skills)
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isFolder */ .lQ)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))
            roots.push(path);
    return (await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_2__/* .loadSkills */ .l)(root, roots)).renames;
}


/***/ }),

/***/ 12404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ro: () => (/* binding */ CLIENTS),
  fe: () => (/* binding */ clientOf),
  v6: () => (/* binding */ providerProblem)
});

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/providers/client-environment.js
/** Where programs and the language of messages are looked up; they hold nothing of the user's own. */
const HANDED_ON = ['PATH', 'LANG', 'LC_ALL'];
/** Without these a process on Windows finds neither its system's libraries, nor a shell, nor installed programs. */
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
/** How every client reaches the network of a company: proxies, and authorities that sign for them. */
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
 * What every client gets: programs and language as they were given, the unit's own folders in place of the user's, and no colours.
 * Nothing else of the given environment (CONTRIBUTING.md, "Clients").
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
        // Also what a client starts, such as a test runner, must not colour what is read.
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
/** The given variables of these names that hold something. An empty key is no key. */
function chosen(given, names) {
    const anyCase = isWindows(given);
    return Object.fromEntries(names.flatMap((name) => {
        const value = client_environment_valueOf(given, name, anyCase);
        return value === undefined || value === '' ? [] : [[name, value]];
    }));
}
/** Windows calls it `Path`, and means the same by any case; a copy of the environment does not. */
function client_environment_valueOf(given, name, anyCase) {
    if (given[name] !== undefined || !anyCase)
        return given[name];
    const key = Object.keys(given).find((other) => other.toLowerCase() === name.toLowerCase());
    return key === undefined ? undefined : given[key];
}

// EXTERNAL MODULE: ./build/providers/claude/claude-reader.js + 2 modules
var claude_reader = __webpack_require__(50471);
;// CONCATENATED MODULE: ./build/providers/claude/claude-client.js



/** The model of a rehearsal: any name works, and this one brings no note on standard error. */
const SCRIPTED_MODEL = 'claude-sonnet-4-5';
/** Keys in the order in which Claude prefers them, the address of a gateway and what one asks for. */
const LIVE_VARIABLES = [
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_CUSTOM_HEADERS',
    // On Windows its shell is that of Git, which it may not find by itself.
    'CLAUDE_CODE_GIT_BASH_PATH',
    ...NETWORK_VARIABLES,
];
/**
 * Claude Code (CONTRIBUTING.md, "Clients"). Its own defaults decide what the model may do: it reads inside of the workspace and is
 * refused what would have to be approved. `--bare` and `--disable-slash-commands` would take its skills away.
 */
const claudeClient = {
    id: 'claude',
    program: 'claude',
    reader: claude_reader/* claudeReader */.i,
    ending: 'jsonl',
    highestTier: 1,
    skillsFolder: '.claude/skills',
    takesPlugins: true,
    versionArgs: ['--version'],
    liveVariables: LIVE_VARIABLES,
    accessVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_CUSTOM_HEADERS'],
    logFolders: ({ home }) => [`${configFolder(home)}/projects`, `${configFolder(home)}/debug`],
    launch,
};
function launch(request) {
    const { prompt, maxTurns, allowSkills, places } = request;
    const model = request.model ?? (request.source.kind === 'scripted' ? SCRIPTED_MODEL : null);
    const asMessage = prompt === '' || prompt.startsWith('/');
    if (prompt !== '' && prompt.trim() === '') {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', 'prompt: expected a text for Claude, found nothing but white space, which it does not hand to the model', 'Give the case a prompt with words, or leave the case out for this provider.');
    }
    return {
        args: [
            '--print',
            '--output-format',
            'stream-json',
            '--verbose',
            ...(asMessage ? ['--input-format', 'stream-json'] : []),
            ...(model === null ? [] : ['--model', model]),
            ...(maxTurns === null ? [] : ['--max-turns', String(maxTurns)]),
            // A skill with `allowed-tools` in its frontmatter is refused without this, which says nothing about routing.
            ...(allowSkills ? ['--allowedTools', 'Skill'] : []),
            ...request.plugins.flatMap((folder) => ['--plugin-dir', folder]),
        ],
        environment: environment(request, places),
        files: [],
        input: asMessage ? messageLine(prompt) : prompt,
    };
}
/**
 * A prompt that begins with `/` would be taken for a command: `/clear` ends the run, `/alpha-skill` loads a skill without an event.
 * Only the last block of a message is looked at, and an empty one does not reach the model. The same holds the empty prompt.
 */
function messageLine(prompt) {
    const content = [prompt, ''].map((text) => ({ type: 'text', text }));
    return `${JSON.stringify({ type: 'user', message: { role: 'user', content } })}\n`;
}
function environment(request, { home }) {
    const { source, given } = request;
    return {
        ...unitEnvironment(request),
        CLAUDE_CONFIG_DIR: configFolder(home),
        // Without it there are requests to other hosts than the model's; the three others say the same of single ones.
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_TELEMETRY: '1',
        DISABLE_ERROR_REPORTING: '1',
        DISABLE_AUTOUPDATER: '1',
        ...(source.kind === 'live'
            ? chosen(given, LIVE_VARIABLES)
            : { ANTHROPIC_BASE_URL: source.url, ANTHROPIC_API_KEY: source.key, CLAUDE_CODE_MAX_RETRIES: '0' }),
    };
}
function configFolder(home) {
    return `${home}/.claude`;
}

;// CONCATENATED MODULE: ./build/providers/is-sandboxed.js
/**
 * Whether a client keeps its own sandbox and approvals for the commands that the model runs.
 *
 * A scripted model runs what the scenario says, without a key and without a network. Live, a model runs what it likes: on
 * somebody's own machine the client's protection stays on. In CI it is off, since the machine is thrown away, and since Codex'
 * sandbox needs user namespaces, which containers and Ubuntu's runners often refuse: then every command fails, also the one that
 * reads a skill, and the unit would fail for a reason that has nothing to do with routing. `configured` overrules this for live runs.
 */
function isSandboxed({ source, given }, configured) {
    if (source.kind === 'scripted')
        return false;
    const ci = given['CI'];
    return configured ?? (ci === undefined || ci === '' || ci === 'false' || ci === '0');
}

;// CONCATENATED MODULE: ./build/providers/codex/codex-config.js
/**
 * `config.toml` of a unit. Null means the built-in provider. The built-in one can be pointed at another address as well, but tries
 * websockets there first, which no gateway speaks: seven seconds and five error lines before it falls back.
 */
function codexConfig(provider) {
    const lines = [
        // Nothing above the workspace is part of it.
        'project_root_markers = []',
        'check_for_update_on_startup = false',
        ...(provider === null ? [] : ['model_provider = "portcullis"']),
        '',
        // Else ab.chatgpt.com.
        '[analytics]',
        'enabled = false',
        '',
        '[features]',
        // Else github.com and chatgpt.com, and a `git clone` that takes four seconds.
        'plugins = false',
        'remote_plugin = false',
        'apps = false',
        // Else a connection that is refused is tried for ever, whatever the retries say.
        'unbounded_connection_retries = false',
        '',
        // Names with KEY, SECRET or TOKEN do not reach the commands that the model runs.
        '[shell_environment_policy]',
        'ignore_default_excludes = false',
        ...(provider === null ? [] : ['', ...providerLines(provider)]),
    ];
    return `${lines.join('\n')}\n`;
}
function providerLines({ url, keyVariable, retries }) {
    return [
        '[model_providers.portcullis]',
        'name = "Portcullis"',
        `base_url = ${tomlText(url.replace(/\/+$/, ''))}`,
        'wire_api = "responses"',
        `env_key = ${tomlText(keyVariable)}`,
        'supports_websockets = false',
        ...(retries ? [] : ['request_max_retries = 0', 'stream_max_retries = 0']),
    ];
}
/** JSON's escapes are those of a basic string in TOML, but for DEL, which JSON leaves as it is. */
function tomlText(text) {
    return JSON.stringify(text.toWellFormed()).replaceAll('\u{7f}', String.raw `\u007f`);
}

// EXTERNAL MODULE: ./build/providers/codex/codex-reader.js
var codex_reader = __webpack_require__(9648);
;// CONCATENATED MODULE: ./build/providers/codex/codex-client.js





/** The model of a rehearsal: unknown names bring a warning, and newer ones wrap every command in a script of their own. */
const codex_client_SCRIPTED_MODEL = 'gpt-5.5';
/** What holds the key in a rehearsal; `config.toml` names it. */
const SCRIPTED_KEY = 'PORTCULLIS_MODEL_KEY';
const codex_client_LIVE_VARIABLES = [
    'CODEX_API_KEY',
    // Codex itself does not look at it without a login; it stands in for the other.
    'OPENAI_API_KEY',
    // Not looked at by Codex either: it becomes a provider in `config.toml`.
    'OPENAI_BASE_URL',
    'OPENAI_ORGANIZATION',
    'OPENAI_PROJECT',
    'CODEX_CA_CERTIFICATE',
    ...NETWORK_VARIABLES,
];
/** The longest argument that every system takes with room to spare. */
const ARGUMENT_LIMIT = 8000;
const BYTE_ORDER_MARK = '\u{feff}';
/** Codex (CONTRIBUTING.md, "Clients"). `sandbox` as the configuration has it. */
function codexClient(sandbox) {
    return {
        id: 'codex',
        program: 'codex',
        reader: codex_reader/* codexReader */.l,
        ending: 'jsonl',
        highestTier: 1,
        skillsFolder: '.agents/skills',
        versionArgs: ['--version'],
        liveVariables: codex_client_LIVE_VARIABLES,
        // A gateway may ask for no key.
        accessVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'],
        logFolders: ({ home }) => [`${codexHome(home)}/sessions`, `${codexHome(home)}/log`],
        launch: (request) => codex_client_launch(request, isSandboxed(request, sandbox)),
    };
}
function codex_client_launch(request, sandboxed) {
    const { places, source, given } = request;
    const model = request.model ?? (source.kind === 'scripted' ? codex_client_SCRIPTED_MODEL : null);
    const live = chosen(given, codex_client_LIVE_VARIABLES);
    const { OPENAI_API_KEY: openaiKey, OPENAI_BASE_URL: gateway, ...handedOn } = live;
    const key = handedOn['CODEX_API_KEY'] ?? openaiKey;
    const provider = source.kind === 'scripted'
        ? { url: `${source.url}/v1`, keyVariable: SCRIPTED_KEY, retries: false }
        : gateway === undefined
            ? null
            : { url: gateway, keyVariable: 'CODEX_API_KEY', retries: true };
    const keys = source.kind === 'scripted'
        ? { [SCRIPTED_KEY]: source.key }
        : { ...handedOn, ...(key === undefined ? {} : { CODEX_API_KEY: key }) };
    const { last, input } = promptOf(request.prompt);
    return {
        args: [
            'exec',
            '--json',
            '--skip-git-repo-check',
            // Its own copy of the workspace may be written to; there is no network in the sandbox.
            ...(sandboxed ? ['--sandbox', 'workspace-write'] : ['--dangerously-bypass-approvals-and-sandbox']),
            ...(model === null ? [] : ['--model', model]),
            ...last,
        ],
        environment: { ...unitEnvironment(request), CODEX_HOME: codexHome(places.home), ...keys },
        files: [{ path: `${codexHome(places.home)}/config.toml`, text: codexConfig(provider) }],
        input,
    };
}
/**
 * Standard input takes any length and reaches the model as it is, but for three things: Codex refuses one that holds nothing but white
 * space, which an argument may; it takes away a byte order mark; and as an argument `-` would mean standard input.
 */
function promptOf(prompt) {
    if (prompt.trim() !== '')
        return { last: ['-'], input: prompt.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + prompt : prompt };
    if (prompt.length <= ARGUMENT_LIMIT)
        return { last: ['--', prompt], input: null };
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `prompt: expected at most ${ARGUMENT_LIMIT} characters where there is nothing but white space, found ${prompt.length}`, 'Give the case a prompt with words.');
}
function codexHome(home) {
    return `${home}/.codex`;
}

// EXTERNAL MODULE: ./build/providers/copilot/copilot-reader.js
var copilot_reader = __webpack_require__(38964);
;// CONCATENATED MODULE: ./build/providers/copilot/copilot-client.js




/** The model of a rehearsal, which Copilot asks for by chat completions. */
const copilot_client_SCRIPTED_MODEL = 'gpt-4.1';
const GITHUB_TOKENS = ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN'];
const copilot_client_LIVE_VARIABLES = [
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
    // A provider of one's own has no model that would go without saying.
    'COPILOT_MODEL',
    // GitHub Enterprise.
    'COPILOT_GH_HOST',
    'GH_HOST',
    ...NETWORK_VARIABLES,
];
/** What Copilot itself carries out; `/autopilot` and `/goal` go on with requests until they are stopped. */
const OWN_COMMAND = /^\s*(\/(?:compact|autopilot|goal))(?:\s|$)/i;
const copilot_client_BYTE_ORDER_MARK = '\u{feff}';
/** GitHub Copilot CLI (CONTRIBUTING.md, "Clients"). `sandbox` as the configuration has it. */
function copilotClient(sandbox) {
    return {
        id: 'copilot',
        program: 'copilot',
        reader: copilot_reader/* copilotReader */.y,
        ending: 'jsonl',
        highestTier: 1,
        skillsFolder: '.github/skills',
        takesPlugins: true,
        versionArgs: ['--version'],
        liveVariables: copilot_client_LIVE_VARIABLES,
        // A provider of one's own may ask for no key.
        accessVariables: [...GITHUB_TOKENS, 'COPILOT_PROVIDER_BASE_URL'],
        logFolders: ({ home }) => [`${copilotHome(home)}/session-state`, `${copilotHome(home)}/logs`],
        launch: (request) => copilot_client_launch(request, isSandboxed(request, sandbox)),
    };
}
function copilot_client_launch(request, sandboxed) {
    const { prompt, allowSkills, source } = request;
    const model = request.model ?? (source.kind === 'scripted' ? copilot_client_SCRIPTED_MODEL : null);
    refuseUngivable(prompt);
    return {
        args: [
            '--output-format',
            'json',
            '--no-color',
            ...(model === null ? [] : ['--model', model]),
            ...(sandboxed ? (allowSkills ? ['--allow-tool=skill'] : []) : ['--allow-all-tools']),
            ...request.plugins.flatMap((folder) => ['--plugin-dir', folder]),
        ],
        environment: copilot_client_environment(request),
        files: [],
        // One mark is taken away, so that another reaches the model.
        input: prompt.startsWith(copilot_client_BYTE_ORDER_MARK) ? copilot_client_BYTE_ORDER_MARK + prompt : prompt,
    };
}
function copilot_client_environment(request) {
    const { places, source, given } = request;
    // Without it GitHub is asked first, which takes five seconds. A provider of one's own needs no sign-in there.
    const offline = { COPILOT_OFFLINE: 'true' };
    const { COPILOT_PROVIDER_BASE_URL: provider, ...live } = chosen(given, copilot_client_LIVE_VARIABLES);
    const ownProvider = Object.entries(live).filter(([name]) => !GITHUB_TOKENS.includes(name));
    return {
        ...unitEnvironment(request),
        COPILOT_HOME: copilotHome(places.home),
        // It unpacks 235 MB of itself on first use; nothing but these packages is shared.
        COPILOT_PKG_CACHE_HOME: `${places.cache}/copilot`,
        COPILOT_AUTO_UPDATE: 'false',
        ...(source.kind === 'live'
            ? provider === undefined
                ? live
                : { ...offline, ...Object.fromEntries(ownProvider), COPILOT_PROVIDER_BASE_URL: provider }
            : {
                ...offline,
                COPILOT_PROVIDER_BASE_URL: `${source.url}/v1`,
                // Copilot masks this value wherever it occurs in its own output, so that it must be long and random.
                COPILOT_PROVIDER_API_KEY: source.key,
                // Of a model that it does not know it expects 64 000 tokens, and sends no more.
                COPILOT_PROVIDER_MAX_PROMPT_TOKENS: '1000000',
            }),
    };
}
function refuseUngivable(prompt) {
    const command = OWN_COMMAND.exec(prompt)?.[1];
    if (command === undefined && prompt.trim() !== '')
        return;
    const found = command === undefined ? 'nothing but white space' : `its own command ${command}`;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `prompt: expected a text that Copilot hands to the model, found ${found}`, 'Give the case another prompt, or leave the case out for this provider.');
}
function copilotHome(home) {
    return `${home}/.copilot`;
}

;// CONCATENATED MODULE: ./build/providers/fill-placeholders.js
/**
 * Puts values in the place of `{name}`, in one pass: a value that holds a placeholder itself stays as it is, and so do braces around
 * anything else. Keys are written with their braces.
 */
function fillPlaceholders(text, values) {
    return text.replaceAll(/\{[a-z]+\}/g, (placeholder) => values[placeholder] ?? placeholder);
}
/** What looks like a placeholder, in any letters. A shell's `${NAME}` does not, and neither do braces around anything else. */
const PLACEHOLDER = /(?<!\$)\{[A-Za-z_-]+\}/g;
/** The first placeholder of the texts that is none of the known ones, which are written with their braces; null where there is none. */
function unknownPlaceholder(texts, known) {
    const found = texts.flatMap((text) => text.match(PLACEHOLDER) ?? []);
    return found.find((placeholder) => !known.includes(placeholder)) ?? null;
}

// EXTERNAL MODULE: ./build/providers/readers.js
var readers = __webpack_require__(94577);
// EXTERNAL MODULE: ./build/evidence/text-rules.js
var text_rules = __webpack_require__(61359);
;// CONCATENATED MODULE: ./build/providers/text/text-reader.js

/**
 * The reader of a client of which nothing is known but that it prints text: its lines by the text rules (CONTRIBUTING.md, "Text
 * rules"). A line that says that a skill was loaded or a file read is that call with its result; any other is what the assistant said.
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
/** Those of arguments and values of variables. */
const PLACEHOLDERS = ['{prompt}', '{model}', ...PLACES];
/** Linux takes 128 KiB in one argument with the zero at its end, Windows 32767 characters in all of them together. */
const ARGUMENT_BYTES = 128 * 1024 - 1;
const WINDOWS_CHARACTERS = 30_000;
/** A provider that the configuration describes: a command, and either one of the readers or the text rules. */
function customClient(id, provider, template) {
    const [program = '', ...rest] = template.command;
    const reader = readerFor(id, template);
    return {
        id,
        program,
        reader,
        ending: reader.textOnly === true ? 'txt' : 'jsonl',
        highestTier: 1,
        skillsFolder: template.skillsFolder,
        versionArgs: template.version,
        liveVariables: provider.environment,
        accessVariables: [],
        logFolders: (places) => template.logFolders.map((folder) => fillPlaceholders(folder, ofPlaces(places))),
        launch: (request) => custom_client_launch(id, rest, template, provider.environment, request),
    };
}
function readerFor(id, { reader }) {
    return readers/* READERS */.H.get(reader) ?? textReader(id);
}
function custom_client_launch(id, args, template, names, request) {
    const { prompt, model, source, given, places } = request;
    if (source.kind === 'scripted') {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `provider ${id}: expected a client that a rehearsal can point at its own model, found a command of the configuration`, 'Leave the provider out with --agents, or run it live.');
    }
    const all = [...args, ...Object.values(template.set)];
    if (model === null && all.some((text) => text.includes('{model}'))) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `provider ${id}: expected a model for {model}, found none`, `Set providers.${id}.model, or name it with --provider-model.`);
    }
    const values = {
        ...ofPlaces(places),
        '{prompt}': prompt,
        '{model}': model ?? '',
    };
    const filled = args.map((arg) => fillPlaceholders(arg, values));
    refuseLongArguments(id, filled, isWindows(given));
    return {
        args: filled,
        environment: {
            ...chosen(given, names),
            // The unit's own folders, whatever is handed on.
            ...unitEnvironment(request),
            ...Object.fromEntries(Object.entries(template.set).map(([name, value]) => [name, fillPlaceholders(value, values)])),
        },
        files: [],
        input: args.some((arg) => arg.includes('{prompt}')) ? null : prompt,
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
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `provider ${id}: expected a prompt that fits into an argument, found ${tooLong ? 'a longer one' : 'a zero byte in it'}`, 'Without {prompt} in the command the prompt goes to standard input, which takes anything.');
}

;// CONCATENATED MODULE: ./build/providers/clients.js








/** The clients that Portcullis knows how to start, by provider id, as they are without configuration. */
const CLIENTS = new Map([claudeClient, codexClient(null), copilotClient(null)].map((client) => [client.id, client]));
/**
 * The client of a provider, as the configuration has it; without one, as it is by itself.
 *
 * @throws PortcullisError `usage` for an unknown id without a command and for a known one with keys that it cannot have
 */
function clientOf(id, provider = config/* DEFAULT_PROVIDER */.Gr) {
    const problem = providerProblem(id, provider);
    if (problem !== null) {
        const place = problem.key === '' ? 'provider' : `providers.${id}.${problem.key}`;
        throw new portcullis_error/* PortcullisError */.S('usage', `${place}: expected ${problem.expected}, found ${problem.found}`, problem.help);
    }
    if (provider.command !== null)
        return customClient(id, provider, provider.command);
    return withVariables(knownClient(id, provider), provider.environment);
}
/** Why a provider of this id and configuration cannot be run or read. */
function providerProblem(id, provider) {
    const known = [...CLIENTS.keys()].join(', ');
    if (!CLIENTS.has(id)) {
        if (provider.command === null) {
            return {
                key: '',
                expected: `one of ${known}`,
                found: provider === config/* DEFAULT_PROVIDER */.Gr ? JSON.stringify(id) : `${JSON.stringify(id)} without a command`,
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
        if (provider.clientVersion === null)
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
/** A placeholder that nobody fills would reach the program as it is written, and a prompt that is misspelt not at all. */
function placeholderProblem({ command, set, logFolders }) {
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
function knownClient(id, { sandbox }) {
    if (id === 'codex')
        return codexClient(sandbox);
    return id === 'copilot' ? copilotClient(sandbox) : claudeClient;
}
/** Variables that the configuration hands on in live runs, beyond those that the client has by itself. */
function withVariables(client, names) {
    if (names.length === 0)
        return client;
    return {
        ...client,
        liveVariables: [...new Set([...client.liveVariables, ...names])],
        // Whoever hands on more may have another way to a model.
        accessVariables: [...client.accessVariables, ...names],
        launch: (request) => {
            const launch = client.launch(request);
            if (request.source.kind !== 'live')
                return launch;
            return { ...launch, environment: { ...chosen(request.given, names), ...launch.environment } };
        },
    };
}


/***/ }),

/***/ 94577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ READERS)
/* harmony export */ });
/* harmony import */ var _claude_claude_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50471);
/* harmony import */ var _codex_codex_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9648);
/* harmony import */ var _copilot_copilot_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38964);



/** The clients whose transcripts are understood, by provider id. */
const READERS = new Map([_claude_claude_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeReader */ .i, _codex_codex_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .codexReader */ .l, _copilot_copilot_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .copilotReader */ .y].map((reader) => [reader.agent, reader]));


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

/***/ 93658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cellRule)
/* harmony export */ });
/* harmony import */ var _effective_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67325);
/* harmony import */ var _fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20103);
/* harmony import */ var _stratum_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22251);



/** The rule of one cell of a suite that is judged by counts. */
function cellRule({ comparatorEntry, headEntry, environment, today }) {
    const expected = (0,_effective_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .effectiveEntry */ .yz)(comparatorEntry, headEntry, today);
    if (expected === null)
        return { kind: 'single' };
    // What is tolerated is no question of counts.
    if (expected.expected_status !== 'pass')
        return { kind: 'single' };
    if (comparatorEntry === null)
        return { kind: 'absolute', cause: 'new', base: null, why: 'a new cell' };
    const base = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], environment === 'mixed' ? null : environment);
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
        const other = (0,_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .baseStratum */ .Cs)(comparatorEntry.history ?? [], null);
        const why = other === null || environment === null
            ? 'the baseline has no trials of it'
            : `the baseline has trials with ${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(other.fingerprint)}, none with ${(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentText */ .HR)(environment)}`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    if (base.total < _stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_BASE_TRIALS */ .og) {
        const why = `the baseline has ${base.total} trials of it, and ${_stratum_js__WEBPACK_IMPORTED_MODULE_1__/* .LEAST_BASE_TRIALS */ .og} are needed`;
        return { kind: 'absolute', cause: 'few', base, why };
    }
    return { kind: 'sequential', base };
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

/***/ 15701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isSequential),
/* harmony export */   Pv: () => (/* binding */ ruleOfPlan),
/* harmony export */   m1: () => (/* binding */ entriesOfCell)
/* harmony export */ });
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25649);
/* harmony import */ var _cell_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93658);


/** Whether a suite is judged by counts: as the policy says, else where the comparator's baseline has any. */
function isSequential({ rule }, { entries }) {
    if (rule !== null)
        return rule === 'sequential';
    const all = [...entries.values()].flatMap((cells) => [...cells.values()]);
    return all.some(({ history }) => history !== undefined && history.length > 0);
}
/** The rule of a cell before anything of it has run. */
function ruleOfPlan(basis, caseId, agent) {
    if (!isSequential(basis.policy, basis.comparator))
        return { kind: 'single' };
    return (0,_cell_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .cellRule */ .J)({ ...entriesOfCell(basis, caseId, agent), environment: null });
}
/** The entries of a cell; a renamed case has the comparator's under its id before. */
function entriesOfCell({ comparator, head, changes, today }, caseId, agent) {
    const before = changes.get(caseId)?.beforeId ?? caseId;
    return { comparatorEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(comparator, before, agent), headEntry: (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(head, caseId, agent), today };
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

/***/ 93387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ touchedCases)
/* harmony export */ });
/**
 * The ids of the cases that changes touch: changed ones, and those of which a token names a changed skill, whether it is required,
 * optional or forbidden. Letter case and plugin are not looked at, and of a path each folder is: too many cases is the safe side.
 */
function touchedCases(cases, changes) {
    const skills = new Set([...changes.skills].map(baseName));
    return new Set(cases
        .map(({ definition }) => definition)
        .filter((definition) => changes.cases.has(definition.case_id) ||
        tokensOfCase(definition).some((token) => token.split(/[/\\]/).some((part) => skills.has(baseName(part)))))
        .map((definition) => definition.case_id));
}
/** Every token that a case names for any provider, and what providers call it. */
function tokensOfCase(definition) {
    return [
        definition.expected_skill,
        definition.required_all_evidence,
        definition.required_evidence,
        definition.required_skills,
        definition.required_files,
        definition.optional_skills,
        definition.disallowed_skills,
        Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.values(names)),
    ].flatMap((tokens) => tokens ?? []);
}
/** `plugin:skill` names the skill of that name. */
function baseName(token) {
    return token.slice(token.lastIndexOf(':') + 1).toLowerCase();
}


/***/ })

};
