import { demoArticles } from 'server';
import { readRouteTable, type TableScreen } from '../scripts/delivery/read-route-table.ts';
import { NEW_RECORD, openedPath } from '../src/shared/routes/paths.ts';

/** Screen of the app to open. */
export interface AppAddress {
  /** With the id of a record for each parameter: "/print-article/1". */
  readonly path: string;
  /** E-mail of the demo's account that opens it; undefined for screens of people who are not signed in. */
  readonly as: string | undefined;
}

const PRINTS = /^(?:home|print|widget\/quick-print|widget\/my-widgets)\//;

/** Values of the parameters that are no id; the first record of each kind of the demo is 1. */
const VALUES: Readonly<Record<string, string>> = {
  articleName: encodeURIComponent(demoArticles[0]?.name ?? ''),
  versionId: '3',
};

/** Versions of the demo in the state that a screen of the review is for. */
const IN_STATE: Readonly<Record<string, string>> = {
  '/qa/labels/:labelId/versions/:versionId/publish': '/qa/labels/3/versions/7/publish',
  '/qa/labels/:labelId/versions/:versionId/replace': '/qa/labels/5/versions/10/replace',
};

/**
 * Returns an address of every screen of the app, on the demo data. Those with an optional parameter have one without it
 * too, and those with a form under the address of their list one with a new record.
 * @param root root of the project
 * @throws Error when the route table cannot be read
 */
export const appAddresses = (root: string): AppAddress[] =>
  readRouteTable(root).flatMap((screen) => {
    const form = screen.pages.length > 1 ? [openedPath(screen.path, NEW_RECORD)] : [];
    const paths = new Set([withoutOptional(screen.path), screen.path, ...form]);
    return [...paths].map((path) => ({ path: IN_STATE[path] ?? withValues(path), as: personOf(screen) }));
  });

const withoutOptional = (path: string) => path.replace(/\/:\w+\?$/, '');

const withValues = (path: string) =>
  path.replaceAll(/:(\w+)\??/g, (_parameter, name: string) => VALUES[name] ?? '1');

function personOf({ layout, pages: [page = ''] }: TableScreen): string | undefined {
  if (layout === 'public') return undefined;
  return PRINTS.test(page) ? 'member@demo.test' : 'admin@demo.test';
}
