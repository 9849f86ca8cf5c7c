/** What a `uses` names. */
export type ActionReference =
  | { readonly kind: 'local'; readonly path: string }
  | { readonly kind: 'docker' }
  | {
      readonly kind: 'repository';
      /** `owner/repository`, lower case. */
      readonly repository: string;
      /** Of the action or workflow inside it; empty at its top. */
      readonly path: string;
    };

/** Takes a `uses` apart (GitHub's workflow syntax): `./path`, `$/path`, `docker://image`, `owner/repository/path@ref`. */
export function parseUses(uses: string): ActionReference {
  const text = uses.trim();
  if (/^docker:\/\//i.test(text)) return { kind: 'docker' };
  // The runner takes `.\path`, too.
  if (/^[.$][\\/]/.test(text)) return { kind: 'local', path: text.slice(2).replace(/\/$/, '') };
  const [owner = '', repository = '', ...path] = text.replace(/@.*$/s, '').split('/');
  return { kind: 'repository', repository: `${owner}/${repository}`.toLowerCase(), path: path.join('/') };
}

/** Whether a step runs the action of that repository, whatever its version. */
export function isActionOf(uses: string | null, repository: string): boolean {
  if (uses === null) return false;
  const reference = parseUses(uses);
  return reference.kind === 'repository' && reference.repository === repository && reference.path === '';
}
