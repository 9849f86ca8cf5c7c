import type { Loadability, LoadabilityRow } from '../contracts/run-record.ts';
import { textTable, type TableCell } from './table.ts';
import { clip, safeText, type TextStyle } from './text-style.ts';

/** Of the reason of one row, so that it cannot hide the others. */
const DETAIL_LIMIT = 300;

/** What a user can do about an outcome. */
const REMEDIES: Readonly<Record<LoadabilityRow['outcome'], string | null>> = {
  loaded: null,
  not_offered:
    'look at what the client limits: the number of skills, the length of descriptions, a policy in a file beside SKILL.md',
  denied: null,
  name_mismatch: "make the folder's name and the frontmatter's `name` the same",
  dropped_frontmatter: 'correct the frontmatter of SKILL.md at the line that is named',
  unrecognised: 'report it: the client may be of a newer version than this Portcullis knows',
  not_run: 'look at the transcript and the standard error beside it',
};

const KEY_REMEDIES: Readonly<Record<string, string>> = {
  'allowed-tools':
    'without an approval the client refuses skills that bring tools; `--allow-skills` approves them as `run` does',
  'disable-model-invocation': 'remove the key where the model is to call the skill',
};

/** The loadability matrix for a terminal: skills × clients, then each failure with its reason and a remedy, then the count. */
export function loadabilityText({ clients, rows, summary }: Loadability, style: TextStyle): string {
  const skills = [...new Set(rows.map(({ skill }) => skill))];
  const table = textTable(
    {
      head: ['skill', ...clients.map(({ agent, version }) => (version === null ? agent : `${agent} ${version}`))],
      rows: skills.map((skill) => [
        skill,
        ...clients.map(({ agent }) => cellOf(rows.find((row) => row.skill === skill && row.agent === agent))),
      ]),
    },
    style,
  );
  const isTold = ({ outcome, detail }: LoadabilityRow): boolean => outcome !== 'not_run' || detail !== null;
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

function cellOf(row: LoadabilityRow | undefined): TableCell {
  if (row === undefined) return '-';
  return { text: row.outcome, effect: row.outcome === 'loaded' ? 'ok' : 'fail' };
}

function failureLine(
  { skill, agent, outcome, frontmatter_key: key, detail }: LoadabilityRow,
  style: TextStyle,
): string {
  const cause = key === null ? '' : ` (frontmatter: ${safeText(key)})`;
  const remedy = (key === null ? undefined : KEY_REMEDIES[key]) ?? REMEDIES[outcome];
  const says = clip(safeText(detail ?? ''), DETAIL_LIMIT);
  const help = remedy === null ? '' : `\n  ${style.dim(remedy)}`;
  return `${style.red(outcome)} ${safeText(skill)}/${agent}${cause}: ${says}${help}`;
}
