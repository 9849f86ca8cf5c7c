export const id = 219;
export const ids = [219];
export const modules = {

/***/ 219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildProgram: () => (/* binding */ buildProgram),
  runProgram: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./node_modules/@bomb.sh/tab/dist/commander.mjs + 2 modules
var commander = __webpack_require__(1283);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(6578);
// EXTERNAL MODULE: ./build/app/open-world.js + 1 modules
var open_world = __webpack_require__(4382);
// EXTERNAL MODULE: ./build/app/reports.js + 7 modules
var reports = __webpack_require__(8885);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(6140);
;// CONCATENATED MODULE: ./build/cli/command-context.js



async function commandContext(io, options) {
    const say = (line) => {
        if (options.progress !== false)
            io.stderr.write(`${line}\n`);
    };
    return {
        io,
        json: options.json === true,
        progress: options.progress !== false,
        style: await styleOf(io, options.color),
        openWorld: () => (0,open_world/* openWorld */.H)(version/* VERSION */.x, process.cwd(), say),
        print: (text) => io.stdout.write(text),
        say,
        readStdin: () => process.stdin,
    };
}
/** Colours where standard output is a terminal or FORCE_COLOR asks for them, unless `--no-color` or NO_COLOR says otherwise. */
async function styleOf(io, color) {
    const isTerminal = 'isTTY' in io.stdout && io.stdout.isTTY === true && process.env['TERM'] !== 'dumb';
    const isForced = !['', '0', 'false', undefined].includes(process.env['FORCE_COLOR']);
    const isRefused = color === false || (process.env['NO_COLOR'] ?? '') !== '';
    const wanted = !isRefused && (isForced || isTerminal);
    if (!wanted)
        return reports/* PLAIN */.tZ;
    const { default: picocolors } = await __webpack_require__.e(/* import() */ 336).then(__webpack_require__.t.bind(__webpack_require__, 7336, 19));
    return picocolors.createColors(true);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/contracts/baseline.js + 1 modules
var contracts_baseline = __webpack_require__(5649);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(1772);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(8117);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(7325);
;// CONCATENATED MODULE: ./build/routing/bless-baseline.js


/**
 * The baseline that results support. A cell's entry becomes what its trials came to: `fail` if any failed, `allow_timeout` if any
 * timed out; infrastructure errors say nothing and change nothing. Cells that were not run keep their entry, cells whose case or
 * provider is gone lose it. `reason` is written where an expectation is loosened or a new cell tolerates something.
 */
function blessBaseline(before, joined, caseIds, providers, reason) {
    const changes = [];
    const unchangedByInfra = [];
    const entries = new Map();
    const allCases = [...new Set([...before.entries.keys(), ...caseIds])].sort(ordering/* compareCodePoints */.O);
    for (const caseId of allCases) {
        const old = before.entries.get(caseId) ?? new Map();
        const cells = new Map();
        for (const agent of [...new Set([...old.keys(), ...providers])].sort(ordering/* compareCodePoints */.O)) {
            const was = old.get(agent) ?? null;
            const exists = caseIds.includes(caseId) && providers.includes(agent);
            const statuses = (joined.get(caseId)?.get(agent) ?? []).flatMap(({ result }) => result ?? []);
            const counted = statuses.filter((result) => result.status !== 'infra_error');
            if (exists && statuses.length > 0 && counted.length === 0)
                unchangedByInfra.push(`${caseId}/${agent}`);
            const supported = counted.length === 0
                ? was
                : {
                    expected_status: counted.some((result) => result.status === 'fail') ? 'fail' : 'pass',
                    allow_timeout: counted.some((result) => result.timed_out),
                };
            const entry = exists && supported !== null ? carriedOver(was, supported, reason) : null;
            if (entry !== null)
                cells.set(agent, entry);
            const kind = kindOf(was, entry);
            if (kind !== null)
                changes.push({ case_id: caseId, agent, kind, before: was, after: entry });
        }
        if (cells.size > 0)
            entries.set(caseId, cells);
    }
    return { baseline: { entries, versioned: before.versioned }, changes, unchangedByInfra };
}
/**
 * An entry that says the same stays as it is. One that says something else keeps its owner, and what it still tolerates keeps its
 * date; the reason is the new one where it is loosened, and stays only where something is still tolerated.
 */
function carriedOver(was, supported, reason) {
    const given = reason === null ? {} : { reason };
    if (was === null)
        return (0,effective_entry/* tolerates */.GD)(supported) ? { ...supported, ...given } : supported;
    const same = was.expected_status === supported.expected_status &&
        (was.allow_timeout ?? false) === (supported.allow_timeout ?? false);
    if (same)
        return was;
    const owner = was.owner === undefined ? {} : { owner: was.owner };
    if (!(0,effective_entry/* tolerates */.GD)(supported))
        return { ...supported, ...owner };
    const expires = was.expires === undefined ? {} : { expires: was.expires };
    const entry = { ...supported, ...owner, ...expires };
    const kept = was.reason === undefined ? {} : { reason: was.reason };
    return { ...entry, ...((0,effective_entry/* entryNotes */.yu)(was, entry).includes('loosened') ? given : kept) };
}
function kindOf(was, entry) {
    if (was === null)
        return entry === null ? null : 'added';
    if (entry === null)
        return 'removed';
    if (entry === was)
        return null;
    return (0,effective_entry/* entryNotes */.yu)(was, entry).includes('loosened') ? 'loosened' : 'tightened';
}

// EXTERNAL MODULE: ./build/routing/join-results.js
var join_results = __webpack_require__(258);
// EXTERNAL MODULE: ./build/app/gate-routing.js + 8 modules
var gate_routing = __webpack_require__(9712);
// EXTERNAL MODULE: ./build/app/load-cases.js
var load_cases = __webpack_require__(8758);
;// CONCATENATED MODULE: ./build/app/bless.js









/** Writes the baseline that results support. Where an expectation is loosened and no reason is given, nothing is written. */
async function bless(world, options) {
    const head = await (0,gate_routing/* loadHead */.F)(world, options);
    const file = options.baseline === null ? (0,external_node_path_.join)(world.root, head.config.baseline) : (0,external_node_path_.resolve)(world.cwd, options.baseline);
    const shown = options.baseline ?? head.config.baseline;
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the baseline');
    const before = text === undefined ? contracts_baseline/* EMPTY_BASELINE */.G6 : (0,contracts_baseline/* parseBaseline */.nk)(text, shown);
    const caseIds = await existingCases(world, options.cases, head, before);
    const blessed = blessBaseline(before, (0,join_results/* joinResults */.F)(head.batches), caseIds, [...head.config.providers.keys()], options.reason);
    const loosened = blessed.changes.filter((change) => change.kind === 'loosened');
    if (loosened.length > 0 && options.reason === null && !options.dryRun) {
        const cells = loosened.map(({ case_id: id, agent, before: was, after }) => `  ${id}/${agent}: ${described(was)} → ${described(after)}`);
        throw new portcullis_error/* PortcullisError */.S('usage', `expected --reason, because it would loosen expectations (${loosened.length}):\n${cells.join('\n')}`, 'Say why with --reason "…"; nothing was written.');
    }
    const content = (0,contracts_baseline/* baselineText */.BW)(blessed.baseline);
    const written = !options.dryRun && blessed.changes.length > 0;
    if (written)
        await (0,write_file_atomically/* writeFileAtomically */.l)(file, content, 'the baseline');
    return { ...blessed, file: shown, written };
}
/**
 * The cases whose entries stay. Those that were named on the command line may be a part of what is configured, and the entries of the
 * others must not get lost.
 */
async function existingCases(world, named, head, before) {
    const ids = head.cases.map((item) => item.definition.case_id);
    if (named === null)
        return ids;
    try {
        const configured = await (0,load_cases/* loadCases */.EG)(world.root, head.config.cases);
        return [...new Set([...ids, ...configured.map((item) => item.definition.case_id)])];
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        return [...new Set([...ids, ...before.entries.keys()])];
    }
}
/** An entry in a few words. */
function described(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}

;// CONCATENATED MODULE: ./build/cli/counted.js
/** A number with its noun. */
function counted(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}

;// CONCATENATED MODULE: ./build/cli/commands/bless.js


const MARKS = { added: '+', removed: '-', loosened: '~', tightened: '~' };
const addBless = (program, run) => {
    const command = program
        .command('bless')
        .description('write the baseline that results support, and show what changes')
        .option('--results <path...>', 'results files, or the folders that hold them')
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--plan <file>', 'the plan; without it plan.json beside the results')
        .option('--baseline <file>', 'the baseline to write; without it the configured one')
        .option('--reason <text>', 'why expectations are loosened; needed where any is')
        .option('--dry-run', 'show the changes, write nothing')
        .addHelpText('after', '\nExample:\n  $ portcullis bless --results artifacts/<batch> --reason "Copilot 1.0.103 dropped the alias"');
    run(command, async (options, context) => {
        const outcome = await bless(context.openWorld(), {
            results: context.required('--results', options.results),
            cases: options.cases ?? null,
            plan: options.plan ?? null,
            baseline: options.baseline ?? null,
            reason: textOrNull(options.reason),
            dryRun: options.dryRun === true,
        });
        const { changes, file, written } = outcome;
        if (context.json) {
            context.print(context.document({ file, written, changes, unchanged_by_infra: outcome.unchangedByInfra }));
            return 0;
        }
        for (const change of changes) {
            const paint = {
                added: context.style.green,
                tightened: context.style.green,
                removed: context.style.red,
                loosened: context.style.yellow,
            }[change.kind];
            const text = `${MARKS[change.kind]} ${change.case_id}/${change.agent}: ${described(change.before)} → ${described(change.after)} (${change.kind})`;
            context.print(`${paint(text)}\n`);
        }
        for (const cell of outcome.unchangedByInfra)
            context.print(`  ${cell}: infrastructure errors only, entry unchanged\n`);
        const done = written
            ? `wrote ${file}`
            : changes.length === 0
                ? `${file} already says what the results support`
                : `${file} not written`;
        context.print(`${counted(changes.length, 'change')}; ${done}\n`);
        return 0;
    });
};
/** A reason of blanks is none. */
function textOrNull(text) {
    const trimmed = text?.trim() ?? '';
    return trimmed === '' ? null : trimmed;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/contracts/config.js + 1 modules
var contracts_config = __webpack_require__(6);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(2428);
// EXTERNAL MODULE: ./build/io/git/git-command.js + 1 modules
var git_command = __webpack_require__(637);
;// CONCATENATED MODULE: ./build/io/git/scratch-repository.js





/** All that git needs to be told, since nothing of the user's configuration may sign, hook or rename what happens here. */
const SETTINGS = ['user.name=Portcullis demo', 'user.email=demo@portcullis.invalid', 'core.autocrlf=false'].flatMap((setting) => ['-c', setting]);
/** Makes an empty repository with the branch `main` in an existing folder. */
async function scratchRepository(root) {
    const own = { GIT_CONFIG_GLOBAL: external_node_os_.devNull, GIT_CONFIG_SYSTEM: external_node_os_.devNull, GIT_CONFIG_NOSYSTEM: '1' };
    const command = (0,git_command/* gitCommand */.Q)(root, { ...process.env, ...own });
    const git = async (...args) => {
        const { exitCode, stdout, reason } = await command(...SETTINGS, ...args);
        if (exitCode === 0)
            return stdout.toString('utf8').trim();
        throw new portcullis_error/* PortcullisError */.S('not_found', `git ${args[0] ?? ''} failed in the demo's repository: ${reason}`);
    };
    await git('init', '--quiet', '--initial-branch=main');
    return {
        root,
        commit: async (message, files) => {
            for (const [path, text] of Object.entries(files)) {
                await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(root, path)), { recursive: true });
                await (0,promises_.writeFile)((0,external_node_path_.join)(root, path), text);
            }
            await git('add', '--all');
            await git('commit', '--quiet', '--message', message);
            return git('rev-parse', 'HEAD');
        },
        branch: async (name) => {
            await git('checkout', '--quiet', '-b', name);
        },
        checkout: async (name) => {
            await git('checkout', '--quiet', name);
        },
    };
}

;// CONCATENATED MODULE: ./build/app/demo-recordings.js
/** Which recording of `cases/transcripts/` answers which case of `cases/routing/demo.json`, without the client's name in front. */
const RECORDINGS = {
    'alpha-greeting': 'skill-alpha',
    'alpha-then-beta': 'two-skills',
    'beta-farewell': 'skill-beta',
    'gamma-greeting': 'unknown-skill',
    'read-instructions': 'read-skill-file',
    'slow-greeting': 'hang-after-skill',
    'small-talk': 'no-skill',
    'talk-about-skills': 'prose-only',
};
/** What a pull request that breaks things would have recorded instead: a call lost, a skill forgotten, a skill too many, no answer. */
const REGRESSIONS = {
    'claude/alpha-greeting': 'no-skill',
    'codex/alpha-then-beta': 'skill-alpha-gpt-5.5',
    'copilot/small-talk': 'skill-alpha',
    'codex/beta-farewell': 'http-500',
};
const DEMO_PROVIDERS = ['claude', 'codex', 'copilot'];
/** One recording for each case and provider of the demo. */
function demoRecordings(regress) {
    return DEMO_PROVIDERS.flatMap((agent) => Object.entries(RECORDINGS).map(([caseId, usual]) => {
        const scenario = regress ? (REGRESSIONS[`${agent}/${caseId}`] ?? usual) : usual;
        return { agent, caseId, name: `${agent}-${scenario}` };
    }));
}

// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(8650);
// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var contracts_results = __webpack_require__(6675);
// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(856);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
;// CONCATENATED MODULE: ./build/report/proof-log.js

/** The text of `tool-use-proof.log`, in which no transcript can write a line of its own: for each unit what was found, what is missing, and the lines that prove it. */
function proofLog(results) {
    const head = [
        '# Tool use proof',
        `# generated: ${(0,text_style/* safeText */.Hk)(results.generated_at_utc)}`,
        `# batch_run_id: ${results.batch_run_id}`,
        '',
    ];
    return `${[...head, ...results.results.flatMap(unitLines)].join('\n')}\n`;
}
function unitLines(unit) {
    const title = [
        `agent=${unit.agent}`,
        `case_id=${unit.case_id}`,
        `trial=${unit.trial}`,
        `unit_run_id=${unit.unit_run_id}`,
        `status=${unit.status}`,
    ].join(' ');
    const missing = unit.missing.map(({ token, reason }) => `${token} (${reason})`).join(', ');
    const matched = Object.keys(unit.token_hits).join(', ');
    const facts = [
        ['failure_kind', unit.failure_kind],
        ['failure_category', unit.failure_category],
        ['infra_reason', unit.infra_reason],
        ['error', unit.error],
        ['matched_evidence', matched],
        ['missing_evidence', missing],
        ['optional_hits', unit.optional_hits.join(', ')],
        ['disallowed_hits', unit.disallowed_hits.join(', ')],
    ];
    const proofs = Object.entries(unit.token_hits).map(([token, hit]) => `  [${(0,text_style/* safeText */.Hk)(token)}] tier ${hit.tier} score ${hit.score} ${hit.source_kind}:${hit.line_number} ${(0,text_style/* safeText */.Hk)(hit.proof_line)}`);
    return [
        `=== ${title} ===`,
        ...facts
            .filter(([, value]) => value !== null && value !== '')
            .map(([key, value]) => `${key}=${(0,text_style/* safeText */.Hk)(value ?? '')}`),
        'tool_use_proof_lines:',
        ...(proofs.length === 0 ? ['  (none)'] : proofs),
        '',
    ];
}

// EXTERNAL MODULE: ./build/routing/requirements.js
var routing_requirements = __webpack_require__(8397);
// EXTERNAL MODULE: ./build/app/load-config.js
var load_config = __webpack_require__(3169);
// EXTERNAL MODULE: ./build/app/open-repository.js + 9 modules
var open_repository = __webpack_require__(4764);
// EXTERNAL MODULE: ./build/app/resolve-comparator.js
var resolve_comparator = __webpack_require__(5585);
;// CONCATENATED MODULE: ./build/app/comparator-cases.js





/** The cases at the merge base with a ref, so that what they ask for is recorded as well. */
async function comparatorCasesFor(world, baseRef, paths) {
    const repository = await (0,open_repository/* openRepository */.h)(world);
    if (repository === null) {
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${world.root}: --base-ref: expected a git repository, found none`);
    }
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const comparator = await (0,resolve_comparator/* gitComparator */.V)(repository, baseRef, {
        paths: (0,load_cases/* casePaths */.n2)(world, paths) ?? config.cases,
        named: paths !== null,
    });
    return comparator.cases ?? [];
}

;// CONCATENATED MODULE: ./build/app/found-transcripts.js



/** A cell has at most so many trials: a stray number must not make a plan of a million units. */
const MAX_TRIALS = 1000;
/** Lists `root/<agent>/<case_id>[.<trial>].(jsonl|txt)`; `shown` is how the folder is called in messages. */
async function foundTranscripts(root, shown) {
    const byAgent = new Map();
    const strays = [];
    for (const name of (await (0,find_files/* entriesOf */.Mc)(root)).filter(isVisible)) {
        const path = (0,external_node_path_.join)(root, name);
        if (await (0,find_files/* isFolder */.lQ)(path))
            byAgent.set(name, await transcriptsOf(path, strays));
        else
            strays.push(path);
    }
    if (byAgent.size > 0)
        return { byAgent, strays };
    throw new portcullis_error/* PortcullisError */.S('not_found', `${shown}: the transcripts: expected folders named after providers, found none`, 'Lay them out as DIR/<agent>/<case_id>[.<trial>].jsonl.');
}
/** The transcripts of one provider's folder; two for one unit are an error, since it could not be told which one counts. */
async function transcriptsOf(folder, strays) {
    const byUnit = new Map();
    for (const name of (await (0,find_files/* entriesOf */.Mc)(folder)).filter(isVisible)) {
        if (/\.(?:meta\.json|stderr\.txt)$/.test(name))
            continue;
        const path = (0,external_node_path_.join)(folder, name);
        const match = /^([A-Za-z0-9][A-Za-z0-9_-]*)(?:\.([1-9]\d{0,3}))?\.(?:jsonl|txt)$/.exec(name);
        const trial = Number(match?.[2] ?? 1);
        if (match?.[1] === undefined || trial > MAX_TRIALS) {
            strays.push(path);
            continue;
        }
        // A pipe would be waited for, for ever.
        if (!(await (0,find_files/* isFile */.fo)(path))) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${path}: the transcript: expected a file, found something else or a link to nothing`, 'Remove or rename it.');
        }
        const file = { caseId: match[1], trial, path, stem: (0,external_node_path_.join)(folder, name.replace(/\.(?:jsonl|txt)$/, '')) };
        const key = `${file.caseId} ${file.trial}`;
        const other = byUnit.get(key);
        if (other !== undefined) {
            throw new portcullis_error/* PortcullisError */.S('invalid_input', `${folder}: expected one transcript for ${file.caseId}, trial ${file.trial}, found ${other.path} and ${file.path}`, 'Remove or rename one of them.');
        }
        byUnit.set(key, file);
    }
    return [...byUnit.values()];
}
/** Names that begin with a dot are the system's and the editor's business. */
function isVisible(name) {
    return !name.startsWith('.');
}

// EXTERNAL MODULE: ./build/app/load-skills.js
var load_skills = __webpack_require__(5301);
// EXTERNAL MODULE: ./build/routing/plan-units.js
var plan_units = __webpack_require__(6280);
;// CONCATENATED MODULE: ./build/app/make-plan.js




/** Plans a batch for the working tree: cases × configured providers × trials, narrowed by the selection. */
async function makePlan(world, options, known = {}) {
    const config = await (0,load_config/* configOrDefault */.zO)(world.root);
    const cases = await (0,load_cases/* loadCases */.EG)(world.root, (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases);
    const repository = await (0,open_repository/* openRepository */.h)(world);
    const trials = options.trials ?? config.trials;
    const plan = (0,plan_units/* planUnits */.n)({
        cases,
        providers: [...config.providers.keys()],
        selection: options.selection,
        trials: (caseId, agent) => Math.max(trials, known.moreTrials?.(caseId, agent) ?? 0),
        commit: (await repository?.headCommit()) ?? null,
        batchRunId: known.batchRunId ?? world.newId(),
        newId: world.newId,
    });
    return { plan, cases, config };
}

;// CONCATENATED MODULE: ./build/contracts/generated/transcript-meta.validate.js
// Generated from transcript-meta.schema.json by scripts/generate.ts.

const validate = validate23;
const schema50 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"transcript-meta.schema.json","title":"TranscriptMeta","description":"What the runner recorded about the process that wrote a transcript; further fields are allowed.","type":"object","required":["exitCode"],"properties":{"client":{"type":"string"},"exitCode":{"type":["integer","null"]},"signal":{"type":["string","null"]},"timedOut":{"type":"boolean"},"spawnError":{"type":["string","null"]},"wallMs":{"type":"number"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="transcript-meta.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exitCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitCode"},message:"must have required property '"+"exitCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client !== undefined){
if(typeof data.client !== "string"){
const err1 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exitCode !== undefined){
let data1 = data.exitCode;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema50.properties.exitCode.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.signal !== undefined){
let data2 = data.signal;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: schema50.properties.signal.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timedOut !== undefined){
if(typeof data.timedOut !== "boolean"){
const err4 = {instancePath:instancePath+"/timedOut",schemaPath:"#/properties/timedOut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.spawnError !== undefined){
let data4 = data.spawnError;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/spawnError",schemaPath:"#/properties/spawnError/type",keyword:"type",params:{type: schema50.properties.spawnError.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.wallMs !== undefined){
let data5 = data.wallMs;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/wallMs",schemaPath:"#/properties/wallMs/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
validate23.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/transcript-meta.js


function parseTranscriptMeta(text, file) {
    return (0,json_source/* parseCheckedJson */.Xm)('the record of the process', text, validate, file);
}

;// CONCATENATED MODULE: ./build/governance/redact-secrets.js
/** What takes a secret's place. */
const REDACTED = '[redacted]';
/** Not inside a word; but proof lines are raw JSON, where the letter of an escape such as `\n` can stand before a secret. */
const START = String.raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtbf])|(?<=\\u[0-9A-Fa-f]{4}))`;
/** A part of a JSON web token. It ends where another one could begin, so that no run is read once for each beginning in it. */
const TOKEN_PART = String.raw `eyJ(?:(?![-_]eyJ)[\w-]){8,16384}`;
const KEY_BLOCK = '[A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/**
 * Secrets by the form that their issuers gave them. Only forms that nothing else has: digests, ids and paths must stay, since
 * a proof line that lost its skill's name proves nothing. Every pattern takes time in proportion to the text: one that can fail after
 * an unbounded run cannot begin again inside that run.
 */
const SECRETS = [
    // Anthropic, OpenAI and those that copied them; a name such as `sk-learn-pipelines` is none.
    `${START}sk-(?:(?:ant|proj|svcacct|or-v1|lf)-[\\w-]{20,}|admin-[\\w-]{40,}|[A-Za-z0-9]{32,}|(?=[A-Za-z]{0,19}\\d)[A-Za-z0-9]{20,})`,
    // GitHub, GitLab, npm, PyPI, Hugging Face.
    `${START}gh[pousr]_\\w{20,}`,
    `${START}github_pat_\\w{20,}`,
    `${START}glpat-[\\w-]{20,}`,
    `${START}npm_[A-Za-z0-9]{36}(?!\\w)`,
    `${START}pypi-AgE[\\w-]{20,}`,
    `${START}hf_[A-Za-z0-9]{30,}`,
    // Clouds and services.
    `${START}A(?:KIA|SIA)[0-9A-Z]{16}(?!\\w)`,
    `${START}AIza[\\w-]{35}`,
    `${START}ya29\\.[\\w-]{20,}`,
    `${START}(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,}`,
    `${START}[rs]k_(?:live|test)_[A-Za-z0-9]{16,}`,
    `${START}SG\\.[\\w-]{22}\\.[\\w-]{43}`,
    // Tokens by where they stand: JSON web tokens, headers, addresses, assignments to variables that are named for it.
    `${START}${TOKEN_PART}\\.${TOKEN_PART}\\.[\\w-]{8,}`,
    `(?<=\\b[Bb]earer {1,4})(?=[A-Za-z._~+/=-]{0,400}\\d)[A-Za-z0-9._~+/=-]{16,}`,
    `(?<=\\b[Aa]uthorization["']{0,2} {0,4}[:=] {0,4}["']?[Bb]asic {1,4})[A-Za-z0-9+/=_-]{8,}`,
    `(?<=://[^\\s/:@"]{0,64}:)[^\\s/:@"]{3,}(?=@)`,
    `(?<=\\b[A-Z][A-Z0-9_]{0,60}(?:API_KEY|ACCESS_KEY|TOKEN|SECRET|PASSWORD)=["']?)[^\\s"'\\\\$;&|<>]{8,}`,
    // Private keys, to their end or as far as the text goes.
    `-----BEGIN ${KEY_BLOCK}(?:(?:(?!-----)[\\s\\S]){0,65536}-----END ${KEY_BLOCK}|[A-Za-z0-9+/=\\\\\\s]{0,65536})`,
].map((form) => new RegExp(form, 'g'));
/** The text with every secret of a known form replaced. */
function redactSecrets(text) {
    return SECRETS.reduce((redacted, pattern) => redacted.replaceAll(pattern, REDACTED), text);
}

;// CONCATENATED MODULE: ./build/routing/run-facts.js
const UNKNOWN_PROCESS = { exitCode: null, timedOut: false, spawnError: null, stderr: null };
/** The shell's and Windows' ways to say that a program could not be started. */
const NOT_STARTED_EXITS = new Set([126, 127, 9009]);
/** A final message about limits; looked at only where the run used no output tokens and called no tool. */
const LIMIT_MESSAGE = /\b(?:usage|rate|session|weekly|daily|monthly|5-hour|message) limit\b|\blimit reached\b|\bhit your [\w -]{0,30}limit\b|\bquota\b|\btoo many requests\b/i;
/**
 * Decides from exit status, spawn errors and the client's own terminal event whether a run is infrastructure, and collects what
 * the verdict needs. Never looks at phrases in what the agent said, but for the one exception of `LIMIT_MESSAGE`.
 */
function assessRun(channel, textShowsCalls, evidence, outcome) {
    const terminal = terminalOf(channel, evidence, outcome);
    const transport = transportOf(channel, textShowsCalls, evidence, outcome, terminal);
    // In plain text every line may be one that shows a call.
    const unreadable = evidence.damaged_lines + (channel === 'text' ? evidence.lossy_lines : 0);
    const lost = evidence.oversize_lines > 0 ? 'oversize' : unreadable > 0 ? 'incomplete' : null;
    return {
        observed: {
            session_started: channel === 'text' ? evidence.assistant_text : evidence.session_started,
            assistant_text: evidence.assistant_text,
            tool_calls: evidence.tool_calls,
            terminal,
            transport: transport?.reason ?? null,
            lost,
            any_matched: [...evidence.any_matched],
            any_unmatched: [...evidence.any_unmatched],
            ambiguous: [...evidence.ambiguous],
            catalogue_complete: evidence.catalogue_complete,
            skill_tool: evidence.skill_tool,
        },
        hits: evidence.hits,
        timedOut: outcome.timedOut,
        skillsAvailable: evidence.skills_available,
        limit: evidence.terminal?.limit ?? null,
        usage: evidence.terminal?.usage ?? null,
        model: evidence.model,
        version: evidence.version,
        transportMessage: transport?.message ?? null,
        warnings: warningsOf(evidence, outcome, terminal),
    };
}
function terminalOf(channel, evidence, outcome) {
    if (evidence.aborted)
        return 'none';
    if (channel === 'text') {
        if (outcome.exitCode === null || outcome.timedOut || isEmpty(evidence))
            return 'none';
        return outcome.exitCode === 0 ? 'completed' : 'error';
    }
    return evidence.terminal?.outcome ?? 'none';
}
/** Not one line: it cannot even be told which form the client would have written. */
function isEmpty(evidence) {
    const { known_events: known, unknown_events: unknown, noise_lines: noise } = evidence;
    return known + unknown + noise + evidence.damaged_lines + evidence.oversize_lines === 0;
}
function transportOf(channel, textShowsCalls, evidence, outcome, terminal) {
    const { exitCode } = outcome;
    // In plain text every line is an event, also the shell's own "command not found".
    const nothingRead = evidence.known_events + evidence.unknown_events === 0 || (channel === 'text' && evidence.tool_calls === 0);
    if (outcome.spawnError !== null) {
        return { reason: 'not_started', message: `the client could not be started: ${outcome.spawnError}` };
    }
    if (nothingRead && exitCode !== null && NOT_STARTED_EXITS.has(exitCode)) {
        return {
            reason: 'not_started',
            message: `the client could not be started (exit code ${exitCode})${said(outcome)}`,
        };
    }
    if (evidence.foreign_lines > 0) {
        const message = `${evidence.foreign_lines} lines of the transcript belong to another session`;
        return { reason: 'contaminated', message };
    }
    if (terminal === 'error' && channel === 'json')
        return clientError(evidence);
    if (isUnrecognised(channel, evidence)) {
        return {
            reason: 'unrecognised',
            message: 'no known tool event was recognised; the client may be of a newer version',
        };
    }
    if (channel === 'text' &&
        !textShowsCalls &&
        (evidence.noise_lines > 0 || evidence.assistant_text) &&
        (outcome.timedOut || (exitCode ?? 0) === 0)) {
        return {
            reason: 'unobservable',
            message: 'plain-text output of this client does not show calls; run it with JSON output',
        };
    }
    if (isBareResult(channel, evidence)) {
        return {
            reason: 'unobservable',
            message: 'a single result object does not show calls; run with stream-json or --verbose',
        };
    }
    if (outcome.timedOut)
        return null;
    if (terminal === 'none' || (channel === 'text' && terminal === 'error')) {
        if (exitCode !== null && exitCode !== 0) {
            return {
                reason: 'exit',
                message: `the client ended with exit code ${exitCode} without a result${said(outcome)}`,
            };
        }
        const why = evidence.aborted
            ? 'the run was interrupted'
            : "the transcript ends without the client's terminal event";
        const status = channel === 'text' && exitCode === null ? 'the exit status is not known' : why;
        // The terminal event may be the very line that was too long to read.
        const reason = evidence.oversize_lines > 0 && !evidence.aborted ? 'oversize' : 'incomplete';
        return { reason, message: `${status}${said(outcome)}` };
    }
    return limitMessage(evidence);
}
/** The terminal event says that it failed; the error before it often says why. */
function clientError({ terminal, last_error }) {
    const reason = terminal?.reason ?? 'api_error';
    const cause = reason === 'exit' && last_error !== null ? last_error : { reason, message: terminal?.message ?? reason };
    return { reason: cause.reason, message: cause.message };
}
/** There were events, and none of them was one that evidence could have come from. */
function isUnrecognised(channel, evidence) {
    if (channel === 'text')
        return false;
    const nothingKnown = evidence.known_events === 0 && evidence.unknown_events > 0;
    return nothingKnown || (evidence.unknown_tool_like > 0 && evidence.tool_calls === 0);
}
function isBareResult(channel, evidence) {
    return (channel === 'json' && evidence.terminal !== null && evidence.known_events === 1 && evidence.unknown_events === 0);
}
function limitMessage(evidence) {
    const usage = evidence.terminal?.usage;
    const text = evidence.final_text ?? '';
    const nothingDone = usage?.output_tokens === 0 && evidence.tool_calls === 0;
    return nothingDone && LIMIT_MESSAGE.test(text) ? { reason: 'rate_limited', message: text } : null;
}
function said({ stderr }) {
    const line = stderr?.split('\n').find((text) => text.trim() !== '');
    return line === undefined ? '' : `; it said: ${line.trim().slice(0, 300)}`;
}
function warningsOf(evidence, outcome, terminal) {
    const warnings = [];
    const count = (number, text) => {
        if (number > 0)
            warnings.push(`${number} ${text}`);
    };
    count(evidence.oversize_lines, 'lines over the size limit were not read');
    count(evidence.damaged_lines, 'damaged JSON lines: their events are lost');
    count(evidence.lossy_lines, 'lines held bytes that are not valid text; they were replaced');
    count(evidence.unknown_events, 'events of unknown types');
    count(evidence.foreign_lines, 'lines of another session were ignored');
    if (terminal === 'completed' && outcome.exitCode !== null && outcome.exitCode !== 0 && !outcome.timedOut) {
        warnings.push(`the client ended with exit code ${outcome.exitCode} after a clean terminal event`);
    }
    if (terminal === 'limit')
        warnings.push(`the run ended at its limit of ${evidence.terminal?.limit ?? 'turns'}`);
    return warnings;
}

;// CONCATENATED MODULE: ./build/app/process-outcome.js





const STDERR_LIMIT = 4000;
/** What a `.meta.json` beside a transcript says; where there is none, the exit status is not known. */
async function processOutcomeBeside(stem) {
    const file = `${stem}.meta.json`;
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)(file, 'the record of the process');
    const written = `${stem}.stderr.txt`;
    const stderr = (await (0,find_files/* isFile */.fo)(written)) ? await stderrText(written) : null;
    if (text === undefined)
        return { ...UNKNOWN_PROCESS, stderr };
    const meta = parseTranscriptMeta(text, file);
    return {
        exitCode: meta.exitCode,
        timedOut: meta.timedOut ?? false,
        spawnError: meta.spawnError ?? null,
        stderr,
    };
}
/** The beginning of what a client wrote to standard error, without secrets; null where nothing was kept. */
async function stderrText(file) {
    // More than is kept, so that no secret is cut before it is recognised.
    const text = await (0,read_text_file/* readExcerpt */.SL)(file, 4 * STDERR_LIMIT);
    return text === undefined || text.trim() === '' ? null : redactSecrets(text).slice(0, STDERR_LIMIT);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/evidence/activity-tokens.js
var activity_tokens = __webpack_require__(8118);
// EXTERNAL MODULE: ./build/evidence/attribute-signals.js
var attribute_signals = __webpack_require__(8968);
;// CONCATENATED MODULE: ./build/evidence/frontmatter.js
/** Longer lines are no `key: value` of a skill; looking no further keeps the work in proportion to the text. */
const MAX_LINE = 4096;
/** The `name` of each frontmatter block in a text, in order; null for a block that names nothing. */
function frontmatterNames(text) {
    const names = [];
    let block;
    let sawText = false;
    for (const raw of text.split('\n')) {
        const line = plainLine(raw.slice(0, MAX_LINE));
        if (line === '---') {
            if (block !== undefined && block.keys > 0) {
                // Further down, two rules around `key: value` are frontmatter only if they name a skill.
                if (block.first || block.name !== null)
                    names.push(block.name);
                block = undefined;
            }
            else {
                block = { name: null, keys: 0, first: !sawText };
                sawText = true;
            }
            continue;
        }
        if (line !== '')
            sawText = true;
        if (block === undefined)
            continue;
        const key = /^([A-Za-z][\w-]{0,63}):(?=\s|$)/.exec(line)?.[1];
        if (key !== undefined) {
            block.keys += 1;
            if (key === 'name')
                block.name = scalar(line.slice(key.length + 1));
        }
        else if (block.keys === 0 && line !== '' && !line.startsWith('#')) {
            // Text between two rules is not frontmatter.
            block = undefined;
        }
    }
    return names;
}
/** Without the line number that `cat -n`, `nl` and `bat` put in front, and without a mark or carriage return. */
function plainLine(raw) {
    return raw
        .replace(/^\uFEFF/, '')
        .replace(/^\s{0,8}\d{1,6}(?:\t|\s{0,4}[│|:]\s?| {1,2})/, '')
        .replace(/^\uFEFF/, '')
        .trimEnd();
}
/** A YAML scalar as far as a skill's name needs it: quotes and a comment taken off. */
function scalar(text) {
    const value = text.trim();
    const quoted = /^(["'])([^"']*)\1/.exec(value)?.[2];
    const comment = value.search(/\s#/);
    const plain = (quoted ?? (comment === -1 ? value : value.slice(0, comment))).trim();
    return plain === '' ? null : plain;
}

// EXTERNAL MODULE: ./build/evidence/path-segments.js
var path_segments = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/evidence/proof-line.js
/** A proof line is at most this long. */
const PROOF_LINE_LIMIT = 500;
/** No secret of a known form is longer, so that one that the window would cut is still seen whole. */
const REDACTION_MARGIN = 8192;
/**
 * The part of a raw line that proves a hit: the line itself, or a window of 500 characters around the name. Redacted before it is cut,
 * since half a secret has no form to be known by. A copy, so that a few characters do not keep a line of megabytes in memory.
 */
function proofLine(raw, name, redact = (text) => text) {
    const line = raw.trim();
    const wide = windowAround(line, name, PROOF_LINE_LIMIT + 2 * REDACTION_MARGIN);
    return ownCopy(windowAround(redact(wide), name, PROOF_LINE_LIMIT));
}
function windowAround(line, name, width) {
    if (line.length <= width)
        return line;
    const at = name === null ? 0 : line.toLowerCase().indexOf(name.toLowerCase());
    const start = Math.min(Math.max(0, at - width / 2), line.length - width);
    return line.slice(start, start + width);
}
function ownCopy(text) {
    return Buffer.from(text.toWellFormed(), 'utf8').toString('utf8');
}

;// CONCATENATED MODULE: ./build/evidence/shown-frontmatter.js

/**
 * Which of the opened files (their parts, each once, in the order of the command) each printed frontmatter block belongs to.
 * By its name where that is the file's folder; by its place where every file has one; and the first to the only file that
 * was opened. A block that could be another file's proves nothing.
 */
function shownFrontmatter(files, names) {
    const folders = files.map((parts) => (0,path_segments/* skillFolderOf */.X_)(parts)?.toLowerCase());
    const left = new Set(names.keys());
    const owned = files.map(() => undefined);
    const give = (file, block) => {
        owned[file] = { name: names[block] ?? null };
        left.delete(block);
    };
    for (const [file, folder] of folders.entries()) {
        const block = [...left].find((index) => folder !== undefined && names[index]?.toLowerCase() === folder);
        if (block !== undefined)
            give(file, block);
    }
    if (names.length === files.length) {
        for (const file of files.keys())
            if (owned[file] === undefined && left.has(file))
                give(file, file);
    }
    const open = [...files.keys()].filter((file) => owned[file] === undefined && folders[file] !== undefined);
    const [file] = open;
    const [block] = left;
    // A single file has all the blocks; what follows its frontmatter is an example in its text.
    const certain = open.length === 1 && files.length === 1;
    if (certain && file !== undefined && block !== undefined)
        give(file, block);
    return owned;
}

;// CONCATENATED MODULE: ./build/evidence/skill-folders.js
/**
 * Learns from a transcript under which folders the skills lie that it loads. A client may call a skill by the name in its
 * frontmatter, and then tell its folder in a line of its own; the two lines belong together when nothing else could.
 */
class SkillFolders {
    /** By the call whose subagent the lines stand in; '' for the main conversation. */
    #loaded = new Map();
    #folders = new Map();
    /** A skill was loaded; `callId` is the call that asked for it, in which a forked skill runs. */
    addLoad(name, parentCallId, callId) {
        add(this.#loaded, parentCallId ?? '', name);
        if (callId !== null)
            add(this.#loaded, callId, name);
    }
    addFolder(folder, parentCallId) {
        add(this.#folders, parentCallId ?? '', folder);
    }
    /** Skills under the names of their folders, each with the name that it was called by. */
    listings() {
        return [...this.#folders].flatMap(([place, folders]) => {
            const names = [...(this.#loaded.get(place) ?? [])];
            const [folder, ...others] = [...folders].filter((one) => !names.some((name) => isBaseOf(name, one)));
            const [name, ...further] = names.filter((one) => ![...folders].some((known) => isBaseOf(one, known)));
            if (folder === undefined || name === undefined || others.length + further.length > 0)
                return [];
            const plugin = name.slice(0, name.lastIndexOf(':') + 1);
            return [{ name: `${plugin}${folder}`, aliases: [name] }];
        });
    }
}
function add(map, key, value) {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
}
function isBaseOf(name, folder) {
    return name.slice(name.lastIndexOf(':') + 1).toLowerCase() === folder.toLowerCase();
}

;// CONCATENATED MODULE: ./build/evidence/call-tracker.js





/** More ids than a run ever has; beyond, memory matters more than counting a repeated call once. */
const MAX_KNOWN_IDS = 250_000;
/** Pairs calls with their results by id, whatever their order, and turns each pair into signals. */
class CallTracker {
    #options;
    #open = new Map();
    #pending = new Set();
    #ids = new Set();
    #depthOfCall = new Map();
    /** By meaning, so that a file that is read a thousand times is one signal. */
    #signals = new Map();
    #folders = new SkillFolders();
    #uncounted = 0;
    /** Loads that the client recorded; each is a call, which usually stands in the transcript as well. */
    #invoked = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Distinct tool calls. */
    get count() {
        return Math.max(this.#ids.size + this.#uncounted, this.#invoked);
    }
    get pending() {
        return this.#pending;
    }
    /** Whether a call of this id was made. */
    knows(id) {
        return this.#ids.has(id);
    }
    /** 0 in the main conversation; one more than the call that started the subagent elsewhere. */
    depthUnder(parentCallId) {
        return parentCallId === undefined ? 0 : 1 + (this.#depthOfCall.get(parentCallId) ?? 0);
    }
    call(event, raw) {
        const depth = this.depthUnder(event.parent_call_id);
        const id = event.call_id;
        if (id === null || (this.#ids.size >= MAX_KNOWN_IDS && !this.#ids.has(id)))
            this.#uncounted += 1;
        else {
            this.#ids.add(id);
            if (depth > 0)
                this.#depthOfCall.set(id, depth);
        }
        const purpose = this.#relevant(event.purpose);
        if (purpose === undefined)
            return;
        const key = id ?? '';
        const known = this.#open.get(key);
        // The same call announced again (requested, then started) moves to its later line; another one under the same id, or
        // one without an id, is a call of its own, and the first was never answered.
        if (known !== undefined && (id === null || !samePurpose(known.purpose, purpose)))
            this.#close(known, undefined);
        const name = purpose.kind === 'skill' ? purpose.skill : (purpose.paths[0] ?? null);
        this.#open.set(key, {
            purpose,
            line: event.line,
            proof: proofLine(raw, name, this.#options.redact),
            depth,
            parent: event.parent_call_id,
        });
        if (id !== null)
            this.#pending.add(id);
    }
    result(event, raw) {
        const key = event.call_id ?? '';
        const call = this.#open.get(key);
        if (call !== undefined) {
            // Without an id, only what stands in the same line belongs together.
            if (event.call_id === null && call.line !== event.line)
                return;
            this.#open.delete(key);
            this.#pending.delete(key);
            this.#close(call, event);
            if (call.purpose.kind === 'skill' && event.ok) {
                this.#folders.addLoad(call.purpose.skill, call.parent, event.call_id);
            }
        }
        else if (event.loaded !== undefined && !this.#ids.has(key)) {
            // Evidence is a call with its result. A result without its call says that something was tried, except in a line that
            // is judged by itself.
            this.#loaded([event.loaded], event, raw, this.#options.assumeSuccess ? this.#outcome(event) : null);
        }
    }
    invoked(event, raw) {
        this.#invoked += 1;
        this.#loaded([event.skill, ...(event.aliases ?? [])], event, raw, true);
    }
    folder(event) {
        this.#folders.addFolder(event.folder, event.parent_call_id);
    }
    /** What the transcript tells about the folders of the skills that it loads. */
    get skillFolders() {
        return this.#folders.listings();
    }
    /** All signals; calls that were never answered are attempts. */
    finish() {
        for (const call of this.#open.values())
            this.#close(call, undefined);
        this.#open.clear();
        this.#pending.clear();
        return [...this.#signals.values()];
    }
    /** The purpose without what nobody asks for; undefined where nothing is left. */
    #relevant(purpose) {
        if (purpose.kind === 'other')
            return undefined;
        if (purpose.kind === 'skill')
            return purpose;
        const { fileNames } = this.#options;
        const wanted = purpose.paths.some((path) => {
            const parts = (0,path_segments/* pathParts */.KC)(path);
            return (0,path_segments/* skillFolderOf */.X_)(parts) !== undefined || fileNames.has(parts.at(-1)?.toLowerCase() ?? '');
        });
        return wanted ? purpose : undefined;
    }
    /** Null where no result came, or where it does not say how the call ended. */
    #outcome(result) {
        if (result !== undefined && result.unstated !== true)
            return result.ok;
        return this.#options.assumeSuccess ? true : null;
    }
    #loaded(names, place, raw, ok) {
        this.#add({
            kind: 'skill',
            names,
            observation: { kind: 'skill_call', ok },
            line: place.line,
            proof: proofLine(raw, names[0] ?? null, this.#options.redact),
            depth: this.depthUnder(place.parent_call_id),
            detail: 'skill_event',
        });
    }
    #close(call, result) {
        const { purpose, line, proof, depth } = call;
        const ok = this.#outcome(result);
        if (purpose.kind === 'skill') {
            const names = [purpose.skill];
            if (ok === true && result?.loaded !== undefined && result.loaded !== purpose.skill)
                names.push(result.loaded);
            this.#add({
                kind: 'skill',
                names,
                observation: { kind: 'skill_call', ok },
                line,
                proof,
                depth,
                detail: 'skill_call',
            });
            return;
        }
        const files = distinctFiles(purpose.paths);
        const untold = this.#options.assumeSuccess && result?.output === undefined;
        const names = result?.output === undefined ? [] : frontmatterNames(result.output);
        const blocks = shownFrontmatter(files, names);
        for (const [index, parts] of files.entries()) {
            const folder = (0,path_segments/* skillFolderOf */.X_)(parts);
            // `skills/*/SKILL.md` opens whatever is there; only a single block of output tells what that was.
            if (folder !== undefined && (0,path_segments/* isUnresolved */.U4)(folder) && names.length !== 1)
                continue;
            const segments = parts.map((part) => part.toLowerCase());
            const showsFrontmatter = untold || blocks[index] !== undefined;
            this.#add({
                kind: 'file',
                segments,
                skill: folder === undefined ? null : { folder, frontmatterName: blocks[index]?.name ?? null },
                observation: { kind: 'file_open', ok, underSkillsRoot: (0,path_segments/* isUnderSkillsRoot */.F7)(segments), showsFrontmatter },
                line,
                proof,
                depth,
                detail: 'file_open',
            });
        }
    }
    #add(signal) {
        const { line: _line, proof: _proof, depth: _depth, ...meaning } = signal;
        const key = JSON.stringify(meaning);
        const known = this.#signals.get(key);
        if (known === undefined || isEarlier(signal, known))
            this.#signals.set(key, signal);
    }
}
function distinctFiles(paths) {
    const files = new Map();
    for (const path of paths) {
        const parts = (0,path_segments/* pathParts */.KC)(path);
        if (parts.length > 0)
            files.set(parts.join('/'), parts);
    }
    return [...files.values()];
}
function isEarlier(left, right) {
    return left.line < right.line || (left.line === right.line && left.depth < right.depth);
}
function samePurpose(left, right) {
    return JSON.stringify(left) === JSON.stringify(right);
}

;// CONCATENATED MODULE: ./build/evidence/json-data.js
const EMPTY = {};
/** The value as an object; an empty one where it is none, so that a path through foreign data needs no checks. */
function asRecord(value) {
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : EMPTY;
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asNumber(value) {
    return typeof value === 'number' ? value : undefined;
}
/** A whole number of tokens or turns; null for anything else. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** All keys and texts of a tool's input, so that escapes of JSON do not hide a substring. Not recursive: input is hostile. */
function leafText(input) {
    const texts = [];
    const rest = [input];
    for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
        if (value === null || typeof value !== 'object')
            texts.push(String(value));
        else if (Array.isArray(value))
            for (const item of value)
                rest.push(item);
        else {
            for (const [key, item] of Object.entries(value)) {
                texts.push(key);
                rest.push(item);
            }
        }
    }
    return texts.join('\n');
}

// EXTERNAL MODULE: ./build/evidence/mention.js
var mention = __webpack_require__(6202);
// EXTERNAL MODULE: ./build/evidence/skill-identity.js
var skill_identity = __webpack_require__(6992);
;// CONCATENATED MODULE: ./build/evidence/transcript-evidence.js
/** A final message is kept up to this length. */
const FINAL_TEXT_LIMIT = 500;

;// CONCATENATED MODULE: ./build/evidence/collect-evidence.js










/** Collects evidence from events in any order of chunks; holds nothing of the transcript but its signals. */
class EvidenceCollector {
    #agent;
    #query;
    #requests;
    #plainText;
    /** Of each token, for its name in the case and for the one on this provider. */
    #matchers;
    #calls;
    #mentions = new Map();
    #anyMatched = new Set();
    #catalogue;
    #skillTool = null;
    #session;
    #quotedSession;
    #sessionStarted = false;
    #assistantText = false;
    #lastText = null;
    #terminal = null;
    #aborted = false;
    #lastError = null;
    #model = null;
    #version = null;
    #firstNoise = null;
    #count = { known: 0, unknown: 0, toolLike: 0, noise: 0, damaged: 0, oversize: 0, lossy: 0, foreign: 0 };
    constructor(agent, query, options = {}) {
        this.#agent = agent;
        this.#query = query;
        this.#requests = query.tokens.map((token) => ({ token, canonical: (0,attribute_signals/* resolveAlias */.Z)(query.aliases, token) }));
        this.#plainText = options.plainText ?? false;
        const inventory = new skill_identity/* SkillInventory */.k(query.installed ?? []);
        this.#matchers = new Map(this.#requests.map(({ token, canonical }) => [
            token,
            [...new Set([canonical, token])].map((name) => new mention/* TokenMatcher */.gh(name, inventory)),
        ]));
        const fileNames = this.#requests.flatMap(({ canonical }) => (0,path_segments/* pathSegments */.Mz)(canonical).slice(-1));
        this.#calls = new CallTracker({
            fileNames: new Set(fileNames),
            assumeSuccess: options.assumeSuccess ?? false,
            ...(query.redact === undefined ? {} : { redact: query.redact }),
        });
    }
    /** What a reader may look at to decide that a line cannot change the evidence; always up to date. */
    get skipScope() {
        const session = () => this.#quotedSession;
        return {
            pending: this.#calls.pending,
            knows: (callId) => this.#calls.knows(callId),
            get session() {
                return session();
            },
            sessionFromEnd: 0,
        };
    }
    /** Counts a line that was not decoded because it is a known event that changes nothing. */
    skipLine() {
        this.#count.known += 1;
    }
    /** `raw`: the text of the event's line, from which proof is cut. */
    add(event, raw) {
        this.addLine([event], raw);
    }
    /** All events of one line. */
    addLine(events, raw) {
        const [first] = events;
        if (first?.lossy === true)
            this.#count.lossy += 1;
        if (first?.session !== undefined) {
            this.#startSession(first.session);
            if (first.session !== this.#session) {
                this.#count.foreign += 1;
                return;
            }
        }
        if (events.some(isKnown))
            this.#count.known += 1;
        for (const event of events)
            this.#take(event, raw);
    }
    #take(event, raw) {
        switch (event.type) {
            case 'session':
                this.#takeSession(event);
                break;
            case 'assistant_text':
                this.#takeAssistantText(event, raw);
                break;
            case 'tool_call':
                this.#takeCall(event, raw);
                break;
            case 'tool_result':
                this.#calls.result(event, raw);
                break;
            case 'skill_invoked':
                this.#calls.invoked(event, raw);
                break;
            case 'skill_folder':
                this.#calls.folder(event);
                break;
            case 'terminal':
                this.#terminal = event;
                break;
            case 'transport_error':
                this.#lastError = event;
                break;
            case 'aborted':
                this.#aborted ||= this.#terminal === null;
                break;
            case 'unknown':
                this.#count.unknown += 1;
                if (event.tool_like)
                    this.#count.toolLike += 1;
                break;
            case 'noise':
                this.#count.noise += 1;
                this.#firstNoise ??= proofLine(event.text, null, this.#query.redact);
                this.#takeMentions(event.text, event, event.text, 'noise');
                break;
            case 'damaged':
                this.#count.damaged += 1;
                break;
            case 'oversize':
                this.#count.oversize += 1;
                break;
            case 'notice':
                break;
        }
    }
    #startSession(id) {
        if (this.#session !== undefined)
            return;
        this.#session = id;
        // Another spelling of a strange id is not recognised, so that its lines are decoded.
        this.#quotedSession = JSON.stringify(id);
    }
    #takeSession(event) {
        if (event.started)
            this.#sessionStarted = true;
        if (event.skills !== undefined)
            this.#catalogue = event;
        if (event.skill_tool !== undefined)
            this.#skillTool = event.skill_tool;
        this.#model = event.model ?? this.#model;
        this.#version = event.version ?? this.#version;
        if (event.session_id === undefined)
            return;
        this.#startSession(event.session_id);
        if (event.session_id !== this.#session)
            this.#count.foreign += 1;
    }
    #takeAssistantText(event, raw) {
        if (event.synthetic || event.text.trim() === '')
            return;
        this.#assistantText = true;
        // What a subagent says last is not what the run ended with.
        if (event.parent_call_id === undefined)
            this.#lastText = event.text.slice(0, 4 * FINAL_TEXT_LIMIT);
        this.#matchAny(() => event.text);
        this.#takeMentions(event.text, event, raw, 'assistant_text');
    }
    #takeCall(event, raw) {
        this.#matchAny(() => (loadsSkill(event) ? event.tool : `${event.tool}\n${leafText(event.input)}`));
        this.#calls.call(event, raw);
    }
    #takeMentions(text, place, raw, detail) {
        if (this.#plainText)
            return;
        const open = this.#requests.filter(({ token }) => !this.#mentions.has(`${detail} ${token}`));
        if (open.length === 0)
            return;
        const folded = (0,mention/* foldText */.TH)(text);
        for (const { token, canonical } of open) {
            if (this.#matchers.get(token)?.some((matcher) => matcher.isNamedIn(folded)) !== true)
                continue;
            const depth = this.#calls.depthUnder(place.parent_call_id);
            const proof = proofLine(raw, canonical, this.#query.redact);
            this.#mentions.set(`${detail} ${token}`, { kind: 'mention', token, line: place.line, proof, depth, detail });
        }
    }
    #matchAny(textOf) {
        if (this.#query.anyTokens.length === this.#anyMatched.size)
            return;
        const folded = textOf().toLowerCase();
        for (const token of this.#query.anyTokens)
            if (folded.includes(token.toLowerCase()))
                this.#anyMatched.add(token);
    }
    /** What the events said. The collector is spent afterwards. */
    finish() {
        const listed = this.#catalogue?.skills ?? null;
        const { aliases, anyTokens, installed, redact } = this.#query;
        const signals = [...this.#calls.finish(), ...this.#mentions.values()];
        const skills = installed ?? [...(listed ?? []), ...this.#calls.skillFolders];
        const { hits, ambiguous } = (0,attribute_signals/* attributeSignals */.G)(this.#agent, signals, this.#requests, skills, aliases);
        const anyCall = this.#calls.count > 0;
        const met = (token) => this.#anyMatched.has(token) || (anyCall && (0,activity_tokens/* isActivityToken */.j)(token));
        // Cut after secrets were taken out, so that none is cut into pieces that no form fits any more.
        const lastText = this.#terminal?.final_text?.slice(0, 4 * FINAL_TEXT_LIMIT) ?? this.#lastText;
        const finalText = lastText === null ? null : (redact?.(lastText) ?? lastText).slice(0, FINAL_TEXT_LIMIT);
        return {
            hits,
            ambiguous,
            any_matched: anyTokens.filter(met),
            any_unmatched: anyTokens.filter((token) => !met(token)),
            session_started: this.#sessionStarted,
            assistant_text: this.#assistantText,
            final_text: this.#plainText ? null : (finalText?.toWellFormed() ?? null),
            tool_calls: this.#calls.count,
            skills_available: listed?.map((skill) => skill.name).sort(ordering/* compareCodePoints */.O) ?? null,
            catalogue_complete: this.#catalogue?.catalogue === 'complete',
            skill_tool: this.#skillTool,
            terminal: this.#terminal,
            aborted: this.#aborted,
            last_error: this.#lastError,
            model: this.#model,
            version: this.#version,
            known_events: this.#count.known,
            unknown_events: this.#count.unknown,
            unknown_tool_like: this.#count.toolLike,
            noise_lines: this.#count.noise,
            first_noise: this.#firstNoise,
            damaged_lines: this.#count.damaged,
            oversize_lines: this.#count.oversize,
            lossy_lines: this.#count.lossy,
            foreign_lines: this.#count.foreign,
        };
    }
}
function isKnown({ type }) {
    return type !== 'unknown' && type !== 'noise' && type !== 'damaged' && type !== 'oversize';
}
function loadsSkill({ purpose }) {
    if (purpose.kind === 'skill')
        return true;
    return purpose.kind === 'opens' && purpose.paths.some((path) => (0,path_segments/* skillFolderOf */.X_)((0,path_segments/* pathParts */.KC)(path)) !== undefined);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./node_modules/strip-ansi/index.js + 1 modules
var strip_ansi = __webpack_require__(348);
;// CONCATENATED MODULE: ./build/evidence/decode-line.js


const BYTE_ORDER_MARK = 0xfeff;
const OPEN_BRACE = 0x7b;
const REPLACEMENT = '\uFFFD';
/**
 * Decodes one whole line as UTF-8. Bytes that are not UTF-8, raw control characters inside JSON text and lone surrogates
 * become U+FFFD and set `lossy`; the other lines are not affected. A line that begins like a JSON object and still does
 * not parse is `damaged`, because an event was lost with it.
 */
function decodeLine({ bytes, start, end }) {
    let text = bytes.toString('utf8', start, end);
    let lossy = text.includes(REPLACEMENT) && !(0,external_node_buffer_.isUtf8)(bytes.subarray(start, end));
    if (text.charCodeAt(0) === BYTE_ORDER_MARK)
        text = text.slice(1);
    if (text.charCodeAt(0) !== OPEN_BRACE) {
        text = printable(text);
        if (text === '')
            return { kind: 'blank' };
        if (text.charCodeAt(0) !== OPEN_BRACE)
            return { kind: 'noise', text, lossy };
    }
    let value = parse(text);
    if (value === undefined) {
        text = printable(text);
        value = parse(text);
    }
    if (value === undefined) {
        const repaired = withoutControlCharacters(text);
        lossy ||= repaired !== text;
        text = repaired;
        value = parse(text);
    }
    if (value === undefined)
        return { kind: /^\{\s*"/.test(text) ? 'damaged' : 'noise', text, lossy };
    const wellFormed = withoutLoneSurrogates(text);
    if (wellFormed === text)
        return { kind: 'json', value, text, lossy };
    return { kind: 'json', value: parse(wellFormed) ?? value, text: wellFormed, lossy: true };
}
function parse(text) {
    try {
        // JSON.parse returns nothing but JSON data; this is where bytes become it.
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Without colours, NUL bytes and white space around the text. */
function printable(text) {
    const plain = (0,strip_ansi/* default */.A)(text);
    let start = 0;
    let end = plain.length;
    while (start < end && isBlank(plain, start))
        start += 1;
    while (end > start && isBlank(plain, end - 1))
        end -= 1;
    return plain.slice(start, end);
}
function isBlank(text, index) {
    const code = text.charCodeAt(index);
    return code <= 0x20 || code === BYTE_ORDER_MARK || code === 0xa0;
}
/** White space stays white space; the point is to find control characters, so the rule against them does not apply. */
function withoutControlCharacters(text) {
    // eslint-disable-next-line no-control-regex
    return text.replaceAll(/[\t\r]/g, ' ').replaceAll(/[\u0000-\u001f]/g, REPLACEMENT);
}
/**
 * Lone surrogates cannot be written as UTF-8, so they are replaced where they enter: in the text, which unlike the value
 * needs no recursion, however deep it is nested.
 */
function withoutLoneSurrogates(text) {
    if (!text.includes('\\ud') && !text.includes('\\uD'))
        return text;
    const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[^])/g;
    return text.replaceAll(escapes, (escape, lone) => (lone === undefined ? escape : '\\ufffd'));
}

;// CONCATENATED MODULE: ./build/evidence/json-array-scanner.js
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
/** V8 cannot hold a longer string, so an element over this could not be decoded anyway. */
const ELEMENT_LIMIT_BYTES = 256 * 1024 * 1024;
/**
 * Finds the elements of a JSON array of objects in a stream of bytes, without holding more than one element.
 *
 * Only nesting and strings are followed; whether an element is valid JSON is for whoever decodes it. A line feed inside a
 * string is no JSON: the array was cut there, or was none, and what follows are lines again.
 */
class JsonArrayScanner {
    #onElement;
    #depth = 0;
    #inString = false;
    #escaped = false;
    #carry = [];
    #carried = 0;
    #tooLong = false;
    /** Elements delivered so far. */
    count = 0;
    /** The closing bracket was seen, or the array broke off. */
    closed = false;
    constructor(onElement) {
        this.#onElement = onElement;
    }
    /** Takes bytes from `position` on (after the opening bracket) and returns where it stopped. */
    push(bytes, position) {
        let start = this.#depth > 0 ? position : -1;
        for (let index = position; index < bytes.length; index += 1) {
            const byte = bytes[index];
            if (this.#inString) {
                if (byte === LINE_FEED) {
                    if (start !== -1)
                        this.#deliver(bytes, start, index);
                    this.closed = true;
                    return index + 1;
                }
                if (this.#escaped)
                    this.#escaped = false;
                else if (byte === BACKSLASH)
                    this.#escaped = true;
                else if (byte === QUOTE)
                    this.#inString = false;
                continue;
            }
            switch (byte) {
                case QUOTE:
                    this.#inString = true;
                    break;
                case 0x7b:
                case 0x5b:
                    if (this.#depth === 0)
                        start = index;
                    this.#depth += 1;
                    break;
                case 0x7d:
                case 0x5d:
                    if (this.#depth === 0) {
                        this.closed = true;
                        return index + 1;
                    }
                    this.#depth -= 1;
                    if (this.#depth === 0) {
                        this.#deliver(bytes, start, index + 1);
                        start = -1;
                    }
                    break;
                default:
            }
        }
        if (start !== -1)
            this.#hold(bytes.subarray(start));
        return bytes.length;
    }
    /** The array was cut: what stands of its last element is delivered, and will not decode. */
    end() {
        if (this.#carried > 0 || this.#tooLong)
            this.#deliver(Buffer.alloc(0), 0, 0);
    }
    #hold(rest) {
        this.#carried += rest.length;
        if (this.#carried > ELEMENT_LIMIT_BYTES) {
            this.#tooLong = true;
            this.#carry = [];
            return;
        }
        this.#carry.push(Buffer.from(rest));
    }
    #deliver(bytes, start, end) {
        this.count += 1;
        if (this.#tooLong) {
            this.#onElement({ kind: 'oversize', number: this.count, bytes: this.#carried + end - start });
        }
        else if (this.#carried === 0) {
            this.#onElement({ kind: 'line', number: this.count, bytes, start, end });
        }
        else {
            const whole = Buffer.concat([...this.#carry, bytes.subarray(start, end)]);
            this.#onElement({ kind: 'line', number: this.count, bytes: whole, start: 0, end: whole.length });
        }
        this.#carry = [];
        this.#carried = 0;
        this.#tooLong = false;
    }
}

;// CONCATENATED MODULE: ./build/evidence/split-transcript.js

const split_transcript_LINE_FEED = 0x0a;
const OPEN_BRACKET = 0x5b;
const split_transcript_OPEN_BRACE = 0x7b;
const split_transcript_QUOTE = 0x22;
const split_transcript_BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** A line longer than this is counted and not kept. CONTRIBUTING.md, "Bytes". */
const LINE_CAP_BYTES = 16 * 1024 * 1024;
/** With more white space than this behind its bracket, a line opens no array. */
const PROBE_LIMIT_BYTES = 256;
/**
 * Splits bytes on 0x0A, whatever the chunks they come in; `end()` delivers what stands after the last line feed.
 *
 * With `arrayForm`, a line that opens a JSON array of objects is not held as one line: its elements are delivered one by
 * one, numbered from 1, however long the array is.
 */
class TranscriptSplitter {
    #onLine;
    #cap;
    #arrayForm;
    #number = 0;
    #carry = [];
    #carried = 0;
    #overflow = 0;
    /** The beginning of a line of which more must be seen before it is known whether an array opens. */
    #probe;
    #array;
    constructor(onLine, options = {}) {
        this.#onLine = onLine;
        this.#arrayForm = options.arrayForm ?? false;
        this.#cap = options.cap ?? LINE_CAP_BYTES;
    }
    push(chunk) {
        const bytes = this.#probe === undefined ? chunk : Buffer.concat([this.#probe, chunk]);
        this.#probe = undefined;
        let position = 0;
        while (position < bytes.length) {
            if (this.#array !== undefined) {
                position = this.#pushToArray(this.#array, bytes, position);
                continue;
            }
            if (this.#arrayForm && this.#carried === 0 && this.#overflow === 0) {
                const opened = arrayOpening(bytes, position, this.#number === 0);
                if (opened === undefined) {
                    this.#probe = Buffer.from(bytes.subarray(position));
                    return;
                }
                if (opened > 0) {
                    this.#array = new JsonArrayScanner(this.#onLine);
                    position = opened;
                    continue;
                }
            }
            const lineFeed = bytes.indexOf(split_transcript_LINE_FEED, position);
            if (lineFeed === -1) {
                this.#hold(bytes.subarray(position));
                return;
            }
            this.#finishLine(bytes, position, lineFeed);
            position = lineFeed + 1;
        }
    }
    end() {
        if (this.#probe !== undefined) {
            // Nothing came that would make it an array.
            this.#arrayForm = false;
            this.push(Buffer.alloc(0));
        }
        this.#array?.end();
        if (this.#carried > 0 || this.#overflow > 0)
            this.#finishLine(Buffer.alloc(0), 0, 0);
    }
    #pushToArray(array, bytes, position) {
        const next = array.push(bytes, position);
        if (array.closed) {
            this.#array = undefined;
            this.#number = array.count;
        }
        return next;
    }
    #hold(rest) {
        if (this.#overflow > 0 || this.#carried + rest.length > this.#cap) {
            this.#overflow += this.#carried + rest.length;
            this.#carry = [];
            this.#carried = 0;
            return;
        }
        // The chunk's memory belongs to whoever reads the file and may be filled again.
        this.#carry.push(Buffer.from(rest));
        this.#carried += rest.length;
    }
    #finishLine(bytes, start, end) {
        this.#number += 1;
        const length = this.#carried + this.#overflow + (end - start);
        if (length > this.#cap) {
            this.#onLine({ kind: 'oversize', number: this.#number, bytes: length });
        }
        else if (this.#carried === 0) {
            this.#onLine({ kind: 'line', number: this.#number, bytes, start, end });
        }
        else {
            const whole = Buffer.concat([...this.#carry, bytes.subarray(start, end)]);
            this.#onLine({ kind: 'line', number: this.#number, bytes: whole, start: 0, end: whole.length });
        }
        if (this.#carried === 0 && this.#overflow === 0)
            return;
        this.#carry = [];
        this.#carried = 0;
        this.#overflow = 0;
    }
}
/**
 * The position behind the bracket where an array of objects opens at `position`, 0 where none does, undefined where more
 * bytes are needed to know. A mark may stand before the first line.
 */
function arrayOpening(bytes, position, first) {
    let index = position;
    if (first && bytes[index] === split_transcript_BYTE_ORDER_MARK[0]) {
        for (const byte of split_transcript_BYTE_ORDER_MARK) {
            if (index === bytes.length)
                return undefined;
            if (bytes[index] !== byte)
                return 0;
            index += 1;
        }
        if (index === bytes.length)
            return undefined;
    }
    if (bytes[index] !== OPEN_BRACKET)
        return 0;
    const opened = index + 1;
    let braced = false;
    for (index = opened; index < bytes.length; index += 1) {
        if (index - position > PROBE_LIMIT_BYTES)
            return 0;
        const byte = bytes[index];
        if (braced && byte === split_transcript_QUOTE)
            return opened;
        if (!braced && byte === split_transcript_OPEN_BRACE)
            braced = true;
        else if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d)
            return 0;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/evidence/line-decoder.js


/** Bytes in, the events of each line out; the same events for any chunking of the same bytes. */
class LineDecoder {
    #reader;
    #onLine;
    #skip;
    #splitter;
    #count = { known: 0, otherJson: 0, damaged: 0, noise: 0 };
    /** `skip` decides which lines are not decoded at all: events of the client, all of them. */
    constructor(reader, onLine, skip) {
        this.#reader = reader;
        this.#onLine = onLine;
        this.#skip = skip;
        this.#splitter = new TranscriptSplitter((line) => this.#line(line), { arrayForm: reader.arrayForm });
    }
    /**
     * A known event makes it the JSON stream. Without one, an agent that prints JSON in plain text and a client of a version
     * that nobody knows look alike: what most lines are decides. A stream that was cut in its first line is no plain text.
     */
    get channel() {
        const { known, otherJson, damaged, noise } = this.#count;
        return known > 0 || otherJson + damaged > noise ? 'json' : 'text';
    }
    /** Nothing that comes can make it plain text any more. */
    get isSettled() {
        return this.#count.known > 0;
    }
    push(chunk) {
        this.#splitter.push(chunk);
    }
    end() {
        this.#splitter.end();
    }
    #line(line) {
        if (line.kind === 'oversize') {
            const event = { line: line.number, type: 'oversize', bytes: line.bytes };
            this.#onLine({ events: [event], raw: '', maybeText: false });
            return;
        }
        // What it takes to skip a line does not prove that it is whole, so that the first event is always decoded.
        if (this.isSettled && this.#skip?.(line) === true) {
            this.#count.known += 1;
            return;
        }
        const decoded = decodeLine(line);
        if (decoded.kind === 'blank')
            return;
        const place = { line: line.number, ...(decoded.lossy ? { lossy: true } : {}) };
        const events = this.#eventsOf(decoded, place);
        const isJson = decoded.kind === 'json';
        const maybeText = !isJson || (events.length > 0 && events.every((event) => event.type === 'unknown'));
        const textual = isJson ? 'otherJson' : decoded.kind;
        this.#count[maybeText ? textual : 'known'] += 1;
        this.#onLine({ events, raw: decoded.text, maybeText });
    }
    #eventsOf(decoded, place) {
        if (decoded.kind !== 'json')
            return [{ ...place, type: decoded.kind, text: decoded.text }];
        const { events, session, parent_call_id } = this.#reader.readValue(decoded.value);
        const common = {
            ...place,
            ...(session === undefined ? {} : { session }),
            ...(parent_call_id === undefined ? {} : { parent_call_id }),
        };
        return events.map((event) => ({ ...common, ...event }));
    }
}
/** The events of a line in a transcript that is plain text. Where the client's text shows no calls, it stays noise. */
function plainTextEvents(reader, { events, raw, maybeText }) {
    const [first] = events;
    if (!maybeText || first === undefined)
        return events;
    const place = { line: first.line, ...(first.lossy === true ? { lossy: true } : {}) };
    return textEvents(reader, { ...place, type: 'noise', text: raw });
}
/** What a line of noise says as the client's plain text; any other event says itself. */
function textEvents(reader, event) {
    if (event.type !== 'noise' || !reader.textShowsCalls)
        return [event];
    const place = { line: event.line, ...(event.lossy === true ? { lossy: true } : {}) };
    return reader.readText(event.text).map((body) => ({ ...place, ...body }));
}

;// CONCATENATED MODULE: ./build/evidence/read-transcript.js


/**
 * Bytes in, events out, none left out. Events come as soon as it is known whether the transcript is the client's JSON stream:
 * until its first known event they are held back.
 */
class TranscriptDecoder {
    #reader;
    #onEvent;
    #decoder;
    #held = [];
    #ended = false;
    constructor(reader, onEvent) {
        this.#reader = reader;
        this.#onEvent = onEvent;
        this.#decoder = new LineDecoder(reader, (line) => this.#take(line), undefined);
    }
    /** It is the client's JSON stream; false also as long as that is not known. */
    get #isJson() {
        return this.#decoder.isSettled || (this.#ended && this.#decoder.channel === 'json');
    }
    push(chunk) {
        this.#decoder.push(chunk);
    }
    end() {
        this.#decoder.end();
        this.#ended = true;
        this.#release();
    }
    #take(line) {
        this.#held.push(line);
        if (this.#decoder.isSettled)
            this.#release();
    }
    #release() {
        for (const line of this.#held) {
            const events = this.#isJson ? line.events : plainTextEvents(this.#reader, line);
            for (const event of events)
                this.#onEvent(event);
        }
        this.#held = [];
    }
}
/** Reads all events of a transcript, none left out. */
function eventsOf(reader, chunks) {
    const events = [];
    const decoder = new TranscriptDecoder(reader, (event) => events.push(event));
    for (const chunk of chunks)
        decoder.push(chunk);
    decoder.end();
    return events;
}
/** Collects the evidence of a transcript, chunk by chunk, without holding the transcript. */
class TranscriptScan {
    #json;
    #text;
    #decoder;
    /** With `everyLine` no line is skipped: the same evidence, slower. */
    constructor(reader, query, options = {}) {
        const json = new EvidenceCollector(reader.agent, query);
        const text = new EvidenceCollector(reader.agent, query, { plainText: true });
        const scope = json.skipScope;
        const decoder = new LineDecoder(reader, (line) => {
            json.addLine(line.events, line.raw);
            // Until an event of the client comes, the transcript may turn out to be plain text.
            if (!decoder.isSettled)
                text.addLine(plainTextEvents(reader, line), line.raw);
        }, options.everyLine === true
            ? undefined
            : (line) => {
                const skipped = reader.canSkip(line, scope);
                if (skipped)
                    json.skipLine();
                return skipped;
            });
        this.#json = json;
        this.#text = text;
        this.#decoder = decoder;
    }
    push(chunk) {
        this.#decoder.push(chunk);
    }
    /** `channel`: whether the transcript was the client's JSON stream or its plain text. */
    finish() {
        this.#decoder.end();
        const { channel } = this.#decoder;
        return { channel, evidence: (channel === 'json' ? this.#json : this.#text).finish() };
    }
}

// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(4072);
// EXTERNAL MODULE: ./build/evidence/opened-files.js + 2 modules
var opened_files = __webpack_require__(4788);
;// CONCATENATED MODULE: ./build/providers/transport-reason.js
/**
 * Why a client's request failed, from the status that the client itself reports and, where it reports none, from the
 * client's own error text (never from anything that the agent said).
 */
function transportReasonOfStatus(status, clientText) {
    if (status === 401 || status === 403)
        return 'auth';
    if (status === 429)
        return 'rate_limited';
    if (status !== undefined)
        return 'api_error';
    if (/rate[ _-]?limit|too many requests|usage limit|\b429\b/i.test(clientText))
        return 'rate_limited';
    if (/authenticat|unauthorized|forbidden|invalid api key|\b40[13]\b/i.test(clientText))
        return 'auth';
    return 'api_error';
}

;// CONCATENATED MODULE: ./build/providers/claude/read-claude-result.js


/** The client says what is wrong in its first words. */
const CLIENT_TEXT_LIMIT = 120;
/** `subtype` says "success" even for an API error: the worst of all fields wins. */
function readClaudeResult(line) {
    const subtype = asText(line['subtype']) ?? '';
    const message = asText(line['result']) ?? asText(asList(line['errors'])[0]);
    const usage = usageOf(line);
    const base = {
        type: 'terminal',
        ...(message === undefined ? {} : { final_text: message, message }),
        ...(usage === undefined ? {} : { usage }),
    };
    if (subtype === 'error_max_turns')
        return { ...base, outcome: 'limit', limit: 'turns' };
    if (subtype.startsWith('error_max_budget'))
        return { ...base, outcome: 'limit', limit: 'budget' };
    const terminalReason = asText(line['terminal_reason']);
    const failed = line['is_error'] === true || terminalReason === 'api_error' || (subtype !== '' && subtype !== 'success');
    if (!failed)
        return { ...base, outcome: 'completed' };
    return { ...base, outcome: 'error', reason: errorReason(line, subtype, terminalReason, message ?? '') };
}
function errorReason(line, subtype, terminalReason, message) {
    const status = asNumber(line['api_error_status']) ?? statusInErrorText(message);
    // The run broke off, and nothing says that the API was to blame.
    if (subtype !== '' && subtype !== 'success' && status === undefined && terminalReason !== 'api_error')
        return 'exit';
    const kind = asText(line['api_error_type']) ?? asText(line['api_error']) ?? '';
    // After an API error the result is the client's own text; otherwise it may be the agent's, and is not looked at.
    const clientText = terminalReason === 'api_error' ? message.slice(0, CLIENT_TEXT_LIMIT) : '';
    return transportReasonOfStatus(status, `${kind} ${clientText}`);
}
/** The client's own error text, not the agent's: `API Error: 529 …`. */
function statusInErrorText(message) {
    const status = /^(?:Failed to authenticate\. )?API Error: (\d{3})\b/.exec(message)?.[1];
    return status === undefined ? undefined : Number(status);
}
function usageOf(line) {
    if (line['usage'] === undefined && line['total_cost_usd'] === undefined)
        return undefined;
    const usage = asRecord(line['usage']);
    return {
        input_tokens: asCount(usage['input_tokens']),
        output_tokens: asCount(usage['output_tokens']),
        cost_usd: asNumber(line['total_cost_usd']) ?? null,
        turns: asCount(line['num_turns']),
    };
}

;// CONCATENATED MODULE: ./build/evidence/line-head.js
const CLOSE_BRACE = 0x7d;
/** How far from its end a line is searched for a second event that lost its line feed. */
const TAIL_BYTES = 2048;
/** Whether the bytes at `position` are `head`. */
function standsAt(bytes, position, end, head) {
    if (end - position < head.length)
        return false;
    for (let index = 0; index < head.length; index += 1)
        if (bytes[position + index] !== head[index])
            return false;
    return true;
}
/** Whether the last thing in a line is a closing brace. */
function endsBraced({ bytes, start, end }) {
    let last = end - 1;
    while (last > start && (bytes[last] === 0x0d || bytes[last] === 0x20))
        last -= 1;
    return bytes[last] === CLOSE_BRACE;
}
/**
 * The end of a line that was not decoded, as one character per byte; undefined where the line does not end like a whole
 * event, or where `other` shows that a second event is glued to it.
 */
function wholeTail(line, other) {
    if (!endsBraced(line))
        return undefined;
    const tail = line.bytes.toString('latin1', Math.max(line.start + 1, line.end - TAIL_BYTES), line.end);
    return tail.includes(other) ? undefined : tail;
}

;// CONCATENATED MODULE: ./build/providers/claude/skip-claude-line.js

const STREAM_EVENT = Buffer.from('{"type":"stream_event"');
const USER = Buffer.from('{"type":"user","message":{"role":"user","content":[{');
const ID_FIRST = Buffer.from('"tool_use_id":"');
const TYPE_FIRST = Buffer.from('"type":"tool_result","tool_use_id":"');
const TYPE_BEHIND_ID = Buffer.from('","type":"tool_result"');
const ASSISTANT = '{"type":"assistant"';
const skip_claude_line_QUOTE = 0x22;
/** Ids are some 30 characters long; a longer one is not looked for. */
const MAX_ID_BYTES = 128;
/** With more open calls than this, decoding a line is cheaper than looking for each of them. */
const MAX_PENDING = 8;
/**
 * A partial message repeats what the whole message says, and a result is evidence only for a call that is still open. Both
 * are most of a transcript's bytes. A line is skipped only if it ends like a whole event and belongs to the session: it
 * carries its id or, for a result, begins with the id of a call that was seen in it and needs no answer (any more).
 */
function canSkipClaudeLine(line, scope) {
    const { bytes, start, end } = line;
    // The line that tells the session decides to whom all others belong.
    if (scope.session === undefined)
        return false;
    if (!standsAt(bytes, start, end, STREAM_EVENT)) {
        return answersClosedCall(line, scope) && wholeTail(line, ASSISTANT) !== undefined;
    }
    return endsInSession(line, scope, scope.session);
}
/** A partial message tells its session near its end, mostly where the one before told it. */
function endsInSession(line, scope, session) {
    const { bytes, start, end } = line;
    const likely = end - scope.sessionFromEnd;
    if (scope.sessionFromEnd > 0 && likely > start && endsBraced(line) && holdsText(bytes, likely, session))
        return true;
    const tail = wholeTail(line, ASSISTANT);
    const found = tail?.lastIndexOf(session) ?? -1;
    if (tail === undefined || found === -1)
        return false;
    scope.sessionFromEnd = tail.length - found;
    return true;
}
function holdsText(bytes, position, text) {
    for (let index = 0; index < text.length; index += 1) {
        if (bytes[position + index] !== text.charCodeAt(index))
            return false;
    }
    return true;
}
function answersClosedCall({ bytes, start, end }, scope) {
    const { pending } = scope;
    if (pending.size > MAX_PENDING || !standsAt(bytes, start, end, USER))
        return false;
    const block = start + USER.length;
    const idFirst = standsAt(bytes, block, end, ID_FIRST);
    if (!idFirst && !standsAt(bytes, block, end, TYPE_FIRST))
        return false;
    const from = block + (idFirst ? ID_FIRST : TYPE_FIRST).length;
    let to = from;
    while (to < end && to - from <= MAX_ID_BYTES && bytes[to] !== skip_claude_line_QUOTE)
        to += 1;
    if (bytes[to] !== skip_claude_line_QUOTE || (idFirst && !standsAt(bytes, to, end, TYPE_BEHIND_ID)))
        return false;
    const id = bytes.toString('latin1', from, to);
    if (pending.has(id) || !scope.knows(id))
        return false;
    // Older versions answer several calls in one line.
    for (const open of pending)
        if (bytes.subarray(start, end).includes(open))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./build/providers/claude/claude-reader.js






const CALL_BLOCKS = new Set(['tool_use', 'server_tool_use', 'mcp_tool_use']);
const QUIET_BLOCKS = new Set(['thinking', 'redacted_thinking', 'image', 'document', 'fallback', 'compaction']);
const QUIET_EVENTS = new Set(['stream_event', 'rate_limit_event', 'tool_progress', 'tool_use_summary', 'auth_status']);
/** How the client marks a call that it refused. */
const ERROR_TAG = '<tool_use_error>';
/** Claude Code: `--output-format stream-json`, and the array of `--output-format json --verbose`. */
const claudeReader = {
    agent: 'claude',
    arrayForm: true,
    textShowsCalls: false,
    readValue,
    readText: () => [],
    canSkip: canSkipClaudeLine,
};
function readValue(value) {
    const line = asRecord(value);
    const session = asText(line['session_id']);
    const parent = asText(line['parent_tool_use_id']);
    return {
        events: claude_reader_eventsOf(asText(line['type']), line),
        ...(session === undefined ? {} : { session }),
        ...(parent === undefined ? {} : { parent_call_id: parent }),
    };
}
function claude_reader_eventsOf(type, line) {
    switch (type) {
        case 'system':
            return [systemEvent(line)];
        case 'assistant':
            return assistantEvents(line);
        case 'user':
            return userEvents(line);
        case 'result':
            return [readClaudeResult(line)];
        default:
            if (type !== undefined && QUIET_EVENTS.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type ?? '(no type)', tool_like: looksLikeTool(line) }];
    }
}
function systemEvent(line) {
    const subtype = asText(line['subtype']);
    if (subtype === 'init') {
        const model = asText(line['model']);
        const version = asText(line['claude_code_version']);
        const sessionId = asText(line['session_id']);
        const tools = line['tools'] === undefined ? undefined : asList(line['tools']);
        const skills = asList(line['skills']).flatMap((name) => (typeof name === 'string' ? [listing(name)] : []));
        return {
            type: 'session',
            started: true,
            ...(sessionId === undefined ? {} : { session_id: sessionId }),
            ...(model === undefined ? {} : { model }),
            ...(version === undefined ? {} : { version }),
            ...(line['skills'] === undefined ? {} : { skills, catalogue: 'partial' }),
            ...(tools === undefined ? {} : { skill_tool: tools.includes('Skill') }),
        };
    }
    if (subtype === 'api_retry') {
        const status = asNumber(line['error_status']);
        const message = `${asText(line['error']) ?? 'request failed'}${status === undefined ? '' : ` (HTTP ${status})`}`;
        return { type: 'transport_error', reason: transportReasonOfStatus(status, message), message };
    }
    return { type: 'notice', name: `system/${subtype ?? '?'}` };
}
/** Listed as `folder (frontmatter name)` where the two differ. */
function listing(name) {
    const open = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
    return open <= 0 ? { name, aliases: [] } : { name: name.slice(0, open), aliases: [name.slice(open + 2, -1)] };
}
function assistantEvents(line) {
    const message = asRecord(line['message']);
    const synthetic = message['model'] === '<synthetic>';
    if (typeof message['content'] === 'string') {
        return [{ type: 'assistant_text', text: message['content'], synthetic }];
    }
    if (!Array.isArray(message['content']))
        return [{ type: 'unknown', name: 'assistant', tool_like: true }];
    return asList(message['content']).map((item) => {
        const block = asRecord(item);
        const kind = asText(block['type']) ?? '(no type)';
        if (kind === 'text')
            return { type: 'assistant_text', text: asText(block['text']) ?? '', synthetic };
        if (CALL_BLOCKS.has(kind)) {
            const tool = asText(block['name']) ?? '';
            const input = block['input'] ?? null;
            return { type: 'tool_call', call_id: asText(block['id']) ?? null, tool, input, purpose: purposeOf(tool, input) };
        }
        if (kind === 'tool_result' || kind.endsWith('_tool_result'))
            return resultEvent(block, undefined);
        if (QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `assistant/${kind}` };
        // Whatever an assistant's block is that is none of the known ones, it may be a call under another name.
        return { type: 'unknown', name: `assistant/${kind}`, tool_like: true };
    });
}
function userEvents(line) {
    const content = asRecord(line['message'])['content'];
    const blocks = asList(content);
    if (blocks.length === 0)
        return [{ type: 'notice', name: 'user' }];
    const results = blocks.filter((item) => asRecord(item)['type'] === 'tool_result').length;
    return blocks.map((item) => {
        const block = asRecord(item);
        // `tool_use_result` stands beside the message, so it can be told to belong to a result only where there is one.
        if (block['type'] === 'tool_result')
            return resultEvent(block, results === 1 ? line['tool_use_result'] : undefined);
        const kind = asText(block['type']) ?? '(no type)';
        const folder = line['isSynthetic'] === true ? baseFolder(asText(block['text'])) : undefined;
        if (folder !== undefined)
            return { type: 'skill_folder', folder };
        if (kind === 'text' || QUIET_BLOCKS.has(kind))
            return { type: 'notice', name: `user/${kind}` };
        return { type: 'unknown', name: `user/${kind}`, tool_like: looksLikeTool(block) };
    });
}
/** The client's own line before the text of a skill that it loaded. */
function baseFolder(text) {
    const path = /^Base directory for this skill: ([^\n]{1,4096})/.exec(text ?? '')?.[1];
    return path === undefined ? undefined : (0,path_segments/* pathParts */.KC)(path.trim()).at(-1);
}
function resultEvent(block, details) {
    const report = asRecord(details);
    const texts = [asText(details), asText(firstText(block['content']))];
    // Some refusals do not set `is_error`.
    const refused = texts[0]?.startsWith('Error:') === true || texts.some((text) => text?.startsWith(ERROR_TAG) === true);
    const ok = block['is_error'] !== true && report['success'] !== false && !refused;
    const loaded = asText(report['commandName']);
    return {
        type: 'tool_result',
        call_id: asText(block['tool_use_id']) ?? null,
        ok,
        ...(loaded === undefined ? {} : { loaded }),
    };
}
function firstText(content) {
    return typeof content === 'string' ? content : asRecord(asList(content)[0])['text'];
}
function purposeOf(tool, input) {
    const fields = asRecord(input);
    if (tool === 'Skill') {
        // Other versions call the argument otherwise. The client takes `/name` for `name`.
        const named = asText(fields['skill']) ?? asText(fields['command']) ?? asText(fields['name']);
        const skill = named?.trim().replace(/^\//, '');
        return skill === undefined || skill === '' ? { kind: 'other' } : { kind: 'skill', skill };
    }
    if (tool === 'Read') {
        const path = asText(fields['file_path']);
        return path === undefined ? { kind: 'other' } : { kind: 'opens', paths: [path] };
    }
    if (tool === 'Bash' || tool === 'PowerShell') {
        const paths = (0,opened_files/* openedFiles */.v)(asText(fields['command']) ?? '');
        return paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** What a tool call or a result would look like under another name. */
function looksLikeTool(block) {
    const id = asText(block['id']) ?? asText(block['tool_use_id']) ?? asText(block['call_id']) ?? '';
    const hasMessage = asRecord(block['message'])['content'] !== undefined;
    return (hasMessage ||
        /^(?:toolu_|call_|srvtoolu_)/.test(id) ||
        ['input', 'arguments', 'skill'].some((key) => block[key] !== undefined));
}

;// CONCATENATED MODULE: ./build/providers/codex/codex-reader.js



const QUIET_ITEMS = new Set(['reasoning', 'user_message', 'context_compaction']);
/** Items that are a tool call: the name of each is the name of the tool. */
const CALL_ITEMS = new Set([
    'file_change',
    'mcp_tool_call',
    'web_search',
    'todo_list',
    'collab_tool_call',
    'image_view',
]);
/** Codex: `codex exec --json`. There is no skill event; opening `SKILL.md` with a command is how a skill is loaded. */
const codexReader = {
    agent: 'codex',
    arrayForm: false,
    textShowsCalls: false,
    readValue: codex_reader_readValue,
    readText: () => [],
    canSkip: () => false,
};
function codex_reader_readValue(value) {
    const line = asRecord(value);
    return { events: codex_reader_eventsOf(line) };
}
function codex_reader_eventsOf(line) {
    const type = asText(line['type']);
    switch (type) {
        case 'thread.started': {
            const id = asText(line['thread_id']);
            return [{ type: 'session', started: true, ...(id === undefined ? {} : { session_id: id }) }];
        }
        case 'turn.started':
            return [{ type: 'notice', name: type }];
        case 'turn.completed': {
            const usage = asRecord(line['usage']);
            return [
                {
                    type: 'terminal',
                    outcome: 'completed',
                    usage: {
                        input_tokens: asCount(usage['input_tokens']),
                        output_tokens: asCount(usage['output_tokens']),
                        cost_usd: null,
                        turns: null,
                    },
                },
            ];
        }
        case 'turn.failed': {
            const message = asText(asRecord(line['error'])['message']) ?? 'the turn failed';
            return [{ type: 'terminal', outcome: 'error', reason: reasonOf(message), message }];
        }
        case 'error': {
            const message = asText(line['message']) ?? 'error';
            return [{ type: 'transport_error', reason: reasonOf(message), message }];
        }
        case 'item.started':
        case 'item.updated':
        case 'item.completed':
            return itemEvents(asRecord(line['item']), type === 'item.completed');
        default:
            return [
                {
                    type: 'unknown',
                    name: type ?? '(no type)',
                    tool_like: type?.startsWith('item') === true || looksLikeCall(line),
                },
            ];
    }
}
function itemEvents(item, completed) {
    const kind = asText(item['type']) ?? asText(item['item_type']) ?? '(no type)';
    const name = `item/${kind}`;
    if (kind === 'command_execution')
        return commandEvents(item, completed);
    if (kind === 'agent_message' || kind === 'assistant_message') {
        return completed
            ? [{ type: 'assistant_text', text: asText(item['text']) ?? '', synthetic: false }]
            : [{ type: 'notice', name }];
    }
    if (CALL_ITEMS.has(kind)) {
        const tool = kind === 'mcp_tool_call' ? `mcp:${asText(item['server']) ?? ''}/${asText(item['tool']) ?? ''}` : kind;
        const call = {
            type: 'tool_call',
            call_id: asText(item['id']) ?? null,
            tool,
            input: item['arguments'] ?? item['query'] ?? item['changes'] ?? item['items'] ?? null,
            purpose: { kind: 'other' },
        };
        const failed = item['status'] === 'failed' || (item['error'] ?? null) !== null;
        return completed ? [call, { type: 'tool_result', call_id: call.call_id, ok: !failed }] : [call];
    }
    // An item of type `error` is a warning about model metadata or features, not a failed turn.
    if (kind === 'error' || QUIET_ITEMS.has(kind))
        return [{ type: 'notice', name }];
    // Whatever an item is that is none of the known ones, it may be a call under another name.
    return [{ type: 'unknown', name, tool_like: true }];
}
function commandEvents(item, completed) {
    const command = commandText(item['command']);
    const paths = (0,opened_files/* openedFiles */.v)(command);
    const call = {
        type: 'tool_call',
        call_id: asText(item['id']) ?? null,
        tool: 'command_execution',
        input: command,
        purpose: paths.length === 0 ? { kind: 'other' } : { kind: 'opens', paths },
    };
    if (!completed)
        return [call];
    const output = asText(item['aggregated_output']);
    const exitCode = item['exit_code'];
    const status = asText(item['status']);
    const ok = exitCode === 0 && (status === undefined || status === 'completed');
    const unstated = (exitCode ?? null) === null && (status === undefined || status === 'completed');
    return [
        call,
        {
            type: 'tool_result',
            call_id: call.call_id,
            ok,
            ...(unstated ? { unstated } : {}),
            ...(output === undefined ? {} : { output }),
        },
    ];
}
/** Older versions give the argument list. */
function commandText(command) {
    if (typeof command === 'string')
        return command;
    if (!Array.isArray(command))
        return '';
    const words = command;
    return words.map((word) => (typeof word === 'string' ? quoted(word) : '')).join(' ');
}
function quoted(word) {
    return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`;
}
function looksLikeCall(fields) {
    return ['command', 'arguments', 'tool', 'call_id', 'aggregated_output'].some((key) => fields[key] !== undefined);
}
/** The client puts the status into its own message: `unexpected status 401 Unauthorized: …`. */
function reasonOf(message) {
    const status = /\bstatus:? (\d{3})\b/.exec(message)?.[1];
    return transportReasonOfStatus(status === undefined ? undefined : Number(status), message.slice(0, 400));
}

// EXTERNAL MODULE: ./build/evidence/text-rules.js
var text_rules = __webpack_require__(1359);
;// CONCATENATED MODULE: ./build/providers/copilot/copilot-reader.js






const DELTA_HEADS = ['assistant.message_delta', 'assistant.reasoning_delta', 'assistant.tool_call_delta'].map((name) => Buffer.from(`{"type":"${name}"`));
const ANY_EVENT = '{"type":"';
const FILE_VIEWERS = new Set(['view', 'read_file']);
const SHELLS = new Set(['bash', 'powershell', 'shell']);
/** Copilot: `--output-format json`, the `events.jsonl` of a session, and the plain text with its `skill(x)` lines. */
const copilotReader = {
    agent: 'copilot',
    arrayForm: false,
    textShowsCalls: true,
    readValue: copilot_reader_readValue,
    readText,
    canSkip: (line) => DELTA_HEADS.some((head) => standsAt(line.bytes, line.start, line.end, head)) &&
        wholeTail(line, ANY_EVENT) !== undefined,
};
function copilot_reader_readValue(value) {
    const line = asRecord(value);
    const data = asRecord(line['data']);
    const parent = asText(data['parentToolCallId']) ?? asText(line['parentToolCallId']);
    return { events: copilot_reader_eventsOf(asText(line['type']), line, data), ...(parent ? { parent_call_id: parent } : {}) };
}
function copilot_reader_eventsOf(type, line, data) {
    switch (type) {
        case 'session.start':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'session.skills_loaded':
            return [{ type: 'session', started: true, skills: listings(data), catalogue: 'complete' }];
        case 'session.tools_updated':
            return [{ type: 'session', started: true, ...sessionFields(data) }];
        case 'assistant.message':
            return messageEvents(data);
        case 'tool.execution_start':
            return [callEvent(data['toolCallId'], data['toolName'], data['arguments'])];
        case 'tool.execution_complete':
            return [
                {
                    type: 'tool_result',
                    call_id: asText(data['toolCallId']) ?? null,
                    ok: data['success'] === true,
                    ...(data['success'] === undefined ? { unstated: true } : {}),
                    ...loadedSkill(data),
                },
            ];
        case 'skill.invoked':
            return [invokedEvent(data)];
        case 'abort':
            return [{ type: 'aborted' }];
        case 'session.error': {
            const message = asText(data['message']) ?? 'the session failed';
            const kind = `${asText(data['errorType']) ?? ''} ${message}`;
            return [
                { type: 'transport_error', reason: transportReasonOfStatus(asNumber(data['statusCode']), kind), message },
            ];
        }
        case 'session.shutdown':
            return [shutdownEvent(data)];
        case 'result':
            return [copilot_reader_resultEvent(line)];
        default:
            if (type === undefined)
                return [{ type: 'unknown', name: '(no type)', tool_like: false }];
            if (/^(?:session|user|assistant|model|agent|hook|system|permission|external_tool)\./.test(type)) {
                return [{ type: 'notice', name: type }];
            }
            if (/^(?:tool|subagent|skill)\./.test(type) && KNOWN_QUIET.has(type))
                return [{ type: 'notice', name: type }];
            return [{ type: 'unknown', name: type, tool_like: type.startsWith('tool') || data['toolCallId'] !== undefined }];
    }
}
const KNOWN_QUIET = new Set([
    'tool.execution_progress',
    'tool.execution_partial_result',
    'tool.user_requested',
    'subagent.started',
    'subagent.completed',
    'subagent.failed',
    'subagent.selected',
    'subagent.deselected',
    'skill.context_delivered_ref',
]);
function sessionFields(data) {
    const id = asText(data['sessionId']);
    const model = asText(data['model']) ?? asText(data['selectedModel']);
    const version = asText(data['copilotVersion']);
    return {
        ...(id === undefined ? {} : { session_id: id }),
        ...(model === undefined ? {} : { model }),
        ...(version === undefined ? {} : { version }),
    };
}
/** Copilot answers to the frontmatter name; the folder is an alias. A disabled skill is not offered. */
function listings(data) {
    return asList(data['skills']).flatMap((item) => {
        const skill = asRecord(item);
        const name = asText(skill['name']);
        if (name === undefined || skill['enabled'] === false)
            return [];
        const folder = (0,path_segments/* skillFolderOf */.X_)((0,path_segments/* pathParts */.KC)(asText(skill['path']) ?? ''));
        const command = asText(skill['commandName']);
        const aliases = [folder, command].filter((alias) => alias !== undefined && alias !== name);
        return [{ name, aliases }];
    });
}
function messageEvents(data) {
    const text = asText(data['content']) ?? '';
    const requests = asList(data['toolRequests']).map((item) => {
        const request = asRecord(item);
        return callEvent(request['toolCallId'], request['name'], request['arguments']);
    });
    return text === '' ? requests : [{ type: 'assistant_text', text, synthetic: false }, ...requests];
}
function callEvent(id, name, input) {
    const tool = asText(name) ?? '';
    const fields = parsedArguments(input ?? null);
    return { type: 'tool_call', call_id: asText(id) ?? null, tool, input: fields, purpose: copilot_reader_purposeOf(tool, fields) };
}
/** The Responses wire gives the arguments as JSON text. */
function parsedArguments(input) {
    if (typeof input !== 'string')
        return input;
    try {
        return JSON.parse(input);
    }
    catch {
        return input;
    }
}
function copilot_reader_purposeOf(tool, input) {
    const fields = asRecord(input);
    if (tool === 'skill') {
        const skill = asText(fields['skill']) ?? asText(fields['name']);
        return skill === undefined ? { kind: 'other' } : { kind: 'skill', skill };
    }
    const path = asText(fields['path']);
    if (FILE_VIEWERS.has(tool) && path !== undefined)
        return { kind: 'opens', paths: [path] };
    if (SHELLS.has(tool)) {
        const paths = (0,opened_files/* openedFiles */.v)(asText(fields['command']) ?? '');
        if (paths.length > 0)
            return { kind: 'opens', paths };
    }
    return { kind: 'other' };
}
/** Only in the session's own `events.jsonl`; the folder of its path is another name of the skill. */
function invokedEvent(data) {
    const name = asText(data['name']);
    if (name === undefined)
        return { type: 'unknown', name: 'skill.invoked', tool_like: true };
    const plugin = asText(data['pluginName']);
    const qualified = (own) => (plugin === undefined || own.includes(':') ? own : `${plugin}:${own}`);
    const folder = (0,path_segments/* skillFolderOf */.X_)((0,path_segments/* pathParts */.KC)(asText(data['path']) ?? ''));
    const aliases = folder === undefined || folder === name ? [] : [qualified(folder)];
    return { type: 'skill_invoked', skill: qualified(name), aliases };
}
function loadedSkill(data) {
    const telemetry = asRecord(data['toolTelemetry']);
    const skill = asText(asRecord(telemetry['restrictedProperties'])['skillName']);
    return skill === undefined ? {} : { loaded: skill };
}
function copilot_reader_resultEvent(line) {
    const exitCode = asNumber(line['exitCode']);
    const usage = asRecord(line['usage']);
    const reported = reportedUsage(asCount(usage['inputTokens']), asCount(usage['outputTokens']));
    if (exitCode === 0)
        return { type: 'terminal', outcome: 'completed', usage: reported };
    const message = `the client ended with exit code ${exitCode ?? 'unknown'}`;
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage: reported };
}
/** The end of a session's `events.jsonl`, with the tokens of each model. */
function shutdownEvent(data) {
    const usages = Object.values(asRecord(data['modelMetrics'])).map((metrics) => asRecord(asRecord(metrics)['usage']));
    const total = (field) => usages.length === 0 ? null : usages.reduce((sum, usage) => sum + (asCount(usage[field]) ?? 0), 0);
    const usage = reportedUsage(total('inputTokens'), total('outputTokens'));
    if (data['shutdownType'] !== 'error')
        return { type: 'terminal', outcome: 'completed', usage };
    const message = asText(data['errorReason']) ?? 'the session ended with an error';
    return { type: 'terminal', outcome: 'error', reason: 'exit', message, usage };
}
function reportedUsage(input, output) {
    return { input_tokens: input, output_tokens: output, cost_usd: null, turns: null };
}
/**
 * In plain text the `skill(x)` lines are calls with their results. Other lines behind the client's own marks are its tool
 * lines and notices, which show nothing that counts; what is left is what the assistant said.
 */
function readText(text) {
    const skill = (0,text_rules/* copilotSkillLine */.YQ)(text);
    if (skill !== undefined) {
        return [
            {
                type: 'tool_call',
                call_id: null,
                tool: 'skill',
                input: { skill: skill.skill },
                purpose: { kind: 'skill', skill: skill.skill },
            },
            { type: 'tool_result', call_id: null, ok: !skill.failed, loaded: skill.skill },
        ];
    }
    const notice = /^\s{0,16}[●✓✗]\s{1,4}(.{0,500})/u.exec(text)?.[1];
    if (notice !== undefined) {
        return /^Request failed\b|\bRetrying\.\.\.$/.test(notice)
            ? [{ type: 'transport_error', reason: transportReasonOfStatus(undefined, notice), message: notice }]
            : [{ type: 'notice', name: 'text/tool_line' }];
    }
    // What a tool printed hangs below its line; a drawn tree (`└── file`) is text.
    if (/^\s{0,16}[└⎿↪]\s/u.test(text))
        return [{ type: 'notice', name: 'text/tool_output' }];
    return [{ type: 'assistant_text', text, synthetic: false }];
}

;// CONCATENATED MODULE: ./build/providers/readers.js



/** The clients whose transcripts are understood, by provider id. */
const READERS = new Map([claudeReader, codexReader, copilotReader].map((reader) => [reader.agent, reader]));

// EXTERNAL MODULE: ./build/routing/judge-unit.js
var judge_unit = __webpack_require__(5609);
;// CONCATENATED MODULE: ./build/app/score-transcript.js










const CHUNK_BYTES = 1024 * 1024;
/** No skill, model or version has a longer name. */
const NAME_LIMIT = 200;
/** A message of the client's may be as long as it likes. */
const ERROR_LIMIT = 1000;
/** Reads a transcript and says what it means for its case. The file is streamed; its size does not matter. */
async function scoreTranscript(request) {
    const { item, agent, process } = request;
    const reader = readerOf(agent);
    const requirements = (0,routing_requirements/* requirementsOf */.CG)(item.definition, agent);
    const tokens = new Set([...(0,routing_requirements/* tokensOf */.k8)(requirements), ...(request.furtherTokens ?? [])]);
    const scan = new TranscriptScan(reader, {
        tokens: [...tokens],
        anyTokens: [...new Set([...(requirements.any ?? []), ...(request.furtherAnyTokens ?? [])])],
        aliases: requirements.aliases,
        installed: request.installed,
        redact: redactSecrets,
    });
    const { sha256, bytes } = await readInto(scan, request.transcript);
    const { channel, evidence } = scan.finish();
    // A file that is called `.jsonl` and shows neither an event nor a call is something else than the client's plain text.
    const isText = !request.transcript.endsWith('.jsonl') || evidence.tool_calls > 0;
    const run = assessRun(channel, reader.textShowsCalls && isText, evidence, process);
    const verdict = (0,judge_unit/* judgeUnit */.M)(requirements, run);
    return {
        unit_run_id: request.unitRunId,
        agent,
        case_id: item.definition.case_id,
        category: item.definition.category ?? null,
        trial: request.trial,
        ...verdict,
        expected_skill: item.definition.expected_skill ?? null,
        timed_out: run.timedOut,
        exit_code: process.exitCode,
        token_hits: storedHits(run.hits, tokens),
        skills_available: run.skillsAvailable === null ? null : [...run.skillsAvailable],
        limit: run.limit,
        warnings: [...run.warnings],
        client: { name: agent, version: shortName(run.version), model: shortName(run.model) },
        usage: run.usage,
        error: errorText(verdict, run),
        observed: run.observed,
        case_digest: item.digest,
        case_file: item.file,
        case_line: item.line,
        transcript: { path: request.transcriptName, sha256, bytes },
    };
}
/** The reader of a provider, or an error that names the known ones. */
function readerOf(agent) {
    const reader = READERS.get(agent);
    if (reader !== undefined)
        return reader;
    const known = [...READERS.keys()].join(', ');
    throw new portcullis_error/* PortcullisError */.S('usage', `provider: expected one of ${known}, found ${JSON.stringify(agent)}`);
}
async function readInto(scan, path) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for await (const chunk of transcriptChunks(path)) {
        hash.update(chunk);
        bytes += chunk.length;
        scan.push(chunk);
    }
    return { sha256: hash.digest('hex'), bytes };
}
/** The bytes of a transcript, in chunks. Throws `PortcullisError` where it cannot be read. */
async function* transcriptChunks(path) {
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES }))
            yield chunk;
    }
    catch (error) {
        throw (0,file_error/* unreadable */.O$)(error, path, 'the transcript');
    }
}
/** Names that nobody asked for come from the transcript, which may put anything there. */
function storedHits(hits, asked) {
    const stored = [...hits].flatMap(([token, hit]) => {
        if (asked.has(token))
            return [[token, hit]];
        return token.length > NAME_LIMIT ? [] : [[redactSecrets(token), hit]];
    });
    return Object.fromEntries(stored);
}
function shortName(name) {
    return name === null ? null : redactSecrets(name).slice(0, NAME_LIMIT).toWellFormed();
}
/** One sentence that says why the unit did not pass; null where it did. */
function errorText(verdict, run) {
    if (verdict.status === 'pass')
        return null;
    const parts = [];
    if (verdict.gating_hits.length > 0)
        parts.push(`disallowed: ${verdict.gating_hits.join(', ')}`);
    if (verdict.status === 'fail' && verdict.missing.length > 0) {
        parts.push(`missing: ${verdict.missing.map(({ token, reason }) => `${token} (${reason})`).join(', ')}`);
    }
    if (run.transportMessage !== null)
        parts.push(run.transportMessage);
    if (run.timedOut)
        parts.push('the run was ended by the timeout');
    if (verdict.status === 'infra_error' && parts.length === 0) {
        parts.push(infraText(verdict.infra_reason));
    }
    const text = redactSecrets(parts.join('; '));
    return text.length > ERROR_LIMIT ? `${text.slice(0, ERROR_LIMIT).toWellFormed()}…` : text;
}
function infraText(reason) {
    if (reason === 'oversize')
        return 'a line was too long to read, so that absence proves nothing';
    return 'there is no proof that the model was at work to the end, so that absence proves nothing';
}

;// CONCATENATED MODULE: ./build/app/replay.js















/** More stray files than this are counted. */
const TOLD_STRAYS = 10;
/**
 * Scores recorded transcripts against the plan. The plan is cases × configured providers, not the files found: a transcript that is
 * not there is a missing result, and one that no planned cell asks for is told.
 */
async function replay(world, options, listeners) {
    const batchRunId = world.newId();
    const folder = (0,external_node_path_.resolve)(world.cwd, options.artifactsRoot, batchRunId);
    listeners.onFolder(folder);
    await (0,make_folder/* makeFolder */.f)(folder, 'the artifacts');
    const found = await foundTranscripts((0,external_node_path_.resolve)(world.cwd, options.transcripts), options.transcripts);
    const trialsFound = (caseId, agent) => Math.max(0, ...transcriptsFor(found, agent, caseId).map((item) => item.trial));
    const moreTrials = options.trials === null ? trialsFound : undefined;
    const { plan, cases } = await makePlan(world, options, {
        batchRunId,
        ...(moreTrials === undefined ? {} : { moreTrials }),
    });
    const comparatorCases = options.baseRef === null ? [] : await comparatorCasesFor(world, options.baseRef, options.cases);
    warnOfStrays(world, plan, found, cases);
    const installed = options.skills === null ? null : (await (0,load_skills/* loadSkills */.l)(world.cwd, options.skills)).listings;
    const byId = new Map(cases.map((item) => [item.definition.case_id, item]));
    const scored = [];
    const missing = [];
    for (const [index, unit] of plan.units.entries()) {
        const item = byId.get(unit.case_id);
        const transcript = transcriptsFor(found, unit.agent, unit.case_id).find((file) => file.trial === unit.trial);
        if (item === undefined || transcript === undefined) {
            missing.push(unit);
            continue;
        }
        listeners.onUnit(index, plan.units.length, unit);
        scored.push(await scoreUnit(world, unit, item, transcript, installed, comparatorCases));
    }
    const results = {
        schema: 1,
        batch_run_id: plan.batch_run_id,
        generated_at_utc: world.now().toISOString(),
        commit: plan.commit,
        case_set_digest: plan.case_set_digest,
        plan_digest: (0,contracts_plan/* planDigest */.Gb)(plan),
        seed: null,
        tool: { name: 'portcullis', version: world.version },
        summary: (0,contracts_results/* summarize */.eh)(scored),
        options: {
            mode: 'replay',
            cases: [...new Set(cases.map((item) => item.file))],
            agents: [...new Set(plan.units.map((unit) => unit.agent))],
            case_ids: plan.selection.case_ids,
            categories: plan.selection.categories,
        },
        results: scored,
    };
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, contracts_plan/* PLAN_FILE */.VI), (0,document_text/* documentText */.Z)(plan), 'the plan');
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, contracts_results/* PROOF_LOG_FILE */.nI), proofLog(results), 'the proof log');
    const places = [(0,external_node_path_.join)(folder, contracts_results/* RESULTS_FILE */.yG), ...(options.output === null ? [] : [(0,external_node_path_.resolve)(world.cwd, options.output)])];
    for (const place of places)
        await (0,write_file_atomically/* writeFileAtomically */.l)(place, (0,contracts_results/* resultsText */.qp)(results), 'the results');
    return { results, plan, folder, missing };
}
async function scoreUnit(world, unit, item, transcript, installed, comparatorCases) {
    const ids = new Set([item.definition.case_id, item.definition.renamed_from]);
    const before = comparatorCases.find(({ definition }) => ids.has(definition.case_id));
    const further = before === undefined ? null : (0,routing_requirements/* requirementsOf */.CG)(before.definition, unit.agent);
    return scoreTranscript({
        unitRunId: unit.unit_run_id,
        trial: unit.trial,
        item,
        agent: unit.agent,
        transcript: transcript.path,
        transcriptName: (0,load_cases/* displayPath */.Gt)(world.root, transcript.path),
        process: await processOutcomeBeside(transcript.stem),
        installed,
        ...(further === null ? {} : { furtherTokens: (0,routing_requirements/* tokensOf */.k8)(further), furtherAnyTokens: further.any ?? [] }),
    });
}
function transcriptsFor(found, agent, caseId) {
    return (found.byAgent.get(agent) ?? []).filter((file) => file.caseId === caseId);
}
/** Files that are not scored. Those of cells that a filter leaves out are no strays. */
function warnOfStrays(world, plan, found, cases) {
    const known = new Set(cases.map((item) => item.definition.case_id));
    const planned = new Set(plan.units.map((unit) => `${unit.agent} ${unit.case_id} ${unit.trial}`));
    const unplanned = [...found.byAgent].flatMap(([agent, files]) => files.filter((file) => {
        if (planned.has(`${agent} ${file.caseId} ${file.trial}`))
            return false;
        const isForeign = !plan.providers.includes(agent) || !known.has(file.caseId);
        return isForeign || plan.units.some((unit) => unit.agent === agent && unit.case_id === file.caseId);
    }));
    const said = [
        ...found.strays.map((path) => `${(0,load_cases/* displayPath */.Gt)(world.root, path)} is no transcript's name`),
        ...unplanned.map(({ path }) => `${(0,load_cases/* displayPath */.Gt)(world.root, path)} belongs to no unit of the plan`),
    ];
    for (const text of said.slice(0, TOLD_STRAYS))
        world.say(`warning: ${text} and is not scored`);
    if (said.length > TOLD_STRAYS)
        world.say(`warning: and ${said.length - TOLD_STRAYS} more files are not scored`);
}

;// CONCATENATED MODULE: ./build/app/demo.js










const CASES = 'cases/routing/demo.json';
const BASELINE = 'baselines/provider-baseline.json';
/**
 * Judges a real pull request: a git repository whose feature branch left `main` before `main` went on, and recordings of the three
 * real clients. Everything happens in a temporary folder.
 */
async function demo(world, options) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'portcullis-demo-'));
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'repository'));
        const repository = await scratchRepository((0,external_node_path_.join)(folder, 'repository'));
        await playPullRequest(world, repository, options);
        const recordings = (0,external_node_path_.join)(folder, 'recordings');
        await layOutRecordings(options, recordings);
        const inside = { ...world, cwd: repository.root, root: repository.root };
        world.say('replaying the recordings of claude, codex and copilot');
        const outcome = await replay(inside, {
            cases: null,
            selection: { agents: null, case_ids: null, categories: null },
            trials: null,
            transcripts: recordings,
            artifactsRoot: (0,external_node_path_.join)(folder, 'artifacts'),
            output: null,
            skills: null,
            baseRef: null,
        }, { onFolder: () => undefined, onUnit: () => undefined });
        world.say('comparing with the baseline at the merge base of main and feature\n');
        const result = await (0,gate_routing/* gateRouting */._)(inside, {
            results: [outcome.folder],
            cases: null,
            plan: null,
            against: { baseRef: 'main' },
            tolerateInfra: false,
        });
        // A failing gate names commands that explain it; they need what they explain.
        const kept = options.keep || result.exit_code !== 0;
        if (!kept)
            await (0,promises_.rm)(folder, { recursive: true, force: true });
        return { result, kept: kept ? folder : null };
    }
    catch (error) {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
        throw error;
    }
}
/** `main` gets cases, baseline and skills; `feature` changes a skill; `main` then goes on, so that its tip is no merge base. */
async function playPullRequest(world, repository, options) {
    const config = await houseText(options, contracts_config/* CONFIG_PATH */.tF);
    await repository.commit('Skills, routing cases and the baseline', {
        [contracts_config/* CONFIG_PATH */.tF]: config,
        [CASES]: await houseText(options, CASES),
        [BASELINE]: await houseText(options, BASELINE),
        '.claude/skills/alpha-skill/SKILL.md': skill('alpha-skill', 'Use when the user asks for alpha greetings.'),
        '.claude/skills/beta-skill/SKILL.md': skill('beta-skill', 'Use when the user asks for beta farewells.'),
    });
    await repository.branch('feature');
    const description = options.regress ? 'Greets.' : 'Use when the user asks for alpha greetings or mentions ALPHA.';
    await repository.commit('Rewrite the description of alpha-skill', {
        '.claude/skills/alpha-skill/SKILL.md': skill('alpha-skill', description),
    });
    await repository.checkout('main');
    await repository.commit('Go on without the pull request', { 'README.md': '# A repository with two skills\n' });
    await repository.checkout('feature');
    world.say('made a repository whose branch "feature" rewrites a skill, while "main" went on');
}
async function layOutRecordings(options, target) {
    for (const { agent, caseId, name } of demoRecordings(options.regress)) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(target, agent), { recursive: true });
        for (const ending of ['.jsonl', '.meta.json', '.stderr.txt']) {
            const source = (0,external_node_path_.join)(options.house, 'cases', 'transcripts', `${name}${ending}`);
            const isOptional = ending === '.stderr.txt';
            if (isOptional && !(await (0,find_files/* isFile */.fo)(source)))
                continue;
            await (0,promises_.copyFile)(source, (0,external_node_path_.join)(target, agent, `${caseId}${ending}`)).catch((error) => {
                throw new portcullis_error/* PortcullisError */.S('not_found', `${source}: the demo needs this recording`, 'Use a complete copy of Portcullis.', {
                    cause: error,
                });
            });
        }
    }
}
async function houseText(options, path) {
    return (0,promises_.readFile)((0,external_node_path_.join)(options.house, path), 'utf8');
}
function skill(name, description) {
    return `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`;
}

;// CONCATENATED MODULE: ./build/cli/commands/demo.js



const addDemo = (program, run) => {
    const command = program
        .command('demo')
        .description('judge a real pull request in a temporary repository, on recordings of the three real clients')
        .option('--regress', 'play a pull request that breaks things; exit code 1')
        .option('--keep', 'leave the repository and its artifacts for a look')
        .addHelpText('after', '\nExamples:\n  $ portcullis demo\n  $ portcullis demo --regress');
    run(command, async (options, context) => {
        const { result, kept } = await demo(context.openWorld(), {
            house: (0,external_node_path_.join)(context.io.distFolder, '..', '..'),
            regress: options.regress === true,
            keep: options.keep === true,
        });
        context.print(context.json ? context.document(result) : (0,reports/* gateText */.bp)(result, context.style));
        if (kept !== null)
            context.say(`\nThe repository and its artifacts are in ${kept}; remove the folder when you are done.`);
        return result.exit_code;
    });
};

;// CONCATENATED MODULE: ./build/app/transcript-events.js


/** The normalised events of a transcript, one after the other. */
async function* transcriptEvents(agent, path) {
    let ready = [];
    const decoder = new TranscriptDecoder(readerOf(agent), (event) => ready.push(event));
    for await (const chunk of transcriptChunks(path)) {
        decoder.push(chunk);
        yield* ready;
        ready = [];
    }
    decoder.end();
    yield* ready;
}

;// CONCATENATED MODULE: ./build/cli/options.js


/** The flags that name providers: `--agent`, `--agents` and `--provider` are taken alike, one of them is shown. */
const AGENT_FLAGS = ['--agents', '--agent', '--provider'];
/** Adds the three spellings; `shown` is the one that `--help` tells. */
function addAgentOption(command, shown, description) {
    for (const flag of AGENT_FLAGS) {
        const option = new esm/* Option */.c$(`${flag} <id>`, description).argParser(collectCommaList);
        command.addOption(flag === shown ? option : option.hideHelp());
    }
    return command;
}
/** All providers that any of the spellings named; null where none did. */
function agentsOf(options) {
    const all = [...(options.agents ?? []), ...(options.agent ?? []), ...(options.provider ?? [])];
    return all.length === 0 ? null : [...new Set(all.map((agent) => agent.toLowerCase()))];
}
/** The one provider that a command needs. */
function oneAgent(options) {
    const [agent, second] = agentsOf(options) ?? [];
    if (agent !== undefined && second === undefined)
        return agent;
    const found = agent === undefined ? 'none' : 'several';
    throw new portcullis_error/* PortcullisError */.S('usage', `--provider: expected one provider, found ${found}`, 'Example: --provider claude');
}
/** `a,b` and repeated flags alike. */
function collectCommaList(value, previous) {
    const items = value.split(',').map((item) => item.trim());
    return [...(previous ?? []), ...items.filter((item) => item !== '')];
}
/** A whole number within bounds. */
function wholeNumber(minimum, maximum) {
    return (value) => {
        const number = Number(value);
        if (/^-?\d+$/.test(value) && number >= minimum && number <= maximum)
            return number;
        throw new esm/* InvalidArgumentError */.Di(`expected a whole number from ${minimum} to ${maximum}`);
    };
}

// EXTERNAL MODULE: ./build/cli/write-out.js
var write_out = __webpack_require__(1003);
;// CONCATENATED MODULE: ./build/cli/commands/events.js



const addEvents = (program, run) => {
    const command = program
        .command('events')
        .description('the normalised events of a transcript, as JSON Lines')
        .argument('<file>', 'the transcript')
        .addHelpText('after', '\nExample:\n  $ portcullis events --provider claude cases/transcripts/claude-skill-alpha.jsonl');
    addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(command, async (options, context, [file = '']) => {
        for await (const event of transcriptEvents(oneAgent(options), file)) {
            // A long transcript must not pile up in memory before a slow reader.
            await (0,write_out/* writeOut */.s)(context.io.stdout, `${JSON.stringify(event)}\n`);
        }
        return 0;
    });
};

// EXTERNAL MODULE: ./build/app/results-files.js
var results_files = __webpack_require__(5448);
;// CONCATENATED MODULE: ./build/app/explain.js




/** So many candidates are named. */
const NAMED = 6;
/**
 * Finds the unit that a person means: a unit id (or the beginning of one), or `case[/provider[/trial]]`. Throws where there is none,
 * or more than one.
 */
async function findUnit(world, paths, wanted) {
    const all = [];
    for (const { path, shown } of (await Promise.all(paths.map((given) => (0,results_files/* resultsFiles */._)(world, given)))).flat()) {
        all.push(...(0,contracts_results/* parseResults */.c2)(await (0,read_text_file/* readTextFile */.Gu)(path, 'the results'), shown).results);
    }
    const found = all.filter((unit) => isMeant(unit, wanted));
    const [unit, second] = found;
    if (unit !== undefined && second === undefined)
        return unit;
    const help = 'Name it by its unit id, or as case/provider or case/provider/trial.';
    throw new portcullis_error/* PortcullisError */.S('usage', `expected one unit that ${JSON.stringify(wanted)} names, found ${found.length === 0 ? 'none' : listed(found)}`, found.length === 0 ? `${help} The results hold: ${listed(all)}.` : help);
}
function isMeant(unit, wanted) {
    if (wanted.length >= 6 && unit.unit_run_id.startsWith(wanted.toLowerCase()))
        return true;
    const [caseId, agent, trial] = wanted.split('/');
    return (unit.case_id === caseId &&
        (agent === undefined || unit.agent === agent) &&
        (trial === undefined || String(unit.trial) === trial));
}
function listed(units) {
    if (units.length === 0)
        return 'no units';
    const names = units
        .slice(0, NAMED)
        .map((item) => `${item.case_id}/${item.agent}/${item.trial} (${item.unit_run_id})`);
    return `${names.join(', ')}${units.length > NAMED ? ` and ${units.length - NAMED} more` : ''}`;
}

;// CONCATENATED MODULE: ./build/cli/commands/explain.js


const addExplain = (program, run) => {
    const command = program
        .command('explain')
        .description('why a unit came to its verdict: what was found, what is missing, what to do')
        .argument('<unit>', 'a unit id, or case[/provider[/trial]]')
        .option('--results <path...>', 'results files, or the folders that hold them')
        .addHelpText('after', '\nExample:\n  $ portcullis explain alpha-greeting/claude --results artifacts/<batch>');
    run(command, async (options, context, [wanted = '']) => {
        const unit = await findUnit(context.openWorld(), context.required('--results', options.results), wanted);
        context.print(context.json ? context.document(unit) : (0,reports/* unitText */.IL)(unit, context.style));
        return 0;
    });
};

// EXTERNAL MODULE: ./build/app/write-gate-result.js
var write_gate_result = __webpack_require__(7801);
;// CONCATENATED MODULE: ./build/cli/commands/gate.js




const addGate = (program, run) => {
    const command = program
        .command('gate')
        .description('compare results with the baseline at the merge base; exit code 1 where a cell fails')
        .option('--results <path...>', 'results files, or the folders that hold them')
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--plan <file>', 'the plan; without it plan.json beside the results')
        .option('--base-ref <ref>', 'compare with the merge base of this ref and HEAD')
        .option('--baseline <file>', 'compare with this file as it is, without a comparator')
        .option('--no-fail-on-infra', 'infrastructure errors warn; regressions still fail')
        .option('--output <file>', 'write the gate result as JSON')
        .addHelpText('after', `
Exit codes: 0 holds, 1 a cell fails, 2 usage or invalid input, 3 not comparable.

Examples:
  $ portcullis gate --results artifacts/<batch> --base-ref origin/main
  $ portcullis gate --results artifacts/<batch> --baseline baselines/provider-baseline.json --json`);
    run(command, async (options, context) => {
        const result = await (0,gate_routing/* gateRouting */._)(context.openWorld(), {
            results: context.required('--results', options.results),
            cases: options.cases ?? null,
            plan: options.plan ?? null,
            against: againstOf(options),
            tolerateInfra: options.failOnInfra === false,
        });
        if (options.output !== undefined)
            await (0,write_gate_result/* writeGateResult */.Y)(result, options.output);
        context.print(context.json ? context.document(result) : (0,reports/* gateText */.bp)(result, context.style));
        return result.exit_code;
    });
};
function againstOf({ baseRef, baseline }) {
    if (baseRef !== undefined && baseline === undefined)
        return { baseRef };
    if (baseline !== undefined && baseRef === undefined)
        return { baseline };
    const found = baseRef === undefined ? 'neither' : 'both';
    throw new portcullis_error/* PortcullisError */.S('usage', `expected either --base-ref or --baseline, found ${found}`, 'Example: --base-ref origin/main');
}

;// CONCATENATED MODULE: ./build/app/write-plan.js




/** Plans a batch and, where a file is named, writes the plan to it. */
async function writePlan(world, options, output) {
    const made = await makePlan(world, options);
    if (output !== null)
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.resolve)(world.cwd, output), (0,document_text/* documentText */.Z)(made.plan), 'the plan');
    return made;
}

;// CONCATENATED MODULE: ./build/cli/selection.js

/** The flags by which a plan is narrowed. */
function addSelectionOptions(command) {
    command
        .option('--cases <file...>', 'case files or globs; without them the configured ones')
        .option('--case-id <id>', 'only these cases', collectCommaList)
        .option('--category <name>', 'only cases of these categories', collectCommaList)
        .option('--trials <number>', 'trials of each cell', wholeNumber(1, 1000));
    return addAgentOption(command, '--agents', 'only these of the configured providers');
}
function planOptionsOf(flags) {
    return {
        cases: flags.cases ?? null,
        selection: {
            agents: mutable(agentsOf(flags)),
            case_ids: mutable(flags.caseId ?? null),
            categories: mutable(flags.category ?? null),
        },
        trials: flags.trials ?? null,
    };
}
function mutable(list) {
    return list === null ? null : [...list];
}

;// CONCATENATED MODULE: ./build/cli/commands/plan.js



const addPlan = (program, run) => {
    const command = program
        .command('plan')
        .description('which units a batch consists of: cases × providers × trials')
        .option('--output <file>', 'write the plan to a file')
        .addHelpText('after', '\nExample:\n  $ portcullis plan --agents claude,codex --output plan.json');
    addSelectionOptions(command);
    run(command, async (options, context) => {
        const { plan } = await writePlan(context.openWorld(), planOptionsOf(options), options.output ?? null);
        if (context.json) {
            context.print(context.document(plan));
            return 0;
        }
        for (const unit of plan.units)
            context.print(`${unit.case_id}\t${unit.agent}\t${unit.trial}\n`);
        const size = [counted(plan.cases.length, 'case'), counted(plan.providers.length, 'provider')];
        context.say(`${counted(plan.units.length, 'unit')} of ${size.join(' and ')}`);
        return 0;
    });
};

;// CONCATENATED MODULE: ./build/cli/progress.js
/** On a log, a sign of life is enough so often. */
const LOG_INTERVAL_MS = 5000;
/** One line that changes on a terminal; a plain line now and then where there is none; nothing with `--no-progress`. */
function progressLine({ io, progress }) {
    const stream = io.stderr;
    if (!progress)
        return { show: () => undefined, end: () => undefined };
    if ('isTTY' in stream && stream.isTTY === true) {
        let shown = false;
        return {
            show: (done, total, label) => {
                shown = true;
                stream.write(`\r\u001B[2K${done}/${total} ${label.slice(0, 60)}`);
            },
            end: () => {
                if (shown)
                    stream.write('\r\u001B[2K');
            },
        };
    }
    let last = Date.now();
    return {
        show: (done, total, label) => {
            if (Date.now() - last < LOG_INTERVAL_MS)
                return;
            last = Date.now();
            stream.write(`${done}/${total} ${label}\n`);
        },
        end: () => undefined,
    };
}

;// CONCATENATED MODULE: ./build/cli/commands/replay.js




/** More missing transcripts than this are counted. */
const TOLD_MISSING = 20;
const addReplay = (program, run) => {
    const command = program
        .command('replay')
        .description('score recorded transcripts again and write results.json, plan.json and tool-use-proof.log')
        .option('--transcripts <dir>', 'DIR/<agent>/<case_id>[.<trial>].(jsonl|txt), with .meta.json beside')
        .option('--artifacts-root <dir>', 'where the folder of the batch goes', 'artifacts')
        .option('--output <file>', 'a copy of results.json')
        .option('--skills <dir...>', 'roots of the installed skills; without them they come from the transcripts')
        .option('--base-ref <ref>', 'also record what the cases at the merge base with this ref ask for')
        .addHelpText('after', `
Example:
  $ portcullis replay --cases cases/routing/demo.json --transcripts recordings --artifacts-root artifacts`);
    addSelectionOptions(command);
    run(command, async (options, context) => {
        const transcripts = context.required('--transcripts', options.transcripts);
        const progress = progressLine(context);
        const outcome = await replay(context.openWorld(), {
            ...planOptionsOf(options),
            transcripts,
            artifactsRoot: options.artifactsRoot ?? 'artifacts',
            output: options.output ?? null,
            skills: options.skills ?? null,
            baseRef: options.baseRef ?? null,
        }, {
            // A protocol line that other programs read: never suppressed, never decorated.
            onFolder: (folder) => context.io.stderr.write(`ARTIFACT_DIR=${folder}\n`),
            onUnit: (done, total, unit) => progress.show(done, total, `${unit.case_id}/${unit.agent}`),
        }).finally(progress.end);
        for (const unit of outcome.missing.slice(0, TOLD_MISSING)) {
            context.say(`missing: ${unit.case_id}/${unit.agent}, trial ${unit.trial}: no transcript`);
        }
        const untold = outcome.missing.length - TOLD_MISSING;
        if (untold > 0)
            context.say(`missing: and ${untold} more`);
        const { summary } = outcome.results;
        if (context.json)
            context.print(context.document(outcome.results));
        else {
            const missing = outcome.missing.length === 0 ? '' : `, ${outcome.missing.length} without a transcript`;
            context.print(`${counted(summary.total, 'unit')}: ${summary.pass} pass, ${summary.fail} fail, ${summary.infra_error} infra_error${missing}\n`);
            context.print(`${outcome.folder}/results.json\n`);
        }
        return 0;
    });
};

// EXTERNAL MODULE: ./build/contracts/case-file.js + 1 modules
var case_file = __webpack_require__(6223);
;// CONCATENATED MODULE: ./build/app/score-one.js









/** Scores one transcript against one case. */
async function scoreOne(world, options) {
    const path = (0,external_node_path_.resolve)(world.cwd, options.caseFile);
    const shown = (0,load_cases/* displayPath */.Gt)(world.root, path);
    const item = chosenCase((0,case_file/* parseCaseFile */._T)(await (0,read_text_file/* readTextFile */.Gu)(path, 'the case'), shown), options.caseId, shown);
    (0,case_file/* refuseCaseProblems */.hE)([item]);
    const transcript = (0,external_node_path_.resolve)(world.cwd, options.transcript);
    return scoreTranscript({
        unitRunId: world.newId(),
        trial: 1,
        item,
        agent: options.agent,
        transcript,
        transcriptName: (0,load_cases/* displayPath */.Gt)(world.root, transcript),
        process: {
            exitCode: options.exitCode,
            timedOut: options.timedOut,
            spawnError: null,
            stderr: options.stderr === null ? null : await requiredStderr((0,external_node_path_.resolve)(world.cwd, options.stderr)),
        },
        installed: options.skills === null ? null : (await (0,load_skills/* loadSkills */.l)(world.cwd, options.skills)).listings,
    });
}
/** A file that was named must be there. */
async function requiredStderr(path) {
    const text = await stderrText(path);
    if (text !== null || (await (0,find_files/* isFile */.fo)(path)))
        return text;
    throw new portcullis_error/* PortcullisError */.S('not_found', `${path}: standard error: there is no such file`, 'Check the path.');
}
function chosenCase(cases, caseId, file) {
    const matching = caseId === null ? cases : cases.filter((item) => item.definition.case_id === caseId);
    const [item, second] = matching;
    if (item !== undefined && second === undefined)
        return item;
    const ids = cases.slice(0, 12).map((other) => other.definition.case_id);
    throw new portcullis_error/* PortcullisError */.S('usage', `${file}: expected one case${caseId === null ? '' : ` with the id ${caseId}`}, found ${matching.length}`, `Name it with --case-id; the file holds: ${ids.length === 0 ? 'none' : ids.join(', ')}.`);
}

;// CONCATENATED MODULE: ./build/cli/input-lines.js
/** A longer line is no request. */
const LINE_LIMIT_BYTES = 64 * 1024 * 1024;
/**
 * The lines of a stream. Split at 0x0A alone and decoded whole: the line separators of Unicode may stand inside JSON texts, where
 * Node's own line reader would cut them.
 */
async function* inputLines(input) {
    let parts = [];
    let length = 0;
    const take = () => {
        const line = length > LINE_LIMIT_BYTES ? { problem: 'a line over 64 MiB' } : decoded(Buffer.concat(parts));
        parts = [];
        length = 0;
        return line;
    };
    const add = (part) => {
        length += part.length;
        if (length <= LINE_LIMIT_BYTES)
            parts.push(part);
        else
            parts = [];
    };
    for await (const chunk of input) {
        let start = 0;
        for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
            add(chunk.subarray(start, end));
            yield take();
            start = end + 1;
        }
        add(chunk.subarray(start));
    }
    if (length > 0)
        yield take();
}
function decoded(bytes) {
    try {
        return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
    }
    catch {
        return { problem: 'bytes that are not UTF-8' };
    }
}

;// CONCATENATED MODULE: ./build/cli/batch.js



/**
 * `--batch`: JSON Lines in, one result per line out, in order. A bad line gives `{id?, error: {code, message}}` and the exit code 2 at
 * the end; the other lines are not affected.
 */
async function runBatch(input, output, handle) {
    let exitCode = 0;
    for await (const read of inputLines(input)) {
        if ('text' in read && read.text.trim() === '')
            continue;
        let id = {};
        let line;
        try {
            const fields = fieldsOf(read);
            if (['string', 'number'].includes(typeof fields['id']))
                id = { id: fields['id'] };
            line = JSON.stringify({ ...id, ...(await handle(fields)) });
        }
        catch (error) {
            if (!(error instanceof portcullis_error/* PortcullisError */.S))
                throw error;
            exitCode = 2;
            line = JSON.stringify({ ...id, error: { code: error.code, message: error.message } });
        }
        await (0,write_out/* writeOut */.s)(output, `${line}\n`);
    }
    return exitCode;
}
/** A text field of a batch line, or an error that names it. */
function textField(fields, name) {
    const value = fields[name];
    if (typeof value === 'string')
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${name}: expected a text, found ${batch_described(value)}`);
}
/** A truth field of a batch line; false where the line has none. */
function flagField(fields, name) {
    const value = fields[name] ?? false;
    if (typeof value === 'boolean')
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${name}: expected true or false, found ${batch_described(value)}`);
}
/** A number field of a batch line; undefined where the line has none. */
function numberField(fields, name) {
    const value = fields[name];
    if (value === undefined || value === null)
        return undefined;
    if (typeof value === 'number')
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `${name}: expected a number, found ${batch_described(value)}`);
}
function fieldsOf(read) {
    if ('problem' in read)
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected a JSON object, found ${read.problem}`);
    const line = read.text;
    let value;
    try {
        value = JSON.parse(line);
    }
    catch (error) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected a JSON object, found ${JSON.stringify(line.slice(0, 80))}`, undefined, {
            cause: error,
        });
    }
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
        return value;
    throw new portcullis_error/* PortcullisError */.S('invalid_input', `expected a JSON object, found ${JSON.stringify(line.slice(0, 80))}`);
}
/** A value in a message. Nested values are only named: they may be nested deeper than can be written down. */
function batch_described(value) {
    if (value === undefined)
        return 'nothing';
    if (value !== null && typeof value === 'object')
        return Array.isArray(value) ? 'a list' : 'an object';
    return JSON.stringify(value).slice(0, 80);
}

;// CONCATENATED MODULE: ./build/cli/commands/score.js




const addScore = (program, run) => {
    const command = program
        .command('score')
        .description('the verdict of one transcript for one case')
        .option('--case <file>', 'the case: one case object, or a case file with --case-id')
        .option('--case-id <id>', 'which case of the file')
        .option('--transcript <file>', "the client's standard output")
        .option('--skills <dir...>', 'roots of the installed skills; without them they come from the transcript')
        .option('--exit-code <number>', "the client's exit code; without it the exit status is not known", wholeNumber(-1, 65_535))
        .option('--timed-out', 'our own clock ended the run')
        .option('--stderr <file>', "the client's standard error, for messages")
        .option('--batch', 'JSON Lines on standard input: {case, agent, transcript, case_id?, exit_code?, timed_out?} → unit result')
        .addHelpText('after', `
Example:
  $ portcullis score --case cases/routing/demo.json --case-id alpha-greeting --provider claude \\
      --transcript cases/transcripts/claude-skill-alpha.jsonl --exit-code 0`);
    addAgentOption(command, '--provider', 'the client that wrote the transcript');
    run(command, async (options, context) => {
        const world = context.openWorld();
        const skills = options.skills ?? null;
        if (options.batch === true) {
            return runBatch(context.readStdin(), context.io.stdout, (fields) => scoreOne(world, {
                caseFile: textField(fields, 'case'),
                caseId: fields['case_id'] === undefined ? null : textField(fields, 'case_id'),
                agent: textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase(),
                transcript: textField(fields, 'transcript'),
                skills,
                exitCode: numberField(fields, 'exit_code') ?? null,
                timedOut: flagField(fields, 'timed_out'),
                stderr: fields['stderr'] === undefined ? null : textField(fields, 'stderr'),
            }));
        }
        const result = await scoreOne(world, {
            caseFile: context.required('--case', options.case),
            caseId: options.caseId ?? null,
            agent: oneAgent(options),
            transcript: context.required('--transcript', options.transcript),
            skills,
            exitCode: options.exitCode ?? null,
            timedOut: options.timedOut === true,
            stderr: options.stderr ?? null,
        });
        context.print(context.json ? context.document(result) : (0,reports/* unitText */.IL)(result, context.style));
        return 0;
    });
};

// EXTERNAL MODULE: ./build/evidence/compute-tier.js
var compute_tier = __webpack_require__(8966);
;// CONCATENATED MODULE: ./build/evidence/judge-line.js





const NO_SIGNAL = { tier: 3, score: 0 };
/**
 * The tier and score of one line for one token, by the line itself: an event of the client's JSON stream by its structure,
 * any other line by the text rules with the score computed. A call or read counts as having succeeded unless the line
 * says that it failed. `reader` is the client's; without one the text rules judge everything.
 */
function judgeLine(reader, agent, token, line) {
    const bytes = Buffer.from(line.replace(/[\r\n]+$/, ''), 'utf8');
    const decoded = decodeLine({ bytes, start: 0, end: bytes.length });
    if (decoded.kind === 'blank' || !(0,text_rules/* occursIn */.HE)(token, decoded.text))
        return NO_SIGNAL;
    if (reader !== undefined && decoded.kind === 'json') {
        const { events } = reader.readValue(decoded.value);
        if (isEvent(decoded.value, events))
            return structuredScore(agent, token, events, decoded.text);
    }
    const score = (0,compute_tier/* textScore */.gv)(token, decoded.text, agent);
    return { tier: (0,compute_tier/* computeTier */.Qk)(agent, token, decoded.text, score), score };
}
/** Whether the client knows an event of the value's `type`; a reader names an unknown event by that type. */
function isEvent(value, events) {
    const type = asText(asRecord(value)['type']);
    return type !== undefined && !events.some((event) => event.type === 'unknown' && event.name === type);
}
function structuredScore(agent, token, events, raw) {
    const query = { tokens: [token], anyTokens: [], aliases: new Map(), installed: null };
    const collector = new EvidenceCollector(agent, query, { assumeSuccess: true });
    collector.addLine(events.map((event) => ({ line: 1, ...event })), raw);
    const hit = collector.finish().hits.get(token);
    return hit === undefined ? NO_SIGNAL : { tier: hit.tier, score: hit.score };
}

;// CONCATENATED MODULE: ./build/app/judge-tier.js



/** The tier of one line for one token: `computeTier` with a given score, the line judged by itself without one. */
function judgeTier({ agent, token, line, score }) {
    if (score !== undefined)
        return { tier: (0,compute_tier/* computeTier */.Qk)(agent, token, line, score), score };
    return judgeLine(READERS.get(agent), agent, token, line);
}

;// CONCATENATED MODULE: ./build/cli/commands/tier.js




const addTier = (program, run) => {
    const command = program
        .command('tier')
        .description('the evidence tier of one line for one token (computeTier), or of many with --batch')
        .option('--token <token>', 'a skill id or a file path')
        .option('--line <line>', 'the line of a transcript')
        .option('--score <number>', 'take the line as plain text with this score', wholeNumber(0, 1_000_000))
        .option('--batch', 'JSON Lines on standard input: {agent, token, line, score?} → {tier, score}')
        .addHelpText('after', `
Examples:
  $ portcullis tier --agent copilot --token alpha-skill --line '● skill(alpha-skill)'
  $ portcullis tier --batch < lines.jsonl`);
    addAgentOption(command, '--agent', 'the provider whose line it is');
    run(command, async (options, context) => {
        if (options.batch === true) {
            return runBatch(context.readStdin(), context.io.stdout, (fields) => {
                const score = numberField(fields, 'score');
                const agent = textField(fields, fields['agent'] === undefined ? 'provider' : 'agent').toLowerCase();
                const request = { agent, token: token(textField(fields, 'token')), line: textField(fields, 'line') };
                return Promise.resolve(judgeTier(score === undefined ? request : { ...request, score }));
            });
        }
        if (options.token === undefined || options.line === undefined || agentsOf(options) === null) {
            const help = 'Or give many lines with --batch.';
            throw new portcullis_error/* PortcullisError */.S('usage', 'expected --agent, --token and --line', help);
        }
        const request = { agent: oneAgent(options), token: token(options.token), line: options.line };
        const result = judgeTier(options.score === undefined ? request : { ...request, score: options.score });
        context.print(context.json ? `${JSON.stringify(result)}\n` : `tier ${result.tier}, score ${result.score}\n`);
        return 0;
    });
};
function token(text) {
    if (text.trim() !== '')
        return text;
    throw new portcullis_error/* PortcullisError */.S('usage', 'token: expected a skill id or a file path, found an empty text');
}

// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/io/yaml-document.js
var yaml_document = __webpack_require__(5006);
// EXTERNAL MODULE: ./build/kernel/json-document.js + 1 modules
var json_document = __webpack_require__(8867);
;// CONCATENATED MODULE: ./build/app/collect-problems.js



/** Reads a document; where it cannot be read, its problems join the others and the result is null. */
async function orCollect(problems, file, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof portcullis_error/* PortcullisError */.S))
            throw error;
        problems.push(...(error instanceof contracts_problem/* ProblemsError */.FQ ? error.problems : [problemOf(error, file)]));
        return null;
    }
}
/** What keeps a document from being looked at all. */
function problemOf(error, file) {
    const { cause, help = null } = error;
    const place = { file, pointer: '', help };
    if (cause instanceof json_document/* JsonSyntaxError */.q3) {
        return { ...place, line: cause.line, expected: 'valid JSON', found: cause.reason };
    }
    const yaml = /:(\d+):\d+: not valid YAML: (.*)$/s.exec(error.message);
    if (yaml !== null)
        return { ...place, line: Number(yaml[1]), expected: 'valid YAML', found: yaml[2] ?? '' };
    const [, expected, found] = /: expected (.*), found (.*)$/s.exec(error.message) ?? [];
    if (expected !== undefined && found !== undefined)
        return { ...place, line: null, expected, found };
    const said = error.message.startsWith(`${file}: `) ? error.message.slice(file.length + 2) : error.message;
    return { ...place, line: null, expected: 'a file that can be read', found: said };
}

;// CONCATENATED MODULE: ./build/app/validate.js













/** Checks configuration, cases and baseline. What is wrong is listed with file and line, in all files and not only in the first. */
async function validateAll(world, options) {
    const problems = [];
    const configured = await orCollect(problems, contracts_config/* CONFIG_PATH */.tF, () => checkedConfig(world, problems));
    const config = configured ?? contracts_config/* DEFAULT_CONFIG */.PV;
    const paths = (0,load_cases/* casePaths */.n2)(world, options.cases) ?? config.cases;
    const files = configured === null && options.cases === null ? [] : await (0,load_cases/* caseFiles */.Go)(world.root, paths);
    const cases = [];
    let complete = files.length > 0;
    for (const file of files) {
        const read = () => (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(world.root, file), 'the case file');
        const parsed = await orCollect(problems, file, async () => (0,case_file/* parseCaseFile */._T)(await read(), file));
        complete &&= parsed !== null;
        cases.push(...(parsed ?? []));
    }
    if (complete && cases.length === 0)
        problems.push(noCases(files));
    const roots = options.skills?.map((root) => (0,external_node_path_.resolve)(world.cwd, root)) ?? config.skills;
    const loaded = await orCollect(problems, options.skills === null ? contracts_config/* CONFIG_PATH */.tF : '--skills', () => (0,load_skills/* loadSkills */.l)(world.root, roots));
    const installed = roots.length === 0 ? null : (loaded?.listings ?? null);
    const inventory = installed === null ? null : new skill_identity/* SkillInventory */.k(installed);
    problems.push(...(0,case_file/* caseProblems */.pQ)(cases, inventory === null ? null : (name) => inventory.has(name)));
    // Cases that were named on the command line need not be those that the configured baseline speaks of.
    const baseline = options.baseline ?? (options.cases === null && configured !== null ? config.baseline : null);
    const known = complete ? cases : null;
    const entries = baseline === null
        ? 0
        : await orCollect(problems, baseline, () => checkBaseline(world, baseline, options.baseline !== null, known, config, problems));
    return {
        cases: cases.length,
        case_set_digest: problems.length === 0 ? (0,case_file/* caseSetDigest */.Rp)(cases) : null,
        baseline_entries: entries ?? 0,
        skills: installed?.length ?? null,
        problems,
    };
}
/** The configuration; providers that nobody can read add to the problems. */
async function checkedConfig(world, problems) {
    const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.join)(world.root, contracts_config/* CONFIG_PATH */.tF), 'the configuration');
    if (text === undefined) {
        await (0,load_config/* refuseMisnamedConfig */.PI)(world.root);
        return contracts_config/* DEFAULT_CONFIG */.PV;
    }
    const document = await (0,yaml_document/* parseYamlDocument */.I)(text, contracts_config/* CONFIG_PATH */.tF);
    const config = (0,contracts_config/* parseConfig */.o4)(document.value, contracts_config/* CONFIG_PATH */.tF, document);
    for (const id of config.providers.keys()) {
        if (READERS.has(id))
            continue;
        problems.push({
            file: contracts_config/* CONFIG_PATH */.tF,
            line: document.lineOf(`/providers/${id}`) ?? null,
            pointer: `/providers/${id}`,
            expected: `one of ${[...READERS.keys()].join(', ')}`,
            found: JSON.stringify(id),
            help: 'no other client can be read yet',
        });
    }
    return config;
}
/** How many entries the baseline has; entries that speak of nothing add to the problems. `cases` is null where not all are known. */
async function checkBaseline(world, file, named, cases, config, problems) {
    const path = named ? (0,external_node_path_.resolve)(world.cwd, file) : (0,external_node_path_.join)(world.root, file);
    const text = named ? await (0,read_text_file/* readTextFile */.Gu)(path, 'the baseline') : await (0,read_text_file/* readOptionalTextFile */.Q3)(path, 'the baseline');
    if (text === undefined)
        return 0;
    const baseline = (0,contracts_baseline/* parseBaseline */.nk)(text, file);
    const lines = (0,json_source/* parseJsonSource */.X0)(text, file);
    const add = (pointer, expected, found, help) => {
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help });
    };
    const ids = new Set(cases?.flatMap(({ definition }) => [definition.case_id, definition.renamed_from ?? '']));
    let entries = 0;
    for (const [id, providers] of baseline.entries) {
        entries += providers.size;
        if (cases !== null && !ids.has(id)) {
            const help = 'remove the entry with the case, or correct the id';
            add(`/${id}`, 'an entry for a case that exists', `no case ${id}`, help);
            continue;
        }
        for (const agent of providers.keys()) {
            if (config.providers.has(agent))
                continue;
            const expected = `a configured provider (${[...config.providers.keys()].join(', ')})`;
            add(`/${id}/${agent}`, expected, agent, 'remove the entry with the provider, or correct the id');
        }
    }
    return entries;
}
function noCases(files) {
    const help = 'a gate without cases would hold whatever happens';
    return { file: files[0] ?? '', line: 1, pointer: '', expected: 'at least one case', found: 'none', help };
}

;// CONCATENATED MODULE: ./build/cli/commands/validate.js



const addValidate = (program, run) => {
    const command = program
        .command('validate')
        .description('check cases, baseline and configuration; every problem with file and line')
        .argument('[files...]', 'case files; without them and --cases, the configured ones')
        .option('--cases <file...>', 'case files or globs')
        .option('--baseline <file>', 'a baseline to check with them')
        .option('--skills <dir...>', 'roots of the installed skills: required and disallowed skills must exist there')
        .addHelpText('after', '\nExamples:\n  $ portcullis validate\n  $ portcullis validate --cases cases/routing/demo.json --skills .claude/skills');
    run(command, async (options, context, files) => {
        const cases = [...files, ...(options.cases ?? [])];
        const validation = await validateAll(context.openWorld(), {
            cases: cases.length === 0 ? null : cases,
            baseline: options.baseline ?? null,
            skills: options.skills ?? null,
        });
        const { problems } = validation;
        if (context.json)
            context.print(context.document({ valid: problems.length === 0, ...validation }));
        else if (problems.length === 0) {
            const skills = validation.skills === null ? [] : [counted(validation.skills, 'skill')];
            const entries = counted(validation.baseline_entries, 'baseline entry', 'baseline entries');
            context.print(`valid: ${[counted(validation.cases, 'case'), entries, ...skills].join(', ')}\n`);
        }
        else {
            for (const problem of problems)
                context.print(`${(0,contracts_problem/* formatProblem */.Vw)(problem)}\n`);
            context.print(`${counted(problems.length, 'problem')}\n`);
        }
        return problems.length === 0 ? 0 : 2;
    });
};

;// CONCATENATED MODULE: ./build/cli/program.js
















/** In the order in which a reader should meet them. */
const COMMANDS = [
    addDemo,
    addValidate,
    addPlan,
    addReplay,
    addGate,
    addBless,
    addExplain,
    addScore,
    addEvents,
    addTier,
];
/** Parses the arguments and runs the command they name; resolves to the exit code. */
async function runProgram(argv, io) {
    let exitCode = 0;
    const program = buildProgram(io, (code) => {
        exitCode = code;
    });
    try {
        if (argv.length === 0)
            program.outputHelp();
        else
            await program.parseAsync(argv, { from: 'user' });
        return exitCode;
    }
    catch (error) {
        // Commander has already printed; its own codes are 0 after --help and 1 for bad usage, which is 2 here.
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 2;
        if (error instanceof portcullis_error/* PortcullisError */.S && argv.includes('--json')) {
            io.stdout.write((0,document_text/* documentText */.Z)({ error: { code: error.code, message: error.message, help: error.help ?? null } }));
        }
        throw error;
    }
}
/** The whole command line, for running it and for the generated reference. */
function buildProgram(io, setExitCode) {
    const program = new esm/* Command */.uB('portcullis')
        .description('The merge gate for repositories that hold agent skills, plugins or agent harnesses.')
        .version(version/* VERSION */.x)
        .exitOverride()
        .showSuggestionAfterError()
        .showHelpAfterError('(add --help for the options)')
        .configureOutput({ writeOut: (text) => io.stdout.write(text), writeErr: (text) => io.stderr.write(text) });
    const run = (command, action) => {
        command
            .option('--json', 'results as JSON on standard output')
            .option('--no-progress', 'no progress and notices on standard error')
            .option('--no-color', 'no colours, also on a terminal')
            .action(async () => {
            const options = command.opts();
            const context = await commandContext(io, options);
            const withHelpers = { ...context, required, document: document_text/* documentText */.Z };
            setExitCode(await action(options, withHelpers, command.args));
        });
    };
    for (const add of COMMANDS)
        add(program, run);
    // Adds `completion <shell>`, and a hidden `complete` that the printed script calls.
    (0,commander/* default */.A)(program, { completionCommandName: 'completion' });
    return program;
}
function required(flag, value) {
    if (value !== undefined)
        return value;
    throw new portcullis_error/* PortcullisError */.S('usage', `expected ${flag}, found nothing`, 'Add --help for the options and an example.');
}


/***/ })

};
