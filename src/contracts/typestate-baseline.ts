import type { ToleratedClass, TypestateBaseline as BaselineDocument } from './generated/typestate-baseline.ts';
import { validate } from './generated/typestate-baseline.validate.js';
import { dayFaults } from './baseline.ts';
import { checkedDocument } from './json-source.ts';

export type { ToleratedClass };

/** Where tolerated classes stand, unless the configuration says otherwise. */
export const DEFAULT_TYPESTATE_BASELINE = 'baselines/typestate.json';

/** Failure class → why it is tolerated, and until when. */
export type ToleratedClasses = ReadonlyMap<string, ToleratedClass>;

/** What is tolerated of turns. What is not written down here is tolerated nowhere. */
export interface TypestateBaseline {
  /** case → provider → classes. */
  readonly cases: ReadonlyMap<string, ReadonlyMap<string, ToleratedClasses>>;
  /** Id of a turn of an evidence file → classes. */
  readonly turns: ReadonlyMap<string, ToleratedClasses>;
}

export const EMPTY_TYPESTATE_BASELINE: TypestateBaseline = { cases: new Map(), turns: new Map() };

/** Parses tolerated classes; throws one error that lists every problem with file and line. */
export function parseTypestateBaseline(text: string, file: string): TypestateBaseline {
  const what = 'the typestate baseline';
  const { value: document, refuse } = checkedDocument<BaselineDocument>(what, text, validate, file);
  refuse(dayFaults(document));
  const cases = Object.entries(document.cases ?? {}).map(
    ([id, agents]) => [id, new Map(Object.entries(agents).map(([agent, classes]) => [agent, mapOf(classes)]))] as const,
  );
  const turns = Object.entries(document.turns ?? {}).map(([id, classes]) => [id, mapOf(classes)] as const);
  return { cases: new Map(cases), turns: new Map(turns) };
}

function mapOf(classes: Readonly<Record<string, ToleratedClass>>): ToleratedClasses {
  return new Map(Object.entries(classes));
}
