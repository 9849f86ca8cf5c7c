import type { Config } from '../../contracts/config.ts';
import { contextSection, type ContextPart } from '../../contracts/context-section.ts';
import { documentText } from '../../contracts/document-text.ts';
import type { GovernanceStore } from '../../contracts/governance-store.ts';
import { composeContext, contextModels, lackingSections } from '../../governance/context/compose-context.ts';
import { redactSecrets } from '../../governance/redaction/redact-secrets.ts';
import { writeFileAtomically } from '../../io/write-file-atomically.ts';
import { invalidInput, type PortcullisError } from '../../kernel/portcullis-error.ts';
import type { Environment } from '../world/workflow-run.ts';
import type { World } from '../world/world.ts';
import { exceededText } from './compose-input.ts';
import { logActivity } from './log-activity.ts';
import { withStore } from './open-store.ts';

/** Who is given a context. */
interface Consumer {
  readonly runId: string;
  readonly agent: string;
  readonly model: string | null;
  readonly config: Pick<Config, 'governance'>;
  readonly environment: Environment;
  /** Of the batch or the step, for its activity. */
  readonly folder: string;
  /** Where the context is kept, with its receipt and its summaries. */
  readonly file: string;
}

/**
 * Composes what a unit or a worker's step is given, and keeps it: also in the store, where governance is configured. An error where it does not
 * fit, or lacks a section that is required.
 */
export async function composeFor(
  world: World,
  { runId, agent, model, config: { governance }, environment, folder, file }: Consumer,
  parts: readonly (ContextPart & { readonly text: string })[],
): Promise<{ readonly prompt: string; readonly model: string | null } | PortcullisError> {
  const sections = parts.map((part) => contextSection(part, part.text));
  const models = contextModels(governance?.context ?? {}, model);
  const context = await composeContext(sections, models, { run_id: runId, created_at: world.now().toISOString() });
  await writeFileAtomically(file, redactSecrets(documentText(context)), 'the context');
  const tell = async (store: GovernanceStore | null): Promise<void> => {
    for (const summary of context.summaries) {
      const { summary_id: id, source_sections: of, compression_ratio: ratio } = summary;
      // By its content: one that stands there is the same.
      await store?.swap(`context_summary:${id}`, null, redactSecrets(documentText(summary)));
      const message = `${of.join(', ')}: summarised to fit, see ${id}`;
      const metadata = { summary_id: id, compression_ratio: ratio };
      await logActivity(world, { store, folder }, { agent, type: 'context_summary', run_id: runId, message, metadata });
    }
  };
  await (governance === null ? tell(null) : withStore(world, environment, tell));
  if (context.text === null) return invalidInput(exceededText(context));
  const lacking = lackingSections(context, sections);
  if (lacking.length > 0) return invalidInput(`the context lacks ${lacking.join(', ')}`);
  return { prompt: context.text, model: context.model };
}
