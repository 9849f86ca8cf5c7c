import { TranscriptDecoder } from '../../evidence/read-transcript.ts';
import type { TranscriptEvent } from '../../evidence/transcript-event.ts';
import type { TranscriptReader } from '../../evidence/transcript-reader.ts';
import { clientOf } from '../../providers/client-of.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { configOrDefault } from '../repository/load-config.ts';
import { transcriptChunks } from '../results/transcript-of-unit.ts';

/** The normalised events of a transcript, one after the other. */
export async function* transcriptEvents(root: string, agent: string, path: string): AsyncGenerator<TranscriptEvent> {
  let ready: TranscriptEvent[] = [];
  const reader = await readerOf(root, agent);
  const decoder = new TranscriptDecoder(reader, (event) => ready.push(event));
  for await (const chunk of transcriptChunks(path)) {
    decoder.push(chunk);
    yield* ready;
    ready = [];
  }
  decoder.end();
  yield* ready;
}

/**
 * The reader of a provider's transcripts: of a client that is known, or that the working tree's configuration describes.
 *
 * @throws PortcullisError `usage` for any other, naming the known ones
 */
export async function readerOf(root: string, agent: string): Promise<TranscriptReader> {
  const known = PROVIDERS.get(agent);
  if (known !== undefined) return known.reader();
  const { providers } = await configOrDefault(root);
  return (await clientOf(agent, providers.get(agent))).reader;
}
