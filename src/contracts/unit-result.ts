import { documentText } from './document-text.ts';
import type { UnitResult } from './generated/unit-result.ts';
import { validate } from './generated/unit-result.validate.js';
import { parseCheckedJson } from './json-source.ts';

export function parseUnitResult(text: string, file: string): UnitResult {
  return parseCheckedJson<UnitResult>('the result of a unit', text, validate, file);
}

export function unitResultText(result: UnitResult): string {
  return documentText(result);
}
