import {
  Binary,
  ContextAccess,
  FunctionCall,
  Grouping,
  IndexAccess,
  Literal,
  Logical,
  Star,
  Unary,
  type Expr,
} from '@actions/expressions/ast';
import { Kind } from '@actions/expressions/data/expressiondata';

/** What is known of the run in which an expression is evaluated. */
export interface Scope {
  /** The event that started the run; null where it may be any. */
  readonly event: string | null;
  /** Truth of `always()`, `cancelled()` and so on, by name. */
  readonly functions: Readonly<Record<string, boolean>>;
}

/** What can be said of an expression's value without running anything. */
export interface Value {
  /** The value itself, where it is certain. */
  readonly known?: string | number | boolean | null;
  /** Whether it counts as true, where that is certain. */
  readonly truthy?: boolean;
  /** Paths of contexts, lower case, whose text the value may hold. */
  readonly may: ReadonlySet<string>;
  /** Of these the ones whose text it holds in any case. */
  readonly must: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const UNKNOWN: Value = { may: NOTHING, must: NOTHING };
/** Functions that answer with true or false: whatever they were given, none of it is in their value. */
const QUESTIONS = new Set(['contains', 'startswith', 'endswith', 'always', 'success', 'failure', 'cancelled']);
const PULL_REQUESTS = new Set(['pull_request', 'pull_request_target']);
/** Members of `github` that only some events have; empty with every other one. */
const OF_PULL_REQUESTS = /^github\.(?:head_ref|base_ref|event\.(?:pull_request|number))(?:\.|$)/;
const OF_MERGE_GROUPS = /^github\.event\.merge_group(?:\.|$)/;
const OF_PUSHES = /^github\.event\.(?:after|before|commits|head_commit|pusher|forced)(?:\.|$)/;
/** Members of `github` that every run has. */
const NEVER_EMPTY = /^github\.(?:sha|ref|ref_name|run_id|run_number|run_attempt|workflow|repository|actor|job|event)$/;

/** Evaluates as far as it can be done by looking: what stays open is unknown, never guessed. */
export function evaluate(tree: Expr, scope: Scope): Value {
  if (tree instanceof Literal) return literalOf(tree);
  if (tree instanceof Grouping) return evaluate(tree.group, scope);
  if (tree instanceof Unary) return truthOnly(negated(evaluate(tree.expr, scope).truthy));
  if (tree instanceof Binary) return compared(tree, scope);
  if (tree instanceof Logical) return chosen(tree, scope);
  if (tree instanceof FunctionCall) return called(tree, scope);
  if (tree instanceof ContextAccess || tree instanceof IndexAccess) return accessed(tree, scope);
  return UNKNOWN;
}

/** The value of a text that several values were put into. */
export function joined(values: readonly Value[]): Pick<Value, 'may' | 'must'> {
  return { may: union(values.map(({ may }) => may)), must: union(values.map(({ must }) => must)) };
}

/** The path of an access, lower case, `*` for what is computed; null where it does not begin with a context. */
function pathOf(tree: Expr): string | null {
  const parts: string[] = [];
  let at = tree;
  while (at instanceof IndexAccess) {
    const key = at.index instanceof Literal ? at.index.literal.coerceString() : '*';
    parts.push(at.index instanceof Star ? '*' : key.toLowerCase());
    at = at.expr;
  }
  return at instanceof ContextAccess ? [at.name.lexeme.toLowerCase(), ...parts.toReversed()].join('.') : null;
}

/** Names of all functions that an expression calls and paths of all contexts that it reads, lower case. */
export function mentionedIn(tree: Expr): {
  readonly functions: ReadonlySet<string>;
  readonly paths: readonly string[];
} {
  const functions = new Set<string>();
  const paths: string[] = [];
  const visit = (node: Expr): void => {
    const path = pathOf(node);
    if (path !== null) paths.push(path);
    if (node instanceof FunctionCall) functions.add(node.functionName.lexeme.toLowerCase());
    for (const child of childrenOf(node)) visit(child);
  };
  visit(tree);
  return { functions, paths };
}

function childrenOf(node: Expr): readonly Expr[] {
  if (node instanceof Grouping) return [node.group];
  if (node instanceof Unary) return [node.expr];
  if (node instanceof Binary) return [node.left, node.right];
  if (node instanceof Logical || node instanceof FunctionCall) return node.args;
  return node instanceof IndexAccess ? [node.expr, node.index] : [];
}

function literalOf({ literal }: Literal): Value {
  const known = primitiveOf(literal.kind, literal.coerceString());
  return known === undefined ? UNKNOWN : { ...UNKNOWN, known, truthy: isTrue(known) };
}

function primitiveOf(kind: Kind, text: string): string | number | boolean | null | undefined {
  if (kind === Kind.String) return text;
  if (kind === Kind.Boolean) return text === 'true';
  if (kind === Kind.Number) return Number(text);
  return kind === Kind.Null ? null : undefined;
}

function isTrue(value: string | number | boolean | null): boolean {
  return value !== '' && value !== false && value !== null && value !== 0 && !Number.isNaN(value);
}

function truthOnly(truthy: boolean | undefined): Value {
  return truthy === undefined ? UNKNOWN : { ...UNKNOWN, known: truthy, truthy };
}

function negated(truthy: boolean | undefined): boolean | undefined {
  return truthy === undefined ? undefined : !truthy;
}

function compared({ left, operator, right }: Binary, scope: Scope): Value {
  const [one, two] = [evaluate(left, scope).known, evaluate(right, scope).known];
  const isEqual = operator.lexeme === '==';
  if (typeof one !== typeof two || one === undefined || two === undefined) return UNKNOWN;
  if (!isEqual && operator.lexeme !== '!=') return UNKNOWN;
  const fold = (value: string | number | boolean | null): unknown =>
    typeof value === 'string' ? value.toLowerCase() : value;
  return truthOnly((fold(one) === fold(two)) === isEqual);
}

/** `a && b` is a where a is false, else b; `a || b` is a where a is true, else b. */
function chosen({ operator, args }: Logical, scope: Scope): Value {
  const isOr = operator.lexeme === '||';
  const candidates: Value[] = [];
  let truthy: boolean | undefined = !isOr;
  for (const [index, arg] of args.entries()) {
    const value = evaluate(arg, scope);
    const isLast = index === args.length - 1;
    // What is passed over leaves nothing behind.
    if (!isLast && value.truthy === !isOr) continue;
    const decides = value.truthy === isOr;
    // The false side of `&&` is an empty text, 0 or the like.
    candidates.push(isOr || isLast || decides ? value : UNKNOWN);
    if (decides) truthy = isOr;
    else if (value.truthy === undefined) truthy = undefined;
    if (decides) break;
  }
  const [only] = candidates;
  if (only !== undefined && candidates.length === 1) return only;
  const may = union(candidates.map((candidate) => candidate.may));
  const must = new Set([...may].filter((path) => candidates.every((candidate) => candidate.must.has(path))));
  return truthy === undefined ? { may, must } : { truthy, may, must };
}

function called({ functionName, args }: FunctionCall, scope: Scope): Value {
  const name = functionName.lexeme.toLowerCase();
  if (Object.hasOwn(scope.functions, name)) return truthOnly(scope.functions[name]);
  if (QUESTIONS.has(name)) return UNKNOWN;
  return joined(args.map((arg) => evaluate(arg, scope)));
}

function accessed(tree: ContextAccess | IndexAccess, { event, functions }: Scope): Value {
  const path = pathOf(tree);
  if (path === null) {
    let at: Expr = tree;
    while (at instanceof IndexAccess) at = at.expr;
    return joined([evaluate(at, { event, functions })]);
  }
  if (path === 'github.event_name' && event !== null) return { ...UNKNOWN, known: event, truthy: true };
  const presence = event === null ? undefined : isPresent(path, event);
  if (presence === false) return { ...UNKNOWN, known: '', truthy: false };
  const sources = new Set([path]);
  const isFilled = presence === true || NEVER_EMPTY.test(path);
  return isFilled ? { truthy: true, may: sources, must: sources } : { may: sources, must: sources };
}

function isPresent(path: string, event: string): boolean | undefined {
  if (OF_PULL_REQUESTS.test(path)) {
    const isOwn = PULL_REQUESTS.has(event);
    // Of a merge group `base_ref` is known, of other events it is not told here.
    return isOwn || (path === 'github.base_ref' && event === 'merge_group');
  }
  if (OF_MERGE_GROUPS.test(path)) return event === 'merge_group';
  return OF_PUSHES.test(path) ? event === 'push' : undefined;
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
