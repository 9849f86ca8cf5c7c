/** Stands in for `@actions/http-client` inside the bundled `@actions/core`; README.md in this folder says why. */
export class HttpClient {
  constructor() {
    throw new Error(
      'OIDC tokens are not available: the bundle has no @actions/http-client for @actions/core ' +
        '(scripts/stand-ins/README.md says why, and how to undo it).',
    );
  }
}

/** Of `@actions/http-client/lib/auth`; only constructed on the way to `HttpClient`, which throws. */
export class BearerCredentialHandler {}
