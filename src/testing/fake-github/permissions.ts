/** Scopes of a workflow's token, in the words of `permissions:`. */
export type Scope =
  'actions' | 'checks' | 'contents' | 'issues' | 'metadata' | 'pull-requests' | 'security-events' | 'statuses';
export type Level = 'read' | 'write';
export type Permissions = Readonly<Partial<Record<Scope, Level>>>;
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
