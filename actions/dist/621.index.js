export const id = 621;
export const ids = [621];
export const modules = {

/***/ 80621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor),
  z: () => (/* binding */ readableWorkflows)
});

// UNUSED EXPORTS: JUDGES

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/append.js
var append = __webpack_require__(22402);
// EXTERNAL MODULE: ./build/contracts/commit-files.js
var commit_files = __webpack_require__(62157);
// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var contracts_config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/gates/index.js
var gates = __webpack_require__(85455);
// EXTERNAL MODULE: ./build/doctor/composite-action.js
var composite_action = __webpack_require__(96436);
// EXTERNAL MODULE: ./build/contracts/doctor-finding.js
var doctor_finding = __webpack_require__(40025);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
// EXTERNAL MODULE: ./build/doctor/expressions.js
var doctor_expressions = __webpack_require__(72289);
// EXTERNAL MODULE: ./build/doctor/subject.js
var doctor_subject = __webpack_require__(9894);
// EXTERNAL MODULE: ./build/doctor/yaml-value.js
var yaml_value = __webpack_require__(40819);
;// CONCATENATED MODULE: ./build/doctor/rules/gate-events.js


const RULE = 'gate-is-filtered';
const PULL_EVENTS = ['pull_request', 'pull_request_target'];
const FILTERS = ['paths', 'paths-ignore', 'branches-ignore'];
/** Without these types a new commit of a pull request has no check. */
const NEEDED_TYPES = ['opened', 'synchronize', 'reopened'];
/** Filters on the events of a gate: where they keep the workflow from starting, its required check is waited for without end. */
const gateReportsAlways = ({ workflow, gates, requiredEvents }) => {
    if (gates.length === 0)
        return [];
    return requiredEvents.flatMap((event) => {
        const settings = workflow.triggers.get(event);
        const filters = FILTERS.filter((key) => (0,yaml_value/* member */.Dc)(settings, key) !== undefined).map((key) => (0,doctor_subject/* findingAt */.dz)(workflow, `/on/${event}/${key}`, {
            rule: RULE,
            level: 'error',
            message: `\`${key}\` can keep this workflow from starting, and with it the gate: a required check that does not report stays pending and blocks the pull request, and who then makes it optional has no gate`,
            remedy: `remove \`${key}\` and decide inside: the plan says by \`has-work\` that there is nothing to do, and the gate reports`,
        }));
        const types = (0,yaml_value/* textList */.gC)((0,yaml_value/* member */.Dc)(settings, 'types'));
        const needed = event === 'merge_group' ? ['checks_requested'] : NEEDED_TYPES;
        const missing = types.length === 0 ? [] : needed.filter((type) => !types.includes(type));
        if (missing.length === 0)
            return filters;
        return [
            ...filters,
            (0,doctor_subject/* findingAt */.dz)(workflow, `/on/${event}/types`, {
                rule: RULE,
                level: 'error',
                message: event === 'merge_group'
                    ? '`types` leaves out checks_requested: no run starts for a merge group, and the queue waits for the check in vain'
                    : `\`types\` leaves out ${missing.join(', ')}: the commits that come with these have no check of this gate`,
                remedy: `remove \`types\`, or add ${missing.join(', ')}`,
            }),
        ];
    });
};
/** A gate that is not run again where a pull request gets another base: its check belongs to the commit, and stays green. */
const gateHearsOfBase = ({ workflow, gates }) => PULL_EVENTS.filter((event) => gates.length > 0 && workflow.triggers.has(event) && !hearsEdits(workflow, event)).map((event) => (0,doctor_subject/* findingAt */.dz)(workflow, `/on/${event}`, {
    rule: 'no-edited',
    level: 'warning',
    message: `the gate does not run for \`edited\` of \`${event}\`: a check that is green against one base stays so when the pull request gets another`,
    remedy: `write \`types: [${NEEDED_TYPES.join(', ')}, edited]\` under \`${event}\`; \`portcullis init\` shows how edits of a text are passed over`,
}));
/** Whether edits of a pull request start the workflow: of its title and text, and of its base. */
function hearsEdits({ triggers }, event) {
    return (0,yaml_value/* textList */.gC)((0,yaml_value/* member */.Dc)(triggers.get(event), 'types')).includes('edited');
}
/** A gate of pull requests that a merge queue would wait for in vain. */
const gateJoinsQueue = ({ workflow, gates, requiredEvents }) => {
    if (gates.length === 0 || requiredEvents.length === 0 || requiredEvents.includes('merge_group'))
        return [];
    return [
        (0,doctor_subject/* findingAt */.dz)(workflow, '/on', {
            rule: 'no-merge-group',
            level: 'warning',
            message: 'the gate does not run for `merge_group`: in a merge queue its check never reports, and the queue drops the pull request',
            remedy: 'add `merge_group:` under `on`; it does nothing where there is no queue',
        }),
    ];
};

;// CONCATENATED MODULE: ./build/doctor/rules/concurrency.js




const concurrency_RULE = 'cancelled-gate';
const OF_ONE_RUN = ['github.run_id', 'github.run_number', 'github.sha'];
const OF_ONE_REF = ['github.ref', 'github.ref_name'];
/**
 * What a group must read so that no run of an event takes the place of another: alone or as the first part of `a || b` that the event
 * has (src/doctor/README.md, "Concurrency groups").
 */
const TELLS_APART = {
    merge_group: [...OF_ONE_RUN, ...OF_ONE_REF, 'github.event.merge_group.head_sha', 'github.event.merge_group.head_ref'],
    push: [...OF_ONE_RUN, 'github.event.after', 'github.event.head_commit.id'],
    pull_request: [
        ...OF_ONE_RUN,
        ...OF_ONE_REF,
        'github.event.number',
        'github.event.pull_request.number',
        'github.event.pull_request.head.sha',
    ],
};
/** What a group reads so that an edit of a text, which judges nothing, shares it with no other run. */
const EDITS_APART = new Set([
    'github.run_id',
    'github.run_number',
    "github.event.action=='edited'&&github.event.changes.base==null&&format('-{0}',github.run_id)",
]);
const CONSEQUENCES = {
    merge_group: 'the queue takes a cancelled check for a failed one and drops the entry',
    push: 'commits of the branch are left without their check',
    pull_request: 'one pull request cancels the required check of another',
};
/** A concurrency group in which a run of a required check may be cancelled, or dropped while it waits. */
const groupsKeepRuns = ({ workflow, gates, roles }) => {
    if (gates.length === 0)
        return [];
    const ofJobs = workflow.jobs.filter(({ id }) => (roles.get(id)?.size ?? 0) > 0);
    return [{ concurrency: workflow.concurrency, pointer: '' }, ...ofJobs].flatMap(({ concurrency, pointer }) => {
        const group = groupOf(concurrency);
        const place = `${pointer}/concurrency`;
        return group === null ? [] : [...eventFindings(workflow, place, group), ...editFindings(workflow, place, group)];
    });
};
function eventFindings(workflow, pointer, group) {
    const { expressions } = (0,doctor_expressions/* parseTemplate */.QC)(group);
    return Object.entries(TELLS_APART).flatMap(([event, paths]) => {
        // A called workflow runs by the events of its callers.
        if (!workflow.triggers.has(event) && !workflow.triggers.has('workflow_call'))
            return [];
        if (expressions.some((expression) => paths.includes((0,doctor_expressions/* readBy */.as)(event, expression))))
            return [];
        return (0,doctor_subject/* findingAt */.dz)(workflow, pointer, {
            rule: concurrency_RULE,
            level: expressions.some(doctor_expressions/* asksJobs */.dn) ? 'error' : 'warning',
            message: `runs by \`${event}\` may share one concurrency group: one that waits is dropped when the next comes, also without \`cancel-in-progress\`, and ${CONSEQUENCES[event] ?? ''}`,
            remedy: "group: `${{ github.workflow }}-${{ github.event_name }}-${{ github.event.pull_request.number || github.sha }}`, with `cancel-in-progress: ${{ github.event_name == 'pull_request' }}`",
        });
    });
}
/** A group in which an edit of a text takes the place of the run that judges. */
function editFindings(workflow, pointer, group) {
    const { expressions } = (0,doctor_expressions/* parseTemplate */.QC)(group);
    const event = PULL_EVENTS.find((one) => hearsEdits(workflow, one));
    if (event === undefined)
        return [];
    if (expressions.some((expression) => EDITS_APART.has((0,doctor_expressions/* readBy */.as)(event, expression))))
        return [];
    return [
        (0,doctor_subject/* findingAt */.dz)(workflow, pointer, {
            rule: concurrency_RULE,
            level: 'error',
            message: 'an edit of the title or the text of a pull request may share the concurrency group of the run that judges: it cancels or drops that run, and its check never reports',
            remedy: "end the group with `${{ github.event.action == 'edited' && github.event.changes.base == null && format('-{0}', github.run_id) || '' }}`",
        }),
    ];
}
/** Two workflows with one group: groups are shared by the whole repository, so that they cancel one another. */
function groupsAreOwn(subjects) {
    const groups = subjects.flatMap(({ workflow }) => {
        const group = groupOf(workflow.concurrency) ?? '';
        const isOwn = group === '' || /github\s*\.\s*workflow|run_id/i.test(group);
        return isOwn ? [] : [{ workflow, key: (0,doctor_expressions/* normalForm */.IN)(group) }];
    });
    return groups.flatMap(({ workflow, key }) => {
        const hasGate = subjects.some((subject) => subject.workflow === workflow && subject.gates.length > 0);
        const others = groups.filter((one) => one.key === key && one.workflow !== workflow);
        if (!hasGate || others.length === 0)
            return [];
        const files = others.map((one) => one.workflow.file).join(', ');
        return (0,doctor_subject/* findingAt */.dz)(workflow, '/concurrency', {
            rule: concurrency_RULE,
            level: 'error',
            message: `the gate shares its concurrency group with ${files}: groups belong to the whole repository, so that a run of either cancels or drops one of the other`,
            remedy: 'begin the group with `${{ github.workflow }}`',
        });
    });
}
/** The group of a `concurrency`, in which runs may be lost; null without one. `queue: max` keeps all that wait. */
function groupOf(value) {
    const cancels = (0,yaml_value/* isSwitchedOn */.JG)((0,yaml_value/* member */.Dc)(value, 'cancel-in-progress'));
    if (cancels === false && (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(value, 'queue'))?.trim() === 'max')
        return null;
    return (0,yaml_value/* scalarText */.ws)((0,yaml_value/* mappingOf */.GS)(value) === null ? value : (0,yaml_value/* member */.Dc)(value, 'group'));
}

// EXTERNAL MODULE: ./build/doctor/script-commands.js
var script_commands = __webpack_require__(89958);
;// CONCATENATED MODULE: ./build/doctor/rules/exit-codes.js





const exit_codes_RULE = 'exit-code-lost';
/** Exit codes that a shell or the runner can throw away, so that a gate that fails is green. */
const exitCodesCount = ({ workflow, gates, roles, judges }) => workflow.jobs.flatMap((job) => [
    ...toleratedJob(workflow, job, gates.includes(job), roles.get(job.id) ?? new Set()),
    ...(0,composite_action/* allSteps */.Bd)(job.steps).flatMap((step) => [
        ...(mayFail(step, judges) ? toleratedStep(step) : []),
        ...checkStandsAlone(workflow, job, step, judges.judgingCommands),
    ]),
]);
function mayFail(step, judges) {
    return (0,composite_action/* allSteps */.Bd)([step]).some((one) => (0,doctor_subject/* stepRoles */.u2)(one, judges).length > 0 || judgingIn(one.run ?? '', judges.judgingCommands).length > 0);
}
function toleratedJob(workflow, { id, pointer, continueOnError }, decides, roles) {
    const on = (0,yaml_value/* isSwitchedOn */.JG)(continueOnError);
    if (on === false || !(decides || roles.has('route') || roles.has('plan')))
        return [];
    const result = decides ? 'the gate is green whatever it finds' : 'the gate sees `success` in `needs`';
    return [
        (0,doctor_subject/* findingAt */.dz)(workflow, `${pointer}/continue-on-error`, {
            rule: exit_codes_RULE,
            level: decides && on === true ? 'error' : 'warning',
            message: `\`continue-on-error\` turns a failure of \`${id}\` into a success: ${result}`,
            remedy: 'remove it; `levels` in the configuration says what a gate tolerates',
        }),
    ];
}
function toleratedStep({ source, pointer, continueOnError }) {
    const on = (0,yaml_value/* isSwitchedOn */.JG)(continueOnError);
    if (on === false)
        return [];
    return [
        (0,doctor_subject/* findingAt */.dz)(source, `${pointer}/continue-on-error`, {
            rule: exit_codes_RULE,
            level: on === true ? 'error' : 'warning',
            message: '`continue-on-error` lets the job go on when this step fails, and the job is green',
            remedy: 'remove it; a step that must run after a failure takes `if: ${{ always() }}`',
        }),
    ];
}
/** A judging command must stand alone in its step, in bash (src/doctor/README.md, "Steps"). */
function checkStandsAlone(workflow, job, step, judging) {
    const script = step.run ?? '';
    const [command] = judgingIn(script, judging);
    if (command === undefined)
        return [];
    // Operators in a quoted argument or behind `#` are text, unless the command itself is quoted, as for `bash -c`.
    const whole = (0,script_commands/* codeOf */.$N)((0,doctor_expressions/* parseTemplate */.QC)(script).literals.join('x'));
    const bare = whole.replaceAll(script_commands/* QUOTED */.jB, 'q').replaceAll(/\s#.*/g, '');
    const code = judgingIn(bare, judging).length > 0 ? bare : whole;
    // `2>&1`, `&>` and the `&` before a program in PowerShell are no operators here.
    const operator = /\|\||[|&;]/.exec(code.replaceAll(/[<>]&|&>/g, '>').replace(/^& /, ''))?.[0];
    const isAlone = operator === undefined && command.isPlain && !/[\n()`]/.test(code);
    if (isAlone && isBash(workflow, job, step))
        return [];
    const beside = operator === undefined ? 'other commands' : `\`${operator}\``;
    const what = isAlone ? 'runs in another shell than bash' : `has ${beside} beside it`;
    return [
        (0,doctor_subject/* findingAt */.dz)(step.source, `${step.pointer}/run`, {
            rule: exit_codes_RULE,
            level: operator === undefined ? 'warning' : 'error',
            message: `\`portcullis ${judging.find((name) => (0,script_commands/* isCommand */.y9)(command, [name])) ?? ''}\` ${what}: its exit code can get lost, and a gate that fails is green`,
            remedy: `give it a step of its own, in bash: \`- run: ${command.text.slice(0, 120)}\` with \`shell: bash\`; output goes to a file by \`>\`, and what follows stands in a later step (\`if: \${{ always() }}\` to run it after a failure)`,
        }),
    ];
}
function judgingIn(script, judging) {
    return (0,script_commands/* portcullisCommands */.sv)(script).filter((command) => (0,script_commands/* isCommand */.y9)(command, judging));
}
/** What GitHub starts for a step: bash where no shell is named, but for Windows. An unknown runner counts as Linux. */
function isBash(workflow, job, step) {
    const name = (step.shell ?? job.shell ?? workflow.shell)?.trim();
    if (name !== undefined)
        return /^(?:\S*\/)?bash(?:\s|$)/.test(name);
    const isWindows = job.runsOn.some((label) => /^windows/i.test(label));
    return !isWindows || job.runsOn.some((label) => !/^(?:self-hosted|x64|windows.*)$/i.test(label));
}

;// CONCATENATED MODULE: ./build/doctor/rules/gate-conditions.js




const gate_conditions_RULE = 'gate-can-be-skipped';
/** A gate that can be skipped: GitHub reports a skipped job as a success, so that a required check is met by not running. */
const gateRunsAlways = ({ workflow, gates }) => gates.flatMap((job) => {
    const fault = jobConditionFault(job.condition, job.needs, job.uses !== null);
    if (fault === null)
        return [];
    return (0,doctor_subject/* findingAt */.dz)(workflow, job.condition === undefined ? job.pointer : `${job.pointer}/if`, {
        rule: gate_conditions_RULE,
        level: fault.level,
        message: `the gate \`${job.id}\` can be skipped: ${fault.why}. A skipped job counts as a success, and the pull request can be merged`,
        remedy: 'write `if: ${{ always() }}`; the gate itself judges how the needed jobs ended. Edits of a text are passed over by the job that calls `gate.yml`',
    });
});
/** A gate in a step that can be skipped: its job is green then. */
const gateStepRuns = ({ gates, judges }) => gates.flatMap(({ id, steps }) => (0,composite_action/* allSteps */.Bd)(steps).flatMap((step) => {
    const fault = (0,doctor_subject/* runsGate */.g1)(step, judges) ? stepConditionFault(step.condition) : null;
    if (fault === null)
        return [];
    return (0,doctor_subject/* findingAt */.dz)(step.source, `${step.pointer}/if`, {
        rule: gate_conditions_RULE,
        level: fault.level,
        message: `the step of the gate in \`${id}\` can be skipped: ${fault.why}. A job whose steps are skipped is green`,
        remedy: 'remove the `if` of the step; the gate itself knows what may be skipped',
    });
}));
const STATUS_FUNCTIONS = ['always', 'success', 'failure', 'cancelled'];
const JOB_FORMS = ['always()'];
/** Only where the base was changed: edits of a text judge nothing. */
const CALL_FORM = "github.event.action!='edited'||github.event.changes.base!=null";
/** A step runs after steps that succeeded; one that failed has made the job red. */
const STEP_FORMS = ['', 'always()', 'success()', '!cancelled()'];
/**
 * What is wrong with the `if` of a job that must run whatever became of the jobs that it needs; null where it has a form that holds.
 *
 * @param calls whether the job calls the workflow that has the gate: where it is skipped, its check has another name than the required one
 */
function jobConditionFault(condition, needs, calls = false) {
    const text = conditionText(condition);
    const hasNeeds = needs.length > 0;
    if (text === '') {
        if (!hasNeeds)
            return null;
        return { level: 'error', why: 'it has no `if`, so GitHub skips it when a job that it needs fails or is skipped' };
    }
    if (hasNeeds && !(0,doctor_expressions/* callsFunction */.KB)(text, ...STATUS_FUNCTIONS)) {
        const why = 'its `if` asks for no status, so GitHub puts `success() &&` before it and skips it when a needed job fails';
        return { level: 'error', why };
    }
    if (!calls)
        return editFault(text) ?? otherThan(JOB_FORMS, text);
    return otherThan([...JOB_FORMS, CALL_FORM], text);
}
/** The same of a step in a job in which no step before it failed. */
function stepConditionFault(condition) {
    const text = conditionText(condition);
    return editFault(text) ?? otherThan(STEP_FORMS, text);
}
/** The text of an `if`; `${{ }}` is optional around the whole of it. */
function conditionText(condition) {
    const text = (0,yaml_value/* scalarText */.ws)(condition)?.trim() ?? '';
    const { literals, expressions } = (0,doctor_expressions/* parseTemplate */.QC)(text);
    return expressions.length === 1 && literals.join('').trim() === '' ? (expressions[0] ?? '') : text;
}
/** Whoever opened a pull request can edit its text. */
function editFault(text) {
    if (!/(?<![.\w-])github\s*\.\s*event\s*\.\s*(?:action|changes)(?![\w-])/i.test(text))
        return null;
    return {
        level: 'error',
        why: 'its `if` asks what was edited, so that an edit of a text turns a red check into one that is skipped',
    };
}
function otherThan(forms, text) {
    if (forms.includes((0,doctor_expressions/* normalForm */.IN)(text)))
        return null;
    if ((0,doctor_expressions/* asksJobs */.dn)(text)) {
        return { level: 'error', why: 'its `if` depends on how other jobs or steps ended' };
    }
    return (0,doctor_expressions/* callsFunction */.KB)(text, 'cancelled')
        ? { level: 'warning', why: 'its `if` can be false when the run is cancelled, so cancelling is a way around it' }
        : { level: 'warning', why: 'its `if` can be false in some runs' };
}

// EXTERNAL MODULE: ./build/doctor/action-reference.js
var action_reference = __webpack_require__(71054);
;// CONCATENATED MODULE: ./build/doctor/rules/gate-inputs.js






/** Names of the commit under test itself, whose merge base with HEAD is HEAD. */
const OWN_COMMITS = new Set([
    'github.sha',
    'github.ref',
    'github.ref_name',
    'github.head_ref',
    'github.event.pull_request.head.sha',
    'github.event.pull_request.head.ref',
    'github.event.pull_request.merge_commit_sha',
    'github.event.merge_group.head_sha',
    'github.event.merge_group.head_ref',
    'github.event.after',
]);
/** The same by the runner's variables. */
const OWN_VARIABLE = /\$\{?GITHUB_(?:SHA|REF|REF_NAME|HEAD_REF)\b(?!\}?[~^])/;
/** Scripts that put files of another commit into the checkout. */
const OTHER_COMMIT = /\bgit\s{1,9}(?:-C\s{1,9}\S{1,200}\s{1,9})?(?:show|checkout|restore|worktree|archive|switch)\b/;
/** A gate that compares the pull request with what it brings itself: then nothing can be a regression. */
const gateComparesWithOther = (subject) => {
    const { workflow, requiredEvents } = subject;
    const { gateActions } = subject.judges;
    const events = requiredEvents.length === 0 ? [null] : requiredEvents;
    // Only what judges a pull request can be changed by one.
    const judges = requiredEvents.length > 0 || workflow.triggers.has('workflow_call');
    return workflow.jobs.flatMap((job) => [
        ...givenTo(subject, job, 'base-ref', [...gateActions, 'plan', 'route'])
            .filter(({ value }) => events.some((event) => isOwnCommit(value, event)))
            .map(({ source, pointer, value }) => (0,doctor_subject/* findingAt */.dz)(source, pointer, {
            rule: 'gate-judges-itself',
            level: 'error',
            message: `\`${value.slice(0, 80)}\` is the commit under test itself: its merge base with HEAD is HEAD, so that a change is compared with what it brings, and nothing can be a regression`,
            remedy: 'leave `base-ref` out, the event says it; or name the branch that is merged into (`origin/main`)',
        })),
        ...(judges ? givenTo(subject, job, 'baseline', gateActions) : [])
            .filter(({ value }) => isOfWorkspace(value))
            .map(({ source, pointer, value }) => {
            const mayBeOther = (0,composite_action/* allSteps */.Bd)(job.steps).some(bringsFiles);
            return (0,doctor_subject/* findingAt */.dz)(source, pointer, {
                rule: 'gate-judges-itself',
                level: mayBeOther ? 'warning' : 'error',
                message: `the baseline \`${value.slice(0, 80)}\` is a file of the checkout${mayBeOther ? ', unless a step of this job puts that of another commit in its place' : ''}: a pull request can change it, and is then judged by its own expectations`,
                remedy: 'leave `baseline` out and name nothing, or a `base-ref`: the gate reads the baseline at the merge base',
            });
        }),
    ]);
};
/** The input of that name in actions and called gates, and the flag in scripts, of what has one of the roles. */
function givenTo({ workflow, roles, judges }, job, name, of) {
    const own = (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(job.with, name))?.trim() ?? '';
    const isCalled = job.uses !== null && own !== '' && of.some((role) => roles.get(job.id)?.has(role));
    return [
        ...(isCalled ? [{ source: workflow, pointer: `${job.pointer}/with/${name}`, value: own }] : []),
        ...(0,composite_action/* allSteps */.Bd)(job.steps).flatMap((step) => {
            const { source, pointer } = step;
            if (!(0,doctor_subject/* stepRoles */.u2)(step, judges).some((role) => of.includes(role)))
                return [];
            const input = (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(step.with, name))?.trim() ?? '';
            const commands = (0,script_commands/* portcullisCommands */.sv)(step.run ?? '').filter((command) => !(0,script_commands/* isCommand */.y9)(command, ['bless']));
            return [
                ...(step.uses !== null && input !== '' ? [{ source, pointer: `${pointer}/with/${name}`, value: input }] : []),
                ...commands
                    .flatMap((command) => (0,script_commands/* flagValues */.NW)(command, `--${name}`))
                    .map((value) => ({ source, pointer: `${pointer}/run`, value })),
            ];
        }),
    ];
}
function isOwnCommit(value, event) {
    const { literals, expressions } = (0,doctor_expressions/* parseTemplate */.QC)(value);
    if (expressions.length === 0)
        return /^(?:HEAD|@)(?:[~^]0|\^\{commit\})?$/.test(value) || OWN_VARIABLE.test(value);
    if (literals.some((literal) => /[~^]/.test(literal)))
        return false;
    return expressions.some((expression) => OWN_COMMITS.has((0,doctor_expressions/* readBy */.as)(event, expression)));
}
/** A path below the workspace. */
function isOfWorkspace(value) {
    const path = value.replace(/^\$\{\{\s*github\.workspace\s*\}\}\/?/i, '').replace(/^\$\{?GITHUB_WORKSPACE\}?\/?/, '');
    return path !== '' && !/^(?:[/~$\\]|\.\.|[A-Za-z]:)/.test(path);
}
/** Whether a step may put files of another commit into the workspace. */
function bringsFiles({ uses, run, with: inputs }) {
    if ((0,action_reference/* isActionOf */.S)(uses, 'actions/checkout'))
        return (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(inputs, 'ref')) !== null;
    return (0,action_reference/* isActionOf */.S)(uses, 'actions/download-artifact') || OTHER_COMMIT.test(run ?? '');
}
/** A gate that is not told how the jobs ended that it needs, or is told that it does not matter. */
const gateHearsJobs = ({ workflow, roles, judges }) => workflow.jobs.flatMap((job) => (0,composite_action/* allSteps */.Bd)(job.steps).flatMap((step) => {
    if (step.uses === null || !(0,doctor_subject/* stepRoles */.u2)(step, judges).includes('gate'))
        return [];
    const finding = (input, found) => (0,doctor_subject/* findingAt */.dz)(step.source, `${step.pointer}/with/${input}`, found);
    const needs = inputOf(step, 'needs');
    const findings = [];
    const hasResults = inputOf(step, 'results') !== '';
    if (needs === '' && hasResults && job.needs.length > 0) {
        findings.push(finding('results', {
            rule: 'gate-hears-nothing',
            level: 'warning',
            message: '`results` stands without `needs`: the gate judges what lies there, whatever became of the jobs that it waits for, so that one that failed, was cancelled or skipped is not seen',
            remedy: 'write `needs: ${{ toJSON(needs) }}` beside `results`',
        }));
    }
    if (needs !== '' && (0,doctor_expressions/* normalForm */.IN)(needs) !== '${{tojson(needs)}}') {
        findings.push(finding('needs', {
            rule: 'gate-hears-nothing',
            level: 'error',
            message: `\`needs\` is \`${needs.slice(0, 80)}\` and not all of what GitHub says of the needed jobs: one that failed, was cancelled or skipped and is not in it passes`,
            remedy: 'write `needs: ${{ toJSON(needs) }}`',
        }));
    }
    for (const id of skippedInEveryRun(step, job)) {
        const isJudged = roles.get(id)?.has('plan') === true || roles.get(id)?.has('route') === true;
        findings.push(finding('allowed-skips', {
            rule: 'skips-always-allowed',
            level: isJudged ? 'error' : 'warning',
            message: `\`${id}\` may be skipped for whatever reason: who makes its \`if\` false, or skips what it needs, has a gate that holds without it`,
            remedy: "allow it only where the plan has nothing to run: `allowed-skips: ${{ needs.plan.outputs.has-work == 'false' && 'route' || '' }}`",
        }));
    }
    return findings;
}));
/** An input of a step; in an action of this repository, what the step gives that uses the action. */
function inputOf({ with: inputs, outer }, name) {
    const text = (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(inputs, name))?.trim() ?? '';
    const passed = /^\$\{\{\s*inputs\.([\w-]+)\s*\}\}$/i.exec(text)?.[1];
    return outer === null || passed === undefined ? text : inputOf(outer, passed);
}
/** Needed jobs that `allowed-skips` names as plain text. */
function skippedInEveryRun(step, job) {
    const skips = inputOf(step, 'allowed-skips');
    if (skips.includes('${{'))
        return [];
    return skips.split(/[\s,]+/).filter((id) => job.needs.includes(id));
}
/** What `init` writes where it knows no commit: it resolves to nothing, so that GitHub starts nothing of the run. */
const gateHasCommit = ({ workflow }) => workflow.jobs
    .flatMap((job) => [{ uses: job.uses, source: workflow, pointer: job.pointer }, ...(0,composite_action/* allSteps */.Bd)(job.steps)])
    .flatMap(({ uses, source, pointer }) => {
    if (uses === null || !/@0{40,64}$/.test(uses))
        return [];
    return (0,doctor_subject/* findingAt */.dz)(source, `${pointer}/uses`, {
        rule: 'placeholder-pin',
        level: 'error',
        message: `\`${uses.slice(0, 80)}…\` names no commit: GitHub starts nothing of the run, and a required check of it is waited for without end`,
        remedy: 'put the full commit of a release in the place of the zeros, and its repository before it',
    });
});

;// CONCATENATED MODULE: ./build/doctor/rules/gate-needs.js




/** A gate that is not told how a plan, a route or another matrix ended: `needs` holds the direct ones only. */
const gateSeesJobs = ({ workflow, gates, roles }) => gates
    .filter(({ uses }) => uses === null)
    .flatMap((gate) => {
    const behind = (0,doctor_subject/* jobsBehind */.$D)(gate, workflow.jobs);
    return workflow.jobs.flatMap((job) => {
        const own = roles.get(job.id);
        const isJudged = own?.has('plan') === true || own?.has('route') === true;
        if (gates.includes(job) || gate.needs.includes(job.id) || behind.has(job.id))
            return [];
        if (!isJudged && job.matrix === undefined)
            return [];
        const part = job.matrix === undefined ? 'job' : 'leg';
        return (0,doctor_subject/* findingAt */.dz)(workflow, gate.needs.length === 0 ? gate.pointer : `${gate.pointer}/needs`, {
            rule: 'gate-misses-need',
            level: isJudged ? 'error' : 'warning',
            message: `the gate \`${gate.id}\` does not name \`${job.id}\` in \`needs\`: it does not wait for it, and a failed, cancelled or skipped ${part} of it is not in \`toJSON(needs)\`, also where another needed job needs it`,
            remedy: `add \`${job.id}\` to \`needs\` of \`${gate.id}\``,
        });
    });
});
/** A matrix without a job of a fixed name behind it: the names of its legs change with its values, and none can be required. */
const matrixHasAggregator = ({ workflow, gates, roles, isRelated, requiredEvents }) => {
    // A check is required for pull requests and merge groups, or by whoever calls the workflow.
    const isCalled = workflow.triggers.has('workflow_call');
    if (!isRelated || (requiredEvents.length === 0 && !isCalled))
        return [];
    // A called workflow that only proposes a baseline judges nothing.
    const proposes = [...roles.values()].some((own) => own.has('baseline'));
    if (requiredEvents.length === 0 && gates.length === 0 && proposes)
        return [];
    // `gate-misses-need` covers a gate of this workflow.
    if (gates.some(({ matrix, uses }) => matrix === undefined && uses === null))
        return [];
    // A called workflow knows of the caller's jobs only what it is given.
    const aggregators = workflow.jobs.filter((job) => job.matrix === undefined && job.needs.length > 0 && (job.uses === null || receivesNeeds(job)));
    const behindGates = new Set(gates.flatMap((gate) => [...(0,doctor_subject/* jobsBehind */.$D)(gate, workflow.jobs)]));
    return workflow.jobs.flatMap((job) => {
        if (job.matrix === undefined || roles.get(job.id)?.has('publish') === true)
            return [];
        // What follows a gate is no part of what the gate judges.
        if (behindGates.has(job.id) && !gates.includes(job))
            return [];
        if (runsForOtherEvents(job, requiredEvents))
            return [];
        const behind = (0,doctor_subject/* jobsBehind */.$D)(job, workflow.jobs);
        const faults = aggregators
            .filter(({ id }) => behind.has(id))
            .map(({ id, condition, needs }) => ({ id, fault: jobConditionFault(condition, needs) }));
        if (faults.some(({ fault }) => fault === null))
            return [];
        const [first] = faults;
        const found = first === undefined
            ? 'no job of a fixed name stands behind it'
            : `\`${first.id}\`, which stands behind it, can be skipped, and that counts as a success`;
        return (0,doctor_subject/* findingAt */.dz)(workflow, `${job.pointer}/strategy`, {
            rule: 'required-matrix-leg',
            level: faults.some(({ fault }) => fault?.level === 'warning') ? 'warning' : 'error',
            message: `the matrix job \`${job.id}\` can only be required leg by leg, by names that hold the values of the matrix, and ${found}. A leg that is renamed is waited for without end, a new one is not required`,
            remedy: 'add a gate job with a fixed `name`, `needs` on this job and `if: ${{ always() }}`, and require that one check',
        });
    });
};
/** A gate whose check has another name in each run. */
const gateHasOneName = ({ workflow, gates, requiredEvents }) => {
    if (requiredEvents.length === 0 && !workflow.triggers.has('workflow_call'))
        return [];
    return gates.flatMap((gate) => {
        const varies = (0,doctor_expressions/* parseTemplate */.QC)(gate.name ?? '').expressions.length > 0;
        if (gate.matrix === undefined && !varies)
            return [];
        return (0,doctor_subject/* findingAt */.dz)(workflow, gate.matrix === undefined ? `${gate.pointer}/name` : `${gate.pointer}/strategy`, {
            rule: 'gate-name-varies',
            level: 'error',
            message: `the name of the gate \`${gate.id}\` ${varies ? 'holds an expression' : 'holds the values of its matrix'}: a required check is found by its name, and one that does not come is waited for without end`,
            remedy: 'give the gate one fixed `name` and no matrix',
        });
    });
};
function receivesNeeds({ with: inputs }) {
    return (0,yaml_value/* textsOf */.CB)(inputs).some((text) => (0,doctor_expressions/* parseTemplate */.QC)(text).expressions.some(doctor_expressions/* namesNeeds */.M$));
}
/** An `if` that lets the job run for one event only, of which no check is required. */
function runsForOtherEvents({ condition }, requiredEvents) {
    const event = /^github\.event_name=='(\w+)'$/.exec((0,doctor_expressions/* normalForm */.IN)(conditionText(condition)))?.[1];
    return event !== undefined && requiredEvents.length > 0 && !requiredEvents.includes(event);
}

;// CONCATENATED MODULE: ./build/doctor/rules/permissions.js




const ACCESSES = ['none', 'read', 'write'];
const permissions_RULE = 'missing-permission';
/** What each action cannot do without, and why. The action's README says what else makes its report better. */
const NEEDED = {
    plan: [['contents', 'read', 'the cases and the merge base']],
    route: [
        ['contents', 'read', 'the cases and the skills'],
        ['actions', 'read', 'the plan of this run'],
    ],
    gate: [
        ['contents', 'read', 'the baseline at the merge base'],
        ['actions', 'read', 'the artifacts of earlier attempts'],
    ],
    baseline: [['contents', 'write', 'the branch with the proposed baseline']],
    publish: [
        ['actions', 'read', 'the report of the other run'],
        ['pull-requests', 'write', 'the comment'],
    ],
};
const NEEDED_BY_ONE_GATE = [['contents', 'read', 'what decides at the merge base']];
/** What the token may read where the repository has the usual setting. */
const USUAL = { contents: 'read', packages: 'read', metadata: 'read' };
/** What the reusable workflows of Portcullis ask for, by path; a test compares it with the files. */
const OWN_WORKFLOWS = new Map([
    [
        '.github/workflows/gate.yml',
        [
            { scope: 'contents', access: 'read', job: 'plan' },
            { scope: 'actions', access: 'read', job: 'route' },
            { scope: 'checks', access: 'read', job: 'required' },
            { scope: 'pull-requests', access: 'write', job: 'gate' },
        ],
    ],
    [
        '.github/workflows/nightly-matrix.yml',
        [
            { scope: 'contents', access: 'write', job: 'baseline' },
            { scope: 'actions', access: 'read', job: 'route' },
            { scope: 'pull-requests', access: 'write', job: 'baseline' },
        ],
    ],
]);
/** A job whose token cannot do what its part of Portcullis needs. Without any `permissions` the repository's setting decides. */
const jobsMayDoTheirPart = ({ workflow, roles, judges }) => workflow.jobs.flatMap((job) => {
    const permissions = permissionsOf(workflow, job);
    if (job.uses !== null || permissions === null)
        return [];
    // Commands in a script read the checkout; only actions ask GitHub.
    const asksGitHub = (0,composite_action/* allSteps */.Bd)(job.steps).some((step) => step.uses !== null && (0,doctor_subject/* stepRoles */.u2)(step, judges).length > 0);
    const most = new Map();
    for (const role of roles.get(job.id) ?? []) {
        for (const [scope, access, what] of NEEDED[role] ?? NEEDED_BY_ONE_GATE) {
            if (!asksGitHub && scope !== 'contents')
                continue;
            if (includes(access, most.get(scope)?.access ?? 'none'))
                most.set(scope, { access, what, role });
        }
    }
    return [...most].flatMap(([scope, { access, what, role }]) => {
        const has = accessTo(permissions, scope);
        if (includes(has, access))
            return [];
        return (0,doctor_subject/* findingAt */.dz)(workflow, permissionsPointer(job), {
            rule: permissions_RULE,
            level: role === 'baseline' || role === 'publish' ? 'warning' : 'error',
            message: `\`${job.id}\` (${role}) needs \`${scope}: ${access}\` for ${what}, and its token has \`${has}\`: a scope that \`permissions\` does not name is taken away`,
            remedy: `add \`${scope}: ${access}\` to the job's \`permissions\``,
        });
    });
});
/** A call that grants less than a workflow of Portcullis asks for: GitHub starts nothing of such a run, so that no check reports. */
const callsMayStart = ({ workflow }) => workflow.jobs.flatMap((job) => {
    const reference = job.uses === null ? null : (0,action_reference/* parseUses */.A)(job.uses);
    const isOurs = reference?.kind === 'repository' && reference.repository.endsWith('/portcullis');
    const asked = isOurs ? (OWN_WORKFLOWS.get(reference.path) ?? []) : [];
    const permissions = permissionsOf(workflow, job);
    return asked.flatMap(({ scope, access, job: asking }) => {
        const has = accessTo(permissions ?? USUAL, scope);
        if (includes(has, access))
            return [];
        const says = permissions === null ? 'says nothing of it: where the repository lets tokens only read' : `grants \`${has}\``;
        return (0,doctor_subject/* findingAt */.dz)(workflow, permissionsPointer(job), {
            rule: permissions_RULE,
            level: permissions === null ? 'warning' : 'error',
            message: `\`${job.id}\` calls a workflow whose job \`${asking}\` asks for \`${scope}: ${access}\`, and ${says}: GitHub then starts nothing of the run, and a required check of it is waited for without end`,
            remedy: `add \`${scope}: ${access}\` to the \`permissions\` of \`${job.id}\``,
        });
    });
});
/** An agent that has a provider's key and, beside it, a token that can write. */
const agentsHaveNoToken = ({ workflow, agents }) => workflow.jobs.flatMap((job) => {
    const agent = job.steps.find((step) => (0,doctor_subject/* runsAgent */.wB)(step, agents));
    const written = writtenScopes(permissionsOf(workflow, job));
    if (agent === undefined || written.length === 0 || !hasSecrets(workflow, job, agent))
        return [];
    return (0,doctor_subject/* findingAt */.dz)(workflow, job.permissions === undefined ? '/permissions' : permissionsPointer(job), {
        rule: 'agent-with-write-token',
        level: 'error',
        message: `\`${job.id}\` runs an agent with secrets beside a token that may write (${written.join(', ')}): an agent does what it reads, and what it reads belongs to the pull request`,
        remedy: 'let the job read only (`contents: read`), and write in another job, from its artifact',
    });
});
function hasSecrets(workflow, job, agent) {
    return [workflow.env, job.env, agent.env, agent.with].flatMap(yaml_value/* textsOf */.CB).some((text) => /\bsecrets\b/i.test(text));
}
function permissionsPointer({ permissions, pointer }) {
    return permissions === undefined ? pointer : `${pointer}/permissions`;
}
/** The `permissions` that count for a job: its own, else the workflow's; null where neither says anything. */
function permissionsOf(workflow, job) {
    return job.permissions ?? workflow.permissions ?? null;
}
/** What `permissions` grant of one scope; a scope that they do not name is not granted. */
function accessTo(permissions, scope) {
    const broad = (0,yaml_value/* scalarText */.ws)(permissions);
    if (broad !== null)
        return broad === 'write-all' ? 'write' : broad === 'read-all' ? 'read' : 'none';
    const access = (0,yaml_value/* scalarText */.ws)((0,yaml_value/* member */.Dc)(permissions, scope));
    return access === 'read' || access === 'write' ? access : 'none';
}
function includes(has, needed) {
    return ACCESSES.indexOf(has) >= ACCESSES.indexOf(needed);
}
/** Scopes that may be written; `write-all` is all of them. */
function writtenScopes(permissions) {
    if ((0,yaml_value/* scalarText */.ws)(permissions) === 'write-all')
        return ['write-all'];
    return Object.keys((0,yaml_value/* mappingOf */.GS)(permissions) ?? {}).filter((scope) => accessTo(permissions, scope) === 'write');
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/kernel/glob-segments.js
var glob_segments = __webpack_require__(41423);
;// CONCATENATED MODULE: ./build/doctor/code-owners.js

/** No file system has a longer one. */
const LONGEST_NAME = 255;
/**
 * Whether a file has code owners: the last line whose pattern matches decides (GitHub's rules for CODEOWNERS; a pattern is as in
 * `.gitignore`, without `!` and `[ ]`). Paths are relative to the repository, with `/`.
 */
function hasCodeOwner(codeOwners, path) {
    const target = path.split('/');
    const decisive = codeOwners
        .split('\n')
        .flatMap((line) => ownerLine(line) ?? [])
        .findLast(({ segments }) => (0,glob_segments/* matchesInOrder */.Z)(segments.map(nameTest), target));
    return decisive?.hasOwners === true;
}
function ownerLine(text) {
    const words = text.trim().split(/\s+/);
    const comment = words.findIndex((word) => word.startsWith('#'));
    const [pattern, ...owners] = comment === -1 ? words : words.slice(0, comment);
    if (pattern === undefined || pattern === '' || /^!|[[\]]/.test(pattern))
        return null;
    const hasOwners = owners.some((owner) => owner.includes('@'));
    const isFolder = pattern.endsWith('/');
    const parts = pattern.split('/').filter((part) => part !== '');
    // A slash at the beginning or in the middle ties the pattern to the top.
    const isTied = pattern.startsWith('/') || parts.length > 1;
    const last = parts.at(-1);
    // A name also stands for what lies in a folder of that name; `docs/*` for the files of the folder alone.
    const goesDeep = isFolder || !(parts.length > 1 && last === '*');
    const inside = isFolder ? ['**', '*'] : goesDeep ? ['**'] : [];
    return { segments: [...(isTied ? [] : ['**']), ...parts, ...inside], hasOwners };
}
/** A test of one name; null for any number of them. `*` and `?` stand inside of a name. */
function nameTest(segment) {
    if (segment === '**')
        return null;
    if (!/[*?]/.test(segment))
        return (name) => name === segment;
    const characters = Array.from(segment, (wanted) => wanted === '*' ? null : (found) => wanted === '?' || wanted === found);
    return (name) => name.length <= LONGEST_NAME && (0,glob_segments/* matchesInOrder */.Z)(characters, Array.from(name));
}

;// CONCATENATED MODULE: ./build/doctor/rules/repository.js



const WORKFLOWS = '.github/workflows';
/** A repository in which no pull request meets a gate. */
function repositoryHasGate({ subjects, isPartial }) {
    if (isPartial)
        return [];
    const gated = subjects.filter(({ gates }) => gates.length > 0);
    if (gated.some(({ requiredEvents }) => requiredEvents.length > 0))
        return [];
    const [first] = gated;
    if (first === undefined) {
        return [
            {
                rule: 'no-gate',
                level: 'error',
                file: WORKFLOWS,
                line: 1,
                message: 'no workflow uses the gate: nothing judges a pull request',
                remedy: 'call the reusable gate workflow, or the actions plan, route and gate, from a workflow on `pull_request` and `merge_group`',
            },
        ];
    }
    return [
        (0,doctor_subject/* findingAt */.dz)(first.workflow, '/on', {
            rule: 'no-gate',
            level: 'error',
            message: 'no workflow with the gate runs on `pull_request` or `merge_group`: what it says comes after the merge',
            remedy: 'add `pull_request:` and `merge_group:` under `on`',
        }),
    ];
}
/**
 * Where a pull request can change what judges it: on `pull_request` the workflow is the pull request's own, and with the merge its cases,
 * baseline and configuration judge what comes next. Only a review closes that, and only code owners make one necessary.
 */
function gateHasOwners({ subjects, codeOwners, judging }) {
    const isOpen = (path) => codeOwners === null || !hasCodeOwner(codeOwners.text, path);
    const open = subjects.filter(({ gates, workflow }) => gates.length > 0 && workflow.triggers.has('pull_request'));
    const shared = [...judging, ...(codeOwners === null ? [] : [codeOwners.file])].filter(isOpen);
    return open.flatMap(({ workflow }, index) => {
        const own = isOpen(workflow.file) ? [workflow.file] : [];
        const paths = [...own, ...(index === 0 ? shared : [])];
        if (paths.length === 0)
            return [];
        const place = codeOwners === null ? 'there is no CODEOWNERS file' : `${codeOwners.file} names no owner`;
        return (0,doctor_subject/* findingAt */.dz)(workflow, '/on/pull_request', {
            rule: 'gate-open-to-pull-request',
            level: 'note',
            message: `a pull request may change what judges it, and ${place} for ${(0,counted/* firstOf */.K)(paths)}: on \`pull_request\` the workflow file itself is the pull request's`,
            remedy: 'name owners of `/.github/`, of the baselines and of the cases in CODEOWNERS, and require their review by a ruleset; or require the workflow by a ruleset of the organisation',
        });
    });
}

;// CONCATENATED MODULE: ./build/doctor/diagnose.js










const RULES = [
    gateRunsAlways,
    gateStepRuns,
    gateSeesJobs,
    matrixHasAggregator,
    gateHasOneName,
    gateComparesWithOther,
    gateHearsJobs,
    gateHasCommit,
    gateReportsAlways,
    gateHearsOfBase,
    gateJoinsQueue,
    groupsKeepRuns,
    exitCodesCount,
    jobsMayDoTheirPart,
    callsMayStart,
    agentsHaveNoToken,
];
/** Everything that the rules find in a repository, each once: worst first, then by file, line and rule. */
function diagnose(facts) {
    const all = [
        ...facts.subjects.flatMap((subject) => RULES.flatMap((rule) => rule(subject))),
        ...groupsAreOwn(facts.subjects),
        ...repositoryHasGate(facts),
        ...gateHasOwners(facts),
    ];
    const each = new Map(all.map((finding) => [`${finding.file}\0${finding.line}\0${finding.rule}\0${finding.message}`, finding]));
    const rank = ({ level }) => doctor_finding/* DOCTOR_LEVELS */.Y.indexOf(level);
    return [...each.values()].sort((left, right) => rank(left) - rank(right) ||
        (0,ordering/* compareCodePoints */.OP)(left.file, right.file) ||
        left.line - right.line ||
        (0,ordering/* compareCodePoints */.OP)(left.rule, right.rule));
}

// EXTERNAL MODULE: ./build/doctor/workflow.js
var workflow = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/io/find-files.js
var find_files = __webpack_require__(52428);
// EXTERNAL MODULE: ./build/io/read-text-file.js
var read_text_file = __webpack_require__(91772);
// EXTERNAL MODULE: ./build/io/repository-file.js
var repository_file = __webpack_require__(82296);
// EXTERNAL MODULE: ./build/io/yaml-document.js
var yaml_document = __webpack_require__(35006);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/providers/known-providers.js + 4 modules
var known_providers = __webpack_require__(49573);
// EXTERNAL MODULE: ./build/app/repository/collect-problems.js
var collect_problems = __webpack_require__(97864);
// EXTERNAL MODULE: ./build/app/repository/load-cases.js
var load_cases = __webpack_require__(70433);
// EXTERNAL MODULE: ./build/app/repository/load-config.js
var load_config = __webpack_require__(82196);
;// CONCATENATED MODULE: ./build/app/doctor/doctor.js



















/** Where GitHub looks for workflows; folders in it are not looked into. */
const WORKFLOWS_FOLDER = '.github/workflows';
/** GitHub refuses workflows of half this size. */
const LARGEST_FILE = 1024 * 1024;
/** Actions beyond are not looked into. */
const MAX_ACTIONS = 200;
/** One step or job may stand in each of a workflow's jobs. */
const MAX_ALIASES = 1000;
/** The actions and commands of Portcullis whose failure has to stop a merge. */
const JUDGES = {
    gateActions: gates/* GATE_ACTIONS */.Mu,
    gateCommands: gates/* GATE_COMMANDS */.Zc,
    judgingCommands: [...gates/* JUDGING_COMMANDS */.UU, ...'run rehearse replay plan validate bless'.split(' ')],
};
/** Judges a repository's workflows, or the named ones only, its configuration and CODEOWNERS. Runs nothing. */
async function doctor(world, named) {
    const problems = [];
    const { root } = world;
    const files = named.length === 0 ? await workflowFiles(root) : named.map((path) => (0,load_cases/* displayPath */.Gt)(root, (0,external_node_path_.resolve)(world.cwd, path)));
    const workflows = [];
    for (const file of files) {
        const workflow = await (0,collect_problems/* collectProblems */.v)(problems, file, () => readWorkflow(root, file));
        if (workflow !== null)
            workflows.push(workflow);
    }
    const called = await calledWorkflows(root, workflows, problems);
    const actions = await compositeActions(root, [...workflows, ...called], problems);
    const filled = (some) => some.map((workflow) => (0,composite_action/* withActions */.wR)(workflow, actions));
    const checked = await (0,collect_problems/* collectProblems */.v)(problems, contracts_config/* CONFIG_PATH */.tF, () => (0,load_config/* loadConfig */.Z9)(root));
    const config = checked?.config ?? load_config/* UNCONFIGURED */.az;
    (0,append/* append */.B)(problems, checked?.problems ?? []);
    const caseFiles = await existingCases(root, config, problems);
    const ofGates = (0,gates/* gateFiles */.jP)(config);
    for (const file of ofGates) {
        await (0,collect_problems/* collectProblems */.v)(problems, file, () => (0,repository_file/* refuseLinks */.UA)(root, (0,external_node_path_.join)(root, file), 'a file of a gate'));
    }
    const facts = {
        subjects: (0,doctor_subject/* subjectsOf */.Z6)(filled(workflows), filled(called), JUDGES, known_providers/* AGENT_STARTS */.kW),
        isPartial: named.length > 0 || problems.length > 0,
        codeOwners: await readCodeOwners(root),
        judging: [contracts_config/* CONFIG_PATH */.tF, ...ofGates, ...caseFiles],
    };
    return { workflows: files, findings: diagnose(facts), problems };
}
async function workflowFiles(root) {
    const names = await (0,find_files/* entriesOf */.Mc)((0,external_node_path_.resolve)(root, WORKFLOWS_FOLDER));
    const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS_FOLDER}/${name}`);
    const present = await Promise.all(files.map((file) => (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))));
    return files.filter((_, index) => present[index]);
}
/** The workflows of a repository, but for those that cannot be read. */
async function readableWorkflows(root) {
    const files = await workflowFiles(root);
    const read = await Promise.all(files.map((file) => readWorkflow(root, file).catch(portcullis_error/* asPortcullisError */.Uj)));
    return read.filter((workflow) => !(workflow instanceof portcullis_error/* PortcullisError */.SO));
}
/** Workflows of the repository that are called, also by one another, and were not named. */
async function calledWorkflows(root, workflows, problems) {
    const found = [];
    const looked = new Set(workflows.map(({ file }) => file));
    const open = workflows.flatMap(composite_action/* localCalls */.zV);
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const file = next;
        if (looked.has(file) || !(await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))))
            continue;
        looked.add(file);
        const workflow = await (0,collect_problems/* collectProblems */.v)(problems, file, () => readWorkflow(root, file));
        if (workflow === null)
            continue;
        found.push(workflow);
        (0,append/* append */.B)(open, (0,composite_action/* localCalls */.zV)(workflow));
    }
    return found;
}
/** Steps of the composite actions of the repository that workflows use, also in one another, by folder. */
async function compositeActions(root, workflows, problems) {
    const found = new Map();
    const looked = new Set();
    const open = [...(0,composite_action/* localActions */.N7)(workflows.flatMap(({ jobs }) => jobs.flatMap(({ steps }) => steps)))];
    for (let folder = open.shift(); folder !== undefined && looked.size < MAX_ACTIONS; folder = open.shift()) {
        if (looked.has(folder))
            continue;
        looked.add(folder);
        // An action that is missing here may come into the workspace by a step.
        for (const name of ['action.yml', 'action.yaml']) {
            const file = folder === '' ? name : `${folder}/${name}`;
            if (!(await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file))))
                continue;
            const steps = await (0,collect_problems/* collectProblems */.v)(problems, file, async () => {
                const document = await readDocument(root, file, 'the action', 'an action');
                return (0,workflow/* parseCompositeAction */.t)(document.value, file, document);
            });
            if (steps !== null) {
                found.set(folder, steps);
                (0,append/* append */.B)(open, (0,composite_action/* localActions */.N7)(steps));
            }
            break;
        }
    }
    return found;
}
async function readWorkflow(root, file) {
    const document = await readDocument(root, file, 'the workflow', 'a workflow');
    return (0,workflow/* parseWorkflow */.h)(document.value, file, document);
}
async function readDocument(root, file, what, expected) {
    const text = await (0,read_text_file/* readTextFile */.Gu)((0,external_node_path_.resolve)(root, file), what);
    if (text.length > LARGEST_FILE) {
        const found = `${Math.round(text.length / 1024)} KiB`;
        throw new problem/* ProblemsError */.FQ(what, [
            { file, line: null, pointer: '', expected: `${expected} of at most 1 MiB`, found, help: null },
        ]);
    }
    return (0,yaml_document/* parseYamlDocument */.I)(text.replace(/^\uFEFF/, ''), file, MAX_ALIASES);
}
async function readCodeOwners(root) {
    for (const file of commit_files/* CODE_OWNERS_PLACES */.wy) {
        const text = await (0,read_text_file/* readOptionalTextFile */.Q3)((0,external_node_path_.resolve)(root, file), 'CODEOWNERS');
        if (text !== undefined)
            return { file, text };
    }
    return null;
}
/** The case files that exist; `validate` says which are missing. Links, which no command reads, are problems. */
async function existingCases(root, { cases }, problems) {
    const files = [];
    const isFree = async (path) => (await (0,collect_problems/* collectProblems */.v)(problems, (0,load_cases/* displayPath */.Gt)(root, path), () => (0,repository_file/* refuseLinks */.UA)(root, path, 'the case file').then(() => true))) === true;
    for (const path of cases) {
        const isGlob = await (0,find_files/* isPattern */.Pt)(root, path);
        if (!(await isFree(isGlob ? (0,find_files/* folderOfGlob */.GT)(path) : path)))
            continue;
        const found = isGlob ? await (0,find_files/* filesMatching */.NP)(root, path) : [(0,load_cases/* displayPath */.Gt)(root, path)];
        for (const file of found) {
            if ((isGlob || (await (0,find_files/* isFile */.fo)((0,external_node_path_.resolve)(root, file)))) && (await isFree(file)))
                files.push(file);
        }
    }
    return [...new Set(files)];
}


/***/ }),

/***/ 96436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ allSteps),
/* harmony export */   N7: () => (/* binding */ localActions),
/* harmony export */   wR: () => (/* binding */ withActions),
/* harmony export */   zV: () => (/* binding */ localCalls)
/* harmony export */ });
/* harmony import */ var _action_reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71054);

/** Composite actions in composite actions. */
const MAX_DEPTH = 5;
/** Steps of actions in one workflow; actions beyond are not looked into. */
const MAX_STEPS = 500;
/** Folders of the actions of this repository that steps use. */
function localActions(steps) {
    const folders = new Set(steps.flatMap((step) => folderOf(step) ?? []));
    return [...folders].filter((folder) => !folder.split('/').includes('..'));
}
/** The workflows of this repository that jobs call: GitHub takes them from the folder of workflows alone. */
function localCalls({ jobs }) {
    return jobs.flatMap(({ uses }) => {
        const reference = uses === null ? null : (0,_action_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUses */ .A)(uses);
        const path = reference?.kind === 'local' ? reference.path : '';
        return /^\.github\/workflows\/[^/\\]{1,200}\.ya?ml$/.test(path) ? [path] : [];
    });
}
/** The workflow with the steps of composite actions inside the steps that use them; `actions` are steps by folder. */
function withActions(workflow, actions) {
    let count = 0;
    const filled = (step, open) => {
        const folder = folderOf(step);
        const steps = folder === null ? undefined : actions.get(folder);
        if (folder === null || steps === undefined || open.includes(folder) || open.length >= MAX_DEPTH)
            return step;
        count += steps.length;
        if (count > MAX_STEPS)
            return step;
        return { ...step, inner: steps.map((inner) => filled({ ...inner, outer: step }, [...open, folder])) };
    };
    const jobs = workflow.jobs.map((job) => ({ ...job, steps: job.steps.map((step) => filled(step, [])) }));
    return { ...workflow, jobs };
}
/** The steps, and those of the actions that they use. */
function allSteps(steps) {
    return steps.flatMap((step) => [step, ...allSteps(step.inner)]);
}
/** The folder of the action that a step uses; null where the action is not of this repository. */
function folderOf({ uses }) {
    const reference = uses === null ? null : (0,_action_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUses */ .A)(uses);
    return reference?.kind === 'local' ? reference.path : null;
}


/***/ }),

/***/ 72289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IN: () => (/* binding */ normalForm),
/* harmony export */   KB: () => (/* binding */ callsFunction),
/* harmony export */   M$: () => (/* binding */ namesNeeds),
/* harmony export */   QC: () => (/* binding */ parseTemplate),
/* harmony export */   as: () => (/* binding */ readBy),
/* harmony export */   dn: () => (/* binding */ asksJobs)
/* harmony export */ });
/** Members of `github` that only runs of some events have; in other runs they are empty. */
const ONLY_OF = [
    [/^github\.(?:head_ref|event\.(?:pull_request|number))(?![\w-])/, ['pull_request', 'pull_request_target']],
    [/^github\.event\.merge_group(?![\w-])/, ['merge_group']],
    [/^github\.event\.(?:after|before|head_commit)(?![\w-])/, ['push']],
];
/** Splits a text at its expressions; an expression ends at the first `}}` outside its own quotes. */
function parseTemplate(text) {
    const literals = [];
    const expressions = [];
    let at = 0;
    for (;;) {
        const start = text.indexOf('${{', at);
        const end = start === -1 ? -1 : endOfExpression(text, start + 3);
        if (end === -1)
            break;
        literals.push(text.slice(at, start));
        expressions.push(text.slice(start + 3, end).trim());
        at = end + 2;
    }
    literals.push(text.slice(at));
    return { literals, expressions };
}
/** An expression in the one spelling in which forms are compared: lower case, without blanks. */
function normalForm(expression) {
    return expression.toLowerCase().replaceAll(/\s/g, '');
}
/**
 * What `a || b` reads in runs by an event, in its normal form: the first part that the event has. Any text but a path counts as one
 * that every event has, so that it equals no path that is looked for.
 */
function readBy(event, expression) {
    const parts = normalForm(expression).split('||');
    const isEmpty = (part) => event !== null && ONLY_OF.some(([member, events]) => member.test(part) && !events.includes(event));
    return parts.find((part) => !isEmpty(part)) ?? '';
}
/** Whether an expression, or the text of an `if`, names the context `needs`. */
function namesNeeds(text) {
    return /(?<![.\w-])needs(?![\w-])/i.test(withoutTexts(text));
}
/** Whether it depends on how other jobs ended. */
function asksJobs(text) {
    return namesNeeds(text) || callsFunction(text, 'success', 'failure');
}
function callsFunction(text, ...names) {
    return new RegExp(`(?<![.\\w-])(?:${names.join('|')})\\s{0,20}\\(`, 'i').test(withoutTexts(text));
}
function withoutTexts(expression) {
    return expression.replaceAll(/'[^']*'/g, "''");
}
/** Where the `}}` stands that closes an expression; -1 where none does. */
function endOfExpression(text, start) {
    let isQuoted = false;
    for (let at = start; at < text.length; at += 1) {
        const character = text.charAt(at);
        if (character === "'")
            isQuoted = !isQuoted;
        else if (!isQuoted && character === '}' && text.charAt(at + 1) === '}')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 89958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   GO: () => (/* binding */ commandsIn),
/* harmony export */   NW: () => (/* binding */ flagValues),
/* harmony export */   jB: () => (/* binding */ QUOTED),
/* harmony export */   sv: () => (/* binding */ portcullisCommands),
/* harmony export */   y9: () => (/* binding */ isCommand)
/* harmony export */ });
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72289);

/** Programs that run the one behind them and hand its exit code on. */
const RUNNERS = new Set(('sudo env time timeout nice nohup exec command builtin xvfb-run setsid stdbuf unbuffer ' +
    'npx pnpm yarn bun bunx npm node dlx x run call').split(' '));
/** What may stand before a command and does something with its exit code, or takes it as a text. */
const OPENERS = new Set('if while until then else elif do try ! { = eval bash sh dash zsh trap export coproc script'.split(' '));
const SEPARATOR = /[\n;&|()`]/g;
/** A character behind `\`, or a quoted text; one that does not end takes all that follows. */
const QUOTED = /\\.|'[^']*(?:'|$)|"(?:\\.|[^"\\])*(?:"|$)/gs;
/** Each rule asks about each script, and an alias of YAML may repeat one in every step. */
const known = new Map();
/**
 * The commands of a script for any shell: its text is split at line ends, operators and brackets, and inside quotes that name Portcullis,
 * as a shell or another program may run these.
 */
function commandsIn(script) {
    const commands = known.get(script) ?? split(script);
    known.set(script, commands);
    return commands;
}
function split(script) {
    const { literals, expressions } = (0,_expressions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTemplate */ .QC)(script);
    // An expression may hold operators: a mark stands for it while the text is split.
    const text = literals.reduce((before, literal, index) => `${before}\uE000${index - 1}\uE000${literal}`);
    const written = (word) => word.replaceAll(/\uE000(\d+)\uE000/g, (_, index) => `\${{ ${expressions[Number(index)] ?? ''} }}`);
    const code = codeOf(text).replaceAll(QUOTED, (quoted) => isPortcullisText(quoted) ? quoted : quoted.replaceAll(SEPARATOR, ' '));
    const pieces = code.split(SEPARATOR);
    return pieces.flatMap((piece) => {
        const words = piece.split(/[\s"',[\]]+/).filter((word) => word !== '');
        const at = words.findIndex((word) => !isRunner(word) && !isOpener(word));
        const program = words[at];
        if (program === undefined)
            return [];
        const opener = words.slice(0, at).findLastIndex(isOpener);
        const own = words.slice(opener + 1).map(written);
        const args = own.slice(at - opener);
        return [
            {
                program: baseName(program),
                args,
                beginsQuoted: /^\S*\s+["']/.test(piece.slice(piece.indexOf(program))),
                name: args
                    .filter((word) => !word.startsWith('-'))
                    .slice(0, 2)
                    .join(' '),
                text: own.join(' '),
                isPlain: opener === -1,
            },
        ];
    });
}
function portcullisCommands(script) {
    return isPortcullisText(script) ? commandsIn(script).filter(({ program }) => program === 'portcullis') : [];
}
/** Whether a command of Portcullis is one of those named, such as `gate` or `typestate gate`. */
function isCommand({ name }, names) {
    return names.some((one) => `${name} `.startsWith(`${one} `));
}
/** What a command is given for a flag (`--base-ref x`, `--base-ref=x`). */
function flagValues({ args }, flag) {
    return args.flatMap((word, index) => {
        if (word.startsWith(`${flag}=`))
            return [word.slice(flag.length + 1)];
        return word === flag ? [args[index + 1] ?? ''] : [];
    });
}
/** A script without comments, and without line ends that do not end a command. */
function codeOf(script) {
    const lines = script.replaceAll(/[\\`^]\r?\n|(?<=[[(,])\r?\n/g, ' ').split('\n');
    return lines
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
        .join('\n');
}
function isPortcullisText(text) {
    return /portcullis|dist[\\/]cli\.js/.test(text);
}
/** Also options, assignments and durations. */
function isRunner(word) {
    return RUNNERS.has(baseName(word)) || /^(?:-|\w+=.|[\d.]+[smhd]?$)/.test(word);
}
/** Also a variable before `=`, and the `-c` of a shell. */
function isOpener(word) {
    return OPENERS.has(baseName(word)) || /^(?:\$|\w+=$|-\w*c$)/.test(word);
}
function baseName(word) {
    const path = word.replaceAll('\\', '/');
    if (path.endsWith('actions/dist/cli.js'))
        return 'portcullis';
    const base = path.slice(path.lastIndexOf('/') + 1);
    return base.replace(/@.*$/, '').replace(/\.(?:c?js|cmd|exe)$/, '');
}


/***/ }),

/***/ 9894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ jobsBehind),
/* harmony export */   Z6: () => (/* binding */ subjectsOf),
/* harmony export */   dz: () => (/* binding */ findingAt),
/* harmony export */   g1: () => (/* binding */ runsGate),
/* harmony export */   u2: () => (/* binding */ stepRoles),
/* harmony export */   vZ: () => (/* binding */ calledWorkflow),
/* harmony export */   wB: () => (/* binding */ runsAgent)
/* harmony export */ });
/* harmony import */ var _action_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71054);
/* harmony import */ var _composite_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96436);
/* harmony import */ var _script_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89958);
/* harmony import */ var _yaml_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40819);




/** Commands that do what an action does; what the action of one gate does, `<gate> gate` and `<gate> run` do. */
const COMMANDS = {
    plan: ['plan'],
    route: ['run', 'rehearse', 'replay'],
    gate: ['gate'],
    baseline: ['bless'],
    publish: [],
};
/** The reusable workflow, where it cannot be looked into. */
const GATE_WORKFLOW = '.github/workflows/gate.yml';
/** Agents that are no provider. */
const OTHER_AGENTS = { programs: ['gemini'], actions: ['google-github-actions/run-gemini-cli'] };
/** First arguments with which a client's program starts no agent. */
const WITHOUT_AGENT = new Set(['plugin', '--version', '-v', '-V', '--help', '-h']);
/** Modes of a route in which no model is asked. */
const MODES_WITHOUT_MODEL = new Set(['replay', 'rehearsal']);
const REQUIRED_EVENTS = ['pull_request', 'pull_request_target', 'merge_group'];
/** The workflows as subjects. `called` are workflows that only calls lead to: they are looked into, and not judged. */
function subjectsOf(workflows, called, judges, { programs, actions }) {
    const agents = {
        programs: [...programs, ...OTHER_AGENTS.programs],
        actions: [...actions, ...OTHER_AGENTS.actions],
    };
    const all = new Map([...called, ...workflows].map((workflow) => [workflow.file, workflow]));
    return workflows.map((workflow) => {
        const judging = workflow.jobs.filter((job) => isGate(job, all, judges));
        // What another gate needs and judges, skipped or not, decides nothing by itself.
        const judged = new Set(judging.filter(hearsJobs).flatMap(({ needs }) => needs));
        const gates = judging.filter(({ id }) => !judged.has(id));
        const roles = new Map(workflow.jobs.map((job) => [job.id, jobRoles(job, gates.includes(job), all, judges)]));
        return {
            workflow,
            roles,
            gates,
            isRelated: gates.length > 0 || [...roles.values()].some(({ size }) => size > 0),
            requiredEvents: REQUIRED_EVENTS.filter((event) => workflow.triggers.has(event)),
            workflows: all,
            judges,
            agents,
        };
    });
}
/** What one step does with Portcullis itself; what an action of this repository does stands in the step's `inner`. */
function stepRoles({ uses, run }, { gateActions }) {
    const commands = run === null ? [] : (0,_script_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .portcullisCommands */ .sv)(run);
    const action = ownAction(uses);
    return [...new Set([...Object.keys(COMMANDS), ...gateActions])].filter((role) => {
        const own = COMMANDS[role] ?? [`${role} gate`, `${role} run`];
        return role === action || commands.some((command) => (0,_script_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommand */ .y9)(command, own));
    });
}
/** Whether a step runs a gate, also inside an action of this repository. */
function runsGate(step, judges) {
    return (0,_composite_action_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .Bd)([step]).some(({ uses, run }) => {
        if (judges.gateActions.includes(ownAction(uses) ?? ''))
            return true;
        return run !== null && (0,_script_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .portcullisCommands */ .sv)(run).some((command) => (0,_script_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommand */ .y9)(command, judges.gateCommands));
    });
}
/** Whether a step starts an agent that does what it reads. */
function runsAgent(step, { programs, actions }) {
    return (0,_composite_action_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .Bd)([step]).some(({ uses, run, with: inputs }) => {
        if (actions.some((repository) => (0,_action_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .isActionOf */ .S)(uses, repository)))
            return true;
        if (ownAction(uses) === 'route') {
            return !MODES_WITHOUT_MODEL.has((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_yaml_value_js__WEBPACK_IMPORTED_MODULE_3__/* .member */ .Dc)(inputs, 'mode'))?.trim() ?? '');
        }
        const commands = run === null ? [] : (0,_script_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsIn */ .GO)(run);
        return commands.some((command) => (programs.includes(command.program) && (command.beginsQuoted || !WITHOUT_AGENT.has(command.args[0] ?? ''))) ||
            (command.program === 'portcullis' && (0,_script_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommand */ .y9)(command, ['run'])));
    });
}
/** Ids of the jobs that need a job, directly or through others. */
function jobsBehind(job, jobs) {
    const found = new Set();
    const open = [job.id];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
        const need = id;
        for (const next of jobs) {
            if (found.has(next.id) || !next.needs.includes(need))
                continue;
            found.add(next.id);
            open.push(next.id);
        }
    }
    return found;
}
/** A finding at a place of a file, or at the nearest place around it whose line is known. */
function findingAt({ file, lines }, pointer, finding) {
    let line;
    for (let at = pointer; line === undefined && at !== ''; at = at.slice(0, at.lastIndexOf('/')))
        line = lines.lineOf(at);
    return { ...finding, file, line: line ?? 1 };
}
/** Whether a job judges the jobs that it needs, as the action `gate` does. */
function hearsJobs({ steps }) {
    return (0,_composite_action_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .Bd)(steps).some(({ uses }) => ownAction(uses) === 'gate');
}
function isGate(job, workflows, judges) {
    if (job.uses === null)
        return job.steps.some((step) => runsGate(step, judges));
    const called = calledWorkflow(job.uses, workflows);
    if (called === undefined)
        return pathOf(job.uses) === GATE_WORKFLOW;
    return called.jobs.some(({ uses, steps }) => uses === null ? steps.some((step) => runsGate(step, judges)) : pathOf(uses) === GATE_WORKFLOW);
}
/** The called workflow, where it is one of this repository that was read. */
function calledWorkflow(uses, workflows) {
    const reference = (0,_action_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUses */ .A)(uses);
    return reference.kind === 'local' ? workflows.get(reference.path) : undefined;
}
/** A job that calls a workflow of this repository does what that one does; of a gate only the deciding counts outside. */
function jobRoles(job, decides, workflows, judges) {
    if (job.uses !== null && decides)
        return new Set(['gate']);
    const jobs = job.uses === null ? [job] : (calledWorkflow(job.uses, workflows)?.jobs ?? []);
    return new Set(jobs.flatMap(({ steps }) => (0,_composite_action_js__WEBPACK_IMPORTED_MODULE_1__/* .allSteps */ .Bd)(steps)).flatMap((step) => stepRoles(step, judges)));
}
/** The folder of the action below `actions/`, of Portcullis as far as its path tells. */
function ownAction(uses) {
    const path = uses === null ? '' : pathOf(uses);
    return /^actions\/([^/]+)$/.exec(path)?.[1] ?? null;
}
function pathOf(uses) {
    const reference = (0,_action_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUses */ .A)(uses);
    return reference.kind === 'docker' ? '' : reference.path;
}


/***/ })

};
