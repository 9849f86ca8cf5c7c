import type { Results, UnitResult } from '../contracts/results.ts';
import { safeText } from './text-style.ts';

/** The text of `tool-use-proof.log`, in which no transcript can write a line of its own: for each unit what was found, what is missing, and the lines that prove it. */
export function proofLog(results: Results): string {
  const head = [
    '# Tool use proof',
    `# generated: ${safeText(results.generated_at_utc)}`,
    `# batch_run_id: ${results.batch_run_id}`,
    '',
  ];
  return `${[...head, ...results.results.flatMap(unitLines)].join('\n')}\n`;
}

function unitLines(unit: UnitResult): readonly string[] {
  const title = [
    `agent=${unit.agent}`,
    `case_id=${unit.case_id}`,
    `trial=${unit.trial}`,
    `unit_run_id=${unit.unit_run_id}`,
    `status=${unit.status}`,
  ].join(' ');
  const missing = unit.missing.map(({ token, reason }) => `${token} (${reason})`).join(', ');
  const matched = Object.keys(unit.token_hits).join(', ');
  const facts: [string, string | null][] = [
    ['failure_kind', unit.failure_kind],
    ['failure_category', unit.failure_category],
    ['infra_reason', unit.infra_reason],
    ['error', unit.error],
    ['matched_evidence', matched],
    ['missing_evidence', missing],
    ['optional_hits', unit.optional_hits.join(', ')],
    ['disallowed_hits', unit.disallowed_hits.join(', ')],
  ];
  const proofs = Object.entries(unit.token_hits).map(
    ([token, hit]) =>
      `  [${safeText(token)}] tier ${hit.tier} score ${hit.score} ${hit.source_kind}:${hit.line_number} ${safeText(hit.proof_line)}`,
  );
  return [
    `=== ${title} ===`,
    ...facts
      .filter(([, value]) => value !== null && value !== '')
      .map(([key, value]) => `${key}=${safeText(value ?? '')}`),
    'tool_use_proof_lines:',
    ...(proofs.length === 0 ? ['  (none)'] : proofs),
    '',
  ];
}
