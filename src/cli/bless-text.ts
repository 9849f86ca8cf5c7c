import type { BlessAnchorOutcome } from '../app/baselines/bless-anchor.ts';
import type { BlessRequiredOutcome } from '../app/baselines/bless-required.ts';
import { knownBatches, unchangedCells, type BlessOutcome } from '../app/baselines/bless.ts';
import { entryText } from '../app/gates/reports.ts';
import { safeText, type TextStyle } from '../app/world/said.ts';
import { counted } from '../contracts/counted.ts';

type Pool = NonNullable<BlessOutcome['pool']>;

const MARKS = { added: '+', removed: '-', loosened: '~', tightened: '~' } as const;
/** More lines than these of one kind are counted: a nightly run pools every cell there is. */
const MOST_LINES = 30;

export function requiredText({ file, written, changes }: BlessRequiredOutcome): string {
  const lines = changes.map(([check, before, after]) => `${check}: ${before ?? 'none'} → ${after}`);
  lines.push(`${counted(changes.length, 'change')}; ${written ? `wrote ${file}` : `${file} not written`}`);
  return lines.map((line) => `${safeText(line)}\n`).join('');
}

export function anchorText(cell: string, { file, written, before, after }: BlessAnchorOutcome): string {
  const text = (anchor: typeof before): string =>
    anchor === null ? 'none' : `${anchor.passed}/${anchor.total} from ${anchor.commit} on`;
  return `${safeText(`~ ${cell}: ${text(before)} → ${text(after)}; ${written ? `wrote ${file}` : `${file} not written`}`)}\n`;
}

export function jsonOf({ file, written, changes, unchangedByInfra, keptForLackOfTrials, pool }: BlessOutcome): object {
  return {
    file,
    written,
    changes,
    unchanged_by_infra: unchangedByInfra,
    kept_for_lack_of_trials: keptForLackOfTrials,
    pooled: pool?.pooled ?? [],
    already_pooled: pool?.alreadyPooled ?? [],
    kept_out: pool?.keptOut ?? [],
    unsupported: pool?.unsupported ?? [],
  };
}

export function textOf(outcome: BlessOutcome, style: TextStyle): string {
  const { changes, pool } = outcome;
  const paint = { added: style.green, tightened: style.green, removed: style.red, loosened: style.yellow };
  const changed = changes.map(({ case_id: id, agent, kind, before, after }) =>
    paint[kind](`${MARKS[kind]} ${id}/${agent}: ${entryText(before)} → ${entryText(after)} (${kind})`),
  );
  const left = unchangedCells(outcome, 'bless without --pool to accept it');
  const lineOf = ({ cell, why }: { cell: string; why: string }): string => `  ${cell}: ${why}`;
  const lines = [
    ...(pool === null ? changed : [...limited(changed), ...poolLines(pool, style)]),
    ...limited(left.keptOut.map(lineOf)),
    ...limited(left.unsupported.map((cell) => style.yellow(lineOf(cell)))),
    ...left.infra.map(lineOf),
    ...left.fewTrials.map(lineOf),
    `${summaryOf(outcome)}; ${endingOf(outcome)}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function poolLines(pool: Pool, style: TextStyle): readonly string[] {
  return [
    ...limited(pool.pooled.map((cell) => style.green(`+ ${cell.case_id}/${cell.agent}: ${growth(cell)}`))),
    ...limited(knownBatches(pool).map((line) => `  ${line}`)),
  ];
}

/** `3/3 → 23/24 in this stratum` */
function growth({ added, stratum, new_stratum: isNew, fingerprint }: Pool['pooled'][number]): string {
  const more = `${added.passed}/${added.total}`;
  if (!isNew) return `${more} → ${stratum.passed}/${stratum.total} in this stratum`;
  const { client, model } = fingerprint;
  return safeText(`${more} in a new stratum (client ${client ?? 'unknown'}, model ${model ?? 'unknown'})`);
}

function limited(lines: readonly string[]): readonly string[] {
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `  and ${lines.length - MOST_LINES} more`];
}

function summaryOf({ changes, pool }: BlessOutcome): string {
  if (pool === null) return counted(changes.length, 'change');
  const cells = new Set(pool.pooled.map(({ case_id: id, agent }) => `${id}/${agent}`)).size;
  return `pooled ${counted(cells, 'cell')}${changes.length === 0 ? '' : `, ${counted(changes.length, 'change')}`}`;
}

function endingOf({ file, files, written, changes, keptForLackOfTrials, pool }: BlessOutcome): string {
  const names = files.map((one) => one.file).join(' and ');
  if (written) return `wrote ${names}`;
  if (names !== '') return `${names} not written`;
  const isChange = changes.length > 0 || keptForLackOfTrials.length > 0 || (pool?.pooled ?? []).length > 0;
  if (isChange) return `${file} not written`;
  return pool === null ? `${file} already says what the results support` : `${file} stays as it is`;
}
