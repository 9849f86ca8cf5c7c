import { decodeJson } from '../kernel/decode-json.ts';
import { InputClassError } from '../kernel/input-class-error.ts';
import { JsonShapeError, JsonSyntaxError } from '../kernel/json-error.ts';
import type { Shape } from '../kernel/json-shape.ts';

/** Reads the request of a command of the reference; throws `InputClassError` with the class of that command. */
export function decodeRequest<T>(jsonText: string, shape: Shape<T>, errorClass: string): T {
  try {
    return decodeJson(jsonText, shape);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError) && !(error instanceof JsonShapeError)) throw error;
    throw new InputClassError(errorClass, error.message, { cause: error });
  }
}
