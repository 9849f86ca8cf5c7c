export const id = 5078;
export const ids = [5078];
export const modules = {

/***/ 19638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Td: () => (/* binding */ REQUIRED_FOLDER),
/* harmony export */   b3: () => (/* binding */ readProofFolder),
/* harmony export */   yr: () => (/* binding */ verifyProofFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6819);
/* harmony import */ var _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30665);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98117);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86578);
/* harmony import */ var _required_verify_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79412);








/** The folder of proofs in that of a batch. */
const REQUIRED_FOLDER = 'required';
/**
 * The files of a folder of proofs, or of the one in a batch's folder: path → bytes. What is behind links is none of it.
 *
 * @param folder absolute
 */
async function readProofFolder(folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, REQUIRED_FOLDER);
    const place = (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(inside, _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ))) ? inside : folder;
    const paths = await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .filesInside */ .u0)(place);
    if (paths.length === 0) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_6__/* .mismatchError */ .Jk)('not_found', folder, { expected: 'a folder of proofs', found: 'none' });
    }
    const files = new Map();
    for (const path of paths)
        files.set(path, await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readDocument */ .u0)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place, path), 'a file of the proof'));
    return files;
}
/** Verifies a folder of proofs, and writes a Statement about it where it holds and a file is named. */
async function verifyProofFolder({ cwd }, folder, inToto) {
    const files = await readProofFolder((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, folder));
    const verified = await (0,_required_verify_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .verifyFolder */ .M)(files);
    const { problems, attestation, proofs } = verified;
    if (inToto !== null && problems.length === 0 && attestation !== null) {
        const statement = (0,_required_verify_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .inTotoStatement */ .H)(attestation, (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(attestation), proofs);
        await (0,_io_write_file_atomically_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomically */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inToto), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_1__/* .documentText */ .Z)(statement), 'the statement');
    }
    return verified;
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

/***/ 26595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ requiredRequest),
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   eY: () => (/* binding */ isHeadCheckedOut),
/* harmony export */   jD: () => (/* binding */ isConfigured),
/* harmony export */   uV: () => (/* binding */ mergeOf)
/* harmony export */ });
/* harmony import */ var _contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62157);
/* harmony import */ var _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4753);
/* harmony import */ var _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22056);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86578);
/* harmony import */ var _required_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99409);
/* harmony import */ var _comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73766);
/* harmony import */ var _comparator_trusted_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66182);
/* harmony import */ var _repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82196);
/* harmony import */ var _required_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47269);









/**
 * The checks that a change needs by the comparator's policy and by the head's (src/required/README.md, "Whose policy").
 *
 * @throws PortcullisError `usage` where there is no policy, or nothing to compare with; `not_comparable` where it is unknown what the
 * comparator has; `invalid_input` for a policy of the head that is none
 */
async function requiredRequest(world, comparator, compare) {
    const [fromRef, toRef] = [comparator.commits.merge_base, headOf(comparator, compare)];
    if (fromRef === null || toRef === null) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('required checks: expected a commit to compare with, found a file', 'What a change needs follows from its paths: use --base-ref (input "base-ref"), or leave out the baseline.');
    }
    // Nobody adopts for the first time what the default branch has already: where the comparator has no policy, the tip of that is asked.
    const policy = await (0,_required_files_js__WEBPACK_IMPORTED_MODULE_8__/* .policyOf */ .US)(comparator);
    const tip = policy === null ? await tipBeside(world, comparator, compare) : null;
    const theirs = tip === null ? policy : await (0,_required_files_js__WEBPACK_IMPORTED_MODULE_8__/* .policyOf */ .US)(tip);
    const head = await headBeside(comparator, toRef);
    const ours = await (0,_required_files_js__WEBPACK_IMPORTED_MODULE_8__/* .policyOf */ .US)(head);
    const [before, after] = [await comparator.entries(fromRef), await comparator.entries(toRef)];
    const changedPaths = (0,_contracts_commit_files_js__WEBPACK_IMPORTED_MODULE_0__/* .differingPaths */ .Zk)(before, after);
    const asking = (side, file) => file === null ? [] : [{ side, ...file, projection: (0,_required_project_js__WEBPACK_IMPORTED_MODULE_4__/* .projectPaths */ .gW)(file.policy, changedPaths, 'exact') }];
    const isSame = ours?.policy.digest === theirs?.policy.digest;
    const [first, ...others] = [...asking('comparator', theirs), ...(isSame ? [] : asking('head', ours))];
    if (first === undefined) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`required checks: expected a policy at ${_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_REQUIRED_POLICY */ .bL}, found none`, 'Write it: docs/reference/files/required-policy.md has every field.');
    }
    const judge = theirs === null || tip === null ? comparator : tip;
    const byTip = `${comparator.name} has no policy of required checks, and the default branch has: judged by that of its tip`;
    return {
        policies: [first, ...others],
        comparatorPolicy: theirs?.policy ?? null,
        headPolicy: ours?.policy ?? null,
        asked: askedChecks([first, ...others], comparator),
        head,
        delta: { changedPaths, deltaSource: 'git_diff', fromRef, toRef },
        before,
        after,
        judge,
        warnings: judge === comparator ? [] : [byTip],
    };
}
/** Each check once, and the comparator's where it has it (src/app/README.md, "Whose commands are run"). */
function askedChecks(policies, { commits }) {
    const isOurs = (0,_comparator_trusted_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .isHeadTrusted */ .SX)({ commits, place: { path: '', blob: null, outcome: 'found' } });
    // The last one of an id counts.
    const known = (isOurs ? policies : policies.toReversed()).flatMap(({ policy }) => policy.checks);
    const checks = new Map(known.map((check) => [check.checkId, check]));
    const asked = new Map();
    for (const { projection } of policies) {
        for (const id of projection.requiredChecks) {
            const check = checks.get(id);
            if (check !== undefined && !asked.has(id))
                asked.set(id, { check, projection });
        }
    }
    return asked;
}
/** Whether a configuration asks for this gate: the comparator's, the head's, or where the head may lag behind it the default branch's. */
async function isConfigured(world, comparator, compare, workingTree) {
    const { config, commits } = comparator;
    if (config.required !== null || workingTree.required !== null)
        return true;
    const head = headOf(comparator, compare);
    const isHidden = head !== null && !isHeadCheckedOut(comparator, compare);
    if (isHidden && (await headBeside(comparator, head)).config.required !== null)
        return true;
    // GitHub's merge of a pull request, like any other event's head, has what its base has now; and a request would be lost on it.
    const { target } = compare;
    if (!('mergeSha' in target) || commits.tested_sha === target.mergeSha)
        return false;
    return ((await tipBeside(world, comparator, compare))?.config.required ?? null) !== null;
}
/** The commit under test: of GitHub's merge and its first parent that merge, since the head alone has not what the base did meanwhile. */
function headOf({ commits }, { target }) {
    return target.kind === 'merge_parent' ? commits.tested_sha : commits.head_sha;
}
/** GitHub's merge of what is compared with its base; null where there is none. */
function mergeOf({ target }) {
    return 'mergeSha' in target ? target.mergeSha : null;
}
/** The head itself, or GitHub's merge of it. */
function isHeadCheckedOut({ commits }, compare) {
    return [commits.head_sha, mergeOf(compare)].includes(commits.tested_sha);
}
/** What else than the comparator has files of this gate: each is looked for when it is first asked for, and once. */
const BESIDE = new WeakMap();
function tipBeside(world, comparator, compare) {
    const beside = BESIDE.get(comparator) ?? {};
    BESIDE.set(comparator, beside);
    return (beside.tip ??= (0,_comparator_resolve_comparator_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultBranchTip */ .FL)(world, compare, comparator));
}
/** The files of the head's commit; what is wrong with them is its own. */
function headBeside(comparator, commit) {
    const beside = BESIDE.get(comparator) ?? {};
    BESIDE.set(comparator, beside);
    return (beside.head ??= sourceAt(comparator, commit));
}
async function sourceAt({ read }, commit) {
    const config = await read(_contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF, commit);
    return {
        config: config === null ? _repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__/* .UNCONFIGURED */ .az : await (0,_repository_load_config_js__WEBPACK_IMPORTED_MODULE_7__/* .configFromText */ .I7)(config.text, _contracts_config_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIG_PATH */ .tF),
        read: (path) => read(path, commit),
        parse: (path, parse) => parse(path),
    };
}


/***/ }),

/***/ 30665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qQ: () => (/* binding */ ATTESTATION_FILE),
  Pb: () => (/* binding */ PROOF_FILES),
  vk: () => (/* binding */ PROOF_FOLDERS),
  sI: () => (/* binding */ parseAttestation)
});

;// CONCATENATED MODULE: ./build/contracts/generated/required-attestation.validate.js
// Generated from required-attestation.schema.json by scripts/generate.ts.

const validate = validate51;
const schema133 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-attestation.schema.json","title":"Attestation","description":"`required/attestation.json`: what a run of the required checks was about, and the digest of every file beside it.","type":"object","additionalProperties":false,"required":["schema","attestationKind","headSha","mergeBase","event","planDigest","toolVersion","proofs","files","fields","attestationDigest"],"properties":{"schema":{"const":1},"attestationKind":{"const":"portcullis.required.attestation.v1"},"headSha":{"description":"The commit whose change was judged.","type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"mergeBase":{"description":"What the change is counted from.","type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"event":{"description":"Of the workflow run; null outside of one.","type":["string","null"]},"planDigest":{"description":"Of the plan of the same run; null where there is none.","type":["string","null"]},"toolVersion":{"description":"Of Portcullis.","type":"string"},"proofs":{"description":"The proof in this folder, and the one in `head/` where the head's policy is another one.","type":"array","minItems":1,"maxItems":2,"items":{"type":"object","title":"AttestedProof","additionalProperties":false,"required":["folder","policyDigest","projectionDigest"],"properties":{"folder":{"enum":["","head/"]},"policyDigest":{"type":"string"},"projectionDigest":{"type":"string"}}}},"files":{"description":"Path → its digest; `fields` tells which field of a JSON document is another one.","type":"object","additionalProperties":{"type":"object","title":"AttestedFile","additionalProperties":false,"required":["sha256","fields"],"properties":{"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"fields":{"$ref":"#/definitions/fields"}}}},"fields":{"$ref":"#/definitions/fields"},"attestationDigest":{"description":"Over all of the above.","type":"string","pattern":"^att1_[0-9a-f]{64}$"}},"definitions":{"fields":{"title":"FieldDigests","description":"JSON pointer → beginning of the SHA-256 of the value.","type":"object","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{12}$"}}}};
const schema134 = {"title":"FieldDigests","description":"JSON pointer → beginning of the SHA-256 of the value.","type":"object","additionalProperties":{"type":"string","pattern":"^[0-9a-f]{12}$"}};
const func2 = Object.prototype.hasOwnProperty;
const pattern95 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern97 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern98 = new RegExp("^[0-9a-f]{12}$", "u");
const pattern100 = new RegExp("^att1_[0-9a-f]{64}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="required-attestation.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schema === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attestationKind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attestationKind"},message:"must have required property '"+"attestationKind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.headSha === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headSha"},message:"must have required property '"+"headSha"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.mergeBase === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mergeBase"},message:"must have required property '"+"mergeBase"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.event === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.planDigest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "planDigest"},message:"must have required property '"+"planDigest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.toolVersion === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolVersion"},message:"must have required property '"+"toolVersion"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.proofs === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proofs"},message:"must have required property '"+"proofs"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.files === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.fields === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.attestationDigest === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attestationDigest"},message:"must have required property '"+"attestationDigest"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema133.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","attestationKind","headSha","mergeBase","event","planDigest","toolVersion","proofs","files","fields","attestationDigest"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err12 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.attestationKind !== undefined){
if("portcullis.required.attestation.v1" !== data.attestationKind){
const err13 = {instancePath:instancePath+"/attestationKind",schemaPath:"#/properties/attestationKind/const",keyword:"const",params:{allowedValue: "portcullis.required.attestation.v1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.headSha !== undefined){
let data2 = data.headSha;
if(typeof data2 === "string"){
if(!pattern95.test(data2)){
const err14 = {instancePath:instancePath+"/headSha",schemaPath:"#/properties/headSha/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/headSha",schemaPath:"#/properties/headSha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.mergeBase !== undefined){
let data3 = data.mergeBase;
if(typeof data3 === "string"){
if(!pattern95.test(data3)){
const err16 = {instancePath:instancePath+"/mergeBase",schemaPath:"#/properties/mergeBase/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
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
const err17 = {instancePath:instancePath+"/mergeBase",schemaPath:"#/properties/mergeBase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.event !== undefined){
let data4 = data.event;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema133.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.planDigest !== undefined){
let data5 = data.planDigest;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/planDigest",schemaPath:"#/properties/planDigest/type",keyword:"type",params:{type: schema133.properties.planDigest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.toolVersion !== undefined){
if(typeof data.toolVersion !== "string"){
const err20 = {instancePath:instancePath+"/toolVersion",schemaPath:"#/properties/toolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.proofs !== undefined){
let data7 = data.proofs;
if(Array.isArray(data7)){
if(data7.length > 2){
const err21 = {instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length < 1){
const err22 = {instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data7.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.folder === undefined){
const err23 = {instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.policyDigest === undefined){
const err24 = {instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "policyDigest"},message:"must have required property '"+"policyDigest"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.projectionDigest === undefined){
const err25 = {instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/required",keyword:"required",params:{missingProperty: "projectionDigest"},message:"must have required property '"+"projectionDigest"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data8){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "folder") || (key1 === "policyDigest")) || (key1 === "projectionDigest"))){
const err26 = {instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["folder","policyDigest","projectionDigest"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data8.folder !== undefined){
let data9 = data8.folder;
if(!((data9 === "") || (data9 === "head/"))){
const err27 = {instancePath:instancePath+"/proofs/" + i0+"/folder",schemaPath:"#/properties/proofs/items/properties/folder/enum",keyword:"enum",params:{allowedValues: schema133.properties.proofs.items.properties.folder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.policyDigest !== undefined){
if(typeof data8.policyDigest !== "string"){
const err28 = {instancePath:instancePath+"/proofs/" + i0+"/policyDigest",schemaPath:"#/properties/proofs/items/properties/policyDigest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.projectionDigest !== undefined){
if(typeof data8.projectionDigest !== "string"){
const err29 = {instancePath:instancePath+"/proofs/" + i0+"/projectionDigest",schemaPath:"#/properties/proofs/items/properties/projectionDigest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/proofs/" + i0,schemaPath:"#/properties/proofs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err31 = {instancePath:instancePath+"/proofs",schemaPath:"#/properties/proofs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.files !== undefined){
let data12 = data.files;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const before_key2 = errors;
for(const key2 in data12){
if (errors - before_key2 >= 1000) break;
let data13 = data12[key2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.sha256 === undefined){
const err32 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.fields === undefined){
const err33 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data13){
if (errors - before_key3 >= 1000) break;
if(!((key3 === "sha256") || (key3 === "fields"))){
const err34 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["sha256","fields"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.sha256 !== undefined){
let data14 = data13.sha256;
if(typeof data14 === "string"){
if(!pattern97.test(data14)){
const err35 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/files/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/files/additionalProperties/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.fields !== undefined){
let data15 = data13.fields;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const before_key4 = errors;
for(const key4 in data15){
if (errors - before_key4 >= 1000) break;
let data16 = data15[key4];
if(typeof data16 === "string"){
if(!pattern98.test(data16)){
const err37 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/fields/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""};
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
const err38 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/fields/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fields",schemaPath:"#/definitions/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/files/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.fields !== undefined){
let data17 = data.fields;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
const before_key5 = errors;
for(const key5 in data17){
if (errors - before_key5 >= 1000) break;
let data18 = data17[key5];
if(typeof data18 === "string"){
if(!pattern98.test(data18)){
const err42 = {instancePath:instancePath+"/fields/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/fields/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/fields/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/fields/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err44 = {instancePath:instancePath+"/fields",schemaPath:"#/definitions/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.attestationDigest !== undefined){
let data19 = data.attestationDigest;
if(typeof data19 === "string"){
if(!pattern100.test(data19)){
const err45 = {instancePath:instancePath+"/attestationDigest",schemaPath:"#/properties/attestationDigest/pattern",keyword:"pattern",params:{pattern: "^att1_[0-9a-f]{64}$"},message:"must match pattern \""+"^att1_[0-9a-f]{64}$"+"\""};
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
const err46 = {instancePath:instancePath+"/attestationDigest",schemaPath:"#/properties/attestationDigest/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate51.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/required-attestation.js


/** The name of the attestation in the folder of required checks. */
const ATTESTATION_FILE = 'attestation.json';
/** Whose proof lies where: in the folder itself, and below it where the head's policy is another one than the comparator's. */
const PROOF_FOLDERS = ['', 'head/'];
/** The files of a proof beside those of its checks. */
const PROOF_FILES = {
    policy: 'policy.json',
    delta: 'delta.json',
    witness: 'latest-required.json',
    decision: 'decision.json',
};
/** Parses an attestation; throws one error that lists every problem. What it says is checked by `verifyFolder`. */
function parseAttestation(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the attestation', text, validate, file);
}


/***/ }),

/***/ 67399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ decodeJsonOr)
/* harmony export */ });
/* unused harmony export decodeJson */
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51467);
/* harmony import */ var _json_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(276);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13727);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88665);





/**
 * Reads a JSON text of a known shape in one pass, by the rules of the reference's deserialiser (premath harness 0.4): nothing is
 * coerced; a member that the shape names stands at most once; null only where the shape allows it; what it does not name is passed
 * over, where neither the range of numbers nor depth nor surrogates matter, and not kept. What is kept stands within 127 levels.
 *
 * Throws `JsonSyntaxError` on a text that is not JSON and `JsonShapeError` on another shape.
 */
function decodeJson(text, shape) {
    const decoder = new JsonDecoder(shape);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_2__/* .scanJson */ .E)(text, { maxDepth: Number.POSITIVE_INFINITY, anyNumber: true }, decoder);
    return decoder.result;
}
/** The same; what is refused is thrown as the error that is made of the reason. */
function decodeJsonOr(text, shape, refusal) {
    try {
        return decodeJson(text, shape);
    }
    catch (error) {
        if (!(error instanceof _json_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonSyntaxError */ .q) && !(error instanceof _json_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonShapeError */ .i))
            throw error;
        throw refusal(error.message, error);
    }
}
const JSON_NODE = { kind: 'json' };
const EXPECTED = {
    text: 'a text',
    truth: 'true or false',
    number: 'a number',
    json: 'a value',
    list: 'a list',
    record: 'an object',
};
class JsonDecoder {
    result;
    #root;
    #top;
    #depth = 0;
    /** Containers that are open inside a value that is passed over. */
    #passedOver = 0;
    constructor(root) {
        this.#root = root;
    }
    openObject(line) {
        this.#open(line, 'record', 'an object');
    }
    openArray(line) {
        this.#open(line, 'list', 'a list');
    }
    key(name, line) {
        const frame = this.#top;
        if (this.#passedOver > 0 || frame === undefined || frame.kind === 'list')
            return;
        if (!name.isWellFormed())
            throw this.#refusal('a key with half of a surrogate pair', line);
        if (frame.kind === 'json') {
            frame.key = name;
            return;
        }
        frame.at = frame.node.positions.get(name) ?? -1;
        if (frame.at < 0)
            return;
        if (frame.seen[frame.at] === true)
            throw this.#refusal('expected the key once, found it again', line);
        frame.seen[frame.at] = true;
    }
    close() {
        if (this.#passedOver > 0) {
            this.#passedOver -= 1;
            return;
        }
        this.#depth -= 1;
        const frame = this.#top;
        if (frame === undefined)
            return;
        this.#top = frame.parent;
        const value = frame.kind === 'list' ? frame.items : frame.kind === 'json' ? frame.container : this.#recordOf(frame);
        this.#put(this.#expected(), value, frame.line);
    }
    scalar(value, line) {
        const node = this.#expected();
        if (node === undefined)
            return;
        if (value === null)
            this.#null(node, line);
        else if (node.kind === 'json' || node.kind === (typeof value === 'string' ? 'text' : 'truth')) {
            if (typeof value === 'string' && !value.isWellFormed()) {
                throw this.#refusal('expected whole characters, found half of a surrogate pair', line);
            }
            this.#put(node, value, line);
        }
        else
            throw this.#mismatch(node, typeof value === 'string' ? 'a text' : String(value), line);
    }
    number(spelling, line) {
        const node = this.#expected();
        if (node === undefined)
            return;
        if (node.kind !== 'json' && node.kind !== 'number')
            throw this.#mismatch(node, 'a number', line);
        if (!Number.isFinite(Number(spelling)))
            throw this.#refusal('a number beyond the range of a double', line);
        this.#put(node, node.kind === 'number' ? Number(spelling) : (0,_json_number_js__WEBPACK_IMPORTED_MODULE_4__/* .speltNumber */ .cJ)(spelling), line);
    }
    #open(line, kind, found) {
        const node = this.#expected();
        if (node === undefined) {
            this.#passedOver += 1;
            return;
        }
        if (this.#depth >= _canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr)
            throw this.#refusal(`nested deeper than ${_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr} levels`, line);
        this.#depth += 1;
        const parent = this.#top;
        if (node.kind === 'json') {
            this.#top = { kind: 'json', parent, line, container: kind === 'list' ? [] : {}, key: '' };
        }
        else if (node.kind === 'record' && kind === 'record') {
            const values = node.fields.map(({ absent }) => absent);
            this.#top = { kind: 'record', parent, node, line, values, seen: [], at: -1 };
        }
        else if (node.kind === 'list' && kind === 'list') {
            this.#top = { kind: 'list', parent, line, item: node.item, items: [] };
        }
        else
            throw this.#mismatch(node, found, line);
    }
    /** What must come next; undefined where the next value is passed over. */
    #expected() {
        if (this.#passedOver > 0)
            return undefined;
        const frame = this.#top;
        if (frame === undefined)
            return this.#root;
        if (frame.kind === 'record')
            return frame.node.fields[frame.at]?.shape;
        return frame.kind === 'list' ? frame.item : JSON_NODE;
    }
    #null(node, line) {
        const frame = this.#top;
        const field = frame?.kind === 'record' ? frame.node.fields[frame.at] : undefined;
        if (field?.nullable === true)
            return;
        if (node.kind !== 'json')
            throw this.#mismatch(node, 'null', line);
        this.#put(node, null, line);
    }
    #put(node, given, line) {
        const frame = this.#top;
        const value = node?.refined === undefined ? given : node.refined.make(given);
        if (node?.refined !== undefined && value === undefined) {
            const found = EXPECTED[node.kind].replace(/^an? /, 'another ');
            throw this.#refusal(`expected ${node.refined.expected}, found ${found}`, line);
        }
        if (frame === undefined)
            this.result = value;
        else if (frame.kind === 'record')
            frame.values[frame.at] = value;
        else if (frame.kind === 'list')
            frame.items.push(value);
        else if (Array.isArray(frame.container))
            frame.container.push(value);
        else
            (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .setMember */ .N)(frame.container, frame.key, value);
    }
    #recordOf({ node, values, seen, line }) {
        const result = {};
        node.fields.forEach((field, position) => {
            if (field.required && seen[position] !== true) {
                throw this.#refusal(`expected ${field.name}, found no such member`, line);
            }
            if (values[position] !== undefined)
                result[field.name] = values[position];
        });
        return result;
    }
    #mismatch(node, found, line) {
        return this.#refusal(`expected ${EXPECTED[node.kind]}, found ${found}`, line);
    }
    /** Names members of the shape only: what a document calls its own may be anything. */
    #refusal(reason, line) {
        const segments = [];
        for (let frame = this.#top; frame !== undefined; frame = frame.parent) {
            if (frame.kind === 'list')
                segments.push(`[${frame.items.length}]`);
            else if (frame.kind === 'record')
                segments.push(`.${frame.node.fields[frame.at]?.name ?? '…'}`);
        }
        return new _json_error_js__WEBPACK_IMPORTED_MODULE_1__/* .JsonShapeError */ .i(segments.toReversed().join('').replace(/^\./, ''), line, reason);
    }
}


/***/ }),

/***/ 25146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf),
/* harmony export */   X: () => (/* binding */ InputClassError)
/* harmony export */ });
/* harmony import */ var _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

/** An input that a command of the reference does not take. Its message begins with its class, as the reference prints it. */
class InputClassError extends _portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .SO {
    errorClass;
    /** The message without the class. */
    reason;
    constructor(errorClass, reason, options) {
        super('invalid_input', `${errorClass}: ${reason}`, undefined, options);
        this.name = this.constructor.name;
        this.errorClass = errorClass;
        this.reason = reason;
    }
}
/** The answer in which an error stands for the output; another error than of a class has its code in its place. */
function refusalOf(error) {
    const isClassed = error instanceof InputClassError;
    return {
        exit: 2,
        error: {
            class: isClassed ? error.errorClass : error.code,
            message: isClassed ? error.reason : error.message,
        },
    };
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

/***/ 71002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   st: () => (/* binding */ attest)
/* harmony export */ });
/* unused harmony export jsonFields */
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21694);
/* harmony import */ var _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(276);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75224);
/* harmony import */ var _decode_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85512);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68295);






/** Attests proofs and the texts of all their files. */
function attest({ headSha, mergeBase, event, planDigest, toolVersion }, proofs, texts) {
    const attestationKind = 'portcullis.required.attestation.v1';
    const run = { schema: 1, attestationKind, headSha, mergeBase, event, planDigest, toolVersion };
    const about = { ...run, proofs: proofs.map((proof) => ({ ...proof })) };
    const files = [...texts].map(([path, text]) => {
        return [path, { sha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(text), fields: fieldDigests(fieldsOf(path, text)) }];
    });
    const attested = { ...about, files: Object.fromEntries(files), fields: fieldDigests(jsonFields(about)) };
    return { ...attested, attestationDigest: (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .prefixedDigest */ .m6)('att1_', attested) };
}
/** Of a field's digest; it names a field, and the file's own digest decides. */
const FIELD_DIGITS = 12;
function fieldDigests(fields) {
    return Object.fromEntries([...fields].map(([pointer, text]) => [pointer, (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256Hex */ .fg)(text).slice(0, FIELD_DIGITS)]));
}
/** The fields of a file; of one that is no JSON its text. */
function fieldsOf(path, text) {
    return jsonFields((path.endsWith('.json') ? (0,_decode_request_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(text) : null) ?? text);
}
/** Characters of all pointers of a document: keys of others may be long, and each level repeats those above. */
const POINTERS_LIMIT = 1024 * 1024;
/** The fields of a JSON value, each by its JSON pointer, as canonical JSON: scalars, empty containers, and what goes beyond the limit. */
function jsonFields(value) {
    const fields = new Map();
    let left = POINTERS_LIMIT;
    const visit = (item, pointer) => {
        const isScalar = item === null || typeof item !== 'object' || item instanceof _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_4__/* .SpeltNumber */ .Gw;
        const members = isScalar ? [] : Object.entries(item);
        const cost = members.reduce((sum, [key]) => sum + pointer.length + key.length, 0);
        if (members.length === 0 || cost > left) {
            fields.set(pointer, (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(item));
            return;
        }
        left -= cost;
        for (const [key, member] of members)
            visit(member, (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_5__/* .childPointer */ .Y)(pointer, key));
    };
    visit(value, '');
    return fields;
}


/***/ }),

/***/ 20178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ verifyDecision),
/* harmony export */   KO: () => (/* binding */ decisionShape),
/* harmony export */   sD: () => (/* binding */ decideWitness)
/* harmony export */ });
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99409);
/* harmony import */ var _spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72114);
/* harmony import */ var _verify_witness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68295);
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77220);





const DECISION_KIND = 'ci.required.decision.v1';
/**
 * Decides over a witness: it has to hold for its own paths, those have to be the expected ones (undefined: whatever they are), and its
 * verdict has to be `accepted`.
 */
function decideWitness(policy, witness, expectedPaths, options) {
    const decisionKind = DECISION_KIND;
    const { changedPaths: own, verdictClass } = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .objectOf */ .Xy)(witness) ?? {};
    if (!(0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .areTexts */ .Dq)(own)) {
        const errors = [];
        (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMismatches */ .FH)(errors, 'witness.changedPaths', Symbol('a list of texts that are not blank'), own);
        return { decisionKind, decision: 'reject', reasonClass: 'invalid_witness_shape', errors };
    }
    const { errors, derived } = (0,_verify_witness_js__WEBPACK_IMPORTED_MODULE_2__/* .verifyWitness */ .$W)(policy, witness, own, options);
    const { changedPaths, requiredChecks } = derived;
    const expected = {
        changedPaths: expectedPaths === undefined ? changedPaths : (0,_project_js__WEBPACK_IMPORTED_MODULE_0__/* .pathSet */ .ah)(expectedPaths, options.form),
        verdictClass: 'accepted',
    };
    (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMismatches */ .FH)(errors, 'witness', expected, { changedPaths, verdictClass: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .bare */ .$B)(verdictClass) });
    const taken = errors.length === 0
        ? { decision: 'accept', reasonClass: 'verified_accept' }
        : { decision: 'reject', reasonClass: 'verification_reject' };
    const known = derived;
    const bound = Object.fromEntries(_witness_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .BINDING */ ._Z.flatMap((name) => (name in known ? [[name, known[name]]] : [])));
    return { decisionKind, ...taken, ...bound, requiredChecks, errors };
}
/** The reference's request. */
const decisionShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)({
    decision: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .anyJson */ .P8,
    witness: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .anyJson */ .P8),
    deltaSnapshot: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .anyJson */ .P8),
    actualWitnessSha256: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
    actualDeltaSha256: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lq)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq),
});
/** Holds a decision to what it was taken from, as far as that is at hand (premath harness 3.6): no error where it holds, whatever it is. */
function verifyDecision(input) {
    const errors = [];
    const fields = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .trimmedFields */ .C4)(input.decision);
    const { decision, requiredChecks } = fields;
    const texts = _witness_digests_js__WEBPACK_IMPORTED_MODULE_3__/* .BINDING */ ._Z.map((name) => [name, (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(fields[name])]);
    const checks = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .areTexts */ .Dq)(requiredChecks) ? { requiredChecks } : {};
    const bound = {
        ...Object.fromEntries(texts.map(([name, found]) => [name, found ?? _spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_BLANK */ .lf])),
        requiredChecks: checks.requiredChecks ?? Symbol('a list of texts that are not blank'),
    };
    const isVerdict = decision === 'accept' || decision === 'reject';
    const actual = (sha256) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(sha256) ?? Symbol('the actual one beside it');
    const expected = {
        decisionKind: DECISION_KIND,
        decision: isVerdict ? decision : Symbol('accept or reject'),
        ...bound,
        witnessSha256: actual(input.actualWitnessSha256),
        deltaSha256: actual(input.actualDeltaSha256),
    };
    (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMismatches */ .FH)(errors, 'decision', expected, fields);
    for (const place of ['witness', 'deltaSnapshot']) {
        if (input[place] !== undefined)
            (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .reportMismatches */ .FH)(errors, place, bound, (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .trimmedFields */ .C4)(input[place]));
    }
    const known = Object.fromEntries(texts.filter(([, found]) => found !== undefined));
    return { errors, derived: { ...(isVerdict ? { decision } : {}), ...known, ...checks } };
}


/***/ }),

/***/ 85512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   mS: () => (/* binding */ anyExitCode),
/* harmony export */   oB: () => (/* binding */ decodeRequest),
/* harmony export */   o_: () => (/* binding */ jsonOf),
/* harmony export */   wx: () => (/* binding */ notBlank)
/* harmony export */ });
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);
/* harmony import */ var _kernel_decode_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67399);
/* harmony import */ var _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51467);
/* harmony import */ var _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(276);
/* harmony import */ var _kernel_json_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88665);
/* harmony import */ var _kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25146);
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77220);
/* harmony import */ var _spelt_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72114);








/** Reads the request of a command of the reference; throws `InputClassError` with the class of that command. */
function decodeRequest(jsonText, shape, errorClass) {
    return (0,_kernel_decode_json_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeJsonOr */ .S)(jsonText, shape, (reason, cause) => new _kernel_input_class_error_js__WEBPACK_IMPORTED_MODULE_4__/* .InputClassError */ .X(errorClass, reason, { cause }));
}
const NOT_BLANK = 'a text that is not blank';
/** A text with its blanks at both ends, but not of blanks alone. */
const notBlank = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, NOT_BLANK, (given) => ((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6)(given) === undefined ? undefined : given));
/** The same, trimmed. */
const whole = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, NOT_BLANK, _spelt_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6);
const anyExitCode = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .anyJson */ .P8, 'a whole number', (given) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeNumberOf */ .gd)(given, 'signed'));
/** What a text says as JSON; null, which no document here is, where it says nothing, or has a key twice, of which either may be meant. */
function jsonOf(jsonText) {
    try {
        const limits = { maxDepth: _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DEPTH */ .lr, wellFormedStrings: true };
        const { value, duplicateKeys } = (0,_kernel_json_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJsonTree */ .U)(jsonText, limits, _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_7__/* .speltNumber */ .cJ);
        return duplicateKeys.length > 0 ? null : value;
    }
    catch (error) {
        if (error instanceof _kernel_json_error_js__WEBPACK_IMPORTED_MODULE_2__/* .JsonSyntaxError */ .q)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 68837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ gateRef),
/* harmony export */   Gk: () => (/* binding */ gateRefShape),
/* harmony export */   JD: () => (/* binding */ fallbackPayload),
/* harmony export */   OO: () => (/* binding */ gatePayload),
/* harmony export */   Ws: () => (/* binding */ artifactPath),
/* harmony export */   Z3: () => (/* binding */ sourcePath),
/* harmony export */   _B: () => (/* binding */ NORMALIZER_ID),
/* harmony export */   av: () => (/* binding */ refuseOtherRun),
/* harmony export */   rT: () => (/* binding */ answerGateRef),
/* harmony export */   rk: () => (/* binding */ gateSource),
/* harmony export */   yd: () => (/* binding */ gateRefOf)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60117);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21694);
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77220);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9294);
/* harmony import */ var _decode_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85512);
/* harmony import */ var _spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72114);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68295);








/** Normaliser of the witnesses that are made here. */
const NORMALIZER_ID = 'normalizer.ci.required.v1';
function gateSource(named) {
    return named === 'native' || named === 'fallback' ? named : undefined;
}
/** Refuses a payload that names another run than its check's: it was kept from that one, or copied. */
function refuseOtherRun(payload, run, file) {
    const told = { file, line: null, help: null };
    const others = Object.entries({ ...run }).flatMap(([name, expected]) => {
        const found = payload[name] ?? expected;
        return found === expected ? [] : [{ ...told, pointer: `/${name}`, expected, found: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .shownValue */ .JJ)(found) }];
    });
    if (others.length === 0)
        return;
    const help = 'The check writes it for each run, or leaves it, for the fallback.';
    throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemsError */ .FQ(`the payload of the check ${run.checkId}`, others, help);
}
/** A payload and what a witness says of it (premath harness 3.2), fields in the reference's order. */
const gateRef = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)({
    checkId: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ,
    artifactRelPath: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ,
    /** Of the payload's canonical form. */
    sha256: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ,
    source: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'native or fallback', (source) => gateSource((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)(source))),
    runId: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ),
    witnessKind: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ),
    result: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)(_decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ),
    failureClasses: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .defaulted */ .P_)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .where */ ._M)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq), 'classes', _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_7__/* .refSet */ .mh), []),
});
/** A payload as the reference synthesises it; `rejected` where there are failures. */
function gatePayload(identity, failures) {
    const { checkId, projectionDigest, policyDigest, ctxRef, dataHeadRef } = identity;
    const intentId = (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .prefixedDigest */ .m6)('intent1_', {
        intentKind: 'ci_required_check',
        targetScope: `check:${checkId}`,
        requestedOutcomes: ['gate_witness_envelope'],
    });
    const shared = {
        worldId: 'world.ci.required',
        contextId: `ctx.ci.required.${projectionDigest}`,
        intentId,
        adapterId: 'adapter.ci.runner',
        adapterVersion: '1',
        ctxRef,
        dataHeadRef,
        normalizerId: NORMALIZER_ID,
        policyDigest,
    };
    const runId = (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .prefixedDigest */ .m6)('run1_', {
        ...shared,
        unitId: `unit.ci.check.${checkId}`,
        parentUnitId: `unit.ci.projection.${projectionDigest}`,
        coverId: `cover.ci.required.${projectionDigest}`,
    });
    const rows = failures.map((failure) => {
        const { class: failureClass, context, lawRef, tokenPath } = failure;
        return { ...failure, witnessId: (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_6__/* .witnessId */ .R0)({ schema: 1, class: failureClass, context, lawRef, tokenPath }) };
    });
    const result = failures.length > 0 ? 'rejected' : 'accepted';
    return { witnessSchema: 1, witnessKind: 'gate', runId, ...shared, result, failures: rows };
}
/** The payload of a check that wrote none: its exit code is all that is known. */
function fallbackPayload(identity, exitCode) {
    if (exitCode === 0)
        return gatePayload(identity, []);
    const { checkId, projectionDigest } = identity;
    const shown = typeof exitCode === 'number' ? String(exitCode) : exitCode.spelling;
    const failure = {
        class: 'descent_failure',
        lawRef: 'GATE-3.3',
        message: `ci required check '${checkId}' failed (exitCode=${shown})`,
        context: { checkId, exitCode, projectionDigest },
        tokenPath: `ci/check/${checkId}`,
        details: { phase: 'run_gate', responsibleComponent: 'gate_execution_plane' },
    };
    return gatePayload(identity, [failure]);
}
/** What a witness says of a payload. */
function gateRefOf(checkId, artifactRelPath, source, payload) {
    const copied = ['runId', 'witnessKind', 'result'].flatMap((name) => typeof payload[name] === 'string' ? [[name, payload[name]]] : []);
    const classes = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .itemsOf */ .S3)(payload['failures']).map((failure) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .objectOf */ .Xy)(failure)?.['class']) ?? '');
    const sha256 = (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)((0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(payload));
    const failureClasses = (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_7__/* .refSet */ .mh)(classes);
    return { checkId, artifactRelPath, sha256, source, ...Object.fromEntries(copied), failureClasses };
}
/** `gates/<projectionDigest>/<NN>-<id>.json`, where a payload lies (premath harness 3.7); `number` is the check's, from 1. */
function artifactPath(projectionDigest, number, checkId) {
    const name = checkId.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replaceAll(/^[._]+|[._]+$/g, '') || 'check';
    return `gates/${projectionDigest}/${String(number).padStart(2, '0')}-${name}.json`;
}
/** Where the source of the payload at a path is written down. */
function sourcePath(artifactRelPath) {
    return artifactRelPath.replace(/\.json$/, '.source');
}
/** The reference's request: a payload, or what one is synthesised of. */
const gateRefShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .where */ ._M)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)({
    checkId: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ,
    artifactRelPath: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .whole */ .WQ,
    source: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'native or fallback', gateSource)),
    gatePayload: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .anyJson */ .P8, 'an object', _spelt_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .objectOf */ .Xy)),
    fallback: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lq)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1)({
        exitCode: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .anyExitCode */ .mS,
        projectionDigest: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .notBlank */ .wx,
        policyDigest: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .notBlank */ .wx,
        ctxRef: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .notBlank */ .wx,
        dataHeadRef: _decode_request_js__WEBPACK_IMPORTED_MODULE_4__/* .notBlank */ .wx,
    })),
}), 'either gatePayload, or fallback and no source but that', ({ gatePayload: native, fallback, source = fallback === undefined ? 'native' : 'fallback', ...given }) => {
    if (fallback === undefined)
        return native === undefined ? undefined : { ...given, source, native };
    return native === undefined && source === 'fallback' ? { ...given, source, fallback } : undefined;
});
/** The answer to it; with the payload where it was synthesised. */
function answerGateRef({ checkId, artifactRelPath, source, ...given }) {
    if ('native' in given)
        return { gateWitnessRef: gateRefOf(checkId, artifactRelPath, source, given.native) };
    const payload = fallbackPayload({ checkId, ...given.fallback }, given.fallback.exitCode);
    return { gateWitnessRef: gateRefOf(checkId, artifactRelPath, source, payload), gatePayload: payload };
}


/***/ }),

/***/ 12215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RG: () => (/* binding */ seenPath),
/* harmony export */   fc: () => (/* binding */ makeFolder),
/* harmony export */   u0: () => (/* binding */ hasRunAndFailed)
/* harmony export */ });
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6819);
/* harmony import */ var _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30665);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21694);
/* harmony import */ var _attestation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71002);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20178);
/* harmony import */ var _decode_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85512);
/* harmony import */ var _gate_ref_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68837);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99409);
/* harmony import */ var _witness_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81811);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68295);










/** Exit codes of a check that ran out of time, and of one that was not started. */
const DID_NOT_END = new Set([124, 127]);
/** Whether a check ran to its end and failed, which is all that can be expected and tolerated. */
function hasRunAndFailed({ exitCode, classes }) {
    if (exitCode === 0 || DID_NOT_END.has(exitCode))
        return false;
    return classes.every((name) => !name.startsWith('check.') || name === 'check.failed');
}
/** Where what GitHub said of a check lies, beside its artifact. */
function seenPath(artifactRelPath) {
    return `github/${artifactRelPath.slice(artifactRelPath.lastIndexOf('/') + 1)}`;
}
/**
 * The proof of what one policy asks for: the same input gives the same bytes, by which it is verified, too.
 *
 * @param texts gets the files, by their path from the attestation's folder
 * @param runs by check, what it was run for; the policies before this one may have asked for it
 */
function makeProof({ policy, delta, evidence, native, run }, folder, texts, runs) {
    const { changedPaths, fromRef: ctxRef, toRef: dataHeadRef } = delta;
    const policyDigest = policy.digest;
    const projection = (0,_project_js__WEBPACK_IMPORTED_MODULE_7__/* .projectPaths */ .gW)(policy, changedPaths, 'exact');
    const { projectionDigest, requiredChecks, docsOnly, reasons } = projection;
    const write = (path, text) => texts.set(folder + path, text);
    write(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FILES */ .Pb.policy, policy.text);
    const payloads = new Map();
    const shown = new Map();
    const results = [];
    const gateWitnessRefs = [];
    for (const checkId of requiredChecks) {
        const known = evidence.get(checkId);
        if (known === undefined)
            continue;
        const { exitCode, durationMs, seen } = known;
        const path = (0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactPath */ .Ws)(projectionDigest, results.length + 1, checkId);
        const source = known.payload === null ? 'fallback' : 'native';
        const identity = { checkId, projectionDigest, policyDigest, ctxRef, dataHeadRef };
        if (!runs.has(checkId))
            runs.set(checkId, identity);
        const payload = known.payload ?? (0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .fallbackPayload */ .JD)(identity, exitCode);
        if (known.payload !== null)
            (0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseOtherRun */ .av)(payload, runs.get(checkId) ?? identity, folder + path);
        write(path, (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .documentText */ .Z)(payload));
        write((0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .sourcePath */ .Z3)(path), `${source}\n`);
        if (seen !== undefined)
            write(seenPath(path), (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .documentText */ .Z)(seen));
        const ref = (0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .gateRefOf */ .yd)(checkId, path, source, payload);
        payloads.set(path, payload);
        results.push({ checkId, status: (0,_witness_js__WEBPACK_IMPORTED_MODULE_8__/* .statusOf */ .c2)(exitCode), exitCode, durationMs });
        gateWitnessRefs.push(ref);
        shown.set(checkId, { exitCode, source, classes: ref.failureClasses, seen });
    }
    const shared = {
        projectionPolicy: policyDigest,
        ...delta,
        changedPaths: projection.changedPaths,
        requiredChecks,
        ...(0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_9__/* .bindingOf */ .hJ)(projectionDigest, _gate_ref_js__WEBPACK_IMPORTED_MODULE_6__/* .NORMALIZER_ID */ ._B, policyDigest),
    };
    const deltaText = (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .documentText */ .Z)({ schema: 1, deltaKind: 'ci.delta.v1', ...shared });
    const witnessText = (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .documentText */ .Z)((0,_witness_js__WEBPACK_IMPORTED_MODULE_8__/* .buildWitness */ .A0)({ ...shared, docsOnly, reasons, ...run, results, gateWitnessRefs }));
    const asked = new Set([...native, ...policy.checks.flatMap((check) => (check.native ? check.checkId : []))]);
    const nativeRequiredChecks = requiredChecks.filter((id) => asked.has(id));
    const options = { form: 'exact', payloads, nativeRequiredChecks };
    const decision = {
        schema: 1,
        requiredChecks,
        ...(0,_decide_js__WEBPACK_IMPORTED_MODULE_4__/* .decideWitness */ .sD)(policy, (0,_decode_request_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(witnessText), changedPaths, options),
        witnessPath: _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FILES */ .Pb.witness,
        witnessSha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(witnessText),
        deltaSnapshotPath: _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FILES */ .Pb.delta,
        deltaSha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(deltaText),
        nativeRequiredChecks,
    };
    write(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FILES */ .Pb.delta, deltaText);
    write(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FILES */ .Pb.witness, witnessText);
    write(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FILES */ .Pb.decision, (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .documentText */ .Z)(decision));
    return { projection, decision, results: shown };
}
/**
 * Proofs, and the texts of all files of their folder but the attestation.
 *
 * @throws PortcullisError `invalid_input` for a payload of another run
 */
function makeFolder(run, requests) {
    const runs = new Map();
    const texts = new Map();
    const proofs = requests.map((request, at) => makeProof(request, _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FOLDERS */ .vk[at] ?? '', texts, runs));
    const attested = proofs.map(({ projection: { projectionPolicy: policyDigest, projectionDigest } }, at) => {
        return { folder: _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_1__/* .PROOF_FOLDERS */ .vk[at] ?? '', policyDigest, projectionDigest };
    });
    return { proofs, texts, attestation: (0,_attestation_js__WEBPACK_IMPORTED_MODULE_3__/* .attest */ .st)(run, attested, texts) };
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

/***/ 72114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   Am: () => (/* binding */ textSet),
/* harmony export */   C4: () => (/* binding */ trimmedFields),
/* harmony export */   Dq: () => (/* binding */ areTexts),
/* harmony export */   FH: () => (/* binding */ reportMismatches),
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   Xy: () => (/* binding */ objectOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gd: () => (/* binding */ wholeNumberOf),
/* harmony export */   lf: () => (/* binding */ NOT_BLANK)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);
/* harmony import */ var _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(276);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9294);



/** The value as an object; undefined where it is none. */
function objectOf(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) && !(value instanceof _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_1__/* .SpeltNumber */ .Gw) ? value : undefined;
}
/** The items of a list; none where it is no list. */
function itemsOf(value) {
    return Array.isArray(value) ? value : [];
}
/** The value as a trimmed text; undefined where it is none or a blank one. */
function textOf(value) {
    const found = typeof value === 'string' ? (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(value) : '';
    return found === '' ? undefined : found;
}
/** The value as a whole number of 64 bits; undefined where it is none, also for `1.0`. */
function wholeNumberOf(value, range) {
    if (typeof value !== 'number' && !(value instanceof _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_1__/* .SpeltNumber */ .Gw))
        return undefined;
    const spelling = typeof value === 'number' ? String(value) : value.spelling;
    if (!/^-?\d+$/.test(spelling))
        return undefined;
    const whole = BigInt(spelling);
    const inRange = range === 'signed' ? BigInt.asIntN(64, whole) : BigInt.asUintN(64, whole);
    return inRange === whole ? value : undefined;
}
/** Whether a value is a list of texts that are not blank. */
function areTexts(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string' && textOf(item) !== undefined);
}
/** A list of texts as a set; what is none as it stands. */
function textSet(value) {
    return areTexts(value) ? (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .refSet */ .mh)(value) : value;
}
/** A value whose texts, and those in its list, are trimmed. */
function bare(value) {
    if (Array.isArray(value))
        return value.map((item) => (typeof item === 'string' ? (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(item) : item));
    return typeof value === 'string' ? (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmed */ .dE)(value) : value;
}
/** The members of an object so; none where it is none. */
function trimmedFields(value) {
    return Object.fromEntries(Object.entries(objectOf(value) ?? {}).map(([name, member]) => [name, bare(member)]));
}
const NOT_BLANK = Symbol('a text that is not blank');
/** Tells where what was found is not what was expected: each field that was expected of an object, and the first item of a list. */
function reportMismatches(errors, place, expected, found) {
    if (Array.isArray(expected) && Array.isArray(found)) {
        const before = errors.length;
        for (let at = 0; errors.length === before && at < Math.max(expected.length, found.length); at += 1) {
            reportMismatches(errors, `${place}[${at}]`, expected[at], found[at]);
        }
    }
    else if (isFields(expected) && isFields(found)) {
        for (const [name, value] of Object.entries(expected)) {
            reportMismatches(errors, `${place}.${name}`, value, found[name]);
        }
    }
    else if (expected !== found) {
        errors.push(`${place}: expected ${shownValue(expected)}, found ${shownValue(found)}`);
    }
}
function isFields(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) && !(value instanceof _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_1__/* .SpeltNumber */ .Gw);
}
/** A value in a message, short whatever it is. */
function shownValue(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'symbol')
        return value.description ?? '';
    if (value instanceof _kernel_json_number_js__WEBPACK_IMPORTED_MODULE_1__/* .SpeltNumber */ .Gw)
        return value.spelling;
    if (value !== null && typeof value === 'object')
        return Array.isArray(value) ? 'a list' : 'an object';
    return JSON.stringify(value).slice(0, 120);
}


/***/ }),

/***/ 79412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inTotoStatement),
/* harmony export */   M: () => (/* binding */ verifyFolder)
/* harmony export */ });
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6819);
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7083);
/* harmony import */ var _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30665);
/* harmony import */ var _contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22056);
/* harmony import */ var _kernel_append_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22402);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(75224);
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77220);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _attestation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71002);
/* harmony import */ var _decode_request_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85512);
/* harmony import */ var _make_proof_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12215);
/* harmony import */ var _spelt_fields_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72114);
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21694);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(33698);














/**
 * Verifies the files of a folder by themselves: what was seen is taken from them, proofs and attestation are made of that again, and
 * every field is compared.
 */
async function verifyFolder(files) {
    const problems = [];
    const texts = new Map();
    for (const [path, bytes] of files) {
        const content = Buffer.from(bytes).toString('utf8');
        if (Buffer.from(content).equals(bytes))
            texts.set(path, content);
        else
            problems.push(problem(path, '', 'UTF-8 text', 'other bytes'));
    }
    const said = texts.get(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ) ?? '';
    const parsed = (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .attempt */ .CD)(() => (0,_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAttestation */ .sI)(said, _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ));
    const attestation = valueOrProblems(problems, _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ, parsed);
    if (attestation === null)
        return { problems, attestation, proofs: [] };
    texts.delete(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ);
    const later = [];
    const requests = [];
    for (const folder of _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FOLDERS */ .vk.slice(0, attestation.proofs.length)) {
        const read = await proofRequest(folder, texts).catch(_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .asPortcullisError */ .Uj);
        const request = valueOrProblems(later, folder + _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FILES */ .Pb.policy, read);
        if (request !== null)
            requests.push(request);
    }
    const made = requests.length === attestation.proofs.length
        ? valueOrProblems(later, _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ, (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .attempt */ .CD)(() => (0,_make_proof_js__WEBPACK_IMPORTED_MODULE_8__/* .makeFolder */ .fc)(attestation, requests)))
        : null;
    for (const path of new Set(made === null ? [] : [...made.texts.keys(), ...texts.keys()])) {
        (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_11__/* .append */ .B)(later, differences(path, made?.texts.get(path), texts.get(path)));
    }
    const again = (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_0__/* .documentText */ .Z)((0,_attestation_js__WEBPACK_IMPORTED_MODULE_6__/* .attest */ .st)(attestation, (made?.attestation ?? attestation).proofs, texts));
    // First, since it names the very field where the others name what follows from it.
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_11__/* .append */ .B)(problems, differences(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ, again, said).map(ofAttestedFile));
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_11__/* .append */ .B)(problems, later);
    return { problems, attestation, proofs: made?.proofs ?? [] };
}
const DELTA = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)({ changedPaths: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq), deltaSource: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, fromRef: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, toRef: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq });
const WITNESS = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)({
    results: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)({ checkId: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, exitCode: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai, durationMs: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai })),
    gateWitnessRefs: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)({ artifactRelPath: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq, source: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq })),
    squeakSiteProfile: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    runStartedAt: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    runFinishedAt: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq,
    runDurationMs: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .ai,
});
const DECISION = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1)({ nativeRequiredChecks: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq) });
/** What was seen, as the files of a proof have it. Throws `PortcullisError` where they do not. */
async function proofRequest(folder, texts) {
    const read = (name, shape) => (0,_decode_request_js__WEBPACK_IMPORTED_MODULE_7__/* .decodeRequest */ .oB)(texts.get(folder + name) ?? '', shape, folder + name);
    const objectAt = (path) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_9__/* .objectOf */ .Xy)((0,_decode_request_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(texts.get(folder + path) ?? ''));
    const policyPath = folder + _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FILES */ .Pb.policy;
    const policy = await (0,_contracts_required_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRequiredPolicy */ .Jx)(texts.get(policyPath) ?? '', policyPath);
    const delta = read(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FILES */ .Pb.delta, DELTA);
    const { results, gateWitnessRefs, ...run } = read(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FILES */ .Pb.witness, WITNESS);
    const { nativeRequiredChecks: native } = read(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FILES */ .Pb.decision, DECISION);
    const evidence = new Map();
    for (const [index, { checkId, exitCode, durationMs }] of results.entries()) {
        const { artifactRelPath: path = '', source } = gateWitnessRefs[index] ?? {};
        const payload = source === 'native' ? (objectAt(path) ?? null) : null;
        const seen = objectAt((0,_make_proof_js__WEBPACK_IMPORTED_MODULE_8__/* .seenPath */ .RG)(path));
        evidence.set(checkId, { exitCode, durationMs, payload, ...(seen === undefined ? {} : { seen }) });
    }
    return { policy, delta, evidence, native, run };
}
/** How a file differs from what it has to be. */
function differences(file, expected, found) {
    if (expected === found)
        return [];
    if (expected === undefined)
        return [problem(file, '', 'no such file', 'one')];
    if (found === undefined)
        return [problem(file, '', 'the file', 'none')];
    const [ours, theirs] = [(0,_attestation_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(file, expected), (0,_attestation_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(file, found)];
    const other = [...new Set([...ours.keys(), ...theirs.keys()])].filter((field) => ours.get(field) !== theirs.get(field));
    if (other.length === 0)
        return [problem(file, '', 'the text as it was written', 'the same values in another spelling')];
    return other.map((field) => problem(file, field, ours.get(field) ?? 'nothing', theirs.get(field) ?? 'nothing'));
}
/** Where the attestation has another digest of a field than the field itself: a problem of that field. */
function ofAttestedFile(one) {
    const [top, name = '', kind, field = ''] = (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_12__/* .pointerSegments */ .c)(one.pointer) ?? [];
    if (top !== 'files' && top !== 'fields')
        return one;
    const expected = `the digest ${one.found} that ${_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ} has at ${one.pointer}`;
    if (top === 'fields')
        return problem(_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ, name, expected, one.expected);
    return problem(name, kind === 'fields' ? field : '', expected, one.expected);
}
function valueOrProblems(problems, file, read) {
    if (!(read instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .SO))
        return read;
    const { message } = read;
    (0,_kernel_append_js__WEBPACK_IMPORTED_MODULE_11__/* .append */ .B)(problems, read instanceof _contracts_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .ProblemsError */ .FQ ? read.problems : [problem(file, '', 'a valid document', message)]);
    return null;
}
function problem(file, pointer, expected, found) {
    return { file, line: null, pointer, expected, found, help: null };
}
/** Proofs that were verified, as an in-toto Statement about the head commit. */
function inTotoStatement({ headSha, files }, attestationText, proofs) {
    const results = proofs.flatMap(({ results: ofProof }) => [...ofProof]);
    const testsThat = (passed) => (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_13__/* .sortedUnique */ .Z$)(results.filter(([, { exitCode }]) => (exitCode === 0) === passed).map(([id]) => id));
    const policies = proofs.map((_, index) => {
        const name = `${_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FOLDERS */ .vk[index] ?? ''}${_contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .PROOF_FILES */ .Pb.policy}`;
        return { name, digest: { sha256: files[name]?.sha256 ?? '' } };
    });
    return {
        _type: 'https://in-toto.io/Statement/v1',
        subject: [{ digest: { gitCommit: headSha } }],
        predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
        predicate: {
            result: proofs.every(({ decision }) => decision.decision === 'accept') ? 'PASSED' : 'FAILED',
            configuration: [...policies, { name: _contracts_required_attestation_js__WEBPACK_IMPORTED_MODULE_2__/* .ATTESTATION_FILE */ .qQ, digest: { sha256: (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .sha256Hex */ .fg)(attestationText) } }],
            passedTests: testsThat(true),
            warnedTests: [],
            failedTests: testsThat(false),
        },
    };
}


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ verifyWitness),
/* harmony export */   KU: () => (/* binding */ artifactPathsOf),
/* harmony export */   _7: () => (/* binding */ decideShape),
/* harmony export */   hM: () => (/* binding */ verifyShape)
/* harmony export */ });
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77220);
/* harmony import */ var _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9294);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99409);
/* harmony import */ var _spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72114);
/* harmony import */ var _witness_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81811);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68295);
/* harmony import */ var _gate_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68837);







const shared = {
    witness: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .anyJson */ .P8,
    /** The folder of the payloads. */
    witnessRoot: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    /** The payloads themselves, which go before those of the folder. */
    gateWitnessPayloads: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .anyJson */ .P8, 'an object', _spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)),
    nativeRequiredChecks: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .defaulted */ .P_)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), 'checks', _kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_6__/* .refSet */ .mh), []),
};
/** A witness and what it is to be held to: the request of the reference's `required-witness-verify`. */
const verifyShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ ...shared, changedPaths: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) });
/** The same of its `required-witness-decide`; without paths, those of the witness stand. */
const decideShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ ...shared, expectedChangedPaths: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)) });
/**
 * Holds a witness to a projection of the paths that did change, and says what it should have said (premath harness 3.4). As with the
 * reference, a witness without the key `gateWitnessRefs` says nothing of payloads: the gate asks for them itself.
 */
function verifyWitness(policy, witness, paths, { form, payloads, nativeRequiredChecks }) {
    const projection = (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .projectPaths */ .gW)(policy, paths, form);
    const { projectionPolicy: policyDigest, projectionDigest, changedPaths, requiredChecks } = projection;
    const { docsOnly, reasons } = projection;
    const errors = [];
    const fields = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(witness) ?? {};
    const trimmed = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .trimmedFields */ .C4)(fields);
    const normalizerId = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(trimmed['normalizerId']);
    const binding = (0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_4__/* .bindingOf */ .hJ)(projectionDigest, normalizerId ?? '', policyDigest);
    const executedChecks = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)(trimmed['executedChecks']).flatMap((id) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(id) ?? []);
    const rows = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)(fields['results']).map((row) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(row) ?? {});
    const exitCodes = exitCodesOf(rows);
    const { sources, classes } = verifyGateRefs(fields['gateWitnessRefs'], executedChecks, exitCodes, payloads, errors);
    for (const id of nativeRequiredChecks) {
        (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMismatches */ .FH)(errors, `witness.gateWitnessRefs of ${id}`, 'native', sources.get(id));
    }
    const verdict = (0,_witness_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .Vj)([...exitCodes.values()].filter((code) => code !== undefined), [...classes.values()]);
    const expected = {
        ciSchema: 1,
        witnessKind: _witness_js__WEBPACK_IMPORTED_MODULE_3__/* .WITNESS_KIND */ .vy,
        projectionPolicy: policyDigest,
        ...binding,
        normalizerId: normalizerId ?? _spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_BLANK */ .lf,
        docsOnly,
        changedPaths,
        reasons,
        requiredChecks,
        executedChecks: requiredChecks,
        results: executedChecks.map((checkId, at) => resultOf(checkId, rows[at])),
        ...verdict,
    };
    const failureClasses = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textSet */ .Am)(fields['failureClasses']);
    const { changedPaths: own, results, operationalFailureClasses: operational, semanticFailureClasses } = fields;
    (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMismatches */ .FH)(errors, 'witness', expected, {
        ...trimmed,
        witnessKind: fields['witnessKind'],
        projectionPolicy: fields['projectionPolicy'],
        policyDigest: fields['policyDigest'],
        changedPaths: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .areTexts */ .Dq)(own) ? (0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .pathSet */ .ah)(own, form) : own,
        results: Array.isArray(results) ? rows.map((row) => ({ ...row, status: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(row['status']) })) : results,
        operationalFailureClasses: operational === undefined ? failureClasses : (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textSet */ .Am)(operational),
        semanticFailureClasses: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textSet */ .Am)(semanticFailureClasses ?? []),
        failureClasses,
    });
    const { projectionDigest: _, authorityPayloadDigest, ...core } = binding;
    const bound = normalizerId === undefined ? { policyDigest } : core;
    const derived = {
        changedPaths,
        projectionDigest,
        // As with the reference: nothing is bound to results that are none.
        ...(Array.isArray(results) ? { authorityPayloadDigest, ...bound } : {}),
        requiredChecks,
        executedChecks,
        gateWitnessSourceByCheck: Object.fromEntries(sources),
        gateSemanticFailureClassesByCheck: Object.fromEntries(classes),
        docsOnly,
        reasons,
        expectedVerdict: verdict.verdictClass,
    };
    return { errors, derived };
}
/** Check → its exit code, undefined where it has none. Ids are not trimmed: those of references are, and then name another check. */
function exitCodesOf(rows) {
    const exitCodes = new Map();
    for (const { checkId, exitCode } of rows) {
        if (typeof checkId !== 'string' || (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(checkId) === undefined || exitCodes.has(checkId))
            continue;
        exitCodes.set(checkId, (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberOf */ .gd)(exitCode, 'signed'));
    }
    return exitCodes;
}
/** What a result of that check should say. */
function resultOf(checkId, row = {}) {
    const exitCode = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .wholeNumberOf */ .gd)(row['exitCode'], 'signed');
    if (exitCode === undefined)
        return { checkId, exitCode: Symbol('a whole number') };
    return { checkId, exitCode, status: (0,_witness_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(exitCode) };
}
/** The paths of the artifacts that a witness names, normalised; without those that lead out of their folder, which verification refuses. */
function artifactPathsOf(witness) {
    const refs = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(witness)?.['gateWitnessRefs']);
    return refs.map((ref) => relativePath((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(ref)?.['artifactRelPath'])).filter((path) => path !== '');
}
/**
 * Holds the references of a witness to its results and to the payloads (premath harness 3.4), and returns the source of each check, and the
 * failure classes of those that could be judged. `undefined` are none, which is allowed.
 *
 * @param payloads null where none is at hand
 */
function verifyGateRefs(refs, executedChecks, exitCodes, payloads, errors) {
    const sources = new Map();
    const classes = new Map();
    const rows = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsOf */ .S3)(refs);
    if (refs !== undefined && !(Array.isArray(refs) && rows.length === executedChecks.length)) {
        (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMismatches */ .FH)(errors, 'gateWitnessRefs', Symbol('a list with one for each check'), refs);
    }
    for (const [index, row] of rows.entries()) {
        const place = `gateWitnessRefs[${index}]`;
        const ref = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(row) ?? {};
        const checkId = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(ref['checkId']) ?? '';
        const exitCode = exitCodes.get(checkId);
        const known = exitCode === undefined ? Symbol('a check with a result') : (executedChecks[index] ?? checkId);
        const source = (0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_5__/* .gateSource */ .rk)((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(ref['source']));
        const expected = { checkId: known, source: source ?? Symbol('native or fallback') };
        (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMismatches */ .FH)(errors, place, expected, { checkId, source: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(ref['source']) });
        if (exitCode === undefined)
            continue;
        if (source !== undefined)
            sources.set(checkId, source);
        const found = verifyRef(ref, exitCode === 0 ? 'accepted' : 'rejected', payloads, place, errors);
        if (found !== undefined)
            classes.set(checkId, found);
    }
    return { sources, classes };
}
/** The failure classes behind a reference: those of its payload, else its own; undefined where it leads to no payload. */
function verifyRef(ref, result, payloads, place, errors) {
    const { artifactRelPath, failureClasses: own } = ref;
    const path = relativePath(artifactRelPath);
    const sha256 = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(ref['sha256']) ?? '';
    const isSha256 = /^[0-9a-f]{64}$/.test(sha256);
    const payload = (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(payloads?.get(path));
    const made = payload === undefined ? undefined : (0,_gate_ref_js__WEBPACK_IMPORTED_MODULE_5__/* .gateRefOf */ .yd)('', path, 'native', payload);
    const failureClasses = made?.failureClasses ?? ((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .areTexts */ .Dq)(own) ? (0,_kernel_trimmed_js__WEBPACK_IMPORTED_MODULE_6__/* .refSet */ .mh)(own) : []);
    /** Of what need not stand there. */
    const ifGiven = (name, value) => (ref[name] ?? null) === null ? {} : { [name]: value };
    const expected = {
        artifactRelPath: path === '' ? Symbol('a path that stays in its folder') : artifactRelPath,
        sha256: isSha256 ? (made?.sha256 ?? sha256) : Symbol('64 lower-case hex digits'),
        ...ifGiven('witnessKind', 'gate'),
        ...ifGiven('result', result),
        ...ifGiven('runId', made === undefined ? ((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(ref['runId']) ?? _spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .NOT_BLANK */ .lf) : (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(made.runId)),
        ...(own === undefined ? {} : { failureClasses }),
    };
    (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMismatches */ .FH)(errors, place, expected, {
        ...ref,
        sha256,
        runId: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(ref['runId']),
        failureClasses: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textSet */ .Am)(own),
    });
    if (path === '' || !isSha256)
        return undefined;
    if (payloads === null)
        return failureClasses;
    const failures = payload?.['failures'];
    const areFailures = Array.isArray(failures) && failures.every((one) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .objectOf */ .Xy)(one)?.['class']) !== undefined);
    const isTold = areFailures && failures.length > 0 === (result === 'rejected');
    const wanted = isTold ? failures : Symbol(`a list with classes that fits the result ${result}`);
    const found = payload === undefined ? payloads.get(path) : { ...payload, result: (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .bare */ .$B)(payload['result']) };
    (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .reportMismatches */ .FH)(errors, path, { witnessKind: 'gate', result, failures: wanted }, found);
    return failureClasses;
}
/** The path of an artifact with `/` and without `./`; blank where it is none or leads out of its folder. */
function relativePath(value) {
    const path = ((0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(value) ?? '').replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
    return /^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)|\0/.test(path) ? '' : path;
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

/***/ 81811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ buildWitness),
/* harmony export */   UT: () => (/* binding */ runtimeShape),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   vy: () => (/* binding */ WITNESS_KIND)
/* harmony export */ });
/* harmony import */ var _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77220);
/* harmony import */ var _kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33698);
/* harmony import */ var _decode_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85512);
/* harmony import */ var _gate_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68837);
/* harmony import */ var _spelt_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72114);
/* harmony import */ var _witness_digests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68295);






const WITNESS_KIND = 'ci.required.v1';
const duration = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M)(_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .anyJson */ .P8, 'a whole number from 0', (given) => (0,_spelt_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeNumberOf */ .gd)(given, 'unsigned'));
/** What became of a check. */
const result = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M)((0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({ checkId: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, status: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ, exitCode: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .anyExitCode */ .mS, durationMs: duration }), 'the status of its exit code, passed for 0 and else failed', (given) => {
    const status = statusOf(given.exitCode);
    return status === given.status ? { ...given, status } : undefined;
});
const runtime = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1)({
    projectionPolicy: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    projectionDigest: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    changedPaths: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ),
    requiredChecks: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ),
    results: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(result),
    gateWitnessRefs: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_gate_ref_js__WEBPACK_IMPORTED_MODULE_2__/* .gateRef */ .Br),
    docsOnly: _kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .truth */ .Im,
    reasons: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(_decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ),
    deltaSource: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    fromRef: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ),
    toRef: (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(_decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ),
    normalizerId: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    policyDigest: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    squeakSiteProfile: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    runStartedAt: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    runFinishedAt: _decode_request_js__WEBPACK_IMPORTED_MODULE_1__/* .whole */ .WQ,
    runDurationMs: duration,
});
const runtimeShape = (0,_kernel_json_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .where */ ._M)(runtime, 'a policyDigest that is the projectionPolicy', (given) => given.policyDigest === given.projectionPolicy ? given : undefined);
/** The witness of a run, `ci.required.v1` (premath harness 3.3). Nothing is projected again: that is for who verifies it. */
function buildWitness(given) {
    const { results, gateWitnessRefs, fromRef = null, toRef = null } = given;
    return {
        ciSchema: 1,
        witnessKind: WITNESS_KIND,
        ...given,
        fromRef,
        toRef,
        executedChecks: results.map(({ checkId }) => checkId),
        ...verdictOf(results.map((row) => row.exitCode), gateWitnessRefs.map(({ failureClasses }) => failureClasses)),
        ...(0,_witness_digests_js__WEBPACK_IMPORTED_MODULE_4__/* .bindingOf */ .hJ)(given.projectionDigest, given.normalizerId, given.policyDigest),
    };
}
function statusOf(code) {
    return code === 0 ? 'passed' : 'failed';
}
/** What a witness says of all its checks: their exit codes, and the failure classes of their payloads. */
function verdictOf(exitCodes, classes) {
    const isRejected = exitCodes.some((code) => code !== 0);
    const operationalFailureClasses = isRejected ? ['check_failed'] : [];
    const semanticFailureClasses = (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedUnique */ .Z$)(classes.flat());
    return {
        verdictClass: isRejected ? 'rejected' : 'accepted',
        operationalFailureClasses,
        semanticFailureClasses,
        failureClasses: (0,_kernel_ordering_js__WEBPACK_IMPORTED_MODULE_5__/* .sortedUnique */ .Z$)([...operationalFailureClasses, ...semanticFailureClasses]),
    };
}


/***/ })

};
