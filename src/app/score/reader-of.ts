import type { TranscriptReader } from '../../evidence/transcript-reader.ts';
import { clientOf } from '../../providers/client-of.ts';
import { PROVIDERS } from '../../providers/known-providers.ts';
import { configOrDefault } from '../repository/load-config.ts';

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
