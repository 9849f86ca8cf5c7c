import { blessRequired, type BlessRequiredOutcome } from '../../app/baselines/bless-required.ts';
import { blessAnchor, type BlessAnchorOutcome } from '../../app/baselines/bless-anchor.ts';
import { bless, knownBatches, LOOSENING_TRIALS, unchangedCells, type BlessOutcome } from '../../app/baselines/bless.ts';
import { entryText, safeText, type TextStyle } from '../../app/gates/reports.ts';
import type { AddCommand } from '../command.ts';
import { CASES, PLAN_OF_RESULTS, RESULTS } from '../shared-flags.ts';
import { counted } from '../../contracts/counted.ts';
import { usageError } from '../../kernel/portcullis-error.ts';

type Pool = NonNullable<BlessOutcome['pool']>;

const MARKS = { added: '+', removed: '-', loosened: '~', tightened: '~' } as const;
/** More lines than these of one kind are counted: a nightly run pools every cell there is. */
const MOST_LINES = 30;

export const addBless: AddCommand = (program, run) => {
  const command = program
    .command('bless')
    .description('write the baseline that results support, and show what changes')
    .option(...RESULTS)
    .option(...CASES)
    .option(...PLAN_OF_RESULTS)
    .option('--baseline <file>', 'the baseline to write (default: from the configuration)')
    .option('--reason <text>', 'why expectations are loosened; needed where any is')
    .option('--pool', 'add the counts of these batches to the histories; loosens nothing')
    .option('--anchor <cell>', 'take the newest counts of CASE/PROVIDER as its anchor, with --reason; needs no results')
    .option('--expect-infra', 'add `infra_error`, with --reason, for cells without an entry that only ended so')
    .option('--required <dir>', 'write the baseline of required checks instead, from a folder with their proofs')
    .option('--expires <day>', 'with --required: the last day on which a check may fail, as 2026-12-31')
    .option('--dry-run', 'show the changes, write nothing')
    .addHelpText(
      'after',
      `\nLoosening needs ${LOOSENING_TRIALS} trials of a cell; --pool is for the nightly runs of the base branch.\n` +
        '\nExamples:\n  $ portcullis bless --results artifacts/<batch> --reason "Copilot 1.0.103 dropped the alias"' +
        '\n  $ portcullis bless --pool --results artifacts/<batch>' +
        '\n  $ portcullis bless --required artifacts/<batch> --reason "flaky runner" --expires 2026-12-31',
    );
  run(command, async (options, context) => {
    const { cases = null, plan = null, baseline = null, pool = false, expectInfra = false, dryRun = false } = options;
    const reason = textOrNull(options.reason);
    const { required: folder, expires = null } = options;
    if (folder !== undefined) {
      if (baseline !== null) throw usageError('expected one of --required and --baseline, found both');
      const blessed = await blessRequired(context.openWorld(), { folder, reason, expires, dryRun });
      context.print(context.json ? context.document(blessed) : requiredText(blessed));
      return 0;
    }
    if (options.anchor !== undefined) {
      const blessed = await blessAnchor(context.openWorld(), options.anchor, { baseline, reason, dryRun });
      context.print(context.json ? context.document(blessed) : anchorText(options.anchor, blessed));
      return 0;
    }
    const results = context.required('--results', options.results);
    const asked = { results, cases, plan, baseline, reason, pool, expectInfra, dryRun };
    const outcome = await bless(context.openWorld(), asked);
    for (const warning of outcome.warnings) context.say(`warning: ${safeText(warning)}`);
    context.print(context.json ? context.document(jsonOf(outcome)) : textOf(outcome, context.style));
    return 0;
  });
};

function requiredText({ file, written, changes }: BlessRequiredOutcome): string {
  const lines = changes.map(([check, before, after]) => `${check}: ${before ?? 'none'} → ${after}`);
  lines.push(`${counted(changes.length, 'change')}; ${written ? `wrote ${file}` : `${file} not written`}`);
  return lines.map((line) => `${safeText(line)}\n`).join('');
}

function anchorText(cell: string, { file, written, before, after }: BlessAnchorOutcome): string {
  const [now] = after.anchors ?? [];
  const was = (before.anchors ?? []).find((one) => one.client === now?.client && one.model === now.model);
  const text = (anchor: typeof now): string =>
    anchor === undefined ? 'none' : `${anchor.passed}/${anchor.total} from ${anchor.commit} on`;
  return `${safeText(`~ ${cell}: ${text(was)} → ${text(now)}; ${written ? `wrote ${file}` : `${file} not written`}`)}\n`;
}

function jsonOf({ file, written, changes, unchangedByInfra, keptForLackOfTrials, pool }: BlessOutcome): object {
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

function textOf(outcome: BlessOutcome, style: TextStyle): string {
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

/** A reason of blanks is none. */
function textOrNull(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
