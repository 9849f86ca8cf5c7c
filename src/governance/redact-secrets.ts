/** What takes a secret's place. */
export const REDACTED = '[redacted]';

/**
 * Secrets by the form that their issuers gave them. Only forms that nothing else has: digests, ids and paths must stay, since
 * a proof line that lost its skill's name proves nothing. Every pattern is linear in the text.
 */
const SECRETS: readonly RegExp[] = [
  /\bsk-(?:ant-|proj-|svcacct-)?[A-Za-z0-9_-]{20,512}/g,
  /\bgh[pousr]_[A-Za-z0-9]{20,255}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,255}/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,255}/g,
  /\bAIza[0-9A-Za-z_-]{35}/g,
  /\bglpat-[A-Za-z0-9_-]{20,64}/g,
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\beyJ[A-Za-z0-9_-]{8,2048}\.eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{8,1024}/g,
  /(?<=\b[Bb]earer )[A-Za-z0-9._~+/-]{16,2048}={0,2}/g,
  /(?<=:\/\/[^\s/:@]{1,64}:)[^\s/:@]{3,128}(?=@)/g,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[A-Za-z0-9+/=\\nr\s]{0,16384}(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g,
];

/** The text with every secret of a known form replaced. */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((redacted, pattern) => redacted.replaceAll(pattern, REDACTED), text);
}
