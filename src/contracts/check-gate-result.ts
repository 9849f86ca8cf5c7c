import { childPointer } from '../kernel/json-pointer.ts';
import { isExplainCommand } from './explain-command.ts';
import { countsOf, judgedOf, type GateDocument, type GateTable, type Judged } from './gate-table.ts';
import { exitCodeOf, worstVerdict } from './gate-verdict.ts';
import { GATE_CHECKS, type GateEffect, type GateOutcome, type GateResult } from './gate-result.ts';
import { validate } from './generated/gate-result.validate.js';
import { checkedDocument } from './json-source.ts';
import { shown, type Contradiction } from './problem.ts';
import { NOTHING_TO_RUN } from './report-bounds.ts';

type Add = (pointer: string, expected: string, found: unknown) => void;

/**
 * Parses a gate result.
 *
 * @param documents of all gates that there are
 * @throws PortcullisError `invalid_input` that names each place
 */
export function parseGateResult(text: string, file: string, documents: readonly GateDocument[]): GateResult {
  const { value: result, refuse } = checkedDocument<GateResult>('the gate result', text, validate, file, GATE_CHECKS);
  refuse(checkGateResult(result, documents));
  return result;
}

/**
 * Where a result says what cannot be true (src/gates/README.md, "Documents"): what is computed from its gates is computed again, rules do what
 * their table says, and commands to copy are ours. Pointers are relative to the result.
 */
export function checkGateResult(result: GateResult, documents: readonly GateDocument[]): readonly Contradiction[] {
  const all: Contradiction[] = [];
  const add: Add = (pointer, expected, found) => void all.push({ pointer, expected, found: String(found) });
  const { gates, warn_only: isWarnOnly } = result;
  const [worst, code] = [worstVerdict(gates), exitCodeOf(gates, isWarnOnly)];
  if (result.verdict !== worst) add('/verdict', `${worst}, the worst of the gates`, result.verdict);
  if (result.exit_code !== code) add('/exit_code', `${code}, as the gates say`, result.exit_code);
  for (const [index, outcome] of gates.entries()) {
    const addHere: Add = (pointer, ...others) => add(`/gates/${index}${pointer}`, ...others);
    const table = documents.find(({ gate }) => gate === outcome.gate);
    if (gates.findIndex(({ gate }) => gate === outcome.gate) < index) addHere('/gate', 'each gate once', outcome.gate);
    if (table !== undefined) checkOutcome(outcome, table, addHere);
    else addHere('/gate', `one of ${documents.map(({ gate }) => gate).join(', ')}`, shown(outcome.gate));
  }
  return all;
}

function checkOutcome(outcome: GateOutcome, table: GateDocument, add: Add): void {
  const own = table.parseDetail(outcome.detail, outcome);
  for (const { pointer, expected, found } of own) add(`/detail${pointer}`, expected, found);
  // What is no document of the gate has no list to look at.
  if (own.length > 0) return;
  const judged = judgedOf(outcome, table);
  const { verdict, findings, warnings } = outcome;
  const noPass = `no pass, since a ${table.noun[0]} fails or is undecided`;
  const noneJudged = `no pass without a ${table.noun[0]}, since something had to run`;
  if (verdict === 'pass') {
    const told = [...judged.map(({ gate }) => gate), ...findings.map(({ effect }) => effect)];
    if (told.some((effect) => effect === 'fail' || effect === 'undecided')) add('/verdict', noPass, verdict);
    const nothing = table.nothingJudged ?? NOTHING_TO_RUN;
    if (judged.length === 0 && !warnings.includes(nothing)) add('/verdict', noneJudged, verdict);
  }
  const effects = new Map(table.rules.map((rule) => [rule.id, rule.effects]));
  const checkEffect = (rule: string, effect: GateEffect, pointer: string): void => {
    const possible = effects.get(rule) ?? [];
    if (!possible.includes(effect))
      add(pointer, `${possible.join(' or ') || 'no effect'}, as of ${shown(rule)}`, effect);
  };
  // A channel may show it to be copied.
  const checkExplain = (explain: string | null, place: string): void => {
    const isOurs = explain === null || isExplainCommand(explain);
    if (!isOurs) add(`${place}/explain`, '`portcullis explain`', shown(explain));
  };
  for (const [index, { delta, gate, explain = null }] of judged.entries()) {
    const place = `/detail/${table.list}/${index}`;
    checkEffect(delta, gate, `${place}/gate`);
    checkExplain(explain, place);
  }
  for (const [index, { gate, rule, effect, explain }] of findings.entries()) {
    const place = `/findings/${index}`;
    if (gate !== outcome.gate) add(`${place}/gate`, outcome.gate, gate);
    checkEffect(rule, effect, `${place}/effect`);
    checkExplain(explain, place);
  }
  checkFindings(findings, judged, add);
  checkCounts(outcome.counts, table, judged, add);
}

/** Whatever is not `ok` has its finding, so that no channel is silent about it. */
function checkFindings(findings: GateOutcome['findings'], judged: readonly Judged[], add: Add): void {
  const counts = new Map<string, number>();
  const count = (rule: string, effect: GateEffect, number: number): void => {
    const key = `${rule} (${effect})`;
    if (effect !== 'ok') counts.set(key, (counts.get(key) ?? 0) + number);
  };
  for (const { delta, gate } of judged) count(delta, gate, 1);
  for (const { rule, effect } of findings) count(rule, effect, -1);
  for (const [key, left] of counts) {
    if (left !== 0) add('/findings', `one for each ${key}`, left > 0 ? `${left} too few` : `${-left} too many`);
  }
}

function checkCounts(counts: GateOutcome['counts'], table: GateTable, judged: readonly Judged[], add: Add): void {
  const [expected, found] = [new Map(Object.entries(countsOf(table, judged))), new Map(Object.entries(counts))];
  for (const rule of new Set([...expected.keys(), ...found.keys()])) {
    const [own, stated] = [expected.get(rule) ?? 0, found.get(rule) ?? 0];
    if (stated !== own) add(childPointer('/counts', rule), `${own}, the number of such ${table.list}`, stated);
  }
}
