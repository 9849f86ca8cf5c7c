import type { ClientPlatform } from '../../contracts/client-package.ts';

/** The platform that this process runs on. */
export function thisPlatform(): ClientPlatform {
  const { platform, arch } = process;
  return { os: platform, cpu: arch, libc: platform === 'linux' ? libcOf(process.report.getReport()) : null };
}

/** For people: `linux-x64`, `linux-x64 (musl)`. */
export function platformName({ os, cpu, libc }: ClientPlatform): string {
  return libc === 'musl' ? `${os}-${cpu} (musl)` : `${os}-${cpu}`;
}

/** Node's report names the version of glibc it runs with, and names none with musl. */
function libcOf(report: object): 'glibc' | 'musl' {
  const header: unknown = 'header' in report ? report.header : null;
  const hasGlibc = header !== null && typeof header === 'object' && 'glibcVersionRuntime' in header;
  return hasGlibc ? 'glibc' : 'musl';
}
