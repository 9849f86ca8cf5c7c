import { join } from 'node:path';

import { openWorld, type World } from '../app/world/world.ts';
import type { Annotated } from '../app/gates/annotations.ts';
import { errorSummary, safeLines } from '../app/gates/reports.ts';
import { writeDocument } from '../app/world/write-document.ts';
import { VERSION } from '../contracts/version.ts';
import { PortcullisError } from '../kernel/portcullis-error.ts';
import { printRaw } from './print-raw.ts';

/** What a gate came to: its result, or why it could not decide. */
export type GateRun<Result> =
  | {
      readonly kind: 'decided';
      readonly markdown: string;
      readonly result: Result;
      readonly findings: readonly Annotated[];
      /** Leaves the report as a file, and says where. */
      readonly writeReport: () => Promise<string>;
    }
  | {
      readonly kind: 'stopped';
      readonly markdown: string;
      readonly error: PortcullisError;
      /** Null where a gate that stops leaves none. */
      readonly writeReport: (() => Promise<string>) | null;
    };

/** A gate, and how its result is shown. */
export interface GateProgram<Result> {
  /** For people: `Routing gate`. */
  readonly title: string;
  readonly run: (world: World) => Promise<Result>;
  readonly text: (result: Result) => string;
  readonly markdown: (result: Result) => string;
  /** What is annotated. */
  readonly findings: (result: Result) => readonly Annotated[];
  /** What is left as a file of that name; null leaves none. */
  readonly report: (outcome: Result | PortcullisError) => Promise<object | null>;
  readonly file: string;
}

/** Runs a gate in the workspace, and prints its report to the log. */
export async function runGate<Result extends object>(program: GateProgram<Result>): Promise<GateRun<Result>> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const write = async (report: object): Promise<string> => {
    // In the runner's temporary folder, which is emptied after the job and is no part of the checkout.
    const path = join(process.env['RUNNER_TEMP'] ?? process.cwd(), program.file);
    await writeDocument(report, path, 'the gate report');
    return path;
  };
  try {
    const result = await program.run(openWorld(VERSION, workspace, printRaw));
    printRaw(program.text(result));
    const report = (await program.report(result)) ?? result;
    const [findings, markdown] = [program.findings(result), program.markdown(result)];
    return { kind: 'decided', result, findings, markdown, writeReport: () => write(report) };
  } catch (error) {
    if (!(error instanceof PortcullisError)) throw error;
    // What a message quotes comes from files; an annotation shows it as it is.
    const harmless = new PortcullisError(error.code, safeLines(error.message), error.help, { cause: error });
    const report = await program.report(error);
    const writeReport = report === null ? null : () => write(report);
    return { kind: 'stopped', error: harmless, markdown: errorSummary(program.title, error), writeReport };
  }
}
