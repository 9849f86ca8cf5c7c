export const id = 6710;
export const ids = [6710];
export const modules = {

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
// EXTERNAL MODULE: ./build/routing/case-changes.js + 3 modules
var case_changes = __webpack_require__(49921);
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
            throw new portcullis_error/* PortcullisError */.SO('invalid_input', `the plan: expected at most ${MOST_UNITS} units, found more`, help);
        }
        return unitsOfCell(definition.case_id, agent, trials, request.newId);
    }));
    const isUntouched = touched !== null && chosen.length === 0 && cases.length > 0 && agents.length > 0;
    if (units.length === 0 && !isUntouched) {
        throw new portcullis_error/* PortcullisError */.SO('no_cases_selected', `no unit is planned: ${cases.length} cases, ${chosen.length} of them selected, ${agents.length} providers`, 'Check the case file, the filters and the configured providers.');
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
        throw new portcullis_error/* PortcullisError */.SO('usage', '--changed: expected --base-ref, with whose merge base to compare, found none', 'Example: portcullis plan --changed --base-ref origin/main');
    }
    const roots = skills?.map((path) => (0,external_node_path_.resolve)(world.cwd, path)) ?? config.skills;
    if (roots.length === 0) {
        throw new portcullis_error/* PortcullisError */.SO('usage', '--changed: expected to know where the skills are, found no roots', 'Name them with --skills, or under `skills` in .github/portcullis/config.yml.');
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
    // What the change touches is recorded also where nothing is selected by it; where it cannot be told, it may be anything.
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


/***/ })

};
