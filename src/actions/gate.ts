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
    const { annotationText, runGate } = await import('./gate-run.ts');
    const run = await runGate(options);
    if (run.result === null) {
      if (run.error.code === 'not_comparable') {
        await orWarn('The outputs', () => setOutput('verdict', 'not_comparable'));
      }
      await orWarn('The job summary', () => summary.addRaw(run.markdown).write());
      throw run.error;
    }
    const { result, writeReport, markdown } = run;
    await orWarn('The outputs', () => {
      setOutput('verdict', result.verdict);
      setOutput('regressions', result.counts['regression'] ?? 0);
      setOutput('undecided', result.cells.filter((cell) => cell.gate === 'undecided').length);
    });
    await orWarn('The report', async () => setOutput('report', await writeReport()));
    annotate(result, annotationText);
    await orWarn('The job summary', () => summary.addRaw(markdown).write());
    if (result.exit_code !== 0) throw failureOf(result);
  });
}

function failureOf(result: GateResult): PortcullisError {
  if (result.exit_code !== 3) {
    const message = `The routing gate fails: ${firstCells(result, 'fail')}`;
    return new PortcullisError('gate_failed', message, 'The job summary explains each.');
  }
  const undecided = firstCells(result, 'undecided');
  if (undecided === '') return new PortcullisError('not_comparable', result.warnings.join('; '));
  const message = `The routing gate has not enough data to decide: ${undecided}`;
  return new PortcullisError('not_comparable', message, 'The job summary says how many trials each needs.');
}

/** The first cells with that effect, and how many more there are; empty where there is none. */
function firstCells(result: GateResult, effect: 'fail' | 'undecided'): string {
  const found = result.cells.filter((cell) => cell.gate === effect);
  const cells = found.slice(0, ANNOTATIONS).map((cell) => `${cell.case_id}/${cell.agent} (${cell.delta})`);
  const more = found.length > ANNOTATIONS ? ` and ${found.length - ANNOTATIONS} more` : '';
  return `${cells.join(', ')}${more}`;
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
function annotate(result: GateResult, textOf: (finding: GateResult['findings'][number]) => string): void {
  const show = (level: 'error' | 'warning', print: typeof annotateError): void => {
    const findings = result.findings.filter((finding) => finding.level === level);
    for (const finding of findings.slice(0, ANNOTATIONS - 1)) {
      const { rule, file, line } = finding;
      const place = file === null ? {} : { file, ...(line === null ? {} : { startLine: line }) };
      print(textOf(finding), { title: `Portcullis: ${rule}`, ...place });
    }
    if (findings.length >= ANNOTATIONS) print(`and ${findings.length - ANNOTATIONS + 1} more: see the job summary`);
  };
  // `setFailed` adds an error of its own.
  show('error', annotateError);
  show('warning', annotateWarning);
}

/** What cannot be reported never changes the verdict. */
async function orWarn(what: string, report: () => unknown): Promise<void> {
  try {
    await report();
  } catch (error) {
    annotateWarning(`${what} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
