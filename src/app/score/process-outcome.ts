import { parseTranscriptMeta, type TranscriptMeta } from '../../contracts/run-record.ts';
import type { Redact } from '../../evidence/proof-line.ts';
import { redactSecrets } from '../../governance/redaction/redact-secrets.ts';
import { isFile } from '../../io/find-files.ts';
import { readExcerpt, readOptionalTextFile } from '../../io/read-text-file.ts';
import { UNKNOWN_PROCESS, type ProcessOutcome } from '../../routing/run-facts.ts';

const STDERR_LIMIT = 4000;
/** The runner's own limits, by what it recorded. */
const LIMITS: Readonly<Record<string, ProcessOutcome['limit']>> = {
  turn_limit: 'turns',
  output_limit: 'output',
  killed_after_end: 'after_end',
};

/** What a `.meta.json` beside a transcript says; where there is none, the exit status is not known. */
export async function processOutcomeOfTranscript(stem: string): Promise<ProcessOutcome> {
  const file = `${stem}.meta.json`;
  const text = await readOptionalTextFile(file, 'the record of the process');
  const written = `${stem}.stderr.txt`;
  const stderr = (await isFile(written)) ? await stderrText(written) : null;
  return text === undefined ? { ...UNKNOWN_PROCESS, stderr } : outcomeOfMeta(parseTranscriptMeta(text, file), stderr);
}

/** What the verdict may know of how a process ended. */
export function outcomeOfMeta(meta: TranscriptMeta, stderr: string | null): ProcessOutcome {
  // A signal that we sent says nothing of the client.
  const endedItself = meta.timedOut !== true && (meta.termination ?? 'exited') === 'exited';
  return {
    exitCode: meta.exitCode,
    timedOut: meta.timedOut ?? false,
    spawnError: meta.spawnError ?? null,
    signal: endedItself ? (meta.signal ?? null) : null,
    limit: LIMITS[meta.termination ?? ''] ?? null,
    stderr,
  };
}

/** The beginning of what a client wrote to standard error, without secrets; null where nothing was kept. */
export async function stderrText(file: string, redact: Redact = redactSecrets): Promise<string | null> {
  // More than is kept, so that no secret is cut before it is recognised.
  const text = await readExcerpt(file, 4 * STDERR_LIMIT);
  return text === undefined || text.trim() === '' ? null : redact(text).slice(0, STDERR_LIMIT);
}
