export const id = 2416;
export const ids = [2416];
export const modules = {

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yd: () => (/* reexport */ gates/* GATE_FLAGS */.yd),
  Kd: () => (/* reexport */ gates/* GATE_INPUTS */.Kd),
  tZ: () => (/* reexport */ text_style/* PLAIN */.tZ),
  EL: () => (/* reexport */ REPORT_FORMATS),
  $Q: () => (/* reexport */ text_style/* clip */.$Q),
  u0: () => (/* reexport */ baseline_proposal/* entryText */.u0),
  errorSummary: () => (/* reexport */ stopped_text/* errorSummary */.N5),
  escapeMarkdown: () => (/* reexport */ markdown/* escapeMarkdown */.FV),
  Qq: () => (/* reexport */ gates/* exitCodesText */.Qq),
  I9: () => (/* reexport */ gateFailure),
  QP: () => (/* reexport */ gateOutputs),
  TB: () => (/* reexport */ infraGroups),
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
  IL: () => (/* reexport */ unitText)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
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
 * What an action sets as outputs, by the tables of the gates; empty where a gate was not asked, since a zero would say that
 * nothing was found.
 *
 * @param only the gate that the action is for; null for the action of all gates
 */
function gateOutputs(result, only) {
    const outputs = gates/* GATE_TABLES */.Kr.flatMap((table) => {
        const outcome = (0,gate_result/* outcomeOf */.sG)(result, table.gate);
        const own = only === null ? table.outputs.gate : only === table.gate ? table.outputs.own : {};
        return Object.entries(own).map(([name, valueOf]) => [name, outcome === null ? '' : valueOf(outcome)]);
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
    return (0,portcullis_error/* notComparable */.kY)(parts.join('. '), 'The job summary says why.');
}
/** `The routing gate fails: a/claude (regression) and 3 more`; of a gate with one rule that can stop it, without its name. */
function partOf({ verdict, findings, warnings }, { says, rules }) {
    const effect = verdict === 'fail' ? 'fail' : 'undecided';
    const isOneRule = rules.filter(({ effects }) => effects.some((one) => one === 'fail' || one === 'undecided')).length === 1;
    const names = findings
        .filter((finding) => finding.effect === effect)
        .map(({ subject, rule }) => (isOneRule ? subject.label : `${subject.label} (${rule})`));
    const list = names.length === 0 ? warnings.join('; ') : (0,counted/* firstOf */.K)(names, NAMED);
    return `${says[verdict === 'fail' ? 'fails' : 'undecided']}: ${list}`;
}

// EXTERNAL MODULE: ./build/report/baseline-proposal.js
var baseline_proposal = __webpack_require__(79407);
// EXTERNAL MODULE: ./build/report/findings.js
var report_findings = __webpack_require__(73145);
// EXTERNAL MODULE: ./build/report/table.js
var report_table = __webpack_require__(71799);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(24036);
;// CONCATENATED MODULE: ./build/report/loadability-text.js


/** Of the reason of one row, so that it cannot hide the others. */
const DETAIL_LIMIT = 300;
/** What a user can do about an outcome. */
const REMEDIES = {
    loaded: null,
    not_offered: 'look at what the client limits: the number of skills, the length of descriptions, a policy in a file beside SKILL.md',
    denied: null,
    name_mismatch: "make the folder's name and the frontmatter's `name` the same",
    dropped_frontmatter: 'correct the frontmatter of SKILL.md at the line that is named',
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
    const table = (0,report_table/* textTable */.e)({
        head: ['skill', ...clients.map(({ agent, version }) => (version === null ? agent : `${agent} ${version}`))],
        rows: skills.map((skill) => [
            skill,
            ...clients.map(({ agent }) => cellOf(rows.find((row) => row.skill === skill && row.agent === agent))),
        ]),
    }, style);
    const isTold = ({ outcome, detail }) => outcome !== 'not_run' || detail !== null;
    const failures = rows
        .filter(({ outcome }) => outcome !== 'loaded')
        .filter(isTold)
        .map((row) => failureLine(row, style));
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
// EXTERNAL MODULE: ./build/contracts/grouped-by.js
var grouped_by = __webpack_require__(89166);
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
 * @param comparator what it was planned against; null where there is none
 */
function planSummary(plan, comparator, limit = channel_limits/* CHANNEL_LIMITS */.j7.summaryBytes) {
    const page = new markdown_page/* MarkdownPage */.lV(limit);
    const shards = plan.shards ?? [];
    const unitsOf = (0,grouped_by/* groupedBy */.m)(plan.units, ({ agent }) => agent);
    const size = `${(0,counted/* counted */.h)(plan.units.length, 'unit')} in ${(0,counted/* counted */.h)(shards.length, 'job')}`;
    page.add(`# Routing plan: ${plan.units.length === 0 ? 'nothing to run' : size}`);
    const { changed } = plan.selection;
    const { merge_base: commit = null, base_ref: base = null } = comparator ?? {};
    const of = base === null ? '' : ` of ${(0,markdown/* code */.aY)((0,text_style/* clip */.$Q)(base, NAME_LIMIT))}`;
    const against = commit === null ? [] : [`compared with ${(0,markdown/* code */.aY)(commit)}${of}`];
    page.add([...against, ...(changed === undefined ? [] : changesOf(changed))].join('\n\n'));
    const minutes = (seconds) => `${Math.ceil(seconds / 60)} min`;
    const rows = [...(0,grouped_by/* groupedBy */.m)(shards, ({ agent }) => agent)].map(([agent, own]) => {
        const units = unitsOf.get(agent) ?? [];
        const optional = units.filter((unit) => unit.optional === true).length;
        const seconds = own.map((shard) => shard.expected_seconds);
        return [
            agent,
            String(own.reduce((sum, { cells }) => sum + cells.length, 0)),
            `${units.length - optional}${optional === 0 ? '' : ` (${optional} more where needed)`}`,
            String(own.length),
            minutes(seconds.reduce((sum, value) => sum + value, 0)),
            minutes(seconds.reduce((most, value) => Math.max(most, value), 0)),
        ];
    });
    const head = ['provider', 'cells', 'units', 'jobs', 'expected', 'longest job'];
    page.addTable(null, { head, rows }, { share: 1, noun: 'provider' });
    return page.text();
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
        return `${what}: ${(0,counted/* firstOf */.K)(shown, LISTED)}`;
    });
}
/** Why a plan has every case, in a line for a terminal. */
function listingsText(listings) {
    const shown = listings.map((listing) => (0,text_style/* clip */.$Q)((0,text_style/* safeText */.Hk)(listingText(listing)), NAME_LIMIT));
    return `${OTHER_CHOICE}: ${(0,counted/* firstOf */.K)(shown, LISTED)}`;
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
    return `${[(0,comparator/* comparatorLines */.gV)(result, style), ...sections, warnings, [verdictLine(result, style)]]
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
    return [...name, ...(0,report_table/* textTable */.e)({ head: table.head, rows }, style), ...moreOf(table.rows.length - rows.length)];
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
// EXTERNAL MODULE: ./build/report/annotation-path.js
var annotation_path = __webpack_require__(91176);
// EXTERNAL MODULE: ./build/report/sections/index.js + 6 modules
var sections = __webpack_require__(35125);
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
    const nodes = suites.map(({ name, cases }) => ({ '@name': attribute(name), ...countsOf(cases), testcase: cases }));
    const document = { testsuites: { '@name': 'portcullis', ...countsOf(all), testsuite: nodes } };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}
/** `output`: what is reported of a case that passed; null for nothing. */
function caseNode(suite, name, place, outcome, output) {
    const file = (0,annotation_path/* annotationPath */.Z)(place?.file ?? null);
    const line = place?.line ?? null;
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
    const count = (kind) => String(cases.filter((one) => kind in one).length);
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
        return [gateSuite([{ name: 'gate', rule: stopped?.code ?? 'stopped', message: (0,report_verdict/* verdictTitle */.Sw)(report), lines }])];
    }
    const suites = result.gates.map((outcome) => ({ outcome, own: suitesOf(outcome) }));
    const unsaid = suites.filter(({ outcome, own }) => outcome.verdict !== 'pass' && !own.some(isBad));
    const errors = unsaid.map(({ outcome: { gate: name, verdict: rule, warnings } }) => {
        const lines = [...warnings, ...result.warnings];
        return { name, rule, message: `the ${name} gate could not be decided`, lines };
    });
    return [...(errors.length === 0 ? [] : [gateSuite(errors)]), ...suites.flatMap(({ own }) => own)];
}
/** Whether a case of it says that its gate does not hold. */
function isBad({ cases }) {
    return cases.some((one) => 'failure' in one || 'error' in one);
}
function gateSuite(errors) {
    const cases = errors.map(({ name, ...error }) => caseNode('gate', name, null, { kind: 'error', ...error }, null));
    return { name: 'gate', cases };
}
function suitesOf(outcome) {
    const { gate } = outcome;
    const bySubject = (0,grouped_by/* groupedBy */.m)((0,report_findings/* allFindings */.c4)({ gates: [outcome] }), ({ subject }) => subject.key);
    const named = (0,sections/* sectionsOf */.K)(gate).judged?.(outcome) ?? [];
    const keys = new Set(named.map(({ key }) => key));
    // What findings are about that the gate does not name among what it judged.
    const unnamed = [...bySubject].flatMap(([key, [first]]) => {
        if (first === undefined || keys.has(key))
            return [];
        return [{ key, suite: null, name: first.subject.label, rule: first.rule, place: null }];
    });
    const facts = (0,sections/* sectionsOf */.K)(gate).facts?.(outcome) ?? (() => []);
    const rules = new Map(((0,gates/* tableOf */.c_)(gate)?.rules ?? []).map((rule) => [rule.id, rule]));
    const suites = (0,grouped_by/* groupedBy */.m)([...named, ...unnamed], ({ suite }) => (suite === null ? gate : `${gate}.${suite}`));
    return [...suites].map(([name, subjects]) => ({ name, cases: subjects.map((subject) => caseOf(name, subject)) }));
    /** One case for all findings about a subject, judged by the worst. */
    function caseOf(suite, { key, name, rule: own, place }) {
        const findings = bySubject.get(key) ?? [];
        const [worst] = findings;
        const rule = worst?.rule ?? own;
        const known = rules.get(rule);
        const kind = kindOf(worst?.effect ?? 'ok', known);
        const said = findings.map((finding) => `${finding.rule}: ${finding.message}`);
        const lines = findings.flatMap((finding, index) => [
            said[index] ?? '',
            ...facts(finding).map(({ label, text, quote }) => [`${label}: ${text}`, ...(quote === undefined ? [] : [quote])].join(': ')),
            ...(finding.explain === null ? [] : [finding.explain]),
        ]);
        const message = said[0] ?? known?.meaning ?? '';
        const isTold = kind === null && findings.some(({ effect }) => effect !== 'ok');
        return caseNode(suite, name, place ?? worst?.places[0] ?? null, kind === null ? null : { kind, rule, message, lines }, isTold ? said.join('\n') : null);
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
    const places = new Map(report.result?.gates.map(({ gate, baseline }) => [gate, (0,annotation_path/* annotationPath */.Z)(baseline?.path ?? null)]));
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
    const path = (0,annotation_path/* annotationPath */.Z)(first?.file ?? null);
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









/** The channels of a report as text; each is a whole file. A comment made here has a key that no pull request's has. */
const CHANNELS = {
    text: ({ result, stopped }, style) => result === null ? (0,stopped_text/* stoppedText */.TN)(stopped, style) : gateText(result, style),
    markdown: (report) => (0,gate_summary/* reportSummary */.h)(report),
    comment: (report) => `${(0,sticky_comment/* stickyComment */.NL)(report, (0,text_digest/* textDigest */.o)('')).body}\n`,
    sarif: (report) => (0,document_text/* documentText */.Z)(sarif(report)),
    junit: junit,
    'check-run': (report) => (0,document_text/* documentText */.Z)((0,check_run/* checkRun */.Q)(report)),
    json: document_text/* documentText */.Z,
};
const REPORT_FORMATS = Object.keys(CHANNELS);
/** A report in one of its forms. `style` is that of `text`. */
function renderReport(report, format, style) {
    return CHANNELS[format](report, style);
}

;// CONCATENATED MODULE: ./build/report/route-summary.js






/** Of what a client said, so that one text cannot take the room of the others. */
const route_summary_TEXT_LIMIT = 300;
/** Why units came to no verdict, the most frequent reason first. */
function infraGroups({ results }) {
    const ended = results.filter(({ status }) => status === 'infra_error');
    const groups = [...(0,grouped_by/* groupedBy */.m)(ended, ({ infra_reason: reason }) => reason ?? 'unknown')];
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
    page.addList('', lines, { separator: '\n\n', share: 0.3, noun: 'note' });
    const reasons = infraGroups(results).map(({ reason, units, said }) => [reason, String(units), said ?? '']);
    const head = ['case', 'pass', 'fail', 'infra_error', 'why it failed'];
    page.addTable(null, { head: ['came to no verdict', 'units', 'said'], rows: reasons }, { share: 0.7, noun: 'reason' });
    page.addTable(null, { head, rows: caseRows(results) }, { share: 0.7, noun: 'case' });
    return page.text();
}
/** Cases that failed first. */
function caseRows({ results }) {
    const rows = [...(0,grouped_by/* groupedBy */.m)(results, (unit) => unit.case_id)].map(([id, units]) => {
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
    const [header = '', ...lines] = aligned(sampling_text_tableOf(rowsOf(rules)));
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
function rowsOf(rules) {
    return rules.flatMap((figures) => {
        const trials = `n = ${figures.trials ?? 0}`;
        const names = {
            sequential: 'sequential, red',
            single: 'single',
            tolerance: `tolerance, ${trials}`,
            calibrated_tolerance: `tolerance, same false red, ${trials}`,
        };
        const row = [names[figures.rule], figures];
        return figures.rule === 'sequential' ? [row, ['sequential, red or soft', withSoft(figures)]] : [row];
    });
}
/** The same rates, with a warning counted as found. */
function withSoft(rates) {
    const drops = rates.drops.map((drop) => ({ ...drop, red: drop.red_or_soft }));
    return { ...rates, false_red: rates.false_red_or_soft, drops };
}
function sampling_text_tableOf(rows) {
    const drops = rows[0]?.[1].drops ?? [];
    return [
        ['rule', 'trials', 'false red', ...drops.map(({ to }) => `to ${rate(to)}`)],
        ...rows.map(([name, rates]) => [
            name,
            rates.mean_trials.toFixed(2),
            percent(rates.false_red, 2),
            ...rates.drops.map(({ red }) => percent(red, 1)),
        ]),
    ];
}
function aligned(rows) {
    const widths = (rows[0] ?? []).map((_, column) => rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0));
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

// EXTERNAL MODULE: ./build/contracts/results.js + 1 modules
var results = __webpack_require__(76675);
;// CONCATENATED MODULE: ./build/report/unit-text.js


/** What to do about a missing token. */
const unit_text_REMEDIES = {
    ambiguous: 'several installed skills have this name: write it as plugin:skill',
    wrong_source: 'what was seen is another skill of that name, by its path (that of a plugin is plugin:skill), or stands in log or noise lines, which prove no call',
    too_weak: 'it was seen, but more weakly than the case asks: a mention or a read is no call',
    attempted_not_executed: 'it was called, but the call failed or was never answered: look at permissions and the skill itself',
    not_available: 'the client did not offer it: check where the skill is installed and its frontmatter',
    absent: 'nothing in the transcript names it: look at the skill\u2019s description and the prompt',
};
/** What to do where a client's own error ended the run. */
const ADVICE = {
    auth: 'renew the secret of this client, or log in again; look at its rights, its plan and its balance',
    rate_limited: 'wait until the limit is reset, or run fewer units at a time, then run it again',
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
        const isOffered = unit.missing.every(({ reason }) => reason !== 'not_available');
        for (const item of unit.missing) {
            // Of another skill, or of what is no call, the tier is not what is wrong.
            const { reason, required_tier: tier, best_tier: best } = item;
            const isElsewhere = reason === 'wrong_source';
            const tiers = tier === null || isElsewhere ? '' : ` needs tier ${tier}, has ${best ?? 'nothing'}`;
            // A dash first: the runner would obey a token that begins with `::` at the beginning of a line.
            lines.push(`  - ${(0,text_style/* safeText */.Hk)((0,results/* missingName */.Ws)(item))}: ${reason}${tiers}`);
            // What did not run to its end says nothing of descriptions and prompts, nor does a skill that was not offered.
            const isSaid = (unit.status !== 'infra_error' || isElsewhere) && (isOffered || !(0,results/* isAnyCall */.nr)(item));
            if (isSaid)
                lines.push(`    ${style.dim(remedyOf(item))}`);
        }
    }
    const hits = Object.entries(unit.token_hits);
    lines.push('', style.bold(hits.length === 0 ? 'no hits' : 'hits'));
    for (const [token, hit] of hits) {
        const outcome = hit.succeeded ? 'succeeded' : hit.attempted ? 'attempted only' : 'mentioned only';
        const depth = hit.depth === 0 ? '' : `, in a subagent (depth ${hit.depth})`;
        lines.push(`  - ${(0,text_style/* safeText */.Hk)(token)}: tier ${hit.tier}, score ${hit.score}, ${hit.source_detail}, ${outcome}${depth}`, ...(hit.call === undefined ? [] : [`    ${(0,text_style/* safeText */.Hk)(hit.call)}`]), `    ${style.dim(`line ${hit.line_number}: ${(0,text_style/* safeText */.Hk)(hit.proof_line)}`)}`);
        if (hit.path !== undefined)
            lines.push(`    ${style.dim(`from ${(0,text_style/* safeText */.Hk)(hit.path)}`)}`);
    }
    for (const line of attemptLines(unit, style))
        lines.push(line);
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
    if ((0,results/* isAnyCall */.nr)(missing))
        return 'the client answered without a tool: look at the skill\u2019s description and the prompt';
    return unit_text_REMEDIES[missing.reason];
}
function facts(unit) {
    const client = [unit.client.name, unit.client.version, unit.client.model].filter((part) => part !== null).join(' ');
    const all = [
        ['unit', unit.unit_run_id],
        ['why', unit.error],
        ['kind', unit.failure_kind ?? unit.infra_reason],
        ['do', unit.infra_reason === null ? null : (ADVICE[unit.infra_reason] ?? null)],
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

/***/ 79407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ proposalTitle),
/* harmony export */   Te: () => (/* binding */ proposalBody),
/* harmony export */   gM: () => (/* binding */ proposalMessage),
/* harmony export */   u0: () => (/* binding */ entryText),
/* harmony export */   zR: () => (/* binding */ proposalSummary)
/* harmony export */ });
/* unused harmony export PROPOSAL_LIMIT_BYTES */
/* harmony import */ var _contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7790);
/* harmony import */ var _contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42716);
/* harmony import */ var _channel_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78013);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20120);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71799);
/* harmony import */ var _statistics_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62846);
/* harmony import */ var _text_style_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24036);








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
function proposalTitle({ rows, kpi }) {
    const parts = ['loosened', 'removed', 'added', 'tightened'].flatMap((kind) => {
        const number = rows.filter((row) => row.kind === kind).length;
        return number === 0 ? [] : [`${number} ${kind}`];
    });
    const grown = rows.filter((row) => row.added !== null).length;
    if (grown > 0)
        parts.push(`counts of ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(grown, 'cell')}`);
    if (kpi !== null)
        parts.push('records of the KPI');
    return `Portcullis baseline: ${parts.length === 0 ? 'another form' : parts.join(', ')}`;
}
/** The message of the commit that proposes it: title, where it comes from, and the line by which later runs know it. */
function proposalMessage(proposal) {
    const { commit, run } = proposal;
    const of = commit === null ? '' : ` of ${commit}`;
    const body = `What the results${of} support: ${(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)}`;
    return `${proposalTitle(proposal)}\n\n${body}\n\n${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalTrailer */ .kq)(run)}\n`;
}
/**
 * The text of the pull request, as markdown within a budget of bytes: what changes as a table, the loosened first; what was not taken
 * and why; how it is approved. What does not fit is counted. Everything that comes from cases, reasons and branches is taken literally.
 */
function proposalBody(proposal, limit = PROPOSAL_LIMIT_BYTES) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(limit);
    page.add(`${(0,_contracts_proposal_run_js__WEBPACK_IMPORTED_MODULE_6__/* .proposalMarker */ .VC)(proposal.run)}\n${openingOf(proposal)}`);
    addProposal(page, proposal);
    page.add(approvalText(proposal));
    return page.text();
}
/** The job summary of a proposed baseline: what became of it, how its patch is applied, and what it changes. */
function proposalSummary(proposal, { changed, pull, artifact, notes }) {
    const page = new _markdown_page_js__WEBPACK_IMPORTED_MODULE_2__/* .MarkdownPage */ .lV(_channel_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .CHANNEL_LIMITS */ .j7.summaryBytes);
    const title = changed ? proposalTitle(proposal) : 'Portcullis baseline: nothing to propose';
    page.add(`# ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(title)}`);
    const lines = pull === null ? [] : [`pull request [#${pull.number}](${pull.url})`];
    for (const note of notes)
        lines.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(note));
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
    const facts = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownTable */ .Q)({ head: ['of', 'what'], rows: [] });
    page.add([facts.head, ...factsOf(proposal)].join('\n'));
    page.addWarnings(warnings, 0.1);
    const head = ['', 'case', 'provider', 'before', 'after', 'passed', 'why'];
    const noun = 'row: see the patch';
    page.addTable('### What changes', { head, rows: rowsOf(rows) }, { share: 0.65, noun });
    const left = unchanged.map(({ cell, why }) => [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(cell, TEXT_LIMIT), (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(why, TEXT_LIMIT)]);
    page.addTable('### What was not taken', { head: ['cell', 'why'], rows: left }, { share: 0.5, noun });
}
function openingOf({ rows, file, kpi, reason }) {
    const summary = proposalTitle({ rows, kpi }).replace(/^[^:]*: /, '');
    const lines = [
        `The results of a run support another baseline in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(file)}${kpi === null ? '' : ` and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(kpi)}`}: **${summary}**.`,
    ];
    const loosened = rows.filter(({ kind }) => kind === 'loosened').length;
    if (loosened > 0) {
        lines.push('', `> ❗ ${(0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .h)(loosened, 'expectation')} would be **loosened**: less is asked for from then on.`);
        if (reason !== null)
            lines.push('>', `> the reason given: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(reason, TEXT_LIMIT))}`);
    }
    return lines.join('\n');
}
function factsOf({ commit, base, batches, carried, run }) {
    const facts = [
        ['commit', commit === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(commit)],
        ['proposed to', base === null ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base)],
        ['batches', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(batches.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['and of the proposal that was open', (0,_contracts_counted_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .K)(carried.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY), BATCHES)],
        ['run', `[${run.id}, attempt ${run.attempt}](${encodeURI((0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .safeText */ .Hk)(run.url)).replaceAll(/[()|]/g, '')})`],
    ];
    return facts.filter(([, what]) => what !== '').map(([of, what]) => `| ${of} | ${what} |`);
}
function rowsOf(rows) {
    return rows
        .toSorted((left, right) => rankOf(left) - rankOf(right))
        .map((row) => [
        row.kind === 'added' && rankOf(row) < RANKS.indexOf('added') ? '❗ added, tolerates' : MARKS[row.kind],
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.case_id, TEXT_LIMIT),
        (0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(row.agent, TEXT_LIMIT),
        entryText(row.before),
        entryText(row.after),
        passedText(row),
        whyOf(row),
    ]);
}
function rankOf({ kind, after }) {
    const tolerates = after !== null && (after.expected_status !== 'pass' || after.allow_timeout === true);
    return RANKS.indexOf(kind === 'added' && tolerates ? 'tolerated' : kind);
}
/** An entry of a baseline in a few words; null is none. */
function entryText(entry) {
    if (entry === null)
        return 'nothing';
    return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
/** `23/24 (80–99 %), +3/3` */
function passedText({ tally, added }) {
    if (tally === null)
        return '';
    return added === null ? (0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally) : `${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tallyText */ .Wl)(tally)}, +${(0,_statistics_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countsText */ .WN)(added)}`;
}
function whyOf({ before, after }) {
    const { reason, owner, expires } = after ?? before ?? {};
    return [reason, owner === undefined ? undefined : `owner: ${owner}`, expires && `until ${expires}`]
        .flatMap((part) => (part === undefined || part === '' ? [] : [(0,_text_style_js__WEBPACK_IMPORTED_MODULE_4__/* .clip */ .$Q)(part, TEXT_LIMIT)]))
        .join('; ');
}
/** How a pull request that proposes a baseline is approved, as markdown: what GitHub and the gate do with it, and who decides. */
function approvalText({ file, base, rows }) {
    const branch = base === null ? 'the branch' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(base);
    const points = [
        `**Who decides.** Merging makes the gate expect this, so a person has to. Name owners of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`/${file}`)} in CODEOWNERS, and require their review by a ruleset of ${branch} ("Require review from Code Owners").`,
        '**Why its checks may wait.** A pull request that was opened or updated with `GITHUB_TOKEN` starts no checks by itself: its runs stand as "awaiting approval" until somebody who may write presses "Approve workflows to run", after each update again. With the token of a GitHub App in the input `token` they start by themselves.',
        rows.some(({ kind }) => kind === 'loosened')
            ? '**What the gate says here.** This pull request is judged by the baseline that it would replace, and a loosened expectation by the old one: the gate says `+ loosened` and stays red where the results still miss it. To merge it all the same is a decision against the gate, for whom the ruleset lets bypass it.'
            : '**What the gate says here.** This pull request is judged by the baseline that it would replace, so that nothing in it can make its own gate green.',
        '**To decline.** Close it. A later run proposes again what its results support. Commits of others on this branch are never overwritten: while there are any, later runs leave the branch alone.',
    ];
    return `### How to approve this\n\n${points.map((point) => `- ${point}`).join('\n')}`;
}


/***/ })

};
