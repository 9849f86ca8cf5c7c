import { resolve } from 'node:path';

import { parseContextInput } from '../../contracts/context-input.ts';
import { contextSection } from '../../contracts/context-section.ts';
import type { Context } from '../../contracts/generated/context.ts';
import { composeContext, contextModels } from '../../governance/context/compose-context.ts';
import { readTextFile } from '../../io/read-text-file.ts';
import { configOrDefault } from '../repository/load-config.ts';
import type { World } from '../world/world.ts';

/** Composes what an input names; files are relative to where the command runs. @throws PortcullisError for an input that is not valid, and files that cannot be read */
export async function composeInput(world: World, file: string): Promise<Context> {
  const path = resolve(world.cwd, file);
  const input = parseContextInput(await readTextFile(path, 'the input of a context'), file);
  const sections = await Promise.all(
    input.sections.map(async (part) => {
      const text = part.text ?? (await readTextFile(resolve(world.cwd, part.file ?? ''), `section ${part.section}`));
      return contextSection(part, text);
    }),
  );
  const policy = (await configOrDefault(world.root)).governance?.context ?? {};
  const models = contextModels(policy, input.model ?? policy.model ?? null, input.budget);
  return composeContext(sections, models, {
    run_id: input.run_id ?? world.newId(),
    created_at: world.now().toISOString(),
  });
}

/** Why nothing was composed, for people. */
export function exceededText({ model, budget, sections, total_tokens: total }: Context): string {
  const needed = sections.filter(({ required }) => required).map(({ section, tokens }) => `${section} ${tokens}`);
  const whom = model === null ? 'the default budget' : model;
  return `context_budget_exceeded: expected at most ${budget.available_for_context} tokens for ${whom}, found ${total}; required are ${needed.join(', ')}`;
}
