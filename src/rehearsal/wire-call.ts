import type { ReadonlyJsonValue } from '../kernel/json-tree.ts';
import type { WireCall } from './model-reply.ts';
import type { ModelRequest } from './model-request.ts';

/** A call of a function that stands for itself. */
export function functionCall(name: string, input: { readonly [key: string]: ReadonlyJsonValue }): Omit<WireCall, 'id'> {
  return { name, namespace: null, input: JSON.stringify(input), plain: false };
}

/** A call that a scenario spells out; the group is the one in which the request offers the tool. */
export function verbatimCall(
  call: { readonly tool: string; readonly input: string; readonly plain: boolean },
  request: ModelRequest,
): Omit<WireCall, 'id'> {
  const namespace = request.tools.find(({ name }) => name === call.tool)?.namespace ?? null;
  return { name: call.tool, namespace: wireNamespace(namespace), input: call.input, plain: call.plain };
}

/** `functions` is the group of what stands in no group. */
function wireNamespace(namespace: string | null): string | null {
  return namespace === 'functions' ? null : namespace;
}

/** The path as clients want it, who do not say what a relative one is relative to. */
export function absolutePath(path: string, request: ModelRequest): string {
  const folder = request.workingDirectory;
  if (folder === null || /^(?:[/\\~]|[A-Za-z]:[/\\])/.test(path)) return path;
  return `${folder.replace(/[/\\]$/, '')}/${path}`;
}
