import fs from 'node:fs';

import { DISK, type Disk } from '../io/disk.ts';

/** The calls that were made, by name. */
export interface FailingDisk extends Disk {
  readonly calls: string[];
}

/**
 * A disk whose call number `at`, from 0, fails; a write leaves half of what it was given. With `crash` every later call fails too, as for a
 * process that is gone.
 */
export function failingDisk(at: number, kind: 'fails' | 'crash'): FailingDisk {
  const calls: string[] = [];
  const wrapped = Object.entries(DISK).filter(([name]) => name.endsWith('Sync')) as [
    string,
    (...given: unknown[]) => unknown,
  ][];
  const disk = Object.fromEntries(
    wrapped.map(([name, call]) => [
      name,
      (...given: unknown[]): unknown => {
        const number = calls.push(name) - 1;
        if (number !== at && (kind === 'fails' || number < at)) return call(...given);
        // Descriptors are closed by the system, whatever becomes of the process.
        if (name === 'closeSync') call(...given);
        if (name === 'writeFileSync' && number === at) {
          const [descriptor, content] = given as [number, string | Uint8Array];
          fs.writeFileSync(descriptor, Buffer.from(content as string).subarray(0, content.length / 2));
        }
        throw Object.assign(new Error(`EIO: ${name}`), { code: 'EIO' });
      },
    ]),
  );
  return { ...(disk as unknown as Disk), calls };
}
