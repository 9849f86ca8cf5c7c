/** A JSON text that is not what its reader asks for. `message` says where, what was expected and what was found. */
export class JsonShapeError extends Error {
  /** Line from 1. */
  readonly line: number;

  constructor(place: string, line: number, reason: string) {
    super(`${place === '' ? '' : `${place}: `}${reason} at line ${line}`);
    this.name = 'JsonShapeError';
    this.line = line;
  }
}
