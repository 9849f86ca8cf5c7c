import { availableTokens, type ContextBudget, type ContextPolicy } from '../../contracts/context-budget.ts';
import { TASK_SECTION, type ContextSection } from '../../contracts/context-section.ts';
import type { Context, ContextSummary } from '../../contracts/generated/context.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { summarise, wordsOf, type SummaryRun } from './summarise.ts';
import { tokenizerOf, type Tokenizer } from './tokenizer.ts';

/** A model that may be used, and what it takes. */
interface ContextModel {
  readonly model: string | null;
  readonly budget: ContextBudget;
}

/** What the specification gives a cloud model. */
const DEFAULT_BUDGET: ContextBudget = { max_tokens: 200_000, reserved_for_system: 5_000, reserved_for_output: 25_000 };

/** The model that is asked for, then those that are called larger, each than the one before. */
export function contextModels(
  { models = {} }: ContextPolicy,
  model: string | null,
  given?: ContextBudget,
): readonly ContextModel[] {
  const known = new Map(Object.entries(models));
  const found: ContextModel[] = [{ model, budget: given ?? known.get(model ?? '') ?? DEFAULT_BUDGET }];
  for (let name = known.get(model ?? '')?.larger; name !== undefined; name = known.get(name)?.larger) {
    found.push({ model: name, budget: known.get(name) ?? DEFAULT_BUDGET });
  }
  return found;
}

/**
 * Composes a context for the first of the models into which its required sections fit. Of the others those that do not fit, the lowest
 * priority first, have a summary in their place.
 */
export async function composeContext(
  sections: readonly ContextSection[],
  [first, ...larger]: readonly ContextModel[],
  run: SummaryRun,
): Promise<Context> {
  if (first === undefined) throw new Error('a context is composed for a model');
  const ordered = sections.toSorted((one, other) => other.priority - one.priority);
  const context = await fit(ordered, first, run);
  return context.text !== null || larger.length === 0 ? context : composeContext(sections, larger, run);
}

async function fit(
  sections: readonly ContextSection[],
  { model, budget }: ContextModel,
  run: SummaryRun,
): Promise<Context> {
  const tokenizer = await tokenizerOf(model);
  const { max_tokens, reserved_for_system, reserved_for_output } = budget;
  const available = availableTokens(budget);
  const topic = new Set(sections.flatMap(({ required, text }) => (required ? wordsOf(text) : [])));
  const whole = sections.map((section) => place(section, null, tokenizer));
  let over = whole.reduce((sum, { tokens }) => sum + tokens, 0) - available;
  const placed = whole
    .toReversed()
    .map((one) => {
      if (over <= 0 || one.section.required) return one;
      // About what is said around a summary.
      const room = one.tokens - over - 50;
      const shorter = place(one.section, summarise(one.section, topic, room, tokenizer, run), tokenizer);
      if (shorter.tokens >= one.tokens) return one;
      over -= one.tokens - shorter.tokens;
      return shorter;
    })
    .toReversed();
  const text = over > 0 ? null : placed.map((one) => one.text).join('\n\n');
  return {
    schema: 1,
    run_id: run.run_id,
    termination_reason: text === null ? 'context_budget_exceeded' : null,
    model,
    tokenizer: tokenizer.name,
    estimated: placed.some(({ estimated }) => estimated),
    budget: { max_tokens, reserved_for_system, reserved_for_output, available_for_context: available },
    total_tokens: available + over,
    sections: placed.map(({ section: { text: own, ...section }, tokens, summary }) => {
      const digest = `sha256:${sha256Hex(own)}`;
      return { ...section, tokens, digest, summary_id: summary?.summary_id ?? null };
    }),
    summaries: placed.flatMap(({ summary }) => summary ?? []),
    text,
    text_digest: text === null ? null : `sha256:${sha256Hex(text)}`,
  };
}

/** A section as it stands in the text: under its name, but for the task, which is the prompt. */
function place(section: ContextSection, summary: ContextSummary | null, { count }: Tokenizer) {
  const heading = section.section === TASK_SECTION ? [] : [`## ${section.section}`];
  const note = summary === null ? [] : [`[A summary, ${summary.summary_id}: some of this section is left out.]`];
  const text = [...heading, ...note, summary?.summary_text ?? section.text].join('\n\n');
  return { section, summary, text, ...count(`${text}\n\n`) };
}

/** The required sections that a context does not have whole. */
export function lackingSections(
  { sections }: Pick<Context, 'sections'>,
  given: readonly ContextSection[],
): readonly string[] {
  const whole = new Set(sections.flatMap(({ section, summary_id: summary }) => (summary === null ? [section] : [])));
  return given.flatMap(({ section, required }) => (required && !whole.has(section) ? [section] : []));
}
