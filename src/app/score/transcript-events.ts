import { TranscriptDecoder } from '../../evidence/read-transcript.ts';
import type { TranscriptEvent } from '../../evidence/transcript-event.ts';
import { readerOf } from './reader-of.ts';
import { transcriptChunks } from './score-transcript.ts';

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
