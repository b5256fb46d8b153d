import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * Lets modules be found faster while the program is loaded: in 0.1 s instead of 0.9 s. For each import, Node reads the
 * whole package.json of a package again, and that of the query builder has 180 kB. A name is looked
 * up once in each package, and files beside each other have the same format.
 * @returns the function that ends it
 */
export function quickResolve(): () => void {
  const byName = new Map<string, ResolveFnOutput>();
  const formatOf = new Map<string, ResolveFnOutput['format']>();
  const hooks = registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const { parentURL } = context;
      if (parentURL === undefined || /^(?:node|file|data):/.test(specifier))
        return nextResolve(specifier, context);
      const isRelative = specifier.startsWith('.');
      if (isRelative) {
        const { href } = new URL(specifier, parentURL);
        const format = formatOf.get(kindOf(href));
        if (format !== undefined) return { url: href, format, shortCircuit: true };
      }
      const name = `${specifier} ${packageOf(parentURL)} ${context.conditions.join(' ')}`;
      const known = isRelative ? undefined : byName.get(name);
      if (known) return known;
      const found = nextResolve(specifier, context);
      if (isRelative && typeof found.format === 'string') formatOf.set(kindOf(found.url), found.format);
      if (!isRelative) byName.set(name, { ...found, shortCircuit: true });
      return found;
    },
  });
  return () => hooks.deregister();
}

/** Folder and extension of a file: together they decide its format. */
const kindOf = (url: string): string =>
  `${url.slice(0, url.lastIndexOf('/'))} ${/\.\w+$/.exec(url)?.[0] ?? ''}`;

/** Package whose dependencies a module imports: its folder in node_modules, or the room of the source. */
const packageOf = (url: string): string =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+|^.*?\/src\//.exec(url)?.[0] ?? url;
