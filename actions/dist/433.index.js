export const id = 433;
export const ids = [433];
export const modules = {

/***/ 70433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ loadCases),
/* harmony export */   Go: () => (/* binding */ caseFiles),
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   at: () => (/* binding */ invokedOn),
/* harmony export */   n2: () => (/* binding */ casePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96223);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52428);
/* harmony import */ var _io_open_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42344);
/* harmony import */ var _io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82296);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22402);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19057);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16992);
/* harmony import */ var _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49573);
/* harmony import */ var _routing_requirements_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28397);
/* harmony import */ var _load_skills_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62428);












/**
 * The case files that paths and globs name, relative to `root` where they stand under it. Throws `not_found` where there is none, and what
 * `refuseLinks` throws of the folder that a glob begins in, since everything behind a link would be looked through.
 */
async function caseFiles(root, paths) {
    const files = [];
    for (const path of paths) {
        if (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isPattern */ .Pt)(root, path)) {
            await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseLinks */ .UA)(root, (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOfGlob */ .GT)(path), 'the folder of the case files');
            const found = await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_2__/* .filesMatching */ .NP)(root, path);
            // A glob means files on a disk, and not what this process was handed.
            (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_10__/* .append */ .B)(files, found.filter((file) => !(0,_io_open_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isHandedOver */ .nc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file))));
        }
        else
            files.push(displayPath(root, path));
    }
    if (files.length === 0) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notFound */ .mX)(`no case file: expected one at ${paths.join(', ')}, found none under ${root}`, 'Name the file with --cases, or under `cases` in .github/portcullis/config.yml.');
    }
    return [...new Set(files)];
}
/** The case set, or one error that says what is wrong with it for the providers. `skills`: roots of what is installed. */
async function loadCases(root, paths, { providers, skills }) {
    const cases = [];
    for (const file of await caseFiles(root, paths)) {
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_10__/* .append */ .B)(cases, (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .parseCaseFile */ ._T)(await (0,_io_repository_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRepositoryFile */ .tz)(root, file, 'the case file'), file));
    }
    (0,_contracts_case_file_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseCaseProblems */ .hE)(cases, await invokedOn(root, cases, providers, skills));
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
/**
 * Says on which providers a prompt loads a skill, installed or named by its case, without the model being asked (src/routing/README.md,
 * "Leading prompts"). A client of the configuration takes prompts as the one does whose reader it has.
 *
 * @param roots of the installed skills, absolute or relative to the root; read only where a prompt may name one
 */
async function invokedOn(root, cases, providers, roots) {
    const on = ({ prompt }, isSkill) => [...providers].flatMap(([agent, { command }]) => (0,_providers_known_providers_js__WEBPACK_IMPORTED_MODULE_7__/* .invokesSkill */ .Zf)(command?.reader ?? agent, prompt, (name) => isSkill(agent, name)) ? [agent] : []);
    const mayInvoke = cases.some(({ definition }) => on(definition, () => true).length > 0);
    // Roots that are not there are reported elsewhere.
    const { listings } = await (0,_load_skills_js__WEBPACK_IMPORTED_MODULE_9__/* .loadSkills */ .l1)(root, mayInvoke ? roots : []).catch(() => ({ listings: [] }));
    return (definition) => on(definition, (agent, name) => {
        const requirements = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_8__/* .requirementsOf */ .jj)(definition, agent, _providers_known_providers_js__WEBPACK_IMPORTED_MODULE_7__/* .HIDES_READS */ .uc);
        const named = (0,_routing_requirements_js__WEBPACK_IMPORTED_MODULE_8__/* .tokensOf */ .k8)(requirements).map((token) => (0,_evidence_attribute_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveAlias */ .Z)(requirements.aliases, token));
        return new _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_11__/* .SkillInventory */ .ks([...listings, ...named.map((skill) => ({ name: skill, aliases: [] }))]).has(name);
    });
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
/* harmony import */ var _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92340);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35006);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(36618);
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93012);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86578);
/* harmony import */ var _providers_judged_part_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29532);












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
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_8__/* .SKILL_FILE */ .LF), 'the skill');
        if (text !== undefined) {
            const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder);
            const frontmatter = await parseFrontmatter(text, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_8__/* .SKILL_FILE */ .LF));
            const written = textField(frontmatter, 'name');
            const aliases = written === undefined || written === name ? [] : [written];
            const shown = text.slice(0, text.length - frontmatter.body.length);
            const listing = { name: plugin === undefined ? name : `${plugin}:${name}`, aliases, frontmatter: shown };
            folders.push({ name, path: folder, root, plugin: plugin ?? null, frontmatter, listing });
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
                await visit(root, path, entry === 'skills' ? await pluginOf(path) : plugin, depth + 1);
        }
    };
    for (const root of roots) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, root);
        if (!(await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFolder */ .lQ)(folder))) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .notFound */ .mX)(`${root}: the skills: there is no such folder`, 'Name a folder that holds skills.', {
                mismatch: { expected: 'folders of skills that are there', found: `no folder ${root}` },
            });
        }
        await visit(folder, folder, await pluginOf(folder), 0);
    }
    const listings = folders.map(({ listing }) => listing);
    // A skill that still exists was not renamed; to say so would be a way to ask for another skill in its place.
    const existing = new Set(listings.flatMap(({ name, aliases }) => [name, ...aliases]).map(_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_9__/* .foldedName */ .m));
    const real = [...renames].filter(([, before]) => !existing.has((0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_9__/* .foldedName */ .m)(before)));
    return { folders, listings, renames: new Map(real) };
}
/** Throws where two skills would be installed under one name: one of them would take the other's place. */
function refuseDuplicateSkills(folders) {
    const places = new Map();
    for (const { name, plugin, path } of folders) {
        const key = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_9__/* .foldedName */ .m)(`${plugin ?? ''}:${name}`);
        const other = places.get(key);
        if (other !== undefined) {
            throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .invalidInput */ .aY)(`${name}: expected one skill of this name, found ${other} and ${path}`, 'Name the roots so that only one of them is installed.');
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
        const text = await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readOptionalTextFile */ .Q3)(file, 'the plugin manifest');
        if (text === undefined)
            continue;
        const manifest = (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonSource */ .X0)(text, file).value;
        const name = (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_10__/* .isObject */ .G)(manifest) ? manifest['name'] : null;
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
    const isWithheld = (0,_providers_judged_part_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedPart */ .p)(_evidence_path_segments_js__WEBPACK_IMPORTED_MODULE_8__/* .SKILL_FILE */ .LF)?.(text).given === null;
    const rest = { body: text.slice(whole.length), hasMark: text.startsWith('\uFEFF'), isWithheld, lineOf: () => 1 };
    if (match === null)
        return { ...rest, fields: null, invalid: null };
    try {
        const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlDocument */ .I)(block, file);
        const lineOf = (key) => (document.lineOf((0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_11__/* .childPointer */ .Y)('', key)) ?? 0) + 1;
        return { ...rest, fields: fieldsOf(document.value) ?? new Map(), invalid: null, lineOf };
    }
    catch (error) {
        const { mismatch, message } = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .asPortcullisError */ .Uj)(error);
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
    const document = await (0,_io_yaml_document_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlDocument */ .I)(text, file).catch(_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .asPortcullisError */ .Uj);
    return document instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .PortcullisError */ .SO ? null : fieldsOf(document.value);
}
function fieldsOf(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_10__/* .isObject */ .G)(value) ? new Map(Object.entries(value)) : null;
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
    const document = (0,json_source/* parseJsonSource */.X0)(text, file, WHAT);
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
/** The schema knows cases in a list; pointers are reported as they are in the file. */
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
            const help = `on ${invoked.join(', ')} it invokes a skill or command without the model’s choice, so that the case would prove nothing; ask for the result in plain words`;
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

/***/ 67921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   MU: () => (/* binding */ leafText),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   i: () => (/* binding */ asNumber),
/* harmony export */   qY: () => (/* binding */ asRecord)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);

const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** What a client without costs and turns tells of its tokens. */
function reportedUsage(input, output) {
    return { input_tokens: asCount(input), output_tokens: asCount(output), cost_usd: null, turns: null };
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}


/***/ }),

/***/ 29532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deniedSkills),
/* harmony export */   p: () => (/* binding */ judgedPart)
/* harmony export */ });
/* harmony import */ var _contracts_json_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40748);
/* harmony import */ var _evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67921);
/* harmony import */ var _evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16992);
/* harmony import */ var _kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36618);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _known_providers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49573);






const CLIENTS = [..._known_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.values()];
const UNJUDGED = CLIENTS.flatMap(({ unjudged = [] }) => unjudged);
const SETTINGS = CLIENTS.flatMap(({ settings = [] }) => settings);
const MANIFEST = /(?:^|\/)(?:\.[a-z]+-plugin|\.github\/plugin|\.agents\/plugins)\/[^/]+\.json$/i;
/** What a client reads fields of: a skill, agent, command or prompt. */
const WITH_FIELDS = /(?:^|\/)(?:SKILL\.md|(?:skills|agents|commands|prompts|output-styles)\/.*\.md)$/i;
/** Fields and keys by which something is executed, granted or asked elsewhere; folded, without `-` and `_`. */
const EXECUTES = new Set(['hooks', 'mcpservers', 'lspservers', 'monitors', 'env', 'permissionmode']);
/**
 * What of a file counts as under test (src/providers/README.md, "Under test"), as a function of its text; null where all of it does.
 *
 * @param path relative to where the client runs, with `/`
 */
function judgedPart(path) {
    if (UNJUDGED.some((file) => file.test(path)))
        return (text) => ({ given: null, left: text === '' ? path : text });
    if (SETTINGS.some((file) => file.test(path)))
        return settingsPart;
    if (MANIFEST.test(path))
        return manifestPart;
    return WITH_FIELDS.test(path) ? fieldsPart : null;
}
function settingsPart(text) {
    const settings = jsonObject(text);
    if (settings === null)
        return { given: null, left: text };
    const { permissions, ...others } = settings;
    const { deny, ask, ...granted } = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(permissions);
    const left = [others, granted].filter((part) => Object.keys(part).length > 0);
    return {
        given: JSON.stringify({ permissions: { deny, ask } }),
        left: left.length === 0 ? '' : JSON.stringify(left),
    };
}
function manifestPart(text) {
    const manifest = jsonObject(text);
    const left = [];
    const given = JSON.stringify(manifest, (key, value) => {
        if (!EXECUTES.has(folded(key)))
            return value;
        left.push([key, value]);
        return undefined;
    });
    if (manifest === null)
        return { given: null, left: text };
    return left.length === 0 ? { given: text, left: '' } : { given, left: JSON.stringify(left) };
}
/** Fields begin so, whatever bytes of a mark are read as. Claude ends them at the next `---`, others at a line of it: the later counts. */
const OPENS = /^(?:\uFEFF|\u00EF\u00BB\u00BF)?---\s*\n/;
const CLOSES = /^---[^\S\n]*$/m;
/** A key as it is usually written. What is written otherwise might be any, and is left out. */
const KEY = /^(["']?)([^\s"'\\{}[\]?<&*!|>%@`#,:-][^"'\\:]{0,99})\1[ \t]{0,99}:(?:\s|$)/;
/** A value that goes on in the next lines, in which a colon need not be a mistake. */
const CONTINUES = /^(?:$|#|[|>][-+\d]*$|[&!]\S*$|"[^"]*$|'[^']*$|[{[][^}\]]*$)/;
/** The mark of what Claude runs while it loads a text. */
const SHELL = /(?<=```)!(?=([\s\S]*?```))|(?<=^|\s)!(?=(`[^`]+`))/gm;
function fieldsPart(text) {
    const begin = OPENS.exec(text)?.[0].length ?? text.length;
    const first = text.indexOf('---', begin);
    const bodyAt = first === -1 ? 0 : first + 3;
    const left = [];
    const body = text.slice(bodyAt).replace(SHELL, (mark, fence, line = '') => {
        left.push(mark + (fence ?? line));
        // Without anything in its place, a fence could begin another.
        return fence === undefined ? '' : '-';
    });
    const whole = text.slice(0, bodyAt) + body;
    if (first === -1)
        return { given: whole, left: left.join('') };
    const close = whole.slice(begin).search(CLOSES);
    const end = close === -1 ? first : begin + close;
    const kept = [];
    let target = kept;
    let [outer, inner, continues] = [-1, -1, true];
    for (const line of whole.slice(begin, end).split(/(?<=\n|[\r\u0085\u2028\u2029](?!\n))/)) {
        const indent = line.search(/\S/);
        const written = line.slice(indent).trimEnd();
        if (indent !== -1 && !written.startsWith('#')) {
            if (outer === -1)
                outer = indent;
            if (indent === outer && !written.startsWith('-')) {
                const [start = '', , key] = KEY.exec(written) ?? [];
                target = key === undefined || EXECUTES.has(folded(key)) ? left : kept;
                [inner, continues] = [-1, CONTINUES.test(written.slice(start.length).trimStart())];
            }
            else if (inner === -1)
                inner = indent;
            const isOdd = indent > outer && (!continues || indent < inner) && /:(?:\s|$)/.test(written);
            if (indent < outer || isOdd)
                return { given: null, left: text };
        }
        target.push(line);
    }
    return { given: whole.slice(0, begin) + kept.join('') + whole.slice(end), left: left.join('') };
}
/** The names that a rule of settings keeps a model from using, each with the rule and the list that it stands in. */
function deniedSkills(text, names) {
    const permissions = (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(jsonObject(text)?.['permissions']);
    const rules = ['deny', 'ask'].flatMap((list) => (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asList */ .DD)(permissions[list]).map((rule) => ({ list, rule: (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asText */ .e1)(rule) ?? '' })));
    return rules.flatMap(({ list, rule }) => {
        const found = /^Skill(?:\((.*)\))?$/i.exec(rule.trim());
        if (found === null)
            return [];
        // What follows the name are arguments.
        const [start = '', ...more] = (0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)((found[1] ?? '*').replace(/(?::| )\*$/, '')).split('*');
        const end = more.at(-1);
        const isHit = (name) => end === undefined ? name === start : name.startsWith(start) && name.endsWith(end);
        return names.filter((name) => [(0,_kernel_folded_name_js__WEBPACK_IMPORTED_MODULE_4__/* .foldedName */ .m)(name), (0,_evidence_skill_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .baseOf */ .bx)(name)].some(isHit)).map((name) => ({ name, rule, list }));
    });
}
function folded(key) {
    return key.trim().toLowerCase().replaceAll(/[-_]/g, '');
}
/** Null for what a client could not read either. */
function jsonObject(text) {
    const source = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_contracts_json_source_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonSource */ .X0)(text, 'settings'));
    return source instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .SO ? null : (0,_evidence_json_data_js__WEBPACK_IMPORTED_MODULE_1__/* .asRecord */ .qY)(source.value);
}


/***/ })

};
