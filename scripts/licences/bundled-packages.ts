import { packagesOf, type ProgramName } from './programs.ts';

/** The package that a module belongs to, as the last folder `node_modules` in its path says. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Returns the names of the packages that modules of a bundle belong to. */
const packagesIn = (modules: Iterable<string>): ReadonlySet<string> =>
  new Set([...modules].flatMap((id) => PACKAGE.exec(id.split('\\').join('/'))?.[1] ?? []));

/**
 * Makes sure that whatever is in a bundle is in the notices of its program.
 * @param modules paths of the modules of the bundle
 * @throws Error that names what the program does not list as needed when it runs
 */
export function requireNoticed(modules: Iterable<string>, root: string, program: ProgramName): void {
  const noticed = new Set(packagesOf(root, program).map(({ name }) => name));
  const missing = [...packagesIn(modules)].filter((name) => !noticed.has(name)).toSorted();
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: in the bundle of the ${program}, but not among its dependencies, so that its licence would be missing: move it there from devDependencies.`,
    );
}
