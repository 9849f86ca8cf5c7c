import { setOutput } from '@actions/core';

import type { PortcullisError } from '../kernel/portcullis-error.ts';
import { annotate } from './annotate.ts';
import type { GateRun } from './gate-run.ts';
import { orWarn } from './or-warn.ts';
import { writeSummary } from './write-summary.ts';

interface Decided {
  readonly verdict: string;
  readonly exit_code: number;
}

/** What an action does with a report beyond the step itself. */
interface FurtherChannels<Result> {
  /** Takes the report's file. */
  readonly upload?: (report: string) => Promise<void>;
  readonly tell?: (outcome: Result | PortcullisError) => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/**
 * Tells what a gate came to: outputs, the report's file and its upload, job summary, annotations, and what `tell` does. Throws where the gate
 * does not hold, or could not decide; nothing that is told changes that.
 */
export async function finishGate<Result extends Decided>(
  run: GateRun<Result>,
  outputs: (result: Result) => Readonly<Record<string, number | string>>,
  failureOf: (result: Result) => PortcullisError,
  { upload = nothing, tell = nothing }: FurtherChannels<Result> = {},
): Promise<void> {
  const { markdown } = run;
  const leave = async (write: () => Promise<string>): Promise<void> => {
    await orWarn('The report', async () => {
      const path = await write();
      setOutput('report', path);
      await upload(path);
    });
  };
  if (run.kind === 'stopped') {
    if (run.error.code === 'not_comparable') {
      await orWarn('The outputs', () => setOutput('verdict', 'not_comparable'));
    }
    if (run.writeReport !== null) await leave(run.writeReport);
    await writeSummary(markdown);
    await orWarn('Comment and check run', () => tell(run.error));
    throw run.error;
  }
  const { result, writeReport, findings } = run;
  await orWarn('The outputs', () => {
    setOutput('verdict', result.verdict);
    for (const [name, value] of Object.entries(outputs(result))) setOutput(name, value);
  });
  await leave(writeReport);
  await writeSummary(markdown);
  annotate(findings);
  await orWarn('Comment and check run', () => tell(result));
  if (result.exit_code !== 0) throw failureOf(result);
}

/** The first of many, and how many more there are; empty where there is none. */
export function firstOf(texts: readonly string[]): string {
  const shown = 10;
  const more = texts.length > shown ? ` and ${texts.length - shown} more` : '';
  return `${texts.slice(0, shown).join(', ')}${more}`;
}
