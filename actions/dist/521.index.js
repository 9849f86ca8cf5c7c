export const id = 521;
export const ids = [521];
export const modules = {

/***/ 7521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tZ: () => (/* reexport */ text_style/* PLAIN */.tZ),
  lW: () => (/* reexport */ doctorText),
  N5: () => (/* reexport */ errorSummary),
  sK: () => (/* reexport */ gateSummary),
  bp: () => (/* reexport */ gateText),
  _V: () => (/* reexport */ joinText),
  Qe: () => (/* reexport */ loadabilityText),
  safeLines: () => (/* reexport */ safeLines),
  Hk: () => (/* reexport */ text_style/* safeText */.Hk),
  jY: () => (/* reexport */ samplingText),
  TD: () => (/* reexport */ suiteSummary),
  lR: () => (/* reexport */ turnLineText),
  VT: () => (/* reexport */ turnLinesSummary),
  f$: () => (/* reexport */ turnsSummary),
  IZ: () => (/* reexport */ turnsText),
  IL: () => (/* reexport */ unitText),
  Ou: () => (/* reexport */ vectorLine)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/doctor-finding.js
var doctor_finding = __webpack_require__(25);
// EXTERNAL MODULE: ./build/contracts/problem.js
var contracts_problem = __webpack_require__(7083);
// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
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

;// CONCATENATED MODULE: ./build/report/markdown.js

/**
 * Text that markdown takes literally, also inside a table: no links, mentions, references, HTML, mathematics or emphasis come out of
 * it. GitHub looks for addresses, `@name` and `#1` after it has taken escapes away, so that these are parted by an invisible joiner.
 */
function escapeMarkdown(text) {
    return (0,text_style/* safeText */.Hk)(text)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
        .replaceAll(/[@#]/g, '$&\u2060')
        .replaceAll(/:(?=\/\/)|\b(?:www|mailto|xmpp)(?=[.:])/gi, '$&\u2060');
}
/** Text as a code span, also inside a table. */
function code(text) {
    const safe = (0,text_style/* safeText */.Hk)(text);
    // A pipe ends a cell also in a code span, and how a backslash before it is read differs.
    if (safe.includes('|') || safe.trim() === '')
        return escapeMarkdown(text);
    const fence = '`'.repeat(longestRun(safe) + 1);
    return `${fence}${safe.startsWith('`') || safe.endsWith('`') ? ` ${safe} ` : safe}${fence}`;
}
/** Text as a fenced block, whatever backticks it holds. */
function fenced(text) {
    const safe = (0,text_style/* safeText */.Hk)(text);
    const fence = '`'.repeat(Math.max(3, longestRun(safe) + 1));
    return `${fence}text\n${safe}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

;// CONCATENATED MODULE: ./build/report/error-summary.js

/** A page for the job summary where a gate could not decide. */
function errorSummary(gate, { message, help, exitCode }) {
    const title = exitCode === 3 ? '⚠️ cannot be compared' : '❌ did not run';
    const lines = [...message.split('\n'), ...(help === undefined ? [] : ['', help])].map(escapeMarkdown);
    return `# ${gate} ${title}\n\n${lines.join('\n')}\n`;
}

;// CONCATENATED MODULE: ./build/report/cases-worst-first.js
const EFFECT_ORDER = ['fail', 'undecided', 'warn', 'report', 'ok'];
/** The cases with their cells by provider, the worst first: a case stands as high as its worst cell. */
function casesWorstFirst(result) {
    const byCase = new Map();
    for (const cell of result.cells) {
        const cells = byCase.get(cell.case_id) ?? new Map();
        byCase.set(cell.case_id, cells.set(cell.agent, cell));
    }
    const rank = (cells) => Math.min(...[...cells.values()].map((cell) => effectRank(cell)));
    return [...byCase].sort(([, left], [, right]) => rank(left) - rank(right));
}
/** The providers in the order of the columns. */
function agentsOf(result) {
    return [...new Set(result.cells.map((cell) => cell.agent))].sort();
}
/** The cells that fail, then those that are undecided, then those that warn. */
function failingCells(result) {
    const shown = result.cells.filter((cell) => ['fail', 'undecided', 'warn'].includes(cell.gate));
    return shown.sort((left, right) => effectRank(left) - effectRank(right));
}
/** What a cell does to the gate, as a number: the worst is 0. */
function effectRank({ gate }) {
    return EFFECT_ORDER.indexOf(gate);
}

;// CONCATENATED MODULE: ./build/report/comparator-name.js
/** What the commit that was compared with is: events without a base branch tell another one than the merge base. */
function comparatorName({ event, base_ref: baseRef }) {
    return event === null || baseRef !== null ? 'merge base' : 'commit';
}

;// CONCATENATED MODULE: ./build/report/comparator-table.js


/** Every commit that a gate used, as a table; `more` are rows of the gate's own. */
function comparatorTable(comparator, head, more = []) {
    const rows = [
        ...(comparator.event === null ? [] : [['event', comparator.event]]),
        ['base', comparator.base_ref],
        ['base tip', comparator.base_tip],
        [comparatorName(comparator), comparator.merge_base],
        ...(comparator.event === null ? [] : [['told by', comparator.source ?? 'event']]),
        ['head', comparator.head_sha ?? head],
        ['tested', head],
        ['baseline', comparator.baseline_path],
        ['baseline blob', comparator.baseline_blob ?? comparator.baseline_outcome],
        ...more,
    ];
    return [
        '| | |',
        '|---|---|',
        ...rows.map(([name, value]) => `| ${name} | ${value === null ? '–' : code(value)} |`),
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/report/statistics-text.js

/** Parts of 1 as whole percent: `3 %`. */
function percentText(share) {
    return `${Math.round(share * 100)} %`;
}
/** An interval of a pass rate: `21–57 %`. */
function intervalText({ low, high }) {
    return `${Math.round(low * 100)}–${percentText(high)}`;
}
/** `9/24` */
function countsText({ passed, total }) {
    return `${passed}/${total}`;
}
/** `9/24 (21–57 %)` */
function tallyText(tally) {
    return `${countsText(tally)} (${intervalText(tally)})`;
}
/** A difference of pass rates, in parts of 1: `34 points`. */
function pointsText(difference) {
    const points = Math.round(difference * 100);
    return `${points < 0 ? '−' : ''}${(0,counted/* counted */.h)(Math.abs(points), 'point')}`;
}
/** Two digits that count. */
function pValueText(p) {
    return p.toPrecision(2);
}
/** By how much a head passes less often than its baseline, in parts of 1; null where either has no trials. */
function rateDropOf(head, base) {
    if (base === null || base.total === 0 || head.total === 0)
        return null;
    return base.passed / base.total - head.passed / head.total;
}
/** The smallest drop that the cells' trials could show. Rounded up, so that no number promises too much. */
function detectableText(cells) {
    const drops = cells
        .flatMap(({ detectable_drop: drop }) => (drop === null ? [] : [wholePoints(drop)]))
        .sort(ascending);
    const [least, most] = [drops[0], drops.at(-1)];
    const none = cells.filter(({ base }) => base === null).length;
    const blind = cells.length - drops.length - none;
    const range = least === undefined || most === undefined ? '' : (0,counted/* counted */.h)(most, 'point');
    const groups = [
        [least === most ? range : `${least}–${range}`, drops.length],
        ['no drop can be told from chance', blind],
        ['nothing to compare with', none],
    ].filter(([, count]) => count > 0);
    return groups.map(([text, count]) => (groups.length === 1 ? text : `${text} (${(0,counted/* counted */.h)(count, 'cell')})`)).join(', ');
}
/** The next higher whole number, but for what a computer's fractions add to a whole one. */
function wholePoints(drop) {
    return Math.ceil(drop * 100 - 1e-6);
}
function ascending(left, right) {
    return left - right;
}

;// CONCATENATED MODULE: ./build/report/cell-text.js


/** Of a reason or an error, so that one cell cannot hide the others. */
const TEXT_LIMIT = 1000;
/** What a cell shows in a matrix. */
function cellText(cell) {
    if (cell === undefined)
        return '-';
    const notes = cell.notes.map((note) => ` +${note}`).join('');
    return `${markOf(cell)} ${whatHappened(cell)}${cell.timeout ? ' (timeout)' : ''}${notes}`;
}
/** What a cell does to the gate, as one character. */
function markOf({ gate }) {
    return { fail: '✗', undecided: '?', warn: '!', report: '·', ok: '✓' }[gate];
}
function whatHappened(cell) {
    const { delta, got, sampling } = cell;
    const counts = sampling !== null && sampling.head.total > 1 ? ` ${countsText(sampling.head)}` : '';
    if (delta !== 'held' || got === null)
        return `${delta}${counts}`;
    // Of counted trials the one that is shown failed where any did, and what held is that enough of them pass.
    return `${isCounted(cell) ? 'pass' : got.status}${counts} (held)`;
}
function expectedOf({ expected }) {
    if (expected === null)
        return 'no entry';
    return expected.allow_timeout ? `${expected.expected_status}, timeout allowed` : expected.expected_status;
}
function gotOf(cell) {
    const { got, sampling } = cell;
    if (got === null)
        return 'no result';
    if (sampling !== null && isCounted(cell))
        return `${countsText(sampling.head)} passed`;
    return `${got.status}${got.timed_out ? ' (timed out)' : ''}`;
}
/** Why, without repeating what "expected → got" already says. */
function whyText(cell) {
    const { delta, reason, error, expected } = cell;
    // That a tolerance ended, and what was counted, stands in the reason only.
    const isPlain = expected?.expired !== true && !isCounted(cell);
    const isSaid = error !== null && isPlain && ['regression', 'infra', 'new'].includes(delta);
    return (0,text_style/* clip */.$Q)([isSaid ? null : reason, error].filter((text) => text !== null).join('; '), TEXT_LIMIT);
}
/** Whether the counts of its trials decided about a cell, and no single one. */
function isCounted({ sampling }) {
    return sampling !== null && sampling.rule !== 'single' && sampling.head.total > 0;
}

;// CONCATENATED MODULE: ./build/report/markdown-page.js
const BLOCK_SEPARATOR = '\n\n';
/** Markdown within a budget of bytes (of its UTF-8 form), kept whole block by block. */
class MarkdownPage {
    #limit;
    #blocks = [];
    #bytes = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    /** Adds a block where it fits; false where it does not. */
    add(block) {
        const bytes = sizeOf(block);
        if (this.#bytes + bytes > this.#limit)
            return false;
        this.#blocks.push(block);
        this.#bytes += bytes;
        return true;
    }
    /** As many items as fit, from the first on, under a heading; a line counts the others. */
    addList(heading, items, { separator, share, more }) {
        if (items.length === 0)
            return;
        const head = heading === '' ? [] : [heading];
        let room = (this.#limit - this.#bytes) * share - sizeOf(heading) - sizeOf(more(items.length));
        const kept = [];
        for (const item of items) {
            room -= Buffer.byteLength(item) + separator.length;
            if (room < 0)
                break;
            kept.push(item);
        }
        const left = items.length - kept.length;
        const body = [...head, ...kept].join(separator);
        if (left === 0)
            this.add(body);
        else if (kept.length === 0 || !this.add(`${body}${BLOCK_SEPARATOR}${more(left)}`))
            this.add(more(items.length));
    }
    text() {
        return `${this.#blocks.join(BLOCK_SEPARATOR)}\n`;
    }
}
function sizeOf(block) {
    return Buffer.byteLength(block) + BLOCK_SEPARATOR.length;
}

;// CONCATENATED MODULE: ./build/report/markdown-table.js

/** The lines of a markdown table; every text is taken literally. `head`: with the line of dashes below. */
function markdownTable({ head, rows }) {
    const line = (texts) => `| ${texts.map(escapeMarkdown).join(' | ')} |`;
    return { head: `${line(head)}\n|${head.map(() => '---|').join('')}`, rows: rows.map(line) };
}

;// CONCATENATED MODULE: ./build/report/suite-trials.js



/** More cells than this are not named. */
const NAMED_CELLS = 20;
const LINE_LIMIT = 1000;
/** Null for a result without cells. */
function suiteTrials({ cells, sampling }) {
    if (cells.length === 0)
        return null;
    const tried = cells.flatMap((cell) => (cell.sampling !== null && cell.sampling.head.total > 0 ? cell.sampling : []));
    const tallies = talliesOf(tried);
    if (sampling.rule === 'single' && !hasSeveralTrials(cells)) {
        return { line: lineOfOneEach(cells, tried, tallies, sampling), table: null, notRun: null };
    }
    return {
        line: lineOfSeveral(tried, sampling),
        table: {
            head: ['passed', 'cells', 'Wilson 95 %', 'smallest drop that shows 4 times in 5'],
            rows: tallies.map((group) => [
                group[0] === undefined ? '' : countsText(group[0].head),
                String(group.length),
                group[0] === undefined ? '' : intervalText(group[0].head),
                detectableText(group),
            ]),
        },
        notRun: notRunText(cells),
    };
}
/** Whether any cell has more than one counted trial. */
function hasSeveralTrials(cells) {
    return cells.some(({ sampling }) => sampling !== null && sampling.head.total > 1);
}
/** The cells by what they counted: few trials first, and of as many trials those that passed more often. */
function talliesOf(tried) {
    const groups = new Map();
    for (const cell of tried) {
        const key = countsText(cell.head);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [cell]);
        else
            group.push(cell);
    }
    return [...groups.values()].sort(byTally);
}
function byTally([left], [right]) {
    if (left === undefined || right === undefined)
        return 0;
    return left.head.total - right.head.total || right.head.passed - left.head.passed;
}
function lineOfOneEach(cells, tried, tallies, sampling) {
    if (tried.length === 0)
        return `none was counted${infraText(sampling)}`;
    const which = tried.length === cells.length ? 'one for each cell' : `one for each of ${(0,counted/* counted */.h)(tried.length, 'cell')}`;
    const intervals = tallies.flatMap(([first]) => first === undefined
        ? []
        : [`${intervalText(first.head)} where it ${first.head.passed === 0 ? 'failed' : 'passed'}`]);
    return `${tried.length}, ${which}: an interval of ${intervals.join(', ')}; no drop can be told from chance${infraText(sampling)}`;
}
function lineOfSeveral(tried, sampling) {
    const total = tried.reduce((sum, { head }) => sum + head.total, 0);
    const rule = sampling.rule === 'single'
        ? 'each judged by itself'
        : `judged by counts: a regression has p < ${sampling.alpha} and a drop of ${pointsText(sampling.drop)} or more`;
    const repeated = tried.reduce((sum, cell) => sum + cell.repeated, 0);
    const left = repeated === 0 ? '' : `; ${(0,counted/* counted */.h)(repeated, 'repeated run')} left out`;
    return `${total} counted in ${(0,counted/* counted */.h)(tried.length, 'cell')}, ${rule}${infraText(sampling)}${left}`;
}
function infraText({ infra, planned, infra_share: share }) {
    if (infra === 0)
        return '';
    return `; ${infra} of ${(0,counted/* counted */.h)(planned, 'trial')} (${percentText(share)}) ended in infrastructure errors`;
}
/** What a budget cut off stands here, and what no plan has. */
function notRunText(cells) {
    const left = cells.filter(({ delta }) => delta === 'not_planned');
    if (left.length === 0)
        return null;
    const names = left.slice(0, NAMED_CELLS).map((cell) => `${cell.case_id}/${cell.agent}`);
    const more = left.length > NAMED_CELLS ? ` and ${left.length - NAMED_CELLS} more` : '';
    return `${(0,counted/* counted */.h)(left.length, 'cell')}: ${(0,text_style/* clip */.$Q)(names.join(', '), LINE_LIMIT)}${more}`;
}

;// CONCATENATED MODULE: ./build/report/rollup-tables.js



/** Of a name, so that one cannot push the columns of the others away. */
const NAME_LIMIT = 80;
/** Less than any difference of rates: what cannot be compared stands last. */
const NO_DROP = -2;
const ROLLUPS_TITLE = 'Roll-ups, which decide nothing';
/** Counted trials of the providers and of the skills, worst first; none where no cell has more than one trial. */
function rollupTables({ cells, rollups }) {
    if (!hasSeveralTrials(cells))
        return [];
    return [tableOf('provider', rollups.providers), tableOf('skill', rollups.skills)].filter(({ rows }) => rows.length > 0);
}
function tableOf(kind, rollups) {
    const rows = rollups
        .map((rollup) => ({ rollup, drop: rateDropOf(rollup.head, rollup.base) }))
        .sort((left, right) => (right.drop ?? NO_DROP) - (left.drop ?? NO_DROP))
        .map(({ rollup: { name, cells, head, base }, drop }) => [
        (0,text_style/* clip */.$Q)(name, NAME_LIMIT),
        String(cells),
        tallyText(head),
        base === null ? '–' : tallyText(base),
        drop === null ? '–' : pointsText(drop),
    ]);
    return { head: [kind, 'cells', 'passed', 'comparator', 'drop'], rows };
}

;// CONCATENATED MODULE: ./build/report/summary-limit.js
/** GitHub refuses a step's job summary over 1 MiB; what is measured here is the UTF-8 form. */
const SUMMARY_LIMIT_BYTES = 900 * 1024;

;// CONCATENATED MODULE: ./build/report/trials-text.js


/** The outcomes whose reason says how large the p-value is, and those whose reason also says how large the drop is. */
const TOLD_P = new Set(['regression', 'soft_regression', 'watch', 'flaky', 'held']);
const TOLD_DROP = new Set(['regression', 'soft_regression', 'watch']);
/** What the counts of a cell can show, as far as its reason does not say it; null where one trial was judged by itself. */
function trialsText(cell) {
    const { delta, sampling } = cell;
    if (sampling === null || sampling.head.total === 0)
        return null;
    const { rule, head, base, p_value: p, drop } = sampling;
    if (rule === 'single' && head.total === 1)
        return null;
    const isToldP = p !== null && TOLD_P.has(delta);
    const isToldDrop = (isToldP && TOLD_DROP.has(delta)) || (delta === 'improvement' && rule === 'sequential');
    const facts = [
        `${head.passed}/${head.total} passed (Wilson 95 %: ${intervalText(head)})`,
        ...(base === null ? [] : [`${base.passed}/${base.total} at the comparator (${intervalText(base)})`]),
        ...(drop === null || isToldDrop ? [] : [drop < 0 ? `rise ${pointsText(-drop)}` : `drop ${pointsText(drop)}`]),
        ...(isToldP ? [] : pValues(sampling)),
        ...leftOut(cell, sampling),
    ];
    return `${facts.join(', ')}; ${showsText(sampling)}`;
}
function pValues({ p_value: p, adjusted_p_value: adjusted }) {
    if (p === null)
        return [];
    const corrected = adjusted === null || adjusted === p ? [] : [`${pValueText(adjusted)} among all tested cells`];
    return [`p = ${pValueText(p)}`, ...corrected];
}
/** Trials that were not counted. */
function leftOut({ delta, trials }, { infra, repeated }) {
    const missing = trials.filter(({ status }) => status === null).length;
    return [
        // An undecided cell's reason names them.
        ...(infra === 0 || delta === 'insufficient_data' ? [] : [`${(0,counted/* counted */.h)(infra, 'infrastructure error')} not counted`]),
        ...(repeated === 0 ? [] : [`${(0,counted/* counted */.h)(repeated, 'repeated run')} left out`]),
        ...(missing === 0 ? [] : [`${(0,counted/* counted */.h)(missing, 'trial')} without a result`]),
    ];
}
function showsText(sampling) {
    const { head, base, detectable_drop: drop } = sampling;
    const smallest = detectableText([sampling]);
    if (base === null)
        return smallest;
    if (drop === null)
        return `${smallest} by ${(0,counted/* counted */.h)(head.total, 'trial')}`;
    return `${(0,counted/* counted */.h)(head.total, 'trial')} show${head.total === 1 ? 's' : ''} drops of ${smallest} or more`;
}
/** The counts of cells as a table, a row for each. */
function trialsTable(cells) {
    return {
        head: ['case', 'client', 'passed', 'comparator', 'drop', 'p', 'p among all', 'smallest drop that shows'],
        rows: cells.map(({ case_id: id, agent, sampling }) => [
            id,
            agent,
            tallyText(sampling.head),
            sampling.base === null ? '–' : tallyText(sampling.base),
            sampling.drop === null ? '–' : pointsText(sampling.drop),
            sampling.p_value === null ? '–' : pValueText(sampling.p_value),
            sampling.adjusted_p_value === null ? '–' : pValueText(sampling.adjusted_p_value),
            detectableText([sampling]),
        ]),
    };
}

// EXTERNAL MODULE: ./build/gates/typestate-gate.js + 1 modules
var typestate_gate = __webpack_require__(9745);
// EXTERNAL MODULE: ./build/contracts/typestate-result.js + 1 modules
var typestate_result = __webpack_require__(8463);
;// CONCATENATED MODULE: ./build/report/turn-rows.js



/** Rows that say something, the worst first. */
function tellingRows({ rows }) {
    const rank = (row) => effectRank(row) * typestate_result/* TURN_DELTAS */.M9.length + typestate_result/* TURN_DELTAS */.M9.indexOf(row.delta);
    return rows.filter(({ delta }) => delta !== 'closed').sort((left, right) => rank(left) - rank(right));
}
/** `file:line (call, call), interrupted: cause` of the first turn, and how many more there are; null where nothing is known of a place. */
function placeOfRow({ places, turns }) {
    const [place] = places;
    if (place === undefined)
        return null;
    const calls = place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
    const cause = place.cause === null ? '' : `, interrupted: ${place.cause}`;
    const more = turns > 1 ? `, and ${(0,counted/* counted */.h)(turns - 1, 'more turn')}` : '';
    return `${place.file}:${place.line}${calls}${cause}${more}`;
}
/** What to do about a class that cannot be mended now; null where there is none. */
function toleranceHint({ counts, comparator }) {
    if ((counts['regression'] ?? 0) === 0)
        return null;
    const where = comparator.baseline_path;
    return `To tolerate a class for a while, record it in ${where} with a reason and a day on which it ends; it counts once it is on the base branch.`;
}
/** `12 turns: 11 accepted, 1 rejected; 1 regression`, the worst first. */
function turnCounts({ turns, counts }) {
    const deltas = typestate_result/* TURN_DELTAS */.M9.flatMap((delta) => {
        const count = counts[delta] ?? 0;
        return count > 0 && delta !== 'closed' ? [`${count} ${delta}`] : [];
    });
    const line = `${(0,counted/* counted */.h)(turns.judged, 'turn')}: ${turns.accepted} accepted, ${turns.rejected} rejected`;
    return deltas.length === 0 ? line : `${line}; ${deltas.join(', ')}`;
}

;// CONCATENATED MODULE: ./build/report/turns-summary.js








/** Of a text in a table, so that one cannot take the room of the others. */
const turns_summary_TEXT_LIMIT = 500;
/** The typestate gate's part of a page: how many turns closed, and a table of what does not simply hold, the worst first. */
function addTurns(page, result, share) {
    page.add([`## ${turnsTitle(result)}`, '', escapeMarkdown(turnCounts(result))].join('\n'));
    const { head, rows } = markdownTable({
        head: ['', 'turns of', 'failure class', 'delta', 'why', 'where'],
        rows: tellingRows(result).map((row) => cellsOf(row)),
    });
    page.addList(head, rows, { separator: '\n', share, more: (left) => `_and ${left} more rows_` });
    const hint = toleranceHint(result);
    if (hint !== null)
        page.add(escapeMarkdown(hint));
}
/** The typestate gate's result as markdown within a byte budget, where it ran alone. */
function turnsSummary(result, limit = SUMMARY_LIMIT_BYTES) {
    const page = new MarkdownPage(limit);
    addTurns(page, result, 0.9);
    page.add(comparatorTable(result.comparator, result.head.commit));
    page.addList('', result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown((0,text_style/* clip */.$Q)(warning, turns_summary_TEXT_LIMIT))}`), { separator: '\n>\n', share: 1, more: (left) => `_and ${left} more warnings_` });
    return page.text();
}
function turnsTitle({ verdict }) {
    return `Typestate gate ${{ pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be decided' }[verdict]}`;
}
function cellsOf(row) {
    const mark = { fail: '❌', undecided: '❔', warn: '⚠️', report: '·', ok: '·' }[row.gate];
    return [mark, (0,typestate_gate/* subjectText */.y)(row.subject), row.class ?? '–', row.delta, row.reason, placeOfRow(row) ?? '–'].map((text) => (0,text_style/* clip */.$Q)(text, turns_summary_TEXT_LIMIT));
}

// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(6282);
;// CONCATENATED MODULE: ./build/report/verdict-summary.js



/** How many cells have too few trials to be decided, where it is this that the gate ends with; else 0. */
function undecidedCells({ gates, cells }) {
    return gates.routing === 'not_comparable' ? cells.filter(({ gate }) => gate === 'undecided').length : 0;
}
/** What follows on the verdict: why there is none, and the cells by delta. */
function verdictSummary(result) {
    const counts = deltaCounts(result).join(', ');
    const undecided = undecidedCells(result);
    const why = undecided === 0 ? '' : `not enough data for ${(0,counted/* counted */.h)(undecided, 'cell')}: `;
    const turns = result.typestate === null ? '' : `; ${turnCounts(result.typestate)}`;
    return `${why}${counts === '' ? 'no cells' : counts}${turns}`;
}
/**
 * `1 regression`, `5 held`, the worst first: without what no cell came to. The order is not taken from the result, whose keys stand in
 * another one where it was read again.
 */
function deltaCounts({ counts }) {
    return gate_result/* DELTAS */.CH.flatMap((delta) => {
        const count = counts[delta] ?? 0;
        return count > 0 ? [`${count} ${delta}`] : [];
    });
}

;// CONCATENATED MODULE: ./build/report/gate-summary.js













/** Of a warning or a proof line, so that one cannot take the room of the others. */
const gate_summary_TEXT_LIMIT = 1000;
/**
 * The gate's result as markdown within a byte budget: verdict, comparator, matrix rows, what the trials can show, failures, and the
 * trials of each cell, the worst first. What does not fit is counted, and nothing is cut inside a table or a fence.
 */
function gateSummary(result, limit = SUMMARY_LIMIT_BYTES) {
    const warnings = result.warnings.map((warning) => `> ⚠️ ${escapeMarkdown((0,text_style/* clip */.$Q)(warning, gate_summary_TEXT_LIMIT))}`);
    const agents = agentsOf(result);
    const matrix = markdownTable({
        head: ['case', ...agents],
        rows: casesWorstFirst(result).map(([id, cells]) => [id, ...agents.map((agent) => cellText(cells.get(agent)))]),
    });
    const trials = suiteTrials(result);
    const details = trials === null || trials.table === null ? [] : cellsWithTrials(result);
    const page = new MarkdownPage(limit);
    page.add([`# Routing gate ${verdictOf(result)}`, '', deltaCounts(result).join(' · ')].join('\n'));
    const { comparator, head, batches } = result;
    page.add(comparatorTable(comparator, head.commit, [['batch', batches.join(', ')]]));
    page.addList('', warnings, { separator: '\n>\n', share: 0.2, more: (left) => `_and ${left} more warnings_` });
    page.addList(matrix.head, matrix.rows, { separator: '\n', share: 0.5, more: (left) => `_and ${left} more cases_` });
    if (trials !== null)
        addTrials(page, trials);
    page.addList('## Failures', failingCells(result).map(failureBlock), {
        separator: '\n\n',
        share: details.length === 0 ? 1 : 0.7,
        more: (left) => `_and ${left} more failures_`,
    });
    if (result.typestate !== null)
        addTurns(page, result.typestate, 0.7);
    addTable(page, '## Trials of each cell', trialsTable(details), 0.7, 'cells');
    rollupTables(result).forEach((table, index) => {
        addTable(page, index === 0 ? `## ${ROLLUPS_TITLE}` : '', table, index === 0 ? 0.5 : 1, `${table.head[0] ?? ''}s`);
    });
    return page.text();
}
function verdictOf(result) {
    if (undecidedCells(result) > 0)
        return '❔ is undecided: there is not enough data';
    return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.gates.routing];
}
function addTrials(page, { line, table, notRun }) {
    page.add(`**Trials:** ${escapeMarkdown(line)}`);
    if (table !== null)
        addTable(page, '', table, 0.5, 'rows');
    if (notRun !== null)
        page.add(`**Not run:** ${escapeMarkdown(notRun)}`);
}
function addTable(page, title, table, share, what) {
    const { head, rows } = markdownTable(table);
    const heading = title === '' ? head : `${title}\n\n${head}`;
    page.addList(heading, rows, { separator: '\n', share, more: (left) => `_and ${left} more ${what}_` });
}
/** Cells of which a matrix does not say all, the worst first. */
function cellsWithTrials({ cells }) {
    return cells
        .flatMap((cell) => {
        const { delta, sampling } = cell;
        const isShown = sampling !== null && sampling.head.total > (delta === 'held' ? 1 : 0);
        return isShown ? [{ ...cell, sampling }] : [];
    })
        .sort((left, right) => effectRank(left) - effectRank(right) || dropOf(right) - dropOf(left));
}
function dropOf({ sampling }) {
    return sampling.drop ?? 0;
}
function failureBlock(cell) {
    const title = escapeMarkdown(`${cell.case_id} / ${cell.agent}: ${cell.delta}`);
    const mark = { fail: '❌', undecided: '❔', warn: '⚠️', report: '·', ok: '·' }[cell.gate];
    const trials = trialsText(cell);
    const lines = [
        `### ${mark} ${title}`,
        '',
        `expected **${expectedOf(cell)}** → got **${gotOf(cell)}**: ${escapeMarkdown(whyText(cell))}`,
    ];
    if (trials !== null)
        lines.push('', `trials: ${escapeMarkdown(trials)}`);
    if (cell.proof !== null) {
        const { token, line_number: number, line } = cell.proof;
        lines.push('', `proof for ${code((0,text_style/* clip */.$Q)(token, gate_summary_TEXT_LIMIT))}, line ${number}:`, '', fenced((0,text_style/* clip */.$Q)(line, gate_summary_TEXT_LIMIT)));
    }
    if (cell.case_file !== null)
        lines.push('', `case: ${code(`${cell.case_file}:${cell.case_line ?? 1}`)}`);
    if (cell.explain !== null)
        lines.push('', fenced((0,text_style/* clip */.$Q)(cell.explain, gate_summary_TEXT_LIMIT)));
    return lines.join('\n');
}

;// CONCATENATED MODULE: ./build/report/matrix-lines.js



/** Cases × providers; a case stands as high as its worst cell. */
function matrixLines(result, style) {
    const agents = agentsOf(result);
    const rows = casesWorstFirst(result);
    if (rows.length === 0)
        return ['no cells'];
    const caseWidth = widest(['case', ...rows.map(([id]) => (0,text_style/* safeText */.Hk)(id))]);
    const widths = agents.map((agent) => widest([agent, ...rows.map(([, cells]) => cellText(cells.get(agent)))]));
    const header = `${'case'.padEnd(caseWidth)}  ${agents.map((agent, index) => (0,text_style/* safeText */.Hk)(agent).padEnd(widths[index] ?? 0)).join('  ')}`;
    const body = rows.map(([id, cells]) => {
        const columns = agents.map((agent, index) => {
            const cell = cells.get(agent);
            return painted(cell, cellText(cell).padEnd(widths[index] ?? 0), style);
        });
        return `${(0,text_style/* safeText */.Hk)(id).padEnd(caseWidth)}  ${columns.join('  ')}`.trimEnd();
    });
    return [style.bold(header.trimEnd()), ...body];
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

;// CONCATENATED MODULE: ./build/report/turns-text.js




/** So many rows are printed; the worst stand first. */
const ROWS = 50;
/** The typestate gate's part of a report for a terminal: how many turns closed, and each row that says something. */
function turnsLines(result, style) {
    const rows = tellingRows(result);
    const more = rows.length > ROWS ? [`and ${rows.length - ROWS} more`] : [];
    const hint = toleranceHint(result);
    return [
        `${style.bold('Turns of tool calls:')} ${turnCounts(result)}`,
        ...rows.slice(0, ROWS).flatMap((row) => rowLines(row, style)),
        ...more,
        ...(hint === null ? [] : [(0,text_style/* safeText */.Hk)(hint)]),
    ];
}
function rowLines(row, style) {
    const mark = { fail: '✗', undecided: '?', warn: '!', report: '·', ok: '·' }[row.gate];
    const paint = { fail: style.red, undecided: style.yellow, warn: style.yellow, report: style.dim, ok: style.dim };
    const what = row.class === null ? '' : `: ${row.class}`;
    const title = (0,text_style/* safeText */.Hk)(`${(0,typestate_gate/* subjectText */.y)(row.subject)}: ${row.delta}${what}`);
    const place = placeOfRow(row);
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
        : `the ${comparatorName(comparator)} ${(comparator.merge_base ?? '(none)').slice(0, 12)}`;
    const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    const parts = [
        [
            `${style.bold('Compared with')} ${against}`,
            `  baseline ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)} (${outcomeText(comparator)})`,
        ],
        turnsLines(result, style),
        warnings,
        [`${style.bold(verdict[result.verdict])}  ${turnCounts(result)}`],
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
    ];
    const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    return `${[...parts, warnings, [verdictLine(result, style)]]
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n')}\n`;
}
function comparatorLines({ comparator, head }, style) {
    if (comparator.kind === 'file')
        return [`${style.bold('Compared with')} the file ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)}; no comparator was used`];
    const blob = comparator.baseline_blob === null ? 'no baseline there: first adoption' : `blob ${gate_text_short(comparator.baseline_blob)}`;
    const headSha = comparator.head_sha ?? head.commit;
    const tested = head.commit === headSha ? '' : `, tested ${gate_text_short(head.commit)}`;
    const event = comparator.event === null ? '' : ` (${(0,text_style/* safeText */.Hk)(comparator.event)})`;
    return [
        `${style.bold('Compared with')} the ${comparatorName(comparator)} ${gate_text_short(comparator.merge_base)}${event}`,
        `  base ${(0,text_style/* safeText */.Hk)(comparator.base_ref ?? '')} ${gate_text_short(comparator.base_tip)}, head ${gate_text_short(headSha)}${tested}`,
        `  baseline ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)} (${blob})`,
    ];
}
function trialsLines(result, style) {
    const trials = suiteTrials(result);
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
    return rollupTables(result).map((table, index) => [
        ...(index === 0 ? [style.bold(ROLLUPS_TITLE)] : []),
        ...rollupLines(table, style),
    ]);
}
function rollupLines({ head, rows }, style) {
    const lines = textTable({ head, rows: rows.slice(0, ROLLUP_ROWS) }, style);
    return rows.length > ROLLUP_ROWS ? [...lines, `  and ${rows.length - ROLLUP_ROWS} more`] : lines;
}
function failureLines(result, style) {
    return failingCells(result).flatMap((cell, index) => {
        const title = (0,text_style/* safeText */.Hk)(`${cell.case_id}/${cell.agent}: ${cell.delta}: expected ${expectedOf(cell)} → got ${gotOf(cell)}`);
        const lines = [`${painted(cell, markOf(cell), style)} ${style.bold(title)}`];
        const add = (label, text) => {
            if (text !== null && text !== '')
                lines.push(`    ${style.dim(label.padEnd(8))} ${(0,text_style/* safeText */.Hk)(text)}`);
        };
        add('why', whyText(cell));
        add('trials', trialsText(cell));
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
    return `${style.bold(verdict[result.verdict])}  ${verdictSummary(result)}`;
}
function gate_text_short(commit) {
    return commit === null ? '(none)' : (0,text_style/* safeText */.Hk)(commit.slice(0, 12));
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
            lines.push(`  - ${(0,text_style/* safeText */.Hk)(item.token)}: ${item.reason}${tiers}`, `    ${style.dim(unit_text_REMEDIES[item.reason])}`);
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

;// CONCATENATED MODULE: ./build/app/reports.js
/** What the edges print: the renderers of results, in one place for them. */
















/***/ }),

/***/ 7790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun: `1 cell`, `3 cells`. */
function counted(number, one, many = `${one}s`) {
    return `${number} ${number === 1 ? one : many}`;
}


/***/ }),

/***/ 25:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ DOCTOR_LEVELS)
/* harmony export */ });
/** Worst first. */
const DOCTOR_LEVELS = ['error', 'warning', 'note'];


/***/ }),

/***/ 6282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: () => (/* binding */ DELTAS),
  fR: () => (/* binding */ GATE_RESULT_FILE),
  IE: () => (/* binding */ parseGateResult)
});

;// CONCATENATED MODULE: ./build/contracts/generated/gate-result.validate.js
// Generated from gate-result.schema.json by scripts/generate.ts.

const validate = validate28;
const schema71 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"gate-result.schema.json","title":"GateResult","description":"What a gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","gates","comparator","head","batches","counts","cells","sampling","rollups","findings","renames","warnings","typestate"],"properties":{"schema":{"const":1},"gate":{"const":"routing"},"verdict":{"$ref":"#/definitions/verdict"},"exit_code":{"enum":[0,1,3]},"gates":{"title":"VerdictByGate","description":"The verdict of each gate that ran; null for one that did not. `verdict` is the worst of them.","type":"object","additionalProperties":false,"required":["routing","typestate"],"properties":{"routing":{"$ref":"#/definitions/verdict"},"typestate":{"anyOf":[{"$ref":"#/definitions/verdict"},{"type":"null"}]}}},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit","case_set_digest"],"properties":{"commit":{"$ref":"#/definitions/commit"},"case_set_digest":{"type":"string"}}},"batches":{"type":"array","items":{"type":"string"}},"counts":{"description":"Cells by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"cells":{"type":"array","items":{"$ref":"#/definitions/cell"}},"findings":{"description":"What the gate says, worst first: one for each cell that does not simply hold.","type":"array","items":{"title":"Finding","type":"object","additionalProperties":false,"required":["rule","level","case_id","agent","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"case_id":{"type":"string"},"agent":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}},"renames":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}}}},"warnings":{"type":"array","items":{"type":"string"}},"typestate":{"description":"Null where no turns were judged.","anyOf":[{"$ref":"typestate-result.schema.json"},{"type":"null"}]},"sampling":{"title":"SuiteSampling","type":"object","additionalProperties":false,"required":["rule","cells","planned","counted","infra","infra_share","repeated","alpha","drop"],"properties":{"rule":{"enum":["single","sequential"]},"cells":{"description":"Planned cells.","type":"integer","minimum":0},"planned":{"description":"Trials that had to be run or were.","type":"integer","minimum":0},"counted":{"type":"integer","minimum":0},"infra":{"type":"integer","minimum":0},"infra_share":{"type":"number"},"repeated":{"type":"integer","minimum":0},"alpha":{"type":"number"},"drop":{"type":"number"}}},"rollups":{"title":"Rollups","description":"Counted trials of providers and skills. They never gate.","type":"object","additionalProperties":false,"required":["providers","skills"],"properties":{"providers":{"type":"array","items":{"$ref":"#/definitions/rollup"}},"skills":{"type":"array","items":{"$ref":"#/definitions/rollup"}}}}},"definitions":{"commit":{"type":["string","null"]},"verdict":{"title":"Verdict","enum":["pass","fail","not_comparable"]},"delta":{"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]},"gateEffect":{"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]},"cellNote":{"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]},"cell":{"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}},"cellSampling":{"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}},"tally":{"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}},"rollup":{"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}}}};
const schema72 = {"title":"Verdict","enum":["pass","fail","not_comparable"]};
const schema75 = {"type":["string","null"]};
const func2 = Object.prototype.hasOwnProperty;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","baseline_path","baseline_blob","baseline_outcome","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"Who told the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the comparator was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string"}},"steps":{"type":"array","items":{"type":"string"}},"baseline_path":{"type":"string"},"baseline_blob":{"$ref":"#/definitions/commit"},"baseline_outcome":{"description":"`none`: there is no file of tolerated classes, so that nothing is tolerated.","enum":["found","first_adoption","none"]},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"]}}};
const schema31 = {"type":["string","null"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="comparator-report.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base_ref === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.base_tip === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_tip"},message:"must have required property '"+"base_tip"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.merge_base === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_sha === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tested_sha === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tested_sha"},message:"must have required property '"+"tested_sha"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.alternatives === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternatives"},message:"must have required property '"+"alternatives"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.steps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.baseline_path === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_path"},message:"must have required property '"+"baseline_path"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.baseline_blob === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_blob"},message:"must have required property '"+"baseline_blob"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.baseline_outcome === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_outcome"},message:"must have required property '"+"baseline_outcome"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.config_outcome === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_outcome"},message:"must have required property '"+"config_outcome"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "git") || (data0 === "file"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err16 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema30.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(!(((data2 === "api") || (data2 === "git")) || (data2 === null))){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema30.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data3 = data.base_ref;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema30.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.base_tip !== undefined){
let data4 = data.base_tip;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.merge_base !== undefined){
let data5 = data.merge_base;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.head_sha !== undefined){
let data6 = data.head_sha;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tested_sha !== undefined){
let data7 = data.tested_sha;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err23 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err25 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.baseline_path !== undefined){
if(typeof data.baseline_path !== "string"){
const err27 = {instancePath:instancePath+"/baseline_path",schemaPath:"#/properties/baseline_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.baseline_blob !== undefined){
let data13 = data.baseline_blob;
if((typeof data13 !== "string") && (data13 !== null)){
const err28 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.baseline_outcome !== undefined){
let data14 = data.baseline_outcome;
if(!(((data14 === "found") || (data14 === "first_adoption")) || (data14 === "none"))){
const err29 = {instancePath:instancePath+"/baseline_outcome",schemaPath:"#/properties/baseline_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.baseline_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.config_outcome !== undefined){
let data15 = data.config_outcome;
if(!((data15 === "found") || (data15 === "default"))){
const err30 = {instancePath:instancePath+"/config_outcome",schemaPath:"#/properties/config_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.config_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema76 = {"title":"Cell","type":"object","additionalProperties":false,"required":["case_id","agent","delta","gate","timeout","notes","expected","got","trials","reason","missing","gating_hits","error","proof","case_file","case_line","explain","sampling"],"properties":{"case_id":{"type":"string"},"agent":{"type":"string"},"delta":{"$ref":"#/definitions/delta"},"gate":{"$ref":"#/definitions/gateEffect"},"timeout":{"type":"boolean"},"notes":{"type":"array","items":{"$ref":"#/definitions/cellNote"}},"expected":{"title":"ExpectedOfCell","type":["object","null"],"additionalProperties":false,"required":["expected_status","allow_timeout","reason","owner","expires","expired"],"properties":{"expected_status":{"enum":["pass","fail","infra_error"]},"allow_timeout":{"type":"boolean"},"reason":{"type":["string","null"]},"owner":{"type":["string","null"]},"expires":{"type":["string","null"]},"expired":{"type":"boolean"}}},"got":{"title":"GotOfCell","description":"The trial that decided.","type":["object","null"],"additionalProperties":false,"required":["unit_run_id","status","timed_out","failure_kind","failure_category","infra_reason","limit"],"properties":{"unit_run_id":{"type":"string"},"status":{"enum":["pass","fail","infra_error"]},"timed_out":{"type":"boolean"},"failure_kind":{"type":["string","null"]},"failure_category":{"type":["string","null"]},"infra_reason":{"type":["string","null"]},"limit":{"type":["string","null"]}}},"trials":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["trial","unit_run_id","status","timed_out"],"properties":{"trial":{"type":"integer","minimum":1},"unit_run_id":{"type":["string","null"]},"status":{"enum":["pass","fail","infra_error",null]},"timed_out":{"type":"boolean"}}}},"reason":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"gating_hits":{"type":"array","items":{"type":"string"}},"error":{"type":["string","null"]},"proof":{"title":"Proof","type":["object","null"],"additionalProperties":false,"required":["token","line_number","line"],"properties":{"token":{"type":"string"},"line_number":{"type":"integer"},"line":{"type":"string"}}},"case_file":{"type":["string","null"]},"case_line":{"type":["integer","null"]},"explain":{"description":"The command that explains the cell.","type":["string","null"]},"sampling":{"anyOf":[{"$ref":"#/definitions/cellSampling"},{"type":"null"}]}}};
const schema77 = {"title":"Delta","enum":["missing_result","prompt_leading","regression","infra","missing_baseline","new","insufficient_data","soft_regression","watch","unreliable_baseline","flaky","removed","not_planned","improvement","held"]};
const schema78 = {"title":"GateEffect","enum":["fail","undecided","warn","report","ok"]};
const schema79 = {"title":"CellNote","enum":["loosened","tightened","entry_removed","case_loosened"]};
const schema80 = {"title":"CellSampling","description":"What the trials of a cell counted, and what that can show.","type":"object","additionalProperties":false,"required":["rule","head","base","p_value","adjusted_p_value","drop","detectable_drop","wanted","infra","repeated"],"properties":{"rule":{"enum":["single","absolute","sequential"]},"head":{"$ref":"#/definitions/tally"},"base":{"description":"Null where there is nothing to compare with.","anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]},"p_value":{"description":"One-sided, of Fisher’s exact test; null where nothing was tested.","type":["number","null"]},"adjusted_p_value":{"description":"The same after Holm’s correction for all tested cells.","type":["number","null"]},"drop":{"description":"Of the pass rate, in parts of 1; negative where it rose.","type":["number","null"]},"detectable_drop":{"description":"The smallest true drop that this number of trials shows with a probability of .8, among as many tested cells; null where none is shown.","type":["number","null"]},"wanted":{"description":"How many trials have to be counted before the cell can be decided; null where it is.","type":["integer","null"]},"infra":{"type":"integer","minimum":0},"repeated":{"description":"Trials that are another one’s run again and were left out.","type":"integer","minimum":0}}};
const schema81 = {"title":"Tally","description":"Counted trials, with Wilson’s 95 % interval of the pass rate.","type":"object","additionalProperties":false,"required":["passed","total","low","high"],"properties":{"passed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"low":{"type":"number"},"high":{"type":"number"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.head === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.base === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.p_value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "p_value"},message:"must have required property '"+"p_value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.adjusted_p_value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjusted_p_value"},message:"must have required property '"+"adjusted_p_value"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.drop === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.detectable_drop === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detectable_drop"},message:"must have required property '"+"detectable_drop"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.wanted === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wanted"},message:"must have required property '"+"wanted"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.infra === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.repeated === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema80.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rule !== undefined){
let data0 = data.rule;
if(!(((data0 === "single") || (data0 === "absolute")) || (data0 === "sequential"))){
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema80.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.head !== undefined){
let data1 = data.head;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.passed === undefined){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.total === undefined){
const err13 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.low === undefined){
const err14 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.high === undefined){
const err15 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err16 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.passed !== undefined){
let data2 = data1.passed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err17 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data1.total !== undefined){
let data3 = data1.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data1.low !== undefined){
let data4 = data1.low;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err21 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.high !== undefined){
let data5 = data1.high;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err22 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.base !== undefined){
let data6 = data.base;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.passed === undefined){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.total === undefined){
const err25 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.low === undefined){
const err26 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.high === undefined){
const err27 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err28 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.passed !== undefined){
let data7 = data6.passed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.total !== undefined){
let data8 = data6.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err31 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data6.low !== undefined){
let data9 = data6.low;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.high !== undefined){
let data10 = data6.high;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs29 = errors;
if(data6 !== null){
const err36 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err37 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.p_value !== undefined){
let data11 = data.p_value;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err38 = {instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: schema80.properties.p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.adjusted_p_value !== undefined){
let data12 = data.adjusted_p_value;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err39 = {instancePath:instancePath+"/adjusted_p_value",schemaPath:"#/properties/adjusted_p_value/type",keyword:"type",params:{type: schema80.properties.adjusted_p_value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.drop !== undefined){
let data13 = data.drop;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err40 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: schema80.properties.drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.detectable_drop !== undefined){
let data14 = data.detectable_drop;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err41 = {instancePath:instancePath+"/detectable_drop",schemaPath:"#/properties/detectable_drop/type",keyword:"type",params:{type: schema80.properties.detectable_drop.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.wanted !== undefined){
let data15 = data.wanted;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err42 = {instancePath:instancePath+"/wanted",schemaPath:"#/properties/wanted/type",keyword:"type",params:{type: schema80.properties.wanted.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.infra !== undefined){
let data16 = data.infra;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err43 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/infra",schemaPath:"#/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.repeated !== undefined){
let data17 = data.repeated;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/repeated",schemaPath:"#/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.case_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.agent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timeout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expected === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expected"},message:"must have required property '"+"expected"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.got === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.trials === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trials"},message:"must have required property '"+"trials"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.reason === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.missing === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.gating_hits === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gating_hits"},message:"must have required property '"+"gating_hits"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.error === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.proof === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.case_file === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_file"},message:"must have required property '"+"case_file"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.case_line === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "case_line"},message:"must have required property '"+"case_line"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.explain === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "explain"},message:"must have required property '"+"explain"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.sampling === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema76.properties, key0))){
const err18 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.case_id !== undefined){
if(typeof data.case_id !== "string"){
const err19 = {instancePath:instancePath+"/case_id",schemaPath:"#/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
const err20 = {instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.delta !== undefined){
let data2 = data.delta;
if(!(((((((((((((((data2 === "missing_result") || (data2 === "prompt_leading")) || (data2 === "regression")) || (data2 === "infra")) || (data2 === "missing_baseline")) || (data2 === "new")) || (data2 === "insufficient_data")) || (data2 === "soft_regression")) || (data2 === "watch")) || (data2 === "unreliable_baseline")) || (data2 === "flaky")) || (data2 === "removed")) || (data2 === "not_planned")) || (data2 === "improvement")) || (data2 === "held"))){
const err21 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema77.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.gate !== undefined){
let data3 = data.gate;
if(!(((((data3 === "fail") || (data3 === "undecided")) || (data3 === "warn")) || (data3 === "report")) || (data3 === "ok"))){
const err22 = {instancePath:instancePath+"/gate",schemaPath:"#/definitions/gateEffect/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timeout !== undefined){
if(typeof data.timeout !== "boolean"){
const err23 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!((((data6 === "loosened") || (data6 === "tightened")) || (data6 === "entry_removed")) || (data6 === "case_loosened"))){
const err24 = {instancePath:instancePath+"/notes/" + i0,schemaPath:"#/definitions/cellNote/enum",keyword:"enum",params:{allowedValues: schema79.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.expected !== undefined){
let data7 = data.expected;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: schema76.properties.expected.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.expected_status === undefined){
const err27 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expected_status"},message:"must have required property '"+"expected_status"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7.allow_timeout === undefined){
const err28 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "allow_timeout"},message:"must have required property '"+"allow_timeout"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.reason === undefined){
const err29 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.owner === undefined){
const err30 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7.expires === undefined){
const err31 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data7.expired === undefined){
const err32 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "expected_status") || (key1 === "allow_timeout")) || (key1 === "reason")) || (key1 === "owner")) || (key1 === "expires")) || (key1 === "expired"))){
const err33 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data7.expected_status !== undefined){
let data8 = data7.expected_status;
if(!(((data8 === "pass") || (data8 === "fail")) || (data8 === "infra_error"))){
const err34 = {instancePath:instancePath+"/expected/expected_status",schemaPath:"#/properties/expected/properties/expected_status/enum",keyword:"enum",params:{allowedValues: schema76.properties.expected.properties.expected_status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data7.allow_timeout !== undefined){
if(typeof data7.allow_timeout !== "boolean"){
const err35 = {instancePath:instancePath+"/expected/allow_timeout",schemaPath:"#/properties/expected/properties/allow_timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.reason !== undefined){
let data10 = data7.reason;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/expected/reason",schemaPath:"#/properties/expected/properties/reason/type",keyword:"type",params:{type: schema76.properties.expected.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.owner !== undefined){
let data11 = data7.owner;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/expected/owner",schemaPath:"#/properties/expected/properties/owner/type",keyword:"type",params:{type: schema76.properties.expected.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.expires !== undefined){
let data12 = data7.expires;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/expected/expires",schemaPath:"#/properties/expected/properties/expires/type",keyword:"type",params:{type: schema76.properties.expected.properties.expires.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.expired !== undefined){
if(typeof data7.expired !== "boolean"){
const err39 = {instancePath:instancePath+"/expected/expired",schemaPath:"#/properties/expected/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
if(data.got !== undefined){
let data14 = data.got;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err40 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/type",keyword:"type",params:{type: schema76.properties.got.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.unit_run_id === undefined){
const err41 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.status === undefined){
const err42 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.timed_out === undefined){
const err43 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.failure_kind === undefined){
const err44 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_kind"},message:"must have required property '"+"failure_kind"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.failure_category === undefined){
const err45 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "failure_category"},message:"must have required property '"+"failure_category"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.infra_reason === undefined){
const err46 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "infra_reason"},message:"must have required property '"+"infra_reason"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.limit === undefined){
const err47 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/required",keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key2 in data14){
if(!(((((((key2 === "unit_run_id") || (key2 === "status")) || (key2 === "timed_out")) || (key2 === "failure_kind")) || (key2 === "failure_category")) || (key2 === "infra_reason")) || (key2 === "limit"))){
const err48 = {instancePath:instancePath+"/got",schemaPath:"#/properties/got/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.unit_run_id !== undefined){
if(typeof data14.unit_run_id !== "string"){
const err49 = {instancePath:instancePath+"/got/unit_run_id",schemaPath:"#/properties/got/properties/unit_run_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.status !== undefined){
let data16 = data14.status;
if(!(((data16 === "pass") || (data16 === "fail")) || (data16 === "infra_error"))){
const err50 = {instancePath:instancePath+"/got/status",schemaPath:"#/properties/got/properties/status/enum",keyword:"enum",params:{allowedValues: schema76.properties.got.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.timed_out !== undefined){
if(typeof data14.timed_out !== "boolean"){
const err51 = {instancePath:instancePath+"/got/timed_out",schemaPath:"#/properties/got/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data14.failure_kind !== undefined){
let data18 = data14.failure_kind;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/got/failure_kind",schemaPath:"#/properties/got/properties/failure_kind/type",keyword:"type",params:{type: schema76.properties.got.properties.failure_kind.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.failure_category !== undefined){
let data19 = data14.failure_category;
if((typeof data19 !== "string") && (data19 !== null)){
const err53 = {instancePath:instancePath+"/got/failure_category",schemaPath:"#/properties/got/properties/failure_category/type",keyword:"type",params:{type: schema76.properties.got.properties.failure_category.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data14.infra_reason !== undefined){
let data20 = data14.infra_reason;
if((typeof data20 !== "string") && (data20 !== null)){
const err54 = {instancePath:instancePath+"/got/infra_reason",schemaPath:"#/properties/got/properties/infra_reason/type",keyword:"type",params:{type: schema76.properties.got.properties.infra_reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data14.limit !== undefined){
let data21 = data14.limit;
if((typeof data21 !== "string") && (data21 !== null)){
const err55 = {instancePath:instancePath+"/got/limit",schemaPath:"#/properties/got/properties/limit/type",keyword:"type",params:{type: schema76.properties.got.properties.limit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
if(data.trials !== undefined){
let data22 = data.trials;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.trial === undefined){
const err56 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "trial"},message:"must have required property '"+"trial"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23.unit_run_id === undefined){
const err57 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "unit_run_id"},message:"must have required property '"+"unit_run_id"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23.status === undefined){
const err58 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.timed_out === undefined){
const err59 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/required",keyword:"required",params:{missingProperty: "timed_out"},message:"must have required property '"+"timed_out"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key3 in data23){
if(!((((key3 === "trial") || (key3 === "unit_run_id")) || (key3 === "status")) || (key3 === "timed_out"))){
const err60 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.trial !== undefined){
let data24 = data23.trial;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err61 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/trials/" + i1+"/trial",schemaPath:"#/properties/trials/items/properties/trial/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data23.unit_run_id !== undefined){
let data25 = data23.unit_run_id;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/trials/" + i1+"/unit_run_id",schemaPath:"#/properties/trials/items/properties/unit_run_id/type",keyword:"type",params:{type: schema76.properties.trials.items.properties.unit_run_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data23.status !== undefined){
let data26 = data23.status;
if(!((((data26 === "pass") || (data26 === "fail")) || (data26 === "infra_error")) || (data26 === null))){
const err64 = {instancePath:instancePath+"/trials/" + i1+"/status",schemaPath:"#/properties/trials/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema76.properties.trials.items.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data23.timed_out !== undefined){
if(typeof data23.timed_out !== "boolean"){
const err65 = {instancePath:instancePath+"/trials/" + i1+"/timed_out",schemaPath:"#/properties/trials/items/properties/timed_out/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/trials/" + i1,schemaPath:"#/properties/trials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/trials",schemaPath:"#/properties/trials/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err68 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.missing !== undefined){
let data29 = data.missing;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(typeof data29[i2] !== "string"){
const err69 = {instancePath:instancePath+"/missing/" + i2,schemaPath:"#/properties/missing/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err70 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.gating_hits !== undefined){
let data31 = data.gating_hits;
if(Array.isArray(data31)){
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
if(typeof data31[i3] !== "string"){
const err71 = {instancePath:instancePath+"/gating_hits/" + i3,schemaPath:"#/properties/gating_hits/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/gating_hits",schemaPath:"#/properties/gating_hits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.error !== undefined){
let data33 = data.error;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema76.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.proof !== undefined){
let data34 = data.proof;
if((!(data34 && typeof data34 == "object" && !Array.isArray(data34))) && (data34 !== null)){
const err74 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: schema76.properties.proof.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.token === undefined){
const err75 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data34.line_number === undefined){
const err76 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line_number"},message:"must have required property '"+"line_number"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data34.line === undefined){
const err77 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key4 in data34){
if(!(((key4 === "token") || (key4 === "line_number")) || (key4 === "line"))){
const err78 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data34.token !== undefined){
if(typeof data34.token !== "string"){
const err79 = {instancePath:instancePath+"/proof/token",schemaPath:"#/properties/proof/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data34.line_number !== undefined){
let data36 = data34.line_number;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err80 = {instancePath:instancePath+"/proof/line_number",schemaPath:"#/properties/proof/properties/line_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data34.line !== undefined){
if(typeof data34.line !== "string"){
const err81 = {instancePath:instancePath+"/proof/line",schemaPath:"#/properties/proof/properties/line/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
}
if(data.case_file !== undefined){
let data38 = data.case_file;
if((typeof data38 !== "string") && (data38 !== null)){
const err82 = {instancePath:instancePath+"/case_file",schemaPath:"#/properties/case_file/type",keyword:"type",params:{type: schema76.properties.case_file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.case_line !== undefined){
let data39 = data.case_line;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err83 = {instancePath:instancePath+"/case_line",schemaPath:"#/properties/case_line/type",keyword:"type",params:{type: schema76.properties.case_line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.explain !== undefined){
let data40 = data.explain;
if((typeof data40 !== "string") && (data40 !== null)){
const err84 = {instancePath:instancePath+"/explain",schemaPath:"#/properties/explain/type",keyword:"type",params:{type: schema76.properties.explain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.sampling !== undefined){
let data41 = data.sampling;
const _errs86 = errors;
let valid16 = false;
const _errs87 = errors;
if(!(validate31(data41, {instancePath:instancePath+"/sampling",parentData:data,parentDataProperty:"sampling",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs87 === errors;
valid16 = valid16 || _valid0;
if(!valid16){
const _errs88 = errors;
if(data41 !== null){
const err85 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid0 = _errs88 === errors;
valid16 = valid16 || _valid0;
}
if(!valid16){
const err86 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema83 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-result.schema.json","title":"TypestateResult","description":"What the typestate gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","comparator","head","policies","turns","counts","rows","findings","warnings"],"properties":{"schema":{"const":1},"gate":{"const":"typestate"},"verdict":{"enum":["pass","fail","not_comparable"]},"exit_code":{"enum":[0,1,3]},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit"],"properties":{"commit":{"type":["string","null"]}}},"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"counts":{"description":"Rows by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}},"findings":{"type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}},"finding":{"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}}};
const schema88 = {"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}};
const schema84 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema85 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema86 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","closed"]};
const schema87 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tolerated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tolerated"},message:"must have required property '"+"tolerated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.places === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.case_id === undefined){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.agent === undefined){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.turn_id === undefined){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "turn_id"},message:"must have required property '"+"turn_id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.file === undefined){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.case_id !== undefined){
let data1 = data0.case_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema85.properties.case_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.agent !== undefined){
let data2 = data0.agent;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema85.properties.agent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.turn_id !== undefined){
let data3 = data0.turn_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema85.properties.turn_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.file !== undefined){
let data4 = data0.file;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema85.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema84.properties.class.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.delta !== undefined){
let data6 = data.delta;
if(!((((((((data6 === "invalid") || (data6 === "regression")) || (data6 === "unjudged")) || (data6 === "new")) || (data6 === "tolerated")) || (data6 === "infra")) || (data6 === "improvement")) || (data6 === "closed"))){
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
let data7 = data.gate;
if(!(((((data7 === "fail") || (data7 === "undecided")) || (data7 === "warn")) || (data7 === "report")) || (data7 === "ok"))){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema84.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tolerated !== undefined){
let data8 = data.tolerated;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema84.properties.tolerated.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err23 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.owner === undefined){
const err24 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.expires === undefined){
const err25 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.expired === undefined){
const err26 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.reason !== undefined){
if(typeof data8.reason !== "string"){
const err28 = {instancePath:instancePath+"/tolerated/reason",schemaPath:"#/properties/tolerated/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.owner !== undefined){
let data10 = data8.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema84.properties.tolerated.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.expires !== undefined){
if(typeof data8.expires !== "string"){
const err30 = {instancePath:instancePath+"/tolerated/expires",schemaPath:"#/properties/tolerated/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.expired !== undefined){
if(typeof data8.expired !== "boolean"){
const err31 = {instancePath:instancePath+"/tolerated/expired",schemaPath:"#/properties/tolerated/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.turns !== undefined){
let data13 = data.turns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.places !== undefined){
let data14 = data.places;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file === undefined){
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.line === undefined){
const err35 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.calls === undefined){
const err36 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.cause === undefined){
const err37 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.file !== undefined){
if(typeof data15.file !== "string"){
const err39 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/definitions/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.line !== undefined){
let data17 = data15.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data15.calls !== undefined){
let data18 = data15.calls;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err42 = {instancePath:instancePath+"/places/" + i0+"/calls/" + i1,schemaPath:"#/definitions/place/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/places/" + i0+"/calls",schemaPath:"#/definitions/place/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.cause !== undefined){
let data20 = data15.cause;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema87.properties.cause.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err47 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comparator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.policies === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.turns === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rows === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.findings === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.warnings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema83.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gate !== undefined){
if("typestate" !== data.gate){
const err14 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "typestate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err15 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema83.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err16 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema83.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data5 = data.head;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.commit === undefined){
const err17 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "commit")){
const err18 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.commit !== undefined){
let data6 = data5.commit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema83.properties.head.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.policies !== undefined){
let data7 = data.policies;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/policies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema83.properties.policies.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.turns !== undefined){
let data9 = data.turns;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.judged === undefined){
const err23 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.accepted === undefined){
const err24 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.rejected === undefined){
const err25 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "judged") || (key3 === "accepted")) || (key3 === "rejected"))){
const err26 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.judged !== undefined){
let data10 = data9.judged;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data9.accepted !== undefined){
let data11 = data9.accepted;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data9.rejected !== undefined){
let data12 = data9.rejected;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err36 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data15[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.findings !== undefined){
let data17 = data.findings;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err38 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18.level === undefined){
const err39 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.subject === undefined){
const err40 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.message === undefined){
const err41 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.file === undefined){
const err42 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.line === undefined){
const err43 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key5 in data18){
if(!((((((key5 === "rule") || (key5 === "level")) || (key5 === "subject")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err44 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.rule !== undefined){
if(typeof data18.rule !== "string"){
const err45 = {instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/definitions/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.level !== undefined){
let data20 = data18.level;
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "note"))){
const err46 = {instancePath:instancePath+"/findings/" + i1+"/level",schemaPath:"#/definitions/finding/properties/level/enum",keyword:"enum",params:{allowedValues: schema88.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.subject !== undefined){
if(typeof data18.subject !== "string"){
const err47 = {instancePath:instancePath+"/findings/" + i1+"/subject",schemaPath:"#/definitions/finding/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err48 = {instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"#/definitions/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.file !== undefined){
let data23 = data18.file;
if((typeof data23 !== "string") && (data23 !== null)){
const err49 = {instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/definitions/finding/properties/file/type",keyword:"type",params:{type: schema88.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.line !== undefined){
let data24 = data18.line;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err50 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/definitions/finding/properties/line/type",keyword:"type",params:{type: schema88.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.warnings !== undefined){
let data25 = data.warnings;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
const err53 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema89 = {"title":"Rollup","type":"object","additionalProperties":false,"required":["name","cells","head","base"],"properties":{"name":{"type":"string"},"cells":{"type":"integer","minimum":0},"head":{"$ref":"#/definitions/tally"},"base":{"anyOf":[{"$ref":"#/definitions/tally"},{"type":"null"}]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cells === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.head === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "cells")) || (key0 === "head")) || (key0 === "base"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cells !== undefined){
let data1 = data.cells;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.head !== undefined){
let data2 = data.head;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.passed === undefined){
const err8 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.total === undefined){
const err9 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.low === undefined){
const err10 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.high === undefined){
const err11 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "passed") || (key1 === "total")) || (key1 === "low")) || (key1 === "high"))){
const err12 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.passed !== undefined){
let data3 = data2.passed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/head/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.total !== undefined){
let data4 = data2.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/head/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data2.low !== undefined){
let data5 = data2.low;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/head/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.high !== undefined){
let data6 = data2.high;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/head/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/head",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.base !== undefined){
let data7 = data.base;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.passed === undefined){
const err20 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "passed"},message:"must have required property '"+"passed"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.total === undefined){
const err21 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.low === undefined){
const err22 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7.high === undefined){
const err23 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/required",keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data7){
if(!((((key2 === "passed") || (key2 === "total")) || (key2 === "low")) || (key2 === "high"))){
const err24 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.passed !== undefined){
let data8 = data7.passed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/base/passed",schemaPath:"#/definitions/tally/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data7.total !== undefined){
let data9 = data7.total;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/base/total",schemaPath:"#/definitions/tally/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data7.low !== undefined){
let data10 = data7.low;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/base/low",schemaPath:"#/definitions/tally/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.high !== undefined){
let data11 = data7.high;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/base/high",schemaPath:"#/definitions/tally/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/base",schemaPath:"#/definitions/tally/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs32 = errors;
if(data7 !== null){
const err32 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err33 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="gate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.gates === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gates"},message:"must have required property '"+"gates"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.comparator === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.batches === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "batches"},message:"must have required property '"+"batches"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.cells === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.sampling === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sampling"},message:"must have required property '"+"sampling"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.rollups === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rollups"},message:"must have required property '"+"rollups"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.findings === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.renames === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "renames"},message:"must have required property '"+"renames"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.warnings === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.typestate === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typestate"},message:"must have required property '"+"typestate"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema71.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err17 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.gate !== undefined){
if("routing" !== data.gate){
const err18 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "routing"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err19 = {instancePath:instancePath+"/verdict",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err20 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema71.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gates !== undefined){
let data4 = data.gates;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.routing === undefined){
const err21 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "routing"},message:"must have required property '"+"routing"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.typestate === undefined){
const err22 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/required",keyword:"required",params:{missingProperty: "typestate"},message:"must have required property '"+"typestate"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "routing") || (key1 === "typestate"))){
const err23 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.routing !== undefined){
let data5 = data4.routing;
if(!(((data5 === "pass") || (data5 === "fail")) || (data5 === "not_comparable"))){
const err24 = {instancePath:instancePath+"/gates/routing",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.typestate !== undefined){
let data6 = data4.typestate;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(!(((data6 === "pass") || (data6 === "fail")) || (data6 === "not_comparable"))){
const err25 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/definitions/verdict/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs16 = errors;
if(data6 !== null){
const err26 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/properties/gates/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err27 = {instancePath:instancePath+"/gates/typestate",schemaPath:"#/properties/gates/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/gates",schemaPath:"#/properties/gates/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data8 = data.head;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.commit === undefined){
const err29 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.case_set_digest === undefined){
const err30 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "case_set_digest"},message:"must have required property '"+"case_set_digest"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data8){
if(!((key2 === "commit") || (key2 === "case_set_digest"))){
const err31 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.commit !== undefined){
let data9 = data8.commit;
if((typeof data9 !== "string") && (data9 !== null)){
const err32 = {instancePath:instancePath+"/head/commit",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema75.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.case_set_digest !== undefined){
if(typeof data8.case_set_digest !== "string"){
const err33 = {instancePath:instancePath+"/head/case_set_digest",schemaPath:"#/properties/head/properties/case_set_digest/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.batches !== undefined){
let data11 = data.batches;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err35 = {instancePath:instancePath+"/batches/" + i0,schemaPath:"#/properties/batches/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err36 = {instancePath:instancePath+"/batches",schemaPath:"#/properties/batches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
let data14 = data13[key3];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/counts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/counts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.cells !== undefined){
let data15 = data.cells;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate30(data15[i1], {instancePath:instancePath+"/cells/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/cells",schemaPath:"#/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.findings !== undefined){
let data17 = data.findings;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err41 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.level === undefined){
const err42 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.case_id === undefined){
const err43 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.agent === undefined){
const err44 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18.message === undefined){
const err45 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18.file === undefined){
const err46 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data18.line === undefined){
const err47 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data18){
if(!(((((((key4 === "rule") || (key4 === "level")) || (key4 === "case_id")) || (key4 === "agent")) || (key4 === "message")) || (key4 === "file")) || (key4 === "line"))){
const err48 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.rule !== undefined){
if(typeof data18.rule !== "string"){
const err49 = {instancePath:instancePath+"/findings/" + i2+"/rule",schemaPath:"#/properties/findings/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.level !== undefined){
let data20 = data18.level;
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "note"))){
const err50 = {instancePath:instancePath+"/findings/" + i2+"/level",schemaPath:"#/properties/findings/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema71.properties.findings.items.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data18.case_id !== undefined){
if(typeof data18.case_id !== "string"){
const err51 = {instancePath:instancePath+"/findings/" + i2+"/case_id",schemaPath:"#/properties/findings/items/properties/case_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data18.agent !== undefined){
if(typeof data18.agent !== "string"){
const err52 = {instancePath:instancePath+"/findings/" + i2+"/agent",schemaPath:"#/properties/findings/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err53 = {instancePath:instancePath+"/findings/" + i2+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data18.file !== undefined){
let data24 = data18.file;
if((typeof data24 !== "string") && (data24 !== null)){
const err54 = {instancePath:instancePath+"/findings/" + i2+"/file",schemaPath:"#/properties/findings/items/properties/file/type",keyword:"type",params:{type: schema71.properties.findings.items.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data18.line !== undefined){
let data25 = data18.line;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err55 = {instancePath:instancePath+"/findings/" + i2+"/line",schemaPath:"#/properties/findings/items/properties/line/type",keyword:"type",params:{type: schema71.properties.findings.items.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/findings/" + i2,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err57 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.renames !== undefined){
let data26 = data.renames;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.from === undefined){
const err58 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data27.to === undefined){
const err59 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key5 in data27){
if(!((key5 === "from") || (key5 === "to"))){
const err60 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data27.from !== undefined){
if(typeof data27.from !== "string"){
const err61 = {instancePath:instancePath+"/renames/" + i3+"/from",schemaPath:"#/properties/renames/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data27.to !== undefined){
if(typeof data27.to !== "string"){
const err62 = {instancePath:instancePath+"/renames/" + i3+"/to",schemaPath:"#/properties/renames/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/renames/" + i3,schemaPath:"#/properties/renames/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/renames",schemaPath:"#/properties/renames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.warnings !== undefined){
let data30 = data.warnings;
if(Array.isArray(data30)){
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(typeof data30[i4] !== "string"){
const err65 = {instancePath:instancePath+"/warnings/" + i4,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.typestate !== undefined){
let data32 = data.typestate;
const _errs71 = errors;
let valid21 = false;
const _errs72 = errors;
if(!(validate34(data32, {instancePath:instancePath+"/typestate",parentData:data,parentDataProperty:"typestate",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid1 = _errs72 === errors;
valid21 = valid21 || _valid1;
if(!valid21){
const _errs73 = errors;
if(data32 !== null){
const err67 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid1 = _errs73 === errors;
valid21 = valid21 || _valid1;
}
if(!valid21){
const err68 = {instancePath:instancePath+"/typestate",schemaPath:"#/properties/typestate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
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
if(data33.rule === undefined){
const err69 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data33.cells === undefined){
const err70 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data33.planned === undefined){
const err71 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "planned"},message:"must have required property '"+"planned"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data33.counted === undefined){
const err72 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "counted"},message:"must have required property '"+"counted"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data33.infra === undefined){
const err73 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra"},message:"must have required property '"+"infra"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data33.infra_share === undefined){
const err74 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "infra_share"},message:"must have required property '"+"infra_share"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data33.repeated === undefined){
const err75 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "repeated"},message:"must have required property '"+"repeated"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data33.alpha === undefined){
const err76 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data33.drop === undefined){
const err77 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/required",keyword:"required",params:{missingProperty: "drop"},message:"must have required property '"+"drop"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key6 in data33){
if(!(func2.call(schema71.properties.sampling.properties, key6))){
const err78 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data33.rule !== undefined){
let data34 = data33.rule;
if(!((data34 === "single") || (data34 === "sequential"))){
const err79 = {instancePath:instancePath+"/sampling/rule",schemaPath:"#/properties/sampling/properties/rule/enum",keyword:"enum",params:{allowedValues: schema71.properties.sampling.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data33.cells !== undefined){
let data35 = data33.cells;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err80 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
const err81 = {instancePath:instancePath+"/sampling/cells",schemaPath:"#/properties/sampling/properties/cells/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data33.planned !== undefined){
let data36 = data33.planned;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err82 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
const err83 = {instancePath:instancePath+"/sampling/planned",schemaPath:"#/properties/sampling/properties/planned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data33.counted !== undefined){
let data37 = data33.counted;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err84 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
const err85 = {instancePath:instancePath+"/sampling/counted",schemaPath:"#/properties/sampling/properties/counted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data33.infra !== undefined){
let data38 = data33.infra;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err86 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
const err87 = {instancePath:instancePath+"/sampling/infra",schemaPath:"#/properties/sampling/properties/infra/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data33.infra_share !== undefined){
let data39 = data33.infra_share;
if(!((typeof data39 == "number") && (isFinite(data39)))){
const err88 = {instancePath:instancePath+"/sampling/infra_share",schemaPath:"#/properties/sampling/properties/infra_share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data33.repeated !== undefined){
let data40 = data33.repeated;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err89 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
const err90 = {instancePath:instancePath+"/sampling/repeated",schemaPath:"#/properties/sampling/properties/repeated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data33.alpha !== undefined){
let data41 = data33.alpha;
if(!((typeof data41 == "number") && (isFinite(data41)))){
const err91 = {instancePath:instancePath+"/sampling/alpha",schemaPath:"#/properties/sampling/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data33.drop !== undefined){
let data42 = data33.drop;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err92 = {instancePath:instancePath+"/sampling/drop",schemaPath:"#/properties/sampling/properties/drop/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/sampling",schemaPath:"#/properties/sampling/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.rollups !== undefined){
let data43 = data.rollups;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.providers === undefined){
const err94 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data43.skills === undefined){
const err95 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key7 in data43){
if(!((key7 === "providers") || (key7 === "skills"))){
const err96 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data43.providers !== undefined){
let data44 = data43.providers;
if(Array.isArray(data44)){
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
if(!(validate39(data44[i5], {instancePath:instancePath+"/rollups/providers/" + i5,parentData:data44,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err97 = {instancePath:instancePath+"/rollups/providers",schemaPath:"#/properties/rollups/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data43.skills !== undefined){
let data46 = data43.skills;
if(Array.isArray(data46)){
const len6 = data46.length;
for(let i6=0; i6<len6; i6++){
if(!(validate39(data46[i6], {instancePath:instancePath+"/rollups/skills/" + i6,parentData:data46,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err98 = {instancePath:instancePath+"/rollups/skills",schemaPath:"#/properties/rollups/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/rollups",schemaPath:"#/properties/rollups/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/gate-result.js


/** Worst first: what one trial held, another one cannot have improved. */
const DELTAS = [
    'missing_result',
    'prompt_leading',
    'regression',
    'infra',
    'missing_baseline',
    'new',
    'insufficient_data',
    'soft_regression',
    'watch',
    'unreliable_baseline',
    'flaky',
    'removed',
    'not_planned',
    'held',
    'improvement',
];
/** The name of the gate result's file, beside the results. */
const GATE_RESULT_FILE = 'gate-result.json';
function parseGateResult(text, file) {
    const help = 'If another version of Portcullis wrote it, run the gate again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the gate result', text, validate, file, { help });
}


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ refuseBrokenText),
/* harmony export */   M8: () => (/* binding */ refuseDuplicateKeys),
/* harmony export */   X0: () => (/* binding */ parseJsonSource),
/* harmony export */   Xm: () => (/* binding */ parseCheckedJson),
/* harmony export */   ZJ: () => (/* binding */ checkedValue)
/* harmony export */ });
/* harmony import */ var _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5224);
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7083);
/* harmony import */ var _schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(226);





/** Parses the text of a JSON file; a byte order mark is dropped. Throws one error that names file, line and column. */
function parseJsonSource(text, file) {
    try {
        return (0,_kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonDocument */ .dH)(text.startsWith('\uFEFF') ? text.slice(1) : text);
    }
    catch (error) {
        if (!(error instanceof _kernel_json_document_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q3))
            throw error;
        const empty = text.trim() === '' ? ' The file is empty.' : '';
        throw new _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_1__/* .PortcullisError */ .S('invalid_input', `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(file)}:${error.line}:${error.column}: not valid JSON: ${error.message}.${empty}`, 'Correct the file; if a tool wrote it, it was cut off or edited: write it again.', { cause: error });
    }
}
/** The value as what the schema describes, or one error with every problem. `what` names the document for people. */
function checkedValue(what, value, validate, file, lines, help) {
    if (validate(value))
        return value;
    throw (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemsError */ .$j)(what, (0,_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .schemaProblems */ .I)(validate.errors ?? [], value, file, lines), help);
}
/**
 * Parses and checks a JSON document; a repeated key is an error, since one of the two was meant. `wholeCharacters`: of a document
 * that has a digest.
 */
function parseCheckedJson(what, text, validate, file, options = {}) {
    const document = parseJsonSource(text, file);
    refuseDuplicateKeys(what, document, file);
    if (options.wholeCharacters === true)
        refuseBrokenText(what, document, file);
    return checkedValue(what, document.value, validate, file, document, options.help);
}
/** Throws where a key stands twice in one object. */
function refuseDuplicateKeys(what, document, file) {
    if (document.duplicateKeys.length === 0)
        return;
    throw (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemsError */ .$j)(what, document.duplicateKeys.map(({ pointer, line }) => ({
        file,
        line,
        pointer,
        expected: 'each key once',
        found: 'the key again',
        help: null,
    })));
}
/**
 * Throws where a text holds half of a surrogate pair, which JSON's escapes can write and no other form of text can carry: there
 * is no digest of it.
 */
function refuseBrokenText(what, document, file) {
    const problems = [];
    const visit = (value, pointer, key) => {
        if (!isWellFormed(key) || (typeof value === 'string' && !isWellFormed(value))) {
            const line = document.lineOf(pointer) ?? null;
            const expected = 'whole characters';
            problems.push({ file, line, pointer, expected, found: 'half of a surrogate pair', help: null });
        }
        if (value === null || typeof value !== 'object')
            return;
        for (const [name, item] of Object.entries(value))
            visit(item, (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_4__/* .childPointer */ .Y)(pointer, name), name);
    };
    visit(document.value, '', '');
    if (problems.length > 0)
        throw (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .problemsError */ .$j)(what, problems);
}
function isWellFormed(text) {
    return !/\p{Surrogate}/u.test(text);
}


/***/ }),

/***/ 7083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ problemsError),
/* harmony export */   FQ: () => (/* binding */ ProblemsError),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   g$: () => (/* binding */ printable)
/* harmony export */ });
/* harmony import */ var _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6578);

/** More problems than this are counted, not listed: the first ones are usually the cause of the rest. */
const LISTED_PROBLEMS = 20;
const FOUND_LIMIT = 80;
/** Of a path, a pointer or a sentence that holds parts of the document. */
const PART_LIMIT = 300;
/** `file:line: pointer: expected …, found …` with the remedy, on one line whatever the document holds. */
function formatProblem(problem) {
    const place = problem.line === null ? part(problem.file) : `${part(problem.file)}:${problem.line}`;
    const pointer = problem.pointer === '' ? '' : ` ${part(problem.pointer)}:`;
    const help = problem.help === null ? '' : ` (${part(problem.help)})`;
    return `${place}:${pointer} expected ${part(problem.expected)}, found ${part(problem.found)}${help}`;
}
/** One error for all problems of a document, which it keeps for who lists those of several documents. */
class ProblemsError extends _kernel_portcullis_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PortcullisError */ .S {
    problems;
    constructor(what, problems, help) {
        const lines = problems.slice(0, LISTED_PROBLEMS).map((problem) => `  ${formatProblem(problem)}`);
        if (problems.length > LISTED_PROBLEMS)
            lines.push(`  and ${problems.length - LISTED_PROBLEMS} more`);
        super('invalid_input', `${what} is not valid:\n${lines.join('\n')}`, help);
        this.problems = problems;
    }
}
/** One error for all problems of a document; `problems` must not be empty. */
function problemsError(what, problems, help) {
    return new ProblemsError(what, problems, help);
}
/** A value as a reader recognises it, on one line and cut to length. */
function shown(value) {
    if (value === undefined)
        return 'nothing';
    if (typeof value === 'string' && value.length > FOUND_LIMIT)
        return `${shown(cut(value, FOUND_LIMIT))}…`;
    return cut(printable(JSON.stringify(value)), typeof value === 'string' ? PART_LIMIT : FOUND_LIMIT, '…');
}
/** A text on one line: what cannot be seen, ends a line or changes the order of other characters stands as an escape. */
function printable(text) {
    return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function part(text) {
    return cut(printable(text), PART_LIMIT, '…');
}
/** Never in the middle of a pair of surrogates. */
function cut(text, limit, mark = '') {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}${mark}`;
}


/***/ }),

/***/ 226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ schemaProblems)
/* harmony export */ });
/* harmony import */ var _kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5224);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7083);


/** What a generated validator found, as problems that name place, expected and found. */
function schemaProblems(errors, value, file, lines) {
    const problems = relevant(errors).map((error) => {
        const key = keyOf(error);
        const pointer = key === undefined ? error.instancePath : (0,_kernel_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(error.instancePath, key);
        return {
            file,
            line: lines.lineOf(pointer) ?? lines.lineOf(error.instancePath) ?? null,
            pointer,
            expected: expectation(error),
            found: foundBy(error, key, value, pointer),
            help: null,
        };
    });
    const seen = new Set();
    return problems.filter((problem) => {
        const key = `${problem.pointer} ${problem.expected}`;
        return seen.has(key) ? false : seen.add(key);
    });
}
/** The key that is wrong, where the error is one of a key and not of its value. */
function keyOf(error) {
    const extra = error.keyword === 'additionalProperties' ? error.params['additionalProperty'] : undefined;
    return typeof extra === 'string' ? extra : error.propertyName;
}
function foundBy(error, key, value, pointer) {
    if (error.keyword === 'required')
        return 'nothing';
    if (key === undefined)
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(valueAt(value, pointer));
    return error.keyword === 'additionalProperties' ? `the unknown field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}` : `the name ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(key)}`;
}
/**
 * Of the branches of an `anyOf`, those that got further into the value say more than the ones that refused it at once; where
 * all refused it at once, one problem names what they would have taken.
 */
function relevant(errors) {
    const unions = new Set(errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath));
    const merged = new Map([...unions].map((path) => [path, branchTypes(errors, path)]));
    return errors.flatMap((error) => {
        if (error.keyword === 'propertyNames' || error.keyword === 'if')
            return [];
        const types = merged.get(error.instancePath);
        if (types === undefined)
            return [error];
        if (error.keyword === 'anyOf')
            return types.length === 0 ? [] : [{ ...error, keyword: 'type', params: { type: types } }];
        return error.keyword === 'type' ? [] : [error];
    });
}
/** What the branches of a union would have taken, where each of them refused the value at once; else nothing. */
function branchTypes(errors, union) {
    const own = errors.filter((error) => error.instancePath === union && error.keyword !== 'anyOf');
    const further = own.some((error) => error.keyword !== 'type');
    if (further || errors.some((error) => error.instancePath.startsWith(`${union}/`)))
        return [];
    return own.map((error) => String(error.params.type));
}
function expectation(error) {
    const params = error.params;
    switch (error.keyword) {
        case 'required':
            return `a field ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(params['missingProperty'])}`;
        case 'additionalProperties':
            return 'only known fields';
        case 'type':
            return Array.isArray(params['type']) ? params['type'].join(' or ') : String(params['type']);
        case 'enum':
            return `one of ${params['allowedValues'].map((item) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(item)).join(', ')}`;
        case 'const':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(params['allowedValue']);
        case 'pattern':
            return describePattern(String(params['pattern']), error);
        case 'minItems':
            return params['limit'] === 1 ? 'a list that is not empty' : `at least ${String(params['limit'])} items`;
        case 'maxItems':
            return `at most ${String(params['limit'])} items`;
        case 'minimum':
        case 'maximum':
        case 'exclusiveMinimum':
            return `a number ${String(params['comparison'])} ${String(params['limit'])}`;
        default:
            return error.message ?? error.keyword;
    }
}
function describePattern(pattern, error) {
    const subject = error.propertyName === undefined ? 'a text' : 'a name';
    if (pattern === '\\S')
        return 'a text that is not empty';
    return `${subject} that matches ${pattern}`;
}
function valueAt(value, pointer) {
    let current = value;
    for (const part of pointer.split('/').slice(1)) {
        if (current === null || typeof current !== 'object')
            return undefined;
        current = current[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    }
    return current;
}


/***/ }),

/***/ 8463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M9: () => (/* binding */ TURN_DELTAS),
  D5: () => (/* binding */ TYPESTATE_RESULT_FILE),
  Ko: () => (/* binding */ parseTypestateResult)
});

;// CONCATENATED MODULE: ./build/contracts/generated/typestate-result.validate.js
// Generated from typestate-result.schema.json by scripts/generate.ts.

const validate = validate34;
const schema83 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"typestate-result.schema.json","title":"TypestateResult","description":"What the typestate gate decided, and everything that a report needs to say why.","type":"object","additionalProperties":false,"required":["schema","gate","verdict","exit_code","comparator","head","policies","turns","counts","rows","findings","warnings"],"properties":{"schema":{"const":1},"gate":{"const":"typestate"},"verdict":{"enum":["pass","fail","not_comparable"]},"exit_code":{"enum":[0,1,3]},"comparator":{"$ref":"comparator-report.schema.json"},"head":{"type":"object","additionalProperties":false,"required":["commit"],"properties":{"commit":{"type":["string","null"]}}},"policies":{"description":"Digests that turns have to be bound to, by policy; null where the client’s own behaviour stands for it.","type":"object","additionalProperties":{"type":["string","null"]}},"turns":{"type":"object","additionalProperties":false,"required":["judged","accepted","rejected"],"properties":{"judged":{"type":"integer","minimum":0},"accepted":{"type":"integer","minimum":0},"rejected":{"type":"integer","minimum":0}}},"counts":{"description":"Rows by delta; every delta has its number.","type":"object","additionalProperties":{"type":"integer","minimum":0}},"rows":{"type":"array","items":{"$ref":"#/definitions/row"}},"findings":{"type":"array","items":{"$ref":"#/definitions/finding"}},"warnings":{"type":"array","items":{"type":"string"}}},"definitions":{"delta":{"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","closed"]},"subject":{"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}},"place":{"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}},"row":{"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}},"finding":{"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}}}};
const schema88 = {"title":"TurnFinding","type":"object","additionalProperties":false,"required":["rule","level","subject","message","file","line"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","note"]},"subject":{"type":"string"},"message":{"type":"string"},"file":{"type":["string","null"]},"line":{"type":["integer","null"]}}};
const func2 = Object.prototype.hasOwnProperty;
const schema30 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"comparator-report.schema.json","title":"ComparatorReport","description":"What a gate compared with, and every commit that it used.","type":"object","additionalProperties":false,"required":["kind","event","source","base_ref","base_tip","merge_base","head_sha","tested_sha","alternatives","steps","baseline_path","baseline_blob","baseline_outcome","config_outcome"],"properties":{"kind":{"enum":["git","file"]},"event":{"description":"The event that asked, where one did.","type":["string","null"]},"source":{"description":"Who told the commit; null where the event itself did.","enum":["api","git",null]},"base_ref":{"type":["string","null"]},"base_tip":{"$ref":"#/definitions/commit"},"merge_base":{"description":"The commit that was compared with: the merge base, or what the event wants in its place.","$ref":"#/definitions/commit"},"head_sha":{"description":"The head that the comparator was found for, such as that of the pull request.","$ref":"#/definitions/commit"},"tested_sha":{"description":"What was checked out: the head, or its merge with the base.","$ref":"#/definitions/commit"},"alternatives":{"description":"Other best common ancestors, where history crosses over.","type":"array","items":{"type":"string"}},"steps":{"type":"array","items":{"type":"string"}},"baseline_path":{"type":"string"},"baseline_blob":{"$ref":"#/definitions/commit"},"baseline_outcome":{"description":"`none`: there is no file of tolerated classes, so that nothing is tolerated.","enum":["found","first_adoption","none"]},"config_outcome":{"enum":["found","default"]}},"definitions":{"commit":{"type":["string","null"]}}};
const schema31 = {"type":["string","null"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="comparator-report.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.base_ref === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_ref"},message:"must have required property '"+"base_ref"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.base_tip === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_tip"},message:"must have required property '"+"base_tip"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.merge_base === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merge_base"},message:"must have required property '"+"merge_base"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.head_sha === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_sha"},message:"must have required property '"+"head_sha"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.tested_sha === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tested_sha"},message:"must have required property '"+"tested_sha"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.alternatives === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alternatives"},message:"must have required property '"+"alternatives"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.steps === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.baseline_path === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_path"},message:"must have required property '"+"baseline_path"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.baseline_blob === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_blob"},message:"must have required property '"+"baseline_blob"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.baseline_outcome === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseline_outcome"},message:"must have required property '"+"baseline_outcome"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.config_outcome === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "config_outcome"},message:"must have required property '"+"config_outcome"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((data0 === "git") || (data0 === "file"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if((typeof data1 !== "string") && (data1 !== null)){
const err16 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: schema30.properties.event.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(!(((data2 === "api") || (data2 === "git")) || (data2 === null))){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema30.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.base_ref !== undefined){
let data3 = data.base_ref;
if((typeof data3 !== "string") && (data3 !== null)){
const err18 = {instancePath:instancePath+"/base_ref",schemaPath:"#/properties/base_ref/type",keyword:"type",params:{type: schema30.properties.base_ref.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.base_tip !== undefined){
let data4 = data.base_tip;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/base_tip",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.merge_base !== undefined){
let data5 = data.merge_base;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/merge_base",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.head_sha !== undefined){
let data6 = data.head_sha;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/head_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tested_sha !== undefined){
let data7 = data.tested_sha;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/tested_sha",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.alternatives !== undefined){
let data8 = data.alternatives;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
const err23 = {instancePath:instancePath+"/alternatives/" + i0,schemaPath:"#/properties/alternatives/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/alternatives",schemaPath:"#/properties/alternatives/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err25 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.baseline_path !== undefined){
if(typeof data.baseline_path !== "string"){
const err27 = {instancePath:instancePath+"/baseline_path",schemaPath:"#/properties/baseline_path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.baseline_blob !== undefined){
let data13 = data.baseline_blob;
if((typeof data13 !== "string") && (data13 !== null)){
const err28 = {instancePath:instancePath+"/baseline_blob",schemaPath:"#/definitions/commit/type",keyword:"type",params:{type: schema31.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.baseline_outcome !== undefined){
let data14 = data.baseline_outcome;
if(!(((data14 === "found") || (data14 === "first_adoption")) || (data14 === "none"))){
const err29 = {instancePath:instancePath+"/baseline_outcome",schemaPath:"#/properties/baseline_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.baseline_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.config_outcome !== undefined){
let data15 = data.config_outcome;
if(!((data15 === "found") || (data15 === "default"))){
const err30 = {instancePath:instancePath+"/config_outcome",schemaPath:"#/properties/config_outcome/enum",keyword:"enum",params:{allowedValues: schema30.properties.config_outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema84 = {"title":"TurnRow","type":"object","additionalProperties":false,"required":["subject","class","delta","gate","tolerated","turns","places","reason"],"properties":{"subject":{"$ref":"#/definitions/subject"},"class":{"description":"Null where the row speaks of no class.","type":["string","null"]},"delta":{"$ref":"#/definitions/delta"},"gate":{"enum":["fail","undecided","warn","report","ok"]},"tolerated":{"title":"ToleranceOfRow","description":"What a baseline says of the class.","type":["object","null"],"additionalProperties":false,"required":["reason","owner","expires","expired"],"properties":{"reason":{"type":"string"},"owner":{"type":["string","null"]},"expires":{"type":"string"},"expired":{"type":"boolean"}}},"turns":{"description":"In how many turns.","type":"integer","minimum":0},"places":{"description":"The first of them.","type":"array","items":{"$ref":"#/definitions/place"}},"reason":{"type":"string"}}};
const schema85 = {"title":"TurnSubject","description":"A case under a provider, a turn of an evidence file by its id, or what else is in such a file.","type":"object","additionalProperties":false,"required":["case_id","agent","turn_id","file"],"properties":{"case_id":{"type":["string","null"]},"agent":{"type":["string","null"]},"turn_id":{"type":["string","null"]},"file":{"type":["string","null"]}}};
const schema86 = {"title":"TurnDelta","enum":["invalid","regression","unjudged","new","tolerated","infra","improvement","closed"]};
const schema87 = {"title":"TurnPlace","type":"object","additionalProperties":false,"required":["file","line","calls","cause"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"calls":{"description":"The calls at fault.","type":"array","items":{"type":"string"}},"cause":{"description":"What interrupted the turn.","type":["string","null"]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.delta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delta"},message:"must have required property '"+"delta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tolerated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tolerated"},message:"must have required property '"+"tolerated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.turns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.places === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.reason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "subject") || (key0 === "class")) || (key0 === "delta")) || (key0 === "gate")) || (key0 === "tolerated")) || (key0 === "turns")) || (key0 === "places")) || (key0 === "reason"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.case_id === undefined){
const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "case_id"},message:"must have required property '"+"case_id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.agent === undefined){
const err10 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.turn_id === undefined){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "turn_id"},message:"must have required property '"+"turn_id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.file === undefined){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "case_id") || (key1 === "agent")) || (key1 === "turn_id")) || (key1 === "file"))){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.case_id !== undefined){
let data1 = data0.case_id;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/subject/case_id",schemaPath:"#/definitions/subject/properties/case_id/type",keyword:"type",params:{type: schema85.properties.case_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.agent !== undefined){
let data2 = data0.agent;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/subject/agent",schemaPath:"#/definitions/subject/properties/agent/type",keyword:"type",params:{type: schema85.properties.agent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.turn_id !== undefined){
let data3 = data0.turn_id;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/subject/turn_id",schemaPath:"#/definitions/subject/properties/turn_id/type",keyword:"type",params:{type: schema85.properties.turn_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.file !== undefined){
let data4 = data0.file;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/subject/file",schemaPath:"#/definitions/subject/properties/file/type",keyword:"type",params:{type: schema85.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/subject",schemaPath:"#/definitions/subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: schema84.properties.class.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.delta !== undefined){
let data6 = data.delta;
if(!((((((((data6 === "invalid") || (data6 === "regression")) || (data6 === "unjudged")) || (data6 === "new")) || (data6 === "tolerated")) || (data6 === "infra")) || (data6 === "improvement")) || (data6 === "closed"))){
const err20 = {instancePath:instancePath+"/delta",schemaPath:"#/definitions/delta/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gate !== undefined){
let data7 = data.gate;
if(!(((((data7 === "fail") || (data7 === "undecided")) || (data7 === "warn")) || (data7 === "report")) || (data7 === "ok"))){
const err21 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/enum",keyword:"enum",params:{allowedValues: schema84.properties.gate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tolerated !== undefined){
let data8 = data.tolerated;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/type",keyword:"type",params:{type: schema84.properties.tolerated.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.reason === undefined){
const err23 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.owner === undefined){
const err24 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.expires === undefined){
const err25 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expires"},message:"must have required property '"+"expires"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.expired === undefined){
const err26 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/required",keyword:"required",params:{missingProperty: "expired"},message:"must have required property '"+"expired"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "reason") || (key2 === "owner")) || (key2 === "expires")) || (key2 === "expired"))){
const err27 = {instancePath:instancePath+"/tolerated",schemaPath:"#/properties/tolerated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.reason !== undefined){
if(typeof data8.reason !== "string"){
const err28 = {instancePath:instancePath+"/tolerated/reason",schemaPath:"#/properties/tolerated/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.owner !== undefined){
let data10 = data8.owner;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/tolerated/owner",schemaPath:"#/properties/tolerated/properties/owner/type",keyword:"type",params:{type: schema84.properties.tolerated.properties.owner.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.expires !== undefined){
if(typeof data8.expires !== "string"){
const err30 = {instancePath:instancePath+"/tolerated/expires",schemaPath:"#/properties/tolerated/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.expired !== undefined){
if(typeof data8.expired !== "boolean"){
const err31 = {instancePath:instancePath+"/tolerated/expired",schemaPath:"#/properties/tolerated/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data.turns !== undefined){
let data13 = data.turns;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err32 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.places !== undefined){
let data14 = data.places;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.file === undefined){
const err34 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.line === undefined){
const err35 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.calls === undefined){
const err36 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.cause === undefined){
const err37 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/required",keyword:"required",params:{missingProperty: "cause"},message:"must have required property '"+"cause"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data15){
if(!((((key3 === "file") || (key3 === "line")) || (key3 === "calls")) || (key3 === "cause"))){
const err38 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.file !== undefined){
if(typeof data15.file !== "string"){
const err39 = {instancePath:instancePath+"/places/" + i0+"/file",schemaPath:"#/definitions/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.line !== undefined){
let data17 = data15.line;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/places/" + i0+"/line",schemaPath:"#/definitions/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data15.calls !== undefined){
let data18 = data15.calls;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
const err42 = {instancePath:instancePath+"/places/" + i0+"/calls/" + i1,schemaPath:"#/definitions/place/properties/calls/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/places/" + i0+"/calls",schemaPath:"#/definitions/place/properties/calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data15.cause !== undefined){
let data20 = data15.cause;
if((typeof data20 !== "string") && (data20 !== null)){
const err44 = {instancePath:instancePath+"/places/" + i0+"/cause",schemaPath:"#/definitions/place/properties/cause/type",keyword:"type",params:{type: schema87.properties.cause.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/places/" + i0,schemaPath:"#/definitions/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err47 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="typestate-result.schema.json" */;
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
if(data.gate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.verdict === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.exit_code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exit_code"},message:"must have required property '"+"exit_code"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comparator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comparator"},message:"must have required property '"+"comparator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.head === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.policies === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"},message:"must have required property '"+"policies"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.turns === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "turns"},message:"must have required property '"+"turns"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.rows === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.findings === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.warnings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema83.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.schema !== undefined){
if(1 !== data.schema){
const err13 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gate !== undefined){
if("typestate" !== data.gate){
const err14 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/const",keyword:"const",params:{allowedValue: "typestate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.verdict !== undefined){
let data2 = data.verdict;
if(!(((data2 === "pass") || (data2 === "fail")) || (data2 === "not_comparable"))){
const err15 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema83.properties.verdict.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.exit_code !== undefined){
let data3 = data.exit_code;
if(!(((data3 === 0) || (data3 === 1)) || (data3 === 3))){
const err16 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema83.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.comparator !== undefined){
if(!(validate24(data.comparator, {instancePath:instancePath+"/comparator",parentData:data,parentDataProperty:"comparator",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.head !== undefined){
let data5 = data.head;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.commit === undefined){
const err17 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"},message:"must have required property '"+"commit"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data5){
if(!(key1 === "commit")){
const err18 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.commit !== undefined){
let data6 = data5.commit;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema83.properties.head.properties.commit.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.policies !== undefined){
let data7 = data.policies;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/policies/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/policies/additionalProperties/type",keyword:"type",params:{type: schema83.properties.policies.additionalProperties.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.turns !== undefined){
let data9 = data.turns;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.judged === undefined){
const err23 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.accepted === undefined){
const err24 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.rejected === undefined){
const err25 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/required",keyword:"required",params:{missingProperty: "rejected"},message:"must have required property '"+"rejected"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "judged") || (key3 === "accepted")) || (key3 === "rejected"))){
const err26 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.judged !== undefined){
let data10 = data9.judged;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err27 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/turns/judged",schemaPath:"#/properties/turns/properties/judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data9.accepted !== undefined){
let data11 = data9.accepted;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/turns/accepted",schemaPath:"#/properties/turns/properties/accepted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data9.rejected !== undefined){
let data12 = data9.rejected;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err31 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/turns/rejected",schemaPath:"#/properties/turns/properties/rejected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err33 = {instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.counts !== undefined){
let data13 = data.counts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
let data14 = data13[key4];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/counts/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
else {
const err36 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data15[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.findings !== undefined){
let data17 = data.findings;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.rule === undefined){
const err38 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18.level === undefined){
const err39 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18.subject === undefined){
const err40 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.message === undefined){
const err41 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.file === undefined){
const err42 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.line === undefined){
const err43 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key5 in data18){
if(!((((((key5 === "rule") || (key5 === "level")) || (key5 === "subject")) || (key5 === "message")) || (key5 === "file")) || (key5 === "line"))){
const err44 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.rule !== undefined){
if(typeof data18.rule !== "string"){
const err45 = {instancePath:instancePath+"/findings/" + i1+"/rule",schemaPath:"#/definitions/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.level !== undefined){
let data20 = data18.level;
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "note"))){
const err46 = {instancePath:instancePath+"/findings/" + i1+"/level",schemaPath:"#/definitions/finding/properties/level/enum",keyword:"enum",params:{allowedValues: schema88.properties.level.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.subject !== undefined){
if(typeof data18.subject !== "string"){
const err47 = {instancePath:instancePath+"/findings/" + i1+"/subject",schemaPath:"#/definitions/finding/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.message !== undefined){
if(typeof data18.message !== "string"){
const err48 = {instancePath:instancePath+"/findings/" + i1+"/message",schemaPath:"#/definitions/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.file !== undefined){
let data23 = data18.file;
if((typeof data23 !== "string") && (data23 !== null)){
const err49 = {instancePath:instancePath+"/findings/" + i1+"/file",schemaPath:"#/definitions/finding/properties/file/type",keyword:"type",params:{type: schema88.properties.file.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data18.line !== undefined){
let data24 = data18.line;
if((!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))) && (data24 !== null)){
const err50 = {instancePath:instancePath+"/findings/" + i1+"/line",schemaPath:"#/definitions/finding/properties/line/type",keyword:"type",params:{type: schema88.properties.line.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/findings/" + i1,schemaPath:"#/definitions/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.warnings !== undefined){
let data25 = data.warnings;
if(Array.isArray(data25)){
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(typeof data25[i2] !== "string"){
const err53 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

// EXTERNAL MODULE: ./build/contracts/json-source.js
var json_source = __webpack_require__(748);
;// CONCATENATED MODULE: ./build/contracts/typestate-result.js


/** Worst first. */
const TURN_DELTAS = [
    'invalid',
    'regression',
    'unjudged',
    'new',
    'tolerated',
    'infra',
    'improvement',
    'closed',
];
/** The name of the typestate gate's own result file. */
const TYPESTATE_RESULT_FILE = 'typestate-result.json';
function parseTypestateResult(text, file) {
    const help = 'If another version of Portcullis wrote it, run the gate again with this one.';
    return (0,json_source/* parseCheckedJson */.Xm)('the typestate result', text, validate, file, { help });
}


/***/ }),

/***/ 8872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   _: () => (/* binding */ withTypestate)
/* harmony export */ });
/** Worst first: a gate that could not decide never hides one that failed. */
const VERDICTS = ['fail', 'not_comparable', 'pass'];
/** 0 holds, 1 a gate failed, 3 not comparable or not enough data. */
function exitCodeOf(verdict) {
    return { pass: 0, fail: 1, not_comparable: 3 }[verdict];
}
/** The routing gate's result together with that of the typestate gate: the worse verdict holds. */
function withTypestate(routing, typestate) {
    const gates = { ...routing.gates, typestate: typestate.verdict };
    const verdict = VERDICTS.find((one) => one === gates.routing || one === gates.typestate) ?? 'not_comparable';
    return { ...routing, verdict, exit_code: exitCodeOf(verdict), gates, typestate };
}


/***/ }),

/***/ 9745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ subjectText),
  h: () => (/* binding */ typestateGate)
});

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
// EXTERNAL MODULE: ./build/contracts/typestate-result.js + 1 modules
var typestate_result = __webpack_require__(8463);
// EXTERNAL MODULE: ./build/kernel/ordering.js
var ordering = __webpack_require__(3698);
// EXTERNAL MODULE: ./build/routing/compare-cell.js + 4 modules
var compare_cell = __webpack_require__(2061);
;// CONCATENATED MODULE: ./build/typestate/compare-class.js
/**
 * Compares a failure class with the baseline at the comparator: CONTRIBUTING.md, "Turns at the gate". The stricter of both baselines
 * holds, so that a pull request tolerates nothing for itself. Null where there is nothing to say.
 */
function compareClass(situation) {
    const { turns, before, after, isKnown, today, level, judgedWhole } = situation;
    if (turns === 0)
        return before === null || !judgedWhole ? null : improvement(before, today);
    const regression = (reason, of) => ({
        delta: 'regression',
        gate: { error: 'fail', warn: 'warn', off: 'report' }[level],
        tolerated: toleranceOf(of, today),
        reason,
    });
    if (!isKnown) {
        if (after === null)
            return regression('nothing tolerates it', null);
        if (isOver(after, today))
            return regression(`it was tolerated until ${after.expires}`, after);
        const reason = `the comparator does not know this: tolerated until ${after.expires}: ${after.reason}`;
        return { delta: 'new', gate: 'warn', tolerated: toleranceOf(after, today), reason };
    }
    if (before === null) {
        return regression(after === null ? 'it is new' : 'it is new; what the pull request tolerates itself does not count', null);
    }
    if (isOver(before, today))
        return regression(`it was tolerated until ${before.expires}`, before);
    if (after === null)
        return regression('the pull request tolerates it no longer', before);
    if (isOver(after, today))
        return regression(`the pull request tolerates it until ${after.expires} only`, after);
    const last = before.expires < after.expires ? before : after;
    return {
        delta: 'tolerated',
        gate: 'report',
        tolerated: toleranceOf(last, today),
        reason: `tolerated until ${last.expires}: ${before.reason}`,
    };
}
function improvement(before, today) {
    return {
        delta: 'improvement',
        gate: 'report',
        tolerated: toleranceOf(before, today),
        reason: 'it does not occur any more: the baseline need not tolerate it',
    };
}
/** The day itself still belongs to it. */
function isOver({ expires }, today) {
    return expires < today;
}
function toleranceOf(entry, today) {
    if (entry === null)
        return null;
    const { reason, owner, expires } = entry;
    return { reason, owner: owner ?? null, expires, expired: isOver(entry, today) };
}

// EXTERNAL MODULE: ./build/typestate/failure-class.js
var failure_class = __webpack_require__(9493);
// EXTERNAL MODULE: ./build/gates/gate-verdict.js
var gate_verdict = __webpack_require__(8872);
;// CONCATENATED MODULE: ./build/gates/typestate-gate.js







/**
 * Compares the failure classes of the head's turns with those that the comparator tolerates, and decides (CONTRIBUTING.md, "Turns at
 * the gate"). Pure: the same input gives the same result, subject by subject, cases before turns of evidence files.
 */
function typestateGate(input) {
    const subjects = [...input.subjects].sort((left, right) => (0,ordering/* compareCodePoints */.OP)(subjectText(left.subject), subjectText(right.subject)));
    const rows = subjects.flatMap((turns) => rowsOf(turns, input));
    const judged = subjects.reduce((sum, { turns }) => sum + turns, 0);
    const rejected = subjects.reduce((sum, item) => sum + item.rejected, 0);
    const verdict = rows.some(({ gate }) => gate === 'fail')
        ? 'fail'
        : (judged === 0 && !input.nothingToRun) || rows.some(({ gate }) => gate === 'undecided')
            ? 'not_comparable'
            : 'pass';
    return {
        schema: 1,
        gate: 'typestate',
        verdict,
        exit_code: (0,gate_verdict/* exitCodeOf */.F)(verdict),
        comparator: input.comparator.report,
        head: { commit: input.head.commit },
        policies: { ...input.policies },
        turns: { judged, accepted: judged - rejected, rejected },
        counts: Object.fromEntries(typestate_result/* TURN_DELTAS */.M9.map((delta) => [delta, rows.filter((row) => row.delta === delta).length])),
        rows,
        findings: findingsOf(rows),
        warnings: [...input.warnings, ...warningsOf(input, judged)],
    };
}
/** What a subject is called in messages. */
function subjectText({ case_id: caseId, agent, turn_id: turnId, file }) {
    if (turnId !== null)
        return `turn ${turnId}`;
    return file ?? `${caseId ?? ''}/${agent ?? ''}`;
}
function rowsOf(turns, input) {
    const { subject, classes, infra, unjudged } = turns;
    const { head, comparator, today } = input;
    const [before, after] = [toleratedOf(comparator.baseline, turns, true), toleratedOf(head.baseline, turns, false)];
    const level = comparator.config.levels.typestate;
    const judgedWhole = turns.turns > 0 && unjudged.length === 0 && infra.size === 0;
    const compared = [...new Set([...classes.keys(), ...before.keys()])].sort(ordering/* compareCodePoints */.OP).flatMap((name) => {
        const found = classes.get(name) ?? { turns: 0, places: [] };
        const result = compareClass({
            turns: found.turns,
            judgedWhole,
            before: before.get(name) ?? null,
            after: after.get(name) ?? null,
            isKnown: turns.isKnown,
            today,
            level,
        });
        return result === null ? [] : [{ subject, class: name, ...result, turns: found.turns, places: [...found.places] }];
    });
    const ofInfra = [...infra]
        .sort(([left], [right]) => (0,ordering/* compareCodePoints */.OP)(left, right))
        .map(([name, found]) => {
        const reason = 'the run was ended by its infrastructure, so that it says nothing about the change';
        const told = { delta: 'infra', gate: 'report', tolerated: null, reason };
        return { subject, class: name, ...told, turns: found.turns, places: [...found.places] };
    });
    const ofRest = unjudged.map(({ delta, gate, reason, place }) => {
        const places = place === null ? [] : [place];
        return { subject, class: null, delta, gate, tolerated: null, turns: 0, places, reason };
    });
    const rows = [...ofRest, ...compared, ...ofInfra];
    if (rows.length > 0)
        return rows;
    const reason = `${(0,counted/* counted */.h)(turns.turns, 'turn')} closed`;
    const closed = { delta: 'closed', gate: 'ok', tolerated: null, reason };
    return [{ subject, class: null, ...closed, turns: turns.turns, places: [] }];
}
const NOTHING = new Map();
function toleratedOf(baseline, { subject, beforeId }, isComparator) {
    if (subject.turn_id !== null)
        return baseline.turns.get(subject.turn_id) ?? NOTHING;
    const id = isComparator ? beforeId : subject.case_id;
    return baseline.cases.get(id ?? '')?.get(subject.agent ?? '') ?? NOTHING;
}
function findingsOf(rows) {
    const levels = { fail: 'error', undecided: 'error', warn: 'warning', report: 'note', ok: 'note' };
    return rows
        .filter(({ delta }) => delta !== 'closed')
        .sort((left, right) => rankOf(left) - rankOf(right))
        .map((row) => ({
        rule: row.delta,
        level: levels[row.gate],
        subject: subjectText(row.subject),
        message: messageOf(row),
        file: row.places[0]?.file ?? null,
        line: row.places[0]?.line ?? null,
    }));
}
function messageOf({ class: name, reason, turns, places }) {
    if (name === null)
        return reason;
    const [place] = places;
    const calls = place === undefined || place.calls.length === 0 ? '' : ` (${place.calls.join(', ')})`;
    const cause = place === undefined || place.cause === null ? '' : `, interrupted: ${place.cause}`;
    const count = turns > 1 ? ` in ${turns} turns` : '';
    return `${name}${calls}${count}${cause}: ${reason}`;
}
/** Worst first; a stable sort keeps the order of the subjects within a rank. */
function rankOf(row) {
    return compare_cell/* GATE_EFFECTS */.D.indexOf(row.gate) * typestate_result/* TURN_DELTAS */.M9.length + typestate_result/* TURN_DELTAS */.M9.indexOf(row.delta);
}
function warningsOf({ head, comparator }, judged) {
    const known = new Set(failure_class/* FAILURE_CLASSES */.C);
    const sides = [
        ['the baseline', head.baseline],
        ['the comparator’s baseline', comparator.baseline],
    ];
    const misspelt = sides.flatMap(([side, baseline]) => {
        const names = [
            ...baseline.turns.values(),
            ...[...baseline.cases.values()].flatMap((agents) => [...agents.values()]),
        ]
            .flatMap((classes) => [...classes.keys()])
            .filter((name) => !known.has(name));
        return [...new Set(names)]
            .sort(ordering/* compareCodePoints */.OP)
            .map((name) => `${side} tolerates ${name}, which is no failure class`);
    });
    return judged === 0 ? ['there was no turn to judge', ...misspelt] : misspelt;
}


/***/ }),

/***/ 117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cJ: () => (/* binding */ speltNumber),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   rf: () => (/* binding */ canonicalJsonOfText)
/* harmony export */ });
/* harmony import */ var _json_number_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(276);
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8665);
/* harmony import */ var _json_writer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9534);



/** The reference's parser gives up at the 128th nested level. */
const MAX_DEPTH = 127;
/**
 * Canonical JSON of a plain or spelt value (premath harness 0.1): keys sorted by code point at every level, no spaces, no
 * escapes but the necessary ones. Whole numbers are written as integers (-0 as `-0.0`); where the difference between
 * `1` and `1.0`, or digits beyond 2^53, matter, use `canonicalJsonOfText`.
 *
 * Throws `TypeError` on anything that is not JSON data (undefined, NaN, ±Infinity, bigint, class instances, cycles),
 * on unpaired surrogates and on 128 nested levels.
 */
function canonicalJson(value) {
    return writeCanonical(value);
}
/**
 * Canonical JSON of a JSON text, as `canonicalJson`, but integers from -2^63 to 2^64-1 keep their digits and floats
 * stay floats (`1.0`, `1e3` → `1000.0`, integers out of that range too). Of duplicate keys the last wins.
 *
 * Throws `JsonSyntaxError` on text that is not JSON, on a byte order mark, on numbers beyond the range of a double, on
 * unpaired surrogates and on 128 nested levels.
 */
function canonicalJsonOfText(text) {
    return writeCanonical((0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonTree */ .U)(text, { maxDepth: MAX_DEPTH, wellFormedStrings: true }, speltNumber).value);
}
function writeCanonical(value) {
    return (0,_json_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .writeJson */ .n)(value, { indent: 0, maxDepth: MAX_DEPTH, unpairedSurrogates: 'refuse' });
}
/**
 * A number of a JSON text with its canonical spelling; its value must be finite. Short integers, by far the most frequent numbers,
 * need no wrapper to keep it.
 */
function speltNumber(spelling) {
    const value = Number(spelling);
    return String(value) === spelling && Number.isSafeInteger(value)
        ? value
        : new _json_writer_js__WEBPACK_IMPORTED_MODULE_1__/* .SpeltNumber */ .G((0,_json_number_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalNumberSpelling */ .i)(spelling));
}


/***/ }),

/***/ 8867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ DEFAULT_MAX_DEPTH),
  q3: () => (/* reexport */ json_syntax_error/* JsonSyntaxError */.q),
  dH: () => (/* binding */ parseJsonDocument)
});

// EXTERNAL MODULE: ./build/kernel/canonical-json.js
var canonical_json = __webpack_require__(117);
// EXTERNAL MODULE: ./build/kernel/json-pointer.js
var json_pointer = __webpack_require__(5224);
// EXTERNAL MODULE: ./build/kernel/json-scanner.js
var json_scanner = __webpack_require__(3727);
;// CONCATENATED MODULE: ./build/kernel/json-lines.js


/** Index the lines of a text that `scanJson` accepts. Of members with the same key the last counts. */
function indexJsonLines(text) {
    const indexer = new LineIndexer();
    (0,json_scanner/* scanJson */.E)(text, { maxDepth: Number.POSITIVE_INFINITY }, indexer);
    return { lineOf: (pointer) => lineAt(indexer.root, pointer) };
}
function lineAt(root, pointer) {
    const segments = (0,json_pointer/* pointerSegments */.c)(pointer);
    if (segments === undefined)
        return undefined;
    let entry = root;
    for (const segment of segments) {
        if (entry === undefined || typeof entry === 'number')
            return undefined;
        if ('members' in entry)
            entry = entry.members.get(segment);
        else
            entry = /^(?:0|[1-9]\d*)$/.test(segment) ? entry.items[Number(segment)] : undefined;
    }
    return typeof entry === 'object' ? entry.line : entry;
}
class LineIndexer {
    root = 1;
    #open = [];
    #key = '';
    #keyLine = 0;
    openObject(line) {
        this.#enter((at) => ({ line: at, members: new Map() }), line);
    }
    openArray(line) {
        this.#enter((at) => ({ line: at, items: [] }), line);
    }
    key(name, line) {
        this.#key = name;
        this.#keyLine = line;
    }
    close() {
        this.#open.pop();
    }
    scalar(_value, line) {
        this.#add(this.#lineFor(line));
    }
    number(_spelling, line) {
        this.#add(this.#lineFor(line));
    }
    #enter(create, valueLine) {
        const entry = create(this.#lineFor(valueLine));
        this.#add(entry);
        this.#open.push(entry);
    }
    #lineFor(valueLine) {
        const parent = this.#open.at(-1);
        return parent !== undefined && 'members' in parent ? this.#keyLine : valueLine;
    }
    #add(entry) {
        const parent = this.#open.at(-1);
        if (parent === undefined)
            this.root = entry;
        else if ('members' in parent)
            parent.members.set(this.#key, entry);
        else
            parent.items.push(entry);
    }
}

// EXTERNAL MODULE: ./build/kernel/json-tree.js
var json_tree = __webpack_require__(8665);
// EXTERNAL MODULE: ./build/kernel/json-syntax-error.js
var json_syntax_error = __webpack_require__(7985);
;// CONCATENATED MODULE: ./build/kernel/json-document.js




const DEFAULT_MAX_DEPTH = 512;
/**
 * Parse a JSON text strictly (RFC 8259: no comments, trailing commas, single quotes or byte order mark).
 * Throws `JsonSyntaxError`, also on numbers beyond the range of a double (`1e400`) and on too many nested levels.
 */
function parseJsonDocument(text, limits = {}) {
    const { value, duplicateKeys } = (0,json_tree/* parseJsonTree */.U)(text, { maxDepth: limits.maxDepth ?? DEFAULT_MAX_DEPTH }, Number);
    let lines;
    return {
        value,
        duplicateKeys,
        lineOf: (pointer) => (lines ??= indexJsonLines(text)).lineOf(pointer),
        canonical: () => (0,canonical_json/* canonicalJsonOfText */.rf)(text),
    };
}


/***/ }),

/***/ 276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ canonicalNumberSpelling),
/* harmony export */   u: () => (/* binding */ canonicalNumber)
/* harmony export */ });
const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 64n - 1n;
/** No integer in range has more characters; longer ones need not be read exactly to know that they are out. */
const MAX_INTEGER_LENGTH = 20;
/**
 * The canonical spelling of a finite number (premath harness 0.1), as of the text that `JSON.stringify` makes of it, so
 * that a value and a file written from it have one digest. Whole numbers count as integers, since a plain number has
 * lost the difference between `1` and `1.0`; -0, which `JSON.stringify` loses, is `-0.0`.
 */
function canonicalNumber(value) {
    if (Object.is(value, -0))
        return '-0.0';
    return Number.isSafeInteger(value) ? String(value) : canonicalNumberSpelling(String(value));
}
/**
 * The canonical spelling of a number as it is spelt in a JSON text: integers from -2^63 to 2^64-1 digit for digit,
 * all else (a fraction, an exponent, `-0`, integers out of range) as a float (`1.0`, `1e3` → `1000.0`).
 * `spelling` must be a JSON number with a finite value.
 */
function canonicalNumberSpelling(spelling) {
    const integer = /^-?\d+$/.test(spelling) && spelling !== '-0' && spelling.length <= MAX_INTEGER_LENGTH;
    if (integer && BigInt(spelling) >= MIN_INTEGER && BigInt(spelling) <= MAX_INTEGER)
        return spelling;
    return floatText(Number(spelling));
}
/** Shortest digits that read back as the same double, laid out like Rust's ryu: plain from 1e-5 to below 1e16. */
function floatText(value) {
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    const [mantissa = '', exponent = ''] = Math.abs(value).toExponential().split('e');
    const digits = mantissa.replace('.', '');
    const point = Number(exponent) + 1;
    if (point > 0 && point <= 16) {
        return `${sign}${digits.slice(0, point).padEnd(point, '0')}.${digits.slice(point) || '0'}`;
    }
    if (point > -5 && point <= 0)
        return `${sign}0.${'0'.repeat(-point)}${digits}`;
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : '';
    return `${sign}${digits.charAt(0)}${fraction}e${point - 1}`;
}


/***/ }),

/***/ 5224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ childPointer),
/* harmony export */   c: () => (/* binding */ pointerSegments)
/* harmony export */ });
/** The JSON pointer (RFC 6901) of a child: `parent` is a pointer, `segment` a member's key or an element's index. */
function childPointer(parent, segment) {
    return `${parent}/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** The unescaped segments of a JSON pointer, none for the root `''`; `undefined` where the text is no pointer. */
function pointerSegments(pointer) {
    if (pointer === '')
        return [];
    if (!pointer.startsWith('/') || /~(?![01])/.test(pointer))
        return undefined;
    return pointer
        .slice(1)
        .split('/')
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}


/***/ }),

/***/ 3727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ scanJson)
/* harmony export */ });
/* harmony import */ var _json_syntax_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7985);

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const LOWER_E = 0x65;
const LOWER_U = 0x75;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BYTE_ORDER_MARK = 0xfeff;
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;
const LITERALS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
const isDigit = (code) => code >= ZERO && code <= 0x39;
/**
 * Walk a JSON text (RFC 8259 and nothing more lenient) and tell `visitor` what stands there. Linear in the length of
 * the text and iterative, so that no input can exhaust the stack.
 *
 * Throws `JsonSyntaxError` on the first deviation, on a byte order mark, on a number beyond the range of a double and
 * where `limits` are passed; the visitor has then seen a part of the text.
 */
function scanJson(text, limits, visitor) {
    new JsonScanner(text, limits, visitor).scan();
}
class JsonScanner {
    #text;
    #limits;
    #visitor;
    /** The bracket that ends each open container, outermost first. */
    #closers = [];
    #at = 0;
    #line = 1;
    #lineStart = 0;
    constructor(text, limits, visitor) {
        this.#text = text;
        this.#limits = limits;
        this.#visitor = visitor;
    }
    scan() {
        if (this.#code() === BYTE_ORDER_MARK) {
            throw this.#error('the text starts with a byte order mark (U+FEFF); JSON is UTF-8 without one');
        }
        this.#skipSpace();
        do {
            this.#startValue();
        } while (this.#moveToNextValue());
    }
    /** Reads a scalar or enters containers, until a value has ended or an empty container waits for its bracket. */
    #startValue() {
        for (;;) {
            const code = this.#code();
            if (code !== OPEN_OBJECT && code !== OPEN_ARRAY)
                return this.#scalar(code);
            const closer = code === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_ARRAY;
            if (this.#closers.length >= this.#limits.maxDepth) {
                throw this.#error(`nested deeper than ${this.#limits.maxDepth} levels`);
            }
            this.#closers.push(closer);
            if (closer === CLOSE_OBJECT)
                this.#visitor.openObject(this.#line, this.#at);
            else
                this.#visitor.openArray(this.#line, this.#at);
            this.#at += 1;
            this.#skipSpace();
            if (this.#code() === closer)
                return;
            if (closer === CLOSE_OBJECT)
                this.#key("a key in double quotes or '}'");
        }
    }
    /** Closes the containers that end here; true where another value must follow, false at the end of the text. */
    #moveToNextValue() {
        for (;;) {
            this.#skipSpace();
            const closer = this.#closers.at(-1);
            if (closer === undefined) {
                if (this.#at < this.#text.length)
                    throw this.#unexpected('the end of the text');
                return false;
            }
            const code = this.#code();
            if (code === COMMA) {
                this.#at += 1;
                this.#skipSpace();
                if (closer === CLOSE_OBJECT)
                    this.#key('a key in double quotes');
                return true;
            }
            if (code !== closer)
                throw this.#unexpected(closer === CLOSE_OBJECT ? "',' or '}'" : "',' or ']'");
            this.#at += 1;
            this.#closers.pop();
            this.#visitor.close(this.#at);
        }
    }
    #key(expected) {
        if (this.#code() !== QUOTE)
            throw this.#unexpected(expected);
        const line = this.#line;
        this.#visitor.key(this.#string(), line);
        this.#skipSpace();
        if (this.#code() !== COLON)
            throw this.#unexpected("':'");
        this.#at += 1;
        this.#skipSpace();
    }
    #scalar(code) {
        const start = this.#at;
        if (code === QUOTE)
            return this.#visitor.scalar(this.#string(), this.#line, start, this.#at);
        if (code === MINUS || isDigit(code))
            return this.#number(code);
        for (const [word, value] of LITERALS) {
            if (this.#text.startsWith(word, this.#at)) {
                this.#at += word.length;
                return this.#visitor.scalar(value, this.#line, start, this.#at);
            }
        }
        throw this.#unexpected('a value');
    }
    #number(first) {
        const start = this.#at;
        if (first === MINUS)
            this.#at += 1;
        if (this.#code() === ZERO) {
            this.#at += 1;
            if (isDigit(this.#code()))
                throw this.#unexpected('no digit after a leading zero');
        }
        else {
            this.#digits();
        }
        if (this.#code() === DOT) {
            this.#at += 1;
            this.#digits();
        }
        if ((this.#code() | 0x20) === LOWER_E) {
            this.#at += 1;
            if (this.#code() === PLUS || this.#code() === MINUS)
                this.#at += 1;
            this.#digits();
        }
        const spelling = this.#text.slice(start, this.#at);
        if (this.#limits.anyNumber !== true && !Number.isFinite(Number(spelling))) {
            throw this.#error('a number beyond the range of a double', start);
        }
        this.#visitor.number(spelling, this.#line, start, this.#at);
    }
    #digits() {
        if (!isDigit(this.#code()))
            throw this.#unexpected('a digit');
        while (isDigit(this.#code()))
            this.#at += 1;
    }
    #string() {
        const start = this.#at;
        let escaped = false;
        this.#at += 1;
        for (;;) {
            const code = this.#code();
            if (code === QUOTE)
                break;
            if (code === BACKSLASH) {
                escaped = true;
                this.#escape();
            }
            else if (code >= SPACE) {
                this.#at += 1;
            }
            else {
                throw this.#unexpected(Number.isNaN(code) ? 'the end of the string' : 'an escape for the control character');
            }
        }
        this.#at += 1;
        const text = this.#text;
        // One string at a time: on whole objects JSON.parse confuses escaped keys in Node 24 (nodejs/node#63785).
        const value = escaped ? JSON.parse(text.slice(start, this.#at)) : text.slice(start + 1, this.#at - 1);
        if (this.#limits.wellFormedStrings === true && UNPAIRED_SURROGATE.test(value)) {
            throw this.#error('a string with half of a surrogate pair', start);
        }
        return value;
    }
    #escape() {
        this.#at += 1;
        const code = this.#code();
        if (Number.isNaN(code) || !'"\\/bfnrtu'.includes(String.fromCharCode(code))) {
            throw this.#unexpected('one of " \\ / b f n r t u after a backslash');
        }
        this.#at += 1;
        if (code !== LOWER_U)
            return;
        for (let count = 0; count < 4; count += 1) {
            const hex = this.#code();
            if (!isDigit(hex) && !((hex | 0x20) >= 0x61 && (hex | 0x20) <= 0x66))
                throw this.#unexpected('a hex digit');
            this.#at += 1;
        }
    }
    #skipSpace() {
        for (;;) {
            const code = this.#code();
            if (code === LINE_FEED) {
                this.#line += 1;
                this.#lineStart = this.#at + 1;
            }
            else if (code !== SPACE && code !== TAB && code !== CARRIAGE_RETURN) {
                return;
            }
            this.#at += 1;
        }
    }
    /** The code unit at the current place; NaN, which equals nothing, at the end of the text. */
    #code() {
        return this.#text.charCodeAt(this.#at);
    }
    #unexpected(expected) {
        const found = describeCharacter(this.#text.codePointAt(this.#at));
        return this.#error(`expected ${expected}, found ${found}`, this.#at, { expected, found });
    }
    #error(reason, offset = this.#at, details = {}) {
        const column = offset - this.#lineStart + 1;
        return new _json_syntax_error_js__WEBPACK_IMPORTED_MODULE_0__/* .JsonSyntaxError */ .q(reason, { offset, line: this.#line, column, ...details });
    }
}
function describeCharacter(codePoint) {
    if (codePoint === undefined)
        return 'the end of the text';
    if (codePoint > SPACE && codePoint < 0x7f)
        return `'${String.fromCodePoint(codePoint)}'`;
    return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 7985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ JsonSyntaxError)
/* harmony export */ });
/**
 * A text that is not the JSON we accept. `reason` is the message without its position, for callers that print
 * `file:line:column` themselves. Neither ever quotes raw control or non-ASCII characters of the input.
 */
class JsonSyntaxError extends Error {
    reason;
    offset;
    line;
    column;
    expected;
    found;
    constructor(reason, details) {
        super(`${reason} at line ${details.line}, column ${details.column}`);
        this.name = 'JsonSyntaxError';
        this.reason = reason;
        this.offset = details.offset;
        this.line = details.line;
        this.column = details.column;
        this.expected = details.expected;
        this.found = details.found;
    }
}


/***/ }),

/***/ 8665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setMember),
/* harmony export */   U: () => (/* binding */ parseJsonTree)
/* harmony export */ });
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5224);
/* harmony import */ var _json_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3727);


/**
 * Parse a JSON text; `readNumber` decides what becomes of a number's spelling. Of members with the same key the last
 * wins. Throws `JsonSyntaxError` as `scanJson` does.
 */
function parseJsonTree(text, limits, readNumber) {
    const builder = new JsonTreeBuilder(readNumber);
    (0,_json_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .E)(text, limits, builder);
    return { value: builder.root, duplicateKeys: builder.duplicateKeys };
}
class JsonTreeBuilder {
    root = null;
    duplicateKeys = [];
    #readNumber;
    #top;
    constructor(readNumber) {
        this.#readNumber = readNumber;
    }
    openObject() {
        this.#open({});
    }
    openArray() {
        this.#open([]);
    }
    key(name, line) {
        const frame = this.#top;
        if (frame === undefined)
            return;
        frame.key = name;
        if (Object.hasOwn(frame.container, name)) {
            this.duplicateKeys.push({ pointer: (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointerOf(frame), name), line });
        }
    }
    close() {
        this.#top = this.#top?.parent;
    }
    scalar(value) {
        this.#add(value);
    }
    number(spelling) {
        this.#add(this.#readNumber(spelling));
    }
    #open(container) {
        const parent = this.#top;
        const segment = Array.isArray(parent?.container) ? parent.container.length : (parent?.key ?? '');
        this.#add(container);
        this.#top = { container, parent, segment, key: '', pointer: undefined };
    }
    #add(value) {
        const frame = this.#top;
        if (frame === undefined)
            this.root = value;
        else if (Array.isArray(frame.container))
            frame.container.push(value);
        else
            setMember(frame.container, frame.key, value);
    }
}
/** Starts from the nearest ancestor that knows its pointer, so that many duplicates at a great depth stay cheap. */
function pointerOf(frame) {
    const unknown = [];
    let known = frame;
    while (known.pointer === undefined && known.parent !== undefined) {
        unknown.push(known);
        known = known.parent;
    }
    let pointer = known.pointer ?? '';
    for (let child = unknown.pop(); child !== undefined; child = unknown.pop()) {
        pointer = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .childPointer */ .Y)(pointer, child.segment);
        child.pointer = pointer;
    }
    return pointer;
}
/** Makes a member of any name, also of `__proto__`. */
function setMember(object, key, value) {
    if (key === '__proto__') {
        // Assigning would change the prototype instead of making a member.
        Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
    }
    else {
        object[key] = value;
    }
}


/***/ }),

/***/ 9534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SpeltNumber),
/* harmony export */   n: () => (/* binding */ writeJson)
/* harmony export */ });
/* harmony import */ var _json_number_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(276);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5224);
/* harmony import */ var _ordering_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3698);



/** A number that keeps the spelling it is to be written with. */
class SpeltNumber {
    spelling;
    constructor(spelling) {
        this.spelling = spelling;
    }
}
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;
/** Joined in batches: one list of all pieces, or one rope, would take many times the memory of the text. */
const BATCH = 4096;
/**
 * Write JSON with the keys of every object sorted by code point. Accepts plain data and `SpeltNumber`; anything else
 * (undefined, holes, NaN, ±Infinity, bigint, functions, symbols, class instances) throws a `TypeError` that says
 * where it stands. Nothing is dropped or converted, unlike `JSON.stringify`.
 */
function writeJson(value, style) {
    const writer = new JsonWriter(style);
    writer.write(value);
    return writer.text();
}
class JsonWriter {
    #style;
    #batches = [];
    #path = [];
    #pieces = [];
    constructor(style) {
        this.#style = style;
    }
    text() {
        return this.#batches.join('') + this.#pieces.join('');
    }
    write(value) {
        if (value === null || typeof value === 'boolean')
            this.#put(String(value));
        else if (typeof value === 'string')
            this.#put(this.#quoted(value));
        else if (typeof value === 'number')
            this.#put(this.#numeral(value));
        else if (value instanceof SpeltNumber)
            this.#put(value.spelling);
        else if (Array.isArray(value))
            this.#array(value);
        else if (isPlainObject(value))
            this.#object(value);
        else
            throw this.#refusal(typeof value === 'object' ? 'an object that is not plain data' : typeof value);
    }
    #array(items) {
        this.#open('[');
        // By index: a hole must be met as `undefined`, not skipped.
        for (let index = 0; index < items.length; index += 1)
            this.#child(index, index === 0, '', items[index]);
        this.#close(items.length === 0, ']');
    }
    #object(object) {
        this.#open('{');
        const keys = Object.keys(object).sort(_ordering_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodePoints */ .OP);
        const colon = this.#style.indent === 0 ? ':' : ': ';
        keys.forEach((key, index) => this.#child(key, index === 0, this.#quoted(key) + colon, object[key]));
        this.#close(keys.length === 0, '}');
    }
    #open(bracket) {
        if (this.#path.length >= this.#style.maxDepth) {
            throw this.#refusal(`more than ${this.#style.maxDepth} nested levels`);
        }
        this.#put(bracket);
    }
    #child(segment, first, prefix, value) {
        this.#path.push(segment);
        this.#put((first ? '' : ',') + this.#lineBreak() + prefix);
        this.write(value);
        this.#path.pop();
    }
    #close(empty, bracket) {
        this.#put((empty ? '' : this.#lineBreak()) + bracket);
    }
    #lineBreak() {
        return this.#style.indent === 0 ? '' : `\n${' '.repeat(this.#style.indent * this.#path.length)}`;
    }
    #quoted(text) {
        if (this.#style.unpairedSurrogates === 'refuse' && UNPAIRED_SURROGATE.test(text)) {
            throw this.#refusal('a string with half of a surrogate pair');
        }
        return JSON.stringify(text);
    }
    #numeral(value) {
        if (!Number.isFinite(value))
            throw this.#refusal(String(value));
        return (0,_json_number_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalNumber */ .u)(value);
    }
    #put(piece) {
        this.#pieces.push(piece);
        if (this.#pieces.length < BATCH)
            return;
        this.#batches.push(this.#pieces.join(''));
        this.#pieces = [];
    }
    #refusal(what) {
        const pointer = this.#path.reduce(_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__/* .childPointer */ .Y, '');
        return new TypeError(`not writable as JSON: ${what} at ${JSON.stringify(pointer)}`);
    }
}
/** Also true for objects without a prototype and for those of another realm. */
function isPlainObject(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}


/***/ }),

/***/ 3698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ sortByCodePoints),
/* harmony export */   OP: () => (/* binding */ compareCodePoints),
/* harmony export */   Z$: () => (/* binding */ sortedUnique)
/* harmony export */ });
const isHighSurrogate = (unit) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;
/**
 * Order by Unicode code point, which is also the byte order of UTF-8 (premath harness 0.1). JavaScript's own `<`
 * compares UTF-16 code units and puts astral characters before U+E000–U+FFFF. Locale-free and total, also on
 * strings with unpaired surrogates. Returns a negative number, 0 or a positive number, for `Array.prototype.sort`.
 */
function compareCodePoints(a, b) {
    if (a === b)
        return 0;
    const shorter = Math.min(a.length, b.length);
    let at = 0;
    while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at))
        at += 1;
    // A difference in the second half of a pair is a difference of the whole character.
    const inPair = isLowSurrogate(a.charCodeAt(at)) || isLowSurrogate(b.charCodeAt(at));
    if (inPair && isHighSurrogate(a.charCodeAt(at - 1)))
        at -= 1;
    return (a.codePointAt(at) ?? -1) - (b.codePointAt(at) ?? -1);
}
/**
 * Sorts in place by code point. Where no text has a surrogate, JavaScript's own order is the same, and comparing in it is several times as
 * fast.
 */
function sortByCodePoints(strings) {
    const isAstral = strings.some((string) => /[\ud800-\udfff]/.test(string));
    return isAstral ? strings.sort(compareCodePoints) : strings.sort();
}
/** A new list without duplicates, ascending by code point. */
function sortedUnique(strings) {
    return sortByCodePoints([...new Set(strings)]);
}


/***/ }),

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   Hk: () => (/* binding */ safeText),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
const same = (text) => text;
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same, cyan: same };
/**
 * Text of a transcript or a repository as one harmless line: no control characters, no invisible or reordering ones, no half
 * characters, and no `##[` of the runner's old commands, which it obeys anywhere in a line.
 */
function safeText(text) {
    return text
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll(/[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replaceAll('##[', '## [');
}
/** At most `limit` characters, and a mark where some were cut. */
function clip(text, limit) {
    return text.length <= limit ? text : `${text.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
}


/***/ }),

/***/ 2061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ GATE_EFFECTS),
  _: () => (/* binding */ compareCell)
});

// EXTERNAL MODULE: ./build/contracts/gate-result.js + 1 modules
var gate_result = __webpack_require__(6282);
// EXTERNAL MODULE: ./build/routing/effective-entry.js
var effective_entry = __webpack_require__(7325);
;// CONCATENATED MODULE: ./build/routing/cell-situation.js
/** What a level makes of a delta. `off`: what is left of one that is switched off. */
function effectOf(level, off = 'report') {
    return level === 'error' ? 'fail' : level === 'warn' ? 'warn' : off;
}

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
;// CONCATENATED MODULE: ./build/routing/sampling/sample-reason.js

/** One sentence for people: what was counted, with what it was compared, and what that means. */
function sampleReason({ rule, sample }, verdict) {
    const { outcome, step } = verdict;
    const passed = `${sample.passed} of ${sample.total} passed`;
    if (step.kind === 'more') {
        const missing = step.counted - sample.total;
        const infra = sample.infra === 0 ? '' : `, ${sample.infra} ended in infrastructure errors`;
        return `undecided: ${passed}${infra}, and ${(0,counted/* counted */.h)(missing, 'more trial is', 'more trials are')} needed (\`run --adaptive\` runs them)`;
    }
    if (rule.kind === 'absolute')
        return `${passed}; ${rule.why}, so that counts alone decide`;
    const against = `${passed}, ${rule.base.passed} of ${rule.base.total} at the comparator`;
    if (step.because === 'disallowed') {
        return `a disallowed skill was called in ${sample.disallowed} of ${sample.total} trials, in none of ${rule.base.total} at the comparator`;
    }
    const meaning = {
        regression: `a drop of ${points(verdict.drop)}, which chance does not explain${significance(verdict)}`,
        soft_regression: `a drop of ${points(verdict.drop)}, which chance hardly explains${significance(verdict)}`,
        watch: `a drop of ${points(verdict.drop)}, which chance may explain${significance(verdict)}`,
        unreliable_baseline: 'the baseline itself does not show that more than half of the trials pass',
        flaky: `no worse than before, but it does not pass reliably${significance(verdict)}`,
        improvement: `a rise of ${points(verdict.drop === null ? null : -verdict.drop)}`,
        held: sample.passed === sample.total ? 'as expected' : `no worse than before${significance(verdict)}`,
        insufficient_data: 'undecided',
        met: 'as expected',
        unmet: 'too few',
        lost: 'none',
    };
    return `${against}: ${meaning[outcome]}`;
}
function significance({ step, adjusted }) {
    if (step.p === null)
        return '';
    const corrected = adjusted === null || adjusted === step.p ? '' : `, ${shortNumber(adjusted)} among all tested cells`;
    return ` (p = ${shortNumber(step.p)}${corrected})`;
}
function points(drop) {
    return `${Math.round((drop ?? 0) * 100)} points`;
}
/** Two digits that count. */
function shortNumber(value) {
    return value >= 0.1 ? value.toFixed(2) : value.toPrecision(2);
}

;// CONCATENATED MODULE: ./build/routing/sample-row.js


/** The rows `pass` and `fail` of a cell whose trials are counted (CONTRIBUTING.md, "Trials and statistics"). */
function rowOfSample(situation, sampled, expected) {
    const { levels, infraTolerated, comparatorEntry } = situation;
    const { rule, sample, verdict } = sampled;
    const timeout = (situation.trials ?? []).some((trial) => trial?.timedOut === true);
    if (sample.total === 0) {
        const reason = `expected ${expected.expected_status}, got infrastructure errors only`;
        return { delta: 'infra', gate: infraTolerated ? 'warn' : 'fail', timeout, reason };
    }
    const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
    const reason = `${sampleReason(sampled, verdict)}${lapsed}`;
    const row = (delta, gate) => ({ delta, gate, timeout, reason });
    const undecided = () => {
        // Only what infrastructure took away is tolerated: a failure that leaves a cell undecided is the cell's own.
        const isInfraAlone = verdict.step.kind === 'more' && sample.infra > 0 && sample.passed === sample.total;
        const level = levels.insufficient_data;
        const tolerated = infraTolerated && isInfraAlone && level === 'error';
        return row('insufficient_data', tolerated ? 'warn' : level === 'error' ? 'undecided' : effectOf(level));
    };
    const rows = {
        held: () => row('held', 'ok'),
        improvement: () => row('improvement', effectOf(levels.improvement, 'ok')),
        regression: () => row('regression', effectOf(levels.regression)),
        soft_regression: () => row('soft_regression', effectOf(levels.soft_regression)),
        watch: () => row('watch', effectOf(levels.watch)),
        flaky: () => row('flaky', effectOf(levels.flaky)),
        unreliable_baseline: () => row('unreliable_baseline', effectOf(levels.unreliable_baseline)),
        insufficient_data: undecided,
        met: () => {
            if (comparatorEntry === null)
                return row('new', 'ok');
            return comparatorEntry.expected_status === 'pass'
                ? row('held', 'ok')
                : row('improvement', effectOf(levels.improvement, 'ok'));
        },
        unmet: () => {
            if (comparatorEntry === null)
                return row('new', 'fail');
            return rule.kind === 'absolute' && rule.cause === 'claimed'
                ? row('regression', effectOf(levels.regression))
                : undecided();
        },
        // What is expected to pass and never did needs no counts to be compared with.
        lost: () => (comparatorEntry === null ? row('new', 'fail') : row('regression', effectOf(levels.regression))),
    };
    return rows[verdict.outcome]();
}

;// CONCATENATED MODULE: ./build/routing/trial-row.js


/** The row of the comparison table that fits one trial (CONTRIBUTING.md, "Comparison"). */
function rowOfTrial(situation, expected, trial) {
    const { comparatorEntry } = situation;
    const { status, timedOut } = trial;
    const row = (delta, gate, reason, timeout = false) => ({
        delta,
        gate,
        timeout,
        reason,
    });
    const got = timedOut ? `${status} (timed out)` : status;
    if (status === 'infra_error' && expected !== null && expected.expected_status !== 'infra_error') {
        const reason = `expected ${expected.expected_status}, got an infrastructure error`;
        return row('infra', situation.infraTolerated ? 'warn' : 'fail', reason, timedOut);
    }
    if (expected === null) {
        return row('missing_baseline', 'fail', `got ${got}, but no baseline has an entry for this cell`, timedOut);
    }
    const lapsed = expected.expired ? `; the tolerance ended on ${expected.expires ?? ''}` : '';
    const lateness = timedOut && status !== 'infra_error' && !expected.allow_timeout;
    if (comparatorEntry === null) {
        const met = effective_entry/* STATUS_RANK */.Mo[status] >= effective_entry/* STATUS_RANK */.Mo[expected.expected_status] && !lateness;
        return row('new', met ? 'ok' : 'fail', `a new cell: expected ${expected.expected_status}, got ${got}${lapsed}`, timedOut);
    }
    if (lateness) {
        return row('regression', effectOf(situation.levels.regression), `${status}, but only after a timeout, which is not allowed here${lapsed}`, true);
    }
    if (effective_entry/* STATUS_RANK */.Mo[status] < effective_entry/* STATUS_RANK */.Mo[expected.expected_status]) {
        return row('regression', effectOf(situation.levels.regression), `expected ${expected.expected_status}, got ${got}${lapsed}`, timedOut);
    }
    if (isBetter(status, comparatorEntry.expected_status)) {
        const effect = effectOf(situation.levels.improvement, 'ok');
        return row('improvement', effect, `${comparatorEntry.expected_status} was expected, got ${got}`, timedOut);
    }
    return row('held', 'ok', `${got}, as expected`, timedOut);
}
/** A failure where an infrastructure error was expected tells nothing new. */
function isBetter(status, expected) {
    if (expected === 'infra_error')
        return status === 'pass';
    return effective_entry/* STATUS_RANK */.Mo[status] > effective_entry/* STATUS_RANK */.Mo[expected];
}

;// CONCATENATED MODULE: ./build/routing/compare-cell.js




/** What a delta does to the gate, worst first. */
const GATE_EFFECTS = ['fail', 'undecided', 'warn', 'report', 'ok'];
/**
 * The comparison table (CONTRIBUTING.md, "Comparison"): the first row that fits decides. Each trial is judged; fails beats warns
 * beats passes.
 */
function compareCell(situation) {
    const { comparatorEntry, headEntry } = situation;
    const expected = (0,effective_entry/* effectiveEntry */.yz)(comparatorEntry, headEntry, situation.today);
    const exists = situation.inCases && situation.inConfiguration;
    const notes = [
        ...(exists || headEntry !== null ? (0,effective_entry/* entryNotes */.yu)(comparatorEntry, headEntry) : []),
        ...(situation.caseLoosened ? ['case_loosened'] : []),
    ];
    const decided = (row, trial) => ({ ...row, notes, expected, trial });
    const whole = rowOfCell(situation);
    if (whole !== null)
        return decided(whole, null);
    if (situation.sampled !== null && expected !== null) {
        return decided(rowOfSample(situation, situation.sampled, expected), worstTrial(situation.trials ?? [], expected));
    }
    const rows = (situation.trials ?? []).map((trial) => trial === null ? MISSING : rowOfTrial(situation, expected, trial));
    const worst = rows.reduce((best, row, index) => {
        const current = rows[best];
        return current !== undefined && severity(row) < severity(current) ? index : best;
    }, 0);
    const row = rows[worst];
    return row === undefined ? decided(MISSING, null) : decided(row, worst);
}
const MISSING = {
    delta: 'missing_result',
    gate: 'fail',
    timeout: false,
    reason: 'planned, but there is no result',
};
/** Rows that do not look at a result. */
function rowOfCell(situation) {
    const { comparatorEntry, headEntry, inCases, inConfiguration, trials } = situation;
    if (!inCases || !inConfiguration) {
        const gone = inCases ? 'the provider is gone from the configuration' : 'the case is gone';
        if (comparatorEntry !== null && headEntry === null) {
            const gate = { error: 'fail', warn: 'report', off: 'report' }[situation.onRemoved];
            return { delta: 'removed', gate, timeout: false, reason: `${gone}, and so is its baseline entry` };
        }
        const reason = `${gone}, but the baseline still has an entry for it`;
        return { delta: 'missing_result', gate: 'fail', timeout: false, reason };
    }
    if (trials === null) {
        if (situation.caseChanged) {
            const reason = situation.cutOff
                ? 'the case is new or was changed, but the budget of the run was used up before it'
                : 'the case is new or was changed, but the plan leaves it out';
            return { delta: 'missing_result', gate: 'fail', timeout: false, reason };
        }
        const why = situation.cutOff ? 'the budget of the run was used up' : 'the plan leaves it out';
        return { delta: 'not_planned', gate: 'report', timeout: false, reason: `not run: ${why}` };
    }
    if (trials.length === 0 || trials.includes(null))
        return MISSING;
    if (situation.promptLeading) {
        const reason = 'the prompt names the expected skill, which it did not do at the comparator';
        return { delta: 'prompt_leading', gate: 'fail', timeout: false, reason };
    }
    return null;
}
/** The trial that shows best why: the first that failed, else the first that has a result. */
function worstTrial(trials, { allow_timeout: late }) {
    const failed = trials.findIndex((trial) => trial?.status === 'fail' || (trial?.status === 'pass' && trial.timedOut && !late));
    const any = trials.findIndex((trial) => trial !== null);
    return failed >= 0 ? failed : any >= 0 ? any : null;
}
function severity(row) {
    return GATE_EFFECTS.indexOf(row.gate) * gate_result/* DELTAS */.CH.length + gate_result/* DELTAS */.CH.indexOf(row.delta);
}


/***/ }),

/***/ 7325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Mo: () => (/* binding */ STATUS_RANK),
/* harmony export */   yu: () => (/* binding */ entryNotes),
/* harmony export */   yz: () => (/* binding */ effectiveEntry)
/* harmony export */ });
/** Larger is better. */
const STATUS_RANK = { infra_error: 0, fail: 1, pass: 2 };
/**
 * The stricter of two entries, field by field: `pass` > `fail` > `infra_error`, `allow_timeout: false` > `true`, the earlier
 * `expires`. Null where neither side has an entry. `today` is a date (`YYYY-MM-DD`).
 */
function effectiveEntry(comparator, head, today) {
    const sides = [comparator, head].filter((entry) => entry !== null);
    const [first] = sides;
    if (first === undefined)
        return null;
    const strictest = sides.reduce((left, right) => STATUS_RANK[right.expected_status] > STATUS_RANK[left.expected_status] ? right : left);
    const dates = sides.flatMap((entry) => entry.expires ?? []).sort();
    const expires = dates[0] ?? null;
    const expired = expires !== null && expires < today;
    return {
        expected_status: expired ? 'pass' : strictest.expected_status,
        allow_timeout: !expired && sides.every((entry) => entry.allow_timeout === true),
        reason: (head ?? first).reason ?? first.reason ?? null,
        owner: (head ?? first).owner ?? first.owner ?? null,
        expires,
        expired,
    };
}
/** How the pull request's entry differs from the comparator's; both can be true of one change. */
function entryNotes(comparator, head) {
    if (comparator === null)
        return [];
    if (head === null)
        return ['entry_removed'];
    const changes = [
        STATUS_RANK[head.expected_status] - STATUS_RANK[comparator.expected_status],
        Number(comparator.allow_timeout === true) - Number(head.allow_timeout === true),
        // A date only matters where both tolerate something that it could end.
        tolerates(comparator) && tolerates(head) ? compareExpiry(comparator.expires, head.expires) : 0,
    ];
    return [
        ...(changes.some((change) => change < 0) ? ['loosened'] : []),
        ...(changes.some((change) => change > 0) ? ['tightened'] : []),
    ];
}
/** Whether the entry accepts anything less than a pass in time. */
function tolerates(entry) {
    return entry.expected_status !== 'pass' || entry.allow_timeout === true;
}
/** Positive where the second date is the stricter one; without a date a tolerance never ends. */
function compareExpiry(before, after) {
    if (before === after)
        return 0;
    if (before === undefined)
        return 1;
    if (after === undefined)
        return -1;
    return after < before ? 1 : -1;
}


/***/ }),

/***/ 9493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FAILURE_CLASSES),
/* harmony export */   X: () => (/* binding */ ascendingClasses)
/* harmony export */ });
/**
 * Why a turn is rejected or a mutation refused, ascending (tool calling typestate 7, HARNESS-TYPESTATE 8). A class that no check can give
 * must not stand here, because coverage of a suite is taken against this list.
 */
const FAILURE_CLASSES = [
    'context.injection_point_missing',
    'context.queue_policy_violation',
    'context.scope_violation',
    'coordination.autonomy_trigger_missing',
    'coordination.decomposition_policy_violation',
    'governance.claim_id_invalid',
    'governance.eval_gate_unmet',
    'governance.eval_lineage_missing',
    'governance.guardrail_stage_missing',
    'governance.guardrail_stage_order_invalid',
    'governance.policy_package_mismatch',
    'governance.policy_package_unpinned',
    'governance.redteam_gate_unmet',
    'governance.risk_tier_profile_missing',
    'governance.self_evolution_escalation_missing',
    'governance.self_evolution_retry_missing',
    'governance.self_evolution_rollback_missing',
    'governance.tool_loading_eval_missing',
    'governance.trace_mode_violation',
    'handoff.required_artifact_missing',
    'handoff.return_path_missing',
    'handoff.target_not_allowed',
    'mutation.capability_claim_missing',
    'mutation.policy_digest_mismatch',
    'mutation.use_evidence_missing',
    'protocol.parallel_transport_order_invalid',
    'protocol.stop_reason_unhandled',
    'runtime.compaction_state_invalid',
    'runtime.shell_boundary_violation',
    'tool.caller_not_allowed',
    'tool.discovery_mismatch',
    'tool.discovery_unresolved',
    'tool.example_digest_mismatch',
    'tool.join_incomplete',
    'tool.parallel_policy_violation',
    'tool.programmatic_caller_edge_invalid',
    'tool.response_truncation_policy_violation',
    'tool.result_missing',
    'tool.result_orphan',
    'tool.schema_invalid',
    'tool.unknown_or_disallowed',
    'tool.use_missing',
    'tool.use_unknown_result',
    'tool.use_without_result',
];
/** Each class once, ascending. */
function ascendingClasses(classes) {
    if (classes.length === 0)
        return classes;
    const found = new Set(classes);
    return FAILURE_CLASSES.filter((failureClass) => found.has(failureClass));
}


/***/ })

};
