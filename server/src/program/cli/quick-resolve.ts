import { registerHooks, type ResolveFnOutput, type ResolveHookContext } from 'node:module';

/**
 * Lets the modules of the program be found faster while it is loaded: that takes half a second instead of one and a half.
 * For each import, Node parses the whole package.json of a package again, and that of the query builder has 180 kB. Here
 * a name is looked up once in each package, and files beside each other have the same format.
 * @returns the function that ends it
 */
export function quickResolve(): () => void {
  const byName = new Map<string, ResolveFnOutput>();
  const formatOf = new Map<string, string>();
  const hooks = registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const { parentURL } = context;
      if (parentURL === undefined || /^(?:node|file|data):/.test(specifier))
        return nextResolve(specifier, context);
      if (specifier.startsWith('.')) {
        const { href } = new URL(specifier, parentURL);
        const format = formatOf.get(kindOf(href));
        if (format !== undefined) return { url: href, format, shortCircuit: true };
        const found = nextResolve(specifier, context);
        if (typeof found.format === 'string') formatOf.set(kindOf(found.url), found.format);
        return found;
      }
      const name = nameIn(specifier, parentURL, context);
      const known = byName.get(name);
      if (known) return known;
      const found = nextResolve(specifier, context);
      byName.set(name, { ...found, shortCircuit: true });
      return found;
    },
  });
  return () => hooks.deregister();
}

/** Folder and extension of a file: together they decide its format. */
const kindOf = (url: string): string =>
  `${url.slice(0, url.lastIndexOf('/'))} ${/\.\w+$/.exec(url)?.[0] ?? ''}`;

/** A name, the package whose dependencies it is looked up in (or the room of the source), and how it is imported. */
const nameIn = (specifier: string, parentURL: string, { conditions }: ResolveHookContext): string =>
  [
    specifier,
    /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+|^.*?\/src\//.exec(parentURL)?.[0] ?? parentURL,
    ...conditions,
  ].join(' ');
