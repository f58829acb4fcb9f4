/**
 * What npm has left out of an installation, by name: packages that the lock file has for this platform and that are not there. npm
 * passes over an optional package whose maker does not promise it for the Node that runs npm, and says nothing; here another Node
 * runs what was installed, and needs them.
 */
export function passedOver(lock, record, { platform, arch, libc }) {
  const fits = (wanted, own) => wanted === undefined || wanted.includes(own);
  return Object.entries(lock.packages).flatMap(([at, { optional, os, cpu, libc: library }]) =>
    optional &&
    os !== undefined &&
    fits(os, platform) &&
    fits(cpu, arch) &&
    fits(library, libc) &&
    record.packages[at] === undefined
      ? [at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)]
      : [],
  );
}

/** This machine. Only Linux has two C libraries. */
export const here = () => ({
  platform: process.platform,
  arch: process.arch,
  libc: process.platform !== 'linux' || process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl',
});
