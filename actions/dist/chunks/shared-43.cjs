const e=require("./rolldown-runtime.cjs"),t=require("./shared-100.cjs"),n=require("./shared-78.cjs"),r=require("./shared-86.cjs"),i=[`error`,`warning`,`note`];function doctorText({workflows:e,findings:a,problems:o},s){let c={error:s.red,warning:s.yellow,note:s.cyan},l=[...new Set(a.map(({file:e})=>e))].map(e=>{let n=a.filter(t=>t.file===e);return[s.bold(t.c(e)),...n.map(e=>findingLines(e,c[e.level],s))].join(`
`)}),u=o.map(e=>`${s.red(`invalid`)} ${r.n(e)}`).join(`
`),d=i.map(e=>({level:e,count:a.filter(t=>t.level===e).length})).filter(({count:e})=>e>0).map(({level:e,count:t})=>c[e](n.t(t,e)));o.length>0&&d.unshift(s.red(`${n.t(o.length,`file or place`,`files or places`)} cannot be read`));let f=n.t(e.length,`workflow`),p=d.length===0?s.green(`${f}: nothing found`):`${f}: ${d.join(`, `)}`;return`${[...u===``?[]:[u],...l,p].join(`

`)}\n`}function findingLines({level:e,line:n,rule:r,message:i,remedy:a},o,s){return`  ${n}: ${o(e)} ${s.dim(r)} ${t.c(i)}\n    → ${t.c(a)}`}var a=/* @__PURE__ */ e.r({addDoctor:()=>addDoctor});const addDoctor=(e,t)=>{t(e.command(`doctor`).description(`look for ways around the gate in the workflows of this repository`).argument(`[files...]`,`workflows (default: all of .github/workflows, and what the gate needs beside them)`).option(`--strict`,`warnings are exit code 1 too`).addHelpText(`after`,`
Nothing is run, and nothing is asked of GitHub: rulesets and settings of the repository are not seen.

Exit codes: 0 no errors, 1 errors (with --strict also warnings), 2 a file that cannot be read. Notes change nothing.

Examples:
  $ portcullis doctor
  $ portcullis doctor .github/workflows/gate.yml --strict
  $ portcullis doctor --json`),async(e,t,n)=>{let{doctor:r}=await Promise.resolve().then(()=>require("./doctor.cjs")),i=await r(t.openWorld(),n),count=e=>i.findings.filter(t=>t.level===e).length,a={errors:count(`error`),warnings:count(`warning`),notes:count(`note`)};return t.print(t.json?t.document({...i,summary:a}):doctorText(i,t.style)),i.problems.length>0?2:+(a.errors>0||e.strict===!0&&a.warnings>0)})};Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return a}});