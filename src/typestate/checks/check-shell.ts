import { optionalText, trimmed } from '../normal-text.ts';
import type { TurnInput } from '../turn-input.ts';
import { isBound } from './is-bound.ts';
import { allOf, rowsBy } from './rows-by.ts';
import { classIf, type TurnCheck } from './turn-check.ts';

type Boundary = NonNullable<TurnInput['executionBoundary']>;
type ShellRow = NonNullable<TurnInput['shell']>[number];

/**
 * Every call of a shell tool tells its command, its folder and its sandbox, which are those of the boundary; nothing else ran a command
 * (tool calling typestate 4.3).
 */
export const checkShell: TurnCheck = ({ constraints, use }) => {
  const { executionBoundary: boundary, shell } = constraints;
  if (boundary === undefined) return [];
  const shellTools = new Set(boundary.shellTools.map(trimmed));
  const calls = use.results.requests.rows.filter(({ toolName }) => shellTools.has(toolName));
  const ids = new Set(calls.map(({ toolCallId }) => toolCallId));
  const rows = rowsBy(shell, ({ toolCallId }) => toolCallId);
  const isInside = (row: ShellRow): boolean => keepsTo(boundary, row);
  const violates = [...rows.keys()].some((id) => !ids.has(id)) || [...ids].some((id) => !allOf(rows.get(id), isInside));
  return classIf(violates, 'runtime.shell_boundary_violation');
};

function keepsTo(boundary: Boundary, { workdir, sandboxRef, commandDigest }: ShellRow): boolean {
  const folder = optionalText(workdir);
  return (
    folder !== undefined &&
    boundary.allowedWorkdirs.some((allowed) => isWithin(folder, trimmed(allowed))) &&
    isBound(sandboxRef, boundary.sandboxRef) &&
    optionalText(commandDigest) !== undefined
  );
}

/** The folder itself or one below it, by its name: one that goes up again is not. */
function isWithin(folder: string, allowed: string): boolean {
  const segments = folder.split(/[/\\]/);
  if (allowed === '' || segments.includes('..')) return false;
  const root = allowed.endsWith('/') ? allowed : `${allowed}/`;
  return folder === allowed || `${folder}/`.startsWith(root);
}
