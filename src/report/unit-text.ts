import { isAnyCall, missingName, type MissingToken, type UnitResult } from '../contracts/results.ts';
import { terminationText } from './termination-text.ts';
import { safeText, type TextStyle } from './text-style.ts';

/** What to do about a missing token. */
const REMEDIES: Readonly<Record<MissingToken['reason'], string>> = {
  ambiguous: 'several installed skills have this name: write it as plugin:skill',
  wrong_source:
    'what was seen is another skill of that name, by its path (that of a plugin is plugin:skill), or stands in log or noise lines, which prove no call',
  too_weak: 'it was seen, but more weakly than the case asks: a mention or a read is no call',
  attempted_not_executed:
    'it was called, but the call failed or was never answered: look at permissions and the skill itself',
  not_available: 'the client did not offer it: check where the skill is installed and its frontmatter',
  absent: 'nothing in the transcript names it: look at the skill\u2019s description and the prompt',
};

/** What to do where a client's own error ended the run. */
const ADVICE: Partial<Record<NonNullable<UnitResult['infra_reason']>, string>> = {
  auth: 'renew the secret of this client, or log in again; look at its rights, its plan and its balance',
  rate_limited: 'wait until the limit is reset, or run fewer units at a time, then run it again',
};

/** One unit, explained: verdict, what is missing and why, every hit with the line that proves it. */
export function unitText(unit: UnitResult, style: TextStyle): string {
  const paint = { pass: style.green, fail: style.red, infra_error: style.yellow }[unit.status];
  const lines = [
    `${style.bold(`${unit.case_id}/${unit.agent}`)}, trial ${unit.trial}: ${paint(unit.status)}`,
    ...facts(unit).map(([label, value]) => `  ${style.dim(label.padEnd(10))} ${safeText(value)}`),
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
      lines.push(`  - ${safeText(missingName(item))}: ${reason}${tiers}`);
      // What did not run to its end says nothing of descriptions and prompts, nor does a skill that was not offered.
      const isSaid = (unit.status !== 'infra_error' || isElsewhere) && (isOffered || !isAnyCall(item));
      if (isSaid) lines.push(`    ${style.dim(remedyOf(item))}`);
    }
  }
  const hits = Object.entries(unit.token_hits);
  lines.push('', style.bold(hits.length === 0 ? 'no hits' : 'hits'));
  for (const [token, hit] of hits) {
    const outcome = hit.succeeded ? 'succeeded' : hit.attempted ? 'attempted only' : 'mentioned only';
    const depth = hit.depth === 0 ? '' : `, in a subagent (depth ${hit.depth})`;
    lines.push(
      `  - ${safeText(token)}: tier ${hit.tier}, score ${hit.score}, ${hit.source_detail}, ${outcome}${depth}`,
      ...(hit.call === undefined ? [] : [`    ${safeText(hit.call)}`]),
      `    ${style.dim(`line ${hit.line_number}: ${safeText(hit.proof_line)}`)}`,
    );
    if (hit.path !== undefined) lines.push(`    ${style.dim(`from ${safeText(hit.path)}`)}`);
  }
  for (const line of attemptLines(unit, style)) lines.push(line);
  for (const warning of unit.warnings) lines.push('', `${style.yellow('warning:')} ${safeText(warning)}`);
  return `${lines.join('\n')}\n`;
}

/** The attempts before the one that was judged; nothing where there was only one. */
function attemptLines({ attempts }: UnitResult, style: TextStyle): readonly string[] {
  if (attempts === null || attempts.length < 2) return [];
  const rows = attempts.map(({ status, infra_reason: reason, duration_ms: ms, error }, index) => {
    const why = error === null ? '' : `: ${safeText(error)}`;
    return `  ${index + 1}. ${reason ?? status} after ${(ms / 1000).toFixed(1)} s${why}`;
  });
  return ['', style.bold('attempts'), ...rows];
}

function remedyOf(missing: MissingToken): string {
  if (isAnyCall(missing))
    return 'the client answered without a tool: look at the skill\u2019s description and the prompt';
  return REMEDIES[missing.reason];
}

function facts(unit: UnitResult): readonly (readonly [string, string])[] {
  const client = [unit.client.name, unit.client.version, unit.client.model].filter((part) => part !== null).join(' ');
  const all: readonly (readonly [string, string | null])[] = [
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
    ['ended', unit.termination === undefined ? null : terminationText(unit.termination)],
  ];
  return all.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}
