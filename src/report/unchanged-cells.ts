import { counted } from '../contracts/counted.ts';

/** What blessing left as it was. */
export interface UnchangedFacts {
  /** `case/provider` each. */
  readonly unchangedByInfra: readonly string[];
  readonly keptForLackOfTrials: readonly string[];
  /** So many trials of a cell loosen or take away. */
  readonly looseningTrials: number;
  /** Null where nothing was to be pooled. */
  readonly pool: {
    readonly keptOut: readonly {
      readonly case_id: string;
      readonly agent: string;
      readonly trials: number;
      readonly why: keyof typeof WHY_KEPT_OUT;
    }[];
    readonly unsupported: readonly {
      readonly case_id: string;
      readonly agent: string;
      readonly passed: number;
      readonly total: number;
    }[];
  } | null;
}

/** A cell (`case/provider`) that stays as it is, and why. */
export interface UnchangedCell {
  readonly cell: string;
  readonly why: string;
}

const WHY_KEPT_OUT = {
  mixed_fingerprints: 'ran with several clients, models or skills',
  not_among_newest: 'older than what is kept',
  repeated: 'the run of another trial again',
} as const;

/**
 * What blessing did not take, by kind; the texts are not escaped.
 *
 * @param accept how a drop is accepted that pooling only tells
 */
export function unchangedCells(
  facts: UnchangedFacts,
  accept: string,
): Readonly<Record<'infra' | 'fewTrials' | 'keptOut' | 'unsupported', readonly UnchangedCell[]>> {
  const { unchangedByInfra, keptForLackOfTrials, looseningTrials, pool } = facts;
  const few = `only 1 trial: loosening and removal need ${looseningTrials}, entry unchanged`;
  return {
    infra: unchangedByInfra.map((cell) => ({ cell, why: 'infrastructure errors only, entry unchanged' })),
    fewTrials: keptForLackOfTrials.map((cell) => ({ cell, why: few })),
    keptOut: (pool?.keptOut ?? []).map(({ case_id: id, agent, trials, why }) => {
      return { cell: `${id}/${agent}`, why: `${counted(trials, 'trial')} kept out (${WHY_KEPT_OUT[why]})` };
    }),
    unsupported: (pool?.unsupported ?? []).map(({ case_id: id, agent, passed, total }) => {
      return { cell: `${id}/${agent}`, why: `${passed}/${total}: the counts no longer support pass: ${accept}` };
    }),
  };
}

/** An entry of a baseline in a few words; null is none. */
export function entryText(entry: { expected_status: string; allow_timeout?: boolean } | null): string {
  if (entry === null) return 'nothing';
  return entry.allow_timeout === true ? `${entry.expected_status}, timeout allowed` : entry.expected_status;
}
