export const id = 5973;
export const ids = [5973];
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
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96223);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82296);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49573);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28397);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82196);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70433);
/* harmony import */ var _resolve_comparator_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73766);










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
    const configured = (await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configOrDefault */ .zO)(world.root)).cases;
    return routingComparator(comparator, { paths: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_8__/* .casePaths */ .n2)(world, paths) ?? configured, named: paths !== null });
}
/** A baseline given as a file: no comparator is used. `path` is relative to where the command runs. */
async function fileBaseline(world, comparator, path) {
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRepositoryFile */ .tz)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.cwd, path), 'the baseline'), path);
    const warning = `no merge base was used: ${path} was compared with as it is, so changes to the baseline cannot be seen`;
    return {
        ...comparator,
        baseline,
        cases: null,
        place: { path, blob: null, outcome: 'found' },
        warnings: [warning],
    };
}
/**
 * Baseline and cases as the comparator has them. Found, first adoption (neither configuration nor baseline), and "unknown" are three
 * different things: the last one throws `not_comparable` and never reads as "no baseline".
 */
async function routingComparator(comparator, headCases) {
    const { config, name, isConfigured } = comparator;
    const file = await comparator.read(config.baseline);
    if (file === null && isConfigured) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notComparable */ .kY)(`${name} is configured, but has no baseline at ${config.baseline}`, 'Restore the baseline on the base branch, or correct the path in its configuration.');
    }
    const baseline = file === null ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_BASELINE */ .G6 : comparator.parse(config.baseline, (shown) => (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(file.text, shown));
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
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .notComparable */ .kY)(`${name} is configured with the cases ${config.cases.join(', ')}, but does not have them`, 'Restore them on the base branch, or correct the path in its configuration.');
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
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path))
            continue;
        for (const file of await comparator.filesAt(path)) {
            if (cases.has(file))
                continue;
            const read = await comparator.read(file);
            if (read === null)
                missing.push(file);
            else
                cases.set(file, comparator.parse(file, (shown) => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCaseFile */ ._T)(read.text, shown)));
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
    const asked = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_6__/* .requirementsOf */ .jj)(earlier.definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_5__/* .HIDES_READS */ .uc);
    return { furtherTokens: (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_6__/* .tokensOf */ .k8)(asked), furtherAnyTokens: asked.any ?? [] };
}
/** The baseline that the working tree proposes; an empty one where it has none. */
async function headBaseline(root, config) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, config.baseline), 'the baseline');
    return text === undefined ? _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_BASELINE */ .G6 : (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(text, config.baseline);
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

/***/ 66710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan),
  I: () => (/* binding */ samplingBasis)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/hold-memory.js
var hold_memory = __webpack_require__(44390);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/routing/case-changes.js
var case_changes = __webpack_require__(10897);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(96223);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
;// CONCATENATED MODULE: ./build/routing/plan-units.js





/** A longer plan takes more memory than a job should. */
const MOST_UNITS = 100_000;
/**
 * Which units a batch consists of, case-major in the order of the case ids. A filter that matches nothing is an error, since an
 * empty batch would hold whatever happens; that changes touch no case is none. A case that differs from the comparator's is planned
 * whatever the filters of cases say, where changes are asked for.
 */
function planUnits(request) {
    const { cases, providers, selection, touched = null } = request;
    (0,similar_name/* refuseUnknownNames */.fw)('--agents', selection.agents, providers, 'a configured provider');
    (0,similar_name/* refuseUnknownNames */.fw)('--case-id', selection.case_ids, cases.map((item) => item.definition.case_id), 'a case id');
    const categories = cases.flatMap((item) => item.definition.category ?? []);
    (0,similar_name/* refuseUnknownNames */.fw)('--category', selection.categories, categories, 'a category');
    const sorted = [...cases].sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.definition.case_id, right.definition.case_id));
    const chosen = sorted.filter(({ definition }) => {
        const byId = selection.case_ids === null || selection.case_ids.includes(definition.case_id);
        const byCategory = selection.categories === null || selection.categories.includes(definition.category ?? '');
        const byChange = touched === null || touched.cases.has(definition.case_id);
        return (byId && byCategory && byChange) || touched?.differing.has(definition.case_id) === true;
    });
    const agents = providers.filter((agent) => selection.agents === null || selection.agents.includes(agent));
    let count = 0;
    const units = chosen.flatMap(({ definition }) => agents.flatMap((agent) => {
        const trials = request.trials(definition, agent);
        count += trials.all;
        if (count > MOST_UNITS) {
            const help = 'Narrow the plan by --category, --case-id, --agents or --changed.';
            throw (0,portcullis_error/* invalidInput */.aY)(`the plan: expected at most ${MOST_UNITS} units, found more`, help);
        }
        return unitsOfCell(definition.case_id, agent, trials, request.newId);
    }));
    const isUntouched = touched !== null && chosen.length === 0 && cases.length > 0 && agents.length > 0;
    if (units.length === 0 && !isUntouched) {
        throw new portcullis_error/* PortcullisError */.SO('no_cases_selected', `no unit is planned: ${(0,counted/* counted */.h)(cases.length, 'case')}, ${chosen.length} selected, ${(0,counted/* counted */.h)(agents.length, 'provider')}`, 'Check the case file, the filters and the configured providers.');
    }
    return {
        schema: 1,
        batch_run_id: request.batchRunId,
        commit: request.commit,
        case_set_digest: (0,case_file/* caseSetDigest */.Rp)(cases),
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
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/routing/touched-cases.js
var touched_cases = __webpack_require__(93387);
// EXTERNAL MODULE: ./build/contracts/client-package.js
var client_package = __webpack_require__(39532);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
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
        ...changed.flatMap((path) => skills.filter((skill) => lists(path, skill, clients.ofSkill)).map(({ names: [name = ''] }) => ({ name, path }))),
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

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/kernel/is-object.js
var is_object = __webpack_require__(93012);
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
 * did, null where that is unknown. Values are compared, not their spelling. Without a description the body takes its place, since
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
    const flat = [...fields].flatMap(([key, value]) => key === 'metadata' && (0,is_object/* isObject */.G)(value)
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
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/app/repository/instructing-files.js
var instructing_files = __webpack_require__(20457);
;// CONCATENATED MODULE: ./build/app/plan/changed-selection.js
















/**
 * The cases that changes since the merge base touch (src/routing/README.md, "Shards").
 *
 * @param skills their roots, absolute or relative to where the command runs; null means the configured ones
 * @throws PortcullisError `usage` without a ref, or where it is not known where skills are: a changed one would go unseen
 */
async function changedSelection(world, skills, config, cases, comparator) {
    const mergeBase = comparator?.commits.merge_base ?? null;
    if (comparator === null || mergeBase === null) {
        throw (0,portcullis_error/* usageError */.Wp)('--changed: expected --base-ref, with whose merge base to compare, found none', 'Example: portcullis plan --changed --base-ref origin/main');
    }
    const roots = skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills;
    if (roots.length === 0) {
        throw (0,portcullis_error/* usageError */.Wp)('--changed: expected to know where the skills are, found no roots', 'Name them with --skills, or under `skills` in .github/portcullis/config.yml.');
    }
    const { folders } = await (0,load_skills/* loadSkills */.l1)(world.root, roots);
    const since = await changesSince(world, comparator, cases, folders, roots);
    const listings = await listingChanges(comparator, since);
    const entries = (0,touched_cases/* changedEntries */.bF)(comparator.baseline, await (0,routing_comparator/* headBaseline */.k7)(world.root, config));
    const ids = cases.map(({ definition }) => definition.case_id);
    const differing = new Set(ids.filter((id) => since.cases.has(id)));
    const changes = {
        merge_base: mergeBase,
        cases: (0,ordering/* sortedUnique */.Z$)(ids.filter((id) => differing.has(id) || entries.has(id))),
        skills: (0,ordering/* sortedUnique */.Z$)(since.skills),
        everything: (0,ordering/* sortedUnique */.Z$)(since.everything),
        listings: [...listings],
    };
    return { cases: (0,touched_cases/* touchedByChanges */.XV)(cases, changes), differing, changes };
}
const REGULAR = /^100/;
/**
 * What clients list otherwise than at the comparator (src/routing/README.md, "Shards"), in order of the paths. What cannot be read or understood on either side counts as changed: too many cases is the safe side.
 */
async function listingChanges(comparator, { listed, top }) {
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
    for (const file of present) {
        const fields = await differenceOf(comparator, top, file.path).catch(portcullis_error/* asPortcullisError */.Uj);
        if (fields === null || fields instanceof portcullis_error/* PortcullisError */.SO)
            found.push(changeOf(file, 'unreadable'));
        else if (fields.length > 0)
            found.push({ ...changeOf(file, 'changed'), fields: [...fields] });
    }
    return found.sort((left, right) => (0,ordering/* compareCodePoints */.OP)(left.file, right.file));
}
/** As `listingDifference` says. Throws `PortcullisError` where a side cannot be read. */
async function differenceOf(comparator, top, path) {
    const before = await comparator.read(path);
    const after = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.join)(top, path), 'what clients list');
    if (before === null)
        return null;
    // Who may execute it is no text.
    return before.text === after
        ? []
        : listingDifference(await listedText(before.text, path), await listedText(after, path));
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
/**
 * What the working tree has otherwise than the comparator: cases, skills, and what concerns them all. Skills outside of the repository
 * are never changed.
 *
 * @param roots in which the skills were looked for, absolute or relative to the repository
 */
async function changesSince(world, comparator, cases, folders, roots) {
    const before = new Map((comparator.cases ?? []).map((item) => [item.definition.case_id, item.digest]));
    const changedCases = cases.filter(({ definition, digest }) => before.get(definition.case_id) !== digest);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const top = repository === null ? world.root : await (0,promises_.realpath)(repository.root);
    const asWritten = (path) => (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(world.root, (0,external_node_path_.resolve)(world.root, path)));
    // A link is a file to git, and what it leads to may be in the repository as well.
    const both = async (path) => [
        ...new Set([asWritten(path), (0,find_files/* withSlashes */.sq)((0,external_node_path_.relative)(top, await (0,promises_.realpath)((0,external_node_path_.resolve)(world.root, path))))]),
    ];
    const compared = [...cases.map(({ file }) => file), comparator.place.path];
    const entries = await comparator.entries();
    const instructing = await (0,instructing_files/* instructingFiles */.g)(world, { further: [], ofCommit: false, before: entries.keys() });
    const changes = changesOfPaths({
        paths: await (0,open_repository/* changedPaths */.v)(repository, entries),
        skills: await Promise.all(folders.map(async (folder) => ({
            names: [folder.name, ...folder.listing.aliases],
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

;// CONCATENATED MODULE: ./build/app/plan/make-plan.js













/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
async function makePlan(world, options, constraints = {}) {
    (0,hold_memory/* holdMemory */.$)('all');
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    // As `validate` does: other cases have another baseline, and of recordings the gate will say so.
    if (options.cases === null && constraints.moreTrials === undefined)
        await (0,load_config/* refuseLostBaseline */.KG)(world.root, await (0,load_config/* loadConfig */.Z9)(world.root));
    const skills = options.skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills;
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases, { ...config, skills });
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
    const selectionOf = () => changedSelection(world, options.skills ?? null, config, cases, comparator);
    const changed = options.changed === true ? await selectionOf() : null;
    const plan = planUnits({
        cases,
        providers: [...config.providers.keys()],
        selection: changed === null ? options.selection : { ...options.selection, changed: changed.changes },
        touched: changed,
        trials,
        commit: (await repository?.headCommit()) ?? null,
        batchRunId: constraints.batchRunId ?? world.newId(),
        newId: world.newId,
    });
    // What the change touches is recorded also where nothing is selected by it; where it is unknown, it may be anything.
    const known = changed ?? (comparator === null ? null : await selectionOf().catch(portcullis_error/* asPortcullisError */.Uj));
    const isKnown = known !== null && !(known instanceof portcullis_error/* PortcullisError */.SO);
    return { plan: isKnown ? { ...plan, changes: known.changes } : plan, cases, config, comparator };
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
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidInput */ .aY)(`files that instruct agents: expected at most ${MOST[what]} ${what}, found more`, 'Name fewer under `workspace`, or take large files out of the folders that clients read.');
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

/***/ 10897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ caseChanges)
/* harmony export */ });
/* unused harmony export pairCases */
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36618);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _case_loosened_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77919);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66731);
/* harmony import */ var _names_skill_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6205);
/* harmony import */ var _requirements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28397);
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89166);
/* harmony import */ var _touched_cases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93387);









/** Under a second: characters of both prompts times letters of the names. */
const MOST_STEPS = 50_000_000;
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
    for (const item of [...head].sort((one, other) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP)(one.definition.case_id, other.definition.case_id))) {
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
    const [now, then] = [(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q)(head.prompt), (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q)(before.prompt)];
    const [asked, askedBefore] = [skillsAsked(head), skillsAsked(mapped)];
    const known = new Set(askedBefore.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m));
    const oldNames = new Map([...renames].map(([name, old]) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(name), old]));
    const skills = new Set([...asked, ...askedBefore]);
    const searched = [...skills].flatMap((skill) => [skill, oldNames.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(skill)) ?? '']);
    // However short, a name costs something for each character.
    const letters = searched.reduce((sum, name) => sum + (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleText */ .Q)(name).length + 4, 0);
    if ((now.length + then.length) * letters > MOST_STEPS) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`${item.file}:${item.line}: ${head.case_id}: expected a prompt in which the names of the required skills can be looked for, found ${now.length} characters (${then.length} before) and ${skills.size} names`, 'Shorten the prompt, or require fewer skills.');
    }
    let found = null;
    for (const skill of skills) {
        const how = (0,_names_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .namesSkill */ .q)(now, skill);
        if (how === null || how === found)
            continue;
        const names = known.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(skill)) ? [skill, oldNames.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(skill)) ?? skill] : [];
        const was = new Set(names.map((name) => (0,_names_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .namesSkill */ .q)(then, name)));
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
    const tokens = _requirements_js__WEBPACK_IMPORTED_MODULE_4__/* .TOKEN_LISTS */ .CG.filter((list) => list.startsWith('required')).flatMap((list) => definition[list] ?? []);
    const skills = [definition.expected_skill ?? [], tokens].flat().map(_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenSkillOf */ .MN);
    const asked = new Set(skills.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m));
    const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
    const called = aliases.flatMap(([alias, name]) => (asked.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(alias)) ? (0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenSkillOf */ .MN)(name) : []));
    // Another file is no skill.
    return [...skills, ...called].filter((name) => !/[/\\.]/.test(name));
}
function withRenamedSkills(definition, renames) {
    if (renames.size === 0)
        return definition;
    const byOld = new Map([...renames].map(([now, old]) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(old), now]));
    const rename = (token) => {
        const [name = '', ...rest] = token.split('/');
        const base = name.slice(name.lastIndexOf(':') + 1);
        const now = byOld.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(name)) ?? byOld.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(base));
        if (now === undefined)
            return token;
        const plugin = byOld.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_7__/* .foldedName */ .m)(name)) ? '' : name.slice(0, name.length - base.length);
        return [`${plugin}${now}`, ...rest].join('/');
    };
    const renamed = { ...definition };
    if (definition.expected_skill !== undefined)
        renamed.expected_skill = rename(definition.expected_skill);
    for (const list of _requirements_js__WEBPACK_IMPORTED_MODULE_4__/* .TOKEN_LISTS */ .CG) {
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
/** Dice's measure of two prompts' trigrams, from which on one is the other, edited. */
const ALIKE = 0.8;
/** Some seconds: of folding characters, looking at pairs, and looking up trigrams. */
const PAIRING_STEPS = 30_000_000;
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
        if ((steps += more) <= PAIRING_STEPS)
            return;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`${fresh[0]?.file}: expected so few new and gone cases that each can be compared with each, found ${fresh.length} new ones and ${gone.length} that are gone`, 'Say with `renamed_from` which case is which, or change fewer of them at a time.');
    };
    for (const { definition } of [...fresh, ...gone])
        count(definition.prompt.length * STEPS_OF_CHARACTER);
    const before = gone.map(textOf).flatMap((text) => [...text.keys].map((key) => ({ key, text })));
    const byKey = (0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_8__/* .groupedBy */ .m)(before, ({ key }) => key);
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
    pairs.sort((one, other) => other.score - one.score || (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP)(one.from, other.from) || (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_6__/* .compareCodePoints */ .OP)(one.to, other.to));
    const left = new Set(gone.map(({ definition }) => definition.case_id));
    for (const { from, to } of pairs)
        if (!paired.has(to) && left.delete(from))
            paired.set(to, from);
    return paired;
}
/** What of a case is compared. Two are looked at where they share one of the keys: a token, or the prompt. */
function textOf({ definition, digest }) {
    const words = (0,_names_skill_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWords */ .c)(definition.prompt) || definition.prompt;
    const trigrams = new Set(Array.from({ length: Math.max(1, words.length - 2) }, (_, at) => words.slice(at, at + 3)));
    const tokens = (0,_touched_cases_js__WEBPACK_IMPORTED_MODULE_5__/* .tokensOfCase */ .SR)(definition).map((token) => `token ${(0,_case_loosened_js__WEBPACK_IMPORTED_MODULE_1__/* .skillNameOf */ .Oi)(token)}`);
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
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInput */ .aY)(`${file}: ${place}: expected ${expected}, found ${found}`, 'Give each results file with the plan it was made from, each once.');
}


/***/ }),

/***/ 6205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ plainWords),
/* harmony export */   q: () => (/* binding */ namesSkill)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66731);

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
    return ((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text).match(WORDS) ?? []).map(singular).join(' ');
}
/**
 * Whether words in a row join to the name, and how they are written (src/routing/README.md, "Leading prompts").
 *
 * @param prompt folded, once for all skills
 */
function namesSkill(prompt, skill) {
    const name = skill.length > LONGEST_NAME ? [] : ((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(skill).match(WORDS) ?? []);
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
    const isOne = isLong ? JOINED.test(text) || !SIGN.test(text) : JOINED.test(text.replaceAll(_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HUMP */ .T, ''));
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
/** What a change did to the skills of a case, a sentence each. `renames`: new name → the one before; `texts`: by file. */
function skillChanges(definition, changes, renames, texts) {
    const names = skillNamesOf(definition);
    const isNamed = (name) => names.has((0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .baseOf */ .bx)(name));
    const all = changes.flatMap(({ listings }) => listings);
    // A skill that was moved is the same but for its name.
    const textOf = (file) => texts.get(file)?.replace(/^name:.*$/m, '') ?? file;
    const gone = new Map(all.flatMap(({ change, file, name }) => (change === 'removed' ? [[textOf(file), name]] : [])));
    const moved = all.flatMap(({ change, file, name }) => change === 'added' ? [[name, gone.get(textOf(file)) ?? name]] : []);
    const renamed = [...renames, ...moved].filter(([now, before]) => now !== before && [now, before].some(isNamed));
    const listed = all
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


/***/ }),

/***/ 66731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ visibleText),
/* harmony export */   T: () => (/* binding */ HUMP)
/* harmony export */ });
/* harmony import */ var entities_decode__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81161);
/* harmony import */ var unhomoglyph_data_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70144);


/** Stands where camel case begins a new word: `alphaSkill` is two. No folded text has it otherwise. */
const HUMP = '\0';
const UNSEEN = /[\p{M}\p{DI}\0]/gu;
let seenAs;
/** Unicode's confusables, as far as they look like ASCII but for marks; a letter that is not there as its other case. */
function confusableLetters() {
    const plain = Object.entries(unhomoglyph_data_json__WEBPACK_IMPORTED_MODULE_0__).map(([one, like]) => [one, withoutMarks(like)]);
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
    return (0,entities_decode__WEBPACK_IMPORTED_MODULE_1__/* .decodeHTML */ .Gz)(text)
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


/***/ })

};
