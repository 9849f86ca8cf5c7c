export const id = 7132;
export const ids = [7132,370];
export const modules = {

/***/ 95166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRoute: () => (/* binding */ runRoute)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33540);
// EXTERNAL MODULE: ./build/app/event-comparator.js
var event_comparator = __webpack_require__(10069);
// EXTERNAL MODULE: ./build/app/gate-environment.js
var gate_environment = __webpack_require__(7273);
// EXTERNAL MODULE: ./build/app/interrupt-signal.js
var interrupt_signal = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/app/open-world.js + 1 modules
var open_world = __webpack_require__(54382);
// EXTERNAL MODULE: ./build/app/reports.js + 23 modules
var reports = __webpack_require__(31892);
// EXTERNAL MODULE: ./build/app/load-run.js
var load_run = __webpack_require__(82886);
// EXTERNAL MODULE: ./build/app/run-artifacts.js
var run_artifacts = __webpack_require__(22019);
// EXTERNAL MODULE: ./build/contracts/plan.js + 1 modules
var contracts_plan = __webpack_require__(38650);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/routing/plan-of-shard.js
var plan_of_shard = __webpack_require__(33911);
;// CONCATENATED MODULE: ./build/app/run/checked-shard.js




/**
 * The job of a plan, where the plan is the one that was made for it.
 *
 * @throws PortcullisError `invalid_input` for another plan, `usage` for a shard that it does not have, or has for another provider
 */
async function checkedShard(request) {
    const { file, digest, agent, attempt } = request;
    const plan = (0,contracts_plan/* parsePlan */.vS)(await (0,read_text_file/* readTextFile */.Gu)(file, 'the plan'), file);
    const found = (0,contracts_plan/* planDigest */.Gb)(plan);
    if (digest !== null && digest !== found) {
        throw new portcullis_error/* PortcullisError */.S('invalid_input', `${file}: expected the plan ${digest}, found ${found}`, 'Run all jobs again, so that they run what was planned for them.');
    }
    const shard = (0,plan_of_shard/* shardOf */.IS)(plan, request.shard);
    if (agent !== null && agent.toLowerCase() !== shard.agent.toLowerCase()) {
        const message = `shard ${shard.shard}: expected one of ${agent}, found one of ${shard.agent}`;
        throw new portcullis_error/* PortcullisError */.S('usage', message, 'Take both inputs from the matrix of the job that planned.');
    }
    return { shard, name: (0,plan_of_shard/* shardName */.Az)(shard, attempt) };
}

// EXTERNAL MODULE: ./build/app/run/lifecycle-lines.js
var lifecycle_lines = __webpack_require__(43088);
// EXTERNAL MODULE: ./build/app/run/run-options.js
var run_options = __webpack_require__(48948);
// EXTERNAL MODULE: ./build/app/replay.js + 1 modules
var replay = __webpack_require__(36179);
// EXTERNAL MODULE: ./build/app/rehearse/rehearse-cases.js + 4 modules
var rehearse_cases = __webpack_require__(30672);
// EXTERNAL MODULE: ./build/app/run/run-batch.js + 39 modules
var run_batch = __webpack_require__(8428);
// EXTERNAL MODULE: ./build/app/run/run-mode.js
var run_mode = __webpack_require__(87515);
;// CONCATENATED MODULE: ./build/app/run/run-shard.js





const EVERYTHING = { agents: null, case_ids: null, categories: null };
/** Runs, rehearses or replays one job of a plan. Throws what these throw. */
async function runShard(world, options, listeners, signal) {
    const { mode, given, cases, skills, against, directory } = options;
    // What is selected stands in the plan.
    const planned = { cases, skills, selection: EVERYTHING, trials: null, baseRef: null, run: against, given };
    const places = { artifactsRoot: directory, output: null };
    if (mode.kind === 'replay') {
        const nothing = () => undefined;
        const watching = { onFolder: listeners.onFolder, onUnit: nothing };
        const asked = { ...planned, ...places, transcripts: mode.transcripts };
        const { results, folder, missing } = await (0,replay/* replay */.e)(world, asked, watching);
        return { results, folder, missing: missing.length };
    }
    const asked = {
        ...planned,
        ...places,
        record: null,
        workspace: null,
        models: new Map(),
        clientPaths: new Map(),
        limits: {
            maxParallel: options.maxParallel,
            timeouts: new Map(),
            timeout: options.timeout,
            // A scripted model fails only where the scenario says so.
            retries: mode.kind === 'live' ? run_options/* LIVE_RETRIES */.gy : 0,
            maxTurns: null,
            outputBytes: run_options/* DEFAULT_OUTPUT_BYTES */.wk,
        },
        logs: (0,run_options/* logFallback */.Nb)(options.maxParallel),
        adaptive: options.adaptive,
        resume: null,
        installs: true,
        environment: options.environment,
    };
    const ran = mode.kind === 'live'
        ? await (0,run_batch/* runBatch */.a)(world, asked, run_mode/* LIVE */.L, listeners, signal)
        : await (0,rehearse_cases/* rehearseCases */.N)(world, { ...asked, scenarios: null }, listeners, signal);
    return { results: ran.results, folder: ran.folder, missing: 0 };
}

// EXTERNAL MODULE: ./build/app/run/unit-redaction.js
var unit_redaction = __webpack_require__(70338);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
// EXTERNAL MODULE: ./build/actions/action-paths.js
var action_paths = __webpack_require__(83585);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/actions/annotate.js
var annotate = __webpack_require__(7782);
// EXTERNAL MODULE: ./build/actions/keep-artifact.js
var keep_artifact = __webpack_require__(92142);
// EXTERNAL MODULE: ./build/actions/route-state.js
var route_state = __webpack_require__(85729);
// EXTERNAL MODULE: ./build/actions/write-summary.js
var write_summary = __webpack_require__(418);
;// CONCATENATED MODULE: ./build/actions/finish-route.js








/**
 * Tells what a job came to: output, annotations where infrastructure failed, artifact, job summary. Throws where it was broken off, where
 * no unit came to a verdict, and where the results could not be uploaded.
 */
async function finishRoute(routed, upload) {
    const { job, outcome, notes } = routed;
    const { results, folder, missing } = outcome;
    const title = `${job.shard.agent}, shard ${job.shard.shard}`;
    if (results === null) {
        const help = upload ? 'The step after the job uploads what there is; run the job again for the rest.' : undefined;
        throw new portcullis_error/* PortcullisError */.S('not_comparable', `${title}: the run was broken off`, help);
    }
    (0,core/* setOutput */.uH)('status', statusOf(results, missing));
    annotateInfra(title, results);
    const uploaded = upload ? await tryToUpload(job.name, folder) : { advice: null };
    const advice = 'advice' in uploaded && uploaded.advice !== null ? [uploaded.advice] : [];
    await (0,write_summary/* writeSummary */.S)((0,reports/* routeSummary */.k_)(title, results, [...notes, ...leftOut(results, missing), ...advice]));
    if ('error' in uploaded)
        throw uploaded.error;
    if (statusOf(results, missing) === 'no_verdict')
        throw noVerdict(title, results);
}
/** `incomplete`: some units came to no verdict, or were not run. */
function statusOf({ summary, not_run: notRun = [] }, missing) {
    if (summary.pass + summary.fail === 0)
        return 'no_verdict';
    return summary.infra_error + missing + notRun.length === 0 ? 'complete' : 'incomplete';
}
/** What could not be uploaded is told after the summary was written. */
async function tryToUpload(name, folder) {
    (0,route_state/* takeOver */.w9)();
    try {
        return { advice: await (0,keep_artifact/* keepArtifact */.m)({ name, folder, files: null }) };
    }
    catch (error) {
        return { error };
    }
}
function leftOut({ not_run: notRun = [] }, missing) {
    return [
        ...(missing === 0 ? [] : [`no transcript of ${(0,counted/* counted */.h)(missing, 'unit')}`]),
        ...(notRun.length === 0 ? [] : [`the budget is used up: ${(0,counted/* counted */.h)(notRun.length, 'cell')} not run or not decided`]),
    ];
}
/** A verdict is the gate's to annotate; what is to be done about infrastructure has to be done here. */
function annotateInfra(title, results) {
    const found = (0,reports/* infraGroups */.TB)(results).map(({ reason, units, said }) => ({
        rule: reason,
        level: reason === 'auth' || reason === 'not_started' ? 'error' : 'warning',
        text: `${title}: ${(0,counted/* counted */.h)(units, 'unit')}: ${reason}${said === null ? '' : `: ${said}`}`,
        file: null,
        line: null,
    }));
    (0,annotate/* annotate */.fz)(found);
}
function noVerdict(title, results) {
    const reasons = (0,reports/* infraGroups */.TB)(results).map(({ reason, units }) => `${units} ${reason}`);
    const found = reasons.length === 0 ? 'no unit was run' : reasons.join(', ');
    const help = 'The job summary says what each was told. Run the job again once that is put right.';
    return new portcullis_error/* PortcullisError */.S('not_comparable', `${title}: expected a verdict on one unit at least, found ${found}`, help);
}

// EXTERNAL MODULE: ./build/actions/harmless-error.js
var harmless_error = __webpack_require__(41406);
// EXTERNAL MODULE: ./build/actions/print-raw.js
var print_raw = __webpack_require__(6384);
// EXTERNAL MODULE: ./build/actions/run-against.js
var run_against = __webpack_require__(97571);
;// CONCATENATED MODULE: ./build/actions/route-program.js























/** Runs one job of a plan, uploads what came of it, and tells it in the job summary. Verdicts decide nothing here: the gate does. */
async function runRoute(inputs) {
    try {
        await finishRoute(await routed(inputs), inputs.upload);
    }
    catch (error) {
        if (error instanceof portcullis_error/* PortcullisError */.S)
            await (0,write_summary/* writeSummary */.S)((0,reports/* errorSummary */.N5)('Routing', error));
        throw (0,harmless_error/* harmlessError */.U)(error);
    }
}
async function routed(inputs) {
    refuseStrangers(inputs.mode);
    const directory = (0,action_paths/* leftFolder */._)(inputs.directory);
    const { attempt } = (0,gate_environment/* workflowRun */.tM)(process.env);
    const file = inputs.plan ?? (await downloadedPlan((0,external_node_path_.join)(directory, 'plan'), inputs.against.token));
    const job = await checkedShard({
        file: (0,external_node_path_.resolve)((0,action_paths/* workspaceFolder */.i)(), file),
        digest: inputs.planDigest,
        shard: inputs.shard,
        agent: inputs.agent,
        attempt,
    });
    (0,core/* setOutput */.uH)('artifact', job.name);
    if (inputs.upload)
        (0,route_state/* leaveBehind */.kh)({ folder: (0,external_node_path_.join)(directory, job.name), name: job.name });
    const { mode, cases, skills, timeout, adaptive } = inputs;
    const options = {
        mode,
        given: { file, shard: inputs.shard, attempt },
        cases,
        skills,
        against: await (0,run_against/* runAgainst */.H)(inputs.against),
        directory,
        maxParallel: inputs.maxParallel ?? run_options/* DEFAULT_PARALLEL */.S8,
        timeout,
        adaptive,
        environment: process.env,
    };
    return { job, ...(await watched(options)) };
}
/** Runs the job, and shows how it goes on. Keys are masked before any agent is started; from then on nothing in the log is a command. */
async function watched(options) {
    const log = new print_raw/* RawLog */.p();
    const notes = [];
    const mask = (values) => values.forEach((value) => (0,core/* setSecret */.Pq)(value));
    mask((0,unit_redaction/* knownSecrets */.xU)(process.env));
    const listeners = {
        ...(0,lifecycle_lines/* lifecycleLines */.a)((line) => log.print(line)),
        onFolder: (folder) => (0,core/* setOutput */.uH)('results', folder),
        onCommands: ({ config, comparator, replaced }) => {
            mask((0,unit_redaction/* configuredSecrets */.gU)(config, process.env));
            log.open();
            if (comparator === null || replaced.length === 0)
                return;
            notes.push(`agents were started as ${comparator.name} says; the head's ${replaced.join(', ')} did not count`);
        },
        onStop: (why) => {
            log.print(`error: ${(0,reports/* safeText */.Hk)(why)}`);
            notes.push(`stopped: ${why}`);
        },
    };
    const { signal, release } = (0,interrupt_signal/* interruptSignal */.C)();
    try {
        const world = (0,open_world/* openWorld */.H)(version/* VERSION */.x, (0,action_paths/* workspaceFolder */.i)(), (line) => log.print(line));
        return { outcome: await runShard(world, options, listeners, signal), notes };
    }
    finally {
        release();
        log.close();
    }
}
/** Code of strangers must not run beside the rights of the base. Recordings are only read. */
function refuseStrangers({ kind }) {
    const name = process.env['GITHUB_EVENT_NAME'] ?? '';
    if (kind === 'replay' || (0,event_comparator/* mayRunAgents */.Jk)({ trigger: { name } }))
        return;
    throw new portcullis_error/* PortcullisError */.S('usage', `No agent is run on ${name}: it gives the code of strangers the rights of the base branch.`, 'Run agents on pull_request; of forks, which get no secrets there, with "mode: rehearsal" or "mode: replay".');
}
async function downloadedPlan(folder, token) {
    const { access } = (0,gate_environment/* gateRunOnGitHub */.pK)(process.env, token);
    if (access !== null) {
        const artifacts = new run_artifacts.RunArtifacts(access, (0,gate_environment/* workflowRun */.tM)(process.env));
        return (await (0,load_run/* loadPlan */.Y)((0,run_artifacts.artifactsByApi)(artifacts, folder))).path;
    }
    throw new portcullis_error/* PortcullisError */.S('usage', 'The input "plan" is missing, and without a token, GITHUB_API_URL and GITHUB_REPOSITORY its artifact cannot be asked for.', 'Set "token", or download the plan in a step before and name it by "plan".');
}


/***/ }),

/***/ 85729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aU: () => (/* binding */ leftBehind),
/* harmony export */   kh: () => (/* binding */ leaveBehind),
/* harmony export */   w9: () => (/* binding */ takeOver)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33540);

/** Told before any unit is run: whatever ends the main step, the step after it knows. */
function leaveBehind({ folder, name }) {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)('folder', folder);
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)('artifact', name);
}
/** From here on the upload is the main step's: it was tried, and what came of it was said. */
function takeOver() {
    (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ)('tried', 'true');
}
/** Null where there is nothing to upload, or somebody tried it. */
function leftBehind() {
    const [folder, name] = [(0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('folder'), (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('artifact')];
    return folder === '' || name === '' || (0,_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu)('tried') !== '' ? null : { folder, name };
}


/***/ }),

/***/ 82886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ loadPlan),
/* harmony export */   loadRun: () => (/* binding */ loadRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7790);
/* harmony import */ var _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38650);
/* harmony import */ var _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76675);
/* harmony import */ var _io_find_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52428);
/* harmony import */ var _io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91772);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86578);
/* harmony import */ var _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17898);
/* harmony import */ var _run_artifacts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22019);









/** Artifacts that are loaded at a time: each is held in memory while it is unpacked. */
const AT_A_TIME = 4;
/**
 * The newest plan of a run, and of each of its shards the newest results.
 *
 * @param givenPlan the plan where it is known; then the run's own is not loaded
 * @throws PortcullisError `not_comparable` where there is no plan, or where something that was uploaded cannot be loaded
 */
async function loadRun(artifacts, givenPlan) {
    const { file, plan, attempt } = givenPlan === null ? await loadPlan(artifacts) : { ...givenPlan, attempt: 1 };
    const { chosen, notes } = (0,_routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .artifactsOfShards */ .GM)(await artifacts.all(), plan, { from: attempt, to: artifacts.attempt });
    const { default: pLimit } = await __webpack_require__.e(/* import() */ 370).then(__webpack_require__.bind(__webpack_require__, 70370));
    const atATime = pLimit(AT_A_TIME);
    const folders = await Promise.all(chosen.map((artifact) => atATime(async () => {
        const folder = await artifacts.folderOf(artifact);
        return { folder, artifact: artifact.name, isWhole: await (0,_io_find_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG)) };
    })));
    const empty = folders.filter(({ isWhole }) => !isWhole).map(({ artifact }) => artifact);
    const without = `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .h)(empty.length, 'artifact has', 'artifacts have')} no ${_contracts_results_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_FILE */ .yG}: ${empty.join(', ')}`;
    return {
        plan: { file, plan },
        results: folders.filter(({ isWhole }) => isWhole),
        notes: [...notes, ...(empty.length === 0 ? [] : [without])],
    };
}
/** The newest plan of a run. @throws PortcullisError `not_comparable` where there is none, or it cannot be loaded */
async function loadPlan(artifacts) {
    const newest = await (0,_run_artifacts_js__WEBPACK_IMPORTED_MODULE_7__.newestOf)(artifacts, _routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_ARTIFACT */ .dm);
    if (newest !== null) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(await artifacts.folderOf(newest.artifact), _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI);
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(newest.artifact.name, _contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAN_FILE */ .VI);
        return { path, file, plan: (0,_contracts_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePlan */ .vS)(await (0,_io_read_text_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readTextFile */ .Gu)(path, 'the plan'), file), attempt: newest.attempt };
    }
    const count = (await artifacts.all()).length;
    throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_5__/* .PortcullisError */ .S('not_comparable', `the artifacts of this run: expected one called ${_routing_run_artifacts_js__WEBPACK_IMPORTED_MODULE_6__/* .PLAN_ARTIFACT */ .dm}-a<attempt>, found none among ${count}`, 'Look at the job that plans; or give the results and their plan by the inputs "results" and "plan".');
}


/***/ }),

/***/ 44390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ holdMemory)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/**
 * Keeps the memory of this process near to what lives, from now on. V8 would give garbage ever more room and never give it back, several
 * times as much as is needed where work is long and little of it is kept (`npm run bench -- runner memory`, `npm run bench -- typestate`).
 *
 * `young`: the young generation stays as small as it is. `all`, for pieces that live long enough to leave it: the old one is also collected
 * whenever it has doubled, which costs a little more of the processor's time.
 */
function holdMemory(generations) {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
    if (generations === 'all')
        (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=100');
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ }),

/***/ 30348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stripAnsi)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}


/***/ })

};
