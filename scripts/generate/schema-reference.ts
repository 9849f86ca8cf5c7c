/** What of JSON Schema our schemas use. */
interface Schema {
  readonly $ref?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** Patterns of our schemas in words; any other is shown as it is. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[0-9a-f]{40}(?:[0-9a-f]{24})?$': 'commit id',
  '^([0-9a-f]{40}|[0-9a-f]{64})$': 'commit id',
  '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$': 'UUID',
  '^sha256:[0-9a-f]{64}$': '`sha256:…`',
  '^[A-Za-z0-9][A-Za-z0-9_-]*$': 'id (letters, digits, `_`, `-`)',
  '^(?:\\$schema|[A-Za-z0-9][A-Za-z0-9_-]*)$': 'id (letters, digits, `_`, `-`)',
  '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$': 'day (`2027-01-31`)',
  '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?Z$': 'instant (`2027-01-31T12:00:00Z`)',
  '^\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?$': 'version (`1.2.3`)',
  '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$': 'version (`1.2.3`)',
  '^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$': '`owner/name`',
  '^[A-Za-z_][A-Za-z0-9_]*$': 'name of a variable',
  '^[^\\u0000]*$': 'text',
  '\\S': 'text',
};

/**
 * The sections of a page about one schema: a table of fields for each object in it. Objects without a title of their own stand in the table
 * of the object that holds them, as `outer.inner`.
 *
 * @param pageOf the page about another schema file, relative to this one
 */
export function schemaReference(schema: object, pageOf: (file: string) => string): string {
  const root = schema as Schema;
  const definitions = root.definitions ?? {};
  const sections = new Map<string, string>();

  function add(title: string, object: Schema): string {
    if (sections.has(title)) return title;
    sections.set(title, '');
    const rows = rowsOf(object, '');
    sections.set(title, `${object.description ?? ''}\n\n${tableOf(rows)}`);
    return title;
  }

  function rowsOf(object: Schema, prefix: string): readonly string[] {
    const own = Object.entries(object.properties ?? {}).flatMap(([name, field]) => {
      // For editors only.
      if (name === '$schema') return [];
      const required = object.required?.includes(name) === true;
      return [rowOf(`${prefix}${name}`, field, required), ...innerRows(field, `${prefix}${name}`)];
    });
    if (typeof object.additionalProperties !== 'object') return own;
    const name = `${prefix}<${placeholderOf(object.propertyNames)}>`;
    return [...own, rowOf(name, object.additionalProperties, false), ...innerRows(object.additionalProperties, name)];
  }

  function rowOf(name: string, field: Schema, required: boolean): string {
    const value = typeOf(field).replaceAll('|', '\\|');
    return `| \`${name}\` | ${required ? 'yes' : ''} | ${value} | ${descriptionOf(field)} |`;
  }

  /** The fields of an object, or of the items of a list, that has no section of its own. */
  function innerRows(field: Schema, name: string): readonly string[] {
    if (field.$ref !== undefined) {
      const target = resolved(field);
      return target === null || isSection(target) ? [] : innerRows(target, name);
    }
    const object = [field, ...(field.anyOf ?? [])].find(isObject);
    if (object?.properties !== undefined) return isSection(field) ? [] : rowsOf(object, `${name}.`);
    if (typeof object?.additionalProperties === 'object') return innerRows(object.additionalProperties, `${name}.<id>`);
    if (field.items !== undefined) return isSection(field.items) ? [] : innerRows(field.items, `${name}[]`);
    return [];
  }

  function typeOf(field: Schema): string {
    if (field.$ref !== undefined) return referenceOf(field.$ref);
    const [only] = field.allOf ?? [];
    if (only !== undefined) return typeOf(only);
    const either = field.anyOf ?? field.oneOf;
    if (isSection(field)) {
      const object = [field, ...(either ?? [])].find(isObject) ?? field;
      const title = add(field.title ?? '', { ...object, ...(field.description && { description: field.description }) });
      return `[${title}](#${title.toLowerCase()})${isNullable(field) ? ' or null' : ''}`;
    }
    if (either !== undefined) return [...new Set(either.map(typeOf))].join(' or ');
    if ('const' in field) return `\`${JSON.stringify(field.const)}\``;
    if (field.enum !== undefined) return field.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
    const types = [field.type ?? 'any value'].flat();
    return types.map((type) => namedType(type, field)).join(' or ');
  }

  function namedType(type: string, field: Schema): string {
    if (type === 'array') return field.items === undefined ? 'list' : `list of ${typeOf(field.items)}`;
    if (type === 'object' && typeof field.additionalProperties === 'object') {
      return `map: ${placeholderOf(field.propertyNames)} → ${typeOf(field.additionalProperties)}`;
    }
    if (type === 'string') {
      const { pattern } = field;
      return pattern === undefined ? 'text' : (PATTERNS[pattern] ?? `\`${pattern}\``);
    }
    if (type === 'integer' || type === 'number')
      return `${type === 'integer' ? 'whole number' : 'number'}${range(field)}`;
    return type === 'boolean' ? '`true`, `false`' : type;
  }

  function referenceOf(reference: string): string {
    const name = /^#\/definitions\/(.+)$/.exec(reference)?.[1];
    if (name === undefined) {
      const [file = '', inner] = reference.split('#/definitions/');
      return `[${inner ?? file.replace('.schema.json', '')}](${pageOf(file)})`;
    }
    const target = definitions[name];
    if (target === undefined) throw new Error(`${root.$id ?? ''}: there is no definition ${name}`);
    return typeOf(target);
  }

  function resolved(field: Schema): Schema | null {
    const name = /^#\/definitions\/(.+)$/.exec(field.$ref ?? '')?.[1];
    return name === undefined ? null : (definitions[name] ?? null);
  }

  function descriptionOf(field: Schema): string {
    const text = field.description ?? resolved(field)?.description ?? '';
    return isSection(resolved(field) ?? field) ? '' : text.replaceAll('|', '\\|');
  }

  sections.set('', '');
  const rows = [root, ...(root.anyOf ?? [])].flatMap((form) => (isObject(form) ? rowsOf(form, '') : []));
  sections.set('', tableOf(rows));
  return [...sections].map(([title, body]) => (title === '' ? body : `## ${title}\n\n${body}`)).join('\n\n');
}

const tableOf = (rows: readonly string[]): string =>
  ['| field | required | value | what it is |', '|---|---|---|---|', ...rows].join('\n');

const isObject = (schema: Schema): boolean =>
  schema.properties !== undefined || typeof schema.additionalProperties === 'object';

/** Objects with a title stand in a section of their own. */
function isSection(schema: Schema): boolean {
  return (
    schema.title !== undefined && [schema, ...(schema.anyOf ?? [])].some(({ properties }) => properties !== undefined)
  );
}

function isNullable({ type, anyOf = [] }: Schema): boolean {
  return [type].flat().includes('null') || anyOf.some((other) => other.type === 'null');
}

function placeholderOf(names: Schema | undefined): string {
  return names?.$ref?.endsWith('/variable') === true ? 'variable' : 'id';
}

function range({ minimum, exclusiveMinimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, at least ${minimum}`;
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  return maximum === undefined ? '' : `, at most ${maximum}`;
}
