import { expect, test } from 'vitest';

import { Secrets } from '../../governance/redaction/redact-secrets.ts';
import { libraryMask, withMasks } from './personal-redactor.ts';

const LIBRARY = { library_id: 'l', sensitivity: 'private' as const, allowed_agents: [] };

test('secrets go, then what the library names, wherever a stream is cut; bytes that are no text stay', async () => {
  const custom_patterns = [{ pattern_id: 'name', regex: 'Zoë', replacement: 'N', severity: 'low' as const }];
  const rules = { pii_detection: true, custom_patterns };
  const mask = await libraryMask({ ...LIBRARY, redaction_rules: rules }, String);
  const redactor = withMasks(new Secrets(['a-known-value']), mask === null ? [] : [mask]);
  const text = 'Zoë has a-known-value\nmail zoe@example.com\n';
  const masked = 'N has [redacted]\nmail ***@***.***\n';
  expect(redactor.redact(text)).toBe(masked);
  const bytes = `${Buffer.from(text).toString('latin1')}\u00ff 123-45-6789`;
  for (let cut = 0; cut < bytes.length; cut += 1) {
    const stream = redactor.stream();
    expect(stream.push(bytes.slice(0, cut)) + stream.push(bytes.slice(cut)) + stream.end()).toBe(
      `${masked}\u00ff ***-**-****`,
    );
  }
  expect(await libraryMask({ ...LIBRARY, redaction_rules: { pii_detection: false } }, String)).toBeNull();
});
