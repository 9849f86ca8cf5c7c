export const id = 6675;
export const ids = [6675];
export const modules = {

/***/ 76675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nI: () => (/* binding */ PROOF_LOG_FILE),
  yG: () => (/* binding */ RESULTS_FILE),
  NJ: () => (/* binding */ TRAJECTORY_FILE),
  nr: () => (/* binding */ isAnyCall),
  Ws: () => (/* binding */ missingName),
  qq: () => (/* binding */ missingText),
  c2: () => (/* binding */ parseResults),
  eh: () => (/* binding */ summarize)
});

;// CONCATENATED MODULE: ./build/contracts/generated/results.validate.js
// Generated from results.schema.json by scripts/generate.ts.

const validate = validate72;
const schema163 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"results.schema.json","title":"Results","description":"`results.json`: all unit results of one batch.","type":"object","additionalProperties":false,"required":["schema","batch_run_id","generated_at_utc","commit","case_set_digest","plan_digest","skill_set_digest","seed","tool","summary","options","results"],"properties":{"schema":{"const":1},"batch_run_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"generated_at_utc":{"type":"string"},"commit":{"description":"What was checked out; null outside of a repository.","type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"case_set_digest":{"description":"Over all cases.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"plan_digest":{"description":"Of the plan that was run.","type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"shard":{"description":"Which shard of the plan these results are of; absent where they are of the whole plan.","type":"integer","minimum":1},"attempt":{"description":"Which attempt at the shard, counted from 1.","type":"integer","minimum":1},"skill_set_digest":{"description":"Over the files of the skills that every unit got; null where it is not known what was installed.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"seed":{"type":["integer","null"]},"tool":{"description":"What wrote it.","type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"portcullis"},"version":{"type":"string"}}},"summary":{"description":"Units by status.","title":"ResultsSummary","type":"object","additionalProperties":false,"required":["total","pass","fail","infra_error"],"properties":{"total":{"type":"integer","minimum":0},"pass":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"infra_error":{"type":"integer","minimum":0}}},"options":{"description":"What was asked for.","title":"ResultsOptions","type":"object","additionalProperties":false,"required":["mode","cases","agents","case_ids","categories"],"properties":{"mode":{"description":"Who answered: recordings, a scripted model, real models.","enum":["replay","rehearsal","live"]},"cases":{"type":"array","items":{"type":"string"}},"agents":{"type":"array","items":{"type":"string"}},"case_ids":{"type":["array","null"],"items":{"type":"string"}},"categories":{"type":["array","null"],"items":{"type":"string"}},"budget":{"title":"ResultsBudget","description":"What the run was allowed to use up; absent where it was as much as it needs.","type":"object","additionalProperties":false,"required":["units","usd","minutes"],"properties":{"units":{"type":["integer","null"],"minimum":1},"usd":{"type":["number","null"],"minimum":0},"minutes":{"type":["number","null"],"minimum":0}}}}},"not_run":{"description":"Planned cells that were not reached or not finished, because the budget of the run was used up.","type":"array","items":{"title":"CellNotRun","type":"object","additionalProperties":false,"required":["case_id","agent","reason"],"properties":{"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"agent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"reason":{"const":"budget"}}}},"results":{"type":"array","items":{"$ref":"unit-result.schema.json"}}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$", "u");
const pattern22 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema164 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"unit-result.schema.json","title":"UnitResult","description":"A row of `results.json`: what one unit's evidence means, and the evidence itself.","type":"object","additionalProperties":false,"required":["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","case_digest","case_file","case_line","transcript","duration_ms","attempts","log_fallback"],"properties":{"unit_run_id":{"description":"The unit, in all files of the batch.","type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},"agent":{"description":"The provider.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"case_id":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"category":{"type":["string","null"]},"trial":{"description":"Counted from 1.","type":"integer","minimum":1},"status":{"description":"`infra_error`: the run says nothing about the case.","$ref":"#/definitions/status"},"infra_reason":{"description":"Why it says nothing; the guide to failures explains each.","$ref":"#/definitions/infraReason"},"expected_skill":{"type":["string","null"]},"failure_kind":{"description":"What failed; the guide to failures explains each.","enum":["missing_required","disallowed_hit","optional_only","evidence_too_weak","mixed",null]},"failure_category":{"description":"What the agent did (`assertion`), or what ended the run.","enum":["timeout","transport","assertion",null]},"timed_out":{"description":"The run hit our timeout.","type":"boolean"},"exit_code":{"description":"Of the client.","type":["integer","null"]},"token_hits":{"description":"Token → the strongest signal for it.","type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}},"missing":{"description":"What was asked for and not found, and why.","type":"array","items":{"title":"MissingToken","type":"object","additionalProperties":false,"required":["token","reason","required_tier","best_tier"],"properties":{"token":{"type":"string"},"reason":{"enum":["ambiguous","wrong_source","too_weak","attempted_not_executed","not_available","absent"]},"required_tier":{"enum":[1,2,3,null]},"best_tier":{"enum":[1,2,3,null]}}}},"optional_hits":{"type":"array","items":{"type":"string"}},"disallowed_hits":{"type":"array","items":{"type":"string"}},"gating_hits":{"description":"The disallowed hits that are strong enough to fail the unit.","type":"array","items":{"type":"string"}},"skills_available":{"type":["array","null"],"items":{"type":"string"}},"limit":{"description":"The client’s own limit that ended the run.","enum":["turns","budget",null]},"warnings":{"type":"array","items":{"type":"string"}},"client":{"title":"ClientIdentity","type":"object","additionalProperties":false,"required":["name","version","model"],"properties":{"name":{"type":"string"},"version":{"type":["string","null"]},"model":{"type":["string","null"]}}},"usage":{"title":"Usage","description":"What the client told; null where it tells nothing.","type":["object","null"],"additionalProperties":false,"required":["input_tokens","output_tokens","cost_usd","turns"],"properties":{"input_tokens":{"type":["integer","null"]},"output_tokens":{"type":["integer","null"]},"cost_usd":{"type":["number","null"]},"turns":{"type":["integer","null"]}}},"error":{"type":["string","null"]},"observed":{"title":"Observed","description":"Facts about the run that a verdict under another version of the case needs.","type":"object","additionalProperties":false,"required":["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"],"properties":{"session_started":{"type":"boolean"},"assistant_text":{"description":"The model said something itself; text that the client wrote in its name does not count.","type":"boolean"},"tool_calls":{"type":"integer","minimum":0},"terminal":{"enum":["completed","limit","error","none"]},"transport":{"description":"Why the run is infrastructure whatever the case asks; null where its evidence counts.","$ref":"#/definitions/infraReason"},"lost":{"description":"Why absence proves nothing: a part of the transcript could not be read.","enum":["oversize","incomplete",null]},"any_matched":{"type":"array","items":{"type":"string"}},"any_unmatched":{"type":"array","items":{"type":"string"}},"ambiguous":{"type":"array","items":{"type":"string"}},"catalogue_complete":{"type":"boolean"},"skill_tool":{"type":["boolean","null"]},"session_id":{"description":"The client's own id of its session; null where it tells none.","type":["string","null"]},"content_digest":{"description":"Over what the model said and called, without numbers and ids; null where it did neither.","type":["string","null"],"pattern":"^sha256:[0-9a-f]{64}$"},"api_status":{"description":"The HTTP status by which the client explains its failure; null where it tells none.","type":["integer","null"]}}},"duration_ms":{"description":"How long the last attempt took; null where no process was run.","type":["integer","null"],"minimum":0},"finished_at":{"description":"When it ended, in UTC; absent where a recording was judged, or nothing was run.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},"attempts":{"description":"Every process that was started for this unit, the last one being the one that was judged; null where a recording was.","type":["array","null"],"items":{"$ref":"#/definitions/attempt"}},"log_fallback":{"title":"LogFallback","description":"What the client's own log files showed of tokens that its output did not; null where they were not looked at.","type":["object","null"],"additionalProperties":false,"required":["counts","files","hits"],"properties":{"counts":{"description":"False where the hits are diagnostics only.","type":"boolean"},"files":{"type":"integer","minimum":0},"hits":{"type":"object","additionalProperties":{"$ref":"#/definitions/tokenHit"}}}},"case_digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"],"minimum":1},"transcript":{"title":"TranscriptReference","type":["object","null"],"additionalProperties":false,"required":["path","sha256","bytes"],"properties":{"path":{"type":"string"},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"bytes":{"type":"integer","minimum":0}}}},"definitions":{"attempt":{"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}},"status":{"title":"UnitStatus","enum":["pass","fail","infra_error"]},"infraReason":{"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]},"tokenHit":{"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"call":{"description":"A call in words, with what the client answered: `Skill(alpha) → refused: unknown skill`.","type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"path":{"description":"Where the skill was loaded from, where the client tells it.","type":"string"},"wrong_source":{"description":"That is none of the places of what is under test: the call or read counts as an attempt.","const":true},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}}}};
const schema165 = {"title":"UnitStatus","enum":["pass","fail","infra_error"]};
const schema166 = {"title":"InfraReason","enum":["not_started","exit","api_error","rate_limited","auth","incomplete","unobservable","unrecognised","oversize","contaminated","invalid",null]};
const schema167 = {"title":"TokenHit","type":"object","additionalProperties":false,"required":["tier","score","source_kind","source_detail","line_number","proof_line","attempted","succeeded","succeeded_tier","depth"],"properties":{"tier":{"enum":[1,2,3]},"score":{"type":"integer"},"source_kind":{"enum":["cli_output","log_fallback"]},"source_detail":{"enum":["skill_call","skill_event","file_open","assistant_text","noise"]},"line_number":{"type":"integer","minimum":1},"proof_line":{"type":"string"},"call":{"description":"A call in words, with what the client answered: `Skill(alpha) → refused: unknown skill`.","type":"string"},"attempted":{"type":"boolean"},"succeeded":{"type":"boolean"},"path":{"description":"Where the skill was loaded from, where the client tells it.","type":"string"},"wrong_source":{"description":"That is none of the places of what is under test: the call or read counts as an attempt.","const":true},"depth":{"description":"0 in the main conversation, 1 and more in subagents.","type":"integer","minimum":0},"succeeded_tier":{"description":"The strongest tier among the calls, reads and mentions that did not fail; null where all failed.","enum":[1,2,3,null]}}};
const pattern127 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");
const pattern97 = new RegExp("^[0-9a-f]{64}$", "u");
const schema169 = {"title":"Attempt","type":"object","additionalProperties":false,"required":["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"],"properties":{"status":{"$ref":"#/definitions/status"},"infra_reason":{"$ref":"#/definitions/infraReason"},"error":{"type":["string","null"]},"exit_code":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timed_out":{"type":"boolean"},"termination":{"description":"What ended the process: itself, or us and why.","enum":["exited","timeout","killed_after_end","output_limit","turn_limit","cancelled","not_started"]},"survivors":{"description":"Descendants that outlived the client and were ended.","type":"integer","minimum":0},"duration_ms":{"type":"integer","minimum":0}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.infra_reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
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
if(data.signal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signal"},message:"must have required property '"+"signal"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timed_out === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.termination === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "termination"},message:"must have required property '"+"termination"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.survivors === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "survivors"},message:"must have required property '"+"survivors"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.duration_ms === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema169.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["status","infra_reason","error","exit_code","signal","timed_out","termination","survivors","duration_ms"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((data0 === "pass") || (data0 === "fail")) || (data0 === "infra_error"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data1 = data.infra_reason;
if(!((((((((((((data1 === "not_started") || (data1 === "exit")) || (data1 === "api_error")) || (data1 === "rate_limited")) || (data1 === "auth")) || (data1 === "incomplete")) || (data1 === "unobservable")) || (data1 === "unrecognised")) || (data1 === "oversize")) || (data1 === "contaminated")) || (data1 === "invalid")) || (data1 === null))){
const err11 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema169.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err13 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema169.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.signal !== undefined){
let data4 = data.signal;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema169.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err15 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.termination !== undefined){
let data6 = data.termination;
if(!(((((((data6 === "exited") || (data6 === "timeout")) || (data6 === "killed_after_end")) || (data6 === "output_limit")) || (data6 === "turn_limit")) || (data6 === "cancelled")) || (data6 === "not_started"))){
const err16 = {instancePath:instancePath+"/termination",schemaPath:"#/properties/termination/enum",keyword:"enum",params:{allowedValues: schema169.properties.termination.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.survivors !== undefined){
let data7 = data.survivors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="unit-result.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_run_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
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
if(data.case_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.trial === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.infra_reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.expected_skill === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected_skill"},message:"must have required property '"+"expected_skill"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.failure_kind === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.failure_category === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.timed_out === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.exit_code === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.token_hits === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token_hits"},message:"must have required property '"+"token_hits"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.missing === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.optional_hits === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional_hits"},message:"must have required property '"+"optional_hits"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.disallowed_hits === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disallowed_hits"},message:"must have required property '"+"disallowed_hits"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.gating_hits === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.skills_available === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills_available"},message:"must have required property '"+"skills_available"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.limit === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.warnings === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.client === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.usage === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usage"},message:"must have required property '"+"usage"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.error === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.observed === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "observed"},message:"must have required property '"+"observed"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.case_digest === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_digest"},message:"must have required property '"+"case_digest"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.case_file === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.case_line === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.transcript === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcript"},message:"must have required property '"+"transcript"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data.duration_ms === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data.attempts === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data.log_fallback === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "log_fallback"},message:"must have required property '"+"log_fallback"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema164.properties, key0))){
const err31 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["unit_run_id","agent","case_id","category","trial","status","infra_reason","expected_skill","failure_kind","failure_category","timed_out","exit_code","token_hits","missing","optional_hits","disallowed_hits","gating_hits","skills_available","limit","warnings","client","usage","error","observed","duration_ms","finished_at","attempts","log_fallback","case_digest","case_file","case_line","transcript"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.unit_run_id !== undefined){
let data0 = data.unit_run_id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err32 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/unit_run_id",schemaPath:"#/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.agent !== undefined){
let data1 = data.agent;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err34 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
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
const err35 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.case_id !== undefined){
let data2 = data.case_id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err36 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if((typeof data3 !== "string") && (data3 !== null)){
const err38 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schema164.properties.category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.trial !== undefined){
let data4 = data.trial;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err39 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err40 = {instancePath:instancePath+"/trial",schemaPath:"#/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.status !== undefined){
let data5 = data.status;
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "infra_error"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/definitions/status/enum",keyword:"enum",params:{allowedValues: schema165.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.infra_reason !== undefined){
let data6 = data.infra_reason;
if(!((((((((((((data6 === "not_started") || (data6 === "exit")) || (data6 === "api_error")) || (data6 === "rate_limited")) || (data6 === "auth")) || (data6 === "incomplete")) || (data6 === "unobservable")) || (data6 === "unrecognised")) || (data6 === "oversize")) || (data6 === "contaminated")) || (data6 === "invalid")) || (data6 === null))){
const err42 = {instancePath:instancePath+"/infra_reason",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.expected_skill !== undefined){
let data7 = data.expected_skill;
if((typeof data7 !== "string") && (data7 !== null)){
const err43 = {instancePath:instancePath+"/expected_skill",schemaPath:"#/properties/expected_skill/type",keyword:"type",params:{type: schema164.properties.expected_skill.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.failure_kind !== undefined){
let data8 = data.failure_kind;
if(!((((((data8 === "missing_required") || (data8 === "disallowed_hit")) || (data8 === "optional_only")) || (data8 === "evidence_too_weak")) || (data8 === "mixed")) || (data8 === null))){
const err44 = {instancePath:instancePath+"/failure_kind",schemaPath:"#/properties/failure_kind/enum",keyword:"enum",params:{allowedValues: schema164.properties.failure_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failure_category !== undefined){
let data9 = data.failure_category;
if(!((((data9 === "timeout") || (data9 === "transport")) || (data9 === "assertion")) || (data9 === null))){
const err45 = {instancePath:instancePath+"/failure_category",schemaPath:"#/properties/failure_category/enum",keyword:"enum",params:{allowedValues: schema164.properties.failure_category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.timed_out !== undefined){
if(typeof data.timed_out !== "boolean"){
const err46 = {instancePath:instancePath+"/timed_out",schemaPath:"#/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data11 = data.exit_code;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err47 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/type",keyword:"type",params:{type: schema164.properties.exit_code.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.token_hits !== undefined){
let data12 = data.token_hits;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
const before_key1 = errors;
for(const key1 in data12){
if (errors - before_key1 >= 1000) break;
let data13 = data12[key1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.tier === undefined){
const err48 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.score === undefined){
const err49 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.source_kind === undefined){
const err50 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.source_detail === undefined){
const err51 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.line_number === undefined){
const err52 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.proof_line === undefined){
const err53 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.attempted === undefined){
const err54 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.succeeded === undefined){
const err55 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13.succeeded_tier === undefined){
const err56 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data13.depth === undefined){
const err57 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data13){
if (errors - before_key2 >= 1000) break;
if(!(func2.call(schema167.properties, key2))){
const err58 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["tier","score","source_kind","source_detail","line_number","proof_line","call","attempted","succeeded","path","wrong_source","depth","succeeded_tier"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data13.tier !== undefined){
let data14 = data13.tier;
if(!(((data14 === 1) || (data14 === 2)) || (data14 === 3))){
const err59 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data13.score !== undefined){
let data15 = data13.score;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err60 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.source_kind !== undefined){
let data16 = data13.source_kind;
if(!((data16 === "cli_output") || (data16 === "log_fallback"))){
const err61 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data13.source_detail !== undefined){
let data17 = data13.source_detail;
if(!(((((data17 === "skill_call") || (data17 === "skill_event")) || (data17 === "file_open")) || (data17 === "assistant_text")) || (data17 === "noise"))){
const err62 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.line_number !== undefined){
let data18 = data13.line_number;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err63 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data13.proof_line !== undefined){
if(typeof data13.proof_line !== "string"){
const err65 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.call !== undefined){
if(typeof data13.call !== "string"){
const err66 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/call",schemaPath:"#/definitions/tokenHit/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.attempted !== undefined){
if(typeof data13.attempted !== "boolean"){
const err67 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.succeeded !== undefined){
if(typeof data13.succeeded !== "boolean"){
const err68 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data13.path !== undefined){
if(typeof data13.path !== "string"){
const err69 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/definitions/tokenHit/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data13.wrong_source !== undefined){
if(true !== data13.wrong_source){
const err70 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/wrong_source",schemaPath:"#/definitions/tokenHit/properties/wrong_source/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data13.depth !== undefined){
let data25 = data13.depth;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err71 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err72 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.succeeded_tier !== undefined){
let data26 = data13.succeeded_tier;
if(!((((data26 === 1) || (data26 === 2)) || (data26 === 3)) || (data26 === null))){
const err73 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
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
const err74 = {instancePath:instancePath+"/token_hits/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/token_hits",schemaPath:"#/properties/token_hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.missing !== undefined){
let data27 = data.missing;
if(Array.isArray(data27)){
const len0 = data27.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
let data28 = data27[i0];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.token === undefined){
const err76 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data28.reason === undefined){
const err77 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data28.required_tier === undefined){
const err78 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "required_tier"},message:"must have required property '"+"required_tier"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data28.best_tier === undefined){
const err79 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/required",keyword:"required",params:{missingProperty: "best_tier"},message:"must have required property '"+"best_tier"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data28){
if (errors - before_key3 >= 1000) break;
if(!((((key3 === "token") || (key3 === "reason")) || (key3 === "required_tier")) || (key3 === "best_tier"))){
const err80 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["token","reason","required_tier","best_tier"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data28.token !== undefined){
if(typeof data28.token !== "string"){
const err81 = {instancePath:instancePath+"/missing/" + i0+"/token",schemaPath:"#/properties/missing/items/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data28.reason !== undefined){
let data30 = data28.reason;
if(!((((((data30 === "ambiguous") || (data30 === "wrong_source")) || (data30 === "too_weak")) || (data30 === "attempted_not_executed")) || (data30 === "not_available")) || (data30 === "absent"))){
const err82 = {instancePath:instancePath+"/missing/" + i0+"/reason",schemaPath:"#/properties/missing/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema164.properties.missing.items.properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data28.required_tier !== undefined){
let data31 = data28.required_tier;
if(!((((data31 === 1) || (data31 === 2)) || (data31 === 3)) || (data31 === null))){
const err83 = {instancePath:instancePath+"/missing/" + i0+"/required_tier",schemaPath:"#/properties/missing/items/properties/required_tier/enum",keyword:"enum",params:{allowedValues: schema164.properties.missing.items.properties.required_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data28.best_tier !== undefined){
let data32 = data28.best_tier;
if(!((((data32 === 1) || (data32 === 2)) || (data32 === 3)) || (data32 === null))){
const err84 = {instancePath:instancePath+"/missing/" + i0+"/best_tier",schemaPath:"#/properties/missing/items/properties/best_tier/enum",keyword:"enum",params:{allowedValues: schema164.properties.missing.items.properties.best_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/missing/" + i0,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.optional_hits !== undefined){
let data33 = data.optional_hits;
if(Array.isArray(data33)){
const len1 = data33.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data33[i1] !== "string"){
const err87 = {instancePath:instancePath+"/optional_hits/" + i1,schemaPath:"#/properties/optional_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err88 = {instancePath:instancePath+"/optional_hits",schemaPath:"#/properties/optional_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.disallowed_hits !== undefined){
let data35 = data.disallowed_hits;
if(Array.isArray(data35)){
const len2 = data35.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(typeof data35[i2] !== "string"){
const err89 = {instancePath:instancePath+"/disallowed_hits/" + i2,schemaPath:"#/properties/disallowed_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err90 = {instancePath:instancePath+"/disallowed_hits",schemaPath:"#/properties/disallowed_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data37 = data.gating_hits;
if(Array.isArray(data37)){
const len3 = data37.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
if(typeof data37[i3] !== "string"){
const err91 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.skills_available !== undefined){
let data39 = data.skills_available;
if((!(Array.isArray(data39))) && (data39 !== null)){
const err93 = {instancePath:instancePath+"/skills_available",schemaPath:"#/properties/skills_available/type",keyword:"type",params:{type: schema164.properties.skills_available.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(Array.isArray(data39)){
const len4 = data39.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
if(typeof data39[i4] !== "string"){
const err94 = {instancePath:instancePath+"/skills_available/" + i4,schemaPath:"#/properties/skills_available/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data.limit !== undefined){
let data41 = data.limit;
if(!(((data41 === "turns") || (data41 === "budget")) || (data41 === null))){
const err95 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema164.properties.limit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.warnings !== undefined){
let data42 = data.warnings;
if(Array.isArray(data42)){
const len5 = data42.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
if(typeof data42[i5] !== "string"){
const err96 = {instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err97 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.client !== undefined){
let data44 = data.client;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.name === undefined){
const err98 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data44.version === undefined){
const err99 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data44.model === undefined){
const err100 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data44){
if (errors - before_key4 >= 1000) break;
if(!(((key4 === "name") || (key4 === "version")) || (key4 === "model"))){
const err101 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["name","version","model"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data44.name !== undefined){
if(typeof data44.name !== "string"){
const err102 = {instancePath:instancePath+"/client/name",schemaPath:"#/properties/client/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data44.version !== undefined){
let data46 = data44.version;
if((typeof data46 !== "string") && (data46 !== null)){
const err103 = {instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: schema164.properties.client.properties.version.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data44.model !== undefined){
let data47 = data44.model;
if((typeof data47 !== "string") && (data47 !== null)){
const err104 = {instancePath:instancePath+"/client/model",schemaPath:"#/properties/client/properties/model/type",keyword:"type",params:{type: schema164.properties.client.properties.model.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data.usage !== undefined){
let data48 = data.usage;
if((!(data48 && typeof data48 == "object" && !Array.isArray(data48))) && (data48 !== null)){
const err106 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: schema164.properties.usage.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.input_tokens === undefined){
const err107 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "input_tokens"},message:"must have required property '"+"input_tokens"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data48.output_tokens === undefined){
const err108 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "output_tokens"},message:"must have required property '"+"output_tokens"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data48.cost_usd === undefined){
const err109 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "cost_usd"},message:"must have required property '"+"cost_usd"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data48.turns === undefined){
const err110 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
const before_key5 = errors;
for(const key5 in data48){
if (errors - before_key5 >= 1000) break;
if(!((((key5 === "input_tokens") || (key5 === "output_tokens")) || (key5 === "cost_usd")) || (key5 === "turns"))){
const err111 = {instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["input_tokens","output_tokens","cost_usd","turns"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data48.input_tokens !== undefined){
let data49 = data48.input_tokens;
if((!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))) && (data49 !== null)){
const err112 = {instancePath:instancePath+"/usage/input_tokens",schemaPath:"#/properties/usage/properties/input_tokens/type",keyword:"type",params:{type: schema164.properties.usage.properties.input_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data48.output_tokens !== undefined){
let data50 = data48.output_tokens;
if((!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))) && (data50 !== null)){
const err113 = {instancePath:instancePath+"/usage/output_tokens",schemaPath:"#/properties/usage/properties/output_tokens/type",keyword:"type",params:{type: schema164.properties.usage.properties.output_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data48.cost_usd !== undefined){
let data51 = data48.cost_usd;
if((!((typeof data51 == "number") && (isFinite(data51)))) && (data51 !== null)){
const err114 = {instancePath:instancePath+"/usage/cost_usd",schemaPath:"#/properties/usage/properties/cost_usd/type",keyword:"type",params:{type: schema164.properties.usage.properties.cost_usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data48.turns !== undefined){
let data52 = data48.turns;
if((!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))) && (data52 !== null)){
const err115 = {instancePath:instancePath+"/usage/turns",schemaPath:"#/properties/usage/properties/turns/type",keyword:"type",params:{type: schema164.properties.usage.properties.turns.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
}
if(data.error !== undefined){
let data53 = data.error;
if((typeof data53 !== "string") && (data53 !== null)){
const err116 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema164.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.observed !== undefined){
let data54 = data.observed;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.session_started === undefined){
const err117 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_started"},message:"must have required property '"+"session_started"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data54.assistant_text === undefined){
const err118 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "assistant_text"},message:"must have required property '"+"assistant_text"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data54.tool_calls === undefined){
const err119 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "tool_calls"},message:"must have required property '"+"tool_calls"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data54.terminal === undefined){
const err120 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "terminal"},message:"must have required property '"+"terminal"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data54.transport === undefined){
const err121 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "transport"},message:"must have required property '"+"transport"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data54.lost === undefined){
const err122 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "lost"},message:"must have required property '"+"lost"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data54.any_matched === undefined){
const err123 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_matched"},message:"must have required property '"+"any_matched"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data54.any_unmatched === undefined){
const err124 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "any_unmatched"},message:"must have required property '"+"any_unmatched"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data54.ambiguous === undefined){
const err125 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "ambiguous"},message:"must have required property '"+"ambiguous"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data54.catalogue_complete === undefined){
const err126 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "catalogue_complete"},message:"must have required property '"+"catalogue_complete"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data54.skill_tool === undefined){
const err127 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "skill_tool"},message:"must have required property '"+"skill_tool"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data54.session_id === undefined){
const err128 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "session_id"},message:"must have required property '"+"session_id"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data54.content_digest === undefined){
const err129 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "content_digest"},message:"must have required property '"+"content_digest"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data54.api_status === undefined){
const err130 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/required",keyword:"required",params:{missingProperty: "api_status"},message:"must have required property '"+"api_status"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
const before_key6 = errors;
for(const key6 in data54){
if (errors - before_key6 >= 1000) break;
if(!(func2.call(schema164.properties.observed.properties, key6))){
const err131 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6, known: ["session_started","assistant_text","tool_calls","terminal","transport","lost","any_matched","any_unmatched","ambiguous","catalogue_complete","skill_tool","session_id","content_digest","api_status"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data54.session_started !== undefined){
if(typeof data54.session_started !== "boolean"){
const err132 = {instancePath:instancePath+"/observed/session_started",schemaPath:"#/properties/observed/properties/session_started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data54.assistant_text !== undefined){
if(typeof data54.assistant_text !== "boolean"){
const err133 = {instancePath:instancePath+"/observed/assistant_text",schemaPath:"#/properties/observed/properties/assistant_text/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data54.tool_calls !== undefined){
let data57 = data54.tool_calls;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err134 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
const err135 = {instancePath:instancePath+"/observed/tool_calls",schemaPath:"#/properties/observed/properties/tool_calls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data54.terminal !== undefined){
let data58 = data54.terminal;
if(!((((data58 === "completed") || (data58 === "limit")) || (data58 === "error")) || (data58 === "none"))){
const err136 = {instancePath:instancePath+"/observed/terminal",schemaPath:"#/properties/observed/properties/terminal/enum",keyword:"enum",params:{allowedValues: schema164.properties.observed.properties.terminal.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data54.transport !== undefined){
let data59 = data54.transport;
if(!((((((((((((data59 === "not_started") || (data59 === "exit")) || (data59 === "api_error")) || (data59 === "rate_limited")) || (data59 === "auth")) || (data59 === "incomplete")) || (data59 === "unobservable")) || (data59 === "unrecognised")) || (data59 === "oversize")) || (data59 === "contaminated")) || (data59 === "invalid")) || (data59 === null))){
const err137 = {instancePath:instancePath+"/observed/transport",schemaPath:"#/definitions/infraReason/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data54.lost !== undefined){
let data60 = data54.lost;
if(!(((data60 === "oversize") || (data60 === "incomplete")) || (data60 === null))){
const err138 = {instancePath:instancePath+"/observed/lost",schemaPath:"#/properties/observed/properties/lost/enum",keyword:"enum",params:{allowedValues: schema164.properties.observed.properties.lost.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data54.any_matched !== undefined){
let data61 = data54.any_matched;
if(Array.isArray(data61)){
const len6 = data61.length;
const before_i6 = errors;
for(let i6=0; i6<len6; i6++){
if (errors - before_i6 >= 1000) break;
if(typeof data61[i6] !== "string"){
const err139 = {instancePath:instancePath+"/observed/any_matched/" + i6,schemaPath:"#/properties/observed/properties/any_matched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/observed/any_matched",schemaPath:"#/properties/observed/properties/any_matched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data54.any_unmatched !== undefined){
let data63 = data54.any_unmatched;
if(Array.isArray(data63)){
const len7 = data63.length;
const before_i7 = errors;
for(let i7=0; i7<len7; i7++){
if (errors - before_i7 >= 1000) break;
if(typeof data63[i7] !== "string"){
const err141 = {instancePath:instancePath+"/observed/any_unmatched/" + i7,schemaPath:"#/properties/observed/properties/any_unmatched/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath:instancePath+"/observed/any_unmatched",schemaPath:"#/properties/observed/properties/any_unmatched/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data54.ambiguous !== undefined){
let data65 = data54.ambiguous;
if(Array.isArray(data65)){
const len8 = data65.length;
const before_i8 = errors;
for(let i8=0; i8<len8; i8++){
if (errors - before_i8 >= 1000) break;
if(typeof data65[i8] !== "string"){
const err143 = {instancePath:instancePath+"/observed/ambiguous/" + i8,schemaPath:"#/properties/observed/properties/ambiguous/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/observed/ambiguous",schemaPath:"#/properties/observed/properties/ambiguous/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data54.catalogue_complete !== undefined){
if(typeof data54.catalogue_complete !== "boolean"){
const err145 = {instancePath:instancePath+"/observed/catalogue_complete",schemaPath:"#/properties/observed/properties/catalogue_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data54.skill_tool !== undefined){
let data68 = data54.skill_tool;
if((typeof data68 !== "boolean") && (data68 !== null)){
const err146 = {instancePath:instancePath+"/observed/skill_tool",schemaPath:"#/properties/observed/properties/skill_tool/type",keyword:"type",params:{type: schema164.properties.observed.properties.skill_tool.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data54.session_id !== undefined){
let data69 = data54.session_id;
if((typeof data69 !== "string") && (data69 !== null)){
const err147 = {instancePath:instancePath+"/observed/session_id",schemaPath:"#/properties/observed/properties/session_id/type",keyword:"type",params:{type: schema164.properties.observed.properties.session_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data54.content_digest !== undefined){
let data70 = data54.content_digest;
if((typeof data70 !== "string") && (data70 !== null)){
const err148 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/type",keyword:"type",params:{type: schema164.properties.observed.properties.content_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(typeof data70 === "string"){
if(!pattern5.test(data70)){
const err149 = {instancePath:instancePath+"/observed/content_digest",schemaPath:"#/properties/observed/properties/content_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
if(data54.api_status !== undefined){
let data71 = data54.api_status;
if((!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))) && (data71 !== null)){
const err150 = {instancePath:instancePath+"/observed/api_status",schemaPath:"#/properties/observed/properties/api_status/type",keyword:"type",params:{type: schema164.properties.observed.properties.api_status.type},message:"must be integer,null"};
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
const err151 = {instancePath:instancePath+"/observed",schemaPath:"#/properties/observed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data.duration_ms !== undefined){
let data72 = data.duration_ms;
if((!(((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72))) && (isFinite(data72)))) && (data72 !== null)){
const err152 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema164.properties.duration_ms.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
const err153 = {instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
if(data.finished_at !== undefined){
let data73 = data.finished_at;
if(typeof data73 === "string"){
if(!pattern127.test(data73)){
const err154 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/finished_at",schemaPath:"#/properties/finished_at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.attempts !== undefined){
let data74 = data.attempts;
if((!(Array.isArray(data74))) && (data74 !== null)){
const err156 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: schema164.properties.attempts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(Array.isArray(data74)){
const len9 = data74.length;
const before_i9 = errors;
for(let i9=0; i9<len9; i9++){
if (errors - before_i9 >= 1000) break;
if(!(validate74(data74[i9], {instancePath:instancePath+"/attempts/" + i9,parentData:data74,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_fallback !== undefined){
let data76 = data.log_fallback;
if((!(data76 && typeof data76 == "object" && !Array.isArray(data76))) && (data76 !== null)){
const err157 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/type",keyword:"type",params:{type: schema164.properties.log_fallback.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.counts === undefined){
const err158 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data76.files === undefined){
const err159 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data76.hits === undefined){
const err160 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/required",keyword:"required",params:{missingProperty: "hits"},message:"must have required property '"+"hits"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
const before_key7 = errors;
for(const key7 in data76){
if (errors - before_key7 >= 1000) break;
if(!(((key7 === "counts") || (key7 === "files")) || (key7 === "hits"))){
const err161 = {instancePath:instancePath+"/log_fallback",schemaPath:"#/properties/log_fallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7, known: ["counts","files","hits"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data76.counts !== undefined){
if(typeof data76.counts !== "boolean"){
const err162 = {instancePath:instancePath+"/log_fallback/counts",schemaPath:"#/properties/log_fallback/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data76.files !== undefined){
let data78 = data76.files;
if(!(((typeof data78 == "number") && (!(data78 % 1) && !isNaN(data78))) && (isFinite(data78)))){
const err163 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
const err164 = {instancePath:instancePath+"/log_fallback/files",schemaPath:"#/properties/log_fallback/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
}
if(data76.hits !== undefined){
let data79 = data76.hits;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
const before_key8 = errors;
for(const key8 in data79){
if (errors - before_key8 >= 1000) break;
let data80 = data79[key8];
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.tier === undefined){
const err165 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "tier"},message:"must have required property '"+"tier"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data80.score === undefined){
const err166 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data80.source_kind === undefined){
const err167 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_kind"},message:"must have required property '"+"source_kind"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data80.source_detail === undefined){
const err168 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "source_detail"},message:"must have required property '"+"source_detail"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data80.line_number === undefined){
const err169 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data80.proof_line === undefined){
const err170 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "proof_line"},message:"must have required property '"+"proof_line"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data80.attempted === undefined){
const err171 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "attempted"},message:"must have required property '"+"attempted"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data80.succeeded === undefined){
const err172 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data80.succeeded_tier === undefined){
const err173 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "succeeded_tier"},message:"must have required property '"+"succeeded_tier"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data80.depth === undefined){
const err174 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
const before_key9 = errors;
for(const key9 in data80){
if (errors - before_key9 >= 1000) break;
if(!(func2.call(schema167.properties, key9))){
const err175 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9, known: ["tier","score","source_kind","source_detail","line_number","proof_line","call","attempted","succeeded","path","wrong_source","depth","succeeded_tier"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data80.tier !== undefined){
let data81 = data80.tier;
if(!(((data81 === 1) || (data81 === 2)) || (data81 === 3))){
const err176 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/tier",schemaPath:"#/definitions/tokenHit/properties/tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data80.score !== undefined){
let data82 = data80.score;
if(!(((typeof data82 == "number") && (!(data82 % 1) && !isNaN(data82))) && (isFinite(data82)))){
const err177 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/score",schemaPath:"#/definitions/tokenHit/properties/score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data80.source_kind !== undefined){
let data83 = data80.source_kind;
if(!((data83 === "cli_output") || (data83 === "log_fallback"))){
const err178 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_kind",schemaPath:"#/definitions/tokenHit/properties/source_kind/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data80.source_detail !== undefined){
let data84 = data80.source_detail;
if(!(((((data84 === "skill_call") || (data84 === "skill_event")) || (data84 === "file_open")) || (data84 === "assistant_text")) || (data84 === "noise"))){
const err179 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/source_detail",schemaPath:"#/definitions/tokenHit/properties/source_detail/enum",keyword:"enum",params:{allowedValues: schema167.properties.source_detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data80.line_number !== undefined){
let data85 = data80.line_number;
if(!(((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85))) && (isFinite(data85)))){
const err180 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if((typeof data85 == "number") && (isFinite(data85))){
if(data85 < 1 || isNaN(data85)){
const err181 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/line_number",schemaPath:"#/definitions/tokenHit/properties/line_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
if(data80.proof_line !== undefined){
if(typeof data80.proof_line !== "string"){
const err182 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/proof_line",schemaPath:"#/definitions/tokenHit/properties/proof_line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data80.call !== undefined){
if(typeof data80.call !== "string"){
const err183 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/call",schemaPath:"#/definitions/tokenHit/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data80.attempted !== undefined){
if(typeof data80.attempted !== "boolean"){
const err184 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/attempted",schemaPath:"#/definitions/tokenHit/properties/attempted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data80.succeeded !== undefined){
if(typeof data80.succeeded !== "boolean"){
const err185 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded",schemaPath:"#/definitions/tokenHit/properties/succeeded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data80.path !== undefined){
if(typeof data80.path !== "string"){
const err186 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/path",schemaPath:"#/definitions/tokenHit/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data80.wrong_source !== undefined){
if(true !== data80.wrong_source){
const err187 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/wrong_source",schemaPath:"#/definitions/tokenHit/properties/wrong_source/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data80.depth !== undefined){
let data92 = data80.depth;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
const err188 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 < 0 || isNaN(data92)){
const err189 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/depth",schemaPath:"#/definitions/tokenHit/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
if(data80.succeeded_tier !== undefined){
let data93 = data80.succeeded_tier;
if(!((((data93 === 1) || (data93 === 2)) || (data93 === 3)) || (data93 === null))){
const err190 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/succeeded_tier",schemaPath:"#/definitions/tokenHit/properties/succeeded_tier/enum",keyword:"enum",params:{allowedValues: schema167.properties.succeeded_tier.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
else {
const err191 = {instancePath:instancePath+"/log_fallback/hits/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/tokenHit/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/log_fallback/hits",schemaPath:"#/properties/log_fallback/properties/hits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
}
if(data.case_digest !== undefined){
let data94 = data.case_digest;
if(typeof data94 === "string"){
if(!pattern5.test(data94)){
const err193 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/case_digest",schemaPath:"#/properties/case_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data.case_file !== undefined){
let data95 = data.case_file;
if((typeof data95 !== "string") && (data95 !== null)){
const err195 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema164.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data.case_line !== undefined){
let data96 = data.case_line;
if((!(((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96))) && (isFinite(data96)))) && (data96 !== null)){
const err196 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema164.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if((typeof data96 == "number") && (isFinite(data96))){
if(data96 < 1 || isNaN(data96)){
const err197 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
}
if(data.transcript !== undefined){
let data97 = data.transcript;
if((!(data97 && typeof data97 == "object" && !Array.isArray(data97))) && (data97 !== null)){
const err198 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: schema164.properties.transcript.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.path === undefined){
const err199 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data97.sha256 === undefined){
const err200 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data97.bytes === undefined){
const err201 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
const before_key10 = errors;
for(const key10 in data97){
if (errors - before_key10 >= 1000) break;
if(!(((key10 === "path") || (key10 === "sha256")) || (key10 === "bytes"))){
const err202 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10, known: ["path","sha256","bytes"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data97.path !== undefined){
if(typeof data97.path !== "string"){
const err203 = {instancePath:instancePath+"/transcript/path",schemaPath:"#/properties/transcript/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data97.sha256 !== undefined){
let data99 = data97.sha256;
if(typeof data99 === "string"){
if(!pattern97.test(data99)){
const err204 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/transcript/sha256",schemaPath:"#/properties/transcript/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data97.bytes !== undefined){
let data100 = data97.bytes;
if(!(((typeof data100 == "number") && (!(data100 % 1) && !isNaN(data100))) && (isFinite(data100)))){
const err206 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if((typeof data100 == "number") && (isFinite(data100))){
if(data100 < 0 || isNaN(data100)){
const err207 = {instancePath:instancePath+"/transcript/bytes",schemaPath:"#/properties/transcript/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
}
}
}
else {
const err208 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="results.schema.json" */;
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
if(data.generated_at_utc === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generated_at_utc"},message:"must have required property '"+"generated_at_utc"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.commit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.case_set_digest === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.plan_digest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan_digest"},message:"must have required property '"+"plan_digest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.skill_set_digest === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skill_set_digest"},message:"must have required property '"+"skill_set_digest"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.seed === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.tool === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.summary === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.options === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.results === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const before_key0 = errors;
for(const key0 in data){
if (errors - before_key0 >= 1000) break;
if(!(func2.call(schema163.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["schema","batch_run_id","generated_at_utc","commit","case_set_digest","plan_digest","shard","attempt","skill_set_digest","seed","tool","summary","options","not_run","results"]},message:"must NOT have additional properties"};
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
if(data.batch_run_id !== undefined){
let data1 = data.batch_run_id;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err14 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"+"\""};
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
const err15 = {instancePath:instancePath+"/batch_run_id",schemaPath:"#/properties/batch_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.generated_at_utc !== undefined){
if(typeof data.generated_at_utc !== "string"){
const err16 = {instancePath:instancePath+"/generated_at_utc",schemaPath:"#/properties/generated_at_utc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema163.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern22.test(data3)){
const err18 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"+"\""};
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
if(data.case_set_digest !== undefined){
let data4 = data.case_set_digest;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err19 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err20 = {instancePath:instancePath+"/case_set_digest",schemaPath:"#/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.plan_digest !== undefined){
let data5 = data.plan_digest;
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err21 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
const err22 = {instancePath:instancePath+"/plan_digest",schemaPath:"#/properties/plan_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.shard !== undefined){
let data6 = data.shard;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.attempt !== undefined){
let data7 = data.attempt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.skill_set_digest !== undefined){
let data8 = data.skill_set_digest;
if((typeof data8 !== "string") && (data8 !== null)){
const err27 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/type",keyword:"type",params:{type: schema163.properties.skill_set_digest.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err28 = {instancePath:instancePath+"/skill_set_digest",schemaPath:"#/properties/skill_set_digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""};
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
if(data.seed !== undefined){
let data9 = data.seed;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err29 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema163.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.tool !== undefined){
let data10 = data.tool;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err30 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.version === undefined){
const err31 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const before_key1 = errors;
for(const key1 in data10){
if (errors - before_key1 >= 1000) break;
if(!((key1 === "name") || (key1 === "version"))){
const err32 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1, known: ["name","version"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.name !== undefined){
if("portcullis" !== data10.name){
const err33 = {instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "portcullis"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.version !== undefined){
if(typeof data10.version !== "string"){
const err34 = {instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err35 = {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.summary !== undefined){
let data13 = data.summary;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.total === undefined){
const err36 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.pass === undefined){
const err37 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "pass"},message:"must have required property '"+"pass"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.fail === undefined){
const err38 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "fail"},message:"must have required property '"+"fail"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.infra_error === undefined){
const err39 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: "infra_error"},message:"must have required property '"+"infra_error"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const before_key2 = errors;
for(const key2 in data13){
if (errors - before_key2 >= 1000) break;
if(!((((key2 === "total") || (key2 === "pass")) || (key2 === "fail")) || (key2 === "infra_error"))){
const err40 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2, known: ["total","pass","fail","infra_error"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.total !== undefined){
let data14 = data13.total;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err41 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/summary/total",schemaPath:"#/properties/summary/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.pass !== undefined){
let data15 = data13.pass;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/summary/pass",schemaPath:"#/properties/summary/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.fail !== undefined){
let data16 = data13.fail;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err45 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err46 = {instancePath:instancePath+"/summary/fail",schemaPath:"#/properties/summary/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data13.infra_error !== undefined){
let data17 = data13.infra_error;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/summary/infra_error",schemaPath:"#/properties/summary/properties/infra_error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err49 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.options !== undefined){
let data18 = data.options;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.mode === undefined){
const err50 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.cases === undefined){
const err51 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.agents === undefined){
const err52 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "agents"},message:"must have required property '"+"agents"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data18.case_ids === undefined){
const err53 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "case_ids"},message:"must have required property '"+"case_ids"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.categories === undefined){
const err54 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const before_key3 = errors;
for(const key3 in data18){
if (errors - before_key3 >= 1000) break;
if(!((((((key3 === "mode") || (key3 === "cases")) || (key3 === "agents")) || (key3 === "case_ids")) || (key3 === "categories")) || (key3 === "budget"))){
const err55 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3, known: ["mode","cases","agents","case_ids","categories","budget"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.mode !== undefined){
let data19 = data18.mode;
if(!(((data19 === "replay") || (data19 === "rehearsal")) || (data19 === "live"))){
const err56 = {instancePath:instancePath+"/options/mode",schemaPath:"#/properties/options/properties/mode/enum",keyword:"enum",params:{allowedValues: schema163.properties.options.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.cases !== undefined){
let data20 = data18.cases;
if(Array.isArray(data20)){
const len0 = data20.length;
const before_i0 = errors;
for(let i0=0; i0<len0; i0++){
if (errors - before_i0 >= 1000) break;
if(typeof data20[i0] !== "string"){
const err57 = {instancePath:instancePath+"/options/cases/" + i0,schemaPath:"#/properties/options/properties/cases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err58 = {instancePath:instancePath+"/options/cases",schemaPath:"#/properties/options/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.agents !== undefined){
let data22 = data18.agents;
if(Array.isArray(data22)){
const len1 = data22.length;
const before_i1 = errors;
for(let i1=0; i1<len1; i1++){
if (errors - before_i1 >= 1000) break;
if(typeof data22[i1] !== "string"){
const err59 = {instancePath:instancePath+"/options/agents/" + i1,schemaPath:"#/properties/options/properties/agents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err60 = {instancePath:instancePath+"/options/agents",schemaPath:"#/properties/options/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data18.case_ids !== undefined){
let data24 = data18.case_ids;
if((!(Array.isArray(data24))) && (data24 !== null)){
const err61 = {instancePath:instancePath+"/options/case_ids",schemaPath:"#/properties/options/properties/case_ids/type",keyword:"type",params:{type: schema163.properties.options.properties.case_ids.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(Array.isArray(data24)){
const len2 = data24.length;
const before_i2 = errors;
for(let i2=0; i2<len2; i2++){
if (errors - before_i2 >= 1000) break;
if(typeof data24[i2] !== "string"){
const err62 = {instancePath:instancePath+"/options/case_ids/" + i2,schemaPath:"#/properties/options/properties/case_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data18.categories !== undefined){
let data26 = data18.categories;
if((!(Array.isArray(data26))) && (data26 !== null)){
const err63 = {instancePath:instancePath+"/options/categories",schemaPath:"#/properties/options/properties/categories/type",keyword:"type",params:{type: schema163.properties.options.properties.categories.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(Array.isArray(data26)){
const len3 = data26.length;
const before_i3 = errors;
for(let i3=0; i3<len3; i3++){
if (errors - before_i3 >= 1000) break;
if(typeof data26[i3] !== "string"){
const err64 = {instancePath:instancePath+"/options/categories/" + i3,schemaPath:"#/properties/options/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
if(data18.budget !== undefined){
let data28 = data18.budget;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.units === undefined){
const err65 = {instancePath:instancePath+"/options/budget",schemaPath:"#/properties/options/properties/budget/required",keyword:"required",params:{missingProperty: "units"},message:"must have required property '"+"units"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data28.usd === undefined){
const err66 = {instancePath:instancePath+"/options/budget",schemaPath:"#/properties/options/properties/budget/required",keyword:"required",params:{missingProperty: "usd"},message:"must have required property '"+"usd"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data28.minutes === undefined){
const err67 = {instancePath:instancePath+"/options/budget",schemaPath:"#/properties/options/properties/budget/required",keyword:"required",params:{missingProperty: "minutes"},message:"must have required property '"+"minutes"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const before_key4 = errors;
for(const key4 in data28){
if (errors - before_key4 >= 1000) break;
if(!(((key4 === "units") || (key4 === "usd")) || (key4 === "minutes"))){
const err68 = {instancePath:instancePath+"/options/budget",schemaPath:"#/properties/options/properties/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4, known: ["units","usd","minutes"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data28.units !== undefined){
let data29 = data28.units;
if((!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) && (data29 !== null)){
const err69 = {instancePath:instancePath+"/options/budget/units",schemaPath:"#/properties/options/properties/budget/properties/units/type",keyword:"type",params:{type: schema163.properties.options.properties.budget.properties.units.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
const err70 = {instancePath:instancePath+"/options/budget/units",schemaPath:"#/properties/options/properties/budget/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data28.usd !== undefined){
let data30 = data28.usd;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
const err71 = {instancePath:instancePath+"/options/budget/usd",schemaPath:"#/properties/options/properties/budget/properties/usd/type",keyword:"type",params:{type: schema163.properties.options.properties.budget.properties.usd.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err72 = {instancePath:instancePath+"/options/budget/usd",schemaPath:"#/properties/options/properties/budget/properties/usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data28.minutes !== undefined){
let data31 = data28.minutes;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (data31 !== null)){
const err73 = {instancePath:instancePath+"/options/budget/minutes",schemaPath:"#/properties/options/properties/budget/properties/minutes/type",keyword:"type",params:{type: schema163.properties.options.properties.budget.properties.minutes.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err74 = {instancePath:instancePath+"/options/budget/minutes",schemaPath:"#/properties/options/properties/budget/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/options/budget",schemaPath:"#/properties/options/properties/budget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.not_run !== undefined){
let data32 = data.not_run;
if(Array.isArray(data32)){
const len4 = data32.length;
const before_i4 = errors;
for(let i4=0; i4<len4; i4++){
if (errors - before_i4 >= 1000) break;
let data33 = data32[i4];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.case_id === undefined){
const err77 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data33.agent === undefined){
const err78 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data33.reason === undefined){
const err79 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const before_key5 = errors;
for(const key5 in data33){
if (errors - before_key5 >= 1000) break;
if(!(((key5 === "case_id") || (key5 === "agent")) || (key5 === "reason"))){
const err80 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5, known: ["case_id","agent","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data33.case_id !== undefined){
let data34 = data33.case_id;
if(typeof data34 === "string"){
if(!pattern1.test(data34)){
const err81 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/not_run/" + i4+"/case_id",schemaPath:"#/properties/not_run/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data33.agent !== undefined){
let data35 = data33.agent;
if(typeof data35 === "string"){
if(!pattern1.test(data35)){
const err83 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\""};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/not_run/" + i4+"/agent",schemaPath:"#/properties/not_run/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data33.reason !== undefined){
if("budget" !== data33.reason){
const err85 = {instancePath:instancePath+"/not_run/" + i4+"/reason",schemaPath:"#/properties/not_run/items/properties/reason/const",keyword:"const",params:{allowedValue: "budget"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/not_run/" + i4,schemaPath:"#/properties/not_run/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err87 = {instancePath:instancePath+"/not_run",schemaPath:"#/properties/not_run/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.results !== undefined){
let data37 = data.results;
if(Array.isArray(data37)){
const len5 = data37.length;
const before_i5 = errors;
for(let i5=0; i5<len5; i5++){
if (errors - before_i5 >= 1000) break;
if(!(validate73(data37[i5], {instancePath:instancePath+"/results/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
;// CONCATENATED MODULE: ./build/contracts/results.js


/** The name of the results file in a batch's folder. */
const RESULTS_FILE = 'results.json';
/** The name of the proof log beside it. */
const PROOF_LOG_FILE = 'tool-use-proof.log';
/** The name of the trajectory beside both. */
const TRAJECTORY_FILE = 'trajectory.jsonl';
function parseResults(text, file) {
    const help = 'If another version of Portcullis wrote it, run or replay again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the results file', text, validate, file, { help });
}
function summarize(results) {
    const count = (status) => results.filter((result) => result.status === status).length;
    return { total: results.length, pass: count('pass'), fail: count('fail'), infra_error: count('infra_error') };
}
const ANY_CALL = 'any_tool_call';
/** Whether what is missing is a call of whichever tool. */
function isAnyCall({ token }) {
    return token === ANY_CALL;
}
/** The name of what is missing: `beta-skill`, `any tool call`, `one of ILogger, MapGet`. Tokens are as the case has them. */
function missingName({ token }) {
    if (token === ANY_CALL)
        return 'any tool call';
    const list = /^any_of\(([^]*)\)$/.exec(token)?.[1];
    return list === undefined ? token : `one of ${list.split('|').join(', ')}`;
}
/** The same within a sentence: `beta-skill (too_weak)`. Of a list, and of calls, there is only one reason. */
function missingText({ token, reason }) {
    const name = missingName({ token });
    return name === token ? `${token} (${reason})` : name;
}


/***/ })

};
