import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Program of the machine, and the Debian package that contains it. */
export interface NeededProgram {
  readonly command: string;
  readonly debianPackage: string;
}

/** Folders of administrators' programs and CUPS filters, which are not in every PATH. */
const OTHER_FOLDERS = ['/usr/sbin', '/usr/lib/cups/filter'];

const isThere = (command: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...OTHER_FOLDERS].some(
    (folder) => folder !== '' && existsSync(join(folder, command)),
  );

/** Returns a sentence that says what is missing and how to install it, or undefined when everything is available. */
export function whyNotHere(
  needs: readonly NeededProgram[],
  isInstalled: (command: string) => boolean = isThere,
): string | undefined {
  const missing = needs.filter(({ command }) => !isInstalled(command));
  if (missing.length === 0) return undefined;
  const commands = missing.map(({ command }) => command).join(', ');
  const packages = [...new Set(missing.map(({ debianPackage }) => debianPackage))].join(' ');
  return `${commands} ${missing.length === 1 ? 'is' : 'are'} not on this machine: apt-get install ${packages}`;
}
