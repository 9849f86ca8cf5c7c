import { _, Ajv, stringify } from 'ajv';
import type { AnySchemaObject, KeywordErrorDefinition } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { callRef } from 'ajv/dist/vocabularies/core/ref.js';

/** The file that replaces ajv's run-time helpers in the generated folder. */
export const RUNTIME_FILE = 'ajv-runtime.js';

/**
 * ajv's generated code calls `require()` for these helpers, which an ES module does not have and which would pull ajv back
 * into the start path. Ours do the same for data that came from JSON; unlike fast-deep-equal, `equal` is not misled by
 * data that has keys such as `constructor` or `valueOf`.
 */
export const RUNTIME_SOURCE = `/** Code points in a string: what minLength and maxLength count. */
export function ucs2length(text) {
  let length = 0;
  for (let index = 0; index < text.length; index += 1, length += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) index += 1;
  }
  return length;
}

/** Equality of two JSON values: what const, enum and uniqueItems ask. */
export function equal(left, right) {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && equal(left[key], right[key]));
}
`;

const HELPERS: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': 'ucs2length',
  'ajv/dist/runtime/equal': 'equal',
};

/** Which keyword brings in a helper that has no replacement here: the error should name what the author wrote. */
const KEYWORD_OF_HELPER: readonly (readonly [string, string])[] = [
  ['ajv-formats', 'format'],
  ['ajv/dist/runtime/validation_error', '$async'],
  ['ajv/dist/runtime/re2', 'pattern (with a custom regular expression engine)'],
  ['ajv/dist/runtime/uri', '$ref (resolved at run time)'],
];

/** The error of an unknown field tells the known ones, for "did you mean". */
const UNKNOWN_FIELD: KeywordErrorDefinition = {
  message: 'must NOT have additional properties',
  params: ({ params, parentSchema }) => {
    const { properties = {} } = parentSchema as { readonly properties?: object };
    return _`{additionalProperty: ${params['additionalProperty']}, known: ${stringify(Object.keys(properties))}}`;
  },
};

/** Compiles schemas (draft-07) to self-contained ES modules. All schemas are known first, so that each can `$ref` any other by `$id`. */
export class ValidatorCompiler {
  readonly #ajv: Ajv;

  constructor(schemas: readonly AnySchemaObject[]) {
    this.#ajv = new Ajv({
      allErrors: true,
      strict: true,
      // `required` in a branch of anyOf/if names properties that its parent declares; that is how we write them.
      strictRequired: false,
      allowUnionTypes: true,
      code: { source: true, esm: true, lines: true },
    });
    const rule = this.#ajv.RULES.all['additionalProperties'];
    if (typeof rule === 'object') rule.definition.error = UNKNOWN_FIELD;
    this.#shareDocuments();
    for (const schema of schemas)
      this.#ajv.addSchema(JSON.parse(JSON.stringify(schema), withoutText) as AnySchemaObject);
  }

  /** Where a schema refers to a whole other one, its validator calls the other's module instead of holding it once more. */
  #shareDocuments(): void {
    const rule = this.#ajv.RULES.all['$ref'];
    if (typeof rule !== 'object' || !('code' in rule.definition)) throw new Error('ajv has no $ref');
    const { definition } = rule;
    const { code } = definition;
    definition.code = (cxt, type) => {
      const name = /^([\w-]+)\.schema\.json$/.exec(cxt.schema as string)?.[1];
      if (name === undefined || this.#ajv.schemas[cxt.schema as string] === undefined) return code(cxt, type);
      const value = { ref: name, code: _`require(${`./${name}.validate.js`}).validate` };
      callRef(cxt, cxt.gen.scopeValue('func', value));
    };
  }

  /** The module's source: `export const validate`, with the errors of the last call in `validate.errors`. */
  compile(id: string): string {
    const source = standaloneCode.default(this.#ajv, { validate: id });
    return boundLoops(replaceRequires(withoutWords(source), id));
  }
}

/** A reviver: validators need no descriptions; a field of that name has a schema, which is no text. */
function withoutText(key: string, value: unknown): unknown {
  return (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value;
}

/** What `schemaProblems` does not read of an error: a third of a validator, that each command which calls one would load. */
function withoutWords(source: string): string {
  return source
    .replaceAll(/,message:(?!"must NOT have fewer)(?:"(?:[^"\\]|\\.)*"\+?)+(?=\})/g, '')
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",keyword:"(?!required")/g, 'keyword:"');
}

/** More errors than this are not looked for in a list or an object: ajv joins lists of them, so that each costs what all before it did. */
const ERROR_LIMIT = 1000;

/** A loop ends once it found so many errors itself: those of another branch of an `anyOf` must not make this one look valid. */
function boundLoops(source: string): string {
  return source.replaceAll(
    /for\((?:const|let) (\w+)(?: in |=0; ).*\{/g,
    (loop: string, name: string) =>
      `const before_${name} = errors;\n${loop}\nif (errors - before_${name} >= ${ERROR_LIMIT}) break;`,
  );
}

function replaceRequires(source: string, id: string): string {
  const replaced = source
    .replace(/const (\w+) = require\("([^"]+)"\)\.default;/g, (statement: string, local: string, path: string) => {
      const helper = HELPERS[path];
      return helper === undefined ? statement : `import { ${helper} as ${local} } from './${RUNTIME_FILE}';`;
    })
    .replace(
      /const (\w+) = require\("(\.\/[\w-]+\.validate\.js)"\)\.validate;/g,
      "import { validate as $1 } from '$2';",
    );
  const left = /require\("([^"]+)"\)/.exec(replaced)?.[1];
  if (left !== undefined) {
    const keyword = KEYWORD_OF_HELPER.find(([prefix]) => left.startsWith(prefix))?.[1] ?? 'an unknown keyword';
    throw new Error(
      `${id}: the keyword ${keyword} needs "${left}" at run time, which the bundles do not carry. ` +
        'Say the same without it (a "pattern" instead of a "format", for example).',
    );
  }
  return replaced.endsWith('\n') ? replaced : `${replaced}\n`;
}
