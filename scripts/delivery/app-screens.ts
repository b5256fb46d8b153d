import { packOf } from '../../src/app/i18n/pack-of.ts';
import { firstReads } from './first-reads.ts';
import { LANGUAGE_PACKS, packPath } from '../messages/language-packs.ts';
import { readRouteTable } from './read-route-table.ts';
import type { PlannedScreen } from './start-script-plugin.ts';

const LAYOUTS = {
  public: 'src/app/layouts/public-layout.tsx',
  member: 'src/app/routes/member-shell.ts',
} as const;

/**
 * Returns the screens of the app with the modules that the router imports when it opens them.
 * @param root root of the project
 */
export const appScreens = (root: string): PlannedScreen[] =>
  readRouteTable(root).flatMap(({ path: route, layout, pages: [page = ''] }) =>
    withoutOptional(route).map((path) => ({
      path,
      isPublic: layout === 'public',
      modules: [LAYOUTS[layout], `src/pages/${page.replace(/\/(?=[^/]*$)/, '/ui/')}.tsx`],
      pack: packOf(`pages/${page}`),
      ...(layout === 'public' ? { reads: [], plainReads: [] } : firstReads(path)),
    })),
  );

/** Returns the addresses of a route: "/print-article/:id/:connectorId?" has two, which read different things. */
const withoutOptional = (route: string): string[] =>
  route.endsWith('?') ? [route.slice(0, route.lastIndexOf('/')), route.slice(0, -1)] : [route];

/** Texts of each language, by the pack of a screen: those of the shell are part of each. */
export const appPacks = (): Record<string, Record<string, string[]>> =>
  Object.fromEntries(
    [...Map.groupBy(LANGUAGE_PACKS, ({ language }) => language).keys()].map((language) => {
      const module = (pack: Parameters<typeof packPath>[1]) => packPath(language, pack);
      const print = [module('print'), module('print-sentences')];
      const manage = [...print, module('manage'), module('manage-sentences')];
      const design = [...manage, module('design'), module('design-sentences')];
      return [language, { first: [module('first')], print, manage, design }];
    }),
  );
