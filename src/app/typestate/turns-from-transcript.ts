import { turnDecoder } from '../../evidence/decode-turns.ts';
import { SMALL_CHUNK_BYTES } from '../../io/open-file.ts';
import { holdMemory } from '../../io/hold-memory.ts';
import { append } from '../../kernel/append.ts';
import { usageError } from '../../kernel/portcullis-error.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { TurnDeriver } from '../../typestate/derive-turns.ts';
import type { DerivedTurn } from '../../typestate/derived-turn.ts';
import { builtInPolicies, type TurnPolicies } from '../../typestate/turn-policies.ts';
import { transcriptChunks } from '../results/transcript-of-unit.ts';

export { printedTurn } from '../../typestate/derived-turn.ts';

export interface TurnsRequest {
  readonly provider: string;
  readonly path: string;
  /** Digests of the configured policies; for the others those of the provider's built-in ones stand. */
  readonly policies?: Partial<TurnPolicies>;
  /** The run was ended because its time was up, which no transcript says. */
  readonly timedOut?: boolean;
}

/**
 * The turns of a transcript as inputs of the typestate check, each as soon as it is complete. The file is streamed.
 *
 * @throws PortcullisError `usage` for a provider whose turns are unknown, `unrecognised` or `invalid_input` for a transcript
 * that cannot be understood; what was given before does not count then
 */
export async function* turnsFromTranscript(request: TurnsRequest): AsyncGenerator<DerivedTurn> {
  const { provider, path, timedOut = false } = request;
  const reader = await PROVIDERS.get(provider)?.turns();
  if (reader === undefined) {
    const known = [...PROVIDERS.keys()].join(', ');
    throw usageError(`--provider: expected one of ${known}, found ${JSON.stringify(provider)}`);
  }
  // A turn lives for the next 16 messages, what copies are known by for 10,000 lines; then both are garbage.
  holdMemory('all');
  const policies = { ...builtInPolicies(provider), ...request.policies };
  const deriver = new TurnDeriver({ provider, policies, timedOut, source: path });
  let ready: DerivedTurn[] = [];
  const decoder = turnDecoder(reader, (line) => append(ready, deriver.take(line)));
  // A turn is several times as large as its lines, so that those of a large chunk would be many megabytes.
  for await (const chunk of transcriptChunks(path, SMALL_CHUNK_BYTES)) {
    decoder.push(chunk);
    yield* ready;
    ready = [];
  }
  decoder.end();
  yield* ready;
  yield* deriver.finish();
}
