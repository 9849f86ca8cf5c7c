/** Only constructed on the way to `HttpClient`, which throws. */
export class BearerCredentialHandler {}
