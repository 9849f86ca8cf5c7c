export const id = 2312;
export const ids = [2312];
export const modules = {

/***/ 41620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ invokedOn)
/* harmony export */ });
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19057);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16992);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49573);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28397);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62428);





/**
 * Says on which providers a prompt loads a skill, installed or named by its case, without the model being asked (src/routing/README.md,
 * "Leading prompts"). A client of the configuration takes prompts as the one does whose reader it has.
 *
 * @param roots of the installed skills, absolute or relative to the root; read only where a prompt may name one
 */
async function invokedOn(root, cases, providers, roots) {
    const on = ({ prompt }, isSkill) => [...providers].flatMap(([agent, { command }]) => (0,_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .invokesSkill */ .Zf)(command?.reader ?? agent, prompt, (name) => isSkill(agent, name)) ? [agent] : []);
    const mayInvoke = cases.some(({ definition }) => on(definition, () => true).length > 0);
    // Roots that are not there are told elsewhere.
    const { listings } = await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_4__/* .loadSkills */ .l1)(root, mayInvoke ? roots : []).catch(() => ({ listings: [] }));
    return (definition) => on(definition, (agent, name) => {
        const requirements = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirementsOf */ .jj)(definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_2__/* .HIDES_READS */ .uc);
        const named = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .tokensOf */ .k8)(requirements).map((token) => (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(requirements.aliases, token));
        return new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .SkillInventory */ .ks([...listings, ...named.map((skill) => ({ name: skill, aliases: [] }))]).has(name);
    });
}


/***/ }),

/***/ 70433:
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
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42344);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82296);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22402);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _invoking_prompts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41620);








/**
 * The case files that paths and globs name, relative to `root` where they stand under it. Throws `not_found` where there is none, and what
 * `refuseLinks` throws of the folder that a glob begins in, since everything behind a link would be looked through.
 */
async function caseFiles(root, paths) {
    const files = [];
    for (const path of paths) {
        // A file may be called as a glob looks.
        if ((0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isGlob */ .fg)(path) && !(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)))) {
            await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseLinks */ .UA)(root, (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOfGlob */ .GT)(path), 'the folder of the case files');
            const found = await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(root, path);
            // A glob means files on a disk, and not what this process was handed.
            (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_7__/* .append */ .B)(files, found.filter((file) => !(0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isHandedOver */ .nc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file))));
        }
        else
            files.push(displayPath(root, path));
    }
    if (files.length === 0) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO('not_found', `no case file: expected one at ${paths.join(', ')}, found none under ${root}`, 'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.');
    }
    return [...new Set(files)];
}
/** The case set, or one error that says what is wrong with it for the providers. `skills`: roots of what is installed. */
async function loadCases(root, paths, { providers, skills }) {
    const cases = [];
    for (const file of await caseFiles(root, paths)) {
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_7__/* .append */ .B)(cases, (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCaseFile */ ._T)(await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRepositoryFile */ .tz)(root, file, 'the case file'), file));
    }
    (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseCaseProblems */ .hE)(cases, await (0,_invoking_prompts_js__WEBPACK_IMPORTED_MODULE_6__/* .invokedOn */ .a)(root, cases, providers, skills));
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
    return (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .withSlashes */ .sq)(isOutside ? absolute : inside);
}


/***/ }),

/***/ 82196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ configFromText),
/* harmony export */   PI: () => (/* binding */ refuseMisnamedConfig),
/* harmony export */   Z9: () => (/* binding */ loadConfig),
/* harmony export */   az: () => (/* binding */ UNCONFIGURED),
/* harmony export */   zO: () => (/* binding */ configOrDefault)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7083);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42344);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82296);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35006);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86578);
/* harmony import */ var _providers_client_of_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97343);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49573);










/** What holds where nothing is configured: every provider, as it is by itself. */
const UNCONFIGURED = {
    ..._contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_CONFIG */ .PV,
    providers: new Map(_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_9__/* .PROVIDER_IDS */ .NO.map((id) => [id, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_PROVIDER */ .Gr])),
};
/** The configuration of a working tree. */
async function loadConfig(root) {
    const text = await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalRepositoryFile */ .Dq)(root, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, 'the configuration');
    if (text === undefined) {
        await refuseMisnamedConfig(root);
        return { config: UNCONFIGURED, lines: null, problems: [] };
    }
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_6__/* .parseYamlDocument */ .I)(text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF);
    const config = (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, document, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_9__/* .PROVIDER_IDS */ .NO);
    refuseHandedOver(root, config);
    return { config, lines: document, problems: providerProblems(config, document) };
}
function providerProblems({ providers }, lines) {
    return [...providers].flatMap(([id, provider]) => {
        const problem = (0,_providers_client_of_js__WEBPACK_IMPORTED_MODULE_8__/* .providerProblem */ .v)(id, provider);
        if (problem === null)
            return [];
        const { key, ...mismatch } = problem;
        const pointer = `/providers/${id}${key === '' ? '' : `/${key}`}`;
        return [{ file: _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, line: lines.lineOf(pointer) ?? null, pointer, ...mismatch }];
    });
}
/** Throws where a configuration names what only a person can hand over, such as standard input: it may be waited for, for ever. */
function refuseHandedOver(root, { cases }) {
    const strange = cases.find((path) => (0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isHandedOver */ .nc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path)));
    if (strange === undefined)
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatchError */ .Jk)('invalid_input', `${_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF}: cases`, { expected: 'files or globs', found: strange }, 'Name files of the repository.');
}
/** Throws where a configuration lies under a name that nobody reads. */
async function refuseMisnamedConfig(root) {
    const misnamed = _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF.replace(/yml$/, 'yaml');
    if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, misnamed))))
        return;
    throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .mismatchError */ .Jk)('invalid_input', _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, { expected: 'the configuration here', found: `it at ${misnamed}` }, 'Rename the file.');
}
/** The configuration of a working tree, or the defaults. Throws also for providers that nobody can start or read. */
async function configOrDefault(root) {
    const { config, problems } = await loadConfig(root);
    if (problems.length > 0)
        throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .ProblemsError */ .FQ('the configuration', problems);
    return config;
}
/** Parses the text of a configuration file; `file` names it in messages. */
async function configFromText(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_6__/* .parseYamlDocument */ .I)(text, file);
    return (0,_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .parseConfig */ .o4)(document.value, file, document, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_9__/* .PROVIDER_IDS */ .NO);
}


/***/ }),

/***/ 62428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l1: () => (/* binding */ loadSkills),
/* harmony export */   ov: () => (/* binding */ refuseDuplicateSkills),
/* harmony export */   yv: () => (/* binding */ parseFrontmatter),
/* harmony export */   zK: () => (/* binding */ yamlFields)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39532);
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40748);
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35006);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36618);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93012);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(75224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86578);











/** Skills may stand in folders of categories, not deeper than this. */
const MAX_DEPTH = 4;
/**
 * The skills under the given roots (folders that hold one folder per skill). The folder's name and the frontmatter's `name` are
 * aliases of each other; a plugin's skills also answer to `plugin:skill`.
 */
async function loadSkills(cwd, roots) {
    const folders = [];
    const renames = new Map();
    const visit = async (root, folder, plugin, depth) => {
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .SKILL_FILE */ .LF), 'the skill');
        if (text !== undefined) {
            const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder);
            const frontmatter = await parseFrontmatter(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_3__/* .SKILL_FILE */ .LF));
            const written = textField(frontmatter, 'name');
            const aliases = written === undefined || written === name ? [] : [written];
            const listing = { name: plugin === undefined ? name : `${plugin}:${name}`, aliases };
            folders.push({ name, path: folder, root, plugin: plugin ?? null, frontmatter, listing });
            const before = textField(frontmatter, 'renamed_from');
            if (before !== undefined)
                renames.set(name, before);
            return;
        }
        if (depth === MAX_DEPTH)
            return;
        for (const entry of await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesOf */ .Mc)(folder)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, entry);
            if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isFolder */ .lQ)(path))
                await visit(root, path, entry === 'skills' ? await pluginOf(path) : plugin, depth + 1);
        }
    };
    for (const root of roots) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, root);
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isFolder */ .lQ)(folder))) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .PortcullisError */ .SO('not_found', `${root}: the skills: there is no such folder`, 'Name a folder that holds skills.');
        }
        await visit(folder, folder, await pluginOf(folder), 0);
    }
    const listings = folders.map(({ listing }) => listing);
    // A skill that still exists was not renamed; to say so would be a way to ask for another skill in its place.
    const existing = new Set(listings.flatMap(({ name, aliases }) => [name, ...aliases]).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_8__/* .foldedName */ .m));
    const real = [...renames].filter(([, before]) => !existing.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_8__/* .foldedName */ .m)(before)));
    return { folders, listings, renames: new Map(real) };
}
/** Throws where two skills would be installed under one name: one of them would take the other's place. */
function refuseDuplicateSkills(folders) {
    const places = new Map();
    for (const { name, plugin, path } of folders) {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_8__/* .foldedName */ .m)(`${plugin ?? ''}:${name}`);
        const other = places.get(key);
        if (other !== undefined) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .PortcullisError */ .SO('invalid_input', `${name}: expected one skill of this name, found ${other} and ${path}`, 'Name the roots so that only one of them is installed.');
        }
        places.set(key, path);
    }
}
/**
 * The plugin whose manifest stands in the root, beside it, or beside the folder `skills` in which it lies; in a folder of plugins, the one
 * that its folder names.
 */
async function pluginOf(root) {
    const parts = root.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    const skills = parts.slice(0, parts.lastIndexOf('skills') + 1).join(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    for (const folder of new Set([root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '..'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(skills === '' ? root : skills, '..')])) {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_1__/* .PLUGIN_MANIFEST */ .MC);
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalTextFile */ .Q3)(file, 'the plugin manifest');
        if (text === undefined)
            continue;
        const manifest = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonSource */ .X0)(text, file).value;
        const name = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .G)(manifest) ? manifest['name'] : null;
        if (typeof name === 'string')
            return name;
    }
    const plugin = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(skills);
    return /^(?:\w+[-_])?plugins$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(plugin))) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(plugin) : undefined;
}
function textField({ fields }, key) {
    const value = fields?.get(key);
    return typeof value === 'string' ? value : undefined;
}
const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;
/** A value that quotes would mend. */
const PLAIN_VALUE = /^([ \t]*[\w-]+:[ \t]+)((?!["'|>]).*: .*|[@`[{].*)$/gm;
/** The fields and the rest of a text; `file` names it in what the parser says. */
async function parseFrontmatter(text, file) {
    const match = FRONTMATTER.exec(text);
    const [whole = '', block = ''] = match ?? [];
    const rest = { body: text.slice(whole.length), hasMark: text.startsWith('\uFEFF'), lineOf: () => 1 };
    if (match === null)
        return { ...rest, fields: null, invalid: null };
    try {
        const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_6__/* .parseYamlDocument */ .I)(block, file);
        const lineOf = (key) => (document.lineOf((0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_10__/* .childPointer */ .Y)('', key)) ?? 0) + 1;
        return { ...rest, fields: fieldsOf(document.value) ?? new Map(), invalid: null, lineOf };
    }
    catch (error) {
        const { mismatch, message } = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .asPortcullisError */ .Uj)(error);
        const quoted = block.replaceAll(PLAIN_VALUE, (_, key, value) => key + JSON.stringify(value));
        const mends = (await yamlFields(quoted, file)) !== null;
        return {
            ...rest,
            fields: null,
            invalid: { line: (mismatch?.line ?? 0) + 1, found: mismatch?.found ?? message, mends },
        };
    }
}
/** The fields of a YAML document; null where it is no map, or cannot be read. */
async function yamlFields(text, file) {
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_6__/* .parseYamlDocument */ .I)(text, file).catch(_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .asPortcullisError */ .Uj);
    return document instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_7__/* .PortcullisError */ .SO ? null : fieldsOf(document.value);
}
function fieldsOf(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_9__/* .isObject */ .G)(value) ? new Map(Object.entries(value)) : null;
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

/***/ 96223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pQ: () => (/* binding */ caseProblems),
  Rp: () => (/* binding */ caseSetDigest),
  _T: () => (/* binding */ parseCaseFile),
  hE: () => (/* binding */ refuseCaseProblems),
  Kp: () => (/* binding */ requiredSkills)
});

// UNUSED EXPORTS: caseDigest

// EXTERNAL MODULE: ./build/kernel/is-object.js
var is_object = __webpack_require__(93012);
// EXTERNAL MODULE: ./build/kernel/folded-name.js
var folded_name = __webpack_require__(36618);
// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/contracts/generated/ajv-runtime.js
var ajv_runtime = __webpack_require__(62320);
;// CONCATENATED MODULE: ./build/contracts/generated/case-file.validate.js
// Generated from case-file.schema.json by scripts/generate.ts.

const validate = validate15;
const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"case-file.schema.json","title":"CaseFile","description":"`cases/routing/*.json`: routing cases, a bare array, or an object that holds them under `cases`.","anyOf":[{"type":"array","items":{"$ref":"#/definitions/routingCase"}},{"type":"object","additionalProperties":false,"required":["cases"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"type":"array","items":{"$ref":"#/definitions/routingCase"}}}}],"definitions":{"tier":{"enum":[1,2,3]},"tokens":{"type":"array","maxItems":1000,"items":{"type":"string","pattern":"\\S"}},"routingCase":{"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"description":"Unique in all case files.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"description":"What `--category` selects by.","type":"string"},"prompt":{"description":"What the client is given, unchanged.","type":"string","maxLength":262144},"expected_skill":{"description":"The skill that has to be loaded. Without any requirement the case is negative: it passes where a run that is known to have worked does not do what is disallowed.","type":"string","pattern":"\\S"},"expected_skill_min_tier":{"description":"The weakest tier that counts for `expected_skill`. Default: 1.","$ref":"#/definitions/tier"},"required_all_evidence":{"description":"Skills, files or words, all of which have to be there, at tier 2.","$ref":"#/definitions/tokens"},"required_any_evidence":{"description":"At least one of these in tool names, inputs or assistant text. Default: any tool call, for cases that require something.","$ref":"#/definitions/tokens"},"required_evidence":{"description":"The same as `required_all_evidence`.","$ref":"#/definitions/tokens"},"require_skill_file":{"description":"Codex and Copilot: whether `<expected_skill>/SKILL.md` has to be seen, too. Default: true.","type":"boolean"},"required_skills":{"description":"Skills that have to be loaded, at tier 1.","$ref":"#/definitions/tokens"},"required_files":{"description":"Files that have to be read, at tier 2.","$ref":"#/definitions/tokens"},"optional_skills":{"description":"Skills that may be used; a case that fails with only these is `optional_only`.","$ref":"#/definitions/tokens"},"disallowed_skills":{"description":"Skills that must not be used, nor tried.","$ref":"#/definitions/tokens"},"disallowed_min_tier":{"description":"The weakest tier that fails for `disallowed_skills`. Default: 2.","$ref":"#/definitions/tier"},"provider_aliases":{"description":"Provider → token → what it is called there.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"description":"The id that the case had at the merge base.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}}};
const schema16 = {"title":"RoutingCase","description":"A prompt with typed evidence requirements.","type":"object","additionalProperties":false,"required":["case_id","prompt"],"properties":{"case_id":{"description":"Unique in all case files.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"description":"What `--category` selects by.","type":"string"},"prompt":{"description":"What the client is given, unchanged.","type":"string","maxLength":262144},"expected_skill":{"description":"The skill that has to be loaded. Without any requirement the case is negative: it passes where a run that is known to have worked does not do what is disallowed.","type":"string","pattern":"\\S"},"expected_skill_min_tier":{"description":"The weakest tier that counts for `expected_skill`. Default: 1.","$ref":"#/definitions/tier"},"required_all_evidence":{"description":"Skills, files or words, all of which have to be there, at tier 2.","$ref":"#/definitions/tokens"},"required_any_evidence":{"description":"At least one of these in tool names, inputs or assistant text. Default: any tool call, for cases that require something.","$ref":"#/definitions/tokens"},"required_evidence":{"description":"The same as `required_all_evidence`.","$ref":"#/definitions/tokens"},"require_skill_file":{"description":"Codex and Copilot: whether `<expected_skill>/SKILL.md` has to be seen, too. Default: true.","type":"boolean"},"required_skills":{"description":"Skills that have to be loaded, at tier 1.","$ref":"#/definitions/tokens"},"required_files":{"description":"Files that have to be read, at tier 2.","$ref":"#/definitions/tokens"},"optional_skills":{"description":"Skills that may be used; a case that fails with only these is `optional_only`.","$ref":"#/definitions/tokens"},"disallowed_skills":{"description":"Skills that must not be used, nor tried.","$ref":"#/definitions/tokens"},"disallowed_min_tier":{"description":"The weakest tier that fails for `disallowed_skills`. Default: 2.","$ref":"#/definitions/tier"},"provider_aliases":{"description":"Provider → token → what it is called there.","type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"string","pattern":"\\S"}}},"renamed_from":{"description":"The id that the case had at the merge base.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}};
const schema17 = {"enum":[1,2,3]};
const schema18 = {"type":"array","maxItems":1000,"items":{"type":"string","pattern":"\\S"}};
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
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema16.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["case_id","category","prompt","expected_skill","expected_skill_min_tier","required_all_evidence","required_any_evidence","required_evidence","require_skill_file","required_skills","required_files","optional_skills","disallowed_skills","disallowed_min_tier","provider_aliases","renamed_from"]},message:"must NOT have additional properties"};
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
let data2 = data.prompt;
if(typeof data2 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data2) > 262144){
const err6 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"};
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
const err7 = {instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data3 = data.expected_skill;
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err8 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.expected_skill_min_tier !== undefined){
let data4 = data.expected_skill_min_tier;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err10 = {instancePath:instancePath+"/expected_skill_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.required_all_evidence !== undefined){
let data5 = data.required_all_evidence;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err11 = {instancePath:instancePath+"/required_all_evidence",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err12 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/required_all_evidence/" + i0,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err14 = {instancePath:instancePath+"/required_all_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.required_any_evidence !== undefined){
let data7 = data.required_any_evidence;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err15 = {instancePath:instancePath+"/required_any_evidence",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err16 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err17 = {instancePath:instancePath+"/required_any_evidence/" + i1,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath:instancePath+"/required_any_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.required_evidence !== undefined){
let data9 = data.required_evidence;
if(Array.isArray(data9)){
if(data9.length > 1000){
const err19 = {instancePath:instancePath+"/required_evidence",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len2 = data9.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err20 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err21 = {instancePath:instancePath+"/required_evidence/" + i2,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err22 = {instancePath:instancePath+"/required_evidence",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.require_skill_file !== undefined){
if(typeof data.require_skill_file !== "boolean"){
const err23 = {instancePath:instancePath+"/require_skill_file",schemaPath:"#/properties/require_skill_file/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.required_skills !== undefined){
let data12 = data.required_skills;
if(Array.isArray(data12)){
if(data12.length > 1000){
const err24 = {instancePath:instancePath+"/required_skills",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len3 = data12.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
let data13 = data12[i3];
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
const err25 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/required_skills/" + i3,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err27 = {instancePath:instancePath+"/required_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.required_files !== undefined){
let data14 = data.required_files;
if(Array.isArray(data14)){
if(data14.length > 1000){
const err28 = {instancePath:instancePath+"/required_files",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len4 = data14.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
let data15 = data14[i4];
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err29 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err30 = {instancePath:instancePath+"/required_files/" + i4,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/required_files",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.optional_skills !== undefined){
let data16 = data.optional_skills;
if(Array.isArray(data16)){
if(data16.length > 1000){
const err32 = {instancePath:instancePath+"/optional_skills",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len5 = data16.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
let data17 = data16[i5];
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
const err33 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err34 = {instancePath:instancePath+"/optional_skills/" + i5,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath:instancePath+"/optional_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.disallowed_skills !== undefined){
let data18 = data.disallowed_skills;
if(Array.isArray(data18)){
if(data18.length > 1000){
const err36 = {instancePath:instancePath+"/disallowed_skills",schemaPath:"#/definitions/tokens/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len6 = data18.length;
const before_i6 = errors;
for(let i6=0; i6<len6; i6++){
if (errors - before_i6 >= 1000) break;
let data19 = data18[i6];
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
const err37 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err38 = {instancePath:instancePath+"/disallowed_skills/" + i6,schemaPath:"#/definitions/tokens/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath:instancePath+"/disallowed_skills",schemaPath:"#/definitions/tokens/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.disallowed_min_tier !== undefined){
let data20 = data.disallowed_min_tier;
if(!(((data20 === 1) || (data20 === 2)) || (data20 === 3))){
const err40 = {instancePath:instancePath+"/disallowed_min_tier",schemaPath:"#/definitions/tier/enum",keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.provider_aliases !== undefined){
let data21 = data.provider_aliases;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
const before_key1 = errors;
for(const key1 in data21){
if (errors - before_key1 >= 1000) break;
let data22 = data21[key1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
const before_key2 = errors;
for(const key2 in data22){
if (errors - before_key2 >= 1000) break;
let data23 = data22[key2];
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
const err41 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err43 = {instancePath:instancePath+"/provider_aliases/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/provider_aliases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/provider_aliases",schemaPath:"#/properties/provider_aliases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.renamed_from !== undefined){
let data24 = data.renamed_from;
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err45 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/renamed_from",schemaPath:"#/properties/renamed_from/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
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
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
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
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases"))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","cases"]},message:"must NOT have additional properties"};
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
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
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







const WHAT = 'the case file';
/**
 * Parses a case file: a bare array, `{cases: […]}`, or (for `score`) one case object. Throws one error that lists every
 * problem of form; what the cases mean is checked by `caseProblems`.
 */
function parseCaseFile(text, file) {
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)(WHAT, document, file);
    (0,json_source/* refuseBrokenText */.H_)(WHAT, document, file);
    (0,json_source/* refuseOtherDocument */.E1)(WHAT, document, file);
    const { value } = document;
    const single = (0,is_object/* isObject */.G)(value) && value['case_id'] !== undefined;
    const parsed = single ? singleCase(value, file, document) : (0,json_source/* checkedValue */.ZJ)(WHAT, value, validate, file, document);
    const prefix = Array.isArray(value) ? '' : '/cases';
    const definitions = Array.isArray(parsed) ? parsed : parsed.cases;
    return definitions.map((definition, index) => located(definition, file, single ? '' : `${prefix}/${index}`, document));
}
/** The schema knows cases in a list; pointers are told as they are in the file. */
function singleCase(value, file, document) {
    const list = [value];
    if (validate(list))
        return list;
    const outside = (pointer) => pointer.replace(/^\/0/, '');
    const lines = { lineOf: (pointer) => document.lineOf(outside(pointer)) };
    const problems = (0,schema_problems/* schemaProblems */.I)(validate.errors ?? [], list, file, lines);
    throw new problem/* ProblemsError */.FQ(WHAT, problems.map((problem) => ({ ...problem, pointer: outside(problem.pointer) })));
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
/** The skills that have to be called, the expected one first. */
function requiredSkills({ expected_skill: expected, required_skills: required = [] }) {
    return expected === undefined ? required : [expected, ...required];
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
/**
 * What is wrong with cases that are well-formed: ids used twice, empty prompts, prompts that invoke a skill by themselves, tokens that
 * contradict each other, and, where the installed skills are known, skills that exist nowhere.
 */
function caseProblems(cases, skillExists, invokedOn = () => []) {
    const problems = [];
    const firstById = new Map();
    const firstByOldId = new Map();
    for (const item of cases) {
        const { definition, file } = item;
        const { case_id: id, prompt, renamed_from: source } = definition;
        const at = (field, expected, found, help = null) => {
            problems.push({ file, line: item.lineOf(field), pointer: `${id}/${field}`, expected, found, help });
        };
        const first = firstById.get(id);
        if (first === undefined)
            firstById.set(id, item);
        else
            at('case_id', 'an id of its own', `the id of ${first.file}:${first.line}`, 'rename one of the two cases');
        if (id === 'schema') {
            at('case_id', 'an id that the baseline does not use itself', (0,problem/* shown */.SP)(id), 'give the case another id');
        }
        if (prompt.trim() === '')
            at('prompt', 'a prompt', 'an empty text');
        const invoked = invokedOn(definition);
        if (invoked.length > 0) {
            const help = `${invoked.join(', ')} would load the skill without any routing; ask for the result in plain words`;
            at('prompt', 'a prompt in plain words', (0,problem/* shown */.SP)(prompt.slice(0, 40)), help);
        }
        if (source === id)
            at('renamed_from', 'the id that the case had before', 'its present id', 'remove renamed_from');
        const other = source === undefined ? undefined : firstByOldId.get(source);
        if (source !== undefined && other === undefined)
            firstByOldId.set(source, item);
        if (other !== undefined) {
            const found = `the id that ${other.definition.case_id} had, too`;
            at('renamed_from', 'an id that one case had before', found, 'only one case can be the renamed one');
        }
        const required = new Set(requiredSkills(definition).map(folded_name/* foldedName */.m));
        for (const [index, token] of (definition.disallowed_skills ?? []).entries()) {
            if (required.has((0,folded_name/* foldedName */.m)(token))) {
                at(`disallowed_skills/${index}`, 'a skill that the case does not require', (0,problem/* shown */.SP)(token), 'drop one of the two');
            }
        }
        if (skillExists === null)
            continue;
        for (const [field, token] of skillFields(definition)) {
            const aliases = Object.values(definition.provider_aliases ?? {}).flatMap((names) => Object.entries(names));
            const known = [
                token,
                ...aliases.filter(([alias]) => (0,folded_name/* foldedName */.m)(alias) === (0,folded_name/* foldedName */.m)(token)).map(([, name]) => name),
            ];
            if (!known.some(skillExists)) {
                const help = 'correct the name, or add its root with --skills';
                at(field, 'a skill that exists under the skills roots', (0,problem/* shown */.SP)(token), help);
            }
        }
    }
    return problems;
}
/** Throws where `caseProblems` finds anything. */
function refuseCaseProblems(cases, invokedOn) {
    const problems = caseProblems(cases, null, invokedOn);
    if (problems.length > 0)
        throw new problem/* ProblemsError */.FQ('the case set', problems, 'Run `portcullis validate` after correcting it.');
}
function skillFields(definition) {
    const list = (name) => (definition[name] ?? []).map((token, index) => [`${name}/${index}`, token]);
    const expected = definition.expected_skill === undefined ? [] : [['expected_skill', definition.expected_skill]];
    return [...expected, ...list('required_skills'), ...list('disallowed_skills')];
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
    if (client !== undefined)
        return client;
    const known = [...packages.keys()].join(', ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('usage', `the client: expected one of ${known}, found ${JSON.stringify(id)}${(0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(id, [...packages.keys()])}`);
}
/** The name of a program's file. */
function executable(name, { os }) {
    return os === 'win32' ? `${name}.exe` : name;
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
    if (roots === null || parts.length < 2)
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
    if (file?.toLowerCase() !== path_segments/* SKILL_FILE */.LF.toLowerCase() || rest.length > 0)
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
    const inventory = inventoryOf(signals, installed);
    const ambiguous = new Set();
    const hits = new Map();
    const claimed = new Set();
    for (const { token, canonical } of tokens) {
        const isPath = /[/\\]/.test(canonical) || canonical.toLowerCase() === path_segments/* SKILL_FILE */.LF.toLowerCase();
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
function inventoryOf(signals, installed) {
    const known = new skill_identity/* SkillInventory */.ks(installed);
    const called = signals.flatMap((signal) => signal.kind === 'skill' && signal.observation.ok === true ? signal.names : []);
    // `plugin:x` called where a bare `x` is installed is that `x`, seen through its plugin.
    const further = called.filter((name) => name.includes(':') && !known.has(name));
    return new skill_identity/* SkillInventory */.ks([...installed, ...further.map((name) => ({ name, aliases: [] }))]);
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
    const isSkillFile = wanted.at(-1)?.toLowerCase() === path_segments/* SKILL_FILE */.LF.toLowerCase();
    if (wanted.length === 1)
        return isSkillFile ? null : wanted[0];
    return wanted.length === 2 && isSkillFile ? wanted[0] : undefined;
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
    switch (match.kind) {
        case 'skill_call':
            return SCORE.loaded;
        case 'skill_line':
            if (row.text.skill_line === 3)
                return SCORE.mention;
            return match.failed ? SCORE.failed : SCORE.loaded;
        case 'launching':
            return SCORE.launching;
        case 'base_directory':
        case 'read':
            return SCORE.read;
        case 'mention':
            return SCORE.mention;
    }
}


/***/ }),

/***/ 46202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ foldText),
/* harmony export */   gh: () => (/* binding */ TokenMatcher),
/* harmony export */   wy: () => (/* binding */ mentions)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36618);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92340);


function foldText(text) {
    return { written: text.normalize('NFC'), folded: (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(text) };
}
/** Whether `text` names the token as a whole word, a whole skill id or a whole path segment. */
function mentions(text, token, inventory) {
    return new TokenMatcher(token, inventory).isNamedIn(foldText(text));
}
/**
 * Looks for one token in many texts. `-`, `_`, `.`, `:` and path separators belong to a word; a full stop, a colon or a
 * separator at its end does not. Takes time in proportion to the text, whatever stands in it.
 */
class TokenMatcher {
    #token;
    #inventory;
    /** Of a token that is a path; empty otherwise. */
    #segments;
    /** Every word that names the token holds this; empty for a token that names nothing. */
    #needle;
    constructor(token, inventory) {
        this.#token = token;
        this.#inventory = inventory;
        const isPath = /[/\\]/.test(token);
        this.#segments = isPath ? (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(token) : [];
        this.#needle = (isPath ? this.#segments : (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(token).split(':')).at(-1) ?? '';
    }
    isNamedIn(text) {
        if (this.#needle === '' || !text.folded.includes(this.#needle))
            return false;
        for (const word of wordsWith(text, this.#needle))
            if (this.#isNamedBy(word))
                return true;
        return false;
    }
    #isNamedBy(whole) {
        const word = trimmed(whole);
        if (whole === this.#token || word === this.#token)
            return true;
        if (this.#segments.length > 0)
            return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .containsSegments */ .Q4)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSegments */ .Mz)(word), this.#segments);
        const near = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(word).filter((part) => (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(part).includes(this.#needle));
        return near.some((part) => this.#inventory.compare(this.#token, part) !== 'different');
    }
}
/** The words in which `needle` occurs. */
function* wordsWith({ written, folded }, needle) {
    for (let at = folded.indexOf(needle); at !== -1;) {
        let start = at;
        let end = at + needle.length;
        // Never goes back over the word before: that one ended at a character that belongs to none.
        while (start > 0 && isWordCharacter(folded, start - 1))
            start -= 1;
        while (end < folded.length && isWordCharacter(folded, end))
            end += 1;
        yield written.slice(start, end);
        at = folded.indexOf(needle, end);
    }
}
function isWordCharacter(text, index) {
    const code = text.charCodeAt(index);
    if (code > 0x7f)
        return /[\p{L}\p{N}\p{M}]/u.test(text.charAt(index));
    const isLetter = code >= 0x61 && code <= 0x7a;
    // `-` `.` `/` and the digits and `:` stand in one row; `_`, `\` and `~` apart.
    return isLetter || (code >= 0x2d && code <= 0x3a) || code === 0x5f || code === 0x5c || code === 0x7e;
}
/** By hand: `/[.]+$/` takes quadratic time on a long run of dots in the middle. */
function trimmed(word) {
    let end = word.length;
    while (end > 0 && '.:/\\'.includes(word.charAt(end - 1)))
        end -= 1;
    let start = 0;
    while (start < end && '.:'.includes(word.charAt(start)))
        start += 1;
    // A path may begin with a dot: `.claude/…`, `../…`.
    const isPath = /[/\\]/.test(word.slice(0, end));
    return word.slice(isPath ? 0 : start, end);
}


/***/ }),

/***/ 92340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isUnderSkillsRoot),
/* harmony export */   KC: () => (/* binding */ pathParts),
/* harmony export */   LF: () => (/* binding */ SKILL_FILE),
/* harmony export */   Mz: () => (/* binding */ pathSegments),
/* harmony export */   Q4: () => (/* binding */ containsSegments),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   U4: () => (/* binding */ isUnresolved),
/* harmony export */   X_: () => (/* binding */ skillFolderOf),
/* harmony export */   rb: () => (/* binding */ endsWithSegments)
/* harmony export */ });
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36618);

/** The file whose opening is how a skill is read. */
const SKILL_FILE = 'SKILL.md';
const SKILL_FILE_FOLDED = SKILL_FILE.toLowerCase();
/**
 * A path as segments in the letter case in which it was written: both separators, `\\?\` and drive letters, `.` and `..`
 * no longer matter. Empty for a path that names nothing.
 */
function pathParts(path) {
    const parts = [];
    for (const part of path.replaceAll('\\', '/').split('/')) {
        if (part === '' || part === '.' || part === '?' || /^[a-zA-Z]:$/.test(part))
            continue;
        if (part === '..')
            parts.pop();
        else
            parts.push(part);
    }
    return parts;
}
/** `pathParts`, with letter case folded. */
function pathSegments(path) {
    return pathParts(path).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldedName */ .m);
}
function endsWithSegments(segments, tail) {
    return tail.length > 0 && standsAt(segments, tail, segments.length - tail.length);
}
/** Whether all of `wanted` stand next to each other somewhere in `segments`. */
function containsSegments(segments, wanted) {
    return wanted.length > 0 && segments.some((_, index) => standsAt(segments, wanted, index));
}
/** Whether all of `wanted` stand in `segments` from `offset` on. */
function standsAt(segments, wanted, offset) {
    return offset >= 0 && wanted.every((segment, index) => segments[offset + index] === segment);
}
/** The folder name of the skill whose `SKILL.md` this path is, as written; undefined for any other file. */
function skillFolderOf(parts) {
    return parts.at(-1)?.toLowerCase() === SKILL_FILE_FOLDED ? parts.at(-2) : undefined;
}
/**
 * Whether a `SKILL.md` stands in a folder named `skills` inside one of the clients' places (src/evidence/README.md, "Skills roots"). Takes
 * folded segments.
 */
function isUnderSkillsRoot(segments, places) {
    const place = segments.findIndex((segment) => places.has(segment));
    if (place === -1)
        return false;
    const root = segments.indexOf('skills', place + 1);
    // At least the skill's folder and its file stand below the root.
    return root !== -1 && root <= segments.length - 3;
}
/** Whether a part of a path is a pattern or a variable, so that it names no file by itself. */
function isUnresolved(part) {
    return /[*?[\]{}$%`]/.test(part);
}


/***/ }),

/***/ 16992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ SkillFolders),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   ks: () => (/* binding */ SkillInventory)
/* harmony export */ });
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36618);


/**
 * Which names mean the same skill. Attribution is by identity, never by substring (src/evidence/README.md, "Skill identity"):
 * `plugin:skill` and `skill` are the same when only one installed skill has that base name, a folder and a frontmatter
 * name are aliases of each other, and letter case folds unless two installed skills differ in nothing else.
 */
class SkillInventory {
    /** Folded names that several installed skills spell differently: these are compared exactly. */
    #caseSensitive;
    #byName = new Map();
    #byBase = new Map();
    /** `skills`: what is installed, as far as it is known; skills that differ in nothing are counted once. */
    constructor(skills) {
        const merged = new Map();
        for (const skill of skills) {
            const aliases = [...(merged.get(skill.name)?.aliases ?? []), ...skill.aliases];
            merged.set(skill.name, { name: skill.name, aliases: [...new Set(aliases)] });
        }
        this.#caseSensitive = spelledDifferently([...merged.keys()].flatMap((name) => [name, splitName(name)[1]]));
        for (const skill of merged.values()) {
            addTo(this.#byName, this.#key(skill.name), skill);
            for (const name of [skill.name, ...skill.aliases])
                addTo(this.#byBase, this.#key(splitName(name)[1]), skill);
        }
    }
    /** Whether any installed skill answers to this name. */
    has(name) {
        const [plugin, base] = splitName(name);
        return this.#withBase(base).some((skill) => plugin === undefined || [undefined, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(plugin)].includes(pluginOf(skill)));
    }
    /** Compares two names, each of which may carry a `plugin:` prefix. */
    compare(left, right) {
        const [leftPlugin, leftBase] = splitName(left);
        const [rightPlugin, rightBase] = splitName(right);
        const equalBase = this.#key(leftBase) === this.#key(rightBase);
        if (leftPlugin !== undefined && rightPlugin !== undefined) {
            const samePlugin = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(leftPlugin) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(rightPlugin);
            return samePlugin && (equalBase || this.#aliased(leftBase, rightBase)) ? 'same' : 'different';
        }
        if (!equalBase && !this.#aliased(leftBase, rightBase))
            return 'different';
        if (leftPlugin === undefined && rightPlugin === undefined) {
            if (equalBase)
                return this.#withBase(leftBase).length > 1 && !this.#isInstalled(left) ? 'ambiguous' : 'same';
            if (this.#isInstalled(left) && this.#isInstalled(right))
                return 'different';
            return Math.max(this.#withBase(leftBase).length, this.#withBase(rightBase).length) > 1 ? 'ambiguous' : 'same';
        }
        const bare = leftPlugin === undefined ? left : right;
        const qualified = leftPlugin === undefined ? right : left;
        const candidates = this.#withBase(bare);
        if (candidates.length <= 1) {
            // The one skill that the bare name can mean may be known to belong to another plugin.
            const owner = candidates[0] === undefined ? undefined : pluginOf(candidates[0]);
            return owner === undefined || owner === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(leftPlugin ?? rightPlugin ?? '') ? 'same' : 'different';
        }
        // A skill that is installed under exactly the bare name is another one than `plugin:name`.
        return this.#isInstalled(bare) && this.#isInstalled(qualified) ? 'different' : 'ambiguous';
    }
    #withBase(base) {
        return [...(this.#byBase.get(this.#key(base)) ?? [])];
    }
    #isInstalled(name) {
        return this.#byName.has(this.#key(name));
    }
    #aliased(left, right) {
        const others = this.#byBase.get(this.#key(right));
        return others !== undefined && this.#withBase(left).some((skill) => others.has(skill));
    }
    #key(name) {
        const folded = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name);
        return this.#caseSensitive.has(folded) ? name : folded;
    }
}
function spelledDifferently(names) {
    const spellings = new Map();
    for (const name of names)
        addTo(spellings, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name), name);
    return new Set([...spellings].filter(([, written]) => written.size > 1).map(([folded]) => folded));
}
function addTo(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function pluginOf(skill) {
    const [plugin] = splitName(skill.name);
    return plugin === undefined ? undefined : (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(plugin);
}
function splitName(name) {
    const colon = name.lastIndexOf(':');
    return colon <= 0 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)];
}
/**
 * Learns from a transcript in which folders the skills lie that it loads. A client may call a skill by the name in its frontmatter,
 * and name its folder in a line of its own; the two lines belong together when nothing else could.
 */
class SkillFolders {
    /** By the call whose subagent the lines stand in; '' for the main conversation. */
    #loaded = new Map();
    #folders = new Map();
    #paths = new Map();
    /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
    addLoad(name, parentCallId, callId) {
        addTo(this.#loaded, parentCallId ?? '', name);
        if (callId !== null)
            addTo(this.#loaded, callId, name);
    }
    addFolder(path, parentCallId) {
        addTo(this.#folders, parentCallId ?? '', (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(path).at(-1) ?? '');
        addTo(this.#paths, (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .pathParts */ .KC)(path).at(-1) ?? ''), `${path}/${_path_segments_js__WEBPACK_IMPORTED_MODULE_0__/* .SKILL_FILE */ .LF}`);
    }
    /** Where what was loaded under one of these names may lie; `catalogue` is what the client listed. */
    finder(catalogue) {
        const known = new Map(this.#paths);
        for (const { name, aliases, path } of [...this.listings(), ...catalogue]) {
            const paths = path === undefined ? this.#paths.get(baseOf(name)) : new Set([path]);
            for (const own of [name, ...aliases])
                if (paths !== undefined)
                    known.set((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(own), paths);
        }
        return (names) => {
            const key = [...names.map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m), ...names.map(baseOf)].find((name) => known.has(name));
            return [...(known.get(key ?? '') ?? [])];
        };
    }
    /** Skills under the names of their folders, each with the name that it was called by. */
    listings() {
        return [...this.#folders].flatMap(([place, folders]) => {
            const names = [...(this.#loaded.get(place) ?? [])];
            const [folder, ...others] = [...folders].filter((one) => !names.some((name) => baseOf(name) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(one)));
            const [name, ...further] = names.filter((one) => ![...folders].some((known) => baseOf(one) === (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(known)));
            if (folder === undefined || name === undefined || others.length + further.length > 0)
                return [];
            const plugin = name.slice(0, name.lastIndexOf(':') + 1);
            return [{ name: `${plugin}${folder}`, aliases: [name] }];
        });
    }
}
/** The folded name without its plugin: `plugin:skill` names the skill of that name. */
function baseOf(name) {
    return (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_1__/* .foldedName */ .m)(name.slice(name.lastIndexOf(':') + 1));
}


/***/ }),

/***/ 61359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: () => (/* binding */ occursIn),
/* harmony export */   HS: () => (/* binding */ textCalls),
/* harmony export */   tV: () => (/* binding */ textMatches),
/* harmony export */   w1: () => (/* binding */ skillLine)
/* harmony export */ });
/* harmony import */ var _mention_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46202);
/* harmony import */ var _opened_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41337);
/* harmony import */ var _path_segments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92340);
/* harmony import */ var _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16992);




const NO_SKILLS = new _skill_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .SkillInventory */ .ks([]);
const SKILL_LINE = /^\s{0,16}([●✓✗])\s{0,4}skill\(([^()\s]{1,256})\)/u;
/** `read` and `open` are also words of prose: behind one of these, a sentence speaks of reading. */
const READ_VERB = /(?:^|[\s"'([{:=●])(?:(?:sed\s{1,8}-n|cat|read_file|get-content|nl|bat|awk|(?<!\b(?:i|we|you|they|he|she|it|already|have|had|has|just|to|can|could|will|would|should|may|might|must|not|never|please|was|were|is|are|be|been|also|then)\s)(?:open|read))(?=[\s"':(])|(?:head|tail)\s{1,8}-\S)/iu;
const LISTING = /(?:^|[\s"'(;|&])(?:rg|grep|find|ls|echo|git|rm)\s|glob\s{1,8}"?\*\*/iu;
const ESCAPES = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };
/** Copilot's `● skill(x)`, `✓ skill(x)` and `✗ skill(x)` lines. */
function skillLine(text) {
    const match = SKILL_LINE.exec(text);
    return match?.[2] === undefined ? undefined : { skill: match[2], failed: match[1] === '✗' };
}
/**
 * Everything that a line of plain text says about a token. A marker that names another skill says nothing about this one.
 * The rules of the specification, corrected as src/evidence/README.md, "Text rules" says.
 */
function textMatches(token, line) {
    const isPath = /[/\\]/.test(token);
    const names = (name) => !isPath && NO_SKILLS.compare(token, name) === 'same';
    const text = withoutEscapes(line);
    const matches = [];
    const own = skillLine(line);
    if (own !== undefined && names(own.skill))
        matches.push({ kind: 'skill_line', failed: own.failed });
    if (calledSkills(line).some(names))
        matches.push({ kind: 'skill_call' });
    if (launchedSkills(text).some(names))
        matches.push({ kind: 'launching' });
    if (baseDirectories(text).some((path) => isDirectoryOf(token, isPath, path)))
        matches.push({ kind: 'base_directory' });
    if (readsToken(token, isPath, text))
        matches.push({ kind: 'read' });
    if (matches.length === 0 && (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(text, token, NO_SKILLS))
        matches.push({ kind: 'mention' });
    return matches;
}
/** The same rules as `textMatches`, for a reader that does not know which token is asked for. */
function textCalls(line) {
    const text = withoutEscapes(line);
    const own = skillLine(line);
    const folders = baseDirectories(text).flatMap((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(path).slice(-1));
    const named = [...calledSkills(line), ...launchedSkills(text), ...folders];
    return {
        skills: [...new Set(own === undefined || own.failed ? named : [own.skill, ...named])],
        failedSkills: own?.failed === true ? [own.skill] : [],
        files: [...new Set(filesRead(text))],
    };
}
function calledSkills(line) {
    if (!/"name"\s{0,8}:\s{0,8}"Skill"/.test(line))
        return [];
    return captured(line, /"skill"\s{0,8}:\s{0,8}"([^"]{1,256})"/g);
}
function launchedSkills(text) {
    return captured(text, /Launching skill:\s{0,8}([^\s"'`,;()<>\\]{1,256})/g).map(withoutFullStop);
}
function baseDirectories(text) {
    return captured(text, /Base directory for this skill:\s{0,8}(\S[^"\n]{0,4096})/g).map(baseDirectory);
}
/** Whether the token occurs in the line as a whole id or path segment. */
function occursIn(token, line) {
    return (0,_mention_js__WEBPACK_IMPORTED_MODULE_0__/* .mentions */ .wy)(withoutEscapes(line), token, NO_SKILLS);
}
function captured(line, pattern) {
    return [...line.matchAll(pattern)].map((match) => match[1] ?? '');
}
/** In a line of JSON the escapes of its strings, elsewhere doubled separators, which only JSON could have put there. */
function withoutEscapes(line) {
    if (!/^\s{0,16}[{[]/.test(line))
        return line.replaceAll('\\\\', '\\');
    return line.replaceAll(/\\(["\\/bfnrt])/g, (_, escaped) => ESCAPES[escaped] ?? escaped);
}
function isDirectoryOf(token, isPath, directory) {
    if (!isPath)
        return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathParts */ .KC)(directory).some((part) => NO_SKILLS.compare(token, part) === 'same');
    const segments = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(directory);
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(token);
    return (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)(segments, wanted) || (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)([...segments, 'skill.md'], wanted);
}
/** The path itself: it may hold spaces, but another path later on the same line belongs to something else. */
function baseDirectory(rest) {
    const upToSpace = rest.split(/\s/)[0] ?? '';
    if ((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(upToSpace).includes('skills'))
        return upToSpace;
    return rest.split(/\s(?=[/~]|[A-Za-z]:[\\/])/)[0] ?? '';
}
function readsToken(token, isPath, text) {
    const wanted = (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(isPath ? token : `${token.split(':').at(-1) ?? ''}/SKILL.md`);
    if (!text.toLowerCase().includes(wanted[0] ?? ''))
        return false;
    return filesRead(text).some((path) => (0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .endsWithSegments */ .rb)((0,_path_segments_js__WEBPACK_IMPORTED_MODULE_2__/* .pathSegments */ .Mz)(path), wanted));
}
/** What a command opens, and paths behind a reading verb with no listing command before them. */
function filesRead(text) {
    const opened = (0,_opened_files_js__WEBPACK_IMPORTED_MODULE_1__/* .openedFiles */ .vm)(text);
    const verb = READ_VERB.exec(text)?.index;
    if (verb === undefined)
        return opened;
    const listing = LISTING.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    const words = [...text.matchAll(/[^\s"'`,;()<>|&]{1,4096}/g)].filter(({ index }) => index > verb && index < listing);
    return [...opened, ...words.map(([word]) => withoutFullStop(word)).filter((word) => /[/\\]/.test(word))];
}
function withoutFullStop(word) {
    let end = word.length;
    while (end > 0 && '.:'.includes(word.charAt(end - 1)))
        end -= 1;
    return word.slice(0, end);
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
 * @throws PortcullisError `not_found` when the directory does not exist
 */
function gitCommand(directory, given, silenceLimit = SILENCE_LIMIT_MS) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(directory, { throwIfNoEntry: false })?.isDirectory()) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('not_found', `Expected a directory, found none at ${JSON.stringify(directory)}.`);
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
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('not_found', 'git could not be started.', 'Install git 2.30 or newer on the PATH.');
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
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('not_comparable', `\`git ${command}\` failed: ${output.reason}`);
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
    return (0,similar_name/* didYouMean */.a)(text, refs.trim().split('\n'));
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
        throw new portcullis_error/* PortcullisError */.SO('not_comparable', `HEAD cannot be read: ${output.reason}`);
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
            throw new portcullis_error/* PortcullisError */.SO('invalid_input', `${resolution.reason}.`);
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
        throw new portcullis_error/* PortcullisError */.SO('not_comparable', `Cannot list the files of ${commit}: ${listing}`);
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
    throw new portcullis_error/* PortcullisError */.SO('invalid_input', `Expected a full ${type} id, found ${JSON.stringify(id)}.`);
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
        throw new portcullis_error/* PortcullisError */.SO('invalid_input', message, 'Name a directory of a checked-out repository.');
    }
    // git says "no repository" and "a repository that I will not open" with one status; only one of them has a `.git`.
    if ((0,find_files/* repositoryRoot */.Hn)(directory) === null)
        return null;
    throw new portcullis_error/* PortcullisError */.SO('not_comparable', `git refuses to open the repository at ${directory}: ${probe.reason}`, 'When it belongs to another user, run `git config --global --add safe.directory <its path>`.');
}
/**
 * Of these paths (relative to the folder, existing or not) the ones that git ignores, by any of its files for that; null if git fails for
 * one of them.
 */
async function ignoredPaths(folder, paths, environment) {
    const git = (0,git_command/* gitCommand */.QT)(folder, environment);
    // One by one: a list would come back with its names quoted.
    const codes = await Promise.all(paths.map(async (path) => (await git('check-ignore', '--quiet', '--', path)).exitCode));
    if (codes.some((code) => code !== 0 && code !== 1))
        return null;
    return paths.filter((_, index) => codes[index] === 0);
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
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('invalid_input', `Expected a path inside the repository, found ${JSON.stringify(text)}.`, 'Give it relative to the root of the repository, with `/` between its parts and without `.` and `..`.');
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
/* harmony export */   a: () => (/* binding */ GitHubCommits)
/* harmony export */ });
/* harmony import */ var _api_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16416);

/** What the API knows of commits and branches, and both made by it ("Git database"): no clone, no push, no credentials in a checkout. */
class GitHubCommits {
    #api;
    constructor(api) {
        this.#api = api;
    }
    /** The merge base of two commits or branches ("Compare two commits"); commits of forks are known by their id too. */
    async compare(base, head) {
        const answer = await this.#api.ask({
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
    branchTip(branch) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.git.getRef({ ...repo, ref: `heads/${branch}` }),
            needed: 'a commit in "object"',
            read: (data) => (data?.object?.type === 'commit' ? (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data.object.sha) : undefined),
        });
    }
    /** The name of the repository's default branch. */
    defaultBranch() {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.repos.get(repo),
            needed: 'a name in "default_branch"',
            read: (data) => textOf(data?.default_branch),
        });
    }
    /** Where a branch stands, its name without `refs/heads/`; null where there is none. Two requests. */
    async branch(branch) {
        const found = await this.branchTip(branch);
        if (found.kind === 'not_found')
            return { kind: 'done', value: null };
        if (found.kind !== 'done')
            return found;
        return this.#api.ask({
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
    changedSince(base, head) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}`, per_page: 1 }),
            needed: '"files" with a name each',
            read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .eachOf */ .pQ)(data?.files, (file) => {
                const names = [file?.filename, file?.previous_filename ?? file?.filename];
                return names.every((name) => typeof name === 'string') ? new Set(names) : undefined;
            })?.flatMap((names) => [...names]),
        });
    }
    /** Makes a commit that no branch points at yet; its author is whom the token speaks for. Two requests. */
    async commitFile({ baseTree, path, content, parents, message }) {
        const tree = await this.#api.ask({
            send: ({ rest }, repo) => rest.git.createTree({
                ...repo,
                base_tree: baseTree,
                tree: [{ path, mode: '100644', type: 'blob', content }],
            }),
            needed: 'the id of the tree',
            read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.sha),
        });
        if (tree.kind !== 'done')
            return tree;
        return this.#api.ask({
            send: ({ rest }, repo) => rest.git.createCommit({ ...repo, message, tree: tree.value, parents: [...parents] }),
            needed: 'the id of the commit',
            read: (data) => (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .objectId */ .Tu)(data?.sha),
        });
    }
    /** Makes a branch; refused where there is one of that name. */
    createBranch(branch, commit) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.git.createRef({ ...repo, ref: `refs/heads/${branch}`, sha: commit }),
            needed: 'nothing',
            read: () => null,
        });
    }
    /** Moves a branch on, never back and never aside: refused where the commit does not follow what the branch is now. */
    advanceBranch(branch, commit) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.git.updateRef({ ...repo, ref: `heads/${branch}`, sha: commit, force: false }),
            needed: 'nothing',
            read: () => null,
        });
    }
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
 * here already. The route for contents takes fewer steps, but follows symbolic links.
 *
 * The server cuts a listing of more than 100,000 entries; where a file of such a commit is asked for, its folders are listed one by one.
 */
class GitHubFiles {
    #api;
    #known;
    #blobs = new Map();
    #trees = new Map();
    /** @param known of a clone, for example; what it gives is checked, too */
    constructor(api, known = () => Promise.resolve(null)) {
        this.#api = api;
        this.#known = known;
    }
    /** See `CommitFiles`. */
    async readFileAt(commit, path) {
        const wanted = (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path);
        const entries = await this.#entriesFor(commit, wanted);
        if (typeof entries === 'string')
            return unreadable(entries);
        const blob = (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .blobAt */ .hb)(entries, wanted);
        return typeof blob === 'string' ? this.#blob(blob) : blob;
    }
    /** Whether a file is known without another request, or the whole listing if the path is null. */
    async isKnown(commit, path) {
        const whole = await this.#trees.get(treeKey(commit, true));
        if (whole?.kind !== 'done' || whole.value.truncated)
            return false;
        const blob = path === null ? null : (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .blobAt */ .hb)(whole.value.entries, (0,_git_repository_path_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryPath */ .S)(path));
        return typeof blob !== 'string' || this.#blobs.has(blob) || this.#keep(blob, await this.#known(blob));
    }
    /** See `CommitFiles`. */
    async listEntriesAt(commit) {
        const tree = await this.#tree(commit, true);
        if (tree.kind === 'done' && !tree.value.truncated) {
            return new Map([...tree.value.entries].filter(([, entry]) => !entry.startsWith(FOLDER)));
        }
        const reason = tree.kind === 'done' ? 'the server cut its listing, since there are too many' : tree.reason;
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('not_comparable', `Cannot list the files of ${commit}: ${reason}`);
    }
    /** Entries that decide what is at a path: all of the commit, or those of the folders on the way; or why they are unknown. */
    async #entriesFor(commit, path) {
        const whole = await this.#tree(commit, true);
        if (whole.kind !== 'done')
            return whole.reason;
        if (!whole.value.truncated)
            return whole.value.entries;
        const entries = new Map();
        let [tree, prefix] = [commit, ''];
        for (const segment of path.split('/')) {
            const folder = await this.#tree(tree, false);
            if (folder.kind !== 'done')
                return folder.reason;
            if (folder.value.truncated)
                return 'the server cut the listing of its folder';
            for (const [name, item] of folder.value.entries)
                entries.set(prefix + name, item);
            const entry = folder.value.entries.get(segment) ?? '';
            if (!entry.startsWith(FOLDER))
                break;
            [tree, prefix] = [entry.slice(FOLDER.length), `${prefix}${segment}/`];
        }
        return entries;
    }
    #tree(id, recursive) {
        if (!_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_1__/* .OBJECT_ID */ .SN.test(id)) {
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO('invalid_input', `Expected a full commit id, found ${JSON.stringify(id)}.`);
        }
        const key = treeKey(id, recursive);
        const tree = this.#trees.get(key) ?? this.#listTree(id, recursive);
        this.#trees.set(key, tree);
        return tree;
    }
    #listTree(id, recursive) {
        return this.#api.ask({
            send: ({ rest }, repo) => rest.git.getTree({ ...repo, tree_sha: id, ...(recursive ? { recursive: '1' } : {}) }),
            needed: `the listing of the tree ${id}`,
            read: (data) => {
                const entries = (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .eachOf */ .pQ)(data?.tree, (item) => {
                    const [path, mode, object] = [item?.path, item?.mode, (0,_api_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .objectId */ .Tu)(item?.sha)];
                    const isEntry = typeof path === 'string' && typeof mode === 'string' && /^\d{6}$/.test(mode) && object !== undefined;
                    return isEntry ? [path, `${mode} ${object}`] : undefined;
                });
                const truncated = data?.truncated;
                if (entries === undefined || typeof truncated !== 'boolean')
                    return undefined;
                return { entries: new Map(entries), truncated };
            },
        });
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
function treeKey(id, recursive) {
    return `${id} ${recursive}`;
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

/***/ 35006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseYamlDocument)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const MAX_MERGES = 8;
/** The parser compares each key of a map with all before it: so many comparisons are 5,000 keys in one map, and some tenths of a second. */
const MAX_COMPARISONS = 12_500_000;
/**
 * Parses YAML 1.2 strictly: one document, no repeated keys, no aliases that multiply. The parser is loaded when needed. What an alias
 * stands for has the line of its anchor.
 */
async function parseYamlDocument(text, file, options = {}) {
    const { LineCounter, isAlias, isMap, isPair, isScalar, isSeq, parseDocument } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    const counter = new LineCounter();
    let compared = 0;
    const isSameKey = (left, right) => {
        compared += 1;
        if (compared > MAX_COMPARISONS)
            throw invalid(file, 'more than 5,000 keys in a map', null);
        return left === right || (isScalar(left) && isScalar(right) && left.value === right.value);
    };
    const document = parsed(file, () => {
        const merge = options.merge === true;
        return parseDocument(text, { merge, lineCounter: counter, strict: true, uniqueKeys: isSameKey });
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) {
        const { line, col } = counter.linePos(problem.pos[0]);
        const message = problem.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? 'unreadable';
        throw invalid(`${file}:${line}:${col}`, message, problem, line);
    }
    const value = parsed(file, () => document.toJS({ maxAliasCount: options.maxAliases ?? 50 }));
    const lineAt = (offset) => offset === undefined ? undefined : counter.linePos(offset).line;
    const resolved = (node) => (isAlias(node) ? node.resolve(document) : node);
    /** The entry of a key, also one that a merge brings; `nesting` ends merges that go round. */
    const pairOf = (map, key, nesting = 0) => {
        const find = (test) => map.items.find((item) => isPair(item) && isScalar(item.key) && test(item.key));
        const own = find((item) => String(item.value) === key);
        // The parser gives a key that merges a symbol for its value.
        const merge = options.merge === true ? find((item) => typeof item.value === 'symbol') : undefined;
        const merged = own === undefined ? resolved(merge?.value) : undefined;
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
    const mismatch = { expected: 'valid YAML', found, ...(line === undefined ? {} : { line }) };
    const message = `${place}: not valid YAML: ${found}`;
    return new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO('invalid_input', message, 'Correct the file.', { cause, mismatch });
}


/***/ }),

/***/ 36618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ foldedName)
/* harmony export */ });
/**
 * A skill's name as names are compared (src/routing/README.md, "Names"): composed, since file systems differ in that, and without the
 * capitals of ASCII; other letters are what they are, so that none becomes another one's.
 */
function foldedName(name) {
    return name.normalize('NFC').replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
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
                found: `${JSON.stringify(id)}${provider === contracts_config/* DEFAULT_PROVIDER */.Gr ? '' : ' without a command'}${(0,similar_name/* didYouMean */.a)(id, known_providers/* PROVIDER_IDS */.NO)}`,
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
    frontmatter: { needsBlock: false, refusesMark: false, invalidYaml: 'guessed', fields: [], callsByName: false },
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
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(5148)]).then(__webpack_require__.bind(__webpack_require__, 35148))).claudeReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(1694), __webpack_require__.e(652), __webpack_require__.e(5148), __webpack_require__.e(9156)]).then(__webpack_require__.bind(__webpack_require__, 3617))).claudeTurns,
    launch: async () => (await __webpack_require__.e(/* import() */ 6654).then(__webpack_require__.bind(__webpack_require__, 66654))).launchClaude,
    dialect: async () => (await Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(5148), __webpack_require__.e(8923)]).then(__webpack_require__.bind(__webpack_require__, 28923))).claudeDialect,
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
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(9648)]).then(__webpack_require__.bind(__webpack_require__, 9648))).codexReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(1694), __webpack_require__.e(652), __webpack_require__.e(4162)]).then(__webpack_require__.bind(__webpack_require__, 28331))).codexTurns,
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
    ownSkills: /\/pkg\/[^/]+\/[^/]+\/builtin\//,
    tiers: {
        loadsByReading: false,
        text: { skill_call: 3, skill_line: 1, launching: 3, base_directory: 1, read: 2 },
    },
    reader: async () => (await Promise.all(/* import() */[__webpack_require__.e(652), __webpack_require__.e(8964)]).then(__webpack_require__.bind(__webpack_require__, 38964))).copilotReader,
    turns: async () => (await Promise.all(/* import() */[__webpack_require__.e(1694), __webpack_require__.e(652), __webpack_require__.e(201)]).then(__webpack_require__.bind(__webpack_require__, 93783))).copilotTurns,
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

/***/ 46280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ planUnits)
/* harmony export */ });
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96223);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33698);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86578);
/* harmony import */ var _kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99741);




/** A longer plan takes more memory than a job should. */
const MOST_UNITS = 100_000;
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
    const sorted = [...cases].sort((left, right) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP)(left.definition.case_id, right.definition.case_id));
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
            throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO('invalid_input', `the plan: expected at most ${MOST_UNITS} units, found more`, help);
        }
        return unitsOfCell(definition.case_id, agent, trials, request.newId);
    }));
    const isUntouched = touched !== null && chosen.length === 0 && cases.length > 0 && agents.length > 0;
    if (units.length === 0 && !isUntouched) {
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO('no_cases_selected', `no unit is planned: ${cases.length} cases, ${chosen.length} of them selected, ${agents.length} providers`, 'Check the case file, the filters and the configured providers.');
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
    const list = [...new Set(known)].sort(_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .OP).slice(0, 12).join(', ');
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .SO('usage', `${flag}: expected ${what}, found ${unknown.map((item) => JSON.stringify(item) + (0,_kernel_similar_name_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(item, known)).join(', ')}`, `Known: ${list === '' ? 'none' : list}.`);
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
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92340);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36618);



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
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token));
        skillTiers.set(key, Math.min(tier, skillTiers.get(key) ?? 3));
    };
    if (expected !== null)
        tighten(expected, definition.expected_skill_min_tier ?? 1);
    for (const token of definition.required_skills ?? [])
        tighten(token, 1);
    const required = new Map();
    const add = (token, weakest) => {
        const canonical = (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token);
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)(canonical);
        const known = required.get(key) ?? { token, canonical, tier: weakest };
        required.set(key, { ...known, tier: Math.min(weakest, known.tier) });
    };
    // What the lists of evidence name is asked as strictly as the skill of that name, and no more.
    const skillTier = (token) => skillTiers.get((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)((0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, token))) ?? 2;
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
        present: (hidesReads.has(agent) ? [] : skillFileOf(definition, aliases)).filter(({ canonical }) => !required.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)(canonical))),
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
    const file = (skill) => (skill === undefined ? _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF : `${skill}/${_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_1__/* .SKILL_FILE */ .LF}`);
    const canonical = file(expected === undefined ? undefined : (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveAlias */ .Z)(aliases, expected));
    return [{ token: file(expected), canonical, tier: 3 }];
}
/** Each token once, whatever its letter case; the first spelling stays. */
function distinct(tokens) {
    const seen = new Set();
    return tokens.filter((token) => {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)(token);
        return seen.has(key) ? false : seen.add(key);
    });
}
function aliasesOf(definition, agent) {
    const own = Object.entries(definition.provider_aliases ?? {}).filter(([id]) => id.toLowerCase() === agent.toLowerCase());
    return new Map(own.flatMap(([, names]) => Object.entries(names)).map(([alias, name]) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_2__/* .foldedName */ .m)(alias), name]));
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


/***/ })

};
