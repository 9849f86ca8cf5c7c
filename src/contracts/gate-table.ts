import { GATE_EFFECTS } from './gate-verdict.ts';
import type { Config, Level, LevelKey } from './config.ts';
import type { GateEffect, GateOutcome } from './generated/gate-result.ts';
import type { Contradiction } from './problem.ts';

/** A rule of a gate: what it may do, and what it means. */
export interface GateRule {
  readonly id: string;
  /** What it may do to the gate under any policy. */
  readonly effects: readonly GateEffect[];
  /** Its key among the `levels` of the configuration, and what holds where that is not there; without one it has no say. */
  readonly level?: readonly [key: LevelKey, byDefault: Level];
  /** One plain sentence each. */
  readonly meaning: string;
  readonly remedy: string;
  /** One and many of them among counts: `1 regression`, `2 regressions`; without it the id stands for both. */
  readonly counted?: readonly [one: string, many: string];
  /** Nothing was judged, so that JUnit has an error or a skipped case for it: neither a failure nor a pass. */
  readonly unjudged?: true;
}

/** What the levels of a policy leave of a rule that has one. */
export const BY_LEVEL: readonly GateEffect[] = ['fail', 'warn', 'report'];

/** An output of an action, and its value. */
export type GateOutputs = Readonly<Record<string, (outcome: GateOutcome) => number | string>>;

/** Everything that channels, actions, commands and documents say of a gate; `src/gates/index.ts` lists them. */
export interface GateTable {
  readonly gate: string;
  /** For people: `Routing gate`. */
  readonly title: string;
  /** What holds where it passes, in a sentence. */
  readonly claim: string;
  /** What it judges: `cell`, `cells`. */
  readonly noun: readonly [one: string, many: string];
  /** How a message begins that lists what fails or is undecided: `The routing gate fails`. */
  readonly says: { readonly fails: string; readonly undecided: string };
  /** Worst first. */
  readonly rules: readonly GateRule[];
  /** The member of `detail` that lists what was judged: objects with `delta`, a rule's id, and `gate`, its effect. */
  readonly list: string;
  /** What an outcome warns of where it holds without having judged anything; `NOTHING_TO_RUN` where nothing is said. */
  readonly nothingJudged?: string;
  /** Of the action `gate`, and of the action for this gate alone. */
  readonly outputs: { readonly gate: GateOutputs; readonly own: GateOutputs };
  /** What `portcullis gate` takes for this gate alone, as commander has them: `['--turns <file...>', 'evidence files …']`. */
  readonly flags?: readonly (readonly [flags: string, description: string])[];
  /** What its actions take for it alone: lists, a line each. The gate reads both by their names (`given` of its run). */
  readonly inputs?: readonly string[];
  /** Commands and actions that judge by it, all gates or this one alone. */
  readonly commands: readonly string[];
  readonly actions: readonly string[];
  /** Further commands, or groups of them, whose exit code has to count. */
  readonly judging?: readonly string[];
  /** Files that a configuration names for it and that decide: its baseline, policies. */
  readonly files?: (config: Config) => readonly string[];
}

/** A gate whose documents are read: `src/gates/documents.ts` lists them, since most commands need no validator of what another one wrote. */
export interface GateDocument extends GateTable {
  /** What is wrong with its document, in itself and beside the outcome; pointers are relative to `detail`. */
  readonly parseDetail: (detail: object, outcome: GateOutcome) => readonly Contradiction[];
}

/** Something that was judged, as the list in `detail` has it. */
export interface Judged {
  readonly delta: string;
  readonly gate: GateEffect;
  /** The command that explains it, where the gate has such a one. */
  readonly explain?: string | null;
}

/** What a gate judged. The outcome was parsed with the table, or made by the gate. */
export function judgedOf(
  { detail }: Pick<GateOutcome, 'detail'>,
  { list }: Pick<GateTable, 'list'>,
): readonly Judged[] {
  return (detail as Readonly<Record<string, readonly Judged[]>>)[list] ?? [];
}

/** The worst first: by effect, then by rule. */
export function byRank({ rules }: Pick<GateTable, 'rules'>): (one: Judged, other: Judged) => number {
  const ranks = new Map(rules.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ delta, gate }: Judged): number =>
    GATE_EFFECTS.indexOf(gate) * ranks.size + (ranks.get(delta) ?? ranks.size);
  return (one, other) => rankOf(one) - rankOf(other);
}

/** `2 regressions`, `5 held`: of each rule that occurs how many, the worst first. */
export function countTexts(
  { rules }: Pick<GateTable, 'rules'>,
  counts: Readonly<Record<string, number>>,
): readonly string[] {
  return rules.flatMap(({ id, counted: [one, many] = [id, id] }) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
}

/** The number of those of each rule. */
export function countsOf({ rules }: Pick<GateTable, 'rules'>, judged: readonly Judged[]): Record<string, number> {
  const counts = new Map(rules.map(({ id }) => [id, 0]));
  for (const { delta } of judged) counts.set(delta, (counts.get(delta) ?? 0) + 1);
  return Object.fromEntries(counts);
}
