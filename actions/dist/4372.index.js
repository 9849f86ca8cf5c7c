export const id = 4372;
export const ids = [4372];
export const modules = {

/***/ 96415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isExplainCommand)
/* harmony export */ });
/** `portcullis explain <unit> --results <file>`, the file as one word of a shell. */
const EXPLAIN = /^portcullis explain [0-9a-f-]{36} --results (?:[\w./@%+=:,-]+|'(?:[^'\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|'\\'')*')$/u;
/** Whether a command that a report shows to be copied is the one that explains a unit, and does nothing else in a shell. */
function isExplainCommand(command) {
    return EXPLAIN.test(command);
}


/***/ }),

/***/ 94495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  At: () => (/* binding */ GATE_REPORT_FILE),
  qy: () => (/* binding */ boundedReport),
  Bw: () => (/* binding */ parseGateReport)
});

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
;// CONCATENATED MODULE: ./build/contracts/generated/ajv-runtime.js
/** Code points in a string: what minLength and maxLength count. */
function ucs2length(text) {
  let length = 0;
  for (let index = 0; index < text.length; index += 1, length += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) index += 1;
  }
  return length;
}

/** Equality of two JSON values: what const, enum and uniqueItems ask. */
function equal(left, right) {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

;// CONCATENATED MODULE: ./build/contracts/generated/gate-report.validate.js
// Generated from gate-report.schema.json by scripts/generate.ts.

const validate = validate28;
const schema73 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-report.schema.json","title":"GateReport","description":"What a run's gate came to, for every channel that tells it: its result, or why it stopped.","type":"object","additionalProperties":false,"required":["schema","run","result","stopped"],"properties":{"schema":{"const":1},"run":{"description":"Null outside of GitHub Actions.","anyOf":[{"$ref":"#/definitions/run"},{"type":"null"}]},"result":{"description":"Null where the gate stopped.","anyOf":[{"$ref":"gate-result.schema.json"},{"type":"null"}]},"stopped":{"description":"Why the gate could not decide; null where it did.","anyOf":[{"$ref":"#/definitions/stopped"},{"type":"null"}]}},"definitions":{"repository":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},"number":{"type":"integer","minimum":1,"maximum":9007199254740991},"run":{"title":"ReportRun","description":"The run of the workflow in which the gate ran.","type":"object","additionalProperties":false,"required":["repository","run_id","run_attempt","run_number","event","head_sha","head_repository","pull_number","server_url"],"properties":{"repository":{"$ref":"#/definitions/repository"},"run_id":{"$ref":"#/definitions/number"},"run_attempt":{"$ref":"#/definitions/number"},"run_number":{"$ref":"#/definitions/number"},"event":{"type":"string","pattern":"^[a-z_]{1,100}$"},"head_sha":{"description":"Of a pull request its head, not the merge that was tested.","type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"head_repository":{"description":"Null where the fork is gone.","anyOf":[{"$ref":"#/definitions/repository"},{"type":"null"}]},"pull_number":{"anyOf":[{"$ref":"#/definitions/number"},{"type":"null"}]},"server_url":{"type":"string","maxLength":300,"pattern":"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"}}},"stopped":{"title":"StoppedGate","type":"object","additionalProperties":false,"required":["code","message","help"],"properties":{"code":{"enum":["gate_failed","usage","invalid_input","unrecognised","not_found","not_written","not_comparable","no_cases_selected"]},"message":{"type":"string"},"help":{"type":["string","null"]}}}}};
const schema104 = {"title":"StoppedGate","type":"object","additionalProperties":false,"required":["code","message","help"],"properties":{"code":{"enum":["gate_failed","usage","invalid_input","unrecognised","not_found","not_written","not_comparable","no_cases_selected"]},"message":{"type":"string"},"help":{"type":["string","null"]}}};
const schema74 = {"title":"ReportRun","description":"The run of the workflow in which the gate ran.","type":"object","additionalProperties":false,"required":["repository","run_id","run_attempt","run_number","event","head_sha","head_repository","pull_number","server_url"],"properties":{"repository":{"$ref":"#/definitions/repository"},"run_id":{"$ref":"#/definitions/number"},"run_attempt":{"$ref":"#/definitions/number"},"run_number":{"$ref":"#/definitions/number"},"event":{"type":"string","pattern":"^[a-z_]{1,100}$"},"head_sha":{"description":"Of a pull request its head, not the merge that was tested.","type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"head_repository":{"description":"Null where the fork is gone.","anyOf":[{"$ref":"#/definitions/repository"},{"type":"null"}]},"pull_number":{"anyOf":[{"$ref":"#/definitions/number"},{"type":"null"}]},"server_url":{"type":"string","maxLength":300,"pattern":"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"}}};
const schema75 = {"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"};
const schema76 = {"type":"integer","minimum":1,"maximum":9007199254740991};
const func2 = Object.prototype.hasOwnProperty;

const pattern53 = new RegExp("^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$", "u");
const pattern54 = new RegExp("^[a-z_]{1,100}$", "u");
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern57 = new RegExp("^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repository === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repository"},message:"must have required property '"+"repository"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_id"},message:"must have required property '"+"run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.run_attempt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_attempt"},message:"must have required property '"+"run_attempt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.run_number === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run_number"},message:"must have required property '"+"run_number"+"'"};
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
if(data.head_sha === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_repository === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_repository"},message:"must have required property '"+"head_repository"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.pull_number === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pull_number"},message:"must have required property '"+"pull_number"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.server_url === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server_url"},message:"must have required property '"+"server_url"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema74.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.repository !== undefined){
let data0 = data.repository;
if(typeof data0 === "string"){
if(ucs2length(data0) > 200){
const err10 = {instancePath:instancePath+"/repository",schemaPath:"#/definitions/repository/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern53.test(data0)){
const err11 = {instancePath:instancePath+"/repository",schemaPath:"#/definitions/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/repository",schemaPath:"#/definitions/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.run_id !== undefined){
let data1 = data.run_id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/run_id",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err14 = {instancePath:instancePath+"/run_id",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err15 = {instancePath:instancePath+"/run_id",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.run_attempt !== undefined){
let data2 = data.run_attempt;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err16 = {instancePath:instancePath+"/run_attempt",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/run_attempt",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/run_attempt",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.run_number !== undefined){
let data3 = data.run_number;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/run_number",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/run_number",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err21 = {instancePath:instancePath+"/run_number",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.event !== undefined){
let data4 = data.event;
if(typeof data4 === "string"){
if(!pattern54.test(data4)){
const err22 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "^[a-z_]{1,100}$"},message:"must match pattern \""+"^[a-z_]{1,100}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.head_sha !== undefined){
let data5 = data.head_sha;
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err24 = {instancePath:instancePath+"/head_sha",schemaPath:"#/properties/head_sha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/head_sha",schemaPath:"#/properties/head_sha/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.head_repository !== undefined){
let data6 = data.head_repository;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(ucs2length(data6) > 200){
const err26 = {instancePath:instancePath+"/head_repository",schemaPath:"#/definitions/repository/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern53.test(data6)){
const err27 = {instancePath:instancePath+"/head_repository",schemaPath:"#/definitions/repository/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/head_repository",schemaPath:"#/definitions/repository/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs23 = errors;
if(data6 !== null){
const err29 = {instancePath:instancePath+"/head_repository",schemaPath:"#/properties/head_repository/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err30 = {instancePath:instancePath+"/head_repository",schemaPath:"#/properties/head_repository/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.pull_number !== undefined){
let data7 = data.pull_number;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err31 = {instancePath:instancePath+"/pull_number",schemaPath:"#/definitions/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err32 = {instancePath:instancePath+"/pull_number",schemaPath:"#/definitions/number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/pull_number",schemaPath:"#/definitions/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid1 = _errs27 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs30 = errors;
if(data7 !== null){
const err34 = {instancePath:instancePath+"/pull_number",schemaPath:"#/properties/pull_number/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err35 = {instancePath:instancePath+"/pull_number",schemaPath:"#/properties/pull_number/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.server_url !== undefined){
let data8 = data.server_url;
if(typeof data8 === "string"){
if(ucs2length(data8) > 300){
const err36 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern57.test(data8)){
const err37 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/pattern",keyword:"pattern",params:{pattern: "^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?$"+"\""};
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
const err38 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema81 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What a gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","warn_only","gates","comparator","baseline","head","batches","counts","cells","sampling","rollups","findings","renames","warnings","legs","typestate"],"properties":{"schema":{"const":1},"gate":{"const":"routing"},"verdict":{"$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"warn_only":{"description":"The comparator's policy lets a gate that fails end with exit code 0; the verdict says what was found all the same.","type":"boolean"},"gates":{"title":"VerdictByGate","description":"The verdict of each gate that ran; null for one that did not. `verdict` is the worst of them.","type":"object","additionalProperties":false,"required":["routing","typestate","legs"],"properties":{"routing":{"$ref":"#/definitions/verdict"},"typestate":{"anyOf":[{"$ref":"#/definitions/verdict"},{"type":"null"}]},"legs":{"anyOf":[{"$ref":"#/definitions/verdict"},{"type":"null"}]}}},"comparator":{"$ref":"comparator-report.schema.json"},"baseline":{"title":"BaselineFacts","description":"What the comparator's baseline is made of.","type":"object","additionalProperties":false,"required":["entries","newest_counts","age_days"],"properties":{"entries":{"description":"Cells with an expectation.","type":"integer","minimum":0},"newest_counts":{"description":"When the newest batch ran that it counts; null where it counts none.","anyOf":[{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},{"type":"null"}]},"age_days":{"description":"Whole days from then to the day of the gate; null where it counts none.","anyOf":[{"type":"integer","minimum":0},{"type":"null"}]}}},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"counts":{"description":"Cells by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"cells":{"type":"array","items":{"$ref":"#/definitions/cell"}},"findings":{"description":"What the gate says, worst first: one for each cell that does not simply hold.","type":"array","items":{"title":"Finding","type":"object","additionalProperties":false,"required":["rule","level","case_id","agent","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"case_id":{"type":"string"},"agent":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}},"renames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}}},"warnings":{"type":"array","items":{"type":"string"}},"legs":{"description":"The jobs that the gate needs, by id; null where none were given.","anyOf":[{"type":"array","items":{"$ref":"#/definitions/leg"}},{"type":"null"}]},"typestate":{"description":"Null where no turns were judged.","anyOf":[{"$ref":"typestate-result.schema.json"},{"type":"null"}]},"sampling":{"title":"SuiteSampling","type":"object","additionalProperties":false,"required":["rule","cells","planned","counted","infra","infra_share","repeated","alpha","drop"],"properties":{"rule":{"enum":["single","sequential"]},"cells":{"description":"Planned cells.","type":"integer","minimum":0},"planned":{"description":"Trials that had to be run or were.","type":"integer","minimum":0},"counted":{"type":"integer","minimum":0},"infra":{"type":"integer","minimum":0},"infra_share":{"type":"number"},"repeated":{"type":"integer","minimum":0},"alpha":{"type":"number"},"drop":{"type":"number"}}},"rollups":{"title":"Rollups","description":"Counted trials of providers and skills. They never gate.","type":"object","additionalProperties":false,"required":["providers","skills"],"properties":{"providers":{"type":"array","items":{"$ref":"#/definitions/rollup"}},"skills":{"type":"array","items":{"$ref":"#/definitions/rollup"}}}}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"delta":{"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"cellNote":{"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]},"cell":{"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}},"cellSampling":{"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}},"leg":{"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","level","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"level":{"enum":["error","note"]},"message":{"type":"string"}}},"tally":{"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}},"rollup":{"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}}}};
const schema82 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema86 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const schema94 = {"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","level","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"level":{"enum":["error","note"]},"message":{"type":"string"}}};
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","baseline_path","baseline_blob","baseline_outcome","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"Who told the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the comparator was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}},"steps":{"type":"array","items":{"type":"string"}},"baseline_path":{"type":"string"},"baseline_blob":{"$ref":"#/definitions/commit"},"baseline_outcome":{"description":"`none`: there is no file of tolerated classes, so that nothing is tolerated.","enum":["found","first_adoption","none"]},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}};
const schema31 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="comparator-report.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base_ref === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.base_tip === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_tip"},message:"must have required property '"+"base_tip"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.merge_base === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_sha === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tested_sha === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tested_sha"},message:"must have required property '"+"tested_sha"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.alternatives === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternatives"},message:"must have required property '"+"alternatives"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.steps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.baseline_path === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_path"},message:"must have required property '"+"baseline_path"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.baseline_blob === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_blob"},message:"must have required property '"+"baseline_blob"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.baseline_outcome === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_outcome"},message:"must have required property '"+"baseline_outcome"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.config_outcome === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_outcome"},message:"must have required property '"+"config_outcome"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "git") || (data0 === "file"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err16 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema30.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(!(((data2 === "api") || (data2 === "git")) || (data2 === null))){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema30.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data3 = data.base_ref;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema30.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.base_tip !== undefined){
let data4 = data.base_tip;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err20 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.merge_base !== undefined){
let data5 = data.merge_base;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err22 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.head_sha !== undefined){
let data6 = data.head_sha;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err24 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.tested_sha !== undefined){
let data7 = data.tested_sha;
if((typeof data7 !== "string") && (data7 !== null)){
const err25 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
const err26 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
const err27 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err30 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.baseline_path !== undefined){
if(typeof data.baseline_path !== "string"){
const err32 = {instancePath:instancePath+"/baseline_path",schemaPath:"#/properties/baseline_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.baseline_blob !== undefined){
let data13 = data.baseline_blob;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern22.test(data13)){
const err34 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.baseline_outcome !== undefined){
let data14 = data.baseline_outcome;
if(!(((data14 === "found") || (data14 === "first_adoption")) || (data14 === "none"))){
const err35 = {instancePath:instancePath+"/baseline_outcome",schemaPath:"#/properties/baseline_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.baseline_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.config_outcome !== undefined){
let data15 = data.config_outcome;
if(!((data15 === "found") || (data15 === "default"))){
const err36 = {instancePath:instancePath+"/config_outcome",schemaPath:"#/properties/config_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.config_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema87 = {"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}};
const schema88 = {"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]};
const schema89 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};
const schema90 = {"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]};
const schema91 = {"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}};
const schema92 = {"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.head === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.base === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.p_value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p_value"},message:"must have required property '"+"p_value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.adjusted_p_value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjusted_p_value"},message:"must have required property '"+"adjusted_p_value"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.drop === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.detectable_drop === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detectable_drop"},message:"must have required property '"+"detectable_drop"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.wanted === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wanted"},message:"must have required property '"+"wanted"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.infra === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.repeated === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema91.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(!(((data0 === "single") || (data0 === "absolute")) || (data0 === "sequential"))){
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema91.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.head !== undefined){
let data1 = data.head;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.passed === undefined){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.total === undefined){
const err13 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.low === undefined){
const err14 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.high === undefined){
const err15 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.passed !== undefined){
let data2 = data1.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err17 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data1.total !== undefined){
let data3 = data1.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data1.low !== undefined){
let data4 = data1.low;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.high !== undefined){
let data5 = data1.high;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.base !== undefined){
let data6 = data.base;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.passed === undefined){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.total === undefined){
const err25 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.low === undefined){
const err26 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.high === undefined){
const err27 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err28 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.passed !== undefined){
let data7 = data6.passed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.total !== undefined){
let data8 = data6.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err31 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.low !== undefined){
let data9 = data6.low;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.high !== undefined){
let data10 = data6.high;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err35 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs29 = errors;
if(data6 !== null){
const err36 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err37 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.p_value !== undefined){
let data11 = data.p_value;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err38 = {instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: schema91.properties.p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.adjusted_p_value !== undefined){
let data12 = data.adjusted_p_value;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err39 = {instancePath:instancePath+"/adjusted_p_value",schemaPath:"#/properties/adjusted_p_value/type",keyword:"type",params:{type: schema91.properties.adjusted_p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.drop !== undefined){
let data13 = data.drop;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err40 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: schema91.properties.drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.detectable_drop !== undefined){
let data14 = data.detectable_drop;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err41 = {instancePath:instancePath+"/detectable_drop",schemaPath:"#/properties/detectable_drop/type",keyword:"type",params:{type: schema91.properties.detectable_drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.wanted !== undefined){
let data15 = data.wanted;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err42 = {instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type: schema91.properties.wanted.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.infra !== undefined){
let data16 = data.infra;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.repeated !== undefined){
let data17 = data.repeated;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timeout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expected === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.got === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.trials === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reason === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.missing === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.gating_hits === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.error === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.proof === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.case_file === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.case_line === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.explain === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "explain"},message:"must have required property '"+"explain"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.sampling === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema87.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.case_id !== undefined){
if(typeof data.case_id !== "string"){
const err19 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err20 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.delta !== undefined){
let data2 = data.delta;
if(!(((((((((((((((data2 === "missing_result") || (data2 === "prompt_leading")) || (data2 === "regression")) || (data2 === "infra")) || (data2 === "missing_baseline")) || (data2 === "new")) || (data2 === "insufficient_data")) || (data2 === "soft_regression")) || (data2 === "watch")) || (data2 === "unreliable_baseline")) || (data2 === "flaky")) || (data2 === "removed")) || (data2 === "not_planned")) || (data2 === "improvement")) || (data2 === "held"))){
const err21 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.gate !== undefined){
let data3 = data.gate;
if(!(((((data3 === "fail") || (data3 === "undecided")) || (data3 === "warn")) || (data3 === "report")) || (data3 === "ok"))){
const err22 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timeout !== undefined){
if(typeof data.timeout !== "boolean"){
const err23 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!((((data6 === "loosened") || (data6 === "tightened")) || (data6 === "entry_removed")) || (data6 === "case_loosened"))){
const err24 = {instancePath:instancePath+"/notes/" + i0,schemaPath:"#/definitions/cellNote/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.expected !== undefined){
let data7 = data.expected;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema87.properties.expected.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.expected_status === undefined){
const err27 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.allow_timeout === undefined){
const err28 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "allow_timeout"},message:"must have required property '"+"allow_timeout"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.reason === undefined){
const err29 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.owner === undefined){
const err30 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7.expires === undefined){
const err31 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data7.expired === undefined){
const err32 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "expected_status") || (key1 === "allow_timeout")) || (key1 === "reason")) || (key1 === "owner")) || (key1 === "expires")) || (key1 === "expired"))){
const err33 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.expected_status !== undefined){
let data8 = data7.expected_status;
if(!(((data8 === "pass") || (data8 === "fail")) || (data8 === "infra_error"))){
const err34 = {instancePath:instancePath+"/expected/expected_status",schemaPath:"#/properties/expected/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema87.properties.expected.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.allow_timeout !== undefined){
if(typeof data7.allow_timeout !== "boolean"){
const err35 = {instancePath:instancePath+"/expected/allow_timeout",schemaPath:"#/properties/expected/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.reason !== undefined){
let data10 = data7.reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/expected/reason",schemaPath:"#/properties/expected/properties/reason/type",keyword:"type",params:{type: schema87.properties.expected.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.owner !== undefined){
let data11 = data7.owner;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/expected/owner",schemaPath:"#/properties/expected/properties/owner/type",keyword:"type",params:{type: schema87.properties.expected.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.expires !== undefined){
let data12 = data7.expires;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/expected/expires",schemaPath:"#/properties/expected/properties/expires/type",keyword:"type",params:{type: schema87.properties.expected.properties.expires.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.expired !== undefined){
if(typeof data7.expired !== "boolean"){
const err39 = {instancePath:instancePath+"/expected/expired",schemaPath:"#/properties/expected/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
}
if(data.got !== undefined){
let data14 = data.got;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"type",params:{type: schema87.properties.got.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.unit_run_id === undefined){
const err41 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.status === undefined){
const err42 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.timed_out === undefined){
const err43 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.failure_kind === undefined){
const err44 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.failure_category === undefined){
const err45 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.infra_reason === undefined){
const err46 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.limit === undefined){
const err47 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key2 in data14){
if(!(((((((key2 === "unit_run_id") || (key2 === "status")) || (key2 === "timed_out")) || (key2 === "failure_kind")) || (key2 === "failure_category")) || (key2 === "infra_reason")) || (key2 === "limit"))){
const err48 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.unit_run_id !== undefined){
if(typeof data14.unit_run_id !== "string"){
const err49 = {instancePath:instancePath+"/got/unit_run_id",schemaPath:"#/properties/got/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.status !== undefined){
let data16 = data14.status;
if(!(((data16 === "pass") || (data16 === "fail")) || (data16 === "infra_error"))){
const err50 = {instancePath:instancePath+"/got/status",schemaPath:"#/properties/got/properties/status/enum",keyword:"enum",params:{allowedValues: schema87.properties.got.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.timed_out !== undefined){
if(typeof data14.timed_out !== "boolean"){
const err51 = {instancePath:instancePath+"/got/timed_out",schemaPath:"#/properties/got/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.failure_kind !== undefined){
let data18 = data14.failure_kind;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/got/failure_kind",schemaPath:"#/properties/got/properties/failure_kind/type",keyword:"type",params:{type: schema87.properties.got.properties.failure_kind.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.failure_category !== undefined){
let data19 = data14.failure_category;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/got/failure_category",schemaPath:"#/properties/got/properties/failure_category/type",keyword:"type",params:{type: schema87.properties.got.properties.failure_category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.infra_reason !== undefined){
let data20 = data14.infra_reason;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/got/infra_reason",schemaPath:"#/properties/got/properties/infra_reason/type",keyword:"type",params:{type: schema87.properties.got.properties.infra_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data14.limit !== undefined){
let data21 = data14.limit;
if((typeof data21 !== "string") && (data21 !== null)){
const err55 = {instancePath:instancePath+"/got/limit",schemaPath:"#/properties/got/properties/limit/type",keyword:"type",params:{type: schema87.properties.got.properties.limit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
if(data.trials !== undefined){
let data22 = data.trials;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.trial === undefined){
const err56 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23.unit_run_id === undefined){
const err57 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23.status === undefined){
const err58 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.timed_out === undefined){
const err59 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key3 in data23){
if(!((((key3 === "trial") || (key3 === "unit_run_id")) || (key3 === "status")) || (key3 === "timed_out"))){
const err60 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.trial !== undefined){
let data24 = data23.trial;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err61 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data23.unit_run_id !== undefined){
let data25 = data23.unit_run_id;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/trials/" + i1+"/unit_run_id",schemaPath:"#/properties/trials/items/properties/unit_run_id/type",keyword:"type",params:{type: schema87.properties.trials.items.properties.unit_run_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data23.status !== undefined){
let data26 = data23.status;
if(!((((data26 === "pass") || (data26 === "fail")) || (data26 === "infra_error")) || (data26 === null))){
const err64 = {instancePath:instancePath+"/trials/" + i1+"/status",schemaPath:"#/properties/trials/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema87.properties.trials.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data23.timed_out !== undefined){
if(typeof data23.timed_out !== "boolean"){
const err65 = {instancePath:instancePath+"/trials/" + i1+"/timed_out",schemaPath:"#/properties/trials/items/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/trials",schemaPath:"#/properties/trials/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err68 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.missing !== undefined){
let data29 = data.missing;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(typeof data29[i2] !== "string"){
const err69 = {instancePath:instancePath+"/missing/" + i2,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data31 = data.gating_hits;
if(Array.isArray(data31)){
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
if(typeof data31[i3] !== "string"){
const err71 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.error !== undefined){
let data33 = data.error;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema87.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.proof !== undefined){
let data34 = data.proof;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
const err74 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: schema87.properties.proof.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.token === undefined){
const err75 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.line_number === undefined){
const err76 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.line === undefined){
const err77 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key4 in data34){
if(!(((key4 === "token") || (key4 === "line_number")) || (key4 === "line"))){
const err78 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data34.token !== undefined){
if(typeof data34.token !== "string"){
const err79 = {instancePath:instancePath+"/proof/token",schemaPath:"#/properties/proof/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data34.line_number !== undefined){
let data36 = data34.line_number;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err80 = {instancePath:instancePath+"/proof/line_number",schemaPath:"#/properties/proof/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.line !== undefined){
if(typeof data34.line !== "string"){
const err81 = {instancePath:instancePath+"/proof/line",schemaPath:"#/properties/proof/properties/line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
}
if(data.case_file !== undefined){
let data38 = data.case_file;
if((typeof data38 !== "string") && (data38 !== null)){
const err82 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema87.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.case_line !== undefined){
let data39 = data.case_line;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err83 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema87.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.explain !== undefined){
let data40 = data.explain;
if((typeof data40 !== "string") && (data40 !== null)){
const err84 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema87.properties.explain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.sampling !== undefined){
let data41 = data.sampling;
const _errs86 = errors;
let valid16 = false;
const _errs87 = errors;
if(!(validate34(data41, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs87 === errors;
valid16 = valid16 || _valid0;
if(!valid16){
const _errs88 = errors;
if(data41 !== null){
const err85 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs88 === errors;
valid16 = valid16 || _valid0;
}
if(!valid16){
const err86 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema95 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-result.schema.json","title":"TypestateResult","description":"What the typestate gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","comparator","head","policies","turns","counts","rows","findings","warnings"],"properties":{"schema":{"const":1},"gate":{"const":"typestate"},"verdict":{"enum":["pass","fail","not_comparable"]},"exit_code":{"enum":[0,1,3]},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit"],"properties":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}},"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"counts":{"description":"Rows by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}},"findings":{"type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}},"finding":{"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}}};
const schema100 = {"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}};
const schema96 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema97 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema98 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]};
const schema99 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tolerated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tolerated"},message:"must have required property '"+"tolerated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.places === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.case_id === undefined){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.agent === undefined){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.turn_id === undefined){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "turn_id"},message:"must have required property '"+"turn_id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.file === undefined){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.case_id !== undefined){
let data1 = data0.case_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema97.properties.case_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.agent !== undefined){
let data2 = data0.agent;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema97.properties.agent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.turn_id !== undefined){
let data3 = data0.turn_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema97.properties.turn_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.file !== undefined){
let data4 = data0.file;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema97.properties.file.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema96.properties.class.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.delta !== undefined){
let data6 = data.delta;
if(!(((((((((data6 === "invalid") || (data6 === "regression")) || (data6 === "unjudged")) || (data6 === "new")) || (data6 === "tolerated")) || (data6 === "infra")) || (data6 === "improvement")) || (data6 === "unseen")) || (data6 === "closed"))){
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
let data7 = data.gate;
if(!(((((data7 === "fail") || (data7 === "undecided")) || (data7 === "warn")) || (data7 === "report")) || (data7 === "ok"))){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema96.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tolerated !== undefined){
let data8 = data.tolerated;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema96.properties.tolerated.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err23 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.owner === undefined){
const err24 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.expires === undefined){
const err25 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.expired === undefined){
const err26 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.reason !== undefined){
if(typeof data8.reason !== "string"){
const err28 = {instancePath:instancePath+"/tolerated/reason",schemaPath:"#/properties/tolerated/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.owner !== undefined){
let data10 = data8.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema96.properties.tolerated.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.expires !== undefined){
if(typeof data8.expires !== "string"){
const err30 = {instancePath:instancePath+"/tolerated/expires",schemaPath:"#/properties/tolerated/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.expired !== undefined){
if(typeof data8.expired !== "boolean"){
const err31 = {instancePath:instancePath+"/tolerated/expired",schemaPath:"#/properties/tolerated/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.turns !== undefined){
let data13 = data.turns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.places !== undefined){
let data14 = data.places;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file === undefined){
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.line === undefined){
const err35 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.calls === undefined){
const err36 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.cause === undefined){
const err37 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.file !== undefined){
if(typeof data15.file !== "string"){
const err39 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/definitions/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.line !== undefined){
let data17 = data15.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data15.calls !== undefined){
let data18 = data15.calls;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err42 = {instancePath:instancePath+"/places/" + i0+"/calls/" + i1,schemaPath:"#/definitions/place/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err43 = {instancePath:instancePath+"/places/" + i0+"/calls",schemaPath:"#/definitions/place/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.cause !== undefined){
let data20 = data15.cause;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema99.properties.cause.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err47 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comparator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.policies === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.turns === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rows === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.findings === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.warnings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema95.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gate !== undefined){
if("typestate" !== data.gate){
const err14 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "typestate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err15 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema95.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err16 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema95.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data5 = data.head;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.commit === undefined){
const err17 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "commit")){
const err18 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.commit !== undefined){
let data6 = data5.commit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema95.properties.head.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err20 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.policies !== undefined){
let data7 = data.policies;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/policies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema95.properties.policies.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.turns !== undefined){
let data9 = data.turns;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.judged === undefined){
const err24 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.accepted === undefined){
const err25 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.rejected === undefined){
const err26 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "judged") || (key3 === "accepted")) || (key3 === "rejected"))){
const err27 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.judged !== undefined){
let data10 = data9.judged;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data9.accepted !== undefined){
let data11 = data9.accepted;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data9.rejected !== undefined){
let data12 = data9.rejected;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data15[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.findings !== undefined){
let data17 = data.findings;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err39 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.level === undefined){
const err40 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.subject === undefined){
const err41 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.message === undefined){
const err42 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.file === undefined){
const err43 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.line === undefined){
const err44 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data18){
if(!((((((key5 === "rule") || (key5 === "level")) || (key5 === "subject")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err45 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.rule !== undefined){
if(typeof data18.rule !== "string"){
const err46 = {instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/definitions/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.level !== undefined){
let data20 = data18.level;
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "note"))){
const err47 = {instancePath:instancePath+"/findings/" + i1+"/level",schemaPath:"#/definitions/finding/properties/level/enum",keyword:"enum",params:{allowedValues: schema100.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.subject !== undefined){
if(typeof data18.subject !== "string"){
const err48 = {instancePath:instancePath+"/findings/" + i1+"/subject",schemaPath:"#/definitions/finding/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err49 = {instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"#/definitions/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.file !== undefined){
let data23 = data18.file;
if((typeof data23 !== "string") && (data23 !== null)){
const err50 = {instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/definitions/finding/properties/file/type",keyword:"type",params:{type: schema100.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.line !== undefined){
let data24 = data18.line;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err51 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/definitions/finding/properties/line/type",keyword:"type",params:{type: schema100.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.warnings !== undefined){
let data25 = data.warnings;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
const err54 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema101 = {"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cells === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.head === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "cells")) || (key0 === "head")) || (key0 === "base"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cells !== undefined){
let data1 = data.cells;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.head !== undefined){
let data2 = data.head;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.passed === undefined){
const err8 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.total === undefined){
const err9 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.low === undefined){
const err10 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.high === undefined){
const err11 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.passed !== undefined){
let data3 = data2.passed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.total !== undefined){
let data4 = data2.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.low !== undefined){
let data5 = data2.low;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.high !== undefined){
let data6 = data2.high;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.base !== undefined){
let data7 = data.base;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.passed === undefined){
const err20 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.total === undefined){
const err21 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.low === undefined){
const err22 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.high === undefined){
const err23 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data7){
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.passed !== undefined){
let data8 = data7.passed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.total !== undefined){
let data9 = data7.total;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data7.low !== undefined){
let data10 = data7.low;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.high !== undefined){
let data11 = data7.high;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err31 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs32 = errors;
if(data7 !== null){
const err32 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err33 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const pattern58 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="gate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.warn_only === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warn_only"},message:"must have required property '"+"warn_only"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.gates === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gates"},message:"must have required property '"+"gates"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.comparator === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.baseline === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.head === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.batches === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batches"},message:"must have required property '"+"batches"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.counts === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.cells === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.sampling === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.rollups === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollups"},message:"must have required property '"+"rollups"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.findings === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.renames === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "renames"},message:"must have required property '"+"renames"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.warnings === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.legs === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legs"},message:"must have required property '"+"legs"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.typestate === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typestate"},message:"must have required property '"+"typestate"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema81.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err20 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
if("routing" !== data.gate){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "routing"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err22 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err23 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema81.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.warn_only !== undefined){
if(typeof data.warn_only !== "boolean"){
const err24 = {instancePath:instancePath+"/warn_only",schemaPath:"#/properties/warn_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.gates !== undefined){
let data5 = data.gates;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.routing === undefined){
const err25 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "routing"},message:"must have required property '"+"routing"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5.typestate === undefined){
const err26 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "typestate"},message:"must have required property '"+"typestate"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data5.legs === undefined){
const err27 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "legs"},message:"must have required property '"+"legs"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "routing") || (key1 === "typestate")) || (key1 === "legs"))){
const err28 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.routing !== undefined){
let data6 = data5.routing;
if(!(((data6 === "pass") || (data6 === "fail")) || (data6 === "not_comparable"))){
const err29 = {instancePath:instancePath+"/gates/routing",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.typestate !== undefined){
let data7 = data5.typestate;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(((data7 === "pass") || (data7 === "fail")) || (data7 === "not_comparable"))){
const err30 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs18 = errors;
if(data7 !== null){
const err31 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/properties/gates/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err32 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/properties/gates/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data5.legs !== undefined){
let data8 = data5.legs;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(!(((data8 === "pass") || (data8 === "fail")) || (data8 === "not_comparable"))){
const err33 = {instancePath:instancePath+"/gates/legs",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs24 = errors;
if(data8 !== null){
const err34 = {instancePath:instancePath+"/gates/legs",schemaPath:"#/properties/gates/properties/legs/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err35 = {instancePath:instancePath+"/gates/legs",schemaPath:"#/properties/gates/properties/legs/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.baseline !== undefined){
let data10 = data.baseline;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.entries === undefined){
const err37 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10.newest_counts === undefined){
const err38 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "newest_counts"},message:"must have required property '"+"newest_counts"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10.age_days === undefined){
const err39 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "age_days"},message:"must have required property '"+"age_days"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "entries") || (key2 === "newest_counts")) || (key2 === "age_days"))){
const err40 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.entries !== undefined){
let data11 = data10.entries;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err41 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err42 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data10.newest_counts !== undefined){
let data12 = data10.newest_counts;
const _errs33 = errors;
let valid9 = false;
const _errs34 = errors;
if(typeof data12 === "string"){
if(!pattern58.test(data12)){
const err43 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs36 = errors;
if(data12 !== null){
const err45 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err46 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data10.age_days !== undefined){
let data13 = data10.age_days;
const _errs39 = errors;
let valid10 = false;
const _errs40 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err47 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err48 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var _valid3 = _errs40 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const _errs42 = errors;
if(data13 !== null){
const err49 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid3 = _errs42 === errors;
valid10 = valid10 || _valid3;
}
if(!valid10){
const err50 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.head !== undefined){
let data14 = data.head;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.commit === undefined){
const err52 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data14.case_set_digest === undefined){
const err53 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key3 in data14){
if(!((key3 === "commit") || (key3 === "case_set_digest"))){
const err54 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data14.commit !== undefined){
let data15 = data14.commit;
if((typeof data15 !== "string") && (data15 !== null)){
const err55 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema86.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data15 === "string"){
if(!pattern22.test(data15)){
const err56 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data14.case_set_digest !== undefined){
if(typeof data14.case_set_digest !== "string"){
const err57 = {instancePath:instancePath+"/head/case_set_digest",schemaPath:"#/properties/head/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.batches !== undefined){
let data17 = data.batches;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err59 = {instancePath:instancePath+"/batches/" + i0,schemaPath:"#/properties/batches/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/batches",schemaPath:"#/properties/batches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.counts !== undefined){
let data19 = data.counts;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
let data20 = data19[key4];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err61 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err62 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.cells !== undefined){
let data21 = data.cells;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
if(!(validate33(data21[i1], {instancePath:instancePath+"/cells/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.findings !== undefined){
let data23 = data.findings;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.rule === undefined){
const err65 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.level === undefined){
const err66 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24.case_id === undefined){
const err67 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.agent === undefined){
const err68 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24.message === undefined){
const err69 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.file === undefined){
const err70 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.line === undefined){
const err71 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key5 in data24){
if(!(((((((key5 === "rule") || (key5 === "level")) || (key5 === "case_id")) || (key5 === "agent")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err72 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.rule !== undefined){
if(typeof data24.rule !== "string"){
const err73 = {instancePath:instancePath+"/findings/" + i2+"/rule",schemaPath:"#/properties/findings/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data24.level !== undefined){
let data26 = data24.level;
if(!(((data26 === "error") || (data26 === "warning")) || (data26 === "note"))){
const err74 = {instancePath:instancePath+"/findings/" + i2+"/level",schemaPath:"#/properties/findings/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema81.properties.findings.items.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.case_id !== undefined){
if(typeof data24.case_id !== "string"){
const err75 = {instancePath:instancePath+"/findings/" + i2+"/case_id",schemaPath:"#/properties/findings/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data24.agent !== undefined){
if(typeof data24.agent !== "string"){
const err76 = {instancePath:instancePath+"/findings/" + i2+"/agent",schemaPath:"#/properties/findings/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.message !== undefined){
if(typeof data24.message !== "string"){
const err77 = {instancePath:instancePath+"/findings/" + i2+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data24.file !== undefined){
let data30 = data24.file;
if((typeof data30 !== "string") && (data30 !== null)){
const err78 = {instancePath:instancePath+"/findings/" + i2+"/file",schemaPath:"#/properties/findings/items/properties/file/type",keyword:"type",params:{type: schema81.properties.findings.items.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data24.line !== undefined){
let data31 = data24.line;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
const err79 = {instancePath:instancePath+"/findings/" + i2+"/line",schemaPath:"#/properties/findings/items/properties/line/type",keyword:"type",params:{type: schema81.properties.findings.items.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.renames !== undefined){
let data32 = data.renames;
if(Array.isArray(data32)){
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
let data33 = data32[i3];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.from === undefined){
const err82 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data33.to === undefined){
const err83 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key6 in data33){
if(!((key6 === "from") || (key6 === "to"))){
const err84 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data33.from !== undefined){
if(typeof data33.from !== "string"){
const err85 = {instancePath:instancePath+"/renames/" + i3+"/from",schemaPath:"#/properties/renames/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data33.to !== undefined){
if(typeof data33.to !== "string"){
const err86 = {instancePath:instancePath+"/renames/" + i3+"/to",schemaPath:"#/properties/renames/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/renames",schemaPath:"#/properties/renames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.warnings !== undefined){
let data36 = data.warnings;
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(typeof data36[i4] !== "string"){
const err89 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.legs !== undefined){
let data38 = data.legs;
const _errs96 = errors;
let valid26 = false;
const _errs97 = errors;
if(Array.isArray(data38)){
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.job === undefined){
const err91 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "job"},message:"must have required property '"+"job"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data39.result === undefined){
const err92 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data39.level === undefined){
const err93 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data39.message === undefined){
const err94 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key7 in data39){
if(!((((key7 === "job") || (key7 === "result")) || (key7 === "level")) || (key7 === "message"))){
const err95 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data39.job !== undefined){
if(typeof data39.job !== "string"){
const err96 = {instancePath:instancePath+"/legs/" + i5+"/job",schemaPath:"#/definitions/leg/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data39.result !== undefined){
let data41 = data39.result;
if((typeof data41 !== "string") && (data41 !== null)){
const err97 = {instancePath:instancePath+"/legs/" + i5+"/result",schemaPath:"#/definitions/leg/properties/result/type",keyword:"type",params:{type: schema94.properties.result.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data39.level !== undefined){
let data42 = data39.level;
if(!((data42 === "error") || (data42 === "note"))){
const err98 = {instancePath:instancePath+"/legs/" + i5+"/level",schemaPath:"#/definitions/leg/properties/level/enum",keyword:"enum",params:{allowedValues: schema94.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data39.message !== undefined){
if(typeof data39.message !== "string"){
const err99 = {instancePath:instancePath+"/legs/" + i5+"/message",schemaPath:"#/definitions/leg/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid4 = _errs97 === errors;
valid26 = valid26 || _valid4;
if(!valid26){
const _errs110 = errors;
if(data38 !== null){
const err102 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid4 = _errs110 === errors;
valid26 = valid26 || _valid4;
}
if(!valid26){
const err103 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
}
}
if(data.typestate !== undefined){
let data44 = data.typestate;
const _errs113 = errors;
let valid31 = false;
const _errs114 = errors;
if(!(validate37(data44, {instancePath:instancePath+"/typestate",parentData:data,parentDataProperty:"typestate",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid5 = _errs114 === errors;
valid31 = valid31 || _valid5;
if(!valid31){
const _errs115 = errors;
if(data44 !== null){
const err104 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid5 = _errs115 === errors;
valid31 = valid31 || _valid5;
}
if(!valid31){
const err105 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
}
if(data.sampling !== undefined){
let data45 = data.sampling;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.rule === undefined){
const err106 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.cells === undefined){
const err107 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data45.planned === undefined){
const err108 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "planned"},message:"must have required property '"+"planned"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45.counted === undefined){
const err109 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "counted"},message:"must have required property '"+"counted"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data45.infra === undefined){
const err110 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data45.infra_share === undefined){
const err111 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra_share"},message:"must have required property '"+"infra_share"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data45.repeated === undefined){
const err112 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data45.alpha === undefined){
const err113 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45.drop === undefined){
const err114 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key8 in data45){
if(!(func2.call(schema81.properties.sampling.properties, key8))){
const err115 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data45.rule !== undefined){
let data46 = data45.rule;
if(!((data46 === "single") || (data46 === "sequential"))){
const err116 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema81.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data45.cells !== undefined){
let data47 = data45.cells;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err117 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err118 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data45.planned !== undefined){
let data48 = data45.planned;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err119 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err120 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data45.counted !== undefined){
let data49 = data45.counted;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err121 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err122 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
if(data45.infra !== undefined){
let data50 = data45.infra;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err123 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err124 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data45.infra_share !== undefined){
let data51 = data45.infra_share;
if(!((typeof data51 == "number") && (isFinite(data51)))){
const err125 = {instancePath:instancePath+"/sampling/infra_share",schemaPath:"#/properties/sampling/properties/infra_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.repeated !== undefined){
let data52 = data45.repeated;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err126 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err127 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data45.alpha !== undefined){
let data53 = data45.alpha;
if(!((typeof data53 == "number") && (isFinite(data53)))){
const err128 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/properties/sampling/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data45.drop !== undefined){
let data54 = data45.drop;
if(!((typeof data54 == "number") && (isFinite(data54)))){
const err129 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/properties/sampling/properties/drop/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.rollups !== undefined){
let data55 = data.rollups;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.providers === undefined){
const err131 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data55.skills === undefined){
const err132 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key9 in data55){
if(!((key9 === "providers") || (key9 === "skills"))){
const err133 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data55.providers !== undefined){
let data56 = data55.providers;
if(Array.isArray(data56)){
const len6 = data56.length;
for(let i6=0; i6<len6; i6++){
if(!(validate42(data56[i6], {instancePath:instancePath+"/rollups/providers/" + i6,parentData:data56,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err134 = {instancePath:instancePath+"/rollups/providers",schemaPath:"#/properties/rollups/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data55.skills !== undefined){
let data58 = data55.skills;
if(Array.isArray(data58)){
const len7 = data58.length;
for(let i7=0; i7<len7; i7++){
if(!(validate42(data58[i7], {instancePath:instancePath+"/rollups/skills/" + i7,parentData:data58,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err135 = {instancePath:instancePath+"/rollups/skills",schemaPath:"#/properties/rollups/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="gate-report.schema.json" */;
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
if(data.run === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.result === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stopped === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stopped"},message:"must have required property '"+"stopped"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "schema") || (key0 === "run")) || (key0 === "result")) || (key0 === "stopped"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.run !== undefined){
let data1 = data.run;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate29(data1, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/run",schemaPath:"#/properties/run/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.result !== undefined){
let data2 = data.result;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate31(data2, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.stopped !== undefined){
let data3 = data.stopped;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.code === undefined){
const err10 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.message === undefined){
const err11 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.help === undefined){
const err12 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "code") || (key1 === "message")) || (key1 === "help"))){
const err13 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.code !== undefined){
let data4 = data3.code;
if(!((((((((data4 === "gate_failed") || (data4 === "usage")) || (data4 === "invalid_input")) || (data4 === "unrecognised")) || (data4 === "not_found")) || (data4 === "not_written")) || (data4 === "not_comparable")) || (data4 === "no_cases_selected"))){
const err14 = {instancePath:instancePath+"/stopped/code",schemaPath:"#/definitions/stopped/properties/code/enum",keyword:"enum",params:{allowedValues: schema104.properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.message !== undefined){
if(typeof data3.message !== "string"){
const err15 = {instancePath:instancePath+"/stopped/message",schemaPath:"#/definitions/stopped/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.help !== undefined){
let data6 = data3.help;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/stopped/help",schemaPath:"#/definitions/stopped/properties/help/type",keyword:"type",params:{type: schema104.properties.help.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/stopped",schemaPath:"#/definitions/stopped/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data3 !== null){
const err18 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err19 = {instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/report-bounds.js
var report_bounds = __webpack_require__(57056);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(66282);
;// CONCATENATED MODULE: ./build/contracts/count-contradictions.js



/**
 * Where items do what their delta never does to the gate, and where the counts are not those of the items. A report that is full and says
 * first how many it leaves out may count that many more, of such as are no worse than the best that it holds. Pointers are relative to the
 * result.
 */
function countContradictions(list) {
    return [...effectContradictions(list), ...wrongCounts(list)];
}
function effectContradictions({ items, what, effects }) {
    return items.flatMap(({ delta, gate }, index) => {
        const possible = effects[delta] ?? [];
        if (possible.includes(gate))
            return [];
        return [{ pointer: `/${what}/${index}/gate`, expected: `${possible.join(' or ')}, as of ${delta}`, found: gate }];
    });
}
function wrongCounts({ counts, items, warnings, what, effects }) {
    const held = new Map();
    for (const { delta } of items)
        held.set(delta, (held.get(delta) ?? 0) + 1);
    const told = new Map(Object.entries(counts));
    const total = [...told.values()].reduce((sum, count) => sum + count, 0);
    const isFull = items.length === report_bounds/* REPORT_BOUNDS */.t.list && warnings[0] === (0,report_bounds/* leftOutText */.j)(total - items.length, what);
    const best = items.reduce((rank, { gate }) => Math.max(rank, gate_result/* GATE_EFFECTS */.Dk.indexOf(gate)), -1);
    // The counts' names are anybody's, also such as every object has.
    const effectsOf = new Map(Object.entries(effects));
    const mayBeLeftOut = (delta) => isFull && (effectsOf.get(delta) ?? []).some((effect) => gate_result/* GATE_EFFECTS */.Dk.indexOf(effect) >= best);
    return [...new Set([...told.keys(), ...held.keys()])].flatMap((delta) => {
        const [expected, found] = [held.get(delta) ?? 0, told.get(delta) ?? 0];
        if (found === expected || (found > expected && mayBeLeftOut(delta)))
            return [];
        return [
            {
                pointer: (0,json_pointer/* childPointer */.Y)('/counts', delta),
                expected: `${expected}, the number of such ${what}`,
                found: String(found),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/contracts/delta-effects.js
/** What a level of the policy leaves of a delta that gates. */
const BY_LEVEL = ['fail', 'warn', 'report'];
/**
 * What each delta of a cell may do to the gate under any policy (CONTRIBUTING.md, "Comparison" and "Trials and statistics"); everything else
 * no gate says.
 */
const DELTA_EFFECTS = {
    missing_result: ['fail'],
    prompt_leading: ['fail'],
    regression: BY_LEVEL,
    infra: ['fail', 'warn'],
    missing_baseline: ['fail'],
    new: ['fail', 'ok'],
    insufficient_data: ['undecided', 'warn', 'report'],
    soft_regression: BY_LEVEL,
    watch: BY_LEVEL,
    unreliable_baseline: BY_LEVEL,
    flaky: BY_LEVEL,
    removed: ['fail', 'report'],
    not_planned: ['report'],
    held: ['ok'],
    improvement: ['fail', 'warn', 'ok'],
};
/** The same of rows of turns (CONTRIBUTING.md, "Turns at the gate"). */
const TURN_DELTA_EFFECTS = {
    invalid: ['fail'],
    regression: BY_LEVEL,
    unjudged: ['undecided', 'warn'],
    new: ['warn'],
    tolerated: ['report'],
    infra: ['report'],
    improvement: ['report'],
    unseen: ['report'],
    closed: ['ok'],
};

;// CONCATENATED MODULE: ./build/contracts/entry-contradictions.js
const ENTRY_NOTES = ['loosened', 'tightened', 'entry_removed'];
/** Where the comparator has no entry that could be another now, or where the cell goes together with it. */
const WITHOUT_NOTES = new Set(['new', 'missing_baseline', 'removed']);
/** Decided without looking at an entry. Every other delta compares with one, but for `missing_baseline`, which says that there is none. */
const WITH_OR_WITHOUT = new Set(['missing_result', 'prompt_leading', 'not_planned']);
/** Where a cell's delta cannot be that of the entry which it was compared with (CONTRIBUTING.md, "Comparison"). */
function entryContradictions(cells) {
    return cells.flatMap(({ delta, expected, notes }, index) => {
        const place = `/cells/${index}`;
        const found = [];
        if (!WITH_OR_WITHOUT.has(delta) && (expected === null) !== (delta === 'missing_baseline')) {
            const [wanted, told] = expected === null ? ['an entry', 'none'] : ['no entry', 'one'];
            found.push({ pointer: `${place}/expected`, expected: `${wanted}, as of ${delta}`, found: told });
        }
        const changes = ENTRY_NOTES.filter((note) => notes.includes(note));
        const isImpossible = WITHOUT_NOTES.has(delta) || (changes.includes('entry_removed') && changes.length > 1);
        if (changes.length > 0 && isImpossible) {
            const wanted = WITHOUT_NOTES.has(delta) ? `no change of an entry, as of ${delta}` : 'entry_removed alone';
            found.push({ pointer: `${place}/notes`, expected: wanted, found: changes.join(', ') });
        }
        return found;
    });
}

// EXTERNAL MODULE: ./build/contracts/explain-command.js
var explain_command = __webpack_require__(96415);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/report-contradictions.js







/**
 * Where a report says two things that cannot both be true, since what it says first would decide how it is shown; and commands for people
 * to copy that are none of ours (CONTRIBUTING.md, "Reports").
 */
function reportContradictions({ result, stopped }) {
    if ((result === null) === (stopped === null)) {
        const found = result === null ? 'neither' : 'both';
        return [{ pointer: '', expected: 'either a result or why the gate stopped', found }];
    }
    if (result === null)
        return [];
    const { cells, counts, warnings, typestate } = result;
    const turns = typestate === null
        ? []
        : countContradictions({ ...typestate, items: typestate.rows, what: 'rows', effects: TURN_DELTA_EFFECTS });
    return [
        ...commandContradictions(result),
        ...verdictContradictions(result),
        ...entryContradictions(cells),
        ...countContradictions({ counts, warnings, items: cells, what: 'cells', effects: DELTA_EFFECTS }),
        ...turns.map((one) => ({ ...one, pointer: `/typestate${one.pointer}` })),
        ...baselineContradictions(result),
    ].map((one) => ({ ...one, pointer: `/result${one.pointer}` }));
}
function commandContradictions({ cells }) {
    return cells.flatMap(({ explain }, index) => {
        if (explain === null || (0,explain_command/* isExplainCommand */.P)(explain))
            return [];
        return [{ pointer: `/cells/${index}/explain`, expected: '`portcullis explain`', found: (0,problem/* shown */.SP)(explain) }];
    });
}
/** Verdicts against each other, and against what they were made of. */
function verdictContradictions(result) {
    const { verdict, gates, cells, typestate, legs, warn_only: warnOnly } = result;
    const found = [];
    const expectThat = (holds, pointer, expected, value) => {
        if (!holds)
            found.push({ pointer, expected, found: String(value) });
    };
    const worst = (0,gate_verdict/* worstVerdict */.zP)(gates);
    expectThat(verdict === worst, '/verdict', `${worst}, the worst of the gates`, verdict);
    const code = (0,gate_verdict/* exitCodeOfAll */.WI)(gates, warnOnly);
    expectThat(result.exit_code === code, '/exit_code', `${code}, since the verdict is ${verdict}`, result.exit_code);
    const told = typestate?.verdict ?? null;
    expectThat(gates.typestate === told, '/gates/typestate', `${told}, as the typestate gate says`, gates.typestate);
    const ofLegs = (0,gate_verdict/* legsVerdict */.pu)(legs);
    expectThat(gates.legs === ofLegs, '/gates/legs', `${ofLegs}, as its jobs say`, gates.legs);
    expectThat(gates.routing !== 'pass' || cells.every(({ gate }) => gate !== 'fail' && gate !== 'undecided'), '/gates/routing', 'no pass, since a cell fails or is undecided', gates.routing);
    expectThat(typestate?.verdict !== 'pass' || typestate.rows.every(({ gate }) => gate !== 'fail' && gate !== 'undecided'), '/typestate/verdict', 'no pass, since a row fails or is undecided', typestate?.verdict);
    const nothingHadToRun = result.warnings.includes(gate_result/* NOTHING_TO_RUN */.OG);
    expectThat(gates.routing !== 'pass' || cells.length > 0 || nothingHadToRun, '/gates/routing', 'no pass without a cell, since something had to run', gates.routing);
    expectThat(typestate?.verdict !== 'pass' || typestate.turns.judged > 0 || nothingHadToRun, '/typestate/verdict', 'no pass without a turn, since something had to run', typestate?.verdict);
    return found;
}
function baselineContradictions({ baseline }) {
    const { newest_counts: newest, age_days: age } = baseline;
    if ((newest === null) === (age === null))
        return [];
    const expected = newest === null ? 'null, since no counts are told of' : 'the age of the newest counts';
    return [{ pointer: '/baseline/age_days', expected, found: String(age) }];
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/gate-report.js







/** The name of the report's file, in the artifact as on disk. */
const GATE_REPORT_FILE = 'gate-report.json';
const HELP = 'Reports are written by the gate of the same version of Portcullis. Run the gate again.';
/**
 * Parses a report that may come from anyone: a run without rights wrote it, and a run with rights reads it. Beyond the schema it holds
 * the report to `REPORT_BOUNDS`, and refuses one that contradicts itself. What it says of its run and of its verdict is still no more
 * than a claim: who reads another run's report takes `run` from GitHub.
 *
 * @throws PortcullisError `invalid_input` that names each place
 */
function parseGateReport(text, file) {
    const what = 'the gate report';
    if (text.length > report_bounds/* REPORT_BOUNDS */.t.file) {
        const found = `found ${text.length}`;
        const message = `${(0,problem/* printable */.g$)(file)}: expected at most ${report_bounds/* REPORT_BOUNDS */.t.file} characters, ${found}`;
        throw new portcullis_error/* PortcullisError */.S('invalid_input', message, HELP);
    }
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)(what, document, file);
    const place = (pointer) => {
        return { file, line: document.lineOf(pointer) ?? null, pointer, help: null };
    };
    const excess = excessOf(document.value, '');
    if (excess.length > 0)
        throw (0,problem/* problemsError */.$j)(what, excess.map(toProblem), HELP);
    const report = (0,json_source/* checkedValue */.ZJ)(what, document.value, validate, file, document, HELP);
    const contradictions = reportContradictions(report);
    if (contradictions.length > 0)
        throw (0,problem/* problemsError */.$j)(what, contradictions.map(toProblem), HELP);
    return report;
    function toProblem({ pointer, expected, found }) {
        return { ...place(pointer), expected, found };
    }
}
/**
 * A value cut to `REPORT_BOUNDS`, as a report: texts are clipped, lists keep their first items.
 *
 * @throws TypeError where it is no report, which would be a mistake of whoever made it
 */
function boundedReport(value) {
    const bounded = cutToBounds(value);
    if (validate(bounded))
        return bounded;
    throw new TypeError(`not a gate report: ${JSON.stringify(validate.errors)}`);
}
function excessOf(value, pointer) {
    if (typeof value === 'string') {
        if (value.length <= report_bounds/* REPORT_BOUNDS */.t.text)
            return [];
        return [{ pointer, expected: `at most ${report_bounds/* REPORT_BOUNDS */.t.text} characters`, found: String(value.length) }];
    }
    if (value === null || typeof value !== 'object')
        return [];
    const members = Object.entries(value);
    if (members.length > report_bounds/* REPORT_BOUNDS */.t.list) {
        return [{ pointer, expected: `at most ${report_bounds/* REPORT_BOUNDS */.t.list} items`, found: String(members.length) }];
    }
    return members.flatMap(([key, item]) => [
        ...(key.length > report_bounds/* REPORT_BOUNDS */.t.text ? [{ pointer, expected: 'short names', found: 'a longer one' }] : []),
        ...excessOf(item, (0,json_pointer/* childPointer */.Y)(pointer, key)),
    ]);
}
function cutToBounds(value) {
    if (typeof value === 'string')
        return clipped(value);
    if (Array.isArray(value))
        return value.slice(0, report_bounds/* REPORT_BOUNDS */.t.list).map(cutToBounds);
    if (value === null || typeof value !== 'object')
        return value;
    const members = Object.entries(value).slice(0, report_bounds/* REPORT_BOUNDS */.t.list);
    return Object.fromEntries(members.map(([key, item]) => [clipped(key), cutToBounds(item)]));
}
/** Whole characters only: half of one has no digest and no UTF-8. */
function clipped(text) {
    const cut = text.length <= report_bounds/* REPORT_BOUNDS */.t.text ? text : `${text.slice(0, report_bounds/* REPORT_BOUNDS */.t.text - 1)}…`;
    return cut.toWellFormed();
}


/***/ }),

/***/ 66282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: () => (/* binding */ DELTAS),
  Dk: () => (/* binding */ GATE_EFFECTS),
  OG: () => (/* binding */ NOTHING_TO_RUN),
  IE: () => (/* binding */ parseGateResult)
});

;// CONCATENATED MODULE: ./build/contracts/generated/gate-result.validate.js
// Generated from gate-result.schema.json by scripts/generate.ts.

const validate = validate31;
const schema81 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What a gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","warn_only","gates","comparator","baseline","head","batches","counts","cells","sampling","rollups","findings","renames","warnings","legs","typestate"],"properties":{"schema":{"const":1},"gate":{"const":"routing"},"verdict":{"$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"warn_only":{"description":"The comparator's policy lets a gate that fails end with exit code 0; the verdict says what was found all the same.","type":"boolean"},"gates":{"title":"VerdictByGate","description":"The verdict of each gate that ran; null for one that did not. `verdict` is the worst of them.","type":"object","additionalProperties":false,"required":["routing","typestate","legs"],"properties":{"routing":{"$ref":"#/definitions/verdict"},"typestate":{"anyOf":[{"$ref":"#/definitions/verdict"},{"type":"null"}]},"legs":{"anyOf":[{"$ref":"#/definitions/verdict"},{"type":"null"}]}}},"comparator":{"$ref":"comparator-report.schema.json"},"baseline":{"title":"BaselineFacts","description":"What the comparator's baseline is made of.","type":"object","additionalProperties":false,"required":["entries","newest_counts","age_days"],"properties":{"entries":{"description":"Cells with an expectation.","type":"integer","minimum":0},"newest_counts":{"description":"When the newest batch ran that it counts; null where it counts none.","anyOf":[{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},{"type":"null"}]},"age_days":{"description":"Whole days from then to the day of the gate; null where it counts none.","anyOf":[{"type":"integer","minimum":0},{"type":"null"}]}}},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"counts":{"description":"Cells by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"cells":{"type":"array","items":{"$ref":"#/definitions/cell"}},"findings":{"description":"What the gate says, worst first: one for each cell that does not simply hold.","type":"array","items":{"title":"Finding","type":"object","additionalProperties":false,"required":["rule","level","case_id","agent","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"case_id":{"type":"string"},"agent":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}},"renames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}}},"warnings":{"type":"array","items":{"type":"string"}},"legs":{"description":"The jobs that the gate needs, by id; null where none were given.","anyOf":[{"type":"array","items":{"$ref":"#/definitions/leg"}},{"type":"null"}]},"typestate":{"description":"Null where no turns were judged.","anyOf":[{"$ref":"typestate-result.schema.json"},{"type":"null"}]},"sampling":{"title":"SuiteSampling","type":"object","additionalProperties":false,"required":["rule","cells","planned","counted","infra","infra_share","repeated","alpha","drop"],"properties":{"rule":{"enum":["single","sequential"]},"cells":{"description":"Planned cells.","type":"integer","minimum":0},"planned":{"description":"Trials that had to be run or were.","type":"integer","minimum":0},"counted":{"type":"integer","minimum":0},"infra":{"type":"integer","minimum":0},"infra_share":{"type":"number"},"repeated":{"type":"integer","minimum":0},"alpha":{"type":"number"},"drop":{"type":"number"}}},"rollups":{"title":"Rollups","description":"Counted trials of providers and skills. They never gate.","type":"object","additionalProperties":false,"required":["providers","skills"],"properties":{"providers":{"type":"array","items":{"$ref":"#/definitions/rollup"}},"skills":{"type":"array","items":{"$ref":"#/definitions/rollup"}}}}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"delta":{"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"cellNote":{"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]},"cell":{"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}},"cellSampling":{"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}},"leg":{"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","level","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"level":{"enum":["error","note"]},"message":{"type":"string"}}},"tally":{"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}},"rollup":{"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}}}};
const schema82 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema86 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const schema94 = {"title":"Leg","description":"A job that the gate needs, and what its result means for the gate.","type":"object","additionalProperties":false,"required":["job","result","level","message"],"properties":{"job":{"type":"string"},"result":{"description":"As GitHub gave it; null where it gave none.","type":["string","null"]},"level":{"enum":["error","note"]},"message":{"type":"string"}}};
const func2 = Object.prototype.hasOwnProperty;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","baseline_path","baseline_blob","baseline_outcome","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"Who told the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the comparator was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}},"steps":{"type":"array","items":{"type":"string"}},"baseline_path":{"type":"string"},"baseline_blob":{"$ref":"#/definitions/commit"},"baseline_outcome":{"description":"`none`: there is no file of tolerated classes, so that nothing is tolerated.","enum":["found","first_adoption","none"]},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}};
const schema31 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="comparator-report.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base_ref === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.base_tip === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_tip"},message:"must have required property '"+"base_tip"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.merge_base === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_sha === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tested_sha === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tested_sha"},message:"must have required property '"+"tested_sha"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.alternatives === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternatives"},message:"must have required property '"+"alternatives"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.steps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.baseline_path === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_path"},message:"must have required property '"+"baseline_path"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.baseline_blob === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_blob"},message:"must have required property '"+"baseline_blob"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.baseline_outcome === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_outcome"},message:"must have required property '"+"baseline_outcome"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.config_outcome === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_outcome"},message:"must have required property '"+"config_outcome"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "git") || (data0 === "file"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err16 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema30.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(!(((data2 === "api") || (data2 === "git")) || (data2 === null))){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema30.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data3 = data.base_ref;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema30.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.base_tip !== undefined){
let data4 = data.base_tip;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err20 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.merge_base !== undefined){
let data5 = data.merge_base;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err22 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.head_sha !== undefined){
let data6 = data.head_sha;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err24 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.tested_sha !== undefined){
let data7 = data.tested_sha;
if((typeof data7 !== "string") && (data7 !== null)){
const err25 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
const err26 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
const err27 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err30 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.baseline_path !== undefined){
if(typeof data.baseline_path !== "string"){
const err32 = {instancePath:instancePath+"/baseline_path",schemaPath:"#/properties/baseline_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.baseline_blob !== undefined){
let data13 = data.baseline_blob;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern22.test(data13)){
const err34 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.baseline_outcome !== undefined){
let data14 = data.baseline_outcome;
if(!(((data14 === "found") || (data14 === "first_adoption")) || (data14 === "none"))){
const err35 = {instancePath:instancePath+"/baseline_outcome",schemaPath:"#/properties/baseline_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.baseline_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.config_outcome !== undefined){
let data15 = data.config_outcome;
if(!((data15 === "found") || (data15 === "default"))){
const err36 = {instancePath:instancePath+"/config_outcome",schemaPath:"#/properties/config_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.config_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema87 = {"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}};
const schema88 = {"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]};
const schema89 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};
const schema90 = {"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]};
const schema91 = {"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}};
const schema92 = {"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.head === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.base === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.p_value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p_value"},message:"must have required property '"+"p_value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.adjusted_p_value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjusted_p_value"},message:"must have required property '"+"adjusted_p_value"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.drop === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.detectable_drop === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detectable_drop"},message:"must have required property '"+"detectable_drop"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.wanted === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wanted"},message:"must have required property '"+"wanted"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.infra === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.repeated === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema91.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(!(((data0 === "single") || (data0 === "absolute")) || (data0 === "sequential"))){
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema91.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.head !== undefined){
let data1 = data.head;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.passed === undefined){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.total === undefined){
const err13 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.low === undefined){
const err14 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.high === undefined){
const err15 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.passed !== undefined){
let data2 = data1.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err17 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data1.total !== undefined){
let data3 = data1.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data1.low !== undefined){
let data4 = data1.low;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.high !== undefined){
let data5 = data1.high;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.base !== undefined){
let data6 = data.base;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.passed === undefined){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.total === undefined){
const err25 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.low === undefined){
const err26 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.high === undefined){
const err27 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err28 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.passed !== undefined){
let data7 = data6.passed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.total !== undefined){
let data8 = data6.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err31 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data6.low !== undefined){
let data9 = data6.low;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.high !== undefined){
let data10 = data6.high;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err35 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs29 = errors;
if(data6 !== null){
const err36 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err37 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.p_value !== undefined){
let data11 = data.p_value;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err38 = {instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: schema91.properties.p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.adjusted_p_value !== undefined){
let data12 = data.adjusted_p_value;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err39 = {instancePath:instancePath+"/adjusted_p_value",schemaPath:"#/properties/adjusted_p_value/type",keyword:"type",params:{type: schema91.properties.adjusted_p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.drop !== undefined){
let data13 = data.drop;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err40 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: schema91.properties.drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.detectable_drop !== undefined){
let data14 = data.detectable_drop;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err41 = {instancePath:instancePath+"/detectable_drop",schemaPath:"#/properties/detectable_drop/type",keyword:"type",params:{type: schema91.properties.detectable_drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.wanted !== undefined){
let data15 = data.wanted;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err42 = {instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type: schema91.properties.wanted.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.infra !== undefined){
let data16 = data.infra;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.repeated !== undefined){
let data17 = data.repeated;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timeout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expected === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.got === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.trials === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reason === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.missing === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.gating_hits === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.error === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.proof === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.case_file === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.case_line === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.explain === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "explain"},message:"must have required property '"+"explain"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.sampling === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema87.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.case_id !== undefined){
if(typeof data.case_id !== "string"){
const err19 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err20 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.delta !== undefined){
let data2 = data.delta;
if(!(((((((((((((((data2 === "missing_result") || (data2 === "prompt_leading")) || (data2 === "regression")) || (data2 === "infra")) || (data2 === "missing_baseline")) || (data2 === "new")) || (data2 === "insufficient_data")) || (data2 === "soft_regression")) || (data2 === "watch")) || (data2 === "unreliable_baseline")) || (data2 === "flaky")) || (data2 === "removed")) || (data2 === "not_planned")) || (data2 === "improvement")) || (data2 === "held"))){
const err21 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.gate !== undefined){
let data3 = data.gate;
if(!(((((data3 === "fail") || (data3 === "undecided")) || (data3 === "warn")) || (data3 === "report")) || (data3 === "ok"))){
const err22 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timeout !== undefined){
if(typeof data.timeout !== "boolean"){
const err23 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!((((data6 === "loosened") || (data6 === "tightened")) || (data6 === "entry_removed")) || (data6 === "case_loosened"))){
const err24 = {instancePath:instancePath+"/notes/" + i0,schemaPath:"#/definitions/cellNote/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.expected !== undefined){
let data7 = data.expected;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema87.properties.expected.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.expected_status === undefined){
const err27 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.allow_timeout === undefined){
const err28 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "allow_timeout"},message:"must have required property '"+"allow_timeout"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.reason === undefined){
const err29 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.owner === undefined){
const err30 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7.expires === undefined){
const err31 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data7.expired === undefined){
const err32 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "expected_status") || (key1 === "allow_timeout")) || (key1 === "reason")) || (key1 === "owner")) || (key1 === "expires")) || (key1 === "expired"))){
const err33 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.expected_status !== undefined){
let data8 = data7.expected_status;
if(!(((data8 === "pass") || (data8 === "fail")) || (data8 === "infra_error"))){
const err34 = {instancePath:instancePath+"/expected/expected_status",schemaPath:"#/properties/expected/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema87.properties.expected.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.allow_timeout !== undefined){
if(typeof data7.allow_timeout !== "boolean"){
const err35 = {instancePath:instancePath+"/expected/allow_timeout",schemaPath:"#/properties/expected/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.reason !== undefined){
let data10 = data7.reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/expected/reason",schemaPath:"#/properties/expected/properties/reason/type",keyword:"type",params:{type: schema87.properties.expected.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.owner !== undefined){
let data11 = data7.owner;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/expected/owner",schemaPath:"#/properties/expected/properties/owner/type",keyword:"type",params:{type: schema87.properties.expected.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.expires !== undefined){
let data12 = data7.expires;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/expected/expires",schemaPath:"#/properties/expected/properties/expires/type",keyword:"type",params:{type: schema87.properties.expected.properties.expires.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.expired !== undefined){
if(typeof data7.expired !== "boolean"){
const err39 = {instancePath:instancePath+"/expected/expired",schemaPath:"#/properties/expected/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
}
if(data.got !== undefined){
let data14 = data.got;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"type",params:{type: schema87.properties.got.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.unit_run_id === undefined){
const err41 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.status === undefined){
const err42 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.timed_out === undefined){
const err43 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.failure_kind === undefined){
const err44 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.failure_category === undefined){
const err45 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.infra_reason === undefined){
const err46 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.limit === undefined){
const err47 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key2 in data14){
if(!(((((((key2 === "unit_run_id") || (key2 === "status")) || (key2 === "timed_out")) || (key2 === "failure_kind")) || (key2 === "failure_category")) || (key2 === "infra_reason")) || (key2 === "limit"))){
const err48 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.unit_run_id !== undefined){
if(typeof data14.unit_run_id !== "string"){
const err49 = {instancePath:instancePath+"/got/unit_run_id",schemaPath:"#/properties/got/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.status !== undefined){
let data16 = data14.status;
if(!(((data16 === "pass") || (data16 === "fail")) || (data16 === "infra_error"))){
const err50 = {instancePath:instancePath+"/got/status",schemaPath:"#/properties/got/properties/status/enum",keyword:"enum",params:{allowedValues: schema87.properties.got.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.timed_out !== undefined){
if(typeof data14.timed_out !== "boolean"){
const err51 = {instancePath:instancePath+"/got/timed_out",schemaPath:"#/properties/got/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.failure_kind !== undefined){
let data18 = data14.failure_kind;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/got/failure_kind",schemaPath:"#/properties/got/properties/failure_kind/type",keyword:"type",params:{type: schema87.properties.got.properties.failure_kind.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.failure_category !== undefined){
let data19 = data14.failure_category;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/got/failure_category",schemaPath:"#/properties/got/properties/failure_category/type",keyword:"type",params:{type: schema87.properties.got.properties.failure_category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.infra_reason !== undefined){
let data20 = data14.infra_reason;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/got/infra_reason",schemaPath:"#/properties/got/properties/infra_reason/type",keyword:"type",params:{type: schema87.properties.got.properties.infra_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data14.limit !== undefined){
let data21 = data14.limit;
if((typeof data21 !== "string") && (data21 !== null)){
const err55 = {instancePath:instancePath+"/got/limit",schemaPath:"#/properties/got/properties/limit/type",keyword:"type",params:{type: schema87.properties.got.properties.limit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
if(data.trials !== undefined){
let data22 = data.trials;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.trial === undefined){
const err56 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23.unit_run_id === undefined){
const err57 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23.status === undefined){
const err58 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.timed_out === undefined){
const err59 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key3 in data23){
if(!((((key3 === "trial") || (key3 === "unit_run_id")) || (key3 === "status")) || (key3 === "timed_out"))){
const err60 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.trial !== undefined){
let data24 = data23.trial;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err61 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data23.unit_run_id !== undefined){
let data25 = data23.unit_run_id;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/trials/" + i1+"/unit_run_id",schemaPath:"#/properties/trials/items/properties/unit_run_id/type",keyword:"type",params:{type: schema87.properties.trials.items.properties.unit_run_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data23.status !== undefined){
let data26 = data23.status;
if(!((((data26 === "pass") || (data26 === "fail")) || (data26 === "infra_error")) || (data26 === null))){
const err64 = {instancePath:instancePath+"/trials/" + i1+"/status",schemaPath:"#/properties/trials/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema87.properties.trials.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data23.timed_out !== undefined){
if(typeof data23.timed_out !== "boolean"){
const err65 = {instancePath:instancePath+"/trials/" + i1+"/timed_out",schemaPath:"#/properties/trials/items/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/trials",schemaPath:"#/properties/trials/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err68 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.missing !== undefined){
let data29 = data.missing;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(typeof data29[i2] !== "string"){
const err69 = {instancePath:instancePath+"/missing/" + i2,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data31 = data.gating_hits;
if(Array.isArray(data31)){
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
if(typeof data31[i3] !== "string"){
const err71 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.error !== undefined){
let data33 = data.error;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema87.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.proof !== undefined){
let data34 = data.proof;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
const err74 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: schema87.properties.proof.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.token === undefined){
const err75 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.line_number === undefined){
const err76 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.line === undefined){
const err77 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key4 in data34){
if(!(((key4 === "token") || (key4 === "line_number")) || (key4 === "line"))){
const err78 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data34.token !== undefined){
if(typeof data34.token !== "string"){
const err79 = {instancePath:instancePath+"/proof/token",schemaPath:"#/properties/proof/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data34.line_number !== undefined){
let data36 = data34.line_number;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err80 = {instancePath:instancePath+"/proof/line_number",schemaPath:"#/properties/proof/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.line !== undefined){
if(typeof data34.line !== "string"){
const err81 = {instancePath:instancePath+"/proof/line",schemaPath:"#/properties/proof/properties/line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
}
if(data.case_file !== undefined){
let data38 = data.case_file;
if((typeof data38 !== "string") && (data38 !== null)){
const err82 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema87.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.case_line !== undefined){
let data39 = data.case_line;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err83 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema87.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.explain !== undefined){
let data40 = data.explain;
if((typeof data40 !== "string") && (data40 !== null)){
const err84 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema87.properties.explain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.sampling !== undefined){
let data41 = data.sampling;
const _errs86 = errors;
let valid16 = false;
const _errs87 = errors;
if(!(validate34(data41, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs87 === errors;
valid16 = valid16 || _valid0;
if(!valid16){
const _errs88 = errors;
if(data41 !== null){
const err85 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs88 === errors;
valid16 = valid16 || _valid0;
}
if(!valid16){
const err86 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const schema95 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-result.schema.json","title":"TypestateResult","description":"What the typestate gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","comparator","head","policies","turns","counts","rows","findings","warnings"],"properties":{"schema":{"const":1},"gate":{"const":"typestate"},"verdict":{"enum":["pass","fail","not_comparable"]},"exit_code":{"enum":[0,1,3]},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit"],"properties":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}},"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"counts":{"description":"Rows by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}},"findings":{"type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}},"finding":{"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}}};
const schema100 = {"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}};
const schema96 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema97 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema98 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]};
const schema99 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tolerated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tolerated"},message:"must have required property '"+"tolerated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.places === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.case_id === undefined){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.agent === undefined){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.turn_id === undefined){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "turn_id"},message:"must have required property '"+"turn_id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.file === undefined){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.case_id !== undefined){
let data1 = data0.case_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema97.properties.case_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.agent !== undefined){
let data2 = data0.agent;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema97.properties.agent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.turn_id !== undefined){
let data3 = data0.turn_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema97.properties.turn_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.file !== undefined){
let data4 = data0.file;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema97.properties.file.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema96.properties.class.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.delta !== undefined){
let data6 = data.delta;
if(!(((((((((data6 === "invalid") || (data6 === "regression")) || (data6 === "unjudged")) || (data6 === "new")) || (data6 === "tolerated")) || (data6 === "infra")) || (data6 === "improvement")) || (data6 === "unseen")) || (data6 === "closed"))){
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
let data7 = data.gate;
if(!(((((data7 === "fail") || (data7 === "undecided")) || (data7 === "warn")) || (data7 === "report")) || (data7 === "ok"))){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema96.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tolerated !== undefined){
let data8 = data.tolerated;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema96.properties.tolerated.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err23 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.owner === undefined){
const err24 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.expires === undefined){
const err25 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.expired === undefined){
const err26 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.reason !== undefined){
if(typeof data8.reason !== "string"){
const err28 = {instancePath:instancePath+"/tolerated/reason",schemaPath:"#/properties/tolerated/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.owner !== undefined){
let data10 = data8.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema96.properties.tolerated.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.expires !== undefined){
if(typeof data8.expires !== "string"){
const err30 = {instancePath:instancePath+"/tolerated/expires",schemaPath:"#/properties/tolerated/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.expired !== undefined){
if(typeof data8.expired !== "boolean"){
const err31 = {instancePath:instancePath+"/tolerated/expired",schemaPath:"#/properties/tolerated/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.turns !== undefined){
let data13 = data.turns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.places !== undefined){
let data14 = data.places;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file === undefined){
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.line === undefined){
const err35 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.calls === undefined){
const err36 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.cause === undefined){
const err37 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.file !== undefined){
if(typeof data15.file !== "string"){
const err39 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/definitions/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.line !== undefined){
let data17 = data15.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data15.calls !== undefined){
let data18 = data15.calls;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err42 = {instancePath:instancePath+"/places/" + i0+"/calls/" + i1,schemaPath:"#/definitions/place/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err43 = {instancePath:instancePath+"/places/" + i0+"/calls",schemaPath:"#/definitions/place/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.cause !== undefined){
let data20 = data15.cause;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema99.properties.cause.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err47 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comparator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.policies === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.turns === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rows === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.findings === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.warnings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema95.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gate !== undefined){
if("typestate" !== data.gate){
const err14 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "typestate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err15 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema95.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err16 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema95.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data5 = data.head;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.commit === undefined){
const err17 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "commit")){
const err18 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.commit !== undefined){
let data6 = data5.commit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema95.properties.head.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err20 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.policies !== undefined){
let data7 = data.policies;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/policies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema95.properties.policies.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.turns !== undefined){
let data9 = data.turns;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.judged === undefined){
const err24 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.accepted === undefined){
const err25 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.rejected === undefined){
const err26 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "judged") || (key3 === "accepted")) || (key3 === "rejected"))){
const err27 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.judged !== undefined){
let data10 = data9.judged;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data9.accepted !== undefined){
let data11 = data9.accepted;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data9.rejected !== undefined){
let data12 = data9.rejected;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data15[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.findings !== undefined){
let data17 = data.findings;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err39 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.level === undefined){
const err40 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.subject === undefined){
const err41 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.message === undefined){
const err42 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.file === undefined){
const err43 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.line === undefined){
const err44 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data18){
if(!((((((key5 === "rule") || (key5 === "level")) || (key5 === "subject")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err45 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.rule !== undefined){
if(typeof data18.rule !== "string"){
const err46 = {instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/definitions/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.level !== undefined){
let data20 = data18.level;
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "note"))){
const err47 = {instancePath:instancePath+"/findings/" + i1+"/level",schemaPath:"#/definitions/finding/properties/level/enum",keyword:"enum",params:{allowedValues: schema100.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.subject !== undefined){
if(typeof data18.subject !== "string"){
const err48 = {instancePath:instancePath+"/findings/" + i1+"/subject",schemaPath:"#/definitions/finding/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err49 = {instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"#/definitions/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.file !== undefined){
let data23 = data18.file;
if((typeof data23 !== "string") && (data23 !== null)){
const err50 = {instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/definitions/finding/properties/file/type",keyword:"type",params:{type: schema100.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.line !== undefined){
let data24 = data18.line;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err51 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/definitions/finding/properties/line/type",keyword:"type",params:{type: schema100.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.warnings !== undefined){
let data25 = data.warnings;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
const err54 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema101 = {"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cells === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.head === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "cells")) || (key0 === "head")) || (key0 === "base"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cells !== undefined){
let data1 = data.cells;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.head !== undefined){
let data2 = data.head;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.passed === undefined){
const err8 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.total === undefined){
const err9 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.low === undefined){
const err10 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.high === undefined){
const err11 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.passed !== undefined){
let data3 = data2.passed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.total !== undefined){
let data4 = data2.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.low !== undefined){
let data5 = data2.low;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.high !== undefined){
let data6 = data2.high;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.base !== undefined){
let data7 = data.base;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.passed === undefined){
const err20 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.total === undefined){
const err21 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.low === undefined){
const err22 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.high === undefined){
const err23 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data7){
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.passed !== undefined){
let data8 = data7.passed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data7.total !== undefined){
let data9 = data7.total;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data7.low !== undefined){
let data10 = data7.low;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.high !== undefined){
let data11 = data7.high;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err31 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs32 = errors;
if(data7 !== null){
const err32 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err33 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const pattern58 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="gate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.warn_only === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warn_only"},message:"must have required property '"+"warn_only"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.gates === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gates"},message:"must have required property '"+"gates"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.comparator === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.baseline === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline"},message:"must have required property '"+"baseline"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.head === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.batches === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batches"},message:"must have required property '"+"batches"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.counts === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.cells === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.sampling === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.rollups === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollups"},message:"must have required property '"+"rollups"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.findings === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.renames === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "renames"},message:"must have required property '"+"renames"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.warnings === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.legs === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legs"},message:"must have required property '"+"legs"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.typestate === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typestate"},message:"must have required property '"+"typestate"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema81.properties, key0))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err20 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
if("routing" !== data.gate){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "routing"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err22 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err23 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema81.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.warn_only !== undefined){
if(typeof data.warn_only !== "boolean"){
const err24 = {instancePath:instancePath+"/warn_only",schemaPath:"#/properties/warn_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.gates !== undefined){
let data5 = data.gates;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.routing === undefined){
const err25 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "routing"},message:"must have required property '"+"routing"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5.typestate === undefined){
const err26 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "typestate"},message:"must have required property '"+"typestate"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data5.legs === undefined){
const err27 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "legs"},message:"must have required property '"+"legs"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "routing") || (key1 === "typestate")) || (key1 === "legs"))){
const err28 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.routing !== undefined){
let data6 = data5.routing;
if(!(((data6 === "pass") || (data6 === "fail")) || (data6 === "not_comparable"))){
const err29 = {instancePath:instancePath+"/gates/routing",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.typestate !== undefined){
let data7 = data5.typestate;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(((data7 === "pass") || (data7 === "fail")) || (data7 === "not_comparable"))){
const err30 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs18 = errors;
if(data7 !== null){
const err31 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/properties/gates/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err32 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/properties/gates/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data5.legs !== undefined){
let data8 = data5.legs;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(!(((data8 === "pass") || (data8 === "fail")) || (data8 === "not_comparable"))){
const err33 = {instancePath:instancePath+"/gates/legs",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid1 = _errs22 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs24 = errors;
if(data8 !== null){
const err34 = {instancePath:instancePath+"/gates/legs",schemaPath:"#/properties/gates/properties/legs/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err35 = {instancePath:instancePath+"/gates/legs",schemaPath:"#/properties/gates/properties/legs/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.baseline !== undefined){
let data10 = data.baseline;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.entries === undefined){
const err37 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10.newest_counts === undefined){
const err38 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "newest_counts"},message:"must have required property '"+"newest_counts"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10.age_days === undefined){
const err39 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/required",keyword:"required",params:{missingProperty: "age_days"},message:"must have required property '"+"age_days"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "entries") || (key2 === "newest_counts")) || (key2 === "age_days"))){
const err40 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.entries !== undefined){
let data11 = data10.entries;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err41 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err42 = {instancePath:instancePath+"/baseline/entries",schemaPath:"#/properties/baseline/properties/entries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data10.newest_counts !== undefined){
let data12 = data10.newest_counts;
const _errs33 = errors;
let valid9 = false;
const _errs34 = errors;
if(typeof data12 === "string"){
if(!pattern58.test(data12)){
const err43 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T[0-9:.]{8,18}Z$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid2 = _errs34 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs36 = errors;
if(data12 !== null){
const err45 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err46 = {instancePath:instancePath+"/baseline/newest_counts",schemaPath:"#/properties/baseline/properties/newest_counts/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data10.age_days !== undefined){
let data13 = data10.age_days;
const _errs39 = errors;
let valid10 = false;
const _errs40 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err47 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err48 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var _valid3 = _errs40 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const _errs42 = errors;
if(data13 !== null){
const err49 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid3 = _errs42 === errors;
valid10 = valid10 || _valid3;
}
if(!valid10){
const err50 = {instancePath:instancePath+"/baseline/age_days",schemaPath:"#/properties/baseline/properties/age_days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.head !== undefined){
let data14 = data.head;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.commit === undefined){
const err52 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data14.case_set_digest === undefined){
const err53 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
for(const key3 in data14){
if(!((key3 === "commit") || (key3 === "case_set_digest"))){
const err54 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data14.commit !== undefined){
let data15 = data14.commit;
if((typeof data15 !== "string") && (data15 !== null)){
const err55 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema86.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data15 === "string"){
if(!pattern22.test(data15)){
const err56 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data14.case_set_digest !== undefined){
if(typeof data14.case_set_digest !== "string"){
const err57 = {instancePath:instancePath+"/head/case_set_digest",schemaPath:"#/properties/head/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.batches !== undefined){
let data17 = data.batches;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
const err59 = {instancePath:instancePath+"/batches/" + i0,schemaPath:"#/properties/batches/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/batches",schemaPath:"#/properties/batches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.counts !== undefined){
let data19 = data.counts;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
let data20 = data19[key4];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err61 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err62 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.cells !== undefined){
let data21 = data.cells;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
if(!(validate33(data21[i1], {instancePath:instancePath+"/cells/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.findings !== undefined){
let data23 = data.findings;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.rule === undefined){
const err65 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.level === undefined){
const err66 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data24.case_id === undefined){
const err67 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.agent === undefined){
const err68 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data24.message === undefined){
const err69 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.file === undefined){
const err70 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data24.line === undefined){
const err71 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key5 in data24){
if(!(((((((key5 === "rule") || (key5 === "level")) || (key5 === "case_id")) || (key5 === "agent")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err72 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data24.rule !== undefined){
if(typeof data24.rule !== "string"){
const err73 = {instancePath:instancePath+"/findings/" + i2+"/rule",schemaPath:"#/properties/findings/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data24.level !== undefined){
let data26 = data24.level;
if(!(((data26 === "error") || (data26 === "warning")) || (data26 === "note"))){
const err74 = {instancePath:instancePath+"/findings/" + i2+"/level",schemaPath:"#/properties/findings/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema81.properties.findings.items.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data24.case_id !== undefined){
if(typeof data24.case_id !== "string"){
const err75 = {instancePath:instancePath+"/findings/" + i2+"/case_id",schemaPath:"#/properties/findings/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data24.agent !== undefined){
if(typeof data24.agent !== "string"){
const err76 = {instancePath:instancePath+"/findings/" + i2+"/agent",schemaPath:"#/properties/findings/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.message !== undefined){
if(typeof data24.message !== "string"){
const err77 = {instancePath:instancePath+"/findings/" + i2+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data24.file !== undefined){
let data30 = data24.file;
if((typeof data30 !== "string") && (data30 !== null)){
const err78 = {instancePath:instancePath+"/findings/" + i2+"/file",schemaPath:"#/properties/findings/items/properties/file/type",keyword:"type",params:{type: schema81.properties.findings.items.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data24.line !== undefined){
let data31 = data24.line;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
const err79 = {instancePath:instancePath+"/findings/" + i2+"/line",schemaPath:"#/properties/findings/items/properties/line/type",keyword:"type",params:{type: schema81.properties.findings.items.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.renames !== undefined){
let data32 = data.renames;
if(Array.isArray(data32)){
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
let data33 = data32[i3];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.from === undefined){
const err82 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data33.to === undefined){
const err83 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key6 in data33){
if(!((key6 === "from") || (key6 === "to"))){
const err84 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data33.from !== undefined){
if(typeof data33.from !== "string"){
const err85 = {instancePath:instancePath+"/renames/" + i3+"/from",schemaPath:"#/properties/renames/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data33.to !== undefined){
if(typeof data33.to !== "string"){
const err86 = {instancePath:instancePath+"/renames/" + i3+"/to",schemaPath:"#/properties/renames/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/renames",schemaPath:"#/properties/renames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.warnings !== undefined){
let data36 = data.warnings;
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(typeof data36[i4] !== "string"){
const err89 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.legs !== undefined){
let data38 = data.legs;
const _errs96 = errors;
let valid26 = false;
const _errs97 = errors;
if(Array.isArray(data38)){
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.job === undefined){
const err91 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "job"},message:"must have required property '"+"job"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data39.result === undefined){
const err92 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data39.level === undefined){
const err93 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data39.message === undefined){
const err94 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
for(const key7 in data39){
if(!((((key7 === "job") || (key7 === "result")) || (key7 === "level")) || (key7 === "message"))){
const err95 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data39.job !== undefined){
if(typeof data39.job !== "string"){
const err96 = {instancePath:instancePath+"/legs/" + i5+"/job",schemaPath:"#/definitions/leg/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data39.result !== undefined){
let data41 = data39.result;
if((typeof data41 !== "string") && (data41 !== null)){
const err97 = {instancePath:instancePath+"/legs/" + i5+"/result",schemaPath:"#/definitions/leg/properties/result/type",keyword:"type",params:{type: schema94.properties.result.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data39.level !== undefined){
let data42 = data39.level;
if(!((data42 === "error") || (data42 === "note"))){
const err98 = {instancePath:instancePath+"/legs/" + i5+"/level",schemaPath:"#/definitions/leg/properties/level/enum",keyword:"enum",params:{allowedValues: schema94.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data39.message !== undefined){
if(typeof data39.message !== "string"){
const err99 = {instancePath:instancePath+"/legs/" + i5+"/message",schemaPath:"#/definitions/leg/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/legs/" + i5,schemaPath:"#/definitions/leg/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid4 = _errs97 === errors;
valid26 = valid26 || _valid4;
if(!valid26){
const _errs110 = errors;
if(data38 !== null){
const err102 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid4 = _errs110 === errors;
valid26 = valid26 || _valid4;
}
if(!valid26){
const err103 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
else {
errors = _errs96;
if(vErrors !== null){
if(_errs96){
vErrors.length = _errs96;
}
else {
vErrors = null;
}
}
}
}
if(data.typestate !== undefined){
let data44 = data.typestate;
const _errs113 = errors;
let valid31 = false;
const _errs114 = errors;
if(!(validate37(data44, {instancePath:instancePath+"/typestate",parentData:data,parentDataProperty:"typestate",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid5 = _errs114 === errors;
valid31 = valid31 || _valid5;
if(!valid31){
const _errs115 = errors;
if(data44 !== null){
const err104 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid5 = _errs115 === errors;
valid31 = valid31 || _valid5;
}
if(!valid31){
const err105 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
}
if(data.sampling !== undefined){
let data45 = data.sampling;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.rule === undefined){
const err106 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45.cells === undefined){
const err107 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data45.planned === undefined){
const err108 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "planned"},message:"must have required property '"+"planned"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data45.counted === undefined){
const err109 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "counted"},message:"must have required property '"+"counted"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data45.infra === undefined){
const err110 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data45.infra_share === undefined){
const err111 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra_share"},message:"must have required property '"+"infra_share"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data45.repeated === undefined){
const err112 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data45.alpha === undefined){
const err113 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45.drop === undefined){
const err114 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key8 in data45){
if(!(func2.call(schema81.properties.sampling.properties, key8))){
const err115 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data45.rule !== undefined){
let data46 = data45.rule;
if(!((data46 === "single") || (data46 === "sequential"))){
const err116 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema81.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data45.cells !== undefined){
let data47 = data45.cells;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err117 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
const err118 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data45.planned !== undefined){
let data48 = data45.planned;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err119 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
const err120 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data45.counted !== undefined){
let data49 = data45.counted;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err121 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
const err122 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
if(data45.infra !== undefined){
let data50 = data45.infra;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err123 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
const err124 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data45.infra_share !== undefined){
let data51 = data45.infra_share;
if(!((typeof data51 == "number") && (isFinite(data51)))){
const err125 = {instancePath:instancePath+"/sampling/infra_share",schemaPath:"#/properties/sampling/properties/infra_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.repeated !== undefined){
let data52 = data45.repeated;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err126 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
const err127 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data45.alpha !== undefined){
let data53 = data45.alpha;
if(!((typeof data53 == "number") && (isFinite(data53)))){
const err128 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/properties/sampling/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data45.drop !== undefined){
let data54 = data45.drop;
if(!((typeof data54 == "number") && (isFinite(data54)))){
const err129 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/properties/sampling/properties/drop/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.rollups !== undefined){
let data55 = data.rollups;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.providers === undefined){
const err131 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data55.skills === undefined){
const err132 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key9 in data55){
if(!((key9 === "providers") || (key9 === "skills"))){
const err133 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data55.providers !== undefined){
let data56 = data55.providers;
if(Array.isArray(data56)){
const len6 = data56.length;
for(let i6=0; i6<len6; i6++){
if(!(validate42(data56[i6], {instancePath:instancePath+"/rollups/providers/" + i6,parentData:data56,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err134 = {instancePath:instancePath+"/rollups/providers",schemaPath:"#/properties/rollups/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data55.skills !== undefined){
let data58 = data55.skills;
if(Array.isArray(data58)){
const len7 = data58.length;
for(let i7=0; i7<len7; i7++){
if(!(validate42(data58[i7], {instancePath:instancePath+"/rollups/skills/" + i7,parentData:data58,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err135 = {instancePath:instancePath+"/rollups/skills",schemaPath:"#/properties/rollups/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/gate-result.js


/** Worst first: what one trial held, another one cannot have improved. */
const DELTAS = [
    'missing_result',
    'prompt_leading',
    'regression',
    'infra',
    'missing_baseline',
    'new',
    'insufficient_data',
    'soft_regression',
    'watch',
    'unreliable_baseline',
    'flaky',
    'removed',
    'not_planned',
    'held',
    'improvement',
];
/** What a delta does to the gate, worst first. */
const GATE_EFFECTS = ['fail', 'undecided', 'warn', 'report', 'ok'];
/** What a result warns of where it holds without having run anything. */
const NOTHING_TO_RUN = 'nothing had to run: what was changed touches no case';
function parseGateResult(text, file) {
    const help = 'If another version of Portcullis wrote it, run the gate again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the gate result', text, validate, file, { help });
}


/***/ }),

/***/ 31449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   WI: () => (/* binding */ exitCodeOfAll),
/* harmony export */   pu: () => (/* binding */ legsVerdict),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS = ['fail', 'not_comparable', 'pass'];
/** The verdict of several gates, each null where it did not run: the worst holds. */
function worstVerdict({ routing, typestate, legs }) {
    const all = new Set([routing, typestate, legs]);
    return VERDICTS.find((verdict) => all.has(verdict)) ?? 'not_comparable';
}
/** 0 holds, 1 a gate failed, 3 not comparable or not enough data. */
function exitCodeOf(verdict) {
    return { pass: 0, fail: 1, not_comparable: 3 }[verdict];
}
/**
 * The exit code of several gates. Under a policy that only warns, one that failed ends with 0 too; where one could not decide it is 3, since
 * nobody can tell from the report what it would have found.
 */
function exitCodeOfAll(gates, isWarnOnly) {
    if (!isWarnOnly)
        return exitCodeOf(worstVerdict(gates));
    return [gates.routing, gates.typestate].includes('not_comparable') ? 3 : 0;
}
/** What the jobs that a gate needs come to; null where none were given. */
function legsVerdict(legs) {
    if (legs === null)
        return null;
    return legs.some(({ level }) => level === 'error') ? 'fail' : 'pass';
}


/***/ }),

/***/ 57056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ leftOutText),
/* harmony export */   t: () => (/* binding */ REPORT_BOUNDS)
/* harmony export */ });
/**
 * What a report may hold (CONTRIBUTING.md, "Reports"): characters of the whole file and of each text in it, in UTF-16; items of each
 * list and members of each object.
 */
const REPORT_BOUNDS = { file: 64 * 1024 * 1024, text: 4096, list: 20_000 };
/** What a report says first where it holds the worst `REPORT_BOUNDS.list` of more. `what`: `cells`. */
function leftOutText(count, what) {
    return `the report leaves out ${count} ${what}`;
}


/***/ }),

/***/ 29266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ textDigest)
/* harmony export */ });
/* harmony import */ var _kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21694);

/** 64 hex digits of a text's SHA-256, by which reports tell whether they say the same; half a character counts as U+FFFD. */
function textDigest(text) {
    return (0,_kernel_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256Hex */ .fg)(text.toWellFormed());
}


/***/ }),

/***/ 98463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M9: () => (/* binding */ TURN_DELTAS),
  D5: () => (/* binding */ TYPESTATE_RESULT_FILE),
  Ko: () => (/* binding */ parseTypestateResult)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-result.validate.js
// Generated from typestate-result.schema.json by scripts/generate.ts.

const validate = validate37;
const schema95 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-result.schema.json","title":"TypestateResult","description":"What the typestate gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","comparator","head","policies","turns","counts","rows","findings","warnings"],"properties":{"schema":{"const":1},"gate":{"const":"typestate"},"verdict":{"enum":["pass","fail","not_comparable"]},"exit_code":{"enum":[0,1,3]},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit"],"properties":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}},"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"counts":{"description":"Rows by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}},"findings":{"type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}},"finding":{"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}}};
const schema100 = {"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}};
const func2 = Object.prototype.hasOwnProperty;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","baseline_path","baseline_blob","baseline_outcome","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"Who told the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the comparator was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}},"steps":{"type":"array","items":{"type":"string"}},"baseline_path":{"type":"string"},"baseline_blob":{"$ref":"#/definitions/commit"},"baseline_outcome":{"description":"`none`: there is no file of tolerated classes, so that nothing is tolerated.","enum":["found","first_adoption","none"]},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}}};
const schema31 = {"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"};
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="comparator-report.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base_ref === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.base_tip === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_tip"},message:"must have required property '"+"base_tip"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.merge_base === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_sha === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tested_sha === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tested_sha"},message:"must have required property '"+"tested_sha"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.alternatives === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternatives"},message:"must have required property '"+"alternatives"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.steps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.baseline_path === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_path"},message:"must have required property '"+"baseline_path"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.baseline_blob === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_blob"},message:"must have required property '"+"baseline_blob"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.baseline_outcome === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_outcome"},message:"must have required property '"+"baseline_outcome"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.config_outcome === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_outcome"},message:"must have required property '"+"config_outcome"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "git") || (data0 === "file"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err16 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema30.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(!(((data2 === "api") || (data2 === "git")) || (data2 === null))){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema30.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data3 = data.base_ref;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema30.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.base_tip !== undefined){
let data4 = data.base_tip;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern22.test(data4)){
const err20 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.merge_base !== undefined){
let data5 = data.merge_base;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern22.test(data5)){
const err22 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.head_sha !== undefined){
let data6 = data.head_sha;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err24 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.tested_sha !== undefined){
let data7 = data.tested_sha;
if((typeof data7 !== "string") && (data7 !== null)){
const err25 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
const err26 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern22.test(data9)){
const err27 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err30 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err31 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.baseline_path !== undefined){
if(typeof data.baseline_path !== "string"){
const err32 = {instancePath:instancePath+"/baseline_path",schemaPath:"#/properties/baseline_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.baseline_blob !== undefined){
let data13 = data.baseline_blob;
if((typeof data13 !== "string") && (data13 !== null)){
const err33 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern22.test(data13)){
const err34 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.baseline_outcome !== undefined){
let data14 = data.baseline_outcome;
if(!(((data14 === "found") || (data14 === "first_adoption")) || (data14 === "none"))){
const err35 = {instancePath:instancePath+"/baseline_outcome",schemaPath:"#/properties/baseline_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.baseline_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.config_outcome !== undefined){
let data15 = data.config_outcome;
if(!((data15 === "found") || (data15 === "default"))){
const err36 = {instancePath:instancePath+"/config_outcome",schemaPath:"#/properties/config_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.config_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema96 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema97 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema98 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","unseen","closed"]};
const schema99 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tolerated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tolerated"},message:"must have required property '"+"tolerated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.places === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.case_id === undefined){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.agent === undefined){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.turn_id === undefined){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "turn_id"},message:"must have required property '"+"turn_id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.file === undefined){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.case_id !== undefined){
let data1 = data0.case_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema97.properties.case_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.agent !== undefined){
let data2 = data0.agent;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema97.properties.agent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.turn_id !== undefined){
let data3 = data0.turn_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema97.properties.turn_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.file !== undefined){
let data4 = data0.file;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema97.properties.file.type},message:"must be string,null"};
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
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema96.properties.class.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.delta !== undefined){
let data6 = data.delta;
if(!(((((((((data6 === "invalid") || (data6 === "regression")) || (data6 === "unjudged")) || (data6 === "new")) || (data6 === "tolerated")) || (data6 === "infra")) || (data6 === "improvement")) || (data6 === "unseen")) || (data6 === "closed"))){
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
let data7 = data.gate;
if(!(((((data7 === "fail") || (data7 === "undecided")) || (data7 === "warn")) || (data7 === "report")) || (data7 === "ok"))){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema96.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tolerated !== undefined){
let data8 = data.tolerated;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema96.properties.tolerated.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err23 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.owner === undefined){
const err24 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.expires === undefined){
const err25 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.expired === undefined){
const err26 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.reason !== undefined){
if(typeof data8.reason !== "string"){
const err28 = {instancePath:instancePath+"/tolerated/reason",schemaPath:"#/properties/tolerated/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.owner !== undefined){
let data10 = data8.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema96.properties.tolerated.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.expires !== undefined){
if(typeof data8.expires !== "string"){
const err30 = {instancePath:instancePath+"/tolerated/expires",schemaPath:"#/properties/tolerated/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.expired !== undefined){
if(typeof data8.expired !== "boolean"){
const err31 = {instancePath:instancePath+"/tolerated/expired",schemaPath:"#/properties/tolerated/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.turns !== undefined){
let data13 = data.turns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.places !== undefined){
let data14 = data.places;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file === undefined){
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.line === undefined){
const err35 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.calls === undefined){
const err36 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.cause === undefined){
const err37 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.file !== undefined){
if(typeof data15.file !== "string"){
const err39 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/definitions/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.line !== undefined){
let data17 = data15.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data15.calls !== undefined){
let data18 = data15.calls;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err42 = {instancePath:instancePath+"/places/" + i0+"/calls/" + i1,schemaPath:"#/definitions/place/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err43 = {instancePath:instancePath+"/places/" + i0+"/calls",schemaPath:"#/definitions/place/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.cause !== undefined){
let data20 = data15.cause;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema99.properties.cause.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err47 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comparator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.policies === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.turns === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rows === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.findings === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.warnings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema95.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gate !== undefined){
if("typestate" !== data.gate){
const err14 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "typestate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err15 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema95.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err16 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema95.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data5 = data.head;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.commit === undefined){
const err17 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "commit")){
const err18 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.commit !== undefined){
let data6 = data5.commit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema95.properties.head.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err20 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.policies !== undefined){
let data7 = data.policies;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/policies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema95.properties.policies.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.turns !== undefined){
let data9 = data.turns;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.judged === undefined){
const err24 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.accepted === undefined){
const err25 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.rejected === undefined){
const err26 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "judged") || (key3 === "accepted")) || (key3 === "rejected"))){
const err27 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.judged !== undefined){
let data10 = data9.judged;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data9.accepted !== undefined){
let data11 = data9.accepted;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data9.rejected !== undefined){
let data12 = data9.rejected;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data15[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.findings !== undefined){
let data17 = data.findings;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err39 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.level === undefined){
const err40 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.subject === undefined){
const err41 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.message === undefined){
const err42 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.file === undefined){
const err43 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.line === undefined){
const err44 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key5 in data18){
if(!((((((key5 === "rule") || (key5 === "level")) || (key5 === "subject")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err45 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.rule !== undefined){
if(typeof data18.rule !== "string"){
const err46 = {instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/definitions/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.level !== undefined){
let data20 = data18.level;
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "note"))){
const err47 = {instancePath:instancePath+"/findings/" + i1+"/level",schemaPath:"#/definitions/finding/properties/level/enum",keyword:"enum",params:{allowedValues: schema100.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.subject !== undefined){
if(typeof data18.subject !== "string"){
const err48 = {instancePath:instancePath+"/findings/" + i1+"/subject",schemaPath:"#/definitions/finding/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err49 = {instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"#/definitions/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.file !== undefined){
let data23 = data18.file;
if((typeof data23 !== "string") && (data23 !== null)){
const err50 = {instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/definitions/finding/properties/file/type",keyword:"type",params:{type: schema100.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.line !== undefined){
let data24 = data18.line;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err51 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/definitions/finding/properties/line/type",keyword:"type",params:{type: schema100.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.warnings !== undefined){
let data25 = data.warnings;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
const err54 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/typestate-result.js


/** Worst first. */
const TURN_DELTAS = [
    'invalid',
    'regression',
    'unjudged',
    'new',
    'tolerated',
    'infra',
    'improvement',
    'unseen',
    'closed',
];
/** The name of the typestate gate's own result file. */
const TYPESTATE_RESULT_FILE = 'typestate-result.json';
function parseTypestateResult(text, file) {
    const help = 'If another version of Portcullis wrote it, run the gate again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the typestate result', text, validate, file, { help });
}


/***/ }),

/***/ 9745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yq: () => (/* binding */ subjectText),
  ZO: () => (/* binding */ turnMessage),
  h6: () => (/* binding */ typestateGate)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(66282);
// EXTERNAL MODULE: ./build/contracts/typestate-result.js + 1 modules
var typestate_result = __webpack_require__(98463);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/typestate/compare-class.js
/**
 * Compares a failure class with the baseline at the comparator: CONTRIBUTING.md, "Turns at the gate". The stricter of both baselines
 * holds, so that a pull request tolerates nothing for itself. Null where there is nothing to say.
 */
function compareClass(situation) {
    const { turns, before, after, isKnown, today, level, judgedWhole } = situation;
    if (turns === 0)
        return before === null || !judgedWhole ? null : improvement(before, today);
    const regression = (reason, of) => ({
        delta: 'regression',
        gate: { error: 'fail', warn: 'warn', off: 'report' }[level],
        tolerated: toleranceOf(of, today),
        reason,
    });
    if (!isKnown) {
        if (after === null)
            return regression('nothing tolerates it', null);
        if (isOver(after, today))
            return regression(`it was tolerated until ${after.expires}`, after);
        const reason = `the comparator does not know this: tolerated until ${after.expires}: ${after.reason}`;
        return { delta: 'new', gate: 'warn', tolerated: toleranceOf(after, today), reason };
    }
    if (before === null) {
        return regression(after === null ? 'it is new' : 'it is new; what the pull request tolerates itself does not count', null);
    }
    if (isOver(before, today))
        return regression(`it was tolerated until ${before.expires}`, before);
    if (after === null)
        return regression('the pull request tolerates it no longer', before);
    if (isOver(after, today))
        return regression(`the pull request tolerates it until ${after.expires} only`, after);
    const last = before.expires < after.expires ? before : after;
    return {
        delta: 'tolerated',
        gate: 'report',
        tolerated: toleranceOf(last, today),
        reason: `tolerated until ${last.expires}: ${before.reason}`,
    };
}
function improvement(before, today) {
    return {
        delta: 'improvement',
        gate: 'report',
        tolerated: toleranceOf(before, today),
        reason: 'it does not occur any more: the baseline need not tolerate it',
    };
}
/** The day itself still belongs to it. */
function isOver({ expires }, today) {
    return expires < today;
}
/** A tolerance as a row tells it. */
function toleranceOf(entry, today) {
    if (entry === null)
        return null;
    const { reason, owner, expires } = entry;
    return { reason, owner: owner ?? null, expires, expired: isOver(entry, today) };
}

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(69493);
;// CONCATENATED MODULE: ./build/gates/typestate-gate.js







/**
 * Compares the failure classes of the head's turns with those that the comparator tolerates, and decides (CONTRIBUTING.md, "Turns at
 * the gate"). Pure: the same input gives the same result, subject by subject, cases before turns of evidence files.
 */
function typestateGate(input) {
    const subjects = [...input.subjects].sort((left, right) => (0,ordering/* compareCodePoints */.OP)(subjectText(left.subject), subjectText(right.subject)));
    const rows = [...subjects.flatMap((turns) => rowsOf(turns, input)), ...unseenRows(input)];
    const judged = subjects.reduce((sum, { turns }) => sum + turns, 0);
    const rejected = subjects.reduce((sum, item) => sum + item.rejected, 0);
    const verdict = rows.some(({ gate }) => gate === 'fail')
        ? 'fail'
        : (judged === 0 && !input.nothingToRun) || rows.some(({ gate }) => gate === 'undecided')
            ? 'not_comparable'
            : 'pass';
    return {
        schema: 1,
        gate: 'typestate',
        verdict,
        exit_code: (0,gate_verdict/* exitCodeOf */.FO)(verdict),
        comparator: input.comparator.report,
        head: { commit: input.head.commit },
        policies: { ...input.policies },
        turns: { judged, accepted: judged - rejected, rejected },
        counts: Object.fromEntries(typestate_result/* TURN_DELTAS */.M9.map((delta) => [delta, rows.filter((row) => row.delta === delta).length])),
        rows,
        findings: findingsOf(rows),
        warnings: [...input.warnings, ...warningsOf(input, judged)],
    };
}
/** What a subject is called in messages. */
function subjectText({ case_id: caseId, agent, turn_id: turnId, file }) {
    if (turnId !== null)
        return `turn ${turnId.trim() === '' ? JSON.stringify(turnId) : turnId}`;
    return file ?? `${caseId ?? ''}/${agent ?? ''}`;
}
function rowsOf(turns, input) {
    const { subject, classes, infra, unjudged } = turns;
    const { head, comparator, today } = input;
    const [before, after] = [toleratedOf(comparator.baseline, turns, true), toleratedOf(head.baseline, turns, false)];
    const level = comparator.config.levels.typestate;
    const judgedWhole = turns.turns > 0 && unjudged.length === 0 && infra.size === 0;
    const compared = [...new Set([...classes.keys(), ...before.keys()])].sort(ordering/* compareCodePoints */.OP).flatMap((name) => {
        const found = classes.get(name) ?? { turns: 0, places: [] };
        const result = compareClass({
            turns: found.turns,
            judgedWhole,
            before: before.get(name) ?? null,
            after: after.get(name) ?? null,
            isKnown: turns.isKnown,
            today,
            level,
        });
        return result === null ? [] : [{ subject, class: name, ...result, turns: found.turns, places: [...found.places] }];
    });
    const ofInfra = [...infra]
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([name, found]) => {
        const reason = 'the run was ended by its infrastructure, so that it says nothing about the change';
        const told = { delta: 'infra', gate: 'report', tolerated: null, reason };
        return { subject, class: name, ...told, turns: found.turns, places: [...found.places] };
    });
    const ofRest = unjudged.map(({ delta, gate, reason, place }) => {
        const places = place === null ? [] : [place];
        return { subject, class: null, delta, gate, tolerated: null, turns: 0, places, reason };
    });
    const rows = [...ofRest, ...compared, ...ofInfra];
    if (rows.length > 0)
        return rows;
    const reason = `${(0,counted/* counted */.h)(turns.turns, 'turn')} closed`;
    const closed = { delta: 'closed', gate: 'ok', tolerated: null, reason };
    return [{ subject, class: null, ...closed, turns: turns.turns, places: [] }];
}
/** What the comparator tolerates of subjects that the head does not show: nothing can be said about it, and nothing fails for it. */
function unseenRows({ subjects, comparator, today }) {
    const seen = new Set(subjects.map(({ subject, beforeId }) => subjectText({ ...subject, case_id: beforeId })));
    const { cases, turns } = comparator.baseline;
    const tolerated = [
        ...[...cases].flatMap(([caseId, agents]) => [...agents].map(([agent, classes]) => [{ case_id: caseId, agent, turn_id: null, file: null }, classes])),
        ...[...turns].map(([id, classes]) => [{ case_id: null, agent: null, turn_id: id, file: null }, classes]),
    ];
    return tolerated
        .filter(([subject]) => !seen.has(subjectText(subject)))
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(subjectText(left), subjectText(right)))
        .flatMap(([subject, classes]) => [...classes].map(([name, entry]) => {
        const reason = 'there is no such turn here: if it is gone for good, the baseline need not tolerate it';
        const told = { delta: 'unseen', gate: 'report', tolerated: toleranceOf(entry, today), reason };
        return { subject, class: name, ...told, turns: 0, places: [] };
    }));
}
const NOTHING = new Map();
function toleratedOf(baseline, { subject, beforeId }, isComparator) {
    if (subject.turn_id !== null)
        return baseline.turns.get(subject.turn_id) ?? NOTHING;
    const id = isComparator ? beforeId : subject.case_id;
    return baseline.cases.get(id ?? '')?.get(subject.agent ?? '') ?? NOTHING;
}
function findingsOf(rows) {
    const levels = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' };
    return rows
        .filter(({ delta }) => delta !== 'closed')
        .sort((left, right) => rankOf(left) - rankOf(right))
        .map((row) => ({
        rule: row.delta,
        level: levels[row.gate],
        subject: subjectText(row.subject),
        message: turnMessage(row),
        file: row.places[0]?.file ?? null,
        line: row.places[0]?.line ?? null,
    }));
}
/** What a row says in a line; also where the gate’s own list of findings is not at hand. */
function turnMessage({ class: name, reason, turns, places }) {
    if (name === null)
        return reason;
    const [place] = places;
    const calls = place === undefined || place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
    const cause = place === undefined || place.cause === null ? '' : `, interrupted: ${place.cause}`;
    const count = turns > 1 ? ` in ${turns} turns` : '';
    return `${name}${calls}${count}${cause}: ${reason}`;
}
/** Worst first; a stable sort keeps the order of the subjects within a rank. */
function rankOf(row) {
    return gate_result/* GATE_EFFECTS */.Dk.indexOf(row.gate) * typestate_result/* TURN_DELTAS */.M9.length + typestate_result/* TURN_DELTAS */.M9.indexOf(row.delta);
}
function warningsOf({ head, comparator }, judged) {
    const known = new Set(failure_class/* FAILURE_CLASSES */.C);
    const sides = [
        ['the baseline', head.baseline],
        ['the comparator’s baseline', comparator.baseline],
    ];
    const misspelt = sides.flatMap(([side, baseline]) => {
        const names = [
            ...baseline.turns.values(),
            ...[...baseline.cases.values()].flatMap((agents) => [...agents.values()]),
        ]
            .flatMap((classes) => [...classes.keys()])
            .filter((name) => !known.has(name));
        return [...new Set(names)]
            .sort(ordering/* compareCodePoints */.OP)
            .map((name) => `${side} tolerates ${name}, which is no failure class`);
    });
    return judged === 0 ? ['there was no turn to judge', ...misspelt] : misspelt;
}


/***/ }),

/***/ 78072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ baselineFactsText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** How much a baseline has, and from when: `12 entries, newest counts 2026-08-01`. The day, not the age: a comment must not change daily. */
function baselineFactsText({ entries, newest_counts: newest }) {
    const rows = (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(entries, 'entry', 'entries');
    return newest === null ? rows : `${rows}, newest counts ${newest.slice(0, 10)}`;
}


/***/ }),

/***/ 48651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   em: () => (/* binding */ failingCells),
/* harmony export */   et: () => (/* binding */ agentsOf),
/* harmony export */   lS: () => (/* binding */ casesWorstFirst),
/* harmony export */   mJ: () => (/* binding */ effectRank)
/* harmony export */ });
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);

/** The cases with their cells by provider, the worst first: a case stands as high as its worst cell. */
function casesWorstFirst(result) {
    const byCase = new Map();
    for (const cell of result.cells) {
        const cells = byCase.get(cell.case_id) ?? new Map();
        byCase.set(cell.case_id, cells.set(cell.agent, cell));
    }
    const rank = (cells) => Math.min(...[...cells.values()].map((cell) => effectRank(cell)));
    return [...byCase].sort(([, left], [, right]) => rank(left) - rank(right));
}
/** The providers in the order of the columns. */
function agentsOf(result) {
    return [...new Set(result.cells.map((cell) => cell.agent))].sort();
}
/** The cells that fail, then those that are undecided, then those that warn. */
function failingCells(result) {
    const shown = result.cells.filter((cell) => ['fail', 'undecided', 'warn'].includes(cell.gate));
    return shown.sort((left, right) => effectRank(left) - effectRank(right));
}
/** What a cell does to the gate, as a number: the worst is 0. */
function effectRank({ gate }) {
    return _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .GATE_EFFECTS */ .Dk.indexOf(gate);
}


/***/ }),

/***/ 19559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ expectedOf),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Ie: () => (/* binding */ cellText),
/* harmony export */   aO: () => (/* binding */ gotOf),
/* harmony export */   ss: () => (/* binding */ whyText)
/* harmony export */ });
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);


/** Of a reason or an error, so that one cell cannot hide the others. */
const TEXT_LIMIT = 1000;
/** What a cell shows in a matrix. */
function cellText(cell) {
    if (cell === undefined)
        return '-';
    const notes = cell.notes.map((note) => ` +${note}`).join('');
    return `${markOf(cell)} ${whatHappened(cell)}${cell.timeout ? ' (timeout)' : ''}${notes}`;
}
/** What a cell does to the gate, as one character. */
function markOf({ gate }) {
    return { fail: '✗', undecided: '?', warn: '!', report: '·', ok: '✓' }[gate];
}
function whatHappened(cell) {
    const { delta, got, sampling } = cell;
    const counts = sampling !== null && sampling.head.total > 1 ? ` ${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)(sampling.head)}` : '';
    if (delta !== 'held' || got === null)
        return `${delta}${counts}`;
    // Of counted trials the one that is shown failed where any did, and what held is that enough of them pass.
    return `${isCounted(cell) ? 'pass' : got.status}${counts} (held)`;
}
function expectedOf({ expected }) {
    if (expected === null)
        return 'no entry';
    return expected.allow_timeout ? `${expected.expected_status}, timeout allowed` : expected.expected_status;
}
function gotOf(cell) {
    const { got, sampling } = cell;
    if (got === null)
        return 'no result';
    if (sampling !== null && isCounted(cell))
        return `${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)(sampling.head)} passed`;
    return `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}
/** Why, without repeating what "expected → got" already says. */
function whyText(cell) {
    const { delta, reason, error, expected } = cell;
    // That a tolerance ended, and what was counted, stands in the reason only.
    const isPlain = expected?.expired !== true && !isCounted(cell);
    const isSaid = error !== null && isPlain && ['regression', 'infra', 'new'].includes(delta);
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)([isSaid ? null : reason, error].filter((text) => text !== null).join('; '), TEXT_LIMIT);
}
/** Whether the counts of its trials decided about a cell, and no single one. */
function isCounted({ sampling }) {
    return sampling !== null && sampling.rule !== 'single' && sampling.head.total > 0;
}


/***/ }),

/***/ 48643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ checkRun)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _gate_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56889);
/* harmony import */ var _reported_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39980);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40909);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91709);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46591);
/* harmony import */ var _step_annotations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2734);
/* harmony import */ var _verdict_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30599);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24036);









const LEVELS = { error: 'failure', warning: 'warning', note: 'notice' };
/**
 * A report as a check run. Its conclusion is that of the job: what could not be decided is a `failure`, since `neutral` and `skipped`
 * count as passed where a check is required, and `action_required` names a page on which to act, which there is not. A gate that only
 * warns is `neutral`, so that its sign is not that of one that holds.
 *
 * @param room for annotations, at least one
 */
function checkRun(report, room = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkAnnotations) {
    const { result } = report;
    const more = result === null ? '' : `: ${(0,_verdict_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictSummary */ .k6)(result)}`;
    const budget = { limit: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkTextBytes, measure: _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy };
    // GitHub refuses a check run whose summary is empty.
    const summary = (0,_report_page_js__WEBPACK_IMPORTED_MODULE_3__/* .reportPage */ .S)(report, budget) || (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictTitle */ .Sw)(report);
    return {
        conclusion: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .onlyWarns */ .yY)(report) ? 'neutral' : (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .reportVerdict */ .Ki)(report) === 'pass' ? 'success' : 'failure',
        title: (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .clipWithin */ .M3)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .safeText */ .Hk)(`${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictTitle */ .Sw)(report)}${more}`), _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkTitleCharacters),
        summary,
        text: result === null ? null : (0,_gate_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .gateSummary */ .s)(result, _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.checkTextBytes),
        annotations: within(room, (0,_reported_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedFindings */ .If)(report).flatMap((finding) => annotationOf(finding))),
    };
}
/** What counts the others stands where the first of them would: without a file there is no annotation. */
function within(room, all) {
    const [shown, [first, ...others]] = [all.slice(0, room - 1), all.slice(room - 1)];
    if (first === undefined || others.length === 0)
        return all;
    const message = `and ${others.length + 1} more: see the text of this check`;
    return [...shown, { ...first, title: 'Portcullis', message }];
}
/** Nothing where the place is not a file of the repository: GitHub would refuse the whole request. */
function annotationOf(finding) {
    const path = (0,_repository_path_js__WEBPACK_IMPORTED_MODULE_8__/* .repositoryPath */ .S)(finding.file);
    if (path === null)
        return [];
    const line = Math.max(1, finding.line ?? 1);
    return [
        {
            path,
            start_line: line,
            end_line: line,
            annotation_level: LEVELS[finding.level],
            title: (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_5__/* .annotationTitle */ .qF)(finding),
            message: (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_5__/* .annotationMessage */ .L0)(finding),
        },
    ];
}


/***/ }),

/***/ 12865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ commentMarker),
/* harmony export */   t: () => (/* binding */ readMarker)
/* harmony export */ });
const STATE = /^ run=([0-9]{1,15}) attempt=([0-9]{1,9}) state=(failing|clear) digest=([0-9a-f]{64}) -->$/;
/** The line by which a comment is found again; nobody sees it. It has to be the first of the comment. */
function commentMarker(key, { runNumber, runAttempt, kind, digest }) {
    return `${prefixOf(key)} run=${runNumber} attempt=${runAttempt} state=${kind} digest=${digest} -->`;
}
/**
 * What the first line with this key's marker remembers: `unreadable` where it is not as this version writes it, null where there is no such
 * line. It counts at the beginning of a line only: a quotation of the comment is not the comment. Anybody can write it; whose comment it is
 * has to be asked apart.
 */
function readMarker(body, key) {
    const prefix = prefixOf(key);
    const line = body.split(/\r?\n/).find((candidate) => candidate.startsWith(prefix));
    if (line === undefined)
        return null;
    const match = STATE.exec(line.slice(prefix.length).trimEnd());
    if (match === null)
        return 'unreadable';
    const [, run = '', attempt = '', kind = '', digest = ''] = match;
    return {
        runNumber: Number(run),
        runAttempt: Number(attempt),
        kind: kind === 'clear' ? 'clear' : 'failing',
        digest,
    };
}
function prefixOf(key) {
    return `<!-- portcullis:gate key=${key}`;
}


/***/ }),

/***/ 25563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ comparatorName)
/* harmony export */ });
/** Events that are compared with a commit that they tell, or with the tip of a branch. */
const WITHOUT_MERGE_BASE = new Set(['merge_group', 'push', 'schedule']);
/** What the commit that was compared with is: some events tell another one than the merge base. */
function comparatorName({ event, base_ref: baseRef }) {
    if (event === null)
        return 'merge base';
    return baseRef === null || WITHOUT_MERGE_BASE.has(event) ? 'commit' : 'merge base';
}


/***/ }),

/***/ 85450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ comparatorTable)
/* harmony export */ });
/* harmony import */ var _comparator_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25563);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);


/** Every commit that a gate used, as a table; `more` are rows of the gate's own. */
function comparatorTable(comparator, head, more = []) {
    const rows = [
        ...(comparator.event === null ? [] : [['event', comparator.event]]),
        ['base', comparator.base_ref],
        ['base tip', comparator.base_tip],
        [(0,_comparator_name_js__WEBPACK_IMPORTED_MODULE_0__/* .comparatorName */ .C)(comparator), comparator.merge_base],
        ...(comparator.event === null ? [] : [['told by', comparator.source ?? 'event']]),
        ['head', comparator.head_sha ?? head],
        ['tested', head],
        ['baseline', comparator.baseline_path],
        ['baseline blob', comparator.baseline_blob ?? comparator.baseline_outcome],
        ...more,
    ];
    return [
        '| | |',
        '|---|---|',
        ...rows.map(([name, value]) => `| ${name} | ${value === null ? '–' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(value)} |`),
    ].join('\n');
}


/***/ }),

/***/ 66982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ deltaCounts)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** Names of deltas that are things one can count; the others say how something is. */
const THING = /(?:regression|improvement|result|baseline)$/;
/** `2 regressions`, `5 held`, in the order of `deltas` and not of the counts, whose keys stand in another one where they were read again. */
function deltaCounts(deltas, counts) {
    return deltas.flatMap((delta) => {
        const count = counts[delta] ?? 0;
        return count > 0 ? [THING.test(delta) ? (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, delta) : `${count} ${delta}`] : [];
    });
}


/***/ }),

/***/ 97497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ failureBlock),
/* harmony export */   p: () => (/* binding */ effectMark)
/* harmony export */ });
/* harmony import */ var _cell_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19559);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24036);
/* harmony import */ var _trials_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47264);




/** Of a proof line or a command, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;
/** A cell that does not hold as markdown: expected and got, trials, the line that proves it, its case, the command that explains it. */
function failureBlock(cell) {
    const title = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(`${cell.case_id} / ${cell.agent}: ${cell.delta}`);
    const trials = (0,_trials_text_js__WEBPACK_IMPORTED_MODULE_3__/* .trialsText */ .n)(cell);
    const lines = [
        `### ${effectMark(cell)} ${title}`,
        '',
        `expected **${(0,_cell_text_js__WEBPACK_IMPORTED_MODULE_0__/* .expectedOf */ .EX)(cell)}** → got **${(0,_cell_text_js__WEBPACK_IMPORTED_MODULE_0__/* .gotOf */ .aO)(cell)}**: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_cell_text_js__WEBPACK_IMPORTED_MODULE_0__/* .whyText */ .ss)(cell))}`,
    ];
    if (trials !== null)
        lines.push('', `trials: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(trials)}`);
    if (cell.proof !== null) {
        const { token, line_number: number, line } = cell.proof;
        lines.push('', `proof for ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(token, TEXT_LIMIT))}, line ${number}:`, '', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(line, TEXT_LIMIT)));
    }
    if (cell.case_file !== null)
        lines.push('', `case: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${cell.case_file}:${cell.case_line ?? 1}`)}`);
    if (cell.explain !== null)
        lines.push('', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenced */ .OF)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(cell.explain, TEXT_LIMIT)));
    return lines.join('\n');
}
/** What a cell or a row of turns does to its gate, as a sign that markdown shows. */
function effectMark({ gate }) {
    return { fail: '❌', undecided: '❔', warn: '⚠️', report: '·', ok: '·' }[gate];
}


/***/ }),

/***/ 56889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ gateSummary)
/* harmony export */ });
/* harmony import */ var _cases_worst_first_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48651);
/* harmony import */ var _baseline_facts_text_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(78072);
/* harmony import */ var _comparator_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85450);
/* harmony import */ var _cell_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19559);
/* harmony import */ var _failure_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97497);
/* harmony import */ var _leg_texts_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(92674);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20120);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42787);
/* harmony import */ var _rollup_tables_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46715);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78013);
/* harmony import */ var _suite_trials_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27053);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24036);
/* harmony import */ var _trials_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47264);
/* harmony import */ var _turns_summary_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84930);
/* harmony import */ var _verdict_summary_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(30599);
















/** Of a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 1000;
/**
 * The gate's result as markdown within a byte budget: verdict, comparator, matrix rows, what the trials can show, failures, and the
 * trials of each cell, the worst first. What does not fit is counted, and nothing is cut inside a table or a fence.
 */
function gateSummary(result, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .CHANNEL_LIMITS */ .j7.summaryBytes) {
    const warnings = result.warnings.map((warning) => `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_10__/* .clip */ .$Q)(warning, TEXT_LIMIT))}`);
    const agents = (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_0__/* .agentsOf */ .et)(result);
    const matrix = (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownTable */ .Q)({
        head: ['case', ...agents],
        rows: (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_0__/* .casesWorstFirst */ .lS)(result).map(([id, cells]) => [id, ...agents.map((agent) => (0,_cell_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cellText */ .Ie)(cells.get(agent)))]),
    });
    const trials = (0,_suite_trials_js__WEBPACK_IMPORTED_MODULE_9__/* .suiteTrials */ .n)(result);
    const details = trials === null || trials.table === null ? [] : cellsWithTrials(result);
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_5__/* .MarkdownPage */ .l(limit);
    page.add((0,_verdict_summary_js__WEBPACK_IMPORTED_MODULE_13__/* .summaryHeading */ .hn)(result));
    const legs = (0,_leg_texts_js__WEBPACK_IMPORTED_MODULE_14__/* .legTexts */ .J)(result);
    if (legs.length > 0)
        page.add(legs.map((text) => `- ❌ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_10__/* .clip */ .$Q)(text, TEXT_LIMIT))}`).join('\n'));
    const { comparator, baseline, head, batches } = result;
    page.add((0,_comparator_table_js__WEBPACK_IMPORTED_MODULE_1__/* .comparatorTable */ .T)(comparator, head.commit, [
        ['baseline holds', (0,_baseline_facts_text_js__WEBPACK_IMPORTED_MODULE_15__/* .baselineFactsText */ .q)(baseline)],
        ['batch', batches.join(', ')],
    ]));
    page.addList('', warnings, { separator: '\n>\n', share: 0.2, more: (left) => `_and ${left} more warnings_` });
    page.addList(matrix.head, matrix.rows, { separator: '\n', share: 0.5, more: (left) => `_and ${left} more cases_` });
    if (trials !== null)
        addTrials(page, trials);
    page.addList('## Failures', (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_0__/* .failingCells */ .em)(result).map(_failure_block_js__WEBPACK_IMPORTED_MODULE_3__/* .failureBlock */ .Q), {
        separator: '\n\n',
        share: details.length === 0 ? 1 : 0.7,
        more: (left) => `_and ${left} more failures_`,
    });
    if (result.typestate !== null)
        (0,_turns_summary_js__WEBPACK_IMPORTED_MODULE_12__/* .addTurns */ .G)(page, result.typestate, 0.7);
    addTable(page, '## Trials of each cell', (0,_trials_text_js__WEBPACK_IMPORTED_MODULE_11__/* .trialsTable */ .I)(details), 0.7, 'cells');
    (0,_rollup_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .rollupTables */ .M)(result).forEach((table, index) => {
        addTable(page, index === 0 ? `## ${_rollup_tables_js__WEBPACK_IMPORTED_MODULE_7__/* .ROLLUPS_TITLE */ .h}` : '', table, index === 0 ? 0.5 : 1, `${table.head[0] ?? ''}s`);
    });
    return page.text();
}
function addTrials(page, { line, table, notRun }) {
    page.add(`**Trials:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(line)}`);
    if (table !== null)
        addTable(page, '', table, 0.5, 'rows');
    if (notRun !== null)
        page.add(`**Not run:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(notRun)}`);
}
function addTable(page, title, table, share, what) {
    const { head, rows } = (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_6__/* .markdownTable */ .Q)(table);
    const heading = title === '' ? head : `${title}\n\n${head}`;
    page.addList(heading, rows, { separator: '\n', share, more: (left) => `_and ${left} more ${what}_` });
}
/** Cells of which a matrix does not say all, the worst first. */
function cellsWithTrials({ cells }) {
    return cells
        .flatMap((cell) => {
        const { delta, sampling } = cell;
        const isShown = sampling !== null && sampling.head.total > (delta === 'held' ? 1 : 0);
        return isShown ? [{ ...cell, sampling }] : [];
    })
        .sort((left, right) => (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_0__/* .effectRank */ .mJ)(left) - (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_0__/* .effectRank */ .mJ)(right) || dropOf(right) - dropOf(left));
}
function dropOf({ sampling }) {
    return sampling.drop ?? 0;
}


/***/ }),

/***/ 92674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ legTexts),
/* harmony export */   c: () => (/* binding */ warnOnlyText)
/* harmony export */ });
/** The jobs that fail the gate: `route failed; …`. As they are: a renderer escapes them. */
function legTexts({ legs }) {
    return (legs ?? []).filter(({ level }) => level === 'error').map(({ job, message }) => `${job} ${message}`);
}
/** What follows on the title where a gate that fails does no more than say so. */
function warnOnlyText({ warn_only: isWarnOnly, verdict }) {
    return isWarnOnly && verdict === 'fail' ? ' (warn only)' : '';
}


/***/ }),

/***/ 20120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MarkdownPage)
/* harmony export */ });
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);

const BLOCK_SEPARATOR = '\n\n';
/** Markdown within a budget (of bytes of its UTF-8 form unless another measure is given), kept whole block by block. */
class MarkdownPage {
    #limit;
    #measure;
    #blocks = [];
    #size = 0;
    constructor(limit, measure = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Bytes */ .dy) {
        this.#limit = limit;
        this.#measure = measure;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const size = this.#sizeOf(block);
        if (this.#size + size > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#size += size;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. How many there are. */
    addList(heading, items, { separator, share, more }) {
        if (items.length === 0)
            return 0;
        const head = heading === '' ? [] : [heading];
        let room = (this.#limit - this.#size) * share - this.#sizeOf(heading) - this.#sizeOf(more(items.length));
        const kept = [];
        for (const item of items) {
            room -= this.#measure(item) + separator.length;
            if (room < 0)
                break;
            kept.push(item);
        }
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        const whole = left === 0 ? body : `${body}${BLOCK_SEPARATOR}${more(left)}`;
        if (kept.length > 0 && this.add(whole))
            return kept.length;
        this.add(more(items.length));
        return 0;
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
    #sizeOf(block) {
        return this.#measure(block) + BLOCK_SEPARATOR.length;
    }
}


/***/ }),

/***/ 42787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ markdownTable)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);

/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
function markdownTable({ head, rows }) {
    const line = (texts) => `| ${texts.map(cell).join(' | ')} |`;
    return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}
/** The one mark of ours that is an emoji only with a character that cannot be seen, and would go with those of others. */
const WARNING_MARK = '⚠️';
function cell(text) {
    return text === WARNING_MARK ? text : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text);
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code)
/* harmony export */ });
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);

/** Cannot be seen, takes no room, and no line breaks at it. */
const JOINER = '\u2060';
/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, emoji, HTML, mathematics or emphasis come out
 * of it. GitHub looks for addresses, `@name`, `#1`, `GH-1` and `:name:` after it has taken escapes away, so that these are parted by an
 * invisible joiner ("Autolinked references and URLs"). The id of a commit stays as it is: a link to a commit of the repository, and
 * something to copy.
 */
function escapeMarkdown(text) {
    return (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]|\bGH\\-(?=\d)/gi, `$&${JOINER}`)
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, `$&${JOINER}`)
        .replaceAll(/:(?=((?:\\?[\w+-])+):)/g, (colon, name) => (isPlace(name) ? colon : `${colon}${JOINER}`));
}
/** What stands between the colons of `file:12:3:`; there are emoji of two numbers. */
function isPlace(name) {
    return /^\d+$/.test(name) && name !== '100' && name !== '1234';
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Texts as the lines of a fenced block, whatever backticks they hold. */
function fenced(...lines) {
    const safe = lines.map(_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .safeText */ .Hk).join('\n');
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 40909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ reportPage),
  F: () => (/* binding */ stoppedPage)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/report/cases-worst-first.js
var cases_worst_first = __webpack_require__(48651);
// EXTERNAL MODULE: ./build/gates/typestate-gate.js + 1 modules
var typestate_gate = __webpack_require__(9745);
// EXTERNAL MODULE: ./build/report/cell-text.js
var cell_text = __webpack_require__(19559);
// EXTERNAL MODULE: ./build/report/failure-block.js
var failure_block = __webpack_require__(97497);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
// EXTERNAL MODULE: ./build/report/turn-rows.js
var turn_rows = __webpack_require__(77804);
;// CONCATENATED MODULE: ./build/report/changed-rows.js






/** Of a text in the table, so that one row cannot take the room of the others. */
const TEXT_LIMIT = 300;
/** What is not as it was at the comparator, of all gates in one table, the worst first. What the plan left out is no change. */
function changedRows(result) {
    const jobs = (result.legs ?? [])
        .filter(({ level }) => level === 'error')
        .map(({ job, result: got, message }) => {
        const texts = [(0,failure_block/* effectMark */.p)({ gate: 'fail' }), `job ${job}`, 'leg', got ?? 'no result', message, '–'];
        return { rank: (0,cases_worst_first/* effectRank */.mJ)({ gate: 'fail' }), rule: 'jobs/leg', texts };
    });
    const cells = result.cells
        .filter(isChanged)
        .map((cell) => ({ rank: (0,cases_worst_first/* effectRank */.mJ)(cell), rule: `routing/${cell.delta}`, texts: textsOfCell(cell) }));
    const turns = (result.typestate === null ? [] : (0,turn_rows/* tellingRows */.nY)(result.typestate)).map((row) => {
        return { rank: (0,cases_worst_first/* effectRank */.mJ)(row), rule: `typestate/${row.delta}`, texts: textsOfRow(row) };
    });
    const all = [...jobs, ...cells, ...turns].sort((left, right) => left.rank - right.rank);
    return {
        head: ['', 'what', 'rule', 'change', 'why', 'where'],
        rows: all.map(({ texts }) => texts.map((text) => (0,text_style/* clip */.$Q)(text, TEXT_LIMIT))),
        rules: [...new Set(all.map(({ rule }) => rule))],
    };
}
function isChanged({ delta, gate, notes }) {
    if (delta === 'not_planned' && gate === 'report')
        return false;
    return gate !== 'ok' || delta !== 'held' || notes.length > 0;
}
function textsOfCell(cell) {
    const rule = [cell.delta, ...cell.notes.map((note) => `+${note}`)].join(' ');
    const place = cell.case_file === null ? '–' : `${cell.case_file}:${cell.case_line ?? 1}`;
    const change = `${(0,cell_text/* expectedOf */.EX)(cell)} → ${(0,cell_text/* gotOf */.aO)(cell)}`;
    return [(0,failure_block/* effectMark */.p)(cell), `${cell.case_id} / ${cell.agent}`, rule, change, (0,cell_text/* whyText */.ss)(cell), place];
}
function textsOfRow(row) {
    return [(0,failure_block/* effectMark */.p)(row), (0,typestate_gate/* subjectText */.yq)(row.subject), row.delta, row.class ?? '–', row.reason, (0,turn_rows/* placeOfRow */.tj)(row) ?? '–'];
}

// EXTERNAL MODULE: ./build/report/baseline-facts-text.js
var baseline_facts_text = __webpack_require__(78072);
// EXTERNAL MODULE: ./build/report/comparator-table.js
var comparator_table = __webpack_require__(85450);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/rule-help.js
var rule_help = __webpack_require__(88069);
;// CONCATENATED MODULE: ./build/report/help-block.js



/** Commands that are shown of each kind; the worst cells stand first. */
const COMMANDS = 3;
/** Only such an id is put into a command for people to copy: anything else a shell could read in another way. */
const PLAIN_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
/** Nothing was found out that could be expected from now on. */
const NOT_TO_ACCEPT = new Set(['infra', 'missing_result', 'insufficient_data']);
/** What the found rules mean, and the commands that reproduce, explain and accept; empty where nothing was found. */
function helpBlock(result, rules) {
    if (rules.length === 0)
        return '';
    const meanings = (0,rule_help/* rulesOf */.f)(rules).map(({ id, meaning, remedy }) => `- \`${id}\`: ${meaning} ${remedy}`);
    const commands = commandsOf(result);
    return [meanings.join('\n'), ...(commands === '' ? [] : [commands])].join('\n\n');
}
function commandsOf(result) {
    const failing = (0,cases_worst_first/* failingCells */.em)(result);
    const explain = failing.flatMap(({ explain: command }) => (command === null ? [] : [command])).slice(0, COMMANDS);
    const run = failing
        .filter(({ case_id: id, agent }) => PLAIN_ID.test(id) && PLAIN_ID.test(agent))
        .slice(0, COMMANDS)
        .map(({ case_id: id, agent }) => `portcullis run --case-id ${id} --agents ${agent}`);
    const accept = failing.every(({ delta }) => NOT_TO_ACCEPT.has(delta))
        ? []
        : ['portcullis bless --results artifacts/<batch> --reason "why this is right"'];
    return [
        part('To look at the evidence, with the artifacts of the run beside the checkout:', explain),
        part('To run it again:', run),
        part('To accept it: this pull request is judged by what held before, so change the expectation in one of its own, after a run of two trials (`--trials 2`):', accept),
    ]
        .filter((text) => text !== '')
        .join('\n\n');
}
function part(title, commands) {
    return commands.length === 0 ? '' : `${title}\n\n${(0,markdown/* fenced */.OF)(...commands)}`;
}

// EXTERNAL MODULE: ./build/report/markdown-page.js
var markdown_page = __webpack_require__(20120);
// EXTERNAL MODULE: ./build/report/markdown-table.js
var markdown_table = __webpack_require__(42787);
// EXTERNAL MODULE: ./build/report/stopped-text.js
var stopped_text = __webpack_require__(81180);
// EXTERNAL MODULE: ./build/report/verdict-summary.js
var verdict_summary = __webpack_require__(30599);
;// CONCATENATED MODULE: ./build/report/report-page.js













const SEPARATOR = '\n\n';
/** Of a warning, and of how many. */
const WARNING_LIMIT = 500;
const WARNINGS = 10;
/**
 * What a report says beside a pull request, under a heading of the channel's own: a line for each gate, what changed with the worst
 * first, and in folds the failures, what to do and the commits. What does not fit falls away in steps: everything; tables without the
 * failures; counts alone.
 */
function reportPage({ result, stopped }, budget) {
    if (result === null)
        return stopped === null ? '' : stoppedPage(stopped, budget);
    const parts = partsOf(result);
    return wholePage(result, parts, budget) ?? tablePage(parts, budget) ?? countsPage(parts, budget);
}
function partsOf(result) {
    const changed = changedRows(result);
    const help = helpBlock(result, changed.rules);
    const more = result.warnings.length > WARNINGS ? [`_and ${result.warnings.length - WARNINGS} more warnings_`] : [];
    return {
        verdicts: (0,verdict_summary/* gateVerdicts */.oN)(result).join('\n\n'),
        warnings: [
            ...result.warnings.slice(0, WARNINGS).map((text) => `> ⚠️ ${(0,markdown/* escapeMarkdown */.FV)((0,text_style/* clip */.$Q)(text, WARNING_LIMIT))}`),
            ...more,
        ],
        ...(0,markdown_table/* markdownTable */.Q)(changed),
        tail: [
            ...(help === '' ? [] : [fold('What to do', help)]),
            fold('Commits', (0,comparator_table/* comparatorTable */.T)(result.comparator, result.head.commit, [
                ['baseline holds', (0,baseline_facts_text/* baselineFactsText */.q)(result.baseline)],
            ])),
        ],
    };
}
/** Everything; null where it does not fit. Failures are rendered only as far as there is room. */
function wholePage(result, parts, { limit, measure }) {
    const { verdicts, warnings, head, rows, tail } = parts;
    const table = rows.length === 0 ? [] : [[head, ...rows].join('\n')];
    const above = [verdicts, ...(warnings.length === 0 ? [] : [warnings.join('\n>\n')]), ...table];
    let room = limit - measure([...above, ...tail].join(SEPARATOR));
    const blocks = [];
    for (const cell of (0,cases_worst_first/* failingCells */.em)(result)) {
        const block = (0,failure_block/* failureBlock */.Q)(cell);
        room -= measure(block) + SEPARATOR.length;
        if (room < 0)
            return null;
        blocks.push(block);
    }
    const failures = blocks.length === 0 ? [] : [fold(`Details of ${(0,counted/* counted */.h)(blocks.length, 'cell')}`, blocks.join(SEPARATOR))];
    const page = [...above, ...failures, ...tail].join(SEPARATOR);
    return measure(page) <= limit ? page : null;
}
/** Without the failures, and as many rows as fit; null where that is none. */
function tablePage({ verdicts, warnings, head, rows, tail }, { limit, measure }) {
    const below = tail.join(SEPARATOR);
    const page = new markdown_page/* MarkdownPage */.l(limit - measure(below) - SEPARATOR.length, measure);
    if (!page.add(verdicts))
        return null;
    page.addList('', warnings, { separator: '\n>\n', share: 0.3, more: (left) => `_and ${left} more warnings_` });
    const kept = page.addList(head, rows, { separator: '\n', share: 1, more: (left) => `_and ${left} more rows_` });
    return kept === 0 && rows.length > 0 ? null : `${page.text()}\n${below}`;
}
function countsPage({ verdicts }, { limit, measure }) {
    return measure(verdicts) <= limit ? verdicts : '';
}
/** Why a gate stopped, as far as it fits. */
function stoppedPage(stopped, { limit, measure }) {
    const page = new markdown_page/* MarkdownPage */.l(limit, measure);
    page.addList('', (0,stopped_text/* stoppedLines */.tI)(stopped).map(markdown/* escapeMarkdown */.FV), {
        separator: '\n',
        share: 1,
        more: (left) => `_and ${(0,counted/* counted */.h)(left, 'more line')}_`,
    });
    return page.text().trimEnd();
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}


/***/ }),

/***/ 91709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ reportVerdict),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   vB: () => (/* binding */ markedTitle),
/* harmony export */   yY: () => (/* binding */ onlyWarns)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);

const BY_EXIT_CODE = { 1: 'fail', 2: 'stopped', 3: 'not_comparable' };
/** The one verdict of a report. Only `pass` is nothing to complain of; a report that holds nothing is `stopped`. */
function reportVerdict({ result, stopped }) {
    if (stopped !== null)
        return BY_EXIT_CODE[_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[stopped.code]];
    return result?.verdict ?? 'stopped';
}
/** Whether a gate failed under a policy that lets it do no more than say so. */
function onlyWarns({ result }) {
    return result !== null && result.verdict === 'fail' && result.exit_code === 0;
}
/** The verdict in words, without anything of the report's own: a title. */
function verdictTitle(report) {
    if (onlyWarns(report))
        return 'The gate fails, and only warns';
    return {
        pass: 'The gate holds',
        fail: 'The gate fails',
        not_comparable: 'The gate could not decide',
        stopped: 'The gate did not run',
    }[reportVerdict(report)];
}
/** The same with a sign in front. */
function markedTitle(report) {
    const sign = { pass: '✅', fail: '❌', not_comparable: '⚠️', stopped: '❌' }[reportVerdict(report)];
    return `${onlyWarns(report) ? '⚠️' : sign} ${verdictTitle(report)}`;
}
/** Whether every gate that ran could decide. */
function isDecided({ result }) {
    return result !== null && !Object.values(result.gates).includes('not_comparable');
}


/***/ }),

/***/ 39980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ gateFindings),
/* harmony export */   If: () => (/* binding */ reportedFindings),
/* harmony export */   _I: () => (/* binding */ turnFindings)
/* harmony export */ });
/* harmony import */ var _gates_typestate_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9745);
/* harmony import */ var _turn_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77804);


const LEVELS = ['error', 'warning', 'note'];
const LEVEL_OF = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' };
/** What the gates of a report say; nothing where they stopped. */
function reportedFindings({ result }) {
    return result === null ? [] : gateFindings(result);
}
/** What the gates say: errors first, of each level jobs, then the routing gate's, each in the gate's own order, which is worst first. */
function gateFindings(result) {
    const all = [
        ...ofLegs(result),
        ...ofRouting(result),
        ...(result.typestate === null ? [] : turnFindings(result.typestate)),
    ];
    return LEVELS.flatMap((level) => all.filter((finding) => finding.level === level));
}
/** Jobs that succeeded, or whose result is allowed, are nothing to say. */
function ofLegs({ legs }) {
    const failed = (legs ?? []).filter(({ level }) => level === 'error');
    return failed.map(({ job, level, message }) => {
        const identity = ['jobs', 'leg', job];
        return { gate: 'jobs', rule: 'leg', level, text: `${job} ${message}`, file: null, line: null, identity };
    });
}
function ofRouting({ findings }) {
    return findings.map(({ rule, level, case_id: id, agent, message, file, line }) => {
        const identity = ['routing', rule, id, agent];
        return { gate: 'routing', rule, level, text: `${id}/${agent}: ${message}`, file, line, identity };
    });
}
/** What the typestate gate says, by its rows, since these name the class apart. */
function turnFindings(result) {
    return (0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tellingRows */ .nY)(result).map((row) => {
        const subject = (0,_gates_typestate_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectText */ .yq)(row.subject);
        return {
            gate: 'typestate',
            rule: row.delta,
            level: LEVEL_OF[row.gate],
            text: `${subject}: ${(0,_gates_typestate_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .turnMessage */ .ZO)(row)}`,
            file: row.places[0]?.file ?? null,
            line: row.places[0]?.line ?? null,
            identity: ['typestate', row.delta, subject, row.class ?? ''],
        };
    });
}


/***/ }),

/***/ 46715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ rollupTables),
/* harmony export */   h: () => (/* binding */ ROLLUPS_TITLE)
/* harmony export */ });
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62846);
/* harmony import */ var _suite_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27053);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);



/** Of a name, so that one cannot push the columns of the others away. */
const NAME_LIMIT = 80;
/** Less than any difference of rates: what cannot be compared stands last. */
const NO_DROP = -2;
const ROLLUPS_TITLE = 'Roll-ups, which decide nothing';
/** Counted trials of the providers and of the skills, worst first; none where no cell has more than one trial. */
function rollupTables({ cells, rollups }) {
    if (!(0,_suite_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSeveralTrials */ .G)(cells))
        return [];
    return [tableOf('provider', rollups.providers), tableOf('skill', rollups.skills)].filter(({ rows }) => rows.length > 0);
}
function tableOf(kind, rollups) {
    const rows = rollups
        .map((rollup) => ({ rollup, drop: (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .rateDropOf */ .dh)(rollup.head, rollup.base) }))
        .sort((left, right) => (right.drop ?? NO_DROP) - (left.drop ?? NO_DROP))
        .map(({ rollup: { name, cells, head, base }, drop }) => [
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(name, NAME_LIMIT),
        String(cells),
        (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tallyText */ .Wl)(head),
        base === null ? '–' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tallyText */ .Wl)(base),
        drop === null ? '–' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_2__/* .pointsText */ .JA)(drop),
    ]);
    return { head: [kind, 'cells', 'passed', 'comparator', 'drop'], rows };
}


/***/ }),

/***/ 88069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ rulesOf),
/* harmony export */   y: () => (/* binding */ GATE_RULES)
/* harmony export */ });
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);
/* harmony import */ var _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98463);


/** A shard's job is green as soon as some of its units came to a verdict, and is no failed job then. */
const OWN_JOB = 'Run that shard’s own job again: “Re-run failed jobs” leaves it out where other units of it came to a verdict';
const ROUTING = {
    missing_result: {
        meaning: 'A result that had to be there is missing.',
        remedy: 'Run the job of that shard again; a case that is gone needs its baseline entry removed as well.',
    },
    prompt_leading: {
        meaning: 'The prompt names the expected skill, and did not at the comparator.',
        remedy: 'Write the prompt so that the description of the skill has to win it.',
    },
    regression: {
        meaning: 'The case does worse than the comparator’s baseline expects.',
        remedy: 'Look at the evidence with `portcullis explain`; correct the skill, or land the new expectation first, in a pull request of its own (two trials and `portcullis bless --reason`).',
    },
    infra: {
        meaning: 'The run was ended by its infrastructure and says nothing about the change.',
        remedy: `${OWN_JOB}. If it stays, look at the client’s message, its key and its limits.`,
    },
    missing_baseline: {
        meaning: 'The baseline has no entry for the case.',
        remedy: 'Add one with `portcullis bless` and commit the baseline.',
    },
    new: {
        meaning: 'The pull request adds the entry; it fails where the result does not meet it.',
        remedy: 'Where it fails, correct the skill or the case, or add what was found with `portcullis bless`.',
    },
    insufficient_data: {
        meaning: 'There are too few counted trials to decide.',
        remedy: 'Run more trials: `portcullis run --adaptive` runs those that are needed.',
    },
    soft_regression: {
        meaning: 'The pass rate dropped, but chance may explain it.',
        remedy: 'Look at the failed trials; more trials tell more.',
    },
    watch: {
        meaning: 'The pass rate dropped a lot, but too few trials ran to tell it from chance.',
        remedy: 'Run more trials of the case.',
    },
    unreliable_baseline: {
        meaning: 'The baseline itself does not show that more than half pass.',
        remedy: 'Pool more nightly runs with `portcullis bless --pool`, or make the case more decided.',
    },
    flaky: {
        meaning: 'The case passes less often than a case should.',
        remedy: 'Make the description of the skill or the prompt more decided.',
    },
    removed: {
        meaning: 'The case or the provider is gone, and its baseline entry too.',
        remedy: 'Nothing, if that was meant.',
    },
    not_planned: {
        meaning: 'The plan did not select the case, so that nothing is known of it.',
        remedy: 'Nothing, if the plan was meant; a nightly run has all cases.',
    },
    held: {
        meaning: 'The case does as expected.',
        remedy: 'Nothing.',
    },
    improvement: {
        meaning: 'The case does better than the comparator’s baseline expects.',
        remedy: 'Tighten the entry with `portcullis bless`.',
    },
};
const TYPESTATE = {
    invalid: {
        meaning: 'A line of an evidence file is no turn.',
        remedy: 'Correct whatever writes the file; `portcullis typestate check` names each line.',
    },
    regression: {
        meaning: 'Turns of tool calls have a failure class that is not tolerated.',
        remedy: 'Look at the turn’s lines; correct the harness, or tolerate the class in the baseline with a reason and a day.',
    },
    unjudged: {
        meaning: 'Turns could not be judged.',
        remedy: 'See that the transcript is uploaded with its results, and run that shard’s own job again.',
    },
    new: {
        meaning: 'The comparator does not know the subject, and the pull request tolerates the class.',
        remedy: 'Correct the harness where that is possible.',
    },
    tolerated: {
        meaning: 'The class is tolerated by both baselines until a day.',
        remedy: 'Correct the harness before that day.',
    },
    infra: {
        meaning: 'The class was found in a run that its infrastructure ended; it says nothing about the change.',
        remedy: `${OWN_JOB}.`,
    },
    improvement: {
        meaning: 'A tolerated class is gone.',
        remedy: 'Remove it from the baseline of turns.',
    },
    unseen: {
        meaning: 'A class is tolerated of turns that are not there any more.',
        remedy: 'Remove it from the baseline of turns, if they are gone for good.',
    },
    closed: {
        meaning: 'All turns closed.',
        remedy: 'Nothing.',
    },
};
const LEG = {
    meaning: 'A job that the gate needs did not succeed, so that its results may be missing.',
    remedy: 'Look at that job’s log and run it again; a job that may be skipped has to be named as such.',
};
/** The rules of all gates, worst first. */
const GATE_RULES = [
    { id: 'jobs/leg', gate: 'jobs', rule: 'leg', ...LEG },
    ..._contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .DELTAS */ .CH.map((rule) => ({ id: `routing/${rule}`, gate: 'routing', rule, ...ROUTING[rule] })),
    ..._contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_1__/* .TURN_DELTAS */ .M9.map((rule) => ({ id: `typestate/${rule}`, gate: 'typestate', rule, ...TYPESTATE[rule] })),
];
/** The rules among these ids, worst first. */
function rulesOf(ids) {
    const wanted = new Set(ids);
    return GATE_RULES.filter(({ id }) => wanted.has(id));
}


/***/ }),

/***/ 8211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl),
/* harmony export */   u: () => (/* binding */ runLink)
/* harmony export */ });
/** The address of a run's attempt, since that of the run shows its newest one; its parts are held to their patterns by the contract. */
function runUrl({ server_url: server, repository, run_id: id, run_attempt: attempt }) {
    return `${server}/${repository}/actions/runs/${id}/attempts/${attempt}`;
}
/** Where the whole report is, as markdown. */
function runLink(run) {
    return `[Run ${run.run_number}, attempt ${run.run_attempt}](${runUrl(run)}) has the whole report in its job summary.`;
}


/***/ }),

/***/ 62846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bt: () => (/* binding */ intervalText),
/* harmony export */   JA: () => (/* binding */ pointsText),
/* harmony export */   WN: () => (/* binding */ countsText),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dh: () => (/* binding */ rateDropOf),
/* harmony export */   fL: () => (/* binding */ percentText),
/* harmony export */   lo: () => (/* binding */ detectableText),
/* harmony export */   nY: () => (/* binding */ pValueText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

/** Parts of 1 as whole percent: `3 %`. */
function percentText(share) {
    return `${Math.round(share * 100)} %`;
}
/** An interval of a pass rate: `21–57 %`. */
function intervalText({ low, high }) {
    return `${Math.round(low * 100)}–${percentText(high)}`;
}
/** `9/24` */
function countsText({ passed, total }) {
    return `${passed}/${total}`;
}
/** `9/24 (21–57 %)` */
function tallyText(tally) {
    return `${countsText(tally)} (${intervalText(tally)})`;
}
/** A difference of pass rates, in parts of 1: `34 points`. */
function pointsText(difference) {
    const points = Math.round(difference * 100);
    return `${points < 0 ? '−' : ''}${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(Math.abs(points), 'point')}`;
}
/** Two digits that count. */
function pValueText(p) {
    return p.toPrecision(2);
}
/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
function rateDropOf(head, base) {
    if (base === null || base.total === 0 || head.total === 0)
        return null;
    return base.passed / base.total - head.passed / head.total;
}
/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
function detectableText(cells) {
    const drops = cells
        .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [wholePoints(drop)]))
        .sort(ascending);
    const [least, most] = [drops[0], drops.at(-1)];
    const none = cells.filter(({ base }) => base === null).length;
    const blind = cells.length - drops.length - none;
    const range = least === undefined || most === undefined ? '' : (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(most, 'point');
    const groups = [
        [least === most ? range : `${least}–${range}`, drops.length],
        ['no drop can be told from chance', blind],
        ['nothing to compare with', none],
    ].filter(([, count]) => count > 0);
    return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(count, 'cell')})`)).join(', ');
}
/** The next higher whole number, but for what a computer's fractions add to a whole one. */
function wholePoints(drop) {
    return Math.ceil(drop * 100 - 1e-6);
}
function ascending(left, right) {
    return left - right;
}


/***/ }),

/***/ 13000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ stickyComment),
/* harmony export */   n: () => (/* binding */ allClear)
/* harmony export */ });
/* harmony import */ var _contracts_text_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29266);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78013);
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12865);
/* harmony import */ var _report_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40909);
/* harmony import */ var _report_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91709);
/* harmony import */ var _run_link_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8211);
/* harmony import */ var _verdict_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30599);







/** What a run says of its gate, the verdict first. Nothing in it is a mention, a link or HTML but for our own. */
function stickyComment(report, { key, limit }) {
    const heading = `## ${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .markedTitle */ .vB)(report)}`;
    return commentOf(report, key, (room) => {
        const page = (0,_report_page_js__WEBPACK_IMPORTED_MODULE_2__/* .reportPage */ .S)(report, { limit: room - heading.length - 2, measure: _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .utf16Characters */ .Pb });
        return page === '' ? heading : `${heading}\n\n${page}`;
    }, limit);
}
/** What takes the place of a comment that complained, where there is no longer anything to complain of. */
function allClear(report, { key, limit }) {
    const lines = report.result === null ? [] : (0,_verdict_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .gateVerdicts */ .oN)(report.result);
    return commentOf(report, key, () => [`## ${(0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .markedTitle */ .vB)(report)} again`, ...lines].join('\n\n'), limit);
}
function commentOf(report, key, text, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .CHANNEL_LIMITS */ .j7.commentCharacters) {
    const { run } = report;
    const state = {
        runNumber: run?.run_number ?? 0,
        runAttempt: run?.run_attempt ?? 0,
        kind: (0,_report_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reportVerdict */ .Ki)(report) === 'pass' ? 'clear' : 'failing',
        digest: '0'.repeat(64),
    };
    const link = run === null ? '' : `\n\n${(0,_run_link_js__WEBPACK_IMPORTED_MODULE_5__/* .runLink */ .u)(run)}`;
    const said = text(limit - (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .commentMarker */ .Q)(key, state).length - 1 - link.length);
    // What names the run is no part of what is said: another run may say the same, but not of another commit.
    const told = { ...state, digest: (0,_contracts_text_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .textDigest */ .o)(`${run?.head_sha ?? ''}\n${said}`) };
    const marker = (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_6__/* .commentMarker */ .Q)(key, told);
    return { marker, body: `${marker}\n${said}${link}`, state: told };
}


/***/ }),

/***/ 81180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ stoppedText),
/* harmony export */   lZ: () => (/* binding */ stoppedVerdict),
/* harmony export */   tI: () => (/* binding */ stoppedLines)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86578);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24036);


/** Of a line of a message, and of lines: a message lists what is wrong with a document. */
const LINE_LIMIT = 1000;
const LINES = 50;
/** `⚠️ cannot be compared`, where a gate stopped before it had a result. */
function stoppedVerdict({ code }) {
    return { 1: '❌ fails', 2: '❌ did not run', 3: '⚠️ cannot be compared' }[_kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[code]];
}
/** Why a gate stopped and what to do, as lines of plain text within bounds; nothing is escaped. */
function stoppedLines({ message, help }) {
    const lines = message.split('\n');
    const more = lines.length > LINES ? [`and ${lines.length - LINES} more lines`] : [];
    const all = [...lines.slice(0, LINES), ...more, ...(help === null ? [] : ['', ...help.split('\n').slice(0, LINES)])];
    return all.map((line) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(line, LINE_LIMIT));
}
/** The same for a terminal. */
function stoppedText(stopped, style) {
    if (stopped === null)
        return `${style.bold('The gate did not run')}\n`;
    const [first = '', ...rest] = stoppedLines(stopped).map(_text_style_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .Hk);
    return `${[`${style.red(stopped.code)}: ${first}`, ...rest.map((line) => (line === '' ? '' : `  | ${line}`))].join('\n')}\n`;
}


/***/ }),

/***/ 27053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ hasSeveralTrials),
/* harmony export */   n: () => (/* binding */ suiteTrials)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24036);



/** More cells than this are not named. */
const NAMED_CELLS = 20;
const LINE_LIMIT = 1000;
/** Null for a result without cells. */
function suiteTrials({ cells, sampling }) {
    if (cells.length === 0)
        return null;
    const tried = cells.flatMap((cell) => (cell.sampling !== null && cell.sampling.head.total > 0 ? cell.sampling : []));
    const tallies = talliesOf(tried);
    if (sampling.rule === 'single' && !hasSeveralTrials(cells)) {
        return { line: lineOfOneEach(cells, tried, tallies, sampling), table: null, notRun: null };
    }
    return {
        line: lineOfSeveral(tried, sampling),
        table: {
            head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
            rows: tallies.map((group) => [
                group[0] === undefined ? '' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)(group[0].head),
                String(group.length),
                group[0] === undefined ? '' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .intervalText */ .Bt)(group[0].head),
                (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .detectableText */ .lo)(group),
            ]),
        },
        notRun: notRunText(cells),
    };
}
/** Whether any cell has more than one counted trial. */
function hasSeveralTrials(cells) {
    return cells.some(({ sampling }) => sampling !== null && sampling.head.total > 1);
}
/** The cells by what they counted: few trials first, and of as many trials those that passed more often. */
function talliesOf(tried) {
    const groups = new Map();
    for (const cell of tried) {
        const key = (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countsText */ .WN)(cell.head);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [cell]);
        else
            group.push(cell);
    }
    return [...groups.values()].sort(byTally);
}
function byTally([left], [right]) {
    if (left === undefined || right === undefined)
        return 0;
    return left.head.total - right.head.total || right.head.passed - left.head.passed;
}
function lineOfOneEach(cells, tried, tallies, sampling) {
    if (tried.length === 0)
        return `none was counted${infraText(sampling)}`;
    const which = tried.length === cells.length ? 'one for each cell' : `one for each of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(tried.length, 'cell')}`;
    const intervals = tallies.flatMap(([first]) => first === undefined
        ? []
        : [`${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .intervalText */ .Bt)(first.head)} where it ${first.head.passed === 0 ? 'failed' : 'passed'}`]);
    return `${tried.length}, ${which}: an interval of ${intervals.join(', ')}; no drop can be told from chance${infraText(sampling)}`;
}
function lineOfSeveral(tried, sampling) {
    const total = tried.reduce((sum, { head }) => sum + head.total, 0);
    const rule = sampling.rule === 'single'
        ? 'each judged by itself'
        : `judged by counts: a regression has p < ${sampling.alpha} and a drop of ${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pointsText */ .JA)(sampling.drop)} or more`;
    const repeated = tried.reduce((sum, cell) => sum + cell.repeated, 0);
    const left = repeated === 0 ? '' : `; ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(repeated, 'repeated run')} left out`;
    return `${total} counted in ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(tried.length, 'cell')}, ${rule}${infraText(sampling)}${left}`;
}
function infraText({ infra, planned, infra_share: share }) {
    if (infra === 0)
        return '';
    return `; ${infra} of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(planned, 'trial')} (${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_1__/* .percentText */ .fL)(share)}) ended in infrastructure errors`;
}
/** What a budget cut off stands here, and what no plan has. */
function notRunText(cells) {
    const left = cells.filter(({ delta }) => delta === 'not_planned');
    if (left.length === 0)
        return null;
    const names = left.slice(0, NAMED_CELLS).map((cell) => `${cell.case_id}/${cell.agent}`);
    const more = left.length > NAMED_CELLS ? ` and ${left.length - NAMED_CELLS} more` : '';
    return `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(left.length, 'cell')}: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(names.join(', '), LINE_LIMIT)}${more}`;
}


/***/ }),

/***/ 47264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ trialsTable),
/* harmony export */   n: () => (/* binding */ trialsText)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7790);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62846);


/** The outcomes whose reason says how large the p-value is, and those whose reason also says how large the drop is. */
const TOLD_P = new Set(['regression', 'soft_regression', 'watch', 'flaky', 'held']);
const TOLD_DROP = new Set(['regression', 'soft_regression', 'watch']);
/** What the counts of a cell can show, as far as its reason does not say it; null where one trial was judged by itself. */
function trialsText(cell) {
    const { delta, sampling } = cell;
    if (sampling === null || sampling.head.total === 0)
        return null;
    const { rule, head, base, p_value: p, drop } = sampling;
    if (rule === 'single' && head.total === 1)
        return null;
    const isToldP = p !== null && TOLD_P.has(delta);
    const isToldDrop = (isToldP && TOLD_DROP.has(delta)) || (delta === 'improvement' && rule === 'sequential');
    const facts = [
        `${head.passed}/${head.total} passed (Wilson 95 %: ${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .intervalText */ .Bt)(head)})`,
        ...(base === null ? [] : [`${base.passed}/${base.total} at the comparator (${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .intervalText */ .Bt)(base)})`]),
        ...(drop === null || isToldDrop ? [] : [drop < 0 ? `rise ${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pointsText */ .JA)(-drop)}` : `drop ${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pointsText */ .JA)(drop)}`]),
        ...(isToldP ? [] : pValues(sampling)),
        ...leftOut(cell, sampling),
    ];
    return `${facts.join(', ')}; ${showsText(sampling)}`;
}
function pValues({ p_value: p, adjusted_p_value: adjusted }) {
    if (p === null)
        return [];
    const corrected = adjusted === null || adjusted === p ? [] : [`${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pValueText */ .nY)(adjusted)} among all tested cells`];
    return [`p = ${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pValueText */ .nY)(p)}`, ...corrected];
}
/** Trials that were not counted. */
function leftOut({ delta, trials }, { infra, repeated }) {
    const missing = trials.filter(({ status }) => status === null).length;
    return [
        // An undecided cell's reason names them.
        ...(infra === 0 || delta === 'insufficient_data' ? [] : [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(infra, 'infrastructure error')} not counted`]),
        ...(repeated === 0 ? [] : [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(repeated, 'repeated run')} left out`]),
        ...(missing === 0 ? [] : [`${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(missing, 'trial')} without a result`]),
    ];
}
function showsText(sampling) {
    const { head, base, detectable_drop: drop } = sampling;
    const smallest = (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .detectableText */ .lo)([sampling]);
    if (base === null)
        return smallest;
    if (drop === null)
        return `${smallest} by ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(head.total, 'trial')}`;
    return `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(head.total, 'trial')} show${head.total === 1 ? 's' : ''} drops of ${smallest} or more`;
}
/** The counts of cells as a table, a row for each. */
function trialsTable(cells) {
    return {
        head: ['case', 'client', 'passed', 'comparator', 'drop', 'p', 'p among all', 'smallest drop that shows'],
        rows: cells.map(({ case_id: id, agent, sampling }) => [
            id,
            agent,
            (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyText */ .Wl)(sampling.head),
            sampling.base === null ? '–' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyText */ .Wl)(sampling.base),
            sampling.drop === null ? '–' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pointsText */ .JA)(sampling.drop),
            sampling.p_value === null ? '–' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pValueText */ .nY)(sampling.p_value),
            sampling.adjusted_p_value === null ? '–' : (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pValueText */ .nY)(sampling.adjusted_p_value),
            (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_0__/* .detectableText */ .lo)([sampling]),
        ]),
    };
}


/***/ }),

/***/ 77804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ toleranceHint),
/* harmony export */   ON: () => (/* binding */ turnCounts),
/* harmony export */   nY: () => (/* binding */ tellingRows),
/* harmony export */   tj: () => (/* binding */ placeOfRow)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
/* harmony import */ var _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98463);
/* harmony import */ var _cases_worst_first_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48651);
/* harmony import */ var _delta_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66982);




/** Rows that say something, the worst first. */
function tellingRows({ rows }) {
    const rank = (row) => (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_1__/* .effectRank */ .mJ)(row) * _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .TURN_DELTAS */ .M9.length + _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .TURN_DELTAS */ .M9.indexOf(row.delta);
    return rows.filter(({ delta }) => delta !== 'closed').sort((left, right) => rank(left) - rank(right));
}
/** `file:line (call, call), interrupted: cause` of the first turn, and how many more there are; null where nothing is known of a place. */
function placeOfRow({ places, turns }) {
    const [place] = places;
    if (place === undefined)
        return null;
    const calls = place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
    const cause = place.cause === null ? '' : `, interrupted: ${place.cause}`;
    const more = turns > 1 ? `, and ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(turns - 1, 'more turn')}` : '';
    return `${place.file}:${place.line}${calls}${cause}${more}`;
}
/** What to do about a class that cannot be mended now; null where there is none. */
function toleranceHint({ counts, comparator }) {
    if ((counts['regression'] ?? 0) === 0)
        return null;
    const where = comparator.baseline_path;
    return `To tolerate a class for a while, record it in ${where} with a reason and a day on which it ends; it counts once it is on the base branch.`;
}
/** `12 turns: 11 accepted, 1 rejected (1 regression)`, the worst first. */
function turnCounts({ turns, counts }) {
    const deltas = (0,_delta_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .deltaCounts */ .F)(_contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .TURN_DELTAS */ .M9.filter((delta) => delta !== 'closed'), counts);
    const line = `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(turns.judged, 'turn')}: ${turns.accepted} accepted, ${turns.rejected} rejected`;
    return deltas.length === 0 ? line : `${line} (${deltas.join(', ')})`;
}


/***/ }),

/***/ 84930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ addTurns),
/* harmony export */   f: () => (/* binding */ turnsSummary)
/* harmony export */ });
/* harmony import */ var _gates_typestate_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9745);
/* harmony import */ var _comparator_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85450);
/* harmony import */ var _failure_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97497);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20120);
/* harmony import */ var _markdown_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42787);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78013);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24036);
/* harmony import */ var _turn_rows_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77804);
/* harmony import */ var _verdict_summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30599);










/** Of a text in a table, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
/** The typestate gate's part of a page: how many turns closed, and a table of what does not simply hold, the worst first. */
function addTurns(page, result, share) {
    page.add([`## Typestate gate ${(0,_verdict_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .turnsVerdict */ .qM)(result)}`, '', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .turnCounts */ .ON)(result))].join('\n'));
    const { head, rows } = (0,_markdown_table_js__WEBPACK_IMPORTED_MODULE_5__/* .markdownTable */ .Q)({
        head: ['', 'turns of', 'failure class', 'delta', 'why', 'where'],
        rows: (0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .tellingRows */ .nY)(result).map((row) => cellsOf(row)),
    });
    page.addList(head, rows, { separator: '\n', share, more: (left) => `_and ${left} more rows_` });
    const hint = (0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .toleranceHint */ .$9)(result);
    if (hint !== null)
        page.add((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(hint));
}
/** The typestate gate's result as markdown within a byte budget, where it ran alone. */
function turnsSummary(result, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .CHANNEL_LIMITS */ .j7.summaryBytes) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_4__/* .MarkdownPage */ .l(limit);
    addTurns(page, result, 0.9);
    page.add((0,_comparator_table_js__WEBPACK_IMPORTED_MODULE_1__/* .comparatorTable */ .T)(result.comparator, result.head.commit));
    page.addList('', result.warnings.map((warning) => `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(warning, TEXT_LIMIT))}`), { separator: '\n>\n', share: 1, more: (left) => `_and ${left} more warnings_` });
    return page.text();
}
function cellsOf(row) {
    return [
        (0,_failure_block_js__WEBPACK_IMPORTED_MODULE_2__/* .effectMark */ .p)(row),
        (0,_gates_typestate_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectText */ .yq)(row.subject),
        row.class ?? '–',
        row.delta,
        row.reason,
        (0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOfRow */ .tj)(row) ?? '–',
    ].map((text) => (0,_text_style_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$Q)(text, TEXT_LIMIT));
}


/***/ }),

/***/ 30599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hn: () => (/* binding */ summaryHeading),
/* harmony export */   k6: () => (/* binding */ verdictSummary),
/* harmony export */   oN: () => (/* binding */ gateVerdicts),
/* harmony export */   qM: () => (/* binding */ turnsVerdict)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7790);
/* harmony import */ var _contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66282);
/* harmony import */ var _delta_counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66982);
/* harmony import */ var _leg_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92674);
/* harmony import */ var _turn_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77804);





/** How many cells have too few trials to be decided, where it is this that the gate ends with; else 0. */
function undecidedCells({ gates, cells }) {
    return gates.routing === 'not_comparable' ? cells.filter(({ gate }) => gate === 'undecided').length : 0;
}
/** What follows on the verdict: why there is none, and the cells by delta. */
function verdictSummary(result) {
    const counts = cellCounts(result).join(', ');
    const undecided = undecidedCells(result);
    const why = undecided === 0 ? '' : `not enough data for ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(undecided, 'cell')}: `;
    const turns = result.typestate === null ? '' : `; ${(0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .turnCounts */ .ON)(result.typestate)}`;
    const failed = (0,_leg_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .legTexts */ .J)(result).length;
    const legs = failed === 0 ? '' : `; ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(failed, 'job')} did not succeed`;
    return `${why}${counts === '' ? 'no cells' : counts}${turns}${legs}`;
}
/** `1 regression`, `5 held`, the worst first: without what no cell came to. */
function cellCounts({ counts }) {
    return (0,_delta_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .deltaCounts */ .F)(_contracts_gate_result_js__WEBPACK_IMPORTED_MODULE_0__/* .DELTAS */ .CH, counts);
}
/** `❌ fails`: what the routing gate came to, as markdown. */
function routingVerdict(result) {
    if (undecidedCells(result) > 0)
        return '❔ is undecided: there is not enough data';
    return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.gates.routing];
}
/** `❌ fails`: what the typestate gate came to, as markdown. */
function turnsVerdict({ verdict }) {
    return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be decided' }[verdict];
}
/** Each gate that ran with its verdict and its counts, and the jobs that failed, as lines of markdown. */
function gateVerdicts(result) {
    const { typestate } = result;
    const turns = typestate === null ? [] : [`Typestate gate ${turnsVerdict(typestate)}: ${(0,_turn_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .turnCounts */ .ON)(typestate)}`];
    const cells = cellCounts(result);
    const routing = `Routing gate ${routingVerdict(result)}: ${cells.length === 0 ? 'no cells' : cells.join(', ')}`;
    const failed = (0,_leg_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .legTexts */ .J)(result).length;
    const jobs = failed === 0 ? [] : [`Jobs that the gate needs ❌ fail: ${failed} did not succeed`];
    // Words and numbers of ours: of what markdown reads there is only the line below the words of a name.
    return [routing, ...turns, ...jobs].map((line) => line.replaceAll('_', '\\_'));
}
/** The heading of a page, and of several gates a line for each. */
function summaryHeading(result) {
    const policy = (0,_leg_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOnlyText */ .c)(result);
    if (result.typestate === null) {
        const verdict = result.gates.legs === 'fail' && result.gates.routing !== 'fail'
            ? '❌ fails: a job that it needs did not succeed'
            : routingVerdict(result);
        return `# Routing gate ${verdict}${policy}\n\n${cellCounts(result).join(' · ')}`;
    }
    const verdict = { pass: '✅ hold', fail: '❌ fail', not_comparable: '⚠️ cannot be decided' }[result.verdict];
    return [`# The gates ${verdict}${policy}`, '', ...gateVerdicts(result).map((line) => `- ${line}`)].join('\n');
}


/***/ }),

/***/ 69493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   X: () => (/* binding */ ascendingClasses)
/* harmony export */ });
/**
 * Why a turn is rejected or a mutation refused, ascending (tool calling typestate 7, HARNESS-TYPESTATE 8). A class that no check can give
 * must not stand here, because coverage of a suite is taken against this list.
 */
const FAILURE_CLASSES = [
    'context.injection_point_missing',
    'context.queue_policy_violation',
    'context.scope_violation',
    'coordination.autonomy_trigger_missing',
    'coordination.decomposition_policy_violation',
    'governance.claim_id_invalid',
    'governance.eval_gate_unmet',
    'governance.eval_lineage_missing',
    'governance.guardrail_stage_missing',
    'governance.guardrail_stage_order_invalid',
    'governance.policy_package_mismatch',
    'governance.policy_package_unpinned',
    'governance.redteam_gate_unmet',
    'governance.risk_tier_profile_missing',
    'governance.self_evolution_escalation_missing',
    'governance.self_evolution_retry_missing',
    'governance.self_evolution_rollback_missing',
    'governance.tool_loading_eval_missing',
    'governance.trace_mode_violation',
    'handoff.required_artifact_missing',
    'handoff.return_path_missing',
    'handoff.target_not_allowed',
    'mutation.capability_claim_missing',
    'mutation.policy_digest_mismatch',
    'mutation.use_evidence_missing',
    'protocol.parallel_transport_order_invalid',
    'protocol.stop_reason_unhandled',
    'runtime.compaction_state_invalid',
    'runtime.shell_boundary_violation',
    'tool.caller_not_allowed',
    'tool.discovery_mismatch',
    'tool.discovery_unresolved',
    'tool.example_digest_mismatch',
    'tool.join_incomplete',
    'tool.parallel_policy_violation',
    'tool.programmatic_caller_edge_invalid',
    'tool.response_truncation_policy_violation',
    'tool.result_missing',
    'tool.result_orphan',
    'tool.schema_invalid',
    'tool.unknown_or_disallowed',
    'tool.use_missing',
    'tool.use_unknown_result',
    'tool.use_without_result',
];
/** Each class once, ascending. */
function ascendingClasses(classes) {
    if (classes.length === 0)
        return classes;
    const found = new Set(classes);
    return FAILURE_CLASSES.filter((failureClass) => found.has(failureClass));
}


/***/ })

};
