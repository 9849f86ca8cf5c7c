export const id = 4753;
export const ids = [4753];
export const modules = {

/***/ 4753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  xJ: () => (/* binding */ DEFAULT_KPI),
  Gr: () => (/* binding */ DEFAULT_PROVIDER),
  sb: () => (/* binding */ defaultConfig),
  o4: () => (/* binding */ parseConfig),
  Wi: () => (/* binding */ toleratesInfra)
});

// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/contracts/generated/config.validate.js
// Generated from config.schema.json by scripts/generate.ts.

const validate = validate25;
const schema35 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"config.schema.json","title":"ConfigDocument","description":"`.github/portcullis/config.yml`: where things are, and the policy of the gate.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"description":"Case files: paths or globs. Default: `cases/routing/*.json`.","$ref":"#/definitions/paths"},"baseline":{"description":"Default: `baselines/provider-baseline.json`.","type":"string","pattern":"\\S"},"skills":{"description":"Roots of the skills, for `validate`, `run` and `rehearse`. Default: none.","$ref":"#/definitions/paths"},"branches":{"description":"Branches beside the default branch that a pull request may be compared with: names or globs, of protected branches only; read at the default branch's tip. Any other base is compared with by its merge base with the default branch. Default: none.","$ref":"#/definitions/paths"},"workspace":{"description":"Further tracked files that every unit gets: paths or globs. Read from the base branch. Default: none.","$ref":"#/definitions/paths"},"providers":{"description":"Provider id → its settings, or nothing. Default: every known client.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/provider"}},"levels":{"description":"What an outcome does to the gate; read from the base branch.","type":"object","additionalProperties":false,"properties":{"on-removed":{"description":"A case, provider or baseline entry that goes away. Default: `warn`; `init` writes `error`.","$ref":"#/definitions/level"},"regression":{"description":"Default: `error`.","$ref":"#/definitions/level"},"soft-regression":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"watch":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"improvement":{"description":"Default: `off`.","$ref":"#/definitions/level"},"flaky":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"unreliable-baseline":{"description":"Default: `warn`.","$ref":"#/definitions/level"},"insufficient-data":{"description":"Default: `error` (exit code 3).","$ref":"#/definitions/level"},"rehearsal":{"description":"Results of a scripted model. Default: `warn`; with `error` they decide nothing (exit code 3).","$ref":"#/definitions/level"},"replay":{"description":"Results of recordings. Default: `off`; with `error` they decide nothing (exit code 3).","$ref":"#/definitions/level"},"typestate":{"description":"A failure class of turns that is not tolerated. Default: `error`.","$ref":"#/definitions/level"},"required":{"description":"A required check that did not pass and that the baseline knows. Default: `error`.","$ref":"#/definitions/level"},"required-loosened":{"description":"A policy that asks for less, or for other commands, than the one it is compared with. Default: `warn`.","$ref":"#/definitions/level"},"kpi":{"description":"A KPI below its rollback line, or worse than that of the base branch. Default: `error`.","$ref":"#/definitions/level"},"kpi-watch":{"description":"A KPI below its target. Default: `warn`.","$ref":"#/definitions/level"},"warn-only":{"description":"A gate that fails says so and ends with 0. One that cannot decide still ends with 3.","type":"boolean"}}},"typestate":{"title":"TypestateSection","description":"With it, even empty, the gate judges the turns of tool calls as well.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"baseline":{"description":"Tolerated failure classes. Default: `baselines/typestate.json`.","$ref":"#/definitions/text"},"turns":{"description":"Evidence files of turns: paths or globs. Default: none.","$ref":"#/definitions/paths"},"policies":{"title":"TypestatePolicies","description":"JSON documents of the repository; a turn has to be bound to their digests.","type":"object","additionalProperties":false,"properties":{"mutation":{"$ref":"#/definitions/text"},"governance":{"$ref":"#/definitions/text"},"tool_render":{"$ref":"#/definitions/text"},"reminder_queue":{"$ref":"#/definitions/text"},"state_view":{"$ref":"#/definitions/text"},"decomposition":{"$ref":"#/definitions/text"}}}}}]},"required":{"title":"RequiredSection","description":"With it, even empty, the gate judges the checks that a change needs.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"policy":{"description":"Which change needs which checks. Default: `.github/portcullis/policies/required.json`.","$ref":"#/definitions/text"},"baseline":{"description":"What is expected of checks. Default: `baselines/required-checks.json`.","$ref":"#/definitions/text"},"evidence":{"description":"Whether checks are run by the action, found on GitHub, or both. Read from the base branch. Default: `run`.","enum":["run","github","both"]}}}]},"kpi":{"title":"KpiSection","description":"With it, even empty, the gate judges throughput times pass rate as well. Read from the base branch.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"baseline":{"description":"What whole plans came to. Default: `baselines/kpi.json`.","$ref":"#/definitions/text"},"trajectory":{"description":"Trajectory rows of a harness to judge, JSON Lines. Default: the units of the results.","$ref":"#/definitions/text"},"window_hours":{"description":"The hours that the work is spread over; of a trajectory those before its newest row, and no others. Default: 24.","type":"integer","minimum":1,"maximum":87600},"target":{"description":"The KPI below which it is watched. Default: 0.8 of the baseline’s.","type":"number","exclusiveMinimum":0},"rollback":{"description":"The KPI below which the change is to be taken back. Default: 0.4 of the baseline’s.","type":"number","exclusiveMinimum":0},"min_rows":{"description":"Fewer rows say nothing. Default: 3.","type":"integer","minimum":1},"tolerance":{"description":"By which share the KPI may fall. Default: 0.1.","$ref":"#/definitions/probability"},"alpha":{"description":"How likely chance alone may make a KPI worse. Default: 0.01.","$ref":"#/definitions/probability"}}}]},"sampling":{"title":"SamplingPolicy","description":"How many trials a cell gets, and what their counts mean; read from the base branch.","type":"object","additionalProperties":false,"properties":{"rule":{"description":"Default: `sequential` where the baseline has counts, else `single`.","enum":["single","sequential"]},"trials":{"description":"Trials of each cell under the rule `single`. Default: 1.","type":"integer","minimum":1,"maximum":1000},"stages":{"description":"Counted trials of a cell at the end of each stage, rising. Default: 3, 5, 10, 24.","type":"array","minItems":2,"maxItems":8,"items":{"type":"integer","minimum":1,"maximum":1000}},"go_on_below":{"description":"After each stage between the first and the last: the p-value below which a cell goes on. Default: 0.2, then 0.1.","type":"array","items":{"$ref":"#/definitions/probability"}},"alpha":{"description":"Bound of the corrected p-value of a regression. Default: 0.05.","$ref":"#/definitions/probability"},"drop":{"description":"The smallest drop of the pass rate that is a regression. Default: 0.2.","$ref":"#/definitions/probability"},"soft":{"description":"When a drop is worth a warning (`soft_regression`); the p-value is not corrected.","type":"object","additionalProperties":false,"properties":{"alpha":{"description":"Default: 0.1.","$ref":"#/definitions/probability"},"drop":{"description":"Default: 0.15.","$ref":"#/definitions/probability"}}},"watch_drop":{"description":"A drop that is worth a warning (`watch`) however few trials ran. Default: 0.35.","$ref":"#/definitions/probability"},"new_cases":{"description":"How many passes of how many trials a cell needs that has no counts to compare with. Default: 4 of 5.","type":"object","additionalProperties":false,"required":["passes","trials"],"properties":{"passes":{"type":"integer","minimum":1,"maximum":1000},"trials":{"type":"integer","minimum":1,"maximum":1000}}}}}},"definitions":{"level":{"enum":["error","warn","off"]},"paths":{"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]},"text":{"type":"string","pattern":"\\S"},"argument":{"type":"string","pattern":"^[^\\u0000]*$"},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"provider":{"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"description":"Whether infrastructure errors fail, or an outage of the provider warns; regressions still fail. Default: `fail`.","enum":["fail","tolerated"]},"timeout":{"description":"Seconds of a unit. Default: 300.","type":"number","exclusiveMinimum":0},"model":{"description":"Default: the client’s own choice.","type":"string","pattern":"\\S"},"max_parallel":{"description":"Units of this provider at a time. Default: no limit of its own.","type":"integer","minimum":1,"maximum":1000},"path":{"description":"A client that is already installed: a path, or a name on PATH. One in the repository runs as the merge base has it.","$ref":"#/definitions/text"},"client_version":{"description":"An exact version of a known client instead of the pinned one; a change is judged with its own.","type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"skills":{"description":"Roots of skills that are installed for it although it does not read them. Read from the base branch. Default: none.","type":"array","items":{"$ref":"#/definitions/text"}},"sandbox":{"description":"Whether the client’s own sandbox and approvals stay on. Default: off in CI, on elsewhere.","type":"boolean"},"environment":{"description":"Variables that a live run hands on, beside those of a known client.","type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"description":"How a client of your own is started: program and arguments, with `{prompt}`, `{model}`, `{workspace}`, `{home}` and `{temporary}`. Without `{prompt}` the prompt goes to standard input. Files of the repository are those of the merge base.","type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"description":"With `command`: whose events it writes, by the id of a known client. Default: `text`.","type":"string"},"skills_folder":{"description":"With `command`: where it looks for skills, relative to the workspace. Default: `.agents/skills`.","$ref":"#/definitions/text"},"set":{"description":"With `command`: variables and their values; placeholders as in `command`.","type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"description":"With `command`: arguments that print the version. Default: `--version`.","type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"description":"With `command`: folders of its logs, below `{home}`, `{workspace}` or `{temporary}`.","type":"array","items":{"$ref":"#/definitions/text"}}}}]},"probability":{"type":"number","minimum":0,"maximum":1}}};
const schema36 = {"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]};
const schema50 = {"enum":["error","warn","off"]};
const schema41 = {"type":"string","pattern":"\\S"};
const schema77 = {"type":"number","minimum":0,"maximum":1};
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
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["$schema","schema","cases","baseline","skills","branches","workspace","providers","levels","typestate","required","kpi","sampling"]},message:"must NOT have additional properties"};
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
const err32 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["on-removed","regression","soft-regression","watch","improvement","flaky","unreliable-baseline","insufficient-data","rehearsal","replay","typestate","required","required-loosened","kpi","kpi-watch","warn-only"]},message:"must NOT have additional properties"};
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
if(data13.kpi !== undefined){
let data27 = data13.kpi;
if(!(((data27 === "error") || (data27 === "warn")) || (data27 === "off"))){
const err46 = {instancePath:instancePath+"/levels/kpi",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13["kpi-watch"] !== undefined){
let data28 = data13["kpi-watch"];
if(!(((data28 === "error") || (data28 === "warn")) || (data28 === "off"))){
const err47 = {instancePath:instancePath+"/levels/kpi-watch",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13["warn-only"] !== undefined){
if(typeof data13["warn-only"] !== "boolean"){
const err48 = {instancePath:instancePath+"/levels/warn-only",schemaPath:"#/properties/levels/properties/warn-only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.typestate !== undefined){
let data30 = data.typestate;
const _errs84 = errors;
let valid35 = false;
const _errs85 = errors;
if(data30 !== null){
const err50 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid4 = _errs85 === errors;
valid35 = valid35 || _valid4;
if(!valid35){
const _errs87 = errors;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
const before_key4 = errors;
for(const key4 in data30){
if (errors - before_key4 >= 1000) break;
if(!(((key4 === "baseline") || (key4 === "turns")) || (key4 === "policies"))){
const err51 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["baseline","turns","policies"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data30.baseline !== undefined){
let data31 = data30.baseline;
if(typeof data31 === "string"){
if(!pattern8.test(data31)){
const err52 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err53 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data30.turns !== undefined){
let data32 = data30.turns;
const _errs95 = errors;
let valid39 = false;
const _errs96 = errors;
if(typeof data32 === "string"){
if(!pattern8.test(data32)){
const err54 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err55 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid5 = _errs96 === errors;
valid39 = valid39 || _valid5;
if(!valid39){
const _errs98 = errors;
if(Array.isArray(data32)){
const len4 = data32.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
let data33 = data32[i4];
if(typeof data33 === "string"){
if(!pattern8.test(data33)){
const err56 = {instancePath:instancePath+"/typestate/turns/" + i4,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/typestate/turns/" + i4,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err58 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid5 = _errs98 === errors;
valid39 = valid39 || _valid5;
}
if(!valid39){
const err59 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
}
}
if(data30.policies !== undefined){
let data34 = data30.policies;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
const before_key5 = errors;
for(const key5 in data34){
if (errors - before_key5 >= 1000) break;
if(!((((((key5 === "mutation") || (key5 === "governance")) || (key5 === "tool_render")) || (key5 === "reminder_queue")) || (key5 === "state_view")) || (key5 === "decomposition"))){
const err60 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["mutation","governance","tool_render","reminder_queue","state_view","decomposition"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data34.mutation !== undefined){
let data35 = data34.mutation;
if(typeof data35 === "string"){
if(!pattern8.test(data35)){
const err61 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err62 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data34.governance !== undefined){
let data36 = data34.governance;
if(typeof data36 === "string"){
if(!pattern8.test(data36)){
const err63 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err64 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data34.tool_render !== undefined){
let data37 = data34.tool_render;
if(typeof data37 === "string"){
if(!pattern8.test(data37)){
const err65 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err66 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data34.reminder_queue !== undefined){
let data38 = data34.reminder_queue;
if(typeof data38 === "string"){
if(!pattern8.test(data38)){
const err67 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err68 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data34.state_view !== undefined){
let data39 = data34.state_view;
if(typeof data39 === "string"){
if(!pattern8.test(data39)){
const err69 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err70 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data34.decomposition !== undefined){
let data40 = data34.decomposition;
if(typeof data40 === "string"){
if(!pattern8.test(data40)){
const err71 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid4 = _errs87 === errors;
valid35 = valid35 || _valid4;
}
if(!valid35){
const err75 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
}
}
if(data.required !== undefined){
let data41 = data.required;
const _errs124 = errors;
let valid49 = false;
const _errs125 = errors;
if(data41 !== null){
const err76 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid6 = _errs125 === errors;
valid49 = valid49 || _valid6;
if(!valid49){
const _errs127 = errors;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
const before_key6 = errors;
for(const key6 in data41){
if (errors - before_key6 >= 1000) break;
if(!(((key6 === "policy") || (key6 === "baseline")) || (key6 === "evidence"))){
const err77 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6, known: ["policy","baseline","evidence"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data41.policy !== undefined){
let data42 = data41.policy;
if(typeof data42 === "string"){
if(!pattern8.test(data42)){
const err78 = {instancePath:instancePath+"/required/policy",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err79 = {instancePath:instancePath+"/required/policy",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data41.baseline !== undefined){
let data43 = data41.baseline;
if(typeof data43 === "string"){
if(!pattern8.test(data43)){
const err80 = {instancePath:instancePath+"/required/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/required/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data41.evidence !== undefined){
let data44 = data41.evidence;
if(!(((data44 === "run") || (data44 === "github")) || (data44 === "both"))){
const err82 = {instancePath:instancePath+"/required/evidence",schemaPath:"#/properties/required/anyOf/1/properties/evidence/enum",keyword:"enum",params:{allowedValues: schema35.properties.required.anyOf[1].properties.evidence.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid6 = _errs127 === errors;
valid49 = valid49 || _valid6;
}
if(!valid49){
const err84 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
}
}
if(data.kpi !== undefined){
let data45 = data.kpi;
const _errs138 = errors;
let valid53 = false;
const _errs139 = errors;
if(data45 !== null){
const err85 = {instancePath:instancePath+"/kpi",schemaPath:"#/properties/kpi/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid7 = _errs139 === errors;
valid53 = valid53 || _valid7;
if(!valid53){
const _errs141 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
const before_key7 = errors;
for(const key7 in data45){
if (errors - before_key7 >= 1000) break;
if(!((((((((key7 === "baseline") || (key7 === "trajectory")) || (key7 === "window_hours")) || (key7 === "target")) || (key7 === "rollback")) || (key7 === "min_rows")) || (key7 === "tolerance")) || (key7 === "alpha"))){
const err86 = {instancePath:instancePath+"/kpi",schemaPath:"#/properties/kpi/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7, known: ["baseline","trajectory","window_hours","target","rollback","min_rows","tolerance","alpha"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data45.baseline !== undefined){
let data46 = data45.baseline;
if(typeof data46 === "string"){
if(!pattern8.test(data46)){
const err87 = {instancePath:instancePath+"/kpi/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/kpi/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data45.trajectory !== undefined){
let data47 = data45.trajectory;
if(typeof data47 === "string"){
if(!pattern8.test(data47)){
const err89 = {instancePath:instancePath+"/kpi/trajectory",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err90 = {instancePath:instancePath+"/kpi/trajectory",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data45.window_hours !== undefined){
let data48 = data45.window_hours;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err91 = {instancePath:instancePath+"/kpi/window_hours",schemaPath:"#/properties/kpi/anyOf/1/properties/window_hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 87600 || isNaN(data48)){
const err92 = {instancePath:instancePath+"/kpi/window_hours",schemaPath:"#/properties/kpi/anyOf/1/properties/window_hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 87600},message:"must be <= 87600"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data48 < 1 || isNaN(data48)){
const err93 = {instancePath:instancePath+"/kpi/window_hours",schemaPath:"#/properties/kpi/anyOf/1/properties/window_hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data45.target !== undefined){
let data49 = data45.target;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 <= 0 || isNaN(data49)){
const err94 = {instancePath:instancePath+"/kpi/target",schemaPath:"#/properties/kpi/anyOf/1/properties/target/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/kpi/target",schemaPath:"#/properties/kpi/anyOf/1/properties/target/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data45.rollback !== undefined){
let data50 = data45.rollback;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 <= 0 || isNaN(data50)){
const err96 = {instancePath:instancePath+"/kpi/rollback",schemaPath:"#/properties/kpi/anyOf/1/properties/rollback/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/kpi/rollback",schemaPath:"#/properties/kpi/anyOf/1/properties/rollback/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data45.min_rows !== undefined){
let data51 = data45.min_rows;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err98 = {instancePath:instancePath+"/kpi/min_rows",schemaPath:"#/properties/kpi/anyOf/1/properties/min_rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 1 || isNaN(data51)){
const err99 = {instancePath:instancePath+"/kpi/min_rows",schemaPath:"#/properties/kpi/anyOf/1/properties/min_rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data45.tolerance !== undefined){
let data52 = data45.tolerance;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 1 || isNaN(data52)){
const err100 = {instancePath:instancePath+"/kpi/tolerance",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data52 < 0 || isNaN(data52)){
const err101 = {instancePath:instancePath+"/kpi/tolerance",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/kpi/tolerance",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data45.alpha !== undefined){
let data53 = data45.alpha;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 1 || isNaN(data53)){
const err103 = {instancePath:instancePath+"/kpi/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data53 < 0 || isNaN(data53)){
const err104 = {instancePath:instancePath+"/kpi/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err105 = {instancePath:instancePath+"/kpi/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/kpi",schemaPath:"#/properties/kpi/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var _valid7 = _errs141 === errors;
valid53 = valid53 || _valid7;
}
if(!valid53){
const err107 = {instancePath:instancePath+"/kpi",schemaPath:"#/properties/kpi/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
else {
errors = _errs138;
if(vErrors !== null){
if(_errs138){
vErrors.length = _errs138;
}
else {
vErrors = null;
}
}
}
}
if(data.sampling !== undefined){
let data54 = data.sampling;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
const before_key8 = errors;
for(const key8 in data54){
if (errors - before_key8 >= 1000) break;
if(!(func2.call(schema35.properties.sampling.properties, key8))){
const err108 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8, known: ["rule","trials","stages","go_on_below","alpha","drop","soft","watch_drop","new_cases"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data54.rule !== undefined){
let data55 = data54.rule;
if(!((data55 === "single") || (data55 === "sequential"))){
const err109 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema35.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data54.trials !== undefined){
let data56 = data54.trials;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err110 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 1000 || isNaN(data56)){
const err111 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data56 < 1 || isNaN(data56)){
const err112 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data54.stages !== undefined){
let data57 = data54.stages;
if(Array.isArray(data57)){
if(data57.length > 8){
const err113 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data57.length < 2){
const err114 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
const len5 = data57.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
let data58 = data57[i5];
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
const err115 = {instancePath:instancePath+"/sampling/stages/" + i5,schemaPath:"#/properties/sampling/properties/stages/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 1000 || isNaN(data58)){
const err116 = {instancePath:instancePath+"/sampling/stages/" + i5,schemaPath:"#/properties/sampling/properties/stages/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data58 < 1 || isNaN(data58)){
const err117 = {instancePath:instancePath+"/sampling/stages/" + i5,schemaPath:"#/properties/sampling/properties/stages/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
}
else {
const err118 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data54.go_on_below !== undefined){
let data59 = data54.go_on_below;
if(Array.isArray(data59)){
const len6 = data59.length;
const before_i6 = errors;
for(let i6=0; i6<len6; i6++){
if (errors - before_i6 >= 1000) break;
let data60 = data59[i6];
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 1 || isNaN(data60)){
const err119 = {instancePath:instancePath+"/sampling/go_on_below/" + i6,schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data60 < 0 || isNaN(data60)){
const err120 = {instancePath:instancePath+"/sampling/go_on_below/" + i6,schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/sampling/go_on_below/" + i6,schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/sampling/go_on_below",schemaPath:"#/properties/sampling/properties/go_on_below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data54.alpha !== undefined){
let data61 = data54.alpha;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 1 || isNaN(data61)){
const err123 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data61 < 0 || isNaN(data61)){
const err124 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data54.drop !== undefined){
let data62 = data54.drop;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 1 || isNaN(data62)){
const err126 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err127 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data54.soft !== undefined){
let data63 = data54.soft;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
const before_key9 = errors;
for(const key9 in data63){
if (errors - before_key9 >= 1000) break;
if(!((key9 === "alpha") || (key9 === "drop"))){
const err129 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9, known: ["alpha","drop"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data63.alpha !== undefined){
let data64 = data63.alpha;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 1 || isNaN(data64)){
const err130 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data64 < 0 || isNaN(data64)){
const err131 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data63.drop !== undefined){
let data65 = data63.drop;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 1 || isNaN(data65)){
const err133 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data65 < 0 || isNaN(data65)){
const err134 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err136 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data54.watch_drop !== undefined){
let data66 = data54.watch_drop;
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 1 || isNaN(data66)){
const err137 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data66 < 0 || isNaN(data66)){
const err138 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data54.new_cases !== undefined){
let data67 = data54.new_cases;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.passes === undefined){
const err140 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "passes"},message:"must have required property '"+"passes"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data67.trials === undefined){
const err141 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
const before_key10 = errors;
for(const key10 in data67){
if (errors - before_key10 >= 1000) break;
if(!((key10 === "passes") || (key10 === "trials"))){
const err142 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10, known: ["passes","trials"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data67.passes !== undefined){
let data68 = data67.passes;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err143 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 1000 || isNaN(data68)){
const err144 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data68 < 1 || isNaN(data68)){
const err145 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
if(data67.trials !== undefined){
let data69 = data67.trials;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err146 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 1000 || isNaN(data69)){
const err147 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data69 < 1 || isNaN(data69)){
const err148 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
}
else {
const err149 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/kpi-baseline.js + 1 modules
var kpi_baseline = __webpack_require__(9423);
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
/** Whether outages of a provider are tolerated, whatever a caller says. */
function toleratesInfra({ providers }, agent) {
    return providers.get(agent)?.infra === 'tolerated';
}
/** What is said of whole results; of what gates find their tables say it. */
const OTHER_LEVELS = { rehearsal: 'warn', replay: 'off', 'warn-only': false };
const DEFAULT_REQUIRED = {
    policy: required_policy/* DEFAULT_REQUIRED_POLICY */.bL,
    baseline: required_baseline/* DEFAULT_REQUIRED_BASELINE */.WI,
    evidence: 'run',
};
const DEFAULT_KPI = {
    baseline: kpi_baseline/* DEFAULT_KPI_BASELINE */.lb,
    trajectory: null,
    window_hours: 24,
    target: null,
    rollback: null,
    min_rows: 3,
    tolerance: 0.1,
    alpha: 0.01,
};
/** What holds where nothing is configured. */
function defaultConfig(known) {
    return configOf({}, known);
}
const ELSEWHERE = 'other files can be named on the command line';
const NAMED_OTHERWISE = new Map(['cases', 'baseline', 'typestate/turns'].map((key) => [key, ELSEWHERE]));
/** Checks an already parsed YAML document; throws one error that lists every problem with file and line. */
function parseConfig(value, file, lines, known) {
    (0,json_source/* refuseOtherDocument */.E1)('the configuration', { value, lineOf: (pointer) => lines.lineOf(pointer) }, file);
    const document = (0,json_source/* checkedValue */.ZJ)('the configuration', value ?? {}, validate, file, lines);
    const bad = (pointer, found, expected, help) => {
        return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: (0,problem/* shown */.SP)(found), help };
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
        'kpi/baseline': document.kpi?.baseline,
        'kpi/trajectory': document.kpi?.trajectory,
        ...Object.fromEntries(policies.map(([name, path]) => [`typestate/policies/${name}`, path])),
    };
    const problems = Object.entries(inRepository).flatMap(([key, paths]) => (listOf(paths) ?? [])
        .filter(leavesFolder)
        .map((path) => bad(`/${key}`, path, 'a path inside the repository', NAMED_OTHERWISE.get(key) ?? null)));
    for (const [id, policy] of Object.entries(document.providers ?? {})) {
        const pointer = `/providers/${id}`;
        const { reader = TEXT_READER, skills_folder: skills = '' } = policy ?? {};
        const readers = [...known.providers, TEXT_READER];
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
    const { target, rollback } = config.kpi ?? DEFAULT_KPI;
    if (target !== null && rollback !== null && target <= rollback) {
        problems.push(bad('/kpi/target', target, `more than the rollback line, ${rollback}`, null));
    }
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
        ? known.providers.map((id) => [id, null])
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
        levels: { ...OTHER_LEVELS, ...known.levels, ...document.levels },
        sampling: samplingOf(document.sampling),
        typestate: document.typestate === undefined ? null : typestateOf(document.typestate),
        required: document.required === undefined ? null : { ...DEFAULT_REQUIRED, ...document.required },
        kpi: document.kpi === undefined ? null : { ...DEFAULT_KPI, ...document.kpi },
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
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var baseline = __webpack_require__(25649);
;// CONCATENATED MODULE: ./build/contracts/generated/required-baseline.validate.js
// Generated from required-baseline.schema.json by scripts/generate.ts.

const validate = validate52;
const schema136 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-baseline.schema.json","title":"RequiredBaselineDocument","description":"`baselines/required-checks.json`: what is expected of required checks; one that is expected to fail says why and until when.","type":"object","additionalProperties":false,"required":["schema","checks"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"checks":{"description":"Id of a check → what is expected of it.","type":"object","additionalProperties":{"$ref":"#/definitions/expectedCheck"}}},"definitions":{"expectedCheck":{"title":"ExpectedCheck","type":"object","additionalProperties":false,"required":["expected_status"],"if":{"properties":{"expected_status":{"const":"failed"}}},"then":{"required":["reason","expires"]},"properties":{"expected_status":{"description":"`failed` needs `reason` and `expires`.","enum":["passed","failed"]},"reason":{"description":"Why a failure is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which a failure is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}}}};
const schema137 = {"title":"ExpectedCheck","type":"object","additionalProperties":false,"required":["expected_status"],"if":{"properties":{"expected_status":{"const":"failed"}}},"then":{"required":["reason","expires"]},"properties":{"expected_status":{"description":"`failed` needs `reason` and `expires`.","enum":["passed","failed"]},"reason":{"description":"Why a failure is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which a failure is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}};
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err11 = {instancePath:instancePath+"/checks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expected_status",schemaPath:"#/definitions/expectedCheck/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema137.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
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
validate52.errors = vErrors;
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
    const faults = (0,baseline/* dayFaults */.IR)(value);
    if (faults.length > 0)
        throw new problem/* ProblemsError */.FQ(what, (0,problem/* problemsAt */.im)(faults, file, document));
    return new Map(Object.entries(value.checks));
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

const validate = validate58;
const schema143 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"required-policy.schema.json","title":"RequiredPolicyDocument","description":"`.github/portcullis/policies/required.json`: which checks a change needs, and how each of them is run or found.","type":"object","additionalProperties":false,"required":["schema","policyKind","policyId","classes","rules","checks"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"policyKind":{"const":"portcullis.required.policy.v1"},"policyId":{"description":"A name for people.","$ref":"#/definitions/name"},"classes":{"description":"Class → the paths that are in it. A path can be in several.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$"},"additionalProperties":{"$ref":"#/definitions/pathClass"}},"docs":{"description":"The class of documentation: a change with every path in it is \"docs only\". Default: only the change without a path is.","$ref":"#/definitions/name"},"rules":{"description":"Looked at in this order. Each that applies asks for its checks.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/rule"}},"absorbing":{"description":"Checks that are asked for alone, whatever else was. Default: none.","$ref":"#/definitions/checkIds"},"checks":{"description":"In the order in which they are asked for and run.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/check"}}},"definitions":{"text":{"type":"string","pattern":"\\S"},"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100},"checkIds":{"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/name"}},"paths":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1}},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"pathClass":{"title":"PathClass","description":"A path is in the class where one of these fits.","type":"object","additionalProperties":false,"properties":{"exact":{"description":"The path itself.","$ref":"#/definitions/paths"},"prefix":{"description":"What the path begins with.","$ref":"#/definitions/paths"},"suffix":{"description":"What the path ends with.","$ref":"#/definitions/paths"},"glob":{"description":"Globs for the whole path: at most 256 characters, three stars a segment, three `**`, 100 alternatives.","$ref":"#/definitions/paths"}}},"rule":{"title":"RequiredRuleDocument","type":"object","additionalProperties":false,"required":["when","require","reason"],"properties":{"when":{"description":"`empty`: no path changed. `unclassified`: some path is in no class. `nothing`: no rule before asked for a check, and the change is not docs only. Else some path is in the class.","anyOf":[{"type":"string","enum":["empty","unclassified","nothing"]},{"$ref":"#/definitions/classCondition"}]},"require":{"$ref":"#/definitions/checkIds"},"reason":{"description":"What the projection gives as reason.","$ref":"#/definitions/text"},"last":{"description":"No rule behind it is looked at. Default: false.","type":"boolean"}}},"classCondition":{"title":"ClassCondition","type":"object","additionalProperties":false,"required":["class"],"properties":{"class":{"$ref":"#/definitions/name"},"docsOnly":{"description":"Only where the change is docs only, too. Default: false.","type":"boolean"}}},"check":{"title":"RequiredCheckDocument","type":"object","additionalProperties":false,"required":["checkId"],"properties":{"checkId":{"$ref":"#/definitions/name"},"command":{"description":"The arguments of the process that runs it; no shell reads them.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[^\\u0000]*$"}},"timeoutSeconds":{"description":"Default: 600.","type":"integer","minimum":1,"maximum":86400},"environment":{"description":"Variables that the command gets beside PATH, HOME, TMPDIR, LANG and CI. Default: none.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/variable"}},"native":{"description":"The check has to write its own payload. Default: false.","type":"boolean"},"github":{"$ref":"#/definitions/github"}}},"github":{"title":"GithubBindingDocument","description":"The check run on GitHub that shows the check.","type":"object","additionalProperties":false,"required":["name"],"if":{"properties":{"app":{"const":"github-actions"}}},"then":{"required":["workflow"]},"else":{"propertyNames":{"enum":["name","app","accept"]}},"properties":{"name":{"description":"The check run's name in the API: the job's name, with a matrix's values (`test (20)`), of a called workflow `caller / job`.","$ref":"#/definitions/text"},"app":{"description":"The slug of the app that made it. Default: `github-actions`.","$ref":"#/definitions/name"},"workflow":{"description":"The file of the workflow. Needed for `github-actions`; other apps have none.","type":"string","pattern":"^\\.github/workflows/[^/]+\\.ya?ml$"},"events":{"description":"Default: `pull_request`, `merge_group`, `push`. Other apps have none.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[a-z_]+$"}},"accept":{"description":"Conclusions that pass. Default: `success`.","type":"array","minItems":1,"items":{"enum":["success","neutral","skipped"]}},"changedWorkflow":{"description":"What it does that the change touches the workflow, or what it calls in the repository. Default: `fail`.","enum":["fail","warn"]}}}}};
const schema144 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100};
const func2 = Object.prototype.hasOwnProperty;

const pattern103 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const schema145 = {"title":"PathClass","description":"A path is in the class where one of these fits.","type":"object","additionalProperties":false,"properties":{"exact":{"description":"The path itself.","$ref":"#/definitions/paths"},"prefix":{"description":"What the path begins with.","$ref":"#/definitions/paths"},"suffix":{"description":"What the path ends with.","$ref":"#/definitions/paths"},"glob":{"description":"Globs for the whole path: at most 256 characters, three stars a segment, three `**`, 100 alternatives.","$ref":"#/definitions/paths"}}};
const schema146 = {"type":"array","maxItems":1000,"items":{"type":"string","minLength":1}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate59.errors = vErrors;
return errors === 0;
}

const schema151 = {"title":"RequiredRuleDocument","type":"object","additionalProperties":false,"required":["when","require","reason"],"properties":{"when":{"description":"`empty`: no path changed. `unclassified`: some path is in no class. `nothing`: no rule before asked for a check, and the change is not docs only. Else some path is in the class.","anyOf":[{"type":"string","enum":["empty","unclassified","nothing"]},{"$ref":"#/definitions/classCondition"}]},"require":{"$ref":"#/definitions/checkIds"},"reason":{"description":"What the projection gives as reason.","$ref":"#/definitions/text"},"last":{"description":"No rule behind it is looked at. Default: false.","type":"boolean"}}};
const schema156 = {"type":"string","pattern":"\\S"};
const schema152 = {"title":"ClassCondition","type":"object","additionalProperties":false,"required":["class"],"properties":{"class":{"$ref":"#/definitions/name"},"docsOnly":{"description":"Only where the change is docs only, too. Default: false.","type":"boolean"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern103.test(data0)){
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
validate62.errors = vErrors;
return errors === 0;
}

const schema154 = {"type":"array","maxItems":1000,"items":{"$ref":"#/definitions/name"}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern103.test(data0)){
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
validate64.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("\\S", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema151.properties.when.anyOf[0].enum},message:"must be equal to one of the allowed values"};
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
if(!(validate62(data0, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
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
if(!(validate64(data.require, {instancePath:instancePath+"/require",parentData:data,parentDataProperty:"require",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate61.errors = vErrors;
return errors === 0;
}

const schema157 = {"title":"RequiredCheckDocument","type":"object","additionalProperties":false,"required":["checkId"],"properties":{"checkId":{"$ref":"#/definitions/name"},"command":{"description":"The arguments of the process that runs it; no shell reads them.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[^\\u0000]*$"}},"timeoutSeconds":{"description":"Default: 600.","type":"integer","minimum":1,"maximum":86400},"environment":{"description":"Variables that the command gets beside PATH, HOME, TMPDIR, LANG and CI. Default: none.","type":"array","maxItems":1000,"items":{"$ref":"#/definitions/variable"}},"native":{"description":"The check has to write its own payload. Default: false.","type":"boolean"},"github":{"$ref":"#/definitions/github"}}};
const schema159 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const pattern42 = new RegExp("^[^\\u0000]*$", "u");
const pattern41 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema160 = {"title":"GithubBindingDocument","description":"The check run on GitHub that shows the check.","type":"object","additionalProperties":false,"required":["name"],"if":{"properties":{"app":{"const":"github-actions"}}},"then":{"required":["workflow"]},"else":{"propertyNames":{"enum":["name","app","accept"]}},"properties":{"name":{"description":"The check run's name in the API: the job's name, with a matrix's values (`test (20)`), of a called workflow `caller / job`.","$ref":"#/definitions/text"},"app":{"description":"The slug of the app that made it. Default: `github-actions`.","$ref":"#/definitions/name"},"workflow":{"description":"The file of the workflow. Needed for `github-actions`; other apps have none.","type":"string","pattern":"^\\.github/workflows/[^/]+\\.ya?ml$"},"events":{"description":"Default: `pull_request`, `merge_group`, `push`. Other apps have none.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[a-z_]+$"}},"accept":{"description":"Conclusions that pass. Default: `success`.","type":"array","minItems":1,"items":{"enum":["success","neutral","skipped"]}},"changedWorkflow":{"description":"What it does that the change touches the workflow, or what it calls in the repository. Default: `fail`.","enum":["fail","warn"]}}};
const pattern114 = new RegExp("^\\.github/workflows/[^/]+\\.ya?ml$", "u");
const pattern115 = new RegExp("^[a-z_]+$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath,schemaPath:"#/else/propertyNames/enum",keyword:"enum",params:{allowedValues: schema160.else.propertyNames.enum},message:"must be equal to one of the allowed values",propertyName:key0};
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
if(!pattern103.test(data2)){
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
if(!pattern114.test(data3)){
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
if(!pattern115.test(data5)){
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
const err19 = {instancePath:instancePath+"/accept/" + i1,schemaPath:"#/properties/accept/items/enum",keyword:"enum",params:{allowedValues: schema160.properties.accept.items.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath:instancePath+"/changedWorkflow",schemaPath:"#/properties/changedWorkflow/enum",keyword:"enum",params:{allowedValues: schema160.properties.changedWorkflow.enum},message:"must be equal to one of the allowed values"};
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
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern103.test(data0)){
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
if(!(validate69(data.github, {instancePath:instancePath+"/github",parentData:data,parentDataProperty:"github",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
validate68.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema143.properties, key0))){
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
if(!pattern103.test(data3)){
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
if(!pattern103.test(key1)){
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
if(!(validate59(data4[key2], {instancePath:instancePath+"/classes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
if(!pattern103.test(data6)){
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
if(!(validate61(data7[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
if(!(validate64(data.absorbing, {instancePath:instancePath+"/absorbing",parentData:data,parentDataProperty:"absorbing",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate68(data10[i1], {instancePath:instancePath+"/checks/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate58.errors = vErrors;
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
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
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
    const classesOf = await pathClasses(document.classes, faults);
    refuse(faults);
    const digest = `pol1_${(0,kernel_digest/* sha256Hex */.fg)((0,canonical_json/* canonicalJsonOfText */.rf)(text))}`;
    return {
        policyId: document.policyId,
        digest: digest === CI_TOPOS_V0_DIGEST ? CI_TOPOS_V0 : digest,
        text,
        classesOf,
        docs: document.docs ?? null,
        rules: document.rules.map(ruleOf),
        absorbing: new Set(document.absorbing),
        checks: document.checks.map(checkOf),
    };
}
/** The classes of a path; globs that are none are added to the faults. */
async function pathClasses(classes, faults) {
    const terms = [];
    for (const [name, { exact = [], prefix = [], suffix = [], glob = [] }] of Object.entries(classes)) {
        for (const start of exact)
            terms.push({ name, start, fits: (path) => path === start });
        for (const start of prefix)
            terms.push({ name, start });
        for (const end of suffix)
            terms.push({ name, start: '', fits: (path) => path.endsWith(end) });
        for (const [at, text] of glob.entries()) {
            const fits = await (0,glob_test/* globTest */.F)(text).catch(portcullis_error/* asPortcullisError */.Uj);
            if (!(fits instanceof portcullis_error/* PortcullisError */.SO))
                terms.push({ name, start: '', fits });
            else
                faults.push(faultAt(['classes', name, 'glob', at], fits.mismatch?.expected ?? 'a glob', text));
        }
    }
    // Each path of a change is asked about: most have few terms that begin as they do, and of these the last letter tells most apart.
    const byStart = (0,grouped_by/* groupedBy */.m)(terms, ({ start }) => start.charCodeAt(0));
    const everywhere = byStart.get(Number.NaN) ?? [];
    return (path) => {
        const names = [];
        for (const { name, start, fits } of byStart.get(path.charCodeAt(0)) ?? []) {
            const last = start.length - 1;
            if (path.charCodeAt(last) !== start.charCodeAt(last) || !path.startsWith(start))
                continue;
            if (fits?.(path) !== false && !names.includes(name))
                names.push(name);
        }
        for (const { name, fits } of everywhere)
            if (fits?.(path) === true && !names.includes(name))
                names.push(name);
        return names;
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

const validate = validate94;
const schema204 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-baseline.schema.json","title":"TypestateBaselineDocument","description":"`baselines/typestate.json`: failure classes of turns that are tolerated, each for a reason and until a day.","type":"object","additionalProperties":false,"required":["schema"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"description":"case → provider → class.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/classes"}}},"turns":{"description":"Id of a turn of an evidence file → class.","type":"object","additionalProperties":{"$ref":"#/definitions/classes"}}},"definitions":{"classes":{"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}},"toleratedClass":{"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"description":"Why it is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}}}};
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema205 = {"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}};
const schema206 = {"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"description":"Why it is tolerated.","type":"string","pattern":"\\S"},"owner":{"description":"Who looks after it.","type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}};
const pattern142 = new RegExp("^[a-z]+\\.[a-z_]+$", "u");
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern142.test(key0)){
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
validate95.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate95(data3[key4], {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
if(!(validate95(data5[key5], {instancePath:instancePath+"/turns/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
validate94.errors = vErrors;
return errors === 0;
}

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
    refuse((0,baseline/* dayFaults */.IR)(document));
    const cases = Object.entries(document.cases ?? {}).map(([id, agents]) => [id, new Map(Object.entries(agents).map(([agent, classes]) => [agent, mapOf(classes)]))]);
    const turns = Object.entries(document.turns ?? {}).map(([id, classes]) => [id, mapOf(classes)]);
    return { cases: new Map(cases), turns: new Map(turns) };
}
function mapOf(classes) {
    return new Map(Object.entries(classes));
}


/***/ })

};
