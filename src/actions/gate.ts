import type { ReportFiles } from '../app/gates/write-reports.ts';
import type { GateResult } from '../contracts/gate-result.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { channelInputs } from './channel-inputs.ts';
import { compareInputs } from './compare-inputs.ts';
import { finishGate, firstOf } from './finish-gate.ts';
import { booleanInput, optionalInput, optionalLines } from './inputs.ts';
import { orWarn } from './or-warn.ts';
import type { RoutingGateInputs } from './routing-program.ts';
import { runAction } from './run-action.ts';
import { showPublished } from './show-published.ts';

/** The `gate` action. */
export function gate(): Promise<void> {
  return runAction(async () => {
    const [{ upload, ...inputs }, channels, files] = [readInputs(), channelInputs(), fileInputs()];
    // Loaded only when the inputs are right, so that a missing one is said at once.
    const { newApiUse, runRoutingGate } = await import('./routing-program.ts');
    const { uploadReport } = await import('./upload-report.ts');
    const use = newApiUse();
    await finishGate(await runRoutingGate(inputs, use), outputsOf, failureOf, {
      ...(upload ? { upload: uploadReport } : {}),
      tell: async (outcome) => {
        if (files !== null) {
          const { leaveReportFiles } = await import('./report-files.ts');
          await orWarn('The report files', () => leaveReportFiles(outcome, files));
        }
        const { publishOwnRun } = await import('../app/publish/publish-own-run.ts');
        showPublished(await publishOwnRun(process.env, outcome, { ...channels, use }));
      },
    });
  });
}

/** The inputs `sarif` and `junit`; null where no file is wanted. */
function fileInputs(): ReportFiles | null {
  const [sarif, junit] = [optionalInput('sarif'), optionalInput('junit')];
  return sarif === null && junit === null ? null : { sarif, junit, markdown: null };
}

function outputsOf({ counts, cells, typestate }: GateResult): Readonly<Record<string, number | string>> {
  return {
    regressions: counts['regression'] ?? 0,
    undecided: cells.filter((cell) => cell.gate === 'undecided').length,
    // Empty where no turns were judged: a zero would say that none failed.
    'turn-regressions': typestate === null ? '' : (typestate.counts['regression'] ?? 0),
  };
}

function failureOf(result: GateResult): PortcullisError {
  if (result.exit_code !== 3) {
    const message = [
      result.gates.legs === 'fail' ? `Jobs that the gate needs did not succeed: ${firstOf(failedJobs(result))}` : '',
      result.gates.routing === 'fail' ? `The routing gate fails: ${firstCells(result, 'fail')}` : '',
      result.gates.typestate === 'fail' ? `The typestate gate fails: ${firstTurns(result)}` : '',
    ]
      .filter((part) => part !== '')
      .join('. ');
    return new PortcullisError('gate_failed', message, 'The job summary explains each.');
  }
  const undecided = firstCells(result, 'undecided');
  if (undecided !== '') {
    const message = `The routing gate has not enough data to decide: ${undecided}`;
    return new PortcullisError('not_comparable', message, 'The job summary says how many trials each needs.');
  }
  if (result.gates.typestate === 'not_comparable' && result.gates.routing !== 'not_comparable') {
    const message = 'The typestate gate has not enough to decide: there are turns that could not be judged.';
    return new PortcullisError('not_comparable', message, 'The job summary says which.');
  }
  return new PortcullisError('not_comparable', result.warnings.join('; '));
}

function failedJobs({ legs }: GateResult): readonly string[] {
  return (legs ?? []).filter(({ level }) => level === 'error').map(({ job, result }) => `${job} (${result ?? 'none'})`);
}

/** The first cells with that effect, and how many more there are; empty where there is none. */
function firstCells(result: GateResult, effect: 'fail' | 'undecided'): string {
  const found = result.cells.filter((cell) => cell.gate === effect);
  return firstOf(found.map((cell) => `${cell.case_id}/${cell.agent} (${cell.delta})`));
}

function firstTurns({ typestate }: GateResult): string {
  const found = (typestate?.findings ?? []).filter(({ level }) => level === 'error');
  return firstOf(found.map(({ subject, rule }) => `${subject} (${rule})`));
}

function readInputs(): RoutingGateInputs & { readonly upload: boolean } {
  const [results, needs, allowedSkips] = [
    optionalLines('results'),
    optionalInput('needs'),
    optionalInput('allowed-skips'),
  ];
  if (needs === null && (results === null || allowedSkips !== null)) {
    const wanted = results === null ? 'the jobs that left the artifacts of this run' : 'the jobs of "allowed-skips"';
    throw new PortcullisError(
      'usage',
      `The input "needs" is missing: ${wanted} were expected.`,
      'Set it under "with:" to "${{ toJSON(needs) }}", or give "results" alone to judge them whatever became of the jobs.',
    );
  }
  return {
    needs: needs === null ? null : { text: needs, allowedSkips: allowedSkips ?? '' },
    results,
    cases: optionalLines('cases'),
    plan: optionalInput('plan'),
    compare: compareInputs(optionalInput('baseline')),
    tolerateInfra: !booleanInput('fail-on-infra', true),
    turns: optionalLines('turns'),
    upload: booleanInput('upload-report', true),
  };
}
