import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface UnusedFiles {
  readonly package: string;
  /** Folder in the package. */
  readonly folder: string;
  readonly files: RegExp;
}

/**
 * Files of packages that the server never opens and that would leave with it under licences of their own: fonts whose
 * package does not say on which terms, and extensions of PostgreSQL, one of them with OpenSSL in it and one as free as
 * Perl.
 */
const unusedFiles: readonly UnusedFiles[] = [
  { package: 'bwip-js', folder: 'fonts', files: /\.(?:ttf|otf)$/ },
  { package: '@electric-sql/pglite', folder: 'dist', files: /^(?!pg_trgm\.).*\.tar\.gz$/ },
];

/**
 * Removes those files from packages that pnpm has installed.
 * @param folder folder of the laid out server
 * @throws Error when a package has none of them any more
 */
export function removeUnusedFiles(folder: string): void {
  const store = join(folder, 'node_modules/.pnpm');
  for (const { package: name, folder: inside, files } of unusedFiles) {
    const installed = readdirSync(store).filter((entry) => entry.startsWith(`${name.replace('/', '+')}@`));
    const paths = installed
      .map((entry) => join(store, entry, 'node_modules', name, inside))
      .flatMap((place) =>
        readdirSync(place)
          .filter((file) => files.test(file))
          .map((file) => join(place, file)),
      );
    if (paths.length === 0)
      throw new Error(
        `${name} has no ${String(files)} in ${inside} any more: look at scripts/package-server/unused-files.ts.`,
      );
    for (const path of paths) rmSync(path);
  }
}
