export const id = 499;
export const ids = [499];
export const modules = {

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tZ: () => (/* reexport */ text_style/* PLAIN */.tZ),
  N5: () => (/* reexport */ errorSummary),
  sK: () => (/* reexport */ gateSummary),
  bp: () => (/* reexport */ gateText),
  _V: () => (/* reexport */ joinText),
  Qe: () => (/* reexport */ loadabilityText),
  safeLines: () => (/* reexport */ safeLines),
  Hk: () => (/* reexport */ text_style/* safeText */.Hk),
  jY: () => (/* reexport */ samplingText),
  TD: () => (/* reexport */ suiteSummary),
  IL: () => (/* reexport */ unitText),
  Ou: () => (/* reexport */ vectorLine)
});

// EXTERNAL MODULE: ./build/report/text-style.js
var text_style = __webpack_require__(4036);
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

// EXTERNAL MODULE: ./build/contracts/counted.js
var counted = __webpack_require__(7790);
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

;// CONCATENATED MODULE: ./build/report/verdict-summary.js

/** How many cells have too few trials to be decided, where it is this that the gate ends with; else 0. */
function undecidedCells({ verdict, cells }) {
    return verdict === 'not_comparable' ? cells.filter(({ gate }) => gate === 'undecided').length : 0;
}
/** What follows on the verdict: why there is none, and the cells by delta. */
function verdictSummary(result) {
    const counts = deltaCounts(result).join(', ');
    const undecided = undecidedCells(result);
    const why = undecided === 0 ? '' : `not enough data for ${(0,counted/* counted */.h)(undecided, 'cell')}: `;
    return `${why}${counts === '' ? 'no cells' : counts}`;
}
/** `1 regression`, `5 held`: without what no cell came to. */
function deltaCounts({ counts }) {
    return Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([delta, count]) => `${count} ${delta}`);
}

;// CONCATENATED MODULE: ./build/report/gate-summary.js










/** GitHub refuses a step's job summary over 1 MiB; what is measured here is the UTF-8 form. */
const SUMMARY_LIMIT_BYTES = 900 * 1024;
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
    page.add(comparatorLines(result).join('\n'));
    page.addList('', warnings, { separator: '\n>\n', share: 0.2, more: (left) => `_and ${left} more warnings_` });
    page.addList(matrix.head, matrix.rows, { separator: '\n', share: 0.5, more: (left) => `_and ${left} more cases_` });
    if (trials !== null)
        addTrials(page, trials);
    page.addList('## Failures', failingCells(result).map(failureBlock), {
        separator: '\n\n',
        share: details.length === 0 ? 1 : 0.7,
        more: (left) => `_and ${left} more failures_`,
    });
    addTable(page, '## Trials of each cell', trialsTable(details), 0.7, 'cells');
    rollupTables(result).forEach((table, index) => {
        addTable(page, index === 0 ? `## ${ROLLUPS_TITLE}` : '', table, index === 0 ? 0.5 : 1, `${table.head[0] ?? ''}s`);
    });
    return page.text();
}
function verdictOf(result) {
    if (undecidedCells(result) > 0)
        return '❔ is undecided: there is not enough data';
    return { pass: '✅ holds', fail: '❌ fails', not_comparable: '⚠️ cannot be compared' }[result.verdict];
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
function comparatorLines({ comparator, head, batches }) {
    const row = (name, value) => `| ${name} | ${value === null ? '–' : code(value)} |`;
    return [
        '| | |',
        '|---|---|',
        row('base', comparator.base_ref),
        row('base tip', comparator.base_tip),
        row('merge base', comparator.merge_base),
        row('head', head.commit),
        row('baseline', comparator.baseline_path),
        row('baseline blob', comparator.baseline_blob ?? comparator.baseline_outcome),
        row('batch', batches.join(', ')),
    ];
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
        gate_text_comparatorLines(result, style),
        matrixLines(result, style),
        trialsLines(result, style),
        ...rollupParts(result, style),
        failureLines(result, style),
    ];
    const warnings = result.warnings.map((warning) => `${style.yellow('warning:')} ${(0,text_style/* safeText */.Hk)(warning)}`);
    return `${[...parts, warnings, [verdictLine(result, style)]]
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n')}\n`;
}
function gate_text_comparatorLines({ comparator, head }, style) {
    if (comparator.kind === 'file')
        return [`${style.bold('Compared with')} the file ${(0,text_style/* safeText */.Hk)(comparator.baseline_path)}; no comparator was used`];
    const blob = comparator.baseline_blob === null ? 'no baseline there: first adoption' : `blob ${gate_text_short(comparator.baseline_blob)}`;
    return [
        `${style.bold('Compared with')} the merge base ${gate_text_short(comparator.merge_base)}`,
        `  base ${(0,text_style/* safeText */.Hk)(comparator.base_ref ?? '')} ${gate_text_short(comparator.base_tip)}, head ${gate_text_short(head.commit)}`,
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
    ];
    return `${lines.join('\n')}\n`;
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


/***/ })

};
