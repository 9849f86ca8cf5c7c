import type { ContextSummary } from '../../contracts/generated/context.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import type { Tokenizer } from './tokenizer.ts';

/** What is said of every summary. */
export type SummaryRun = Pick<ContextSummary, 'run_id' | 'created_at'>;

/** Characters beyond which a paragraph is taken apart. */
const PART_CHARACTERS = 1000;
/** How many parts are told, and how much of each. */
const [TOLD_PARTS, TOLD_CHARACTERS] = [100, 80];
const GAP = '[…]';

/**
 * An extract of a section: the parts that have the most words of `topic`, of equal ones the first, as many as have room, in their order; it may be
 * empty. At least one is left out.
 *
 * @param room in tokens
 */
export function summarise(
  { section, text: source }: { readonly section: string; readonly text: string },
  topic: ReadonlySet<string>,
  room: number,
  { count }: Tokenizer,
  run: SummaryRun,
): ContextSummary {
  const parts = partsOf(source).map((text, at) => {
    const shared = new Set(wordsOf(text).filter((word) => topic.has(word))).size;
    return { text, at, shared, tokens: count(`${text}\n\n${GAP}\n\n`).tokens };
  });
  let left = room;
  const kept = new Set<number>();
  for (const { at, tokens } of parts.toSorted((one, other) => other.shared - one.shared || one.at - other.at)) {
    if (tokens > left || kept.size === parts.length - 1) continue;
    left -= tokens;
    kept.add(at);
  }
  const texts = parts.map(({ text, at }) => (kept.has(at) ? text : GAP));
  const text = texts.filter((part, at) => part !== GAP || texts[at - 1] !== GAP).join('\n\n');
  const [sourceTokens, tokens] = [count(source).tokens, count(text).tokens];
  return {
    ...run,
    summary_id: `summary-${sha256Hex(JSON.stringify([run.run_id, section, source, text])).slice(0, 16)}`,
    source_sections: [section],
    source_token_count: sourceTokens,
    summary_token_count: tokens,
    compression_ratio: Math.round((100 * sourceTokens) / tokens) / 100,
    summary_text: text,
    summarization_method: 'extractive',
    information_preserved: told(parts.filter(({ at }) => kept.has(at))),
    information_lost: told(parts.filter(({ at }) => !kept.has(at))),
    summary_version: 'summary:v1',
    content_hash: `sha256:${sha256Hex(text)}`,
  };
}

/** Paragraphs; of long ones pieces. One at least, so that something can be left out. */
function partsOf(text: string): readonly string[] {
  const parts = text
    .split(/\n{2,}/)
    .flatMap((part) => (part.length <= PART_CHARACTERS ? [part] : (part.match(/[^\n]{1,1000}/gu) ?? [])));
  const saying = parts.filter((part) => part.trim() !== '');
  return saying.length === 0 ? ['white space'] : saying;
}

/** The words of a text that say something, folded. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** How each of these begins. */
function told(parts: readonly { readonly text: string }[]): string[] {
  const shown = parts.slice(0, TOLD_PARTS).map(({ text }) => text.slice(0, TOLD_CHARACTERS).toWellFormed());
  return parts.length <= TOLD_PARTS ? shown : [...shown, `${parts.length - TOLD_PARTS} further parts`];
}
