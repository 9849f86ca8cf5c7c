import { errorText, invalidInput } from '../../kernel/portcullis-error.ts';

/**
 * Why a value is not what a JSON Schema (draft-07) of a registry describes; null where it is. Patterns take time in proportion to the value,
 * and nothing is loaded that a schema refers to elsewhere.
 *
 * @throws PortcullisError `invalid_input` for a schema that is none; `what` names the value
 */
export async function schemaError(what: string, schema: object, value: unknown): Promise<string | null> {
  const [{ Ajv }, { RE2JS }] = await Promise.all([import('ajv'), import('re2js')]);
  const linear = Object.assign((pattern: string) => RE2JS.compile(pattern), { code: 'linear' });
  const ajv = new Ajv({ strict: false, logger: false, code: { regExp: linear } });
  try {
    const validate = ajv.compile(schema);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: what });
  } catch (error) {
    const message = `the schema of ${what}: expected JSON Schema of draft-07, found something else: ${errorText(error)}`;
    throw invalidInput(message, 'Correct it in the registry of tools.');
  }
}
