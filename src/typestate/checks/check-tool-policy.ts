import { optionalText } from '../normal-text.ts';
import { isBound } from './is-bound.ts';
import { allOf, rowsBy } from './rows-by.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

/**
 * Every call is of a tool on the list, and was made by the schema and the usage examples that the list binds (tool calling typestate 4.1,
 * 4.2).
 */
export const checkToolPolicy: TurnCheck = ({ constraints, use }) => {
  const { toolPolicy, examples } = constraints;
  if (toolPolicy === undefined) return [];
  const tools = rowsBy(toolPolicy.tools, ({ toolName }) => toolName);
  const shown = rowsBy(examples, ({ toolCallId }) => toolCallId);
  const { requests } = use.results;
  const isOfNoCall = [...shown.keys()].some((id) => !requests.byId.has(id));
  const perCall = requests.rows.flatMap(({ toolCallId, toolName, schemaDigest }) => {
    const listed = tools.get(toolName);
    if (listed === undefined) return classIf(true, 'tool.unknown_or_disallowed');
    return listed.flatMap((tool) => [
      ...classIf(
        optionalText(tool.schemaDigest) !== undefined && !isBound(schemaDigest, tool.schemaDigest),
        'tool.schema_invalid',
      ),
      ...classIf(
        optionalText(tool.exampleDigest) !== undefined &&
          !allOf(shown.get(toolCallId), ({ exampleDigest }) => isBound(exampleDigest, tool.exampleDigest)),
        'tool.example_digest_mismatch',
      ),
    ]);
  });
  return [...classIf(isOfNoCall, 'tool.example_digest_mismatch'), ...perCall];
};
