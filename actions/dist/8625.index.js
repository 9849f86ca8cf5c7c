export const id = 8625;
export const ids = [8625];
export const modules = {

/***/ 80588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ ownKpiBaseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _contracts_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9423);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82296);




/** The KPI baseline of the working tree; null where it has no such file. */
async function ownKpiBaseline(root, configured) {
    const { baseline: path } = configured ?? _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_KPI */ .xJ;
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptionalRepositoryFile */ .Dq)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), 'the KPI baseline');
    return text === undefined ? null : (0,_contracts_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKpiBaseline */ .Z_)(text, path);
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

/***/ 97864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ collectProblems)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22402);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);



/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
async function collectProblems(problems, file, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO))
            throw error;
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .B)(problems, error instanceof _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemsError */ .FQ ? problemsOf(error) : [problemOf(error, file)]);
        return null;
    }
}
/** What to do about all of a document is reported with the first of its problems. */
function problemsOf({ problems: [first, ...rest], help }) {
    return first === undefined ? [] : [{ ...first, help: first.help ?? help ?? null }, ...rest];
}
function problemOf(error, file) {
    const { mismatch, message, help = null } = error;
    const { expected, found, line } = mismatch ?? { expected: 'no error', found: message };
    return { file, line: line ?? null, pointer: '', expected, found, help };
}


/***/ }),

/***/ 47269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   G0: () => (/* reexport safe */ _required_project_js__WEBPACK_IMPORTED_MODULE_5__.G0),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   uj: () => (/* binding */ loadRequiredPolicy)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_required_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54745);
/* harmony import */ var _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22056);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _required_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99409);
/* harmony import */ var _comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73766);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82196);









/** The policy of a commit or of the working tree, and where it stands; null where none is configured and none stands in the usual place. */
async function policyOf({ config: { required }, read, parse }) {
    const path = required?.policy ?? _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_REQUIRED_POLICY */ .bL;
    const file = await read(path);
    if (file === null && required === null)
        return null;
    try {
        if (file !== null)
            return {
                path,
                policy: await (0,_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRequiredPolicy */ .Jx)(file.text, parse(path, (shown) => shown)),
            };
        const mismatch = { expected: 'the policy of required checks that the configuration names', found: 'none' };
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .mismatchError */ .Jk)('not_found', path, mismatch, 'Restore it, or correct the path in the configuration.');
    }
    catch (error) {
        return parse(path, () => {
            throw error;
        });
    }
}
/** What a commit or the working tree expects of checks, and where that stands; nothing where it has no such file. */
async function baselineOf({ config: { required }, read, parse }) {
    const path = required?.baseline ?? _contracts_required_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_REQUIRED_BASELINE */ .WI;
    const file = await read(path);
    const baseline = file === null ? new Map() : parse(path, (shown) => (0,_contracts_required_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRequiredBaseline */ .K7)(file.text, shown));
    return { path, blob: file?.blob ?? null, isThere: file !== null, baseline };
}
/** The policy in a file, relative to the working folder, or `ci-topos-v0`. Null: the working tree's, where it has none the reference's. */
async function loadRequiredPolicy(world, file) {
    if (file === _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .CI_TOPOS_V0 */ .G7)
        return (0,_required_project_js__WEBPACK_IMPORTED_MODULE_5__/* .referencePolicy */ .OQ)();
    if (file !== null)
        return (0,_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRequiredPolicy */ .Jx)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, file), 'the policy'), file);
    const own = await policyOf((0,_comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_6__/* .workingTreeComparator */ ._8)(world, await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configOrDefault */ .zO)(world.root)));
    return own?.policy ?? (0,_required_project_js__WEBPACK_IMPORTED_MODULE_5__/* .referencePolicy */ .OQ)();
}


/***/ }),

/***/ 87813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ configuredTurnFiles),
/* harmony export */   y: () => (/* binding */ namedTurnFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);




/**
 * The evidence files that paths and globs of the command line name, absolute. One that leads to nothing is an error: turns that are not
 * there would pass.
 *
 * @throws PortcullisError `not_found`; `invalid_input` for what is not a regular file, which might never end
 */
async function namedTurnFiles(folder, paths) {
    const files = [];
    for (const path of paths) {
        const found = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isPattern */ .Pt)(folder, path)) ? await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(folder, path) : [];
        for (const file of found.length === 0 ? [path] : found)
            files.push(await regularFile(folder, file));
    }
    return files;
}
/**
 * The same for paths of a configuration, relative to the repository: a link must not lead out of it, nor into git's own folder, since what
 * is quoted of a file that holds no evidence ends in a report.
 */
async function configuredTurnFiles(root, paths) {
    const files = await namedTurnFiles(root, paths);
    const top = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
    for (const file of files) {
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(file)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        if (inside[0] !== '..' && !inside.includes('.git'))
            continue;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('invalid_input', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, file), { expected: 'evidence of turns inside the repository', found: 'a link out of it' }, 'Put the file itself there.');
    }
    return files;
}
async function regularFile(folder, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, file);
    if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(path))
        return path;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .mismatchError */ .Jk)('not_found', file, {
        expected: 'a file with evidence of turns',
        found: `none under ${folder}: no file, or a folder, a pipe or a device`,
    }, 'Write the evidence before the gate runs, or correct the path.');
}


/***/ }),

/***/ 48625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateAll: () => (/* binding */ validateAll)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(22402);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99741);
/* harmony import */ var _contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25649);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96223);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4753);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40748);
/* harmony import */ var _contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71661);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(16992);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52428);
/* harmony import */ var _io_hold_memory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44390);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82296);
/* harmony import */ var _world_canonical_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75646);
/* harmony import */ var _repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97864);
/* harmony import */ var _repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(70433);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82196);
/* harmony import */ var _repository_client_skills_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99105);
/* harmony import */ var _repository_load_skills_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62428);
/* harmony import */ var _comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73766);
/* harmony import */ var _kpi_own_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(80588);
/* harmony import */ var _required_required_files_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(47269);
/* harmony import */ var _typestate_turn_files_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(87813);
/* harmony import */ var _contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(89166);
/* harmony import */ var _evidence_frontmatter_flaws_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(57484);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(36618);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(49573);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(28397);




























/** Checks configuration, cases and baseline. What is wrong is listed with file and line, in all files and not only in the first. */
async function validateAll(world, options) {
    (0,_io_hold_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .holdMemory */ .$)('all');
    const problems = [];
    const checked = await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .loadConfig */ .Z9)(world.root));
    const configured = checked?.config ?? null;
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_23__/* .append */ .B)(problems, checked?.problems ?? []);
    const config = configured ?? _repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .UNCONFIGURED */ .az;
    const paths = (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .casePaths */ .n2)(world, options.cases) ?? config.cases;
    const files = configured === null && options.cases === null ? [] : await (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .caseFiles */ .Go)(world.root, paths);
    const cases = [];
    let complete = files.length > 0;
    for (const file of files) {
        const read = () => (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRepositoryFile */ .tz)(world.root, file, 'the case file');
        const parsed = await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, file, async () => (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCaseFile */ ._T)(await read(), file));
        complete &&= parsed !== null;
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_23__/* .append */ .B)(cases, parsed ?? []);
    }
    if (complete && cases.length === 0) {
        const help = 'a gate without cases would hold whatever happens';
        problems.push({ file: files[0] ?? '', line: 1, pointer: '', expected: 'at least one case', found: 'none', help });
    }
    const roots = options.skills?.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, root)) ?? config.skills;
    const loaded = await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, options.skills === null ? _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF : '--skills', () => (0,_repository_load_skills_js__WEBPACK_IMPORTED_MODULE_15__/* .loadSkills */ .l1)(world.root, roots));
    const installed = roots.length === 0 ? null : (loaded?.listings ?? null);
    const inventory = installed === null ? null : new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_24__/* .SkillInventory */ .ks(installed);
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_23__/* .append */ .B)(problems, (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .caseProblems */ .pQ)(cases, inventory === null ? null : (name) => inventory.has(name), await (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .invokedOn */ .at)(world.root, cases, config.providers, roots)));
    // Cases that were named on the command line need not be those that the configured baseline speaks of.
    const baseline = options.baseline ?? (options.cases === null && configured !== null ? config.baseline : null);
    const known = complete ? cases : null;
    const entries = baseline === null
        ? 0
        : await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, baseline, () => checkBaseline(world, baseline, options.baseline !== null, known, checked, problems));
    if (entries === undefined && checked !== null)
        await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .refuseLostBaseline */ .KG)(world.root, checked));
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => checkTypestate(world, config, problems));
    const tree = (0,_comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_16__/* .workingTreeComparator */ ._8)(world, config);
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_required_required_files_js__WEBPACK_IMPORTED_MODULE_18__/* .policyOf */ .US)(tree));
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_required_required_files_js__WEBPACK_IMPORTED_MODULE_18__/* .baselineOf */ .Bv)(tree));
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_kpi_own_kpi_baseline_js__WEBPACK_IMPORTED_MODULE_17__/* .ownKpiBaseline */ .a)(world.root, config.kpi));
    const clients = loaded === null ? new Map() : await (0,_repository_client_skills_js__WEBPACK_IMPORTED_MODULE_14__/* .clientSkills */ .oX)(world.root, roots, config, config.providers.keys());
    const flawed = frontmatterProblems(world.root, clients, cases);
    for (const { problem, isError } of flawed)
        if (isError)
            problems.push(problem);
    return {
        cases: cases.length,
        case_set_digest: problems.length === 0 ? (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_3__/* .caseSetDigest */ .Rp)(cases) : null,
        baseline_entries: entries ?? 0,
        skills: installed?.length ?? null,
        not_available: (0,_repository_client_skills_js__WEBPACK_IMPORTED_MODULE_14__/* .unavailableSkills */ .rm)(clients),
        warnings: flawed.flatMap(({ problem, isError }) => (isError ? [] : [problem])),
        problems,
    };
}
/** What the gate would read of turns: tolerated classes, policies, evidence files. */
async function checkTypestate(world, { typestate }, problems) {
    if (typestate === null)
        return;
    const missing = (pointer, expected, found) => {
        problems.push({ file: _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, line: null, pointer: `/typestate/${pointer}`, expected, found, help: null });
    };
    await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, typestate.baseline, async () => {
        const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptionalRepositoryFile */ .Dq)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, typestate.baseline), 'the tolerated classes');
        if (text !== undefined)
            (0,_contracts_typestate_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTypestateBaseline */ .i$)(text, typestate.baseline);
        else if (typestate.namesBaseline)
            missing('baseline', 'a file that is there', typestate.baseline);
    });
    for (const [name, path] of Object.entries(typestate.policies)) {
        await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, path, async () => {
            const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptionalRepositoryFile */ .Dq)(world.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, path), 'the policy');
            if (text === undefined)
                missing(`policies/${name}`, 'a file that is there', path);
            else
                (0,_world_canonical_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalDigest */ .X)(text);
        });
    }
    // Evidence may be written in the job that judges it: only what is there is looked at.
    for (const path of typestate.turns) {
        const found = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_7__/* .isPattern */ .Pt)(world.root, path)) ? await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_7__/* .filesMatching */ .NP)(world.root, path) : [];
        if (found.length > 0)
            await (0,_repository_collect_problems_js__WEBPACK_IMPORTED_MODULE_11__/* .collectProblems */ .v)(problems, _contracts_config_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIG_PATH */ .tF, () => (0,_typestate_turn_files_js__WEBPACK_IMPORTED_MODULE_19__/* .configuredTurnFiles */ .X)(world.root, found));
    }
}
/** How many entries the baseline has, undefined where there is none; entries that speak of nothing add to the problems. `cases` is null where not all are known. */
async function checkBaseline(world, file, named, cases, checked, problems) {
    const path = named ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, file) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(world.root, file);
    const text = await (named ? _io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readRepositoryFile */ .tz : _io_repository_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readOptionalRepositoryFile */ .Dq)(world.root, path, 'the baseline');
    if (text === undefined)
        return undefined;
    const baseline = (0,_contracts_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseline */ .nk)(text, file);
    const lines = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJsonSource */ .X0)(text, file);
    const add = (pointer, expected, found, help) => {
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help });
    };
    const config = checked?.config ?? _repository_load_config_js__WEBPACK_IMPORTED_MODULE_13__/* .UNCONFIGURED */ .az;
    const ids = new Set(cases?.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
    // What is misspelt in the configuration is reported there.
    const misspelt = (checked?.problems.length ?? 0) === 0 ? [] : [...config.providers.keys()];
    const isMisspelt = (agent) => misspelt.some((id) => (0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(id, [agent]) !== '');
    let entries = 0;
    for (const [id, providers] of baseline.entries) {
        entries += providers.size;
        if (cases !== null && !ids.has(id)) {
            const help = 'remove the entry with the case, or correct the id';
            add(`/${id}`, 'an entry for a case that exists', `no case ${id}`, help);
            continue;
        }
        for (const agent of providers.keys()) {
            if (config.providers.has(agent) || isMisspelt(agent))
                continue;
            const expected = `a configured provider (${[...config.providers.keys()].join(', ')})`;
            add(`/${id}/${agent}`, expected, agent, 'remove the entry with the provider, or correct the id');
        }
    }
    return entries;
}
const EFFECTS = {
    refused: 'not loaded by',
    renamed: 'known so only to',
    hidden: 'a case needs it on',
    guessed: 'guessed at by',
};
/** Skills that configured clients do not load as they are written (src/app/README.md, "Validate"); one cause is reported once. */
function frontmatterProblems(root, clients, cases) {
    const found = [...clients].flatMap(([agent, { folders }]) => {
        const rules = _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_21__/* .PROVIDERS */ .xq.get(agent)?.frontmatter;
        const flawed = folders.flatMap((folder) => rules === undefined
            ? []
            : (0,_evidence_frontmatter_flaws_js__WEBPACK_IMPORTED_MODULE_20__/* .frontmatterFlaws */ .i)(folder.name, folder.frontmatter, rules).map((flaw) => ({ folder, flaw })));
        // Of many cases only where it matters.
        const asking = flawed.length === 0 ? [] : cases;
        const required = asking.flatMap(({ definition }) => (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_22__/* .requirementsOf */ .jj)(definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_21__/* .HIDES_READS */ .uc).required);
        const tokens = new Set(required.map(({ canonical }) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_25__/* .foldedName */ .m)(canonical)));
        return flawed.flatMap(({ folder: { name, path, listing }, flaw: { effect, key, ...mismatch } }) => {
            // By its other name a client knows it.
            const names = [name, listing.name, ...(effect === 'renamed' ? [] : listing.aliases)];
            const isNeeded = names.some((one) => tokens.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_25__/* .foldedName */ .m)(one)));
            if (effect === 'hidden' && !isNeeded)
                return [];
            const problem = { ...mismatch, file: (0,_repository_load_cases_js__WEBPACK_IMPORTED_MODULE_12__/* .displayPath */ .Gt)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_26__/* .SKILL_FILE */ .LF)), pointer: key ?? '' };
            const isError = isNeeded && (effect === 'refused' || effect === 'renamed');
            return [{ problem, isError, says: `${EFFECTS[effect]} ${agent}` }];
        });
    });
    // Two clients may say of one value what they want in other words.
    const causeOf = ({ problem }) => JSON.stringify({ ...problem, expected: null });
    return [...(0,_contracts_grouped_by_js__WEBPACK_IMPORTED_MODULE_27__/* .groupedBy */ .m)(found, causeOf).values()].flatMap((same) => {
        const help = same.map(({ says }) => says).join('; ');
        const expected = [...new Set(same.map(({ problem }) => problem.expected))].join(' and ');
        return same.slice(0, 1).map(({ problem }) => ({
            problem: { ...problem, expected, help },
            isError: same.some(({ isError }) => isError),
        }));
    });
}


/***/ }),

/***/ 75646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ canonicalDigest),
/* harmony export */   h: () => (/* binding */ fileDigest)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91772);
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21694);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51467);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);






/** Canonical form and digest of a JSON text; throws `PortcullisError` on a text that has none. */
function canonicalDigest(jsonText) {
    try {
        const canonical = (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJsonOfText */ .rf)(jsonText);
        return { sha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Hex */ .fg)(canonical), canonical };
    }
    catch (error) {
        if (!(error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_4__/* .JsonSyntaxError */ .q))
            throw error;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .invalidInput */ .aY)(`no canonical JSON: ${error.message}`, undefined, {
            cause: error,
            mismatch: error.mismatch,
        });
    }
}
/** The same of a file. */
async function fileDigest(cwd, file) {
    return canonicalDigest(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readTextFile */ .Gu)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), 'the document'));
}


/***/ }),

/***/ 19057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ attributeSignals),
  Z: () => (/* binding */ resolveAlias)
});

// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(58966);
// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(92340);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(16992);
;// CONCATENATED MODULE: ./build/evidence/skill-source.js

/** The folder of a unit: in it `w` is the workspace, and plugins are installed in `p`. */
const IN_UNIT = /^(.*[/\\]pcu-[0-9a-f]{32}[/\\])(.)[/\\]/;
const HOME = /^~|^[$%].*(?:home|config_dir|userprofile)/;
const PLUGIN_FOLDERS = new Set(['plugins', 'installed-plugins']);
/**
 * Whether a `SKILL.md` belongs to another skill than the one that the token means: a client's own, another plugin's or, where it is known
 * what is under test, one that lies in none of its roots. A path that does not tell the folder is no reason.
 */
function liesElsewhere(told, token, sources) {
    const { roots = null, session, skillPlaces, ownSkills } = sources;
    const path = told.replace(/^\$(?:PWD|\{PWD\})[/\\]/, '');
    const parts = (0,path_segments/* pathSegments */.Mz)(path);
    const [first = ''] = parts;
    if (ownSkills?.test(`/${parts.join('/')}`) === true)
        return true;
    const plugins = parts.findIndex((part, index) => PLUGIN_FOLDERS.has(part) && skillPlaces.has(parts[index - 1] ?? ''));
    const [plugin] = (0,path_segments/* pathSegments */.Mz)(token.slice(0, Math.max(0, token.lastIndexOf(':'))));
    if (plugin !== undefined && plugins !== -1 && !parts.includes(plugin, plugins))
        return true;
    // What a client installed is a plugin's, and a name without one, or its file, is none of it.
    const isInstalled = plugins !== -1 && (parts[plugins] === 'installed-plugins' || parts[plugins + 1] === 'cache');
    if (roots === null)
        return plugin === undefined && isInstalled && (0,path_segments/* pathSegments */.Mz)(token).length < 3;
    if (parts.length < 2 || (0,path_segments/* isBareSkillPath */.Xf)(path))
        return false;
    if (HOME.test(first) || /^[$%`]/.test(first))
        return HOME.test(first);
    const [, unit, place] = IN_UNIT.exec(path) ?? [];
    if (place === 'p')
        return false;
    const isAbsolute = /^(?:[/\\]|[A-Za-z]:)/.test(path);
    const folder = !isAbsolute ? '' : unit === undefined ? session : `${unit}w`;
    if (folder !== undefined)
        return !roots.some((root) => isBelow(parts, (0,path_segments/* pathSegments */.Mz)(`${folder}/${root}`), 0));
    // Anywhere behind what is no home; and behind no folder of a client, which is another place than a root without one.
    const home = first === 'root' ? 1 : ['home', 'users'].includes(first) ? 2 : -1;
    const client = parts.findIndex((part) => skillPlaces.has(part));
    return !roots.map(path_segments/* pathSegments */.Mz).some((root) => {
        const last = client === -1 || root.some((part) => skillPlaces.has(part)) ? parts.length : client;
        return parts.some((_, index) => index !== home && index <= last && isBelow(parts, root, index));
    });
}
/** Whether the file of a skill stands in the root, which begins at `offset`. */
function isBelow(parts, root, offset) {
    return (0,path_segments/* standsAt */.T7)(parts, root, offset) && parts.length >= offset + root.length + 2;
}

// EXTERNAL MODULE: ./build/evidence/token-hit.js
var token_hit = __webpack_require__(37625);
;// CONCATENATED MODULE: ./build/evidence/attribute-signals.js







/** One hop, exact spelling not needed; a name without an entry stays what it is. In `<skill>/SKILL.md` the skill has the alias. */
function resolveAlias(aliases, name) {
    const own = aliases.get((0,folded_name/* foldedName */.m)(name));
    if (own !== undefined || aliases.size === 0)
        return own ?? name;
    const [skill = '', file, ...rest] = (0,path_segments/* pathParts */.KC)(name);
    if (!(0,path_segments/* isSkillFile */.C_)(file) || rest.length > 0)
        return name;
    const canonical = aliases.get((0,folded_name/* foldedName */.m)(skill));
    return canonical === undefined ? name : `${canonical}/${path_segments/* SKILL_FILE */.LF}`;
}
const MENTION = { observation: { kind: 'mention' }, paths: [] };
/** A path is kept up to this length. */
const MAX_PATH = 1000;
/**
 * Attributes signals to tokens by identity. `installed` is what is known to be installed; qualified names that were
 * called count as installed too, since a client does not load what is not there.
 */
function attributeSignals(rules, signals, tokens, installed, aliases) {
    const loaded = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    const inventory = (0,skill_identity/* inventoryWith */.TC)(installed, loaded);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || (0,path_segments/* isSkillFile */.C_)(canonical);
        let certain;
        let possible;
        for (const signal of signals) {
            const match = matchSignal(signal, token, canonical, inventory, aliases);
            if (match === 'different')
                continue;
            if (!isPath)
                claimed.add(signal);
            const hit = hitOf(rules, signal, isPath, canonical);
            if (hit === undefined)
                continue;
            if (match === 'same')
                certain = (0,token_hit/* mergeHits */.v)(certain, hit);
            else
                possible = (0,token_hit/* mergeHits */.v)(possible, hit);
        }
        const hit = possible === undefined ? certain : (0,token_hit/* mergeHits */.v)(certain, possible);
        if (hit !== undefined)
            hits.set(token, hit);
        if (decides(possible, certain))
            ambiguous.add(token);
    }
    const seen = [];
    for (const signal of signals) {
        const name = claimed.has(signal) ? undefined : skillSeenIn(signal);
        const own = name === undefined ? undefined : hitOf(rules, signal, false, name);
        if (name === undefined || own === undefined)
            continue;
        const key = seen.find((other) => inventory.compare(other, name) === 'same') ?? name;
        if (key === name)
            seen.push(name);
        hits.set(key, (0,token_hit/* mergeHits */.v)(hits.get(key), own));
    }
    const sorted = [...hits].sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right));
    return { hits: new Map(sorted), ambiguous: (0,ordering/* sortedUnique */.Z$)(ambiguous) };
}
function hitOf(rules, signal, tokenIsPath, skill) {
    const { observation, paths } = signal.kind === 'mention' ? MENTION : signal;
    const path = paths.find((one) => !liesElsewhere(one, skill, rules)) ?? paths[0];
    const elsewhere = path !== undefined && liesElsewhere(path, skill, rules);
    const tier = (0,compute_tier/* structuredTier */.w_)(rules.tiers, elsewhere ? { kind: 'unproven' } : observation, tokenIsPath);
    const shown = path === undefined ? undefined : (rules.redact?.(path) ?? path).slice(0, MAX_PATH).toWellFormed();
    return tier === null ? undefined : (0,token_hit/* hitOfSignal */.F)(tier, signal, shown, elsewhere);
}
/** Whether what may belong to another skill says more than what certainly belongs to this one. */
function decides(possible, certain) {
    if (possible === undefined)
        return false;
    const reached = certain?.attempted === true ? certain.succeeded_tier : null;
    return reached === null || (possible.succeeded_tier !== null && possible.succeeded_tier < reached);
}
function matchSignal(signal, token, canonical, inventory, aliases) {
    if (signal.kind === 'mention')
        return signal.token === token ? 'same' : 'different';
    const wanted = (0,path_segments/* pathParts */.KC)(canonical);
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
    return (0,path_segments/* endsWithSegments */.rb)(signal.segments, (0,path_segments/* pathSegments */.Mz)(canonical)) ? 'same' : 'different';
}
/**
 * The skill that a token speaks of: a name by itself or in `<skill>/SKILL.md`; null for a bare `SKILL.md`, undefined for
 * any other path.
 */
function skillOfToken(wanted) {
    const namesFile = (0,path_segments/* isSkillFile */.C_)(wanted.at(-1));
    if (wanted.length === 1)
        return namesFile ? null : wanted[0];
    return wanted.length === 2 && namesFile ? wanted[0] : undefined;
}
/** Folder and frontmatter name are aliases of each other, unless each is the name of another installed skill. */
function namesOfFile({ folder, frontmatterName }, inventory) {
    if ((0,path_segments/* isUnresolved */.U4)(folder))
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
    if (signal.kind === 'mention' || signal.skill === null || signal.segments.length === 0)
        return undefined;
    const { folder, frontmatterName } = signal.skill;
    return (0,path_segments/* isUnresolved */.U4)(folder) ? (frontmatterName ?? undefined) : folder;
}


/***/ }),

/***/ 58966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qk: () => (/* binding */ computeTier),
/* harmony export */   gv: () => (/* binding */ textScore),
/* harmony export */   w_: () => (/* binding */ structuredTier)
/* harmony export */ });
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22402);
/* harmony import */ var _text_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61359);


/** Scores of structured signals, and of the text matches that mean the same. */
const SCORE = { loaded: 1000, launching: 900, failed: 800, read: 700, mention: 10 };
const SCORE_OF_MATCH = {
    skill_call: SCORE.loaded,
    launching: SCORE.launching,
    base_directory: SCORE.read,
    read: SCORE.read,
    mention: SCORE.mention,
};
/** From this score on, a line that no rule matches is still more than a mention. */
const MODERATE_SCORE = 60;
const LOADED = { tier: 1, score: SCORE.loaded, attempted: true, succeeded: true };
const FAILED = { tier: 2, score: SCORE.failed, attempted: true, succeeded: false };
const READ = { tier: 2, score: SCORE.read, attempted: true, succeeded: true };
const UNPROVEN = { tier: 2, score: SCORE.read, attempted: true, succeeded: false };
const MENTION = { tier: 3, score: SCORE.mention, attempted: false, succeeded: false };
/**
 * The tier of a fact from a client's own JSON stream; null where it is no signal. The table stands in
 * src/evidence/README.md, "Tiers".
 */
function structuredTier(row, observation, tokenIsPath) {
    const tier = ofObservation(row, observation);
    return tier !== null && tokenIsPath && tier.tier === 1 ? { ...tier, tier: 2 } : tier;
}
function ofObservation(row, observation) {
    switch (observation.kind) {
        case 'mention':
            return MENTION;
        case 'skill_call':
            return observation.ok === true ? LOADED : FAILED;
        case 'file_open':
            if (row.loadsByReading && observation.underSkillsRoot) {
                return observation.ok === true && observation.showsFrontmatter ? LOADED : FAILED;
            }
            return observation.ok === true ? READ : null;
        case 'unproven':
            return UNPROVEN;
    }
}
/**
 * `computeTier` of the specification: the tier of one line of plain text for one token, given the line's score.
 *
 * A match that names the token decides by itself; a score of 60 or more without one is tier 2. A token with a path
 * separator never exceeds tier 2.
 */
function computeTier(row, token, line, score) {
    const isPath = /[/\\]/.test(token);
    const tiers = (0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => textTier(row, match));
    const strongest = tiers.reduce((least, tier) => (tier < least ? tier : least), score >= MODERATE_SCORE ? 2 : 3);
    return isPath && strongest === 1 ? 2 : strongest;
}
/** The score of one line of plain text for one token: its strongest match, never a sum; 0 without any. */
function textScore(row, token, line) {
    return (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .n)((0,_text_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .textMatches */ .tV)(token, line).map((match) => scoreOf(row, match)));
}
/** What a match is worth by itself; where it is tier 3 here, its score can still make it tier 2. */
function textTier(row, match) {
    if (match.kind === 'mention' || (match.kind === 'skill_line' && match.failed))
        return 3;
    return row.text[match.kind];
}
function scoreOf(row, match) {
    if (match.kind !== 'skill_line')
        return SCORE_OF_MATCH[match.kind];
    if (row.text.skill_line === 3)
        return SCORE.mention;
    return match.failed ? SCORE.failed : SCORE.loaded;
}


/***/ }),

/***/ 57484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ frontmatterFlaws)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36618);


const HIDES = 'disable-model-invocation';
/** Longer texts are reported by their length. */
const SHOWN_CHARACTERS = 80;
/** What a client minds of a skill, by its folder's name; first what keeps it from being offered. */
function frontmatterFlaws(name, { fields, hasMark, invalid, isWithheld, lineOf }, rules) {
    if (hasMark && rules.refusesMark) {
        const expected = 'a line `---` without anything before it';
        return [{ effect: 'refused', key: null, line: 1, expected, found: 'a byte order mark' }];
    }
    if (isWithheld) {
        const expected = 'each line to belong to a field, as otherwise no unit is given the file';
        const { line, found } = invalid ?? { line: 1, found: 'one that belongs to none' };
        return [{ effect: 'refused', key: null, line, expected, found }];
    }
    if (invalid !== null) {
        const isGuessed = rules.invalidYaml === 'guessed' || (rules.invalidYaml === 'mended' && invalid.mends);
        const { line, found } = invalid;
        return [{ effect: isGuessed ? 'guessed' : 'refused', key: null, line, expected: 'valid YAML', found }];
    }
    if (fields === null) {
        const expected = 'fields between two lines `---`, the first of them at the top';
        return rules.needsBlock ? [{ effect: 'refused', key: null, line: 1, expected, found: 'none' }] : [];
    }
    const flaw = (effect, key, expected) => {
        const found = effect === 'refused' ? foundIn(key, fields.get(key)) : (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(fields.get(key));
        return { effect, key, line: lineOf(key), expected, found };
    };
    const refused = rules.fields
        .filter(([key, , holds]) => !holds(fields.get(key)))
        .map(([key, expected]) => {
        const isText = ['string', 'undefined'].includes(typeof fields.get(key));
        return flaw('refused', key, isText ? expected : 'a text');
    });
    const written = fields.get('name');
    const isRenamed = rules.callsByName && typeof written === 'string' && (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(written.replaceAll(' ', '-')) !== (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name);
    const hasSpaces = typeof written === 'string' && (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(written) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name);
    const expectedName = hasSpaces
        ? 'a name without spaces, for which it writes `-`'
        : `the folder's name, ${(0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(name)}`;
    return [
        ...refused,
        ...(rules.hides && fields.get(HIDES) === true
            ? [flaw('hidden', HIDES, 'false, so that the model may call it')]
            : []),
        ...(isRenamed ? [flaw('renamed', 'name', expectedName)] : []),
    ];
}
/** A list may hold itself by an alias. */
function foundIn(key, value) {
    if (typeof value === 'number' || typeof value === 'boolean')
        return `the ${typeof value} ${value}, which quotes make a text: ${key}: "${value}"`;
    if (typeof value === 'object' && value !== null)
        return Array.isArray(value) ? 'a list' : 'a mapping';
    return typeof value === 'string' && value.length > SHOWN_CHARACTERS ? `${value.length} characters` : (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value);
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
function hitOfSignal(signal, place, path, elsewhere = false) {
    return {
        tier: signal.tier,
        score: signal.score,
        source_kind: 'cli_output',
        source_detail: place.detail,
        line_number: place.line,
        proof_line: place.proof,
        ...(place.call === undefined ? {} : { call: place.call }),
        depth: place.depth,
        attempted: signal.attempted,
        succeeded: signal.succeeded,
        succeeded_tier: signal.succeeded || !signal.attempted ? signal.tier : null,
        ...(path === undefined ? {} : { path }),
        ...(elsewhere ? { wrong_source: true } : {}),
    };
}
/**
 * Merges two hits of one token: stronger tier, then higher score, then `cli_output` before `log_fallback`, then the
 * earliest. Commutative, associative and idempotent, so that the order of reading does not matter.
 */
function mergeHits(left, right) {
    if (left === undefined)
        return right;
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
        Number(left.wrong_source ?? false) - Number(right.wrong_source ?? false) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_kind, right.source_kind) ||
        Number(left.source_detail === 'noise') - Number(right.source_detail === 'noise') ||
        left.line_number - right.line_number ||
        left.depth - right.depth ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.source_detail, right.source_detail) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.proof_line, right.proof_line) ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.call ?? '', right.call ?? '') ||
        (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP)(left.path ?? '', right.path ?? ''));
}
function strongerTier(left, right) {
    if (left === null || right === null)
        return left ?? right;
    return left <= right ? left : right;
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

/***/ 77220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ truth),
/* harmony export */   P8: () => (/* binding */ anyJson),
/* harmony export */   P_: () => (/* binding */ defaulted),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   _M: () => (/* binding */ where),
/* harmony export */   ai: () => (/* binding */ number),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   p_: () => (/* binding */ list)
/* harmony export */ });
/** A text of whole characters: UTF-8 can carry no half of a surrogate pair. */
const text = { kind: 'text' };
const truth = { kind: 'truth' };
/** A number in the range of a double, as its value: what needs a digest is `anyJson`. */
const number = { kind: 'number' };
/** Any JSON; of duplicate keys the last wins, numbers keep their spelling and must be in the range of a double. */
const anyJson = { kind: 'json' };
/** A value of a shape as what is made of it; one of which nothing is made is refused. */
function where(shape, expected, make) {
    return { ...shape, refined: { expected, make } };
}
function list(item) {
    return { kind: 'list', item };
}
/** An object; members that are not named here are passed over, whatever their value. */
function record(fields) {
    const nodes = Object.entries(fields).map(([name, field]) => {
        if (!('kind' in field))
            return { name, ...field };
        return { name, shape: field, nullable: false, required: true, absent: undefined };
    });
    const node = {
        kind: 'record',
        fields: nodes,
        positions: new Map(nodes.map(({ name }, position) => [name, position])),
    };
    return node;
}
/** A member that may be missing or null; undefined then. */
function optional(shape) {
    const field = { shape, nullable: true, required: false, absent: undefined };
    return field;
}
/** A member that may be missing, but not null. */
function defaulted(shape, absent) {
    return { shape, nullable: false, required: false, absent };
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


/***/ }),

/***/ 99409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ explainPaths),
/* harmony export */   OQ: () => (/* binding */ referencePolicy),
/* harmony export */   ah: () => (/* binding */ pathSet),
/* harmony export */   gW: () => (/* binding */ projectPaths),
/* harmony export */   xx: () => (/* binding */ projectShape)
/* harmony export */ });
/* harmony import */ var _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22056);
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77220);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33698);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9294);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68295);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6819);






/** The reference's request. */
const projectShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)({ changedPaths: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .defaulted */ .P_)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq), []) });
/** Which checks a change of these paths needs. */
function projectPaths(policy, paths, form) {
    return explainPaths(policy, paths, form).projection;
}
/** The same, with the rules that say so. */
function explainPaths(policy, given, form) {
    const changedPaths = pathSet(given, form);
    const { inClass, unclassified } = classified(policy, changedPaths, form);
    const docsOnly = (inClass.get(policy.docs ?? '')?.length ?? 0) === changedPaths.length;
    /** Those that apply: their places, what they wait for in words, and the paths; none where it is the change as a whole. */
    const rules = [];
    const asked = new Set();
    /** The paths for which a rule applies; null where it does not. */
    const pathsFor = (when) => {
        if (when === 'empty')
            return changedPaths.length === 0 ? [] : null;
        if (when === 'nothing')
            return asked.size > 0 || docsOnly ? null : [];
        if (typeof when === 'object' && when.docsOnly && !docsOnly)
            return null;
        const paths = when === 'unclassified' ? unclassified : (inClass.get(when.class) ?? []);
        return paths.length === 0 ? null : paths;
    };
    for (const [index, { when, ...rule }] of policy.rules.entries()) {
        const paths = pathsFor(when);
        if (paths === null)
            continue;
        rules.push({ rule: index, when: (0,_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .conditionText */ .D3)(when), ...rule, paths });
        for (const id of rule.require)
            asked.add(id);
        if (rule.last)
            break;
    }
    const inOrder = policy.checks.map(({ checkId }) => checkId).filter((id) => asked.has(id));
    const absorbing = inOrder.filter((id) => policy.absorbing.has(id));
    const requiredChecks = absorbing.length > 0 ? absorbing : inOrder;
    const { digest: projectionPolicy } = policy;
    const projectionDigest = (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_2__/* .prefixedDigest */ .m6)('proj1_', { projectionPolicy, changedPaths, requiredChecks });
    const reasons = (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .sortedUnique */ .Z$)(rules.map(({ reason }) => reason));
    const made = { projectionPolicy, projectionDigest, changedPaths, requiredChecks, docsOnly, reasons };
    return { rules, projection: { schema: 1, ...made } };
}
/** Paths as a set, ascending. */
function pathSet(paths, form) {
    return (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_4__/* .sortedUnique */ .Z$)(form === 'exact' ? paths : paths.map(normalPath).filter((path) => path !== ''));
}
function normalPath(path) {
    // Looked for first: most paths have neither, and there may be many.
    const slashed = (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_5__/* .trimmed */ .dE)(path.includes('\\') ? path.replaceAll('\\', '/') : path);
    return slashed.startsWith('./') ? slashed.replace(/^(?:\.\/)+/, '') : slashed;
}
/** The paths of each class, and those of none. */
function classified({ classesOf }, paths, form) {
    const inClass = new Map();
    const unclassified = [];
    for (const path of paths) {
        const names = form === 'exact' && normalPath(path) !== path ? [] : classesOf(path);
        if (names.length === 0)
            unclassified.push(path);
        for (const name of names) {
            const members = inClass.get(name);
            if (members === undefined)
                inClass.set(name, [path]);
            else
                members.push(path);
        }
    }
    return { inClass, unclassified };
}
/** The reference's policy, `ci-topos-v0` (premath harness 3.1). Nothing in it says how a check is run. */
async function referencePolicy() {
    const { default: document } = await __webpack_require__.e(/* import() */ 1456).then(__webpack_require__.t.bind(__webpack_require__, 41456, 17));
    return (0,_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRequiredPolicy */ .Jx)((0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)(document), 'ci-topos-v0.json');
}


/***/ }),

/***/ 68295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ witnessId),
/* harmony export */   _Z: () => (/* binding */ BINDING),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   m6: () => (/* binding */ prefixedDigest)
/* harmony export */ });
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21694);


/** A prefix and SHA-256 of the canonical JSON (premath harness 0.2). */
function prefixedDigest(prefix, value) {
    return `${prefix}${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(value))}`;
}
/** What binds witness, delta and decision to one another, and to normaliser and policy (premath harness 3.3). */
function bindingOf(projectionDigest, normalizerId, policyDigest) {
    return {
        projectionDigest,
        typedCoreProjectionDigest: `ev1_${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(`${projectionDigest}\0${normalizerId}\0${policyDigest}\0`)}`,
        authorityPayloadDigest: projectionDigest,
        normalizerId,
        policyDigest,
    };
}
/** The names of its texts. */
const BINDING = Object.keys(bindingOf('', '', ''));
const BASE32_DIGITS = 52;
/** `w1_` and base32hex of SHA-256 of what a failure is known by (premath harness 3.2). */
function witnessId(key) {
    // 256 bits are 51 digits of five and one bit, which four zeros fill up. The digits of JavaScript's base 32 are those of base32hex.
    const bits = BigInt(`0x${(0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)((0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(key))}`) << 4n;
    return `w1_${bits.toString(32).padStart(BASE32_DIGITS, '0')}`;
}


/***/ }),

/***/ 28397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CG: () => (/* binding */ TOKEN_LISTS),
/* harmony export */   cI: () => (/* binding */ isNegative),
/* harmony export */   jj: () => (/* binding */ requirementsOf),
/* harmony export */   k8: () => (/* binding */ tokensOf)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36618);



/** The fields of a case that list tokens. */
const TOKEN_LISTS = [
    'required_all_evidence',
    'required_evidence',
    'required_skills',
    'required_files',
    'optional_skills',
    'disallowed_skills',
];
/**
 * The requirements of a case for one provider. Tiers: `required_skills` 1, `expected_skill` its minimum tier or 1 (the tighter
 * wins), `required_files` and the evidence lists 2, unless the same token is required more strictly. Table in src/routing/README.md,
 * "Requirements".
 */
function requirementsOf(definition, agent, hidesReads) {
    const aliases = aliasesOf(definition, agent);
    const expected = definition.expected_skill ?? null;
    const skillTiers = new Map();
    const tighten = (token, tier) => {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token));
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(canonical);
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token))) ?? 2;
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
        present: (hidesReads.has(agent) ? [] : skillFileOf(definition, aliases)).filter(({ canonical }) => !required.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(canonical))),
        any: any.length === 0 ? null : [...new Set(any)],
        optional: distinct(definition.optional_skills ?? []),
        disallowed: distinct(definition.disallowed_skills ?? []),
        disallowedTier: definition.disallowed_min_tier ?? 2,
        aliases,
    };
}
/** A case that requires nothing passes by what did not happen. */
function isNegative(requirements) {
    return requirements.required.length === 0 && requirements.present.length === 0;
}
/** Every token that a case names, as it writes them. */
function tokensOf(requirements) {
    const { required, present, optional, disallowed } = requirements;
    const asked = [...required, ...present].map(({ token }) => token);
    return [...new Set([...asked, ...optional, ...disallowed])];
}
function skillFileOf(definition, aliases) {
    if (definition.require_skill_file === false)
        return [];
    const expected = definition.expected_skill;
    // Without an expected skill any skill's file would do, and only a case that says so can mean that.
    if (expected === undefined && definition.require_skill_file !== true)
        return [];
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(token);
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(alias), name]));
}


/***/ })

};
