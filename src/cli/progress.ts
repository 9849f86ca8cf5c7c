import type { CommandContext } from './command-context.ts';

/** On a log, a sign of life is enough so often. */
const LOG_INTERVAL_MS = 5000;

/** Says how far long work has come: of a total, or null where nobody knows it yet. `label` is what is being done. */
export type Progress = (done: number, total: number | null, label: string) => void;

export interface ProgressLine {
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
        stream.write(`\r\u001B[2K${told(done, total, label.slice(0, 60))}`);
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
      stream.write(`${told(done, total, label)}\n`);
    },
    end: () => undefined,
  };
}

function told(done: number, total: number | null, label: string): string {
  return `${total === null ? done : `${done}/${total}`} ${label}`;
}
