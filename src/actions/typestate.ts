import type { TypestateResult } from '../contracts/typestate-detail.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { comparatorInputs } from './comparator-inputs.ts';
import { finishGate, firstOf } from './finish-gate.ts';
import { booleanInput, optionalInput, optionalLines } from './inputs.ts';
import { runAction } from './run-action.ts';
import type { TypestateInputs } from './typestate-program.ts';

/** The `typestate` action. */
export function typestate(): Promise<void> {
  return runAction(async () => {
    const inputs = readInputs();
    // Loaded only when the inputs are right, so that a missing one is said at once.
    const { runTypestateGate } = await import('./typestate-program.ts');
    await finishGate(await runTypestateGate(inputs), outputsOf, failureOf);
  });
}

function outputsOf({ counts, turns }: TypestateResult): Readonly<Record<string, number>> {
  return { regressions: counts['regression'] ?? 0, turns: turns.judged };
}

function failureOf({ exit_code: code, findings, warnings }: TypestateResult): PortcullisError {
  const errors = findings.filter(({ level }) => level === 'error');
  const list = firstOf(errors.map(({ subject, rule }) => `${subject} (${rule})`));
  if (code === 1) {
    return new PortcullisError('gate_failed', `The typestate gate fails: ${list}`, 'The job summary explains each.');
  }
  const why = list === '' ? warnings.join('; ') : list;
  return new PortcullisError('not_comparable', `The typestate gate could not judge all turns: ${why}`);
}

function readInputs(): TypestateInputs {
  const [results, turns] = [optionalLines('results') ?? [], optionalLines('turns') ?? []];
  return {
    results,
    turns,
    cases: optionalLines('cases'),
    plan: optionalInput('plan'),
    comparator: comparatorInputs(),
    tolerateInfra: !booleanInput('fail-on-infra', true),
  };
}
