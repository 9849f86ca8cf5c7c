import { decodeJsonOr } from '../../kernel/decode-json.ts';
import { anyJson, defaulted, list, oneOf, optional, record, text } from '../../kernel/json-shape.ts';
import { invalidInput } from '../../kernel/portcullis-error.ts';
import { didYouMean } from '../../kernel/similar-name.ts';
import { optionalText } from '../../kernel/trimmed.ts';
import { decodeStored, schemaOne } from '../stored-document.ts';
import OWN_ACTIONS from './host-actions.json' with { type: 'json' };
import { ClassedRefusal } from '../classed-refusal.ts';

/** What every mutation has to claim, and what claims all of them. */
export const BASE_CLAIM = 'capabilities.change_morphisms';
export const ALL_CLAIM = `${BASE_CLAIM}.all`;

/** What a call of an action needs. */
export interface ActionRule {
  /** Null: it reads, and needs nothing. */
  readonly claim: string | null;
  /** Whether it needs a turn that is ready to mutate. */
  readonly needsTurn: boolean;
}

/** Which actions a program may call. */
export interface HostContract {
  readonly allowed: ReadonlyMap<string, ActionRule>;
  /** Actions that the contract keeps back itself, and why. */
  readonly refused: ReadonlyMap<string, ClassedRefusal>;
}

/** What changes the issues for everybody: nobody may without a turn whose evidence closed (premath harness 1.7). */
const WITH_TURN = new Set(['issue.update', 'issue.discover', 'dep.add', 'dep.remove', 'dep.replace']);

/** All there is. */
const OWN: ReadonlyMap<string, ActionRule> = new Map(
  OWN_ACTIONS.actions.map(({ action, claim = null }) => [action, { claim, needsTurn: WITH_TURN.has(action) }]),
);

/** The reference's profile (premath harness 7.2): what it has of the actions that its contract names … */
const SUPPORTED = new Set([
  ...['ready', 'list', 'blocked', 'check', 'claim', 'claim_next', 'lease_renew', 'lease_release'].map(
    (name) => `issue.${name}`,
  ),
  'dep.diagnostics',
  'fiber.spawn',
  'fiber.join',
  'fiber.cancel',
]);
/** … and what it allows beside them: it runs vectors of its own, of which we have none. */
const CONFORMANCE = ['frontend_parity', 'runtime_orchestration', 'world_core'].map(
  (name) => [`conformance.${name}_vectors.run`, { claim: null, needsTurn: false }] as const,
);

const contractShape = record({
  hostActionSurface: optional(
    record({
      requiredActions: optional(anyJson),
      mcpOnlyHostActions: defaulted(list(text), []),
      failureClasses: optional(record({ contractUnbound: optional(text) })),
    }),
  ),
});

/** What the reference's contract, a JSON text, lets its profile call. @throws ClassedRefusal */
export function readControlPlaneContract(jsonText: string): HostContract {
  const invalid = (reason: string): ClassedRefusal =>
    new ClassedRefusal('scheme_eval.invalid_program', `control-plane contract: ${reason}`);
  const { hostActionSurface } = decodeJsonOr(jsonText, contractShape, invalid);
  const actions = Object.entries(hostActionSurface?.requiredActions ?? {});
  if (actions.length === 0) throw invalid('expected hostActionSurface.requiredActions, found none');
  const { mcpOnlyHostActions: mcpOnly = [], failureClasses } = hostActionSurface ?? {};
  const unbound = failureClasses?.contractUnbound ?? 'control_plane_host_action_contract_unbound';
  const allowed = new Map<string, ActionRule>(CONFORMANCE);
  const refused = new Map<string, ClassedRefusal>();
  for (const [action, row] of actions as readonly [string, { readonly operationId?: unknown } | null][]) {
    const rule = SUPPORTED.has(action) ? OWN.get(action) : undefined;
    if (typeof row?.operationId !== 'string' || optionalText(row.operationId) === undefined) {
      refused.set(action, new ClassedRefusal(unbound, `the contract names no operationId of the action: ${action}`));
    } else if (rule !== undefined) {
      allowed.set(action, rule);
      if (!mcpOnly.includes(action)) continue;
      const name = 'control_plane_host_action_mcp_transport_required';
      refused.set(action, new ClassedRefusal(name, `the contract leaves the action to the MCP transport: ${action}`));
    }
  }
  return { allowed, refused };
}

const actionsShape = record({
  schema: schemaOne,
  actions: list(
    record({
      action: text,
      kind: oneOf('read', 'mutation'),
      claim: optional(text),
    }),
  ),
});

/**
 * What our own contract lets a program call; undefined for ours, which has all there is. A contract may leave actions out and ask for other claims;
 * what changes something stays a mutation.
 *
 * @throws PortcullisError `invalid_input` that begins with `place`
 */
export function readHostActions(jsonText: string | undefined, place: string): HostContract {
  if (jsonText === undefined) return { allowed: OWN, refused: new Map() };
  const { actions } = decodeStored(jsonText, actionsShape, place);
  const allowed = new Map<string, ActionRule>();
  for (const { action, kind, claim: given } of actions) {
    const claim = optionalText(given) ?? null;
    const refusal = (expected: string, found: string): Error =>
      invalidInput(`${place}: ${JSON.stringify(action)}: expected ${expected}, found ${found}`);
    const own = OWN.get(action);
    if (own === undefined) throw refusal('an action', `none that there is${didYouMean(action, [...OWN.keys()])}`);
    const known = own.claim === null ? 'read' : 'mutation';
    if (kind !== known) throw refusal(`kind ${known}`, kind);
    if ((kind === 'mutation') !== (claim !== null) || claim === BASE_CLAIM) {
      throw refusal(`a claim of each mutation beside ${BASE_CLAIM}, and of no read`, claim ?? 'none');
    }
    if (allowed.has(action)) throw refusal('it once', 'it again');
    allowed.set(action, { ...own, claim });
  }
  return { allowed, refused: new Map() };
}
