import { safeText, type TextStyle } from './text-style.ts';

/** What is said of a judged turn. */
export interface JudgedTurn {
  readonly result: 'accepted' | 'rejected';
  readonly failureClasses: readonly string[];
  /** Missing where nothing is said of a mutation, as in the reference's own form. */
  readonly mutationReady?: boolean;
  readonly mutationFailureClasses?: readonly string[];
}

/** A judged turn as text: a heading, the input, the result and one line for each failure class. */
export function joinText(heading: string, input: string, turn: JudgedTurn, style: TextStyle): string {
  const mark = turn.result === 'accepted' ? style.green : style.red;
  const lines = [
    style.bold(heading),
    `  Input: ${safeText(input)}`,
    `  Result: ${mark(turn.result)}`,
    `  Failure Classes: ${turn.failureClasses.length}`,
    ...turn.failureClasses.map((failureClass) => `    - ${failureClass}`),
    ...mutationLines(turn, style),
  ];
  return `${lines.join('\n')}\n`;
}

function mutationLines(
  { mutationReady, mutationFailureClasses = [] }: JudgedTurn,
  style: TextStyle,
): readonly string[] {
  if (mutationReady === undefined) return [];
  return [
    `  Mutation Ready: ${mutationReady ? style.green('yes') : style.red('no')}`,
    ...mutationFailureClasses.map((failureClass) => `    - ${failureClass}`),
  ];
}
