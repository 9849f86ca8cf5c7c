import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import type { LockedPackage } from '../contracts/client-lock.ts';

export interface MadePackage {
  readonly name: string;
  readonly version: string;
  /** Path → text; all of them may be executed. */
  readonly files: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A registry of npm's protocol on this machine, with what was made for a test. */
export interface NpmRegistry {
  readonly url: string;
  /** The paths that were asked for, in order. */
  readonly requests: readonly string[];
  /** What a lock says of one of its packages. */
  readonly locked: (name: string, version: string, folder?: string) => LockedPackage;
  /** From now on, other bytes are served than the registry itself says. */
  readonly tamper: (name: string, version: string) => void;
  readonly close: () => Promise<void>;
}

export async function startNpmRegistry(packages: readonly MadePackage[]): Promise<NpmRegistry> {
  const requests: string[] = [];
  const tarballs = new Map(packages.map((item) => [`${item.name}@${item.version}`, tarball(item)]));
  const digests = new Map([...tarballs].map(([key, bytes]) => [key, integrityOf(bytes)]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').slice(1);
    requests.push(path);
    const [name = '', file] = path.split('/-/');
    if (file !== undefined) {
      const bytes = tarballs.get(`${name}@${file.slice(0, -'.tgz'.length)}`);
      response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
      return;
    }
    const versions = packages.filter((item) => item.name === name);
    if (versions.length === 0) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Not found"}');
      return;
    }
    const host = `http://${request.headers.host ?? ''}`;
    const manifests = versions.map((item) => {
      const integrity = digests.get(`${name}@${item.version}`);
      const dist = { tarball: `${host}/${name}/-/${item.version}.tgz`, integrity };
      return [item.version, { ...manifest(item), dist }] as const;
    });
    const latest = versions.at(-1)?.version;
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(manifests) }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    locked: (name, version, folder = name) => ({
      ...(folder === name ? {} : { name }),
      version,
      integrity: digests.get(`${name}@${version}`) ?? '',
    }),
    tamper: (name, version) => {
      tarballs.set(`${name}@${version}`, tarball({ name, version, files: { evil: '' } }));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function integrityOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

function manifest({ name, version, optionalDependencies }: MadePackage): object {
  return { name, version, ...(optionalDependencies === undefined ? {} : { optionalDependencies }) };
}

function tarball(item: MadePackage): Buffer {
  const files = { 'package.json': JSON.stringify(manifest(item)), ...item.files };
  const entries = Object.entries(files).map(([path, text]) => tarEntry(`package/${path}`, Buffer.from(text)));
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));
}

/** One file as ustar has it: a header of 512 bytes, then the content, filled up to whole blocks. */
function tarEntry(path: string, content: Buffer): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0, 100);
  header.write('0000755\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
