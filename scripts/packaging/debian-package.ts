import { join } from 'node:path';
import { EPOCH_S, settle, writeText } from './contents.ts';
import { run } from './run.ts';

export const PROCESSORS = ['x64', 'arm64'] as const;
/** Processor, as Node names it. */
export type Processor = (typeof PROCESSORS)[number];

const debianName: Readonly<Record<Processor, string>> = { x64: 'amd64', arm64: 'arm64' };

interface DebianPackage {
  readonly name: string;
  readonly version: string;
  readonly processor: Processor;
  /** Fields of its control file beside name, version and processor, as lines. */
  readonly about: string;
  readonly postinst: string;
  readonly prerm: string;
  /** Files of settings that belong to the administrator, as absolute paths. */
  readonly conffiles?: readonly string[];
}

/**
 * Writes a package for Debian and Ubuntu of what is laid out in a folder, to which it adds the package's own files. The same
 * contents make the same bytes. Returns its name.
 * @param work folder that is the root of the installed files
 * @param out folder of the finished package
 */
export async function buildDebianPackage(
  { name, version, processor, about, postinst, prerm, conffiles = [] }: DebianPackage,
  { work, out }: { readonly work: string; readonly out: string },
): Promise<string> {
  const file = `${name}_${version}_${debianName[processor]}.deb`;
  const control = `Package: ${name}\nVersion: ${version}\nArchitecture: ${debianName[processor]}\nMaintainer: Platen\n${about}`;
  writeText(work, 'DEBIAN/control', control);
  writeText(work, 'DEBIAN/postinst', postinst, 0o755);
  writeText(work, 'DEBIAN/prerm', prerm, 0o755);
  if (conffiles.length > 0)
    writeText(work, 'DEBIAN/conffiles', conffiles.map((path) => `${path}\n`).join(''));
  settle(work);
  await run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z6', '--build', work, join(out, file)], {
    env: { SOURCE_DATE_EPOCH: String(EPOCH_S) },
  });
  return file;
}
