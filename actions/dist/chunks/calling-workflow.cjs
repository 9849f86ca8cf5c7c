const e=require("./portcullis-error.cjs"),t=require("./known-providers.cjs"),n=`portcullis / gate`;function secretsOf(e){return e.flatMap(e=>t.a.get(e)?.secret??[])}function callingWorkflow({repository:e,commit:t,version:r},i){let a=secretsOf(i).map(e=>`      ${e}: \${{ secrets.${e} }}\n`),o=r===null?``:` # ${r}`;return`# Judges what a change does to the routing of skills. Require the check \`${n}\`.
name: portcullis

on:
  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:
  workflow_dispatch: # by hand, for a pull request of a fork that was read and pushed to a branch here

permissions: {}

# A newer commit of a pull request takes the place of the older run; runs of the merge queue are never cancelled, and an edit of the text
# cancels nothing.
concurrency:
  group: \${{ github.workflow }}-\${{ github.event_name }}-\${{ github.event.pull_request.number || github.sha }}\${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}

jobs:
  portcullis:
    # An edit of a title or text judges nothing: this job is skipped, and the check \`portcullis / gate\` keeps its verdict.
    if: \${{ github.event.action != 'edited' || github.event.changes.base != null }}
    permissions:
      contents: read # checkout, and what the merge base holds
      actions: read # artifacts of earlier attempts
      checks: read # the check runs of required checks (input \`required-checks\`)
      pull-requests: write # the comment
    uses: ${e}/.github/workflows/gate.yml@${t}${o}
${a.length===0?``:`    secrets:\n${a.join(``)}`}`}function parsePin(t){let n=/^([\w.-]{1,100}\/[\w.-]{1,100})@([0-9a-f]{40}|[0-9a-f]{64})(?:#(v[\w.-]{1,60}))?$/.exec(t);if(n?.[1]===void 0||n[2]===void 0)throw e.f(`--uses: expected OWNER/NAME@COMMIT, found ${JSON.stringify(t)}`,`Name it with --uses OWNER/portcullis@COMMIT, with the full commit of a release: a tag or a branch could be moved to other code.`);return{repository:n[1],commit:n[2],version:n[3]??null}}const r={repository:`OWNER/portcullis`,commit:`0`.repeat(40),version:null};function ownPin(e){let t=remoteOf(e?.url??``)?.repository;return e===null||t===void 0?r:{repository:t,commit:e.commit,version:e.tag}}function remoteOf(e){let t=/^[\w.-]+@([\w.-]+):(.+)$/.exec(e),n=t===null&&URL.canParse(e)?new URL(e):null,r=n!==null&&[`https:`,`http:`,`ssh:`].includes(n.protocol),i=(t?.[1]??(r?n.hostname:``)).toLowerCase(),a=t?.[2]??(r?n.pathname:``),o=/^\/?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(a)?.[1];return o===void 0||i===``?null:{host:i.replace(/^(?:ssh|www)\.(?=github\.com$)/,``),repository:o}}Object.defineProperty(exports,"a",{enumerable:!0,get:function(){return ownPin}}),Object.defineProperty(exports,"c",{enumerable:!0,get:function(){return secretsOf}}),Object.defineProperty(exports,"i",{enumerable:!0,get:function(){return callingWorkflow}}),Object.defineProperty(exports,"n",{enumerable:!0,get:function(){return n}}),Object.defineProperty(exports,"o",{enumerable:!0,get:function(){return parsePin}}),Object.defineProperty(exports,"r",{enumerable:!0,get:function(){return`.github/workflows/portcullis.yml`}}),Object.defineProperty(exports,"s",{enumerable:!0,get:function(){return remoteOf}}),Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return r}});