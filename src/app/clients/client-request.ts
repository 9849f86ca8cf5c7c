import { clientPackage } from '../../contracts/client-package.ts';
import { PortcullisError } from '../../kernel/portcullis-error.ts';
import { CLIENT_PACKAGES } from '../../providers/known-providers.ts';

export { PROVIDER_IDS } from '../../providers/known-providers.ts';

/** A client, and the version where one is named. */
export interface ClientRequest {
  readonly id: string;
  readonly version: string | null;
}

/** `claude` or `claude@2.1.332`. Throws `PortcullisError` `usage` for another client, and for what is no exact version. */
export function parseClientRequest(text: string): ClientRequest {
  const [id = '', version, ...rest] = text.split('@');
  clientPackage(CLIENT_PACKAGES, id);
  if (version === undefined) return { id, version: null };
  if (rest.length === 0 && /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/.test(version)) return { id, version };
  const message = `${JSON.stringify(text)}: expected an exact version, found ${JSON.stringify([version, ...rest].join('@'))}`;
  throw new PortcullisError('usage', message, `Example: ${id}@1.2.3`);
}
