import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Package of Debian, with a file that shows that it is installed. */
export interface DebianPackage {
  readonly name: string;
  readonly path: string;
}

/** Fonts of the tests in a browser: with others, columns are wider. The families of e2e/gallery/fonts.conf. */
export const TEST_FONTS: readonly DebianPackage[] = [
  { name: 'fonts-dejavu-core', path: '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf' },
  { name: 'fonts-liberation', path: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
];

/** Installs what is missing, as root on a Debian machine; elsewhere it does nothing. The caller looks for the files. */
export function installFromDebian(packages: readonly DebianPackage[]): void {
  const missing = packages.filter(({ path }) => !existsSync(path)).map(({ name }) => name);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(', ')} from the packages of this system.`);
  // Waits for a lock, because another worker may be installing.
  const options = ['--option', 'DPkg::Lock::Timeout=300'];
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', ...missing]])
    spawnSync('apt-get', [...options, ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
