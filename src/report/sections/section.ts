import type { Finding, FindingChange, GateEffect, GateOutcome } from '../../contracts/gate-result.ts';
import type { Table } from '../table.ts';

/** A part of a report: under a title lines, a table, or blocks. Texts are as they came and hostile; each channel escapes them. */
export interface Section {
  /** Null where it goes on with what stands above it. */
  readonly title: string | null;
  readonly lines?: readonly string[];
  readonly table?: Table;
  /** The worst first. */
  readonly blocks?: readonly Block[];
  /** What a line that counts rows or blocks calls one of them: `case`. */
  readonly noun?: string;
  /** Rows that a terminal shows, the first; all where nothing is said, and 0 is for pages alone. */
  readonly terminalRows?: number;
}

/** A finding with all that is known of it. */
export interface Block {
  readonly effect: GateEffect;
  readonly title: string;
  readonly change: FindingChange | null;
  readonly message: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  /** One word. */
  readonly label: string;
  readonly text: string;
  /** How a page shows the text; as prose where nothing is said. */
  readonly form?: 'place' | 'command';
  /** Words of somebody else, such as the line of a transcript. */
  readonly quote?: string;
}

/** Something that was judged, whether or not there is a finding about it. */
export interface JudgedSubject {
  /** That of its findings' subject. */
  readonly key: string;
  /** A part of the gate's own name; null where it has no parts. */
  readonly suite: string | null;
  readonly name: string;
  /** What it came to where there is no finding. */
  readonly rule: string;
  readonly place: { readonly file: string; readonly line: number | null } | null;
}

/** Commands for people to copy. */
export interface Commands {
  readonly title: string;
  readonly commands: readonly string[];
}

/** What a gate has to say beyond its counts and findings; all of it is optional. `sections/index.ts` lists them. */
export interface GateSections {
  readonly gate: string;
  /** What it counted, in a line: words and numbers of its own. Without it: how many there are of each rule. */
  readonly counts?: (outcome: GateOutcome) => string;
  /** How much its baseline holds, in a few words. */
  readonly baseline?: (outcome: GateOutcome) => string;
  /** What it compared beside that, such as clients: a row of a page's table of commits. */
  readonly compared?: (outcome: GateOutcome) => readonly (readonly [name: string, text: string])[];
  /** Parts above the findings, and parts below them. */
  readonly above?: (outcome: GateOutcome) => readonly Section[];
  readonly below?: (outcome: GateOutcome) => readonly Section[];
  /** What else is known of a finding. */
  readonly facts?: (outcome: GateOutcome) => (finding: Finding) => readonly Fact[];
  /** Rules that counts and parts tell of, so that no list repeats each finding. */
  readonly unlisted?: readonly string[];
  /** Everything that it judged, which is what JUnit has cases for. Without it: the subjects of findings. */
  readonly judged?: (outcome: GateOutcome) => readonly JudgedSubject[];
  /** What to do about findings that stop the gate or warn, the worst first. */
  readonly commands?: (findings: readonly Finding[]) => readonly Commands[];
}
