/** Stands in for `@actions/http-client` inside the bundled `@actions/core`; README.md in this folder says why. */
export class HttpClient {
  constructor() {
    throw new Error(
      'OIDC tokens are not available: the bundle replaces @actions/http-client by a stub inside @actions/core ' +
        '(scripts/http-client-stub/README.md says why, and how to undo it).',
    );
  }
}
