import { decodeJson } from '../../kernel/decode-json.ts';
import { sha256Hex } from '../../kernel/digest.ts';
import { JsonShapeError } from '../../kernel/json-error.ts';
import { anyJson, list, number, optional, record, type Shape, text, where } from '../../kernel/json-shape.ts';
import { trimmed } from '../../kernel/trimmed.ts';
import type { Rfc3339 } from '../rfc3339.ts';
import { safeToken } from '../safe-token.ts';
import type { IssueRequest, Outcome } from './issue-request.ts';
import type { Issue, Issues } from './issue.ts';
import { isStale, type LeaseAnswer, leasedView, leaseProjection } from './lease.ts';
import { type LeaseAction, LEASES } from './operations.ts';

const KIND = 'premath.transport_dispatch.v1';
const PROFILE = 'transport.issue_lease.v1';
const SITE = 'premath.doctrine_operation_site.v0';

/** What the reference's resolver says of an action: which operation it is, in which family and world, by which morphism. */
interface Route {
  readonly operationId: string;
  readonly routeFamilyId: string;
  readonly worldId: string;
  readonly morphismRowId: string;
}

const route = (operation: string, family: string, world: string, morphism: string): Route => ({
  operationId: `op/${operation}`,
  routeFamilyId: `route.${family}`,
  worldId: `world.${world}.v1`,
  morphismRowId: `wm.control.${morphism}`,
});
const leaseRoute = (operation: string): Route => route(operation, 'issue_claim_lease', 'lease', 'lease.mutation');
const fiberRoute = (operation: string): Route => route(operation, 'fiber.lifecycle', 'fiber', 'fiber.lifecycle');

const ROUTES = {
  'issue.claim': leaseRoute('mcp.issue_claim'),
  'issue.claim_next': leaseRoute('transport.issue_claim_next'),
  'issue.lease_renew': leaseRoute('mcp.issue_lease_renew'),
  'issue.lease_release': leaseRoute('mcp.issue_lease_release'),
  'fiber.spawn': fiberRoute('transport.fiber_spawn'),
  'fiber.join': fiberRoute('transport.fiber_join'),
  'fiber.cancel': fiberRoute('transport.fiber_cancel'),
  'world.route_binding': route(
    'transport.world_route_binding',
    'transport.dispatch',
    'transport',
    'transport.dispatch',
  ),
} as const satisfies Record<string, Route>;

type Action = keyof typeof ROUTES;

type FiberAction = Extract<Action, `fiber.${string}`>;

/** A request that is answered without a file, or one about the issues of a file, null for the usual one. */
export type Dispatch = { readonly answer: object } | LeaseDispatch;

export interface LeaseDispatch {
  readonly issuesPath: string | null;
  /** @throws ClassedRefusal */
  readonly change: (issues: Issues, now: Rfc3339) => Outcome<LeaseAnswer>;
  readonly accepted: (issuesPath: string, outcome: Outcome<LeaseAnswer>, now: Rfc3339) => object;
  readonly rejected: (issuesPath: string, errorClass: string, diagnostic: string) => object;
}

/**
 * What an action of the reference's transport asks for with its payload, a JSON text (premath harness 6.6). Fibers have no state: their answer
 * names them.
 *
 * @throws JsonSyntaxError for a payload that is not JSON
 */
export function readDispatch(given: string, payloadText: string): Dispatch {
  const action = trimmed(given);
  if (!isAction(action)) {
    decodeJson(payloadText, anyJson);
    const errorClass = action === '' ? 'transport_invalid_request' : 'transport_unknown_action';
    const diagnostic = `expected one of ${Object.keys(ROUTES).join(', ')}, found ${JSON.stringify(action)}`;
    return { answer: { ...envelope(action, 'unknown'), ...rejection(errorClass, diagnostic) } };
  }
  const head = { ...envelope(action, action.replace('.', '_')), ...resolution(ROUTES[action]) };
  try {
    if (isLeaseAction(action)) return leaseDispatch(action, payloadText, head);
    const answer = action === 'world.route_binding' ? bindingOf(payloadText) : fiberAnswer(action, payloadText);
    const bound = 'diagnostic' in answer ? {} : { ...ACCEPTED, worldBinding: ROUTES[action] };
    return { answer: { ...head, ...bound, ...answer } };
  } catch (error) {
    if (!(error instanceof JsonShapeError)) throw error;
    const errorClass = action.startsWith('fiber.') ? 'fiber_invalid_payload' : 'lease_invalid_payload';
    return { answer: { ...head, ...rejection(errorClass, `invalid ${action} payload: ${error.message}`) } };
  }
}

function isAction(action: string): action is Action {
  return Object.hasOwn(ROUTES, action);
}

function isLeaseAction(action: Action): action is LeaseAction {
  return Object.hasOwn(LEASES, action);
}

const ACCEPTED = { result: 'accepted', failureClasses: [] };

function rejection(errorClass: string, diagnostic: string) {
  return { result: 'rejected', failureClasses: [errorClass], diagnostic };
}

function envelope(action: string, name: string) {
  const actionId = `transport.action.${name}`;
  const semanticDigest = transportDigest(PROFILE, KIND, action, actionId);
  return { schema: 1, action, dispatchKind: KIND, profileId: PROFILE, actionId, semanticDigest };
}

function resolution(row: Route) {
  const { operationId, routeFamilyId, worldId, morphismRowId } = row;
  const parts = [SITE, operationId, routeFamilyId, worldId, morphismRowId, 'accepted'];
  const semanticDigest = `sr1_${sha256Hex(parts.join('\0'))}`;
  const witnessKind = 'premath.site_resolve.witness.v1';
  return {
    resolverWitnessRef: `resolver://site-resolve/${operationId.replaceAll('/', '_')}/${semanticDigest}`,
    resolverWitness: { schema: 1, witnessKind, siteId: SITE, ...row, failureClasses: [], semanticDigest },
  };
}

/** `ts1_` and the digest of parts that each end with NUL. */
function transportDigest(...parts: readonly string[]): string {
  return `ts1_${sha256Hex(parts.map((part) => `${part}\0`).join(''))}`;
}

const wholeNumber = where(number, 'a whole number', (value) => (Number.isSafeInteger(value) ? value : undefined));
const leaseFields = {
  leaseId: optional(text),
  leaseTtlSeconds: optional(wholeNumber),
  leaseExpiresAt: optional(text),
  issuesPath: optional(text),
};

/** The payload of each action on a lease. */
const LEASE_SHAPES: Readonly<Record<LeaseAction, Shape<IssueRequest & { readonly issuesPath?: string | undefined }>>> =
  {
    'issue.claim': record({ id: text, assignee: text, ...leaseFields }),
    'issue.claim_next': record({ assignee: text, ...leaseFields }),
    'issue.lease_renew': record({ ...leaseFields, id: text, assignee: text, leaseId: text }),
    'issue.lease_release': record({ id: text, assignee: optional(text), ...leaseFields }),
  };

function leaseDispatch(action: LeaseAction, payloadText: string, head: object): LeaseDispatch {
  const payload = decodeJson(payloadText, LEASE_SHAPES[action]);
  const bound = { ...head, worldBinding: ROUTES[action] };
  return {
    issuesPath: trimmed(payload.issuesPath ?? '') || null,
    change: (issues, now) => LEASES[action](issues, payload, now),
    accepted: (issuesPath, { issues, answer: { issue, changed } }, now) => ({
      ...bound,
      ...ACCEPTED,
      issuesPath,
      changed,
      ...(issue === null ? {} : { issue: issueMember(issue, now) }),
      leaseProjection: leaseProjection(issues, now),
    }),
    rejected: (issuesPath, errorClass, diagnostic) => ({ ...bound, issuesPath, ...rejection(errorClass, diagnostic) }),
  };
}

function issueMember(issue: Issue, now: Rfc3339): object {
  const view = leasedView(issue);
  if (issue.lease === undefined || !('lease' in view)) return view;
  const { renewedAt, ...lease } = view.lease;
  const state = isStale(issue.lease, now) ? 'stale' : 'active';
  return { ...view, lease: { ...lease, state, ...(renewedAt === null ? {} : { renewedAt }) } };
}

const bindingShape = record({ operationAction: text });

/** The route of the action that a payload names. */
function bindingOf(payloadText: string): object {
  const action = trimmed(decodeJson(payloadText, bindingShape).operationAction);
  if (isAction(action)) return { operationAction: action, worldBinding: ROUTES[action] };
  return rejection('world_route_unbound', `no route for the action ${JSON.stringify(action)}`);
}

const spawnShape = record({
  taskRef: text,
  fiberId: optional(text),
  parentFiberId: optional(text),
  scopeRef: optional(text),
});
const joinShape = record({ fiberId: text, joinSet: list(text), resultRef: optional(text) });
const cancelShape = record({ fiberId: text, reason: optional(text) });

/** What each fiber action answers of its payload; a blank text or an empty list is a field that is missing. */
const FIBERS: Readonly<Record<FiberAction, (payloadText: string) => FiberAnswer>> = {
  'fiber.spawn': (payloadText) => {
    const payload = decodeJson(payloadText, spawnShape);
    const [taskRef, parentFiberId] = [trimmed(payload.taskRef), told(payload.parentFiberId)];
    const digest = transportDigest(PROFILE, 'fiber.spawn', taskRef, parentFiberId ?? '');
    const fiberId = told(payload.fiberId) ?? `fib1_${digest.slice(4, 20)}`;
    return { fiberId, taskRef, parentFiberId, scopeRef: told(payload.scopeRef) };
  },
  'fiber.join': (payloadText) => {
    const { fiberId, joinSet, resultRef } = decodeJson(payloadText, joinShape);
    const joined = joinSet.map(trimmed).filter((id) => id !== '');
    return { fiberId: trimmed(fiberId), joinSet: joined, resultRef: told(resultRef) };
  },
  'fiber.cancel': (payloadText) => {
    const { fiberId, reason } = decodeJson(payloadText, cancelShape);
    return { fiberId: trimmed(fiberId), reason: told(reason) };
  },
};

interface FiberAnswer extends Readonly<Record<string, string | readonly string[] | null>> {
  readonly fiberId: string;
}

function fiberAnswer(action: FiberAction, payloadText: string): object {
  const answer = FIBERS[action](payloadText);
  const [missing] = Object.entries(answer).find(([, value]) => value?.length === 0) ?? [];
  if (missing !== undefined) return rejection('fiber_missing_field', `${action} requires ${missing}`);
  const { fiberId } = answer;
  const digest = transportDigest(PROFILE, action, fiberId);
  return { ...answer, fiberWitnessRef: `fiber://dispatch/${action}/${safeToken(fiberId, 'anon')}/${digest}` };
}

/** A text that was given and is not blank. */
function told(value: string | undefined): string | null {
  return trimmed(value ?? '') || null;
}
