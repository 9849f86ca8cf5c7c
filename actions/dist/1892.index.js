export const id = 1892;
export const ids = [1892];
export const modules = {

/***/ 31892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tZ: () => (/* reexport */ text_style/* PLAIN */.tZ),
  EL: () => (/* reexport */ REPORT_FORMATS),
  lW: () => (/* reexport */ doctorText),
  u0: () => (/* reexport */ entry_text/* entryText */.u),
  N5: () => (/* reexport */ errorSummary),
  FV: () => (/* reexport */ markdown/* escapeMarkdown */.FV),
  Av: () => (/* reexport */ reported_finding/* gateFindings */.Av),
  Eh: () => (/* reexport */ gate_report_of/* gateReportOf */.l),
  sK: () => (/* reexport */ gate_summary/* gateSummary */.s),
  bp: () => (/* reexport */ gateText),
  TB: () => (/* reexport */ infraGroups),
  wr: () => (/* reexport */ initText),
  _V: () => (/* reexport */ joinText),
  zW: () => (/* reexport */ listingsText),
  Qe: () => (/* reexport */ loadabilityText),
  h4: () => (/* reexport */ not_taken/* notTaken */.h),
  MM: () => (/* reexport */ planSummary),
  zR: () => (/* reexport */ proposalSummary),
  R3: () => (/* reexport */ baseline_proposal/* proposalTitle */.R3),
  B1: () => (/* reexport */ renderReport),
  k_: () => (/* reexport */ routeSummary),
  safeLines: () => (/* reexport */ safeLines),
  Hk: () => (/* reexport */ text_style/* safeText */.Hk),
  jY: () => (/* reexport */ samplingText),
  TD: () => (/* reexport */ suiteSummary),
  _I: () => (/* reexport */ reported_finding/* turnFindings */._I),
  lR: () => (/* reexport */ turnLineText),
  VT: () => (/* reexport */ turnLinesSummary),
  f$: () => (/* reexport */ turns_summary/* turnsSummary */.f),
  IZ: () => (/* reexport */ turnsText),
  IL: () => (/* reexport */ unitText),
  Ou: () => (/* reexport */ vectorLine)
});

// EXTERNAL MODULE: ./build/report/baseline-proposal.js + 1 modules
var baseline_proposal = __webpack_require__(32574);
// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/doctor-finding.js
var doctor_finding = __webpack_require__(40025);
// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
;// CONCATENATED MODULE: ./build/report/doctor-text.js




/** What `portcullis doctor` says for a terminal: what cannot be read, findings by file, the worst file first, and a line that counts. */
function doctorText({ workflows, findings, problems }, style) {
    const colours = {
        error: style.red,
        warning: style.yellow,
        note: style.cyan,
    };
    // Findings come worst first, so that the file of the first one is the worst.
    const files = [...new Set(findings.map(({ file }) => file))];
    const groups = files.map((file) => {
        const own = findings.filter((finding) => finding.file === file);
        return [
            style.bold((0,text_style/* safeText */.Hk)(file)),
            ...own.map((finding) => findingLines(finding, colours[finding.level], style)),
        ].join('\n');
    });
    const unread = problems.map((problem) => `${style.red('invalid')} ${(0,contracts_problem/* formatProblem */.Vw)(problem)}`).join('\n');
    const counts = doctor_finding/* DOCTOR_LEVELS */.Y.map((level) => ({ level, count: findings.filter((one) => one.level === level).length }));
    const said = counts.filter(({ count }) => count > 0).map(({ level, count }) => colours[level]((0,counted/* counted */.h)(count, level)));
    if (problems.length > 0) {
        said.unshift(style.red(`${(0,counted/* counted */.h)(problems.length, 'file or place', 'files or places')} cannot be read`));
    }
    const looked = (0,counted/* counted */.h)(workflows.length, 'workflow');
    const summary = said.length === 0 ? style.green(`${looked}: nothing found`) : `${looked}: ${said.join(', ')}`;
    return `${[...(unread === '' ? [] : [unread]), ...groups, summary].join('\n\n')}\n`;
}
function findingLines({ level, line, rule, message, remedy }, colour, style) {
    return `  ${line}: ${colour(level)} ${style.dim(rule)} ${(0,text_style/* safeText */.Hk)(message)}\n    → ${(0,text_style/* safeText */.Hk)(remedy)}`;
}

// EXTERNAL MODULE: ./build/report/entry-text.js
var entry_text = __webpack_require__(5599);
// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
// EXTERNAL MODULE: ./build/report/report-page.js + 2 modules
var report_page = __webpack_require__(40909);
// EXTERNAL MODULE: ./build/report/stopped-text.js
var stopped_text = __webpack_require__(81180);
;// CONCATENATED MODULE: ./build/report/error-summary.js



/** A page for the job summary where a gate could not decide. */
function errorSummary(gate, { code, message, help }) {
    const heading = `# ${gate} ${(0,stopped_text/* stoppedVerdict */.lZ)({ code })}\n\n`;
    const budget = { limit: channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes - (0,channel_limits/* utf8Bytes */.dy)(heading) - 1, measure: channel_limits/* utf8Bytes */.dy };
    return `${heading}${(0,report_page/* stoppedPage */.F)({ message, help: help ?? null }, budget)}\n`;
}

// EXTERNAL MODULE: ./build/report/gate-summary.js
var gate_summary = __webpack_require__(56889);
// EXTERNAL MODULE: ./build/report/baseline-facts-text.js
var baseline_facts_text = __webpack_require__(78072);
// EXTERNAL MODULE: ./build/report/cases-worst-first.js
var cases_worst_first = __webpack_require__(48651);
// EXTERNAL MODULE: ./build/report/cell-text.js
var cell_text = __webpack_require__(19559);
// EXTERNAL MODULE: ./build/report/comparator-name.js
var comparator_name = __webpack_require__(25563);
// EXTERNAL MODULE: ./build/report/leg-texts.js
var leg_texts = __webpack_require__(92674);
;// CONCATENATED MODULE: ./build/report/matrix-lines.js



/** Cases × providers; a case stands as high as its worst cell. */
function matrixLines(result, style) {
    const agents = (0,cases_worst_first/* agentsOf */.et)(result);
    const rows = (0,cases_worst_first/* casesWorstFirst */.lS)(result);
    if (rows.length === 0)
        return ['no cells'];
    const caseWidth = widest(['case', ...rows.map(([id]) => nameOf(id))]);
    const widths = agents.map((agent) => widest([agent, ...rows.map(([, cells]) => (0,cell_text/* cellText */.Ie)(cells.get(agent)))]));
    const header = `${'case'.padEnd(caseWidth)}  ${agents.map((agent, index) => (0,text_style/* safeText */.Hk)(agent).padEnd(widths[index] ?? 0)).join('  ')}`;
    const body = rows.map(([id, cells]) => {
        const columns = agents.map((agent, index) => {
            const cell = cells.get(agent);
            return painted(cell, (0,cell_text/* cellText */.Ie)(cell).padEnd(widths[index] ?? 0), style);
        });
        return `${nameOf(id).padEnd(caseWidth)}  ${columns.join('  ')}`.trimEnd();
    });
    return [style.bold(header.trimEnd()), ...body];
}
/** A case id at the beginning of a line: the runner would obey one that begins with `::`, as one in a report of others' may. */
function nameOf(id) {
    return (0,text_style/* safeText */.Hk)(id).replace(/^(?=\s*::)/, '- ');
}
/** A loop: a list of arguments as long as a large case set would not fit the stack. */
function widest(texts) {
    return texts.reduce((width, text) => Math.max(width, text.length), 0);
}
/** Text in the colour of what the cell does to the gate. */
function painted(cell, text, style) {
    if (cell === undefined)
        return style.dim(text);
    const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.cyan, ok: style.green }[cell.gate];
    return paint(text);
}

// EXTERNAL MODULE: ./build/report/rollup-tables.js
var rollup_tables = __webpack_require__(46715);
// EXTERNAL MODULE: ./build/report/suite-trials.js
var suite_trials = __webpack_require__(27053);
;// CONCATENATED MODULE: ./build/report/text-table.js

/** The lines of a table for a terminal, in columns. */
function textTable({ head, rows }, style) {
    const lines = [head, ...rows].map((texts) => texts.map(text_style/* safeText */.Hk));
    const widths = head.map((_, column) => lines.reduce((width, texts) => Math.max(width, texts[column]?.length ?? 0), 0));
    return lines.map((texts, index) => {
        // A dash first: the runner would obey a name that begins with `::` at the beginning of a line.
        const line = `${index === 0 ? '   ' : '  -'} ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd();
        return index === 0 ? style.dim(line) : line;
    });
}

// EXTERNAL MODULE: ./build/report/trials-text.js
var trials_text = __webpack_require__(47264);
// EXTERNAL MODULE: ./build/gates/typestate-gate.js + 1 modules
var typestate_gate = __webpack_require__(9745);
// EXTERNAL MODULE: ./build/report/turn-rows.js
var turn_rows = __webpack_require__(77804);
;// CONCATENATED MODULE: ./build/report/turns-text.js




/** So many rows are printed; the worst stand first. */
const ROWS = 50;
/** The typestate gate's part of a report for a terminal: how many turns closed, and each row that says something. */
function turnsLines(result, style) {
    const rows = (0,turn_rows/* tellingRows */.nY)(result);
    const more = rows.length > ROWS ? [`and ${rows.length - ROWS} more`] : [];
    const hint = (0,turn_rows/* toleranceHint */.$9)(result);
    return [
        `${style.bold('Turns of tool calls:')} ${(0,turn_rows/* turnCounts */.ON)(result)}`,
        ...rows.slice(0, ROWS).flatMap((row) => rowLines(row, style)),
        ...more,
        ...(hint === null ? [] : [(0,text_style/* safeText */.Hk)(hint)]),
    ];
}
function rowLines(row, style) {
    const mark = { fail: '✗', undecided: '?', warn: '!', report: '·', ok: '·' }[row.gate];
    const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.dim, ok: style.dim };
    const what = row.class === null ? '' : `: ${row.class}`;
    const title = (0,text_style/* safeText */.Hk)(`${(0,typestate_gate/* subjectText */.yq)(row.subject)}: ${row.delta}${what}`);
    const place = (0,turn_rows/* placeOfRow */.tj)(row);
    return [
        `${paint[row.gate](mark)} ${style.bold(title)}`,
        `    ${style.dim('why     ')} ${(0,text_style/* safeText */.Hk)(row.reason)}`,
        ...(place === null ? [] : [`    ${style.dim('where   ')} ${(0,text_style/* safeText */.Hk)(place)}`]),
    ];
}
/** The typestate gate's result for a terminal, where it ran alone. */
function turnsText(result, style) {
    const verdict = {
        pass: style.green('PASS'),
        fail: style.red('FAIL'),
        not_comparable: style.yellow('NOT COMPARABLE'),
    };
    const { comparator } = result;
    const against = comparator.kind === 'file'
        ? 'the working tree; no comparator was used'
        : `the ${(0,comparator_name/* comparatorName */.C)(comparator)} ${(comparator.merge_base ?? '(none)').slice(0, 12)}`;
    const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    const parts = [
        [
            `${style.bold('Compared with')} ${against}`,
            `  baseline ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)} (${outcomeText(comparator)})`,
        ],
        turnsLines(result, style),
        warnings,
        [`${style.bold(verdict[result.verdict])}  ${(0,turn_rows/* turnCounts */.ON)(result)}`],
    ];
    return `${parts
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n')}\n`;
}
function outcomeText({ baseline_outcome: outcome, baseline_blob: blob }) {
    if (outcome === 'first_adoption')
        return 'first adoption';
    if (outcome === 'none')
        return 'none there: nothing is tolerated';
    return blob === null ? 'as it is in the working tree' : `blob ${blob.slice(0, 12)}`;
}

// EXTERNAL MODULE: ./build/report/verdict-summary.js
var verdict_summary = __webpack_require__(30599);
;// CONCATENATED MODULE: ./build/report/gate-text.js













const PROOF_WIDTH = 160;
/** Rows of a roll-up; the worst stand first. */
const ROLLUP_ROWS = 20;
/**
 * The gate's result for a terminal: what was compared, the matrix with the worst cases first, what the trials can show, each failure,
 * the verdict.
 */
function gateText(result, style) {
    const parts = [
        comparatorLines(result, style),
        matrixLines(result, style),
        trialsLines(result, style),
        ...rollupParts(result, style),
        failureLines(result, style),
        result.typestate === null ? [] : turnsLines(result.typestate, style),
        (0,leg_texts/* legTexts */.J)(result).map((text) => `${style.red('✗')} ${(0,text_style/* safeText */.Hk)(text)}`),
    ];
    const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    return `${[...parts, warnings, [verdictLine(result, style)]]
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n')}\n`;
}
function comparatorLines({ comparator, baseline, head }, style) {
    if (comparator.kind === 'file')
        return [`${style.bold('Compared with')} the file ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)}; no comparator was used`];
    const blob = comparator.baseline_blob === null
        ? 'no baseline there: first adoption'
        : `blob ${gate_text_short(comparator.baseline_blob)}, ${(0,baseline_facts_text/* baselineFactsText */.q)(baseline)}`;
    const headSha = comparator.head_sha ?? head.commit;
    const tested = head.commit === headSha ? '' : `, tested ${gate_text_short(head.commit)}`;
    const event = comparator.event === null ? '' : ` (${(0,text_style/* safeText */.Hk)(comparator.event)})`;
    return [
        `${style.bold('Compared with')} the ${(0,comparator_name/* comparatorName */.C)(comparator)} ${gate_text_short(comparator.merge_base)}${event}`,
        `  base ${(0,text_style/* safeText */.Hk)(comparator.base_ref ?? '')} ${gate_text_short(comparator.base_tip)}, head ${gate_text_short(headSha)}${tested}`,
        `  baseline ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)} (${blob})`,
    ];
}
function trialsLines(result, style) {
    const trials = (0,suite_trials/* suiteTrials */.n)(result);
    if (trials === null)
        return [];
    return [
        `${style.bold('Trials:')} ${(0,text_style/* safeText */.Hk)(trials.line)}`,
        ...(trials.table === null ? [] : textTable(trials.table, style)),
        ...(trials.notRun === null ? [] : [`${style.bold('Not run:')} ${(0,text_style/* safeText */.Hk)(trials.notRun)}`]),
    ];
}
/** Each roll-up as a part of its own, under one title. */
function rollupParts(result, style) {
    return (0,rollup_tables/* rollupTables */.M)(result).map((table, index) => [
        ...(index === 0 ? [style.bold(rollup_tables/* ROLLUPS_TITLE */.h)] : []),
        ...rollupLines(table, style),
    ]);
}
function rollupLines({ head, rows }, style) {
    const lines = textTable({ head, rows: rows.slice(0, ROLLUP_ROWS) }, style);
    return rows.length > ROLLUP_ROWS ? [...lines, `  and ${rows.length - ROLLUP_ROWS} more`] : lines;
}
function failureLines(result, style) {
    return (0,cases_worst_first/* failingCells */.em)(result).flatMap((cell, index) => {
        const title = (0,text_style/* safeText */.Hk)(`${cell.case_id}/${cell.agent}: ${cell.delta}: expected ${(0,cell_text/* expectedOf */.EX)(cell)} → got ${(0,cell_text/* gotOf */.aO)(cell)}`);
        const lines = [`${painted(cell, (0,cell_text/* markOf */.Fg)(cell), style)} ${style.bold(title)}`];
        const add = (label, text) => {
            if (text !== null && text !== '')
                lines.push(`    ${style.dim(label.padEnd(8))} ${(0,text_style/* safeText */.Hk)(text)}`);
        };
        add('why', (0,cell_text/* whyText */.ss)(cell));
        add('trials', (0,trials_text/* trialsText */.n)(cell));
        add('proof', proofText(cell));
        add('case', cell.case_file === null ? null : `${cell.case_file}:${cell.case_line ?? 1}`);
        add('explain', cell.explain);
        return index === 0 ? lines : ['', ...lines];
    });
}
function proofText({ proof }) {
    return proof === null ? null : `${proof.token}, line ${proof.line_number}: ${(0,text_style/* clip */.$Q)(proof.line, PROOF_WIDTH)}`;
}
/** One line that says what was decided. */
function verdictLine(result, style) {
    const verdict = {
        pass: style.green('PASS'),
        fail: style.red('FAIL'),
        not_comparable: style.yellow('NOT COMPARABLE'),
    };
    return `${style.bold(`${verdict[result.verdict]}${(0,leg_texts/* warnOnlyText */.c)(result)}`)}  ${(0,verdict_summary/* verdictSummary */.k6)(result)}`;
}
function gate_text_short(commit) {
    return commit === null ? '(none)' : (0,text_style/* safeText */.Hk)(commit.slice(0, 12));
}

;// CONCATENATED MODULE: ./build/report/init-text.js



const FLAWS = {
    names_itself: 'the prompt of its case names it, since its description says nothing without',
    no_description: 'it has no description that can be read, so that no case was made; not every client offers such a skill',
};
/** What `init` has to say, with the texts of the files where none was written. */
function initText(report, style) {
    const { files, written, skills, left_out: leftOut, flaws, warnings, pin } = report;
    const width = Math.max(...files.map(({ path }) => path.length));
    const lines = [
        `${(0,counted/* counted */.h)(skills.names.length, 'skill')} in ${skills.roots.map(text_style/* safeText */.Hk).join(', ')}`,
        ...leftOut.map(({ root, skill }) => style.yellow(`! ${(0,text_style/* safeText */.Hk)(root)} is left out: ${(0,text_style/* safeText */.Hk)(skill)} stands in another root, too`)),
        `the gate of ${(0,text_style/* safeText */.Hk)(pin.repository)} at ${pin.commit}${pin.version === null ? '' : ` (${(0,text_style/* safeText */.Hk)(pin.version)})`}`,
        ...files.map(({ path, what }) => `${style.green(written ? '+' : '=')} ${path.padEnd(width)}  ${what}`),
        ...warnings.map((warning) => style.yellow(`! ${(0,text_style/* safeText */.Hk)(warning)}`)),
        ...flaws.map(({ skill, flaw }) => style.yellow(`! ${(0,text_style/* safeText */.Hk)(skill)}: ${FLAWS[flaw]}`)),
    ];
    if (!written) {
        const texts = files.map(({ path, text }) => `${style.bold(`--- ${path}`)}\n${shownText(text)}`);
        const isShownAsIs = files.every(({ text }) => shownText(text) === text);
        const note = isShownAsIs ? '' : 'Characters that cannot be seen are shown as \\u and their number.\n';
        return `${lines.join('\n')}\n\n${texts.join('\n')}\n${note}Nothing was written.\n`;
    }
    const steps = nextSteps(report).map((step, index) => `${index + 1}. ${step}`);
    return `${lines.join('\n')}\n\nNext:\n${steps.join('\n')}\n`;
}
/** The text of a file for a terminal: what would command it or reorder it stands as an escape. */
function shownText(text) {
    return text
        .split('\n')
        .map((line) => (0,text_style/* safeText */.Hk)((0,contracts_problem/* printable */.g$)(line)))
        .join('\n');
}
function nextSteps(report) {
    const [, cases] = report.files;
    return [
        `Edit the prompts in ${cases?.path ?? ''}: ask for the result as people do, without the skill's name.`,
        'portcullis validate && portcullis plan && portcullis doctor',
        'portcullis clients install && portcullis rehearse: is every skill offered, loaded and recognised? It needs no key.',
        ...(report.secrets.length === 0
            ? []
            : [`Add the secrets to the repository: ${report.secrets.map((name) => `gh secret set ${name}`).join('; ')}`]),
        ...(report.ignores_artifacts
            ? []
            : ['Add artifacts/ to .gitignore: runs leave their results and transcripts there.']),
        'Commit, push and open a pull request. Its run is the first: where a case fails, correct the prompt, the skill or what is expected.',
        `Require the check "${report.required_check}" by a ruleset of the default branch; it can be chosen once it has run.`,
        report.has_code_owners
            ? 'Let CODEOWNERS name owners of /.github/, /baselines/ and /cases/, and require their review by the same ruleset.'
            : 'Name owners of /.github/, /baselines/ and /cases/ in .github/CODEOWNERS, and require their review by the same ruleset.',
    ];
}

;// CONCATENATED MODULE: ./build/report/join-text.js

/** A judged turn as text: a heading, the input, the result and one line for each failure class. */
function joinText(heading, input, turn, style) {
    const mark = turn.result === 'accepted' ? style.green : style.red;
    const lines = [
        style.bold(heading),
        `  Input: ${(0,text_style/* safeText */.Hk)(input)}`,
        `  Result: ${mark(turn.result)}`,
        `  Failure Classes: ${turn.failureClasses.length}`,
        ...turn.failureClasses.map((failureClass) => `    - ${failureClass}`),
        ...mutationLines(turn, style),
    ];
    return `${lines.join('\n')}\n`;
}
function mutationLines({ mutationReady, mutationFailureClasses = [] }, style) {
    if (mutationReady === undefined)
        return [];
    return [
        `  Mutation Ready: ${mutationReady ? style.green('yes') : style.red('no')}`,
        ...mutationFailureClasses.map((failureClass) => `    - ${failureClass}`),
    ];
}

;// CONCATENATED MODULE: ./build/report/listings-text.js

/** More than this are counted. */
const LISTED = 10;
const NAME_LIMIT = 100;
/** Why a plan has every case, in a line for a terminal. */
function listingsText(listings) {
    const listed = listings.slice(0, LISTED).map((listing) => (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(listingText(listing)), NAME_LIMIT));
    const more = listings.length > LISTED ? ` and ${listings.length - LISTED} more` : '';
    return `${OTHER_CHOICE}: ${listed.join(', ')}${more}`;
}
/** What `listings` of a plan are. */
const OTHER_CHOICE = 'clients list another choice, which concerns every case';
/** What is listed otherwise, in words: not escaped for any channel. */
function listingText({ name, change, fields }) {
    if (change === 'unreadable')
        return `${name} (cannot be compared)`;
    return change === 'changed' ? `${name} (${fields.join(', ')} changed)` : `${name} (${change})`;
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/markdown-page.js
var markdown_page = __webpack_require__(20120);
// EXTERNAL MODULE: ./build/report/markdown-table.js
var markdown_table = __webpack_require__(42787);
;// CONCATENATED MODULE: ./build/report/plan-summary.js







/** More names than this are counted. */
const plan_summary_LISTED = 10;
const plan_summary_NAME_LIMIT = 100;
/**
 * What a plan will run, as markdown: jobs and expected minutes by provider, and what changed where that decided it.
 *
 * @param comparator the commit that it was planned against; null where there is none
 */
function planSummary(plan, comparator, limit = channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes) {
    const page = new markdown_page/* MarkdownPage */.l(limit);
    const shards = plan.shards ?? [];
    const agents = [...new Set(shards.map(({ agent }) => agent))];
    const size = `${(0,counted/* counted */.h)(plan.units.length, 'unit')} in ${(0,counted/* counted */.h)(shards.length, 'job')}`;
    page.add(`# Routing plan: ${plan.units.length === 0 ? 'nothing to run' : size}`);
    const { changed } = plan.selection;
    page.add([...againstLine(comparator), ...(changed === undefined ? [] : changesOf(changed))].join('\n\n'));
    const minutes = (seconds) => `${Math.ceil(seconds / 60)} min`;
    const rows = agents.map((agent) => {
        const own = shards.filter((shard) => shard.agent === agent);
        const units = plan.units.filter((unit) => unit.agent === agent);
        const optional = units.filter((unit) => unit.optional === true).length;
        const seconds = own.map((shard) => shard.expected_seconds);
        return [
            agent,
            String(own.reduce((sum, { cells }) => sum + cells.length, 0)),
            `${units.length - optional}${optional === 0 ? '' : ` (${optional} more where needed)`}`,
            String(own.length),
            minutes(seconds.reduce((sum, value) => sum + value, 0)),
            minutes(Math.max(0, ...seconds)),
        ];
    });
    const table = (0,markdown_table/* markdownTable */.Q)({ head: ['provider', 'cells', 'units', 'jobs', 'expected', 'longest job'], rows });
    page.addList(table.head, table.rows, { separator: '\n', share: 1, more: (left) => `_and ${left} more providers_` });
    return page.text();
}
function againstLine(comparator) {
    return comparator === null ? [] : [`compared with ${(0,markdown/* code */.aY)(comparator)}`];
}
function changesOf({ cases, skills, everything, listings }) {
    const all = [
        ['cases that changed', cases],
        ['skills that changed', skills],
        ['changes that concern every case', everything],
        [OTHER_CHOICE, listings.map(listingText)],
    ];
    const found = all.filter(([, names]) => names.length > 0);
    if (found.length === 0)
        return ['No case, and no skill that a case names, has changed.'];
    return found.map(([what, names]) => {
        const more = names.length > plan_summary_LISTED ? ` and ${names.length - plan_summary_LISTED} more` : '';
        const listed = names.slice(0, plan_summary_LISTED).map((name) => (0,markdown/* escapeMarkdown */.FV)((0,text_style/* clip */.$Q)(name, plan_summary_NAME_LIMIT)));
        return `${what}: ${listed.join(', ')}${more}`;
    });
}

;// CONCATENATED MODULE: ./build/report/route-summary.js






/** Of what a client said, so that one text cannot take the room of the others. */
const TEXT_LIMIT = 300;
/** Why units came to no verdict, the most frequent reason first. */
function infraGroups({ results }) {
    const groups = new Map();
    for (const { status, infra_reason: reason, error } of results) {
        if (status !== 'infra_error')
            continue;
        const known = groups.get(reason ?? '');
        const said = error === null ? null : (0,text_style/* clip */.$Q)(error, TEXT_LIMIT);
        groups.set(reason ?? '', { said, ...known, reason: reason ?? 'unknown', units: (known?.units ?? 0) + 1 });
    }
    return [...groups.values()].toSorted((left, right) => right.units - left.units);
}
/**
 * What one job of a plan came to, as markdown: verdicts by case, why units came to none, and what it used up. It decides nothing; the gate
 * does.
 *
 * @param title of the job, such as `claude, shard 2`
 * @param notes what else there is to say, a line each
 */
function routeSummary(title, results, notes, limit = channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes) {
    const { pass, fail, infra_error: infra } = results.summary;
    const page = new markdown_page/* MarkdownPage */.l(limit);
    page.add(`# Routing: ${(0,markdown/* escapeMarkdown */.FV)(title)}\n\n${pass} pass · ${fail} fail · ${infra} infra\\_error`);
    const lines = [...notes, ...usageLine(results.results)].map(markdown/* escapeMarkdown */.FV);
    page.addList('', lines, { separator: '\n\n', share: 0.3, more: (left) => `_and ${left} more notes_` });
    addTable(page, 'reasons', {
        head: ['came to no verdict', 'units', 'said'],
        rows: infraGroups(results).map(({ reason, units, said }) => [reason, String(units), said ?? '']),
    });
    addTable(page, 'cases', { head: ['case', 'pass', 'fail', 'infra_error', 'why it failed'], rows: caseRows(results) });
    return page.text();
}
function addTable(page, what, table) {
    if (table.rows.length === 0)
        return;
    const { head, rows } = (0,markdown_table/* markdownTable */.Q)(table);
    page.addList(head, rows, { separator: '\n', share: 0.7, more: (left) => `_and ${left} more ${what}_` });
}
/** Cases that failed first. */
function caseRows({ results }) {
    const byCase = new Map();
    for (const unit of results)
        byCase.set(unit.case_id, [...(byCase.get(unit.case_id) ?? []), unit]);
    const rows = [...byCase].map(([id, units]) => {
        const count = (status) => units.filter((unit) => unit.status === status).length;
        const kinds = new Set(units.flatMap((unit) => (unit.status === 'fail' ? [unit.failure_kind ?? unit.failure_category ?? ''] : [])));
        return { id, pass: count('pass'), fail: count('fail'), infra: count('infra_error'), why: [...kinds].join(', ') };
    });
    return rows
        .toSorted((left, right) => right.fail - left.fail || right.infra - left.infra)
        .map(({ id, pass, fail, infra, why }) => [id, String(pass), String(fail), String(infra), why]);
}
/** What the clients told of what they used up; a client that tells nothing is not counted as free. */
function usageLine(units) {
    const sumOf = (read) => {
        const told = units.flatMap((unit) => read(unit) ?? []);
        return told.length === 0 ? null : told.reduce((sum, value) => sum + value, 0);
    };
    const [input, output] = [sumOf(({ usage }) => usage?.input_tokens), sumOf(({ usage }) => usage?.output_tokens)];
    const [cost, time] = [sumOf(({ usage }) => usage?.cost_usd), sumOf((unit) => unit.duration_ms)];
    const parts = [
        ...(input === null ? [] : [`${input} input tokens`]),
        ...(output === null ? [] : [`${output} output tokens`]),
        ...(cost === null ? [] : [`${cost.toFixed(2)} USD`]),
        ...(time === null ? [] : [`${Math.ceil(time / 1000)} s of ${(0,counted/* counted */.h)(units.length, 'unit')}`]),
    ];
    return parts.length === 0 ? [] : [`used: ${parts.join(', ')}`];
}

;// CONCATENATED MODULE: ./build/report/safe-lines.js

/** Text of several lines, each of them harmless. */
function safeLines(text) {
    return text.split('\n').map(text_style/* safeText */.Hk).join('\n');
}

;// CONCATENATED MODULE: ./build/report/loadability-text.js

/** Of the reason of one row, so that it cannot hide the others. */
const DETAIL_LIMIT = 300;
/** What a user can do about an outcome. */
const REMEDIES = {
    loaded: null,
    not_offered: 'look at what the client limits: the number of skills, the length of descriptions',
    denied: null,
    name_mismatch: "make the folder's name and the frontmatter's `name` the same",
    dropped_frontmatter: 'begin SKILL.md with a frontmatter that has `name` and `description`',
    unrecognised: 'report it: the client may be of a newer version than this Portcullis knows',
    not_run: 'look at the transcript and the standard error beside it',
};
const KEY_REMEDIES = {
    'allowed-tools': 'without an approval the client refuses skills that bring tools; `--allow-skills` approves them as `run` does',
    'disable-model-invocation': 'remove the key where the model is to call the skill',
};
/** The loadability matrix for a terminal: skills × clients, then each failure with its reason and a remedy, then the count. */
function loadabilityText({ clients, rows, summary }, style) {
    const skills = [...new Set(rows.map(({ skill }) => skill))];
    const names = skills.map((skill) => (0,text_style/* safeText */.Hk)(skill));
    const first = Math.max(5, ...names.map((name) => name.length));
    const columns = clients.map(({ agent, version }) => {
        const title = version === null ? agent : `${agent} ${(0,text_style/* safeText */.Hk)(version)}`;
        const cells = skills.map((skill) => rows.find((row) => row.skill === skill && row.agent === agent));
        const width = Math.max(title.length, ...cells.map((row) => (row?.outcome ?? '-').length));
        return { title, cells, width };
    });
    const header = ['skill'.padEnd(first), ...columns.map(({ title, width }) => title.padEnd(width))].join('  ');
    const lines = names.map((name, index) => {
        const cells = columns.map(({ cells: own, width }) => loadability_text_painted(own[index], width, style));
        return `${name.padEnd(first)}  ${cells.join('  ')}`.trimEnd();
    });
    const failures = rows.filter(({ outcome }) => outcome !== 'loaded').map((row) => failureLine(row, style));
    const verdict = `${summary.loaded} of ${summary.total} loaded${summary.failed === 0 ? '' : `, ${summary.failed} not`}`;
    const colour = summary.failed === 0 ? style.green : style.red;
    return [[style.bold(header.trimEnd()), ...lines], failures, [colour(verdict)]]
        .filter((part) => part.length > 0)
        .map((part) => `${part.join('\n')}\n`)
        .join('\n');
}
function loadability_text_painted(row, width, style) {
    const text = (row?.outcome ?? '-').padEnd(width);
    if (row === undefined)
        return style.dim(text);
    return row.outcome === 'loaded' ? style.green(text) : style.red(text);
}
function failureLine({ skill, agent, outcome, frontmatter_key: key, detail }, style) {
    const cause = key === null ? '' : ` (frontmatter: ${(0,text_style/* safeText */.Hk)(key)})`;
    const remedy = (key === null ? undefined : KEY_REMEDIES[key]) ?? REMEDIES[outcome];
    const says = (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(detail ?? ''), DETAIL_LIMIT);
    const help = remedy === null ? '' : `\n  ${style.dim(remedy)}`;
    return `${style.red(outcome)} ${(0,text_style/* safeText */.Hk)(skill)}/${agent}${cause}: ${says}${help}`;
}

// EXTERNAL MODULE: ./build/report/not-taken.js
var not_taken = __webpack_require__(10844);
;// CONCATENATED MODULE: ./build/report/proposal-summary.js




/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
function proposalSummary(proposal, { changed, pull, artifact, notes }, limit = channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes) {
    const page = new markdown_page/* MarkdownPage */.l(limit);
    const title = changed ? (0,baseline_proposal/* proposalTitle */.R3)(proposal) : 'Portcullis baseline: nothing to propose';
    page.add(`# ${(0,markdown/* escapeMarkdown */.FV)(title)}`);
    const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
    lines.push(...notes.map((note) => (0,markdown/* escapeMarkdown */.FV)(note)));
    if (lines.length > 0)
        page.add(lines.map((line) => `- ${line}`).join('\n'));
    if (changed && artifact !== null) {
        const download = `gh run download ${proposal.run.id} --name ${artifact}`;
        page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
    }
    (0,baseline_proposal/* addProposal */.w4)(page, proposal);
    return page.text();
}

;// CONCATENATED MODULE: ./build/report/sampling-text.js

/** What the rates of a simulation mean, rule by rule, for a terminal. */
function samplingText({ setting, policy, rules }, style) {
    const { cells, p, base_trials: baseTrials, suites, seed } = setting;
    const healthy = `${(0,counted/* counted */.h)(cells, 'cell')} at a pass rate of ${rate(p)}, ${baseTrials} trials of each in the baseline`;
    const bounds = policy.go_on_below.length === 0 ? '' : `, on while p < ${policy.go_on_below.map(rate).join(', ')}`;
    const levels = `alpha ${rate(policy.alpha)}, drop ${rate(policy.drop)}`;
    const [header = '', ...lines] = aligned(table('rule', rowsOf(rules)));
    const notes = rules.slice(0, 1).map(({ false_red_interval: { low, high } }) => {
        return `false red: of healthy suites; sequential with 95 % confidence from ${percent(low, 2)} to ${percent(high, 2)}`;
    });
    const parts = [
        [
            `${(0,counted/* counted */.h)(suites, 'suite')} of ${healthy}; seed ${seed}`,
            `sequential: stages ${policy.stages.join(', ')}${bounds}; ${levels}`,
        ],
        [style.bold(header), ...lines],
        [
            'trials: per cell of a healthy suite',
            ...notes,
            'to .x: the pass rate of one cell drops to that; how often this cell is found',
            'same false red: with as wide a tolerance as is red at least as often as sequential in healthy suites',
        ].map((line) => style.dim(line)),
    ];
    return parts.map((part) => `${part.join('\n')}\n`).join('\n');
}
/** The rates of a simulation as a table for markdown. */
function samplingMarkdown({ rules }) {
    return ratesMarkdown('rule', rowsOf(rules));
}
/** Rates of anything as a table for markdown: how often red. `first`: the title of the first column. */
function ratesMarkdown(first, rows) {
    const [header = [], ...lines] = table(first, rows);
    const rule = header.map((_, index) => (index === 0 ? '---' : '---:'));
    return [header, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
function rowsOf(rules) {
    return rules.flatMap((figures) => {
        switch (figures.rule) {
            case 'sequential':
                return [
                    ['sequential, red', figures],
                    ['sequential, red or soft', withSoft(figures)],
                ];
            case 'single':
                return [['single', figures]];
            case 'tolerance':
                return [[`tolerance, n = ${figures.trials ?? 0}`, figures]];
            case 'calibrated_tolerance':
                return [[`tolerance, same false red, n = ${figures.trials ?? 0}`, figures]];
        }
    });
}
/** The same rates, with a warning counted as found. */
function withSoft(rates) {
    const drops = rates.drops.map((drop) => ({ ...drop, red: drop.red_or_soft }));
    return { ...rates, false_red: rates.false_red_or_soft, drops };
}
function table(first, rows) {
    const drops = rows[0]?.[1].drops ?? [];
    return [
        [first, 'trials', 'false red', ...drops.map(({ to }) => `to ${rate(to)}`)],
        ...rows.map(([name, rates]) => [
            name,
            rates.mean_trials.toFixed(2),
            percent(rates.false_red, 2),
            ...rates.drops.map(({ red }) => percent(red, 1)),
        ]),
    ];
}
function aligned(rows) {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    return rows.map((row) => row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '));
}
/** `.95`. */
function rate(value) {
    return String(value).replace(/^0\./, '.');
}
function percent(share, digits) {
    return `${(100 * share).toFixed(digits)} %`;
}

;// CONCATENATED MODULE: ./build/report/turn-lines-text.js

/** An id is as long as whoever wrote it likes. */
const turn_lines_text_NAME_LIMIT = 200;
const MESSAGE_LIMIT = 500;
/** `file:line  turn <id or callId>  rejected  class, class`, or why there is no turn; nothing for a turn that is accepted. */
function turnLineText({ file, line, id, output, error }, style) {
    if (output?.result === 'accepted')
        return '';
    const name = id ?? output?.normalized.callSpec.callId;
    const said = output === undefined
        ? [style.red('invalid'), `${error?.class}: ${(0,text_style/* safeText */.Hk)((0,text_style/* clip */.$Q)(error?.message ?? '', MESSAGE_LIMIT))}`]
        : [style.red('rejected'), output.failureClasses.join(', ')];
    const parts = [
        (0,text_style/* safeText */.Hk)(line === null ? file : `${file}:${line}`),
        ...(name === undefined ? [] : [`turn ${(0,text_style/* safeText */.Hk)((0,text_style/* clip */.$Q)(name, turn_lines_text_NAME_LIMIT))}`]),
        ...said,
    ];
    return `${parts.join('  ')}\n`;
}
/** The last line. */
function turnLinesSummary({ accepted, rejected, invalid, files }) {
    const turns = accepted + rejected + invalid;
    const without = files === 0 ? '' : `, ${files} ${files === 1 ? 'file' : 'files'} without a turn`;
    return `${turns} ${turns === 1 ? 'turn' : 'turns'}: ${accepted} accepted, ${rejected} rejected, ${invalid} invalid${without}\n`;
}

// EXTERNAL MODULE: ./build/contracts/missing-text.js
var missing_text = __webpack_require__(22598);
;// CONCATENATED MODULE: ./build/report/unit-text.js


/** What to do about a missing token. */
const unit_text_REMEDIES = {
    ambiguous: 'several installed skills have this name: write it as plugin:skill',
    wrong_source: 'it was only seen in log or noise lines, which prove no call',
    too_weak: 'it was seen, but more weakly than the case asks: a mention or a read is no call',
    attempted_not_executed: 'it was called, but the call failed or was never answered: look at permissions and the skill itself',
    not_available: 'the client did not offer it: check where the skill is installed and its frontmatter',
    absent: 'nothing in the transcript names it: look at the skill\u2019s description and the prompt',
};
/** One unit, explained: verdict, what is missing and why, every hit with the line that proves it. */
function unitText(unit, style) {
    const paint = { pass: style.green, fail: style.red, infra_error: style.yellow }[unit.status];
    const lines = [
        `${style.bold(`${unit.case_id}/${unit.agent}`)}, trial ${unit.trial}: ${paint(unit.status)}`,
        ...facts(unit).map(([label, value]) => `  ${style.dim(label.padEnd(10))} ${(0,text_style/* safeText */.Hk)(value)}`),
    ];
    if (unit.missing.length > 0) {
        lines.push('', style.bold('missing'));
        for (const item of unit.missing) {
            const tiers = item.required_tier === null ? '' : ` needs tier ${item.required_tier}, has ${item.best_tier ?? 'nothing'}`;
            // A dash first: the runner would obey a token that begins with `::` at the beginning of a line.
            lines.push(`  - ${(0,text_style/* safeText */.Hk)((0,missing_text/* missingName */.Ws)(item))}: ${item.reason}${tiers}`, `    ${style.dim(remedyOf(item))}`);
        }
    }
    const hits = Object.entries(unit.token_hits);
    lines.push('', style.bold(hits.length === 0 ? 'no hits' : 'hits'));
    for (const [token, hit] of hits) {
        const outcome = hit.succeeded ? 'succeeded' : hit.attempted ? 'attempted only' : 'mentioned only';
        const depth = hit.depth === 0 ? '' : `, in a subagent (depth ${hit.depth})`;
        lines.push(`  - ${(0,text_style/* safeText */.Hk)(token)}: tier ${hit.tier}, score ${hit.score}, ${hit.source_detail}, ${outcome}${depth}`, `    ${style.dim(`line ${hit.line_number}: ${(0,text_style/* safeText */.Hk)(hit.proof_line)}`)}`);
    }
    lines.push(...attemptLines(unit, style));
    for (const warning of unit.warnings)
        lines.push('', `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    return `${lines.join('\n')}\n`;
}
/** The attempts before the one that was judged; nothing where there was only one. */
function attemptLines({ attempts }, style) {
    if (attempts === null || attempts.length < 2)
        return [];
    const rows = attempts.map(({ status, infra_reason: reason, duration_ms: ms, error }, index) => {
        const why = error === null ? '' : `: ${(0,text_style/* safeText */.Hk)(error)}`;
        return `  ${index + 1}. ${reason ?? status} after ${(ms / 1000).toFixed(1)} s${why}`;
    });
    return ['', style.bold('attempts'), ...rows];
}
function remedyOf(missing) {
    if ((0,missing_text/* isAnyCall */.nr)(missing))
        return 'the client answered without a tool: look at the skill\u2019s description and the prompt';
    return unit_text_REMEDIES[missing.reason];
}
function facts(unit) {
    const client = [unit.client.name, unit.client.version, unit.client.model].filter((part) => part !== null).join(' ');
    const all = [
        ['unit', unit.unit_run_id],
        ['why', unit.error],
        ['kind', unit.failure_kind ?? unit.infra_reason],
        ['category', unit.failure_category],
        ['limit', unit.limit],
        ['timed out', unit.timed_out ? 'yes' : null],
        ['exit code', unit.exit_code === null ? null : String(unit.exit_code)],
        ['client', client],
        ['took', unit.duration_ms === null ? null : `${(unit.duration_ms / 1000).toFixed(1)} s`],
        ['disallowed', unit.disallowed_hits.length === 0 ? null : unit.disallowed_hits.join(', ')],
        ['case', unit.case_file === null ? null : `${unit.case_file}:${unit.case_line ?? 1}`],
        ['transcript', unit.transcript?.path ?? null],
    ];
    return all.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

;// CONCATENATED MODULE: ./build/report/vector-suite-text.js

/** `[ok] suite/id`, as the reference's runner says it, or what differs. */
function vectorLine(suiteId, { id, problems }, style) {
    const name = (0,text_style/* safeText */.Hk)(`${suiteId}/${id}`);
    if (problems.length === 0)
        return `${style.green('[ok]')} ${name}\n`;
    return `${style.red('[failed]')} ${name}: ${problems.map(text_style/* safeText */.Hk).join('; ')}\n`;
}
/** The last lines of a run. */
function suiteSummary(outcomes, coverage) {
    const failed = outcomes.filter(({ problems }) => problems.length > 0).length;
    const { wanted, missing, foreign } = coverage;
    const covered = wanted === null ? '' : `, ${wanted.length - missing.length} of ${wanted.length} classes covered`;
    const lines = [
        ...missing.map((name) => `not covered: ${(0,text_style/* safeText */.Hk)(name)}`),
        ...foreign.map((name) => `foreign class: ${(0,text_style/* safeText */.Hk)(name)}`),
        `${outcomes.length} vectors: ${outcomes.length - failed} ok, ${failed} failed${covered}`,
    ];
    return `${lines.join('\n')}\n`;
}

// EXTERNAL MODULE: ./build/report/turns-summary.js
var turns_summary = __webpack_require__(84930);
// EXTERNAL MODULE: ./build/report/gate-report-of.js
var gate_report_of = __webpack_require__(9981);
// EXTERNAL MODULE: ./build/report/reported-finding.js
var reported_finding = __webpack_require__(39980);
// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/text-digest.js
var text_digest = __webpack_require__(29266);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./node_modules/fast-xml-builder/src/fxb.js + 3 modules
var fxb = __webpack_require__(43489);
// EXTERNAL MODULE: ./build/report/repository-path.js
var repository_path = __webpack_require__(46591);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
;// CONCATENATED MODULE: ./build/report/junit-suites.js






/** Cells by provider, subjects of turns, and a suite that says why a gate did not hold where none of its cases does. */
function junitSuites(report) {
    const { result, stopped } = report;
    if (result === null) {
        const lines = stopped === null ? [] : (0,stopped_text/* stoppedLines */.tI)(stopped);
        return [gateSuite([gateCase('gate', (0,report_verdict/* verdictTitle */.Sw)(report), stopped?.code ?? 'stopped', lines)])];
    }
    const { typestate } = result;
    const routing = (0,cases_worst_first/* agentsOf */.et)(result).map((agent) => cellSuite(result, agent));
    const turns = typestate === null ? [] : [turnSuite(typestate)];
    const untold = [
        ...(isTold(result.gates.routing, routing) ? [] : [undecidedCase('routing', result)]),
        ...(typestate === null || isTold(typestate.verdict, turns) ? [] : [undecidedCase('typestate', typestate)]),
    ];
    const jobs = result.legs === null ? [] : [{ name: 'jobs', cases: result.legs.map(legCase) }];
    return [...(untold.length === 0 ? [] : [gateSuite(untold)]), ...jobs, ...routing, ...turns];
}
/** Whether a gate that does not hold has a case that says so. */
function isTold(verdict, suites) {
    const isBad = ({ outcome }) => outcome?.kind === 'failure' || outcome?.kind === 'error';
    return verdict === 'pass' || suites.some(({ cases }) => cases.some(isBad));
}
function gateSuite(cases) {
    return { name: 'gate', cases };
}
function undecidedCase(gate, { verdict, warnings }) {
    return gateCase(gate, `the ${gate} gate could not be decided`, verdict, warnings);
}
function gateCase(name, message, rule, lines) {
    return { name, file: null, line: null, outcome: { kind: 'error', rule, message, lines }, output: null };
}
function legCase({ job, result, level, message }) {
    // A job that may be skipped and was is no job that succeeded.
    const kind = level === 'error' ? 'failure' : result === 'success' ? null : 'skipped';
    const told = { rule: 'leg', message: `${job} ${message}`, lines: [message] };
    return { name: job, file: null, line: null, outcome: kind === null ? null : { kind, ...told }, output: null };
}
function cellSuite({ cells }, agent) {
    const own = cells.filter((cell) => cell.agent === agent);
    return { name: `routing.${agent}`, cases: own.map(cellCase) };
}
function cellCase(cell) {
    const message = `expected ${(0,cell_text/* expectedOf */.EX)(cell)}, got ${(0,cell_text/* gotOf */.aO)(cell)}: ${(0,cell_text/* whyText */.ss)(cell)}`;
    const proof = cell.proof === null ? [] : [`proof for ${cell.proof.token}, line ${cell.proof.line_number}: ${cell.proof.line}`];
    const lines = [message, ...proof, ...(cell.explain === null ? [] : [cell.explain])];
    const kind = kindOfCell(cell);
    const file = (0,repository_path/* repositoryPath */.S)(cell.case_file);
    return {
        name: cell.case_id,
        file,
        line: file === null ? null : cell.case_line,
        outcome: kind === null ? null : { kind, rule: cell.delta, message: `${cell.delta}: ${message}`, lines },
        output: kind === null && cell.gate !== 'ok' ? `${cell.delta}: ${message}` : null,
    };
}
function kindOfCell({ gate, delta }) {
    if (gate === 'undecided')
        return 'error';
    if (gate === 'fail')
        return delta === 'infra' || delta === 'missing_result' ? 'error' : 'failure';
    // What did not run, or says nothing, has not passed.
    return ['infra', 'not_planned', 'removed', 'missing_result'].includes(delta) ? 'skipped' : null;
}
function turnSuite({ rows }) {
    const bySubject = new Map();
    for (const row of rows) {
        const name = (0,typestate_gate/* subjectText */.yq)(row.subject);
        const own = bySubject.get(name);
        if (own === undefined)
            bySubject.set(name, [row]);
        else
            own.push(row);
    }
    return { name: 'typestate', cases: [...bySubject].map(([name, own]) => subjectCase(name, own)) };
}
/** One case for all rows of a subject, judged by the worst. */
function subjectCase(name, rows) {
    const sorted = rows.toSorted((left, right) => (0,cases_worst_first/* effectRank */.mJ)(left) - (0,cases_worst_first/* effectRank */.mJ)(right));
    const [worst] = sorted;
    const told = sorted.filter(({ delta }) => delta !== 'closed').map((row) => `${row.delta}: ${(0,typestate_gate/* turnMessage */.ZO)(row)}`);
    const place = worst?.places[0];
    const file = (0,repository_path/* repositoryPath */.S)(place?.file ?? null);
    const kind = worst === undefined ? null : kindOfRow(worst);
    const [message = ''] = told;
    return {
        name,
        file,
        line: file === null ? null : (place?.line ?? null),
        outcome: worst === undefined || kind === null ? null : { kind, rule: worst.delta, message, lines: told },
        output: kind === null && told.length > 0 ? told.join('\n') : null,
    };
}
function kindOfRow({ gate, delta }) {
    if (gate === 'undecided')
        return 'error';
    if (gate === 'fail')
        return delta === 'invalid' ? 'error' : 'failure';
    return delta === 'unjudged' ? 'skipped' : null;
}

;// CONCATENATED MODULE: ./build/report/junit.js




/**
 * A report as JUnit's XML, in the form that most readers share: a suite for each gate and provider, a case for each case or subject of
 * turns. A gate that did not hold has a failure or an error in it, whatever kept it from holding.
 */
function junit(report) {
    const suites = junitSuites(report);
    const builder = new fxb/* default */.A({
        attributeNamePrefix: '@',
        ignoreAttributes: false,
        suppressEmptyNode: true,
        suppressBooleanAttributes: false,
        format: true,
    });
    const all = suites.flatMap(({ cases }) => cases);
    const document = { testsuites: { '@name': 'portcullis', ...countsOf(all), testsuite: suites.map(suiteNode) } };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}
function suiteNode({ name, cases }) {
    return { '@name': attribute(name), ...countsOf(cases), testcase: cases.map((one) => caseNode(one, name)) };
}
function caseNode({ name, file, line, outcome, output }, suite) {
    return {
        '@name': attribute(name),
        '@classname': attribute(suite),
        ...(file === null ? {} : { '@file': attribute(file), ...(line === null ? {} : { '@line': String(line) }) }),
        ...(outcome === null ? {} : { [outcome.kind]: outcomeNode(outcome) }),
        ...(output === null ? {} : { 'system-out': body(output) }),
    };
}
function outcomeNode({ kind, rule, message, lines }) {
    // A skipped case has a message and nothing else.
    if (kind === 'skipped')
        return { '@message': attribute(message) };
    return { '@type': attribute(rule), '@message': attribute(message), '#text': body(lines.join('\n')) };
}
function countsOf(cases) {
    const count = (kind) => String(cases.filter(({ outcome }) => outcome?.kind === kind).length);
    return {
        '@tests': String(cases.length),
        '@failures': count('failure'),
        '@errors': count('error'),
        '@skipped': count('skipped'),
    };
}
function attribute(text) {
    return xmlText((0,text_style/* clipWithin */.M3)(text, channel_limits/* CHANNEL_LIMITS */.j7.junitAttributeCharacters));
}
function body(text) {
    return (0,text_style/* clipWithin */.M3)(text, channel_limits/* CHANNEL_LIMITS */.j7.junitBodyCharacters).split('\n').map(xmlText).join('\n');
}
/** One line of characters that XML 1.0 knows: without control characters, halves of pairs, and the two that no text may hold. */
function xmlText(text) {
    return (0,text_style/* safeText */.Hk)(text).replaceAll(/[\ufffe\uffff]/g, '');
}

;// CONCATENATED MODULE: ./build/report/report-summary.js




/** A report as the page of a job summary, at most `limit` bytes of UTF-8. */
function reportSummary(report, limit = channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes) {
    if (report.result !== null)
        return (0,gate_summary/* gateSummary */.s)(report.result, limit);
    const heading = `# ${(0,report_verdict/* markedTitle */.vB)(report)}\n\n`;
    return `${heading}${(0,report_page/* reportPage */.S)(report, { limit: limit - (0,channel_limits/* utf8Bytes */.dy)(heading) - 1, measure: channel_limits/* utf8Bytes */.dy })}\n`;
}

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
// EXTERNAL MODULE: ./build/report/rule-help.js
var rule_help = __webpack_require__(88069);
;// CONCATENATED MODULE: ./build/report/sarif.js











const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** For all of a file but its results: the rules that there are, and notifications. */
const FRAME_BYTES = 1_000_000;
/** What the lines of a result have that its compact form has not: ends and indents. */
const INDENT_BYTES = 600;
/** Where a finding stands that has no place of its own: code scanning refuses a result without one. */
const NO_PLACE = config/* CONFIG_PATH */.tF;
/**
 * A report as SARIF 2.1.0 with one run: a result for each thing that a gate says, the worst first, at the case's line or that of the
 * transcript. Fingerprints say what is meant and not where it stands, so that an alert stays the same when lines move. A gate that
 * could not decide is an execution that did not succeed, with a notification that says why.
 */
function sarif(report) {
    const findings = (0,reported_finding/* reportedFindings */.If)(report);
    const shown = findings.slice(0, channel_limits/* CHANNEL_LIMITS */.j7.sarifResults);
    const seen = new Map();
    const used = new Set(shown.map(ruleId));
    const rules = rule_help/* GATE_RULES */.y.filter(({ id }) => used.has(id));
    const indexOf = new Map(rules.map(({ id }, index) => [id, index]));
    const place = (0,repository_path/* repositoryPath */.S)(report.result?.comparator.baseline_path ?? null) ?? NO_PLACE;
    const results = fitting(shown.map((finding) => resultOf(finding, indexOf.get(ruleId(finding)), place, seen)));
    const sha = report.result?.comparator.head_sha ?? report.run?.head_sha ?? null;
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'Portcullis', semanticVersion: version/* VERSION */.x, rules: rules.map(descriptorOf) } },
                automationDetails: { id: 'portcullis/' },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
                ...(sha === null || report.run === null
                    ? {}
                    : {
                        versionControlProvenance: [
                            { repositoryUri: `${report.run.server_url}/${report.run.repository}`, revisionId: sha },
                        ],
                    }),
                invocations: [
                    {
                        executionSuccessful: (0,report_verdict/* isDecided */.d$)(report),
                        toolExecutionNotifications: notificationsOf(report, findings.length - results.length),
                    },
                ],
                results,
            },
        ],
    };
}
/** The first, which are the worst, as far as a file may hold them. */
function fitting(results) {
    let room = channel_limits/* CHANNEL_LIMITS */.j7.sarifBytes - FRAME_BYTES;
    const end = results.findIndex((result) => (room -= (0,channel_limits/* utf8Bytes */.dy)(JSON.stringify(result)) + INDENT_BYTES) < 0);
    return end === -1 ? results : results.slice(0, end);
}
function ruleId({ gate, rule }) {
    return (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(`${gate}/${rule}`), 100);
}
function descriptorOf({ id, gate, rule, meaning, remedy }) {
    return {
        id,
        name: `${gate}-${rule}`.replaceAll(/(?:^|[_-])([a-z])/g, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: meaning },
        fullDescription: { text: meaning },
        help: { text: `${meaning} ${remedy}`, markdown: `${meaning}\n\n${remedy}` },
        properties: { tags: [gate] },
    };
}
function resultOf(finding, ruleIndex, place, seen) {
    const path = (0,repository_path/* repositoryPath */.S)(finding.file);
    const identity = (0,text_digest/* textDigest */.o)(JSON.stringify(finding.identity)).slice(0, 16);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    const text = (0,text_style/* clipWithin */.M3)((0,text_style/* safeText */.Hk)(finding.text), channel_limits/* CHANNEL_LIMITS */.j7.sarifMessageCharacters);
    return {
        ruleId: ruleId(finding),
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: finding.level,
        // Brackets would begin a link in a plain-text message (SARIF 2.1.0, 3.11.6).
        message: { text: text.replaceAll(/[\\[\]]/g, '\\$&') },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: uriOf(path ?? place), uriBaseId: '%SRCROOT%' },
                    region: { startLine: path === null ? 1 : Math.max(1, finding.line ?? 1) },
                },
            },
        ],
        partialFingerprints: {
            primaryLocationLineHash: `${identity}:${count}`,
            'portcullisFinding/v1': `${identity}:${count}`,
        },
    };
}
/** A relative URI: each part of the path percent-encoded, the first never read as a scheme. */
function uriOf(path) {
    return path.split('/').map(encodeURIComponent).join('/');
}
function notificationsOf({ result, stopped }, left) {
    const note = (level, text) => {
        return { level, message: { text: (0,text_style/* clipWithin */.M3)((0,text_style/* safeText */.Hk)(text), channel_limits/* CHANNEL_LIMITS */.j7.sarifMessageCharacters) } };
    };
    return [
        ...(stopped === null ? [] : [note('error', (0,stopped_text/* stoppedLines */.tI)(stopped).join(' '))]),
        ...(left === 0 ? [] : [note('warning', `${(0,counted/* counted */.h)(left, 'more result')}, the less severe, left out`)]),
        ...(result?.warnings ?? []).slice(0, 100).map((warning) => note('warning', warning)),
    ];
}

// EXTERNAL MODULE: ./build/report/sticky-comment.js
var sticky_comment = __webpack_require__(13000);
;// CONCATENATED MODULE: ./build/report/render-report.js









/** The channels of a report as text; each is a whole file. */
const REPORT_FORMATS = ['text', 'markdown', 'comment', 'sarif', 'junit', 'check-run', 'json'];
/** A report in one of its forms. `style` is that of `text`; a comment made here has a key that no pull request's has. */
function renderReport(report, format, style) {
    switch (format) {
        case 'text':
            return report.result === null ? (0,stopped_text/* stoppedText */.TN)(report.stopped, style) : gateText(report.result, style);
        case 'markdown':
            return reportSummary(report);
        case 'comment':
            return `${(0,sticky_comment/* stickyComment */.N)(report, { key: (0,text_digest/* textDigest */.o)('') }).body}\n`;
        case 'sarif':
            return (0,document_text/* documentText */.Z)(sarif(report));
        case 'junit':
            return junit(report);
        case 'check-run':
            return (0,document_text/* documentText */.Z)((0,check_run/* checkRun */.Q)(report));
        case 'json':
            return (0,document_text/* documentText */.Z)(report);
    }
}

;// CONCATENATED MODULE: ./build/app/reports.js
/** What the edges print: the renderers of results, in one place for them. */




























/***/ }),

/***/ 4753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tF: () => (/* binding */ CONFIG_PATH),
  PV: () => (/* binding */ DEFAULT_CONFIG),
  Gr: () => (/* binding */ DEFAULT_PROVIDER),
  Hz: () => (/* binding */ TURN_POLICIES),
  o4: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(33698);
;// CONCATENATED MODULE: ./build/contracts/generated/config.validate.js
// Generated from config.schema.json by scripts/generate.ts.

const validate = validate25;
const schema36 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"config.schema.json","title":"ConfigDocument","description":"`.github/portcullis/config.yml`: where things are, and the policy of the gate.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"$ref":"#/definitions/paths"},"baseline":{"type":"string","pattern":"\\S"},"skills":{"$ref":"#/definitions/paths"},"providers":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/provider"}},"levels":{"type":"object","additionalProperties":false,"properties":{"on-removed":{"$ref":"#/definitions/level"},"regression":{"$ref":"#/definitions/level"},"soft-regression":{"$ref":"#/definitions/level"},"watch":{"$ref":"#/definitions/level"},"improvement":{"$ref":"#/definitions/level"},"flaky":{"$ref":"#/definitions/level"},"unreliable-baseline":{"$ref":"#/definitions/level"},"insufficient-data":{"$ref":"#/definitions/level"},"rehearsal":{"$ref":"#/definitions/level"},"replay":{"$ref":"#/definitions/level"},"typestate":{"$ref":"#/definitions/level"},"warn-only":{"description":"A gate that fails says so and ends with 0. One that cannot decide still ends with 3.","type":"boolean"}}},"typestate":{"title":"TypestateSection","description":"With it, even empty, the gate judges the turns of tool calls as well.","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"baseline":{"$ref":"#/definitions/text"},"turns":{"$ref":"#/definitions/paths"},"policies":{"title":"TypestatePolicies","description":"JSON documents of the repository; a turn has to be bound to their digests.","type":"object","additionalProperties":false,"properties":{"mutation":{"$ref":"#/definitions/text"},"governance":{"$ref":"#/definitions/text"},"tool_render":{"$ref":"#/definitions/text"},"reminder_queue":{"$ref":"#/definitions/text"},"state_view":{"$ref":"#/definitions/text"},"decomposition":{"$ref":"#/definitions/text"}}}}}]},"sampling":{"title":"SamplingPolicy","type":"object","additionalProperties":false,"properties":{"rule":{"description":"Without it: sequential where the baseline has counts, else single.","enum":["single","sequential"]},"trials":{"description":"Of each cell under the rule single.","type":"integer","minimum":1,"maximum":1000},"stages":{"description":"Counted trials of a cell at the end of each stage, rising.","type":"array","minItems":2,"maxItems":8,"items":{"type":"integer","minimum":1,"maximum":1000}},"go_on_below":{"description":"After each stage between the first and the last: the p-value below which a cell goes on.","type":"array","items":{"$ref":"#/definitions/probability"}},"alpha":{"$ref":"#/definitions/probability"},"drop":{"$ref":"#/definitions/probability"},"soft":{"type":"object","additionalProperties":false,"properties":{"alpha":{"$ref":"#/definitions/probability"},"drop":{"$ref":"#/definitions/probability"}}},"watch_drop":{"$ref":"#/definitions/probability"},"new_cases":{"description":"Of how many trials of a new case how many have to pass.","type":"object","additionalProperties":false,"required":["passes","trials"],"properties":{"passes":{"type":"integer","minimum":1,"maximum":1000},"trials":{"type":"integer","minimum":1,"maximum":1000}}}}}},"definitions":{"level":{"enum":["error","warn","off"]},"paths":{"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]},"text":{"type":"string","pattern":"\\S"},"argument":{"type":"string","pattern":"^[^\\u0000]*$"},"variable":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"},"provider":{"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"enum":["fail","tolerated"]},"timeout":{"type":"number","exclusiveMinimum":0},"model":{"type":"string","pattern":"\\S"},"max_parallel":{"type":"integer","minimum":1,"maximum":1000},"path":{"$ref":"#/definitions/text"},"client_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"sandbox":{"type":"boolean"},"environment":{"type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"enum":["claude","codex","copilot","text"]},"skills_folder":{"$ref":"#/definitions/text"},"set":{"type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"type":"array","items":{"$ref":"#/definitions/text"}}}}]},"probability":{"type":"number","minimum":0,"maximum":1}}};
const schema37 = {"anyOf":[{"type":"string","pattern":"\\S"},{"type":"array","items":{"type":"string","pattern":"\\S"}}]};
const schema48 = {"enum":["error","warn","off"]};
const schema40 = {"type":"string","pattern":"\\S"};
const schema67 = {"type":"number","minimum":0,"maximum":1};
const func2 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema39 = {"title":"ProviderPolicy","anyOf":[{"type":"null"},{"type":"object","additionalProperties":false,"properties":{"infra":{"enum":["fail","tolerated"]},"timeout":{"type":"number","exclusiveMinimum":0},"model":{"type":"string","pattern":"\\S"},"max_parallel":{"type":"integer","minimum":1,"maximum":1000},"path":{"$ref":"#/definitions/text"},"client_version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},"sandbox":{"type":"boolean"},"environment":{"type":"array","items":{"$ref":"#/definitions/variable"}},"command":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/argument"}},"reader":{"enum":["claude","codex","copilot","text"]},"skills_folder":{"$ref":"#/definitions/text"},"set":{"type":"object","propertyNames":{"$ref":"#/definitions/variable"},"additionalProperties":{"$ref":"#/definitions/argument"}},"version":{"type":"array","items":{"$ref":"#/definitions/argument"}},"log_folders":{"type":"array","items":{"$ref":"#/definitions/text"}}}}]};
const schema41 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const schema42 = {"type":"string","pattern":"^[^\\u0000]*$"};
const pattern36 = new RegExp("^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$", "u");
const pattern37 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern38 = new RegExp("^[^\\u0000]*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema39.anyOf[1].properties, key0))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.infra !== undefined){
let data0 = data.infra;
if(!((data0 === "fail") || (data0 === "tolerated"))){
const err2 = {instancePath:instancePath+"/infra",schemaPath:"#/anyOf/1/properties/infra/enum",keyword:"enum",params:{allowedValues: schema39.anyOf[1].properties.infra.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.timeout !== undefined){
let data1 = data.timeout;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 <= 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/timeout",schemaPath:"#/anyOf/1/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err5 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/model",schemaPath:"#/anyOf/1/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.max_parallel !== undefined){
let data3 = data.max_parallel;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/max_parallel",schemaPath:"#/anyOf/1/properties/max_parallel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_version !== undefined){
let data5 = data.client_version;
if(typeof data5 === "string"){
if(!pattern36.test(data5)){
const err12 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/client_version",schemaPath:"#/anyOf/1/properties/client_version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sandbox !== undefined){
if(typeof data.sandbox !== "boolean"){
const err14 = {instancePath:instancePath+"/sandbox",schemaPath:"#/anyOf/1/properties/sandbox/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.environment !== undefined){
let data7 = data.environment;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern37.test(data8)){
const err15 = {instancePath:instancePath+"/environment/" + i0,schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/environment/" + i0,schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/environment",schemaPath:"#/anyOf/1/properties/environment/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.command !== undefined){
let data9 = data.command;
if(Array.isArray(data9)){
if(data9.length < 1){
const err18 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern38.test(data10)){
const err19 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
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
const err20 = {instancePath:instancePath+"/command/" + i1,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err21 = {instancePath:instancePath+"/command",schemaPath:"#/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.reader !== undefined){
let data11 = data.reader;
if(!((((data11 === "claude") || (data11 === "codex")) || (data11 === "copilot")) || (data11 === "text"))){
const err22 = {instancePath:instancePath+"/reader",schemaPath:"#/anyOf/1/properties/reader/enum",keyword:"enum",params:{allowedValues: schema39.anyOf[1].properties.reader.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.skills_folder !== undefined){
let data12 = data.skills_folder;
if(typeof data12 === "string"){
if(!pattern8.test(data12)){
const err23 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/skills_folder",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.set !== undefined){
let data13 = data.set;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
const _errs36 = errors;
if(typeof key1 === "string"){
if(!pattern37.test(key1)){
const err25 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/set",schemaPath:"#/definitions/variable/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid10 = _errs36 === errors;
if(!valid10){
const err27 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key2 in data13){
let data14 = data13[key2];
if(typeof data14 === "string"){
if(!pattern38.test(data14)){
const err28 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/set",schemaPath:"#/anyOf/1/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.version !== undefined){
let data15 = data.version;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(!pattern38.test(data16)){
const err31 = {instancePath:instancePath+"/version/" + i2,schemaPath:"#/definitions/argument/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/version/" + i2,schemaPath:"#/definitions/argument/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/version",schemaPath:"#/anyOf/1/properties/version/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.log_folders !== undefined){
let data17 = data.log_folders;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(!pattern8.test(data18)){
const err34 = {instancePath:instancePath+"/log_folders/" + i3,schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err35 = {instancePath:instancePath+"/log_folders/" + i3,schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/log_folders",schemaPath:"#/anyOf/1/properties/log_folders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err38 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema36.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err2 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err3 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
const err5 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/cases",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.baseline !== undefined){
let data4 = data.baseline;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
const err9 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.skills !== undefined){
let data5 = data.skills;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err11 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs21 = errors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err13 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/skills",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.providers !== undefined){
let data7 = data.providers;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
const _errs27 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err17 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid9 = _errs27 === errors;
if(!valid9){
const err18 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
for(const key2 in data7){
if(!(validate26(data7[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.levels !== undefined){
let data9 = data.levels;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!(func2.call(schema36.properties.levels.properties, key3))){
const err20 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data9["on-removed"] !== undefined){
let data10 = data9["on-removed"];
if(!(((data10 === "error") || (data10 === "warn")) || (data10 === "off"))){
const err21 = {instancePath:instancePath+"/levels/on-removed",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.regression !== undefined){
let data11 = data9.regression;
if(!(((data11 === "error") || (data11 === "warn")) || (data11 === "off"))){
const err22 = {instancePath:instancePath+"/levels/regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data9["soft-regression"] !== undefined){
let data12 = data9["soft-regression"];
if(!(((data12 === "error") || (data12 === "warn")) || (data12 === "off"))){
const err23 = {instancePath:instancePath+"/levels/soft-regression",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.watch !== undefined){
let data13 = data9.watch;
if(!(((data13 === "error") || (data13 === "warn")) || (data13 === "off"))){
const err24 = {instancePath:instancePath+"/levels/watch",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data9.improvement !== undefined){
let data14 = data9.improvement;
if(!(((data14 === "error") || (data14 === "warn")) || (data14 === "off"))){
const err25 = {instancePath:instancePath+"/levels/improvement",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.flaky !== undefined){
let data15 = data9.flaky;
if(!(((data15 === "error") || (data15 === "warn")) || (data15 === "off"))){
const err26 = {instancePath:instancePath+"/levels/flaky",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9["unreliable-baseline"] !== undefined){
let data16 = data9["unreliable-baseline"];
if(!(((data16 === "error") || (data16 === "warn")) || (data16 === "off"))){
const err27 = {instancePath:instancePath+"/levels/unreliable-baseline",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9["insufficient-data"] !== undefined){
let data17 = data9["insufficient-data"];
if(!(((data17 === "error") || (data17 === "warn")) || (data17 === "off"))){
const err28 = {instancePath:instancePath+"/levels/insufficient-data",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.rehearsal !== undefined){
let data18 = data9.rehearsal;
if(!(((data18 === "error") || (data18 === "warn")) || (data18 === "off"))){
const err29 = {instancePath:instancePath+"/levels/rehearsal",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.replay !== undefined){
let data19 = data9.replay;
if(!(((data19 === "error") || (data19 === "warn")) || (data19 === "off"))){
const err30 = {instancePath:instancePath+"/levels/replay",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.typestate !== undefined){
let data20 = data9.typestate;
if(!(((data20 === "error") || (data20 === "warn")) || (data20 === "off"))){
const err31 = {instancePath:instancePath+"/levels/typestate",schemaPath:"#/definitions/level/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9["warn-only"] !== undefined){
if(typeof data9["warn-only"] !== "boolean"){
const err32 = {instancePath:instancePath+"/levels/warn-only",schemaPath:"#/properties/levels/properties/warn-only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.typestate !== undefined){
let data22 = data.typestate;
const _errs58 = errors;
let valid23 = false;
const _errs59 = errors;
if(data22 !== null){
const err34 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid23 = valid23 || _valid2;
if(!valid23){
const _errs61 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key4 in data22){
if(!(((key4 === "baseline") || (key4 === "turns")) || (key4 === "policies"))){
const err35 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data22.baseline !== undefined){
let data23 = data22.baseline;
if(typeof data23 === "string"){
if(!pattern8.test(data23)){
const err36 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err37 = {instancePath:instancePath+"/typestate/baseline",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.turns !== undefined){
let data24 = data22.turns;
const _errs69 = errors;
let valid27 = false;
const _errs70 = errors;
if(typeof data24 === "string"){
if(!pattern8.test(data24)){
const err38 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid3 = _errs70 === errors;
valid27 = valid27 || _valid3;
if(!valid27){
const _errs72 = errors;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(typeof data25 === "string"){
if(!pattern8.test(data25)){
const err40 = {instancePath:instancePath+"/typestate/turns/" + i2,schemaPath:"#/definitions/paths/anyOf/1/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/typestate/turns/" + i2,schemaPath:"#/definitions/paths/anyOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid3 = _errs72 === errors;
valid27 = valid27 || _valid3;
}
if(!valid27){
const err43 = {instancePath:instancePath+"/typestate/turns",schemaPath:"#/definitions/paths/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
if(data22.policies !== undefined){
let data26 = data22.policies;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 in data26){
if(!((((((key5 === "mutation") || (key5 === "governance")) || (key5 === "tool_render")) || (key5 === "reminder_queue")) || (key5 === "state_view")) || (key5 === "decomposition"))){
const err44 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data26.mutation !== undefined){
let data27 = data26.mutation;
if(typeof data27 === "string"){
if(!pattern8.test(data27)){
const err45 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/typestate/policies/mutation",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data26.governance !== undefined){
let data28 = data26.governance;
if(typeof data28 === "string"){
if(!pattern8.test(data28)){
const err47 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/typestate/policies/governance",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data26.tool_render !== undefined){
let data29 = data26.tool_render;
if(typeof data29 === "string"){
if(!pattern8.test(data29)){
const err49 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/typestate/policies/tool_render",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data26.reminder_queue !== undefined){
let data30 = data26.reminder_queue;
if(typeof data30 === "string"){
if(!pattern8.test(data30)){
const err51 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/typestate/policies/reminder_queue",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data26.state_view !== undefined){
let data31 = data26.state_view;
if(typeof data31 === "string"){
if(!pattern8.test(data31)){
const err53 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/typestate/policies/state_view",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data26.decomposition !== undefined){
let data32 = data26.decomposition;
if(typeof data32 === "string"){
if(!pattern8.test(data32)){
const err55 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/typestate/policies/decomposition",schemaPath:"#/definitions/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/typestate/policies",schemaPath:"#/properties/typestate/anyOf/1/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err58 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid2 = _errs61 === errors;
valid23 = valid23 || _valid2;
}
if(!valid23){
const err59 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data.sampling !== undefined){
let data33 = data.sampling;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key6 in data33){
if(!(func2.call(schema36.properties.sampling.properties, key6))){
const err60 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data33.rule !== undefined){
let data34 = data33.rule;
if(!((data34 === "single") || (data34 === "sequential"))){
const err61 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema36.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data33.trials !== undefined){
let data35 = data33.trials;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err62 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 1000 || isNaN(data35)){
const err63 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err64 = {instancePath:instancePath+"/sampling/trials",schemaPath:"#/properties/sampling/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data33.stages !== undefined){
let data36 = data33.stages;
if(Array.isArray(data36)){
if(data36.length > 8){
const err65 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data36.length < 2){
const err66 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
let data37 = data36[i3];
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err67 = {instancePath:instancePath+"/sampling/stages/" + i3,schemaPath:"#/properties/sampling/properties/stages/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1000 || isNaN(data37)){
const err68 = {instancePath:instancePath+"/sampling/stages/" + i3,schemaPath:"#/properties/sampling/properties/stages/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data37 < 1 || isNaN(data37)){
const err69 = {instancePath:instancePath+"/sampling/stages/" + i3,schemaPath:"#/properties/sampling/properties/stages/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/sampling/stages",schemaPath:"#/properties/sampling/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data33.go_on_below !== undefined){
let data38 = data33.go_on_below;
if(Array.isArray(data38)){
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
let data39 = data38[i4];
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1 || isNaN(data39)){
const err71 = {instancePath:instancePath+"/sampling/go_on_below/" + i4,schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err72 = {instancePath:instancePath+"/sampling/go_on_below/" + i4,schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/sampling/go_on_below/" + i4,schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err74 = {instancePath:instancePath+"/sampling/go_on_below",schemaPath:"#/properties/sampling/properties/go_on_below/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data33.alpha !== undefined){
let data40 = data33.alpha;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 1 || isNaN(data40)){
const err75 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err76 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data33.drop !== undefined){
let data41 = data33.drop;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 1 || isNaN(data41)){
const err78 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err79 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data33.soft !== undefined){
let data42 = data33.soft;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key7 in data42){
if(!((key7 === "alpha") || (key7 === "drop"))){
const err81 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data42.alpha !== undefined){
let data43 = data42.alpha;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 1 || isNaN(data43)){
const err82 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err83 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err84 = {instancePath:instancePath+"/sampling/soft/alpha",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data42.drop !== undefined){
let data44 = data42.drop;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 1 || isNaN(data44)){
const err85 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err86 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/sampling/soft/drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err88 = {instancePath:instancePath+"/sampling/soft",schemaPath:"#/properties/sampling/properties/soft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data33.watch_drop !== undefined){
let data45 = data33.watch_drop;
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 1 || isNaN(data45)){
const err89 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data45 < 0 || isNaN(data45)){
const err90 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/sampling/watch_drop",schemaPath:"#/definitions/probability/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data33.new_cases !== undefined){
let data46 = data33.new_cases;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.passes === undefined){
const err92 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "passes"},message:"must have required property '"+"passes"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data46.trials === undefined){
const err93 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key8 in data46){
if(!((key8 === "passes") || (key8 === "trials"))){
const err94 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data46.passes !== undefined){
let data47 = data46.passes;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err95 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 1000 || isNaN(data47)){
const err96 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err97 = {instancePath:instancePath+"/sampling/new_cases/passes",schemaPath:"#/properties/sampling/properties/new_cases/properties/passes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
if(data46.trials !== undefined){
let data48 = data46.trials;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err98 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 > 1000 || isNaN(data48)){
const err99 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data48 < 1 || isNaN(data48)){
const err100 = {instancePath:instancePath+"/sampling/new_cases/trials",schemaPath:"#/properties/sampling/properties/new_cases/properties/trials/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
}
else {
const err101 = {instancePath:instancePath+"/sampling/new_cases",schemaPath:"#/properties/sampling/properties/new_cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/contracts/typestate-baseline.js + 1 modules
var typestate_baseline = __webpack_require__(71661);
;// CONCATENATED MODULE: ./build/contracts/sampling-policy.js

/**
 * The plan of stages, bounds and alpha stands on the frontier that `npm run bench -- sampling` prints: a healthy suite of 30 cells at
 * .95 is red once in 500 runs, for 3.4 trials per cell.
 */
const DEFAULT_SAMPLING = {
    rule: null,
    trials: 1,
    stages: [3, 5, 10, 24],
    goOnBelow: [0.2, 0.1],
    alpha: 0.05,
    drop: 0.2,
    soft: { alpha: 0.1, drop: 0.15 },
    watchDrop: 0.35,
    newCases: { passes: 4, trials: 5 },
};
/** The policy that a configuration writes down, with the defaults for the rest. */
function samplingOf(document) {
    const stages = document?.stages ?? DEFAULT_SAMPLING.stages;
    return {
        rule: document?.rule ?? DEFAULT_SAMPLING.rule,
        trials: document?.trials ?? DEFAULT_SAMPLING.trials,
        stages,
        goOnBelow: document?.go_on_below ?? defaultBounds(stages.length - 2),
        alpha: document?.alpha ?? DEFAULT_SAMPLING.alpha,
        drop: document?.drop ?? DEFAULT_SAMPLING.drop,
        soft: {
            alpha: document?.soft?.alpha ?? DEFAULT_SAMPLING.soft.alpha,
            drop: document?.soft?.drop ?? DEFAULT_SAMPLING.soft.drop,
        },
        watchDrop: document?.watch_drop ?? DEFAULT_SAMPLING.watchDrop,
        newCases: document?.new_cases ?? DEFAULT_SAMPLING.newCases,
    };
}
/** Bounds for other numbers of stages: wide after the first one that can stop a cell, narrow after the others. */
function defaultBounds(count) {
    const [wide = 0.2, narrow = 0.1] = DEFAULT_SAMPLING.goOnBelow;
    return Array.from({ length: count }, (_, index) => (index === 0 ? wide : narrow));
}
/** The faults that a schema cannot say. */
function policyFaults(policy) {
    const { stages, goOnBelow, newCases } = policy;
    const faults = [];
    if (stages.some((stage, index) => index > 0 && stage <= (stages[index - 1] ?? 0))) {
        faults.push({ key: 'stages', expected: 'numbers that rise', found: (0,problem/* shown */.SP)(stages) });
    }
    const between = Math.max(0, stages.length - 2);
    if (goOnBelow.length !== between) {
        const expected = `${between} p-values, one for each stage between the first and the last`;
        faults.push({ key: 'go_on_below', expected, found: (0,problem/* shown */.SP)(goOnBelow) });
    }
    if (newCases.passes > newCases.trials) {
        const expected = `passes that ${newCases.trials} trials can show`;
        faults.push({ key: 'new_cases', expected, found: (0,problem/* shown */.SP)(newCases.passes) });
    }
    return faults;
}

;// CONCATENATED MODULE: ./build/contracts/config.js






/** Where the configuration stands in a repository. */
const CONFIG_PATH = '.github/portcullis/config.yml';
/** What holds where nothing is configured. */
const DEFAULT_CASES = ['cases/routing/*.json'];
const DEFAULT_BASELINE = 'baselines/provider-baseline.json';
/** The folder that most agents look into. */
const DEFAULT_SKILLS_FOLDER = '.agents/skills';
const DEFAULT_PROVIDERS = ['claude', 'codex', 'copilot'];
/** What holds for a provider of which nothing is configured. */
const DEFAULT_PROVIDER = providerOf(null);
/** The policies that a turn is bound to, as the configuration calls them. */
const TURN_POLICIES = [
    'mutation',
    'governance',
    'tool_render',
    'reminder_queue',
    'state_view',
    'decomposition',
];
const DEFAULT_CONFIG = configOf({});
const ELSEWHERE = 'other files can be named on the command line';
const NAMED_OTHERWISE = new Map(['cases', 'baseline', 'typestate/turns'].map((key) => [key, ELSEWHERE]));
/** Checks an already parsed YAML document; throws one error that lists every problem with file and line. */
function parseConfig(value, file, lines) {
    const document = (0,json_source/* checkedValue */.ZJ)('the configuration', value ?? {}, validate, file, lines);
    const bad = (pointer, path, expected, help) => {
        return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: (0,problem/* shown */.SP)(path), help };
    };
    const { typestate } = document;
    const inRepository = {
        cases: document.cases,
        baseline: document.baseline,
        'typestate/baseline': typestate?.baseline,
        'typestate/turns': typestate?.turns,
        ...Object.fromEntries(TURN_POLICIES.map((name) => [`typestate/policies/${name}`, typestate?.policies?.[name]])),
    };
    const problems = Object.entries(inRepository).flatMap(([key, paths]) => (listOf(paths) ?? [])
        .filter(leavesFolder)
        .map((path) => bad(`/${key}`, path, 'a path inside the repository', NAMED_OTHERWISE.get(key) ?? null)));
    for (const [id, policy] of Object.entries(document.providers ?? {})) {
        const pointer = `/providers/${id}`;
        const skills = policy?.skills_folder ?? '';
        if (leavesFolder(skills))
            problems.push(bad(`${pointer}/skills_folder`, skills, 'a path inside the workspace', null));
        for (const folder of policy?.log_folders?.filter(leavesUnit) ?? []) {
            problems.push(bad(`${pointer}/log_folders`, folder, 'a path below {home}, {workspace} or {temporary}', null));
        }
    }
    const config = configOf(document);
    for (const { key, expected, found } of policyFaults(config.sampling)) {
        const pointer = `/sampling/${key}`;
        problems.push({ file, line: lines.lineOf(pointer) ?? null, pointer, expected, found, help: null });
    }
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the configuration', problems);
    return config;
}
/** A pull request's configuration must not name files of the machine that judges it. */
function leavesFolder(path) {
    return /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(path);
}
/** The logs of a unit are its own, never those of the machine. */
function leavesUnit(folder) {
    return !/^\{(?:home|workspace|temporary)\}(?:\/|$)/.test(folder) || leavesFolder(folder);
}
function configOf(document) {
    const providers = document.providers === undefined
        ? DEFAULT_PROVIDERS.map((id) => [id, null])
        : Object.entries(document.providers);
    return {
        cases: listOf(document.cases) ?? DEFAULT_CASES,
        namesCases: document.cases !== undefined,
        baseline: document.baseline ?? DEFAULT_BASELINE,
        skills: listOf(document.skills) ?? [],
        providers: new Map([...providers]
            .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
            .map(([id, policy]) => [id, providerOf(policy)])),
        onRemoved: document.levels?.['on-removed'] ?? 'warn',
        levels: {
            regression: document.levels?.regression ?? 'error',
            soft_regression: document.levels?.['soft-regression'] ?? 'warn',
            watch: document.levels?.watch ?? 'warn',
            improvement: document.levels?.improvement ?? 'off',
            flaky: document.levels?.flaky ?? 'warn',
            unreliable_baseline: document.levels?.['unreliable-baseline'] ?? 'warn',
            insufficient_data: document.levels?.['insufficient-data'] ?? 'error',
            rehearsal: document.levels?.rehearsal ?? 'warn',
            replay: document.levels?.replay ?? 'off',
            typestate: document.levels?.typestate ?? 'error',
        },
        warnOnly: document.levels?.['warn-only'] ?? false,
        sampling: samplingOf(document.sampling),
        typestate: document.typestate === undefined ? null : typestateOf(document.typestate),
    };
}
function typestateOf(section) {
    const { baseline, turns, policies } = section ?? {};
    return {
        baseline: baseline ?? typestate_baseline/* DEFAULT_TYPESTATE_BASELINE */.eD,
        namesBaseline: baseline !== undefined,
        turns: listOf(turns) ?? [],
        policies: new Map(TURN_POLICIES.flatMap((name) => {
            const path = policies?.[name];
            return path === undefined ? [] : [[name, path]];
        })),
    };
}
function providerOf(policy) {
    const { command, reader, skills_folder, set, version, log_folders } = policy ?? {};
    const ofCommand = { reader, skills_folder, set, version, log_folders };
    const written = Object.entries(ofCommand).filter(([, value]) => value !== undefined);
    return {
        infra: policy?.infra ?? 'fail',
        timeout: policy?.timeout ?? null,
        model: policy?.model ?? null,
        maxParallel: policy?.max_parallel ?? null,
        path: policy?.path ?? null,
        clientVersion: policy?.client_version ?? null,
        sandbox: policy?.sandbox ?? null,
        environment: policy?.environment ?? [],
        command: command === undefined
            ? null
            : {
                command,
                reader: reader ?? 'text',
                skillsFolder: skills_folder ?? DEFAULT_SKILLS_FOLDER,
                set: set ?? {},
                version: version ?? ['--version'],
                logFolders: log_folders ?? [],
            },
        withoutCommand: command === undefined ? written.map(([key]) => key) : [],
    };
}
function listOf(value) {
    return typeof value === 'string' ? [value] : value;
}


/***/ }),

/***/ 90574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isDay)
/* harmony export */ });
/** Whether a text names a day that exists, as `YYYY-MM-DD`; `Date.parse` takes the 31st of February for a day of March. */
function isDay(text) {
    const time = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}


/***/ }),

/***/ 40025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ DOCTOR_LEVELS)
/* harmony export */ });
/** Worst first. */
const DOCTOR_LEVELS = ['error', 'warning', 'note'];


/***/ }),

/***/ 6819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ documentText)
/* harmony export */ });
/* harmony import */ var _kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66445);

/** The text of a document that a reviewer reads: sorted keys, two spaces, a newline at the end. */
function documentText(document) {
    // Contract types are JSON data; an interface does not say so to the compiler, and `prettyJson` refuses anything else.
    return (0,_kernel_pretty_json_js__WEBPACK_IMPORTED_MODULE_0__/* .prettyJson */ .D)(document);
}


/***/ }),

/***/ 22598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ws: () => (/* binding */ missingName),
/* harmony export */   nr: () => (/* binding */ isAnyCall),
/* harmony export */   qq: () => (/* binding */ missingText)
/* harmony export */ });
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


/***/ }),

/***/ 42716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A6: () => (/* binding */ runOfMessage),
/* harmony export */   VC: () => (/* binding */ proposalMarker),
/* harmony export */   VZ: () => (/* binding */ isNewerRun),
/* harmony export */   kq: () => (/* binding */ proposalTrailer),
/* harmony export */   tX: () => (/* binding */ runOfBody)
/* harmony export */ });
const TRAILER = /^Portcullis-Run: ([1-9][0-9]{0,15})\.([1-9][0-9]{0,5})$/m;
const MARKER = /^<!-- portcullis-baseline run=([1-9][0-9]{0,15})\.([1-9][0-9]{0,5}) -->$/m;
/** The line of a commit's message by which later runs know the commit as theirs, and how new it is. */
function proposalTrailer(run) {
    return `Portcullis-Run: ${run.id}.${run.attempt}`;
}
/** The line of a pull request's text that says the same, and that nobody sees. */
function proposalMarker(run) {
    return `<!-- portcullis-baseline run=${run.id}.${run.attempt} -->`;
}
/** The run that a commit's message names; null where it is not one of ours. */
function runOfMessage(message) {
    return runOf(TRAILER.exec(message));
}
/** The run that a pull request's text names; null where it has none. */
function runOfBody(body) {
    return runOf(MARKER.exec(body.replaceAll('\r\n', '\n')));
}
/** Whether a run began after another one. A run that is done again says what was true when it began, so that the attempt comes second. */
function isNewerRun(run, other) {
    return run.id === other.id ? run.attempt > other.attempt : run.id > other.id;
}
function runOf(found) {
    return found === null ? null : { id: Number(found[1]), attempt: Number(found[2]) };
}


/***/ }),

/***/ 71661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eD: () => (/* binding */ DEFAULT_TYPESTATE_BASELINE),
  a7: () => (/* binding */ EMPTY_TYPESTATE_BASELINE),
  i$: () => (/* binding */ parseTypestateBaseline)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-baseline.validate.js
// Generated from typestate-baseline.schema.json by scripts/generate.ts.

const validate = validate68;
const schema152 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-baseline.schema.json","title":"TypestateBaselineDocument","description":"Failure classes of turns that are tolerated, each for a reason and until a day.","type":"object","additionalProperties":false,"required":["schema"],"properties":{"$schema":{"type":"string"},"schema":{"const":1},"cases":{"description":"case → provider → class.","type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"type":"object","propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"},"additionalProperties":{"$ref":"#/definitions/classes"}}},"turns":{"description":"Id of a turn of an evidence file → class.","type":"object","additionalProperties":{"$ref":"#/definitions/classes"}}},"definitions":{"classes":{"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}},"toleratedClass":{"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"type":"string","pattern":"\\S"},"owner":{"type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}}}};
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const schema153 = {"title":"ToleratedClasses","type":"object","propertyNames":{"pattern":"^[a-z]+\\.[a-z_]+$"},"additionalProperties":{"$ref":"#/definitions/toleratedClass"}};
const schema154 = {"title":"ToleratedClass","type":"object","additionalProperties":false,"required":["reason","expires"],"properties":{"reason":{"type":"string","pattern":"\\S"},"owner":{"type":"string"},"expires":{"description":"The last day on which the class is tolerated.","type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"}}};
const pattern104 = new RegExp("^[a-z]+\\.[a-z_]+$", "u");
const pattern8 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern104.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z]+\\.[a-z_]+$"},message:"must match pattern \""+"^[a-z]+\\.[a-z_]+$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason === undefined){
const err2 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.expires === undefined){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key2 in data0){
if(!(((key2 === "reason") || (key2 === "owner")) || (key2 === "expires"))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.reason !== undefined){
let data1 = data0.reason;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/toleratedClass/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/reason",schemaPath:"#/definitions/toleratedClass/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.owner !== undefined){
if(typeof data0.owner !== "string"){
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/owner",schemaPath:"#/definitions/toleratedClass/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.expires !== undefined){
let data3 = data0.expires;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/toleratedClass/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/expires",schemaPath:"#/definitions/toleratedClass/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/toleratedClass/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-baseline.schema.json" */;
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
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "schema")) || (key0 === "cases")) || (key0 === "turns"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err3 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err4 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const _errs11 = errors;
if(typeof key3 === "string"){
if(!pattern1.test(key3)){
const err6 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
const err7 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key4 in data3){
if(!(validate69(data3[key4], {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/cases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/cases/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.turns !== undefined){
let data5 = data.turns;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key5 in data5){
if(!(validate69(data5[key5], {instancePath:instancePath+"/turns/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key5,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(75224);
// EXTERNAL MODULE: ./build/contracts/day.js
var day = __webpack_require__(90574);
// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(40748);
// EXTERNAL MODULE: ./build/contracts/problem.js
var problem = __webpack_require__(7083);
;// CONCATENATED MODULE: ./build/contracts/typestate-baseline.js





/** Where tolerated classes stand, unless the configuration says otherwise. */
const DEFAULT_TYPESTATE_BASELINE = 'baselines/typestate.json';
const EMPTY_TYPESTATE_BASELINE = { cases: new Map(), turns: new Map() };
/** Parses tolerated classes; throws one error that lists every problem with file and line. */
function parseTypestateBaseline(text, file) {
    const document = (0,json_source/* parseCheckedJson */.Xm)('the typestate baseline', text, validate, file);
    refuseStrangeDays(document, text, file);
    const cases = Object.entries(document.cases ?? {}).map(([id, agents]) => [id, new Map(Object.entries(agents).map(([agent, classes]) => [agent, mapOf(classes)]))]);
    const turns = Object.entries(document.turns ?? {}).map(([id, classes]) => [id, mapOf(classes)]);
    return { cases: new Map(cases), turns: new Map(turns) };
}
/** A pattern takes the 31st of February for a day. */
function refuseStrangeDays({ cases = {}, turns = {} }, text, file) {
    const classes = [
        ...Object.entries(cases).flatMap(([id, agents]) => Object.entries(agents).map(([agent, tolerated]) => [['cases', id, agent], tolerated])),
        ...Object.entries(turns).map(([id, tolerated]) => [['turns', id], tolerated]),
    ];
    const lines = (0,json_source/* parseJsonSource */.X0)(text, file);
    const problems = classes.flatMap(([path, tolerated]) => Object.entries(tolerated)
        .filter(([, { expires }]) => !(0,day/* isDay */.N)(expires))
        .map(([name, { expires }]) => {
        const pointer = [...path, name, 'expires'].reduce(json_pointer/* childPointer */.Y, '');
        const expected = 'a day of the calendar';
        return { file, line: lines.lineOf(pointer) ?? null, pointer, expected, found: expires, help: null };
    }));
    if (problems.length > 0)
        throw (0,problem/* problemsError */.$j)('the typestate baseline', problems);
}
function mapOf(classes) {
    return new Map(Object.entries(classes));
}


/***/ }),

/***/ 66445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ prettyJson)
/* harmony export */ });
/* harmony import */ var _json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58867);
/* harmony import */ var _json_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19534);


/**
 * JSON for documents that a reviewer reads: keys sorted by code point, two spaces per level, a newline at the end.
 * Numbers are spelt as in `canonicalJson`, so both forms of a value have the same canonical form.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles).
 * Unpaired surrogates are escaped, since what clients and models write may hold them.
 */
function prettyJson(value) {
    return `${(0,_json_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .n)(value, { indent: 2, maxDepth: _json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_MAX_DEPTH */ .J, unpairedSurrogates: 'escape' })}\n`;
}


/***/ }),

/***/ 32574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w4: () => (/* binding */ addProposal),
  Te: () => (/* binding */ proposalBody),
  gM: () => (/* binding */ proposalMessage),
  R3: () => (/* binding */ proposalTitle)
});

// UNUSED EXPORTS: PROPOSAL_LIMIT_BYTES

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/proposal-run.js
var proposal_run = __webpack_require__(42716);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/approval-text.js

/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, isLoosened }) {
    const branch = base === null ? 'the branch' : (0,markdown/* code */.aY)(base);
    const points = [
        `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${(0,markdown/* code */.aY)(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
        '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
        isLoosened
            ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
            : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
        '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
    ];
    return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}

// EXTERNAL MODULE: ./build/report/entry-text.js
var entry_text = __webpack_require__(5599);
// EXTERNAL MODULE: ./build/report/markdown-page.js
var markdown_page = __webpack_require__(20120);
// EXTERNAL MODULE: ./build/report/markdown-table.js
var markdown_table = __webpack_require__(42787);
// EXTERNAL MODULE: ./build/report/statistics-text.js
var statistics_text = __webpack_require__(62846);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
;// CONCATENATED MODULE: ./build/report/baseline-proposal.js









/** GitHub takes 65,536 characters; what is measured is bytes, of which a character has at least one. */
const PROPOSAL_LIMIT_BYTES = 60_000;
/** Of a reason or a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
const MARKS = {
    loosened: '❗ loosened',
    removed: '➖ removed',
    added: '➕ added',
    tightened: '✅ tightened',
    counts: '· counts',
};
/** What a reviewer has to look at first comes first. */
const RANKS = ['loosened', 'removed', 'tolerated', 'added', 'tightened', 'counts'];
/** One line: what changes, in numbers. It holds nothing that a case or a reason says. */
function proposalTitle({ rows }) {
    const parts = ['loosened', 'removed', 'added', 'tightened'].flatMap((kind) => {
        const number = rows.filter((row) => row.kind === kind).length;
        return number === 0 ? [] : [`${number} ${kind}`];
    });
    const grown = rows.filter((row) => row.added !== null).length;
    if (grown > 0)
        parts.push(`counts of ${(0,counted/* counted */.h)(grown, 'cell')}`);
    return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}
/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
function proposalMessage(proposal) {
    const { commit, run } = proposal;
    const of = commit === null ? '' : ` of ${commit}`;
    const body = `What the results${of} support: ${(0,text_style/* safeText */.Hk)(run.url)}`;
    return `${proposalTitle(proposal)}\n\n${body}\n\n${(0,proposal_run/* proposalTrailer */.kq)(run)}\n`;
}
/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
function proposalBody(proposal, limit = PROPOSAL_LIMIT_BYTES) {
    const { rows, run, base, file } = proposal;
    const page = new markdown_page/* MarkdownPage */.l(limit);
    page.add(`${(0,proposal_run/* proposalMarker */.VC)(run)}\n${openingOf(proposal)}`);
    addProposal(page, proposal);
    page.add(approvalText({ file, base, isLoosened: rows.some(({ kind }) => kind === 'loosened') }));
    return page.text();
}
/** Where it comes from, what changes and what was not taken. At least a tenth of the room that is left stays for what follows. */
function addProposal(page, proposal) {
    const { rows, notTaken, warnings } = proposal;
    const facts = (0,markdown_table/* markdownTable */.Q)({ head: ['of', 'what'], rows: [] });
    page.add([facts.head, ...factsOf(proposal)].join('\n'));
    const quoted = warnings.map((warning) => `> ⚠️ ${(0,markdown/* escapeMarkdown */.FV)((0,text_style/* clip */.$Q)(warning, TEXT_LIMIT))}`);
    page.addList('', quoted, { separator: '\n>\n', share: 0.1, more: (left) => `_and ${left} more warnings_` });
    addTable(page, '### What changes', ['', 'case', 'provider', 'before', 'after', 'passed', 'why'], rowsOf(rows), 0.65);
    const left = notTaken.map(({ cell, why }) => [(0,text_style/* clip */.$Q)(cell, TEXT_LIMIT), (0,text_style/* clip */.$Q)(why, TEXT_LIMIT)]);
    addTable(page, '### What was not taken', ['cell', 'why'], left, 0.5);
}
function openingOf({ rows, file, reason }) {
    const summary = proposalTitle({ rows }).replace(/^[^:]*: /, '');
    const lines = [`The results of a run support another baseline in ${(0,markdown/* code */.aY)(file)}: **${summary}**.`];
    const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
    if (loosened > 0) {
        lines.push('', `> ❗ ${(0,counted/* counted */.h)(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
        if (reason !== null)
            lines.push('>', `> the reason given: ${(0,markdown/* escapeMarkdown */.FV)((0,text_style/* clip */.$Q)(reason, TEXT_LIMIT))}`);
    }
    return lines.join('\n');
}
function factsOf({ commit, base, batches, carried, run }) {
    return [
        ...(commit === null ? [] : [`| commit | ${(0,markdown/* code */.aY)(commit)} |`]),
        ...(base === null ? [] : [`| proposed to | ${(0,markdown/* code */.aY)(base)} |`]),
        `| batches | ${namesOf(batches)} |`,
        ...(carried.length === 0 ? [] : [`| and of the proposal that was open | ${namesOf(carried)} |`]),
        `| run | [${run.id}, attempt ${run.attempt}](${encodeURI((0,text_style/* safeText */.Hk)(run.url)).replaceAll(/[()|]/g, '')}) |`,
    ];
}
function namesOf(batches) {
    const more = batches.length > 5 ? ` and ${batches.length - 5} more` : '';
    return `${batches.slice(0, 5).map(markdown/* code */.aY).join(', ')}${more}`;
}
function rowsOf(rows) {
    return rows
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((row) => [
        row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
        (0,text_style/* clip */.$Q)(row.case_id, TEXT_LIMIT),
        (0,text_style/* clip */.$Q)(row.agent, TEXT_LIMIT),
        (0,entry_text/* entryText */.u)(row.before),
        (0,entry_text/* entryText */.u)(row.after),
        passedText(row),
        whyOf(row),
    ]);
}
function rankOf({ kind, after }) {
    const tolerates = after !== null && (after.expected_status !== 'pass' || after.allow_timeout === true);
    return RANKS.indexOf(kind === 'added' && tolerates ? 'tolerated' : kind);
}
/** `23/24 (80–99 %), +3/3` */
function passedText({ tally, added }) {
    if (tally === null)
        return '';
    return added === null ? (0,statistics_text/* tallyText */.Wl)(tally) : `${(0,statistics_text/* tallyText */.Wl)(tally)}, +${(0,statistics_text/* countsText */.WN)(added)}`;
}
function whyOf({ before, after }) {
    const { reason, owner, expires } = after ?? before ?? {};
    return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
        .flatMap((part) => (part === undefined || part === '' ? [] : [(0,text_style/* clip */.$Q)(part, TEXT_LIMIT)]))
        .join('; ');
}
function addTable(page, title, head, rows, share) {
    const table = (0,markdown_table/* markdownTable */.Q)({ head, rows });
    const more = (left) => `_and ${left} more: see the patch_`;
    page.addList(`${title}\n\n${table.head}`, table.rows, { separator: '\n', share, more });
}


/***/ }),

/***/ 5599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ entryText)
/* harmony export */ });
/** An entry of a baseline in a few words; null is none. */
function entryText(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}


/***/ }),

/***/ 9981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ gateReportOf)
/* harmony export */ });
/* harmony import */ var _contracts_explain_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96415);
/* harmony import */ var _contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94495);
/* harmony import */ var _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57056);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86578);
/* harmony import */ var _cases_worst_first_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48651);





/**
 * The report on what a gate came to, within `REPORT_BOUNDS`: long texts are clipped, and of very many cells the worst stay. `run`: null
 * outside of GitHub Actions.
 */
function gateReportOf(outcome, run) {
    if (outcome instanceof _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_2__/* .PortcullisError */ .S) {
        const { code, message, help } = outcome;
        return (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedReport */ .qy)({ schema: 1, run, result: null, stopped: { code, message, help: help ?? null } });
    }
    return (0,_contracts_gate_report_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedReport */ .qy)({ schema: 1, run, result: withinBounds(outcome), stopped: null });
}
function withinBounds(result) {
    const cells = worstOf(result.cells).map((cell) => ({ ...cell, explain: explainOf(cell) }));
    const left = result.cells.length - cells.length;
    const warnings = left === 0 ? result.warnings : [(0,_contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .leftOutText */ .j)(left, 'cells'), ...result.warnings];
    return { ...result, cells, warnings, typestate: result.typestate === null ? null : withinTurns(result.typestate) };
}
function withinTurns(result) {
    const rows = worstOf(result.rows);
    const left = result.rows.length - rows.length;
    return left === 0 ? result : { ...result, rows, warnings: [(0,_contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .leftOutText */ .j)(left, 'rows'), ...result.warnings] };
}
function explainOf({ explain }) {
    return explain !== null && (0,_contracts_explain_command_js__WEBPACK_IMPORTED_MODULE_4__/* .isExplainCommand */ .P)(explain) ? explain : null;
}
/** As many as a report may hold, in their own order. */
function worstOf(items) {
    if (items.length <= _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_BOUNDS */ .t.list)
        return items;
    const worst = items.toSorted((left, right) => (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_3__/* .effectRank */ .mJ)(left) - (0,_cases_worst_first_js__WEBPACK_IMPORTED_MODULE_3__/* .effectRank */ .mJ)(right)).slice(0, _contracts_report_bounds_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_BOUNDS */ .t.list);
    const kept = new Set(worst);
    return items.filter((item) => kept.has(item));
}


/***/ }),

/***/ 10844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ notTaken)
/* harmony export */ });
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7790);

const WHY_KEPT_OUT = {
    mixed_fingerprints: 'ran with several clients, models or skills',
    not_among_newest: 'older than what is kept',
    repeated: 'the run of another trial again',
};
/**
 * What blessing did not take, by kind; the texts are not escaped.
 *
 * @param accept how a drop is accepted that pooling only tells
 */
function notTaken(facts, accept) {
    const { unchangedByInfra, keptForLackOfTrials, looseningTrials, pool } = facts;
    const few = `only 1 trial: loosening and removal need ${looseningTrials}, entry unchanged`;
    return {
        infra: unchangedByInfra.map((cell) => ({ cell, why: 'infrastructure errors only, entry unchanged' })),
        fewTrials: keptForLackOfTrials.map((cell) => ({ cell, why: few })),
        keptOut: (pool?.keptOut ?? []).map(({ case_id: id, agent, trials, why }) => {
            return { cell: `${id}/${agent}`, why: `${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .h)(trials, 'trial')} kept out (${WHY_KEPT_OUT[why]})` };
        }),
        unsupported: (pool?.unsupported ?? []).map(({ case_id: id, agent, passed, total }) => {
            return { cell: `${id}/${agent}`, why: `${passed}/${total}: the counts no longer support pass: ${accept}` };
        }),
    };
}


/***/ })

};
