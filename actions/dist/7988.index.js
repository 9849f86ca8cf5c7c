export const id = 7988;
export const ids = [7988];
export const modules = {

/***/ 22997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PLAN_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.dm),
/* harmony export */   REPORT_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Ae),
/* harmony export */   REQUIRED_ARTIFACT: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.fI),
/* harmony export */   artifactName: () => (/* reexport safe */ _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.Cs),
/* harmony export */   artifactsByApi: () => (/* binding */ artifactsByApi),
/* harmony export */   artifactsInFolder: () => (/* binding */ artifactsInFolder),
/* harmony export */   newestOf: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52428);
/* harmony import */ var _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59043);
/* harmony import */ var _io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82412);
/* harmony import */ var _io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22494);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91766);







// For actions, which may not import routing.

/**
 * Artifacts of a run by the API, asked for once, each unpacked into a folder of its name below this one. Nothing of it turns "could not be
 * loaded" into "is not there".
 *
 * @param input by which a user names a file or folder in their place
 * @throws PortcullisError `usage` without access to the API
 */
function artifactsByApi(access, run, folder, input) {
    if (access === null) {
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .usageError */ .Wp)(`The input "${input}" is missing, and without a token the artifacts of this run cannot be loaded.`, `Set "token" under "with:" and grant the job "actions: read"; or load the artifacts by another step and name them in "${input}".`);
    }
    const api = new _io_github_github_api_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubApi */ .y(access);
    const list = async () => {
        const listed = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .listArtifacts */ .w)(api, run.id);
        if (listed.kind === 'done')
            return listed.value;
        throw unavailable(`the artifacts of run ${run.id} cannot be listed: ${listed.reason}`);
    };
    let listing;
    return {
        attempt: run.attempt,
        all: () => (listing ??= list()),
        folderOf: async (artifact) => {
            const zip = await (0,_io_github_github_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .downloadArtifact */ .b)(api, artifact);
            if (zip.kind !== 'done')
                throw unavailable(zip.reason);
            const place = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, artifact.name);
            await (0,_io_unzip_into_js__WEBPACK_IMPORTED_MODULE_4__/* .unzipInto */ .v)(place, zip.value, `the artifact ${artifact.name}`);
            return place;
        },
    };
}
/** Artifacts that another step loaded, each into a folder of its name below this one. */
function artifactsInFolder(folder, attempt) {
    return {
        attempt,
        all: async () => (await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_1__/* .entriesOf */ .Mc)(folder)).map((name, id) => ({ id, name, bytes: 0, expired: false, digest: null })),
        folderOf: ({ name }) => Promise.resolve((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name)),
    };
}
/** The artifact `<stem>-a<attempt>` of the newest attempt; null where there is none. Throws what `all` throws. */
async function newestOf(source, stem) {
    return (0,_routing_attempt_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .newestArtifact */ .jb)(await source.all(), stem, { from: 1, to: source.attempt });
}
function unavailable(reason) {
    return (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparable */ .kY)(reason, 'Run this job again; where the artifact service is not to be had, give the results by the input "results".');
}


/***/ }),

/***/ 84225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ CLIENT_LOCK_FILE),
  S: () => (/* binding */ parseClientLock)
});

;// CONCATENATED MODULE: ./build/contracts/generated/client-lock.validate.js
// Generated from client-lock.schema.json by scripts/generate.ts.

const validate = validate19;
const schema26 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"client-lock.schema.json","title":"ClientLock","description":"`.github/portcullis/clients-lock.json`: which versions of the agent clients may be installed, and the digests of their npm packages on every platform.","type":"object","required":["schema","clients"],"additionalProperties":false,"properties":{"schema":{"const":1},"clients":{"description":"Provider id → its versions.","type":"object","additionalProperties":{"$ref":"#/definitions/clientVersions"}}},"definitions":{"clientVersions":{"title":"ClientVersions","type":"object","required":["pinned","versions"],"additionalProperties":false,"properties":{"pinned":{"description":"The version that is installed and started where none is asked for; one of `versions`.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"versions":{"type":"object","propertyNames":{"pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"additionalProperties":{"$ref":"#/definitions/lockedVersion"}}}},"lockedVersion":{"title":"LockedVersion","description":"The client's own package and its packages for all platforms, by the name of the folder under `node_modules`.","type":"object","additionalProperties":{"$ref":"#/definitions/lockedPackage"}},"lockedPackage":{"title":"LockedPackage","type":"object","required":["version","integrity"],"additionalProperties":false,"properties":{"name":{"description":"The package's own name, where the folder has another one.","type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"integrity":{"type":"string","pattern":"^sha512-[A-Za-z0-9+/]{86}==$"}}}}};
const schema27 = {"title":"ClientVersions","type":"object","required":["pinned","versions"],"additionalProperties":false,"properties":{"pinned":{"description":"The version that is installed and started where none is asked for; one of `versions`.","type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"versions":{"type":"object","propertyNames":{"pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"additionalProperties":{"$ref":"#/definitions/lockedVersion"}}}};
const pattern18 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$", "u");
const schema28 = {"title":"LockedVersion","description":"The client's own package and its packages for all platforms, by the name of the folder under `node_modules`.","type":"object","additionalProperties":{"$ref":"#/definitions/lockedPackage"}};
const schema29 = {"title":"LockedPackage","type":"object","required":["version","integrity"],"additionalProperties":false,"properties":{"name":{"description":"The package's own name, where the folder has another one.","type":"string"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},"integrity":{"type":"string","pattern":"^sha512-[A-Za-z0-9+/]{86}==$"}}};
const pattern21 = new RegExp("^sha512-[A-Za-z0-9+/]{86}==$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.integrity === undefined){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/required",keyword:"required",params:{missingProperty: "integrity"},message:"must have required property '"+"integrity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data0){
if (errors - before_key1 >= 1000) break;
if(!(((key1 === "name") || (key1 === "version")) || (key1 === "integrity"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["name","version","integrity"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/definitions/lockedPackage/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.version !== undefined){
let data2 = data0.version;
if(typeof data2 === "string"){
if(!pattern18.test(data2)){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/version",schemaPath:"#/definitions/lockedPackage/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/version",schemaPath:"#/definitions/lockedPackage/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.integrity !== undefined){
let data3 = data0.integrity;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/integrity",schemaPath:"#/definitions/lockedPackage/properties/integrity/pattern",keyword:"pattern",params:{pattern: "^sha512-[A-Za-z0-9+/]{86}==$"},message:"must match pattern \""+"^sha512-[A-Za-z0-9+/]{86}==$"+"\""};
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
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/integrity",schemaPath:"#/definitions/lockedPackage/properties/integrity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/lockedPackage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pinned === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pinned"},message:"must have required property '"+"pinned"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.versions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
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
if(!((key0 === "pinned") || (key0 === "versions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["pinned","versions"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pinned !== undefined){
let data0 = data.pinned;
if(typeof data0 === "string"){
if(!pattern18.test(data0)){
const err3 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\""};
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
const err4 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.versions !== undefined){
let data1 = data.versions;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const before_key1 = errors;
for(const key1 in data1){
if (errors - before_key1 >= 1000) break;
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern18.test(key1)){
const err5 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const before_key2 = errors;
for(const key2 in data1){
if (errors - before_key2 >= 1000) break;
if(!(validate21(data1[key2], {instancePath:instancePath+"/versions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="client-lock.schema.json" */;
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
if(data.clients === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clients"},message:"must have required property '"+"clients"+"'"};
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
if(!((key0 === "schema") || (key0 === "clients"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","clients"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clients !== undefined){
let data1 = data.clients;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const before_key1 = errors;
for(const key1 in data1){
if (errors - before_key1 >= 1000) break;
if(!(validate20(data1[key1], {instancePath:instancePath+"/clients/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/client-lock.js


/** A repository's own lock, for versions that Portcullis itself does not know; relative to its root. */
const CLIENT_LOCK_FILE = '.github/portcullis/clients-lock.json';
/** Parses a lock of clients. Throws `ProblemsError`, also where a client's pinned version is not among its versions. */
function parseClientLock(text, file) {
    const { value: lock, refuse } = (0,json_source/* checkedDocument */.Tw)('the lock of clients', text, validate, file);
    const unknown = Object.entries(lock.clients).filter(([, { pinned, versions }]) => versions[pinned] === undefined);
    refuse(unknown.map(([id, { pinned, versions }]) => {
        const expected = `one of the versions ${Object.keys(versions).join(', ')}`;
        return { pointer: `/clients/${id}/pinned`, expected, found: pinned };
    }));
    return lock;
}


/***/ }),

/***/ 12759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ wholeTail),
/* harmony export */   Hj: () => (/* binding */ decodeLine),
/* harmony export */   T7: () => (/* binding */ standsAt),
/* harmony export */   si: () => (/* binding */ endsBraced)
/* harmony export */ });
/* harmony import */ var strip_ansi__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30348);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);


const BYTE_ORDER_MARK = 0xfeff;
const OPEN_BRACE = 0x7b;
const REPLACEMENT = '\uFFFD';
/**
 * Decodes one whole line as UTF-8. Bytes that are not UTF-8, raw control characters inside JSON text and lone surrogates
 * become U+FFFD and set `lossy`; the other lines are not affected. A line that begins like a JSON object and still does
 * not parse is `damaged`, because an event was lost with it.
 */
function decodeLine({ bytes, start, end }) {
    let text = bytes.toString('utf8', start, end);
    let lossy = text.includes(REPLACEMENT) && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end));
    if (text.charCodeAt(0) === BYTE_ORDER_MARK)
        text = text.slice(1);
    if (text.charCodeAt(0) !== OPEN_BRACE) {
        text = printable(text);
        if (text === '')
            return { kind: 'blank' };
        if (text.charCodeAt(0) !== OPEN_BRACE)
            return { kind: 'noise', text, lossy };
    }
    let value = parse(text);
    if (value === undefined) {
        text = printable(text);
        value = parse(text);
    }
    if (value === undefined) {
        const repaired = withoutControlCharacters(text);
        lossy ||= repaired !== text;
        text = repaired;
        value = parse(text);
    }
    if (value === undefined)
        return { kind: /^\{\s*"/.test(text) ? 'damaged' : 'noise', text, lossy };
    const wellFormed = withoutLoneSurrogates(text);
    if (wellFormed === text)
        return { kind: 'json', value, text, lossy };
    return { kind: 'json', value: parse(wellFormed) ?? value, text: wellFormed, lossy: true };
}
function parse(text) {
    try {
        // JSON.parse returns nothing but JSON data; this is where bytes become it.
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Without colours, NUL bytes and white space around the text. */
function printable(text) {
    const plain = (0,strip_ansi__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
    let start = 0;
    let end = plain.length;
    while (start < end && isBlank(plain, start))
        start += 1;
    while (end > start && isBlank(plain, end - 1))
        end -= 1;
    return plain.slice(start, end);
}
function isBlank(text, index) {
    const code = text.charCodeAt(index);
    return code <= 0x20 || code === BYTE_ORDER_MARK || code === 0xa0;
}
/** White space stays white space; the point is to find control characters, so the rule against them does not apply. */
function withoutControlCharacters(text) {
    // eslint-disable-next-line no-control-regex
    return text.replaceAll(/[\t\r]/g, ' ').replaceAll(/[\u0000-\u001f]/g, REPLACEMENT);
}
/**
 * Lone surrogates cannot be written as UTF-8, so they are replaced where they enter: in the text, which unlike the value
 * needs no recursion, however deep it is nested.
 */
function withoutLoneSurrogates(text) {
    if (!text.includes('\\ud') && !text.includes('\\uD'))
        return text;
    const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;
    return text.replaceAll(escapes, (escape, lone) => (lone === undefined ? escape : '\\ufffd'));
}
const CLOSE_BRACE = 0x7d;
/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;
/** Whether the bytes at `position` are `head`. */
function standsAt(bytes, position, end, head) {
    if (end - position < head.length)
        return false;
    for (let index = 0; index < head.length; index += 1)
        if (bytes[position + index] !== head[index])
            return false;
    return true;
}
/** Whether the last thing in a line is a closing brace. */
function endsBraced({ bytes, start, end }) {
    let last = end - 1;
    while (last > start && (bytes[last] === 0x0d || bytes[last] === 0x20))
        last -= 1;
    return bytes[last] === CLOSE_BRACE;
}
/**
 * The end of a line that was not decoded, as one character per byte; undefined where the line does not end like a whole
 * event, or where `other` shows that a second event is glued to it.
 */
function wholeTail(line, other) {
    if (!endsBraced(line))
        return undefined;
    const tail = line.bytes.toString('latin1', Math.max(line.start + 1, line.end - TAIL_BYTES), line.end);
    return tail.includes(other) ? undefined : tail;
}


/***/ }),

/***/ 860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ HeldLine)
/* harmony export */ });
/** The beginning of a line, or of an element of an array, whose end has not come yet. Beyond `cap` its bytes are counted and not kept. */
class HeldLine {
    #cap;
    #parts = [];
    #length = 0;
    constructor(cap) {
        this.#cap = cap;
    }
    get isEmpty() {
        return this.#length === 0;
    }
    /** Holds a copy: the chunk's memory belongs to whoever reads the file and may be filled again. */
    hold(rest) {
        this.#length += rest.length;
        if (this.#length > this.#cap)
            this.#parts = [];
        else
            this.#parts.push(Buffer.from(rest));
    }
    /** The line that ends with `bytes` from `start` to `end`; nothing is held afterwards. */
    finish(number, bytes, start, end) {
        if (this.#length === 0 && end - start <= this.#cap)
            return { kind: 'line', number, bytes, start, end };
        const length = this.#length + end - start;
        const parts = [...this.#parts, bytes.subarray(start, end)];
        this.#parts = [];
        this.#length = 0;
        if (length > this.#cap)
            return { kind: 'oversize', number, bytes: length };
        return { kind: 'line', number, bytes: Buffer.concat(parts), start: 0, end: length };
    }
}


/***/ }),

/***/ 68411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ TranscriptSplitter)
/* harmony export */ });
/* harmony import */ var _held_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(860);

const LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
const QUOTE = 0x22;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** A line longer than this is counted and not kept. src/evidence/README.md, "Bytes". */
const LINE_CAP_BYTES = 16 * 1024 * 1024;
/** With more white space than this behind its bracket, a line opens no array. */
const PROBE_LIMIT_BYTES = 256;
/**
 * Splits bytes on 0x0A, whatever the chunks they come in; `end()` delivers what stands after the last line feed.
 *
 * With `arrayForm`, a line that opens a JSON array of objects is not held as one line: its elements are delivered one by
 * one, numbered from 1, however long the array is.
 */
class TranscriptSplitter {
    #onLine;
    #held;
    #arrayForm;
    #number = 0;
    /** The beginning of a line of which more must be seen before it is known whether an array opens. */
    #probe;
    #array;
    constructor(onLine, options = {}) {
        this.#onLine = onLine;
        this.#arrayForm = options.arrayForm ?? false;
        this.#held = new _held_line_js__WEBPACK_IMPORTED_MODULE_0__/* .HeldLine */ .U(options.cap ?? LINE_CAP_BYTES);
    }
    push(chunk) {
        const bytes = this.#probe === undefined ? chunk : Buffer.concat([this.#probe, chunk]);
        this.#probe = undefined;
        let position = 0;
        while (position < bytes.length) {
            if (this.#array !== undefined) {
                position = this.#pushToArray(this.#array, bytes, position);
                continue;
            }
            if (this.#arrayForm && this.#held.isEmpty) {
                const opened = arrayOpening(bytes, position, this.#number === 0);
                if (opened === undefined) {
                    this.#probe = Buffer.from(bytes.subarray(position));
                    return;
                }
                if (opened > 0) {
                    this.#array = new JsonArrayScanner(this.#onLine);
                    position = opened;
                    continue;
                }
            }
            const lineFeed = bytes.indexOf(LINE_FEED, position);
            if (lineFeed === -1) {
                this.#held.hold(bytes.subarray(position));
                return;
            }
            this.#finishLine(bytes, position, lineFeed);
            position = lineFeed + 1;
        }
    }
    end() {
        if (this.#probe !== undefined) {
            // Nothing came that would make it an array.
            this.#arrayForm = false;
            this.push(Buffer.alloc(0));
        }
        this.#array?.end();
        if (!this.#held.isEmpty)
            this.#finishLine(Buffer.alloc(0), 0, 0);
    }
    #pushToArray(array, bytes, position) {
        const next = array.push(bytes, position);
        if (array.closed) {
            this.#array = undefined;
            this.#number = array.count;
        }
        return next;
    }
    #finishLine(bytes, start, end) {
        this.#number += 1;
        this.#onLine(this.#held.finish(this.#number, bytes, start, end));
    }
}
/**
 * The position behind the bracket where an array of objects opens at `position`, 0 where none does, undefined where more
 * bytes are needed to know. A mark may stand before the first line.
 */
function arrayOpening(bytes, position, first) {
    let index = position;
    if (first && bytes[index] === BYTE_ORDER_MARK[0]) {
        for (const byte of BYTE_ORDER_MARK) {
            if (index === bytes.length)
                return undefined;
            if (bytes[index] !== byte)
                return 0;
            index += 1;
        }
        if (index === bytes.length)
            return undefined;
    }
    if (bytes[index] !== OPEN_BRACKET)
        return 0;
    const opened = index + 1;
    let braced = false;
    for (index = opened; index < bytes.length; index += 1) {
        if (index - position > PROBE_LIMIT_BYTES)
            return 0;
        const byte = bytes[index];
        if (braced && byte === QUOTE)
            return opened;
        if (!braced && byte === OPEN_BRACE)
            braced = true;
        else if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)
            return 0;
    }
    return undefined;
}
const BACKSLASH = 0x5c;
/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;
/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON, its decoder sees. A line feed inside a string is
 * not JSON: the array was cut there, or was none, and what follows are lines again.
 */
class JsonArrayScanner {
    #onElement;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #held = new _held_line_js__WEBPACK_IMPORTED_MODULE_0__/* .HeldLine */ .U(ELEMENT_LIMIT_BYTES);
    /** Elements delivered so far. */
    count = 0;
    /** The closing bracket was seen, or the array broke off. */
    closed = false;
    constructor(onElement) {
        this.#onElement = onElement;
    }
    /** Takes bytes from `position` on (after the opening bracket) and returns where it stopped. */
    push(bytes, position) {
        let start = this.#depth > 0 ? position : -1;
        for (let index = position; index < bytes.length; index += 1) {
            const byte = bytes[index];
            if (this.#inString) {
                if (byte === LINE_FEED) {
                    if (start !== -1)
                        this.#deliver(bytes, start, index);
                    this.closed = true;
                    return index + 1;
                }
                if (this.#escaped)
                    this.#escaped = false;
                else if (byte === BACKSLASH)
                    this.#escaped = true;
                else if (byte === QUOTE)
                    this.#inString = false;
                continue;
            }
            switch (byte) {
                case QUOTE:
                    this.#inString = true;
                    break;
                case 0x7b:
                case 0x5b:
                    if (this.#depth === 0)
                        start = index;
                    this.#depth += 1;
                    break;
                case 0x7d:
                case 0x5d:
                    if (this.#depth === 0) {
                        this.closed = true;
                        return index + 1;
                    }
                    this.#depth -= 1;
                    if (this.#depth === 0) {
                        this.#deliver(bytes, start, index + 1);
                        start = -1;
                    }
                    break;
                default:
            }
        }
        if (start !== -1)
            this.#held.hold(bytes.subarray(start));
        return bytes.length;
    }
    /** The array was cut: what stands of its last element is delivered, and will not decode. */
    end() {
        if (!this.#held.isEmpty)
            this.#deliver(Buffer.alloc(0), 0, 0);
    }
    #deliver(bytes, start, end) {
        this.count += 1;
        this.#onElement(this.#held.finish(this.count, bytes, start, end));
    }
}


/***/ }),

/***/ 84160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ clientLockAt),
/* harmony export */   t0: () => (/* binding */ mergeLocks),
/* harmony export */   tU: () => (/* binding */ loadClientLock)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84225);
/* harmony import */ var _contracts_client_package_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39532);
/* harmony import */ var _contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6819);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86578);
/* harmony import */ var _read_text_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91772);






/** The repository's own lock as the working tree has it; null where it has none. */
async function clientLockAt(root) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, _contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .CLIENT_LOCK_FILE */ .f);
    const text = await (0,_read_text_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptionalTextFile */ .Q3)(file, 'the lock of clients');
    return text === undefined ? null : { text, file };
}
/** The lock that Portcullis brings, with what the repository's own one adds: further versions, and another pinned version. */
async function loadClientLock(packages, own) {
    const known = [...packages].map(async ([id, client]) => [id, await client.lock()]);
    const clients = Object.fromEntries(await Promise.all(known));
    const ours = (0,_contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .parseClientLock */ .S)((0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)({ schema: 1, clients }), 'the lock of the providers');
    return own === null ? ours : mergeLocks(packages, ours, (0,_contracts_client_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .parseClientLock */ .S)(own.text, own.file), own.file);
}
/**
 * What a repository adds is what a pull request can change. So a version that both know has to be the same in both, and every
 * package has to be the client's own: another one in its place would be what is started.
 *
 * @throws PortcullisError `invalid_input` or `usage`, with the file's name
 */
function mergeLocks(packages, ours, theirs, file) {
    const clients = { ...ours.clients };
    for (const [id, { pinned, versions }] of Object.entries(theirs.clients)) {
        const { name } = (0,_contracts_client_package_js__WEBPACK_IMPORTED_MODULE_2__/* .clientPackage */ ._X)(packages, id);
        const known = ours.clients[id]?.versions ?? {};
        for (const [version, locked] of Object.entries(versions)) {
            refuseForeignPackages(name, locked, `${file}: /clients/${id}/versions/${version}`);
            const same = known[version];
            if (same !== undefined && (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)(same) !== (0,_contracts_document_text_js__WEBPACK_IMPORTED_MODULE_3__/* .documentText */ .Z)(locked)) {
                throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInput */ .aY)(`${file}: ${id} ${version}: expected the digests that Portcullis knows of this version, found others`, 'Take this version out of the file, and find out who wrote it there.');
            }
        }
        clients[id] = { pinned, versions: { ...versions, ...known } };
    }
    return { schema: 1, clients };
}
function refuseForeignPackages(name, locked, place) {
    for (const [folder, item] of Object.entries(locked)) {
        const own = (folder === name || folder.startsWith(`${name}-`)) && !folder.slice(name.length).includes('/');
        if (own && (item.name === undefined || item.name === name))
            continue;
        const found = `${folder}${item.name === undefined ? '' : ` (${item.name})`}`;
        throw (0,_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_4__/* .invalidInput */ .aY)(`${place}: expected packages of ${name}, found ${found}`);
    }
}


/***/ }),

/***/ 74057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ samplingStep)
/* harmony export */ });
/* unused harmony export isDisallowedConfirmed */
/* harmony import */ var _kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75673);
/* harmony import */ var _kernel_statistics_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34020);


/** A disallowed skill in so many trials, where the baseline shows none in so many, is no question of statistics. */
const DISALLOWED_TRIALS = 2;
const DISALLOWED_BASE_TRIALS = 10;
/**
 * Whether a cell is decided, or which stage comes next: the one rule by which a run goes on and a gate accepts that it stopped.
 * `cells`: of the suite, cases × providers; a p-value below alpha ÷ cells is significant whatever Holm's correction will be, so that nothing more is asked.
 */
function samplingStep({ rule, sample }, policy, cells) {
    return rule.kind === 'absolute'
        ? absoluteStep(sample, policy.new_cases)
        : sequentialStep(rule.base, sample, policy, cells);
}
/** Where more trials were run than the rule asks for, the same share of them has to pass. */
function absoluteStep({ passed, total }, { passes, trials }) {
    const met = total > trials ? passed * trials >= passes * total : passed >= passes;
    if (met)
        return { kind: 'stop', because: 'met', p: null };
    if (total > trials || total - passed > trials - passes)
        return { kind: 'stop', because: 'unmet', p: null };
    return { kind: 'more', counted: total + (passes - passed), p: null };
}
function sequentialStep(base, sample, policy, cells) {
    const { stages, go_on_below: bounds, alpha, drop } = policy;
    const { passed, total } = sample;
    if (isDisallowedConfirmed(base, sample))
        return { kind: 'stop', because: 'disallowed', p: null };
    const [first = 1] = stages;
    if (total < first)
        return { kind: 'more', counted: first, p: null };
    if (passed === total)
        return { kind: 'stop', because: 'clean', p: null };
    const p = (0,_kernel_statistics_fisher_js__WEBPACK_IMPORTED_MODULE_0__/* .fisherLess */ .H)(sample, base);
    const stage = stages.findLastIndex((end) => end <= total);
    const next = stages[stage + 1];
    if (next === undefined || (p < alpha / Math.max(1, cells) && (0,_kernel_statistics_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateDrop */ .A)(sample, base) >= drop)) {
        return { kind: 'stop', because: 'tested', p };
    }
    // After the first stage every cell goes on that is not clean: three trials decide nothing.
    const bound = stage === 0 ? 1 : (bounds[stage - 1] ?? 1);
    return p < bound || stage === 0 ? { kind: 'more', counted: next, p } : { kind: 'stop', because: 'tested', p };
}
function isDisallowedConfirmed(base, sample) {
    return sample.disallowed >= DISALLOWED_TRIALS && base.disallowed === 0 && base.total >= DISALLOWED_BASE_TRIALS;
}


/***/ })

};
