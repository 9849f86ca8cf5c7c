import type { ArtifactMeta } from '../../../contracts/artifact-meta.ts';
import { protectionOf } from '../../../governance/retention/decide-retention.ts';
import { notFound, usageError } from '../../../kernel/portcullis-error.ts';
import type { ArtifactPlace } from './artifact-place.ts';
import { newMeta, readMeta, type Keeping } from './collect-garbage.ts';

/** What a person asks of an artifact. */
export type ArtifactRequest =
  | { readonly kind: 'star' | 'unstar' | 'request' }
  | { readonly kind: 'note'; readonly text: string };

/**
 * Stars an artifact, takes the star away, notes something, or asks for its deletion at the next scan. Its record afterwards.
 *
 * @throws PortcullisError `not_found` where there is no such artifact, `usage` for the deletion of one that is protected
 */
export async function changeArtifact(
  places: readonly ArtifactPlace[],
  id: string,
  request: ArtifactRequest,
  keeping: Keeping,
): Promise<ArtifactMeta> {
  const place = places.find((one) => one.id === id);
  const { kept, put } = await readMeta(keeping.store, id, 'Try again.');
  const isNew = kept === null || kept.status === 'deleted';
  const meta = !isNew ? kept : place === undefined ? null : await newMeta(place, keeping);
  if (meta === null) {
    throw notFound(
      `${id}: expected the id of an artifact, found none`,
      'It is the name of its folder below --artifacts-root.',
    );
  }
  return put(asked(meta, request, keeping));
}

function asked(meta: ArtifactMeta, request: ArtifactRequest, { policy, named, now }: Keeping): ArtifactMeta {
  switch (request.kind) {
    case 'star':
      return { ...meta, user_starred: true };
    case 'unstar':
      return { ...meta, user_starred: false };
    case 'note':
      return { ...meta, user_notes: request.text };
    case 'request': {
      const protection = protectionOf(policy, meta, named);
      if (protection === null) return { ...meta, status: 'scheduled_deletion', requested_at: now().toISOString() };
      const help = protection === 'user_starred' ? 'Run `portcullis gc unstar` first.' : undefined;
      throw usageError(`${meta.artifact_id}: expected one that is not protected, found ${protection}`, help);
    }
  }
}
