require("./rolldown-runtime.cjs");const e=require("./esm.cjs"),t=require("./counted.cjs"),n=require("./shared-flags.cjs"),r=require("./gate2.cjs"),i=n.y(1,2**53-1),addKpi=(e,t)=>{let n=e.command(`kpi`).description(`throughput of a harness times its pass rate, from trajectory rows, against a target and a rollback line`).option(`--trajectory-path <file>`,`JSON Lines, a row per step`,`.premath/harness_trajectory.jsonl`).option(`--session-path <file>`,`named in the report, not read`,`.premath/harness_session.json`).option(`--issues-path <file>`,`likewise`,`.premath/issues.jsonl`).option(`--window-hours <number>`,`how much before the newest row counts`,i,24).option(`--target-kpi <number>`,`below it: watch`,aboveZero,.8).option(`--rollback-kpi <number>`,`below it: rollback`,aboveZero,.4).option(`--min-sample-rows <number>`,`with fewer rows: insufficient_data`,i,3).addHelpText(`after`,`
Paths are relative to the top of the repository. A trajectory that is not there has no rows. Of each row
stepId, action, resultClass, finishedAt and issueId are read. Exit code 0 whatever the state, 2 where a row cannot be read.

Examples:
  $ portcullis kpi
  $ portcullis kpi --trajectory-path trajectory.jsonl --window-hours 168 --min-sample-rows 10 --json`);r.addKpiGate(n,t),t(n,async(e,t)=>{let{measureKpi:n}=await Promise.resolve().then(()=>require("./measure-kpi.cjs")),r=await n(t.openWorld().root,e,e);return t.print(t.json?t.document(r):kpiText(r)),0})};function aboveZero(t){let n=Number(t);if(/^\s*\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(t)&&n>0&&Number.isFinite(n))return n;throw new e.r(`expected a number above 0`)}function kpiText({counts:e,decision:n,ratios:r,thresholds:i,windowStart:a,windowEnd:o,windowHours:s}){let{windowRows:c,completedRows:l,activeWorkers:u}=e;return`KPI ${r.kpi.spelling}: ${n.state} (${n.reason})
  target     ${i.targetKpi.spelling}, rollback below ${i.rollbackKpi.spelling}
  window     ${a} to ${o}, ${t.t(s,`hour`)}
  completed  ${l} of ${t.t(c,`row`)}: ${r.gatePassRate.spelling}
  workers    ${u}; each completes ${r.throughputPerWorkerPerDay.spelling} a day
`}exports.addKpi=addKpi;