export const id = 3143;
export const ids = [3143];
export const modules = {

/***/ 44724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ DELTA_CLASS),
  IM: () => (/* binding */ deltaShape),
  Eg: () => (/* binding */ requiredDelta)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/git/git-command.js
var git_command = __webpack_require__(81874);
;// CONCATENATED MODULE: ./build/io/git/reference-delta.js

/** As the reference compares: no deletions, and names without quotes. */
const DIFF = ['diff', '--name-only', '-z', '--diff-filter=ACMR', '--no-ext-diff', '--no-relative'];
/**
 * What differs between two refs, or the first of `bases` that is there and `head`, and what was not committed. Paths that git does not
 * track, and deleted ones, are not among them.
 */
async function referenceDelta(directory, environment, fromRef, bases, head) {
    const git = (0,git_command/* gitCommand */.QT)(directory, environment);
    const base = fromRef ?? (await firstThatExists(git, bases));
    const committed = base === null ? [] : await pathsOf(git, '--end-of-options', `${base}...${head}`);
    const others = [await pathsOf(git, '--cached'), await pathsOf(git)].map((paths) => paths ?? []);
    const compared = committed === null ? 'diff_failed' : base === null ? [] : 'git_diff';
    const added = others.flatMap((paths) => (paths.length > 0 ? 'workspace' : []));
    const source = [compared, ...added].flat().join('+') || 'none';
    return { changedPaths: [...(committed ?? []), ...others.flat()], source, fromRef: base };
}
async function firstThatExists(git, refs) {
    for (const ref of refs) {
        const { exitCode } = await git('rev-parse', '--verify', '--quiet', '--end-of-options', ref);
        if (exitCode === 0)
            return ref;
    }
    return null;
}
/** Null where git cannot compare. */
async function pathsOf(git, ...args) {
    const { exitCode, stdout } = await git(...DIFF, ...args, '--');
    return exitCode === 0 ? stdout.toString('utf8').split('\0').slice(0, -1) : null;
}

// EXTERNAL MODULE: ./build/kernel/input-class-error.js
var input_class_error = __webpack_require__(25146);
// EXTERNAL MODULE: ./build/kernel/json-shape.js
var json_shape = __webpack_require__(77220);
// EXTERNAL MODULE: ./build/required/project.js
var project = __webpack_require__(99409);
// EXTERNAL MODULE: ./build/required/spelt-fields.js
var spelt_fields = __webpack_require__(72114);
;// CONCATENATED MODULE: ./build/app/required/required-delta.js







const DELTA_CLASS = 'required_delta_invalid';
const DEFAULT_BASES = ['origin/main', 'main', 'origin/master', 'master', 'HEAD~1'];
/** The reference's request. */
const deltaShape = (0,json_shape/* record */.g1)({ repoRoot: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), fromRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq), toRef: (0,json_shape/* optional */.lq)(json_shape/* text */.Qq) });
/** The delta that it asks for (premath harness 3.2). Throws `InputClassError`. */
async function requiredDelta(cwd, environment, given) {
    const folder = (0,external_node_path_.resolve)(cwd, (0,spelt_fields/* textOf */.b6)(given.repoRoot) ?? '.');
    if ((0,find_files/* repositoryRoot */.Hn)(folder) === null) {
        throw new input_class_error/* InputClassError */.X(DELTA_CLASS, `repoRoot: expected a git repository, found none at ${folder}`);
    }
    const variable = (name) => (0,spelt_fields/* textOf */.b6)(environment[`PORTCULLIS_${name}`]) ?? (0,spelt_fields/* textOf */.b6)(environment[`PREMATH_${name}`]);
    const toRef = (0,spelt_fields/* textOf */.b6)(given.toRef) ?? variable('CI_HEAD_REF') ?? 'HEAD';
    const named = variable('CI_BASE_REF');
    const bases = [...(named === undefined ? [] : [named, otherPlace(named)]), ...DEFAULT_BASES];
    const delta = await referenceDelta(folder, environment, (0,spelt_fields/* textOf */.b6)(given.fromRef) ?? null, bases, toRef);
    return {
        schema: 1,
        deltaKind: 'ci.required.delta.v1',
        changedPaths: (0,project/* pathSet */.ah)(delta.changedPaths, 'reference'),
        source: delta.source,
        fromRef: delta.fromRef,
        toRef,
    };
}
/** A ref is looked for at the remote and here. */
function otherPlace(ref) {
    return ref.startsWith('origin/') ? ref.slice('origin/'.length) : `origin/${ref}`;
}


/***/ }),

/***/ 63143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  requiredJob: () => (/* binding */ requiredJob),
  x: () => (/* binding */ runRequired)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/required-attestation.js + 1 modules
var required_attestation = __webpack_require__(30665);
// EXTERNAL MODULE: ./build/io/file-error.js
var file_error = __webpack_require__(54072);
// EXTERNAL MODULE: ./build/io/make-folder.js
var make_folder = __webpack_require__(90856);
// EXTERNAL MODULE: ./build/io/unit/unit-folder.js
var unit_folder = __webpack_require__(75285);
// EXTERNAL MODULE: ./build/io/write-file-atomically.js
var write_file_atomically = __webpack_require__(98117);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/kernel/similar-name.js
var similar_name = __webpack_require__(99741);
// EXTERNAL MODULE: ./build/kernel/trimmed.js
var trimmed = __webpack_require__(9294);
// EXTERNAL MODULE: ./build/required/gate-ref.js
var gate_ref = __webpack_require__(68837);
// EXTERNAL MODULE: ./build/required/make-proof.js
var make_proof = __webpack_require__(12215);
// EXTERNAL MODULE: ./build/app/comparator/compare-request.js
var compare_request = __webpack_require__(82730);
// EXTERNAL MODULE: ./build/app/comparator/resolve-comparator.js + 2 modules
var resolve_comparator = __webpack_require__(73766);
// EXTERNAL MODULE: ./build/app/world/workflow-run.js + 2 modules
var workflow_run = __webpack_require__(41);
// EXTERNAL MODULE: ./build/doctor/action-reference.js
var action_reference = __webpack_require__(71054);
// EXTERNAL MODULE: ./build/doctor/workflow.js
var workflow = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/io/yaml-document.js
var yaml_document = __webpack_require__(35006);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
;// CONCATENATED MODULE: ./build/app/required/changed-workflow.js




/** As in a workflow: one step or job may stand in each of its jobs. */
const MAX_ALIASES = 1000;
/**
 * By what a workflow, or a workflow or action of the repository that it calls, at any depth, is not the comparator's: a file, or a call that
 * does not plainly lead to regular files which both trees have alike (`./x/../y`, links, submodules, another checkout). Null where all of it
 * is, so that nothing of the head has to be read.
 *
 * @throws PortcullisError where the comparator cannot be read, or has what GitHub could not run either
 */
async function changedWorkflow({ comparator: { read, name }, before, after, repository }, workflow) {
    const all = [...new Set([...before.keys(), ...after.keys()])];
    // Of listings that have folders, too, only what is in them counts.
    const modes = (path) => [before, after].map((entries) => entries.get(path)?.slice(0, 6));
    const paths = all.filter((path) => !modes(path).includes('040000'));
    const isRegular = (path) => modes(path).every((mode) => mode?.startsWith('100') === true);
    const open = [{ kind: 'workflow', path: workflow, uses: workflow }];
    const looked = new Set();
    for (const called of open) {
        const key = `${called.kind} ${called.path}`;
        if (looked.has(key))
            continue;
        looked.add(key);
        const parts = paths.filter((path) => belongsTo(path, called));
        const other = parts.find((path) => before.get(path) !== after.get(path) || !isRegular(path));
        if (other !== undefined || parts.length === 0)
            return other ?? called.uses;
        const files = called.kind === 'workflow' ? [called.path] : actionFiles(called.path);
        for (const file of files) {
            const found = await read(file);
            if (found === null)
                continue;
            (0,append/* append */.B)(open, await callsIn(called.kind, found.text, `${name}: ${file}`, repository));
            break;
        }
    }
    return null;
}
/** Of the action at the top only its own file: all else of the repository lies below it. */
function belongsTo(path, { kind, path: place }) {
    if (kind === 'workflow')
        return path === place;
    return place === '' ? actionFiles(place).includes(path) : path === place || path.startsWith(`${place}/`);
}
function actionFiles(folder) {
    return ['action.yml', 'action.yaml'].map((name) => (folder === '' ? name : `${folder}/${name}`));
}
/** What is called of this repository: by a path, or by its name, whatever the ref behind that. */
async function callsIn(kind, text, file, repository) {
    const document = await (0,yaml_document/* parseYamlDocument */.I)(text.replace(/^\uFEFF/, ''), file, MAX_ALIASES);
    const jobs = kind === 'action' ? [] : (0,workflow/* parseWorkflow */.h)(document.value, file, document).jobs;
    const steps = kind === 'action' ? (0,workflow/* parseCompositeAction */.t)(document.value, file, document) : null;
    const called = (of, uses) => {
        const reference = uses === null ? null : (0,action_reference/* parseUses */.A)(uses);
        if (uses === null || reference === null || reference.kind === 'docker')
            return [];
        const isOurs = reference.kind === 'local' || reference.repository === repository.toLowerCase();
        return isOurs ? [{ kind: of, path: reference.path, uses }] : [];
    };
    return [
        ...jobs.flatMap(({ uses }) => called('workflow', uses)),
        ...(steps ?? jobs.flatMap((job) => job.steps)).flatMap(({ uses }) => called('action', uses)),
    ];
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/io/github/api-answer.js
var api_answer = __webpack_require__(16416);
// EXTERNAL MODULE: ./build/io/github/github-api.js
var github_api = __webpack_require__(59043);
;// CONCATENATED MODULE: ./build/io/github/github-check-evidence.js

/** GitHub itself lists at most 1,000 runs of a commit. */
const MAX_PAGES = 20;
/** Every check run of a commit ("List check runs for a Git reference"): all of them, since the latest go by times that anybody can write. */
function checkRunsOf(api, sha) {
    return api.pages({
        send: ({ rest }, page) => rest.checks.listForRef({ ...page, ref: sha, filter: 'all' }),
        needed: `the check runs of ${sha}`,
        permission: 'checks: read',
        read: (data) => (0,api_answer/* eachOf */.pQ)(data?.check_runs, (item) => {
            const { id, name, status, conclusion, app, check_suite: suite } = item ?? {};
            const headSha = (0,api_answer/* objectId */.Tu)(item?.head_sha);
            if (!isNumber(id) || !isText(name) || headSha === undefined || !isText(status))
                return undefined;
            return {
                id,
                name,
                headSha,
                app: textOf(app?.slug),
                suite: numberOf(suite?.id),
                status,
                conclusion: textOf(conclusion),
            };
        }),
        idOf: ({ id }) => id,
        maxPages: MAX_PAGES,
    });
}
/** The workflow runs of a commit ("List workflow runs for a repository"). */
function runsOf(api, sha) {
    return api.pages({
        send: ({ rest }, page) => rest.actions.listWorkflowRunsForRepo({ ...page, head_sha: sha }),
        needed: `the workflow runs of ${sha}`,
        permission: 'actions: read',
        read: (data) => (0,api_answer/* eachOf */.pQ)(data?.workflow_runs, (item) => {
            const { id, path, event, status, run_attempt: attempt = 1, check_suite_id: suite } = item ?? {};
            if (!isNumber(id) || !isText(path) || !isText(event) || !isNumber(attempt))
                return undefined;
            return { id, suite: numberOf(suite), path, event, attempt, status: textOf(status) };
        }),
        idOf: ({ id }) => id,
        maxPages: MAX_PAGES,
    });
}
/** The jobs of a workflow run in all its attempts ("List jobs for a workflow run"). */
function jobsOf(api, run) {
    return api.pages({
        send: ({ rest }, page) => rest.actions.listJobsForWorkflowRun({ ...page, run_id: run, filter: 'all' }),
        needed: `the jobs of run ${run}`,
        permission: 'actions: read',
        read: (data) => (0,api_answer/* eachOf */.pQ)(data?.jobs, (item) => {
            const { id, status, check_run_url: url, run_attempt: attempt = 1, runner_name: runner } = item ?? {};
            const headSha = (0,api_answer/* objectId */.Tu)(item?.head_sha);
            if (!isNumber(id) || headSha === undefined || !isText(status) || !isNumber(attempt))
                return undefined;
            const named = /\/check-runs\/(\d{1,16})$/.exec(textOf(url) ?? '')?.[1];
            return { id, checkRun: numberOf(Number(named)), headSha, attempt, status, runner: textOf(runner) };
        }),
        idOf: ({ id }) => id,
        maxPages: MAX_PAGES,
    });
}
function isNumber(value) {
    return Number.isSafeInteger(value);
}
function isText(value) {
    return typeof value === 'string';
}
function numberOf(value) {
    return isNumber(value) ? value : null;
}
function textOf(value) {
    return isText(value) ? value : null;
}

;// CONCATENATED MODULE: ./build/required/github/place-check-run.js
/** Whether it goes on, as far as the API says. */
function isUnfinished({ status }) {
    return status !== 'completed';
}
/**
 * A run's workflow file from the root of this repository; null where that is unknown. The API writes it also as
 * `owner/name/<path>@<ref>`. A file and a ref may have an `@` of their own (`ci.yml@x.yml`): what has more than one reading is none.
 */
function workflowFile({ path }, repository) {
    const [whole = '', ref = '', ...more] = path.split('@');
    if (more.length > 0 || /\.ya?ml$/i.test(ref))
        return null;
    const own = `${repository}/`;
    return whole.toLowerCase().startsWith(own.toLowerCase()) ? whole.slice(own.length) : whole;
}
/** Every check run of the name, the newest first: by id, since whoever makes one may say any time. */
function placedCheckRuns(binding, seen) {
    return seen.checkRuns
        .filter(({ name }) => name === binding.name)
        .toSorted((left, right) => right.id - left.id)
        .map((checkRun) => placeOf(checkRun, binding, seen));
}
function placeOf(checkRun, binding, seen) {
    const isOurs = (sha) => sha === seen.headSha;
    if (checkRun.app !== binding.app)
        return { checkRun, run: null, job: null, misfit: 'check.wrong_app' };
    if (binding.workflow === null) {
        return { checkRun, run: null, job: null, misfit: isOurs(checkRun.headSha) ? null : 'check.wrong_sha' };
    }
    const run = seen.runs.find(({ suite }) => suite !== null && suite === checkRun.suite) ?? null;
    if (run === null || workflowFile(run, seen.repository) !== binding.workflow) {
        return { checkRun, run, job: null, misfit: 'check.wrong_workflow' };
    }
    if (!binding.events.includes(run.event))
        return { checkRun, run, job: null, misfit: 'check.wrong_event' };
    const jobs = seen.jobs.get(run.id);
    if (jobs === undefined)
        return { checkRun, run, job: null, misfit: 'unasked' };
    const job = jobs.find((one) => one.checkRun === checkRun.id) ?? null;
    if (job === null)
        return { checkRun, run, job, misfit: 'check.no_job' };
    return { checkRun, run, job, misfit: [checkRun.headSha, job.headSha].every(isOurs) ? null : 'check.wrong_sha' };
}
/**
 * The newest of each event, of those that fit, with all that have its name in that attempt of its run: which of them is meant is unknown. Other
 * apps have no events.
 */
function newestFitting(placed) {
    const newest = new Map();
    return placed.filter((place) => {
        if (place.misfit !== null)
            return false;
        const event = place.run?.event ?? '';
        const { run, job } = newest.get(event) ?? place;
        if (!newest.has(event))
            newest.set(event, place);
        else if (run === null)
            return false;
        return run?.id === place.run?.id && job?.attempt === place.job?.attempt;
    });
}
/**
 * Runs whose jobs have to be known next: of each check and event that of the newest check run that may fit, as long as no newer one does. To
 * be called until it names none.
 */
function runsToAsk(bindings, seen) {
    const runs = bindings.flatMap((binding) => {
        const byEvent = new Map();
        for (const place of placedCheckRuns(binding, seen)) {
            const { misfit, run } = place;
            if ((misfit === null || misfit === 'unasked') && run !== null && !byEvent.has(run.event))
                byEvent.set(run.event, place);
        }
        return [...byEvent.values()].flatMap(({ misfit, run }) => (misfit === 'unasked' && run !== null ? [run.id] : []));
    });
    return [...new Set(runs)];
}
/** Our own run, where a binding may name the job that looks: one of our workflow, with a check run that goes on. Null where none does. */
function ownRunToAsk(bindings, { checkRuns, own }) {
    const going = new Set(checkRuns.filter(isUnfinished).map(({ name }) => name));
    const isNamed = bindings.some(({ name, workflow }) => workflow === own?.workflow && going.has(name));
    return own !== null && isNamed ? own.run : null;
}
/** The binding that names the job which looks: nobody could ever see that end. Null where none does. */
function ownBinding(bindings, { checkRuns, jobs, own }) {
    if (own === null)
        return null;
    const ours = jobs.get(own.run)?.find(({ status, runner }) => status === 'in_progress' && runner === own.runner);
    const name = checkRuns.find(({ id }) => id === ours?.checkRun)?.name;
    return bindings.find((binding) => binding.name === name && binding.workflow === own.workflow) ?? null;
}

;// CONCATENATED MODULE: ./build/required/github/judge-check.js

/** The conclusions that are told apart, in the order in which the worst is taken; any other is `check.failed`. */
const CONCLUSIONS = {
    failure: 'check.failed',
    cancelled: 'check.cancelled',
    timed_out: 'check.timed_out',
    skipped: 'check.skipped',
    neutral: 'check.neutral',
    action_required: 'check.action_required',
};
/** Worst first. What is pending may still fail, so what has failed is worse. */
const WORST = [
    'check.workflow_changed',
    ...Object.values(CONCLUSIONS),
    'check.pending',
    null,
];
/**
 * Which check run counts, and what it says: src/required/README.md, "On GitHub".
 *
 * @param changed the file by which the check's workflow, or something that it calls, is not the comparator's; null where it is
 */
function judgeCheck(checkId, github, seen, changed) {
    const checkRuns = placedCheckRuns(github, seen);
    const [worst] = newestFitting(checkRuns)
        .map((place) => ({ place, class: classOf(place, github, seen, changed) }))
        .toSorted((left, right) => WORST.indexOf(left.class) - WORST.indexOf(right.class));
    const place = worst?.place ?? checkRuns[0];
    // Jobs that nobody asked for name no check run.
    const misfit = place?.misfit === 'unasked' ? 'check.no_job' : place?.misfit;
    const found = worst === undefined ? (misfit ?? absent(github, seen)) : worst.class;
    const changedFile = worst === undefined ? null : changed;
    const message = messageOf(github, found, place, changedFile);
    const decidedBy = place?.checkRun.id ?? null;
    return {
        schema: 1,
        checkId,
        headSha: seen.headSha,
        github,
        class: found,
        message,
        changedFile,
        decidedBy,
        checkRuns,
    };
}
function messageOf({ name, app, workflow, events, accept }, found, { checkRun, run, job } = {}, changedFile) {
    const state = checkRun === undefined || checkRun.status === 'completed' ? 'a run that goes on' : checkRun.status;
    const conclusion = checkRun?.conclusion ?? 'no conclusion';
    const others = changedFile === null ? '' : `, by a workflow with another ${changedFile} than the merge base's`;
    const told = {
        'check.missing': ['one on the commit', 'none'],
        'check.wrong_app': [`one of ${app}`, `one of ${checkRun?.app ?? 'no app'}`],
        'check.wrong_workflow': [`one of ${workflow}`, `one of ${run?.path ?? 'no workflow run'}`],
        'check.wrong_event': [`a run by ${events.join(' or ')}`, `one by ${run?.event}`],
        'check.no_job': [`a job of run ${run?.id} to name it`, 'none: it was made by the API'],
        'check.wrong_sha': ['the commit under test', job?.headSha ?? checkRun?.headSha ?? 'none'],
        'check.workflow_changed': [`${workflow} and what it calls as the merge base has them`, `another ${changedFile}`],
        'check.pending': ['an end', state],
    };
    const [expected, seen] = (found && told[found]) ?? [accept.join(' or '), conclusion + others];
    return `check run ${checkRun === undefined ? '' : `${checkRun.id} `}"${name}": expected ${expected}, found ${seen}`;
}
function classOf({ checkRun, run, job }, { accept, changedWorkflow }, { own }, changedFile) {
    if (changedFile !== null && changedWorkflow === 'fail')
        return 'check.workflow_changed';
    // Run again: until that has ended, the job of the earlier attempt may be replaced. Our own run cannot end before we do.
    const isReplaced = run !== null && job !== null && run.attempt > job.attempt && isUnfinished(run) && run.id !== own?.run;
    if (isUnfinished(checkRun) || isReplaced)
        return 'check.pending';
    const conclusion = checkRun.conclusion ?? '';
    if (accept.includes(conclusion))
        return null;
    return Object.hasOwn(CONCLUSIONS, conclusion) ? CONCLUSIONS[conclusion] : 'check.failed';
}
function absent({ workflow }, { runs, repository }) {
    const mayCome = workflow !== null && runs.some((run) => isUnfinished(run) && workflowFile(run, repository) === workflow);
    return mayCome ? 'check.pending' : 'check.missing';
}
/** Whether the list of check runs alone says that this one is still to come or to end. */
function isOpen({ name, app }, checkRuns) {
    const own = checkRuns.filter((checkRun) => checkRun.name === name && checkRun.app === app);
    const newest = own.toSorted((left, right) => right.id - left.id)[0];
    return newest === undefined || isUnfinished(newest);
}

;// CONCATENATED MODULE: ./build/app/required/github-evidence.js







/** How often everything is read again where it changes while it is read. */
const READ_AGAIN = 3;
/**
 * What GitHub says of each check: src/required/README.md, "On GitHub". One request for the check runs, again each minute as long as one is
 * open and minutes are left; then one for the runs, and one for the jobs of each run that decides. Where GitHub refuses or does not answer,
 * every record says so.
 *
 * @throws PortcullisError `invalid_input` where a policy names the job that looks
 */
async function githubEvidence(request) {
    try {
        if (request.access === null)
            throw new Unanswered(NO_TOKEN);
        return await look(request, request.access.repository, new github_api/* GitHubApi */.y(request.access));
    }
    catch (error) {
        if (!(error instanceof Unanswered))
            throw error;
        const { checks, headSha } = request;
        const nothing = { message: error.message, changedFile: null, decidedBy: null, checkRuns: [] };
        return new Map([...checks].map(([checkId, github]) => {
            return [checkId, { schema: 1, checkId, headSha, github, class: 'check.unanswered', ...nothing }];
        }));
    }
}
async function look(request, repository, api) {
    const { headSha, checks, named, own, waitMinutes, minuteMs = 60_000 } = request;
    let [minute, again, lastRead] = [0, 0, ''];
    for (;;) {
        const checkRuns = taken(await checkRunsOf(api, headSha));
        const seen = { repository, headSha, checkRuns, jobs: new Map(), own };
        const ownRun = minute === 0 ? ownRunToAsk(named, seen) : null;
        if (ownRun !== null) {
            seen.jobs.set(ownRun, taken(await jobsOf(api, ownRun)));
            refuseOwn(ownBinding(named, seen));
        }
        const isLast = minute >= waitMinutes;
        const open = [...checks].flatMap(([id, binding]) => (isOpen(binding, checkRuns) ? [id] : []));
        const text = JSON.stringify(checkRuns);
        // What goes on without being in the list is looked at again when the list has changed, and at the end.
        if (isLast || (open.length === 0 && text !== lastRead)) {
            lastRead = text;
            const whole = await withJobs(api, seen, [...checks.values()]);
            if (isOutdated(whole)) {
                again += 1;
                if (again > READ_AGAIN)
                    throw new Unanswered(`the check runs of ${headSha} changed each time that they were read`);
                continue;
            }
            const records = await judged(request, whole);
            if (isLast || [...records.values()].every((record) => record.class !== 'check.pending'))
                return records;
        }
        minute += 1;
        request.say(`minute ${minute} of ${waitMinutes}: waiting for ${open.join(', ') || 'a run that goes on'}`);
        await (0,promises_.setTimeout)(minuteMs);
    }
}
/** Whether a job names a check run that came after the list of them: jobs were run again while all that was read. */
function isOutdated({ checkRuns, jobs, headSha }) {
    const known = new Set(checkRuns.map(({ id }) => id));
    return [...jobs.values()].flat().some((job) => {
        return job.headSha === headSha && job.checkRun !== null && !known.has(job.checkRun);
    });
}
/** With the commit's runs, and the jobs of those that decide. */
async function withJobs(api, listed, bindings) {
    const jobs = new Map(listed.jobs);
    const seen = { ...listed, runs: taken(await runsOf(api, listed.headSha)), jobs };
    for (;;) {
        const runs = runsToAsk(bindings, seen);
        if (runs.length === 0)
            return seen;
        for (const run of runs)
            jobs.set(run, taken(await jobsOf(api, run)));
    }
}
async function judged({ checks, changedFile }, seen) {
    const workflows = new Set([...checks.values()].flatMap(({ workflow }) => workflow ?? []));
    const changed = new Map();
    for (const workflow of workflows)
        changed.set(workflow, await changedFile(workflow));
    return new Map([...checks].map(([id, binding]) => [id, judgeCheck(id, binding, seen, changed.get(binding.workflow) ?? null)]));
}
function refuseOwn(binding) {
    if (binding === null)
        return;
    throw (0,portcullis_error/* invalidInput */.aY)(`the policy of required checks: expected checks of other jobs, found "${binding.name}" of ${binding.workflow ?? ''}, which is the job that looks for it`, 'It could never see itself end: take the check out of the policy, or look for it in another job.');
}
const NO_TOKEN = 'GitHub was not asked: there is no token (it needs the permissions "checks: read" and "actions: read")';
/** GitHub refused, or did not answer. */
class Unanswered extends Error {
}
function taken(answer) {
    if (answer.kind === 'done')
        return answer.value;
    throw new Unanswered((0,api_answer/* failureText */.kY)(answer));
}

// EXTERNAL MODULE: ./build/app/required/required-delta.js + 1 modules
var required_delta = __webpack_require__(44724);
// EXTERNAL MODULE: ./build/app/required/read-proof-folder.js
var read_proof_folder = __webpack_require__(19638);
// EXTERNAL MODULE: ./build/app/required/required-request.js
var required_request = __webpack_require__(26595);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/io/clients/resolve-program.js
var resolve_program = __webpack_require__(39107);
// EXTERNAL MODULE: ./build/io/git/git-repository.js + 1 modules
var git_repository = __webpack_require__(70569);
// EXTERNAL MODULE: ./build/io/process/run-process.js + 3 modules
var run_process = __webpack_require__(9669);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/io/unit/store-transcript.js
var store_transcript = __webpack_require__(40192);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
// EXTERNAL MODULE: ./build/required/decode-request.js
var decode_request = __webpack_require__(85512);
// EXTERNAL MODULE: ./build/required/spelt-fields.js
var spelt_fields = __webpack_require__(72114);
// EXTERNAL MODULE: ./build/app/comparator/comparator-tree.js + 1 modules
var comparator_tree = __webpack_require__(60782);
// EXTERNAL MODULE: ./build/app/comparator/compare-request-of-run.js
var compare_request_of_run = __webpack_require__(18230);
// EXTERNAL MODULE: ./build/app/world/secret-values.js
var secret_values = __webpack_require__(94234);
;// CONCATENATED MODULE: ./build/app/required/run-checks.js



















/** What a check may write, to each of its outputs; more ends it. */
const WRITTEN_BYTES = 1024 ** 3;
/** What is kept of each. */
const KEPT_BYTES = 10 * 1024 ** 2;
const LEFT_OUT = '[what was written before is left out]\n';
/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE_MS = 5_000;
/** Exit codes of shells, for what has none of its own. */
const [TIMED_OUT, NOT_STARTED, BY_SIGNAL] = [124, 127, 128];
/** The files of a check in its folder. */
const [WITNESS, SOURCE] = ['witness.json', 'witness.source'];
/** What every check gets of the environment, beside what the policy names. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'CI'];
/**
 * Runs checks, each once. How one ends is evidence.
 *
 * @throws PortcullisError when all have ended: `usage` on an event that must not run them; `invalid_input` where tracked files are another
 * commit's, before anything is run, or after a check, and for a payload that is none, or none of the check's own; `not_comparable` where it
 * was interrupted
 */
async function runChecks(world, checks, { maxParallel, directory, commit, before, ...request }) {
    if (checks.length === 0) {
        await before();
        return new Map();
    }
    const event = (0,workflow_run/* eventName */.eq)(request.environment);
    if (event !== null && !(0,compare_request_of_run/* mayRunAgents */.J)(event)) {
        throw (0,portcullis_error/* usageError */.Wp)(`No check is run on ${event}: it gives the code of strangers the rights of the base branch.`, 'Run them on pull_request, or look for them with "evidence: github".');
    }
    const parent = await (0,unit_folder/* makeBatchFolder */.Nk)(world.newId());
    try {
        // No check knows the name of this index, nor of another's folder (src/required/README.md, "Proofs").
        const changes = await (0,git_repository/* changesFromCommit */.$Q)(world.root, commit, (0,external_node_path_.join)(parent, world.newId()));
        const look = async (when, help) => {
            const found = await changes();
            if (found.length === 0)
                return;
            const mismatch = { expected: `the tracked files of ${commit}`, found: `others: ${(0,counted/* firstOf */.K)(found)}` };
            throw (0,portcullis_error/* mismatchError */.Jk)('invalid_input', `required checks, ${when}`, mismatch, help);
        };
        await look('before any was run', 'The proof is of that commit, all of it: commit or stash.');
        await before();
        let done = 0;
        const one = async (asked, index) => {
            const { checkId } = asked.check;
            const stem = (0,external_node_path_.join)(directory, 'output', `${String(index + 1).padStart(2, '0')}-${checkId}`);
            const job = { ...request, asked, root: world.root, folder: (0,external_node_path_.join)(parent, world.newId()), stem };
            const { problem, ...evidence } = await runCheck(job);
            const { exitCode, durationMs } = evidence;
            done += 1;
            const ended = exitCode === 0 ? 'passed' : `failed, exit code ${exitCode}`;
            const why = problem === null ? '' : `: ${(0,text_style/* safeText */.Hk)(problem)}`;
            world.say(`[${done}/${checks.length}] ${checkId} ${ended}, ${(durationMs / 1000).toFixed(1)} s${why}`);
            await look(`after ${checkId}`, 'A check leaves tracked files as they are: let it write elsewhere.');
            return [checkId, evidence];
        };
        const limit = (0,p_limit["default"])(maxParallel);
        const ended = await Promise.allSettled(checks.map((asked, index) => limit(one, asked, index)));
        return new Map(ended.map((result) => {
            if (result.status === 'rejected')
                throw result.reason;
            return result.value;
        }));
    }
    finally {
        await (0,unit_folder/* removeFolder */.v$)(parent);
    }
}
/** What a check ended with, and why it could not be started; null where it was. */
async function runCheck(job) {
    const { check } = job.asked;
    const { root, environment, folder, stem, signal } = job;
    await (0,external_node_fs_promises_.mkdir)(folder, { mode: 0o700 });
    const [program = '', ...args] = check.command ?? [];
    const end = await (0,run_process/* runProcess */.R)({
        program: (0,comparator_tree/* isPath */.uf)(program)
            ? (0,external_node_path_.resolve)(root, program)
            : // Nothing lies there: what PATH lacks is not looked for in the repository, which is the pull request's.
                ((await (0,resolve_program/* programOnPath */.Bc)(program, environment)) ?? (0,external_node_path_.resolve)(folder, program)),
        args,
        cwd: root,
        environment: environmentOf(job),
        stdin: null,
        stdout: `${folder}.stdout`,
        stderr: `${folder}.stderr`,
        limits: {
            wallMs: check.timeoutSeconds * 1000,
            graceMs: GRACE_MS,
            afterEndMs: GRACE_MS,
            outputBytes: WRITTEN_BYTES,
        },
        watch: null,
        marker: { name: 'PORTCULLIS_CHECK_FOLDER', value: folder },
        signal,
    });
    if (signal.aborted)
        throw (0,portcullis_error/* notComparable */.kY)('the checks were interrupted: nothing was proven', 'Run them again.');
    const secrets = (0,secret_values/* secretsOf */.F)(check.environment, environment);
    for (const name of ['stdout', 'stderr']) {
        await (0,store_transcript/* storeTranscript */.o)(`${folder}.${name}`, `${stem}.${name}`, new Tail(secrets));
    }
    const payload = await payloadOf(job, secrets);
    return { exitCode: exitCodeOf(end), durationMs: Math.round(end.wallMs), payload, problem: end.spawnError };
}
function environmentOf({ asked: { check, projection }, environment, delta, folder, }) {
    const variables = {
        WITNESS_OUT: (0,external_node_path_.resolve)(folder, WITNESS),
        WITNESS_SOURCE_OUT: (0,external_node_path_.resolve)(folder, SOURCE),
        CHECK_ID: check.checkId,
        PROJECTION_DIGEST: projection.projectionDigest,
        POLICY_DIGEST: projection.projectionPolicy,
        CTX_REF: delta.fromRef,
        DATA_HEAD_REF: delta.toRef,
    };
    const given = [...HANDED_ON, ...check.environment].map((name) => [name, environment[name]]);
    const own = Object.entries(variables).flatMap(([name, value]) => ['PORTCULLIS', 'PREMATH'].map((product) => [`${product}_GATE_${name}`, value]));
    return Object.fromEntries([...given, ...own].filter((entry) => entry[1] !== undefined));
}
function exitCodeOf({ exitCode, signal, spawnError, termination }) {
    if (spawnError !== null)
        return NOT_STARTED;
    if (termination === 'timeout')
        return TIMED_OUT;
    if (exitCode !== null && termination === 'exited')
        return exitCode;
    return BY_SIGNAL + external_node_os_.constants.signals[(signal ?? 'SIGKILL')];
}
/** What the check wrote of itself; null where it wrote nothing, or calls it a fallback, which is synthesised. */
async function payloadOf({ asked: { check }, folder }, secrets) {
    const what = `the payload of the check ${check.checkId}`;
    const text = await (0,repository_file/* readOptionalRepositoryFile */.Dq)((0,external_node_path_.dirname)(folder), (0,external_node_path_.resolve)(folder, WITNESS), what);
    if (text === undefined)
        return null;
    const named = await (0,repository_file/* readOptionalRepositoryFile */.Dq)((0,external_node_path_.dirname)(folder), (0,external_node_path_.resolve)(folder, SOURCE), what);
    const payload = (0,spelt_fields/* objectOf */.Xy)((0,decode_request/* jsonOf */.o_)(secrets.redact(text)));
    const source = named?.trim() ?? payload?.['witnessSource'] ?? 'native';
    if (payload === undefined || (source !== 'native' && source !== 'fallback')) {
        const expected = 'a JSON object with each key once, and the source native or fallback';
        const help = 'It writes that file itself, for this run; or leaves it, for the fallback.';
        throw (0,portcullis_error/* mismatchError */.Jk)('invalid_input', what, { expected, found: 'something else' }, help);
    }
    return source === 'fallback' ? null : payload;
}
/** The end of a text, redacted. */
class Tail {
    #stream;
    #kept = '';
    constructor(secrets) {
        this.#stream = secrets.stream();
    }
    push(part) {
        this.#kept += this.#stream.push(part);
        // Not at each part: that would copy all of it.
        if (this.#kept.length > 3 * KEPT_BYTES)
            this.#kept = this.#kept.slice(-2 * KEPT_BYTES);
        return '';
    }
    end() {
        this.#kept += this.#stream.end();
        return this.#kept.length <= KEPT_BYTES ? this.#kept : LEFT_OUT + this.#kept.slice(LEFT_OUT.length - KEPT_BYTES);
    }
}

;// CONCATENATED MODULE: ./build/app/required/required-job.js





















/**
 * Shows the checks that a change needs: runs them, or finds them on GitHub, and writes what proves it: a proof for each policy that asks, and
 * the attestation of all at last. What an earlier run left in their folder goes first.
 *
 * @throws PortcullisError `invalid_input` where a check cannot be shown so, and what the steps throw
 */
async function requiredJob(world, options) {
    const { compare, environment, directory, planDigest } = options;
    const comparator = await (0,resolve_comparator/* resolveComparator */.vA)(world, compare);
    const request = await (0,required_request/* requiredRequest */.TH)(world, comparator, compare);
    const { delta, policies } = request;
    const [theirs, ours] = [request.judge, request.head].map(({ config }) => config.required?.evidence);
    for (const warning of request.warnings)
        world.say(`warning: ${warning}`);
    const way = options.evidence ?? theirs ?? ours ?? 'run';
    const [toRun, toFind] = waysOf(chosenChecks(request.asked, options.only), way);
    const commit = toRun.length === 0 ? '' : headCheckedOut(comparator, compare);
    await (0,make_folder/* makeFolder */.fc)(directory, 'the proof');
    options.onBegin(directory);
    const started = world.now();
    let found = new Map();
    // To find costs a few requests, may be waited for and may be an error of the policy; commands may take an hour.
    const before = async () => {
        found = await foundOf(world, options, comparator, request, toFind);
    };
    const ran = await runChecks(world, toRun, { ...options, delta, commit, before });
    const evidence = bothOf(ran, found);
    const finished = world.now();
    const folder = (0,external_node_path_.join)(directory, read_proof_folder/* REQUIRED_FOLDER */.Td);
    if (!(await (0,unit_folder/* removeFolder */.v$)(folder))) {
        throw (0,file_error/* notWritten */.xc)(new Error('an earlier one'), folder, 'a folder that can be removed');
    }
    const run = {
        squeakSiteProfile: toFind.length > 0 ? 'external' : 'local',
        runStartedAt: started.toISOString(),
        runFinishedAt: finished.toISOString(),
        runDurationMs: Math.max(0, finished.getTime() - started.getTime()),
    };
    // Checks that have to be native whatever the policy says.
    const named = ['PORTCULLIS', 'PREMATH'].map((product) => environment[`${product}_CI_NATIVE_REQUIRED_CHECKS`] ?? '');
    const native = (0,trimmed/* refSet */.mh)(named.join(',').split(','));
    const { fromRef: mergeBase, toRef: headSha } = delta;
    const { proofs, texts, attestation } = (0,make_proof/* makeFolder */.fc)({ headSha, mergeBase, event: (0,workflow_run/* eventName */.eq)(environment), planDigest, toolVersion: world.version }, policies.map(({ policy }) => ({ policy, delta, evidence, native, run })));
    for (const [path, text] of texts)
        await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, path), text, 'the proof');
    await (0,write_file_atomically/* writeFileAtomically */.l)((0,external_node_path_.join)(folder, required_attestation/* ATTESTATION_FILE */.qQ), (0,document_text/* documentText */.Z)(attestation), 'the attestation');
    const isAccepted = proofs.every(({ decision }) => decision.decision === 'accept');
    // The comparator with what it was told already, for the gate that judges the proof.
    return { folder, proofs, attestationDigest: attestation.attestationDigest, isAccepted, comparator };
}
/** Runs the checks that the working copy's change since a ref needs, and writes what proves it. */
async function runRequired(world, { baseRef, artifactsRoot, ...options }) {
    const base = baseRef ?? (await (0,required_delta/* requiredDelta */.Eg)(world.cwd, options.environment, {})).fromRef;
    if (base === null)
        throw (0,portcullis_error/* usageError */.Wp)('expected --base-ref, found nothing', 'Example: --base-ref origin/main');
    const directory = (0,external_node_path_.resolve)(world.cwd, artifactsRoot, world.newId());
    const local = { compare: (0,compare_request/* compareWithRef */.z)(base), evidence: 'run', waitMinutes: 0, planDigest: null };
    return requiredJob(world, { ...options, ...local, directory });
}
/** What is checked out, and so is run. Throws `invalid_input` where that is not what is attested. */
function headCheckedOut(comparator, compare) {
    const { head_sha: head, tested_sha: tested } = comparator.commits;
    if (tested !== null && (0,required_request/* isHeadCheckedOut */.eY)(comparator, compare))
        return tested;
    const merge = (0,required_request/* mergeOf */.uV)(compare);
    const expected = `the head ${head}${merge === null ? '' : ` or its merge ${merge}`} to be checked out`;
    const help = 'What is run is what is attested: check out without `ref`, as actions/checkout does by itself.';
    throw (0,portcullis_error/* mismatchError */.Jk)('invalid_input', 'required checks', { expected, found: tested ?? 'nothing' }, help);
}
/** Those checks that a user named. Throws where one is none, since it would not be run. */
function chosenChecks(asked, only) {
    const unknown = only?.find((id) => !asked.has(id));
    if (unknown !== undefined) {
        const found = `${JSON.stringify(unknown)}${(0,similar_name/* didYouMean */.au)(unknown, [...asked.keys()])}`;
        const message = `--only: expected a check that this change needs, found ${found}`;
        throw (0,portcullis_error/* usageError */.Wp)(message, `Needed: ${[...asked.keys()].join(', ') || 'none'}.`);
    }
    return [...asked].filter(([id]) => only?.includes(id) ?? true).map(([, check]) => check);
}
/** What is run, and what is found on GitHub: with `both`, whatever a check has. */
function waysOf(asked, evidence) {
    const mayRun = ({ command }) => evidence !== 'github' && command !== null;
    const mayFind = ({ github }) => evidence !== 'run' && github !== null;
    const hidden = asked.find(({ check }) => !mayRun(check) && !mayFind(check));
    if (hidden !== undefined) {
        const wanted = { run: '"command"', github: '"github"', both: '"command" or "github"' }[evidence];
        const message = `the check ${hidden.check.checkId}: expected ${wanted} in the policy, found none`;
        throw (0,portcullis_error/* invalidInput */.aY)(message, `With "evidence: ${evidence}" nothing else can show it.`);
    }
    return [asked.filter(({ check }) => mayRun(check)), asked.filter(({ check }) => mayFind(check))];
}
async function foundOf(world, { compare, environment, waitMinutes }, comparator, { policies, delta, before, after }, checks) {
    if (checks.length === 0)
        return new Map();
    const context = await (0,workflow_run/* eventOfRun */.fg)(environment);
    const own = context === null
        ? null
        : { run: context.runId, workflow: context.workflow, runner: environment['RUNNER_NAME'] ?? '' };
    const trees = { comparator, before, after, repository: compare.access?.repository ?? '' };
    const records = await githubEvidence({
        access: compare.access,
        // Of a pull request its head, whatever was checked out.
        headSha: context === null ? delta.toRef : 'headSha' in context.trigger ? context.trigger.headSha : context.sha,
        checks: new Map(checks.flatMap(({ check }) => (check.github === null ? [] : [[check.checkId, check.github]]))),
        named: policies.flatMap(({ policy }) => policy.checks.flatMap(({ github }) => github ?? [])),
        own,
        waitMinutes,
        changedFile: (workflow) => changedWorkflow(trees, workflow),
        say: world.say,
    });
    return new Map(checks.flatMap((asked) => {
        const record = records.get(asked.check.checkId);
        return record === undefined ? [] : [[asked.check.checkId, foundEvidence(asked, record, delta)]];
    }));
}
function foundEvidence({ check, projection }, record, delta) {
    const { checkId } = check;
    const { projectionDigest, projectionPolicy: policyDigest } = projection;
    const identity = { checkId, projectionDigest, policyDigest, ctxRef: delta.fromRef, dataHeadRef: delta.toRef };
    const { class: found, message, headSha } = record;
    const failure = {
        lawRef: 'GATE-3.3',
        message,
        context: { checkId, headSha },
        tokenPath: `ci/check/${checkId}`,
        details: { phase: 'find_check_run', responsibleComponent: 'github' },
    };
    const payload = (0,gate_ref/* gatePayload */.OO)(identity, found === null ? [] : [{ ...failure, class: found }]);
    return { exitCode: found === null ? 0 : 1, durationMs: 0, payload, seen: record };
}
/** Of a check that was run and found both have to pass: what was found counts, unless that passed. */
function bothOf(ran, found) {
    const both = new Map(found);
    for (const [id, own] of ran) {
        const { exitCode = 0, seen } = found.get(id) ?? {};
        if (exitCode === 0)
            both.set(id, seen === undefined ? own : { ...own, seen });
    }
    return both;
}


/***/ }),

/***/ 71054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseUses),
/* harmony export */   S: () => (/* binding */ isActionOf)
/* harmony export */ });
/** Takes a `uses` apart (GitHub's workflow syntax): `./path`, `$/path`, `docker://image`, `owner/repository/path@ref`. */
function parseUses(uses) {
    const text = uses.trim();
    if (/^docker:\/\//i.test(text))
        return { kind: 'docker' };
    // The runner takes `.\path`, too.
    if (/^[.$][\\/]/.test(text))
        return { kind: 'local', path: text.slice(2).replace(/\/$/, '') };
    const [owner = '', repository = '', ...path] = text.replace(/@.*$/s, '').split('/');
    return { kind: 'repository', repository: `${owner}/${repository}`.toLowerCase(), path: path.join('/') };
}
/** Whether a step runs the action of that repository, whatever its version. */
function isActionOf(uses, repository) {
    if (uses === null)
        return false;
    const reference = parseUses(uses);
    return reference.kind === 'repository' && reference.repository === repository && reference.path === '';
}


/***/ }),

/***/ 24953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ parseWorkflow),
/* harmony export */   t: () => (/* binding */ parseCompositeAction)
/* harmony export */ });
/* harmony import */ var _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75224);
/* harmony import */ var _yaml_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40819);



/**
 * Takes a parsed YAML document as a workflow. Throws one `PortcullisError` with every place whose form is not that of GitHub's
 * workflow syntax.
 */
function parseWorkflow(value, file, lines) {
    const source = { file, lines };
    const problems = [];
    const expect = expectations(source, problems);
    const top = expect('', 'a workflow with `on` and `jobs`', value, (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(value));
    const jobs = top === null ? null : expect('/jobs', 'a mapping of jobs', top['jobs'], (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(top, 'jobs')));
    const triggers = triggersOf((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(top, 'on'));
    if (top !== null)
        expect('/on', 'the events that start the workflow', (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(top, 'on'), triggers);
    const parsed = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(jobs).flatMap(([id, job]) => {
        const pointer = (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .childPointer */ .Y)('/jobs', id);
        const settings = expect(pointer, 'a mapping', job, (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(job));
        const steps = stepsOf((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(settings, 'steps'), `${pointer}/steps`, source, expect);
        return settings === null ? [] : [jobOf(id, settings, pointer, steps)];
    });
    if (problems.length > 0)
        throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemsError */ .FQ('the workflow', problems, 'GitHub could not run it either.');
    return {
        ...source,
        triggers: triggers ?? new Map(),
        permissions: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(top, 'permissions'),
        env: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(top, 'env')) ?? {},
        shell: shellOf(top),
        concurrency: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(top, 'concurrency'),
        jobs: parsed,
    };
}
/** The steps of a parsed `action.yml`; null where the action is not a composite one. Throws as `parseWorkflow` does. */
function parseCompositeAction(value, file, lines) {
    const source = { file, lines };
    const runs = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(value, 'runs');
    if ((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(runs, 'using'))?.toLowerCase() !== 'composite')
        return null;
    const problems = [];
    const steps = stepsOf((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(runs, 'steps'), '/runs/steps', source, expectations(source, problems));
    if (problems.length > 0)
        throw new _contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .ProblemsError */ .FQ('the action', problems, 'GitHub could not run it either.');
    return steps;
}
function expectations({ file, lines }, problems) {
    return (pointer, expected, found, taken) => {
        if (taken === null) {
            const line = lines.lineOf(pointer) ?? null;
            problems.push({ file, line, pointer, expected, found: kindOf(found), help: null });
        }
        return taken;
    };
}
/** An alias may stand for a mapping that holds it, which cannot be shown. */
function kindOf(value) {
    if (Array.isArray(value))
        return 'a list';
    return (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(value) === null ? (0,_contracts_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(value ?? undefined) : 'a mapping';
}
/** `on` names one event, a list of them, or events with settings. */
function triggersOf(value) {
    const events = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(value);
    if (events !== null)
        return new Map(Object.entries(events).map(([event, settings]) => [event, (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(settings)]));
    const names = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .textList */ .gC)(value);
    return names.length === 0 ? null : new Map(names.map((name) => [name, null]));
}
function jobOf(id, job, pointer, steps) {
    const runsOn = (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'runs-on');
    return {
        id,
        pointer,
        name: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'name')),
        condition: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'if'),
        needs: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .textList */ .gC)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'needs')),
        matrix: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'strategy'), 'matrix'),
        permissions: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'permissions'),
        env: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'env')) ?? {},
        shell: shellOf(job),
        runsOn: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .textList */ .gC)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(runsOn) === null ? runsOn : (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(runsOn, 'labels')),
        concurrency: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'concurrency'),
        continueOnError: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'continue-on-error'),
        uses: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'uses')),
        with: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(job, 'with')) ?? {},
        steps,
    };
}
function stepsOf(value, pointer, source, expect) {
    const steps = value ?? [];
    const list = expect(pointer, 'a list of steps', steps, Array.isArray(steps) ? steps : null) ?? [];
    return list.flatMap((step, index) => {
        const place = (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .childPointer */ .Y)(pointer, index);
        const settings = expect(place, 'a mapping', step, (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)(step));
        return settings === null ? [] : [stepOf(settings, place, source)];
    });
}
function stepOf(step, pointer, source) {
    return {
        source,
        pointer,
        uses: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'uses')),
        run: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'run')),
        shell: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'shell')),
        with: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'with')) ?? {},
        env: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .mappingOf */ .GS)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'env')) ?? {},
        condition: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'if'),
        continueOnError: (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(step, 'continue-on-error'),
        inner: [],
        outer: null,
    };
}
function shellOf(settings) {
    return (0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_1__/* .member */ .Dc)(settings, 'defaults'), 'run'), 'shell'));
}


/***/ }),

/***/ 40819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ textsOf),
/* harmony export */   Dc: () => (/* binding */ member),
/* harmony export */   GS: () => (/* binding */ mappingOf),
/* harmony export */   JG: () => (/* binding */ isSwitchedOn),
/* harmony export */   gC: () => (/* binding */ textList),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   ws: () => (/* binding */ scalarText)
/* harmony export */ });
/* harmony import */ var _kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93012);

/** The value as a mapping; none where it is something else. */
function mappingOf(value) {
    return (0,_kernel_is_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value) ? value : null;
}
/** A member of a mapping, undefined where the mapping itself is missing. */
function member(mapping, key) {
    const own = mappingOf(mapping);
    return own !== null && Object.hasOwn(own, key) ? own[key] : undefined;
}
/** The keys and values of a mapping, none of anything else. */
function membersOf(value) {
    return Object.entries(mappingOf(value) ?? {});
}
/** A scalar as the runner reads it: text, also of numbers and booleans; null for everything else. */
function scalarText(value) {
    if (typeof value === 'string')
        return value;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}
/** A list of texts that may also be written as a single one. */
function textList(value) {
    const items = Array.isArray(value) ? value : [value];
    return items.flatMap((item) => scalarText(item) ?? []);
}
/** The values of a mapping that are texts. */
function textsOf(mapping) {
    return membersOf(mapping).flatMap(([, value]) => scalarText(value) ?? []);
}
/** Whether a setting is `true`; `maybe` where an expression decides. Runners read the text `true` alike, in any case. */
function isSwitchedOn(value) {
    const text = scalarText(value)?.trim().toLowerCase() ?? '';
    return text.includes('${{') ? 'maybe' : text === 'true';
}


/***/ })

};
