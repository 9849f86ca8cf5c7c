import { TranscriptDecoder, textEvents } from '../evidence/read-transcript.ts';
import type { TranscriptEvent } from '../evidence/transcript-event.ts';
import { readerOf, transcriptChunks } from './score-transcript.ts';

/** The normalised events of a transcript, one after the other. */
export async function* transcriptEvents(agent: string, path: string): AsyncGenerator<TranscriptEvent> {
  const reader = readerOf(agent);
  let ready: TranscriptEvent[] = [];
  const decoder = new TranscriptDecoder(reader, (event) => ready.push(event));
  // Lines that are no JSON are noise in a JSON stream and the client's text without one: it is known at the first JSON line.
  for await (const chunk of transcriptChunks(path)) {
    decoder.push(chunk);
    if (!decoder.sawJson) continue;
    yield* ready;
    ready = [];
  }
  decoder.end();
  if (decoder.sawJson) yield* ready;
  else for (const event of ready) yield* textEvents(reader, event);
}
