import { TurnDecoder } from '../../evidence/decode-turns.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { TURN_READERS } from '../../providers/turn-readers.ts';
import { TurnDeriver } from '../../typestate/derive-turns.ts';
import type { DerivedTurn } from '../../typestate/turn-document.ts';
import { builtInPolicies, type TurnPolicies } from '../../typestate/turn-policies.ts';
import { transcriptChunks } from '../score-transcript.ts';

export { printedTurn } from '../../typestate/printed-turn.ts';

/** A turn is several times as large as its lines, so that those of a whole chunk would be many megabytes. */
const SLICE_BYTES = 64 * 1024;

export interface TurnsRequest {
  readonly provider: string;
  readonly path: string;
  /** Digests of the configured policies; without them those of the provider's built-in ones. */
  readonly policies?: TurnPolicies;
  /** The run was ended because its time was up, which no transcript tells. */
  readonly timedOut?: boolean;
}

/**
 * The turns of a transcript as inputs of the typestate check, each as soon as it is complete. The file is streamed.
 *
 * @throws PortcullisError `usage` for a provider whose turns nobody knows, `unrecognised` or `invalid_input` for a transcript
 * that cannot be understood; what was given before does not count then
 */
export async function* turnsFromTranscript(request: TurnsRequest): AsyncGenerator<DerivedTurn> {
  const { provider, path, policies = builtInPolicies(provider), timedOut = false } = request;
  const reader = TURN_READERS.get(provider);
  if (reader === undefined) {
    const known = [...TURN_READERS.keys()].join(', ');
    throw new PortcullisError('usage', `--provider: expected one of ${known}, found ${JSON.stringify(provider)}`);
  }
  const { orderedTransport } = reader;
  const deriver = new TurnDeriver({ provider, policies, orderedTransport, timedOut, source: path });
  let ready: DerivedTurn[] = [];
  const decoder = new TurnDecoder(reader, (line) => ready.push(...deriver.take(line)));
  for await (const chunk of transcriptChunks(path)) {
    for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
      decoder.push(chunk.subarray(start, start + SLICE_BYTES));
      yield* ready;
      ready = [];
    }
  }
  decoder.end();
  yield* ready;
  yield* deriver.finish();
}
