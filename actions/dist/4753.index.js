export const id = 4753;
export const ids = [4753];
export const modules = {

/***/ 25649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G6: () => (/* binding */ EMPTY_BASELINE),
  BW: () => (/* binding */ baselineText),
  Ms: () => (/* binding */ entryOf),
  N: () => (/* binding */ isDay),
  nk: () => (/* binding */ parseBaseline)
});

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(60117);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/contracts/generated/baseline.validate.js
// Generated from baseline.schema.json by scripts/generate.ts.

const validate = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"baseline.schema.json","title":"BaselineDocument","description":"`baselines/provider-baseline.json`: case → provider → what is expected of that cell.","type":"object","properties":{"$schema":{"type":"string"},"schema":{"const":1}},"propertyNames":{"pattern":"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/baselineEntry"}},"definitions":{"baselineEntry":{"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"description":"What the cell has to come to. `fail` and `infra_error` tolerate it.","enum":["pass","fail","infra_error"]},"allow_timeout":{"description":"Whether a run that hit our timeout counts. Default: false.","type":"boolean"},"reason":{"description":"Why a failure is tolerated.","type":"string"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the entry tolerates anything.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}},"historyRecord":{"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"description":"The batch that was counted.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"description":"When it ended.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}},"fingerprint":{"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"description":"Of the case, as it was asked.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}}}};
const pattern0 = new RegExp("^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema12 = {"title":"BaselineEntry","type":"object","additionalProperties":false,"required":["expected_status"],"properties":{"expected_status":{"description":"What the cell has to come to. `fail` and `infra_error` tolerate it.","enum":["pass","fail","infra_error"]},"allow_timeout":{"description":"Whether a run that hit our timeout counts. Default: false.","type":"boolean"},"reason":{"description":"Why a failure is tolerated.","type":"string"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the entry tolerates anything.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},"history":{"description":"What batches on the base branch counted, newest first; bless --pool writes it.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/historyRecord"}}}};
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const schema13 = {"title":"HistoryRecord","type":"object","additionalProperties":false,"required":["batch","at","passed","total","disallowed","fingerprint"],"properties":{"batch":{"description":"The batch that was counted.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"at":{"description":"When it ended.","type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},"passed":{"description":"Counted trials that passed.","type":"integer","minimum":0,"maximum":100000},"total":{"description":"Counted trials: passes and failures, never infrastructure errors.","type":"integer","minimum":1,"maximum":100000},"disallowed":{"description":"Trials in which a disallowed skill was called for certain (tier 1).","type":"integer","minimum":0,"maximum":100000},"seconds":{"description":"How long a counted trial took on average; absent where that is not known.","type":"number","minimum":0,"maximum":1000000},"fingerprint":{"$ref":"#/definitions/fingerprint"}}};
const schema14 = {"title":"Fingerprint","description":"What a trial was a trial of; counts of different ones are never pooled.","type":"object","additionalProperties":false,"required":["client","model","case_digest","skill_set_digest"],"properties":{"client":{"description":"The client’s major and minor version; null where it is not known.","type":["string","null"]},"model":{"description":"As the transcript or else the run tells it; null where neither does.","type":["string","null"]},"case_digest":{"description":"Of the case, as it was asked.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"skill_set_digest":{"description":"Null where the skills are not known.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"}}};
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.batch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch"},message:"must have required property '"+"batch"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.total === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.disallowed === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed"},message:"must have required property '"+"disallowed"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.fingerprint === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"},message:"must have required property '"+"fingerprint"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(((((((key0 === "batch") || (key0 === "at")) || (key0 === "passed")) || (key0 === "total")) || (key0 === "disallowed")) || (key0 === "seconds")) || (key0 === "fingerprint"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["batch","at","passed","total","disallowed","seconds","fingerprint"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.batch !== undefined){
let data0 = data.batch;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err7 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passed !== undefined){
let data2 = data.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.disallowed !== undefined){
let data4 = data.disallowed;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/disallowed",schemaPath:"#/properties/disallowed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.seconds !== undefined){
let data5 = data.seconds;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.fingerprint !== undefined){
let data6 = data.fingerprint;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.client === undefined){
const err23 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.model === undefined){
const err24 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.case_digest === undefined){
const err25 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.skill_set_digest === undefined){
const err26 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data6){
if (errors - before_key1 >= 1000) break;
if(!((((key1 === "client") || (key1 === "model")) || (key1 === "case_digest")) || (key1 === "skill_set_digest"))){
const err27 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["client","model","case_digest","skill_set_digest"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.client !== undefined){
let data7 = data6.client;
if((typeof data7 !== "string") && (data7 !== null)){
const err28 = {instancePath:instancePath+"/fingerprint/client",schemaPath:"#/definitions/fingerprint/properties/client/type",keyword:"type",params:{type: schema14.properties.client.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.model !== undefined){
let data8 = data6.model;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/fingerprint/model",schemaPath:"#/definitions/fingerprint/properties/model/type",keyword:"type",params:{type: schema14.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.case_digest !== undefined){
let data9 = data6.case_digest;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err30 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/fingerprint/case_digest",schemaPath:"#/definitions/fingerprint/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.skill_set_digest !== undefined){
let data10 = data6.skill_set_digest;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/type",keyword:"type",params:{type: schema14.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
const err33 = {instancePath:instancePath+"/fingerprint/skill_set_digest",schemaPath:"#/definitions/fingerprint/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err34 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/definitions/fingerprint/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expected_status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((((key0 === "expected_status") || (key0 === "allow_timeout")) || (key0 === "reason")) || (key0 === "owner")) || (key0 === "expires")) || (key0 === "history"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["expected_status","allow_timeout","reason","owner","expires","history"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expected_status !== undefined){
let data0 = data.expected_status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err2 = {instancePath:instancePath+"/expected_status",schemaPath:"#/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema12.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow_timeout !== undefined){
if(typeof data.allow_timeout !== "boolean"){
const err3 = {instancePath:instancePath+"/allow_timeout",schemaPath:"#/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
const err5 = {instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expires !== undefined){
let data4 = data.expires;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err6 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
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
const err7 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.history !== undefined){
let data5 = data.history;
if(Array.isArray(data5)){
if(data5.length > 1000){
const err8 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate12(data5[i0], {instancePath:instancePath+"/history/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="baseline.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"},message:"must match pattern \""+"^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const before_key1 = errors;
for(const key1 in data){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "$schema") || (key1 === "schema"))){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const before_key2 = errors;
for(const key2 in data0){
if (errors - before_key2 >= 1000) break;
const _errs5 = errors;
if(typeof key2 === "string"){
if(!pattern1.test(key2)){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const before_key3 = errors;
for(const key3 in data0){
if (errors - before_key3 >= 1000) break;
if(!(validate11(data0[key3], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/baseline.js





const EMPTY_BASELINE = { entries: new Map(), versioned: true };
function entryOf(baseline, caseId, agent) {
    return baseline.entries.get(caseId)?.get(agent) ?? null;
}
/** Parses a baseline; throws one error that lists every problem with file and line. */
function parseBaseline(text, file) {
    const { value: document, refuse } = (0,json_source/* checkedDocument */.Tw)('the baseline', text, validate, file);
    const entries = new Map();
    for (const [caseId, providers] of Object.entries(document)) {
        if (typeof providers === 'object')
            entries.set(caseId, new Map(Object.entries(providers)));
    }
    const faults = [...entries].flatMap(([caseId, providers]) => [...providers].flatMap(([agent, { history = [], expires }]) => [...dayFaults(expires), ...historyFaults(history)].map((fault) => {
        return { ...fault, pointer: `${(0,json_pointer/* childPointer */.Y)((0,json_pointer/* childPointer */.Y)('', caseId), agent)}${fault.pointer}` };
    })));
    refuse(faults, 'Let `portcullis bless` write it.');
    return { entries, versioned: document.schema === 1 };
}
function dayFaults(expires) {
    if (expires === undefined || isDay(expires))
        return [];
    return [{ pointer: '/expires', expected: 'a day of the calendar', found: expires }];
}
/** What a schema cannot say of a history: counts that fit each other, each batch once, the newest first. */
function historyFaults(history) {
    const seen = new Set();
    return history.flatMap((record, index) => {
        const { batch, at, passed, total, disallowed } = record;
        const before = history[index - 1];
        const fault = (key, expected, found) => {
            return { pointer: `/history/${index}/${key}`, expected, found: String(found) };
        };
        return [
            ...(!isMoment(at) ? [fault('at', 'a day and time that exist', at)] : []),
            ...(passed > total ? [fault('passed', `at most the ${total} trials`, passed)] : []),
            ...(disallowed > total ? [fault('disallowed', `at most the ${total} trials`, disallowed)] : []),
            ...(before !== undefined && Date.parse(before.at) < Date.parse(at)
                ? [fault('at', `nothing newer than ${before.at}, since the newest come first`, at)]
                : []),
            ...(seen.size === seen.add(batch).size ? [fault('batch', 'each batch once', `${batch} again`)] : []),
        ];
    });
}
/** Whether a time in UTC names a day of the calendar; `Date.parse` takes the 31st of February for a day of March. */
function isMoment(at) {
    const time = Date.parse(at);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}
/** The text of a baseline file: sorted keys, two spaces, a newline at the end; cases without entries are left out. */
function baselineText(baseline) {
    const cases = [...baseline.entries]
        .filter(([, providers]) => providers.size > 0)
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([caseId, providers]) => [
        caseId,
        Object.fromEntries([...providers].map(([agent, entry]) => [agent, { ...entry }])),
    ]);
    return (0,canonical_json/* prettyJson */.D_)({
        ...(baseline.versioned ? { schema: 1 } : {}),
        ...Object.fromEntries(cases),
    });
}
/** The same of a day, as `YYYY-MM-DD`. */
function isDay(text) {
    return isMoment(`${text}T00:00:00Z`);
}


/***/ }),

/***/ 4753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  PV: () => (/* binding */ DEFAULT_CONFIG),
  Gr: () => (/* binding */ DEFAULT_PROVIDER),
  o4: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/contracts/generated/config.validate.js
// Generated from config.schema.json by scripts/generate.ts.

const validate = validate25;
const schema35 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"config.schema.json","title":"ConfigDocument","description":"`.github/portcullis/config.yml`: where things are, and the policy of the gate.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"description":"Case files: paths or globs. Default: `cases/routing/*.json`.","$ref":"#/definitions/paths"},"baseline":{"description":"Default: `baselines/provider-baseline.json`.","type":"string","pattern":"\\S"},"skills":{"description":"Roots of the skills, for `validate`, `run` and `rehearse`. Default: none.","$ref":"#/definitions/paths"},"branches":{"description":"Branches beside the default branch that a pull request may be compared with: names or globs, of protected branches only; read at the default branch's tip. Any other base is compared with by its merge base with the default branch. Default: none.","$ref":"#/definitions/paths"},"workspace":{"description":"Further tracked files that every unit gets: paths or globs. Read from the base branch. Default: none.","$ref":"#/definitions/paths"},"providers":{"description":"Provider id → its settings, or nothing. Default: every known client.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/provider"}},"levels":{"description":"What an outcome does to the gate; read from the base branch.","type":"object","additionalProperties":false,"properties":{"on-removed":{"description":"A case, provider or baseline entry that goes away. Default: `warn`; `init` writes `error`.","$ref":"#/definitions/level"},"regression":{"description":"Default: `error`.","$ref":"#/definitions/level"},"soft-regression":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"watch":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"improvement":{"description":"Default: `off`.","$ref":"#/definitions/level"},"flaky":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"unreliable-baseline":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"insufficient-data":{"description":"Default: `error` (exit code 3).","$ref":"#/definitions/level"},"rehearsal":{"description":"Results of a scripted model. Default: `warn`; with `error` they decide nothing (exit code 3).","$ref":"#/definitions/level"},"replay":{"description":"Results of recordings. Default: `off`; with `error` they decide nothing (exit code 3).","$ref":"#/definitions/level"},"typestate":{"description":"A failure class of turns that is not tolerated. Default: `error`.","$ref":"#/definitions/level"},"required":{"description":"A required check that did not pass and that the baseline knows. Default: `error`.","$ref":"#/definitions/level"},"required-loosened":{"description":"A policy that asks for less, or for other commands, than the one it is compared with. Default: `warn`.","$ref":"#/definitions/level"},"warn-only":{"description":"A gate that fails says so and ends with 0. One that cannot decide still ends with 3.","type":"boolean"}}},"typestate":{"title":"TypestateSection","description":"With it, even empty, the gate judges the turns of tool calls as well.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"baseline":{"description":"Tolerated failure classes. Default: `baselines/typestate.json`.","$ref":"#/definitions/text"},"turns":{"description":"Evidence files of turns: paths or globs. Default: none.","$ref":"#/definitions/paths"},"policies":{"title":"TypestatePolicies","description":"JSON documents of the repository; a turn has to be bound to their digests.","type":"object","additionalProperties":false,"properties":{"mutation":{"$ref":"#/definitions/text"},"governance":{"$ref":"#/definitions/text"},"tool_render":{"$ref":"#/definitions/text"},"reminder_queue":{"$ref":"#/definitions/text"},"state_view":{"$ref":"#/definitions/text"},"decomposition":{"$ref":"#/definitions/text"}}}}}]},"required":{"title":"RequiredSection","description":"With it, even empty, the gate judges the checks that a change needs.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"policy":{"description":"Which change needs which checks. Default: `.github/portcullis/policies/required.json`.","$ref":"#/definitions/text"},"baseline":{"description":"What is expected of checks. Default: `baselines/required-checks.json`.","$ref":"#/definitions/text"},"evidence":{"description":"Whether checks are run by the action, found on GitHub, or both. Read from the base branch. Default: `run`.","enum":["run","github","both"]}}}]},"sampling":{"title":"SamplingPolicy","description":"How many trials a cell gets, and what their counts mean; read from the base branch.","type":"object","additionalProperties":false,"properties":{"rule":{"description":"Default: `sequential` where the baseline has counts, else `single`.","enum":["single","sequential"]},"trials":{"description":"Trials of each cell under the rule `single`. Default: 1.","type":"integer","minimum":1,"maximum":1000},"stages":{"description":"Counted trials of a cell at the end of each stage, rising. Default: 3, 5, 10, 24.","type":"array","minItems":2,"maxItems":8,"items":{"type":"integer","minimum":1,"maximum":1000}},"go_on_below":{"description":"After each stage between the first and the last: the p-value below which a cell goes on. Default: 0.2, then 0.1.","type":"array","items":{"$ref":"#/definitions/probability"}},"alpha":{"description":"Bound of the corrected p-value of a regression. Default: 0.05.","$ref":"#/definitions/probability"},"drop":{"description":"The smallest drop of the pass rate that is a regression. Default: 0.2.","$ref":"#/definitions/probability"},"soft":{"description":"When a drop is worth a warning (`soft_regression`); the p-value is not corrected.","type":"object","additionalProperties":false,"properties":{"alpha":{"description":"Default: 0.1.","$ref":"#/definitions/probability"},"drop":{"description":"Default: 0.15.","$ref":"#/definitions/probability"}}},"watch_drop":{"description":"A drop that is worth a warning (`watch`) however few trials ran. Default: 0.35.","$ref":"#/definitions/probability"},"new_cases":{"description":"How many passes of how many trials a cell needs that has no counts to compare with. Default: 4 of 5.","type":"object","additionalProperties":false,"required":["passes","trials"],"properties":{"passes":{"type":"integer","minimum":1,"maximum":1000},"trials":{"type":"integer","minimum":1,"maximum":1000}}}}}},"definitions":{"level":{"enum":["error","warn","off"]},"paths":{"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]},"text":{"type":"string","pattern":"\\S"},"argument":{"type":"string","pattern":"^[^\\u0000]*$"},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"provider":{"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"description":"Whether infrastructure errors fail, or an outage of the provider warns; regressions still fail. Default: `fail`.","enum":["fail","tolerated"]},"timeout":{"description":"Seconds of a unit. Default: 300.","type":"number","exclusiveMinimum":0},"model":{"description":"Default: the client’s own choice.","type":"string","pattern":"\\S"},"max_parallel":{"description":"Units of this provider at a time. Default: no limit of its own.","type":"integer","minimum":1,"maximum":1000},"path":{"description":"A client that is already installed: a path, or a name on PATH. One in the repository runs as the merge base has it.","$ref":"#/definitions/text"},"client_version":{"description":"An exact version of a known client instead of the pinned one; a change is judged with its own.","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"skills":{"description":"Roots of skills that are installed for it although it does not read them. Read from the base branch. Default: none.","type":"array","items":{"$ref":"#/definitions/text"}},"sandbox":{"description":"Whether the client’s own sandbox and approvals stay on. Default: off in CI, on elsewhere.","type":"boolean"},"environment":{"description":"Variables that a live run hands on, beside those of a known client.","type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"description":"How a client of your own is started: program and arguments, with `{prompt}`, `{model}`, `{workspace}`, `{home}` and `{temporary}`. Without `{prompt}` the prompt goes to standard input. Files of the repository are those of the merge base.","type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"description":"With `command`: whose events it writes, by the id of a known client. Default: `text`.","type":"string"},"skills_folder":{"description":"With `command`: where it looks for skills, relative to the workspace. Default: `.agents/skills`.","$ref":"#/definitions/text"},"set":{"description":"With `command`: variables and their values; placeholders as in `command`.","type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"description":"With `command`: arguments that print the version. Default: `--version`.","type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"description":"With `command`: folders of its logs, below `{home}`, `{workspace}` or `{temporary}`.","type":"array","items":{"$ref":"#/definitions/text"}}}}]},"probability":{"type":"number","minimum":0,"maximum":1}}};
const schema36 = {"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]};
const schema50 = {"enum":["error","warn","off"]};
const schema41 = {"type":"string","pattern":"\\S"};
const schema73 = {"type":"number","minimum":0,"maximum":1};
const func2 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema40 = {"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"description":"Whether infrastructure errors fail, or an outage of the provider warns; regressions still fail. Default: `fail`.","enum":["fail","tolerated"]},"timeout":{"description":"Seconds of a unit. Default: 300.","type":"number","exclusiveMinimum":0},"model":{"description":"Default: the client’s own choice.","type":"string","pattern":"\\S"},"max_parallel":{"description":"Units of this provider at a time. Default: no limit of its own.","type":"integer","minimum":1,"maximum":1000},"path":{"description":"A client that is already installed: a path, or a name on PATH. One in the repository runs as the merge base has it.","$ref":"#/definitions/text"},"client_version":{"description":"An exact version of a known client instead of the pinned one; a change is judged with its own.","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"skills":{"description":"Roots of skills that are installed for it although it does not read them. Read from the base branch. Default: none.","type":"array","items":{"$ref":"#/definitions/text"}},"sandbox":{"description":"Whether the client’s own sandbox and approvals stay on. Default: off in CI, on elsewhere.","type":"boolean"},"environment":{"description":"Variables that a live run hands on, beside those of a known client.","type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"description":"How a client of your own is started: program and arguments, with `{prompt}`, `{model}`, `{workspace}`, `{home}` and `{temporary}`. Without `{prompt}` the prompt goes to standard input. Files of the repository are those of the merge base.","type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"description":"With `command`: whose events it writes, by the id of a known client. Default: `text`.","type":"string"},"skills_folder":{"description":"With `command`: where it looks for skills, relative to the workspace. Default: `.agents/skills`.","$ref":"#/definitions/text"},"set":{"description":"With `command`: variables and their values; placeholders as in `command`.","type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"description":"With `command`: arguments that print the version. Default: `--version`.","type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"description":"With `command`: folders of its logs, below `{home}`, `{workspace}` or `{temporary}`.","type":"array","items":{"$ref":"#/definitions/text"}}}}]};
const schema43 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const schema44 = {"type":"string","pattern":"^[^\\u0000]*$"};
const pattern39 = new RegExp("^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$", "u");
const pattern41 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern42 = new RegExp("^[^\\u0000]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema40.anyOf[1].properties, key0))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["infra","timeout","model","max_parallel","path","client_version","skills","sandbox","environment","command","reader","skills_folder","set","version","log_folders"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.infra !== undefined){
let data0 = data.infra;
if(!((data0 === "fail") || (data0 === "tolerated"))){
const err2 = {instancePath:instancePath+"/infra",schemaPath:"#/anyOf/1/properties/infra/enum",keyword:"enum",params:{allowedValues: schema40.anyOf[1].properties.infra.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timeout !== undefined){
let data1 = data.timeout;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_parallel !== undefined){
let data3 = data.max_parallel;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_version !== undefined){
let data5 = data.client_version;
if(typeof data5 === "string"){
if(!pattern39.test(data5)){
const err12 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"+"\""};
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
const err13 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.skills !== undefined){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data7 = data6[i0];
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err14 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err15 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/skills",schemaPath:"#/anyOf/1/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.sandbox !== undefined){
if(typeof data.sandbox !== "boolean"){
const err17 = {instancePath:instancePath+"/sandbox",schemaPath:"#/anyOf/1/properties/sandbox/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.environment !== undefined){
let data9 = data.environment;
if(Array.isArray(data9)){
const len1 = data9.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern41.test(data10)){
const err18 = {instancePath:instancePath+"/environment/" + i1,schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/environment/" + i1,schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/environment",schemaPath:"#/anyOf/1/properties/environment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.command !== undefined){
let data11 = data.command;
if(Array.isArray(data11)){
if(data11.length < 1){
const err21 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data11.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern42.test(data12)){
const err22 = {instancePath:instancePath+"/command/" + i2,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err23 = {instancePath:instancePath+"/command/" + i2,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.reader !== undefined){
if(typeof data.reader !== "string"){
const err25 = {instancePath:instancePath+"/reader",schemaPath:"#/anyOf/1/properties/reader/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.skills_folder !== undefined){
let data14 = data.skills_folder;
if(typeof data14 === "string"){
if(!pattern8.test(data14)){
const err26 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.set !== undefined){
let data15 = data.set;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const before_key1 = errors;
for(const key1 in data15){
if (errors - before_key1 >= 1000) break;
const _errs42 = errors;
if(typeof key1 === "string"){
if(!pattern41.test(key1)){
const err28 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid13 = _errs42 === errors;
if(!valid13){
const err30 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
const before_key2 = errors;
for(const key2 in data15){
if (errors - before_key2 >= 1000) break;
let data16 = data15[key2];
if(typeof data16 === "string"){
if(!pattern42.test(data16)){
const err31 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err33 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.version !== undefined){
let data17 = data.version;
if(Array.isArray(data17)){
const len3 = data17.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
let data18 = data17[i3];
if(typeof data18 === "string"){
if(!pattern42.test(data18)){
const err34 = {instancePath:instancePath+"/version/" + i3,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/version/" + i3,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/version",schemaPath:"#/anyOf/1/properties/version/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.log_folders !== undefined){
let data19 = data.log_folders;
if(Array.isArray(data19)){
const len4 = data19.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
let data20 = data19[i4];
if(typeof data20 === "string"){
if(!pattern8.test(data20)){
const err37 = {instancePath:instancePath+"/log_folders/" + i4,schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err38 = {instancePath:instancePath+"/log_folders/" + i4,schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath:instancePath+"/log_folders",schemaPath:"#/anyOf/1/properties/log_folders/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err40 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err41 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
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
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema35.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","cases","baseline","skills","branches","workspace","providers","levels","typestate","required","sampling"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err2 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err3 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.baseline !== undefined){
let data4 = data.baseline;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err9 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.skills !== undefined){
let data5 = data.skills;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err11 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err12 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs21 = errors;
if(Array.isArray(data5)){
const len1 = data5.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err13 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.branches !== undefined){
let data7 = data.branches;
const _errs27 = errors;
let valid10 = false;
const _errs28 = errors;
if(typeof data7 === "string"){
if(!pattern8.test(data7)){
const err17 = {instancePath:instancePath+"/branches",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/branches",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs28 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs30 = errors;
if(Array.isArray(data7)){
const len2 = data7.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
let data8 = data7[i2];
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err19 = {instancePath:instancePath+"/branches/" + i2,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/branches/" + i2,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err21 = {instancePath:instancePath+"/branches",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
const err22 = {instancePath:instancePath+"/branches",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.workspace !== undefined){
let data9 = data.workspace;
const _errs36 = errors;
let valid14 = false;
const _errs37 = errors;
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err23 = {instancePath:instancePath+"/workspace",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/workspace",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs37 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const _errs39 = errors;
if(Array.isArray(data9)){
const len3 = data9.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
let data10 = data9[i3];
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err25 = {instancePath:instancePath+"/workspace/" + i3,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err26 = {instancePath:instancePath+"/workspace/" + i3,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/workspace",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid3 = _errs39 === errors;
valid14 = valid14 || _valid3;
}
if(!valid14){
const err28 = {instancePath:instancePath+"/workspace",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.providers !== undefined){
let data11 = data.providers;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const before_key1 = errors;
for(const key1 in data11){
if (errors - before_key1 >= 1000) break;
const _errs45 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err29 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid17 = _errs45 === errors;
if(!valid17){
const err30 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
const before_key2 = errors;
for(const key2 in data11){
if (errors - before_key2 >= 1000) break;
if(!(validate26(data11[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.levels !== undefined){
let data13 = data.levels;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const before_key3 = errors;
for(const key3 in data13){
if (errors - before_key3 >= 1000) break;
if(!(func2.call(schema35.properties.levels.properties, key3))){
const err32 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["on-removed","regression","soft-regression","watch","improvement","flaky","unreliable-baseline","insufficient-data","rehearsal","replay","typestate","required","required-loosened","warn-only"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13["on-removed"] !== undefined){
let data14 = data13["on-removed"];
if(!(((data14 === "error") || (data14 === "warn")) || (data14 === "off"))){
const err33 = {instancePath:instancePath+"/levels/on-removed",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.regression !== undefined){
let data15 = data13.regression;
if(!(((data15 === "error") || (data15 === "warn")) || (data15 === "off"))){
const err34 = {instancePath:instancePath+"/levels/regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13["soft-regression"] !== undefined){
let data16 = data13["soft-regression"];
if(!(((data16 === "error") || (data16 === "warn")) || (data16 === "off"))){
const err35 = {instancePath:instancePath+"/levels/soft-regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.watch !== undefined){
let data17 = data13.watch;
if(!(((data17 === "error") || (data17 === "warn")) || (data17 === "off"))){
const err36 = {instancePath:instancePath+"/levels/watch",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.improvement !== undefined){
let data18 = data13.improvement;
if(!(((data18 === "error") || (data18 === "warn")) || (data18 === "off"))){
const err37 = {instancePath:instancePath+"/levels/improvement",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.flaky !== undefined){
let data19 = data13.flaky;
if(!(((data19 === "error") || (data19 === "warn")) || (data19 === "off"))){
const err38 = {instancePath:instancePath+"/levels/flaky",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13["unreliable-baseline"] !== undefined){
let data20 = data13["unreliable-baseline"];
if(!(((data20 === "error") || (data20 === "warn")) || (data20 === "off"))){
const err39 = {instancePath:instancePath+"/levels/unreliable-baseline",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13["insufficient-data"] !== undefined){
let data21 = data13["insufficient-data"];
if(!(((data21 === "error") || (data21 === "warn")) || (data21 === "off"))){
const err40 = {instancePath:instancePath+"/levels/insufficient-data",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.rehearsal !== undefined){
let data22 = data13.rehearsal;
if(!(((data22 === "error") || (data22 === "warn")) || (data22 === "off"))){
const err41 = {instancePath:instancePath+"/levels/rehearsal",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.replay !== undefined){
let data23 = data13.replay;
if(!(((data23 === "error") || (data23 === "warn")) || (data23 === "off"))){
const err42 = {instancePath:instancePath+"/levels/replay",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data13.typestate !== undefined){
let data24 = data13.typestate;
if(!(((data24 === "error") || (data24 === "warn")) || (data24 === "off"))){
const err43 = {instancePath:instancePath+"/levels/typestate",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.required !== undefined){
let data25 = data13.required;
if(!(((data25 === "error") || (data25 === "warn")) || (data25 === "off"))){
const err44 = {instancePath:instancePath+"/levels/required",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13["required-loosened"] !== undefined){
let data26 = data13["required-loosened"];
if(!(((data26 === "error") || (data26 === "warn")) || (data26 === "off"))){
const err45 = {instancePath:instancePath+"/levels/required-loosened",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13["warn-only"] !== undefined){
if(typeof data13["warn-only"] !== "boolean"){
const err46 = {instancePath:instancePath+"/levels/warn-only",schemaPath:"#/properties/levels/properties/warn-only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err47 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.typestate !== undefined){
let data28 = data.typestate;
const _errs80 = errors;
let valid33 = false;
const _errs81 = errors;
if(data28 !== null){
const err48 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid4 = _errs81 === errors;
valid33 = valid33 || _valid4;
if(!valid33){
const _errs83 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
const before_key4 = errors;
for(const key4 in data28){
if (errors - before_key4 >= 1000) break;
if(!(((key4 === "baseline") || (key4 === "turns")) || (key4 === "policies"))){
const err49 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["baseline","turns","policies"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data28.baseline !== undefined){
let data29 = data28.baseline;
if(typeof data29 === "string"){
if(!pattern8.test(data29)){
const err50 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data28.turns !== undefined){
let data30 = data28.turns;
const _errs91 = errors;
let valid37 = false;
const _errs92 = errors;
if(typeof data30 === "string"){
if(!pattern8.test(data30)){
const err52 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid5 = _errs92 === errors;
valid37 = valid37 || _valid5;
if(!valid37){
const _errs94 = errors;
if(Array.isArray(data30)){
const len4 = data30.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
let data31 = data30[i4];
if(typeof data31 === "string"){
if(!pattern8.test(data31)){
const err54 = {instancePath:instancePath+"/typestate/turns/" + i4,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/typestate/turns/" + i4,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err56 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid5 = _errs94 === errors;
valid37 = valid37 || _valid5;
}
if(!valid37){
const err57 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
}
}
if(data28.policies !== undefined){
let data32 = data28.policies;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
const before_key5 = errors;
for(const key5 in data32){
if (errors - before_key5 >= 1000) break;
if(!((((((key5 === "mutation") || (key5 === "governance")) || (key5 === "tool_render")) || (key5 === "reminder_queue")) || (key5 === "state_view")) || (key5 === "decomposition"))){
const err58 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["mutation","governance","tool_render","reminder_queue","state_view","decomposition"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data32.mutation !== undefined){
let data33 = data32.mutation;
if(typeof data33 === "string"){
if(!pattern8.test(data33)){
const err59 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data32.governance !== undefined){
let data34 = data32.governance;
if(typeof data34 === "string"){
if(!pattern8.test(data34)){
const err61 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data32.tool_render !== undefined){
let data35 = data32.tool_render;
if(typeof data35 === "string"){
if(!pattern8.test(data35)){
const err63 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data32.reminder_queue !== undefined){
let data36 = data32.reminder_queue;
if(typeof data36 === "string"){
if(!pattern8.test(data36)){
const err65 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data32.state_view !== undefined){
let data37 = data32.state_view;
if(typeof data37 === "string"){
if(!pattern8.test(data37)){
const err67 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data32.decomposition !== undefined){
let data38 = data32.decomposition;
if(typeof data38 === "string"){
if(!pattern8.test(data38)){
const err69 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err72 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid4 = _errs83 === errors;
valid33 = valid33 || _valid4;
}
if(!valid33){
const err73 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
}
if(data.required !== undefined){
let data39 = data.required;
const _errs120 = errors;
let valid47 = false;
const _errs121 = errors;
if(data39 !== null){
const err74 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid6 = _errs121 === errors;
valid47 = valid47 || _valid6;
if(!valid47){
const _errs123 = errors;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
const before_key6 = errors;
for(const key6 in data39){
if (errors - before_key6 >= 1000) break;
if(!(((key6 === "policy") || (key6 === "baseline")) || (key6 === "evidence"))){
const err75 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6, known: ["policy","baseline","evidence"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data39.policy !== undefined){
let data40 = data39.policy;
if(typeof data40 === "string"){
if(!pattern8.test(data40)){
const err76 = {instancePath:instancePath+"/required/policy",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/required/policy",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data39.baseline !== undefined){
let data41 = data39.baseline;
if(typeof data41 === "string"){
if(!pattern8.test(data41)){
const err78 = {instancePath:instancePath+"/required/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/required/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data39.evidence !== undefined){
let data42 = data39.evidence;
if(!(((data42 === "run") || (data42 === "github")) || (data42 === "both"))){
const err80 = {instancePath:instancePath+"/required/evidence",schemaPath:"#/properties/required/anyOf/1/properties/evidence/enum",keyword:"enum",params:{allowedValues: schema35.properties.required.anyOf[1].properties.evidence.enum},message:"must be equal to one of the allowed values"};
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
const err81 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var _valid6 = _errs123 === errors;
valid47 = valid47 || _valid6;
}
if(!valid47){
const err82 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
else {
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
}
}
if(data.sampling !== undefined){
let data43 = data.sampling;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
const before_key7 = errors;
for(const key7 in data43){
if (errors - before_key7 >= 1000) break;
if(!(func2.call(schema35.properties.sampling.properties, key7))){
const err83 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7, known: ["rule","trials","stages","go_on_below","alpha","drop","soft","watch_drop","new_cases"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data43.rule !== undefined){
let data44 = data43.rule;
if(!((data44 === "single") || (data44 === "sequential"))){
const err84 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema35.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data43.trials !== undefined){
let data45 = data43.trials;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err85 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 1000 || isNaN(data45)){
const err86 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err87 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data43.stages !== undefined){
let data46 = data43.stages;
if(Array.isArray(data46)){
if(data46.length > 8){
const err88 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data46.length < 2){
const err89 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const len5 = data46.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
let data47 = data46[i5];
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err90 = {instancePath:instancePath+"/sampling/stages/" + i5,schemaPath:"#/properties/sampling/properties/stages/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 1000 || isNaN(data47)){
const err91 = {instancePath:instancePath+"/sampling/stages/" + i5,schemaPath:"#/properties/sampling/properties/stages/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err92 = {instancePath:instancePath+"/sampling/stages/" + i5,schemaPath:"#/properties/sampling/properties/stages/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
else {
const err93 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data43.go_on_below !== undefined){
let data48 = data43.go_on_below;
if(Array.isArray(data48)){
const len6 = data48.length;
const before_i6 = errors;
for(let i6=0; i6<len6; i6++){
if (errors - before_i6 >= 1000) break;
let data49 = data48[i6];
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 1 || isNaN(data49)){
const err94 = {instancePath:instancePath+"/sampling/go_on_below/" + i6,schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data49 < 0 || isNaN(data49)){
const err95 = {instancePath:instancePath+"/sampling/go_on_below/" + i6,schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/sampling/go_on_below/" + i6,schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/sampling/go_on_below",schemaPath:"#/properties/sampling/properties/go_on_below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data43.alpha !== undefined){
let data50 = data43.alpha;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 1 || isNaN(data50)){
const err98 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err99 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data43.drop !== undefined){
let data51 = data43.drop;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 1 || isNaN(data51)){
const err101 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data51 < 0 || isNaN(data51)){
const err102 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data43.soft !== undefined){
let data52 = data43.soft;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
const before_key8 = errors;
for(const key8 in data52){
if (errors - before_key8 >= 1000) break;
if(!((key8 === "alpha") || (key8 === "drop"))){
const err104 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8, known: ["alpha","drop"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data52.alpha !== undefined){
let data53 = data52.alpha;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 1 || isNaN(data53)){
const err105 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err106 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else {
const err107 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data52.drop !== undefined){
let data54 = data52.drop;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 1 || isNaN(data54)){
const err108 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err109 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data43.watch_drop !== undefined){
let data55 = data43.watch_drop;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 1 || isNaN(data55)){
const err112 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data55 < 0 || isNaN(data55)){
const err113 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data43.new_cases !== undefined){
let data56 = data43.new_cases;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.passes === undefined){
const err115 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "passes"},message:"must have required property '"+"passes"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data56.trials === undefined){
const err116 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
const before_key9 = errors;
for(const key9 in data56){
if (errors - before_key9 >= 1000) break;
if(!((key9 === "passes") || (key9 === "trials"))){
const err117 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9, known: ["passes","trials"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data56.passes !== undefined){
let data57 = data56.passes;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err118 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 1000 || isNaN(data57)){
const err119 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data57 < 1 || isNaN(data57)){
const err120 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data56.trials !== undefined){
let data58 = data56.trials;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err121 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 1000 || isNaN(data58)){
const err122 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data58 < 1 || isNaN(data58)){
const err123 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
}
else {
const err124 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err125 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/required-baseline.js + 1 modules
var required_baseline = __webpack_require__(54745);
// EXTERNAL MODULE: ./build/contracts/required-policy.js + 1 modules
var required_policy = __webpack_require__(22056);
// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(71661);
;// CONCATENATED MODULE: ./build/contracts/sampling-policy.js

/**
 * The plan of stages, bounds and alpha stands on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at
 * .95 is red once in 500 runs, for 3.4 trials per cell.
 */
const DEFAULT_SAMPLING = {
    rule: null,
    trials: 1,
    stages: [3, 5, 10, 24],
    go_on_below: [0.2, 0.1],
    alpha: 0.05,
    drop: 0.2,
    soft: { alpha: 0.1, drop: 0.15 },
    watch_drop: 0.35,
    new_cases: { passes: 4, trials: 5 },
};
/** The policy that a configuration writes down, with the defaults for the rest. */
function samplingOf(document = {}) {
    const policy = { ...DEFAULT_SAMPLING, ...document };
    const [wide = 0.2, narrow = 0.1] = DEFAULT_SAMPLING.go_on_below;
    // Bounds for other numbers of stages: wide after the first one that can stop a cell, narrow after the others.
    const bounds = policy.stages.slice(2).map((_, index) => (index === 0 ? wide : narrow));
    return {
        ...policy,
        go_on_below: document.go_on_below ?? bounds,
        soft: { ...DEFAULT_SAMPLING.soft, ...document.soft },
    };
}
/** The faults that a schema cannot say; pointers are relative to the policy. */
function policyFaults({ stages, go_on_below: bounds, new_cases: { passes, trials }, }) {
    const faults = [];
    if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
        faults.push({ pointer: '/stages', expected: 'numbers that rise', found: (0,problem/* shown */.SP)(stages) });
    }
    const between = Math.max(0, stages.length - 2);
    if (bounds.length !== between) {
        const expected = `${between} p-values, one for each stage between the first and the last`;
        faults.push({ pointer: '/go_on_below', expected, found: (0,problem/* shown */.SP)(bounds) });
    }
    if (passes > trials) {
        faults.push({ pointer: '/new_cases', expected: `passes that ${trials} trials can show`, found: (0,problem/* shown */.SP)(passes) });
    }
    return faults;
}

;// CONCATENATED MODULE: ./build/contracts/config.js









/** Where the configuration stands in a repository. */
const CONFIG_PATH = '.github/portcullis/config.yml';
/** What holds where nothing is configured. */
const DEFAULT_CASES = ['cases/routing/*.json'];
const DEFAULT_BASELINE = 'baselines/provider-baseline.json';
/** The folder that most agents look into. */
const DEFAULT_SKILLS_FOLDER = '.agents/skills';
/** The reader of a client that prints nothing but text. */
const TEXT_READER = 'text';
/** Keys of a provider that say nothing without a command. */
const ONLY_WITH_COMMAND = ['reader', 'skills_folder', 'set', 'version', 'log_folders'];
/** Its other keys, where none is written down. */
const PROVIDER_DEFAULTS = {
    infra: 'fail',
    timeout: null,
    model: null,
    max_parallel: null,
    path: null,
    client_version: null,
    sandbox: null,
    environment: [],
    skills: [],
};
/** What holds for a provider of which nothing is configured. */
const DEFAULT_PROVIDER = providerOf(null);
const DEFAULT_LEVELS = {
    'on-removed': 'warn',
    regression: 'error',
    'soft-regression': 'warn',
    watch: 'warn',
    improvement: 'off',
    flaky: 'warn',
    'unreliable-baseline': 'warn',
    'insufficient-data': 'error',
    rehearsal: 'warn',
    replay: 'off',
    typestate: 'error',
    required: 'error',
    'required-loosened': 'warn',
    'warn-only': false,
};
const DEFAULT_REQUIRED = {
    policy: required_policy/* DEFAULT_REQUIRED_POLICY */.bL,
    baseline: required_baseline/* DEFAULT_REQUIRED_BASELINE */.WI,
    evidence: 'run',
};
/** What holds where nothing is configured. Which providers there are is not known here. */
const DEFAULT_CONFIG = configOf({}, []);
const ELSEWHERE = 'other files can be named on the command line';
const NAMED_OTHERWISE = new Map(['cases', 'baseline', 'typestate/turns'].map((key) => [key, ELSEWHERE]));
/**
 * Checks an already parsed YAML document; throws one error that lists every problem with file and line.
 *
 * @param known ids of the providers that there are
 */
function parseConfig(value, file, lines, known) {
    (0,json_source/* refuseOtherDocument */.E1)('the configuration', { value, lineOf: (pointer) => lines.lineOf(pointer) }, file);
    const document = (0,json_source/* checkedValue */.ZJ)('the configuration', value ?? {}, validate, file, lines);
    const bad = (pointer, path, expected, help) => {
        return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: (0,problem/* shown */.SP)(path), help };
    };
    const { typestate } = document;
    const policies = Object.entries(typestate?.policies ?? {});
    const inRepository = {
        cases: document.cases,
        baseline: document.baseline,
        workspace: document.workspace,
        'typestate/baseline': typestate?.baseline,
        'typestate/turns': typestate?.turns,
        'required/policy': document.required?.policy,
        'required/baseline': document.required?.baseline,
        ...Object.fromEntries(policies.map(([name, path]) => [`typestate/policies/${name}`, path])),
    };
    const problems = Object.entries(inRepository).flatMap(([key, paths]) => (listOf(paths) ?? [])
        .filter(leavesFolder)
        .map((path) => bad(`/${key}`, path, 'a path inside the repository', NAMED_OTHERWISE.get(key) ?? null)));
    for (const [id, policy] of Object.entries(document.providers ?? {})) {
        const pointer = `/providers/${id}`;
        const { reader = TEXT_READER, skills_folder: skills = '' } = policy ?? {};
        const readers = [...known, TEXT_READER];
        if (!readers.includes(reader))
            problems.push(bad(`${pointer}/reader`, reader, `one of ${readers.map(problem/* shown */.SP).join(', ')}`, null));
        if (leavesFolder(skills))
            problems.push(bad(`${pointer}/skills_folder`, skills, 'a path inside the workspace', null));
        for (const root of policy?.skills?.filter(leavesFolder) ?? []) {
            problems.push(bad(`${pointer}/skills`, root, 'a path inside the repository', null));
        }
        for (const folder of policy?.log_folders?.filter(leavesUnit) ?? []) {
            problems.push(bad(`${pointer}/log_folders`, folder, 'a path below {home}, {workspace} or {temporary}', null));
        }
    }
    const config = configOf(document, known);
    const faults = policyFaults(config.sampling).map((fault) => ({ ...fault, pointer: `/sampling${fault.pointer}` }));
    (0,append/* append */.B)(problems, (0,problem/* problemsAt */.im)(faults, file, lines));
    if (problems.length > 0)
        throw new problem/* ProblemsError */.FQ('the configuration', problems);
    return config;
}
/** A pull request's configuration must not name files of the machine that judges it. */
function leavesFolder(path) {
    return /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path);
}
/** The logs of a unit are its own, never those of the machine. */
function leavesUnit(folder) {
    return !/^\{(?:home|workspace|temporary)\}(?:\/|$)/.test(folder) || leavesFolder(folder);
}
function configOf(document, known) {
    const providers = document.providers === undefined
        ? known.map((id) => [id, null])
        : Object.entries(document.providers);
    return {
        cases: listOf(document.cases) ?? DEFAULT_CASES,
        namesCases: document.cases !== undefined,
        baseline: document.baseline ?? DEFAULT_BASELINE,
        skills: listOf(document.skills) ?? [],
        branches: listOf(document.branches) ?? [],
        workspace: listOf(document.workspace) ?? [],
        providers: new Map([...providers]
            .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
            .map(([id, policy]) => [id, providerOf(policy)])),
        levels: { ...DEFAULT_LEVELS, ...document.levels },
        sampling: samplingOf(document.sampling),
        typestate: document.typestate === undefined ? null : typestateOf(document.typestate),
        required: document.required === undefined ? null : { ...DEFAULT_REQUIRED, ...document.required },
    };
}
function typestateOf(section) {
    const { baseline, turns, policies = {} } = section ?? {};
    return {
        baseline: baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD,
        namesBaseline: baseline !== undefined,
        turns: listOf(turns) ?? [],
        policies,
    };
}
function providerOf(policy) {
    const { command, reader = TEXT_READER, skills_folder = DEFAULT_SKILLS_FOLDER, set = {}, version = ['--version'], log_folders = [], ...own } = policy ?? {};
    return {
        ...PROVIDER_DEFAULTS,
        ...own,
        command: command === undefined ? null : { command, reader, skills_folder, set, version, log_folders },
        withoutCommand: command === undefined ? ONLY_WITH_COMMAND.filter((key) => policy?.[key] !== undefined) : [],
    };
}
function listOf(value) {
    return typeof value === 'string' ? [value] : value;
}


/***/ }),

/***/ 62320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ucs2length)
/* harmony export */ });
/* unused harmony export equal */
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


/***/ }),

/***/ 54745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WI: () => (/* binding */ DEFAULT_REQUIRED_BASELINE),
  K7: () => (/* binding */ parseRequiredBaseline),
  O8: () => (/* binding */ requiredBaselineText)
});

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(60117);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
;// CONCATENATED MODULE: ./build/contracts/generated/required-baseline.validate.js
// Generated from required-baseline.schema.json by scripts/generate.ts.

const validate = validate48;
const schema124 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-baseline.schema.json","title":"RequiredBaselineDocument","description":"`baselines/required-checks.json`: what is expected of required checks; one that is expected to fail says why and until when.","type":"object","additionalProperties":false,"required":["schema","checks"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"checks":{"description":"Id of a check → what is expected of it.","type":"object","additionalProperties":{"$ref":"#/definitions/expectedCheck"}}},"definitions":{"expectedCheck":{"title":"ExpectedCheck","type":"object","additionalProperties":false,"required":["expected_status"],"if":{"properties":{"expected_status":{"const":"failed"}}},"then":{"required":["reason","expires"]},"properties":{"expected_status":{"description":"`failed` needs `reason` and `expires`.","enum":["passed","failed"]},"reason":{"description":"Why a failure is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which a failure is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}}}};
const schema125 = {"title":"ExpectedCheck","type":"object","additionalProperties":false,"required":["expected_status"],"if":{"properties":{"expected_status":{"const":"failed"}}},"then":{"required":["reason","expires"]},"properties":{"expected_status":{"description":"`failed` needs `reason` and `expires`.","enum":["passed","failed"]},"reason":{"description":"Why a failure is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which a failure is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}};
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="required-baseline.schema.json" */;
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
if(data.checks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
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
if(!(((key0 === "$schema") || (key0 === "schema")) || (key0 === "checks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","checks"]},message:"must NOT have additional properties"};
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
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.checks !== undefined){
let data2 = data.checks;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const before_key1 = errors;
for(const key1 in data2){
if (errors - before_key1 >= 1000) break;
let data3 = data2[key1];
const _errs11 = errors;
let valid3 = true;
const _errs12 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expected_status !== undefined){
if("failed" !== data3.expected_status){
const err5 = {};
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
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs14 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.reason === undefined){
const err6 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/expectedCheck/then/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.expires === undefined){
const err7 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/expectedCheck/then/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid3 = _valid0;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/expectedCheck/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.expected_status === undefined){
const err9 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/expectedCheck/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data3){
if (errors - before_key2 >= 1000) break;
if(!((((key2 === "expected_status") || (key2 === "reason")) || (key2 === "owner")) || (key2 === "expires"))){
const err10 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/expectedCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["expected_status","reason","owner","expires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.expected_status !== undefined){
let data5 = data3.expected_status;
if(!((data5 === "passed") || (data5 === "failed"))){
const err11 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expected_status",schemaPath:"#/definitions/expectedCheck/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema125.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.reason !== undefined){
let data6 = data3.reason;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err12 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/expectedCheck/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err13 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/expectedCheck/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.owner !== undefined){
if(typeof data3.owner !== "string"){
const err14 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/owner",schemaPath:"#/definitions/expectedCheck/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.expires !== undefined){
let data8 = data3.expires;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err15 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/expectedCheck/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/expectedCheck/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/expectedCheck/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err18 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/required-baseline.js






/** Where it stands, unless the configuration says otherwise. */
const DEFAULT_REQUIRED_BASELINE = 'baselines/required-checks.json';
/** Parses what is expected of checks; throws one error that lists every problem with file and line. */
function parseRequiredBaseline(text, file) {
    const what = 'the baseline of required checks';
    // By its fields it could be a baseline of routing with a case called `checks`: its kind is not looked at.
    const document = (0,json_source/* parseJsonSource */.X0)(text, file);
    (0,json_source/* refuseDuplicateKeys */.M8)(what, document, file);
    const value = (0,json_source/* checkedValue */.ZJ)(what, document.value, validate, file, document);
    const checks = new Map(Object.entries(value.checks));
    const faults = [...checks].flatMap(([id, { expires }]) => {
        const pointer = `${(0,json_pointer/* childPointer */.Y)('/checks', id)}/expires`;
        return expires === undefined || (0,baseline/* isDay */.N)(expires)
            ? []
            : [{ pointer, expected: 'a day of the calendar', found: expires }];
    });
    if (faults.length > 0)
        throw new problem/* ProblemsError */.FQ(what, (0,problem/* problemsAt */.im)(faults, file, document));
    return checks;
}
/** The text of its file: sorted keys, two spaces, a newline at the end. */
function requiredBaselineText(baseline) {
    const checks = [...baseline].map(([id, entry]) => [id, { ...entry }]);
    return (0,canonical_json/* prettyJson */.D_)({ schema: 1, checks: Object.fromEntries(checks) });
}


/***/ }),

/***/ 22056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G7: () => (/* binding */ CI_TOPOS_V0),
  bL: () => (/* binding */ DEFAULT_REQUIRED_POLICY),
  D3: () => (/* binding */ conditionText),
  Jx: () => (/* binding */ parseRequiredPolicy)
});

// EXTERNAL MODULE: ./build/contracts/generated/ajv-runtime.js
var ajv_runtime = __webpack_require__(62320);
;// CONCATENATED MODULE: ./build/contracts/generated/required-policy.validate.js
// Generated from required-policy.schema.json by scripts/generate.ts.

const validate = validate54;
const schema131 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-policy.schema.json","title":"RequiredPolicyDocument","description":"`.github/portcullis/policies/required.json`: which checks a change needs, and how each of them is run or found.","type":"object","additionalProperties":false,"required":["schema","policyKind","policyId","classes","rules","checks"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"policyKind":{"const":"portcullis.required.policy.v1"},"policyId":{"description":"A name for people.","$ref":"#/definitions/name"},"classes":{"description":"Class → the paths that are in it. A path can be in several.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$"},"additionalProperties":{"$ref":"#/definitions/pathClass"}},"docs":{"description":"The class of documentation: a change with every path in it is \"docs only\". Default: only the change without a path is.","$ref":"#/definitions/name"},"rules":{"description":"Looked at in this order. Each that applies asks for its checks.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/rule"}},"absorbing":{"description":"Checks that are asked for alone, whatever else was. Default: none.","$ref":"#/definitions/checkIds"},"checks":{"description":"In the order in which they are asked for and run.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/check"}}},"definitions":{"text":{"type":"string","pattern":"\\S"},"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"checkIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/name"}},"paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1}},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"pathClass":{"title":"PathClass","description":"A path is in the class where one of these fits.","type":"object","additionalProperties":false,"properties":{"exact":{"description":"The path itself.","$ref":"#/definitions/paths"},"prefix":{"description":"What the path begins with.","$ref":"#/definitions/paths"},"suffix":{"description":"What the path ends with.","$ref":"#/definitions/paths"},"glob":{"description":"Globs for the whole path: at most 256 characters, three stars a segment, three `**`, 100 alternatives.","$ref":"#/definitions/paths"}}},"rule":{"title":"RequiredRuleDocument","type":"object","additionalProperties":false,"required":["when","require","reason"],"properties":{"when":{"description":"`empty`: no path changed. `unclassified`: some path is in no class. `nothing`: no rule before asked for a check, and the change is not docs only. Else some path is in the class.","anyOf":[{"type":"string","enum":["empty","unclassified","nothing"]},{"$ref":"#/definitions/classCondition"}]},"require":{"$ref":"#/definitions/checkIds"},"reason":{"description":"What the projection gives as reason.","$ref":"#/definitions/text"},"last":{"description":"No rule behind it is looked at. Default: false.","type":"boolean"}}},"classCondition":{"title":"ClassCondition","type":"object","additionalProperties":false,"required":["class"],"properties":{"class":{"$ref":"#/definitions/name"},"docsOnly":{"description":"Only where the change is docs only, too. Default: false.","type":"boolean"}}},"check":{"title":"RequiredCheckDocument","type":"object","additionalProperties":false,"required":["checkId"],"properties":{"checkId":{"$ref":"#/definitions/name"},"command":{"description":"The arguments of the process that runs it; no shell reads them.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[^\\u0000]*$"}},"timeoutSeconds":{"description":"Default: 600.","type":"integer","minimum":1,"maximum":86400},"environment":{"description":"Variables that the command gets beside PATH, HOME, TMPDIR, LANG and CI. Default: none.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/variable"}},"native":{"description":"The check has to write its own payload. Default: false.","type":"boolean"},"github":{"$ref":"#/definitions/github"}}},"github":{"title":"GithubBindingDocument","description":"The check run on GitHub that shows the check.","type":"object","additionalProperties":false,"required":["name"],"if":{"properties":{"app":{"const":"github-actions"}}},"then":{"required":["workflow"]},"else":{"propertyNames":{"enum":["name","app","accept"]}},"properties":{"name":{"description":"The check run's name in the API: the job's name, with a matrix's values (`test (20)`), of a called workflow `caller / job`.","$ref":"#/definitions/text"},"app":{"description":"The slug of the app that made it. Default: `github-actions`.","$ref":"#/definitions/name"},"workflow":{"description":"The file of the workflow. Needed for `github-actions`; other apps have none.","type":"string","pattern":"^\\.github/workflows/[^/]+\\.ya?ml$"},"events":{"description":"Default: `pull_request`, `merge_group`, `push`. Other apps have none.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[a-z_]+$"}},"accept":{"description":"Conclusions that pass. Default: `success`.","type":"array","minItems":1,"items":{"enum":["success","neutral","skipped"]}},"changedWorkflow":{"description":"What it does that the change touches the workflow, or what it calls in the repository. Default: `fail`.","enum":["fail","warn"]}}}}};
const schema132 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100};
const func2 = Object.prototype.hasOwnProperty;

const pattern96 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const schema133 = {"title":"PathClass","description":"A path is in the class where one of these fits.","type":"object","additionalProperties":false,"properties":{"exact":{"description":"The path itself.","$ref":"#/definitions/paths"},"prefix":{"description":"What the path begins with.","$ref":"#/definitions/paths"},"suffix":{"description":"What the path ends with.","$ref":"#/definitions/paths"},"glob":{"description":"Globs for the whole path: at most 256 characters, three stars a segment, three `**`, 100 alternatives.","$ref":"#/definitions/paths"}}};
const schema134 = {"type":"array","maxItems":1000,"items":{"type":"string","minLength":1}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((key0 === "exact") || (key0 === "prefix")) || (key0 === "suffix")) || (key0 === "glob"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["exact","prefix","suffix","glob"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.exact !== undefined){
let data0 = data.exact;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/exact",schemaPath:"#/definitions/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data1 = data0[i0];
if(typeof data1 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data1) < 1){
const err2 = {instancePath:instancePath+"/exact/" + i0,schemaPath:"#/definitions/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/exact/" + i0,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/exact",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prefix !== undefined){
let data2 = data.prefix;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err5 = {instancePath:instancePath+"/prefix",schemaPath:"#/definitions/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data3 = data2[i1];
if(typeof data3 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data3) < 1){
const err6 = {instancePath:instancePath+"/prefix/" + i1,schemaPath:"#/definitions/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/prefix/" + i1,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/prefix",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.suffix !== undefined){
let data4 = data.suffix;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err9 = {instancePath:instancePath+"/suffix",schemaPath:"#/definitions/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data4.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
let data5 = data4[i2];
if(typeof data5 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data5) < 1){
const err10 = {instancePath:instancePath+"/suffix/" + i2,schemaPath:"#/definitions/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/suffix/" + i2,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/suffix",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.glob !== undefined){
let data6 = data.glob;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err13 = {instancePath:instancePath+"/glob",schemaPath:"#/definitions/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data6.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
let data7 = data6[i3];
if(typeof data7 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data7) < 1){
const err14 = {instancePath:instancePath+"/glob/" + i3,schemaPath:"#/definitions/paths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/glob/" + i3,schemaPath:"#/definitions/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err16 = {instancePath:instancePath+"/glob",schemaPath:"#/definitions/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const schema139 = {"title":"RequiredRuleDocument","type":"object","additionalProperties":false,"required":["when","require","reason"],"properties":{"when":{"description":"`empty`: no path changed. `unclassified`: some path is in no class. `nothing`: no rule before asked for a check, and the change is not docs only. Else some path is in the class.","anyOf":[{"type":"string","enum":["empty","unclassified","nothing"]},{"$ref":"#/definitions/classCondition"}]},"require":{"$ref":"#/definitions/checkIds"},"reason":{"description":"What the projection gives as reason.","$ref":"#/definitions/text"},"last":{"description":"No rule behind it is looked at. Default: false.","type":"boolean"}}};
const schema144 = {"type":"string","pattern":"\\S"};
const schema140 = {"title":"ClassCondition","type":"object","additionalProperties":false,"required":["class"],"properties":{"class":{"$ref":"#/definitions/name"},"docsOnly":{"description":"Only where the change is docs only, too. Default: false.","type":"boolean"}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.class === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((key0 === "class") || (key0 === "docsOnly"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["class","docsOnly"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.class !== undefined){
let data0 = data.class;
if(typeof data0 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data0) > 100){
const err2 = {instancePath:instancePath+"/class",schemaPath:"#/definitions/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern96.test(data0)){
const err3 = {instancePath:instancePath+"/class",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
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
const err4 = {instancePath:instancePath+"/class",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.docsOnly !== undefined){
if(typeof data.docsOnly !== "boolean"){
const err5 = {instancePath:instancePath+"/docsOnly",schemaPath:"#/properties/docsOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema142 = {"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/name"}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data0 = data[i0];
if(typeof data0 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data0) > 100){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern96.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("\\S", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.require === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "require"},message:"must have required property '"+"require"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((key0 === "when") || (key0 === "require")) || (key0 === "reason")) || (key0 === "last"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["when","require","reason","last"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.when !== undefined){
let data0 = data.when;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data0 === "empty") || (data0 === "unclassified")) || (data0 === "nothing"))){
const err5 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema139.properties.when.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate58(data0, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.require !== undefined){
if(!(validate60(data.require, {instancePath:instancePath+"/require",parentData:data,parentDataProperty:"require",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.last !== undefined){
if(typeof data.last !== "boolean"){
const err9 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema145 = {"title":"RequiredCheckDocument","type":"object","additionalProperties":false,"required":["checkId"],"properties":{"checkId":{"$ref":"#/definitions/name"},"command":{"description":"The arguments of the process that runs it; no shell reads them.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[^\\u0000]*$"}},"timeoutSeconds":{"description":"Default: 600.","type":"integer","minimum":1,"maximum":86400},"environment":{"description":"Variables that the command gets beside PATH, HOME, TMPDIR, LANG and CI. Default: none.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/variable"}},"native":{"description":"The check has to write its own payload. Default: false.","type":"boolean"},"github":{"$ref":"#/definitions/github"}}};
const schema147 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const pattern42 = new RegExp("^[^\\u0000]*$", "u");
const pattern41 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema148 = {"title":"GithubBindingDocument","description":"The check run on GitHub that shows the check.","type":"object","additionalProperties":false,"required":["name"],"if":{"properties":{"app":{"const":"github-actions"}}},"then":{"required":["workflow"]},"else":{"propertyNames":{"enum":["name","app","accept"]}},"properties":{"name":{"description":"The check run's name in the API: the job's name, with a matrix's values (`test (20)`), of a called workflow `caller / job`.","$ref":"#/definitions/text"},"app":{"description":"The slug of the app that made it. Default: `github-actions`.","$ref":"#/definitions/name"},"workflow":{"description":"The file of the workflow. Needed for `github-actions`; other apps have none.","type":"string","pattern":"^\\.github/workflows/[^/]+\\.ya?ml$"},"events":{"description":"Default: `pull_request`, `merge_group`, `push`. Other apps have none.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[a-z_]+$"}},"accept":{"description":"Conclusions that pass. Default: `success`.","type":"array","minItems":1,"items":{"enum":["success","neutral","skipped"]}},"changedWorkflow":{"description":"What it does that the change touches the workflow, or what it calls in the repository. Default: `fail`.","enum":["fail","warn"]}}};
const pattern107 = new RegExp("^\\.github/workflows/[^/]+\\.ya?ml$", "u");
const pattern108 = new RegExp("^[a-z_]+$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.app !== undefined){
if("github-actions" !== data.app){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workflow === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "workflow"},message:"must have required property '"+"workflow"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
const _errs6 = errors;
if(!(((key0 === "name") || (key0 === "app")) || (key0 === "accept"))){
const err2 = {instancePath,schemaPath:"#/else/propertyNames/enum",keyword:"enum",params:{allowedValues: schema148.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
const err3 = {instancePath,schemaPath:"#/else/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data){
if (errors - before_key1 >= 1000) break;
if(!((((((key1 === "name") || (key1 === "app")) || (key1 === "workflow")) || (key1 === "events")) || (key1 === "accept")) || (key1 === "changedWorkflow"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["name","app","workflow","events","accept","changedWorkflow"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.app !== undefined){
let data2 = data.app;
if(typeof data2 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data2) > 100){
const err9 = {instancePath:instancePath+"/app",schemaPath:"#/definitions/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern96.test(data2)){
const err10 = {instancePath:instancePath+"/app",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/app",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.workflow !== undefined){
let data3 = data.workflow;
if(typeof data3 === "string"){
if(!pattern107.test(data3)){
const err12 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/pattern",keyword:"pattern",params:{pattern: "^\\.github/workflows/[^/]+\\.ya?ml$"},message:"must match pattern \""+"^\\.github/workflows/[^/]+\\.ya?ml$"+"\""};
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
const err13 = {instancePath:instancePath+"/workflow",schemaPath:"#/properties/workflow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.events !== undefined){
let data4 = data.events;
if(Array.isArray(data4)){
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern108.test(data5)){
const err15 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.accept !== undefined){
let data6 = data.accept;
if(Array.isArray(data6)){
if(data6.length < 1){
const err18 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data7 = data6[i1];
if(!(((data7 === "success") || (data7 === "neutral")) || (data7 === "skipped"))){
const err19 = {instancePath:instancePath+"/accept/" + i1,schemaPath:"#/properties/accept/items/enum",keyword:"enum",params:{allowedValues: schema148.properties.accept.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changedWorkflow !== undefined){
let data8 = data.changedWorkflow;
if(!((data8 === "fail") || (data8 === "warn"))){
const err21 = {instancePath:instancePath+"/changedWorkflow",schemaPath:"#/properties/changedWorkflow/enum",keyword:"enum",params:{allowedValues: schema148.properties.changedWorkflow.enum},message:"must be equal to one of the allowed values"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checkId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkId"},message:"must have required property '"+"checkId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((((key0 === "checkId") || (key0 === "command")) || (key0 === "timeoutSeconds")) || (key0 === "environment")) || (key0 === "native")) || (key0 === "github"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["checkId","command","timeoutSeconds","environment","native","github"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.checkId !== undefined){
let data0 = data.checkId;
if(typeof data0 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data0) > 100){
const err2 = {instancePath:instancePath+"/checkId",schemaPath:"#/definitions/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern96.test(data0)){
const err3 = {instancePath:instancePath+"/checkId",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
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
const err4 = {instancePath:instancePath+"/checkId",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern42.test(data2)){
const err6 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err7 = {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeoutSeconds !== undefined){
let data3 = data.timeoutSeconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 86400 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.environment !== undefined){
let data4 = data.environment;
if(Array.isArray(data4)){
if(data4.length > 1000){
const err12 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data4.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern41.test(data5)){
const err13 = {instancePath:instancePath+"/environment/" + i1,schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/environment/" + i1,schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err15 = {instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.native !== undefined){
if(typeof data.native !== "boolean"){
const err16 = {instancePath:instancePath+"/native",schemaPath:"#/properties/native/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.github !== undefined){
if(!(validate65(data.github, {instancePath:instancePath+"/github",parentData:data,parentDataProperty:"github",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="required-policy.schema.json" */;
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
if(data.policyKind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyKind"},message:"must have required property '"+"policyKind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.policyId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policyId"},message:"must have required property '"+"policyId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.classes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classes"},message:"must have required property '"+"classes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rules === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.checks === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checks"},message:"must have required property '"+"checks"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema131.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","policyKind","policyId","classes","docs","rules","absorbing","checks"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err8 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.policyKind !== undefined){
if("portcullis.required.policy.v1" !== data.policyKind){
const err9 = {instancePath:instancePath+"/policyKind",schemaPath:"#/properties/policyKind/const",keyword:"const",params:{allowedValue: "portcullis.required.policy.v1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.policyId !== undefined){
let data3 = data.policyId;
if(typeof data3 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data3) > 100){
const err10 = {instancePath:instancePath+"/policyId",schemaPath:"#/definitions/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern96.test(data3)){
const err11 = {instancePath:instancePath+"/policyId",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
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
const err12 = {instancePath:instancePath+"/policyId",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.classes !== undefined){
let data4 = data.classes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const before_key1 = errors;
for(const key1 in data4){
if (errors - before_key1 >= 1000) break;
const _errs11 = errors;
if(typeof key1 === "string"){
if(!pattern96.test(key1)){
const err13 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
const err14 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
const before_key2 = errors;
for(const key2 in data4){
if (errors - before_key2 >= 1000) break;
if(!(validate55(data4[key2], {instancePath:instancePath+"/classes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.docs !== undefined){
let data6 = data.docs;
if(typeof data6 === "string"){
if((0,ajv_runtime/* ucs2length */.K)(data6) > 100){
const err16 = {instancePath:instancePath+"/docs",schemaPath:"#/definitions/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern96.test(data6)){
const err17 = {instancePath:instancePath+"/docs",schemaPath:"#/definitions/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/docs",schemaPath:"#/definitions/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rules !== undefined){
let data7 = data.rules;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err19 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(!(validate57(data7[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.absorbing !== undefined){
if(!(validate60(data.absorbing, {instancePath:instancePath+"/absorbing",parentData:data,parentDataProperty:"absorbing",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.checks !== undefined){
let data10 = data.checks;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err21 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data10.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(!(validate64(data10[i1], {instancePath:instancePath+"/checks/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(60117);
// EXTERNAL MODULE: ./build/kernel/digest.js
var kernel_digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/kernel/glob-test.js
var glob_test = __webpack_require__(60349);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/required-policy.js








/** Where the policy stands, unless the configuration says otherwise. */
const DEFAULT_REQUIRED_POLICY = '.github/portcullis/policies/required.json';
/** The reference's policy: its name stands where others have their digest. */
const CI_TOPOS_V0 = 'ci-topos-v0';
const CI_TOPOS_V0_DIGEST = 'pol1_a7aa16b6809e37948f5b509074a67df7ebbc6e1bd2f6774b0a99de65dc9d836e';
const GITHUB_ACTIONS = 'github-actions';
/** Parses a policy; throws one error that lists every problem with file and line. */
async function parseRequiredPolicy(source, file) {
    const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
    const what = 'the policy of required checks';
    const options = { wholeCharacters: true, help: 'docs/reference/files/required-policy.md has every field.' };
    const { value: document, refuse } = (0,json_source/* checkedDocument */.Tw)(what, text, validate, file, options);
    const faults = faultsOf(document);
    const classes = new Map();
    for (const [name, one] of Object.entries(document.classes))
        classes.set(name, await classTest(name, one, faults));
    refuse(faults);
    const digest = `pol1_${(0,kernel_digest/* sha256Hex */.fg)((0,canonical_json/* canonicalJsonOfText */.rf)(text))}`;
    return {
        policyId: document.policyId,
        digest: digest === CI_TOPOS_V0_DIGEST ? CI_TOPOS_V0 : digest,
        text,
        classes,
        docs: document.docs ?? null,
        rules: document.rules.map(ruleOf),
        absorbing: new Set(document.absorbing),
        checks: document.checks.map(checkOf),
    };
}
/** Whether a path is in a class; globs that are none are added to the faults. */
async function classTest(name, { exact = [], prefix = [], suffix = [], glob = [] }, faults) {
    const globs = [];
    for (const [at, pattern] of glob.entries()) {
        const matches = await (0,glob_test/* globTest */.F)(pattern).catch(portcullis_error/* asPortcullisError */.Uj);
        if (!(matches instanceof portcullis_error/* PortcullisError */.SO))
            globs.push(matches);
        else
            faults.push(faultAt(['classes', name, 'glob', at], matches.mismatch?.expected ?? 'a glob', pattern));
    }
    const names = new Set(exact);
    const lengths = new Set(exact.map(({ length }) => length));
    // Each path of a change is asked about in each class: no closures, and no hash of a path that has the length of none.
    return (path) => {
        if (lengths.has(path.length) && names.has(path))
            return true;
        for (const start of prefix)
            if (path.startsWith(start))
                return true;
        for (const end of suffix)
            if (path.endsWith(end))
                return true;
        for (const matches of globs)
            if (matches(path))
                return true;
        return false;
    };
}
function ruleOf({ when, last = false, ...rule }) {
    return { ...rule, when: typeof when === 'string' ? when : { docsOnly: false, ...when }, last };
}
function checkOf({ github, ...check }) {
    const binding = github === undefined ? null : bindingOf(github);
    return { command: null, timeoutSeconds: 600, environment: [], native: false, ...check, github: binding };
}
/** Whatever the document has, its keys are in one order, by which bindings are compared. */
function bindingOf(github) {
    const { app = GITHUB_ACTIONS } = github;
    const events = app === GITHUB_ACTIONS ? ['pull_request', 'merge_group', 'push'] : [];
    return { app, workflow: null, events, accept: ['success'], changedWorkflow: 'fail', ...github };
}
/** What a rule waits for, in words. */
function conditionText(when) {
    return typeof when === 'string' ? when : `class ${when.class}${when.docsOnly ? ', docs only' : ''}`;
}
function faultAt(path, expected, found) {
    return { pointer: path.reduce(json_pointer/* childPointer */.Y, ''), expected, found: (0,problem/* shown */.SP)(found) };
}
/** What the schema cannot say. */
function faultsOf({ classes, docs, rules, absorbing = [], checks }) {
    const faults = [];
    const ids = new Set();
    for (const [at, { checkId }] of checks.entries()) {
        if (ids.has(checkId))
            faults.push(faultAt(['checks', at, 'checkId'], 'each check once', checkId));
        ids.add(checkId);
    }
    const knownChecks = (asked, ...path) => {
        for (const [at, id] of asked.entries()) {
            if (!ids.has(id))
                faults.push(faultAt([...path, at], 'a check of the policy', id));
        }
    };
    const knownClass = (name, ...path) => {
        if (!Object.hasOwn(classes, name))
            faults.push(faultAt(path, 'a class of the policy', name));
    };
    if (docs !== undefined)
        knownClass(docs, 'docs');
    knownChecks(absorbing, 'absorbing');
    const ended = new Set();
    for (const [at, { when, require: asked, last }] of rules.map(ruleOf).entries()) {
        if (typeof when === 'object')
            knownClass(when.class, 'rules', at, 'when', 'class');
        knownChecks(asked, 'rules', at, 'require');
        const condition = conditionText(when);
        // A class ends its own rules for docs only, too.
        const all = typeof when === 'string' ? when : conditionText({ ...when, docsOnly: false });
        if (ended.has(all) || ended.has(condition)) {
            faults.push(faultAt(['rules', at, 'when'], 'a rule that can be reached', `${condition} behind a last rule for it`));
        }
        if (last)
            ended.add(condition);
    }
    return faults;
}


/***/ }),

/***/ 71661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eD: () => (/* binding */ DEFAULT_TYPESTATE_BASELINE),
  a7: () => (/* binding */ EMPTY_TYPESTATE_BASELINE),
  i$: () => (/* binding */ parseTypestateBaseline)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-baseline.validate.js
// Generated from typestate-baseline.schema.json by scripts/generate.ts.

const validate = validate90;
const schema192 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-baseline.schema.json","title":"TypestateBaselineDocument","description":"`baselines/typestate.json`: failure classes of turns that are tolerated, each for a reason and until a day.","type":"object","additionalProperties":false,"required":["schema"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"description":"case → provider → class.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/classes"}}},"turns":{"description":"Id of a turn of an evidence file → class.","type":"object","additionalProperties":{"$ref":"#/definitions/classes"}}},"definitions":{"classes":{"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}},"toleratedClass":{"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"description":"Why it is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}}}};
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema193 = {"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}};
const schema194 = {"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"description":"Why it is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}};
const pattern134 = new RegExp("^[a-z]+\\.[a-z_]+$", "u");
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern134.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z_]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z_]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
const before_key1 = errors;
for(const key1 in data){
if (errors - before_key1 >= 1000) break;
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason === undefined){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.expires === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data0){
if (errors - before_key2 >= 1000) break;
if(!(((key2 === "reason") || (key2 === "owner")) || (key2 === "expires"))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["reason","owner","expires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.reason !== undefined){
let data1 = data0.reason;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/toleratedClass/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/toleratedClass/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.owner !== undefined){
if(typeof data0.owner !== "string"){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/owner",schemaPath:"#/definitions/toleratedClass/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.expires !== undefined){
let data3 = data0.expires;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/toleratedClass/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
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
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/toleratedClass/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-baseline.schema.json" */;
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
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!((((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases")) || (key0 === "turns"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","cases","turns"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.cases !== undefined){
let data2 = data.cases;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const before_key1 = errors;
for(const key1 in data2){
if (errors - before_key1 >= 1000) break;
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
const before_key2 = errors;
for(const key2 in data2){
if (errors - before_key2 >= 1000) break;
let data3 = data2[key2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const before_key3 = errors;
for(const key3 in data3){
if (errors - before_key3 >= 1000) break;
const _errs11 = errors;
if(typeof key3 === "string"){
if(!pattern1.test(key3)){
const err6 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
const err7 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const before_key4 = errors;
for(const key4 in data3){
if (errors - before_key4 >= 1000) break;
if(!(validate91(data3[key4], {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err9 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.turns !== undefined){
let data5 = data.turns;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const before_key5 = errors;
for(const key5 in data5){
if (errors - before_key5 >= 1000) break;
if(!(validate91(data5[key5], {instancePath:instancePath+"/turns/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/typestate-baseline.js




/** Where tolerated classes stand, unless the configuration says otherwise. */
const DEFAULT_TYPESTATE_BASELINE = 'baselines/typestate.json';
const EMPTY_TYPESTATE_BASELINE = { cases: new Map(), turns: new Map() };
/** Parses tolerated classes; throws one error that lists every problem with file and line. */
function parseTypestateBaseline(text, file) {
    const what = 'the typestate baseline';
    const { value: document, refuse } = (0,json_source/* checkedDocument */.Tw)(what, text, validate, file);
    refuse(dayFaults(document));
    const cases = Object.entries(document.cases ?? {}).map(([id, agents]) => [id, new Map(Object.entries(agents).map(([agent, classes]) => [agent, mapOf(classes)]))]);
    const turns = Object.entries(document.turns ?? {}).map(([id, classes]) => [id, mapOf(classes)]);
    return { cases: new Map(cases), turns: new Map(turns) };
}
/** A pattern takes the 31st of February for a day. */
function dayFaults({ cases = {}, turns = {} }) {
    const classes = [
        ...Object.entries(cases).flatMap(([id, agents]) => Object.entries(agents).map(([agent, tolerated]) => [['cases', id, agent], tolerated])),
        ...Object.entries(turns).map(([id, tolerated]) => [['turns', id], tolerated]),
    ];
    return classes.flatMap(([path, tolerated]) => Object.entries(tolerated)
        .filter(([, { expires }]) => !(0,baseline/* isDay */.N)(expires))
        .map(([name, { expires }]) => {
        const pointer = [...path, name, 'expires'].reduce(json_pointer/* childPointer */.Y, '');
        return { pointer, expected: 'a day of the calendar', found: expires };
    }));
}
function mapOf(classes) {
    return new Map(Object.entries(classes));
}


/***/ })

};
