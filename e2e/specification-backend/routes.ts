import { paths, type RouteName } from '../../src/shared/routes/paths.ts';
import { administrator, member, type Person } from './people.ts';

/** A screen of the app as it is opened here. */
export interface Visit {
  readonly path: string;
  /** Nobody where it is a screen of those who are not signed in. */
  readonly as: Person | undefined;
}

const PUBLIC: readonly RouteName[] = [
  'login',
  'register',
  'policy',
  'invite',
  'passwordForgot',
  'silentLogin',
  'logout',
];

/** The screens of section 6 for those who print. */
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

/** Which version waits for whom: the screens of the review ask for one in their state. */
const VERSION: Partial<Record<RouteName, { labelId: string; versionId: string }>> = {
  qualityPublish: { labelId: '2', versionId: '3' },
  qualityReplace: { labelId: '2', versionId: '4' },
};

/** The address with a record of the backend for each parameter; `isWhole` with those that may be left out. */
function addressOf(name: RouteName, isWhole: boolean): string {
  const known: Record<string, string> = { articleName: 'Plum%20tart', ...VERSION[name] };
  return paths[name].replaceAll(/\/:(\w+)(\??)/g, (_part, parameter: string, mark: string) =>
    mark === '?' && !isWhole ? '' : `/${known[parameter] ?? '1'}`,
  );
}

/** Every screen of section 2 of the specification; one with a parameter that may be left out is opened with and without it. */
export const visits: readonly Visit[] = (Object.keys(paths) as RouteName[]).flatMap((name) => {
  const signedIn = OF_MEMBERS.includes(name) ? member : administrator;
  const as = PUBLIC.includes(name) ? undefined : signedIn;
  return [...new Set([addressOf(name, false), addressOf(name, true)])].map((path) => ({ path, as }));
});
