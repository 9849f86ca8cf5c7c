import { TYPESTATE } from '../../../gates/typestate/rules.ts';
import type { Gate, GatesOptions } from '../gate-run.ts';

export const TYPESTATE_GATE: Gate = {
  gate: TYPESTATE.gate,
  isAsked: ({ options, head, comparator }) =>
    evidenceOf(options) !== null || [comparator.config, head.config].some(({ typestate }) => typestate !== null),
  judge: async (run) => (await import('./judge-turns.ts')).judgeTurns(run, evidenceOf(run.options) ?? []),
};

/** Evidence files of turns: paths or globs; null judges turns only where a configuration asks for it. */
function evidenceOf({ given }: GatesOptions): readonly string[] | null {
  return given('turns') ?? given('typestate');
}
