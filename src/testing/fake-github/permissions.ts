export type Level = 'read' | 'write';

/** What a workflow's token may do, in the words of `permissions:`. */
export interface Permissions {
  readonly actions?: Level;
  readonly checks?: Level;
  readonly contents?: Level;
  readonly issues?: Level;
  readonly metadata?: Level;
  readonly 'pull-requests'?: Level;
  readonly 'security-events'?: Level;
  readonly statuses?: Level;
}
export type Scope = keyof Permissions;

/** Any one of these is enough. */
export type Alternatives = readonly Permissions[];

export function needs(...alternatives: readonly Permissions[]): Alternatives {
  return alternatives;
}

/** Whether the token may do it. Reading the metadata of a repository is always allowed. */
export function isAllowed(granted: Permissions, alternatives: Alternatives): boolean {
  return alternatives.some((wanted) =>
    Object.entries(wanted).every(([scope, level]) => {
      const has = scope === 'metadata' ? 'read' : granted[scope as Scope];
      return has === 'write' || has === level;
    }),
  );
}

/** The value of `x-accepted-github-permissions`: `,` joins what is needed together, `;` separates alternatives. */
export function acceptedPermissions(alternatives: Alternatives): string {
  const one = (wanted: Permissions): string =>
    Object.entries(wanted)
      .map(([scope, level]) => `${scope.replaceAll('-', '_')}=${level}`)
      .join(',');
  return alternatives.map(one).join('; ');
}
