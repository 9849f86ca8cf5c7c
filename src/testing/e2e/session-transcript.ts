import { madeTranscript, type Client, type MadeTranscript } from '../made-transcript.ts';
import { unitId } from '../unit-result-builder.ts';

/** What a client wrote in the session with that number: all that `madeTranscript` makes is of one session, and so one trial. */
export function sessionTranscript(client: Client, made: MadeTranscript, session: number): string {
  return madeTranscript(client, made).replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, unitId(session));
}
