export const id = 7359;
export const ids = [7359];
export const modules = {

/***/ 7790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ firstOf),
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 cell`, `3 cells`. */
function counted(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}
/** The first names of a list, and how many more there are. */
function firstOf(names, most = 5) {
    return names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
}


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60117);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D_)(document);
}


/***/ }),

/***/ 38650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VI: () => (/* binding */ PLAN_FILE),
  vS: () => (/* binding */ parsePlan),
  Gb: () => (/* binding */ planDigest)
});

// EXTERNAL MODULE: ./build/kernel/digest.js
var digest = __webpack_require__(21694);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
;// CONCATENATED MODULE: ./build/contracts/generated/plan.validate.js
// Generated from plan.schema.json by scripts/generate.ts.

const validate = validate50;
const schema125 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"plan.schema.json","title":"Plan","description":"`plan.json`: which units a batch consists of, case × provider × trial.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","commit","case_set_digest","providers","selection","cases","units"],"properties":{"schema":{"const":1},"batch_run_id":{"$ref":"#/definitions/uuid"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"providers":{"description":"The configured providers, selected or not.","type":"array","items":{"type":"string"}},"selection":{"title":"PlanSelection","description":"The filters that were asked for; null means no filter.","type":"object","additionalProperties":false,"required":["agents","case_ids","categories"],"properties":{"agents":{"$ref":"#/definitions/filter"},"case_ids":{"$ref":"#/definitions/filter"},"categories":{"$ref":"#/definitions/filter"},"changed":{"description":"With --changed; the cases that this touches are planned.","$ref":"#/definitions/changes"}}},"changes":{"description":"What the change touches, whether cases are selected by it or not; absent where that is not known.","$ref":"#/definitions/changes"},"cases":{"description":"Every case of the case set, planned or not.","type":"array","items":{"title":"PlannedCase","type":"object","additionalProperties":false,"required":["case_id","category","file","line","digest"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"file":{"type":"string"},"line":{"type":"integer","minimum":1},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"units":{"type":"array","items":{"title":"PlannedUnit","type":"object","additionalProperties":false,"required":["unit_run_id","case_id","agent","trial"],"properties":{"unit_run_id":{"$ref":"#/definitions/uuid"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"trial":{"type":"integer","minimum":1},"optional":{"description":"True for trials of a later stage: they are run only where the stages before leave the cell undecided.","type":"boolean"}}}},"shards":{"description":"The cells of the plan by the job that runs them: each cell once, one provider in each shard.","type":"array","maxItems":256,"items":{"title":"PlannedShard","type":"object","additionalProperties":false,"required":["shard","agent","cells","expected_seconds"],"properties":{"shard":{"type":"integer","minimum":1},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"cells":{"type":"array","minItems":1,"items":{"title":"ShardCell","type":"object","additionalProperties":false,"required":["case_id"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}}},"expected_seconds":{"description":"Of the units that are always run, one after the other.","type":"integer","minimum":0}}}}},"definitions":{"changes":{"title":"PlannedChanges","description":"What differs from the merge base.","type":"object","additionalProperties":false,"required":["merge_base","cases","skills","everything","listings"],"properties":{"merge_base":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"cases":{"description":"Cases that are new or read differently, or of which the baseline expects something else.","type":"array","items":{"type":"string"}},"skills":{"type":"array","items":{"type":"string"}},"everything":{"description":"Changed files that touch every case, since they can change the outcome of each.","type":"array","items":{"type":"string"}},"listings":{"description":"What clients list otherwise than at the merge base, for a model to choose from; it touches every case.","type":"array","items":{"title":"PlannedListing","type":"object","additionalProperties":false,"required":["name","file","change","fields"],"properties":{"name":{"description":"Of the skill, command or agent.","type":"string"},"file":{"type":"string"},"change":{"description":"unreadable: it is unknown whether a model chooses by something else now.","enum":["added","removed","changed","unreadable"]},"fields":{"description":"Which fields changed; empty for any other change.","type":"array","items":{"type":"string"}}}}}}},"uuid":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"filter":{"type":["array","null"],"items":{"type":"string"}}}};
const schema126 = {"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"};
const schema127 = {"type":["array","null"],"items":{"type":"string"}};
const schema130 = {"title":"PlannedChanges","description":"What differs from the merge base.","type":"object","additionalProperties":false,"required":["merge_base","cases","skills","everything","listings"],"properties":{"merge_base":{"type":"string","pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"cases":{"description":"Cases that are new or read differently, or of which the baseline expects something else.","type":"array","items":{"type":"string"}},"skills":{"type":"array","items":{"type":"string"}},"everything":{"description":"Changed files that touch every case, since they can change the outcome of each.","type":"array","items":{"type":"string"}},"listings":{"description":"What clients list otherwise than at the merge base, for a model to choose from; it touches every case.","type":"array","items":{"title":"PlannedListing","type":"object","additionalProperties":false,"required":["name","file","change","fields"],"properties":{"name":{"description":"Of the skill, command or agent.","type":"string"},"file":{"type":"string"},"change":{"description":"unreadable: it is unknown whether a model chooses by something else now.","enum":["added","removed","changed","unreadable"]},"fields":{"description":"Which fields changed; empty for any other change.","type":"array","items":{"type":"string"}}}}}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="plan.schema.json" */;
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
if(data.batch_run_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batch_run_id"},message:"must have required property '"+"batch_run_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.commit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.case_set_digest === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.providers === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.selection === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selection"},message:"must have required property '"+"selection"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cases === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.units === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema125.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","batch_run_id","commit","case_set_digest","providers","selection","changes","cases","units","shards"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err10 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
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
const err11 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.commit !== undefined){
let data2 = data.commit;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema125.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
const err13 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.case_set_digest !== undefined){
let data3 = data.case_set_digest;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err14 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err15 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.providers !== undefined){
let data4 = data.providers;
if(Array.isArray(data4)){
const len0 = data4.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(typeof data4[i0] !== "string"){
const err16 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.selection !== undefined){
let data6 = data.selection;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.agents === undefined){
const err18 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.case_ids === undefined){
const err19 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.categories === undefined){
const err20 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data6){
if (errors - before_key1 >= 1000) break;
if(!((((key1 === "agents") || (key1 === "case_ids")) || (key1 === "categories")) || (key1 === "changed"))){
const err21 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["agents","case_ids","categories","changed"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.agents !== undefined){
let data7 = data6.agents;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/selection/agents",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema127.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data7[i1] !== "string"){
const err23 = {instancePath:instancePath+"/selection/agents/" + i1,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data6.case_ids !== undefined){
let data9 = data6.case_ids;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/selection/case_ids",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema127.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(typeof data9[i2] !== "string"){
const err25 = {instancePath:instancePath+"/selection/case_ids/" + i2,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(data6.categories !== undefined){
let data11 = data6.categories;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/selection/categories",schemaPath:"#/definitions/filter/type",keyword:"type",params:{type: schema127.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data11)){
const len3 = data11.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
if(typeof data11[i3] !== "string"){
const err27 = {instancePath:instancePath+"/selection/categories/" + i3,schemaPath:"#/definitions/filter/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(data6.changed !== undefined){
let data13 = data6.changed;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.merge_base === undefined){
const err28 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.cases === undefined){
const err29 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.skills === undefined){
const err30 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.everything === undefined){
const err31 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "everything"},message:"must have required property '"+"everything"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.listings === undefined){
const err32 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "listings"},message:"must have required property '"+"listings"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data13){
if (errors - before_key2 >= 1000) break;
if(!(((((key2 === "merge_base") || (key2 === "cases")) || (key2 === "skills")) || (key2 === "everything")) || (key2 === "listings"))){
const err33 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["merge_base","cases","skills","everything","listings"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data13.merge_base !== undefined){
let data14 = data13.merge_base;
if(typeof data14 === "string"){
if(!pattern22.test(data14)){
const err34 = {instancePath:instancePath+"/selection/changed/merge_base",schemaPath:"#/definitions/changes/properties/merge_base/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
const err35 = {instancePath:instancePath+"/selection/changed/merge_base",schemaPath:"#/definitions/changes/properties/merge_base/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.cases !== undefined){
let data15 = data13.cases;
if(Array.isArray(data15)){
const len4 = data15.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
if(typeof data15[i4] !== "string"){
const err36 = {instancePath:instancePath+"/selection/changed/cases/" + i4,schemaPath:"#/definitions/changes/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/selection/changed/cases",schemaPath:"#/definitions/changes/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.skills !== undefined){
let data17 = data13.skills;
if(Array.isArray(data17)){
const len5 = data17.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
if(typeof data17[i5] !== "string"){
const err38 = {instancePath:instancePath+"/selection/changed/skills/" + i5,schemaPath:"#/definitions/changes/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath:instancePath+"/selection/changed/skills",schemaPath:"#/definitions/changes/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.everything !== undefined){
let data19 = data13.everything;
if(Array.isArray(data19)){
const len6 = data19.length;
const before_i6 = errors;
for(let i6=0; i6<len6; i6++){
if (errors - before_i6 >= 1000) break;
if(typeof data19[i6] !== "string"){
const err40 = {instancePath:instancePath+"/selection/changed/everything/" + i6,schemaPath:"#/definitions/changes/properties/everything/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err41 = {instancePath:instancePath+"/selection/changed/everything",schemaPath:"#/definitions/changes/properties/everything/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.listings !== undefined){
let data21 = data13.listings;
if(Array.isArray(data21)){
const len7 = data21.length;
const before_i7 = errors;
for(let i7=0; i7<len7; i7++){
if (errors - before_i7 >= 1000) break;
let data22 = data21[i7];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name === undefined){
const err42 = {instancePath:instancePath+"/selection/changed/listings/" + i7,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data22.file === undefined){
const err43 = {instancePath:instancePath+"/selection/changed/listings/" + i7,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data22.change === undefined){
const err44 = {instancePath:instancePath+"/selection/changed/listings/" + i7,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data22.fields === undefined){
const err45 = {instancePath:instancePath+"/selection/changed/listings/" + i7,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data22){
if (errors - before_key3 >= 1000) break;
if(!((((key3 === "name") || (key3 === "file")) || (key3 === "change")) || (key3 === "fields"))){
const err46 = {instancePath:instancePath+"/selection/changed/listings/" + i7,schemaPath:"#/definitions/changes/properties/listings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["name","file","change","fields"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err47 = {instancePath:instancePath+"/selection/changed/listings/" + i7+"/name",schemaPath:"#/definitions/changes/properties/listings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data22.file !== undefined){
if(typeof data22.file !== "string"){
const err48 = {instancePath:instancePath+"/selection/changed/listings/" + i7+"/file",schemaPath:"#/definitions/changes/properties/listings/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data22.change !== undefined){
let data25 = data22.change;
if(!((((data25 === "added") || (data25 === "removed")) || (data25 === "changed")) || (data25 === "unreadable"))){
const err49 = {instancePath:instancePath+"/selection/changed/listings/" + i7+"/change",schemaPath:"#/definitions/changes/properties/listings/items/properties/change/enum",keyword:"enum",params:{allowedValues: schema130.properties.listings.items.properties.change.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22.fields !== undefined){
let data26 = data22.fields;
if(Array.isArray(data26)){
const len8 = data26.length;
const before_i8 = errors;
for(let i8=0; i8<len8; i8++){
if (errors - before_i8 >= 1000) break;
if(typeof data26[i8] !== "string"){
const err50 = {instancePath:instancePath+"/selection/changed/listings/" + i7+"/fields/" + i8,schemaPath:"#/definitions/changes/properties/listings/items/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/selection/changed/listings/" + i7+"/fields",schemaPath:"#/definitions/changes/properties/listings/items/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err52 = {instancePath:instancePath+"/selection/changed/listings/" + i7,schemaPath:"#/definitions/changes/properties/listings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err53 = {instancePath:instancePath+"/selection/changed/listings",schemaPath:"#/definitions/changes/properties/listings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/selection/changed",schemaPath:"#/definitions/changes/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err55 = {instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.changes !== undefined){
let data28 = data.changes;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.merge_base === undefined){
const err56 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data28.cases === undefined){
const err57 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data28.skills === undefined){
const err58 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data28.everything === undefined){
const err59 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "everything"},message:"must have required property '"+"everything"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data28.listings === undefined){
const err60 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/required",keyword:"required",params:{missingProperty: "listings"},message:"must have required property '"+"listings"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data28){
if (errors - before_key4 >= 1000) break;
if(!(((((key4 === "merge_base") || (key4 === "cases")) || (key4 === "skills")) || (key4 === "everything")) || (key4 === "listings"))){
const err61 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["merge_base","cases","skills","everything","listings"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data28.merge_base !== undefined){
let data29 = data28.merge_base;
if(typeof data29 === "string"){
if(!pattern22.test(data29)){
const err62 = {instancePath:instancePath+"/changes/merge_base",schemaPath:"#/definitions/changes/properties/merge_base/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/changes/merge_base",schemaPath:"#/definitions/changes/properties/merge_base/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data28.cases !== undefined){
let data30 = data28.cases;
if(Array.isArray(data30)){
const len9 = data30.length;
const before_i9 = errors;
for(let i9=0; i9<len9; i9++){
if (errors - before_i9 >= 1000) break;
if(typeof data30[i9] !== "string"){
const err64 = {instancePath:instancePath+"/changes/cases/" + i9,schemaPath:"#/definitions/changes/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/changes/cases",schemaPath:"#/definitions/changes/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data28.skills !== undefined){
let data32 = data28.skills;
if(Array.isArray(data32)){
const len10 = data32.length;
const before_i10 = errors;
for(let i10=0; i10<len10; i10++){
if (errors - before_i10 >= 1000) break;
if(typeof data32[i10] !== "string"){
const err66 = {instancePath:instancePath+"/changes/skills/" + i10,schemaPath:"#/definitions/changes/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err67 = {instancePath:instancePath+"/changes/skills",schemaPath:"#/definitions/changes/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data28.everything !== undefined){
let data34 = data28.everything;
if(Array.isArray(data34)){
const len11 = data34.length;
const before_i11 = errors;
for(let i11=0; i11<len11; i11++){
if (errors - before_i11 >= 1000) break;
if(typeof data34[i11] !== "string"){
const err68 = {instancePath:instancePath+"/changes/everything/" + i11,schemaPath:"#/definitions/changes/properties/everything/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/changes/everything",schemaPath:"#/definitions/changes/properties/everything/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data28.listings !== undefined){
let data36 = data28.listings;
if(Array.isArray(data36)){
const len12 = data36.length;
const before_i12 = errors;
for(let i12=0; i12<len12; i12++){
if (errors - before_i12 >= 1000) break;
let data37 = data36[i12];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.name === undefined){
const err70 = {instancePath:instancePath+"/changes/listings/" + i12,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data37.file === undefined){
const err71 = {instancePath:instancePath+"/changes/listings/" + i12,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data37.change === undefined){
const err72 = {instancePath:instancePath+"/changes/listings/" + i12,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "change"},message:"must have required property '"+"change"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data37.fields === undefined){
const err73 = {instancePath:instancePath+"/changes/listings/" + i12,schemaPath:"#/definitions/changes/properties/listings/items/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const before_key5 = errors;
for(const key5 in data37){
if (errors - before_key5 >= 1000) break;
if(!((((key5 === "name") || (key5 === "file")) || (key5 === "change")) || (key5 === "fields"))){
const err74 = {instancePath:instancePath+"/changes/listings/" + i12,schemaPath:"#/definitions/changes/properties/listings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["name","file","change","fields"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data37.name !== undefined){
if(typeof data37.name !== "string"){
const err75 = {instancePath:instancePath+"/changes/listings/" + i12+"/name",schemaPath:"#/definitions/changes/properties/listings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data37.file !== undefined){
if(typeof data37.file !== "string"){
const err76 = {instancePath:instancePath+"/changes/listings/" + i12+"/file",schemaPath:"#/definitions/changes/properties/listings/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data37.change !== undefined){
let data40 = data37.change;
if(!((((data40 === "added") || (data40 === "removed")) || (data40 === "changed")) || (data40 === "unreadable"))){
const err77 = {instancePath:instancePath+"/changes/listings/" + i12+"/change",schemaPath:"#/definitions/changes/properties/listings/items/properties/change/enum",keyword:"enum",params:{allowedValues: schema130.properties.listings.items.properties.change.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data37.fields !== undefined){
let data41 = data37.fields;
if(Array.isArray(data41)){
const len13 = data41.length;
const before_i13 = errors;
for(let i13=0; i13<len13; i13++){
if (errors - before_i13 >= 1000) break;
if(typeof data41[i13] !== "string"){
const err78 = {instancePath:instancePath+"/changes/listings/" + i12+"/fields/" + i13,schemaPath:"#/definitions/changes/properties/listings/items/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/changes/listings/" + i12+"/fields",schemaPath:"#/definitions/changes/properties/listings/items/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err80 = {instancePath:instancePath+"/changes/listings/" + i12,schemaPath:"#/definitions/changes/properties/listings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err81 = {instancePath:instancePath+"/changes/listings",schemaPath:"#/definitions/changes/properties/listings/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err82 = {instancePath:instancePath+"/changes",schemaPath:"#/definitions/changes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.cases !== undefined){
let data43 = data.cases;
if(Array.isArray(data43)){
const len14 = data43.length;
const before_i14 = errors;
for(let i14=0; i14<len14; i14++){
if (errors - before_i14 >= 1000) break;
let data44 = data43[i14];
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.case_id === undefined){
const err83 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data44.category === undefined){
const err84 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data44.file === undefined){
const err85 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data44.line === undefined){
const err86 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data44.digest === undefined){
const err87 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const before_key6 = errors;
for(const key6 in data44){
if (errors - before_key6 >= 1000) break;
if(!(((((key6 === "case_id") || (key6 === "category")) || (key6 === "file")) || (key6 === "line")) || (key6 === "digest"))){
const err88 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6, known: ["case_id","category","file","line","digest"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data44.case_id !== undefined){
let data45 = data44.case_id;
if(typeof data45 === "string"){
if(!pattern1.test(data45)){
const err89 = {instancePath:instancePath+"/cases/" + i14+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/cases/" + i14+"/case_id",schemaPath:"#/properties/cases/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data44.category !== undefined){
let data46 = data44.category;
if((typeof data46 !== "string") && (data46 !== null)){
const err91 = {instancePath:instancePath+"/cases/" + i14+"/category",schemaPath:"#/properties/cases/items/properties/category/type",keyword:"type",params:{type: schema125.properties.cases.items.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data44.file !== undefined){
if(typeof data44.file !== "string"){
const err92 = {instancePath:instancePath+"/cases/" + i14+"/file",schemaPath:"#/properties/cases/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data44.line !== undefined){
let data48 = data44.line;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err93 = {instancePath:instancePath+"/cases/" + i14+"/line",schemaPath:"#/properties/cases/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 1 || isNaN(data48)){
const err94 = {instancePath:instancePath+"/cases/" + i14+"/line",schemaPath:"#/properties/cases/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
if(data44.digest !== undefined){
let data49 = data44.digest;
if(typeof data49 === "string"){
if(!pattern5.test(data49)){
const err95 = {instancePath:instancePath+"/cases/" + i14+"/digest",schemaPath:"#/properties/cases/items/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err96 = {instancePath:instancePath+"/cases/" + i14+"/digest",schemaPath:"#/properties/cases/items/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err97 = {instancePath:instancePath+"/cases/" + i14,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.units !== undefined){
let data50 = data.units;
if(Array.isArray(data50)){
const len15 = data50.length;
const before_i15 = errors;
for(let i15=0; i15<len15; i15++){
if (errors - before_i15 >= 1000) break;
let data51 = data50[i15];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.unit_run_id === undefined){
const err99 = {instancePath:instancePath+"/units/" + i15,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data51.case_id === undefined){
const err100 = {instancePath:instancePath+"/units/" + i15,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data51.agent === undefined){
const err101 = {instancePath:instancePath+"/units/" + i15,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data51.trial === undefined){
const err102 = {instancePath:instancePath+"/units/" + i15,schemaPath:"#/properties/units/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
const before_key7 = errors;
for(const key7 in data51){
if (errors - before_key7 >= 1000) break;
if(!(((((key7 === "unit_run_id") || (key7 === "case_id")) || (key7 === "agent")) || (key7 === "trial")) || (key7 === "optional"))){
const err103 = {instancePath:instancePath+"/units/" + i15,schemaPath:"#/properties/units/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7, known: ["unit_run_id","case_id","agent","trial","optional"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data51.unit_run_id !== undefined){
let data52 = data51.unit_run_id;
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
const err104 = {instancePath:instancePath+"/units/" + i15+"/unit_run_id",schemaPath:"#/definitions/uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/units/" + i15+"/unit_run_id",schemaPath:"#/definitions/uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data51.case_id !== undefined){
let data53 = data51.case_id;
if(typeof data53 === "string"){
if(!pattern1.test(data53)){
const err106 = {instancePath:instancePath+"/units/" + i15+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err107 = {instancePath:instancePath+"/units/" + i15+"/case_id",schemaPath:"#/properties/units/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data51.agent !== undefined){
let data54 = data51.agent;
if(typeof data54 === "string"){
if(!pattern1.test(data54)){
const err108 = {instancePath:instancePath+"/units/" + i15+"/agent",schemaPath:"#/properties/units/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/units/" + i15+"/agent",schemaPath:"#/properties/units/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data51.trial !== undefined){
let data55 = data51.trial;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
const err110 = {instancePath:instancePath+"/units/" + i15+"/trial",schemaPath:"#/properties/units/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 1 || isNaN(data55)){
const err111 = {instancePath:instancePath+"/units/" + i15+"/trial",schemaPath:"#/properties/units/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data51.optional !== undefined){
if(typeof data51.optional !== "boolean"){
const err112 = {instancePath:instancePath+"/units/" + i15+"/optional",schemaPath:"#/properties/units/items/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/units/" + i15,schemaPath:"#/properties/units/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.shards !== undefined){
let data57 = data.shards;
if(Array.isArray(data57)){
if(data57.length > 256){
const err115 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
const len16 = data57.length;
const before_i16 = errors;
for(let i16=0; i16<len16; i16++){
if (errors - before_i16 >= 1000) break;
let data58 = data57[i16];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.shard === undefined){
const err116 = {instancePath:instancePath+"/shards/" + i16,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "shard"},message:"must have required property '"+"shard"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data58.agent === undefined){
const err117 = {instancePath:instancePath+"/shards/" + i16,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data58.cells === undefined){
const err118 = {instancePath:instancePath+"/shards/" + i16,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data58.expected_seconds === undefined){
const err119 = {instancePath:instancePath+"/shards/" + i16,schemaPath:"#/properties/shards/items/required",keyword:"required",params:{missingProperty: "expected_seconds"},message:"must have required property '"+"expected_seconds"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
const before_key8 = errors;
for(const key8 in data58){
if (errors - before_key8 >= 1000) break;
if(!((((key8 === "shard") || (key8 === "agent")) || (key8 === "cells")) || (key8 === "expected_seconds"))){
const err120 = {instancePath:instancePath+"/shards/" + i16,schemaPath:"#/properties/shards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8, known: ["shard","agent","cells","expected_seconds"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data58.shard !== undefined){
let data59 = data58.shard;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err121 = {instancePath:instancePath+"/shards/" + i16+"/shard",schemaPath:"#/properties/shards/items/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 1 || isNaN(data59)){
const err122 = {instancePath:instancePath+"/shards/" + i16+"/shard",schemaPath:"#/properties/shards/items/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data58.agent !== undefined){
let data60 = data58.agent;
if(typeof data60 === "string"){
if(!pattern1.test(data60)){
const err123 = {instancePath:instancePath+"/shards/" + i16+"/agent",schemaPath:"#/properties/shards/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/shards/" + i16+"/agent",schemaPath:"#/properties/shards/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data58.cells !== undefined){
let data61 = data58.cells;
if(Array.isArray(data61)){
if(data61.length < 1){
const err125 = {instancePath:instancePath+"/shards/" + i16+"/cells",schemaPath:"#/properties/shards/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
const len17 = data61.length;
const before_i17 = errors;
for(let i17=0; i17<len17; i17++){
if (errors - before_i17 >= 1000) break;
let data62 = data61[i17];
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.case_id === undefined){
const err126 = {instancePath:instancePath+"/shards/" + i16+"/cells/" + i17,schemaPath:"#/properties/shards/items/properties/cells/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
const before_key9 = errors;
for(const key9 in data62){
if (errors - before_key9 >= 1000) break;
if(!(key9 === "case_id")){
const err127 = {instancePath:instancePath+"/shards/" + i16+"/cells/" + i17,schemaPath:"#/properties/shards/items/properties/cells/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9, known: ["case_id"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data62.case_id !== undefined){
let data63 = data62.case_id;
if(typeof data63 === "string"){
if(!pattern1.test(data63)){
const err128 = {instancePath:instancePath+"/shards/" + i16+"/cells/" + i17+"/case_id",schemaPath:"#/properties/shards/items/properties/cells/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/shards/" + i16+"/cells/" + i17+"/case_id",schemaPath:"#/properties/shards/items/properties/cells/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err130 = {instancePath:instancePath+"/shards/" + i16+"/cells/" + i17,schemaPath:"#/properties/shards/items/properties/cells/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/shards/" + i16+"/cells",schemaPath:"#/properties/shards/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data58.expected_seconds !== undefined){
let data64 = data58.expected_seconds;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err132 = {instancePath:instancePath+"/shards/" + i16+"/expected_seconds",schemaPath:"#/properties/shards/items/properties/expected_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
const err133 = {instancePath:instancePath+"/shards/" + i16+"/expected_seconds",schemaPath:"#/properties/shards/items/properties/expected_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
}
else {
const err134 = {instancePath:instancePath+"/shards/" + i16,schemaPath:"#/properties/shards/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err136 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/plan.js




/** The name of the plan's file, beside the results. */
const PLAN_FILE = 'plan.json';
function parsePlan(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the plan', text, validate, file, { wholeCharacters: true });
}
/** `sha256:…` by which results say which plan they belong to. */
function planDigest(plan) {
    return (0,digest/* digestOfText */.Nv)((0,document_text/* documentText */.Z)(plan));
}


/***/ })

};
