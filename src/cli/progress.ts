import { clearScreenDown, moveCursor } from 'node:readline';

import { safeText } from '../app/world/said.ts';
import { lifecycleLines, Tally, unitName } from '../app/run/lifecycle-lines.ts';
import type { RunListeners } from '../app/run/run-options.ts';
import { interruptSignal } from '../app/world/interrupt-signal.ts';
import type { CommandContext } from './command.ts';

/** On a log, a sign of life is enough so often. */
const LOG_INTERVAL_MS = 5000;

/** Says how far long work has come: of a total, or null where nobody knows it yet. `label` is what is being done. */
export type Progress = (done: number, total: number | null, label: string) => void;

interface ProgressLine {
  readonly show: Progress;
  /** Takes the line away. */
  readonly end: () => void;
}

/** One line that changes on a terminal; a plain line now and then where there is none; nothing with `--no-progress`. */
export function progressLine({ io, progress }: CommandContext): ProgressLine {
  const stream = io.stderr;
  if (!progress) return { show: () => undefined, end: () => undefined };
  if ('isTTY' in stream && stream.isTTY === true) {
    let shown = false;
    return {
      show: (done, total, label) => {
        shown = true;
        stream.write(`\r\u001B[2K${progressText(done, total, label.slice(0, 60))}`);
      },
      end: () => {
        if (shown) stream.write('\r\u001B[2K');
      },
    };
  }
  let last = Date.now();
  return {
    show: (done, total, label) => {
      if (Date.now() - last < LOG_INTERVAL_MS) return;
      last = Date.now();
      stream.write(`${progressText(done, total, label)}\n`);
    },
    end: () => undefined,
  };
}

function progressText(done: number, total: number | null, label: string): string {
  return `${total === null ? done : `${done}/${total}`} ${label}`;
}

/** The live view is drawn anew so often. */
const FRAME_MS = 200;
/** More units at a time than this are counted. */
const SHOWN_UNITS = 12;

interface RunProgress extends RunListeners {
  /** Takes the live view away. */
  readonly end: () => void;
}

/** Does work that an interrupt aborts, and shows how it goes on. */
export async function whileRunning<T>(
  context: CommandContext,
  work: (progress: RunListeners, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const progress = runProgress(context);
  const { signal, release } = interruptSignal();
  return work(progress, signal).finally(() => {
    progress.end();
    release();
  });
}

/**
 * Tells how a run goes on: on a terminal a view of the units that are running, elsewhere a line for each unit that ended; neither with `--no-progress`. `ARTIFACT_DIR=` is a protocol line and is never suppressed.
 */
function runProgress({ io, progress }: CommandContext): RunProgress {
  const stream = io.stderr;
  const onFolder = (folder: string): void => void stream.write(`ARTIFACT_DIR=${folder}\n`);
  // Why a provider was stopped is an error, not progress.
  const onStop = (why: string): void => void stream.write(`error: ${safeText(why)}\n`);
  const nothing = (): void => undefined;
  if (!progress) return { onFolder, onStop, onBegin: nothing, onRound: nothing, onState: nothing, end: nothing };
  const isTerminal = 'isTTY' in stream && stream.isTTY === true && process.env['TERM'] !== 'dumb';
  if (isTerminal) return { onFolder, onStop, ...liveView(stream) };
  return { onFolder, onStop, ...lifecycleLines((line) => void stream.write(`${line}\n`)), end: nothing };
}

function liveView(stream: NodeJS.WritableStream): Omit<RunProgress, 'onFolder' | 'onStop'> {
  const tally = new Tally();
  const running = new Map<string, { readonly label: string; readonly since: number; note: string }>();
  let drawn = 0;
  const wipe = (): void => {
    if (drawn > 0) moveCursor(stream, -1000, -drawn);
    clearScreenDown(stream);
    drawn = 0;
  };
  const draw = (): void => {
    const width = ('columns' in stream && typeof stream.columns === 'number' ? stream.columns : 80) - 1;
    const units = [...running.values()].slice(0, SHOWN_UNITS).map(({ label, since, note }) => {
      const seconds = Math.floor((Date.now() - since) / 1000);
      return `  ${label} ${seconds} s${note === '' ? '' : ` (${note})`}`;
    });
    const more = running.size > SHOWN_UNITS ? [`  and ${running.size - SHOWN_UNITS} more`] : [];
    const lines = [`${tally.ended}/${tally.total} units, ${tally.counts()}`, ...units, ...more];
    wipe();
    stream.write(lines.map((line) => `${line.slice(0, width)}\n`).join(''));
    drawn = lines.length;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    onBegin: (parallel) => {
      tally.begin(parallel);
      timer = setInterval(draw, FRAME_MS);
      timer.unref();
    },
    onRound: (units) => void tally.round(units.length),
    onState: (state) => {
      tally.take(state);
      const { unit } = state;
      const label = unitName(unit);
      if (state.state === 'running') running.set(unit.unit_run_id, { label, since: Date.now(), note: '' });
      const shown = running.get(unit.unit_run_id);
      if (state.state === 'retrying' && shown !== undefined) shown.note = `again: ${safeText(state.note)}`;
      if (state.state !== 'ended') return;
      running.delete(unit.unit_run_id);
      const { result } = state;
      if (result.status === 'pass') return;
      // What went wrong stays on the screen, above the view.
      wipe();
      stream.write(`${label}: ${result.status}: ${safeText(result.error ?? '').slice(0, 300)}\n`);
    },
    end: () => {
      clearInterval(timer);
      wipe();
    },
  };
}
