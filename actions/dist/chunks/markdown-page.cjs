const e=require("./shared-99.cjs"),t=require("./shared-18.cjs"),n=require("./shared-100.cjs"),r=1e3,i={fail:`❌`,undecided:`❔`,warn:`⚠️`,report:`·`,ok:`·`};var MarkdownPage=class{#e;#t;#n=[];#r=0;constructor(t,n=e.l){this.#e=t,this.#t=n}add(e){let t=this.#i(e);return this.#r+t>this.#e?!1:(this.#n.push(e),this.#r+=t,!0)}addList(e,t,{separator:n,share:r,noun:i,most:a}){if(t.length===0)return 0;let o=e===``?[]:[e],more=e=>`_and ${e} more ${e===1?i:i.replace(/^\w+/,`$&s`)}_`,s=(this.#e-this.#r)*r-this.#i(e),c=t.slice(0,a).map(e=>this.#t(e)+n.length);c.length===t.length&&c.reduce((e,t)=>e+t,0)<=s||(s-=this.#i(more(t.length)));let l=c.findIndex(e=>(s-=e)<0),u=t.slice(0,l===-1?c.length:l),d=t.length-u.length,f=[...o,...u].join(n),p=d===0?f:`${f}

${more(d)}`;return u.length>0&&this.add(p)?u.length:(this.add(more(t.length)),0)}addTable(e,n,r){let{head:i,rows:a}=t.R(n);return this.addList(e===null?i:`${e}\n\n${i}`,a,{...r,separator:`
`})}addWarnings(e,i,a){let o=e.map(e=>`> ⚠️ ${t.V(n.r(e,r))}`);this.addList(``,o,{separator:`
>
`,share:i,noun:`warning`,...a===void 0?{}:{most:a}})}addSection({title:e,lines:i=[],table:a,blocks:o=[],noun:s=`row`},c){let l=e===null?``:`**${e}:**`,u=i.map(e=>t.V(n.r(e,r)));if(i.length>1){let e=u.map(e=>`- ${e}`);this.addList(l===``?``:`${l}\n`,e,{separator:`
`,share:c,noun:s})}else i.length===1&&this.add([l,...u].join(` `).trimStart());let d=e===null?null:`## ${e}`;a!==void 0&&this.addTable(i.length>0?null:d,a,{share:c,noun:s}),this.addList(d??``,o.map(blockMarkdown),{separator:`

`,share:c,noun:s})}text(){return`${this.#n.join(`

`)}\n`}#i(e){return this.#t(e)+2}};function blockMarkdown({effect:e,title:a,change:o,message:s,facts:c}){let shown=e=>t.V(n.r(e,r)),l=o===null?``:`expected **${shown(o.from)}** → got **${shown(o.to)}**: `;return[`### ${i[e]} ${shown(a)}`,`${l}${shown(s)}`,...c.flatMap(factMarkdown)].join(`

`)}function factMarkdown({label:e,text:i,form:a,quote:o}){let s=n.r(i,r);if(a===`command`)return[t.H(s)];let c=`${e}: ${a===`place`?t.B(s):t.V(s)}`;return o===void 0?[c]:[c,t.H(n.r(o,r))]}Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return i}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return blockMarkdown}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return MarkdownPage}});