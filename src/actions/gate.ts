import { error as annotateError, setOutput, summary, warning as annotateWarning } from '@actions/core';

import type { GateOptions } from '../app/gate-routing.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { booleanInput, optionalInput, optionalLines, requiredLines } from './inputs.ts';
import { runAction } from './run-action.ts';

/** GitHub shows at most ten annotations of a kind for a step. */
const ANNOTATIONS = 10;

/** The `gate` action. */
export function gate(): Promise<void> {
  return runAction(async () => {
    const options = readOptions();
    // Loaded only when the inputs are right, so that a missing one is said at once.
    const { runGate, reportPath } = await import('./gate-run.ts');
    const { result, markdown } = await runGate(options);
    setOutput('verdict', result.verdict);
    setOutput('regressions', result.counts['regression'] ?? 0);
    setOutput('report', reportPath());
    annotate(result);
    await writeSummary(markdown);
    if (result.exit_code === 0) return;
    const failing = result.cells.filter((cell) => cell.gate === 'fail');
    const cells = failing.slice(0, ANNOTATIONS).map((cell) => `${cell.case_id}/${cell.agent} (${cell.delta})`);
    const more = failing.length > ANNOTATIONS ? ` and ${failing.length - ANNOTATIONS} more` : '';
    throw result.exit_code === 3
      ? new PortcullisError('not_comparable', result.warnings.join('; '))
      : new PortcullisError(
          'gate_failed',
          `The routing gate fails: ${cells.join(', ')}${more}`,
          'The job summary explains each.',
        );
  });
}

function readOptions(): GateOptions {
  const help = 'Set it under "with:", for example "results: artifacts/results.json".';
  return {
    results: requiredLines('results', 'the path of a results.json', help),
    cases: optionalLines('cases'),
    plan: optionalInput('plan'),
    against: againstOf(optionalInput('base-ref'), optionalInput('baseline')),
    tolerateInfra: !booleanInput('fail-on-infra', true),
  };
}

function againstOf(baseRef: string | null, baseline: string | null): GateOptions['against'] {
  if (baseRef !== null && baseline !== null) {
    throw new PortcullisError('usage', 'The inputs "base-ref" and "baseline" are both set: one of them was expected.');
  }
  if (baseline !== null) return { baseline };
  const ref = baseRef ?? process.env['GITHUB_BASE_REF'] ?? '';
  if (ref !== '') return { baseRef: ref };
  throw new PortcullisError(
    'usage',
    'The input "base-ref" is missing, and this event has no base branch.',
    'Set it under "with:", for example "base-ref: main".',
  );
}

/** Each points at the case's line, so that it is shown in the pull request. */
function annotate(result: GateResult): void {
  const show = (level: 'error' | 'warning', print: typeof annotateError): void => {
    const findings = result.findings.filter((finding) => finding.level === level);
    for (const { rule, case_id: id, agent, message, file, line } of findings.slice(0, ANNOTATIONS - 1)) {
      const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
      print(`${id}/${agent}: ${message}`, { title: `Portcullis: ${rule}`, ...place });
    }
    if (findings.length >= ANNOTATIONS) print(`and ${findings.length - ANNOTATIONS + 1} more: see the job summary`);
  };
  // `setFailed` adds an error of its own.
  show('error', annotateError);
  show('warning', annotateWarning);
}

/** A report that cannot be written never changes the verdict. */
async function writeSummary(markdown: string): Promise<void> {
  try {
    await summary.addRaw(markdown).write();
  } catch (error) {
    annotateWarning(`The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
