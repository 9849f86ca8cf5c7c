require("./rolldown-runtime.cjs");const e=require("./text-style.cjs");require("./said.cjs");const t=require("./counted.cjs"),n=require("./doctor-finding.cjs"),r=require("./problem.cjs");function doctorText({workflows:i,findings:a,problems:o},s){let c={error:s.red,warning:s.yellow,note:s.cyan},l=[...new Set(a.map(({file:e})=>e))].map(t=>{let n=a.filter(e=>e.file===t);return[s.bold(e.c(t)),...n.map(e=>findingLines(e,c[e.level],s))].join(`
`)}),u=o.map(e=>`${s.red(`invalid`)} ${r.n(e)}`).join(`
`),d=n.t.map(e=>({level:e,count:a.filter(t=>t.level===e).length})).filter(({count:e})=>e>0).map(({level:e,count:n})=>c[e](t.t(n,e)));o.length>0&&d.unshift(s.red(`${t.t(o.length,`file or place`,`files or places`)} cannot be read`));let f=t.t(i.length,`workflow`),p=d.length===0?s.green(`${f}: nothing found`):`${f}: ${d.join(`, `)}`;return`${[...u===``?[]:[u],...l,p].join(`

`)}\n`}function findingLines({level:t,line:n,rule:r,message:i,remedy:a},o,s){return`  ${n}: ${o(t)} ${s.dim(r)} ${e.c(i)}\n    → ${e.c(a)}`}const addDoctor=(e,t)=>{t(e.command(`doctor`).description(`look for ways around the gate in the workflows of this repository`).argument(`[files...]`,`workflows (default: all of .github/workflows, and what the gate needs beside them)`).option(`--strict`,`warnings are exit code 1 too`).addHelpText(`after`,`
Nothing is run, and nothing is asked of GitHub: rulesets and settings of the repository are not seen.

Exit codes: 0 no errors, 1 errors (with --strict also warnings), 2 a file that cannot be read. Notes change nothing.

Examples:
  $ portcullis doctor
  $ portcullis doctor .github/workflows/gate.yml --strict
  $ portcullis doctor --json`),async(e,t,n)=>{let{doctor:r}=await Promise.resolve().then(()=>require("./doctor.cjs")),i=await r(t.openWorld(),n),count=e=>i.findings.filter(t=>t.level===e).length,a={errors:count(`error`),warnings:count(`warning`),notes:count(`note`)};return t.print(t.json?t.document({...i,summary:a}):doctorText(i,t.style)),i.problems.length>0?2:+(a.errors>0||e.strict===!0&&a.warnings>0)})};exports.addDoctor=addDoctor;