import { parseSync } from 'oxc-parser';

/** One mention of another module: static or dynamic import, re-export, or `import('…')` in a type. */
export interface ModuleImport {
  /** Undefined where the module is not a constant, so that nobody can say what is imported. */
  readonly specifier: string | undefined;
  /** The names taken from the module; `*` where it is taken as a whole. */
  readonly names: readonly string[];
  readonly line: number;
}

/** One use of something that is not a function of its arguments: `Date.now`, `process`, `localeCompare`. */
export interface ImpureUse {
  readonly name: string;
  readonly line: number;
}

export interface ModuleFacts {
  readonly imports: readonly ModuleImport[];
  readonly impureUses: readonly ImpureUse[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface MemberNode extends Node {
  readonly type: 'MemberExpression';
}

/** Globals that reach a clock, randomness, the environment, the network, or code that cannot be checked. */
const IMPURE_GLOBALS = new Set(
  (
    'process performance fetch console crypto globalThis global self navigator require eval Function Intl WebSocket ' +
    'EventSource XMLHttpRequest BroadcastChannel Worker Temporal localStorage sessionStorage queueMicrotask ' +
    'setTimeout setInterval setImmediate'
  ).split(' '),
);

/** Methods whose result depends on the machine's locale or time zone. */
const IMPURE_METHODS = new Set(
  (
    'localeCompare toLocaleString toLocaleDateString toLocaleTimeString toLocaleUpperCase toLocaleLowerCase ' +
    'getTimezoneOffset getFullYear getMonth getDate getDay getHours getMinutes getSeconds getMilliseconds'
  ).split(' '),
);

const PURE_DATE_MEMBERS = new Set(['parse', 'UTC', 'prototype']);

/**
 * What a module imports and which impure things it uses, from its syntax tree: comments and strings fool nobody. Names are
 * not resolved to scopes; a local called `process` counts as the global, which also keeps readers from being misled.
 */
export function readModule(path: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(path, source, { lang: 'ts', sourceType: 'module' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const imports: ModuleImport[] = [];
  const impureUses: ImpureUse[] = [];
  const lineOf = lineFinder(source);

  const visit = (node: Node, parent: Node | undefined, key: string, inType: boolean): void => {
    const found = importOf(node);
    if (found !== undefined) imports.push({ ...found, line: lineOf(node.start) });
    if (!inType) {
      const name = impureName(node, parent, key);
      if (name !== undefined) impureUses.push({ name, line: lineOf(node.start) });
    }
    for (const [childKey, value] of Object.entries(node)) {
      if (isName(node, childKey)) continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(child)) visit(child, node, childKey, inType || isType(child));
      }
    }
  };
  visit(program as unknown as Node, undefined, '', false);
  return { imports, impureUses };
}

function importOf(node: Node): Omit<ModuleImport, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return node['source'] === null ? undefined : { specifier: constant(node['source']), names: namesOf(node) };
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return { specifier: constant(node['source']), names: ['*'] };
    case 'TSExternalModuleReference':
      return { specifier: constant(node['expression']), names: ['*'] };
    default:
      return undefined;
  }
}

function namesOf(node: Node): string[] {
  const specifiers = node['specifiers'] as Node[];
  return specifiers.map((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') return 'default';
    if (specifier.type === 'ImportNamespaceSpecifier') return '*';
    const name = specifier[specifier.type === 'ImportSpecifier' ? 'imported' : 'local'] as Node;
    return String(name['name'] ?? name['value']);
  });
}

function constant(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'TSLiteralType') return constant(value['literal']);
  if (value.type === 'Literal' && typeof value['value'] === 'string') return value['value'];
  if (value.type !== 'TemplateLiteral' || (value['expressions'] as unknown[]).length > 0) return undefined;
  const [quasi] = value['quasis'] as { value: { cooked: string } }[];
  return quasi?.value.cooked;
}

/** The impure thing that this node is a use of. */
function impureName(node: Node, parent: Node | undefined, key: string): string | undefined {
  if (node.type === 'MetaProperty')
    return isMember(parent) ? `import.meta.${propertyOf(parent) ?? '*'}` : 'import.meta';
  if (node.type === 'MemberExpression') {
    const property = propertyOf(node);
    return property !== undefined && IMPURE_METHODS.has(property) ? `.${property}` : undefined;
  }
  if (node.type !== 'Identifier') return undefined;
  const name = node['name'] as string;
  const member = isMember(parent) && key === 'object' ? propertyOf(parent) : undefined;
  const full = member === undefined ? name : `${name}.${member}`;
  if (IMPURE_GLOBALS.has(name)) return full;
  // `Math` and `Date` are fine in a few spellings only, so that no alias leads to Math.random or Date.now.
  if (name === 'Math') return member === undefined || member === 'random' ? full : undefined;
  if (name === 'Date') return isPureDate(parent, key, member) ? undefined : dateUse(parent, full);
  return undefined;
}

function isPureDate(parent: Node | undefined, key: string, member: string | undefined): boolean {
  if (member !== undefined) return PURE_DATE_MEMBERS.has(member);
  if (parent?.type === 'BinaryExpression') return parent['operator'] === 'instanceof' && key === 'right';
  return parent?.type === 'NewExpression' && key === 'callee' && (parent['arguments'] as unknown[]).length > 0;
}

function dateUse(parent: Node | undefined, full: string): string {
  if (parent?.type === 'NewExpression') return 'new Date()';
  return parent?.type === 'CallExpression' ? 'Date()' : full;
}

function isMember(node: Node | undefined): node is MemberNode {
  return node?.type === 'MemberExpression';
}

/** `b` of `a.b` and of `a['b']`. */
function propertyOf(member: Node): string | undefined {
  if (member['computed'] === true) return constant(member['property']);
  return (member['property'] as Node)['name'] as string;
}

const KEYED = new Set(['Property', 'MethodDefinition', 'PropertyDefinition', 'AccessorProperty']);
const LABELLED = new Set(['LabeledStatement', 'BreakStatement', 'ContinueStatement']);

/** Whether a child is only a name: of a property, a label, or what another module calls it. */
function isName(node: Node, key: string): boolean {
  if (isMember(node)) return key === 'property' && node['computed'] !== true;
  if (KEYED.has(node.type)) return key === 'key' && node['computed'] !== true;
  if (LABELLED.has(node.type)) return key === 'label';
  if (node.type === 'MetaProperty') return true;
  if (node.type === 'ExportSpecifier') return key === 'exported';
  return node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] !== null);
}

/** Types are searched for imports only; these TypeScript nodes hold values. */
const TYPED_VALUES = new Set(
  (
    'TSAsExpression TSSatisfiesExpression TSNonNullExpression TSTypeAssertion TSInstantiationExpression ' +
    'TSExportAssignment TSEnumDeclaration TSEnumBody TSEnumMember TSModuleDeclaration TSModuleBlock TSParameterProperty ' +
    'TSImportEqualsDeclaration TSAbstractPropertyDefinition TSAbstractMethodDefinition'
  ).split(' '),
);

function isType(node: Node): boolean {
  return node.type.startsWith('TS') && !TYPED_VALUES.has(node.type);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

function lineFinder(source: string): (offset: number) => number {
  return (offset) => source.slice(0, offset).split('\n').length;
}
