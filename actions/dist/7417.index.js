export const id = 7417;
export const ids = [7417];
export const modules = {

/***/ 7417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tZ: () => (/* reexport */ text_style/* PLAIN */.tZ),
  EL: () => (/* reexport */ REPORT_FORMATS),
  lW: () => (/* reexport */ doctorText),
  u0: () => (/* reexport */ unchanged_cells/* entryText */.u),
  errorSummary: () => (/* reexport */ stopped_text/* errorSummary */.N5),
  escapeMarkdown: () => (/* reexport */ markdown/* escapeMarkdown */.FV),
  Qq: () => (/* reexport */ gates/* exitCodesText */.Qq),
  I9: () => (/* reexport */ gateFailure),
  QP: () => (/* reexport */ gateOutputs),
  TB: () => (/* reexport */ infraGroups),
  wr: () => (/* reexport */ initText),
  _V: () => (/* reexport */ joinText),
  zW: () => (/* reexport */ listingsText),
  Qe: () => (/* reexport */ loadabilityText),
  planSummary: () => (/* reexport */ planSummary),
  proposalSummary: () => (/* reexport */ baseline_proposal/* proposalSummary */.zR),
  proposalTitle: () => (/* reexport */ baseline_proposal/* proposalTitle */.R3),
  B1: () => (/* reexport */ renderReport),
  If: () => (/* reexport */ report_findings/* reportedFindings */.If),
  k_: () => (/* reexport */ routeSummary),
  safeLines: () => (/* reexport */ text_style/* safeLines */.Bv),
  safeText: () => (/* reexport */ text_style/* safeText */.Hk),
  jY: () => (/* reexport */ samplingText),
  TD: () => (/* reexport */ suiteSummary),
  lR: () => (/* reexport */ turnLineText),
  VT: () => (/* reexport */ turnLinesSummary),
  Rl: () => (/* reexport */ unchanged_cells/* unchangedCells */.R),
  IL: () => (/* reexport */ unitText),
  Ou: () => (/* reexport */ vectorLine)
});

// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(66282);
// EXTERNAL MODULE: ./build/kernel/portcullis-error.js
var portcullis_error = __webpack_require__(86578);
// EXTERNAL MODULE: ./build/gates/index.js
var gates = __webpack_require__(85455);
;// CONCATENATED MODULE: ./build/gates/action-outcome.js



/** More than this are counted. */
const NAMED = 10;
/**
 * The counts that an action sets as outputs, by the tables of the gates; empty where a gate was not asked, since a zero would say that
 * nothing was found.
 *
 * @param only the gate that the action is for; null for the action of all gates
 */
function gateOutputs(result, only) {
    const outputs = gates/* GATE_TABLES */.Kr.flatMap((table) => {
        const outcome = (0,gate_result/* outcomeOf */.sG)(result, table.gate);
        const own = only === null ? table.outputs.gate : only === table.gate ? table.outputs.own : {};
        return Object.entries(own).map(([name, numberOf]) => [name, outcome === null ? '' : numberOf(outcome)]);
    });
    return Object.fromEntries(outputs);
}
/** What an action ends with where its gates do not hold: which of them do not, and what they say. */
function gateFailure(result) {
    const bad = result.exit_code === 3 ? 'not_comparable' : 'fail';
    const parts = gates/* GATE_TABLES */.Kr.flatMap((table) => {
        const outcome = result.gates.find(({ gate, verdict }) => gate === table.gate && verdict === bad);
        return outcome === undefined ? [] : [partOf(outcome, table)];
    });
    if (bad === 'fail')
        return new portcullis_error/* PortcullisError */.SO('gate_failed', parts.join('. '), 'The job summary explains each.');
    return new portcullis_error/* PortcullisError */.SO('not_comparable', parts.join('. '), 'The job summary says why.');
}
/** `The routing gate fails: a/claude (regression) and 3 more`; of a gate with one rule that can stop it, without its name. */
function partOf({ verdict, findings, warnings }, { says, rules }) {
    const effect = verdict === 'fail' ? 'fail' : 'undecided';
    const isOneRule = rules.filter(({ effects }) => effects.some((one) => one === 'fail' || one === 'undecided')).length === 1;
    const names = findings
        .filter((finding) => finding.effect === effect)
        .map(({ subject, rule }) => (isOneRule ? subject.label : `${subject.label} (${rule})`));
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    const list = names.length === 0 ? warnings.join('; ') : `${names.slice(0, NAMED).join(', ')}${more}`;
    return `${says[verdict === 'fail' ? 'fails' : 'undecided']}: ${list}`;
}

// EXTERNAL MODULE: ./build/report/baseline-proposal.js
var baseline_proposal = __webpack_require__(79407);
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

// EXTERNAL MODULE: ./build/report/findings.js
var report_findings = __webpack_require__(73145);
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

// EXTERNAL MODULE: ./build/report/table.js
var report_table = __webpack_require__(71799);
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
    const table = (0,report_table/* textTable */.ed)({
        head: ['skill', ...clients.map(({ agent, version }) => (version === null ? agent : `${agent} ${version}`))],
        rows: skills.map((skill) => [
            skill,
            ...clients.map(({ agent }) => cellOf(rows.find((row) => row.skill === skill && row.agent === agent))),
        ]),
    }, style);
    const failures = rows.filter(({ outcome }) => outcome !== 'loaded').map((row) => failureLine(row, style));
    const verdict = `${summary.loaded} of ${summary.total} loaded${summary.failed === 0 ? '' : `, ${summary.failed} not`}`;
    const colour = summary.failed === 0 ? style.green : style.red;
    return [table, failures, [colour(verdict)]]
        .filter((part) => part.length > 0)
        .map((part) => `${part.join('\n')}\n`)
        .join('\n');
}
function cellOf(row) {
    if (row === undefined)
        return '-';
    return { text: row.outcome, effect: row.outcome === 'loaded' ? 'ok' : 'fail' };
}
function failureLine({ skill, agent, outcome, frontmatter_key: key, detail }, style) {
    const cause = key === null ? '' : ` (frontmatter: ${(0,text_style/* safeText */.Hk)(key)})`;
    const remedy = (key === null ? undefined : KEY_REMEDIES[key]) ?? REMEDIES[outcome];
    const says = (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(detail ?? ''), DETAIL_LIMIT);
    const help = remedy === null ? '' : `\n  ${style.dim(remedy)}`;
    return `${style.red(outcome)} ${(0,text_style/* safeText */.Hk)(skill)}/${agent}${cause}: ${says}${help}`;
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/markdown-page.js
var markdown_page = __webpack_require__(20120);
// EXTERNAL MODULE: ./build/report/channel-limits.js
var channel_limits = __webpack_require__(78013);
;// CONCATENATED MODULE: ./build/report/plan-summary.js





/** More names than this are counted. */
const LISTED = 10;
const NAME_LIMIT = 100;
/** What `listings` of a plan are. */
const OTHER_CHOICE = 'clients list another choice, which concerns every case';
/**
 * What a plan will run, as markdown: jobs and expected minutes by provider, and what changed where that decided it.
 *
 * @param comparator the commit that it was planned against; null where there is none
 */
function planSummary(plan, comparator, limit = channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes) {
    const page = new markdown_page/* MarkdownPage */.lV(limit);
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
    const head = ['provider', 'cells', 'units', 'jobs', 'expected', 'longest job'];
    page.addTable(null, { head, rows }, { share: 1, noun: 'providers' });
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
        const shown = names.map((name) => (0,markdown/* escapeMarkdown */.FV)((0,text_style/* clip */.$Q)(name, NAME_LIMIT)));
        return `${what}: ${(0,text_style/* namesText */.cb)(shown, LISTED)}`;
    });
}
/** Why a plan has every case, in a line for a terminal. */
function listingsText(listings) {
    const shown = listings.map((listing) => (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(listingText(listing)), NAME_LIMIT));
    return `${OTHER_CHOICE}: ${(0,text_style/* namesText */.cb)(shown, LISTED)}`;
}
/** What is listed otherwise, in words: not escaped for any channel. */
function listingText({ name, change, fields }) {
    if (change === 'unreadable')
        return `${name} (cannot be compared)`;
    return change === 'changed' ? `${name} (${fields.join(', ')} changed)` : `${name} (${change})`;
}

// EXTERNAL MODULE: ./build/contracts/document-text.js
var document_text = __webpack_require__(6819);
// EXTERNAL MODULE: ./build/contracts/text-digest.js
var text_digest = __webpack_require__(29266);
// EXTERNAL MODULE: ./build/report/check-run.js
var check_run = __webpack_require__(48643);
// EXTERNAL MODULE: ./build/report/gate-summary.js
var gate_summary = __webpack_require__(56889);
// EXTERNAL MODULE: ./build/report/comparator.js
var comparator = __webpack_require__(89447);
// EXTERNAL MODULE: ./build/report/report-verdict.js
var report_verdict = __webpack_require__(91709);
;// CONCATENATED MODULE: ./build/report/gate-text.js






/** Of a message or a fact, so that one finding cannot hide the others; and of words of somebody else. */
const TEXT_LIMIT = 1000;
const QUOTE_LIMIT = 160;
/** Lines and blocks of a part; the worst stand first. */
const ITEMS = 200;
/** A result for a terminal: what was compared, the parts of the gates with the findings between them, warnings, the verdict. */
function gateText(result, style) {
    const warnings = (0,gate_result/* allWarnings */.hc)(result).map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    const sections = (0,report_findings/* reportSections */.lN)(result).map((section) => sectionText(section, style));
    return `${[(0,comparator/* comparatorLines */.g)(result, style), ...sections, warnings, [verdictLine(result, style)]]
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n')}\n`;
}
/** One line that says what was decided. */
function verdictLine(result, style) {
    const verdict = {
        pass: style.green('PASS'),
        fail: style.red('FAIL'),
        not_comparable: style.yellow('NOT COMPARABLE'),
    };
    return `${style.bold(`${verdict[result.verdict]}${(0,report_verdict/* warnOnlyText */.ct)(result)}`)}  ${(0,report_verdict/* verdictSummary */.k6)(result)}`;
}
/** A part of a report for a terminal: its lines, its table, its blocks. */
function sectionText(section, style) {
    return [...linesOf(section, style), ...tableOf(section, style), ...blocksOf(section, style)];
}
function linesOf({ title, lines = [] }, style) {
    const [first, ...others] = lines;
    if (first === undefined)
        return [];
    const name = title === null ? [] : [style.bold(`${title}:`)];
    if (others.length === 0)
        return [[...name, (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(first), TEXT_LIMIT)].join(' ')];
    const shown = lines.slice(0, ITEMS).map((line) => `  - ${(0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(line), TEXT_LIMIT)}`);
    return [...name, ...shown, ...moreOf(lines.length - shown.length)];
}
function tableOf({ title, lines = [], table, terminalRows }, style) {
    const rows = table?.rows.slice(0, terminalRows) ?? [];
    if (table === undefined || rows.length === 0)
        return [];
    const name = title === null || lines.length > 0 ? [] : [style.bold(title)];
    return [...name, ...(0,report_table/* textTable */.ed)({ head: table.head, rows }, style), ...moreOf(table.rows.length - rows.length)];
}
function blocksOf({ blocks = [] }, style) {
    const shown = blocks
        .slice(0, ITEMS)
        .flatMap((block, index) => [...(index === 0 ? [] : ['']), ...blockLines(block, style)]);
    return [...shown, ...moreOf(blocks.length - ITEMS)];
}
/** `✗ alpha/claude: regression: expected pass → got fail`, and below it why and what is known. */
function blockLines({ effect, title, change, message, facts }, style) {
    const changed = change === null ? '' : `: expected ${change.from} → got ${change.to}`;
    const line = ({ label, text, form, quote }) => {
        const quoted = quote === undefined ? '' : `: ${(0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(quote), QUOTE_LIMIT)}`;
        const said = form === 'command' ? (0,text_style/* safeText */.Hk)(text) : (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(text), TEXT_LIMIT);
        return `    ${style.dim(label.padEnd(8))} ${said}${quoted}`;
    };
    return [
        `${(0,text_style/* painted */.C$)(effect, text_style/* EFFECT_MARKS */.xm[effect], style)} ${style.bold((0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(`${title}${changed}`), TEXT_LIMIT))}`,
        ...[...(message === '' ? [] : [{ label: 'why', text: message }]), ...facts].map(line),
    ];
}
function moreOf(left) {
    return left <= 0 ? [] : [`  and ${left} more`];
}

// EXTERNAL MODULE: ./node_modules/fast-xml-builder/src/fxb.js + 3 modules
var fxb = __webpack_require__(43489);
// EXTERNAL MODULE: ./build/report/repository-path.js
var repository_path = __webpack_require__(46591);
// EXTERNAL MODULE: ./build/report/sections/index.js + 4 modules
var sections = __webpack_require__(27940);
// EXTERNAL MODULE: ./build/report/stopped-text.js
var stopped_text = __webpack_require__(81180);
;// CONCATENATED MODULE: ./build/report/junit.js










/**
 * A report as JUnit's XML, in the form that most readers share: a suite for each gate and provider, a case for each case or subject of
 * turns. A gate that did not hold has a failure or an error in it, whatever kept it from holding.
 */
function junit(report) {
    const suites = suitesOfReport(report);
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
/** Of each gate what it judged, in one suite or more, and a suite that says why a gate did not hold where none of its cases does. */
function suitesOfReport(report) {
    const { result, stopped } = report;
    if (result === null) {
        const lines = stopped === null ? [] : (0,stopped_text/* stoppedLines */.tI)(stopped);
        return [gateSuite([gateCase('gate', (0,report_verdict/* verdictTitle */.Sw)(report), stopped?.code ?? 'stopped', lines)])];
    }
    const suites = result.gates.map((outcome) => ({ outcome, own: suitesOf(outcome) }));
    const unsaid = suites.filter(({ outcome, own }) => outcome.verdict !== 'pass' && !own.some(isBad));
    const cases = unsaid.map(({ outcome: { gate, verdict, warnings } }) => gateCase(gate, `the ${gate} gate could not be decided`, verdict, [...warnings, ...result.warnings]));
    return [...(cases.length === 0 ? [] : [gateSuite(cases)]), ...suites.flatMap(({ own }) => own)];
}
/** Whether a case of it says that its gate does not hold. */
function isBad({ cases }) {
    return cases.some(({ outcome }) => outcome?.kind === 'failure' || outcome?.kind === 'error');
}
function gateSuite(cases) {
    return { name: 'gate', cases };
}
function gateCase(name, message, rule, lines) {
    return { name, file: null, line: null, outcome: { kind: 'error', rule, message, lines }, output: null };
}
function suitesOf(outcome) {
    const bySubject = (0,report_table/* groupedBy */.me)((0,report_findings/* allFindings */.c4)({ gates: [outcome] }), ({ subject }) => subject.key);
    const named = (0,sections/* sectionsOf */.K)(outcome.gate).judged?.(outcome) ?? [];
    const judged = [...named, ...subjectsOf(bySubject, new Set(named.map(({ key }) => key)))];
    const facts = (0,sections/* sectionsOf */.K)(outcome.gate).facts?.(outcome) ?? (() => []);
    const rules = new Map(((0,gates/* tableOf */.c_)(outcome.gate)?.rules ?? []).map((rule) => [rule.id, rule]));
    const suites = (0,report_table/* groupedBy */.me)(judged, ({ suite }) => (suite === null ? outcome.gate : `${outcome.gate}.${suite}`));
    return [...suites].map(([name, subjects]) => ({
        name,
        cases: subjects.map((subject) => caseOf(subject, bySubject.get(subject.key) ?? [])),
    }));
    /** One case for all findings about a subject, judged by the worst. */
    function caseOf({ name, rule, place: own }, findings) {
        const [worst] = findings;
        const place = own ?? worst?.places[0] ?? null;
        const file = (0,repository_path/* repositoryPath */.S)(place?.file ?? null);
        const said = findings.map((finding) => `${finding.rule}: ${finding.message}`);
        const known = rules.get(worst?.rule ?? rule);
        const kind = kindOf(worst?.effect ?? 'ok', known);
        const lines = findings.flatMap((finding, index) => [
            said[index] ?? '',
            ...facts(finding).map(({ label, text, quote }) => [`${label}: ${text}`, ...(quote === undefined ? [] : [quote])].join(': ')),
            ...(finding.explain === null ? [] : [finding.explain]),
        ]);
        const message = said[0] ?? known?.meaning ?? '';
        const isTold = kind === null && findings.some(({ effect }) => effect !== 'ok');
        return {
            name,
            file,
            line: file === null ? null : (place?.line ?? null),
            outcome: kind === null ? null : { kind, rule: worst?.rule ?? rule, message, lines },
            output: isTold ? said.join('\n') : null,
        };
    }
}
function kindOf(effect, rule) {
    const isUnjudged = rule?.unjudged === true;
    if (effect === 'undecided')
        return 'error';
    if (effect === 'fail')
        return isUnjudged ? 'error' : 'failure';
    // What did not run, or says nothing, has not passed.
    return isUnjudged ? 'skipped' : null;
}
/** What findings are about that the gate does not name among what it judged. */
function subjectsOf(bySubject, named) {
    return [...bySubject]
        .filter(([key]) => !named.has(key))
        .flatMap(([key, findings]) => findings.slice(0, 1).map(({ rule, subject: { label: name } }) => ({ key, suite: null, name, rule, place: null })));
}

// EXTERNAL MODULE: ./build/contracts/config.js + 2 modules
var config = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/contracts/gate-verdict.js
var gate_verdict = __webpack_require__(31449);
// EXTERNAL MODULE: ./build/contracts/version.js
var version = __webpack_require__(86140);
;// CONCATENATED MODULE: ./build/report/sarif.js













const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** For all of a file but its results: the rules that there are, and notifications. */
const FRAME_BYTES = 1_000_000;
/** What the lines of a result have that its compact form has not: ends and indents. */
const INDENT_BYTES = 600;
/** Every rule that there is, worst first of each gate. */
const SARIF_RULES = gates/* GATE_TABLES */.Kr.flatMap(({ gate, rules }) => rules.map((rule) => ({ ...rule, gate, ruleId: ruleId({ gate, rule: rule.id }) })));
/**
 * A report as SARIF 2.1.0 with one run: a result for each thing that a gate says, the worst first, at the case's line or that of the
 * transcript. Fingerprints say what is meant and not where it stands, so that an alert stays the same when lines move. A gate that
 * could not decide is an execution that did not succeed, with a notification that says why.
 */
function sarif(report) {
    const findings = report.result === null ? [] : (0,report_findings/* allFindings */.c4)(report.result);
    const shown = findings.slice(0, channel_limits/* CHANNEL_LIMITS */.j7.sarifResults);
    const seen = new Map();
    const used = new Set(shown.map(ruleId));
    const rules = SARIF_RULES.filter((rule) => used.has(rule.ruleId));
    const indexOf = new Map(rules.map((rule, index) => [rule.ruleId, index]));
    const places = new Map(report.result?.gates.map(({ gate, baseline }) => [gate, (0,repository_path/* repositoryPath */.S)(baseline?.path ?? null)]));
    const results = fitting(shown.map((finding) => 
    // Code scanning refuses a result without a place.
    resultOf(finding, indexOf.get(ruleId(finding)), places.get(finding.gate) ?? config/* CONFIG_PATH */.tF, seen)));
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
function descriptorOf({ ruleId: id, gate, meaning, remedy }) {
    return {
        id,
        name: id.replaceAll(/(?:^|[/_-])([a-z])/g, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: meaning },
        fullDescription: { text: meaning },
        help: { text: `${meaning} ${remedy}`, markdown: `${meaning}\n\n${remedy}` },
        properties: { tags: [gate] },
    };
}
function resultOf(finding, ruleIndex, place, seen) {
    const [first] = finding.places;
    const path = (0,repository_path/* repositoryPath */.S)(first?.file ?? null);
    const identity = (0,text_digest/* textDigest */.o)(JSON.stringify(finding.identity)).slice(0, 16);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    const text = (0,text_style/* clipWithin */.M3)((0,text_style/* safeText */.Hk)((0,report_findings/* findingText */.NK)(finding)), channel_limits/* CHANNEL_LIMITS */.j7.sarifMessageCharacters);
    return {
        ruleId: ruleId(finding),
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: gate_verdict/* LEVEL_OF_EFFECT */.rV[finding.effect],
        // Brackets would begin a link in a plain-text message (SARIF 2.1.0, 3.11.6).
        message: { text: text.replaceAll(/[\\[\]]/g, '\\$&') },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: uriOf(path ?? place), uriBaseId: '%SRCROOT%' },
                    region: { startLine: path === null ? 1 : Math.max(1, first?.line ?? 1) },
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
        ...(result === null ? [] : (0,gate_result/* allWarnings */.hc)(result)).slice(0, 100).map((warning) => note('warning', warning)),
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
            return (0,gate_summary/* reportSummary */.h)(report);
        case 'comment':
            return `${(0,sticky_comment/* stickyComment */.NL)(report, { key: (0,text_digest/* textDigest */.o)('') }).body}\n`;
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

;// CONCATENATED MODULE: ./build/report/route-summary.js






/** Of what a client said, so that one text cannot take the room of the others. */
const route_summary_TEXT_LIMIT = 300;
/** Why units came to no verdict, the most frequent reason first. */
function infraGroups({ results }) {
    const ended = results.filter(({ status }) => status === 'infra_error');
    const groups = [...(0,report_table/* groupedBy */.me)(ended, ({ infra_reason: reason }) => reason ?? 'unknown')];
    return groups
        .map(([reason, units]) => {
        const [said] = units.slice(0, 1).flatMap(({ error }) => error ?? []);
        return { reason, units: units.length, said: said === undefined ? null : (0,text_style/* clip */.$Q)(said, route_summary_TEXT_LIMIT) };
    })
        .toSorted((left, right) => right.units - left.units);
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
    const page = new markdown_page/* MarkdownPage */.lV(limit);
    page.add(`# Routing: ${(0,markdown/* escapeMarkdown */.FV)(title)}\n\n${pass} pass · ${fail} fail · ${infra} infra\\_error`);
    const lines = [...notes, ...usageLine(results.results)].map(markdown/* escapeMarkdown */.FV);
    page.addList('', lines, { separator: '\n\n', share: 0.3, noun: 'notes' });
    const reasons = infraGroups(results).map(({ reason, units, said }) => [reason, String(units), said ?? '']);
    const head = ['case', 'pass', 'fail', 'infra_error', 'why it failed'];
    page.addTable(null, { head: ['came to no verdict', 'units', 'said'], rows: reasons }, { share: 0.7, noun: 'reasons' });
    page.addTable(null, { head, rows: caseRows(results) }, { share: 0.7, noun: 'cases' });
    return page.text();
}
/** Cases that failed first. */
function caseRows({ results }) {
    const rows = [...(0,report_table/* groupedBy */.me)(results, (unit) => unit.case_id)].map(([id, units]) => {
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

;// CONCATENATED MODULE: ./build/report/typestate-text.js


/** A judged turn as text: a heading, the input, the result and one line for each failure class. */
function joinText(heading, input, turn, style) {
    const { mutationReady: ready } = turn;
    const mark = turn.result === 'accepted' ? style.green : style.red;
    const lines = [
        style.bold(heading),
        `  Input: ${(0,text_style/* safeText */.Hk)(input)}`,
        `  Result: ${mark(turn.result)}`,
        `  Failure Classes: ${turn.failureClasses.length}`,
        ...turn.failureClasses.map((failureClass) => `    - ${failureClass}`),
        ...(ready === undefined ? [] : [`  Mutation Ready: ${ready ? style.green('yes') : style.red('no')}`]),
        ...(ready === undefined ? [] : (turn.mutationFailureClasses ?? [])).map((failureClass) => `    - ${failureClass}`),
    ];
    return `${lines.join('\n')}\n`;
}
/** An id is as long as whoever wrote it likes. */
const typestate_text_NAME_LIMIT = 200;
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
        ...(name === undefined ? [] : [`turn ${(0,text_style/* safeText */.Hk)((0,text_style/* clip */.$Q)(name, typestate_text_NAME_LIMIT))}`]),
        ...said,
    ];
    return `${parts.join('  ')}\n`;
}
/** The last line. */
function turnLinesSummary({ accepted, rejected, invalid, files }) {
    const turns = (0,counted/* counted */.h)(accepted + rejected + invalid, 'turn');
    const without = files === 0 ? '' : `, ${(0,counted/* counted */.h)(files, 'file')} without a turn`;
    return `${turns}: ${accepted} accepted, ${rejected} rejected, ${invalid} invalid${without}\n`;
}
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

// EXTERNAL MODULE: ./build/report/unchanged-cells.js
var unchanged_cells = __webpack_require__(46510);
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

;// CONCATENATED MODULE: ./build/app/gates/reports.js
/** What the edges print: the renderers of results, in one place for them. */



















/***/ }),

/***/ 40025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ DOCTOR_LEVELS)
/* harmony export */ });
/** Worst first. */
const DOCTOR_LEVELS = ['error', 'warning', 'note'];


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

/***/ 79407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   Te: () => (/* binding */ proposalBody),
/* harmony export */   gM: () => (/* binding */ proposalMessage),
/* harmony export */   zR: () => (/* binding */ proposalSummary)
/* harmony export */ });
/* unused harmony export PROPOSAL_LIMIT_BYTES */
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7790);
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42716);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20120);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _unchanged_cells_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46510);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24036);









/** GitHub takes 65,536 characters; what is measured is bytes, of which a character has at least one. */
const PROPOSAL_LIMIT_BYTES = 60_000;
/** Of a reason or a warning, so that one cannot take the room of the others. */
const TEXT_LIMIT = 500;
/** Batches that are named. */
const BATCHES = 5;
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
        parts.push(`counts of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(grown, 'cell')}`);
    return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}
/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
function proposalMessage(proposal) {
    const { commit, run } = proposal;
    const of = commit === null ? '' : ` of ${commit}`;
    const body = `What the results${of} support: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .safeText */ .Hk)(run.url)}`;
    return `${proposalTitle(proposal)}\n\n${body}\n\n${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_7__/* .proposalTrailer */ .kq)(run)}\n`;
}
/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
function proposalBody(proposal, limit = PROPOSAL_LIMIT_BYTES) {
    const { rows, run, base, file } = proposal;
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit);
    page.add(`${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_7__/* .proposalMarker */ .VC)(run)}\n${openingOf(proposal)}`);
    addProposal(page, proposal);
    page.add(approvalText({ file, base, isLoosened: rows.some(({ kind }) => kind === 'loosened') }));
    return page.text();
}
/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
function proposalSummary(proposal, { changed, pull, artifact, notes }, limit = _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.summaryBytes) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit);
    const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
    page.add(`# ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title)}`);
    const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
    lines.push(...notes.map((note) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(note)));
    if (lines.length > 0)
        page.add(lines.map((line) => `- ${line}`).join('\n'));
    if (changed && artifact !== null) {
        const download = `gh run download ${proposal.run.id} --name ${artifact}`;
        page.add(`To take it by hand:\n\n\`\`\`sh\n${download}\ngit apply baseline.patch\n\`\`\``);
    }
    addProposal(page, proposal);
    return page.text();
}
/** Where it comes from, what changes and what was not taken. At least a tenth of the room that is left stays for what follows. */
function addProposal(page, proposal) {
    const { rows, unchanged, warnings } = proposal;
    const facts = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Qj)({ head: ['of', 'what'], rows: [] });
    page.add([facts.head, ...factsOf(proposal)].join('\n'));
    page.addWarnings(warnings, 0.1);
    const head = ['', 'case', 'provider', 'before', 'after', 'passed', 'why'];
    const noun = 'rows: see the patch';
    page.addTable('### What changes', { head, rows: rowsOf(rows) }, { share: 0.65, noun });
    const left = unchanged.map(({ cell, why }) => [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(cell, TEXT_LIMIT), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(why, TEXT_LIMIT)]);
    page.addTable('### What was not taken', { head: ['cell', 'why'], rows: left }, { share: 0.5, noun });
}
function openingOf({ rows, file, reason }) {
    const summary = proposalTitle({ rows }).replace(/^[^:]*: /, '');
    const lines = [`The results of a run support another baseline in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file)}: **${summary}**.`];
    const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
    if (loosened > 0) {
        lines.push('', `> ❗ ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .h)(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
        if (reason !== null)
            lines.push('>', `> the reason given: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(reason, TEXT_LIMIT))}`);
    }
    return lines.join('\n');
}
function factsOf({ commit, base, batches, carried, run }) {
    return [
        ...(commit === null ? [] : [`| commit | ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit)} |`]),
        ...(base === null ? [] : [`| proposed to | ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base)} |`]),
        `| batches | ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(batches.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)} |`,
        ...(carried.length === 0
            ? []
            : [`| and of the proposal that was open | ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .namesText */ .cb)(carried.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)} |`]),
        `| run | [${run.id}, attempt ${run.attempt}](${encodeURI((0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .safeText */ .Hk)(run.url)).replaceAll(/[()|]/g, '')}) |`,
    ];
}
function rowsOf(rows) {
    return rows
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((row) => [
        row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(row.case_id, TEXT_LIMIT),
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(row.agent, TEXT_LIMIT),
        (0,_unchanged_cells_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u)(row.before),
        (0,_unchanged_cells_js__WEBPACK_IMPORTED_MODULE_4__/* .entryText */ .u)(row.after),
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
    return added === null ? (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_8__/* .tallyText */ .Wl)(tally) : `${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_8__/* .tallyText */ .Wl)(tally)}, +${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countsText */ .WN)(added)}`;
}
function whyOf({ before, after }) {
    const { reason, owner, expires } = after ?? before ?? {};
    return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
        .flatMap((part) => (part === undefined || part === '' ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_5__/* .clip */ .$Q)(part, TEXT_LIMIT)]))
        .join('; ');
}
/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, isLoosened }) {
    const branch = base === null ? 'the branch' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base);
    const points = [
        `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
        '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
        isLoosened
            ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
            : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
        '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
    ];
    return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}


/***/ }),

/***/ 46510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ unchangedCells),
/* harmony export */   u: () => (/* binding */ entryText)
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
function unchangedCells(facts, accept) {
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
/** An entry of a baseline in a few words; null is none. */
function entryText(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}


/***/ })

};
