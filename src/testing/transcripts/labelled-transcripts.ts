import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../../cases/transcripts');

/** A row of `cases/transcripts/LABELS.tsv`, and the bytes that it speaks of. */
export interface LabelledTranscript {
  readonly name: string;
  readonly agent: string;
  readonly exitCode: number | null;
  readonly killed: boolean;
  readonly loaded: readonly string[];
  readonly failed: readonly string[];
  /** `ok`, `timeout`, `transport:…`, `no-result` or `(text)`. */
  readonly outcome: string;
  readonly bytes: Buffer;
}

/** Every recorded transcript with its label. */
export function labelledTranscripts(): readonly LabelledTranscript[] {
  const rows = readFileSync(join(FOLDER, 'LABELS.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  return rows.map((row): LabelledTranscript => {
    const [name = '', agent = '', exit = '', killed = '', , loaded = '', failed = '', outcome = ''] = row.split('\t');
    return {
      name,
      agent,
      exitCode: exit === '' ? null : Number(exit),
      killed: killed === 'yes',
      loaded: skills(loaded),
      failed: skills(failed),
      outcome,
      bytes: recorded(name),
    };
  });
}

/** The bytes of one recorded transcript. */
export function recorded(name: string): Buffer {
  const jsonl = join(FOLDER, `${name}.jsonl`);
  return readFileSync(existsSync(jsonl) ? jsonl : join(FOLDER, `${name}.txt`));
}

function skills(cell: string): readonly string[] {
  return cell === '' || cell === '-' ? [] : cell.split('+');
}
