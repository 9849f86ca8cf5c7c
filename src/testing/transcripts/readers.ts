import { PROVIDERS } from '../../providers/known-providers.ts';
import type { Provider } from '../../providers/provider.ts';
import type { TranscriptReader } from '../../evidence/transcript-reader.ts';
import type { TurnReader } from '../../evidence/turn-facts.ts';

/** The readers of all providers, by id: loaded, so that tables of tests can name them. */
export const READERS: ReadonlyMap<string, TranscriptReader> = await loaded(({ reader }) => reader());
export const TURN_READERS: ReadonlyMap<string, TurnReader> = await loaded(({ turns }) => turns());

async function loaded<T>(load: (provider: Provider) => Promise<T>): Promise<ReadonlyMap<string, T>> {
  const all = [...PROVIDERS.values()].map(async (provider) => [provider.id, await load(provider)] as const);
  return new Map(await Promise.all(all));
}
