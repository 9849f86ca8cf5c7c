import { HostRefusal } from '../../harness/host/host-refusal.ts';
import { GRAPH_SCOPES } from '../../harness/issues/issue.ts';
import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { type Fields, number, optional, record, type Shape, text, where } from '../../kernel/json-shape.ts';
import type { World } from '../world/world.ts';
import { answerCommand, answerDispatch } from '../harness/issue-commands.ts';

/** What an action does with its arguments, a JSON text, and what it answers. */
type HostAction = (world: World, argsText: string) => Promise<object>;

const wholeNumber = where(number, 'a whole number from 0', (value) =>
  Number.isSafeInteger(value) && value >= 0 ? value : undefined,
);
const graphScope = where(text, GRAPH_SCOPES.join(' or '), (given) => GRAPH_SCOPES.find((scope) => scope === given));

/** What stands behind each action: the function behind its command line. */
export const HOST_ACTIONS: ReadonlyMap<string, HostAction> = new Map([
  issueCommand('issue.ready', {}),
  issueCommand('issue.blocked', {}),
  issueCommand('issue.list', { status: optional(text), assignee: optional(text) }),
  issueCommand('issue.check', { noteWarnThreshold: optional(wholeNumber) }),
  issueCommand('dep.diagnostics', { graphScope: optional(graphScope) }),
  transport('issue.claim'),
  transport('issue.claim_next'),
  transport('issue.lease_renew'),
  transport('issue.lease_release'),
  transport('fiber.spawn'),
  transport('fiber.join'),
  transport('fiber.cancel'),
]);

/** An action of these arguments. */
function action<T>(
  name: string,
  shape: Shape<T>,
  run: (world: World, args: T) => Promise<object>,
): readonly [string, HostAction] {
  const invalid = (reason: string): HostRefusal =>
    new HostRefusal('scheme_eval.invalid_program', `invalid ${name} args: ${reason}`);
  return [name, async (world, argsText) => run(world, decodeJsonOr(argsText, shape, invalid))];
}

function issueCommand(name: string, fields: Fields): readonly [string, HostAction] {
  const shape = record({ ...fields, issuesPath: optional(text) });
  return action(name, shape, async (world, { issuesPath, ...request }) =>
    answerCommand(world, name, { ...request, issues: issuesPath }),
  );
}

function transport(name: string): readonly [string, HostAction] {
  return [name, async (world, argsText) => answerDispatch(world, name, argsText)];
}
