import { paths, type RouteName } from '../../src/shared/routes/paths.ts';
import { administrator, member, type Person } from './people.ts';

/** Screen of the app to open. */
export interface Visit {
  readonly path: string;
  /** Undefined for a screen for people who are not signed in. */
  readonly as: Person | undefined;
}

/** Screens outside of the shell, opened by nobody; that of the second factor is only for whom a server asks for one, which this one does not. */
const PUBLIC: readonly RouteName[] = [
  'login',
  'register',
  'policy',
  'invite',
  'passwordForgot',
  'secondFactor',
  'silentLogin',
  'logout',
];

/** Screens of section 6 for people who print. */
const OF_MEMBERS: readonly RouteName[] = [
  'home',
  'myOrders',
  'quickPrint',
  'printOrder',
  'printArticles',
  'printArticle',
  'printConnectorArticle',
  'printLabels',
  'printLabelArticles',
  'printLabel',
  'printLabelOrder',
  'printLabelArticle',
  'printLabelArticleName',
  'widgets',
];

/** Version for each screen of the review, in the state that the screen needs. */
const VERSION: Partial<Record<RouteName, { labelId: string; versionId: string }>> = {
  qualityPublish: { labelId: '2', versionId: '3' },
  qualityReplace: { labelId: '2', versionId: '4' },
};

/** Returns the URL with a record of the backend for each parameter; with `isWhole`, including the optional ones. */
function addressOf(name: RouteName, isWhole: boolean): string {
  const known: Record<string, string> = { articleName: 'Plum%20tart', ...VERSION[name] };
  return paths[name].replaceAll(/\/:(\w+)(\??)/g, (_part, parameter: string, mark: string) =>
    mark === '?' && !isWhole ? '' : `/${known[parameter] ?? '1'}`,
  );
}

/** All screens of section 2 of the specification; one with an optional parameter is opened with and without it. */
export const visits: readonly Visit[] = (Object.keys(paths) as RouteName[]).flatMap((name) => {
  const signedIn = OF_MEMBERS.includes(name) ? member : administrator;
  const as = PUBLIC.includes(name) ? undefined : signedIn;
  return [...new Set([addressOf(name, false), addressOf(name, true)])].map((path) => ({ path, as }));
});
