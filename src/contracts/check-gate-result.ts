import { childPointer } from '../kernel/json-pointer.ts';
import { isExplainCommand } from './explain-command.ts';
import { countsOf, judgedOf, type GateTable, type Judged } from './gate-table.ts';
import { exitCodeOf, worstVerdict } from './gate-verdict.ts';
import type { GateEffect, GateOutcome, GateResult } from './generated/gate-result.ts';
import { shown, type Contradiction } from './problem.ts';
import { NOTHING_TO_RUN } from './report-bounds.ts';

/**
 * Where a result says what cannot be true (src/gates/README.md, "Documents"): what is computed from its gates is computed again, rules do what
 * their table says, and commands to copy are ours. Pointers are relative to the result.
 */
export function checkGateResult(result: GateResult, tables: readonly GateTable[]): readonly Contradiction[] {
  const { gates, warn_only: isWarnOnly } = result;
  const [worst, code] = [worstVerdict(gates), exitCodeOf(gates, isWarnOnly)];
  return [
    ...unless(result.verdict === worst, '/verdict', `${worst}, the worst of the gates`, result.verdict),
    ...unless(result.exit_code === code, '/exit_code', `${code}, as the gates say`, result.exit_code),
    ...gates.flatMap((outcome, index) => {
      const isFirst = gates.findIndex(({ gate }) => gate === outcome.gate) === index;
      const table = tables.find(({ gate }) => gate === outcome.gate);
      const known = tables.map(({ gate }) => gate).join(', ');
      return [
        ...unless(isFirst, '/gate', 'each gate once', shown(outcome.gate)),
        ...(table === undefined
          ? unless(false, '/gate', `one of ${known}`, shown(outcome.gate))
          : checkOutcome(outcome, table)),
      ].map((one) => ({ ...one, pointer: `/gates/${index}${one.pointer}` }));
    }),
  ];
}

function checkOutcome(outcome: GateOutcome, table: GateTable): readonly Contradiction[] {
  const own = table.parseDetail(outcome.detail, outcome);
  if (own.length > 0) return own.map((one) => ({ ...one, pointer: `/detail${one.pointer}` }));
  const judged = judgedOf(outcome, table);
  const { verdict, findings, warnings, gate } = outcome;
  const isPass = verdict === 'pass';
  const bad = [...judged.map((item) => item.gate), ...findings.map(({ effect }) => effect)].some(stops);
  return [
    ...unless(!(isPass && bad), '/verdict', `no pass, since a ${table.noun[0]} fails or is undecided`, verdict),
    ...unless(
      !isPass || judged.length > 0 || warnings.includes(NOTHING_TO_RUN),
      '/verdict',
      `no pass without a ${table.noun[0]}, since something had to run`,
      verdict,
    ),
    ...judged.flatMap(({ delta, gate: effect }, index) =>
      checkEffect(table, delta, effect, `/detail/${table.list}/${index}/gate`),
    ),
    ...findings.flatMap((finding, index) => {
      const place = `/findings/${index}`;
      const { explain } = finding;
      return [
        ...unless(finding.gate === gate, `${place}/gate`, gate, finding.gate),
        ...checkEffect(table, finding.rule, finding.effect, `${place}/effect`),
        ...unless(
          explain === null || isExplainCommand(explain),
          `${place}/explain`,
          '`portcullis explain`',
          shown(explain),
        ),
      ];
    }),
    ...checkFindings(findings, judged),
    ...checkCounts(outcome, table, judged),
  ];
}

function stops(effect: GateEffect): boolean {
  return effect === 'fail' || effect === 'undecided';
}

function checkEffect(
  { rules }: GateTable,
  rule: string,
  effect: GateEffect,
  pointer: string,
): readonly Contradiction[] {
  const possible = rules.find(({ id }) => id === rule)?.effects ?? [];
  const wanted = possible.length === 0 ? 'no effect' : possible.join(' or ');
  return unless(possible.includes(effect), pointer, `${wanted}, as of ${shown(rule)}`, effect);
}

/** Whatever is not `ok` has its finding, so that no channel is silent about it. */
function checkFindings(findings: GateOutcome['findings'], judged: readonly Judged[]): readonly Contradiction[] {
  const counts = new Map<string, number>();
  const add = (rule: string, effect: GateEffect, number: number): void => {
    const key = `${rule} (${effect})`;
    if (effect !== 'ok') counts.set(key, (counts.get(key) ?? 0) + number);
  };
  for (const { delta, gate } of judged) add(delta, gate, 1);
  for (const { rule, effect } of findings) add(rule, effect, -1);
  return [...counts].flatMap(([key, left]) =>
    unless(left === 0, '/findings', `one for each ${key}`, left > 0 ? `${left} too few` : `${-left} too many`),
  );
}

function checkCounts({ counts }: GateOutcome, table: GateTable, judged: readonly Judged[]): readonly Contradiction[] {
  const [expected, found] = [new Map(Object.entries(countsOf(table, judged))), new Map(Object.entries(counts))];
  return [...new Set([...expected.keys(), ...found.keys()])].flatMap((rule) => {
    const [own, told] = [expected.get(rule) ?? 0, found.get(rule) ?? 0];
    return unless(told === own, childPointer('/counts', rule), `${own}, the number of such ${table.list}`, told);
  });
}

function unless(holds: boolean, pointer: string, expected: string, found: unknown): readonly Contradiction[] {
  return holds ? [] : [{ pointer, expected, found: String(found) }];
}
