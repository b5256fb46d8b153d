import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, TEST_FONTS, type DebianPackage } from './debian-packages.ts';

/** Package of Debian: the shell renders the same pages without window management, at three quarters of the cost. */
const DEBIAN_SHELL: DebianPackage = {
  name: 'chromium-headless-shell',
  path: '/usr/bin/chromium-headless-shell',
};
const DEBIAN_CHROMIUM: DebianPackage = { name: 'chromium', path: '/usr/bin/chromium' };

/**
 * Returns the browser for the tests: CHROMIUM_PATH, Debian's headless shell, Debian's Chromium, or Playwright's own. As
 * root on a Debian machine, the shell and the fonts of the tests are installed from Debian's packages. Throws an Error with a sentence
 * when there is none.
 */
export function findChromium(): string {
  // The workers of a run search too: an installation that failed for the run is not repeated by each of them.
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
  if (!isWorker) installFromDebian(TEST_FONTS);
  return named() ?? find([DEBIAN_SHELL, DEBIAN_CHROMIUM], !isWorker);
}

/** Returns a browser that asks a person for permissions, which the shell does not. Searched in the same way. */
export const findWholeChromium = (): string => named() ?? find([DEBIAN_CHROMIUM], true);

function named(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, and there is nothing.`);
  return path;
}

/** Returns the first available package, or Playwright's own browser. */
function find(packages: readonly DebianPackage[], mayInstall: boolean): string {
  const paths = [...packages.map(({ path }) => path), chromium.executablePath()];
  const isThere = () => paths.some((path) => existsSync(path));
  const [best, ...others] = packages;
  if (mayInstall && best) installFromDebian([best]);
  if (mayInstall && !isThere()) installFromDebian(others);
  const found = paths.find((path) => existsSync(path));
  if (found === undefined)
    throw new Error('No Chromium was found. Install one, or name it with CHROMIUM_PATH.');
  return found;
}
